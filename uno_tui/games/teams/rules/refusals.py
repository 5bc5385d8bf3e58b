"""The reasons why a move of UNO Teams is refused, or fails."""

from __future__ import annotations

from enum import StrEnum


class RefusalCode(StrEnum):
    """The reason codes of the rule book."""

    ALREADY_DRAWN = "already_drawn"
    CANNOT_DRAW = "cannot_draw"
    CHOICE_OPEN = "choice_open"
    COLOUR_MISSING = "colour_missing"
    MUST_ANSWER_DEBT = "must_answer_debt"
    MUST_DRAW_FIRST = "must_draw_first"
    NO_CHOICE_OPEN = "no_choice_open"
    NO_MATCH = "no_match"
    NO_UNO_DUTY = "no_uno_duty"
    NOT_IN_HAND = "not_in_hand"
    NOT_YOUR_CHOICE = "not_your_choice"
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_TO_REPORT = "nothing_to_report"
    ONLY_DRAWN_CARD = "only_drawn_card"
    PARTNER_MUST_PLAY = "partner_must_play"
    ROUND_OVER = "round_over"
    WRONG_COUNT = "wrong_count"
