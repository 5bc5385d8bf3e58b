# Phrases communes à tous les jeux.
list-last = { $first } et { $last }
sentence-joined = { $first } { $second }
turn-you = À toi.
turn-other = À { $name } de jouer.
    .terse = { "" }
round-began =
    { $number ->
        [1] { $dealer } distribue.
       *[other] Manche { $number }. { $dealer } distribue.
    }
    .terse = { "" }
round-began-you =
    { $number ->
        [1] Tu distribues.
       *[other] Manche { $number }. Tu distribues.
    }
    .terse = { "" }
shuffled = Les cartes sont mélangées.
    .terse = { "" }
round-won-you = Tu gagnes la manche !
round-won-other = { $name } gagne la manche.
round-won-nobody = La manche se termine sans gagnant.
match-won-you = Tu gagnes la partie !
match-won-other = { $name } gagne la partie.
match-won-several = Partie gagnée ensemble : { $names }.
score-you = Toi : { $points }
score-other = { $name } : { $points }
scores = Points. { $list }.
press-for-round = Appuie sur Entrée pour la manche suivante.
match-finished = La partie est finie. Appuie sur Entrée pour le menu.
points-you =
    { $points ->
        [0] Tu ne marques aucun point.
        [one] Tu marques { $points } point.
       *[other] Tu marques { $points } points.
    }
points-other =
    { $points ->
        [0] { $name } ne marque aucun point.
        [one] { $name } marque { $points } point.
       *[other] { $name } marque { $points } points.
    }
    .terse = { "" }
edge-first = Début.
edge-last = Fin.
nothing-to-repeat = Rien n'a encore été dit.
history-empty = Aucun message ici.
history-oldest = Le plus ancien. { $text }
history-newest = Le plus récent. { $text }
category-all = Tous les messages.
category-game = Messages du jeu.
category-cards = Messages sur tes cartes.
category-table = Messages sur la table.
category-system = Messages du programme.
hand-now = Dans ta main : { $cards }.
resumed = { $game } avec { $names } : la table reprend là où elle s'était arrêtée.
voice-now = La voix est { $voice }.
voice-lost = Aucune voix ne répond. Les mots s'affichent dans la ligne d'annonces jusqu'à ce qu'une voix revienne.
verbosity-now = Niveau de détail : { $verbosity }.
clock-stopped = { $name } arrête l'horloge. { KEY("uno") } dit Uno ou dénonce, { KEY("call_bluff") } accuse de bluff, Entrée montre les cartes { DE($name) }, pour en poser une ; { KEY("stop") } relance l'horloge.
clock-goes-on = L'horloge repart.
person-keys = Touches personnelles : { $list }.
person-key = { $name } { $key }
