# Your hand and the keys.
lesson-keys = Your hand and the keys
    .description = Walking through your cards, asking the table, playing, drawing and saying Uno. About five minutes.
lesson-keys-welcome = Welcome! You play against Ben. You have three cards; the first is a red 5. Press { KEY("next_card") } until you are on green 2.
lesson-keys-back = That is how you hear card after card, and nothing happens to them. Go back to the red 5 with { KEY("previous_card") }.
lesson-keys-all =
    { FRONT() ->
       *[screen] You can also hear them all at once: { KEY("all_cards") } says your whole hand.
        [lines] Welcome! You play against Ben. You type everything, line by line. { KEY("all_cards") } says your cards with their numbers: try it.
    }
lesson-keys-again = Those are your three cards. If you missed something, { KEY("repeat") } says the last thing again: try it.
    .task = { KEY("repeat") } says the last thing again: try it.
lesson-keys-top = Good. You may play a card that matches the colour or the number of the top card. { KEY("read_top") } says the top card.
lesson-keys-turn = So you can play a red card, or a 3. { KEY("read_turn") } says whose turn it is, and in a lesson also what to do now.
lesson-keys-counts = No one hurries you. { KEY("read_counts") } says how many cards everyone has.
lesson-keys-help =
    { FRONT() ->
       *[screen] You need not memorise keys. { KEY("help") } lists them: { KEY("next_item") } moves through the list, { KEY("stop") } closes it.
        [lines] You need not memorise words: type { KEY("help") } to list what you can do now.
    }
lesson-keys-wrong =
    { FRONT() ->
       *[screen] You can always open that list. { KEY("play") } plays a card. Now make a mistake on purpose: go to the blue 9 and play it.
        [lines] You can always open that list. A card's number plays it. Now make a mistake on purpose: type the number of the blue 9.
    }
lesson-keys-fits =
    { FRONT() ->
       *[screen] Nothing happened, you only heard why not. { KEY("next_playable") } finds a playable card. Play it with { KEY("play") }.
        [lines] Nothing happened, you only heard why not. Type { KEY("next_playable") } to hear which card is playable, then play it by its number.
    }
lesson-keys-draw = You played, then Ben. Neither of your cards matches his red 1, so you must draw one. { draw-now }
lesson-keys-drawn =
    { FRONT() ->
       *[screen] Your yellow 6 was not playable, so your turn was over. Now the yellow 6 matches Ben's yellow 1: play it with { KEY("play") }.
        [lines] Your yellow 6 was not playable, so your turn was over. Now the yellow 6 matches Ben's yellow 1: play it.
    }
lesson-keys-two = Ben's yellow 2 has the number of your green 2, so that matches, too. Play the green 2: then you have only one card left.
lesson-keys-uno = Until you say Uno, the others may call you out, and you draw four cards. Say Uno now, with { KEY("uno") }.
lesson-keys-last = Now your blue 9 matches Ben's green 9. Play your last card.
lesson-keys-farewell = That was your first round. Points count against players who still have cards, so you have none. What you have learnt holds in every game.

# UNO: how to play.
lesson-basics = How to play UNO
    .description = Colours and symbols, action cards, Wilds, calling out, and what cards count. About four minutes.
lesson-basics-skip = You play against Ben and Cleo. Empty your hand first to win. The top card is a red 3. Match its colour, number or symbol: play your red Skip, and Ben misses a turn.
lesson-basics-draw = Ben was skipped. Cleo played a Draw Two, which hits the next player: you. You have two cards to draw: { draw-them }.
lesson-basics-wild = Here, cards drawn for a Draw Two do not end your turn, unless a house rule says so: play on. You have nothing red, but a Wild matches every card. Play the Wild, and choose green when asked.
lesson-basics-reverse = Cleo played a Reverse: now play goes from Cleo to Ben and from Ben to you. Play your green 4.
lesson-basics-report = Cleo has only one card left and has not said Uno! Call out Cleo with { KEY("uno") }: then she draws four cards.
lesson-basics-two = In a real game you must be quick: when the next player moves, it is too late to call out. Ben played a yellow 9, so play your yellow 5.
lesson-basics-uno = Now you have only one card. Say Uno with { KEY("uno") }, before someone calls you out.
lesson-basics-last = That was in time. Cleo and Ben have played. Your last card matches Ben's blue 2: play it.
lesson-basics-farewell = The others score the cards they still have: numbers their number, Skip, Reverse and Draw Two 20, Wilds 50. The lowest score wins the match.

