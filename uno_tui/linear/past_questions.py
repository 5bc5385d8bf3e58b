"""Questions about what has happened: who did what, who won, which cards came, and why."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

from uno_tui.i18n.folding import simplify
from uno_tui.linear.intent import Intent
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.phrases import is_same_word, is_within, names_in
from uno_tui.linear.rule_questions import RuleQuestions
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import Wording
from uno_tui.speech.utterance import Category, Utterance
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
MOST_OF_CAUSE = 4
"""The most sentences of an answer why something is so."""


class PastQuestions:
    """Answers such questions from what was said at the table."""

    def __init__(self, session: Session, terminal: LineTerminal, wording: Wording, rules: RuleQuestions) -> None:
        self._session = session
        self._terminal = terminal
        self._wording = wording
        self._rules = rules

    def tell_who_played(self, intent: Intent, table: TableController) -> bool:
        """Write who played the card last that a question such as `who played the red 5` names.

        Return False for other lines.
        """
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

    def tell_how_it_came(self, intent: Intent, players: Sequence[str], table: TableController) -> bool:
        """Write what happened to a player with the card that a line names, and what came before it.

        Return False if nothing has.
        """
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

    def tell_winner(self, table: TableController) -> None:
        """Write who won the last round and what it counted; the scores, where this is not known."""
        state = table.state
        told = state.person.last_result
        if not told and state.handing_to is None and state.outcome.round is None and not any(state.view.scores):
            self._wording.write("linear-nobody-won")
            return
        if state.handing_to is not None or not told:
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

    def tell_who_drew(self, table: TableController) -> None:
        """Write who has drawn since the player's last turn, or that nobody has."""
        if table.state.handing_to is not None:
            table.perform("read_turn")
            return
        presenter, plain = table.state.presenter, self._wording.phrases.plain
        draws = simplify(self._wording.spell("draw"))[:_STEM]
        cards = sorted({presenter.card_parts(kind)[1] for kind in presenter.kinds} - {""}, key=len, reverse=True)

        def tells_of_draw(text: str) -> bool:
            for card in cards:  # `Ben plays red Draw Two` tells of none
                text = text.replace(card, "")
            return any(word.startswith(draws) for word in plain(text))

        told = [each for each in self._since_turn(table) if tells_of_draw(each.text)]
        for each in told[-MOST_TOLD:]:
            self._terminal.write(each.text)
        if not told:
            self._wording.write("linear-nobody-drew")

    def acts_of(self, players: Sequence[str]) -> Sequence[Utterance]:
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
            told = self.acts_of(players) or about[-1:]
        else:
            told = self._since_turn(table)[-MOST_TOLD:]
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

    def tell_who_called(self, intent: Intent, table: TableController, *, accused: bool = False) -> bool:
        """Write whether a player that a line names has said the word for the last card; return False for other lines.

        Without a word such as `said` it asks only how many cards they have, unless it has `accused` them.
        """
        phrases = self._wording.phrases
        if table.state.handing_to is not None:
            return False
        names = names_in(intent.line, table.state.public.names)
        lines = self._wording.whole_lines
        if not names and phrases.asks_whether_done(intent.line) and lines.is_about_oneself(intent.line):
            self._tell_own_call()
            return True
        if len(names) != 1:
            return False
        seat = table.state.public.names.index(names[0])
        says = accused or not phrases.says.isdisjoint(phrases.words(intent.line))
        held = table.state.public.view.counts[seat]
        if held > 1 and not says:  # `does Ben have Uno`
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
        elif held > 1:
            self._wording.write("linear-need-not-call", name=names[0], count=held)
        else:
            self._wording.write("linear-not-called", name=names[0])
        return True

    def _tell_own_call(self) -> None:
        """Write the player's own last call, or that there was none lately: then the card is played, or more are there.
        """
        you = self._wording.translator.text("typed-you")
        call = call_of(you, (*self._wording.phrases.calls, self._wording.spell("uno")))
        told = [each.text for each in self._session.announcer.speaker.history.events()]
        at = max((at for at, each in enumerate(told) if call.search(each)), default=None)
        if at is not None and sum(each.startswith(you) for each in told[at + 1 :]) <= MOST_SINCE_CALL:
            self._terminal.write(told[at])
        else:
            self._wording.write("linear-you-not-called")

    def tell_why(self, wanted: Sequence[str], players: Sequence[str], table: TableController) -> None:
        """Write what has led to what a line asks about, and what the card does that was played then.

        That is the last sentence with the `wanted` words and the names of the `players`, with the one before it; else
        the last ones of this turn, after a word that nothing explains it.
        """
        turn = table.state.presenter.whose_turn(table.state.view)  # everybody knows that
        since = [each for each in self._since_turn(table) if each.text != turn]
        events = self._session.announcer.speaker.history.events()
        # The deal explains something only where a line asks about just that.
        acts = [each for each in since if each.category is not Category.TABLE]
        told = self._last_with(wanted, players, since, table) or self._last_with(wanted, players, events, table)
        if not told and wanted and acts:
            self._wording.write("linear-why-unknown")
            for each in acts[-MOST_OF_CAUSE:]:
                self._terminal.write(each.text)
            return
        told = told or acts[-MOST_OF_CAUSE:]
        for each in told:
            self._terminal.write(each.text)
        if rule := self._rule_of_last_card(told, table):
            self._terminal.write(rule)
        elif not told:
            self._wording.write("linear-nothing-happened")

    def _last_with(
        self, wanted: Sequence[str], players: Sequence[str], told: Sequence[Utterance], table: TableController
    ) -> list[Utterance]:
        """Return the last sentence with all the words, with the one before it, which is mostly the reason; else none.

        It is rather one that says nothing of another player: `why was I skipped` is not about `Cleo is skipped`.
        """
        phrases, state = self._wording.phrases, table.state
        others = [name for seat, name in enumerate(state.public.names) if seat != state.seat]

        def has(text: str) -> bool:
            there = phrases.plain(text)
            alike = (any(is_same_word(one, other) or _same_verb(one, other) for other in there) for one in wanted)
            return set(players) <= set(names_in(text, players)) and all(alike)

        places = [at for at, each in enumerate(told) if has(each.text)] if wanted else []
        own = [at for at in places if not names_in(told[at].text, others)]
        return [each for at in (own or places)[-1:] for each in told[max(0, at - 1) : at + 1]]

    def _rule_of_last_card(self, told: Sequence[Utterance], table: TableController) -> str:
        """Return what the last card does that these sentences name; "" if it has no effect."""
        presenter, phrases = table.state.presenter, self._wording.phrases
        names = {phrases.plain(presenter.card_name(kind)): presenter.card_parts(kind)[1] for kind in presenter.kinds}
        longest = max(map(len, names))
        for each in reversed(told):
            words = phrases.plain(each.text)
            spans = [words[at : at + length] for length in range(longest, 0, -1) for at in range(len(words))]
            called = next((names[span] for span in spans if span in names), "")
            if called and (rule := self._rules.rule_of(phrases.plain(called), table)):
                return rule
        return ""

    def _since_turn(self, table: TableController) -> list[Utterance]:
        """Return what was said of the table since the person's last turn."""
        told = self._session.announcer.speaker.history.events(since_turn=True, cards=True)
        if table.state.shared:  # what all have heard is told once more to the one who takes over
            texts = [each.text for each in told]
            told = [each for at, each in enumerate(told) if each.text not in texts[at + 1 :]]
        return told


def call_of(name: str, called: Iterable[str]) -> re.Pattern[str]:
    """Return the pattern of a sentence in which a player says one of these words for the last card.

    `Ben calls out Cleo for not saying Uno` is no call, nor is `You call out Ben: Uno!`.
    """
    words = "|".join(map(re.escape, called))
    return re.compile(rf"(^|[.!] ){re.escape(name)}\W+(\w+\W+)?({words})\b", re.IGNORECASE)


def _same_verb(one: str, other: str) -> bool:
    return min(len(one), len(other)) >= _STEM and one[:_STEM] == other[:_STEM]


def _last_run(told: Sequence[Utterance], is_meant: Callable[[Utterance], bool]) -> list[Utterance]:
    """Return the last unbroken series of sentences that are meant."""
    run: list[Utterance] = []
    for each in reversed(told):
        if is_meant(each):
            run.insert(0, each)
        elif run:
            break
    return run[-MOST_TOLD:]
