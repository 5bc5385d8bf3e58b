"""Every reason why a move may be refused is said in a sentence, wherever a scenario meets it, in every language."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

import pytest

from uno_tui.core.catalogue import GAMES
from uno_tui.games.maumau.rules.refusals import RefusalCode as MaumauReason
from uno_tui.games.rummy.rules.refusals import RefusalCode as RummyReason
from uno_tui.games.teams.rules.refusals import RefusalCode as TeamsReason
from uno_tui.games.ume.rules.refusals import RefusalCode as UmeReason
from uno_tui.games.uno.rules.refusals import RefusalCode as UnoReason
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.ui.ports.presenter import PresenterContext
from uno_tui.ui.ports.presenters import PRESENTERS

SCENARIOS = Path(__file__).parent.parent / "scenarios"
REASONS: dict[str, type[StrEnum]] = {
    "uno": UnoReason,
    "teams": TeamsReason,
    "rummy": RummyReason,
    "ume": UmeReason,
    "maumau": MaumauReason,
}
NEVER_REFUSED = {MaumauReason.CARD_FITS, UmeReason.NO_SEQUENCE}
"""Why attempts fail, not why they may not be made."""


def test_all_games_are_here() -> None:
    assert set(REASONS) == set(GAMES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", sorted(REASONS))
def test_every_reason_is_a_sentence(game: str, language: str) -> None:
    translator, met = Translator(language), set()
    for path in sorted(SCENARIOS.glob(f"{game}*/**/*.table")):
        referee = Referee(path.read_text(encoding="utf-8"), path.name)
        for step in referee.steps():
            if step.line.words[0] != "!" or step.move is None or step.seat is None:
                continue
            refusal = referee.table.refusal(step.seat, step.move)
            assert refusal is not None
            manner = PresenterContext(translator, referee.names.names, step.seat, "normal", slips_are_free=True)
            said = PRESENTERS[game](manner).refusal(referee.table.view(step.seat), step.move, refusal)
            assert said.endswith((".", "?")), said
            assert len(said.split()) > 2, said
            met.add(refusal.reason)
    assert set(REASONS[game]) - NEVER_REFUSED <= met
