"""The reasons for which a move of UNO Rummy is refused."""

from __future__ import annotations

from enum import StrEnum


class RefusalCode(StrEnum):
    """The reason codes of the rule book."""

    ALREADY_DRAWN = "already_drawn"
    INVALID_SET = "invalid_set"
    JOKER_NOT_REPLACED = "joker_not_replaced"
    JOKER_UNNAMED = "joker_unnamed"
    MUST_DRAW_FIRST = "must_draw_first"
    MUST_LAY = "must_lay"
    NO_SUCH_ACTION = "no_such_action"
    NO_UNO_DUTY = "no_uno_duty"
    NOT_IN_RACK = "not_in_rack"
    NOT_YOUR_TURN = "not_your_turn"
    NOTHING_LAID = "nothing_laid"
    NOTHING_TO_REPORT = "nothing_to_report"
    ONLY_DRAWN_TILE = "only_drawn_tile"
    ROUND_OVER = "round_over"
    TILE_MISSING = "tile_missing"
    TOO_MANY = "too_many"
