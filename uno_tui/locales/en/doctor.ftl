# What `uno-tui doctor` finds. A line can be sent to somebody who knows the program, so it names things exactly.
doctor-program = uno-tui { $version }, { $form }; Python { $python }, { $system }.
doctor-form-frozen = a folder of its own
doctor-form-installed = installed
doctor-form-checkout = a checkout
doctor-packages = Packages: { $packages }.
doctor-packages-missing = These packages are missing: { $packages }. Install the program again.
doctor-terminal = Terminal: { $columns } columns, { $lines } lines, { $colours ->
    [0] no colours
   *[other] { $colours } colours
}; it calls itself { $name }.
doctor-terminal-small = It is too small for the full screen, which needs { $columns } columns and { $lines } lines.
doctor-no-terminal = What is written here goes to no terminal: its size and colours cannot be told.
doctor-encoding = Letters are written as { $encoding }.
doctor-encoding-poor = Letters are written as { $encoding }, which does not have all of them. Set the terminal, or the system's language, to UTF-8.
doctor-readers = Screen readers that run: { $readers }.
doctor-readers-none = No screen reader was found running.
doctor-mode = { $mode }, { $why }.
doctor-mode-open = Who speaks is not chosen yet: the first start asks.
doctor-linear = The table goes line by line.
doctor-folder-settings = Settings can be kept in { $folder }.
doctor-folder-tables = Tables can be kept in { $folder }.
doctor-folder-not = Nothing can be written in { $folder }: { $reason }. Give yourself the right to, or name another folder by UNO_TUI_HOME.
doctor-no-voice-needed = No voice can speak here, and none has to.
doctor-sounds-wanted = Your settings want sounds, and nothing can be heard.
doctor-bot = A hard bot thinks in a process of its own.
doctor-bot-not = The process in which hard bots think does not work: they play like normal ones.
doctor-round = A round of UNO was played by bots and kept: { $moves } moves, { $milliseconds } ms.
doctor-round-not = No round of UNO could be played to its end: { $reason }
doctor-keys = Now the keys. Press each when it is asked for; if a key does nothing, press N.
doctor-keys-skipped = Keys were not tried.
doctor-press = { $key }?
doctor-key = { $key } arrives.
doctor-key-not = { $key } does not arrive.
doctor-key-instead = Instead of { $key } something else arrives: { $arrived }
doctor-well = All is well.
doctor-missing = Something is missing: { $what }.
doctor-what-room = room in the terminal
doctor-what-letters = letters
doctor-what-settings = settings that can be used
doctor-what-keymap = a keymap that can be used
doctor-what-presets = presets that can be used
doctor-what-lessons = progress in lessons that can be used
doctor-what-tables = a place for tables
doctor-what-voice = a voice
doctor-what-sounds = sounds
doctor-what-bot = hard bots
doctor-what-round = a round to its end
