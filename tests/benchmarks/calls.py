"""Count the function calls of one status command: `python tests/benchmarks/calls.py [GAME ...]`.

Line by line, all calls (Python and C) of a typed `c` in a pipe, from one answer to the next. On the full screen, the
calls of this program's own functions from the key to the first sentence.
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from support.calls import calls_of_a_line

PACKAGE = str(Path(__file__).parents[2] / "uno_tui")
GAMES = ("uno", "teams", "rummy", "ume", "maumau")


class Own:
    """Counts calls of the program's own functions, the files they are in, and the changes of file."""

    def __init__(self) -> None:
        self.calls, self.changes, self.file = 0, 0, ""
        self.files: set[str] = set()

    def __call__(self, frame: FrameType, event: str, argument: object) -> None:
        file = frame.f_code.co_filename
        if event == "call" and file.startswith(PACKAGE):
            self.calls += 1
            self.files.add(file)
            self.changes += file != self.file
            self.file = file


async def own_calls_of_key(game: str, key: str) -> Own:
    """Return the own calls from a key on the full screen to the first sentence."""
    from uno_tui.app.app import UnoApp
    from uno_tui.speech.speaker import Speaker
    from uno_tui.ui.keys import keymap
    from uno_tui.ui.request import Request
    from uno_tui.ui.session import Session
    from uno_tui.ui.settings import Mode, Settings, folders

    session = Session(Request(mode=Mode.SILENT, language="en", seed=1, game=game), Settings(), folders(), keymap.load())
    app, counted = UnoApp(session, table=True), Own()
    say: Callable[..., None] = Speaker.say

    def said(speaker: Speaker, *arguments: object) -> None:
        sys.setprofile(None)
        say(speaker, *arguments)

    async with app.run_test() as pilot:
        for _ in range(20):
            await pilot.pause(0.05)
        await pilot.press(key)
        with patch.object(Speaker, "say", said):
            sys.setprofile(counted)
            await pilot.press(key)
            sys.setprofile(None)
    await session.close()
    return counted


def main(games: list[str]) -> None:
    for game in games or GAMES:
        print(f"{game}: {calls_of_a_line(game):.0f} calls for a typed c", flush=True)
    with tempfile.TemporaryDirectory() as home:
        os.environ["UNO_TUI_HOME"] = home
        for game in games or GAMES:
            own = asyncio.run(own_calls_of_key(game, "c"))
            print(f"{game}: {own.calls} own calls for the key c, {len(own.files)} files, {own.changes} changes of file")


if __name__ == "__main__":
    main(sys.argv[1:])
