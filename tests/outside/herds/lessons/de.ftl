# Lektionen von Herden.
lesson-fits = Was worauf passt
    .description = Das gleiche Tier oder die gleiche Zahl, und Ziehen. Etwa 1 Minute.
lesson-fits-animal = Oben liegt die Katze 1. Es passt eine Karte mit dem gleichen Tier oder der gleichen Zahl. Lege deine Katze 5.
lesson-fits-refused = Ben hat die Katze 6 gelegt. Probiere, was geschieht, wenn eine Karte nicht passt: lege das Huhn 2 darauf.
lesson-fits-draw = Das Huhn bleibt auf deiner Hand. Nichts passt, also zieh eine Karte, mit { KEY("draw") }.
lesson-fits-end = Damit ist dein Zug vorbei. Wer keine Karten mehr hat, gewinnt die Runde.
lesson-bell = Die Glocke und die 8
    .description = Zuerst läuten, und jemanden auswählen. Etwa 1 Minute.
lesson-bell-lay = Oben liegt die Katze 1. Lege deine Katze 5.
lesson-bell-ring = Ben hat eine 5 auf deine 5 gelegt und muss läuten. Läute zuerst: { KEY("ring") }.
lesson-bell-pick = Ben musste eine Karte ziehen, und Cleo hat das Huhn 4 gelegt. Lege das Huhn 8 und wähle Cleo: dann zieht Cleo eine.
lesson-bell-end = Nun kennst du das ganze Spiel. Die wenigsten Punkte gewinnen die Partie.
