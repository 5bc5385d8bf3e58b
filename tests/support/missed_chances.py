"""Positions in which a reaction was possible."""

from __future__ import annotations

UNO = """table 1
game uno
{options}seats Ana Ben Cleo
dealer Cleo
hand Ana {ana}
hand Ben R1 Y2
hand Cleo G5 B2 B3 B6
discard R3
stock Y1 G9 Y4 Y5 Y6 Y8 Y9 G1 G2 G4 G6 R7 R8
turn {turn}
"""


FREE = "intercept=on draw_anytime=on"


TEAMS = """table 1
game teams
seats Ana Ben Cleo Dora
dealer Dora
hand Ana R5 B9 B8 Y1
hand Ben R1 Y2
hand Cleo G5 B2 B3 B6
hand Dora G7 B1 B4 R2
discard R5
stock Y1 Y8 Y4 Y5 Y6 Y8 Y9 G1 G2 G4 G6 R7 R8
turn Ben
"""


MAUMAU = """table 1
game maumau
seats Ana Ben Cleo
dealer Cleo
hand Ana Ks Qd 8d
hand Ben {ben}
hand Cleo 3c 8h 4d 9s
discard 5h
stock 6h 6c 6d 5d 4d 2h 2d 3h 3d 4c 4s
turn Ben
"""


UME = """table 1
game ume
options claim=call
seats Ana Ben Cleo
dealer Cleo
base Ana {ana}
base Ben R5 Y7 B2
base Cleo R4 Y8 B1
discard G9
stock B9 B8 B7 B6 Y1
turn Ben
"""


RUMMY = """table 1
game rummy
seats Ana Ben
dealer Ana
rack Ana R1 B5 G9
rack Ben Y4 G2
onto [Y1 Y2 Y3]
stock G5 G6 G7 B1 B2
turn Ben
"""


def uno(*lines: str, ana: str = "R5 B9 B8 Y3", turn: str = "Ben", options: str = "") -> str:
    rules = f"options {options}\n" if options else ""
    return UNO.format(ana=ana, turn=turn, options=rules) + "".join(f"{line}\n" for line in lines)


CAUGHT = MAUMAU.format(ben="9c 8c 3d 3h Kd") + "Ben play 3d\nCleo draw\n"


LAST = MAUMAU.format(ben="5c 8c") + "Ben play 5c\nCleo draw\n"


LAST_REPORTED = MAUMAU.format(ben="5c 8c") + "Ben play 5c\nCleo report\n"


CLAIMABLE = UME.format(ana="R1 R2 Y2 Y3 G3 G4") + "Ben draw\nCleo draw\n"


CHANCES = {
    "uno": [
        (uno("Ben play R1", "Cleo draw"), 0),
        (uno("Ana play R5", "Ben report", ana="R5 B9", turn="Ana"), 0),
        (
            uno("Cleo play B2", "Ana draw", "Ben play B1", ana="B2 B9 B8 Y3", turn="Cleo", options=FREE)
            .replace("discard R3", "discard B5")
            .replace("hand Ben R1", "hand Ben B1"),
            0,
        ),
    ],
    "teams": [(TEAMS + "Ben play R1\nCleo draw\n", 0)],
    "ume": [(CLAIMABLE, 0)],
    "maumau": [(CAUGHT, 0), (LAST, 0), (LAST_REPORTED, 1)],
    "rummy": [(RUMMY + "Ben lay [Y1 Y2 Y3 Y4]\nAna draw\n", 0)],
}
"""Rounds, and who let something pass in them, by game."""
