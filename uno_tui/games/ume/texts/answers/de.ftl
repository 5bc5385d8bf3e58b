# Antworten auf Fragen zu den Regeln. `typed-answer-…`: Muster der Fragen, eins je Zeile. Ein Schrägstrich trennt, was
# dasselbe heißt; Wörter mit Ausrufezeichen hat die Frage nicht.
-typed-pile = stapel/ziehstapel/nachziehstapel/haufen/vorrat/deck
-typed-empty = leer/alle/weg/aus/aufgebraucht/fertig/ende
-typed-draw = ziehen/zieh/ziehe/zieht/gezogen/nehmen/nehm/nehme/nimmt/genommen/aufnehmen/aufgenommen/kriegen
-typed-discard = abwerfen/wegwerfen/weglegen/ablegen/abgeben/loswerden/werfen/wegschmeißen/legen/wegtun

answer-players = Zwei bis sechs Personen spielen.
typed-answer-players =
    wie viele spieler/personen/leute/mitspielen/mitspieler
    zu 2/3/4/5/6/7 spielen/spielbar
    wie viele spielen/können mit/maximal/mitspielen
answer-pack = Die 108 Karten von UNO.
typed-answer-pack =
    wie viele karten insgesamt/gibt/gesamt/spiel/drin/es/überhaupt !anfang
    welche/was/welchen karten spielt/gespielt/spiel/für/benutzt/man
    uno karten/spiel/normales/normale
    mit welchen karten
answer-open = Alle Karten liegen offen: Jeder weiß alles außer der Reihenfolge des Ziehstapels.
typed-answer-open =
    sehen/sieht/seh/offen/verdeckt/geheim karten/andern/anderen/alle/meine/basen
    seht/sehen alle karten
    seht ihr alle karten
answer-special = Retour: eine Karte nehmen oder geben. Plus 2: zwei Karten weg. Plus 4: von jeder Farbe eine weg. Joker: von einer Farbe bei allen die tiefste und die höchste weg. Aussetzen: nichts.
typed-answer-special =
    sonderkarten/spezialkarten was/welche
    aktionskarten was/welche machen/gibt/bewirken
    welche karten besonderes/wirkung/funktion
answer-worth = Eine Zahlenkarte zählt ihre Zahl, eine 0 immer 10. Aktionskarten zählen nichts.
typed-answer-worth =
    wert/zählt/zählen/viel/was 0
    wert/zählt/zählen karte/zahl/aktionskarte/aktionskarten/karten/punkte !runden !eine !nur !farbe
    0 zehn/10/wert/zählt
answer-deal = Jeder zieht, bis er acht Zahlenkarten hat; andere Karten kommen dabei weg und werden wieder eingemischt.
typed-answer-deal =
    wie viele karten anfang/beginn/start/jeder/man/kriegt/bekommt/austeilen/ausgeteilt/hat/am
    austeilen/geben/verteilen aktionskarte/joker/aussetzer/aussetzen/retour/wie/bekommt/kommt/aktionskarten/sonderkarten
    zählen aktionskarten acht/dazu
answer-deal-first = Beim Geben zieht zuerst, wer nach dem Geber sitzt.
typed-answer-deal-first =
    wer { -typed-draw } zuerst/erstes/erster geben/austeilen/als
    wer zuerst geben/austeilen/zieht
answer-discards = Nach dem Geben werden die abgelegten Karten wieder eingemischt; zu Beginn ist die Ablage leer.
typed-answer-discards =
    weggelegten/abgelegten/ablagestapel karten/hin/leer/anfang/beginn/kommen/wohin
    wo/wohin karten hin/kommen los/geben/austeilen/losgeht
answer-begins = Wer in irgendeiner Farbe die höchste Summe hat, beginnt; bei Gleichstand entscheidet das Los.
typed-answer-begins =
    wer beginnt/anfängt/fängt/startet/anfangen/beginnen/anfang !geben !austeilen
    wer zuerst/erster dran/legt/spielt
    gleich/gleiche/gleichviel/gleichstand beginnt/fängt/viel/höchste/summe
answer-base = Deine Basis sind deine Zahlenkarten, nach Farben in vier Farbbasen sortiert. Die Summe einer Farbbasis zählt ihre Zahlen zusammen.
typed-answer-base =
    was basis/farbbasis/basen !aktiv
    wie rechnet/rechnen/berechnet/ausrechnen/gerechnet/zählt summe/summen/man
    wo/wohin kommt zahl/karte/gezogene/zahlenkarte
    summe was/wie
answer-win = Haben die Summen von drei deiner aktiven Farben gleichen Abstand, wie 8, 11 und 14, gewinnst du{ $claim ->
        [call] , sobald du sie ansagst
       *[auto] {" "}sofort
    }. Aktiv: mindestens zwei Zahlenkarten.
typed-answer-win =
    wie gewinnt man
    wie/wann gewinnt/gewinne/gewinnen/gewonnen/gewinn !partie !punkte
    was folge/ziel/sequenz
    folge zählt/gilt/was/heißt/ist
    5/8 10/11 15/14
    ziel spiel
    abstand/abstände gleich/müssen/was/groß
    alle vier/4/drei/3 farben
    wie viele farben
    drei/3 farben/summen
    wann hab/habe/hat gewonnen !partie !spiel
