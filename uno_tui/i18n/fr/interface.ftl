# Démarrage et menus.
menu-title = Menu
menu-resume = Reprendre la partie : { $table }
table-with = { $game } avec { $names }
menu-others = Une autre partie en cours
menu-new = Commencer une partie à { $count } : { $game }
menu-back = Retour à la table
menu-abandon = Abandonner cette partie
menu-rules = Règles : { $game }
menu-settings = Réglages
menu-keys = Touches
menu-voices = Voix, et comment en obtenir une
menu-quit = Quitter
goodbye-saved = Au revoir. La partie est enregistrée.
goodbye = Au revoir.
goodbye-unsaved = Au revoir. Rien n'a pu être enregistré : { $reason }.
goodbye-game-unsaved = Au revoir. Les derniers coups de cette partie n'ont pas pu être enregistrés : { $reason }.
goodbye-game-lost = Au revoir. Cette partie n'a pas pu être enregistrée : { $reason }.
settings-were-unsaved = Tes réglages n'ont pas pu être enregistrés : { $reason }.
unsaved-all = Rien ne sera enregistré : { $reason }. Tu peux jouer quand même.
unsaved-tables = Les parties ne seront pas enregistrées : { $reason }. Tu peux jouer quand même.
unsaved-settings = Les réglages ne seront pas enregistrés : { $reason }. Tu peux jouer quand même.
defaults-apply = { $path } est illisible : { $reason }. Les valeurs par défaut s'appliquent ; les changements ne sont pas enregistrés.
home-unknown = cet utilisateur n'a pas de dossier personnel
file-edited = { $path } a été modifié par un autre programme ; cette version reste.
file-restored = { $path } a été effacé ou modifié par un autre programme ; le fichier est enregistré de nouveau.
file-restored-beside = { $path } a été modifié par un autre programme ; le fichier est enregistré de nouveau, l'autre version est { $other }.
welcome = Bienvenue à la table de cartes.
first-table = { verb-type-first }{ KEY("help") } pour la liste des touches.
hand-over = { $name }, appuie sur Entrée.
read-then-hand-over = Quand tu as fini, appuie sur Entrée : ce sera à { $name }.
hands-stay = Rien ne peut être effacé ici : ce que l'un de vous lit reste lisible plus haut. Vos cartes ne s'écrivent que sur demande : { $word }.
hand-title = Main
hand-hidden = La main est cachée.
place-help = Quelles touches servent ici ?
place-help-help = Quelles touches servent dans cette aide ?
value-change = changer la valeur d'une ligne
value-next = passer à la valeur suivante
value-before = passer à la valeur précédente
place-rules = Règles
rule-heading = « { $title } »
place-rules-in-force = Les règles en vigueur
place-settings = Réglages
place-history = Messages
place-voices = Voix
place-synthesis-voice = Voix de la synthèse
place-others-voice = Voix pour ce que font les autres
list-lowest = { $title }. { KEY("quit") } pour quitter. { $line }
list-empty = Il n'y a rien ici.
table-unreadable = La partie en cours est illisible : { $reason }
practice-not-begun = Impossible de s'entraîner à partir de cette partie : { $reason }
position-copied = La position, avec toutes les cartes, est dans le fichier { $path }.
file-trouble = Impossible d'écrire { $path } : { $reason }.

# Modes.
mode-voice = Le programme parle
mode-reader = Ton lecteur d'écran ou ta plage braille lit
mode-silent = Personne ne parle
mode-ask = Comment veux-tu entendre le jeu ? V : le programme parle. R : ton lecteur d'écran lit. S : silence. Échap : plus tard.
mode-ask-again = Tape V, R ou S, puis Entrée. V : le programme parle. R : ton lecteur d'écran lit. S : silence. Tape quitte pour fermer.
mode-ask-reader-found =
    { $count ->
        [one] { $reader } semble être actif.
       *[other] { $reader } semblent être actifs.
    }
mode-line = { $mode }, { $why }. F5 ou Maj+S pour changer.
mode-line-linear = { $mode }, { $why }. Tape réglages pour changer.
mode-because-flag = comme demandé au lancement
mode-because-environment = comme le dit { $variable }
mode-because-settings = comme tu l'as choisi
mode-because-default = faute d'autre choix

# Looks.
look-said = ce qui est dit, ligne après ligne
look-lines = une carte par ligne
look-still = une ligne qui ne change jamais
look-cards = cartes sur une table
look-auto = automatique
look-now-said = L'écran montre ce qui est dit, ligne après ligne.
look-now-lines = L'écran montre la table, une carte par ligne.
look-now-still = L'écran ne bouge plus.
look-now-cards = L'écran montre des cartes sur une table.
caret-auto = automatique
caret-behind = derrière
caret-first = sur sa première lettre
look-still-line = Le programme parle ; cet écran ne bouge pas. { KEY("look") } pour voir la table.
setting-look = Écran : { $value }
    .description = Ce qui est à l'écran ; { KEY("look") } pour changer un moment. Lecteurs d'écran : ce qui est dit, rien d'autre.
setting-caret = Place du curseur : { $value }
    .description = Orca et NVDA lisent ce qui finit au curseur. Une plage braille commence là où il est.
