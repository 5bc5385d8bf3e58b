"""Golden transcripts of UNO Rummy, and sentences that no seeded round is sure to bring.

Run with --write-golden after a change of message, and read the difference before committing it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import cast

import pytest
from support.transcripts import check_transcript

from uno_tui.core import options
from uno_tui.core.contract import Event, Move, Refusal, RoundEnded
from uno_tui.core.dice import Dice
from uno_tui.core.events import Drew
from uno_tui.games.rummy.narrator.narrator import RummyNarrator, count_words
from uno_tui.games.rummy.narrator.rearrangement import plan_steps
from uno_tui.games.rummy.notation import read_sets
from uno_tui.games.rummy.rules import RUMMY
from uno_tui.games.rummy.rules.events import Cause, StockRanOut, TilesLaid
from uno_tui.games.rummy.rules.moves import DRAW, PASS, REPORT, SAY_UNO, Lay
from uno_tui.games.rummy.rules.sets import FAULTS, TileSet, fault, sort_set
from uno_tui.games.rummy.rules.table import RummyTable
from uno_tui.games.rummy.rules.tiles import HIGHEST, JOKER, TILES, Tile, tiles
from uno_tui.games.rummy.rules.view import RummyView
from uno_tui.i18n.card_names import FORMS
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import VERBOSITIES, Translator
from uno_tui.notation.game_notation import NOTATIONS as NOTATIONS
from uno_tui.notation.referee import Referee
from uno_tui.speech.utterance import in_order
from uno_tui.ui.ports.presenter import sentence

FOLDER = Path(__file__).parent.parent / "transcripts"
NAMES = ("Ana", "Ben", "Cleo")
TABLES = {"plain": ("limit=50",), "house": ("match_end=rounds_won", "must_lay=off", "action_per=set", "rounds=1")}
SEEDS = {"plain": 15, "house": 21}
Told = list[tuple[list[Event], list[object]]]


def choice(table: RummyTable, dice: Dice) -> Move:
    """Mostly the lay of the most tiles, now and then another one; drawn tiles are kept one time in four."""
    moves = table.moves(table.turn)
    lays = [move for move in moves if isinstance(move, Lay)]
    if not lays:
        return PASS if PASS in moves else DRAW
    if PASS in moves and dice.uniform() < 0.25:
        return PASS
    return lays[0] if dice.uniform() < 0.7 else dice.shuffle(lays)[0]


@cache
def match_of(name: str) -> Told:
    """The events of a match of simple players, with the views of everybody after each move."""
    values, _ = options.read(RUMMY.options, TABLES[name])
    dice = Dice(SEEDS[name])
    table, events = RUMMY.begin(values, len(NAMES), 2, dice)
    told: Told = []

    def tell(events: list[Event]) -> None:
        told.append((events, [table.view(seat) for seat in (0, 1, 2, None)]))

    tell(events)
    while table.outcome.match is None:
        if table.outcome.round is not None:
            tell(table.next_round())
            continue
        tell(table.play(table.turn, choice(table, dice)))
        for seat in table.view(None).owes:
            other = (seat + 1) % len(NAMES)
            tell(table.play(seat, SAY_UNO) if dice.uniform() < 0.5 else table.play(other, REPORT))
    return told


@pytest.mark.parametrize("language", LANGUAGES)
def test_transcript(language: str, request: pytest.FixtureRequest) -> None:
    def narrator(listener: int | None, verbosity: str) -> RummyNarrator:
        return RummyNarrator(Translator(language), NAMES, listener, verbosity)

    told = {"": match_of("plain"), ", by other rules": match_of("house")}
    write = request.config.getoption("--write-golden")
    check_transcript("rummy", narrator, NAMES, told, language=language, write=write)


COLOURS = ("red", "yellow", "green", "blue", "Joker")


@pytest.mark.rule("RUM-19")
@pytest.mark.parametrize("listener", [0, 1, 2, None])
def test_nobody_hears_others_tiles(listener: int | None) -> None:
    narrator = RummyNarrator(Translator("en"), NAMES, listener, "full")
    others = [name for seat, name in enumerate(NAMES) if seat != listener]
    drawn = 0
    for name in TABLES:
        for events, views in match_of(name):
            seen = [event.as_seen_by(listener) for event in events]
            for utterance in narrator.narrate(seen, views[3 if listener is None else listener]):
                text = utterance.text
                if any(text.startswith((f"{other} draws", f"{other} finds")) for other in others):
                    drawn += 1
                    assert not any(colour in text for colour in COLOURS)
    assert drawn > 5


def test_those_who_cannot_know_are_told_the_same_whatever_is_drawn() -> None:
    """What an outsider hears does not change when the hidden tiles do."""
    view = cast(RummyView, match_of("plain")[0][1][0])
    narrator = RummyNarrator(Translator("en"), NAMES, 0, "full")
    heard = {
        narrator.narrate([Drew(1, 2, Cause.UNO, tiles(text)).as_seen_by(0)], view)[0].text for text in ("R1 R2", "J J", "B7 Y5")
    }
    assert heard == {"Ben draws 2 tiles."}


def carried_out(before: tuple[TileSet, ...], laid: Sequence[Tile], after: tuple[TileSet, ...]) -> Counter[TileSet]:
    """The table after the steps of a plan, carried out by what each step says of source and target."""
    table = Counter(map(sort_set, before))
    for step in plan_steps(before, after, laid):
        assert step.source or step.kind in ("lay", "replace")
        leaving = [JOKER] if step.kind == "wake" else step.tiles
        if step.source:
            assert table[step.source] > 0, step
            table[step.source] -= 1
            table[sort_set((Counter(step.source) - Counter(leaving)).elements())] += 1
        if step.kind == "take":
            continue
        if step.target:
            assert table[step.target] > 0, step
            table[step.target] -= 1
        target = [*step.target, *step.tiles]
        if step.kind.startswith("replace"):
            target.remove(next(each for each in target if each.joker and each.meant is step.tiles[0]))
        table[sort_set(target)] += 1
    return Counter({tiles: count for tiles, count in table.items() if tiles and count})


@pytest.mark.rule("RUM-7")
def test_a_plan_carried_out_gives_the_new_table() -> None:
    kinds = set()
    for name in TABLES:
        for events, _ in match_of(name):
            for event in events:
                if isinstance(event, TilesLaid):
                    kinds |= {step.kind for step in plan_steps(event.before, event.after, event.laid)}
                    assert carried_out(event.before, event.laid, event.after) == Counter(map(sort_set, event.after))
    assert kinds == {"move", "join", "split", "lay", "wake", "replace", "replace_move", "take"}


def plan(language: str, before: str, after: str, laid: str) -> list[str]:
    narrator = RummyNarrator(Translator(language), NAMES, 0, "normal")
    return narrator.plan(read_sets(before.split()), read_sets(after.split()), tiles(laid))


@pytest.mark.parametrize(
    ("before", "after", "laid", "sentences"),
    [
        ("[R7 Y7 B7] [G5 G6 G7 G8] [R1]", "[R7 Y7 G7 B7] [G4 G5 G6] [R1] [G8 R8 B8]", "G4 R8 B8",
         ["Move green 7 from the run green 5 to 8 to the group of sevens.",
          "Start a new set with green 8 from the tiles green 5, green 6, green 8.",
          "Play red 8 and blue 8 on it.",
          "Play green 4 on the tiles green 5, green 6."]),
        ("[R4 J=R5 R6]", "[R4 R5 R6] [J=B1 B2 B3]", "R5 J=B1 B2 B3",
         ["Play red 5 in place of the Joker in the run red 4 to 6; the Joker is yours.",
          "Play a new set: Joker as blue 1, blue 2 and blue 3."]),
        ("[R4 J=R5 R6] [R5 Y5 B5 G5]", "[R4 R5 R6] [Y5 B5 G5] [R1 Y1 B1]", "R1 Y1 B1",
         ["Move red 5 from the group of fives to the place of the Joker in the run red 4 to 6; the Joker is yours.",
          "Play a new set: red 1, yellow 1 and blue 1."]),
        ("[R1 R2 R3 R4 R5 R6] [B9]", "[R1 R2 R3] [R4 R5 R6 R7] [B9 B10 B11]", "R7 B10 B11",
         ["Split the run red 1 to 6: red 4 to 6 as a set of its own.", "Play red 7 on it.",
          "Play blue 10 and blue 11 on the single blue 9."]),
        ("[R1 R2 R3] [R5 R6 R7]", "[R1 R2 R3 R4 R5 R6 R7]", "R4",
         ["Move the run red 5 to 7 to the run red 1 to 3.", "Play red 4 on it."]),
        ("[R7 Y7 B7] [R7 Y7 G7]", "[R7 Y7 B7 G7] [R7 Y7 G7]", "G7",
         ["Play green 7 on the group of sevens in red, yellow and blue."]),
        ("[J] [R3]", "[R3 J=Y3 B3]", "B3", ["Play blue 3 on the single red 3.",
                                            "Add the unused Joker there as yellow 3."]),
    ],
)
def test_plans(before: str, after: str, laid: str, sentences: list[str]) -> None:
    assert plan("en", before, after, laid) == sentences
    for language in ("de", "fr"):
        assert len(plan(language, before, after, laid)) == len(sentences)


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        ("de", ["Verschiebe die grüne 7 aus der grünen Folge 5 bis 8 zu den Steinen rote 7, gelbe 7.",
                "Lege die blaue 7 dazu."]),
        ("fr", ["Déplace le 7 vert de la suite verte de 5 à 8 vers les tuiles 7 rouge, 7 jaune.", "Ajoutes-y le 7 bleu."]),
    ],
)
def test_plans_are_inflected(language: str, sentences: list[str]) -> None:
    assert plan(language, "[R7 Y7] [G5 G6 G7 G8]", "[R7 Y7 G7 B7] [G5 G6 G8]", "B7") == sentences


@pytest.mark.parametrize(
    ("language", "listed", "name"),
    [
        ("en", "R4 R5 J=R6 R7 R8", "red run 4 to 8, Joker as 6"),
        ("en", "R7 B7 J=G7", "group of sevens: red, Joker as green, blue"),
        ("en", "R9", "single red 9"),
        ("en", "J", "unused Joker"),
        ("en", "R9 B10", "red 9, blue 10"),
        ("en", "J R4 R5", "Joker, red 4, red 5"),
        ("en", "", "empty set"),
        ("de", "G10 J=G11 G12", "grüne Folge 10 bis 12, Joker als 11"),
        ("de", "R7 B7 J=G7", "Satz der Zahl 7: rot, Joker als grün, blau"),
        ("de", "R9", "einzelne rote 9"),
        ("de", "J", "freier Joker"),
        ("fr", "G10 J=G11 G12", "suite verte de 10 à 12, Super Joker en 11"),
        ("fr", "R7 B7 J=G7", "série des 7 : rouge, Super Joker en vert, bleu"),
        ("fr", "R9", "9 rouge seul"),
        ("fr", "J", "Super Joker libre"),
    ],
)
def test_names_of_sets(language: str, listed: str, name: str) -> None:
    narrator = RummyNarrator(Translator(language), NAMES, 0, "normal")
    assert narrator.set_name(tiles(listed)) == name
    assert narrator.set_place(3, 9, tiles(listed)).endswith(f" {name[:1].upper()}{name[1:]}.")


def test_the_place_of_a_set() -> None:
    texts = [RummyNarrator(Translator("en"), NAMES, 0, each).set_place(3, 9, tiles("R9")) for each in VERBOSITIES]
    assert texts == ["3 of 9. Single red 9.", "Set 3 of 9. Single red 9.", "Set 3 of 9. Single red 9."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("listed", "why", "english"),
    [
        ("R4 R5", "too_short", "red 4, red 5: a set needs at least 3 tiles."),
        ("R4 R5 R8", "gap", "red 4, red 5, red 8: red 6 and red 7 missing."),
        ("R4 R4 R5", "gap", "red 4, red 4, red 5: red 4 twice in a run."),
        ("R4 R5 B6", "mixed", "red 4, red 5, blue 6: neither a run nor a group."),
        ("R4 R4 B4", "colour_twice",
         "red 4, red 4, blue 4: red twice in a group."),
        ("R4 J=Y4 J=B4", "two_jokers",
         "red 4, Joker as yellow 4, Joker as blue 4: two Jokers in a group."),
        ("R4 J=R5 J=R6", "jokers_touch",
         "red 4, Joker as red 5, Joker as red 6: two Jokers side by side."),
        ("R4", "single", "red 4 alone is not a set."),
    ],
)
def test_faults(language: str, listed: str, why: str, english: str) -> None:
    text = RummyNarrator(Translator(language), NAMES, 0, "normal").fault_text(tiles(listed), why)
    assert fault(sort_set(tiles(listed))) == why
    assert (text == english) == (language == "en")


POSITION = """table 1
game rummy
options action_per={per}
seats Ana Ben Cleo
rack Ana R5 R5 Y2 Y3 Y4 B5 B9
rack Ben R7 R8 G2 G9
rack Cleo R1 J
onto [R6 R7 R8] [B9] [J] [G3 J=G4 G5]
stock {stock}
turn {turn}
{moves}
"""
TABLE = "[R6 R7 R8] [B9] [J] [G3 J=G4 G5]"


def at(stock: str = "R1 R2", *moves: str, per: str = "turn", turn: str = "Ana") -> tuple[Referee, list[Event]]:
    """A table after some moves, and what the last one brought about."""
    referee = Referee(POSITION.format(per=per, turn=turn, stock=stock, moves="\n".join(moves)))
    events: list[Event] = []
    for step in referee.steps():
        assert step.problem is None, step.problem
        events = list(step.events)
    return referee, events


REFUSED = [
    (1, "draw", "not_your_turn", "Not your turn. It is Ana's."),
    (0, "pass", "must_draw_first", "Draw before you pass: press Space."),
    (0, "draw", "must_lay", "You cannot draw: you can play. H for a hint."),
    (0, "lay [R6 R7] [B9] [J] [G3 J=G4 G5] [Y2 Y3 Y4]", "tile_missing",
     "red 8 must stay on the table. Put it in a set, or cancel with Escape."),
    (0, "lay [R6 R7 R8] [B9] [J] [G3 J=G4 G5] [Y2 Y3 Y4 J]", "joker_unnamed",
     "A Joker stands for nothing yet. Say which tile it is."),
    (0, "lay [R6 R7 R8] [B9] [J] [G3 G5] [Y2 Y3 Y4]", "joker_not_replaced",
     "To take the Joker as green 4, put a green 4 in its place."),
    (0, "lay [R6 R7 R8] [B9] [G3 J=G4 G5] [Y2 Y3 Y4]", "joker_not_replaced",
     "A Joker is missing on the table. Put it back, or cancel with Escape."),
    (0, f"lay {TABLE} [Y2 Y3 Y4 Y5]", "not_in_rack",
     "You do not have yellow 5, or not that often. Play tiles from your rack only."),
    (0, f"lay {TABLE} [Y2 Y3 Y4 J=Y5]", "not_in_rack",
     "You have no Joker to play as yellow 5. Play another tile, or free a Joker first."),
    (0, f"lay {TABLE}", "nothing_laid",
     "Play at least one tile from your rack first. Enter adds a tile."),
    (0, "lay [R5 R6 R7 R8] [B9] [J] [G3 J=G4 G5] [Y2 Y3 Y4] [R5]", "too_many",
     "That is 5 tiles; the most is 4. Undo some, then F."),
    (0, "lay [R5 R6 R7 R8] [B9] [J] [G3 J=G4 G5] [Y2 Y3]", "invalid_set",
     "Yellow 2, yellow 3: a set needs at least 3 tiles. Fix it, or cancel with Escape."),
    (0, f"lay {TABLE} [B9]", "invalid_set",
     "Blue 9 alone is not a set. Fix it, or cancel with Escape."),
    (0, f"lay {TABLE} [Y2 Y3 Y4] action R5", "no_such_action",
     "red 5 has no effect now. Choose one action tile that you play this turn."),
    (0, "report", "nothing_to_report", "No one forgot to say Uno."),
    (1, "uno", "no_uno_duty",
     "No Uno to say now. Say it on your turn, or when you have one tile left."),
]


def check_refusal(language: str, referee: Referee, seat: int, tried: str, reason: str, english: str) -> None:
    move = NOTATIONS["rummy"].read_move(tried.split(), referee.names)
    refusal = referee.table.refusal(seat, move)
    assert refusal is not None
    assert refusal.reason == reason
    narrator = RummyNarrator(Translator(language), NAMES, seat, "normal")
    text = narrator.refusal(cast(RummyView, referee.table.view(seat)), move, refusal)
    assert (text == english) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seat", "tried", "reason", "english"), REFUSED)
def test_refusals_say_why_and_what_would_work(language: str, seat: int, tried: str, reason: str, english: str) -> None:
    check_refusal(language, at()[0], seat, tried, reason, english)


DRAWN = """table 1
game rummy
seats Ana Ben
rack Ana R1 Y9
rack Ben R7 R8
onto [B2 B3 B4]
stock B5 R2
turn Ana
Ana draw
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("tried", "reason", "english"),
    [
        ("draw", "already_drawn", "You have already drawn. Play that tile, or keep it with Space."),
        ("lay [B2 B3 B4] [Y9]", "only_drawn_tile", "You can only play the tile you just drew: blue 5. Space to keep it."),
    ],
)
def test_refusals_after_drawing(language: str, tried: str, reason: str, english: str) -> None:
    referee = Referee(DRAWN)
    assert all(step.problem is None for step in referee.steps())
    check_refusal(language, referee, 0, tried, reason, english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_other_refusals(language: str) -> None:
    view = cast(RummyView, at()[0].table.view(0))
    narrator = RummyNarrator(Translator(language), NAMES, 0, "normal")
    assert narrator.refusal(view, DRAW, Refusal("round_over"))
    view = cast(RummyView, at(per="set")[0].table.view(0))
    text = narrator.refusal(view, DRAW, Refusal("no_such_action", "R5"))
    assert text != narrator.refusal(cast(RummyView, at()[0].table.view(0)), DRAW, Refusal("no_such_action", "R5"))


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Start a new set with red 7 from the group of sevens."),
        ("de", "Beginne eine neue Kombination: die rote 7 aus dem Satz der Zahl 7."),
        ("fr", "Commence une nouvelle combinaison avec le 7 rouge de la série des 7."),
    ],
)
def test_a_new_set_begun_with_a_tile_of_the_table(language: str, sentence: str) -> None:
    assert plan(language, "[R7 Y7 G7 B7]", "[Y7 G7 B7] [R7 R8 R9]", "R8 R9")[0] == sentence


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Ben plays green 9: a new group of nines with Joker as yellow 9 and blue 9. 3 left."),
        ("de", "Ben legt die grüne 9: neuer Satz der Zahl 9 mit dem Joker als gelbe 9 und der blauen 9. Noch 3."),
        ("fr", "Ben pose le 9 vert : nouvelle série des 9 avec le Super Joker en 9 jaune et le 9 bleu. Il lui reste 3 tuiles."),
    ],
)
def test_start_tiles_in_new_sets_are_named(language: str, text: str) -> None:
    move = "Ben lay [R6 R7 R8] [J=Y9 B9 G9] [G3 J=G4 G5]"
    referee, events = at("R1", move, turn="Ben")
    view = cast(RummyView, referee.table.view(0))
    assert RummyNarrator(Translator(language), NAMES, 0, "normal").narrate(events, view)[0].text == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize("verbosity", VERBOSITIES)
