# Erftschmiede-Maumau.
title = Erftschmiede-Maumau
    .description = Für 2 bis 8: Ketten von Antworten, Joker, Wünsche und Pfuschen, das auffliegen kann.
typed-title = mau mau, maumau
aim = Wer zuerst alle Karten los ist, gewinnt. Jede passt in Farbe oder Wert auf die oberste, ist eins höher oder tiefer, oder ein Vielfaches. Manche verlangen eine Antwort, der Bube wünscht eine Farbe.
value-hand_size-dealer = bestimmt, wer gibt
presenter-maumau-dealing-you = Du sagst, wie viele Karten alle bekommen: Drücke Enter.
presenter-maumau-dealing-other = { $name } sagt, wie viele Karten alle bekommen.
presenter-maumau-due-you = Du musst antworten oder annehmen.
presenter-maumau-due-other = { $name } muss antworten oder annehmen.
presenter-maumau-answers = Antworten kannst du mit: { $cards }.
accept-now =
    { FRONT() ->
       *[screen] { KEY("accept") }: annehmen.
        [lines] Tippe { KEY("accept") }.
    }
presenter-maumau-accept = { accept-now }
command-read-colour = den Wunsch sagen
word-pass = passen, passe, pass
word-accept = annehmen, nimm an
command-pass = nach dem Ziehen weiter
command-accept = annehmen, was ansteht
word-uno = letzte karte, letzte, melden, melde, uno

# Ereignisse.
maumau-deal-you = { "" }
maumau-deal-other = { $name } entscheidet, wie viele Karten alle bekommen.
maumau-hand-size-you =
    { $count ->
        [one] Du gibst allen 1 Karte.
       *[other] Du gibst allen { $count } Karten.
    }
maumau-hand-size-other =
    { $count ->
        [one] { $name } gibt allen 1 Karte.
       *[other] { $name } gibt allen { $count } Karten.
    }
start-card = Aufgedeckt: { CARD($card) }.
    .terse = Zuerst: { CARD($card) }.
maumau-turned-up-none = Keine Karte aufgedeckt: Jede passt.
maumau-played-wish-you = Du legst { CARD($card, form: "a") }. Wunsch: { $wish }.
    .terse = Du: { CARD($card) }, { $wish }.
maumau-played-wish-other = { $name } legt { CARD($card, form: "a") }. Wunsch: { $wish }.
    .terse = { $name }, { CARD($card) }, Wunsch { $wish }.
maumau-sent-back-by-you = Du schickst die Karten mit { CARD($card, form: "on") } an { $name } zurück.
    .terse = Du: { CARD($card) }, zurück an { $name }.
maumau-sent-back-you = { $name } schickt die Karten mit { CARD($card, form: "on") } an dich zurück.
    .terse = { $name }, { CARD($card) }, zurück an dich.
maumau-sent-back-other = { $name } schickt die Karten mit { CARD($card, form: "on") } an { $other } zurück.
    .terse = { $name }, { CARD($card) }, zurück an { $other }.
maumau-due-swap-you =
    { $players ->
        [2] Tausche mit { $name }, oder antworte: 2 oder Joker.
       *[other] Tausche mit { $name }, oder antworte: 2, Ass oder Joker.
    }
    .terse = { $name } soll mit dir tauschen.
maumau-due-swap-by-you = Du tauschst mit { $name }, falls { $name } nicht antwortet.
    .terse = { $name } darf antworten.
maumau-due-swap-other = { $name } tauscht mit { $other }, falls { $other } nicht antwortet.
maumau-sent-swap-you = { $by } bestimmt: { $name } tauscht mit dir. Antworte: 2, Ass oder Joker.
    .terse = { $by } bestimmt: { $name } tauscht mit dir.
