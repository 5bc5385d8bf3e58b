# The pack in four colours: its colours and cards.
colour-R = red
colour-Y = yellow
colour-G = green
colour-B = blue
colour-none = no colour
ask-colour = Which colour?
stem =
    { $colour ->
        [R] red
        [Y] yellow
        [G] green
       *[B] blue
    }
adjective =
    { $colour ->
        [none] { "" }
       *[R] { stem }{ " " }
    }
adjective-alone = { stem }
card-number = { article }{ adjective }{ $number }
card-skip = { article }{ adjective }Skip
card-reverse = { article }{ adjective }Reverse
card-draw-two = { article }{ adjective }Draw Two
card-wild = { article }Wild
card-wild-draw-four = { article }Wild Draw Four
look-wild = Wild
look-skip = Skip
look-reverse = Rev.
look-draw_two = +2
look-wild_draw_four = +4
