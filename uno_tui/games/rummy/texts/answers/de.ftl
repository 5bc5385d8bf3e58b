# Antworten auf Fragen zu den Regeln. `typed-answer-…`: Muster der Fragen, eins je Zeile. Ein Schrägstrich trennt, was
# dasselbe heißt; Wörter mit Ausrufezeichen hat die Frage nicht.
-typed-pool = vorrat/stapel/pool/beutel/ziehstapel/haufen
-typed-empty = leer/alle/weg/aus/aufgebraucht/fertig/mehr/übrig
-typed-draw = ziehen/zieh/ziehe/zieht/gezogen/gezogenen/nehmen/nehm/nehme/nimmt/genommen/aufnehmen/aufgenommen/kriegen/bekommen
-typed-lay = legen/leg/lege/legt/gelegt/ablegen/auslegen/anlegen/spielen/rauslegen/hinlegen/gelegten/ausspielen/verwenden/benutzen/setzen/hinzufügen
-typed-tile = stein/steine/steinen/karte/karten/plättchen

answer-players = Zwei bis vier Personen spielen.
typed-answer-players =
    wie viele spieler/personen/leute/mitspielen/mitspieler/können
    zu 2/3/4/5/6 spielen/spielbar
    wie viele spielen mit/können/maximal
    5/6 leute/spieler/personen
answer-tiles = 100 Steine: 1 bis 12 in jeder der vier Farben, alle zweimal, dazu vier Joker.
typed-answer-tiles =
    wie viele { -typed-tile } insgesamt/gibt/gesamt/spiel/drin/es/überhaupt !legen !hat !jeder
    wie viele joker !satz !gruppe !drilling !reihe !folge !kombination !punkte !nebeneinander
    { -typed-tile } doppelt/zweimal
    jeden/jeder stein zweimal/doppelt/oft
    höchste zahl/stein
    wie weit/hoch zahlen
    zahlen gehen/bis
    welche zahlen/farben/steine gibt/es
    wie oft stein/zahl/jeder
answer-deal = Jeder bekommt 14 Steine; vier Startsteine liegen in der Mitte.
typed-answer-deal =
    wie viele { -typed-tile } anfang/beginn/start/jeder/man/kriegt/bekommt/austeilen/ausgeteilt/hand/schiene !legen !zug
    mit wie viele { -typed-tile } !legen !reihe !folge !gruppe !drilling
answer-begins = Wer die Partie beginnt, wird ausgelost; jede spätere Runde beginnt der Nächste.
typed-answer-begins =
    wer beginnt/anfängt/fängt/startet/anfangen/beginnen runde/nächste/zweite/partie/spiel/neue/an/zuerst
    wer legt/zieht zuerst/als erstes/erster
    wer zuerst dran
answer-direction = Gespielt wird im Uhrzeigersinn; eine 7 dreht die Richtung.
typed-answer-direction =
    welche richtung
    welche/welcher rum/herum/seite
    rechts/links rum/herum/gespielt
answer-start-tiles = Die vier Startsteine darf jeder sofort in Kombinationen verwenden. Bis dahin dürfen sie allein liegen und bewirken nichts.
typed-answer-start-tiles =
    startsteine/startstein
    { -typed-tile } mitte
    { -typed-tile } anfang daliegen/da/liegen/benutzen/verwenden
    ersten vier/4
    was/wozu/warum vier/4 { -typed-tile } mitte/anfang/liegen
    { -typed-tile } allein/alleine/einzeln liegen/stehen/bleiben/lassen
    einzelner/einzelnen/einzelne stein/steine
    mitte anfang
answer-start-joker = Ein Start-Joker, der nie verwendet wurde, lässt sich nicht nehmen. Leg ihn in eine Kombination und sag, wofür er steht; ziehen muss dann niemand.
typed-answer-start-joker =
    joker mitte
    joker anfang/start/beginn
    startjoker
