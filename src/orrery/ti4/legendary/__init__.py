"""The ability cards of legendary planets: one file for each, with its DEEDS."""
