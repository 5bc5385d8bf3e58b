# Answers to questions about the rules. `typed-answer-…`: patterns of the questions, one a line. A slash stands
# between ways to say one word; a question has none of the words with an exclamation mark.
-typed-pile = pile/stock/deck/stack/pack
-typed-empty = empty/out/gone/used/finished/exhausted/run/runs/ran
-typed-draw = draw/drew/drawn/drawing/take/taking/took/pick/picked/picking/get/pull
-typed-lay = play/played/playing/lay/laid/put/place/drop/use/throw/go/goes

answer-players = Two to ten people play.
typed-answer-players =
    many/max/maximum players/people
    many can/could play
    play with 2/3/4/5/6/7/8/9/10/11 people/players
answer-pack = { $buzzer ->
        [on] 116 cards, 8 of them Buzzers:
       *[off] 108 cards:
    } in four colours one 0, two each of 1 to 9, two Skips, Reverses and Draw Twos; and four Wilds and four Wild Draw Fours.
typed-answer-pack =
    many cards in all/total/game/pack/deck/whole/altogether !left
    many cards there altogether/total
    many wild/skip/reverse/zeros/wilds/fours/+4/jokers are/in/there/exist
    what cards are in/there
    which cards are/exist
    how often/many each card/number
    colours/colors are/which/what there
    many colours/colors are/there/exist !play !i
answer-deal = Everyone is dealt seven cards.
typed-answer-deal =
    many cards start/beginning/begin/dealt/deal
    many cards at first
    many cards does/do everyone/everybody/each/we/you get !draw !left
    start with many
answer-begins = The player after the dealer begins each round.
typed-answer-begins =
    who starts/begins/first next/second/new/round/match/game/first/deal
    who goes/plays/is first
    who decides starts/begins
answer-first-card = A Skip skips the first player; a Reverse turns, and the dealer begins; after a Draw Two the first player draws; on a Wild anything goes; a Wild Draw Four or Buzzer goes back.
typed-answer-first-card =
    first/starting/start/opening card wild/skip/reverse/draw/+4/special/two/buzzer/action/is/plus/+2/turned
    turned up/first wild/skip/reverse/draw/+2/+4/special/buzzer
    game/round starts/begins with wild/skip/reverse/draw/+2/+4/special
    first card
    start/beginning wild/skip/reverse/+2/+4
    wild draw 4 first card
    happens first card wild draw 4
answer-matches = A card may be played on its own colour, or on the same number or symbol. A Wild may be played on anything in your turn{ $advanced_response ->
        [on] { "" }
       *[off] , unless you have cards to draw
    }.
typed-answer-matches =
    what/which can/may/goes/fits/match/matches on !my !that
    which cards fit/go/match/can
    same number/colour/color/symbol different/other/put/play/on/another
    red/green/blue/yellow on red/green/blue/yellow
    when can play card
    how match/matching
    skip/reverse on skip/reverse/other/different/another
answer-special = Skip: the next player is skipped. Reverse: the direction turns. Draw Two: two cards. Wild: you choose the colour. Wild Draw Four: that, and four cards.
typed-answer-special =
    special/action/effect cards/card which/what/do
    cards do/does something/special/effects
    which cards something/special
answer-must-play =
    { $draw_anytime ->
        [on] In this game you may draw even if you could play.
       *[off] Who can play must play; drawing by choice is off in this game. Cards that you owe may always be drawn.
    }
typed-answer-must-play =
    must/need { -typed-lay } if/though/when/even can/could/possible/card
    { -typed-draw } though/although/even/anyway/instead/voluntarily/choose/rather/want if/can/could/have/play
    { -typed-draw } instead play/playing/of
    must play
    forced/obliged to play
    draw without playing/need
    keep/save card/wild for/later
    allowed to draw if/when/even/though
    { -typed-draw } on purpose
    have/got card/playable but/rather draw
    must { -typed-lay } if/when/even fits/fit/got/one/have
    must { -typed-lay } one/card got/have fits/fit
answer-cannot-play = If nothing matches, you draw one card. If that matches, you may play it at once; if not, your turn ends.
typed-answer-cannot-play =
    cannot/cant/nothing/not/dont/can't/doesnt { -typed-lay }/fit/fits/match/matches/have/anything !after !pile !uno !bluff
    have/got no card/matching/match/colour/color
    many cards { -typed-draw } if/when/cant/cannot/not
    what happens/do no/nothing/stuck
    nothing fits/matches/works
    when do/must i draw
