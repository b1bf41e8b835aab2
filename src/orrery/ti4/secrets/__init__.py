"""Secret objectives that are scored in the action phase: one file for each. DEEDS are its deed classes."""
