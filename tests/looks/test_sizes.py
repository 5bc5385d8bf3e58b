"""Every size of the terminal with every size of a hand, game by game in turn, and with ten seats: as it was when
someone looked at it and found it good; and in every theme each word can be read and nothing covers another.

Run with --write-golden after a change of the looks, and read the difference before committing it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from looks import positions
from looks.contrast import contrast
from looks.drawing import Colours
from looks.looking import NAMES, Looking
from looks.stage import Size, Stage, stage
from textual.strip import Strip

from uno_tui.app.themes import THEMES, triplet
from uno_tui.ui.settings import Look

pytestmark = pytest.mark.screen
FOLDER = Path(__file__).parent / "screens"
SIZES: Sequence[Size] = ((40, 12), (60, 20), (80, 24), (100, 30), (120, 40), (200, 60))
HANDS = (1, 7, 12, 25)
GAMES = ("uno", "rummy", "maumau", "ume", "teams")
COLOURED = [f"{colour}{number}" for number in range(3, 10) for colour in "RYGB"]
FRENCH = [f"{rank}{suit}" for rank in (4, 5, 6, 7, 8, 9, 10) for suit in "shdc"]
READABLE = 7.0


def table(game: str, hand: int) -> str:
    """A table of the game at which Ana has so many cards."""
    if game == "rummy":
        cards, others, rest = COLOURED, "rack Ben R1\nrack Cleo Y1 G1\n", "onto [B10 B11 B12] [R10 Y10 G10]\nstock R2 Y2\n"
        return f"table 1\ngame rummy\nseats Ana Ben Cleo\nrack Ana {' '.join(cards[:hand])}\n{others}{rest}turn Ana\n"
    if game == "ume":
        others, rest = "base Ben R1 G1\nbase Cleo Y2\n", "stock Y1 R2\n"
        return f"table 1\ngame ume\nseats Ana Ben Cleo\nbase Ana {' '.join(COLOURED[:hand])}\n{others}{rest}turn Ana\n"
    if game == "maumau":
        others, rest = "hand Ben Ks\nhand Cleo Kh Kd\n", "discard Qh Qs\nstock 3d 3s 3h\n"
        head = "table 1\ngame maumau\noptions cheating=off\nseats Ana Ben Cleo\n"
        return f"{head}hand Ana {' '.join(FRENCH[:hand])}\n{others}{rest}turn Ana\n"
    others, rest = "hand Ben R1\nhand Cleo Y1 G1\nhand Dora B1 B2 R2\n", "discard Y2 RS\nstock G2 Y2 R1\n"
    head = f"table 1\ngame {game}\nseats Ana Ben Cleo Dora\n"
    return f"{head}hand Ana {' '.join(COLOURED[:hand])}\n{others}{rest}turn Ana\n"


def cases(size: Size) -> Iterator[tuple[str, str]]:
    """Every hand with another game, beginning with another one for each size; and ten seats."""
    first = SIZES.index(size)
    for number, hand in enumerate(HANDS):
        game = GAMES[(first + number) % len(GAMES)]
        yield f"{game}, {hand} in the hand", table(game, hand)
    yield "uno, ten seats", positions.UNO_TEN


def unreadable(rows: Sequence[Strip], theme: str) -> list[str]:
    """The words with too little contrast."""
    colours, found = Colours(THEMES[theme]), []
    for strip in rows:
        for text, style, *_ in strip:
            if style is not None and any(map(str.isalnum, text)):
                ink, ground = colours.pair(style)
                if contrast(triplet(ink), triplet(ground)) < READABLE:
                    found.append(f"{theme}: {text.strip()} {ink} on {ground}")
    return found


async def faults(player: Stage, size: Size, look: Look) -> list[str]:
    """What is wrong in any theme."""
    found = []
    for theme in THEMES:
        await player.show(size, look, theme)
        found += [*Looking(player).faults(), *unreadable(player.rows(), theme)]
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
async def test_a_size_with_every_hand(size: Size, request: pytest.FixtureRequest) -> None:
    look = Look.LINES if size == SIZES[0] else Look.CARDS
    shown, wrong = [f"{size[0]} columns, {size[1]} rows"], []
    for name, text in cases(size):
        async with stage(size=size) as player:
            await player.sit(text, NAMES[:1])
            await player.show(size, look)
            await player.press("end")
            shown.append(f"=== {name}\n" + "\n".join(f"|{line}" for line in player.text().splitlines()))
            wrong += [f"{name}: {each}" for each in await faults(player, size, look)]
    path, whole = FOLDER / f"size-{size[0]}x{size[1]}.txt", "\n\n".join(shown) + "\n"
    if request.config.getoption("--write-golden"):
        path.write_text(whole, encoding="utf-8")
    assert wrong == []
    assert whole.splitlines() == path.read_text(encoding="utf-8").splitlines()


@pytest.mark.costly
@pytest.mark.parametrize("size", [*SIZES, (30, 10)])
@pytest.mark.parametrize("look", [Look.CARDS, Look.LINES])
@pytest.mark.parametrize("opened", ["R", "question_mark", "S"])
async def test_long_lists_can_be_walked_to_their_end_and_back_in_every_size(size: Size, look: Look, opened: str) -> None:
    async with stage(size=size) as player:
        await player.sit(positions.UNO_PLAIN)
        await player.show(size, look)
        await player.press(opened)
        lines = player.app.screen.list  # type: ignore[attr-defined]
        for _ in range(2):
            await player.press("end")
            assert lines.index == len(lines.rows) - 1
            last = lines.rows[-1].text.split()[-1]
            assert last in player.text()
            if lines.lines > lines.size.height:  # no line stays empty while there is more to show
                assert all(strip.text.strip() for strip in player.rows()[lines.region.y : lines.region.bottom])
            await player.press("up", "up", "home")
            assert lines.index == 0
