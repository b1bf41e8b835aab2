"""Publicize Weapon Schematics: war suns for all who want them, and weaker ones."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Option
from orrery.kernel.procedure import Next
from orrery.ti4.agenda import AGAINST, Agenda, Law, Voters
from orrery.ti4.components import COMPONENTS
from orrery.ti4.initiative import clockwise
from orrery.ti4.queries import technologies
from orrery.ti4.rules.moves import discard_cards
from orrery.ti4.state import Galaxy
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.units import WAR_SUN


def has_war_suns(game: Galaxy, seat: int) -> bool:
    """Owns a technology of war suns. What a faction sheet shows is none."""
    return any(TECHNOLOGY[COMPONENTS[tech].key].upgrades == WAR_SUN for tech in technologies(game, seat))


class Publicized(Law):
    def waives_prerequisites(self, game: Galaxy, seat: int, upgrades: int) -> bool:
        return upgrades == WAR_SUN and any(has_war_suns(game, other) for other in range(game.seats))

    def keeps_from_sustaining(self, game: Galaxy, seat: int, type: int, place: int) -> bool:
        return type == WAR_SUN


class PublicizeWeaponSchematics(Agenda):
    """For, a law: once anybody owns a war sun technology, nobody needs prerequisites for one; war suns do not sustain
    damage. Against: each owner of a war sun technology discards all action cards."""

    KEY = "publicize-weapon-schematics"
    LAW = True
    CHANGES = Publicized

    def resolve(self, game: Galaxy, outcome: Option, voters: Voters) -> Next:
        for seat in clockwise(game, game.speaker) if outcome == AGAINST else []:
            if has_war_suns(game, seat):
                discard_cards(game, seat, game.players[seat].hand.copy())
        return None


AGENDA: Final[Agenda] = PublicizeWeaponSchematics()
