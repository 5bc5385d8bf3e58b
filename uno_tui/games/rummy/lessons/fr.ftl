# Leçons d'UNO Rummy.
begin-with-it =
    { FRONT() ->
       *[screen] Va à ce jeton : { KEY("new_set") } commence une combinaison avec lui.
        [lines] { KEY("new_set") } avec son numéro commence une combinaison avec lui.
    }
add-them =
    { FRONT() ->
       *[screen] { KEY("play") } ajoute le jeton choisi.
        [lines] Le numéro d'un jeton l'ajoute.
    }
cut-here =
    { FRONT() ->
       *[screen] Va au 8 rouge de cette suite : { KEY("split") } coupe la suite avant ce jeton.
        [lines] { KEY("split") } avec le numéro du 8 rouge coupe la suite avant ce jeton.
    }
take-it =
    { FRONT() ->
       *[screen] Va au 9 jaune de cette suite : { KEY("play") } le prend en main.
        [lines] Le numéro du 9 jaune de cette suite le prend en main.
    }
back-to-rack =
    { FRONT() ->
       *[screen] { KEY("next_group") } passe par les autres combinaisons et ramène au chevalet.
        [lines] Tape { KEY("hand") } pour revenir au chevalet.
    }

lesson-sets = Suites et séries
    .description = Ton premier tour : ce qu'est une combinaison, comment la poser, et comment finir un essai. Environ 4 minutes.
lesson-sets-table = Tu joues avec des jetons, ta main est ton chevalet, et quatre jetons de départ sont au milieu. { KEY("read_top") } lit la table.
lesson-sets-begin = Une suite, c'est au moins trois nombres qui se suivent, d'une seule couleur : tu as le 8, le 9 et le 10 rouges. Commence par le 8 rouge. { begin-with-it }
lesson-sets-run = Ajoute maintenant le 9 rouge et le 10 rouge. { add-them }
lesson-sets-check = C'est une suite, mais seulement dans ton essai pour l'instant. { KEY("read_draft") } dit ce qui vient de ton chevalet, et ce qui ne va pas encore.
lesson-sets-finish = Tout va bien. { KEY("finish") } termine : c'est seulement là que la table change.
lesson-sets-group = Ben a posé une série : un même nombre en trois ou quatre couleurs différentes. Fais de même avec tes trois 3 : commence une combinaison avec l'un d'eux et ajoute les autres.
lesson-sets-again = Ton essai est une série de 3. { KEY("finish") } termine.
lesson-sets-end = À chaque tour, tu poses au moins un jeton de ton chevalet et quatre au plus, et cela dès le premier tour. Les jetons de départ peuvent rester isolés jusqu'à ce que quelqu'un s'en serve.

lesson-adding = Compléter et piocher
    .description = Des jetons pour des combinaisons déjà posées, quand tu peux piocher, et ce que tu peux poser alors. Environ 4 minutes.
lesson-adding-must = C'est ton tour, et deux combinaisons sont sur la table. Essaie de piocher. { draw-now }
lesson-adding-find = Ici, qui peut poser un jeton doit le faire. { KEY("next_playable") } mène à un de tes jetons qui peut être posé.
lesson-adding-add = Le 11 rouge va après la suite rouge de 8 à 10. Va au 11 rouge et ajoute-le. { add-them }
lesson-adding-second = Un jeton suffit, mais tu peux en poser jusqu'à quatre. Le 4 rouge va dans la série des 4 : ajoute-le aussi.
lesson-adding-finish = Les deux sont dans ton essai. { KEY("finish") } termine.
lesson-adding-draw = Ben ne pouvait rien poser et a pioché un jeton, et maintenant tu ne peux rien poser non plus. { draw-now }
lesson-adding-drawn = Le 12 rouge peut être posé, et lui seul ; { KEY("pass") } le garderait. Ajoute-le à la suite rouge, puis { KEY("finish") } termine.
lesson-adding-end = Poser passe avant piocher, et piocher finit ton tour si le nouveau jeton ne va nulle part. { KEY("hint") } te dit ce qui peut être posé, si tu ne le trouves pas.

lesson-jokers = Les Super Jokers
    .description = Poser un Super Joker, en prendre un sur la table, et le poser de nouveau. Environ 4 minutes.
