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
look-reverse = Reverse
look-draw_two = +2
look-wild_draw_four = +4
start-card-any = First card: { CARD($card) }. Play any card.
    .terse = { CARD($card) }. Any card.
answered-colour-you = You answer with { CARD($card) }, { $colour }.
answered-colour-other = { $name } answers with { CARD($card) }, { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
colour-now = { $colour }.
refused-colour_missing = Choose a colour for the Wild.
refused-no_match-colour = { CARD($card) } does not match. The colour is { $colour }.

# The word for the last card.
says-last = say Uno
uno-you = You say Uno!
uno-other = { $name }: Uno!
reported-by-you = You call out { $name } for not saying Uno.
reported-you = { $name } calls you out: you forgot to say Uno.
reported-other = { $name } calls out { $other } for not saying Uno.
refused-nothing_to_report = No one forgot to say Uno.
refused-no_uno_duty = No Uno to say or call out now.
second-look-report = You could have called out { $names }: one card left and no Uno.
second-look-uno = You could have said Uno on your turn: { $name } called you out.