mode-because-pipe = car ceci n'est pas un terminal

# Réglages.
setting-mode = Qui parle : { $value }
    .description = Un seul parle : ce programme, ton propre lecteur, ou personne.
setting-language = Langue : { $value }
    .description = La langue de tout ce qui est dit et montré.
setting-voice = Voix : { $value }
    .description = La voix avec laquelle le programme parle, quand il parle.
setting-rate = Vitesse : { $value }
    .description = La vitesse de cette voix, de -100 à 100.
setting-rate-none = Vitesse : à régler dans la voix elle-même
setting-pitch = Hauteur : { $value }
    .description = La hauteur de cette voix, de -100 à 100.
setting-volume = Volume : { $value }
    .description = Le volume de cette voix, de -100 à 100 ; à 0, celui qui est réglé sur cet ordinateur.
setting-synthesis_voice = Voix de la synthèse : { $value }
    .description = Laquelle de ses propres voix parle. Entrée pour la liste.
setting-others_pitch = Hauteur pour ce que font les autres : { $value }
    .description = De combien ce que font les autres est dit plus haut ou plus bas ; 0 : aucune différence.
setting-others_voice = Voix pour ce que font les autres : { $value }
    .description = Une seconde voix dit ce que font les autres, la première le reste. Entrée pour la liste.
setting-calibration = Quand la voix a fini : { $value }
    .description = Cette voix ne signale pas sa fin : Entrée pour mesurer, que les robots attendent ; Retour arrière pour oublier.
calibration-estimated = estimation
calibration-measured = estimation, selon ta mesure
calibration-ask = Appuie sur Entrée dès que j'ai fini. Entre-temps, sept cartes sont sur la table. Personne n'a encore dit Uno, et ce sera bientôt de nouveau à toi.
calibration-done = C'est mesuré. Désormais, les robots attendent le temps qu'il faut à cette voix.
others-sample = Voici comment tu entends ce que font les autres.
value-usual = sa voix habituelle
value-same = la même
voice-chosen = { $voice }, choisie
voices-unnamed = Cette synthèse ne nomme aucune voix.
setting-verbosity = Niveau de détail : { $value }
    .description = Ce qui est dit de la partie : bref, normal ou complet.
    .less = concis, plus concis, plus bref, moins bavard, moins de bavardage, moins de détails
    .more = bavard, plus bavard, plus complet, plus de détails
setting-pace = Rythme des robots : { $value }
    .description = Temps d'attente des robots avant de jouer. Avec m'attendre, jusqu'à ce que tu appuies sur { KEY("go_on") }.
    .less = plus lent, plus lents, plus lentement, moins vite
    .more = plus rapide, plus rapides, plus vite
setting-name = Ton nom aux nouvelles tables : { $value }
    .description = Le nom que les autres voient et entendent, et celui des parties gardées.
setting-players = Joueurs à une nouvelle table : { $value }
    .description = Le nombre de joueurs quand le menu commence une partie.
setting-bots = Niveau des robots aux nouvelles tables : { $value }
    .description = La force des robots.
    .less = plus facile, plus faciles, plus faible, plus faibles, moins fort, moins forts
    .more = plus difficile, plus difficiles, plus fort, plus forts, meilleur, meilleurs
setting-keymap = Touches : { $value }
    .description = Quel jeu de touches fourni est utilisé ; tes propres changements restent.
keymap-default = standard
keymap-left-hand = main gauche
menu-pieces = Ce qui est dit des cartes et sur les touches
place-pieces = Ce qui est dit, et dans quel ordre
piece-place = place { $place }
piece-how = Chaque partie a sa place, ou n'est pas dite. Valeur suivante : une place plus loin ; précédente : plus tôt.
piece-last = Rien d'autre ne serait dit : cela reste.
setting-says_where = Dire la carte où tu es quand ton tour commence : { $value }
    .description = Aussi après ton coup, et quand une question ou une liste est fermée.
setting-announcements = Ligne d'annonces aussi quand le programme parle : { $value }
    .description = Ce qui est dit figure aussi en bas de l'écran.
setting-slips_are_free = Maladresses hors tour gratuites : { $value }
    .description = Une carte choisie hors tour par erreur ne coûte rien. Si tu joues seul, le programme demande avant de tricher.
setting-second_look = Coups à revoir : { $value }
    .description = Après une manche, tu apprends lesquels de tes coups sont à revoir, trois au plus.
value-on = oui
value-off = non
value-first = la meilleure disponible
verbosity-terse = bref
verbosity-normal = normal
verbosity-full = complet
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-wait = m'attendre
level-easy = facile
level-normal = moyen
level-hard = fort

