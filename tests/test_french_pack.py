"""The example plug-in with the French-suited pack: what it names in its declaration it need not write."""

from __future__ import annotations

import random
import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import run_program
from support.plugin_example import OUTSIDE, forget

from uno_tui.cards.french import SUITS, card
from uno_tui.core.catalogue import GAMES
from uno_tui.core.dice import Dice
from uno_tui.game_check.checks import check_game
from uno_tui.i18n.card_names import FORMS
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.ports.hand import Sorting
from uno_tui.ui.ports.picture_maker import picture_maker_of, scene_at_rest
from uno_tui.ui.ports.presenter import PresenterContext
from uno_tui.ui.ports.presenters import PRESENTERS

CARDS = '''"""The cards: the French-suited pack up to the 8, twice."""

from uno_tui.cards.french import SUITED, Card, card

__all__ = ("KINDS", "PACK", "Card", "card")
KINDS = {str(each): each for each in SUITED if each.rank in "A2345678"}
PACK = tuple(KINDS.values()) * 2
'''
TEXTS = '''"""The texts of Herds."""

from uno_tui.i18n.texts import GameTexts

TEXTS = GameTexts(packages=(__name__, "uno_tui.cards.texts.french"), cards="uno_tui.i18n.french_names:names")
'''
PICTURE = '''"""Herds as it is drawn."""

from herds.rules import HerdsView
from uno_tui.ui.ports.french_picture import FrenchPictureMaker
from uno_tui.ui.ports.picture import DrawnCard


class HerdsPictureMaker(FrenchPictureMaker[HerdsView]):
    def top(self, view: HerdsView) -> DrawnCard | None:
        return self.drawn_card(view.discard[-1])


PICTURE = HerdsPictureMaker
'''


def _edit(path: Path, pattern: str, new: str) -> None:
    text = path.read_text("utf-8")
    changed = re.sub(pattern, new, text, flags=re.DOTALL)
    assert changed != text, path
    path.write_text(changed, "utf-8")


def _with_french_cards(home: Path) -> None:
    (home / "cards.py").write_text(CARDS, "utf-8")
    (home / "texts" / "__init__.py").write_text(TEXTS, "utf-8")
    (home / "picture.py").write_text(PICTURE, "utf-8")
    shutil.rmtree(home / "lessons")  # positions of other cards
    for language in LANGUAGES:
        _edit(home / "texts" / f"{language}.ftl", r"\ncard = .*", "\n")
    for file in ("rules.py", "reasons.py"):
        _edit(home / file, r"\.animal\b", ".suit")
    _edit(home / "presenter.py", r"GamePresenter\[HerdsView, Card\]", "FrenchPresenter[HerdsView]")
    _edit(home / "presenter.py", r"    def group\(.*(?=    def attempt)", "")
    _edit(home / "presenter.py", r"from herds\.cards import ANIMALS, Card", "from herds.cards import Card")
    _edit(home / "presenter.py", r"from uno_tui\.ui\.ports\.hand import Sorting", "from uno_tui.ui.ports.french_presenter import FrenchPresenter")
    _edit(home / "presenter.py", r"import GamePresenter, sentence", "import sentence")


def lines_of(home: Path) -> int:
    """The lines of code and texts, without lessons and rule texts."""
    paths = [path for suffix in ("py", "ftl") for path in home.rglob(f"*.{suffix}") if path.parent.name != "lessons"]
    return sum(len(path.read_text("utf-8").splitlines()) for path in paths)


@pytest.fixture(autouse=True)
def herds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The plug-in, installed with that pack for this process and for those that it starts."""
    folder = tmp_path / "packages"
    shutil.copytree(OUTSIDE, folder, ignore=shutil.ignore_patterns("__pycache__"))
    _with_french_cards(folder / "herds")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("PYTHONPATH", str(folder))
    _unload()
    yield folder / "herds"
    _unload()


def _unload() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "herds"]:
        del sys.modules[name]
    forget()


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_suits_and_commands_are_called_as_in_maumau(language: str) -> None:
    here, there = Translator(language, "herds"), Translator(language, "maumau")
    for suit in SUITS:
        for rank in "A28":
            for form in FORMS:
                assert here.card(f"{rank}{suit}", form) == there.card(f"{rank}{suit}", form)
    for message in ("command-next-group", "command-sort-colour", "sorted-colour", "group-none", "word-sort-colour"):
        assert here.text(message) == there.text(message)
    assert here.text("title") != there.text("title")


def test_signs_order_and_picture_are_those_of_the_pack() -> None:
    table, _ = GAMES["herds"].begin({"rounds": 1}, 2, 0, Dice(1))
    view = table.view(0)
    presenter = PRESENTERS["herds"](PresenterContext(Translator("en", "herds"), ("Ana", "Ben"), 0, "normal", slips_are_free=True))
    assert [presenter.symbol(card(f"7{suit}")) for suit in SUITS] == list("♠♥♦♣")
    assert presenter.card_parts(card("Ah")) == ("hearts", "ace")
    hand = sorted(map(card, ("7h", "As", "2d", "3s")), key=lambda each: presenter.sort_key(each, Sorting.COLOUR))
    assert list(map(str, hand)) == ["As", "3s", "7h", "2d"]
    picture = picture_maker_of("herds", presenter).picture(scene_at_rest(presenter, view), marks=False)
    assert picture.top is not None
    assert picture.top.sign in "♠♥♦♣"
    assert picture.top.word in ("Spades", "Hearts", "Diamonds", "Clubs")


def test_it_holds_with_everything_that_a_game_can_have() -> None:
    findings = list(check_game("herds", 30, 1, Translator("en"), lambda done: None))
    assert [Translator("en").sentence(each.message) for each in findings if each.is_fault] == []


@pytest.mark.parametrize("seed", range(3))
def test_random_rounds_end(seed: int) -> None:
    lot = random.Random(seed)
    table, _ = GAMES["herds"].begin({"rounds": 1}, 3, 0, Dice(seed))
    for _ in range(3000):
        if table.outcome.match is None:
            table.play(*lot.choice([(seat, move) for seat in range(3) for move in table.moves(seat)]))
    assert table.outcome.match is not None


@pytest.mark.terminal
def test_it_is_played_line_by_line() -> None:
    play = ("play", "herds", "--linear", "--language", "en", "--seed", "4", "--bots", "hard", "--pace", "fast")
    done = run_program(*play, stdin="top\nadvice\n1\nspace\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert re.search(r"First card: (ace|\d) of (spades|hearts|diamonds|clubs)", done.stdout)


def test_it_is_shorter_by_what_the_pack_brings(herds: Path) -> None:
    assert lines_of(herds) <= lines_of(OUTSIDE / "herds") - 60
    for language in LANGUAGES:
        assert not re.search(r"(?m)^(card|suit|rank|article|look)", (herds / "texts" / f"{language}.ftl").read_text("utf-8"))
