# Start and menus.
menu-title = Menu
menu-resume = Go on with the unfinished table: { $table }
table-with = { $game } with { $names }
menu-others = Another unfinished table
menu-new = Start a game of { $game } with { $count } players
menu-back = Back to the table
menu-abandon = Leave this table for good
menu-rules = Rules of { $game }
menu-settings = Settings
menu-keys = Keys
menu-voices = Voices and how to get one
menu-quit = Quit
goodbye-saved = Goodbye. The table is saved.
goodbye = Goodbye.
goodbye-unsaved = Goodbye. Nothing could be saved: { $reason }.
goodbye-game-unsaved = Goodbye. The last moves of this game could not be saved: { $reason }.
goodbye-game-lost = Goodbye. This game could not be saved: { $reason }.
settings-were-unsaved = Your settings could not be saved: { $reason }.
unsaved-all = Nothing will be saved: { $reason }. You can play all the same.
unsaved-tables = Games will not be saved: { $reason }. You can play all the same.
unsaved-settings = Settings will not be saved: { $reason }. You can play all the same.
defaults-apply = { $path } cannot be read: { $reason }. The defaults apply, and changes are not saved.
home-unknown = this user has no home folder
file-edited = { $path } was changed by another program; this version stays.
file-restored = { $path } was deleted or changed by another program; it is saved again.
file-restored-beside = { $path } was changed by another program; it is saved again, and the other version is { $other }.
welcome = Welcome to the card table.
first-table = { KEY("help") } says what you can press.
hand-over = { $name }, press Enter.
read-then-hand-over = When you have read it, press Enter: { $name } is next.
hands-stay = Nothing can be cleared here: what one of you is told stays readable above. Your cards are written only when you ask for them: { $word }.
hand-title = Hand
hand-hidden = The hand is hidden.
place-help = What can I press here?
place-help-help = What can I press in this help?
value-change = change the value of a line
value-next = change to the next value
value-before = change to the value before
place-rules = Rules
place-rules-in-force = The rules in force
place-settings = Settings
place-history = Messages
place-voices = Voices
place-synthesis-voice = Voices of the synthesizer
place-others-voice = Voices for what others do
list-empty = Nothing here.
table-unreadable = The unfinished table cannot be read: { $reason }
practice-not-begun = Nobody can practise from this table: { $reason }
position-copied = The position, with all cards, is in the file { $path }.
file-trouble = { $path } cannot be written: { $reason }.

# Modes.
mode-voice = The program speaks
mode-reader = Your own screen reader or braille display reads
mode-silent = Nobody speaks
mode-ask = How do you want to hear the game? V: the program speaks. R: your own screen reader reads. S: silence. Escape chooses nothing.
mode-ask-again = Type V, R or S, then Enter. V: the program speaks. R: your own screen reader reads. S: silence. quit ends the program.
mode-ask-reader-found =
    { $count ->
        [one] { $reader } seems to be running.
       *[other] { $reader } seem to be running.
    }
mode-line = { $mode }, { $why }. F5 or Shift+S changes it.
mode-line-linear = { $mode }, { $why }. The word settings changes it.
mode-because-flag = as it was started
mode-because-environment = because { $variable } says so
mode-because-settings = as you chose
mode-because-default = because nothing else was chosen

# Looks.
look-said = what is said, line under line
look-lines = one card a line
look-still = one line that never changes
look-cards = cards on a table
look-auto = as it fits
look-now-said = The screen shows what is said, line under line.
look-now-lines = The screen shows the table, one card a line.
look-now-still = The screen holds still.
look-now-cards = The screen shows cards on a table.
caret-auto = as it fits
caret-behind = behind it
caret-first = on its first letter
look-still-line = The program speaks; this screen stands still. { KEY("look") } shows the table.
setting-look = Screen: { $value }
    .description = What stands on the screen; { KEY("look") } changes it for now. For readers: what is said, and nothing else.
setting-caret = Cursor beside what is said: { $value }
    .description = Orca and NVDA read what ends at the cursor. A braille display begins where it stands.
mode-because-pipe = because this is no terminal

# Settings.
setting-mode = Who speaks: { $value }
    .description = Exactly one speaks: this program, your own reader, or nobody.