def test_no_sentence_of_a_round_has_more_than_20_words(language: str, name: str, verbosity: str) -> None:
    long = set[str]()
    for listener in range(len(NAMES)):
        narrator = RummyNarrator(Translator(language), NAMES, listener, verbosity)
        for events, views in match_of(name):
            seen = [event.as_seen_by(listener) for event in events]
            for utterance in narrator.narrate(seen, views[listener]):
                sentences = re.split(r"(?<=[.!?]) ", utterance.text)
                long |= {each for each in sentences if count_words(each) > 20}
    assert long == set()


def heard(
    listener: int | None, move: str, stock: str = "R1 R2 Y9 Y10 G1 G2", verbosity: str = "normal", language: str = "en"
) -> list[str]:
    referee, events = at(stock, move)
    narrator = RummyNarrator(Translator(language), NAMES, listener, verbosity)
    seen = [event.as_seen_by(listener) for event in events]
    view = cast(RummyView, referee.table.view(listener))
    return [utterance.text for utterance in in_order(narrator.narrate(seen, view))]


JOINS = "Ana lay [R5 R6 R7 R8] [B9] [J] [G3 J=G4 G5]"
DRAWS = f"Ana lay {TABLE} [Y2 Y3 Y4]"


@pytest.mark.parametrize(
    ("listener", "move", "verbosity", "texts"),
    [
        (1, JOINS, "normal", ["Ana plays red 5: joins the run red 6 to 8. 6 left. "
                              "With the red 5, Ana makes you miss a turn."]),
        (2, JOINS, "normal", ["Ana plays red 5: joins the run red 6 to 8. 6 left.",
                              "With the red 5, Ana makes Ben miss a turn.", "Your turn."]),
        (0, JOINS, "terse", ["You: red 5.", "Ben misses a turn."]),
        (1, DRAWS, "normal", ["Ana plays 3: yellow 2, yellow 3, yellow 4: a new run yellow 2 to 4. 4 left. "
                              "With the yellow 2, Ana makes you draw 2.", "You draw 2 tiles: red 1, red 2.", "You miss a turn."]),
        (0, DRAWS, "full", ["You play 3: yellow 2, yellow 3, yellow 4: a new run yellow 2 to 4. 4 left.",
                            "With the yellow 2, you make Ben draw 2 and miss a turn.", "Cleo's turn."]),
    ],
)
def test_what_is_heard(listener: int, move: str, verbosity: str, texts: list[str]) -> None:
    assert heard(listener, move, verbosity=verbosity) == texts


