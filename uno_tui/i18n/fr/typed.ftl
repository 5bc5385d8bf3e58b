# Ce qu'on tape ligne à ligne. Minuscules ; accents, signes et ordre des mots d'une carte ne comptent pas.

# Mots qu'on passe.
typed-fillers = le, la, les, l, un, une, des, du, de, d, je, j, me, m, s, te, t, toi, c, ce, cette, est, il, elle, y, et, svp, stp, plait, maintenant, alors, donc, voudrais, veux, vais, voulais, montre, montrer, dis, dire, lis, lire, donne, donner, ai, suis, on, ici, merci, en, juste, sont, tu, se, moi, eh, ben, lui
# Mots qui demandent ou hésitent : une ligne qui en contient un ne joue rien.
typed-hesitant = peux, puis, pourrais, dois, devrais, faut, pas, jamais, pourquoi, comment, si, quand, ne, n, droit, peut être, pouvait, pouvais, pourrait, aurais
typed-asking = est, sont, ai, a-t-il, a-t-elle
# Ce par quoi commence une ligne qui veut seulement entendre une carte ou en parle, comme `lis la carte 1`.
typed-telling = lis, lire, dis, dire, montre, montrer, nomme, nommer, épelle, j ai
typed-question = quoi, qui, quel, combien, que, qu, ce, est, ou, mon, ma, mes, carte
# Mots devant la carte à jouer.
typed-play = joue, jouer, pose, poser, mets, mettre, lance, lancer, place, placer, defausse, defausser, ajoute, intercepte, intercepter, réponds, répondre, réponses, contre, contrer, défends, balance, balancer, lâche, jette, jeter, ajouter, rajoute, rajouter, file, filer, colle, coller, vire, tente, débarrasse, débarrasser, met, met, renvoie, renvoyer, retourne, bloque, bloquer
# Mots qui peuvent entourer le nom d'une carte.
typed-beside-card = carte, mon, ma, mes, dessus, sur, numero, tuile, choisis, choisir, comme, avec, a, à, pour, quelque, chose, reçoit, par
# Words that set a value.
typed-set = mets, mettre, met, change, changer, règle, régler, passe, choisis, s il te plaît, je, veux, le, la, les, à, sur, en, remets, remettre, reviens, nouveau, va, un, peu
typed-beside-number = a, avant, avec, tuile, de, par
# Mots qui prennent une carte là où elle est.
typed-take = commence, commencer, au, aux, prends, prendre, enlève, enlever, déplace, déplacer, de, du, des, depuis, vers, dans, ici, tuiles, cette, table, ajoute, ajouter, autre, autres
typed-take-away = prends, prendre, enlève, enlever, retire, depuis, prend
# Words that bring back to the hand what was laid in this turn, as in `put blue 5 back on my rack`.
typed-back = reprends, reprendre, remets, remettre, retire, retirer
# Words for the set that has just grown, as in `add yellow 5 there`.
typed-there = là, là-bas
# Mots entre la première et la dernière de cartes qui se suivent, comme `3 à 6 jaune`.
typed-through = à, jusqu, au
# D'où vient une carte de la main, comme dans `je pose le 7 rouge de mon chevalet`. Mots d'un souhait, comme dans `je veux une autre leçon`.
typed-from-hand = de mon chevalet, du chevalet, de ma main, de mon jeu
typed-wants = veux, voudrais, retour, revenir, ouvre, commence, commencer, autre, première, prochaine, suivante, donne, montre, faire
# Mots pour s'en aller, comme dans `quitter la leçon`.
typed-leaving = quitter, quitte, arrêter, arrête, sortir, finir, abandonner, stopper, stop
# Mots pour une place, comme `à la place 2, Léa`.
typed-seat = place, siège, joueur, joueuse, s'appelle, appelle, nom, joue
# Mots pour deux personnes à un ordinateur, comme `on est deux`.
typed-two-people = on est deux, on est deux ici, on veut jouer à deux, on joue à deux, jouer à deux ici, deux personnes ici, deux humains, nous deux, ma femme et moi, mon mari et moi, mon ami et moi, mon amie et moi, ma copine et moi, mon copain et moi, avec ma femme, avec mon mari, avec un ami, avec une amie, avec ma copine, avec mon copain, avec mon frère, avec ma sœur, avec mon fils, avec ma fille, avec ma mère, avec mon père, une autre personne, une deuxième personne, sur cet ordinateur, sur le même ordinateur, jouer ensemble
# Mots d'une ligne qui veut une leçon, comme `je voudrais apprendre Umé`.
typed-learning = apprendre, apprends, apprenons, enseigne, tutoriel, leçon, leçons
# Those of them that mean all lessons.
typed-all-lessons = leçons
# Lignes entières qui commencent la partie à une nouvelle table.
typed-begins-now = commence, commencer, on commence, commençons, commence la partie, c est parti, allons-y, allez, vas-y, on y va, démarre, démarrer, lance, lancer, lance la partie, on est prêts, on est prêtes, je suis prêt, je suis prête, prêt, prête, on joue, jouer
# Lignes entières qui quittent la table pour le menu ; dans le menu, elles quittent le programme.
typed-leaves-table = partir, je pars, sortir, je sors, quitter la partie, quitte la partie, je quitte la partie, quitter partie, quitter la table, arrêter la partie, arrête la partie, je veux arrêter la partie, on arrête la partie, arrêter de jouer, j'arrête de jouer, je veux arrêter de jouer, fin de la partie, je quitte la table, quitte la table, je m'en vais, comment on sort d'ici, on sort d'ici, je sors d'ici, je quitte, sors de la partie, sortir de la partie, je veux sortir, je veux quitter la partie, je veux quitter la table, abandonner la partie, j'arrête là, on arrête là, je m'arrête là, arrêtons là, j'arrête la partie, j'arrête cette partie, je veux arrêter cette partie, je veux arrêter, je voudrais arrêter, je veux quitter cette partie, abandonne la partie, abandonne cette partie, j'abandonne la partie
typed-go = va, aller, saute, sauter, à
typed-onto = sur, devant, derrière, au-dessus, dans
typed-towards = à, vers, au, aux
# Words before a card's own number, as in `my five`.
typed-article = mon, ma, le, la, un, une, mes, les, tes, du, au
# Words before the number of several cards, as in the French `les 7`.
typed-all-of = les, aux, mes, tous les
# Words before a card's place in the hand.
typed-counting = numéro, carte, no, tuile
# Words that put a card in the place of another; words between two things.
typed-exchange = remplacer, échange, échanger, échangez, contre
typed-and = et, puis, ensuite
# Mots avant ce qu'il faut taper, dans les conseils du programme.
typed-type = tape, taper, appuie sur
# Mots qui suivent, avant ce que cela fait.
typed-to-do = pour
# Mots autour d'une touche qui demandent ce qu'elle fait.
typed-about-key = décris, explique, que fait, que fait la touche, à quoi sert, à quoi sert la touche, touche, c est quoi, décris la touche, explique la touche
# Mots d'une question sur une carte, à côté de son nom.
typed-about-card = décris, décrire, que, qu, quoi, fait, veut, signifie, effet, règle, règles, explique, comment, marche, fonctionne, quand, si, a, sert, pour, faire, continue, continuer, quelle, quel, article, articles, ça, ce, jeu, dans
# Le mot après `règles` qui les fait toutes lire.
typed-all = tout, toutes, tous
# Mots d'une question si une carte peut être jouée.
typed-fits = va, aller, jouable, possible, convient, permis, est-ce, que, qu, ce, aussi, cette, on
# What else may stand in such a question.
typed-beside-fits = faire, quelque, chose, mise, mettre, poser, où
# Mots d'une question sur les règles qui ne disent pas de quoi il s'agit.
typed-vague = quelque, chose, ca, ça, truc, trucs, bien, encore, aussi, vraiment, plutôt, juste, fait, faire, fais, mon, ma, mes, ton, ta, tes, son, sa, ses, nous, vous, ils, elles, lui, leur, avoir, a, as, ont, était, être, vrai, bon, bonne, déjà, si, que, quand, ici, svp, plaît
# Mots entre `règles` et ce dont il s'agit.
typed-topic = à, au, propos, sujet, concernant, sur, de, des, du
# Mots qui font d'une ligne qui ne commence pas ainsi une question sur les règles.
typed-about-rules = suffit, compte, comptent, vaut, existe, possible, lequel, laquelle, démarre
# Mots qui demandent si une chose est permise, si elle est obligatoire, comment faire, et mots qui demandent une raison.
typed-may = peux, puis, pourrais, droit, peut, pouvait, pouvais, pourrait, aurais pu, avait le droit
typed-must = dois, faut, doit, devrais
typed-how = comment, quand
typed-why = pourquoi
# Words that point at what was said just now, as in `what does this mean`.
typed-pointing = ça, ceci, cela, ce, c, est, dire
# Words that ask for a number.
typed-many = combien
# Words before what a card stands for, as in `as red 5`.
typed-standing = comme, en
# Words behind a number of some things, as in `two of them`.
typed-of-them = d entre, de celles
# Words that deny, as in `not red`.
typed-denying = pas, sauf, jamais
# Words with which one corrects oneself, as in `red, no, blue`. The first is the answer no.
typed-correcting = non, plutôt, finalement, attends
# Mots d'une raison, comme dans `je n'ai pas de carreau, je pioche`.
# Words behind one of them, before what is not meant, as in `red instead of blue`.
typed-instead = que, qu, de
# Words for two of some things.
typed-both = ensemble
typed-lacks = rien, aucun, aucune, pas
# Les nombres à partir de 1, quand il y en a plusieurs.
typed-plurals = uns, deux, trois, quatres, cinqs, sixs, septs, huits, neufs, dix, onzes, douzes, treizes
# Mots qui remplacent des cartes derrière une couleur, comme `ones` en anglais : aucun ici.
typed-ones = { "" }
# What stands before a comma and means nothing.
typed-lead-ins = ok, bon, d accord, oui, non, pardon, je n ai rien, j ai rien, rien ne va, je n ai rien qui va, je garde, allez, attends, oups, finalement, laisse tomber, j ai changé d avis, bonjour, salut, minute, tant pis, non attends, zut, mince, super, génial, chouette, voilà, ah non, oh non, hein, aïe, purée, flûte, ah super, en fait, bonsoir, coucou, merci, c est bon, bonne soirée, bonne nuit, merci et bonne soirée, merci bonne soirée, oui c est ça, ok c est bon
# Words before a line that mean nothing.
typed-openers = ok, bon, alors, bien, allez, et, euh, heu, oups, bah, ah, oh, pff, pfff, bon bah, du coup, non attends, d accord, vas y, tiens, hé, bonjour, salut, bon ben, eh ben, ah ben, oh ben, eh bien, ah bah, dis moi, je crois que je, je pense que je, allez hop, moi, plutôt, finalement, tant pis
# Words behind a line that mean nothing.
typed-closers = aussi, alors, du coup, donc, je suppose, je crois, merci, stp, svp, plutôt, finalement, dessus
# Words that change nothing in a whole line.
typed-soft = s, il, te, plaît, svp, stp, maintenant, ici, donc, alors, bon, euh, heu, un, peu, juste, ah, bah, là, déjà, quoi, du, coup, encore, redis, rappelle, exactement, vraiment, aussi, finalement, dis, bref, gros
# Words behind a line that make it a question.
typed-or-not = ou pas, ou non
# Words for yes.
typed-yes = oui, ouais
# Lignes entières qui disent oui à une question, et non.
typed-agreeing = oui, oui merci, ouais, ouaip, ok, okay, d accord, bien sûr, vas-y, vas y, fais-le, fais ça, oui vas-y, oui je veux, je veux bien, volontiers, si, entendu, allez, oui bien sûr, parfait, quand même, carrément, évidemment, oh oui, ah oui, avec plaisir, fais le quand même, oui vas y, oui fais, oui fais ça, oui fais le, d'accord fais ça, oui celle là, oui joue la, exact, exactement, oui c est ça
typed-refusing = non, non merci, nan, pas maintenant, surtout pas, plutôt pas, je ne veux pas, je veux pas, mieux vaut pas, non pas ça, finalement non, non finalement, plutôt non, pas du tout
# Mots qui abandonnent une question, comme `non, laisse tomber`.
typed-cancelling = annule, annuler, annule ça, laisse tomber, laisse, laisse ça, laissons, oublie, oublie ça, j ai changé d avis, je change d avis, changé d avis, aucun, aucune, aucun des deux, ni l un ni l autre, tant pis, peu importe
# Lignes entières qui ne sont que polies ou joyeuses : on répond à qui est le tour. Lignes entières qui demandent la main.
typed-courtesy = bonjour, salut, coucou, bonsoir, merci, merci beaucoup, super, génial, cool, chouette, bravo, bien joué, youpi, haha, ha ha, hourra, c est une blague, tant pis, zut
typed-asks-hand = j ai quoi, j'ai quoi, qu'est-ce que j'ai, qu est ce que j ai, qu ai-je, j'ai quoi là, j ai quoi moi
# Whole lines that ask for advice; of most of their words nothing would be left.
typed-advice = que ferais tu, que jouerais tu, tu ferais quoi, tu jouerais quoi, qu est ce que tu jouerais, qu'en penses-tu, laquelle est mieux, c'est quoi le mieux, laquelle est meilleure, tu en penses quoi, qu'est-ce qui est mieux, quelle carte tu jouerais à ma place, tu jouerais quoi à ma place, que jouerais-tu à ma place, qu'est-ce que tu jouerais, un conseil, c'est quoi le mieux à jouer, qu'est-ce qui est le mieux à jouer, qu'est-ce qu'il vaut mieux jouer, quel est le meilleur coup, le mieux c'est quoi, tu as un conseil pour moi, as tu un conseil pour moi, tu as une idée, redemande, redemande le, encore un conseil, un autre conseil, que peux-tu me conseiller, que me conseilles-tu, tu me conseilles quoi, aide-moi à choisir, aide moi à jouer, aide-moi à jouer, conseille-moi, qu'est-ce que j'ai intérêt à jouer, j'ai intérêt à jouer quoi, qu'est-ce que j'ai intérêt à lui donner, c'est laquelle la meilleure, laquelle je joue, laquelle je donne, vaut-il mieux piocher, est-ce mieux de piocher, il vaut mieux piocher, mieux vaut piocher, qu'est-ce que tu ferais à ma place, tu ferais quoi à ma place, je la joue ou je la garde, est-ce que je la joue, encore un indice, un autre indice, conseil suivant, ça vaut le coup, est ce que ça vaut le coup, je devrais le faire, je le fais ou pas, je vire quelle carte d'après toi, je joue quelle carte d'après toi, je joue quoi d'après toi, je pose quoi d'après toi
# Whole lines that ask for a card.
typed-draws = donne moi une carte, donne une carte, donnez moi une carte, donne moi encore une carte, une carte s il te plaît, une carte svp, j'en pioche une, j'en pioche une quand même, je prends une carte du paquet, je prends une carte de la pioche, je prends une carte dans la pioche, j'en prends une, je ramasse, pff je ramasse, je pioche alors, d'accord je pioche alors, j'en ramasse une, je tire une carte, je tire, je pioche quand même, je suis obligé de piocher, je suis obligée de piocher, je dois bien piocher, une carte s'il te plaît, une carte s'il vous plaît, une carte stp, donne moi une carte svp
# Whole lines that ask what one drew.
typed-drawn = qu'est-ce que j'ai pioché, qu'ai-je pioché, j'ai pioché quoi, quelle carte j'ai piochée, quelle carte ai-je piochée, quelles cartes j'ai piochées, quelles cartes ai-je piochées, quelle tuile j'ai piochée, quelle tuile ai-je piochée, qu'est-ce que je viens de piocher, carte piochée, ma carte piochée, quelle était la carte piochée, j'ai tiré quoi, et j'ai tiré quoi, j'ai tiré quoi au juste, j'ai pioché quoi comme carte, ah j'ai pioché quoi comme carte, c'était quoi ma carte, c'est quoi que j'ai pioché, qu'est-ce que j'ai ramassé, qu'est-ce que j'ai tiré, j'ai ramassé quoi, j'ai pris quoi
# Words for a card of which has been spoken.
typed-it = ça, celle-ci, la joue, la pose
# Words behind a number of players.
typed-players = joueurs, joueuses, personnes, joueur
# Mots derrière un nombre d'adversaires ; verbes pour faire montrer quelque chose.
typed-opponents = adversaires, adversaire, robots, robot, bots, ordis, ordi, ordinateurs, ordinateur, autres
# Places, a line for each; words beside the numbers where a set is split.
typed-ordinals =
    premier, première, 1ère
    deuxième, second, seconde
    troisième
    quatrième
    cinquième
    sixième
    septième
    huitième
    neuvième
    dixième
