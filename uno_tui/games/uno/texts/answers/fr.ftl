# Réponses aux questions sur les règles. `typed-answer-…` : motifs des questions, un par ligne. Une barre sépare ce
# qui veut dire la même chose ; une question n'a aucun des mots à point d'exclamation.
-typed-pile = pioche/tas/paquet/talon/pile
-typed-empty = vide/finie/fini/épuisée/terminée/terminé/épuisé
-typed-draw = piocher/pioche/pioché/piochée/pioches/prendre/prends/prend/pris/prise/tirer/tire/tiré/ramasser
-typed-lay = poser/pose/posé/posée/mettre/mets/met/jouer/joue/joué/poses/joues/utiliser

answer-players = On joue de deux à dix.
typed-answer-players =
    combien joueurs/personnes/maximum/maxi/participer/jouer !cartes
    jouer à 2/3/4/5/6/7/8/9/10/11
    peut être 5/6/8/10
answer-pack = { $buzzer ->
        [on] 116 cartes, dont 8 Buzzers :
       *[off] 108 cartes :
    } par couleur un 0, deux de chaque 1 à 9, deux Passe-tour, deux inversions, deux +2 ; et quatre Jokers, quatre +4.
typed-answer-pack =
    combien cartes tout/total/jeu/existe/paquet/a !début !départ
    combien joker/inversion/zéros/0/+4/+2/couleurs !points !vaut !pioche
    quelles cartes/couleurs existe/jeu/sont/a
    combien exemplaires/fois carte/chaque
answer-deal = Chacun reçoit sept cartes.
typed-answer-deal =
    combien cartes début/départ/commence/distribue/chacun/reçoit/distribuées/recoit/commencer
    avec combien cartes
    combien on a cartes
answer-begins = Le joueur après le donneur commence chaque manche.
typed-answer-begins =
    qui commence/débute/premier manche/partie/suivante/prochaine/deuxième/premier/jeu
    qui joue/ouvre premier/commence
    qui décide commence
answer-first-card = Passe-tour : le premier passe. Inversion : le donneur commence. +2 : le premier pioche. Sur un Joker, tout va. Un +4 ou un Buzzer retourne dans la pioche.
typed-answer-first-card =
    première/premiere/retournée/départ/début carte/joker/+2/+4/inversion/passe/buzzer joker/+2/+4/inversion/passe/spéciale/action/buzzer/retournée/est
    départ/début/commence joker/+2/+4/inversion/buzzer/passe
    carte départ
    première carte
    commence joker/+2/+4 quoi/mets
    commence par joker
answer-matches = Une carte va sur sa couleur, ou sur le même chiffre ou symbole. Un Joker va sur tout, à ton tour{ $advanced_response ->
        [on] { "" }
       *[off] , sauf si tu as des cartes à piocher
    }.
typed-answer-matches =
    quoi/que/quelles/quelle peut/peux poser/mettre/jouer !buzzer !quand
    quoi/que/quelles/quelle va sur
    même chiffre/couleur/numéro/symbole/valeur
    rouge/vert/bleu/jaune sur rouge/vert/bleu/jaune
    passe sur passe
    inversion sur inversion
    autre couleur même/sur/marche
answer-special = Passe-tour : le suivant perd son tour. Inversion : le sens change. +2 : deux cartes. Joker : tu choisis la couleur. +4 : cela, et quatre cartes.
typed-answer-special =
    cartes spéciales/action quoi/quelles/que
    quelles cartes effet/spéciales
answer-must-play =
    { $draw_anytime ->
        [on] À cette table, tu peux piocher même si tu pouvais jouer.
       *[off] Qui peut jouer doit jouer ; piocher par choix est désactivé à cette table. Les cartes dues, on peut toujours les piocher.
    }
typed-answer-must-play =
    piocher même/plutôt/alors/lieu/exprès/volontairement si/peux/pouvais/jouer/convient/va/carte/que
    obligé/obligée/obligatoire/forcé/dois jouer/poser si/quand/peux/carte/toujours
    droit piocher si/même/quand
    garder/conserver joker/carte tard/plus/main
    obligé de jouer
