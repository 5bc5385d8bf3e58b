# UNO Rummy.
title = UNO Rummy
    .description = De 2 à 4 : des tuiles, et une table que tu réarranges.
typed-title = rummikub, rami, tuiles
todo = Pose des tuiles : tape le numéro d'une tuile, ou plusieurs numéros pour une nouvelle combinaison. h conseille, f finit ton tour. Si rien ne va, tape piocher.
aim = Sois le premier à poser toutes tes tuiles, par combinaisons d'au moins 3 : suites d'une couleur, ou séries d'un chiffre en couleurs différentes.
value-match_end-rounds_won = après un nombre de manches gagnées
value-action_per-turn = une par tour
value-action_per-set = une par combinaison
choice-given-up = Annulé.
ask-rummy-action = Quelle tuile agit ?
rummy-with-effect = { $tile } : { $action ->
    [reverse] le sens change
    [skip] le joueur suivant perd un tour
   *[other] le suivant pioche { $draws } et perd son tour
}
ask-rummy-colour = De quelle couleur est le Super Joker ?
ask-rummy-number = Quel nombre ?
ask-rummy-join = Réunir avec quelle combinaison ?
ask-rummy-joker = Le Super Joker remplace quelle tuile ?
ask-rummy-where = Où va { CARD($card, form: "the") } ?
presenter-rummy-begun =
    { FRONT() ->
       *[screen] Nouvelle combinaison : { $tile }.
        [lines] Nouvelle combinaison { $place } : { $tile }.
    }
linear-in-zones =
    { $count ->
        [1] Sur la table : combinaison { $numbers }.
       *[other] Sur la table : combinaisons { $numbers }.
    }
linear-take-from-table = Elle est sur la table. Pour la prendre : déplace { CARD($card, form: "the") } vers une nouvelle combinaison.
linear-not-in-zone = Pas dans la combinaison { $number } : { CARD($card, form: "bare") }.
linear-still-carried = Tu tiens encore { $tile }. Pose d'abord cette tuile.
linear-fits-zones = Elle va sur la combinaison { $numbers }.
linear-fits-zone =
    { $fits ->
        [yes] { $card } va sur la combinaison { $number }.
       *[no] { $card } ne va pas seul sur la combinaison { $number }.
    }
linear-none-on-zone = Aucune de tes tuiles ne va seule sur la combinaison { $number }.
linear-replaced-by = Nomme la tuile qui prend sa place : { $cards }.
linear-none-stands-for = Aucun Super Joker de la table ne remplace { CARD($card, form: "the") }.
linear-which-zone = Cela peut être la combinaison { $numbers }. Donne son numéro, par exemple combinaison { $first }.
presenter-rummy-set-laid =
    { FRONT() ->
       *[screen] Nouvelle combinaison : { $set }.
        [lines] Nouvelle combinaison { $place } : { $set }.
    }
presenter-rummy-put =
    { FRONT() ->
       *[screen] { $set }.
        [lines] { $tile }, combinaison { $place } : { $set }.
    }
presenter-rummy-not-valid = Pas encore valable.
presenter-rummy-fourth = Plus d'autre tuile du chevalet.
presenter-rummy-joined =
    { FRONT() ->
       *[screen] { $set }.
        [lines] Réunies, combinaison { $place } : { $set }.
    }
presenter-rummy-set = Combinaison { $place } sur { $count }
presenter-rummy-set-called = combinaison { $place }
presenter-rummy-at-tile = { $zone }. { $tile }.
presenter-rummy-cannot-join = Va d'abord à une combinaison sur la table : { verb-type }{ KEY("next_group") }.
presenter-rummy-cannot-split =
    { FRONT() ->
       *[screen] On coupe avant une tuile qui n'est pas la première : va d'abord à elle.
        [lines] Tape { KEY("next_group") } pour la combinaison, puis { KEY("split") } et le numéro d'une tuile, pas la première.
    }
presenter-rummy-carried = En main
presenter-rummy-beside = avec { $set }
presenter-rummy-carry = Prendre en main
presenter-rummy-leave = Laisser sur le chevalet
presenter-rummy-carrying =
    { FRONT() ->
       *[screen] En main : { $tile }. { KEY("play") } sur une combinaison pour la poser, { KEY("new_set") } pour en commencer une.
        [lines] En main : { $tile }. Tape { KEY("next_playable") }, puis un numéro ; { KEY("new_set") } pour une nouvelle combinaison.
    }
presenter-rummy-taken =
    { FRONT() ->
       *[screen] Tu prends : { $tile }. { KEY("play") } sur une combinaison pour la poser, { KEY("new_set") } pour en commencer une.
        [lines] Tu prends : { $tile }, tuile { $index }, combinaison { $place }. Tape { KEY("next_playable") }, puis un numéro ; { KEY("new_set") } pour une nouvelle.
    }
