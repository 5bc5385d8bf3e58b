# Phrases communes à tous les jeux.
list-last = { $first } et { $last }
list-last-or = { $first } ou { $last }
list-between = { " " };{ " " }
verb-type =
    { FRONT() ->
       *[screen] { "" }
        [lines] tape{ " " }
    }
verb-type-first =
    { FRONT() ->
       *[screen] { "" }
        [lines] Tape{ " " }
    }
verb-doubt = accuser de bluff
sentence-joined = { $first } { $second }
looking-on = Tu regardes. { $turn }
looking-on-over = La manche est finie.
looking-on-finished = La partie est finie.
turn-you = À toi.
turn-other = À { $name } de jouer.
    .terse = { "" }
round-began =
    { $number ->
        [1] { $dealer } distribue.
       *[other] Manche { $number }. { $dealer } distribue.
    }
    .terse = { "" }
round-began-you =
    { $number ->
        [1] Tu distribues.
       *[other] Manche { $number }. Tu distribues.
    }
    .terse = { "" }
shuffled = Les cartes sont mélangées.
    .terse = { "" }
round-won-you = Tu gagnes la manche !
round-won-other = { $name } gagne la manche.
round-won-nobody = La manche se termine sans gagnant.
match-won-you = Tu gagnes la partie !
match-won-other = { $name } gagne la partie.
match-won-several = Égalité : { $names } gagnent la partie.
score-you = toi { $points }
score-other = { $name } { $points }
scores = Points : { $list }.
aim-fewest = le moins de points gagne
aim-most = le plus de points gagne
aim-rounds = le plus de manches gagne
aim-and-ending = { $aim } ; { $ending }
ends-at-points = fin à { $points } points
ends-after-rounds =
    fin après { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }
press-for-round = Entrée : manche suivante.
match-finished =
    { FRONT() ->
       *[screen] La partie est finie. Appuie sur Entrée pour le menu.
        [lines] La partie est finie.
    }
