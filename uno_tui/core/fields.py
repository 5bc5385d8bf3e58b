"""Objects whose fields are declared once, as annotated attributes. Slots, first values and copies follow from that.

`clear` gives a field its declared value. A field without one is set by `__init__` and keeps its value. The type of a
field says how it is copied: lists, dicts and sets, and those in them, are copied; everything else is shared.
"""

from __future__ import annotations

from abc import ABCMeta
from collections.abc import Callable
from typing import Any, ClassVar, Self, TypeVar, cast, get_args, get_origin, get_type_hints

T = TypeVar("T")
_COPIED = (list, dict, set)
_FOLLOWS = ("__slots__", "clear", "clear_own", "copy")


class _Factory:
    def __init__(self, make: Callable[[Any], object]) -> None:
        self.make = make


def factory(make: Callable[[Any], T]) -> T:
    """Declare a first value that is computed from the object, by means of the fields declared before this one."""
    # It stands where the field's first value stands, so type checkers must take it for one.
    return cast("T", _Factory(make))


def each_seat(value: T) -> list[T]:
    """Declare a first value that is a list: a copy of `value` for each seat of a table."""
    return factory(lambda table: [value] * table.seats)


def _copy_expression(kind: Any, value: str) -> str:
    """Return an expression that copies the expression `value` of type `kind`; `value` itself if it is shared.

    Raises TypeError for a type with a list, dict or set in a place where it would be shared.
    """
    # Nested comprehensions may all say `each`: Python evaluates the iterable of the inner one in the scope around it.
    origin, parts = get_origin(kind) or kind, [_copy_expression(part, "each") for part in get_args(kind)]
    plain = all(part == "each" for part in parts)
    if origin in _COPIED and plain:
        return f"{value}.copy()"
    if origin is list:
        return f"[{parts[0]} for each in {value}]"
    # Keys can be hashed, so nothing in them can change or needs a copy.
    if origin is dict:
        return f"{{key: {parts[1]} for key, each in {value}.items()}}"
    if not plain:
        raise TypeError(f"a field of type {kind} cannot be copied: expected a list, dict or set outside")
    return value


def _method(head: str, lines: list[str], names: dict[str, Any]) -> Any:
    """Return a method compiled from source text. No loop over the fields is as fast."""
    exec("\n    ".join((f"def {head}(self):", *(lines or ["pass"]))), names)  # noqa: S102 - made of names in the code
    return names[head]


def _make_clear(firsts: dict[str, Any], kinds: dict[str, Any]) -> Any:
    """Return a method that gives fields their first values. Raises TypeError for a value that would be shared."""
    names: dict[str, Any] = {}
    lines = []
    for field, first in firsts.items():
        makes = isinstance(first, _Factory)
        # A global of the method: a list is copied out of it at each call, and never handed out itself.
        names[field] = first.make if makes else first
        value = f"{field}(self)" if makes else field
        copied = _copy_expression(kinds[field], value)
        if isinstance(first, _COPIED) and copied == value:
            raise TypeError(f"field {field} has the type {kinds[field]}: expected one that says how to copy {first}")
        lines.append(f"self.{field} = {copied}")
    return _method("clear_own", lines, names)


def _make_copy(kinds: dict[str, Any]) -> Any:
    """Return a method that copies all fields."""
    copies = [f"new.{field} = {_copy_expression(kind, f'self.{field}')}" for field, kind in kinds.items()]
    # Without `__init__`, which would only set values that are overwritten at once.
    return _method("copy", ["new = create(type(self))", *copies, "return new"], {"create": object.__new__})


class _FieldsMeta(ABCMeta):
    """The metaclass that makes slots, `clear_own` and `copy` from the declared fields."""

    _kinds: dict[str, Any]
    """The types of all fields, those of bases included."""
    _clears: tuple[Callable[[Any], None], ...]
    """The methods `clear_own` of the class and its bases."""

    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> _FieldsMeta:
        written = [word for word in _FOLLOWS if word in namespace]
        # `Fields`, which has no bases, defines what all others inherit.
        if bases and written:
            raise TypeError(f"class {name} defines {', '.join(written)}: expected declared fields only")
        # The annotations as a class of their own, to have them before this class with its slots exists.
        # Up to Python 3.13 they are `__annotations__`, later a function under another name with the same beginning.
        noted = {word: namespace[word] for word in namespace if word == "__module__" or word.startswith("__annot")}
        hints = get_type_hints(type(name, (), noted))
        own = {field: kind for field, kind in hints.items() if ClassVar not in (kind, get_origin(kind))}
        kinds = {field: kind for base in bases if isinstance(base, _FieldsMeta) for field, kind in base._kinds.items()}
        # A slot that a base has, too, would only make objects larger.
        namespace["__slots__"] = [field for field in own if field not in kinds]
        # Taken out of the namespace: Python refuses a slot with the name of a class variable.
        firsts = {field: namespace.pop(field) for field in own if field in namespace}
        kinds |= own
        # A class without fields of its own, such as one that only joins two bases, inherits both methods.
        if own:
            namespace |= {"clear_own": _make_clear(firsts, own), "copy": _make_copy(kinds)}
        new = super().__new__(mcs, name, bases, namespace)
        new._kinds = kinds
        # Bases first: a factory uses fields that are declared before its own.
        new._clears = tuple(vars(kind)["clear_own"] for kind in new.__mro__[::-1] if "clear_own" in vars(kind))
        return new


class Fields(metaclass=_FieldsMeta):
    """An object of declared fields."""

    def clear(self) -> None:
        """Give the fields their first values."""
        for clear_own in type(self)._clears:
            clear_own(self)

    def clear_own(self) -> None:
        """Give the fields that this class declares, without those of its bases, their first values."""

    def copy(self) -> Self:
        """Return an object that can be changed without touching this one."""
        return object.__new__(type(self))
