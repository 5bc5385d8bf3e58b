# Antworten auf Fragen zu den Regeln. `typed-answer-…`: Muster der Fragen, eins je Zeile. Ein Schrägstrich trennt, was
# dasselbe heißt; Wörter mit Ausrufezeichen hat die Frage nicht.
-typed-pile = stapel/ziehstapel/nachziehstapel/haufen/vorrat/deck
-typed-empty = leer/alle/weg/aus/aufgebraucht/fertig/ende
-typed-draw = ziehen/zieh/ziehe/zieht/gezogen/nehmen/nehm/nehme/nimmt/genommen/aufnehmen/aufgenommen/kriegen/aufheben
-typed-lay = legen/leg/lege/legt/gelegt/ablegen/spielen/spiele/draufspielen/drauflegen/werfen/hinlegen/ausspielen/rauslegen

answer-players = Zwei bis acht Personen spielen.
typed-answer-players =
    wie viele spieler/personen/leute/mitspielen/mitspieler/mitmachen
    zu 2/3/4/5/6/7/8/9 spielen/spielbar
    wie viele spielen/können mit/maximal
answer-pack = Ein Rommé-Spiel: zweimal 52 Karten und vier Joker, 108 Karten.
typed-answer-pack =
    wie viele karten insgesamt/gibt/gesamt/spiel/drin/es/überhaupt/das !anfang !jeder !kriegt !ziehen
    was für karten/blatt
    welche karten/blatt spielt/benutzt/gespielt
    wie viele joker/buben/könige/asse/sieben gibt/es/drin/sind
    jede karte zweimal/doppelt
    wie viele karten sind
answer-deal =
    { $hand_size ->
        [dealer] Der Geber jeder Runde sagt, wie viele Karten alle bekommen.
       *[other] Karten für alle: hier { $hand_size }; die Option dafür geht von 1 bis 12, oder der Geber bestimmt.
    }
typed-answer-deal =
    wie viele karten anfang/beginn/start/jeder/man/kriegt/bekommt/austeilen/ausgeteilt/hand !ziehen !strafe !vergessen !erwischt !sieben !7
    mit wie viele karten
    wer bestimmt/entscheidet viele/karten/ausgeteilt
answer-begins = Wer neben dem Geber sitzt, beginnt.
typed-answer-begins =
    wer beginnt/anfängt/fängt/startet/anfangen/beginnen/anfang
    wer zuerst/erster dran/legt/spielt
answer-first-card = Die erste Karte bewirkt nichts. Ein Joker geht zurück, und es wird neu aufgedeckt; ein Bube wünscht nichts.
typed-answer-first-card =
    erste/ersten/erster/aufgedeckte/startkarte karte/joker/bube/7/ass/aufgedeckt/dame/könig/8/9/6/4 !letzte
    anfang/beginn/start joker/bube/7/ass/aufgedeckt/dame/könig/8/9/6/4
    aufgedeckt joker/bube/7/ass
answer-matches = Eine Karte passt auf ihre Farbe, ihren Wert, den Wert daneben, oder wenn eine Zahl das Zwei- bis Fünffache der anderen ist. König und Ass sind keine Nachbarn.
typed-answer-matches =
    was/welche darf/kann/geht drauf/drauflegen/legen !letzte !letzten
    was/welche passt/passen auf/aufeinander/drauf/karten
    was passt alles/auf/worauf
    passt/geht/darf/kann/legen 2/3/4/5/6/8/9/10/ass/könig/dame/bube/7 auf 2/3/4/5/6/7/8/9/10/ass/könig/dame/bube/andere !gewünscht !wünscht !gewünschte
    ass auf könig
    ass 1/eins/passt/alles
    vielfaches/vielfache/doppelte/hälfte/halbe/teiler
    drüber/drunter/darüber/darunter/höher/niedriger/nachbar legen/karte/farbe/eins/eine
    gleiche/gleich/selbe zahl/farbe/wert
    wann passt karte
