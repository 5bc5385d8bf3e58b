# Ce qui ne va pas dans les mots de ce jeu, dans les fichiers de table.
maumau-suit-unknown = cette couleur n'existe pas : { $suit } ; les couleurs sont s h d c
maumau-rank-unknown = cette valeur n'existe pas : { $rank } ; les valeurs sont { $ranks }
maumau-joker-named-joker = un Joker devient une carte avec valeur et couleur, comme X=7h, ou demande une valeur
maumau-not-a-joker = on ne peut nommer qu'un Joker, et non { $card }
maumau-joker-unnamed = il faut à la carte du dessus X son nom, comme X=7h, ou sa demande, comme X?7
maumau-played-without =
    { $card } se joue sans { $word ->
        [seat] place
        [gift] carte à donner
        [suit] couleur
       *[other] { $word }
    }
maumau-wish-misplaced = la demande d'un valet s'écrit derrière lui, comme play Jh s, et non { $found }
maumau-wish-unknown = une demande est une couleur (s h d c), une valeur ({ $ranks }) ou nothing, et non { $found }
maumau-other-wish = la demande est ici { $wanted }, mais la carte du dessus { $card } a { $found }
maumau-other-word-follows = play { $card } peut être suivi de { $word }, et non de { $found }
maumau-choice-unknown = le seul choix ouvert de ce jeu est deal, et non { $found }
maumau-other-dealer = c'est { $dealer } qui distribue, et non { $name }
maumau-dealer-cannot-choose = qui distribue ne choisit qu'avec hand_size={ $size }
maumau-dealt-already = avant la donne, tout le jeu est dans la pioche, et personne n'a de carte
maumau-due-unknown = ce qui est dû est un de ceux-ci : { $kinds } ou nothing ; et non { $found }
maumau-due-not-in-position = des réponses, seules queen, kings et sit_out peuvent se trouver dans une position, et non { $found }
maumau-due-counts-not = due { $kind } n'est suivi que d'un nom, et non de { $rest }
maumau-queen-uncounted = il faut à une dame le nombre de cartes à piocher, comme due queen PLACE 1
maumau-caller-without-round = il faut à `caller` un tour des rois : due kings PLACE
maumau-round-without-caller = il faut à un tour des rois son `caller`
maumau-other-turn = c'est à { $turn } d'agir, et non à { $name }
maumau-drawn-in-answer = tant qu'une réponse ou la donne est ouverte, personne n'a pioché de carte ordinaire
maumau-drawn-ends-turn = avec play_drawn=off, une carte piochée termine le tour
maumau-owes-nothing = { $name } ne doit pas d'annonce avec { $count } cartes
maumau-cannot-have-said = { $name } ne peut pas l'avoir dit avec { $count } cartes
maumau-owes-and-said = personne ne doit une annonce déjà faite
maumau-nothing-laid = personne n'a pu poser de carte là où il n'y en a pas
maumau-no-cheating = avec cheating=off, toutes les cartes sont permises
maumau-sits-out-on-turn = c'est le tour de { $name } ; une réponse ouverte à un 6 est due sit_out PLACE
