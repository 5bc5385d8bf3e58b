"""Questions that the program itself asks: whether something is sure, and how the player wants to hear the game."""

from __future__ import annotations

from collections.abc import Callable, Collection

from uno_tui.ui.announcer import ProgramAnnouncer
from uno_tui.ui.ports.question import Question, with_letter_keys
from uno_tui.ui.settings import Mode


def yes_or_no(announcer: ProgramAnnouncer, message_id: str, sure: Callable[[], None], **values: object) -> Question:
    """Return a question that calls `sure` only after a yes; no is the first answer, so a hasty Enter does nothing."""
    return sure_question(announcer, announcer.text(message_id, **values), sure)


def sure_question(announcer: ProgramAnnouncer, prompt: str, sure: Callable[[], None]) -> Question:
    """Return the same question for a text that is already translated."""
    texts = [(announcer.text("value-no"), False), (announcer.text("value-yes"), True)]

    def answered(value: object) -> None:
        if value:
            sure()
        else:
            announcer.say(announcer.text("left-as-it-was"))

    return Question(prompt, with_letter_keys(texts), answered, lambda: answered(False))


def mode_question(announcer: ProgramAnnouncer, readers: Collection[str], answered: Callable[[Mode], None]) -> Question:
    """Return the question how the player wants to hear the game, with one key per answer."""
    texts = [
        (announcer.text("answers-key", key=letter, text=announcer.text(f"mode-{mode}")), mode)
        # The letters are the same in every language, and each answer names its own.
        for letter, mode in zip("VRS", Mode, strict=True)
    ]
    prompt = announcer.text("mode-ask")
    if readers:
        listed = announcer.translator.enumerate(sorted(readers))
        prompt = f"{announcer.text('mode-ask-reader-found', reader=listed, count=len(readers))} {prompt}"

    def choose(value: object) -> None:
        answered(Mode(str(value)))

    return Question(prompt, with_letter_keys(texts), choose, lambda: None, names_all=True, stays=True)
