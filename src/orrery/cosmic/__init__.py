"""Cosmic Encounter: three to five alien races, seven phases, and a power for everybody."""
