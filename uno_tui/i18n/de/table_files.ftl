# Wo, wie es andere Programme lesen, und was das System sagt.
in-line = { $file }:{ $line }: { $reason }
in-file = { $file }: { $reason }
in-other-words = { $words }
system-says =
    { $error ->
        [FileNotFoundError] Es gibt keine solche Datei und keinen solchen Ordner
        [PermissionError] Das System erlaubt es nicht
        [IsADirectoryError] Das ist ein Ordner
        [NotADirectoryError] Wo ein Ordner sein sollte, steht eine Datei
        [FileExistsError] Eine Datei mit diesem Namen gibt es schon
        [ConnectionRefusedError] Dort nimmt nichts Verbindungen an
        [TimeoutError] Es dauert zu lange
        [BlockingIOError] Es ist kein Platz für mehr
        [ENOSPC] Auf dem Datenträger ist kein Platz mehr
        [EROFS] Auf diesen Datenträger lässt sich nichts schreiben
        [ENAMETOOLONG] Der Name ist zu lang
       *[other] { $words }
    }
nothing = nichts

# Die Datei.
cannot-be-read = nicht lesbar: { $reason }
cannot-be-opened = lässt sich nicht öffnen: { $reason }
file-too-large = ist größer als { $most } MB, und das ist keine Tischdatei
not-utf8 = ist kein UTF-8-Text (Byte { $byte })
too-many-lines = Keine Tischdatei hat mehr als { $most } Zeilen
line-too-long = Die Zeile ist zu lang: Eine Aussage hat höchstens { $most } Zeichen
table-taken = Ein anderes Programm spielt diese Partie; beende sie dort zuerst
table-does-not-hold = Dieser Tisch stimmt nicht: { $problem }
does-not-replay = Diese Aufzeichnung lässt sich nicht nachspielen: { $problem }
not-dealt = Es ist noch nicht gegeben
table-holds =
    { $count ->
        [one] stimmt, { $count } Aussage
       *[other] stimmt, { $count } Aussagen
    }

# Die ersten Zeilen.
first-line-wrong = Die erste Zeile muss `table { $version }` heißen, nicht `{ $found }`
first-line-missing = Die erste Zeile muss `table { $version }` heißen; in der Datei steht nichts
stands-already = `{ $word }` steht schon in Zeile { $line }
line-expected = Vor `{ $before }` gehört eine Zeile `{ $word }`
position-too-long = Eine Stellung hat höchstens { $most } Aussagen
game-unknown = Das Spiel { $game } gibt es nicht
did-you-mean = { $fault }; meintest du { $meant }?
choose-from = { $fault }; möglich sind { $known }
players-from-to = { $game } ist für { $low } bis { $high } Personen, nicht für { $seats }
players-one-of = { $game } ist für so viele Personen: { $counts }, nicht für { $seats }
seats-alike = Zwei Plätze haben den gleichen Namen
seat-name-short = Der Name „{ $name }“ ist zu kurz: Er braucht mindestens zwei Zeichen
seat-name-long = Der Name „{ $name }“ ist zu lang: Er hat höchstens { $most } Zeichen
seat-name-blank = Im Namen „{ $name }“ darf kein Leerzeichen stehen
seat-name-sign = Im Namen „{ $name }“ steht ein Zeichen, das Tischdateien brauchen
seat-name-word = So kann niemand heißen: { $name } ist ein Wort der Tischdateien
seat-name-card = So kann niemand heißen: { $name } ist eine Karte
scores-twice = In den Punkten steht { $name } zweimal
round-too-small = Runden zählen ab 1
no-date = `{ $found }` ist kein Datum wie 2026-11-26

# Optionen, die auch auf der Befehlszeile stehen.
option-unknown = Die Option { $option } gibt es nicht
option-without-value = Die Option { $option } braucht einen Wert: { $option }={ $example }
option-twice = Die Option { $option } steht zweimal da
option-not-switch = { $option } kann on oder off sein, nicht { $found }
option-contradicts = { $option } widerspricht einer anderen Option: { $rule } braucht { $needed }
number-outside = { $name } ist eine Zahl von { $low } bis { $high }, nicht { $found }
not-one-of = { $name } ist eines davon: { $choices }; nicht { $found }

# Wörter.
one-expected =
    Hier gehört { $what ->
        [card] eine Karte
        [colour] eine Farbe
        [colour-or-none] eine Farbe oder none
        [game] die Kennung eines Spiels
        [name] ein Name
        [number] eine Zahl
        [tile] ein Stein
       *[other] eines davon ({ $what })
    } hin, nicht { $found }
