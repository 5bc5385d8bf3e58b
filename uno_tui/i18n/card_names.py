"""What is said for a card: a text of its game, which the translators inflect.

Every text of a card gets the place that the card has in its sentence as `$form`: `bare` stands alone ("red 7"), `a` and
`the` are objects ("eine rote 7", "die rote 7"), `on` follows a word for "on" ("der roten 7").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

FORMS = ("bare", "a", "the", "on")


class CardText(msgspec.Struct, frozen=True):
    """The text `id` with these values, among which there may be other texts; in a `form` of its own, if it has one."""

    id: str
    values: Mapping[str, str | int | CardText] = {}
    form: str | None = None


def without_colour(said: CardText) -> CardText:
    """The same card called by its number or name alone."""
    values = {
        name: without_colour(value) if isinstance(value, CardText) else "none" if name == "colour" else value
        for name, value in said.values.items()
    }
    return CardText(said.id, values, said.form)


def colour_of(said: CardText) -> CardText | None:
    """What is said for the colour of a card alone, which may depend on what kind of card has it; None without one."""
    colour = said.values.get("colour", "none")
    if colour != "none":
        return CardText("adjective-alone", {"colour": colour, "kind": said.id.removeprefix("card-")})
    found = (colour_of(value) for value in said.values.values() if isinstance(value, CardText))
    return next((each for each in found if each is not None), None)


CardNames = Callable[[str], CardText]
"""What is said for the card that is written so in table files. Raises ValueError for no card."""
