# Réponses aux questions sur les règles. `typed-answer-…` : motifs des questions, un par ligne. Une barre sépare ce
# qui veut dire la même chose ; une question n'a aucun des mots à point d'exclamation.
-typed-pool = pioche/tas/paquet/pot/sac/talon/réserve
-typed-empty = vide/finie/fini/épuisée/plus/terminée/reste/épuisé
-typed-draw = piocher/pioche/pioché/piochée/pioches/prendre/prends/prend/pris/prise/tirer/tire/tirée/récupérer/récupère/ramasser
-typed-lay = poser/pose/posé/posée/mettre/mets/met/jouer/joue/joué/ajouter/placer/utiliser/utilise/poses/joues
-typed-tile = tuile/tuiles/jeton/jetons/carte/cartes/pièce/pièces/plaque/plaques

answer-players = On joue de deux à quatre.
typed-answer-players =
    combien joueurs/personnes/jouer/maximum/maxi/participer !tuiles !jetons !poser
    jouer à 5/6/4/3/2/cinq/six/trois
    peut être 5/6/cinq/six
answer-tiles = 100 tuiles : de 1 à 12 dans chacune des quatre couleurs, chacune deux fois, et quatre Super Jokers.
typed-answer-tiles =
    combien { -typed-tile } tout/total/jeu/existe/boîte !poser !début
    combien joker !combinaison !groupe !suite !brelan !points !vaut
    { -typed-tile } double/deux/fois exemplaires/exemplaire/chaque
    quelles couleurs/valeurs/chiffres/tuiles
    nombres/chiffres/numéros jusqu/combien
    plus grand/haute chiffre/tuile/valeur
answer-deal = Chacun reçoit 14 tuiles ; quatre tuiles de départ sont au milieu.
typed-answer-deal =
    combien { -typed-tile } début/départ/commence/distribue/chacun/reçoit/distribuées/recoit !suite !groupe
    on a combien { -typed-tile }
    avec combien { -typed-tile }
    combien { -typed-tile } chevalet/main/joueur/chaque !reste !poser
answer-begins = Celui qui commence la partie est tiré au sort ; chaque manche suivante est ouverte par le joueur suivant.
typed-answer-begins =
    qui commence/débute/premier manche/partie/suivante/prochaine/deuxième/premier/jeu
    qui joue/ouvre premier/commence
    qui décide/choisit commence
answer-direction = On joue dans le sens horaire ; un 7 change le sens.
typed-answer-direction =
    quel sens
    sens jeu/joue/tourne/aiguilles
    gauche droite
answer-start-tiles = Chacun peut utiliser tout de suite les quatre tuiles de départ. Jusque-là elles peuvent rester seules et n'ont pas d'effet.
typed-answer-start-tiles =
    { -typed-tile } départ/depart !combien
    départ 2/5/7
    tuile départ 2/5/7 est/passe/quelqu
    { -typed-tile } milieu
    quatre/4 { -typed-tile } milieu/table/sert/servent/quoi
    tuile/jeton seule/seul rester/table/laisser/toute/peut
    milieu début/départ
    tuile isolée
answer-start-joker = Un Super Joker de départ jamais utilisé ne se prend pas. Mets-le dans une combinaison en disant ce qu'il remplace ; alors personne ne pioche.
typed-answer-start-joker =
    joker milieu
    joker départ/début/depart
answer-run = Une suite, c'est 3 à 12 tuiles d'une couleur avec des nombres qui se suivent ; 12 et 1 ne se suivent pas.
typed-answer-run =
    quoi/que suite/séquence !joker
    longueur/longue/maximum/minimum/minimale suite
    combien { -typed-tile } suite !joker
    après 12 1/on/quoi
    11 12 1
    12 1 suite/suivent/relier/recommencer
    suite couleurs/couleur/différentes/même/mélanger/mixte
    deux/2 tuiles/chiffres suite
    suite deux/2 assez/suffit
