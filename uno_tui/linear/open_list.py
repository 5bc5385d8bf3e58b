"""The open list, line by line: it is written with numbers, and a number or words choose a line."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

import msgspec

from uno_tui.i18n.folding import simplify
from uno_tui.linear import vocabulary
from uno_tui.linear.everywhere import MOST_VALUES, EverywhereLines
from uno_tui.linear.line_values import (
    TypedValue,
    find_typed_number,
    find_typed_value,
    find_value_alone,
    name_values,
)
from uno_tui.linear.new_table_lines import NewTableLines
from uno_tui.linear.phrases import is_same_word, split
from uno_tui.linear.terminal import LineTerminal
from uno_tui.linear.wording import AWAY, Wording
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.keymap import KeymapError
from uno_tui.ui.navigation import messages_list
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.table_runner import TableRunner

MOST_NEAR = 10
"""The most lines that are written for a word that names none of them."""
LEAST_SHARE = 0.4
"""The part of a line's name that a question about it must contain, from 0 to 1."""
MOST_SWITCHED = 2
"""The most values of a line that its name alone switches."""
LESSONS = "place-lessons"
"""The title of the list of lessons."""
MENU = "menu-title"
"""The title of the main menu."""
_PLACES = ("settings", "rules", "history", "verbosity", "sounds", "lessons")
"""Places that a word opens from any list."""
SIGNS = {"choose": "", "choose_back": "-", "explain": "i"}
"""The prefix of a line's number for each command of lists."""
NEXT = "+"
"""The prefix for the next value, also of lines that ask for a value when chosen."""


class Menu(msgspec.Struct, frozen=True):
    """A numbered list to choose from; `items` is called again after every choice."""

    title: str
    items: Callable[[], Sequence[Item]]