number-too-large = Eine Zahl mit { $digits } Ziffern ist größer als alles auf einem Tisch
seat-missing = Hier fehlt der Name eines Platzes
seats-missing = Hier fehlen Namen von Plätzen
seats-or-nobody-missing = Hier fehlen Namen von Plätzen (oder `nobody`)
seat-unknown = Hier heißt niemand { $name }; die Plätze sind { $names }
stands-alone = `{ $word }` steht allein
stands-alone-without = `{ $word }` steht allein, ohne { $rest }
stands-twice = `{ $words }` steht hier zum zweiten Mal
statement-unknown = `{ $word }` ist keine Aussage: Hier gehört ein Platz ({ $names }), =, !, ?, ~ oder round hin
card-unknown = Diese Karte gibt es nicht: { $card }
colour-unknown = Diese Farbe gibt es nicht: { $colour }; die Farben sind R Y G B
direction-unknown = Die Richtung ist clockwise oder counterclockwise, nicht { $found }
choice-unknown = Eine Wahl ist eine davon: { $kinds }; nicht { $found }
move-unknown = Diesen Zug gibt es nicht: { $words }; Züge sind { $moves }
played-without = { $card } wird ohne { $rest } gelegt
assertion-missing = Hinter `=` fehlt eine Behauptung
assertion-unknown = Diese Behauptung gibt es nicht: { $word }
reason-missing = Eine Begründung fehlt: Ans Ende gehört ` : reason`

# Stellungen.
position-needs = Eine Stellung braucht eine Zeile `{ $word }`
only-on-turn = `{ $word }` ist für die Person, die dran ist: { $name }
too-many-here = { $card } gibt es hier { $count } Mal, im Spiel aber { $most } Mal
discard-empty = In der Ablage muss eine Karte liegen
no-card-held = { $name } hat keine Karte: Die Runde wäre vorbei

# Der Zufall.
chance-expected = Hier gehört `~ { $kind } …` hin
chance-missing = Eine Zeile mit `~` fehlt: Hier wird gemischt, und die Datei hat kein `seed`
no-chance = Hier ist nichts dem Zufall überlassen
too-much-chance = Kein Zug überlässt mehr als { $most } Dinge dem Zufall
lot-impossible = Das Los kann nicht auf { $name } fallen, nur auf { $names }
shuffle-differs = Das sind nicht die { $count } Karten, die gemischt wurden: Es fehlt { $missing }; zu viel ist { $extra }
round-misplaced = `round N` gehört in eine Stellung, vor den ersten Zug
dealer-missing = Für das nächste Geben braucht die Stellung eine Zeile `dealer`

# Was nicht stimmt.
does-not-hold = { $statement }: erwartet { $expected }, gefunden { $found }
legal-move = ein erlaubter Zug
move-to-succeed = ein Zug, der gelingt
round-to-begin = der Beginn einer Runde
round-not-over = die Runde ist nicht vorbei
match-over-already = die Partie ist vorbei
refused-because = verweigert ({ $reason })
failed-because = misslungen ({ $reason })

# Lektionen.
lesson-in-step = Schritt { $step }: { $reason }
lesson-last-waits = Der letzte Schritt ist der Abschied und wartet auf nichts; lass until weg
lesson-no-command = An einem Tisch von { $game } gibt es keinen Befehl { $command }; außer Befehlen kann until move oder draft sein
lesson-no-card = { $card } ist keine Karte von { $game }
lesson-card-alone = card gehört zu einem Befehl, auf den gewartet wird
lesson-sets-alone = sets gehört zu until = "draft", das es braucht
lesson-farewell-front = Der Abschied gilt überall; lass front weg
lesson-no-front = front ist eines von { $fronts }, nicht { $front }
lesson-no-line-left = In { $file } ist keine Zeile von { $name } übrig, auf die er warten könnte
lesson-no-step-waits = Kein Schritt von { $file } wartet auf diese Zeile (front { $front })
lesson-no-text = In { $file } gibt es keinen Text { $text }
lesson-literal-key = { $text } nennt eine Taste wörtlich: { $key }; schreib stattdessen die Funktion KEY mit dem Befehl
lesson-no-description = { $text } braucht eine .description
lesson-no-steps = Kein Schritt einer Lektion; sieh nach bei { $words }
lesson-empty = Eine Lektion hat mindestens einen Schritt, der mit [[step]] beginnt
lesson-table-fails = Diese Zeile stimmt nicht
lesson-one-round = Eine Lektion hat eine Runde, und round kann hier nicht stehen
lessons-misshapen = Es steht nicht da, welcher Schritt welcher Lektion
lesson-holds =
    { $count ->
        [one] stimmt, { $count } Schritt
       *[other] stimmt, { $count } Schritte
    }
