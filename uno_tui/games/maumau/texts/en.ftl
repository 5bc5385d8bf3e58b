# Erftschmiede-Maumau.
title = Erftschmiede-Maumau
    .description = 2 to 8 players: chains of answers, Jokers, chosen suits, and cheating that can be caught.
typed-title = mau mau, maumau
aim = Be the first without cards: each matches the top card in suit or rank, is one higher or lower, or a multiple of it. Some cards must be answered, and a jack asks for a suit.
value-hand_size-dealer = chosen by the dealer
presenter-maumau-dealing-you = You choose how many cards everyone gets: press Enter.
presenter-maumau-dealing-other = { $name } chooses how many cards everyone gets.
presenter-maumau-due-you = Answer or accept.
presenter-maumau-due-other = { $name } must answer or accept.
presenter-maumau-answers = You may answer with: { $cards }.
accept-now =
    { FRONT() ->
       *[screen] { KEY("accept") } to accept.
        [lines] Type { KEY("accept") }.
    }
presenter-maumau-accept = { accept-now }
command-read-colour = say the chosen suit or rank
word-pass = pass
word-accept = accept
command-pass = pass after drawing
command-accept = accept what is pending
word-uno = last card, last, report, claim, uno

# Events.
maumau-deal-you = { "" }
maumau-deal-other = { $name } chooses how many cards everyone gets.
maumau-hand-size-you =
    { $count ->
        [one] You deal everyone 1 card.
       *[other] You deal everyone { $count } cards.
    }
maumau-hand-size-other =
    { $count ->
        [one] { $name } deals everyone 1 card.
       *[other] { $name } deals everyone { $count } cards.
    }
start-card = First card: { CARD($card) }.
    .terse = First: { CARD($card) }.
maumau-turned-up-none = No first card. Play any card.
maumau-played-wish-you = You play { CARD($card) } and choose { $wish }.
    .terse = You: { CARD($card) }, { $wish }.
maumau-played-wish-other = { $name } plays { CARD($card) }, chooses { $wish }.
    .terse = { $name }, { CARD($card) }, { $wish }.
maumau-sent-back-by-you = You send the cards back to { $name } with { CARD($card) }.
    .terse = You: { CARD($card) }, back to { $name }.
maumau-sent-back-you = { $name } sends the cards back to you with { CARD($card) }.
    .terse = { $name }, { CARD($card) }, back to you.
maumau-sent-back-other = { $name } sends the cards back to { $other } with { CARD($card) }.
    .terse = { $name }, { CARD($card) }, back to { $other }.
maumau-due-swap-you =
    { $players ->
        [2] Swap hands with { $name }, or answer: 2 or Joker.
       *[other] Swap hands with { $name }, or answer: 2, ace or Joker.
    }
    .terse = { $name } wants to swap hands with you.
maumau-due-swap-by-you = You want to swap hands with { $name }, who may answer.
    .terse = { $name } may answer.
maumau-due-swap-other = { $name } wants to swap hands with { $other }.
maumau-sent-swap-you = { $by } makes { $name } swap hands with you. Answer: 2, ace or Joker.
    .terse = { $by } makes { $name } swap hands with you.
maumau-sent-swap-origin-you = { $by } makes you swap hands with { $other }, who may answer.
maumau-sent-swap-by-you = You make { $name } swap hands with { $other }.
maumau-sent-swap-other = { $by } makes { $name } swap hands with { $other }.
maumau-due-gift-you = Take a card from { $name }, or answer with the same 4 or a Joker.
    .terse = { $name } wants to give you a card.
maumau-due-gift-by-you = You want to give a card to { $name }, who may answer.
    .terse = { $name } may answer.
maumau-due-gift-other = { $name } wants to give { $other } a card.
maumau-due-sit_out-you = For the 6, miss a turn, or block: 5 or Joker.
    .terse = Block with a 5, or be skipped.
maumau-due-sit_out-other = { $name } must block with a 5 or be skipped.
    .terse = { "" }
