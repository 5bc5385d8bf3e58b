"""Keys while UNO Rummy asks where a tile goes, on the full screen."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from support.app_player import Player, playing

from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.core.commands import Context
from uno_tui.host.match import Plan
from uno_tui.ui.keys.commands import SHARED
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.settings import Mode

POSITION = """table 1
game rummy
seats Ana Ben
dealer Ben
rack Ana {rack}
rack Ben Y1 B2 Y5 G7
onto {table}
stock Y1 B2 Y3 G4 Y5
turn Ana
"""


@asynccontextmanager
async def at_table(home: Path, rack: str, table: str, language: str = "en") -> AsyncIterator[Player]:
    """At a table that goes on from a position."""
    path = home / "left.table"
    path.write_text(POSITION.format(rack=rack, table=table), encoding="utf-8")
    path.with_suffix(".seats").write_bytes(msgspec.json.encode(Plan(("Ana", "Ben"), ("person", "normal"))))
    async with playing(table=False, language=language) as player:
        await player.app.sit_down(path)
        await player.settle()
        yield player


TWO_RUNS = "[R4 R5 R6] [R8 R9 R10]"
SAID = {
    "en": (
        "Nothing played yet. Where does the red 7 go?",
        "Answer this first; then F finishes. Where does the red 7 go?",
        "Your draft: 2 played, not valid yet. P reads it. Where does the red 7 go?",
    ),
    "de": (
        "Von deiner Schiene ist noch nichts gelegt. Wohin mit der roten 7?",
        "Erst die Antwort, dann schließt F ab. Wohin mit der roten 7?",
        "Dein Entwurf: 2 gelegt, noch nicht gültig. P liest ihn vor. Wohin mit der roten 7?",
    ),
    "fr": (
        "Rien de posé. Où va le 7 rouge ?",
        "Réponds d'abord ; ensuite, F pour finir. Où va le 7 rouge ?",
        "Ton essai, 2 sur la table, n'est pas encore valable. P pour le lire. Où va le 7 rouge ?",
    ),
}


@pytest.mark.parametrize("language", SAID)
async def test_f_says_how_far_the_draft_is_and_the_question_stays(home: Path, language: str) -> None:
    nothing, ready, unfinished = SAID[language]
    async with at_table(home, "R7 R11 Y12", TWO_RUNS, language) as player:
        await player.press("enter", "f")
        assert player.said[-1] == nothing
        await player.press("escape", "right", "enter", "home", "enter", "f")
        assert player.said[-1] == ready
        await player.press("escape", "end", "n", "home", "enter", "f")
        assert player.said[-1] == unfinished
        assert isinstance(player.app.screen, QuestionScreen)
        assert all(len(text.split()) <= 20 for text in (nothing, ready, unfinished))


@pytest.mark.parametrize(
    ("language", "asked", "undone"),
    [
        ("en", "Where does the red 7 go?", "Undone: red 11, back in the rack. Red run 8 to 10."),
        ("de", "Wohin mit der roten 7?", "Zurückgenommen: rote 11, wieder auf der Schiene. Rote Folge 8 bis 10."),
        ("fr", "Où va le 7 rouge ?", "Annulé : 11 rouge, de nouveau sur le chevalet. Suite rouge de 8 à 10."),
    ],
)
async def test_what_asks_and_what_takes_back_is_done_and_the_question_said_again(
    home: Path, language: str, asked: str, undone: str
) -> None:
    async with at_table(home, "R11 R7 Y12", TWO_RUNS, language) as player:
        await player.press("enter", "enter")
        for key in ("h", "i", "c", "p", "t", "e", "d"):
            await player.press(key)
            assert player.said[-1].endswith(f" {asked}"), key
        await player.press("backspace")
        assert player.said[-2] == undone
        assert player.said[-1].startswith(f"{asked} ")  # other answers than before: all are said
        await player.press("y")
        assert player.said[-1] == asked
        assert isinstance(player.app.screen, QuestionScreen)
        await player.press("1")
        await player.press("enter")
        assert isinstance(player.app.screen, TableScreen)
        assert player.desk.state.presenter.busy


async def test_a_question_that_a_step_has_answered_stays_closed(home: Path) -> None:
    async with at_table(home, "R7 R11 Y12", TWO_RUNS) as player:
        await player.press("enter", "n")
        assert player.said[-2:] == ["New set: red 7. Selected: red 11.", "The question is closed."]
        assert isinstance(player.app.screen, TableScreen)


async def listed_and_refused(player: Player) -> list[str]:
    """Return the commands of lists, and of all places, that help lists at the open question and that it refuses."""
    assert isinstance(player.app.screen, QuestionScreen)
    session = player.app.session
    await player.press("f1")
    assert isinstance(player.app.screen, ListScreen)
    keys = {key for item in player.app.screen.items for key in item.text.split(": ")[0].split(", ")}
    await player.press("escape")
    refused = []
    for command in SHARED.values():
        key = session.named_keys.keymap.of(command.id)[0]
        if command.id == "quit" or command.context is Context.TABLE or key_name(session.announcer.translator, key) not in keys:
            continue
        await player.press(key)
        refused += [command.id] if player.said[-1].startswith("Answer first") else []
        if not isinstance(player.app.screen, QuestionScreen):
            await player.press("escape")
    return refused


async def test_help_at_a_question_of_the_table_lists_no_key_that_it_refuses(home: Path) -> None:
    async with at_table(home, "R7 B1", TWO_RUNS) as player:
        await player.press("enter")
        assert await listed_and_refused(player) == []


async def test_help_at_the_first_question_lists_no_key_that_it_refuses() -> None:
    async with playing(table=False, asks_mode=True, mode=Mode.VOICE, voice="none") as player:
        assert await listed_and_refused(player) == []
