# Umé.
title = Umé
    .description = Für 2 bis 6: Rechnen mit UNO-Karten, alles liegt offen.
todo = Tippe ziehen, oder die Nummer einer Karte deiner Basis, um sie abzulegen.
aim = Bring die Summen von drei Farben deiner Basis in gleiche Abstände, etwa 5, 10 und 15. Jede braucht mindestens zwei Karten.
value-rounds_mode-off = der erste Sieg entscheidet
value-rounds_mode-wins = gewonnene Runden zählen
value-rounds_mode-points = Punkte werden notiert
value-claim-auto = sieht das Programm
value-claim-call = musst du ansagen
presenter-ume-base-you = Deine Basis
presenter-ume-base-other = Basis von { $name }
presenter-ume-discard-pile = Ablage: { $top }
presenter-ume-no-discard = Die Ablage ist leer.
presenter-ume-take = Eine Karte nehmen
presenter-ume-give = Eine Karte geben
presenter-ume-piece = { $card } von { $name }
presenter-ume-not-own = { $card } gehört { $name }: Nur eigene Karten kannst du ablegen. { to-own-base }
to-own-base =
    { FRONT() ->
       *[screen] { KEY("next_group") }: von Basis zu Basis, auch zu deiner.
        [lines] Tippe { KEY("hand") } für deine eigene Basis.
    }
presenter-ume-first-win = Der erste Sieg entscheidet die Partie: Punkte werden nicht gezählt.
presenter-ume-near-nobody = Niemand ist eine Karte vor der Folge.
presenter-ume-near-not-you = Dir fehlt mehr als eine Karte.
presenter-ume-permission-now-you = Du wirst um Erlaubnis gefragt: Drücke Enter.
presenter-ume-permission-now-other = { $name } wird um Erlaubnis gefragt.
presenter-ume-again-now = Du darfst noch eine Karte ziehen: Enter fragt noch einmal.
ask-ume-exchange = Nehmen oder geben?
ask-ume-from = Von wem nehmen?
ask-ume-to = Wem geben?
ask-ume-card-take = Welche Karte von { $name } nimmst du?
ask-ume-card-give = Welche Karte gibst du?
ask-ume-piece = Weg: { $cards }. Welche noch?
ask-ume-permission = { $name } will deine geschützte Basis ändern. Erlauben?
ask-ume-again = Noch eine Karte ziehen?
ask-ume-sure = { $what } { $effect }
ask-ume-sure-take = { CARD($card, form: "the") } von { $name } nehmen?
ask-ume-sure-give = { $name } { CARD($card, form: "the") } geben?
ask-ume-sure-drop = { $cards } ablegen?
ume-active = Aktiv: { $colours }.
ume-active-none = Keine Farbe ist aktiv.
ume-any = jede Zahl in { $colour }
zone-card = { $zone }. Gewählt: { $card }.
ume-zone = { $zone }. { $sums }.
presenter-ume-auto = Hier sieht das Programm Folgen selbst: Niemand muss sie ansagen.

card-reverse = { article-f }{ adjective-f }Retour
card-wild-draw-four = { article-f }Plus 4
card-shield = { article-f }{ adjective-f }Schutzkarte

# Umé: Namen, Ereignisse, Antworten, Ablehnungen.
ume-shield = Schutzkarte
ume-between-colours = ;{ " " }
ume-colour-cards = { $colour } { $cards }
ume-base-empty = keine Karten
ume-sum = { $colour } { $total }
ume-total = { $colour } jetzt { $total }.
ume-none-left-you = Du hast kein { $colours } mehr.
ume-none-left-other = { $name } hat kein { $colours } mehr.
ume-sum-of-you = du: { $colour } { $total }
ume-sum-of-other = { $name }: { $colour } { $total }
ume-sums-left-you = Du: { $sums }.
ume-sums-left = Jetzt { $sums }.