CAUSES = {
    "en": ("With the yellow 2, Ana makes you draw 2.", "With the red 5, you make Ben miss a turn."),
    "de": ("Mit der gelben 2 lässt Ana dich 2 Steine ziehen.", "Mit der roten 5 lässt du Ben aussetzen."),
    "fr": ("Avec le 2 jaune, Ana te fait piocher 2 tuiles.", "Avec le 5 rouge, tu fais perdre son tour à Ben."),
}


@pytest.mark.rule("RUM-12")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_action_does_is_told_with_who_caused_it_by_which_tile(language: str) -> None:
    draws, skips = CAUSES[language]
    assert draws in heard(1, DRAWS, language=language)[0]
    assert skips in heard(0, JOINS, language=language)
    assert all(len(each.split()) <= 20 for each in (draws, skips))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "With the Joker and the yellow 2, Ana makes you draw 6."),
        ("de", "Mit dem Joker und der gelben 2 lässt Ana dich 6 Steine ziehen."),
        ("fr", "Avec le Super Joker et le 2 jaune, Ana te fait piocher 6 tuiles."),
    ],
)
def test_tiles_that_work_together_are_told_together(language: str, text: str) -> None:
    laid = tiles("Y2 J=R7")
    events: list[Event] = [TilesLaid(0, laid, (), laid, (), (tiles("Y2"), tiles("J=R7")), 3), Drew(1, 6, Cause.ACTION, tiles("R1"))]
    view = cast(RummyView, at("R1", DRAWS)[0].table.view(1))
    narrator = RummyNarrator(Translator(language), NAMES, 1, "normal")
    assert any(text in utterance.text for utterance in narrator.narrate(events, view))


