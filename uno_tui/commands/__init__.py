"""What the command line can be asked for, a module each: `run` does it and returns the exit code."""