# Ereignisse.
ume-base-you = Deine Basis: { $base }.
ume-base-other = { $name }: { $base }.
ume-sums-you = Deine Summen: { $sums }.
ume-zero = Eine 0 zählt 10.
ume-sums-other = Summen von { $name }: { $sums }.
ume-begins-you = Du beginnst: Du hast die höchste Summe.
ume-begins-other = { $name } beginnt mit der höchsten Summe, { $sum }.
ume-lot-you = Gleich hohe Summen. Das Los fällt auf dich: Du beginnst.
ume-lot-other = Gleich hohe Summen. Das Los fällt auf { $name }.
ume-drew-you = Du ziehst { CARD($card, form: "a") }.
ume-drew-other = { $name } zieht { CARD($card, form: "a") }.
    .terse = { $name }, { CARD($card) }.
ume-drew-shield-you = Du ziehst { CARD($card, form: "a") }: Diese Farbe deiner Basis ist geschützt.
    .terse = Du: { CARD($card) }.
ume-drew-shield-other = { $name } zieht { CARD($card, form: "a") } und schützt damit diese Farbe.
    .terse = { $name }, { CARD($card) }.
ume-put-you = Du legst { CARD($card, form: "the") } ab.
ume-put-other = { $name } legt { CARD($card, form: "the") } ab.
    .terse = { $name }, ab: { CARD($card) }.
ume-must-take = Nimm eine Karte: { $colour }.
ume-must-give = Gib eine Karte: { $colour }.
ume-must-reverse = Nimm oder gib eine Karte: { $colour }.
ume-must-drop =
    { $count ->
        [one] Lege 1 Karte ab: { $colour }.
       *[other] Lege { $count } Karten ab: { $colour }.
    }
ume-must-drop-all = Lege von jeder Farbe eine Karte ab.
ume-must-name = Nenne eine Farbe: Alle, auch du, legen davon ihre niedrigste und ihre höchste Karte weg.
    .terse = Nenne eine Farbe.
ume-must-again = Zieh noch einmal, oder passe.
ume-must-other = { $name } muss wählen.
ume-nothing-to-do = Die Karte bewirkt nichts.
ume-took-by-you = Du nimmst { CARD($card, form: "the") } von { $name }.
ume-took-you = { $name } nimmt dir { CARD($card, form: "the") } weg.
ume-took-other = { $name } nimmt { CARD($card, form: "the") } von { $other }.
ume-gave-by-you = Du gibst { CARD($card, form: "the") } an { $name }.
ume-gave-you = { $name } gibt dir { CARD($card, form: "a") }.
ume-gave-other = { $name } gibt { CARD($card, form: "the") } an { $other }.
ume-dropped-you = Du legst { $cards } ab.
ume-dropped-other = { $name } legt { $cards } ab.
ume-lost-you = Du verlierst { $cards }.
ume-lost-other = { $name } verliert { $cards }.
ume-named-you = Du nennst { $colour }.
ume-named-other = { $name } nennt { $colour }.
ume-asked-take = { $name } will dir { CARD($card, form: "the") } wegnehmen.
ume-asked-give = { $name } will dir { CARD($card, form: "a") } geben.
ume-asked-drop = { $name } will aus deiner Basis { $cards } ablegen.
ume-asked-by-you = { $name } wird um Erlaubnis gefragt.
ume-asked-other = { $name } fragt { $other } um Erlaubnis.
ume-allowed-you = Du erlaubst es.
ume-allowed-other = { $name } erlaubt es.
ume-denied-you = Du erlaubst es nicht.
ume-denied-other = { $name } erlaubt es nicht.
ume-at-deal = Das haben schon die ausgeteilten Karten entschieden.
ume-claimed-you = Du sagst eine Folge an.
ume-claimed-other = { $name } sagt eine Folge an.
ume-sequence-you = Umé! Du hast eine Folge: { $sums }.
ume-sequence-other = Umé! { $name } hat eine Folge: { $sums }.
ume-failed-you = Falsch: Du hast keine Folge.
ume-failed-other = { $name } sagt eine Folge an, hat aber keine.
ume-owes-you = Deinen nächsten Zug verlierst du.
ume-owes-other = { $name } verliert den nächsten Zug.
ume-turn-lost-you = Du verlierst diesen Zug.
ume-turn-lost-other = { $name } verliert diesen Zug.
ume-rounds-won = Gewonnene Runden. { $list }.

