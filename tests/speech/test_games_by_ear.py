"""Umé, Maumau and UNO Teams by ear: what was asked, named and said has to be enough to know the table."""

from __future__ import annotations

import pytest
from support.hearing import Hearing

from uno_tui.core.contract import RoundBegan
from uno_tui.games.maumau.rules.moves import Play
from uno_tui.i18n.translator import Translator
from uno_tui.ui.keys.key_names import command_name

UME = """table 1
game ume
seats Ana Ben Cleo
base Ana R5 R6 G1 G4 Y2 B9
base Ben R7 R8 G2 B3
base Cleo R9 B1 Y4
stock {stock}
turn Ana
"""
MAUMAU = """table 1
game maumau
seats Ana Ben Cleo Dora
hand Ana {ana}
hand Ben {ben}
hand Cleo 5c 10c 2h
hand Dora 3s 3d 8d
discard 10s 5h
stock 4d 8s Jd 7d 7c
turn Ana
"""
TEAMS = """table 1
game teams
seats Ana Ben Cleo Dora
hand Ana {ana}
hand Ben G1 G2
hand Cleo Y1 Y2
hand Dora B1 B2
discard R5
stock B3 B4 B5 B6 B7
turn Ana
"""


def ume(*lines: str, stock: str, options: str = "", listener: int = 0) -> Hearing:
    text = UME.format(stock=stock).replace("seats", f"options {options}\nseats") if options else UME.format(stock=stock)
    return Hearing(text + "\n".join(lines), listener)
UNO_RACE = """table 1
game uno
options buzzer=on
seats Ana Ben Cleo
hand Ana Z R1
hand Ben G1 G2
hand Cleo Y1 Y2
discard R5
stock B3 B4 B5 B6 B7 B8 B9
turn Ana
"""


@pytest.mark.parametrize(("options", "effect"), [("claim=call", ""), ("", " Then red 11, yellow 2, green 5, blue 10. Active: red, green and blue.")])
def test_a_reverse_asks_for_what_it_would_do(options: str, effect: str) -> None:
    hearing = ume("Ana draw", stock="BR R1", options=options)
    asked = hearing.choose("Take a card", "Cleo")
    assert asked[-1] == f"Take the blue 1 from Cleo?{effect}"
    assert hearing.choose("Give a card", "Cleo")[-1].startswith("Give Cleo the blue 9?")


def test_a_draw_two_names_the_card_that_goes_before_it_asks_for_the_next() -> None:
    hearing = ume("Ana draw", stock="B+2 R1")
    asked = hearing.choose("Blue 3 of Ben")
    assert asked[0] == "Blue 9, and which other card?"
    assert asked[1].startswith("Discard Blue 9 and Blue 3 of Ben?")


def test_whose_turn_it_is_says_what_must_be_chosen() -> None:
    hearing = ume("Ana draw", stock="BR R1")
    assert hearing.ask("read_turn") == f"Your turn. {hearing.choose()[0]}"


def test_after_others_draws_the_new_sum_is_said() -> None:
    hearing = ume("Ana draw", stock="B4 R1", listener=1)
    assert hearing.told[-1][0] == "Ana draws blue 4. Blue now 13."
    called = ume("Ana draw", stock="B4 R1", listener=1, options="claim=call")
    assert called.told[-1][0] == "Ana draws blue 4."


def test_the_sums_say_which_colours_are_active() -> None:
    hearing = ume(stock="R1")
    assert hearing.ask("read_sums") == "Your sums: red 11, yellow 2, green 5, blue 9. Active: red and green."
    assert ume(stock="R1", options="claim=call").ask("read_sums") == "In this game you add the sums yourself."


def test_a_base_begins_with_its_sums_and_is_read_where_one_stands() -> None:
    hearing = ume(stock="R1")
    presenter, view = hearing.presenter, hearing.view
    assert presenter.zone_intro(view, presenter.zones(view)[1]) == "Ben's base. Red 15, green 2, blue 3"
    assert presenter.reads_current_zone


def test_a_colour_with_several_missing_cards_is_named_once() -> None:
    text = UME.replace("base Ana R5 R6 G1 G4 Y2 B9", "base Ana {base}")
    for base, near in (
        ("R1 R2 G4 G7 Y9 Y8 B1", "You need red 2, yellow 2 or blue 4, 6 or 9."),
        ("R5 R6 G4 G7 Y2 Y9 B1", "You need any blue. You have one card too many: blue 1."),
    ):
        assert Hearing(text.format(stock="R1", base=base), 0).ask("read_near").startswith(near)


def maumau(*lines: str, ana: str, ben: str, listener: int) -> Hearing:
    return Hearing(MAUMAU.format(ana=ana, ben=ben) + "\n".join(lines), listener)