# Responses.
lesson-responses = Responses
    .description = How to pass a Draw Two on instead of drawing. About two minutes.
lesson-responses-answer = Cleo played a Draw Two on you. With this rule you need not draw: answer with your green Draw Two. The colour does not matter, and the next player has four cards to draw.
lesson-responses-on = Ben answered, too, so six cards came back to Cleo. Drawing does not end a turn, so she then played. Play your blue 7.
lesson-responses-wrong = Now it is a Wild Draw Four: four cards for you. Only another one answers it. Try your yellow Draw Two anyway; it costs nothing.
lesson-responses-draw = As you hear, that is no answer here. { KEY("read_debt") } always says how many cards you have to draw. Now take the four: { draw-them }.
lesson-responses-play = Your turn continues after drawing. Cleo has chosen red: play your red 2.
lesson-responses-farewell = So a Draw Two answers a Draw Two, a Wild Draw Four a Wild Draw Four. The cards add up until a player draws them.

# Sequences.
lesson-sequences = Sequences
    .description = Playing several neighbouring numbers of one colour in a row. About two minutes.
lesson-sequences-first = You have a red 4, 5 and 6. With this rule you may play them one after the other. Begin with the red 4.
lesson-sequences-second = It is Ben's turn already, but until he moves you may continue with the same colour, one up or down. Here he waits: play your red 5.
lesson-sequences-late = Now Ben was quicker, and your sequence is over. Try the red 6 anyway: being late costs nothing.
lesson-sequences-down = Too late, but nothing is lost. Sequences also go down: play your yellow 3 first.
lesson-sequences-two = And now the yellow 2 after it.
lesson-sequences-farewell = That is a sequence: one colour, always up or always down, until another player moves. It does not continue from 9 to 0.

# Interceptions.
lesson-interceptions = Interceptions
    .description = Playing out of turn when you hold exactly the top card. About two minutes.
lesson-interceptions-same = It would be Cleo's turn, but you have exactly the card that Ben played, a red 7. Play your red 7, although it is not your turn: that is an interception.
    .task = Play your red 7, although it is not your turn.
lesson-interceptions-turn = After an interception you have a turn of your own at once. Play your red 1.
lesson-interceptions-again = After you it was Ben's turn, because he sits next to you. You have his green 1, too: intercept again.
lesson-interceptions-pass = In the turn after an interception you may play or pass, without drawing. This time pass. { pass-now }
lesson-interceptions-farewell = Cleo did not have a single turn! You can intercept every card except Wilds. A failed interception costs three points. An accidental one is free, if your settings say so.

# Super interceptions.
lesson-super-interceptions = Super interceptions
    .description = Intercepting with the same number or symbol in another colour. About two minutes.
lesson-super-interceptions-number = Ben played a red 7. For a super interception the number alone must match. Play your blue 7, although it is Cleo's turn.
lesson-super-interceptions-turn = Now blue is the colour, and you have a turn of your own. Play your blue 2.
lesson-super-interceptions-symbol = Ben's Skip hit Cleo, and it is Dora's turn. But you can intercept symbols as well: play your yellow Skip.
lesson-super-interceptions-last = Now yellow is the colour. Your own Skip skips no one: it brought you this turn. Play your yellow 3.
lesson-super-interceptions-farewell = So any card of the same number or symbol intercepts, and brings its own colour.

# Bluff.
lesson-bluff = Bluff
    .description = Challenging a Wild Draw Four that was not needed. About two minutes.
lesson-bluff-call = Cleo played a Wild Draw Four on a green 4. That is honest only if nothing else matched, and you believe she has green. Call the bluff: { KEY("call_bluff") }.
lesson-bluff-right = It was a bluff: instead of you she drew the four cards, and two more. You have an ordinary turn, and blue was chosen: play your blue 5.
lesson-bluff-honest = Neither your red 7 nor your yellow cards match Cleo's blue 1. So your own Wild Draw Four is honest: play it and choose red.
lesson-bluff-wrong = Ben challenged you and was wrong, so he drew six cards instead of four. Play your red 7.
lesson-bluff-farewell = A right challenge costs the bluffer the cards and two more, a wrong one the challenger. You may bluff yourself, if you dare.

