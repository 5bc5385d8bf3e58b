# Lessons of Maumau.
lay-it =
    { FRONT() ->
       *[screen] Go to it: { KEY("play") } lays it.
        [lines] Its number lays it.
    }

lesson-fits = What fits on what
    .description = Suits, ranks, neighbours and multiples; drawing; an 8 and a 9. About 3 minutes.
lesson-fits-suit = The 6 of diamonds lies on top. A card fits that has its suit or rank, or the value next above or below. Lay your 5 of diamonds. { lay-it }
lesson-fits-half = Numbers also fit on their double, triple and so on up to five times, and on their half down to a fifth. The 10 of spades lies there: lay its half, the 5 of clubs.
lesson-fits-times = Now the 2 of hearts lies on top, and 8 is four times 2. Lay the 8 of spades, which makes the next player, Ben, sit out.
lesson-fits-refused = Ben sat out, and Cleo laid the 5 of spades. Try what happens when a card does not fit: lay the king of hearts on it.
lesson-fits-draw = The king stays in your hand. Nothing you hold fits, so draw a card. { draw-now }
lesson-fits-nine = The 9 of spades that you drew has the right suit, so you may lay it at once, and it alone. It turns the direction. Lay it.
lesson-fits-end = So much fits in this game. Whoever lays the last card wins the round; the others write down what they still hold, and fewest points win.

lesson-answers = What is due, and answers
    .description = 7s and 10s, a 6 and a 5, an ace and a 2, a 4. About 5 minutes.
lesson-answers-due = Cleo's 7 makes the next player draw two, and that is you. { KEY("read_debt") } says what is due from you, and what you may answer with.
lesson-answers-seven = A 7 of any suit passes it on, two cards more each time. Lay the 7 of spades, so that four are due from Ben. { lay-it }
lesson-answers-ten = Ben accepted and drew four, and now Cleo has laid another 7. A 10 sends the cards back to whoever laid the 7: lay the 10 of hearts.
lesson-answers-own = Cleo had to draw two, and you have an ordinary turn. Lay the 5 of hearts, the half of 10.
lesson-answers-five = Ben's 6 makes the next two sit out. Cleo accepted; you can block it with a 5 of any suit: lay the 5 of clubs.
lesson-answers-eight = Whoever blocks has a turn at once, on the 5. Lay the 8 of clubs, and Ben sits out.
lesson-answers-two = Cleo's ace means that you must swap hands with Cleo. A 2 of any suit ends that: lay the 2 of diamonds.
lesson-answers-four = Your hand is yours, and it is your turn. With a 4 you give somebody a card: lay the 4 of diamonds, choose Ben, and give the king of diamonds.
lesson-answers-end = An answer is never a must: { KEY("accept") } accepts what is due. A 4 is answered by the same 4 alone, and a Joker may stand for any answer.

lesson-trade = Swapping and buying
    .description = An ace for another hand, and a 3 for the card below it. About 2 minutes.
lesson-trade-counts = With an ace you must swap hands with another player, so choose well. { KEY("read_counts") } says how many cards everybody has.
lesson-trade-swap = Ben has only two cards. Lay the ace of hearts and choose Ben. { lay-it }
lesson-trade-buy = Ben had no answer, and Ben's two cards are yours now. A 3 lets you buy the card that it is laid on, and there lies Cleo's Joker: lay the 3 of hearts, and say yes.
lesson-trade-end = The Joker has come into your hand, without its name, and you may name it anew. An ace can be answered with a 2 or another ace, and cannot be your last card.

lesson-wishes = Wishes and Jokers
    .description = Jacks that wish for a suit, Jokers that are any card or wish for a rank. About 4 minutes.
lesson-wishes-jack = With a jack you may wish for a suit, which the next card must have. Lay the jack of diamonds and wish for hearts. { lay-it }
lesson-wishes-hear = Ben did as you wished, but Cleo laid a jack and wishes for something else. { KEY("read_colour") } says what.
lesson-wishes-refused = Clubs is the wish, and as long as it stands only that counts. Try the king of spades all the same, which has the suit of Cleo's jack.
lesson-wishes-fulfil = A wish goes before everything else. Fulfil it: lay the 5 of clubs.
lesson-wishes-joker = A Joker may lie on anything, as any card that you name. Lay a Joker as the 8 of hearts: Ben sits out, as after every 8.
lesson-wishes-rank = A Joker can also wish for a rank. Lay the other one, choose the wish for a rank, and wish for a 9.
lesson-wishes-end = Ben had no 9 and drew, Cleo laid one, and so the wish was over. A wish lasts until a card is laid; drawing does not end it, but a Joker may be laid on any wish.

lesson-court = Queens and kings
    .description = Queens that hand over the turn, and a King's round; who must do what. About 3 minutes.
lesson-court-queen = With a queen you say who has the next turn, and that player draws a card first. Lay the queen of diamonds and choose Cleo. { lay-it }
lesson-court-due = Cleo drew one and has laid a queen against you. { KEY("read_debt") } says what is due from whom, and what you may answer with.
lesson-court-pass = A queen passes it on to anybody, one card more each time. Lay the queen of spades and choose Ben.
lesson-court-round = Ben drew two, and by now it is your turn. With a king you may call a King's round, in which everybody must lay a king: lay the king of spades, and say yes.
lesson-court-close = Ben had no king and drew a card, Cleo laid one. It has come back to you, and you must end it with another king or draw three: lay the king of diamonds.
lesson-court-end = Who must lay or draw now, { KEY("read_debt") } always tells you. Whoever holds a king in a King's round must lay it.

lesson-last = Last card
    .description = Saying "last card", reporting who did not, and what may not be last. About 2 minutes.
lesson-last-first = An ace, a 2, a 4, a 7 or a 10 may not be your last card. You hold a 7 and a 9: lay the 7 of diamonds first. { lay-it }
lesson-last-say = You have one card left and must say "last card", or somebody reports you and you draw one. { KEY("uno") } says it.
lesson-last-report = Cleo has one card left too, and has said nothing. { KEY("uno") } reports Cleo.
lesson-last-win = Cleo had to draw a card. You have said "last card", so you may lay it: the 9 of diamonds.
lesson-last-end = If you forget to say it, you may still do so, and without it the last card cannot be laid.

lesson-cheating = Cheating and catching
    .description = Laying what does not fit, catching others at it, and being caught. About 3 minutes.
lesson-cheating-cheat = At this table you may try to lay a card that does not fit. The 9 of diamonds lies there: lay the 2 of clubs, and say yes to cheating. { lay-it }
lesson-cheating-catch = Nobody noticed, and now it is too late. Cleo has laid the 5 of spades on the 2 of hearts, which does not fit: { KEY("call_bluff") } says so.
lesson-cheating-on = Caught: Cleo took the 5 back and drew three, and you are on turn. Lay the 10 of hearts, five times the 2.
lesson-cheating-wrong = Ben's 5 is the half of your 10 and fits. Doubt it all the same with { KEY("call_bluff") }, and hear what a wrong doubt costs.
lesson-cheating-caught = You drew one card, no more. Now be caught yourself: lay the 8 of spades on the 10 of diamonds.
lesson-cheating-end = Ben noticed: the card went back to you, and you drew three. You can be caught until somebody else plays or draws, and a last card must always fit.