typed-behind = après, derrière
typed-between = entre, et
typed-with = avec, par
# Words behind cards that are laid together. The first may stand alone at the end: `put red 1 and red 2 together`.
typed-together = ensemble, comme, groupe, série, suite, combinaison, nouvelle, en, nouveau, nouvel, tous, toutes, un, une
# Words before them, as in `make a group`.
typed-making = fais, faire, forme, former, crée, créer, commence, monte, construis, ouvre, pose
# Words that move what lies on the table.
typed-moving = déplace, déplacer, bouge, bouger
# Words between a kind of set and the number of its cards, as in `group of 6`.
typed-of = des, de
# Words about gifts, about dealing, about all players, and that compare them.
typed-who = qui
typed-gave = donne, donnes, donné, donnée, donnés, reçois, reçu, reçue, eu
typed-dealing = distribue, distribué, donneur, donneuse
typed-everyone = tous, toutes, tout le monde, chacun, chaque, les autres, des autres, autres, autres joueurs, adversaires
typed-comparing = haute, haut, élevée, forte, fort, grande, grosse, basse, petite, mène
typed-begin = démarre, démarrer, lance, lancer, commence, commencer, nouvelle, nouveau, partie, jeu, joue, jouer
# What else stands in a line that begins a game and wishes nothing; what switches a rule off; words for bots' levels.
typed-around-wishes = rapide, vite, petite, petit, court, courte, juste, seulement, contre, jusqu, jusque, jusqu'à, vers, sur, règle, règles, maison, et, aussi, manche, on, nous, aimerais, voudrais, ou, préfère, préférerais, aimerait, voudrait, envie, bien, celle, où, celui, rien, table, nouvelle, cumul des, des, active, activer
typed-without = sans, pas, aucun, aucune, enlève, enlever, retire, retirer, vire, virer
typed-new = nouvelle, nouveau, autre
typed-levels =
    easy: facile, faciles, faible, faibles, simple, simples, débutant
    normal: moyen, moyens, normal, normaux, moyenne
    hard: fort, forts, difficile, difficiles, dur, durs, expert
