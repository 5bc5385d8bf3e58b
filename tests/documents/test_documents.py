"""The documents: links lead somewhere, samples hold, commands exist, the pages made of texts are current."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT

from uno_tui.cli import build_parser

PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"```(\w*)\n(.*?)```", re.S)
LINK = re.compile(r"\]\(([^)\s]+)\)")
ELSEWHERE = ("git ", "pip install", "pipx", "uv ", "apt install", "dnf ", "brew ", "xattr", "tmux", ".ci/")
"""What is not a command of the program: tried by the releases' scripts, or by the tests themselves."""


def blocks(kind: str) -> list[tuple[Path, str]]:
    """Return the blocks of a kind in all pages."""
    return [(page, text) for page in PAGES for found, text in BLOCK.findall(page.read_text("utf-8")) if found == kind]


def heading_ids(page: Path) -> set[str]:
    """Return what links can lead to within a page."""
    lines = re.sub(r"```.*?```", "", page.read_text("utf-8"), flags=re.S).splitlines()
    headings = (line.lstrip("# ").casefold() for line in lines if line.startswith("#"))
    return {re.sub(r"[^\w\- ]", "", heading).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(page.read_text("utf-8")):
        path, _, anchor = link.partition("#")
        assert not path.startswith(("http:", "/")), link
        target = (page.parent / path).resolve() if path else page
        assert target.exists(), link
        assert not anchor or anchor in heading_ids(target), link


def test_every_page_is_reached_from_the_readme() -> None:
    seen, left = set[Path](), [ROOT / "README.md"]
    while left:
        page = left.pop()
        if page not in seen:
            seen.add(page)
            links = (link.partition("#")[0] for link in LINK.findall(page.read_text("utf-8")))
            left += [(page.parent / link).resolve() for link in links if link.endswith(".md")]
    assert set(PAGES) <= seen


def test_the_readme_is_short() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").split()) <= 900


def test_the_transcript_of_the_readme_is_real() -> None:
    [(_, shown)] = blocks("transcript")
    real = (ROOT / "tests" / "transcripts" / "uno-en.txt").read_text("utf-8")
    said = [line for row in real.splitlines()[1:] for line in row.split(" | ")]
    shown_lines = shown.splitlines()
    assert len(shown_lines) == 8
    assert said[: len(shown_lines)] == shown_lines


@pytest.mark.parametrize(("page", "text"), blocks("table"), ids=lambda each: each.stem if isinstance(each, Path) else "")
def test_samples_of_table_files_hold(page: Path, text: str, tmp_path: Path) -> None:
    file = tmp_path / "sample.table"
    file.write_text(text, encoding="utf-8")
    done = subprocess.run([sys.executable, "-m", "uno_tui", "check", str(file)], capture_output=True, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, b""), done.stdout


COMMANDS = sorted({line for _, text in blocks("sh") for line in text.splitlines()})


def test_commands_of_the_program_can_be_read() -> None:
    own = 0
    for line in COMMANDS:
        command = line.rpartition(" | ")[2]
        if command.startswith(ELSEWHERE):
            continue
        words = [word for word in shlex.split(command) if not word.startswith("UNO_TUI_")]
        assert words[0] == "uno-tui", line
        if words[1:2] != ["help"]:
            build_parser().parse_args(words[1:])
        own += 1
    assert own >= 12


@pytest.mark.terminal
@pytest.mark.parametrize("line", [line for line in COMMANDS if re.match(r"printf|uno-tui (doctor|lesson$|help|keys|voices)", line)])
def test_commands_that_need_nobody_run(line: str) -> None:
    program = f"{shlex.quote(sys.executable)} -m uno_tui"
    command = re.sub(r"uno-tui(?= )", lambda _: program, line)
    done = subprocess.run(command, shell=True,  # noqa: S602 - as a reader of the page types it
        capture_output=True, text=True, encoding="utf-8", cwd=ROOT, stdin=subprocess.DEVNULL)
    assert done.returncode in ((0, 1) if "doctor" in line else (0,)), done.stderr
    assert done.stdout


def test_pages_made_of_texts_are_current() -> None:
    done = subprocess.run(
        [sys.executable, "docs/make_reference.py", "--check"], capture_output=True, encoding="utf-8", cwd=ROOT
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stdout
