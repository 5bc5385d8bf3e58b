# UNO Rummy.
title = UNO Rummy
    .description = For 2 to 4: tiles, and a table that you rearrange.
value-match_end-rounds_won = after a number of won rounds
value-action_per-turn = one per turn
value-action_per-set = one per set
choice-given-up = Question closed.
ask-rummy-action = Which tile shall work?
ask-rummy-colour = The Joker is which colour?
ask-rummy-number = Which number?
ask-rummy-join = Join with which set?
ask-rummy-joker = The Joker stands for which tile?
ask-rummy-where = Where does { CARD($card, form: "the") } go?
presenter-rummy-begun =
    { FRONT() ->
       *[screen] New set: { $tile }.
        [lines] New set { $place }, first tile: { $tile }.
    }
presenter-rummy-put =
    { FRONT() ->
       *[screen] { $set }.
        [lines] { $tile } laid on set { $place }. { $set }.
    }
presenter-rummy-joined =
    { FRONT() ->
       *[screen] { $set }.
        [lines] Joined as set { $place }. { $set }.
    }
presenter-rummy-set = Set { $place } of { $count }
presenter-rummy-at-tile = { $zone }. { $tile }.
presenter-rummy-cannot-join = Go to a set on the table first: { KEY("next_group") }.
presenter-rummy-cannot-split =
    { FRONT() ->
       *[screen] A set is split before a tile that is not its first: go there first.
        [lines] A set is split before a tile that is not its first: type { KEY("next_group") } until you are there, then type { KEY("split") } and the number of that tile.
    }
presenter-rummy-carried = Carried
presenter-rummy-carry = Carry it
presenter-rummy-leave = Leave it on the rack
presenter-rummy-carrying =
    { FRONT() ->
       *[screen] You carry { $tile }. { KEY("play") } on a set puts it there, { KEY("new_set") } begins a new set.
        [lines] You carry { $tile }. Type { KEY("next_group") } for the next set, any of its numbers puts it there; { KEY("new_set") } begins a new set.
    }
presenter-rummy-taken =
    { FRONT() ->
       *[screen] Taken: { $tile }. { KEY("play") } on a set puts it there, { KEY("new_set") } begins a new set.
        [lines] Taken: { $tile }, tile { $index } of set { $place }. Type { KEY("next_group") } for the next set, any of its numbers puts it there; { KEY("new_set") } begins a new set.
    }
presenter-rummy-done-again = Done again.
presenter-rummy-no-step-back = Nothing to take back.
presenter-rummy-no-step-again = Nothing to do again.
presenter-rummy-stock =
    { $count ->
        [0] The stock is empty.
        [one] 1 tile in the stock.
       *[other] { $count } tiles in the stock.
    }
presenter-rummy-count-you =
    { $count ->
        [0] You: no tile
        [one] You: 1 tile
       *[other] You: { $count } tiles
    }
presenter-rummy-count-other =
    { $count ->
        [0] { $name }: no tile
        [one] { $name }: 1 tile
       *[other] { $name }: { $count } tiles
    }
presenter-rummy-draft-laid =
    { $count ->
        [0] Nothing of your rack is laid yet.
       *[other] { $count } of at most 4 from your rack: { $tiles }.
    }
presenter-rummy-draft-freed =
    { $count ->
        [one] One Joker freed.
       *[other] { $count } Jokers freed.
    }
presenter-rummy-draft-carried = You still carry { $tiles }.
presenter-rummy-draft-ready = { KEY("finish") } finishes.
presenter-rummy-draft-actions = More than one has an action, and one of them will work: { $tiles }.
presenter-rummy-full = At most four tiles of the rack in a turn.
presenter-rummy-given-up = Draft given up: the table is as before. { KEY("take_back") } brings it back.
presenter-rummy-hint-none = Nothing can be laid. { draw-now }
presenter-rummy-hint-maybe = There may be something better.
presenter-rummy-not-yours =
    { FRONT() ->
       *[screen] { $tile } belongs to the table: { KEY("play") } on a set puts it there, { KEY("take_back") } takes the step back.
        [lines] { $tile } belongs to the table: type { KEY("next_group") } for the next set, any of its numbers puts it there; { KEY("take_back") } takes the step back.
    }
