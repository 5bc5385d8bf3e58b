# UNO.
title = UNO
    .description = Für 2 bis 10: Farbe auf Farbe, Zahl auf Zahl, und vor der letzten Karte Uno sagen.
aim = Wer zuerst alle Karten los ist, gewinnt. Jede passt in Farbe oder Zahl auf die oberste, oder ist ein Joker. Mit einer Karte sagst du Uno.
sequence-you = Du legst { CARD($card, form: "the") } nach.
sequence-other = { $name } legt { CARD($card, form: "the") } nach.
    .terse = { $name }, { CARD($card) }.
sequence-may = Du kannst sofort nachlegen: { $cards }.
intercepted-you = Du fängst mit { CARD($card, form: "on") } ab.
intercepted-other = { $name } fängt mit { CARD($card, form: "on") } ab.
debt-waits-you = Du bist als Nächstes dran und musst { $count } Karten ziehen.
debt-waits-other = { $name } ist als Nächstes dran und muss { $count } Karten ziehen.
debt-call = Du musst { $count } Karten ziehen: { how-to-draw }. Mit { KEY("call_bluff") } anzweifeln: Irrst du dich, ziehst du { $wrong }.
debt-answer-call = Du musst { $count } Karten ziehen oder antworten: { how-to-draw }. Mit { KEY("call_bluff") } anzweifeln: Irrst du dich, ziehst du { $wrong }.
drew-bluff-you = Du ziehst { $count } Karten, { $due } und 2 als Strafe: { $cards }.
drew-bluff-other = { $name } zieht { $count } Karten, { $due } und 2 als Strafe.
drew-wrong-call-you = Du ziehst { $count } Karten, { $due } und 2 als Strafe: { $cards }.
drew-wrong-call-other = { $name } zieht { $count } Karten, { $due } und 2 als Strafe.
called-right-by-you = Du zweifelst die Plus 4 von { $name } an: Es war ein Bluff.
called-wrong-by-you = Du zweifelst die Plus 4 von { $name } an, zu Unrecht.
called-right-you = { $name } zweifelt deine Plus 4 an: Es war ein Bluff.
called-wrong-you = { $name } zweifelt deine Plus 4 an, zu Unrecht.
called-right-other = { $name } zweifelt die Plus 4 von { $other } an: Es war ein Bluff.
called-wrong-other = { $name } zweifelt die Plus 4 von { $other } an, zu Unrecht.
hands-passed-all = Alle geben ihre Karten weiter.
hands-passed =
    { $count ->
        [0] Alle geben ihre Karten weiter. Du hast jetzt keine.
        [one] Alle geben ihre Karten weiter. Du hast jetzt 1.
       *[other] Alle geben ihre Karten weiter. Du hast jetzt { $count }.
    }
look-race = { KEY("buzzer") }
race-began = Summer! Drück { KEY("buzzer") }!
pressed-you = Du hast gedrückt.
    .terse = { "" }
pressed-other = { $name } hat gedrückt.
    .terse = { "" }
race-lost-you = Du warst am langsamsten.
race-lost-other = { $name } war am langsamsten.
turn-lost-you = Dein Zug ist vorbei.
failed-you-too-late = Zu spät: Es liegt schon eine andere Karte oben.
failed-you-no-match = Das ist nicht die gleiche Karte.
failed-other = { $name } wollte abfangen: zu spät oder falsche Karte.
penalised-you = Du bekommst { $points } Strafpunkte.
penalised-other = { $name } bekommt { $points } Strafpunkte.
turn-race = Wettdrücken. Es fehlen: { $names }.
debt-now-free = Keine Extrakarten zu ziehen. { pass-now }
presenter-uno-intercepts = zum Abfangen
ask-way = Nur legen, oder abfangen und noch einmal legen?
way-intercept = Abfangen
way-play = Nur legen
ask-swap = Mit wem tauschen?
swap-nobody = Nicht tauschen
refused-no_buzzer = { $rule }: Jetzt gibt es nichts zu drücken.
refused-already_buzzed = Du hast schon gedrückt.
refused-no_such_player = Dort sitzt niemand, mit dem du tauschen kannst.
refused-no_bluff_to_call = Jetzt gibt es keine Plus 4 anzuzweifeln.
refused-not_interceptable = Joker und Plus 4 kann man nicht abfangen.
refused-too_late = Zu spät: Es ist schon weitergegangen.
# Wie Hausregeln sonst noch heißen, wie in `mit Stapeln`.
typed-option-response = stapeln, kontern, zwei auf zwei, plus zwei weitergeben, draufsetzen, weiterreichen
typed-option-intercept = dazwischenwerfen, zwischenwerfen, reinwerfen, einwerfen, dazwischenlegen, reinspielen, außer der reihe
typed-option-super_intercept = offenes abfangen
typed-option-bluff = anzweifeln, herausfordern
typed-option-skip_after_draw = aussetzen nach ziehen, nach ziehen aussetzen, zug vorbei nach ziehen
typed-option-seven_zero = sieben null, null sieben, hände tauschen, karten tauschen, hand tauschen, handkarten tauschen, tauscht hand, tauscht hände, 7 und 0, sieben und null, null und sieben, 7 0
typed-option-buzzer = buzzer
typed-option-draw_anytime = immer ziehen, freiwillig ziehen
option-uno_penalty = Karten für ein vergessenes Uno
    .description = So viele Karten zieht, wer Uno vergisst und gemeldet wird.
