# Answers to questions about the rules. `typed-answer-…`: patterns of the questions, one a line. A slash stands
# between ways to say one word; a question has none of the words with an exclamation mark.
-typed-pile = pile/stock/deck/stack/pack
-typed-empty = empty/out/gone/used/finished/exhausted/run/runs/ran
-typed-draw = draw/drew/drawn/drawing/take/taking/took/pick/picked/picking/get/pull
-typed-lay = play/played/playing/lay/laid/put/place/drop/use/go/goes

answer-players = Two to eight people play.
typed-answer-players =
    many/max/maximum players/people
    many can/could play
    play with 2/3/4/5/6/7/8/9 people/players
answer-pack = A rummy pack: twice 52 cards and four Jokers, 108 cards.
typed-answer-pack =
    many cards in all/total/game/pack/deck/altogether !left
    what/which cards/deck/pack used/played/with/kind
    many jokers/jacks/kings/aces/sevens are/in/there
    each/every card twice
    normal pack/deck/cards
answer-deal =
    { $hand_size ->
        [dealer] The dealer of each round says how many cards everyone gets.
       *[other] Cards for each player: { $hand_size } here; the option for it goes from 1 to 12, or the dealer decides.
    }
typed-answer-deal =
    many cards start/beginning/begin/dealt/deal
    many cards at first
    many cards does/do everyone/everybody/each/we/you/i get !draw !left !forget !seven !7 !caught !wrong
    start with many
    who decides/chooses many/dealt/cards
answer-begins = The player next to the dealer begins.
typed-answer-begins =
    who starts/begins/first
    who goes/plays/is first
answer-first-card = The first card does nothing. A Joker goes back, and another card is turned up; a jack chooses no suit.
typed-answer-first-card =
    first/starting/start/opening/turned card/up joker/jack/7/seven/ace/4/queen/king/turned/is/do/anything/8/9/6
    turned up joker/jack/7/ace/first
    first card
answer-matches = A card may be played on its suit, its rank, the rank next to it, or where one number is 2 to 5 times the other. King and ace are not neighbours.
typed-answer-matches =
    what/which can/may/goes/fits/match/matches on !my !that
    which cards fit/go/match/can !last !finish !end
    can/does 2/3/4/5/6/8/9/10/ace/king/queen/jack go/fit/on/put 2/3/4/5/6/7/8/9/10/ace/king/queen/jack/another !chosen !wants
    ace on king
    king on ace
    ace 1/one count/counts/fits
    multiple/multiples/times/double/half/third
    one higher/lower/above/below
    neighbours/neighbour/next rank/value
    same suit/rank/number/colour
    when can play card
    another/other/different suit
answer-special = Ace: swap hands; 2 stops it. 3: buy. 4: give. 6 and 8: skip; 5 blocks a 6. 7: draw two; 10 returns it. 9: turn. Jack: suit. Queen and King: draw.
typed-answer-special =
    special/action/effect cards/card
    cards do/does something/special/effects
    which cards something/special
answer-cannot-play = If nothing matches, you draw one card. You may also draw if you could play.
typed-answer-cannot-play =
    cannot/cant/nothing/not/dont/can't { -typed-lay }/fit/fits/match/matches/have/anything !pile !last !jack !king
    have/got no card/matching/match/suit !king !card-left
    nothing fits/matches
    { -typed-draw } though/although/even/anyway/instead/rather/if could/can/play/have !last
    must/need { -typed-lay } if/can/even !king
    pass without playing/even/although/though/could
    must play
    allowed to draw/pass !last
answer-drawn =
    { $play_drawn ->
        [on] The drawn card, and only it, may be played at once{ $cheating ->
            [on] {""}; else you pass
           *[off] {""}, if it matches; else your turn ends
        }.
       *[off] Your turn ends with the draw: playing the drawn card is off in this game.
    }
typed-answer-drawn =
    { -typed-lay } drawn/drew/picked/took/taken/got !other
    drawn card
    just drew/drawn/picked/took/got
    { -typed-lay } card just drew/drawn/picked/took/got
    after drawing { -typed-lay }/other/another
    { -typed-draw } then { -typed-lay }
    drew { -typed-lay } other/another
answer-pile-empty = The discard pile without its top card is shuffled and becomes the draw pile. If no one can draw or play, the round ends without a winner.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty } !many
    no more/cards draw/pile/left/deck/stock
    nothing/none left/more draw/take/pick
    run/runs out of/cards
    reshuffle
    nobody/no one/noone can play/draw/go
    nothing left
