# The command line: its help, what is wrong with it, and what commands print. Options, commands and ids stay as they are.

# Help.
help-program = Spoken card games. Without a command, the menu opens.
help-epilog = In the game, F1 or ? lists keys.
help-usage = usage: { $line }
help-heading = { $heading }:
help-commands = commands
help-words = words
help-options = options
help-entry = { $name }: { $about }
help-shown = show this help
help-examples = examples:
help-version = show which version this is
help-play = start a new game at once
help-check = check table files, lessons or a whole game for errors
help-replay = replay a saved game step by step
help-arena = let bots play against bots
help-voices = try every voice, and how to get the missing ones
help-doctor = check everything that playing needs
help-keys = list all keys
help-statistics = show results of your finished matches
help-game = the game: { $games }, or another package's
help-players = how many players, you included
help-seats = who plays, for example Ana,Ben,Cleo
help-bots = the bots: one level for all but you, or with --seats those on the last seats, such as easy,normal,hard; or none
help-rules = house rules, for example response,limit=300
help-preset = choices saved under a name: game, seats and rules
help-seed = deal the same cards each time for the same N
help-practice = a practice game: undo moves, nothing counts
help-deal = a practice game with the deal of this number
help-position = a practice game from the position in a table file
help-open-hands = a practice game with everyone's cards open
help-mode = who speaks: the program, your screen reader, no one
help-linear = play line by line; nothing is redrawn
help-language = English, German or French
help-look = screen layout: cards, what is said, one card a line, one line that stays
help-pace = how long bots wait; wait: for your key
help-voice = the voice to speak with, or none
help-keymap = a shipped keymap, or a file
help-transcript = write everything said to a file, as JSON lines
help-levels = one level a seat: easy, normal, hard (default: hard normal)
help-rounds = how many rounds (default 400)
help-rounds-seed = play the same rounds each time for the same N (default 1)
help-output = add every round to a file, as a line of JSON
help-no-keys = do not ask for keys
help-scheduler = play on a Dask cluster, for example tcp://192.0.2.1:8786
help-help = show the help of the program, or of a command
help-about = a command; without it, all of them

# Examples in the help.
example-menu = the menu
example-rummy = a game of UNO Rummy
example-help-play = all about one command
example-one-bot = UNO Rummy against one hard bot
example-play-rules = UNO with responses, up to 300 points
example-shared = Ana and Ben at one keyboard, and a bot
example-daily = today's deal of UNO
example-daily-maumau = today's deal of Maumau
example-lessons = all lessons
example-lesson = the UNO lesson about Bluff
example-check = check a table file for errors
example-check-two = two files, results in German
example-replay = a saved game, step by step
example-replay-linear = the same, line by line
example-arena = two bots, 1000 rounds
example-arena-teams = two teams of two bots
example-arena-output = every round kept in a file
example-doctor = what playing needs, and whether your keys arrive
example-doctor-alone = the same, without keys
example-voices = all voices, one after the other
example-voices-french = the same in French
example-keys = your keys
example-keys-left = the keys for the left hand
example-statistics = your finished matches
example-statistics-linear = the same in plain lines
example-help = all commands

# What stands for words of one's own.
metavar-command = COMMAND
metavar-game = GAME
metavar-name = NAME
metavar-names = NAMES
metavar-level = LEVEL
metavar-levels = LEVELS
metavar-rules = RULES
metavar-file = FILE
metavar-options = OPTIONS
metavar-address = ADDRESS