presenter-rummy-nothing-carried = Nothing is carried, and no tile of the rack is selected.
presenter-rummy-nothing-fits = Nothing can be laid. { draw-now }
presenter-rummy-put-back = Back in the rack: { $tile }.
presenter-rummy-rack = Rack
presenter-rummy-table-empty = The table is empty.
presenter-rummy-in-place = in place of the Joker { $set }
presenter-rummy-exchanged =
    { FRONT() ->
       *[screen] { $set }. The Joker is in your rack.
        [lines] { $tile } laid on set { $place }, in place of the Joker. { $set }. The Joker is in your rack.
    }
presenter-rummy-draft-back = Your draft is back.
presenter-rummy-given-up-again = The draft is given up again.
presenter-rummy-nothing-alone = No single tile was found that fits, but something can be laid: { KEY("hint") } says how.

# UNO Rummy: names of sets, events, steps, refusals.
rummy-colour-R = red
rummy-colour-Y = yellow
rummy-colour-G = green
rummy-colour-B = blue
rummy-run-colour-R = red
rummy-run-colour-Y = yellow
rummy-run-colour-G = green
rummy-run-colour-B = blue
rummy-many-1 = ones
rummy-many-2 = twos
rummy-many-3 = threes
rummy-many-4 = fours
rummy-many-5 = fives
rummy-many-6 = sixes
rummy-many-7 = sevens
rummy-many-8 = eights
rummy-many-9 = nines
rummy-many-10 = tens
rummy-many-11 = elevens
rummy-many-12 = twelves

# Sets, in the places of a sentence.
rummy-run = { $colour } run { $first } to { $last }
    .the = the run { $colour } { $first } to { $last }
    .new = a new run { $colour } { $first } to { $last }
    .from = from the run { $colour } { $first } to { $last }
    .to = to the run { $colour } { $first } to { $last }
    .on = on the run { $colour } { $first } to { $last }
    .in = in the run { $colour } { $first } to { $last }
rummy-group = group of { $many }{ $colours }
    .the = the group of { $many }{ $colours }
    .new = a new group of { $many }{ $colours }
    .from = from the group of { $many }{ $colours }
    .to = to the group of { $many }{ $colours }
    .on = on the group of { $many }{ $colours }
    .in = in the group of { $many }{ $colours }
rummy-single = single { CARD($card) }
    .the = the single { CARD($card) }
    .new = the single { CARD($card) }
    .from = from the single { CARD($card) }
    .to = to the single { CARD($card) }
    .on = on the single { CARD($card) }
    .in = in the single { CARD($card) }
rummy-single-joker = single { CARD($card) }
    .the = the single { CARD($card) }
    .new = the single { CARD($card) }
    .from = from the single { CARD($card) }
    .to = to the single { CARD($card) }
    .on = on the single { CARD($card) }
    .in = in the single { CARD($card) }
rummy-idle = idle Joker
    .the = the idle Joker
    .new = the idle Joker
    .from = from the idle Joker
    .to = to the idle Joker
    .on = on the idle Joker
    .in = in the idle Joker
rummy-loose = { $tiles }
    .the = the tiles { $tiles }
    .new = the tiles { $tiles }
    .from = from the tiles { $tiles }
    .to = to the tiles { $tiles }
    .on = on the tiles { $tiles }
    .in = in the tiles { $tiles }
rummy-empty = empty set
rummy-group-in = in { $list }
rummy-group-full = { $group }: { $list }
rummy-sets = { $first }; { $rest }
rummy-joker-as = Joker as { $what }
rummy-stretch = { $colour } { $first } to { $last }
rummy-tile = { CARD($card) }
rummy-tile-with = { CARD($card) }
rummy-set-place = Set { $place } of { $count }. { $set }.
    .terse = { $place } of { $count }. { $set }.

# Events.
rummy-lot-you = The lot falls on you: you begin.
    .terse = You begin.
rummy-lot-other = The lot falls on { $name }, who begins.
    .terse = { $name } begins.
rummy-round-you = Round { $number }. You begin.
rummy-round-other = Round { $number }. { $name } begins.
dealt =
    { $count ->
        [one] You have 1 tile.
       *[other] You have { $count } tiles.
    }
    .terse = { "" }
