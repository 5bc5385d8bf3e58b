"""The words of typed lines: commands in the player's language and English, keys, numbers, answers."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from uno_tui.core.commands import Context
from uno_tui.i18n.folding import simplify
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.translator import Translator
from uno_tui.linear.phrases import phrases_for
from uno_tui.ui.keys.commands import WORDS, commands_at, get_command
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.keys.keymap import Keymap
from uno_tui.ui.keys.spelling import KeyNameError, parse
from uno_tui.ui.ports.question import Answer, Question

_SPELLED_OUT = str.maketrans({key: typed for each in LANGUAGES.values() for key, typed in each.spelled_out.items()})


def words_of(command: str, translator: Translator) -> list[str]:
    """Return the words for a command, best first; none for a command that is not typed."""
    message_id = f"word-{command.replace('_', '-')}"
    if not translator.has(message_id):
        return []
    return [word.strip() for word in translator.text(message_id).split(",")]


def word_for(command: str, translator: Translator) -> str:
    """Return the word that texts name for a command that is typed.

    Of a word that another game has, such as `accept`, it is that of the command which it stands for here.
    """
    words = words_of(command, translator)
    return words[0] if words else word_for(WORDS[command].key_of, translator)


def spell_command(command: str, keymap: Keymap, translator: Translator) -> str:
    """Return what texts say is typed for a command: its small letter, else its word, else its key.

    A capital letter is passed over, because it sounds like the small one.
    """
    keys = keymap.of(command) if get_command(command) else ()
    letters = [key for key in keys if len(key) == 1 and key.islower()]
    if letters:
        return letters[0]
    found = words_of(command, translator)
    return found[0] if found else key_name(translator, keys[0])


def find_command(typed: str, keymap: Keymap, translator: Translator, game: str | None) -> str | None:
    """Return the command that a line names: by a word in the player's language or English, or a key (`c`, `Shift+C`).
    """
    word = " ".join(typed.split())
    if len(word) > 1:
        there = commands_at(game)
        found = match_command(word, tuple(there), translator if game is None else translator.of(game))
        if found is not None:
            return found
        name = word.casefold().replace(" ", "_")
        # `card 3` is no id: it plays, as in the other languages.
        is_card = name.startswith("card_") and " " in word
        if name in there and there[name].context is not Context.LIST and not is_card:
            return name
    # `C` and `c` are different keys, so the line is first looked up as it is typed.
    by_key = _command_by_key(word, keymap, game) or _command_by_key(word.lower(), keymap, game)
    return by_key or _command_by_key_name(word, keymap, translator, game)


def match_command(typed: str, commands: Sequence[str], translator: Translator) -> str | None:
    """Return the one of these commands whose word is typed: compared as written, then without accents.

    A call such as `Uno!` matches as well.
    """
    typed = typed.rstrip(" !.") or typed
    written, alike = _words(tuple(commands), translator)
    return written.get(" ".join(typed.casefold().split())) or alike.get(simplify(typed))


def match_phrase(
    typed: str, commands: tuple[str, ...], translator: Translator, *, harmless: bool = False
) -> str | None:
    """Return the one command that has the typed phrase, in the player's language or English.

    A phrase that asks or doubts, such as `can I quit?`, matches nothing, unless all these commands are `harmless`.
    """
    if len(typed.strip()) < 2:
        return None
    for language in (translator, english(translator.game)):
        phrases = phrases_for(language)
        if harmless or not phrases.is_hesitant(typed):
            found = phrases.find(phrases.plain(typed), commands)
            if len(found) == 1:
                return found[0]
    return None


def _words(commands: tuple[str, ...], translator: Translator) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return the command of each word, as it is written and without accents; the player's own language goes first."""
    # A cache of this module would hold the words of guests who have gone; the translator's ends with them.
    return translator.keep(("words", commands), lambda: _find_words(commands, translator))


def _find_words(commands: tuple[str, ...], translator: Translator) -> tuple[Mapping[str, str], Mapping[str, str]]:
    written: dict[str, str] = {}
    alike: dict[str, str] = {}
    for language in (translator, english(translator.game)):
        for name in commands:
            for word in words_of(name, language):
                written.setdefault(word.casefold(), name)
                for same in (simplify(word), simplify(word.casefold().translate(_SPELLED_OUT))):
                    alike.setdefault(same, name)
    return written, alike


@cache
def english(game: str | None) -> Translator:
    """Return the English translator: English words are understood in every language."""
    return Translator("en") if game is None else Translator("en").of(game)


def _is_written(typed: str, word: str) -> bool:
    return " ".join(typed.casefold().split()) == word.casefold()


