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
        [lines] Le numéro d'une ligne le fait entendre ; précédé d'un moins, il l'active ou le désactive.
       *[screen] Entrée le fait entendre, Retour arrière l'active ou le désactive.
    }
sounds-on = Sons activés.
sounds-on-failing = Sons activés ; mais rien ne s'entend : { $reason }
sounds-silent = Rien ne s'entend : { $reason }
sounds-off = Sons désactivés.
sounds-begin-none = Les sons sont désactivés ; { KEY("sounds") } les active.
sounds-begin = Les sons sont activés ; { KEY("sounds") } les désactive.
sound-turn = C'est à toi
sound-laid = Quelqu'un d'autre pose une carte ; la couleur est la hauteur
sound-laid-mine = Tu poses une carte
sound-playable = La carte piochée peut être jouée
sound-skip = Quelqu'un passe son tour
sound-reverse = Le sens change
sound-cost = Quelque chose te coûte
sound-last = Quelqu'un n'a plus qu'une carte
sound-edge = Le bord d'une liste
sound-round-won = Tu gagnes la manche
sound-round-lost = D'autres gagnent la manche
sound-match-won = Tu gagnes la partie
sound-match-lost = D'autres gagnent la partie
sound-race = La course au buzzer commence
sound-claim = Quelqu'un annonce une suite
sound-tile = Des jetons sont posés
sound-due = Quelque chose est dû
