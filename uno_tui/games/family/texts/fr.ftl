# What UNO and UNO Teams say alike.
played-colour-you = Tu joues { CARD($card, form: "the") } et choisis le { $colour }.
    .terse = Toi : { CARD($card) }, { $colour }.
played-colour-other = { $name } joue { CARD($card, form: "the") } et choisit le { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
debt-you =
    { $count ->
        [1] Tu dois piocher une carte.
       *[other] Tu dois piocher { $count } cartes.
    }
debt-other =
    { $count ->
        [1] { $name } doit piocher une carte.
       *[other] { $name } doit piocher { $count } cartes.
    }
    .terse = { "" }
top-colour = { CARD($card) }, { $colour }.
top-any = Toutes les cartes sont permises.
debt-now-you =
    { $count ->
        [1] Tu dois piocher une carte : { how-to-draw }.
       *[other] Tu dois piocher { $count } cartes : { how-to-draw }.
    }
debt-answer = { $count } cartes à piocher : réponds, ou { draw-them }.
debt-now-other =
    { $count ->
        [1] { $name } doit piocher une carte.
       *[other] { $name } doit piocher { $count } cartes.
    }

# Parties de ce qui est dit.
piece-top-card = La carte du dessus
piece-top-colour = La couleur en jeu
piece-top-due = Les cartes à piocher

# Conseils.
advice-move-colour = jouer { CARD($card, form: "the") } et choisir le { $colour }
advice-turns =
    { $count ->
        [0] le sens change : ce n'est plus à { $name }, qui n'a plus de carte
        [one] le sens change : ce n'est plus à { $name }, qui a { $count } carte
       *[other] le sens change : ce n'est plus à { $name }, qui a { $count } cartes
    }
advice-colour =
    { $count ->
        [0] il ne te reste aucune carte de couleur { $colour ->
            [vert] verte
            [bleu] bleue
           *[other] { $colour }
        }
        [one] il te reste { $count } carte de couleur { $colour ->
            [vert] verte
            [bleu] bleue
           *[other] { $colour }
        }
       *[other] il te reste { $count } cartes de couleur { $colour ->
            [vert] verte
            [bleu] bleue
           *[other] { $colour }
        }
    }
