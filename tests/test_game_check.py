"""`check --game`: every built-in game and the example pass, and every mistake of a plug-in's author is found."""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import run_program
from support.plugin_example import OUTSIDE, forget

from uno_tui.cli import main
from uno_tui.core.catalogue import built_in
from uno_tui.game_check import random_play
from uno_tui.game_check.checks import check_game
from uno_tui.game_check.levels import transcript
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.commands import Context

QUICK = 3
MANY = {"uno": 16, "teams": 6, "rummy": 4, "ume": 80, "maumau": 12}
"""Rounds that are checked in a quarter of a minute; a thousand are the default of the command."""
ENGLISH = Translator("en")
JOKER_TURNED_UP = 408
"""The seed of a Maumau round whose dealer names the number of cards, and turns a Joker up first."""


def found(game: str, rounds: int) -> tuple[list[str], list[str]]:
    """What a check says: facts and faults."""
    findings = list(check_game(game, rounds, 1, ENGLISH, lambda done: None))
    facts, faults = ([each for each in findings if each.is_fault is wrong] for wrong in (False, True))
    return [ENGLISH.sentence(each.message) for each in facts], [ENGLISH.sentence(each.message) for each in faults]


def _unload() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "herds"]:
        del sys.modules[name]
    forget()


@pytest.fixture
def herds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of the example that is installed, and may be changed before it is loaded."""
    shutil.copytree(OUTSIDE, tmp_path / "outside", ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(tmp_path / "outside"))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path / "outside"))
    _unload()
    yield tmp_path / "outside" / "herds"
    _unload()


def test_a_card_that_is_turned_up_and_shuffled_in_again_is_no_secret() -> None:
    """MAU-2: where the dealer says how many cards there are, a Joker is turned up, and goes back, within a move."""
    findings = random_play.play("maumau", 1, JOKER_TURNED_UP, lambda done: None)
    assert [each.is_fault for each in findings] == [False, False]


@pytest.mark.costly
@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", built_in())
def test_the_built_in_games_hold(game: str) -> None:
    facts, faults = found(game, QUICK)
    assert faults == []
    assert facts[0] == "Contract: complete."
    assert any(fact.startswith(f"Random play: {QUICK} rounds") for fact in facts)


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", built_in())
def test_the_built_in_games_hold_for_many_rounds(game: str) -> None:
    assert found(game, MANY[game])[1] == []


def test_the_example_holds_with_everything_that_a_game_can_have(herds: Path) -> None:
    facts, faults = found("herds", 100)
    assert faults == []
    assert [fact.partition(":")[0] for fact in facts] == [
        "Contract", "Texts", "Keys", "Lessons", "Random play", "Random play", "Hints", "Bots", "Bots",
    ]  # fmt: skip
    assert "Lessons: 2 hold, 8 steps." in facts
    assert "Hints: given; review: given; 3 decisions asked about." in facts


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_transcript_is_a_whole_round(herds: Path, language: str) -> None:
    translator = Translator(language)
    lines = list(transcript("herds", 1, translator))
    assert len(lines) > 10
    assert translator.of("herds").text("round-won-other", name="Cleo") in lines[-1] or "Ana" not in lines[-1]
    assert list(transcript("herds", 1, translator)) == lines


@pytest.mark.terminal
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command(herds: Path, language: str) -> None:
    texts = Translator(language)
    done = run_program("check", "--game", "herds", "--rounds", "10", "--language", language)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert lines[0] == texts.text("game-check-contract")
    assert lines[-1] == texts.text("game-check-sound", game="herds")
    assert texts.text("game-check-transcript", name="Ana") in lines
    (herds / "commands.py").write_text(
        (herds / "commands.py").read_text(encoding="utf-8").replace('"b"', '"c"'), encoding="utf-8"
    )
    done = run_program("check", "--game", "herds", "--rounds", "10", "--language", language)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines()[-1] == texts.text("game-check-faults", game="herds", count=2)


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--game", "bridge"], "bridge"),
        (["--game", ""], "unknown game without a name"),
        ([], "name a FILE, or a game with --game GAME"),
        (["--game", "uno", "--rounds", "0"], "at least one round"),
    ],
)
def test_wrong_use(arguments: list[str], words: str) -> None:
    done = run_program("check", *arguments, "--language", "en")
    assert (done.returncode, done.stdout) == (2, "")
    assert words in done.stderr


def test_a_key_of_the_programs_stays_the_programs(herds: Path) -> None:
    (herds / "commands.py").write_text(
        (herds / "commands.py").read_text(encoding="utf-8").replace('"b"', '"c"'), encoding="utf-8"
    )
    assert keymap.load().command("c", Context.TABLE, "herds") == "read_top"


def test_a_player_cannot_give_one_key_to_two_commands_of_a_plug_in(herds: Path, tmp_path: Path) -> None:
    own = tmp_path / "keymap.toml"
    own.write_text('[table]\nring = ["c"]\n', encoding="utf-8")
    with pytest.raises(keymap.KeymapError) as refused:
        keymap.load(own_file=own)
    assert set(refused.value.rivals) == {"ring", "read_top"}


_NEXT = "    bell: Seat | None\n\n\nclass HerdsTable"
MUTATIONS: dict[str, tuple[list[tuple[str, str, str]], str]] = {
    "id": ([("rules.py", 'id = "herds"', 'id = "herd"')], "says herd; use herds"),
    "missing function": ([("presenter.py", "def read_top", "def read_topmost")], "has no read_top"),
    "text in one language": ([("texts/de.ftl", "rang-other =", "rang-others =")], "missing in herds/texts/de.ftl"),
    "text in all languages": (
        [(f"texts/{language}.ftl", "rang-other =", "rang-others =") for language in LANGUAGES],
        "there is no text rang-other",
    ),
    "value that nobody gives": ([("texts/fr.ftl", "{ $name } sonne avant les", "{ $who } sonne avant les")], "uses who"),
    "rule left out": ([("texts/fr.md", "HERDS-2.", "\n"), ("texts/fr.md", "HERDS-3.", "\n"), ("texts/fr.md", "# T", "\n# T\nA\n")], "herds/texts/fr.md has"),
    "key of the program": ([("commands.py", '"b"', '"c"')], "c of ring is the program's, for read_top (keymap default)"),
    "key of the other keymap": ([("commands.py", '"b"', '"q"')], "q of ring is the program's, for"),
    "key for two": (
        [("commands.py", "reaction=True),", 'reaction=True), Command("read_rings", keys=("b",)),')],
        "b means both ring and read_rings",
    ),
    "key that few terminals send": ([("commands.py", '"b"', '"f9"')], "ring needs a key that every terminal sends"),
    "command without handler": ([("presenter.py", 'command == "ring"', 'command == "rung"')], "command ring does nothing"),
    "status key without method": (
        [("commands.py", '"advice",', '"advice", "read_debt",')],
        "read_debt says nothing",
    ),
    "status key without words": (
        [("presenter.py", 'return sentence(self.text("top", card=str(view.discard[-1])))', 'return ""')],
        "read_top says nothing",
    ),
    "lesson without text": ([("lessons/de.ftl", "lesson-bell-pick =", "lesson-bell-pack =")], "lesson-bell-pick"),
    "lesson that is not listed": ([("lessons/__init__.py", '("fits", "bell")', '("fits",)')], "LESSONS does not name"),
    "lesson that does not hold": ([("lessons/bell.table", "Cleo play h4", "Cleo play d6")], "bell.table"),
    "position word without method": ([("notation.py", '"turn", "bell")', '"turn", "bell", "wolf")')], "wolf has no method"),
    "position that forgets": ([("notation.py", "if table.bell is not None:", "if False:")], "other moves in the position"),
    "position that cannot be read": ([("notation.py", 'yield f"bell', 'yield f"ball')], "position cannot be read"),
    "no zones": ([("notation.py", "    long_move_forms =", '    zones = frozenset(("pile",))\n    long_move_forms =')], "no card lies in pile"),
    "no positions": (
        [("notation.py", "        yield from held_lines", "        return None\n        yield from held_lines"),
         ("notation.py", "    def read_long_move", "    def write_position(self, table, names):\n        return None\n\n    def read_long_move")],
        "no moment can be written",
    ),
    "zone that is forgotten": ([("notation.py", "    long_move_forms =", '    zones = frozenset(("hand", "stock"))\n    long_move_forms =')], "too many in hand, stock"),
    "leaking view": (
        [
            ("rules.py", _NEXT, "    bell: Seat | None\n    next: int = 0\n\n\nclass HerdsTable"),
            ("rules.py", "bell=self.bell,\n        )", "bell=self.bell, next=sum(card.points for card in self.stock[-3:]),\n        )"),
        ],
        "leaks: next differ",
    ),
    "leaking view that imagine knows of": (
        [
            ("rules.py", _NEXT, "    bell: Seat | None\n    next: tuple[Card, ...] = ()\n\n\nclass HerdsTable"),
            ("rules.py", "bell=self.bell,\n        )", "bell=self.bell, next=tuple(self.stock),\n        )"),
            ("rules.py", "view.hand + view.discard", "view.hand + view.discard + view.next"),
            ("rules.py", "table.discard = order, list", "table.discard = [*view.next], list"),
        ],
        "has never seen",
    ),
    "leaking events": (
        [("rules.py", "Drew[Card, Cause]", "Drew"), ("rules.py", "class Laid(", "class Drew(Drew[Card, Cause], frozen=True):\n    def as_seen_by(self, seat):\n        return self\n\n\nclass Laid("), ("presenter.py", "events import Dealt, Drew,", "events import Dealt,"), ("presenter.py", "RING, Cause,", "RING, Cause, Drew,")],
        "who may not see them",
    ),
    "lost card": ([("rules.py", "drawn = (self.stock.pop(),)", "self.stock[1:2] = []\n        drawn = (self.stock.pop(),)")], "missing: "),
    "card twice": ([("rules.py", "self.discard.append(move.card)", "self.discard += [move.card] * 2")], "too many: "),
    "refused move that changes": (
        [("rules.py", "reason, top = self.why_not_act(seat, move), self.discard[-1]", "self.stock.reverse()\n        reason, top = self.why_not_act(seat, move), self.discard[-1]")],
        "but changes stock",
    ),
    "refused move that is carried out": (
        [("rules.py", "    def why_not_act", "    def play(self, seat, move):\n        return self.carry_out(seat, move) if move in self.moves(seat) else []\n\n    def why_not_act")],
        "but play carries it out",
    ),
    "moves that are refused": ([("rules.py", "if self.refusal(seat, move) is None]", "if move == DRAW or self.refusal(seat, move) is None]")], "and refusal says"),
    "event that is not declared": ([("rules.py", ", Laid, Rang)", ", Laid)")], "Rang is not declared; name its class in event_types"),
    "move that is not declared": (
        [("rules.py", "    event_types =", "    move_types = (Play, Draw)\n    event_types =")],
        "Ring is not declared; name its class in move_types",
    ),
    "view that is not declared": (
        [("rules.py", "view_type = HerdsView", "view_type = contract.View")],
        "HerdsView is not declared; name its class in view_type",
    ),
    "cards that are not declared": (
        [("rules.py", "card_types = {Card: card}", "card_types = {}")],
        "HerdsView cannot be sent to a player: Card is not declared in card_types",
    ),
    "field of an event without a precise type": (
        [("rules.py", "    seat: Seat\n    card: Card\n    bell: bool", "    seat: Seat\n    card: object\n    bell: bool")],
        "Laid cannot be sent to a player: object is not declared in card_types - at `$.events[0].card`",
    ),
    "generic event without its parameter": (
        [("rules.py", "Dealt[Card], ", "Dealt, ")],
        "Dealt arrives differently at a player; name precise types for hands",
    ),
    "field of a view without a precise type": (
        [("rules.py", "    rules: Rules\n    hand", "    hand")],
        "HerdsView arrives differently at a player; name precise types for rules",
    ),
    "field of a move with another type": (
        [("rules.py", "    card: Card\n    seat: Seat | None = None", "    card: Card\n    seat: str | None = None")],
        "Play cannot be sent to a player",
    ),
    "two events of one name": (
        [("rules.py", "    event_types =", "    Rung = type(Rang)('Rang', (Event,), {})\n    event_types ="), ("rules.py", ", Laid, Rang)", ", Laid, Rang, Rung)")],
        "the declared types cannot be sent",
    ),
    "copy that shares": ([("rules.py", "hands: list[list[Card]]", "hands: Any"), ("rules.py", "Annotated, ", "Annotated, Any, ")], "on a copy changes hands"),
    "nobody can move": ([("rules.py", "[*plays, DRAW, RING]", "[*plays, RING]")], "has no move"),
    "record without its chance": ([("rules.py", "return [begun, Shuffled(tuple(order)), dealt", "return [begun, dealt")], "record does not replay"),
    "record that writes less": ([("notation.py", '("" if move.seat is None else f" {names[move.seat]}")', '""')], "record does not replay"),
    "event without words": ([("presenter.py", "            Rang: lambda", "            Play: lambda")], "tells nothing of Rang"),
    "move without words": ([("presenter.py", "def proposal", "def proposed")], "proposal and deed have no words for"),
    "question without words": ([(f"texts/{each}.ftl", "ask-picked", "ask-pucked") for each in LANGUAGES], "ask-picked"),
    "refusal without words": ([(f"texts/{each}.ftl", "refused-no_bell", "refused-no_bull") for each in LANGUAGES], "refused-no_bell"),
    "no expert": ([("bots.py", "def compare", "def compared"), ("bots.py", "self.compare(view, moves, dice).best\n\n    def compared", "moves[0]\n\n    def compared")], "has no compare"),
    "levels upside down": (
        [("bots.py", "    def look_back(", "    def choose(self, view, moves, dice):\n        return next(move for move in moves if not isinstance(move, Play))\n\n    def look_back(")],
        "hard is weaker than normal",
    ),
    "picture that fails": ([("picture.py", "def drawn_card(self, card: Card) -> DrawnCard:", "def drawn_card(self, card: Card) -> DrawnCard:\n        raise KeyError(card)")], "in herds/picture.py, line 18"),
}


@pytest.mark.parametrize(
    ("file", "text", "sentence"),
    [
        ("rules.py", "import nowhere", "No module named 'nowhere'"),
        ("presenter.py", "def (", "SyntaxError"),
        ("texts/en.ftl", None, "en.ftl"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_told_of(
    herds: Path, file: str, text: str | None, sentence: str, capfd: pytest.CaptureFixture[str]
) -> None:
    if text is None:
        (herds / file).unlink()
    else:
        (herds / file).write_text(text, encoding="utf-8")
    assert main(["check", "--game", "herds", "--language", "en"]) == 1
    printed, complaint = capfd.readouterr()
    assert complaint == ""
    first, last = printed.splitlines()
    assert first.startswith("herds cannot be played: ")
    assert sentence in first
    assert last == "herds: one fault."


@pytest.mark.parametrize(("error", "name"), [("SystemExit", "SystemExit"), ("type('Flood', (BaseException,), {})", "Flood")])
@pytest.mark.parametrize(
    ("file", "function"),
    [
        ("presenter.py", "def _laid(self, event: Laid, view: HerdsView) -> list[Utterance]:"),
        ("presenter.py", "def read_top(self, view: HerdsView) -> str:"),
        ("notation.py", "def write_long_move(self, move: Move, names: Names) -> str | None:"),
    ],
)
def test_what_ends_programs_is_a_fault_of_the_game(
    herds: Path, error: str, name: str, file: str, function: str, capfd: pytest.CaptureFixture[str]
) -> None:
    source = (herds / file).read_text(encoding="utf-8")
    assert function in source
    (herds / file).write_text(source.replace(function, f"{function}\n        raise {error}"), encoding="utf-8")
    assert main(["check", "--game", "herds", "--rounds", "5", "--language", "en"]) == 1
    printed, complaint = capfd.readouterr()
    assert complaint == ""
    assert name in printed
    assert f"herds/{file}" in printed


@pytest.mark.costly
@pytest.mark.parametrize("name", MUTATIONS)
def test_a_mistake_is_found(herds: Path, name: str) -> None:
    changes, sentence = MUTATIONS[name]
    for file, old, new in changes:
        source = (herds / file).read_text(encoding="utf-8")
        assert source.count(old) >= 1, (file, old)
        (herds / file).write_text(source.replace(old, new, 1), encoding="utf-8")
    _, faults = found("herds", 60)
    assert [fault for fault in faults if sentence in fault], faults
    assert not any(re.search(r"\{|game-check|plugin-", fault.replace("plug-in", "")) for fault in faults)
