# Answers to questions about the rules. `typed-answer-…`: patterns of the questions, one a line. A slash stands
# between ways to say one word; a question has none of the words with an exclamation mark.
-typed-pile = pile/piles/stock/deck/stack/pack
-typed-empty = empty/out/gone/used/finished/exhausted/run/runs/ran
-typed-draw = draw/drew/drawn/drawing/take/taking/took/pick/picked/picking/get/pull
-typed-discard = discard/discarding/throw/away/drop/rid/put/lay/play/bin

answer-players = Two to six people play.
typed-answer-players =
    many/max/maximum players/people
    many can/could play
    play with 2/3/4/5/6/7 people/players
    2/3/4/5/6/7 of us play
answer-pack = The 108 cards of UNO.
typed-answer-pack =
    many cards in all/total/game/pack/deck/altogether
    what/which cards/deck used/pack/deck/kind/played
    uno deck/cards/normal
    normal deck/pack
    many wild/skip/reverse/zeros are/in
answer-open = Everyone's cards are open: everyone knows everything but the order of the draw pile.
typed-answer-open =
    see/look/know/hidden/secret/open cards/others/their/my/base/bases !count
    cards open/hidden/secret
answer-special = Reverse: take or give a card. Draw Two: two cards go. Wild Draw Four: one of each colour goes. Wild: everyone's lowest and highest of a colour go. Skip: nothing.
typed-answer-special =
    special cards which/what/do
    cards do/does something/special/effects
    action cards what/do/which
answer-worth = A number card counts its number, a 0 always 10. Action cards count nothing.
typed-answer-worth =
    much/many/what/worth/value/count/counts 0/zero
    worth/value/count/counts card/number/action/cards/points
    0 ten/10/worth/value/count/counts
    action cards count sum/eight/points/anything
answer-deal = Everyone draws until they have eight number cards; other cards drawn on the way go away, and are shuffled in again.
typed-answer-deal =
    many cards start/beginning/begin/dealt/deal/everybody/everyone/each/get/at
    deal/dealing work/works/how/go/draws
    action/special/wild/skip/reverse cards dealing/deal/dealt/while/up
    action/special cards eight
    drawn/come/comes dealing action/special/wild
    start with many
answer-deal-first = The player after the dealer draws first.
typed-answer-deal-first =
    who { -typed-draw } first deal/dealing/card
    who first deal/dealing
answer-discards = After dealing, the discarded cards are shuffled in again; the discard pile is empty when the game begins.
typed-answer-discards =
    discard pile/cards empty/start/begin/beginning/where/shuffled
    where do cards go/dealing
    discard pile start
answer-begins = The player with the highest sum in any colour begins; a tie is decided at random.
typed-answer-begins =
    who starts/begins/first !draws !draw !dealing
    who goes/plays/is first
    same/tie/equal highest/sum/start/starts
    two/2 highest/same sum/who
    why does/do start/begin/begins
answer-base = Your base is your number cards, sorted by colour into four colour bases. The sum of a colour base adds its numbers.
typed-answer-base =
    what base/bases !active
    how sum/sums work/out/calculated/counted/add/added/made
    colour/color base what/is
    where { -typed-draw }/number/card/goes/go number/go/base !dealing
    drew/took/drawn number where/what/goes
answer-win = If the sums of three of your active colours have equal distances, as 8, 11 and 14 do, you win{ $claim ->
        [call] {" "}once you claim it
       *[auto] {" "}at once
    }. Active: at least two number cards.
typed-answer-win =
    how/when win/won/wins/winning !points !match
    what sequence/sequence/goal/aim
    sequence count/counts/what/mean/example/valid/is
    5/8 10/11 15/14
    goal/aim/point of game
    distance/distances/gap/gaps/spacing equal/same/be/what/must
    all four/4/three/3 colours/colors need/or/all
    need/how many colours/colors
    three/3 colours/colors/sums
    when have/has won !match !game
