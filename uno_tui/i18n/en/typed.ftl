# What people type line by line. Small letters; accents, signs and the order of a card's words do not matter.

# Words that are passed over.
typed-fillers = the, a, t, d, an, i, me, please, pls, is, it, its, are, am, m, s, ll, ve, re, to, do, does, did, now, so, then, just, here, there, tell, say, show, read, give, want, wanna, would, like, will, let, us, of, at, in, for, hey, currently, right, that, and, you, be, her, him, them, oh, well, hm, hmm, alright, actually, thanks, thank, even, only
# Words that ask or doubt: a line with one of them makes no move.
typed-hesitant = can, could, may, must, should, shall, might, if, not, don, dont, never, why, how, when, do, does, did, cannot, cant, allowed, shouldn, couldn, wouldn, doesn, didn, isn, won, maybe, perhaps
typed-asking = is, are, was, has, am
# What a line begins with that only wants to hear a card, or tells of it, as in `read card 1`.
typed-telling = read, tell, show, say, spell, name, i have
typed-question = what, who, which, how, whose, many, where, why, when, my, number, cards, card, have
# Words before the card that is to be played.
typed-play = play, put, lay, place, discard, add, throw, use, drop, intercept, answer, respond, counter, defend, chuck, dump, slap, stick, block
# Words that may stand beside a card's name.
typed-beside-card = card, on, down, out, my, number, tile, top, one, choose, choosing, as, make, calling, with, any, end, away, gets, something
# Words that set a value, as in `set pace to slow`.
typed-set = set, change, switch, turn, make, to, the, my, put, please, i, want, back, again, go, a, bit
# Words between the numbers of sets and tiles, as in `split set 2 at 3`.
typed-beside-number = at, before, with, tile, to, for, by, goes, belongs
# Words that take a card from where it lies.
typed-take = back, start, begin, take, pick, carry, move, from, off, up, onto, into, tiles, this, the, run, group, table, other, others
typed-take-away = take, pick, remove, carry, from, off
# Words that bring back to the hand what was laid in this turn, as in `put blue 5 back on my rack`.
typed-back = back
# Words for the set that has just grown, as in `add yellow 5 there`.
typed-there = there
# Words between the first and the last of cards in a row, as in `yellow 3 to 6`.
typed-through = to, through, thru, until, till, up
# Where a card of the hand comes from, as in `play red 7 from my rack`. Words of a wish, as in `I want another lesson`.
typed-from-hand = from my hand, from my rack, from the hand, from the rack, from hand, from rack, of my rack, of my hand
typed-wants = want, wanna, like, go, back, open, start, begin, another, other, first, next, give, show, do, take
# Words with which one leaves, as in `stop the lesson`.
typed-leaving = stop, leave, end, quit, exit, abort, cancel, finish
# Words for a seat, as in `seat 2 is Mia`.
typed-seat = seat, place, player, called, named, name, becomes
# Words for two people at one computer, as in `the two of us`.
typed-two-people = two people here, two people at this, two people on this, for two people at, two people who, two humans, two real people, two of us, both of us, we are two, we re two, me and a friend, me and my friend, with a friend, with my friend, with my wife, with my husband, with my brother, with my sister, with my son, with my daughter, with my mother, with my father, my wife and i, my husband and i, my friend and i, a friend and i, my wife and me, my husband and me, play together, another person, a second person, second player here, hot seat, hotseat, both human
# Words of a line that wants a lesson, as in `teach me Rummy`.
typed-learning = learn, learning, teach, tutorial, lesson, lessons
# Those of them that mean all lessons.
typed-all-lessons = lessons, tutorials
# Whole lines that begin the game at a new table.
typed-begins-now = begin, start, start it, start now, go, let s go, lets go, let us begin, let s begin, begin the game, start the game, begin now, we are ready, ready, i am ready, all set, start playing, let s play, deal
# Whole lines that leave the table for the menu; in the menu, they leave the program.
typed-leaves-table = leave, leave game, leave the game, leave table, leave the table, exit game, exit the game, end game, end the game, stop game, stop the game, stop playing, i want to leave, i want to stop playing, i am done playing, i want to stop here, i want to stop, stop here, let us stop here, let s stop here, let s stop, exit table, exit the table, no more i want to stop here, i want to stop this game, i d like to stop this game, i would like to stop this game, stop this game, end this game, leave this game, quit this game, i want to leave this game, i want to end this game, i want to end the game, i want to quit this game, let s end this game, let s stop this game, let us stop this game
typed-go = go, goto, jump, walk, move
typed-onto = on, onto
typed-towards = to, into
# Words before a card's own number, as in `my five`.
typed-article = my, the
# Words before the number of several cards, as in the French `les 7`.
typed-all-of = all
# Words before a card's place in the hand.
typed-counting = number, card, no, tile
# Words that put a card in the place of another; words between two things.
typed-exchange = swap
typed-and = and, plus, then
# Words before what is to be typed, in the program's own hints.
typed-type = type, press, enter
# Words behind it, before what it does.
typed-to-do = to, for
# Words around a key that ask what it does.
typed-about-key = describe, describe key, explain, explain key, what is, what does do, what does mean, what mean, what does the key do, what does key do, whats, what s, key
# Words of a question about a card, beside its name.
typed-about-card = what, how, about, work, works, mean, means, meaning, meanings, effect, effects, happens, happen, explain, describe, rule, rules, if, when, for, a, make, which, good, what s, this, game
# The word behind `rules` that has all of them read.
typed-all = all, everything, all of them
# Words of a question whether a card can be played.
typed-fits = fit, fits, match, matches, playable, go, goes, possible, legal, allowed, one, this, as, well, belong, belongs
# What else may stand in such a question.
typed-beside-fits = do, use, anything, something, anywhere, where, also, too
# Words of a question about the rules that do not tell what it is about.
typed-vague = something, anything, thing, things, stuff, down, one, ones, still, really, exactly, also, too, okay, ok, got, get, actually, another, else, any, some, somebody, someone, being, been, were, was, have, has, had, go, going, my, your, their, our, we, they, he, she, his, say
# Words between `rules` and what they are about.
typed-topic = about, on, of, regarding, concerning, with
# Words that make a question about the rules of a line that begins like none.
typed-about-rules = counts, count, enough, happens, allowed, okay, ok
# Words that ask whether something may be done, whether it must, that ask how something is done, and that ask for a reason.
typed-may = can, could, may, allowed
typed-must = must, should, need
typed-how = how, when
typed-why = why
# Words that point at what was said just now, as in `what does this mean`.
typed-pointing = this, that, these, those, mean, means
# Words that ask for a number.
typed-many = many
# Words before what a card stands for, as in `as red 5`.
typed-standing = as, like
# Words behind a number of some things, as in `two of them`.
typed-of-them = of them, of these, of those
# Words that deny, as in `not red`.
typed-denying = not, except, but, never, dont, don, shouldn, doesn, isn
# Words with which one corrects oneself, as in `red, no, blue`. The first is the answer no.
typed-correcting = no, rather, instead, wait
# Words behind one of them, before what is not meant, as in `red instead of blue`.
typed-instead = of, than
# Words for two of some things.
typed-both = both
# Words of a reason, as in `I have no diamonds, I draw`.
typed-lacks = no, nothing, none, cannot, cant, don, dont, not, t
# The numbers from 1 on, as several of them are called.
typed-plurals = ones, twos, threes, fours, fives, sixes, sevens, eights, nines, tens, elevens, twelves, thirteens
# Words that stand for cards behind a colour, as in `the blue ones`.
typed-ones = ones
# What stands before a comma and means nothing.
typed-lead-ins = ok, okay, sorry, yes, no, i have nothing, i got nothing, i have none, nothing fits, nothing matches, i m new, i am new, wait, hang on, hold on, oops, never mind, actually, forget that, forget it, on second thought, changed my mind, i changed my mind, hi, hello, hey, damn, darn, dang, ugh, argh, great, cool, nice, good, wow, oh well, too bad, yay, ha, haha, aha, ah, so then, i see, sorry about that, good morning, good evening, hello there, hi there, thanks, thank you, good, that s it, that s all, ok good, alright, sure, yeah, yep
# Words before a line that mean nothing.
typed-openers = ok, okay, right, alright, fine, also, and, then, oops, uh, um, er, hmm, hm, shoot, well, so, nah, hey, no wait, no hang on, oh no, ok so, alright so, so then, well then, ok then, alright then, i d better, i better, i d rather, i would rather, i think i ll, i guess i ll, i m gonna, i am going to, i m going to, i think i will, let me, hey there, yes please
# Words behind a line that mean nothing.
typed-closers = too, also, then, please, i guess, i think, thanks
# Words that change nothing in a whole line.
typed-soft = please, pls, now, here, just, then, so, well, hey, oh, um, uh, er, actually, really, maybe, again, thanks, quickly, exactly, currently, though, anyway, sorry, guys, man, dude, short, briefly, overall
# Words behind a line that make it a question.
typed-or-not = or not
# Words for yes.
typed-yes = yes, yeah, yep
# Whole lines that say yes to a question, and no.
typed-agreeing = yes, yes please, yeah, yep, yup, sure, ok, okay, go ahead, do it, do that, of course, please do, alright, fine, absolutely, definitely, i do, i want to, do it anyway, let s do it, you bet, certainly, oh yes, yes do, yes do it, yes do that, yes play it, yes that one, that is it, exactly, yes exactly, yes that is right
typed-refusing = no, no thanks, no thank you, nope, nah, not now, don t, do not, better not, rather not, i don t, i don t want to, not that, i d rather not, i would rather not
# Words that give a question up, as in `no, forget it`.
typed-cancelling = cancel, cancel it, cancel that, never mind, nevermind, forget it, forget that, leave it, leave that, i changed my mind, i ve changed my mind, i have changed my mind, changed my mind, on second thought, on second thoughts, neither, none of them, none of those
# Whole lines that are only polite or glad: they are answered by whose turn it is. Whole lines that ask for the hand.
typed-courtesy = hello, hi, hey, hello there, hi there, good morning, good evening, thanks, thank you, thanks a lot, thank you very much, great, nice, cool, good, well played, good game, gg, wow, haha, lol, yay, sorry about that
typed-asks-hand = what have i, what i have, what s on my rack, what is on my rack, what is in my rack
# Whole lines that ask for advice; of most of their words nothing would be left.
typed-advice = what would you do, what would you play, which one would you play, which would you play, what would you put down, what would you choose, which is better, what do you think, what would be best, what do you think is better, which one is better, what would you do here, what would you play here, what would you do now, any hints, any hint, any advice, any tips, what is best, what's best, what should i go for, have you got a tip for me, do you have a tip for me, have you a hint for me, do you have any advice for me, ask again, another tip, another hint, what do you advise, what do you suggest, what would you suggest, help me choose, help me decide, help me play, advise me, play whatever is best, what is good here, whats good here, which one should i play, what should i play here, my deck looks bad what would you play, is it a good idea to draw, should i rather draw, is it better to draw, better to draw, should i play it, should i play it or keep it, should i keep it, play it or keep it, do i play it, what would you do in my place, more hint, more hints, next hint, next hint please, one more hint, give me another hint, any hints for me, any hint for me, is it worth it, is that worth it, should i do it, should i do that, what is better
# Whole lines that ask for a card.
typed-draws = give me a card, give me another card, lemme draw, let me draw, i need to draw, i'll take a card off the pile, take a card off the pile, a card off the pile, so i gotta draw, i gotta draw, then i have to draw, i ll have to draw, guess i have to draw, i guess i have to draw
# Whole lines that ask what one drew.
typed-drawn = what did i draw, what have i drawn, which card did i draw, which cards did i draw, what card did i draw, what cards did i draw, what did i just draw, what i drew, what did i pick up, which tile did i draw, what tile did i draw, what was drawn card, my drawn card, which card have i drawn, which cards have i drawn, last drawn card, what is drawn card, whatd i draw, what'd i draw, which did i get, what did i get
# Words for a card of which has been spoken.
typed-it = it, this one, that one
# Words behind a number of players.
typed-players = players, people, persons, player
# Words behind a number of other players; verbs that have something shown.
typed-opponents = opponents, opponent, bots, bot, computers, computer, others
# Places, a line for each; words beside the numbers where a set is split.
typed-ordinals =
    first
    second
    third
    fourth
    fifth
    sixth
    seventh
    eighth
    ninth
    tenth