maumau-sent-swap-origin-you = { $by } bestimmt: Du tauschst mit { $other }. { $other } darf antworten.
maumau-sent-swap-by-you = Du bestimmst: { $name } tauscht mit { $other }.
maumau-sent-swap-other = { $by } bestimmt: { $name } tauscht mit { $other }.
maumau-due-gift-you = Nimm eine Karte von { $name }, oder antworte mit der gleichen 4 oder einem Joker.
    .terse = { $name } will dir eine Karte geben.
maumau-due-gift-by-you = Du willst { $name } eine Karte geben. { $name } darf antworten.
    .terse = { $name } darf antworten.
maumau-due-gift-other = { $name } will { $other } eine Karte geben.
maumau-due-sit_out-you = Du setzt wegen der 6 aus, oder wehrst dich: 5 oder Joker.
    .terse = 5 legen, oder aussetzen.
maumau-due-sit_out-other = { $name } soll aussetzen oder eine 5 legen.
    .terse = { "" }
maumau-due-draw-you =
    { $count ->
        [one] Zieh 1, oder antworte: 7, 10 oder Joker.
       *[other] Zieh { $count }, oder antworte: 7, 10 oder Joker.
    }
    .terse = { $count } ziehen, oder antworten.
maumau-due-draw-other =
    { $count ->
        [one] { $name } soll 1 Karte ziehen oder antworten.
       *[other] { $name } soll { $count } Karten ziehen oder antworten.
    }
    .terse = { "" }
maumau-due-queen-you =
    { $count ->
        [one] Du bist gewählt: Zieh 1 und mach weiter, oder antworte: Dame oder Joker.
       *[other] Du bist gewählt: Zieh { $count } und mach weiter, oder antworte: Dame oder Joker.
    }
    .terse = { $count } ziehen, oder eine Dame.
maumau-due-queen-other =
    { $count ->
        [one] { $name } soll 1 Karte ziehen oder mit einer Dame antworten.
       *[other] { $name } soll { $count } Karten ziehen oder mit einer Dame antworten.
    }
    .terse = An { $name }, { $count }.
maumau-due-kings-you =
    { $count ->
        [one] Leg einen König oder einen Joker, oder zieh 1 Karte.
       *[other] Beende deine Königsrunde: Leg einen König oder einen Joker, oder zieh { $count }.
    }
    .terse = Dein König?
maumau-due-kings-held = Du musst einen König legen.
maumau-due-kings-other = Königsrunde: { $name } soll einen König legen.
    .terse = { "" }
maumau-cheating-on =
    { FRONT() ->
       *[screen] Pfuschen ist erlaubt: { KEY("call_bluff") } zweifelt eine Karte an, die nicht passt.
        [lines] Pfuschen ist erlaubt: { KEY("call_bluff") } zweifelt eine Karte an, die nicht passt.
    }
    .terse = { "" }
maumau-again-you = Du legst noch einmal.
maumau-again-other = { $name } ist noch einmal dran.
maumau-drawn-unfit =
    { FRONT() ->
       *[screen] Passt nicht. { KEY("pass") } beendet den Zug.
        [lines] Passt nicht. Tippe { KEY("pass") }, um den Zug zu beenden.
    }
maumau-accepted-you = { "" }
    .full = Du nimmst an.
maumau-accepted-other = { "" }
    .full = { $name } nimmt an.