points-you =
    { $points ->
        [0] Tu ne marques aucun point.
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
points-other =
    { $points ->
        [0] { $name } ne marque aucun point.
        [one] { $name } marque { $points } point.
       *[other] { $name } marque { $points } points.
    }
    .terse = { "" }
where = Sélection : { $card }.
edge-first = Début.
edge-last = Fin.
nothing-to-repeat = Rien n'a encore été dit.
nothing-to-stop = Rien à arrêter ni à fermer. { verb-type-first }{ KEY("menu") } pour le menu.
history-empty = Aucun message ici.
history-oldest = Le plus ancien. { $text }
history-newest = Le plus récent. { $text }
history-since-turn = Depuis ton dernier tour
history-before = Avant
category-all = Tous les messages.
category-game = Messages du jeu.
category-cards = Messages sur tes cartes.
category-table = Messages sur la table.
category-system = Messages du programme.
table-kept = La partie en cours est gardée : le menu la reprend.
hand-new =
    { FRONT() ->
       *[screen] { KEY("all_cards") } pour ta nouvelle main.
        [lines] { "" }
    }
cards-counted =
    { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
cards-many = { $count } cartes : { cards-read }
cards-read =
    { FRONT() ->
       *[screen] { KEY("all_cards") } pour lire ta main
        [lines] regarde ta main
    }
hand-now = Dans ta main : { $cards }.
resumed = { $game } avec { $names } : la partie reprend.
voice-now = La voix est { $voice }.
voice-lost = Aucune voix ne répond. En attendant, tout s'affiche dans la ligne d'annonces.
verbosity-now = Niveau de détail : { $verbosity }.
clock-stopped = { $name } arrête l'horloge. { KEY("uno") } pour { says-last } ou dénoncer{ $doubts ->
        [yes] , { KEY("call_bluff") } pour { verb-doubt }
       *[no] { "" }
    }, Entrée pour voir les cartes { DE($name) }, { KEY("stop") } pour relancer.
clock-goes-on = L'horloge repart.
person-keys = Touches de chacun, pour agir hors de son tour : { $list }.
person-key = { $name } { $key }

# Événements.
dealt =
    { $count ->
        [1] Tu as une carte.
       *[other] Tu as { $count } cartes.
    }
    .terse = { "" }
start-card = La première carte est { CARD($card, form: "the") }.
    .terse = Première : { CARD($card) }.
start-card-back = On ne commence pas par { CARD($card, form: "the") } : la carte retourne dans la pioche.
    .terse = { "" }
played-you = Tu joues { CARD($card, form: "the") }.
played-other = { $name } joue { CARD($card, form: "the") }.
    .terse = { $name }, { CARD($card) }.
answered-you = Tu réponds par { CARD($card, form: "the") }.
answered-other = { $name } répond par { CARD($card, form: "the") }.
    .terse = { $name }, { CARD($card) }.
left-one-you = Plus qu'une carte.
left-one-other = Plus qu'une carte.
    .terse = { "" }
says-last = dire « dernière carte »
left-one-say = { verb-type-first }{ KEY("uno") } pour { says-last }.
left-other =
    { $count ->
        [0] Plus aucune carte.
        [1] Plus qu'une carte.
       *[other] Encore { $count } cartes.
    }
direction-clockwise = Le sens change : horaire.
    .terse = Sens horaire.
direction-counterclockwise = Le sens change : antihoraire.
    .terse = Sens antihoraire.
skipped-you = Tu perds ton tour.
skipped-other = { $name } perd son tour.
drew-you =
    { $count ->
        [0] Rien à piocher.
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
swapped-by-you =
    { $count ->
        [0] Tu échanges ta main avec { $name } : tu n'as plus de carte, { $name } { $others }.
        [one] Tu échanges ta main avec { $name } : tu as maintenant une carte, { $name } { $others }.
       *[other] Tu échanges ta main avec { $name } : tu as maintenant { $count } cartes, { $name } { $others }.
    }
swapped-with-you =
    { $count ->
        [0] { $name } échange sa main avec toi : tu n'as plus de carte, { $name } { $others }.
        [one] { $name } échange sa main avec toi : tu as maintenant une carte, { $name } { $others }.
       *[other] { $name } échange sa main avec toi : tu as maintenant { $count } cartes, { $name } { $others }.
    }
swapped-other =
    { $count ->
        [0] { $name } échange sa main avec { $other } : { $name } n'a plus de carte, { $other } { $others }.
        [one] { $name } échange sa main avec { $other } : { $name } a maintenant une carte, { $other } { $others }.
       *[other] { $name } échange sa main avec { $other } : { $name } a maintenant { $count } cartes, { $other } { $others }.
    }

# Réponses aux touches.
top = { CARD($card) }.
turn-now-you = À toi.
turn-now-of-several = À toi, { $name }.
selected-is-playable = { $card }, jouable.
turn-now-other = C'est à { $name } de jouer.
turn-next = Ensuite : { $name }.
turn-over = La manche est finie. Entrée pour la suivante.
count-you =
    { $count ->
        [0] toi : aucune carte
        [one] toi : une carte
       *[other] toi : { $count } cartes
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
debt-now-none = Aucune carte en plus à piocher.
debt-now-drawn =
    { FRONT() ->
       *[screen] Tu as pioché { CARD($card, form: "the") } : { KEY("play") } pour jouer cette carte, { KEY("pass") } pour passer.
        [lines] Tu as pioché { CARD($card, form: "the") } : tape son numéro pour jouer cette carte, { KEY("pass") } pour passer.
    }
top-now = Dessus, maintenant : { $top }
top-now-all-heard = Tu as tout entendu. Dessus : { $top }
order-clockwise = Sens horaire : { $names }.
order-counterclockwise = Sens antihoraire : { $names }.
you-in-list = toi
rule-on = { $rule } : oui
rules-now = { $list }.
hand-empty = Tu n'as aucune carte.
card-playable = jouable
card-place = { $place } sur { $count }
card-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
draw-now =
    { FRONT() ->
       *[screen] { KEY("draw") } pour piocher.
        [lines] Tape { KEY("draw") }.
    }
draw-them =
    { FRONT() ->
       *[screen] { KEY("draw") } pour piocher
        [lines] tape { KEY("draw") }
    }
pass-now =
    { FRONT() ->
       *[screen] { KEY("pass") } pour passer.
        [lines] Tape { KEY("pass") }.
    }
how-to-draw =
    { FRONT() ->
       *[screen] { KEY("draw") }
        [lines] tape { KEY("draw") }
    }
no-playable = Aucune carte jouable. { draw-now }
no-playable-pass = Aucune carte jouable. { pass-now }
no-playable-debt =
    { FRONT() ->
       *[screen] Tu dois piocher { $count } cartes : { KEY("draw") }.
        [lines] Tu dois piocher { $count } cartes : tape { KEY("draw") }.
    }
sorted-colour = Trié par couleur.
sorted-number = Trié par chiffre.
sorted-off = Sans tri.
group-none = Pas d'autre couleur.

# Questions.
question-enter-only = Réponds par { KEY("choose") } ou une lettre. { $question }
question-many = { $count } réponses. { $first }. { KEY("next_item") } pour les autres.
question-enter = { KEY("choose") } pour { $answer }.
question-others =
    { $count ->
        [0] { KEY("next_item") } pour les autres.
        [1] { KEY("next_item") } pour les autres, ou la lettre { $letters }.
       *[other] { KEY("next_item") } pour les autres, ou une lettre : { $letters }.
    }
swap-with =
    { $count ->
        [0] { $name }, aucune carte
        [one] { $name }, une carte
       *[other] { $name }, { $count } cartes
    }
choice-given-up = Annulé : tu gardes la carte.
choice-put-off = Pas encore choisi : Entrée pour choisir.
question-closed = Question annulée.
question-first =
    { $stays ->
        [yes] Réponds d'abord : { $question }
       *[no] Réponds d'abord : { $question } { KEY("stop") } pour annuler.
    }
question-withdrawn = Question annulée : la table a changé.

# Refus : ce qui a été tenté, pourquoi non, ce qui marcherait.
refused-round_over = La manche est finie. Entrée pour la suivante.
refused-not_your_turn = Pas encore : c'est à { $name }.
refused-not_in_hand = Tu n'as pas cette carte.
refused-must_answer_debt =
    { $count ->
        [1] Tu dois piocher une carte : { how-to-draw }.
       *[other] Tu dois piocher { $count } cartes : { how-to-draw }.
    }
refused-only_drawn_card = Seule la carte piochée peut être jouée : { $drawn }. { pass-now }
refused-already_drawn = Tu as déjà pioché. Joue cette carte, ou { verb-type }{ KEY("pass") } pour passer.
refused-must_draw_first = Pioche d'abord : { how-to-draw }.
refused-cannot_draw = Tu as une carte jouable : { verb-type }{ KEY("next_playable") } pour la trouver.
refused-no_match = { CARD($card, form: "the") } ne va pas sur { CARD($top, form: "the") }.
find-playable = { verb-type-first }{ KEY("next_playable") } pour trouver une carte jouable.
clause-off-here = Désactivé à cette table : { $clause }
option-off-here = Pas à cette table : { $option }
refused-rule_off = { $rule } : cette règle n'est pas jouée ici.

# Règles maison et options.
option-match_end = Fin de la partie
    .description = À une limite de points : après la manche où quelqu'un l'atteint. Après des manches : après ce nombre.
option-limit = Limite de points
    .description = La partie finit après la manche où quelqu'un atteint cette limite.
option-rounds = Manches
    .description = Nombre de manches, si la partie finit après des manches.
drawn-unfit = Pas jouable : ton tour est fini.
turn-over-you = Ton tour est fini.
drawn-fits = Jouable.
    .terse = { "" }
drawn-fits-keys =
    { FRONT() ->
       *[screen] Jouable : { KEY("play") } pour jouer, { KEY("draw") } pour garder.
        [lines] Jouable : tape son numéro pour jouer, { KEY("pass") } pour garder.
    }
    .terse = { "" }
drawn-goes-on = C'est encore à toi.

# Ce que les jeux demandent et répondent à la table.
value-none = aucune

# Cartes des quatre couleurs.
article-m =
    { $form ->
        [a] un{ " " }
        [bare] { "" }
       *[the] le{ " " }
    }
article-f =
    { $form ->
        [a] une{ " " }
        [bare] { "" }
       *[the] la{ " " }
    }
article-elided =
    { $form ->
        [a] une{ " " }
        [bare] { "" }
       *[the] l'
    }

# Parties de ce qui est dit.
piece-card-colour = Couleur
piece-card-name = Chiffre ou nom
piece-card-playable = Jouable ou non
piece-card-place = Sa place
piece-card-points = Ses points
piece-turn-turn = À qui de jouer
piece-turn-next = Qui vient ensuite
piece-turn-due = Les cartes à piocher
piece-scores-scores = Les points
piece-scores-aim = Comment on gagne
piece-counts-counts = Les cartes de chacun
piece-counts-stock = La pioche

# Conseils : ce que ferait un expert.
advice-because = { $move } : { $why }.
advice-bare = { $move }.
advice-next = Coup suivant. { $advice }
advice-variant = Autre façon de jouer cette carte. { $advice }
advice-best-clear = C'est nettement le meilleur coup.
advice-best-card = C'est nettement la meilleure carte.
advice-best-slight = C'est un peu mieux que le deuxième choix.
advice-best-equal = Un autre coup est aussi bon ; redemande pour l'entendre.
advice-behind-clear = C'est nettement moins bon que le meilleur.
advice-behind-slight = C'est un peu moins bon que le meilleur.
advice-behind-equal = C'est aussi bon que le meilleur.
advice-not-compared = Un expert n'y penserait guère.
advice-rounds = dans { $count } manches simulées, c'était le mieux
advice-rounds-equal = dans { $count } manches simulées, rien n'a fait mieux
advice-only = Il n'y a rien d'autre à faire.
advice-thumb = À vue de nez.
advice-thinking = Je réfléchis.
advice-not-here = Pas de conseil : d'autres personnes jouent. On peut les permettre dans « Nouvelle table ».
second-look-found =
    { $shared ->
        [yes] Manche { $round } : des coups à revoir, { verb-type }{ KEY("second_look") }.
       *[no]
            { $count ->
                [one] Manche { $round } : un coup à revoir, { verb-type }{ KEY("second_look") }.
               *[other] Manche { $round } : { $count } coups à revoir, { verb-type }{ KEY("second_look") }.
            }
    }
second-look-works =
    { $all ->
        [0] La recherche continue.
       *[other] La recherche continue : { $done } sur { $all }.
    }
second-look-nothing = Dernière manche : aucun coup à revoir.
second-look-later = Tes coups sont examinés à la fin de chaque manche.
second-look-failed = L'examen de tes coups a échoué. La prochaine manche sera de nouveau examinée.
second-look-off = Les coups à revoir sont désactivés dans les réglages.
second-look-not-here = Ici, les coups ne sont pas examinés.
second-look-whose = Un spectateur ne joue pas. Choisis d'abord un point de vue.
second-look-fails = Impossible de le trouver pour l'instant.
second-look-of =
    { $count ->
        [one] { $name } : un coup
       *[other] { $name } : { $count } coups
    }
second-look-move = ton coup : { $made }. Mieux : { $better }.
second-look-because = { $better } ; { $why }
second-look-rounds =
    { $count ->
        [one] Environ { $count } manche gagnée de plus sur cent.
       *[other] Environ { $count } manches gagnées de plus sur cent.
    }
second-look-could = Hors de ton tour, tu pouvais : { $move }.
advice-move-lay = jouer { CARD($card, form: "the") }
advice-move-draw = piocher
advice-move-pass = passer
advice-move-unnamed = jouer un coup
advice-last = c'est ta dernière carte
advice-keeps = tu gardes { CARD($card, form: "the") }
advice-hits =
    { $count ->
        [0] cela vise { $name }, qui n'a plus de carte
        [one] cela vise { $name }, qui a { $count } carte
       *[other] cela vise { $name }, qui a { $count } cartes
    }
advice-debt =
    { $count ->
        [one] tu évites de piocher { $count } carte
       *[other] tu évites de piocher { $count } cartes
    }
advice-points =
    { $count ->
        [one] { $count } point quitte ta main
       *[other] { $count } points quittent ta main
    }
advice-lays = tu te défais d'une carte
advice-hand =
    { $count ->
        [one] tu auras alors { $count } carte
       *[other] tu auras alors { $count } cartes
    }

# Tables d'entraînement.
taken-back-you =
    { $count ->
        [0] Repris : { $move }.
        [one] Repris : { $move }, et un coup après.
       *[other] Repris : { $move }, et { $count } coups après.
    }
taken-back-other =
    { $count ->
        [0] Repris pour { $name } : { $move }.
        [one] Repris pour { $name } : { $move }, et un coup après.
       *[other] Repris pour { $name } : { $move }, et { $count } coups après.
    }
taken-back-all =
    { $count ->
        [one] Repris : un coup, jusqu'au début.
       *[other] Repris : { $count } coups, jusqu'au début.
    }
taken-back-of = Repris : le dernier coup { DE($name) }.
nothing-taken-back = Rien à reprendre : c'est le début.
take-back-not-here = On ne reprend un coup qu'aux tables d'entraînement.
position-not-here = Ici, les cartes des autres sont secrètes : la position ne peut pas être copiée.
practice-begun =
    { $deal ->
        [none] Table d'entraînement.
       *[other] Table d'entraînement, donne { $deal }.
    }
practice-hint = { verb-type-first }{ KEY("take_move_back") } pour reprendre un coup.
practice-from = { $game } avec { $names }, à partir d'une position.
playing-for = Tu joues pour { $name }.
open-hand = { $name } : { $cards }.
