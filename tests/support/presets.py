"""A preset with several people."""

from __future__ import annotations

from uno_tui.ui.presets import Preset

FAMILY = Preset("uno", ("Ana", "Ben", "Zoë"), ("person", "person", "hard"), ("limit=200", "response=on"))
