"""What is open between the table and the player, line by line: a question, something to type, a menu, a long list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from uno_tui.linear import vocabulary
from uno_tui.linear.help import describe
from uno_tui.linear.terminal import LineTerminal
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.keymap import KeymapError
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.navigation import lists
from uno_tui.ui.navigation.lists import Item
from uno_tui.ui.ports.question import Question, TextPrompt
from uno_tui.ui.table_runner import TableRunner

PAGE = 20
"""Lines of a long list shown at a time."""
MENU = "menu-title"
_PLACES = ("settings", "rules", "history", "verbosity", "sounds", "lessons")
_AWAY = ("escape", "back", "stop")
SIGNS = {"choose": "", "choose_back": "-", "explain": "i"}
"""What is typed before a line's number for the commands of lists."""
NEXT = "+"
"""What is typed before it for the next value, also where choosing asks for one."""
WALKING = frozenset(("next_item", "previous_item", "first_item", "last_item", "next_heading"))
"""Commands that are not needed where all lines are written and a number names any of them."""


class Menu(msgspec.Struct, frozen=True):
    """A numbered list to choose from; its items are asked for again after every choice."""

    title: str
    items: Callable[[], Sequence[Item]]


class Dialogue:
    """Takes the lines that are not for the table.

    `go` is called with a place to go to; `beside` carries out what may be done while a question stays open, and
    returns whether the typed line was that.
    """

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        named_keys: NamedKeys,
        runner: TableRunner,
        terminal: LineTerminal,
        open_place: Callable[[str], None],
        take_beside: Callable[[str], bool],
    ) -> None:
        self._announcer = announcer
        self._named_keys = named_keys
        self._runner = runner
        self.terminal = terminal
        self._open = open_place
        self._take_beside = take_beside
        self._question: Question | None = None
        self._typing: TextPrompt | None = None
        self._menu: Menu | None = None
        self._beneath: Menu | None = None
        """The list from one of whose lines the open one was opened."""
        self._choosing = False
        """Whether a line is being chosen: a list that opens now was opened from it."""
        self._more: list[str] = []
        self._describing = False
        self._from_table = False
        """Whether the open list was opened at the table, not from the menu."""
        self._chosen_line = 0
        self._listed = 0
        """How many lines the open list had when it was written."""
        self._coming_back = False
        """Whether the menu, where it opens next, was read already."""
        self._unread = False
        """Whether the open list was only named, and not read again."""

    @property
    def is_waiting(self) -> bool:
        """Whether an answer or a choice is waited for, so that nothing else is to be done first."""
        return self._question is not None or self._typing is not None or self._menu is not None

    @property
    def chooses(self) -> bool:
        """Whether the next line answers a question or chooses from a menu."""
        return self._question is not None or self._menu is not None

    @property
    def is_open(self) -> bool:
        """Whether the next line is for what is open, a list that is read included."""
        return self.is_waiting or self._describing or bool(self._more)

    @property
    def is_typing(self) -> bool:
        """Whether the next line is a text that was asked for."""
        return self._typing is not None

    @property
    def takes_words(self) -> bool:
        """Whether letters are for what is open, so that none of them is a reaction; a list that is read needs none."""
        return self.is_waiting or self._describing

    @property
    def is_reading(self) -> bool:
        """Whether the next line only goes on reading a list that was opened at the table."""
        return bool(self._more) and not self.is_waiting

    def stop_reading(self) -> None:
        """The rest of the list is not wanted."""
        self._more = []

    @property
    def in_menu(self) -> bool:
        """Whether a menu is open, if only beneath something else."""
        return self._menu is not None

    def shows(self, title: str) -> bool:
        """Whether the list with this title is open."""
        return self._menu is not None and self._menu.title == title

    def close(self) -> None:
        """Nothing is open any more: what one person has open is not for the next."""
        self._question = self._typing = self._menu = self._beneath = None
        self._more = []
        self._describing = self._coming_back = False

    def withdraw_question(self) -> None:
        """The question means nothing any more."""
        self._question = None

    def close_menu(self) -> None:
        """The menu has done its work."""
        self._menu = self._beneath = None

    # Opening.

    def ask(self, question: Question) -> None:
        """Remember the question; the next line answers it."""
        self._question = question
        for number, answer in enumerate(question.answers, start=1):
            self.terminal.write(self._announcer.translator.numbered(number, answer.text))

    def ask_aloud(self, question: Question) -> None:
        """Put a question that nobody has said yet."""
        self.terminal.write(question.prompt)
        self.ask(question)

    def type(self, typing: TextPrompt) -> None:
        """The next line is what is typed."""
        self._typing = typing
        self.terminal.write(f"{typing.prompt} {typing.text}")

    def offer(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Open a menu."""
        if title != MENU and self._menu is None:
            self._from_table = self._runner.table is not None
        elif title == MENU or (self._menu is not None and self._menu.title == MENU):
            self._from_table = False
        self._beneath = self._menu if self._choosing and not self.shows(MENU) else None
        self._menu = Menu(title, items)
        known, self._coming_back = self._coming_back and title == MENU, False
        if known:
            self.offer_again()
        else:
            self._read_menu(self._menu)

    def _read_menu(self, menu: Menu) -> None:
        """The whole list."""
        self._unread = False
        self._write(menu.title)
        self._write_items(menu.items())
        self._write(self._prompt)
        if menu.title == MENU:
            self._write("linear-menu-enter")

    @property
    def _prompt(self) -> str:
        """What is said of the ways on from a list: `back` leads nowhere from a menu behind which there is no table."""
        first = self._runner.table is None and self.shows(MENU)
        return "linear-menu-first" if first else "linear-menu"

    def _write_items(self, items: Sequence[Item]) -> None:
        """The lines of a list: those that can be chosen have numbers, headings have none."""
        number = 0
        for item in items:
            number += not item.heading
            self.terminal.write(item.text if item.heading else self._announcer.translator.numbered(number, item.text))
        self._listed = number

    def offer_again(self) -> None:
        """Where one is, back at the list that was open, if one was; who wants it has it read."""
        if self._menu is None:
            return
        self._listed, self._unread = len(_choices(self._menu)), True
        title = self._announcer.text(self._menu.title)
        self._write("linear-list-again", title=title if title.endswith("?") else f"{title}.")

    def leave_menu(self) -> None:
        """To the list or menu that led to the open one; from the menu, or a list opened at the table, to the table."""
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
        """Lines to read: at a terminal page by page, in a pipe all at once."""
        self._more = list(lines)
        self._go_on_reading("")

    def describe(self) -> None:
        """The next line is a key to be described."""
        self._describing = True
        self._write("linear-describe")

    # What is typed.

    def take_line(self, typed: str) -> bool:
        """Take a line; False if nothing is open that it could be for."""
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
        """Say that the lines of the open list have other numbers now; a player who wants to can hear it again."""
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
        """Whether this is a word for one of these, in the player's language or English."""
        return vocabulary.match_command(word, names, self._announcer.words) is not None

    def _finish_typing(self, typed: str, typing: TextPrompt) -> None:
        self._typing = None
        if typing.enter and not typed.strip():
            typed = "enter"
        if typed.strip().casefold() == "escape" or not typed.strip():
            self.offer_again()
            return
        reason = typing.on_answer(typed)
        if reason is not None:
            self.terminal.write(reason)
            self.type(typing)

    def _answer(self, typed: str, question: Question) -> None:
        word = typed.strip().casefold()
        leaving = self._means(word, "quit")
        if not word or leaving or word in _AWAY or self._means(word, "back", "stop"):
            self._question = None
            question.on_give_up()
            if leaving:
                self._open("quit")
            return
        if question.commands_first and len(word) == 1 and word.isalpha() and self._take_beside(typed):
            return
        answer = vocabulary.find_answer(typed, question)
        if answer is None and self._means(word, "help"):
            self._write("linear-question-help")
            self.ask_aloud(question)
        elif answer is not None:
            self._question = None
            question.on_answer(answer.value)
        elif not self._take_beside(typed):
            self._write("linear-question")
            self.ask_aloud(question)

    def _choose(self, typed: str, menu: Menu) -> None:
        word = typed.strip()
        if not word and (menu.title != MENU or self._unread):
            self._read_menu(menu)
            return
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
        elif word.casefold() in (*_AWAY, "esc", "cancel") or self._means(word, "back"):
            self.leave_menu()
        elif self._means(word, "menu"):
            self._beneath = None
            self.leave_menu()
        elif word.casefold() == "q" or self._means(word, "quit"):
            self._open("quit")
        elif word == "?" or self._means(word, "help"):
            self._write_what_can_be_typed(menu)
        elif (place := self._find_place(word)) is not None:
            self._open(place)
        elif (message := vocabulary.parse_message_number(word, self._announcer.words)) is not None:
            self.terminal.write(lists.numbered_message(self._announcer, message))
        else:
            self._choose_by_beginning(word, items)

    def _choose_by_beginning(self, word: str, items: Sequence[Item]) -> None:
        """Choose the line that begins with a word; where several do, say which, with their numbers."""
        begun = vocabulary.find_by_beginning(word, [item.text for item in items])
        if len(begun) == 1:
            self._chosen_line = begun[0]
            self._carry_out(items[begun[0]], sign="")
        elif not begun:
            self._write("linear-no-word", word=word)
        else:
            self._write("linear-several-begin", word=word)
            for place in begun:
                self.terminal.write(self._announcer.translator.numbered(place + 1, items[place].text))

    def _write_what_can_be_typed(self, menu: Menu) -> None:
        """What can be typed at the open list; what means nothing for any of its lines is not promised."""
        if self._unread:
            self._read_menu(menu)
        else:
            self._write(self._prompt)
        items = _choices(menu)
        if any(item.explains for item in items):
            self._write("linear-menu-explain")
        if any(item.back for item in items):
            self._write("linear-menu-value-before")
        self._write("linear-menu-words")

    def _find_place(self, word: str) -> str | None:
        """Where a word leads, of those that the first lines promise everywhere."""
        return vocabulary.match_command(word, _PLACES, self._announcer.words)

    def write_chosen(self) -> None:
        """Write the line that was chosen last, as it is now."""
        if self._menu is not None:
            self.terminal.write(_choices(self._menu)[self._chosen_line].text)

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
        """A word ends a list that is read; one that means something in the open menu is obeyed there too."""
        self._more = []
        word = typed.strip()
        if self._menu is not None and self._leads_on(word, self._menu):
            self._choose(word, self._menu)
        else:
            self.offer_again()

    def _leads_on(self, word: str, menu: Menu) -> bool:
        """Return whether a word does something in a menu, apart from leaving what is read."""
        if self._means(word, "quit", "help", "menu") or self._find_place(word) is not None:
            return True
        if vocabulary.parse_message_number(word, self._announcer.words) is not None:
            return True
        return bool(vocabulary.find_by_beginning(word, [item.text for item in _choices(menu)])) and not word.isdecimal()

    def _go_on_reading(self, typed: str) -> None:
        if typed.strip():
            self._stop_reading_at(typed)
            return
        page = PAGE if self.terminal.interactive and self._question is None else len(self._more)
        now, self._more = self._more[:page], self._more[page:]
        for line in now:
            self.terminal.write(line)
        if self._more:
            self._write("linear-more", count=len(self._more))
        elif self._question is not None:
            self.terminal.write(self._question.prompt)
        else:
            self.offer_again()


def _choices(menu: Menu) -> list[Item]:
    """The lines of a list that have numbers."""
    return [item for item in menu.items() if not item.heading]
