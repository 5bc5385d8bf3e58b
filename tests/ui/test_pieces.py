"""Reading order of cards and status, in every order and selection of pieces, is whole sentences in every language."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import permutations
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.examples import thorough, times
from support.presenters_of import NAMES, rules_of
from support.rummy import Person
from support.sessions import Screen, session_with
from ui.at_desk import AtDesk

from uno_tui.core.catalogue import GAMES, built_in
from uno_tui.core.contract import Move, Table, View
from uno_tui.core.dice import Dice
from uno_tui.games.maumau.notation import NOTATION as MAUMAU_WORDS
from uno_tui.games.rummy.presenter import RummyPresenter
from uno_tui.games.uno.notation import NOTATION as UNO_WORDS
from uno_tui.host.connection import PastChange, Snapshot
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys import keymap
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.navigation.pieces_list import PiecesList
from uno_tui.ui.ports import pieces
from uno_tui.ui.ports.pieces import CARD, OF_A_CARD, enabled_pieces, move_piece, piece_names
from uno_tui.ui.ports.presenter import GamePresenter, PresenterContext
from uno_tui.ui.ports.presenters import PRESENTERS
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.settings import Settings, SettingsError, read, write
from uno_tui.ui.table.walking import Walk

STEPS = times(140)
WRONG = re.compile(r"[.,;:!?]\s*[.,;:]|\s{2}|\s[.,]|^[\s.,;:!?]|,$")
"""Punctuation that is doubled, or stands before or behind nothing."""


@cache
def orders(there: Sequence[str]) -> list[tuple[str, ...]]:
    """Every selection of pieces in every order, as settings keep it: the others are off."""
    known = piece_names(there)
    chosen = [each for count in range(1, len(known) + 1) for each in permutations(known, count)]
    return [(*each, *(f"-{name}" for name in known if name not in each)) for each in chosen]


def assert_whole(text: str) -> None:
    assert text
    assert text[-1] in ".!?", text
    assert not text[0].islower(), text
    assert not WRONG.search(text), text


def positions(game: str, rng: random.Random, switches: bool | None) -> Iterator[Table]:
    table, _ = GAMES[game].begin(rules_of(game, switches), 4, 0, Dice(rng.getrandbits(32)))
    for _ in range(STEPS):
        yield table
        if table.outcome.match is not None:
            return
        if table.outcome.round is not None:
            table.next_round()
            continue
        seat = rng.choice(table.acting() or range(4))
        moves = table.moves(seat)
        if moves:
            table.play(seat, rng.choice(moves))


def presenter_of(game: str, language: str, seat: int | None, chosen: dict[str, Sequence[str]]) -> GamePresenter:
    return PRESENTERS[game](PresenterContext(Translator(language), NAMES, seat, "normal", True, pieces=chosen))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("switches", [None, True, False])
def test_every_order_of_every_answer_is_whole(game: str, language: str, switches: bool | None) -> None:
    rng = random.Random(f"{game} {switches}")
    said: set[tuple[str, str]] = set()
    for table in positions(game, rng, switches):
        seat = rng.choice((0, 1, 2, 3, None, *table.acting() * 2))
        whole = presenter_of(game, language, seat, {})
        view, moves = table.view(seat), () if seat is None else table.moves(seat)
        for command, there in whole.pieces.items():
            possible = orders(there)
            for order in rng.sample(possible, min(4, len(possible))):
                presenter = presenter_of(game, language, seat, {command: order})
                for each in (whole, presenter):
                    each.narrator.narrate((), view, moves)
                    each.on_events((), view)
                text = presenter.read(command, view)
                assert_whole(text)
                cut = presenter.answer_pieces(command, view, presenter.wanted_pieces(command))
                assert set(cut) <= set(piece_names(there))
                said |= {(command, piece) for piece, sentence in cut.items() if sentence}
                for sentence in filter(None, cut.values()):
                    assert_whole(sentence)
    assert {command for command, _ in said} == set(PRESENTERS[game].pieces)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", built_in())
def test_the_order_by_default_says_what_is_said_without_a_choice(game: str, language: str) -> None:
    rng = random.Random(game)
    chosen = {command: list(there) for command, there in PRESENTERS[game].pieces.items()}
    for table in positions(game, rng, switches=True):
        for seat in (0, 2):
            view = table.view(seat)
            faces = [presenter_of(game, language, seat, each) for each in ({}, chosen)]
            for presenter in faces:
                presenter.narrator.narrate((), view, table.moves(seat))
                presenter.on_events((), view)
            for command in chosen:
                assert faces[0].read(command, view) == faces[1].read(command, view) == faces[0].answer(command, view)


def test_every_piece_belongs_to_a_command_of_its_game() -> None:
    for game in built_in():
        assert set(PRESENTERS[game].pieces) <= set(commands_at(game))
        for there in PRESENTERS[game].pieces.values():
            assert len(set(piece_names(there))) == len(there) > 1


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_order_of_what_is_said_of_a_draft_is_whole(language: str) -> None:
    person = Person("G10 R8 R1 R2 B5", "[R10 Y10 J=G10] [R4 R5 R6] [B6 B7 B8]")
    said: set[str] = set()
    person.go("Rack", "Red 8")
    for keys in (("N",), ("Escape",), ("Right", "Right"), ("Enter",), ("B",)):
        person.desk.settings_changed(Translator("en"))
        person.press(*keys)
        person.front.question = None
        there = RummyPresenter.pieces["read_draft"]
        for order in random.Random(1).sample(orders(tuple(there)), 60):
            person.desk.state.settings.pieces = {"read_draft": list(order), "read_turn": ["draft", "turn"]}
            person.desk.settings_changed(Translator(language))
            person.press("P", "T")
            for text in person.said[-2:]:
                assert_whole(text)
            cut = person.desk.state.presenter.answer_pieces("read_draft", person.desk.state.view, ())
            said |= {piece for piece, sentence in cut.items() if sentence}
    assert said >= {"laid", "wrong"}


class Seated:
    """A seat that knows one view, and can do nothing."""

    past: Sequence[PastChange] = ()

    def __init__(self, view: View) -> None:
        self.snapshot = Snapshot("", (), 0, view, ())

    def submit(self, move: Move) -> None: ...


def all_kinds(game: str) -> View:
    """A view whose owner holds every kind of card there is in the game."""
    rules = rules_of(game, None if game == "maumau" else True)  # where else the dealer is asked how many to deal
    kinds: dict[str, CardKind] = {}
    for seed in range(30):
        table, _ = GAMES[game].begin(rules, 4, 0, Dice(seed))
        for seat in range(4):
            kinds |= {str(card): card for card in table.view(seat).hand}
    view = table.view(0)
    hand = tuple(kinds[name] for name in sorted(kinds))
    if game == "ume":
        return msgspec.structs.replace(view, bases=(hand, *view.bases[1:]))
    return msgspec.structs.replace(view, **{"rack" if game == "rummy" else "hand": hand})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", built_in())
def test_every_order_of_every_card_is_whole(game: str, language: str) -> None:
    """Without the profile `thorough` every order is heard of every eighth card, from one order to the next another."""
    view = all_kinds(game)
    presenter = presenter_of(game, language, 0, {})
    connection = Seated(view)
    walk = Walk(presenter, connection)
    walk.update(view)
    assert len(walk.cursor.cards) >= 40
    step = 1 if thorough() else 8
    for shift, order in enumerate(orders(OF_A_CARD)):
        presenter.chosen = {CARD: list(order)}
        for index in range(shift % step, len(walk.cursor.cards), step):
            card = walk.cursor.cards[index]
            walk.move_to(walk.zone.key, index)
            text = walk.card_text()
            assert_whole(f"{text}.")
            colour, name = presenter.card_parts(card)
            assert "  " not in f"{colour}{name}"
            read, said = enabled_pieces(tuple(order), OF_A_CARD), text.casefold().split(", ")
            if pieces.are_adjacent("colour", "name", read):
                assert presenter.card_in_sentence(card).casefold() in said
            elif "name" in read:
                assert {name.casefold(), *([colour.casefold()] if colour and "colour" in read else [])} <= set(said)
            elif "colour" in read:
                assert (colour or name).casefold() in said


CARDS = """table 1
game uno
seats Ana Ben
hand Ana R7 G+2 BR W
hand Ben G1 R6 Y4
discard R3
stock Y1 R6 G4 G5
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "order", "read"),
    [
        ("en", "colour name", ["Red 7", "Green Draw Two", "Blue Reverse", "Wild"]),
        ("en", "name colour", ["7, red", "Draw Two, green", "Reverse, blue", "Wild"]),
        ("en", "name", ["7", "Draw Two", "Reverse", "Wild"]),
        ("en", "colour", ["Red", "Green", "Blue", "Wild"]),
        ("en", "playable name", ["Playable, 7", "Draw Two", "Reverse", "Playable, Wild"]),
        ("en", "playable", ["Playable", "Green Draw Two", "Blue Reverse", "Playable"]),
        ("en", "place points colour", ["1 of 4, 7 points, red", "2 of 4, 20 points, green", "3 of 4, 20 points, blue", "4 of 4, 50 points, Wild"]),
        ("de", "colour name playable", ["Rote 7, passt", "Grüne Plus 2", "Blaue Retour", "Joker, passt"]),
        ("de", "name colour", ["7, rot", "Plus 2, grün", "Retour, blau", "Joker"]),
        ("de", "colour playable name", ["Rot, passt, 7", "Grün, Plus 2", "Blau, Retour", "Passt, Joker"]),
        ("fr", "colour name", ["7 rouge", "+2 vert", "Inversion bleue", "Joker"]),
        ("fr", "name colour", ["7, rouge", "+2, vert", "Inversion, bleue", "Joker"]),
        ("fr", "colour place name", ["Rouge, 1 sur 4, 7", "Vert, 2 sur 4, +2", "Bleue, 3 sur 4, Inversion", "4 sur 4, Joker"]),
    ],
)  # fmt: skip
async def test_colour_and_number_apart(language: str, order: str, read: list[str]) -> None:
    person = AtDesk(CARDS, UNO_WORDS, language)
    chosen = order.split()
    person.settings.pieces[CARD] = [*chosen, *(f"-{each}" for each in piece_names(OF_A_CARD) if each not in chosen)]
    person.desk.settings_changed(Translator(language))
    said = [person.press(f"card_{number}").removesuffix(".") for number in range(1, 5)]
    assert said == read


