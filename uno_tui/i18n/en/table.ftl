# Sentences that every game has.
list-last = { $first } and { $last }
sentence-joined = { $first } { $second }
turn-you = Your turn.
turn-other = { $name }'s turn.
    .terse = { "" }
round-began =
    { $number ->
        [1] { $dealer } deals.
       *[other] Round { $number }. { $dealer } deals.
    }
    .terse = { "" }
round-began-you =
    { $number ->
        [1] You deal.
       *[other] Round { $number }. You deal.
    }
    .terse = { "" }
shuffled = The cards are shuffled.
    .terse = { "" }
round-won-you = You win the round!
round-won-other = { $name } wins the round.
round-won-nobody = The round ends without a winner.
match-won-you = You win the match!
match-won-other = { $name } wins the match.
match-won-several = Shared win of the match: { $names }.
score-you = You: { $points }
score-other = { $name }: { $points }
scores = Points. { $list }.
aim-fewest = the fewest points win
aim-most = the most points win
aim-rounds = the most rounds win
press-for-round = Press Enter for the next round.
match-finished =
    { FRONT() ->
       *[screen] The match is over. Press Enter for the menu.
        [lines] The match is over.
    }
points-you =
    { $points ->
        [0] You score no points.
        [one] You score 1 point.
       *[other] You score { $points } points.
    }
points-other =
    { $points ->
        [0] { $name } scores no points.
        [one] { $name } scores 1 point.
       *[other] { $name } scores { $points } points.
    }
    .terse = { "" }
where = On { $card }.
edge-first = First.
edge-last = Last.
nothing-to-repeat = Nothing has been said yet.
nothing-to-stop = Nothing to stop or close. { KEY("menu") } opens the menu.
history-empty = No messages here.
history-oldest = Oldest. { $text }
history-newest = Newest. { $text }
history-since-turn = Since your last turn
history-before = Before that
category-all = All messages.
category-game = Messages of the game.
category-cards = Messages about my cards.
category-table = Messages about the table.
category-system = Messages of the program.
table-kept = The unfinished table is kept: the menu goes on with it.
hand-new =
    { FRONT() ->
       *[screen] { KEY("all_cards") } reads your new hand.
        [lines] { "" }
    }
hand-now = In your hand: { $cards }.
resumed = { $game } with { $names } goes on where it stopped.
voice-now = Speaking with { $voice }.
voice-lost = No voice can be reached. The words stand in the line of announcements until one is back.
verbosity-now = Verbosity: { $verbosity }.
clock-stopped = { $name } stops the clock. { KEY("uno") } { says-last } or reports{ $doubts ->
        [yes] , { KEY("call_bluff") } doubts
       *[no] { "" }
    }, Enter shows { $name }'s cards; { KEY("stop") } goes on.
clock-goes-on = The clock goes on.
person-keys = Keys of their own, for acting out of turn: { $list }.
person-key = { $name } { $key }

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
answered-you = You answer with { CARD($card) }.
answered-other = { $name } answers with { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
left-one-you = One card left.
left-one-other = One card left.
    .terse = { "" }
says-last = says last card
left-one-say = { KEY("uno") } { says-last }.
left-other =
    { $count ->
        [0] No card left.
        [one] One card left.
       *[other] { $count } cards left.
    }
direction-clockwise = Direction: clockwise.
    .terse = Clockwise.
direction-counterclockwise = Direction: counterclockwise.
    .terse = Counterclockwise.
skipped-you = You are skipped.
skipped-other = { $name } is skipped.
drew-you =
    { $count ->
        [0] There is nothing to draw.
        [one] You draw { $cards }.
       *[other] You draw { $count } cards: { $cards }.
    }
drew-done = { $name } draws a card and passes.
drew-other =
    { $count ->
        [0] { $name } finds nothing to draw.
        [one] { $name } draws a card.
       *[other] { $name } draws { $count } cards.
    }
passed-you = You pass.
passed-other = { $name } passes.
swapped-by-you = You swap hands with { $name }: you hold { $count } now, { $name } holds { $others }.
swapped-with-you = { $name } swaps hands with you: you hold { $count } now, { $name } holds { $others }.
swapped-other = { $name } swaps hands with { $other }: { $name } holds { $count } now, { $other } holds { $others }.

# Answers to status keys.
top = { CARD($card) }.
turn-now-you = Your turn.
turn-now-other = { $name }'s turn.
turn-next = Next: { $name }.
turn-over = The round is over. Press Enter for the next one.
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
       *[screen] You have drawn { CARD($card) }. { KEY("play") } plays it, { KEY("pass") } passes.
        [lines] You have drawn { CARD($card) }. Its number plays it, { KEY("pass") } passes.
    }
