# Antworten auf Fragen zu den Regeln. `typed-answer-…`: Muster der Fragen, eins je Zeile. Ein Schrägstrich trennt, was
# dasselbe heißt; Wörter mit Ausrufezeichen hat die Frage nicht.
-typed-pile = stapel/ziehstapel/nachziehstapel/haufen/vorrat/deck
-typed-empty = leer/alle/weg/aus/aufgebraucht/fertig/ende
-typed-draw = ziehen/zieh/ziehe/zieht/gezogen/nehmen/nehm/nehme/nimmt/genommen/aufnehmen/aufgenommen/kriegen/aufheben
-typed-lay = legen/leg/lege/legt/gelegt/ablegen/spielen/spiele/draufspielen/drauflegen/werfen/hinlegen/ausspielen/rauslegen

answer-players = Zwei bis zehn Personen spielen.
typed-answer-players =
    wie viele spieler/personen/leute/mitspielen/mitspieler
    zu 2/3/4/5/6/7/8/9/10 spielen/spielbar
    wie viele spielen/können mit/maximal/mitspielen
    wievielt spielen/höchstens/man
answer-pack = { $buzzer ->
        [on] 116 Karten, davon 8 Summer:
       *[off] 108 Karten:
    } je Farbe eine 0, je zwei 1 bis 9, Aussetzen, Retour und Plus 2; dazu vier Joker und vier Plus 4.
typed-answer-pack =
    wie viele karten insgesamt/gibt/gesamt/spiel/drin/es/überhaupt !anfang
    wie viele joker/aussetzen/retour/nullen/0/+4/+2 !punkte !ziehen
    welche karten gibt/es/sind
    gibt/gibts 0 doppelt/zweimal/oft
    wie oft/viele jede/karte/zahl gibt/es/drin
    welche farben gibt/es/sind !habe !ich
    wie viele farben gibt/es/hat/spiel !habe !hab !ich
answer-deal = Jeder bekommt sieben Karten.
typed-answer-deal =
    wie viele karten anfang/beginn/start/jeder/man/kriegt/bekommt/austeilen/ausgeteilt/hand !ziehen !strafe !vergessen !uno
    mit wie viele karten !uno
answer-begins = Jede Runde beginnt, wer nach dem Geber sitzt.
typed-answer-begins =
    wer beginnt/anfängt/fängt/startet/anfangen/beginnen/anfang runde/nächste/zweite/partie/spiel/neue/an/zuerst
    wer zuerst/erster dran/legt/spielt
answer-first-card = Aussetzen: Der Erste setzt aus. Retour: Der Geber beginnt. Plus 2: Der Erste zieht. Auf einen Joker passt alles. Plus 4 und Summer gehen zurück.
typed-answer-first-card =
    erste/ersten/erster/aufgedeckte/startkarte karte/joker/aussetzen/retour/+2/+4/aktionskarte/buzzer/aufgedeckt/ist
    anfang/beginn/start joker/aussetzen/retour/+2/+4/aktionskarte/buzzer/aufgedeckt
    aufgedeckt joker/aussetzen/retour/+2/+4/aktionskarte/buzzer
    allererste karte
    +4 am anfang liegt/ist was
    plus vier anfang liegt
answer-matches = Eine Karte passt auf ihre Farbe, oder auf dieselbe Zahl oder dasselbe Symbol. Ein Joker passt in deinem Zug immer{ $advanced_response ->
        [on] { "" }
       *[off] , außer du hast Karten zu ziehen
    }.
typed-answer-matches =
    was/welche/welcher darf/kann legen/drauf/drauflegen !sagen !partner
    was/welche passt/passen auf/drauf/karten !buzzer
    was passt
    gleiche/gleich/selbe zahl/farbe/zeichen
    rot/grün/blau/gelb auf rot/grün/blau/gelb
    aussetzen auf aussetzen
    retour auf retour
    wann passt karte
    aussetzen/retour andere/anderer farbe
