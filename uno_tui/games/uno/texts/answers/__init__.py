"""Answers to what players ask about the rules of UNO, in each language."""