@pytest.mark.parametrize(
    ("language", "order", "said"),
    [
        ("en", (), "Your turn. 2 cards to draw: press Space."),
        ("en", ("due", "turn"), "2 cards to draw: press Space. Your turn."),
        ("en", ("turn", "next", "-due"), "Your turn. Next: Ben."),
        ("en", ("next", "-turn", "-due"), "Next: Ben."),
        ("de", ("next", "-turn", "-due"), "Danach: Ben."),
        ("fr", ("next", "turn", "-due"), "Ensuite : Ben. À toi."),
    ],
)
async def test_a_turn_in_pieces(language: str, order: Sequence[str], said: str) -> None:
    table = CARDS.replace("discard R3", "discard R+2\ndebt 2")
    person = AtDesk(table, UNO_WORDS, language)
    if order:
        person.settings.pieces["read_turn"] = list(order)
        person.desk.settings_changed(Translator(language))
    assert person.press("read_turn") == said


@pytest.mark.parametrize(
    ("language", "order", "said"),
    [
        ("en", ("last", "turn"), "U to say last card. Your turn."),
        ("en", ("next", "turn", "-last"), "Next: Ben. Your turn."),
        ("de", ("turn",), "Du bist dran."),
    ],
)
async def test_the_last_card_that_is_still_to_be_said_is_a_piece(language: str, order: Sequence[str], said: str) -> None:
    text = "table 1\ngame maumau\nseats Ana Ben\nhand Ana Jd\nhand Ben 10c 8c\ndiscard Kh\nstock 4d 8s\nturn Ana\n"
    person = AtDesk(text, MAUMAU_WORDS, language)
    person.settings.pieces = {"read_turn": [*order, *(f"-{each}" for each in ("due", "next") if each not in order)]}
    person.desk.settings_changed(Translator(language))
    assert person.press("read_turn").startswith(said)
    for chosen in orders(("due", "answers", "accept", "last")):
        person.settings.pieces["read_debt"] = list(chosen)
        person.desk.settings_changed(Translator(language))
        assert_whole(person.press("read_debt"))


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (("card", "colour"), "King of hearts."),
        (("colour", "-card"), "Hearts. No suit or rank chosen."),
        (("card", "-colour"), "Jack of hearts."),
        (("colour", "card"), "Chosen: clubs. Jack of hearts."),
        (("card", "colour"), "Jack of hearts, clubs chosen."),
    ],
)
async def test_card_and_wish_of_maumau(order: Sequence[str], said: str) -> None:
    top = "Jh>c" if "Jack" in said else "Kh"
    text = f"table 1\ngame maumau\nseats Ana Ben\nhand Ana Jd 2d\nhand Ben 10c 8c\ndiscard {top}\nstock 4d 8s\nturn Ana\n"
    person = AtDesk(text, MAUMAU_WORDS)
    person.settings.pieces = {"read_top": list(order)}
    person.desk.settings_changed(Translator("en"))
    assert person.press("read_top") == said


