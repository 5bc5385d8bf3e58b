# Start and menus.
app-title = UNO table
menu-title = Menu
menu-resume = Go on with the unfinished table
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
welcome = Welcome to the card table.
hand-over = { $name }, press Enter.
hand-title = Hand
hand-hidden = The hand is hidden.
place-help = What can I press here?
place-rules = Rules
place-settings = Settings
place-history = Messages
place-voices = Voices
list-empty = Nothing here.
escape-closes = Escape closes.
table-unreadable = The unfinished table cannot be read: { $reason }
position-copied = The position is in the file { $path }.
file-trouble = { $path } cannot be written: { $reason }

# Modes.
mode-voice = The program speaks
mode-reader = Your own screen reader or braille display reads
mode-silent = Nobody speaks
mode-ask = How do you want to hear the game? V: the program speaks. R: your own screen reader reads. S: silence.
mode-ask-reader-found = { $reader } seems to be running.
mode-line = { $mode }, { $why }. F5 or Shift+S changes it.
mode-line-linear = { $mode }, { $why }. The word settings changes it.
mode-because-flag = because the command line says so
mode-because-environment = because { $variable } says so
mode-because-settings = as you chose
mode-because-default = because nothing else was chosen
mode-because-pipe = because this is no terminal

# Settings.
setting-mode = Who speaks: { $value }
setting-language = Language: { $value }
setting-voice = Voice: { $value }
setting-rate = Speed: { $value }
setting-rate-none = Speed: this voice has its own
setting-verbosity = Verbosity: { $value }
setting-pace = Pace of the bots: { $value }
setting-players = Players at a new table: { $value }
setting-bots = Level of the bots: { $value }
setting-keymap = Keys: { $value }
setting-card_playable = Say which cards can be played: { $value }
setting-card_place = Say the place of a card: { $value }
setting-card_points = Say the points of a card: { $value }
setting-announcements = Line of announcements: { $value }
setting-slips = Slips out of turn are free: { $value }
value-on = on
value-off = off
value-first = the best there is
language-en = English
language-de = Deutsch
language-fr = français
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
voices-test = This is the voice { $voice }.
voices-there = { $voice }: it is there and has spoken.
voices-missing = { $voice }: missing. { $reason }
voices-get = How to get it: { $how }
voices-none = No voice can speak here.
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
voice-help-prism = install the extra: pip install 'uno-tui[prism]'.
voice-help-espeak = install the extra: pip install 'uno-tui[espeak]'. It needs nothing else from the system.

# The line by line table.
linear-prompt = Command:
linear-choose = Number:
linear-help = A number plays that card. A letter or a word is a command; help lists them.
linear-unknown = There is no command { $word }. help lists the commands.
linear-no-number = There is no number { $number } here.
linear-hand = Your hand: { $cards }
linear-item = { $number } { $text }
linear-more =
    { $count ->
        [one] 1 more line: Enter goes on, any word ends.
       *[other] { $count } more lines: Enter goes on, any word ends.
    }
no-such-card = There is no card number { $number }: you hold { $count }.
replay-step = { $line }
replay-end = The record ends here.
replay-start = This is the beginning.
replay-help = Enter: next step. b: back. A name: that seat's view. q: end.
value-yes = Yes
value-no = No
value-match_end-limit = at a point limit
value-match_end-rounds = after a number of rounds
menu-table = New table: game, players, rules
menu-replay = Replay a table
menu-statistics = Statistics
abandon-sure = Leave this table for good?
new-sure = A table is not finished. Begin another one?
place-table = New table
place-replay = Which table?
place-statistics = Statistics
table-start = Start
table-game = Game: { $game }
table-seat = Seat { $number }: { $name }, { $player }
table-name = Name on seat { $number }: { $name }
table-more = One seat more
table-fewer = One seat fewer
table-option = { $option }: { $value }
table-besides = { $list } switched along
table-save = Save these choices as a preset
table-use = Use the preset { $name }
table-forget = Delete the preset { $name }
table-saved = The preset { $name } is saved.
table-forgotten = The preset { $name } is deleted.
table-used = The preset { $name } is in use.
table-vanished = There is no preset { $name } any more.
table-seats-range = { $game } is for { $least } to { $most } players.
table-person-needed = Somebody must be a person.
player-person = a person
player-easy = an easy bot
player-normal = a normal bot
player-hard = a hard bot
ask-name = Name?
ask-preset = Name of the preset?
ask-number = { $option }, from { $low } to { $high }?
typing-help = Type, then Enter. Escape gives up.
typing-empty = nothing
typed-deleted = { $letter } deleted
name-twice = Somebody is called { $name } already.
name-bad = Nobody can be called so: a name has two letters or more, no blanks, and is no card and no word of the table files.
number-bad = That is not a number from { $low } to { $high }.
explain-none = There is nothing to add.
headings-none = There are no headings here.
replay-seat = As { $name } saw it
replay-onlooker = As an onlooker sees it
replay-ask-seat = Whose view?
replay-nothing = Nothing to be heard here.
replay-hand = Hand: { $cards }
replay-none = There is no table to replay.
replay-table = { $when }: { $game }, { $names }
statistics-none = No match has been finished yet.
statistics-line =
    { $matches ->
        [one] { $game }: 1 match finished, { $won } won by people.
       *[other] { $game }: { $matches } matches finished, { $won } won by people.
    }
statistics-name = { $name }: { $won } of { $matches } won
linear-menu = A number chooses; i and a number explains; Enter chooses 1.
linear-describe = Type a key or a word, and I say what it does.
linear-question = First an answer to the question, or Enter to give it up.
mode-because-linear = because the table goes line by line
