title = Herds
bell-you = The same number: ring with { KEY("ring") }!
bell-other = { $name } lays the same number: ring first with { KEY("ring") }!
rang-you = You ring first.
rang-other = { $name } rings first.
refused-no_match = { $card } does not fit on { CARD($top) }: it takes the same animal or the same number.
refused-no_bell = There is nothing to ring for.
command-ring = ring the bell
word-ring = ring, bell
card =
    { $animal ->
        [c] cat { $number }
        [d] dog { $number }
        [h] hen { $number }
       *[p] pig { $number }
    }
