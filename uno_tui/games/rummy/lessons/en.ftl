# Lessons of UNO Rummy.
begin-with-it =
    { FRONT() ->
       *[screen] Go to it: { KEY("new_set") } begins a set with it.
        [lines] { KEY("new_set") } with its number begins a set with it.
    }
add-them =
    { FRONT() ->
       *[screen] { KEY("play") } adds the selected tile.
        [lines] The number of a tile adds it.
    }
cut-here =
    { FRONT() ->
       *[screen] Go to the red 8 in it: { KEY("split") } cuts the run before this tile.
        [lines] { KEY("split") } with the number of the red 8 cuts the run before this tile.
    }
take-it =
    { FRONT() ->
       *[screen] Go to the yellow 9 in it: { KEY("play") } takes it up.
        [lines] The number of the yellow 9 in it takes it up.
    }
back-to-rack =
    { FRONT() ->
       *[screen] { KEY("next_group") } leads on, past the other sets, back to your rack.
        [lines] Type { KEY("hand") } for your rack.
    }

lesson-sets = Runs and groups
    .description = Your first turn: what a set is, how one is laid, and how a draft is finished. About 4 minutes.
lesson-sets-table = You play with tiles, your rack is your hand, and four start tiles lie in the middle. { KEY("read_top") } reads the table.
lesson-sets-begin = A run is three or more numbers in a row, all of one colour: you hold the red 8, 9 and 10. Begin with the red 8. { begin-with-it }
lesson-sets-run = Now add the red 9 and the red 10 to it. { add-them }
lesson-sets-check = That is a run, but so far only in your draft. { KEY("read_draft") } says what comes from your rack, and what is still wrong.
lesson-sets-finish = Nothing is wrong. { KEY("finish") } finishes: only now the table changes.
lesson-sets-group = Ben laid a group: one number, in three or four different colours. Do the same with your three 3s: begin a set with one of them and add the others.
lesson-sets-again = Your draft is a group of 3s. { KEY("finish") } finishes.
lesson-sets-end = In a turn you lay at least one tile of your rack and at most four, and that is so from the first turn on. Start tiles may lie alone until somebody uses them.

lesson-adding = Adding and drawing
    .description = Tiles for sets that lie already, when you may draw, and what you may lay then. About 4 minutes.
lesson-adding-must = It is your turn, and two sets lie on the table. Try to draw. { draw-now }
lesson-adding-find = Whoever can lay a tile must do so here. { KEY("next_playable") } leads to a tile of yours that can be laid.
lesson-adding-add = The red 11 fits behind the red run 8 to 10. Go to the red 11 and add it. { add-them }
lesson-adding-second = One tile is enough, but up to four may be laid. The red 4 fits into the group of 4s: add it, too.
lesson-adding-finish = Both lie in your draft. { KEY("finish") } finishes.
lesson-adding-draw = Ben could lay nothing and drew a tile, and now you cannot lay anything either. { draw-now }
lesson-adding-drawn = The red 12 can be laid, and it alone; { KEY("pass") } would keep it. Add it to the red run, then { KEY("finish") } finishes.
lesson-adding-end = Laying comes before drawing, and drawing ends your turn unless the new tile fits. { KEY("hint") } tells you what can be laid, if you do not find it.

lesson-jokers = Jokers
    .description = Laying a Joker, taking one from the table, and laying it again. About 4 minutes.
lesson-jokers-begin = A Joker stands for any tile, and you hold one. Begin a set with the yellow 6. { begin-with-it }
lesson-jokers-lay = Add the yellow 8 and then the Joker: between them it can only be the yellow 7.
lesson-jokers-finish = Laid from a rack, a Joker makes the next player draw four and lose the turn. { KEY("finish") } finishes.
lesson-jokers-free = Ben drew four, and you are on turn again. In the red run a Joker stands for the red 9: choose the red 9 of your rack, and say that it goes in place of the Joker.
lesson-jokers-again = The Joker stands in your rack now. Lay it again: begin a set with the blue 10, then add the blue 12 and the Joker.
lesson-jokers-hand = Laid again, it works again. { KEY("finish") } finishes, and Ben draws four more.
lesson-jokers-end = A Joker can be taken from the table only by the very tile that it stands for. A group may hold one Joker, a run several, but never two side by side.

lesson-actions = Action tiles and the end
    .description = What 2, 5 and 7 do, saying Uno, and winning a round. About 3 minutes.
lesson-actions-two = Laid from a rack, a 2 is a Draw Two, a 5 a Skip and a 7 a Reverse. Lay the green run 1 to 3: begin a set with one of the tiles, and add the others.
lesson-actions-works = Your green 2 works once it reaches the table: Ben will draw two and lose the turn. { KEY("finish") } finishes.
lesson-actions-five = It is your turn again. Lay your three 5s as a group and finish with { KEY("finish") }: of all action tiles in a turn one works, so Ben loses one turn.
lesson-actions-uno = You have one tile left, and that must be said: { KEY("uno") } says Uno.
lesson-actions-last = Ben lost the turn, so you go on. Add the blue 11 to the blue run, and finish with { KEY("finish") }.
lesson-actions-end = Your rack is empty, and you have won the round. On the table 2, 5 and 7 are plain numbers; a 7 turns the direction, which for two means that the same player plays again.

lesson-splitting = Taking a run apart
    .description = Cutting a run on the workbench, giving a draft up, and getting it back. About 4 minutes.
lesson-splitting-go = Your red 8 fits nowhere, because the red run 6 to 10 holds one already. But that run can be cut: { KEY("next_group") } leads to the sets on the table.
lesson-splitting-split = This is the red run. { cut-here }
lesson-splitting-lay = Now 6 and 7 lie alone, and 8 to 10 are a run of their own. { back-to-rack } Add your red 8 to the 6 and 7. { add-them }
lesson-splitting-give-up = Two complete runs, but still a draft. Nothing is lost if you change your mind: give it up with { KEY("stop") }.
lesson-splitting-bring-back = The table is as it was. { KEY("take_back") } takes back one step, and giving up was one: bring your draft back.
lesson-splitting-check = Your draft is there again. { KEY("read_draft") } says what is laid, and whether anything is wrong.
lesson-splitting-finish = Everything is right, so { KEY("finish") } finishes.
lesson-splitting-end = Cut, add, check, finish: on the workbench you may try whatever you like. Only when you finish must every set be right.

lesson-taking = Taking a tile from a set
    .description = A tile of the table for a set of your own. About 3 minutes.
lesson-taking-hint = You hold two 9s, and the third lies in the yellow run 9 to 12. { KEY("hint") } says the first step of a plan.
lesson-taking-take = Four yellow tiles lie there, and three are enough for a run. { KEY("next_group") } leads to the yellow run. { take-it }
lesson-taking-begin = You carry the yellow 9, and what is left is still a run. { KEY("new_set") } begins a new set with it.
lesson-taking-lay = { back-to-rack } Add your green 9 and your blue 9. { add-them }
lesson-taking-finish = The run is complete, and so is the group of 9s. { KEY("finish") } finishes.
lesson-taking-end = A tile of the table never goes to your rack, but it may move to another set. { KEY("take_back") } takes steps back one by one, if you have lost your way.