answer-cheat =
    { $cheating ->
        [on] Cheating is on: you may try any card. If you are caught, it goes back, all it did is undone, you draw three, and your turn is over.
       *[off] Cheating is off here: a card that does not match is refused. With it, you may try any card; if you are caught, it goes back and you draw three.
    }
typed-answer-cheat =
    cheat/cheating/cheated allowed/may/can/am/how/what/caught/catch/happens/is/i/get/penalty !wrong !last !long !until
    caught cheating/cheat/happens/draw
    wrong card play/put/lay/happens
    what if caught
answer-challenge =
    { $cheating ->
        [on] Everyone else may challenge a card until another player plays, answers, draws or accepts. A wrong challenge costs one card.
       *[off] Cheating is off here, so there is nothing to challenge.
    }
typed-answer-challenge =
    challenge/accuse/catch/accusing/call wrong/wrongly/mistake/cost/costs/cheater/cheat/cheating/until/long/someone/somebody/when/how/falsely
    how long catch/challenge/cheater/cheat
    until when challenge/catch/cheat
    accuse someone/somebody/wrong
    wrong challenge/accusation
answer-cheat-last = A card that does not match cannot be the last card, cheating or not.
typed-answer-cheat-last =
    cheat/cheating/cheated last/finish/win/end card/with/can
answer-call = With one card left, say "last card" before another player plays, answers, draws or accepts. In advance, too, with two. { FRONT() ->
       *[screen] Key: { KEY("uno") }.
        [lines] Type { KEY("uno") }.
    }
typed-answer-call =
    when/what say/call last/card/one/left !forget !forgot !without
    must/need/have say last/card/mau/anything !forget !forgot
    say last early/before/advance/already/first
    what say one/1/last card
    last card early/advance/before/say !forget !forgot !finish !penalty !if
    do/must i/you say mau/uno/anything
answer-call-forgot = Who forgets it draws one card, if someone calls it out. The last card cannot be played without having said it; you can still say it.
typed-answer-call-forgot =
    forget/forgot/forgotten/forgetting/missed/without/didnt/not last/say/saying/call/said card/last
    penalty last/forget/not
    many cards/draw forget/forgot/last !7
    someone/somebody forgets/forgot last/say
    finish without saying/say
    put/play last without saying
answer-last-which = These may not be your last card: ace, 2, 4, 7, 10, a King that ends a King's round, a Joker played as one of them.
typed-answer-last-which =
    which/what cards not/cant/cannot/may finish/last/end/with
    finish/end/win/last with/on/card/be ace/2/4/7/10/jack/king/queen/joker/8/9/6/3
    last card ace/2/4/7/10/jack/king/joker/queen/8/9/6/3/be
    which cards finish/last/end/out
    only/just ace/2/4/7/10 left finish
    go out with/on ace/2/4/7/10/jack/king
answer-ace = Ace: you must swap hands with a player of your choice. A 2 stops it; another ace swaps with someone else instead.
typed-answer-ace =
    what/how ace do/does/work/works/mean/happens/is/for
    ace swap/hands/choose/refuse
    swap hands/with when/who/how/must/stop/refuse/avoid/prevent/me
    stop/prevent/avoid/refuse/against swap/swapping/ace
    someone/somebody swap/swapping with/me
    block ace
    ace good/useful/special/effect/for
answer-two = 2: it stops a swap by an ace; otherwise it does nothing.
typed-answer-two =
    what/how 2 do/does/work/works/mean/happens/is/for/good
    2 good/useful/special/effect/anything/for
answer-three = 3: you may buy the card under the 3: it goes into your hand. With your last card you cannot.
typed-answer-three =
    what/how 3 do/does/work/works/mean/happens/is/for/buy/buying
    buy/buying card/under/what/last/3
    card under 3
    3 good/useful/special/effect/anything/for
answer-four = 4: you must give another player a card, face down. That player may answer with a 4 of the same suit, or a Joker as one, and give you a card instead.
typed-answer-four =
    what/how 4 do/does/work/works/mean/happens/is/for/explain
    4 give/gives/card/back/avoid/answer/defend/return/last
    explain 4
    given/gives/gave/gift card back/return/refuse/avoid/i/me/stop
    give one/card back
    give/get away/rid card/bad
    away bad card
    4 good/useful/special/effect/anything/for
    why card give/giving
answer-six = 6: the next two players are skipped. A 5 of any suit blocks it.
typed-answer-six =
    what/how 6 do/does/work/works/mean/happens/is/for/stop/block/avoid
    stop/block/avoid/against 6/skip
    6 two/2 players
    6 good/useful/special/effect/anything/for
answer-five = 5: it blocks a 6; otherwise it does nothing.
typed-answer-five =
    what/how 5 do/does/work/works/mean/happens/is/for/good
    5 good/useful/special/effect/anything/for
