# Où, comme d'autres programmes le lisent, et ce que dit le système.
in-line = { $file }:{ $line }: { $reason }
in-file = { $file }: { $reason }
in-other-words = { $words }
system-says =
    { $error ->
        [FileNotFoundError] ce fichier ou ce dossier n'existe pas
        [PermissionError] le système ne le permet pas
        [IsADirectoryError] c'est un dossier
        [NotADirectoryError] un fichier se trouve là où il faut un dossier
        [FileExistsError] un fichier de ce nom existe déjà
        [ConnectionRefusedError] rien n'y accepte de connexion
        [TimeoutError] c'est trop long
        [BlockingIOError] il n'y a plus de place
        [ENOSPC] il n'y a plus de place sur le disque
        [EROFS] rien ne peut s'écrire sur ce disque
        [ENAMETOOLONG] le nom est trop long
       *[other] { $words }
    }
nothing = rien

# Le fichier.
cannot-be-read = lecture impossible : { $reason }
cannot-be-opened = ouverture impossible : { $reason }
file-too-large = dépasse { $most } Mo, ce qu'aucun fichier de table ne fait
not-utf8 = n'est pas un texte UTF-8 (octet { $byte })
too-many-lines = aucun fichier de table n'a plus de { $most } lignes
line-too-long = la ligne est trop longue : une instruction a { $most } caractères au plus
table-taken = un autre programme joue à cette table ; quitte-la d'abord là-bas
table-does-not-hold = cette table n'est pas juste : { $problem }
does-not-replay = cet enregistrement ne peut pas être rejoué : { $problem }
not-dealt = les cartes ne sont pas encore distribuées
table-holds =
    { $count ->
        [one] est juste, { $count } instruction
       *[other] est juste, { $count } instructions
    }

# Les premières lignes.
first-line-wrong = la première ligne doit être `table { $version }`, et non `{ $found }`
first-line-missing = la première ligne doit être `table { $version }` ; le fichier ne dit rien
stands-already = `{ $word }` se trouve déjà à la ligne { $line }
line-expected = il faut une ligne `{ $word }` avant `{ $before }`
position-too-long = une position a { $most } instructions au plus
game-unknown = jeu inconnu : { $game }
did-you-mean = { $fault } ; voulais-tu dire { $meant } ?
choose-from = { $fault } ; sont possibles { $known }
players-from-to = { $game } se joue de { $low } à { $high } personnes, et non à { $seats }
players-one-of = { $game } se joue à { $counts } joueurs, pas à { $seats }
seats-alike = deux places portent le même nom
seat-name-short = le nom « { $name } » est trop court : il faut au moins deux caractères
seat-name-long = le nom « { $name } » est trop long : il a { $most } caractères au plus
seat-name-blank = le nom « { $name } » ne doit pas contenir d'espaces
seat-name-sign = le nom « { $name } » contient un caractère dont les fichiers de table se servent
seat-name-word = personne ne peut s'appeler { $name } : c'est un mot des fichiers de table
seat-name-card = personne ne peut s'appeler { $name } : c'est une carte
scores-twice = les points nomment { $name } deux fois
round-too-small = les manches se comptent à partir de 1
no-date = `{ $found }` n'est pas une date comme 2026-11-26

# Les options, que la ligne de commande nomme aussi.
option-unknown = option inconnue : { $option }
option-without-value = il faut une valeur à l'option { $option } : { $option }={ $example }
option-twice = l'option { $option } est donnée deux fois
option-not-switch = { $option } peut être on ou off, et non { $found }
option-contradicts = { $option } contredit une autre option : { $rule } a besoin de { $needed }
number-outside = { $name } est un nombre de { $low } à { $high }, et non { $found }
not-one-of = { $name } est un de ces mots : { $choices } ; et non { $found }

# Les mots.
one-expected =
    il faut ici { $what ->
        [card] une carte
        [colour] une couleur
        [colour-or-none] une couleur ou none
        [game] l'identifiant d'un jeu
        [name] un nom
        [number] un nombre
        [tile] une tuile
       *[other] un de ces mots : { $what }
    }, et non { $found }
