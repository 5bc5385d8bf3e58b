"""Umé at the table: bases in the order of their numbers, and shields that are called otherwise than Skips."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from uno_tui.cards.coloured import card
from uno_tui.core import options
from uno_tui.core.contract import Move
from uno_tui.core.dice import Dice
from uno_tui.games.ume.presenter import UmePresenter
from uno_tui.games.ume.rules import UME, moves
from uno_tui.games.ume.rules.events import Put
from uno_tui.games.ume.rules.table import UmeTable
from uno_tui.games.ume.rules.view import UmeView
from uno_tui.host.connection import PastChange, Snapshot
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.ports.presenter import PresenterContext
from uno_tui.ui.table.walking import Walk

NAMES = ("Ana", "Ben", "Cleo")


class Sitting:
    """A person who walks in the bases."""

    past: Sequence[PastChange] = ()

    def __init__(self, table: UmeTable) -> None:
        self.table = table

    @property
    def view(self) -> UmeView:
        return self.table.view(0)

    @property
    def snapshot(self) -> Snapshot:
        return Snapshot("ume", NAMES, 0, self.view, ())

    def submit(self, move: Move) -> None: ...


def presenter_in(language: str) -> UmePresenter:
    return UmePresenter(PresenterContext(Translator(language), NAMES, 0, "normal", slips_are_free=True))


def table_with(words: str, **rules: options.Value) -> UmeTable:
    table = UME.make_table(options.defaults(UME.options) | rules, len(NAMES), 0, Dice(1))
    for word in words.split():
        table.gain(0, card(word))
    return table


def test_a_drawn_card_lies_where_its_number_belongs() -> None:
    table = table_with("B9 R3 Y0 R1")
    sitting = Sitting(table)
    walk = Walk(presenter_in("en"), sitting)
    walk.update(sitting.view)
    table.gain(0, card("R2"))
    table.gain(0, card("Y5"))
    walk.update(sitting.view, follow=True)
    assert [str(each) for each in walk.cursor.cards] == ["R1", "R2", "R3", "Y5", "Y0", "B9"]
    assert str(walk.cursor.card) == "R2"


def test_where_there_is_no_card_every_key_that_walks_says_just_that() -> None:
    sitting = Sitting(table_with(""))
    walk = Walk(presenter_in("en"), sitting)
    walk.update(sitting.view)
    told = {walk.perform(key).text for key in ("next_card", "previous_card", "first_card", "last_card")}
    assert len(told) == 1
    assert not any(walk.perform(key).moved for key in ("first_card", "last_card"))


def test_a_base_that_is_not_sorted_otherwise_lies_by_colour() -> None:
    sitting = Sitting(table_with("B9 R3 Y0 R1"))
    walk = Walk(presenter_in("en"), sitting)
    walk.update(sitting.view)
    said = [walk.perform("sort_number").text]
    assert [str(each) for each in walk.cursor.cards] == ["R1", "R3", "B9", "Y0"]
    said.append(walk.perform("sort_off").text)
    assert [str(each) for each in walk.cursor.cards] == ["R1", "R3", "Y0", "B9"]
    assert said == ["Sorted by number.", "Sorted by colour."]


@pytest.mark.rule("UME-18")
@pytest.mark.parametrize(
    ("language", "shield", "put", "skip", "put_skip"),
    [
        ("en", "Red Shield", "Ben discards red Shield.", "Red Skip", "Ben discards red Skip."),
        (
            "de",
            "Rote Schutzkarte",
            "Ben legt die rote Schutzkarte ab.",
            "Rotes Aussetzen",
            "Ben legt das rote Aussetzen ab.",
        ),
        (
            "fr",
            "Protection rouge",
            "Ben défausse la Protection rouge.",
            "Passe-tour rouge",
            "Ben défausse le Passe-tour rouge.",
        ),
    ],
)
def test_a_shield_is_called_otherwise_than_a_skip(
    language: str, shield: str, put: str, skip: str, put_skip: str
) -> None:
    for name, told, shields in ((shield, put, True), (skip, put_skip, False)):
        table = table_with("R3", shields=shields)
        table.discard.append(card("RS"))
        presenter = presenter_in(language)
        view = table.view(0)
        presenter.zones(view)
        assert presenter.card_name(card("RS")) == name
        assert presenter.read_top(view) == f"{name}."
        (utterance,) = presenter.narrator.narrate([Put(1, card("RS"), 0)], view)
        assert utterance.text == told


@pytest.mark.rule("UME-18")
def test_what_was_taken_back_or_is_advised_names_a_shield_as_well() -> None:
    presenter = presenter_in("en")
    for shields, name in (True, "red Shield"), (False, "red Skip"):
        view = table_with("R3 RS", shields=shields).view(0)
        assert name in presenter.proposal(view, moves.Put(card("RS")))


@pytest.mark.rule("UME-18")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_base_calls_its_shields_as_the_cards_are_called(language: str) -> None:
    presenter = presenter_in(language)
    table = table_with("R3 RS", shields=True)
    presenter.zones(table.view(0))
    shield = presenter.text("ume-shield")
    assert shield in presenter.card_name(card("RS"))
    assert presenter.narrator.base(table.view(0).hand).endswith(f"3, {shield}")


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "You need red 1. You have one card too many: yellow 2."),
        ("de", "Dir fehlt Rot 1. Du hast eine Karte zu viel: Gelb 2."),
        ("fr", "Carte qui te manque : rouge 1. Tu as une carte de trop : jaune 2."),
    ],
)
def test_who_is_near_and_by_which_card(language: str, text: str) -> None:
    assert presenter_in(language).read_near(table_with("R2 R6 G1 G2 Y4 Y9 Y2").view(0)) == text


@pytest.mark.parametrize(
    ("language", "missing"),
    [
        ("en", "red 9, yellow 9 or any blue."),
        ("de", "Rot 9, Gelb 9 oder jede Zahl in Blau."),
        ("fr", "rouge 9, jaune 9 ou n'importe quel bleu."),
    ],
)
def test_several_cards_are_told_colour_by_colour(language: str, missing: str) -> None:
    told = presenter_in(language).read_near(table_with("R8 R1 Y9 Y3 G9 G6 B1").view(0))
    assert missing in told


def test_after_the_round_nobody_is_near_anything() -> None:
    table = table_with("R2 R6 G1 G2 Y4 Y9 Y2")
    table.winners = (0,)
    assert presenter_in("en").read_near(table.view(0)) == presenter_in("en").read_turn(table.view(0))


@pytest.mark.rule("UME-17")
@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "The first win decides the match: no points are counted."),
        ("de", "Der erste Sieg entscheidet die Partie: Punkte werden nicht gezählt."),
        ("fr", "La première victoire décide de la partie : pas de points."),
    ],
)
def test_where_the_first_win_decides_there_are_no_points(language: str, told: str) -> None:
    presenter, view = presenter_in(language), table_with("R2", rounds_mode="off").view(0)
    assert presenter.read_scores(view) == told
    assert presenter_in("en").read_scores(table_with("R2", rounds_mode="points").view(0)).startswith("Scores:")
