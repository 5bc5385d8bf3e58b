# Démarrage et menus.
app-title = Table d'UNO
menu-title = Menu
menu-resume = Reprendre la table en cours
menu-new = Commencer une partie de { $game } à { $count }
menu-back = Retour à la table
menu-abandon = Abandonner cette table
menu-rules = Règles de { $game }
menu-settings = Réglages
menu-keys = Touches
menu-voices = Voix, et comment en obtenir une
menu-quit = Quitter
goodbye-saved = Au revoir. La table est enregistrée.
goodbye = Au revoir.
welcome = Bienvenue à la table de cartes.
hand-over = { $name }, appuie sur Entrée.
hand-title = Main
hand-hidden = La main est cachée.
place-help = Que puis-je presser ici ?
place-rules = Règles
place-settings = Réglages
place-history = Messages
place-voices = Voix
list-empty = Il n'y a rien ici.
escape-closes = Échap ferme.
table-unreadable = La table en cours est illisible : { $reason }
position-copied = La position est dans le fichier { $path }.
file-trouble = Impossible d'écrire { $path } : { $reason }

# Modes.
mode-voice = Le programme parle
mode-reader = Ton lecteur d'écran ou ta plage braille lit
mode-silent = Personne ne parle
mode-ask = Comment veux-tu entendre le jeu ? V : le programme parle. R : ton lecteur d'écran lit. S : silence.
mode-ask-reader-found = { $reader } semble être actif.
mode-line = { $mode }, { $why }. F5 ou Maj+S pour changer.
mode-line-linear = { $mode }, { $why }. Le mot settings le change.
mode-because-flag = comme le dit la ligne de commande
mode-because-environment = comme le dit { $variable }
mode-because-settings = comme tu l'as choisi
mode-because-default = faute d'autre choix
mode-because-pipe = car ceci n'est pas un terminal

# Réglages.
setting-mode = Qui parle : { $value }
setting-language = Langue : { $value }
setting-voice = Voix : { $value }
setting-rate = Vitesse : { $value }
setting-rate-none = Vitesse : cette voix a la sienne
setting-verbosity = Niveau de détail : { $value }
setting-pace = Rythme des robots : { $value }
setting-players = Joueurs à une nouvelle table : { $value }
setting-bots = Niveau des robots : { $value }
setting-keymap = Touches : { $value }
setting-card_playable = Dire quelles cartes sont jouables : { $value }
setting-card_place = Dire la place d'une carte : { $value }
setting-card_points = Dire les points d'une carte : { $value }
setting-announcements = Ligne d'annonces : { $value }
setting-slips = Les maladresses hors tour sont gratuites : { $value }
value-on = oui
value-off = non
value-first = la meilleure disponible
language-en = English
language-de = Deutsch
language-fr = français
verbosity-terse = bref
verbosity-normal = normal
verbosity-full = complet
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-wait = m'attendre
level-easy = facile
level-normal = moyen
level-hard = difficile

# Voix.
voices-testing = Chaque voix dit une phrase d'essai.
voices-test = Voici la voix { $voice }.
voices-there = { $voice } : présente, elle a parlé.
voices-missing = { $voice } : absente. { $reason }
voices-get = Pour l'obtenir : { $how }
voices-none = Aucune voix ne peut parler ici.
voice-help-nvda = lance NVDA. Pour qu'il ne lise pas aussi l'écran, désactive l'annonce des changements dynamiques avec NVDA+5.
voice-help-jaws = lance JAWS.
voice-help-system-access = lance System Access.
voice-help-window-eyes = lance Window-Eyes.
voice-help-dolphin = lance le lecteur d'écran Dolphin.
voice-help-pc-talker = lance PC-Talker.
voice-help-sapi5 = Windows parle de lui-même ; une voix SAPI 5 doit être installée dans Paramètres, Heure et langue, Voix.
voice-help-voiceover = lance VoiceOver et permets son contrôle par AppleScript dans l'Utilitaire VoiceOver, Général ; donne au terminal l'autorisation Automatisation dans Réglages Système, Confidentialité.
voice-help-say = elle fait partie de macOS.
voice-help-speech-dispatcher = installe les paquets speech-dispatcher, speech-dispatcher-espeak-ng et espeak-ng, puis essaie spd-say bonjour.
voice-help-ao2-speechd = il lui faut les mêmes paquets que speech-dispatcher, et le paquet Python speechd-unofficial.
voice-help-espeak-ng = installe le paquet espeak-ng.
voice-help-prism = installe l'extra : pip install 'uno-tui[prism]'.
voice-help-espeak = installe l'extra : pip install 'uno-tui[espeak]'. Il n'a besoin de rien d'autre.

