# Réponses aux questions sur les règles. `typed-answer-…` : motifs des questions, un par ligne. Une barre sépare ce
# qui veut dire la même chose ; une question n'a aucun des mots à point d'exclamation.
-typed-pile = pioche/tas/paquet/talon/pile
-typed-empty = vide/finie/fini/épuisée/terminée/terminé/épuisé/plus
-typed-draw = piocher/pioche/pioché/piochée/pioches/prendre/prends/prend/pris/prise/tirer/tire/tiré/tirée/ramasser
-typed-lay = poser/pose/posé/posée/mettre/mets/met/jouer/joue/joué/poses/joues/utiliser/remettre

answer-players = On joue de deux à huit.
typed-answer-players =
    combien joueurs/personnes/maximum/maxi/participer !carte
    jouer à 2/3/4/5/6/7/8/9
answer-pack = Un jeu de rami : deux fois 52 cartes et quatre Jokers, 108 cartes.
typed-answer-pack =
    combien cartes tout/total/jeu/existe/paquet !début !départ !joueur !pioche
    quelles/quel cartes/jeu/paquet joue/utilise/avec/est
    combien joker/valets/rois/as a/existe/paquet/jeu !points !vaut
    chaque carte deux/fois
answer-deal =
    { $hand_size ->
        [dealer] Le donneur de chaque manche dit combien de cartes chacun reçoit.
       *[other] Cartes pour chacun : ici { $hand_size } ; l'option va de 1 à 12, ou le donneur décide.
    }
typed-answer-deal =
    combien cartes début/départ/commence/distribue/chacun/reçoit/distribuées/joueur/recoit/main !pioche !oublié
    avec combien cartes
    qui décide/choisit nombre/combien/cartes
answer-begins = Le joueur à côté du donneur commence.
typed-answer-begins =
    qui commence/débute premier/manche/suivante
    qui joue/ouvre premier/commence
answer-first-card = La première carte ne fait rien. Un Joker retourne dans la pioche, et on en retourne une autre ; un valet ne demande rien.
typed-answer-first-card =
    première/premiere/retournée/départ/début carte/joker/valet/7/as joker/valet/7/as/dame/roi/8/9/6/4/retournée/effet/est
    départ/début joker/valet/7/as
    carte départ
    première carte
answer-matches = Une carte va sur sa couleur, sa valeur, la valeur voisine, ou si un nombre est 2 à 5 fois l'autre. Roi et as ne sont pas voisins.
typed-answer-matches =
    quoi/que/qu/quelles/quelle peut/peux/droit poser/mettre/jouer !quand !dernière !dernier !finir
    quoi/que/qu/quelles/quelle va sur
    mettre/va/jouer/poser/sur/bon 2/3/4/5/6/8/9/10/as/roi/dame/valet/7 sur 2/3/4/5/6/7/8/9/10/as/roi/dame/valet/autre !demandé !demandée
    as sur roi
    as compte/1/un/vaut
    multiple/double/moitié/fois
    dessus/dessous/supérieure/inférieure/voisine/suivante valeur/carte/couleur
    même chiffre/couleur/valeur
    7 sur 8
    autre couleur
answer-special = As : échange ; le 2 l'empêche. 3 : achat. 4 : don. 6 et 8 : tour perdu ; le 5 bloque un 6. 7 : deux cartes ; le 10 le renvoie. 9 : sens. Valet : couleur. Dame et roi : pioche.
typed-answer-special =
    cartes spéciales/spéciale/effet/effets/action
    quelles cartes effet/spéciales/quelque
    font cartes quoi
answer-cannot-play = Si rien ne va, tu pioches une carte. Tu peux aussi piocher même si tu pouvais jouer.
typed-answer-cannot-play =
    rien poser/jouer/va/convient/peux/mettre !pioche !dernière
    ne/peux/peut pas poser/jouer/mettre !piocher !dernier !dernière !roi
    aucune carte va/convient/jouer/bonne
    piocher même/plutôt/alors/lieu/exprès si/peux/pouvais/jouer/convient/va/carte/que
    obligé/obligatoire/forcé/dois jouer/poser si/quand/peux/carte/toujours
    droit piocher/passer si/même/quand
    passer tour sans/droit/peux
