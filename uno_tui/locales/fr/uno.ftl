# UNO : noms, événements, réponses, refus.
game-uno = UNO
colour-R = rouge
colour-Y = jaune
colour-G = vert
colour-B = bleu
colour-none = aucune couleur

# Événements.
dealt =
    { $count ->
        [1] Tu as une carte.
       *[other] Tu as { $count } cartes.
    }
    .terse = { "" }
start-card = La première carte est { CARD($card, form: "the") }.
    .terse = { CARD($card) }.
start-card-back = On ne commence pas par { CARD($card, form: "the") } : la carte retourne dans la pioche.
    .terse = { "" }
played-you = Tu joues { CARD($card, form: "a") }.
played-other = { $name } joue { CARD($card, form: "a") }.
    .terse = { $name }, { CARD($card) }.
played-colour-you = Tu joues { CARD($card, form: "a") } et choisis le { $colour }.
    .terse = Toi : { CARD($card) }, { $colour }.
played-colour-other = { $name } joue { CARD($card, form: "a") } et choisit le { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
answered-you = Tu réponds avec { CARD($card, form: "a") }.
answered-other = { $name } répond avec { CARD($card, form: "a") }.
    .terse = { $name }, { CARD($card) }.
answered-colour-you = Tu réponds avec { CARD($card, form: "a") } et choisis le { $colour }.
answered-colour-other = { $name } répond avec { CARD($card, form: "a") } et choisit le { $colour }.
    .terse = { $name }, { CARD($card) }, { $colour }.
sequence-you = Tu continues avec { CARD($card, form: "the") }.
sequence-other = { $name } continue avec { CARD($card, form: "the") }.
    .terse = { $name }, { CARD($card) }.
intercepted-you = Tu interceptes avec { CARD($card, form: "a") }.
intercepted-other = { $name } intercepte avec { CARD($card, form: "a") }.
left-one-you = Il te reste une carte.
left-one-other = Il lui reste une carte.
    .terse = { "" }
left-other =
    { $count ->
        [0] Il ne lui reste aucune carte.
        [1] Il lui reste une carte.
       *[other] Il lui reste { $count } cartes.
    }
direction-clockwise = Changement de sens : sens horaire.
    .terse = Sens horaire.
direction-counterclockwise = Changement de sens : sens antihoraire.
    .terse = Sens antihoraire.
skipped-you = Tu perds ton tour.
skipped-other = { $name } perd son tour.
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
debt-waits =
    { $count ->
        [1] Une carte à piocher attend.
       *[other] { $count } cartes à piocher attendent.
    }
drew-you =
    { $count ->
        [0] Il n'y a rien à piocher.
        [one] Tu pioches { $cards }.
       *[other] Tu pioches { $count } cartes : { $cards }.
    }
drew-other =
    { $count ->
        [0] { $name } ne trouve rien à piocher.
        [one] { $name } pioche une carte.
       *[other] { $name } pioche { $count } cartes.
    }
passed-you = Tu passes.
passed-other = { $name } passe.
uno-you = Tu dis Uno !
uno-other = { $name } dit Uno !
reported-by-you = Tu dénonces { $name }, qui n'a pas dit Uno.
reported-you = { $name } te dénonce : tu n'as pas dit Uno.
reported-other = { $name } dénonce { $other }, qui n'a pas dit Uno.
called-right-by-you = Tu accuses { $name } de bluff, et c'en était un.
called-wrong-by-you = Tu accuses { $name } de bluff, mais ce n'en était pas un.
called-right-you = { $name } t'accuse de bluff, et c'en était un.
called-wrong-you = { $name } t'accuse de bluff, mais ce n'en était pas un.
called-right-other = { $name } accuse { $other } de bluff, et c'en était un.
called-wrong-other = { $name } accuse { $other } de bluff, mais ce n'en était pas un.
hands-passed-all = Chacun passe sa main.
hands-passed =
    { $count ->
        [0] Chacun passe sa main. Tu n'as plus aucune carte.
        [one] Chacun passe sa main. Tu as maintenant une carte.
       *[other] Chacun passe sa main. Tu as maintenant { $count } cartes.
    }
swapped-by-you =
    { $count ->
        [1] Tu échanges ta main avec { $name } : tu as maintenant une carte.
       *[other] Tu échanges ta main avec { $name } : tu as maintenant { $count } cartes.
    }
swapped-with-you =
    { $count ->
        [1] { $name } échange sa main avec toi : tu as maintenant une carte.
       *[other] { $name } échange sa main avec toi : tu as maintenant { $count } cartes.
    }
swapped-other =
    { $count ->
        [1] { $name } échange sa main avec { $other } et a maintenant une carte.
       *[other] { $name } échange sa main avec { $other } et a maintenant { $count } cartes.
    }
race-began = Buzzer ! Appuie sur { KEY("buzzer") }.
pressed-you = Tu as appuyé.
    .terse = { "" }
pressed-other = { $name } a appuyé.
    .terse = { "" }
race-lost-you = Tu as appuyé en dernier.
race-lost-other = { $name } a appuyé en dernier.
failed-you-too-late = Trop tard : une autre carte est déjà dessus.
failed-you-no-match = Ce n'est pas la même carte.
failed-other = { $name } rate son interception.
penalised-you = Tu reçois { $points } points de pénalité.
penalised-other = { $name } reçoit { $points } points de pénalité.

# Réponses aux touches.
top = { CARD($card) }.
top-colour = { CARD($card) }, { $colour }.
top-any = { CARD($card) }. Toute carte convient.
colour-now = { $colour }.
turn-now-you = À toi.
turn-now-other = C'est à { $name } de jouer.
turn-over = La manche est finie. Entrée commence la suivante.
turn-race = Course. Pas encore appuyé : { $names }.
count-you =
    { $count ->
        [0] Toi : aucune carte
        [one] Toi : une carte
       *[other] Toi : { $count } cartes
    }
count-other =
    { $count ->
        [0] { $name } : aucune carte
        [one] { $name } : une carte
       *[other] { $name } : { $count } cartes
    }
counts = { $list }.
stock-now =
    { $count ->
        [0] La pioche est vide.
        [one] Une carte dans la pioche.
       *[other] { $count } cartes dans la pioche.
    }
debt-now-none = Pas de dette.
debt-now-drawn =
    { FRONT() ->
       *[screen] Tu as pioché { CARD($card, form: "the") }. { KEY("play") } joue cette carte, { KEY("draw") } passe.
        [lines] Tu as pioché { CARD($card, form: "the") }. Son numéro joue cette carte, { KEY("draw") } passe.
    }
debt-now-you =
    { $count ->
        [1] Tu dois piocher une carte : { KEY("draw") }.
       *[other] Tu dois piocher { $count } cartes : { KEY("draw") }.
    }
debt-now-other =
    { $count ->
        [1] { $name } doit piocher une carte.
       *[other] { $name } doit piocher { $count } cartes.
    }
debt-now-waits = { $count } cartes attendent le joueur suivant.
debt-now-free = Pas de dette. { KEY("draw") } passe.
order-clockwise = Sens horaire : { $names }.
order-counterclockwise = Sens antihoraire : { $names }.
you-in-list = toi
rule-on = { $rule } : oui
rules-now = { $list }.
hand-empty = Tu n'as aucune carte.
card-playable = { $card }, jouable
card-place = { $card }, { $place } sur { $count }
card-points =
    { $points ->
        [one] { $card }, { $points } point
       *[other] { $card }, { $points } points
    }
no-playable = Aucune carte ne convient. { KEY("draw") } pioche.
no-playable-pass = Aucune carte ne convient. { KEY("draw") } passe.
no-playable-debt = Avant de jouer, tu dois piocher { $count } cartes.
sorted-colour = Trié par couleur.
sorted-number = Trié par nombre.
sorted-off = Sans tri.
group-none = Pas d'autre couleur.

# Questions.
ask-colour = Quelle couleur ?
ask-swap = Échanger ta main avec qui ?
swap-nobody = Garder ma main
swap-with =
    { $count ->
        [1] { $name }, une carte
       *[other] { $name }, { $count } cartes
    }
choice-given-up = Abandonné. La carte est toujours dans ta main.

# Refus : ce qui a été tenté, pourquoi non, ce qui marcherait.
refused-round_over = La manche est finie. Entrée commence la suivante.
refused-rule_off = { $rule } : cette règle n'est pas en vigueur à cette table.
refused-choice_open = D'abord, tout le monde doit appuyer sur le buzzer : { KEY("buzzer") }.
refused-no_buzzer = { $rule } : il n'y a pas de course en cours.
refused-already_buzzed = Tu as déjà appuyé.
refused-not_your_turn = Ce n'est pas à toi de jouer, mais à { $name }.
refused-not_in_hand = Tu n'as pas cette carte.
refused-colour_missing = Il faut une couleur pour ce Joker.
refused-no_such_player = Il n'y a personne avec qui échanger là.
refused-must_answer_debt =
    { $count ->
        [1] Tu dois d'abord piocher une carte : { KEY("draw") }.
       *[other] Tu dois d'abord piocher { $count } cartes : { KEY("draw") }.
    }
refused-only_drawn_card = Seule la carte piochée peut être jouée : { $drawn }. { KEY("draw") } passe.
refused-already_drawn = Tu as déjà pioché. Joue cette carte, ou passe avec { KEY("draw") }.
refused-must_draw_first = On ne passe qu'après avoir pioché : { KEY("draw") }.
refused-cannot_draw = Tu as une carte qui convient, tu dois donc jouer. { KEY("next_playable") } la trouve.
refused-no_bluff_to_call = Il n'y a pas de bluff à dénoncer.
refused-not_interceptable = Les Jokers et les Plus quatre ne s'interceptent pas.
refused-too_late = Trop tard : le joueur suivant a agi.
refused-no_match = { $card } ne va pas sur { CARD($top, form: "the") }. { KEY("next_playable") } cherche une carte qui convient.
refused-no_match-colour = { $card } ne convient pas : la couleur est { $colour }.
refused-nothing_to_report = Personne n'a oublié de dire Uno.
refused-no_uno_duty = Rien à dire ni à dénoncer maintenant.

# Règles maison et options.
option-match_end = Fin de la partie
    .description = À une limite de points : après la manche où quelqu'un l'atteint. Après des manches : quand on en a joué autant.
option-limit = Limite de points
    .description = La partie finit après la manche où quelqu'un atteint cette limite.
option-rounds = Manches
    .description = Pour une fin après des manches : combien on en joue.
option-uno_penalty = Cartes pour un Uno oublié
    .description = Combien de cartes pioche qui n'a pas dit Uno et a été dénoncé.
option-draw_anytime = Piocher à tout moment
    .description = Tu peux piocher même si tu pourrais jouer.
option-response = Réponses
    .description = À un Plus deux ou un Plus quatre, tu peux répondre par la même sorte et transmettre les cartes.
option-sequences = Suites
    .description = Après un nombre, tu peux continuer dans la même couleur, un de plus ou de moins, tant que le suivant n'a pas agi.
option-intercept = Interceptions
    .description = Qui a exactement la carte du dessus peut la jouer tout de suite, hors de son tour.
option-super_intercept = Super-interceptions
    .description = Pour intercepter, le même nombre ou symbole suffit.
option-bluff = Bluff
    .description = Qui doit piocher à cause d'un Plus quatre peut dénoncer un bluff.
option-skip_after_draw = Passer son tour après avoir pioché
    .description = Après avoir pioché pour un Plus deux ou un Plus quatre, ton tour est fini.
option-seven_zero = Règle 0/7
    .description = Un 0 fait passer toutes les mains ; avec un 7 tu peux échanger ta main avec quelqu'un.
option-buzzer = Buzzer
    .description = Huit cartes Buzzer : tout le monde appuie, le plus lent pioche trois cartes.
option-advanced_response = Réponses avancées
    .description = Passe-tour, Inversion et Joker répondent aussi à une dette.
refused-no_match-sequence = { $card } ne continue pas la suite sur { CARD($top, form: "the") } : il faut la même couleur, et le nombre juste au-dessus ou au-dessous.
drawn-unfit = La carte ne convient pas.
choice-given-up-rummy = Question fermée ; ton essai reste comme il est.
drawn-fits = La carte convient.
    .terse = { "" }
drawn-goes-on = C'est encore à toi.
keeps-hand-you = Tu gardes ta main.
keeps-hand-other = { $name } garde sa main.