presenter-rummy-done-again = Refait.
presenter-rummy-no-step-back = Rien à annuler.
presenter-rummy-no-step-again = Rien à refaire.
presenter-rummy-stock =
    { $count ->
        [0] La pioche est vide.
        [one] Une tuile dans la pioche.
       *[other] { $count } tuiles dans la pioche.
    }
presenter-rummy-count-you =
    { $count ->
        [0] toi : aucune tuile
        [one] toi : une tuile
       *[other] toi : { $count } tuiles
    }
presenter-rummy-count-other =
    { $count ->
        [0] { $name } : aucune tuile
        [one] { $name } : une tuile
       *[other] { $name } : { $count } tuiles
    }
presenter-rummy-draft-laid =
    { $count ->
        [0] Rien de posé.
        [one] Posée : { $count } sur 4, { $tiles }.
       *[other] Posées : { $count } sur 4, { $tiles }.
    }
presenter-rummy-draft-freed =
    { $count ->
        [one] Un Super Joker libéré.
       *[other] { $count } Super Jokers libérés.
    }
presenter-rummy-draft-carried = Encore en main : { $tiles }.
presenter-rummy-draft-ready = { verb-type-first }{ KEY("finish") } pour finir ton tour.
presenter-rummy-finish-later = Réponds d'abord ; ensuite, { verb-type }{ KEY("finish") } pour finir.
presenter-rummy-draft-actions = Tu peux choisir ce qui agit : { $tiles }.
presenter-rummy-full = Pas plus de 4 tuiles par tour.
presenter-rummy-cannot-draw = Tu ne peux pas piocher maintenant.
presenter-rummy-given-up = Essai abandonné : la table est comme avant. { verb-type-first }{ KEY("take_back") } pour le reprendre.
presenter-rummy-hint-none = Rien ne peut être posé. { draw-now }
presenter-rummy-hint-maybe = Il y a peut-être mieux.
presenter-rummy-not-yours =
    { FRONT() ->
       *[screen] { $tile } est à la table : { KEY("play") } sur une combinaison pour la poser, { KEY("take_back") } pour annuler.
        [lines] { $tile } est à la table : tape { KEY("next_playable") }, puis un numéro ; { KEY("take_back") } pour annuler l'étape.
    }
presenter-rummy-fits-nowhere =
    { $state ->
        [none] { $tile } ne va nulle part. { draw-now }
        [ready] { $tile } ne va nulle part. { presenter-rummy-draft-ready }
        [open] { $tile } : ça ne va pas avec cet essai. { verb-type-first }{ KEY("take_back") } pour annuler, { KEY("read_draft") } pour le lire.
       *[some] { $tile } ne va nulle part. { verb-type-first }{ KEY("next_playable") } pour trouver une tuile qui va.
    }
presenter-rummy-nothing-carried = Rien en main, et aucune tuile du chevalet n'est choisie.
presenter-rummy-nothing-fits = Rien ne peut être posé. { draw-now }
presenter-rummy-put-back = De retour sur le chevalet : { $tile }.
rummy-zone-of-tiles =
    { $count ->
        [one] { $zone }, 1 tuile : { $cards }.
       *[other] { $zone }, { $count } tuiles : { $cards }.
    }
presenter-rummy-rack = Chevalet
presenter-rummy-table-empty = La table est vide.
presenter-rummy-in-place = à la place du Super Joker { $set }
presenter-rummy-exchanged =
    { FRONT() ->
       *[screen] { $set }. Le Super Joker est sur ton chevalet.
        [lines] Combinaison { $place } : { $set }. Le Super Joker est sur ton chevalet.
    }
presenter-rummy-draft-back = Essai repris.
presenter-rummy-given-up-again = Essai de nouveau abandonné.
presenter-rummy-nothing-more = Aucune autre tuile n'est jouable seule.
presenter-rummy-nothing-alone = Aucune tuile seule ne va, mais on peut poser : { verb-type }{ KEY("hint") } pour un conseil.

# UNO Rummy : noms des combinaisons, événements, étapes, refus.
rummy-colour-R = rouge
rummy-colour-Y = jaune
rummy-colour-G = vert
rummy-colour-B = bleu
rummy-run-colour-R = rouge
rummy-run-colour-Y = jaune
rummy-run-colour-G = verte
rummy-run-colour-B = bleue
rummy-many-1 = 1
rummy-many-2 = 2
rummy-many-3 = 3
rummy-many-4 = 4
rummy-many-5 = 5
rummy-many-6 = 6
rummy-many-7 = 7
rummy-many-8 = 8
rummy-many-9 = 9
rummy-many-10 = 10
rummy-many-11 = 11
rummy-many-12 = 12

