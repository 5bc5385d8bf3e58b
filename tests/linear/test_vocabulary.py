"""Whatever is printed as something to type means just that when it is typed, in every game and language."""

from __future__ import annotations

import re

import pytest
from conftest import run_program

from uno_tui.core.catalogue import built_in
from uno_tui.core.commands import Context
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import entries
from uno_tui.i18n.translator import Translator
from uno_tui.linear import vocabulary
from uno_tui.ui.keys.commands import commands_at
from uno_tui.ui.keys.key_names import key_name
from uno_tui.ui.keys.keymap import load
from uno_tui.ui.ports.question import Answer, Question

KEYS = load()
WORDS_ALONE = ("pass", "accept", "hand")
"""What has words but is no command."""
IN_ADDITION = ("back", "give-up", "set")
"""Words for what is open between the table and the player, or that want a number behind them."""

GAMES = pytest.mark.parametrize("game", built_in())
TONGUES = pytest.mark.parametrize("language", LANGUAGES)


def meaning(typed: str, language: str, game: str) -> str | None:
    """What a line means at a table of `game`: the words without keys go first, as at the table."""
    translator = Translator(language).of(game)
    return vocabulary.match_command(typed, WORDS_ALONE, translator) or vocabulary.find_command(typed, KEYS, translator, game)


@GAMES
@TONGUES
def test_what_texts_name_to_be_typed_means_that(language: str, game: str) -> None:
    translator = Translator(language).of(game)
    named = {name for text in entries(language, game).values() for name in re.findall(r'KEY\("(\w+)"\)', text)}
    at_table = {name for name, each in commands_at(game).items() if each.context is not Context.LIST}  # lists have numbers here
    for name in named & (at_table | {*WORDS_ALONE}):
        typed = vocabulary.spell_command(name, KEYS, translator)
        assert meaning(typed, language, game) == name, typed
        assert typed not in (key_name(translator, key) for key in ("space", "tab", "backspace")), name


@GAMES
@pytest.mark.parametrize(("language", "word"), [("en", "base"), ("de", "basis"), ("fr", "base")])
def test_only_ume_calls_the_hand_a_base(game: str, language: str, word: str) -> None:
    assert (word in vocabulary.words_of("hand", Translator(language).of(game))) is (game == "ume")


@GAMES
@TONGUES
def test_every_word_is_understood_with_and_without_accents(language: str, game: str) -> None:
    translator = Translator(language).of(game)
    for name in (each.removeprefix("word-") for each in entries(language, game) if each.startswith("word-")):
        command = name.replace("-", "_")
        if name in IN_ADDITION or (command not in commands_at(game) and name not in WORDS_ALONE):
            continue
        for word in vocabulary.words_of(name, translator):
            umlauts = word.translate(str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}))
            for typed in (word, word.upper(), vocabulary.simplify(word), umlauts):
                assert meaning(typed, language, game) == command, typed


@GAMES
@TONGUES
def test_keys_are_understood_as_they_are_called(language: str, game: str) -> None:
    for tongue in {language, "en"}:
        for name, command in commands_at(game).items():
            if command.context is Context.LIST or command.on_screen or name.startswith("card_"):
                continue
            for key in KEYS.of(name):
                called = key_name(Translator(tongue), key)
                typed = called if len(key) > 1 or key.isupper() or not key.isalpha() else key
                assert meaning(typed, language, game) == KEYS.command(key, Context.TABLE, game), typed


@pytest.mark.parametrize(
    ("language", "game", "typed", "command"),
    [
        ("de", "uno", "Leertaste", "draw"),
        ("fr", "uno", "Espace", "draw"),
        ("de", "uno", "Umschalt+Z", "previous_playable"),
        ("fr", "uno", "Maj+Z", "previous_playable"),
        ("de", "uno", "shift+c", "sort_colour"),
        ("fr", "uno", "Shift+C", "sort_colour"),
        ("de", "uno", "zieh", "draw"),
        ("de", "uno", "pass", "pass"),
        ("de", "maumau", "nimm an", "accept"),
        ("de", "maumau", "annehmen", "accept"),
        ("de", "maumau", "letzte karte", "uno"),
        ("fr", "maumau", "derniere carte", "uno"),
        ("de", "ume", "ume", "uno"),
        ("fr", "ume", "Umé", "uno"),
        ("de", "uno", "menue", "menu"),
        ("de", "uno", "Menu", "menu"),
        ("fr", "uno", "reglages", "settings"),
        ("fr", "uno", "Uno !", "uno"),
        ("en", "uno", "Uno!", "uno"),
        ("en", "uno", "nonsense", None),
    ],
)
def test_usual_forms(language: str, game: str, typed: str, command: str | None) -> None:
    assert meaning(typed, language, game) == command


