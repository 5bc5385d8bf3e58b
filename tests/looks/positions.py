"""The positions that are shown, as table files."""

from __future__ import annotations

UNO_DEBT = """table 1
game uno
options response=on
seats Ana Ben Cleo Dora
hand Ana R1 G2 W+4 G+2 Y7 B9 RS
hand Ben R4 G7 B3
hand Cleo B1
hand Dora Y1 Y2 Y3 Y4 Y5
discard R5 W+4:G
stock R8 G8 B1 B2 B4
turn Ana
debt 4 W+4
"""
UNO_PLAIN = """table 1
game uno
seats Ana Ben Cleo Dora
hand Ana R1 G2 W G+2 Y7 B9 RS
hand Ben R4 G7 B3
hand Cleo B1
hand Dora Y1 Y2 Y3 Y4 Y5
discard R3 R5
stock R8 G8 B1 B2 B4
turn Ana
"""
UNO_RACE = """table 1
game uno
options buzzer=on
seats Ana Ben Cleo
hand Ana R5 Y1 W
hand Ben B3
hand Cleo B1 B2
discard Z
stock R8 G8 B1 B2 B4
turn Cleo
choice buzz Ana Cleo
"""
UNO_LARGE = (
    UNO_PLAIN.replace(
        "R1 G2 W G+2 Y7 B9 RS", "R1 R1 R2 R4 RS RR R+2 Y2 Y3 Y7 Y9 YS G2 G4 G6 G8 G+2 B1 B5 B9 BS BR W W W+4"
    )
    .replace("Y1 Y2 Y3 Y4 Y5", "Y1 Y5")
    .replace("B1 B2 B4", "B2 B4")
)
UNO_SEVEN = UNO_PLAIN.replace("seats", "options seven_zero=on\nseats").replace("R1 G2 W", "R7 G2 W")

UNO_LAST = UNO_PLAIN.replace("R1 G2 W G+2 Y7 B9 RS", "R1")
UNO_LAST_ROUND = UNO_LAST.replace("seats", "options match_end=rounds rounds=1\nseats")
UNO_FEW = """table 1
game uno
seats Ana Ben
dealer Ben
hand Ana R5 B9 G7
hand Ben R1 G8 B1
discard R3
stock Y1 Y2 Y3 Y4 Y5 Y6 Y7
turn Ana
"""
UNO_RECORD = """table 1
game uno
options intercept=on
seats Ana Ben Cleo
dealer Cleo
hand Ana R5 B9 Y9
hand Ben G1 G2 G3
hand Cleo B8 B7 B5
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
Ana play R5
Ben draw
? Cleo intercept B5 on R5 : no_match
Cleo play B5
Ana play B9
"""
TEAMS = """table 1
game teams
seats Ana Ben Cleo Dora
hand Ana R5 TW G2 B+2 TW+4 Y6~
hand Ben R4 G7 B3
hand Cleo B1 B9~
hand Dora Y1
discard R3
stock R8 G8 B1 B2 B4
turn Ana
"""
MAUMAU = """table 1
game maumau
options cheating=off
seats Ana Ben Cleo
hand Ana Jd Js 4h 9s X 10c Kh
hand Ben 9c 9s
hand Cleo 6h
discard 5h Jh>s
stock 3d 7d 6c 6d
turn Ana
wish s
"""
UME = """table 1
game ume
seats Ana Ben Cleo
base Ana B3 B5 G1 G3 R5 R6 Y7 Y6
base Ben R1 R7 R9 G0
base Cleo Y4 B2
stock Y1 Y2 R2 R4
turn Ana
"""
RUMMY = """table 1
game rummy
seats Ana Ben Cleo
rack Ana R8 R9 B1 G10 G11 J Y4
rack Ben B3 Y12
rack Cleo B4
onto [R5 R6 R7] [Y1 Y2 Y3] [R10 Y10 J=G10] [G4 G5 G6 G7 G8 G9] [B10 B11 B12]
stock R11 G2 Y1 Y3
turn Ana
"""
RUMMY_LARGE = """table 1
game rummy
seats Ana Ben Cleo
rack Ana B8 B9 R4 Y4 J
rack Ben G4
rack Cleo B4
onto {table}
stock J
turn Ana
""".format(
    table=" ".join(
        [f"[{' '.join(f'{colour}{number}' for number in range(1, 8))}]" for colour in "RYGB"]
        + [f"[{' '.join(f'{colour}{number}' for number in range(8, 13))}]" for colour in "RYGB"]
        + [f"[R{number} Y{number} G{number} B{number}]" for number in (1, 2, 3, 5, 6, 7, 10, 11, 12)]
        + [f"[R{number} Y{number} G{number}]" for number in (8, 9)]
    )
)
UNO_PICTURE = """table 1
game uno
options response=on
seats Ana Ben Cleo Dora
hand Ana R1 G+2 W+4 B+2 Y7 B9
hand Ben R4 G7 B3
hand Cleo B1
hand Dora Y1 Y2 Y3 Y4 Y5
discard R5 R+2
stock R8 G8 B1 B2 B4 G1 G3 G6 R7 R6 B7 B8 Y9 Y8
turn Ana
debt 2 +2
"""
UNO_SIGNS = UNO_PLAIN.replace("discard R3 R5", "discard R3 RS").replace("R1 G2 W G+2 Y7 B9 RS", "R1 GS BR RR Y7 B9 RS")
"""Signs on the discard pile and in the hand."""
UNO_NOTHING = UNO_PLAIN.replace("R1 G2 W G+2 Y7 B9 RS", "G1 G2 B8 G+2 Y7 B9 YS")
"""Nothing fits: the player can only draw."""
TEN = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
_PACK = [f"{colour}{number}" for colour in "RYGB" for number in range(3, 10)]
UNO_TEN = "\n".join(
    [
        *("table 1", "game uno", f"seats {' '.join(TEN)}", "hand Ana R1 G2 W G+2 Y7 B9 RS"),
        *(f"hand {name} {' '.join(_PACK[3 * place : 3 * place + 1 + place % 3])}" for place, name in enumerate(TEN[1:])),
        *("discard Y2 R2 R5", "stock R8 G8 B1 B2 B4", "turn Ana", ""),
    ]
)
"""Ten seats, some with one card."""
