"""Memoria II, of the Nomad: the flagship as it becomes; it still finds its own ways."""

from __future__ import annotations

from orrery.ti4.factions.nomad import Memoria

STANDING = Memoria
