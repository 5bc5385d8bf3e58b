# Start and menus.
menu-title = Menu
menu-resume = Resume: { $table }
table-with = { $game } with { $names }
menu-others = Another unfinished game
menu-new = Start a game of { $game } with { $count } players
menu-back = Back to the game
menu-abandon = Abandon this game
menu-rules = Rules of { $game }
menu-settings = Settings
menu-keys = Keys
menu-voices = Voices and how to get one
menu-quit = Quit
goodbye-saved = Goodbye. The game is saved.
goodbye = Goodbye.
goodbye-unsaved = Goodbye. Nothing could be saved: { $reason }.
goodbye-game-unsaved = Goodbye. The last moves of this game could not be saved: { $reason }.
goodbye-game-lost = Goodbye. This game could not be saved: { $reason }.
settings-were-unsaved = Your settings could not be saved: { $reason }.
unsaved-all = Nothing will be saved: { $reason }. You can still play.
unsaved-tables = Games will not be saved: { $reason }. You can still play.
unsaved-settings = Settings will not be saved: { $reason }. You can still play.
defaults-apply = { $path } cannot be read: { $reason }. The defaults apply, and changes are not saved.
home-unknown = this user has no home folder
file-edited = { $path } was changed by another program; this version stays.
file-restored = { $path } was deleted or changed by another program; it is saved again.
file-restored-beside = { $path } was changed by another program; it is saved again, and the other version is { $other }.
welcome = Welcome to the card games.
first-table =
    { FRONT() ->
       *[screen] { KEY("help") } lists what you can press.
        [lines] Type { KEY("help") } for a list of commands.
    }
hand-over = { $name }, press Enter.
read-then-hand-over = Press Enter when you are ready: { $name } is next.
hands-stay = Nothing can be cleared here: what one player is told stays readable above. Your cards are written only when you ask: { $word }.
hand-title = Hand
hand-hidden = The hand is hidden.
place-help = What can I press here?
place-help-help = What can I press in this help?
value-change = change the value of a line
value-next = change to the next value
value-before = change to the previous value
place-rules = Rules
rule-heading = “{ $title }”
place-rules-in-force = The rules in force
place-settings = Settings
place-history = Messages
place-voices = Voices
place-synthesis-voice = Voices of the synthesizer
place-others-voice = Voices for other players' moves
list-lowest = { $title }. { KEY("quit") } quits. { $line }
list-empty = Nothing here.
table-unreadable = The unfinished game cannot be read: { $reason }
practice-not-begun = You cannot practise from this game: { $reason }
position-copied = The position, with all cards, is in the file { $path }.
file-trouble = { $path } cannot be written: { $reason }.

# Modes.
mode-voice = The program speaks
mode-reader = Your own screen reader or braille display reads
mode-silent = No one speaks
mode-ask = How do you want to hear the game? V: the program speaks. R: your own screen reader reads. S: silence. Escape: later.
mode-ask-again = Type V, R or S, then Enter. V: the program speaks. R: your own screen reader reads. S: silence. Type quit to leave.
mode-ask-reader-found =
    { $count ->
        [one] { $reader } seems to be running.
       *[other] { $reader } seem to be running.
    }
mode-line = { $mode } ({ $why }). F5 or Shift+S changes it.
mode-line-linear = { $mode } ({ $why }). Type settings to change.
mode-because-flag = from the --mode option
mode-because-environment = set by { $variable }
mode-because-settings = your choice
mode-because-default = by default

# Looks.
look-said = what is said, line under line
look-lines = one card a line
look-still = one line that never changes
look-cards = cards in the middle
look-auto = automatic
look-now-said = Screen layout: what is said, line under line.
look-now-lines = Screen layout: one card a line.
look-now-still = Screen layout: one line that never changes.
look-now-cards = Screen layout: cards in the middle.
caret-auto = automatic
caret-behind = after it
caret-first = on its first letter
look-still-line =
    { FRONT() ->
       *[screen] The program speaks; this screen stays still. { KEY("look") } shows the game.
        [lines] The program speaks; this screen stays still. Type { KEY("look") } to see the game.
    }
