"""Positions in which a bluff, a call or a buzzer is worth a thought."""

from __future__ import annotations

BUZZERS = """table 1
game uno
options bluff=on buzzer=on{rules}
seats Ana Ben Cleo
dealer Cleo
hand Ana {ana}
hand Ben {ben}
hand Cleo {cleo}
discard {discard}
stock Y1 Y3 Y4 G1 G2 B1 B2 R6 R7 Y5 Y6
turn Ana
direction {direction}
"""


BEN = "R1 Y2 Y7 G8 B6 B7 B9 R0 G0".split()


CLEO = "R2 G9 B3 B4 Y8 Y9".split()


REDS = "R5 R5 R8 R3 R4 R4 BR RS R8 R9 RR"


WITH_TWO = "G3 G4 GS YR Z Z W+4"


CHEATING = """table 1
game maumau
seats Ana Ben Cleo
dealer Cleo
hand Ana 9h 5s 5c 5d
hand Ben 2c 8d 3d
hand Cleo 3c 8h 4d
discard 5h 9c
stock 6h 6c 6d 5d 4d
turn Ana
"""