answer-cannot-play = Si rien ne va, tu pioches une carte. Si elle va, tu peux la jouer aussitôt ; sinon ton tour est fini.
typed-answer-cannot-play =
    rien poser/jouer/va/convient/peux/mettre !pioche !uno
    ne/peux/peut pas poser/jouer/mettre !piocher
    aucune carte va/convient/jouer/bonne
    combien { -typed-draw } si/quand peux/rien/pas !oublie !oublié
    quand { -typed-draw } dois/faut
    pas carte convient/bonne/va
answer-one-draw = Par tour, on ne pioche qu'une fois. Ensuite tu peux jouer seulement la carte piochée, ou passer.
typed-answer-one-draw =
    piocher jusqu/plusieurs/encore/continuer/deux/fois/toujours
    combien fois piocher
    jusqu trouver/carte/avoir
    après pioché/piocher/pioche autre/jouer/encore/passer
    pioché autre jouer/carte/poser
    passer après/sans/tour/droit/peux
    autre carte que/piochée
answer-drawn = La carte piochée, si elle va, peut se jouer aussitôt, ou tu passes. Aucune autre ne peut alors se jouer.
typed-answer-drawn =
    piochée/pioché/piocher/tirée/tiré { -typed-lay }/suite/direct/aussitôt/immédiatement/viens !autre
    viens piocher/tirer
    carte piochée
    prends/prend/tire carte direct/suite/aussitôt mettre/poser/jouer
    prends carte mettre/poser/jouer direct/peux
answer-pile-empty = La défausse sans sa carte du dessus est mélangée et devient la pioche.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty } !combien
    plus de cartes/carte pioche/piocher/tas/tirer
    plus rien piocher/tirer
    plus pioche
    mélange/remélange défausse/cartes/pioche/quand
    personne peut/ne jouer/poser/plus
    plus cartes paquet/pioche/tas
    reste plus cartes paquet/pioche/tas
answer-round-end = Le premier sans cartes gagne la manche ; les autres comptent celles qu'ils gardent.
typed-answer-round-end =
    quand/comment manche finit/fin/termine/finie/gagne/gagner/gagnée
    comment/quand gagne/gagner/gagné !partie !points
    gagner manche
    dernière carte posée/pose/passe
    plus cartes/carte main/gagne/qui
    qui gagne manche
    premier fini/finir/vider
answer-last-action =
    { $advanced_response ->
        [on] Avec les réponses avancées, la manche ne finit pas tant que des cartes sont à piocher ; elles se piochent d'abord.
       *[off] Toute carte peut être la dernière. Un +2 ou un +4 en dernière carte finit la manche aussitôt ; personne ne pioche.
    }
typed-answer-last-action =
    dernière/derniere carte/joker/+2/+4 joker/+2/+4/action/spéciale/inversion/passe/noire
    finir/terminer/gagner avec/sur joker/+2/+4/action/spéciale/inversion/passe/noire
answer-call = Dès que tu n'as plus qu'une carte après avoir joué, avant qu'un autre te dénonce ; aussi avant de jouer. { FRONT() ->
       *[screen] Touche : { KEY("uno") }.
        [lines] Tape { KEY("uno") }.
    }
typed-answer-call =
    quand/moment uno !oublié !oublie !jusqu
    faut/dois/doit/obligé uno !oublié !oublie
    uno avant/avance/tôt/déjà
    dire/annoncer uno avant/quoi/pourquoi/comment/obligé !oublié !oublie !pas !trompe
    uno quoi/sert/pourquoi
    reste carte/une dire/uno
    avant dernière uno/carte
    uno deux/2 cartes
answer-call-late = Jusqu'à ce que quelqu'un joue, intercepte ou conteste, ou que le joueur dont c'est le tour pioche. Ensuite on ne te dénonce plus.
typed-answer-call-late =
    jusqu quand/uno/dire/dénoncer
    trop tard uno/dire/dénoncer
    combien temps uno/dénoncer/dire
    après uno dire/encore/joué/tard
    encore temps/dénoncer uno/dire
