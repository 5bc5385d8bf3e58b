# UNO Teams.
title = UNO Teams
    .description = 4, 6 or 8 players: UNO in teams, with cards for your partner, Team Wilds, going out and coming back.
typed-title = team, partners
aim = Be the first team without cards: you and your partner. Cards match in colour or number; some give, swap or call.
value-match_end-wins = after a number of rounds won
presenter-teams-give = Waiting for { $names } to choose a card for their partner.
presenter-teams-swap = Waiting for { $names } to choose a card to swap with their partner.
presenter-teams-share = Waiting for { $names } to share their hand with their partner.
presenter-teams-teams = Together: { $list }.

# Events.
teams-partner = { $name } is your partner.
teams-start-card-passed-over = { CARD($card) } cannot start. Turning another card.
    .terse = { "" }
teams-choose-give-you = Choose a card for { $name }.
teams-choose-give-other = Everyone chooses a card for their partner.
teams-choose-swap-you = Swap: choose a card for { $name }.
teams-choose-swap-other = { $name } and { $other } each choose a card to swap.
teams-swapped-other = { $name } and { $other } have each swapped a card.
presenter-teams-selected =
    { FRONT() ->
       *[screen] { $card } is selected: Enter gives it away.
        [lines] Type the number of the card that you give.
    }
teams-choose-share-by-you =
    { $count ->
        [one] { $name } has no cards. Choose 1 card to give { $name }.
       *[other] { $name } has no cards. Choose { $count } cards to give { $name }.
    }
teams-choose-share-you =
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
teams-called-you = { $name } calls you: play a card.
teams-called-by-you = { $name } plays now.
    .terse = { "" }
teams-called-other = { $other } plays now.
    .terse = { "" }
teams-unable-by-you = { $name } cannot play.
teams-unable-you = You cannot play.
teams-unable-other = { $other } cannot play.
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
teams-score-you = you and { $other } { $points }
teams-score-other = { $name } and { $other } { $points }
teams-wins = Rounds won: { $list }.

# Answers to status keys, and questions.
teams-ask-share =
    { $count ->
        [one] Which card for { $name }?
       *[other] Which { $count } cards for { $name }?
    }
# Refusals: what was tried, why not, what would work.
teams-refused-not_your_choice = Nothing for you to choose now. Wait for { $names }.
teams-refused-choice_open = Waiting for { $names } to choose.
teams-refused-choice_open-you =
    { $count ->
        [one] First choose 1 card for { $name }.
       *[other] First choose { $count } cards for { $name }.
    }
teams-refused-no_choice_open = No card to give away now.
teams-refused-wrong_count =
    { $count ->
        [one] Give { $name } exactly 1 card.
       *[other] Give { $name } exactly { $count } cards.
    }
teams-refused-partner_must_play =
    { FRONT() ->
       *[screen] { $name } played a Team Wild, so you must play a card. { KEY("next_playable") } finds it.
        [lines] { $name } played a Team Wild, so you must play a card. Type { KEY("next_playable") } to find it.
    }
teams-refused-cannot_draw =
    { FRONT() ->
       *[screen] Nothing left to draw, and you have a playable card. { KEY("next_playable") } finds it.
        [lines] Nothing left to draw, and you have a playable card. Type { KEY("next_playable") } to find it.
    }

# Options.
option-match_end = The match ends
    .description = At a point limit: when a team reaches it. After rounds won: when a team has won that many.
option-limit = Point limit
    .description = The match ends after the round in which a team reaches this many points.
option-wins = Rounds to win
    .description = How many rounds a team must win, if the match ends after rounds won.

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
advice-teams-wild = { $name } gets a card that always matches
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
look-reverse = Reverse
look-draw_two = +2
board-partner = { $name }, partner
phrases-read-counts-here = how many cards does my team have, how many cards does our team have, how many cards do we have
phrases-next-playable-here = which card can i give, which card can i give away, what can i give, what can i give away, which cards can i give
phrases-read-scores-here = which team is ahead, which team is winning, team score, score of the teams, are we winning, are we ahead, score between teams, score between the teams
phrases-read-order-here = who are we playing against, who is my opponent, who are my opponents, who are our opponents, who is on my team, who is in which team, which team, teams, what are the teams, who plays against us, who's on the other team, who is on the other team, who is in the other team
phrases-aim-here = how does our team win, when do we win, when does our team win
