# UNO.
title = UNO
    .description = De 2 à 10 : joue la couleur ou le chiffre du dessus, et dis Uno avant la dernière carte.
aim = Sois le premier à jouer toutes tes cartes : chacune va par la couleur ou le chiffre sur celle du dessus, ou est un Joker. À une carte, dis Uno.
sequence-you = Tu continues avec { CARD($card, form: "the") }.
sequence-other = { $name } continue avec { CARD($card, form: "the") }.
    .terse = { $name }, { CARD($card) }.
sequence-may = Suite possible tout de suite : { $cards }.
intercepted-you = Tu interceptes avec { CARD($card, form: "the") }.
intercepted-other = { $name } intercepte avec { CARD($card, form: "the") }.
debt-waits-you = { $count } cartes t'attendent à ton tour.
debt-waits-other = { $count } cartes attendent le joueur suivant, { $name }.
debt-call = { $count } cartes à piocher : { draw-them }, ou { verb-type }{ KEY("call_bluff") } pour accuser de bluff. À tort, { $wrong }.
debt-answer-call = { $count } cartes à piocher : réponds, { draw-them }, ou { verb-type }{ KEY("call_bluff") } pour accuser de bluff. À tort, { $wrong }.
drew-bluff-you = Tu pioches { $count } cartes, { $due } plus 2 pour le bluff : { $cards }.
drew-bluff-other = { $name } pioche { $count } cartes, { $due } plus 2 pour le bluff.
drew-wrong-call-you = Tu pioches { $count } cartes, { $due } plus 2 pour l'accusation : { $cards }.
drew-wrong-call-other = { $name } pioche { $count } cartes, { $due } plus 2 pour l'accusation.
called-right-by-you = Tu dis que { $name } bluffe : c'est vrai.
called-wrong-by-you = Tu dis que { $name } bluffe : c'est faux.
called-right-you = { $name } dit que tu bluffes : c'est vrai.
called-wrong-you = { $name } dit que tu bluffes : c'est faux.
called-right-other = { $name } dit que { $other } bluffe : c'est vrai.
called-wrong-other = { $name } dit que { $other } bluffe : c'est faux.
hands-passed-all = Les mains tournent.
hands-passed =
    { $count ->
        [0] Les mains tournent. Tu n'as plus aucune carte.
        [one] Les mains tournent. Tu as maintenant une carte.
       *[other] Les mains tournent. Tu as maintenant { $count } cartes.
    }
look-race = { KEY("buzzer") }
race-began =
    { FRONT() ->
       *[screen] Buzzer ! Appuie sur { KEY("buzzer") }.
        [lines] Buzzer ! Tape { KEY("buzzer") }.
    }
pressed-you = Tu as appuyé.
    .terse = { "" }
pressed-other = { $name } a appuyé.
    .terse = { "" }
race-lost-you = Tu arrives en dernier.
race-lost-other = { $name } arrive en dernier.
turn-lost-you = Ton tour est fini.
failed-you-too-late = Trop tard : une autre carte est déjà dessus.
failed-you-no-match = Ce n'est pas la même carte.
failed-other = { $name } rate son interception.
penalised-you = Tu reçois { $points } points de pénalité.
penalised-other = { $name } reçoit { $points } points de pénalité.
turn-race = Course au buzzer : il reste { $names }.
debt-now-free = Aucune carte en plus à piocher. { pass-now }
presenter-uno-intercepts = en interception
ask-way = Simplement jouer, ou intercepter puis rejouer ?
way-intercept = Intercepter
way-play = Simplement jouer
ask-swap = Échanger ta main avec qui ?
swap-nobody = Garder ma main
refused-no_buzzer = { $rule } : pas de course en cours.
refused-already_buzzed = Tu as déjà appuyé.
refused-no_such_player = Là, personne avec qui échanger.
refused-no_bluff_to_call = Pas de bluff à accuser.
refused-not_interceptable = Les Jokers et les +4 ne s'interceptent pas.
refused-too_late = Trop tard : le joueur suivant a agi.
# Les autres noms des règles maison, comme dans `avec cumul`.
typed-option-response = cumul, cumuler, empiler les +2, renvoyer les +2, surenchère
typed-option-intercept = hors tour, carte identique, jouer avant son tour
typed-option-super_intercept = interception ouverte
typed-option-bluff = contester, défier
typed-option-skip_after_draw = perd tour après pioche, passer tour après avoir pioché
typed-option-seven_zero = sept zéro, zéro sept, échanger mains, échange mains, échange de mains, échanger les mains, changer mains, 7 et 0, 7 et du 0, sept et zéro, règle du 7, règle du 7 et du 0
typed-option-buzzer = buzzers
typed-option-draw_anytime = piocher quand on veut, piocher librement
option-uno_penalty = Cartes pour un Uno oublié
    .description = Nombre de cartes à piocher quand on est dénoncé pour un Uno oublié.
