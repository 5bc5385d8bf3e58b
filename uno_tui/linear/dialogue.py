"""Dialogues line by line, which take typed lines before the table does: questions, text prompts, menus, long lists."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from uno_tui.i18n.folding import simplify
from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary
from uno_tui.linear.everywhere import EverywhereLines
from uno_tui.linear.help import describe
from uno_tui.linear.line_values import (
    TypedValue,
    find_typed_number,
    find_typed_value,
    find_value_alone,
    name_values,
)
from uno_tui.linear.named_cards import find_cards
from uno_tui.linear.phrases import is_same_word, phrases_for
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.whole_lines import whole_lines_for
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.keymap import KeymapError
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.navigation import lists
from uno_tui.ui.navigation.lists import Item
from uno_tui.ui.ports.question import Answer, Question, TextPrompt
from uno_tui.ui.table_runner import TableRunner

PAGE = 20
"""The most lines of a long list that are shown at a time."""
MOST_NEAR = 10
"""The most lines that are written for a word that names none of them."""
LEAST_SHARE = 0.4
"""The least share of a line's name that a question about it says."""
MOST_SWITCHED = 2
"""The most values of a line that its name alone switches."""
LESSONS = "place-lessons"
"""The title of the list of lessons."""
MENU = "menu-title"
"""The title of the main menu."""
_PLACES = ("settings", "rules", "history", "verbosity", "sounds", "lessons")
"""Places that a word opens from any list."""
_AWAY = ("escape", "back", "stop")
"""Words that leave what is open."""
SIGNS = {"choose": "", "choose_back": "-", "explain": "i"}
"""The prefix of a line's number for each command of lists."""
NEXT = "+"
"""The prefix for the next value, also of lines that ask for a value when chosen."""
# tests/ui/test_handlers.py checks that `SIGNS` and these are all commands of lists.
WALKING = frozenset(("next_item", "previous_item", "first_item", "last_item", "next_heading", "find"))
"""Commands that are not needed here: all lines are written, and a number or a word chooses any of them."""


class Menu(msgspec.Struct, frozen=True):
    """A numbered list to choose from; `items` is called again after every choice."""

    title: str
    items: Callable[[], Sequence[Item]]


