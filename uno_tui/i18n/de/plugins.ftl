# Was an einem Spiel aus einem anderen Paket nicht stimmt. Module, Dateien und Kennungen bleiben, wie sie sind.
plugin-left-out = { $game } ist nicht spielbar: { $reason }
plugin-faulty = { $game }: { $reason }
games-not-installed = für uno-tui { $version } sind keine Spiele eingetragen: installiere es neu, in einem Checkout mit uv sync
plugin-name-taken = So heißt schon ein mitgeliefertes Spiel; benenne den Entry-Point um
plugin-entry-points = Seine Datei entry_points.txt ist nicht lesbar; jede Zeile muss Name = Paket lauten
plugin-no-package-name = Der Entry-Point muss ein Paket nennen, ohne Doppelpunkt, und nicht { $value }
plugin-no-package-named = Der Entry-Point nennt kein Paket; schreib dessen Namen hinter das Gleichheitszeichen
plugin-no-package = Paket nicht gefunden: { $package }
plugin-only-module = { $module } ist ein einzelnes Modul; mach ein Paket daraus
plugin-no-module = Das Modul { $module } fehlt
plugin-no-file = Die Datei { $file } fehlt
plugin-in-module = { $module }: { $reason }
plugin-lacks = In { $name } fehlt { $part }
plugin-other-id = { $name } nennt { $found }; richtig ist { $game }, wie im Entry-Point
plugin-wrong-type = { $name } muss { $wanted } sein, ist aber { $found }
plugin-no-seats = { $name } muss bei mindestens 1 Platz beginnen und ist { $found }
plugin-too-many-seats = { $name } darf höchstens { $most } Plätze haben und geht bis { $found }
plugin-raises = { $words }, in { $file }, Zeile { $line }
plugin-raises-outside = { $words }
plugin-no-text = Der Text { $text } fehlt in { $file }
plugin-no-texts = es fehlt in { $file }, dafür gilt Englisch: { $texts }
plugin-english-file = Die Datei { $file } fehlt, es gilt Englisch
plugin-wrong-text = Der Text { $text } in { $file } ist kein Fluent-Text
plugin-no-position-method = Zum Positionswort { $word } fehlt die Methode { $method }
plugin-idle-command = Der Befehl { $command } tut nichts: Weder move_of noch perform noch read kennt ihn

# Where it is met.
command-idle = Das tut in diesem Spiel nichts.
plugin-stopped =
    Ein Fehler im Spiel { $game } hat die Partie angehalten.{ $saved ->
        [yes] { " " }Sie ist gespeichert.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Einzelheiten: { $path }
       *[no] { "" }
    }
plugin-mistake =
    Ein Fehler im Spiel { $game } hat dies beendet.{ $reported ->
        [yes] { " " }Einzelheiten: { $path }
       *[no] { "" }
    }
heading-unusable = Spiele, die nicht spielbar sind
rules-missing = Die Regeln fehlen: { $game } hat keine.
doctor-what-plugins = spielbare Erweiterungen
