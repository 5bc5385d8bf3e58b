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
friends-only-here = Cet ordinateur n'est dans aucun réseau : les amis ne peuvent venir que d'ici
friends-code = Code : { $code }
friends-copy = Écrire les deux dans un fichier
friends-copied = L'invitation est dans le fichier { $path }.
friends-invitation = Tape : { $command } . Code : { $code }.
friends-seat-here = { $name } : ici
friends-seat-friend = { $name } : en ligne
friends-seat-away = { $name } : hors ligne, place gardée
friends-seat-free = { $name } : place libre, un robot joue
friends-seat-bot = { $name } : robot
friends-seat-how = Choisis cette ligne pour laisser la place au robot ou la libérer pour un ami.
friends-seat-friend-how = Choisis cette ligne pour renvoyer cette personne.
friends-send-away-sure = Renvoyer { $name } ? Le code change aussi.
friends-reach-network = Qui peut venir : seulement les amis de ce réseau
friends-reach-all = Qui peut venir : tous ceux qui ont le code
friends-reach-how = Les amis de ton réseau peuvent toujours venir. Pour les autres, ton routeur doit rediriger le port vers cet ordinateur, ou vous utilisez tous le même VPN.
friends-away-wait = Quand un ami est hors ligne : la partie attend
friends-away-bot = Quand un ami est hors ligne : un robot joue
friends-away-how = Sa place est gardée.
friends-new-code = Nouveau code
friends-new-code-how = L'ancien code ne marche plus. Les amis présents restent.
friends-known = Accès sans code : { $names }. Oublier les clés
friends-known-how = Une fois leurs clés oubliées, il leur faut de nouveau le code.
friends-fingerprint = Clé de cet ordinateur : { $fingerprint }
friends-close = Fermer la table aux amis
friends-close-sure = Renvoyer tous les amis ?
friends-closed = Table fermée. Plus personne ne peut venir.
friends-host-only = Seul l'hôte peut faire cela.
friends-no-sounds = Les sons ne s'entendent que sur l'ordinateur de l'hôte.

# Qui vient et qui part.
friends-arrived = { $name } est là. { $away ->
    [0] { $free ->
        [0] Toutes les places sont prises.
        [one] 1 place est libre.
       *[other] { $free } places sont libres.
    }
    [one] Il manque encore 1 ami.
   *[other] Il manque encore { $away } amis.
}
friends-back = { $name } est de retour.
friends-left = { $name } n'est plus là. La partie attend.
friends-left-bot = { $name } n'est plus là. Un robot joue à sa place.
friends-left-lobby = { $name } n'est plus là.
friends-missing = { $count ->
    [one] { $names } est hors ligne. Sa place est gardée.
   *[other] { $names } sont hors ligne. Leurs places sont gardées.
}
friends-code-spent = Trop de codes faux. Plus personne ne peut venir. Crée un nouveau code, dans le menu, sous « Inviter des amis ».

# Ce qu'on demande et dit aux amis.
friends-login-code = {"Code : "}
friends-login-wrong = Ce n'est pas le code.
friends-login-no-more = Trop d'essais. Demande à ton hôte.
friends-login-crowded = Trop de connexions depuis ton adresse. Demande à ton hôte d'en autoriser plus.
friends-login-full = La table est pleine. Réessaie plus tard.
friends-login-far = Seules les personnes du même réseau que l'hôte peuvent entrer. Demande-lui d'en autoriser d'autres.
friends-ask-language = Langue ? Tape un numéro.
friends-ask-way = Comment veux-tu suivre la partie ? Tape un numéro.
friends-way-page = Sur une page pour mon lecteur d'écran
friends-way-lines = Ligne par ligne
friends-way-picture = Avec des images des cartes
friends-is-page = Page pour ton lecteur d'écran. { KEY("menu") } ouvre le menu, où cela se change.
friends-is-lines = Ligne par ligne. Tape { KEY("menu") } pour le menu.
friends-is-picture = Images des cartes. { KEY("menu") } ouvre le menu, où cela se change.
friends-full = Toutes les places à la table { DE($name) } sont prises.
friends-house-rules = Règles maison : { $list }.
friends-wait = Tu es à la table { DE($name) }. La partie n'a pas encore commencé.
friends-missed = { $count ->
    [one] Entre-temps :
   *[other] Entre-temps, { $count } messages :
}
friends-host-left = { $name } a quitté la partie. Elle est enregistrée.
friends-closed-guest = { $name } a fermé la table.
friends-sent-away = { $name } a mis fin à ta visite.
goodbye-guest = Au revoir. Ta place est gardée.