# What is wrong.
use-wrong = { $program }: { $message } Try { $program } --help.
command-unknown = there is no command { $command }
argument-unknown = there is no option { $option }
argument-elsewhere = { $option } goes with { $commands }
value-unknown = { $option }: unknown value { $value }
argument-extra = { $value } is one too many here
argument-rules = { $value }: house rules follow --rules, as in --rules { $rules }
argument-missing = { $value } is missing
option-ambiguous = { $option } could be { $matches }
value-missing = { $option } needs a value after it
value-extra = { $option } takes no value; { $value } is too much
value-no-number = { $option }: { $value } is not a whole number
unusable = { $file }: cannot be used: { $reason }
the-output = the output
cannot-be-written = cannot be written: { $reason }
file-name-unusable = { $name } is no file name on Windows; choose another one
voice-unknown = unknown voice { $voice }
voice-contradicts-mode = --voice { $voice } contradicts --mode { $mode }, in which the program does not speak
rules-with-comma = --rules has a comma with no rule beside it
rule-dragged = { $program }: { $rule } is switched on as well, because another rule needs it
preset-contradicts = --preset contradicts { $option }: a preset says all of that itself
position-contradicts = --position contradicts { $option }: a table file says all of that itself
deal-unknown = --deal is a number from 1 to { $highest }, not { $deal }
preset-unknown = unknown preset { $preset }
preset-unsaved = unknown preset { $preset }; no preset has been saved yet
level-unknown = unknown level { $level }
without-name = without a name
players-contradict-seats = --players { $count } contradicts --seats, which names { $seats }
too-many-bots = --bots names { $bots } bots, but there are { $seats } seats and one must be for a human
rounds-too-few = at least one round must be played
arena-seats = { $reason }; name the level of every bot: { $example }
arena-broken = { $reason }; { $done } of { $rounds } rounds were played
arena-process-lost = one of the processes that play the rounds has ended
arena-no-processes = the rounds cannot be shared between processes: { $reason }
cluster-not-installed = playing on a cluster needs one more package: { $command }
cluster-no-scheduler = no scheduler answers at { $address }
cluster-no-workers = the scheduler at { $address } has no workers
cluster-workers-die = workers of { $address } died repeatedly over the same rounds
cluster-lost = the scheduler at { $address } is lost
cluster-no-program = the worker { $worker } of { $address } does not have uno-tui: install it there, too
cluster-worker-fails = the worker { $worker } of { $address } cannot be used ({ $error })
cluster-no-game = the worker { $worker } of { $address } does not have this game: install it there, too
cluster-other-version = the worker { $worker } of { $address } has another version of uno-tui than { $version }

# What commands print.
progress-done = { $done } of { $count }
progress-speed = { $number }/s
progress-left = { $time } left
progress-files = files
progress-rounds = rounds
progress-tables = games
per-cent = { $number }%
arena-played = { $rounds ->
    [one] One round
   *[other] { $rounds } rounds
} of { $game }, { $moves } moves a round, seed { $seed }
arena-share = seat { $seat } { $level }: { $share } of the rounds won (95 % confidence: { $low } to { $high })
arena-note = At least and at most: with 95 % confidence.
arena-speed = Played in { $seconds } s, { $rounds } rounds a second
column-seat = seat
column-level = level
column-won-rounds = won
column-at-least = at least
column-at-most = at most
help-lesson = list the lessons, or start one
help-lesson-name = a lesson, for example keys or uno/bluff; without it all are listed
help-daily = the deal of the day: one round, the same cards for everyone
help-daily-game = the game: { $games }
daily-not-of-plugin = { $game } has no deal of the day; only these games have one: { $games }
use-lesson-ambiguous = several lessons are called { $name }: { $names }; name the game, too
use-lesson-unknown = there is no lesson { $name }
use-lesson-list = { $fault }; uno-tui lesson lists them

# The command `host`.
help-host = host a game for friends, who come over ssh
help-host-seats = all players: those here, friends, bots
help-here = how many play at this keyboard (default 1)
help-host-bots = bots on the last seats, which no friend gets, for example easy,hard
help-listen = where friends come, for example 192.168.1.5:8022 (default: all addresses, port 8022)
help-guests = how many friends may come from one address (default 3)
help-onlookers = let friends watch for whom no seat is free
metavar-listen = ADDRESS
example-host = a game for friends
example-host-seats = two friends or fewer, and an easy bot
example-host-here = UNO Rummy with two people at this keyboard
lesson-begin-so = To begin one: uno-tui lesson { $example }