maumau-due-draw-you =
    { $count ->
        [one] Draw 1, or answer: 7, 10 or Joker.
       *[other] Draw { $count }, or answer: 7, 10 or Joker.
    }
    .terse = Draw { $count }, or answer.
maumau-due-draw-other =
    { $count ->
        [one] { $name } must draw 1 card or answer.
       *[other] { $name } must draw { $count } cards or answer.
    }
    .terse = { "" }
maumau-due-queen-you =
    { $count ->
        [one] You are chosen: draw 1 and play, or answer: queen or Joker.
       *[other] You are chosen: draw { $count } and play, or answer: queen or Joker.
    }
    .terse = Draw { $count }, or answer with a queen.
maumau-due-queen-other =
    { $count ->
        [one] { $name } must draw 1 card or answer with a queen.
       *[other] { $name } must draw { $count } cards or answer with a queen.
    }
    .terse = To { $name }, { $count }.
maumau-due-kings-you =
    { $count ->
        [one] Play a king or a Joker, or draw 1 card.
       *[other] End your King's round: play a king or a Joker, or draw { $count }.
    }
    .terse = Your king?
maumau-due-kings-held = You must play a king.
maumau-due-kings-other = { $name } must play a king or accept.
    .terse = { "" }
maumau-cheating-on =
    { FRONT() ->
       *[screen] Cheating is allowed: { KEY("call_bluff") } challenges a card that does not match.
        [lines] Cheating is allowed: type { KEY("call_bluff") } to challenge a card that does not match.
    }
    .terse = { "" }
maumau-again-you = You play again.
maumau-again-other = { $name } plays again.
maumau-drawn-unfit =
    { FRONT() ->
       *[screen] No match. { KEY("pass") } ends the turn.
        [lines] No match. Type { KEY("pass") } to end the turn.
    }
maumau-accepted-you = { "" }
    .full = You accept.
maumau-accepted-other = { "" }
    .full = { $name } accepts.
maumau-swap-ended-by-you = You end { $name }'s swap.
maumau-swap-ended-you = { $name } ends your swap.
maumau-swap-ended-other = { $name } ends { $other }'s swap.
maumau-given-by-you = You give { $name } { CARD($card, form: "the") }.
maumau-given-you = { $name } gives you { CARD($card, form: "the") }.
maumau-given-other = { $name } gives { $other } a card.
maumau-bought-you = You buy { CARD($card, form: "the") }.
maumau-bought-other = { $name } buys { CARD($card, form: "the") }.
maumau-kings-called-you = You call a King's round!
maumau-kings-called-other = { $name } calls a King's round!
maumau-kings-ended-you = You end the King's round.
maumau-kings-ended-other = { $name } ends the King's round.
maumau-kings-over = The King's round is over.
maumau-last-you = You say: last card!
maumau-last-other = { $name } says: last card!
maumau-last-advance-you = You say "last card" in advance.
maumau-reported-by-you = You call out { $name } for not saying "last card".
maumau-reported-you = { $name } calls you out: you forgot to say "last card".
maumau-reported-other = { $name } calls out { $other } for not saying "last card".
maumau-caught-by-you = Caught! { $name } takes { CARD($card) } back.
maumau-caught-you = Caught! { $name } makes you take { CARD($card) } back.
maumau-caught-other = { $name } catches { $other } cheating: { CARD($card) } goes back.
maumau-caught-top = On top again: { CARD($card) }.
maumau-failed-you-card-fits =
    { $why ->
        [suit] Wrong: { CARD($card, form: "the") } matches: by its suit. You draw one.
        [rank] Wrong: { CARD($card, form: "the") } matches: by its value. You draw one.
        [neighbour] Wrong: { CARD($card, form: "the") } matches: it is one higher or lower. You draw one.
        [times] Wrong: { CARD($card, form: "the") } matches: one number is a multiple of the other. You draw one.
        [wish] Wrong: { CARD($card, form: "the") } matches: it was asked for. You draw one.
        [joker] Wrong: { CARD($card, form: "the") } matches: a Joker always matches. You draw one.
       *[answer] Wrong: { CARD($card, form: "the") } matches. You draw one.
    }