lesson-jokers-begin = Un Super Joker remplace n'importe quel jeton, et tu en as un. Commence une combinaison avec le 6 jaune. { begin-with-it }
lesson-jokers-lay = Ajoute le 8 jaune, puis le Super Joker : entre les deux, il ne peut valoir que le 7 jaune.
lesson-jokers-finish = Posé depuis un chevalet, un Super Joker fait piocher quatre jetons au joueur suivant, qui perd son tour. { KEY("finish") } termine.
lesson-jokers-free = Ben a pioché quatre jetons, et c'est de nouveau ton tour. Dans la suite rouge, un Super Joker vaut le 9 rouge : choisis le 9 rouge de ton chevalet, et dis qu'il va à la place du Super Joker.
lesson-jokers-again = Le Super Joker est maintenant sur ton chevalet. Pose-le de nouveau : commence une combinaison avec le 10 bleu, puis ajoute le 12 bleu et le Super Joker.
lesson-jokers-hand = Posé de nouveau, il agit de nouveau. { KEY("finish") } termine, et Ben pioche encore quatre jetons.
lesson-jokers-end = Seul le jeton que remplace un Super Joker peut le prendre sur la table. Une série peut avoir un Super Joker, une suite plusieurs, mais jamais deux côte à côte.

lesson-actions = Jetons symboles et fin de manche
    .description = Ce que font 2, 5 et 7, dire Uno, et gagner une manche. Environ 3 minutes.
lesson-actions-two = Posé depuis un chevalet, un 2 est un +2, un 5 un Passer et un 7 une Inversion. Pose la suite verte de 1 à 3 : commence une combinaison avec l'un des jetons, et ajoute les autres.
lesson-actions-works = Ton 2 vert agit dès qu'il est sur la table : Ben piochera deux jetons et perdra son tour. { KEY("finish") } termine.
lesson-actions-five = C'est de nouveau ton tour. Pose tes trois 5 en série et termine avec { KEY("finish") } : de tous les jetons symboles d'un tour, un seul agit, donc Ben perd un tour.
lesson-actions-uno = Il te reste un jeton, et il faut le dire : { KEY("uno") } dit Uno.
lesson-actions-last = Ben a perdu son tour, c'est donc à toi. Ajoute le 11 bleu à la suite bleue, et termine avec { KEY("finish") }.
lesson-actions-end = Ton chevalet est vide, et tu as gagné la manche. Sur la table, 2, 5 et 7 sont des nombres ordinaires ; un 7 inverse le sens du jeu, et à deux, le même joueur rejoue.

lesson-splitting = Couper une suite
    .description = Couper une suite dans un essai, abandonner l'essai, et le faire revenir. Environ 4 minutes.
lesson-splitting-go = Ton 8 rouge ne va nulle part, car la suite rouge de 6 à 10 en a déjà un. Mais on peut couper cette suite : { KEY("next_group") } mène aux combinaisons sur la table.
lesson-splitting-split = Voici la suite rouge. { cut-here }
lesson-splitting-lay = Maintenant 6 et 7 sont à part, et 8 à 10 font une suite à eux seuls. { back-to-rack } Ajoute ton 8 rouge au 6 et au 7. { add-them }
lesson-splitting-give-up = Deux suites complètes, mais ce n'est qu'un essai. Rien n'est perdu si tu changes d'avis : abandonne-le avec { KEY("stop") }.
lesson-splitting-bring-back = La table est comme avant. { KEY("take_back") } annule une étape, et abandonner en était une : fais revenir ton essai.
lesson-splitting-check = Ton essai est de retour. { KEY("read_draft") } dit ce qui est posé, et si quelque chose ne va pas.
lesson-splitting-finish = Tout est juste, donc { KEY("finish") } termine.
lesson-splitting-end = Couper, ajouter, vérifier, finir : dans un essai, tu peux tout tenter. C'est seulement à la fin que chaque combinaison doit être juste.

lesson-taking = Prendre un jeton sur la table
    .description = Un jeton de la table pour une combinaison à toi. Environ 3 minutes.
lesson-taking-hint = Tu as deux 9, et le troisième est dans la suite jaune de 9 à 12. { KEY("hint") } dit la première étape d'un plan.
lesson-taking-take = Il y a là quatre jetons jaunes, et trois suffisent pour une suite. { KEY("next_group") } mène à la suite jaune. { take-it }
lesson-taking-begin = Tu as en main le 9 jaune, et ce qui reste est encore une suite. { KEY("new_set") } commence avec lui une nouvelle combinaison.
lesson-taking-lay = { back-to-rack } Ajoute ton 9 vert et ton 9 bleu. { add-them }
lesson-taking-finish = La suite est complète, et la série des 9 aussi. { KEY("finish") } termine.
lesson-taking-end = Un jeton de la table ne va jamais sur ton chevalet, mais il peut passer dans une autre combinaison. { KEY("take_back") } annule les étapes une à une, si tu ne t'y retrouves plus.