rummy-start-tiles = On the table: { $tiles }.
rummy-laid-you =
    { $count ->
        [one] You lay { $where }.
       *[other] You lay { $count }: { $where }.
    }
    .terse = You: { $tiles }.
rummy-laid-other =
    { $count ->
        [one] { $name } lays { $where }.
       *[other] { $name } lays { $count }: { $where }.
    }
    .terse = { $name }: { $tiles }.
rummy-where-new = { $tiles }: { $set }
rummy-where-new-with = { $tiles }: { $set } with { $more }
rummy-where-joins =
    { $count ->
        [one] { $tiles }: joins { $set }
       *[other] { $tiles }: join { $set }
    }
rummy-where-frees =
    { $count ->
        [one] { $tiles }: frees the Joker { $in }
       *[other] { $tiles }: free the Joker { $in }
    }
rummy-where-rearranged = { $tiles }; the table is rearranged
rummy-now = Now: { $sets }.
rummy-takes-you = You take { $tiles }.
    .terse =
        { $count ->
            [one] You take a Joker.
           *[other] You take { $count } Jokers.
        }
rummy-takes-other = { $name } takes { $tiles }.
    .terse =
        { $count ->
            [one] { $name } takes a Joker.
           *[other] { $name } takes { $count } Jokers.
        }
rummy-left-you =
    { $count ->
        [one] One tile left.
       *[other] { $count } left.
    }
rummy-left-other =
    { $count ->
        [one] One tile left.
       *[other] { $count } left.
    }
rummy-action-4 = Joker
rummy-action-3 = Draw Two
rummy-action-2 = Skip
rummy-action-several = { $action } { $count } times
rummy-hits-you = { $actions } against you.
    .terse = { $actions }!
rummy-hits-other = { $actions } against { $name }.
    .terse = { $actions }: { $name }.
rummy-again-you = Reverse: you play again.
rummy-again-other = Reverse: { $name } plays again.
rummy-turn-lost-you = You lose the turn.
rummy-turn-lost-other = { "" }
    .full = { $name } loses the turn.
rummy-drew-you =
    { $count ->
        [0] There is no tile left to draw.
        [one] You draw { $tiles }.
       *[other] You draw { $count } tiles: { $tiles }.
    }
rummy-drew-other =
    { $count ->
        [0] { $name } finds no tile to draw.
        [one] { $name } draws a tile.
       *[other] { $name } draws { $count } tiles.
    }
keep-now =
    { FRONT() ->
       *[screen] { KEY("pass") } keeps it.
        [lines] Type { KEY("pass") }.
    }
rummy-drawn-fits-you = It can be laid. { keep-now }
    .terse = It can be laid.
rummy-drawn-fits-other = { $name } may lay it.
rummy-drawn-unfit = It cannot be laid.
rummy-ran-out = The stock has run out. Left in the racks: { $list }.
rummy-total-you =
    { $points ->
        [one] you 1 point
       *[other] you { $points } points
    }
    .terse = you { $points }
rummy-total-other =
    { $points ->
        [one] { $name } 1 point
       *[other] { $name } { $points } points
    }
    .terse = { $name } { $points }
rummy-round-won-several = Shared win of the round: { $names }.
rummy-rounds-won = Rounds won. { $list }.

# Steps from one table to the next.
rummy-step-move = Move { $tiles } { $from } { $to }.
rummy-step-move-again = Move { $tiles } { $from } to it.
rummy-step-move-new = Begin a new set with { $tiles } { $from }.
rummy-step-join = Move { $set } { $to }.
rummy-step-join-again = Move { $set } to it.
rummy-step-join-new = Begin a new set with { $set }.
rummy-step-split = Split { $set }: { $tiles } as a set of its own.
rummy-step-lay = Lay { $tiles } { $on }.
rummy-step-lay-again = Lay { $tiles } on it.
rummy-step-lay-new = Lay a new set: { $tiles }.
rummy-step-wake = Move the idle Joker { $to }, as { CARD($card) }.
rummy-step-wake-again = Move the idle Joker to it, as { CARD($card) }.
rummy-step-wake-new = Begin a new set with the idle Joker, as { CARD($card) }.
rummy-step-replace = Lay { $tiles } in place of the Joker { $in }; the Joker is yours.
rummy-step-replace_move = Move { $tiles } { $from } to the place of the Joker { $in }; the Joker is yours.
rummy-step-take = Take { $tiles } { $from }.

