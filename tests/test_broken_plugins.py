"""Plug-ins that are broken in every way: the fault is named, and everything else works, in three languages."""

from __future__ import annotations

import asyncio
import importlib
import re
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest
from conftest import program, run_program
from support.app_player import playing
from support.plugin_example import OUTSIDE, TABLE, forget
from support.terminal import Terminal
from support.typed_lines import heard, type_
from textual.dom import BadIdentifier, DOMNode

from uno_tui import cli
from uno_tui.app.screens.list_screen import ListScreen
from uno_tui.core.catalogue import GAMES, built_in, lessons, unusable_plugins
from uno_tui.core.options import defaults
from uno_tui.core.plugins import contain_exits, find_culprit, guard
from uno_tui.host.match import Plan
from uno_tui.host.results import result_of
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.notation.lines import parse
from uno_tui.ui.checkup.plugins import faults, plugins_and_faults
from uno_tui.ui.keys import commands, keymap
from uno_tui.ui.navigation import rules_list
from uno_tui.ui.navigation.new_table import NewTable
from uno_tui.ui.request import Request
from uno_tui.ui.session import Session
from uno_tui.ui.settings import Mode, Settings, folders

Change = Callable[[Path], None]
"""Breaks the folder in which a plug-in is installed."""
HERDS = Path("herds")
ENTRIES = "herds-1.0.dist-info/entry_points.txt"
LONGEST = 260
"""Signs of a sentence about a fault: what a foreign exception says is cut short."""


def write(file: str, text: str, folder: Path) -> None:
    path = folder / file
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def entry(line: str) -> Change:
    return partial(write, ENTRIES, f"[uno_tui.games]\n{line}\n")


def lacks(*files: str) -> Change:
    def change(folder: Path) -> None:
        for file in files:
            path = folder / HERDS / file
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    return change


def edit(file: str, old: str, new: str) -> Change:
    """Replace what must stand there."""

    def change(folder: Path) -> None:
        path = folder / HERDS / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{old} is not in {file}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    return change


def more(file: str, text: str) -> Change:
    def change(folder: Path) -> None:
        path = folder / HERDS / file
        path.write_text(path.read_text(encoding="utf-8") + text, encoding="utf-8")

    return change


def raw(file: str, data: bytes) -> Change:
    return lambda folder: (folder / HERDS / file).write_bytes(data) and None


def both(*changes: Change) -> Change:
    def change(folder: Path) -> None:
        for each in changes:
            each(folder)

    return change


def teaches(**files: str) -> Change:
    """Give it a package of lessons with these files, whose names have a dot for each `__`."""
    named = {"__init__.py": 'LESSONS = ("first",)\n'} | {name.replace("__", "."): text for name, text in files.items()}
    return both(*(partial(write, f"herds/lessons/{name}", text) for name, text in named.items()))


class Mutation(NamedTuple):
    """A way to break the plug-in, and what of it the sentence about it names."""

    change: Change
    names: str


