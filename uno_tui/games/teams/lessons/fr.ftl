# Leçons d'UNO Teams.
lay-it =
    { FRONT() ->
       *[screen] Place-toi dessus : { KEY("play") } pour jouer.
        [lines] Tape son numéro pour jouer.
    }
lay-wild =
    { FRONT() ->
       *[screen] Va à ce Joker : { KEY("play") } pour le jouer.
        [lines] Tape son numéro pour le jouer.
    }
give-it =
    { FRONT() ->
       *[screen] Place-toi dessus : { KEY("play") } pour donner.
        [lines] Tape son numéro pour donner.
    }

lesson-partners = Toi et ton partenaire
    .description = Ce qu'est une équipe, comment va une manche, et Uno à deux. Environ 3 minutes.
lesson-partners-order = Tu joues avec Cleo, qui est en face, contre Ben et Dora. { verb-type-first }{ KEY("read_order") } pour savoir qui est assis où et qui joue ensemble.
lesson-partners-give = Avant la première carte, chacun donne une carte cachée à son partenaire. Donne à Cleo le 8 vert. { give-it }
lesson-partners-play = Tout le monde a choisi, et Cleo t'a donné le 9 rouge. Sur la défausse : le 3 rouge. Joue ton 5 rouge, de la même couleur. { lay-it }
    .task = Joue ton 5 rouge.
lesson-partners-uno = Cleo a joué son avant-dernière carte sans rien dire. Tu peux dire Uno pour ton partenaire : { verb-type }{ KEY("uno") }.
lesson-partners-report = Maintenant, Dora n'a plus qu'une carte, et ni Dora ni Ben n'a dit Uno. { verb-type-first }{ KEY("uno") } pour dénoncer cet oubli, et Dora pioche deux cartes.
lesson-partners-on = Dénoncer n'utilise pas ton tour. Continue comme d'habitude : joue le 9 rouge.
lesson-partners-end = Voilà une équipe : on se donne une carte, on dit Uno l'un pour l'autre, on surveille les autres. Ton équipe gagne la manche quand aucun de vous deux n'a plus de carte.

lesson-halves = Sortir et revenir
    .description = La moitié de la main, sortir pour le moment, et revenir. Environ 4 minutes.
lesson-halves-play = Cleo a une seule carte et va bientôt la jouer. Joue d'abord ton 5 rouge. { lay-it }
lesson-halves-share = Qui joue sa dernière carte reçoit la moitié de la main de son partenaire. Choisis deux de tes quatre cartes pour Cleo : le 9 jaune et le 1 bleu.
    .task = Choisis le 9 jaune et le 1 bleu pour Cleo.
lesson-halves-on = Cleo et toi avez maintenant deux cartes chacun. Sur la défausse : le 8 vert. Joue ton 6 vert.
lesson-halves-uno = Il te reste une carte. Dis-le, comme dans tout UNO : { verb-type }{ KEY("uno") } pour dire Uno.
lesson-halves-out = Essaie maintenant de sortir toi-même : joue ta dernière carte, le 7 bleu.
lesson-halves-back = Cleo n'avait qu'une carte : tu n'as rien reçu, et tu étais hors de la manche. Puis Cleo a pioché et partagé : tu es de retour avec le 9 jaune. Cleo n'a plus de carte : joue la tienne.
lesson-halves-end = Aucun de vous n'a plus de carte : ton équipe a gagné la manche. Sortir seul ne suffit pas. Et tu reviens dès que ton partenaire pioche.

lesson-calls = Appeler ton partenaire
    .description = Le Joker d'équipe, le Joker d'équipe +4, et un partenaire qui ne peut rien jouer. Environ 4 minutes.
lesson-calls-call = Avec un Joker d'équipe, tu choisis une couleur et tu appelles aussitôt ton partenaire, sans attendre Ben. Joue un Joker d'équipe et choisis le bleu. { lay-wild }
    .task = Joue un Joker d'équipe et choisis le bleu.
lesson-calls-four = Cleo a pu jouer une carte, et le jeu a continué après Cleo. Joue le Joker d'équipe +4 et choisis le rouge. Ben pioche deux cartes, et Dora, sa partenaire, deux aussi.
lesson-calls-refused = Maintenant, c'est Cleo qui t'appelle, avec le jaune. Si l'on t'appelle et que tu peux jouer, tu le dois. Essaie quand même de piocher, et écoute la réponse. { draw-now }
lesson-calls-called = Piocher n'est pas permis ici : joue ton 4 jaune.
lesson-calls-unable = C'est de nouveau à toi. Joue ton autre Joker d'équipe et choisis le vert. Écoute ce qui se passe si Cleo ne peut rien jouer.
lesson-calls-end = Cleo n'avait rien de vert : tu as pioché deux cartes, et le jeu a continué après Cleo. Appelle ton partenaire avec une couleur que tu peux espérer.

lesson-swap = Le symbole d'échange
    .description = Des cartes avec lesquelles ton partenaire et toi échangez une carte. Environ 2 minutes.
lesson-swap-play = Certaines cartes portent le symbole d'échange, que tu entends avec leur nom. Joue ton 3 rouge avec échange. { lay-it }
lesson-swap-choose = Maintenant, Cleo et toi choisissez chacun une carte pour l'autre. Donne à Cleo le 2 bleu. { give-it }
lesson-swap-on = En échange, tu as reçu le 9 vert. Le jeu continue comme d'habitude : joue ton 8 vert sur le 7 vert.
lesson-swap-again = Cette fois, c'est Cleo qui a joué une carte avec échange, et tu choisis encore. Donne à Cleo le 4 rouge. { give-it }
lesson-swap-end = Les deux choisissent avant qu'aucune carte ne bouge, et un choix fait ne se change plus. Si l'un de vous n'a plus de carte, rien n'est échangé.