def test_an_ace_on_an_ace_asks_with_whom_the_other_must_swap() -> None:
    hearing = maumau("Ana play Ah Ben", ana="Ah 7c 9s 2c", ben="As Qs Ks 2d", listener=1)
    aces = [move for move in hearing.moves if isinstance(move, Play) and str(move.card) == "As"]
    assert hearing.choose(moves=aces) == ["Who must Ana swap with instead?"]


def test_a_wish_is_told_with_the_card_beneath() -> None:
    hearing = maumau("Ana play Jh h", ana="Jh 7c 9s 2c", ben="As Qs Ks 2d", listener=1)
    assert hearing.told[-1][0] == "Ana plays jack of hearts on 5 of hearts, chooses hearts."


@pytest.mark.rule("MAU-22")
def test_what_accepting_costs_in_a_kings_round_is_said() -> None:
    moves = ("Ana play Kh round", "Ben accept", "Cleo accept", "Dora accept")
    asked = maumau(*moves[:1], ana="Kh 7c 9s 2c", ben="As Qs 2d", listener=1)
    assert asked.last.endswith("Play a king or a Joker, or draw 1 card.")
    assert asked.ask("read_debt") == "Play a king or a Joker, or draw 1 card. Space to accept."
    calls = maumau(*moves, ana="Kh 7c 9s 2c", ben="As Qs 2d", listener=0)
    assert calls.last.endswith("End your King's round: play a king or a Joker, or draw 3.")
    assert calls.ask("read_debt").startswith("End your King's round: play a king or a Joker, or draw 3.")


@pytest.mark.rule("MAU-10")
def test_who_sends_a_swap_on_has_chosen_it_and_not_who_must_swap() -> None:
    moves = ("Ana play As Ben", "Ben play Ah Cleo")
    told = [maumau(*moves, ana="As 7c 9s 2c", ben="Ah Qs 2d", listener=seat) for seat in range(4)]
    said = [
        "Ben makes you swap hands with Cleo, who may answer.",
        "You make Ana swap hands with Cleo.",
        "Ben makes Ana swap hands with you. Answer: 2, ace or Joker.",
        "Ben makes Ana swap hands with Cleo.",
    ]
    for hearing, sentence in zip(told, said, strict=True):
        assert sentence in hearing.last
        assert sentence in hearing.ask("read_debt")


@pytest.mark.rule("MAU-10")
def test_a_swap_offers_the_new_hand() -> None:
    told = maumau("Ana play As Ben", "Ben accept", ana="As 7c 9s 2c 3c", ben="Ah Qs 2d 5d", listener=0).told[-1]
    assert "Press I for your new hand." in told


@pytest.mark.parametrize("drawn", ["B2", "R2"])
def test_a_card_drawn_by_another_player_is_told_alike_whether_their_turn_goes_on_or_not(drawn: str) -> None:
    text = f"""table 1
game uno
seats Ana Ben Cleo
hand Ana R5 B9
hand Ben G1 G2
hand Cleo Y1 Y2
discard R3
stock {drawn} G7 G8 G9
turn Ben
Ben draw
"""
    assert Hearing(text, 0).last == "Ben draws."
    assert Hearing(text, 2).last.startswith("Ben draws.")


@pytest.mark.rule("MAU-16")
@pytest.mark.parametrize(("ten", "named"), [("10d", "10 of diamonds"), ("X=10c", "Joker as 10 of clubs")])
def test_a_10_says_to_whom_the_cards_go_back(ten: str, named: str) -> None:
    moves = ("Ana play 7s", f"Ben play {ten}")
    told = [maumau(*moves, ana="7s 7c 9s 2c", ben="10d X Ks 2d", listener=seat).told[-1] for seat in (0, 1, 2)]
    assert told[0][0].startswith(f"Ben sends the cards back to you with {named}.")
    assert told[1][0].startswith(f"You send the cards back to Ana with {named}.")
    assert told[2][0].startswith(f"Ben sends the cards back to Ana with {named}.")


@pytest.mark.rule("MAU-23")
@pytest.mark.parametrize(
    ("move", "named"),
    [
        ("Ana play 4c Ben 2c", "the same 4 or a Joker"),
        ("Ana play As Ben", "2, ace or Joker"),
        ("Ana play 6s", "5 or Joker"),
        ("Ana play 7s", "7, 10 or Joker"),
        ("Ana play Qs Ben", "queen or Joker"),
        ("Ana play Ks round", "king or a Joker"),
    ],
)
def test_what_is_due_says_that_a_joker_answers_too(move: str, named: str) -> None:
    hearing = maumau(move, ana="4c As 6s 7s Qs Ks 2c", ben="9d 9h Jc 2d", listener=1)
    assert named in hearing.last
    assert named in hearing.ask("read_debt")


