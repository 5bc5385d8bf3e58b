# Erftschmiede-Maumau.
title = Erftschmiede-Maumau
    .description = De 2 à 8 : des chaînes de réponses, des jokers, des souhaits, et une triche qu'on peut surprendre.
value-hand_size-dealer = au choix du donneur
presenter-maumau-dealing-you = C'est toi qui dis combien de cartes chacun reçoit : appuie sur Entrée.
presenter-maumau-dealing-other = { $name } dit combien de cartes chacun reçoit.
presenter-maumau-due-you = Tu dois répondre ou accepter.
presenter-maumau-due-other = { $name } doit répondre ou accepter.
presenter-maumau-answers = Tu peux répondre avec : { $cards }.
accept-now =
    { FRONT() ->
       *[screen] { KEY("accept") } accepte.
        [lines] Tape { KEY("accept") }.
    }
presenter-maumau-accept = { accept-now }
command-read-colour = dire la demande
word-pass = passer, passe
word-accept = accepter, accepte
command-pass = passer après avoir pioché
command-accept = accepter ce qui est dû
word-uno = dernière carte, dernière, dénoncer, dénonce, uno

# Événements.
maumau-deal-you = Tu décides combien de cartes chacun reçoit.
maumau-deal-other = { $name } décide combien de cartes chacun reçoit.
maumau-hand-size-you =
    { $count ->
        [1] Tu donnes une carte à chacun.
       *[other] Tu donnes { $count } cartes à chacun.
    }
maumau-hand-size-other =
    { $count ->
        [1] { $name } donne une carte à chacun.
       *[other] { $name } donne { $count } cartes à chacun.
    }
start-card = Carte retournée : { CARD($card) }.
    .terse = { CARD($card) }.
maumau-turned-up-none = Aucune carte à retourner : toute carte convient maintenant.
maumau-played-wish-you = Tu joues { CARD($card, form: "a") } et demandes : { $wish }.
    .terse = Toi : { CARD($card) }, { $wish }.
maumau-played-wish-other = { $name } joue { CARD($card, form: "a") } et demande : { $wish }.
    .terse = { $name }, { CARD($card) }, demande { $wish }.
maumau-sent-back-by-you = Tu réponds avec { CARD($card, form: "a") } et renvoies les cartes à { $name }.
    .terse = Toi : { CARD($card) }, retour à { $name }.
maumau-sent-back-you = { $name } répond avec { CARD($card, form: "a") } et te renvoie les cartes.
    .terse = { $name }, { CARD($card) }, retour à toi.
maumau-sent-back-other = { $name } répond avec { CARD($card, form: "a") } et renvoie les cartes à { $other }.
    .terse = { $name }, { CARD($card) }, retour à { $other }.
maumau-due-swap-you = { $name } veut échanger sa main avec toi. Réponds par un 2, un as ou un Joker, ou accepte.
    .terse = { $name } veut échanger sa main avec toi.
maumau-due-swap-by-you = Tu veux échanger ta main avec { $name }, qui peut répondre.
    .terse = { $name } peut répondre.
maumau-due-swap-other = { $name } veut échanger sa main avec { $other }.
maumau-sent-swap-you = { $by } décide : { $name } échange sa main avec toi. Réponds par 2, as ou Joker, ou accepte.
    .terse = { $by } décide : { $name } échange sa main avec toi.
maumau-sent-swap-origin-you = { $by } décide : tu échanges ta main avec { $other }, qui peut répondre.
maumau-sent-swap-by-you = Tu décides : { $name } échange sa main avec { $other }.
maumau-sent-swap-other = { $by } décide : { $name } échange sa main avec { $other }.
maumau-due-gift-you = { $name } veut te donner une carte. Réponds par le même 4 ou un Joker, ou accepte.
    .terse = { $name } veut te donner une carte.
maumau-due-gift-by-you = Tu veux donner une carte à { $name }, qui peut répondre.
    .terse = { $name } peut répondre.
maumau-due-gift-other = { $name } veut donner une carte à { $other }.
maumau-due-sit_out-you = Tu dois passer ton tour. Bloque avec un 5 ou un Joker, ou accepte.
    .terse = Bloque avec un 5, ou passe ton tour.
maumau-due-sit_out-other = { $name } doit passer son tour ou bloquer avec un 5.
    .terse = { "" }
