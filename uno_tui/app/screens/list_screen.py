"""Lists to walk through and choose from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence

from textual.app import ComposeResult
from textual.containers import Horizontal

from uno_tui.app.board.bars import bar, key_line
from uno_tui.app.board.key_hints import list_key_hints
from uno_tui.app.board.rows import RowsWidget, letter_pieces
from uno_tui.app.letters import print_large
from uno_tui.app.line_widgets import ListRow, TextLines
from uno_tui.app.screens.base_screen import BaseScreen
from uno_tui.app.screens.typing_screen import TypingScreen
from uno_tui.app.themes import Shades
from uno_tui.i18n.folding import simplify
from uno_tui.speech.utterance import Category, Utterance
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.keys.keymap import KeymapError
from uno_tui.ui.navigation.items import Item
from uno_tui.ui.ports.question import TextPrompt
from uno_tui.ui.session import Session
from uno_tui.ui.wrapping import cells

WIDE = 80
"""Columns from which on a list has explanations beside it."""
COLUMN = 30
"""Cells that what stands before a colon may take to be a column."""
MOST_AT_END = 12
"""The most words of a line that is read again at the end of its list."""
LONG = 20
"""Lines above which a list says how to get to its next heading."""
# French has a no-break space before the colon.
_COLON = re.compile("\u00a0?: ")


def _initials(text: str) -> tuple[str, str]:
    """Return the first letter of a line, small, as it is and without accents."""
    first = next((sign for sign in text if sign.isalnum()), "").lower()
    return first, unicodedata.normalize("NFD", first)[:1]


class ListScreen(BaseScreen):
    """A list to walk through and choose from. `items` is called again after every choice."""

    holds_table = True
    counts = True
    """Whether the number of lines is said when the list is opened."""
    finds_letters = True
    """Whether a letter that is no command goes to the next line that begins with it."""

    def __init__(
        self,
        session: Session,
        title: str | Callable[[], str],
        items: Callable[[], Sequence[Item]],
        *,
        closes: bool = True,
        before: str = "",
    ) -> None:
        """`title` is the id of a text, or returns the title; `before` is said before it."""
        super().__init__(session)
        # `Window.shows` and `come_back` know a list by this.
        self.title_id = title if isinstance(title, str) else ""
        self._before = before
        self._sought = ""
        """The words that were looked for last."""
        self.title_line = TextLines(id="title", wraps=True)
        self.head = RowsWidget(id="list-head")
        self.lines = Horizontal(id="lines")
        self.aside = TextLines(id="aside", wraps=True)
        self.large = RowsWidget(id="list-large")
        """The selected line in large letters, where the player wants that."""
        self.keys = RowsWidget(id="list-keys")
        self._title = title if callable(title) else lambda: self.session.announcer.text(self.title_id)
        self._items = items
        self._closes = closes
        self.items: list[Item] = list(items())
        self.always_chooses = False
        """Whether every line can be chosen, also one without an action."""
        self.follows = False
        """Whether the lines change with the table, and are read again before one of them is said."""

    def is_same(self, other: ListScreen) -> bool:
        """Return whether this is the same list as another one."""
        return bool(self.title_id) and self.title_id == other.title_id

    def compose(self) -> ComposeResult:
        """Yield the title, the list with the explanation beside it, announcements, keys."""
        yield self.head
        yield self.title_line
        with self.lines:
            yield self.list
            yield self.aside
        yield self.large
        yield self.announcement
        yield self.keys

    def opened(self) -> None:
        """Say the title and the selected line."""
        # What was said before the title belongs in the messages, which keep no echo.
        say = self.session.announcer.say if self._before else self.session.announcer.echo
        say(self._opening_text())

    def _opening_text(self) -> str:
        return f"{self._before}{self._title_with_count()} {self._selected_text()}"

    def _title_with_count(self) -> str:
        """Return the title, and how many lines there are: who opens a list hears that it is one, and how long.

        A title that says a number itself stays as it is.
        """
        title, lines = self._title(), sum(not each.heading for each in self.items)
        ends_sentence = title.endswith(("?", "!", "."))
        if not self.counts or lines < 2 or any(map(str.isdigit, title)):
            return title if ends_sentence else f"{title}."
        headings = sum(each.heading for each in self.items)
        # Who changes something here goes line by line; who reads does not want to.
        reads = not any(each.act or each.ahead for each in self.items)
        opened = "list-opened-headings" if headings > 1 and lines > LONG and reads else "list-opened"
        return self.session.announcer.text("list-asked" if ends_sentence else opened, title=title, count=lines)

    def _selected_text(self) -> str:
        if not self.items:
            return self.session.announcer.text("list-empty")
        return self.items[self.list.index].text

    def update(self) -> None:
        """Show the items as they are now."""
        super().update()
        self.items = list(self._items())
        self.title_line.show([ListRow(self._title(), bold=True)])
        texts = [item.text for item in self.items]
        if self.shows_cards:
            texts = _in_columns([item.screen_text for item in self.items])
        rows = [ListRow(text, bold=item.heading) for text, item in zip(texts, self.items, strict=True)]
        self.list.show(rows, min(max(self.list.index, 0), len(rows) - 1))
        self._show_beside()

    def _show_beside(self) -> None:
        """Show what is around the list: the explanation of the selected line, its place, the keys."""
        shown = self.shows_cards
        self._show_frame(shown=shown)
        self._show_large()
        self.list.fills = shown
        self.lines.styles.padding = (1, 2) if shown else 0
        self.aside.display = shown and self.app.size.width >= WIDE and any(item.explains for item in self.items)
        if self.aside.display:
            explains = self.items[self.list.index].explains if self.items else ""
            self.aside.show([ListRow(explains)])

    def _show_large(self) -> None:
        """Show the selected line in large letters, in half of the screen at most."""
        width, height = self.app.size
        wanted = self.session.preferences.settings.big_card and not self._is_read
        text = self.items[self.list.index].text if self.items and wanted else ""
        lines = print_large(text, width - 2, height // 2)
        self.large.display = bool(lines)
        self.large.paint([letter_pieces(f" {line}", self.shades.ink, bold=True) for line in lines])

    def _show_frame(self, *, shown: bool) -> None:
        """Show the title bar and the keys if `shown`; else the title alone."""
        self.head.display, self.keys.display, self.title_line.display = shown, shown, not shown
        if shown:
            width = self.app.size.width
            place = f"{self.list.index + 1} / {len(self.items)}" if self.items else ""
            self.head.paint([bar(self._title(), place, width, self.shades)])
            keys = list_key_hints(
                self.session.announcer,
                self.session.named_keys,
                chooses=self.always_chooses or any(each.act for each in self.items),
                explains=any(each.explains for each in self.items),
            )
            self.keys.paint([key_line(keys, width, self.shades)])

    @property
    def shades(self) -> Shades:
        """The colours of the player's theme."""
        return self.uno.shades

    def on_resize(self) -> None:
        """Show everything again in the new size."""
        self.update()

    def perform(self, command: str) -> None:
        """Walk, choose, or close; other commands are the app's."""
        handler = HANDLERS.get(command)
        if handler is not None:
            handler(self)
        elif command == "stop":
            self.close()
        else:
            self.uno.perform(command)

    def press(self, key: str) -> None:
        """Change the selected line's value by an arrow to the side, or go on by a letter; other keys are commands."""
        change = None if self.uno.describing else self._change_with(key)
        if change is not None:
            self._carry_out(change)
        elif self._finds(key) and not self.uno.describing:
            self._find_letter(key)
        else:
            super().press(key)

    def _finds(self, key: str) -> bool:
        """Return whether a key is a letter that goes to a line which begins with it: it is no command of this list."""
        if not (self.finds_letters and len(key) == 1 and key.isalpha() and key.islower()):
            return False
        meaning = self.session.named_keys.command_for(key, self.key_context, self.session.announcer.game)
        return meaning is None or meaning in self.idle_commands()

    def idle_commands(self) -> list[str]:
        """Return the commands of lists that can do nothing in this one."""
        can = {
            "next_heading": any(item.heading for item in self.items),
            "explain": any(item.explains for item in self.items),
            "choose_back": any(item.back for item in self.items),
        }
        return [command for command, possible in can.items() if not possible]

    def _find_letter(self, letter: str) -> None:
        """Go to the next line that begins with a letter; from the last one to the first.

        Where lines begin with keys, only the line of that very key counts: T, not Tab.
        """
        places = [place for place, item in enumerate(self.items) if letter in _initials(item.text)]
        keys = [place for place in places if self.items[place].text[1:].lstrip()[:1] in (":", ",")]
        places = keys or places
        text = self.session.announcer.text
        if not places:
            closes = "yes" if self._closes else "no"
            self.session.announcer.echo(text("letter-none", letter=letter.upper(), closes=closes))
        elif places == [self.list.index]:
            self.session.announcer.echo(self._selected_text())
        else:
            self._go(next((place for place in places if place > self.list.index), places[0]), edge=False)

    def _change_with(self, key: str) -> Callable[[], None] | None:
        """Return what changes the value of the selected line, if this key does and there is one."""
        item = self.items[self.list.index] if self.items else Item("")
        if item.ahead is None:
            return None
        return {"right": item.ahead, "left": item.back}.get(key)

    def describe(self, key: str) -> str:
        """Return what a key does here: an arrow to the side changes a value, a letter goes to a line."""
        text = self.session.announcer.text
        name = key_name(self.session.announcer.translator, key)
        if self._finds(key):
            return text("describe-key", key=name, what=text("letter-next", letter=name))
        if self._change_with(key) is None:
            return super().describe(key)
        return text("describe-key", key=name, what=text("value-next" if key == "right" else "value-before"))

    def _step(self, steps: int) -> None:
        self._go(self.list.index + steps, edge=True)

    def _explain(self) -> None:
        explains = self.items[self.list.index].explains if self.items else ""
        self.session.announcer.say(explains or self.session.announcer.text("explain-none"))

    def _go(self, index: int, *, edge: bool) -> None:
        if self.follows:
            self.update()
        inside = max(0, min(index, len(self.items) - 1))
        if not self.items:
            self.session.announcer.echo(self.session.announcer.text("list-empty"))
        elif inside == self.list.index and edge:
            end = self.session.announcer.text("edge-first" if index < 0 else "edge-last")
            line = self.items[inside].spoken_text
            # A paragraph of the rules is not read again at every key.
            self.session.announcer.edge(f"{end} {line}" if len(line.split()) <= MOST_AT_END else end)
        else:
            now = self.items[self.list.index].spoken_text
            same = inside != self.list.index and self.items[inside].spoken_text == now
            self.list.show(self.list.rows, inside)
            self._show_beside()
            if same:  # another line with the same words: say it again all the same
                self.session.announcer.speaker.repeat(Utterance(self.items[inside].spoken_text, Category.SYSTEM))
            else:
                self.session.announcer.echo(self.items[inside].spoken_text)

    def _next_heading(self) -> None:
        """Go to the next heading, from the last to the first."""
        headings = [place for place, item in enumerate(self.items) if item.heading]
        if headings:
            self._go(next((place for place in headings if place > self.list.index), headings[0]), edge=False)
        else:
            self.session.announcer.echo(self.session.announcer.text("headings-none"))

    def _ask_for_words(self) -> None:
        """Ask for words, and go to the next line that has them; Enter alone looks for the same ones again."""
        prompt = self.session.announcer.text("ask-find")
        self.app.push_screen(TypingScreen(self.session, TextPrompt(prompt, self._sought, self._find_words)))

    def _find_words(self, typed: str) -> str | None:
        """Go to the next line with all these words, after the last one from the first on; return why there is none."""
        wanted, count = simplify(typed).split(), len(self.items)
        # The selected line last: it may be the only one.
        places = [(self.list.index + step) % count for step in range(1, count + 1)]
        found = next((at for at in places if all(each in simplify(self.items[at].text) for each in wanted)), None)
        if found is None or not wanted:
            return self.session.announcer.text("find-none", words=typed.strip())
        self._sought = typed
        self._go(found, edge=False)
        return None

    def _choose(self) -> None:
        item = self.items[self.list.index] if self.items else Item("")
        if item.heading:
            self.session.announcer.say(self.session.announcer.text("heading-chosen", text=item.screen_text))
        elif item.act is None:
            self.session.announcer.echo(self._selected_text())
        else:
            self._carry_out(item.act)

    def _choose_back(self) -> None:
        back = self.items[self.list.index].back if self.items else None
        if back is None:
            self.session.announcer.say(self.session.announcer.text("back-none"))
        else:
            self._carry_out(back)

    def _carry_out(self, act: Callable[[], None]) -> None:
        try:
            act()
        except KeymapError as error:
            self.session.announcer.say(self.session.announcer.translator.sentence(error.message))
        # The action may have closed this list, or opened another above it.
        if self.app.screen is self:
            self.update()

    def say_selected(self) -> None:
        """Say the selected line again, because it has changed."""
        self.update()
        self.session.announcer.echo(self._selected_text())

    def come_back(self, *, from_list: bool) -> None:
        """Say what is selected, because a screen above this one was closed; after another list, which list this is."""
        if not from_list:
            self.say_selected()
            return
        self.update()
        title = self._title()
        title = title if title.endswith(("?", "!", ".")) else f"{title}."
        # Help of help has the same title; how long each is tells them apart.
        helps = self.title_id == "place-help"
        self.session.announcer.echo(self._opening_text() if helps else f"{title} {self._selected_text()}")

    def close(self) -> None:
        """Go back, where there is a way back, and say where the player is then."""
        if self._closes:
            self.app.pop_screen()
            self.uno.say_place(from_list=True)
        else:
            text = self.session.announcer.text("list-lowest", title=self._title(), line=self._selected_text())
            self.session.announcer.echo(text)


