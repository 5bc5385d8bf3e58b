# What UNO and UNO Teams say alike.
played-colour-you = You play { CARD($card) } and choose { $colour }.
    .terse = You: { CARD($card) }, { $colour }.
played-colour-other = { $name } plays { CARD($card) } and chooses { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
debt-you =
    { $count ->
        [one] You must draw 1 card.
       *[other] You must draw { $count } cards.
    }
debt-other =
    { $count ->
        [one] { $name } must draw 1 card.
       *[other] { $name } must draw { $count } cards.
    }
    .terse = { "" }
top-colour = { CARD($card) }, { $colour }.
top-any = Any card fits.
debt-now-you =
    { $count ->
        [one] You must draw 1 card: { how-to-draw }.
       *[other] You must draw { $count } cards: { how-to-draw }.
    }
debt-answer = { $count } cards are due: answer, or { draw-them }.
debt-now-other =
    { $count ->
        [one] { $name } must draw 1 card.
       *[other] { $name } must draw { $count } cards.
    }

# Pieces of what is read.
piece-top-card = The top card
piece-top-colour = The colour in play
piece-top-due = What is due

# Advice.
advice-move-colour = lay { CARD($card, form: "the") } and choose { $colour }
advice-turns =
    { $count ->
        [one] play turns away from { $name }, who has 1 card
       *[other] play turns away from { $name }, who has { $count } cards
    }
advice-colour =
    { $count ->
        [one] you hold 1 more card in { $colour }
       *[other] you hold { $count } more cards in { $colour }
    }
