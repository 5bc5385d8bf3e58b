# Umé.
title = Umé
    .description = De 2 à 6 : du calcul avec des cartes UNO, tout à découvert.
todo = Tape piocher, ou le numéro d'une carte de ta base pour la défausser.
aim = Amène les sommes de trois couleurs de ta base à égale distance, comme 5, 10 et 15. Chacune demande au moins deux cartes.
value-rounds_mode-off = première victoire
value-rounds_mode-wins = manches gagnées
value-rounds_mode-points = points
value-claim-auto = vues par le programme
value-claim-call = à annoncer par les joueurs
presenter-ume-base-you = Ta base
presenter-ume-base-other = Base { DE($name) }
presenter-ume-discard-pile = Défausse : { $top }
presenter-ume-no-discard = La défausse est vide.
presenter-ume-take = Prendre une carte
presenter-ume-give = Donner une carte
presenter-ume-piece = { $card } { DE($name) }
presenter-ume-not-own = { $card } : carte { DE($name) }. Tu ne peux défausser que les tiennes. { to-own-base }
to-own-base =
    { FRONT() ->
       *[screen] { KEY("next_group") } pour aller de base en base, jusqu'à la tienne.
        [lines] Tape { KEY("hand") } pour revenir à ta base.
    }
presenter-ume-first-win = La première victoire décide de la partie : pas de points.
presenter-ume-near-nobody = Personne n'est à une carte d'une suite.
presenter-ume-near-not-you = Il te manque plus d'une carte.
presenter-ume-permission-now-you = On te demande la permission : Entrée pour répondre.
presenter-ume-permission-now-other = On demande la permission à { $name }.
presenter-ume-again-now = Tu peux piocher encore une carte : Entrée pour choisir.
ask-ume-exchange = Prendre ou donner ?
ask-ume-from = À qui la prendre ?
ask-ume-to = À qui la donner ?
ask-ume-card-take = Quelle carte { DE($name) } prends-tu ?
ask-ume-card-give = Quelle carte donnes-tu ?
ask-ume-piece = Choisi : { $cards }. Et quelle autre carte ?
ask-ume-permission = { $name } veut changer ta base protégée. Tu acceptes ?
ask-ume-again = Piocher encore une carte ?
ask-ume-sure = { $what } { $effect }
ask-ume-sure-take = Prendre { CARD($card, form: "the") } { DE($name) } ?
ask-ume-sure-give = Donner { CARD($card, form: "the") } à { $name } ?
ask-ume-sure-drop = Défausser { $cards } ?
ume-active = Actives : { $colours }.
ume-active-none = Aucune couleur n'est active.
ume-any = n'importe quel { $colour }
zone-card = { $zone }. Sélection : { $card }.
ume-zone = { $zone }. { $sums }.
presenter-ume-auto = Ici, le programme voit les suites : inutile de les annoncer.

card-reverse = { article-elided }Inversion{ adjective-gap }{ adjective-f }
card-wild-draw-four = { article-m }+4
card-shield = { article-f }Protection{ adjective-gap }{ adjective-f }

# Umé : noms, événements, réponses, refus.
ume-shield = Protection
ume-between-colours = { list-between }
ume-colour-cards = { $colour } { $cards }
ume-base-empty = aucune carte
ume-sum = { $colour } { $total }
ume-total = { $colour } : maintenant { $total }.
ume-none-left-you = Tu n'as plus rien en { $colours }.
ume-none-left-other = { $name } n'a plus rien en { $colours }.
ume-sum-of-you = toi : { $colour } { $total }
ume-sum-of-other = { $name } : { $colour } { $total }
ume-sums-left-you = Toi : { $sums }.
ume-sums-left = Maintenant { $sums }.

# Événements.
ume-base-you = Ta base : { $base }.
ume-base-other = { $name } : { $base }.
ume-sums-you = Tes sommes : { $sums }.
ume-zero = Un 0 compte 10.
ume-sums-other = Sommes { DE($name) } : { $sums }.
ume-begins-you = Tu commences : tu as la plus haute somme.
ume-begins-other = { $name } commence avec la plus haute somme, { $sum }.
ume-lot-you = Sommes égales : le sort te désigne, tu commences.
ume-lot-other = Sommes égales : le sort désigne { $name }, qui commence.
ume-drew-you = Tu pioches { CARD($card, form: "a") }.
ume-drew-other = { $name } pioche { CARD($card, form: "a") }.
    .terse = { $name }, { CARD($card) }.
ume-drew-shield-you = Tu pioches { CARD($card, form: "a") } : cette couleur de ta base est protégée.
    .terse = Toi : { CARD($card) }.
ume-drew-shield-other = { $name } pioche { CARD($card, form: "a") } et protège cette couleur.
    .terse = { $name }, { CARD($card) }.
ume-put-you = Tu défausses { CARD($card, form: "the") }.
ume-put-other = { $name } défausse { CARD($card, form: "the") }.
    .terse = { $name }, défausse : { CARD($card) }.
