# La ligne de commande : son aide, ce qui n'y va pas, et ce que les commandes écrivent. Options, commandes et identifiants restent tels quels.

# L'aide.
help-program = Une table de cartes qui parle. Sans commande, elle commence par le menu.
help-epilog = Les touches dans le programme : F1 ou ? pour la liste des touches.
help-usage = usage : { $line }
help-heading = { $heading } :
help-commands = commandes
help-words = mots
help-options = options
help-entry = { $name } : { $about }
help-shown = montrer cette aide
help-examples = exemples :
help-version = afficher la version
help-play = s'asseoir tout de suite à une nouvelle table
help-check = voir si des fichiers de table, des leçons ou tout un jeu sont justes
help-replay = parcourir un enregistrement pas à pas
help-arena = faire jouer des robots contre des robots
help-voices = essayer chaque voix, et comment obtenir celles qui manquent
help-doctor = examiner tout ce qu'il faut pour jouer
help-keys = énumérer toutes les touches
help-statistics = résultats des parties terminées
help-game = le jeu : { $games }, ou celui d'un autre paquet
help-players = combien sont à la table, toi compris
help-seats = qui est à la table, comme Ana,Ben,Cleo
help-bots = les robots : un niveau pour tous sauf toi, ou avec --seats ceux des dernières places, comme easy,normal,hard ; ou none
help-rules = les options du jeu, comme response,limit=300
help-preset = une table enregistrée sous un nom : son jeu, ses places et ses règles
help-seed = distribuer encore les mêmes cartes
help-practice = une table d'entraînement : reprendre des coups, rien ne compte
help-deal = une table d'entraînement avec la donne de ce numéro
help-position = une table d'entraînement qui continue un fichier de table
help-open-hands = une table d'entraînement où toutes les cartes sont ouvertes
help-mode = qui parle : le programme, ton lecteur d'écran, personne
help-linear = ligne par ligne, sans rien redessiner
help-language = anglais, allemand ou français
help-look = l'écran : des cartes, ce qui est dit, une carte par ligne, une ligne qui reste
help-pace = combien de temps les robots attendent ; wait : jusqu'à ta touche
help-voice = la voix qui parle, ou none
help-keymap = des touches fournies, ou un fichier
help-transcript = écrire dans un fichier tout ce qui est dit, en lignes JSON
help-levels = un par place : easy, normal, hard (sinon : hard normal)
help-rounds = combien de manches (sinon 400)
help-rounds-seed = encore les mêmes manches (sinon 1)
help-output = ajouter chaque manche à un fichier, une ligne de JSON chacune
help-no-keys = ne pas demander de touches
help-scheduler = jouer sur une grappe Dask, par exemple tcp://192.0.2.1:8786
help-help = montrer l'aide du programme ou d'une commande
help-about = une commande ; sans elle, toutes

# Des exemples dans l'aide.
example-menu = le menu
example-rummy = une table d'UNO Rummy
example-help-play = tout sur une commande
example-one-bot = UNO Rummy contre un robot fort
example-play-rules = UNO avec réponses, jusqu'à 300 points
example-shared = Ana et Ben au même clavier, et un robot
example-daily = la donne du jour d'UNO
example-daily-maumau = la donne du jour de Maumau
example-lessons = toutes les leçons
example-lesson = la leçon d'UNO sur le bluff
example-check = si un fichier de table est juste
example-check-two = deux fichiers, en allemand
example-replay = un enregistrement, pas à pas
example-replay-linear = pareil, ligne par ligne
example-arena = deux robots, 1000 manches
example-arena-teams = deux équipes de deux robots
example-arena-output = chaque manche dans un fichier
example-doctor = ce qu'il faut pour jouer, et si tes touches arrivent
example-doctor-alone = pareil, sans touches
example-voices = toutes les voix, l'une après l'autre
example-voices-french = pareil en français
example-keys = tes touches
example-keys-left = les touches pour la main gauche
example-statistics = tes parties terminées
example-statistics-linear = pareil en lignes simples
example-help = toutes les commandes

# Ce qui tient lieu des mots à donner.
metavar-command = COMMANDE
metavar-game = JEU
metavar-name = NOM
metavar-names = NOMS
metavar-level = NIVEAU
metavar-levels = NIVEAUX
metavar-rules = RÈGLES
metavar-file = FICHIER
metavar-options = OPTIONS
metavar-address = ADRESSE