@pytest.mark.parametrize(
    ("language", "word"), [("en", "draw"), ("de", "ziehen"), ("fr", "piocher")]
)
def test_lines_name_the_word_and_not_the_key(language: str, word: str) -> None:
    translator = Translator(language)
    translator.front, translator.key_of = "lines", lambda name: vocabulary.spell_command(name, KEYS, translator.of("uno"))
    assert f"{word}" in translator.of("uno").text("no-playable")
    assert "Space" not in translator.of("uno").text("debt-now-free")


@GAMES
@TONGUES
def test_no_word_is_said_to_do_what_it_says(language: str, game: str) -> None:
    """`Type draw`, not `draw draws`."""
    translator = Translator(language)
    translator.front, translator.key_of = "lines", lambda name: vocabulary.spell_command(name, KEYS, translator.of(game))
    told = {
        "no-playable": {}, "no-playable-pass": {}, "refused-must_draw_first": {}, "debt-answer": {"count": 2},
        "presenter-maumau-accept": {}, "maumau-no-answer": {}, "presenter-rummy-hint-none": {}, "rummy-drawn-fits-you": {},
    }  # fmt: skip
    for name, values in told.items():
        if translator.of(game).has(name):
            text = translator.of(game).text(name, **values)
            assert re.search(r"(?i)\b(type|tippe|tape|mit) \w+(\.| )", text), text


def test_at_a_table_back_leads_nowhere_and_says_so() -> None:
    done = run_program("play", "--linear", "--language", "fr", "--seed", "5", stdin="retour\nquitter\n")
    assert "Tu es à la table. Tape menu pour le reste." in done.stdout


def test_blanks_and_tabs_are_an_empty_line() -> None:
    done = run_program("play", "--linear", "--players", "2", "--seed", "5", stdin="  \n\t\nspace\nquit\n")
    lines = done.stdout.splitlines()
    refused = [place for place, line in enumerate(lines) if "so you must play" in line]
    assert lines.count("Your turn.") >= 3
    assert refused
    assert min(refused) > [place for place, line in enumerate(lines) if line == "Your turn."][2]


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("en", "statistics", "No match finished yet."),
        ("de", "statistik", "Noch keine Partie ist zu Ende gespielt."),
        ("fr", "statistiques", "Aucune partie n'est encore terminée."),
    ],
)
def test_what_only_the_menu_has_is_opened_from_the_table(language: str, typed: str, told: str) -> None:
    done = run_program("play", "--linear", "--language", language, "--seed", "5", stdin=f"{typed}\nquit\n")
    assert told in done.stdout


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("red 9", []),
        ("7 9", ["Red run 7 to 9"]),
        ("run 7 to 9", ["Red run 7 to 9"]), ("new", ["New set"]), ("set 3", ["Red run 7 to 9"]),
    ],
)
def test_one_number_of_several_chooses_no_answer(typed: str, chosen: list[str]) -> None:
    answers = (Answer("Red run 7 to 9", 1, called="set 3"), Answer("New set", 2))
    question = Question("Where?", answers, lambda value: None, lambda: None)
    assert [each.text for each in vocabulary.find_answers(typed, question, Translator("en").of("rummy"))] == chosen


@pytest.mark.parametrize("sign", ["´", "¨", "`", "¸", "^"])
def test_a_sign_without_a_letter_chooses_no_answer(sign: str) -> None:
    question = Question("Sure?", (Answer("Yes", True), Answer("No", False)), lambda value: None, lambda: None)
    assert vocabulary.find_answers(sign, question, Translator("en")) == []


def test_numbers_of_any_length_end_nothing() -> None:
    lines = f"a {'9' * 5000} b\njoin {'9' * 5000} and 2\nset {'9' * 5000}\nquit\n"
    done = run_program("play", "rummy", "--linear", "--language", "en", "--seed", "3", stdin=lines)
    assert (done.returncode, done.stderr) == (0, "")
