# Was uno-tui check --game findet. Dateien, Namen, Züge und Wörter des Programmtexts bleiben, wie sie sind.
game-check-contract = Vertrag: vollständig.
game-check-texts = Texte: je { $count } in { $languages }; { $rules } Zeilen Regeln.
game-check-variable = Texte: { $text } in { $file } benutzt { $variables }, der englische Text nicht.
game-check-rules-length = Texte: { $file } hat { $lines } Zeilen, die englischen Regeln haben { $english }.
game-check-lessons =
    { $count ->
        [one] Lektionen: eine stimmt, { $steps } Schritte.
       *[other] Lektionen: { $count } stimmen, { $steps } Schritte.
    }
game-check-no-lessons = Lektionen: keine.
game-check-lesson-unlisted = Lektionen: LESSONS nennt { $file } nicht.
game-check-keys =
    { $count ->
        [0] Tasten: keine eigenen. Frei: { $free }.
        [one] Tasten: ein eigener Befehl, keine Taste doppelt. Frei: { $free }.
       *[other] Tasten: { $count } eigene Befehle, keine Taste doppelt. Frei: { $free }.
    }
game-check-keys-free = Tasten: frei in jeder Belegung: { $free }.
game-check-key-shared = Tasten: { $key } für { $command } gehört dem Programm, für { $rival } (Belegung { $keymap }). Wähle eine freie.
game-check-key-own = Tasten: { $key } bedeutet { $rival } und { $command } (Belegung { $keymap }). Wähle eine freie.
game-check-key-written = Tasten: schreibe { $key } für { $command } als { $usual }.
game-check-key-wrong = Tasten: { $command }: { $reason }.
game-check-no-key = Tasten: { $command } braucht eine Taste, die jedes Terminal sendet, etwa einen Buchstaben.
game-check-random = Zufallsspiel: { $rounds } Runden, { $moves } Züge. Karten bleiben erhalten, Sichten verraten nichts, Aufzeichnungen stimmen.
game-check-random-more = Zufallsspiel: { $refusals } abgelehnte Züge änderten nichts, { $positions } Stellungen wurden zurückgelesen, verdeckte Karten { $guesses }-mal neu verteilt.
game-check-in-round = Zufallsspiel: Runde { $round }, nach „{ $after }“: { $reason }.
game-check-raises = { $part }: { $reason }.
game-check-part-texts = Texte
game-check-part-keys = Tasten
game-check-part-lessons = Lektionen
game-check-part-random = Zufallsspiel
game-check-part-advice = Tipps
game-check-part-levels = Bots
game-check-part-transcript = Mitschrift
game-check-refused-otherwise = { $move } von { $name }: refusal sagt { $reason }, play sagt { $other }
game-check-not-refused = { $move } von { $name } ist verboten ({ $reason }), aber play führt ihn aus
game-check-refused-changes = { $move } von { $name } ist verboten ({ $reason }), ändert aber { $what }
game-check-copy-differs = eine Kopie des Tisches unterscheidet sich in { $what }
game-check-copy-shares = { $move } auf einer Kopie ändert { $what } des Tisches selbst
game-check-view-leaks = die Sicht von { $name } verrät etwas: { $what } sind anders, wenn Verdecktes neu verteilt wird
game-check-moves-leak = { $name } hat andere Züge, wenn Verdecktes neu verteilt wird
game-check-shows-view = die Sicht von { $name } zeigt { $cards }, was { $name } nie gesehen hat
game-check-shows-events = Ereignisse zeigen { $name } { $cards }, was verdeckt sein muss
game-check-types = die angegebenen Typen können nicht übertragen werden: { $reason }
game-check-undeclared = { $what } ist nicht angegeben; nenne die Klasse in { $where }
game-check-not-sent = { $what } kann niemandem übertragen werden: { $reason }
game-check-sent-differs = { $what } kommt anders an, als es gesendet wurde; nenne genaue Typen für { $fields }
game-check-imagined-cards = imagine verteilt nach der Sicht von { $name } nicht die Karten des Spiels
game-check-same-hands = Zufallsspiel: imagine gibt anderen immer ihre wirklichen Karten, also verrät die Sicht sie.
game-check-same-next = Zufallsspiel: imagine legt immer die wirkliche Karte oben auf den Stapel, also verrät die Sicht sie.
game-check-no-handler = Befehle: { $command } bewirkt nie etwas; gib ihm einen Zug in move_of oder führe ihn in perform aus.
game-check-record = die Aufzeichnung stimmt nicht: { $reason }
game-check-record-differs = die Aufzeichnung führt zu einem anderen Tisch; anders sind { $what }
game-check-position = die geschriebene Stellung lässt sich nicht lesen: { $reason }
game-check-position-differs = die Stellung ändert sich, wenn man sie schreibt, liest und schreibt: { $lines }
game-check-position-moves = { $name } hat in der zurückgelesenen Stellung andere Züge
game-check-endless = die Runde endet nicht innerhalb von { $moves } Zügen
game-check-stuck = die Runde geht weiter, aber wer handeln soll, hat keinen Zug: { $name }
game-check-listed = moves nennt { $move } für { $name }, und refusal sagt { $reason }
game-check-cards = Karten fehlen oder sind zu viel in { $zones }; es fehlen: { $missing }; zu viel: { $extra }
game-check-no-zones = in { $zones } liegt keine Karte; nenne in zones die Wörter der Stellung, die Karten haben
game-check-no-positions = Zufallsspiel: kein Moment lässt sich als Stellung schreiben, also weiß niemand, ob Karten fehlen.
game-check-no-answers = die Frage „{ $question }“ hat keine Antworten
game-check-questions = auf eine Taste folgen mehr als { $most } Fragen
game-check-silent = { $command } sagt nichts
game-check-unnamed = proposal und deed haben keine Worte für { $move }
game-check-refusal-silent = die Ablehnung { $reason } sagt nichts
game-check-no-expert = Tipps: das Spiel benutzt den Befehl, aber sein Bot hard hat kein compare.
game-check-advice =
    Tipps: { $advises ->
       *[no] keine
        [yes] ja
    }; Rückblick: { $reviews ->
       *[no] keiner
        [yes] ja
    }; nach { $asked } Entscheidungen gefragt.
game-check-advice-refused = der Tipp nennt { $move }, was verboten ist
game-check-level = Bots: { $better } gegen { $worse } gewinnt { $share } von { $rounds } Runden (95 % Vertrauen: { $low } bis { $high }).
game-check-level-weaker = Bots: { $better } ist schwächer als { $worse }: { $share } von { $rounds } Runden gegen { $other }.
game-check-transcript = Mitschrift: eine Runde, wie { $name } sie hört.
game-check-sound = { $game }: alles stimmt.
game-check-faults =
    { $count ->
        [one] { $game }: ein Fehler.
       *[other] { $game }: { $count } Fehler.
    }
check-nothing = nenne eine { metavar-file }, oder ein Spiel mit --game { metavar-game }
help-check-game = stattdessen ein Spiel prüfen: alles, was man zu einem Plug-in wissen muss
help-check-rounds = zufällige Runden mit --game (sonst 1000)
