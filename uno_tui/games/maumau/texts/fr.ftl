# Erftschmiede-Maumau.
title = Erftschmiede-Maumau
    .description = De 2 à 8, cousin du 8 américain : des réponses en chaîne, des demandes, une triche à contester.
typed-title = mau mau, maumau
aim = Sois le premier sans cartes : chacune va par la couleur ou la valeur sur celle du dessus, vaut un de plus ou de moins, ou un multiple. Certaines demandent une réponse, le valet demande une couleur.
value-hand_size-dealer = au choix du donneur
presenter-maumau-dealing-you = À toi de dire combien de cartes chacun reçoit : appuie sur Entrée.
presenter-maumau-dealing-other = { $name } dit combien de cartes chacun reçoit.
presenter-maumau-due-you = Réponds, ou accepte.
presenter-maumau-due-other = { $name } doit répondre ou accepter.
presenter-maumau-answers = Tu peux répondre par : { $cards }.
accept-now =
    { FRONT() ->
       *[screen] { KEY("accept") } pour accepter.
        [lines] Tape { KEY("accept") }.
    }
presenter-maumau-accept = { accept-now }
command-read-colour = dire la demande
word-pass = passer, passe
word-accept = accepter, accepte
command-pass = passer après avoir pioché
command-accept = accepter l'échange, la carte, les cartes à piocher ou le tour perdu
word-uno = dernière carte, dernière, dénoncer, dénonce, uno

# Événements.
maumau-deal-you = { "" }
maumau-deal-other = { $name } décide combien de cartes chacun reçoit.
maumau-hand-size-you =
    { $count ->
        [1] Tu distribues une carte à chacun.
       *[other] Tu distribues { $count } cartes à chacun.
    }
maumau-hand-size-other =
    { $count ->
        [1] { $name } distribue une carte à chacun.
       *[other] { $name } distribue { $count } cartes à chacun.
    }
start-card = Carte retournée : { CARD($card) }.
    .terse = Première : { CARD($card) }.
maumau-turned-up-none = Aucune carte à retourner : toutes les cartes sont permises.
maumau-played-wish-you = Tu joues { CARD($card, form: "the") } et demandes { $wish }.
    .terse = Toi : { CARD($card) }, { $wish }.
maumau-played-wish-other = { $name } joue { CARD($card, form: "the") } et demande { $wish }.
    .terse = { $name }, { CARD($card) }, demande { $wish }.
maumau-sent-back-by-you = Tu renvoies les cartes à { $name } par { CARD($card, form: "the") }.
    .terse = Toi : { CARD($card) }, retour à { $name }.
maumau-sent-back-you = { $name } te renvoie les cartes par { CARD($card, form: "the") }.
    .terse = { $name }, { CARD($card) }, retour à toi.
maumau-sent-back-other = { $name } renvoie les cartes à { $other } par { CARD($card, form: "the") }.
    .terse = { $name }, { CARD($card) }, retour à { $other }.
maumau-due-swap-you =
    { $players ->
        [2] Échange avec { $name }, ou réponds : 2 ou Joker.
       *[other] Échange avec { $name }, ou réponds : 2, as ou Joker.
    }
    .terse = { $name } veut échanger sa main avec toi.
maumau-due-swap-by-you = Tu veux échanger ta main avec { $name }, qui peut répondre.
    .terse = { $name } peut répondre.
maumau-due-swap-other = { $name } veut échanger avec { $other }.
maumau-sent-swap-you = { $by } décide : { $name } échange sa main avec toi. Réponds : 2, as ou Joker.
    .terse = { $by } décide : { $name } échange sa main avec toi.
maumau-sent-swap-origin-you = { $by } décide : tu échanges ta main avec { $other }, qui peut répondre.
maumau-sent-swap-by-you = Tu décides : { $name } échange sa main avec { $other }.
maumau-sent-swap-other = { $by } décide : { $name } échange sa main avec { $other }.
maumau-due-gift-you = Prends une carte { DE($name) }, ou réponds : le même 4 ou un Joker.
    .terse = { $name } veut te donner une carte.
maumau-due-gift-by-you = Tu veux donner une carte à { $name }, qui peut répondre.
    .terse = { $name } peut répondre.
maumau-due-gift-other = { $name } veut donner une carte à { $other }.
maumau-due-sit_out-you = Perds ton tour, ou bloque le 6 : 5 ou Joker.
    .terse = Bloque avec un 5, ou perds ton tour.
maumau-due-sit_out-other = { $name } perd son tour, sauf avec un 5 ou un Joker.
    .terse = { "" }
maumau-due-draw-you =
    { $count ->
        [1] Pioche 1, ou réponds : 7, 10 ou Joker.
       *[other] Pioche { $count }, ou réponds : 7, 10 ou Joker.
    }
    .terse = Pioche { $count }, ou réponds.
