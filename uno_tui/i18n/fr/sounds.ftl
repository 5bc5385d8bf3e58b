# Sons : à quoi ils servent, et ce que dit chacun.
menu-hear = Écouter et choisir les sons
place-hear = Sons
heading-hear = Écouter les sons
setting-sounds = Sons : { $value }
    .description = De petits sons pour ce qui se passe à table. Ils ne disent rien qui ne soit dit aussi en paroles, à moins de remplacer les détails.
sounds-none = désactivés
sounds-with-speech = avec la parole
sounds-instead-of-small-talk = à la place des détails
setting-sound_volume = Volume des sons : { $value }
    .description = De 0 à 10, indépendamment de la voix.
sounds-how =
    { FRONT() ->
        [lines] Tape le numéro d'une ligne pour l'entendre, précédé d'un moins pour l'activer ou le désactiver.
       *[screen] Entrée pour l'entendre, Retour arrière pour l'activer ou le désactiver.
    }
sounds-on = Sons activés.
sounds-on-failing = Sons activés, mais rien ne s'entend : { $reason }
sounds-silent = Rien ne s'entend : { $reason }
sounds-off = Sons désactivés.
sounds-begin-none = Les sons sont désactivés ; { verb-type }{ KEY("sounds") } pour les activer.
sounds-begin = Les sons sont activés ; { verb-type }{ KEY("sounds") } pour les désactiver.
sound-turn = C'est à toi
sound-laid = Quelqu'un d'autre joue une carte ; la couleur est la hauteur
sound-laid-mine = Tu joues une carte
sound-playable = La carte piochée est jouable
sound-skip = Quelqu'un perd son tour
sound-reverse = Le sens change
sound-cost = Un coup contre toi
sound-last = Quelqu'un n'a plus qu'une carte
sound-edge = Le bout d'une liste
sound-round-won = Tu gagnes la manche
sound-round-lost = D'autres gagnent la manche
sound-match-won = Tu gagnes la partie
sound-match-lost = D'autres gagnent la partie
sound-race = La course au buzzer commence
sound-claim = Quelqu'un annonce une suite
sound-tile = Des tuiles sont posées
sound-due = Tu dois répondre ou piocher
sound-arrival = Un ami arrive
sound-message = Un ami envoie un message