# What is wrong with a set.
rummy-fault-too_short = { $tiles }: only { $count } tiles, but a set needs at least 3.
rummy-fault-gap = { $tiles }: { $missing } missing.
rummy-fault-gap-twice = { $tiles }: { CARD($card) } is there twice, but a run holds each number once.
rummy-fault-mixed = { $tiles }: neither one colour nor one number.
rummy-fault-colour_twice = { $tiles }: { $colour } is there twice, but a group holds each colour once.
rummy-fault-two_jokers = { $tiles }: two Jokers, but a group may hold one.
rummy-fault-jokers_touch = { $tiles }: two Jokers lie side by side, but in a run they may not.
rummy-fault-single = { $tiles }: alone. Only a start tile that was never used may lie alone.

# Refusals: what was tried, why not, what would work.
rummy-refused-must_draw_first = You cannot pass before you have drawn: { how-to-draw }.
rummy-refused-already_drawn = You have drawn already. Lay that tile, or keep it with { KEY("pass") }.
rummy-refused-must_lay = You cannot draw, for you can lay something. { KEY("hint") } gives a hint.
rummy-refused-tile_missing = { CARD($card) } may not leave the table. Put it into a set, or give the draft up with { KEY("stop") }.
rummy-refused-joker_unnamed = A Joker does not stand for anything yet. Say which tile it is.
rummy-refused-joker_not_replaced = { CARD($card) } may leave its place only for { $tile }. Put that there, or leave the Joker as it was.
rummy-refused-joker_not_replaced-idle = A Joker is missing on the table. Put it back, or give the draft up with { KEY("stop") }.
rummy-refused-not_in_rack = You do not hold { CARD($card) }, or not that often. Lay tiles of your rack only.
rummy-refused-not_in_rack-joker = You hold no Joker to lay as { $tile }. Lay another tile, or free a Joker first.
rummy-refused-only_drawn_tile = Only the tile you drew, { CARD($card) }, may be laid now. { keep-now }
rummy-refused-nothing_laid =
    { FRONT() ->
       *[screen] You have laid nothing yet: at least one tile must come from your rack, and a Joker freed in this turn does not count. { KEY("play") } adds a tile.
        [lines] You have laid nothing yet: at least one tile must come from your rack, and a Joker freed in this turn does not count. The number of a tile adds it.
    }
rummy-refused-too_many = You lay { $count } tiles, but 4 are the most in one turn. Take some back, then { KEY("finish") } finishes.
rummy-refused-invalid_set = Set { $place } of { $count }, { $fault } Mend it, or give the draft up with { KEY("stop") }.
rummy-refused-no_such_action-turn = { CARD($card) } cannot work. Choose one action tile that you lay in this turn.
rummy-refused-no_such_action-set = { CARD($card) } cannot work. Choose action tiles that you lay in this turn, one for each set.
rummy-refused-no_uno_duty = You need not say Uno now. It is said on your turn, or when one tile is left.

# Options.
option-match_end = The match ends
    .description = At a point limit: when somebody has reached it. After won rounds: when somebody has won so many; no points are counted.
option-limit = Point limit
    .description = Whoever first has so many points wins the match.
option-rounds = Rounds to win
    .description = With an end after rounds won: how many rounds win the match.
option-must_lay = Laying is a must
    .description = You may draw only if no tile of your rack can be laid, however the table is rearranged.
option-action_per = Working action tiles
    .description = One per turn: of the action tiles that you lay, one works in each turn. One per set: one for each set that you lay them in.

# Tiles.
card-joker = { article }Joker
card-joker-as = { $joker } as { $tile }

