# Answers to questions about the rules. `typed-answer-…`: patterns of the questions, one a line. A slash stands
# between ways to say one word; a question has none of the words with an exclamation mark.
-typed-pool = pool/pile/stock/deck/stack/bag
-typed-empty = empty/out/gone/used/finished/left/exhausted/run/runs/ran
-typed-draw = draw/drew/drawn/drawing/take/took/taken/pick/picked/get/pull/pulled
-typed-lay = play/played/lay/laid/put/place/placed/drop/use/add
-typed-tile = tile/tiles/card/cards/piece/pieces/stone/stones

answer-players = Two to four people play.
typed-answer-players =
    many/max/maximum players/people
    many can/could play
    can 5/6/3/4/2 play
    play with 2/3/4/5/6 people/players/of
answer-tiles = 100 tiles: 1 to 12 in each of four colours, each twice, and four Jokers.
typed-answer-tiles =
    many { -typed-tile } in all/total/game/set/box
    many { -typed-tile } are/exist there
    { -typed-tile } in the game/box/set many
    many jokers are/in game/there/total/all/box/pool/have
    same { -typed-tile } twice
    tiles exist twice
    what numbers/tiles/colours there
    highest number/tile
    which/what numbers/colours/colors
    each/every tile twice/many
answer-deal = Everyone gets 14 tiles, and four start tiles lie in the middle.
typed-answer-deal =
    many { -typed-tile } start/beginning/begin/dealt/deal
    many { -typed-tile } at first
    many { -typed-tile } do everyone/everybody/each/we get
    deal/dealt many
    many { -typed-tile } you/i/we get !points
    start with many { -typed-tile }
answer-begins = Who begins the match is chosen at random; each later round is begun by the next player.
typed-answer-begins =
    who starts/begins/first next/second/new/round/match/game/later
    who decides
    who goes/plays/is first
    who decides/chooses starts/first/begins
answer-direction = Play goes to the left; a 7 turns the direction.
typed-answer-direction =
    which/what direction/way play/go/going/round/turn goes
    clockwise counterclockwise
    play/go left/right way
answer-start-tiles = The four start tiles may be used in sets at once, by anyone. Until then they may lie alone, and they do nothing.
typed-answer-start-tiles =
    start/starting { -typed-tile }
    { -typed-tile } middle/center/centre
    tiles in the middle
    what/why four/4 { -typed-tile }
    { -typed-tile } beginning table
    use tiles middle/centre
    single/alone { -typed-tile }
    { -typed-tile } lie/be/stay/stand alone/single
    middle start/beginning
    one { -typed-tile } alone/single/own
    middle use/straight/now
answer-start-joker = A start Joker that was never used cannot be taken. Put it into a set and say what it stands for; no one draws then.
typed-answer-start-joker =
    joker middle
    joker start/beginning/starting/first
    start joker
answer-run = A run is 3 to 12 tiles of one colour with numbers in a row; 12 and 1 are not neighbours.
typed-answer-run =
    what run/sequence/street/row/straight !joker
    long/longest run/row/sequence/set
    many { -typed-tile } run/row/sequence !joker
    12 1 !points
    11 12 1
    after 12
    around corner/12
    run/row/sequence wrap/around
    row/run different/mixed/two/several colours/colour/color/colors
    run/row must/have/be same/one colour/color
    row/run shortest/minimum/least
    1 after 12
    two/2 tiles/numbers run/row
answer-group = A group is 3 or 4 tiles of one number, all in different colours; it may hold one Joker.
typed-answer-group =
    what group !do
    same color/colour twice group/set/trio/triple
    many { -typed-tile } group
    group same colour/color/colours twice/two/2
    group two/2 same/red/blue/green/yellow
    three/3/trio/triple of kind/same
    four/4 of kind
    group 5/five
    three/3 same number/numbers/sevens/tens different
    set same number
    set of three/3
    trio/triplet/quad
answer-set = A set is a run: 3 or more tiles of one colour in a row; or a group: 3 or 4 of one number in different colours.
typed-answer-set =
    what set/sets/combination/combinations/combo/meld
    many { -typed-tile } set/combination/meld
    which/what sets are/valid/allowed/there/count/combinations
    minimum/least/smallest set/tiles
    two/2 { -typed-tile } set/enough
answer-jokers-in-set = A group may hold one Joker; a run several, but never two next to each other.
typed-answer-jokers-in-set =
    many jokers set/group/run/row/one/sequence
    2/two/three/several jokers !points !draw !eight !8
    jokers next/beside/side/adjacent/together/row
    joker beside/next joker
    2 jokers side/next/beside
    jokers side by side