maumau-matches-by =
    { $why ->
        [suit] Its suit is the same.
        [rank] Its value is the same.
        [neighbour] Its value is one higher or lower.
        [times] One number is a multiple of the other.
        [wish] It was asked for.
       *[joker] A Joker always matches.
    }
maumau-failed-other = { $name } challenges { CARD($card, form: "the") }, but it does match.

# Answers to keys.
stock-now =
    { $count ->
        [0] The draw pile is empty.
       *[other] { $count } in the draw pile.
    }
maumau-top-none = No card on top. Play any card.
maumau-wish-now = Chosen: { $wish }.
maumau-wish-none = No suit or rank chosen.
maumau-no-answer = You cannot answer. { accept-now }

# Questions.
maumau-ask-swap = Swap hands with whom?
maumau-ask-swap-instead = Who must { $name } swap with instead?
maumau-ask-gift-seat = Who gets a card?
maumau-ask-gift = Which card do you give with the 4?
maumau-ask-queen = Who draws and plays next?
maumau-ask-wish = Which suit?
maumau-ask-wish-none = No suit
maumau-ask-buy = Buy { CARD($card, form: "the") } into your hand?
maumau-ask-round = Call a King's round?
maumau-ask-joker = Which card is the Joker?
maumau-ask-joker-suit = Which suit?
maumau-ask-joker-wish = Choose a rank instead
maumau-ask-rank = Which rank?
maumau-ask-deal = How many cards does everyone get, 1 to 12?
maumau-ask-cheat = { $why } Cheat?

# Refusals: what was tried, why not, what would work.
maumau-refused-choice_open = Waiting for { $name } to choose how many cards everyone gets.
maumau-refused-choice_open-you = First choose how many cards everyone gets, 1 to 12.
maumau-refused-argument_missing = { CARD($card) } needs something more: a player, a card to give, or the Joker's name.
maumau-refused-wrong_seat = You cannot choose that player here. Choose another one.
maumau-refused-wrong_count = Everyone gets 1 to 12 cards.
maumau-refused-nothing_due = Nothing to accept. Play a card, or draw.
maumau-refused-nothing_due-bought = Nothing to buy: no card under it. Play the 3 anyway.
maumau-refused-must_answer-swap =
    { $players ->
        [2] Answer the swap first with a 2 or a Joker, or accept it with { KEY("draw") }.
       *[other] Answer the swap first with a 2, an ace or a Joker, or accept it with { KEY("draw") }.
    }
maumau-refused-must_answer-gift = Answer first with the same 4 or a Joker, or accept the card.
maumau-refused-must_answer-sit_out = Block the 6 first with a 5 or a Joker, or accept and be skipped.
maumau-refused-must_answer-draw =
    { $count ->
        [one] Answer first with a 7, 10 or Joker, or accept and draw 1 card.
       *[other] Answer first with a 7, 10 or Joker, or accept and draw { $count } cards.
    }
maumau-refused-must_answer-queen =
    { $count ->
        [one] Answer first with a queen or Joker, or accept and draw 1 card.
       *[other] Answer first with a queen or Joker, or accept and draw { $count } cards.
    }
maumau-refused-must_answer-kings = In a King's round play only a king or a Joker, without calling another round.
maumau-refused-must_answer-king-held =
    { FRONT() ->
       *[screen] You have a king, so you must play it. { KEY("next_playable") } finds it.
        [lines] You have a king, so you must play it. Type { KEY("next_playable") } to find it.
    }
maumau-refused-not_as_last_card = { CARD($card) } cannot be played like this as your last card. Play another card, or draw.
maumau-refused-last_not_said = Say "last card" first with { KEY("uno") }, then play it.
maumau-refused-no_match = { CARD($card) } does not match { CARD($top, form: "the") }.
maumau-refused-no_match-wish = { CARD($card) } does not match. It must be { $wish }.
maumau-refused-nothing_to_catch = No card to challenge now.
maumau-refused-nothing_to_report = No one forgot to say "last card".
maumau-refused-no_last_duty = No "last card" to say or call out now.