# Commands, and the words that are typed for them.
command-new-set = begin a new set
command-take-back = take back one step
command-forward-again = do the step again
command-split = split the set before this tile
command-join = join this set with another
command-read-draft = read the draft: what came from my rack, what is still wrong
command-finish = finish the draft
command-hint = a hint from the program
command-draw = draw a tile, or pass after drawing
command-play = add the selected tile to the draft, or put down what I carry
command-next-group = the table's sets, one after the other, then the rack again
command-previous-group = back through the table's sets
word-new-set = new set
word-take-back = undo
word-read-top = table, top
word-forward-again = redo
word-split = split
word-join = join
word-read-draft = draft
word-finish = finish, done
word-hint = hint
word-hand = rack, hand
command-read-top = read the sets on the table
command-read-counts = say how many tiles everybody has
command-next-playable = next tile that can be laid
command-previous-playable = previous tile that can be laid
command-all-cards = say all tiles of your rack

# The draft, step by step.
presenter-rummy-taken-joker =
    { FRONT() ->
       *[screen] Taken: { $tile }. { KEY("play") } on a set puts it there; { KEY("play") } right behind the rack keeps it.
        [lines] Taken: { $tile }, tile { $index } of set { $place }. Go to a set with { KEY("next_group") }, any of its numbers puts it there; { KEY("new_set") } begins a new set. It lies right behind the rack: its number there puts the Joker into the rack.
    }
presenter-rummy-carried-first = First put down { $tile }, which you carry: { KEY("next_playable") } goes where it fits, { KEY("new_set") } begins a new set.
presenter-rummy-carried-home =
    { FRONT() ->
       *[screen] It lies right behind the rack: { KEY("next_group") } goes there, { KEY("play") } puts it back into the rack.
        [lines] It lies right behind the rack: { KEY("next_group") } goes there, its number puts it back into the rack.
    }
presenter-rummy-carried-undo = { KEY("take_back") } takes the step back.
presenter-rummy-begin-set = New set
presenter-rummy-others = Others: { $count } sets
ask-rummy-anyway = { $fault } Put it there all the same?
presenter-rummy-two-idle = Two idle Jokers make no set.
presenter-rummy-split-here = Split: { $first }, and { $second }. You are at { $tile }.
deed-rummy-lay = lay tiles
presenter-rummy-undone-rack = Taken back: { $tile }, in the rack again.
presenter-rummy-undone-set = Taken back: { $tile }, in its set again.
presenter-rummy-undone-carried = Taken back: { $tile }, not put down.
presenter-rummy-undone-split = Taken back: the split.
presenter-rummy-undone-join = Taken back: the joining.
presenter-rummy-with = with { $tiles }
presenter-rummy-no-place = { $tile } fits nowhere yet. { KEY("new_set") } begins a new set.
presenter-rummy-plan =
    { $count ->
        [one] Plan
       *[other] Plan, { $count } steps
    }
presenter-rummy-step-cut = Split { $set } before { $tile }.
presenter-rummy-step-back = Put { $tile } back into the rack.
presenter-rummy-hint-stuck = This draft cannot be completed. { KEY("take_back") } takes a step back, { KEY("stop") } gives it up.
presenter-rummy-hint-later = After that: { $step }
presenter-rummy-hint-so-far =
    { $count ->
        [one] At least 1 tile: { $step }
        [4] 4 tiles: { $step }
       *[other] At least { $count } tiles: { $step }
    }
presenter-rummy-hint-better =
    { $count ->
        [one] Better, 1 tile: { $step }
       *[other] Better, { $count } tiles: { $step }
    }
presenter-rummy-hint-fewer = Better, with fewer Jokers taken: { $step }
presenter-rummy-hint-best = That is the best.
presenter-rummy-hint-not-yet = Nothing found so far. The search goes on.
command-plan = the whole plan, as a list
word-plan = plan
rummy-many-changed = { $count } sets are different now: { KEY("read_changes") } says which.
rummy-change-new = New: { $set }.
rummy-change-now = { $old }, now { $set }.
rummy-change-got = The { $set } got { $tiles }.
rummy-change-lost = The { $set } lost { $tiles }.
rummy-change-gone = Gone: { $set }.
presenter-rummy-no-changes = Nothing has changed on the table since your last turn.
presenter-rummy-holds-joker =
    { $count ->
        [one] { $name } holds a Joker from the table.
       *[other] { $name } holds { $count } Jokers from the table.
    }