answer-special = Ass: tauschen; 2 verhindert es. 3: kaufen. 4: schenken. 6 und 8: aussetzen; 5 wehrt eine 6 ab. 7: zwei ziehen; 10 schickt sie zurück. 9: Richtung. Bube: Wunsch. Dame und König: ziehen.
typed-answer-special =
    sonderkarten/spezialkarten/aktionskarten/besonderen
    welche karten besonderes/wirkung/funktion/sonderfunktion/sonderfunktionen
    was bewirken karten
answer-cannot-play = Passt nichts, ziehst du eine Karte. Ziehen darfst du auch, wenn du legen könntest.
typed-answer-cannot-play =
    nichts/nix/nicht/keine/kein { -typed-lay }/passt/passendes/geht/passende/passenden !stapel !letzte !könig !mehr !mit !aufhören !fertig
    kann nicht legen/weiter/spielen
    { -typed-draw } obwohl/trotzdem/freiwillig/lieber/statt/absichtlich/auch/einfach könnte/kann/legen/passt/passende/hab/wenn/muss/oder
    muss { -typed-lay } wenn/obwohl/kann/könnte/immer/oder
    legezwang/pflicht
    passen statt/ohne/darf/kann/einfach
answer-drawn =
    { $play_drawn ->
        [on] Die gezogene Karte, und nur sie, darfst du gleich legen{ $cheating ->
            [on] {""}; sonst passt du
           *[off] {""}, wenn sie passt; sonst endet dein Zug
        }.
       *[off] Mit dem Ziehen endet dein Zug: Gezogene Karte legen ist an diesem Tisch aus.
    }
typed-answer-drawn =
    gezogen/gezogene/gezogenen/aufgenommen/aufgenommene { -typed-lay }/gleich/sofort/muss/andere
    gerade gezogen/aufgenommen
    nach ziehen andere/legen/noch
    karte gezogen legen
answer-pile-empty = Die Ablage ohne ihre oberste Karte wird gemischt und zum Ziehstapel. Kann niemand ziehen oder legen, endet die Runde ohne Sieger.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty } !viele
    keine karten/karte mehr ziehen/da/zum/stapel/übrig
    nichts/nix mehr ziehen/da/zum
    neu mischen/gemischt
    niemand/keiner ziehen/legen/kann/mehr
answer-cheat =
    { $cheating ->
        [on] Pfuschen ist an: Du darfst jede Karte versuchen. Wirst du erwischt, kommt sie zurück, alles wird rückgängig, du ziehst drei, und dein Zug ist vorbei.
       *[off] Pfuschen ist hier aus: Eine Karte, die nicht passt, wird abgelehnt. Mit Pfuschen darfst du jede versuchen; wirst du erwischt, kommt sie zurück, und du ziehst drei.
    }
typed-answer-cheat =
    schummeln/pfuschen/mogeln/betrügen/geschummelt/gepfuscht darf/kann/was/wie/erwischt/passiert/erlaubt/strafe/man !lange !wann !sagen !letzte !gewinnen
    erwischt schummeln/was/passiert/werde/beim
    falsche karte legen/passiert/lege
answer-challenge =
    { $cheating ->
        [on] Jeder andere darf eine Karte anzweifeln, bis jemand anderes legt, antwortet, zieht oder annimmt. Zu Unrecht anzweifeln kostet eine Karte.
       *[off] Pfuschen ist hier aus, also gibt es nichts anzuzweifeln.
    }
typed-answer-challenge =
    anzweifeln/beschuldigen/beschuldige/erwischen/zweifeln/melden/verdächtige unrecht/falsch/kostet/wann/lange/bis/schummler/wie/geschummelt/jemand
    bis wann sagen/geschummelt/anzweifeln/schummeln
    wie lange anzweifeln/schummeln/geschummelt
    unrecht beschuldige/beschuldigt/anzweifeln
answer-cheat-last = Eine Karte, die nicht passt, kann nie die letzte sein, auch nicht mit Pfuschen.
typed-answer-cheat-last =
    geschummelten/geschummelt/schummeln/pfuschen/gepfuscht/mogeln gewinnen/letzte/letzten/fertig/karte/beenden