answer-call-forgot = Qui l'oublie pioche { $uno_penalty } { $uno_penalty ->
        [one] carte
       *[other] cartes
    }, si un autre joueur le dénonce à temps.
typed-answer-call-forgot =
    oublié/oublie/oublier/oubli uno/combien/pénalité/passe/dire
    uno pas/pénalité/punition/sanction/amende dit/oubli/combien/oublié/cartes
    pénalité uno/oubli/combien/cartes
    dénonce/dénoncer uno/qui/on/comment/quelqu/passe
    attraper/prendre uno quelqu/oublié
    zappé/zappe uno
    uno combien coute/coûte oublié/oublie/zappé/zappe
answer-call-wrong = C'est refusé et cela ne coûte rien.
typed-answer-call-wrong =
    uno erreur/tort/trompe/rien/trop/faux/hasard
    dénonce/dénoncer tort/erreur/faux/trompe uno/quelqu/rien/oublié/tort
    dénoncer tort/erreur/trompe/personne
    uno avec plusieurs/trois/plus
answer-call-two = Une seule dénonciation vaut pour tous, dans le sens du jeu.
typed-answer-call-two =
    2/deux/plusieurs joueurs/personnes/gens/ont uno/oublié
    deux/2 oublié uno
answer-call-self = On ne peut pas se dénoncer soi-même.
typed-answer-call-self =
    dénoncer soi/moi/même
answer-skip = Passe-tour : le suivant perd son tour. À deux, tu rejoues.
typed-answer-skip =
    quoi/que/comment passe/interdit fait/marche/effet/veut/sert/fonctionne
    passe tour 2/deux/joueurs/rejoue
    passe tour quoi/que/fait
    bloque/bloquer/saute autre/2/deux/moi
    deux/2 bloque/passe encore/moi/rejoue
    effet/explique/expliquer/rappeler passe
answer-reverse = Inversion : le sens du jeu change. À deux, tu rejoues.
typed-answer-reverse =
    quoi/que/comment inversion fait/marche/effet/veut/sert/fonctionne
    inversion 2/joueurs/rejoue/deux
    sens change/changement/flèches/flèche
    changement de sens
    effet/explique/expliquer/rappeler inversion
answer-number-card = Une carte chiffre n'a pas d'effet.
typed-answer-number-card =
    quoi/que rouge/jaune/vert/bleu 1/2/3/4/5/6/8/9 fait/effet !plus !piocher !inversion !passe !joker !inverse
    quoi/que 1/2/3/4/5/6/8/9 fait/effet/veut/sert/spécial !plus !piocher !cartes !après !inversion !passe !joker !inverse
    cartes/carte chiffre/chiffres/numéro fait/font/effet !inversion !passe !joker !inverse
answer-draw-two =
    { $skip_after_draw ->
        [on] +2 : le suivant pioche deux cartes et perd son tour.
       *[off] +2 : le suivant pioche deux cartes, puis joue un tour ordinaire.
    }
typed-answer-draw-two =
    quoi/que/comment +2 fait/marche/effet/veut/sert/fonctionne !sur
    effet/explique/expliquer/rappeler +2
answer-after-drawing =
    { $skip_after_draw ->
        [on] Après avoir pioché des cartes dues, tu perds ton tour : la règle Tour perdu après la pioche est en vigueur.
       *[off] Après avoir pioché des cartes dues, tu as encore un tour ordinaire : la règle Tour perdu après la pioche est désactivée.
    }
typed-answer-after-drawing =
    +2 tour/joue/jouer/passe/perd/après/ensuite !sur
    après +2/+4/avoir { -typed-draw }/jouer/joue/tour
    { -typed-draw } +2/+4/deux/quatre/2/4/pénalité jouer/joue/passe/tour/encore/après/perd
    passe/perd tour après/quand/aussi pioche/pioché/+2/+4
    après pioché quatre/deux/4/2 tour/jouer/passe/perd
