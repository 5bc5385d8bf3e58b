# Your hand and the keys.
lesson-keys = Your hand and the keys
    .description = Walking through your cards, asking the table, playing, drawing and saying Uno. About five minutes.
lesson-keys-welcome = Welcome! You sit at a table with Ben, hold three cards, and are at the first of them, the red 5. { KEY("next_card") } goes to your next card: press it until you hear green 2.
lesson-keys-back = So you hear card after card, and nothing happens to them. { KEY("previous_card") } goes back: go back to the red 5.
lesson-keys-all =
    { FRONT() ->
       *[screen] You need not walk to hear them all: { KEY("all_cards") } says your whole hand.
        [lines] Welcome! You sit at a table with Ben. Everything you do, you type, and end the line. { KEY("all_cards") } says your cards with their numbers: try it.
    }
lesson-keys-again = Those are your three cards. If you have missed something, { KEY("repeat") } says the last thing again: try it.
lesson-keys-top = Good. Now the table: you may play a card that has the colour or the number of the top card. { KEY("read_top") } says the top card.
lesson-keys-turn = So a red card fits, or a 3. { KEY("read_turn") } says whose turn it is, and in a lesson also what to do now.
lesson-keys-counts = It is your turn, and nobody hurries you. { KEY("read_counts") } says how many cards everybody has.
lesson-keys-help =
    { FRONT() ->
       *[screen] Ben holds more cards than you. You need not learn all keys by heart: { KEY("help") } lists what you can do here and now. Walk through the list with { KEY("next_item") }, and close it with { KEY("stop") }, here as everywhere.
        [lines] Ben holds more cards than you. You need not learn all words by heart: { KEY("help") } lists what you can do here and now.
    }
lesson-keys-wrong =
    { FRONT() ->
       *[screen] That list can always be had. A card is played with { KEY("play") }. Make a mistake on purpose: go to the blue 9 and play it.
        [lines] That list can always be had. A card is played by its number. Make a mistake on purpose: type the number of the blue 9.
    }
lesson-keys-fits =
    { FRONT() ->
       *[screen] Nothing has happened, you only heard why not. { KEY("next_playable") } finds a card that fits: go there with it, then play it with { KEY("play") }.
        [lines] Nothing has happened, you only heard why not. { KEY("next_playable") } says which card fits: ask, then play it by its number.
    }
lesson-keys-draw = You played, then Ben. On his red 1 neither of your cards fits, so you must draw one. { draw-now }
lesson-keys-drawn =
    { FRONT() ->
       *[screen] Your yellow 6 did not fit, so your turn was over. Play the yellow 6 with { KEY("play") }: on Ben's yellow 1 it fits.
        [lines] Your yellow 6 did not fit, so your turn was over. Play the yellow 6: on Ben's yellow 1 it fits.
    }
lesson-keys-two = Ben's yellow 2 has the number of your green 2, so that fits, too. Play the green 2: then you have only one card left.
lesson-keys-uno = One card left! You must say so before the next player has moved, or somebody may report you, and you draw four cards. { KEY("uno") } says Uno.
lesson-keys-last = Now your blue 9 fits on Ben's green 9. Play your last card.
lesson-keys-farewell = That was your first round. Points count against players who still hold cards, so you have none. What you have learnt holds in every game: walking, asking, playing, drawing.

# UNO: how to play.
lesson-basics = UNO: how to play
    .description = Colours and symbols, action cards, Wilds, reporting, and what cards count. About four minutes.
lesson-basics-skip = You play with Ben and Cleo. Whoever has no cards left first wins the round. A card fits if it has the colour, the number or the symbol of the top card, here a red 3. Play your red Skip: Ben then loses his turn.
lesson-basics-draw = Ben was skipped. Cleo played a Draw Two, which hits the next player: you. Two cards are due because of it: { draw-them }.
lesson-basics-wild = In these rules drawing does not end your turn, so play on. You have nothing red, but a Wild fits on every card: play it, and choose green when you are asked.
lesson-basics-reverse = All had to follow your green. Cleo played a Reverse: now play goes the other way, from Cleo to Ben and from Ben to you. Play your green 4.
lesson-basics-report = Cleo has only one card left and has not said Uno! Report Cleo with { KEY("uno") }: then she draws four cards.
lesson-basics-two = At a real table you must be quick: when the next player moves, it is too late to report. Ben played a yellow 9, so play your yellow 5.
lesson-basics-uno = Now you have only one card. Say Uno with { KEY("uno") }, before somebody reports you.
lesson-basics-last = That was in time. Cleo and Ben have played, and your last card fits on Ben's blue 2: play it.
lesson-basics-farewell = The others get points for what they hold: number cards their number, Skip, Reverse and Draw Two 20 each, Wilds 50. The player with the fewest points in the end wins the match.

