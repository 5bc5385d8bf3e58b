# Answers to questions about the rules. `typed-answer-…`: patterns of the questions, one a line. A slash stands
# between ways to say one word; a question has none of the words with an exclamation mark.
-typed-pile = pile/stock/deck/stack/pack
-typed-empty = empty/out/gone/used/finished/exhausted/run/runs/ran
-typed-draw = draw/drew/drawn/drawing/take/taking/took/pick/picked/picking/get/pull
-typed-lay = play/played/playing/lay/laid/put/place/drop/use/go/goes
-typed-partner = partner/partners/teammate/mate

answer-players = Four play in two teams; six in three teams, eight in four. Partners sit opposite each other.
typed-answer-players =
    many/max/maximum players/people/teams
    many can/could play
    2/3/4/5/6/7/8/six/eight people/players/of play
    how many per/in team/teams
    teams how/many
    play with 6/8/six/eight
answer-pack = 112 cards: in four colours two each of 1 to 9, Skip, Reverse and Draw Two, no 0; and 4 Wilds, 8 Team Wilds, 4 Draw Four Team Wilds.
typed-answer-pack =
    many cards in all/total/game/pack/deck/whole/altogether/there !left
    many wild/team/skip/reverse/swap/wilds/fours are/in/there/exist
    is/are there 0/zero/zeros
    0/zero in game/this/deck
    which/what cards are/exist/in there/deck
answer-swap-cards = One of the two copies of every 3, 6 and 9 has the swap symbol: 12 cards.
typed-answer-swap-cards =
    which cards have/has/carry swap
    which numbers swap
    many swap cards/symbols
    swap symbol/sign where/which/on
answer-deal = Everyone is dealt seven cards, and then gives their partner one.
typed-answer-deal =
    many cards start/beginning/begin/dealt/deal
    many cards at first
    many cards does/do everyone/everybody/each/we/you get !draw !left !uno !partner !forget
    start with many
answer-begins = The player after the dealer begins, and play goes clockwise.
typed-answer-begins =
    who starts/begins/first next/second/new/round/match/game/first/deal/play/card
    who goes/plays/is first
    which/what way/direction round/go/play/start
    who decides starts
answer-first-card = A special card is passed over, and another card is turned up. A swap symbol on the first card does nothing.
typed-answer-first-card =
    first/starting/start/opening/turned card/up wild/skip/reverse/draw/special/two/+2/+4/swap/action/turned/is
    round/game starts with wild/skip/reverse/draw/+2/swap
    first card
answer-give = After the deal everyone gives their partner one card face down. All choose before any card moves, and a choice is not changed.
typed-answer-give =
    give { -typed-partner } card/before/start/beginning/first/why/must/which/at !half !out !no
    why give/card { -typed-partner }
    change/undo mind/choice/card gave/give/given/swap/partner
    take back card/gave/given
    card before start
    give away card start/beginning/why
    hand/pass { -typed-partner } card/which start/beginning/first
    which card hand/give/pass { -typed-partner }
answer-matches = A card may be played on its own colour, or on the same number or symbol. A Wild may be played on anything. The swap symbol matches nothing.
typed-answer-matches =
    what/which can/may/goes/fits/match/matches on !my !that
    which cards fit/go/match/can
    same number/colour/color/symbol different/other/put/play/on/another
    red/green/blue/yellow on red/green/blue/yellow
    swap on swap
    swap symbol match/matches/fits/same
answer-may-draw = You may draw even if you could play. Only a drawn card that matches may then be played.
typed-answer-may-draw =
    { -typed-draw } though/although/even/anyway/instead/voluntarily/choose/rather/want/if can/could/have/play/playable
    must/need { -typed-lay } if/though/when/even can/could/possible
    must play
    forced/obliged to play
    allowed to draw
    keep/hold card/wild later/for
answer-cannot-play = If nothing matches, you draw one card. If that matches, you may play it at once; then it is the next player's turn.
typed-answer-cannot-play =
    cannot/cant/nothing/not/dont/can't { -typed-lay }/fit/fits/go/match/matches/have/anything !pile !uno !partner
    have/got no card/matching/match/colour/color
    many cards { -typed-draw } if/when/cant/cannot
    nothing fits/matches
    keep/continue/until { -typed-draw }/good/fits
    { -typed-draw } more/twice/again/until
answer-drawn = A drawn card that matches may be played at once, and no other.
typed-answer-drawn =
    { -typed-lay } drawn/drew/picked/took/taken/got !other
    drawn card
    just drew/drawn/picked/took/got
    after drawing { -typed-lay }/other/another
    { -typed-draw } then { -typed-lay }
    drew { -typed-lay } other/another/different/any
