title = Herden
bell-you = Die gleiche Zahl: Läute mit { KEY("ring") }!
bell-other = { $name } legt die gleiche Zahl: Läute zuerst, mit { KEY("ring") }!
rang-you = Du läutest zuerst.
rang-other = { $name } läutet zuerst.
refused-no_match = { $card } passt nicht auf { CARD($top) }: gleiches Tier oder gleiche Zahl.
refused-no_bell = Es gibt nichts zu läuten.
picked-by-you = Du wählst { $name }: eine Karte ziehen.
picked-you = { $name } wählt dich: zieh eine Karte.
picked-other = { $name } wählt { $other }: eine Karte ziehen.
ask-picked = Wer zieht eine Karte?
value-picked =
    { $count ->
        [one] { $name }, eine Karte
       *[other] { $name }, { $count } Karten
    }
advice-move-pick = { CARD($card, form: "the") } legen und { $name } wählen
advice-herds-lay = so wirst du eine Karte los
advice-herds-points = das nimmt mehr Punkte aus deiner Hand
advice-herds-herd = dir bleiben { $count } von diesem Tier, um weiterzumachen
second-look-herds =
    { $count ->
        [one] Das ist etwa ein Punkt weniger in deiner Hand.
       *[other] Das sind etwa { $count } Punkte weniger in deiner Hand.
    }
refused-no_such_player = Eine 8 wählt jemand anderen, und keine andere Karte tut das.
command-ring = läuten
word-ring = läuten, glocke
card = { animal } { $number }
animal =
    { $animal ->
        [c] Katze
        [d] Hund
        [h] Huhn
       *[p] Schwein
    }