def _is_alike(typed: str, word: str) -> bool:
    """Return whether the words match without accents: `menu` and `menue` for `menü`."""
    return simplify(typed) in (simplify(word), simplify(word.casefold().translate(_SPELLED_OUT)))


def _command_by_key(key: str, keymap: Keymap, game: str | None) -> str | None:
    try:
        return keymap.command(parse(key), Context.TABLE, game)
    except KeyNameError:
        return None


def _command_by_key_name(typed: str, keymap: Keymap, translator: Translator, game: str | None) -> str | None:
    """Return the command of a key that is named in the player's language or English: `Leertaste`, `Maj+Z`."""
    if len(typed) < 2:
        return None
    for language in (translator, english(None)):
        for name, each in commands_at(game).items():
            keys = () if each.context is Context.LIST else keymap.of(name)
            if any(_is_alike(typed, key_name(language, key)) for key in keys):
                return name
    return None


def find_by_beginning(typed: str, lines: Sequence[str]) -> list[int]:
    """Return the places of the lines that begin with the typed words; a line of just these words wins alone."""
    word = _words_only(typed)
    plain_lines = list(map(_words_only, lines)) if len(word) > 2 else []
    if word in plain_lines:
        return [plain_lines.index(word)]
    return [place for place, line in enumerate(plain_lines) if f"{line} ".startswith(f"{word} ")]


def is_alike(typed: str, text: str) -> bool:
    """Return whether a line has the words of a text; small letters, accents and signs do not matter."""
    return bool(typed.strip()) and _words_only(typed).split() == _words_only(text).split()


def find_by_words(typed: str, lines: Sequence[str], translator: Translator) -> list[int]:
    """Return the places of the lines that have all the words of a phrase, as `play rummy` is in `Start a game of UNO
    Rummy`; none for words that say too little.
    """
    phrases = phrases_for(translator)
    words = [each for each in phrases.plain(typed) if each not in phrases.play_words]
    if not any(len(each) > 2 for each in words):
        return []
    return [place for place, line in enumerate(lines) if set(words) <= set(phrases.plain(line))]


def _words_only(text: str) -> str:
    return simplify("".join(each if each.isalnum() else " " for each in text))


def parse_message_number(typed: str, translator: Translator) -> int | None:
    """Return the number in `message 3`, None for anything else."""
    word, _, place = typed.strip().rpartition(" ")
    return parse_number(place) if word and match_command(word, ("message",), translator) else None


def parse_number(word: str) -> int | None:
    """Return the number that a word is, None if it is none. Only six digits count, which is beyond every list."""
    # `int` raises on more than 4300 digits, and on `²`, which `isdigit` would let through.
    return int(word.lstrip("0")[:6] or "0") if word.isdecimal() else None


def find_answers(typed: str, question: Question, translator: Translator) -> list[Answer]:
    """Return the answers that a line may choose: by number, letter, whole text, beginning, or words of the text.

    Where answers begin with numbers, such as `7` or `3 of hearts`, a typed number is that of the text.
    """
    word = typed.strip().casefold()
    place = parse_number(word)
    if place is not None and question.has_numbers:
        return [question.answers[place - 1]] if 1 <= place <= len(question.answers) else []
    for each in (*question.answers, *question.unlisted):
        called = bool(each.called) and simplify(word) == simplify(each.called)
        if word and (word in each.keys or _is_written(word, each.text) or called):
            return [each]
    if place is not None:
        begun = [each for each in question.answers if re.match(rf"{place}\b", each.text)]
        # A number that begins none of them may be that of a set, which stands after its name.
        return begun or [each for each in question.answers if re.search(rf"\b{place}$", each.called or each.text)]
    begun = [each for each in question.answers if len(word) > 1 and simplify(each.text).startswith(simplify(word))]
    # One letter chooses only by the answer's key: two answers may begin with it.
    if begun or len(word) < 2:
        return begun
    phrases = phrases_for(translator)
    texts = [[each.text] for each in question.answers]
    words = phrases.card_words(phrases.plain(word))
    found = [question.answers[place] for place in phrases.find_cards(words, texts)]
    # One number of several says too little: `red 9` is not the run from red 7 to 9.
    numbers = {each for each in words if each.isdecimal()}
    found = [each for each in found if not numbers or numbers == {*filter(str.isdecimal, phrases.plain(each.text))}]
    # Also with words of the question: `the joker as yellow 9`.
    spoken = set(words).difference(phrases.words(question.prompt))
    return found or [each for each in question.answers if spoken == set(phrases.card_words(phrases.plain(each.text)))]


def find_answer(typed: str, question: Question, translator: Translator) -> Answer | None:
    """Return the one answer that a line chooses; None if it chooses none, or several begin alike."""
    found = find_answers(typed, question, translator)
    return found[0] if len(found) == 1 else None
