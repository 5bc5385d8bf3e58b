# Les amis qui jouent depuis d'autres ordinateurs, par ssh.

# Avant que quelqu'un vienne.
menu-friends = Inviter des amis
menu-people = Qui joue
menu-talk = Envoyer un message
place-friends = Amis
place-people = Joueurs
command-talk = envoyer un message
friends-begin = Commencer la partie
friends-send = Les amis tapent : { $command }
friends-or = Ou : { $command }
friends-only-here = Cet ordinateur n'est dans aucun réseau : les amis ne peuvent venir que depuis cet ordinateur
friends-code = Code : { $code }
friends-copy = Écrire les deux dans un fichier
friends-copied = L'invitation est dans { $path }.
friends-invitation = Tape { $command }. Le code est { $code }.
friends-seat-here = { $name } : ici
friends-seat-friend = { $name } : en ligne
friends-seat-away = { $name } : hors ligne, place gardée
friends-seat-free = { $name } : place libre, un robot joue
friends-seat-bot = { $name } : robot
friends-seat-how = Choisis la ligne pour garder la place au robot ou la libérer pour un ami.
friends-reach-network = Qui peut venir : ce réseau
friends-reach-all = Qui peut venir : tous ceux qui ont le code
friends-reach-how = Les amis de ton réseau peuvent toujours venir. Pour les autres, ton routeur doit renvoyer le port vers cet ordinateur, ou vous utilisez tous le même VPN.
friends-away-wait = Quand un ami est hors ligne : la partie attend
friends-away-bot = Quand un ami est hors ligne : un robot joue
friends-away-how = La place reste à l'ami.
friends-new-code = Nouveau code
friends-new-code-how = L'ancien code ne marche plus. Les amis présents restent.
friends-known = Entrent sans code : { $names }. Les oublier
friends-known-how = Leurs clés sont retenues. Ensuite, il leur faut de nouveau le code.
friends-fingerprint = Clé de cet ordinateur : { $fingerprint }
friends-close = Fermer la table aux amis
friends-close-sure = Renvoyer tous les amis ?
friends-closed = Table fermée. Plus personne ne peut venir.
friends-host-only = Seul l'hôte peut faire cela.
friends-no-sounds = Les sons ne passent que sur l'ordinateur de l'hôte.

# Qui vient et qui part.
friends-arrived = { $name } est là. { $free ->
    [0] Toutes les places sont prises.
    [one] 1 place est libre.
   *[other] { $free } places sont libres.
}
friends-back = { $name } est de retour.
friends-left = { $name } n'est plus là. La partie attend.
friends-left-bot = { $name } n'est plus là. Un robot joue à sa place.
friends-left-lobby = { $name } n'est plus là.
friends-missing = { $count ->
    [one] { $names } est hors ligne. Sa place est gardée.
   *[other] { $names } sont hors ligne. Leurs places sont gardées.
}
friends-code-spent = Trop de codes faux. Personne ne peut venir avant un nouveau code, dans le menu, sous Inviter des amis.

# Ce qu'on demande et dit aux amis.
friends-login-code = {"Code : "}
friends-login-wrong = Ce n'est pas le code.
friends-login-no-more = Trop d'essais. Demande à ton hôte.
friends-ask-language = Langue ? Tape un chiffre.
friends-ask-way = Comment suis-tu la partie ? Tape un chiffre.
friends-way-page = Sur une page pour mon lecteur d'écran
friends-way-lines = Ligne par ligne
friends-way-picture = Avec des images des cartes
friends-is-page = Page pour ton lecteur d'écran. { KEY("look") } passe aux images, { KEY("menu") } ouvre le menu.
friends-is-lines = Ligne par ligne. Tape { KEY("menu") } pour le menu.
friends-is-picture = Images des cartes. { KEY("look") } passe à la page pour lecteur d'écran, { KEY("menu") } ouvre le menu.
friends-full = Toutes les places à la table de { $name } sont prises.
friends-wait = Tu es à la table de { $name }. La partie n'a pas commencé.
friends-missed = { $count ->
    [one] Entre-temps :
   *[other] Entre-temps, { $count } messages :
}
friends-host-left = { $name } a quitté la partie. Elle est enregistrée.
friends-closed-guest = { $name } a fermé la table.
goodbye-guest = Au revoir. Ta place est gardée.

# Messages.
friends-talk = Message ?
friends-says = { $name } : { $text }
friends-says-you = { $name }, à toi : { $text }
friends-said = Toi : { $text }
friends-nobody = Aucun ami n'est là.
friends-talk-empty = Le message est vide.
friends-talk-too-many = Trop de messages. Attends un instant.
friends-talk-unknown = { $name } n'est pas là.
setting-messages = Messages des amis : { $value }
    .description = Désactivé, les messages ne sont ni dits ni affichés.

# Ce qui ne va pas.
friends-no-package = Les amis ont besoin d'un paquet de plus, asyncssh. Pour l'installer : pip install "uno-tui[friends]"
friends-port-in-use = Le port { $port } est pris, peut-être par une autre table. Choisis-en un autre avec --listen :{ $port }.
friends-port-forbidden = Le système n'autorise pas le port { $port }. Choisis-en un au-dessus de 1023 avec --listen.
friends-address-not-here = { $address } n'est pas une adresse de cet ordinateur. Sans --listen, elles valent toutes.
friends-not-listening = Aucun ami ne peut venir : { $reason }
friends-listen-unknown = --listen veut une adresse, un port ou les deux, par exemple 192.168.1.5:8022 ou :8022, pas { $address }.
friends-guests-too-few = --guests veut un nombre à partir de 1.
friends-no-seat-left = { $here } ici et { $bots } robots ne laissent aucune place à un ami : il y a { $seats } places.

# Façons, attente, courses.
friends-idle-line = Quand un ami ne fait rien : { $minutes ->
    [0] la partie attend
    [one] un robot joue après 1 minute
   *[other] un robot joue après { $minutes } minutes
}
friends-idle-how = Une touche, et l'ami reprend sa place.
menu-way = Façon de suivre la partie
place-way = Façon de suivre la partie
friends-idle = { $name } ne fait rien. Un robot joue à sa place.
friends-race-close = De justesse : { $first } a devancé { $second } de { $seconds } secondes.
friends-reads = { $name } lit quelque chose. La partie attend.
friends-left-out = Il manque des lignes ici, car la connexion était trop lente. Elles sont dans les messages.