answer-special = Aussetzen: Der Nächste setzt aus. Retour: Die Richtung dreht sich. Plus 2: zwei Karten. Joker: Farbwunsch. Plus 4: Farbwunsch und vier Karten.
typed-answer-special =
    sonderkarten/spezialkarten/aktionskarten was/welche
    welche karten besonderes/wirkung/funktion/sonderfunktion/sonderfunktionen
answer-must-play =
    { $draw_anytime ->
        [on] An diesem Tisch darfst du ziehen, auch wenn du legen könntest.
       *[off] Wer legen kann, muss legen; freiwillig ziehen ist an diesem Tisch aus. Fällige Karten darf man immer ziehen.
    }
typed-answer-must-play =
    muss { -typed-lay } wenn/obwohl/kann/könnte/immer/passende !uno
    { -typed-draw } obwohl/trotzdem/freiwillig/lieber/statt/absichtlich/auch könnte/kann/legen/passt/passende/passendes/hab/wenn
    muss ich legen
    legezwang/pflicht/gezwungen
    joker/karte aufheben/behalten/sparen/zurückhalten
    darf ziehen obwohl/wenn/auch
answer-cannot-play = Passt nichts, ziehst du eine Karte. Passt sie, darfst du sie gleich legen; sonst endet dein Zug.
typed-answer-cannot-play =
    nichts/nix/nicht/keine/kein { -typed-lay }/passt/passendes/geht/passende/passenden !stapel !uno !bluff !mehr
    kann nicht legen/weiter/spielen
    wie viele { -typed-draw } wenn/nicht/nichts/nix
    wann { -typed-draw } man/ich/muss !uno
answer-one-draw = In einem Zug ziehst du nur einmal. Danach darfst du nur die gezogene Karte legen, oder passen.
typed-answer-one-draw =
    ziehen bis/mehrmals/einmal/nochmal/weiter/mehrere/zweimal/solange passt/was/oder/oft/geht/kann
    bis passt/was ziehen
    wie oft/lange { -typed-draw }
    nach ziehen andere/anderen/noch/legen
    gezogen andere/irgendeine/anderen { -typed-lay }
    nach { -typed-draw } andere/anderen
    passen nach/ohne/darf/kann/statt
    einfach passen
    andere karte gezogen/ziehen
answer-drawn = Eine gezogene Karte, die passt, darfst du gleich legen, oder du passt. Eine andere Karte darfst du dann nicht legen.
typed-answer-drawn =
    gezogen/gezogene/gezogenen/aufgenommen/aufgenommene/gezogener { -typed-lay }/gleich/sofort/muss !andere !irgendeine
    gerade gezogen/aufgenommen
    karte gezogen legen
answer-pile-empty = Die Ablage ohne ihre oberste Karte wird gemischt und zum Ziehstapel.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty } !viele
    keine karten/karte mehr ziehen/da/zum/stapel/übrig
    nichts mehr ziehen/da/zum
    wird gemischt
    neu mischen/gemischt
    niemand/keiner legen/kann !uno
answer-round-end = Wer zuerst keine Karten mehr hat, gewinnt die Runde; die anderen zählen, was sie halten.
typed-answer-round-end =
    wann/wie runde endet/ende/vorbei/aus/fertig/gewonnen/zu/gewinnt
    wie/wann gewinnt/gewinne/gewinnen/gewonnen/gewinn !partie !punkte !spiel
    runde gewinnen/gewinnt/gewonnen/beendet
    wer gewinnt runde
    letzte karte was/passiert
    keine karten mehr/fertig
    einer fertig/erster
answer-last-action =
    { $advanced_response ->
        [on] Mit Fortgeschrittenen Antworten endet die Runde nicht, solange Karten zu ziehen sind; sie werden erst gezogen.
       *[off] Jede Karte darf die letzte sein. Plus 2 oder Plus 4 als letzte Karte beendet die Runde sofort; niemand zieht.
    }