maumau-swap-ended-by-you = Du beendest den Tausch mit { $name }.
maumau-swap-ended-you = { $name } beendet den Tausch mit dir.
maumau-swap-ended-other = { $name } beendet den Tausch mit { $other }.
maumau-given-by-you = Du gibst { CARD($card, form: "the") } an { $name }.
maumau-given-you = { $name } gibt dir { CARD($card, form: "the") }.
maumau-given-other = { $name } gibt eine Karte an { $other }.
maumau-bought-you = Du kaufst { CARD($card, form: "the") }.
maumau-bought-other = { $name } kauft { CARD($card, form: "the") }.
maumau-kings-called-you = Du rufst eine Königsrunde aus!
maumau-kings-called-other = { $name } ruft eine Königsrunde aus!
maumau-kings-ended-you = Du beendest die Königsrunde.
maumau-kings-ended-other = { $name } beendet die Königsrunde.
maumau-kings-over = Die Königsrunde ist vorbei.
maumau-last-you = Du sagst: Letzte Karte!
maumau-last-other = { $name } sagt: Letzte Karte!
maumau-last-advance-you = Du sagst „Letzte Karte“ im Voraus.
maumau-reported-by-you = Du meldest { $name }: „Letzte Karte“ vergessen!
maumau-reported-you = { $name } meldet dich: „Letzte Karte“ vergessen!
maumau-reported-other = { $name } meldet { $other }: „Letzte Karte“ vergessen!
maumau-caught-by-you = Du erwischst { $name } beim Pfuschen: { CARD($card) } passte nicht und geht zurück.
maumau-caught-you = { $name } erwischt dich beim Pfuschen: Du nimmst { CARD($card, form: "the") } zurück.
maumau-caught-other = { $name } erwischt { $other } beim Pfuschen: { CARD($card) } passte nicht und geht zurück.
maumau-caught-top = Oben liegt wieder: { CARD($card) }.
maumau-failed-you-card-fits =
    { $why ->
        [suit] Falsch: { CARD($card) } passt: gleiche Farbe. Du ziehst eine Karte.
        [rank] Falsch: { CARD($card) } passt: gleicher Wert. Du ziehst eine Karte.
        [neighbour] Falsch: { CARD($card) } passt: der Wert liegt daneben. Du ziehst eine Karte.
        [times] Falsch: { CARD($card) } passt: die eine Zahl ist ein Vielfaches der anderen. Du ziehst eine Karte.
        [wish] Falsch: { CARD($card) } passt: danach war gefragt. Du ziehst eine Karte.
        [joker] Falsch: { CARD($card) } passt: ein Joker passt immer. Du ziehst eine Karte.
       *[answer] Falsch: { CARD($card) } passt. Du ziehst eine Karte.
    }
maumau-matches-by =
    { $why ->
        [suit] Die Farbe ist gleich.
        [rank] Der Wert ist gleich.
        [neighbour] Der Wert liegt daneben.
        [times] Die eine Zahl ist ein Vielfaches der anderen.
        [wish] Danach war gefragt.
       *[joker] Ein Joker passt immer.
    }
maumau-failed-other = { $name } zweifelt zu Unrecht: { CARD($card) }.

# Antworten auf Tasten.
stock-now =
    { $count ->
        [0] Der Ziehstapel ist leer.
        [one] 1 Karte im Ziehstapel.
       *[other] { $count } Karten im Ziehstapel.
    }
maumau-top-none = Dort liegt keine Karte. Jede Karte passt.
maumau-wish-now = Wunsch: { $wish }.
maumau-wish-none = Kein Wunsch.
maumau-no-answer = Du kannst nicht antworten. { accept-now }

# Fragen.
maumau-ask-swap = Mit wem tauschen?
maumau-ask-swap-instead = Mit wem soll { $name } stattdessen tauschen?
maumau-ask-gift-seat = Wer bekommt eine Karte?
maumau-ask-gift = Welche Karte gibst du mit der 4 ab?
maumau-ask-queen = Wer zieht und ist dann dran?
maumau-ask-wish = Welche Farbe wünschst du dir?
maumau-ask-wish-none = Kein Wunsch
maumau-ask-buy = { CARD($card, form: "the") } kaufen und auf die Hand nehmen?
maumau-ask-round = Königsrunde ausrufen?
maumau-ask-joker = Welche Karte ist der Joker?
maumau-ask-joker-suit = Von welcher Farbe?
maumau-ask-joker-wish = Einen Wert wünschen
maumau-ask-rank = Welchen Wert wünschst du dir?
maumau-ask-deal = Wie viele Karten bekommen alle, 1 bis 12?
maumau-ask-cheat = { $why } Pfuschen?

