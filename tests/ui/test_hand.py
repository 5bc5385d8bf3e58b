"""The cursor follows the card, not the place."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from uno_tui.cards.coloured import COLOURS, KINDS, Card, Rank, card, cards
from uno_tui.ui.ports.hand import HandCursor, Sorting


def by_place(card: Card, sorting: Sorting) -> tuple[int, int]:
    """As the presenter of UNO sorts."""
    colour, rank = [*COLOURS, None].index(card.colour), list(Rank).index(card.rank)
    return (colour, rank) if sorting is Sorting.COLOUR else (rank, colour)


def cursor(text: str, at: int = 0) -> HandCursor:
    made = HandCursor(by_place)
    made.update(cards(text))
    made.go(at)
    return made


def test_at_the_edge_the_cursor_stays() -> None:
    hand = cursor("R1 R2 R3")
    assert not hand.move(-1)
    assert hand.move(1)
    assert hand.move(1)
    assert not hand.move(1)
    assert hand.card is card("R3")


def test_after_playing_the_nearest_before_is_selected() -> None:
    hand = cursor("R1 R2 R3", at=1)
    hand.update(cards("R1 R3"))
    assert hand.card is card("R1")


def test_after_playing_the_first_the_one_after_is_selected() -> None:
    hand = cursor("R1 R2 R3", at=0)
    hand.update(cards("R2 R3"))
    assert hand.card is card("R2")


def test_of_two_equal_cards_the_selected_one_was_played() -> None:
    hand = cursor("R5 R1 R5", at=2)
    hand.update(cards("R5 R1"))
    assert hand.cards == cards("R5 R1")
    assert (hand.index, hand.card) == (1, card("R1"))


def test_drawing_goes_to_the_drawn_card_only_when_asked() -> None:
    hand = cursor("R1 R2", at=0)
    hand.update(cards("R1 R2 B5 B6"), follow_new=True)
    assert hand.card is card("B5")
    hand.go(0)
    hand.update(cards("R1 R2 B5 B6 G1"))
    assert hand.card is card("R1")


def test_sorting_keeps_the_card() -> None:
    hand = cursor("B9 W R1 G4 R0", at=3)
    hand.sort(Sorting.COLOUR)
    assert [each.text for each in hand.cards] == ["R0", "R1", "G4", "B9", "W"]
    assert hand.card is card("G4")
    hand.sort(Sorting.NUMBER)
    assert [each.text for each in hand.cards] == ["R0", "R1", "G4", "B9", "W"]
    hand.sort(Sorting.OFF)
    assert [each.text for each in hand.cards] == ["B9", "W", "R1", "G4", "R0"]
    assert hand.card is card("G4")


def test_finding_goes_round() -> None:
    hand = cursor("R1 B2 R3", at=2)
    assert hand.find(lambda each: each.number == 2, 1)
    assert hand.index == 1
    assert not hand.find(lambda each: each.number == 9, 1)
    assert hand.index == 1


def test_a_wholly_new_hand() -> None:
    hand = cursor("R1 R2", at=1)
    hand.update(cards("B1 B2 B3"))
    assert hand.card is card("B1")
    hand.update([])
    assert (hand.card, hand.index) == (None, -1)
    hand.update(cards("G1"))
    assert hand.card is card("G1")


HANDS = st.lists(st.sampled_from(list(KINDS.values())), max_size=12)


@given(st.lists(HANDS, min_size=1, max_size=6), st.sampled_from(Sorting), st.integers(0, 11))
def test_the_hand_is_always_what_was_dealt_and_something_is_selected(
    hands: list[list[Card]], sorting: Sorting, at: int
) -> None:
    made = HandCursor(sorting)
    for hand in hands:
        before = made.card
        stays = before is not None and hand.count(before) >= made.cards.count(before)
        made.update(hand)
        assert sorted(map(str, made.cards)) == sorted(map(str, hand))
        assert (made.card is None) == (not hand)
        if stays:
            assert made.card is before
        made.go(at)


def test_cards_keep_their_numbers_until_the_hand_is_numbered_again() -> None:
    hand = HandCursor[str](lambda card, _: (ord(card[0]),), cards_return=True)
    hand.update("ABBC")
    hand.renumber()
    hand.update("ABC")
    assert hand.numbers in ([1, 2, 4], [1, 3, 4])
    hand.update("AC")
    assert (hand.numbers, hand.card_of(4), hand.index_of(2)) == ([1, 4], "C", None)
    # One that comes back has a number of its kind again, a new one the next.
    hand.update("ABCDB")
    assert (hand.numbers[0], sorted((hand.numbers[1], hand.numbers[4])), hand.numbers[2:4]) == (1, [2, 3], [4, 5])
    hand.sort(Sorting.COLOUR)
    assert hand.numbers == [1, 2, 3, 4, 5]
