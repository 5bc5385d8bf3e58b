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
start-card-any = Aufgedeckt: { CARD($card) }. Jede Karte darf gelegt werden.
    .terse = { CARD($card) }: jede Karte.
answered-colour-you = Du antwortest: { CARD($card) }, und wählst { $colour }.
answered-colour-other = { $name } antwortet: { CARD($card) }, und wählt { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
colour-now = { $colour }.
refused-colour_missing = Zu einem Joker gehört eine Farbe.
refused-no_match-colour = { $card } passt nicht: Die Farbe ist { $colour }.

# Das Wort vor der letzten Karte.
says-last = sagt Uno
uno-you = Du sagst Uno!
uno-other = { $name } sagt Uno!
reported-by-you = Du meldest { $name }: Uno wurde nicht gesagt.
reported-you = { $name } meldet dich: Du hast nicht Uno gesagt.
reported-other = { $name } meldet { $other }: Uno wurde nicht gesagt.
refused-nothing_to_report = Niemand hat vergessen, Uno zu sagen.
refused-no_uno_duty = Jetzt gibt es nichts zu sagen oder zu melden.
second-look-report = Du hättest { $names } melden können: eine Karte übrig und kein Uno.
second-look-uno = Du hättest in deinem Zug Uno sagen können: { $name } hat dich gemeldet.
