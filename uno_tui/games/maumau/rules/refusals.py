"""The reasons why a move of Maumau is refused, or fails."""

from __future__ import annotations

from enum import StrEnum


class RefusalCode(StrEnum):
    """The reason codes of the rule book."""

    ARGUMENT_MISSING = "argument_missing"
    CARD_FITS = "card_fits"
    CHOICE_OPEN = "choice_open"
    LAST_NOT_SAID = "last_not_said"
    MUST_ANSWER = "must_answer"
    MUST_DRAW_FIRST = "must_draw_first"
    NO_LAST_DUTY = "no_last_duty"
    NO_MATCH = "no_match"
    NOT_AS_LAST_CARD = "not_as_last_card"
    NOT_IN_HAND = "not_in_hand"
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_DUE = "nothing_due"
    NOTHING_TO_CATCH = "nothing_to_catch"
    NOTHING_TO_REPORT = "nothing_to_report"
    ONLY_DRAWN_CARD = "only_drawn_card"
    ROUND_OVER = "round_over"
    RULE_OFF = "rule_off"
    WRONG_COUNT = "wrong_count"
    WRONG_SEAT = "wrong_seat"
