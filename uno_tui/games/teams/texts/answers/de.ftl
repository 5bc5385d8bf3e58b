# Antworten auf Fragen zu den Regeln. `typed-answer-…`: Muster der Fragen, eins je Zeile. Ein Schrägstrich trennt, was
# dasselbe heißt; Wörter mit Ausrufezeichen hat die Frage nicht.
-typed-pile = stapel/ziehstapel/nachziehstapel/haufen/vorrat/deck
-typed-empty = leer/alle/weg/aus/aufgebraucht/fertig/ende
-typed-draw = ziehen/zieh/ziehe/zieht/gezogen/nehmen/nehm/nehme/nimmt/genommen/aufnehmen/aufgenommen/kriegen/aufheben
-typed-lay = legen/leg/lege/legt/gelegt/ablegen/spielen/spiele/draufspielen/drauflegen/werfen/hinlegen/ausspielen/rauslegen
-typed-partner = partner/mitspielerin/partnerin/partners/mitspieler/partnerin/teampartner/kumpel

answer-players = Zu viert spielen zwei Teams, zu sechst drei, zu acht vier. Partner sitzen einander gegenüber.
typed-answer-players =
    wie viele spieler/personen/leute/mitspielen/teams/braucht
    zu 2/3/4/5/6/7/8 spielen/spielbar
    wie viele spielen/können mit/maximal
    wie viele team/mannschaft
    wie viele teams gibt/es/spielen
answer-pack = 112 Karten: je Farbe 1 bis 9, Aussetzen, Retour und Plus 2 je zweimal, keine 0; dazu 4 Joker, 8 Team-Joker, 4 Team-Plus 4.
typed-answer-pack =
    wie viele karten insgesamt/gibt/gesamt/spiel/drin/es/überhaupt/ganzen/stapel !anfang
    wie viele joker/teamjoker/aussetzen/retour/tausch/+4 gibt/es/gibts/sind/drin
    gibt/gibts 0/null
    0/null hier/spiel/gibt
    welche karten gibt/es/drin
    gibts/gibt ne/eine/hier 0
answer-swap-cards = Von jeder 3, 6 und 9 hat eine der zwei Karten das Tausch-Symbol: 12 Karten.
typed-answer-swap-cards =
    welche/welchen karten/zahlen tausch/tauschzeichen/tauschsymbol/symbol
    wie viele tauschzeichen/tauschkarten/tauschsymbole
    auf welchen/wo tauschzeichen/tauschsymbol/tausch
answer-deal = Jeder bekommt sieben Karten und gibt dann seinem Partner eine.
typed-answer-deal =
    wie viele karten anfang/beginn/start/jeder/man/kriegt/bekommt/austeilen/ausgeteilt/hand !ziehen !strafe !vergessen !uno !partner !nehmen !vergisst
    mit wie viele karten !uno
answer-begins = Wer nach dem Geber sitzt, beginnt; gespielt wird im Uhrzeigersinn.
typed-answer-begins =
    wer beginnt/anfängt/fängt/startet/anfangen/beginnen/anfang runde/nächste/zweite/partie/spiel/neue/an/zuerst
    wer zuerst/erster dran/legt/spielt
    welche richtung
    richtung los/herum/anfang
answer-first-card = Eine Sonderkarte wird übergangen, und es wird noch eine aufgedeckt. Ein Tausch-Symbol auf der ersten Karte bewirkt nichts.
typed-answer-first-card =
    erste/ersten/erster/aufgedeckte/startkarte karte/joker/aussetzen/retour/+2/+4/aktionskarte/tauschzeichen/aufgedeckt
    anfang/beginn/start joker/aussetzen/retour/+2/+4/aktionskarte/tauschzeichen/aufgedeckt
    aufgedeckt joker/aussetzen/retour/+2/+4/tauschzeichen
answer-give = Nach dem Austeilen gibt jeder seinem Partner verdeckt eine Karte. Alle wählen, bevor sich eine bewegt; eine Wahl wird nicht geändert.
typed-answer-give =
    { -typed-partner } karte geben/gebe/abgeben/schenken/weitergeben/rübergebe/rübergeben anfang/warum/muss/welche/beginn/am
    warum karte geben/abgeben/rübergeben
    karte/wahl ändern/umentscheiden/zurücknehmen/tauschen/nochmal rübergebe/gegeben/gebe/partner/geben
    karte geben anfang/beginn/warum
    hergeben/abgeben/geben karte anfang/soll/warum/muss
