# Réponses aux questions sur les règles. `typed-answer-…` : motifs des questions, un par ligne. Une barre sépare ce
# qui veut dire la même chose ; une question n'a aucun des mots à point d'exclamation.
-typed-pile = pioche/tas/paquet/talon/pile
-typed-empty = vide/finie/fini/épuisée/terminée/terminé/épuisé
-typed-draw = piocher/pioche/pioché/piochée/pioches/prendre/prends/prend/pris/prise/tirer/tire/tiré/ramasser
-typed-lay = poser/pose/posé/posée/mettre/mets/met/jouer/joue/joué/poses/joues/utiliser
-typed-partner = partenaire/équipier/coéquipier/partenaires/copain/équipière/copine

answer-players = À quatre, on joue en deux équipes ; à six, en trois ; à huit, en quatre. Les partenaires sont face à face.
typed-answer-players =
    combien joueurs/personnes/maximum/équipe/équipes/participer
    jouer à 2/3/4/5/6/7/8/six/huit
    combien par équipe
    est combien
answer-pack = 112 cartes : par couleur deux de chaque 1 à 9, Passe-tour, Inversion et +2, pas de 0 ; et 4 Jokers, 8 Jokers d'équipe, 4 Jokers d'équipe +4.
typed-answer-pack =
    combien cartes tout/total/jeu/existe/paquet !début !départ
    combien joker/inversion/équipe/+4/+2/échange a/existe/jeu/y !points !vaut !pioche
    0/zéro/zéros jeu/a/existe
    des zéros/0
    quelles cartes existe/jeu/a
answer-swap-cards = Une des deux cartes de chaque 3, 6 et 9 porte le symbole d'échange : 12 cartes.
typed-answer-swap-cards =
    quelles/quels cartes/chiffres échange/symbole
    combien cartes/symboles échange
    où symbole échange
answer-deal = Chacun reçoit sept cartes, puis en donne une à son partenaire.
typed-answer-deal =
    combien cartes début/départ/commence/distribue/chacun/reçoit/distribuées/main/recoit !uno !oublié !donne
    avec combien cartes
    combien on a cartes
answer-begins = Le joueur après le donneur commence, et on joue dans le sens horaire.
typed-answer-begins =
    qui commence/débute/premier manche/partie/suivante/prochaine/deuxième/premier/jeu
    qui joue/ouvre premier/commence
    quel sens départ/début
answer-first-card = Une carte d'action est écartée, et on en retourne une autre. Un symbole d'échange sur la première carte ne fait rien.
typed-answer-first-card =
    première/premiere/retournée/départ/début carte/joker/+2/+4/inversion/passe joker/+2/+4/inversion/passe/spéciale/action/échange/retournée/symbole
    départ/début/commence joker/+2/+4/inversion/passe
    carte départ
    première carte
answer-give = Après la donne, chacun donne à son partenaire une carte cachée. Tous choisissent avant que rien ne bouge ; un choix ne se change plus.
typed-answer-give =
    { -typed-partner } carte donner/donne/dois/faut début/pourquoi/commencer/départ/avant
    pourquoi donner/dois carte/partenaire
    changer avis/choix/carte donne/donner/donnée/début
    reprendre carte donnée/donne
    donner carte début/pourquoi
answer-matches = Une carte va sur sa couleur, ou sur le même chiffre ou symbole. Un Joker va sur tout. Le symbole d'échange ne compte pas.
typed-answer-matches =
    quoi/que/quelles/quelle/qu peut/peux poser/mettre/jouer !quand !joker !+2
    quoi/que/quelles/quelle/qu va sur
    même chiffre/couleur/numéro/symbole/valeur
    rouge/vert/bleu/jaune sur rouge/vert/bleu/jaune
    symbole échange même/sur
    passe sur passe
