"""Cards in lines: found by the names that people type, and written with their numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from uno_tui.i18n.card_names import FORMS
from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary
from uno_tui.linear.paragraphs import TIE
from uno_tui.linear.phrases import Words, phrases_for
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.table.controller import TableController

_NEAR = 0.8
"""How alike a word must be to that of a card, from 0 to 1."""


def find_cards(
    words: Words, cards: Sequence[CardKind], presenter: SomePresenter, *, in_part: bool = True
) -> list[int]:
    """Return the places of the cards with this name; `in_part`: else of those that have all the words.

    A card is named as it is said, in the other forms of the language, in English, or as in table files.
    """
    english, translator = vocabulary.english(presenter.game), presenter.translator
    forms = []
    for card in cards:
        shown = presenter.card_for_texts(card)
        forms.append([*(translator.card(shown, form) for form in FORMS), english.card(shown), *_short_forms(str(card))])
    return phrases_for(translator).find_cards(words, forms, in_part=in_part)


def correct(words: Words, presenter: SomePresenter) -> Words:
    """Return the words with those of cards in place of what is nearly one, as `yellow` for `yelow`."""
    from difflib import get_close_matches  # only once something is unknown: it takes 5 ms to load

    phrases = phrases_for(presenter.translator)
    known = {each for card in presenter.kinds for each in phrases.plain(presenter.card_name(card))}
    near = {each: get_close_matches(each, known, n=1, cutoff=_NEAR) for each in words if not each.isdecimal()}
    return tuple(near[each][0] if each not in known and near.get(each) else each for each in words)


def _short_forms(text: str) -> list[str]:
    """Return a card as in table files, also with the suit first, as `h8`, or the colour last, as `7r`."""
    if text[:1].isalpha() and text[1:].isdecimal():
        return [text, f"{text[1:]}{text[0]}"]
    if text[-1:].islower() and text[:-1].isalnum():
        return [text, f"{text[-1]}{text[:-1]}"]
    return [text]


def own_cards(table: TableController) -> Sequence[CardKind]:
    """Return the cards in the player's own zone, in the order in which they lie."""
    return table.state.walk.own.cards


def own_numbers(table: TableController) -> Sequence[int]:
    """Return the numbers of those cards."""
    return table.state.walk.own.numbers


def card_of(words: Words, table: TableController) -> tuple[CardKind | None, CardKind | None]:
    """Return the card that all the words name, and what it stands for if that is named after it."""
    presenter = table.state.presenter
    for length in (len(words), 1):
        found = find_cards(words[:length], presenter.kinds, presenter, in_part=False)
        rest = words[length:]
        meant = find_cards(rest, presenter.kinds, presenter, in_part=False) if rest else []
        if found and (meant or not rest):
            return presenter.kinds[found[0]], presenter.kinds[meant[0]] if meant else None
    return None, None


def card_numbered(words: Words, table: TableController) -> CardKind | None:
    """Return the card of the hand whose number is the only word; None for other words."""
    own, number = table.state.walk.own, vocabulary.parse_number(words[0]) if len(words) == 1 else None
    return own.card_of(number) if number is not None and own.index_of(number) is not None else None


def cards_with_value(words: Words, table: TableController) -> list[CardKind]:
    """Return the kinds of cards of the hand that are called by the number which is the only word; else none."""
    own = own_cards(table)
    single = words if len(words) == 1 and words[0].isdecimal() else ()
    return list(dict.fromkeys(own[place] for place in find_cards(single, own, table.state.presenter)))


def not_held(card: CardKind, presenter: SomePresenter) -> str:
    """Return the sentence that this card is not in the player's hand."""
    return presenter.text("linear-not-held", card=str(presenter.card_for_texts(card)))


def list_numbered(names: Mapping[int, str], translator: Translator) -> str:
    """Return cards with their numbers in one line; numbers and names of numbers stand apart."""
    apart = any(name[:1].isdigit() for name in names.values())
    # A number is not parted from its card at the end of a row.
    cards = [translator.numbered(number, name, apart=apart).replace(" ", TIE) for number, name in names.items()]
    return (translator.text("list-between") if any("," in card for card in cards) else ", ").join(cards)
