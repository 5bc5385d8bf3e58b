"""The pictures of the documents: the same bytes whenever they are drawn.

uv run python tests/looks/pictures.py
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT / "tests"))

from looks import positions  # noqa: E402
from looks.stage import Size, Stage, stage  # noqa: E402

from uno_tui.app.snapshots import draw_svg  # noqa: E402
from uno_tui.app.themes import THEMES  # noqa: E402

FOLDER = ROOT / "docs" / "pictures"
PICTURES: dict[str, tuple[str, Size, str, tuple[str, ...]]] = {
    "uno": (positions.UNO_PICTURE, (100, 30), "dark", ("z",)),
    "rummy": (positions.RUMMY, (100, 30), "dark", ("home", "n")),
    "uno-light": (positions.UNO_PLAIN, (80, 24), "light", ("z",)),
}
"""By the name of the file: the position, the size, the theme, the keys pressed."""
async def _shown(player: Stage, name: str) -> str:
    text, size, theme, keys = PICTURES[name]
    await player.sit(text)
    await player.show(size, theme=theme)
    await player.press(*keys)
    return draw_svg(player.rows(), "uno-tui", THEMES[theme], name)


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
