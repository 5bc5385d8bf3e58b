# Lessons of UNO Teams.
lay-it =
    { FRONT() ->
       *[screen] Go to it: { KEY("play") } plays it.
        [lines] Type its number to play it.
    }
lay-wild =
    { FRONT() ->
       *[screen] Go to it: { KEY("play") } plays it.
        [lines] Type its number to play it.
    }
give-it =
    { FRONT() ->
       *[screen] Go to it: { KEY("play") } gives it away.
        [lines] Type its number to give it away.
    }

lesson-partners = You and your partner
    .description = What a team is, how a round goes, and Uno for two. About 3 minutes.
lesson-partners-order = You play with Cleo, who sits opposite, against Ben and Dora. { KEY("read_order") } says who sits where and who plays together.
lesson-partners-give = Before the first card, everyone gives their partner one card, unseen by the others. Give Cleo the green 8. { give-it }
lesson-partners-play = All have chosen, and Cleo gave you the red 9. The top card is a red 3: play your red 5, which has its colour. { lay-it }
    .task = Play your red 5.
lesson-partners-uno = Cleo has one card left and said nothing. You may say Uno for your partner: { KEY("uno") }.
lesson-partners-report = Now Dora has one card left, and neither Dora nor Ben said Uno. { KEY("uno") } calls out Dora, who draws two.
lesson-partners-on = Calling out does not use up your turn. Continue as usual: play the red 9.
lesson-partners-end = So you give your partner a card, may say Uno for each other, and watch the others. Your team wins the round when neither of you has a card.

lesson-halves = Out, and back again
    .description = Half of the partner's hand, being out for now, and coming back. About 4 minutes.
lesson-halves-play = Cleo has a single card and will soon play it. Play first: your red 5. { lay-it }
lesson-halves-share = Cleo played a last card, so Cleo gets half of your hand. Choose two of your four for Cleo: the yellow 9 and the blue 1.
    .task = Choose the yellow 9 and the blue 1 for Cleo.
lesson-halves-on = You and Cleo have two cards each now. The top card is the green 8: play your green 6.
lesson-halves-uno = That leaves you one card, and you must say so: { KEY("uno") } to say Uno.
lesson-halves-out = Now try going out yourself: play your last card, the blue 7.
lesson-halves-back = Cleo drew and shared, so you are back with the yellow 9. Now Cleo is out: play it.
lesson-halves-end = Neither of you has a card, so your team has won the round. Going out alone is not enough. You come back whenever your partner draws.

lesson-calls = Calling your partner
    .description = The Team Wild, the Draw Four Team Wild, and a partner who cannot play. About 4 minutes.
lesson-calls-call = A Team Wild lets you choose a colour and calls your partner at once, past Ben. Play a Team Wild and choose blue. { lay-wild }
    .task = Play a Team Wild and choose blue.
lesson-calls-four = Cleo could play, so it was Cleo's turn at once. Now play the Draw Four Team Wild and choose red. Ben and Ben's partner Dora draw two each.
lesson-calls-refused = Now Cleo calls you, with yellow. If you are called and can play, you must. Try to draw anyway, and hear what happens. { draw-now }
lesson-calls-called = You may not draw here, so play your yellow 4.
lesson-calls-unable = It is your turn again. Play your other Team Wild, choose green, and hear what happens if Cleo cannot play.
lesson-calls-end = Cleo had no green card, so you drew two, and the turn went past Cleo. Call your partner with a colour that you can hope for.

lesson-swap = The swap symbol
    .description = Cards with which you and your partner give each other a card. About 2 minutes.
lesson-swap-play = Some cards have the swap symbol, which you hear with their name. Play your red 3 with swap. { lay-it }
lesson-swap-choose = Now you and Cleo each choose a card for the other. Give Cleo the blue 2. { give-it }
lesson-swap-on = You got the green 9 for it. Continue as usual: play your green 8 on the green 7.
lesson-swap-again = This time Cleo played a card with swap, and you choose again. Give Cleo the red 4. { give-it }
lesson-swap-end = Both choose before any card moves, and a choice is final. If one of you has no card, nothing is swapped.
