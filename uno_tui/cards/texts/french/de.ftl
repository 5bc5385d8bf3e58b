# Das französische Blatt: seine Karten, Farben und Werte.
command-next-group = nächste Farbe
command-previous-group = vorige Farbe
command-sort-colour = nach Farbe sortieren
sorted-colour = Nach Farbe sortiert.
group-none = Keine andere Farbe.
word-sort-colour = sortiere farbe
suit-s = Pik
suit-h = Herz
suit-d = Karo
suit-c = Kreuz
rank-A = Ass
rank-J = Bube
rank-Q = Dame
rank-K = König
article-suited-m =
    { $form ->
        [the] den{ " " }
        [on] dem{ " " }
       *[bare] { "" }
    }
article-suited-f =
    { $form ->
        [the] die{ " " }
        [on] der{ " " }
       *[bare] { "" }
    }
article-suited-n =
    { $form ->
        [the] das{ " " }
        [on] dem{ " " }
       *[bare] { "" }
    }
suit =
    { $suit ->
        [s] Pik
        [h] Herz
        [d] Karo
       *[c] Kreuz
    }
card-number = { article-suited-f }{ suit } { $number }
card-ace = { article-suited-n }{ suit }-Ass
card-jack =
    { $form ->
        [the] { article-suited-m }{ suit }-Buben
        [on] { article-suited-m }{ suit }-Buben
       *[bare] { suit }-Bube
    }
card-queen = { article-suited-f }{ suit }-Dame
card-king = { article-suited-m }{ suit }-König
card-joker = { article-m }Joker
look-rank-A = A
look-rank-J = B
look-rank-Q = D
look-rank-K = K
look-rank-X = ★
look-joker = Joker
