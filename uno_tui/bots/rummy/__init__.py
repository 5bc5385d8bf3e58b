"""Ways of playing UNO Rummy."""

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.rummy.easy import EasyBot
from uno_tui.bots.rummy.hard import HardBot
from uno_tui.bots.rummy.normal import NormalBot

BOTS: dict[Level, type[Bot]] = {Level.EASY: EasyBot, Level.NORMAL: NormalBot, Level.HARD: HardBot}
