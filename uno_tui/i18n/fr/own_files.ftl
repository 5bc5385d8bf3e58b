# Ce qui ne va pas dans les fichiers à soi : réglages, modèles, touches.
file-to-mend = inutilisable : { $reason } ; corrige ce fichier, ou efface-le pour repartir de zéro
file-unread = lecture impossible : { $reason } ; demande le droit de lecture au propriétaire
not-toml = n'est pas du TOML : { $reason }
toml-sign = un caractère qui ne peut pas se trouver ici
toml-value = une valeur qui n'en est pas une
toml-twice = un nom donné une deuxième fois
toml-name = un nom avec des espaces ou des accents, à mettre entre guillemets
toml-equals = il manque `=` après le nom
toml-bracket = il manque un crochet ou une accolade
toml-line-end = il y a quelque chose après la valeur
toml-string = un texte entre guillemets mal écrit
toml-statement = une ligne qui ne dit rien
toml-deep = des listes dans des listes, trop profondes
toml-number = un nombre trop long

# Les réglages.
setting-unknown = le réglage { $name } n'existe pas ; les réglages sont { $settings }
setting-not-of-kind =
    { $name } est { $kind ->
        [bool] true ou false
        [int] un nombre
        [str] un texte entre guillemets
        [list] une liste de textes
        [pieces] une table de listes de textes
       *[dict] une table
    }, et non { $found }
calibration-outside = { $name } a pour chaque voix un nombre de { $low } à { $high }, et non { $found }

# Les modèles.
preset-wrong = modèle { $preset } : { $reason }
preset-misshapen = un modèle a game, et des listes pour names, players et rules, entre guillemets ; ce qui ne va pas : { $words }
preset-seats-wrong = il faut à chaque place un nom, et un de ces mots : { $players }
preset-without-person = une place au moins doit être person

# Les touches. Les commandes s'appellent comme dans le fichier.
keymap-missing = lecture impossible ({ $reason }) ; les touches fournies sont { $keymaps }
keymap-section-unknown = section inconnue : { $section } ; les sections sont { $sections }
keymap-command-unknown = commande inconnue : { $command } ; si elle est d'un jeu, il n'est pas installé
keymap-other-section = { $command } va dans la section { $section }
keymap-no-list = il faut une liste de touches à { $command }
keymap-key-wrong = { $command } : { $reason }
keymap-key-twice = la touche { $key } veut déjà dire { $rival }, elle ne peut donc pas vouloir dire { $command }
keymap-no-key = { $command } reste sans touche
keymap-hard-keys = il faut à { $command } une autre touche que { $keys } : tous les lecteurs d'écran ne la laissent pas passer
key-name-same = dans un terminal, { $key } ne se distingue pas de { $other }
key-name-taken =
    { $key } ne va pas : cette touche { $does ->
        [ends] termine les programmes
        [suspends] suspend les programmes
       *[stops] arrête les terminaux
    }
key-name-rare = { $key } n'arrive pas dans tous les terminaux
key-name-unknown = la touche { $key } n'existe pas
