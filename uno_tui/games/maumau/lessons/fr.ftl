# Leçons de Maumau.
lay-it =
    { FRONT() ->
       *[screen] Va à cette carte : { KEY("play") } la pose.
        [lines] Son numéro la pose.
    }

lesson-fits = Ce qui va sur quoi
    .description = Couleurs, valeurs, voisins et multiples ; piocher ; un 8 et un 9. Environ 3 minutes.
lesson-fits-suit = Sur la pile il y a le 6 de carreau. Une carte convient si elle a sa couleur ou sa valeur, ou la valeur juste au-dessus ou au-dessous. Pose ton 5 de carreau. { lay-it }
lesson-fits-half = Un nombre va aussi sur son double et jusqu'à son quintuple, et sur sa moitié et jusqu'à son cinquième. Le 10 de pique est là : pose sa moitié, le 5 de trèfle.
lesson-fits-times = Maintenant le 2 de cœur est dessus, et 8 est quatre fois 2. Pose le 8 de pique : Ben, qui vient après toi, passe alors son tour.
lesson-fits-refused = Ben a passé son tour, et Cleo a posé le 5 de pique. Essaie ce qui se passe quand une carte ne convient pas : pose dessus le roi de cœur.
lesson-fits-draw = Le roi reste dans ta main. Rien n'y convient, pioche donc une carte. { draw-now }
lesson-fits-nine = Le 9 de pique que tu as pioché a la bonne couleur : tu peux le poser tout de suite, et lui seul. Il inverse le sens du jeu. Pose-le.
lesson-fits-end = Voilà tout ce qui convient dans ce jeu. Qui pose sa dernière carte gagne la manche ; les autres notent ce qu'ils ont encore, et le moins de points gagne.

lesson-answers = Ce qui est dû, et les réponses
    .description = Le 7 et le 10, le 6 et le 5, l'as et le 2, et un 4. Environ 5 minutes.
lesson-answers-due = Après le 7 de Cleo, le joueur suivant pioche deux cartes, et c'est toi. { KEY("read_debt") } dit ce qui est dû, et avec quoi tu peux répondre.
lesson-answers-seven = Un 7 de n'importe quelle couleur le passe plus loin, deux cartes de plus chaque fois. Pose le 7 de pique, et Ben en doit quatre. { lay-it }
lesson-answers-ten = Ben a accepté et pioché quatre cartes, et maintenant Cleo a posé un autre 7. Un 10 renvoie les cartes à qui a posé le 7 : pose le 10 de cœur.
lesson-answers-own = Cleo a dû piocher deux cartes, et tu as un tour ordinaire. Pose le 5 de cœur, la moitié de 10.
lesson-answers-five = Après le 6 de Ben, les deux joueurs suivants passent leur tour. Cleo a accepté ; toi, tu peux bloquer avec un 5 de n'importe quelle couleur : pose le 5 de trèfle.
lesson-answers-eight = Qui bloque joue tout de suite, sur le 5. Pose le 8 de trèfle, et Ben passe son tour.
lesson-answers-two = L'as de Cleo veut dire que tu dois échanger ta main avec Cleo. Un 2 de n'importe quelle couleur y met fin : pose le 2 de carreau.
lesson-answers-four = Tu gardes ta main, et c'est ton tour. Avec un 4, tu donnes une carte à quelqu'un : pose le 4 de carreau, choisis Ben, et donne le roi de carreau.
lesson-answers-end = Tu n'es jamais obligé de répondre : { KEY("accept") } accepte ce qui est dû. Seul le même 4 répond à un 4, et un Joker peut valoir n'importe quelle réponse.

lesson-trade = Échanger et acheter
    .description = Un as pour une autre main, et un 3 pour la carte au-dessous. Environ 2 minutes.
lesson-trade-counts = Avec un as, tu dois échanger ta main avec quelqu'un : choisis bien. { KEY("read_counts") } dit combien de cartes a chacun.
lesson-trade-swap = Ben n'a que deux cartes. Pose l'as de cœur et choisis Ben. { lay-it }
lesson-trade-buy = Ben n'avait pas de réponse, et ses deux cartes sont maintenant à toi. Avec un 3, tu peux acheter la carte sur laquelle tu le poses, et c'est le Joker de Cleo : pose le 3 de cœur, et dis oui.
lesson-trade-end = Le Joker est dans ta main, sans son nom, et tu peux le nommer de nouveau. On répond à un as par un 2 ou un autre as, et il ne peut pas être ta dernière carte.

lesson-wishes = Demandes et Jokers
    .description = Des valets qui demandent une couleur, des Jokers qui valent toute carte ou demandent une valeur. Environ 4 minutes.