answer-matches = Eine Karte passt auf ihre Farbe, oder auf dieselbe Zahl oder dasselbe Symbol. Ein Joker passt auf alles. Das Tausch-Symbol zählt dabei nicht.
typed-answer-matches =
    was/welche/welcher darf/kann legen/drauf/drauflegen !sagen !partner
    was/welche passt/passen auf/drauf/karten
    was passt
    gleiche/gleich/selbe zahl/farbe/zeichen
    rot/grün/blau/gelb auf rot/grün/blau/gelb
    tauschzeichen auf tauschzeichen
    tauschzeichen/tauschsymbol passt
    aussetzen auf aussetzen
answer-may-draw = Du darfst ziehen, auch wenn du legen könntest. Dann darf nur die gezogene Karte gelegt werden, wenn sie passt.
typed-answer-may-draw =
    muss { -typed-lay } wenn/obwohl/kann/könnte/immer/passende !uno !partner
    { -typed-draw } obwohl/trotzdem/freiwillig/lieber/statt/absichtlich/auch könnte/kann/legen/passt/passende/passendes/hab/wenn
    legezwang/pflicht/gezwungen
    joker/karte aufheben/behalten/sparen
    darf ziehen obwohl/wenn/auch
answer-cannot-play = Passt nichts, ziehst du eine Karte. Passt sie, darfst du sie gleich legen; dann ist der Nächste dran.
typed-answer-cannot-play =
    nichts/nix/nicht/keine/kein { -typed-lay }/passt/passendes/geht/passende/passenden !stapel !uno !partner !mehr
    kann nicht legen/weiter/spielen
    ziehen bis/mehrmals/einmal/nochmal/mehrere passt/was/oder/oft
    wie viele { -typed-draw } wenn/nicht/nichts/nix
    wie oft ziehen
answer-drawn = Eine gezogene Karte, die passt, darfst du gleich legen, und keine andere.
typed-answer-drawn =
    gezogen/gezogene/gezogenen/aufgenommen/aufgenommene { -typed-lay }/gleich/sofort/muss/irgendeine/andere
    gerade gezogen/aufgenommen
    nach ziehen andere/legen/noch
    karte gezogen legen
answer-pile-empty = Die Ablage ohne ihre oberste Karte wird gemischt und zum Ziehstapel. Kann niemand legen oder ziehen, endet die Runde ohne Sieger.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty } !viele
    keine karten/karte mehr ziehen/da/zum/stapel/übrig
    nichts/nix mehr ziehen/da/zum/keiner
    neu mischen/gemischt
    niemand/keiner legen/kann/mehr !uno !partner
answer-call = Sobald nach dem Legen dir oder deinem Partner eine Karte bleibt; jeder von euch darf es sagen. Auch schon vorher. { FRONT() ->
       *[screen] Taste: { KEY("uno") }.
        [lines] Tippe { KEY("uno") }.
    }
typed-answer-call =
    wann uno !vergessen !lange !bis
    muss uno !vergessen !nicht !tausch !tauschen
    uno vorher/früher/schon/davor/vorab/bevor/voraus !draußen !draussen
    uno sagen/rufen/ansagen was/wie/warum/wozu/muss/wer !vergessen !falsch !tauschen !tausch
    wozu uno
    eine karte sagen/uno/rufen
    wer sagt/muss uno
answer-call-partner = Partner dürfen füreinander Uno sagen, auch wer draußen ist.
typed-answer-call-partner =
    { -typed-partner } uno sagen/sagt/für/rufen/statt/kann/darf !vergessen !melden
    draußen/draussen uno sagen/rufen/noch/melden/darf
answer-call-late = Ein Gegner darf es melden, bis der Nächste seinen Zug beginnt, also legt oder zieht.
typed-answer-call-late =
    wie lange uno/melden/sagen/erwischen/zeit
    bis wann uno/melden/sagen/rufen/erwischt/erwischen/verpfeifen/gegner
    zu spät uno/melden/sagen
    nachträglich/nachher/hinterher uno/melden/sagen
answer-call-forgot = Wer es vergisst, zieht zwei Karten, wenn es ein Gegner rechtzeitig meldet.
typed-answer-call-forgot =
    uno vergessen/vergesse/vergisst/vergessene/nicht/strafe/verpasst/verpennt/vergess
    strafe/strafkarten/straf uno/vergessen/viele/für
    vergessen uno/sagen/passiert/gemeldet/melden
    melden/gemeldet/erwischt passiert/viele/wie/karten
answer-call-own = Das eigene Team kann man nicht melden.
typed-answer-call-own =
    eigenen/eigener/meinen/mein/eigenes { -typed-partner }/team melden/verpfeifen/verraten/anzeigen/erwischen
    { -typed-partner } melden/verpfeifen