answer-joker-take = Replace a Joker with the tile it stands for, from your rack or the table. The Joker goes to your rack, to keep or to play.
typed-answer-joker-take =
    { -typed-draw } joker !start !middle !draw
    joker back/free/freed/steal/remove/replace/replaced/swap/away/exchange/off/out
    get/getting/grab joker
    swap/replace joker
    joker table rack/hand
answer-joker-keep = You may keep a Joker that you took, or play it in the same turn; then it makes the next player draw again.
typed-answer-joker-keep =
    keep joker
    joker later/hold/same/at/once/right/straight/immediately/must/now/away use/play/lay !start !middle
    joker again work/works/count/counts/draw/use
    must play/use/lay joker
    joker { -typed-draw } use/play/must/keep
answer-joker-fixed = A Joker stands for the same tile until it is taken: replace it with that tile first.
typed-answer-joker-fixed =
    can/may/could joker be/become something/else/different
    joker should/shall/become/becomes/instead/else/change/other/another/different/rename !worth !points
    joker be/now stand/stands/as/something !what !worth
answer-joker = A Joker stands for any tile you choose, even if both are out, until it is taken. The next player draws four and is skipped.
typed-answer-joker =
    what/how joker do/does/work/works/for/mean/good/is/use !worth !points
    joker stand/stands/any/anything/represent/be/change/means/changed/mean
    rename joker
    joker become/becomes/becoming
    joker both/already say/red/blue/green/yellow/out
    joker say tile/red/blue/green/yellow
    joker move/moved set/else/something joker any color/colour/tile/number
    change joker
    joker good/useful/for
answer-joker-draw = When a Joker is played, the next player draws four tiles and is skipped.
typed-answer-joker-draw =
    joker 4/four
    many { -typed-draw } joker next/one/player/play/when
    joker next !beside !side
    joker skip/skipped/draw/effect/action
answer-most = You may play one to four tiles from your rack in a turn; moving tiles on the table does not count.
typed-answer-most =
    many { -typed-tile } { -typed-lay } turn/go/once/time/may/can/at !uno
    most { -typed-tile }
    more than four/4/one
    { -typed-lay } five/5/six/6 { -typed-tile }
    limit tiles
    maximum tiles
    { -typed-lay } all { -typed-tile } once/time/turn
    how many can i { -typed-lay }
    many may i { -typed-lay }
    least/minimum one tile turn/play
answer-own-tile = Every turn needs at least one tile from your rack; only moving tiles on the table is not enough.
typed-answer-own-tile =
    only/just move/moving/rearrange/rearranging/shift
    rearrange without
    move/rearrange without { -typed-lay }/own/rack
    must/need { -typed-lay } own/rack
    table only/just
answer-how-move = Say which tile goes where: move blue 8 from set 3 to set 5, or: move blue 8 to a new set. The word table lists the sets with their numbers.
typed-answer-how-move =
    how move/take/bring/shift/get { -typed-tile }/it/one set/table/run/group/from/to !joker
    how rearrange/rebuild/split
    how { -typed-tile } table move/take/from
answer-rearrange = In a turn in which you play a tile you may add to sets, split, join and rebuild them. All sets must be right at the end.
typed-answer-rearrange =
    rearrange/rearranging/rebuild/reorganise/reorganize/shuffle sets/table/tiles/row/run/others/it
    split/break/separate/divide/apart set/sets/run/row/group/long
    { -typed-lay } someone/others/other/opponent/opponents/someone/elses/their/another/else set/sets/row/run/group/player/players
    { -typed-lay } existing sets/set/run/row
    change/move/use/take/touch sets/others/table tiles/others
    move { -typed-tile } around/table/between/another
    join two/2/sets
    what rearrange/rearranging
    { -typed-lay } to others
    move table around/stuff/things
    move around tiles/sets/table
answer-no-return = A tile on the table never goes back to a rack; only a Joker that you replace does.
typed-answer-no-return =
    { -typed-tile } back rack/hand/from
    { -typed-draw } tile/tiles table !pool !pile
    take tiles/tile from/off table back/hand/rack/into
    table tile hand/rack
answer-cannot-play = If you can play nothing, you draw one tile. If it is playable, you may play it at once; else your turn ends.
typed-answer-cannot-play =
    cannot/can't/cant/nothing/not { -typed-lay }/fit/fits/go/anything !pool !pile !joker !uno
    no move/moves/possible
    nothing fits
    what if/happens i stuck
    when { -typed-draw } tile
    when do/must i draw
    have/got nothing