# Voix.
voices-testing = Chaque voix dit une phrase d'essai.
voices-only-started = Aucune voix ne parle maintenant : on vérifie seulement lesquelles sont là.
voices-test = Voici la voix { $voice }.
voices-there = { $voice } : présente, elle a parlé.
voices-started = { $voice } : présente.
voices-missing = { $voice } : absente. { $reason }
voices-get = Pour l'obtenir : { $how }
voices-none = Aucune voix ne peut parler ici.
voices-spoke = Elle a parlé.
voices-reports = Elle signale quand elle a fini.
voices-estimated = Sa fin est estimée.
voices-measured = Sa fin est estimée, selon ta mesure.
voice-silent = Elle ne répond pas.
voice-ended = Elle s'est arrêtée tout de suite.
voice-died = Elle s'est arrêtée en parlant.
voice-failed = Elle n'a pas pu dire la phrase.
voice-not-installed = Elle n'est pas installée.
voice-not-there = Elle n'est pas sur cet ordinateur.
voice-not-running = Elle n'est pas lancée.
voice-not-allowed = Dans l'Utilitaire VoiceOver, Général, son contrôle par AppleScript n'est pas autorisé.
voice-not-started = Elle ne démarre pas.
voice-asleep = Elle est ici en mode veille.
voice-library-fails = Elle échoue. Sa bibliothèque dit : « { $words } »
voice-finds-none = Elle ne trouve rien pour parler. Sa bibliothèque dit : « { $words } »
voice-no-device = Elle ne trouve aucun périphérique audio. Sa bibliothèque dit : « { $words } »
voice-no-process = Son processus ne peut pas être lancé : { $reason }.
voice-no-program = Le programme { $program } n'est pas installé.
voice-no-package = Le paquet Python { $package } manque.
voice-no-sockets = Speech Dispatcher n'est pas joignable sur ce système.
voice-no-synthesizer = Speech Dispatcher n'a aucune synthèse.
voice-address-without-port = SPEECHD_ADDRESS ne nomme aucun port : { $named }
voice-address-unknown = SPEECHD_ADDRESS ne se comprend pas : { $named }
voice-silent-at = Speech Dispatcher ne répond pas à { $where } : { $reason }.
voice-refuses = Speech Dispatcher refuse : « { $words } »
voice-closed = Speech Dispatcher a fermé la connexion.
voice-help-nvda = lance NVDA. Pour qu'il ne lise pas aussi l'écran, désactive l'annonce des changements dynamiques avec NVDA+5.
voice-help-jaws = lance JAWS.
voice-help-system-access = lance System Access.
voice-help-window-eyes = lance Window-Eyes.
voice-help-dolphin = lance le lecteur d'écran Dolphin.
voice-help-pc-talker = lance PC-Talker.
voice-help-sapi5 = Windows parle de lui-même ; une voix SAPI 5 doit être installée dans Paramètres, Heure et langue, Voix.
voice-help-voiceover = lance VoiceOver et permets son contrôle par AppleScript dans l'Utilitaire VoiceOver, Général. Donne au terminal l'autorisation Automatisation dans Réglages Système, Confidentialité.
voice-help-say = elle fait partie de macOS.
voice-help-speech-dispatcher = installe les paquets speech-dispatcher, speech-dispatcher-espeak-ng et espeak-ng, puis essaie spd-say bonjour.
voice-help-ao2-speechd = il lui faut les mêmes paquets que speech-dispatcher, et le paquet Python speechd-unofficial.
voice-help-espeak-ng = installe le paquet espeak-ng.
voice-help-prism = { $form ->
    [checkout] démarre avec l'extra : uv run --extra prism uno-tui.
    [folder] décompresse le téléchargement uno-tui-voice-prism pour ton système par-dessus le dossier du programme.
   *[installed] installe le programme avec l'extra, par exemple par uv tool install "uno-tui[prism]".
}
voice-help-espeak = { $form ->
    [checkout] démarre avec l'extra : uv run --extra espeak uno-tui.
    [folder] décompresse le téléchargement uno-tui-voice-espeak pour ton système par-dessus le dossier du programme.
   *[installed] installe le programme avec l'extra, par exemple par uv tool install "uno-tui[espeak]".
} Il n'a besoin de rien d'autre.
voices-sounds = Sons
voices-sounds-there = Sons : présents, l'un d'eux a été joué.
voices-sounds-missing = Sons : absents. { $reason }
voices-sounds-get = Pour les obtenir : { $how }
voices-sounded = L'un d'eux a été joué.
sound-why-library = Ce qui les joue n'est pas installé.
sound-why-device = Aucun périphérique audio n'a été trouvé.
sound-why-busy = Le périphérique audio est occupé.
sound-why-silent = Le périphérique audio ne répond pas.
sound-why-ended = Ce qui les joue s'est arrêté tout de suite.
sound-why-unknown = Ce qui les joue échoue. Sa bibliothèque dit : « { $words } »
sound-help-library = installe le paquet Python just-playback, par exemple avec uv pip install just-playback.
sound-help-device = branche des haut-parleurs ou un casque, et consulte les réglages audio du système. Sous Linux, PipeWire ou PulseAudio doit être lancé.
sound-help-busy = ferme le programme qui garde le périphérique audio pour lui. Sous Linux, lance PipeWire ou PulseAudio, ou rejoins le groupe audio.
sound-help-silent = consulte les réglages audio du système, ou redémarre l'ordinateur. Sous Linux, relance PipeWire ou PulseAudio.
sound-help-ended = relance le programme. Le journal en dit plus.
sound-help-unknown = consulte les réglages audio du système. Le journal en dit plus.

