# Lektionen von Umé.
put-it =
    { FRONT() ->
       *[screen] { KEY("play") } legt sie ab.
        [lines] Ihre Nummer legt sie ab.
    }
effect-of-nine =
    { FRONT() ->
       *[screen] Geh zur roten 9: { KEY("read_effect") } sagt, welche Summen du dann hättest.
        [lines] { KEY("read_effect") } mit der Nummer der roten 9 sagt, welche Summen du dann hättest.
    }

lesson-sums = Summen und die Folge
    .description = Was in deiner Basis zählt, wie du Summen hörst, und wie du gewinnst. Etwa 4 Minuten.
lesson-sums-sums = Alle Karten liegen offen, und in deiner Basis wird jede Farbe zusammengezählt. { KEY("read_sums") } sagt deine Summen, und welche Farben aktiv sind.
lesson-sums-draw = Aktiv ist eine Farbe erst mit mindestens zwei Zahlenkarten, dein Grün zählt also noch nicht. Zieh eine Karte. { draw-now }
lesson-sums-bases = Mit der grünen 4 ist dein Grün aktiv. Nun die anderen: { KEY("next_group") } führt zur Basis von Ben und sagt ihre Summen.
lesson-sums-near = Du gewinnst mit drei aktiven Summen in gleichem Abstand, etwa 3, 5 und 7. { KEY("read_near") } sagt, wem dazu nur eine Karte fehlt.
lesson-sums-effect = Deine rote 9 ist zu viel, und statt zu ziehen darfst du eine deiner Karten ablegen. { to-own-base } { effect-of-nine }
lesson-sums-put = Rot 3, Gelb 5, Grün 7: Der Abstand ist jedes Mal 2. Lege die rote 9 ab. { put-it }
lesson-sums-end = Das Programm hat deine Folge sofort gesehen, und du hast gewonnen. Folgen zählen, egal wer dran ist. Auch drei gleiche Summen sind eine. Eine 0 zählt 10.

lesson-actions = Aktionskarten
    .description = Retour, Plus 2, Joker und Plus 4: Karten, die andere Karten bewegen. Etwa 5 Minuten.
lesson-actions-draw = Aktionskarten kommen nur durch Ziehen, und was sie verlangen, geschieht sofort. { draw-now }
lesson-actions-take = Eine rote Retour: Du nimmst eine fremde rote Karte oder gibst eine eigene weg. Nimm die rote 7 von Ben, und sag am Ende ja.
lesson-actions-again = Dein Rot ist dadurch größer, und das Rot von Ben ist nicht mehr aktiv. Zieh noch einmal. { draw-now }
lesson-actions-drop = Eine gelbe Plus 2 legt zwei gelbe Karten ab, zuerst deine. Du hast nur die 2, wähle also noch die gelbe 9 von Ben.
lesson-actions-third = So kann eine Aktionskarte anderen nehmen, was sie brauchen. Zieh wieder. { draw-now }
lesson-actions-name = Ein Joker: Du nennst eine Farbe, und alle legen ihre niedrigste und ihre höchste Karte davon ab. Nenne Blau, das kostet Ben zwei Karten und dich eine.
lesson-actions-fourth = Nun zieh die stärkste. { draw-now }
lesson-actions-all = Eine Plus 4 legt von jeder Farbe eine Karte ab, und nur von einer Farbe, die dir fehlt, eine fremde. Wähle deine rote 4, von Ben die gelbe 5 und deine grüne 6.
lesson-actions-end = Das sind die Aktionskarten; Aussetzen tut nichts. Bevor du zu einer Änderung ja sagst, hörst du, welche Summen dir bleiben.

lesson-claims = Eine Folge ansagen
    .description = Wo das Programm nichts zusammenzählt: die eigene Folge bemerken und ansagen. Etwa 3 Minuten.
lesson-claims-adding = An diesem Tisch müssen Folgen angesagt werden, und das Rechnen ist deine Sache. Frag mit { KEY("read_sums") } nach deinen Summen, und hör, was du stattdessen erfährst.
lesson-claims-wrong = Dein Rot macht 5, dein Gelb 7, und eine einzelne grüne Karte ist nicht aktiv: keine Folge. Sag trotzdem eine an, mit { KEY("uno") }, und hör, was das kostet.
lesson-claims-draw = Eine falsche Ansage kostet einen Zug und sonst nichts. Du bist wieder dran. { draw-now }
lesson-claims-cards = Die grüne 5 ist in deine Basis gekommen. { KEY("all_cards") } sagt deine Karten: Zähl jede Farbe zusammen.
lesson-claims-claim = Rot 5, Gelb 7, Grün 9: Das ist eine Folge. Ansagen darfst du sie jederzeit, auch wenn Ben dran ist: { KEY("uno") }.
lesson-claims-end = Die erste richtige Ansage gewinnt die Runde. Wo das Programm Folgen selbst sieht, gibt es nichts anzusagen.

lesson-shields = Schutzkarten
    .description = Aussetzen als Schutzkarte: Änderungen, die eine Erlaubnis brauchen. Etwa 3 Minuten.
lesson-shields-draw = Mit dieser Hausregel ist Aussetzen eine Schutzkarte. Zieh eine. { draw-now }
lesson-shields-deny = Die Schutzkarte liegt jetzt in deinem Rot: Wer dein Rot ändern will, muss dich fragen. Ben will deine rote 5 nehmen; antworte nein.
lesson-shields-reverse = Ben musste eine andere Karte nehmen, eine von Cleo. Du bist dran. { draw-now }
lesson-shields-ask = Eine blaue Retour. Das Blau von Ben liegt hinter einer Schutzkarte, Ben wird also gefragt. Versuch, die blaue 4 von Ben zu nehmen.
lesson-shields-other = Ben hat es nicht erlaubt, und nach dieser Karte darfst du nicht noch einmal fragen. Das Blau von Cleo ist ungeschützt: Nimm die blaue 6 von Cleo.
lesson-shields-end = Eine Schutzkarte schützt ihre Farbe, bis du sie als Zug selbst ablegst. Nur ein Joker fragt niemanden.