class Dialogue:
    """Takes the lines that are not for the table.

    `open_place` is called with a place to go to. `take_beside` carries out a command that may be given while a question
    stays open, and returns whether the typed line was one. `begin_game` begins or chooses a game that a line names,
    with what it wishes of it, and returns whether that can be done in the open list; `read_rules` reads the rules of a
    game if a line asks for them.
    """

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        named_keys: NamedKeys,
        runner: TableRunner,
        terminal: LineTerminal,
        everywhere: EverywhereLines,
        open_place: Callable[[str], None],
        take_beside: Callable[[str], bool],
        begin_game: Callable[[str], bool],
        read_rules: Callable[[str], bool],
    ) -> None:
        self._announcer = announcer
        self._named_keys = named_keys
        self._runner = runner
        self.terminal = terminal
        self._everywhere = everywhere
        self._open = open_place
        self._take_beside = take_beside
        self._begin_game = begin_game
        self._read_rules = read_rules
        self._question: Question | None = None
        self._typing: TextPrompt | None = None
        self._menu: Menu | None = None
        self._beneath: Menu | None = None
        """The list that the open one was opened from."""
        self._choosing = False
        """Whether the action of a chosen line runs: a list that opens now is opened from that line."""
        self._more: list[str] = []
        """The lines of a long list that have not been written yet."""
        self._describing = False
        """Whether the next line is a key to be described."""
        self._from_table = False
        """Whether the open list was opened at the table, not from the menu."""
        self._chosen_line: int | None = None
        """The place of the line that was chosen or named last, among those with numbers."""
        self._listed = 0
        """How many numbered lines the open list had when it was last written."""
        self._coming_back = False
        """Whether the menu opens next and has been written before, so that its title is enough."""
        self._unread = False
        """Whether only the title of the open list was written when the player came back to it."""
        self._chooses_then = ""
        """What is chosen as soon as the next list is open; empty for nothing."""

    @property
    def is_waiting(self) -> bool:
        """Return whether the player must answer or choose before anything else."""
        return self._question is not None or self._typing is not None or self._menu is not None

    @property
    def meaning_of_enter(self) -> tuple[bool, ...]:
        """Return a value that changes with what Enter alone does to a dialogue or a list that is being read."""
        return self.is_waiting, bool(self._more), self._unread

    @property
    def is_open(self) -> bool:
        """Return whether the next line is for a dialogue, a list that is being read included."""
        return self.is_waiting or self._describing or bool(self._more)

    @property
    def is_typing(self) -> bool:
        """Return whether the next line answers a text prompt."""
        return self._typing is not None

    @property
    def takes_words(self) -> bool:
        """Return whether letters are for a dialogue, so that none is a reaction; a list that is being read takes none.
        """
        return self.is_waiting or self._describing

    @property
    def is_reading(self) -> bool:
        """Return whether the next line only goes on reading a list that was opened at the table."""
        return bool(self._more) and not self.is_waiting

    def stop_reading(self) -> None:
        """Drop the rest of the list that is being read."""
        self._more = []

    @property
    def in_menu(self) -> bool:
        """Return whether a menu is open, also below another dialogue."""
        return self._menu is not None

    def shows(self, title: str) -> bool:
        """Return whether the list with this title is open."""
        return self._menu is not None and self._menu.title == title

    def close(self) -> None:
        """Close everything, so that the next person does not meet what this one has opened."""
        self._question = self._typing = self._menu = self._beneath = None
        self._more = []
        self._describing = self._coming_back = False

    def withdraw_question(self) -> None:
        """Forget the open question; it is void."""
        self._question = None

    def close_menu(self) -> None:
        """Close the open list and the one that it was opened from."""
        self._menu = self._beneath = None

    # Opening.

    def ask(self, question: Question) -> None:
        """Write the answers of a question; the next line answers it."""
        self._question = question
        for line in answer_lines(question, self._announcer.translator):
            self.terminal.write(line)

    def ask_aloud(self, question: Question) -> None:
        """Write a question that has not been spoken yet, and its answers."""
        self.terminal.write(question.prompt)
        self.ask(question)

    def type(self, typing: TextPrompt) -> None:
        """Ask for a text; the next line is the answer."""
        self._typing = typing
        self.terminal.write(f"{typing.prompt} {typing.text}")

    def offer(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Open a list; the menu, when a player comes back to it, is only named."""
        if title != MENU and self._menu is None:
            self._from_table = self._runner.table is not None
        elif title == MENU or (self._menu is not None and self._menu.title == MENU):
            self._from_table = False
        self._beneath = self._menu if self._choosing and not self.shows(MENU) else None
        self._menu, self._chosen_line = Menu(title, items), None
        known, self._coming_back = self._coming_back and title == MENU, False
        then, self._chooses_then = self._chooses_then, ""
        if then and title == LESSONS:
            self._listed, self._unread = len(_choices(self._menu)), True
            self._choose(then, self._menu)
        elif known:
            self.offer_again()
        else:
            self._read_menu(self._menu)

    def _read_menu(self, menu: Menu) -> None:
        """Write the whole list and how to choose from it."""
        self._unread = False
        self._write(menu.title)
        self._write_items(menu.items())
        self._write(self._prompt)
        if menu.title == MENU:
            self._write("linear-menu-enter")

    @property
    def _prompt(self) -> str:
        """Return the id of the text about what can be typed: in the menu without a table, `back` leads nowhere."""
        first = self._runner.table is None and self.shows(MENU)
        return "linear-menu-first" if first else "linear-menu"

    def _write_items(self, items: Sequence[Item]) -> None:
        """Write the lines of a list; all but headings have numbers."""
        number = 0
        for item in items:
            number += not item.heading
            self.terminal.write(item.text if item.heading else self._announcer.translator.numbered(number, item.text))
        self._listed = number

    def offer_again(self) -> None:
        """Write the title of the open list to a player who comes back to it; Enter writes its lines."""
        if self._menu is None:
            return
        self._listed, self._unread = len(_choices(self._menu)), True
        title = self._announcer.text(self._menu.title)
        self._write("linear-list-again", title=title if title.endswith("?") else f"{title}.")

    def leave_menu(self) -> None:
        """Go back to the list that led to the open one; from the menu or a list opened at the table, to the table."""
        if self._beneath is not None:
            self._menu, self._beneath = self._beneath, None
            self.offer_again()
            return
        at_menu = self._menu is None or self._menu.title == MENU
        if at_menu and self._runner.table is None:
            self._write("linear-nothing-behind")
            return
        self._menu = None
        if self._runner.table is None or not (at_menu or self._from_table):
            self._coming_back = True
            self._open("menu")

    def read(self, lines: Sequence[str]) -> None:
        """Write lines to read: at a terminal page by page, in a pipe all at once."""
        self._more = list(lines)
        self._go_on_reading("")

    def describe(self) -> None:
        """Ask for a key; the next line is the key to be described."""
        self._describing = True
        self._write("linear-describe")

    # What is typed.

    def take_line(self, typed: str) -> bool:
        """Take a line and return whether it was for a dialogue."""
        # The innermost first: a prompt or question may stand above a list, and a list that is read above a menu.
        if self._typing is not None:
            self._finish_typing(typed, self._typing)
        elif self._question is not None:
            self._answer(typed, self._question)
        elif self._more:
            self._go_on_reading(typed)
        elif self._describing:
            self._describing = False
            self.terminal.write(describe(self._announcer, self._named_keys, typed))
        elif self._menu is not None:
            self._choose(typed, self._menu)
        else:
            return False
        self._write_new_numbers()
        return True

    def _write_new_numbers(self) -> None:
        """Write that the lines of the open list have other numbers now; Enter writes them."""
        hidden = self._question is not None or self._typing is not None or self._more or self._describing
        if self._menu is None or hidden:
            return
        count = len(_choices(self._menu))
        if count != self._listed:
            self._listed = count
            self._write("linear-list-changed", count=count)

    def _write(self, message_id: str, **values: object) -> None:
        self.terminal.write(self._announcer.text(message_id, **values))

    def _means(self, word: str, *names: str) -> bool:
        """Return whether a word means one of these commands, in the player's language or English."""
        words = self._announcer.words
        return (vocabulary.match_command(word, names, words) or vocabulary.match_phrase(word, names, words)) is not None

    def _asks_for_help(self, word: str) -> bool:
        """Return whether a line asks for help, or what can be done, as `what can I do?` does."""
        words = self._announcer.words
        if word == "?" or self._means(word, "help") or whole_lines_for(words).asks_what_to_do(word):
            return True
        # A question that asks for help does no harm, such as `what can I do?`.
        return vocabulary.match_phrase(word, ("help", "todo"), words, harmless=True) is not None

    def _finish_typing(self, typed: str, typing: TextPrompt) -> None:
        # The answer may open the next prompt or question, so this one is closed first.
        self._typing = None
        if typing.enter and not typed.strip():
            typed = "enter"
        if typed.strip().casefold() == "escape" or not typed.strip():
            self._leave_typing()
            return
        reason = typing.on_answer(typed)
        spelled = phrases_for(self._announcer.words).plain(typed)
        if reason is not None and len(spelled) == 1 and spelled[0].isdecimal():  # as `three`
            reason = typing.on_answer(spelled[0])
        if reason is not None and self._means(typed, "back", "stop"):
            # Only where it is no answer: a player may be called so.
            self._leave_typing()
        elif reason is not None:
            self.terminal.write(reason)
            self.type(typing)

    def _leave_typing(self) -> None:
        """Write where the player is who has typed nothing: in the open list, or at the table."""
        if self._menu is not None:
            self.offer_again()
        elif self._runner.table is not None:
            self._write("linear-at-table")

    def _answer(self, typed: str, question: Question) -> None:
        word = typed.strip().casefold()
        answers = self._find_answers(typed, question)
        leaving = self._means(word, "quit") and len(answers) != 1  # "leave it" may be an answer
        # As in `no, cancel`, and `no thanks` where no is no answer.
        closes = any(self._means(part.strip(), "back", "stop") for part in (word, word.rpartition(",")[2]))
        phrases = phrases_for(self._announcer.words)
        closes |= not answers and phrases.plain(word) == phrases.plain(self._announcer.text("value-no"))
        if not word or leaving or word in _AWAY or closes:
            self._question = None
            question.on_give_up()
            if leaving:
                self._open("quit")
            return
        # Where commands go first, a letter is the key of a command rather than the letter of an answer.
        if question.commands_first and len(word) == 1 and word.isalpha() and self._take_beside(typed):
            return
        # The word for the hand, unless it is an answer: `main` does not mean `En main : 2 jaune`.
        exact = any(vocabulary.is_alike(typed, each.text) for each in answers)
        if answers and not exact and self._means(word, "hand") and self._take_beside(typed):
            return
        asks_about_it = phrases.asks_about_nothing(typed)
        if not answers and (asks_about_it or self._asks_for_help(word)):
            self._write("linear-question-help", numbers="yes" if question.has_numbers else "no")
            self.ask_aloud(question)
        elif len(answers) == 1 or (question.several and self._parts_of_answers(typed, question)):
            self._give_each(typed, answers, question)
        elif not answers and self._answer_with_card(typed, question):
            pass
        elif answers:
            self._write("linear-answers-begin", word=typed.strip())
        elif question.has_numbers and word.isdecimal():
            self._write("linear-no-answer", number=word, count=len(question.answers))
            self.ask_aloud(question)
        elif not self._take_beside(typed):
            self._write("linear-question")
            self.ask_aloud(question)

    def _parts_of_answers(self, typed: str, question: Question) -> list[tuple[str, Answer]]:
        """Return the parts of a line that lists answers, as `red 8, yellow 4 and green 5`; nothing for one answer.

        What is no answer may have been chosen already, where there was no other card of its colour.
        """
        listed = phrases_for(self._announcer.words).listed(typed)
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
            if self._question is None:
                return
            # The numbers of answers change from one question to the next, so it is the one that was named.
            same = [each for each in self._question.answers if each.text == answer.text]
            found = same[:1] or self._find_answers(part, self._question)
            if len(found) != 1:
                return
            self._give(found[0], self._question)

    def _give(self, answer: Answer, question: Question) -> None:
        # The answer may open the next question, so this one is closed first.
        self._question = None
        question.on_answer(answer.value)

    def _find_answers(self, typed: str, question: Question) -> list[Answer]:
        """Return the answers that a line may choose, also behind what is not meant, as `yes please` does.

        Of `yellow 6 on the yellow run` the words behind `on` answer where it goes.
        """
        words = self._announcer.words
        phrases = phrases_for(words)
        found = vocabulary.find_answers(typed, question, words)
        if phrases.exchanges(phrases.words(typed)):  # `replace the Joker with blue 3`
            in_place = [each for each in question.answers if phrases.exchanges(phrases.words(each.text))]
            found = found or (in_place if len(in_place) == 1 else [])
        # `play 2` is no second answer.
        if found or len(typed.split()) < 2 or phrases.begins_with_play(phrases.plain(typed)):
            return found
        behind = [behind for _, behind in phrases.around_joining(phrases.words(typed))]
        for part in (phrases.plain(typed), *(phrases.plain(part) for part in typed.split(",")), *behind):
            found = found or vocabulary.find_answers(" ".join(phrases.card_words(part)), question, words)
        return found

    def _answer_with_card(self, typed: str, question: Question) -> bool:
        """Answer two questions by the name of a whole card: `7 of hearts` a rank and a suit; False: no such name."""
        table = self._runner.table
        named = phrases_for(self._announcer.words).plain(typed)
        presenter = None if table is None else table.state.presenter
        if presenter is None or not find_cards(named, presenter.kinds, presenter, in_part=False):
            return False
        for at in range(1, len(named)):
            for first, second in ((named[:at], named[at:]), (named[at:], named[:at])):
                found = vocabulary.find_answers(" ".join(first), question, self._announcer.words)
                if len(found) == 1:
                    self._give(found[0], question)
                    if self._question is not None:
                        self._answer(" ".join(second), self._question)
                    return True
        return False

    def _choose(self, typed: str, menu: Menu) -> None:
        word = typed.strip()
        if not word and (menu.title != MENU or self._unread):
            self._read_menu(menu)
            return
        # The first line of the menu leads on (`lists.menu_entries`), so Enter takes it.
        word = word or "1"
        first, rest = word[:1].casefold(), word[1:].strip()
        sign = first if first in (*SIGNS.values(), NEXT) and rest.isdecimal() else ""
        number = vocabulary.parse_number(rest if sign else word)
        items = _choices(menu)
        if number is not None and 1 <= number <= len(items):
            self._chosen_line = number - 1
            self._carry_out(items[number - 1], sign)
        elif number is not None:
            self._write("linear-no-number", number=word)
        else:
            self._choose_by_word(word, menu, items)

    def _choose_by_word(self, word: str, menu: Menu, items: Sequence[Item]) -> None:
        """Leave the list, go to the place, or choose the line that a word names."""
        if word.casefold() in (*_AWAY, "esc", "cancel") or self._means(word, "back"):
            self.leave_menu()
        elif self._means(word, "menu"):
            self._beneath = None
            self.leave_menu()
        elif word.casefold() == "q" and self._runner.table is not None:  # as on the full screen, where Q closes a list
            self.leave_menu()
        elif word.casefold() == "q" or self._means(word, "quit"):
            self._open("quit")
        elif self._asks_for_help(word):
            self._write_what_can_be_typed(menu)
        elif self._asks_for_help(word.split()[0]) and word.split()[1:]:
            self._explain(word.split(maxsplit=1)[1], items)
        elif self._everywhere.take_in_list(word):
            pass
        elif (place := self._find_place(word, [item.text for item in items])) is not None:
            if place != "settings" or not self._everywhere.set_value(word):  # `harder bots` says more than `bots`
                self._open(place)
        elif (message := vocabulary.parse_message_number(word, self._announcer.words)) is not None:
            self.terminal.write(lists.numbered_message(self._announcer, message))
        elif self._means(before := word.rpartition(" ")[0], "lessons") and word.split()[-1].isdecimal():
            self._chooses_then = word.split()[-1]
            self._open(self._find_place(before, ()) or MENU)
        else:
            self._choose_by_beginning(word, items)

    def _explain(self, what: str, items: Sequence[Item]) -> None:
        """Explain the line that a number or a name behind `help` means."""
        number = vocabulary.parse_number(what)
        if number is None:
            self._tell_line(what, items)
        elif 1 <= number <= len(items):
            self._carry_out(items[number - 1], SIGNS["explain"])
        else:
            self._write("linear-no-number", number=what)

    def _choose_by_beginning(self, word: str, items: Sequence[Item]) -> None:
        """Choose the line that begins with a word; if several do, write them with their numbers."""
        texts, words = [item.text for item in items], self._announcer.words
        word = whole_lines_for(words).without_show(word)
        # A line may be a question itself, or begin like one: `Who speaks`.
        doubts = word.rstrip().endswith("?")
        if not doubts and self._set_typed(word, items):
            return
        is_line = not doubts and bool(vocabulary.find_by_beginning(word, texts))
        if not is_line and self._read_rules(word):
            return
        if not is_line and phrases_for(words).asks(word):
            self._tell_line(word, items)
            return
        begun = vocabulary.find_by_beginning(word, texts)
        if not begun and self._set_value(find_value_alone(word, items, self._chosen_line, words), items):
            return
        # By the names: a value that a line shows would be changed by choosing the line.
        names = [item.text.rpartition(":")[0] or item.text if item.back else item.text for item in items]
        begun = begun or vocabulary.find_by_words(word, names, words)
        count = whole_lines_for(words).count_of_players(word)
        # `play uno with 3 players` is not the line that starts a game with four.
        if count is not None:
            begun = [each for each in begun if whole_lines_for(words).count_of_players(texts[each]) in (None, count)]
        if len(begun) == 1:
            self._chosen_line = begun[0]
            self._choose_named(items[begun[0]])
            return
        # Lines go before games: some have a game's name in them and mean something else.
        if self._begin_game(word):
            return
        if not begun and self._everywhere.take_unknown(word):
            return
        near = [] if begun else self._find_near(word)
        spoken = phrases_for(words).plain(word)
        if len(near) == len(spoken) == 1 and is_same_word(spoken[0], simplify(texts[near[0]])):  # `begins` for `Begin`
            self._choose_named(items[near[0]])
            return
        if not begun and not near:
            self._write("linear-no-word", word=word)
            return
        self._write("linear-several-begin" if begun else "linear-lines-near", word=word)
        for place in begun or near:
            self.terminal.write(self._announcer.translator.numbered(place + 1, items[place].text))

    def _find_near(self, typed: str) -> list[int]:
        """Return the places of the lines that have one of the words typed, or stand below a heading that has it.

        Returns none if these are too many to be of use.
        """
        if self._menu is None:
            return []
        phrases = phrases_for(self._announcer.words)
        words = {each for each in phrases.plain(typed) if len(each) > 2}
        found: list[int] = []
        place, below = 0, False
        for item in self._menu.items():
            there = phrases.plain(item.text)
            has = any(is_same_word(one, other) for one in words for other in there)
            if item.heading:
                below = has
                continue
            if has or below:
                found.append(place)
            place += 1
        return found if len(found) <= MOST_NEAR else []

    def _tell_line(self, asked: str, items: Sequence[Item]) -> None:
        """Write the line whose name a question says the most of, and what explains it, or open the list behind it.

        It changes nothing.
        """
        phrases = phrases_for(self._announcer.words)
        words = set(phrases.without_doubt(phrases.plain(asked)))
        named = [set(phrases.plain(item.text.rpartition(":")[0] or item.text)) for item in items]
        # By the share of the line, not the number: a short name is meant rather than a word in a long line.
        shared = [len(words & each) / max(1, len(each)) for each in named]
        if max(shared, default=0) < LEAST_SHARE:
            self._write("linear-no-word", word=asked)
            return
        place = shared.index(max(shared))
        item = items[place]
        if item.opens:
            self._choose_named(item)
            return
        self.terminal.write(self._announcer.translator.numbered(place + 1, item.text))
        if item.explains and item.explains not in item.text:
            self.terminal.write(item.explains)

    def _choose_named(self, item: Item) -> None:
        """Choose a line that was named; of one with several values, write them, as none is meant yet."""
        values = item.values() if item.values is not None else ()
        if len(values) > MOST_SWITCHED:
            self.terminal.write(item.text)
            self._write("linear-values", values=name_values(values, self._announcer.translator))
        else:
            self._carry_out(item, sign="")

    def _set_typed(self, word: str, items: Sequence[Item]) -> bool:
        """Set the value or the number that is typed with the name of its line, and return whether one is."""
        number = None
        done = self._set_value(find_typed_value(word, items, self._announcer.words), items)
        if not done:
            number = find_typed_number(word, items, self._announcer.words)
        if number is not None:
            self._set_number(*number, items)
        return done or number is not None

    def _set_value(self, value: TypedValue | None, items: Sequence[Item]) -> bool:
        """Set a value that was typed, and return whether there is one.

        What has the value already stays: choosing the line would change it.
        """
        if value is None:
            return False
        self._chosen_line = value.place
        if value.choose is None:
            self.terminal.write(items[value.place].text)
        else:
            value.choose()
        return True

    def _set_number(self, place: int, number: str, items: Sequence[Item]) -> None:
        """Set the number of a line; write why it cannot be that."""
        self._chosen_line = place
        take = items[place].take_number
        reason = take(number) if take is not None else None
        if reason is not None:
            self.terminal.write(reason)

    def _write_what_can_be_typed(self, menu: Menu) -> None:
        """Write what can be typed at the open list, without what none of its lines has."""
        if self._unread:
            self._read_menu(menu)
        items = _choices(menu)
        if any(item.explains for item in items):
            self._write("linear-menu-explain")
        if any(item.back for item in items):
            self._write("linear-menu-value-before")
        self._write("linear-menu-words")

    def _find_place(self, word: str, lines: Sequence[str]) -> str | None:
        """Return the place that a word opens from any list; a line goes before what else people type for a place.

        In the settings `language` is a line; elsewhere it opens them.
        """
        words = self._announcer.words
        if self.shows(MENU) and self._means(word, "again"):
            return "new"
        if self.shows(MENU) and whole_lines_for(words).asks_to_resume(word):
            return "back" if self._runner.table is not None else "resume"
        if self.shows(MENU) and vocabulary.match_phrase(word, ("read_rules",), words, harmless=True) is not None:
            return "table"  # where house rules are chosen
        named = vocabulary.match_command(word, _PLACES, words)
        if named is None and not vocabulary.find_by_beginning(word, lines):
            named = vocabulary.match_phrase(word, _PLACES, words, harmless=True)
        return named

    def write_chosen(self) -> None:
        """Write the line that was chosen last, with its new value."""
        if self._menu is not None:
            lines = _choices(self._menu)
            # The choice may have left fewer lines.
            self.terminal.write(lines[min(self._chosen_line or 0, len(lines) - 1)].text)

    def _carry_out(self, item: Item, sign: str) -> None:
        act = {SIGNS["choose_back"]: item.back, NEXT: item.next_value or (item.back and item.act)}.get(sign, item.act)
        if sign == SIGNS["explain"]:
            self.terminal.write(item.explains or self._announcer.text("linear-explain-none", text=item.text))
        elif act is None:
            why = {SIGNS["choose_back"]: "back-none", NEXT: "linear-next-none"}.get(sign)
            self.terminal.write(self._announcer.text(why) if why else item.text)
        else:
            self._choosing = True
            try:
                act()
            except KeymapError as error:
                self.terminal.write(self._announcer.translator.sentence(error.message))
            finally:
                self._choosing = False

    def _stop_reading_at(self, typed: str) -> None:
        """Stop reading a list because of a word, and carry out the word if it means something in the open menu."""
        self._more = []
        word = typed.strip()
        if self._menu is not None and self._leads_on(word, self._menu):
            self._choose(word, self._menu)
        else:
            self.offer_again()

    def _leads_on(self, word: str, menu: Menu) -> bool:
        """Return whether a word does something in a menu, apart from leaving the list that is read."""
        if self._means(word, "quit", "help", "menu") or self._find_place(word, ()) is not None:
            return True
        if vocabulary.parse_message_number(word, self._announcer.words) is not None:
            return True
        return bool(vocabulary.find_by_beginning(word, [item.text for item in _choices(menu)])) and not word.isdecimal()

    def _go_on_reading(self, typed: str) -> None:
        if typed.strip():
            self._stop_reading_at(typed)
            return
        # At a question an empty line answers it and turns no page, so all is written at once.
        page = self._count_page() if self.terminal.interactive and self._question is None else len(self._more)
        now, self._more = self._more[:page], self._more[page:]
        for line in now:
            self.terminal.write(line)
        if self._more:
            self._write("linear-more", count=len(self._more))
        elif self._question is not None:
            self.terminal.write(self._question.prompt)
        else:
            self.offer_again()

    def _count_page(self) -> int:
        """Return how many lines to show: none scrolls off the screen before a screen reader has seen it."""
        page, last = self._more[:PAGE], self._announcer.text("linear-more", count=len(self._more))
        return self.terminal.paragraphs.count_fitting(page, last)


def answer_lines(question: Question, translator: Translator) -> list[str]:
    """Return the lines of a question's answers, with their numbers if they have some, else with how to answer."""
    texts = [f"{answer.text}, {answer.called}" if answer.called else answer.text for answer in question.answers]
    if not question.has_numbers:
        return [*texts, translator.text("linear-answer-itself")]
    return [translator.numbered(*each) for each in enumerate(texts, start=1)]


def _choices(menu: Menu) -> list[Item]:
    """Return the lines of a list that have numbers."""
    return [item for item in menu.items() if not item.heading]