answer-call = Mit nur einer Karte sag „Letzte Karte“, bevor jemand anderes legt, antwortet, zieht oder annimmt. Mit zwei schon vorher. { FRONT() ->
       *[screen] Taste: { KEY("uno") }.
        [lines] Tippe { KEY("uno") }.
    }
typed-answer-call =
    wann/was sagen/sag/ansagen/rufen letzte/letzten/eine/karte !vergessen !ohne
    muss sagen/ansagen/rufen letzte/karte/mau/letzten/was !vergessen
    letzte karte vorher/früher/schon/ansagen/vorab !vergessen !ohne !hinlegen
    mau sagen
    muss mau/uno
answer-call-forgot = Wer es vergisst, zieht eine Karte, wenn es jemand meldet. Ohne es gesagt zu haben, kannst du die letzte Karte nicht legen; nachholen geht.
typed-answer-call-forgot =
    vergessen/vergesse/vergisst/ohne/nicht letzte/sagen/gesagt/was karte/sagen/letzte/letzten/gesagt
    strafe letzte/vergessen/ansage
    ohne sagen/ansagen/was letzte/hinlegen/legen
    letzte karte vergessen
answer-last-which = Das darf nicht die letzte Karte sein: Ass, 2, 4, 7, 10, ein König, der die Königsrunde beendet, ein Joker als eine davon.
typed-answer-last-which =
    welche/welchen/was karten/karte/nicht aufhören/beenden/enden/letzte/schluss/fertig/ausmachen
    beenden/aufhören/fertig/gewinnen/ausmachen/schluss/enden/ausgehen mit ass/2/4/7/10/bube/könig/dame/joker/8/9/6/3/buben
    letzte/letzten karte/als/nur/noch ass/2/4/7/10/bube/könig/joker/dame/8/9/6/3
    nur noch ass/2/4/7/10
answer-ace = Ass: Du musst mit jemandem deiner Wahl alle Karten tauschen. Eine 2 verhindert es; ein weiteres Ass lenkt es auf andere.
typed-answer-ace =
    was/wie ass macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/ist/muss
    ass tauschen/hand/wem/verhindern/abwehren
    tauschen hand/karten/mit/mir/verhindern/muss/jemand/abwehren
    verhindern/abwehren/wehren tausch/tauschen/ass
    was/wie/wozu/wofür ass bringt/gut/für/effekt/wirkung/tut/kann
    ass gut/effekt/wirkung/wofür
answer-two = 2: Sie verhindert den Tausch durch ein Ass; sonst bewirkt sie nichts.
typed-answer-two =
    was/wie/wofür/wozu 2 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/gut/ist/bringt
    was/wie/wozu/wofür 2 bringt/gut/für/effekt/wirkung/tut/kann
    2 gut/effekt/wirkung/wofür/besonders
answer-three = 3: Du darfst die Karte unter der 3 kaufen: Sie kommt auf deine Hand. Mit der letzten Karte geht das nicht.
typed-answer-three =
    was/wie/wozu 3 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/gut/ist/kauf/kaufen/bringt
    kaufen/kauf/kaufe karte/was/unter/letzten/3
    karte unter 3
    was/wie/wozu/wofür 3 bringt/gut/für/effekt/wirkung/tut/kann
    3 gut/effekt/wirkung/wofür/besonders
answer-four = 4: Du musst jemandem verdeckt eine Karte geben. Mit einer 4 derselben Farbe, oder einem Joker als diese, gibt die Person stattdessen dir eine.
typed-answer-four =
    was/wie/wozu 4 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/gut/ist/mit/bringt !auf
    4 geben/schenken/zurück/abwehren/wehren/karte/verschenken !auf
    geschenkte/geschenkt/schenkt/gibt/gegeben/schenken karte wehren/zurückgeben/ablehnen/abwehren/zurück/gegen
    was/wie/wozu/wofür 4 bringt/gut/für/effekt/wirkung/tut/kann
    4 gut/effekt/wirkung/wofür/besonders
    warum/wieso/weshalb karte geben/gebe