# Skip after drawing.
lesson-skip-after-draw = Skip after drawing
    .description = Draw cards that cost the turn as well. About one minute.
lesson-skip-after-draw-draw = Cleo played a Draw Two, and you have two cards to draw. With this rule that also ends your turn: { draw-them }.
lesson-skip-after-draw-hit = Your turn was over at once. Now return the favour: play your green Draw Two on Cleo's green 1.
lesson-skip-after-draw-on = Ben had to draw two cards and could not play: it was Cleo's turn at once. Play your blue 9 on her green 9.
lesson-skip-after-draw-farewell = So a Draw Two or a Wild Draw Four hits twice: cards and turn.

# Sevens and zeros.
lesson-sevens-zeros = 0/7 rule
    .description = Swapping hands with a 7 and passing all hands on with a 0. About two minutes.
lesson-sevens-zeros-seven = Ben has only two cards. With a 7 you may swap hands with a player. Play your red 7, and choose Ben when asked.
lesson-sevens-zeros-all = You had Ben's two cards, but not for long: Cleo played a 0, and all hands moved on. You got hers. { KEY("all_cards") } says what you have now.
lesson-sevens-zeros-zero = Among them is a 0, and Cleo has only two cards, which would come to you. Play your blue 0.
lesson-sevens-zeros-play = All hands have moved on again, and you have two cards. Play your blue 6.
lesson-sevens-zeros-uno = You must say Uno, too, when a swap leaves you with one card. One card left: say Uno with { KEY("uno") }.
lesson-sevens-zeros-farewell = A 7 swaps two hands, if you want; a 0 moves all of them on. { KEY("read_counts") } tells you whose hand is worth having.

# Buzzer.
lesson-buzzer = Buzzer
    .description = A race in which everyone presses a key. About one minute.
lesson-buzzer-press = Cleo played a Buzzer: everyone presses, and the slowest draws three cards. Here the others wait for you: press { KEY("buzzer") }.
lesson-buzzer-any = Ben was the slowest. A Buzzer has no colour: any card matches it. Play your green 5.
lesson-buzzer-own = You have a Buzzer yourself, and it matches every card. Play your Buzzer, and be ready.
lesson-buzzer-again = The player of a Buzzer must press, too: { KEY("buzzer") }, quickly!
lesson-buzzer-farewell = This time Cleo was the slowest. Bots hear the Buzzer to the end before they press. So listening is no disadvantage.

# Advanced responses.
lesson-advanced-responses = Advanced responses
    .description = Answering draw cards with Skip, Reverse and Wild. About two minutes.
lesson-advanced-responses-skip = Cleo played a red Draw Two, and you have none. With this rule a matching Skip answers, too, and passes the cards on to Ben. Play your red Skip.
lesson-advanced-responses-wild = Ben sent the two cards back with a Reverse, and the direction has changed. A Wild answers everything: play it and choose blue.
lesson-advanced-responses-on = So Cleo had to draw her own two cards. Your blue was followed twice: play your blue 8.
lesson-advanced-responses-farewell = A Skip passes cards on, a Reverse sends them back, a Wild passes them on in a new colour. While there are cards to draw, no one wins.

# Two rules meet: intercepting a Draw Two.
lesson-intercepted-response = Two rules meet: intercepting a Draw Two
    .description = What happens to the cards to draw when someone intercepts. About two minutes.
lesson-intercepted-response-intercept = Responses and Interceptions are both on. Cleo must draw two, but you have the same card. Play your Draw Two now, to intercept and answer in one.
lesson-intercepted-response-turn = Cleo is saved. Now there are four cards to draw, but not yet: first you have a turn of your own. Play your red 9.
lesson-intercepted-response-on = Then Ben had four cards to draw and answered with another Draw Two: six for Cleo after all. Play your green 4.
lesson-intercepted-response-farewell = Where rules meet, { KEY("read_debt") } says who has how many cards to draw. { KEY("rules") } opens the rules with every such case.
