# Ce que trouve `uno-tui doctor`. On peut envoyer une ligne à qui connaît le programme ; elle nomme donc tout exactement.
doctor-program = uno-tui { $version }, { $form } ; Python { $python }, { $system }.
doctor-form-frozen = un dossier à lui seul
doctor-form-installed = installé
doctor-form-checkout = les sources
doctor-packages = Paquets : { $packages }.
doctor-packages-missing = Ces paquets manquent : { $packages }. Réinstalle le programme.
doctor-terminal = Terminal : { $columns } colonnes, { $lines } lignes, { $colours ->
    [0] pas de couleurs
   *[other] { $colours } couleurs
} ; il s'appelle { $name }.
doctor-terminal-small = Il est trop petit pour le plein écran, qui demande { $columns } colonnes et { $lines } lignes.
doctor-no-terminal = Ce qui s'écrit ici ne va pas à un terminal : sa taille et ses couleurs restent inconnues.
doctor-encoding = Les lettres s'écrivent en { $encoding }.
doctor-encoding-poor = Les lettres s'écrivent en { $encoding }, qui ne les a pas toutes. Règle le terminal, ou la langue du système, sur UTF-8.
doctor-readers = Lecteurs d'écran actifs : { $readers }.
doctor-readers-none = Aucun lecteur d'écran actif n'a été trouvé.
doctor-mode = { $mode }, { $why }.
doctor-mode-open = Qui parle n'est pas encore choisi : le premier démarrage le demande.
doctor-linear = La table va ligne par ligne.
doctor-folder-settings = Les réglages peuvent rester dans { $folder }.
doctor-folder-tables = Les tables peuvent rester dans { $folder }.
doctor-folder-not = Rien ne peut s'écrire dans { $folder } : { $reason }. Donne-toi le droit d'y écrire, ou nomme un autre dossier par UNO_TUI_HOME.
doctor-no-voice-needed = Aucune voix ne peut parler ici, et aucune n'y est obligée.
doctor-sounds-wanted = Tes réglages veulent des sons, et rien ne s'entend.
doctor-bot = Un bot fort réfléchit dans un processus à lui.
doctor-bot-not = Le processus où réfléchissent les bots forts ne marche pas : ils jouent comme les moyens.
doctor-round = Des bots ont joué une manche d'UNO, qui a été gardée : { $moves } coups, { $milliseconds } ms.
doctor-round-not = Aucune manche d'UNO n'a pu être jouée jusqu'au bout : { $reason }
doctor-keys = Maintenant les touches. Presse chacune quand elle est demandée ; si une touche ne fait rien, presse N.
doctor-keys-skipped = Les touches n'ont pas été essayées.
doctor-press = { $key } ?
doctor-key = { $key } arrive.
doctor-key-not = { $key } n'arrive pas.
doctor-key-instead = Au lieu de { $key } autre chose arrive : { $arrived }
doctor-well = Tout va bien.
doctor-missing = Il manque quelque chose : { $what }.
doctor-what-room = de la place dans le terminal
doctor-what-letters = des lettres
doctor-what-settings = des réglages utilisables
doctor-what-keymap = des touches utilisables
doctor-what-presets = des modèles utilisables
doctor-what-lessons = un suivi des leçons utilisable
doctor-what-tables = une place pour les tables
doctor-what-voice = une voix
doctor-what-sounds = des sons
doctor-what-bot = les bots forts
doctor-what-round = une manche jusqu'au bout
