# UNO Rummy.
title = UNO Rummy
    .description = De 2 à 4 : des jetons, et une table que tu réarranges.
value-match_end-rounds_won = après un nombre de manches gagnées
value-action_per-turn = un par tour
value-action_per-set = un par combinaison
choice-given-up = Question fermée.
ask-rummy-action = Quel jeton doit agir ?
ask-rummy-colour = De quelle couleur est le Super Joker ?
ask-rummy-number = Quel nombre ?
ask-rummy-join = Joindre à quelle combinaison ?
ask-rummy-joker = Le Super Joker remplace quel jeton ?
ask-rummy-where = Où va { CARD($card, form: "the") } ?
presenter-rummy-begun =
    { FRONT() ->
       *[screen] Nouvelle combinaison : { $tile }.
        [lines] Nouvelle combinaison { $place }, premier jeton : { $tile }.
    }
presenter-rummy-put =
    { FRONT() ->
       *[screen] { $set }.
        [lines] { $tile } posé sur la combinaison { $place }. { $set }.
    }
presenter-rummy-joined =
    { FRONT() ->
       *[screen] { $set }.
        [lines] Réunies en combinaison { $place }. { $set }.
    }
presenter-rummy-set = Combinaison { $place } sur { $count }
presenter-rummy-at-tile = { $zone }. { $tile }.
presenter-rummy-cannot-join = Va d'abord à une combinaison sur la table : { KEY("next_group") }.
presenter-rummy-cannot-split =
    { FRONT() ->
       *[screen] On coupe une combinaison avant un jeton qui n'est pas le premier : va d'abord là.
        [lines] On coupe une combinaison avant un jeton qui n'est pas le premier : tape { KEY("next_group") } pour y aller, puis { KEY("split") } et le numéro de ce jeton.
    }
presenter-rummy-carried = En main
presenter-rummy-carry = Prendre en main et porter
presenter-rummy-leave = Laisser sur le chevalet
presenter-rummy-carrying =
    { FRONT() ->
       *[screen] Tu as en main : { $tile }. { KEY("play") } sur une combinaison le pose, { KEY("new_set") } en commence une nouvelle.
        [lines] Tu as en main : { $tile }. Tape { KEY("next_group") } pour la combinaison suivante, un de ses numéros le pose ; { KEY("new_set") } en commence une nouvelle.
    }
presenter-rummy-taken =
    { FRONT() ->
       *[screen] Tu prends : { $tile }. { KEY("play") } sur une combinaison le pose, { KEY("new_set") } en commence une nouvelle.
        [lines] Tu prends : { $tile }, jeton { $index } de la combinaison { $place }. Tape { KEY("next_group") } pour la combinaison suivante, un de ses numéros le pose ; { KEY("new_set") } en commence une nouvelle.
    }
presenter-rummy-done-again = Refait.
presenter-rummy-no-step-back = Rien à annuler.
presenter-rummy-no-step-again = Rien à refaire.
presenter-rummy-stock =
    { $count ->
        [0] La pioche est vide.
        [one] Un jeton dans la pioche.
       *[other] { $count } jetons dans la pioche.
    }
presenter-rummy-count-you =
    { $count ->
        [0] Toi : aucun jeton
        [one] Toi : un jeton
       *[other] Toi : { $count } jetons
    }
presenter-rummy-count-other =
    { $count ->
        [0] { $name } : aucun jeton
        [one] { $name } : un jeton
       *[other] { $name } : { $count } jetons
    }
presenter-rummy-draft-laid =
    { $count ->
        [0] Rien de ton chevalet n'est encore posé.
       *[other] De ton chevalet, { $count } sur 4 au plus : { $tiles }.
    }
presenter-rummy-draft-freed =
    { $count ->
        [one] Un Super Joker libéré.
       *[other] { $count } Super Jokers libérés.
    }
presenter-rummy-draft-carried = Tu as encore en main : { $tiles }.
presenter-rummy-draft-ready = { KEY("finish") } termine.
presenter-rummy-draft-actions = Tu peux choisir ce qui agit : { $tiles }.
presenter-rummy-full = Quatre jetons du chevalet au plus par tour.
presenter-rummy-given-up = Essai abandonné : la table est comme avant. { KEY("take_back") } le fait revenir.
presenter-rummy-hint-none = Rien ne peut être posé. { draw-now }
presenter-rummy-hint-maybe = Il y a peut-être mieux.
presenter-rummy-not-yours =
    { FRONT() ->
       *[screen] { $tile } appartient à la table : { KEY("play") } sur une combinaison le pose, { KEY("take_back") } annule cette étape.
        [lines] { $tile } appartient à la table : tape { KEY("next_group") } pour la combinaison suivante, un de ses numéros le pose ; { KEY("take_back") } annule cette étape.
    }