answer-one-draw = In a turn you draw only once. After that you may play only the drawn card, or pass.
typed-answer-one-draw =
    keep/continue/until { -typed-draw }/good/fits/find/one
    draw more/twice/again/several/another/until
    { -typed-draw } only one/once
    after drawing { -typed-lay }/other/another/any/different
    { -typed-draw } then { -typed-lay } other/another/any/different
    drew { -typed-lay } other/another/different/any
    { -typed-draw } { -typed-lay } different/other/another/else !answer
    other/another card after drawing/drew/draw
    pass after/without/drawing/draw
    pass instead/without/may/can
answer-drawn = A drawn card that matches may be played at once, or you pass. No other card may be played then.
typed-answer-drawn =
    { -typed-lay } drawn/drew/picked/took/taken !other !another
    drawn card
    just drew/drawn/picked/took/got
    { -typed-lay } card just drew/drawn/picked/took/got
    straight/right away/immediately drawn/drew/picked
    must/have play drawn/drew/picked
    still { -typed-lay } after draw/drawing/drew/picking
answer-pile-empty = The discard pile without its top card is shuffled and becomes the draw pile.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty } !many
    no more/cards draw/pile/left/deck/stock
    nothing/none left/more draw/take
    run/runs out of/cards
    reshuffle
    nobody/no one/noone can play/draw !round
    cards draw left no
answer-round-end = The first player without cards wins the round; the others count the cards they hold.
typed-answer-round-end =
    when/how round end/ends/over/finished/finish/won
    win round/hand
    who wins round
    how i/you/do/does/one win !match !points !whole
    what happens first/finish/finishes/out/no cards
    last card what/happens
    go/goes out
    someone/somebody/player finished/out/done
answer-last-action =
    { $advanced_response ->
        [on] With Advanced responses no last card ends the round while cards must be drawn; they are drawn first.
       *[off] Any card may be your last. A Draw Two or Wild Draw Four as last card ends the round at once; no one draws.
    }
typed-answer-last-action =
    last/final/finish/finishing/win/end/ending card/with/on wild/+2/+4/draw/skip/reverse/action/special/black/two
    finish/end/win/out with/on wild/+2/+4/draw/skip/reverse/action/special/two
    last card action/special/draw
answer-call = As soon as a play leaves you with one card, before another player calls you out; also before you play. { FRONT() ->
       *[screen] Key: { KEY("uno") }.
        [lines] Type { KEY("uno") }.
    }
typed-answer-call =
    when uno !forget !forgot
    must/need/have say/call uno !forget !forgot
    uno early/before/advance/earlier/first/already
    say uno what/why/how/before/after/in/too/during/turn !not !didnt !forget
    how/why uno
    one/1 card left/say what/do/must/to
    uno second last/before
    say uno two/2 cards
    uno in advance
answer-call-late = Until anyone plays, intercepts or challenges, or the player on turn draws. Then no one can call you out.
typed-answer-call-late =
    how long uno/say/call/report
    how long catch/call someone/them/someone/players uno/say/said
    until when uno/call/report/say
    too/still late/say uno/call
    uno late/still/afterwards
    call out/report late/until/long/after/still
    time uno/limit
    late say uno/catch
answer-call-forgot = Who forgets it draws { $uno_penalty } { $uno_penalty ->
        [one] card
       *[other] cards
    }, if another player calls it out in time.
typed-answer-call-forgot =
    forget/forgot/forgotten/forgetting/missed uno/say/call/happens/penalty
    uno penalty/punishment/forget/didnt/without
    penalty cards/uno/for not
    many penalty/cards uno/forget/not
    didnt/not/never say/call/said uno
    call out/them/someone happens/get/draw/uno
    catch/caught uno/someone
    call someone out
    didnt/not/never shout/shouted/yell uno
    tell on uno
    dont/don say/call uno what/happens
answer-call-wrong = That is refused and costs nothing.
typed-answer-call-wrong =
    uno wrong/wrongly/mistake/accident/accidentally/too/false/early/wrong
    say/saying uno with/when two/three/more/many/lots
    call/report/accuse out/wrong/wrongly uno/mistake/said/did/wrong
    call out wrong/wrongly/mistake/nobody
    uno penalty/punished wrong/wrongly/mistake
answer-call-two = One call hits all of them, in the direction of play.
typed-answer-call-two =
    2/several/both forgot/forget/uno/forgotten call/out/draw/who/both/forgot !cards
    two/2 people/players uno/forgot/forget
