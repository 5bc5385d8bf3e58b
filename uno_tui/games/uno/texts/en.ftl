# UNO.
title = UNO
    .description = 2 to 10 players. Match the top card's colour or number, and say Uno with one card left.
aim = Be the first to play all your cards: each matches the top card in colour or number, or is a Wild. With one card left, say Uno.
sequence-you = You continue with { CARD($card) }.
sequence-other = { $name } continues with { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
sequence-may = You can continue the sequence at once: { $cards }.
intercepted-you = You intercept with { CARD($card) }.
intercepted-other = { $name } intercepts with { CARD($card) }.
debt-waits-you = You will have { $count } cards to draw.
debt-waits-other = { $name } will have { $count } cards to draw.
debt-call =
    { FRONT() ->
       *[screen] { $count } cards to draw: { draw-them }, or { KEY("call_bluff") } calls the bluff. If wrong, { $wrong }.
        [lines] { $count } cards to draw: { draw-them }, or type { KEY("call_bluff") } to challenge. If wrong, { $wrong }.
    }
debt-answer-call =
    { FRONT() ->
       *[screen] { $count } cards to draw: answer, { draw-them }, or { KEY("call_bluff") } calls the bluff. If wrong, { $wrong }.
        [lines] { $count } cards to draw: answer, { draw-them }, or type { KEY("call_bluff") } to challenge. If wrong, { $wrong }.
    }
drew-bluff-you = You draw { $count } cards ({ $due } plus 2 for the bluff): { $cards }.
drew-bluff-other = { $name } draws { $count } cards ({ $due } plus 2 for the bluff).
drew-wrong-call-you = You draw { $count } cards ({ $due } plus 2 for the wrong challenge): { $cards }.
drew-wrong-call-other = { $name } draws { $count } cards ({ $due } plus 2 for the wrong challenge).
called-right-by-you = You call { $name }'s bluff: it was a bluff.
called-wrong-by-you = You call { $name }'s bluff: it was not a bluff.
called-right-you = { $name } calls your bluff: it was a bluff.
called-wrong-you = { $name } calls your bluff: it was not a bluff.
called-right-other = { $name } calls { $other }'s bluff: it was a bluff.
called-wrong-other = { $name } calls { $other }'s bluff: it was not a bluff.
hands-passed-all = Hands move on.
hands-passed =
    { $count ->
        [0] Hands move on. You now have no cards.
        [one] Hands move on. You now have 1 card.
       *[other] Hands move on. You now have { $count } cards.
    }
look-race = { KEY("buzzer") }
race-began = Buzzer! Press { KEY("buzzer") }.
pressed-you = You have pressed.
    .terse = { "" }
pressed-other = { $name } has pressed.
    .terse = { "" }
race-lost-you = You were the slowest.
race-lost-other = { $name } was the slowest.
turn-lost-you = Your turn is over.
failed-you-too-late = Too late: another card is on top.
failed-you-no-match = That is not the same card.
failed-other = { $name }'s interception fails.
penalised-you = You get { $points } penalty points.
penalised-other = { $name } gets { $points } penalty points.
turn-race = Buzzer race. Waiting for { $names }.
debt-now-free = No extra cards to draw. { pass-now }
presenter-uno-intercepts = as an interception
ask-way = Just play, or intercept and then play again?
way-intercept = Intercept
way-play = Just play
ask-swap = Swap hands with whom?
swap-nobody = Keep my hand
refused-no_buzzer = { $rule }: no race now.
refused-already_buzzed = You have already pressed.
refused-no_such_player = There is no one to swap with there.
refused-no_bluff_to_call = There is no bluff to call now.
refused-not_interceptable = Wilds cannot be intercepted.
refused-too_late = Too late: the next player has moved.
# What else people call house rules, as in `with jump-in`.
typed-option-response = stacking, stack draw twos, stack draw cards, pass on the draw cards, answer draw twos
typed-option-intercept = jump in, identical card out of turn, same card out of turn, throw in identical
typed-option-super_intercept = open jump in
typed-option-bluff = challenge, challenging, challenges
typed-option-skip_after_draw = lose turn after drawing, drawing ends turn, lose a turn when drawing, turn lost
typed-option-seven_zero = seven zero, sevens and zeros, sevens swap hands, seven swaps hands, swap hands, swapping hands, zeros pass hands, pass hands, 7 and 0, sevens and zeroes, seven and zero, 7 0
typed-option-buzzer = buzzers
typed-option-draw_anytime = draw anytime, draw any time, draw whenever, draw although
option-uno_penalty = Cards for a forgotten Uno
    .description = How many cards a player draws who forgot to say Uno and was called out.
option-draw_anytime = Drawing at any time
    .description = You may draw even if you could play.
option-response = Responses
    .description = Stacking: answer a Draw Two or Wild Draw Four with the same kind, and pass the cards on.
option-sequences = Sequences
    .description = Number run: after a number, keep playing that colour, one up or down, until the next player moves.
option-intercept = Interceptions
    .description = Jump-in: play a card identical to the top card at once, out of turn.
option-super_intercept = Super interceptions
    .description = Open jump-in: to intercept, the same number or symbol is enough.
option-bluff = Bluff
    .description = Challenge: if you must draw for a Wild Draw Four, you may call it a bluff.
option-skip_after_draw = Skip after drawing
    .description = Drawing for a Draw Two or Wild Draw Four ends your turn.
option-seven_zero = 0/7 rule
    .description = Seven-zero: a 0 passes all hands on; with a 7 you may swap hands with a player.
option-buzzer = Buzzer
    .description = Eight Buzzer cards: everyone must press, and the slowest draws three.
option-advanced_response = Advanced responses
    .description = Stacking with action cards: a Skip, Reverse or Wild also answers cards to draw.
refused-no_match-sequence = { CARD($card) } does not continue the sequence on { CARD($top) }. Play the same colour, one up or one down.
keeps-hand-you = You keep your hand.
keeps-hand-other = { $name } keeps their hand.
refused-choice_open =
    { FRONT() ->
       *[screen] First everyone must press the buzzer: { KEY("buzzer") }.
        [lines] First everyone must press the buzzer: type { KEY("buzzer") }.
    }

# Commands, and the words that are typed for them.
command-buzzer = press the buzzer
word-buzzer = buzzer, buzz
look-buzzer = Buzzer

# Pieces of what is read.
piece-debt-sequence = Continuing a sequence
piece-debt-due = Cards to draw

# Advice.
advice-move-swap = play { CARD($card, form: "the") } and swap hands with { $name }
advice-move-call = call the bluff
advice-move-buzz = press the buzzer
advice-move-intercept = intercept with { CARD($card, form: "the") }
advice-move-intercept-swap = intercept with { CARD($card, form: "the") } and swap hands with { $name }
advice-uno-again = then you play again
advice-uno-race = Press { KEY("buzzer") }: the slowest draws 3 cards.
advice-uno-call = if it was a bluff, { $name } draws { $count } cards instead of you
advice-uno-no-call = a wrong challenge costs { $count } more cards
advice-uno-wrong-call = If it was not a bluff, you draw { $count } cards.
advice-uno-risk = It is a bluff: if { $name } challenges it, you draw { $count } cards.
second-look-intercept = You could have intercepted with { CARD($card, form: "the") }.
second-look-sequence = You could have continued with { CARD($card, form: "the") }.
advice-uno-no-bluff = the Wild Draw Four would be a bluff; if { $name } challenges it, you draw { $count } cards
advice-uno-keeps-hand =
    { $count ->
        [one] you keep your own hand, then with 1 card
       *[other] you keep your own hand, then with { $count } cards
    }
card-buzzer = { article }Buzzer

# What else is understood when typed.
phrases-buzzer-here = press, press buzzer, hit buzzer, push

# Keys.
command-play =
    { FRONT() ->
       *[screen] play the selected card, with Interceptions also out of turn; or start the next round
        [lines] play the selected card, or "play 3", with Interceptions also out of turn; or start the next round
    }