answer-run = Eine Folge sind 3 bis 12 Steine einer Farbe mit Zahlen hintereinander; 12 und 1 sind keine Nachbarn.
typed-answer-run =
    was reihe/folge/sequenz/straße !joker
    lang/länge/lange/längste/kürzeste reihe/folge/sequenz
    wie viele { -typed-tile } reihe/folge !joker
    nach/auf 12 1/wieder/weiter/kommt/geht
    11 12 1
    12 1 reihe/folge/verbinden/nachbarn/hintereinander
    ums eck/ecke
    reihe/folge verschiedene/gleiche/zwei/eine/farbe/farben/bunt/gemischt
    reihe/folge mindestens/minimum/ab
    2/zwei steine reihe/folge
    2/zwei reihe/folge genug/reichen
    ab viele/vielen reihe/folge
answer-group = Ein Satz sind 3 oder 4 Steine einer Zahl in verschiedenen Farben; darin darf ein Joker liegen.
typed-answer-group =
    was gruppe/satz/drilling/vierling
    gruppe/satz/drilling/vierling gleiche/zweimal/doppelt/zwei/2 farbe/rote/blaue/gelbe/grüne/roten/farben
    zwei/2 gleiche/rote/blaue/gelbe/grüne gruppe/satz/drilling/vierling
    wie viele { -typed-tile } gruppe/satz/drilling !joker
    drei/3/vier/4 gleiche !farbe
    gleiche farbe/steine drilling/satz/gruppe
    drilling/satz/gruppe verschiedene/farben/farbe
    5/fünf satz/gruppe/gleiche
    drei/3/vier/4 gleiche zahl/zahlen/farben/verschieden
    satz/gruppe/drilling lang/groß/groß/mindestens/geht
answer-set = Gültig sind Folgen: ab 3 Steinen einer Farbe hintereinander; und Sätze: 3 oder 4 Steine einer Zahl in verschiedenen Farben.
typed-answer-set =
    was/welche kombination/kombinationen/kombis/kombi
    wie viele { -typed-tile } kombination/mindestens/brauche/braucht
    was gültig/erlaubt/zählt kombination/auslegen/legen
    was darf ich auslegen/legen
    welche kombinationen
    zwei/2 steine genug/reichen/auslegen
    mindestens steine
answer-jokers-in-set = In einem Satz darf ein Joker liegen; in einer Folge mehrere, aber nie zwei nebeneinander.
typed-answer-jokers-in-set =
    wie viele joker satz/gruppe/reihe/folge/drilling/kombination/einer
    joker nebeneinander/beieinander/zusammen/hintereinander/aneinander
    2/mehrere/drei/3 joker reihe/folge/satz/gruppe/drilling/kombination/einer/legen !acht !8
    joker neben joker
answer-joker-take = Ersetze den Joker durch den Stein, für den er steht, von der Schiene oder vom Tisch. Er kommt auf deine Schiene, zum Behalten oder Legen.
typed-answer-joker-take =
    joker { -typed-draw } !gezogen !acht !vier !4 !8 !mitte !anfang
    joker zurück/holen/hol/geholt/klauen/befreien/tauschen/austauschen/ersetzen/eintauschen/wegnehmen/raus/rausholen/wiederbekommen
    an joker ran/kommen
    joker tisch hand/schiene/meine
    krieg/kriege/bekomme/bekommt/hole joker tisch/vom/ran
    wie joker vom/tisch
answer-joker-keep = Einen genommenen Joker darfst du behalten oder im selben Zug legen; dann wirkt er noch einmal.
typed-answer-joker-keep =
    joker behalten/aufheben/später/gleich/sofort/selben/zug/wieder/muss/nochmal legen/verwenden/benutzen/ausspielen/behalten/genommen/geholt/spielen/wirkt/wirken !mitte !anfang
    joker nochmal/erneut/wieder
    joker sofort/gleich muss
