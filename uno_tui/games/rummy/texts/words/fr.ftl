# Ce qui ne va pas dans les mots de ce jeu, dans les fichiers de table.
rummy-no-such-tile = cette tuile n'existe pas : { $tile }
rummy-set-in-set = une combinaison commence avant la fin de la précédente : il manque `]`
rummy-outside-sets = les combinaisons s'écrivent entre crochets, comme [R4 R5 R6] : { $tile } est en dehors
rummy-set-empty = une combinaison vide `[]` n'en est pas une
rummy-set-open = la dernière combinaison ne finit pas : il manque `]`
rummy-tile-missing = il manque une tuile après `{ $word }`
rummy-only-jokers-taken = on ne prend que des Super Jokers, comme J=R5, et non { $tile }
rummy-rack-empty = { $name } n'a pas de tuile : la manche serait finie
rummy-jokers-missing = { $name } n'a pas { $count } Super Jokers
rummy-owes-no-uno = { $name } ne doit pas d'Uno avec { $count } tuiles
rummy-no-set = { $tiles } n'est pas une combinaison : { $reason }
rummy-joker-named = { $tile } ne se trouve que dans une combinaison ; sur un chevalet et dans la pioche, un Super Joker est J
