"""Questions about the rules, and about what a card, a house rule or a command does."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import pairwise

import msgspec

from uno_tui.core.catalogue import GAMES
from uno_tui.core.commands import GAME_COMMANDS
from uno_tui.core.contract import Seat
from uno_tui.linear import vocabulary
from uno_tui.linear.help import describe
from uno_tui.linear.intent import SET, Intent
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.phrases import Phrases, Words, is_same_word, is_within, names_in, phrases_for, split, without_names
from uno_tui.linear.rule_answers import answers_for
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.whole_lines import find_named_game, whole_lines_for
from uno_tui.linear.wishes import find_wishes
from uno_tui.linear.wording import Wording
from uno_tui.ui.keys.commands import WORDS, commands_at
from uno_tui.ui.navigation import rules_list
from uno_tui.ui.ports.option_texts import option_name
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

MOST_OF_CHAPTER = 5
"""The most clauses of a chapter that answer a question."""
MOST_CLAUSES = 3
"""The most clauses that an answer reads; the list of rules has them all."""
_LEAST_BESIDE_COMMAND = 4
"""The fewest words of a pattern that answers a line which may also be a command."""
_LEAST_OF_STATEMENT = 3
"""The fewest words of a pattern that answers a line which asks nothing."""
_LONGEST_ADDITION = 6
"""The most words of a line such as `and the queen`."""
_LONGEST_SMALL_WORD = 3
"""The letters of words that stand in every text."""
ENOUGH = 15
"""Words of a clause that are enough for an answer."""


class _AskedCard(msgspec.Struct, frozen=True):
    """A question what a card does, the words that name the card, and the table and seat at which it was asked."""

    question: str
    about: Words
    at: tuple[TableController, Seat | None]


class RuleQuestions:
    """Answers questions about the rules of a table's game. It changes nothing there."""

    def __init__(
        self, session: Session, terminal: LineTerminal, wording: Wording, read: Callable[[Sequence[str]], None]
    ) -> None:
        """`read` writes many lines, page by page where that is better."""
        self._session = session
        self._terminal = terminal
        self._wording = wording
        self._read = read
        self._asked: _AskedCard | None = None
        """The last line, if it asked what a card does."""

    def names_rules(self, intent: Intent) -> bool:
        """Return whether a line has a word for the rules."""
        phrases = self._wording.phrases
        typed = [phrases.plain(each) for some in phrases.typed_for("rules") for each in some]
        there = phrases.plain(intent.line)
        return any(len(each) == 1 and _is_among(each[0], there) for each in typed)

    def read_about(self, line: str, table: TableController, most: int | None = None) -> bool:
        """Write the clauses with the words after `rules`, as in `rules about jokers`; return False if there are none.

        Of a chapter that is named, `most` clauses are written; None: all.
        """
        announcer = self._session.announcer
        typed = phrases_for(announcer.words).without_command(phrases_for(announcer.words).words(line), "rules")
        if not typed:
            return False
        if " ".join(typed) in phrases_for(announcer.words).all_words:
            whole = rules_list.rules_items(announcer, self._session.tables, table.state.game)
            self._read([item.text for item in whole])
            return True
        # UNO has a chapter that is called almost like the game: `rules uno` asks for all.
        return (
            (len(typed) == 1 and self._read_rules_of(line, typed, table))
            or self._read_chapter(line, table, most)
            or self._read_rules_of(line, typed, table)
            or self._read_clauses(line, table, of_many=True)
        )

    def _read_rules_of(self, line: str, typed: Words, table: TableController) -> bool:
        """Read the rules of the game that a line names by nothing but its title; return False for other lines."""
        announcer = self._session.announcer
        game = find_named_game(line, announcer.translator)
        if game is None or not whole_lines_for(announcer.words).names_only_games(typed):
            return False
        if game == table.state.game:
            table.screen.open("rules")
        else:
            self._read([item.text for item in rules_list.rules_items(announcer, self._session.tables, game)])
        return True

    def tell_answer(self, intent: Intent, table: TableController, *, about_card: bool = False) -> bool:
        """Write the answer that the game's texts have for a question about its rules; return False for other lines.

        With `about_card` also those about a card at the table, as `may I play my 7`, which the table answers better.
        """
        # Where a command may be meant, as in `how many cards do I have`, the question must say more.
        least = _LEAST_BESIDE_COMMAND if intent.command else 1
        answer = self._find_answer(intent, table, about_card=about_card, least=least)
        if answer:
            self._terminal.write(answer)
        return bool(answer)

    def refuse_change(self, intent: Intent, table: TableController) -> bool:
        """Write where house rules are chosen, for a line that would change one here; return False for other lines."""
        phrases, line = self._wording.phrases, intent.line
        changes = phrases.has_listed("typed-changing", line) and not (intent.doubts or phrases.asks(line))
        if not changes or table.state.handing_to is not None:
            return False
        wishes, _ = find_wishes(line, table.state.game, self._session.announcer.translator)
        refused = bool(wishes.values) or self.names_rules(intent)
        if refused:
            self._wording.write("linear-rules-fixed", menu=self._wording.spell("menu"))
        return refused

    def tell_rule_about(self, intent: Intent, table: TableController) -> bool:
        """Write what the rules say about a line that asks nothing and means nothing else; return False if nothing.

        It is told as a rule: nobody shall think that something was done.
        """
        if phrases_for(table.state.words).begins_with_play(intent.words):
            return False
        answer = self._find_answer(intent, table, about_card=False, least=_LEAST_OF_STATEMENT)
        if answer:
            self._wording.write("linear-by-the-rules", answer=answer)
        return bool(answer)

    def _find_answer(self, intent: Intent, table: TableController, *, about_card: bool, least: int) -> str:
        """Return the answer to a question about the rules, by a pattern of `least` words; "" for other lines."""
        state, phrases = table.state, phrases_for(table.state.words)
        if state.handing_to is not None or self.names_rules(intent) or is_exact_phrase(intent, phrases):
            return ""
        # As it was typed: `my partner` is nobody's name. `Why do I give Cleo a card` is asked about the partner.
        shown = intent.as_typed
        if phrases.asks_why(intent.line):
            shown = whole_lines_for(state.words).without_partner_name(shown, state.presenter.partner_name(state.view))
        # Names of players are in questions about what they have or did; what they may or must do, the rules say.
        if phrases.asks_whether_due(intent.line) or phrases.asks_whether_allowed(intent.line):
            shown = without_names(shown, state.public.names)
        if names_in(shown, state.public.names) or (intent.word and not intent.typed):
            return ""
        if not about_card and self._asks_about_card(intent.line, table):
            return ""
        if len(self._whole_names(intent.line, table)) > 1:
            return ""  # `can I play red 4 and red 5` is about these cards, in any case
        if phrases.asks_why(intent.line) and phrases.asks_whether_allowed(intent.line):
            return ""  # why something cannot be done now, the table tells
        return answers_for(state.words, state.view.rules).find(shown, least=least)

    def _tell(self, answer: str, table: TableController) -> bool:
        """Write the answer `answer-…` of the game; return False if it has none of this name."""
        words, rules = table.state.words, table.state.view.rules
        known = words.has(f"answer-{answer}")
        if known:
            self._terminal.write(answers_for(words, rules).tell(f"answer-{answer}"))
        return known

    @staticmethod
    def _asks_about_card(line: str, table: TableController) -> bool:
        """Return whether a question is about cards there are: it has a whole name, as `red 5`, or is `may I play 3`."""
        phrases, presenter = phrases_for(table.state.words), table.state.presenter
        words = phrases.plain(line)
        if RuleQuestions._whole_names(line, table):
            return True
        may = phrases.asks_whether_allowed(line) or phrases.has_fits(line)
        named = phrases.without_asking_to_play(words)
        if may and phrases.has_mine(line) and not phrases.play_words.isdisjoint(words):
            return True  # `may I play my 7 on the 7`
        return may and bool(named) and bool(find_cards(named, presenter.kinds, presenter))

    @staticmethod
    def _whole_names(line: str, table: TableController) -> list[Words]:
        """Return the names of cards in a line that have a number, as `red 5`."""
        presenter = table.state.presenter
        pairs = pairwise(phrases_for(table.state.words).plain(line))
        numbered = (pair for pair in pairs if any(map(str.isdecimal, pair)))
        return [pair for pair in numbered if find_cards(pair, presenter.kinds, presenter, in_part=False)]

    def tell_worth(self, intent: Intent, table: TableController) -> bool:
        """Write what the cards count at the end, if a line asks that; return False for other lines."""
        phrases, presenter = self._wording.phrases, table.state.presenter
        typed = phrases.words(intent.line)
        about = tuple(each for each in phrases.asked_for(intent.line) if each not in phrases.worth | phrases.counts)
        # `how many count` may be about anything, `what does a Wild count` only about that.
        named = any(find_cards((each,), presenter.kinds, presenter) for each in about)
        spelled = any(not each.isdecimal() and find_cards((each,), presenter.kinds, presenter) for each in about)
        counts = (named and not phrases.counts.isdisjoint(typed)) or (spelled and not phrases.points.isdisjoint(typed))
        asks = phrases.asks(intent.line) and (counts or not phrases.worth.isdisjoint(typed))
        return asks and self._tell("worth", table)

    def tell_option(self, intent: Intent, table: TableController) -> bool:
        """Write whether an option is on that a question names with all its words; return False for other lines."""
        announcer, game = self._session.announcer, table.state.game
        phrases = phrases_for(announcer.words)
        # In French, the name of `cartes à la donne` is in `combien de cartes a Ben`.
        if names_in(intent.line, table.state.public.names):
            return False
        typed = phrases.plain(intent.line)
        names = (phrases.plain(option_name(announcer.translator, game, each)) for each in GAMES[game].options)
        # A name of one word may mean a card or a move as well.
        asks_state = whole_lines_for(announcer.words).says_on_or_off(intent.line)
        named = [each for each in names if (len(each) > 1 or asks_state) and is_within(each, typed)]
        rule = self.rule_of(max(named, key=len), table) if named and phrases.asks(intent.line) else ""
        if rule:
            self._terminal.write(rule)
        return bool(rule)

    def tell_card_on_card(self, intent: Intent, table: TableController) -> bool:
        """Write what fits on what, if a question names a card on another one; return False for other lines.

        A card that makes others draw is an answer on its own kind, where there is a house rule for that.
        """
        phrases, presenter = self._wording.phrases, table.state.presenter
        asks = intent.doubts or phrases.asks_why(intent.line)
        pair = phrases.one_on_other(intent.line) if asks else None
        named = [find_cards(each, presenter.kinds, presenter) for each in pair or ()]
        if pair is None or not all(named):
            return False
        # Cards of games that plug in may lack `draws`.
        draws = pair[0] == pair[1] and all(getattr(presenter.kinds[each], "draws", 0) for each in named[0])
        return (draws and self._tell("responses", table)) or self._tell("matches", table)

    def explain(self, intent: Intent, table: TableController) -> bool:
        """Write the rule of the card or the house rule that a line asks about; return False for other lines."""
        phrases = self._wording.phrases
        about = phrases.asked_about(intent.line)
        if not about or is_exact_phrase(intent, phrases):
            return False
        rule = self.rule_of(about, table)
        if rule:
            self._terminal.write(rule)
        if rule or self.explain_card(intent.line, table):
            return True
        if intent.command or intent.word or self._names_card(about, table):
            return False
        # `how do I lay tiles` does not ask what `tiles` does.
        acts = phrases.play_words.intersection(phrases.plain(intent.line)).difference(about)
        may = phrases.asks_whether_allowed(intent.line)
        asks_how = phrases.asks_how(intent.line)
        described = not acts and not may and self._describe_command(about, table, asks_how=asks_how)
        # Both, where there are both: what U does, and when Uno must be said.
        if described and asks_how and intent.candidates and self.tell_when_due(intent.candidates[0], table):
            return True
        return self._read_chapter(intent.line, table, MOST_CLAUSES) or described

    def ask_on(self, line: str, table: TableController) -> str:
        """Return the last question about a card with the card that a line names after `and`, as in `and the 7`.

        Returns "" for other lines, as `and I play the 7`, and where the last line asked nothing about a card.
        """
        asked, self._asked = self._asked, None
        if asked is None or asked.at != (table, table.state.seat):  # as for most lines
            return ""
        phrases, presenter = self._wording.phrases, table.state.presenter
        joint, *rest = re.findall(r"[\w+]+", line)[:_LONGEST_ADDITION] or [""]
        if not rest or " ".join(split(joint)) not in phrases.listed_words("typed-and"):
            return ""
        named = phrases.plain(" ".join(rest))
        passed = [each for each in rest if phrases.is_filler(each)]
        if not named or not find_cards(named, presenter.kinds, presenter):
            return ""
        around = set(phrases.listed_words("typed-before-card"))
        if not set(split(" ".join(passed))) <= around or not phrases.play_words.isdisjoint(split(" ".join(rest))):
            return ""
        words = asked.question.split()
        places = [at for at, word in enumerate(words) if set(phrases.plain(word)) & set(asked.about)]
        return " ".join([*words[: places[0]], *rest, *words[places[-1] + 1 :]]) if places else ""

    def note_asked(self, intent: Intent, table: TableController) -> None:
        """Remember a line that asks what a card does: the next one may go on with it."""
        phrases, presenter = self._wording.phrases, table.state.presenter
        about = phrases.asked_about(intent.line) if phrases.begins_with_what(intent.line) else ()
        if about and find_cards(about, presenter.kinds, presenter):
            self._asked = _AskedCard(intent.line, about, (table, table.state.seat))

    def explain_card(self, line: str, table: TableController) -> bool:
        """Write the rule of the card that a line asks about by its name; return False for other lines."""
        phrases, presenter = self._wording.phrases, table.state.presenter
        cards = find_cards(phrases.asked_about(line), presenter.kinds, presenter, in_part=False)
        # Without the colour: the rule of a red Draw Two is that of all.
        name = presenter.card_parts(presenter.kinds[cards[0]])[1] if cards else ""
        rule = self.rule_of(phrases.plain(name), table) if name else ""
        if rule:
            self._terminal.write(rule)
        return bool(rule)

    def read_clauses_about(self, intent: Intent, table: TableController) -> bool:
        """Write the clauses that a line asks about, or that none is about the card that it names.

        Returns False for other lines.
        """
        words, presenter = self._wording.translator, table.state.presenter
        phrases = phrases_for(words)
        about = phrases.asked_about(intent.line)
        if not about or intent.command or intent.word:
            return False
        if not self._names_card(about, table) and self._read_clauses(intent.line, table):
            return True
        is_known = bool(find_cards(about, presenter.kinds, presenter))
        if is_known:
            self._wording.write("linear-no-clause", rules=vocabulary.word_for("rules", words))
        return is_known

    def tell_when_due(self, command: str, table: TableController) -> bool:
        """Write what the rules say about having to make a move; return False if they say nothing."""
        if command in ("play", "draw", "pass"):  # words that stand in nearly all clauses
            return False
        phrases = self._wording.phrases
        wanted = phrases.plain(self._wording.spell(command))
        if not phrases.calls.isdisjoint(wanted) and self._tell("call", table):
            return True
        line = " ".join(wanted)
        return self._read_chapter(line, table, MOST_CLAUSES) or self._read_clauses(line, table, phrases.must)

    def tell_of_forgetting(self, table: TableController) -> bool:
        """Write what forgetting the call for the last card costs; return False if the game does not say."""
        return self._tell("call-forgot", table) or self.tell_when_due("uno", table)

    def look_up(self, named: Words, table: TableController, wanted: Words = ()) -> bool:
        """Write the house rule that one of the words `named` names, else the clauses with all that are `wanted`.

        By default, these are the same. Returns False if there is nothing.
        """
        # A house rule says more than the card that it is about: `may I stack a Draw Two`.
        words = [word for word in named if not word.isdecimal()]
        words.sort(key=lambda word: self._names_card((word,), table))
        rule = next(filter(None, (self.rule_of((word,), table) for word in words)), "")
        if rule:
            self._terminal.write(rule)
            return True
        line = " ".join(wanted or named)
        return self._read_chapter(line, table, MOST_CLAUSES) or self._read_clauses(line, table)

    def rule_of(self, about: Words, table: TableController) -> str:
        """Return the clause about a card, or what a house rule does and whether it is on; empty if there is neither."""
        announcer, game = self._session.announcer, table.state.game
        phrases, values = phrases_for(announcer.words), msgspec.structs.asdict(table.state.view.rules)

        def is_meant(name: str) -> bool:
            named = phrases.plain(name)
            return len(named) == len(about) and all(map(is_same_word, named, about))

        def begins(name: str) -> bool:
            named = phrases.plain(name)
            return len(named) == len(about) + 1 and all(map(is_same_word, named, about))

        number = about[0] if len(about) == 1 and about[0].isdecimal() else ""
        presenter = table.state.presenter
        names = {presenter.card_parts(kind)[1] for kind in presenter.kinds} if number else set()
        if any(number in re.findall(r"\d+", name) and name != number for name in names):
            number = ""  # a Plus 2 has that number, too, and another rule
        off = _rules_off(table)
        return (
            rules_list.rule_about(announcer, game, is_meant, number, off)
            or rules_list.option_about(announcer, game, values, is_meant)
            or ("" if number else rules_list.rule_about(announcer, game, begins, "", off))  # `swap`: `Swap symbol`
        )

    @staticmethod
    def _names_card(about: Words, table: TableController) -> bool:
        presenter = table.state.presenter
        return bool(find_cards(about, presenter.kinds, presenter, in_part="".join(about).isdecimal()))

    def _describe_command(self, about: Words, table: TableController, *, asks_how: bool) -> bool:
        """Write what the command does that the words name, or what it says, unless the line `asks_how`.

        Returns False unless they name just one.
        """
        announcer, game = self._session.announcer, table.state.game
        phrases = phrases_for(announcer.words)
        found = phrases.find(about, tuple(commands_at(game))) or phrases.find(about, tuple(WORDS))
        # A run is a kind of set, and no command.
        if len(found) != 1 or found[0] == SET or not vocabulary.words_of(found[0], announcer.words):
            return False
        if found[0] in commands_at(game) and commands_at(game)[found[0]].only_asks:
            if asks_how:
                return False
            table.perform(found[0])  # what it says is what was asked for: `what are my scores`
            return True
        word = self._wording.spell(found[0])
        self._terminal.write(describe(announcer, self._session.named_keys, word))
        return True

    def _read_chapter(self, line: str, table: TableController, most: int | None = None) -> bool:
        """Write the chapter that a line about the rules names, or so many clauses of it; return False if it names none.
        """
        announcer, game = self._session.announcer, table.state.game
        phrases = phrases_for(announcer.words)
        typed, wanted = phrases.without_command(phrases.words(line), "rules"), self._wanted(line)
        chapters = rules_list.chapters_of(rules_list.rules_items(announcer, self._session.tables, game))
        # A chapter of just these words goes before one that has them too: `Cards` before `Action cards`.
        named = [name for name in chapters if phrases.words(name) == typed]
        named = named or [name for name in chapters if wanted and phrases.plain(name) == wanted]
        options = {each.id: option_name(announcer.translator, game, each) for each in GAMES[game].options}
        off = {phrases.plain(options[rule]) for rule in _rules_off(table) if rule in options and most is not None}
        having = [name for name in chapters if wanted and all(_is_among(word, phrases.plain(name)) for word in wanted)]
        named = named or [name for name in having if phrases.plain(name) not in off]
        if len(named) != 1:
            return False
        (name,) = named
        self._read([name, *chapters[name][:most]])
        if most is not None and len(chapters[name]) > most:
            rules = self._wording.spell("rules")
            self._wording.write("linear-more-in-chapter", rules=rules, chapter=name.rstrip(" :\u202f\u00a0"))
        return True

    def _read_clauses(
        self, line: str, table: TableController, beside: Collection[str] = (), *, of_many: bool = False
    ) -> bool:
        """Write excerpts of the first `MOST_CLAUSES` clauses that have all words of a line.

        Return False if there are none.

        A clause that also has one of the words `beside`, such as `must`, is written alone. If there are more clauses,
        only their number is written. With `of_many`, for a player who asks for all of them, they are read whole.
        """
        phrases, wanted = self._wording.phrases, self._wanted(line)
        # Words such as `yet` stand in some clause by chance: what the line is about, nobody can tell from it.
        if not wanted or not (of_many or beside or any(_is_among(each, self._topics(table)) for each in wanted)):
            return False

        def has(clause: str) -> bool:
            there = phrases.plain(clause)
            return all(_is_among(each, there) for each in wanted)

        def at(clause: str) -> int:
            # A clause about the words has them at its beginning: one that only mentions them, later.
            there = phrases.plain(clause)
            found = (place for place, each in enumerate(there) if _is_among(each, wanted))
            return min(found, default=len(there))  # a number may be written in another way when it is said

        announcer, game = self._session.announcer, table.state.game
        # Of a house rule that is off, a question is answered only by the rule's name.
        found = sorted(rules_list.rules_with(announcer, game, has, _rules_off(table)), key=at)
        if of_many and not found:
            off = sorted(rules_list.rules_with(announcer, game, has), key=at)
            found = [announcer.text("clause-off-here", clause=each) for each in off]
        if not found:
            return False
        if of_many:
            several = [announcer.text("linear-clauses-found", count=len(found))] if len(found) > 1 else []
            self._read([*several, *found])
            return True
        excerpts = [self._excerpt(clause, wanted) for clause in found]
        told = [each for each in excerpts if not set(phrases.words(each)).isdisjoint(beside)][:1]
        typed = f"{self._wording.spell('rules')} {phrases.as_typed(wanted, line)}"
        if not told and len(found) > MOST_CLAUSES:
            # A word of many clauses says little: which of them is meant, nobody knows.
            self._wording.write("linear-many-clauses", count=len(found), typed=typed)
            return True
        told = told or excerpts[:MOST_CLAUSES]
        for excerpt in told:
            self._terminal.write(excerpt)
        if len(found) > len(told):
            self._wording.write("linear-more-clauses", count=len(found) - len(told), typed=typed)
        return bool(found)

    def _topics(self, table: TableController) -> Words:
        """Return the words of the game's cards, chapters, house rules and moves: what a rule may be about."""
        return self._wording.translator.keep("topics of rules", lambda: tuple(self._find_topics(table)))

    def _find_topics(self, table: TableController) -> Iterator[str]:
        announcer, game, phrases = self._session.announcer, table.state.game, self._wording.phrases
        presenter = table.state.presenter
        cards = (part for kind in presenter.kinds for part in presenter.card_parts(kind))
        texts = [
            *(option_name(announcer.translator, game, each) for each in GAMES[game].options),
            *rules_list.chapters_of(rules_list.rules_items(announcer, self._session.tables, game)),
            *(word for each in ("draw", "pass") for word in vocabulary.words_of(each, announcer.words)),
            *(word for each in GAME_COMMANDS[game].own for word in vocabulary.words_of(each.id, announcer.words)),
        ]
        yield from (word for text in cards for word in phrases.plain(text))
        # The short ones are words such as `any`.
        yield from (word for text in texts for word in phrases.plain(text) if len(word) > _LONGEST_SMALL_WORD)
        yield from phrases.points | phrases.dealing | phrases.of_rules | phrases.calls
        yield from phrases.listed_words("typed-rule-topics")

    def _excerpt(self, clause: str, wanted: Words) -> str:
        """Return the sentence of a clause that has most of the words, with those after it until they are `ENOUGH`."""
        phrases, sentences = self._wording.phrases, clause.split(". ")
        had = [sum(_is_among(word, phrases.plain(each)) for word in wanted) for each in sentences]
        first = last = had.index(max(had))
        while last + 1 < len(sentences) and sum(len(each.split()) for each in sentences[first : last + 1]) < ENOUGH:
            last += 1
        return f"{'. '.join(sentences[first : last + 1]).rstrip('.')}."

    def _wanted(self, line: str) -> Words:
        """Return what a line about the rules is about, in plain words."""
        phrases = self._wording.phrases
        own = {word for each in phrases.typed_for("rules") for phrase in each for word in phrases.plain(phrase)}
        return tuple(each for each in phrases.about_rules(line) if each not in own)


def _rules_off(table: TableController) -> list[str]:
    """Return the options that are off at a table."""
    values = msgspec.structs.asdict(table.state.view.rules)
    return [name for name in values if values[name] is False]


def is_exact_phrase(intent: Intent, phrases: Phrases) -> bool:
    """Return whether a line is a phrase of a command, as the French `quoi de neuf`, whose `neuf` could be a 9."""
    meant = intent.command or intent.word
    return bool(meant and phrases.find(phrases.plain(intent.line), (meant,)))


def _is_among(word: str, words: Words) -> bool:
    return any(is_same_word(word, each) for each in words)