answer-call-swap = Nur das Legen einer Karte verpflichtet dazu, nicht Teilen, Tauschen, Geben oder Zurückkommen.
typed-answer-call-swap =
    uno tausch/tauschen/tauschens/getauscht/teilen/schenken/durchs eine/nur/hab/noch/sagen/muss
answer-out = Wer keine Karten mehr hat, bekommt die Hälfte der Hand seines Partners, abgerundet; der sucht sie aus. Mit einer Karte gibt er nichts, und man ist vorerst draußen.
typed-answer-out =
    keine karten/karte mehr/habe/hab was/partner/ich/passiert/noch !ziehen
    letzte karte lege/gelegt/was/passiert/leg !wirkt !wirkung !gewinnen
    { -typed-partner } hälfte/gibt/geben karten/viele/leer/fertig/mir/wenn !anfang
    wie viele karten { -typed-partner } gibt/bekomme/krieg/wenn
    wer/wie sucht/wählt/entscheidet/bestimmt karten/welche/aus
    { -typed-partner } nur/noch eine/1
    draußen/draussen/leer/fertig was/wenn/passiert !wieder !uno
answer-back = Du kommst zurück, sobald dein Partner zieht: Dann bekommst du die Hälfte seiner Hand. Draußen werden deine Züge übersprungen.
typed-answer-back =
    wieder rein/spiel/dabei/zurück/mitspielen/reinkommen/komm
    zurückkommen/zurück spiel/kommen/runde
    draußen/draussen dran/zug/züge/aussetzen/solange/übersprungen/wieder
    { -typed-partner } ziehen/zieht draußen/draussen/dabei/wieder
    aussetzen solange/keine/ohne karten
    wieder dabei/drin wann/raus/draußen/bin
answer-round-end = Hat keiner der Partner mehr eine Karte, gewinnt ihr Team die Runde sofort; die letzte Karte wirkt nicht mehr.
typed-answer-round-end =
    wann/wie runde endet/ende/vorbei/aus/fertig/gewonnen/zu/gewinnt/haben
    wie/wann gewinnt/gewinne/gewinnen/gewonnen/team !partie !punkte !spiel
    runde gewinnen/gewinnt/gewonnen
    wer gewinnt runde
    beide/müssen fertig/leer/karten/los/loswerden
    letzte karte wirkt/wirkung/noch/team/gewinnen/+2/ziehen
answer-skip = Aussetzen: Der Nächste setzt aus.
typed-answer-skip =
    was/wie aussetzen macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist
    wirkung/effekt/erklär/erkläre/bringt aussetzen
answer-reverse = Retour: Die Richtung dreht sich, auch wenn nur noch zwei dabei sind.
typed-answer-reverse =
    was/wie retour macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist
    dreht richtung
    richtungswechsel
    rückwärtskarte/rückwärts/umkehrkarte was/macht/bringt/wie
    wirkung/effekt/erklär/erkläre/bringt retour
answer-number-card = Eine Zahlenkarte bewirkt nichts, außer mit Tausch-Symbol.
typed-answer-number-card =
    was rot/gelb/grün/blau 0/1/2/3/4/5/6/7/8/9 macht/bewirkt/tut !plus !ziehen !tausch !tauschsymbol !symbol !retour !aussetzen !joker !richtungswechsel
    was 0/1/2/3/4/5/6/7/8/9 macht/bewirkt/tut/bedeutet/heißt/besonderes !plus !ziehen !karten !nach !tausch !tauschsymbol !symbol !retour !aussetzen !joker !richtungswechsel
    zahlenkarte/zahlenkarten/zahlen macht/machen/bewirken/bewirkt/wirkung/besonderes !tausch !tauschsymbol !symbol !retour !aussetzen !joker !richtungswechsel
answer-draw-two = Der Nächste zieht zwei Karten und setzt aus. Darauf kann man nicht antworten. Der Nächste kann auch dein eigener Partner sein.
typed-answer-draw-two =
    was/wie +2 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist !auf
    +2 dran/legen/aussetzen/aussetze/danach/dann/noch/auf/weitergeben/kontern/abwehren/partner/eigenen/treffen
    nach +2/dem legen/ziehen
    { -typed-draw } 2/zwei dran/aussetzen/setze/danach/noch/legen
    stapeln/kontern/antworten/weitergeben
    nächster/nächste eigener/eigenen/mein partner
    wirkung/effekt/erklär/erkläre/bringt +2
