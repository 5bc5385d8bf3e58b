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
start-card-any = The start card is { CARD($card) }: any card may be laid.
    .terse = { CARD($card) }: any card.
answered-colour-you = You answer with { CARD($card) } and choose { $colour }.
answered-colour-other = { $name } answers with { CARD($card) } and chooses { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
colour-now = { $colour }.
refused-colour_missing = A wild needs a colour.
refused-no_match-colour = { $card } does not fit: the colour is { $colour }.

# The word for the last card.
says-last = says Uno
uno-you = You say Uno!
uno-other = { $name } says Uno!
reported-by-you = You report { $name }, who did not say Uno.
reported-you = { $name } reports you: you did not say Uno.
reported-other = { $name } reports { $other }, who did not say Uno.
refused-nothing_to_report = Nobody has forgotten to say Uno.
refused-no_uno_duty = Nothing to say or to report now.
second-look-report = You could have called out { $names }: one card left and no Uno.
second-look-uno = You could have said Uno on your turn: { $name } called you out.
