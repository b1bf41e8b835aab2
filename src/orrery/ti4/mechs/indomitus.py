"""Indomitus, mech of the Xxcha: it fires at the sky. All of that is in its row: a space cannon that reaches adjacent
systems."""
