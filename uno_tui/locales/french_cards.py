"""How a card of the French-suited pack is called in each language and in each place of a sentence.

The forms are those of `uno_tui.locales.card_names`. Cards as they lie on the pile have names too: `X=7h` is a
Joker as a card, `Jh>s` and `X?7` carry a wish.
"""

from __future__ import annotations

from uno_tui.cards.french import JOKER, Card, Faceup, Rank, Suit, faceup
from uno_tui.locales.card_names import FORMS, CardNames


def _find(text: str, form: str) -> Faceup:
    """The card as it may lie. Raises ValueError."""
    if form not in FORMS:
        raise ValueError(f"no such form of a card: {form}")
    return faceup(text)


class _Names:
    """What the languages have in common: a card, perhaps a Joker as it, perhaps a wish."""

    suits: dict[Suit, str]
    ranks: dict[Rank, str]
    joker_as: str
    wish: str

    def name(self, text: str, form: str) -> str:
        """The card in one of the forms. Raises ValueError for no card."""
        lies = _find(text, form)
        words = self.card(lies.card, form)
        if lies.card is JOKER and lies.face is not None:
            words = self.joker_as.format(joker=words, card=self.card(lies.face, "bare"))
        if lies.wish is not None:
            words = self.wish.format(card=words, wish=self.wanted(lies.wish))
        return words

    def card(self, card: Card, form: str) -> str:
        """A card that is no Joker as another one, and carries no wish."""
        raise NotImplementedError

    def wanted(self, wish: Suit | Rank) -> str:
        """What was wished for."""
        return self.suits[wish] if isinstance(wish, Suit) else self.ranks.get(wish, str(wish))


class English(_Names):
    """`7 of hearts`, `a queen of spades`, `a Joker as 7 of hearts`, `jack of hearts, wish spades`."""

    suits = {Suit.SPADES: "spades", Suit.HEARTS: "hearts", Suit.DIAMONDS: "diamonds", Suit.CLUBS: "clubs"}
    ranks = {Rank.ACE: "ace", Rank.JACK: "jack", Rank.QUEEN: "queen", Rank.KING: "king", Rank.JOKER: "Joker"}
    joker_as = "{joker} as {card}"
    wish = "{card}, wish {wish}"

    def card(self, card: Card, form: str) -> str:
        """With its article."""
        words = self.ranks.get(card.rank, str(card.rank))
        if card.suit is not None:
            words += f" of {self.suits[card.suit]}"
        if form == "a":
            return ("an " if card.rank in (Rank.ACE, Rank.EIGHT) else "a ") + words
        return ("the " if form in ("the", "on") else "") + words


class German(_Names):
    """`Herz 7`, `die Herz 7`, `dem Karo Buben`, `einen Joker als Pik Dame`; no article where others have `a`."""

    suits = {Suit.SPADES: "Pik", Suit.HEARTS: "Herz", Suit.DIAMONDS: "Karo", Suit.CLUBS: "Kreuz"}
    ranks = {Rank.ACE: "Ass", Rank.JACK: "Bube", Rank.QUEEN: "Dame", Rank.KING: "König", Rank.JOKER: "Joker"}
    genders = {Rank.ACE: "n", Rank.JACK: "m", Rank.KING: "m", Rank.JOKER: "m"}
    articles = {"the": {"m": "den ", "f": "die ", "n": "das "}, "on": {"m": "dem ", "f": "der ", "n": "dem "}}
    joker_as = "{joker} als {card}"
    wish = "{card}, Wunsch {wish}"

    def card(self, card: Card, form: str) -> str:
        """With its article, declined."""
        gender = self.genders.get(card.rank, "f")
        words = self.ranks.get(card.rank, str(card.rank))
        if form in self.articles:
            if card.rank is Rank.JACK:
                words += "n"
            suit = f"{self.suits[card.suit]} " if card.suit is not None else ""
            return self.articles[form][gender] + suit + words
        if card.suit is not None:
            return f"{self.suits[card.suit]} {words}"
        return f"einen {words}" if form == "a" else words


class French(_Names):
    """`7 de cœur`, `une dame de pique`, `l'as de carreau`, `un Joker valant 7 de cœur`."""

    suits = {Suit.SPADES: "pique", Suit.HEARTS: "cœur", Suit.DIAMONDS: "carreau", Suit.CLUBS: "trèfle"}
    ranks = {Rank.ACE: "as", Rank.JACK: "valet", Rank.QUEEN: "dame", Rank.KING: "roi", Rank.JOKER: "Joker"}
    joker_as = "{joker} valant {card}"
    wish = "{card}, demande : {wish}"

    def card(self, card: Card, form: str) -> str:
        """With its article, agreeing and elided."""
        words = self.ranks.get(card.rank, str(card.rank))
        if card.suit is not None:
            words += f" de {self.suits[card.suit]}"
        if form == "bare":
            return words
        female = card.rank is Rank.QUEEN
        if form == "a":
            return ("une " if female else "un ") + words
        if card.rank is Rank.ACE:
            return "l'" + words
        return ("la " if female else "le ") + words


FRENCH_SUITED_CARDS: dict[str, CardNames] = {"en": English(), "de": German(), "fr": French()}
