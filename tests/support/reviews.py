"""A record whose round has moves worth another look."""

from __future__ import annotations

from support.blunders import BLUNDERS

OPENING = BLUNDERS["uno"][0]


ROUND = ("Ana play R5", "Ana uno", "Ben draw", "Ana play R+2")


RECORD = OPENING + "".join(f"{line}\n" for line in ROUND)


BETTER = "Better: play the red Draw Two; it is aimed at Ben, who has 1 card. Wins about "