answer-group = Une série, c'est 3 ou 4 tuiles d'un même nombre, de couleurs différentes, avec un Super Joker au plus.
typed-answer-group =
    quoi/que série/groupe/brelan/carré
    série/groupe/brelan/carré même/deux/2/fois couleur/rouges/rouge/pareil/identiques/bleus/verts/jaunes
    combien { -typed-tile } série/groupe/brelan !joker
    série/brelan/groupe couleurs/différentes
    trois/3 couleurs différentes
    trois/3/quatre/4 même/mêmes/pareils/pareilles/identiques !couleur
    deux/2/dont rouges/bleus/verts/jaunes/identiques/pareilles !fait !effet !sert !veut
    groupe/carré/brelan 4/5/quatre/cinq/pareils
    même couleur série/groupe/brelan/fois
answer-set = Sont valables les suites, dès 3 tuiles d'une couleur à la suite, et les séries, 3 ou 4 tuiles d'un nombre de couleurs différentes.
typed-answer-set =
    quelles/quelle/quoi/que combinaison/combinaisons
    combien { -typed-tile } combinaison/minimum/faut/moins
    combinaison valable/valables/permise/autorisée/possible/possibles
    deux/2 { -typed-tile } suffit/suffisent/assez/combinaison
    minimum tuiles
answer-jokers-in-set = Une série peut contenir un Super Joker ; une suite plusieurs, mais jamais deux côte à côte.
typed-answer-jokers-in-set =
    combien joker groupe/suite/combinaison/brelan/même
    joker côte/côté/voisins/collés/ensemble/suivent/cote
    2/plusieurs/deux joker suite/groupe/combinaison/brelan/même !huit !8 !suivant
answer-joker-take = Remplace le Super Joker par la tuile qu'il représente, de ton chevalet ou de la table. Il va sur ton chevalet, à garder ou à poser.
typed-answer-joker-take =
    joker { -typed-draw } !points !quatre !4 !huit !8 !milieu !départ !début !suivant
    comment joker reprendre/récupérer/recuperer
    comment récupérer joker suite/combinaison/groupe/table
    joker reprendre/récupérer/recuperer/voler/libérer/échanger/remplacer/enlever/retirer/reprends/avoir
    joker table chevalet/main
    piquer/prendre/prends/voler joker table/combinaison/suite
answer-joker-keep = Un Super Joker repris peut se garder, ou se poser au même tour ; alors il agit de nouveau.
typed-answer-joker-keep =
    joker garder/tard/même/suite/tout/aussitôt/obligé/immédiatement/dois/direct/tour poser/jouer/utiliser/remettre/garder/repris/récupéré/pris/reposer !milieu !départ !points !combien
    joker encore/nouveau/reprise effet/agit/fois/marche !points !combien
answer-joker-fixed = Un Super Joker garde sa valeur jusqu'à ce qu'il soit pris : remplace-le d'abord par la tuile qu'il représente.
typed-answer-joker-fixed =
    peut/peux joker autre/changer chose/valeur/posé
    joker devienne/devenir/devient/changer/change/changé/autre/remplacer doit/peut/peux/peut-il/veux/valeur/chose !points
answer-joker = Un Super Joker remplace la tuile de ton choix, même si les deux exemplaires sont sortis, jusqu'à ce qu'on le prenne. Le suivant pioche quatre et perd son tour.
typed-answer-joker =
    quoi/que/comment joker fait/sert/marche/fonctionne/veut/représente/utilise/est/utiliser !vaut !points
    joker nimporte/importe quoi
    joker remplace/remplacer/représenter/importe/tout/changer/change/déplace/déplacé/devient/devenir/autre
    joker couleur/valeur/numéro/chiffre !points
    joker déjà/deux sortis/sorties/posés
answer-joker-draw = Quand un Super Joker est posé, le suivant pioche quatre tuiles et perd son tour.
typed-answer-joker-draw =
    joker quatre/4
    combien { -typed-draw } joker !récupérer
    joker suivant
    joker effet/passe/action/pénalité
answer-most = À chaque tour, tu poses une à quatre tuiles de ton chevalet ; celles que tu déplaces sur la table ne comptent pas.
typed-answer-most =
    combien { -typed-tile } { -typed-lay } !uno !suite !combinaison !groupe
    combien poser/jouer tour/fois/maximum
    plus quatre/4 tuiles/poser/jetons
    cinq/5 { -typed-tile } { -typed-lay }
    plusieurs combinaisons/tuiles tour/fois/poser/coup
    poser toutes/tout tuiles/coup/chevalet
