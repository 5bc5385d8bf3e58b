title = Herden
bell-you = Die gleiche Zahl: läute mit { KEY("ring") }!
bell-other = { $name } legt die gleiche Zahl: läute zuerst, mit { KEY("ring") }!
rang-you = Du läutest zuerst.
rang-other = { $name } läutet zuerst.
refused-no_match = { $card } passt nicht auf { CARD($top) }: gleiches Tier oder gleiche Zahl.
refused-no_bell = Es gibt nichts zu läuten.
command-ring = läuten
word-ring = läuten, glocke
card =
    { $animal ->
        [c] Katze { $number }
        [d] Hund { $number }
        [h] Huhn { $number }
       *[p] Schwein { $number }
    }
