# Ce que les jeux demandent et répondent à la table.
face-ume-base-you = Ta base
face-ume-base-other = Base { DE($name) }
face-ume-no-discard = La défausse est vide.
face-ume-take = Prendre une carte
face-ume-give = Donner une carte
face-ume-piece = { $card } { DE($name) }
face-ume-not-own = Cette carte n'est pas dans ta base.
face-ume-near-nobody = Personne n'est à une carte de la suite.
face-ume-permission-now-you = On te demande la permission : appuie sur Entrée.
face-ume-permission-now-other = On demande la permission à { $name }.
face-ume-again-now = Tu peux piocher encore une carte : Entrée redemande.
ask-ume-exchange = Prendre ou donner ?
ask-ume-from = À qui la prendre ?
ask-ume-to = À qui la donner ?
ask-ume-card = Quelle carte ?
ask-ume-piece = Carte { $number } à poser ?
ask-ume-permission = { $name } veut changer ta base protégée. Permettre ?
ask-ume-again = Piocher encore une carte ?
ask-ume-sure = { $effect } C'est sûr ?
value-none = aucune
face-teams-give = { $names } : une carte à choisir pour le partenaire.
face-teams-swap = { $names } : une carte à choisir pour l'échange avec le partenaire.
face-teams-share = { $names } : la main à partager avec le partenaire.
face-teams-teams = Ensemble : { $list }.
face-maumau-dealing-you = C'est toi qui dis combien de cartes chacun reçoit : appuie sur Entrée.
face-maumau-dealing-other = { $name } dit combien de cartes chacun reçoit.
face-maumau-due-you = Tu dois répondre ou accepter.
face-maumau-due-other = { $name } doit répondre ou accepter.
face-maumau-answers = Tu peux répondre avec : { $cards }.
face-maumau-accept = { KEY("draw") } accepte.
ask-rummy-action = Quelle tuile doit agir ?
ask-rummy-colour = De quelle couleur est le Joker ?
ask-rummy-number = Quel nombre ?
ask-rummy-join = Joindre à quelle combinaison ?
ask-rummy-joker = Le Joker remplace quelle tuile ?
ask-rummy-where = Où va { CARD($card, form: "the") } ?
face-rummy-begun = Nouvelle combinaison : { $tile }.
face-rummy-cannot-join = Va d'abord à une combinaison sur la table : { KEY("next_group") }.
face-rummy-cannot-split =
    { FRONT() ->
       *[screen] On coupe une combinaison avant une tuile qui n'est pas la première : va d'abord là.
        [lines] On coupe une combinaison avant une tuile qui n'est pas la première : va à elle avec { KEY("next_group") }, puis tape { KEY("split") } et le numéro de cette tuile.
    }
face-rummy-carried = En main
face-rummy-carry = La garder en main
face-rummy-carrying =
    { FRONT() ->
       *[screen] Tu as en main : { $tile }. { KEY("play") } sur une combinaison la pose, { KEY("new_set") } en commence une nouvelle.
        [lines] Tu as en main : { $tile }. Va à une combinaison avec { KEY("next_group") }, un de ses numéros la pose ; { KEY("new_set") } en commence une nouvelle.
    }
face-rummy-taken =
    { FRONT() ->
       *[screen] Tu prends : { $tile }. { KEY("play") } sur une combinaison la pose, { KEY("new_set") } en commence une nouvelle.
        [lines] Tu prends : { $tile }. Va à une combinaison avec { KEY("next_group") }, un de ses numéros la pose ; { KEY("new_set") } en commence une nouvelle.
    }
face-rummy-taken-back = Une étape annulée.
face-rummy-done-again = Refait.
face-rummy-no-step-back = Rien à annuler.
face-rummy-no-step-again = Rien à refaire.
face-rummy-stock =
    { $count ->
        [0] La pioche est vide.
        [one] Une tuile dans la pioche.
       *[other] { $count } tuiles dans la pioche.
    }
face-rummy-count-you =
    { $count ->
        [0] Toi : aucune tuile
        [one] Toi : une tuile
       *[other] Toi : { $count } tuiles
    }
face-rummy-count-other =
    { $count ->
        [0] { $name } : aucune tuile
        [one] { $name } : une tuile
       *[other] { $name } : { $count } tuiles
    }
face-rummy-draft-laid =
    { $count ->
        [0] Rien de ton chevalet n'est encore posé.
       *[other] De ton chevalet, { $count } sur 4 au plus : { $tiles }.
    }
face-rummy-draft-freed =
    { $count ->
        [one] Un Joker libéré.
       *[other] { $count } Jokers libérés.
    }
face-rummy-draft-carried = Tu as encore en main : { $tiles }.
face-rummy-draft-ready = { KEY("finish") } termine.
face-rummy-draft-actions = Tu peux choisir ce qui agit : { $tiles }.
face-rummy-full = Quatre tuiles du chevalet au plus par tour.
face-rummy-given-up = Essai abandonné : la table est comme avant. { KEY("take_back") } le fait revenir.
face-rummy-hint-none = Rien ne peut être posé. { KEY("draw") } pioche.
face-rummy-hint-maybe = Il y a peut-être mieux.
face-rummy-new-set = une nouvelle combinaison
face-rummy-not-yours =
    { FRONT() ->
       *[screen] { $tile } appartient à la table : { KEY("play") } sur une combinaison la pose, { KEY("take_back") } annule cette étape.
        [lines] { $tile } appartient à la table : va à une combinaison avec { KEY("next_group") }, un de ses numéros la pose ; { KEY("take_back") } annule cette étape.
    }
face-rummy-nothing-carried = Tu n'as rien en main, et aucune tuile du chevalet n'est choisie.
face-rummy-nothing-fits = Rien ne peut être posé. { KEY("draw") } pioche.
face-rummy-put-back = De retour sur le chevalet : { $tile }.
face-rummy-rack = Chevalet
face-rummy-split = Coupée : { $first }, et { $second }.
face-rummy-table-empty = La table est vide.
face-ume-auto = Ici, le programme voit les suites lui-même : personne n'a besoin de les annoncer.
face-rummy-in-place = à la place du Joker { $set }
face-rummy-exchanged = { $set }. Le Joker est sur ton chevalet.
face-rummy-draft-back = Ton essai est de retour.
face-rummy-hint-anew = Sans cet essai, à partir de la table comme elle était :
face-rummy-given-up-again = L'essai est de nouveau abandonné.
face-rummy-nothing-alone = Aucune tuile seule n'a été trouvée, mais on peut poser quelque chose : { KEY("hint") } dit comment.
face-rummy-taken-joker =
    { FRONT() ->
       *[screen] Tu prends : { $tile }. { KEY("play") } sur une combinaison la pose, { KEY("new_set") } en commence une nouvelle, { KEY("play") } sur ce qui est en main met un Joker sur le chevalet.
        [lines] Tu prends : { $tile }. Va à une combinaison avec { KEY("next_group") }, un de ses numéros la pose ; { KEY("new_set") } en commence une nouvelle ; le numéro de ce qui est en main met un Joker sur le chevalet.
    }