# Le début d'une ligne qui souhaite une partie, comme dans `je voudrais jouer à UNO`.
typed-wishing = je veux, je voudrais, j aimerais, je souhaite, on veut, on voudrait, on aimerait, on peut jouer, on pourrait jouer, j ai envie, si on jouait, et si on jouait, je préfère, je vais jouer, on va jouer
# Les mots pour la ligne dont il vient d'être question, comme dans `mets-la`. Lignes entières qui veulent relire une liste.
typed-that-one = ça, cela, la, le, celle, celui, ci, là, règle, cette, ce
typed-list-again = liste, la liste, encore la liste, relis la liste, répète la liste, la liste encore, relis le menu, répète le menu, encore le menu, le menu encore, relis tout, toute la liste, relire la liste, redis la liste, redis-moi la liste, redis le menu, répète le menu s'il te plaît, les choix encore, relis les choix, qu'est-ce que j'ai choisi, qu'est-ce que j'ai choisi pour l'instant, j'ai choisi quoi
# Les mots pour une seule manche, et le mot derrière son chiffre.
typed-single-round = une seule manche, juste une manche, rien qu une manche, une manche seulement, seulement une manche
typed-rounds = manche
# Les mots entre les parties d'une ligne ; les mots derrière ce qui manque, devant ce que l'on fait.
typed-joints = et, mais
typed-reasons = alors, donc, du coup
# Les mots du retour au menu. Les mots autour du souhait d'un autre rythme, comme dans `va un peu moins vite`.
typed-back-to = retour, reviens, revenir, retourne, retourner, au
typed-around-pace = ça, va, un, peu, les, robots, autres, c, est, plus, beaucoup, vous, tu, peux, pouvez, aller, jouer, jouez, mets, fais, le, rythme, encore, pour, moi, vas, y, continue, répète, s, il, te, plaît
# Les mots pour reprendre une partie ; ce qui s'y ajoute.
typed-resuming = reprendre, reprends, continuer, continue, charger, charge, reviens, revenir, retourner, retourne, reprend, reprenons
typed-of-resuming = partie, jeu, dernière, ancienne, enregistrée, commencée, avec, où, notre, à, la, le, table, arrêté, étais
# Le début des phrases sur le joueur.
typed-you = Tu
# Les mots d'un souhait pour une nouvelle table, comme dans `avec le cumul`.
typed-wished = avec, ajoute, ajouter, s il te plaît, stp, svp, veux, voudrais, aimerais, aussi, plus, préfère, où
# Les mots qui renversent un oui, comme dans `évidemment pas`.
typed-turning = pas, jamais
# Un mot devant un niveau que l'on ne souhaite pas, comme dans `pas trop dur`.
typed-too = trop
typed-show = montre, montrer, affiche, afficher, ouvre, ouvrir, voir
typed-mine = mon, ma, mes
# Whole lines that ask what there is to do: of most of their words nothing would be left.
typed-todo = et maintenant, quoi maintenant, je fais quoi maintenant, je ne peux pas, je peux pas, je ne peux pas jouer, je peux pas jouer, je ne peux rien jouer, j ai rien, est-ce que je rejoue, je rejoue, que se passe-t-il, que se passe t il, il se passe quoi, qu'est-ce qui se passe, je sais pas quoi faire, je ne sais pas quoi faire, on fait quoi maintenant, et là, et là je fais quoi, j'ai rien qui va, je n'ai rien qui va, je fais quoi du coup, je fais comment, je sais pas, je ne sais pas, je ne comprends pas, je comprends pas, j'ai pas compris, je n'ai pas compris, je comprends rien, c'est quoi le truc à faire, qu'est-ce qu'il faut faire, faut faire quoi, il faut faire quoi, je dois faire quoi, je commence par quoi, je dois commencer par quoi, je ne peux rien faire, je peux rien faire, je peux rien jouer, je ne peux rien poser, je peux rien poser, et après, et ensuite, je peux faire quoi, qu est-ce que je peux faire, qu'est-ce que je fais, qu'est-ce que je fais maintenant, je fais quoi, on fait quoi, c est quoi mes choix, c'est quoi mes choix, quels sont mes choix, et alors, qu'est-ce qui se passe maintenant
# Mots d'une question sur ses propres cartes, à côté de leur nom.
typed-have = ai, a, as, ont, tient, avait, avais
typed-held = encore, reste, tiens, où, quel, tuile, tuiles, main
# Mots au début d'une question sur ses propres cartes, comme `encore des rouges`.
typed-any = encore
# Mots d'une question sur sa couleur la plus fréquente, comme `quelle couleur j'ai le plus` ; mots pour les couleurs.
typed-most = le plus, la plus, meilleure, la plupart, mieux, le mieux
typed-colours = couleur, couleurs, enseigne
# Les mots qu'on dit avec la dernière carte.
typed-calls = uno, mau
# Mots qui disent que quelqu'un a oublié quelque chose ; pour soi ; pour cette personne ; mots qui nient que ce soit dit.
typed-forgot = oublié, oubliée, oublie, oublier
typed-reporting = dénonce, dénoncer, dénoncé, signale
typed-self = je, j, me, m, nous, mon, moi
typed-they = il, elle, quelqu, ils, elles, on
typed-not-said = pas, jamais
# Mots pour ce que fait quelqu'un, pour voir, et pour ce que vaut une carte.
typed-done = fait, joué, posé, pioché, défaussé, jeté, choisi, demandé, pris, passé, accepté, mis, mise, jouée, tirée, tiré, ramassé, rejoué
typed-did = a, est
typed-see = voir, regarder, montre, montrer, voient, voit
typed-worth = vaut, valent, valeur
typed-points = points, point
typed-if = si, quand, lorsque, alors
typed-says = dit, dire, annoncé, disait
typed-giving = donne, veux, voudrais
typed-counts = compte, comptent
# Words that ask for the rules, not for what one has: `which tiles have an effect`.
typed-of-rules = effet, effets, spécial, spéciale, spéciales, spéciaux, action, actions
# Ce dont une règle peut parler, outre les cartes, les règles maison et les coups.
typed-rule-topics = échange, échanger, acheter, achat, pénalité, tricher, triche, équipe, partenaire, somme, sommes, base, joker, limite
# Mots pour les sons, et mots qui les activent et les désactivent.
typed-sound = son, sons, bruit, bruits, bruitages
typed-on = active, activer, remets, remettre, avec, allume, oui
typed-off = désactive, désactiver, coupe, couper, sans, éteins, arrête, enlève, non
# Mots à côté du nom d'une langue ; lignes par lesquelles quelqu'un donne un nom.
typed-language = langue, en, parle, parler, lis, programme, le, tout
typed-name-is = je m'appelle, mon nom est, appelle-moi, mon prénom est, change mon nom en
# Lignes entières qui demandent quels jeux il y a, comment jouer, et une autre vitesse ou un autre volume.
typed-games = quels jeux, quels jeux il y a, quels jeux y a-t-il, quels sont les jeux, jeux, liste des jeux, à quoi peut-on jouer, à quoi je peux jouer, à quels jeux peut-on jouer, quels jeux sont là
typed-how-to-play = comment on joue, comment jouer, comment joue-t-on, comment ça marche, comment on y joue, comment se joue, explique le jeu, explique-moi le jeu, comment on joue au, comment jouer au, comment joue-t-on au, comment jouer à, comment on joue à, explique, explique-moi, comment on joue à ça, comment se joue ce jeu, explique le jeu, explique moi le jeu, comment ça se joue, comment jouer à ce jeu, comment on joue, comment on joue je suis débutant, je suis débutant, comment ça se joue, comment on joue à ce jeu, c'est quoi ce jeu, c'est quel jeu, c'est quel jeu ça, c'est quoi comme jeu, en quoi consiste le jeu, explique moi, on joue comment, on joue comment à ce jeu, explique moi les règles en deux mots, ça se joue comment
typed-voice = plus lentement, plus vite, plus fort, moins fort, parle plus lentement, parle plus vite, parle plus fort, parle moins fort, moins vite, trop vite, trop lent, pas si vite, ralentis, monte le volume, baisse le volume, parle moins vite, parle plus lentement, baisse le son, monte le son, moins fort, plus fort, moins vite, baisse la vitesse, augmente la vitesse, monte la vitesse, parle plus doucement, un peu plus lentement, c est trop rapide, va moins vite, va plus vite, ralentis un peu
# Whole lines that want the voice or, where there is none, the bots slower or faster; the first sets the value.
typed-slower = plus lentement, moins vite, un peu plus lentement, va moins vite, ralentis, ralentis un peu, trop vite, c est trop rapide, pas si vite, encore plus lent, encore plus lentement, les autres vont trop vite, les adversaires vont trop vite, les robots vont trop vite, je veux que les autres jouent plus lentement, jouez moins vite, ralentir, plus doucement
typed-faster = plus vite, un peu plus vite, va plus vite, accélère, trop lent, c est trop lent, les autres vont trop lentement, je veux que les autres jouent plus vite, jouez plus vite, plus rapidement, accélérer, plus rapide, on peut accélérer les robots, on peut accélérer un peu les robots, est-ce qu'on peut accélérer un peu les robots, est-ce qu'on peut accélérer les robots, accélère les robots, accélère un peu les robots, on peut accélérer, on peut accélérer un peu
# Mots pour le partenaire.
typed-partner = mon partenaire, ma partenaire, mon coéquipier, ma coéquipière, mon équipier, mon coéquipier, mon équipier
# Mots derrière une carte, devant la couleur choisie avec elle.
typed-choosing = demande, choisis, veux, voudrais, prends, dis, annonce, couleur
# Lignes entières qui reprennent une partie commencée.
typed-resume = reprendre, reprendre la partie, reprendre ma partie, continuer, continuer la partie, charger la partie, charger, dernière partie, continuer ma partie, continue ma dernière partie, reprends ma dernière partie, reprendre la dernière partie, retour à la table, revenir à la table, retourner à la table, retour au jeu, retour à la partie, revenir à la partie, je veux reprendre ma partie, reprends ma partie, je reprends ma partie, à la table
# Sur chaque ligne un mot, et ce qui veut dire la même chose.
# Words that change a rule, as in `turn on interceptions`.
typed-changing = change, changer, active, activer, désactive, désactiver, ajoute, ajouter, enlève, enlever
# Words that choose nobody where a player may be chosen.
typed-nobody = personne, avec personne, aucun, sans échange, pas d échange, garde, garde la, garde les, garde ma main, garde mes cartes
# Words that ask how long something is, as in `how long is this lesson`.
typed-how-long = longue, longtemps, dure
# Words for the steps of a lesson, and what asks for their number.
typed-steps = étape, étapes
# Words for the discard pile, and for the player with the partner: neither is the draw pile or the player alone.
typed-other-counts = défausse, nous, notre, pioché, tiré
# What may stand before a card in a question that goes on, as in `and with a 7`.
typed-before-card = le, la, les, l, un, une, de, du, d, avec, pour, mon, ma, à
# What may stand beside a name and a level, as in `make Dora weak`.
typed-beside-level = rends, rend, mets, met, est, doit, être, robot, en, fais, un
# The word for a key.
typed-key-word = touche
# Words between a card and the player whom it is for, as in `red 7 and swap with Ben`.
typed-beside-player = je, j, ok, et, échange, échanger, avec, pour, à, donne, pioche, reçoit, doit, piocher, le, la, les, l, de, du, d, ma, mon, mes, main, mains, cartes, svp, stp
# Words of a question for the players with the fewest cards, with the most, for the draw pile, and for who comes next.
typed-fewest = le moins
typed-greatest = le plus
typed-stock = pioche, talon, réserve
typed-following = après, prochain, prochaine, suivant, suivante, ensuite, suit
typed-same =
    antihoraire: dans l'autre sens, l'autre sens, à l'envers
    pourquoi: comment ça se fait, comment se fait il
    quoi: koi, kwa, koa
    sur: au bout de, à la fin de, au début de, en tête de, au bout du, à la fin du, au début du, à côté de, à côté du, juste après, juste derrière
    score: on en est à combien, on en est où
    statistiques: combien de parties j ai gagnées, combien de fois j ai gagné, combien j ai gagné de parties, j'ai gagné combien de fois, combien de fois j'ai gagné, combien de parties j'ai gagnées, j'ai gagné combien de parties
    combinaison 1: groupe 1, suite 1, première suite, première rangée
    combinaison 2: groupe 2, suite 2, deuxième suite, deuxième rangée
    combinaison 3: groupe 3, suite 3
    combinaison 4: groupe 4, suite 4
    combinaison 5: groupe 5, suite 5
    combinaison 6: groupe 6, suite 6
    combinaison 7: groupe 7, suite 7
    combinaison 8: groupe 8, suite 8
    combinaison 9: groupe 9, suite 9
    suites: plusieurs cartes, deux cartes pareilles, deux cartes à la fois, plusieurs cartes à la fois, cartes identiques, deux cartes identiques
    2 joueurs: à deux
    3 joueurs: à trois
    4 joueurs: à quatre
    5 joueurs: à cinq
    6 joueurs: à six
    7 joueurs: à sept
    8 joueurs: à huit
    remplacer: remplace, à la place, à la place du, à la place de, au lieu du, au lieu de, échanger contre
    0: zéro
    2: deux
    3: trois
    4: quatre
    5: cinq
    6: six
    7: sept
    8: huit
    9: neuf
    10: dix
    11: onze
    12: douze
    13: treize
    +2: plus 2, plus deux, deux cartes de plus
    +4: plus 4, plus quatre, joker +4, +4 joker, joker plus 4, joker plus quatre, super joker +4
    carte 1: numéro un, le numéro un
    joker: jokers, jocker, super joker, carte joker
    vert: verte, verts, vertes
    bleu: bleue, bleus, bleues
    rouge: rouges
    jaune: jaunes
    pique: piques
    coeur: coeurs
    carreau: carreaux
    trèfle: trèfles
    as: ace
    valet: v
    dame: reine
    roi: rois
    inversion: inverse, changement de sens, changer de sens
    carte: cartes
    mon: ma, mes
    quel: quelle, quels, quelles, à combien est, de combien est
    nouvelle: nouveau
    réponses: répondre, réponds, cumuler, empiler, surenchérir
    que: que se passe t il, qu est ce qui se passe, que se passe
    peux: puis, est ce que je peux, est ce que je pourrais, ai le droit de, est ce que je puis
    niveau: difficulté
    passe tour: passe ton tour, sens interdit, carte sens interdit
    combinaison 1: première combinaison
    combinaison 2: deuxième combinaison
    combinaison 3: troisième combinaison
    rouge 1: rouge un
    vert 1: vert un
    bleu 1: bleu un
    jaune 1: jaune un

