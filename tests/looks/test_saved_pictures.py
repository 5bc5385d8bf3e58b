"""A key saves the screen as a picture, with a description in words beside it."""

from __future__ import annotations

import asyncio
import re
import sys
from datetime import datetime, timedelta
from pathlib import Path

import pytest
import resvg_py
from conftest import cannot_run
from looks import positions
from looks.stage import Size, Stage, stage
from rich.segment import Segment
from textual.strip import Strip

from uno_tui.app.letters import draw_letters
from uno_tui.app.snapshots import draw_png, rename, replace_names
from uno_tui.friends.full_screen import GuestApp
from uno_tui.ui.settings import Look, Motion, folders

pytestmark = pytest.mark.screen


def saved() -> tuple[str, str]:
    """The only picture, and its description."""
    (picture,) = folders().pictures.glob("*.svg")
    return picture.read_text("utf-8").replace("&#160;", " "), picture.with_suffix(".txt").read_text("utf-8")


async def won(player: Stage) -> None:
    await player.sit(positions.UNO_LAST_ROUND)
    await player.press("home", "enter")


async def test_at_the_end_of_a_match_the_key_is_named_and_saves_the_screen() -> None:
    async with stage(size=(100, 30)) as player:
        await won(player)
        assert "I picture" in player.text()
        await player.press("I")
        picture, described = saved()
        assert "The winner of the match" in picture
        assert "@font-face" not in picture
        assert described.splitlines()[0] == "UNO, round 1"
        assert "The winner of the match: You" in described
        assert "1 round, won by 1 point." in described
        assert all(name in described for name in ("Ben", "Cleo", "Dora"))
        assert any(text.startswith("Picture saved: ") and ".svg" in text for text in player.said)


async def test_the_picture_is_saved_in_pixels_as_well() -> None:
    if draw_png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>') is None:
        cannot_run("install fonts-dejavu-core to run this test: it needs a font")
    async with stage(size=(100, 30)) as player:
        await won(player)
        await player.press("I")
        (picture,) = folders().pictures.glob("*.png")
        drawn = picture.read_bytes()
        assert drawn.startswith(b"\x89PNG")
        svg = picture.with_suffix(".svg").read_text("utf-8")
        width = float(re.findall(r'viewBox="0 0 ([0-9.]+) ', svg)[0])
        assert int.from_bytes(drawn[16:20]) == pytest.approx(2 * width, abs=1)
        assert draw_png(re.sub(r">[^<>]+</text>", "></text>", svg)) != drawn  # its words are drawn
        assert any("the same as PNG" in text for text in player.said)


async def test_without_the_package_or_fonts_there_are_no_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    async with stage(size=(100, 30)) as player:
        await won(player)
        monkeypatch.setitem(sys.modules, "resvg_py", None)
        await player.press("I")
        assert not list(folders().pictures.glob("*.png"))
        assert any(text.startswith("Picture saved: ") and "PNG" not in text for text in player.said)
    monkeypatch.undo()
    draw = resvg_py.svg_to_bytes
    monkeypatch.setattr(resvg_py, "svg_to_bytes", lambda **options: draw(**options | {"skip_system_fonts": True}))
    assert draw_png('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>') is None


async def test_without_names_nobody_is_named() -> None:
    async with stage(size=(100, 30)) as player:
        player.app.session.preferences.settings.picture_names = False
        await won(player)
        await player.press("I")
        picture, described = saved()
        assert not any(name in picture + described for name in ("Ana", "Ben", "Cleo", "Dora"))
        assert "Player 2" in picture
        assert "Player 2" in described


async def test_a_player_whose_name_is_a_part_of_the_other_names_is_renamed_once() -> None:
    async with stage(size=(100, 30)) as player:
        player.app.session.preferences.settings.picture_names = False
        await player.sit(positions.UNO_PLAIN.replace("Ben", "Player"))
        await player.show((100, 30), Look.CARDS)
        await player.press("I")
        picture, described = saved()
        assert "Player 3" in picture + described
        assert not re.search(r"(Player \d|P\d) +\d \d", picture + described)
        assert "Player 2 3" not in picture + described


@pytest.mark.costly
@pytest.mark.parametrize("name", ["red", "blue", "wild", "Red"])
async def test_a_player_who_is_called_like_a_colour_does_not_stop_the_picture(name: str) -> None:
    async with stage(size=(100, 30)) as player:
        player.app.session.preferences.settings.picture_names = False
        await player.sit(positions.UNO_PLAIN.replace("Ben", name))
        await player.show((100, 30), Look.CARDS)
        await player.press("I")
        picture, _ = saved()
        assert "Player 2" in picture


@pytest.mark.parametrize("look", [Look.CARDS, Look.LINES])
async def test_during_a_round_the_table_is_saved_and_described(look: Look) -> None:
    async with stage(size=(100, 30)) as player:
        player.app.session.preferences.settings.picture_names = False
        await player.sit(positions.UNO_PLAIN)
        await player.show((100, 30), look)
        await player.press("I")
        picture, described = saved()
        assert "Player 2" in picture or "P2" in picture
        assert "Player 2" in described
        assert "Ben" not in picture + described
        assert "Red 1, " in described
        assert "Red 5" in described