answer-six = 6: Die nächsten zwei setzen aus. Eine 5 beliebiger Farbe wehrt sie ab.
typed-answer-six =
    was/wie/wozu 6 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/ist/abwehren/herum/um/aussetzen/rum
    aussetzen 6/um/herum/abwehren/verhindern
    6 zwei/viele/aussetzen/setzen
    was/wie/wozu/wofür 6 bringt/gut/für/effekt/wirkung/tut/kann
    6 gut/effekt/wirkung/wofür/besonders
    wehren/wehr/gegen/abwehren 6/sechs
    6 raus/rauskommen/hingelegt/weg
answer-five = 5: Sie wehrt eine 6 ab; sonst bewirkt sie nichts.
typed-answer-five =
    was/wie/wozu/wofür 5 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/gut/ist/bringt
    was/wie/wozu/wofür 5 bringt/gut/für/effekt/wirkung/tut/kann
    5 gut/effekt/wirkung/wofür/besonders
answer-seven = 7: Der Nächste zieht zwei. Eine weitere 7 macht zwei mehr für den Nächsten; eine 10 schickt sie zurück. Jede Farbe geht.
typed-answer-seven =
    was/wie/wozu 7 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/ist/ziehen/viele
    7 auf 7
    7 ziehen/nehmen/kontern/zurück/abwehren/weitergeben/zurückschicken/weitere/zurückgeben
    bei 7 ziehen/viel/viele/wie
    sieben auf sieben legen/kann/drauf
    7 auf legen/drauf 7/sieben kann/darf/man
    was/wie/wozu/wofür 7 bringt/gut/für/effekt/wirkung/tut/kann
    7 gut/effekt/wirkung/wofür/besonders
    wehren/wehr/gegen/abwehren 7/sieben
answer-eight = 8: Der Nächste setzt aus. Zu zweit bist du noch einmal dran.
typed-answer-eight =
    was/wie/wozu 8 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/ist
    8 2/zweit/aussetzen/nochmal
    welche karte aussetzen
    was/wie/wozu/wofür 8 bringt/gut/für/effekt/wirkung/tut/kann
    8 gut/effekt/wirkung/wofür/besonders
answer-nine = 9: Die Richtung dreht sich. Zu zweit bist du noch einmal dran.
typed-answer-nine =
    was/wie/wozu 9 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/ist
    9 2/zweit/richtung/nochmal/spieler/dran
    welche karte richtung/dreht
    richtung dreht/ändert/wechselt/drehen
    was/wie/wozu/wofür 9 bringt/gut/für/effekt/wirkung/tut/kann
    9 gut/effekt/wirkung/wofür/besonders
answer-ten = 10: Sie schickt eine 7 zurück; sonst bewirkt sie nichts.
typed-answer-ten =
    was/wie/wozu/wofür 10 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/ist/dient
    10 zurück/zurückschicken/7 !passt !legen
    was/wie/wozu/wofür 10 bringt/gut/für/effekt/wirkung/tut/kann
    10 gut/effekt/wirkung/wofür/besonders
answer-jack = Bube: Du darfst dir eine Farbe wünschen, die nächste Karte muss sie haben. Ein Bube passt wie jede andere Karte, auch auf einen Buben; auf eine gewünschte Farbe nur mit dieser Farbe.
typed-answer-jack =
    was/wie/wozu bube/bub/unter macht/kann/bedeutet/passiert/tut/bewirkt/heißt/ist/geht
    bube auf bube/alles/gewünscht/gewünschte/farbe/jede
    wünschen/wünscht/gewünscht farbe/bube/auf/alles/was/darf
    welche karte wünscht/wünschen
    bube gewünscht/wünschen
    was/wie/wozu/wofür bube bringt/gut/für/effekt/wirkung/tut/kann
    bube gut/effekt/wirkung/wofür
    bube auf bube legen/kann/darf
    bube auf bube einen/legen darf/kann
answer-queen = Dame: Nenne jemand anderen, der eine Karte zieht und dann dran ist. Mit einer weiteren Dame geht es weiter, jedes Mal eine Karte mehr.
typed-answer-queen =
    was/wie/wozu dame/damen macht/kann/bedeutet/passiert/tut/bewirkt/heißt/ist/bei/geht
    dame ziehen/weitergeben/wer/zieht/auf/abwehren/nennen
    was/wie/wozu/wofür dame bringt/gut/für/effekt/wirkung/tut/kann
    dame gut/effekt/wirkung/wofür
