# Lessons of Umé.
put-it =
    { FRONT() ->
       *[screen] { KEY("play") } discards it.
        [lines] Type its number to discard it.
    }
effect-of-nine =
    { FRONT() ->
       *[screen] Go to the red 9: { KEY("read_effect") } says which sums you would have then.
        [lines] Type { KEY("read_effect") } and the number of the red 9 to hear your sums without it.
    }

lesson-sums = Sums and the sequence
    .description = What counts in your base, how sums are read, and how you win. About 4 minutes.
lesson-sums-sums = All cards are open, and the cards of each colour in your base are added up. { KEY("read_sums") } reads your sums, and which colours are active.
lesson-sums-draw = Only a colour with at least two number cards is active, so your green does not count yet. Draw a card. { draw-now }
lesson-sums-bases = The green 4 makes your green active. Now listen to the others: { KEY("next_group") } goes to Ben's base and says its sums.
lesson-sums-near = You win with three active sums at equal distances, such as 3, 5 and 7. { KEY("read_near") } says who is one card away from that.
lesson-sums-effect = Your red 9 is too much. Instead of drawing you may discard one of your cards. { to-own-base } { effect-of-nine }
lesson-sums-put = Red 3, yellow 5, green 7: the distance is 2 each time. Discard the red 9. { put-it }
lesson-sums-end = The program saw your sequence at once, and you have won. Sequences count on anyone's turn. Three equal sums are one too. A 0 counts 10.

lesson-actions = Action cards
    .description = Reverse, Draw Two, Wild and Wild Draw Four: cards that move other cards. About 5 minutes.
lesson-actions-draw = Action cards come by drawing only, and take effect at once. { draw-now }
lesson-actions-take = A red Reverse: take a red card from another player, or give one of yours away. Take Ben's red 7, and say yes at the end.
lesson-actions-again = That made your red bigger, and Ben's red is no longer active. Draw again. { draw-now }
lesson-actions-drop = With a yellow Draw Two you discard two yellow cards, your own first. You have only the 2, so choose Ben's yellow 9 as well.
lesson-actions-third = So an action card can take from others what they need. Draw again. { draw-now }
lesson-actions-name = A Wild: you name a colour, and everyone discards their lowest and highest card of it. Name blue, which costs Ben two cards and you one.
lesson-actions-fourth = Now draw the strongest one. { draw-now }
lesson-actions-all = With a Wild Draw Four you discard one card of each colour, another player's only for a colour you lack. Choose your red 4, Ben's yellow 5 and your green 6.
lesson-actions-end = Those are the action cards; a Skip does nothing. Before you say yes to a change, you are told which sums it leaves you.

lesson-claims = Claiming a sequence
    .description = Where the program adds nothing up: noticing your sequence and claiming it. About 3 minutes.
lesson-claims-adding = In this game the players claim sequences, and you do the adding. Ask for your sums with { KEY("read_sums") }, and hear what you get instead.
lesson-claims-wrong = Your red makes 5, your yellow 7, and a single green card is not active: no sequence. Claim one anyway with { KEY("uno") }, and hear what that costs.
lesson-claims-draw = A wrong claim costs a turn and nothing else. It is your turn again. { draw-now }
lesson-claims-cards = The green 5 has come to your base. { KEY("all_cards") } says your cards: add up each colour.
lesson-claims-claim = Red 5, yellow 7, green 9: that is a sequence. You may claim it at any moment, also on Ben's turn: { KEY("uno") }.
lesson-claims-end = The first right claim wins the round. In games where the program spots sequences, there is nothing to claim.

lesson-shields = Shields
    .description = Skips as Shields: changes that need permission. About 3 minutes.
lesson-shields-draw = With this house rule a Skip is a Shield. Draw one. { draw-now }
lesson-shields-deny = The Shield is in your red now, so other players must ask before they change your red. Ben wants to take your red 5: answer no.
lesson-shields-reverse = Ben had to take another card, Cleo's. It is your turn. { draw-now }
lesson-shields-ask = A blue Reverse. Ben's blue is behind a Shield, so Ben will be asked. Try to take Ben's blue 4.
lesson-shields-other = Ben did not allow it, and you may not ask for that card again. Cleo's blue has no Shield: take Cleo's blue 6.
lesson-shields-end = A Shield guards its colour until its owner discards it as a turn. Only a Wild asks no one.
