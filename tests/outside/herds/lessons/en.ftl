# Lessons of Herds.
lesson-fits = What fits on what
    .description = The same animal or the same number, and drawing. About 1 minute.
lesson-fits-animal = The cat 1 lies on top. A card fits that has its animal or its number. Lay your cat 5.
lesson-fits-refused = Ben laid the cat 6. Try what happens when a card does not fit: lay the hen 2 on it.
lesson-fits-draw = The hen stays in your hand. Nothing you hold fits, so draw a card with { KEY("draw") }.
lesson-fits-end = With that your turn is over. The first player without cards wins the round.
lesson-bell = The bell and the 8
    .description = Ringing first, and picking another player. About 1 minute.
lesson-bell-lay = The cat 1 lies on top. Lay your cat 5.
lesson-bell-ring = Ben laid a 5 on your 5, and must ring. Ring first: { KEY("ring") }.
lesson-bell-pick = Ben had to draw a card, and Cleo laid the hen 4. Lay the hen 8 and pick Cleo, who then draws one.
lesson-bell-end = Now you know the whole game. The fewest points win the match.
