"""A person at a table that no host keeps: all that the desk needs are links."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from support.alone import TABLE, Alone
from support.sessions import Screen

from uno_tui.core.contract import Move, Refusal, Seat
from uno_tui.host.connection import Change
from uno_tui.host.practice import Takeback
from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.speech.speaker import Speaker
from uno_tui.speech.voice import SilentVoice
from uno_tui.ui.settings import Settings
from uno_tui.ui.table.controller import TableController


class Onlooker:
    """Keeps what an onlooker sees of every change."""

    def __init__(self, seen: list[Change]) -> None:
        self.seen = seen

    def on_change(self, changes: Mapping[Seat | None, Change]) -> None:
        self.seen.append(changes[None])

    def on_refusal(self, seat: Seat, move: Move, refusal: Refusal) -> None: ...
    def on_takeback(self, taken: Takeback | None) -> None: ...


@pytest.fixture
async def sitting(tmp_path: Path) -> tuple[TableController, Alone, list[str]]:
    referee = Referee(TABLE, "table")
    assert referee.problems() == []
    alone, speaker, said = Alone(referee.table, ("Ana", "Ben")), Speaker(SilentVoice(0), None), list[str]()
    speaker.observers.append(lambda news: said.extend(each.text for each in news))
    return TableController(alone, speaker, Translator("en"), Settings(), Screen()), alone, said


async def test_a_table_without_a_host_is_played_and_told(sitting: tuple[TableController, Alone, list[str]]) -> None:
    desk, alone, said = sitting
    for command in ("read_turn", "read_top", "last_card", "play", "first_card", "play"):
        desk.perform(command)
    assert said[:2] == ["Your turn.", "Red 3."]
    assert "Blue 9 does not match red 3. Z finds a playable card." in said
    assert "You play red 5. One card left. U to say Uno." in said
    assert alone.table.turn == 1
    alone.play(1, alone.table.moves(1)[0])
    assert any(text.startswith("Ben plays") for text in said)


async def test_what_a_seat_saw_is_in_its_change_and_nothing_else(sitting: tuple[TableController, Alone, list[str]]) -> None:
    desk, alone, said = sitting
    seen: list[Change] = []
    onlooker = Onlooker(seen)
    alone.watchers.append(onlooker)
    desk.perform("draw")
    assert "You draw a yellow 1" in " ".join(said)
    [change] = seen
    assert change.events
    assert all("Y1" not in str(event) for event in change.events)
