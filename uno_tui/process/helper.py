"""The process of a worker: it calls pickled functions with their arguments, and answers with pickled results.

Its one argument is its niceness to other programs, from 0 to 19.
"""

from __future__ import annotations

import os
import pickle
import sys

from uno_tui.process.parent import Parent


def main(niceness: str) -> None:
    """Answer questions until the parent closes its end. A function that raises an exception ends the process."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(int(niceness))
    with Parent() as parent:
        while (question := parent.receive()) is not None:
            function, arguments = pickle.loads(question)  # noqa: S301 - from our own parent
            parent.answer(pickle.dumps(function(*arguments)))


if __name__ == "__main__":
    main(sys.argv[1])
