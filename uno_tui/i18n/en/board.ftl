board-title = { $game }, round { $round }
board-clockwise = clockwise
board-counterclockwise = counterclockwise
board-you = You
board-looks-on = You are watching
board-seats = Cards and points
board-log = What happened
board-lesson = Lesson: step { $step } of { $steps }
board-debt = Draw { $count }
board-hand =
    { $count ->
        [0] Your hand: no card
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
board-fits =
    { $count ->
        [0] none playable
        [one] 1 playable
       *[other] { $count } playable
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
line-call_bluff = challenge
line-buzzer = buzzer
line-next_playable = next playable
line-finish = finish
line-hint = hint
line-take_back = undo
line-help = keys
line-menu = menu
line-stop = back
line-explain = explain
line-look = layout
more-above = { $count } more above
more-below = { $count } more below
board-round-over = The winner of the round
board-match-over = The winner of the match
line-lay = play
line-put = put here
line-give = give
line-new_set = new set
line-sets = to the sets
line-give-up = cancel
line-pass = keep it
line-accept = accept
line-take-cards = take them
board-your-turn = Your turn
board-nobody-over = No winner this round
state-in-brief = { $list }. Draw pile { $stock }.
board-gained = this round
board-total = total
board-laid-you = You played it.
board-laid-other = { $name } played it.
board-only-draw = Draw
board-stock = Draw pile
board-points =
    { $count ->
        [one] 1 pt
       *[other] { $count } pts
    }
line-save_picture = picture
board-rounds =
    { $count ->
        [one] 1 round
       *[other] { $count } rounds
    }
board-ahead =
    { $count ->
        [one] won by 1 point
       *[other] won by { $count } points
    }
picture-player = Player { $number }