typed-answer-last-action =
    letzte/letzten/letzter karte/joker/+2/+4/aktionskarte joker/+2/+4/aktionskarte/aussetzen/retour/schwarze/aktion/sonderkarte
    beenden/aufhören/ausmachen/gewinnen/schluss/schließen/fertig/enden mit joker/+2/+4/aktionskarte/aussetzen/retour/sonderkarte
    schwarze/schwarzen karte aufhören/beenden/fertig
    mit schwarze/schwarzen karte aufhören/beenden/fertig
answer-call = Sobald du nach dem Legen eine Karte hast, bevor dich jemand meldet; auch schon, bevor du legst. { FRONT() ->
       *[screen] Taste: { KEY("uno") }.
        [lines] Tippe { KEY("uno") }.
    }
typed-answer-call =
    wann uno !vergessen !lange
    muss uno !vergessen !nicht
    uno vorher/früher/schon/davor/vorab/bevor/voraus/später/nachher
    uno sagen/rufen/ansagen was/wie/warum/wozu/muss !vergessen !falsch !versehen
    wozu uno
    vorletzte/vorletzten karte uno/sagen
    eine karte sagen/uno/rufen
    uno zwei/2 karten
answer-call-late = Bis jemand legt, abfängt oder anzweifelt, oder wer dran ist, zieht. Danach kann dich niemand mehr melden.
typed-answer-call-late =
    wie lange uno/melden/sagen/erwischen/zeit
    bis wann uno/melden/sagen/rufen/erwischt/erwischen
    zu spät uno/melden/sagen
    nachträglich/nachher/hinterher uno/melden/sagen
    noch melden/uno spät/sagen/danach
answer-call-forgot = Wer es vergisst, zieht { $uno_penalty } { $uno_penalty ->
        [one] Karte
       *[other] Karten
    }, wenn es jemand rechtzeitig meldet.
typed-answer-call-forgot =
    uno vergessen/vergesse/vergisst/vergessene/nicht/strafe/verpasst/verpennt/vergess
    strafe/strafkarten/straf uno/vergessen/viele/für
    vergessen uno/sagen/passiert/gemeldet/melden
    melden/gemeldet/erwischt passiert/viele/wie/karten/uno/muss
answer-call-wrong = Das wird abgelehnt und kostet nichts.
typed-answer-call-wrong =
    uno falsch/versehen/irrtümlich/fälschlich/grundlos/früh/schlimm/umsonst/aus
    melden/meldet/melde falsch/grundlos/irrtümlich/unrecht/uno/niemand/versehen
    uno doch/obwohl/mit mehr/nicht/viele
answer-call-two = Eine Meldung trifft alle, in Spielrichtung.
typed-answer-call-two =
    2/beide/mehrere/zwei leute/spieler/haben/vergessen uno/vergessen/ziehen
answer-call-self = Sich selbst kann man nicht melden.
typed-answer-call-self =
    selbst/selber melden
answer-skip = Aussetzen: Der Nächste setzt aus. Zu zweit bist du noch einmal dran.
typed-answer-skip =
    was/wie aussetzen macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist
    aussetzen 2/zweit/spieler/nochmal
    wirkung/effekt/erklär/erkläre/bringt aussetzen
answer-reverse = Retour: Die Richtung dreht sich. Zu zweit bist du noch einmal dran.
typed-answer-reverse =
    was/wie retour macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist
    retour 2/zweit/spieler/nochmal/dran
    pfeil/pfeile karte
    dreht richtung
    richtungswechsel/umdrehkarte/umdrehen
    rückwärtskarte/rückwärts/umkehrkarte was/macht/bringt/wie
    wirkung/effekt/erklär/erkläre/bringt retour
answer-number-card = Eine Zahlenkarte bewirkt nichts.
typed-answer-number-card =
    was rot/gelb/grün/blau 1/2/3/4/5/6/8/9 macht/bewirkt/tut !plus !ziehen !retour !aussetzen !joker !richtungswechsel
    was 1/2/3/4/5/6/8/9 macht/bewirkt/tut/bedeutet/heißt/besonderes !plus !ziehen !karten !nach !retour !aussetzen !joker !richtungswechsel
    zahlenkarte/zahlenkarten/zahlen macht/machen/bewirken/bewirkt/wirkung/besonderes !retour !aussetzen !joker !richtungswechsel