typed-behind = after, behind
typed-between = between, and
typed-with = with, using
# Words behind cards that are laid together. The first may stand alone at the end: `put red 1 and red 2 together`.
typed-together = together, as, set, group, run, meld, new, both, all, a
# Words before them, as in `make a group`.
typed-making = make, build, form, create, start, begin, open, lay, put
# Words that move what lies on the table.
typed-moving = move, shift, slide
# Words between a kind of set and the number of its cards, as in `group of 6`.
typed-of = of
# Words about gifts, about dealing, about all players, and that compare them.
typed-who = who
typed-gave = give, gives, gave, given, giving, get, got, received
typed-dealing = dealt, deals, dealing, dealer, deal
typed-everyone = everyone, everyones, everybody, everybodys, all players, all, others, the others, other players, opponents, the other players
typed-comparing = highest, biggest, largest, lowest, smallest, strongest, weakest, leading
typed-begin = start, begin, play, new, game, match, launch, another
# What else stands in a line that begins a game and wishes nothing; what switches a rule off; words for bots' levels.
typed-around-wishes = quick, fast, little, short, nice, small, just, only, against, versus, vs, until, till, up, about, over, rule, rules, house, and, on, love, another, friendly, also, hand, up to, one, some, round, rounds, first, or, where, someone, people, others, other, nothing, anything
typed-without = without, no, remove, rid, kick
typed-new = new, another
typed-levels =
    easy: easy, weak, simple, beginner, easiest
    normal: normal, medium, average
    hard: hard, strong, difficult, hardest, expert
