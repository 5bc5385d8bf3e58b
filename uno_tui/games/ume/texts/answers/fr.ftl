# Réponses aux questions sur les règles. `typed-answer-…` : motifs des questions, un par ligne. Une barre sépare ce
# qui veut dire la même chose ; une question n'a aucun des mots à point d'exclamation.
-typed-pile = pioche/tas/paquet/talon/pile
-typed-empty = vide/finie/fini/épuisée/terminée/terminé/épuisé/plus
-typed-draw = piocher/pioche/pioché/piochée/pioches/prendre/prends/prend/pris/prise/tirer/tire/tiré/ramasser
-typed-discard = jeter/jette/défausser/enlever/débarrasser/poser/jeté

answer-players = On joue de deux à six.
typed-answer-players =
    combien joueurs/personnes/maximum/maxi/participer/peut/être !cartes
    jouer à 2/3/4/5/6/7
answer-pack = Les 108 cartes d'UNO.
typed-answer-pack =
    combien cartes tout/total/jeu/existe/paquet !début !départ !chacun
    quelles/quel cartes/jeu/paquet joue/utilise/avec
    cartes uno normal/jeu/normales
answer-open = Toutes les cartes sont visibles : chacun sait tout, sauf l'ordre de la pioche.
typed-answer-open =
    voit/voir/vois/visibles/cachées/cachés/ouvertes cartes/autres/mes/base/bases
    cartes visibles/cachées
    voient/voit/voir autres/mes cartes
answer-special = Inversion : prendre ou donner une carte. +2 : deux cartes partent. +4 : une de chaque couleur part. Joker : la plus basse et la plus haute d'une couleur partent chez tous. Passe-tour : rien.
typed-answer-special =
    cartes spéciales/action quoi/quelles/que/font
    quelles cartes effet/spéciales
answer-worth = Une carte à chiffre vaut son nombre, un 0 toujours 10. Les cartes d'action ne comptent pas.
typed-answer-worth =
    vaut/valent/valeur/compte/combien 0/zéro/zero
    vaut/valent/valeur/compte carte/action/chiffre/cartes !suite
    0 dix/10/vaut
answer-deal = Chacun pioche jusqu'à huit cartes à chiffre ; les autres cartes tirées vont à la défausse, puis se mélangent de nouveau.
typed-answer-deal =
    combien cartes début/départ/commence/distribue/chacun/reçoit/distribution/commencer
    distribution joker/action/passe/inversion/+2/+4/tiré/comment/cartes
    cartes action huit/comptent/compte
    avec combien cartes
answer-deal-first = Le joueur après le donneur pioche en premier.
typed-answer-deal-first =
    qui { -typed-draw } premier distribution/donne/pour
    qui premier distribution/pioche
answer-discards = Après la distribution, les cartes défaussées se mélangent de nouveau ; la défausse est vide au début.
typed-answer-discards =
    cartes jetées/écartées/défausse début/fait/départ/où/quoi
    défausse vide/début
answer-begins = Qui a la plus grande somme dans une couleur commence ; à égalité, le sort décide.
typed-answer-begins =
    qui commence/débute/premier !distribution !pioche
    qui joue/ouvre premier/commence
    même/égalité/pareil somme/commence/grosse/grande
    deux/2 même somme/commence/grosse
    qui démarre/débute
answer-base = Ta base, ce sont tes cartes à chiffre, rangées par couleur en quatre bases. La somme d'une base additionne ses nombres.
typed-answer-base =
    quoi/que/koi base/bases !active !protégée
    comment somme/sommes/calcule/compte/additionne couleur/calcule/base
    où/ou va/vont carte/chiffre/pioché/il/mis
    pioché 1/2/3/4/5/6/7/8/9/chiffre/carte où/ou/va/aller
answer-win = Si les sommes de trois de tes couleurs actives ont des écarts égaux, comme 8, 11 et 14, tu gagnes{ $claim ->
        [call] {" "}dès que tu l'annonces
       *[auto] {" "}aussitôt
    }. Active : au moins deux cartes à chiffre.
typed-answer-win =
    comment/quand gagne/gagner/gagné !partie !points
    quoi/que suite/but
    suite compte/valable/faut/veut/est
    5/8 10/11 15/14
    but jeu
    écart/écarts égaux/même/quoi/faut
    combien couleurs
    trois/3/quatre/4 couleurs/sommes !pareils !égales !pareilles
    quand ai/a/est gagné !partie