answer-drawn =
    { $play_drawn ->
        [on] La carte piochée, et elle seule, peut se jouer aussitôt{ $cheating ->
            [on] {""} ; sinon tu passes
           *[off] {""}, si elle va ; sinon ton tour est fini
        }.
       *[off] Ton tour finit avec la pioche : jouer la carte piochée est désactivé à cette table.
    }
typed-answer-drawn =
    piochée/pioché/piocher/tirée/tiré { -typed-lay }/suite/direct/aussitôt/immédiatement/viens/autre !même
    viens piocher/tirer
    carte piochée/tirée
answer-pile-empty = La défausse sans sa carte du dessus est mélangée et devient la pioche. Si personne ne peut piocher ni jouer, la manche finit sans gagnant.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty } !combien
    plus de cartes/carte pioche/piocher/tas/tirer
    plus rien piocher/tirer
    plus pioche
    mélange/remélange défausse/cartes/pioche
    personne peut/ne jouer/poser/plus/piocher
answer-cheat =
    { $cheating ->
        [on] La triche est activée : tu peux tenter toute carte. Si on te prend, elle revient, tout est annulé, tu pioches trois, et ton tour est fini.
       *[off] La triche est désactivée ici : une carte qui ne va pas est refusée. Avec elle, tu peux tout tenter ; si on te prend, la carte revient et tu pioches trois.
    }
typed-answer-cheat =
    tricher/triche/triché permis/droit/peut/peux/quoi/comment/prendre/pris/passe/arrive/fait/autorisé !jusqu !dernière !finir !autre !vrai
    pris/prendre/attrapé tricher/triche
    mauvaise/fausse carte jouer/poser/passe
answer-challenge =
    { $cheating ->
        [on] Chaque autre peut contester une carte jusqu'à ce que quelqu'un joue, réponde, pioche ou accepte. Contester à tort coûte une carte.
       *[off] La triche est désactivée ici : il n'y a rien à contester.
    }
typed-answer-challenge =
    contester/conteste/accuser/accuse/dénoncer/dénonce tort/faux/coûte/quand/jusqu/tricheur/comment/carte/triche/quelqu
    jusqu quand contester/conteste/tricher/triche
    triché pas/vrai/faux/dis/autre si/dis/tort/vrai
    contester tort
    triché/triche tort/dit/dire joueur/tort/si
    carte va pas fais/faire/posé
answer-cheat-last = Une carte qui ne va pas ne peut jamais être la dernière, même avec la triche.
typed-answer-cheat-last =
    triche/tricher/trichant/triché finir/gagner/dernière/terminer carte/en/avec/une
answer-call = Avec une seule carte, dis « dernière carte » avant qu'un autre joue, réponde, pioche ou accepte. Avec deux, aussi d'avance. { FRONT() ->
       *[screen] Touche : { KEY("uno") }.
        [lines] Tape { KEY("uno") }.
    }
typed-answer-call =
    quand/quoi/que dire/dois/annoncer/dis dernière/derniere/une/reste carte !oublié !pas
    faut/dois dire/annoncer dernière/derniere/carte/mau/quelque !oublié !pas
    annoncer/dire dernière avance/avant/tôt
    reste une carte dire/dois
    dernière carte avance/annoncer
    une carte dise/dire/dois/faut
answer-call-forgot = Qui l'oublie pioche une carte, si on le dénonce. Sans l'avoir dit, tu ne peux pas jouer ta dernière carte ; tu peux encore le dire.
typed-answer-call-forgot =
    oublié/oublie/oublier/pas/sans dernière/derniere/dit/dire !quelles carte/dire/dit/combien
    jai/ai pas dit !quelles
    pénalité dernière/oublie
    sans dire dernière/jouer/finir
answer-last-which = Ne peuvent pas être ta dernière carte : as, 2, 4, 7, 10, un roi qui finit le tour des rois, un Joker joué comme l'un d'eux.
typed-answer-last-which =
    quelles/quelle cartes/carte pas/interdites dernier/dernière/finir jouer/peut/finir
    quelles/quelle/quoi cartes/carte pas/interdites dernier/dernière/finir/fin/terminer
    finir/terminer/gagner/dernière/dernier avec/sur/en/carte as/2/4/7/10/valet/roi/dame/joker/8/9/6/3
    reste/juste as/2/4/7/10 finir/terminer
    dernière carte as/2/4/7/10/valet/roi/joker
