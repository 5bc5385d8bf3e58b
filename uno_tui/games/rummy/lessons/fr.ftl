# Leçons d'UNO Rummy.
go-on = { verb-type-first }{ KEY("play") } pour continuer.
begin-with-it =
    { FRONT() ->
       *[screen] Va à cette tuile : { KEY("new_set") } pour commencer.
        [lines] Tape { KEY("new_set") } et son numéro sur le chevalet.
    }
add-them =
    { FRONT() ->
       *[screen] { KEY("play") } pour ajouter la tuile choisie.
        [lines] Tape le numéro d'une tuile pour l'ajouter.
    }
cut-here =
    { FRONT() ->
       *[screen] Va au 8 rouge de cette suite : { KEY("split") } pour la couper avant cette tuile.
        [lines] Tape { KEY("split") } et le numéro du 8 rouge pour couper la suite avant cette tuile.
    }
take-it =
    { FRONT() ->
       *[screen] Va au 9 jaune de cette suite : { KEY("play") } pour le prendre en main.
        [lines] Tape le numéro du 9 jaune de cette suite pour le prendre en main.
    }
back-to-rack =
    { FRONT() ->
       *[screen] { KEY("next_group") } pour revenir au chevalet.
        [lines] Tape { KEY("hand") } pour revenir au chevalet.
    }

lesson-sets = Suites et séries
    .description = Ton premier tour : ce qu'est une combinaison, comment la poser, et comment finir un essai. Environ 4 minutes.
lesson-sets-table = Tu joues avec des tuiles, et ta main est ton chevalet. { verb-type-first }{ KEY("read_top") } pour lire la table.
lesson-sets-start = Ces quatre sont des tuiles de départ : chacune peut rester seule jusqu'à ce qu'elle serve. { go-on }
lesson-sets-begin = Une suite, c'est au moins trois nombres qui se suivent, d'une seule couleur. Tu as le 8, le 9 et le 10 rouges : commence par le 8. { begin-with-it }
    .task = D'abord le 8 rouge. { begin-with-it }
lesson-sets-asked = On peut te demander où va une tuile. Prendre en main : tu l'emportes vers une combinaison. Laisser sur le chevalet : rien ne change. { go-on }
lesson-sets-run = Ajoute maintenant le 9 rouge et le 10 rouge. { add-them }
lesson-sets-check = C'est une suite, mais seulement dans ton essai. { verb-type-first }{ KEY("read_draft") } pour lire ton essai.
lesson-sets-finish = Tout va bien, et la table ne change qu'à la fin. { verb-type-first }{ KEY("finish") } pour finir.
lesson-sets-group = Ben a posé une série : un même nombre en trois ou quatre couleurs. Fais de même avec tes trois 3 : commence par l'un d'eux, et ajoute les autres.
    .task = Commence une combinaison par un 3, et ajoute les deux autres.
lesson-sets-again = Ton essai est une série de 3. { verb-type-first }{ KEY("finish") } pour finir.
lesson-sets-end = À chaque tour, tu poses de une à quatre tuiles de ton chevalet.

lesson-adding = Compléter et piocher
    .description = Des tuiles pour des combinaisons déjà posées, quand tu peux piocher, et ce que tu peux poser alors. Environ 4 minutes.
lesson-adding-must = C'est ton tour, et deux combinaisons sont sur la table. Essaie de piocher. { draw-now }
lesson-adding-find = Ici, si tu peux poser une tuile, tu le dois. { verb-type-first }{ KEY("next_playable") } pour aller à une tuile qui peut être posée.
lesson-adding-add = Le 11 rouge va après la suite rouge de 8 à 10. Va au 11 rouge et ajoute-le. { add-them }
lesson-adding-second = Une tuile suffit, mais tu peux en poser jusqu'à quatre. Le 4 rouge va dans la série des 4 : ajoute-le aussi.
lesson-adding-finish = Les deux sont dans ton essai. { verb-type-first }{ KEY("finish") } pour finir.
lesson-adding-draw = Ben ne pouvait rien poser et a pioché une tuile. Maintenant, tu ne peux rien poser non plus. { draw-now }
lesson-adding-drawn = Le 12 rouge peut être posé, et lui seul ; { verb-type }{ KEY("pass") } pour le garder. Ajoute le 12 rouge à la suite rouge, puis { verb-type }{ KEY("finish") } pour finir.
lesson-adding-end = Poser passe avant piocher. Piocher finit ton tour si la nouvelle tuile ne va nulle part. { verb-type-first }{ KEY("hint") } si tu ne trouves pas quoi poser.

lesson-jokers = Les Super Jokers
    .description = Poser un Super Joker, en prendre un sur la table, et le poser de nouveau. Environ 4 minutes.
lesson-jokers-begin = Un Super Joker remplace n'importe quelle tuile, et tu en as un. Commence une combinaison avec le 6 jaune. { begin-with-it }
    .task = D'abord le 6 jaune. { begin-with-it }
lesson-jokers-lay = Ajoute le 8 jaune, puis le Super Joker : entre les deux, il ne peut valoir que le 7 jaune.
    .task = Ajoute le 8 jaune, puis le Super Joker.
