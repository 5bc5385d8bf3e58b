# Ce qui ne va pas dans les mots de ce jeu, dans les fichiers de table.
ume-no-such-card = cette carte n'existe pas dans ce jeu : { $card }
ume-no-choice-again = il faut l'option draw_again pour `choice again`
ume-choice-needs-top =
    pour `choice { $choice }`, il faut comme carte du dessus { $choice ->
        [reverse] une Inversion
        [name] W
       *[other] un +2 ou un +4
    }, et non { $found }
ume-choice-impossible = `choice { $choice }` ne peut pas être ouvert : { $card } n'a rien à faire
ume-not-in-base = { $card } ne peut pas se trouver dans une base : il n'y a là que des chiffres et des Passe-tour
ume-only-numbers = { $card } ne peut pas se trouver dans une base : il n'y a là que des chiffres
ume-always-clockwise = ce jeu va toujours clockwise, jamais { $found }
ume-no-lost-turn = on ne doit un tour perdu qu'avec l'option claim=call
ume-card-and-seat = il faut ici `{ $verb } CARTE PLACE`, et non { $found }
ume-drop-nothing = il faut des cartes à `drop` : les siennes seules, celles des autres comme CARTE@PLACE
