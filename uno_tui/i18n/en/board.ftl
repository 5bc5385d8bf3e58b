board-title = { $game }, round { $round }
board-clockwise = clockwise
board-counterclockwise = counterclockwise
board-you = You
board-seats = Cards and points
board-log = What happened
board-hand =
    { $count ->
        [0] Your hand: no card
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
board-fits =
    { $count ->
        [0] none fits
        [one] 1 fits
       *[other] { $count } fit
    }
board-sight = { $first } to { $last } of { $count }
board-last = 1 card!
board-all = { $key }: all
line-play = play
line-choose = choose
line-take-over = take over
line-deal = next round
line-draw = draw
line-uno = Uno
line-call_bluff = doubt
line-buzzer = buzzer
line-next_playable = next that fits
line-finish = finish
line-hint = hint
line-take_back = take back
line-help = keys
line-menu = menu
line-stop = back
line-explain = explain
line-look = look
more-above = { $count } more above
more-below = { $count } more below
board-round-over = The winner of the round
board-match-over = The winner of the match
line-lay = lay
line-put = put here
line-give = give
line-new_set = new set
line-sets = to the sets
line-give-up = give up
line-pass = keep it
line-accept = accept
line-take-cards = take them
board-your-turn = Your turn
board-nobody-over = Nobody wins the round
state-in-brief = { $list }. Stock { $stock }.
board-gained = this round
board-total = total
