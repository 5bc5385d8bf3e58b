"""What a typed line means at a table, parsed once."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import cache

import msgspec

from uno_tui.core.commands import Context
from uno_tui.i18n.folding import simplify
from uno_tui.linear import vocabulary
from uno_tui.linear.phrases import Phrases, Words, names_in, phrases_for, split
from uno_tui.linear.whole_lines import whole_lines_for
from uno_tui.sanitize import sanitize
from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.keys.commands import WORDS, commands_at, owner_of
from uno_tui.ui.named_keys import NamedKeys
from uno_tui.ui.preferences import Preferences
from uno_tui.ui.table.controller import TableController

FINISHES = "finish-turn"
"""The word of someone who thinks that a turn has to be ended, as in UNO Rummy."""
OTHERS = "others"
"""The word of a line that asks what another player has."""
SET = "set"
"""The word before the number of a set, as in `set 2`."""
_OTHER_HARMLESS = {"older_message", "newer_message", "next_group", "describe_key"}
"""Other commands that change nothing at the table; a question does not mean them."""
_ABOUT_THE_PAST = {"advice", "describe_key", "hint", "history", "happened", "repeat", "read_top", "who-drew"}
"""What the rest of a line may mean that asks what a player has done."""


class Intent(msgspec.Struct, frozen=True):
    """The meaning of a line, so far as it does not depend on the cards."""

    line: str
    number: int | None = None
    """The number of a card, where the line names nothing else."""
    by_value: bool = False
    """Whether the number is rather what a card is called, as in `my five`."""
    word: str = ""
    """One of `WORDS`, or `OTHERS`; else "". Beside a number, `intercept` says what is to be done."""
    message: int | None = None
    """The number of an earlier message."""
    command: str | None = None
    """The command that a word, letter, key, phrase or person's name stands for."""
    before: str | None = None
    """The command in front of the number at the end, as in `split 3`, or `SET`."""
    last_number: int | None = None
    """The number at the end, after something else."""
    words: Words = ()
    """The plain words of a phrase; empty for what is understood as it stands: a number, word, letter or key."""
    plays: bool = False
    """Whether a phrase begins like `play`."""
    candidates: tuple[str, ...] = ()
    """The commands that a phrase may mean, if not just one is clearly meant."""
    doubts: bool = False
    """Whether a phrase asks or doubts, so that it makes no move."""
    described: str = ""
    """The key or word in `describe c`."""
    about: tuple[str, ...] = ()
    """The players whom a line names that is about what happened, or about what others have."""
    asked: str = ""
    """The command for one's own cards that is to be read for those players."""
    typed: str = ""
    """The line as it was typed, where the name of a partner has been put into `line`."""

    @property
    def shown(self) -> str:
        """Return the line as the player typed it, as a sentence quotes it."""
        return sanitize(self.as_typed)

    @property
    def as_typed(self) -> str:
        """Return the line as the player typed it."""
        return self.typed or self.line

    @property
    def passes(self) -> bool:
        """Return whether the line declines to do something."""
        return self.word in ("pass", "accept")


_OF_CARDS = frozenset({"read_counts", "hand", "all_cards", "read_card", "read_sums"})
"""The commands that say what a player has."""
Step = Callable[[Intent, TableController], bool]
"""Takes a line, or returns False."""


def _only_hears_number(typed: str, phrases: Phrases) -> bool:
    """Return whether a line wants to hear the card with a number, as `read card 1`, or is meant for a list, as `-2`."""
    telling = phrases.begins_with_telling(typed) and phrases.plain(typed)[-1].isdecimal()
    return telling or re.fullmatch(r"[-–]\s*\d+|\d+\s*[-–]", typed) is not None


def take_first(steps: Sequence[Step], intent: Intent, table: TableController) -> bool:
    """Offer a line to the steps one after the other; return whether one has taken it."""
    # No `any`: every line goes this way, and a generator costs two calls for each step.
    for step in steps:  # noqa: SIM110
        if step(intent, table):
            return True
    return False