setting-language = Language: { $value }
    .description = The language of everything said and shown.
setting-voice = Voice: { $value }
    .description = The voice that the program speaks with, where it speaks.
setting-rate = Speed: { $value }
    .description = How fast that voice speaks, from -100 to 100.
setting-rate-none = Speed: set it in the voice itself
setting-pitch = Pitch: { $value }
    .description = How high that voice speaks, from -100 to 100.
setting-volume = Volume: { $value }
    .description = How loud that voice speaks, from -100 to 100; at 0 as loud as it is set on this computer.
setting-synthesis_voice = Voice of the synthesizer: { $value }
    .description = Which of its own voices speaks. Enter lists them.
setting-others_pitch = Pitch of what others do: { $value }
    .description = How much higher or lower you are told what others do than everything else; 0: no different.
setting-others_voice = Voice for what others do: { $value }
    .description = A second voice tells what others do, the first one everything else. Enter lists them.
setting-calibration = When the voice has finished: { $value }
    .description = This voice cannot tell when it has finished. Enter lets you measure it once, so that bots wait long enough; Backspace forgets that.
calibration-estimated = estimated
calibration-measured = estimated, as measured by you
calibration-ask = Press Enter as soon as I have finished. Meanwhile I tell you that seven cards are on the table, that nobody has said Uno yet, and that it will be your turn again before long.
calibration-done = Measured. From now on, bots wait as long as this voice takes.
others-sample = This is how you hear what others do.
value-usual = its usual one
value-same = the same one
voice-chosen = { $voice }, chosen
voices-unnamed = This synthesizer names no voices of its own.
setting-verbosity = Verbosity: { $value }
    .description = How much is said of what happens: terse, normal or full.
setting-pace = Pace of the bots: { $value }
    .description = How long bots wait before they move. With wait for me, until you press { KEY("go_on") }.
setting-players = Players at a new table: { $value }
    .description = How many sit at the table that the menu's Start begins.
setting-bots = Level of the bots: { $value }
    .description = How well the bots of that table play.
setting-keymap = Keys: { $value }
    .description = Which shipped set of keys is used; your own changes stay on top.
menu-pieces = What is read of cards and status keys
place-pieces = What is read, and in which order
piece-place = place { $place }
piece-how = Each piece has its place in what is read, or is off; the next value is one place later, the value before one place earlier.
piece-last = Nothing else would be read: this stays on.
setting-says_where = Say the card you stand on when your turn begins: { $value }
    .description = Also after your own move, and when a question or list is closed.
setting-announcements = Line of announcements also while the program speaks: { $value }
    .description = What is said also stands at the bottom of the screen.
setting-slips_are_free = Slips out of turn are free: { $value }
    .description = A wrong card out of turn costs nothing. That holds where it can only be a slip; off: it costs as the rule says. Before you cheat, you are asked, if you play alone.
setting-second_look = Second look: { $value }
    .description = After a round you are told which of your moves are worth another look, at most three.
value-on = on
value-off = off
value-first = the best there is
verbosity-terse = terse
verbosity-normal = normal
verbosity-full = full
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-wait = wait for me
level-easy = easy
level-normal = normal
level-hard = hard

