# What is wrong with the player's own files: settings, presets, keymaps.
file-to-mend = cannot be used: { $reason }; fix it, or delete it to start again
file-unread = cannot be read: { $reason }; ask its owner for permission to read it
not-toml = is not TOML: { $reason }
toml-sign = a sign that cannot stand here
toml-value = a value that is not valid
toml-twice = a name that is set a second time
toml-name = a name with blanks or accents, which must be in quotes
toml-equals = `=` is missing after the name
toml-bracket = a bracket is missing
toml-line-end = something comes after the value
toml-string = a text in quotes that is not written as it should be
toml-statement = a line that says nothing
toml-deep = lists in lists that are too deep
toml-number = a number that is too long

# Settings.
setting-unknown = there is no setting { $name }; the settings are { $settings }
setting-not-of-kind =
    { $name } is { $kind ->
        [bool] true or false
        [int] a number
        [str] a text in quotes
        [list] a list of texts
        [pieces] a table of lists of texts
       *[dict] a table
    }, not { $found }
calibration-outside = { $name } has a number from { $low } to { $high } for every voice, not { $found }

# Presets.
preset-wrong = preset { $preset }: { $reason }
preset-misshapen = a preset has a game, and lists of names, players and rules, each in quotes; not valid: { $words }
preset-seats-wrong = every seat needs a name, and one of { $players }
preset-without-person = one of the players must be human

# Keymaps. A command is called as in the file.
keymap-missing = cannot be read ({ $reason }); shipped keymaps are { $keymaps }
keymap-section-unknown = unknown section { $section }; sections are { $sections }
keymap-command-unknown = unknown command { $command }; if it is a game's, that is not installed
keymap-other-section = { $command } belongs to the section { $section }
keymap-no-list = { $command } needs a list of key names
keymap-key-wrong = { $command }: { $reason }
keymap-key-twice = the key { $key } means { $rival } already, so it cannot mean { $command }
keymap-no-key = { $command } is left without a key
keymap-hard-keys = { $command } needs a key other than { $keys }, which not every screen reader lets through
key-name-same = { $key } cannot be told from { $other } in a terminal
key-name-taken =
    { $key } cannot be used: it { $does ->
        [ends] ends programs
        [suspends] suspends programs
       *[stops] stops terminals
    }
key-name-rare = { $key } does not arrive in every terminal
key-name-unknown = there is no key { $key }