# Ablehnungen: was versucht wurde, warum nicht, was ginge.
maumau-refused-choice_open = Erst sagt { $name }, wie viele Karten alle bekommen.
maumau-refused-choice_open-you = Sag erst, wie viele Karten alle bekommen, 1 bis 12.
maumau-refused-argument_missing = Da fehlt noch etwas zu { CARD($card, form: "on") }: mit wem, welche Karte, oder was der Joker ist.
maumau-refused-wrong_seat = Das geht hier nicht mit dieser Person. Nimm jemand anderen.
maumau-refused-wrong_count = Alle bekommen 1 bis 12 Karten.
maumau-refused-nothing_due = Es gibt nichts anzunehmen. Lege eine Karte, oder ziehe.
maumau-refused-nothing_due-bought = Es gibt nichts zu kaufen: Es liegt keine Karte. Lege die 3, ohne zu kaufen.
maumau-refused-must_answer-swap =
    { $players ->
        [2] Antworte erst auf den Tausch mit einer 2 oder einem Joker, oder nimm an: { KEY("draw") }.
       *[other] Antworte erst auf den Tausch mit einer 2, einem Ass oder einem Joker, oder nimm an: { KEY("draw") }.
    }
maumau-refused-must_answer-gift = Antworte erst mit der gleichen 4 oder einem Joker, oder nimm die Karte an.
maumau-refused-must_answer-sit_out = Leg auf die 6 eine 5 oder einen Joker, oder nimm an und setz aus.
maumau-refused-must_answer-draw =
    { $count ->
        [one] Antworte erst mit einer 7, einer 10 oder einem Joker, oder nimm an und zieh 1 Karte.
       *[other] Antworte erst mit einer 7, einer 10 oder einem Joker, oder nimm an und zieh { $count } Karten.
    }
maumau-refused-must_answer-queen =
    { $count ->
        [one] Antworte erst mit einer Dame oder einem Joker, oder nimm an und zieh 1 Karte.
       *[other] Antworte erst mit einer Dame oder einem Joker, oder nimm an und zieh { $count } Karten.
    }
maumau-refused-must_answer-kings = In der Königsrunde geht nur ein König oder Joker, und keine neue Königsrunde.
maumau-refused-must_answer-king-held = Du hast einen König und musst ihn legen. Mit { KEY("next_playable") } findest du ihn.
maumau-refused-not_as_last_card = { CARD($card) } darf hier nicht deine letzte Karte sein. Leg eine andere, oder zieh.
maumau-refused-last_not_said = Sag erst „Letzte Karte“: { KEY("uno") }.
maumau-refused-no_match = { CARD($card) } passt nicht auf { CARD($top, form: "the") }.
maumau-refused-no_match-wish = { CARD($card) } passt nicht: Gewünscht ist { $wish }.
maumau-refused-nothing_to_catch = Jetzt gibt es nichts anzuzweifeln.
maumau-refused-nothing_to_report = Niemand hat vergessen, „Letzte Karte“ zu sagen.
maumau-refused-no_last_duty = Jetzt gibt es nichts zu sagen oder zu melden.

# Hausregeln und Optionen.
option-hand_size = Karten beim Geben
    .description = Wie viele Karten alle bekommen: 1 bis 12, oder wer gibt, bestimmt es in jeder Runde.
option-play_drawn = Gezogene Karte legen
    .description = Eine Karte, die du statt des Legens ziehst, darfst du sofort legen.
option-cheating = Pfuschen
    .description = Du darfst legen, was nicht passt. Wirst du erwischt, nimmst du die Karte zurück und ziehst drei.
maumau-played-on-you = Du legst { CARD($card, form: "a") } auf { CARD($under, form: "a") }.
maumau-played-on-other = { $name } legt { CARD($card, form: "a") } auf { CARD($under, form: "a") }.
    .terse = { $name }, { CARD($card) } auf { CARD($under) }.
