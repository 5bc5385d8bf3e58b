"""The rules: a contract, and one room per game."""