# Antworten auf Tasten.
ume-sums-exercise = An diesem Tisch rechnest du die Summen selbst aus.
ume-away-gaining-you = Dir fehlt { $cards }.
ume-away-gaining-other = { $name } fehlt { $cards }.
ume-away-losing-you = Du hast eine Karte zu viel: { $cards }.
ume-away-losing-other = { $name } hat eine Karte zu viel: { $cards }.
ume-away-none = Keine einzelne Karte ergibt eine Folge.
ume-effect = Dann { $sums }.

# Ablehnungen: was versucht wurde, warum nicht, was ginge.
ume-refused-choice_open-you = Erst ist etwas anderes fällig. { $what }
ume-refused-choice_open-permission = Antworte erst { $name }: Erlaubst du es?
ume-refused-choice_open-other = Erst muss { $name } wählen.
ume-refused-no_choice_open = Jetzt gibt es nichts zu wählen. Zieh eine Karte, oder leg eine ab.
ume-refused-no_such_player = Dort sitzt niemand anderes. Wähle jemanden am Tisch.
ume-refused-not_in_base = Diese Karte liegt nicht in dieser Basis.
ume-refused-wrong_count =
    { $count ->
        [one] Falsche Anzahl: Genau 1 Karte muss weg.
       *[other] Falsche Anzahl: Genau { $count } Karten müssen weg.
    }
ume-refused-wrong_colour = Hier gehen nur Zahlenkarten: { $colours }.
ume-refused-own_cards_first = Erst deine eigenen Karten dieser Farbe; fremde nur, wenn deine nicht reichen.
ume-refused-denied = Diese Karte wurde dir nicht erlaubt. Wähle eine andere.
ume-refused-denied-give = Dort wurde die Karte nicht angenommen. Wähle jemand anderen.
ume-refused-cannot_draw = Es gibt keine Karte mehr zu ziehen. Leg eine von deinen ab.
ume-refused-cannot_pass = Weiter geht nicht: Zieh eine Karte, oder leg eine ab.

# Optionen.
option-rounds_mode = Wertung der Runden
    .description = Der erste Sieg entscheidet, oder gewonnene Runden zählen, oder Punkte werden notiert: die eigene höchste Summe, die kleinste Gesamtzahl gewinnt.
option-claim = Folgen
    .description = Jede Folge sieht das Programm, oder deine musst du ansagen; eine falsche Ansage kostet einen Zug.
option-strict_distance = Strenger Abstand
    .description = Ist er an, sind drei gleiche Summen keine Folge.
option-shields = Schutzkarten
    .description = Aussetzen wird zur Schutzkarte: Ihre Farbe in deiner Basis ändern andere nur mit deiner Erlaubnis.
option-draw_again = Nachziehen
    .description = Nach einer Plus 2 oder Plus 4 darfst du noch eine Karte ziehen.

# Commands, and the words that are typed for them.
command-read-sums = die Summen der Basis sagen, in der du bist
command-read-effect = sagen, was dieser Zug an meinen Summen ändert
command-read-near = sagen, wer nur eine Karte von der Folge entfernt ist
command-uno = die Folge ansagen
command-draw = eine Karte ziehen, oder statt einer weiteren aufhören
command-pass = keine weitere Karte ziehen
command-play = die gewählte Karte weglegen, oder wählen
command-next-group = nächste Basis
command-previous-group = vorige Basis
word-read-sums = summen
word-read-effect = wirkung
word-read-near = nahe
word-uno = umé, melden, melde, uno, letzte
word-hand = basis, hand
board-hand =
    { $count ->
        [0] Deine Basis: keine Karte
        [one] Deine Basis: 1 Karte
       *[other] Deine Basis: { $count } Karten
    }
look-points = Punkte
look-discard = Ablage: { $top }
look-active = • hinter einer Summe: aktive Farbe, zählt für eine Folge; eine 0 zählt 10