answer-draw-two =
    { $skip_after_draw ->
        [on] Plus 2: Der Nächste zieht zwei Karten und setzt aus.
       *[off] Plus 2: Der Nächste zieht zwei Karten und hat dann einen gewöhnlichen Zug.
    }
typed-answer-draw-two =
    was/wie +2 macht/kann/bedeutet/passiert/tut/bewirkt/heißt/funktioniert/geht/ist !auf
    wirkung/effekt/erklär/erkläre/bringt +2
answer-after-drawing =
    { $skip_after_draw ->
        [on] Nach dem Ziehen fälliger Karten setzt du aus: Zug überspringen nach dem Ziehen ist an.
       *[off] Nach dem Ziehen fälliger Karten hast du noch einen gewöhnlichen Zug: Zug überspringen nach dem Ziehen ist aus.
    }
typed-answer-after-drawing =
    +2 dran/legen/aussetzen/aussetze/danach/dann/noch !auf !erste
    nach +2/+4 { -typed-draw } dran/legen/aussetzen/noch
    nach dem { -typed-draw } dran/aussetzen
    { -typed-draw } 2/4/+2/+4/strafe/zwei/vier dran/aussetzen/setze/danach/noch/trotzdem/legen
    setzt/setze/aussetzen aus/nach/wer { -typed-draw }/+2/+4
    nach strafkarten/karten aussetzen/legen/dran muss/darf
    nach zwei/2/vier/4 strafkarten aussetzen/legen/dran
    aussetzen/setzt wenn/nach/aus plus/+4/+2 nimmt/nimmst/nehme/vier/zwei
answer-wild = Joker: Er passt in deinem Zug auf jede Karte. Du wünschst die Farbe, die als Nächstes gelegt werden muss.
typed-answer-wild =
    was/wie joker macht/kann/bedeutet/passiert/tut/bewirkt/funktioniert/geht/ist/wozu !+4 !wert
    wann/immer joker legen/darf/kann/auf/jederzeit !+4
    joker auf joker/alles/jede !+4
    farbe wünschen/aussuchen/bestimmen/gleiche/wählen/selbe
    wer wünscht/bestimmt farbe
    wirkung/effekt/erklär/erkläre/bringt joker !+4 !team !teamjoker
answer-wild-four = Plus 4: Sie passt auf jede Karte, und du wünschst die Farbe. Der Nächste zieht vier, bevor er legt.
typed-answer-wild-four =
    was/wie +4 macht/kann/bedeutet/passiert/tut/funktioniert/geht/ist/bewirkt !geschummelt !bluff
    wann/immer +4 legen/darf/kann/jederzeit !geschummelt !bluff !blufft
    +4 obwohl/auch farbe/wenn/hab
    +4 erlaubt/jederzeit
    wirkung/effekt/erklär/erkläre/bringt +4
answer-honest =
    { $bluff ->
        [on] Plus 4 ist ein Bluff, wenn auch eine andere Karte gepasst hätte. Legen darf man sie trotzdem; der Nächste darf anzweifeln.
       *[off] Plus 4 darf man jederzeit legen; Anzweifeln ist an diesem Tisch aus.
    }
typed-answer-honest =
    wann bluff/geschummelt/blufft/ehrlich/gelogen
    was bluff/bluffen/ehrlich !falsch !passiert !sage
    bluff heißt/ist/bedeutet/gilt
    woran erkennt/erkenne bluff
    woran/wie erkennt/erkenne/merkt +4/geschummelt/bluff
    geschummelt/schummeln/lügen +4
