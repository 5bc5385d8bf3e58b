# Lessons of Maumau.
lay-it =
    { FRONT() ->
       *[screen] Go to it: { KEY("play") } plays it.
        [lines] Type its number to play it.
    }

lesson-fits = What matches what
    .description = Suits, ranks, neighbours and multiples; drawing; an 8 and a 9. About 3 minutes.
lesson-fits-suit = The 6 of diamonds is on top. Match its suit or rank, or the next value up or down. Play your 5 of diamonds. { lay-it }
lesson-fits-half = Numbers also match their double, triple and so on, up to five times, and the reverse. The top card is the 10 of spades: play its half, the 5 of clubs.
lesson-fits-times = Now the 2 of hearts is on top, and 8 is four times 2. Play the 8 of spades: the next player, Ben, is skipped.
lesson-fits-refused = Ben was skipped, and Cleo played the 5 of spades. See what happens when a card does not match: play the king of hearts.
lesson-fits-draw = The king stays in your hand. Nothing you have is playable, so draw a card. { draw-now }
lesson-fits-nine = The 9 of spades that you drew has the right suit. You may play it at once, and only it. Play the 9: the direction changes.
lesson-fits-end = So much matches in this game. Empty your hand first to win the round. The others count what they still have, and the lowest score wins.

lesson-answers = What is pending, and answers
    .description = 7s and 10s, a 6 and a 5, an ace and a 2, a 4. About 5 minutes.
lesson-answers-due = Cleo's 7 makes the next player draw two, and that is you. { KEY("read_debt") } says what is pending, and what you may answer with.
lesson-answers-seven = A 7 of any suit passes it on, two cards more each time. Play the 7 of spades: Ben must draw four. { lay-it }
    .task = Play the 7 of spades.
lesson-answers-ten = Ben accepted and drew four, and now Cleo has played another 7. A 10 sends the cards back to its player: play the 10 of hearts.
lesson-answers-own = Cleo had to draw two, and you have an ordinary turn. Play the 5 of hearts, the half of 10.
lesson-answers-five = Ben's 6 skips the next two players. Cleo accepted; you can block it with any 5. Play the 5 of clubs.
lesson-answers-eight = After blocking you have a turn at once, on the 5. Play the 8 of clubs, and Ben is skipped.
lesson-answers-two = Cleo's ace means that you must swap hands with Cleo. A 2 of any suit ends that: play the 2 of diamonds.
lesson-answers-four = You keep your hand, and it is your turn. With a 4 you give someone a card. Play the 4 of diamonds, choose Ben, and give the king of diamonds.
lesson-answers-end = You never have to answer: { KEY("accept") } accepts what is pending. Only the same 4 answers a 4, and a Joker may stand for any answer.

lesson-trade = Swapping and buying
    .description = An ace for another hand, and a 3 for the card below it. About 2 minutes.
lesson-trade-counts = With an ace you must swap hands with another player, so choose well. { KEY("read_counts") } says how many cards everyone has.
lesson-trade-swap = Ben has only two cards. Play the ace of hearts and choose Ben. { lay-it }
    .task = Play the ace of hearts and choose Ben.
lesson-trade-buy = You have Ben's two cards. A 3 lets you take the card under it, Cleo's Joker. Play the 3 of hearts and say yes.
lesson-trade-end = The Joker is in your hand without its name, and you may name it again. A 2 or another ace answers an ace, which cannot be your last card.

lesson-wishes = Chosen suits and Jokers
    .description = Jacks that choose a suit, Jokers that are any card or choose a rank. About 4 minutes.
lesson-wishes-jack = With a jack you may choose a suit, which the next card must have. Play the jack of diamonds and choose hearts. { lay-it }
    .task = Play the jack of diamonds and choose hearts.
lesson-wishes-hear = Ben played the suit you chose, but Cleo played a jack and chose something else. { KEY("read_colour") } says what.
lesson-wishes-refused = Clubs is chosen, and until a card is played only that counts. Try the king of spades anyway, which has the suit of Cleo's jack.
lesson-wishes-fulfil = A chosen suit goes before everything else. Match it: play the 5 of clubs.
lesson-wishes-joker = You may play a Joker on anything, as any card that you name. Play a Joker as the 8 of hearts: Ben is skipped, as after every 8.
    .task = Play a Joker as the 8 of hearts.
lesson-wishes-rank = A Joker can also choose a rank. Play the other one, take "Choose a rank instead", and choose 9.
lesson-wishes-end = Ben had no 9 and drew. Cleo played one, which ended your choice. A choice lasts until a card is played, not drawn. A Joker matches any choice.

lesson-court = Queens and kings
    .description = Queens that hand over the turn, and a King's round; who must do what. About 3 minutes.
lesson-court-queen = With a queen you choose who plays next, and that player draws a card first. Play the queen of diamonds and choose Cleo. { lay-it }
    .task = Play the queen of diamonds and choose Cleo.
lesson-court-due = Cleo drew one and has played a queen against you. { KEY("read_debt") } says what is pending, and what you may answer with.
lesson-court-pass = A queen passes it on to anyone, one card more each time. Play the queen of spades and choose Ben.
lesson-court-round = Ben drew two, and now it is your turn. With a king you may call a King's round, in which everyone must play a king. Play the king of spades, and say yes.
lesson-court-close = Ben had no king and drew a card; Cleo played one. Now end the round with another king, or draw three. Play the king of diamonds.
lesson-court-end = { KEY("read_debt") } always tells you who must play or draw. In a King's round you must play a king if you have one.

lesson-last = Last card
    .description = Saying "last card", calling out players who forgot, and what may not be last. About 2 minutes.
lesson-last-first = An ace, a 2, a 4, a 7 or a 10 may not be your last card. You have a 7 and a 9: play the 7 of diamonds first. { lay-it }
    .task = Play the 7 of diamonds.
lesson-last-say = One card left! Say "last card" with { KEY("uno") }, or you may be called out and draw one.
lesson-last-report = Cleo has one card left too, and has said nothing. { KEY("uno") } calls out Cleo.
lesson-last-win = Cleo had to draw a card. You have said "last card", so you may play it: the 9 of diamonds.
    .task = Play the 9 of diamonds.
lesson-last-end = If you forget to say it, you may still do so. Without it you cannot play the last card.

lesson-cheating = Cheating and catching
    .description = Playing what does not match, catching others at it, and being caught. About 3 minutes.
lesson-cheating-cheat = In this game you may try to play a card that does not match. The top card is the 9 of diamonds: play the 2 of clubs and say yes. { lay-it }
    .task = Play the 2 of clubs and say yes.
lesson-cheating-catch = No one noticed, and now it is too late. Cleo has played the 5 of spades on the 2 of hearts, which does not match. Challenge the 5 with { KEY("call_bluff") }.
lesson-cheating-on = Caught: Cleo took the 5 back and drew three, and it is your turn. Play the 10 of hearts, five times the 2.
lesson-cheating-wrong = Ben's 5 is the half of your 10, so it matches. Challenge the 5 anyway with { KEY("call_bluff") }, and hear what a wrong challenge costs.
lesson-cheating-caught = You drew one card, no more. Now be caught yourself: play the 8 of spades on the 10 of diamonds.
lesson-cheating-end = Ben noticed: you took the card back and drew three. You can be caught until someone else plays or draws. A last card must always match.