@pytest.mark.rule("MAU-6")
def test_a_doubt_names_the_card_whether_it_is_right_or_wrong() -> None:
    for moves, told in (
        (("Ana play 6h", "? Ben catch : card_fits"), "6 of hearts"),
        (("Ana play Ks", "Ben catch"), "king of spades"),
    ):
        for listener in (1, 2):
            assert told in maumau(*moves, ana="6h 7c 9s Ks", ben="9d 9h Jc 2d", listener=listener).last


@pytest.mark.rule("MAU-4")
@pytest.mark.parametrize(
    ("top", "card", "why"),
    [
        ("5h", "8h", "by its suit"),
        ("5h", "5c", "by its value"),
        ("5h", "6c", "it is one higher or lower"),
        ("4h", "8c", "one number is a multiple of the other"),
        ("3h", "9c", "one number is a multiple of the other"),
        ("5h", "X=5c", "a Joker always matches"),
        ("Jh>c", "3c", "it was asked for"),
    ],
)
def test_who_doubts_wrongly_is_told_why_the_card_matches(top: str, card: str, why: str) -> None:
    position = MAUMAU.format(ana=f"{card.partition('=')[0]} 7c Qs Ks", ben="9d 9h Jc 2d").replace("10s 5h", f"10s {top}")
    told = Hearing(f"{position}Ana play {card}\n? Ben catch : card_fits", 1)
    assert f"matches: {why}." in told.last, told.last


def test_suits_are_no_colours_in_english() -> None:
    names = [command_name(Translator("en"), each, "maumau") for each in ("next_group", "sort_colour", "read_colour")]
    assert names == ["next suit", "sort by suit", "say the chosen suit or rank"]


def test_a_swap_of_partners_is_said_when_it_has_happened() -> None:
    for verbosity in ("normal", "full"):  # that they have swapped says enough
        opened = Hearing(TEAMS.format(ana="R3~ R1 R2") + "Ana play R3~", 1, verbosity=verbosity)
        assert ("each choose a card to swap" in opened.last) == (verbosity == "full")
    done = Hearing(TEAMS.format(ana="R3~ R1 R2") + "Ana play R3~\nAna swap R1\nCleo swap Y1", 1)
    assert done.last.startswith("Ana and Cleo have each swapped a card.")


def test_the_card_that_enter_gives_away_is_named() -> None:
    hearing = Hearing(TEAMS.format(ana="R3~ R1 R2") + "Ana play R3~", 0)
    assert hearing.presenter.selected_hint(hearing.view, hearing.view.hand[0]) == "Red 1 is selected: Enter gives it away."
    others = Hearing(TEAMS.format(ana="R3~ R1 R2") + "Ana play R3~", 1)
    assert others.presenter.selected_hint(others.view, others.view.hand[0]) == ""


def test_a_choice_for_the_partner_is_said_as_ones_own_or_as_that_of_others() -> None:
    table = TEAMS.format(ana="R3~ R1 R2") + "Ana play R3~"
    assert Hearing(table, 0).ask("read_turn") == "Swap: choose a card for Cleo."
    assert Hearing(table, 1).ask("read_turn") == "Waiting for Ana and Cleo to choose a card to swap with their partner."
    chosen = Hearing(table + "\nAna swap R1", 0)
    assert chosen.ask("read_turn") == "Waiting for Cleo to choose a card to swap with their partner."


@pytest.mark.parametrize(
    ("listener", "told"), [(0, "Buzzer! Press B."), (1, "Buzzer race. Waiting for Ana and Cleo.")], ids=["late", "pressed"]
)
def test_in_a_race_the_turn_is_the_key_to_press_until_one_has_pressed(listener: int, told: str) -> None:
    table = UNO_RACE + "Ana play Z\nBen buzz"
    assert Hearing(table, listener).ask("read_turn") == told


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "Cleo is your partner."), ("de", "Du spielst mit Cleo zusammen."), ("fr", "Tu fais équipe avec Cleo.")],
)
def test_before_the_first_round_one_hears_who_the_partner_is(language: str, told: str) -> None:
    """In few words; else the seating order has told the teams."""
    hearing = Hearing(TEAMS.format(ana="R3~ R1 R2"), 0, language)
    narrator, view = hearing.presenter.narrator, hearing.view
    assert told not in [each.text for each in narrator.narrate([RoundBegan(1, 3)], view)]
    narrator.verbosity = "terse"
    assert told in [each.text for each in narrator.narrate([RoundBegan(1, 3)], view)]
    assert told not in [each.text for each in narrator.narrate([RoundBegan(2, 3)], view)]