@pytest.mark.rule("RUM-12")
@pytest.mark.parametrize(("listener", "with_first"), [(0, "4 left."), (1, "With the yellow 2, Ana makes you draw 2."), (2, "4 left.")])
def test_what_costs_the_listener_is_told_with_the_lay_that_caused_it(listener: int, with_first: str) -> None:
    assert heard(listener, DRAWS)[0].endswith(with_first)


@pytest.mark.rule("RUM-12")
def test_with_two_players_a_reverse_says_who_plays_again() -> None:
    referee = Referee(
        "table 1\ngame rummy\nseats Ana Ben\nrack Ana R7 R1 R2\nrack Ben B1 B2\nonto [R4 R5 R6]\nstock Y1\nturn Ana\n"
        "Ana lay [R4 R5 R6 R7]\n"
    )
    events = [event for step in referee.steps() for event in step.events]
    texts = []
    for listener in (0, 1):
        view = cast(RummyView, referee.table.view(listener))
        told = RummyNarrator(Translator("en"), NAMES, listener, "normal").narrate(events, view)
        texts.append([utterance.text for utterance in told])
    assert texts[0][1:] == ["With the red 7, you reverse and play again.", "Your turn."]
    assert texts[1][1:] == ["With the red 7, Ana reverses and plays again."]