answer-ace = As : tu dois échanger ta main avec un joueur de ton choix. Un 2 l'empêche ; un autre as l'envoie à un autre.
typed-answer-ace =
    quoi/que/comment as fait/passe/effet/veut/sert/marche/ca
    échange/échanger main/mains/jeu/éviter/empêcher/refuser/as/cartes/qui
    éviter/empêcher/bloquer/refuser échange/as
    as joue/éviter/échange
    quoi/que as servir/sert/effet/peut/apporte
    as effet/utile/servir
answer-two = 2 : il empêche l'échange d'un as ; sinon il ne fait rien.
typed-answer-two =
    quoi/que/comment 2 fait/passe/effet/veut/sert/marche
    quoi/que 2 servir/sert/effet/peut/apporte/fait
    2 effet/utile/spécial/servir
answer-three = 3 : tu peux acheter la carte sous le 3 : elle va dans ta main. Pas avec ta dernière carte.
typed-answer-three =
    quoi/que/comment 3 fait/passe/effet/veut/sert/marche
    acheter/achète carte/quoi/sous/3/dernière
    carte sous 3
    quoi/que 3 servir/sert/effet/peut/apporte/fait
    3 effet/utile/spécial/servir
answer-four = 4 : tu dois donner une carte cachée à un autre. Celui-ci peut répondre par un 4 de la même couleur, ou un Joker nommé ainsi, et te donner une carte à la place.
typed-answer-four =
    quoi/que/comment 4 fait/passe/effet/veut/sert/marche !sur
    4 donner/donne/donné/rendre/carte/éviter/répondre !sur
    donné/donne carte rendre/refuser/éviter/retour
    quoi/que 4 servir/sert/effet/peut/apporte/fait
    4 effet/utile/spécial/servir
    pourquoi carte donner/donne
answer-six = 6 : les deux suivants perdent leur tour. Un 5 de toute couleur le bloque.
typed-answer-six =
    quoi/que/comment 6 fait/passe/effet/veut/sert/marche/joue/bloque/éviter
    bloquer/bloque/éviter/contre 6/passer
    6 deux/combien
    quoi/que 6 servir/sert/effet/peut/apporte/fait
    6 effet/utile/spécial/servir
    6 jouer quand même
    6 peux/peut faire quelque
answer-five = 5 : il bloque un 6 ; sinon il ne fait rien.
typed-answer-five =
    quoi/que/comment 5 fait/passe/effet/veut/sert/marche/a
    5 effet/sert
    quoi/que 5 servir/sert/effet/peut/apporte/fait
    5 effet/utile/spécial/servir
answer-seven = 7 : le suivant pioche deux. Un autre 7 en ajoute deux pour le suivant ; un 10 les renvoie. Toute couleur va.
typed-answer-seven =
    quoi/que/comment/combien 7 fait/passe/effet/veut/sert/marche/cartes/pioche
    7 sur 7
    7 renvoyer/contrer/éviter/répondre/autre/remettre/pioche/parer
    autre 7
    quoi/que 7 servir/sert/effet/peut/apporte/fait
    7 effet/utile/spécial/servir
    7 défends/défendre/défend/contre
    7 comment défends/défendre
answer-eight = 8 : le suivant perd son tour. À deux, tu rejoues.
typed-answer-eight =
    quoi/que/comment 8 fait/passe/effet/veut/sert/marche
    8 2/deux/rejoue/passer
    quelle carte passer/tour/suivant
    quoi/que 8 servir/sert/effet/peut/apporte/fait
    8 effet/utile/spécial/servir
answer-nine = 9 : le sens du jeu change. À deux, tu rejoues.
typed-answer-nine =
    quoi/que/comment 9 fait/passe/effet/veut/sert/marche
    9 2/deux/rejoue/sens
    quelle/laquelle carte sens/change/tourne
    change/changer sens
    quoi/que 9 servir/sert/effet/peut/apporte/fait
    9 effet/utile/spécial/servir