answer-own-tile = Chaque tour demande au moins une tuile de ton chevalet ; déplacer sur la table ne suffit pas.
typed-answer-own-tile =
    seulement/juste/uniquement/que déplacer/réarranger/bouger/modifier/changer
    obligé poser bouger/déplacer/autres
    faut poser bouger/déplacer
    sans poser/jouer tuile/déplacer/rien/mienne/chevalet
    obligé/faut tuile chevalet/mienne/main
    suffit déplacer/réarranger
answer-how-move = Dis quelle tuile va où : déplace le 8 bleu de la combinaison 3 à la combinaison 5, ou : déplace le 8 bleu dans une nouvelle combinaison. Le mot table donne les combinaisons et leurs numéros.
typed-answer-how-move =
    comment déplacer/bouger/prendre/déplace/bouge/prends/mettre { -typed-tile }/une/la table/combinaison/suite/série/de !joker
    comment réarranger/réorganiser/couper
answer-rearrange = Dans un tour où tu poses une tuile, tu peux compléter, séparer, réunir et refaire les combinaisons. À la fin, tout doit être juste.
typed-answer-rearrange =
    réarranger/déplacer/modifier/refaire/bouger/réorganiser/rearranger table/tuiles/combinaisons/suite/autres/tuile/jeu/combinaison
    couper/séparer/casser/diviser/partager/défaire suite/combinaison/groupe/longue
    { -typed-lay }/ajouter/compléter autres/autre/adversaire/adversaires/quelqu/existante/existantes suite/combinaisons/tuiles/combinaison/groupe/un/tuile
    { -typed-draw } tuile/tuiles combinaison/suite/autre/groupe !joker
    changer combinaisons/table
    réunir/joindre deux/suites
    compléter/ajouter suite/combinaison/groupe/tuile
    bouger/déplacer/changer déjà/ce table
    bouger table
    bouger/déplacer/toucher tuiles/combinaisons autres
answer-no-return = Une tuile de la table ne revient jamais sur un chevalet ; seul un Super Joker remplacé le fait.
typed-answer-no-return =
    { -typed-tile } reprendre/revenir/retour/reprends/remettre main/chevalet/table/jeu
    { -typed-draw } table main/chevalet
    reprendre tuile/jeton table/main/chevalet/posée
answer-cannot-play = Si tu ne peux rien poser, tu pioches une tuile. Si elle va, tu peux la poser aussitôt, sinon ton tour est fini.
typed-answer-cannot-play =
    rien poser/jouer/va/convient/peux/mettre !pioche !joker !uno
    ne/peux/peut pas poser/jouer/mettre
    quand { -typed-draw } dois/faut/on/je
    bloqué
    rien ne va
answer-drawn = La tuile piochée peut se poser tout de suite, même en réarrangeant, mais aucune autre de ton chevalet.
typed-answer-drawn =
    piochée/pioché/piocher/tirée/tiré { -typed-lay } suite/direct/aussitôt/immédiatement/viens/autre/après/tout/celle/directement !joker
    après pioché/piocher/pioche { -typed-lay }/autre/encore
    tuile piochée/tirée { -typed-lay }
    tuile piochée { -typed-lay } suite/peux/tout
    viens piocher/tirer
    nouvelle tuile poser/suite
answer-may-draw =
    { $must_lay ->
        [on] Tant qu'une tuile de ton chevalet peut se poser, même en réarrangeant, tu dois poser et tu ne peux pas piocher.
       *[off] À cette table, tu peux toujours piocher, même si tu pouvais poser.
    }
typed-answer-may-draw =
    piocher même/plutôt/quand/sans/lieu si/peux/pouvais/poser/choisir
    obligé/obligée/obligatoire/forcé/dois poser/jouer si/quand/peux/tuile/toujours/de
    droit piocher
    garder/conserver tuiles/tuile/chevalet main/chevalet/sans/tard
    passer/pioche sans/lieu poser/jouer
    pourquoi pas/peux piocher/passer
    passer tour droit/peux
    piocher alors pourrais/pouvais/peux poser/jouer
    je peux piocher alors
