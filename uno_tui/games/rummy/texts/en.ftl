# UNO Rummy.
title = UNO Rummy
    .description = 2 to 4 players: tiles, and a table that you rearrange.
typed-title = rummikub, tiles
todo = Play tiles: type a tile's number, or several numbers for a new set. h gives a hint, f finishes. If nothing can be played, type draw.
aim = Be the first to play all your tiles, in sets of at least 3: runs of one colour in a row, or groups of one number in different colours.
value-match_end-rounds_won = after a number of rounds won
value-action_per-turn = one per turn
value-action_per-set = one per set
choice-given-up = Question closed.
ask-rummy-action = Which tile takes effect?
rummy-with-effect = { $tile }: { $action ->
    [reverse] the direction turns
    [skip] skips the next player
   *[other] the next player draws { $draws } and is skipped
}
ask-rummy-colour = Which colour is the Joker?
ask-rummy-number = Which number?
ask-rummy-join = Join with which set?
ask-rummy-joker = What does the Joker stand for?
ask-rummy-where = Where does { CARD($card, form: "the") } go?
presenter-rummy-begun =
    { FRONT() ->
       *[screen] New set: { $tile }.
        [lines] New set { $place }, first tile: { $tile }.
    }
linear-in-zones =
    { $count ->
        [one] On the table: set { $numbers }.
       *[other] On the table: sets { $numbers }.
    }
linear-take-from-table = It lies on the table. To use it: move { CARD($card, form: "bare") } to a new set.
linear-not-in-zone = No { CARD($card, form: "bare") } in set { $number }.
linear-still-carried = You still carry { $tile }. Put it on a set first.
linear-fits-zones = On set { $numbers }.
linear-fits-zone =
    { $fits ->
        [yes] { $card } can be played on set { $number }.
       *[no] { $card } alone cannot be played on set { $number }.
    }
linear-none-on-zone = No single tile of yours can be played on set { $number }.
linear-replaced-by = Name the tile that takes its place: { $cards }.
linear-none-stands-for = No Joker on the table stands for { CARD($card, form: "bare") }.
linear-which-zone = That may mean set { $numbers }. Name it by its number, such as set { $first }.
presenter-rummy-set-laid =
    { FRONT() ->
       *[screen] New set: { $set }.
        [lines] New set { $place }: { $set }.
    }
presenter-rummy-put =
    { FRONT() ->
       *[screen] { $set }.
        [lines] { $source ->
           *[rack] { $tile } played on set { $place }. { $set }.
            [table] { $tile } moved to set { $place }. { $set }.
        }
    }
presenter-rummy-not-valid = Not valid yet.
presenter-rummy-fourth = No more tiles from the rack.
presenter-rummy-joined =
    { FRONT() ->
       *[screen] { $set }.
        [lines] Joined as set { $place }. { $set }.
    }
presenter-rummy-set = Set { $place } of { $count }
presenter-rummy-set-called = set { $place }
presenter-rummy-at-tile = { $zone }. { $tile }.
presenter-rummy-cannot-join =
    { FRONT() ->
       *[screen] Go to a set on the table first: { KEY("next_group") }.
        [lines] Go to a set on the table first: type { KEY("next_group") }.
    }
presenter-rummy-cannot-split =
    { FRONT() ->
       *[screen] Go to the tile to cut before. It cannot be the first of its set.
        [lines] Type { KEY("next_group") } for the set, then { KEY("split") } and a tile's number, but not the first.
    }
presenter-rummy-carried = Carried
presenter-rummy-beside = { $set }
presenter-rummy-carry = Carry it
presenter-rummy-leave = Leave it on the rack
presenter-rummy-carrying =
    { FRONT() ->
       *[screen] Carrying { $tile }. { KEY("play") } on a set adds it; { KEY("new_set") } starts a set.
        [lines] Carrying { $tile }. Type { KEY("next_playable") } for a set, then a number; { KEY("new_set") } starts a set.
    }
