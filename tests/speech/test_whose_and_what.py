"""What is told says whose it is, and what is asked says what it does."""

from __future__ import annotations

import pytest
from support.hearing import Hearing

UME = """table 1
game ume
seats Ana Ben Cleo
base Ana R5 R6 G1 G4 Y2 B9
base Ben R7 R8 G2 B3 B8
base Cleo R9 B1 Y4
stock {stock}
turn Cleo
"""


def spaced(text: str) -> str:
    """The text with plain blanks."""
    return text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")


@pytest.mark.parametrize(
    ("language", "listener", "told"),
    [
        ("en", 1, "Cleo takes blue 8 from you. Your blue now 3, Cleo's blue now 9."),
        ("en", 2, "You take blue 8 from Ben. Your blue now 9, Ben's blue now 3."),
        ("en", 0, "Cleo takes blue 8 from Ben. Cleo's blue now 9, Ben's blue now 3."),
        ("de", 1, "Cleo nimmt dir die blaue 8 weg. Du: Blau 3, Cleo: Blau 9."),
        ("fr", 1, "Cleo te prend le 8 bleu. Toi : bleu 3, Cleo : bleu 9."),
    ],
)
def test_sums_after_an_exchange_say_whose_they_are(language: str, listener: int, told: str) -> None:
    hearing = Hearing(UME.format(stock="BR R1") + "Cleo draw\nCleo take B8 Ben", listener, language)
    assert spaced(hearing.told[-1][0]) == told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "You now: blue 3."), ("de", "Du: Blau 3."), ("fr", "Toi : bleu 3.")],
)
def test_a_sum_that_others_have_cut_says_whose_it_is(language: str, told: str) -> None:
    hearing = Hearing(UME.format(stock="B+2 R1") + "Cleo draw\nCleo drop B1 B8@Ben", 1, language)
    assert told in spaced(hearing.last)


MAUMAU = """table 1
game maumau
seats Ana Ben Cleo
hand Ana {ana}
hand Ben 5s 5d
hand Cleo 4h 9d 2h
discard 10s 5h
stock 4d 8s Jd 7d 7c
turn Ana
"""


@pytest.mark.parametrize(
    ("language", "listener", "told"),
    [
        ("en", 1, "Ana wants to give Cleo a card."),
        ("en", 0, "You want to give a card to Cleo, who may answer."),
        ("en", 2, "Take a card from Ana, or answer with the same 4 or a Joker."),
        ("de", 1, "Ana will Cleo eine Karte geben."),
        ("fr", 1, "Ana veut donner une carte à Cleo."),
        ("fr", 2, "Prends une carte d'Ana, ou réponds : le même 4 ou un Joker."),
    ],
)
def test_a_gift_that_can_still_be_answered_is_only_wanted(language: str, listener: int, told: str) -> None:
    hearing = Hearing(MAUMAU.format(ana="4h 5c 6c") + "Ana play 4h Cleo 5c", listener, language)
    assert told in spaced(hearing.last)


def test_as_long_as_last_card_is_owed_t_and_g_say_its_key() -> None:
    hearing = Hearing(MAUMAU.format(ana="9h 5c") + "Ana play 9h", 0)
    assert hearing.ask("read_turn") == "Cleo's turn. U to say last card."
    assert hearing.ask("read_debt") == "U to say last card."
    said = Hearing(MAUMAU.format(ana="9h 5c") + "Ana play 9h\nAna last", 0)
    assert said.ask("read_turn") == "Cleo's turn."
    assert said.ask("read_debt") == "No extra cards to draw."


UNO = """table 1
game uno
seats Ana Ben
hand Ana R5 B9
hand Ben R1 G8
discard R3
stock Y1 Y2 Y3 Y4
turn Ana
"""


def test_who_has_one_card_left_is_told_in_german_that_it_is_theirs() -> None:
    assert "Du hast noch eine Karte." in Hearing(UNO + "Ana play R5", 0, "de").last
    assert "Nur noch eine Karte." in Hearing(UNO + "Ana play R5", 1, "de").last


def test_french_words_that_stand_for_others_agree_with_them() -> None:
    drew = Hearing(UNO.replace("Ana R5", "Ana G5").replace("stock Y1", "stock R1") + "Ana draw", 0, "fr", learns=True)
    assert spaced(drew.last).startswith("Tu pioches un 1 rouge. Jouable : ")
    assert spaced(drew.presenter.text("question-enter", answer="rouge")) == "Entrée pour rouge."
    assert spaced(drew.ask("read_scores")).endswith("Le moins de points gagne ; fin à 500 points.")
