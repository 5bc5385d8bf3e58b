# Ce qui ne va pas dans les mots de ce jeu, dans les fichiers de table.
family-no-chosen-colour = on ne choisit pas de couleur pour { $card }
family-top-without-colour = il faut sa couleur à la carte du dessus, comme { $card }:R
family-drawn-in-debt = tant qu'il reste des cartes à piocher, personne n'a pioché de carte ordinaire
family-owes-no-uno-for-drawn = { $name } ne doit pas d'Uno pour une carte piochée
family-debt-unknown = debt vient de { $other } ou (sans le dire) de { $usual }, et non de { $found }
family-without-colour = { $card } se joue sans couleur
family-without-swap = { $card } se joue sans échange
family-owes-no-uno = { $name } ne doit pas d'Uno avec { $count } cartes