answer-wild = Joker : il va sur toute carte, à ton tour. Tu choisis la couleur à jouer ensuite.
typed-answer-wild =
    quoi/que/comment joker fait/marche/effet/sert/fonctionne/utilise/veut/utiliser !+4 !vaut
    quand/toujours joker { -typed-lay }/peut/peux/sur !+4
    joker sur joker/tout/importe/carte !+4 !dernière !départ
    choisir/choisit/changer couleur joker/qui/même/comment
    qui choisit couleur
    joker tour
    effet/explique/expliquer/rappeler joker !+4 !équipe
answer-wild-four = +4 : il va sur toute carte, et tu choisis la couleur. Le suivant pioche quatre avant de jouer.
typed-answer-wild-four =
    quoi/que/comment +4 fait/marche/effet/sert/fonctionne/veut !bluff
    quand/toujours +4 { -typed-lay }/peut/peux/veut/mettre !bluff
    +4 même/si couleur/peux/ai
    +4 permis/droit
    effet/explique/expliquer/rappeler +4
answer-honest =
    { $bluff ->
        [on] Un +4 est un bluff si une autre carte pouvait se jouer. On peut le jouer quand même ; le suivant peut accuser de bluff.
       *[off] Un +4 se joue quand on veut ; on n'accuse pas de bluff ici.
    }
typed-answer-honest =
    quand bluff/honnête/triche/menti
    quoi/que bluff/bluffer/honnête !tort !passe !accuse
    comment savoir/sait bluff
    bluff veut/est/compte
answer-bluff =
    { $bluff ->
        [on] Si c'était un bluff, le bluffeur pioche les cartes plus deux. Sinon, tu les pioches plus deux. { FRONT() ->
           *[screen] Touche : { KEY("call_bluff") }.
            [lines] Tape { KEY("call_bluff") }.
        }
       *[off] Cette règle maison est désactivée ici. Avec elle, un bluffeur pris pioche les cartes plus deux ; sinon, celui qui a accusé.
    }
typed-answer-bluff =
    bluff/bluffe/bluffé/conteste/contester tort/raison/accuse/passe/dis/vrai/faux/trompe/pris/combien/pioche/conteste/contester/dénoncer
    contester +4/joker/qui/quand/comment/peut
    accuse/accuser/accuses tort/faux/erreur/comment/trompe !uno
    qui peut/pioche contester/bluff
    crois/croire pas +4/bluff
    prouver/menti/mentir +4/bluff/comment
answer-bluff-after =
    { $bluff ->
        [on] Après une accusation juste, tu as un tour ordinaire ; après une fausse{ $skip_after_draw ->
            [on] , tu perds ton tour
           *[off] {" "}aussi
        }.
       *[off] L'accusation de bluff est désactivée ici.
    }
typed-answer-bluff-after =
    après bluff/contesté/contester tour/jouer/joue/passe
answer-responses =
    { $response ->
        [on] Un +2 répond à un +2, un +4 à un +4 ; la somme passe au suivant. On ne mélange pas.
       *[off] Les réponses sont désactivées ici : qui doit piocher pioche. Avec elles, un +2 répond à un +2 et un +4 à un +4.
    }
typed-answer-responses =
    +2 sur +2/+4
    +4 sur +2/+4
    +2 +4 sur/mélanger/répondre
    réponses/cumuler/empiler/contrer/parer/éviter/renvoyer/répondre +2/+4/piocher/cartes/peut/peux/comment/quoi
    cumuler
    comment réponses/contrer
    +2 contrer/parer/renvoyer/éviter/cumule
    additionner/cumulent +2/+4/pioche
    +2 sur +2 mettre/poser/jouer/peux/peut
    +4 sur +4/+2 mettre/poser/jouer/peux/peut
answer-advanced =
    { $advanced_response ->
        [on] Un Passe-tour qui va passe les cartes au suivant, une Inversion les renvoie, un Joker les passe avec une nouvelle couleur.
       *[off] Les réponses avancées sont désactivées ici. Avec elles, un Passe-tour passe les cartes, une Inversion les renvoie, un Joker les passe avec une nouvelle couleur.
    }
