# Erftschmiede-Maumau.
title = Erftschmiede-Maumau
    .description = For 2 to 8: chains of answers, Jokers, wishes, and cheating that can be caught.
value-hand_size-dealer = as the dealer says
presenter-maumau-dealing-you = You say how many cards everybody gets: press Enter.
presenter-maumau-dealing-other = { $name } says how many cards everybody gets.
presenter-maumau-due-you = You must answer or accept.
presenter-maumau-due-other = { $name } must answer or accept.
presenter-maumau-answers = You may answer with: { $cards }.
accept-now =
    { FRONT() ->
       *[screen] { KEY("accept") } accepts.
        [lines] Type { KEY("accept") }.
    }
presenter-maumau-accept = { accept-now }
command-read-colour = say the wish
word-pass = pass
word-accept = accept
command-pass = pass after drawing
command-accept = accept what is due
word-uno = last card, last, report, claim, uno

# Events.
maumau-deal-you = You decide how many cards everybody gets.
maumau-deal-other = { $name } decides how many cards everybody gets.
maumau-hand-size-you =
    { $count ->
        [one] You deal everybody 1 card.
       *[other] You deal everybody { $count } cards.
    }
maumau-hand-size-other =
    { $count ->
        [one] { $name } deals everybody 1 card.
       *[other] { $name } deals everybody { $count } cards.
    }
start-card = Turned up: { CARD($card) }.
    .terse = { CARD($card) }.
maumau-turned-up-none = No card can be turned up: any card fits now.
maumau-played-wish-you = You play { CARD($card) } and wish for { $wish }.
    .terse = You: { CARD($card) }, { $wish }.
maumau-played-wish-other = { $name } plays { CARD($card) } and wishes for { $wish }.
    .terse = { $name }, { CARD($card) }, wish { $wish }.
maumau-sent-back-by-you = You answer with { CARD($card) } and send the cards back to { $name }.
    .terse = You: { CARD($card) }, back to { $name }.
maumau-sent-back-you = { $name } answers with { CARD($card) } and sends the cards back to you.
    .terse = { $name }, { CARD($card) }, back to you.
maumau-sent-back-other = { $name } answers with { CARD($card) } and sends the cards back to { $other }.
    .terse = { $name }, { CARD($card) }, back to { $other }.
maumau-due-swap-you = { $name } wants to swap hands with you. Answer with a 2, an ace or a Joker, or accept.
    .terse = { $name } wants to swap hands with you.
maumau-due-swap-by-you = You want to swap hands with { $name }, who may answer.
    .terse = { $name } may answer.
maumau-due-swap-other = { $name } wants to swap hands with { $other }.
maumau-sent-swap-you = { $by } makes { $name } swap hands with you. Answer with a 2, an ace or a Joker, or accept.
    .terse = { $by } makes { $name } swap hands with you.
maumau-sent-swap-origin-you = { $by } makes you swap hands with { $other }, who may answer.
maumau-sent-swap-by-you = You make { $name } swap hands with { $other }.
maumau-sent-swap-other = { $by } makes { $name } swap hands with { $other }.
maumau-due-gift-you = { $name } wants to give you a card. Answer with the same 4 or a Joker, or accept.
    .terse = { $name } wants to give you a card.
maumau-due-gift-by-you = You want to give { $name } a card, who may answer.
    .terse = { $name } may answer.
maumau-due-gift-other = { $name } wants to give { $other } a card.
maumau-due-sit_out-you = You must sit out. Block it with a 5 or a Joker, or accept.
    .terse = Block with a 5, or sit out.
maumau-due-sit_out-other = { $name } must sit out or block it with a 5.
    .terse = { "" }
maumau-due-draw-you =
    { $count ->
        [one] You must draw 1 card. Answer with a 7, a 10 or a Joker, or accept.
       *[other] You must draw { $count } cards. Answer with a 7, a 10 or a Joker, or accept.
    }
    .terse = Draw { $count }, or answer.
maumau-due-draw-other =
    { $count ->
        [one] { $name } must draw 1 card or answer.
       *[other] { $name } must draw { $count } cards or answer.
    }
    .terse = { "" }
maumau-due-queen-you =
    { $count ->
        [one] You must draw 1 card and then have the turn. Answer with a queen or a Joker, or accept.
       *[other] You must draw { $count } cards and then have the turn. Answer with a queen or a Joker, or accept.
    }
    .terse = Draw { $count }, or answer with a queen.