answer-may-draw = Tu peux piocher même si tu pouvais jouer. Seule la carte piochée, si elle va, peut alors se jouer.
typed-answer-may-draw =
    piocher même/plutôt/alors/lieu/exprès/volontairement si/peux/pouvais/jouer/convient/va/carte/que
    obligé/obligée/obligatoire/forcé/dois jouer/poser si/quand/peux/carte/toujours !partenaire !joker
    droit piocher si/même/quand
    garder/conserver joker/carte tard/plus
answer-cannot-play = Si rien ne va, tu pioches une carte. Si elle va, tu peux la jouer aussitôt ; puis c'est au suivant.
typed-answer-cannot-play =
    rien poser/jouer/va/convient/peux/mettre !pioche !uno !partenaire
    ne/peux/peut pas poser/jouer/mettre !piocher !partenaire
    aucune carte va/convient/jouer/bonne
    piocher jusqu/plusieurs/encore/continuer/fois
    combien { -typed-draw } si/quand peux/rien/pas !oublie !oublié
answer-drawn = La carte piochée, si elle va, peut se jouer aussitôt, et aucune autre.
typed-answer-drawn =
    piochée/pioché/piocher/tirée/tiré { -typed-lay }/suite/direct/aussitôt/immédiatement/viens/autre !même
    viens piocher/tirer
    carte piochée
    pioché bonne carte mettre/poser/jouer
answer-pile-empty = La défausse sans sa carte du dessus est mélangée et devient la pioche. Si personne ne peut jouer ni piocher, la manche finit sans gagnant.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty } !combien
    plus de cartes/carte pioche/piocher/tas/tirer !main
    plus rien piocher/tirer
    plus pioche
    mélange/remélange défausse/cartes/pioche
    personne peut/ne jouer/poser/plus/piocher
answer-call = Dès qu'un coup laisse une carte à toi ou à ton partenaire ; l'un de vous peut le dire. Aussi à l'avance. { FRONT() ->
       *[screen] Touche : { KEY("uno") }.
        [lines] Tape { KEY("uno") }.
    }
typed-answer-call =
    quand/moment uno !oublié !oublie !jusqu
    faut/dois/doit/obligé uno !oublié !oublie !échange !échangé
    uno avant/avance/tôt/déjà
    dire/annoncer uno avant/quoi/pourquoi/comment/obligé/qui/avance !oublié !oublie
    uno quoi/sert/pourquoi
    reste carte/une dire/uno !échangé
    qui dit/doit uno
answer-call-partner = Les partenaires peuvent dire Uno l'un pour l'autre, même sortis.
typed-answer-call-partner =
    { -typed-partner } uno dire/dit/place/peut/pour !oublie !oublié !dénoncer
    sorti uno dire/peut/encore
answer-call-late = Un adversaire peut le dénoncer jusqu'à ce que le suivant commence son tour en jouant ou en piochant.
typed-answer-call-late =
    jusqu quand/uno/dire/dénoncer
    trop tard uno/dire/dénoncer/dénonce
    combien temps uno/dénoncer/dire
    quand tard dénoncer/uno
    encore temps/dénoncer uno/dire
answer-call-forgot = Qui l'oublie pioche deux cartes, si un adversaire le dénonce à temps.
typed-answer-call-forgot =
    oublié/oublie/oublier/oubli uno/combien/pénalité/passe/dire
    uno pas/pénalité/punition/sanction dit/oubli/combien/oublié/cartes
    pénalité uno/oubli/combien/cartes
    dénonce/dénoncer uno/qui/on/comment/quelqu/passe
answer-call-own = On ne peut pas dénoncer sa propre équipe.
typed-answer-call-own =
    dénoncer { -typed-partner }/propre/équipe/mon
    { -typed-partner } oublie/oublié dénoncer/uno
answer-call-swap = Seul le fait de jouer une carte y oblige, pas de partager, d'échanger, de donner ou de revenir.
typed-answer-call-swap =
    uno échange/échangé/échanger/échangeant/partage/donnant/donné une/reste/dire/dois
