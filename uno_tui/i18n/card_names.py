"""The spoken names of cards: texts of a game, which translators inflect.

The text of a card gets the card's place in its sentence as `$form`: `bare` stands alone ("red 7"), `a` and
`the` are objects ("eine rote 7", "die rote 7"), `on` follows a word for "on" ("der roten 7").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

FORMS = ("bare", "a", "the", "on")


class CardText(msgspec.Struct, frozen=True):
    """The text `id` of a card or a part of one, and its values, which may be texts too.

    `form` replaces the form that the sentence asks for.
    """

    id: str
    values: Mapping[str, str | int | CardText] = {}
    form: str | None = None


def without_colour(said: CardText) -> CardText:
    """Return the name of the same card by its number or rank alone."""
    values = {
        name: without_colour(value) if isinstance(value, CardText) else "none" if name == "colour" else value
        for name, value in said.values.items()
    }
    return CardText(said.id, values, said.form)


def colour_of(said: CardText) -> CardText | None:
    """Return the name of a card's colour alone, which may depend on the kind of card; None if it has no colour."""
    colour = said.values.get("colour", "none")
    if colour != "none":
        return CardText("adjective-alone", {"colour": colour, "kind": said.id.removeprefix("card-")})
    # The colour may be that of a card within this one.
    found = (colour_of(value) for value in said.values.values() if isinstance(value, CardText))
    return next((each for each in found if each is not None), None)


CardNames = Callable[[str], CardText]
"""Returns the spoken name of a card, given its text in table files. Raises ValueError for a text that is no card."""
