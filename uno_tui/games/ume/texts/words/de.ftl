# Was an den Wörtern dieses Spiels in Tischdateien nicht stimmt.
ume-no-such-card = Diese Karte gibt es in diesem Spiel nicht: { $card }
ume-no-choice-again = Zu `choice again` gehört die Option draw_again
ume-choice-needs-top =
    Zu `choice { $choice }` gehört als oberste Karte { $choice ->
        [reverse] eine Retour
        [name] W
       *[other] eine Plus 2 oder Plus 4
    }, nicht { $found }
ume-choice-impossible = `choice { $choice }` kann nicht offen sein: { $card } kann nichts bewirken
ume-not-in-base = { $card } kann nicht in einer Basis liegen: Dort liegen nur Zahlen und Aussetzen
ume-only-numbers = { $card } kann nicht in einer Basis liegen: Dort liegen nur Zahlen
ume-always-clockwise = Dieses Spiel geht immer clockwise, nie { $found }
ume-no-lost-turn = Ein verlorener Zug ist nur mit der Option claim=call fällig
ume-card-and-seat = Hier gehört `{ $verb } KARTE PLATZ` hin, nicht { $found }
ume-drop-nothing = Zu `drop` gehören Karten: die eigenen für sich, die anderer als KARTE@PLATZ
