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
card-reverse = { article-f }{ adjective-f }Retour
card-draw-two = { article-f }{ adjective-f }Plus 2
card-wild = { article-m }Joker
card-wild-draw-four = { article-f }Plus 4
look-wild = Joker
look-skip = Aus
look-reverse = Retour
look-draw_two = +2
look-wild_draw_four = +4
start-card-any = Aufgedeckt: { CARD($card) }. Jede Karte passt.
    .terse = { CARD($card) }: jede Karte.
answered-colour-you = Du antwortest mit { CARD($card, form: "on") } und wählst { $colour }.
answered-colour-other = { $name } antwortet mit { CARD($card, form: "on") } und wählt { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
colour-now = { $colour }.
refused-colour_missing = Wähle zum Joker eine Farbe.
refused-no_match-colour = { CARD($card) } passt nicht: Die Farbe ist { $colour }.

# Das Wort vor der letzten Karte.
says-last = Uno sagen
uno-you = Du sagst Uno!
uno-other = { $name } sagt Uno!
reported-by-you = Du meldest { $name }: Uno vergessen!
reported-you = { $name } meldet dich: Uno vergessen!
reported-other = { $name } meldet { $other }: Uno vergessen!
refused-nothing_to_report = Niemand hat vergessen, Uno zu sagen.
refused-no_uno_duty = Jetzt gibt es nichts zu sagen oder zu melden.
second-look-report = Du hättest { $names } melden können: noch eine Karte und kein Uno.
second-look-uno = Du hättest in deinem Zug Uno sagen können: { $name } hat dich gemeldet.