answer-drawn = You may play a drawn tile at once, rearranging if need be, but no other tile of your rack.
typed-answer-drawn =
    { -typed-lay } drawn/drew/picked/took/new !joker
    drawn tile/one/playable
    after drawing { -typed-lay }/other/another
    just drew/drawn/picked/took/got !joker
    { -typed-lay } tile drew/drawn/picked !other
    draw and/then { -typed-lay }
    use drawn
    draw/drew/drawing other/another/different { -typed-tile }
answer-may-draw =
    { $must_lay ->
        [on] While any tile of your rack can be played, rearranging included, you must play and may not draw.
       *[off] In this game you may always draw, even if you could play.
    }
typed-answer-may-draw =
    draw though/although/even/anyway/instead/voluntarily/choose/rather/always/want/if can/could/have/play/can
    must/have/need { -typed-lay } if/though/although/even/when/always can/could/possible !joker
    { -typed-draw } without playing
    forced/obliged/compulsory play/lay
    hold/keep/save { -typed-tile } back
    pass/skip instead/without/turn/can/may/just
    why can't/cannot/cant/can draw/pass
    allowed draw
    must { -typed-lay } something/tile/down if/can
answer-wrong = A wrong draft costs nothing: the table is refused, you are told which set is wrong, and you continue.
typed-answer-wrong =
    wrong/mistake/invalid/error/false/illegal set/move/happens/if/penalty/i/what
    made mistake
    penalty/punished wrong/mistake
    set/sets not/isn't/isnt valid/right/correct/work/finished
    sets does/don't/dont work
    undo/take/cancel back move/turn/moves/it
    finish/done with wrong
    not work out
    mess/messed/screw up/table
    muddle
answer-two = A 2 is a Draw Two: the next player draws two tiles and is skipped.
typed-answer-two =
    what/how 2 do/does/mean/means/happens/is/work/works !7 !joker
    draw 2 do/does/work/works/happens/what/mean/skip/turn/go/miss/skipped
    2 special/action
answer-five = A 5 is a Skip: the next player is skipped.
typed-answer-five =
    what/how 5 do/does/mean/means/happens/is/work/works
    what/how skip do/does/work/works/mean/which
    5 special/action/skip
    which tile/number skip/skips
answer-seven = A 7 is a Reverse: the direction turns; with two players you play again.
typed-answer-seven =
    what/how 7 do/does/mean/means/happens/is/work/works
    reverse do/does/work/works/what/how/two/2/again/happens
    7 special/action/reverse/two/again
    two/2 players 7
answer-action = 2: next player draws two and is skipped. 5: skip. 7: reverse. Joker: draw four and skip. They work only when played from a rack.
typed-answer-action =
    action/special tile/tiles/number/numbers/which/what
    which tiles/numbers special/action/actions/do/effect/effects
    action works/work table/again/moved/move
    2/5/7/action already/lying/moved/moving/table/again work/works/count/counts/do/happen
    2/5/7 on table
answer-last-action = Actions of the turn that ends the round do not take effect.
typed-answer-last-action =
    last/final/finish/ending 2/5/7/action/joker/tile draw/work/works/still/effect/count/skip
    win/end with 2/5/7/joker/action
    last 2/5/7/joker still draw/skip/make/next
answer-several-actions =
    { $action_per ->
        [set] In this game one action tile works for each set you play into. Draws add up, and the next player is skipped once.
       *[turn] Only one action tile works in a turn: the one you choose, else the strongest: Joker, Draw Two, Skip, Reverse.
    }
typed-answer-several-actions =
    two/2/several/three/both/more/multiple action/actions/special/jokers/draw/twos/work/works !group !run
    joker and 2/5/7 !worth !points
    2/5 and 7 !worth !points !count
    2/5/7 and 2/5/7 both/together/same/once
    two/2 jokers eight/8/draw/next
    two/2 draw 2
    each set action
    two/2 twos/draws each/both
    strongest action/special/tile
    both actions/work/count/happen
    which action works/counts/happens/wins/choose
    choose action
    eight/8 tiles
    more than one action/special
answer-miss = The player who must draw two or four tiles is skipped as well.
typed-answer-miss =
    miss turn/go after/draw/drawing/two/four
    draw skipped/turn/lose/play after/then/still
    still play/turn/go draw/after/two/four
    lose turn/go
    after drawing/taking two/four/2/4