@pytest.mark.parametrize(
    ("language", "order", "said"),
    [
        ("en", ("card", "colour"), "Wild, green."),
        ("en", ("colour", "card"), "Green. Wild."),
        ("en", ("colour", "-card"), "Green."),
        ("en", ("card", "-colour"), "Wild."),
        ("de", ("colour", "card"), "Grün. Joker."),
        ("fr", ("colour", "card"), "Vert. Joker."),
    ],
)
async def test_card_and_colour_of_uno(language: str, order: Sequence[str], said: str) -> None:
    person = AtDesk(CARDS.replace("discard R3", "discard W:G"), UNO_WORDS, language)
    person.settings.pieces = {"read_top": list(order)}
    person.desk.settings_changed(Translator(language))
    assert person.press("read_top") == said


# Choices.


@given(
    st.permutations(["a", "b", "c", "-d", "-e", "other", "-another"]).flatmap(
        lambda choice: st.integers(0, 7).map(lambda count: choice[:count])
    ),
    st.sampled_from("abcde"),
    st.data(),
)
def test_a_piece_goes_to_its_place_and_nothing_else_changes(choice: list[str], piece: str, data: st.DataObject) -> None:
    there = ("a", "b", "-c", "d", "-e")
    before = [each for each in enabled_pieces(tuple(choice), tuple(there)) if each != piece]
    place = data.draw(st.one_of(st.none(), st.integers(0, len(before))))
    after = move_piece(choice, there, piece, place)
    read_now = enabled_pieces(tuple(after), tuple(there))
    assert [each for each in read_now if each != piece] == before
    assert (read_now.index(piece) if piece in read_now else None) == place
    # Pieces of other games keep their places.
    assert [(at, each) for at, each in enumerate(after) if "other" in each] == [
        (at, each) for at, each in enumerate(choice) if "other" in each
    ]
    assert sorted(set(piece_names(after)) - {"other", "another"}) == list("abcde")


