"""Values that players type with the name of a line, as `pace slow`, or alone, as `slow`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product

import msgspec

from uno_tui.i18n.translator import Translator
from uno_tui.linear.phrases import phrases_for
from uno_tui.ui.navigation.items import Item, NamedValue


class TypedValue(msgspec.Struct, frozen=True):
    """The place of the line that has a typed value, its name, and what sets it: None if the line has it already."""

    place: int
    name: str
    choose: Callable[[], None] | None


def find_typed_value(typed: str, items: Sequence[Item], translator: Translator) -> TypedValue | None:
    """Return the one value that a typed text names together with its line; None if it names none or several."""
    phrases = phrases_for(translator)
    words = set(phrases.without_set_words(typed))
    best: list[TypedValue] = []
    most = 0.0
    for place, item in enumerate(items):
        names = [set(phrases.words(each)) for each in (_name(item), item.called) if each]
        for value, name in product(_values(place, item, translator), names):
            called = set(phrases.words(value.name))
            # A word of both says nothing: `wer spricht` names a line, though a value is `Niemand spricht`.
            if not (words & name - called and words & called - name and words <= name | called):
                continue
            # The share of both names that is typed: `seat 2 easy` means no other seat and no other level.
            share = len(words & name) / len(name) + len(words & called) / len(called)
            best = [value] if share > most else [*best, value] if share == most else best
            most = max(most, share)
    return best[0] if len(best) == 1 else None


def find_value_alone(typed: str, items: Sequence[Item], named: int | None, translator: Translator) -> TypedValue | None:
    """Return the value that a text names without its line: of the line that was named before, or of the only one.

    Only of a line that was named, on and off are values, and a part of a value's name is enough.
    """
    phrases = phrases_for(translator)
    # In `turn that one on` these words mean the line.
    line = phrases.words(" ".join(phrases.listed_words("typed-that-one")))
    words = tuple(each for each in phrases.without_set_words(typed) if each not in line)
    if not words:
        return None
    if named is not None and named < len(items):
        its = list(_values(named, items[named], translator))
        begun = [each for each in its if set(words) <= set(phrases.words(each.name))]
        exact = [each for each in begun if words == phrases.words(each.name)]
        if exact or len(begun) == 1:
            return (exact or begun)[0]
    found = [
        value
        for place, item in enumerate(items)
        if item.values is not None
        for value in _values(place, item, translator)
        if words == phrases.words(value.name)
    ]
    return found[0] if len(found) == 1 else None


def find_named_line(typed: str, items: Sequence[Item], translator: Translator) -> tuple[Item, Sequence[str]] | None:
    """Return the only line that a text without a value names, and what sets its other values: `pace slow`, `pace fast`.

    Return None if the text names none, or several.
    """
    phrases = phrases_for(translator)
    words = [each for each in phrases.without_set_words(typed) if each not in phrases.fillers]
    named = [place for place, item in enumerate(items) if words and set(words) <= set(phrases.words(_name(item)))]
    if len(named) != 1:
        return None
    item = items[named[0]]
    others = [each.name for each in _values(named[0], item, translator) if each.choose is not None]
    shown = others if item.values is None else [each.names[0] for each in item.values() if each.names[0] in others]
    called = phrases.as_typed(tuple(words), typed)
    return item, [f"{called} {value}" for value in shown]


def find_typed_number(typed: str, items: Sequence[Item], translator: Translator) -> tuple[int, str] | None:
    """Return the place of the line that a text names before a number, and the number; None if it names none."""
    phrases = phrases_for(translator)
    words = [each for each in phrases.without_set_words(typed) if each not in phrases.fillers]
    numbers = [each for each in words if each.isdecimal()]
    rest = {each for each in words if not each.isdecimal()}
    if len(numbers) != 1 or not rest:
        return None
    takes = [place for place, item in enumerate(items) if item.take_number is not None]
    named = [place for place in takes if rest <= set(phrases.words(_name(items[place])))]
    return (named[0], numbers[0]) if len(named) == 1 else None


def _name(item: Item) -> str:
    """Return the text of a line before its value."""
    return item.text.rpartition(":")[0]


def _values(place: int, item: Item, translator: Translator) -> Iterator[TypedValue]:
    """Yield the values of a line by all their names; of a line that is switched, on and off."""
    now = item.text.rpartition(":")[2].strip()
    if item.values is not None:
        for value in item.values():
            choose = None if value.names[0] == now else value.choose
            yield from (TypedValue(place, name, choose) for name in value.names)
    elif item.act is not None and item.back is not None and item.stepped:
        text = translator.text
        pairs = ((text("value-on"), text("value-off")), (text("value-yes"), text("value-no")))
        pair = next((each for each in pairs if now in each), ())
        yield from (TypedValue(place, name, None if name == now else item.act) for name in pair)


def name_values(values: Sequence[NamedValue], translator: Translator) -> str:
    """Return the values of a line in a list, as they are shown."""
    return translator.enumerate([each.names[0] for each in values], "list-last-or")