answer-king = König: Du darfst eine Königsrunde ausrufen. Alle legen reihum einen König oder ziehen eine Karte; du beendest sie mit einem König, oder ziehst drei.
typed-answer-king =
    was/wie/wozu könig/königsrunde/könige macht/kann/bedeutet/passiert/tut/bewirkt/heißt/ist/geht/funktioniert/mit
    königsrunde kein/keinen/was/endet/beenden/ziehen/kostet/ohne/hab
    kein könig
    keinen könig
    was/wie/wozu/wofür könig bringt/gut/für/effekt/wirkung/tut/kann
    könig gut/effekt/wirkung/wofür
answer-joker = Joker: entweder eine Karte, die du nennst, mit ihrer Wirkung, oder er wünscht einen Wert, der als Nächstes gelegt werden muss. Er passt auf alles.
typed-answer-joker =
    was/wie/wozu joker macht/kann/bedeutet/passiert/tut/bewirkt/heißt/ist/geht/machen !wert !punkte
    joker auf/wann/alles/jede/wert/wünschen/als
    was/wie/wozu/wofür joker bringt/gut/für/effekt/wirkung/tut/kann
    joker gut/effekt/wirkung/wofür
answer-sit-out = Wegen einer 6 setzen die nächsten zwei aus, wegen einer 8 der Nächste. Eine 5 oder ein Joker als 5 wehrt die 6 ab.
typed-answer-sit-out =
    aussetzen/aussetze/aussetzt/ausgesetzt warum/wieso/weshalb/wann/wer/was/muss/passiert/wie
    setze/setzt aus warum/wieso/weshalb/wann/wer/was/muss/passiert
answer-answer = Solange du antworten kannst, antwortest du mit der passenden Karte oder nimmst an. Das Spiel wartet auch, wenn du keine solche Karte hast.
typed-answer-answer =
    was annehmen/antwort/antworten heißt/bedeutet/ist/muss
    warum annehmen/warten
    muss annehmen
answer-worth = Ass 11, 2 bis 10 ihre Zahl, Dame und König 10, Bube 20, Joker 50. Wer die Runde gewinnt, schreibt nichts.
typed-answer-worth =
    wert/zählt/zählen/punkte/kostet bube/joker/ass/könig/dame/karte/karten/2/7/10/ende
    wie viele punkte bube/joker/ass/könig/dame/karte/karten/zählt/gibt/ist
    wie punkte gezählt/zählen/berechnet/abgerechnet/gerechnet/zählt
    was zählt/zählen bube/joker/ass/könig/dame
    miese/miesen/minuspunkte/strafpunkte karte/meisten/welche/viele
answer-round-end = Wer seine letzte Karte ansagt und legt, gewinnt die Runde; die anderen schreiben auf, was sie halten. Die letzte Karte wirkt nicht mehr.
typed-answer-round-end =
    wann/wie runde endet/ende/vorbei/aus/fertig/gewonnen/zu/gewinnt !königsrunde
    wie/wann gewinnt/gewinne/gewinnen/gewonnen !partie !punkte !spiel
    runde gewinnen/gewinnt/gewonnen
    wer gewinnt runde
    letzte karte wirkt/wirkung/noch !sagen !vergessen
answer-match-end = Die Partie endet nach { $rounds } { $rounds ->
        [one] Runde
       *[other] Runden
    }; die wenigsten Punkte gewinnen.
typed-answer-match-end =
    wann/wie partie/spiel/ganze/ganz endet/ende/vorbei/aus/fertig/gewonnen/zu/gewinnt/schluss
    wie viele runden
    wer gewinnt partie/spiel/gesamt/ende/insgesamt/punkte
    viele/wenig/meisten/wenigsten/wenige punkte gut/schlecht/gewinnt/besser/gewinnen
    punkte gut/schlecht
