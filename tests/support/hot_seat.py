"""Tables for several people at one keyboard."""

from __future__ import annotations

from support.app_player import Player

TWO = """table 1
game uno
options intercept=on
seats Ana Ben
hand Ana R5 B9
hand Ben G1 R5 Y4
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
"""


RACE = """table 1
game uno
options buzzer=on
seats Ana Ben Cleo
hand Ana Z B9 B8
hand Ben G1 R5 Y4
hand Cleo R1 R2 Y7
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
"""


def screen_of(player: Player) -> str:
    return "\n".join(strip.text.rstrip() for strip in player.app.screen._compositor.render_strips())
