"""What goes wrong is said in the player's language: errors carry ids of texts and their values, and no sentences."""

from __future__ import annotations

import ast
import errno
import re
from pathlib import Path

import pytest
from support.error_sites import (
    MODULES,
    OF_VOICES,
    PACKAGE,
    calls,
    literals,
    sites,
    variables,
    worded_classes,
)

from uno_tui.core.catalogue import built_in
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import entries
from uno_tui.i18n.translator import Translator
from uno_tui.message import Invalid, Message, message, message_of
from uno_tui.notation.lines import TableError
from uno_tui.notation.lines import parse as lines_of
from uno_tui.notation.referee import Referee
from uno_tui.speech.voices.reasons import Unable, because
from uno_tui.speech.voices.speech_dispatcher import Refused
from uno_tui.ui.toml import TomlError, parse

ROOMS = ("cards", "core", "notation", "games", "commands", "cli.py", "host", "speech")
FRONT = ("ui/keys", "ui/presets.py", "ui/settings.py", "ui/toml.py")
MISTAKES_OF_OURS = {"LookupError", "TypeError", "OSError", "NotImplementedError", "AssertionError"}
"""What is raised for engineers."""


SENTENCE = re.compile(r"[A-Za-z]{2,} [A-Za-z]")


def game_of(path: Path) -> str | None:
    parts = path.relative_to(PACKAGE).parts
    if parts[0] != "games" or len(parts) == 2:
        return None
    return "uno" if parts[1] == "family" else parts[1]


def test_sites_are_found() -> None:
    found = {message_id for _, _, message_id in sites()}
    assert {"card-unknown", "key-name-taken", "toml-deep", "round-not-over", "ume-not-in-base", "preset-unknown"} <= found
    assert {"voice-silent", "voice-ended", "voice-not-running", "voice-silent-at", "voice-library-fails"} <= found
    assert {each.__name__ for each in (Unable, *Unable.__subclasses__(), because)} == OF_VOICES
    assert Refused in Unable.__subclasses__()
    assert {"OptionError", "TableError", "SettingsError", "UseError", "_Mismatch", "TomlError"} <= worded_classes()
    assert len(found) > 180


def test_every_error_has_its_text_with_just_its_values_in_every_language() -> None:
    wrong = []
    for path, call, message_id in sites():
        given = {keyword.arg for keyword in call.keywords}
        for language in LANGUAGES:
            source = entries(language, game_of(path)).get(message_id)
            if source is None or variables(source) != given:
                wrong.append(f"{path.name}:{call.lineno}: {message_id} in {language}")
    assert wrong == []


def test_no_error_has_a_sentence_of_its_own() -> None:
    """Where an id should be there is one, or what another place has message; and nothing else is raised with words."""
    rooms = [path for path in MODULES if path.relative_to(PACKAGE).as_posix().startswith((*ROOMS, *FRONT))]
    wrong = []
    for path in rooms:
        tree = ast.parse(path.read_text("utf-8"))
        raised = [node.exc for node in ast.walk(tree) if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call)]
        for call in [*raised, *calls(path)]:
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            named = name in worded_classes() | OF_VOICES | {"message", "Message"}
            if name in MISTAKES_OF_OURS or not (call in raised or named):
                continue
            composed = name != "Message" and any(isinstance(argument, ast.JoinedStr) for argument in call.args)
            inside = [each for argument in (*call.args, *call.keywords) for each in ast.walk(argument)]
            texts = [each.value for each in inside if isinstance(each, ast.Constant) and isinstance(each.value, str)]
            if composed or any(SENTENCE.search(text) for text in texts):
                wrong.append(f"{path.name}:{call.lineno}: {ast.unparse(call)}")
    assert wrong == []


def test_in_english_by_default_and_in_any_language() -> None:
    error = Invalid("one-expected", what="card", found=message("nothing"))
    assert str(error) == "a card is expected here, not nothing"
    assert Translator("de").sentence(error.message) == "Hier gehört eine Karte hin, nicht nichts"
    assert Translator("fr").sentence(error.message) == "il faut ici une carte, et non rien"


def test_a_game_says_what_is_wrong_with_its_words() -> None:
    error = TableError("x.table", 3, message("uno-race-alone"), "uno")
    assert str(error) == "x.table:3: while a race runs at least two have not pressed"
    assert Translator("de").sentence(error.message).startswith("x.table:3: Solange das Wettdrücken läuft")


def test_words_of_other_packages_stay_as_they_are() -> None:
    assert Translator("de").sentence(message_of(ValueError("a cow cannot fly"))) == "a cow cannot fly"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_system_says_has_words_of_ours(language: str, tmp_path: Path) -> None:
    translator, said = Translator(language), set()
    for act in (tmp_path.read_bytes, (tmp_path / "none").read_bytes, (tmp_path / "none").rmdir, tmp_path.mkdir):
        with pytest.raises(OSError) as caught:  # noqa: PT011 - which one differs
            act()
        text = translator.sentence(message_of(caught.value))
        assert str(caught.value.strerror) not in text
        said.add(text)
    assert len(said) == 3


