"""The open question, line by line: its answers are written, and the next line gives one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.phrases import is_within, names_in, phrases_for, split, without_names
from uno_tui.linear.replies import Reply
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import AWAY, Wording
from uno_tui.linear.zone_words import zone_words_for
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.ports.question import Answer, Question
from uno_tui.ui.table.controller import TableController
from uno_tui.ui.table_runner import TableRunner

_STEM = 4
"""The letters that the forms of a verb have in common."""
_SIDES = ("yes", "no")
"""The ends of the ids of yes and no."""


class QuestionLines:
    """Puts a question and takes its answer.

    `open_place` is called with a place to go to. `take_beside` carries out a command that may be given while a question
    stays open, and returns whether the typed line was one. `play` plays the card that a line names.
    """

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        runner: TableRunner,
        terminal: LineTerminal,
        wording: Wording,
        open_place: Callable[[str], None],
        take_beside: Callable[[str], bool],
        play: Callable[[str], None],
    ) -> None:
        self._announcer = announcer
        self._runner = runner
        self._terminal = terminal
        self._wording = wording
        self._open = open_place
        self._take_beside = take_beside
        self._play = play
        self.question: Question | None = None
        """The open question."""
        self._listed_again: Question | None = None
        """The question whose answers were written once more, after a line that was none of them."""

    def withdraw(self) -> None:
        """Forget the open question; it is void."""
        self.question = None

    def ask(self, question: Question) -> None:
        """Write the answers of a question; the next line answers it."""
        self.question = question
        for line in answer_lines(question, self._announcer.translator, self._runner.table):
            self._terminal.write(line)

    def ask_aloud(self, question: Question) -> None:
        """Write a question that has not been spoken yet, and its answers."""
        self._terminal.write(question.prompt)
        self.ask(question)

    def answer(self, typed: str, question: Question) -> None:
        """Answer or leave the open question, or carry out a command beside it."""
        word = typed.strip().casefold()
        typed, denied = self._without_denied(typed, question)
        doubts = self._is_yes_or_no(question) and typed.rstrip().endswith("?")
        only_asks = denied or doubts or self._only_asks(typed, question)
        answers = [] if only_asks else self._find_answers(typed, question)
        # "Leave it" may be an answer, and never leaves the program.
        leaves = self._wording.means(word, "quit")
        leaving = leaves and len(answers) != 1 and not self._wording.whole_lines.says_it(word)
        if leaving or self._gives_up(typed, answers, question) or (leaves and not answers):
            self.question = None
            question.on_give_up()
            if leaving:
                self._open("quit")
            return
        phrases = self._wording.phrases
        asks_vaguely = phrases.asks_about_nothing(typed)
        if self._goes_before_answers(typed, answers, question, vague=asks_vaguely) and self._take_beside(typed):
            return
        if not answers and (asks_vaguely or self._wording.asks_for_help(word)):
            self._wording.write("linear-question-help", numbers="yes" if question.has_numbers else "no")
            self.ask_aloud(question)
        elif not only_asks and (len(answers) == 1 or (question.several and self._parts_of_answers(typed, question))):
            self._give_each(typed, answers, question)
        elif not only_asks and not answers and self._answer_with_card(typed, question):
            pass
        elif answers:
            self._wording.write("linear-answers-begin", word=typed.strip())
        elif question.has_numbers and word.isdecimal():
            self._wording.write("linear-no-answer", number=word, count=len(question.answers))
            self.ask_aloud(question)
        elif self._plays_instead(typed, question) and not only_asks:
            self.question = None
            question.on_give_up()
            self._play(typed)
        elif not self._take_beside(typed):
            self._wording.write("linear-question")
            if self._listed_again is question:  # all answers once more are enough
                self._terminal.write(question.prompt)
            else:
                self._listed_again = question
                self.ask_aloud(question)

    def _goes_before_answers(
        self, typed: str, answers: Sequence[Answer], question: Question, *, vague: bool
    ) -> bool:
        """Return whether a line is first tried as a command or question beside the open one, and then as an answer."""
        word = typed.strip().casefold()
        # Where commands go first, a letter is the key of a command rather than the letter of an answer.
        if question.commands_first and len(word) == 1 and word.isalpha():
            return True
        if not answers:  # in French, `qu'est-ce que j'ai` has only words that say nothing by themselves
            return vague and len(word.split()) > 1
        # The word for the hand, unless it is an answer: `main` does not mean `En main : 2 jaune`.
        exact = any(vocabulary.is_alike(typed, each.text) for each in answers)
        return not exact and self._wording.means(word, "hand")

    def _gives_up(self, typed: str, answers: Sequence[Answer], question: Question) -> bool:
        """Return whether a line gives a question up: an empty one, `back`, `no, cancel`, or a no that is no answer."""
        word = typed.strip().casefold()
        if not word or word in AWAY:
            return True
        if any(self._wording.means(part.strip(), "back", "stop") for part in (word, word.rpartition(",")[2])):
            return True
        return not answers and self._wording.replies.reply_to(question.prompt, typed) in (Reply.NO, Reply.CANCEL)

    def _plays_instead(self, typed: str, question: Question) -> bool:
        """Return whether a line names another held card than the one that a yes or no of the table is about."""
        table = self._runner.table
        if table is None or table.state.question is None or not self._is_yes_or_no(question):
            return False
        presenter, phrases = table.state.presenter, self._wording.phrases
        named = phrases.card_words(phrases.plain(self._wording.whole_lines.without_lead_in(typed)))
        places = find_cards(named, table.state.cursor.cards, presenter, in_part=False) if len(named) > 1 else []
        asked = phrases.plain(question.prompt)
        cards = [table.state.cursor.cards[place] for place in places]
        if table.state.cursor.card in cards:  # it is asked about that one
            return False
        return bool(cards) and not any(is_within(phrases.plain(presenter.card_name(card)), asked) for card in cards)

    def _is_yes_or_no(self, question: Question) -> bool:
        """Return whether a question has no answers but yes and no."""
        return {each.text for each in question.answers} == {self._announcer.text(f"value-{each}") for each in _SIDES}

    def _without_denied(self, typed: str, question: Question) -> tuple[str, bool]:
        """Return a line without what it denies, as `green` of `not red, green` and `red, no, green`.

        Also return whether nothing else is left, as of `not red`. A line stays as it is where answers deny something.
        """
        phrases = self._wording.phrases
        if self._is_yes_or_no(question):  # there, what denies is the answer
            return typed, False
        said = {word for each in (*question.answers, *question.unlisted) for word in split(each.text)}
        if len(typed.split()) < 2 or not said.isdisjoint(phrases.denying | phrases.correcting):
            return typed, False
        left, refusal = phrases.corrected(typed), split(self._announcer.text("value-no"))
        denying = phrases.denying.union(refusal)
        parts = [part for part in left.split(",") if denying.isdisjoint(split(part))]
        kept = ",".join(parts).strip()
        return (kept, False) if kept else (typed, True)

    def _only_asks(self, typed: str, question: Question) -> bool:
        """Return whether a line is a question itself, and no answer in so many words: `does the joker skip, too?`."""
        phrases = self._wording.phrases
        # `What does carry it mean` asks, too; `show me the red 5` may choose.
        asks = len(typed.split()) > 2 and (typed.rstrip().endswith("?") or phrases.begins_with_question(typed))
        texts = (each.text for each in (*question.answers, *question.unlisted))
        return asks and not any(vocabulary.is_alike(typed, text) for text in texts)

    def _parts_of_answers(self, typed: str, question: Question) -> list[tuple[str, Answer]]:
        """Return the parts of a line that lists answers, as `red 8, yellow 4 and green 5`; nothing for one answer.

        Parts that match no answer are skipped: such a card may have been chosen without asking.
        """
        # `Ok, no` is one reply.
        listed = [] if self._is_yes_or_no(question) else self._wording.phrases.listed(typed)
        found = [(part, self._find_answers(part, question)) for part in listed]
        parts = [(part, answers[0]) for part, answers in found if len(answers) == 1]
        return parts if len(parts) > 1 else []

    def _give_each(self, typed: str, answers: Sequence[Answer], question: Question) -> None:
        """Give the answer of a line, and then those to the questions that follow."""
        parts = self._parts_of_answers(typed, question)
        if not parts:
            self._give(answers[0], question)
            return
        for part, answer in parts:
            if self.question is None:
                return
            # The numbers of answers change from one question to the next, so it is the one that was named.
            same = [each for each in self.question.answers if each.text == answer.text]
            found = same[:1] or self._find_answers(part, self.question)
            if len(found) != 1:
                return
            self._give(found[0], self.question)

    def _give(self, answer: Answer, question: Question) -> None:
        # The answer may open the next question, so this one is closed first.
        self.question = None
        question.on_answer(answer.value)

    def _find_answers(self, typed: str, question: Question) -> list[Answer]:
        """Return the answers that a line may choose, also without surrounding words, as in `yes please`.

        Of `yellow 6 on the yellow run` the words after `on` answer where it goes.
        """
        texts = self._wording.translator
        phrases = self._wording.phrases
        number = vocabulary.parse_number(typed.strip().casefold())
        place = int(phrases.place_named(typed) or 0)
        if number is None and 0 < place <= len(question.answers):  # `the second one`
            return [question.answers[place - 1]]
        if number is not None and question.has_numbers:
            numbers = answer_numbers(question, self._runner.table)
            return [question.answers[numbers.index(number)]] if number in numbers else []
        found = vocabulary.find_answers(typed, question, texts) or self._answer_by_agreement(typed, question)
        if not found and self._is_yes_or_no(question) and self._wording.replies.may_deny(typed):
            return []  # of `ok, I'd rather have the red 5 than not` no part is a yes
        if self._names_card(typed):  # the number in its name is not that of an answer
            named = set(phrases.plain(typed))
            found = [each for each in found if not named.isdisjoint(phrases.plain(each.text))]
            # `King of clubs` is not the 2 of clubs.
            said = [(each, set(phrases.plain(each.text))) for each in found]
            found = [each for each, words in said if words == named or not self._names_card(each.text)]
        if phrases.exchanges(phrases.words(typed)):  # `replace the Joker with blue 3`
            in_place = [each for each in question.answers if phrases.exchanges(phrases.words(each.text))]
            found = found or (in_place if len(in_place) == 1 else [])
        if not found and self._players(question):
            return self._player_named(typed, question) or self._nobody_chosen(typed, question)
        found = found or self._answers_by_verb(typed, question)
        # `play 2` is no second answer.
        if found or len(typed.split()) < 2 or phrases.begins_with_play(phrases.plain(typed)):
            return found
        asked = set(phrases.words(question.prompt))
        around = zone_words_for(texts).around_joining(phrases.words(typed))
        # Not `blue 9 to that run` where the Joker is asked about.
        behind = [
            words for card, words in around if asked.issuperset(card) or not self._names_card(" ".join(card))
        ]
        parts = [phrases.plain(typed), *(phrases.plain(part) for part in typed.split(",")), *behind]
        parts += [self._wording.replies.chosen_by(typed)]
        parts += [phrases.plain(self._wording.whole_lines.without_lead_in(typed))]
        refusal = phrases.plain(self._announcer.text("value-no"))
        for part in parts:
            if part == refusal:  # `no, the jack of clubs` does not choose `No suit`
                continue
            found = found or vocabulary.find_answers(" ".join(phrases.card_words(part)), question, texts)
        return found

    def _player_named(self, typed: str, question: Question) -> list[Answer]:
        """Return the only answer that is a player whom a line names, as `Ben gets it`; nothing for questions."""
        phrases, lines = self._wording.phrases, self._wording.whole_lines
        # What follows may be the reason: `Ben gets it, he has fewer`.
        first = next(iter(lines.parts(lines.without_lead_in(typed), "typed-joints")), "")
        named = names_in(first, self._players(question))
        rest = without_names(first, named)
        # In French, the `à` of `à Ben` is written like a word that asks.
        asks = typed.rstrip().endswith("?") or (len(split(rest)) > 1 and phrases.asks(first))
        asks = asks or phrases.asks_how_many(first)
        # `Sorry Ben` and `not Ben` choose nobody; `to Ben` does.
        exclaims = lines.says_nothing(rest) and not phrases.is_filler(rest) and bool(split(rest))
        if len(named) != 1 or asks or exclaims or not phrases.denying.isdisjoint(split(rest)):
            return []
        return [each for each in question.answers if names_in(each.text, named)]

    def _nobody_chosen(self, typed: str, question: Question) -> list[Answer]:
        """Return the only answer that is no player, for a whole line such as `nobody` or `no, I keep my cards`."""
        others = [each for each in question.answers if not names_in(each.text, self._players(question))]
        phrases = self._wording.phrases
        said = tuple(each for each in split(typed) if each != split(self._announcer.text("value-no"))[0])
        listed = [tuple(split(each)) for each in phrases.listed_words("typed-nobody")]
        told = phrases.without_fillers(said)
        means = bool(told) and any(told == phrases.without_fillers(each) for each in listed)
        return others if len(others) == 1 and means and not typed.rstrip().endswith("?") else []

    def _answers_by_verb(self, typed: str, question: Question) -> list[Answer]:
        """Return the only answer whose verb a line has in another form, as `je prends` has that of `Prendre`."""
        if len(split(typed)) < 2 or self._only_asks(typed, question) or self._wording.replies.may_deny(typed):
            return []
        if self._names_card(typed) or any(self._is_of_cards(each.text) for each in question.answers):
            return []  # `king of clubs` is not the 2 of clubs, and no colour is a verb
        said = {each[:_STEM] for each in split(typed) if len(each) >= _STEM}
        found = [each for each in question.answers if "".join(split(each.text)[:1])[:_STEM] in said]
        return found if len(found) == 1 else []

    def _is_of_cards(self, text: str) -> bool:
        """Return whether a word of a text stands in the names of cards, as a colour does."""
        table = self._runner.table
        if table is None:
            return False
        presenter, words = table.state.presenter, self._wording.phrases.plain(text)
        return any(find_cards((each,), presenter.kinds, presenter) for each in words)

    def _players(self, question: Question) -> list[str]:
        """Return the players who are answers to a question, as in `Ben, 4 cards`."""
        table = self._runner.table
        names = table.state.public.names if table is not None else ()
        return [name for name in names for each in question.answers if each.text.startswith(name)]

    def _answer_by_agreement(self, typed: str, question: Question) -> list[Answer]:
        """Return the yes or no of a question that a line means in other words, as `go ahead`; nothing for others."""
        reply = self._wording.replies.reply_to(question.prompt, typed)
        meant = {Reply.YES: self._announcer.text("value-yes"), Reply.NO: self._announcer.text("value-no")}
        return [each for each in question.answers if reply in meant and each.text == meant[reply]]

    def _names_card(self, typed: str) -> bool:
        """Return whether a line is the whole name of a card, of several words, as `three of spades`."""
        table, named = self._runner.table, self._wording.phrases.plain(typed)
        presenter = None if table is None or len(named) < 2 else table.state.presenter
        return presenter is not None and bool(find_cards(named, presenter.kinds, presenter, in_part=False))

    def _answer_with_card(self, typed: str, question: Question) -> bool:
        """Answer two questions by the name of a whole card: `7 of hearts` a rank and a suit.

        Return False if there is none.
        """
        table = self._runner.table
        named = self._wording.phrases.plain(typed)
        presenter = None if table is None else table.state.presenter
        if presenter is None or not find_cards(named, presenter.kinds, presenter, in_part=False):
            return False
        if any(self._names_card(each.text) for each in question.answers):  # then it is another card
            return False
        for at in range(1, len(named)):
            for first, second in ((named[:at], named[at:]), (named[at:], named[:at])):
                found = vocabulary.find_answers(" ".join(first), question, self._wording.translator)
                # The number in a card's name is not that of an answer.
                if len(found) == 1 and not (question.has_numbers and "".join(first).isdecimal()):
                    self._give(found[0], question)
                    if self.question is not None:
                        self.answer(" ".join(second), self.question)
                    return True
        return False


def answer_numbers(question: Question, table: TableController | None) -> Sequence[int]:
    """Return the numbers of a question's answers: of cards that the player holds, those that they have in the hand."""
    counted = range(1, len(question.answers) + 1)
    if table is None:
        return counted
    presenter, phrases = table.state.presenter, phrases_for(table.state.words)
    # Reversed: of equal cards the first counts.
    held = {card: number for number, card in reversed(table.state.walk.own.by_number.items())}
    numbers: list[int] = []
    for answer in question.answers:
        kinds = find_cards(phrases.plain(answer.text), presenter.kinds, presenter, in_part=False)
        numbers += [held[presenter.kinds[kind]] for kind in kinds if presenter.kinds[kind] in held][:1]
    # As in the hand: the number of a card must not mean another one as long as a question is open.
    return numbers if len(set(numbers)) == len(question.answers) else counted


def answer_lines(question: Question, translator: Translator, table: TableController | None) -> list[str]:
    """Return the lines of a question's answers, with their numbers if they have some, else with how to answer."""
    texts = [f"{answer.text}, {answer.called}" if answer.called else answer.text for answer in question.answers]
    if not question.has_numbers:
        return [*texts, translator.text("linear-answer-itself")]
    return [translator.numbered(*each) for each in zip(answer_numbers(question, table), texts, strict=True)]
