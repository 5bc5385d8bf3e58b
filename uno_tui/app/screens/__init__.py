"""The screens: the table, and lists (menu, settings, help, rules, messages, questions, replays)."""
