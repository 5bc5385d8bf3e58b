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
card-skip = { article-m }Passe-tour{ adjective-gap }{ adjective-m }
card-reverse = { article-elided }Inversion{ adjective-gap }{ adjective-f }
card-draw-two = { article-m }+2{ adjective-gap }{ adjective-m }
card-wild = { article-m }Joker
card-wild-draw-four = { article-m }+4
look-wild = Joker
look-skip = Passe
look-reverse = Inversion
look-draw_two = +2
look-wild_draw_four = +4
start-card-any = La première carte est { CARD($card, form: "the") } : toutes les cartes sont permises.
    .terse = { CARD($card) } : toute carte.
answered-colour-you = Tu réponds par { CARD($card, form: "the") } et choisis le { $colour }.
answered-colour-other = { $name } répond par { CARD($card, form: "the") } et choisit le { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
colour-now = { $colour }.
refused-colour_missing = Choisis une couleur.
refused-no_match-colour = { CARD($card, form: "the") } ne va pas : il faut du { $colour }.

# Le mot de la dernière carte.
says-last = dire Uno
uno-you = Tu dis Uno !
uno-other = { $name } dit Uno !
reported-by-you = Tu dénonces { $name }, qui n'a pas dit Uno.
reported-you = { $name } te dénonce : tu n'as pas dit Uno.
reported-other = { $name } dénonce { $other }, qui n'a pas dit Uno.
refused-nothing_to_report = Personne n'a oublié de dire Uno.
refused-no_uno_duty = Rien à dire ni à dénoncer maintenant.
second-look-report = Tu pouvais dénoncer { $names } : une seule carte, sans dire Uno.
second-look-uno = Tu pouvais dire Uno à ton tour : { $name } a dénoncé ton oubli.