class LineParser:
    """Parses lines in the player's language, with the player's keys."""

    def __init__(self, preferences: Preferences, announcer: ProgramAnnouncer, named_keys: NamedKeys) -> None:
        self._preferences = preferences
        self._announcer = announcer
        self._named_keys = named_keys

    def parse(self, typed: str, people: Sequence[str], others: Sequence[str] = (), seen: str = "") -> Intent:
        """Return what a line means where these people play at the keyboard, with `others`.

        `seen` is the one whose hand is open there.
        """
        intent = self._parse(typed.strip(), people)
        unknown = not (intent.command or intent.word or intent.before) and intent.message is None
        if not intent.line or intent.number is not None or not unknown:
            return intent
        hinted = self._parse(phrases_for(self._announcer.words).to_be_typed(intent.line), people)
        if hinted.command is not None or hinted.number is not None or hinted.word:
            return msgspec.structs.replace(hinted, line=intent.line)
        return self._parse_phrase(intent.line, people, others, seen)

    def _parse(self, line: str, people: Sequence[str]) -> Intent:
        if not line:
            return Intent(line)
        number = vocabulary.parse_number(line)
        if number is not None:
            return Intent(line, number, command=self._command(line, people))
        words = self._announcer.words
        word = vocabulary.match_command(line, tuple(WORDS), words) or ""
        message = vocabulary.parse_message_number(line, words)
        before, _, last = line.rpartition(" ")
        # Two numbers are two cards, not a number after the key of the first.
        last_number = vocabulary.parse_number(last) if before.strip() and not before.strip().isdecimal() else None
        is_set = last_number is not None and vocabulary.match_command(before.strip(), (SET,), words) is not None
        command = self._command(line, people)
        if word == FINISHES:  # in French also the name of a key
            command = vocabulary.match_command(line, tuple(commands_at(self._announcer.game)), words)
        return Intent(
            line,
            word=word,
            message=message,
            command=command,
            before=SET if is_set else None if last_number is None else self._command(before.strip(), people),
            last_number=last_number,
        )

    def _parse_phrase(self, line: str, people: Sequence[str], others: Sequence[str], seen: str) -> Intent:
        """Return what a phrase means: what people really type, with fillers and in their own words."""
        names = [*people, *others]
        typed = " ".join(line.split()).strip(" .,;:!?")
        words = self._announcer.words
        own = phrases_for(words)
        whole = self._parse_whole(line, typed, names)
        if whole is not None:
            return whole
        plain = own.plain(typed)
        # Only the line itself still has its question mark.
        hesitates = own.is_hesitant(line) or own.begins_with_asking(line) or own.asks_for_any(line)
        # A phrase goes before a number: `one card` says Uno.
        known = own.find(plain, tuple(_typed_commands(words.game)))
        doubts = hesitates or (not known and _only_hears_number(typed, own))
        is_place = not (known or doubts or own.says_as(typed))  # `as 4` is what a card stands for
        alone = own.card_words(plain) if is_place else ()
        placed = own.place_named(typed) if is_place else ""
        alone = (placed,) if placed else alone
        number = vocabulary.parse_number(alone[0]) if len(alone) == 1 and not own.counts_some(typed) else None
        if number is not None:
            # `give me one` draws.
            draws = alone[0] not in typed and number == 1 and own.asks_to_be_given(typed)
            by_value = not placed and own.names_value(typed)
            way = "intercept" if own.beside_command(plain, "intercept") else ""
            return Intent(line, command="draw") if draws else Intent(line, number, by_value, way)
        in_phrase = own.without_doubt(plain) != plain or own.begins_with_asking(" ".join(plain))
        if known and not line.endswith("?") and in_phrase:
            doubts = False  # the phrase has that word, as `never mind` does
        *going, last = own.without_questions(own.without_going(plain)) or ("",)
        number = vocabulary.parse_number(last)
        if number is not None and not doubts and vocabulary.match_command(" ".join(going), (SET,), words) is not None:
            return Intent(line, before=SET, last_number=number)
        described = self._described(typed, own)
        if described:
            return Intent(line, described=described)
        # The name of another player does not change what is meant: `call out Ben`.
        named = {part for name in names for each in (name, f"{name}s") for part in own.plain(each)}
        spoken = tuple(each for each in plain if each not in named) or plain
        intent = Intent(line, words=spoken, plays=own.begins_with_play(plain), doubts=doubts)
        # By the typed words: in French, Ben is also a filler.
        asks_about = names_in(typed, names)
        if asks_about and own.asks_whether_due(line):  # as of `does Ben have to draw 2`
            spoken = tuple(each for each in spoken if not each.isdecimal())
        # The one person at a keyboard may see what is theirs; of several the one whose hand is open.
        alone_seen = asks_about == (seen,)
        hidden = tuple(name for name in asks_about if name in others or (len(people) > 1 and not alone_seen))
        # Each language folds words in its own way, so English begins with the line as it was typed.
        for language in (words, vocabulary.english(words.game)):
            found = self._read(typed if language is not words else "", spoken, phrases_for(language), intent)
            # `Did Cleo pass` is no move: it asks what happened. `Why did Cleo pass` asks what led to it.
            asks_what_was_done = found is not None and not own.asks_why(line) and (
                {found.command, found.word, *found.candidates} & _ABOUT_THE_PAST
                or (found.candidates and own.asks_whether_done(line))
            )
            tells = found is not None and self._acts(found) and not own.asks_why(line)
            if found is not None and asks_about and tells and own.is_about(typed, named):
                # `Cleo draws` says what Cleo does.
                return msgspec.structs.replace(found, command=None, word="happened", candidates=(), about=asks_about)
            if found is not None and asks_what_was_done and asks_about:
                # About a player it is no advice: `what did Ben play`.
                return msgspec.structs.replace(found, command=None, word="happened", candidates=(), about=asks_about)
            if found is not None:
                return self._of_others(found, hidden, due=own.asks_whether_due(line), has=own.asks_what_is_had(line))
        # Why something is so and what is allowed is not about what that player has.
        of_others = not (own.asks_why(line) or own.asks_whether_allowed(line) or intent.plays) or own.asks_to_see(line)
        if hidden and of_others and (own.asks(line) or own.says_what_one_has(typed, named)):
            return self._about_players(intent, spoken, hidden)
        return intent

    def _about_players(self, intent: Intent, spoken: Words, hidden: tuple[str, ...]) -> Intent:
        """Return that a question is about what players hold, as `Ben's red 7`, or about what they did last.

        The intent is returned as it is where it is about anything else, as whether they must say Uno.
        """
        own, line = phrases_for(self._announcer.words), intent.line
        asks = own.asks(line) or own.asks_whether_done(line)
        if asks and own.asks_what_was_done(line) and not own.asks_whether_allowed(line):
            return msgspec.structs.replace(intent, word="happened", about=hidden)
        if not own.points.isdisjoint(own.words(line)):  # `how many points has Ben`
            return msgspec.structs.replace(intent, command="read_scores")
        commands = _typed_commands(self._announcer.words.game)
        if own.is_about_other(spoken, commands, _OF_CARDS & commands.keys()):
            return intent
        return msgspec.structs.replace(intent, word=OTHERS, about=hidden)

    def _of_others(self, found: Intent, hidden: tuple[str, ...], *, due: bool, has: bool) -> Intent:
        """Return what a line means that names players whose cards are `hidden`.

        It may ask what is `due` from them, or what one of them `has`.
        """
        if due and hidden and ("draw" in found.candidates or found.command == "read_debt"):  # `must Ben draw`
            return msgspec.structs.replace(found, command="read_turn", candidates=())
        has_colour = found.command == "read_colour" and has  # `what colour has Ben`
        if not (hidden and (has_colour or self._is_of_oneself(found))):
            return found
        # Only a game's own command speaks of the place where one is: a search does not.
        asked = found.command if found.command and owner_of(found.command) else ""
        return msgspec.structs.replace(found, command=None, word=OTHERS, candidates=(), about=hidden, asked=asked)

    def _parse_whole(self, line: str, typed: str, names: Sequence[str]) -> Intent | None:
        """Return what a line means that is understood as a whole; None for other lines."""
        own = whole_lines_for(self._announcer.words)
        if own.asks_what_to_do(typed):
            return Intent(line, word="todo")
        if own.asks_what_was_drawn(typed):
            return Intent(line, word="drawn")
        if own.asks_for_hand(typed):
            return Intent(line, word="hand")
        if own.is_only_polite(typed):
            return Intent(line, command="read_turn")
        if own.asks_to_draw(typed) and not line.endswith("?"):
            return Intent(line, command="draw")
        advice = next((each for each in ("advice", "hint") if each in commands_at(self._announcer.game)), None)
        if advice is not None and own.asks_for_advice(typed):
            return Intent(line, command=advice)
        if not line.endswith("?") and own.tells_of_forgotten_call(typed, set(map(simplify, names))):
            return Intent(line, command="uno")
        return None

    def _acts(self, intent: Intent) -> bool:
        """Return whether a line means a move that takes the turn: to draw, to pass or to accept."""
        return intent.passes or intent.command == "draw"

    def _is_of_oneself(self, intent: Intent) -> bool:
        command = commands_at(self._announcer.game).get(intent.command or "")
        return intent.word == "hand" or (command is not None and command.of_oneself)

    def nearest(self, intent: Intent) -> str | None:
        """Return the command that an unknown line most probably means; None if none is near."""
        words = self._announcer.words
        phrases = phrases_for(words)
        commands = [each for each in _typed_commands(words.game) if vocabulary.words_of(each, words)]
        return phrases.nearest(intent.words or phrases.plain(intent.line), commands)

    def read_leniently(self, intent: Intent) -> Intent | None:
        """Return what a question means that nothing else has taken, by a phrase among its words; None if nothing."""
        words = self._announcer.words
        commands, phrases = _typed_commands(words.game), phrases_for(words)
        asks = phrases.asks(intent.line) or phrases.begins_with_telling(intent.line)
        found = phrases.read(phrases.plain(intent.line), commands, leniently=True) if asks else ()
        if set(found) == {"hand", "all_cards"}:  # in games where one is a zone of many
            found = ("hand",)
        if len(found) != 1 or not commands[found[0]]:
            return None
        word, command = (found[0], None) if found[0] in WORDS else ("", found[0])
        return msgspec.structs.replace(intent, word=word, command=command, candidates=())

    def only_asks(self, intent: Intent) -> bool:
        """Return whether a line asks, says something or goes somewhere, and changes nothing at the table."""
        asks = intent.doubts or bool(intent.described) or intent.message is not None or intent.word == OTHERS
        meant = intent.command or intent.word
        return asks or meant in _OTHER_HARMLESS or _typed_commands(self._announcer.game).get(meant, False)

    def only_says(self, command: str) -> bool:
        """Return whether a command only says something short about the table."""
        commands = commands_at(self._announcer.game)
        return command in commands and commands[command].only_asks

    def _read(self, typed: str, spoken: Words, phrases: Phrases, intent: Intent) -> Intent | None:
        """Return the intent with the commands that fit; None if none does."""
        commands = _typed_commands(self._announcer.words.game)
        found = phrases.find_as_listed(intent.line, tuple(commands))
        found = found or phrases.read(phrases.plain(typed) if typed else spoken, commands)
        asks_rules = not phrases.of_rules.isdisjoint(split(intent.line))
        if asks_rules and "hand" in found and not whole_lines_for(self._announcer.words).is_about_oneself(intent.line):
            return None  # `which tiles have an effect`
        if intent.doubts:
            asking = tuple(each for each in found if commands[each])
            if not asking:
                moves = phrases.find(phrases.without_doubt(spoken), tuple(commands))
                return msgspec.structs.replace(intent, candidates=moves) if moves else None
            found = asking
        if len(found) != 1:
            return msgspec.structs.replace(intent, candidates=found) if found else None
        (meant,) = found
        if meant in WORDS:
            return msgspec.structs.replace(intent, word=meant)
        return msgspec.structs.replace(intent, command=meant)

    def _described(self, typed: str, phrases: Phrases) -> str:
        """Return the key or word that is to be described, as in `describe split` or `what does shift+c do`; else ""."""
        verb, _, word = typed.partition(" ")
        asks = vocabulary.match_command(verb, ("describe_key",), self._announcer.words) is not None
        if asks and self._command(word, ()) is not None:
            return word
        for key in typed.split()[1:]:
            # `what does 3 do` asks about cards, `what is 3` and `what does the key 3 do` about a key
            if key.isdecimal() and len(typed.split()) > 3 and not phrases.has_listed("typed-key-word", typed):
                continue
            around = " ".join(each for each in typed.split() if each != key) if len(key) == 1 or "+" in key[1:] else ""
            if around and phrases.asks_about_key(around) and self._command(key, ()) is not None:
                return key
        return ""

    def _command(self, word: str, people: Sequence[str]) -> str | None:
        """Return the command that is typed; a person's name is that person's own key."""
        names = [name.casefold() for name in people]
        if len(names) > 1 and word.casefold() in names:
            return f"person_{names.index(word.casefold()) + 1}"
        keymap, translator, game = self._preferences.keymap, self._announcer.translator, self._announcer.game
        command = vocabulary.find_command(word, keymap, translator, game)
        # The capitals of people who do not play here are free: `G` then means what `g` does.
        if command is not None and self._named_keys.is_nobodys(command):
            return vocabulary.find_command(word.lower(), keymap, translator, game)
        return command


@cache
def _typed_commands(game: str | None) -> Mapping[str, bool]:
    """Return the commands and words that can be typed at a table, and whether each only asks.

    A question may mean one that only asks by a phrase among its other words.
    """
    # These open or say something, or move the cursor: they change nothing at the table.
    harmless = ("repeat", "next_playable", "help", "rules", "history", "second_look", "sort_colour", "sort_number")
    commands = commands_at(game).values()
    typed = {each.id: each.only_asks or each.id in harmless for each in commands if each.context is not Context.LIST}
    # `set` means something only with a number.
    return typed | {name: word.only_asks for name, word in WORDS.items() if name != "set"}