setting-look = Screen layout: { $value }
    .description = { KEY("look") } switches it for now. For screen readers: what is said, and nothing else.
setting-caret = Cursor beside new text: { $value }
    .description = Where the cursor sits beside new text. Orca and NVDA read what ends there; braille displays start there.
mode-because-pipe = this is not a terminal

# Settings.
setting-mode = Who speaks: { $value }
    .description = Only one speaks: this program, your own screen reader, or no one.
setting-language = Language: { $value }
    .description = The language of everything said and shown.
setting-voice = Voice: { $value }
    .description = The voice that the program speaks with.
setting-rate = Speed: { $value }
    .description = How fast the voice speaks, from -100 to 100.
setting-rate-none = Speed: set it in the voice itself
setting-pitch = Pitch: { $value }
    .description = How high the voice speaks, from -100 to 100.
setting-volume = Volume: { $value }
    .description = How loud the voice speaks, from -100 to 100. 0: as this computer is set.
setting-synthesis_voice = Voice of the synthesizer: { $value }
    .description = Which of the synthesizer's own voices speaks. Enter lists them.
setting-others_pitch = Pitch for other players' moves: { $value }
    .description = Pitch for other players' moves, compared with the rest. 0: same.
setting-others_voice = Voice for other players' moves: { $value }
    .description = A second voice for other players' moves. Enter lists voices.
setting-calibration = Time the voice takes: { $value }
    .description = Enter measures how long this voice takes, so bots wait for it. Backspace resets.
calibration-estimated = estimated
calibration-measured = estimated, as measured by you
calibration-ask = Press Enter when this ends. Seven cards are on the table, no one has said Uno yet, and your turn comes again soon.
calibration-done = Measured. Bots now wait as long as this voice takes.
others-sample = This is how other players' moves sound.
value-usual = the usual one
value-same = the same one
voice-chosen = { $voice }, chosen
voices-unnamed = This synthesizer has no named voices.
setting-verbosity = Verbosity: { $value }
    .description = How much you hear of what happens: terse, normal or full.
    .less = terser, less verbose, less detail, less detailed, fewer details
    .more = verbose, more verbose, more detail, more detailed, more details
setting-pace = Pace of the bots: { $value }
    .description = How long bots wait before they move. If they wait for you: until you press { KEY("go_on") }.
    .less = slower
    .more = faster, quicker
setting-name = Your name in new games: { $value }
    .description = The name that others see and hear, and the one in records.
setting-players = Players in a new game: { $value }
    .description = How many players there are in a game that you start from the menu.
setting-bots = Level of the bots in new games: { $value }
    .description = How well the bots play.
    .less = easier, weaker, worse, dumber, less difficult
    .more = harder, stronger, better, smarter, more difficult, tougher
setting-keymap = Keys: { $value }
    .description = Which set of keys is used. Your own changes stay.
keymap-default = standard
keymap-left-hand = left hand
menu-pieces = Reading order of cards and status
place-pieces = Reading order
piece-place = place { $place }
piece-how = Each part has its place in the reading order, or is off. Next value: one place later; previous value: one place earlier.
piece-last = Nothing else would be read, so this stays on.
setting-says_where = Say the selected card when your turn begins: { $value }
    .description = Also after your own move, and when a question or list is closed.
setting-announcements = Show speech as text: { $value }
    .description = The bottom of the screen also shows what is spoken.
setting-slips_are_free = Forgive accidental plays: { $value }
    .description = Accidental plays out of turn cost nothing. Before you cheat you are asked, if you play alone.
setting-second_look = Round review: { $value }
    .description = After a round, lists up to three moves you could improve.