answer-bluff =
    { $bluff ->
        [on] War es ein Bluff, zieht der Bluffer die Karten und zwei dazu. Sonst ziehst du sie und zwei dazu. { FRONT() ->
           *[screen] Taste: { KEY("call_bluff") }.
            [lines] Tippe { KEY("call_bluff") }.
        }
       *[off] Diese Hausregel ist hier aus. Mit ihr zieht ein ertappter Bluffer die Karten und zwei dazu; war es keiner, zieht sie, wer angezweifelt hat.
    }
typed-answer-bluff =
    bluff/blufft/bluffen/geblufft/anzweifeln/anzweifle/zweifle falsch/richtig/unrecht/stimmt/sage/sag/passiert/strafe/erwischt/ertappt/viele/zieht/recht/nicht/kostet
    anzweifeln/zweifeln +4/joker/wer/wann/darf/wie
    wer darf/kann anzweifeln/bluff
    glaube/glaub nicht +4/bluff
answer-bluff-after =
    { $bluff ->
        [on] Nach richtigem Anzweifeln hast du einen gewöhnlichen Zug; nach falschem { $skip_after_draw ->
            [on] setzt du aus
           *[off] auch
        }.
       *[off] Anzweifeln ist an diesem Tisch aus.
    }
typed-answer-bluff-after =
    nach anzweifeln/bluff dran/legen/zug/weiter
    bluff dran/danach
answer-responses =
    { $response ->
        [on] Plus 2 beantwortet nur Plus 2, Plus 4 nur Plus 4; die Summe geht weiter.
       *[off] Antworten sind hier aus: Wer ziehen muss, zieht. Mit ihnen darfst du auf eine Plus 2 eine Plus 2 legen, auf eine Plus 4 eine Plus 4.
    }
typed-answer-responses =
    +2 auf +2/+4/drauf/legen
    +4 auf +2/+4/drauf
    +2 +4 auf/drauf/mischen/kontern
    antworten/stapeln/kontern/weitergeben/weiterschieben/abwehren/wehren/draufspielen/drauflegen/zurückgeben +2/+4/ziehen/karten/wie/was/darf/kann
    wie antworten/kontern
    +2 weitergeben/abwehren/kontern/wehren/umgehen
    stapeln darf/kann/man/geht/erlaubt
answer-advanced =
    { $advanced_response ->
        [on] Ein passendes Aussetzen gibt die Karten weiter, eine Retour schickt sie zurück, ein Joker gibt sie mit neuer Farbe weiter.
       *[off] Fortgeschrittene Antworten sind hier aus. Mit ihnen gibt Aussetzen die Karten weiter, Retour schickt sie zurück, ein Joker gibt sie mit neuer Farbe weiter.
    }
typed-answer-advanced =
    aussetzen/retour/joker +2/+4/ziehen/strafe weiterschieben/weitergeben/zurückschicken/zurück/auf/kontern/abwehren/antworten/umlenken
    retour zurück/zurückschicken/zurückgeben +2/+4/karten/ziehen
    +2/+4 mit aussetzen/retour/joker
    erweiterte/fortgeschrittene antworten
answer-debt = Fällige Karten werden alle auf einmal gezogen. Vorher darf keine gewöhnliche Karte gelegt werden.
typed-answer-debt =
    alle/einzeln/einmal/auf karten/ziehen einmal/einzeln/nacheinander/ziehen
    normale/andere karte statt ziehen/legen
    einzeln ziehen
answer-worth = Zahlen zählen ihren Wert, Aussetzen, Retour und Plus 2 je 20, Joker und Plus 4 je 50{ $buzzer ->
        [on] , ein Summer auch
       *[off] { "" }
    }. Eine 0 zählt nichts.
typed-answer-worth =
    wert/zählt/zählen/punkte/kostet aussetzen/retour/+2/+4/joker/karte/karten/0/9/buzzer/zahlen
    wie viele punkte joker/0/+4/+2/aussetzen/retour/karte/karten/zählt/gibt/ist/kriegt/sind
    wie punkte gezählt/zählen/berechnet/abgerechnet/gerechnet/zählt
    was zählt/zählen
    punkte handkarten/hand/übrig