# House rules and options.
option-hand_size = Cards at the deal
    .description = How many cards everyone gets: 1 to 12, or as the dealer of each round chooses.
option-play_drawn = Playing the drawn card
    .description = You may play the card you drew at once, if it matches.
option-cheating = Cheating
    .description = You may try to play a card that does not match. If caught, you take it back and draw three.
maumau-played-on-you = You play { CARD($card) } on { CARD($under) }.
maumau-played-on-other = { $name } plays { CARD($card) } on { CARD($under) }.
    .terse = { $name }, { CARD($card) } on { CARD($under) }.
maumau-played-wish-on = { $name } plays { CARD($card) } on { CARD($under) }, chooses { $wish }.
    .terse = { $name }, { CARD($card) } on { CARD($under) }, { $wish }.

# Cards.
card-joker-as = { $joker } as { $card }
card-wishing = { $card }, { $wish } chosen

# Commands, and the words that are typed for them.
command-uno = say last card, or call out a player who forgot
command-call-bluff = challenge the last card: say that it did not match
command-draw = draw, accept, or pass after drawing

# Pieces of what is read.
piece-counts-stock = The draw pile
piece-top-card = The top card
piece-top-colour = The chosen suit or rank
piece-top-due = What is pending
piece-turn-last = "Last card" still to say
piece-debt-due = What is pending
piece-debt-answers = What you may answer with
piece-debt-accept = How to accept
piece-debt-last = "Last card" still to say

# Advice.
advice-move-accept = accept
advice-move-deal =
    { $count ->
        [one] deal everyone 1 card
       *[other] deal everyone { $count } cards
    }
advice-move-last = say "last card", then { $move }
advice-move-for = { $move }, choosing { $name }
advice-move-gift = { $move }, and give { $name } { CARD($card, form: "the") }
advice-move-wish = { $move } and choose { $wish }
advice-only = Nothing else matches.
advice-move-buy = { $move }, and buy the card under it
advice-move-kings = { $move }, and call a King's round
advice-maumau-not-out = you are not skipped
advice-maumau-answers = it answers what is pending
advice-maumau-fits =
    { $count ->
        [one] 1 of your cards matches it
       *[other] { $count } of your cards match it
    }
advice-maumau-swap =
    { $count ->
        [one] { $name } has only 1 card
       *[other] { $name } has only { $count } cards
    }
advice-maumau-risk = It does not match: if you are caught, you draw 3 cards and your turn is over.
second-look-catch = You could have challenged { $name }: the card did not match.
second-look-report-last = You could have called out { $names }: "last card" was not said.
second-look-last = You could have said "last card" on your turn: { $name } called you out.
advice-maumau-turns =
    { $count ->
        [one] play turns away from { $name }, who has 1 card
       *[other] play turns away from { $name }, who has { $count } cards
    }

# What else is understood when typed.
phrases-uno-here = mau, one left, i have one card, mau mau, knock, knock knock, i knock
phrases-read-counts-here = who has mau, who said mau, who called last card, who has one card, has anyone said mau
phrases-call-bluff-here = does not fit, does not match, that does not fit, cheated, objection, doesn't match, that doesn't match, caught you
phrases-read-colour-here = suit, wish, current suit, what suit, which suit, chosen suit, wished suit, which suit was wished for, what was wished for, which suit was chosen, what suit was chosen, what was wished, which suit do i have to play, what suit has been asked for, what suit has been wished for, which suit must i play, what suit was called, which suit was called, what was called, what suit was asked for, which suit was asked for, what was asked for
phrases-read-debt-here = pending, what pending
phrases-accept-here = ok, take it, i accept, yes take it, miss a turn, miss turn, i miss a turn, swap hands, ok swap, yes swap, yes let s swap, ok let s swap, take a card from, i take a card from, i take card from

# Here `On red 5` would mean the discard pile.
where = Selected: { $card }.