number-too-large = un nombre de { $digits } chiffres dépasse tout ce qu'il y a sur une table
seat-missing = il manque ici le nom d'une place
seats-missing = il manque ici des noms de places
seats-or-nobody-missing = il manque ici des noms de places (ou `nobody`)
seat-unknown = personne ici ne s'appelle { $name } ; les places sont { $names }
stands-alone = `{ $word }` s'écrit seul
stands-alone-without = `{ $word }` s'écrit seul, sans { $rest }
stands-twice = `{ $words }` se trouve ici une deuxième fois
statement-unknown = instruction inconnue : `{ $word }` ; il faut ici une place ({ $names }), =, !, ?, ~ ou round
card-unknown = cette carte n'existe pas : { $card }
colour-unknown = cette couleur n'existe pas : { $colour } ; les couleurs sont R Y G B
direction-unknown = le sens est clockwise ou counterclockwise, et non { $found }
choice-unknown = un choix est un de ceux-ci : { $kinds } ; et non { $found }
move-unknown = ce coup n'existe pas : { $words } ; les coups sont { $moves }
played-without = { $card } se joue sans { $rest }
assertion-missing = il manque une affirmation après `=`
assertion-unknown = cette affirmation n'existe pas : { $word }
reason-missing = il manque un motif : il faut ` : reason` à la fin

# Les positions.
position-needs = il faut une ligne `{ $word }` à une position
only-on-turn = `{ $word }` est pour la personne dont c'est le tour : { $name }
too-many-here = { $card } se trouve ici { $count } fois, mais { $most } fois dans le jeu
discard-empty = il faut une carte sur la défausse
no-card-held = { $name } n'a pas de carte : la manche serait finie

# Le hasard.
chance-expected = il faut ici `~ { $kind } …`
chance-missing = il manque une ligne `~` : on mélange ici, et le fichier n'a pas de `seed`
no-chance = rien n'est laissé au hasard ici
too-much-chance = aucun coup ne laisse plus de { $most } choses au hasard
lot-impossible = le sort ne peut pas tomber sur { $name }, seulement sur { $names }
shuffle-differs = ce ne sont pas les { $count } cartes qui ont été mélangées : il manque { $missing } ; en trop : { $extra }
round-misplaced = `round N` va dans une position, avant le premier coup
dealer-missing = pour la donne suivante, il faut une ligne `dealer` dans la position

# Ce qui n'est pas juste.
does-not-hold = { $statement }: attendu : { $expected }, trouvé : { $found }
legal-move = un coup permis
move-to-succeed = un coup qui réussit
round-to-begin = le début d'une manche
round-not-over = la manche n'est pas finie
match-over-already = la partie est finie
refused-because = refusé ({ $reason })
failed-because = raté ({ $reason })

# Leçons.
lesson-in-step = étape { $step } : { $reason }
lesson-last-waits = la dernière étape est l'adieu et n'attend rien ; enlève until
lesson-no-command = à une table de { $game }, pas de commande { $command } ; outre les commandes, until peut être move ou draft
lesson-no-card = { $card } n'est pas une carte de { $game }
lesson-card-alone = card va avec une commande attendue
lesson-sets-alone = sets va avec until = "draft", qui en a besoin
lesson-farewell-front = l'adieu vaut partout ; enlève front
lesson-no-front = front est un de { $fronts }, pas { $front }
lesson-no-line-left = dans { $file }, il ne reste pas de ligne de { $name } qu'elle puisse attendre
lesson-no-step-waits = aucune étape de { $file } n'attend cette ligne (front { $front })
lesson-no-text = il n'y a pas de texte { $text } dans { $file }
lesson-literal-key = { $text } nomme une touche telle quelle : { $key } ; écris plutôt la fonction KEY avec la commande
lesson-no-description = il manque une .description à { $text }
lesson-no-steps = pas une étape de leçon ; regarde { $words }
lesson-empty = une leçon a au moins une étape, qui commence par [[step]]
lesson-table-fails = cette ligne n'est pas juste
lesson-one-round = une leçon a une manche, et round ne peut pas être ici
lessons-misshapen = il n'est pas dit quelle étape de quelle leçon
lesson-holds =
    { $count ->
        [one] juste, { $count } étape
       *[other] juste, { $count } étapes
    }
