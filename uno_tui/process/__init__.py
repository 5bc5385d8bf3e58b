"""Child processes. Voices, sounds, bots that think and long jobs each run in a separate process."""