answer-active = A colour is active if it holds at least two number cards; a single card does not count.
typed-answer-active =
    active what/when/mean/base/colour/color
    one/1/single/only card colour/color/base/count/win/enough
    with only one/1 card
    how many cards colour/color/base active/need/must
answer-equal =
    { $strict_distance ->
        [on] Strict distance is on: three equal sums do not count.
       *[off] Three equal sums count, too: Strict distance is off.
    }
typed-answer-equal =
    three/3 equal/same/identical sums/sum/totals/colours
    equal/same/identical/three sums/sum/totals count/win/three/3/are
    distance 0/zero/nothing
    strict distance
    three/3 equal/same sums/sum count/win
    3 same count/win
    3 the same
answer-any-time = You may win at any moment, also on another player's turn or straight after the deal{ $claim ->
        [call] , by claiming it
       *[auto] { "" }
    }.
typed-answer-any-time =
    win not/when/on/during turn/elses/else/others/isnt/another
    win deal/dealing/dealt/straight/immediately/start/beginning/without
    win after/right deal/dealing
answer-several-win = If one action gives several players a sequence, the one who acted wins, else the next in playing order.
typed-answer-several-win =
    two/2/several/both/tie/same people/players/time/win/us/get/sequence/have
    win/get/have at same time
    both win
answer-claim =
    { $claim ->
        [call] Sequences must be claimed here: notice your own, and claim it at any moment. The first right claim wins.
       *[auto] The program sees every sequence at once; nothing has to be claimed in this game.
    }
typed-answer-claim =
    claim/shout/say/announce/call/notice when/must/have/need/computer/program/how/sequence/something/anything/win/won/automatic/myself/may/can !wrong
    who notices sequence/computer
    computer/program notice/see/find/tell
    do i have to claim/shout/say/call
answer-claim-wrong =
    { $claim ->
        [call] A wrong claim costs your next turn, or this one if you have not acted yet.
       *[auto] Nothing is claimed in this game. Where it is, a wrong claim costs your next turn, or this one if you have not acted yet.
    }
typed-answer-claim-wrong =
    claim/shout/call wrong/wrongly/mistake/false/penalty/incorrect/not/cost/costs
    wrong claim/penalty
answer-claim-sums = Where sequences must be claimed, the sums are said once, after the deal; from then on the adding is yours.
typed-answer-claim-sums =
    sums read/said/told/tell/always/anymore/time/hear/again claim/yourself/why/all/no/not/are
    why sums not/no/more/longer
answer-turn = Draw the top card, or discard one card of your base. Then it is the next player's turn.
typed-answer-turn =
    what can/may/do turn/my/options
    { -typed-discard } instead/rather/or/without { -typed-draw }/card/cards/one/own/my
    can/may { -typed-discard } card/own/my/one !shield
    what allowed/options turn
    { -typed-draw } and/then/both { -typed-discard }
    must/have { -typed-draw } or/instead/can
    only option/options
answer-no-cards = Without cards you must draw.
typed-answer-no-cards =
    no/without/out cards/card left/i/have/me/of/base what/do/happens/must
    have/got nothing/none left/cards
answer-action = A drawn action card goes to the discard pile, and you carry it out at once. You cannot keep it{ $shields ->
        [on] ; only a Skip stays in your base, as a Shield
       *[off] { "" }
    }.
typed-answer-action =
    keep/save/hold/later action/card/special/wild/skip/reverse/draw
    must/have action/special card play/carry/out/at/once/do
    action cards what/when/how/do
answer-pile-empty = The whole discard pile is shuffled and becomes the draw pile. If both are empty and you have no card, you pass; if everyone does, the round ends without a winner.
typed-answer-pile-empty =
    { -typed-pile } { -typed-empty }
    no/nothing more/cards/left draw/pile/piles/deck/either
    both piles empty
    run/runs out
    nobody/no one/noone can do/move/anything
answer-skip =
    { $shields ->
        [on] With Shields, a Skip is a Shield: it goes into the colour base of its colour, and nothing else happens.
       *[off] Skip: nothing happens.
    }