async def test_a_screen_that_has_just_been_opened_is_saved_once_it_is_laid_out() -> None:
    async with stage(size=(100, 30)) as player:
        await player.sit(positions.UNO_PLAIN)
        before = player.app.screen
        player.app.navigator.menu()
        while player.app.screen is before:
            await asyncio.sleep(0)
        assert not player.app.screen.is_laid_out
        player.app.navigator.front.save_picture()
        await player.settle()
        _, described = saved()
        assert described.startswith("Menu")


async def test_a_picture_whose_description_cannot_be_written_leaves_nothing_behind() -> None:
    async with stage(size=(100, 30)) as player:
        await player.sit(positions.UNO_PLAIN)
        taken = {f"{datetime.now().astimezone() + timedelta(seconds=each):%Y-%m-%d-%H%M%S}.txt" for each in range(30)}
        for each in taken:
            (folders().pictures / each).mkdir(parents=True)
        await player.press("I")
        assert {each.name for each in folders().pictures.iterdir()} == taken
        assert not any(text.startswith("Picture saved") for text in player.said)
        assert any(str(folders().pictures) in text for text in player.said)


def large(name: str, picture: str) -> bool:
    """Whether the name stands in the picture in large letters."""
    return any(all(line in picture for line in draw_letters(name, size)) for size in ("small", "large"))


@pytest.mark.parametrize("size", [(60, 20), (100, 30), (160, 50)])
async def test_without_names_none_is_seen_in_large_letters_nor_cut(size: Size) -> None:
    async with stage(size=size) as player:
        player.app.session.preferences.settings.picture_names = False
        text = positions.UNO_PLAIN.replace("Cleo", "Cleopatra-Esmeralda").replace("turn Ana", "turn Ben")
        await player.sit(text, ("Ana", "Dora"))
        await player.press("I")
        picture, described = saved()
        assert not any(name in picture + described for name in ("Ana", "Ben", "Cleo", "Dora"))
        assert not any(large(name.upper(), picture) for name in ("Ana", "Ben", "Dora"))
        assert "BEN" in player.text().upper()  # on the screen all names are back


async def test_longer_names_have_the_rows_that_they_need() -> None:
    async with stage(size=(60, 20)) as player:
        player.app.session.preferences.settings.picture_names = False
        names = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
        cards = {name: " ".join(f"{colour}{number}" for number in range(1, 8)) for name, colour in zip(names, "RRYYGGBB", strict=True)}
        hands = "".join(f"hand {name} {cards[name]}\n" for name in names)
        await player.sit(f"table 1\ngame uno\nseats {' '.join(names)}\ndealer Hal\n{hands}discard R9\nturn Ana\n")
        await player.show((60, 20), Look.CARDS)
        before = player.text()
        await player.press("I")
        picture, _ = saved()
        drawn = " ".join(re.sub(r"<[^>]*>", " ", picture).split())
        for number in range(2, 9):
            assert f"Player {number} 7 (0)" in drawn
        await player.settle()
        assert player.text().splitlines()[:6] == before.splitlines()[:6]  # the screen is as it was


def test_a_name_that_replaces_another_is_not_replaced() -> None:
    names = [("Ana", "Player 1"), ("Player", "Player 2")]
    assert rename("Ana and Player", names) == "Player 1 and Player 2"


@pytest.mark.parametrize("text", ["J plays", "Anna Mari…", "of Anna", "A…"])
def test_the_cells_of_a_name_stay_the_same(text: str) -> None:
    (row,) = replace_names([Strip([Segment(text)])], [("J", "Player 1"), ("Anna Maria", "Player 2")])
    assert row.cell_length == len(text)
    assert not any(name in row.text for name in ("J", "Anna", "A…"))


async def test_what_is_hidden_is_not_described() -> None:
    async with stage(size=(100, 30)) as player:
        await player.sit(positions.UNO_PLAIN, ("Ana", "Ben"))
        await player.press("I")
        assert "Red 1" not in "".join(saved())


async def test_where_nothing_is_drawn_there_is_no_picture() -> None:
    async with stage() as player:
        await player.sit(positions.UNO_PLAIN)
        await player.show((80, 24), Look.SAID)
        await player.press("I")
        assert player.said[-1].startswith("There is no picture in this layout.")
        assert not folders().pictures.exists()


@pytest.fixture
def blocked() -> Path:
    """A file where the folder of pictures should be."""
    path = folders().pictures
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("in the way", encoding="utf-8")
    return path


async def test_what_cannot_be_written_is_said(blocked: Path) -> None:
    async with stage() as player:
        await player.sit(positions.UNO_PLAIN)
        await player.press("I")
        assert str(blocked) in player.said[-1]
        assert "Picture saved" not in player.said[-1]


async def test_a_guest_writes_no_file_on_the_hosts_machine() -> None:
    assert not GuestApp.keeps_files
    async with stage(size=(100, 30)) as player:
        player.app.keeps_files = False
        player.app.environment = {"TERM": "xterm-256color"}
        player.app.session.preferences.settings.motion = Motion.LITTLE
        await player.sit(positions.UNO_PLAIN)
        await player.press("I")
        assert player.said[-1].startswith("No picture can be saved here")
        assert not folders().pictures.exists()
        assert not player.app.motion
