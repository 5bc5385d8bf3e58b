# Klänge: wofür sie da sind, und was jeder sagt.
menu-hear = Klänge anhören und wählen
place-hear = Klänge
heading-hear = Klänge anhören
setting-sounds = Klänge: { $value }
    .description = Kurze Klänge für das, was am Tisch geschieht. Alles wird auch gesagt, außer sie ersetzen Nebensachen.
sounds-none = aus
sounds-with-speech = neben der Sprache
sounds-instead-of-small-talk = statt Nebensachen
setting-sound_volume = Lautstärke der Klänge: { $value }
    .description = Von 0 bis 10, unabhängig von der Stimme.
sounds-how =
    { FRONT() ->
        [lines] Tippe eine Nummer, um den Klang zu hören; mit Minus davor schaltest du ihn ein oder aus.
       *[screen] Enter spielt den Klang, Rücktaste schaltet ihn ein oder aus.
    }
sounds-on = Klänge an.
sounds-on-failing = Klänge an; doch nichts ist zu hören: { $reason }
sounds-silent = Es ist nichts zu hören: { $reason }
sounds-off = Klänge aus.
sounds-begin-none = Klänge sind aus; { KEY("sounds") } schaltet sie ein.
sounds-begin = Klänge sind an; { KEY("sounds") } schaltet sie aus.
sound-turn = Du bist dran
sound-laid = Jemand anders legt eine Karte; die Farbe ist die Tonhöhe
sound-laid-mine = Du legst eine Karte
sound-playable = Die gezogene Karte passt
sound-skip = Jemand setzt aus
sound-reverse = Die Richtung wechselt
sound-cost = Etwas kostet dich
sound-last = Jemand hat noch eine Karte
sound-edge = Der Rand einer Liste
sound-round-won = Du gewinnst die Runde
sound-round-lost = Andere gewinnen die Runde
sound-match-won = Du gewinnst die Partie
sound-match-lost = Andere gewinnen die Partie
sound-race = Das Wettdrücken beginnt
sound-claim = Jemand sagt eine Folge an
sound-tile = Steine werden gelegt
sound-due = Etwas ist fällig
sound-arrival = Jemand kommt dazu
sound-message = Jemand schickt eine Nachricht