answer-joker-fixed = Ein Joker bleibt der Stein, für den er steht, bis er genommen wird: Ersetze ihn erst durch diesen Stein.
typed-answer-joker-fixed =
    kann/darf joker anderes/anderer/andere sein/werden/liegt
    joker soll/sollte sein/werden/stehen
    joker ändern/umbenennen/anderer/anderes/andere/stattdessen/wechseln/umwandeln !wert !punkte
answer-joker = Ein Joker steht für jeden Stein, den du wählst, auch wenn beide schon liegen, bis er genommen wird. Der Nächste zieht vier und setzt aus.
typed-answer-joker =
    was/wie/wozu joker macht/kann/bedeutet/funktioniert/geht/tun/bringt/heißt/ist/dient/gut !wert !punkte
    joker steht/stehen/alles/jeder/jede/beliebig/ersetzt/ändern/umbenennen/verschieben/verschiebe/bedeutung/anderer/anderes/werden
    joker farbe/zahl/beide/schon
answer-joker-draw = Wird ein Joker gelegt, zieht der Nächste vier Steine und setzt aus.
typed-answer-joker-draw =
    joker vier/4 !mitte
    wie viele { -typed-draw } joker
    viele muss joker
    joker nächste/nächster !neben
    joker aussetzen/aussetzt/strafe/wirkung/wirkt/aktion
answer-most = In einem Zug legst du einen bis vier Steine von deiner Schiene; Umlegen auf dem Tisch zählt nicht mit.
typed-answer-most =
    wie viele { -typed-tile } { -typed-lay } !uno
    wie viele { -typed-lay } zug/einmal/darf/kann/mal/maximal/höchstens
    mehr als vier/4
    fünf/5 { -typed-tile } { -typed-lay }
    höchstens/maximal/mehrere/alle { -typed-tile } { -typed-lay }
    mehrere kombinationen/reihen zug/einmal
answer-own-tile = In jedem Zug muss mindestens ein Stein von deiner Schiene dabei sein; nur umlegen reicht nicht.
typed-answer-own-tile =
    nur verschieben/umlegen/umbauen/umsortieren/rumschieben/umräumen/tisch/schieben
    ohne eigenen/eigene/legen stein/steine/verschieben/umlegen
    muss eigenen/eigene/schiene/hand legen/dabei
    reicht/genügt verschieben/umlegen/umbauen
answer-how-move = Sag, welcher Stein wohin soll: verschiebe blaue 8 von Kombination 3 zu Kombination 5, oder: verschiebe blaue 8 in eine neue Kombination. Das Wort tisch zählt die Kombinationen mit ihren Nummern auf.
typed-answer-how-move =
    wie verschiebe/verschieben/bewege/bewegen/umlegen/nehme/hole/bekomme { -typed-tile }/ihn/einen kombination/tisch/reihe/gruppe/von !joker
    wie umbauen/umlegen/umräumen/baue
answer-rearrange = In einem Zug, in dem du einen Stein legst, darfst du anlegen, teilen, verbinden und umbauen. Am Ende muss alles stimmen.
typed-answer-rearrange =
    umbauen/umlegen/umsortieren/umordnen/umräumen/umstellen/verändern
    teilen/trennen/auseinander/auseinandernehmen/aufteilen/zerlegen/auftrennen reihe/folge/kombination/gruppe/satz/lange
    { -typed-lay } fremde/fremden/andere/anderen/anderer/gegner/deren reihe/reihen/kombinationen/kombination/steine/folgen/sätze/an/gruppen
    verschieben tisch/steine/stein/von
    { -typed-tile } verschieben/wegnehmen/nehmen andere/reihe/kombination/anderen/tisch
    { -typed-lay } bei/an andere/anderen/anderer/fremde/vorhandene/bestehende
    reihen/kombinationen verbinden/zusammenlegen
answer-no-return = Ein Stein vom Tisch kommt nie auf eine Schiene zurück; nur ein Joker, den du ersetzt.
typed-answer-no-return =
    { -typed-tile } zurück/zurücknehmen schiene/hand/tisch/auf/nehmen
    tisch hand/schiene/aufnehmen !joker
    vom tisch { -typed-draw } !joker
    zurück hand/schiene !joker
