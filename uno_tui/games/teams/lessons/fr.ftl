# Leçons d'UNO Teams.
lay-it =
    { FRONT() ->
       *[screen] Va à cette carte : { KEY("play") } la pose.
        [lines] Son numéro la pose.
    }
lay-wild =
    { FRONT() ->
       *[screen] Va à ce Joker : { KEY("play") } le pose.
        [lines] Son numéro le pose.
    }
give-it =
    { FRONT() ->
       *[screen] Va à cette carte : { KEY("play") } la donne.
        [lines] Son numéro la donne.
    }

lesson-partners = Toi et ton partenaire
    .description = Ce qu'est une équipe, comment va une manche, et Uno à deux. Environ 3 minutes.
lesson-partners-order = Tu joues avec Cleo, qui est en face, contre Ben et Dora. { KEY("read_order") } dit qui est assis où et qui joue ensemble.
lesson-partners-give = Avant la première carte, chacun donne une carte cachée à son partenaire. Donne à Cleo le 8 vert. { give-it }
lesson-partners-play = Tout le monde a choisi, et Cleo t'a donné le 9 rouge. Sur la pile il y a un 3 rouge : pose ton 5 rouge, de la même couleur. { lay-it }
lesson-partners-uno = Cleo a posé son avant-dernière carte sans rien dire. Tu peux dire Uno pour ton partenaire : { KEY("uno") }.
lesson-partners-report = Maintenant, Dora n'a plus qu'une carte, et ni Dora ni Ben n'a dit Uno. { KEY("uno") } dénonce cet oubli, et Dora pioche deux cartes.
lesson-partners-on = Dénoncer n'utilise pas ton tour. Continue comme d'habitude : pose le 9 rouge.
lesson-partners-end = Voilà une équipe : vous vous donnez une carte, vous pouvez dire Uno l'un pour l'autre, et vous surveillez les autres. Ton équipe gagne la manche quand aucun de vous deux n'a plus de carte.

lesson-halves = Sortir et revenir
    .description = La moitié de la main, sortir pour le moment, et revenir. Environ 4 minutes.
lesson-halves-play = Cleo a une seule carte et va bientôt la poser. Joue d'abord : pose ton 5 rouge. { lay-it }
lesson-halves-share = Qui pose sa dernière carte reçoit la moitié de la main de son partenaire. Tu as quatre cartes, choisis-en donc deux pour Cleo : le 9 jaune et le 1 bleu.
lesson-halves-on = Toi et Cleo avez maintenant deux cartes chacun. Sur la pile il y a le 8 vert : pose ton 6 vert.
lesson-halves-uno = Il te reste une carte, et il faut le dire comme dans tout UNO : { KEY("uno") } dit Uno.
lesson-halves-out = Essaie maintenant de sortir toi-même : pose ta dernière carte, le 7 bleu.
lesson-halves-back = Cleo n'avait qu'une carte : tu n'as rien reçu et tu étais hors de la manche pour le moment. Puis Cleo a pioché et a dû partager, et tu es de retour avec le 9 jaune. Entre-temps, Cleo n'a plus de carte : pose la tienne.
lesson-halves-end = Aucun de vous n'a plus de carte : ton équipe a gagné la manche. Sortir seul ne suffit pas ; et tu reviens dès que ton partenaire pioche.

lesson-calls = Appeler ton partenaire
    .description = Le Joker d'équipe, le Joker d'équipe +4, et un partenaire qui ne peut rien poser. Environ 4 minutes.
lesson-calls-call = Avec un Joker d'équipe, tu choisis une couleur et tu appelles aussitôt ton partenaire, sans attendre Ben. Pose un Joker d'équipe et choisis le bleu. { lay-wild }
lesson-calls-four = Cleo a pu poser une carte, et le jeu a continué après Cleo. Pose maintenant le Joker d'équipe +4 et choisis le rouge : Ben pioche deux cartes, et Dora, qui joue avec Ben, deux aussi.
lesson-calls-refused = Maintenant, c'est Cleo qui t'appelle, avec le jaune. Si l'on t'appelle et que tu peux poser, tu le dois. Essaie quand même de piocher, et écoute la réponse. { draw-now }
lesson-calls-called = Piocher n'est pas permis ici : pose ton 4 jaune.
lesson-calls-unable = C'est de nouveau ton tour. Pose ton autre Joker d'équipe, choisis le vert, et écoute ce qui se passe si Cleo ne peut rien poser.
lesson-calls-end = Cleo n'avait rien de vert : tu as pioché deux cartes, et le jeu a continué après Cleo. Appelle ton partenaire avec une couleur que tu peux espérer.

lesson-swap = Le symbole d'échange
    .description = Des cartes avec lesquelles toi et ton partenaire échangez une carte. Environ 2 minutes.
lesson-swap-play = Certaines cartes portent le symbole d'échange, que tu entends avec leur nom. Pose ton 3 rouge avec échange. { lay-it }
lesson-swap-choose = Maintenant, toi et Cleo choisissez chacun une carte pour l'autre. Donne à Cleo le 2 bleu. { give-it }
lesson-swap-on = En échange, tu as reçu le 9 vert. Le jeu continue comme d'habitude : pose ton 8 vert sur le 7 vert.
lesson-swap-again = Cette fois, c'est Cleo qui a posé une carte avec échange, et tu choisis encore. Donne à Cleo le 4 rouge. { give-it }
lesson-swap-end = Les deux choisissent avant qu'aucune carte ne bouge, et un choix fait ne se change plus. Si l'un de vous n'a plus de carte, rien n'est échangé.
