# What UNO and UNO Teams say alike.
played-colour-you = Tu joues { CARD($card, form: "a") } et choisis le { $colour }.
    .terse = Toi : { CARD($card) }, { $colour }.
played-colour-other = { $name } joue { CARD($card, form: "a") } et choisit le { $colour }.
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
top-any = Toute carte convient.
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
piece-top-due = Ce qui est dû

# Conseils.
advice-move-colour = poser { CARD($card, form: "the") } et choisir le { $colour }
advice-turns =
    { $count ->
        [one] le sens change, loin de { $name }, qui a { $count } carte
       *[other] le sens change, loin de { $name }, qui a { $count } cartes
    }
advice-colour =
    { $count ->
        [one] il te reste { $count } carte de couleur { $colour }
       *[other] il te reste { $count } cartes de couleur { $colour }
    }
