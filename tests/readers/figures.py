"""Play all scenes under every reader and print the figures of docs/engineers/readers.md; names of readers may follow."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from readers.company import NEEDED, listen, readers, scenes_for
from readers.score import row

HEAD = """| reader | said as announced | doubled | too much | missing | 95 of 100 begin within |
|---|---|---|---|---|---|"""


def main(names: list[str]) -> None:
    print(HEAD)
    for name in names or NEEDED:
        with readers(name) as make:
            score = listen(make, scenes_for(name))
        print(row(name, score), flush=True)
        for scene, verdict, step in score.wrong:
            print(f"{scene}, {step.pressed}: {verdict}", step.announced, step.said, file=sys.stderr)


if __name__ == "__main__":
    main(sys.argv[1:])