# Les combinaisons, selon leur place dans la phrase.
rummy-run = suite { $colour } de { $first } à { $last }
    .the = la suite { $colour } de { $first } à { $last }
    .new = nouvelle suite { $colour } de { $first } à { $last }
    .from = de la suite { $colour } de { $first } à { $last }
    .to = vers la suite { $colour } de { $first } à { $last }
    .on = à la suite { $colour } de { $first } à { $last }
    .in = dans la suite { $colour } de { $first } à { $last }
rummy-group = série des { $many }{ $colours }
    .the = la série des { $many }{ $colours }
    .new = nouvelle série des { $many }{ $colours }
    .from = de la série des { $many }{ $colours }
    .to = vers la série des { $many }{ $colours }
    .on = à la série des { $many }{ $colours }
    .in = dans la série des { $many }{ $colours }
rummy-single = { CARD($card) } seul
    .the = { CARD($card, form: "the") } seul
    .new = { CARD($card, form: "the") } seul
    .from = du { CARD($card) } seul
    .to = vers { CARD($card, form: "the") } seul
    .on = au { CARD($card) } seul
    .in = avec { CARD($card, form: "the") } seul
rummy-single-joker = { CARD($card) } seul
    .the = { CARD($card, form: "the") } seul
    .new = { CARD($card, form: "the") } seul
    .from = du { CARD($card) } seul
    .to = vers { CARD($card, form: "the") } seul
    .on = au { CARD($card) } seul
    .in = avec { CARD($card, form: "the") } seul
rummy-idle = Super Joker libre
    .the = le Super Joker libre
    .new = le Super Joker libre
    .from = du Super Joker libre
    .to = vers le Super Joker libre
    .on = au Super Joker libre
    .in = avec le Super Joker libre
rummy-loose = { $tiles }
    .the = les tuiles { $tiles }
    .new = les tuiles { $tiles }
    .from = des tuiles { $tiles }
    .to = vers les tuiles { $tiles }
    .on = ici : { $tiles }
    .in = parmi les tuiles { $tiles }
rummy-empty = combinaison vide
rummy-group-in = en { $list }
rummy-group-full = { $group } : { $list }
rummy-sets = { $first } ; { $rest }
rummy-joker-as = Super Joker en { $what }
rummy-stretch = { $colour } de { $first } à { $last }
rummy-tile = { CARD($card, form: "the") }
rummy-tile-with = { CARD($card, form: "the") }
rummy-set-place = Combinaison { $place } sur { $count }. { $set }.
    .terse = { $place } sur { $count }. { $set }.

# Événements.
rummy-lot-you = Le sort te désigne : tu commences.
    .terse = Tu commences.
rummy-lot-other = Le sort désigne { $name }, qui commence.
    .terse = { $name } commence.
rummy-round-you = Manche { $number }. Tu commences.
rummy-round-other = Manche { $number }. { $name } commence.
dealt =
    { $count ->
        [1] Tu as une tuile.
       *[other] Tu as { $count } tuiles.
    }
    .terse = { "" }
rummy-start-tiles = Sur la table : { $tiles }.
rummy-laid-you =
    { $count ->
        [one] Tu poses { $where }.
       *[other] Tu poses { $count } tuiles : { $where }.
    }
    .terse = Toi : { $tiles }.
rummy-laid-other =
    { $count ->
        [one] { $name } pose { $where }.
       *[other] { $name } pose { $count } tuiles : { $where }.
    }
    .terse = { $name } : { $tiles }.
rummy-where-new = { $tiles } : { $set }
rummy-where-new-with = { $tiles } : { $set } avec { $more }
rummy-where-joins = { $tiles } pour compléter { $set }
rummy-where-frees = { $tiles } pour libérer le Super Joker { $in }
rummy-where-rearranged = { $tiles } ; la table est réarrangée
rummy-now = Maintenant : { $sets }.
rummy-takes-you = Tu prends { $tiles }.
    .terse =
        { $count ->
            [one] Tu prends un Super Joker.
           *[other] Tu prends { $count } Super Jokers.
        }
rummy-takes-other = { $name } prend { $tiles }.
    .terse =
        { $count ->
            [one] { $name } prend un Super Joker.
           *[other] { $name } prend { $count } Super Jokers.
        }
rummy-left-you =
    { $count ->
        [0] Il ne te reste aucune tuile.
        [one] Il te reste une tuile.
       *[other] Il te reste { $count } tuiles.
    }
rummy-left-other =
    { $count ->
        [0] Il ne lui reste aucune tuile.
        [one] Il lui reste une tuile.
       *[other] Il lui reste { $count } tuiles.
    }
rummy-by-tile = { CARD($card, form: "the") }
rummy-hits-by-you =
    { $draws ->
        [0] Avec { $tiles }, tu fais perdre son tour à { $name }.
       *[other] Avec { $tiles }, tu fais piocher { $draws } tuiles à { $name }, qui perd son tour.
    }
    .terse =
        { $draws ->
            [0] { $name } perd son tour.
           *[other] { $name } en pioche { $draws }.
        }