value-on = on
value-off = off
value-first = the best available
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
voices-only-started = No voice speaks now; the program only checks which are available.
voices-test = This is the voice { $voice }.
voices-there = { $voice }: available, and it has spoken.
voices-started = { $voice }: available.
voices-missing = { $voice }: missing. { $reason }
voices-get = How to get it: { $how }
voices-none = No voice can speak here.
voices-spoke = It has spoken.
voices-reports = It tells the program when it has finished.
voices-estimated = The program estimates when it has finished.
voices-measured = The program estimates when it has finished, from your measurement.
voice-silent = It does not answer.
voice-ended = It ended at once.
voice-died = It ended while it was speaking.
voice-failed = It could not say the sentence.
voice-not-installed = It is not installed.
voice-not-there = It is not on this computer.
voice-not-running = It is not running.
voice-not-allowed = In VoiceOver Utility, General, “Allow VoiceOver to be controlled with AppleScript” is off.
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
voice-help-nvda = start NVDA. So that it does not read the screen as well, turn off dynamic content changes with NVDA+5.
voice-help-jaws = start JAWS.
voice-help-system-access = start System Access.
voice-help-window-eyes = start Window-Eyes.
voice-help-dolphin = start the Dolphin screen reader.
voice-help-pc-talker = start PC-Talker.
voice-help-sapi5 = Windows speaks by itself; a SAPI 5 voice must be installed in Settings, Time and language, Speech.
voice-help-voiceover = start VoiceOver, and allow AppleScript control in VoiceOver Utility, General. Then allow Automation for the terminal in System Settings, Privacy.
voice-help-say = it is part of macOS.
voice-help-speech-dispatcher = install the packages speech-dispatcher, speech-dispatcher-espeak-ng and espeak-ng, and try spd-say hello.
voice-help-ao2-speechd = it needs the same packages as speech-dispatcher, and the Python package speechd-unofficial.
voice-help-espeak-ng = install the package espeak-ng.
voice-help-prism = { $form ->
    [checkout] start with the extra: uv run --extra prism uno-tui.
    [folder] unpack the download uno-tui-voice-prism for your system over the program's folder.
   *[installed] install the program with the extra, for instance by uv tool install "uno-tui[prism]".
}
voice-help-espeak = { $form ->
    [checkout] start with the extra: uv run --extra espeak uno-tui.
    [folder] unpack the download uno-tui-voice-espeak for your system over the program's folder.
   *[installed] install the program with the extra, for instance by uv tool install "uno-tui[espeak]".
} It needs nothing else from the system.
voices-sounds = Sounds
voices-sounds-there = Sounds: available, and one has been played.
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
sound-help-silent = look at the system's sound settings, or restart the computer. On Linux, restart PipeWire or PulseAudio.
sound-help-ended = restart the program. The log file says more.
sound-help-unknown = look at the system's sound settings. The log file says more.

# The line by line table.
linear-prompt = Command:
linear-interrupt = Press Ctrl+C again to leave.
suspend-impossible = Cannot suspend: no shell started this program. Type { KEY("quit") } to quit.
linear-no-picture = Line by line, there is no screen to save.
picture-none = There is no picture in this layout. { KEY("look") } switches.
picture-saved = Picture saved: { $path }. A description in words is beside it.
picture-saved-twice = Picture saved: { $path }, and the same as PNG. A description in words is beside it.
picture-elsewhere = No picture can be saved here: the file would be on another machine.
linear-no-look = There is only one layout here: line by line.
linear-help = To play, type a number. For everything else, type help.
linear-unknown = Unknown command: { $word }. Type help for a list.
linear-saves-itself = Every move is saved at once. Type { $quit } to leave; next time the menu offers this game.
linear-to-menu = Press Enter for the menu.
linear-at-table = You are in the game. Type menu for everything else.
linear-hidden = Only { $name } knows that.
bots-here =
    { $count ->
        [0] There are no bots in this game.
        [one] { $names } is a bot.
       *[other] { $names } are bots.
    }