answer-match-end =
    { $match_end ->
        [rounds] Die Partie endet nach { $rounds } { $rounds ->
            [one] Runde
           *[other] Runden
        }; die wenigsten Punkte gewinnen.
       *[limit] Die Partie endet, wenn jemand { $limit } Punkte hat; die wenigsten Punkte gewinnen.
    }
typed-answer-match-end =
    wann/wie partie/spiel/ganze/ganz/match endet/ende/vorbei/aus/fertig/gewonnen/zu/gewinnt/schluss
    bis/ab wie viele/viel/punkte/wohin/punkten/wann
    wie viele punkte verliert/verloren/ende/schluss/partie/spielen/gewinnt
    wie viele runden
    wer gewinnt partie/spiel/gesamt/ende/insgesamt/ganze
    viele/wenig/meisten/wenigsten/wenige punkte gut/schlecht/gewinnt/besser/gewinnen
    punkte gut/schlecht/sammeln
answer-tie = Wer mit den wenigsten Punkten gleichauf liegt, teilt sich den Sieg.
typed-answer-tie =
    gleichstand/gleich/gleiche/gleichviel/unentschieden punkte/viele/wer/beide/gewinnt/was/viel
answer-sequences =
    { $sequences ->
        [on] Nach einer Zahlenkarte darfst du mit den nächsten Zahlen ihrer Farbe weitermachen, höher oder tiefer, bis der Nächste legt. 9 und 0 sind keine Nachbarn.
       *[off] Eine Karte je Zug: Sequenzen sind hier aus. Mit ihnen darfst du mit den nächsten Zahlen derselben Farbe weitermachen, höher oder tiefer; 9 und 0 sind keine Nachbarn.
    }
typed-answer-sequences =
    sequenzen/sequenz/reihe/folge/straße was/wie/wann/lang/geht/darf/kann/ist/richtung/farbe/falsch/beginnen
    mehrere/zwei/viele/drei karten/zahlen einmal/hintereinander/zug/gleichzeitig/legen/nacheinander
    9 0 nach/kommt/folge/reihe/sequenz/weiter
    nach der/9 9/0
    mehr als eine karte
    reihe/sequenz/folge rückwärts/abwärts/runter
    4/5/6 5/6/7 6/7/8 hintereinander/einmal
answer-sequence-end =
    { $sequences ->
        [on] Dein Recht endet, sobald der Nächste legt, zieht oder anzweifelt, oder jemand abfängt. Zu spät kostet nichts.
       *[off] Sequenzen sind hier aus.
    }
typed-answer-sequence-end =
    sequenz/reihe/folge spät/lange/bis/endet/unterbrechen/unterbrochen/stoppt
    wie lange weiterlegen/sequenz/weiter
answer-intercept =
    { $intercept ->
        [on] Wer genau die oberste Karte hat, darf sie sofort legen, auch wenn er nicht dran ist, und legt dann noch einmal{ $super_intercept ->
            [on] ; hier genügt gleiche Zahl oder gleiches Symbol
           *[off] { "" }
        }. Joker und Plus 4 nicht.
       *[off] Abfangen ist hier aus. Mit ihm darf genau die gleiche Karte wie die oberste sofort gelegt werden, auch außer der Reihe. Joker und Plus 4 nicht.
    }
typed-answer-intercept =
    abfangen/abgefangen/reinwerfen/dazwischenwerfen/einwerfen/dazwischen was/wie/wann/kann/darf/welche/joker/karten/geht/womit/gleiche/werfen
    außer der reihe
    nicht dran legen/gleiche/karte/werfen/kann/darf
    gleiche karte wie/oben/legen/dran/exakt/genau
    identische karte
    selbe karte
answer-intercept-after =
    { $intercept ->
        [on] Wer abfängt, legt noch einmal oder passt; dann ist dran, wer nach ihm sitzt.
       *[off] Abfangen ist hier aus. Mit ihm legt, wer abfängt, noch einmal oder passt; dann ist dran, wer nach ihm sitzt.
    }
