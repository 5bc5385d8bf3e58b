"""How the cards that only UNO Teams has are called: the swap symbol and the wilds for partners (TEAMS-1)."""

from __future__ import annotations

from uno_tui.games.teams.rules.cards import SWAPPING
from uno_tui.games.teams.rules.cards import card as find
from uno_tui.locales.card_names import FORMS, CardNames
from uno_tui.locales.coloured_cards import English, French, German


class _Names:
    """Names in the forms of `uno_tui.locales.card_names`, of every card of the pack."""

    def __init__(self, grammar: English | German | French, swap_symbol: str) -> None:
        self._grammar = grammar
        self._swap_symbol = swap_symbol

    def name(self, text: str, form: str) -> str:
        """`red 3 with swap`, `dem Team-Joker`, `un 3 rouge avec échange`. Raises ValueError."""
        if form not in FORMS:
            raise ValueError(f"no such form of a card: {form}")
        kind = find(text)
        name = self._grammar.inflect(kind.colour or "", str(kind.rank), form)
        return f"{name} {self._swap_symbol}" if kind in SWAPPING else name


class _English(English):
    ranks = {**English.ranks, "TW": "Team Wild", "TW+4": "Draw Four Team Wild"}


class _German(German):
    ranks = {**German.ranks, "TW": ("Team-Joker", "m"), "TW+4": ("Plus-vier-Team-Joker", "m")}


class _French(French):
    ranks = {**French.ranks, "TW": ("Joker d'équipe", "m"), "TW+4": ("Joker d'équipe Plus quatre", "m")}


TEAMS_CARDS: dict[str, CardNames] = {
    "en": _Names(_English(), "with swap"),
    "de": _Names(_German(), "mit Tausch"),
    "fr": _Names(_French(), "avec échange"),
}