def test_other_trouble_of_the_system_stays_in_its_words() -> None:
    assert Translator("fr").sentence(message_of(OSError(errno.EXDEV, "Invalid link"))) == "Invalid link"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.ENAMETOOLONG, errno.EAGAIN, errno.ECONNREFUSED])
def test_other_trouble_that_players_meet_has_words_of_ours(number: int, language: str) -> None:
    assert "system" not in Translator(language).sentence(message_of(OSError(number, "The system's words")))


def test_words_of_table_files_are_expected_by_name_or_as_a_list() -> None:
    """What stands behind `one-expected` is a key of that text, or words of the file: no sentence joins those."""
    keys = set(re.findall(r"\[([a-z-]+)\]", entries("en", None)["one-expected"]))
    expected = [
        str(what)
        for path in MODULES
        for call in calls(path)
        if isinstance(call.func, ast.Name) and call.func.id == "only_word" and len(call.args) > 1
        for what in literals(call.args[1]) or ()
    ]
    assert len(expected) > 12
    assert [each for each in expected if each not in keys and not re.fullmatch(r"\w+(, \w+)*", each)] == []


NEEDS_A_LANGUAGE = "table 1\ngame uno\nseats Ana Ben\nhand Ana R5 W\nhand Ben R6\ndiscard R3\nturn Ana\n"


@pytest.mark.parametrize(
    ("line", "german"),
    [
        ("Ana play W", "x.table:8: Ana play W: erwartet ein erlaubter Zug, gefunden verweigert (colour_missing)"),
        ("Ben play R6", "x.table:8: Ben play R6: erwartet ein erlaubter Zug, gefunden verweigert (not_your_turn)"),
        ("= top R6", "x.table:8: = top R6: erwartet R6, gefunden R3"),
        ("! Ana play R5 : no_match", "x.table:8: ! Ana play R5 : no_match: erwartet verweigert (no_match), gefunden legal"),
        ("= playing", None),
        ("= hand Ben R6", None),
    ],
)
def test_what_does_not_hold_is_told_with_reason_codes_as_they_are(line: str, german: str | None) -> None:
    problems = Referee(f"{NEEDS_A_LANGUAGE}{line}\n", "x.table").problems()
    assert [Translator("de").sentence(problem.message) for problem in problems] == ([] if german is None else [german])


BAD_TOML = {
    "a = 1 2": "toml-line-end",
    "a = [1": "toml-bracket",
    "a = {b = 1": "toml-bracket",
    "[a": "toml-bracket",
    "[[a]": "toml-bracket",
    "a = ": "toml-value",
    "a = 2026-02-30": "toml-value",
    "a = \"x": "toml-string",
    "a = '''x": "toml-string",
    'a = "\\q"': "toml-string",
    'a = "\\uD800"': "toml-string",
    "a = \"x\ny\"": "toml-string",
    "a = 'x' 2": "toml-line-end",
    "a = \"\x01\"": "toml-sign",
    "a = [1,\n2}": "toml-bracket",
    "a = [1,\n2]\na = 3": "toml-twice",
    "a = 1\na = 2": "toml-twice",
    "[a]\n[a]": "toml-twice",
    "a = {b = 1, b = 2}": "toml-twice",
    "a 1": "toml-equals",
    "= 1": "toml-statement",
    "\x01": "toml-sign",
    "[é]": "toml-name",
    "größe = 1": "toml-name",
    "two words = 1": "toml-name",
    "\"a b = 1": "toml-string",
    "[big table]": "toml-name",
    "[abc] x": "toml-line-end",
    "[a]\nb = 1\n# x\x0c\n": "toml-sign",
    "a = " + "[" * 3000: "toml-deep",
    "a = " + "9" * 5000: "toml-number",
}  # fmt: skip


@pytest.mark.parametrize(("text", "message_id"), BAD_TOML.items(), ids=[text[:20].encode("unicode_escape").decode() for text in BAD_TOML])
def test_mistakes_in_toml_are_told_apart(text: str, message_id: str) -> None:
    """By what is written there, not by the words of Python's library, which change from one version to the next."""
    with pytest.raises(TomlError) as caught:
        parse(text)
    assert caught.value.message == Message(message_id)


def test_the_line_of_a_mistake_is_known() -> None:
    for text, line in (("a = 1\nb = = 2\n", 2), ("a = 1\n\nb = [1,\n", 3), ("a = [\n1\n]\nb = '''x\ny'''\n\nc\n", 7),
        ("x=1\na = [\n1,\nfoo,\n2]\n", 4), ('[p]\ngame = "uno"\n' + "".join(f'[p{n}]\ngame = "uno"\n' for n in range(400)) + "a = b\n", 803)):
        with pytest.raises(TomlError) as caught:
            parse(text)
        assert caught.value.line == line


def test_games_have_their_own_words_for_mistakes() -> None:
    for game in built_in():
        assert any(path.parts[-3:-1] == ("texts", "words") for path in (PACKAGE / "games" / game).rglob("en.ftl"))


def test_a_line_that_is_too_long_is_told_in_german() -> None:
    with pytest.raises(TableError) as caught:
        lines_of("x " * 6000)
    assert Translator("de").sentence(caught.value.message) == "table:1: Die Zeile ist zu lang: Eine Aussage hat höchstens 10.000 Zeichen"
