"""Ways of playing UNO Teams."""

from uno_tui.bots.bot import Bot, Level
from uno_tui.bots.teams.easy import EasyBot
from uno_tui.bots.teams.hard import HardBot
from uno_tui.bots.teams.normal import NormalBot

BOTS: dict[Level, type[Bot]] = {Level.EASY: EasyBot, Level.NORMAL: NormalBot, Level.HARD: HardBot}