answer-call-self = You cannot call out yourself.
typed-answer-call-self =
    call myself/yourself out
answer-skip = Skip: the next player is skipped. With two players you play again.
typed-answer-skip =
    what/how skip do/does/work/works/mean/happens/is
    skip 2/two/players/us/again
    effect/explain/purpose skip
    explain skip
answer-reverse = Reverse: the direction turns. With two players you play again.
typed-answer-reverse =
    what/how reverse do/does/work/works/mean/happens/is
    reverse 2/two/players/us/again
    turn/turns around/direction card
    arrow/arrows card
    change/changes direction
    effect/explain/purpose reverse
    explain reverse
answer-number-card = A number card has no effect.
typed-answer-number-card =
    what red/yellow/green/blue 1/2/3/4/5/6/8/9 do/does/mean/effect !draw !plus !reverse !skip !wild !wilds
    what 1/2/3/4/5/6/8/9 do/does/mean/effect/special !draw !plus !cards !after !reverse !skip !wild !wilds
    number/numbers card/cards do/effect/special !how !many !reverse !skip !wild !wilds
answer-draw-two =
    { $skip_after_draw ->
        [on] Draw Two: the next player draws two cards and is skipped.
       *[off] Draw Two: the next player draws two cards, and then has an ordinary turn.
    }
typed-answer-draw-two =
    what/how draw/plus/+2 2/two/+2/draw do/does/work/works/mean/happens !on
    effect/explain/purpose draw 2
answer-after-drawing =
    { $skip_after_draw ->
        [on] After drawing cards that are owed, you are skipped: Skip after drawing is on.
       *[off] After drawing cards that are owed, you still have an ordinary turn: Skip after drawing is off.
    }
typed-answer-after-drawing =
    draw 2 turn/go/skip/skipped/miss/lose/still/then/after/play
    after drawing/taking/picking 2/two/4/four/penalty/them play/turn/go/still
    lose/miss/skip/skipped turn/go after/draw/drawing/four/two/2/4
    still turn/go after draw/drawing/4/2/picking
    still play after 4/2/two/four/them/penalty
    skipped after drawing/draw/2/4
    explain draw 2
answer-wild = Wild: it may be played on any card in your turn. You choose the colour that must be played next.
typed-answer-wild =
    what/how wild do/does/work/works/mean/happens/is/for !4 !four !worth !start !starting !first
    when wild/wilds play/can/may/use/put !4 !four
    wild any time/card/always/anything
    wild on wild !4 !four
    choose/pick/change colour/color wild/same/current/can/must
    who chooses/picks colour/color
    wild turn
    effect/explain/purpose wild !4 !team
    explain wild !4 !team
answer-wild-four = Wild Draw Four: it may be played on any card, and you choose the colour. The next player draws four before playing.
typed-answer-wild-four =
    what/how wild draw 4 do/does/work/works/mean/happens
    when wild draw 4 can/may/play/put/use
    +4 any/always/time/when/allowed
    wild draw 4 if/though/even have/colour/could/can
    wild draw 4 legal/allowed
    effect/explain/purpose wild draw 4
answer-honest =
    { $bluff ->
        [on] A Wild Draw Four is a bluff if another card, no Wild Draw Four, could have been played. It may be played anyway: the next player may call the bluff.
       *[off] A Wild Draw Four may be played at any time; there is no calling of bluffs in this game.
    }
typed-answer-honest =
    when bluff/cheat/honest/dishonest wild/4/is/card/count/what
    what bluff/honest !call !wrong !happens
    bluff mean/means/count/counts/is/exactly
    how know bluff
    lie/lying/lied about/with/4/+4
answer-bluff =
    { $bluff ->
        [on] If it was a bluff, the bluffer draws the cards plus two. If not, you draw them plus two. { FRONT() ->
           *[screen] Key: { KEY("call_bluff") }.
            [lines] Type { KEY("call_bluff") }.
        }
       *[off] This house rule is off here. With it, a bluffer who is called draws the cards plus two; if it was none, the caller does.
    }
typed-answer-bluff =
    bluff/bluffing/bluffed/challenge wrong/right/call/calling/happens/accuse/say/penalty/true/caught/turns/many/draw
    call/calling/challenge bluff/liar
    challenge draw/4/wild/wrong
    who can/may/draws call/challenge bluff/draw
    accuse wrong/wrongly/bluff