presenter-rummy-nothing-carried = Tu n'as rien en main, et aucun jeton du chevalet n'est choisi.
presenter-rummy-nothing-fits = Rien ne peut être posé. { draw-now }
presenter-rummy-put-back = De retour sur le chevalet : { $tile }.
presenter-rummy-rack = Chevalet
presenter-rummy-table-empty = La table est vide.
presenter-rummy-in-place = à la place du Super Joker { $set }
presenter-rummy-exchanged =
    { FRONT() ->
       *[screen] { $set }. Le Super Joker est sur ton chevalet.
        [lines] { $tile } posé sur la combinaison { $place }, à la place du Super Joker. { $set }. Le Super Joker est sur ton chevalet.
    }
presenter-rummy-draft-back = Ton essai est de retour.
presenter-rummy-given-up-again = L'essai est de nouveau abandonné.
presenter-rummy-nothing-alone = Aucun jeton seul n'a été trouvé, mais on peut poser quelque chose : { KEY("hint") } dit comment.

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
rummy-single = { CARD($card) } isolé
    .the = { CARD($card, form: "the") } isolé
    .new = { CARD($card, form: "the") } isolé
    .from = du { CARD($card) } isolé
    .to = vers { CARD($card, form: "the") } isolé
    .on = au { CARD($card) } isolé
    .in = avec { CARD($card, form: "the") } isolé
rummy-single-joker = { CARD($card) } isolé
    .the = { CARD($card, form: "the") } isolé
    .new = { CARD($card, form: "the") } isolé
    .from = du { CARD($card) } isolé
    .to = vers { CARD($card, form: "the") } isolé
    .on = au { CARD($card) } isolé
    .in = avec { CARD($card, form: "the") } isolé
rummy-idle = Super Joker libre
    .the = le Super Joker libre
    .new = le Super Joker libre
    .from = du Super Joker libre
    .to = vers le Super Joker libre
    .on = au Super Joker libre
    .in = avec le Super Joker libre
rummy-loose = { $tiles }
    .the = les jetons { $tiles }
    .new = les jetons { $tiles }
    .from = des jetons { $tiles }
    .to = vers les jetons { $tiles }
    .on = aux jetons { $tiles }
    .in = parmi les jetons { $tiles }
rummy-empty = combinaison vide
rummy-group-in = en { $list }
rummy-group-full = { $group } : { $list }
rummy-sets = { $first } ; { $rest }
rummy-joker-as = Super Joker valant le { $what }
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
        [1] Tu as un jeton.
       *[other] Tu as { $count } jetons.
    }
    .terse = { "" }
rummy-start-tiles = Sur la table : { $tiles }.
rummy-laid-you =
    { $count ->
        [one] Tu poses { $where }.
       *[other] Tu poses { $count } jetons : { $where }.
    }
    .terse = Toi : { $tiles }.
rummy-laid-other =
    { $count ->
        [one] { $name } pose { $where }.
       *[other] { $name } pose { $count } jetons : { $where }.
    }
    .terse = { $name } : { $tiles }.
rummy-where-new = { $tiles } : { $set }
rummy-where-new-with = { $tiles } : { $set } avec { $more }
rummy-where-joins =
    { $count ->
        [one] { $tiles } : complète { $set }
       *[other] { $tiles } : complètent { $set }
    }
rummy-where-frees =
    { $count ->
        [one] { $tiles } : libère le Super Joker { $in }
       *[other] { $tiles } : libèrent le Super Joker { $in }
    }
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
        [one] Il te reste un jeton.
       *[other] Il te reste { $count } jetons.
    }
rummy-left-other =
    { $count ->
        [one] Il lui reste un jeton.
       *[other] Il lui reste { $count } jetons.
    }
rummy-action-4 = Super Joker
rummy-action-3 = +2
rummy-action-2 = Passer
rummy-action-several = { $count } fois { $action }
rummy-hits-you = { $actions } contre toi.
    .terse = { $actions } !