# Teile dessen, was gesagt wird.
piece-sums-sums = Die Summen
piece-sums-active = Aktive Farben

# Rat.
advice-move-put = { CARD($card, form: "the") } ablegen
advice-move-take = { $name } { CARD($card, form: "the") } nehmen
advice-move-give = { $name } { CARD($card, form: "the") } geben
advice-move-drop = ablegen: { $cards }
advice-move-name = { $colour } nennen
advice-move-allow = es erlauben
advice-move-deny = es nicht erlauben
advice-move-claim = die Folge ansagen
second-look-claim = Du hättest deine Folge ansagen können.
advice-ume-sequence = es ergibt eine Folge
advice-ume-stops = dann fehlt { $name } wieder mehr als eine Karte
advice-ume-ready = dann kannst du mit dem Ablegen einer Karte gewinnen
advice-ume-coming =
    { $count ->
        [one] dann ergäbe 1 Karte eine Folge
       *[other] dann ergäben { $count } verschiedene Karten eine Folge
    }
advice-ume-active =
    { $count ->
        [one] dann ist 1 deiner Farben aktiv
       *[other] dann sind { $count } deiner Farben aktiv
    }
advice-ume-chance =
    { $count ->
        [0] die Runde ist dann kaum zu gewinnen
        [100] dann ist die Runde so gut wie gewonnen
       *[other] dann ist die Runde in etwa { $count } von 100 Fällen gewonnen
    }

# Was getippt sonst noch verstanden wird.
phrases-uno-here = folge, ansagen, sage an, folge ansagen, habe folge
phrases-read-sums-here = summe, mein summe, mein summen, gesamt, was muss ich rechnen, meine summen, summen, welche summen habe ich, wie hoch sind meine summen, summe meiner karten, was ist die summe meiner karten, wie viel zähle ich, wieviel zähl ich, meine summen, meine summe, was summe, welche summe, summe, gesamtsumme, wie hoch summe, summe rot, rot summe, summe gelb, gelb summe, summe grün, grün summe, summe blau, blau summe, summe rote, rote summe, summe gelbe, gelbe summe, summe grüne, grüne summe, summe blaue, blaue summe, summe roten, roten summe, summe gelben, gelben summe, summe grünen, grünen summe, summe blauen, blauen summe, wie viel zählen meine karten zusammen, zählen meine karten zusammen, karten zusammen, wie viel hab ich zusammen, wie viel habe ich zusammen, wie viel hab ich, was habe ich zusammen
phrases-read-near-here = was fehlt, was fehlt mir, was fehlt noch, was brauche ich, was brauche ich noch, nah, was nahe, wer ist nahe dran, wer braucht noch eine karte, was fehlt mir zur folge, was fehlt mir noch, was fehlt mir, wie viel fehlt mir noch, wie viel fehlt noch, was fehlt mir noch, wie weit, wie weit weg, wie nah, wie nahe, was brauche ich, was brauche, welche karte brauche ich, welche karte fehlt, welche karte fehlt mir, was fehlt, was fehlt mir, wer führt, wer liegt vorn, wer gewinnt, ist jemand nah dran, hat jemand ein umé, nah dran, bin ich nah dran, bin ich kurz davor, ist jemand kurz davor, was fehlt mir zum gewinnen, was fehlt mir noch zum gewinnen, wer ist am nächsten dran, wer ist am nächsten dran zu gewinnen, wer gewinnt gleich, wer braucht was, wer braucht welche karte, was braucht jeder, was brauchen die anderen, was brauchen alle, braucht jemand nur noch eine karte, braucht einer nur noch eine karte, wer ist gefährlich, wie weit bin ich vom gewinnen weg, wie weit bin ich noch weg, kann ich jetzt gewinnen, kann ich gewinnen
phrases-play-here = abwerfen, ablegen
phrases-hand-here = mein basis
phrases-aim-here = worauf muss ich kommen, was muss ich erreichen, auf wie viel muss ich kommen