LEFT_OUT = {
    # The entry point.
    "entry with an attribute": Mutation(entry("herds = herds:GAME"), "herds:GAME"),
    "entry with a path": Mutation(entry("herds = ./herds"), "./herds"),
    "entry with a hyphen": Mutation(entry("herds = my-herds"), "my-herds"),
    "entry with an extra": Mutation(entry("herds = herds [x]"), "herds [x]"),
    "entry of no package": Mutation(entry("herds = cattle"), "cattle"),
    "entry without a parent": Mutation(entry("herds = farm.herds"), "farm"),
    "entry of a module": Mutation(entry("herds = herds.rules"), "herds.rules"),
    "entry without a value": Mutation(entry("herds ="), "herds"),
    "entry of another id": Mutation(entry("cattle = herds"), "cattle"),
    "entry of a built-in game": Mutation(entry("uno = herds"), "uno"),
    "entry that is no line": Mutation(entry("herds = herds\nnonsense"), "entry_points.txt"),
    "entry of the program's package": Mutation(entry("cattle = uno_tui"), "uno_tui"),
    "entries that are no UTF-8": Mutation(raw(f"../{ENTRIES}", b"[uno_tui.games]\nherds\xff = herds\n"), "entry_points.txt"),
    # Files.
    "no package": Mutation(lacks("."), "herds"),
    "no rules": Mutation(lacks("rules.py"), "herds.rules"),
    "no words": Mutation(lacks("notation.py"), "herds.notation"),
    "no bots": Mutation(lacks("bots.py"), "herds.bots"),
    "no commands": Mutation(lacks("commands.py"), "herds.commands"),
    "no presenter": Mutation(lacks("presenter.py"), "herds.presenter"),
    "no texts": Mutation(lacks("texts"), "herds.texts"),
    "no English texts": Mutation(lacks("texts/en.ftl"), "herds/texts/en.ftl"),
    "no cards": Mutation(lacks("cards.py"), "herds.cards"),
    # Imports.
    "syntax error": Mutation(more("presenter.py", "\ndef f(:\n"), "herds/presenter.py"),
    "syntax error in the package": Mutation(more("__init__.py", "\n(\n"), "herds/__init__.py"),
    "null bytes": Mutation(raw("bots.py", b"BOTS = {}\0"), "null bytes"),
    "no UTF-8": Mutation(raw("bots.py", b"BOTS = '\xff'"), "SyntaxError"),
    "unknown import": Mutation(more("rules.py", "\nimport cattle\n"), "cattle"),
    "unknown name": Mutation(more("bots.py", "\nfrom herds.rules import Milk\n"), "Milk"),
    "exception": Mutation(more("rules.py", "\nraise RuntimeError('no grass')\n"), "no grass"),
    "exception of its own": Mutation(
        more("rules.py", "\nclass Sick(Exception):\n    def __str__(self): return 1 / 0\nraise Sick\n"), "Sick"
    ),
    "exit": Mutation(more("notation.py", "\nimport sys\nsys.exit(3)\n"), "SystemExit"),
    "cancellation": Mutation(more("rules.py", "\nimport asyncio\nraise asyncio.CancelledError('late')\n"), "late"),
    "no Exception": Mutation(more("__init__.py", "\nclass Flood(BaseException): ...\nraise Flood('wet')\n"), "wet"),
    "complaint in many lines": Mutation(more("rules.py", "\nraise RuntimeError('moo\\n' * 99)\n"), "RuntimeError: moo,"),
    "assertion": Mutation(more("texts/__init__.py", "\nassert False, 'hungry'\n"), "hungry"),
    "recursion": Mutation(more("commands.py", "\ndef f(): return f()\nf()\n"), "RecursionError"),
    "very long complaint": Mutation(more("rules.py", "\nraise RuntimeError('moo ' * 5000)\n"), "moo moo"),
    # Facets.
    "no GAME": Mutation(edit("rules.py", "GAME = Herds()", ""), "GAME"),
    "no NOTATION": Mutation(edit("notation.py", "NOTATION =", "WORDS ="), "NOTATION"),
    "no BOTS": Mutation(edit("bots.py", "BOTS:", "PLAYERS:"), "BOTS"),
    "no COMMANDS": Mutation(edit("commands.py", "COMMANDS =", "KEYS ="), "COMMANDS"),
    "no TEXTS": Mutation(edit("texts/__init__.py", "TEXTS =", "WORDS ="), "TEXTS"),
    "no PRESENTER": Mutation(edit("presenter.py", "PRESENTER = HerdsPresenter", ""), "PRESENTER"),
    "other id of the game": Mutation(edit("rules.py", 'id = "herds"', 'id = "cattle"'), "cattle"),
    "other id of the presenter": Mutation(edit("presenter.py", '    game = "herds"\n    narrator_type', '    game = "cattle"\n    narrator_type'), "cattle"),
    "game is a number": Mutation(more("rules.py", "\nGAME = 5\n"), "GAME"),
    "players are a number": Mutation(edit("rules.py", "range(2, 7)", "4"), "players"),
    "more players than there are keys for": Mutation(edit("rules.py", "range(2, 7)", "range(2, 12)"), "players"),
    "event types are names": Mutation(edit("rules.py", ", Laid, Rang)", ", Laid, \"Rang\")"), "GAME.event_types"),
    "no players": Mutation(edit("rules.py", "range(2, 7)", "range(0)"), "range(0, 0)"),
    "a number for its cards": Mutation(edit("texts/__init__.py", '"herds.texts:names"', "3"), " str"),
    "options are texts": Mutation(edit("rules.py", "options = options_of(Rules)", 'options = ("rounds",)'), "options"),
    "game that cannot imagine": Mutation(edit("rules.py", "def imagine", "def dream"), "imagine"),
    "table that cannot deal": Mutation(edit("rules.py", "    def deal(", "    def give("), "deal"),
    "bots are a list": Mutation(more("bots.py", "\nBOTS = list(BOTS.values())\n"), "BOTS"),
    "no hard bot": Mutation(more("bots.py", "\ndel BOTS[Level.HARD]\n"), "hard"),
    "commands are a dict": Mutation(more("commands.py", "\nCOMMANDS = {}\n"), "COMMANDS"),
    "command is a text": Mutation(edit("commands.py", 'Command("ring", keys=("b",), reaction=True)', '"ring"'), "Command"),
    "presenter is an object": Mutation(more("presenter.py", "\nPRESENTER = object()\n"), "PRESENTER"),
    "presenter without refusals": Mutation(edit("presenter.py", "def refusal", "def no"), "refusal"),
    "presenter without a narrator": Mutation(edit("presenter.py", "    narrator_type = HerdsNarrator\n", ""), "narrator_type"),
    "narrator that tells nothing": Mutation(edit("presenter.py", "def narrations", "def nothing"), "narrations"),
    "words without moves": Mutation(edit("notation.py", "def read_long_move", "def listen"), "read_long_move"),
    "texts in no package": Mutation(edit("texts/__init__.py", "packages=(__name__,)", "packages=('cattle',)"), "cattle"),
    "texts in nothing": Mutation(edit("texts/__init__.py", "packages=(__name__,)", "packages=()"), "packages"),
    "names of cards that are nowhere": Mutation(edit("texts/__init__.py", "herds.texts:names", "herds.texts:no"), "no"),
    "no title": Mutation(edit("texts/en.ftl", "title = Herds\n", ""), "title"),
    "English that is no UTF-8": Mutation(raw("texts/en.ftl", b"title = \xff"), "herds/texts/en.ftl"),
}
"""Plug-ins that cannot be played."""
FAULTY = {
    "no German": Mutation(lacks("texts/de.ftl"), "herds/texts/de.ftl"),
    "no French": Mutation(lacks("texts/fr.ftl"), "herds/texts/fr.ftl"),
    "only English": Mutation(lacks("texts/de.ftl", "texts/de.md", "texts/fr.ftl", "texts/fr.md"), "herds/texts/fr.md"),
    "no French rules": Mutation(lacks("texts/fr.md"), "herds/texts/fr.md"),
    "no rules to read": Mutation(lacks("texts/en.md", "texts/de.md", "texts/fr.md"), "herds/texts/en.md"),
    "French that is no UTF-8": Mutation(raw("texts/fr.ftl", b"title = \xff"), "herds/texts/fr.ftl"),
    "a text missing in French": Mutation(edit("texts/fr.ftl", "rang-other =", "rung-other ="), "rang-other"),
    "a title missing in German": Mutation(edit("texts/de.ftl", "title =", "name ="), "title"),
    "a broken text": Mutation(more("texts/de.ftl", "\nrang-you = { $name\n"), "rang-you"),
    "a broken title": Mutation(edit("texts/en.ftl", "title = Herds", "title = { $"), "title"),
    "a command without texts": Mutation(edit("texts/en.ftl", "command-ring =", "command-bell ="), "command-ring"),
    "an option without a text": Mutation(edit("rules.py", "    rounds: Annotated[int, OptionSpec(low=1, high=20)] = 3\n", "    rounds: Annotated[int, OptionSpec(low=1, high=20)] = 3\n    fences: bool = False\n"), "option-fences"),
    "a command without a handler": Mutation(
        edit("commands.py", 'own=(', 'own=(Command("milk", keys=("m",)), '), "milk"
    ),
    "a question without an answer": Mutation(
        edit("commands.py", 'own=(', 'own=(Command("read_milk", keys=("m",)), '), "read_milk"
    ),
    "a position word without a method": Mutation(edit("notation.py", '("hand", "dis', '("milk", "hand", "dis'), "_milk"),
    "a look that raises": Mutation(partial(write, "herds/picture.py", "raise RuntimeError('dark')\n"), "dark"),
    "a look that is a text": Mutation(partial(write, "herds/picture.py", "PICTURE = 'dark'\n"), "PICTURE"),
    "a look without a PICTURE": Mutation(partial(write, "herds/picture.py", "NOTHING = None\n"), "PICTURE"),
    "lessons that raise": Mutation(partial(write, "herds/lessons/__init__.py", "raise RuntimeError('late')\n"), "late"),
    "lessons that are a text": Mutation(partial(write, "herds/lessons/__init__.py", "LESSONS = 'first'\n"), "LESSONS"),
    "a lesson without files": Mutation(teaches(), "first.table"),
    "a lesson without steps": Mutation(teaches(first__table=TABLE), "first.toml"),
    "a lesson without texts": Mutation(teaches(first__table=TABLE, first__toml='[[step]]\nsay = "hello"\n'), "en.ftl"),
    "a lesson with a text missing": Mutation(
        teaches(first__table=TABLE, first__toml='[[step]]\nsay = "hello"\n', en__ftl="lesson-first = Hello\n"),
        "lesson-first-hello",
    ),
    "a lesson whose table fails": Mutation(
        teaches(first__table=TABLE.replace("= stock 3", "= stock 4"), first__toml='[[step]]\nsay = "a"\n'), "first.table"
    ),
    "a listing that is a number": Mutation(more("__init__.py", "\nLISTING = 3\n"), "LISTING"),
    "a place that is a text": Mutation(
        more("__init__.py", "\nfrom uno_tui.core.facets import Listing\n\nLISTING = Listing(place='last')\n"), "LISTING.place"
    ),
    "reserved words that are one text": Mutation(
        more("__init__.py", "\nfrom uno_tui.core.facets import Listing\n\nLISTING = Listing(reserved='moo')\n"), "LISTING.reserved"
    ),
    "a deal that raises": Mutation(edit("rules.py", "        order = self.chance.shuffle(PACK)", "        1 / 0"), "division"),
    "a presenter that raises": Mutation(edit("presenter.py", '        return RING if command == "ring"', '        return RUNG if command == "ring"'), "RUNG"),
}  # fmt: skip
"""Plug-ins that can be played, though something of them is missing or fails."""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Change], Path]]:
    """Installs a broken copy of the plug-in, for this process and for those that it starts."""

    def broken(change: Change) -> Path:
        folder = tmp_path / "packages"
        shutil.copytree(OUTSIDE, folder, ignore=shutil.ignore_patterns("__pycache__"))
        change(folder)
        monkeypatch.syspath_prepend(str(folder))
        monkeypatch.setenv("PYTHONPATH", str(folder))
        _unload()
        return folder

    _unload()
    yield broken
    monkeypatch.undo()
    _unload()


