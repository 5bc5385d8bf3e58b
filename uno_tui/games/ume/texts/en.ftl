# Umé.
title = Umé
    .description = For 2 to 6: arithmetic with an UNO pack, everything open.
value-rounds_mode-off = the first win is the match
value-rounds_mode-wins = rounds won are counted
value-rounds_mode-points = points are noted
value-claim-auto = seen by the program
value-claim-call = called by the players
presenter-ume-base-you = Your base
presenter-ume-base-other = { $name }'s base
presenter-ume-no-discard = The discard pile is empty.
presenter-ume-take = Take a card
presenter-ume-give = Give a card
presenter-ume-piece = { $card } of { $name }
presenter-ume-not-own = { $card } is { $name }'s card: only your own can be put away. { to-own-base }
to-own-base =
    { FRONT() ->
       *[screen] { KEY("next_group") } leads from base to base, and to your own.
        [lines] Type { KEY("hand") } for your own base.
    }
presenter-ume-first-win = The first win decides the match: no points are counted.
presenter-ume-near-nobody = Nobody is one card away.
presenter-ume-permission-now-you = You are asked for permission: press Enter.
presenter-ume-permission-now-other = { $name } is asked for permission.
presenter-ume-again-now = You may draw another card: Enter asks again.
ask-ume-exchange = Take or give?
ask-ume-from = From whom?
ask-ume-to = To whom?
ask-ume-card = Which card?
ask-ume-piece = { $cards } goes. And which other card?
ask-ume-permission = { $name } wants to change your shielded base. Allow it?
ask-ume-again = Draw another card?
ask-ume-sure = { $what } { $effect }
ask-ume-sure-take = Take { CARD($card, form: "the") } from { $name }?
ask-ume-sure-give = Give { $name } { CARD($card, form: "the") }?
ask-ume-sure-drop = Put { $cards } away?
ume-active = Active: { $colours }.
ume-active-none = No colour is active.
ume-any = any { $colour }
ume-zone = { $zone }. { $sums }.
presenter-ume-auto = The program sees sequences by itself here: nobody needs to claim.

card-reverse = { article }{ adjective }Reverse
card-wild-draw-four = { article }Wild Draw Four
card-shield = { article }{ adjective }Shield

# Umé: names, events, answers, refusals.
ume-shield = Shield
ume-between-colours = ;{ " " }
ume-colour-cards = { $colour } { $cards }
ume-base-empty = no cards
ume-sum = { $colour } { $total }
ume-total = { $colour } is { $total } now.
ume-sum-of-you = your { $colour } { $total }
ume-sum-of-other = { $name }'s { $colour } { $total }
ume-sums-left-you = Your { $sums }.

