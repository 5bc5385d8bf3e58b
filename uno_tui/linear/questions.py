"""Questions that players type in their own words: which part answers which, and what has happened."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from uno_tui.linear.card_questions import CardQuestions
from uno_tui.linear.intent import Intent, Step
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.phrases import is_within, names_in
from uno_tui.linear.rule_questions import RuleQuestions, is_exact_phrase
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.speech.utterance import Utterance
from uno_tui.ui.ports.zones import CardKind
from uno_tui.ui.session import Session
from uno_tui.ui.table.controller import TableController

MOST_TOLD = 12
"""The most sentences of an answer about what happened; the messages have all."""
MOST_SINCE_CALL = 3
"""The most sentences about a player since a call of this round: who has called plays one card more."""
_STEM = 4
"""The letters that the forms of a verb have in common."""
MOST_BEFORE = 2
"""The most sentences that are written before the one that is asked about."""


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
        self._cards = CardQuestions(session.announcer, terminal, wording, self.rules, note_spoken_of)
        self._steps: tuple[Step, ...] = (
            # What has happened goes before what may be done now.
            self._tell_why_advised,
            self._tell_why_done,
            self._tell_who_played,
            self._ask_about_what,
            self._tell_caller,
            # What is at the table and what may be done now go before the rules.
            self._cards.tell_whether_due,
            self._tell_when_due,
            self._cards.tell_worth_of_hand,
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
        return any(step(intent, table) for step in self._steps)

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
            if self._tell_how_it_came(intent, players, table):
                return True
            # `why do I give Cleo a card` asks about the rules.
            asks_rules = phrases.asks_whether_due(intent.line) or not self._acts_of(players)
            if not (asks_rules and self.rules.tell_answer(intent, table)):
                self.tell_what_happened(players, table)
            return True
        # `why is red 5 not playable` and `why can I not draw` ask about a move.
        presenter, named = table.state.presenter, phrases.asked_whether_fits(intent.words)
        about_card = bool(find_cards(named, presenter.kinds, presenter, in_part=False))
        return not (about_card or phrases.asks_whether_allowed(intent.line)) and self.look_up(intent, table)

    def _tell_who_played(self, intent: Intent, table: TableController) -> bool:
        """Write who played the card last that a question such as `who played the red 5` names; False: other lines."""
        phrases, presenter = self._wording.phrases, table.state.presenter
        asks = phrases.asks_who(intent.line) and phrases.asks_what_was_done(intent.line)
        if not asks or phrases.asks_whether_allowed(intent.line):
            return False
        named = phrases.without_done(phrases.asked_for(intent.line))
        kinds = find_cards(named, presenter.kinds, presenter, in_part=False)
        if table.state.handing_to is not None or not kinds:
            return False
        asked = {phrases.plain(presenter.card_name(presenter.kinds[kind])) for kind in kinds}
        known = {phrases.plain(presenter.card_name(kind)) for kind in presenter.kinds}
        draws = {word[:_STEM] for phrase in phrases.of_command("draw") for word in phrase if len(word) >= _STEM}

        def tells_of_it(text: str) -> bool:
            words = phrases.plain(text)
            spans = [words[at:end] for at in range(len(words)) for end in range(at + 1, len(words) + 1)]
            # In `wild draw four` stands no wild.
            named = [each for each in spans if each in known]
            named = [each for each in named if not any(each != other and is_within(each, other) for other in named)]
            return not asked.isdisjoint(named) and not any(word[:_STEM] in draws for word in words[:2])

        played = [each for each in self._session.announcer.speaker.history.events(cards=True) if tells_of_it(each.text)]
        if played:
            self._terminal.write(played[-1].text)
        else:
            self._wording.write("linear-not-played", card=presenter.card_in_sentence(presenter.kinds[kinds[0]]))
        return True

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
        return calls and not about_rules and self.tell_who_called(intent, table)

    def _tell_when_due(self, intent: Intent, table: TableController) -> bool:
        due = bool(intent.fits) and self._wording.phrases.asks_whether_due(intent.line)
        return due and self.rules.tell_when_due(intent.fits[0], table)

    def _list_what_is_had(self, intent: Intent, table: TableController) -> bool:
        """List the cards that a question such as `do I have a red card` names; return False for other lines."""
        phrases, line = self._wording.phrases, intent.line
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
        return asks and self.rules.read_about(intent.line, table)

    def _tell_answer_or_clauses(self, intent: Intent, table: TableController) -> bool:
        if not self._wording.phrases.asks(intent.line):
            return False
        return self.rules.tell_answer(intent, table, about_card=True) or self.rules.read_clauses_about(intent, table)

    def _tell_how_it_came(self, intent: Intent, players: Sequence[str], table: TableController) -> bool:
        """Write what happened to a player with the card that a line names, and what came before it; False: nothing."""
        presenter, phrases = table.state.presenter, self._wording.phrases
        words = phrases.plain(intent.line)
        cards = [each for each in pairwise(words) if find_cards(each, presenter.kinds, presenter, in_part=False)]
        told = self._session.announcer.speaker.history.events(cards=True)

        def is_meant(text: str) -> bool:
            return any(is_within(card, phrases.plain(text)) for card in cards) and bool(names_in(text, players))

        places = [at for at, each in enumerate(told) if is_meant(each.text)]
        if not places:
            return False
        for each in told[max(0, places[-1] - MOST_BEFORE) : places[-1] + 1]:
            self._terminal.write(each.text)
        return True

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

    def tell_winner(self, table: TableController) -> None:
        """Write who won the last round and what it counted; the scores, where this is not known."""
        told = table.state.person.last_result
        if table.state.handing_to is not None or not told:
            table.perform("read_scores")
            return
        for each in told:
            self._terminal.write(each.text)

    def tell_drawn(self, table: TableController) -> None:
        """Write which cards the player drew last in this round."""
        state = table.state
        told = state.person.last_draw
        # The next person's cards are not for those who are here. At a table that was opened again, the turn names one.
        if state.handing_to is not None or (not told and state.presenter.drawn_card(state.view) is not None):
            table.perform("read_turn")
            return
        for each in told:
            self._terminal.write(each.text)
        if not told:
            self._wording.write("linear-nothing-drawn")

    def _acts_of(self, players: Sequence[str]) -> Sequence[Utterance]:
        """Return what was said of the last things that any of the players did, in a row."""
        # What a player does begins with the name; a question about them does not.
        done = re.compile(rf"({'|'.join(map(re.escape, players))})\b")
        events = self._session.announcer.speaker.history.events(cards=True)
        return _last_run(events, lambda each: bool(done.match(each.text)))

    def tell_what_happened(self, players: Sequence[str], table: TableController) -> None:
        """Write what any of the players did last; without players, what happened since the own last turn."""
        if table.state.handing_to is not None:  # what one person has heard is not for the next
            table.perform("read_turn")
            return
        history = self._session.announcer.speaker.history
        if players:
            names = "|".join(map(re.escape, players))
            about = [each for each in history.events(cards=True) if re.search(rf"\b({names})\b", each.text)]
            told = self._acts_of(players) or about[-1:]
        else:
            told = history.events(since_turn=True, cards=True)
            if table.state.shared:  # what all have heard is told once more to the one who takes over
                texts = [each.text for each in told]
                told = [each for at, each in enumerate(told) if each.text not in texts[at + 1 :]]
            told = told[-MOST_TOLD:]
        for each in told:
            self._terminal.write(each.text)
        if not told and players:
            self._wording.write("linear-nothing-about", name=players[0])
        elif not told:
            self._wording.write("linear-nothing-happened")

    def tell_deed(self, intent: Intent, table: TableController) -> bool:
        """Write who deals, or which cards were given, to a player who asks that; return False for other lines."""
        if not intent.words:
            return False
        phrases, state = self._wording.phrases, table.state
        words = phrases.words(intent.line)
        asks = phrases.asks(intent.line) and not phrases.asks_whether_allowed(intent.line)
        if state.handing_to is not None or not asks:
            return False
        rest = set(phrases.plain(intent.line)) - phrases.dealing - phrases.questions
        if not phrases.dealing.isdisjoint(words) and not rest and phrases.asks_who(intent.line):
            dealer = state.public.view.dealer
            you = "yes" if dealer == state.seat else "no"
            self._wording.write("linear-dealer", name=state.name_of(dealer), you=you)
            return True
        if phrases.gave.isdisjoint(words):
            return False
        told = self._session.announcer.speaker.history.events(cards=True)
        asked = set(names_in(intent.line, state.public.names))
        names = set(state.public.names)

        def is_gift(each: Utterance) -> bool:
            spoken = set(names_in(each.text, names))
            return not phrases.gave.isdisjoint(phrases.words(each.text)) and bool(spoken) and asked <= spoken

        given = _last_run(told, is_gift)
        for each in given:
            self._terminal.write(each.text)
        return bool(given)

    def tell_who_called(self, intent: Intent, table: TableController) -> bool:
        """Write whether a player that a line names has said the word for the last card; return False for other lines.
        """
        phrases = self._wording.phrases
        if table.state.handing_to is not None:
            return False
        names = names_in(intent.line, table.state.public.names)
        if len(names) != 1:
            return False
        seat = table.state.public.names.index(names[0])
        says = not phrases.says.isdisjoint(phrases.words(intent.line))
        several = table.state.public.view.counts[seat] > 1
        if several and not says:  # `does Ben have Uno`
            table.perform("read_counts")
            return True
        # Maumau has a word of its own.
        call = call_of(names[0], (*phrases.calls, self._wording.spell("uno")))
        told = self._session.announcer.speaker.history.events()
        at = max((at for at, each in enumerate(told) if call.search(each.text)), default=None)
        # What was said in an earlier round is of no use now.
        since = [each for each in told[at + 1 :] if each.text.startswith(names[0])] if at is not None else []
        if at is not None and len(since) <= MOST_SINCE_CALL:
            self._terminal.write(told[at].text)
        else:
            self._wording.write("linear-not-called", name=names[0])
        return True

    def look_up(self, intent: Intent, table: TableController) -> bool:
        """Write what happened if a line asks why, else what the rules say about the words of a question.

        Returns False if there is nothing.
        """
        phrases = self._wording.phrases
        named = {word for name in table.state.public.names for word in phrases.plain(name)}
        wanted = tuple(each for each in phrases.asked_for(intent.line) if each not in named)
        if table.state.handing_to is not None:
            return False
        asks_why = phrases.asks_why(intent.line)
        if asks_why and phrases.asks_whether_due(intent.line) and self.rules.tell_answer(intent, table):
            return True
        if asks_why and wanted:
            told = self._session.announcer.speaker.history.events()
            found = [at for at, each in enumerate(told) if set(wanted) <= set(phrases.plain(each.text))]
            # With what came before it, which is mostly the reason.
            if found:
                for each in told[max(0, found[-1] - 1) : found[-1] + 1]:
                    self._terminal.write(each.text)
                return True
        # The name of a house rule may also be a verb that plays a card, which `wanted` lacks.
        verbs = tuple(each for each in phrases.plain(intent.line) if each in phrases.play_words)
        # Why something must be so, the rules say; why something is so, mostly what has happened.
        if asks_why and not phrases.asks_whether_due(intent.line):
            self.tell_what_happened((), table)
            return True
        if wanted and self.rules.look_up((*verbs, *wanted), table, wanted):
            return True
        if asks_why:
            self.tell_what_happened((), table)
        return asks_why


def call_of(name: str, called: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of a sentence in which a player says one of these words for the last card.

    `Ben calls out Cleo for not saying Uno` is no call, nor is `You call out Ben: Uno!`.
    """
    words = "|".join(map(re.escape, called))
    return re.compile(rf"(^|[.!] ){re.escape(name)}\W+(\w+\W+)?({words})\b", re.IGNORECASE)


def _last_run(told: Sequence[Utterance], is_meant: Callable[[Utterance], bool]) -> list[Utterance]:
    """Return the last unbroken series of sentences that are meant."""
    run: list[Utterance] = []
    for each in reversed(told):
        if is_meant(each):
            run.insert(0, each)
        elif run:
            break
    return run[-MOST_TOLD:]