option-draw_anytime = Piocher à tout moment
    .description = Tu peux piocher même si tu pourrais jouer.
option-response = Réponses
    .description = Empiler : répondre à un +2 ou un +4 par la même sorte ; le suivant pioche le tout.
option-sequences = Suites
    .description = Après un chiffre, continue d'un en un dans la même couleur, tant que le suivant n'a pas agi.
option-intercept = Interceptions
    .description = Si tu as exactement la carte du dessus, joue-la tout de suite, hors de ton tour.
option-super_intercept = Super-interceptions
    .description = Pour intercepter, le même chiffre ou symbole suffit.
option-bluff = Bluff
    .description = Si un +4 te fait piocher, tu peux accuser son joueur de bluff.
option-skip_after_draw = Tour perdu après la pioche
    .description = Après avoir pioché pour un +2 ou un +4, ton tour est fini.
option-seven_zero = Règle du 0 et du 7
    .description = Un 0 fait tourner toutes les mains ; avec un 7 tu peux échanger ta main avec quelqu'un.
option-buzzer = Buzzer
    .description = Huit cartes Buzzer : tout le monde appuie, le plus lent pioche trois cartes.
option-advanced_response = Réponses avancées
    .description = Passe-tour, Inversion et Joker répondent aussi aux cartes à piocher.
refused-no_match-sequence = { CARD($card, form: "the") } ne continue pas la suite sur { CARD($top, form: "the") } : même couleur, un de plus ou de moins.
keeps-hand-you = Tu gardes ta main.
keeps-hand-other = { $name } garde sa main.
refused-choice_open = D'abord, tout le monde appuie sur le buzzer : { verb-type }{ KEY("buzzer") }.

# Commands, and the words that are typed for them.
command-buzzer = appuyer sur le buzzer
word-buzzer = buzzer
look-buzzer = Buzzer

# Parties de ce qui est dit.
piece-debt-sequence = Comment continuer une suite
piece-debt-due = Les cartes à piocher

# Conseils.
advice-move-swap = jouer { CARD($card, form: "the") } et échanger ta main avec { $name }
advice-move-call = accuser de bluff
advice-move-buzz = appuyer sur le buzzer
advice-move-intercept = intercepter avec { CARD($card, form: "the") }
advice-move-intercept-swap = intercepter avec { CARD($card, form: "the") } et échanger ta main avec { $name }
advice-uno-again = tu rejoues ensuite
advice-uno-race =
    { FRONT() ->
       *[screen] Appuie sur { KEY("buzzer") } : le plus lent pioche 3 cartes.
        [lines] Tape { KEY("buzzer") } : le plus lent pioche 3 cartes.
    }
advice-uno-call = si c'était un bluff, { $name } pioche { $count } cartes et toi aucune
advice-uno-no-call = une accusation fausse coûte { $count } cartes de plus
advice-uno-wrong-call = À tort, tu pioches { $count } cartes.
advice-uno-risk = C'est un bluff : si { $name } t'en accuse, tu pioches { $count } cartes.
second-look-intercept = Tu pouvais intercepter avec { CARD($card, form: "the") }.
second-look-sequence = Tu pouvais continuer avec { CARD($card, form: "the") }.
advice-uno-no-bluff = le +4 serait un bluff ; si { $name } t'en accuse, tu pioches { $count } cartes
advice-uno-keeps-hand =
    { $count ->
        [one] tu gardes ta propre main, alors de { $count } carte
       *[other] tu gardes ta propre main, alors de { $count } cartes
    }
card-buzzer = { article-m }Buzzer

# Ce qui est compris aussi quand on le tape.
phrases-buzzer-here = appuie, appuyer, buzz

# Touches.
command-play =
    { FRONT() ->
       *[screen] jouer la carte choisie, avec Interceptions aussi hors de ton tour ; ou commencer la manche suivante
        [lines] jouer la dernière carte trouvée, ou celle du numéro tapé, avec Interceptions aussi hors de ton tour ; ou commencer la manche suivante
    }
