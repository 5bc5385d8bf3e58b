"""The code that friends are asked for: eight digits for one table, which cannot be guessed by trying."""

from __future__ import annotations

import hmac
import secrets

DIGITS = 8
TRIES = 30
"""Wrong codes, from all connections together, after which the host must make another code."""


class Code:
    """The code of one table. After `TRIES` wrong ones it lets nobody in any more."""

    def __init__(self) -> None:
        self.digits = f"{secrets.randbelow(10**DIGITS):0{DIGITS}}"
        self.wrong = 0

    @property
    def is_spent(self) -> bool:
        """Return whether too many wrong codes were tried."""
        return self.wrong >= TRIES

    def admits(self, typed: str) -> bool:
        """Return whether this is the code, however its digits are grouped. A wrong one counts as a try."""
        if self.is_spent:
            return False
        digits = "".join(filter(str.isdecimal, typed[: 4 * DIGITS]))
        # In constant time: how long a comparison takes must not tell how many digits are right.
        right = hmac.compare_digest(digits.encode(), self.digits.encode())
        self.wrong += not right
        return right
