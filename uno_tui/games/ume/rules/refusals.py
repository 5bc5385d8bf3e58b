"""The reasons for which a move of Umé is refused, or fails."""

from __future__ import annotations

from enum import StrEnum


class RefusalCode(StrEnum):
    """The reason codes of the rule book."""

    CANNOT_DRAW = "cannot_draw"
    CANNOT_PASS = "cannot_pass"
    CHOICE_OPEN = "choice_open"
    DENIED = "denied"
    NO_CHOICE_OPEN = "no_choice_open"
    NO_SEQUENCE = "no_sequence"
    NO_SUCH_PLAYER = "no_such_player"
    NOT_IN_BASE = "not_in_base"
    NOT_YOUR_CHOICE = "not_your_choice"
    NOT_YOUR_TURN = "not_your_turn"
    OWN_CARDS_FIRST = "own_cards_first"
    ROUND_OVER = "round_over"
    RULE_OFF = "rule_off"
    WRONG_COLOUR = "wrong_colour"
    WRONG_COUNT = "wrong_count"
