"""Players made of code. They get a view and their legal moves, and nothing else."""