answer-out = Qui n'a plus de cartes reçoit la moitié de la main de son partenaire, arrondie vers le bas ; celui-ci choisit. Avec une carte, il ne donne rien, et l'on sort pour le moment.
typed-answer-out =
    plus cartes/carte/de { -typed-partner }/ai/quand/quoi !pioche !piocher !tas !reviens !revenir
    dernière carte quand/passe/pose/posée/joue !effet !équipe !+2
    { -typed-partner } moitié/donne/donner cartes/combien/quand/fini/me !début
    combien cartes { -typed-partner } donne/quand/fini
    qui choisit/décide cartes/moitié/donne/quelles
    choisir cartes/moitié { -typed-partner }
    { -typed-partner } une/qu/seule carte/reste/plus/moi
    quand sorti/fini
    plus cartes équipe encore/gagné
answer-back = Tu reviens dès que ton partenaire pioche : tu reçois alors la moitié de sa main. Sorti, tu perds tes tours.
typed-answer-back =
    revenir/reviens/revient/rentrer/retour jeu/manche/dans/comment/je
    sorti tour/passe/joue/tours/revenir
    { -typed-partner } pioche sorti/suis/quand/reviens
    plus cartes reviens/revenir/jeu
    { -typed-partner } sorti rejouer/rejoue/quand/peut
    sorti rejouer/rejoue
answer-round-end = Quand aucun des partenaires n'a plus de carte, leur équipe gagne aussitôt la manche ; la dernière carte n'a pas d'effet.
typed-answer-round-end =
    quand/comment manche/équipe finit/fin/termine/finie/gagne/gagner/gagnée
    comment/quand gagne/gagner/gagné !partie !points
    gagner manche
    qui gagne manche
    deux/faut fini/finir/plus/vides gagner/deux/équipe/cartes
    dernière carte effet/équipe/+2/marche/pioche/quand
answer-skip = Passe-tour : le suivant perd son tour.
typed-answer-skip =
    quoi/que/comment passe/interdit fait/marche/effet/veut/sert/fonctionne
    passe tour quoi/que/fait
    effet/explique/expliquer/rappeler passe
answer-reverse = Inversion : le sens du jeu change, même s'il ne reste que deux joueurs.
typed-answer-reverse =
    quoi/que/comment inversion fait/marche/effet/veut/sert/fonctionne
    sens change/changement/flèches/flèche
    changement de sens
    effet/explique/expliquer/rappeler inversion
answer-number-card = Une carte chiffre n'a pas d'effet, sauf avec le symbole d'échange.
typed-answer-number-card =
    quoi/que rouge/jaune/vert/bleu 0/1/2/3/4/5/6/7/8/9 fait/effet !plus !piocher !échange !échanger !symbole !inversion !passe !joker !inverse
    quoi/que 0/1/2/3/4/5/6/7/8/9 fait/effet/veut/sert/spécial !plus !piocher !cartes !après !échange !échanger !symbole !inversion !passe !joker !inverse
    cartes/carte chiffre/chiffres/numéro fait/font/effet !échange !échanger !symbole !inversion !passe !joker !inverse
answer-draw-two = Le suivant pioche deux cartes et perd son tour. Rien n'y répond. Le suivant peut être ton propre partenaire.
typed-answer-draw-two =
    quoi/que/comment +2 fait/marche/effet/veut/sert/fonctionne !sur
    +2 tour/joue/jouer/passe/perd/après/ensuite/sur/équipier/partenaire/contrer/rejouer/tomber/répondre
    après +2/avoir { -typed-draw }/jouer/joue/tour/rejouer
    { -typed-draw } +2/deux/2 jouer/joue/passe/tour/encore/après/perd
    cumuler/contrer/répondre/renvoyer
    suivant propre/mon partenaire/équipier
    effet/explique/expliquer/rappeler +2