lesson-wishes-jack = Avec un valet, tu peux demander une couleur, que la carte suivante doit avoir. Pose le valet de carreau et demande cœur. { lay-it }
lesson-wishes-hear = Ben a fait ce que tu demandais, mais Cleo a posé un valet et demande autre chose. { KEY("read_colour") } dit quoi.
lesson-wishes-refused = Trèfle est demandé, et tant que la demande tient, elle seule compte. Essaie quand même le roi de pique, qui a la couleur du valet de Cleo.
lesson-wishes-fulfil = Une demande passe avant tout le reste. Réponds-y : pose le 5 de trèfle.
lesson-wishes-joker = Un Joker va sur tout, et vaut la carte que tu veux. Pose un Joker valant le 8 de cœur : Ben passe son tour, comme après tout 8.
lesson-wishes-rank = Un Joker peut aussi demander une valeur. Pose l'autre, choisis de demander une valeur, et demande un 9.
lesson-wishes-end = Ben n'avait pas de 9 et a pioché, Cleo en a posé un, et la demande était finie. Une demande tient jusqu'à la prochaine carte posée ; piocher n'y change rien, mais un Joker va sur toute demande.

lesson-court = Dames et rois
    .description = Des dames qui donnent le tour, et un tour des rois ; qui doit faire quoi. Environ 3 minutes.
lesson-court-queen = Avec une dame, tu dis qui joue ensuite, après avoir d'abord pioché une carte. Pose la dame de carreau et choisis Cleo. { lay-it }
lesson-court-due = Cleo a pioché une carte et posé une dame contre toi. { KEY("read_debt") } dit ce qui est dû et par qui, et avec quoi tu peux répondre.
lesson-court-pass = Une dame le passe à qui tu veux, une carte de plus chaque fois. Pose la dame de pique et choisis Ben.
lesson-court-round = Ben a pioché deux cartes, et c'est maintenant ton tour. Avec un roi, tu peux annoncer un tour des rois, où chacun doit poser un roi : pose le roi de pique, et dis oui.
lesson-court-close = Ben n'avait pas de roi et a pioché une carte, Cleo en a posé un. C'est revenu à toi : termine le tour des rois avec un autre roi, sinon tu pioches trois cartes. Pose le roi de carreau.
lesson-court-end = Qui doit poser ou piocher, { KEY("read_debt") } te le dit toujours. Qui a un roi pendant un tour des rois doit le poser.

lesson-last = La dernière carte
    .description = Dire « dernière carte », dénoncer qui l'oublie, et ce qui ne peut pas être la dernière. Environ 2 minutes.
lesson-last-first = Un as, un 2, un 4, un 7 ou un 10 ne peut pas être ta dernière carte. Tu as un 7 et un 9 : pose d'abord le 7 de carreau. { lay-it }
lesson-last-say = Il te reste une carte et tu dois dire « dernière carte », sinon on te dénonce et tu en pioches une. { KEY("uno") } le dit.
lesson-last-report = Cleo aussi n'a plus qu'une carte, et n'a rien dit. { KEY("uno") } dénonce Cleo.
lesson-last-win = Cleo a dû piocher une carte. Tu as dit « dernière carte », tu peux donc la poser : le 9 de carreau.
lesson-last-end = Si tu oublies de le dire, tu peux encore le faire ; sans cela, la dernière carte ne se pose pas.

lesson-cheating = Tricher et surprendre
    .description = Poser ce qui ne va pas, y surprendre les autres, et te faire surprendre. Environ 3 minutes.
lesson-cheating-cheat = À cette table, tu peux essayer de poser une carte qui ne convient pas. Le 9 de carreau est là : pose le 2 de trèfle, et dis oui à la triche. { lay-it }
lesson-cheating-catch = Personne n'a rien remarqué, et maintenant il est trop tard. Cleo a posé le 5 de pique sur le 2 de cœur, qui ne vont pas ensemble : { KEY("call_bluff") } le dit.
lesson-cheating-on = Surpris : Cleo a repris le 5 et pioché trois cartes, et c'est ton tour. Pose le 10 de cœur, cinq fois le 2.
lesson-cheating-wrong = Le 5 de Ben est la moitié de ton 10 et convient. Conteste-le quand même avec { KEY("call_bluff") }, et écoute ce que cela coûte.
lesson-cheating-caught = Tu as pioché une carte, pas plus. Maintenant, fais-toi surprendre : pose le 8 de pique sur le 10 de carreau.
lesson-cheating-end = Ben l'a remarqué : la carte t'est revenue, et tu en as pioché trois. On peut te surprendre jusqu'à ce que quelqu'un d'autre joue ou pioche, et une dernière carte doit toujours convenir.
