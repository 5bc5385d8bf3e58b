# What is wrong with the words of this game in table files.
teams-scores-differ = partners have one score, not { $mine } and { $partners }
teams-both-empty = { $names } hold no card: the round would be over
teams-turn-without-card = { $name } holds no card and cannot be on turn
teams-choice-hidden = `choice { $choice }` is for { $names } at once: a hidden choice cannot stand in a position
teams-nothing-to-choose = { $name } has no card to choose
teams-choice-and-more = while `choice { $choice }` is open there are no cards to draw, no drawn card and no other Uno duty
teams-no-swap-symbol = the top card { $card } has no swap symbol
teams-cannot-share = { $name } shares only two or more cards, and only with a partner without
teams-debt-before-share = cards to draw have been drawn before anyone shares because of it
