# Sentences that every game has.
list-last = { $first } and { $last }
list-last-or = { $first } or { $last }
list-between = ;{ " " }
sentence-joined = { $first } { $second }
looking-on = You are watching. { $turn }
looking-on-over = The round is over.
looking-on-finished = The game is over.
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
shuffled = Discard pile reshuffled.
    .terse = { "" }
round-won-you = You win the round!
round-won-other = { $name } wins the round.
round-won-nobody = No winner this round.
match-won-you = You win the match!
match-won-other = { $name } wins the match.
match-won-several = Match tied: { $names }.
score-you = you { $points }
score-other = { $name } { $points }
scores = Scores: { $list }.
aim-fewest = lowest score wins
aim-most = highest score wins
aim-rounds = most rounds won wins
aim-and-ending = { $aim }; { $ending }
ends-at-points = the match ends at { $points }
ends-after-rounds =
    the match ends after { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
press-for-round = Enter: next round.
match-finished =
    { FRONT() ->
       *[screen] Match over. Press Enter for the menu.
        [lines] Match over.
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
where = Selected: { $card }.
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
category-cards = Messages about your cards.
category-table = Messages about the players and the score.
category-system = Messages of the program.
table-kept = The unfinished game is kept. The menu resumes it.
hand-new =
    { FRONT() ->
       *[screen] Press { KEY("all_cards") } for your new hand.
        [lines] { "" }
    }
cards-counted =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
cards-many = { $count } cards: { cards-read }
cards-read =
    { FRONT() ->
       *[screen] { KEY("all_cards") } reads your hand
        [lines] see your hand
    }
hand-now = Your hand: { $cards }.
resumed = Resumed: { $game } with { $names }.
voice-now = Speaking with { $voice }.
voice-lost = Speech has stopped. Messages appear on screen until it returns.
verbosity-now = Verbosity: { $verbosity }.
clock-stopped = { $name } pauses the game. { KEY("uno") } to { says-last } or call out{ $doubts ->
        [yes] , { KEY("call_bluff") } to challenge
       *[no] { "" }
    }, Enter for { $name }'s cards, { KEY("stop") } to continue.
clock-goes-on = The game continues.
person-keys = Own keys for acting out of turn: { $list }.
person-key = { $name } { $key }

# Events.
dealt =
    { $count ->
        [one] You have 1 card.
       *[other] You have { $count } cards.
    }
    .terse = { "" }
start-card = First card: { CARD($card) }.
    .terse = First: { CARD($card) }.
start-card-back = { CARD($card) } cannot start. Turning another card.
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
says-last = say last card
left-one-say =
    { FRONT() ->
       *[screen] { KEY("uno") } to { says-last }.
        [lines] Type { KEY("uno") } to { says-last }.
    }
left-other =
    { $count ->
        [0] No card left.
        [one] One card left.
       *[other] { $count } left.
    }
direction-clockwise = Now clockwise.
    .terse = Clockwise.
direction-counterclockwise = Now counterclockwise.
    .terse = Counterclockwise.
skipped-you = You are skipped.
skipped-other = { $name } is skipped.
drew-you =
    { $count ->
        [0] Nothing left to draw.
        [one] You draw { $cards }.
       *[other] You draw { $count } cards: { $cards }.
    }
drew-other =
    { $count ->
        [0] { $name } has nothing left to draw.
        [one] { $name } draws.
       *[other] { $name } draws { $count } cards.
    }
passed-you = You pass.
passed-other = { $name } passes.
swapped-by-you = You swap hands with { $name }: you now have { $count }, { $name } { $others }.
swapped-with-you = { $name } swaps hands with you: you now have { $count }, { $name } { $others }.
swapped-other = { $name } swaps hands with { $other }: { $name } now has { $count }, { $other } { $others }.

# Answers to status keys.
top = { CARD($card) }.
turn-now-you = Your turn.
turn-now-of-several = Your turn, { $name }.
selected-is-playable = { $card }, playable.
turn-now-other = { $name }'s turn.
turn-next = Next: { $name }.
turn-over = Round over. Enter for the next.
count-you = you { $count }
count-other = { $name } { $count }
counts = { $list }.
stock-now =
    { $count ->
        [0] The draw pile is empty.
       *[other] { $count } in the draw pile.
    }
debt-now-none = No extra cards to draw.
debt-now-drawn =
    { FRONT() ->
       *[screen] You drew { CARD($card, form: "a") }. { KEY("play") } to play it, { KEY("pass") } to keep it.
        [lines] You drew { CARD($card, form: "a") }. Type its number to play it, or { KEY("pass") } to keep it.
    }
top-now = On top now: { $top }
top-now-all-heard = You have heard everything. On top: { $top }
order-clockwise = Clockwise: { $names }.
order-counterclockwise = Counterclockwise: { $names }.
you-in-list = you
rule-on = { $rule } on
rules-now = { $list }.
hand-empty = You have no cards.
card-playable = playable
card-place = { $place } of { $count }
card-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
draw-now =
    { FRONT() ->
       *[screen] { KEY("draw") } to draw.
        [lines] Type { KEY("draw") }.
    }
draw-them =
    { FRONT() ->
       *[screen] press { KEY("draw") }
        [lines] type { KEY("draw") }
    }
pass-now =
    { FRONT() ->
       *[screen] { KEY("pass") } to pass.
        [lines] Type { KEY("pass") }.
    }
how-to-draw =
    { FRONT() ->
       *[screen] press { KEY("draw") }
        [lines] type { KEY("draw") }
    }
no-playable = Nothing playable. { draw-now }
no-playable-pass = Nothing playable. { pass-now }
no-playable-debt =
    { FRONT() ->
       *[screen] You must draw { $count }: { KEY("draw") }.
        [lines] You must draw { $count }: type { KEY("draw") }.
    }
sorted-colour = Sorted by colour.
sorted-number = Sorted by number.
sorted-off = Sorting off.
group-none = No other colour.

# Questions.
question-enter-only = { KEY("choose") } or a letter answers. { $question }
question-many = { $count } answers. { $first }. { KEY("next_item") } for more.
question-enter = { KEY("choose") } for { $answer }.
question-others =
    { $count ->
        [0] { KEY("next_item") } for more.
       *[other] { KEY("next_item") } for more, or press { $letters }.
    }
swap-with =
    { $count ->
        [one] { $name }, 1 card
       *[other] { $name }, { $count } cards
    }
choice-given-up = Cancelled. You still have the card.
choice-put-off = Not chosen yet. Enter asks again.
question-closed = The question is closed.
question-first =
    { $stays ->
        [yes] Answer first: { $question }
       *[no] Answer first: { $question } { KEY("stop") } closes it.
    }
question-withdrawn = The game moved on, so the question is closed.

# Refusals: what was tried, why not, what would work.
refused-round_over = Round over. Enter for the next.
refused-not_your_turn = Not your turn. It is { $name }'s.
refused-not_in_hand = You do not have that card.
refused-must_answer_debt =
    { $count ->
        [one] You must draw 1 card: { how-to-draw }.
       *[other] You must draw { $count } cards: { how-to-draw }.
    }
refused-only_drawn_card = You can only play the card you just drew: { $drawn }. { pass-now }
refused-already_drawn =
    { FRONT() ->
       *[screen] You have already drawn. Play that card, or pass with { KEY("pass") }.
        [lines] You have already drawn. Play that card, or type { KEY("pass") }.
    }
refused-must_draw_first = Draw before you pass: { how-to-draw }.
refused-cannot_draw =
    { FRONT() ->
       *[screen] You have a playable card, so you must play. { KEY("next_playable") } finds it.
        [lines] You have a playable card, so you must play. Type { KEY("next_playable") } to find it.
    }
refused-no_match = { CARD($card) } does not match { CARD($top) }.
find-playable =
    { FRONT() ->
       *[screen] { KEY("next_playable") } finds a playable card.
        [lines] Type { KEY("next_playable") } to find a playable card.
    }
clause-off-here = Off in this game: { $clause }
option-off-here = Not in this game: { $option }
refused-rule_off = { $rule } is off in this game.

# House rules and options.
option-match_end = The match ends
    .description = At a point limit: after the round in which someone reaches it. After rounds: after that many.
option-limit = Point limit
    .description = The match ends after the round in which someone reaches this many points.
option-rounds = Rounds
    .description = How many rounds a match has, if it ends after a number of rounds.
drawn-unfit = Not playable. Turn over.
turn-over-you = Turn over.
drawn-fits = Playable.
    .terse = { "" }
drawn-fits-keys =
    { FRONT() ->
       *[screen] Playable: { KEY("play") } plays it, { KEY("draw") } keeps it.
        [lines] Playable: type its number to play it, or { KEY("pass") } to keep it.
    }
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
piece-card-playable = Whether it is playable
piece-card-place = Its place
piece-card-points = Its points
piece-turn-turn = Whose turn it is
piece-turn-next = Who is next
piece-turn-due = What you must draw or answer
piece-scores-scores = Scores
piece-scores-aim = What wins
piece-counts-counts = Everyone's cards
piece-counts-stock = The draw pile

# Advice: what an expert would do.
advice-because = { $move }: { $why }.
advice-bare = { $move }.
advice-next = Next best move. { $advice }
advice-variant = Another way with this card. { $advice }
advice-best-clear = Clearly the best.
advice-best-card = Clearly the best card.
advice-best-slight = Slightly better than the next best.
advice-best-equal = Another move is just as good; ask again to hear it.
advice-behind-clear = Clearly behind the best.
advice-behind-slight = Slightly behind the best.
advice-behind-equal = Just as good as the best.
advice-not-compared = Hardly worth considering.
advice-rounds = in { $count } simulated rounds it did best
advice-rounds-equal = in { $count } simulated rounds nothing did better
advice-only = It is your only move.
advice-thumb = A rule of thumb, not calculated.
advice-thinking = Thinking.
advice-not-here = Hints are off: other people play too. New game can allow them.
second-look-found =
    { FRONT() ->
       *[screen]
            { $shared ->
                [yes] Moves to review in round { $round }: { KEY("second_look") }.
               *[no]
                    { $count ->
                        [one] 1 move to review in round { $round }: { KEY("second_look") }.
                       *[other] { $count } moves to review in round { $round }: { KEY("second_look") }.
                    }
            }
        [lines]
            { $shared ->
                [yes] Moves to review in round { $round }: type { KEY("second_look") }.
               *[no]
                    { $count ->
                        [one] 1 move to review in round { $round }: type { KEY("second_look") }.
                       *[other] { $count } moves to review in round { $round }: type { KEY("second_look") }.
                    }
            }
    }
second-look-works =
    { $all ->
        [0] Still reviewing.
       *[other] Still reviewing: { $done } of { $all }.
    }
second-look-nothing = Nothing to review in the last round.
second-look-later = Your moves are reviewed after the round.
second-look-failed = The review of the last round failed. The next round is reviewed again.
second-look-off = The round review is off. Settings turn it on.
second-look-not-here = No review in this game.
second-look-whose = Choose a player first; spectators have no moves.
second-look-fails = This cannot be worked out now.
second-look-of =
    { $count ->
        [one] { $name }: one move
       *[other] { $name }: { $count } moves
    }
second-look-move = your move: { $made }. Better: { $better }.
second-look-because = { $better }; { $why }
second-look-rounds = Wins about { $count } more rounds per 100.
second-look-could = You could have done this out of turn: { $move }.
advice-move-lay = play { CARD($card, form: "the") }
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
        [one] you avoid drawing 1 card
       *[other] you avoid drawing { $count } cards
    }
advice-points = { $count } points leave your hand
advice-lays = you get rid of a card
advice-hand =
    { $count ->
        [one] then you have 1 card
       *[other] then you have { $count } cards
    }

# Practice tables.
taken-back-you =
    { $count ->
        [0] Undone: { $move }.
        [one] Undone: { $move }, and 1 later move.
       *[other] Undone: { $move }, and { $count } later moves.
    }
taken-back-other =
    { $count ->
        [0] Undone for { $name }: { $move }.
        [one] Undone for { $name }: { $move }, and 1 later move.
       *[other] Undone for { $name }: { $move }, and { $count } later moves.
    }
taken-back-all =
    { $count ->
        [one] Undone: 1 move, back to the start.
       *[other] Undone: { $count } moves, back to the start.
    }
taken-back-of = Undone: { $name }'s last move.
nothing-taken-back = Nothing to undo.
take-back-not-here = Undo works in practice games only.
position-not-here = The position cannot be copied: other players' cards are secret in this game.
practice-begun =
    { $deal ->
        [none] Practice game.
       *[other] Practice game, deal { $deal }.
    }
practice-hint =
    { FRONT() ->
       *[screen] { KEY("take_move_back") } to undo a move.
        [lines] Type { KEY("take_move_back") } to undo a move.
    }
practice-from = { $game } with { $names }, from a position.
playing-for = You play for { $name }.
open-hand = { $name }: { $cards }.
