# Ce qui ne va pas dans les mots de ce jeu, dans les fichiers de table.
teams-scores-differ = les partenaires ont un même score, et non { $mine } et { $partners }
teams-both-empty = { $names } n'ont pas de carte : la manche serait finie
teams-turn-without-card = { $name } n'a pas de carte, et ce ne peut pas être son tour
teams-choice-hidden = `choice { $choice }` est pour { $names } à la fois : un choix caché ne peut pas se trouver dans une position
teams-nothing-to-choose = { $name } n'a pas de carte à choisir
teams-choice-and-more = tant que `choice { $choice }` est ouvert, il n'y a ni carte à piocher, ni carte piochée, ni autre Uno à dire
teams-no-swap-symbol = la carte du dessus, { $card }, n'a pas le symbole d'échange
teams-cannot-share = { $name } ne partage que deux cartes ou plus, et seulement avec un partenaire sans carte
teams-debt-before-share = les cartes à piocher le sont avant que quelqu'un partage à cause d'elles
