"""UNO Rummy as one person meets it: the rack, the sets, the workbench."""

from uno_tui.games.rummy.face.face import RummyFace

FACE = RummyFace

__all__ = ["FACE", "RummyFace"]