answer-cannot-play = Kannst du nichts legen, ziehst du einen Stein. Passt er, darfst du ihn gleich legen, sonst endet dein Zug.
typed-answer-cannot-play =
    nichts/nix/nicht { -typed-lay }/passt/passendes/geht/kann/hab !vorrat !stapel !joker !uno
    kann nicht legen/weiter
    wann { -typed-draw } stein/man/ich/muss !uno
    nichts/nix passt/passendes/legen
answer-drawn = Den gezogenen Stein darfst du gleich legen, auch mit Umbauen, aber keinen anderen von deiner Schiene.
typed-answer-drawn =
    gezogen/gezogenen/gezogene/gezogener/aufgenommenen { -typed-lay }/gleich/sofort/verwenden/anderen !joker
    nach ziehen { -typed-lay }/noch/anderen/andere
    ziehen dann/danach/noch { -typed-lay }/anderen
    neuen stein legen/gleich/sofort
answer-may-draw =
    { $must_lay ->
        [on] Solange du einen Stein legen kannst, auch mit Umbauen, musst du legen und darfst nicht ziehen.
       *[off] An diesem Tisch darfst du immer ziehen, auch wenn du legen könntest.
    }
typed-answer-may-draw =
    ziehen obwohl/trotzdem/freiwillig/lieber/statt/auch/wenn könnte/kann/legen/passt/darf/obwohl
    muss { -typed-lay } wenn/obwohl/kann/könnte/immer !uno
    { -typed-draw } ohne/statt legen
    legezwang/legepflicht/zwang/pflicht
    steine/stein aufheben/behalten/zurückhalten
    muss ich legen
    passen/aussetzen statt/darf/kann/einfach
    warum nicht ziehen/passen
    darf ziehen
answer-wrong = Ein falscher Entwurf kostet nichts: Der Tisch wird abgelehnt, du hörst, welche Kombination nicht stimmt, und machst weiter.
typed-answer-wrong =
    falsch/fehler/ungültig/verkehrt/verlegt/falsche/falschen/falscher passiert/was/wenn/strafe/legen/lege/reihe/kombination/zug/mache
    strafe falsch/fehler/ungültig
    stimmt nicht kombination/reihe/was
    am ende nicht aufgeht/stimmt/passt
    tisch nicht aufgeht/stimmt
    rückgängig/zurücknehmen zug/machen/kann
    kombination/kombinationen/reihe nicht stimmt/gültig/aufgeht/fertig
answer-two = Eine 2 ist Plus 2: Der Nächste zieht zwei Steine und setzt aus.
typed-answer-two =
    was/wie 2 macht/kann/bedeutet/passiert/tut/bewirkt/heißt !7 !joker !ersten
    +2 macht/passiert/was/funktioniert/aussetzen/dran
    2 aktion/aktionsstein
    welcher/welche stein/zahl +2
answer-five = Eine 5 ist Aussetzen: Der Nächste setzt aus.
typed-answer-five =
    was/wie 5 macht/kann/bedeutet/passiert/tut/bewirkt/heißt
    aussetzen was/welche/wie macht/zahl/stein
    5 aussetzen/aktion/aktionsstein
    welche aussetzen
answer-seven = Eine 7 ist Retour: Die Richtung dreht sich; zu zweit bist du noch einmal dran.
typed-answer-seven =
    was/wie 7 macht/kann/bedeutet/passiert/tut/bewirkt/heißt
    retour was/wie/macht/2/spieler/funktioniert
    7 retour/aktion/aktionsstein/2/richtung/nochmal
answer-action = 2: Der Nächste zieht zwei und setzt aus. 5: aussetzen. 7: Retour. Joker: vier ziehen und aussetzen. Sie wirken nur, wenn sie von der Schiene kommen.
typed-answer-action =
    aktionssteine/aktionsstein/sondersteine/spezialsteine/aktionen/aktion/besonderen !mehrere !zwei !2
    welche zahlen/steine aktion/besondere/wirken/machen/wirkung/wirkungen/effekt
    wirkt/wirken/gilt/zählt/macht 2/5/7 tisch/liegen/liegt/verschiebe/verschieben/umlege/noch
    2/5/7 tisch/verschiebe/verschieben/umlegen
