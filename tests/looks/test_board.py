"""What the look `cards` must do for those who see a little: margins, one band, marks, the task of a lesson, keys shown."""

from __future__ import annotations

import pytest
from looks import positions
from looks.stage import Stage, stage

from uno_tui.app.board.faces import HAND_FACES, TILE_FACES, FaceSize, FaceStyle, draw_face
from uno_tui.app.board.log import _newest
from uno_tui.app.board.rows import Row, width_of
from uno_tui.app.letters import SYMBOLS, draw_letters, draw_pixels, draw_symbol, fit, print_large
from uno_tui.app.screens.question_screen import QuestionScreen
from uno_tui.app.screens.table_screen import TableScreen
from uno_tui.app.themes import DARK, FEW_COLOURS, QUARTERS
from uno_tui.ui.ports.picture import DrawnCard
from uno_tui.ui.settings import Look

SEVEN = DrawnCard("red", "●", "7", "Red", "7")
CARDS = (
    SEVEN,
    DrawnCard("green", "■", "+2", "Green", "+2"),
    DrawnCard("yellow", "▲", "Skip", "Yellow", "⊘"),
    DrawnCard("blue", "◆", "Reverse", "Blue", "⇄"),
    DrawnCard("wild", "*", "+4", "Wild", "+4"),
    DrawnCard("red-suit", "♦", "10", "Diamonds", "10"),
    DrawnCard("blue", "◆", "12", "Blue"),
)
"""A figure, a sum, signs, a card of any colour, long names, two figures."""
SIZES = tuple(dict.fromkeys((*HAND_FACES, *TILE_FACES)))
STYLES = (FaceStyle(), FaceStyle(fits=True), FaceStyle(selected=True), FaceStyle(fits=True, selected=True))


def grounds(row: Row) -> list[str]:
    """What is behind each cell, and in a half block also what it is drawn in."""
    found = []
    for text, style, *_ in row:
        assert style is not None
        ground = style.bgcolor.get_truecolor().hex if style.bgcolor else ""
        ink = style.color.get_truecolor().hex if style.color else ""
        found += [f"{ground} {ink}" if sign in "▀▄" else ground for sign in text]
    return found


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.word} {card.value}")
def test_a_face_is_a_rectangle(card: DrawnCard, size: FaceSize) -> None:
    for style in STYLES:
        rows = draw_face(card, size, style, DARK)
        assert len(rows) == size.height
        assert {width_of(row) for row in rows} == {size.width}


@pytest.mark.parametrize("size", [size for size in SIZES if size.framed], ids=str)
@pytest.mark.parametrize("card", [card for card in CARDS if card.colour != "wild"], ids=lambda card: card.word)
def test_a_figure_has_a_margin_of_its_field_on_every_side(card: DrawnCard, size: FaceSize) -> None:
    rows = [grounds(row) for row in draw_face(card, size, FaceStyle(fits=True), DARK)]
    field, ink = DARK.fields[card.colour], DARK.field_inks[card.colour]
    assert all(row[1] == row[-2] == field for row in rows[1:-1])
    for edge in (rows[1], rows[-2]):
        assert ink not in edge, "a figure touches the frame"


@pytest.mark.parametrize("size", [size for size in SIZES if size.width >= 8 and size.framed], ids=str)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.word} {card.value}")
def test_a_card_has_its_sign_and_says_that_it_fits(card: DrawnCard, size: FaceSize) -> None:
    rows = draw_face(card, size, FaceStyle(fits=True, selected=True), DARK)
    texts = ["".join(piece.text for piece in row) for row in rows]
    assert card.sign in texts[0]
    assert "✓" in texts[0] + texts[-1]
    assert "▼" in texts[0] + texts[-1]


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("card", CARDS, ids=lambda card: f"{card.word} {card.value}")
def test_in_sixteen_colours_no_word_stands_on_one_of_the_four(card: DrawnCard, size: FaceSize) -> None:
    shades = FEW_COLOURS["dark"]
    fields = {shades.fields[colour] for colour in QUARTERS}
    for row in draw_face(card, size, FaceStyle(fits=True), shades):
        for text, style, *_ in row:
            assert style is not None
            if style.bgcolor is not None and style.bgcolor.get_truecolor().hex in fields:
                assert not any(sign.isalnum() for sign in text), text


def board_of(player: Stage) -> TableScreen:
    screen = player.app.screen
    assert isinstance(screen, TableScreen)
    return screen


