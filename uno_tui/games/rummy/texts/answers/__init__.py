"""Answers to what players ask about the rules of UNO Rummy, in each language."""
