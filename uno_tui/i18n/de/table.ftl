# Sätze, die jedes Spiel hat.
list-last = { $first } und { $last }
list-last-or = { $first } oder { $last }
list-between = ;{ " " }
sentence-joined = { $first } { $second }
looking-on = Du siehst zu. { $turn }
looking-on-over = Die Runde ist zu Ende.
looking-on-finished = Die Partie ist zu Ende.
turn-you = Du bist dran.
turn-other = { $name } ist dran.
    .terse = { "" }
round-began =
    { $number ->
        [1] { $dealer } gibt.
       *[other] Runde { $number }. { $dealer } gibt.
    }
    .terse = { "" }
round-began-you =
    { $number ->
        [1] Du gibst.
       *[other] Runde { $number }. Du gibst.
    }
    .terse = { "" }
shuffled = Die Karten werden neu gemischt.
    .terse = { "" }
round-won-you = Du gewinnst die Runde!
round-won-other = { $name } gewinnt die Runde.
round-won-nobody = Die Runde endet ohne Gewinner.
match-won-you = Du gewinnst die Partie!
match-won-other = { $name } gewinnt die Partie.
match-won-several = Geteilter Sieg: { $names }.
score-you = Du: { $points }
score-other = { $name }: { $points }
scores = Punkte. { $list }.
aim-fewest = wer die wenigsten Punkte hat, gewinnt
aim-most = wer die meisten Punkte hat, gewinnt
aim-rounds = wer die meisten Runden gewinnt, siegt
aim-and-ending = { $aim }; { $ending }
ends-at-points = Schluss ist bei { $points }
ends-after-rounds =
    Schluss ist nach { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    }
press-for-round = Enter: nächste Runde.
match-finished =
    { FRONT() ->
       *[screen] Die Partie ist zu Ende. Drücke Enter für das Menü.
        [lines] Die Partie ist zu Ende.
    }
