"""The process in which slow bots think: pickled functions with arguments in, results out, each after its length.

Its one argument is how nice it is to other programs.
"""

from __future__ import annotations

import os
import pickle
import struct
import sys


def main() -> None:
    """Answer questions until the other end is gone."""
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    while len(head := source.read(4)) == 4:
        question = source.read(struct.unpack("!I", head)[0])
        function, arguments = pickle.loads(question)  # noqa: S301 - from our own parent
        answer = pickle.dumps(function(*arguments))
        sink.write(struct.pack("!I", len(answer)) + answer)
        sink.flush()


if __name__ == "__main__":
    main()