rummy-hits-you =
    { $draws ->
        [0] Avec { $tiles }, { $name } te fait perdre ton tour.
       *[other] Avec { $tiles }, { $name } te fait piocher { $draws } tuiles.
    }
    .terse =
        { $draws ->
            [0] Avec { $tiles } : tu perds ton tour.
           *[other] Avec { $tiles } : tu en pioches { $draws }.
        }
rummy-hits-other =
    { $draws ->
        [0] Avec { $tiles }, { $name } fait perdre son tour à { $other }.
       *[other] Avec { $tiles }, { $name } fait piocher { $draws } tuiles à { $other }, qui perd son tour.
    }
    .terse =
        { $draws ->
            [0] { $other } perd son tour.
           *[other] { $other } en pioche { $draws }.
        }
rummy-turned-clockwise = Avec { $tile }, le sens devient horaire.
    .terse = Sens horaire.
rummy-turned-counterclockwise = Avec { $tile }, le sens devient antihoraire.
    .terse = Sens antihoraire.
rummy-again-you = Avec { $tile }, tu inverses le sens et tu rejoues.
rummy-again-other = Avec { $tile }, { $name } inverse le sens et rejoue.
rummy-turn-lost-you = Tu perds ton tour.
rummy-turn-lost-other = { "" }
rummy-drew-you =
    { $count ->
        [0] Plus de tuile à piocher.
        [one] Tu pioches { $tiles }.
       *[other] Tu pioches { $count } tuiles : { $tiles }.
    }
rummy-drew-other =
    { $count ->
        [0] { $name } ne trouve plus de tuile à piocher.
        [one] { $name } pioche une tuile.
       *[other] { $name } pioche { $count } tuiles.
    }
keep-now =
    { FRONT() ->
       *[screen] { KEY("pass") } pour la garder.
        [lines] Tape { KEY("pass") } pour la garder.
    }
rummy-drawn-fits-you =
    { FRONT() ->
       *[screen] On peut poser cette tuile. { keep-now }
        [lines] On peut poser cette tuile. Tape { KEY("play") } ou { KEY("pass") }.
    }
    .terse = On peut poser cette tuile.
rummy-drawn-fits-other = { $name } peut la poser.
rummy-drawn-unfit = Impossible à poser.
rummy-ran-out = La pioche est vide. Il reste sur les chevalets : { $list }.
rummy-total-you =
    { $points ->
        [one] toi { $points } point
       *[other] toi { $points } points
    }
    .terse = toi { $points }
rummy-total-other =
    { $points ->
        [one] { $name } { $points } point
       *[other] { $name } { $points } points
    }
    .terse = { $name } { $points }
rummy-round-won-several = Égalité : { $names } gagnent la manche.
rummy-rounds-won = Manches gagnées. { $list }.

# Étapes d'une table à la suivante.
rummy-step-move = Déplace { $tiles } { $from } { $to }.
rummy-step-move-again = Déplace-y aussi { $tiles } { $from }.
rummy-step-move-new = Commence une nouvelle combinaison avec { $tiles } { $from }.
rummy-step-join = Déplace { $set } { $to }.
rummy-step-join-again = Déplace-y aussi { $set }.
rummy-step-join-new = Commence une nouvelle combinaison avec { $set }.
rummy-step-split = Coupe { $set } : { $tiles } à part.
rummy-step-lay = Ajoute { $tiles } { $on }.
rummy-step-lay-again = Ajoutes-y { $tiles }.
rummy-step-lay-new =
    { $count ->
        [one] Commence une nouvelle combinaison avec { $tiles }.
       *[other] Pose une nouvelle combinaison : { $tiles }.
    }
rummy-step-wake = Déplace le Super Joker libre { $to }, en { CARD($card) }.
rummy-step-wake-again = Déplace-y aussi le Super Joker libre, en { CARD($card) }.
rummy-step-wake-new = Commence une nouvelle combinaison avec le Super Joker libre en { CARD($card) }.
rummy-step-replace = Pose { $tiles } à la place du Super Joker { $in } ; le Super Joker est à toi.
rummy-step-replace_move = Déplace { $tiles } { $from } à la place du Super Joker { $in } ; le Super Joker est à toi.
rummy-step-take = Prends { $tiles } { $from }.

