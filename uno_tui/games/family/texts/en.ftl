# What UNO and UNO Teams say alike.
played-colour-you = You play { CARD($card) }, { $colour }.
    .terse = You: { CARD($card) }, { $colour }.
played-colour-other = { $name } plays { CARD($card) }, { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
debt-you =
    { $count ->
        [one] Draw 1 card.
       *[other] Draw { $count } cards.
    }
debt-other =
    { $count ->
        [one] { $name } must draw 1 card.
       *[other] { $name } must draw { $count } cards.
    }
    .terse = { "" }
top-colour = { CARD($card) }, { $colour }.
top-any = Any card matches.
debt-now-you =
    { $count ->
        [one] 1 card to draw: { how-to-draw }.
       *[other] { $count } cards to draw: { how-to-draw }.
    }
debt-answer = { $count } cards to draw: answer with a card, or { draw-them }.
debt-now-other =
    { $count ->
        [one] { $name } must draw 1 card.
       *[other] { $name } must draw { $count } cards.
    }

# Pieces of what is read.
piece-top-card = The top card
piece-top-colour = The colour in play
piece-top-due = Cards to draw

# Advice.
advice-move-colour = play { CARD($card, form: "the") } and choose { $colour }
advice-turns =
    { $count ->
        [one] play turns away from { $name }, who has 1 card
       *[other] play turns away from { $name }, who has { $count } cards
    }
advice-colour =
    { $count ->
        [one] you have 1 more card in { $colour }
       *[other] you have { $count } more cards in { $colour }
    }