class OpenList:
    """Writes the open list, and takes what is typed there.

    `open_place` is called with a place to go to. `begin_game` begins or chooses a game that a line names, with what it
    wishes of it, and returns whether that can be done in the open list; `read_rules` reads the rules of a game if a
    line asks for them; `new_table` takes what is said of a new table.
    """

    def __init__(
        self,
        announcer: ProgramAnnouncer,
        runner: TableRunner,
        terminal: LineTerminal,
        wording: Wording,
        everywhere: EverywhereLines,
        open_place: Callable[[str], None],
        begin_game: Callable[[str], bool],
        read_rules: Callable[[str], bool],
        new_table: NewTableLines,
    ) -> None:
        self._announcer = announcer
        self._runner = runner
        self._terminal = terminal
        self._wording = wording
        self._everywhere = everywhere
        self._open = open_place
        self._begin_game = begin_game
        self._read_rules = read_rules
        self._new_table = new_table
        self._menu: Menu | None = None
        self._beneath: Menu | None = None
        """The list that the open one was opened from."""
        self._choosing = False
        """Whether the action of a chosen line runs: a list that opens now is opened from that line."""
        self._from_table = False
        """Whether the open list was opened at the table, not from the menu."""
        self._chosen: int | None = None
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
    def is_open(self) -> bool:
        """Return whether a list is open, also below another dialogue."""
        return self._menu is not None

    @property
    def is_unread(self) -> bool:
        """Return whether only the title of the open list was written."""
        return self._unread

    def shows(self, title: str) -> bool:
        """Return whether the list with this title is open."""
        return self._menu is not None and self._menu.title == title

    def forget(self) -> None:
        """Close the list for the next person, who has not seen it."""
        self.close()
        self._coming_back = False
        self._chooses_then = ""

    def close(self) -> None:
        """Close the open list and the one that it was opened from."""
        self._menu = self._beneath = None

    def offer(self, title: str, items: Callable[[], Sequence[Item]]) -> None:
        """Open a list; the menu, when a player comes back to it, is only named."""
        if title != MENU and self._menu is None:
            self._from_table = self._runner.table is not None
        elif title == MENU or (self._menu is not None and self._menu.title == MENU):
            self._from_table = False
        self._beneath = self._menu if self._choosing and not self.shows(MENU) else None
        self._menu, self._chosen = Menu(title, items), None
        known, self._coming_back = self._coming_back and title == MENU, False
        then, self._chooses_then = self._chooses_then, ""
        if then and title == LESSONS:
            self._listed, self._unread = len(_choices(self._menu)), True
            self.choose(then)
        elif known:
            self.offer_again()
        else:
            self._read_menu(self._menu)

    def _read_menu(self, menu: Menu) -> None:
        """Write the whole list and how to choose from it."""
        self._unread = False
        self._wording.write(menu.title)
        self._write_items(menu.items())
        self._wording.write(self._prompt)
        if menu.title == MENU:
            self._wording.write("linear-menu-enter")

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
            self._terminal.write(item.text if item.heading else self._announcer.translator.numbered(number, item.text))
        self._listed = number

    def offer_again(self) -> None:
        """Write the title of the open list to a player who comes back to it; Enter writes its lines."""
        if self._menu is None:
            return
        self._listed, self._unread = len(_choices(self._menu)), True
        title = self._announcer.text(self._menu.title)
        self._wording.write("linear-list-again", title=title if title.endswith("?") else f"{title}.")

    def leave(self) -> None:
        """Go back to the list that led to the open one; from the menu or a list opened at the table, to the table."""
        if self._beneath is not None:
            self._menu, self._beneath = self._beneath, None
            self.offer_again()
            return
        at_menu = self._menu is None or self._menu.title == MENU
        if at_menu and self._runner.table is None:
            self._wording.write("linear-nothing-behind")
            return
        self._menu = None
        if self._runner.table is None or not (at_menu or self._from_table):
            self._coming_back = True
            self._open("menu")

    def choose(self, typed: str) -> None:
        """Carry out a line that chooses from the open list, or leaves it."""
        menu, word = self._menu, typed.strip()
        if menu is None:
            return
        if not word and (menu.title != MENU or self._unread):
            self._read_menu(menu)
            return
        self._new_table.note_choices()
        # The first line of the menu leads on (`menu.menu_entries`), so Enter takes it.
        word = word or "1"
        first, rest = word[:1].casefold(), word[1:].strip()
        sign = first if first in (*SIGNS.values(), NEXT) and rest.isdecimal() else ""
        number = vocabulary.parse_number(rest if sign else word)
        items = _choices(menu)
        if number is not None and 1 <= number <= len(items):
            self._chosen = number - 1
            self._carry_out(items[number - 1], sign)
        elif number is not None:
            self._wording.write("linear-no-number", number=word)
        else:
            self._choose_by_word(word, menu, items)

    def _choose_by_word(self, typed: str, menu: Menu, items: Sequence[Item]) -> None:
        """Leave the list, go to the place, or choose the line that a word names."""
        # `Los geht's` begins with a word that means nothing before other lines; `don't go, leave` gives no reason.
        lines, denying = self._wording.whole_lines, self._wording.phrases.denying
        is_whole = lines.begins_now(typed) or not denying.isdisjoint(split(typed))
        word = typed if is_whole else lines.without_lead_in(typed)
        word = typed if word.isdecimal() else word  # `no, 7` chooses nothing
        if word.casefold() in (*AWAY, "esc", "cancel") or self._wording.means(lines.without_show(word), "back"):
            self.leave()
        elif self._wording.means(word, "menu"):
            self._beneath, self._from_table = None, False  # also from a list that was opened at the table
            self.leave()
        elif word.casefold() == "q" and self._runner.table is not None:  # as on the full screen, where Q closes a list
            self.leave()
        elif lines.says_one_thing(word, lambda each: each.casefold() == "q" or self._wording.means(each, "quit")):
            self._open("quit")
        elif self._wording.asks_for_help(word):
            self._write_what_can_be_typed(menu)
        elif self._wording.asks_for_help(word.split()[0]) and word.split()[1:]:
            self._explain(word.split(maxsplit=1)[1], items)
        elif self._repeat_if_asked(word, menu) or self._begin_if_asked(word, items) or self._take_elsewhere(word):
            pass
        elif (place := self._find_place(word, [item.text for item in items])) is not None:
            if place != "settings" or not self._everywhere.set_value(word):  # `harder bots` says more than `bots`
                self._open(place)
        elif (message := vocabulary.parse_message_number(word, self._wording.translator)) is not None:
            self._terminal.write(messages_list.numbered_message(self._announcer, message))
        elif self._wording.means(before := word.rpartition(" ")[0], "lessons") and word.split()[-1].isdecimal():
            self._chooses_then = word.split()[-1]
            self._open(self._find_place(before, ()) or MENU)
        else:
            self._choose_by_beginning(word, items)

    def _take_elsewhere(self, word: str) -> bool:
        return self._new_table.take(word) or self._everywhere.take_in_list(word)

    def _repeat_if_asked(self, word: str, menu: Menu) -> bool:
        """Write the list again, or only the line that was chosen last; return False for lines that do not ask that."""
        whole = self._wording.whole_lines.asks_for_list(word)
        if whole or (self._wording.means(word, "repeat") and self._chosen is None):
            self._read_menu(menu)
        elif self._wording.means(word, "repeat"):
            self.write_chosen()
        else:
            return False
        return True

    def _begin_if_asked(self, word: str, items: Sequence[Item]) -> bool:
        """Begin the game at the new table by its first line, for other words for that; return False for other lines."""
        begins = self.shows("place-table") and self._wording.whole_lines.begins_now(word)
        if begins:
            self._carry_out(items[0], sign="")
        return begins

    def _explain(self, what: str, items: Sequence[Item]) -> None:
        """Explain the line that a number or a name after `help` means."""
        number = vocabulary.parse_number(what)
        if number is None:
            self._describe_item(what, items)
        elif 1 <= number <= len(items):
            self._carry_out(items[number - 1], SIGNS["explain"])
        else:
            self._wording.write("linear-no-number", number=what)

    def _choose_by_beginning(self, word: str, items: Sequence[Item]) -> None:
        """Choose the item that begins with a word; if several do, write them with their numbers."""
        item_texts, translator = [item.text for item in items], self._wording.translator
        word = self._wording.whole_lines.without_show(word)
        # A line may be a question itself, or begin like one: `Who speaks`.
        doubts = word.rstrip().endswith("?")
        if not doubts and self._set_typed(word, items):
            return
        is_line = not doubts and bool(vocabulary.find_by_beginning(word, item_texts))
        if not is_line and self._read_rules(word):
            return
        parts = self._wording.whole_lines.parts(word, "typed-joints")
        asks = self._wording.phrases.asks(word) or any(map(self._wording.phrases.begins_with_question, parts))
        if not is_line and asks:
            # `I'd like UNO where one can stack` only seems to ask.
            begins = not doubts and self._may_wish(word) and self._begin_game(word)
            if not begins:
                self._describe_item(word, items)
            return
        begun = vocabulary.find_by_beginning(word, item_texts)
        if not begun and self._set_value(find_value_alone(word, items, self._chosen, translator), items):
            return
        # By the names: a value that a line shows would be changed by choosing the line.
        names = [item.text.rpartition(":")[0] or item.text if item.back else item.text for item in items]
        begun = begun or vocabulary.find_by_words(word, names, translator)
        count_of_players = self._wording.whole_lines.count_of_players
        count = count_of_players(word)
        # `play uno with 3 players` is not the line that starts a game with four.
        if count is not None:
            begun = [each for each in begun if count_of_players(item_texts[each]) in (None, count)]
        if len(begun) == 1:
            self._chosen = begun[0]
            self._choose_named(items[begun[0]])
            return
        # Lines go before games: some have a game's name in them and mean something else.
        if self._begin_game(word):
            return
        if not begun and self._everywhere.take_unknown(word):
            return
        self._offer_near(word, begun, items)

    def _offer_near(self, word: str, begun: Sequence[int], items: Sequence[Item]) -> None:
        """Write the lines that begin with a word, or have it; the only one that is nothing but the word is chosen."""
        near = [] if begun else self._find_near(word)
        spoken = self._wording.phrases.plain(word)
        # `begins` for `Begin`
        if len(near) == len(spoken) == 1 and is_same_word(spoken[0], simplify(items[near[0]].text)):
            self._choose_named(items[near[0]])
            return
        if not begun and not near:
            self._wording.write("linear-no-word", word=word)
            return
        self._wording.write("linear-several-begin" if begun else "linear-lines-near", word=word)
        for place in begun or near:
            self._terminal.write(self._announcer.translator.numbered(place + 1, items[place].text))

    def _may_wish(self, word: str) -> bool:
        """Return whether a line wishes for a game, or at a new table at least begins like no question."""
        phrases = self._wording.phrases
        first = word.split()[0]
        asks = phrases.begins_with_question(first) or phrases.is_hesitant(first)
        return self._wording.whole_lines.wishes_for_game(word) or (self.shows("place-table") and not asks)

    def _find_near(self, typed: str) -> list[int]:
        """Return the places of the lines that have one of the words typed, or stand below a heading that has it.

        Returns none if these are too many to be of use.
        """
        if self._menu is None:
            return []
        phrases = self._wording.phrases
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

    def _describe_item(self, asked: str, items: Sequence[Item]) -> None:
        """Write the line whose name a question says the most of, and what explains it, or open the list behind it.

        It changes nothing.
        """
        phrases = self._wording.phrases
        words = set(phrases.without_doubt(phrases.plain(asked)))
        words = words - phrases.set_words or words  # `can I change the voice` means no line for changing
        named = [set(phrases.plain(item.text.rpartition(":")[0] or item.text)) for item in items]
        # By the share of the line, not the number: a short name is meant rather than a word in a long line.
        said = [[other for other in each if any(is_same_word(one, other) for one in words)] for each in named]
        shared = [len(some) / max(1, len(each)) for some, each in zip(said, named, strict=True)]
        if max(shared, default=0) < LEAST_SHARE:
            if not self._tell_heading(words):
                self._wording.write("linear-no-word", word=asked)
            return
        place = shared.index(max(shared))
        item, self._chosen = items[place], place
        if item.opens and not item.explains:
            self._choose_named(item)
            return
        self._terminal.write(self._announcer.translator.numbered(place + 1, item.text))
        if item.explains and item.explains not in item.text:
            self._terminal.write(item.explains)

    def _tell_heading(self, words: Collection[str]) -> bool:
        """Write which numbers stand below the heading that one of the words names; return False if none does."""
        phrases, number, below = self._wording.phrases, 0, ""
        numbers: dict[str, list[int]] = {}
        for item in self._menu.items() if self._menu is not None else ():
            if item.heading:
                below = item.text
            else:
                number += 1
                numbers.setdefault(below, []).append(number)
        for heading, found in numbers.items():
            if any(is_same_word(one, other) for one in phrases.plain(heading) for other in words):
                self._wording.write("linear-lines-below", heading=heading, first=found[0], last=found[-1])
                return True
        return False

    def _choose_named(self, item: Item) -> None:
        """Choose a line that was named; of one with several values, write them, as none is meant yet."""
        values = item.values() if item.values is not None else ()
        if len(values) > MOST_SWITCHED:
            self._terminal.write(item.text)
            self._wording.write("linear-values", values=name_values(values, self._announcer.translator))
        else:
            self._carry_out(item, sign="")

    def _set_typed(self, word: str, items: Sequence[Item]) -> bool:
        """Set the value or the number that is typed with the name of its line, and return whether one is."""
        number = None
        done = self._set_value(find_typed_value(word, items, self._wording.translator), items)
        if not done:
            number = find_typed_number(word, items, self._wording.translator)
        if number is not None:
            self._set_number(*number, items)
        return done or number is not None

    def _set_value(self, value: TypedValue | None, items: Sequence[Item]) -> bool:
        """Set a value that was typed, and return whether there is one.

        What has the value already stays: choosing the line would change it.
        """
        if value is None:
            return False
        self._chosen = value.place
        if value.choose is None:
            self._terminal.write(items[value.place].text)
        else:
            value.choose()
        return True

    def _set_number(self, place: int, number: str, items: Sequence[Item]) -> None:
        """Set the number of a line; write why it cannot be that."""
        self._chosen = place
        take = items[place].take_number
        reason = take(number) if take is not None else None
        if reason is not None:
            self._terminal.write(reason)

    def _write_what_can_be_typed(self, menu: Menu) -> None:
        """Write what can be typed at the open list, without what none of its lines has."""
        if self._unread:
            self._read_menu(menu)
        items = _choices(menu)
        if any(item.explains for item in items):
            self._wording.write("linear-menu-explain")
        if any(item.back for item in items):
            self._wording.write("linear-menu-value-before")
        self._wording.write("linear-menu-words")

    def _find_place(self, word: str, lines: Sequence[str]) -> str | None:
        """Return the place that a word opens from any list; a line goes before what else people type for a place.

        In the settings `language` is a line; elsewhere it opens them.
        """
        translator = self._wording.translator
        whole = self._wording.whole_lines
        if self.shows(MENU) and whole.says_one_thing(word, lambda each: self._wording.means(each, "again")):
            return "new"
        if self.shows(MENU) and vocabulary.match_phrase(word, ("winner", "read_scores"), translator, harmless=True):
            return "statistics"
        if self._wording.whole_lines.asks_to_resume(word) and (self.shows(MENU) or self._runner.table is not None):
            return "back" if self._runner.table is not None else "resume"
        if self.shows(MENU) and vocabulary.match_phrase(word, ("read_rules",), translator, harmless=True) is not None:
            return "table"  # where house rules are chosen
        named = vocabulary.match_command(word, _PLACES, translator)
        if named is None and not vocabulary.find_by_beginning(word, lines):
            named = vocabulary.match_phrase(word, _PLACES, translator, harmless=True)
        return named

    def leads_on(self, word: str) -> bool:
        """Return whether a word does something in the open list, apart from leaving what is read."""
        if self._menu is None:
            return False
        if self._wording.means(word, "quit", "help", "menu") or self._find_place(word, ()) is not None:
            return True
        if vocabulary.parse_message_number(word, self._wording.translator) is not None:
            return True
        lines = [item.text for item in _choices(self._menu)]
        return not word.isdecimal() and bool(vocabulary.find_by_beginning(word, lines))

    def write_chosen(self) -> None:
        """Write the line that was chosen last, with its new value."""
        if self._menu is not None:
            lines = _choices(self._menu)
            # The choice may have left fewer lines.
            chosen = lines[min(self._chosen or 0, len(lines) - 1)]
            others = _other_values(chosen) if self._choosing else []  # who has named a value knows them
            if others:
                listed = self._announcer.translator.enumerate(others, "list-last-or")
                self._wording.write("linear-setting-others", setting=chosen.text, others=listed)
            else:
                self._terminal.write(chosen.text)

    def _carry_out(self, item: Item, sign: str) -> None:
        act = {SIGNS["choose_back"]: item.back, NEXT: item.next_value or (item.back and item.act)}.get(sign, item.act)
        if sign == SIGNS["explain"]:
            self._terminal.write(item.explains or self._announcer.text("linear-explain-none", text=item.text))
        elif act is None:
            why = {SIGNS["choose_back"]: "back-none", NEXT: "linear-next-none"}.get(sign)
            self._terminal.write(self._announcer.text(why) if why else item.text)
        else:
            self._choosing = True
            try:
                act()
            except KeymapError as error:
                self._terminal.write(self._announcer.translator.sentence(error.message))
            finally:
                self._choosing = False

    def write_new_numbers(self) -> None:
        """Write that the lines of the open list have other numbers now; Enter writes them."""
        count = len(_choices(self._menu)) if self._menu is not None else self._listed
        if count != self._listed:
            self._listed = count
            self._wording.write("linear-list-changed", count=count)


def _other_values(item: Item) -> list[str]:
    """Return the values that a line does not have now; [] if there are more than can be told at once."""
    values = [each.names[0] for each in item.values()] if item.values is not None else []
    others = [each for each in values if not item.text.casefold().endswith(each.casefold())]
    return others if 1 < len(others) < MOST_VALUES else []


def _choices(menu: Menu) -> list[Item]:
    """Return the lines of a list that have numbers."""
    return [item for item in menu.items() if not item.heading]