# La table ligne par ligne.
linear-prompt = Commande :
linear-interrupt = Encore une fois Ctrl+C pour quitter.
suspend-impossible = Impossible de suspendre : aucun shell n'a lancé le programme. { verb-type-first }{ KEY("quit") } pour quitter.
linear-no-picture = Ligne par ligne, il n'y a pas d'écran à enregistrer.
picture-none = Pas d'image avec cet écran. { KEY("look") } pour en changer.
picture-saved = Image enregistrée : { $path }. Sa description en mots est à côté.
picture-saved-twice = Image enregistrée : { $path }, et la même en PNG. Sa description en mots est à côté.
picture-elsewhere = Aucune image ne peut être enregistrée ici : le fichier serait sur un autre ordinateur.
linear-no-look = Pas d'autre écran : la table va ligne par ligne.
linear-help = Pour jouer, tape un numéro. Pour le reste, tape aide.
linear-unknown = Commande inconnue : « { $word } ». Tape aide pour la liste.
linear-saves-itself = Chaque coup est enregistré aussitôt. Tape { $quit } pour arrêter ; la prochaine fois, le menu reprend ici.
linear-to-menu = Entrée pour le menu.
linear-at-table = Tu es à la table. Tape menu pour le reste.
linear-hidden = { $name } garde ses cartes cachées.
bots-here =
    { $count ->
        [0] Il n'y a aucun robot à cette table.
        [1] { $names } est un robot.
       *[other] { $names } sont des robots.
    }
linear-no-number = Pas de numéro { $number } ici.
linear-which-card-for = Quelle carte ? Tape son numéro ou son nom.
linear-not-laid = Pas posé à ce tour : { CARD($card, form: "bare") }.
linear-nothing-happened = Rien ne s'est passé depuis ton dernier tour.
linear-nothing-about = { $name } n'a encore rien fait.
linear-not-played = Pas parmi les derniers coups : { $card }.
linear-you-not-called = Tu ne l'as pas dit.
linear-not-called = { $name } ne l'a pas encore dit.
linear-need-not-call = { $name } a { $count } cartes et n'a rien à dire.
linear-no-such-set = Cette combinaison n'est pas là. { $top } les lit avec leurs numéros.
linear-why-unknown = Ce qui s'est passé en dernier :
linear-help-capitals = Maj et une lettre : tape la majuscule.
linear-more-in-chapter = La suite : tape { $rules } { $chapter }.
linear-more-clauses =
    { $count ->
        [1] Un autre article en parle : { $typed }.
       *[other] { $count } autres articles en parlent : { $typed }.
    }
linear-no-number-at = Pas de numéro { $number } ici. Ici : { $zone } ; tape { $word } pour revenir aux tiens.
linear-which-card = Quelle carte ? Tape son numéro, par exemple { $number } : { $card }.
linear-item = { $number }, { $text }
linear-item-apart = numéro { $number }, { $text }
linear-more =
    { $count ->
        [1] Encore une ligne. Entrée pour la suite, un mot pour arrêter.
       *[other] Encore { $count } lignes. Entrée pour la suite, un mot pour arrêter.
    }
no-such-card =
    { $count ->
        [0] Il n'y a pas de cartes ici.
       *[other] Pas de numéro { $number } ici, seulement { $count }.
    }
no-such-message =
    { $count ->
        [0] { history-empty }
        [one] Pas de message { $number }, seulement 1.
       *[other] Pas de message { $number }, seulement { $count }.
    }
message-copied = Copié, si le terminal le permet.
replay-end = L'enregistrement s'arrête ici.
replay-start = C'est le début.
replay-help = Entrée : étape suivante. b : étape précédente. Un nom : son point de vue ; personne : celui d'un spectateur. second regard : coups à revoir. jouer d'ici : une table d'entraînement. q : quitter.
replay-nobody = personne
replay-unknown = « { $word } » n'est pas compris ici : Entrée pour continuer, aide pour le reste.
value-yes = Oui
value-no = Non
value-match_end-limit = à une limite de points
value-match_end-rounds = après un nombre de manches
menu-practice = Continuer l'entraînement : { $practised }
menu-table = Nouvelle table : jeu, joueurs, règles
menu-replay = Revoir une partie
menu-remarks = Coups à revoir de la dernière manche
menu-statistics = Statistiques
abandon-sure = Abandonner cette partie pour de bon ?
new-sure = Une partie n'est pas finie ; elle reste enregistrée. En commencer une autre ?
new-sure-unsaved = Commencer une autre partie ? Celle-ci n'est pas enregistrée et s'arrête ici.
place-table = Nouvelle table
heading-screen = Écran
heading-play = Robots, tables et touches
heading-cards = Ce qui est dit des cartes
heading-presets = Modèles
heading-seats = Qui est à la table
heading-practice = Entraînement et conseils
heading-rules = Règles
place-replay = Quelle partie ?
place-remarks = Quel coup ?
place-remarks-whose = Les coups de qui ?
place-others = Quelle partie ?
place-statistics = Statistiques
table-start = Commencer
table-game = Jeu : { $game }
table-seat = Place { $number } : { $name }, { $player }
table-name = Nom à la place { $number } : { $name }
table-more = Une place de plus
table-fewer = Une place de moins
table-advice = Conseils à plusieurs
    .description = Permettre les conseils à une table de plusieurs personnes.