typed-answer-advanced =
    passe/inversion/joker +2/+4/pioche/cartes répondre/renvoyer/éviter/contrer/sur/passer/contre
    inversion renvoyer/renvoie/retour +2/+4/cartes
    +2/+4 avec passe/inversion/joker
    réponses avancées
answer-debt = Les cartes dues se piochent toutes d'un coup. Avant, aucune carte ordinaire ne peut se jouer.
typed-answer-debt =
    toutes/une/coup cartes/piocher/prends coup/une/ensemble
    une par une
    autre/ordinaire carte lieu/avant piocher
answer-worth = Les chiffres comptent leur valeur, Passe-tour, Inversion et +2 comptent 20, Joker et +4 comptent 50{ $buzzer ->
        [on] , un Buzzer aussi
       *[off] { "" }
    }. Un 0 ne compte rien.
typed-answer-worth =
    vaut/valent/valeur/compte/points/coûte joker/inversion/passe/+2/+4/carte/cartes/0/zéro/buzzer/chiffres
    combien points/vaut/valent/compte joker/0/+4/+2/inversion/passe/carte/cartes/zéro
    comment points/compte/score comptés/compte/calcule/marche/calculés/points
    points cartes/main/restent
    joker main/mains combien/fait/compte
answer-match-end =
    { $match_end ->
        [rounds] La partie finit après { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        } ; le moins de points gagne.
       *[limit] La partie finit quand quelqu'un a { $limit } points ; le moins de points gagne.
    }
typed-answer-match-end =
    quand/comment partie/jeu finit/fin/termine/finie/gagne/gagner/gagnée/arrête
    combien points arrête/fin/perd/partie/gagner/gagne/faut
    jusqu combien/points
    combien manches
    qui gagne partie/jeu/fin
    beaucoup/moins/plus/peu points gagne/bon/mauvais/mieux/bien
    points bon/mauvais/bien/mieux
answer-tie = Ceux qui sont à égalité avec le moins de points partagent la victoire.
typed-answer-tie =
    égalité/égaux/égal/pareil/même points/total/gagne/qui/score/deux/joueurs
answer-sequences =
    { $sequences ->
        [on] Après une carte chiffre, tu peux continuer avec les chiffres suivants de sa couleur, en montant ou en descendant, jusqu'à ce que le suivant joue. 9 et 0 ne se suivent pas.
       *[off] Une carte par tour : les suites sont désactivées ici. Avec elles, tu peux continuer avec les chiffres suivants de la même couleur, en montant ou en descendant ; 9 et 0 ne se suivent pas.
    }
typed-answer-sequences =
    suites/suite quoi/que/comment/quand/longueur/fait/peut/peux/couleur/sens/trompe/longue/commence
    plusieurs/deux/trois cartes/chiffres coup/fois/suite/tour/ensemble/même
    9 0 après/suite/va
    après 9
    plus une carte
    peux/puis/peut/permis/droit jouer/joue/poser plusieurs/deux/trois cartes
    4/5/6 5/6/7 6/7/8 suite/coup/ensemble
answer-sequence-end =
    { $sequences ->
        [on] Ton droit finit dès que le suivant joue, pioche ou conteste, ou que quelqu'un intercepte. Trop tard ne coûte rien.
       *[off] Les suites sont désactivées ici.
    }
typed-answer-sequence-end =
    suite tard/longtemps/jusqu/finit/arrête/interrompre/interrompt
    combien temps continuer/suite
answer-intercept =
    { $intercept ->
        [on] Qui a exactement la carte du dessus peut la jouer aussitôt, hors de son tour, puis rejoue{ $super_intercept ->
            [on] {" "}; ici le même chiffre ou symbole suffit
           *[off] { "" }
        }. Jokers et +4 n'interceptent pas.
       *[off] Les interceptions sont désactivées ici. Avec elles, la même carte que celle du dessus se joue aussitôt, hors de son tour ; pas les Jokers ni les +4.
    }