# Responses.
lesson-responses = Responses
    .description = How to pass a Draw Two on instead of drawing. About two minutes.
lesson-responses-answer = Cleo laid a Draw Two, and you face two cards. With this rule you need not draw: answer with your green Draw Two, the colour does not matter, and the next player faces four.
lesson-responses-on = Ben answered, too, so six cards came back to Cleo. Then she went on, because drawing does not end a turn. Play your blue 7.
lesson-responses-wrong = Now it is a Wild Draw Four: four cards for you. Only its own kind answers it. Try your yellow Draw Two all the same, it costs nothing.
lesson-responses-draw = As you hear, that is no answer here. { KEY("read_debt") } says at any time what you would have to draw. Now take the four: { draw-them }.
lesson-responses-play = Your turn goes on after drawing. Cleo has chosen red: play your red 2.
lesson-responses-farewell = So a Draw Two answers a Draw Two, a Wild Draw Four a Wild Draw Four, and the cards add up until a player draws them.

# Sequences.
lesson-sequences = Sequences
    .description = Laying several neighbouring numbers of one colour in a row. About two minutes.
lesson-sequences-first = You hold a red 4, 5 and 6. With this rule you may lay them one after the other. Begin with the red 4.
lesson-sequences-second = It is Ben's turn already, but until he acts you may go on with the same colour, one number higher or lower. Here he waits: play your red 5.
lesson-sequences-late = Now Ben was quicker, and your sequence is over. Try the red 6 all the same: being late costs nothing.
lesson-sequences-down = Too late, but nothing is lost. Sequences also go down: play your yellow 3 first.
lesson-sequences-two = And now the yellow 2 behind it.
lesson-sequences-farewell = That is a sequence: one colour, always up or always down, until another player acts. Only from 9 to 0 it does not go on.

# Interceptions.
lesson-interceptions = Interceptions
    .description = Playing out of turn when you hold exactly the top card. About two minutes.
lesson-interceptions-same = It would be Cleo's turn, but you hold exactly the card that Ben laid, a red 7. Play it as usual, although it is not your turn: that is an interception.
lesson-interceptions-turn = Whoever intercepts has a turn of their own at once. Play your red 1.
lesson-interceptions-again = After you it was Ben's turn, as Ben sits next to you. You hold his green 1, too: intercept again.
lesson-interceptions-pass = In the turn after an interception you may lay something or leave it, without drawing. This time leave it. { pass-now }
lesson-interceptions-farewell = Cleo did not have a single turn! Every card can be intercepted but Wilds. An interception that fails costs three points; a mere slip is free, as long as your settings say so.

# Super interceptions.
lesson-super-interceptions = Super interceptions
    .description = Intercepting with the same number or symbol in another colour. About two minutes.
lesson-super-interceptions-number = Ben laid a red 7. For a super interception the number alone must agree: play your blue 7, although it is Cleo's turn.
lesson-super-interceptions-turn = Now blue is the colour, and you have a turn of your own. Play your blue 2.
lesson-super-interceptions-symbol = Ben's Skip hit Cleo, and it is Dora's turn. But symbols can be intercepted as well: play your yellow Skip.
lesson-super-interceptions-last = Now yellow is the colour. Your own Skip skips nobody: it has brought you this turn. Play your yellow 3.
lesson-super-interceptions-farewell = So any card of the same number or symbol intercepts, and brings its own colour along.

# Bluff.
lesson-bluff = Bluff
    .description = Calling a Wild Draw Four that was not needed. About two minutes.
lesson-bluff-call = Cleo laid a Wild Draw Four on a green 4. With this rule that is honest only if nothing else fitted, and you believe she holds green. Call it a bluff with { KEY("call_bluff") }.
lesson-bluff-right = It was a bluff: instead of you she drew the four cards, and two more. You have an ordinary turn, and blue was chosen: play your blue 5.
lesson-bluff-honest = Neither your red 7 nor your yellow cards fit on Cleo's blue 1. So your own Wild Draw Four is honest: play it and choose red.
lesson-bluff-wrong = Ben called you and was wrong, so he drew six cards instead of four. Play your red 7.
lesson-bluff-farewell = A right call costs the bluffer the cards and two more, a wrong one the caller. You may bluff yourself, if you dare.

