"""Players for any game. A bot sees its view and its question, nothing else."""
