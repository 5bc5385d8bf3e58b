"""A hint whose search goes on: it is said when it is certain, or on a second key, and improved later."""

from __future__ import annotations

from uno_tui.games.rummy.presenter.planner import Planner
from uno_tui.games.rummy.rules.draft import Draft
from uno_tui.games.rummy.rules.solver import Solution
from uno_tui.games.rummy.rules.tiles import Tile
from uno_tui.i18n.translator import Translator
from uno_tui.ui.ports.player import Player


class HintInProgress:
    """The hint for one draft, from the key to the last sentence about it."""

    def __init__(self, planner: Planner, translator: Translator, draft: Draft, player: Player[Tile]) -> None:
        self._planner = planner
        self._translator = translator
        self._draft = draft
        self._player = player
        self._hurries = False
        """Whether the person has asked again, and so does not want to wait for certainty."""
        self._said: Solution | None = None
        """The solution that the latest hint leads to."""

    def tell_news(self, hurry: bool) -> bool:
        """Say the news of the search; return whether it is over."""
        self._hurries = self._hurries or hurry
        progress = self._planner.progress(self._draft)
        if self._said is None:
            self._first(progress.best, over=progress.over, hurry=hurry)
        elif progress.best is not None:
            self._later(progress.best)
        return progress.over

    def _first(self, best: Solution | None, *, over: bool, hurry: bool) -> None:
        if over:
            self._player.reply(self._planner.next_sentence(self._draft))
        elif self._hurries and best is not None:
            self._say("presenter-rummy-hint-so-far", best)
        elif hurry:
            self._player.reply(self._text("presenter-rummy-hint-not-yet"))

    def _later(self, best: Solution) -> None:
        if self._said is not None and best.weight > self._said.weight:
            fewer = len(best.takes) < len(self._said.takes)
            self._say("presenter-rummy-hint-fewer" if fewer else "presenter-rummy-hint-better", best)
        elif best.exact:
            self._player.reply(self._text("presenter-rummy-hint-best"))

    def _say(self, message_id: str, best: Solution) -> None:
        self._said = best
        step = self._planner.best_sentence(self._draft)
        told = self._text(message_id, count=len(best.laid), step=step)
        if best.exact:
            told = self._text("sentence-joined", first=told, second=self._text("presenter-rummy-hint-best"))
        self._player.reply(told)

    def _text(self, message_id: str, **values: object) -> str:
        return self._translator.text(message_id, **values)