# What a line begins with that wishes for a game, as in `I would like to play UNO`.
typed-wishing = i want, i d like, i would like, i wanna, we want, we d like, we would like, let s, let us, lets, can we play, could we play, may we play, i feel like, how about, give me, give us
# Words that mean the line of which was spoken, as in `turn that one on`. Whole lines that want a list again.
typed-that-one = that, this, it, one, rule
typed-list-again = list, the list, list again, repeat the list, repeat list, read the list, read the list again, menu again, repeat the menu, repeat menu, read the menu, read the menu again, the list again, the menu again, read it all again, read everything again, list everything, all lines, all choices, what are my choices again, read the choices again, what have i chosen, what have i chosen so far, what did i choose
# Words for a single round, and the word behind its figure.
typed-single-round = just one round, only one round, a single round, one single round, one round only
typed-rounds = round
# Words between the parts of a line; words behind what one lacks, before what one does.
typed-joints = and, but
typed-reasons = so, then
# Words with which one goes back to the menu. Words around a wish for another pace, as in `can you go a bit slower`.
typed-back-to = back, return
typed-around-pace = go, going, little, bit, make, this, that, for, of, game, bots, bot, they, others, speed, pace, play, playing, put, again, much, way, is, it, s, my, them, have, turn, things, lot, keep, up, me, follow, i, can, t
# Words with which one goes on with a game; what else stands there.
typed-resuming = resume, continue, carry on, go on, load, pick up
typed-of-resuming = game, match, last, with, unfinished, saved, old, our, where, left, off, the, to, table
# What sentences about the player begin with.
typed-you = You
# Words of a wish for a new table, as in `jump in too please`.
typed-wished = with, add, please, want, would, like, plus, too, also, where, include, including
# Words that turn a yes round, as in `of course not`.
typed-turning = not, never
# A word before a level that is not wished for, as in `not too hard`.
typed-too = too
typed-show = show, open, go, view, display
typed-mine = my, mine
# Whole lines that ask what there is to do: of most of their words nothing would be left.
typed-todo = what do i do, what do i do now, what now, what do i do here, what to do, i can not go, i can t go, i cannot go, i can t, i cannot, i can t play, i cannot play, no i can t, what happens if i can t play, what if i can t play, what if i cannot play, what do i do if i can t play, what am i supposed to do now, what am i supposed to do, what should i do now, what must i do now, what is going on, whats going on, what happens now, what is happening, i don t know what to do, i do not know what to do, i am stuck, im stuck, i'm stuck, uh hi there what am i supposed to do, i cant, what am i doing, i don't get it, i do not get it, i don't understand, i do not understand, how do i get going, i can't do anything, i can t do anything, i cannot do anything, i have nothing to play, nothing i can do, what am i to do, what may i do, what can i do here now, what's up, whats up, what s up, how is it going, hows it going, how s it going, and now, what next
# Words of a question for one's own cards, beside their names.
typed-have = have, has, had, got, hold, holds, holding
typed-held = any, some, left, where, tile, tiles, anything, still, hand
# Words that begin a question for the player's cards, as `any hearts`.
typed-any = any
# Words of a question for one's most frequent colour or suit, as `which colour do I have most of`; words for colours.
typed-most = most, best, strongest, better
typed-colours = colour, colours, suit, suits
# The words that are said with the last card.
typed-calls = uno, mau
# Words that say that a player has forgotten something; words for oneself and for that player; words that deny it.
typed-forgot = forgot, forgotten, forget, forgets
typed-reporting = call out, calling out, report, reporting, denounce, accuse
typed-self = i, me, we, my
typed-they = he, she, they, somebody, someone, anyone, anybody
typed-not-said = not, didn, didnt, hasn, hasnt, never, don, dont, doesn
# Words for what players do, for seeing something, and for what a card counts.
typed-done = done, do, did, played, play, plays, drawn, drew, laid, put, discarded, chose, chosen, wished, picked, pass, passed, skip, skipped, reversed, accepted
typed-did = did, has, have
typed-see = see, look
typed-worth = worth, value
typed-points = points, point
typed-if = when, if, while, although, though, instead
typed-says = say, said, says, call, called, announce, announced
typed-giving = give, want, need
typed-counts = count, counts
# Words that ask for the rules, not for what one has: `which tiles have an effect`.
typed-of-rules = effect, effects, special, action, actions
# What a rule may be about, beside cards, house rules and moves.
typed-rule-topics = swap, swapping, exchange, buy, buying, penalty, cheat, cheating, catch, give, giving, team, partner, sum, sums, base, joker, jokers, limit
# Words for the sounds, and words that switch them on and off.
typed-sound = sound, sounds, noise, noises, mute, unmute
typed-on = on, unmute
typed-off = off, mute, disable, deactivate
# Words beside the name of a language; lines with which a player gives a name.
typed-language = language, in, into, speak, talk, read, program, programme, game, everything
typed-name-is = call me, my name is, i am called, change my name to
# Whole lines that ask which games there are, how to play, and for another speed or volume.
typed-games = what games are there, which games are there, games, list games, list of games, what can i play, what can i play here, which games can i play, what games can i play, what games do you have, what other games are there, what games have you got, which games have you got, what other games have you got
typed-how-to-play = how do i play, how to play, how do you play, how does one play, how does this game work, how does the game work, how does this work, explain the game, how is this played, explain, teach me, how is it played, how do you play this, how is this game played, how does this game go, explain this game to me, explain the rules briefly, teach me how to play, teach me the game, how do i play this game, how do you play this game, how do i play this, how does it go, how does it work, how does the game go, what game is this, what game is this even, explain it short, explain it briefly, how do i get going here, how do i get started, how do i start, explain the rules in short, tell me the rules in short
typed-voice = slower, faster, louder, quieter, speak slower, speak faster, speak more slowly, talk slower, talk faster, too fast, too slow, not so fast, slow down, speed up, volume up, volume down, turn up the volume, turn down the volume, speech off, turn off speech, turn the speech off, stop talking, slower speech, faster speech, make it talk slower, make it talk faster, talk more slowly, make it speak slower, make the speech slower, make speech slower, speech slower, make it slower, slower speech, make the speech faster, speech faster, go slower, go faster, a bit slower, that is too fast, make it faster, speak up, talk louder, speak louder
# Whole lines that want the voice or, where there is none, the bots slower or faster; the first sets the value.
typed-slower = slower, slow down, go slower, a bit slower, make it slower, too fast, that is too fast, not so fast, slow the game down, slow it down, even slower, bots are too fast, the bots are too fast, make the bots slower, the others are too fast, can they play slower, more slowly
typed-faster = faster, speed up, go faster, a bit faster, make it faster, too slow, that is too slow, make the bots faster, make the bots as fast as you can, the others are too slow, can they play faster, quicker
# Words for the player's partner.
typed-partner = my partner, my team mate, my teammate, my mate, my buddy, my team partner, my partners
# Words behind a card, before the colour or suit that is chosen with it.
typed-choosing = wish, wishing, wished, want, choose, choosing, pick, make, say, ask, asking, suit, colour, color
# Whole lines that go back to an unfinished game.
typed-resume = resume, resume game, resume my game, continue, continue game, continue my game, carry on, carry on with my last game, last game, load game, load, load my game, back to my game, continue the last game, continue my last game, resume my last game, go on with my game, pick up where i left off, continue our game, go on with our game, resume our game, back to the table, back to table, go back to the table, back to the game, go back to the game, return to the table, return to the game, back to my table
# Words that change a rule, as in `turn on interceptions`.
typed-changing = change, turn on, turn off, switch on, switch off, add, activate, enable, disable, deactivate
# Words that choose nobody where a player may be chosen.
typed-nobody = nobody, no one, noone, none of them, with nobody, no swap, do not swap, don t swap, not swap, without swapping, keep, keep it, keep mine, keep my hand, keep my cards
# Words that ask how long something is, as in `how long is this lesson`.
typed-how-long = how long
# Words for the steps of a lesson, and what asks for their number.
typed-steps = step, steps
# Words for the discard pile, and for the player with the partner: neither is the draw pile or the player alone.
typed-other-counts = discard, discarded, we, us, our, drawn, drew
# What may stand before a card in a question that goes on, as in `and with a 7`.
typed-before-card = the, a, an, my, with, at, for, of, about, on, what, how
# What may stand beside a name and a level, as in `make Dora weak`.
typed-beside-level = make, set, should, be, is, bot, as, to, want, a
# The word for a key.
typed-key-word = key
# Words between a card and the player whom it is for, as in `red 7 and swap with Ben`.
typed-beside-player = i, ll, ok, of, and, then, swap, swapping, with, for, to, give, gets, get, draws, draw, hands, hand, my, the, a, please, exchange, against
# Words of a question for the players with the fewest cards, with the most, for the draw pile, and for who comes next.
typed-fewest = fewest, least, smallest, lowest, closest
typed-greatest = most, biggest, largest
typed-stock = pile, deck, stock, pool
typed-following = next, after, follows, following
# In each line a word, and what means the same.
typed-same =
    counterclockwise: backwards, the other way, other way round, the other way round, other direction, the other direction, wrong way
    why: how come
    statistics: stats, how often have i won, how many games have i won
    sequences: two same cards, two of the same, several cards at once, same cards at once, two cards at once, more than one card, several of the same, cards at once
    2 players: two of us
    3 players: three of us
    4 players: four of us
    5 players: five of us
    6 players: six of us
    7 players: seven of us
    8 players: eight of us
    0: zero, nought
    1: one
    2: two
    3: three
    4: four
    5: five
    6: six
    7: seven
    8: eight
    9: nine
    10: ten
    11: eleven
    12: twelve
    13: thirteen
    draw 2: +2, plus two, plus 2, take two, take 2
    wild draw 4: wild draw 4, wild draw four, +4, plus four, plus 4, draw four, draw 4, wild +4, wild four, wild 4, draw four wild, joker +4
    wild: joker, wildcard, wild card
    red: reds
    yellow: yellows
    green: greens
    blue: blues
    hearts: heart
    spades: spade
    diamonds: diamond
    clubs: club
    ace: aces
    colour: color
    colours: colors
    whose: whos
    who: whom
    order: sequence order
    intercept: jump in, jumping in
    responses: stack, stacking, responding
    play: get rid of, go with, ill go with, i ll go with, let s go with
    swap: exchange, trade, replace, substitute, in place of, instead of, swap for, exchange for
    set: meld
    on: in front of, at the front of, at the beginning of, at the start of, at the end of, on the end of, onto the end of, to the end of, on the front of, to the front of, on top of, next to, beside, alongside, right after, right behind
    set 1: first set, 1st set, first row
    set 2: second set, 2nd set, second row
    set 3: third set, 3rd set, third row
    set 4: fourth set, 4th set
    set 5: fifth set, 5th set
    sets: melds
    what: wat, how high, how big, how large, how strong, whats
    many: much
    action: special
    red card: the red one, my red one, a red one, that red one
    yellow card: the yellow one, my yellow one, a yellow one, that yellow one
    green card: the green one, my green one, a green one, that green one
    blue card: the blue one, my blue one, a blue one, that blue one
    must: have to, has to, need to
    level: difficulty

