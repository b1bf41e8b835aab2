"""The rulebook's chapters, one procedure each."""