answer-pile-empty = The discard pile without its top card is shuffled and becomes the draw pile. If no one can play or draw, the round ends without a winner.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty } !many
    no more/cards draw/pile/left/deck/stock
    nothing/none left/more draw/take/pick
    run/runs out of/cards
    reshuffle
    nobody/no one/noone can play/draw/go
    nothing left
answer-call = As soon as a play leaves you or your partner with one card; either of you may say it. Also in advance. { FRONT() ->
       *[screen] Key: { KEY("uno") }.
        [lines] Type { KEY("uno") }.
    }
typed-answer-call =
    when uno !forget !forgot
    must/need/have say/call uno !forget !forgot
    uno early/before/advance/earlier/first/already
    say uno what/why/how/before/after/in/who/too !not !didnt !forget
    how/why uno
    one/1 card left/say what/do/must/to
    uno in advance
    who says/say/must/has uno
answer-call-partner = Partners may say Uno for each other, also one who is out.
typed-answer-call-partner =
    { -typed-partner } uno say/says/can/for/instead/call !forgot !forgetting !forget
    { -typed-partner } say/says uno
    out say/call uno still/can/may
answer-call-late = An opponent may call it out until the next player begins the turn by playing or drawing.
typed-answer-call-late =
    how long uno/call/report/catch/catch/time
    until when uno/call/report/say
    too/still late/say uno/call
    uno late/still/afterwards
    call out/report late/until/long
    late uno/catch/call
answer-call-forgot = Who forgets it draws two cards, if an opponent calls it out in time.
typed-answer-call-forgot =
    forget/forgot/forgotten/forgetting/missed uno/say/call/happens/penalty/cards
    uno penalty/punishment/forget/didnt/without
    penalty cards/uno/for not
    many penalty/cards uno/forget/not
    didnt/not/never say/call/said uno
    call out/them/someone happens/get/draw/uno
    dont/don say/call uno what/happens
answer-call-own = You cannot call out your own team.
typed-answer-call-own =
    call/tell/report/catch/accuse/rat own/partner/my/team/mate out/uno/forgot/forgetting/forgets
    call { -typed-partner } out
answer-call-swap = Only playing a card starts that duty, not sharing, swapping, giving or coming back.
typed-answer-call-swap =
    uno swap/swapping/swapped/share/sharing/giving/give/back/exchange/half one/1/card/left/after/when/if/up/say
    swap/swapping left/have one/1 uno
answer-out = A player without cards gets half of their partner's hand, rounded down; the partner chooses the cards. With one card nothing is passed, and that player is out for now.
typed-answer-out =
    no cards/card left/more/have { -typed-partner }/still/happens/what !both
    my/play last card what/happens/my/play !team !effect
    { -typed-partner } half/hand/give/gives/hands cards/out/many/when/me !start !beginning
    many cards { -typed-partner } give/gives/hand/when/i
    who chooses/picks/decides half/cards/which/hand
    choose which/cards { -typed-partner }
    { -typed-partner } one/1/only card left/none/nothing
    when i out/finished/finish
    go/goes/going out
    { -typed-partner } split/splits/share/shares cards/hand/their
    many { -typed-partner } split/splits/share
    choose which cards { -typed-partner } hands/gives/me
    get choose cards { -typed-partner }
answer-back = You come back as soon as your partner draws: then you get half of the hand. While out your turns are skipped.
typed-answer-back =
    back in/into/game/come/get !take
    come back
    out turn/turns/skipped/miss/still/do/while/play
    { -typed-partner } draw/draws/drawing while/when/if out/im/i/am
    how out in/again
    no cards turns/turn
    still turns/turn no/without/out
    { -typed-partner } draw/draws/picks/takes/pick/take out/up/some
answer-round-end = When neither partner has a card, their team wins the round at once; the last card has no effect.
typed-answer-round-end =
    when/how round end/ends/over/finished/won/win
    how win/do/does/a/we/one win/team/round !match !points !whole
    win round
    both/do finish/out/get/rid/empty cards/both/us/must/to/have
    who wins round
    last card effect/work/works/still/team/count/draw
    very last card
    plus/draw two/2 last card
answer-skip = Skip: the next player is skipped.
typed-answer-skip =
    what/how skip do/does/work/works/mean/happens/is
    effect/explain/purpose skip
    explain skip
answer-reverse = Reverse: the direction of play turns, also with two players left.
typed-answer-reverse =
    what/how reverse do/does/work/works/mean/happens/is
    change/changes direction
    reverse two/2
    effect/explain/purpose reverse
    explain reverse