# What else is understood for a command, apart from the words in the help.
phrases-play = play it, play card, play this card, play that, lay it, put it down, play that card, the one i drew, play the drawn card, lay the drawn card, the drawn card
phrases-draw = draw card, draw a card, take card, pick up, pickup, pick up card, draw tile, draw cards, take them, draw them, take cards, draw from pile, draw another, pick card, pick one up, pick up one, take one, i'll take one, i take one, gimme a card, give me a card, another card, hit me, take a tile, i take a tile, give me a tile, draw one, draw just one, one more, another card, one more card, take one from pile, take one from the pile, one from the pile, take a card from the pile, i take one, pick up a tile, pick up tile, i need to pick up, i have to pick up, need to pick up, rather draw, i'd rather draw, prefer to draw, i prefer to draw, i ll take another, take another, take another one, i ll have another, rather draw a card, i d rather draw a card, i would rather draw, i would rather draw a card, drawing, i m drawing, i am drawing
phrases-uno = uno, one card, one card left, i have one card, report uno, call out, forgot uno, no uno, call uno, last card, only got one card left, i have only one card, i only have one card, i have only one card left, only one card left, my last card, last card, call, shout uno, yell uno, uno for me
phrases-call-bluff = challenge, call bluff, call the bluff, liar, cheat, cheater, caught, bluffing, that's a bluff, you are bluffing, challenge it, challenge that, i don t believe you, don t believe you, i don t believe it, do not believe that, challenge wild draw four, challenge draw four, challenge +4, contest draw four
phrases-go-on = next bot, proceed, move on, next round, new round, another round, next lesson, the next lesson, on to the next lesson, next one, the next one, i m ready, ready, i am ready, play the next round, play on, let them go, let him go, let her go, your turn, go ahead and play, it is your turn, continue please, carry on please, off you go, let go
phrases-take-move-back = undo, undo move, take that back, take move back, undo last move, take back my move, take my move back, oops wrong card, wrong card, take my card back, take back my card, undo that, that was a mistake, i made a mistake, wait no, no wait, wait undo, no undo, i meant to draw, i wanted to draw, no take that back, wait no take that back, take it back, can i take it back, wait take that back, undo the last one, undo my last move
phrases-next-playable = answer, respond, playable, playables, what can play, what can i play, what fits, what matches, find playable, playable card, playable cards, which cards can play, which card can play, can i play anything, next playable, what plays, can i play, which cards are playable, which tiles fit, which of my tiles fit, which fit, which cards fit, what is playable, what can be played, which cards can be played, is anything playable, can i play anything, do i have anything playable, do i have anything to play, do i have anything that fits, can i play something, do i have a card that fits, anything playable, anything playable, does anything fit, anything fit, lay anything, can i lay anything, anything i can play, what fits, what can i put down, what can i lay down, what can i make, what can i make with my tiles, what can i make with my cards, what may i play, which cards may i play, what am i allowed to play, which cards can i put down, which of my cards can go on that, which of my cards fit, which of my cards match, what fits on that, what goes on that, what matches that, which ones can i put down, which one can i put down, which one can i play, which ones can i play, which can i put down, what can i lay, which of my tiles can i play, which of my cards can i play, which of my tiles can i put down, which tiles can i play, can i answer, can i respond, can i counter, can i counter that, can i answer that, can i respond to that, can i lay more, can i play more, anything else, what else, what else can i play, can i lay anything else, what could i play, what could i put down, can i keep going, can i continue, can i go on, may i go on, can i keep on, which of mine fits, which of mine fit, which of mine match, which of mine can i play, can i go, can i go now, anything for me, what can go down, what can go down now, do i have a match, can i make anything, do i have anything that goes, what goes, what goes here, what would go
phrases-next-group = next colour, other colour
phrases-sort-colour = sort, sort hand, sort cards, sort my cards, sort my hand, sort suit, sort by suit, by colour, sort my cards by colour, sort cards by colour, sort hand by colour, sort tiles by colour, sort my tiles by colour, sort my tiles, sort tiles, sort rack, sort my hand by colour, sort hand by colour, sort my cards by colour, sort cards by colour, sort by colours, sort my rack by colour, order by colour, sort my tiles, sort tiles, sort the tiles
phrases-sort-number = sort rank, sort by rank, by number, sort numbers, sort my cards by number, sort cards by number, sort tiles by number, sort my tiles by number, sort rack by number, sort by numbers, sort my hand by number, sort my rack by number, order by number, sort by value
phrases-sort-off = no sorting, stop sorting, unsort
phrases-read-top = what was last card, what was the last card, last card on the pile, top card, card on top, what on top, on top, discard pile, discard, what lying, what on pile, what on table, upcard, last played, what was played, what played, which card on top, what is on the table, what's on the table, on the table, what lies on the table, what is on the pile, what is on the discard pile, table, whats on the table, what card is lying there, which card is lying there, what card is there, what's the table look like, what does the table look like, what is the table like, what do i play on, what am i playing on, what must i match, what is to be matched
phrases-read-colour = current colour, what colour, which colour, colour in play, colour play, active colour, what colour are we on, what colour is it, which colour is it, which colour are we on, what color are we on, which color are we on, what colour now, which colour now
phrases-read-scores = score, scores, standings, my score, my points, how many points, points, who winning, who leading, whos ahead, who ahead, what score, what is the score, who winning so far, who winning, who winning now, who is leading, who is in front, who is ahead, how many points do we play to, how many points we play to, how many points do we play for, when is the match over, when is the game over, when does the match end, when does the game end, how many points do you need to win, how many points to win, how long is the match, how long is the game, how many points are we playing to, what are we playing to, what is the target score, target score, what score wins, what is the limit, point limit, points limit, are we ahead, are we winning, are we ahead my team and me, how many rounds, how many rounds do we play, how many rounds are we playing, how many rounds left, who's winning, whos winning, which round is it, what round is it, which round are we in, what round are we in, what round are we on
phrases-read-turn = whose turn, whose turn now, whose go, whos turn, who turn, my turn, who, who plays, who playing now, who up, who on, is my turn, where am i, who starts, who begins, who started, is it me, me now, is it me now, my go, whose go, am i up, who up, who s up, is it me, me now, up now, is the round over, is the game over, is the match over, do i go again, am i on again, is it my turn again, my turn again, do i play again, do i get another turn, am i still on, who's turn, whos turn is it, is it the other teams turn, where are we, where were we, do i get a turn now, when is it my turn, is it me yet, am i on, is it my go yet, who is up, am i up now, what's the state of things, what is the state of things, what's the situation, are we waiting for someone, who are we waiting for, are we waiting for anyone, am i skipped, do i miss a turn
phrases-read-counts = how many do others have, how many others have, how many does everyone have, counts, how many cards, card counts, opponents, players cards, how many cards everyone, how many cards each, how many cards have others, who has how many, draw pile, stock, deck, how many left, cards left, how many cards left, hand sizes, number cards, other players cards, how many cards others, how many cards have, how many cards has, how many cards in the pile, how many cards in the stock, how many cards in the deck, who has the fewest cards, who has the least cards, who has the most cards, how many cards in my hand, how many cards do i have, how many do they have, how many has everyone, who has uno, who called uno, who said uno, who close winning, is anyone close to winning, who is about to win, who is nearly out, has anyone said uno, does anyone have uno, how many cards have i got, how many have i got, who has one card, who has only one card left, how many cards does everybody hold, how many cards does everybody have, how many cards does everyone hold, how many does everybody have, how many cards does each have, who got fewest cards, who has fewest cards, fewest cards, most cards, who has most cards, how many have they got, how many have they, who can i call out, who can i report, how many cards has my neighbour got, how many cards has my neighbor got, what is left in the draw pile, left in the draw pile, what is the count, the count, card count, how close are the others to winning, how close are the others, how close are they, how many cards has everyone got left, how many cards has everyone left, how many tiles does my opponent have, how many cards does my opponent have, how many has my opponent, how many cards does she have, how many cards does he have, how many does she have, how many does he have, how many cards has she got, how many cards has he got, who has the fewest tiles, who has the least tiles, who has the most tiles, what do they have, what do the others have, what have they got, what have the others got, has anyone got one card left, does anyone have one card left, does anyone have only one card, is anyone down to one card, who has one card left, who has only one card, anyone close to winning, is anyone about to win, how many have i left, how many do i have left, how many tiles does each one have, how many does each one have, what's everybody got, what has everybody got, what has everyone got, how is doing, how are doing
phrases-read-debt = how many draw, cards draw, penalty, owed, debt, how many must draw, how many cards draw, what draw, what owe, do i have to draw, must draw, have draw, how many does he draw, how many do they draw, how many must he draw, how many does she draw, what must i draw, what do i have to draw, do i have to draw anything, must i draw extra, who has to draw, who must draw, who draws
phrases-read-order = where sit, left of me, right of me, seating order, seating, players, direction, who playing, seats, order, who next, whos next, who plays next, who after me, who comes next, next player, which direction, which way, clockwise, who sits where, play order, turn order, who my partner, my partner, partner, who partner, who is on my left, who is on my right, who sits left of me, who is left of me, who is right of me, on my left, on my right, who sits next to me, who comes after me, who goes after me, which way are we going, which way is it going, which way round, who is before me, who plays before me, who before me, who goes before me, which direction are we going, which direction is it going, who plays after me, who sits across from me, who sits opposite me, who is across from me, who is opposite me, who sits opposite, which direction are we playing, what direction are we playing, which direction do we play, in which direction do we play, who's my partner, whos my partner, who am i with, who is with me, how many people are playing, how many players are we, how many of us are there, who is on my team, who is in my team, who am i playing with, who do i play with, who am i playing against, who sits here, who is sitting here, who is here, who s here, who is at the table, who else is playing, who all is playing
phrases-read-rules = house rules, rules in force, rules on, options, game options, which rules, active rules, rules this game, settings this game, which house rules are on, which rules are on, what house rules are we playing, what house rules are on, which house rules are we playing, what house rules, which house rules do we play, what house rules are on, what house rules are we using, what house rules are we playing, which house rules are we using, what house rules do we play, what are the special rules, what are the special rules today, special rules, which special rules are on, what special rules, which house rules are switched on, what rules did i pick, what rules are switched on, which rules did i pick, which rules are switched on, what house rules are switched on, what house rules have we got, what house rules do we have, what have i got switched on, what have i switched on, what is switched on, whats switched on, what do i have switched on, which rules have i chosen, what have i chosen, what did i choose, what is on right now, which rules are on now, what did i turn on, what have i turned on
phrases-advice = which card should i give, which card should play, which card should i discard, what should i discard, hint, hints, advise, suggest, suggestion, tip, tips, best move, expert, help me decide, what should play, what should i play, what shall play, what best, recommend, recommendation, what would play, help me play, what do you suggest, which one is better, any tips, any tip, tips, got any tips, any hints, have you got a tip for me, do you have a tip for me, a tip for me, which card is best, which one is best, which card is the best, which card should i throw away, what should i throw away, which card should i throw, how about a hint, any hint, any ideas, hint please, some advice please, hint again, another hint, and the other one, the other hint, other hint, next hint, give me another hint, the other move, what is the other move, which other move, what else could i play, another idea, any other idea, another suggestion, and the other move
phrases-second-look = review, review round, round review, look back, another look, my mistakes, mistakes, could i have played better, what did i do wrong, what should i have done
phrases-copy-position = copy position, save position
phrases-repeat = say again, again, pardon, sorry, what, come again, last message, last, repeat last, what was, once more, say last, huh, repeat everything, repeat all, could you repeat that, can you repeat that, sorry what, what did you say, please say it again, say it again, repeat that, repeat it, didn t catch that, did not catch that, say that again slowly, what was that, i missed that, last bit, say the last bit again, the last bit again, last part again, repeat the last thing, why not, why is that not possible, why does that not work, what was that again, repeat slower, repeat slowly, repeat it slowly, did it work, did that work, has it worked, did my move work, say the last thing, last thing again, say the last thing again, repeat the task
phrases-stop = cancel, stop, quiet, silence, shut up, hush, abort, never mind, nevermind
phrases-history = history, messages, log, earlier messages, what was said, message list, what changed, what has played, who played, what have i played, what have i drawn
phrases-happened = what did everyone do, what did everybody do, what did everyone play, what happened, who played what, last cards played, last moves, what happened so far, what did i miss, what is new, what's new, what new, whats new, what did miss, what i missed, news, since my turn, what happened since my turn, what others play, what others do, what did the others do, what did they play, what happened before, what did last player do, what did the last player play, what has last player done, what did they do, what just happened, what was played so far, what happened since my turn, what has happened since my turn, tell me the last round, tell me about the last turn, last move, the last move, last play, previous move, where are my cards, where are my cards gone, where have my cards gone, why have i got other cards, where did my cards go, did they play, have they played, what are they doing, what did he do, what did she do, what has he done, tell me everything since my last turn, what was played since my turn, what happened while i was out, anything happen, anything happened, did anything happen, what did everybody do since my last turn, what did everyone do since my last turn, who dropped what, who did what, who went, what was the last thing, what was played before, i lost the thread, i lost track, what just happened there, what was it before, what colour was it before, what color was it before, who changed the colour, who changed the color, then, and then
phrases-help = can help, can help me, i need help, commands, help me, list commands, what can type, how works
phrases-describe-key = describe, describe key, explain key, what key, what key do
phrases-intercept = i intercept, intercept it
phrases-aim = how we win, when we win, when win, how win, how to win, goal, object of the game, goal of the game, aim of the game, what is this game about, what about, how do you win, what is this game, how does one win, how long does the match go on, how long does this go on, aim, purpose, object, how do you win this game, how do i win this game, how is this won, how win this game, when have i won, when do i win, when has one won, when does one win
phrases-winner = who won, who has won, did i win, have i won, who won last round, who won this round, who won that round, who won round, who won previous round, who won match, who won game, who has won round, did i win last round, did i win round, did we win, have we won, who is winner, who was winner, how did round end, how did last round end, what did i win, did win, has won yet, has anybody won, has anyone won, did anyone win, did anybody win, did someone win, did somebody win
phrases-bots = who is a bot, who are the bots, which players are bots, which are bots, who bots, are they bots, is a bot
phrases-todo = what must i do, what should i do, what should i do now, what do i have to do, what do i need to do, what next, what shall i do, what can i do now, what can i do, what are my options, what am i supposed to do, what am i supposed to do here, what am i supposed to do now, what is going on, whats going on, what are my choices
phrases-who-drew = who drew, who has drawn, who had to draw, who drew cards, who drew what, who picked up, did anyone draw, did anybody draw, did somebody draw, did someone draw, has anyone drawn, has anybody drawn, has somebody drawn, did anyone have to draw, did anyone pick up, who took cards
phrases-until-turn = continue until it is my turn, go on until it is my turn, play until it is my turn, go on until my turn, continue until my turn, until it is my turn, until my turn, until i am up, till my turn, till it is my turn, go on till my turn, continue till it is my turn, wake me when it is my turn, fast forward, go on until me, let them all play, let them all move, let all the bots play, let all bots move, let everyone play, let the others play, let the others move, let the bots play, next until my turn, keep going until my turn, keep going until it is my turn, keep going, play on until my turn, run until my turn
phrases-again = start another game, start a new game, begin another game, begin a new game, another game, one more game, new match, rematch, play once more, another match, deal a new game, deal again, restart, restart the game, restart game, start again from the beginning, again from the start, start the lesson again, lesson again, repeat the lesson, this lesson again from the start, lesson from the start, restart the lesson, start the lesson over, let s play another, play another
phrases-rules = rules game, game rules, how to play, manual, instructions, rulebook, what are the rules, what rules, tell me the rules
phrases-verbosity = detail
phrases-sounds = sound
phrases-settings = preferences, options, language, volume, setup, config, configuration, change language, bot level, difficulty, make bots harder, make the bots easier, harder bots, easier bots, bots harder, bots easier, open settings, change settings, how do i change settings, how can i change settings, go to settings, show settings, change the settings, go into settings
phrases-menu = main menu, go menu, open menu, main, back to the menu, back to menu, go back to the menu, return to the menu, to the menu
phrases-quit = bye, goodbye, save quit, quit game, leave game, leave, exit game, close, end game, stop playing, stop game, log off, i have had enough, i ve had enough, enough for today, i am done playing, i want to stop playing, leave table, exit table, i want to leave, quit the program, exit the program, leave the program, close the program, bye for today, bye for now
phrases-older-message = previous message, message before
phrases-newer-message = next message
phrases-pass = end turn, end my turn, keep, keep card, pass turn, pass my turn, skip turn, skip my turn, no play, done, finished, next, refuse to draw, refuse drawing, skip my go, i skip my go, i skip my turn, my turn is over
phrases-accept = ok, okay, take, agree, fine, i accept the swap, i accept the exchange, i accept it, accept the swap
phrases-hand = cards, my cards, my hand, my tiles, tiles, list cards, list hand, what do i have, what i have in hand, what cards have, which cards have, my card, what in my hand, what in hand, read cards, all cards, what holding, what hold, my deck, what cards i have, what my cards, what are my cards, which are my cards, what have i got, what cards have i got, what do i hold, what do i still have, what have i still got, what do i have left, can i see my hand, can i see my cards, can i hear my hand, let me see my hand, can i see my hand first, can i see my cards first, let me hear my cards, what's left, what is left for me, what do i have on my hand, repeat my cards, repeat my hand, say my cards again, read my cards again, my cards again, remind me of my cards, remind me what i have, which cards have i got, which cards do i have now, which tiles have i got, what tiles have i got, what cards did i have, which cards did i have
phrases-lessons = tutorial, learn, teach me, training, which lessons are there, what lessons are there, learn uno, i want to learn uno, learn the game, i want to learn the game, i want to learn, i want to learn how to play, i would like to learn the game, how can i learn it
phrases-finish-turn = finish, submit, that's it for me, that's all for me, end it, i'm done with my go, i am happy with it
linear-not-held = You have no { CARD($card, form: "bare") }.
linear-cannot-intercept = You cannot intercept with { CARD($card, form: "the") }.
linear-by-the-rules = By the rules: { $answer }
linear-which-of = Which one: { $cards }?
linear-two-fit = { $word }: do you mean { $first } or { $second }?
linear-not-theirs = { $name } has not played that card.
linear-not-meant = All right, nothing done.
linear-nothing-drawn = Nothing drawn lately.
linear-nobody-won = No one has won a round yet.
linear-lesson-place = Step { $step } of { $count }.
linear-nobody-drew = No one has drawn since your last turn.
linear-rules-fixed = House rules are chosen for a new game: { $menu }, then New game.
linear-behind =
    { $before ->
        [you] After you
       *[other] After { $name }
    }: { $next ->
        [you] you
       *[other] { $following }
    }.
linear-drawn-already = You have drawn already: { $play } or { $pass }.
linear-near = “{ $word }” is unknown. Do you mean { $meant }?
linear-elsewhere = { $word } works in { $game }, not here. help lists what works.
linear-no-move-asked = Nothing was done. To do it, type { $meant }.
linear-rest-not-done = Not done yet: { $line }.
linear-ends-itself = Your turn ends when you play. After drawing: { $pass }. To leave: { $quit }.
linear-answers-begin = Several answers begin with { $word }: type more of it.