# Voices.
voices-testing = Every voice says a test sentence.
voices-only-started = No voice speaks now: it is only checked which are there.
voices-test = This is the voice { $voice }.
voices-there = { $voice }: it is there and has spoken.
voices-started = { $voice }: it is there.
voices-missing = { $voice }: missing. { $reason }
voices-get = How to get it: { $how }
voices-none = No voice can speak here.
voices-spoke = It has spoken.
voices-reports = It tells when it has finished.
voices-estimated = When it has finished is estimated.
voices-measured = When it has finished is estimated, as measured by you.
voice-silent = It does not answer.
voice-ended = It ended at once.
voice-died = It ended while it was speaking.
voice-failed = It could not say the sentence.
voice-not-installed = It is not installed.
voice-not-there = It is not on this computer.
voice-not-running = It is not running.
voice-not-started = It does not start.
voice-asleep = It is in sleep mode here.
voice-library-fails = It fails. Its library says: “{ $words }”
voice-finds-none = It finds nothing to speak with. Its library says: “{ $words }”
voice-no-device = It finds no sound device. Its library says: “{ $words }”
voice-no-process = Its process cannot be started: { $reason }.
voice-no-program = The program { $program } is not installed.
voice-no-package = The Python package { $package } is missing.
voice-no-sockets = Speech Dispatcher cannot be reached on this system.
voice-no-synthesizer = Speech Dispatcher has no synthesizer.
voice-address-without-port = SPEECHD_ADDRESS names no port: { $named }
voice-address-unknown = SPEECHD_ADDRESS cannot be understood: { $named }
voice-silent-at = Speech Dispatcher does not answer at { $where }: { $reason }.
voice-refuses = Speech Dispatcher refuses: “{ $words }”
voice-closed = Speech Dispatcher has closed the connection.
voice-help-nvda = start NVDA. So that it does not read the screen as well, switch off reporting of dynamic content changes with NVDA+5.
voice-help-jaws = start JAWS.
voice-help-system-access = start System Access.
voice-help-window-eyes = start Window-Eyes.
voice-help-dolphin = start the Dolphin screen reader.
voice-help-pc-talker = start PC-Talker.
voice-help-sapi5 = Windows speaks by itself; a SAPI 5 voice must be installed in Settings, Time and language, Speech.
voice-help-voiceover = start VoiceOver, and allow it to be controlled with AppleScript in VoiceOver Utility, General; give the terminal the permission Automation in System Settings, Privacy.
voice-help-say = it is part of macOS.
voice-help-speech-dispatcher = install the packages speech-dispatcher, speech-dispatcher-espeak-ng and espeak-ng, and try spd-say hello.
voice-help-ao2-speechd = it needs the same packages as speech-dispatcher, and the Python package speechd-unofficial.
voice-help-espeak-ng = install the package espeak-ng.
voice-help-prism = { $form ->
    [checkout] start with the extra: uv run --extra prism uno-tui.
    [frozen] unpack the download uno-tui-voice-prism for your system over the program's folder.
   *[installed] install the program with the extra, for instance by uv tool install "uno-tui[prism]".
}
voice-help-espeak = { $form ->
    [checkout] start with the extra: uv run --extra espeak uno-tui.
    [frozen] unpack the download uno-tui-voice-espeak for your system over the program's folder.
   *[installed] install the program with the extra, for instance by uv tool install "uno-tui[espeak]".
} It needs nothing else from the system.
voices-sounds = Sounds
voices-sounds-there = Sounds: they are there, and one has been played.
voices-sounds-missing = Sounds: missing. { $reason }
voices-sounds-get = How to get them: { $how }
voices-sounded = One has been played.
sound-why-library = What plays them is not installed.
sound-why-device = No sound device was found.
sound-why-busy = The sound device is busy.
sound-why-silent = The sound device does not answer.
sound-why-ended = What plays them ended at once.
sound-why-unknown = What plays them fails. Its library says: “{ $words }”
sound-help-library = install the Python package just-playback, for instance with uv pip install just-playback.
sound-help-device = connect loudspeakers or headphones, and look at the system's sound settings. On Linux, PipeWire or PulseAudio must be running.
sound-help-busy = close the program that keeps the sound device for itself. On Linux, start PipeWire or PulseAudio, or join the group audio.
sound-help-silent = look at the system's sound settings, or start the computer anew. On Linux, start PipeWire or PulseAudio anew.
sound-help-ended = start the program anew. The log says more.
sound-help-unknown = look at the system's sound settings. The log says more.

# The line by line table.
linear-prompt = Command:
linear-interrupt = Ctrl+C once more leaves.
suspend-impossible = Cannot suspend: no shell has started this program. { KEY("quit") } quits.
linear-no-look = There is no screen to show otherwise: the table goes line by line.
linear-help = A number plays that card. A letter or a word is a command; help lists them.
linear-unknown = There is no command { $word }. help lists the commands.
linear-saves-itself = Every move is saved as it is made. { $quit } leaves, and next time the menu leads back here.
linear-to-menu = Press Enter for the menu.
linear-at-table = You are at the table. menu leads to the rest.
linear-in-menu = That is in the menu, as { $entry }. Type { $word }.
linear-no-number = There is no number { $number } here.
linear-no-number-at = There is no number { $number } here. This is { $zone }; { $word } leads back to your own.
linear-which-card = Which card? Type its number, for example { $number }: { $card }.
linear-item = { $number } { $text }
linear-item-apart = { $number }, { $text }
linear-more =
    { $count ->
        [one] 1 more line: Enter goes on, any word ends, and a command is carried out.
       *[other] { $count } more lines: Enter goes on, any word ends, and a command is carried out.
    }