linear-no-number = No number { $number } here.
linear-which-card-for = Which card? Type its number or name.
linear-not-laid = You have not played { CARD($card, form: "bare") } in this turn.
linear-nothing-happened = Nothing has happened since your last turn.
linear-nothing-about = { $name } has done nothing yet.
linear-not-played = Not among the latest plays: { $card }.
linear-you-not-called = You have not said it.
linear-not-called = { $name } has not said it yet.
linear-need-not-call = { $name } has { $count } cards and need not say anything.
linear-no-such-set = No such set is here. { $top } reads the sets with their numbers.
linear-why-unknown = What happened last:
linear-help-capitals = Shift and a letter: type the capital.
linear-more-in-chapter = More: type { $rules } { $chapter }.
linear-more-clauses =
    { $count ->
        [one] 1 more clause is about that: { $typed }.
       *[other] { $count } more clauses are about that: { $typed }.
    }
linear-no-number-at = No number { $number } here. This is { $zone }; type { $word } for your own.
linear-which-card = Which card? Type its number, for example { $number }: { $card }.
linear-item = { $number } { $text }
linear-item-apart = { $number }, { $text }
linear-more =
    { $count ->
        [one] 1 more line: Enter to continue, any word to stop. A command is carried out.
       *[other] { $count } more lines: Enter to continue, any word to stop. A command is carried out.
    }
no-such-card =
    { $count ->
        [0] There are no cards here.
       *[other] No number { $number } here, only { $count }.
    }
no-such-message =
    { $count ->
        [0] { history-empty }
        [one] No message { $number }, only 1.
       *[other] No message { $number }, only { $count }.
    }
message-copied = Copied, if the terminal allows it.
replay-end = The replay ends here.
replay-start = This is the start.
replay-help = Enter: next step. b: back. A name: that player's view; nobody: a spectator's. look back: moves to review. play from here: a practice game. q: the end.
replay-nobody = nobody
replay-unknown = Unknown word: { $word }. Enter for the next step, or type help.
value-yes = Yes
value-no = No
value-match_end-limit = at a point limit
value-match_end-rounds = after a number of rounds
menu-practice = Resume practice: { $practised }
menu-table = New game: game, players, rules
menu-replay = Replay a game
menu-remarks = Moves to review in the last round
menu-statistics = Statistics
abandon-sure = Abandon this game? You cannot resume it.
new-sure = Start another game? This one stays saved.
new-sure-unsaved = Start another game? This one is not saved and ends here.
place-table = New game
heading-screen = Screen
heading-play = Bots, games and keys
heading-cards = Reading order of cards
heading-presets = Presets
heading-seats = Players
heading-practice = Practice and hints
heading-rules = Rules
place-replay = Which game?
place-remarks = Which move?
place-remarks-whose = Whose moves?
place-others = Which game?
place-statistics = Statistics
table-start = Start
table-game = Game: { $game }
table-seat = Seat { $number }: { $name }, { $player }
table-name = Name on seat { $number }: { $name }
table-more = Add a seat
table-fewer = Remove a seat
table-advice = Hints with several players
    .description = Whether players may ask for hints in a game with several humans.
table-practice = Practice game
    .description = You can undo moves in a practice game, and it does not count for the statistics.
practice-no = No
practice-bots = Yes, against the others
practice-alone = Yes, I play everyone, with open cards
table-open-hands = Everyone's cards open
    .description =
        { FRONT() ->
           *[screen] Show all players' cards; { KEY("read_counts") } reads them.
            [lines] Show all players' cards; type { KEY("read_counts") } to hear them.
        }
table-deal = Deal number
    .description = The same number deals the same cards each time, with the same game, seats and rules.
deal-any = any
ask-deal =
    { FRONT() ->
       *[screen] Deal number, from 1 to { $high }? 0 for any.
        [lines] Deal number, from 1 to { $high }? 0 for any. An empty line keeps
    }
table-from-file = Practise from a table file
    .description = Practise from the position in a saved file. You can undo all moves.
