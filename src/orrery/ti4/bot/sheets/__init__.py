"""How the bot plays what is a faction's own: a file for each that needs one, with the reasons to use its components
(REASONS, by their keys), the answers to questions that no other asks (JUDGED, by their prompts), what its
technologies bring (TECHS, in resources) and what its abilities make of strategy cards (STRATEGIES)."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

# Others have nothing that asks: what acts by itself, or is used whenever it may be.
WRITTEN: Final[tuple[str, ...]] = (
    "letnev",
    "norr",
    "sol",
    "hacan",
    "xxcha",
    "l1z1x",
    "saar",
    "arborec",
    "muaat",
    "winnu",
    "creuss",
    "mahact",
    "vuilraith",
    "mentak",
    "naalu",
    "yin",
    "jolnar",
    "yssaril",
    "nekro",
    "nomad",
    "titans",
    "argent",
    "naazrokha",
    "empyrean",
)


def gathered(name: str, keys: tuple[str, ...] = WRITTEN, folder: str = "sheets") -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key in keys:
        found |= getattr(import_module(f"orrery.ti4.bot.{folder}.{key}"), name, {})
    return found
