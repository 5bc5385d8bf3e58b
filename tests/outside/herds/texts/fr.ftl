title = Troupeaux
bell-you = Le même nombre : sonne avec { KEY("ring") } !
bell-other = { $name } pose le même nombre : sonne avant, avec { KEY("ring") } !
rang-you = Tu sonnes avant les autres.
rang-other = { $name } sonne avant les autres.
refused-no_match = { $card } ne va pas sur { CARD($top) } : il faut le même animal ou le même nombre.
refused-no_bell = Il n'y a pas à sonner.
picked-by-you = Tu choisis { $name }, qui pioche une carte.
picked-you = { $name } te choisit : pioche une carte.
picked-other = { $name } choisit { $other }, qui pioche une carte.
ask-picked = Qui pioche une carte ?
value-picked =
    { $count ->
        [one] { $name }, une carte
       *[other] { $name }, { $count } cartes
    }
advice-move-pick = poser { CARD($card, form: "the") } et choisir { $name }
advice-herds-lay = tu te défais d'une carte
advice-herds-points = cela retire plus de points de ta main
advice-herds-herd = tu gardes { $count } de cet animal pour continuer
second-look-herds =
    { $count ->
        [one] C'est environ un point de moins dans ta main.
       *[other] C'est environ { $count } points de moins dans ta main.
    }
refused-no_such_player = Un 8 choisit quelqu'un d'autre, et aucune autre carte ne le fait.
command-ring = sonner
word-ring = sonner, cloche
card = { animal } { $number }
animal =
    { $animal ->
        [c] chat
        [d] chien
        [h] poule
       *[p] cochon
    }