presenter-rummy-changes-before = What changed before the table was resumed is not known.
presenter-rummy-several-wrong = { $fault } { $count } more wrong; { KEY("read_draft") } reads all.
presenter-rummy-draft-open =
    { $state ->
        [ready] Your draft: { $count } laid. { KEY("finish") } finishes.
        [carried] Your draft: you carry a tile. { KEY("read_draft") } reads it.
        [wrong] Your draft: { $count } laid, { $wrong } not a set yet. { KEY("read_draft") } reads it.
       *[empty] Your draft: nothing laid. { KEY("read_draft") } reads it.
    }
presenter-rummy-many-sets = { $count } sets. { KEY("next_group") } reads them one by one, { KEY("read_changes") } what changed.
presenter-rummy-rearranging = only by rearranging: { KEY("plan") } says how
presenter-rummy-draft-lost = Your draft is lost if you leave now; the table is saved as it lay before. Leave?

# Typed.
command-set = go to the set with that number: "set 6"
word-set = set
command-give-up = give the draft up: the table is as before
word-give-up = give up, stop
word-next-group = next set, group
word-previous-group = previous set
word-stop = stop, give up
word-pass = keep, pass
board-seats = Tiles and points
board-hand =
    { $count ->
        [0] Your rack: no tile
        [one] Your rack: 1 tile
       *[other] Your rack: { $count } tiles
    }
look-carried = You carry: { $tiles }.
look-fault-too_short = too few
look-fault-gap = a gap
look-fault-mixed = mixed
look-fault-colour_twice = a colour twice
look-fault-two_jokers = two Jokers
look-fault-jokers_touch = Jokers touch
look-fault-single = alone

# Pieces of what is read.
piece-counts-jokers = Who holds a known Joker
piece-counts-stock = The stock
piece-counts-counts = Everybody's tiles
piece-turn-draft = Your draft
piece-changes-changes = The changes
piece-changes-jokers = Who holds a known Joker
piece-changes-late = That it is not known what changed before
piece-draft-laid = What came from the rack
piece-draft-freed = Freed Jokers
piece-draft-carried = What you carry
piece-draft-wrong = What is wrong
piece-draft-ready = That it can be finished
piece-draft-actions = Which actions could work
advice-rummy-lay = lay { $tiles }
second-look-rummy-out = That goes out.
second-look-rummy-report = You could have called out { $names }: one tile left and no Uno.
second-look-rummy-drawn =
    { $tiles ->
        [one] That makes others draw one tile.
       *[other] That makes others draw { $tiles } tiles.
    }
second-look-rummy-drew =
    { $tiles ->
        [one] That cost you one tile.
       *[other] That cost you { $tiles } tiles.
    }
second-look-rummy-both =
    { $tiles ->
        [one] Over this turn and the next that gets rid of one more tile, and of { $points } more points.
       *[other] Over this turn and the next that gets rid of { $tiles } more tiles, and of { $points } more points.
    }
second-look-rummy-tiles =
    { $tiles ->
        [one] Over this turn and the next that gets rid of one more tile.
       *[other] Over this turn and the next that gets rid of { $tiles } more tiles.
    }
second-look-rummy-points =
    { $points ->
        [one] Over this turn and the next that gets rid of one more point.
       *[other] Over this turn and the next that gets rid of { $points } more points.
    }
second-look-rummy-sooner =
    { $tiles ->
        [one] That gets rid of one more tile a turn sooner.
       *[other] That gets rid of { $tiles } more tiles a turn sooner.
    }

# What else is understood when typed.
phrases-finish-here = end turn, submit, commit, play it, that's it, end my turn, finished, i am done, lay down
phrases-new-set-here = new run, new group, start set, start new set, begin set, new meld
phrases-read-top-here = board, sets, what on table, table sets, melds
phrases-read-counts-here = pool, bag, tiles left, how many tiles
phrases-give-up-here = cancel, reset, start over, clear draft
phrases-hint-here = hint, advice, advise, suggest, suggestion, tip, best move, expert, help me play, what should play
phrases-take-back-here = undo last, step back, undo step, remove last
phrases-forward-again-here = redo step
phrases-split-here = cut, divide, break set
phrases-join-here = merge, combine
phrases-read-draft-here = my draft, what in draft, plan so far
phrases-plan-here = show plan
phrases-next-group-here = next run
phrases-hand-here = tiles, my tiles, my rack, what tiles have