# Events.
ume-base-you = Your base: { $base }.
ume-base-other = { $name }: { $base }.
ume-sums-you = Your sums: { $sums }.
ume-sums-other = Sums of { $name }: { $sums }.
ume-begins-you = You begin: yours is the highest sum.
ume-begins-other = { $name } begins with the highest sum.
ume-lot-you = Equal highest sums: you begin by lot.
ume-lot-other = Equal highest sums: { $name } begins by lot.
ume-drew-you = You draw { CARD($card) }.
ume-drew-other = { $name } draws { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
ume-drew-shield-you = You draw { CARD($card) }: it protects that colour of your base.
    .terse = You: { CARD($card) }.
ume-drew-shield-other = { $name } draws { CARD($card) } and protects that colour.
    .terse = { $name }, { CARD($card) }.
ume-put-you = You put { CARD($card) } away.
ume-put-other = { $name } puts { CARD($card) } away.
    .terse = { $name }, away: { CARD($card) }.
ume-must-reverse = Take a card or give one: { $colour }.
ume-must-drop =
    { $count ->
        [one] Put 1 card away: { $colour }.
       *[other] Put { $count } cards away: { $colour }.
    }
ume-must-drop-all = Put one card of each colour away.
ume-must-name = Name a colour.
ume-must-again = Draw again, or pass.
ume-must-other = { $name } must choose.
ume-nothing-to-do = Nothing can be done with it.
ume-took-by-you = You take { CARD($card) } from { $name }.
ume-took-you = { $name } takes { CARD($card) } from you.
ume-took-other = { $name } takes { CARD($card) } from { $other }.
ume-gave-by-you = You give { CARD($card) } to { $name }.
ume-gave-you = { $name } gives you { CARD($card) }.
ume-gave-other = { $name } gives { CARD($card) } to { $other }.
ume-dropped-you = You put away { $cards }.
ume-dropped-other = { $name } puts away { $cards }.
ume-lost-you = You lose { $cards }.
ume-lost-other = { $name } loses { $cards }.
ume-named-you = You name { $colour }.
ume-named-other = { $name } names { $colour }.
ume-asked-take = { $name } wants to take { CARD($card) } from you. Do you allow it?
ume-asked-give = { $name } wants to give you { CARD($card) }. Do you allow it?
ume-asked-drop = { $name } wants to put away { $cards } of your base. Do you allow it?
ume-asked-by-you = { $name } is asked for permission.
ume-asked-other = { $name } asks { $other } for permission.
ume-allowed-you = You allow it.
ume-allowed-other = { $name } allows it.
ume-denied-you = You do not allow it.
ume-denied-other = { $name } does not allow it.
ume-claimed-you = You claim a sequence.
ume-claimed-other = { $name } claims a sequence.
ume-sequence-you = Umé! You have a sequence: { $sums }.
ume-sequence-other = Umé! { $name } has a sequence: { $sums }.
ume-failed-you = Wrong: you have no sequence.
ume-failed-other = { $name } claims a sequence, but has none.
ume-owes-you = You will lose your next turn.
ume-owes-other = { $name } will lose the next turn.
ume-turn-lost-you = You lose this turn.
ume-turn-lost-other = { $name } loses this turn.
ume-rounds-won = Rounds won. { $list }.

# Answers to status keys.
ume-sums-exercise = At this table you add the sums yourself.
ume-away-gaining = One card is missing: { $cards }.
ume-away-losing = One card is too many: { $cards }.
ume-away-none = No single card makes a sequence.
ume-effect = Then { $sums }.

# Refusals: what was tried, why not, what would work.
ume-refused-choice_open-you = First something else is due. { $what }
ume-refused-choice_open-permission = First answer { $name }: do you allow it?
ume-refused-choice_open-other = First { $name } must choose.
ume-refused-no_choice_open = There is nothing to choose now. Draw, or put a card away.
ume-refused-no_such_player = There is no other player there. Choose somebody else at the table.
ume-refused-not_in_base = That card is not in that base.
ume-refused-wrong_count =
    { $count ->
        [one] That is the wrong number of cards: exactly 1 must go.
       *[other] That is the wrong number of cards: exactly { $count } must go.
    }
ume-refused-wrong_colour = Only number cards of the right colour can be moved here: { $colours }.
ume-refused-own_cards_first = Your own cards of that colour come first; others' only if you have too few.
ume-refused-denied = That card was not allowed to you. Choose another.
ume-refused-denied-give = That player does not want the card. Choose somebody else.
ume-refused-cannot_draw = There is no card left to draw. Put one of your cards away.
ume-refused-cannot_pass = You cannot pass: draw, or put a card away.

# Options.
option-rounds_mode = Counting of rounds
    .description = The first win is the match: that ends it. Rounds won are counted: whoever has won the most at the end wins the match. Points are noted: everybody else notes their highest sum, the lowest total wins.
option-claim = Sequences
    .description = Seen by the program: it sees every sequence. Called by the players: you must notice your own and claim it; a wrong claim costs a turn.
option-strict_distance = Strict distance
    .description = Three equal sums are no sequence.
option-shields = Shields
    .description = A Skip becomes a Shield: others may change its colour in your base only with your permission.
option-draw_again = Draw again
    .description = After a Draw Two or Wild Draw Four you may draw another card.

# Commands, and the words that are typed for them.
command-read-sums = say the sums of my colours
command-read-effect = say what this move would do to my sums
command-read-near = say who is one card away from the sequence
command-uno = claim the sequence
command-draw = draw a card, or pass instead of another one
command-pass = pass instead of drawing another card
command-play = put the selected card away, or choose it
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
advice-move-put = put { CARD($card, form: "the") } away
advice-move-take = take { CARD($card, form: "the") } from { $name }
advice-move-give = give { $name } { CARD($card, form: "the") }
advice-move-drop = put away { $cards }
advice-move-name = name { $colour }
advice-move-allow = allow it
advice-move-deny = do not allow it
advice-move-claim = claim the sequence
second-look-claim = You could have claimed your sequence.
advice-ume-sequence = it makes a sequence
advice-ume-stops = { $name } is then no longer one card away
advice-ume-ready = then you can win by putting a card away
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
advice-ume-chance = it gives you about { $count } chances in 100 to win

# What else is understood when typed.
phrases-uno-here = sequence, claim sequence, i have a sequence, announce
phrases-read-sums-here = sum, total, my sums, totals, my total, what my sum
phrases-read-near-here = nearest, close to
phrases-play-here = discard, put away, remove
phrases-hand-here = my base
