"""Players made of code: they see a view and the moves open to them, and nothing else."""
