"""The bots of Maumau, by level."""

from uno_tui.bots.bot import Bot, Level
from uno_tui.games.maumau.bots.easy import EasyBot
from uno_tui.games.maumau.bots.hard import HardBot
from uno_tui.games.maumau.bots.normal import NormalBot

BOTS: dict[Level, type[Bot]] = {Level.EASY: EasyBot, Level.NORMAL: NormalBot, Level.HARD: HardBot}
