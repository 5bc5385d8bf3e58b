# Where, as other programs read it; and what the system says.
in-line = { $file }:{ $line }: { $reason }
in-file = { $file }: { $reason }
in-other-words = { $words }
system-says =
    { $error ->
        [FileNotFoundError] there is no such file or folder
        [PermissionError] the system does not allow it
        [IsADirectoryError] it is a folder
        [NotADirectoryError] a file stands where a folder should be
        [FileExistsError] a file of that name is there already
        [ConnectionRefusedError] nothing there takes connections
        [TimeoutError] it takes too long
        [BlockingIOError] there is no room for more
        [ENOSPC] the disk is full
        [EROFS] nothing can be written on this disk
        [ENAMETOOLONG] the name is too long
       *[other] { $words }
    }
nothing = nothing

# The file.
cannot-be-read = cannot be read: { $reason }
cannot-be-opened = cannot be opened: { $reason }
file-too-large = is larger than { $most } MB, and no table file is
not-utf8 = is not UTF-8 text (byte { $byte })
too-many-lines = no table file has more than { $most } lines
line-too-long = the line is too long: a statement has at most { $most } signs
table-taken = another program is playing this table; end it there first
table-does-not-hold = this table does not hold: { $problem }
does-not-replay = this record does not replay: { $problem }
not-dealt = the table is not dealt yet
table-holds =
    { $count ->
        [one] holds, { $count } statement
       *[other] holds, { $count } statements
    }

# The first lines.
first-line-wrong = the first line must be `table { $version }`, not `{ $found }`
first-line-missing = the first line must be `table { $version }`; the file says nothing
stands-already = `{ $word }` stands already in line { $line }
line-expected = a `{ $word }` line is expected before `{ $before }`
position-too-long = a position has at most { $most } statements
game-unknown = unknown game { $game }
did-you-mean = { $fault }; did you mean { $meant }?
choose-from = { $fault }; choose from { $known }
players-from-to = { $game } is for { $low } to { $high } players, not { $seats }
players-one-of = { $game } is for { $counts } players, not { $seats }
seats-alike = two seats have the same name
seat-name-short = the name '{ $name }' is too short: it needs at least two characters
seat-name-long = the name '{ $name }' is too long: it may have { $most } characters
seat-name-blank = the name '{ $name }' must not contain blanks
seat-name-sign = the name '{ $name }' contains a sign that table files use
seat-name-word = no one can be called { $name }: it is a word of table files
seat-name-card = no one can be called { $name }: it is a card
scores-twice = the scores name { $name } twice
round-too-small = rounds are counted from 1
no-date = `{ $found }` is not a date such as 2026-11-26

# Options, which the command line names too.
option-unknown = unknown option { $option }
option-without-value = option { $option } needs a value: { $option }={ $example }
option-twice = option { $option } is given twice
option-not-switch = { $option } can be on or off, not { $found }
option-contradicts = { $option } contradicts another option: { $rule } needs { $needed }
number-outside = { $name } is a number from { $low } to { $high }, not { $found }
not-one-of = { $name } is one of { $choices }, not { $found }

# Words.
one-expected =
    { $what ->
        [card] a card
        [colour] a colour
        [colour-or-none] a colour or none
        [game] the id of a game
        [name] a name
        [number] a number
        [tile] a tile
       *[other] { $what }
    } is expected here, not { $found }
number-too-large = a number of { $digits } digits is larger than anything on a table
seat-missing = the name of a seat is missing here
seats-missing = names of seats are missing here
seats-or-nobody-missing = names of seats are missing here (or `nobody`)
seat-unknown = no one here is called { $name }; the seats are { $names }
stands-alone = `{ $word }` stands alone
stands-alone-without = `{ $word }` stands alone, without { $rest }
stands-twice = `{ $words }` stands here a second time
statement-unknown = unknown statement `{ $word }`: a seat ({ $names }), =, !, ?, ~ or round is expected here
card-unknown = no such card: { $card }
colour-unknown = no such colour: { $colour }; the colours are R Y G B
direction-unknown = the direction is clockwise or counterclockwise, not { $found }
choice-unknown = a choice is one of { $kinds }, not { $found }
move-unknown = no such move: { $words }; moves are { $moves }
played-without = { $card } is played without { $rest }
assertion-missing = an assertion is missing after `=`
assertion-unknown = no such assertion: { $word }
reason-missing = a reason is missing: ` : reason` is expected at the end

# Positions.
position-needs = a position needs a `{ $word }` line
only-on-turn = `{ $word }` is for the player on turn, { $name }
too-many-here = { $card } is here { $count } times, but the pack has { $most }
discard-empty = the discard pile needs a card
no-card-held = { $name } holds no card: the round would be over

# Chance.
chance-expected = `~ { $kind } …` is expected here
chance-missing = a `~` line is missing: the cards are shuffled here, and the file has no `seed`
no-chance = nothing is left to chance here
too-much-chance = no move leaves more than { $most } things to chance
lot-impossible = chance cannot choose { $name }, only { $names }
shuffle-differs = these are not the { $count } cards that were shuffled: missing { $missing }; too many { $extra }
round-misplaced = `round N` belongs to a position, before the first move
dealer-missing = the next deal needs a `dealer` line in the position

# What does not hold.
does-not-hold = { $statement }: expected { $expected }, found { $found }
legal-move = a legal move
move-to-succeed = a move that succeeds
round-to-begin = a round to begin
round-not-over = the round is not over
match-over-already = the match is over
refused-because = refused ({ $reason })
failed-because = failed ({ $reason })

# Lessons.
lesson-in-step = step { $step }: { $reason }
lesson-last-waits = the last step is the farewell and waits for nothing; leave until out
lesson-no-command = in { $game } there is no command { $command }; other than commands, until may be move or draft
lesson-no-card = { $card } is no card of { $game }
lesson-card-alone = card belongs to a command that is waited for
lesson-sets-alone = sets belong to until = "draft", which needs them
lesson-farewell-front = the farewell is for both front ends; leave front out
lesson-no-front = front is one of { $fronts }, not { $front }
lesson-no-line-left = no line of { $name } is left in { $file } that it could wait for
lesson-no-step-waits = no step of { $file } waits for this line (front { $front })
lesson-no-text = there is no text { $text } in { $file }
lesson-literal-key = { $text } names a key as it is: { $key }; write the function KEY with the command instead
lesson-no-description = { $text } needs a .description
lesson-no-steps = no step of a lesson; look at { $words }
lesson-empty = a lesson has at least one step, begun by [[step]]
lesson-table-fails = this line does not hold
lesson-one-round = a lesson has one round, and round cannot stand here
lessons-misshapen = it does not say which step of which lesson
lesson-holds =
    { $count ->
        [one] holds, { $count } step
       *[other] holds, { $count } steps
    }
