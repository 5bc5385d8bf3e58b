"""The bots of UNO Teams, by level."""

from uno_tui.bots.bot import Bot, Level
from uno_tui.games.teams.bots.easy import EasyBot
from uno_tui.games.teams.bots.hard import HardBot
from uno_tui.games.teams.bots.normal import NormalBot

BOTS: dict[Level, type[Bot]] = {Level.EASY: EasyBot, Level.NORMAL: NormalBot, Level.HARD: HardBot}