rummy-hits-other = { $actions } contre { $name }.
    .terse = { $actions } : { $name }.
rummy-again-you = Inversion : tu rejoues.
rummy-again-other = Inversion : { $name } rejoue.
rummy-turn-lost-you = Tu perds ton tour.
rummy-turn-lost-other = { "" }
    .full = { $name } perd son tour.
rummy-drew-you =
    { $count ->
        [0] Il n'y a plus de jeton à piocher.
        [one] Tu pioches { $tiles }.
       *[other] Tu pioches { $count } jetons : { $tiles }.
    }
rummy-drew-other =
    { $count ->
        [0] { $name } ne trouve plus de jeton à piocher.
        [one] { $name } pioche un jeton.
       *[other] { $name } pioche { $count } jetons.
    }
keep-now =
    { FRONT() ->
       *[screen] { KEY("pass") } le garde.
        [lines] Tape { KEY("pass") }.
    }
rummy-drawn-fits-you = Ce jeton peut être posé. { keep-now }
    .terse = Tu peux le poser.
rummy-drawn-fits-other = { $name } peut le poser.
rummy-drawn-unfit = Impossible à poser.
rummy-ran-out = La pioche est épuisée. Il reste sur les chevalets : { $list }.
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
rummy-round-won-several = Manche gagnée ensemble : { $names }.
rummy-rounds-won = Manches gagnées. { $list }.

# Étapes d'une table à la suivante.
rummy-step-move = Déplace { $tiles } { $from } { $to }.
rummy-step-move-again = Déplace-y aussi { $tiles } { $from }.
rummy-step-move-new = Commence une nouvelle combinaison avec { $tiles } { $from }.
rummy-step-join = Déplace { $set } { $to }.
rummy-step-join-again = Déplace-y aussi { $set }.
rummy-step-join-new = Commence une nouvelle combinaison avec { $set }.
rummy-step-split = Sépare { $set } : { $tiles } comme combinaison à part.
rummy-step-lay = Ajoute { $tiles } { $on }.
rummy-step-lay-again = Ajoutes-y { $tiles }.
rummy-step-lay-new = Pose une nouvelle combinaison : { $tiles }.
rummy-step-wake = Déplace le Super Joker libre { $to }, valant { CARD($card) }.
rummy-step-wake-again = Déplace-y aussi le Super Joker libre, valant { CARD($card) }.
rummy-step-wake-new = Commence une nouvelle combinaison avec le Super Joker libre valant { CARD($card) }.
rummy-step-replace = Pose { $tiles } à la place du Super Joker { $in } ; le Super Joker est à toi.
rummy-step-replace_move = Déplace { $tiles } { $from } à la place du Super Joker { $in } ; le Super Joker est à toi.
rummy-step-take = Prends { $tiles } { $from }.

# Ce qui ne va pas dans une combinaison.
rummy-fault-too_short = { $tiles } : seulement { $count } jetons, mais il en faut au moins 3.
rummy-fault-gap = { $tiles } : il manque { $missing }.
rummy-fault-gap-twice = { $tiles } : { CARD($card) } y est deux fois, mais une suite n'a chaque nombre qu'une fois.
rummy-fault-mixed = { $tiles } : ni une seule couleur, ni un seul nombre.
rummy-fault-colour_twice = { $tiles } : le { $colour } y est deux fois, mais une série n'a chaque couleur qu'une fois.
rummy-fault-two_jokers = { $tiles } : deux Super Jokers, mais une série ne peut en avoir qu'un.
rummy-fault-jokers_touch = { $tiles } : deux Super Jokers côte à côte, c'est interdit dans une suite.
rummy-fault-single = { $tiles } : isolé. Seul un jeton de départ jamais utilisé peut rester isolé.

