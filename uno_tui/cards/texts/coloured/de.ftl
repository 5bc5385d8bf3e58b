# Das Blatt in vier Farben: seine Farben und Karten.
colour-R = Rot
colour-Y = Gelb
colour-G = Grün
colour-B = Blau
colour-none = keine Farbe
ask-colour = Welche Farbe?
stem =
    { $colour ->
        [R] rot
        [Y] gelb
        [G] grün
       *[B] blau
    }
adjective-m =
    { $colour ->
        [none] { "" }
       *[R]
            { $form ->
                [bare] { stem }er{ " " }
               *[a] { stem }en{ " " }
            }
    }
adjective-f =
    { $colour ->
        [none] { "" }
       *[R]
            { $form ->
                [on] { stem }en{ " " }
               *[bare] { stem }e{ " " }
            }
    }
adjective-n =
    { $colour ->
        [none] { "" }
       *[R]
            { $form ->
                [the] { stem }e{ " " }
                [on] { stem }en{ " " }
               *[bare] { stem }es{ " " }
            }
    }
adjective-alone = { stem }
card-number = { article-f }{ adjective-f }{ $number }
card-skip = { article-n }{ adjective-n }Aussetzen
card-reverse = { article-m }{ adjective-m }Richtungswechsel
card-draw-two = { article-f }{ adjective-f }+2
card-wild = { article-m }Joker
card-wild-draw-four = { article-f }+4
look-wild = Joker
look-skip = Aus
look-reverse = Richt.
look-draw_two = +2
look-wild_draw_four = +4
