"""Hints in UNO Rummy: the next step from where the draft stands, until it is complete."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from support.examples import examples
from support.rummy import Person, completion, drafted

from uno_tui.games.rummy.presenter.planner import Planner, _carry_out, _find_steps
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator


async def test_h_says_the_next_step_and_again_the_one_after() -> None:
    person = Person("R7 Y2 Y3 Y4 B9", "[R4 R5 R6] [B1 B2 B3]")
    said = [person.press("H") for _ in range(6)]
    assert said == [
        "Play red 7 on the run red 4 to 6.",
        "After that: Start a new set with yellow 2.",
        "After that: Play yellow 3 on the single yellow 2.",
        "After that: Play yellow 4 on the tiles yellow 2, yellow 3.",
        "After that: F to finish.",
        "Play red 7 on the run red 4 to 6.",
    ]


async def test_the_plan_is_looked_for_when_the_turn_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person("R7 Y2 Y3 Y4 B9", "[R4 R5 R6] [B1 B2 B3]", ben="Y9 G5 B12", turn="Ben")
    person.ben("draw")
    if person.alone.table.turn == 1:
        person.ben("pass")
    await asyncio.sleep(0)
    assert person.alone.worked_out == ["complete"]
    monkeypatch.setattr("uno_tui.games.rummy.presenter.planner.complete_quickly", None)
    assert person.press("H") == "Play red 7 on the run red 4 to 6."


async def test_h_goes_on_in_the_middle_of_a_draft() -> None:
    person = Person("R7 Y2 Y3 Y4 B9", "[R4 R5 R6] [B1 B2 B3]")
    assert person.press("H") == "Play red 7 on the run red 4 to 6."
    person.go("Rack", "Red 7")
    person.press("Enter")
    assert person.press("H") == "Start a new set with yellow 2."
    person.go("Rack", "Yellow 3")
    person.press("N")
    assert person.press("H") == "Play yellow 2 on the single yellow 3."
    person.press("Backspace", "Backspace")
    assert person.press("H") == "Play red 7 on the run red 4 to 6."


async def test_h_works_the_plan_out_again_when_the_draft_leaves_it() -> None:
    person = Person("R7 R8 B7 B2", "[R4 R5 R6] [Y7 G7 R7]")
    assert person.press("H") == "Play red 7 on the run red 4 to 6."
    person.go("Rack", "Red 7")
    person.press("N")
    assert person.press("H") == "Move the single red 7 to the run red 4 to 6."


async def test_h_leaves_a_joker_what_it_was_said_to_be() -> None:
    person = Person("J G1 B1 R9 B2 B3", "[R5 R6 R7] [G3 G4 G5]")
    person.go("Rack", "Joker")
    person.press("N", "Yellow", "1")
    assert person.press("H") == "Play green 1 on the single Joker as yellow 1."
    person.go("Rack", "Blue 1")
    person.press("Enter")
    assert person.press("H") == "Play green 1 on the tiles Joker as yellow 1, blue 1."


async def test_h_says_when_a_draft_cannot_be_completed() -> None:
    person = Person("R7 Y12 B2", "[R4 R5 R6] [G1 G2 G3]")
    person.go("Rack", "Yellow 12")
    person.press("N")
    assert person.press("H") == (
        "This draft cannot become valid. Backspace undoes a step, Escape cancels it."
    )
    person.press("Backspace")
    assert person.press("H") == "Play red 7 on the run red 4 to 6."


async def test_h_tells_what_to_do_with_what_is_carried() -> None:
    person = Person("R7 Y12 B2", "[R4 R5 R6] [G1 G2 G3]")
    person.go("Rack", "Red 7")
    person.press("Enter")
    person.press("Backspace")
    person.go("Red run", "Red 6")
    person.press("Enter")
    assert person.press("H").startswith("Play red 6 on the tiles red 4, red 5.")


async def test_the_whole_plan_is_a_list() -> None:
    person = Person("R7 B9 Y12", "[R4 R5 R6] [G1 G2 G3]")
    person.desk.perform("plan")
    assert person.front.opened == ["listed"]
    assert person.desk.state.words.text("presenter-rummy-plan", count=2) == "Plan, 2 steps"
    assert person.desk.listed == ("presenter-rummy-plan", ["Play red 7 on the run red 4 to 6.", "F to finish."])


@examples(300)
@given(
    language=st.sampled_from(sorted(LANGUAGES)),
    seed=st.integers(0, 10_000),
    moves=st.integers(0, 25),
    steps=st.integers(0, 6),
)
@example(language="en", seed=512, moves=0, steps=3)
@example(language="de", seed=201, moves=0, steps=3)
@example(language="fr", seed=10441, moves=0, steps=6)
def test_steps_carried_out_complete_the_draft(language: str, seed: int, moves: int, steps: int) -> None:
    """From wherever the draft stands, step by step, as they are said."""
    made = drafted(seed, moves, steps)
    if made is None:
        return
    table, draft = made
    goal = completion(draft)
    if goal is None:
        return
    planner = Planner(Translator(language).of("rummy"))
    way = _find_steps(draft, goal)
    assert way is not None
    for each in way[0]:
        assert planner.sentence(each)
        _carry_out(draft, each)
    assert draft.unfinished() == []
    assert not draft.board.carried
    assert table.refusal(table.turn, draft.to_move()) is None
