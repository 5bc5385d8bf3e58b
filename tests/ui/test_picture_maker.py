"""What a picture says agrees with what the keys say, at random tables of all games."""

from __future__ import annotations

import random

import pytest

from uno_tui.core import options
from uno_tui.core.catalogue import GAMES
from uno_tui.core.dice import Dice
from uno_tui.games.rummy.presenter.presenter import RummyPresenter
from uno_tui.games.rummy.rules.tiles import tile
from uno_tui.i18n.translator import Translator
from uno_tui.notation.referee import Referee
from uno_tui.ui.ports.picture_maker import picture_maker_of, scene_at_rest
from uno_tui.ui.ports.presenter import PresenterContext
from uno_tui.ui.ports.presenters import PRESENTERS

NAMES = ("Ana", "Ben", "Cleo", "Dora")


@pytest.mark.parametrize("game", ["uno", "teams", "ume", "maumau"])
@pytest.mark.parametrize("seed", range(3))
def test_who_is_next_is_the_same_to_eye_and_ear(game: str, seed: int) -> None:
    dice, rules = random.Random(seed), options.defaults(GAMES[game].options)
    table = GAMES[game].make_table(rules, len(NAMES), 0, Dice(seed))
    table.deal()
    words = Translator("en")
    presenters = [
        PRESENTERS[game](PresenterContext(words, NAMES, seat, "normal", slips_are_free=True)) for seat in range(4)
    ]
    for _ in range(300):
        seat = dice.choice([each for each in table.acting() if table.moves(each)])
        table.play(seat, dice.choice(table.moves(seat)))
        if table.outcome.round is not None:
            break
        for here, presenter in enumerate(presenters):
            view, maker = table.view(here), picture_maker_of(game, presenter)
            follows = [each for each in range(4) if maker.seat_info(view, each).is_next]
            following = presenter.next_seat(view)
            assert follows == ([] if following in (None, view.turn) else [following])


@pytest.mark.rule("UME-18")
def test_the_picture_asks_who_must_allow_something_in_anothers_turn() -> None:
    asked, words = 0, Translator("en")
    for seed in range(20):
        dice = random.Random(seed)
        table = GAMES["ume"].make_table(options.defaults(GAMES["ume"].options) | {"shields": True}, 3, 0, Dice(seed))
        table.deal()
        while table.outcome.round is None and not asked:
            seat = table.acting()[0]
            table.play(seat, dice.choice(table.moves(seat)))
            for here in range(3):
                presenter = PRESENTERS["ume"](PresenterContext(words, NAMES[:3], here, "normal", slips_are_free=True))
                view = table.view(here)
                assert picture_maker_of("ume", presenter).asks(view) is (here in view.acting)
                asked += here in view.acting and view.turn != here
    assert asked


TWINS = """table 1
game rummy
seats Ana Ben
rack Ana R1 Y2 G12 B12
rack Ben Y1 Y3 Y4
onto [R9] [R9 Y9 G9 B9]
stock R5 R6 R8
turn Ana
"""


@pytest.mark.rule("RUM-5")
def test_a_tile_laid_alone_is_marked_where_a_start_tile_like_it_lies() -> None:
    referee = Referee(TWINS, "twins")
    list(referee.steps())
    view = referee.table.view(0)
    presenter = RummyPresenter(PresenterContext(Translator("en"), NAMES[:2], 0, "normal", slips_are_free=True))
    draft = presenter.bench.draft(view)
    group = next(each for each in draft.board.sets if len(each.tiles) == 4)
    draft.take(group.id, tile("R9"))
    draft.begin_set(tile("R9"))
    picture = picture_maker_of("rummy", presenter).picture(scene_at_rest(presenter, view), marks=True)
    alone = [(each.new, each.wrong) for each in picture.spreads if [card.shown.value for card in each.cards] == ["9"]]
    assert alone == [(False, False), (True, True)]