ask-table-file = Path of the table file?
table-option = { $option }: { $value }
table-wish-unclear = Not understood: { $words }. Choose here, then start.
table-dragged =
    { $on ->
        [yes] That also switches on: { $list }.
       *[no] That also switches off: { $list }.
    }
table-save = Save these choices as a preset
table-use = Use the preset { $name }
table-forget = Delete the preset { $name }
table-saved = The preset { $name } is saved.
left-as-it-was = Nothing changed.
table-forget-sure = Delete the preset { $name }?
table-replaces = There is a preset { $name } already. Give the same name again to replace it, or another one.
table-people = { $names } play at this computer.
table-forgotten = The preset { $name } is deleted.
table-used = The preset { $name } is in use.
table-vanished = The preset { $name } no longer exists.
table-seats-range = { $game } is for { $counts } players.
table-person-needed = At least one player must be human.
player-person = human
player-self = you
player-easy = easy bot
player-normal = normal bot
player-hard = hard bot
ask-name =
    { FRONT() ->
       *[screen] Name?
        [lines] Name? An empty line keeps
    }
ask-preset =
    { FRONT() ->
       *[screen] Name of the preset?
        [lines] Name of the preset? An empty line cancels.
    }
ask-number =
    { FRONT() ->
       *[screen] { $option }, from { $low } to { $high }?
        [lines] { $option }, from { $low } to { $high }? An empty line keeps
    }
typing-help = Type, then Enter. Escape, or Enter on an empty line, cancels.
typing-empty = empty
paste-nowhere = Nothing can be pasted here.
typed-deleted = { $letter } deleted
name-bad = That name is not possible: { $reason }
name-not-short = it needs two letters or more.
name-not-long = it may have { $most } letters.
name-not-blank = it must be one word.
name-not-sign = it begins with a letter, and only letters, digits, hyphens and apostrophes follow.
name-not-card = { $name } is a card.
name-not-word = { $name } means something else in the game.
name-not-twice = someone is already called { $name }.
number-bad = That is not a number from { $low } to { $high }.
number-edge = { $option } is limited to { $low } to { $high }.
explain-none = No more information.
back-none = Nothing to go back to here.
list-opened = { $title }, { $count } lines.
list-opened-headings = { $title }, { $count } lines. { KEY("next_heading") }: next heading.
list-asked = { $title } { $count } lines.
letter-none =
    { $closes ->
        [yes] No line begins with { $letter }. { KEY("stop") } closes the list.
       *[no] No line begins with { $letter }.
    }
letter-next = next line that begins with { $letter }
ask-find = Find which words?
find-none = No line here has these words: { $words }.
headings-none = No headings here.
replay-seat = As { $name } saw it: you are { $name }
replay-onlooker = As a spectator sees it
replay-ask-seat = Whose view?
replay-nothing = Nothing to hear here.
replay-hand = Hand: { $cards }
replay-remark = Round { $round }. { $told }
replay-remarks-none = { $name } has no moves to review.
replay-look-back = Moves to review
replay-play-from-here = Play from here
replay-none = No game to replay.
replay-table =
    { $practice ->
        [no] { $when }: { $game }, { $names }
        [none] { $when }: { $game }, practice game, { $names }
       *[other] { $when }: { $game }, practice game, deal { $practice }, { $names }
    }
unfinished-table = { $table }, started { $when }
statistics-counting = Counting: { $done } of { $all } games.
statistics-none = No match finished yet.
statistics-line =
    { $matches ->
        [one] { $game }: 1 match finished, { $won } won by humans.
       *[other] { $game }: { $matches } matches finished, { $won } won by humans.
    }
