"""Ways of playing Umé."""

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.ume.easy import EasyBot
from uno_tui.bots.ume.hard import HardBot
from uno_tui.bots.ume.normal import NormalBot

BOTS: dict[Level, type[Bot]] = {Level.EASY: EasyBot, Level.NORMAL: NormalBot, Level.HARD: HardBot}
