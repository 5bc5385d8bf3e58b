title = Troupeaux
bell-you = Le même nombre : sonne avec { KEY("ring") } !
bell-other = { $name } pose le même nombre : sonne avant, avec { KEY("ring") } !
rang-you = Tu sonnes avant les autres.
rang-other = { $name } sonne avant les autres.
refused-no_match = { $card } ne va pas sur { CARD($top) } : il faut le même animal ou le même nombre.
refused-no_bell = Il n'y a pas à sonner.
command-ring = sonner
word-ring = sonner, cloche
card =
    { $animal ->
        [c] chat { $number }
        [d] chien { $number }
        [h] poule { $number }
       *[p] cochon { $number }
    }