# Messages.
friends-talk = Message ?
friends-says = { $name } : { $text }
friends-says-you = { $name }, pour toi : { $text }
friends-said = Toi : { $text }
friends-nobody = Aucun ami n'est là.
friends-talk-empty = Le message est vide.
friends-talk-too-many = Trop de messages. Attends un instant.
friends-talk-self = C'est toi.
friends-talk-unwanted = { $name } ne veut pas de messages.
friends-talk-unknown = { $name } n'est pas là.
setting-messages = Messages des amis : { $value }
    .description = Si tu choisis non, ils ne sont ni dits ni affichés.

# Ce qui ne va pas.
friends-no-package = Pour jouer avec des amis, il faut un paquet de plus, asyncssh. Pour l'installer : pip install "uno-tui[friends]"
friends-port-in-use = Le port { $port } est pris, peut-être par une autre table. Choisis-en un autre avec --listen.
friends-port-forbidden = Le système n'autorise pas le port { $port }. Choisis-en un au-dessus de 1023 avec --listen.
friends-address-not-here = { $address } n'est pas une adresse de cet ordinateur. Sans --listen, toutes servent.
friends-not-listening = Aucun ami ne peut venir : { $reason }
friends-listen-unknown = --listen demande une adresse, un port ou les deux, par exemple 192.168.1.5:8022 ou :8022, pas { $address }.
friends-guests-too-few = --guests demande un nombre à partir de 1.
friends-here-too-few = --here demande un nombre à partir de 1.
friends-preset-practises = Le préréglage { $preset } est pour s'entraîner : aucun ami ne peut y jouer.
friends-no-seat-left = Il ne reste aucune place pour un ami. Places : { $seats }, dont ici : { $here }, robots : { $bots }.

# Façons, attente, courses.
friends-onlooker = { $name } regarde.
friends-onlooker-line = { $name } : regarde
friends-waits-line = { $name } : sans place
friends-wait-no-seat = Tu es à la table { DE($name) }, sans place. La partie n'a pas encore commencé.
friends-takes-seat = { $guest } joue maintenant, sous le nom de { $name }.
friends-you-look-on = Tu regardes la partie { DE($name) }.
friends-onlookers-no = Spectateurs : non
friends-onlookers-yes = Spectateurs : oui
friends-onlookers-how = Les amis pour qui aucune place n'est libre peuvent regarder. Ils entendent ce que tout le monde peut savoir.
friends-seat-is-free = Une place est libre. Pour jouer, choisis « Prendre une place libre » dans le menu.
friends-no-seat = Aucune place n'est libre.
menu-take_seat = Prendre une place libre
friends-idle-line = Quand un ami ne fait rien : { $minutes ->
    [0] la partie attend
    [one] un robot joue après 1 minute
   *[other] un robot joue après { $minutes } minutes
}
friends-idle-how = Une touche suffit à l'ami pour reprendre sa place.
menu-way = Façon de suivre la partie
place-way = Façon de suivre la partie
friends-idle = { $name } ne fait rien. Un robot joue à sa place.
friends-race-close = De justesse : { $first } a devancé { $second } de { $count ->
    [one] 1 centième
   *[other] { $count } centièmes
}.
friends-reads = { $name } lit quelque chose. La partie attend.
friends-left-out = Il manque des lignes ici : la connexion était trop lente. Elles sont dans les messages.
friends-you-are = Tu joues sous le nom de { $name }.
friends-pressed = Compris.
friends-said-to = Toi, pour { $name } : { $text }
friends-not-invited = { $count ->
    [one] { $names } n'est pas là. « Inviter des amis », dans le menu, permet de revenir.
   *[other] { $names } ne sont pas là. « Inviter des amis », dans le menu, permet de revenir.
}
friends-reach-sure = Laisser entrer tous ceux qui ont le code, de partout ?
friends-letter-first = { $name } t'invite à jouer aux cartes. Dans un terminal, tape :
friends-letter-command = { $command }
friends-letter-code = Code : { $code }
friends-letter-last = La première fois, réponds yes à la question sur l'hôte. Rien ne s'affiche pendant que tu tapes le code.
