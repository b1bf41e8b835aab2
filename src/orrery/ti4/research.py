"""Which technologies somebody could research, and what may stand for missing prerequisites. Changes nothing."""

from __future__ import annotations

from itertools import combinations

from orrery.kernel.decision import Form, Gift, Refused
from orrery.ti4.agenda import AGENDAS
from orrery.ti4.components import COMPONENTS, FACTIONS, NUMBER
from orrery.ti4.planets import ready_planets, specialties_of
from orrery.ti4.queries import modifiers
from orrery.ti4.state import Galaxy
from orrery.ti4.technology import TECHNOLOGY, Technology
from orrery.ti4.units import BASIC

PLANET = "planet"  # the kind of a line: that planet is exhausted for its specialty
LAW = "agenda"  # that law is exhausted
Helper = tuple[int, str, tuple[str, ...]]  # a line of the form, and the colours of which it may stand for one


def technology_deck(game: Galaxy, seat: int) -> list[int]:
    """What this player does not own: the generic technologies and those of the own faction."""
    player = game.players[seat]
    own = FACTIONS[player.faction].key
    rows = [row for row in TECHNOLOGY.values() if row.faction in ("", own)]
    return [NUMBER[row.key] for row in rows if NUMBER[row.key] not in player.techs]


def shows_another_unit(game: Galaxy, seat: int, type: int) -> bool:
    """The faction sheet shows a unit of its own in the place of that type, with another name than the generic one."""
    return FACTIONS[game.players[seat].faction].sheet()[type] != BASIC[type]


def missing(game: Galaxy, seat: int, row: Technology) -> list[str]:
    """The prerequisites that the technologies of this player do not satisfy, by colour."""
    if row.upgrades >= 0 and any(each.waives_prerequisites(game, seat, row.upgrades) for each in modifiers(game)):
        return []
    left = list(row.prerequisites)
    for tech in game.players[seat].techs:
        colour = TECHNOLOGY[COMPONENTS[tech].key].colour
        if colour in left:
            left.remove(colour)
    return left


def helpers(game: Galaxy, seat: int) -> list[Helper]:
    """What may be used up to ignore one prerequisite each."""
    found: list[Helper] = []
    for planet in ready_planets(game, seat):
        colours = specialties_of(game, planet)
        if colours:
            found.append((planet, PLANET, colours))
    used = [card for player in game.players for card in player.exhausted] if game.laws else []
    for card, elected, _ in game.laws:
        colour = AGENDAS[card].SKIPS
        if colour and card not in used and game.controller[elected] == seat:
            found.append((card, LAW, (colour,)))
    return found


def usable_for(game: Galaxy, seat: int, left: list[str]) -> list[Helper]:
    """Those of the helpers that could stand for one of these prerequisites."""
    return [helper for helper in helpers(game, seat) if any(colour in left for colour in helper[2])]


def covers(used: list[Helper], left: list[str]) -> bool:
    """Each of the helpers stands for one of the prerequisites that are left, and none of those stays open."""
    if not left:
        return True
    for number, helper in enumerate(used):
        if left[0] in helper[2] and covers(used[:number] + used[number + 1 :], left[1:]):
            return True
    return False


def ways(game: Galaxy, seat: int, tech: int) -> list[Form]:
    """The smallest sets of helpers by which a technology can be researched; one empty form: none are needed."""
    left = missing(game, seat, TECHNOLOGY[COMPONENTS[tech].key])
    usable = usable_for(game, seat, left)
    found: list[Form] = []
    if len(left) <= len(usable):
        for used in combinations(usable, len(left)):
            if covers(list(used), left):
                found.append(Form(tuple([line_of(helper) for helper in used])))
    return found


def line_of(helper: Helper) -> Gift:
    return helper[0], helper[1], 1


def researchable(game: Galaxy, seat: int) -> list[int]:
    return [tech for tech in technology_deck(game, seat) if why_not_researched(game, seat, tech) is None]


def why_not_researched(game: Galaxy, seat: int, tech: int) -> Refused | None:
    row = TECHNOLOGY[COMPONENTS[tech].key]
    if tech in game.players[seat].techs:
        return Refused("tech-owned", (tech,), "ti4:89.2")
    if tech not in technology_deck(game, seat):
        return Refused("tech-of-another", (tech,), "ti4:89.11")
    if not row.faction and row.upgrades >= 0 and shows_another_unit(game, seat, row.upgrades):
        return Refused("other-unit-printed", (tech,), "ti4:89.6")
    left = missing(game, seat, row)
    if covers(usable_for(game, seat, left), left):
        return None
    return Refused("prerequisites-missing", (tech, len(left)), "ti4:89.12")