# Refus : ce qui a été tenté, pourquoi non, ce qui marcherait.
rummy-refused-must_draw_first = On ne passe qu'après avoir pioché : { how-to-draw }.
rummy-refused-already_drawn = Tu as déjà pioché. Pose ce jeton, ou garde-le avec { KEY("pass") }.
rummy-refused-must_lay = Tu ne peux pas piocher, car tu peux poser un jeton. { KEY("hint") } donne un conseil.
rummy-refused-tile_missing = { CARD($card) } ne peut pas quitter la table. Mets ce jeton dans une combinaison, ou abandonne l'essai avec { KEY("stop") }.
rummy-refused-joker_unnamed = Un Super Joker ne remplace encore rien. Dis quel jeton il est.
rummy-refused-joker_not_replaced = { CARD($card) } ne peut quitter sa place que pour { $tile }. Mets ce jeton-là à cet endroit, ou laisse le Super Joker comme il était.
rummy-refused-joker_not_replaced-idle = Il manque un Super Joker sur la table. Remets-le, ou abandonne l'essai avec { KEY("stop") }.
rummy-refused-not_in_rack = Tu n'as pas { CARD($card, form: "the") }, ou pas autant de fois. Ne pose que des jetons de ton chevalet.
rummy-refused-not_in_rack-joker = Tu n'as pas de Super Joker à poser comme { $tile }. Pose un autre jeton, ou libère d'abord un Super Joker.
rummy-refused-only_drawn_tile = Seul le jeton pioché peut être posé maintenant : { CARD($card) }. { keep-now }
rummy-refused-nothing_laid =
    { FRONT() ->
       *[screen] Tu n'as encore rien posé : au moins un jeton doit venir de ton chevalet, et un Super Joker libéré à ce tour ne compte pas. { KEY("play") } ajoute un jeton.
        [lines] Tu n'as encore rien posé : au moins un jeton doit venir de ton chevalet, et un Super Joker libéré à ce tour ne compte pas. Le numéro d'un jeton l'ajoute.
    }
rummy-refused-too_many = Tu poses { $count } jetons, mais on en pose 4 au plus par tour. Reprends-en, puis { KEY("finish") } termine.
rummy-refused-invalid_set = Combinaison { $place } sur { $count }, { $fault } Corrige-la, ou abandonne l'essai avec { KEY("stop") }.
rummy-refused-no_such_action-turn = { CARD($card) } ne peut pas agir. Choisis un jeton symbole que tu poses à ce tour.
rummy-refused-no_such_action-set = { CARD($card) } ne peut pas agir. Choisis des jetons symboles que tu poses à ce tour, un par combinaison.
rummy-refused-no_uno_duty = Tu n'as pas à dire Uno maintenant. On le dit à son tour, ou quand il reste un seul jeton.

# Options.
option-match_end = Fin de la partie
    .description = À une limite de points : quand quelqu'un l'a atteinte. Après des manches gagnées : quand quelqu'un en a gagné autant ; on ne compte pas de points.
option-limit = Limite de points
    .description = Qui a le premier autant de points gagne la partie.
option-rounds = Manches à gagner
    .description = Pour une fin après des manches gagnées : combien il en faut pour gagner la partie.
option-must_lay = Obligation de poser
    .description = Tu ne peux piocher que si aucun jeton de ton chevalet ne peut être posé, même en réarrangeant la table.
option-action_per = Jetons symboles qui agissent
    .description = Un par tour : parmi les jetons symboles que tu poses, un agit par tour. Un par combinaison : un agit par combinaison où tu en poses.

# Tuiles.
card-joker = { article-m }Super Joker
card-joker-as = { $joker } valant { $tile }

# Commands, and the words that are typed for them.
command-new-set = commencer une nouvelle combinaison
command-take-back = annuler une étape
command-forward-again = refaire l'étape
command-split = couper la combinaison avant ce jeton
command-join = joindre cette combinaison à une autre
command-read-draft = lire l'essai : ce qui vient de toi, ce qui ne va pas
command-finish = finir l'essai
command-hint = un conseil du programme
command-draw = piocher un jeton, ou passer après avoir pioché
command-play = ajouter le jeton choisi à l'essai, ou poser ce que tu as en main
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
command-read-counts = dire combien de jetons a chacun
command-next-playable = jeton suivant qui peut être posé
command-previous-playable = jeton précédent qui peut être posé
command-all-cards = dire tous les jetons de ton chevalet

# The draft, step by step.
presenter-rummy-taken-joker =
    { FRONT() ->
       *[screen] Tu prends : { $tile }. { KEY("play") } sur une combinaison le pose ; { KEY("play") } juste après le chevalet le garde.
        [lines] Tu prends : { $tile }, jeton { $index } de la combinaison { $place }. Va à une combinaison avec { KEY("next_group") }, un de ses numéros le pose ; { KEY("new_set") } en commence une nouvelle. Il se trouve juste après le chevalet : son numéro à cet endroit met le Super Joker sur le chevalet.
    }