answer-stack = Nothing answers a draw: the tiles are drawn at once.
typed-answer-stack =
    responses/counter/answer/defend/pass/block/avoid/stop draw/2/two/four/joker/it/action
    draw 2 on/onto/against draw
    counter draw
    protect against/from
    responses 2
answer-call = At the end of a turn that leaves you with one tile, before another player calls you out; also before you play. { FRONT() ->
       *[screen] Key: { KEY("uno") }.
        [lines] Type { KEY("uno") }.
    }
typed-answer-call =
    when uno !forget !forgot
    must/need/have uno !forget
    uno early/before/advance/earlier/first/when/late
    say uno what/why/how/here/before/after/in
    uno late/until/long
    how/why uno
    last tile say/uno !forget
    uno in advance
answer-call-all = No Uno is needed when you play your last two, three or four tiles at once.
typed-answer-call-all =
    uno last two/2/3/three/four/4/several/all
    uno all/once/several/at
    three/3/two/2/four/4 once uno
    uno two/2/three/3 tiles
answer-call-forgot = Who forgets it draws two tiles, if someone calls it out after the turn.
typed-answer-call-forgot =
    forget/forgot/forgotten/forgetting/didnt/without/missed/not uno
    uno penalty/punishment/forget/not
    penalty tiles/uno/for
    many uno penalty
    calls/call out uno/me/happens
    no uno
    dont/don say/call uno what/happens
answer-call-wrong = An Uno that was of no use costs nothing.
typed-answer-call-wrong =
    uno wrong/wrongly/mistake/accident/accidentally/too/early/false/two
    uno and/but then/not/still/more
    say uno with/when two/three/more
answer-round-end = The round ends when a rack is empty: that player scores what the others hold.
typed-answer-round-end =
    when/how round end/ends/over/finished/won/finish/win
    win round
    how/when i win/won round/hand
    empty rack/hand
    how do/does win !match !points
    last tile played/play/what/happens
    rack empty
    no tiles left what/happens/me/i
    who wins round
    when is it/game over
    last turn
answer-pool-empty = You may then draw only if you can play nothing; that draw ends the round. The lowest total wins and scores what the others hold.
typed-answer-pool-empty =
    { -typed-pool } { -typed-empty } !many
    no/no-more/more { -typed-tile } draw/pool/pile/left
    nothing/none left/more draw/take/pull
    { -typed-tile } left draw/pull
    run/runs out tiles/of
    out of tiles
    nobody/no one/noone can play/move/go
    tie/draw/equal pool/lowest/same
    nothing left
    no more { -typed-tile } pick/take/draw
    no { -typed-tile } left/more over/end
answer-pool-tie = Equal lowest totals share the points, rounded down.
typed-answer-pool-tie =
    tie/tied/draw/equal/same/level points/total/lowest/score/both/two/happens
    share/split/shared points/win
answer-worth = Numbers count their number; 2, 5 and 7 count 20 each, Jokers 50. The winner of the round scores what the others hold.
typed-answer-worth =
    how points/scoring/score counted/count/work/works/calculated/get/got/given/made/add
    who gets points
    worth/value/cost/costs tile/tiles/joker/two/seven/five/2/5/7/12
    much/many cost/points joker/tile/2/5/7
    many points tile/joker/2/5/7/12/is/does/are/each/do
    points joker
    penalty points joker/left/rack
    scoring work/works/how
    points good/bad
answer-match-end =
    { $match_end ->
        [rounds_won] The first to win { $rounds } { $rounds ->
            [one] round
           *[other] rounds
        } wins the match.
       *[limit] The first to reach { $limit } points wins the match.
    }
typed-answer-match-end =
    when/how match/game/whole end/ends/over/finished/win/wins/won !round
    many points win/match/game/to/we/need
    points win/match/needed/end
    play to/until/up points
    many rounds !played !have
    who wins match/game/overall/whole
    match won
    winner match/game
    first to
answer-opening = No points are needed to begin: play any tiles, if all sets are valid when your turn ends.
typed-answer-opening =
    first meld/move/time/lay/turn/play points/minimum/need/must/value/30/what
    points start/open/begin/opening/first/come/out/lay/out/need !match !win !play-to
    come/coming out/down
    opening
    enough to open
    30 points
    initial meld
    need/needed points first/open/opening/start/begin
    before first meld
    do i need points
answer-see = Everyone knows how many tiles each rack holds, and who took a Joker; the tiles themselves are hidden.
typed-answer-see =
    see/know/find/look others/other/opponents/their/everybody/hand/many/opponent !set
    secret/hidden/open tiles/racks
    know tiles/jokers
