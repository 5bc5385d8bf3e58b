title = Herds
bell-you = The same number: ring with { KEY("ring") }!
bell-other = { $name } lays the same number: ring first with { KEY("ring") }!
rang-you = You ring first.
rang-other = { $name } rings first.
refused-no_match = { $card } does not fit on { CARD($top) }: it takes the same animal or the same number.
refused-no_bell = There is nothing to ring for.
picked-by-you = You pick { $name }, who draws a card.
picked-you = { $name } picks you: draw a card.
picked-other = { $name } picks { $other }, who draws a card.
ask-picked = Who draws a card?
value-picked =
    { $count ->
        [one] { $name }, one card
       *[other] { $name }, { $count } cards
    }
advice-move-pick = lay { CARD($card, form: "the") } and pick { $name }
advice-herds-lay = you get rid of a card
advice-herds-points = it takes more points off your hand
advice-herds-herd = you keep { $count } of that animal to go on with
second-look-herds =
    { $count ->
        [one] That is about one point less in your hand.
       *[other] That is about { $count } points less in your hand.
    }
refused-no_such_player = An 8 picks another player, and no other card does.
command-ring = ring the bell
word-ring = ring, bell
card = { animal } { $number }
animal =
    { $animal ->
        [c] cat
        [d] dog
        [h] hen
       *[p] pig
    }