maumau-due-draw-you =
    { $count ->
        [1] Tu dois piocher une carte. Réponds par un 7, un 10 ou un Joker, ou accepte.
       *[other] Tu dois piocher { $count } cartes. Réponds par un 7, un 10 ou un Joker, ou accepte.
    }
    .terse = Pioche { $count }, ou réponds.
maumau-due-draw-other =
    { $count ->
        [1] { $name } doit piocher une carte ou répondre.
       *[other] { $name } doit piocher { $count } cartes ou répondre.
    }
    .terse = { "" }
maumau-due-queen-you =
    { $count ->
        [1] Tu dois piocher une carte, puis c'est ton tour. Réponds par une dame ou un Joker, ou accepte.
       *[other] Tu dois piocher { $count } cartes, puis c'est ton tour. Réponds par une dame ou un Joker, ou accepte.
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
        [1] Pose un roi ou un Joker, ou pioche une carte.
       *[other] Finis ton tour des rois avec un roi ou un Joker, ou pioche { $count } cartes.
    }
    .terse = Ton roi ?
maumau-due-kings-other = Tour des rois : { $name } doit poser un roi.
    .terse = { "" }
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
maumau-last-advance-you = Tu dis « dernière carte » d'avance.
maumau-reported-by-you = Tu dénonces { $name }, qui n'a pas dit « dernière carte ».
maumau-reported-you = { $name } te dénonce : tu n'as pas dit « dernière carte ».
maumau-reported-other = { $name } dénonce { $other }, qui n'a pas dit « dernière carte ».
maumau-caught-by-you = Tu surprends { $name } à tricher : { CARD($card, form: "the") } ne convenait pas et retourne en main.
maumau-caught-you = { $name } te surprend à tricher : tu reprends { CARD($card, form: "the") }.
maumau-caught-other = { $name } surprend { $other } à tricher : { CARD($card, form: "the") } ne convenait pas et retourne en main.
maumau-caught-top = De nouveau dessus : { CARD($card) }.
maumau-failed-you-card-fits = Tu contestes { CARD($card, form: "the") }, mais la carte convient : tu pioches une carte de pénalité.
maumau-failed-other = { $name } conteste { CARD($card, form: "the") }, mais la carte convient.

