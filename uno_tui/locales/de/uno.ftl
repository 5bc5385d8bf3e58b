# UNO: Namen, Ereignisse, Antworten, Ablehnungen.
game-uno = UNO
colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
colour-none = keine Farbe

# Ereignisse.
dealt =
    { $count ->
        [one] Du hast 1 Karte.
       *[other] Du hast { $count } Karten.
    }
    .terse = { "" }
start-card = Aufgedeckt: { CARD($card) }.
    .terse = { CARD($card) }.
start-card-back = Mit { CARD($card, form: "on") } kann man nicht anfangen; die Karte geht zurück.
    .terse = { "" }
played-you = Du spielst { CARD($card, form: "a") }.
played-other = { $name } spielt { CARD($card, form: "a") }.
    .terse = { $name }, { CARD($card) }.
played-colour-you = Du spielst { CARD($card, form: "a") } und wählst { $colour }.
    .terse = Du: { CARD($card) }, { $colour }.
played-colour-other = { $name } spielt { CARD($card, form: "a") } und wählt { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
answered-you = Du antwortest: { CARD($card) }.
answered-other = { $name } antwortet: { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
answered-colour-you = Du antwortest: { CARD($card) }, und wählst { $colour }.
answered-colour-other = { $name } antwortet: { CARD($card) }, und wählt { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
sequence-you = Du legst { CARD($card, form: "the") } nach.
sequence-other = { $name } legt { CARD($card, form: "the") } nach.
    .terse = { $name }, { CARD($card) }.
intercepted-you = Du fängst ab: { CARD($card) }.
intercepted-other = { $name } fängt ab: { CARD($card) }.
left-one-you = Noch eine Karte.
left-one-other = Noch eine Karte.
    .terse = { "" }
left-other =
    { $count ->
        [0] Keine Karte mehr.
        [one] Noch eine Karte.
       *[other] Noch { $count } Karten.
    }
direction-clockwise = Richtungswechsel: im Uhrzeigersinn.
    .terse = Im Uhrzeigersinn.
direction-counterclockwise = Richtungswechsel: gegen den Uhrzeigersinn.
    .terse = Gegen den Uhrzeigersinn.
skipped-you = Du setzt aus.
skipped-other = { $name } setzt aus.
debt-you =
    { $count ->
        [one] Du musst 1 Karte ziehen.
       *[other] Du musst { $count } Karten ziehen.
    }
debt-other =
    { $count ->
        [one] { $name } muss 1 Karte ziehen.
       *[other] { $name } muss { $count } Karten ziehen.
    }
    .terse = { "" }
debt-waits =
    { $count ->
        [one] 1 Karte wartet darauf, gezogen zu werden.
       *[other] { $count } Karten warten darauf, gezogen zu werden.
    }
drew-you =
    { $count ->
        [0] Es gibt nichts zu ziehen.
        [one] Du ziehst { $cards }.
       *[other] Du ziehst { $count } Karten: { $cards }.
    }
drew-other =
    { $count ->
        [0] Für { $name } gibt es nichts zu ziehen.
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
passed-you = Du passt.
passed-other = { $name } passt.
uno-you = Du sagst Uno!
uno-other = { $name } sagt Uno!
reported-by-you = Du meldest { $name }: Uno wurde nicht gesagt.
reported-you = { $name } meldet dich: Du hast nicht Uno gesagt.
reported-other = { $name } meldet { $other }: Uno wurde nicht gesagt.
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
swapped-by-you =
    { $count ->
        [one] Du tauschst die Hand mit { $name } und hältst jetzt 1 Karte.
       *[other] Du tauschst die Hand mit { $name } und hältst jetzt { $count } Karten.
    }
swapped-with-you =
    { $count ->
        [one] { $name } tauscht die Hand mit dir: Du hältst jetzt 1 Karte.
       *[other] { $name } tauscht die Hand mit dir: Du hältst jetzt { $count } Karten.
    }
swapped-other =
    { $count ->
        [one] { $name } tauscht die Hand mit { $other } und hält jetzt 1 Karte.
       *[other] { $name } tauscht die Hand mit { $other } und hält jetzt { $count } Karten.
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

# Antworten auf Tasten.
top = { CARD($card) }.
top-colour = { CARD($card) }, { $colour }.
top-any = { CARD($card) }. Jede Karte passt.
colour-now = { $colour }.
turn-now-you = Du bist dran.
turn-now-other = { $name } ist dran.
turn-over = Die Runde ist zu Ende. Enter beginnt die nächste.
turn-race = Wettlauf. Noch nicht gedrückt: { $names }.
count-you =
    { $count ->
        [0] Du: keine Karte
        [one] Du: 1 Karte
       *[other] Du: { $count } Karten
    }
count-other =
    { $count ->
        [0] { $name }: keine Karte
        [one] { $name }: 1 Karte
       *[other] { $name }: { $count } Karten
    }
counts = { $list }.
stock-now =
    { $count ->
        [0] Der Nachziehstapel ist leer.
        [one] 1 Karte im Nachziehstapel.
       *[other] { $count } Karten im Nachziehstapel.
    }
debt-now-none = Nichts zu ziehen.
debt-now-drawn =
    { FRONT() ->
       *[screen] Du hast { CARD($card, form: "the") } gezogen. { KEY("play") } spielt die Karte, mit { KEY("draw") } passt du.
        [lines] Du hast { CARD($card, form: "the") } gezogen. Die Nummer der Karte spielt sie, mit { KEY("draw") } passt du.
    }
debt-now-you =
    { $count ->
        [one] Du musst 1 Karte ziehen: { KEY("draw") }.
       *[other] Du musst { $count } Karten ziehen: { KEY("draw") }.
    }
debt-now-other =
    { $count ->
        [one] { $name } muss 1 Karte ziehen.
       *[other] { $name } muss { $count } Karten ziehen.
    }
debt-now-waits = { $count } Karten warten auf den nächsten Spieler.
debt-now-free = Nichts zu ziehen. { KEY("draw") } passt.
order-clockwise = Im Uhrzeigersinn: { $names }.
order-counterclockwise = Gegen den Uhrzeigersinn: { $names }.
you-in-list = du
rule-on = { $rule } an
rules-now = { $list }.
hand-empty = Du hast keine Karten.
card-playable = { $card }, spielbar
card-place = { $card }, { $place } von { $count }
card-points =
    { $points ->
        [one] { $card }, 1 Punkt
       *[other] { $card }, { $points } Punkte
    }
no-playable = Keine Karte passt. { KEY("draw") } zieht.
no-playable-pass = Keine Karte ist spielbar. Mit { KEY("draw") } passt du.
no-playable-debt = Bevor du spielst, musst du { $count } ziehen.
sorted-colour = Nach Farbe sortiert.
sorted-number = Nach Zahl sortiert.
sorted-off = Unsortiert.
group-none = Keine andere Farbe.

# Fragen.
ask-colour = Welche Farbe?
ask-swap = Mit wem die Hand tauschen?
swap-nobody = Meine Hand behalten
swap-with =
    { $count ->
        [one] { $name }, 1 Karte
       *[other] { $name }, { $count } Karten
    }
choice-given-up = Abgebrochen. Du hast die Karte noch auf der Hand.

# Ablehnungen: was versucht wurde, warum nicht, was ginge.
refused-round_over = Die Runde ist zu Ende. Enter beginnt die nächste.
refused-rule_off = { $rule }: Diese Regel gilt an diesem Tisch nicht.
refused-choice_open = Erst müssen alle den Summer drücken: { KEY("buzzer") }.
refused-no_buzzer = { $rule }: Es läuft kein Wettlauf.
refused-already_buzzed = Du hast schon gedrückt.
refused-not_your_turn = Du bist nicht dran, { $name } ist dran.
refused-not_in_hand = Diese Karte hast du nicht.
refused-colour_missing = Zu einem Joker gehört eine Farbe.
refused-no_such_player = Dort sitzt niemand, mit dem du tauschen kannst.
refused-must_answer_debt =
    { $count ->
        [one] Erst musst du 1 Karte ziehen: { KEY("draw") }.
       *[other] Erst musst du { $count } Karten ziehen: { KEY("draw") }.
    }
refused-only_drawn_card = Jetzt darf nur die gezogene Karte gespielt werden: { $drawn }. { KEY("draw") } passt.
refused-already_drawn = Du hast schon gezogen. Spiele diese Karte, oder passe mit { KEY("draw") }.
refused-must_draw_first = Passen geht erst nach dem Ziehen: { KEY("draw") }.
refused-cannot_draw = Du hast eine Karte, die passt, also musst du spielen. { KEY("next_playable") } findet sie.
refused-no_bluff_to_call = Es gibt keinen Bluff, den du melden könntest.
refused-not_interceptable = Joker und Plus vier kann man nicht abfangen.
refused-too_late = Zu spät: Der nächste Spieler hat schon gehandelt.
refused-no_match = { $card } passt nicht auf { CARD($top, form: "the") }. { KEY("next_playable") } sucht eine Karte, die passt.
refused-no_match-colour = { $card } passt nicht: Die Farbe ist { $colour }.
refused-nothing_to_report = Niemand hat vergessen, Uno zu sagen.
refused-no_uno_duty = Jetzt gibt es nichts zu sagen oder zu melden.

# Hausregeln und Optionen.
option-match_end = Ende der Partie
    .description = Bei einer Punktgrenze: nach der Runde, in der jemand sie erreicht. Nach Runden: wenn so viele gespielt sind.
option-limit = Punktgrenze
    .description = Die Partie endet nach der Runde, in der jemand so viele Punkte hat.
option-rounds = Runden
    .description = Beim Ende nach Runden: wie viele gespielt werden.
option-uno_penalty = Karten für ein vergessenes Uno
    .description = Wie viele Karten zieht, wer nicht Uno gesagt hat und gemeldet wird.
option-draw_anytime = Jederzeit ziehen
    .description = Du darfst ziehen, obwohl du spielen könntest.
option-response = Antworten
    .description = Auf eine Plus zwei oder Plus vier darfst du mit der gleichen Art antworten und die Karten weitergeben.
option-sequences = Sequenzen
    .description = Nach einer Zahl darfst du mit derselben Farbe, um eins höher oder tiefer, weiterlegen, bis der Nächste handelt.
option-intercept = Abfangen
    .description = Wer genau die oberste Karte hat, darf sie sofort spielen, auch außer der Reihe.
option-super_intercept = Super-Abfangen
    .description = Zum Abfangen genügt die gleiche Zahl oder das gleiche Symbol.
option-bluff = Bluff
    .description = Wer wegen einer Plus vier ziehen muss, darf sie als Bluff melden.
option-skip_after_draw = Aussetzen nach dem Ziehen
    .description = Nach dem Ziehen wegen einer Plus zwei oder Plus vier ist dein Zug vorbei.
option-seven_zero = Regel 0/7
    .description = Bei einer 0 geben alle ihre Hand weiter; mit einer 7 darfst du die Hand mit jemandem tauschen.
option-buzzer = Summer
    .description = Acht Summer-Karten: Alle müssen drücken, der Langsamste zieht drei.
option-advanced_response = Fortgeschrittene Antworten
    .description = Auch Aussetzen, Richtungswechsel und Joker beantworten eine Ziehschuld.
refused-no_match-sequence = { $card } setzt die Sequenz auf { CARD($top, form: "on") } nicht fort: Es braucht dieselbe Farbe, eine Zahl höher oder tiefer.
drawn-unfit = Nicht spielbar.
choice-given-up-rummy = Frage geschlossen; dein Entwurf bleibt, wie er ist.
drawn-fits = Spielbar.
    .terse = { "" }
drawn-goes-on = Du bist noch dran.
keeps-hand-you = Du behältst deine Hand.
keeps-hand-other = { $name } behält die Hand.
