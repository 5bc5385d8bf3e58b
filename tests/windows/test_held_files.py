"""A file that another program has open for a moment, which Windows lets nobody replace, is tried again."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from uno_tui.host import files
from uno_tui.host.files import write_whole


def test_a_file_that_is_open_for_a_moment_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "saved" / "settings.toml"
    write_whole(path, "before")
    held = path.open(encoding="utf-8")
    threading.Timer(0.1, held.close).start()
    write_whole(path, "after")
    assert path.read_text(encoding="utf-8") == "after"
    assert list(path.parent.iterdir()) == [path]
    held.close()


@pytest.fixture
def refusals(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Let as many replacements be refused as are listed here."""
    left: list[str] = []
    really = Path.replace

    def replace(source: Path, target: Path) -> Path:
        if left:
            raise PermissionError(13, left.pop(), str(source))
        return really(source, target)

    monkeypatch.setattr(Path, "replace", replace)
    return left


def test_a_few_refusals_of_windows_do_no_harm(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: list[str]
) -> None:
    monkeypatch.setattr(files, "RETRY_SECONDS", 5.0)
    refusals[:] = ["open elsewhere"] * 3
    write_whole(tmp_path / "settings.toml", "after")
    assert (tmp_path / "settings.toml").read_text(encoding="utf-8") == "after"
    assert refusals == []


@pytest.mark.parametrize("seconds", [0.0, 0.1])
def test_what_is_refused_for_long_is_an_error_and_leaves_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, refusals: list[str], seconds: float
) -> None:
    path = tmp_path / "saved" / "settings.toml"
    write_whole(path, "before")
    monkeypatch.setattr(files, "RETRY_SECONDS", seconds)
    refusals[:] = ["open elsewhere"] * 1000
    with pytest.raises(PermissionError):
        write_whole(path, "after")
    assert path.read_text(encoding="utf-8") == "before"
    assert list(path.parent.iterdir()) == [path]
