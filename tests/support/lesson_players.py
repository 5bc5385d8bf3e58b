"""The running lesson of a full screen."""

from __future__ import annotations

from support.app_player import Player
from uno_tui.ui.lessons.tutor import Tutor


def tutor_of(player: Player) -> Tutor:
    tutor = player.app.session.runner.tutor
    assert tutor is not None
    return tutor
