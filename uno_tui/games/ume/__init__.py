"""Umé: collecting sums that form a sequence."""

from uno_tui.games.ume.game import UME

__all__ = ["UME"]
