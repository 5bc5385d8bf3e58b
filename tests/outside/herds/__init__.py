"""Herds: a plain game of shedding cards, as a package of its own would bring it.

Five cards each. A card may be laid on one of the same animal or the same number; a player who does not lay one draws one,
and the turn is over. Where a number lies on the same number, its player must ring; if someone else rings first,
that player draws a card. A player who lays an 8 picks
another player, who draws a card. Who is rid of all cards wins the round, the others score what they hold.
"""