statistics-name = { $name }: { $won } of { $matches } won
statistics-games = All games
statistics-people = Everyone
statistics-lessons = Lessons
statistics-kind = { $kind }: { $won } of { $matches } won.
statistics-against-easy = Against easy bots
statistics-against-normal = Against normal bots
statistics-against-hard = Against hard bots
statistics-against-mixed = Against bots of several levels
statistics-against-people = Humans only
statistics-rules-default = The game's own rules
statistics-rules-house = House rules
statistics-preset = Preset { $name }
statistics-streaks = Won in a row: { $current } now, { $longest } at most.
statistics-points = Points on average: { $match } a match, { $round } a round.
statistics-course = Won of the first { $first } matches: { $first_won }. Of the last { $last }: { $last_won }.
statistics-curve = Won over time
statistics-lesson = { $game }: { $done } of { $all } lessons done.
linear-menu = Type a number to choose. help says more; back leaves.
linear-menu-first = Type a number to choose. help says more; quit leaves.
linear-list-again = { $title } Type a number to choose, or an empty line for the list.
linear-menu-explain = Type i and a number, for example i 2, to hear more about that line.
linear-menu-value-before = Minus and a number, for example -2, for the previous value; plus, for example +2, for the next.
linear-menu-words = Type a number or a line's first word. An empty line repeats the list; in the menu it takes 1. back leaves a list, quit the program.
linear-nothing-chosen = Nothing has been changed here.
linear-lines-below = { $heading } { $first } to { $last }.
linear-no-word = Unknown word: { $word }. Type a number to choose, or help.
linear-several-begin = Several lines begin with { $word }; type a number to choose.
nothing-to-resume = There is no unfinished game.
linear-clauses-found = { $count } clauses of the rules have these words:
linear-many-clauses = { $count } clauses of the rules have these words. To read them, type { $typed }.
linear-games = The games: { $titles }. Type a title to play it.
linear-how-to-play = { $lessons }: learn it step by step. { $rules }: all rules.
linear-voice-elsewhere = Your own screen reader sets its speed and volume. For the bots: settings, Pace of the bots.
linear-lines-near = No line is called { $word }. These come near:
linear-values = Choose: { $values }.
linear-setting-named = { $setting }. To change it, type { $typed }.
linear-setting-others = { $setting }. Others: { $others }.
linear-next-none = There is no next value here.
linear-list-changed =
    { $count ->
        [one] The list now has 1 line, with other numbers; an empty line reads it.
       *[other] The list now has { $count } lines, with other numbers; an empty line reads it.
    }
linear-nothing-behind = This is the top menu. Type quit to leave.
linear-explain-none = { $text }. No more information.
linear-menu-enter = Enter alone takes number 1.
linear-describe = Type a key or a word to hear what it does.
linear-answer-itself = Type the answer itself.
linear-question-help =
    Type { $numbers ->
        [yes] a number or the beginning of a line
       *[no] the beginning of a line
    } to answer; Enter alone cancels. You may still ask about the game.
linear-question = Answer the question first, or press Enter to cancel.
linear-no-answer = There is no answer { $number }: choose 1 to { $count }.
mode-because-linear = the game is line by line
menu-events = Choose announcements
menu-remap = Change a key
place-events = Choose announcements
place-remap = Change a key
ask-key = Press the new key: { $what }. Escape cancels.
remap-how = Enter, then another key, changes it; Backspace resets it.
key-refused-used = { $key } already means: { $what }. Press another key.
key-refused-reset = { $key } now means: { $what }. Reset that command first.
key-refused-hard = Not every screen reader lets { $key } through. Press another key.
key-refused-same = { $key } is the same as another key in a terminal. Press another key.
key-refused-taken = { $key } belongs to the terminal. Press another key.
key-refused-rare = { $key } does not arrive in every terminal. Press another key.
key-refused-unknown = { $key } cannot be used. Press another key.
event-play = Cards played
event-draw = Cards drawn
event-pass = Passing
event-turn = Whose turn it is
event-direction = Changes of direction
event-shuffle = Shuffling
event-uno = Who says Uno
event-press = Who has pressed the buzzer
setting-big_card = Selected card in large letters: { $value }
    .description = Shows the selected card in large letters in the line layout, and the selected line of lists in every layout.
setting-marks = Mark playable cards: { $value }
    .description = Fills and marks the cards you can play; the others have an outline only.
