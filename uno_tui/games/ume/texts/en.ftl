# Umé.
title = Umé
    .description = 2 to 6 players: arithmetic with an UNO pack, all cards open.
todo = Type draw, or the number of a card of your base to discard it.
aim = Bring the sums of three colours of your base into equal distances, such as 5, 10 and 15. Each needs at least two cards.
value-rounds_mode-off = by the first win
value-rounds_mode-wins = by rounds won
value-rounds_mode-points = by fewest points
value-claim-auto = the program
value-claim-call = the players
presenter-ume-base-you = Your base
presenter-ume-base-other = { $name }'s base
presenter-ume-discard-pile = Discard pile: { $top }
presenter-ume-no-discard = The discard pile is empty.
presenter-ume-take = Take a card
presenter-ume-give = Give a card
presenter-ume-piece = { $card } of { $name }
presenter-ume-not-own = { $card } is { $name }'s card: you can only discard your own. { to-own-base }
to-own-base =
    { FRONT() ->
       *[screen] { KEY("next_group") } goes from base to base, and to your own.
        [lines] Type { KEY("hand") } for your own base.
    }
presenter-ume-first-win = The first win decides the match: no points are counted.
presenter-ume-near-nobody = No one is one card away.
presenter-ume-near-not-you = You are more than one card away.
presenter-ume-permission-now-you = You are asked for permission: press Enter.
presenter-ume-permission-now-other = { $name } is asked for permission.
presenter-ume-again-now = You may draw another card. Enter asks again.
ask-ume-exchange = Take or give?
ask-ume-from = Take from whom?
ask-ume-to = Give to whom?
ask-ume-card-take = Which card do you take from { $name }?
ask-ume-card-give = Which card do you give?
ask-ume-piece = { $cards }, and which other card?
ask-ume-permission = { $name } wants to change your shielded base. Allow it?
ask-ume-again = Draw another card?
ask-ume-sure = { $what } { $effect }
ask-ume-sure-take = Take { CARD($card, form: "the") } from { $name }?
ask-ume-sure-give = Give { $name } { CARD($card, form: "the") }?
ask-ume-sure-drop = Discard { $cards }?
ume-active = Active: { $colours }.
ume-active-none = No colour is active.
ume-any = any { $colour }
zone-card = { $zone }. Selected: { $card }.
ume-zone = { $zone }. { $sums }.
presenter-ume-auto = The program spots sequences in this game: no one needs to claim.

card-reverse = { article }{ adjective }Reverse
card-wild-draw-four = { article }Wild Draw Four
card-shield = { article }{ adjective }Shield

# Umé: names, events, answers, refusals.
ume-shield = Shield
ume-between-colours = ;{ " " }
ume-colour-cards = { $colour } { $cards }
ume-base-empty = no cards
ume-sum = { $colour } { $total }
ume-total = { $colour } now { $total }.
ume-none-left-you = You have no { $colours } left.
ume-none-left-other = { $name } has no { $colours } left.
ume-sum-of-you = your { $colour } now { $total }
ume-sum-of-other = { $name }'s { $colour } now { $total }
ume-sums-left-you = You now: { $sums }.
ume-sums-left = Now { $sums }.

