# Was an den eigenen Dateien nicht stimmt: Einstellungen, Vorlagen, Tastenbelegungen.
file-to-mend = nicht zu gebrauchen: { $reason }; korrigiere die Datei, oder lösche sie, um neu anzufangen
file-unread = nicht lesbar: { $reason }; lass dir vom Besitzer das Leserecht geben
not-toml = ist kein TOML: { $reason }
toml-sign = ein Zeichen, das hier nicht stehen kann
toml-value = ein Wert, der keiner ist
toml-twice = ein Name, der zum zweiten Mal gesetzt wird
toml-name = ein Name mit Leerzeichen oder Umlauten, der in Anführungszeichen gehört
toml-equals = hinter dem Namen fehlt `=`
toml-bracket = eine Klammer fehlt
toml-line-end = hinter dem Wert steht noch etwas
toml-string = ein Text in Anführungszeichen, der nicht richtig geschrieben ist
toml-statement = eine Zeile, die nichts besagt
toml-deep = Listen in Listen, die zu tief sind
toml-number = eine Zahl, die zu lang ist

# Einstellungen.
setting-unknown = Die Einstellung { $name } gibt es nicht; die Einstellungen sind { $settings }
setting-not-of-kind =
    { $name } ist { $kind ->
        [bool] true oder false
        [int] eine Zahl
        [str] ein Text in Anführungszeichen
        [list] eine Liste von Texten
        [pieces] eine Tabelle mit Listen von Texten
       *[dict] eine Tabelle
    }, nicht { $found }
calibration-outside = { $name } hat für jede Stimme eine Zahl von { $low } bis { $high }, nicht { $found }

# Vorlagen.
preset-wrong = Vorlage { $preset }: { $reason }
preset-misshapen = Eine Vorlage hat game und Listen für names, players und rules, alles in Anführungszeichen; was nicht passt: { $words }
preset-seats-wrong = Jeder Platz braucht einen Namen und eines davon: { $players }
preset-without-person = Wenigstens ein Platz muss person sein

# Tastenbelegungen. Befehle heißen wie in der Datei.
keymap-missing = nicht lesbar ({ $reason }); mitgelieferte Tastenbelegungen sind { $keymaps }
keymap-section-unknown = Den Abschnitt { $section } gibt es nicht; die Abschnitte sind { $sections }
keymap-command-unknown = Den Befehl { $command } gibt es nicht; gehört er zu einem Spiel, ist das nicht installiert
keymap-other-section = { $command } gehört in den Abschnitt { $section }
keymap-no-list = { $command } braucht eine Liste von Tasten
keymap-key-wrong = { $command }: { $reason }
keymap-key-twice = Die Taste { $key } bedeutet schon { $rival }, also kann sie nicht { $command } bedeuten
keymap-no-key = { $command } bleibt ohne Taste
keymap-hard-keys = { $command } braucht noch eine andere Taste als { $keys }: Nicht jeder Screenreader lässt sie durch
key-name-same = { $key } ist in einem Terminal dasselbe wie { $other }
key-name-taken =
    { $key } geht nicht: Damit werden { $does ->
        [ends] Programme beendet
        [suspends] Programme angehalten
       *[stops] Terminals angehalten
    }
key-name-rare = { $key } kommt nicht in jedem Terminal an
key-name-unknown = Die Taste { $key } gibt es nicht
