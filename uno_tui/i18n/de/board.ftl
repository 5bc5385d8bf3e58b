board-title = { $game }, Runde { $round }
board-clockwise = im Uhrzeigersinn
board-counterclockwise = gegen den Uhrzeigersinn
board-you = Du
board-looks-on = Du siehst zu
board-seats = Karten und Punkte
board-log = Was geschah
board-lesson = Lektion: Schritt { $step } von { $steps }
board-debt = Zieh { $count }
board-hand =
    { $count ->
        [0] Deine Hand: keine Karte
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }
board-fits =
    { $count ->
        [0] keine passt
        [one] 1 passt
       *[other] { $count } passen
    }
board-sight = { $first } bis { $last } von { $count }
board-last = 1 Karte!
board-all = { $key }: alles
line-play = legen
line-choose = wählen
line-take-over = übernehmen
line-deal = nächste Runde
line-draw = ziehen
line-uno = Uno
line-call_bluff = anzweifeln
line-buzzer = Summer
line-next_playable = nächste passende
line-finish = fertig
line-hint = Rat
line-take_back = zurücknehmen
line-help = Tasten
line-menu = Menü
line-stop = zurück
line-explain = erklären
line-look = Ansicht
more-above = { $count } weitere darüber
more-below = { $count } weitere darunter
board-round-over = Die Runde gewinnt
board-match-over = Die Partie gewinnt
line-lay = legen
line-put = hier anlegen
line-give = geben
line-new_set = neue Kombination
line-sets = Kombinationen
line-give-up = aufgeben
line-pass = behalten
line-accept = annehmen
line-take-cards = nehmen
board-your-turn = Du bist dran
board-nobody-over = Niemand gewinnt die Runde
state-in-brief = { $list }. Ziehstapel { $stock }.
board-gained = Runde
board-total = gesamt
board-laid-you = Von dir gelegt.
board-laid-other = Von { $name } gelegt.
board-only-draw = Ziehen
board-stock = Stapel
board-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
line-save_picture = Bild
board-rounds =
    { $count ->
        [one] 1 Runde
       *[other] { $count } Runden
    }
board-ahead =
    { $count ->
        [one] mit 1 Punkt Vorsprung
       *[other] mit { $count } Punkten Vorsprung
    }
picture-player = Platz { $number }