# Ce qui ne va pas.
use-wrong = { $program }: { $message } Voir { $program } --help.
command-unknown = il n'y a pas de commande { $command }
argument-unknown = il n'y a pas d'option { $option }
argument-elsewhere = { $option } va avec { $commands }
value-unknown = { $option } : valeur inconnue { $value }
argument-extra = { $value } est de trop ici
argument-rules = { $value } : les règles maison suivent --rules, par exemple --rules { $rules }
argument-missing = il manque : { $value }
option-ambiguous = { $option } est ambigu ; choix possibles : { $matches }
value-missing = il manque une valeur après { $option }
value-extra = { $option } ne prend pas de valeur ; { $value } est de trop
value-no-number = { $option } : { $value } n'est pas un nombre entier
unusable = { $file }: inutilisable : { $reason }
the-output = la sortie
cannot-be-written = écriture impossible : { $reason }
file-name-unusable = { $name } n'est pas un nom de fichier sous Windows ; choisis-en un autre
voice-unknown = voix inconnue : { $voice }
voice-contradicts-mode = --voice { $voice } contredit --mode { $mode }, où le programme ne parle pas
rules-with-comma = dans --rules, il y a une virgule sans règle à côté
rule-dragged = { $program }: { $rule } est activé aussi, car une autre règle en a besoin
preset-contradicts = --preset contredit { $option } : un modèle dit tout cela lui-même
position-contradicts = --position contredit { $option } : un fichier de table dit tout cela lui-même
deal-unknown = --deal est un nombre de 1 à { $highest }, pas { $deal }
preset-unknown = modèle inconnu : { $preset }
preset-unsaved = modèle inconnu : { $preset } ; aucun modèle n'est encore enregistré
level-unknown = niveau inconnu : { $level }
without-name = sans nom
players-contradict-seats = --players { $count } contredit --seats, qui en nomme { $seats }
too-many-bots = --bots nomme { $bots } robots, mais il y a { $seats } places, et l'une est à une personne
rounds-too-few = il faut jouer une manche au moins
arena-seats = { $reason } ; nomme le niveau de chaque robot : { $example }
arena-broken = { $reason } ; manches jouées : { $done } sur { $rounds }
arena-process-lost = un des processus qui jouent les manches s'est arrêté
arena-no-processes = les manches ne peuvent pas être réparties entre des processus : { $reason }
cluster-not-installed = pour jouer sur une grappe, il manque un paquet : { $command }
cluster-no-scheduler = aucun ordonnanceur ne répond à { $address }
cluster-no-workers = l'ordonnanceur de { $address } n'a aucun ouvrier
cluster-workers-die = des ouvriers de { $address } ont échoué plusieurs fois sur les mêmes manches
cluster-lost = l'ordonnanceur de { $address } est perdu
cluster-no-program = l'ouvrier { $worker } de { $address } n'a pas uno-tui : installe-le là-bas aussi
cluster-worker-fails = l'ouvrier { $worker } de { $address } est inutilisable ({ $error })
cluster-no-game = l'ouvrier { $worker } de { $address } n'a pas ce jeu : installe-le là-bas aussi
cluster-other-version = l'ouvrier { $worker } de { $address } a une autre version de uno-tui que { $version }

# Ce que les commandes écrivent.
progress-done = { $done } sur { $count }
progress-speed = { $number }/s
progress-left = encore { $time }
progress-files = fichiers
progress-rounds = manches
progress-tables = tables
per-cent = { $number } %
arena-played = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} { DE($game) }, { $moves } coups par manche, graine { $seed }
arena-share = place { $seat } { $level } : { $share } des manches gagnées (sûr à 95 % : de { $low } à { $high })
arena-note = Au moins et au plus : sûr à 95 %.
arena-speed = Joué en { $seconds } s, { $rounds } manches par seconde
column-seat = place
column-level = niveau
column-won-rounds = gagné
column-at-least = au moins
column-at-most = au plus
help-lesson = énumérer les leçons, ou en commencer une
help-lesson-name = une leçon, comme keys ou uno/bluff ; sans elle, toutes sont énumérées
help-daily = la donne du jour : une manche, les mêmes cartes pour tous
help-daily-game = le jeu : { $games }
daily-not-of-plugin = { $game } n'a pas de donne du jour ; seuls ces jeux en ont une : { $games }
use-lesson-ambiguous = plusieurs leçons s'appellent { $name } : { $names } ; nomme aussi le jeu
use-lesson-unknown = il n'y a pas de leçon { $name }
use-lesson-list = { $fault } ; uno-tui lesson les énumère

# La commande `host`.
help-host = ouvrir une partie à des amis, qui viennent par ssh
help-host-seats = tous les joueurs : ceux d'ici, les amis, les robots
help-here = combien jouent à ce clavier (sinon 1)
help-host-bots = robots aux dernières places, qu'aucun ami ne prend, par exemple easy,hard
help-listen = où viennent les amis, par exemple 192.168.1.5:8022 (sinon toutes les adresses, port 8022)
help-guests = combien d'amis peuvent venir d'une même adresse (sinon 3)
help-onlookers = laisser regarder les amis pour qui aucune place n'est libre
metavar-listen = ADRESSE
example-host = une partie pour des amis
example-host-seats = deux amis au plus et un robot facile
example-host-here = UNO Rummy avec deux personnes à ce clavier
lesson-begin-so = Pour en commencer une : uno-tui lesson { $example }
