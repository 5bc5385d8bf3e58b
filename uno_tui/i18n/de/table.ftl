# Sätze, die jedes Spiel hat.
list-last = { $first } und { $last }
sentence-joined = { $first } { $second }
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
match-won-several = Die Partie endet mit gemeinsamem Sieg: { $names }.
score-you = Du: { $points }
score-other = { $name }: { $points }
scores = Punkte. { $list }.
aim-fewest = die wenigsten Punkte gewinnen
aim-most = die meisten Punkte gewinnen
aim-rounds = die meisten Runden gewinnen
press-for-round = Drücke Enter für die nächste Runde.
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
where = Hier: { $card }.
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
       *[screen] { KEY("all_cards") } liest deine neue Hand vor.
        [lines] { "" }
    }
hand-now = In deiner Hand: { $cards }.
resumed = { $game } mit { $names } geht weiter, wo es aufgehört hat.
voice-now = Es spricht { $voice }.
voice-lost = Keine Stimme ist erreichbar. Die Worte stehen in der Ansagezeile, bis wieder eine da ist.
verbosity-now = Ausführlichkeit: { $verbosity }.
clock-stopped = { $name } hält die Uhr an. { KEY("uno") } { says-last } oder meldet{ $doubts ->
        [yes] , { KEY("call_bluff") } zweifelt
       *[no] { "" }
    }, Enter zeigt die Karten von { $name }; { KEY("stop") } lässt die Uhr weiterlaufen.
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
    .terse = { CARD($card) }.
start-card-back = Mit { CARD($card, form: "on") } kann man nicht anfangen; die Karte geht zurück.
    .terse = { "" }
played-you = Du legst { CARD($card, form: "a") }.
played-other = { $name } legt { CARD($card, form: "a") }.
    .terse = { $name }, { CARD($card) }.
answered-you = Du antwortest: { CARD($card) }.
answered-other = { $name } antwortet: { CARD($card) }.
    .terse = { $name }, { CARD($card) }.
left-one-you = Du hast noch eine Karte.
left-one-other = Noch eine Karte.
    .terse = { "" }
says-last = sagt letzte Karte
left-one-say = { KEY("uno") } { says-last }.
left-other =
    { $count ->
        [0] Keine Karte mehr.
        [one] Noch eine Karte.
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
drew-done = { $name } zieht eine Karte und passt.
drew-other =
    { $count ->
        [0] Für { $name } gibt es nichts zu ziehen.
        [one] { $name } zieht eine Karte.
       *[other] { $name } zieht { $count } Karten.
    }
passed-you = Du passt.
passed-other = { $name } passt.
swapped-by-you = Du tauschst die Hand mit { $name }: Du hältst jetzt { $count }, { $name } hält { $others }.
swapped-with-you = { $name } tauscht die Hand mit dir: Du hältst jetzt { $count }, { $name } hält { $others }.
swapped-other = { $name } tauscht die Hand mit { $other }: { $name } hält jetzt { $count }, { $other } hält { $others }.

# Antworten auf Tasten.
top = { CARD($card) }.
turn-now-you = Du bist dran.
turn-now-other = { $name } ist dran.
turn-next = Danach: { $name }.
turn-over = Die Runde ist zu Ende. Enter beginnt die nächste.
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
       *[screen] Du hast { CARD($card, form: "the") } gezogen. { KEY("play") } legt die Karte, mit { KEY("pass") } passt du.
        [lines] Du hast { CARD($card, form: "the") } gezogen. Die Nummer der Karte legt sie, mit { KEY("pass") } passt du.
    }
order-clockwise = Im Uhrzeigersinn: { $names }.
order-counterclockwise = Gegen den Uhrzeigersinn: { $names }.
you-in-list = du
rule-on = { $rule } an
rules-now = { $list }.
hand-empty = Du hast keine Karten.
card-playable = spielbar
card-place = { $place } von { $count }
card-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
draw-now =
    { FRONT() ->
       *[screen] { KEY("draw") } zieht.
        [lines] Tippe { KEY("draw") }.
    }