answer-bluff-after =
    { $bluff ->
        [on] After a right call you have an ordinary turn; after a wrong one { $skip_after_draw ->
            [on] you are skipped
           *[off] too
        }.
       *[off] Calling a bluff is off in this game.
    }
typed-answer-bluff-after =
    after bluff/challenge/calling turn/play/go/still/happens
    bluff right/correct my/turn/then
answer-responses =
    { $response ->
        [on] A Draw Two answers a Draw Two, a Wild Draw Four another one; the sum passes to the next player. They do not mix.
       *[off] Responses are off here: who has cards to draw, draws them. With them, a Draw Two answers a Draw Two, a Wild Draw Four another one.
    }
typed-answer-responses =
    responses/counter/answer/defend/pass/add draw/2/4/+2/+4/two/four/cards/it/on/wild
    draw 2 on draw/+2/top
    draw 4 on/onto draw/4/+4/top
    +2 +4 on/mix/put/top/answer
    wild draw 4 on draw 2
    draw two/2 against/avoid/pass
    avoid/block/escape/out drawing/draw/cards/2/4
    responses/stacking allowed/possible/work/how/what
    add up/together draw/cards
answer-advanced =
    { $advanced_response ->
        [on] A matching Skip passes the cards to draw on, a Reverse sends them back, and a Wild passes them on with a new colour.
       *[off] Advanced responses are off here. With them, a Skip passes the cards to draw on, a Reverse sends them back, and a Wild passes them on with a new colour.
    }
typed-answer-advanced =
    skip/reverse/wild on/against/answer/counter/avoid/pass draw/2/4/+2/+4/debt/cards
    reverse back/send/return draw/cards/2/4
    skip pass/passes draw/on/cards/2/4
    advanced responses/response/what
answer-debt = All cards that are owed are drawn in one go. Until then no ordinary card can be played.
typed-answer-debt =
    all/one/once cards draw/go/time/together
    draw cards one/by/go/time/singly
    play/put ordinary/normal/other/another card instead/draw/cards !drawn
    must draw and/still play
    cards to draw what/mean
answer-worth = Numbers count their number, Skip, Reverse and Draw Two 20 each, Wild and Wild Draw Four 50{ $buzzer ->
        [on] , a Buzzer too
       *[off] { "" }
    }. A 0 counts nothing.
typed-answer-worth =
    worth/value/cost/costs/count/counts/points skip/reverse/draw/wild/card/cards/0/each/zero/4/2/number/seven/left/end/buzzer
    many/much points/worth/count skip/reverse/wild/0/card/zero/nine/9/draw
    how points/score counted/count/work/works/calculated/scored/scoring
    scoring how/work/works
    what happens cards left/hand/over
    black/wild card/cards left/over/end
answer-match-end =
    { $match_end ->
        [rounds] The match ends after { $rounds } { $rounds ->
            [one] round
           *[other] rounds
        }; the fewest points win.
       *[limit] The match ends when someone has { $limit } points; the fewest points win.
    }
typed-answer-match-end =
    when/how match/game/whole end/ends/over/finished/finish/win/wins/won !round
    many points end/match/game/over/until/lose/play/win
    play to/until/up points
    many rounds !played !have
    who wins match/game/overall/end/whole
    most/fewest/least/high/low/lowest/highest/lots/many points win/wins/good/bad/better/want
    points good/bad/want/collect
answer-tie = Players who are level with the fewest points share the win.
typed-answer-tie =
    tie/tied/draw/same/equal/level points/score/match/who/happens
    two/2/both same/equal/tied points/score
answer-sequences =
    { $sequences ->
        [on] After a number card you may continue with the next numbers of its colour, up or down, until the next player plays. 9 and 0 are not neighbours.
       *[off] One card a turn: Sequences are off here. With them, you may continue with the next numbers of the same colour, up or down; 9 and 0 are not neighbours.
    }
typed-answer-sequences =
    sequences/sequence/run/row/straight/series how/what/when/long/work/works/wrong/start/begin/change/direction/colour/color/is/can/stop/ends
    several/more/two/many/multiple cards once/time/turn/row/one/go/same/together
    9 0 after/sequence/follow/neighbours/run
    after 9
    4/5/6/7/3 4/5/6/7/8 5/6/7/8/9 row/same/colour/together/once/and
    { -typed-lay } more/two/several than/cards/at !draw !drew
    can/may/could/allowed { -typed-lay } more/two/several/multiple than/cards !draw !drew
