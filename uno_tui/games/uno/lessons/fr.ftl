# Ta main et les touches.
lesson-keys = Ta main et les touches
    .description = Parcourir ses cartes, interroger la table, jouer, piocher et dire Uno. Environ cinq minutes.
lesson-keys-welcome = Bienvenue ! Tu es à table avec Ben. Tu as trois cartes, et tu es sur la première, le 5 rouge. { verb-type-first }{ KEY("next_card") } pour la carte suivante : continue jusqu'au 2 vert.
lesson-keys-back = Tu entends ainsi carte après carte, sans en jouer aucune. { verb-type-first }{ KEY("previous_card") } pour revenir : retourne au 5 rouge.
lesson-keys-all =
    { FRONT() ->
       *[screen] Pour ne pas tout parcourir, demande-les toutes : { KEY("all_cards") } pour entendre ta main entière.
        [lines] Bienvenue ! Tu es à table avec Ben. Tu tapes tout, ligne par ligne. Tape { KEY("all_cards") } pour tes cartes avec leurs numéros.
    }
lesson-keys-again = Voilà tes trois cartes. Si tu as manqué quelque chose, { verb-type }{ KEY("repeat") } pour la dernière phrase : essaie.
    .task = { verb-type }{ KEY("repeat") } pour la dernière phrase : essaie.
lesson-keys-top = Bien. Maintenant la table : tu peux jouer une carte qui a la couleur ou le chiffre de la carte du dessus. { verb-type-first }{ KEY("read_top") } pour l'entendre.
lesson-keys-turn = Une carte rouge est donc jouable, ou un 3. { verb-type-first }{ KEY("read_turn") } pour savoir à qui de jouer et, dans une leçon, quoi faire.
lesson-keys-counts = Personne ne te presse. { verb-type-first }{ KEY("read_counts") } pour savoir combien de cartes chacun a.
lesson-keys-help =
    { FRONT() ->
       *[screen] Ben a plus de cartes que toi. Inutile d'apprendre toutes les touches. { KEY("help") } en donne la liste : { KEY("next_item") } la parcourt, { KEY("stop") } la ferme.
        [lines] Ben a plus de cartes que toi. Inutile d'apprendre tous les mots : tape { KEY("help") } pour ce que tu peux faire ici.
    }
    .task =
        { FRONT() ->
           *[screen] { KEY("help") } pour la liste des touches, { KEY("stop") } pour la fermer.
            [lines] Tape { KEY("help") } pour ce que tu peux taper.
        }
lesson-keys-wrong =
    { FRONT() ->
       *[screen] Tu peux redemander cette liste à tout moment. Maintenant, trompe-toi exprès : va au 9 bleu, puis { KEY("play") } pour le jouer.
        [lines] Tu peux redemander cette liste à tout moment. On joue une carte par son numéro. Trompe-toi exprès : tape le numéro du 9 bleu.
    }
lesson-keys-fits =
    { FRONT() ->
       *[screen] Rien ne s'est passé, tu as seulement entendu pourquoi. { KEY("next_playable") } pour trouver une carte jouable, puis { KEY("play") } pour la jouer.
        [lines] Rien ne s'est passé, tu as seulement entendu pourquoi. Tape { KEY("next_playable") } pour entendre une carte jouable, puis son numéro pour la jouer.
    }
lesson-keys-draw = Tu as joué, puis Ben. Sur son 1 rouge, aucune carte jouable : il faut piocher. { draw-now }
lesson-keys-drawn =
    { FRONT() ->
       *[screen] Ton 6 jaune n'était pas jouable, ton tour était donc fini. Maintenant, il va sur le 1 jaune de Ben : { KEY("play") } pour le jouer.
        [lines] Ton 6 jaune n'était pas jouable, ton tour était donc fini. Maintenant, il va sur le 1 jaune de Ben : joue-le.
    }
lesson-keys-two = Le 2 jaune de Ben a le chiffre de ton 2 vert, qui est donc jouable. Joue le 2 vert : il ne te restera qu'une carte.
lesson-keys-uno = Tant que tu n'as pas dit Uno, on peut te dénoncer, et tu pioches quatre cartes. Dis Uno maintenant, avec { KEY("uno") }.
lesson-keys-last = Maintenant, ton 9 bleu va sur le 9 vert de Ben. Joue ta dernière carte.
lesson-keys-farewell = Voilà ta première manche. Les points comptent contre ceux qui ont encore des cartes, tu n'en as donc aucun. Dans tous les jeux, c'est pareil : demander, jouer, piocher.