no-such-card = There is no number { $number } here, only { $count }.
no-such-message =
    { $count ->
        [0] { history-empty }
        [one] There is no message { $number }, only 1.
       *[other] There is no message { $number }, only { $count }.
    }
message-copied = Copied, if the terminal allows it.
replay-end = The record ends here.
replay-start = This is the beginning.
replay-help = Enter: next step. b: back. A name: that player's view; nobody: an onlooker's. look back: moves worth another look. play from here: a practice table. q: the end.
replay-nobody = nobody
replay-unknown = There is no { $word } here: Enter goes on, help says what else can be typed.
value-yes = Yes
value-no = No
value-match_end-limit = at a point limit
value-match_end-rounds = after a number of rounds
menu-practice = Go on practising: { $practised }
menu-table = New table: game, players, rules
menu-replay = Replay a table
menu-remarks = Moves of the last round worth another look
menu-statistics = Statistics
abandon-sure = Leave this table for good?
new-sure = A table is not finished; it stays saved. Begin another one?
new-sure-unsaved = Begin another game? This one is not saved and ends here.
place-table = New table
heading-screen = Screen
heading-play = Bots, tables and keys
heading-cards = What is read of cards
heading-presets = Presets
heading-seats = Who sits at the table
heading-practice = Practice and advice
heading-rules = Rules
place-replay = Which table?
place-remarks = Which move?
place-remarks-whose = Whose moves?
place-others = Which table?
place-statistics = Statistics
table-start = Start
table-game = Game: { $game }
table-seat = Seat { $number }: { $name }, { $player }
table-name = Name on seat { $number }: { $name }
table-more = One seat more
table-fewer = One seat fewer
table-advice = Advice with several people
    .description = Whether an expert may be asked for advice at a table with several people.
table-practice = Practice table
    .description = At a practice table moves can be taken back, and nothing counts for the statistics.
practice-no = No
practice-bots = Yes, against the others
practice-alone = Yes, I play everybody, with open cards
table-open-hands = Everybody's cards open
    .description = Whether you can read the others' cards: { KEY("read_counts") } reads them too.
table-deal = Deal number
    .description = The same number deals the same cards, to a friend as well, with the same game, seats and rules.
deal-any = any
ask-deal =
    { FRONT() ->
       *[screen] Deal number, from 1 to { $high }? 0 for any.
        [lines] Deal number, from 1 to { $high }? 0 for any. An empty line keeps
    }
table-from-file = Practise from a table file
    .description = A practice table that begins with the position in a file, or where a record ends; all moves can be taken back.
ask-table-file = Path of the table file?
table-option = { $option }: { $value }
table-dragged =
    { $on ->
        [yes] That also switches on: { $list }.
       *[no] That also switches off: { $list }.
    }
table-save = Save these choices as a preset
table-use = Use the preset { $name }
table-forget = Delete the preset { $name }
table-saved = The preset { $name } is saved.
left-as-it-was = Nothing was changed.
table-forget-sure = Really delete the preset { $name }?
table-forgotten = The preset { $name } is deleted.
table-used = The preset { $name } is in use.
table-vanished = There is no preset { $name } any more.
table-seats-range = { $game } is for { $counts } players.
table-person-needed = Somebody must be a person.
player-person = a person
player-easy = an easy bot
player-normal = a normal bot
player-hard = a hard bot
ask-name =
    { FRONT() ->
       *[screen] Name?
        [lines] Name? An empty line keeps
    }
ask-preset =
    { FRONT() ->
       *[screen] Name of the preset?
        [lines] Name of the preset? An empty line gives up.
    }
ask-number =
    { FRONT() ->
       *[screen] { $option }, from { $low } to { $high }?
        [lines] { $option }, from { $low } to { $high }? An empty line keeps
    }