option-draw_anytime = Jederzeit ziehen
    .description = Du darfst auch ziehen, wenn du legen könntest.
option-response = Antworten
    .description = Auf eine Plus 2 oder Plus 4 mit der gleichen antworten und die Karten weitergeben. Auch: Stapeln.
option-sequences = Sequenzen
    .description = Nach einer Zahl darfst du in derselben Farbe eins höher oder tiefer weiterlegen, bis es weitergeht.
option-intercept = Abfangen
    .description = Wer genau die oberste Karte hat, darf sie sofort legen, auch außer der Reihe. Auch: Zwischenwerfen.
option-super_intercept = Super-Abfangen
    .description = Zum Abfangen genügt die gleiche Zahl oder das gleiche Symbol.
option-bluff = Bluff
    .description = Wer wegen einer Plus 4 ziehen muss, darf sie als Bluff anzweifeln.
option-skip_after_draw = Zug überspringen nach dem Ziehen
    .description = Wer wegen einer Plus 2 oder Plus 4 zieht, ist danach nicht mehr dran. Auch: Aussetzen nach dem Ziehen.
option-seven_zero = Regel 0/7
    .description = Bei einer 0 geben alle ihre Karten weiter; mit einer 7 darfst du mit jemandem tauschen.
option-buzzer = Summer
    .description = Acht Summer-Karten: Alle müssen drücken, und wer am langsamsten ist, zieht drei. Auch: Buzzer.
option-advanced_response = Fortgeschrittene Antworten
    .description = Auch Aussetzen, Retour und Joker dürfen auf Plus 2 und Plus 4 antworten.
refused-no_match-sequence = { CARD($card) } passt nicht in die Sequenz nach { CARD($top, form: "on") }: gleiche Farbe, eins höher oder tiefer.
keeps-hand-you = Du tauschst nicht.
keeps-hand-other = { $name } tauscht nicht.
refused-choice_open = Erst müssen alle den Summer drücken: { KEY("buzzer") }.

# Commands, and the words that are typed for them.
command-buzzer = den Summer drücken
word-buzzer = summer
look-buzzer = Summer

# Teile dessen, was gesagt wird.
piece-debt-sequence = Wie eine Sequenz weitergehen kann
piece-debt-due = Was ansteht

# Rat.
advice-move-swap = { CARD($card, form: "the") } legen und mit { $name } tauschen
advice-move-call = den Bluff anzweifeln
advice-move-buzz = den Summer drücken
advice-move-intercept = { CARD($card, form: "the") } zum Abfangen legen
advice-move-intercept-swap = { CARD($card, form: "the") } zum Abfangen legen und mit { $name } tauschen
advice-uno-again = dann bist du noch einmal dran
advice-uno-race = Drück { KEY("buzzer") }: Wer am langsamsten ist, zieht 3 Karten.
advice-uno-call = war es ein Bluff, zieht { $name } { $count } Karten und du keine
advice-uno-no-call = wer zu Unrecht anzweifelt, zieht { $count } Karten mehr
advice-uno-wrong-call = War es keiner, ziehst du { $count } Karten.
advice-uno-risk = Das ist ein Bluff: Zweifelt { $name } ihn an, ziehst du { $count } Karten.
second-look-intercept = Du hättest { CARD($card, form: "the") } zum Abfangen legen können.
second-look-sequence = Du hättest { CARD($card, form: "the") } noch legen können.
advice-uno-no-bluff = die Plus 4 wäre ein Bluff; zweifelt { $name } sie an, ziehst du { $count } Karten
advice-uno-keeps-hand =
    { $count ->
        [one] du behältst deine eigene Karte, deine letzte
       *[other] du behältst deine eigenen Karten, dann { $count }
    }
card-buzzer = { article-m }Summer

# Was getippt sonst noch verstanden wird.
phrases-buzzer-here = buzzer, drück, drücken, drücke summer

# Tasten.
command-play =
    { FRONT() ->
       *[screen] die gewählte Karte legen, beim Abfangen auch außer der Reihe; oder die nächste Runde beginnen
        [lines] die zuletzt gefundene Karte legen, mit Nummer dahinter diese, beim Abfangen auch außer der Reihe; oder die nächste Runde beginnen
    }
