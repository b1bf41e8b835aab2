"""Settings of Race that ask between them all that can be asked."""

from __future__ import annotations

from orrery.kernel.record import Options

EVERYTHING: Options = {"sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"}
SETTINGS: list[Options] = [
    {"players": 2},
    {"players": 2, "start_worlds": "choice"},
    {"players": 4},
    {"players": 2, "edition": "revised", "actions": "two"},
    {"players": 2, **EVERYTHING},
    {"players": 6, **EVERYTHING},
    {"players": 3, **EVERYTHING, "variant": "draft"},
    {"players": 2, "sets": "rebel", "variant": "scenario"},
]