setting-picture_names = Names in saved pictures: { $value }
    .description = Whether a saved picture of the screen shows the players' names.
setting-motion = Motion of cards: { $value }
    .description = A card that is played or drawn moves in three short frames. The cards of a deal appear within a second. Never where a screen reader runs, over ssh, or with NO_MOTION set.
motion-off = off
motion-little = little
setting-theme = Colours: { $value }
    .description = Colours of the screen. Nothing is told by colour alone.
theme-dark = light on dark
theme-light = dark on light
theme-plain = black and white
theme-pastel = light cards on dark
quit-how =
    { FRONT() ->
       *[screen] { KEY("quit") } quits; the game is saved.
        [lines] Type { KEY("quit") } to leave; the game is saved.
    }
quit-how-unsaved =
    { FRONT() ->
       *[screen] { KEY("quit") } quits; the game is not saved.
        [lines] Type { KEY("quit") } to leave; the game is not saved.
    }
answers-key = { $key }: { $text }
program-error =
    A program error ended uno-tui. Your games are saved.{ $reported ->
        [yes] { " " }Details: { $path }
       *[no] { "" }
    }
program-error-background =
    A program error; you can play on.{ $saved ->
        [yes] { " " }The game is saved.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Details: { $path }
       *[no] { "" }
    }
table-broken =
    A program error stopped the game.{ $saved ->
        [yes] { " " }It is saved.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Details: { $path }
       *[no] { "" }
    }
record-moved = Another program deleted or changed the file of this game; the whole game is saved again in { $path }.
record-unsaved = Not saved from here on: { $reason }. You can continue to play.
record-saved-again = This game is saved again, with all its moves.
thinking-again = The hard bots think again.
thinking-fails = The hard bots cannot think: their helper program does not start. Until it does, they play as normal ones.
table-stopped = This game has stopped. Open the menu to continue.
counts-range = { $least } to { $most }
linear-only-like = { $card }, number { $number }? Type yes to play it.
linear-cards-like = { $cards }. Type a number.
linear-none-like = You have no { $word }.
linear-all-rules = { $rules } reads all the rules.
linear-or-draw = Or type { $draw }.
linear-must-draw = Nothing can be played: type { $draw }.
linear-chapters = Rules: { $chapters }. Type { $rules } and a chapter, such as { $rules } { $first }; { $rules } all reads everything.
linear-older-messages = Older messages: { $count }. { $word } { $number } says the newest of them.
linear-about-what = About what? Name a card, a command or a rule: for example, what does { $word } do.
linear-no-clause = No clause of the rules is about that card alone. Type { $rules } to read them.
linear-allowed = Yes. Type { $meant }.
linear-fits = { $card } can be played.
linear-dealer =
    { $you ->
        [yes] You deal.
       *[no] { $name } deals.
    }
linear-unfit = { $card } cannot be played now.
linear-no-match = { $card } does not match.
linear-would-fit = It would match.
linear-would-not-fit = It would not match.
linear-none-fits = None of these can be played now: { $cards }.
linear-choosable = You can choose: { $cards }.
linear-need-not-play = No. You may also draw: type { $draw }.
linear-hand-worth = Your cards count { $points }.
linear-only-you-see = Only you see your cards.
linear-of-colour = { $colour }: { $count }
linear-playable = Playable: { $cards }.
linear-playable-together = Together: { $cards }.
linear-playable-rearranging = By rearranging the table: { $cards }.
linear-cards = { $zone }: { $cards }
zone-of-cards =
    { $count ->
        [one] { $zone }, 1 card: { $cards }.
       *[other] { $zone }, { $count } cards: { $cards }.
    }
zone-empty = empty
zone-card = { $zone }: { $card }.
bot-waits =
    { FRONT() ->
       *[screen] { KEY("go_on") }: the bot moves.
        [lines] Enter: the bot moves.
    }
