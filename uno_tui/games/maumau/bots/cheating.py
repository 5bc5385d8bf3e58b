"""Cards that do not fit, as a bot may try to lay them (MAU-6)."""

from __future__ import annotations

from uno_tui.cards.french import Card, Rank
from uno_tui.games.maumau.rules.fitting import FITS
from uno_tui.games.maumau.rules.moves import TAKES_SEAT, Play
from uno_tui.games.maumau.rules.view import MaumauView


def cheating_plays(view: MaumauView) -> list[Play]:
    """Return one way to lay each card of the hand that does not fit; a 4 would give too much away (MAU-6)."""
    if view.due is not None or not view.rules.cheating or len(view.hand) < 2 or view.seat != view.turn:
        return []
    fits = FITS[view.top]
    # After drawing, only the drawn card can be laid.
    cards = [view.drawn] if view.drawn is not None else dict.fromkeys(view.hand)
    return [_plainest_play(view, card) for card in cards if card not in fits and card.rank is not Rank.FOUR]


def _plainest_play(view: MaumauView, card: Card) -> Play:
    """Return the play of `card` with the fewest arguments; it names the player with the fewest cards."""
    if card.rank not in TAKES_SEAT:
        return Play(card)
    others = [seat for seat in range(len(view.counts)) if seat != view.seat]
    fewest = min(others, key=view.counts.__getitem__)
    return Play(card, seat=fewest)