def test_pieces_that_a_choice_does_not_name_are_as_the_game_has_them() -> None:
    assert enabled_pieces((), ("a", "-b", "c")) == ("a", "c")
    assert enabled_pieces(("c", "-x", "y"), ("a", "-b", "c")) == ("c", "a")
    assert enabled_pieces(("b", "-a"), ("a", "-b", "c")) == ("b", "c")


@pytest.mark.parametrize(
    ("kept", "said"),
    [
        ("[]", "Red 7."),
        ('["playable"]', "Red 7, playable."),
        ('["points", "place"]', "Red 7, 1 of 4, 7 points."),
        ('["points", "playable", "place"]', "Red 7, playable, 1 of 4, 7 points."),
    ],
)
async def test_settings_of_earlier_versions_mean_what_they_did(tmp_path: Path, kept: str, said: str) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(f'card_details = {kept}\nname = "Ana"\n', encoding="utf-8")
    found = read(path)
    assert found.name == "Ana"
    write(found, path)
    assert "card_details" not in path.read_text(encoding="utf-8")
    person = AtDesk(CARDS, UNO_WORDS)
    person.settings.pieces = read(path).pieces
    person.desk.settings_changed(Translator("en"))
    assert person.press("card_1") == said


def test_settings_keep_choices_and_refuse_what_is_none(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    kept = Settings(pieces={CARD: ["name", "-colour"], "read_turn": ["due"]}, known=["last"])
    write(kept, path)
    assert read(path) == kept
    for wrong in ("pieces = 3", "pieces = ['due']", "[pieces]\nread_turn = 'due'", "[pieces]\nread_turn = [1]"):
        path.write_text(wrong, encoding="utf-8")
        with pytest.raises(SettingsError, match=r"settings.toml:1: pieces is a table"):
            read(path)


# The list of pieces.


async def test_a_line_goes_through_its_places_and_something_is_always_read() -> None:
    session = session_with(keymap.load(), "person", "normal")
    said: list[str] = []
    session.announcer.speaker.observers.append(lambda news: said.extend(each.text for each in news))
    await session.runner.new_table(Screen())
    changes: list[int] = []
    listed = PiecesList(session, lambda: changes.append(1))

    def line(text: str):  # type: ignore[no-untyped-def]
        return next(item for item in listed.items() if item.text.startswith(text))

    assert line("Number or name").text == "Number or name: place 2"
    for shown in ("off", "place 1", "place 2", "off"):
        line("Number or name").act()
        assert line("Number or name").text == f"Number or name: {shown}"
    assert changes == [1] * 4
    line("Number or name").back()
    assert session.preferences.settings.pieces[CARD][:2] == ["colour", "name"]
    line("Colour").act()
    assert (line("Colour").text, line("Number or name").text) == ("Colour: place 2", "Number or name: place 1")
    line("Colour").act()
    assert line("Colour").text == "Colour: off"
    line("Number or name").act()
    assert said[-1] == "Nothing else would be read, so this stays on."
    assert line("Number or name").text == "Number or name: place 1"
    assert len(changes) == 7
    await session.close()


@pytest.mark.parametrize("game", built_in())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_lists_its_pieces_under_its_keys(game: str, language: str) -> None:
    session = session_with(keymap.load(), "person", "normal")
    session.announcer.translator = Translator(language)
    session.tables.next_game = game
    items = PiecesList(session, print).items()
    count = len(OF_A_CARD) + sum(map(len, PRESENTERS[game].pieces.values()))
    assert sum(not item.heading for item in items) == count
    headings = [item.screen_text for item in items if item.heading]
    assert len(set(headings)) == len(headings) == 1 + len(PRESENTERS[game].pieces)
    assert all(item.explains and item.act and item.back for item in items if not item.heading)
