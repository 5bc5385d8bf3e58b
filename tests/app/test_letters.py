"""Large letters: solid, different from each other, and never larger than their place."""

from __future__ import annotations

import itertools
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from support.player_texts import player_texts

from uno_tui.app.letters import GLYPHS, HEIGHTS, NARROW, LetterSize, can_draw, draw_letters, fit, letters_width
from uno_tui.i18n.languages import LANGUAGES

SIZES: list[LetterSize] = ["small", "large", "huge"]
NEEDED = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789+-!?/ ●▲■◆♠♥♦♣⊘⇄"
MIXED = st.text(st.sampled_from("AbcäÖéß09+ -●♥⊘中😀\u0301\t"), max_size=30)


@pytest.mark.parametrize("size", SIZES)
def test_every_letter_is_as_high_as_its_size(size: LetterSize) -> None:
    for sign in GLYPHS:
        drawn = draw_letters(sign, size)
        assert len(drawn) == HEIGHTS[size]
        assert {cell_len(line) for line in drawn} == {letters_width(sign, size)}
        assert set("".join(drawn)) <= set("█▀▄ " if size == "small" else "█ ")


def test_everything_that_cards_need_can_be_drawn() -> None:
    assert set(NEEDED) <= set(GLYPHS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_drawn(language: str) -> None:
    undrawn = {
        sign: each
        for each in player_texts(language)
        for sign in each.text.replace("{}", "").replace("`", "").lstrip("#")
        if not can_draw(sign)
    }
    assert not undrawn


def test_no_stroke_is_narrower_than_two_columns() -> None:
    for sign, rows in GLYPHS.items():
        assert len(rows) == 6, sign
        assert len(set(map(len, rows))) == 1, sign
        assert all(len(stroke) >= 2 for row in rows for stroke in re.findall("#+", row)), sign


@pytest.mark.parametrize("size", SIZES)
def test_stems_are_solid_in_every_size(size: LetterSize) -> None:
    for sign in "BDEFHIKLMNPRT1":
        assert any(set(a) == set(b) == {"█"} for a, b in itertools.pairwise(zip(*draw_letters(sign, size), strict=True)))


def test_different_signs_have_different_pictures() -> None:
    for (one, drawn), (other, drawing) in itertools.combinations(GLYPHS.items(), 2):
        if len(drawn[0]) == len(drawing[0]):
            differing = sum(a != b for a, b in zip("".join(drawn), "".join(drawing), strict=True))
            assert differing >= 2, (one, other)


@pytest.mark.parametrize("pair", ["2Z", "5S", "0O", "8B", "6G", "1I", "69", "38", "0D"])
def test_signs_that_are_easily_taken_for_each_other_differ_clearly(pair: str) -> None:
    one, other = (GLYPHS[sign] for sign in pair)
    columns = max(len(one[0]), len(other[0]))
    rows = [(a.ljust(columns, "."), b.ljust(columns, ".")) for a, b in zip(one, other, strict=True)]
    assert sum(a != b for row in rows for a, b in zip(*row, strict=True)) >= 3


def test_accents_are_left_out_and_small_letters_are_capitals() -> None:
    assert draw_letters("Grün Élève Ça", "small") == draw_letters("GRUN ELEVE CA", "small")
    assert draw_letters("Straße", "large") == draw_letters("STRASSE", "large")


def test_small_letters_are_drawn_with_half_blocks() -> None:
    assert draw_letters("L7", "small") == ["██      ▀▀▀▀██", "██        ▄█▀ ", "██▄▄▄▄    ██  "]


def test_huge_letters_are_large_ones_twice_as_large() -> None:
    large = draw_letters("R2", "large")
    assert draw_letters("R2", "huge") == ["".join(sign * 2 for sign in line) for line in large for _ in range(2)]


def test_the_greatest_size_that_fits_is_chosen() -> None:
    assert fit("7", 12, 12) == draw_letters("7", "huge")
    assert fit("7", 11, 12) == draw_letters("7", "large")
    assert fit("7", 6, 5) == draw_letters("7", "small")
    assert fit("Z", 6, 5) == ["Z"]


def test_where_two_figures_have_no_room_they_are_narrow() -> None:
    assert fit("10", 14, 3) == draw_letters("10", "small")
    assert fit("10", 13, 3) == fit("10", 6, 3) == ["▄█ █▀█", " █ █ █", " █ █▄█"]
    assert fit("10", 5, 3) == fit("10", 6, 2) == ["10"]


def test_narrow_signs_are_of_one_height_and_differ() -> None:
    assert all(len(rows) == 6 and len(set(map(len, rows))) == 1 for rows in NARROW.values())
    assert len(set(NARROW.values())) == len(NARROW)


def test_words_stand_below_each_other_where_there_is_room() -> None:
    assert fit("Draw two", 33, 7) == [*draw_letters("DRAW", "small"), "", *draw_letters("TWO", "small")]
    assert fit("Draw two", 33, 6) == ["Draw two"]


def test_narrow_letters_mind_neither_capitals_nor_blanks_around_them() -> None:
    assert fit("Bad", 12, 3) == fit("BAD", 12, 3) != ["Bad"]
    assert fit(" 7 ", 3, 3) == fit("7", 3, 3) != ["7"]


def test_what_is_left_without_marks_is_drawn_like_any_other_sign() -> None:
    assert draw_letters("Mª", "small") == draw_letters("MA", "small")
    assert draw_letters("Ǿ", "small") == draw_letters("O", "small")


def test_what_cannot_be_drawn_or_has_no_room_is_text() -> None:
    assert fit("中 7", 80, 12) == ["中 7"]
    assert fit("Reverse", 5, 12) == ["Reve…"]
    assert fit("  ", 5, 12) == fit("7", 0, 3) == fit("7", 9, 0) == []


@given(text=MIXED, columns=st.integers(-1, 130), rows=st.integers(-1, 30))
def test_nothing_is_larger_than_its_place(text: str, columns: int, rows: int) -> None:
    lines = fit(text, columns, rows)
    assert len(lines) <= max(0, rows)
    assert all(cell_len(line) <= columns for line in lines)
    if len(lines) == 1 and "…" not in lines[0]:
        assert lines == [" ".join(text.split())]


@given(text=MIXED, size=st.sampled_from(SIZES))
def test_the_width_is_what_is_drawn(text: str, size: LetterSize) -> None:
    assert {cell_len(line) for line in draw_letters(text, size)} == {letters_width(text, size)}
    assert can_draw(text) == ("中" not in text and "😀" not in text)