answer-wrong = Un essai faux ne coûte rien : la table est refusée, tu entends quelle combinaison est fausse, et tu continues.
typed-answer-wrong =
    trompe/trompé/erreur/faux/fausse/valable/invalide/incorrect/incorrecte combinaison/punit/puni/passe/coûte/pénalité/si/tour/table/quoi/arrive
    pénalité/puni/sanction erreur/trompe/faux/fausse/combinaison
    annuler tour/coup/pose/peux
    combinaison pas/fausse bonne/valable/juste/correcte/marche
answer-two = Un 2 est un +2 : le suivant pioche deux tuiles et perd son tour.
typed-answer-two =
    quoi/que 2 fait/effet/passe/marche/veut/sert/faire !7 !joker !tuiles !joueurs
    +2 fait/effet/marche/passe/quoi/tour
    2 action/spécial
answer-five = Après un 5, le suivant perd son tour.
typed-answer-five =
    quoi/que 5 fait/effet/passe/marche/veut/sert/faire
    passe tour quel/quelle/quoi/que/tuile/chiffre
    5 passe/action/spécial/saute
answer-seven = Un 7 change le sens du jeu ; à deux, tu rejoues.
typed-answer-seven =
    quoi/que 7 fait/effet/passe/marche/veut/sert/faire
    7 2/rejoue/sens/action/inversion
    inversion fait/effet/quoi/que/marche/2
answer-action = 2 : le suivant pioche deux et passe. 5 : il passe. 7 : le sens change. Super Joker : il pioche quatre et passe. Seulement en venant d'un chevalet.
typed-answer-action =
    { -typed-tile } action/actions/spéciale/spéciales/spécial !deux !2 !plusieurs
    déplace/déplacer/déplacé 2/5/7/action suivant/table
    quelles/quels tuiles/chiffres effet/action/spéciales
    2/5/7 déplace/déplacer/table/déjà/bouge/déplacé effet/agit/encore/passe/marche/compte/joue
    effets tuiles
answer-last-action = Les effets du tour qui finit la manche ne comptent plus.
typed-answer-last-action =
    dernière/dernier/derniers/finir/finis/gagner 2/5/7/joker/action/tuile/effet effet/pioche/agit/marche/piocher/suivant/compte/quand
    finir/terminer/gagner avec/sur 2/5/7/joker
answer-several-actions =
    { $action_per ->
        [set] À cette table, une tuile d'action agit par combinaison où tu poses. Les pioches s'ajoutent, et le suivant passe une fois.
       *[turn] Une seule tuile d'action agit par tour : celle que tu choisis, sinon la plus forte : Super Joker, +2, passe, inversion.
    }
typed-answer-several-actions =
    2/deux/plusieurs/trois/3 { -typed-tile }/actions/effets/action action/actions/effets/agissent/comptent/spéciales/tour
    2/deux joker huit/8/suivant/pioche
    joker et 2/5/7 !vaut !points
    2/5 et 7/5 même/temps/deux/ensemble
    2/5 et 5/7 !vaut !points !valent
    deux +2
    quelle action/effet compte/agit/choisir/forte
    huit/8 tuiles/pioche
    plus forte action/tuile/spéciale
    par combinaison
    2/5 et 7/5 lequel/laquelle/compte
    2/5 7/5 même temps lequel/compte
answer-miss = Celui qui doit piocher deux ou quatre tuiles perd aussi son tour.
typed-answer-miss =
    pioche/pioché/piocher/prendre passe/perd/joue/jouer/rejoue tour/après/quand/encore/aussi !piochée !tuile
    après avoir/piocher jouer/joue/tour
    passe tour aussi/deux/quatre/pioche
answer-stack = Rien ne répond à une pioche : les tuiles se piochent tout de suite.
typed-answer-stack =
    réponses/contrer/éviter/parer/défendre/renvoyer/passer/bloquer +2/2/joker/pioche/deux/quatre
    2 sur 2
    +2 sur +2
    contrer
answer-call = À la fin d'un tour qui te laisse une tuile, avant qu'un autre te dénonce ; aussi avant de poser. { FRONT() ->
       *[screen] Touche : { KEY("uno") }.
        [lines] Tape { KEY("uno") }.
    }
