# Le jeu de cartes français : ses cartes, couleurs et rangs.
command-next-group = couleur suivante
command-previous-group = couleur précédente
command-sort-colour = trier par couleur
sorted-colour = Trié par couleur.
group-none = Pas d'autre couleur.
word-sort-colour = trie couleur
suit-s = pique
suit-h = cœur
suit-d = carreau
suit-c = trèfle
rank-A = as
rank-J = valet
rank-Q = dame
rank-K = roi
article-ace =
    { $form ->
        [a] un{ " " }
        [bare] { "" }
       *[the] l'
    }
suit =
    { $suit ->
        [s] pique
        [h] cœur
        [d] carreau
       *[c] trèfle
    }
card-number = { article-m }{ $number } de { suit }
card-ace = { article-ace }as de { suit }
card-jack = { article-m }valet de { suit }
card-queen = { article-f }dame de { suit }
card-king = { article-m }roi de { suit }
card-joker = { article-m }Joker
look-rank-A = A
look-rank-J = V
look-rank-Q = D
look-rank-K = R
look-rank-X = ★
look-joker = Joker