order-clockwise = Clockwise: { $names }.
order-counterclockwise = Counterclockwise: { $names }.
you-in-list = you
rule-on = { $rule } on
rules-now = { $list }.
hand-empty = You hold no cards.
card-playable = playable
card-place = { $place } of { $count }
card-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
draw-now =
    { FRONT() ->
       *[screen] { KEY("draw") } draws.
        [lines] Type { KEY("draw") }.
    }
draw-them =
    { FRONT() ->
       *[screen] { KEY("draw") } draws them
        [lines] type { KEY("draw") }
    }
pass-now =
    { FRONT() ->
       *[screen] { KEY("pass") } passes.
        [lines] Type { KEY("pass") }.
    }
how-to-draw =
    { FRONT() ->
       *[screen] press { KEY("draw") }
        [lines] type { KEY("draw") }
    }
no-playable = No card can be played. { draw-now }
no-playable-pass = No card can be played. { pass-now }
no-playable-debt = Nothing can be played before you draw { $count }.
sorted-colour = Sorted by colour.
sorted-number = Sorted by number.
sorted-off = Sorting off.
group-none = No other colour.

# Questions.
question-enter-only = { KEY("choose") } or a letter answers. { $question }
question-enter = { KEY("choose") } takes { $answer }.
question-others =
    { $count ->
        [0] { KEY("next_item") } leads to the others.
        [one] { KEY("next_item") } leads to the others, the letter { $letters } chooses at once.
       *[other] { KEY("next_item") } leads to the others, the letters { $letters } choose at once.
    }
swap-with =
    { $count ->
        [one] { $name }, 1 card
       *[other] { $name }, { $count } cards
    }
choice-given-up = Given up. The card is still in your hand.
choice-put-off = Not chosen yet: Enter asks again.
question-closed = The question is closed.
question-first =
    { $stays ->
        [yes] First answer: { $question }
       *[no] First answer: { $question } { KEY("stop") } closes it.
    }
question-withdrawn = The question is closed: the table has changed.

# Refusals: what was tried, why not, what would work.
refused-round_over = The round is over. Press Enter for the next one.
refused-not_your_turn = It is not your turn but { $name }'s.
refused-not_in_hand = You do not hold that card.
refused-must_answer_debt =
    { $count ->
        [one] First you must draw 1 card: { how-to-draw }.
       *[other] First you must draw { $count } cards: { how-to-draw }.
    }
refused-only_drawn_card = Only the card you drew, { $drawn }, may be played now. { pass-now }
refused-already_drawn = You have drawn. Play that card, or pass with { KEY("pass") }.
refused-must_draw_first = You cannot pass before you have drawn: { how-to-draw }.
refused-cannot_draw = You hold a card that fits, so you must play. { KEY("next_playable") } finds it.
refused-no_match = { $card } does not fit on { CARD($top) }.
find-playable = { KEY("next_playable") } looks for a card that fits.
refused-rule_off = { $rule }: that rule is not in force at this table.

# House rules and options.
option-match_end = The match ends
    .description = At a point limit: after the round in which somebody reaches it. After rounds: when so many have been played.
option-limit = Point limit
    .description = The match ends after the round in which somebody has so many points.
option-rounds = Rounds
    .description = With an end after rounds: how many are played.
drawn-unfit = It does not fit: your turn is over.
turn-over-you = Your turn is over.
drawn-fits = It fits.
    .terse = { "" }
drawn-fits-keys = It fits: { KEY("play") } plays it, { KEY("draw") } keeps it.
    .terse = { "" }
drawn-goes-on = Still your turn.

# What games ask and answer at the table.
value-none = none

# Cards of the four colours.
article =
    { $form ->
        [a] a{ " " }
        [the] the{ " " }
       *[bare] { "" }
    }

