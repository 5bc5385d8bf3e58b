# Leçons d'Umé.
put-it =
    { FRONT() ->
       *[screen] { KEY("play") } pour le défausser.
        [lines] Tape son numéro pour le défausser.
    }
effect-of-nine =
    { FRONT() ->
       *[screen] Va au 9 rouge : { KEY("read_effect") } pour entendre les sommes que tu aurais alors.
        [lines] Tape { KEY("read_effect") } et le numéro du 9 rouge pour les sommes que tu aurais alors.
    }

lesson-sums = Les sommes et la suite
    .description = Ce qui compte dans ta base, comment entendre les sommes, et comment gagner. Environ 4 minutes.
lesson-sums-sums = Toutes les cartes sont visibles, et on additionne celles de chaque couleur de ta base. { verb-type-first }{ KEY("read_sums") } pour tes sommes et les couleurs actives.
lesson-sums-draw = Une couleur n'est active qu'avec deux cartes à chiffre au moins : ton vert ne compte donc pas encore. Pioche une carte. { draw-now }
lesson-sums-bases = Avec le 4 vert, ton vert est actif. Écoute maintenant les autres : { verb-type }{ KEY("next_group") } pour la base de Ben et ses sommes.
lesson-sums-near = Tu gagnes avec trois sommes actives à écarts égaux, comme 3, 5 et 7. { verb-type-first }{ KEY("read_near") } pour savoir qui en est à une carte.
lesson-sums-effect = Ton 9 rouge est de trop, et au lieu de piocher, tu peux défausser une de tes cartes. { to-own-base } { effect-of-nine }
lesson-sums-put = Rouge 3, jaune 5, vert 7 : l'écart est chaque fois de 2. Défausse le 9 rouge. { put-it }
lesson-sums-end = Le programme a tout de suite vu ta suite, et tu as gagné. Une suite compte à tout moment, même au tour d'un autre. Trois sommes égales en sont une aussi ; un 0 compte 10.

lesson-actions = Les cartes d'action
    .description = Inversion, +2, Joker et +4 : des cartes qui en déplacent d'autres. Environ 5 minutes.
lesson-actions-draw = Les cartes d'action ne viennent qu'en piochant. Ce qu'elles demandent se fait tout de suite. { draw-now }
lesson-actions-take = Une Inversion rouge : tu prends une carte rouge à quelqu'un, ou tu donnes une des tiennes. Prends le 7 rouge de Ben, et dis oui à la fin.
lesson-actions-again = Ta somme rouge augmente, et le rouge de Ben n'est plus actif. Pioche encore. { draw-now }
lesson-actions-drop = Un +2 jaune défausse deux cartes jaunes, les tiennes d'abord. Tu n'as que le 2, choisis donc aussi le 9 jaune de Ben.
lesson-actions-third = Une carte d'action peut donc ôter aux autres ce dont ils ont besoin. Pioche de nouveau. { draw-now }
lesson-actions-name = Un Joker : tu annonces une couleur, et chacun en défausse sa plus petite et sa plus grande carte. Annonce le bleu : deux cartes pour Ben, une pour toi.
lesson-actions-fourth = Et maintenant, pioche la plus forte. { draw-now }
lesson-actions-all = Un +4 défausse une carte de chaque couleur. Pour une couleur qui te manque, c'est une carte d'un autre. Choisis ton 4 rouge, le 5 jaune de Ben et ton 6 vert.
lesson-actions-end = Voilà les cartes d'action ; un Passe-tour ne fait rien. Avant de dire oui à un changement, tu entends quelles sommes il te laisse.

lesson-claims = Annoncer une suite
    .description = Là où le programme n'additionne rien : remarquer sa suite et l'annoncer. Environ 3 minutes.
lesson-claims-adding = À cette table, c'est aux joueurs d'annoncer les suites, et tu fais les calculs. Demande tes sommes, et écoute la réponse : { verb-type }{ KEY("read_sums") }.
lesson-claims-wrong = Ton rouge fait 5, ton jaune 7, et une seule carte verte n'est pas active : pas de suite. Annonces-en une quand même, et écoute ce que cela coûte : { verb-type }{ KEY("uno") }.
lesson-claims-draw = Une fausse annonce coûte un tour et rien d'autre. C'est de nouveau à toi. { draw-now }
lesson-claims-cards = Le 5 vert est arrivé dans ta base. { verb-type-first }{ KEY("all_cards") } pour entendre tes cartes : additionne chaque couleur.
lesson-claims-claim = Rouge 5, jaune 7, vert 9 : c'est une suite. Tu peux l'annoncer à tout moment, même au tour de Ben : { verb-type }{ KEY("uno") }.
lesson-claims-end = La première annonce juste gagne la manche. Là où le programme voit les suites lui-même, il n'y a rien à annoncer.

lesson-shields = Les protections
    .description = Des Passe-tour qui protègent : des changements qui demandent une permission. Environ 3 minutes.
lesson-shields-draw = Avec cette règle maison, un Passe-tour est une Protection. Pioches-en une. { draw-now }
lesson-shields-deny = La Protection est maintenant dans ton rouge : pour le changer, on doit te demander. Ben veut prendre ton 5 rouge ; réponds non.
lesson-shields-reverse = Ben a dû prendre une autre carte, une de Cleo. C'est à toi. { draw-now }
lesson-shields-ask = Une Inversion bleue. Le bleu de Ben est derrière une Protection, on demandera donc à Ben. Essaie de prendre le 4 bleu de Ben.
lesson-shields-other = Ben a refusé, et tu ne peux plus demander cette carte. Le bleu de Cleo n'a pas de Protection : prends le 6 bleu de Cleo.
lesson-shields-end = Une Protection garde sa couleur jusqu'à ce que tu la défausses, ce qui prend ton tour. Seul un Joker ne demande rien à personne.
