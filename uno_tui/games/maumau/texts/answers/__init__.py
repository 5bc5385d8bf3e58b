"""Answers to what players ask about the rules of Erftschmiede-Maumau, in each language."""
