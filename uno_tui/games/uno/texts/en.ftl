# UNO.
title = UNO
    .description = For 2 to 10: play a card that has the colour or the number of the top card, and say Uno before the last one.
sequence-you = You go on with { CARD($card) }.
sequence-other = { $name } goes on with { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
sequence-may = Sequence, you may go on: { $cards }.
intercepted-you = You intercept with { CARD($card) }.
intercepted-other = { $name } intercepts with { CARD($card) }.
debt-waits-you = { $count } cards wait for the next player: you.
debt-waits-other = { $count } cards wait for the next player, { $name }.
debt-call = { $count } cards are due: { draw-them }; { KEY("call_bluff") } calls a bluff, and if there was none, you draw { $wrong }.
debt-answer-call = { $count } cards are due: answer, { draw-them }, or { KEY("call_bluff") } calls a bluff, and if there was none, you draw { $wrong }.
drew-bluff-you = You draw { $count } cards, { $due } and 2 for the bluff: { $cards }.
drew-bluff-other = { $name } draws { $count } cards, { $due } and 2 for the bluff.
drew-wrong-call-you = You draw { $count } cards, { $due } and 2 for the wrong challenge: { $cards }.
drew-wrong-call-other = { $name } draws { $count } cards, { $due } and 2 for the wrong challenge.
called-right-by-you = You call { $name }'s bluff, and it was one.
called-wrong-by-you = You call { $name }'s bluff, but there was none.
called-right-you = { $name } calls your bluff, and it was one.
called-wrong-you = { $name } calls your bluff, but there was none.
called-right-other = { $name } calls { $other }'s bluff, and it was one.
called-wrong-other = { $name } calls { $other }'s bluff, but there was none.
hands-passed-all = Everybody passes their hand on.
hands-passed =
    { $count ->
        [0] Everybody passes their hand on. You hold no card now.
        [one] Everybody passes their hand on. You hold 1 card now.
       *[other] Everybody passes their hand on. You hold { $count } cards now.
    }
race-began = Buzzer! Press { KEY("buzzer") }.
pressed-you = You have pressed.
    .terse = { "" }
pressed-other = { $name } has pressed.
    .terse = { "" }
race-lost-you = You were the slowest.
race-lost-other = { $name } was the slowest.
failed-you-too-late = Too late: another card lies on top.
failed-you-no-match = That is not the same card.
failed-other = { $name } fails to intercept.
penalised-you = You get { $points } penalty points.
penalised-other = { $name } gets { $points } penalty points.
turn-race = Race. Still to press: { $names }.
debt-now-free = Nothing to draw. { pass-now }
presenter-uno-intercepts = as an interception
ask-swap = Swap hands with whom?
swap-nobody = Keep my hand
refused-no_buzzer = { $rule }: no race is on.
refused-already_buzzed = You have pressed already.
refused-no_such_player = There is nobody to swap with there.
refused-no_bluff_to_call = There is no bluff to call.
refused-not_interceptable = Wilds cannot be intercepted.
refused-too_late = Too late: the next player has acted.
option-uno_penalty = Cards for a forgotten Uno
    .description = How many cards somebody draws who did not say Uno and was reported.
option-draw_anytime = Drawing at any time
    .description = You may draw although you could play.
option-response = Responses
    .description = Facing a Draw Two or Wild Draw Four you may answer with the same kind and pass the cards on.
option-sequences = Sequences
    .description = After a number card you may go on with the same colour, one number up or down, until the next player acts.
option-intercept = Interceptions
    .description = Who holds exactly the top card may play it at once, out of turn.
option-super_intercept = Super interceptions
    .description = For an interception the same number or symbol is enough.
option-bluff = Bluff
    .description = Whoever must draw for a Wild Draw Four may call it a bluff.
option-skip_after_draw = Skip after drawing
    .description = After drawing for a Draw Two or Wild Draw Four your turn is over.
option-seven_zero = Sevens and zeros
    .description = A 0 passes all hands on; with a 7 you may swap hands with somebody.
option-buzzer = Buzzer
    .description = Eight Buzzer cards: everybody must press, the slowest draws three.
option-advanced_response = Advanced responses
    .description = Skip, Reverse and Wild answer a debt too.
refused-no_match-sequence = { $card } does not go on with the sequence on { CARD($top) }: it takes the same colour, one number up or down.
keeps-hand-you = You keep your hand.
keeps-hand-other = { $name } keeps the hand.
refused-choice_open = First everybody must press the buzzer: { KEY("buzzer") }.

# Commands, and the words that are typed for them.
command-buzzer = press the buzzer
word-buzzer = buzzer, buzz
look-buzzer = Buzzer

# Pieces of what is read.
piece-debt-sequence = Going on with a sequence
piece-debt-due = What is due

# Advice.
advice-move-swap = lay { CARD($card, form: "the") } and swap hands with { $name }
advice-move-call = call the bluff
advice-move-buzz = press the buzzer
advice-uno-race = Press { KEY("buzzer") }: the slowest draws 3 cards.
advice-uno-call = if it was a bluff, { $name } draws { $count } cards instead of you
advice-uno-no-call = a wrong call costs { $count } cards more
advice-uno-wrong-call = If it was none, you draw { $count } cards.
advice-uno-risk = It is a bluff: if { $name } challenges it, you draw { $count } cards.
second-look-intercept = You could have intercepted with { CARD($card, form: "the") }.
second-look-sequence = You could have gone on with { CARD($card, form: "the") }.
advice-uno-no-bluff = the Wild Draw Four would be a bluff; if { $name } challenges it, you draw { $count } cards
advice-uno-keeps-hand =
    { $count ->
        [one] you keep your own hand, then with 1 card
       *[other] you keep your own hand, then with { $count } cards
    }
card-buzzer = { article }Buzzer

# What else is understood when typed.
phrases-buzzer-here = press, press buzzer, hit buzzer, push
