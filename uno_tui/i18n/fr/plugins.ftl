# Ce qui ne va pas dans un jeu d'un autre paquet. Modules, fichiers et identifiants restent tels quels.
plugin-left-out = { $game } n'est pas jouable : { $reason }
plugin-faulty = { $game } : { $reason }
games-not-installed = aucun jeu n'est inscrit pour uno-tui { $version } : réinstalle-le, dans un checkout par uv sync
plugin-name-taken = un jeu fourni porte déjà ce nom ; renomme le point d'entrée
plugin-entry-points = son fichier entry_points.txt est illisible ; chaque ligne doit être nom = paquet
plugin-no-package-name = le point d'entrée doit nommer un paquet, sans deux-points, et non { $value }
plugin-no-package-named = le point d'entrée ne nomme aucun paquet ; écris son nom après le signe égal
plugin-no-package = paquet introuvable : { $package }
plugin-only-module = { $module } n'est qu'un module ; fais-en un paquet
plugin-no-module = il manque le module { $module }
plugin-no-file = il manque le fichier { $file }
plugin-in-module = { $module } : { $reason }
plugin-lacks = il manque { $part } dans { $name }
plugin-other-id = { $name } indique { $found } ; écris { $game }, comme le point d'entrée
plugin-wrong-type = { $name } doit être { $wanted }, et non { $found }
plugin-no-seats = { $name } doit commencer à 1 place au moins et vaut { $found }
plugin-too-many-seats = { $name } doit s'arrêter à { $most } places et va jusqu'à { $found }
plugin-raises = { $words }, dans { $file }, ligne { $line }
plugin-raises-outside = { $words }
plugin-no-text = il manque le texte { $text } dans { $file }
plugin-no-texts = absent de { $file }, l'anglais sert à la place : { $texts }
plugin-english-file = il manque le fichier { $file }, l'anglais le remplace
plugin-wrong-text = le texte { $text } de { $file } n'est pas du Fluent
plugin-no-position-method = il manque la méthode { $method } pour le mot de position { $word }
plugin-idle-command = la commande { $command } ne fait rien : ni move_of, ni perform, ni read ne la connaît

# Where it is met.
command-idle = Cela ne fait rien dans ce jeu.
plugin-stopped =
    Une erreur du jeu { $game } a arrêté la partie.{ $saved ->
        [yes] { " " }Elle est enregistrée.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Détails : { $path }
       *[no] { "" }
    }
plugin-mistake =
    Une erreur du jeu { $game } a interrompu cela.{ $reported ->
        [yes] { " " }Détails : { $path }
       *[no] { "" }
    }
heading-unusable = Jeux qui ne sont pas jouables
rules-missing = Règles absentes : { $game } n'en a pas.
doctor-what-plugins = des extensions jouables
