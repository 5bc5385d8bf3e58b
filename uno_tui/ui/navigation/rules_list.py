"""The rules as they are said: the whole book, the clauses about something, and those in force at a table."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence

from uno_tui.core.catalogue import GAMES
from uno_tui.core.options import Value
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.ports.option_texts import option_described, option_name, option_value
from uno_tui.ui.ports.presenter import sentence
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.tables import Tables

_NUMBERS = re.compile(r"\d+")
MOST_NAMING = 4
"""The most words before the colon of a sentence about a card, as in `Reverse (7): …`."""
_IN_BRACKETS = re.compile(r" \((?:[Oo]ption )?([^()]*)\)")
_IDS = re.compile(r"[a-z_]+(=[a-z_]+)?")
_WORD_ENDS = re.compile(r"\b")
# A point before a small letter ends no sentence, as in an abbreviation.
_SENTENCE_ENDS = re.compile(r"(?<=[.!?])\s+(?=[^a-z\s])")
_CLAUSE = re.compile(r"^[A-Z]+-\d+\. ")
_CLAUSE_NAMED = re.compile(r"\b[A-Z]+-\d+\b")


def rules_in_force(table: TableController | None) -> list[Item]:
    """Return the rules of the table, each with a description on demand."""
    lines = [] if table is None else table.state.presenter.rule_lines(table.state.view)
    practised = [] if table is None or not table.practising.heading else [Item(table.practising.heading)]
    return practised + [Item(sentence(line), explains=described) for line, described in lines]


def rules_items(announcer: ProgramAnnouncer, tables: Tables, game: str | None = None) -> list[Item]:
    """Return the rules of a game, by default the one played or chosen last: one sentence or heading a line."""
    chosen = game or announcer.game or tables.next_game
    lines = announcer.translator.rules(chosen)
    if not lines:
        return [Item(announcer.text("rules-missing", game=announcer.title(chosen)))]
    return _spoken_rules(announcer, chosen, lines)


def chapters_of(items: Sequence[Item]) -> dict[str, list[str]]:
    """Return the lines below each heading, in their order; a heading right above another one is none of its own."""
    found: dict[str, list[str]] = {}
    for item in items:
        if item.heading:
            found[item.text] = []
        elif found:
            found[next(reversed(found))].append(item.text)
    return {heading: lines for heading, lines in found.items() if lines}


def rule_about(
    announcer: ProgramAnnouncer, game: str, is_meant: Callable[[str], bool], number: str, off: Collection[str]
) -> str:
    """Return the clause about a card whose name `is_meant` accepts; empty if there is none.

    First those that begin with a name and a colon. Then, with a `number`, the first clause that names it first under a
    heading that names it too, as `Rule 0/7` does, but not of a house rule that is `off`. Last the sentence for each
    card within a clause.
    """
    lines = [(line, _CLAUSE.sub("", line)) for line in announcer.translator.rules(game) if line.strip()]
    clauses = [(line, text) for line, text in lines if not line.startswith("#")]
    for line, text in clauses:
        name, colon, _ = text.partition(":")
        if colon and is_meant(name):
            return _spoken(announcer, game, line)
    numbered = False
    for line, text in lines:
        if line.startswith("#"):
            is_off = any(f"({rule})" in line for rule in off)
            numbered = bool(number) and number in _NUMBERS.findall(line) and not is_off
        elif numbered and _NUMBERS.findall(text)[:1] == [number]:
            return _spoken(announcer, game, line)
    for _, text in clauses:
        for said in text.split(". "):
            name, colon, _ = said.partition(":")
            short = len(name.split()) <= MOST_NAMING
            if colon and (is_meant(name.partition("(")[0]) or (short and number in _NUMBERS.findall(name))):
                return _spoken(announcer, game, f"{said.rstrip('.')}.")
    return ""


def option_about(
    announcer: ProgramAnnouncer, game: str, values: Mapping[str, Value], is_meant: Callable[[str], bool]
) -> str:
    """Return the value and the description of the option whose name `is_meant` accepts; empty if there is none."""
    translator, known = announcer.translator, {each.id: each for each in GAMES[game].options}
    named = (
        option
        for option in known.values()
        # The id stands in table files and in the command line.
        if is_meant(option_name(translator, game, option)) or is_meant(option.id.replace("_", " "))
    )
    option = next(named, None)
    if option is None:
        return ""
    # Where a match ends at a point limit, nobody plays five rounds: how it ends is told.
    shown = option if option.is_relevant(values) else known[option.only_with]
    name, value = option_name(translator, game, shown), option_value(translator, game, shown, values[shown.id])
    line = announcer.text("table-option", option=name, value=value)
    if values[shown.id] is False:
        line = announcer.text("option-off-here", option=name)
    return f"{line}. {option_described(translator, game, shown)}"


def _spoken(announcer: ProgramAnnouncer, game: str, line: str) -> str:
    return " ".join(item.text for item in _spoken_rules(announcer, game, [line]))


def rules_with(
    announcer: ProgramAnnouncer, game: str, has: Callable[[str], bool], off: Collection[str] = ()
) -> list[str]:
    """Return the clauses that `has` accepts, as they are said, without those of house rules that are `off`."""
    found, is_off = [], False
    for line in filter(str.strip, announcer.translator.rules(game)):
        if line.startswith("#"):
            is_off = any(f"({rule})" in line for rule in off)
        elif not is_off and has(_CLAUSE.sub("", line)):
            found.append(line)
    return [_spoken(announcer, game, line) for line in found]


def _spoken_rules(announcer: ProgramAnnouncer, game: str, lines: Sequence[str]) -> list[Item]:
    """Return clauses and headings of a game as they are said, one sentence a line."""
    names = {option.id: option_name(announcer.translator, game, option) for option in GAMES[game].options}
    headings = _headings_of_clauses(announcer, announcer.translator.rules(game))

    def spoken(line: str) -> str:
        # The number at the beginning goes, one within the text becomes a heading.
        return _CLAUSE_NAMED.sub(lambda found: headings.get(found[0], found[0]), _CLAUSE.sub("", line))

    return [item for line in lines for item in _rule(announcer, spoken(line), names)]


def _headings_of_clauses(announcer: ProgramAnnouncer, lines: Sequence[str]) -> Mapping[str, str]:
    """Return for the number of each clause the heading above it, in quotes: a number says nothing to the ear."""
    found: dict[str, str] = {}
    heading = ""
    for line in lines:
        if line.startswith("#"):
            heading = announcer.text("rule-heading", title=_IN_BRACKETS.sub("", line.lstrip("# ")))
        elif (clause := _CLAUSE_NAMED.match(line)) is not None:
            found[clause[0]] = heading
    return found


def _rule(announcer: ProgramAnnouncer, line: str, names: Mapping[str, str]) -> list[Item]:
    """Return the sentences of a clause, with the names of options in place of their ids; or a heading."""
    if line.startswith("#"):
        title = _IN_BRACKETS.sub("", line.lstrip("# "))
        return [Item(announcer.text("heading", text=title), heading=True, on_screen=title)]
    return [Item(part) for part in _SENTENCE_ENDS.split(_IN_BRACKETS.sub(lambda found: _named(found, names), line))]


def _named(found: re.Match[str], names: Mapping[str, str]) -> str:
    """Return a bracketed part, with an option called by its name; empty if it is only an id."""
    # `(draw_anytime)` is for those who write table files.
    if _IDS.fullmatch(found[1]):
        return ""
    return f" ({''.join(names.get(word, word) for word in re.split(_WORD_ENDS, found[1]))})"