table-practice = Table d'entraînement
    .description = On peut reprendre des coups, et rien ne compte pour les statistiques.
practice-no = Non
practice-bots = Oui, contre les autres
practice-alone = Oui, je joue pour tous, cartes ouvertes
table-open-hands = Cartes de tous ouvertes
    .description = Lire aussi les cartes des autres : { verb-type }{ KEY("read_counts") } pour les entendre.
table-deal = Numéro de la donne
    .description = Mêmes numéro, jeu, places et règles : mêmes cartes, pour d'autres aussi.
deal-any = n'importe lequel
ask-deal =
    { FRONT() ->
       *[screen] Numéro de la donne, de 1 à { $high } ? 0 pour n'importe lequel.
        [lines] Numéro de la donne, de 1 à { $high } ? 0 pour n'importe lequel. Une ligne vide garde
    }
table-from-file = S'entraîner à partir d'un fichier de table
    .description = L'entraînement commence par la position d'un fichier, ou à la fin d'un enregistrement ; tout coup peut être repris.
ask-table-file = Chemin du fichier de table ?
table-option = { $option } : { $value }
table-wish-unclear = Pas compris : { $words }. Choisis ici, puis commence.
table-dragged =
    { $on ->
        [yes] Cela active aussi : { $list }.
       *[no] Cela désactive aussi : { $list }.
    }
table-save = Enregistrer ces choix comme modèle
table-use = Prendre le modèle { $name }
table-forget = Supprimer le modèle { $name }
table-saved = Le modèle { $name } est enregistré.
left-as-it-was = Rien n'a changé.
table-forget-sure = Vraiment supprimer le modèle { $name } ?
table-replaces = Le modèle { $name } existe déjà. Le même nom encore une fois le remplace ; sinon, donne un autre nom.
table-people = { $names } jouent à cet ordinateur.
table-forgotten = Le modèle { $name } est supprimé.
table-used = Le modèle { $name } est en place.
table-vanished = Le modèle { $name } n'existe plus.
table-seats-range = { $game }, nombre de joueurs : { $counts }.
table-person-needed = Il faut au moins une personne.
player-person = une personne
player-self = toi
player-easy = un robot facile
player-normal = un robot moyen
player-hard = un robot fort
ask-name =
    { FRONT() ->
       *[screen] Nom ?
        [lines] Nom ? Une ligne vide garde
    }
ask-preset =
    { FRONT() ->
       *[screen] Nom du modèle ?
        [lines] Nom du modèle ? Une ligne vide annule.
    }
ask-number =
    { FRONT() ->
       *[screen] { $option }, de { $low } à { $high } ?
        [lines] { $option }, de { $low } à { $high } ? Une ligne vide garde
    }
typing-help = Tape, puis Entrée. Échap, ou Entrée sans un mot, pour annuler.
typing-empty = vide
paste-nowhere = Rien ne se colle ici.
typed-deleted = { $letter } effacé
name-bad = Ce nom n'est pas possible : { $reason }
name-not-short = il faut au moins deux lettres.
name-not-long = il peut avoir { $most } lettres au plus.
name-not-blank = il doit être un seul mot.
name-not-sign = il commence par une lettre ; puis des lettres, chiffres, traits d'union et apostrophes.
name-not-card = { $name } est une carte.
name-not-word = { $name } veut dire autre chose à la table.
name-not-twice = quelqu'un s'appelle déjà { $name }.
number-bad = Ce n'est pas un nombre de { $low } à { $high }.
number-edge = { $option } va de { $low } à { $high }, pas plus loin.
explain-none = Rien à ajouter.
back-none = Il n'y a pas de valeur précédente ici.
list-opened = { $title }, { $count } lignes.
list-opened-headings = { $title }, { $count } lignes. { KEY("next_heading") } : titre suivant.
list-asked = { $title } { $count } lignes.
letter-none =
    { $closes ->
        [yes] Aucune ligne ne commence par { $letter }. { KEY("stop") } ferme la liste.
       *[no] Aucune ligne ne commence par { $letter }.
    }
letter-next = ligne suivante qui commence par { $letter }
ask-find = Chercher quels mots ?
find-none = Aucune ligne ici ne contient ces mots : { $words }.
headings-none = Il n'y a pas de titres ici.
replay-seat = Comme { $name } l'a vu : tu es { $name }
replay-onlooker = Comme un spectateur le voit
replay-ask-seat = Le point de vue de qui ?
replay-nothing = Rien à entendre ici.
replay-hand = Main : { $cards }
replay-remark = Manche { $round }. { $told }
replay-remarks-none = Aucun coup { DE($name) } n'est à revoir.
replay-look-back = Coups à revoir
replay-play-from-here = Jouer à partir d'ici
replay-none = Il n'y a aucune partie à revoir.
replay-table =
    { $practice ->
        [no] { $when } : { $game }, { $names }
        [none] { $when } : { $game }, table d'entraînement, { $names }
       *[other] { $when } : { $game }, table d'entraînement, donne { $practice }, { $names }
    }
