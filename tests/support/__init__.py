"""Helpers of the tests. No test module imports another; what several need is here."""