@pytest.mark.parametrize("size", [size for size in SIZES if size.framed and size.width >= 10], ids=str)
@pytest.mark.parametrize("card", [card for card in CARDS if card.large in SYMBOLS], ids=lambda card: card.value)
def test_a_symbol_stands_never_without_its_word(card: DrawnCard, size: FaceSize) -> None:
    rows = draw_face(card, size, FaceStyle(fits=True), DARK)
    texts = ["".join(piece.text for piece in row) for row in rows]
    if draw_symbol(card.large, size.inner, 2 * size.height - 4):
        assert card.value in texts[-1]
    elif not draw_pixels(card.value, size.inner, 2 * size.height - 4):
        assert card.value in texts[(size.height - 1) // 2]


def test_symbols_are_drawn_only_where_they_are_fine() -> None:
    for sign in SYMBOLS:
        assert draw_symbol(sign, 17, 14) == []
        drawn = draw_symbol(sign, 21, 18)
        assert len(drawn) == len(drawn[0]) == 16


async def test_an_answer_has_its_key_before_it_and_the_hand_is_quiet() -> None:
    async with stage(size=(100, 30)) as player:
        await player.sit(positions.UNO_SEVEN)
        await player.press("home", "enter")
        assert isinstance(player.app.screen, QuestionScreen)
        board = player.app.screen.cards
        assert not any(lying.fits for lying in board.hand.cards)
        answers = [row.sign for row in player.app.screen.list.rows]
        assert len(answers) == 4
        for number, key in enumerate(answers, start=1):
            assert key in (str(number), player.app.screen.question.answers[number - 1].text[0].upper())
            assert f"{key} {player.app.screen.question.answers[number - 1].text}" in player.text()


@pytest.mark.parametrize("look", [Look.CARDS, Look.LINES])
@pytest.mark.parametrize("size", [(80, 24), (40, 12), (120, 40)])
async def test_in_lists_the_selected_line_is_large_where_it_is_wanted(look: Look, size: tuple[int, int]) -> None:
    async with stage(size=size) as player:
        await player.show(size, look)
        await player.press("f5", "down")
        assert not player.app.screen.query_one("#list-large").display
        player.app.session.preferences.settings.big_card = True
        await player.press("up")
        large = player.app.screen.query_one("#list-large")
        assert large.display
        assert 3 <= large.region.height <= size[1] // 2
        before = player.text()
        await player.press("down")
        assert player.text() != before


def test_large_print_is_as_large_as_it_fits_and_says_what_is_left_out() -> None:
    assert print_large("Go on", 60, 6) == fit("Go on", 60, 6)
    assert len(print_large("Your name in new games: Ana", 78, 12)) in range(3, 13)
    assert all(len(line) <= 78 for line in print_large("Your name in new games: Ana", 78, 12))
    cut = print_large("one two three four five six seven eight nine ten eleven twelve", 40, 3)
    assert len(cut) == 3
    assert print_large("word", 5, 3) == print_large("中", 80, 12) == print_large("", 80, 12) == []


@pytest.mark.parametrize("width", [12, 20, 30])
def test_a_message_that_is_cut_has_one_ellipsis_and_keeps_some_words(width: int) -> None:
    message = "Uno, and then Ben draws four cards and loses the turn to Cleo"
    first, last = _newest(["Before.", message], width, 2, "M: all")
    assert max(len(first), len(last)) <= width
    assert last.count("…") == 1
    assert last.split("…")[0].strip()
    assert message.startswith(f"{first} {last.split('…')[0]}")


async def test_who_can_only_draw_is_told_so_and_enter_is_not_offered() -> None:
    async with stage() as player:
        await player.sit(positions.UNO_NOTHING)
        assert "Your turn. Nothing playable. Space to draw." in player.text()
        assert "Enter play" not in player.text()
        assert "Space draw" in player.text()


async def test_enter_is_offered_on_cards_that_fit() -> None:
    async with stage() as player:
        await player.sit(positions.UNO_PLAIN)
        await player.press("home")
        assert "Enter play" in player.text()
        await player.press("right")
        assert "Enter play" not in player.text()


async def test_without_marks_the_keys_tell_nothing() -> None:
    async with stage() as player:
        player.app.session.preferences.settings.marks = False
        await player.sit(positions.UNO_PLAIN)
        await player.press("home", "right")
        assert "Enter play" in player.text()
        assert "Your hand: 7 cards" in player.text()
        assert "7 cards, " not in player.text()


async def test_the_card_that_enter_would_give_away_has_not_happened() -> None:
    async with stage() as player:
        await player.sit(positions.TEAMS.replace("discard R3", "discard Y3"))
        await player.press("end", "left")
        for _ in range(6):
            await player.press("right", "enter")
        hints = [text for text in player.said if "Enter gives it away" in text]
        assert hints
        assert not any(text in player.text() for text in hints)


async def test_where_a_cheat_is_possible_enter_lays_any_card() -> None:
    text = positions.MAUMAU.replace("options cheating=off\n", "")
    async with stage() as player:
        await player.sit(text)
        for key in ("home", "right", "right"):
            await player.press(key)
            assert "Enter play" in player.text()


@pytest.mark.parametrize(("language", "told"), [("en", "You played it."), ("de", "Von dir gelegt."), ("fr", "Jouée par toi.")])
async def test_who_laid_the_top_card_stands_beside_it(language: str, told: str) -> None:
    async with stage(language=language) as player:
        await player.sit(positions.UNO_PLAIN)
        assert told not in player.text()
        await player.press("home", "enter")
        assert told in player.text()


async def test_seven_cards_are_one_band_at_100_columns() -> None:
    async with stage(size=(100, 30)) as player:
        await player.sit(positions.UNO_PLAIN)
        hand = board_of(player).cards.hand
        assert hand.bands_shown == 1
        assert hand.face_size.height == 9


async def test_a_wide_screen_has_the_board_in_its_middle() -> None:
    async with stage(size=(200, 60)) as player:
        await player.sit(positions.UNO_PLAIN)
        await player.show((200, 60))
        region = board_of(player).cards.region
        assert (region.x, region.width) == (30, 140)


async def test_the_task_of_a_lesson_stays_until_it_is_done() -> None:
    async with stage() as player:
        player.app.perform("lessons")
        await player.settle()
        await player.press("down", "enter")
        await player.settle()
        for key in ("", "right", "c", "left"):
            if key:
                await player.press(key)
            shown = " ".join(player.text().split())
            assert "Lesson: step 1 of" in shown, key
            assert "Press Right until you are on green 2." in shown, key


async def test_two_colours_with_one_letter_have_their_numbers() -> None:
    async with stage(language="de") as player:
        await player.sit(positions.UNO_PLAIN)
        await player.press("3", "enter")
        assert isinstance(player.app.screen, QuestionScreen)
        keys = [card.shown.key for card in player.app.screen.boxes.cards]
        assert keys == ["R", "2 Enter", "3 Enter", "B"]
        await player.press("3", "enter")
        assert "grün" in player.desk.state.presenter.read_top(player.desk.state.view).casefold()


async def test_what_is_selected_does_not_look_as_if_it_had_happened() -> None:
    async with stage() as player:
        await player.sit(positions.UNO_PLAIN)
        before = player.text().count("Green 2")
        await player.press("right")
        assert player.text().count("Green 2") == before


async def test_the_result_names_everyone_once() -> None:
    async with stage() as player:
        await player.sit(positions.UNO_LAST)
        await player.press("home", "enter")
        above = player.text().partition("What happened")[0]
        assert above.count("Dora") == 1


async def test_a_result_of_ten_on_a_small_screen_names_all() -> None:
    names = ("Ana", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus", "Hedi", "Ida", "Jan")
    hands = "\n".join(f"hand {name} G{number}" for number, name in enumerate(names[1:], start=1))
    text = f"table 1\ngame uno\nseats {' '.join(names)}\nhand Ana R1\n{hands}\ndiscard R3\nstock B1 B2\nturn Ana\n"
    async with stage(size=(60, 20)) as player:
        await player.sit(text)
        await player.press("home", "enter")
        above = player.text().partition("What happened")[0]
        assert all(name in above for name in ("You", *names[1:])), above


async def test_a_round_table_has_everyone_in_playing_order_and_the_selected_card_is_raised() -> None:
    async with stage(size=(100, 30)) as player:
        await player.sit(positions.UNO_TEN)
        await player.press("home")
        lines = player.text().splitlines()
        places = {name: next((line.index(name), y) for y, line in enumerate(lines) if name in line)
                  for name in positions.TEN[1:]}  # fmt: skip
        left, above, right = positions.TEN[1:4], positions.TEN[4:7], positions.TEN[7:]
        assert [places[name][1] for name in left] == sorted((places[name][1] for name in left), reverse=True)
        assert [places[name][0] for name in above] == sorted(places[name][0] for name in above)
        assert {places[name][1] for name in above} == {1}
        assert [places[name][1] for name in right] == sorted(places[name][1] for name in right)
        assert max(places[name][0] for name in left) < min(places[name][0] for name in right)
        rows = [next(y for y, line in enumerate(lines) if y > 15 and word in line) for word in ("● Red ", "■ Green")]
        assert rows[0] < rows[1], "the first card fits and is selected, the second does not fit"


@pytest.mark.parametrize(("direction", "arrows"), [("", "↑→↓"), ("direction counterclockwise\n", "↓←↑")])
async def test_arrows_at_the_edge_say_in_which_direction_one_plays(direction: str, arrows: str) -> None:
    text = positions.UNO_PLAIN.replace("turn Ana", f"{direction}turn Ana")
    async with stage(size=(100, 30)) as player:
        await player.sit(text)
        lines = player.text().splitlines()
        assert (lines[3][1], lines[3].rstrip()[-1]) == (arrows[0], arrows[2])
        assert arrows[1] in lines[1]


@pytest.mark.parametrize(("position", "due"), [(positions.UNO_DEBT, "+4"), (positions.UNO_RACE, "B")])
async def test_what_is_due_is_large_at_a_round_table(position: str, due: str) -> None:
    async with stage(size=(100, 30)) as player:
        await player.sit(position)
        drawn = [line.replace("█", " ").rstrip() for line in draw_letters(due, "large")]
        painted = board_of(player).cards.round_table.rows
        marks = ["".join("#" if style and style.bgcolor and style.bgcolor.get_truecolor().hex == DARK.mark else "."
                         for text, style, *_ in row for _ in text) for row in painted]  # fmt: skip
        wanted = ["".join("#" if sign == "█" else "." for sign in line).strip(".") for line in draw_letters(due, "large")]
        assert drawn
        assert all(any(line and line in row for row in marks) for line in wanted)
