# Le jeu en quatre couleurs : ses couleurs et ses cartes.
colour-R = rouge
colour-Y = jaune
colour-G = vert
colour-B = bleu
colour-none = aucune couleur
ask-colour = Quelle couleur ?
adjective-m =
    { $colour ->
        [none] { "" }
        [R] rouge
        [Y] jaune
        [G] vert
       *[B] bleu
    }
adjective-f =
    { $colour ->
        [none] { "" }
        [R] rouge
        [Y] jaune
        [G] verte
       *[B] bleue
    }
adjective-gap =
    { $colour ->
        [none] { "" }
       *[R] { " " }
    }
adjective-alone =
    { $kind ->
        [reverse] { adjective-f }
        [shield] { adjective-f }
       *[other] { adjective-m }
    }
card-number = { article-m }{ $number }{ adjective-gap }{ adjective-m }
card-skip = { article-m }Passer{ adjective-gap }{ adjective-m }
card-reverse = { article-elided }Inversion{ adjective-gap }{ adjective-f }
card-draw-two = { article-m }+2{ adjective-gap }{ adjective-m }
card-wild = { article-m }Joker
card-wild-draw-four = { article-m }+4
look-wild = Joker
look-skip = Passer
look-reverse = Inv.
look-draw_two = +2
look-wild_draw_four = +4
