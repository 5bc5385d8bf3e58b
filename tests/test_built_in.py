"""The built-in games are found as plug-ins are: by entry points, and nothing outside their packages knows them."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

import pytest
from conftest import ROOT, run_program

from uno_tui.core import catalogue, plugins
from uno_tui.core.catalogue import GAMES, built_in, listing
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import read_entries
from uno_tui.i18n.translator import Translator
from uno_tui.notation.game_notation import NOTATIONS, reserved_words
from uno_tui.notation.lines import COMMON_WORDS

PACKAGE = ROOT / "uno_tui"
ORDER = ("uno", "teams", "rummy", "ume", "maumau")
WORDS = frozenset(
    """
    table rule game options seats dealer scores round seed hand rack onto base discard stock turn direction
    debt drawn owes said shown lost choice due caller sits_out laid wish free bluff
    acting count discards top score round_over match_over playing legal illegal colour out sum lot
    clockwise counterclockwise nobody nothing none yes no up down on off swap from takes action buy
    play draw pass uno report challenge intercept buzz give share take drop name allow deny claim put lay
    accept last catch deal permission again reverse gift queen kings sit_out fits cheat daily
    """.split()
)
"""What nobody could be called in the first version of the language: files and names hold on to it."""


def test_the_entry_points_are_the_list() -> None:
    entries = distribution("uno-tui").entry_points.select(group=plugins.GROUP)
    assert {entry.name: entry.value for entry in entries} == plugins.own_packages()
    assert built_in() == ORDER
    assert not set(ORDER) & plugins.plugin_packages().keys()


def test_they_are_found_where_the_metadata_is_no_folder_of_this_version(monkeypatch: pytest.MonkeyPatch) -> None:
    found = dict(plugins.own_packages())
    plugins.own_packages.cache_clear()
    monkeypatch.setattr(plugins, "__version__", "0.0.0")
    try:
        assert plugins.own_packages() == found
    finally:
        plugins.own_packages.cache_clear()
        plugins.own_packages()  # a later test may be unable to open files when it asks for them


def test_no_start_pays_for_the_library_that_reads_metadata() -> None:
    code = "import sys, uno_tui.cli; from uno_tui.core.catalogue import GAMES; 'uno' in GAMES; GAMES['uno']"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}; print(*sys.modules)"], capture_output=True, encoding="utf-8", check=True
    )
    loaded = done.stdout.split()
    assert "importlib.metadata" not in loaded
    assert not [name for name in loaded if re.match(r"uno_tui\.games\.(teams|rummy|ume|maumau)\.", name)]


@pytest.mark.terminal
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("arguments", [("play",), ("--help",), ("arena",)])
def test_a_program_that_is_not_installed_says_so(arguments: tuple[str, ...], language: str, tmp_path: Path) -> None:
    """With everything that it needs, and without its own metadata."""
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if not path.name.startswith(("uno_tui", "_editable_impl")):
            (tmp_path / path.name).symlink_to(path)
    paths = [str(ROOT), str(tmp_path)]
    code = f"import sys; sys.path[:0] = {paths}; from uno_tui.cli import main; sys.exit(main(sys.argv[1:]))"
    command = [sys.executable, "-S", "-c", code, *arguments, "--language", language]
    done = subprocess.run(command, capture_output=True, encoding="utf-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"uno-tui: {Translator(language).text('games-not-installed', version=plugins.__version__)}\n"


EXAMPLES = "examples.py"
"""Commands that the help shows."""
UNO_COMMAND = {
    "ui/lessons/tutor.py", "ui/navigation/help_list.py", "ui/keys/commands.py", "ui/table/controller.py", "ui/table/moving.py",
    "i18n/translator.py", "linear/intent.py", "linear/line_parts.py", "linear/past_questions.py", "linear/reactions.py", "linear/rule_questions.py", "linear/table_input.py",
    "core/contract.py",
}  # fmt: skip
"""Where `uno` is the word for the last card, the command of every game that says it, or a topic of events."""


def _outside_of_games(pattern: str) -> list[Path]:
    return [path for path in sorted(PACKAGE.rglob(pattern)) if path.relative_to(PACKAGE).parts[0] != "games"]


def test_nothing_outside_their_packages_names_them() -> None:
    named = set()
    for path in _outside_of_games("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and path.name != EXAMPLES:
                place = path.relative_to(PACKAGE).as_posix()
                if node.value in ORDER[1:] or (node.value == "uno" and place not in UNO_COMMAND):
                    named.add((place, node.value))
                named |= {(place, found) for found in re.findall(r"uno_tui\.games\.[a-z]+", node.value)}
    assert named == set()


def test_no_text_outside_their_packages_names_them() -> None:
    titles = [Translator("en", game).text("title") for game in built_in()] + ["Maumau"]
    about = re.compile("|".join(rf"\b{re.escape(title)}\b" for title in titles))
    named = {
        name
        for path in _outside_of_games("*.ftl")
        for name, source in read_entries(path.read_text("utf-8"))
        if about.search(source.partition("\n#")[0]) and not name.startswith("example-")
    }
    assert named <= {"doctor-folder-not", "doctor-folder-other", "doctor-no-home"}  # UNO_TUI_HOME


def test_what_the_linters_check_names_no_game() -> None:
    contracts = (ROOT / "pyproject.toml").read_text("utf-8").partition("[tool.importlinter]")[2]
    assert set(re.findall(r"uno_tui\.games\.(\w+)", contracts)) == {"family"}


def test_the_words_of_table_files_are_those_that_they_were() -> None:
    assert reserved_words(None) == WORDS
    for game in GAMES:
        assert reserved_words(game) == WORDS


@pytest.mark.parametrize("game", built_in())
def test_a_game_declares_every_word_that_it_reads(game: str) -> None:
    assert NOTATIONS[game].reserved <= COMMON_WORDS | listing(game).reserved
    assert not COMMON_WORDS & listing(game).reserved


def test_a_new_game_touches_its_package_and_a_line_of_the_entry_points(tmp_path: Path) -> None:
    """A sixth game: a package, and a line among the entry points of the distribution."""
    text = (PACKAGE / "games" / "ume" / "__init__.py").read_text("utf-8")
    home = tmp_path / "sixth"
    home.mkdir()
    (home / "__init__.py").write_text(text.replace("place=4", "place=6").replace("base sum", "base sixth"), "utf-8")
    metadata = tmp_path / f"uno_tui-{plugins.__version__}.dist-info"
    metadata.mkdir()
    lines = "".join(f"{name} = {value}\n" for name, value in plugins.own_packages().items())
    (metadata / "entry_points.txt").write_text(f"[{plugins.GROUP}]\nsixth = sixth\n{lines}", "utf-8")
    code = (
        "from uno_tui.core.catalogue import GAMES, built_in; from uno_tui.notation.game_notation import reserved_words;"
        "print(*built_in(), 'sixth' in GAMES, 'sixth' in reserved_words(None))"
    )
    done = subprocess.run(
        [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {code}"],
        capture_output=True,
        encoding="utf-8",
    )
    assert done.stdout.split() == [*ORDER, "sixth", "True", "True"], done.stderr


@pytest.mark.terminal
def test_the_program_says_its_games_in_the_order_of_lists() -> None:
    assert ", ".join(ORDER) in run_program("play", "--help", "--language", "en").stdout.replace("\n", " ")
    assert catalogue.default_game() == "uno"