answer-active = Eine Farbe ist aktiv, wenn mindestens zwei Zahlenkarten in ihr liegen; eine einzelne Karte zählt nicht.
typed-answer-active =
    aktiv was/wann/ab/heißt/farbe/basis
    eine/nur/einzelne/einzige karte farbe/zählt/gewinnen/reicht/liegt
    wie viele karten farbe/basis/aktiv
    nur einer karte
    wann zählt/gilt farbe/basis
    zählt farbe nur/eine karte
answer-equal =
    { $strict_distance ->
        [on] Strenger Abstand ist an: Drei gleiche Summen zählen nicht.
       *[off] Auch drei gleiche Summen zählen: Strenger Abstand ist aus.
    }
typed-answer-equal =
    gleiche/gleich/selbe summen/zahlen/drei/3/viel gewinnen/zählen/zählt/reichen/gilt/gelten
    abstand 0/null
    strenger abstand
    dreimal dasselbe/gleiche
    dreimal das/die dasselbe/gleiche reicht/zählt
answer-any-time = Gewinnen kannst du jederzeit, auch wenn jemand anderes dran ist oder gleich nach dem Austeilen{ $claim ->
        [call] , durch Ansagen
       *[auto] { "" }
    }.
typed-answer-any-time =
    gewinnen/gewonnen/gewinne nicht/obwohl/wenn/anderer/andere dran/zug/bin
    gewinnen/gewonnen/gewinnt geben/austeilen/sofort/anfang/direkt/gleich/beginn
answer-several-win = Haben durch eine Aktion mehrere eine Folge, gewinnt, wer gehandelt hat, sonst der Nächste in Spielreihenfolge.
typed-answer-several-win =
    zwei/2/mehrere/beide gleichzeitig/folge/fertig/gewinnen/haben/gewonnen !summe !höchste !viel
    gleichzeitig fertig/gewinnen/folge
answer-claim =
    { $claim ->
        [call] Folgen müssen hier angesagt werden: Bemerke deine selbst und sag sie an, jederzeit. Die erste richtige Ansage gewinnt.
       *[auto] Das Programm sieht jede Folge sofort; angesagt werden muss an diesem Tisch nichts.
    }
typed-answer-claim =
    ansagen/rufen/sagen/melden/ansage muss/wann/folge/gewonnen/darf/während/was/selbst/wie !falsch !kostet
    merkt/sieht/erkennt computer/programm/selbst/von
    von selbst
    muss ich rufen/ansagen/sagen
answer-claim-wrong =
    { $claim ->
        [call] Eine falsche Ansage kostet deinen nächsten Zug, oder diesen, wenn du noch nichts getan hast.
       *[auto] Angesagt wird an diesem Tisch nicht. Wo es gilt, kostet eine falsche Ansage deinen nächsten Zug, oder diesen, wenn du noch nichts getan hast.
    }
typed-answer-claim-wrong =
    ansagen/ansage/ansag/sage falsch/irrtümlich/kostet/strafe/fehler
    falsch angesagt/ansagen/ansage
answer-claim-sums = Wo Folgen angesagt werden müssen, werden die Summen einmal gesagt, nach dem Geben; danach rechnest du selbst.
typed-answer-claim-sums =
    summen vorgelesen/gesagt/angesagt/immer/vorlesen/nochmal/mehr/warum
answer-turn = Zieh die oberste Karte, oder leg eine Karte deiner Basis ab. Dann ist der Nächste dran.
typed-answer-turn =
    was kann/darf/mach/machen dran/zug/ich/bin
    { -typed-discard } statt/anstatt/oder/ohne { -typed-draw }/karte/eigene/meine
    kann/darf { -typed-discard } karte/eigene/eine !schutzkarte !schild
    { -typed-draw } und/dann/danach/noch { -typed-discard }/weglegen
    muss { -typed-draw } oder/statt
    welche möglichkeiten
answer-no-cards = Ohne Karten musst du ziehen.
typed-answer-no-cards =
    keine karten mehr/habe/hab/was !stapel !ziehen
    keine karten mehr habe/hab was/mach
    ohne karten
answer-action = Eine gezogene Aktionskarte kommt auf die Ablage und wird sofort ausgeführt. Behalten kannst du sie nicht{ $shields ->
        [on] ; nur ein Aussetzen bleibt als Schutzkarte in deiner Basis
       *[off] { "" }
    }.
typed-answer-action =
    behalten/aufheben/später aktionskarte/karte/joker/aktionskarten
    muss aktionskarte/aktionskarten sofort/ausführen/gleich/spielen
    aktionskarten was/wann/wie
answer-pile-empty = Die ganze Ablage wird gemischt und zum Ziehstapel. Sind beide leer und du hast keine Karte, passt du; tun das alle, endet die Runde ohne Sieger.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty }
    keine karten/karte mehr ziehen/da/zum/stapel
    nichts mehr ziehen/da/zum
    alles leer
    niemand/keiner mehr/kann/machen
