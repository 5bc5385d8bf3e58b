"""Format Fluent texts. The syntax is read by `fluent.syntax`, the library of Fluent's makers.

Their resolver, `fluent.runtime`, is not used: it loads Babel with the data of all languages, which would make the
program start half as slowly again and three times as large, for the plural and the separators of three. The tests hold
every text against it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from fluent.syntax import FluentParser, ast

from uno_tui.i18n.languages import LANGUAGES

Value = str | int
"""A value that a text is formatted with."""
_PARSER = FluentParser(with_spans=False)


class ResolveError(Exception):
    """A text cannot be formatted: something that it names is missing."""


@cache
def parse(source: str) -> ast.Message | ast.Term:
    """Return one parsed message or term, cached for all translators. Raises ResolveError."""
    entry = _PARSER.parse_entry(source)
    if not isinstance(entry, ast.Message | ast.Term):
        raise ResolveError(f"expected one message or term, found: {source}")
    return entry


class Resolver:
    """Formats texts of one language. `find` returns a message by its id, a term by its id with a dash in front."""

    def __init__(
        self,
        language: str,
        find: Callable[[str], ast.Message | ast.Term],
        functions: Mapping[str, Callable[..., str]],
    ) -> None:
        self._tongue = LANGUAGES[language]
        self._find = find
        self._functions = functions

    def format(self, name: str, attribute: str, values: Mapping[str, Value]) -> str:
        """Return the text of a message, or of its `attribute` if it has one of that name. Raises ResolveError."""
        message = self._find(name)
        found = message.value
        for each in message.attributes:
            # An attribute replaces the value: `.terse` is the same text in fewer words.
            if each.id.name == attribute:
                found = each.value
                break
        if found is None:
            raise ResolveError(f"{name} has no text")
        return self._pattern(found, values)

    def _pattern(self, pattern: ast.Pattern, values: Mapping[str, Value]) -> str:
        said = ""
        for element in pattern.elements:
            said += element.value if isinstance(element, ast.TextElement) else self._text(element.expression, values)
        return said

    def _text(self, expression: object, values: Mapping[str, Value]) -> str:
        """Return the text of an expression in braces."""
        if isinstance(expression, ast.SelectExpression):
            return self._pattern(self._choose(expression, values), values)
        value = self._value(expression, values)
        # Only whole numbers get separators; other numbers come as texts (`Translator.decimal`).
        return f"{value:,}".replace(",", self._tongue.thousands) if isinstance(value, int) else value

    def _value(self, expression: object, values: Mapping[str, Value]) -> Value:
        if isinstance(expression, ast.VariableReference):
            if expression.id.name not in values:
                raise ResolveError(f"there is no ${expression.id.name}")
            return values[expression.id.name]
        if isinstance(expression, ast.StringLiteral):
            return str(expression.parse()["value"])
        if isinstance(expression, ast.NumberLiteral):
            return int(expression.value)
        if isinstance(expression, ast.FunctionReference):
            return self._call(expression, values)
        if isinstance(expression, ast.MessageReference):
            return self.format(expression.id.name, expression.attribute.name if expression.attribute else "", values)
        if isinstance(expression, ast.TermReference):
            named = expression.arguments.named if expression.arguments else ()
            # A term sees only the values that are passed to it, not those of the message.
            own = {each.name.name: self._value(each.value, {}) for each in named}
            return self.format(f"-{expression.id.name}", expression.attribute.name if expression.attribute else "", own)
        if isinstance(expression, ast.Placeable):
            return self._text(expression.expression, values)
        raise ResolveError(f"{type(expression).__name__} is not understood")

    def _call(self, call: ast.FunctionReference, values: Mapping[str, Value]) -> str:
        if call.id.name not in self._functions:
            raise ResolveError(f"there is no function {call.id.name}")
        positional = [self._value(each, values) for each in call.arguments.positional]
        named = {each.name.name: self._value(each.value, values) for each in call.arguments.named}
        return self._functions[call.id.name](*positional, **named)

    def _choose(self, select: ast.SelectExpression, values: Mapping[str, Value]) -> ast.Pattern:
        """Return the variant for a number, its plural category, or a word; else the default variant."""
        value = self._value(select.selector, values)
        kind = value if isinstance(value, str) else "one" if self._tongue.takes_singular(value) else "other"
        for variant in select.variants:
            key = variant.key
            exact = isinstance(key, ast.NumberLiteral) and isinstance(value, int) and int(key.value) == value
            if exact or (isinstance(key, ast.Identifier) and key.name == kind):
                return variant.value
        return next(variant.value for variant in select.variants if variant.default)
