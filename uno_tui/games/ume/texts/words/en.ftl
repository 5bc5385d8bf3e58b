# What is wrong with the words of this game in table files.
ume-no-such-card = no such card in this game: { $card }
ume-no-choice-again = `choice again` needs the option draw_again
ume-choice-needs-top =
    `choice { $choice }` needs { $choice ->
        [reverse] a Reverse
        [name] W
       *[other] a Draw Two or W+4
    } as the top card, not { $found }
ume-choice-impossible = `choice { $choice }` cannot be open: { $card } finds nothing to do
ume-not-in-base = { $card } cannot lie in a base: only number cards and Skips lie there
ume-only-numbers = { $card } cannot lie in a base: only number cards lie there
ume-always-clockwise = this game is always played clockwise, never { $found }
ume-no-lost-turn = a lost turn is only owed with the option claim=call
ume-card-and-seat = `{ $verb } CARD SEAT` is expected here, not { $found }
ume-drop-nothing = `drop` needs cards: the own ones bare, others' as CARD@SEAT