answer-skip =
    { $shields ->
        [on] Mit Schutzkarten ist ein Aussetzen eine Schutzkarte: Es kommt in die Farbbasis seiner Farbe, sonst geschieht nichts.
       *[off] Aussetzen: Es geschieht nichts.
    }
typed-answer-skip =
    was/wie aussetzen macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist
    wirkung/effekt/erklär/erkläre/bringt aussetzen
answer-reverse = Retour: Nimm jemandem eine Karte ihrer Farbe, oder gib eine eigene dieser Farbe ab. Eins davon musst du, wenn es geht.
typed-answer-reverse =
    was/wie/wozu retour macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist/muss
    retour geben/nehmen/klauen/lassen/darf/muss/niemand/keiner/farbe
    klauen/wegnehmen/stehlen karte/karten/jemand/anderen/von/was
    karte verschenken/geben jemand/anderen/abgeben
    rückwärtskarte/rückwärts/umkehrkarte was/macht/bringt/wie
    wirkung/effekt/erklär/erkläre/bringt retour
answer-draw-two = Plus 2: Leg zwei Karten ihrer Farbe ab; hast du eine, diese und eine von jemand anderem; hast du keine, zwei von anderen.
typed-answer-draw-two =
    was/wie +2 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist
    +2 nur/eine/keine/farbe/fehlt/muss/ziehen/hab/zwei
    wirkung/effekt/erklär/erkläre/bringt +2
answer-wild-four = Plus 4: Leg von jeder Farbe eine Karte ab. Für eine Farbe, die dir fehlt, wähl eine von jemand anderem.
typed-answer-wild-four =
    was/wie +4 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist/muss
    +4 fehlt/keine/farbe/ohne/abgeben/fehlen
    wirkung/effekt/erklär/erkläre/bringt +4
answer-wild = Joker: Nenne eine Farbe. Alle, auch du, legen davon ihre tiefste und ihre höchste Karte ab; eine einzelne geht allein.
typed-answer-wild =
    was/wie joker macht/kann/bedeutet/passiert/tut/bewirkt/funktioniert/geht/ist/wozu !+4
    joker mich/auch/eigener/selbst/selber/trifft !+4 !schild !schutzkarte
    joker farbe/keiner/niemand/wünschen/wählen/nur/eine/einzelne !+4
    farbwechsel was/macht
    wirkung/effekt/erklär/erkläre/bringt joker !+4 !team !teamjoker
answer-shields =
    { $shields ->
        [on] Eine Schutzkarte schützt ihre Farbbasis: Wer dort etwas ändern will, braucht die Erlaubnis der Person. Gegen einen Joker hilft sie nicht.
       *[off] Schutzkarten sind hier aus. Mit ihnen schützt ein Aussetzen seine Farbbasis: Änderungen dort brauchen Erlaubnis. Gegen einen Joker hilft es nicht.
    }
typed-answer-shields =
    was/wie/wozu schutzkarte/schutzkarten/schild/schutz/schilde macht/ist/geht/kann/gut/bringt/hilft/heißt/gegen
    schild/schutzkarte/schutz erlaubnis/fragen/ablehnen/erlauben/joker/nehmen/gegen/nein/zahl/zählt/klauen
    geschützt/schützen basis/farbe
answer-shield-own = Deine eigene Schutzkarte darfst nur du ablegen, als Zug.
typed-answer-shield-own =
    { -typed-discard } eigene/meine/eigenes/selber schutzkarte/schild
    schutzkarte/schild { -typed-discard }
answer-draw-again =
    { $draw_again ->
        [on] Nach Plus 2 oder Plus 4 darfst du noch eine Karte ziehen und musst sie, wenn es eine Aktionskarte ist, ausführen; nach einer weiteren solchen wieder. Oder passen.
       *[off] Nachziehen ist hier aus. Damit darfst du nach Plus 2 oder Plus 4 noch eine Karte ziehen.
    }
typed-answer-draw-again =
    nochmal/noch/weiterziehen ziehen/eine nach/+2/+4/plus
    nachziehen
    nach +2/+4 ziehen/nochmal
answer-rounds =
    { $rounds_mode ->
        [wins] Gespielt { $rounds ->
            [one] wird { $rounds } Runde
           *[other] werden { $rounds } Runden
        }; die meisten gewonnenen Runden gewinnen.
        [points] Gespielt { $rounds ->
            [one] wird { $rounds } Runde
           *[other] werden { $rounds } Runden
        }. Alle außer dem Sieger schreiben ihre größte Farbsumme auf; die wenigsten Punkte gewinnen.
       *[off] Der erste Sieg entscheidet die Partie. Die Wertung der Runden kann auch Siege oder Punkte über mehrere zählen.
    }
typed-answer-rounds =
    wie viele runden
    wann/wie partie/spiel endet/ende/vorbei/aus/fertig/gewonnen/zu
    wie punkte gezählt/zählen/berechnet/geschrieben/werden/gewertet
    wer gewinnt partie/spiel/gesamt/ende
    runden gespielt
