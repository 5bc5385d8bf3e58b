# UNO Teams.
title = UNO Teams
    .description = For 4, 6 or 8: UNO in teams, with cards for the partner, Team Wilds, going out and coming back.
value-match_end-wins = after a number of won rounds
presenter-teams-give = { $names } must choose a card for the partner.
presenter-teams-swap = { $names } must choose a card to swap with the partner.
presenter-teams-share = { $names } must share the hand with the partner.
presenter-teams-teams = Together: { $list }.

# Events.
teams-partner = { $name } is your partner.
teams-start-card-passed-over = { CARD($card) } may not start; another card is turned up.
    .terse = { "" }
teams-choose-give-you = Choose a card for { $name }.
teams-choose-give-other = Everybody chooses a card for their partner.
teams-choose-swap-you = Swap: choose a card for { $name }.
teams-choose-swap-other = { $name } and { $other } choose a card each to swap.
teams-swapped-other = { $name } and { $other } have swapped a card each.
presenter-teams-selected =
    { FRONT() ->
       *[screen] { $card } is selected: Enter gives it away.
        [lines] The number of a card gives it away.
    }
teams-choose-share-you =
    { $count ->
        [one] { $name } holds no card. Choose 1 card to give { $name }.
       *[other] { $name } holds no card. Choose { $count } cards to give { $name }.
    }
teams-choose-share-for-you =
    { $count ->
        [one] You have no card left: { $name } must give you 1 card.
       *[other] You have no card left: { $name } must give you { $count } cards.
    }
    .terse = { "" }
teams-choose-share-other =
    { $count ->
        [one] { $other } has no card left: { $name } must give 1 card.
       *[other] { $other } has no card left: { $name } must give { $count } cards.
    }
    .terse = { "" }
teams-chose-you = You have chosen { CARD($card, form: "the") }.
teams-chose-other = { $name } has chosen.
    .terse = { "" }
teams-handed-by-you = You give { $name } { $cards }.
teams-handed-to-you = { $name } gives you { $cards }.
teams-handed-other =
    { $count ->
        [one] { $name } gives { $other } 1 card.
       *[other] { $name } gives { $other } { $count } cards.
    }
teams-out-you = You are out for now: { $other } has only one card.
teams-out-other = { $name } is out for now.
teams-back-you = You are back in the round.
teams-back-other = { $name } is back in the round.
teams-called-you = { $name } calls you: lay a card.
teams-called-by-you = { $name } can lay and plays at once.
    .terse = { "" }
teams-called-other = { $other } plays at once.
    .terse = { "" }
teams-unable-by-you = { $name } cannot lay a card: you draw 2.
teams-unable-you = You cannot lay a card: { $name } draws 2.
teams-unable-other = { $other } cannot lay a card.
    .terse = { "" }
teams-uno-for-partner-you = You say Uno for { $other }!
teams-uno-for-you = { $name } says Uno for you!
teams-uno-for-partner-other = { $name } says Uno for { $other }!
teams-debt-both-you = You and { $other } must draw 2 cards each.
teams-debt-both-for-you = { $name } and you must draw 2 cards each.
teams-debt-both-other = { $name } and { $other } must draw 2 cards each.
    .terse = { "" }
teams-round-won-you = You and { $other } win the round!
teams-round-won-other = { $name } and { $other } win the round.
teams-match-won-you = You and { $other } win the match!
teams-match-won-other = { $name } and { $other } win the match.
teams-points-you =
    { $points ->
        [one] You score 1 point.
       *[other] You score { $points } points.
    }
teams-points-other =
    { $points ->
        [one] They score 1 point.
       *[other] They score { $points } points.
    }
teams-score-you = You and { $other }: { $points }
teams-score-other = { $name } and { $other }: { $points }
teams-wins = Rounds won. { $list }.

# Answers to status keys, and questions.
teams-ask-share =
    { $count ->
        [one] Which card for { $name }?
       *[other] Which { $count } cards for { $name }?
    }
# Refusals: what was tried, why not, what would work.
teams-refused-not_your_choice = You have nothing to choose now. Wait for { $names }.
teams-refused-choice_open = First { $names } must choose.
teams-refused-choice_open-you =
    { $count ->
        [one] First choose 1 card for { $name }.
       *[other] First choose { $count } cards for { $name }.
    }
teams-refused-no_choice_open = There is no card to give away now.
teams-refused-wrong_count =
    { $count ->
        [one] You must give { $name } exactly 1 card.
       *[other] You must give { $name } exactly { $count } cards.
    }
teams-refused-partner_must_play = { $name } laid a Team Wild, so you must lay a card. { KEY("next_playable") } finds it.
teams-refused-cannot_draw = There is nothing left to draw, and you hold a card that fits. { KEY("next_playable") } finds it.

# Options.
option-match_end = End of the match
    .description = At a point limit: when a team reaches it. After won rounds: when a team has won so many.
option-wins = Rounds to win
    .description = With an end after wins: how many rounds a team must win.

# Cards.
card-reverse = { article }{ adjective }Reverse
card-draw-two = { article }{ adjective }Draw Two
card-team-wild = { article }Team Wild
card-draw-four-team-wild = { article }Draw Four Team Wild
card-swapping = { $card } with swap
look-team_wild = Team
look-draw_four_team_wild = Team +4

# Pieces of what is read.
piece-order-order = The seating order
piece-order-teams = The teams

# Advice.
advice-move-give = give { $name } { CARD($card, form: "the") }
advice-move-share = give { $name } { $cards }
advice-teams-wild = { $name } gets a card that always fits
advice-teams-longest =
    { $count ->
        [one] you keep 1 card in { $colour }
       *[other] you keep { $count } cards in { $colour }
    }
advice-teams-only = it is your only card in { $colour }
advice-teams-calls =
    { $count ->
        [one] it calls { $name }, who has 1 card
       *[other] it calls { $name }, who has { $count } cards
    }
advice-teams-hits-too =
    { $count ->
        [one] { $name }, who has 1 card, must draw too
       *[other] { $name }, who has { $count } cards, must draw too
    }
look-reverse = Rev.
look-draw_two = +2