def test_a_shared_round_is_no_shared_match() -> None:
    view = cast(RummyView, match_of("plain")[0][1][1])
    told = RummyNarrator(Translator("en"), NAMES, 1, "normal").narrate(
        [StockRanOut(0, (5, 5, 30)), RoundEnded((0, 1), (15, 15, 0))], view
    )
    assert [utterance.text for utterance in told][:2] == [
        "The pool is empty. Still in racks: Ana 5 points, you 5 points, Cleo 30 points.",
        "Round tied: Ana and you.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_have_their_texts(language: str) -> None:
    translator = Translator(language, "rummy")
    assert translator.text("title") == "UNO Rummy"
    for option in RUMMY.options:
        message = f"option-{option.id}"
        assert translator.text(message, "description") not in ("", translator.text(message))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_have_every_clause_once(language: str) -> None:
    lines = Translator(language, "rummy").rules("rummy")
    ids = [line.split(".")[0] for line in lines if not line.startswith("#")]
    assert ids == [f"RUM-{number}" for number in range(1, 20)]
    assert sum(line.startswith("#") for line in lines) == 7


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMS)
def test_every_tile_has_a_name_of_its_own(language: str, form: str) -> None:
    names = [Translator(language, "rummy").card(tile, form) for tile in TILES.values()]
    assert len(set(names)) == len(TILES) == 97


