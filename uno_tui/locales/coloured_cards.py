"""How a card of the UNO pack is called in each language and in each place of a sentence."""

from __future__ import annotations

from uno_tui.cards.coloured import card as find
from uno_tui.locales.card_names import FORMS, CardNames


def _split(text: str, form: str) -> tuple[str, str]:
    """Colour letter (or nothing) and rank of a card. Raises ValueError."""
    if form not in FORMS:
        raise ValueError(f"no such form of a card: {form}")
    kind = find(text)
    return kind.colour or "", str(kind.rank)


class English:
    """Adjectives that never change, articles that do."""

    colours = {"R": "red", "Y": "yellow", "G": "green", "B": "blue"}
    ranks = {"S": "Skip", "R": "Reverse", "+2": "Draw Two", "W": "Wild", "W+4": "Wild Draw Four", "Z": "Buzzer"}

    def name(self, text: str, form: str) -> str:
        """`red 7`, `a red 7`, `the red 7`."""
        return self.inflect(*_split(text, form), form)

    def inflect(self, colour: str, rank: str, form: str) -> str:
        """The name of what has this colour letter (or none) and this rank."""
        words = f"{self.colours.get(colour, '')} {self.ranks.get(rank, rank)}".strip()
        article = {"a": "a ", "the": "the "}.get(form, "")
        return article + words


class German:
    """Adjectives that agree with gender, case and article."""

    stems = {"R": "rot", "Y": "gelb", "G": "grün", "B": "blau"}
    ranks = {
        "S": ("Aussetzen", "n"),
        "R": ("Richtungswechsel", "m"),
        "+2": ("Plus zwei", "f"),
        "W": ("Joker", "m"),
        "W+4": ("Plus vier", "f"),
        "Z": ("Summer", "m"),
    }
    endings = {
        "bare": {"m": "er", "f": "e", "n": "es"},
        "a": {"m": "en", "f": "e", "n": "es"},
        "the": {"m": "en", "f": "e", "n": "e"},
        "on": {"m": "en", "f": "en", "n": "en"},
    }
    articles = {
        "bare": {"m": "", "f": "", "n": ""},
        "a": {"m": "einen ", "f": "eine ", "n": "ein "},
        "the": {"m": "den ", "f": "die ", "n": "das "},
        "on": {"m": "dem ", "f": "der ", "n": "dem "},
    }

    def name(self, text: str, form: str) -> str:
        """`rote 7`, `eine rote 7`, `den roten Richtungswechsel`, `dem Joker`."""
        return self.inflect(*_split(text, form), form)

    def inflect(self, colour: str, rank: str, form: str) -> str:
        """The name of what has this colour letter (or none) and this rank."""
        noun, gender = self.ranks.get(rank, (rank, "f"))
        adjective = f"{self.stems[colour]}{self.endings[form][gender]} " if colour else ""
        return self.articles[form][gender] + adjective + noun


class French:
    """Adjectives behind the noun, agreeing with its gender."""

    colours = {
        "R": {"m": "rouge", "f": "rouge"},
        "Y": {"m": "jaune", "f": "jaune"},
        "G": {"m": "vert", "f": "verte"},
        "B": {"m": "bleu", "f": "bleue"},
    }
    ranks = {
        "S": ("Passe-tour", "m"),
        "R": ("Inversion", "f"),
        "+2": ("Plus deux", "m"),
        "W": ("Joker", "m"),
        "W+4": ("Plus quatre", "m"),
        "Z": ("Buzzer", "m"),
    }

    def name(self, text: str, form: str) -> str:
        """`7 rouge`, `un 7 rouge`, `l'Inversion verte`."""
        return self.inflect(*_split(text, form), form)

    def inflect(self, colour: str, rank: str, form: str) -> str:
        """The name of what has this colour letter (or none) and this rank."""
        noun, gender = self.ranks.get(rank, (rank, "m"))
        words = f"{noun} {self.colours[colour][gender]}" if colour else noun
        if form == "bare":
            return words
        if form == "a":
            return ("une " if gender == "f" else "un ") + words
        if noun[0] in "AEIOUY":
            return "l'" + words
        return ("la " if gender == "f" else "le ") + words


COLOURED_CARDS: dict[str, CardNames] = {"en": English(), "de": German(), "fr": French()}
