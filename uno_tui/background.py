"""Tasks that run beside everything else: kept until they are done, and not silent about their errors."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextvars import Context


class Background:
    """Keeps tasks, which asyncio itself would forget; an error in one of them goes to `on_error`."""

    def __init__(self, on_error: Callable[[BaseException], None]) -> None:
        self._on_error = on_error
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None], context: Context | None = None) -> asyncio.Task[None]:
        """Run `work` in a task, in this context or a copy of the present one, and return the task."""
        task = asyncio.create_task(work, context=context)
        self.tasks.add(task)
        task.add_done_callback(self._on_done)
        return task

    def cancel(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks:
            task.cancel()

    def _on_done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = _error_of(task)
        if error is not None:
            self._on_error(error)


def _error_of(task: asyncio.Task[None]) -> BaseException | None:
    """Return the error that has ended a task, None if it is done or cancelled."""
    return None if task.cancelled() else task.exception()


def report_failure(task: asyncio.Task[None]) -> None:
    """Report the error that has just ended a task: asyncio reports it only when the task is dropped."""
    error = _error_of(task)
    if error is not None:
        failed = {"message": "A task in the background has failed.", "exception": error, "task": task}
        task.get_loop().call_exception_handler(failed)