answer-ten = 10 : il renvoie un 7 ; sinon il ne fait rien.
typed-answer-ten =
    quoi/que/comment 10 fait/passe/effet/veut/sert/marche
    10 renvoie/renvoyer/7
    quoi/que 10 servir/sert/effet/peut/apporte/fait
    10 effet/utile/spécial/servir
answer-jack = Valet : tu peux demander une couleur, la carte suivante doit l'avoir. Un valet se pose comme toute carte, aussi sur un valet ; sur une couleur demandée, il doit l'avoir.
typed-answer-jack =
    quoi/que/comment valet fait/passe/effet/veut/sert/marche
    valet sur valet/tout/demandé/demandée/pique/cœur/coeur/trèfle/carreau
    demander/demandé/demandée/demande couleur/valet/pique/coeur/trèfle/carreau/qui
    quelle carte demande/demander
    quoi/que valet servir/sert/effet/peut/apporte
    valet effet/utile/servir
answer-queen = Dame : nomme un autre joueur, qui pioche une carte puis a le tour. Il peut la passer avec une autre dame, une carte de plus chaque fois.
typed-answer-queen =
    quoi/que/comment dame fait/passe/effet/veut/sert/marche
    dame pioche/piocher/nommer/qui/passer/éviter/autre
    quoi/que dame servir/sert/effet/peut/apporte
    dame effet/utile/servir
answer-king = Roi : tu peux annoncer un tour des rois. Chacun joue un roi ou pioche une carte ; tu le finis avec un autre roi, ou tu pioches trois.
typed-answer-king =
    quoi/que/comment roi fait/passe/effet/veut/sert/marche/tour !sur
    tour rois/roi
    pas roi/rois
    quoi/que roi servir/sert/effet/peut/apporte
    roi effet/utile/servir
    histoire rois
    rois quoi/histoire
answer-joker = Joker : soit une carte que tu nommes, avec son effet, soit il demande une valeur à jouer ensuite. Il va sur tout.
typed-answer-joker =
    quoi/que/comment joker fait/passe/effet/veut/sert/marche/peut !vaut !points
    joker sur/quand/tout/valeur/demander/comme/importe !combien
    quoi/que joker servir/sert/effet/peut/apporte
    joker effet/utile/servir
answer-sit-out = Pour un 6, les deux suivants perdent leur tour ; pour un 8, le suivant. Un 5 ou un Joker comme 5 bloque le 6.
typed-answer-sit-out =
    perds/perdre/perd/sauter/saute/sauté tour/mon pourquoi/quand/qui/dois/passe
    passer/passe mon tour pourquoi/dois
answer-answer = Tant que tu peux répondre, tu réponds avec la carte qu'il faut ou tu acceptes. Le jeu attend même si tu n'as pas cette carte.
typed-answer-answer =
    quoi/que accepter/réponse/répondre veut/est
    pourquoi accepter/attendre
    dois accepter
answer-worth = As 11, de 2 à 10 leur nombre, dame et roi 10, valet 20, Joker 50. Le gagnant de la manche n'écrit rien.
typed-answer-worth =
    vaut/valent/valeur/compte/points/coûte joker/valet/as/roi/dame/carte/cartes !1 !jouer
    combien points/vaut/valent joker/valet/as/roi/dame/carte/cartes
    comment points/compte/score comptés/compte/calcule/marche/calculés/points
answer-round-end = Qui annonce puis joue sa dernière carte gagne la manche ; les autres notent ce qu'ils gardent. La dernière carte n'a plus d'effet.
typed-answer-round-end =
    quand/comment manche finit/fin/termine/finie/gagne/gagner/gagnée
    comment/quand gagne/gagner/gagné !partie !points
    gagner manche
    qui gagne manche
    dernière carte effet/agit/encore
answer-match-end = La partie finit après { $rounds } { $rounds ->
        [one] manche
       *[other] manches
    } ; le moins de points gagne.
typed-answer-match-end =
    quand/comment partie/jeu finit/fin/termine/finie/gagne/gagner/gagnée/arrête
    combien manches
    qui gagne partie/jeu/fin/points
    beaucoup/moins/plus/peu points gagne/bon/mauvais/mieux
    points bon/mauvais/bien