answer-seven = 7: the next player draws two. Another 7 makes it two more for the next; a 10 sends the cards back. Any suit will do.
typed-answer-seven =
    what/how/many 7 do/does/work/works/mean/happens/is/for/draw/take/cards
    7 on 7
    7 stack/answer/back/send/avoid/return/another/pass/counter/defend/after
    another 7
    draw after 7
    send 7 back
    avoid/out/escape/stop drawing/draw 2/two
    get out draw/drawing
    7 good/useful/special/effect/anything/for
answer-eight = 8: the next player is skipped. With two players you play again.
typed-answer-eight =
    what/how 8 do/does/work/works/mean/happens/is/for
    8 two/2/skip/again
    which card skips/skip/skipped
    8 good/useful/special/effect/anything/for
answer-nine = 9: the direction turns. With two players you play again.
typed-answer-nine =
    what/how 9 do/does/work/works/mean/happens/is/for
    9 two/2/direction/again
    which card direction/turns/changes/reverse/reverses
    changes/change/turn/reverse direction
    9 good/useful/special/effect/anything/for
answer-ten = 10: it sends a 7 back; otherwise it does nothing.
typed-answer-ten =
    what/how 10 do/does/work/works/mean/happens/is/for
    10 back/send/7
    10 good/useful/special/effect/anything/for
answer-jack = Jack: you may choose a suit, and the next card must have it. A jack must match like any other card, and matches a jack; on a chosen suit it must have that suit.
typed-answer-jack =
    what/how jack do/does/work/works/mean/happens/is/for
    jack on jack/chosen/wants/suit/any/hearts/spades/clubs/diamonds
    choose/chosen/wish/pick suit/jack
    jack any/everything/suit/choose
    which card chooses/choose suit
    jack good/useful/special/effect/for
answer-queen = Queen: name another player, who draws one card and then has the turn. They may pass it on with another queen, one card more each time.
typed-answer-queen =
    what/how queen do/does/work/works/mean/happens/is/for
    queen draw/name/pass/player/who/on/another/take/avoid
    who draws/takes queen
    queen good/useful/special/effect/for
answer-king = King: you may call a King's round. Everyone in turn plays a King or draws one card; you end it with another King, or draw three.
typed-answer-king =
    what/how king/kings do/does/work/works/mean/happens/is/for/round !on
    kings/king round no/have/dont/without/if/what/how/end/ends/cost/draw/last
    no king/kings
    king round/again/end
    king good/useful/special/effect/for
answer-joker = Joker: either any card you name, with its function, or it chooses a rank that must be played next. It may be played on any card.
typed-answer-joker =
    what/how joker do/does/work/works/mean/happens/is/for/can !worth !points
    joker any/on/when/rank/choose/anything/everything/as/suit
    joker good/useful/special/effect/for
answer-sit-out = For a 6, the next two players miss a turn; for an 8, the next one. A 5 or a Joker as a 5 blocks the 6.
typed-answer-sit-out =
    miss/missing/skip/skipped/sit/sitting turn/out/must/have/do what/why/when/who/happens/how !draw
    must/have/need miss/skip/sit why/what/happens
answer-answer = While an answer of yours is pending, you answer with the card for it, or accept. The game waits even if you hold no such card.
typed-answer-answer =
    what accept/pending mean/is/answer
    answer pending/how
    why accept/wait
    must accept
answer-worth = Ace 11, 2 to 10 their number, queen and King 10, Jack 20, Joker 50. The winner of the round writes nothing.
typed-answer-worth =
    worth/value/cost/count/counts/points jack/joker/ace/king/queen/card/cards/each/2/7/10/left/end/hand
    many/much points/worth jack/joker/ace/king/queen/card
    how points/score counted/count/work/works/calculated/scored/scoring/written
    scoring how/work/works
answer-round-end = Who plays the last card, having said so, wins the round; the others write the cards they hold. The last card does nothing more.
typed-answer-round-end =
    when/how round end/ends/over/finished/won/win !king !kings
    how win/do/does/a/we/one win/i !points !match
    win round
    who wins round
    last card work/effect/works/still/function/happens !say !forget
    play last what/happens
answer-match-end = The match ends after { $rounds } { $rounds ->
        [one] round
       *[other] rounds
    }; the fewest points win.
typed-answer-match-end =
    when/how match/game/whole end/ends/over/finished/finish/win/wins/won
    many rounds !played !have
    who wins match/game/overall/end/whole/points
    most/fewest/least/high/low/lowest/highest points win/wins/good/bad/better
    points good/bad/want
    many points win