ume-must-take = Prends une carte : { $colour }.
ume-must-give = Donne une carte : { $colour }.
ume-must-reverse = Prends ou donne une carte : { $colour }.
ume-must-drop =
    { $count ->
        [one] Défausse 1 carte : { $colour }.
       *[other] Défausse { $count } cartes : { $colour }.
    }
ume-must-drop-all = Défausse une carte de chaque couleur.
ume-must-name = Annonce une couleur : chacun, toi aussi, en défausse sa carte la plus basse et la plus haute.
    .terse = Annonce une couleur.
ume-must-again = Pioche encore, ou passe.
ume-must-other = { $name } doit choisir.
ume-nothing-to-do = Rien à faire.
ume-took-by-you = Tu prends { CARD($card, form: "the") } à { $name }.
ume-took-you = { $name } te prend { CARD($card, form: "the") }.
ume-took-other = { $name } prend { CARD($card, form: "the") } à { $other }.
ume-gave-by-you = Tu donnes { CARD($card, form: "the") } à { $name }.
ume-gave-you = { $name } te donne { CARD($card, form: "the") }.
ume-gave-other = { $name } donne { CARD($card, form: "the") } à { $other }.
ume-dropped-you = Tu défausses { $cards }.
ume-dropped-other = { $name } défausse { $cards }.
ume-lost-you = Tu perds { $cards }.
ume-lost-other = { $name } perd { $cards }.
ume-named-you = Tu annonces le { $colour }.
ume-named-other = { $name } annonce le { $colour }.
ume-asked-take = { $name } veut te prendre { CARD($card, form: "the") }.
ume-asked-give = { $name } veut te donner { CARD($card, form: "the") }.
ume-asked-drop = { $name } veut défausser { $cards } de ta base.
ume-asked-by-you = On demande la permission à { $name }.
ume-asked-other = { $name } demande la permission à { $other }.
ume-allowed-you = Tu acceptes.
ume-allowed-other = { $name } accepte.
ume-denied-you = Tu refuses.
ume-denied-other = { $name } refuse.
ume-at-deal = La donne a tout décidé.
ume-claimed-you = Tu annonces une suite.
ume-claimed-other = { $name } annonce une suite.
ume-sequence-you = Umé ! Tu as une suite : { $sums }.
ume-sequence-other = Umé ! { $name } a une suite : { $sums }.
ume-failed-you = C'est faux : tu n'as pas de suite.
ume-failed-other = { $name } annonce une suite, mais n'en a pas.
ume-owes-you = Tu perdras ton prochain tour.
ume-owes-other = { $name } perdra son prochain tour.
ume-turn-lost-you = Tu perds ce tour.
ume-turn-lost-other = { $name } perd ce tour.
ume-rounds-won = Manches gagnées : { $list }.

# Réponses aux touches.
ume-sums-exercise = À cette table, tu calcules les sommes toi-même.
ume-away-gaining-you = Carte qui te manque : { $cards }.
ume-away-gaining-other = Carte qui manque à { $name } : { $cards }.
ume-away-losing-you = Tu as une carte de trop : { $cards }.
ume-away-losing-other = { $name } a une carte de trop : { $cards }.
ume-away-none = Aucune carte à elle seule ne donne une suite.
ume-effect = Alors { $sums }.

# Refus : ce qui a été tenté, pourquoi non, ce qui irait.
ume-refused-choice_open-you = D'abord autre chose. { $what }
ume-refused-choice_open-permission = Réponds d'abord à { $name } : tu acceptes ?
ume-refused-choice_open-other = { $name } doit d'abord choisir.
ume-refused-no_choice_open = Rien à choisir maintenant. Pioche, ou défausse une carte.
ume-refused-no_such_player = Personne d'autre ici. Choisis quelqu'un à la table.
ume-refused-not_in_base = Cette carte n'est pas dans cette base.
ume-refused-wrong_count =
    { $count ->
        [one] Pas le bon nombre de cartes : il en faut exactement { $count }.
       *[other] Pas le bon nombre de cartes : il en faut exactement { $count }.
    }
ume-refused-wrong_colour = Il faut une carte à chiffre de la bonne couleur : { $colours }.
ume-refused-own_cards_first = D'abord tes propres cartes de cette couleur ; celles des autres seulement s'il t'en manque.
ume-refused-denied = Cette carte t'a été refusée. Choisis-en une autre.
ume-refused-denied-give = Ce joueur refuse la carte. Choisis quelqu'un d'autre.
ume-refused-cannot_draw = Plus de carte à piocher. Défausse une de tes cartes.
ume-refused-cannot_pass = Tu ne peux pas passer : pioche, ou défausse une carte.

# Options.
option-rounds_mode = Décompte des manches
    .description = Première victoire : elle décide. Manches gagnées : le plus gagne. Points : chacun note sa plus haute somme, le moins gagne.
option-claim = Suites
    .description = Vues par le programme, ou à annoncer par les joueurs : une fausse annonce coûte un tour.