# Ce qui ne va pas dans une combinaison.
rummy-fault-too_short = { $tiles } : il faut au moins 3 tuiles.
rummy-fault-gap = { $tiles } : il manque { $missing }.
rummy-fault-gap-twice = { $tiles } : { CARD($card) } deux fois dans une suite.
rummy-fault-mixed = { $tiles } : ni suite ni série.
rummy-fault-colour_twice = { $tiles } : { $colour } deux fois dans une série.
rummy-fault-two_jokers = { $tiles } : deux Super Jokers dans une série.
rummy-fault-jokers_touch = { $tiles } : deux Super Jokers côte à côte.
rummy-fault-at = { $place } : { $what }.
rummy-fault-single = { $tiles }, seul : il faut au moins 3 tuiles.

# Refus : ce qui a été tenté, pourquoi non, ce qui marcherait.
rummy-refused-must_draw_first = Pioche d'abord : { how-to-draw }.
rummy-refused-already_drawn = Tu as déjà pioché. Pose cette tuile, ou { verb-type }{ KEY("pass") } pour la garder.
rummy-refused-must_lay = Tu ne peux pas piocher : tu as de quoi poser. { verb-type-first }{ KEY("hint") } pour un conseil.
# Where lines are typed, the letter would be the same as that for quitting.
give-up-key =
    { FRONT() ->
       *[screen] { KEY("stop") }
        [lines] abandonne
    }
rummy-refused-tile_missing = { CARD($card) } doit rester sur la table. Pose cette tuile, ou { verb-type }{ give-up-key } pour abandonner.
rummy-refused-joker_unnamed = Un Super Joker ne remplace encore rien. Dis quelle tuile il remplace.
rummy-refused-joker_not_replaced = Pour prendre { CARD($card, form: "the") }, pose { $tile } à sa place.
rummy-refused-joker_not_replaced-idle = Il manque un Super Joker sur la table. Remets-le, ou { verb-type }{ give-up-key } pour abandonner l'essai.
rummy-refused-not_in_rack = Tu n'as pas { CARD($card, form: "the") }, ou pas autant de fois. Ne pose que des tuiles de ton chevalet.
rummy-refused-not_in_rack-joker = Tu n'as pas de Super Joker à poser en { $tile }. Pose une autre tuile, ou libère un Super Joker.
rummy-refused-only_drawn_tile = Seule la tuile piochée peut être posée : { CARD($card) }. { keep-now }
rummy-refused-nothing_laid-drawn =
    { FRONT() ->
       *[screen] La tuile n'est pas encore posée : { KEY("play") }. { keep-now }
        [lines] La tuile n'est pas encore posée. Tape { KEY("play") } ou { KEY("pass") }.
    }
rummy-refused-nothing_laid =
    { FRONT() ->
       *[screen] Tu n'as encore rien posé de ton chevalet. { KEY("play") } pour ajouter une tuile.
        [lines] Tu n'as encore rien posé de ton chevalet. Tape le numéro d'une tuile.
    }
rummy-refused-nothing_laid-joker = Un Super Joker libéré à ce tour ne compte pas : pose aussi une tuile de ton chevalet.
rummy-refused-too_many = Tu poses { $count } tuiles, pas plus de 4 par tour. Reprends-en, puis { verb-type }{ KEY("finish") } pour finir.
rummy-refused-invalid_set = { $fault } Corrige-la, ou { verb-type }{ give-up-key } pour abandonner.
rummy-refused-no_such_action-turn = { CARD($card) } ne peut pas agir. Choisis une tuile d'action que tu poses à ce tour.
rummy-refused-no_such_action-set = { CARD($card) } ne peut pas agir. Choisis des tuiles d'action de ce tour, une par combinaison.
presenter-rummy-uno-said = Tu as déjà dit Uno.
rummy-refused-no_uno_duty = Tu n'as pas à dire Uno. On le dit à son tour, ou quand il reste une seule tuile.

# Options.
option-match_end = Fin de la partie
    .description = À une limite de points : au premier qui l'atteint. Après des manches gagnées : sans points, au premier qui les a.
option-limit = Limite de points
    .description = Le premier qui a autant de points gagne la partie.
option-rounds = Manches à gagner
    .description = Nombre de manches à gagner, si la partie finit après des manches gagnées.
option-must_lay = Obligation de poser
    .description = On pioche seulement si aucune tuile du chevalet ne peut être posée, même en réarrangeant la table.
option-action_per = Tuiles d'action qui agissent
    .description = Parmi les tuiles d'action que tu poses, une agit par tour, ou une par combinaison où tu en poses.

# Tuiles.
card-joker = { article-m }Super Joker
card-joker-as = { $joker } en { $tile }

# Commands, and the words that are typed for them.
command-new-set =
    { FRONT() ->
       *[screen] commencer une nouvelle combinaison
        [lines] commencer une nouvelle combinaison ; plusieurs numéros, comme 3 5 7, en font une de ces tuiles
    }