phrases-play = mets, mettre, jouer la carte, joue la carte, je joue, je pose, joue-la, pose-la, je la joue, je la pose, la carte piochée, je joue la carte piochée, pose la carte piochée
phrases-draw = je pioche, pioche carte, piocher carte, tire, tirer, tire carte, je prends, piocher tuile, prends carte, pioche cartes, tirer carte, prendre carte, je tire, pioche une tuile, je pioche une tuile, pioche tuile, prends une tuile dans la pioche, je prends une tuile, prendre une tuile, prends une tuile, prends une carte dans la pioche, encore une carte, préfère piocher, je préfère piocher
phrases-uno = uno, dire uno, contre uno, contre, oubli uno, pas dit uno, dernière carte, oublié uno, oublié de dire uno, ma dernière carte, dernière carte, je crie uno, crie uno, j'annonce uno, annonce uno, annoncer uno, j'annonce dernière carte, j'annonce ma dernière carte, annonce dernière carte, je dis dernière carte, uno pour moi, uno à ma place
phrases-call-bluff = accuse, accuse bluff, accuser bluff, accuse de bluffer, accuser, menteur, bluffe, tu bluffes, il bluffe, conteste, contester, mensonge, je doute, triche, tricheur, défie, défier, contester +4, contester le +4, je conteste le +4, contester joker +4
phrases-go-on = manche suivante, prochaine manche, bot suivant, robot suivant, vas-y, avance, leçon suivante, la leçon suivante, prochaine leçon, la leçon d après, la suivante, je suis prêt, je suis prête, prêt, joue la manche suivante, la manche suivante, la suite, à ton tour, le robot suivant, qu il joue, qu elle joue, laisse le jouer, laisse la jouer, continue la partie, on continue
phrases-take-move-back = annule coup, annuler coup, reprendre coup, reprends coup, défaire, défais, revenir en arrière, annuler mon coup, annule mon coup, mauvaise carte, je me suis trompé, je me suis trompée, reprendre ma carte, reprends ma carte, je reprends mon coup, annuler ça, oups je voulais pas, non attends annule, si je change d avis je peux la reprendre, je voulais pas jouer ça, c'est pas ça que je voulais jouer, attends non, non attends, attends annule, non annule, attends non je voulais piocher, je voulais piocher, euh non annule, annule ça, annule le coup, annuler mon coup d'avant
phrases-next-playable = réponds, jouables, que jouer, quoi jouer, que peux jouer, carte jouable, qu'est-ce que je peux jouer, quel carte jouable, quel carte peux jouer, peux jouer, quoi peux jouer, quelles cartes sont jouables, quel tuiles vont, quelles tuiles jouables, qu'est-ce qui est jouable, qu'est-ce qui va, quelles cartes vont, qu'est-ce que je peux poser, je peux poser quoi, que puis-je poser, que puis-je jouer, quoi poser, je peux jouer quelque chose, est ce que j ai quelque chose de jouable, j ai une carte qui va, est ce que je peux jouer quelque chose, ai je quelque chose à jouer, puis je jouer quelque chose, quelque chose va, ça passe, quelque chose passe, j'ai quelque chose, j'ai quelque chose qui va, lesquelles sont jouables, lesquelles vont, lesquelles passent, toutes mes cartes jouables, mes cartes jouables, cartes jouables, qu'ai-je le droit de jouer, qu'est-ce que j'ai le droit de jouer, ce que j'ai le droit de jouer, laquelle peux mettre, laquelle peux jouer, laquelle peux poser, lesquelles peux jouer, lesquelles peux poser, lesquelles peux mettre, quelle carte peux mettre, quelle carte peux poser, quelles tuiles puis-je poser, quelle tuile puis-je poser, quelles tuiles je peux poser, quelles cartes puis-je poser, quelles cartes puis-je jouer, je peux contrer, je peux répondre, puis-je répondre, puis-je contrer, est-ce que je peux contrer, est-ce que je peux répondre, je peux encore poser, je peux poser autre chose, quoi d autre, je pose quoi, je pose quoi maintenant, je joue quoi, je joue quoi maintenant, je peux mettre quoi, qu'est-ce que je peux mettre, quoi mettre, je peux suivre avec quoi, celle qui va, je peux continuer avec quoi
phrases-next-group = couleur suivante, autre couleur
phrases-sort-colour = trie, trier, tri, trie main, trie mes cartes, trier cartes, par couleur, trier ma main, trie mes tuiles par couleur, trie par couleur, trier par couleur, trie mes cartes par couleur, trie ma main, tu peux trier mes cartes, peux tu trier mes cartes, trier mes cartes, range mes cartes, ranger mes cartes, trie ma main par couleur, range ma main par couleur, range mon chevalet par couleur, trie mon chevalet par couleur, range mes cartes par couleur, range par couleur, trie mes tuiles, trie les tuiles, range mes tuiles
phrases-sort-number = par nombre, par numéro, trie par numéro, trier par numéro, par valeur, trier par valeur, trie par chiffre, trier par chiffre, trie mes cartes par chiffre, trie ma main par chiffre, range ma main par chiffre, range mon chevalet par chiffre, trie mon chevalet par chiffre, range mes cartes par chiffre, range par chiffre, trie mon chevalet par numéro
phrases-sort-off = sans tri, arrête de trier
phrases-read-top = carte du dessus, carte dessus, talon, pile, défausse, quoi dessus, qu'est-ce qu'il y a dessus, sur la pile, carte au milieu, quel carte dessus, quel carte sur la pile, carte visible, quel est la carte du dessus, dernière carte jouée, carte en cours, sur le tas, carte posée, qu'est-ce qu'il y a sur la table, qu'y a-t-il sur la table, sur la table, quoi sur la table, qu'est-ce qu'il y a sur le tas, quoi sur le tas, table, lis le tas, quelle carte est sur le tas, quelle est la carte en jeu, qu est ce qui est posé en dernier, qu est ce qu il y a comme carte au milieu, sur quelle carte je dois jouer, c est quoi la carte du dessus, c est quoi la carte au milieu, carte au-dessus de la pile, quelle carte est au-dessus de la pile, quelle carte est au-dessus, quelle carte est sur le dessus, carte au-dessus, qu'est-ce qu'il y a au-dessus de la pile, c est quoi la carte, qu est ce qu il y a au milieu, il y a quoi au milieu, qu'est-ce qui est posé, qu'est-ce qui est posé maintenant, qu'est-ce qu'il y a sur la défausse, c'est quoi sur la défausse, qu'est-ce qui est sur la pile, c'est quoi la carte posée, à quoi ressemble la table, sur quoi je joue, sur quoi jouer, sur quoi je dois jouer
phrases-read-colour = quel couleur, couleur demandée, couleur en jeu, couleur actuelle, couleur en cours, on doit jouer quelle couleur, quelle couleur on doit jouer, quelle couleur faut jouer, quelle couleur il faut jouer, doit jouer quelle couleur, c'est quoi la couleur, c'est quoi la couleur en ce moment, quelle est la couleur en ce moment, la couleur en ce moment
phrases-read-scores = score, scores, combien points, combien de points, qui gagne, qui mène, qui est en tête, mes points, mon score, le score, classement, quel score, combien j'ai de points, qui gagne pour l'instant, qui gagne, qui mène, qui est devant, combien de points on joue, on joue en combien de points, en combien de points, on joue jusqu à combien de points, jusqu à combien de points, quand finit la partie, quand la partie finit, combien de temps dure la partie, combien de manches on joue, on joue jusqu à combien, quand est ce que la partie se termine, quand la partie se termine, quand se termine la partie, à combien se termine la partie, combien de points pour gagner, limite de points, qui est en train de gagner, qui est en train de gagner la partie, quel est le score de mon équipe, score de mon équipe, combien de manches, on joue combien de manches, combien de manches jouons-nous, qui mène au score, quelle manche, on est à quelle manche, c est quelle manche, quelle manche est-ce, quelle est la manche, combien de points j'ai, j'ai combien de points
phrases-read-turn = à qui, à qui de jouer, à qui le tour, c'est à qui, qui joue, mon tour, qui, c'est mon tour, qui doit jouer, c'est à moi, à qui jouer, tour de qui, quel tour, où j'en suis, où en suis-je, qui commence, qui a commencé, encore à moi, c'est à moi de jouer, à moi de jouer, à moi, est-ce mon tour, est-ce à moi, encore mon tour, c'est encore à moi, c'est encore mon tour, c'est de nouveau à moi, c'est à qui de commencer, qui a la main, il est à qui le tour, la manche est finie, la partie est finie, c'est bon à moi, est-ce que la manche est finie, on attend qui, on attend quelqu un, c'est à moi non, c'est bien à moi, est-ce que je passe mon tour, je perds mon tour
phrases-read-counts = combien, combien de cartes, nombre de cartes, combien de tuiles, combien carte chacun, cartes des autres, adversaires, pioche restante, combien reste, combien de cartes ont les autres, nombre cartes, cartes restantes, combien carte ont autres, combien de cartes a, combien cartes a, qui a combien de cartes, qui a combien, combien de cartes dans la pioche, combien de cartes dans le talon, qui a le moins de cartes, qui a le plus de cartes, combien de cartes dans ma main, combien de cartes il reste, combien j'ai de cartes, qui a uno, qui a dit uno, qui va gagner, qui a presque gagné, quelqu'un a dit uno, combien dans la pioche, combien de cartes chacun, qui a une seule carte, combien de tuiles dans la pioche, combien de tuiles il reste, combien de tuiles il reste dans la pioche, combien il en reste aux autres, combien de tuiles ont les autres, combien reste aux autres, il reste combien de cartes à chacun, combien de cartes à chacun, combien il reste à chacun, combien de cartes a mon voisin, combien a mon voisin, combien de cartes ont-ils, combien ont-ils de cartes, combien ils ont, qui a le moins de cartes, qui a le plus de cartes, qui je peux dénoncer, qui a combien de tuiles, qui a combien de cartes, combien de cartes elle a, combien de cartes il a, combien a-t-elle de cartes, combien a-t-il de cartes, elle a combien de cartes, il a combien de cartes, qui a le moins de tuiles, qui a le plus de tuiles, il m en reste combien, combien il m en reste, qui a presque fini, y en a un qui a presque fini, qui a le moins, quelqu un est à une carte, est ce que quelqu un est à une carte, il reste combien au talon, il reste combien de cartes dans le paquet, il reste combien de cartes, combien de cartes dans le paquet, ils ont combien de cartes, ils ont combien de cartes les autres, les autres ont combien de cartes, combien de cartes ils ont, combien ils en ont, quelqu'un n'a plus qu'une carte, qui n'a plus qu'une carte, quelqu'un a une seule carte, quelqu'un est à une carte, qui est le plus dangereux, qui menace de gagner, qui est le plus dangereux, il reste combien de cartes à piocher, combien il reste de cartes, il reste combien dans la pioche, combien de cartes il me reste, il me reste combien de cartes, j'ai combien de cartes, comment va, tout le monde a combien de cartes, chacun a combien de cartes, tout le monde en a combien
phrases-read-debt = à piocher, combien piocher, combien dois piocher, combien de cartes dois piocher, pénalité, dois piocher, il pioche combien, combien il pioche, combien doit il piocher, elle pioche combien, que dois-je piocher, je dois piocher quoi, qui doit piocher, qui pioche, je dois tirer combien, combien je dois tirer, je dois en prendre combien, je dois en prendre combien en tout, la dette est de combien, faut vraiment que je pioche
phrases-read-order = sens, joueurs, sens du jeu, qui joue ensuite, qui joue après, qui est le suivant, joueur suivant, ordre du jeu, ordre des joueurs, dans quel sens, prochain joueur, qui vient après, qui est après moi, qui suit, qui ensuite, quel sens, qui est mon partenaire, mon partenaire, partenaire, qui est le prochain, le prochain, qui est à gauche, à gauche, à droite, qui est à droite, qui est à côté de moi, à ma gauche, à ma droite, qui est assis à ma gauche, qui vient après moi, qui joue après moi, qui joue avant moi, qui est avant moi, qui avant moi, dans quel sens on tourne, et après moi c est à qui, après moi c est à qui, c est à qui après moi, qui après moi, c est qui mon équipier, c est qui mon coéquipier, c est qui mon partenaire, qui est mon équipier, qui est mon coéquipier, mon équipier, mon coéquipier, où est assis mon partenaire, où est assis mon coéquipier, où est assis mon équipier, où est mon partenaire, à qui le tour après, à qui après, c est à qui après, à qui après moi, qui est à la table, avec qui je joue, contre qui je joue, qui est dans mon équipe, qui joue avec moi, qui est avec moi, on est combien à la table, qui est là à la table, il y a qui à la table, le sens c'est lequel, c'est quel sens
phrases-read-rules = règles maison, règles en vigueur, options, quel règles, règles de la partie, règles actives, quelles règles sont activées, quelles sont les règles maison, quelles règles maison, quelles règles maison on joue, quelles règles sont actives, règles activées, règles spéciales, quelles sont les règles spéciales, quelles règles spéciales, quelles règles maison on a, les options de cette table, les options de cette table c'est quoi, quelles options, quelles sont les options, les règles de cette table, quelles règles maison sont activées, quelles règles sont en vigueur, quelles règles on joue, on joue avec quelles règles, qu'est-ce qui est activé, qu'est-ce que j'ai activé, j'ai activé quoi, c'est quoi qui est activé, quelles règles j'ai activées, qu'est-ce que j'ai choisi, j'ai choisi quoi, quelles règles j'ai choisies
phrases-advice = quelle carte dois donner, conseille, conseil, aide-moi à jouer, indice, suggestion, astuce, meilleur coup, que me conseilles, que faut-il jouer, que dois-je jouer, que devrais-je jouer, recommandation, un indice, tu me conseilles quoi, que me conseilles tu, tu me conseilles, que ferais tu, que jouerais tu, quelle carte dois-je défausser, que défausser, laquelle défausser, quelle carte défausser, tu as un conseil pour moi, as tu un conseil pour moi, un conseil pour moi, quelle carte est la meilleure, quelle est la meilleure carte, quelle carte je devrais jouer, quelle carte je dois jouer, laquelle je devrais jouer, encore un conseil, un autre conseil, un autre indice, l'autre coup, et l'autre coup, et l'autre, quel autre coup, autre chose, une autre idée, une autre suggestion
phrases-second-look = revoir, coups à revoir, revoir la manche, mes erreurs, bilan de manche, bilan
phrases-copy-position = copier la position, enregistrer la position
phrases-repeat = encore, pardon, redis, redire, quoi, dernier message, hein, comment, répète encore, encore une fois, dernière phrase, dernière annonce, répète tout, tout répéter, tu peux répéter, j ai pas entendu, je n ai pas entendu, pas entendu, répète le dernier message, redis le dernier, répète la fin, pourquoi pas, pourquoi ça ne marche pas, pourquoi ce n est pas possible, pourquoi c est pas possible, c était quoi, c était quoi ça, répète consigne, la consigne, redis la consigne
phrases-stop = arrête, annule, annuler, tais-toi, stop, chut, arrêter, laisse tomber
phrases-history = historique, journal, anciens messages, liste des messages, derniers messages, qu'est-ce qui a changé, qu'est-ce que j'ai posé, qu'est-ce que j'ai joué, ai pioché quoi, j'ai tiré quoi, qu'est-ce que j'ai tiré, qu'est-ce que j'ai pioché, qu'ai-je pioché, j'ai pioché quoi
phrases-happened = quoi de neuf, nouveautés, que s'est-il passé, qu'est-ce qui s'est passé, quoi neuf, qu'ai-je manqué, depuis mon tour, qui a joué quoi, dernières cartes jouées, derniers coups, ce qui s'est passé, qu'a joué, qu'est-ce qu'a joué, qu'est-ce que a joué, a joué quoi, qui a joué, qu'a fait, qu'est-ce que a fait, qu'a posé, qu'est-ce que a posé, qu'ont joué les autres, qu'ont fait les autres, qu'est-ce que les autres ont joué, qu'est-ce que le dernier a joué, qu'a fait le dernier, ils ont fait quoi, qu'est-ce qui vient de se passer, que vient-il de se passer, qu est ce qui s est passé depuis mon tour, que s est il passé depuis mon tour, résumé, qu est ce qui a été joué, il s'est passé quoi depuis mon dernier tour, il s'est passé quoi, passé quoi, passé depuis mon dernier tour, qui vient de jouer avant moi, qui vient de jouer, qui a joué avant moi, que s'est-il passé au dernier tour, qu'est-ce qui s'est passé au dernier tour, dernier tour, raconte-moi le dernier tour, raconte le dernier tour, raconte-moi, qu est ce que les autres ont fait, qu est ce qu ils ont fait, dernier coup, le dernier coup, coup précédent, où sont mes cartes, où sont passées mes cartes, pourquoi j'ai d'autres cartes, y s'est passé quoi depuis mon tour, il s'est passé quoi depuis mon tour, rejoue ce qui vient de se passer, ils ont joué quoi, qu'est-ce qu'ils ont joué, qu est-ce qu ils ont joué, qu'est-ce qu'ils ont fait, les autres ont joué quoi, que font-ils, que font ils, qu'est-ce qui s'est passé depuis que j'ai joué, qu'est-ce qui s'est passé depuis, il s'est passé quoi depuis que j'ai joué, j'ai loupé quoi, j'ai raté quoi, j'ai manqué quoi, les autres ont fait quoi, ont fait quoi, qu'est-ce que j'ai raté, qu'est-ce que j'ai loupé, que s'est-il passé depuis que j'ai joué, elle a fait quoi, il a fait quoi, redis-moi ce qui s'est passé, redis moi ce qui s'est passé depuis mon tour, qu'est-ce qui s'est passé depuis mon tour, j'ai pas suivi, j'ai rien suivi, c'était qui le dernier à jouer, qui a joué en dernier
phrases-help = aide-moi, peux m'aider, peux aider, commandes, liste des commandes, à l'aide, quel commandes, quoi taper
phrases-describe-key = décris, décrire, que fait, touche, que fait touche, décris touche
phrases-intercept = intercepter, j'intercepte
phrases-aim = comment on gagne, comment gagner, but du jeu, quel but, quel est le but du jeu, comment gagne, de quoi agit, objectif, but, quand est-ce que j'ai gagné, quand ai-je gagné, quand gagne-t-on, quand on gagne, quand je gagne, comment je gagne
phrases-winner = qui a gagné, ai-je gagné, j'ai gagné, est-ce que j'ai gagné, avons-nous gagné, on a gagné, qui a gagné la manche, qui a gagné la dernière manche, qui a gagné la partie, qui est le gagnant, qui était le gagnant, qui a remporté la manche, comment s'est terminée la manche, comment a fini la manche, quelqu'un a gagné, est ce que quelqu'un a gagné, a gagné, a t il gagné, a t elle gagné
phrases-bots = un robot, un bot, bots, qui est un robot, qui sont les robots, quels joueurs sont des robots, qui est un bot, qui sont les bots, qui robots, qui bot
phrases-todo = qu'est-ce que je dois faire, que dois faire, que dois-je faire, je dois faire quoi, quoi faire, que faire, que faire maintenant, et maintenant, qu'est-ce que je fais, je fais quoi, que puis je faire, qu est ce que je peux faire, que puis je faire maintenant
phrases-who-drew = qui a pioché, qui a pioché quoi, qui a pioché des cartes, qui a dû piocher, quelqu'un a pioché, est ce que quelqu'un a pioché, quelqu'un a dû piocher, qui a pris des cartes, qui a tiré, quelqu'un a tiré
phrases-until-turn = jusqu'à moi, jusqu'à mon tour, continue jusqu'à moi, continue jusqu'à mon tour, avance jusqu'à moi, avance jusqu'à mon tour, va jusqu'à mon tour, joue jusqu'à mon tour, jouez jusqu'à mon tour, jouez jusqu'à moi, passe jusqu'à mon tour, continuez jusqu'à moi, continuez jusqu'à mon tour, fais jouer tout le monde, fais jouer les robots, fais jouer tous les robots, laisse jouer les robots, laisse jouer les autres, fais jouer les autres, laisse les autres jouer, laisse les robots jouer, tous les robots jouent, que les autres jouent, que les robots jouent, avance rapide, préviens moi quand c'est à moi, dis moi quand c'est à moi, dis moi quand c'est mon tour, laisse les jouer jusqu à moi, laisse les jouer jusqu à mon tour, qu ils jouent
phrases-again = commencer autre partie, commencer partie, commencer nouvelle partie, rejoue, encore une partie, une autre partie, nouvelle partie, on rejoue, revanche, on refait une partie, je veux rejouer, je veux refaire une partie, rejouer la leçon, recommencer la leçon, recommence la leçon, je recommence, on remet ça, on en refait une, on refait une partie pareille, la leçon depuis le début, cette leçon depuis le début, reprends la leçon au début
phrases-rules = règle, règles du jeu, règle du jeu, mode d'emploi, comment jouer, comment on joue
phrases-verbosity = détails
phrases-sounds = sons, bruitages, muet
phrases-settings = préférences, options, langue, volume, réglage, configuration, changer langue, change la langue, niveau des robots, difficulté, bots plus difficiles, robots plus forts, robots plus faciles, bots plus faciles, ouvre réglages, ouvrir réglages, va dans réglages, aller dans réglages, changer réglages, comment je change réglages, je change réglages, comment changer réglages, modifier réglages, va réglages
phrases-menu = menu principal, aller au menu, ouvre menu, retour au menu, revenir au menu, retourner au menu, va au menu
phrases-quit = partir, au revoir, quitter le jeu, quitter la partie, sortir, quitter partie, arrêter de jouer, salut, ferme, fermer, j en ai assez, j en ai marre, ça suffit, arrêter la partie, je veux arrêter la partie, je veux arrêter de jouer, on arrête la partie, je pars, je sors, quitter la table, j arrête de jouer, fin de la partie, fin de partie, je m'en vais, je quitte la table, comment on sort d ici, on sort d ici, je sors d ici, je veux sortir, sors de la partie, sortir de la partie, je quitte, quitte le programme, quitter le programme, ferme le programme, on arrête là pour ce soir
phrases-older-message = message précédent, message d'avant
phrases-newer-message = message suivant
phrases-pass = je passe, passe mon tour, passer mon tour, garde, garder, je garde, garde carte, je garde la carte, fini mon tour, fin du tour, je garde, au suivant, je la garde, je garde la carte, refuser de piocher, refuse de piocher, je passe mon tour, finir mon tour, je finis mon tour
phrases-accept = j'accepte, d'accord, ok, okay, accord, d accord j accepte, ok j accepte, j'accepte l'échange, j'accepte la pioche, j'accepte l'achat, j'accepte le don, accepte l'échange
phrases-hand = mes cartes, ma main, mon jeu, jeu, mon chevalet, mes tuiles, mon carte, lis ma main, quel cartes, qu'est-ce que j'ai, qu'est-ce que j'ai en main, quel cartes ai, toutes mes cartes, que j'ai, liste de mes cartes, cartes en main, c'est quoi mes cartes, quelles sont mes cartes, mes cartes c'est quoi, j'ai quoi en main, qu'ai-je en main, c'est quoi ma main, redis-moi mes cartes, redis mes cartes, relis mes cartes, relis-moi mes cartes, répète mes cartes, répète ma main, redis ma main, rappelle-moi mes cartes, rappelle mes cartes, j'avais quoi comme cartes, j'ai quoi comme cartes, j'ai quelles cartes, quelles cartes j'ai
phrases-lessons = tutoriel, apprendre, cours, leçon, apprends moi à jouer, apprends-moi, apprends moi, apprendre à jouer, quelles leçons il y a, quelles sont les leçons, apprendre le uno, je veux apprendre, apprendre le jeu, je veux apprendre le jeu, je veux apprendre le uno
phrases-finish-turn = fini, j'ai fini, terminé, terminer
linear-not-held = { CARD($card, form: "bare") } : tu n'as pas cette carte.
linear-cannot-intercept = Tu ne peux pas intercepter avec { CARD($card, form: "the") }.
linear-by-the-rules = Selon les règles : { $answer }
linear-which-of = Laquelle : { $cards } ?
linear-two-fit = { $word } : tu veux dire { $first } ou { $second } ?
linear-not-theirs = Ce n'est pas { $name } qui a joué cette carte.
linear-not-meant = D'accord, rien n'est fait.
linear-nothing-drawn = Rien de pioché récemment.
linear-nobody-won = Personne n'a encore gagné de manche.
linear-lesson-place = Étape { $step } sur { $count }.
linear-nobody-drew = Personne n'a pioché depuis ton dernier tour.
linear-rules-fixed = Les règles maison se choisissent pour une nouvelle partie : { $menu }, puis Nouvelle partie.
linear-behind =
    { $before ->
        [you] Après toi
       *[other] Après { $name }
    } : { $next ->
        [you] toi
       *[other] { $following }
    }.
linear-drawn-already = Tu as déjà pioché : { $play } ou { $pass }.
linear-near = « { $word } » n'existe pas. Tu veux dire { $meant } ?
linear-elsewhere = { $word } sert à { $game }, pas ici. aide dit ce qui marche.
linear-no-move-asked = Rien n'est joué. Pour le faire, tape { $meant }.
linear-rest-not-done = Pas encore fait : { $line }.
linear-ends-itself = Ton tour finit quand tu joues. Après la pioche : { $pass }. Pour partir : { $quit }.
linear-answers-begin = Plusieurs réponses commencent par { $word } : continue.