answer-active = Une couleur est active si elle a au moins deux cartes à chiffre ; une seule carte ne compte pas.
typed-answer-active =
    active quoi/quand/base/couleur/veut
    une/seule/qu carte couleur/base/suffit/compte/gagner !joker !+2
    combien cartes couleur/base/active
answer-equal =
    { $strict_distance ->
        [on] L'écart strict est activé : trois sommes égales ne comptent pas.
       *[off] Trois sommes égales comptent aussi : l'écart strict est désactivé.
    }
typed-answer-equal =
    égales/égaux/pareils/pareilles/mêmes/identiques sommes/totaux/trois/3 compte/comptent/gagne/gagner/ca/ça/suffit
    écart 0/zéro/nul
    écart strict
answer-any-time = Tu peux gagner à tout moment, même pendant le tour d'un autre ou juste après la distribution{ $claim ->
        [call] , en l'annonçant
       *[auto] { "" }
    }.
typed-answer-any-time =
    gagner/gagne pendant/tour/quand/pas autre/mon/tour
    gagner/gagne distribution/début/départ/dès/sans/tout
answer-several-win = Si une action donne une suite à plusieurs, celui qui a agi gagne, sinon le suivant dans l'ordre du jeu.
typed-answer-several-win =
    deux/2/plusieurs/ont personnes/joueurs/suite/temps/même gagne/qui/temps/suite !somme
    même temps suite/gagne/gagner
answer-claim =
    { $claim ->
        [call] Ici les suites s'annoncent : remarque la tienne et annonce-la, à tout moment. La première annonce juste gagne.
       *[auto] Le programme voit chaque suite aussitôt ; rien ne s'annonce à cette table.
    }
typed-answer-claim =
    annoncer/annonce/dire/crier/dise quand/suite/faut/dois/comment/peut/obligé/quelque/gagné/tour !faux !perds !trompe
    programme/ordi/ordinateur voit/remarque/tout/automatique/seul
    remarque/voit suite tout/seul/ordi/programme
answer-claim-wrong =
    { $claim ->
        [call] Une annonce fausse coûte ton prochain tour, ou celui-ci si tu n'as pas encore agi.
       *[auto] Rien ne s'annonce à cette table. Sinon, une annonce fausse coûte ton prochain tour, ou celui-ci si tu n'as pas encore agi.
    }
typed-answer-claim-wrong =
    annonce/annoncé/annoncer faux/fausse/trompe/tort/pénalité/perds/erreur/coûte
    annonçant/annoncé trompé/trompe/punition/pénalité
    trompé annonçant/annonce/annoncé
    crie/crier/crié gagné faux
answer-claim-sums = Quand les suites s'annoncent, les sommes se disent une fois, après la distribution ; ensuite, c'est à toi de compter.
typed-answer-claim-sums =
    sommes dites/dit/lues/toujours/plus/encore/pourquoi/répète
answer-turn = Pioche la première carte, ou défausse une carte de ta base. Puis c'est au suivant.
typed-answer-turn =
    quoi/que/qu peux/peut/faire tour/mon
    { -typed-discard } lieu/plutôt/ou/sans { -typed-draw }/carte/une
    peux/peut { -typed-discard } carte/mienne !protection
    { -typed-draw } et/puis/ensuite { -typed-discard }
    dois/obligé { -typed-draw } ou
answer-no-cards = Sans cartes, tu dois piocher.
typed-answer-no-cards =
    plus cartes/carte ai/tout/fais !pioche !piocher !tas
    sans cartes
answer-action = Une carte d'action piochée va à la défausse et s'exécute aussitôt. On ne la garde pas{ $shields ->
        [on] {" "}; seul un Passe-tour reste dans ta base, comme Protection
       *[off] { "" }
    }.
typed-answer-action =
    garder/conserver/tard action/carte/joker/+2/+4/inversion
    obligé/dois action/carte jouer/exécuter/faire/suite
    cartes action quoi/quand/comment
answer-pile-empty = Toute la défausse se mélange et devient la pioche. Si les deux sont vides et que tu n'as pas de carte, tu passes ; si tous passent, la manche finit sans gagnant.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty }
    plus de cartes/carte pioche/piocher/tas/tirer
    plus rien piocher/tirer
    personne peut/ne jouer/piocher/jeter/plus
