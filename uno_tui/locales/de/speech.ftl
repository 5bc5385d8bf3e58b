# Sätze, die jedes Spiel hat.
list-last = { $first } und { $last }
sentence-joined = { $first } { $second }
turn-you = Du bist dran.
turn-other = { $name } ist dran.
    .terse = { "" }
round-began =
    { $number ->
        [1] { $dealer } gibt.
       *[other] Runde { $number }. { $dealer } gibt.
    }
    .terse = { "" }
round-began-you =
    { $number ->
        [1] Du gibst.
       *[other] Runde { $number }. Du gibst.
    }
    .terse = { "" }
shuffled = Die Karten werden neu gemischt.
    .terse = { "" }
round-won-you = Du gewinnst die Runde!
round-won-other = { $name } gewinnt die Runde.
round-won-nobody = Die Runde endet ohne Gewinner.
match-won-you = Du gewinnst die Partie!
match-won-other = { $name } gewinnt die Partie.
match-won-several = Die Partie endet mit gemeinsamem Sieg: { $names }.
score-you = Du: { $points }
score-other = { $name }: { $points }
scores = Punkte. { $list }.
press-for-round = Drücke Enter für die nächste Runde.
match-finished = Die Partie ist zu Ende. Drücke Enter für das Menü.
points-you =
    { $points ->
        [0] Du bekommst keine Punkte.
        [one] Du bekommst 1 Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
points-other =
    { $points ->
        [0] { $name } bekommt keine Punkte.
        [one] { $name } bekommt 1 Punkt.
       *[other] { $name } bekommt { $points } Punkte.
    }
    .terse = { "" }
edge-first = Anfang.
edge-last = Ende.
nothing-to-repeat = Es wurde noch nichts gesagt.
history-empty = Hier gibt es keine Meldungen.
history-oldest = Älteste. { $text }
history-newest = Neueste. { $text }
category-all = Alle Meldungen.
category-game = Meldungen zum Spiel.
category-cards = Meldungen zu meinen Karten.
category-table = Meldungen zum Tisch.
category-system = Meldungen des Programms.
hand-now = In deiner Hand: { $cards }.
resumed = { $game } mit { $names } geht weiter, wo es aufgehört hat.
voice-now = Es spricht { $voice }.
voice-lost = Keine Stimme ist erreichbar. Die Worte stehen in der Ansagezeile, bis wieder eine da ist.
verbosity-now = Ausführlichkeit: { $verbosity }.
clock-stopped = { $name } hält die Uhr an. { KEY("uno") } sagt Uno oder meldet, { KEY("call_bluff") } meldet einen Bluff, Enter zeigt die Karten von { $name }, um eine zu legen; { KEY("stop") } lässt die Uhr weiterlaufen.
clock-goes-on = Die Uhr läuft weiter.
person-keys = Eigene Tasten: { $list }.
person-key = { $name } { $key }
