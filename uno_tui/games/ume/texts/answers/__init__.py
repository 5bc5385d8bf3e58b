"""Answers to what players ask about the rules of Umé, in each language."""
