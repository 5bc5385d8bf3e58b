"""The pictures of the documents: the same bytes whenever they are drawn.

uv run python tests/looks/pictures.py
"""

from __future__ import annotations

import asyncio
import io
import os
import re
import sys
import tempfile
from pathlib import Path

from rich.console import Console
from rich.segment import Segment, Segments
from rich.terminal_theme import TerminalTheme

ROOT = Path(__file__).resolve().parent.parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))

from looks import positions  # noqa: E402
from looks.stage import Size, Stage, stage  # noqa: E402
from textual.strip import Strip  # noqa: E402

from uno_tui.app.themes import THEMES  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
PICTURES: dict[str, tuple[str, Size, str, tuple[str, ...]]] = {
    "uno": (positions.UNO_PICTURE, (100, 30), "dark", ("z",)),
    "rummy": (positions.RUMMY, (100, 30), "dark", ("home", "n")),
    "uno-light": (positions.UNO_PLAIN, (80, 24), "light", ("z",)),
}
"""By the name of the file: the position, the size, the theme, the keys pressed."""
_FONT = re.compile(r"\s*@font-face \{.*?\}", re.DOTALL)
"""Rich has fonts loaded from elsewhere: nobody who reads the documents is seen there."""


def _shades(theme: str) -> TerminalTheme:
    """For what is drawn in no shade of its own."""
    shades = THEMES[theme]
    ground, ink = (tuple(bytes.fromhex(shade[1:])) for shade in (shades.ground, shades.ink))
    return TerminalTheme(ground, ink, [ground, *[ink] * 7])  # type: ignore[arg-type]


def svg(rows: list[Strip], name: str, title: str, theme: str) -> str:
    """The rows as a picture."""
    console = Console(
        width=rows[0].cell_length, file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor",
        legacy_windows=False, _environ={},
    )  # fmt: skip
    lines = [segment for strip in rows for segment in (*strip.discard_meta(), Segment.line())]
    console.print(Segments(lines), end="")
    drawn = console.export_svg(title=title, theme=_shades(theme), unique_id=f"uno-tui-{name}")
    return _FONT.sub("", drawn)


async def _shown(player: Stage, name: str) -> str:
    text, size, theme, keys = PICTURES[name]
    await player.sit(text)
    await player.show(size, theme=theme)
    await player.press(*keys)
    return svg(player.rows(), name, "uno-tui", theme)


async def draw(name: str) -> str:
    """One of the pictures."""
    async with stage() as player:
        return await _shown(player, name)


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["UNO_TUI_HOME"] = home
        for name in PICTURES:
            (FOLDER / f"{name}.svg").write_text(asyncio.run(draw(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