def _unload() -> None:
    forget()
    for name in [name for name in sys.modules if name.partition(".")[0] in ("herds", "cattle", "farm")]:
        del sys.modules[name]
    importlib.invalidate_caches()


def _session(language: str) -> Session:
    request = Request(mode=Mode.READER, language=language, plan=Plan(("Ana", "Ben"), ("person", "normal")))
    return Session(request, Settings(), folders(), keymap.load())


def run(*arguments: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """Run the program in this process: what it returns, and what it writes."""
    try:
        code = cli.main(arguments)
    except SystemExit as ended:
        code = int(ended.code or 0)
    written = capsys.readouterr()
    return code, written.out, written.err


def _lists_work(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    """All that lists games lists the others."""
    code, out, err = run("--help", "--language", language, capsys=capsys)
    assert (code, err) == (0, "")
    code, out, err = run("lesson", "--language", language, capsys=capsys)
    assert (code, "uno/keys: " in out, "Traceback" in err) == (0, True, False)
    code, out, err = run("keys", "--language", language, capsys=capsys)
    assert (code, err) == (0, "")
    code, out, err = run("play", "halma", "--language", language, capsys=capsys)
    assert (code, ", ".join(built_in()) in err) == (2, True)
    session = _session(language)
    for game in GAMES:
        assert rules_list.rules_items(session.announcer, session.tables, game)
        assert Translator(language).of(game).text("title")
        assert isinstance(lessons(game), tuple)
        assert commands.commands_at(game)
    assert [title for title in map(session.runner.course.title, session.runner.course.all("uno"), [session.announcer.translator] * 99) if title]
    table = NewTable(session, lambda: None, lambda typing: None, lambda question: None, lambda path: None)
    for _ in GAMES:
        items = [item.text for item in table.items()]
        assert set(map(session.announcer.translator.sentence, unusable_plugins().values())) <= set(items)
        table._change_game(1)
    assert table.game == "uno"


def _told(language: str) -> list[str]:
    return [finding.text for finding in plugins_and_faults(Translator(language))]


MUTATIONS = LEFT_OUT | FAULTY


@pytest.mark.parametrize("name", MUTATIONS)
async def test_the_fault_is_named_and_everything_else_works(
    name: str, install: Callable[[Change], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    change, names = MUTATIONS[name]
    folder = install(change)
    assert list(GAMES) == ([*built_in()] if name in LEFT_OUT else [*built_in(), "herds"])
    for language in LANGUAGES:
        _lists_work(language, capsys)
        told = _told(language)
        assert any(names in sentence for sentence in told if sentence.count("\n") == 0), told
        assert all(len(sentence.replace(str(folder), "")) <= LONGEST for sentence in told)
    if name in LEFT_OUT:
        assert len(unusable_plugins()) == 1


def test_there_are_enough_of_them() -> None:
    assert len(MUTATIONS) + len(AT_THE_TABLE) >= 40


def test_what_is_not_broken_has_no_fault(install: Callable[[Change], Path]) -> None:
    install(lambda folder: None)
    assert _told("en") == faults("herds") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_left_out_is_said_to_who_asks_for_it(
    language: str, install: Callable[[Change], Path], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    install(lacks("presenter.py"))
    fault = Translator(language).sentence(unusable_plugins()["herds"])
    for arguments in (("play", "herds"), ("arena", "--game", "herds")):
        code, out, err = run(*arguments, "--language", language, capsys=capsys)
        assert (code, out, fault in err, "Traceback" in err) == (2, "", True, False)
    code, out, err = run("lesson", "--language", language, capsys=capsys)
    assert (code, err) == (0, f"{fault}\n")
    path = tmp_path / "a.table"
    path.write_text(TABLE, encoding="utf-8")
    code, out, err = run("check", str(path), "--language", language, capsys=capsys)
    assert (code, fault in out + err) == (2, True)


def test_a_text_that_is_missing_falls_back_to_english(install: Callable[[Change], Path]) -> None:
    install(lacks("texts/fr.ftl", "texts/fr.md"))
    english, french = Translator("en", "herds"), Translator("fr", "herds")
    assert french.text("title") == "Herds"
    assert french.text("rang-other", name="Ben") == english.text("rang-other", name="Ben")
    assert french.card("c3") == english.card("c3")
    assert french.text("turn-you") == Translator("fr").text("turn-you")
    assert french.rules("herds") == english.rules("herds")


def test_a_text_that_is_missing_in_english_too_is_its_id(install: Callable[[Change], Path]) -> None:
    install(both(*(edit(f"texts/{each}.ftl", "rang-other =", "rung =") for each in LANGUAGES)))
    assert Translator("de", "herds").text("rang-other", name="Ben") == "rang-other: Ben"


def test_a_table_file_with_a_statement_that_nothing_reads(
    install: Callable[[Change], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(MUTATIONS["a position word without a method"].change)
    path = tmp_path / "a.table"
    path.write_text(TABLE.replace("discard p5", "discard p5\nmilk Ana"), encoding="utf-8")
    code, out, err = run("check", str(path), capsys=capsys)
    assert (code, "a.table:8: position word milk" in out + err) == (2, True)


@pytest.mark.costly
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "change",
    [
        edit("rules.py", "    def why_not_act(self, seat: Seat, move: Move) -> str | None:\n",
             "    def why_not_act(self, seat: Seat, move: Move) -> str | None:\n        raise RuntimeError('the cow is ill')\n"),
        edit("rules.py", "    def why_not_act(self, seat: Seat, move: Move) -> str | None:\n",
             "    def why_not_act(self, seat: Seat, move: Move) -> str | None:\n        raise SystemExit('the cow is ill')\n"),
        lacks("notation.py"),
    ],
    ids=["raises", "exits", "left out"],
)  # fmt: skip
def test_a_file_whose_game_is_at_fault_keeps_no_other_from_being_checked(
    change: Change, language: str, install: Callable[[Change], Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(change)
    first, second = tmp_path / "a.table", tmp_path / "b.table"
    first.write_text(f"{TABLE}Ana draw\n", encoding="utf-8")
    second.write_text("table 1\ngame uno\nseats Ana Ben\nhand Ana R5 R6\nhand Ben B1\ndiscard R3\nturn Ana\n", encoding="utf-8")
    holds = run("check", str(second), "--language", language, capsys=capsys)[1]
    assert "b.table: " in holds
    code, out, err = run("check", str(first), str(second), str(first), "--language", language, capsys=capsys)
    assert (code, out) == (2, holds)
    assert err.count(f"{first}:") == 2
    assert "herds" in err
    assert "Traceback" not in err


def test_an_entry_without_a_value_is_told_what_it_lacks(install: Callable[[Change], Path]) -> None:
    install(entry("herds ="))
    told = str(unusable_plugins()["herds"])
    assert told == "herds cannot be played: the entry point names no package; write its name behind the equals sign"


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Missing, and not needed: plug-ins that can be played."),
        ("de", "Es fehlt, ist aber nicht nötig: spielbare Erweiterungen."),
        ("fr", "Il manque, sans que ce soit nécessaire : des extensions jouables."),
    ],
)
def test_the_doctor_says_that_no_plug_in_is_needed(language: str, said: str, install: Callable[[Change], Path]) -> None:
    install(MUTATIONS["no rules"].change)
    done = run_program("doctor", "--no-keys", "--mode", "silent", "--language", language)
    assert said in done.stdout.splitlines()[-1].replace("\xa0", " ").replace("\u202f", " ")


@pytest.mark.costly
@pytest.mark.parametrize("home", ["uno_tui", "uno_tui.notation", "asyncio", "re", "textual", "msgspec"])
async def test_nobody_is_blamed_who_names_the_package_of_another(home: str, install: Callable[[Change], Path]) -> None:
    install(entry(f"cattle = {home}"))
    with pytest.raises(AttributeError) as mistake:
        parse(None)  # type: ignore[arg-type]
    assert find_culprit(mistake.value) is None
    with pytest.raises(re.error) as mistake_of_re:
        re.compile("(")
    assert find_culprit(mistake_of_re.value) is None
    with pytest.raises(msgspec.ValidationError) as mistake_of_msgspec:
        msgspec.json.decode(b"1", type=str)
    assert find_culprit(mistake_of_msgspec.value) is None
    with pytest.raises(BadIdentifier) as mistake_of_textual:
        DOMNode(id="1 2")
    assert find_culprit(mistake_of_textual.value) is None


def test_ctrl_c_is_no_fault_of_a_plug_in() -> None:
    with pytest.raises(KeyboardInterrupt):
        guard(lambda: signal.raise_signal(signal.SIGINT))


async def test_a_task_that_is_cancelled_and_a_generator_that_is_closed_are_no_faults() -> None:
    async def work() -> None:
        with contain_exits():
            await asyncio.sleep(60)

    def steps() -> Iterator[None]:
        with contain_exits():
            yield

    working, stepping = asyncio.ensure_future(work()), steps()
    await asyncio.sleep(0)
    next(stepping)
    stepping.close()  # type: ignore[attr-defined]
    working.cancel()
    with pytest.raises(asyncio.CancelledError):
        await working


# At the table.


def raises(file: str, old: str, error: str = "RuntimeError") -> Change:
    """Let it raise where this stands."""
    return edit(file, old, old + f"\n        raise {error}('the cow is ill')")


AT_THE_TABLE = {
    "the presenter is made": edit("presenter.py", "    drawing = DRAW\n", "    drawing = DRAW\n\n    def __init__(self, context):\n        raise RuntimeError('the cow is ill')\n"),
    "the deal": raises("rules.py", "    def deal(self) -> list[Event]:"),
    "the first view": raises("rules.py", "    def view(self, seat: Seat | None) -> HerdsView:"),
    "moves": raises("rules.py", "    def moves(self, seat: Seat) -> list[Move]:"),
    "who acts": raises("rules.py", "    def acting(self) -> tuple[Seat, ...]:"),
    "a draw": raises("rules.py", "    def draw(self, seat: Seat, move: Draw, events: list[Event]) -> None:"),
    "a reason why not": raises("rules.py", "    def why_not_act(self, seat: Seat, move: Move) -> str | None:"),
    "the narrations": raises("presenter.py", "    def narrations(self) -> Narrations[HerdsView]:"),
    "telling a draw": raises("presenter.py", "    def _drew(self, event: Drew[Card], view: HerdsView) -> list[Utterance]:"),
    "telling a number": edit("presenter.py", 'told = [Utterance(self.to(event.seat, "played", card=str(event.card)))]', "told = [5]"),
    "the top card": raises("presenter.py", "    def read_top(self, view: HerdsView) -> str:"),
    "a number for the top card": edit("presenter.py", 'return sentence(self.text("top", card=str(view.discard[-1])))', "return 5"),
    "the order of cards": raises("presenter.py", "    def sort_key(self, card: Card, sorting: Sorting) -> tuple[int, int]:"),
    "what U does": raises("presenter.py", "    def speak_up(self, view: HerdsView, moves: Sequence[Move]) -> list[Move]:"),
    "a refusal": raises("presenter.py", "    def refusal(self, view: HerdsView, move: Move, refusal: Refusal) -> str:"),
    "a move of a command": raises("presenter.py", "    def move_of(self, command: str, view: HerdsView) -> Move | None:"),
    "a bot's choice": raises("bots.py", "    def choose(self, view: HerdsView, moves: Sequence[Move], dice: Dice) -> Move:"),
    "a bot's reaction": raises("bots.py", "    def react(self, view: HerdsView, moves: Sequence[Move], dice: Dice) -> Reaction | None:"),
    "a bot's move that is none": edit("bots.py", "return plays[dice.lot(range(len(plays)))]", "return 5"),
    "names of cards": edit("texts/__init__.py", "    kind = card(text)", "    raise RuntimeError('the cow is ill')"),
    "notation of moves": raises("notation.py", "    def write_long_move(self, move: Move, names: Names) -> str | None:"),
    "work ahead": edit("presenter.py", "    def read_top", "    def prepare(self, view):\n        raise RuntimeError('the cow is ill')\n        yield\n\n    def read_top"),
    "a look": partial(write, "herds/picture.py", "from uno_tui.ui.ports.picture_maker import PictureMaker\n\n\nclass LOOK(PictureMaker):\n    def __getattribute__(self, name):\n        raise RuntimeError('the cow is ill')\n"),
    "a draw that exits": raises("rules.py", "    def draw(self, seat: Seat, move: Draw, events: list[Event]) -> None:", "SystemExit"),
    "moves that exit": raises("rules.py", "    def moves(self, seat: Seat) -> list[Move]:", "SystemExit"),
    "a top card that exits": raises("presenter.py", "    def read_top(self, view: HerdsView) -> str:", "SystemExit"),
    "a bot's choice that exits": raises("bots.py", "    def choose(self, view: HerdsView, moves: Sequence[Move], dice: Dice) -> Move:", "SystemExit"),
    "work ahead that exits": edit("presenter.py", "    def read_top", "    def prepare(self, view):\n        raise SystemExit('the cow is ill')\n        yield\n\n    def read_top"),
    "a look that exits": partial(write, "herds/picture.py", "from uno_tui.ui.ports.picture_maker import PictureMaker\n\n\nclass LOOK(PictureMaker):\n    def __getattribute__(self, name):\n        raise SystemExit('the cow is ill')\n"),
}  # fmt: skip
"""Plug-ins whose code raises, or returns nonsense, while one plays."""
KEYS = ("c", "t", "s", "e", "w", "o", "escape", "u", "b", "H", "C", "z", "enter", "space", "f1", "escape", "f3", "escape")


@pytest.mark.costly
@pytest.mark.parametrize("name", AT_THE_TABLE)
async def test_on_the_full_screen_the_table_stops_and_the_program_goes_on(
    name: str, install: Callable[[Change], Path], home: Path
) -> None:
    install(AT_THE_TABLE[name])
    plan = Plan(("Ana", "Ben"), ("person", "normal"))
    async with playing(game="herds", plan=plan, rules={"rounds": 1}, table=True) as player:
        app = player.app
        for key in KEYS * 2:
            if app.session.runner.table is None and isinstance(app.screen, ListScreen):
                break
            await player.press(key)
        harmless = not folders().errors.exists()
        if not harmless:
            await player.until(lambda: isinstance(app.screen, ListScreen) and app.session.runner.table is None)
            assert (
                "the cow is ill" in folders().errors.read_text(encoding="utf-8") or "a number" in name or "none" in name
            )
            for _ in range(3):
                await player.press("down")
            app.session.tables.set_table("uno", plan, defaults(GAMES["uno"].options))
            app.navigator.open("new")
            await player.until(lambda: app.session.runner.table is not None)
        assert app._exception is None
        assert player.desk.state.game == ("herds" if harmless else "uno")
        await player.press("c", "t")
        assert player.said[-1]


async def test_advice_that_fails_stops_the_table_at_once(install: Callable[[Change], Path], home: Path) -> None:
    ill = "    def proposal(self, view, move):\n        raise RuntimeError('the cow is ill')\n\n    def read_top"
    install(edit("presenter.py", "    def read_top", ill))
    async with playing(game="herds", plan=Plan(("Ana", "Ben"), ("person", "normal")), table=True) as player:
        state = player.desk.state
        assert state.seat in state.view.acting
        assert not folders().errors.exists()
        await player.press("h")
        await player.until(lambda: player.app.session.runner.table is None)
        assert "the cow is ill" in folders().errors.read_text(encoding="utf-8")
        assert any("herds" in each.casefold() for each in player.said)


@pytest.mark.terminal
def test_a_bot_that_thinks_in_another_process_is_blamed_as_well(install: Callable[[Change], Path]) -> None:
    install(more("bots.py", "\ndef ill(*_):\n    raise ValueError('the cow is ill')\nHardBot.choose = ill\n"))
    play = ("play", "herds", "--linear", "--language", "en", "--seed", "4", "--players", "2")
    done = run_program(*play, "--bots", "hard", stdin="space\n1\nspace\n1\n" * 6)
    assert "An error in the game herds stopped it." in " ".join(done.stdout.split())
    assert "the cow is ill" in folders().errors.read_text(encoding="utf-8")


LINES = "top\nturn\nscores\ncounts\nuno\nring\nhand\n1\n2\n\nspace\nhelp\n" * 6


@pytest.mark.parametrize(("name", "language"), list(zip(AT_THE_TABLE, cycle(LANGUAGES), strict=False)))
@pytest.mark.slow
def test_line_by_line_no_traceback_is_written(
    name: str, language: str, install: Callable[[Change], Path], home: Path
) -> None:
    _plays_on(name, language, install, home)


@pytest.mark.terminal
@pytest.mark.parametrize(
    "name", ["the top card", "telling a draw", "the presenter is made"]
)
def test_line_by_line_a_few(name: str, install: Callable[[Change], Path], home: Path) -> None:
    _plays_on(name, "de", install, home)


def _plays_on(name: str, language: str, install: Callable[[Change], Path], home: Path) -> None:
    install(AT_THE_TABLE[name])
    play = ("play", "herds", "--linear", "--language", language, "--seed", "4", "--rules", "rounds=1")
    done = run_program(*play, "--bots", "normal", stdin=LINES)
    assert "Traceback" not in done.stdout + done.stderr
    assert (done.returncode, done.stderr) == (0, "")
    said = re.sub(r"\s+", " ", done.stdout)
    stopped = folders().errors.exists()
    assert stopped == (str(folders().errors) in said)
    if stopped:
        assert "the cow is ill" in folders().errors.read_text(encoding="utf-8") or "a number" in name or "none" in name
    for record in (home / "data" / "tables").glob("*.table"):
        assert record.read_text(encoding="utf-8").startswith("table 1\n")
    done = run_program("play", "uno", "--linear", "--language", language, "--seed", "4", stdin="top\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_a_record_that_cannot_be_replayed_any_more_is_no_table(
    install: Callable[[Change], Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.table"
    path.write_text(TABLE, encoding="utf-8")
    install(AT_THE_TABLE["a reason why not"])
    assert result_of(path).game == ""
    assert not path.with_suffix(".result").exists()


@pytest.mark.terminal
def test_at_a_terminal_the_menu_follows_line_by_line(
    install: Callable[[Change], Path], start: Callable[..., Terminal], home: Path
) -> None:
    install(AT_THE_TABLE["the top card"])
    terminal = start("play", "herds", "--seed", "4", until="Hand:")
    said = type_(terminal, "top", until="Menu")
    assert "An error in the game herds stopped it. It is saved. Details: " in " ".join(said.split())
    assert "Traceback" not in heard(terminal)
    assert "New game" in said
    assert "Goodbye" in type_(terminal, "quit", until="Goodbye")
    assert terminal.wait() == 0
    record = next((home / "data" / "tables").glob("*.table"))
    assert result_of(record).is_open


@pytest.mark.terminal
def test_at_a_terminal_the_menu_follows_on_the_full_screen(install: Callable[[Change], Path]) -> None:
    install(AT_THE_TABLE["the top card"])
    terminal = Terminal(program("play", "herds", "--mode", "reader", "--look", "lines", "--seed", "4", "--language", "en"))
    terminal.listen(until="New game")
    terminal.press(b"\x1b[B")
    assert b"Traceback" not in terminal.raw
    terminal.press(b"\x11")
    assert terminal.wait() == 0
    terminal.close()


WITHOUT_THE_PLUG_IN = (("--help",), ("lesson",), ("play", "uno", "--linear", "--seed", "1"))
"""What the program does as if the plug-in were not there."""


@pytest.mark.terminal
@pytest.mark.parametrize(
    ("name", "language"),
    [("no French", "fr"), ("unknown import", "en"), ("entry without a parent", "de"), ("entry that is no line", "en")],
)
def test_the_real_program(language: str, name: str, install: Callable[[Change], Path]) -> None:
    _program_works(name, language, install, WITHOUT_THE_PLUG_IN)


@pytest.mark.parametrize(
    ("name", "language", "arguments"),
    [
        (name, language, WITHOUT_THE_PLUG_IN[place // len(LANGUAGES) % len(WITHOUT_THE_PLUG_IN)])
        for place, (name, language) in enumerate(list(zip(MUTATIONS, cycle(LANGUAGES), strict=False))[::8])
    ],
)
@pytest.mark.slow
def test_the_real_program_with_more_of_them(
    name: str, language: str, arguments: tuple[str, ...], install: Callable[[Change], Path]
) -> None:
    """In turn each thing to do without the plug-in: a start takes long, and all is tried above and within one process."""
    _program_works(name, language, install, (arguments,))


def _program_works(
    name: str, language: str, install: Callable[[Change], Path], others: tuple[tuple[str, ...], ...]
) -> None:
    install(MUTATIONS[name].change)
    for arguments in others:
        done = run_program(*arguments, "--language", language, stdin="top\nrules\nmenu\nquit\n")
        assert done.returncode == 0
        assert "Traceback" not in done.stdout + done.stderr
    done = run_program("doctor", "--no-keys", "--language", language)
    assert "Traceback" not in done.stdout + done.stderr
    assert MUTATIONS[name].names in done.stdout
