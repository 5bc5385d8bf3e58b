# What UNO and UNO Teams say alike.
played-colour-you = Du legst { CARD($card, form: "a") } und wählst { $colour }.
    .terse = Du: { CARD($card) }, { $colour }.
played-colour-other = { $name } legt { CARD($card, form: "a") } und wählt { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
debt-you =
    { $count ->
        [one] Du musst 1 Karte ziehen.
       *[other] Du musst { $count } Karten ziehen.
    }
debt-other =
    { $count ->
        [one] { $name } muss 1 Karte ziehen.
       *[other] { $name } muss { $count } Karten ziehen.
    }
    .terse = { "" }
top-colour = { CARD($card) }, { $colour }.
top-any = Jede Karte passt.
debt-now-you =
    { $count ->
        [one] Du musst 1 Karte ziehen: { how-to-draw }.
       *[other] Du musst { $count } Karten ziehen: { how-to-draw }.
    }
debt-answer =
    { FRONT() ->
       *[screen] Du musst { $count } Karten ziehen oder antworten. { KEY("draw") }: ziehen.
        [lines] Du musst { $count } Karten ziehen oder antworten. Tippe { KEY("draw") } oder eine Nummer.
    }
debt-now-other =
    { $count ->
        [one] { $name } muss 1 Karte ziehen.
       *[other] { $name } muss { $count } Karten ziehen.
    }

# Teile dessen, was gesagt wird.
piece-top-card = Die oberste Karte
piece-top-colour = Die geltende Farbe
piece-top-due = Was ansteht

# Rat.
advice-move-colour = { CARD($card, form: "the") } legen und { $colour } wählen
advice-turns =
    { $count ->
        [one] es dreht um, weg von { $name }, noch 1 Karte
       *[other] es dreht um, weg von { $name }, noch { $count } Karten
    }
advice-colour =
    { $count ->
        [one] du hast noch 1 Karte in { $colour }
       *[other] du hast noch { $count } Karten in { $colour }
    }