# Skip after drawing.
lesson-skip-after-draw = Skip after drawing
    .description = Draw cards that cost the turn as well. About one minute.
lesson-skip-after-draw-draw = Cleo laid a Draw Two, and you must draw two cards. With this rule that also ends your turn: { draw-them }.
lesson-skip-after-draw-hit = Your turn was over at once. Now return it: play your green Draw Two on Cleo's green 1.
lesson-skip-after-draw-on = Ben had to draw two cards and could not play: it was Cleo's turn at once. Play your blue 9 on her green 9.
lesson-skip-after-draw-farewell = So a Draw Two or a Wild Draw Four hits twice: cards and turn.

# Sevens and zeros.
lesson-sevens-zeros = Sevens and zeros
    .description = Swapping hands with a 7 and passing all hands on with a 0. About two minutes.
lesson-sevens-zeros-seven = Ben has only two cards. Whoever plays a 7 may swap hands with somebody: play your red 7, and choose Ben when you are asked.
lesson-sevens-zeros-all = You had Ben's two cards, but not for long: Cleo laid a 0, and everybody passed the hand on to the next player. You got hers. { KEY("all_cards") } says what you hold now.
lesson-sevens-zeros-zero = Among them is a 0, and Cleo holds only two cards, which would come to you. Play your blue 0.
lesson-sevens-zeros-play = All hands have moved on again, and you hold two cards. Play your blue 6.
lesson-sevens-zeros-uno = One card left: say Uno with { KEY("uno") }. You also owe it when a swap leaves you with one card.
lesson-sevens-zeros-farewell = A 7 swaps two hands, if you want, a 0 moves all of them on. { KEY("read_counts") } tells you whose hand is worth having.

# Buzzer.
lesson-buzzer = Buzzer
    .description = A race in which everybody presses a key. About one minute.
lesson-buzzer-press = Cleo laid a Buzzer: now everybody presses, and the slowest draws three cards. Here the others wait for you: press { KEY("buzzer") }.
lesson-buzzer-any = Ben was the slowest. A Buzzer has no colour: any card fits on it. Play your green 5.
lesson-buzzer-own = You hold a Buzzer yourself, and it fits on every card. Play it, and be ready.
lesson-buzzer-again = Whoever lays it must press, too: { KEY("buzzer") }, quickly!
lesson-buzzer-farewell = This time Cleo was the slowest. Bots hear the Buzzer out before they press, so that listening is no disadvantage to you.

# Advanced responses.
lesson-advanced-responses = Advanced responses
    .description = Answering draw cards with Skip, Reverse and Wild. About two minutes.
lesson-advanced-responses-skip = Cleo laid a red Draw Two, and you hold none. With this rule a Skip that fits answers, too, and passes the cards on to Ben: play your red Skip.
lesson-advanced-responses-wild = Ben sent the two cards back with a Reverse, and the direction has turned. A Wild answers everything: play it and choose blue.
lesson-advanced-responses-on = So Cleo had to draw her own two cards. Your blue was followed twice: play your blue 8.
lesson-advanced-responses-farewell = A Skip passes cards on, a Reverse sends them back, a Wild passes them on in a new colour. And while cards are due, nobody wins: the round ends when they have been drawn.

# Two rules meet: intercepting a Draw Two.
lesson-intercepted-response = Two rules meet: intercepting a Draw Two
    .description = What happens to the cards that are due when somebody intercepts. About two minutes.
lesson-intercepted-response-intercept = Here Responses and Interceptions are both on. Cleo must draw two cards for Ben's red Draw Two, and you hold exactly the same card. Play it out of turn: that is an interception and an answer in one.
lesson-intercepted-response-turn = Cleo is saved. Four cards are due now, but they wait: you have your interceptor's turn first, and they do not concern you. Play your red 9.
lesson-intercepted-response-on = Then they fell on Ben, who answered with another Draw Two: six for Cleo after all. Play your green 4.
lesson-intercepted-response-farewell = Where rules meet, { KEY("read_debt") } says what is due and from whom, and { KEY("rules") } opens the rules with every such case.