presenter-rummy-taken =
    { FRONT() ->
       *[screen] Taken: { $tile }. { KEY("play") } on a set adds it; { KEY("new_set") } starts a set.
        [lines] Taken: { $tile }, tile { $index } of set { $place }. Type { KEY("next_playable") } for a set, then a number; or { KEY("new_set") }.
    }
presenter-rummy-done-again = Redone.
presenter-rummy-no-step-back = Nothing to undo.
presenter-rummy-no-step-again = Nothing to redo.
presenter-rummy-stock =
    { $count ->
        [0] The pool is empty.
       *[other] { $count } in the pool.
    }
presenter-rummy-count-you = you { $count }
presenter-rummy-count-other = { $name } { $count }
presenter-rummy-draft-laid =
    { $count ->
        [0] Nothing played yet.
       *[other] { $count } of at most 4 from your rack: { $tiles }.
    }
presenter-rummy-draft-freed =
    { $count ->
        [one] One Joker freed.
       *[other] { $count } Jokers freed.
    }
presenter-rummy-draft-carried = You still carry { $tiles }.
presenter-rummy-draft-ready =
    { FRONT() ->
       *[screen] { KEY("finish") } to finish.
        [lines] Type { KEY("finish") } to finish.
    }
presenter-rummy-finish-later = Answer this first; then { KEY("finish") } finishes.
presenter-rummy-draft-actions = Several have an action, and one of them will take effect: { $tiles }.
presenter-rummy-full = At most four tiles from the rack in a turn.
presenter-rummy-cannot-draw = You cannot draw now.
presenter-rummy-given-up =
    { FRONT() ->
       *[screen] Draft cancelled. { KEY("take_back") } restores it.
        [lines] Draft cancelled. Type { KEY("take_back") } to restore it.
    }
presenter-rummy-hint-none = Nothing playable. { draw-now }
presenter-rummy-hint-maybe = There may be something better.
presenter-rummy-not-yours =
    { FRONT() ->
       *[screen] { $tile } must stay on the table. { KEY("play") } on a set adds it there; { KEY("take_back") } undoes the step.
        [lines] { $tile } must stay on the table. Type { KEY("next_playable") } for a set, then a number; or { KEY("take_back") }.
    }
presenter-rummy-fits-nowhere =
    { $state ->
        [none] { $tile } is not playable. { draw-now }
        [ready] { $tile } is not playable now. { presenter-rummy-draft-ready }
        [open] { $tile } is not playable with this draft. { KEY("take_back") } undoes a step, { KEY("read_draft") } reads it.
       *[some] { $tile } is not playable now. { KEY("next_playable") } finds a playable tile.
    }
presenter-rummy-nothing-carried = You carry nothing, and no tile on the rack is selected.
presenter-rummy-nothing-fits = Nothing playable. { draw-now }
presenter-rummy-put-back = Back in the rack: { $tile }.
rummy-zone-of-tiles =
    { $count ->
        [one] { $zone }, 1 tile: { $cards }.
       *[other] { $zone }, { $count } tiles: { $cards }.
    }
presenter-rummy-rack = Rack
presenter-rummy-table-empty = The table is empty.
presenter-rummy-in-place = in place of the Joker { $set }
presenter-rummy-exchanged =
    { FRONT() ->
       *[screen] { $set }. The Joker is in your rack.
        [lines] Set { $place }: { $set }. The Joker is in your rack.
    }
presenter-rummy-draft-back = Your draft is back.
presenter-rummy-given-up-again = The draft is cancelled again.
presenter-rummy-nothing-more = No other single tile is playable.
presenter-rummy-nothing-alone =
    { FRONT() ->
       *[screen] No single tile is playable, but several together are: { KEY("hint") } shows how.
        [lines] No single tile is playable, but several together are: type { KEY("hint") } to hear how.
    }

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
rummy-idle = unused Joker
    .the = the unused Joker
    .new = the unused Joker
    .from = from the unused Joker
    .to = to the unused Joker
    .on = on the unused Joker
    .in = in the unused Joker
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
rummy-lot-you = You go first.
    .terse = You go first.
rummy-lot-other = { $name } goes first.
    .terse = { $name } goes first.