typing-help = Type, then Enter. Escape, or Enter on nothing, gives up.
typing-empty = empty
typed-deleted = { $letter } deleted
name-bad = That name is not possible: { $reason }
name-not-short = it needs two letters or more.
name-not-long = it may have { $most } letters.
name-not-blank = it must be one word.
name-not-sign = it begins with a letter, and only letters, digits, hyphens and apostrophes follow.
name-not-card = { $name } is a card.
name-not-word = { $name } means something else at the table.
name-not-twice = somebody is called { $name } already.
number-bad = That is not a number from { $low } to { $high }.
number-edge = { $option } goes from { $low } to { $high }, no further.
explain-none = There is nothing to add.
back-none = There is nothing to go back to here.
headings-none = There are no headings here.
replay-seat = As { $name } saw it
replay-onlooker = As an onlooker sees it
replay-ask-seat = Whose view?
replay-nothing = Nothing to be heard here.
replay-hand = Hand: { $cards }
replay-remark = Round { $round }. { $told }
replay-remarks-none = No move of { $name } is worth another look.
replay-look-back = Moves worth another look
replay-play-from-here = Play from here
replay-none = There is no table to replay.
replay-table =
    { $practice ->
        [no] { $when }: { $game }, { $names }
        [none] { $when }: { $game }, practice table, { $names }
       *[other] { $when }: { $game }, practice table, deal { $practice }, { $names }
    }
unfinished-table = { $table }, begun { $when }
statistics-counting = Counting: { $done } of { $all } tables.
statistics-none = No match has been finished yet.
statistics-line =
    { $matches ->
        [one] { $game }: 1 match finished, { $won } won by people.
       *[other] { $game }: { $matches } matches finished, { $won } won by people.
    }
statistics-name = { $name }: { $won } of { $matches } won
statistics-games = All games
statistics-people = Everybody
statistics-lessons = Lessons
statistics-kind = { $kind }: { $won } of { $matches } won.
statistics-against-easy = Against easy bots
statistics-against-normal = Against normal bots
statistics-against-hard = Against hard bots
statistics-against-mixed = Against bots of several levels
statistics-against-people = People alone
statistics-rules-default = The game's own rules
statistics-rules-house = House rules
statistics-preset = Preset { $name }
statistics-streaks = Won in a row: { $current } now, { $longest } at most.
statistics-points = Points on average: { $match } a match, { $round } a round.
statistics-course = Won of the first { $first } matches: { $first_won }. Of the last { $last }: { $last_won }.
statistics-curve = Won over time
statistics-lesson = { $game }: { $done } of { $all } lessons done.
linear-menu = A number chooses; help says what else can be typed; back leaves.
linear-menu-first = A number chooses; help says what else can be typed; quit leaves.
linear-list-again = { $title } A number chooses; an empty line reads the list.
linear-menu-explain = i and a number, as in i 2, explains that line.
linear-menu-value-before = Minus and a number, as in -2, takes the value before; plus, as in +2, the next.
linear-menu-words = Instead of a number, a line's first word will do. An empty line reads a list again; in the menu it takes number 1. quit ends the program.
linear-no-word = { $word } means nothing here: a number chooses. help says what else can be typed.
linear-several-begin = Several lines begin with { $word }; their number chooses.
linear-next-none = There is no next value here.
linear-list-changed =
    { $count ->
        [one] The list has 1 line now, with other numbers; an empty line reads it.
       *[other] The list has { $count } lines now, with other numbers; an empty line reads it.
    }
