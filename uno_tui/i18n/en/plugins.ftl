# What is wrong with a game from another package. Modules, files and ids stay as they are.
plugin-left-out = { $game } cannot be played: { $reason }
plugin-faulty = { $game }: { $reason }
games-not-installed = no games are registered for uno-tui { $version }: install it again, in a checkout by uv sync
plugin-name-taken = a built-in game has this name; rename the entry point
plugin-entry-points = its file entry_points.txt cannot be read; every line must say name = package
plugin-no-package-name = the entry point must name a package, without a colon, and not { $value }
plugin-no-package-named = the entry point names no package; write its name behind the equals sign
plugin-no-package = package not found: { $package }
plugin-only-module = { $module } is a single module; make it a package
plugin-no-module = module { $module } is missing
plugin-no-file = file { $file } is missing
plugin-in-module = { $module }: { $reason }
plugin-lacks = { $name } has no { $part }
plugin-other-id = { $name } says { $found }; use { $game }, as the entry point does
plugin-wrong-type = { $name } must be { $wanted }, and is { $found }
plugin-no-seats = { $name } must begin at 1 seat or more, and is { $found }
plugin-too-many-seats = { $name } must end at { $most } seats, and goes up to { $found }
plugin-raises = { $words }, in { $file }, line { $line }
plugin-raises-outside = { $words }
plugin-no-text = text { $text } is missing in { $file }
plugin-no-texts = missing in { $file }, English is used instead: { $texts }
plugin-english-file = file { $file } is missing, English is used instead
plugin-wrong-text = text { $text } in { $file } is no Fluent text
plugin-no-position-method = position word { $word } has no method { $method }
plugin-idle-command = command { $command } does nothing: neither move_of, perform nor read handles it

# Where it is met.
command-idle = This does nothing in this game.
plugin-stopped =
    An error in the game { $game } stopped it.{ $saved ->
        [yes] { " " }It is saved.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Details: { $path }
       *[no] { "" }
    }
plugin-mistake =
    An error in the game { $game } closed this.{ $reported ->
        [yes] { " " }Details: { $path }
       *[no] { "" }
    }
heading-unusable = Games that cannot be played
rules-missing = Rules missing: { $game } has none to show.
doctor-what-plugins = plug-ins that can be played
