"""Files that are written whole: what lies there stays what it was."""

from __future__ import annotations

import subprocess
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


WRITES = """
import sys, time
from pathlib import Path
from uno_tui.host.files import write_whole
end = time.monotonic() + 1.5
while time.monotonic() < end:
    write_whole(Path(sys.argv[1]), sys.argv[2] * 20_000)
"""


def test_two_programs_may_write_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text("0", encoding="utf-8")
    command = (sys.executable, "-c", WRITES, str(path))
    writers = [subprocess.Popen((*command, each), stderr=subprocess.PIPE, encoding="utf-8") for each in "12"]
    while any(each.poll() is None for each in writers):
        assert len(set(path.read_text(encoding="utf-8"))) == 1  # of one program, and never empty
    assert [each.communicate()[1] for each in writers] == ["", ""]
    assert list(tmp_path.glob("*.draft")) == []
