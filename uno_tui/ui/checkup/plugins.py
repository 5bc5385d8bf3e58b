"""Checks a plug-in without playing it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import resources

from uno_tui.core import plugins
from uno_tui.core.catalogue import GAMES, Facets, built_in, lessons, package_of, plugin_games, unusable_plugins
from uno_tui.core.commands import GAME_COMMANDS
from uno_tui.core.dice import Dice
from uno_tui.core.facets import OPTIONAL, Facet
from uno_tui.core.options import defaults
from uno_tui.core.plugins import BrokenPlugin, guard
from uno_tui.i18n.languages import LANGUAGES
from uno_tui.i18n.texts import TEXTS, entries, is_text, read_entries, readable, references
from uno_tui.i18n.translator import Translator
from uno_tui.message import Message, MessageError, message
from uno_tui.notation.common import CommonNotation
from uno_tui.notation.game_notation import NOTATIONS
from uno_tui.ui.checkup.finding import Finding
from uno_tui.ui.lessons.checking import faults_of_lesson
from uno_tui.ui.lessons.lesson import Lesson
from uno_tui.ui.names import NAMES
from uno_tui.ui.ports.presenter import GamePresenter, PresenterContext
from uno_tui.ui.ports.presenters import PRESENTERS


def plugins_and_faults(translator: Translator) -> Iterator[Finding]:
    """Yield what is wrong with each plug-in; a plug-in that cannot be played counts as missing."""
    for fault in unusable_plugins().values():
        yield Finding(translator.sentence(fault), translator.text("doctor-what-plugins"))
    for game in plugin_games():
        yield from (Finding(translator.sentence(fault)) for fault in faults(game))


def faults(game: str) -> list[Message]:
    """Return what is wrong with a game, each a whole sentence: why it cannot be played, or what it lacks.

    Raises KeyError for a plug-in that is not installed.
    """
    why = None if game in built_in() else unusable_plugins().get(game)
    if why is not None:
        return [why]
    return [message("plugin-faulty", game=game, reason=reason) for reason in _faults(game)]


def _faults(game: str) -> Iterator[Message]:
    for facet in sorted(OPTIONAL):
        yield from _broken_facet(game, facet)
    yield from _faults_of_texts(game)
    yield from _faults_of_lessons(game)
    yield from _position_words_without_method(game)
    yield from _idle_commands(game)


def _broken_facet(game: str, facet: Facet) -> Iterator[Message]:
    """Return why a facet that is there cannot be used."""
    if plugins.has_facet(package_of(game), facet):
        try:
            Facets(facet)[game]
        except BrokenPlugin as broken:
            yield broken.reason


def _faults_of_texts(game: str) -> Iterator[Message]:
    folders = TEXTS[game].packages
    needed = [f"option-{option.id}" for option in GAMES[game].options]
    # Each command has a name for lists of keys, and words if it can be typed.
    own = GAME_COMMANDS[game].own
    needed += [each.message_id for each in own]
    needed += [each.message_id.replace("command-", "word-", 1) for each in own if each.typed]
    there = entries("en", game)
    yield from (
        message("plugin-no-text", text=text, file=_name(folders[0], "en.ftl")) for text in needed if text not in there
    )
    for folder in folders:
        yield from _faults_of_folder(folder)
    for language in LANGUAGES:
        if readable(resources.files(folders[0]).joinpath(f"{language}.md")) is None:
            yield _missing(_name(folders[0], f"{language}.md"), language)


def _faults_of_folder(package: str) -> Iterator[Message]:
    """Return what is wrong with the texts of a package, and which stand there in English only."""
    folder = resources.files(package)
    english = dict(read_entries(readable(folder.joinpath("en.ftl")) or ""))
    for language in LANGUAGES:
        file = _name(package, f"{language}.ftl")
        source = readable(folder.joinpath(f"{language}.ftl"))
        if source is None:
            yield _missing(file, language)
            continue
        found = dict(read_entries(source))
        yield from (message("plugin-wrong-text", text=name, file=file) for name in found if not is_text(found[name]))
        # A text that only other English texts refer to is a part of them: a translation may put its own together.
        needed = (english.keys() - references(english.values())) | references(found.values())
        if untranslated := [name for name in english if name in needed and name not in found]:
            yield message("plugin-no-texts", file=file, texts=", ".join(untranslated))


def _missing(file: str, language: str) -> Message:
    return message("plugin-no-file" if language == "en" else "plugin-english-file", file=file)


def _name(package: str, file: str) -> str:
    return f"{package.replace('.', '/')}/{file}"


def _faults_of_lessons(game: str) -> Iterator[Message]:
    for name in lessons(game):
        try:
            yield from guard(partial(_faults_of_lesson, game, name))
        except MessageError as error:
            yield error.message


def _faults_of_lesson(game: str, name: str) -> list[Message]:
    return list(faults_of_lesson(Lesson.of(game, name)))


def _position_words_without_method(game: str) -> Iterator[Message]:
    words = NOTATIONS[game]
    if isinstance(words, CommonNotation):
        for word in sorted(words.position_words):
            if not hasattr(words.position_type, f"_{word}"):
                yield message("plugin-no-position-method", word=word, method=f"_{word}")


def _idle_commands(game: str) -> Iterator[Message]:
    """Return the commands of a game's own that nothing carries out, or why a first deal cannot be asked about that."""
    try:
        idle = guard(lambda: list(_not_carried_out(game)))
    except MessageError as error:
        yield error.message
    else:
        yield from (message("plugin-idle-command", command=command) for command in idle)


def _not_carried_out(game: str) -> Iterator[str]:
    """Return the own commands without move, answer and `perform`, which may carry any of them out."""
    rules = GAMES[game]
    # The smallest table: only whether there is an answer counts, not which.
    seats = min(rules.players)
    table, _ = rules.begin(defaults(rules.options), seats, 0, Dice(1))
    names = NAMES[:seats]
    presenter = PRESENTERS[game](PresenterContext(Translator("en"), names, 0, "normal", slips_are_free=True))
    view = table.view(0)
    if type(presenter).perform is not GamePresenter.perform:
        return
    for command in GAME_COMMANDS[game].own:
        if command.id.startswith("read_"):
            answered = hasattr(presenter, command.id) or type(presenter).answer is not GamePresenter.answer
        else:
            answered = presenter.move_of(command.id, view) is not None
        if not answered:
            yield command.id
