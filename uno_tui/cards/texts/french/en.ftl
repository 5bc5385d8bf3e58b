# The French-suited pack: its cards, suits and ranks.
command-next-group = next suit
command-previous-group = previous suit
command-sort-colour = sort by suit
sorted-colour = Sorted by suit.
group-none = No other suit.
word-sort-colour = sort suit, sort colour
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs
rank-A = ace
rank-J = jack
rank-Q = queen
rank-K = king
article-suited =
    { $form ->
        [a] a{ " " }
        [bare] { "" }
       *[the] the{ " " }
    }
article-suited-vowel =
    { $form ->
        [a] an{ " " }
        [bare] { "" }
       *[the] the{ " " }
    }
suit =
    { $suit ->
        [s] spades
        [h] hearts
        [d] diamonds
       *[c] clubs
    }
card-number =
    { $number ->
        [8] { article-suited-vowel }{ $number } of { suit }
       *[other] { article-suited }{ $number } of { suit }
    }
card-ace = { article-suited-vowel }ace of { suit }
card-jack = { article-suited }jack of { suit }
card-queen = { article-suited }queen of { suit }
card-king = { article-suited }king of { suit }
card-joker = { article-suited }Joker
look-rank-A = A
look-rank-J = J
look-rank-Q = Q
look-rank-K = K
look-rank-X = ★
look-joker = Joker
