"""What is played under every reader. A script is made of keys, `text:words`, `until:text` and `wait:seconds`."""

from __future__ import annotations

from dataclasses import dataclass

ONE_LEFT = """table 1
game uno
options limit=500
seats Ana Ben Cleo
hand Ana R5
hand Ben G1 R6 Y4
hand Cleo R1 R2 Y7
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2
turn Ana
"""
TWO_PEOPLE = """table 1
game uno
seats Ana Ben
hand Ana R5 B9 Y2
hand Ben G1 R5 Y4
discard R3
stock YS R6 G4 G5 G6 G7 B1 B2
turn Ana
"""
A_WILD = """table 1
game uno
seats Ana Ben Cleo Dora
hand Ana W R5 B9 G2 G2 Y7
hand Ben G1 R6 Y4 B3 B4
hand Cleo R1 R2 Y7 G3 G4
hand Dora R8 R9 Y8 G8 G9
discard R3
stock Y1 R6 G4 G5 G6 G7 B1 B2 Y2 Y3 Y5 Y6
turn Ana
"""


@dataclass(frozen=True)
class Scenery:
    """A scene to be played: how the program is started, and what is pressed."""

    name: str
    script: str
    arguments: tuple[str, ...] = ()
    mode: str | None = "reader"
    language: str = "en"
    position: str = ""
    players: tuple[str, ...] = ()
    guest: str = ""
    """How a guest over ssh follows a friend's table; "" at one's own table."""


BOTS = ("person", "normal", "normal", "normal")
FAST = ("--pace", "fast")
SCENES = (
    Scenery("the first question, menu and new table", (
        "down down up r down down up "  # how do you want to hear the game? then the menu
        "end up home down enter down right up i backspace "  # new table: the game and back
        "down down down enter text:Zoe enter "  # a name
        "end home q q"
    ), mode=None),
    Scenery("walking and asking", (
        "right right right right right left left left end home down down up tab z "
        "c e t s g i w v o 3 c c t e t , , , . r f2 c left left right"
    ), ("play", "uno", "--seed", "5", *FAST)),
    Scenery("a wild, three bots, a draw", (
        "enter right c enter down down up enter until:Your_turn. c t right space until:Your_turn. "
        "c t right space until:Your_turn. left e"
    ), FAST, position=A_WILD, players=BOTS),
    Scenery("help, settings, language, messages", (
        "? down down down down up end q S down down down up home "
        "down enter enter enter q l up up home end q m down down q c t"
    ), ("play", "uno", "--seed", "5", *FAST)),
    Scenery("the end of a round and the next", (
        "enter c enter wait:1 s t enter wait:1 c t right right e"
    ), FAST, position=ONE_LEFT, players=BOTS[:3]),
    Scenery("two people at one keyboard", (
        "enter enter right c space until:Ben c enter right left c i t enter until:Ana enter right c"
    ), FAST, position=TWO_PEOPLE, players=("person", "person")),
    Scenery("Rummy's workbench", (
        "right right left c t e enter right enter p tab right right tab home n enter backspace backspace p q z h g"
    ), ("play", "rummy", "--seed", "3", *FAST)),
    Scenery("pages turned by arrows and Backspace", (
        "right right right right right right left left left left home end left left left right right home right right "
        "right left end left left home enter backspace enter backspace enter backspace c right left"
    ), ("play", "rummy", "--seed", "3", *FAST)),
    Scenery("Umé", "right right tab right tab p x n c t e s g left", ("play", "ume", "--seed", "3", *FAST)),
    Scenery("Maumau", "right right z c t e v g s w space until:turn. c right", ("play", "maumau", "--seed", "3", *FAST)),
    Scenery("Teams", "right right left c t e w s i z v g tab", ("play", "teams", "--seed", "3", *FAST)),
)  # fmt: skip
AS_GUEST = (
    Scenery("a guest over ssh", (
        "right right right left left home end down up tab z c e t s g i w v o until:Your_turn. c t right e "
        "space until:Your_turn. c t left left , , . r m down down q c t"
    ), guest="page"),
)  # fmt: skip
LINE_BY_LINE = Scenery("line by line", (
    "text:c enter text:e enter text:t enter text:s enter text:i enter text:v enter text:g enter text:w enter "
    "text:z enter text:nonsense enter text:space enter text:draw enter until:Your_turn. text:t enter text:c enter "
    "text:1 enter wait:1 text:e enter"
), ("play", "uno", "--linear", "--seed", "5", *FAST))  # fmt: skip
GERMAN = Scenery("Deutsch", (
    "right right right left home end c t e s g i w v z f2 c space until:Du_bist_dran. c t e right left e s"
), ("play", "uno", "--seed", "5", *FAST), language="de")  # fmt: skip
QUICK = tuple(scene for scene in SCENES if scene.name in ("walking and asking", "Rummy's workbench"))
"""Scenes that need no waiting for bots."""
LINES_AT_A_CONSOLE = (
    LINE_BY_LINE,
    Scenery("menu and help, line by line", (
        "text:help enter text:4 enter text:2 enter text:back enter text:settings enter text:3 enter text:2 enter "
        "text:back enter text:describe_c enter"
    ), ("--linear",)),
    Scenery("a lesson, line by line", (
        "enter wait:1 text:i enter wait:1 text:top enter wait:1 text:turn enter wait:1 text:play_1 enter wait:1 "
        "text:hand enter wait:1 text:menu enter wait:1"
    ), ("--linear",)),
    Scenery("a question, line by line", (
        "text:i enter text:play_1 enter text:1 enter wait:1 text:t enter text:c enter text:e enter"
    ), ("--linear", *FAST), position=A_WILD, players=BOTS),
    Scenery("Rummy, line by line", (
        "text:i enter text:top enter text:t enter text:s enter text:1 enter text:n enter text:e enter text:z enter "
        "text:rules enter text:back enter text:pass enter"
    ), ("play", "rummy", "--linear", "--seed", "3", *FAST)),
)  # fmt: skip
"""Menu, lesson, UNO, Rummy, a question and help, line by line."""
AT_A_CONSOLE = tuple(scene for scene in SCENES if scene.name in (
    "the first question, menu and new table", "walking and asking", "a wild, three bots, a draw",
    "help, settings, language, messages", "Rummy's workbench",
))  # fmt: skip
"""The same on the full screen."""
