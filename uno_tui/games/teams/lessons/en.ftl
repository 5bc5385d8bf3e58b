# Lessons of UNO Teams.
lay-it =
    { FRONT() ->
       *[screen] Go to it: { KEY("play") } lays it.
        [lines] Its number lays it.
    }
lay-wild =
    { FRONT() ->
       *[screen] Go to it: { KEY("play") } lays it.
        [lines] Its number lays it.
    }
give-it =
    { FRONT() ->
       *[screen] Go to it: { KEY("play") } gives it away.
        [lines] Its number gives it away.
    }

lesson-partners = You and your partner
    .description = What a team is, how a round goes, and Uno for two. About 3 minutes.
lesson-partners-order = You play with Cleo, who sits opposite, against Ben and Dora. { KEY("read_order") } says who sits where and who plays together.
lesson-partners-give = Before the first card, everybody gives their partner one card, unseen by the others. Give Cleo the green 8. { give-it }
lesson-partners-play = All have chosen, and Cleo gave you the red 9. On top lies a red 3: lay your red 5, which has its colour. { lay-it }
lesson-partners-uno = Cleo has laid the last card but one without a word. You may say Uno for your partner: { KEY("uno") }.
lesson-partners-report = Now Dora has one card left, and neither Dora nor Ben said Uno. { KEY("uno") } reports it, and Dora draws two.
lesson-partners-on = A report does not use up your turn. Go on as usual: lay the red 9.
lesson-partners-end = That is a team: you give your partner a card, you may say Uno for each other, and you watch the others. Your team wins the round when neither of you holds a card.

lesson-halves = Out, and back again
    .description = Half of the partner's hand, being out for now, and coming back. About 4 minutes.
lesson-halves-play = Cleo holds a single card and will soon lay it. Play first: lay your red 5. { lay-it }
lesson-halves-share = Whoever lays the last card gets half of the partner's hand. You hold four cards, so choose two for Cleo: the yellow 9 and the blue 1.
lesson-halves-on = You and Cleo hold two cards each now. On top lies the green 8: lay your green 6.
lesson-halves-uno = That leaves you one card, and it must be said as in any UNO: { KEY("uno") } says Uno.
lesson-halves-out = Now try going out yourself: lay your last card, the blue 7.
lesson-halves-back = Cleo had only one card, so you got nothing and were out for now. Then Cleo drew and had to share: that brought you back with the yellow 9. Cleo is out meanwhile, so lay it.
lesson-halves-end = Neither of you holds a card, so your team has won the round. Going out alone is not enough; and you come back whenever your partner draws.

lesson-calls = Calling your partner
    .description = The Team Wild, the Draw Four Team Wild, and a partner who cannot lay. About 4 minutes.
lesson-calls-call = A Team Wild lets you choose a colour and calls your partner at once, past Ben. Lay a Team Wild and choose blue. { lay-wild }
lesson-calls-four = Cleo could lay, and play went on behind Cleo. Now lay the Draw Four Team Wild and choose red: it makes Ben draw two, and Ben's partner Dora as well.
lesson-calls-refused = Now Cleo calls you, with yellow. Whoever is called and can lay must do so. Try to draw all the same, and hear what you are told. { draw-now }
lesson-calls-called = Drawing is not allowed here, so lay your yellow 4.
lesson-calls-unable = It is your turn again. Lay your other Team Wild, choose green, and hear what happens if Cleo cannot lay.
lesson-calls-end = Cleo had no green card, so you drew two, and play went on behind Cleo. Call your partner with a colour that you can hope for.

lesson-swap = The swap symbol
    .description = Cards with which you and your partner give each other a card. About 2 minutes.
lesson-swap-play = Some cards carry the swap symbol, which you hear with their name. Lay your red 3 with swap. { lay-it }
lesson-swap-choose = Now you and Cleo each choose a card for the other. Give Cleo the blue 2. { give-it }
lesson-swap-on = You got the green 9 for it. Play goes on as usual: lay your green 8 on the green 7.
lesson-swap-again = This time Cleo laid a card with swap, and you choose again. Give Cleo the red 4. { give-it }
lesson-swap-end = Both choose before any card moves, and a choice is not changed. If one of you holds no card, nothing is swapped.
