# Your hand and the keys.
lesson-keys = Your hand and the keys
    .description = Walking through your cards, asking the table, playing, drawing and saying Uno. About five minutes.
lesson-keys-welcome = Welcome! You sit at a table with Ben and hold three cards. { KEY("next_card") } goes to your next card: press it until you hear green 2.
lesson-keys-back = So you hear card after card, and nothing happens to them. { KEY("previous_card") } goes back: go back to the red 5.
lesson-keys-all =
    { FRONT() ->
       *[screen] Whoever does not want to walk asks for all of them: { KEY("all_cards") } says your whole hand.
        [lines] Welcome! You sit at a table with Ben. Everything you do, you type, and end the line. { KEY("all_cards") } says your cards with their numbers: try it.
    }
lesson-keys-again = Those are your three cards. If you have missed something, { KEY("repeat") } says the last thing again: try it.
lesson-keys-top = Good. Now the table: you may play a card that has the colour or the number of the top card. { KEY("read_top") } says the top card.
lesson-keys-turn = So a red card fits, or a 3. { KEY("read_turn") } says whose turn it is, and in a lesson also what to do now.
lesson-keys-counts = It is your turn, and nobody hurries you. { KEY("read_counts") } says how many cards everybody has.
lesson-keys-help = Ben holds more cards than you. You need not learn all keys by heart: { KEY("help") } lists what you can do here and now.
lesson-keys-wrong =
    { FRONT() ->
       *[screen] You may walk through that list; { KEY("stop") } closes it. Now play with { KEY("play") }, and make a mistake on purpose: go to the blue 9 and play it.
        [lines] That list can always be had. A card is played by its number. Make a mistake on purpose: type the number of the blue 9.
    }
lesson-keys-fits =
    { FRONT() ->
       *[screen] Nothing has happened, you only heard why not. { KEY("next_playable") } finds a card that fits: go there with it, then play it with { KEY("play") }.
        [lines] Nothing has happened, you only heard why not. { KEY("next_playable") } says which card fits: ask, then play it by its number.
    }
lesson-keys-draw = You played, then Ben. On his red 1 neither of your cards fits: draw one with { KEY("draw") }.
lesson-keys-drawn =
    { FRONT() ->
       *[screen] Your yellow 6 did not fit, so your turn was over. On Ben's yellow 1 it does: play it with { KEY("play") }.
        [lines] Your yellow 6 did not fit, so your turn was over. On Ben's yellow 1 it does: play it.
    }
lesson-keys-two = Ben's yellow 2 has the number of your green 2, so that fits, too. Play it: then you have only one card left.
lesson-keys-uno = One card left! You must say so before the next player has moved, or somebody may report you, and you draw four cards. { KEY("uno") } says Uno.
lesson-keys-last = Now your blue 9 fits on Ben's green 9. Play your last card.
lesson-keys-farewell = You have won the round! Walking, asking, playing, drawing, Uno: these keys are the same in every game.