maumau-due-draw-other =
    { $count ->
        [1] { $name } : piocher 1, ou répondre.
       *[other] { $name } : piocher { $count }, ou répondre.
    }
    .terse = { "" }
maumau-due-queen-you =
    { $count ->
        [1] C'est pour toi : pioche 1 et joue, ou réponds : dame ou Joker.
       *[other] C'est pour toi : pioche { $count } et joue, ou réponds : dame ou Joker.
    }
    .terse = Pioche { $count }, ou réponds par une dame.
maumau-due-queen-other =
    { $count ->
        [1] { $name } doit piocher une carte ou répondre par une dame.
       *[other] { $name } doit piocher { $count } cartes ou répondre par une dame.
    }
    .terse = À { $name }, { $count }.
maumau-due-kings-you =
    { $count ->
        [1] Joue un roi ou un Joker, ou pioche une carte.
       *[other] Finis ton tour des rois : joue un roi ou un Joker, ou pioche { $count }.
    }
    .terse = Ton roi ?
maumau-due-kings-held = Tu dois jouer un roi.
maumau-due-kings-other = { $name } doit jouer un roi.
    .terse = { "" }
maumau-cheating-on =
    { FRONT() ->
       *[screen] La triche est permise : { KEY("call_bluff") } pour contester une carte qui ne va pas.
        [lines] La triche est permise : tape { KEY("call_bluff") } pour contester une carte qui ne va pas.
    }
    .terse = { "" }
maumau-again-you = Tu rejoues.
maumau-again-other = { $name } rejoue.
maumau-drawn-unfit =
    { FRONT() ->
       *[screen] Pas jouable. { KEY("pass") } pour finir ton tour.
        [lines] Pas jouable. Tape { KEY("pass") } pour finir ton tour.
    }
maumau-accepted-you = { "" }
    .full = Tu acceptes.
maumau-accepted-other = { "" }
    .full = { $name } accepte.
maumau-swap-ended-by-you = Tu mets fin à l'échange que voulait { $name }.
maumau-swap-ended-you = { $name } met fin à ton échange.
maumau-swap-ended-other = { $name } met fin à l'échange que voulait { $other }.
maumau-given-by-you = Tu donnes { CARD($card, form: "the") } à { $name }.
maumau-given-you = { $name } te donne { CARD($card, form: "the") }.
maumau-given-other = { $name } donne une carte à { $other }.
maumau-bought-you = Tu achètes { CARD($card, form: "the") }.
maumau-bought-other = { $name } achète { CARD($card, form: "the") }.
maumau-kings-called-you = Tu annonces un tour des rois !
maumau-kings-called-other = { $name } annonce un tour des rois !
maumau-kings-ended-you = Tu termines le tour des rois.
maumau-kings-ended-other = { $name } termine le tour des rois.
maumau-kings-over = Le tour des rois est fini.
maumau-last-you = Tu dis : dernière carte !
maumau-last-other = { $name } dit : dernière carte !
maumau-last-advance-you = Tu dis « dernière carte » à l'avance.
maumau-reported-by-you = Tu dénonces { $name }, qui n'a pas dit « dernière carte ».
maumau-reported-you = { $name } te dénonce : tu n'as pas dit « dernière carte ».
maumau-reported-other = { $name } dénonce { $other }, qui n'a pas dit « dernière carte ».
maumau-caught-by-you = { $name } trichait : { CARD($card, form: "the") } lui revient.
maumau-caught-you = { $name } conteste à raison : { CARD($card, form: "the") } te revient.
maumau-caught-other = { $name } conteste à raison : { CARD($card, form: "the") } revient à { $other }.
maumau-caught-top = De nouveau dessus : { CARD($card) }.
maumau-failed-you-card-fits =
    { $why ->
        [suit] Contestation ratée : on pouvait jouer { CARD($card, form: "the") } : même couleur. Tu pioches une carte.
        [rank] Contestation ratée : on pouvait jouer { CARD($card, form: "the") } : même valeur. Tu pioches une carte.
        [neighbour] Contestation ratée : on pouvait jouer { CARD($card, form: "the") } : c'est la valeur voisine. Tu pioches une carte.
        [times] Contestation ratée : on pouvait jouer { CARD($card, form: "the") } : un nombre est un multiple de l'autre. Tu pioches une carte.
        [wish] Contestation ratée : on pouvait jouer { CARD($card, form: "the") } : on l'a demandée. Tu pioches une carte.
        [joker] Contestation ratée : on pouvait jouer { CARD($card, form: "the") } : un Joker va toujours. Tu pioches une carte.
       *[answer] Contestation ratée : on pouvait jouer { CARD($card, form: "the") }. Tu pioches une carte.
    }
