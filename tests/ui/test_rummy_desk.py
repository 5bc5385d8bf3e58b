"""UNO Rummy by the keys of the desk: what is pressed, and what is said."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, cast

import pytest
from support.rummy import Person

from uno_tui.games.rummy.narrator.narrator import count_words
from uno_tui.games.rummy.rules.tiles import NUMBERED, tiles
from uno_tui.i18n.languages import LANGUAGES

if TYPE_CHECKING:
    from uno_tui.games.rummy.presenter.presenter import RummyPresenter

NINES = "[R9 Y9 G9] [R4 R5 R6] [B10 B11 B12] [Y3]"


async def test_enter_on_a_joker_puts_the_tile_that_it_stands_for_in_its_place() -> None:
    for carried in (True, False):
        person = Person("G10 R1 R2", "[R10 Y10 J=G10]")
        if carried:
            person.go("Rack", "Green 10")
            person.press("Enter", "Carry")
        person.go("Group of tens", "Joker as green 10")
        assert person.press("Enter") == "Group of tens: red, yellow, green. The Joker is in your rack."
        assert person.press("Backspace").startswith("Undone: green 10, ")


async def test_a_carried_tile_is_put_to_an_idle_joker_after_a_question() -> None:
    person = Person("G10 R1", "[R10 Y10 B10] [J]")
    person.go("Group of tens", "Blue 10")
    assert person.press("Enter").startswith("Taken: blue 10.")
    person.go("unused Joker", "Joker")
    assert person.press("Enter") == (
        "Unused Joker, blue 10: a set needs at least 3 tiles. Put it there anyway? No, Yes."
    )


@pytest.mark.rule("RUM-5")
async def test_an_unused_joker_is_not_kept_on_the_rack() -> None:
    person = Person("G10 J R1", "[R10 Y10 B10] [R4 R5 R6] [J]")
    person.go("unused Joker", "Joker")
    assert person.press("Enter").startswith("Taken: Joker. Enter on a set adds it; N starts a set.")
    person.go("Carried", "Joker")
    assert person.press("Enter").startswith("Joker must stay on the table.")
    person.press("Backspace")
    person.go("Rack", "Joker")  # the player's own goes there and back
    person.press("Enter", "Carry")
    person.go("Carried", "Joker")
    assert person.press("Enter").startswith("Back in the rack: Joker.")


@pytest.mark.rule("RUM-5")
async def test_a_joker_that_was_first_used_in_this_turn_is_not_kept_on_the_rack() -> None:
    person = Person("R1 R2", "[R10 Y10 B10] [J]")
    person.go("unused Joker", "Joker")
    person.press("Enter")
    person.go("Group of tens", "Red 10")
    assert person.press("Enter").startswith("Group of tens: red, yellow, Joker as green, blue.")
    person.go("Group of tens", "Joker as green 10")
    assert "keeps it" not in person.press("Enter")
    person.go("Carried", "Joker as green 10")
    assert "must stay on the table" in person.press("Enter")


@pytest.mark.rule("RUM-10")
async def test_a_joker_out_of_a_set_may_be_kept_on_the_rack_and_carried_again() -> None:
    person = Person("G10 R1", "[R10 Y10 J=G10] [R4 R5 R6] [J]")
    person.go("Rack", "Green 10")
    person.press("Enter", "Carry")
    person.go("Group of tens", "Joker as green 10")
    assert person.press("Enter").endswith("The Joker is in your rack.")
    person.go("Rack", "Joker")
    person.press("Enter", "Carry")
    person.go("Carried", "Joker")
    assert person.press("Enter").startswith("Back in the rack: Joker.")


async def test_a_set_that_has_changed_meanwhile_is_walked_from_its_first_tile() -> None:
    person = Person("R7 B9 R1", NINES)
    person.go("Red run 4 to 6", "Red 6")
    person.go("Rack", "Red 7")
    assert person.press("Enter") == "Red run 4 to 7. Selected: blue 9."
    assert person.press("Tab") == "Set 1 of 4. Red run 4 to 7. Red 4."


async def test_a_draft_given_up_on_the_table_says_where_one_is() -> None:
    person = Person("R7 B9 R1", NINES)
    person.go("Group of nines", "Red 9")
    person.press("Enter")
    person.go("Red run 4 to 6", "Red 5")
    assert person.press("Escape").endswith("Set 1 of 4: Red 5.")


async def test_sets_are_walked_as_they_are_spoken() -> None:
    person = Person("G10 R1", "[R10 Y10 B10] [J]")
    person.go("unused Joker", "Joker")
    person.press("Enter")
    person.go("Group of tens", "Red 10")
    assert person.press("Enter") == "Group of tens: red, yellow, Joker as green, blue."
    assert person.zone("Group of tens") == ["Red 10", "Yellow 10", "Joker as green 10", "Blue 10"]
    person.press("Backspace", "Y")
    assert person.zone("Group of tens") == ["Red 10", "Yellow 10", "Joker as green 10", "Blue 10"]


async def test_a_tile_that_does_not_fit_is_put_down_only_after_a_question() -> None:
    person = Person("R7 B9 R1", NINES)
    person.go("Rack", "Blue 9")
    assert person.press("Enter", "Group") == "Group of nines: red, yellow, green, blue. Selected: red 1."
    person.go("Group of nines", "Blue 9")
    assert person.press("Enter").startswith("Taken: blue 9.")
    person.go("Red run 4 to 6", "Red 4")
    assert person.press("Enter") == (
        "Red run 4 to 6, blue 9: neither a run nor a group. Put it there anyway? No, Yes."
    )
    assert person.press("No") == "Question closed. Set 1 of 4: Red 4."
    assert person.zone("Red run 4 to 6") == ["Red 4", "Red 5", "Red 6"]
    person.press("Enter", "Yes")
    assert person.said[-1] == "Red 4, red 5, red 6, blue 9."


async def test_a_tile_of_the_rack_waits_until_what_is_carried_is_put_down() -> None:
    person = Person("R7 R1", "[R4 R5 R6] [R9 Y9 J=G9]")
    person.go("Group of nines", "Joker as green 9")
    assert person.press("Enter") == (
        "Taken: Joker as green 9. Enter on a set adds it; Enter on Carried, next to the rack, keeps it."
    )
    person.go("Rack", "Red 7")
    assert person.press("Enter") == (
        "Place Joker as green 9 first: Z finds a set, N starts one. On Carried, next to the rack, Enter puts it back."
    )
    assert person.zone("Rack") == ["Red 7", "Red 1"]


async def test_after_a_split_the_caret_is_on_the_same_tile() -> None:
    person = Person("R1", "[R4 R5 R6 R7 R8 R9]")
    person.go("Red run", "Red 7")
    said = person.press("X")
    assert said == "Split: red run 4 to 6, and red run 7 to 9. You are at red 7."
    assert person.desk.state.walk.card_text() == "Red 7"
    assert person.press("Right") == "Red 8."
    assert person.press("Backspace") == "Undone: the split. Red run 4 to 9. Selected: red 1."


async def test_each_step_that_is_taken_back_is_named_with_the_set_as_it_is_now() -> None:
    person = Person("R7 Y1 B9", NINES)
    person.go("Rack", "Red 7")
    assert person.press("Enter") == "Red run 4 to 7. Selected: yellow 1."
    assert person.press("Backspace") == "Undone: red 7, back in the rack. Red run 4 to 6."
    assert person.press("Backspace") == "Nothing to undo."
    assert person.press("Y") == "Redone. Red run 4 to 7."
    person.go("Group of nines", "Red 9")
    person.press("Enter")
    assert person.press("Backspace") == (
        "Undone: red 9, back in its set. Group of nines: red, yellow, green. Set 3 of 4: Yellow 9."
    )
    assert person.press("Y") == "Redone. Yellow 9, green 9. You still carry red 9. Set 3 of 4: Yellow 9."


async def test_where_a_joker_goes_names_few_sets_and_those_first_that_it_finishes() -> None:
    runs = "[R1 R2 R3] [Y1 Y2 Y3] [G1 G2 G3] [B1 B2 B3] [R5 R6 R7] [Y5 Y6 Y7] [G9] [B12]"
    person = Person("J Y12", runs, ben="R1 R2")
    person.press("Enter")
    assert person.answers() == [
        "Red run 1 to 3", "Red run 5 to 7", "Yellow run 1 to 3", "Yellow run 5 to 7", "New set",
        "Carry it", "Leave it on the rack", "Others: 3 sets",
    ]  # fmt: skip
    assert person.said[-1].startswith("Where does the Joker go? 8 answers. Red run 1 to 3. ")
    person.press("Others")
    assert person.answers() == ["Green run 1 to 3", "Blue run 1 to 3", "Single blue 12"]
    assert person.press("Blue") == "Blue run 1 to 4, Joker as 4. Selected: yellow 12."


async def test_a_letter_that_answers_share_chooses_none_of_them() -> None:
    person = Person("J Y12", "[R1 R2 R3] [R5 R6 R7] [Y1 Y2 Y3] [G9] [B12]", ben="R1 R2")
    person.press("Enter")
    assert person.front.question is not None
    keys = {answer.text: answer.keys for answer in person.front.question.answers}
    assert keys["Red run 1 to 3"] == keys["Red run 5 to 7"] == ()
    assert keys["Yellow run 1 to 3"] == ("y",)


async def test_sets_that_make_a_set_together_are_offered_first() -> None:
    person = Person("Y1", "[R1 R2 R3] [G5 G6 G7] [R4 R5 R6] [B9] [Y9]", ben="B1 B2")
    person.go("Red run 4", "Red 4")
    person.press("J")
    assert person.answers()[:2] == ["Red run 1 to 3", "Others: 3 sets"]
    assert person.press("Red run 1") == "Red run 1 to 6."


async def test_z_finds_every_tile_that_can_be_laid_and_says_with_what() -> None:
    person = Person("R7 R9 R10 B5 Y2 Y4 Y3 G12", "[R4 R5 R6] [G1 G2 G3] [B8]")
    found = [person.press("Z") for _ in range(7)]
    assert found[1:3] == ["Yellow 2, with yellow 3 and yellow 4.", "Yellow 4, with yellow 2 and yellow 3."]
    assert found[3] == "Yellow 3, with yellow 2 and yellow 4."
    assert found[0] == "Red 7, playable."  # where the cursor stands
    assert found[4:] == ["Red 7.", *found[1:3]]


async def test_z_finds_pairs_that_go_on_with_a_set_of_the_table() -> None:
    person = Person("R8 R7 B4", "[R4 R5 R6] [G1 G2 G3]")
    assert [person.press("Z"), person.press("Z")] == ["Red 8, with red 7.", "Red 7."]
    person.press("Enter")
    assert person.press("Z") == "Red 8."


async def test_with_a_tile_carried_z_goes_to_the_sets_where_it_fits() -> None:
    person = Person("B9 R1", "[R4 R5 R6] [R9 Y9 G9] [B10 B11 B12] [Y3] [G3 G4 G5] [B1 B2 B3]")
    person.go("Rack", "Blue 9")
    person.press("Enter", "Carry")
    assert person.press("Z").startswith("Set 4 of 6. Blue run 10 to 12. Blue 10.")
    assert person.press("Z").startswith("Set 5 of 6. Group of nines: red, yellow, green. Red 9.")
    assert person.press("shift+Z").startswith("Set 4 of 6. Blue run 10 to 12. Blue 10.")
    assert person.press("Enter") == "Blue run 9 to 12."


async def test_with_a_tile_carried_that_fits_nowhere_z_says_so() -> None:
    person = Person("G7 G8 G9", "[R1 R2 R3 R4] [B10 B11 B12]")
    person.press("Enter", "Carry")
    assert person.press("Z") == "Green 7 joins no set yet. N starts a set."


LAY = "lay [R4 R5 R6 R7] [R9 Y9 J=G9] [B10 B11 B12]"


async def test_d_says_what_changed_since_ones_own_last_turn_set_by_set() -> None:
    person = Person("R7 R1 R2", "[R4 R5 R6] [R9 Y9 J=G9] [B10 B11 B12]", ben="G9 Y12 B9 G2 G3")
    assert person.press("D") == (
        "Nothing changed on the table since your last turn. "
        "Changes before the game was resumed are not known."
    )
    person.desk.moving.make(person.read(LAY))
    assert person.alone.table.turn == 0  # a Reverse with two players
    person.alone.table.turn = 1
    person.ben("lay [R4 R5 R6 R7] [R9 Y9 G9 B9] [B10 B11 B12]")
    assert person.press("D") == (
        "Group of nines: red, yellow, Joker as green, now group of nines: red, yellow, green, blue. "
        "Ben has a Joker from the table."
    )
    assert person.press("E").endswith("5 in the pool. Ben has a Joker from the table.")


async def test_what_the_table_is_now_is_said_before_what_it_does() -> None:
    person = Person("G12 R1", "[R3 R4 R5 R6 R7] [Y9 G9 B9]", ben="R5 Y2 B2 G3", turn="Ben")
    person.ben("lay [R3 R4 R5] [R5 R6 R7] [Y9 G9 B9]")
    assert person.said[0] == (
        "Ben plays red 5; the table is rearranged. 3 left. Now: red run 3 to 5; red run 5 to 7. "
        "With the red 5, Ben makes you miss a turn."
    )


async def test_of_many_changed_sets_it_is_said_how_to_hear_them() -> None:
    table = "[R1 R2 R3] [Y1 Y2 Y3] [G1 G2 G3] [B9 B10 B11]"
    person = Person("G12 R5", table, ben="B1 B2 B3 G3", turn="Ben")
    person.ben("lay [R1 Y1 G1 B1] [R2 Y2 G2 B2] [R3 Y3 G3 B3] [B9 B10 B11]")
    assert "Several sets changed: D reads them. With the blue 2" in person.said[0]
    person = Person("G12 R5", table.replace("[B9", "[R7 R8 R9 R10 R11] [B9"), ben="R9 B1 B2 B3 G3", turn="Ben")
    person.ben("lay [R1 Y1 G1 B1] [R2 Y2 G2 B2] [R3 Y3 G3 B3] [R7 R8 R9] [R9 R10 R11] [B9 B10 B11]")
    assert "Several sets changed: D reads them. With the blue 2, Ben makes you draw 2." in person.said[0]
    person.press("D")
    assert person.said[-1].startswith(
        "New: group of ones: red, yellow, green, blue. New: group of twos: red, yellow, green, blue. "
        "New: group of threes: red, yellow, green, blue. The red run 7 to 11 lost red 10 and red 11. New: red run 9 to 11. "
        "Gone: red run 1 to 3. Gone: yellow run 1 to 3. Gone: green run 1 to 3."
    )


async def test_f_names_the_first_set_that_is_wrong_and_how_many_more_there_are() -> None:
    person = Person("R7 Y12 B2", "[R4 R5 R6] [G1 G2 G3]")
    for tile in ("Yellow 12", "Blue 2"):
        person.go("Rack", tile)
        person.press("N")
    assert person.press("F") == (
        "Yellow 12 alone is not a set. 1 more not valid; P reads all."
    )


async def test_which_tile_works_is_not_asked_where_it_is_the_same() -> None:
    person = Person("Y2 B2 R1 R12", "[R2 G2 J=B2] [Y3 Y4 Y5]", ben="G9 G10 G11 G12")
    person.go("Rack", "Yellow 2")
    person.press("Enter", "Yellow run")
    person.go("Group of twos", "Joker as blue 2")
    assert person.press("Enter") == "Group of twos: red, green, blue. The Joker is in your rack."
    person.press("F")
    assert person.front.question is None
    assert "With the yellow 2, you make Ben draw 2 and miss a turn." in person.said


async def test_which_tile_works_is_not_asked_of_who_goes_out() -> None:
    person = Person("R2 B5", "[R3 R4 R5] [Y5 G5 R5]", ben="G9 G10 G11 G12")
    person.go("Rack", "Red 2")
    person.press("Enter")
    person.go("Rack", "Blue 5")
    person.press("Enter", "F")
    assert person.front.question is None
    assert person.alone.table.outcome.round is not None


async def test_which_tile_works_is_asked_where_it_makes_a_difference() -> None:
    person = Person("R2 B5 R12", "[R3 R4 R5] [Y5 G5 R5]", ben="G9 G10 G11 G12")
    for tile in ("Red 2", "Blue 5"):
        person.go("Rack", tile)
        person.press("Enter")
    assert person.press("F") == (
        "Which tile takes effect? Red 2: the next player draws 2 and is skipped, Blue 5: skips the next player."
    )


async def test_after_f_one_stands_at_the_rack() -> None:
    person = Person("R7 Y12 B1", "[R4 R5 R6] [G1 G2 G3]")
    person.go("Rack", "Red 7")
    person.press("Enter")
    person.go("Red run", "Red 7")
    person.press("F")
    assert person.desk.state.zone.title == "Rack"


async def test_when_the_own_turn_begins_one_stands_at_the_rack_and_each_set_keeps_its_place() -> None:
    person = Person("R7 Y12 B1", "[R4 R5 R6] [G1 G2 G3]", ben="B9 B10 B11 Y1", turn="Ben")
    person.go("Green run", "Green 2")
    person.ben("lay [R4 R5 R6] [G1 G2 G3] [B9 B10 B11]")
    assert person.said[-3:] == ["Your turn.", "Rack.", "Selected: red 7."]
    person._until(lambda: "Green run 1 to 3" in person.desk.state.zone.title, "Tab")
    assert person.desk.state.walk.card_text() == "Green 2"


async def test_the_rack_lies_as_before_when_a_draft_is_given_up() -> None:
    person = Person("R7 Y12 B1 G5", "[R4 R5 R6] [G1 G2 G3]")
    before = person.zone("Rack")
    for tile in ("Yellow 12", "Red 7"):
        person.go("Rack", tile)
        person.press("N")
    person.press("Escape")
    assert person.zone("Rack") == before
    person.press("Backspace", "Backspace", "Backspace")
    assert person.zone("Rack") == before


async def test_a_tile_can_be_left_on_the_rack_where_it_is_asked_where_it_goes() -> None:
    person = Person("R7 Y12 B1", "[R4 R5 R6] [R8 R9 R10]")
    person.go("Rack", "Red 7")
    person.press("Enter")
    assert person.answers()[-2:] == ["Carry it", "Leave it on the rack"]
    assert person.press("Leave") == "Question closed. Selected: red 7."
    assert person.zone("Rack") == ["Red 7", "Yellow 12", "Blue 1"]


async def test_f_says_how_what_is_carried_gets_back() -> None:
    person = Person("R7 Y12 B1", "[R4 R5 R6] [R8 R9 R10]")
    person.go("Rack", "Red 7")
    person.press("Enter", "Carry")
    assert person.press("F") == (
        "You still carry red 7. On Carried, next to the rack, Enter puts it back."
    )
    other = Person("R7 Y12 B1", "[R4 R5 R6 R7] [R8 R9 R10]")
    other.go("Red run 4", "Red 4")
    other.press("Enter")
    assert other.press("F") == "You still carry red 4. Backspace undoes the step."


async def test_while_another_is_on_turn_every_key_of_the_draft_says_whose_turn_it_is() -> None:
    person = Person("R7 Y12 B1", "[R4 R5 R6] [G1 G2 G3]", turn="Ben")
    assert {person.press(key) for key in ("Enter", "Z", "N", "X", "J", "H", "B", "F", "Backspace", "Y")} == {"Ben's turn."}
    assert not person.desk.state.presenter.busy
    assert person.front.opened == []


async def test_steps_work_where_there_are_such() -> None:
    person = Person("R7 Y12 B1", "[R4 R5 R6] [G1 G2 G3]")

    def works() -> list[str]:
        return [each for each in ("take_back", "forward_again", "split") if person.desk.state.presenter.works(each, person.view)]

    assert works() == ["split"]
    person.press("Enter")
    assert works() == ["take_back", "split"]
    person.press("Backspace")
    assert works() == ["forward_again", "split"]


async def test_t_tells_the_draft() -> None:
    person = Person("R7 Y12 B1 G5", "[R4 R5 R6] [G1 G2 G3]")
    assert person.press("T") == "Your turn."
    person.press("Enter")
    assert person.press("T") == "Your turn. Your draft: 1 played. F to finish."


async def test_t_says_in_few_words_that_a_draft_is_not_finished() -> None:
    person = Person("R7 Y12 B1 G5", "[R4 R5 R6] [R8 R9 R10]")
    person.go("Rack", "Yellow 12")
    person.press("N")
    assert person.press("T") == "Your turn. Your draft: 1 played, not valid yet. P reads it."
    person.go("Rack", "Red 7")
    person.press("Enter", "Carry")
    assert person.press("T") == "Your turn. Your draft: you carry a tile. P reads it."


async def test_c_says_of_many_sets_only_how_many_there_are_and_how_to_hear_them() -> None:
    table = "[R1 R2 R3] [Y1 Y2 Y3] [G1 G2 G3] [B1 B2 B3] [R5 R6 R7] [Y5 Y6 Y7]"
    assert Person("R12 Y12", table, ben="G12 B12").press("C").startswith("Red run 1 to 3. Red run 5 to 7. ")
    assert Person("R12 Y12", f"{table} [G9]", ben="G12 B12").press("C") == (
        "7 sets. Tab reads them one by one, D what changed."
    )


async def test_z_names_a_set_of_the_rack_before_one_that_takes_a_joker_off_the_table() -> None:
    person = Person("R5 G5 B5 R1 Y9", "[R10 Y10 B10] [J]")
    assert person.press("Z") == "Red 5, with green 5 and blue 5."


async def test_z_says_where_a_tile_can_be_laid_only_by_rearranging() -> None:
    person = Person("R7 Y1", "[R4 R5 R6 R7 R8 R9]", ben="G1 B1")
    assert person.press("Z") == "Red 7, only by rearranging."


async def test_z_leads_from_the_sets_back_to_the_rack() -> None:
    person = Person("R8 R7 B4", "[R4 R5 R6] [G1 G2 G3]")
    person.go("Green run", "Green 2")
    assert person.press("Z") == "Rack: Red 7."
    person.go("Green run", "Green 2")
    assert person.press("Z") == "Rack: Red 8, with red 7."


async def test_a_tile_of_the_table_that_is_carried_has_a_way_back() -> None:
    person = Person("B7 R1", "[R4 R5 R6 R7]")
    person.go("Red run", "Red 7")
    person.press("Enter")
    person.go("Rack", "Blue 7")
    assert person.press("Enter") == (
        "Place red 7 first: Z finds a set, N starts one. Backspace undoes the step."
    )


LONG = {
    "en": ("Set 1 of 3: red 4 missing. Fix it, or cancel with Escape.", "1 more not valid; P reads all."),
    "de": ("Kombination 1 von 3: Lücke bei rote 4. Korrigiere sie, oder verwirf den Entwurf mit Escape.", "1 weitere falsch; P liest alle vor."),
    "fr": ("Combinaison 1 sur 3 : il manque 4 rouge. Corrige-la, ou Échap pour abandonner.", "1 de plus à corriger : P pour tout lire."),
}  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_wrong_is_said_in_few_words_however_long_the_set_is(language: str) -> None:
    table = "[R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12] [G1 G2 G3] [Y4 B4 G4]"
    person = Person("G4 B2 Y9", table, ben="B1 B12", language=language)
    draft = cast("RummyPresenter", person.desk.state.presenter).bench.draft(person.view)
    run, greens, fours = (place.id for place in draft.board.sets)
    green, red, blue = tiles("G4 R4 B2")
    draft.put(greens, green)
    draft.take(run, red)
    draft.put(fours, red)
    one, others = LONG[language]
    assert person.press("F") == one
    draft.begin_set(blue)
    place = one.split(". ")[0].replace("3", "4", 1)
    assert person.press("F") == f"{place}. {others}"
    assert all(count_words(each) <= 20 for each in (person.said[-1], one, person.press("T")))
    assert all(count_words(each) <= 20 for each in re.split(r"(?<=[.!?]) ", person.press("P"))), person.said[-1]


@pytest.mark.parametrize("seed", range(12))
async def test_enter_takes_every_tile_that_z_names_whatever_was_laid_before(seed: int) -> None:
    rng = random.Random(seed)
    pool = [str(tile) for tile in NUMBERED for _ in range(2)] + ["J"] * 4
    table = "[R4 R5 R6] [G2 G3 G4 G5] [R9 Y9 B9] [B12]"
    elsewhere = "B1 B2 Y1 Y2 Y3 Y4 Y5"  # Ben's rack and the pool
    for tile in f"{table} {elsewhere}".replace("[", "").replace("]", "").split():
        pool.remove(tile)
    person = Person(" ".join(rng.sample(pool, 14)), table)
    for _ in range(25):
        said = person.press("Z")
        if said.startswith(person.desk.state.walk.card_text()):
            told = person.press("Enter")
            assert "is not playable" not in told, (said, told)
        while person.front.question is not None:
            person.press(rng.choice([each for each in person.answers() if "Carry" not in each]))
        if rng.random() < 0.2:
            person.press("Backspace")


@pytest.mark.rule("RUM-10")
async def test_a_joker_that_nothing_replaces_makes_no_draft_ready() -> None:
    person = Person("B9 R1 Y2 G12", "[R4 R5 R6 J=R7] [B6 B7 B8]")
    person.go("Red run", "Joker as red 7")
    person.press("Enter")
    person.go("Carried", "Joker as red 7")
    person.press("Enter")
    assert person.said[-1].startswith("Back in the rack: Joker.")
    person.go("Rack", "Blue 9")
    person.press("Enter")
    why = "To take the Joker as red 7, put a red 7 in its place."
    person.press("P")
    assert person.said[-1] == f"1 of at most 4 from your rack: blue 9. {why}"
    person.press("T")
    assert person.said[-1] == "Your turn. Your draft: 1 played, not valid yet. P reads it."
    person.press("F")
    assert person.said[-1] == why
