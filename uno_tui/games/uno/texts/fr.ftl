# UNO.
title = UNO
    .description = De 2 à 10 : pose une carte qui a la couleur ou le chiffre de celle du dessus, et dis Uno avant la dernière.
sequence-you = Tu continues avec { CARD($card, form: "the") }.
sequence-other = { $name } continue avec { CARD($card, form: "the") }.
    .terse = { $name }, { CARD($card) }.
sequence-may = Suite, tu peux continuer : { $cards }.
intercepted-you = Tu interceptes avec { CARD($card, form: "a") }.
intercepted-other = { $name } intercepte avec { CARD($card, form: "a") }.
debt-waits-you = { $count } cartes t'attendent : tu es le suivant.
debt-waits-other = { $count } cartes attendent le joueur suivant, { $name }.
debt-call = { $count } cartes à piocher : { draw-them } ; { KEY("call_bluff") } dénonce un bluff ; si ce n'en était pas un, tu en pioches { $wrong }.
debt-answer-call = { $count } cartes à piocher : réponds, { draw-them }, ou { KEY("call_bluff") } dénonce un bluff ; si ce n'en était pas un, tu en pioches { $wrong }.
drew-bluff-you = Tu pioches { $count } cartes, { $due } et 2 pour le bluff : { $cards }.
drew-bluff-other = { $name } pioche { $count } cartes, { $due } et 2 pour le bluff.
drew-wrong-call-you = Tu pioches { $count } cartes, { $due } et 2 pour l'accusation à tort : { $cards }.
drew-wrong-call-other = { $name } pioche { $count } cartes, { $due } et 2 pour l'accusation à tort.
called-right-by-you = Tu accuses { $name } de bluff, et c'en était un.
called-wrong-by-you = Tu accuses { $name } de bluff, mais ce n'en était pas un.
called-right-you = { $name } t'accuse de bluff, et c'en était un.
called-wrong-you = { $name } t'accuse de bluff, mais ce n'en était pas un.
called-right-other = { $name } accuse { $other } de bluff, et c'en était un.
called-wrong-other = { $name } accuse { $other } de bluff, mais ce n'en était pas un.
hands-passed-all = Chacun passe sa main.
hands-passed =
    { $count ->
        [0] Chacun passe sa main. Tu n'as plus aucune carte.
        [one] Chacun passe sa main. Tu as maintenant une carte.
       *[other] Chacun passe sa main. Tu as maintenant { $count } cartes.
    }
race-began = Buzzer ! Appuie sur { KEY("buzzer") }.
pressed-you = Tu as appuyé.
    .terse = { "" }
pressed-other = { $name } a appuyé.
    .terse = { "" }
race-lost-you = Tu as appuyé en dernier.
race-lost-other = { $name } a appuyé en dernier.
failed-you-too-late = Trop tard : une autre carte est déjà dessus.
failed-you-no-match = Ce n'est pas la même carte.
failed-other = { $name } rate son interception.
penalised-you = Tu reçois { $points } points de pénalité.
penalised-other = { $name } reçoit { $points } points de pénalité.
turn-race = Course. Pas encore appuyé : { $names }.
debt-now-free = Pas de dette. { pass-now }
presenter-uno-intercepts = en interception
ask-swap = Échanger ta main avec qui ?
swap-nobody = Garder ma main
refused-no_buzzer = { $rule } : il n'y a pas de course en cours.
refused-already_buzzed = Tu as déjà appuyé.
refused-no_such_player = Il n'y a personne avec qui échanger là.
refused-no_bluff_to_call = Il n'y a pas de bluff à dénoncer.
refused-not_interceptable = Les Jokers et les +4 ne s'interceptent pas.
refused-too_late = Trop tard : le joueur suivant a agi.
option-uno_penalty = Cartes pour un Uno oublié
    .description = Combien de cartes pioche qui n'a pas dit Uno et a été dénoncé.
option-draw_anytime = Piocher à tout moment
    .description = Tu peux piocher même si tu pourrais jouer.
option-response = Réponses
    .description = À un +2 ou un +4, tu peux répondre par la même sorte et transmettre les cartes.
option-sequences = Suites
    .description = Après un nombre, tu peux continuer dans la même couleur, un de plus ou de moins, tant que le suivant n'a pas agi.
option-intercept = Interceptions
    .description = Qui a exactement la carte du dessus peut la jouer tout de suite, hors de son tour.
option-super_intercept = Super-interceptions
    .description = Pour intercepter, le même nombre ou symbole suffit.
option-bluff = Bluff
    .description = Qui doit piocher à cause d'un +4 peut dénoncer un bluff.
option-skip_after_draw = Passer son tour après avoir pioché
    .description = Après avoir pioché pour un +2 ou un +4, ton tour est fini.
option-seven_zero = Règle 0/7
    .description = Un 0 fait passer toutes les mains ; avec un 7 tu peux échanger ta main avec quelqu'un.
option-buzzer = Buzzer
    .description = Huit cartes Buzzer : tout le monde appuie, le plus lent pioche trois cartes.
option-advanced_response = Réponses avancées
    .description = Passer, Inversion et Joker répondent aussi à une dette.
refused-no_match-sequence = { $card } ne continue pas la suite sur { CARD($top, form: "the") } : il faut la même couleur, et le nombre juste au-dessus ou au-dessous.
keeps-hand-you = Tu gardes ta main.
keeps-hand-other = { $name } garde sa main.
refused-choice_open = D'abord, tout le monde doit appuyer sur le buzzer : { KEY("buzzer") }.

# Commands, and the words that are typed for them.
command-buzzer = appuyer sur le buzzer
word-buzzer = buzzer
look-buzzer = Buzzer

# Parties de ce qui est dit.
piece-debt-sequence = Comment continuer une suite
piece-debt-due = Ce qui est dû

# Conseils.
advice-move-swap = poser { CARD($card, form: "the") } et échanger ta main avec { $name }
advice-move-call = dénoncer le bluff
advice-move-buzz = appuyer sur le buzzer
advice-uno-race = Appuie sur { KEY("buzzer") } : le plus lent pioche 3 cartes.
advice-uno-call = si c'était un bluff, { $name } pioche { $count } cartes et toi aucune
advice-uno-no-call = dénoncer à tort coûte { $count } cartes de plus
advice-uno-wrong-call = Si ce n'en était pas un, tu pioches { $count } cartes.
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