unfinished-table = { $table }, commencée { $when }
statistics-counting = Décompte : { $done } sur { $all } tables.
statistics-none = Aucune partie n'est encore terminée.
statistics-line =
    { $matches ->
        [1] { $game } : une partie terminée ; gagnées par une personne : { $won }.
       *[other] { $game } : { $matches } parties terminées ; gagnées par une personne : { $won }.
    }
statistics-name =
    { $won ->
        [one] { $name } : { $won } victoire sur { $matches }
       *[other] { $name } : { $won } victoires sur { $matches }
    }
statistics-games = Tous les jeux
statistics-people = Tout le monde
statistics-lessons = Leçons
statistics-kind =
    { $won ->
        [one] { $kind } : { $won } victoire sur { $matches }.
       *[other] { $kind } : { $won } victoires sur { $matches }.
    }
statistics-against-easy = Contre des robots faciles
statistics-against-normal = Contre des robots moyens
statistics-against-hard = Contre des robots forts
statistics-against-mixed = Contre des robots de plusieurs niveaux
statistics-against-people = Entre personnes
statistics-rules-default = Règles du jeu lui-même
statistics-rules-house = Règles maison
statistics-preset = Modèle { $name }
statistics-streaks = Victoires de suite : { $current } en ce moment, { $longest } au plus.
statistics-points = Points en moyenne : { $match } par partie, { $round } par manche.
statistics-course = Victoires sur les { $first } premières parties : { $first_won }. Sur les { $last } dernières : { $last_won }.
statistics-curve = Victoires au fil du temps
statistics-lesson = { $game } : leçons faites, { $done } sur { $all }.
linear-menu = Tape un numéro, aide pour le reste, retour pour quitter la liste.
linear-menu-first = Tape un numéro, aide pour le reste, quitte pour fermer le programme.
linear-list-again = { $title } Tape un numéro, ou une ligne vide pour la liste.
linear-menu-explain = i et un numéro, comme i 2, pour expliquer cette ligne.
linear-menu-value-before = Moins et un numéro, comme -2, pour la valeur précédente ; plus, comme +2, pour la suivante.
linear-menu-words = Au lieu du numéro, le premier mot d'une ligne suffit. Une ligne vide relit une liste ; dans le menu, elle prend le numéro 1. Tape quitte pour fermer le programme.
linear-nothing-chosen = Rien n'a été changé ici.
linear-lines-below = { $heading } de { $first } à { $last }.
linear-no-word = « { $word } » n'est pas compris ici : tape un numéro, ou aide.
linear-several-begin = Plusieurs lignes commencent par « { $word } » : tape un numéro.
nothing-to-resume = Aucune partie n'est commencée.
linear-clauses-found = { $count } articles des règles en parlent :
linear-many-clauses = { $count } articles des règles en parlent. Pour les lire, tape { $typed }.
linear-games = Les jeux : { $titles }. Tape un titre pour y jouer.
linear-how-to-play = { $lessons } : apprendre pas à pas. { $rules } : toutes les règles.
linear-voice-elsewhere = Vitesse et volume se règlent dans ton lecteur d'écran. Pour les robots : réglages, Rythme des robots.
linear-lines-near = « { $word } » n'est pas compris ici. Lignes proches :
linear-values = Au choix : { $values }.
linear-setting-named = { $setting }. Pour changer, tape { $typed }.
linear-setting-others = { $setting }. Autres : { $others }.
linear-next-none = Il n'y a pas de valeur suivante ici.
linear-list-changed =
    { $count ->
        [1] La liste a maintenant une ligne, avec un autre numéro ; une ligne vide la lit.
       *[other] La liste a maintenant { $count } lignes, avec d'autres numéros ; une ligne vide la lit.
    }
linear-nothing-behind = Rien derrière ce menu. Tape quitte pour fermer le programme.
linear-explain-none = { $text }. Rien à expliquer de plus.
linear-menu-enter = Entrée seule pour le numéro 1.
linear-describe = Tape une touche ou un mot, et je dis ce que cela fait.
linear-answer-itself = Tape la réponse elle-même.
linear-question-help =
    Tape { $numbers ->
        [yes] un numéro, ou le début d'une ligne
       *[no] le début d'une ligne
    } ; Entrée seule pour annuler. Tu peux encore demander ce qu'il y a sur la table.
linear-question = Réponds d'abord, ou Entrée pour annuler.
linear-no-answer = Il n'y a pas de réponse { $number } : choisis de 1 à { $count }.
mode-because-linear = parce que la table va ligne par ligne
menu-events = Ce qui est annoncé
menu-remap = Changer une touche
place-events = Ce qui est annoncé
place-remap = Changer une touche
ask-key = Appuie sur la nouvelle touche : { $what }. Échap pour annuler.
remap-how = Entrée, puis une autre touche, la change ; Retour arrière la rétablit.
key-refused-used = { $key } veut déjà dire : { $what }. Appuie sur une autre touche.
key-refused-reset = { $key } veut maintenant dire : { $what }. Rétablis d'abord cette commande.
key-refused-hard = Certains lecteurs d'écran gardent { $key } pour eux. Appuie sur une autre touche.
key-refused-same = Dans un terminal, { $key } est identique à une autre touche. Appuie sur une autre.
key-refused-taken = { $key } est réservée au terminal. Appuie sur une autre touche.
key-refused-rare = { $key } n'arrive pas dans tous les terminaux. Appuie sur une autre touche.
key-refused-unknown = { $key } n'est pas une touche utilisable. Appuie sur une autre.
event-play = Cartes jouées
event-draw = Cartes piochées
event-pass = Ceux qui passent
event-turn = À qui de jouer
event-direction = Changements de sens
event-shuffle = Mélanges
event-uno = Qui dit Uno
event-press = Qui a appuyé
setting-big_card = Carte choisie en grandes lettres : { $value }
    .description = Pour malvoyants : la carte choisie quand la table est en lignes, et la ligne choisie des listes. Sur l'écran des cartes, les cartes sont toujours grandes.