answer-wild = Joker: Er passt auf jede Karte, und du wünschst die Farbe.
typed-answer-wild =
    was/wie joker macht/kann/bedeutet/passiert/tut/bewirkt/funktioniert/geht/ist/wozu !team !+4 !wert !teamjoker
    wann joker legen/darf/kann !team !teamjoker
    normaler/normale/einfacher joker
    farbe wünschen/aussuchen/bestimmen/wählen
    wirkung/effekt/erklär/erkläre/bringt joker !+4 !team !teamjoker
answer-team-wild = Team-Joker: Du wählst die Farbe, und dein Partner muss sofort legen, wenn er kann. Sonst ziehst du zwei. Dann ist der Nachbar deines Partners dran.
typed-answer-team-wild =
    teamjoker was/wie/wer/macht/kann/passiert/nach/bringt/partner/wenn/wozu !viele !wert
    team joker was/wie/wer/macht/kann/passiert/nach/bringt/partner/wenn/wozu !+4 !viele !wert !punkte
    { -typed-partner } nichts/nicht/muss legen/kann joker/teamjoker/team
    nach teamjoker/joker dran/wer/weiter
answer-team-wild-four = Team-Plus 4: Du wählst die Farbe; der Nächste zieht zwei und setzt aus, und auch sein Partner zieht zwei.
typed-answer-team-wild-four =
    +4 team/was/wie/wer/zieht/ziehen/macht/beide/muss
    { -typed-partner } auch zwei/2/nehmen/ziehen obwohl/muss/wieso/warum
    beide ziehen/gegner 2/4/vier/zwei
    wirkung/effekt/erklär/erkläre/bringt +4
answer-swap = Tausch-Symbol: Du und dein Partner gebt einander je eine Karte. Beide wählen, bevor sich eine bewegt.
typed-answer-swap =
    was/wie/wozu tausch/tauschzeichen/tauschen/tauschsymbol/tauschkarte macht/ist/geht/passiert/bedeutet/funktioniert/heißt/mit
    3/6/9 zeichen/tauschzeichen/symbol/tausch
    tauschen partner/karten/wie
answer-order = Zuerst das Ende der Runde, dann der Tausch, dann die halbe Hand, dann die Wirkung der Karte.
typed-answer-order =
    was zuerst/erst/reihenfolge tausch/tauschen/wirkung/hälfte/zählt
    welche reihenfolge
answer-talk = Partner dürfen reden, aber nicht über ihre Karten, und nicht, um Farbwahl oder getauschte Karten zu beeinflussen.
typed-answer-talk =
    reden/sagen/sprechen/erzählen/zuflüstern/flüstern/verraten/absprechen/besprechen karten/partner/welche/farbe/uns/wir/ihm !uno
    dürfen reden/sagen/absprechen !uno
    zuflüstern welche/farbe/darf
    zuflüstern
    hinweis/tipp partner
    sagen/verraten/erzählen hand/hab/habe/kumpel/partner !uno !melden
    sagen was hand
    zuflüstern welche farbe
    darf zuflüstern/flüstern/verraten farbe
answer-colours = Jede Farbe hat ein eigenes Symbol, damit man die Farben auch ohne Sehen unterscheiden kann.
typed-answer-colours =
    farben/farbe unterscheiden/erkennen/erkennt/sehen/sieht/blind/symbol/symbole/auseinander
answer-worth = Zahlen zählen ihren Wert, Aussetzen, Retour und Plus 2 je 20, die Joker je 50. Das Siegerteam bekommt, was die anderen halten.
typed-answer-worth =
    wert/zählt/zählen/punkte/kostet aussetzen/retour/+2/+4/joker/karte/karten/team/zahlen/teamjoker/ende
    wie viele punkte joker/+4/+2/aussetzen/retour/karte/karten/zählt/gibt/ist/team/teamjoker/kriegt
    wie punkte gezählt/zählen/berechnet/abgerechnet/gerechnet/zählt/werden
    wer bekommt/kriegt punkte
answer-match-end =
    { $match_end ->
        [wins] Das Team, das zuerst { $wins } { $wins ->
            [one] Runde
           *[other] Runden
        } gewonnen hat, gewinnt die Partie.
       *[limit] Das Team, das zuerst { $limit } Punkte erreicht, gewinnt die Partie.
    }
typed-answer-match-end =
    wann/wie partie/spiel/ganze/ganz/match endet/ende/vorbei/aus/fertig/gewonnen/zu/gewinnt/schluss
    bis/ab wie viele/viel/punkte/wohin/punkten/wann !uno !melden !verpfeifen
    wie viele punkte gewinnen/ende/schluss/partie/spielen/gewinnt
    wie viele runden
    wer gewinnt partie/spiel/gesamt/insgesamt
