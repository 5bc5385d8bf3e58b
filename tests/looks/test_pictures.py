"""The pictures of the documents show the game as it is."""

from __future__ import annotations

import pytest
from looks.pictures import FOLDER, PICTURES, ROOT, draw

pytestmark = pytest.mark.screen


@pytest.mark.parametrize("name", PICTURES)
async def test_a_picture_is_as_it_is_drawn_today(name: str) -> None:
    kept = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    assert (await draw(name)).splitlines() == kept.splitlines(), "run python tests/looks/pictures.py, and look at them"


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_loads_nothing(name: str) -> None:
    kept = (FOLDER / f"{name}.svg").read_text(encoding="utf-8").replace("http://www.w3.org/2000/svg", "")
    assert "http" not in kept.replace("https://www.textualize.io", "")
    assert "@import" not in kept
    assert "@font-face" not in kept


@pytest.mark.parametrize("name", PICTURES)
def test_the_documents_describe_it(name: str) -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = [text for page in pages for text in page.read_text("utf-8").split("![")[1:]]
    descriptions = [text.partition("](")[0] for text in shown if text.partition("](")[2].startswith(("docs/", "../"))
                    and f"pictures/{name}.svg)" in text]  # fmt: skip
    assert descriptions
    assert all(len(description.split()) >= 20 for description in descriptions)