answer-skip =
    { $shields ->
        [on] Avec les Protections, un Passe-tour est une Protection : il va dans la base de sa couleur, et rien d'autre ne se passe.
       *[off] Passe-tour : il ne se passe rien.
    }
typed-answer-skip =
    quoi/que/comment passe/interdit fait/marche/effet/veut/sert/fonctionne
    passe tour quoi/que/fait/sert
    effet/explique/expliquer/rappeler passe
    passe tour saute/quelqu/fait
answer-reverse = Inversion : prends à un autre une carte de sa couleur, ou donne une des tiennes de cette couleur. Tu dois faire l'un des deux, si possible.
typed-answer-reverse =
    quoi/que/comment inversion fait/marche/effet/veut/sert/fonctionne/obligé
    inversion donner/prendre/obligé/personne/couleur/verte/rouge/bleue/jaune/dois
    voler/prendre carte quelqu/autre/joueur/avec/adversaire !+2
    donner carte quelqu/autre/joueur
    effet/explique/expliquer/rappeler inversion
answer-draw-two = +2 : défausse deux cartes de sa couleur ; si tu n'en as qu'une, celle-là et une d'un autre ; si tu n'en as pas, deux des autres.
typed-answer-draw-two =
    quoi/que/comment +2 fait/marche/effet/veut/sert/fonctionne
    +2 une/qu/aucune/couleur/pas/pioche/dois/enlève !encore !après !protection
    effet/explique/expliquer/rappeler +2
answer-wild-four = +4 : défausse une carte de chaque couleur. Pour une couleur qui te manque, choisis-en une d'un autre.
typed-answer-wild-four =
    quoi/que/comment +4 fait/marche/effet/sert/fonctionne/veut
    +4 manque/pas/couleur/sans/jaune/rouge/vert/bleu/dois
    effet/explique/expliquer/rappeler +4
answer-wild = Joker : nomme une couleur. Chacun, toi aussi, en défausse sa plus basse et sa plus haute carte ; une carte seule part seule.
typed-answer-wild =
    quoi/que/comment joker fait/marche/effet/sert/fonctionne/utilise/veut !+4 !distribution
    joker moi/aussi/perds/touche !+4 !protection
    joker couleur/personne/choisir/une/juste/seule/qu !+4 !distribution
    effet/explique/expliquer/rappeler joker !+4 !équipe
answer-shields =
    { $shields ->
        [on] Une Protection garde sa base de couleur : un changement y demande l'accord du propriétaire. Elle n'arrête pas un Joker.
       *[off] Les Protections sont désactivées ici. Avec elles, un Passe-tour garde sa base : un changement y demande l'accord du propriétaire. Un Joker n'est pas arrêté.
    }
typed-answer-shields =
    quoi/que/comment protection/protections/bouclier fait/sert/marche/est/protège/contre/veut
    protection/protégée/bouclier accord/demander/refuse/refuser/joker/prendre/contre/+2/+4/touche/perdre/après
    base protégée
answer-shield-own = Toi seul peux défausser ta Protection, comme un tour.
typed-answer-shield-own =
    { -typed-discard } propre/ma/mienne protection/bouclier
    protection { -typed-discard }
answer-draw-again =
    { $draw_again ->
        [on] Après un +2 ou un +4, tu peux piocher encore une carte, à exécuter si c'est une carte d'action ; après une autre pareille, de nouveau. Ou passer.
       *[off] Piocher encore est désactivé ici. Avec cette règle, tu peux piocher encore une carte après un +2 ou un +4.
    }
typed-answer-draw-again =
    piocher/repiocher/pioche encore/nouveau/après +2/+4
    repiocher
    piocher encore
answer-rounds =
    { $rounds_mode ->
        [wins] On joue { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        } ; le plus de manches gagnées gagne.
        [points] On joue { $rounds } { $rounds ->
            [one] manche
           *[other] manches
        }. Tous sauf le gagnant notent leur plus grande somme ; le moins de points gagne.
       *[off] La première victoire décide de la partie. Le décompte des manches peut aussi compter victoires ou points sur plusieurs.
    }
typed-answer-rounds =
    combien manches
    quand/comment partie/jeu finit/fin/termine/finie
    comment points comptés/compte/calcule/marche/notés/marquent
    qui gagne partie/jeu/fin
    manches joue