command-take-back = annuler une étape
command-forward-again = refaire l'étape
command-split = couper la combinaison avant cette tuile
command-join = réunir cette combinaison et une autre
command-read-draft = lire l'essai : ce qui vient de toi, ce qui ne va pas
command-finish = finir ton tour : l'essai devient la table
command-hint = un conseil du programme
command-draw = piocher une tuile, ou passer après avoir pioché
command-play = ajouter la tuile choisie à l'essai, ou poser ce que tu as en main
command-next-group = les combinaisons sur la table, l'une après l'autre, puis de nouveau le chevalet
command-previous-group = les combinaisons en arrière
word-new-set = nouvelle, nouvelle combinaison
word-take-back = annule, annuler
word-read-top = table, dessus
word-forward-again = refais, refaire
word-split = coupe, couper
word-join = joins, joindre
word-read-draft = essai
word-finish = fini, fin, finir, finis, termine, terminer
word-hint = conseil
word-hand = chevalet, main
command-read-top = lire les combinaisons sur la table
command-read-counts = dire combien de tuiles chacun a
command-pass = garder la tuile piochée
command-next-card = tuile suivante
command-previous-card = tuile précédente
command-first-card = aller à la première tuile
command-last-card = aller à la dernière tuile
command-cards = aller à la première … dixième tuile
command-next-playable = prochaine tuile qui peut être posée
command-previous-playable = tuile précédente qui peut être posée
command-hand = énumérer les tuiles de ton chevalet avec leurs numéros
command-all-cards = dire toutes les tuiles de ton chevalet

# The draft, step by step.
presenter-rummy-taken-joker =
    { FRONT() ->
       *[screen] Tu prends : { $tile }. { KEY("play") } sur une combinaison pour le poser, sur { presenter-rummy-carried } pour le garder.
        [lines] Tu prends : { $tile }, tuile { $index }, combinaison { $place }. Tape { KEY("next_playable") }, puis un numéro ; { KEY("new_set") } pour une nouvelle.
    }
presenter-rummy-carried-first = Pose d'abord : { $tile }. { KEY("next_playable") } pour une place, { KEY("new_set") } pour commencer.
presenter-rummy-carried-home =
    { FRONT() ->
       *[screen] Sur { presenter-rummy-carried }, à côté du chevalet, { KEY("play") } pour remettre.
        [lines] Tape { KEY("take_back") } pour remettre.
    }
presenter-rummy-carried-undo = { verb-type-first }{ KEY("take_back") } pour annuler l'étape.
presenter-rummy-begin-set = Nouvelle combinaison
presenter-rummy-others =
    { $count ->
        [one] Une autre combinaison
       *[other] { $count } autres combinaisons
    }
ask-rummy-anyway = { $fault } Poser là quand même ?
presenter-rummy-two-idle = Deux Super Jokers libres ne font pas une combinaison.
presenter-rummy-split-here = Coupée : { $first }, et { $second }. Ici : { $tile }.
deed-rummy-lay = poser des tuiles
presenter-rummy-undone-rack = Annulé : { $tile }, de nouveau sur le chevalet.
presenter-rummy-undone-set = Annulé : { $tile }, de nouveau dans sa combinaison.
presenter-rummy-undone-carried = Annulé : { $tile }, non posé.
presenter-rummy-undone-split = Annulé : combinaisons de nouveau réunies.
presenter-rummy-undone-join = Annulé : combinaisons de nouveau séparées.
presenter-rummy-with = avec { $tiles }
presenter-rummy-no-place = { $tile } : ne va encore nulle part. { verb-type-first }{ KEY("new_set") } pour une nouvelle combinaison.
presenter-rummy-plan =
    { $count ->
        [one] Plan
       *[other] Plan, { $count } étapes
    }
presenter-rummy-step-cut = Coupe { $set } avant : { $tile }.
presenter-rummy-step-back = Remets sur le chevalet : { $tile }.
presenter-rummy-hint-stuck = Cet essai ne peut pas aboutir. { verb-type-first }{ KEY("take_back") } pour annuler une étape, { give-up-key } pour l'abandonner.
presenter-rummy-hint-later = Ensuite : { $step }
presenter-rummy-hint-so-far =
    { $count ->
        [one] Au moins { $count } tuile : { $step }
        [4] 4 tuiles : { $step }
       *[other] Au moins { $count } tuiles : { $step }
    }
presenter-rummy-hint-better =
    { $count ->
        [one] Mieux, { $count } tuile : { $step }
       *[other] Mieux, { $count } tuiles : { $step }
    }