@pytest.mark.parametrize(
    ("language", "tile", "form", "name"),
    [
        ("en", "R12", "bare", "red 12"),
        ("en", "J=R7", "bare", "Joker as red 7"),
        ("en", "J=R7", "a", "a Joker as red 7"),
        ("de", "R10", "on", "der roten 10"),
        ("de", "J=R7", "bare", "Joker als rote 7"),
        ("de", "J=R7", "the", "den Joker als rote 7"),
        ("de", "J", "on", "dem Joker"),
        ("fr", "G11", "a", "un 11 vert"),
        ("fr", "J=G7", "the", "le Super Joker en 7 vert"),
    ],
)
def test_tiles_are_inflected(language: str, tile: str, form: str, name: str) -> None:
    assert Translator(language, "rummy").card(tile, form) == name


REASONS = "must_draw_first already_drawn must_lay tile_missing joker_unnamed joker_not_replaced not_in_rack".split() + (
    "only_drawn_tile nothing_laid too_many invalid_set no_such_action-turn no_such_action-set no_uno_duty".split()
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_that_is_put_together_exists(language: str) -> None:
    translator = Translator(language, "rummy")
    names = [f"rummy-step-{kind}{way}" for kind in ("move", "join", "lay", "wake") for way in ("", "-again", "-new")]
    names += [f"rummy-fault-{why}" for why in FAULTS]
    names += [f"rummy-refused-{reason}" for reason in REASONS]
    names += [f"rummy-many-{number}" for number in range(1, HIGHEST + 1)]
    names += [f"{family}-{colour}" for family in ("rummy-colour", "rummy-run-colour", "colour") for colour in "RYGB"]
    assert [name for name in names if not translator.has(name)] == []


@pytest.mark.parametrize(
    ("tongue", "told"),
    [
        ("en", "The red run 4 to 6 got red 7. The group of nines got blue. The blue run 1 to 5 lost blue 1 and blue 2."),
        (
            "de",
            "Rote Folge 4 bis 6: dazu die rote 7. Satz der Zahl 9: dazu blau. "
            "Blaue Folge 1 bis 5: nicht mehr die blaue 1 und die blaue 2.",
        ),
        (
            "fr",
            "Suite rouge de 4 à 6 : le 7 rouge en plus. Série des 9 : bleu en plus. "
            "Suite bleue de 1 à 5 : le 1 bleu et le 2 bleu en moins.",
        ),
    ],
)
def test_of_a_set_that_only_grew_or_shrank_it_is_said_what_it_got_or_lost(tongue: str, told: str) -> None:
    before = [tiles(each) for each in ("R4 R5 R6", "R9 Y9 G9", "B1 B2 B3 B4 B5")]
    after = [tiles(each) for each in ("R4 R5 R6 R7", "R9 Y9 G9 B9", "B3 B4 B5")]
    narrator = RummyNarrator(Translator(tongue), ("Ana", "Ben"), 0, "normal")
    said = " ".join(sentence(each) for each in narrator.changes(before, after))
    assert said.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ") == told
