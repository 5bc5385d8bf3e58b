# UNO: names, events, answers, refusals.
game-uno = UNO
colour-R = red
colour-Y = yellow
colour-G = green
colour-B = blue
colour-none = no colour

# Events.
dealt =
    { $count ->
        [one] You have 1 card.
       *[other] You have { $count } cards.
    }
    .terse = { "" }
start-card = The start card is { CARD($card) }.
    .terse = { CARD($card) }.
start-card-back = { CARD($card) } may not start and goes back.
    .terse = { "" }
played-you = You play { CARD($card, form: "bare") }.
played-other = { $name } plays { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
played-colour-you = You play { CARD($card) } and choose { $colour }.
    .terse = You: { CARD($card) }, { $colour }.
played-colour-other = { $name } plays { CARD($card) } and chooses { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
answered-you = You answer with { CARD($card) }.
answered-other = { $name } answers with { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
answered-colour-you = You answer with { CARD($card) } and choose { $colour }.
answered-colour-other = { $name } answers with { CARD($card) } and chooses { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
sequence-you = You go on with { CARD($card) }.
sequence-other = { $name } goes on with { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
intercepted-you = You intercept with { CARD($card) }.
intercepted-other = { $name } intercepts with { CARD($card) }.
left-one-you = One card left.
left-one-other = One card left.
    .terse = { "" }
left-other =
    { $count ->
        [0] No card left.
        [one] One card left.
       *[other] { $count } cards left.
    }
direction-clockwise = Play turns: clockwise.
    .terse = Clockwise.
direction-counterclockwise = Play turns: counterclockwise.
    .terse = Counterclockwise.
skipped-you = You are skipped.
skipped-other = { $name } is skipped.
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
debt-waits =
    { $count ->
        [one] 1 card to draw waits.
       *[other] { $count } cards to draw wait.
    }
drew-you =
    { $count ->
        [0] There is nothing to draw.
        [one] You draw { $cards }.
       *[other] You draw { $count } cards: { $cards }.
    }
drew-other =
    { $count ->
        [0] { $name } finds nothing to draw.
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
passed-you = You pass.
passed-other = { $name } passes.
uno-you = You say Uno!
uno-other = { $name } says Uno!
reported-by-you = You report { $name }, who did not say Uno.
reported-you = { $name } reports you: you did not say Uno.
reported-other = { $name } reports { $other }, who did not say Uno.
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
swapped-by-you =
    { $count ->
        [one] You swap hands with { $name } and hold 1 card now.
       *[other] You swap hands with { $name } and hold { $count } cards now.
    }
swapped-with-you =
    { $count ->
        [one] { $name } swaps hands with you: you hold 1 card now.
       *[other] { $name } swaps hands with you: you hold { $count } cards now.
    }
swapped-other =
    { $count ->
        [one] { $name } swaps hands with { $other } and holds 1 card now.
       *[other] { $name } swaps hands with { $other } and holds { $count } cards now.
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

# Answers to status keys.
top = { CARD($card) }.
top-colour = { CARD($card) }, { $colour }.
top-any = { CARD($card) }. Any card fits.
colour-now = { $colour }.
turn-now-you = Your turn.
turn-now-other = { $name }'s turn.
turn-over = The round is over. Press Enter for the next one.
turn-race = Race. Still to press: { $names }.
count-you =
    { $count ->
        [0] You: no card
        [one] You: 1 card
       *[other] You: { $count } cards
    }
count-other =
    { $count ->
        [0] { $name }: no card
        [one] { $name }: 1 card
       *[other] { $name }: { $count } cards
    }
counts = { $list }.
stock-now =
    { $count ->
        [0] The stock is empty.
        [one] 1 card in the stock.
       *[other] { $count } cards in the stock.
    }
debt-now-none = Nothing to draw.
debt-now-drawn =
    { FRONT() ->
       *[screen] You have drawn { CARD($card) }. { KEY("play") } plays it, { KEY("draw") } passes.
        [lines] You have drawn { CARD($card) }. Its number plays it, { KEY("draw") } passes.
    }
debt-now-you =
    { $count ->
        [one] You must draw 1 card: press { KEY("draw") }.
       *[other] You must draw { $count } cards: press { KEY("draw") }.
    }
debt-now-other =
    { $count ->
        [one] { $name } must draw 1 card.
       *[other] { $name } must draw { $count } cards.
    }
debt-now-waits = { $count } cards wait for the next player.
debt-now-free = Nothing to draw. { KEY("draw") } passes.
order-clockwise = Clockwise: { $names }.
order-counterclockwise = Counterclockwise: { $names }.
you-in-list = you
rule-on = { $rule } on
rules-now = { $list }.
hand-empty = You hold no cards.
card-playable = { $card }, playable
card-place = { $card }, { $place } of { $count }
card-points =
    { $points ->
        [one] { $card }, 1 point
       *[other] { $card }, { $points } points
    }
no-playable = No card can be played. { KEY("draw") } draws.
no-playable-pass = No card can be played. { KEY("draw") } passes.
no-playable-debt = Nothing can be played before you draw { $count }.
sorted-colour = Sorted by colour.
sorted-number = Sorted by number.
sorted-off = Sorting off.
group-none = No other colour.

# Questions.
ask-colour = Which colour?
ask-swap = Swap hands with whom?
swap-nobody = Keep my hand
swap-with =
    { $count ->
        [one] { $name }, 1 card
       *[other] { $name }, { $count } cards
    }
choice-given-up = Given up. The card is still in your hand.

# Refusals: what was tried, why not, what would work.
refused-round_over = The round is over. Press Enter for the next one.
refused-rule_off = { $rule }: that rule is not in force at this table.
refused-choice_open = First everybody must press the buzzer: { KEY("buzzer") }.
refused-no_buzzer = { $rule }: no race is on.
refused-already_buzzed = You have pressed already.
refused-not_your_turn = It is not your turn but { $name }'s.
refused-not_in_hand = You do not hold that card.
refused-colour_missing = A wild needs a colour.
refused-no_such_player = There is nobody to swap with there.
refused-must_answer_debt =
    { $count ->
        [one] First you must draw 1 card: press { KEY("draw") }.
       *[other] First you must draw { $count } cards: press { KEY("draw") }.
    }
refused-only_drawn_card = Only the card you drew, { $drawn }, may be played now. { KEY("draw") } passes.
refused-already_drawn = You have drawn. Play that card, or pass with { KEY("draw") }.
refused-must_draw_first = You cannot pass before you have drawn: { KEY("draw") } draws.
refused-cannot_draw = You hold a card that fits, so you must play. { KEY("next_playable") } finds it.
refused-no_bluff_to_call = There is no bluff to call.
refused-not_interceptable = Wilds cannot be intercepted.
refused-too_late = Too late: the next player has acted.
refused-no_match = { $card } does not fit on { CARD($top) }. { KEY("next_playable") } looks for a card that fits.
refused-no_match-colour = { $card } does not fit: the colour is { $colour }.
refused-nothing_to_report = Nobody has forgotten to say Uno.
refused-no_uno_duty = Nothing to say or to report now.

# House rules and options.
option-match_end = The match ends
    .description = At a point limit: after the round in which somebody reaches it. After rounds: when so many have been played.
option-limit = Point limit
    .description = The match ends after the round in which somebody has so many points.
option-rounds = Rounds
    .description = With an end after rounds: how many are played.
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
drawn-unfit = It does not fit.
choice-given-up-rummy = Question closed; your draft stays as it is.
drawn-fits = It fits.
    .terse = { "" }
drawn-goes-on = Still your turn.
keeps-hand-you = You keep your hand.
keeps-hand-other = { $name } keeps the hand.
