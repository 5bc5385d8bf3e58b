"""Options of a game: what players agree on before a match, and which option needs which."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import get_type_hints

import msgspec

from uno_tui.message import Invalid, message
from uno_tui.sanitize import sanitize
from uno_tui.suggestions import suggest_or_list

Value = bool | int | str


class OptionError(Invalid):
    """An option that does not exist, or a value it cannot have."""


class Option(msgspec.Struct, frozen=True):
    """One option: a switch if its default is a bool, a number if it is an int, else one of `choices`."""

    id: str
    default: Value
    low: int = 0
    """The smallest number."""
    high: int = 0
    """The largest number."""
    choices: tuple[str, ...] = ()
    needs: str | None = None
    """The id of the switch that is on whenever this one is."""
    house_rule: bool = False
    only_with: str = ""
    """The id of another option, if this one is relevant only with the values `only_for` of it."""
    only_for: tuple[str, ...] = ()

    def is_relevant(self, values: Mapping[str, Value]) -> bool:
        """Return whether this option has an effect, given the values of all options."""
        return not self.only_with or values[self.only_with] in self.only_for

    def read(self, text: str) -> Value:
        """Return the value written as `text`. Raises OptionError."""
        found = sanitize(text) or message("nothing")
        # Before `int`: a bool is an int, too.
        if isinstance(self.default, bool):
            if text in ("on", "off"):
                return text == "on"
            raise OptionError("option-not-switch", option=self.id, found=found)
        if isinstance(self.default, int):
            # `isdigit` is true of ² as well, which `int` refuses, as it does thousands of digits.
            if text.isascii() and text.isdigit() and len(text) < 10 and self.low <= int(text) <= self.high:
                return int(text)
            low, high = str(self.low), str(self.high)
            raise OptionError("number-outside", name=self.id, low=low, high=high, found=found)
        if text in self.choices:
            return text
        raise OptionError("not-one-of", name=self.id, choices=", ".join(self.choices), found=found)


class OptionSpec(msgspec.Struct, frozen=True):
    """The properties of an option except its name and default, as an annotation of a field of a game's rules.

    The fields are those of `Option`.
    """

    low: int = 0
    high: int = 0
    choices: tuple[str, ...] = ()
    needs: str | None = None
    house_rule: bool = False
    only_with: str = ""
    only_for: tuple[str, ...] = ()


HOUSE_RULE = OptionSpec(house_rule=True)


def options_of(rules: type[msgspec.Struct]) -> tuple[Option, ...]:
    """Return the options that a game's rules declare: one for each field, with its default and its `OptionSpec`.

    A field reads `rounds: Annotated[int, OptionSpec(low=1, high=9)] = 5`, or `must_lay: bool = True`.
    """
    # Without `include_extras`, `Annotated` is dropped, and the `OptionSpec` with it.
    hints = get_type_hints(rules, include_extras=True)
    found = []
    for field in msgspec.structs.fields(rules):
        notes = getattr(hints[field.name], "__metadata__", ())
        about = next((note for note in notes if isinstance(note, OptionSpec)), OptionSpec())
        found.append(Option(field.name, field.default, **msgspec.structs.asdict(about)))
    return tuple(found)


def write(value: Value) -> str:
    """Return the text of an option's value."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def defaults(options: Sequence[Option]) -> dict[str, Value]:
    """Return the default of every option, by id."""
    return {option.id: option.default for option in options}


def switch(options: Sequence[Option], values: dict[str, Value], name: str, value: Value) -> tuple[str, ...]:
    """Set one option in `values`, and switch on what it needs, or off what needs it.

    Return the ids of the others that changed.
    """
    values[name] = value
    others: list[str] = []
    for option in options:
        # Switched on, an option switches on what it needs; switched off, it switches off what needs it.
        if value is True and option.id == name and option.needs and not values[option.needs]:
            others += [option.needs, *switch(options, values, option.needs, True)]
        if value is False and option.needs == name and values[option.id]:
            others += [option.id, *switch(options, values, option.id, False)]
    return tuple(others)


def read(options: Sequence[Option], words: Iterable[str]) -> tuple[dict[str, Value], tuple[str, ...]]:
    """Read `id=value` words. Return the values of all options, and the ids switched on because others need them.

    Raises OptionError for an unknown option, a wrong value, an option named twice, and a contradiction.
    """
    known = {option.id: option for option in options}
    named: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if name not in known:
            raise OptionError(suggest_or_list(message("option-unknown", option=sanitize(name)), name, known))
        if not equals:
            default = known[name].default
            # Nobody names a rule to leave it as it is.
            example = write(not default if isinstance(default, bool) else default)
            raise OptionError("option-without-value", option=name, example=example)
        if name in named:
            raise OptionError("option-twice", option=name)
        named[name] = known[name].read(text)
    # Only after all words are read, so that a word that means nothing is told before a contradiction.
    values = defaults(options)
    dragged: list[str] = []
    for name, value in named.items():
        dragged += switch(options, values, name, value)
    # A later word may have undone an earlier one: then the two contradict each other.
    for name, value in named.items():
        if values[name] != value:
            # Either another word needs this option on, or this one needs an option that a word switches off.
            other = next((each for each in options if each.needs == name and named.get(each.id)), None)
            rule, needed = (other.id, name) if other else (name, known[name].needs)
            raise OptionError(
                "option-contradicts", option=f"{name}={write(value)}", rule=rule, needed=str(needed)
            )
    # `dragged` also has what was switched off on the way.
    return values, tuple(name for name in dict.fromkeys(dragged) if name not in named and values[name])


def write_changed(options: Sequence[Option], values: dict[str, Value]) -> list[str]:
    """Return the `id=value` words of all options that are not at their default, in the order of `options`."""
    return [f"{option.id}={write(values[option.id])}" for option in options if values[option.id] != option.default]
