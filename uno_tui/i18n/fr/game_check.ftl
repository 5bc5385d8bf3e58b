# Ce que trouve uno-tui check --game. Fichiers, noms, coups et mots du code restent tels quels.
game-check-contract = Contrat : complet.
game-check-texts = Textes : { $count } pour chacune de { $languages } ; { $rules } lignes de règles.
game-check-variable = Textes : { $text } dans { $file } utilise { $variables }, pas le texte anglais.
game-check-rules-length = Textes : { $file } a { $lines } lignes, les règles anglaises en ont { $english }.
game-check-lessons =
    { $count ->
        [one] Leçons : une seule, juste, { $steps } étapes.
       *[other] Leçons : { $count } sont justes, { $steps } étapes.
    }
game-check-no-lessons = Leçons : aucune.
game-check-lesson-unlisted = Leçons : LESSONS ne nomme pas { $file }.
game-check-keys =
    { $count ->
        [0] Touches : aucune propre au jeu. Libres : { $free }.
        [one] Touches : une commande propre, aucune touche en double. Libres : { $free }.
       *[other] Touches : { $count } commandes propres, aucune touche en double. Libres : { $free }.
    }
game-check-keys-free = Touches : libres dans toutes les dispositions : { $free }.
game-check-key-shared = Touches : { $key } de { $command } est celle du programme pour { $rival } (disposition { $keymap }). Choisis-en une libre.
game-check-key-own = Touches : { $key } signifie { $rival } et { $command } (disposition { $keymap }). Choisis-en une libre.
game-check-key-written = Touches : écris { $key } de { $command } ainsi : { $usual }.
game-check-key-wrong = Touches : { $command } : { $reason }.
game-check-no-key = Touches : { $command } a besoin d'une touche que tout terminal envoie, comme une lettre.
game-check-random = Jeu au hasard : { $rounds } manches, { $moves } coups. Les cartes restent, les vues ne trahissent rien, les enregistrements sont justes.
game-check-random-more = Jeu au hasard : { $refusals } coups refusés n'ont rien changé, { $positions } positions relues, cartes cachées redistribuées { $guesses } fois.
game-check-in-round = Jeu au hasard : manche { $round }, après « { $after } » : { $reason }.
game-check-raises = { $part } : { $reason }.
game-check-part-texts = Textes
game-check-part-keys = Touches
game-check-part-lessons = Leçons
game-check-part-random = Jeu au hasard
game-check-part-advice = Conseils
game-check-part-levels = Robots
game-check-part-transcript = Transcription
game-check-refused-otherwise = { $move } de { $name } : refusal dit { $reason }, play dit { $other }
game-check-not-refused = { $move } de { $name } est interdit ({ $reason }), mais play l'exécute
game-check-refused-changes = { $move } de { $name } est interdit ({ $reason }), mais change { $what }
game-check-copy-differs = une copie de la table diffère dans { $what }
game-check-copy-shares = { $move } sur une copie change { $what } de la table même
game-check-view-leaks = la vue de { $name } trahit quelque chose : { $what } changent quand on redistribue les cartes cachées
game-check-moves-leak = { $name } a d'autres coups quand on redistribue les cartes cachées
game-check-shows-view = la vue de { $name } montre { $cards }, que { $name } n'a jamais vu
game-check-shows-events = des événements montrent { $cards } à { $name }, qui ne doit pas le voir
game-check-types = les types déclarés ne peuvent pas être transmis : { $reason }
game-check-undeclared = { $what } n'est pas déclaré ; nomme sa classe dans { $where }
game-check-not-sent = { $what } ne peut pas être transmis : { $reason }
game-check-sent-differs = { $what } n'arrive pas tel quel ; nomme des types précis pour { $fields }
game-check-imagined-cards = imagine, d'après la vue de { $name }, ne distribue pas les cartes du jeu
game-check-same-hands = Jeu au hasard : imagine donne toujours aux autres leurs vraies cartes, donc la vue les trahit.
game-check-same-next = Jeu au hasard : imagine met toujours la vraie carte sur la pioche, donc la vue la trahit.
game-check-no-handler = Commandes : { $command } ne fait jamais rien ; donne-lui un coup dans move_of, ou traite-la dans perform.
game-check-record = l'enregistrement n'est pas juste : { $reason }
game-check-record-differs = l'enregistrement mène à une autre table ; diffèrent : { $what }
game-check-position = la position écrite ne peut pas être lue : { $reason }
game-check-position-differs = la position change quand on l'écrit, la lit et l'écrit : { $lines }
game-check-position-moves = { $name } a d'autres coups dans la position relue
game-check-endless = la manche ne finit pas en { $moves } coups
game-check-stuck = la manche continue, mais qui doit agir n'a aucun coup : { $name }
game-check-listed = moves cite { $move } pour { $name }, et refusal dit { $reason }
game-check-cards = des cartes manquent ou sont en trop dans { $zones } ; manquent : { $missing } ; en trop : { $extra }
game-check-no-zones = aucune carte dans { $zones } ; nomme dans zones les mots de la position qui tiennent les cartes
game-check-no-positions = Jeu au hasard : aucun moment ne s'écrit comme position, donc on ignore si des cartes manquent.
game-check-no-answers = la question « { $question } » n'a pas de réponses
game-check-questions = plus de { $most } questions suivent une touche
game-check-silent = { $command } ne dit rien
game-check-unnamed = proposal et deed n'ont pas de mots pour { $move }
game-check-refusal-silent = le refus { $reason } ne dit rien
game-check-no-expert = Conseils : le jeu utilise la commande, mais son robot hard n'a pas de compare.
game-check-advice =
    Conseils : { $advises ->
       *[no] aucun
        [yes] oui
    } ; relecture : { $reviews ->
       *[no] aucune
        [yes] oui
    } ; { $asked } décisions examinées.
game-check-advice-refused = le conseil nomme { $move }, qui est interdit
game-check-level = Robots : { $better } contre { $worse } gagne { $share } de { $rounds } manches (confiance 95 % : { $low } à { $high }).
game-check-level-weaker = Robots : { $better } est plus faible que { $worse } : { $share } de { $rounds } manches contre { $other }.
game-check-transcript = Transcription : une manche comme { $name } l'entend.
game-check-sound = { $game } : tout est juste.
game-check-faults =
    { $count ->
        [one] { $game } : une faute.
       *[other] { $game } : { $count } fautes.
    }
check-nothing = nomme un { metavar-file }, ou un jeu avec --game { metavar-game }
help-check-game = vérifier un jeu : tout ce qu'il faut savoir d'une extension
help-check-rounds = manches au hasard avec --game (1000 sans cela)