# UNO : les règles du jeu.
lesson-basics = Les règles de l'UNO
    .description = Couleurs et symboles, cartes d'action, Jokers, dénoncer, et ce que valent les cartes. Environ quatre minutes.
lesson-basics-skip = Tu joues avec Ben et Cleo. Le premier sans cartes gagne la manche. Une carte va sur la couleur, le chiffre ou le symbole de la carte du dessus, ici un 3 rouge. Joue ton Passe-tour rouge : Ben perd alors son tour.
lesson-basics-draw = Ben a perdu son tour. Cleo a joué un +2, qui touche le joueur suivant : toi. Deux cartes à piocher : { draw-them }.
lesson-basics-wild = Ici, piocher à cause d'un +2 ne finit pas ton tour, sauf si une règle maison le dit : continue. Tu n'as rien de rouge, mais un Joker va sur toutes les cartes. Joue le Joker, et choisis vert quand on te le demande.
lesson-basics-reverse = Cleo a joué une Inversion : le jeu tourne dans l'autre sens, de Cleo à Ben et de Ben à toi. Joue ton 4 vert.
lesson-basics-report = Cleo n'a plus qu'une carte et n'a pas dit Uno ! { verb-type-first }{ KEY("uno") } pour dénoncer Cleo, qui pioche alors quatre cartes.
lesson-basics-two = À une vraie table, il faut être rapide : dès que le suivant joue, il est trop tard pour dénoncer. Ben a joué un 9 jaune, joue donc ton 5 jaune.
lesson-basics-uno = Il ne te reste qu'une carte. { verb-type-first }{ KEY("uno") } pour dire Uno, avant qu'on te dénonce.
lesson-basics-last = C'était à temps. Cleo et Ben ont joué. Ta dernière carte va sur le 2 bleu de Ben : joue-la.
lesson-basics-farewell = Les autres marquent ce qu'ils ont en main : les chiffres leur valeur. Passe-tour, Inversion et +2 valent vingt points, Joker et +4 cinquante. Le moins de points à la fin gagne la partie.

# Réponses.
lesson-responses = Réponses
    .description = Comment renvoyer un +2 au lieu de piocher. Environ deux minutes.
lesson-responses-answer = Cleo a joué un +2, et tu dois piocher deux cartes. Avec cette règle, rien ne t'y oblige : réponds par ton +2 vert, peu importe la couleur. Le suivant en aura quatre à piocher.
lesson-responses-on = Ben a répondu aussi, et six cartes sont revenues à Cleo. Puis elle a joué, car piocher ne finit pas le tour. Joue ton 7 bleu.
lesson-responses-wrong = Cette fois, c'est un +4 : quatre cartes pour toi. Seul un +4 y répond. Essaie quand même ton +2 jaune, cela ne coûte rien.
lesson-responses-draw = Tu l'entends, ce n'est pas une réponse ici. { verb-type-first }{ KEY("read_debt") } à tout moment pour ce que tu dois piocher. Maintenant, prends les quatre : { draw-them }.
lesson-responses-play = Après avoir pioché, ton tour continue. Cleo a choisi rouge : joue ton 2 rouge.
lesson-responses-farewell = Un +2 répond donc à un +2, un +4 à un +4. Les cartes s'ajoutent jusqu'à ce que quelqu'un les pioche.

# Suites.
lesson-sequences = Suites
    .description = Jouer à la suite plusieurs chiffres voisins d'une couleur. Environ deux minutes.
lesson-sequences-first = Tu as un 4, un 5 et un 6 rouges. Avec cette règle, tu peux les jouer à la suite. Commence par le 4 rouge.
lesson-sequences-second = C'est déjà à Ben. Mais tant qu'il n'agit pas, continue dans la même couleur, un chiffre plus haut ou plus bas. Ici, il attend : joue ton 5 rouge.
lesson-sequences-late = Cette fois, Ben a été plus rapide, et ta suite est finie. Essaie quand même le 6 rouge : arriver trop tard ne coûte rien.
    .task = Essaie quand même le 6 rouge.
lesson-sequences-down = Trop tard, mais rien n'est perdu. Les suites descendent aussi : joue d'abord ton 3 jaune.
lesson-sequences-two = Et maintenant le 2 jaune derrière.
lesson-sequences-farewell = Voilà une suite : une couleur, toujours en montant ou toujours en descendant, jusqu'à ce qu'un autre agisse. Seulement, elle ne va pas de 9 à 0.

