"""Voices of other systems in tests: helpers find the fakes in `fakes`, and what those say is written down."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parent / "fakes"
SCALES = [f"{act}_{name}" for act in ("get", "set") for name in ("rate", "pitch", "volume", "voice")]
FEATURES = ["is_speaking", "count_voices", "get_voice_name", "get_voice_language", *SCALES]
"""What the fake of prismatoid can."""

Log = Callable[[], list[dict[str, Any]]]
"""What has been said: the text, how, and when it began and was over."""


@pytest.fixture
def fakes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Log:
    """Return what the fakes have said."""
    log = tmp_path / "fakes.jsonl"
    monkeypatch.setenv("PYTHONPATH", str(FOLDER))
    monkeypatch.setenv("FAKE_LOG", str(log))
    monkeypatch.setenv("FAKE_PACE", "0.02")
    monkeypatch.setenv("FAKE_FEATURES", ",".join(FEATURES))
    return lambda: [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()] if log.exists() else []