points-you =
    { $points ->
        [0] Du bekommst keine Punkte.
        [one] Du bekommst 1 Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
points-other =
    { $points ->
        [0] { $name } bekommt keine Punkte.
        [one] { $name } bekommt 1 Punkt.
       *[other] { $name } bekommt { $points } Punkte.
    }
    .terse = { "" }
where = Gewählt: { $card }.
edge-first = Anfang.
edge-last = Ende.
nothing-to-repeat = Es wurde noch nichts gesagt.
nothing-to-stop = Hier ist nichts zu beenden. { KEY("menu") } öffnet das Menü.
history-empty = Hier gibt es keine Meldungen.
history-oldest = Älteste. { $text }
history-newest = Neueste. { $text }
history-since-turn = Seit deinem letzten Zug
history-before = Davor
category-all = Alle Meldungen.
category-game = Meldungen zum Spiel.
category-cards = Meldungen zu meinen Karten.
category-table = Meldungen zum Tisch.
category-system = Meldungen des Programms.
table-kept = Die angefangene Partie bleibt gespeichert: Im Menü setzt du sie fort.
hand-new =
    { FRONT() ->
       *[screen] { KEY("all_cards") } liest deine neuen Karten vor.
        [lines] { "" }
    }
cards-counted =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
cards-many = { $count } Karten: { cards-read }
cards-read =
    { FRONT() ->
       *[screen] { KEY("all_cards") } liest deine Hand vor
        [lines] Sieh in deine Hand
    }
hand-now = Deine Hand: { $cards }.
resumed = { $game } mit { $names } geht weiter, wo es aufgehört hat.
voice-now = Es spricht { $voice }.
voice-lost = Keine Stimme antwortet. Bis dahin steht alles in der Ansagezeile.
verbosity-now = Ausführlichkeit: { $verbosity }.
clock-stopped = { $name } hält die Uhr an. { KEY("uno") }: { says-last } oder melden, { $doubts ->
        [yes] { KEY("call_bluff") }: anzweifeln,{ " " }
       *[no] { "" }
    }Enter: Karten von { $name }, { KEY("stop") }: weiter.
clock-goes-on = Die Uhr läuft weiter.
person-keys = Eigene Tasten, um außer der Reihe etwas zu tun: { $list }.
person-key = { $name } { $key }

# Ereignisse.
dealt =
    { $count ->
        [one] Du hast 1 Karte.
       *[other] Du hast { $count } Karten.
    }
    .terse = { "" }
start-card = Aufgedeckt: { CARD($card) }.
    .terse = Zuerst: { CARD($card) }.
start-card-back = { CARD($card) } geht zurück: Damit beginnt keine Runde.
    .terse = { "" }
played-you = Du legst { CARD($card, form: "a") }.
played-other = { $name } legt { CARD($card, form: "a") }.
    .terse = { $name }, { CARD($card) }.
answered-you = Du antwortest mit { CARD($card, form: "on") }.
answered-other = { $name } antwortet mit { CARD($card, form: "on") }.
    .terse = { $name }, { CARD($card) }.
left-one-you = Du hast noch eine Karte.
left-one-other = Nur noch eine Karte.
    .terse = { "" }
says-last = letzte Karte sagen
left-one-say = { KEY("uno") }: { says-last }.
left-other =
    { $count ->
        [0] Keine Karte mehr.
        [one] Nur noch eine Karte.
       *[other] Noch { $count } Karten.
    }
direction-clockwise = Richtung: im Uhrzeigersinn.
    .terse = Im Uhrzeigersinn.
direction-counterclockwise = Richtung: gegen den Uhrzeigersinn.
    .terse = Gegen den Uhrzeigersinn.
skipped-you = Du setzt aus.
skipped-other = { $name } setzt aus.
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
swapped-by-you = Du tauschst mit { $name } die Karten: Du hast jetzt { $count }, { $name } { $others }.
swapped-with-you = { $name } tauscht mit dir die Karten: Du hast jetzt { $count }, { $name } { $others }.
swapped-other = { $name } tauscht mit { $other } die Karten: { $name } hat jetzt { $count }, { $other } { $others }.

# Antworten auf Tasten.
top = { CARD($card) }.
turn-now-you = Du bist dran.
turn-now-of-several = Du bist dran, { $name }.
selected-is-playable = { $card }, passt.
turn-now-other = { $name } ist dran.
turn-next = Danach: { $name }.
turn-over = Die Runde ist zu Ende. Enter beginnt die nächste.
count-you =
    { $count ->
        [0] du: keine Karte
        [one] du: 1 Karte
       *[other] du: { $count } Karten
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
        [0] Der Ziehstapel ist leer.
        [one] 1 Karte im Ziehstapel.
       *[other] { $count } Karten im Ziehstapel.
    }
debt-now-none = Keine Extrakarten zu ziehen.
debt-now-drawn =
    { FRONT() ->
       *[screen] Gezogen: { CARD($card) }. { KEY("play") }: legen. { KEY("pass") }: behalten.
        [lines] Gezogen: { CARD($card) }. Tippe ihre Nummer oder { KEY("pass") }.
    }
top-now = Oben liegt jetzt: { $top }
top-now-all-heard = Du hast alles gehört. Oben liegt: { $top }
order-clockwise = Im Uhrzeigersinn: { $names }.
order-counterclockwise = Gegen den Uhrzeigersinn: { $names }.
you-in-list = du
rule-on = { $rule } an
rules-now = { $list }.
hand-empty = Du hast keine Karten.
card-playable = passt
card-place = { $place } von { $count }
card-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
draw-now =
    { FRONT() ->
       *[screen] { KEY("draw") }: ziehen.
        [lines] Tippe { KEY("draw") }.
    }
draw-them =
    { FRONT() ->
       *[screen] { KEY("draw") } zieht sie
        [lines] tippe { KEY("draw") }
    }
pass-now =
    { FRONT() ->
       *[screen] { KEY("pass") }: weiter.
        [lines] Tippe { KEY("pass") }.
    }
how-to-draw =
    { FRONT() ->
       *[screen] { KEY("draw") }
        [lines] tippe { KEY("draw") }
    }
no-playable = Keine Karte passt. { draw-now }
no-playable-pass =
    { FRONT() ->
       *[screen] Keine Karte passt. { KEY("pass") }: weiter ohne Legen.
        [lines] Keine Karte passt. Tippe { KEY("pass") }.
    }
no-playable-debt =
    { FRONT() ->
       *[screen] Du musst { $count } ziehen: { KEY("draw") }.
        [lines] Du musst { $count } ziehen: tippe { KEY("draw") }.
    }
sorted-colour = Nach Farbe sortiert.
sorted-number = Nach Zahl sortiert.
sorted-off = Unsortiert.
group-none = Keine andere Farbe.

# Fragen.
question-enter-only = { KEY("choose") } oder ein Buchstabe antwortet. { $question }
question-many = { $count } Antworten. { $first }. Weitere mit { KEY("next_item") }.
question-enter = { KEY("choose") }: { $answer }.
question-others =
    { $count ->
        [0] Weitere mit { KEY("next_item") }.
       *[other] Weitere mit { KEY("next_item") }, oder sofort: { $letters }.
    }
swap-with =
    { $count ->
        [one] { $name }, 1 Karte
       *[other] { $name }, { $count } Karten
    }
choice-given-up = Abgebrochen, die Karte bleibt bei dir.
choice-put-off = Noch nicht gewählt: Enter fragt noch einmal.
question-closed = Die Frage ist geschlossen.
question-first =
    { $stays ->
        [yes] Antworte zuerst: { $question }
       *[no] Antworte zuerst: { $question } { KEY("stop") } schließt die Frage.
    }
question-withdrawn = Die Frage hat sich erledigt.

# Ablehnungen: was versucht wurde, warum nicht, was ginge.
refused-round_over = Die Runde ist zu Ende. Enter beginnt die nächste.
refused-not_your_turn = Du bist nicht dran, sondern { $name }.
refused-not_in_hand = Diese Karte hast du nicht.
refused-must_answer_debt =
    { $count ->
        [one] Du musst 1 Karte ziehen: { how-to-draw }.
       *[other] Du musst { $count } Karten ziehen: { how-to-draw }.
    }
refused-only_drawn_card = Jetzt geht nur die gezogene Karte: { $drawn }. { pass-now }
refused-already_drawn =
    { FRONT() ->
       *[screen] Du hast schon gezogen. Leg die Karte, oder { KEY("pass") }: weiter.
        [lines] Du hast schon gezogen. Leg die Karte, oder tippe { KEY("pass") }.
    }
refused-must_draw_first = Erst musst du ziehen: { how-to-draw }.
refused-cannot_draw = Du musst legen: Du hast eine passende Karte. Mit { KEY("next_playable") } findest du sie.
refused-no_match = { CARD($card) } passt nicht auf { CARD($top, form: "the") }.
find-playable = Mit { KEY("next_playable") } findest du eine, die passt.
clause-off-here = An diesem Tisch aus: { $clause }
option-off-here = An diesem Tisch nicht: { $option }
refused-rule_off = { $rule }: Das gilt an diesem Tisch nicht.

# Hausregeln und Optionen.
option-match_end = Ende der Partie
    .description = Punktgrenze: Schluss nach der Runde, in der jemand sie erreicht. Nach Runden: Schluss nach so vielen.
option-limit = Punktgrenze
    .description = Bei so vielen Punkten endet die Partie mit der laufenden Runde.
option-rounds = Runden
    .description = Wie viele Runden eine Partie hat, die nach Runden endet.
drawn-unfit = Passt nicht, dein Zug ist vorbei.
turn-over-you = Dein Zug ist vorbei.
drawn-fits = Passt.
    .terse = { "" }
drawn-fits-keys =
    { FRONT() ->
       *[screen] Lässt sich legen. { KEY("play") }: legen, { KEY("draw") }: behalten.
        [lines] Lässt sich legen. Tippe { KEY("play") } oder { KEY("pass") }.
    }
    .terse = { "" }
drawn-goes-on = Du bist noch dran.

# Was Spiele am Tisch fragen und antworten.
value-none = keine

# Karten in den vier Farben.
article-m =
    { $form ->
        [a] einen{ " " }
        [the] den{ " " }
        [on] dem{ " " }
       *[bare] { "" }
    }
article-f =
    { $form ->
        [a] eine{ " " }
        [the] die{ " " }
        [on] der{ " " }
       *[bare] { "" }
    }
article-n =
    { $form ->
        [a] ein{ " " }
        [the] das{ " " }
        [on] dem{ " " }
       *[bare] { "" }
    }

# Teile dessen, was gesagt wird.
piece-card-colour = Farbe
piece-card-name = Zahl oder Name
piece-card-playable = Ob sie passt
piece-card-place = Ihr Platz
piece-card-points = Ihre Punkte
piece-turn-turn = Wer dran ist
piece-turn-next = Wer danach kommt
piece-turn-due = Was ansteht
piece-scores-scores = Die Punkte
piece-scores-aim = Was gewinnt
piece-counts-counts = Die Karten aller
piece-counts-stock = Der Ziehstapel

# Rat: was ein Könner täte.
advice-because = { $move }: { $why }.
advice-bare = { $move }.
advice-next = Nächstbester Zug. { $advice }
advice-variant = Andere Möglichkeit mit dieser Karte. { $advice }
advice-best-clear = Das ist klar am besten.
advice-best-card = Das ist klar die beste Karte.
advice-best-slight = Etwas besser als der nächstbeste Zug.
advice-best-equal = Ein anderer Zug ist genauso gut; frag noch einmal danach.
advice-behind-clear = Das ist klar schlechter als der beste Zug.
advice-behind-slight = Das ist etwas schlechter als der beste Zug.
advice-behind-equal = Das ist genauso gut wie der beste Zug.
advice-not-compared = Ein Experte zöge das kaum in Betracht.
advice-rounds = in { $count } durchgespielten Runden war das am besten
advice-rounds-equal = in { $count } durchgespielten Runden war nichts besser
advice-only = Etwas anderes geht nicht.
advice-thumb = Nach einer Faustregel.
advice-thinking = Ich denke nach.
advice-not-here = Tipps sind aus: Andere spielen mit. Neuer Tisch kann sie erlauben.
second-look-found =
    { $shared ->
        [yes] Rückblick auf Runde { $round }: einige Züge ließen sich verbessern. { KEY("second_look") } liest sie.
       *[no]
            { $count ->
                [one] Rückblick auf Runde { $round }: ein Zug ließ sich verbessern. { KEY("second_look") } liest ihn.
               *[other] Rückblick auf Runde { $round }: { $count } Züge ließen sich verbessern. { KEY("second_look") } liest sie.
            }
    }
second-look-works =
    { $all ->
        [0] Der Rückblick ist noch nicht fertig.
       *[other] Der Rückblick ist noch nicht fertig: { $done } von { $all } Zügen.
    }
second-look-nothing = Kein Zug der letzten Runde lohnt einen Rückblick.
second-look-later = Den Rückblick gibt es nach einer Runde.
second-look-failed = Der Rückblick auf die letzte Runde ist gescheitert. Den nächsten gibt es nach der nächsten Runde.
second-look-off = Der Rückblick ist in den Einstellungen ausgeschaltet.
second-look-not-here = Hier gibt es keinen Rückblick.
second-look-whose = Wer zuschaut, macht keine Züge. Wähle erst eine Sicht.
second-look-fails = Das lässt sich gerade nicht herausfinden.
second-look-of =
    { $count ->
        [one] { $name }: ein Zug
       *[other] { $name }: { $count } Züge
    }
second-look-move = dein Zug: { $made }. Besser: { $better }.
second-look-because = { $better }; { $why }
second-look-rounds = Damit gewinnst du von 100 Runden etwa { $count } mehr.
second-look-could = Außer der Reihe ging auch: { $move }.
advice-move-lay = { CARD($card, form: "the") } legen
advice-move-draw = ziehen
advice-move-pass = passen
advice-move-unnamed = einen Zug machen
advice-last = es ist deine letzte Karte
advice-keeps = du behältst { CARD($card, form: "the") }
advice-hits =
    { $count ->
        [one] es trifft { $name } mit nur 1 Karte
       *[other] es trifft { $name } mit noch { $count } Karten
    }
advice-debt =
    { $count ->
        [one] du sparst dir 1 Karte
       *[other] du sparst dir { $count } Karten
    }
advice-points =
    { $count ->
        [one] du wirst 1 Punkt los
       *[other] du wirst { $count } Punkte los
    }
advice-lays = du wirst eine Karte los
advice-hand =
    { $count ->
        [one] dann hast du 1 Karte
       *[other] dann hast du { $count } Karten
    }

# Übungstische.
taken-back-you =
    { $count ->
        [0] Zurückgenommen: { $move }.
        [one] Zurückgenommen: { $move }, und ein Zug danach.
       *[other] Zurückgenommen: { $move }, und { $count } Züge danach.
    }
taken-back-other =
    { $count ->
        [0] Für { $name } zurückgenommen: { $move }.
        [one] Für { $name } zurückgenommen: { $move }, und ein Zug danach.
       *[other] Für { $name } zurückgenommen: { $move }, und { $count } Züge danach.
    }
taken-back-all =
    { $count ->
        [one] Zurückgenommen: ein Zug, bis zum Anfang.
       *[other] Zurückgenommen: { $count } Züge, bis zum Anfang.
    }
taken-back-of = Zurückgenommen: der letzte Zug von { $name }.
nothing-taken-back = Es gibt nichts zurückzunehmen: Das ist der Anfang.
take-back-not-here = Züge zurücknehmen kannst du nur an Übungstischen.
position-not-here = Hier sind die Karten der anderen geheim: Die Stellung lässt sich nicht kopieren.
practice-begun =
    { $deal ->
        [none] Übungstisch.
       *[other] Übungstisch, Verteilung { $deal }.
    }
practice-hint = Einen Zug zurücknehmen: { KEY("take_move_back") }.
practice-from = { $game } mit { $names }, ab einer Stellung.
playing-for = Du spielst für { $name }.
open-hand = { $name }: { $cards }.
