"""The games whose words the program knows."""

from __future__ import annotations

from uno_tui.notation.language import Language
from uno_tui.notation.maumau import LANGUAGE as MAUMAU
from uno_tui.notation.rummy import LANGUAGE as RUMMY
from uno_tui.notation.teams import LANGUAGE as TEAMS
from uno_tui.notation.ume import LANGUAGE as UME
from uno_tui.notation.uno import LANGUAGE as UNO

LANGUAGES: dict[str, Language] = {language.game.id: language for language in (UNO, TEAMS, RUMMY, UME, MAUMAU)}