nobody-waits = No bot is waiting.
nothing-to-announce = In this game there is nothing to say or call out.
nothing-to-pass =
    { $word ->
        [accept] Nothing to accept. To draw: { KEY("draw") }.
       *[pass] To pass, first draw: { KEY("draw") }.
    }
keys-range = { $first } to { $last }
heading = { $text }:
heading-chosen = { $text } is a heading; its lines are below.
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
column-won-by-people = Won by humans
column-number = { $number }

# Lessons.
menu-lessons = Lessons
menu-lesson = Continue the lesson: { $lesson }
menu-first_lesson = The first lesson: { $lesson }
menu-leave_lesson = Leave this lesson
place-lessons = Lessons
heading-every-game = For every game
lesson-begins = Lesson: { $title }.
lesson-others-first =
    { $own ->
        [yes] Not yet: { $name } says something first.
       *[no] Wait a moment for { $name }.
    }
lesson-not-now = Not yet. { $due }
lesson-allowed = That is allowed, but not now in this lesson. Nothing happened.
lesson-uno-next = In this lesson, Uno is a step of its own: say it when it is asked for.
lesson-done =
    { FRONT() ->
       *[screen] Lesson done: { $title }. { KEY("play") } for the next one, { $next }; { KEY("stop") } for the menu.
        [lines] Lesson done: { $title }. Type { KEY("go_on") } for the next one, { $next }, or { KEY("stop") } for the menu.
    }
lesson-all-done =
    { FRONT() ->
       *[screen] Lesson done: { $title }. You have done them all. { KEY("play") } for the menu.
        [lines] Lesson done: { $title }. You have done them all. Type { KEY("play") } for the menu.
    }
lesson-left = Lesson left: { $title }. The first line of the menu continues it.
lesson-left-early = Lesson left: { $title }.
lesson-unreadable = The lesson cannot be read: { $reason }
lessons-damaged = Your progress in lessons cannot be read: { $path }: { $reason }. Lessons start again; the file is kept under another name.
lesson-line-done = { $title }, done
lesson-line-stopped = { $title }, step { $step } of { $count }
lesson-go-on = Resume at step { $step }
lesson-anew = From the beginning
lesson-ask = Lesson: { $title }. Resume?
goodbye-lesson = Goodbye. You can resume the lesson another time.

# The deal of the day.
menu-daily = Deal of the day
place-daily = Deal of the day
place-daily-played = You have already played this deal of the day
daily-of-game =
    { $state ->
        [new] { $game }: not played yet
        [open] { $game }: started, not finished
        [abandoned] { $game }: abandoned
       *[finished] { $game }: { $result }
    }
daily-explained = Everyone has the same cards today: one round by the usual rules, against normal bots. Only your first game counts.
daily-begun = Deal of the day, { $date }: one round, the same cards for everyone.
daily-again = Deal of the day, { $date }, again. This game does not count.
daily-line = uno-tui daily, { $game }, { $date }: { $result }
daily-hint = To hear this line again or copy it, choose Deal of the day in the menu.
daily-copy = Copy this line to a file
daily-copied = The line is in the file { $path }.
daily-play-again = Play it again; it does not count
daily-abandoned = You abandoned this deal.
daily-summary = { $ended }, { $drawn }
daily-ended =
    { $ended ->
        [won] { $turns ->
            [0] won before the first turn
            [1] won in 1 turn
           *[other] won in { $turns } turns
        }
        [lost] { $turns ->
            [0] lost before the first turn
            [1] lost after 1 turn
           *[other] lost after { $turns } turns
        }
       *[nobody] { $turns ->
            [0] no winner before the first turn
            [1] no winner after 1 turn
           *[other] no winner after { $turns } turns
        }
    }
daily-drawn =
    { $drawn ->
        [0] no card drawn
        [1] 1 card drawn
       *[other] { $drawn } cards drawn
    }
when =
    { $day ->
        [today] today, { $time }
        [yesterday] yesterday, { $time }
       *[other] { $date }, { $time }
    }
date =
    { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