answer-last-action = Aktionen des Zuges, der die Runde beendet, wirken nicht mehr.
typed-answer-last-action =
    letzte/letzter/letzten/letztem 2/5/7/aktion/joker/stein/aktionsstein wirkt/wirken/noch/ziehen/muss/gilt
    beenden/gewinnen/fertig mit 2/5/7/joker/aktion
answer-several-actions =
    { $action_per ->
        [set] An diesem Tisch wirkt je Kombination, in die du legst, ein Aktionsstein. Gezogen wird die Summe, ausgesetzt einmal.
       *[turn] In einem Zug wirkt nur ein Aktionsstein: der, den du wählst, sonst der stärkste: Joker, Plus 2, Aussetzen, Retour.
    }
typed-answer-several-actions =
    2/mehrere/beide/drei/3 aktionssteine/aktionen/aktion/wirken/gelten/zählen/aktionsstein
    2/zwei joker/jokers acht/8/nächste/ziehen/gelegt
    2/5 und 7/5 !wert !zählen !punkte
    wirken beide
    welche aktion/aktionsstein wirkt/gilt/zählt/wähle/stärkste
    acht/8 ziehen/nehmen
    je kombination aktion/wirkt
    2/mehrere/beide sondersteine/spezialsteine gilt/zählt/gleichzeitig/wirkt/was
answer-miss = Wer zwei oder vier Steine ziehen muss, setzt auch aus.
typed-answer-miss =
    { -typed-draw } aussetzen/setzt/dran/danach/legen nach/noch/auch/trotzdem !gezogenen !stein
    nach dem ziehen dran/aussetzen
    nach zwei/vier/2/4 { -typed-draw }/dran
answer-stack = Ziehen lässt sich nicht abwehren: Die Steine werden sofort gezogen.
typed-answer-stack =
    antworten/kontern/abwehren/weitergeben/weiterschieben/stapeln/wehren/verhindern 2/ziehen/joker/+2/kann/vier
    2 auf 2 kontern/weitergeben/draufspielen
    +2 auf +2
    kontern
    abwehren
answer-call = Am Ende eines Zuges, nach dem du einen Stein hast, bevor dich jemand meldet; auch schon, bevor du legst. { FRONT() ->
       *[screen] Taste: { KEY("uno") }.
        [lines] Tippe { KEY("uno") }.
    }
typed-answer-call =
    wann uno !vergessen
    muss uno !vergessen !drei !zwei !3 !2
    uno vorher/früher/schon/davor/vorab/bevor/später/nachher
    uno sagen/rufen/ansagen/was/wie/hier/warum/nach !vergessen !drei !zwei
    wozu uno
    letzten/letzter stein sagen/uno !vergessen
answer-call-all = Wer seine letzten zwei, drei oder vier Steine auf einmal legt, braucht kein Uno.
typed-answer-call-all =
    uno letzten/letzte zwei/2/3/drei/vier/4/alle/mehrere
    uno alle/einmal/mehrere/gleichzeitig legen/lege/einmal
    drei/3/zwei/2/vier/4 einmal uno
answer-call-forgot = Wer es vergisst, zieht zwei Steine, wenn es jemand nach dem Zug meldet.
typed-answer-call-forgot =
    uno vergessen/vergesse/vergisst/nicht/strafe/verpasst/verpennt
    strafe uno/vergessen/viele
    strafsteine
    vergessen uno/sagen/passiert
    meldet uno/mich/wer
answer-call-wrong = Ein Uno, das nichts nützt, kostet nichts.
typed-answer-call-wrong =
    uno falsch/versehen/umsonst/irrtümlich/fälschlich/grundlos/früh
    uno doch/dann nicht/noch/mehr