# Réponses aux touches.
stock-now =
    { $count ->
        [0] La pioche est vide.
        [one] Une carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
maumau-top-none = Il n'y a pas de carte. Toute carte convient.
maumau-wish-now = Demandé : { $wish }.
maumau-wish-none = Personne n'a rien demandé.
maumau-no-answer = Tu ne peux pas répondre. { accept-now }

# Questions.
maumau-ask-swap = Échanger ta main avec qui ?
maumau-ask-swap-instead = Avec qui { $name } doit échanger à la place ?
maumau-ask-gift-seat = Qui reçoit une carte ?
maumau-ask-gift = Quelle carte donnes-tu ?
maumau-ask-queen = Qui pioche et joue ensuite ?
maumau-ask-wish = Quelle couleur demandes-tu ?
maumau-ask-wish-none = Pas de demande
maumau-ask-buy = Acheter { CARD($card, form: "the") } ?
maumau-ask-round = Annoncer un tour des rois ?
maumau-ask-joker = Quelle carte est le Joker ?
maumau-ask-joker-suit = De quelle couleur ?
maumau-ask-joker-wish = Demander une valeur
maumau-ask-rank = Quelle valeur demandes-tu ?
maumau-ask-deal = Combien de cartes chacun reçoit-il, de 1 à 12 ?
maumau-ask-cheat = { $why } Tricher ?

# Refus : ce qui a été tenté, pourquoi non, ce qui marcherait.
maumau-refused-choice_open = D'abord, { $name } dit combien de cartes chacun reçoit.
maumau-refused-choice_open-you = Dis d'abord combien de cartes chacun reçoit, de 1 à 12.
maumau-refused-argument_missing = Avec { CARD($card, form: "the") }, il manque quelque chose : un joueur, une carte à donner, ou ce qu'est le Joker.
maumau-refused-wrong_seat = Tu ne peux pas nommer cette personne ici. Nommes-en une autre.
maumau-refused-wrong_count = Chacun reçoit de 1 à 12 cartes.
maumau-refused-nothing_due = Il n'y a rien à accepter. Pose une carte, ou pioche.
maumau-refused-nothing_due-bought = Il n'y a rien à acheter : aucune carte n'est posée. Pose le 3 sans acheter.
maumau-refused-must_answer-swap = Réponds d'abord à l'échange par un 2, un as ou un Joker, ou accepte.
maumau-refused-must_answer-gift = Réponds d'abord par le même 4 ou un Joker, ou accepte la carte.
maumau-refused-must_answer-sit_out = Bloque d'abord le 6 avec un 5 ou un Joker, ou accepte et passe ton tour.
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
maumau-refused-must_answer-kings = Dans un tour des rois, tu ne peux poser qu'un roi ou un Joker, sans annoncer un autre tour.
maumau-refused-must_answer-king-held = Tu as un roi, tu dois donc le poser. { KEY("next_playable") } le trouve.
maumau-refused-not_as_last_card = { CARD($card) } ne se pose pas ainsi à la fin de ta main. Pose une autre carte, ou pioche.
maumau-refused-last_not_said = Dis d'abord « dernière carte » : U. Pose-la ensuite.
maumau-refused-no_match = { CARD($card) } ne va pas sur { CARD($top, form: "the") }.
maumau-refused-no_match-wish = { CARD($card) } ne convient pas. Demandé : { $wish }.
maumau-refused-nothing_to_catch = Il n'y a pas de carte que tu pourrais contester.
maumau-refused-nothing_to_report = Personne n'a oublié de dire « dernière carte ».
maumau-refused-no_last_duty = Tu n'as maintenant ni dernière carte à annoncer, ni personne à dénoncer.

# Règles maison et options.
option-hand_size = Cartes à la donne
    .description = Combien de cartes chacun reçoit : de 1 à 12, ou au choix du donneur à chaque manche.
option-play_drawn = Poser la carte piochée
    .description = Une carte piochée au lieu d'en poser une peut être posée tout de suite.
option-cheating = Triche
    .description = Tu peux essayer de poser une carte qui ne convient pas. Si on te surprend, tu la reprends et pioches trois cartes.
maumau-played-on-you = Tu joues { CARD($card, form: "the") } sur { CARD($under, form: "the") }.
maumau-played-on-other = { $name } joue { CARD($card, form: "the") } sur { CARD($under, form: "the") }.
    .terse = { $name }, { CARD($card) } sur { CARD($under) }.
maumau-played-wish-on = { $name } joue { CARD($card, form: "the") } sur { CARD($under, form: "the") } et demande { $wish }.
    .terse = { $name }, { CARD($card) } sur { CARD($under) }, demande { $wish }.

# Cartes.
card-joker-as = { $joker } valant { $card }
card-wishing = { $card }, demande : { $wish }

# Commands, and the words that are typed for them.
command-uno = dire dernière carte, ou dénoncer qui ne l'a pas dit
command-call-bluff = dire que la dernière carte n'allait pas
command-draw = piocher, accepter, ou passer après avoir pioché

# Parties de ce qui est dit.
piece-counts-stock = La pioche
piece-top-card = La carte du dessus
piece-top-colour = La demande
piece-top-due = Ce qui est dû
piece-turn-last = La dernière carte encore à annoncer
piece-debt-due = Ce qui est dû
piece-debt-answers = Avec quoi tu peux répondre
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
advice-move-for = { $move }, pour { $name }
advice-move-gift = { $move } et donner { CARD($card, form: "the") }
advice-move-buy = { $move } et acheter la carte du dessus
advice-move-kings = { $move } et annoncer un tour des rois
advice-maumau-not-out = tu ne passes pas ton tour
advice-maumau-answers = cela répond à ce qui est dû
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
advice-maumau-risk = Elle ne va pas : si on te surprend, tu pioches 3 cartes et ton tour est fini.
second-look-catch = Tu pouvais surprendre { $name } à tricher : la carte n'allait pas.
second-look-report-last = Tu pouvais dénoncer { $names } : « dernière carte » n'a pas été dit.
second-look-last = Tu pouvais dire « dernière carte » à ton tour : { $name } a dénoncé ton oubli.
advice-maumau-turns =
    { $count ->
        [one] le sens change, loin de { $name }, qui a { $count } carte
       *[other] le sens change, loin de { $name }, qui a { $count } cartes
    }

# Ce qui est compris aussi quand on le tape.
phrases-uno-here = mau, annonce, annoncer, une carte
phrases-call-bluff-here = conteste, contester, triche, tricheur, ça ne va pas, objection
phrases-read-colour-here = demande, couleur demandée, quel couleur demandée
phrases-read-debt-here = en attente, quoi en attente
phrases-accept-here = j'accepte, d'accord