option-strict_distance = Écart strict
    .description = Activé, trois sommes égales ne sont pas une suite.
option-shields = Protections
    .description = Un Passe-tour devient une Protection : pour changer sa couleur dans ta base, il faut ta permission.
option-draw_again = Piocher encore
    .description = Après un +2 ou un +4, tu peux piocher une autre carte.

# Commands, and the words that are typed for them.
command-read-sums = dire les sommes de la base où tu es
command-read-effect = dire ce que ce coup changerait à tes sommes
command-read-near = dire qui est à une carte d'une suite
command-uno = annoncer une suite
command-draw = piocher une carte, ou passer au lieu d'une autre
command-pass = passer au lieu de piocher une autre carte
command-play = défausser la carte choisie, ou la choisir
command-next-group = base du joueur suivant
command-previous-group = base du joueur précédent
word-read-sums = sommes
word-read-effect = effet
word-read-near = proche
word-uno = umé, dénoncer, dénonce, uno
word-hand = base, main
board-hand =
    { $count ->
        [0] Ta base : aucune carte
        [one] Ta base : 1 carte
       *[other] Ta base : { $count } cartes
    }
look-points = points
look-discard = Défausse : { $top }
look-active = • après une somme : une couleur active, qui compte pour une suite ; un 0 compte 10

# Parties de ce qui est dit.
piece-sums-sums = Les sommes
piece-sums-active = Les couleurs actives

# Conseils.
advice-move-put = défausser { CARD($card, form: "the") }
advice-move-take = prendre { CARD($card, form: "the") } à { $name }
advice-move-give = donner { CARD($card, form: "the") } à { $name }
advice-move-drop = défausser : { $cards }
advice-move-name = annoncer le { $colour }
advice-move-allow = accepter
advice-move-deny = refuser
advice-move-claim = annoncer la suite
second-look-claim = Tu pouvais annoncer ta suite.
advice-ume-sequence = cela forme une suite
advice-ume-stops = { $name } n'est plus alors à une carte d'une suite
advice-ume-ready = tu pourras alors gagner en défaussant une carte
advice-ume-coming =
    { $count ->
        [one] { $count } carte te donnerait alors une suite
       *[other] { $count } cartes différentes te donneraient alors une suite
    }
advice-ume-active =
    { $count ->
        [one] { $count } de tes couleurs est alors active
       *[other] { $count } de tes couleurs sont alors actives
    }
advice-ume-chance =
    { $count ->
        [0] la manche se gagne alors rarement
        [100] la manche est alors presque gagnée
       *[other] la manche est alors gagnée environ { $count } fois sur 100
    }

# Ce qui est compris aussi quand on le tape.
phrases-uno-here = annonce, annoncer, suite, j'ai une suite
phrases-read-sums-here = somme, total, totaux, ma somme, quel est mon total en rouge, mes totaux, quelles sont mes sommes, ça fait combien mes cartes, total de ma main, mon total, mes totaux, mes sommes, combien font mes cartes, quelle somme, somme, total, somme rouge, total rouge, somme jaune, total jaune, somme vert, total vert, somme bleu, total bleu, somme rouges, total rouges, somme jaunes, total jaunes, somme verts, total verts, somme bleus, total bleus, somme rouge, total rouge, somme verte, total verte, somme bleue, total bleue, somme vertes, total vertes, somme bleues, total bleues, ça fait combien en tout ma main, ça fait combien en tout, ça fait combien, combien ça fait en tout, je suis à combien en jaune, je suis à combien en rouge, je suis à combien en vert, je suis à combien en bleu, je suis à combien, combien fait ma somme, combien fait ma somme bleue, combien fait ma somme rouge, combien fait ma somme jaune, combien fait ma somme verte
phrases-read-near-here = que me manque, qu'est-ce qui me manque, que me faut-il, proches, qui est proche, qui est à une carte, je suis loin du but, il me manque combien, il me manque combien pour y arriver, que me manque t il, loin, à combien, il me manque quoi, que manque, que me manque, que me faut, il me faut quoi, quelle carte, quelle carte il me faut, qui mène, qui gagne, qui est devant, proche, près, je suis proche, quelqu un est proche, suis-je loin, qu'est-ce qui me manque pour gagner, que me manque-t-il pour gagner, qui est le plus près de gagner, qui est près de gagner, qui va bientôt gagner, qu'est-ce qu'il me manque, qu'est-ce qu'il me manque pour gagner, qui a besoin de quoi, qui a besoin de quelle carte, de quoi ont besoin les autres, il manque quoi aux autres, il manque quoi à chacun, il manque une carte à quelqu un, qui est dangereux, je suis loin de gagner, à qui il manque quoi, je peux gagner maintenant, je peux gagner, est ce que je peux gagner, il me manque quoi pour une suite, il me manque quoi pour gagner
phrases-play-here = défausser, défausse
phrases-hand-here = ma base, qu a, qu a dans sa base, quelle base a
phrases-aim-here = il faut arriver à combien, faut arriver à combien, à combien faut-il arriver