typed-answer-call =
    quand uno !oublié !oublie
    faut/dois/doit/obligé uno !oublié !oublie !trois !deux
    uno avant/avance/tôt/après/tard
    dire/dit/annoncer uno !oublié !oublie !trois !3 !deux !2
    uno quoi/sert/pourquoi
    dernière tuile dire
    plus qu une dis/dire/dit
    une tuile/seule dis/dire
answer-call-all = Qui pose d'un coup ses deux, trois ou quatre dernières tuiles n'a pas à dire Uno.
typed-answer-call-all =
    uno dernières/derniers/derniere deux/2/3/trois/quatre/4/coup
    uno coup/fois/ensemble toutes/plusieurs/trois/deux/3/2
    trois/3/deux/2/quatre/4 coup uno
answer-call-forgot = Qui l'oublie pioche deux tuiles, si quelqu'un le dénonce après le tour.
typed-answer-call-forgot =
    oublié/oublie/oublier/oubli/oubliant uno/combien/pénalité/passe
    uno pas/pénalité/punition/sanction dit/oubli/combien/oublié
    pénalité uno/oubli/combien
    dénonce/dénoncer uno/qui/on/comment
answer-call-wrong = Un Uno qui n'aura servi à rien ne coûte rien.
typed-answer-call-wrong =
    uno erreur/tort/trompe/rien/trop/faux
    uno finalement/et pas/encore
answer-round-end = La manche finit quand un chevalet est vide : ce joueur marque ce que les autres gardent.
typed-answer-round-end =
    quand/comment manche/tour finit/fin/termine/finie/gagne/gagner/gagnée
    comment/quand gagne/gagner/gagné !partie !points
    gagner manche
    chevalet vide
    dernière tuile posée/pose/passe/quand
    plus tuiles chevalet/main
    qui gagne manche
answer-pool-empty = Alors tu ne pioches que si tu ne peux rien poser, et cela finit la manche. Le plus petit total gagne les points des autres.
typed-answer-pool-empty =
    { -typed-pool } { -typed-empty } !combien
    plus de { -typed-tile } pioche/piocher/tas/tirer
    plus rien piocher/tirer
    personne peut/ne jouer/poser/plus
    égalité pioche/vide
answer-pool-tie = Les plus petits totaux égaux partagent les points, arrondis en dessous.
typed-answer-pool-tie =
    égalité/égaux/égal/pareil/pareils/même points/total/gagne/qui/score/deux/joueurs
    points partagés/partage
answer-worth = Les nombres comptent leur valeur ; 2, 5 et 7 comptent 20, les Super Jokers 50. Le gagnant de la manche marque ce que gardent les autres.
typed-answer-worth =
    comment points/compte/score comptés/compte/marque/calcule/marchent/calculés/points/gagne
    combien points/vaut/valent/compte/coûte tuile/joker/2/5/7/12/reste/vaut/chevalet/points/tuiles
    valeur tuile/joker/tuiles/2/5/7
    vaut/valent joker/2/5/7/tuile
    qui marque/reçoit/prend points
answer-match-end =
    { $match_end ->
        [rounds_won] Le premier qui gagne { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        } gagne la partie.
       *[limit] Le premier qui atteint { $limit } points gagne la partie.
    }
typed-answer-match-end =
    quand/comment partie/jeu finit/fin/termine/finie/gagne/gagner/gagnée/arrête
    combien points gagner/gagne/partie/fin/faut !ouvrir !commencer !poser
    jusqu combien/points
    combien manches
    qui gagne partie/jeu
    remporte/remporter partie
    comment remporte/remporter partie
answer-opening = Aucun point n'est nécessaire pour ouvrir : pose ce qui forme des combinaisons valables à la fin du tour.
typed-answer-opening =
    ouvrir/ouverture points/minimum/combien/faut/comment/pour
    première pose/fois/combinaison points/minimum/combien/valeur/faut
    points commencer/poser/sortir/ouvrir/début
    ouvrir/ouverture
    30 points
    premier tour points/minimum/poser
    pour sortir
answer-see = Chacun sait combien de tuiles ont les autres, et qui a repris un Super Joker ; les tuiles mêmes sont cachées.
typed-answer-see =
    sait/savoir/voir/voit/connaît/sais autres/adversaires/combien/tuiles/monde
    tuiles/jeu cachées/visibles/ouvert
