"""Answers to what players ask about the rules of UNO Teams, in each language."""