setting-marks = Marquer les cartes jouables : { $value }
    .description = Parmi les cartes, les jouables sont pleines et portent un signe ; les autres n'ont qu'un contour.
setting-picture_names = Noms sur les images enregistrées : { $value }
    .description = Si une image enregistrée montre les noms des joueurs.
setting-motion = Mouvement des cartes : { $value }
    .description = Une carte jouée ou piochée se déplace en trois courtes images. Les cartes distribuées apparaissent toutes en une seconde au plus. Jamais avec un lecteur d'écran, par ssh ou avec NO_MOTION.
motion-off = aucun
motion-little = un peu
setting-theme = Couleurs : { $value }
    .description = Les couleurs de l'écran. Les daltoniens les distinguent toutes, et chacune est toujours aussi un mot et un signe.
theme-dark = clair sur sombre
theme-light = sombre sur clair
theme-plain = noir et blanc
theme-pastel = cartes claires sur sombre
quit-how = { verb-type-first }{ KEY("quit") } pour quitter ; la partie est enregistrée.
quit-how-unsaved = { verb-type-first }{ KEY("quit") } pour quitter ; la partie n'est pas enregistrée.
answers-key = { $key } : { $text }
program-error =
    Une erreur du programme a mis fin à uno-tui. Tes parties sont enregistrées.{ $reported ->
        [yes] { " " }Détails : { $path }
       *[no] { "" }
    }
program-error-background =
    Une erreur du programme ; tu peux continuer à jouer.{ $saved ->
        [yes] { " " }La partie est enregistrée.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Détails : { $path }
       *[no] { "" }
    }
table-broken =
    Une erreur du programme a arrêté la partie.{ $saved ->
        [yes] { " " }Elle est enregistrée.
       *[no] { "" }
    }{ $reported ->
        [yes] { " " }Détails : { $path }
       *[no] { "" }
    }
record-moved = Un autre programme a effacé ou modifié le fichier de cette partie. Toute la partie est de nouveau enregistrée dans { $path }.
record-unsaved = À partir d'ici, cette partie n'est plus enregistrée : { $reason }. Tu peux continuer à jouer.
record-saved-again = Cette partie est de nouveau enregistrée, avec tous ses coups.
thinking-again = Les robots forts réfléchissent à nouveau.
thinking-fails = Les robots forts ne réfléchissent pas : leur programme d'aide ne démarre pas. Ils jouent comme des robots moyens.
table-stopped = Cette partie s'est arrêtée. Le menu permet de continuer.
counts-range = { $least } à { $most }
linear-only-like = { $card }, numéro { $number } ? Pour jouer, tape oui.
linear-cards-like = { $cards }. Tape un numéro.
linear-none-like = Tu n'as aucune carte « { $word } ».
linear-all-rules = { $rules } : toutes les règles.
linear-or-draw = Ou tape { $draw }.
linear-must-draw = Rien à jouer : tape { $draw }.
linear-chapters = Règles : { $chapters }. Tape { $rules } et un chapitre, par exemple { $rules } { $first } ; { $rules } tout lit tout.
linear-older-messages = Messages plus anciens : { $count }. { $word } { $number } dit le plus récent de ceux-là.
linear-about-what = À propos de quoi ? Nomme une carte, une commande ou une règle, par exemple : que fait { $word }.
linear-no-clause = Aucun article des règles ne porte sur cette seule carte. Tape { $rules } pour les lire.
linear-allowed = Oui. Tape { $meant }.
linear-fits = { $card } : jouable.
linear-dealer =
    { $you ->
        [yes] Tu distribues.
       *[no] { $name } distribue.
    }
linear-unfit = { $card } : pas jouable maintenant.
linear-no-match = { $card } : ne va pas.
linear-would-fit = Elle irait.
linear-would-not-fit = Elle n'irait pas.
linear-none-fits = Rien de cela n'est jouable maintenant : { $cards }.
linear-choosable = Au choix : { $cards }.
linear-need-not-play = Non. Tu peux aussi piocher : tape { $draw }.
linear-hand-worth = Tes cartes comptent { $points } en tout.
linear-only-you-see = Personne d'autre ne voit tes cartes.
linear-of-colour = { $colour } : { $count }
linear-playable = Jouables : { $cards }.
linear-playable-together = Ensemble : { $cards }.
linear-playable-rearranging = En réarrangeant la table : { $cards }.
linear-cards = { $zone } : { $cards }
zone-of-cards =
    { $count ->
        [one] { $zone }, 1 carte : { $cards }.
       *[other] { $zone }, { $count } cartes : { $cards }.
    }