typed-answer-skip =
    what/how skip do/does/work/works/mean/happens/is/for
    effect/explain/purpose skip
    explain skip
answer-reverse = Reverse: take a card of its colour from another player, or give one of yours of that colour. You must, if you can.
typed-answer-reverse =
    what/how reverse do/does/work/works/mean/happens/is/for/good
    reverse give/take/must/have/leave/choose/nobody/no/colour/color/instead
    steal/take card/cards from/another/someone/player/how !dealing
    nobody has colour/color reverse
    give card away/someone/player
    effect/explain/purpose reverse
    explain reverse
    reverse pinch/grab/take card/from
answer-draw-two = Draw Two: put two cards of its colour on the discard pile; with one, that and one of another player's; with none, two of other players'.
typed-answer-draw-two =
    what/how draw/plus/+2 2/two/+2/draw do/does/work/works/mean/happens/is/for
    draw 2 only/one/no/none/dont/colour/color/have/got/just/missing
    draw 2 must/have draw/take/red/blue/green/yellow
    effect/explain/purpose draw 2
    explain draw 2
answer-wild-four = Wild Draw Four: put one card of each colour on the discard pile. For a colour you lack, choose one of another player's.
typed-answer-wild-four =
    what/how wild draw 4 do/does/work/works/mean/happens/is/for/if
    wild draw 4 missing/lack/no/without/dont/colour/color/have
    wild draw 4
    4/four missing colour/color
    effect/explain/purpose wild draw 4
answer-wild = Wild: name a colour. Everyone, you too, discards their lowest and their highest card of it; a single card goes alone.
typed-answer-wild =
    what/how wild do/does/work/works/mean/happens/is/for !4 !four
    wild me/too/myself/also/hit/hits/own !4
    wild colour/color nobody/no/pick/choose/name/one/single/has !4
    one/single/just card wild/wilds colour/color/red/blue/green/yellow
    1 card wilds
    who loses/loose wild
    effect/explain/purpose wild !4 !team
    explain wild !4 !team
answer-shields =
    { $shields ->
        [on] A Shield protects its colour base: a change there needs the owner's permission. A Wild is not stopped.
       *[off] Shields are off here. With them, a Skip protects its colour base: a change there needs the owner's permission. A Wild is not stopped.
    }
typed-answer-shields =
    what/how shield/shields do/does/is/work/works/for/mean/good/stop/protect/against
    shield permission/ask/refuse/allow/deny/owner/before/from/wild/take/taken/says/no/steal/number/count/away
    protect/protected/protection base/colour/color/shield
    take/steal my/cards shield/got/have shield
answer-shield-own = Only you may discard your own Shield, as a turn.
typed-answer-shield-own =
    rid/discard/drop/throw/remove/away own/my shield
    shield discard/rid/throw/drop
answer-draw-again =
    { $draw_again ->
        [on] After a Draw Two or a Wild Draw Four you may draw another card, and must carry it out if it is an action card; after a further such card, again. Or pass.
       *[off] Draw again is off here. With it, you may draw another card after a Draw Two or a Wild Draw Four.
    }
typed-answer-draw-again =
    draw again/another/more after/2/two/4/wild/card
    another card after draw/plus/2/4
    draw again
answer-rounds =
    { $rounds_mode ->
        [wins] { $rounds } { $rounds ->
            [one] round is
           *[other] rounds are
        } played; the most rounds won win.
        [points] { $rounds } { $rounds ->
            [one] round is
           *[other] rounds are
        } played. All but the winner note their largest colour sum; the fewest points win.
       *[off] The first win decides the match. With the option for rounds, wins or points are counted over several.
    }
typed-answer-rounds =
    many rounds
    when/how match/game end/ends/over/finished/finish/won
    points version/work/counted/count/how/scored/scoring/written/mode
    what/who wins/win match/overall/end/whole
    points note/noted/counted/score
    rounds play/played/how