# Interceptions.
lesson-interceptions = Interceptions
    .description = Jouer hors de son tour quand on a exactement la carte du dessus. Environ deux minutes.
lesson-interceptions-same = Ce serait à Cleo, mais tu as exactement la carte que Ben a jouée, un 7 rouge. Joue ton 7 rouge, même si ce n'est pas ton tour : c'est une interception.
    .task = Joue ton 7 rouge, même si ce n'est pas ton tour.
lesson-interceptions-turn = Qui intercepte a aussitôt un tour à lui. Joue ton 1 rouge.
lesson-interceptions-again = Après toi, c'était à Ben, car il est ton voisin. Tu as aussi son 1 vert : intercepte encore.
lesson-interceptions-pass = Au tour qui suit une interception, tu peux jouer ou non, sans piocher. Cette fois, laisse. { pass-now }
lesson-interceptions-farewell = Cleo n'a pas eu un seul tour ! Toute carte peut être interceptée, sauf Joker et +4. Une interception ratée coûte trois points. Une simple étourderie est gratuite, tant que tes réglages le disent.

# Super-interceptions.
lesson-super-interceptions = Super-interceptions
    .description = Intercepter avec le même chiffre ou symbole d'une autre couleur. Environ deux minutes.
lesson-super-interceptions-number = Ben a joué un 7 rouge. Pour une super-interception, le chiffre suffit. Joue ton 7 bleu, bien que ce soit à Cleo.
lesson-super-interceptions-turn = La couleur est maintenant bleue, et tu as un tour à toi. Joue ton 2 bleu.
lesson-super-interceptions-symbol = Le Passe-tour de Ben a fait perdre son tour à Cleo, et c'est à Dora. Mais les symboles s'interceptent aussi : joue ton Passe-tour jaune.
lesson-super-interceptions-last = La couleur est maintenant jaune. Ton Passe-tour ne fait plus perdre de tour : il t'a donné celui-ci. Joue ton 3 jaune.
lesson-super-interceptions-farewell = Toute carte du même chiffre ou symbole intercepte donc, et apporte sa propre couleur.

# Bluff.
lesson-bluff = Bluff
    .description = Accuser un joueur dont le +4 n'était pas nécessaire. Environ deux minutes.
lesson-bluff-call = Cleo a joué un +4 sur un 4 vert. C'est honnête seulement si aucune autre carte n'était jouable, et tu crois que Cleo a du vert. { verb-type-first }{ KEY("call_bluff") } pour accuser Cleo de bluff.
lesson-bluff-right = À raison : Cleo a pioché à ta place les quatre cartes, et deux de plus. Tu as un tour ordinaire, et la couleur choisie est bleue : joue ton 5 bleu.
lesson-bluff-honest = Ni ton 7 rouge ni tes cartes jaunes ne vont sur le 1 bleu de Cleo. Ton propre +4 est donc honnête : joue-le et choisis rouge.
lesson-bluff-wrong = Ben t'a accusé à tort : il a pioché six cartes au lieu de quatre. Joue ton 7 rouge.
lesson-bluff-farewell = Accusation juste : le bluffeur pioche les cartes et deux de plus. Accusation fausse : c'est l'accusateur. Tu peux bluffer aussi, si tu l'oses.

# Tour perdu après la pioche.
lesson-skip-after-draw = Tour perdu après la pioche
    .description = Des cartes qui font piocher et perdre le tour. Environ une minute.
lesson-skip-after-draw-draw = Cleo a joué un +2, et tu dois piocher deux cartes. Avec cette règle, cela finit aussi ton tour : { draw-them }.
lesson-skip-after-draw-hit = Ton tour était aussitôt fini. C'est de nouveau à toi : joue ton +2 vert sur le 1 vert de Cleo.
lesson-skip-after-draw-on = Ben a dû piocher deux cartes sans pouvoir jouer : c'était aussitôt à Cleo. Joue ton 9 bleu sur son 9 vert.
lesson-skip-after-draw-farewell = Ainsi, un +2 ou un +4 coûte deux fois : les cartes et le tour.

# Règle du 0 et du 7.
lesson-sevens-zeros = Règle du 0 et du 7
    .description = Échanger sa main avec un 7, faire tourner toutes les mains avec un 0. Environ deux minutes.