answer-sequence-end =
    { $sequences ->
        [on] Your right to continue ends as soon as the next player plays, draws or challenges, or anyone intercepts. Too late costs nothing.
       *[off] Sequences are off in this game.
    }
typed-answer-sequence-end =
    sequence late/long/until/end/ends/interrupt/stop
    how long continue/sequence
    when next player sequence
answer-intercept =
    { $intercept ->
        [on] Who holds exactly the top card may play it at once, out of turn, and then plays again{ $super_intercept ->
            [on] ; here the same number or symbol is enough
           *[off] { "" }
        }. A Wild or Wild Draw Four never intercepts.
       *[off] Interceptions are off here. With them, exactly the same card as the top one may be played at once, out of turn. Wilds do not intercept.
    }
typed-answer-intercept =
    intercept/intercepting/interception what/how/when/can/may/which/does/wild/work/works/is/cards/with/own/first
    out of turn/order
    play not/when my/turn/isnt same/turn/card
    same card as/top/out/play/exactly
    identical card
    not my turn play
    which cards intercept
answer-intercept-after =
    { $intercept ->
        [on] The interceptor plays again or passes; then it is the turn of the player after the interceptor.
       *[off] Interceptions are off here. With them, the interceptor plays again or passes; then it is the next player's turn.
    }
typed-answer-intercept-after =
    after intercept/intercepting/interception who/turn/next/play/again/then/whose
    who next/turn/continues/goes after/intercept/intercepted
    whose turn intercept
    after intercept another/go/turn/play
    intercept get/have another/go/turn
answer-intercept-fail =
    { $intercept ->
        [on] A failed interception costs three penalty points; the card stays in your hand.
       *[off] Interceptions are off here, so a card out of turn is refused and costs nothing. With them, a failed one costs three points.
    }
typed-answer-intercept-fail =
    intercept late/wrong/fail/fails/failed/mistake/penalty/slow/wrongly/costs/cost/lose
    penalty intercept/jump/jumping/late
    too late intercept/jump
    intercept wrong card
answer-super =
    { $super_intercept ->
        [on] Super interceptions are on: the same number or symbol is enough to intercept; its colour becomes the colour in play.
       *[off] Super interceptions are off here. With them, the same number or symbol is enough to intercept; the colour does not matter.
    }
typed-answer-super =
    super intercept/interceptions/what/interception/how
    intercept other/different/same/any colour/color/number/symbol
answer-zero =
    { $seven_zero ->
        [on] 0: everyone passes the whole hand on, in the direction of play.
       *[off] The 0/7 rule is off here: a 0 is an ordinary number. With it, everyone passes the whole hand on.
    }
typed-answer-zero =
    what/how 0 do/does/work/works/mean/happens/when
    0 played/play/special/pass/hands/rule
    pass/passes/hands on/around/round 0/hand/hands
    which direction/way hands/0
answer-seven =
    { $seven_zero ->
        [on] 7: you may swap hands with a player of your choice, who cannot refuse. You need not.
       *[off] The 0/7 rule is off here: a 7 is an ordinary number. With it, you may swap hands with a player of your choice.
    }
typed-answer-seven =
    what/how 7 do/does/work/works/mean/happens/when
    7 swap/must/need/hands/refuse/choose/special/play
    swap hands/with/must/need/whom/who/refuse/no
    say/refuse no/swap/7 swap
    refuse swap/7
    swap cards/hand/hands
answer-zero-last = If the 0 or the 7 was your last card, the round ends and no hands move.
typed-answer-zero-last =
    last card 0/7
    finish/end/win with 0/7
    0/7 last
answer-buzzer =
    { $buzzer ->
        [on] Buzzer: it may be played on any card, and any card on it. Everyone must press; the slowest draws three cards.
       *[off] The Buzzer is off here. With it, a Buzzer may be played on any card, everyone must press, and the slowest draws three cards.
    }
typed-answer-buzzer =
    what/how buzzer do/does/work/works/mean/happens/is/who/many
    buzzer press/slowest/last/draw/draws/penalty/lose/loses/cards/when/on/put/answer/top/goes
    who press/presses buzzer
    slowest draw/draws/many
    press late/slow/wrong buzzer
    point/purpose buzzer
    what point buzzer
answer-house = The house rules that are on and off are in the list of rules in force; each says what it does.
typed-answer-house =
    what/which house rules are/there/mean/on/exist