presenter-rummy-carried-first = Pose d'abord ce que tu portes : { $tile }. { KEY("next_playable") } va là où le jeton convient, { KEY("new_set") } commence une nouvelle combinaison.
presenter-rummy-carried-home =
    { FRONT() ->
       *[screen] Il se trouve juste après le chevalet : { KEY("next_group") } y mène, { KEY("play") } le remet sur le chevalet.
        [lines] Il se trouve juste après le chevalet : { KEY("next_group") } y mène, son numéro le remet sur le chevalet.
    }
presenter-rummy-carried-undo = { KEY("take_back") } annule l'étape.
presenter-rummy-begin-set = Nouvelle combinaison
presenter-rummy-others = Autres : { $count } combinaisons
ask-rummy-anyway = { $fault } Le poser là quand même ?
presenter-rummy-two-idle = Deux Super Jokers libres ne font pas une combinaison.
presenter-rummy-split-here = Coupée : { $first }, et { $second }. Tu es sur : { $tile }.
deed-rummy-lay = poser des jetons
presenter-rummy-undone-rack = Annulé : { $tile }, de nouveau sur le chevalet.
presenter-rummy-undone-set = Annulé : { $tile }, de nouveau dans sa combinaison.
presenter-rummy-undone-carried = Annulé : { $tile }, non posé.
presenter-rummy-undone-split = Annulé : la coupe.
presenter-rummy-undone-join = Annulé : la réunion.
presenter-rummy-with = avec { $tiles }
presenter-rummy-no-place = { $tile } : ne convient encore nulle part. { KEY("new_set") } commence une nouvelle combinaison.
presenter-rummy-plan =
    { $count ->
        [one] Plan
       *[other] Plan, { $count } étapes
    }
presenter-rummy-step-cut = Coupe { $set } avant ce jeton : { $tile }.
presenter-rummy-step-back = Remets sur le chevalet : { $tile }.
presenter-rummy-hint-stuck = Cet essai ne peut pas aboutir. { KEY("take_back") } annule une étape, { KEY("stop") } l'abandonne.
presenter-rummy-hint-later = Ensuite : { $step }
presenter-rummy-hint-so-far =
    { $count ->
        [one] Au moins 1 jeton : { $step }
        [4] 4 jetons : { $step }
       *[other] Au moins { $count } jetons : { $step }
    }
presenter-rummy-hint-better =
    { $count ->
        [one] Mieux, 1 jeton : { $step }
       *[other] Mieux, { $count } jetons : { $step }
    }
presenter-rummy-hint-fewer = Mieux, en prenant moins de Super Jokers : { $step }
presenter-rummy-hint-best = On ne peut pas faire mieux.
presenter-rummy-hint-not-yet = Rien trouvé pour l'instant. La recherche continue.
command-plan = tout le plan, en liste
word-plan = plan
rummy-many-changed = { $count } combinaisons ont changé : { KEY("read_changes") } dit lesquelles.
rummy-change-new = Nouveau : { $set }.
rummy-change-now = { $old }, maintenant { $set }.
rummy-change-got = { $set } : { $tiles } en plus.
rummy-change-lost = { $set } : { $tiles } en moins.
rummy-change-gone = Disparu : { $set }.
presenter-rummy-no-changes = Rien n'a changé sur la table depuis ton dernier tour.
presenter-rummy-holds-joker =
    { $count ->
        [one] { $name } a un Super Joker pris sur la table.
       *[other] { $name } a { $count } Super Jokers pris sur la table.
    }
presenter-rummy-changes-before = Ce qui a changé avant la reprise de la table n'est pas connu.
presenter-rummy-several-wrong = { $fault } { $count } de plus à corriger ; { KEY("read_draft") } lit tout.
presenter-rummy-draft-open =
    { $state ->
        [ready] Ton essai : { $count } sur la table. { KEY("finish") } le termine.
        [carried] Ton essai : tu portes un jeton. { KEY("read_draft") } le lit.
        [wrong] Ton essai : { $count } sur la table, { $wrong } à corriger. { KEY("read_draft") } le lit.
       *[empty] Ton essai : rien de posé. { KEY("read_draft") } le lit.
    }
presenter-rummy-many-sets = { $count } combinaisons. { KEY("next_group") } les lit une à une, { KEY("read_changes") } les changements.
presenter-rummy-rearranging = seulement en réarrangeant : { KEY("plan") } dit comment
presenter-rummy-draft-lost = Ton essai sera perdu si tu pars maintenant ; la table est enregistrée telle qu'elle était avant. Partir ?