lesson-sevens-zeros-seven = Ben n'a que deux cartes. Qui joue un 7 peut échanger sa main avec quelqu'un. Joue ton 7 rouge, et choisis Ben quand on te le demande.
lesson-sevens-zeros-all = Tu as eu les deux cartes de Ben, mais pas longtemps. Cleo a joué un 0, et les mains ont tourné. Tu as reçu celle de Cleo. { verb-type-first }{ KEY("all_cards") } pour ce que tu as maintenant.
lesson-sevens-zeros-zero = Il y a un 0 parmi elles, et Cleo n'a que deux cartes, qui te reviendraient. Joue ton 0 bleu.
lesson-sevens-zeros-play = Toutes les mains ont encore tourné, et tu as deux cartes. Joue ton 6 bleu.
lesson-sevens-zeros-uno = Tu dois dire Uno aussi quand un échange te laisse une seule carte. Plus qu'une carte : { verb-type }{ KEY("uno") } pour dire Uno.
lesson-sevens-zeros-farewell = Un 7 échange deux mains, si tu veux, un 0 les fait toutes tourner. { verb-type-first }{ KEY("read_counts") } pour savoir quelle main vaut la peine.

# Buzzer.
lesson-buzzer = Buzzer
    .description = Une course où chacun appuie sur une touche. Environ une minute.
lesson-buzzer-press =
    { FRONT() ->
       *[screen] Cleo a joué un Buzzer : chacun appuie, et le plus lent pioche trois cartes. Ici, les autres t'attendent : { KEY("buzzer") } pour appuyer.
        [lines] Cleo a joué un Buzzer : chacun appuie, et le plus lent pioche trois cartes. Ici, les autres t'attendent : tape { KEY("buzzer") }.
    }
lesson-buzzer-any = Ben a été le plus lent. Un Buzzer n'a pas de couleur : toutes les cartes sont permises. Joue ton 5 vert.
lesson-buzzer-own = Tu as toi-même un Buzzer, et il va sur toutes les cartes. Joue ton Buzzer : ça va vite.
lesson-buzzer-again = Qui le joue doit appuyer aussi : { verb-type }{ KEY("buzzer") }, vite !
lesson-buzzer-farewell = Cette fois, c'est Cleo la plus lente. Les robots écoutent jusqu'au bout avant d'appuyer : écouter ne te désavantage pas.

# Réponses avancées.
lesson-advanced-responses = Réponses avancées
    .description = Répondre aux cartes à piocher par Passe-tour, Inversion et Joker. Environ deux minutes.
lesson-advanced-responses-skip = Cleo a joué un +2 rouge, et tu n'en as pas. Avec cette règle, un Passe-tour jouable répond aussi et envoie les cartes à Ben. Joue ton Passe-tour rouge.
lesson-advanced-responses-wild = Ben a renvoyé les deux cartes par une Inversion, et le sens a changé. Un Joker répond à tout : joue-le et choisis bleu.
lesson-advanced-responses-on = Cleo a donc dû piocher ses deux cartes elle-même. Ton bleu a été suivi deux fois : joue ton 8 bleu.
lesson-advanced-responses-farewell = Un Passe-tour envoie les cartes au suivant, une Inversion les renvoie, un Joker les envoie dans une nouvelle couleur. Tant qu'il reste des cartes à piocher, personne ne gagne : la manche finit après.

# Deux règles se croisent : intercepter un +2.
lesson-intercepted-response = Deux règles se croisent : intercepter un +2
    .description = Ce que deviennent les cartes à piocher quand quelqu'un intercepte. Environ deux minutes.
lesson-intercepted-response-intercept = Ici, Réponses et Interceptions valent en même temps. Cleo doit piocher deux cartes pour le +2 rouge de Ben, et tu as exactement la même carte. Joue ton +2 maintenant : une interception et une réponse à la fois.
    .task = Joue ton +2 maintenant.
lesson-intercepted-response-turn = Cleo est sauvée. Quatre cartes sont à piocher, mais elles attendent, et pas pour toi. Tu as d'abord ton tour d'intercepteur : joue ton 9 rouge.
lesson-intercepted-response-on = Puis elles sont tombées sur Ben, qui a répondu par un autre +2 : six pour Cleo, finalement. Joue ton 4 vert.
lesson-intercepted-response-farewell = Quand des règles se croisent, { verb-type }{ KEY("read_debt") } pour savoir qui pioche quoi, { KEY("rules") } pour les règles avec tous ces cas.