lesson-jokers-finish = Posé d'un chevalet, un Super Joker fait piocher quatre tuiles au joueur suivant, qui perd son tour. { verb-type-first }{ KEY("finish") } pour finir.
lesson-jokers-free = Ben a pioché quatre tuiles, et c'est de nouveau à toi. Dans la suite rouge, un Super Joker vaut le 9 rouge. Choisis ton 9 rouge, et réponds qu'il va à la place du Super Joker.
lesson-jokers-again = Le Super Joker est maintenant sur ton chevalet. Pose-le de nouveau : commence une combinaison avec le 10 bleu, puis ajoute le 12 bleu et le Super Joker.
lesson-jokers-hand = Posé de nouveau, il agit de nouveau. { verb-type-first }{ KEY("finish") } pour finir, et Ben pioche encore quatre tuiles.
lesson-jokers-end = Seule la tuile qu'un Super Joker remplace peut le prendre sur la table. Une série en a un au plus, une suite plusieurs, jamais deux côte à côte.

lesson-actions = Tuiles d'action et fin de manche
    .description = Ce que font 2, 5 et 7, dire Uno, et gagner une manche. Environ 3 minutes.
lesson-actions-two = Posé d'un chevalet, un 2 est un +2, un 5 un Passe-tour, un 7 une Inversion. Pose la suite verte de 1 à 3 : commence par une de ces tuiles, et ajoute les autres.
    .task = Pose la suite verte de 1 à 3, nouvelle combinaison.
lesson-actions-works = Ton 2 vert agira à la fin de ton tour : Ben piochera deux tuiles et perdra le sien. { verb-type-first }{ KEY("finish") } pour finir.
lesson-actions-five = C'est de nouveau à toi. De toutes les tuiles d'action d'un tour, une seule agit : Ben perdra un tour. Pose tes trois 5 en série, puis { verb-type }{ KEY("finish") } pour finir.
lesson-actions-uno = Il te reste une tuile, et il faut le dire : { verb-type }{ KEY("uno") } pour dire Uno.
lesson-actions-last = Ben a perdu son tour, c'est donc à toi. Ajoute le 11 bleu à la suite bleue, puis { verb-type }{ KEY("finish") } pour finir.
lesson-actions-end = Ton chevalet est vide : tu gagnes la manche. Sur la table, 2, 5 et 7 sont de simples nombres. Un 7 inverse le sens ; à deux, le même joueur rejoue.

lesson-splitting = Couper une suite
    .description = Couper une suite dans un essai, abandonner l'essai, et le faire revenir. Environ 4 minutes.
lesson-splitting-go = Ton 8 rouge ne va nulle part : la suite rouge de 6 à 10 en a déjà un. Mais on peut la couper : { verb-type }{ KEY("next_group") } pour aller aux combinaisons sur la table.
lesson-splitting-split = Voici la suite rouge. { cut-here }
lesson-splitting-lay = Maintenant 6 et 7 sont à part, et 8 à 10 font une suite à eux seuls. { back-to-rack } Ajoute ton 8 rouge au 6 et au 7. { add-them }
lesson-splitting-give-up = Deux suites complètes, mais ce n'est qu'un essai. Rien n'est perdu si tu changes d'avis : { verb-type }{ KEY("stop") } pour l'abandonner.
lesson-splitting-bring-back = La table est comme avant. Abandonner était aussi une étape : { verb-type }{ KEY("take_back") } pour l'annuler et reprendre ton essai.
lesson-splitting-check = Ton essai est de retour. { verb-type-first }{ KEY("read_draft") } pour savoir ce qui est posé, et si quelque chose ne va pas.
lesson-splitting-finish = Tout va bien : { verb-type }{ KEY("finish") } pour finir.
lesson-splitting-end = Couper, ajouter, vérifier, finir : dans un essai, tu peux tout tenter. Chaque combinaison ne doit être juste qu'à la fin.

lesson-taking = Prendre une tuile sur la table
    .description = Une tuile de la table pour une combinaison à toi. Environ 3 minutes.
lesson-taking-hint = Tu as deux 9, et le troisième est dans la suite jaune de 9 à 12. { verb-type-first }{ KEY("hint") } pour la première étape d'un plan.
lesson-taking-take = Il y a là quatre tuiles jaunes, et trois suffisent pour une suite. { verb-type-first }{ KEY("next_group") } pour aller à la suite jaune. { take-it }
lesson-taking-begin = Tu as en main le 9 jaune, et le reste est encore une suite. { verb-type-first }{ KEY("new_set") } pour commencer avec lui une combinaison.
lesson-taking-lay = { back-to-rack } Ajoute ton 9 vert et ton 9 bleu. { add-them }
lesson-taking-finish = La suite est complète, et la série des 9 aussi. { verb-type-first }{ KEY("finish") } pour finir.
lesson-taking-end = Une tuile de la table ne va jamais sur ton chevalet, mais peut changer de combinaison. Si tu t'y perds, { verb-type }{ KEY("take_back") } pour annuler les étapes une à une.
