"""Cards move only where it is asked for, for a moment, and never in the way of words or keys."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

import pytest
from looks import positions
from looks.stage import Stage, stage

from uno_tui.app.board.round_table import FRAME, FRAMES, MOST_BACKS, RoundTable
from uno_tui.app.motion import is_wanted
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.ui.settings import Look, Mode, Motion

pytestmark = pytest.mark.screen
XTERM = {"TERM": "xterm-256color"}


def round_table(player: Stage) -> RoundTable:
    screen = player.app.screen
    assert isinstance(screen, TableScreen)
    return screen.cards.round_table


async def at_table(player: Stage, motion: Motion) -> None:
    player.app.environment = XTERM
    player.app.session.preferences.settings.motion = motion
    await player.sit(positions.UNO_PLAIN)


def play(player: Stage) -> None:
    """Lay the first card, without waiting for anything to come to rest."""
    player.desk.perform("first_card")
    player.desk.perform("play")


async def test_by_default_nothing_moves() -> None:
    assert Motion.OFF is Motion("off")
    async with stage(size=(100, 30)) as player:
        await at_table(player, player.app.session.preferences.settings.motion)
        play(player)
        await asyncio.sleep(0)
        assert not round_table(player).moves


async def test_a_card_moves_in_three_frames_and_the_words_do_not_wait() -> None:
    async with stage(size=(100, 30)) as player:
        await at_table(player, Motion.LITTLE)
        await asyncio.sleep(1)
        player.app.session.clock.time = lambda: 100.0  # type: ignore[method-assign]
        before = [list(row) for row in round_table(player).rows]
        play(player)
        for _ in range(400):
            if round_table(player).moves:
                break
            await asyncio.sleep(0.005)
        assert "You play red 1." in player.said
        moving = [list(row) for row in round_table(player).rows]
        assert len(round_table(player)._frames) == FRAMES
        await asyncio.sleep(FRAME * (FRAMES + 2))
        assert not round_table(player).moves
        assert before != moving != [list(row) for row in round_table(player).rows]


async def test_a_deal_takes_a_second_at_most_and_any_key_ends_it() -> None:
    assert FRAME * MOST_BACKS <= 1
    async with stage(size=(100, 30)) as player:
        await at_table(player, Motion.LITTLE)
        round_table(player).deal()
        assert round_table(player).moves
        await player.press("right")
        assert not round_table(player).moves


@pytest.mark.parametrize(
    ("look", "mode", "environment", "is_read"),
    [
        (Look.SAID, Mode.SILENT, XTERM, False),
        (Look.STILL, Mode.SILENT, XTERM, False),
        (Look.LINES, Mode.SILENT, XTERM, False),
        (Look.CARDS, Mode.READER, XTERM, False),
        (Look.CARDS, Mode.VOICE, XTERM, True),
        (Look.CARDS, Mode.SILENT, {"TERM": "linux"}, False),
        (Look.CARDS, Mode.SILENT, {"TERM": "dumb"}, False),
        (Look.CARDS, Mode.SILENT, {**XTERM, "SSH_CONNECTION": "1 2 3 4"}, False),
        (Look.CARDS, Mode.SILENT, {**XTERM, "SSH_TTY": "/dev/pts/1"}, False),
        (Look.CARDS, Mode.SILENT, {**XTERM, "NO_MOTION": "1"}, False),
        (Look.CARDS, Mode.SILENT, {**XTERM, "REDUCE_MOTION": "1"}, False),
    ],
)
def test_where_nothing_moves_whatever_is_set(
    look: Look, mode: Mode, environment: Mapping[str, str], is_read: bool
) -> None:
    assert not is_wanted(Motion.LITTLE, look, mode, environment, is_read=is_read)
    assert is_wanted(Motion.LITTLE, Look.CARDS, Mode.SILENT, XTERM, is_read=False)
    assert not is_wanted(Motion.OFF, Look.CARDS, Mode.SILENT, XTERM, is_read=False)
