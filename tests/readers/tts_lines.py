"""A voice that is told everything on standard input: it says nothing, but writes every line down with the time."""

import os
import time
from pathlib import Path

with Path(os.environ["TTS_LOG"]).open("a", encoding="utf-8", buffering=1) as log:
    while data := os.read(0, 65536):
        for line in data.decode("utf-8", "replace").splitlines():
            log.write(f"{time.time():.4f}\tLINE\t{line}\n")