rummy-round-you = Round { $number }. You go first.
rummy-round-other = Round { $number }. { $name } goes first.
dealt =
    { $count ->
        [one] You have 1 tile.
       *[other] You have { $count } tiles.
    }
    .terse = { "" }
rummy-start-tiles = On the table: { $tiles }.
rummy-laid-you =
    { $count ->
        [one] You play { $where }.
       *[other] You play { $count }: { $where }.
    }
    .terse = You: { $tiles }.
rummy-laid-other =
    { $count ->
        [one] { $name } plays { $where }.
       *[other] { $name } plays { $count }: { $where }.
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
rummy-takes-you = You take from the table: { $tiles }.
    .terse =
        { $count ->
            [one] You take a Joker.
           *[other] You take { $count } Jokers.
        }
rummy-takes-other = { $name } takes from the table: { $tiles }.
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
rummy-by-tile = { CARD($card, form: "the") }
rummy-hits-by-you =
    { $draws ->
        [0] With { $tiles }, you make { $name } miss a turn.
       *[other] With { $tiles }, you make { $name } draw { $draws } and miss a turn.
    }
    .terse =
        { $draws ->
            [0] { $name } misses a turn.
           *[other] { $name } draws { $draws }.
        }
rummy-hits-you =
    { $draws ->
        [0] With { $tiles }, { $name } makes you miss a turn.
       *[other] With { $tiles }, { $name } makes you draw { $draws }.
    }
    .terse =
        { $draws ->
            [0] With { $tiles }: you miss a turn.
           *[other] With { $tiles }: you draw { $draws }.
        }
rummy-hits-other =
    { $draws ->
        [0] With { $tiles }, { $name } makes { $other } miss a turn.
       *[other] With { $tiles }, { $name } makes { $other } draw { $draws } and miss a turn.
    }
    .terse =
        { $draws ->
            [0] { $other } misses a turn.
           *[other] { $other } draws { $draws }.
        }
rummy-turned-clockwise = With { $tile }, now clockwise.
    .terse = Clockwise.
rummy-turned-counterclockwise = With { $tile }, now counterclockwise.
    .terse = Counterclockwise.
rummy-again-you = With { $tile }, you reverse and play again.
rummy-again-other = With { $tile }, { $name } reverses and plays again.
rummy-turn-lost-you = You miss a turn.
rummy-turn-lost-other = { "" }
rummy-drew-you =
    { $count ->
        [0] No tiles left to draw.
        [one] You draw { $tiles }.
       *[other] You draw { $count } tiles: { $tiles }.
    }
rummy-drew-other =
    { $count ->
        [0] { $name } has no tiles left to draw.
        [one] { $name } draws.
       *[other] { $name } draws { $count } tiles.
    }
keep-now =
    { FRONT() ->
       *[screen] { KEY("pass") } to keep it.
        [lines] Type { KEY("pass") } to keep it.
    }
rummy-drawn-fits-you =
    { FRONT() ->
       *[screen] Playable. { keep-now }
        [lines] Playable. Type { KEY("play") } or { KEY("pass") }.
    }
    .terse = Playable.
rummy-drawn-fits-other = { $name } may play it.
rummy-drawn-unfit = Not playable.
rummy-ran-out = The pool is empty. Still in racks: { $list }.
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
rummy-round-won-several = Round tied: { $names }.
rummy-rounds-won = Rounds won: { $list }.

# Steps from one table to the next.
rummy-step-move = Move { $tiles } { $from } { $to }.
rummy-step-move-again = Move { $tiles } { $from } to it.
rummy-step-move-new = Start a new set with { $tiles } { $from }.
rummy-step-join = Move { $set } { $to }.
rummy-step-join-again = Move { $set } to it.
rummy-step-join-new = Start a new set with { $set }.
rummy-step-split = Split { $set }: { $tiles } as a set of its own.
rummy-step-lay = Play { $tiles } { $on }.
rummy-step-lay-again = Play { $tiles } on it.
rummy-step-lay-new =
    { $count ->
        [one] Start a new set with { $tiles }.
       *[other] Play a new set: { $tiles }.
    }
rummy-step-wake = Add the unused Joker { $to } as { CARD($card) }.
rummy-step-wake-again = Add the unused Joker there as { CARD($card) }.
rummy-step-wake-new = Start a new set with the unused Joker, as { CARD($card) }.
rummy-step-replace = Play { $tiles } in place of the Joker { $in }; the Joker is yours.
rummy-step-replace_move = Move { $tiles } { $from } to the place of the Joker { $in }; the Joker is yours.
rummy-step-take = Take { $tiles } { $from }.

# What is wrong with a set.
rummy-fault-too_short = { $tiles }: a set needs at least 3 tiles.
rummy-fault-gap = { $tiles }: { $missing } missing.
rummy-fault-gap-twice = { $tiles }: { CARD($card) } twice in a run.
rummy-fault-mixed = { $tiles }: neither a run nor a group.
rummy-fault-colour_twice = { $tiles }: { $colour } twice in a group.
rummy-fault-two_jokers = { $tiles }: two Jokers in a group.
rummy-fault-jokers_touch = { $tiles }: two Jokers side by side.
rummy-fault-at = { $place }: { $what }.
rummy-fault-single = { $tiles } alone is not a set.

# Refusals: what was tried, why not, what would work.
rummy-refused-must_draw_first = Draw before you pass: { how-to-draw }.
rummy-refused-already_drawn =
    { FRONT() ->
       *[screen] You have already drawn. Play that tile, or keep it with { KEY("pass") }.
        [lines] You have already drawn. Play that tile, or type { KEY("pass") } to keep it.
    }
rummy-refused-must_lay =
    { FRONT() ->
       *[screen] You cannot draw: you can play. { KEY("hint") } for a hint.
        [lines] You cannot draw: you can play. Type { KEY("hint") } for a hint.
    }
# Where lines are typed, the letter would be the same as that for quitting.
give-up-key =
    { FRONT() ->
       *[screen] { KEY("stop") }
        [lines] stop
    }
rummy-refused-tile_missing = { CARD($card) } must stay on the table. Put it in a set, or cancel with { give-up-key }.
rummy-refused-joker_unnamed = A Joker stands for nothing yet. Say which tile it is.
rummy-refused-joker_not_replaced = To take { CARD($card, form: "the") }, put { $tile } in its place.
rummy-refused-joker_not_replaced-idle = A Joker is missing on the table. Put it back, or cancel with { give-up-key }.
rummy-refused-not_in_rack = You do not have { CARD($card) }, or not that often. Play tiles from your rack only.
rummy-refused-not_in_rack-joker = You have no Joker to play as { $tile }. Play another tile, or free a Joker first.
rummy-refused-only_drawn_tile = You can only play the tile you just drew: { CARD($card) }. { keep-now }
rummy-refused-nothing_laid-drawn =
    { FRONT() ->
       *[screen] You have not played the tile. { KEY("play") } adds it. { keep-now }
        [lines] You have not played the tile. Type { KEY("play") } or { KEY("pass") }.
    }
rummy-refused-nothing_laid =
    { FRONT() ->
       *[screen] Play at least one tile from your rack first. { KEY("play") } adds a tile.
        [lines] Play at least one tile from your rack first. Type a tile's number to add it.
    }
rummy-refused-nothing_laid-joker = A Joker freed this turn does not count: also play a tile from your rack.
rummy-refused-too_many =
    { FRONT() ->
       *[screen] That is { $count } tiles; the most is 4. Undo some, then { KEY("finish") }.
        [lines] That is { $count } tiles; the most is 4. Undo some, then type { KEY("finish") }.
    }
rummy-refused-invalid_set = { $fault } Fix it, or cancel with { give-up-key }.
rummy-refused-no_such_action-turn = { CARD($card) } has no effect now. Choose one action tile that you play this turn.
rummy-refused-no_such_action-set = { CARD($card) } has no effect now. Choose action tiles that you play this turn, one for each set.
presenter-rummy-uno-said = You have already said Uno.
rummy-refused-no_uno_duty = No Uno to say now. Say it on your turn, or when you have one tile left.

# Options.
option-match_end = The match ends
    .description = At a point limit: when someone reaches it. After rounds won: when someone has won that many, without points.
option-limit = Point limit
    .description = The first player with this many points wins the match.
option-rounds = Rounds to win
    .description = How many rounds win the match, if it ends after rounds won.
option-must_lay = You must play if you can
    .description = You may draw only if no tile from your rack is playable, however you rearrange the table.
option-action_per = Action tiles that take effect
    .description = How many of the action tiles you play take effect: one per turn, or one per set.

# Tiles.
card-joker = { article }Joker
card-joker-as = { $joker } as { $tile }

# Commands, and the words that are typed for them.
command-new-set =
    { FRONT() ->
       *[screen] start a new set
        [lines] start a new set; several numbers, such as 3 5 7, make one of these tiles
    }
command-take-back = undo one step
command-forward-again = redo the step
command-split = split the set before this tile
command-join = join this set with another
command-read-draft = read the draft: what comes from your rack, and what is not valid yet
command-finish = finish the draft
command-hint = hint: the next step of a plan
command-draw = draw a tile, or pass after drawing
command-play = add the selected tile to the draft, or put what you carry on a set
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
command-read-counts = say how many tiles everyone has
command-pass = keep a drawn tile
command-next-card = next tile
command-previous-card = previous tile
command-first-card = first tile
command-last-card = last tile
command-cards = go to the first to tenth tile
command-next-playable = next playable tile
command-previous-playable = previous playable tile
command-hand = list your rack with its numbers
command-all-cards = say all tiles of your rack

# The draft, step by step.
presenter-rummy-taken-joker =
    { FRONT() ->
       *[screen] Taken: { $tile }. { KEY("play") } on a set adds it; { KEY("play") } on { presenter-rummy-carried }, next to the rack, keeps it.
        [lines] Taken: { $tile }, tile { $index } of set { $place }. Type { KEY("next_playable") } for a set, then a number; or { KEY("new_set") }.
    }
presenter-rummy-carried-first =
    { FRONT() ->
       *[screen] Place { $tile } first: { KEY("next_playable") } finds a set, { KEY("new_set") } starts one.
        [lines] Place { $tile } first: type { KEY("next_playable") } for a set, or { KEY("new_set") }.
    }
presenter-rummy-carried-home =
    { FRONT() ->
       *[screen] On { presenter-rummy-carried }, next to the rack, { KEY("play") } puts it back.
        [lines] Type { KEY("take_back") } to put it back.
    }
presenter-rummy-carried-undo =
    { FRONT() ->
       *[screen] { KEY("take_back") } undoes the step.
        [lines] Type { KEY("take_back") } to undo the step.
    }
presenter-rummy-begin-set = New set
presenter-rummy-others = Others: { $count } sets
ask-rummy-anyway = { $fault } Put it there anyway?
presenter-rummy-two-idle = Two unused Jokers are not a set.
presenter-rummy-split-here = Split: { $first }, and { $second }. You are at { $tile }.
deed-rummy-lay = play tiles
presenter-rummy-undone-rack = Undone: { $tile }, back in the rack.
presenter-rummy-undone-set = Undone: { $tile }, back in its set.
presenter-rummy-undone-carried = Undone: { $tile }, still carried.
presenter-rummy-undone-split = Undone: the split.
presenter-rummy-undone-join = Undone: the join.
presenter-rummy-with = with { $tiles }
presenter-rummy-no-place =
    { FRONT() ->
       *[screen] { $tile } joins no set yet. { KEY("new_set") } starts a set.
        [lines] { $tile } joins no set yet. Type { KEY("new_set") } to start a set.
    }
presenter-rummy-plan =
    { $count ->
        [one] Plan
       *[other] Plan, { $count } steps
    }
presenter-rummy-step-cut = Split { $set } before { $tile }.
presenter-rummy-step-back = Put { $tile } back in the rack.
presenter-rummy-hint-stuck =
    { FRONT() ->
       *[screen] This draft cannot become valid. { KEY("take_back") } undoes a step, { give-up-key } cancels it.
        [lines] This draft cannot become valid. Type { KEY("take_back") } to undo a step, or { give-up-key } to cancel it.
    }
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
presenter-rummy-hint-not-yet = Nothing found so far. The search continues.
command-plan = the whole plan, as a list
word-plan = plan
rummy-many-changed =
    { FRONT() ->
       *[screen] Several sets changed: { KEY("read_changes") } reads them.
        [lines] Several sets changed: type { KEY("read_changes") } to hear them.
    }
rummy-change-new = New: { $set }.
rummy-change-now = { $old }, now { $set }.
rummy-change-got = The { $set } got { $tiles }.
rummy-change-lost = The { $set } lost { $tiles }.
rummy-change-gone = Gone: { $set }.
presenter-rummy-no-turn-yet = You have not had a turn yet.
presenter-rummy-no-changes = Nothing changed on the table since your last turn.
presenter-rummy-holds-joker =
    { $count ->
        [one] { $name } has a Joker from the table.
       *[other] { $name } has { $count } Jokers from the table.
    }
presenter-rummy-changes-before = Changes before the game was resumed are not known.
presenter-rummy-several-wrong = { $fault } { $count } more not valid; { KEY("read_draft") } reads all.
presenter-rummy-draft-open =
    { $state ->
        [ready] Your draft: { $count } played. { KEY("finish") } to finish.
        [carried] Your draft: you carry a tile. { KEY("read_draft") } reads it.
        [wrong] Your draft: { $count } played, not valid yet. { KEY("read_draft") } reads it.
       *[empty] Your draft: nothing played. { KEY("read_draft") } reads it.
    }
presenter-rummy-draft-first = Your draft would be lost. { KEY("finish") } finishes it, { give-up-key } cancels it.
presenter-rummy-many-sets = { $count } sets. { KEY("next_group") } reads them one by one, { KEY("read_changes") } what changed.
presenter-rummy-rearranging = only by rearranging
presenter-rummy-resumed = No draft is open: all your tiles are on the rack.
presenter-rummy-draft-lost = Leave and lose your draft? The game is saved without it.

# Typed.
command-set = go to the set with that number: "set 6"
word-set = set
# More words in front of a set's number.
typed-zone = row, run, group, number, meld, series
command-give-up = cancel the draft: the table is as before
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
look-now-lines = Screen layout: one tile a line.
look-now-cards = Screen layout: tiles on a table.
look-carried = You carry: { $tiles }.
look-fault-too_short = too few
look-fault-gap = a gap
look-fault-mixed = mixed
look-fault-colour_twice = a colour twice
look-fault-two_jokers = two Jokers
look-fault-jokers_touch = Jokers touch
look-fault-single = alone

# Pieces of what is read.
piece-counts-jokers = Who has a known Joker
piece-counts-stock = The pool
piece-counts-counts = Everyone's tiles
piece-turn-draft = Your draft
piece-changes-changes = The changes
piece-changes-jokers = Who has a known Joker
piece-changes-late = That earlier changes are not known
piece-draft-laid = What came from the rack
piece-draft-freed = Freed Jokers
piece-draft-carried = What you carry
piece-draft-wrong = What is not valid
piece-draft-ready = That it can be finished
piece-draft-actions = Which actions could take effect
advice-rummy-lay = play { $tiles }
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
        [one] Over two turns: 1 more tile and { $points } more points gone.
       *[other] Over two turns: { $tiles } more tiles and { $points } more points gone.
    }
