# Lessons of UNO Rummy.
go-on =
    { FRONT() ->
       *[screen] { KEY("play") } to continue.
        [lines] Type { KEY("play") } to continue.
    }
begin-with-it =
    { FRONT() ->
       *[screen] Go to it: { KEY("new_set") } starts the set.
        [lines] Type { KEY("new_set") } and its number on the rack.
    }
add-them =
    { FRONT() ->
       *[screen] { KEY("play") } adds the selected tile.
        [lines] A tile's number adds it.
    }
cut-here =
    { FRONT() ->
       *[screen] Go to the red 8 in it: { KEY("split") } cuts the run before this tile.
        [lines] Type { KEY("split") } with the number of the red 8 to cut the run before this tile.
    }
take-it =
    { FRONT() ->
       *[screen] Go to the yellow 9 in it: { KEY("play") } picks it up.
        [lines] Type the number of the yellow 9 in it to pick it up.
    }
back-to-rack =
    { FRONT() ->
       *[screen] { KEY("next_group") } goes back to your rack.
        [lines] Type { KEY("hand") } for your rack.
    }

lesson-sets = Runs and groups
    .description = Your first turn: what a set is, how you play one, and how you finish a draft. About 4 minutes.
lesson-sets-table = You play with tiles, and your rack is your hand. Read the table: { KEY("read_top") }.
lesson-sets-start = Those four are start tiles: each may stay alone until someone uses it in a set. { go-on }
lesson-sets-begin = A run is three or more numbers in a row, all of one colour. You have the red 8, 9 and 10: begin with the red 8. { begin-with-it }
    .task = The red 8 first. { begin-with-it }
lesson-sets-asked = Where a tile goes may be asked. Carry it: you take it along to a set. Leave it on the rack: nothing changes. { go-on }
lesson-sets-run = Now add the red 9 and the red 10 to it. { add-them }
lesson-sets-check = That is a run, but so far only in your draft. Read the draft: { KEY("read_draft") }.
lesson-sets-finish = All valid. { KEY("finish") } to play it for real.
lesson-sets-group = Ben played a group: one number, in three or four different colours. Do the same with your three 3s: start a set with one and add the others.
    .task = Start a set with a 3, and add the other two 3s.
lesson-sets-again = Your draft is a group of 3s. { KEY("finish") } to finish.
lesson-sets-end = Each turn, play at least one tile from your rack and at most four.

lesson-adding = Adding and drawing
    .description = Adding tiles to sets on the table, when you may draw, and what you may play then. About 4 minutes.
lesson-adding-must = It is your turn, and two sets are on the table. Try to draw. { draw-now }
lesson-adding-find = If you can play a tile, you must do so here. { KEY("next_playable") } goes to a playable tile of yours.
lesson-adding-add = The red 11 joins the red run 8 to 10. Go to the red 11 and add it. { add-them }
lesson-adding-second = One tile is enough, but you may play up to four. The red 4 joins the group of 4s: add it, too.
lesson-adding-finish = Both are in your draft. { KEY("finish") } to finish.
lesson-adding-draw = Ben could not play and drew a tile, and now you cannot play either. { draw-now }
lesson-adding-drawn = You may play the red 12, and only that; { KEY("pass") } would keep it. Add the red 12 to the red run, then { KEY("finish") } to finish.
lesson-adding-end = Drawing ends your turn unless the new tile is playable. { KEY("hint") } tells you what is playable, if you do not find it.

lesson-jokers = Jokers
    .description = Playing a Joker, taking one from the table, and playing it again. About 4 minutes.
lesson-jokers-begin = A Joker stands for any tile, and you have one. Start a set with the yellow 6. { begin-with-it }
    .task = The yellow 6 first. { begin-with-it }
lesson-jokers-lay = Add the yellow 8 and then the Joker: between them it can only be the yellow 7.
    .task = Add the yellow 8 and then the Joker.
lesson-jokers-finish = Played from a rack, a Joker makes the next player draw four and miss a turn. { KEY("finish") } to finish.
lesson-jokers-free = The red run's Joker stands for the red 9. Choose your red 9 and put it in the Joker's place.
lesson-jokers-again = Now the Joker is in your rack. Play it again: start a set with the blue 10, then add the blue 12 and the Joker.
lesson-jokers-hand = Played again, it takes effect again. { KEY("finish") } to finish, and Ben draws four more.
lesson-jokers-end = You can take a Joker only with the very tile that it stands for. A group may hold one Joker, a run several, but never side by side.

lesson-actions = Action tiles and the end
    .description = What 2, 5 and 7 do, saying Uno, and winning a round. About 3 minutes.
lesson-actions-two = Played from a rack, a 2 is a Draw Two, a 5 a Skip and a 7 a Reverse. Play the green run 1 to 3: start a set with one of the tiles, and add the others.
    .task = Play the green run 1 to 3 as a new set.
lesson-actions-works = Your green 2 takes effect on the table: Ben will draw two and miss a turn. { KEY("finish") } to finish.
lesson-actions-five = It is your turn again. One action tile per turn takes effect, so Ben will miss one turn. Play your three 5s as a group, then { KEY("finish") }.
lesson-actions-uno = You have one tile left, and you must say so: { KEY("uno") } to say Uno.
lesson-actions-last = Ben missed the turn, so you play again. Add the blue 11 to the blue run, then { KEY("finish") } to finish.
lesson-actions-end = Your rack is empty, and you have won the round. Once on the table, 2, 5 and 7 are plain numbers. With two players, a 7 lets the same player play again.

lesson-splitting = Taking a run apart
    .description = Cutting a run on the table, cancelling a draft, and restoring it. About 4 minutes.
lesson-splitting-go = Your red 8 joins no set, because the red run 6 to 10 has one already. But you can cut that run: { KEY("next_group") } goes to the sets on the table.
lesson-splitting-split = This is the red run. { cut-here }
lesson-splitting-lay = Now 6 and 7 are alone, and 8 to 10 are a run of their own. { back-to-rack } Add your red 8 to the 6 and 7. { add-them }
lesson-splitting-give-up = Two valid runs, but still a draft. You may change your mind: cancel it with { KEY("stop") }.
lesson-splitting-bring-back = The table is as it was. Cancelling was one step: restore your draft with { KEY("take_back") }, which undoes it.
lesson-splitting-check = Your draft is back. { KEY("read_draft") } says what you have played, and whether anything is not valid.
lesson-splitting-finish = All valid. { KEY("finish") } to finish.
lesson-splitting-end = Cut, add, check, finish: in a draft you may try anything. Every set must be valid only when you finish.

lesson-taking = Taking a tile from a set
    .description = Using a tile from the table in a set of your own. About 3 minutes.
lesson-taking-hint = You have two 9s, and the third is in the yellow run 9 to 12. { KEY("hint") } says the first step of a plan.
lesson-taking-take = Four yellow tiles are there, and three are enough for a run. { KEY("next_group") } goes to the yellow run. { take-it }
lesson-taking-begin = You carry the yellow 9, and what is left is still a run. { KEY("new_set") } starts a new set with it.
lesson-taking-lay = { back-to-rack } Add your green 9 and your blue 9. { add-them }
lesson-taking-finish = The run is valid, and so is the group of 9s. { KEY("finish") } to finish.
lesson-taking-end = A tile from the table never goes to your rack, but it may move to another set. { KEY("take_back") } undoes steps one by one.