maumau-played-wish-on = { $name } legt { CARD($card, form: "a") } auf { CARD($under, form: "a") }. Wunsch: { $wish }.
    .terse = { $name }, { CARD($card) } auf { CARD($under) }, Wunsch { $wish }.

# Karten.
card-joker-as = { $joker } als { $card }
card-wishing = { $card }, Wunsch { $wish }

# Commands, and the words that are typed for them.
command-uno = letzte Karte sagen, oder melden, wer es vergessen hat
command-call-bluff = die letzte Karte anzweifeln
command-draw = ziehen, annehmen, oder nach dem Ziehen weiter

# Teile dessen, was gesagt wird.
piece-counts-stock = Der Ziehstapel
piece-top-card = Die oberste Karte
piece-top-colour = Der Wunsch
piece-top-due = Was ansteht
piece-turn-last = Dass „letzte Karte“ noch zu sagen ist
piece-debt-due = Was ansteht
piece-debt-answers = Womit du antworten kannst
piece-debt-accept = Wie du annimmst
piece-debt-last = Dass „letzte Karte“ noch zu sagen ist

# Rat.
advice-move-accept = annehmen
advice-move-deal =
    { $count ->
        [one] allen 1 Karte geben
       *[other] allen { $count } Karten geben
    }
advice-move-last = „letzte Karte“ sagen, dann { $move }
advice-move-for = { $move }, mit Wahl von { $name }
advice-move-gift = { $move } und { $name } { CARD($card, form: "the") } geben
advice-move-wish = { $move } und { $wish } wünschen
advice-only = Nichts anderes passt.
advice-move-buy = { $move } und die Karte darunter kaufen
advice-move-kings = { $move } und eine Königsrunde ausrufen
advice-maumau-not-out = du musst nicht aussetzen
advice-maumau-answers = es antwortet auf das, was fällig ist
advice-maumau-fits =
    { $count ->
        [one] 1 deiner Karten passt darauf
       *[other] { $count } deiner Karten passen darauf
    }
advice-maumau-swap =
    { $count ->
        [one] { $name } hat nur 1 Karte
       *[other] { $name } hat nur { $count } Karten
    }
advice-maumau-risk = Sie passt nicht: Wirst du erwischt, ziehst du 3 Karten und bist nicht mehr dran.
second-look-catch = Du hättest { $name } anzweifeln können: Die Karte passte nicht.
second-look-report-last = Du hättest { $names } melden können: „Letzte Karte“ vergessen.
second-look-last = Du hättest in deinem Zug „Letzte Karte“ sagen können: { $name } hat dich gemeldet.
advice-maumau-turns =
    { $count ->
        [one] es dreht um, weg von { $name }, noch 1 Karte
       *[other] es dreht um, weg von { $name }, noch { $count } Karten
    }

# Was getippt sonst noch verstanden wird.
phrases-uno-here = mau, eine karte, noch eine, mau mau
phrases-read-counts-here = wer hat mau, wer hat mau gesagt, hat jemand mau gesagt, wer hat nur noch eine karte
phrases-call-bluff-here = passt nicht, erwischt, ertappt, gepfuscht, geschummelt, gemogelt, einspruch, beanstanden, das passt nicht
phrases-read-colour-here = wunsch, gewünscht, was gewünscht, welch farbe gewünscht, gewünschte farbe, was wurde gewünscht, welche farbe wurde gewünscht, welche farbe ist gewünscht, was ist gewünscht
phrases-read-debt-here = was steht an, ansteht, steht an
phrases-accept-here = angenommen, akzeptieren, ok, nehme an, aussetzen, ich setze aus, setze aus, karten tauschen, ok tauschen, ja tauschen, ja wir tauschen, einverstanden, nimm eine karte von, nehme eine karte von, ich nehme eine karte von

where = Gewählt: { $card }.
