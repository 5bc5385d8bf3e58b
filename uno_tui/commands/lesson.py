"""The command `lesson`: the list of lessons, or one of them at once."""

from __future__ import annotations

import argparse

from uno_tui.commands.chosen import read_settings, translator_for
from uno_tui.commands.output import output_for
from uno_tui.commands.saying import CommandLineError
from uno_tui.message import message
from uno_tui.sanitize import sanitize
from uno_tui.suggestions import nearest, suggest


def run(options: argparse.Namespace) -> int:
    """List the lessons by the names that begin them; with a name, begin or continue that one."""
    if options.name is None:
        return _list(options)
    options.lesson = _called(options.name)
    from uno_tui.commands.play import run

    return run(options)


def _list(options: argparse.Namespace) -> int:
    from uno_tui.core.catalogue import default_game, unusable_plugins
    from uno_tui.ui.lessons.course import Course
    from uno_tui.ui.settings import folders

    settings, _ = read_settings()
    translator, output = translator_for(options, settings), output_for(options)
    course = Course(folders().lessons, output.complain)
    lessons = course.all(default_game())
    for lesson in lessons:
        title = course.title(lesson, translator)
        text = translator.text("lesson-line-done", title=title) if course.progress_of(lesson).done else title
        output.line(f"{'/'.join(lesson)}: {text}")
    output.line(translator.text("lesson-begin-so", example="/".join(lessons[0])))
    for fault in unusable_plugins().values():
        output.complain(translator.sentence(fault))
    return 0


def _called(name: str) -> tuple[str, str]:
    """Return the lesson of that name, with its game in front if several games have one. Raises CommandLineError."""
    from uno_tui.core.catalogue import GAMES, lessons

    found = [(game, each) for game in GAMES for each in lessons(game) if name in (each, f"{game}/{each}")]
    if len(found) == 1:
        return found[0]
    if found:
        names = ", ".join("/".join(each) for each in found)
        raise CommandLineError("use-lesson-ambiguous", name=name, names=names)
    fault = message("use-lesson-unknown", name=sanitize(name))
    # Both forms of a name, as either may have been meant.
    near = nearest(name, [known for game in GAMES for each in lessons(game) for known in (each, f"{game}/{each}")])
    raise CommandLineError(suggest(fault, near) if near else message("use-lesson-list", fault=fault))