typed-answer-intercept-after =
    nach abfangen/reinwerfen/abgefangen/dazwischen wer/dran/weiter/legen/geht
    wer weiter/dran/nächste abfangen/abgefangen/dazwischen/reingeworfen/geworfen
answer-intercept-fail =
    { $intercept ->
        [on] Ein misslungenes Abfangen kostet drei Strafpunkte; die Karte bleibt auf der Hand.
       *[off] Abfangen ist hier aus: Eine Karte außer der Reihe wird abgelehnt und kostet nichts. Mit ihm kostet ein misslungenes drei Punkte.
    }
typed-answer-intercept-fail =
    abfangen/reinwerfen/abgefangen/dazwischen spät/falsch/strafe/misslingt/misslungen/langsam/kostet/fehler/daneben/schief
    strafpunkte
    spät abfangen/reinwerfen/geworfen/reingeworfen
answer-super =
    { $super_intercept ->
        [on] Super-Abfangen ist an: Gleiche Zahl oder gleiches Symbol genügt; ihre Farbe gilt dann.
       *[off] Super-Abfangen ist hier aus. Mit ihm genügt gleiche Zahl oder gleiches Symbol; die Farbe ist egal.
    }
typed-answer-super =
    super abfangen/was/wie
    superabfangen
    abfangen andere/anderer/gleiche farbe/zahl/zeichen/egal
answer-zero =
    { $seven_zero ->
        [on] 0: Alle geben ihre ganze Hand in Spielrichtung weiter.
       *[off] Die Regel 0/7 ist hier aus: Eine 0 ist eine gewöhnliche Zahl. Mit ihr geben alle ihre Hand weiter.
    }
typed-answer-zero =
    was/wie 0 macht/passiert/kann/bedeutet/geschieht/bewirkt/heißt
    0 gelegt/weitergeben/hand/hände/regel/sonderregel
    hände/hand/karten weitergeben/weiter/weitergegeben 0/welche/wohin/alle
answer-seven =
    { $seven_zero ->
        [on] 7: Du darfst mit jemandem deiner Wahl die Karten tauschen, der nicht ablehnen kann. Du musst nicht.
       *[off] Die Regel 0/7 ist hier aus: Eine 7 ist eine gewöhnliche Zahl. Mit ihr darfst du mit jemandem die Karten tauschen.
    }
typed-answer-seven =
    was/wie 7 macht/passiert/kann/bedeutet/bewirkt/heißt/geschieht
    7 tauschen/muss/hand/karten/ablehnen/aussuchen/wem/weigern
    tauschen hand/karten/hände/muss/wem/weigern/ablehnen/darf/nein
    tausch ablehnen/weigern/nein
answer-zero-last = War die 0 oder die 7 deine letzte Karte, endet die Runde und keine Hand wandert.
typed-answer-zero-last =
    letzte karte 0/7
    beenden/fertig/gewinnen mit 0/7
answer-buzzer =
    { $buzzer ->
        [on] Summer: Er passt auf jede Karte, und jede auf ihn. Alle müssen drücken; wer am langsamsten ist, zieht drei Karten.
       *[off] Der Summer ist hier aus. Mit ihm passt er auf jede Karte, alle müssen drücken, und wer am langsamsten ist, zieht drei Karten.
    }
typed-answer-buzzer =
    was/wie/wann buzzer/summer macht/geht/funktioniert/passiert/ist/drücken/kann/bedeutet
    buzzer/summer drücken/drückt/langsamste/letzter/ziehen/karten/viele/auf/passt/karte/legen/strafe/zieht
    wer drückt/drücken/langsamste/langsamsten
    auf buzzer/summer
answer-house = Welche Hausregeln an und aus sind, steht in der Liste der geltenden Regeln; jede sagt, was sie tut.
typed-answer-house =
    was/welche hausregeln sind/gibt/heißen/an
