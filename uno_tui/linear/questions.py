"""Questions that players type in their own words: which part answers which."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uno_tui.linear.card_questions import CardQuestions
from uno_tui.linear.intent import Intent, Step, take_first
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.past_questions import PastQuestions
from uno_tui.linear.phrases import Words, names_in
from uno_tui.linear.rule_questions import MOST_OF_CHAPTER, RuleQuestions, is_exact_phrase
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController


class Questions:
    """Answers what a player asks at a table. It makes no move."""

    def __init__(
        self,
        session: Session,
        terminal: LineTerminal,
        wording: Wording,
        read: Callable[[Sequence[str]], None],
        note_spoken_of: Callable[[TableController, int | None], None],
    ) -> None:
        """`read` writes many lines, page by page where that is better; `note_spoken_of` as in `CardQuestions`."""
        self._session = session
        self._terminal = terminal
        self._wording = wording
        self.rules = RuleQuestions(session, terminal, wording, read)
        self.past = PastQuestions(session, terminal, wording, self.rules)
        self._cards = CardQuestions(session.announcer, terminal, wording, self.rules, note_spoken_of)
        self._steps: tuple[Step, ...] = (
            self._cards.read_numbered,
            # What has happened goes before what may be done now.
            self._tell_why_advised,
            self._tell_why_done,
            self.past.tell_who_played,
            self._ask_about_what,
            self._tell_caller,
            # What is at the table and what may be done now go before the rules.
            self._cards.tell_whether_due,
            self._tell_when_due,
            self._cards.tell_worth_of_hand,
            self._cards.tell_colours_of_hand,
            self._cards.tell_who_sees_hand,
            self._cards.tell_whether_allowed,
            self._list_what_is_had,
            # The rules are read before a card is judged, except where a word asks just that.
            self._tell_whether_it_matches,
            self.rules.tell_option,
            # A ready answer goes before a search.
            self._tell_answer_of_phrase,
            self._tell_of_forgetting,
            self.rules.tell_worth,
            self.rules.tell_card_on_card,
            self._read_rules,
            self._cards.tell_effect,
            self.rules.explain,
            self._cards.tell_whether_it_fits,
            self._cards.list_asked_for,
            self._tell_answer_or_clauses,
        )
        """What may answer a question, in this order."""

    def answer(self, intent: Intent, table: TableController) -> bool:
        """Answer a question about cards, moves, house rules or the rules; return False for other lines."""
        return take_first(self._steps, intent, table)

    def tell_why_unfit(self, card: CardKind, table: TableController) -> bool:
        """Write why a held card cannot be played now; return False if the game does not say."""
        return self._cards.tell_why_unfit(card, table)

    def _tell_why_advised(self, intent: Intent, table: TableController) -> bool:
        """Write the last advice again, which has its reason, to a player who asks why; return False for other lines."""
        phrases = self._wording.phrases
        if not phrases.asks_why(intent.line) or table.state.handing_to is not None:
            return False
        about_advice = any(phrases.find((word,), ("advice",)) for word in phrases.plain(intent.line))
        advice = table.adviser.latest if about_advice or phrases.asks_about_nothing(intent.line) else ""
        if advice:
            self._terminal.write(advice)
        return bool(advice)

    def _tell_why_done(self, intent: Intent, table: TableController) -> bool:
        """Write what has happened, if a line asks why something is so; return False for other lines."""
        phrases, players = self._wording.phrases, names_in(intent.line, table.state.public.names)
        if not phrases.asks_why(intent.line) or table.state.handing_to is not None:
            return False
        if players:
            if self.past.tell_how_it_came(intent, players, table):
                return True
            # `why do I give Cleo a card` asks about the rules.
            asks_rules = phrases.asks_whether_due(intent.line) or not self.past.acts_of(players)
            if asks_rules and self.rules.tell_answer(intent, table):
                return True
            wanted = self._asked_beside_names(intent, table)
            if wanted and self.past.acts_of(players):
                self.past.tell_why(wanted, players, table)
            else:
                self.past.tell_what_happened(players, table)
            return True
        if self.rules.tell_card_on_card(intent, table):  # `why does a 10 go on a 2`
            return True
        # `why is red 5 not playable` and `why can I not draw` ask about a move.
        presenter, named = table.state.presenter, phrases.asked_whether_fits(intent.words)
        about_card = bool(find_cards(named, presenter.kinds, presenter, in_part=False))
        return not (about_card or phrases.asks_whether_allowed(intent.line)) and self.look_up(intent, table)

    def _asked_beside_names(self, intent: Intent, table: TableController) -> Words:
        """Return the words of a question without those that only ask, and without players' names."""
        phrases = self._wording.phrases
        names = {word for name in table.state.public.names for word in phrases.plain(name)}
        people = self._wording.whole_lines.others | phrases.everyone
        return tuple(each for each in phrases.asked_for(intent.line) if each not in names | people)

    def _ask_about_what(self, intent: Intent, table: TableController) -> bool:
        """Ask what a line such as `what is` is about; return False for other lines, also for `why` alone."""
        phrases, named = self._wording.phrases, intent.command or intent.word
        asks = not named and phrases.asks_about_nothing(intent.line) and not phrases.asks_why(intent.line)
        if asks:
            self._wording.write("linear-about-what", word=self._wording.spell("draw"))
        return asks

    def _tell_caller(self, intent: Intent, table: TableController) -> bool:
        """Write who has called for the last card; `may I call` and `must I call` ask about the rules."""
        phrases, line = self._wording.phrases, intent.line
        about_rules = phrases.asks_whether_allowed(line) or phrases.asks_whether_due(line)
        asks = phrases.asks(line) or phrases.asks_whether_done(line)
        calls = asks and not phrases.calls.isdisjoint(phrases.plain(line))
        return calls and not about_rules and self.past.tell_who_called(intent, table)

    def _tell_when_due(self, intent: Intent, table: TableController) -> bool:
        due = bool(intent.candidates) and self._wording.phrases.asks_whether_due(intent.line)
        return due and self.rules.tell_when_due(intent.candidates[0], table)

    def _list_what_is_had(self, intent: Intent, table: TableController) -> bool:
        """List the cards that a question such as `do I have a red card` names; return False for other lines."""
        phrases, line = self._wording.phrases, intent.line
        if phrases.asks_for_any(line):
            return self._cards.list_asked_for(intent, table)
        # In French, the `à` of `à quoi sert` is written like a form of `have`.
        asks = phrases.begins_with_asking(line) or (line.endswith("?") and not phrases.asked_about(line))
        has = asks and not phrases.asks_whether_allowed(line) and phrases.asks_what_is_had(line)
        # `which tiles have an effect` asks about the rules.
        asks_rules = phrases.begins_with_what(line) and not self._wording.whole_lines.is_about_oneself(line)
        if has and asks_rules and self.rules.tell_answer(intent, table):
            return True
        return has and self._cards.list_asked_for(intent, table)

    def _tell_whether_it_matches(self, intent: Intent, table: TableController) -> bool:
        return self._wording.phrases.has_fits(intent.line) and self._cards.tell_whether_it_fits(intent, table)

    def _tell_answer_of_phrase(self, intent: Intent, table: TableController) -> bool:
        phrases, line = self._wording.phrases, intent.line
        # `what does the red 2 do`
        asks_effect = bool(phrases.asked_about(line)) and phrases.begins_with_what(line)
        return phrases.asks_somewhere(line) and self.rules.tell_answer(intent, table, about_card=asks_effect)

    def _tell_of_forgetting(self, intent: Intent, table: TableController) -> bool:
        asks = self._wording.whole_lines.asks_about_forgotten_call(intent.line)
        return asks and self.rules.tell_of_forgetting(table)

    def _read_rules(self, intent: Intent, table: TableController) -> bool:
        """Read the rules that a line names, unless it is a phrase of its own; return False for other lines."""
        asks = self.rules.names_rules(intent) and not is_exact_phrase(intent, self._wording.phrases)
        most = MOST_OF_CHAPTER if self._wording.phrases.asks(intent.line) else None
        return asks and self.rules.read_about(intent.line, table, most)

    def _tell_answer_or_clauses(self, intent: Intent, table: TableController) -> bool:
        if not self._wording.phrases.asks(intent.line):
            return False
        return self.rules.tell_answer(intent, table, about_card=True) or self.rules.read_clauses_about(intent, table)

    def tell_aim(self, table: TableController) -> None:
        """Write what the game is about in a sentence or two, and the word for all rules."""
        words = table.state.words
        self._terminal.write(words.text("aim") if words.has("aim") else words.text("title", "description"))
        self._wording.write("linear-all-rules", rules=self._wording.spell("rules"))

    def tell_bots(self, table: TableController) -> None:
        """Write which players are bots."""
        bots = table.state.bots
        names = self._session.announcer.translator.enumerate(bots)
        self._wording.write("bots-here", count=len(bots), names=names)

    def look_up(self, intent: Intent, table: TableController) -> bool:
        """Write what happened if a line asks why, else what the rules say about the words of a question.

        Returns False if there is nothing.
        """
        phrases, wanted = self._wording.phrases, self._asked_beside_names(intent, table)
        if table.state.handing_to is not None:
            return False
        asks_why = phrases.asks_why(intent.line)
        if asks_why and phrases.asks_whether_due(intent.line) and self.rules.tell_answer(intent, table):
            return True
        # The name of a house rule may also be a verb that plays a card, which `wanted` lacks.
        verbs = tuple(each for each in phrases.plain(intent.line) if each in phrases.play_words)
        # Why something must be so, the rules say; why something is so, mostly what has happened.
        if asks_why and not phrases.asks_whether_due(intent.line):
            self.past.tell_why(wanted, names_in(intent.line, table.state.public.names), table)
            return True
        if self.rules.tell_answer(intent, table, about_card=True):
            return True
        if wanted and self.rules.look_up((*verbs, *wanted), table, wanted):
            return True
        if asks_why:
            self.past.tell_why(wanted, names_in(intent.line, table.state.public.names), table)
        return asks_why
