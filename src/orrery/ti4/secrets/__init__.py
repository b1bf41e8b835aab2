"""Secret objectives that are scored in the action or agenda phase: one file for each. DEEDS are its deed classes."""
