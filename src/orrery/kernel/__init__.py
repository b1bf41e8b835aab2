"""The kernel: procedures, decisions, windows, events, random numbers, records and laws. No game word in here."""
