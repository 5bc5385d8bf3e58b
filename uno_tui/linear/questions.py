"""Questions that players type in their own words, and their answers: cards, rules, and what has happened."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from uno_tui.i18n.card_names import FORMS
from uno_tui.linear import vocabulary
from uno_tui.linear.intent import Intent
from uno_tui.linear.phrases import Words, phrases_for
from uno_tui.linear.terminal import LineTerminal
from uno_tui.ui.navigation import lists
from uno_tui.ui.ports.presenter import SomePresenter
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

MOST_TOLD = 12
"""The most sentences of an answer about what happened or about the rules; the messages and the rules have all."""


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
        forms.append([*(translator.card(shown, form) for form in FORMS), english.card(shown), str(card)])
    return phrases_for(translator).find_cards(words, forms, in_part=in_part)


class Questions:
    """Answers what a player asks at a table. It changes nothing there."""

    def __init__(self, session: Session, terminal: LineTerminal) -> None:
        self._session = session
        self._terminal = terminal

    def answer(self, intent: Intent, table: TableController) -> bool:
        """Answer a question about a card, a house rule or the rules; return False for other lines."""
        words = self._session.announcer.words
        phrases = phrases_for(words)
        rules = phrases.plain(vocabulary.words_of("rules", words)[0])
        named = any(_is_same_word(each, rules[0]) for each in phrases.plain(intent.line))
        return (named and self.read_rules_about(intent.line, table)) or self._explain(intent, table)

    def tell_what_happened(self, players: Sequence[str], table: TableController) -> None:
        """Write the last sentence about the first of the players; without one, what happened since the own last turn.
        """
        if table.state.handing_to is not None:  # what one person has heard is not for the next
            table.perform("read_turn")
            return
        history = self._session.announcer.speaker.history
        if players:
            names = "|".join(map(re.escape, players))
            told = [each for each in history.events() if re.search(rf"\b({names})\b", each.text)][-1:]
        else:
            told = history.events(since_turn=True)[-MOST_TOLD:]
        for each in told:
            self._terminal.write(each.text)
        if not told and players:
            self._write("linear-nothing-about", name=players[0])
        elif not told:
            self._write("linear-nothing-happened")

    def read_rules_about(self, line: str, table: TableController) -> bool:
        """Write the clauses with the words behind `rules`, as in `rules about jokers`; return False if there are none.
        """
        announcer = self._session.announcer
        phrases = phrases_for(announcer.words)
        own = {word for each in phrases.typed_for("rules") for phrase in each for word in phrases.plain(phrase)}
        wanted = [each for each in phrases.about_rules(line) if each not in own]
        if not wanted:
            return False

        def has(clause: str) -> bool:
            there = phrases.plain(clause)
            return all(any(_is_same_word(each, word) for word in there) for each in wanted)

        found = lists.rules_with(announcer, table.state.game, has)
        for clause in found[:MOST_TOLD]:
            self._terminal.write(clause)
        if len(found) > MOST_TOLD:
            self._write("linear-more-clauses", count=len(found) - MOST_TOLD)
        return bool(found)

    def _write(self, message_id: str, **values: object) -> None:
        self._terminal.write(self._session.announcer.text(message_id, **values))

    def _explain(self, intent: Intent, table: TableController) -> bool:
        """Write the rule of the card or the house rule that a line asks about; return False for other lines."""
        words, presenter = self._session.announcer.words, table.state.presenter
        phrases = phrases_for(words)
        about = phrases.asked_about(intent.line)
        # A phrase of a command is that command, as the French `quoi de neuf`, in which `neuf` could be a 9.
        meant = intent.command or intent.word
        if not about or (meant and phrases.find(phrases.plain(intent.line), (meant,))):
            return False
        rule = self._rule_of(about, table)
        # Without the colour: the rule of a red Draw Two is that of all.
        for place in [] if rule else find_cards(about, presenter.kinds, presenter, in_part=False)[:1]:
            _, name = presenter.card_parts(presenter.kinds[place])
            rule = self._rule_of(phrases.plain(name), table)
        if rule:
            self._terminal.write(rule)
        elif not meant and find_cards(about, presenter.kinds, presenter):
            self._write("linear-no-clause", rules=vocabulary.words_of("rules", words)[0])
        else:
            return False
        return True

    def _rule_of(self, about: Words, table: TableController) -> str:
        """Return the clause about a card, or what a house rule does and whether it is on; empty if there is neither."""
        announcer, game = self._session.announcer, table.state.game
        phrases, values = phrases_for(announcer.words), msgspec.structs.asdict(table.state.view.rules)

        def is_meant(name: str) -> bool:
            named = phrases.plain(name)
            return len(named) == len(about) and all(map(_is_same_word, named, about))

        number = about[0] if len(about) == 1 and about[0].isdecimal() else ""
        clause = lists.rule_about(announcer, game, is_meant, number, [name for name in values if values[name] is False])
        return clause or lists.option_about(announcer, game, values, is_meant)


def _is_same_word(one: str, other: str) -> bool:
    """Return whether two words are the same, apart from an ending of the plural behind four letters or more."""
    short, long = sorted((one, other), key=len)
    return short == long or (len(short) >= 4 and long in {short + ending for ending in ("s", "es", "n", "en")})