zone-empty = vide
zone-card = { $zone } : { $card }.
bot-waits =
    { FRONT() ->
       *[screen] { KEY("go_on") } : le robot joue.
        [lines] Entrée : le robot joue.
    }
nobody-waits = Aucun robot ne t'attend.
nothing-to-announce = Dans ce jeu, rien à annoncer ni à dénoncer.
nothing-to-pass =
    { $word ->
        [accept] Rien à accepter. Pour piocher : { KEY("draw") }.
       *[pass] Pour passer, pioche d'abord : { KEY("draw") }.
    }
keys-range = { $first } à { $last }
heading = { $text } :
heading-chosen = { $text } : c'est un titre, et ce qui en fait partie est dessous.
table-count = { $count } places.
table-left =
    { $number ->
        [one] { $names } part : { $count } places.
       *[other] { $names } partent : { $count } places.
    }

# Titres des tableaux que montre la ligne de commande.
column-keys = Touches
column-what = Ce qu'elles font
column-voice = Voix
column-state = État
column-get = Comment l'obtenir
column-game = Jeu
column-name = Nom
column-matches = Parties terminées
column-won = Victoires
column-won-by-people = Gagnées par une personne
column-number = { $number }

# Leçons.
menu-lessons = Leçons
menu-lesson = Continuer la leçon : { $lesson }
menu-first_lesson = La première leçon : { $lesson }
menu-leave_lesson = Quitter cette leçon
place-lessons = Leçons
heading-every-game = Pour tous les jeux
lesson-begins = Leçon : { $title }.
lesson-others-first =
    { $own ->
        [yes] Pas encore : { $name } dit d'abord quelque chose.
       *[no] Attends { $name } un instant.
    }
lesson-not-now = Pas encore. { $due }
lesson-allowed = C'est permis, mais la leçon continue autrement : rien ne s'est passé.
lesson-uno-next = Dans cette leçon, Uno est une étape à part : dis-le quand on te le demande.
lesson-done =
    { FRONT() ->
       *[screen] Leçon terminée : { $title }. { KEY("play") } pour la suivante, { $next } ; { KEY("stop") } pour le menu.
        [lines] Leçon terminée : { $title }. Tape { KEY("go_on") } pour la suivante, { $next }, ou { KEY("stop") } pour le menu.
    }
lesson-all-done = Leçon terminée : { $title }. Tu les as toutes faites. { verb-type-first }{ KEY("play") } pour aller au menu.
lesson-left = Tu as quitté la leçon : { $title }. La première ligne du menu la continue.
lesson-left-early = Tu as quitté la leçon : { $title }.
lesson-unreadable = La leçon est illisible : { $reason }
lessons-damaged = Ce qui était noté de tes leçons est illisible : { $path } : { $reason }. Elles recommencent ; le fichier est gardé sous un autre nom.
lesson-line-done = { $title }, terminée
lesson-line-stopped = { $title }, étape { $step } sur { $count }
lesson-go-on = Reprendre à l'étape { $step }
lesson-anew = Depuis le début
lesson-ask = Leçon : { $title }. Continuer ?
goodbye-lesson = Au revoir. La leçon continuera quand tu voudras.

# La donne du jour.
menu-daily = Donne du jour
place-daily = Donne du jour
place-daily-played = Tu as déjà joué cette donne du jour
daily-of-game =
    { $state ->
        [new] { $game } : pas encore jouée
        [open] { $game } : commencée, pas finie
        [abandoned] { $game } : abandonnée
       *[finished] { $game } : { $result }
    }
daily-explained = Aujourd'hui, tous ont les mêmes cartes : une manche selon les règles habituelles, contre des robots moyens. Seule ta première partie compte.
daily-begun = Donne du jour, { $date } : une manche, les mêmes cartes pour tous.
daily-again = Donne du jour, { $date }, encore une fois. Cette partie ne compte pas.
daily-line = uno-tui daily, { $game }, { $date } : { $result }
daily-hint = Pour réentendre ou copier cette ligne : dans le menu, sous « Donne du jour ».
daily-copy = Copier cette ligne dans un fichier
daily-copied = La ligne est dans le fichier { $path }.
daily-play-again = La rejouer, sans que cela compte
daily-abandoned = Tu as abandonné cette donne.
daily-summary = { $ended }, { $drawn }
daily-ended =
    { $ended ->
        [won] { $turns ->
            [0] gagné avant le premier tour
            [1] gagné en 1 tour
           *[other] gagné en { $turns } tours
        }
        [lost] { $turns ->
            [0] perdu avant le premier tour
            [1] perdu après 1 tour
           *[other] perdu après { $turns } tours
        }
       *[nobody] { $turns ->
            [0] sans gagnant avant le premier tour
            [1] sans gagnant après 1 tour
           *[other] sans gagnant après { $turns } tours
        }
    }
daily-drawn =
    { $drawn ->
        [0] aucune carte piochée
        [1] 1 carte piochée
       *[other] { $drawn } cartes piochées
    }
when =
    { $day ->
        [today] aujourd'hui à { $time }
        [yesterday] hier à { $time }
       *[other] le { $date } à { $time }
    }
date =
    { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