answer-number-card = A number card has no effect, unless it has a swap symbol.
typed-answer-number-card =
    what red/yellow/green/blue 0/1/2/3/4/5/6/7/8/9 do/does/mean/effect !draw !plus !swap !symbol !reverse !skip !wild !wilds
    what 0/1/2/3/4/5/6/7/8/9 do/does/mean/effect/special !draw !plus !cards !after !swap !symbol !reverse !skip !wild !wilds
    number/numbers card/cards do/effect/special !how !many !swap !symbol !reverse !skip !wild !wilds
answer-draw-two = The next player draws two cards and is skipped. No card answers them. The next player may be your own partner.
typed-answer-draw-two =
    what/how draw/plus/+2 2/two/+2/draw do/does/work/works/mean/happens !on
    draw 2 turn/go/skip/skipped/miss/lose/still/then/after/play/on/pass/stack/own/partner/answer
    draw 2 on draw/+2
    responses
    counter/avoid/pass draw/2/cards
    after drawing/taking 2/two turn/go/play
    lose/miss/skip/skipped turn/go after/draw/drawing/two/2
    take/takes four/4 next
    next player/one own/my partner
    effect/explain/purpose draw 2
    explain draw 2
answer-wild = Wild: it may be played on any card, and you choose the colour.
typed-answer-wild =
    what/how wild do/does/work/works/mean/happens/is/for !team !worth
    when wild play/can/may/use/put/down !team
    ordinary/normal/plain wild
    choose/pick colour/color
    effect/explain/purpose wild !4 !team
    explain wild !4 !team
answer-team-wild = Team Wild: you choose the colour, and your partner plays at once, and must if possible. If not, you draw two cards. Then your partner's neighbour is next.
typed-answer-team-wild =
    team wild do/does/work/works/mean/happens/is/for/how/what/when !+4 !four !many !worth !points
    { -typed-partner } cant/cannot/not/nothing/must/have/play wild/team/after/on
    team wild { -typed-partner }/next/after/who/turn/out
    who next/comes after team/wild
    after team wild
answer-team-wild-four = Draw Four Team Wild: you choose the colour; the next player draws two and is skipped, and that player's partner draws two as well.
typed-answer-team-wild-four =
    what/how/who 4/+4 team/wild/card/draw/draws/take/takes/work/works/do/does
    draw 4 who/how/what/both/team
    wild draw 4
    team 4
    both opponents/others/of draw/take four/4/two
    effect/explain/purpose wild draw 4
answer-swap = Swap symbol: you and your partner give each other one card. Both choose before any card moves.
typed-answer-swap =
    what swap sign/symbol do/does/mean
    what/how swap/exchange/sign/symbol do/does/work/works/mean/happens/symbol/is
    swap sign/symbol do/mean/3/6/9
    3/6/9 swap/sign/symbol
    swap cards/partner/with
    what swap sign/symbol do/does/mean on/6/3/9
answer-order = First the end of the round, then the swap, then the half hand, then the effect of the card.
typed-answer-order =
    what/which first/order swap/effect/half/happens
    order swap/effect/things
answer-talk = Partners may talk, but not about their cards, and not to influence a colour or the cards exchanged.
typed-answer-talk =
    talk/tell/discuss/speak/whisper/say/communicate cards/partner/each/about/other/which/color/colour !uno
    allowed talk/tell
    signal/hint partner
    may/can/could/allowed tell/say which/what colour/color/card/suit
    tell { -typed-partner } what/colour/color/my
    tell { -typed-partner } cards/what/have !uno !forgot
    may/can/allowed tell/say { -typed-partner } what/cards
answer-colours = Every colour has a symbol of its own, so that colours can be told apart without seeing them.
typed-answer-colours =
    colours/colors/color/colour apart/see/blind/tell/symbol/symbols/recognise/recognize/know
answer-worth = Numbers count their number, Skip, Reverse and Draw Two 20 each, the Wilds 50 each. The winning team scores what the other teams hold.
typed-answer-worth =
    worth/value/cost/count/counts/points skip/reverse/draw/wild/card/cards/team/each/2/left/end/number
    many/much points/worth skip/reverse/wild/card/team !need !win !match
    how points/score counted/count/work/works/calculated/scored/scoring
    scoring how/work/works
    who gets/scores points
answer-match-end =
    { $match_end ->
        [wins] The first team to win { $wins } { $wins ->
            [one] round
           *[other] rounds
        } wins the match.
       *[limit] The first team to reach { $limit } points wins the match.
    }
typed-answer-match-end =
    when/how match/game/whole end/ends/over/finished/finish/win/wins/won !round
    many points end/match/game/over/need/until/win/play/to
    play to/until/up points
    many rounds !played !have
    who wins match/game/overall/whole
    win whole/match/game
