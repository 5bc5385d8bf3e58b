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
press-for-round = Press Enter for the next round.
match-finished = The match is over. Press Enter for the menu.
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
edge-first = First.
edge-last = Last.
nothing-to-repeat = Nothing has been said yet.
history-empty = No messages here.
history-oldest = Oldest. { $text }
history-newest = Newest. { $text }
category-all = All messages.
category-game = Messages of the game.
category-cards = Messages about my cards.
category-table = Messages about the table.
category-system = Messages of the program.
hand-now = In your hand: { $cards }.
resumed = { $game } with { $names } goes on where it stopped.
voice-now = Speaking with { $voice }.
voice-lost = No voice can be reached. The words stand in the line of announcements until one is back.
verbosity-now = Verbosity: { $verbosity }.
clock-stopped = { $name } stops the clock. { KEY("uno") } says Uno or reports, { KEY("call_bluff") } calls a bluff, Enter shows { $name }'s cards, to lay one of them; { KEY("stop") } goes on.
clock-goes-on = The clock goes on.
person-keys = Keys of their own: { $list }.
person-key = { $name } { $key }