answer-round-end = Die Runde endet, wenn eine Schiene leer ist: Wer sie leert, bekommt die Punkte der anderen.
typed-answer-round-end =
    wann/wie runde endet/ende/vorbei/aus/fertig/gewonnen/zu/gewinnt
    wie/wann gewinnt/gewinne/gewinnen/gewonnen/gewinn !partie !spiel !punkte
    runde gewinnen/gewinnt/gewonnen/beendet
    schiene/hand leer
    letzter/letzten stein gelegt/legen/was/passiert
    keine steine mehr/habe ich
    wer gewinnt runde
answer-pool-empty = Dann darfst du nur ziehen, wenn du nichts legen kannst, und dieses Ziehen beendet die Runde. Die niedrigste Summe gewinnt die Punkte der anderen.
typed-answer-pool-empty =
    { -typed-pool } { -typed-empty } !viele
    keine/kein { -typed-tile } mehr ziehen/da/zum/stapel/vorrat
    { -typed-tile } weg/alle/aus ziehen/zum/vorrat/alle
    nichts mehr ziehen/da/zum
    niemand/keiner legen/kann/mehr
    gleichstand leer/stapel
answer-pool-tie = Gleiche niedrigste Summen teilen sich die Punkte, abgerundet.
typed-answer-pool-tie =
    gleichstand/gleich/gleiche/gleichviel/unentschieden punkte/viele/summe/wer/beide/gewinnt/was/viel
    punkte geteilt/teilen
answer-worth = Zahlen zählen ihren Wert; 2, 5 und 7 zählen je 20, Joker 50. Wer die Runde gewinnt, bekommt, was die anderen halten.
typed-answer-worth =
    wie punkte gezählt/zählen/berechnet/zählt/abgerechnet/gerechnet/verteilt/werden/bekommt
    wie viele punkte stein/joker/2/5/7/12/ist/zählt/gibt/sind/bringt/bekommt/zählen
    wert stein/steine/joker/2/5/7/12/zählt/was/viele
    was/viele zählt/zählen joker/2/5/7/stein/steine
    punkte joker/schiene/rest/übrig/wer
    wer bekommt/kriegt punkte
    minuspunkte/strafpunkte
answer-match-end =
    { $match_end ->
        [rounds_won] Wer zuerst { $rounds } { $rounds ->
            [one] Runde
           *[other] Runden
        } gewonnen hat, gewinnt die Partie.
       *[limit] Wer zuerst { $limit } Punkte erreicht, gewinnt die Partie.
    }
typed-answer-match-end =
    wann/wie partie/spiel/ganze/ganz/match endet/ende/vorbei/aus/fertig/gewonnen/zu/gewinnt/schluss
    bis wie viele/viel/punkte/wohin/punkten
    wie viele punkte gewinnen/gewinnt/ende/schluss/partie/sieg/spielen
    wie viele runden
    wer gewinnt partie/spiel/gesamt/ganze
answer-opening = Zum Rauskommen braucht es keine Punkte: Leg, was am Ende des Zuges in gültigen Kombinationen liegt.
typed-answer-opening =
    rauskommen/erstmeldung/herauskommen/rauszukommen/mindestpunkte/mindestpunktzahl
    erstes/erste/ersten auslegen/rauslegen/zug/mal/legen punkte/viele/mindestens/muss/darf
    punkte brauche/brauch/braucht/brauchen !gewinnen !partie
    erstes/erste auslegen/rauslegen
    30 punkte
    punkte zum rauslegen/auslegen/anfang/anfangen
    punkte anfangen/beginnen/erste/ersten
    brauche/brauchen/brauch punkte rauskommen/anfang/rauslegen
answer-see = Alle wissen, wie viele Steine jeder hat und wer einen Joker genommen hat; die Steine selbst sind verdeckt.
typed-answer-see =
    weiß/wissen/sehen/seh/sieht/erfahren/weiss andere/anderen/gegner/viele/man/steine
    steine/hand verdeckt/offen/geheim
