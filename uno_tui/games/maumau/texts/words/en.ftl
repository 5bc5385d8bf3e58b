# What is wrong with the words of this game in table files.
maumau-suit-unknown = no such suit: { $suit }; the suits are s h d c
maumau-rank-unknown = no such rank: { $rank }; the ranks are { $ranks }
maumau-joker-named-joker = a Joker is named as a card with rank and suit, as in X=7h, or chooses a rank
maumau-not-a-joker = only a Joker can be named, not { $card }
maumau-joker-unnamed = the top card X needs its name, as X=7h, or its wish, as X?7
maumau-played-without =
    { $card } is played without { $word ->
        [seat] a seat
        [gift] a card to give
        [suit] a suit
       *[other] { $word }
    }
maumau-wish-misplaced = the wish of a Jack stands behind it, as in play Jh s, not { $found }
maumau-wish-unknown = a wish is a suit (s h d c), a rank ({ $ranks }) or nothing, not { $found }
maumau-other-wish = the wish is { $wanted } here, but the top card { $card } has { $found }
maumau-other-word-follows = play { $card } may be followed by { $word }, not by { $found }
maumau-choice-unknown = the only open choice of this game is deal, not { $found }
maumau-other-dealer = { $dealer } deals, not { $name }
maumau-dealer-cannot-choose = the dealer chooses only with hand_size={ $size }
maumau-dealt-already = before the deal the whole pack is the `stock`, and no one holds a card
maumau-due-unknown = what is due is one of { $kinds } or nothing, not { $found }
maumau-due-not-in-position = of answers only queen, kings and sit_out may stand in a position, not { $found }
maumau-due-counts-not = due { $kind } is followed by a name only, not by { $rest }
maumau-queen-uncounted = a Queen needs the number of cards to draw, as in due queen SEAT 1
maumau-caller-without-round = `caller` needs a King's round: due kings SEAT
maumau-round-without-caller = a King's round needs its `caller`
maumau-other-turn = it is for { $turn } to act, not for { $name }
maumau-drawn-in-answer = no one has drawn an ordinary card while an answer or the deal is open
maumau-drawn-ends-turn = with play_drawn=off a drawn card ends the turn
maumau-owes-nothing = { $name } owes no announcement with { $count } cards
maumau-cannot-have-said = { $name } cannot have said it with { $count } cards
maumau-owes-and-said = no one owes an announcement that was made
maumau-nothing-laid = no one can have played a card where there is none
maumau-no-cheating = with cheating=off every card matches
maumau-sits-out-on-turn = { $name } is on turn; an open answer to a 6 is due sit_out SEAT
