"""The reasons why a move of UNO is refused, or fails."""

from __future__ import annotations

from enum import StrEnum


class RefusalCode(StrEnum):
    """The reason codes of the rule book."""

    ALREADY_BUZZED = "already_buzzed"
    ALREADY_DRAWN = "already_drawn"
    CANNOT_DRAW = "cannot_draw"
    CHOICE_OPEN = "choice_open"
    COLOUR_MISSING = "colour_missing"
    MUST_ANSWER_DEBT = "must_answer_debt"
    MUST_DRAW_FIRST = "must_draw_first"
    NO_BLUFF_TO_CALL = "no_bluff_to_call"
    NO_BUZZER = "no_buzzer"
    NO_MATCH = "no_match"
    NO_SUCH_PLAYER = "no_such_player"
    NO_UNO_DUTY = "no_uno_duty"
    NOT_IN_HAND = "not_in_hand"
    NOT_INTERCEPTABLE = "not_interceptable"
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_TO_REPORT = "nothing_to_report"
    ONLY_DRAWN_CARD = "only_drawn_card"
    ROUND_OVER = "round_over"
    RULE_OFF = "rule_off"
    TOO_LATE = "too_late"