draw-them =
    { FRONT() ->
       *[screen] { KEY("draw") } zieht sie
        [lines] tippe { KEY("draw") }
    }
pass-now =
    { FRONT() ->
       *[screen] { KEY("pass") } passt.
        [lines] Tippe { KEY("pass") }.
    }
how-to-draw =
    { FRONT() ->
       *[screen] { KEY("draw") }
        [lines] tippe { KEY("draw") }
    }
no-playable = Keine Karte passt. { draw-now }
no-playable-pass = Keine Karte ist spielbar. Mit { KEY("pass") } passt du.
no-playable-debt = Bevor du legst, musst du { $count } ziehen.
sorted-colour = Nach Farbe sortiert.
sorted-number = Nach Zahl sortiert.
sorted-off = Unsortiert.
group-none = Keine andere Farbe.

# Fragen.
question-enter-only = { KEY("choose") } oder ein Buchstabe antwortet. { $question }
question-enter = { KEY("choose") } nimmt { $answer }.
question-others =
    { $count ->
        [0] { KEY("next_item") } führt zu den anderen.
        [one] { KEY("next_item") } führt zu den anderen, der Buchstabe { $letters } wählt sofort.
       *[other] { KEY("next_item") } führt zu den anderen, die Buchstaben { $letters } wählen sofort.
    }
swap-with =
    { $count ->
        [one] { $name }, 1 Karte
       *[other] { $name }, { $count } Karten
    }
choice-given-up = Abgebrochen. Du hast die Karte noch auf der Hand.
choice-put-off = Noch nicht gewählt: Enter fragt noch einmal.
question-closed = Die Frage ist geschlossen.
question-first =
    { $stays ->
        [yes] Antworte zuerst: { $question }
       *[no] Antworte zuerst: { $question } { KEY("stop") } schließt die Frage.
    }
question-withdrawn = Die Frage ist geschlossen: Der Tisch hat sich geändert.

# Ablehnungen: was versucht wurde, warum nicht, was ginge.
refused-round_over = Die Runde ist zu Ende. Enter beginnt die nächste.
refused-not_your_turn = Du bist nicht dran, { $name } ist dran.
refused-not_in_hand = Diese Karte hast du nicht.
refused-must_answer_debt =
    { $count ->
        [one] Erst musst du 1 Karte ziehen: { how-to-draw }.
       *[other] Erst musst du { $count } Karten ziehen: { how-to-draw }.
    }
refused-only_drawn_card = Jetzt darf nur die gezogene Karte gelegt werden: { $drawn }. { pass-now }
refused-already_drawn = Du hast schon gezogen. Lege diese Karte, oder passe mit { KEY("pass") }.
refused-must_draw_first = Passen geht erst nach dem Ziehen: { how-to-draw }.
refused-cannot_draw = Du hast eine Karte, die passt, also musst du legen. { KEY("next_playable") } findet sie.
refused-no_match = { $card } passt nicht auf { CARD($top, form: "the") }.
find-playable = { KEY("next_playable") } sucht eine Karte, die passt.
refused-rule_off = { $rule }: Diese Regel gilt an diesem Tisch nicht.

# Hausregeln und Optionen.
option-match_end = Ende der Partie
    .description = Bei einer Punktgrenze: nach der Runde, in der jemand sie erreicht. Nach Runden: wenn so viele gespielt sind.
option-limit = Punktgrenze
    .description = Die Partie endet nach der Runde, in der jemand so viele Punkte hat.
option-rounds = Runden
    .description = Beim Ende nach Runden: wie viele gespielt werden.
drawn-unfit = Nicht spielbar: Dein Zug ist vorbei.
turn-over-you = Dein Zug ist vorbei.
drawn-fits = Spielbar.
    .terse = { "" }
drawn-fits-keys = Spielbar: { KEY("play") } legt sie, { KEY("draw") } behält sie.
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
piece-card-playable = Ob sie spielbar ist
piece-card-place = Ihr Platz
piece-card-points = Ihre Punkte
piece-turn-turn = Wer dran ist
piece-turn-next = Wer danach kommt
piece-turn-due = Was ansteht
piece-scores-scores = Die Punkte
piece-scores-aim = Was gewinnt
piece-counts-counts = Die Karten aller
piece-counts-stock = Der Nachziehstapel

