"""The commands of the command line, one module each: `run` carries it out and returns the exit code."""