second-look-rummy-tiles =
    { $tiles ->
        [one] Over two turns: 1 more tile gone.
       *[other] Over two turns: { $tiles } more tiles gone.
    }
second-look-rummy-points =
    { $points ->
        [one] Over two turns: 1 more point gone.
       *[other] Over two turns: { $points } more points gone.
    }
second-look-rummy-sooner =
    { $tiles ->
        [one] That plays 1 more tile a turn sooner.
       *[other] That plays { $tiles } more tiles a turn sooner.
    }

# What else is understood when typed.
phrases-finish-here = end turn, submit, commit, play it, that's it, end my turn, finished, i am done, lay down, i am done with my turn, done with my turn, i m done with my turn, finish my turn, finish turn, i finish my turn, finish the turn, finish it, that s it for this turn, that is it for this turn, that s all for this turn, ok i am done, ok done, that will do, that's it for me, that's all for me, okay that's it for me, i'm done with this turn, i am done with this turn, done with this turn
phrases-new-set-here = new run, new group, start set, start new set, begin set, new meld, make set, make new set, make group, make run, make new run, make new group, build set, build run, build group, lay set, lay run, lay group, play set, play run, play group, put set, create set, open set, lay new set, new set with these
phrases-read-top-here = board, sets, what on table, table sets, melds, read out table, read table, table, how many sets, how many sets are on the table, how many sets on table, how many sets are there, list the sets, list sets, which sets are there, what sets are there
phrases-read-counts-here = pool, bag, tiles left, how many tiles, how many tiles are left in the bag, how many tiles are in the bag, how many tiles are in the pool
phrases-stop-here = cancel, reset, start over, clear draft, clear my draft, discard draft, discard my draft, cancel my draft, reset my draft, start over this turn, start my turn again, start turn again, start again, take back everything, undo everything, undo all, take everything back, take it all back, put everything back, put it all back, put everything back the way it was, everything back, put it all back the way it was, put it all back the way it was before, start my turn over, start my turn over again, scrap the whole lot, scrap it all, cancel the lot, clear it all, cancel everything, undo the whole lot, scrap my draft, put everything back how it was, put it all back how it was
phrases-hint-here = hint, advice, advise, suggest, suggestion, tip, best move, expert, help me play, what should play
phrases-take-back-here = take it back, take that back, take back, put it back, put back, undo last, step back, undo step, remove last, take back what i just did, undo that, take back the last step, take back a step, undo the last step, undo one step, undo that step, take the last step back, take back last step, take back my last tile, take back the last tile, take my last tile back
phrases-forward-again-here = redo step, restore, restore it, restore the draft, bring it back
phrases-split-here = cut, divide, break set
phrases-join-here = merge, combine
phrases-read-draft-here = my draft, what in draft, plan so far, how many may i still lay, how many can i still lay, how many tiles may i still lay, how many more can i lay, how many may i still play, read the draft, read my draft, read draft, show the draft, is everything valid, is it valid, is that valid, is everything ok, is everything right, is the table valid, are all sets valid, is this allowed now, is that right, is this right, what is not right yet, what s not right, what is wrong, is my draft ok, have i used everything i need to, what have i done so far this turn, can i end my turn like this, am i ok to end, is everything fine on the table, are those ok there, what have i done so far
phrases-plan-here = show plan, the whole plan, whole plan, all of the plan
phrases-next-group-here = next run
phrases-hand-here = tiles, my tiles, my rack, what tiles have, which tiles have, which are my tiles
daily-drawn =
    { $drawn ->
        [0] no tile drawn
        [1] 1 tile drawn
       *[other] { $drawn } tiles drawn
    }
phrases-read-changes-here = what changed, what has changed, what changed on table, what has changed on the table, what is different, what is different on the table, what new, whats new, what's new, news, since my turn, what did miss, what i missed
phrases-next-playable-here = what sets can i make, which sets can i make, can i make a set, what can i lay, what can i lay down, have i got any sets, do i have any sets, do i have a set, any sets, can i lay anything, lay anything, anything to lay, do i have a run, do i have a group, have i got a run, any runs, any groups, is there any set i can make, can i make any set, any set i can make, is there a move for me, is there anything else i can play, what else can i play, which sets can i add to, what sets can i add to, which tiles can i add, what can i add, can i add anything, what can i put, what can i put down, what can i put on the table
linear-not-held = You have no { CARD($card) } on your rack.
linear-none-like = You have no tile called { $word }.
linear-which-card-for = Which tile? Type its number or name.
