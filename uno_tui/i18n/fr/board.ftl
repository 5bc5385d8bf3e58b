board-title = { $game }, manche { $round }
board-clockwise = sens horaire
board-counterclockwise = sens antihoraire
board-you = Toi
board-looks-on = Tu regardes
board-seats = Cartes et points
board-log = Ce qui s'est passé
board-lesson = Leçon : étape { $step } sur { $steps }
board-debt = Pioche { $count }
board-hand =
    { $count ->
        [0] Ta main : aucune carte
        [one] Ta main : { $count } carte
       *[other] Ta main : { $count } cartes
    }
board-fits =
    { $count ->
        [0] aucune jouable
        [one] { $count } jouable
       *[other] { $count } jouables
    }
board-sight = { $first } à { $last } sur { $count }
board-last = 1 carte !
board-all = { $key } : tout
line-play = jouer
line-choose = choisir
line-take-over = prendre la main
line-deal = manche suivante
line-draw = piocher
line-uno = Uno
line-call_bluff = accuser
line-buzzer = buzzer
line-next_playable = prochaine jouable
line-finish = finir
line-hint = conseil
line-take_back = reprendre
line-help = touches
line-menu = menu
line-stop = retour
line-explain = expliquer
line-look = aspect
more-above = encore { $count } au-dessus
more-below = encore { $count } au-dessous
board-round-over = La manche est gagnée par
board-match-over = La partie est gagnée par
line-lay = poser
line-put = poser ici
line-give = donner
line-new_set = nouvelle combinaison
line-sets = aux combinaisons
line-give-up = abandonner
line-pass = garder
line-accept = accepter
line-take-cards = prendre
board-your-turn = À toi
board-nobody-over = Personne ne gagne la manche
state-in-brief = { $list }. Pioche { $stock }.
board-gained = manche
board-total = total
board-laid-you = Jouée par toi.
board-laid-other = Jouée par { $name }.
board-only-draw = Pioche
board-stock = Pioche
board-points =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
line-save_picture = image
board-rounds =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
board-ahead =
    { $count ->
        [one] { $count } point d'avance
       *[other] { $count } points d'avance
    }
picture-player = Joueur { $number }
