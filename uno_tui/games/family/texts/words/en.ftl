# What is wrong with the words of this game in table files.
family-no-chosen-colour = { $card } has no chosen colour
family-top-without-colour = the top card { $card } needs its colour, as { $card }:R
family-drawn-in-debt = no one has drawn an ordinary card while there are cards to draw
family-owes-no-uno-for-drawn = { $name } owes no Uno for a card that was drawn
family-debt-unknown = a debt is of { $other } or (unsaid) of { $usual }, not of { $found }
family-without-colour = { $card } is played without a colour
family-without-swap = { $card } is played without a swap
family-owes-no-uno = { $name } owes no Uno with { $count } cards