# Lambdas where a subclass may have a method of its own, which `ListScreen._choose` would pass over.
HANDLERS: Mapping[str, Callable[[ListScreen], None]] = {
    "next_item": lambda screen: screen._step(1),
    "previous_item": lambda screen: screen._step(-1),
    "first_item": lambda screen: screen._go(0, edge=False),
    "last_item": lambda screen: screen._go(len(screen.items) - 1, edge=False),
    "next_heading": ListScreen._next_heading,
    "find": ListScreen._ask_for_words,
    "explain": ListScreen._explain,
    "choose": lambda screen: screen._choose(),
    "choose_back": ListScreen._choose_back,
}
"""The handler of each command of lists."""


def _in_columns(texts: Sequence[str]) -> list[str]:
    """Return the lines in two columns, before and after their colons, if most of them are names with values."""
    pairs = [_COLON.split(text, maxsplit=1) for text in texts]
    short = [pair for pair in pairs if len(pair) == 2 and cells(pair[0]) <= COLUMN]
    if 2 * len(short) < len(texts):
        return list(texts)
    width = max((cells(name) for name, _ in short), default=0)
    return [
        f"{pair[0]}{' ' * (width - cells(pair[0]))}  {pair[1]}" if pair in short else text
        for pair, text in zip(pairs, texts, strict=True)
    ]
