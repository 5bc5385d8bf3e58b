# UNO Teams.
title = UNO Teams
    .description = À 4, 6 ou 8, en équipes : on donne des cartes au partenaire, on l'appelle, on sort, on revient.
typed-title = équipe, équipes, partenaires
aim = Soyez la première équipe sans cartes : toi et ton partenaire. Les cartes vont par la couleur ou le chiffre ; certaines donnent, échangent ou appellent.
value-match_end-wins = après un nombre de manches gagnées
presenter-teams-give = { $names } : une carte à choisir pour le partenaire.
presenter-teams-swap = { $names } : une carte à choisir pour l'échange avec le partenaire.
presenter-teams-share = { $names } : la main à partager avec le partenaire.
presenter-teams-teams = Ensemble : { $list }.

# Événements.
teams-partner = Tu fais équipe avec { $name }.
teams-start-card-passed-over = On ne commence pas par { CARD($card, form: "the") } : une autre carte est retournée.
    .terse = { "" }
teams-choose-give-you = Choisis une carte pour { $name }.
teams-choose-give-other = Chacun choisit une carte pour son partenaire.
teams-choose-swap-you = Échange : choisis une carte pour { $name }.
teams-choose-swap-other = { $name } et { $other } choisissent chacun une carte à échanger.
teams-swapped-other = { $name } et { $other } ont échangé une carte.
presenter-teams-selected =
    { FRONT() ->
       *[screen] { $card } : Entrée pour donner cette carte.
        [lines] Tape le numéro de la carte à donner.
    }
teams-choose-share-by-you =
    { $count ->
        [1] { $name } n'a plus de carte : donne-lui une des tiennes.
       *[other] { $name } n'a plus de carte : donne-lui { $count } des tiennes.
    }
teams-choose-share-you =
    { $count ->
        [1] Tu n'as plus de carte : { $name } doit t'en donner une.
       *[other] Tu n'as plus de carte : { $name } doit t'en donner { $count }.
    }
    .terse = { "" }
teams-choose-share-other =
    { $count ->
        [1] { $other } n'a plus de carte : { $name } doit en donner une.
       *[other] { $other } n'a plus de carte : { $name } doit en donner { $count }.
    }
    .terse = { "" }
teams-chose-you = Tu as choisi { CARD($card, form: "the") }.
teams-chose-other = { $name } a choisi.
    .terse = { "" }
teams-handed-by-you = Tu donnes { $cards } à { $name }.
teams-handed-to-you = { $name } te donne { $cards }.
teams-handed-other =
    { $count ->
        [1] { $name } donne une carte à { $other }.
       *[other] { $name } donne { $count } cartes à { $other }.
    }
teams-out-you = Tu sors pour le moment : { $other } n'a plus qu'une carte.
teams-out-other = { $name } sort pour le moment.
teams-back-you = Tu reviens dans la manche.
teams-back-other = { $name } revient dans la manche.
teams-called-you = { $name } t'appelle : joue une carte.
teams-called-by-you = { $name } joue tout de suite.
    .terse = { "" }
teams-called-other = { $other } joue tout de suite.
    .terse = { "" }
teams-unable-by-you = { $name } ne peut rien jouer.
teams-unable-you = Tu ne peux rien jouer.
teams-unable-other = { $other } ne peut rien jouer.
    .terse = { "" }
teams-uno-for-partner-you = Tu dis Uno pour { $other } !
teams-uno-for-you = { $name } dit Uno pour toi !
teams-uno-for-partner-other = { $name } dit Uno pour { $other } !
teams-debt-both-you = { $other } et toi devez piocher 2 cartes chacun.
teams-debt-both-for-you = { $name } et toi devez piocher 2 cartes chacun.
teams-debt-both-other = { $name } et { $other } doivent piocher 2 cartes chacun.
    .terse = { "" }
teams-round-won-you = { $other } et toi gagnez la manche !
teams-round-won-other = { $name } et { $other } gagnent la manche.
teams-match-won-you = { $other } et toi gagnez la partie !
teams-match-won-other = { $name } et { $other } gagnent la partie.
teams-points-you =
    { $points ->
        [one] Vous marquez { $points } point.
       *[other] Vous marquez { $points } points.
    }
teams-points-other =
    { $points ->
        [one] Leur équipe marque { $points } point.
       *[other] Leur équipe marque { $points } points.
    }