typed-answer-intercept =
    intercepter/interception/intercepte/interceptions quoi/que/comment/quand/peut/peux/quelles/joker/cartes/marche/avec
    hors tour
    pas mon tour jouer/même/carte
    même carte dessus/que/jouer/tour/exactement
    identique carte/dessus
answer-intercept-after =
    { $intercept ->
        [on] Qui intercepte rejoue ou passe ; puis c'est au joueur après lui.
       *[off] Les interceptions sont désactivées ici. Avec elles, qui intercepte rejoue ou passe ; puis c'est au joueur après lui.
    }
typed-answer-intercept-after =
    après intercepté/interception/intercepter qui/tour/joue/rejoue/jouer/ensuite
    qui joue/tour/continue/suite intercepté/interception/intercepter
answer-intercept-fail =
    { $intercept ->
        [on] Une interception ratée coûte trois points de pénalité ; la carte reste en main.
       *[off] Les interceptions sont désactivées ici : une carte hors de son tour est refusée et ne coûte rien. Avec elles, une ratée coûte trois points.
    }
typed-answer-intercept-fail =
    intercepter/interception/intercepte/interceptant tard/faux/manquée/ratée/pénalité/trompe/rate/perds/coûte/lent/raté
    pénalité intercepter/interception
    trop tard intercepter/interception
answer-super =
    { $super_intercept ->
        [on] Les super-interceptions sont en vigueur : le même chiffre ou symbole suffit ; sa couleur compte alors.
       *[off] Les super-interceptions sont désactivées ici. Avec elles, le même chiffre ou symbole suffit, quelle que soit la couleur.
    }
typed-answer-super =
    super interception/interceptions/intercepter/quoi
    intercepter autre/même couleur/chiffre/symbole
answer-zero =
    { $seven_zero ->
        [on] 0 : chacun passe toute sa main dans le sens du jeu.
       *[off] La règle du 0 et du 7 est désactivée ici : un 0 est un chiffre ordinaire. Avec elle, chacun passe toute sa main.
    }
typed-answer-zero =
    quoi/que/comment 0 fait/passe/effet/veut/sert/marche/arrive
    0 posé/joue/mains/main/règle/passe
    passer/passe mains/main/jeux/jeu 0/sens/qui/voisin
    mains tournent
answer-seven =
    { $seven_zero ->
        [on] 7 : tu peux échanger ta main avec un joueur de ton choix, qui ne peut refuser. Tu n'y es pas obligé.
       *[off] La règle du 0 et du 7 est désactivée ici : un 7 est un chiffre ordinaire. Avec elle, tu peux échanger ta main avec un joueur.
    }
typed-answer-seven =
    quoi/que/comment 7 fait/passe/effet/veut/sert/marche
    7 échanger/échange/obligé/mains/refuser/choisir/qui/jeux/faut
    échanger main/mains/jeu/jeux/obligé/qui/refuser/cartes
    refuser échange/échanger
answer-zero-last = Si le 0 ou le 7 était ta dernière carte, la manche finit et aucune main ne bouge.
typed-answer-zero-last =
    dernière carte 0/7
    finir/terminer/gagner avec/sur 0/7
answer-buzzer =
    { $buzzer ->
        [on] Buzzer : il va sur toute carte, et toute carte va sur lui. Chacun doit appuyer ; le plus lent pioche trois cartes.
       *[off] Le Buzzer est désactivé ici. Avec lui, il va sur toute carte, chacun doit appuyer, et le plus lent pioche trois cartes.
    }
typed-answer-buzzer =
    quoi/que/comment/quand buzzer fait/marche/passe/sert/appuyer/fonctionne/est
    buzzer appuyer/appuie/lent/dernier/pioche/cartes/combien/sur/carte/pénalité/poser/mettre
    qui appuie/appuyer/lent buzzer/pioche
    sur buzzer
answer-house = La liste des règles en vigueur dit lesquelles sont activées ; chacune dit ce qu'elle fait.
typed-answer-house =
    quoi/quelles/que règles maison/maisons sont/existe/veulent