# La table ligne par ligne.
linear-prompt = Commande :
linear-choose = Numéro :
linear-help = Un numéro joue cette carte. Une lettre ou un mot est une commande ; help les énumère.
linear-unknown = Il n'y a pas de commande { $word }. help les énumère.
linear-no-number = Il n'y a pas de numéro { $number } ici.
linear-hand = Ta main : { $cards }
linear-item = { $number } : { $text }
linear-more =
    { $count ->
        [one] Encore { $count } ligne : Entrée continue, un mot termine.
       *[other] Encore { $count } lignes : Entrée continue, un mot termine.
    }
no-such-card = Il n'y a pas de carte numéro { $number } : tu en as { $count }.
replay-step = { $line }
replay-end = L'enregistrement s'arrête ici.
replay-start = C'est le début.
replay-help = Entrée : pas suivant. b : retour. Un nom : sa vue. q : fin.
value-yes = Oui
value-no = Non
value-match_end-limit = à une limite de points
value-match_end-rounds = après un nombre de manches
menu-table = Nouvelle table : jeu, joueurs, règles
menu-replay = Revoir une table
menu-statistics = Statistiques
abandon-sure = Quitter cette table pour de bon ?
new-sure = Une table n'est pas finie. En commencer une autre ?
place-table = Nouvelle table
place-replay = Quelle table ?
place-statistics = Statistiques
table-start = Commencer
table-game = Jeu : { $game }
table-seat = Place { $number } : { $name }, { $player }
table-name = Nom à la place { $number } : { $name }
table-more = Une place de plus
table-fewer = Une place de moins
table-option = { $option } : { $value }
table-besides = { $list } changé aussi
table-save = Enregistrer ces choix comme modèle
table-use = Prendre le modèle { $name }
table-forget = Supprimer le modèle { $name }
table-saved = Le modèle { $name } est enregistré.
table-forgotten = Le modèle { $name } est supprimé.
table-used = Le modèle { $name } est en place.
table-vanished = Le modèle { $name } n'existe plus.
table-seats-range = { $game } se joue de { $least } à { $most }.
table-person-needed = Il faut au moins une personne.
player-person = une personne
player-easy = un bot facile
player-normal = un bot normal
player-hard = un bot fort
ask-name = Nom ?
ask-preset = Nom du modèle ?
ask-number = { $option }, de { $low } à { $high } ?
typing-help = Tape, puis Entrée. Échap abandonne.
typing-empty = rien
typed-deleted = { $letter } effacé
name-twice = Quelqu'un s'appelle déjà { $name }.
name-bad = Ce nom ne convient pas : il faut au moins deux lettres, sans espace, ni carte ni mot des fichiers de table.
number-bad = Ce n'est pas un nombre de { $low } à { $high }.
explain-none = Il n'y a rien à ajouter.
headings-none = Il n'y a pas de titres ici.
replay-seat = Comme { $name } l'a vu
replay-onlooker = Comme un spectateur le voit
replay-ask-seat = Le point de vue de qui ?
replay-nothing = Rien à entendre ici.
replay-hand = Main : { $cards }
replay-none = Il n'y a aucune table à revoir.
replay-table = { $when } : { $game }, { $names }
statistics-none = Aucun match n'est encore terminé.
statistics-line =
    { $matches ->
        [one] { $game } : { $matches } match terminé, { $won } gagné par des personnes.
       *[other] { $game } : { $matches } matchs terminés, { $won } gagnés par des personnes.
    }
statistics-name = { $name } : { $won } gagnés sur { $matches }
linear-menu = Un numéro choisit ; i et un numéro explique ; Entrée choisit 1.
linear-describe = Tape une touche ou un mot, et je dis ce que cela fait.
linear-question = D'abord une réponse à la question, ou Entrée pour l'abandonner.
mode-because-linear = parce que la table va ligne par ligne