maumau-due-queen-other =
    { $count ->
        [one] { $name } must draw 1 card or answer with a queen.
       *[other] { $name } must draw { $count } cards or answer with a queen.
    }
    .terse = To { $name }, { $count }.
maumau-due-kings-you =
    { $count ->
        [one] Lay a king or a Joker, or draw 1 card.
       *[other] End your King's round with a king or a Joker, or draw { $count } cards.
    }
    .terse = Your king?
maumau-due-kings-other = A king is due from { $name }.
    .terse = { "" }
maumau-accepted-you = { "" }
    .full = You accept.
maumau-accepted-other = { "" }
    .full = { $name } accepts.
maumau-swap-ended-by-you = You end the swap that { $name } wanted.
maumau-swap-ended-you = { $name } ends your swap.
maumau-swap-ended-other = { $name } ends the swap that { $other } wanted.
maumau-given-by-you = You give { $name } { CARD($card, form: "the") }.
maumau-given-you = { $name } gives you { CARD($card, form: "the") }.
maumau-given-other = { $name } gives { $other } a card.
maumau-bought-you = You buy { CARD($card, form: "the") }.
maumau-bought-other = { $name } buys { CARD($card, form: "the") }.
maumau-kings-called-you = You call a King's round!
maumau-kings-called-other = { $name } calls a King's round!
maumau-kings-ended-you = You end the King's round.
maumau-kings-ended-other = { $name } ends the King's round.
maumau-kings-over = The King's round is over.
maumau-last-you = You say: last card!
maumau-last-other = { $name } says: last card!
maumau-last-advance-you = You say "last card" in advance.
maumau-reported-by-you = You report { $name }, who did not say "last card".
maumau-reported-you = { $name } reports you: you did not say "last card".
maumau-reported-other = { $name } reports { $other }, who did not say "last card".
maumau-caught-by-you = You catch { $name } cheating: { CARD($card) } did not fit and goes back.
maumau-caught-you = { $name } catches you cheating: you take { CARD($card) } back.
maumau-caught-other = { $name } catches { $other } cheating: { CARD($card) } did not fit and goes back.
maumau-caught-top = On top again: { CARD($card) }.
maumau-failed-you-card-fits = You doubt { CARD($card, form: "the") }, but it does fit: you draw one.
maumau-failed-other = { $name } doubts { CARD($card, form: "the") }, but it does fit.

# Answers to keys.
stock-now =
    { $count ->
        [0] The stock is empty.
        [one] 1 card in the stock.
       *[other] { $count } cards in the stock.
    }
maumau-top-none = No card lies there. Any card fits.
maumau-wish-now = Wish: { $wish }.
maumau-wish-none = Nobody has wished.
maumau-no-answer = You cannot answer. { accept-now }

# Questions.
maumau-ask-swap = Swap hands with whom?
maumau-ask-swap-instead = With whom must { $name } swap instead?
maumau-ask-gift-seat = Who gets a card?
maumau-ask-gift = Which card do you give?
maumau-ask-queen = Who draws and has the turn?
maumau-ask-wish = Wish for which suit?
maumau-ask-wish-none = No wish
maumau-ask-buy = Buy { CARD($card, form: "the") }?
maumau-ask-round = Call a King's round?
maumau-ask-joker = The Joker is which card?
maumau-ask-joker-suit = Of which suit?
maumau-ask-joker-wish = A wish for a rank
maumau-ask-rank = Wish for which rank?
maumau-ask-deal = How many cards does everybody get, 1 to 12?
maumau-ask-cheat = { $why } Cheat?

# Refusals: what was tried, why not, what would work.
maumau-refused-choice_open = First { $name } says how many cards everybody gets.
maumau-refused-choice_open-you = First say how many cards everybody gets, 1 to 12.
maumau-refused-argument_missing = { CARD($card) } needs something more: a player, a card to give, or the Joker's name.
maumau-refused-wrong_seat = That player cannot be named here. Name another one.
maumau-refused-wrong_count = Everybody gets 1 to 12 cards.
maumau-refused-nothing_due = There is nothing to accept. Lay a card, or draw.
maumau-refused-nothing_due-bought = There is nothing to buy: no card lies. Lay the 3 without buying.
maumau-refused-must_answer-swap = First answer the swap with a 2, an ace or a Joker, or accept it.
maumau-refused-must_answer-gift = First answer with the same 4 or a Joker, or accept the card.
maumau-refused-must_answer-sit_out = First block the 6 with a 5 or a Joker, or accept and sit out.
maumau-refused-must_answer-draw =
    { $count ->
        [one] First answer with a 7, a 10 or a Joker, or accept and draw 1 card.
       *[other] First answer with a 7, a 10 or a Joker, or accept and draw { $count } cards.
    }
