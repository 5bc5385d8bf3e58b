# Leçons de Maumau.
lay-it =
    { FRONT() ->
       *[screen] Place-toi dessus : { KEY("play") } pour jouer.
        [lines] Tape son numéro pour jouer.
    }

lesson-fits = Ce qui va sur quoi
    .description = Couleurs, valeurs, voisins et multiples ; piocher ; un 8 et un 9. Environ 3 minutes.
lesson-fits-suit = Sur la défausse : le 6 de carreau. Une carte va dessus par sa couleur, sa valeur, ou la valeur juste au-dessus ou au-dessous. Joue ton 5 de carreau. { lay-it }
lesson-fits-half = Un nombre va aussi sur son double et jusqu'à son quintuple, et sur sa moitié et jusqu'à son cinquième. Sur la défausse : le 10 de pique. Joue sa moitié, le 5 de trèfle.
lesson-fits-times = Sur la défausse : le 2 de cœur, et 8 est quatre fois 2. Joue le 8 de pique : Ben, qui vient après toi, perd alors son tour.
    .task = Joue le 8 de pique.
lesson-fits-refused = Ben a perdu son tour, et Cleo a joué le 5 de pique. Essaie une carte qui ne va pas : joue dessus le roi de cœur.
lesson-fits-draw = Le roi reste dans ta main. Aucune carte jouable : pioche donc une carte. { draw-now }
lesson-fits-nine = Le 9 de pique que tu as pioché a la bonne couleur. Tu peux le jouer tout de suite, et lui seul. Joue le 9 : il inverse le sens du jeu.
lesson-fits-end = Voilà ce qui va sur quoi dans ce jeu. Qui joue sa dernière carte gagne la manche. Les autres notent ce qu'ils ont encore, et le moins de points gagne.

lesson-answers = Ce qui t'attend, et les réponses
    .description = Le 7 et le 10, le 6 et le 5, l'as et le 2, et un 4. Environ 5 minutes.
lesson-answers-due = Après le 7 de Cleo, le joueur suivant pioche deux cartes, et c'est toi. { verb-type-first }{ KEY("read_debt") } pour savoir ce qui t'attend, et par quoi répondre.
lesson-answers-seven = Un 7 de n'importe quelle couleur transmet les cartes, deux de plus chaque fois. Joue le 7 de pique, et Ben en a quatre à piocher. { lay-it }
    .task = Joue le 7 de pique.
lesson-answers-ten = Ben a accepté et pioché quatre cartes, et maintenant Cleo a joué un autre 7. Un 10 renvoie les cartes à qui a joué le 7. Joue le 10 de cœur.
lesson-answers-own = Cleo a dû piocher deux cartes, et tu as un tour ordinaire. Joue le 5 de cœur, la moitié de 10.
lesson-answers-five = Après le 6 de Ben, les deux joueurs suivants perdent leur tour. Cleo a accepté. Toi, tu peux bloquer avec un 5, quel qu'il soit. Joue le 5 de trèfle.
lesson-answers-eight = Qui bloque joue tout de suite, sur le 5. Joue le 8 de trèfle, et Ben perd son tour.
lesson-answers-two = L'as de Cleo veut dire que tu dois échanger ta main avec Cleo. Un 2 de n'importe quelle couleur y met fin : joue le 2 de carreau.
lesson-answers-four = Tu gardes ta main, et c'est à toi. Avec un 4, tu donnes une carte à quelqu'un. Joue le 4 de carreau, choisis Ben, et donne le roi de carreau.
lesson-answers-end = Rien n'oblige à répondre : { verb-type }{ KEY("accept") } pour accepter. Seul le même 4 répond à un 4. Un Joker peut valoir n'importe quelle réponse.

lesson-trade = Échanger et acheter
    .description = Un as pour une autre main, et un 3 pour la carte au-dessous. Environ 2 minutes.
lesson-trade-counts = Avec un as, tu dois échanger ta main avec quelqu'un : choisis bien. { verb-type-first }{ KEY("read_counts") } pour savoir combien de cartes chacun a.
lesson-trade-swap = Ben n'a que deux cartes. Joue l'as de cœur et choisis Ben. { lay-it }
    .task = Joue l'as de cœur et choisis Ben.
lesson-trade-buy = Ben n'avait pas de réponse, et ses deux cartes sont maintenant à toi. Avec un 3, tu peux acheter la carte dessous, ici le Joker de Cleo. Joue le 3 de cœur, et dis oui.
lesson-trade-end = Le Joker est dans ta main, et tu peux choisir de nouveau ce qu'il vaut. On répond à un as par un 2 ou un autre as. Un as ne peut pas être ta dernière carte.

lesson-wishes = Demandes et Jokers
    .description = Des valets qui demandent une couleur, des Jokers qui valent toute carte ou demandent une valeur. Environ 4 minutes.
lesson-wishes-jack = Avec un valet, tu peux demander une couleur, que la carte suivante doit avoir. Joue le valet de carreau et demande cœur. { lay-it }
    .task = Joue le valet de carreau et demande cœur.
