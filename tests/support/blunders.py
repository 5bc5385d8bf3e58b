"""Positions with a move that is clearly worse than another."""

from __future__ import annotations

JUDGING = ("uno", "teams", "rummy", "ume", "maumau")


BLUNDERS = {
    "uno": (
        """table 1
game uno
seats Ana Ben
dealer Ben
hand Ana R5 R+2
hand Ben Y1
discard R3
stock Y2 Y3 Y4 G1 G2 B1 B2 R6 R7 Y5 Y6
turn Ana
""",
        "play R5",
        "play R+2",
    ),
    "teams": (
        """table 1
game teams
seats Ana Ben Cleo Dora
dealer Dora
hand Ana R5 R+2
hand Ben R1
hand Cleo
hand Dora
discard R3
stock Y1 Y2 Y3 Y4 G1 G2 B1 B2 R6 R7 Y5 Y6
turn Ana
""",
        "play R5",
        "play R+2",
    ),
    "ume": (
        """table 1
game ume
seats Ana Ben
dealer Ben
base Ana R1 R2 R9 Y2 Y3 G3 G4
base Ben R5 Y7
discard G1
stock Y1 Y4 B1 B2
turn Ana
""",
        "put R1",
        "put R9",
    ),
    "maumau": (
        """table 1
game maumau
options cheating=off
seats Ana Ben
dealer Ben
hand Ana 9h 7d
hand Ben 8c
discard 9d
stock 8s 9s 10s Js Qs 8h 6h Ah 4c 5d
turn Ana
""",
        "play 9h",
        "play 7d",
    ),
    "rummy": (
        """table 1
game rummy
options must_lay=off
seats Ana Ben
dealer Ben
rack Ana R1 R2 R3 B7
rack Ben Y9 G2
onto [Y1 Y2 Y3]
stock G5 G6 G7
turn Ana
""",
        "draw",
        "lay [Y1 Y2 Y3] [R1 R2 R3]",
    ),
}
