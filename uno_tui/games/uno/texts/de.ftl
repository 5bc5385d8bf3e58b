# UNO.
title = UNO
    .description = Für 2 bis 10: Lege eine Karte, die Farbe oder Zahl der obersten hat, und sage vor der letzten Uno.
sequence-you = Du legst { CARD($card, form: "the") } nach.
sequence-other = { $name } legt { CARD($card, form: "the") } nach.
    .terse = { $name }, { CARD($card) }.
sequence-may = Sequenz, du kannst nachlegen: { $cards }.
intercepted-you = Du fängst ab: { CARD($card) }.
intercepted-other = { $name } fängt ab: { CARD($card) }.
debt-waits-you = { $count } Karten warten auf dich: Du kommst als Nächstes.
debt-waits-other = { $count } Karten warten auf { $name }, die nächste Person.
debt-call = { $count } Karten sind zu ziehen: { draw-them }; { KEY("call_bluff") } meldet einen Bluff; war es keiner, ziehst du { $wrong }.
debt-answer-call = { $count } Karten sind zu ziehen: Antworte, { draw-them }, oder { KEY("call_bluff") } meldet einen Bluff; war es keiner, ziehst du { $wrong }.
drew-bluff-you = Du ziehst { $count } Karten, { $due } und 2 wegen des Bluffs: { $cards }.
drew-bluff-other = { $name } zieht { $count } Karten, { $due } und 2 wegen des Bluffs.
drew-wrong-call-you = Du ziehst { $count } Karten, { $due } und 2 für das falsche Anzweifeln: { $cards }.
drew-wrong-call-other = { $name } zieht { $count } Karten, { $due } und 2 für das falsche Anzweifeln.
called-right-by-you = Du meldest einen Bluff von { $name }: Es war einer.
called-wrong-by-you = Du meldest einen Bluff von { $name }: Es war keiner.
called-right-you = { $name } meldet einen Bluff von dir: Es war einer.
called-wrong-you = { $name } meldet einen Bluff von dir: Es war keiner.
called-right-other = { $name } meldet einen Bluff von { $other }: Es war einer.
called-wrong-other = { $name } meldet einen Bluff von { $other }: Es war keiner.
hands-passed-all = Alle geben ihre Hand weiter.
hands-passed =
    { $count ->
        [0] Alle geben ihre Hand weiter. Du hältst jetzt keine Karte.
        [one] Alle geben ihre Hand weiter. Du hältst jetzt 1 Karte.
       *[other] Alle geben ihre Hand weiter. Du hältst jetzt { $count } Karten.
    }
race-began = Summer! Drücke { KEY("buzzer") }.
pressed-you = Du hast gedrückt.
    .terse = { "" }
pressed-other = { $name } hat gedrückt.
    .terse = { "" }
race-lost-you = Du warst am langsamsten.
race-lost-other = { $name } war am langsamsten.
failed-you-too-late = Zu spät: Es liegt schon eine andere Karte oben.
failed-you-no-match = Das ist nicht die gleiche Karte.
failed-other = { $name } fängt vergeblich ab.
penalised-you = Du bekommst { $points } Strafpunkte.
penalised-other = { $name } bekommt { $points } Strafpunkte.
turn-race = Wettlauf. Noch nicht gedrückt: { $names }.
debt-now-free = Nichts zu ziehen. { pass-now }
presenter-uno-intercepts = zum Abfangen
ask-swap = Mit wem die Hand tauschen?
swap-nobody = Meine Hand behalten
refused-no_buzzer = { $rule }: Es läuft kein Wettlauf.
refused-already_buzzed = Du hast schon gedrückt.
refused-no_such_player = Dort sitzt niemand, mit dem du tauschen kannst.
refused-no_bluff_to_call = Es gibt keinen Bluff, den du melden könntest.
refused-not_interceptable = Joker und +4 kann man nicht abfangen.
refused-too_late = Zu spät: Der nächste Spieler hat schon gehandelt.
option-uno_penalty = Karten für ein vergessenes Uno
    .description = Wie viele Karten zieht, wer nicht Uno gesagt hat und gemeldet wird.
option-draw_anytime = Jederzeit ziehen
    .description = Du darfst ziehen, obwohl du legen könntest.
option-response = Antworten
    .description = Auf eine +2 oder +4 darfst du mit der gleichen Art antworten und die Karten weitergeben.
option-sequences = Sequenzen
    .description = Nach einer Zahl darfst du mit derselben Farbe, um eins höher oder tiefer, weiterlegen, bis der Nächste handelt.
option-intercept = Abfangen
    .description = Wer genau die oberste Karte hat, darf sie sofort legen, auch außer der Reihe.
option-super_intercept = Super-Abfangen
    .description = Zum Abfangen genügt die gleiche Zahl oder das gleiche Symbol.
option-bluff = Bluff
    .description = Wer wegen einer +4 ziehen muss, darf sie als Bluff melden.
option-skip_after_draw = Zug überspringen nach dem Ziehen
    .description = Nach dem Ziehen wegen einer +2 oder +4 ist dein Zug vorbei.
option-seven_zero = Regel 0/7
    .description = Bei einer 0 geben alle ihre Hand weiter; mit einer 7 darfst du die Hand mit jemandem tauschen.
option-buzzer = Summer
    .description = Acht Summer-Karten: Alle müssen drücken, der Langsamste zieht drei.
option-advanced_response = Fortgeschrittene Antworten
    .description = Auch Aussetzen, Richtungswechsel und Joker beantworten eine Ziehschuld.
refused-no_match-sequence = { $card } setzt die Sequenz auf { CARD($top, form: "on") } nicht fort: Es braucht dieselbe Farbe, eine Zahl höher oder tiefer.
keeps-hand-you = Du behältst deine Hand.
keeps-hand-other = { $name } behält die Hand.
refused-choice_open = Erst müssen alle den Summer drücken: { KEY("buzzer") }.

# Commands, and the words that are typed for them.
command-buzzer = den Summer drücken
word-buzzer = summer
look-buzzer = Summer

# Teile dessen, was gesagt wird.
piece-debt-sequence = Wie eine Sequenz weitergehen kann
piece-debt-due = Was ansteht

# Rat.
advice-move-swap = { CARD($card, form: "the") } legen und die Hand mit { $name } tauschen
advice-move-call = den Bluff anzweifeln
advice-move-buzz = den Summer drücken
advice-uno-race = Drück { KEY("buzzer") }: Wer am langsamsten ist, zieht 3 Karten.
advice-uno-call = war es ein Bluff, zieht { $name } { $count } Karten und du keine
advice-uno-no-call = wer zu Unrecht anzweifelt, zieht { $count } Karten mehr
advice-uno-wrong-call = War es keiner, ziehst du { $count } Karten.
advice-uno-risk = Das ist ein Bluff: Zweifelt { $name } ihn an, ziehst du { $count } Karten.
second-look-intercept = Du hättest { CARD($card, form: "the") } zum Abfangen legen können.
second-look-sequence = Du hättest { CARD($card, form: "the") } noch legen können.
advice-uno-no-bluff = die +4 wäre ein Bluff; zweifelt { $name } ihn an, ziehst du { $count } Karten
advice-uno-keeps-hand =
    { $count ->
        [one] du behältst deine eigene Hand, dann mit 1 Karte
       *[other] du behältst deine eigene Hand, dann mit { $count } Karten
    }
card-buzzer = { article-m }Summer

# Was getippt sonst noch verstanden wird.
phrases-buzzer-here = buzzer, drück, drücken, drücke summer
