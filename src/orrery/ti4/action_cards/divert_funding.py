"""Divert Funding: one technology for another."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.research import is_replaced, researchable
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.moves import lose_technology
from orrery.ti4.rules.researching import Research
from orrery.ti4.state import Galaxy
from orrery.ti4.technology import NO_UNIT, TECHNOLOGY
from orrery.ti4.windows import ACTION


class DivertFunding(AimedCard):
    """As an action: return a technology of yours that is neither a unit upgrade nor of a faction, then research another
    one, which is named after that."""

    WINDOWS = (ACTION,)
    KIND = "tech"

    @classmethod
    def targets(cls, game: Galaxy, seat: int) -> list[int]:
        techs = [tech for tech in game.players[seat].techs if is_common(tech)]
        return [tech for tech in techs if could_research_without(game, seat, tech)]

    def commit(self, game: Galaxy) -> Next:
        lose_technology(game, self.seat, self.target)
        return Call(Research(self.seat, barred=self.target))


def is_common(tech: int) -> bool:
    row = TECHNOLOGY[COMPONENTS[tech].key]
    return row.upgrades == NO_UNIT and not row.faction


def could_research_without(game: Galaxy, seat: int, tech: int) -> bool:
    """Something else can be researched once that technology is gone: it is no prerequisite any more. What comes in the
    place of research needs none."""
    if is_replaced(game, seat):
        return True
    player = game.players[seat]
    techs = player.techs
    player.techs = tuple([each for each in techs if each != tech])
    player.changed()
    found = [each for each in researchable(game, seat) if each != tech]
    player.techs = techs
    player.changed()
    return bool(found)


DEEDS = (DivertFunding,)
