# Ta main et les touches.
lesson-keys = Ta main et les touches
    .description = Parcourir ses cartes, interroger la table, jouer, piocher et dire Uno. Environ cinq minutes.
lesson-keys-welcome = Bienvenue ! Tu es à table avec Ben et tu as trois cartes. { KEY("next_card") } va à la carte suivante : continue jusqu'à entendre le 2 vert.
lesson-keys-back = Tu entends ainsi carte après carte, et rien ne leur arrive. { KEY("previous_card") } revient en arrière : retourne au 5 rouge.
lesson-keys-all =
    { FRONT() ->
       *[screen] Pour ne pas tout parcourir, demande-les toutes : { KEY("all_cards") } dit ta main entière.
        [lines] Bienvenue ! Tu es à table avec Ben. Tout ce que tu fais, tu l'écris, puis tu termines la ligne. { KEY("all_cards") } dit tes cartes avec leurs numéros : essaie.
    }
lesson-keys-again = Voilà tes trois cartes. Si tu as manqué quelque chose, { KEY("repeat") } redit la dernière phrase : essaie.
lesson-keys-top = Bien. Maintenant la table : tu peux jouer une carte qui a la couleur ou le numéro de la carte du dessus. { KEY("read_top") } dit la carte du dessus.
lesson-keys-turn = Une carte rouge convient donc, ou un 3. { KEY("read_turn") } dit à qui c'est de jouer et, dans une leçon, ce qu'il faut faire.
lesson-keys-counts = C'est à toi, et personne ne te presse. { KEY("read_counts") } dit combien de cartes chacun possède.
lesson-keys-help = Ben a plus de cartes que toi. Inutile d'apprendre toutes les touches : { KEY("help") } énumère ce que tu peux faire ici et maintenant.
lesson-keys-wrong =
    { FRONT() ->
       *[screen] Tu peux parcourir cette liste ; { KEY("stop") } la ferme. Maintenant, joue avec { KEY("play") }, et trompe-toi exprès : va au 9 bleu et joue-le.
        [lines] Cette liste est toujours là. On joue une carte par son numéro. Trompe-toi exprès : écris le numéro du 9 bleu.
    }
lesson-keys-fits =
    { FRONT() ->
       *[screen] Rien ne s'est passé, tu as seulement entendu pourquoi. { KEY("next_playable") } trouve une carte qui convient : vas-y ainsi, puis joue-la avec { KEY("play") }.
        [lines] Rien ne s'est passé, tu as seulement entendu pourquoi. { KEY("next_playable") } dit quelle carte convient : demande-le, puis joue-la par son numéro.
    }
lesson-keys-draw = Tu as joué, puis Ben. Sur son 1 rouge, aucune de tes cartes ne convient : pioche avec { KEY("draw") }.
lesson-keys-drawn =
    { FRONT() ->
       *[screen] Ton 6 jaune ne convenait pas, ton tour était donc fini. Sur le 1 jaune de Ben, il convient : joue-le avec { KEY("play") }.
        [lines] Ton 6 jaune ne convenait pas, ton tour était donc fini. Sur le 1 jaune de Ben, il convient : joue-le.
    }
lesson-keys-two = Le 2 jaune de Ben a le numéro de ton 2 vert, qui convient donc aussi. Joue-le : il ne te restera qu'une carte.
lesson-keys-uno = Plus qu'une carte ! Il faut le dire avant que le suivant ait joué, sinon on peut te dénoncer, et tu pioches quatre cartes. { KEY("uno") } dit Uno.
lesson-keys-last = Maintenant, ton 9 bleu convient sur le 9 vert de Ben. Joue ta dernière carte.
lesson-keys-farewell = Tu as gagné la manche ! Parcourir, demander, jouer, piocher, Uno : ces touches sont les mêmes dans tous les jeux.