# Typed.
command-set = aller à la combinaison de ce numéro : « combinaison 6 »
word-set = combinaison, set, série, suite
command-give-up = abandonner l'essai : la table redevient comme avant
word-give-up = abandonne, abandonner
word-next-group = combinaison suivante, suivante
word-previous-group = combinaison précédente, précédente
word-stop = abandonne, abandonner, silence
word-pass = garder, garde, passer, passe
board-seats = Jetons et points
board-hand =
    { $count ->
        [0] Ton chevalet : aucun jeton
        [one] Ton chevalet : 1 jeton
       *[other] Ton chevalet : { $count } jetons
    }
look-carried = Tu tiens : { $tiles }.
look-fault-too_short = trop peu
look-fault-gap = un trou
look-fault-mixed = mélange
look-fault-colour_twice = couleur en double
look-fault-two_jokers = deux Super Jokers
look-fault-jokers_touch = Super Jokers voisins
look-fault-single = seul

# Parties de ce qui est dit.
piece-counts-jokers = Qui a un Super Joker connu
piece-counts-stock = La pioche
piece-counts-counts = Les jetons de chacun
piece-turn-draft = Ton essai
piece-changes-changes = Les changements
piece-changes-jokers = Qui a un Super Joker connu
piece-changes-late = Que le reste n'est pas connu
piece-draft-laid = Ce qui vient du chevalet
piece-draft-freed = Les Super Jokers libérés
piece-draft-carried = Ce que tu portes
piece-draft-wrong = Ce qui ne va pas
piece-draft-ready = Que tu peux terminer
piece-draft-actions = Quelles actions pourraient agir
advice-rummy-lay = poser { $tiles }
second-look-rummy-out = Tu poses ainsi ton dernier jeton.
second-look-rummy-report = Tu pouvais dénoncer { $names } : un seul jeton, sans dire Uno.
second-look-rummy-drawn =
    { $tiles ->
        [one] Cela fait piocher un jeton aux autres.
       *[other] Cela fait piocher { $tiles } jetons aux autres.
    }
second-look-rummy-drew =
    { $tiles ->
        [one] Cela t'a coûté un jeton.
       *[other] Cela t'a coûté { $tiles } jetons.
    }
second-look-rummy-both =
    { $tiles ->
        [one] À ce tour et au suivant, tu te débarrasses ainsi d'un jeton de plus, et de { $points } points de plus.
       *[other] À ce tour et au suivant, tu te débarrasses ainsi de { $tiles } jetons de plus, et de { $points } points de plus.
    }
second-look-rummy-tiles =
    { $tiles ->
        [one] À ce tour et au suivant, tu te débarrasses ainsi d'un jeton de plus.
       *[other] À ce tour et au suivant, tu te débarrasses ainsi de { $tiles } jetons de plus.
    }
second-look-rummy-points =
    { $points ->
        [one] À ce tour et au suivant, tu te débarrasses ainsi d'un point de plus.
       *[other] À ce tour et au suivant, tu te débarrasses ainsi de { $points } points de plus.
    }
second-look-rummy-sooner =
    { $tiles ->
        [one] Cela pose un jeton un tour plus tôt.
       *[other] Cela pose { $tiles } jetons un tour plus tôt.
    }

# Ce qui est compris aussi quand on le tape.
phrases-finish-here = fin, j'ai fini, valide, valider, c'est bon, fini mon tour, fin du tour, finir mon tour
phrases-new-set-here = nouvelle suite, nouvelle série, nouveau
phrases-read-top-here = combinaisons, quoi sur table, plateau
phrases-read-counts-here = combien de tuiles, pioche, tuiles restantes
phrases-give-up-here = annuler essai, recommencer, tout annuler
phrases-hint-here = conseil, avis, indice, astuce, suggestion, que jouer, aide-moi à jouer
phrases-take-back-here = étape arrière, défaire
phrases-forward-again-here = rétablir
phrases-split-here = sépare, séparer, casse, casser
phrases-join-here = réunir, réunis, fusionne, fusionner
phrases-read-draft-here = brouillon, mon essai
phrases-plan-here = montre plan
phrases-next-group-here = suite suivante
phrases-hand-here = mon chevalet, mes tuiles, tuiles, quel tuiles ai