lesson-wishes-hear = Ben a fait ce que tu demandais, mais Cleo a joué un valet et demande autre chose. { verb-type-first }{ KEY("read_colour") } pour savoir quoi.
lesson-wishes-refused = Trèfle est demandé, et tant que la demande tient, elle seule compte. Essaie quand même le roi de pique, qui a la couleur du valet de Cleo.
lesson-wishes-fulfil = Une demande passe avant tout le reste. Réponds-y : joue le 5 de trèfle.
lesson-wishes-joker = Un Joker va sur tout, et vaut la carte que tu veux. Joue un Joker en 8 de cœur : Ben perd son tour, comme après tout 8.
    .task = Joue un Joker comme 8 de cœur.
lesson-wishes-rank = Un Joker peut aussi demander une valeur. Joue l'autre, choisis de demander une valeur, et demande un 9.
lesson-wishes-end = Ben n'avait pas de 9 et a pioché, Cleo en a joué un, et la demande était finie. Piocher n'y change rien, mais un Joker va sur toute demande.

lesson-court = Dames et rois
    .description = Des dames qui donnent le tour, et un tour des rois ; qui doit faire quoi. Environ 3 minutes.
lesson-court-queen = Avec une dame, tu dis qui joue ensuite, après avoir pioché une carte. Joue la dame de carreau et choisis Cleo. { lay-it }
    .task = Joue la dame de carreau et choisis Cleo.
lesson-court-due = Cleo a pioché une carte et joué une dame contre toi. { verb-type-first }{ KEY("read_debt") } pour savoir ce qui t'attend, et par quoi répondre.
lesson-court-pass = Une dame transmet les cartes à qui tu veux, une de plus chaque fois. Joue la dame de pique et choisis Ben.
lesson-court-round = Ben a pioché deux cartes, et c'est à toi. Avec un roi, tu peux annoncer un tour des rois, où chacun doit jouer un roi. Joue le roi de pique, et dis oui.
lesson-court-close = Ben n'avait pas de roi et a pioché une carte, Cleo en a joué un. Termine le tour des rois avec un autre roi, sinon tu pioches trois cartes. Joue le roi de carreau.
lesson-court-end = { verb-type-first }{ KEY("read_debt") } à tout moment pour savoir qui doit jouer ou piocher. Qui a un roi pendant un tour des rois doit le jouer.

lesson-last = La dernière carte
    .description = Dire « dernière carte », dénoncer qui l'oublie, et ce qui ne peut pas être la dernière. Environ 2 minutes.
lesson-last-first = Un as, un 2, un 4, un 7 ou un 10 ne peut pas être ta dernière carte. Tu as un 7 et un 9 : joue d'abord le 7 de carreau. { lay-it }
    .task = Joue le 7 de carreau.
lesson-last-say = Il te reste une carte : dis « dernière carte », sinon on te dénonce et tu en pioches une. { verb-type-first }{ KEY("uno") } pour le dire.
lesson-last-report = Cleo aussi n'a plus qu'une carte, et n'a rien dit. { verb-type-first }{ KEY("uno") } pour dénoncer Cleo.
lesson-last-win = Cleo a dû piocher une carte. Tu as dit « dernière carte », tu peux donc la jouer : le 9 de carreau.
    .task = Joue le 9 de carreau.
lesson-last-end = Si tu oublies de le dire, tu peux encore le faire. Sans cela, la dernière carte ne se joue pas.

lesson-cheating = Tricher et contester
    .description = Jouer ce qui ne va pas, contester les cartes des autres, et se faire prendre. Environ 3 minutes.
lesson-cheating-cheat = À cette table, tu peux essayer de jouer une carte qui ne va pas. Sur la défausse : le 9 de carreau. Joue le 2 de trèfle, et dis oui à la triche. { lay-it }
    .task = Joue le 2 de trèfle et dis oui.
lesson-cheating-catch = Personne n'a rien remarqué, et maintenant il est trop tard. Cleo a joué le 5 de pique sur le 2 de cœur. Il n'y va pas : { verb-type }{ KEY("call_bluff") } pour contester.
lesson-cheating-on = À raison : Cleo a repris le 5 et pioché trois cartes, et c'est à toi. Joue le 10 de cœur, cinq fois le 2.
lesson-cheating-wrong = Le 5 de Ben est la moitié de ton 10, il va dessus. Conteste le 5 quand même, et écoute ce que cela coûte : { verb-type }{ KEY("call_bluff") }.
lesson-cheating-caught = Tu as pioché une carte, pas plus. Maintenant, fais-toi prendre : joue le 8 de pique sur le 10 de carreau.
lesson-cheating-end = Ben l'a remarqué : la carte t'est revenue, et tu en as pioché trois. On peut contester jusqu'à ce qu'un autre joue ou pioche. Une dernière carte doit toujours aller sur celle du dessus.
