"""Pictures for fresh eyes: random tables in every size, theme and game, and what someone should see in each.

    uv run python tests/looks/eyes.py FOLDER [--count 60] [--seed 1] [--eyes sharp|blurred|protan|deutan|tritan|other]

Writes `FOLDER/pictures/NN.png` and, apart from them, `FOLDER/answers.json`: the top card, whose turn it is, what can be
played, what happened last. Show the pictures to people who know nothing of the program, and compare. `other` takes the
four other kinds of eyes in turn. 20/200 is drawn as a blur of a third of a cell.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))

from looks.looking import NAMES, SEATS, SIZES, position  # noqa: E402
from looks.stage import Stage, stage  # noqa: E402

from uno_tui.app.screens.table_screen import TableScreen  # noqa: E402
from uno_tui.app.snapshots import draw_png, draw_svg  # noqa: E402
from uno_tui.app.themes import THEMES  # noqa: E402

GAMES = ("uno", "uno", "teams", "maumau", "ume", "rummy")
"""The games in turn: UNO more often than the others."""
SHOWN_IN = ("dark", "light", "plain", "pastel")
# How a colour looks to those who lack one kind of cones (Machado, Oliveira and Fernandes 2009, severity 1).
_CONES = {
    "protan": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deutan": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritan": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
OTHER = ("blurred", *_CONES)
BLUR = 4
"""Deviation of the blur, in the units of a picture whose cells are 12.2 wide."""


def seen_by(svg: str, eyes: str) -> str:
    """Return a picture as these eyes see it."""
    if eyes == "sharp":
        return svg
    if eyes == "blurred":
        effect = f'<feGaussianBlur stdDeviation="{BLUR}"/>'
    else:
        values = " ".join(" ".join(map(str, (*row, 0, 0))) for row in _CONES[eyes])
        effect = f'<feColorMatrix type="matrix" values="{values} 0 0 0 1 0"/>'
    begins, rest = svg.split(">", 1)
    space = "linearRGB" if eyes in _CONES else "sRGB"
    whole = f'<filter id="eyes" x="0" y="0" width="1" height="1" color-interpolation-filters="{space}">{effect}</filter>'
    return f'{begins}>{whole}<g filter="url(#eyes)">{rest.removesuffix("</svg>").rstrip().removesuffix("</svg>")}</g></svg>'


async def play_on(player: Stage, moves: int, dice: random.Random) -> None:
    """Let everybody make moves, so that something has happened."""
    host = player.app.session.runner.host
    assert host is not None
    for _ in range(moves):
        acting = [seat for seat in host.table.acting() if host.snapshot(seat).moves]
        if not acting or host.table.outcome.round is not None:
            break
        seat = dice.choice(acting)
        host.submit(seat, dice.choice(host.snapshot(seat).moves[:12]))
        await host.wait_until_settled()
        await player.settle()


def answers_of(player: Stage) -> dict[str, object]:
    """Return what someone should see: the answers of the keys, and the end of the log."""
    state, screen = player.desk.state, player.app.screen
    assert isinstance(screen, TableScreen)
    presenter, view = state.presenter, state.view
    cards = dict.fromkeys(card for card in state.cursor.cards if state.walk.is_playable(card))
    mine = state.seat in view.acting
    return {
        "top": presenter.read_top(view),
        "turn": presenter.read_turn(view),
        "playable": [presenter.card_name(card) for card in cards] if mine else [],
        "happened": list(screen.cards._log)[-3:],
        "over": state.outcome.round is not None,
    }


def cases(count: int, seed: int) -> Iterator[tuple[int, random.Random]]:
    """Yield the numbers of the pictures, each with dice of its own."""
    for number in range(1, count + 1):
        yield number, random.Random(1000 * seed + number)


async def draw(number: int, dice: random.Random, eyes: str) -> tuple[bytes, dict[str, object]]:
    """Return a picture, and what is to be seen in it."""
    game = GAMES[number % len(GAMES)]
    size = SIZES[1:][number % 5] if eyes == "sharp" else SIZES[2:5][number % 3]
    theme = dice.choice(SHOWN_IN)
    seats = dice.choice([each for each in SEATS[game] if each <= 6])
    text, acting = position(game, seats, dice.randrange(10**6), dice.randrange(4, 30))
    async with stage(size=size) as player:
        await player.sit(text, people=(NAMES[acting],))
        await player.show(size, theme=theme)
        await play_on(player, dice.randrange(1, 4), dice)
        if player.app.screen.__class__ is not TableScreen:
            await player.press("escape")
        svg = draw_svg(player.rows(), "table", THEMES[theme])
        about: dict[str, object] = {"game": game, "size": list(size), "theme": theme, "eyes": eyes}
        drawn = draw_png(seen_by(svg, eyes))
        assert drawn is not None, "install a font"
        return drawn, about | answers_of(player)


def main() -> None:
    """Write the pictures and the answers."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--eyes", choices=("sharp", "other", *OTHER), default="sharp")
    options = parser.parse_args()
    (options.folder / "pictures").mkdir(parents=True, exist_ok=True)
    found = {}
    for number, dice in cases(options.count, options.seed):
        eyes = OTHER[number % len(OTHER)] if options.eyes == "other" else options.eyes
        with tempfile.TemporaryDirectory() as home:
            os.environ["UNO_TUI_HOME"] = home
            try:
                drawn, answers = asyncio.run(draw(number, dice, eyes))
            except AssertionError as error:
                print(f"{number:02}: {error}", file=sys.stderr)
                continue
        (options.folder / "pictures" / f"{number:02}.png").write_bytes(drawn)
        found[f"{number:02}"] = answers
    (options.folder / "answers.json").write_text(json.dumps(found, indent=1, ensure_ascii=False), encoding="utf-8")


if __name__ == "__main__":
    main()