teams-score-you = { $other } et toi { $points }
teams-score-other = { $name } et { $other } { $points }
teams-wins = Manches gagnées : { $list }.

# Réponses aux touches, et questions.
teams-ask-share =
    { $count ->
        [one] Quelle carte pour { $name } ?
       *[other] Quelles { $count } cartes pour { $name } ?
    }
# Refus : ce qui a été tenté, pourquoi non, ce qui marcherait.
teams-refused-not_your_choice = Rien à choisir maintenant : on attend { $names }.
teams-refused-choice_open = On attend d'abord un choix : { $names }.
teams-refused-choice_open-you =
    { $count ->
        [1] Choisis d'abord une carte pour { $name }.
       *[other] Choisis d'abord { $count } cartes pour { $name }.
    }
teams-refused-no_choice_open = Pas de carte à donner maintenant.
teams-refused-wrong_count =
    { $count ->
        [1] Tu dois donner exactement une carte à { $name }.
       *[other] Tu dois donner exactement { $count } cartes à { $name }.
    }
teams-refused-partner_must_play = { $name } t'appelle avec un Joker d'équipe : tu dois jouer. { verb-type-first }{ KEY("next_playable") } pour une carte jouable.
teams-refused-cannot_draw = Rien à piocher, mais tu as une carte jouable : { verb-type }{ KEY("next_playable") } pour la trouver.

# Options.
option-match_end = Fin de la partie
    .description = À une limite de points : quand une équipe l'atteint. Après des manches gagnées : quand une équipe les a.
option-limit = Limite de points
    .description = La partie finit après la manche où une équipe atteint cette limite.
option-wins = Manches à gagner
    .description = Nombre de manches qu'une équipe doit gagner, si la partie se gagne aux manches.

# Cartes.
card-reverse = { article-elided }Inversion{ adjective-gap }{ adjective-f }
card-draw-two = { article-m }+2{ adjective-gap }{ adjective-m }
card-team-wild = { article-m }Joker d'équipe
card-draw-four-team-wild = { article-m }Joker d'équipe +4
card-swapping = { $card } avec échange
look-team_wild = Équipe
look-draw_four_team_wild = Éq. +4

# Parties de ce qui est dit.
piece-order-order = L'ordre des joueurs
piece-order-teams = Les équipes

# Conseils.
advice-move-give = donner { CARD($card, form: "the") } à { $name }
advice-move-share = donner { $cards } à { $name }
advice-teams-wild = { $name } reçoit une carte toujours jouable
advice-teams-longest =
    { $count ->
        [one] tu gardes { $count } carte de couleur { $colour ->
            [vert] verte
            [bleu] bleue
           *[other] { $colour }
        }
       *[other] tu gardes { $count } cartes de couleur { $colour ->
            [vert] verte
            [bleu] bleue
           *[other] { $colour }
        }
    }
advice-teams-only = c'est ta seule carte de couleur { $colour ->
            [vert] verte
            [bleu] bleue
           *[other] { $colour }
        }
advice-teams-calls =
    { $count ->
        [one] cela appelle { $name }, qui a { $count } carte
       *[other] cela appelle { $name }, qui a { $count } cartes
    }
advice-teams-hits-too =
    { $count ->
        [one] { $name }, qui a { $count } carte, doit piocher aussi
       *[other] { $name }, qui a { $count } cartes, doit piocher aussi
    }
look-reverse = Inversion
look-draw_two = +2
board-partner = { $name }, partenaire
phrases-read-counts-here = mon équipe a combien de cartes, combien de cartes a mon équipe, combien de cartes a notre équipe
phrases-next-playable-here = que puis-je donner, quelle carte je peux donner, quelle carte puis-je donner, quelles cartes je peux donner, qu est ce que je peux donner
phrases-read-order-here = qui est dans quelle équipe, qui sont mes adversaires, qui sont nos adversaires, contre qui on joue, quelles équipes, équipes, les équipes, mon équipe, qui sont les adversaires, quels sont les adversaires, on est dans quelle équipe, qui joue contre nous, dans quelle équipe, contre qui jouons nous, qui est dans mon équipe, dans mon équipe, qui est avec qui, qui joue avec qui, quelles sont les équipes
phrases-read-scores-here = score des équipes, c'est quoi le score des équipes, quelle équipe mène, quelle équipe gagne, quel est le score de notre équipe, score de notre équipe, notre score
phrases-aim-here = quand est-ce qu'on gagne, comment gagne notre équipe, quand gagne-t-on