# Pieces of what is read.
piece-card-colour = Colour
piece-card-name = Number or name
piece-card-playable = Whether it can be played
piece-card-place = Its place
piece-card-points = Its points
piece-turn-turn = Whose turn it is
piece-turn-next = Who is next
piece-turn-due = What is due
piece-scores-scores = Points
piece-scores-aim = What wins
piece-counts-counts = Everybody's cards
piece-counts-stock = The stock

# Advice: what an expert would do.
advice-because = { $move }: { $why }.
advice-bare = { $move }.
advice-next = Next best move. { $advice }
advice-variant = Another way with this card. { $advice }
advice-best-clear = Clearly the best.
advice-best-card = Clearly the best card.
advice-best-slight = Slightly better than the next best.
advice-best-equal = The next best is as good.
advice-behind-clear = Clearly behind the best.
advice-behind-slight = Slightly behind the best.
advice-behind-equal = As good as the best.
advice-not-compared = An expert would hardly consider it.
advice-rounds = it comes out best in { $count } imagined rounds
advice-only = There is nothing else to do.
advice-thumb = By a rule of thumb.
advice-thinking = Thinking.
advice-not-here = At this table nobody asks for advice.
second-look-found =
    { $shared ->
        [yes] Some moves of round { $round } are worth another look: { KEY("second_look") }.
       *[no]
            { $count ->
                [one] One move of round { $round } is worth another look: { KEY("second_look") }.
               *[other] { $count } moves of round { $round } are worth another look: { KEY("second_look") }.
            }
    }
second-look-works =
    { $all ->
        [0] Still looking.
       *[other] Still looking: { $done } of { $all }.
    }
second-look-nothing = No move of the last round is worth another look.
second-look-later = Your moves are looked at when a round is over.
second-look-failed = The second look at the last round failed. The next round is looked at again.
second-look-off = Second look is switched off in the settings.
second-look-not-here = Nobody looks back at the moves here.
second-look-whose = An onlooker makes no moves. First take a player's view.
second-look-fails = This cannot be worked out now.
second-look-of =
    { $count ->
        [one] { $name }: one move
       *[other] { $name }: { $count } moves
    }
second-look-move = your move: { $made }. Better: { $better }.
second-look-because = { $better }; { $why }
second-look-rounds = That wins about { $count } more rounds in a hundred.
second-look-could = You could have done this out of turn: { $move }.
advice-move-lay = lay { CARD($card, form: "the") }
advice-move-draw = draw
advice-move-pass = pass
advice-move-unnamed = make a move
advice-last = it is your last card
advice-keeps = you keep your { CARD($card) }
advice-hits =
    { $count ->
        [one] it is aimed at { $name }, who has 1 card
       *[other] it is aimed at { $name }, who has { $count } cards
    }
advice-debt =
    { $count ->
        [one] you need not draw 1 card
       *[other] you need not draw { $count } cards
    }
advice-points = { $count } points leave your hand
advice-lays = you get rid of a card
advice-hand =
    { $count ->
        [one] then you hold 1 card
       *[other] then you hold { $count } cards
    }

# Practice tables.
taken-back-you =
    { $count ->
        [0] Taken back: { $move }.
        [one] Taken back: { $move }, and one move after it.
       *[other] Taken back: { $move }, and { $count } moves after it.
    }
taken-back-other =
    { $count ->
        [0] Taken back for { $name }: { $move }.
        [one] Taken back for { $name }: { $move }, and one move after it.
       *[other] Taken back for { $name }: { $move }, and { $count } moves after it.
    }
taken-back-all =
    { $count ->
        [one] Taken back: one move, up to the beginning.
       *[other] Taken back: { $count } moves, up to the beginning.
    }
taken-back-of = Taken back: the last move of { $name }.
nothing-taken-back = There is nothing to take back: this is the beginning.
take-back-not-here = Moves are taken back at practice tables only.
position-not-here = Other players' cards are secret at this table: the position cannot be copied.
practice-begun =
    { $deal ->
        [none] Practice table.
       *[other] Practice table, deal { $deal }.
    }
practice-hint = To take a move back: { KEY("take_move_back") }.
practice-from = { $game } with { $names }, from a position.
playing-for = You play for { $name }.
open-hand = { $name }: { $cards }.