presenter-rummy-hint-fewer = Mieux, en prenant moins de Super Jokers : { $step }
presenter-rummy-hint-best = On ne peut pas faire mieux.
presenter-rummy-hint-not-yet = Rien trouvé pour l'instant. La recherche continue.
command-plan = tout le plan, en liste
word-plan = plan
rummy-many-changed = Plusieurs combinaisons ont changé : { verb-type }{ KEY("read_changes") } pour savoir lesquelles.
rummy-change-new = En plus : { $set }.
rummy-change-now = { $old }, maintenant { $set }.
rummy-change-got = { $set } : { $tiles } en plus.
rummy-change-lost = { $set } : { $tiles } en moins.
rummy-change-gone = N'est plus là : { $set }.
presenter-rummy-no-turn-yet = Tu n'as pas encore joué.
presenter-rummy-no-changes = Rien n'a changé sur la table depuis ton dernier tour.
presenter-rummy-holds-joker =
    { $count ->
        [one] { $name } a un Super Joker pris sur la table.
       *[other] { $name } a { $count } Super Jokers pris sur la table.
    }
presenter-rummy-changes-before = Avant la reprise de la partie, les changements ne sont pas connus.
presenter-rummy-several-wrong = { $fault } { $count } de plus à corriger : { verb-type }{ KEY("read_draft") } pour tout lire.
presenter-rummy-draft-open =
    { $state ->
        [ready] Ton essai : { $count } sur la table. { verb-type-first }{ KEY("finish") } pour finir ton tour.
        [carried] Ton essai : une tuile en main. { verb-type-first }{ KEY("read_draft") } pour le lire.
        [wrong] Ton essai, { $count } sur la table, n'est pas encore valable. { verb-type-first }{ KEY("read_draft") } pour le lire.
       *[empty] Ton essai : rien de posé. { verb-type-first }{ KEY("read_draft") } pour le lire.
    }
presenter-rummy-draft-first = Ton essai serait perdu. D'abord, { verb-type }{ KEY("finish") } pour finir ton tour, ou { give-up-key } pour abandonner l'essai.
presenter-rummy-many-sets = { $count } combinaisons. { verb-type-first }{ KEY("next_group") } pour les lire une à une, { KEY("read_changes") } pour les changements.
presenter-rummy-rearranging = seulement en réarrangeant la table
presenter-rummy-resumed = Aucun essai en cours : toutes tes tuiles sont sur le chevalet.
presenter-rummy-draft-lost = Ton essai sera perdu si tu pars maintenant. La partie est enregistrée comme elle était avant. Partir ?

# Typed.
command-set = aller à la combinaison de ce numéro : « combinaison 6 »
word-set = combinaison, set, série, suite
# More words in front of a set's number.
typed-zone = groupe, rangée, numéro, série, ligne
command-give-up = abandonner l'essai : la table redevient comme avant
word-give-up = abandonne, abandonner
word-next-group = combinaison suivante, suivante
word-previous-group = combinaison précédente, précédente
word-stop = abandonne, abandonner, silence
word-pass = garder, garde, passer, passe
board-seats = Tuiles et points
board-hand =
    { $count ->
        [0] Ton chevalet : aucune tuile
        [one] Ton chevalet : { $count } tuile
       *[other] Ton chevalet : { $count } tuiles
    }
look-now-lines = L'écran montre la table, une tuile par ligne.
look-now-cards = L'écran montre des tuiles sur une table.
look-carried = En main : { $tiles }.
look-fault-too_short = moins de 3
look-fault-gap = un trou
look-fault-mixed = couleurs mêlées
look-fault-colour_twice = couleur en double
look-fault-two_jokers = deux Super Jokers
look-fault-jokers_touch = Super Jokers voisins
look-fault-single = seul

# Parties de ce qui est dit.
piece-counts-jokers = Qui a un Super Joker connu
piece-counts-stock = La pioche
piece-counts-counts = Les tuiles de chacun
piece-turn-draft = Ton essai
piece-changes-changes = Les changements
piece-changes-jokers = Qui a un Super Joker connu
piece-changes-late = Reste inconnu
piece-draft-laid = Les tuiles posées du chevalet
piece-draft-freed = Les Super Jokers libérés
piece-draft-carried = Les tuiles en main
piece-draft-wrong = Ce qui ne va pas
piece-draft-ready = Essai prêt
piece-draft-actions = Les actions possibles
advice-rummy-lay = poser { $tiles }
second-look-rummy-out = Tu poses ainsi ta dernière tuile.
second-look-rummy-report = Tu pouvais dénoncer { $names } : une seule tuile, sans dire Uno.
second-look-rummy-drawn =
    { $tiles ->
        [one] Les autres piochent une tuile.
       *[other] Les autres piochent { $tiles } tuiles.
    }
second-look-rummy-drew =
    { $tiles ->
        [one] Cela t'a coûté une tuile.
       *[other] Cela t'a coûté { $tiles } tuiles.
    }
second-look-rummy-both =
    { $tiles ->
        [one] À ce tour et au suivant, une tuile et { $points } points de moins pour toi.
       *[other] À ce tour et au suivant, { $tiles } tuiles et { $points } points de moins pour toi.
    }