# Events.
ume-base-you = Your base: { $base }.
ume-base-other = { $name }: { $base }.
ume-sums-you = Your sums: { $sums }.
ume-zero = A 0 counts 10.
ume-sums-other = { $name }'s sums: { $sums }.
ume-begins-you = You have the highest sum and begin.
ume-begins-other = { $name } has the highest sum, { $sum }, and begins.
ume-lot-you = Several have the highest sum: you begin, at random.
ume-lot-other = Several have the highest sum: { $name } begins, at random.
ume-drew-you = You draw { CARD($card) }.
ume-drew-other = { $name } draws { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
ume-drew-shield-you = You draw { CARD($card) }: it protects that colour of your base.
    .terse = You: { CARD($card) }.
ume-drew-shield-other = { $name } draws { CARD($card) } and protects that colour.
    .terse = { $name }, { CARD($card) }.
ume-put-you = You discard { CARD($card) }.
ume-put-other = { $name } discards { CARD($card) }.
    .terse = { $name } discards { CARD($card) }.
ume-must-take = Take a card: { $colour }.
ume-must-give = Give a card: { $colour }.
ume-must-reverse = Take a card or give one: { $colour }.
ume-must-drop =
    { $count ->
        [one] Discard 1 card: { $colour }.
       *[other] Discard { $count } cards: { $colour }.
    }
ume-must-drop-all = Discard one card of each colour.
ume-must-name = Name a colour: everyone, you too, discards their lowest and highest card of it.
    .terse = Name a colour.
ume-must-again = Draw again, or pass.
ume-must-other = { $name } must choose.
ume-nothing-to-do = It has no effect now.
ume-took-by-you = You take { CARD($card) } from { $name }.
ume-took-you = { $name } takes { CARD($card) } from you.
ume-took-other = { $name } takes { CARD($card) } from { $other }.
ume-gave-by-you = You give { CARD($card) } to { $name }.
ume-gave-you = { $name } gives you { CARD($card) }.
ume-gave-other = { $name } gives { CARD($card) } to { $other }.
ume-dropped-you = You discard { $cards }.
ume-dropped-other = { $name } discards { $cards }.
ume-lost-you = You lose { $cards }.
ume-lost-other = { $name } loses { $cards }.
ume-named-you = You name { $colour }.
ume-named-other = { $name } names { $colour }.
ume-asked-take = { $name } wants to take { CARD($card) } from you.
ume-asked-give = { $name } wants to give you { CARD($card) }.
ume-asked-drop = { $name } wants to discard { $cards } from your base.
ume-asked-by-you = { $name } is asked for permission.
ume-asked-other = { $name } asks { $other } for permission.
ume-allowed-you = You allow it.
ume-allowed-other = { $name } allows it.
ume-denied-you = You do not allow it.
ume-denied-other = { $name } does not allow it.
ume-at-deal = The deal itself has decided it.
ume-claimed-you = You claim a sequence.
ume-claimed-other = { $name } claims a sequence.
ume-sequence-you = Umé! You have a sequence: { $sums }.
ume-sequence-other = Umé! { $name } has a sequence: { $sums }.
ume-failed-you = Wrong: you have no sequence.
ume-failed-other = { $name } claims a sequence, but has none.
ume-owes-you = You will miss your next turn.
ume-owes-other = { $name } will miss the next turn.
ume-turn-lost-you = You miss this turn.
ume-turn-lost-other = { $name } misses this turn.
ume-rounds-won = Rounds won: { $list }.

# Answers to status keys.
ume-sums-exercise = In this game you add the sums yourself.
ume-away-gaining-you = You need { $cards }.
ume-away-gaining-other = { $name } needs { $cards }.
ume-away-losing-you = You have one card too many: { $cards }.
ume-away-losing-other = { $name } has one card too many: { $cards }.
ume-away-none = No single card makes a sequence.
ume-effect = Then { $sums }.

# Refusals: what was tried, why not, what would work.
ume-refused-choice_open-you = First: { $what }
ume-refused-choice_open-permission = First answer { $name }: do you allow it?
ume-refused-choice_open-other = Waiting for { $name } to choose.
ume-refused-no_choice_open = Nothing to choose now. Draw, or discard a card.
ume-refused-no_such_player = There is no other player there. Choose someone else in the game.
ume-refused-not_in_base = That card is not in that base.
ume-refused-wrong_count =
    { $count ->
        [one] Not the right number of cards: discard exactly 1.
       *[other] Not the right number of cards: discard exactly { $count }.
    }
ume-refused-wrong_colour = Choose a number card of the right colour: { $colours }.
ume-refused-own_cards_first = Use your own cards of that colour first; others' only if you have too few.
ume-refused-denied = You did not get permission for that card. Choose another.
ume-refused-denied-give = That player does not want the card. Choose someone else.
ume-refused-cannot_draw = No cards left to draw. Discard one of your cards.
ume-refused-cannot_pass = You cannot pass: draw, or discard a card.

# Options.
option-rounds_mode = How a match is decided
    .description = Decided by the first win, by rounds won, or by fewest points.
option-claim = Who spots sequences
    .description = The program, or the players: then a wrong claim costs a turn.
option-strict_distance = Strict distance
    .description = If on, three equal sums are not a sequence.
option-shields = Shields
    .description = A Skip becomes a Shield: other players need your permission to change its colour in your base.
option-draw_again = Draw again
    .description = After a Draw Two or Wild Draw Four you may draw another card.

# Commands, and the words that are typed for them.
command-read-sums = say the sums of the base where you are
command-read-effect = say what this move would do to my sums
command-read-near = say who is one card away from a sequence
command-uno = claim the sequence
command-draw = draw a card, or pass instead of another one
command-pass = pass instead of drawing another card
command-play = discard the selected card, or choose it
command-next-group = next player's base
command-previous-group = previous player's base
word-read-sums = sums
word-read-effect = effect
word-read-near = near
word-uno = umé, claim, report, uno
word-hand = base, hand
board-hand =
    { $count ->
        [0] Your base: no card
        [one] Your base: 1 card
       *[other] Your base: { $count } cards
    }
look-points = points
look-discard = Discard pile: { $top }
look-active = • behind a sum: an active colour, which counts for a sequence; a 0 counts 10

# Pieces of what is read.
piece-sums-sums = The sums
piece-sums-active = Active colours

# Advice.
advice-move-put = discard { CARD($card, form: "the") }
advice-move-take = take { CARD($card, form: "the") } from { $name }
advice-move-give = give { $name } { CARD($card, form: "the") }
advice-move-drop = discard { $cards }
advice-move-name = name { $colour }
advice-move-allow = allow it
advice-move-deny = do not allow it
advice-move-claim = claim the sequence
second-look-claim = You could have claimed your sequence.
advice-ume-sequence = it makes a sequence
advice-ume-stops = { $name } is then no longer one card away
advice-ume-ready = then you can win by discarding a card
advice-ume-coming =
    { $count ->
        [one] then 1 card would give you a sequence
       *[other] then { $count } different cards would give you a sequence
    }
advice-ume-active =
    { $count ->
        [one] then 1 of your colours is active
       *[other] then { $count } of your colours are active
    }
advice-ume-chance =
    { $count ->
        [0] the round can then hardly be won
        [100] the round is then as good as won
       *[other] the round is then won in about { $count } of 100 cases
    }

# What else is understood when typed.
phrases-uno-here = sequence, claim sequence, i have a sequence, announce
phrases-read-sums-here = sum, total, my sums, totals, my total, what my sum, what do my cards add up to, my total, my totals, what is my total, what are my totals, my sums, what are my sums, add up, what sum, what sums, what total, sum red, red sum, total red, red total, sum yellow, yellow sum, total yellow, yellow total, sum green, green sum, total green, green total, sum blue, blue sum, total blue, blue total
phrases-read-near-here = what would make me win, what need to win, what do i need to win, what am i missing, what is missing, how close, nearest, close to, who is one card away, one card away, who is near, who is close, am i close to winning, how close am i, is anyone close to winning, who is close to winning, how far, how far from ume, how many more, who is ahead, who is winning, who is leading, anyone have ume, anyone near, anyone close, near, close, what do i need, what am i waiting for, which card do i need, what card do i need, which card would help me, are they close, is anyone about to win, anyone about to win, about to win, am i close to the target, am i close, close to the target, how close to the target, what do i still need to win, what do i still need, what am i missing to win, who is closest to winning, who is nearest to winning, who is about to win, who needs what, who needs which card, what does everyone need, what does everybody need, what do they need, what do the others need, does anybody need only one more card, does anyone need only one more card, does anybody need only one card, who needs only one card, who is dangerous, is anyone dangerous, how far am i from winning, how far away am i from winning, how far from winning, who needs one card, which cards does everyone need, what is dangerous, can i win now, can i win
phrases-play-here = discard, put away, remove
phrases-hand-here = my base
phrases-aim-here = what do i have to reach, what is the target, what sum do i need
