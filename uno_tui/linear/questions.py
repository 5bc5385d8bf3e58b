"""Questions that players type in their own words, and their answers: cards, rules, and what has happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

import msgspec

from uno_tui.core.catalogue import GAMES
from uno_tui.core.dice import Dice
from uno_tui.i18n.card_names import FORMS
from uno_tui.linear import vocabulary
from uno_tui.linear.intent import Intent
from uno_tui.linear.phrases import Words, phrases_for
from uno_tui.linear.terminal import LineTerminal
from uno_tui.ui.navigation import lists
from uno_tui.ui.ports.presenter import SomePresenter, sentence
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

MOST_TOLD = 12
"""The most sentences of an answer about what happened; the messages have all."""
MOST_CLAUSES = 3
"""The most clauses of an answer about the rules, which have all."""


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

    def __init__(
        self, session: Session, terminal: LineTerminal, read: Callable[[Sequence[str]], None]
    ) -> None:
        """`read` writes many lines, page by page where that is better."""
        self._session = session
        self._terminal = terminal
        self._read = read

    def answer(self, intent: Intent, table: TableController) -> bool:
        """Answer a question about a card, a house rule or the rules; return False for other lines."""
        words = self._session.announcer.words
        phrases = phrases_for(words)
        rules = phrases.plain(vocabulary.word_for("rules", words))
        named = any(_is_same_word(each, rules[0]) for each in phrases.plain(intent.line))
        fits = phrases.has_fits(intent.line) and self._tell_whether_it_fits(intent, table)
        return (
            fits
            or (named and self.read_rules_about(intent.line, table))
            or self._explain(intent, table)
            or self._tell_whether_it_fits(intent, table)
        )

    def tell_aim(self, table: TableController) -> None:
        """Write what the game is about in a sentence or two, and the word for all rules."""
        words = table.state.words
        self._terminal.write(words.text("aim") if words.has("aim") else words.text("title", "description"))
        self._write("linear-all-rules", rules=vocabulary.word_for("rules", self._session.announcer.words))

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
        typed = list(phrases.without_command(phrases.words(line), "rules"))
        if not typed:
            return False
        items = lists.rules_items(announcer, self._session.tables, table.state.game)
        if " ".join(typed) in phrases.all_words:
            self._read([item.text for item in items])
            return True
        chapters = lists.chapters_of(items)
        # A chapter of just these words goes before one that has them too: `Cards` before `Action cards`.
        named = [name for name in chapters if list(phrases.words(name)) == typed]
        named = named or [name for name in chapters if wanted and list(phrases.plain(name)) == wanted]
        named = named or [
            name for name in chapters if wanted and all(_is_among(word, phrases.plain(name)) for word in wanted)
        ]
        if len(named) == 1:
            self._read([*named, *chapters[named[0]]])
            return True

        if not wanted:
            return False

        def has(clause: str) -> bool:
            there = phrases.plain(clause)
            return all(_is_among(each, there) for each in wanted)

        def at(clause: str) -> int:
            # A clause about the words has them at its beginning: one that only mentions them, later.
            there = phrases.plain(clause)
            return min(place for place, each in enumerate(there) if any(_is_same_word(each, word) for word in wanted))

        found = sorted(lists.rules_with(announcer, table.state.game, has), key=at)
        for clause in found[:MOST_CLAUSES]:
            self._terminal.write(clause)
        if len(found) > MOST_CLAUSES:
            self._write("linear-more-clauses", count=len(found) - MOST_CLAUSES)
        return bool(found)

    def _tell_whether_it_fits(self, intent: Intent, table: TableController) -> bool:
        """Write whether the card that a question names can be played, and why not; return False for other lines."""
        state, phrases = table.state, phrases_for(self._session.announcer.words)
        if not intent.doubts or state.handing_to is not None:
            return False
        named = phrases.asked_whether_fits(intent.words)
        hand = state.walk.zones[0].cards
        found = find_cards(named, hand, state.presenter, in_part=False)
        number = vocabulary.parse_number(named[0]) if len(named) == 1 else None
        if not found and number is not None and 1 <= number <= len(hand):
            found = [number - 1]
        kinds = [] if found else find_cards(named, state.presenter.kinds, state.presenter, in_part=False)
        if kinds:
            missing = str(state.presenter.card_for_texts(state.presenter.kinds[kinds[0]]))
            self._terminal.write(state.presenter.text("linear-not-held", card=missing))
        if not found:
            return bool(kinds)
        card = hand[found[0]]
        shown = sentence(state.presenter.card_name(card))
        if state.presenter.moves_with(state.moves, card) or state.walk.is_playable(card):
            self._write("linear-fits", card=shown)
            return True
        if state.presenter.has_drafts:  # a draft has no refusal before it is finished
            self._write("linear-unfit", card=shown)
            return True
        move = state.presenter.attempt(state.view, state.moves, card)
        refusal = GAMES[state.game].imagine(state.view, Dice(0)).refusal(state.seat, move)
        if refusal is None:
            return False
        self._terminal.write(state.presenter.refusal(state.view, move, refusal))
        return True

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
            return True
        if meant:
            return False
        is_card = bool(find_cards(about, presenter.kinds, presenter, in_part="".join(about).isdecimal()))
        if not is_card and self.read_rules_about(intent.line, table):
            return True
        if is_card or find_cards(about, presenter.kinds, presenter):
            self._write("linear-no-clause", rules=vocabulary.word_for("rules", words))
            return True
        return False

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


def _is_among(word: str, words: Words) -> bool:
    return any(_is_same_word(word, each) for each in words)


def _is_same_word(one: str, other: str) -> bool:
    """Return whether two words are the same, apart from an ending of the plural behind four letters or more."""
    short, long = sorted((one, other), key=len)
    return short == long or (len(short) >= 4 and long in {short + ending for ending in ("s", "es", "n", "en")})