second-look-rummy-tiles =
    { $tiles ->
        [one] À ce tour et au suivant, une tuile de moins pour toi.
       *[other] À ce tour et au suivant, { $tiles } tuiles de moins pour toi.
    }
second-look-rummy-points =
    { $points ->
        [one] À ce tour et au suivant, { $points } point de moins pour toi.
       *[other] À ce tour et au suivant, { $points } points de moins pour toi.
    }
second-look-rummy-sooner =
    { $tiles ->
        [one] Une tuile posée un tour plus tôt.
       *[other] { $tiles } tuiles posées un tour plus tôt.
    }

# Ce qui est compris aussi quand on le tape.
phrases-finish-here = fin, termine tour, terminer mon tour, terminer tour, j'ai fini, valide, valider, c'est bon, fini mon tour, fin du tour, finir mon tour, je finis mon tour, finis mon tour, fin de mon tour, terminer mon tour, je termine mon tour, voilà j ai terminé, c est tout pour moi, voilà c est tout, c est bon j ai fini, c est bon c est fini, voilà j ai fini
phrases-new-set-here = nouvelle suite, nouvelle série, nouveau, nouveau groupe, poser suite, poser série, poser combinaison, faire suite, faire série, faire combinaison, faire une nouvelle suite, faire une nouvelle série, former une suite, former une série, créer une suite, créer une série, commencer une suite, commencer une série, faire un groupe, faire un brelan, poser un groupe
phrases-read-top-here = combinaisons, quoi sur table, plateau, quelles combinaisons il y a sur la table, quelles combinaisons, qu'y a-t-il sur la table, que dit la table, quelles sont les combinaisons sur la table, quelles combinaisons sur la table, les combinaisons sur la table, combien de combinaisons, combien y a-t-il de combinaisons, combien de combinaisons sur la table, combien il y a de combinaisons, liste des combinaisons, redis moi la table, relis la table, relis moi la table
phrases-read-counts-here = combien de tuiles, pioche, tuiles restantes
phrases-stop-here = annuler essai, annule mon essai, annule l'essai, efface mon essai, abandonne l'essai, recommencer, tout annuler, tout annuler, annule tout, reprends tout, tout reprendre, remets tout comme avant, tout comme avant, remets tout, remets tout en place, tout remettre
phrases-hint-here = conseil, avis, indice, astuce, suggestion, que jouer, aide-moi à jouer
phrases-take-back-here = reprendre, reprends, annule ça, reprendre coup, annuler coup, remets, remettre, étape arrière, défaire, reviens en arrière, je me suis trompé, me suis trompé, annule la dernière étape, reviens une étape en arrière, défais la dernière étape, annule le dernier pas, annule le dernier, annule la dernière, annule la dernière tuile
phrases-forward-again-here = rétablir, rétablis, rétablis l essai, remets comme avant
phrases-split-here = sépare, séparer, casse, casser
phrases-join-here = réunir, réunis, fusionne, fusionner
phrases-read-draft-here = brouillon, mon essai, combien je peux encore en poser, combien de tuiles je peux encore poser, combien puis-je encore poser, lis mon essai, lis l'essai, lire l'essai, relis mon essai, tout est valable, est-ce que tout est valable, tout est bon, est-ce que c'est valable, c'est valable, toutes les combinaisons sont valables, c est juste, est ce que c est juste, c est correct, qu est ce qui ne va pas, qu est ce qui cloche, il manque quoi
phrases-plan-here = montre plan, tout le plan, le plan entier
phrases-next-group-here = suite suivante
phrases-hand-here = mon chevalet, mes tuiles, tuiles, quel tuiles ai
daily-drawn =
    { $drawn ->
        [0] aucune tuile piochée
        [1] 1 tuile piochée
       *[other] { $drawn } tuiles piochées
    }
phrases-read-changes-here = qu'est-ce qui a changé, qu'est-ce qui a changé sur la table, ce qui a changé, quoi de changé, changements, qu'est-ce qui est nouveau sur la table, quoi de neuf, nouveautés, quoi neuf, qu'ai-je manqué, depuis mon tour
phrases-next-playable-here = quelles combinaisons je peux faire, quelle combinaison puis-je faire, quelles combinaisons je peux poser, quelles combinaisons puis je poser, quelle combinaison je peux poser, j'ai une suite, j'ai une série, est-ce que j'ai une suite, je peux poser quelque chose, peux poser quelque chose, ai-je une suite, j'ai des groupes de trois, est-ce que j'ai des groupes de trois, est-ce que j'ai un groupe
linear-not-held = { CARD($card, form: "bare") } : cette tuile n'est pas sur ton chevalet.
linear-none-like = Tu n'as aucune tuile « { $word } ».
linear-which-card-for = Quelle tuile ? Tape son numéro ou son nom.