maumau-refused-must_answer-queen =
    { $count ->
        [one] First answer with a queen or a Joker, or accept and draw 1 card.
       *[other] First answer with a queen or a Joker, or accept and draw { $count } cards.
    }
maumau-refused-must_answer-kings = In a King's round only a king or a Joker can be laid, without calling another round.
maumau-refused-must_answer-king-held = You hold a king, so you must lay it. { KEY("next_playable") } finds it.
maumau-refused-not_as_last_card = { CARD($card) } may not be laid like this at the end of your hand. Lay another card, or draw.
maumau-refused-last_not_said = Say "last card" first: U. Then lay it.
maumau-refused-no_match = { CARD($card) } does not fit on { CARD($top, form: "the") }.
maumau-refused-no_match-wish = { CARD($card) } does not fit: the wish is { $wish }.
maumau-refused-nothing_to_catch = There is no card now that you could catch.
maumau-refused-nothing_to_report = Nobody has forgotten to say "last card".
maumau-refused-no_last_duty = There is no "last card" for you to say now, and nobody to report.

# House rules and options.
option-hand_size = Cards at the deal
    .description = How many cards everybody gets: 1 to 12, or as the dealer of each round says.
option-play_drawn = Laying the drawn card
    .description = A card drawn instead of laying one may be laid at once.
option-cheating = Cheating
    .description = You may try to lay a card that does not fit. If somebody catches you, you take it back and draw three.
maumau-played-on-you = You play { CARD($card) } on { CARD($under) }.
maumau-played-on-other = { $name } plays { CARD($card) } on { CARD($under) }.
    .terse = { $name }, { CARD($card) } on { CARD($under) }.
maumau-played-wish-on = { $name } plays { CARD($card) } on { CARD($under) } and wishes for { $wish }.
    .terse = { $name }, { CARD($card) } on { CARD($under) }, wish { $wish }.

# Cards.
card-joker-as = { $joker } as { $card }
card-wishing = { $card }, wish { $wish }

# Commands, and the words that are typed for them.
command-uno = say last card, or report who did not
command-call-bluff = say that the last card did not fit
command-draw = draw, accept, or pass after drawing

# Pieces of what is read.
piece-counts-stock = The stock
piece-top-card = The top card
piece-top-colour = The wish
piece-top-due = What is due
piece-turn-last = Last card still to be said
piece-debt-due = What is due
piece-debt-answers = What you may answer with
piece-debt-accept = How to accept
piece-debt-last = Last card still to be said

# Advice.
advice-move-accept = accept
advice-move-deal =
    { $count ->
        [one] deal everybody 1 card
       *[other] deal everybody { $count } cards
    }
advice-move-last = say "last card", then { $move }
advice-move-for = { $move }, for { $name }
advice-move-gift = { $move }, and give { CARD($card, form: "the") }
advice-move-buy = { $move }, and buy the top card
advice-move-kings = { $move }, and call a King's round
advice-maumau-not-out = you need not sit out
advice-maumau-answers = it answers what is due
advice-maumau-fits =
    { $count ->
        [one] 1 of your cards fits on it
       *[other] { $count } of your cards fit on it
    }
advice-maumau-swap =
    { $count ->
        [one] { $name } holds only 1 card
       *[other] { $name } holds only { $count } cards
    }
advice-maumau-risk = It does not fit: if you are caught, you draw 3 cards and your turn is over.
second-look-catch = You could have challenged { $name }: the card did not fit.
second-look-report-last = You could have called out { $names }: "last card" was not said.
second-look-last = You could have said "last card" on your turn: { $name } called you out.
advice-maumau-turns =
    { $count ->
        [one] play turns away from { $name }, who has 1 card
       *[other] play turns away from { $name }, who has { $count } cards
    }

# What else is understood when typed.
phrases-uno-here = mau, one left, i have one card
phrases-call-bluff-here = does not fit, does not match, that does not fit, cheated, objection, doesn't match, that doesn't match, caught you
phrases-read-colour-here = suit, wish, current suit, what suit, which suit, chosen suit, wished suit
phrases-read-debt-here = pending, what pending
phrases-accept-here = ok, take it, i accept, yes take it