answer-wild = Joker : il va sur toute carte, et tu choisis la couleur.
typed-answer-wild =
    quoi/que/comment joker fait/marche/effet/sert/fonctionne/utilise/veut/utiliser !équipe !+4 !vaut
    quand joker { -typed-lay }/peut/peux !équipe
    joker normal/ordinaire/simple
    choisir/choisit couleur
    effet/explique/expliquer/rappeler joker !+4 !équipe
answer-team-wild = Joker d'équipe : tu choisis la couleur, et ton partenaire doit jouer aussitôt, s'il peut. Sinon tu pioches deux cartes. Puis c'est au voisin de ton partenaire.
typed-answer-team-wild =
    joker équipe quoi/que/comment/fait/marche/sert/après/passe/quand/qui/partenaire/sorti !+4 !combien !points
    { -typed-partner } obligé/doit/peut/rien/pas jouer/poser/joker joker/équipe/après/rien
    après joker équipe/qui/tour
answer-team-wild-four = Joker d'équipe +4 : tu choisis la couleur ; le suivant pioche deux cartes et perd son tour, et son partenaire en pioche deux aussi.
typed-answer-team-wild-four =
    +4 équipe/quoi/que/comment/qui/pioche/fait/deux/marche
    joker +4
    { -typed-partner } aussi pioche/deux/2
    deux adversaires piochent/pioche
    effet/explique/expliquer/rappeler +4
answer-swap = Symbole d'échange : ton partenaire et toi vous donnez l'un à l'autre une carte. Les deux choisissent avant que rien ne bouge.
typed-answer-swap =
    quoi/que/comment échange/échanger/symbole fait/marche/sert/cartes/veut/fonctionne/est !couleurs !couleur
    3/6/9 échange/symbole/signe
    échanger partenaire/cartes/comment
answer-order = D'abord la fin de la manche, puis l'échange, puis la moitié de la main, puis l'effet de la carte.
typed-answer-order =
    quoi/que/quel premier/abord/ordre échange/effet/moitié
    dans quel ordre
answer-talk = Les partenaires peuvent parler, mais pas de leurs cartes, ni pour influencer une couleur ou les cartes échangées.
typed-answer-talk =
    parler/dire/discuter/souffler/chuchoter/parle cartes/partenaire/couleur/équipier/mes/quelle !uno
    droit parler/dire !uno
    indice/signe partenaire
    dire/droit { -typed-partner } main/cartes/ce !uno
    dire { -typed-partner } quoi/ce/main !uno
answer-colours = Chaque couleur a son propre symbole, pour que l'on distingue les couleurs sans les voir.
typed-answer-colours =
    couleurs/couleur distinguer/reconnaître/voir/voit/aveugle/symbole/symboles/savoir/reconnaitre
answer-worth = Les chiffres comptent leur valeur, Passe-tour, Inversion et +2 comptent 20, les Jokers 50. L'équipe gagnante marque ce que gardent les autres.
typed-answer-worth =
    vaut/valent/valeur/compte/points/coûte joker/inversion/passe/+2/+4/carte/cartes/équipe/chiffres
    combien points/vaut/valent/compte joker/+4/+2/inversion/passe/carte/cartes !gagner !partie
    comment points/compte/score comptés/compte/calcule/marche/calculés/points
    qui marque/reçoit points
answer-match-end =
    { $match_end ->
        [wins] La première équipe qui gagne { $wins } { $wins ->
            [one] manche
           *[other] manches
        } gagne la partie.
       *[limit] La première équipe qui atteint { $limit } points gagne la partie.
    }
typed-answer-match-end =
    quand/comment partie/jeu finit/fin/termine/finie/gagne/gagner/gagnée/arrête
    combien points arrête/fin/perd/partie/gagner/gagne/faut
    jusqu combien/points
    combien manches
    qui gagne partie/jeu/fin