maumau-matches-by =
    { $why ->
        [suit] C'est la même couleur.
        [rank] C'est la même valeur.
        [neighbour] C'est la valeur voisine.
        [times] Un nombre est un multiple de l'autre.
        [wish] On l'a demandée.
       *[joker] Un Joker va toujours.
    }
maumau-failed-other = { $name } conteste { CARD($card, form: "the") } à tort.

# Réponses aux touches.
stock-now =
    { $count ->
        [0] La pioche est vide.
        [one] Une carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
maumau-top-none = Aucune carte dessus : toutes les cartes sont permises.
maumau-wish-now = Demandé : { $wish }.
maumau-wish-none = Personne n'a rien demandé.
maumau-no-answer = Tu ne peux pas répondre. { accept-now }

# Questions.
maumau-ask-swap = Échanger ta main avec qui ?
maumau-ask-swap-instead = Avec qui { $name } échange-t-il à la place ?
maumau-ask-gift-seat = Qui reçoit une carte ?
maumau-ask-gift = Quelle carte donnes-tu avec le 4 ?
maumau-ask-queen = Qui pioche et joue ensuite ?
maumau-ask-wish = Quelle couleur demandes-tu ?
maumau-ask-wish-none = Pas de demande
maumau-ask-buy = Acheter { CARD($card, form: "the") } et prendre cette carte en main ?
maumau-ask-round = Annoncer un tour des rois ?
maumau-ask-joker = Que vaut le Joker ?
maumau-ask-joker-suit = De quelle couleur ?
maumau-ask-joker-wish = Demander une valeur
maumau-ask-rank = Quelle valeur demandes-tu ?
maumau-ask-deal = Combien de cartes chacun reçoit-il, de 1 à 12 ?
maumau-ask-cheat = { $why } Tricher ?

# Refus : ce qui a été tenté, pourquoi non, ce qui marcherait.
maumau-refused-choice_open = D'abord, { $name } dit combien de cartes chacun reçoit.
maumau-refused-choice_open-you = Dis d'abord combien de cartes chacun reçoit, de 1 à 12.
maumau-refused-argument_missing = Avec { CARD($card, form: "the") }, il manque un choix : un joueur, une carte à donner, ou ce que vaut le Joker.
maumau-refused-wrong_seat = Cette personne ne peut pas être choisie ici. Choisis-en une autre.
maumau-refused-wrong_count = Chacun reçoit de 1 à 12 cartes.
maumau-refused-nothing_due = Rien à accepter : joue une carte, ou pioche.
maumau-refused-nothing_due-bought = Rien à acheter : il n'y a pas de carte dessous. Joue le 3 sans acheter.
maumau-refused-must_answer-swap =
    { $players ->
        [2] Réponds d'abord à l'échange par un 2 ou un Joker, ou accepte : { verb-type }{ KEY("draw") }.
       *[other] Réponds d'abord à l'échange par un 2, un as ou un Joker, ou accepte : { verb-type }{ KEY("draw") }.
    }
maumau-refused-must_answer-gift = Réponds d'abord par le même 4 ou un Joker, ou accepte la carte.
maumau-refused-must_answer-sit_out = Bloque d'abord le 6 avec un 5 ou un Joker, ou accepte et perds ton tour.
maumau-refused-must_answer-draw =
    { $count ->
        [1] Réponds d'abord par un 7, un 10 ou un Joker, ou accepte et pioche une carte.
       *[other] Réponds d'abord par un 7, un 10 ou un Joker, ou accepte et pioche { $count } cartes.
    }
maumau-refused-must_answer-queen =
    { $count ->
        [1] Réponds d'abord par une dame ou un Joker, ou accepte et pioche une carte.
       *[other] Réponds d'abord par une dame ou un Joker, ou accepte et pioche { $count } cartes.
    }
maumau-refused-must_answer-kings = Dans un tour des rois, joue un roi ou un Joker, sans annoncer un autre tour.
maumau-refused-must_answer-king-held = Tu as un roi, tu dois le jouer : { verb-type }{ KEY("next_playable") } pour le trouver.
maumau-refused-not_as_last_card = { CARD($card, form: "the") } ne peut pas être ta dernière carte. Joue une autre carte, ou pioche.
maumau-refused-last_not_said = Dis d'abord « dernière carte » : { verb-type }{ KEY("uno") }. Puis joue-la.
maumau-refused-no_match = { CARD($card, form: "the") } ne va pas sur { CARD($top, form: "the") }.
maumau-refused-no_match-wish = { CARD($card, form: "the") } ne va pas. Demandé : { $wish }.
maumau-refused-nothing_to_catch = Il n'y a pas de carte à contester.
maumau-refused-nothing_to_report = Personne n'a oublié de dire « dernière carte ».
maumau-refused-no_last_duty = Rien à annoncer ni à dénoncer.

# Règles maison et options.
option-hand_size = Cartes à la donne
    .description = Combien de cartes chacun reçoit : de 1 à 12, ou au choix du donneur à chaque manche.
option-play_drawn = Jouer la carte piochée
    .description = Une carte piochée au lieu d'en jouer une peut être jouée tout de suite.
option-cheating = Triche
    .description = On peut jouer une carte qui ne va pas. Contestée à raison, elle revient, et tu pioches trois cartes.
maumau-played-on-you = Tu joues { CARD($card, form: "the") } sur { CARD($under, form: "the") }.
maumau-played-on-other = { $name } joue { CARD($card, form: "the") } sur { CARD($under, form: "the") }.
    .terse = { $name }, { CARD($card) } sur { CARD($under) }.
maumau-played-wish-on = { $name } joue { CARD($card, form: "the") } sur { CARD($under, form: "the") } et demande { $wish }.
    .terse = { $name }, { CARD($card) } sur { CARD($under) }, demande { $wish }.

# Cartes.
card-joker-as = { $joker } en { $card }
card-wishing = { $card }, { $wish } demandé

# Commands, and the words that are typed for them.
command-uno = dire « dernière carte », ou dénoncer qui ne l'a pas dit
command-call-bluff = contester la carte du dessus
command-draw = piocher, accepter, ou passer après avoir pioché

# Parties de ce qui est dit.
piece-counts-stock = La pioche
piece-top-card = La carte du dessus
piece-top-colour = La demande
piece-top-due = Les cartes à piocher, ou ce qui est en attente
piece-turn-last = La dernière carte encore à annoncer
piece-debt-due = Ce que tu dois accepter, ou répondre
piece-debt-answers = Par quoi tu peux répondre
piece-debt-accept = Comment accepter
piece-debt-last = La dernière carte encore à annoncer

# Conseils.
advice-move-accept = accepter
advice-move-deal =
    { $count ->
        [one] distribuer { $count } carte à chacun
       *[other] distribuer { $count } cartes à chacun
    }
advice-move-last = dire « dernière carte », puis { $move }
advice-move-for = { $move }, en choisissant { $name }
advice-move-gift = { $move } et donner { CARD($card, form: "the") } à { $name }
advice-move-wish = { $move } et demander { $wish }
advice-only = Rien d'autre ne va.
advice-move-buy = { $move } et acheter la carte du dessous
advice-move-kings = { $move } et annoncer un tour des rois
advice-maumau-not-out = tu ne perds pas ton tour
advice-maumau-answers = cela répond, tu n'as rien à accepter
advice-maumau-fits =
    { $count ->
        [one] { $count } de tes cartes va dessus
       *[other] { $count } de tes cartes vont dessus
    }
advice-maumau-swap =
    { $count ->
        [one] { $name } n'a que { $count } carte
       *[other] { $name } n'a que { $count } cartes
    }
advice-maumau-risk = Elle ne va pas : contestée, elle te revient, tu pioches 3 cartes et ton tour est fini.
second-look-catch = Tu pouvais contester la carte { DE($name) } : elle n'allait pas.
second-look-report-last = Tu pouvais dénoncer { $names } : « dernière carte » n'a pas été dit.
second-look-last = Tu pouvais dire « dernière carte » à ton tour : { $name } a dénoncé ton oubli.
advice-maumau-turns =
    { $count ->
        [0] le sens change : ce n'est plus à { $name }, qui n'a plus de carte
        [one] le sens change : ce n'est plus à { $name }, qui a { $count } carte
       *[other] le sens change : ce n'est plus à { $name }, qui a { $count } cartes
    }

# Ce qui est compris aussi quand on le tape.
phrases-uno-here = mau, annonce, annoncer, une carte
phrases-read-counts-here = qui a dit mau, qui a dit carte, qui a une seule carte, qui n'a plus qu'une carte
phrases-call-bluff-here = conteste, contester, triche, tricheur, ça ne va pas, objection
phrases-read-colour-here = demande, couleur demandée, quel couleur demandée, il a demandé quelle couleur, quelle couleur est demandée, quelle couleur a été demandée, qu a t il demandé
phrases-read-debt-here = en attente, quoi en attente
phrases-accept-here = j'accepte, d'accord, je prends la carte, je prends sa carte, je passe mon tour, passer mon tour, d accord on échange, oui on échange, j accepte l échange, prends une carte de, je prends une carte de, je prends une carte à

where = Sélection : { $card }.
