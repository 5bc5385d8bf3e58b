"""Lessons: short tables that go as a script says, with steps that tell what to do and wait for it."""
