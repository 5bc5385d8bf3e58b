"""Files that are written whole: what lies there stays what it was."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from uno_tui.host.files import write_whole


@pytest.mark.skipif(sys.platform == "win32", reason="on Windows, links need a right of their own, and files have other rights")
def test_a_link_stays_a_link_and_a_file_keeps_its_rights(tmp_path: Path) -> None:
    kept, link = tmp_path / "dotfiles.toml", tmp_path / "config" / "settings.toml"
    kept.write_text("players = 3\n", encoding="utf-8")
    kept.chmod(0o600)
    link.parent.mkdir()
    link.symlink_to(kept)
    write_whole(link, "players = 4\n")
    assert link.is_symlink()
    assert kept.read_text(encoding="utf-8") == "players = 4\n"
    assert kept.stat().st_mode & 0o777 == 0o600
    assert [each.name for each in tmp_path.iterdir() if each.suffix == ".draft"] == []