# Rat: was ein Könner täte.
advice-because = { $move }: { $why }.
advice-bare = { $move }.
advice-next = Nächstbester Zug. { $advice }
advice-variant = Andere Möglichkeit mit dieser Karte. { $advice }
advice-best-clear = Das ist klar am besten.
advice-best-card = Das ist klar die beste Karte.
advice-best-slight = Das ist etwas besser als das nächste.
advice-best-equal = Das nächste ist ebenso gut.
advice-behind-clear = Das ist klar schlechter als das Beste.
advice-behind-slight = Das ist etwas schlechter als das Beste.
advice-behind-equal = Das ist ebenso gut wie das Beste.
advice-not-compared = Ein Experte zöge das kaum in Betracht.
advice-rounds = es schneidet in { $count } gedachten Runden am besten ab
advice-only = Etwas anderes geht nicht.
advice-thumb = Das sagt eine Faustregel.
advice-thinking = Ich denke nach.
advice-not-here = An diesem Tisch gibt es keinen Rat.
second-look-found =
    { $shared ->
        [yes] Einige Züge der Runde { $round } lohnen einen zweiten Blick: { KEY("second_look") }.
       *[no]
            { $count ->
                [one] Ein Zug der Runde { $round } lohnt einen zweiten Blick: { KEY("second_look") }.
               *[other] { $count } Züge der Runde { $round } lohnen einen zweiten Blick: { KEY("second_look") }.
            }
    }
second-look-works =
    { $all ->
        [0] Noch wird nachgesehen.
       *[other] Noch wird nachgesehen: { $done } von { $all }.
    }
second-look-nothing = Kein Zug der letzten Runde lohnt einen zweiten Blick.
second-look-later = Deine Züge werden angesehen, wenn eine Runde vorbei ist.
second-look-failed = Der zweite Blick auf die letzte Runde ist gescheitert. Die nächste Runde wird wieder angesehen.
second-look-off = Der zweite Blick ist in den Einstellungen ausgeschaltet.
second-look-not-here = Hier werden keine Züge angesehen.
second-look-whose = Zuschauende machen keine Züge. Wähle erst eine Sicht.
second-look-fails = Das lässt sich gerade nicht herausfinden.
second-look-of =
    { $count ->
        [one] { $name }: ein Zug
       *[other] { $name }: { $count } Züge
    }
second-look-move = dein Zug: { $made }. Besser: { $better }.
second-look-because = { $better }; { $why }
second-look-rounds = Das gewinnt etwa { $count } Runden mehr von hundert.
second-look-could = Außer der Reihe wäre möglich gewesen: { $move }.
advice-move-lay = { CARD($card, form: "the") } legen
advice-move-draw = ziehen
advice-move-pass = passen
advice-move-unnamed = einen Zug machen
advice-last = es ist deine letzte Karte
advice-keeps = du behältst { CARD($card, form: "the") }
advice-hits =
    { $count ->
        [one] es zielt auf { $name } mit 1 Karte
       *[other] es zielt auf { $name } mit { $count } Karten
    }
advice-debt =
    { $count ->
        [one] du musst 1 Karte nicht ziehen
       *[other] du musst { $count } Karten nicht ziehen
    }
advice-points = { $count } Punkte verlassen deine Hand
advice-lays = du wirst eine Karte los
advice-hand =
    { $count ->
        [one] dann hältst du 1 Karte
       *[other] dann hältst du { $count } Karten
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
take-back-not-here = Züge werden nur an Übungstischen zurückgenommen.
position-not-here = Die Karten der anderen sind an diesem Tisch geheim: Die Stellung lässt sich nicht kopieren.
practice-begun =
    { $deal ->
        [none] Übungstisch.
       *[other] Übungstisch, Blatt { $deal }.
    }
practice-hint = Einen Zug zurücknehmen: { KEY("take_move_back") }.
practice-from = { $game } mit { $names }, ab einer Stellung.
playing-for = Du spielst für { $name }.
open-hand = { $name }: { $cards }.