linear-nothing-behind = There is nothing behind this menu. quit ends the program.
linear-explain-none = { $text }. There is no more to explain.
linear-menu-enter = Enter alone takes number 1.
linear-describe = Type a key or a word, and I say what it does.
linear-question-help = A number answers, or the beginning of a line; Enter alone cancels. You may still ask what lies on the table.
linear-question = Answer the question first, or press Enter to cancel.
mode-because-linear = because the table goes line by line
menu-events = Events to be told
menu-remap = Change a key
place-events = Events to be told
place-remap = Change a key
ask-key = Press the new key: { $what }. Escape gives up.
remap-how = Enter, then another key, changes it; Backspace puts it back as it was.
key-not-free = { $key } already means: { $what }. Press another key.
key-not-hard = Not every reader lets { $key } through. Press another key.
key-not-same = { $key } is the same as another key in a terminal. Press another one.
key-not-taken = { $key } belongs to the terminal. Press another key.
key-not-rare = { $key } does not arrive in every terminal. Press another key.
key-not-unknown = { $key } is not a key that can be used. Press another one.
event-play = Cards that are played
event-draw = Cards that are drawn
event-pass = Passing
event-turn = Whose turn it is
event-direction = Changes of direction
event-shuffle = Shuffling
event-uno = Who says Uno
event-press = Who has pressed the buzzer
setting-big_card = Selected card in large letters: { $value }
    .description = For low vision, where the table stands in lines: the selected card in large letters. Among cards they are always there.
setting-marks = Mark playable cards: { $value }
    .description = Among cards, those that can be played are filled and have a sign; the others are outlined.
setting-theme = Colours: { $value }
    .description = The colours of the screen. Every one is told apart by colour-blind people, and is always also a word and a sign.
theme-dark = light on dark
theme-light = dark on light
theme-plain = black and white
quit-how = { KEY("quit") } quits; the table is saved.
quit-how-unsaved = { KEY("quit") } quits; the table is not saved.
answers-key = { $key }: { $text }
table-broken =
    A program error stopped the game.{ $saved ->
        [yes] { " " }It is saved.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Details: { $path }
       *[no] { "" }
    }
record-moved = Another program deleted or changed the file of this game; the whole game is saved again in { $path }.
record-unsaved = From here on this game is not saved: { $reason }. You can play on.
record-saved-again = This game is saved again, with all its moves.
thinking-again = The hard bots think again.
thinking-fails = The hard bots cannot think: their helper program does not start. Until it does, they play as normal ones.
table-stopped = This table has stopped. The menu leads on.
counts-range = { $least } to { $most }
linear-cards = { $zone }: { $cards }
zone-empty = empty
zone-card = { $zone }: { $card }.
nobody-waits = No bot is waiting for you.
nothing-to-announce = In this game there is nothing to say, and nobody to report.
nothing-to-pass = There is nothing to pass or accept now.
keys-range = { $first } to { $last }
heading = { $text }:
heading-chosen = { $text }: that is a heading, and what belongs to it is below.
table-count = { $count } seats.
table-left =
    { $number ->
        [one] { $names } leaves: { $count } seats.
       *[other] { $names } leave: { $count } seats.
    }

# Headings of tables, as the command line shows them.
column-keys = Keys
column-what = What they do
column-voice = Voice
column-state = State
column-get = How to get it
column-game = Game
column-name = Name
column-matches = Matches finished
column-won = Won
column-won-by-people = Won by people
column-number = { $number }

# Lessons.
menu-lessons = Lessons
menu-lesson = Continue the lesson: { $lesson }
menu-first_lesson = The first lesson: { $lesson }
menu-leave_lesson = Leave this lesson
place-lessons = Lessons
heading-every-game = For every game
lesson-begins = Lesson: { $title }.
lesson-others-first = Wait a moment: { $name } comes first.
lesson-not-now = Not yet. { $due }
lesson-allowed = That is allowed, but the lesson goes another way, and nothing has happened.
lesson-done = Lesson done: { $title }. Next: { $next }. { KEY("play") } begins it, { KEY("stop") } leads to the menu.
lesson-all-done = Lesson done: { $title }. You have done them all. { KEY("play") } leads to the menu.
lesson-left = You have left the lesson: { $title }. The first line of the menu continues it.
lesson-left-early = You have left the lesson: { $title }.
lesson-unreadable = The lesson cannot be read: { $reason }
lessons-damaged = What was known of your lessons cannot be read: { $path }: { $reason }. They begin anew; the file is kept under another name.
lesson-line-done = { $title }, done
lesson-line-stopped = { $title }, step { $step } of { $count }
lesson-go-on = Go on at step { $step }
lesson-anew = From the beginning
lesson-ask = Lesson: { $title }. Go on?
goodbye-lesson = Goodbye. You can go on with the lesson another time.
