"""Which technologies somebody could research, and what may stand for missing prerequisites. Changes nothing."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from orrery.kernel.decision import Form, Gift, Refused
from orrery.ti4.agenda import AGENDAS
from orrery.ti4.components import COMPONENTS, FACTIONS, NUMBER, is_used
from orrery.ti4.modifier import Modifier
from orrery.ti4.payments import RESOURCES, purse
from orrery.ti4.planets import planets_of, ready_planets, specialties_of
from orrery.ti4.queries import deciding
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.technology import COLOURS, NO_UNIT, TECHNOLOGY, Technology
from orrery.ti4.units import BASIC

PLANET = "planet"  # the kind of a line: that planet is exhausted for its specialty
LAW = "agenda"  # that law is exhausted
TECH = "tech"  # that technology is exhausted: it stands for one of them, or is paid for and stands for all
RELIC = "relic"  # that relic is exhausted
CAPTIVE = "captive"  # a captured unit of that player, or of nobody, is returned and stands for all
EVERYTHING = ("everything",)
Helper = tuple[int, str, tuple[str, ...]]  # a line of the form, and the colours of which it may stand for one


def technology_deck(game: Galaxy, seat: int) -> list[int]:
    """What this player does not own: the generic technologies and those of the own faction."""
    player = game.players[seat]
    return [tech for tech in technologies_for(FACTIONS[player.faction].key, game.kings) if tech not in player.techs]


@cache
def technologies_for(faction: str, kings: bool) -> tuple[int, ...]:
    numbers = [NUMBER[row.key] for row in TECHNOLOGY.values() if row.faction in ("", faction)]
    return tuple([tech for tech in numbers if is_used(tech, kings)])


def shows_another_unit(game: Galaxy, seat: int, type: int) -> bool:
    """The faction sheet shows a unit of its own in the place of that type, with another name than the generic one."""
    return FACTIONS[game.players[seat].faction].sheet()[type] != BASIC[type]


class Learning:
    """What one player brings to every technology, found once for many."""

    def __init__(self, game: Galaxy, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.colours = [TECHNOLOGY[COMPONENTS[tech].key].colour for tech in game.players[seat].techs]
        self.colours += [each.counts_as(game, seat) for each in deciding(game, Modifier.counts_as)]
        self.waiving = deciding(game, Modifier.waives_prerequisites)
        self.ignoring = deciding(game, Modifier.ignores_prerequisites)

    def missing(self, row: Technology) -> list[str]:
        """The prerequisites that the technologies of this player do not satisfy, by colour."""
        upgrades = row.upgrades
        if upgrades != NO_UNIT and any(
            each.waives_prerequisites(self.game, self.seat, upgrades) for each in self.waiving
        ):
            return []
        left = list(row.prerequisites)
        for colour in self.colours:
            if colour in left:
                left.remove(colour)
        # it costs nothing, and those of one technology that is no upgrade have one colour: no choice
        ignored = [each.ignores_prerequisites(self.game, self.seat, upgrades) for each in self.ignoring]
        return left[sum(ignored) :]


def missing(game: Galaxy, seat: int, row: Technology) -> list[str]:
    return Learning(game, seat).missing(row) if row.prerequisites else []


def keeps_specialties(game: Galaxy, seat: int) -> bool:
    """Planets serve this player by their specialties, exhausted or not, and are not exhausted for it."""
    return any(each.keeps_specialties(game, seat) for each in deciding(game, Modifier.keeps_specialties))


class Helping:
    """What one player may use up for prerequisites, found once for many technologies."""

    def __init__(self, game: Galaxy, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.specialties = specialties_to_use(game, seat)
        self.ignoring = deciding(game, Modifier.ignores_one)
        self.skipping: list[Helper] = [(tech, TECH, EVERYTHING) for tech in skipping(game, seat)]

    def towards(self, upgrades: int) -> list[Helper]:
        """What may be used up to ignore one prerequisite each of a technology that upgrades units of that type, or
        none."""
        found = self.specialties.copy()
        for each in self.ignoring:
            card = each.ignores_one(self.game, self.seat, upgrades)
            if card != NOBODY and card not in self.game.players[self.seat].exhausted:
                found.append((card, COMPONENTS[card].kind, COLOURS))
        found += [(owner, CAPTIVE, EVERYTHING) for owner in captives_of(self.game, self.seat, upgrades)]
        return found + self.skipping


def specialties_to_use(game: Galaxy, seat: int) -> list[Helper]:
    """Planets, and laws that stand for some."""
    found: list[Helper] = []
    planets = planets_of(game, seat) if keeps_specialties(game, seat) else ready_planets(game, seat)
    for planet in planets:
        colours = specialties_of(game, planet)
        if colours:
            found.append((planet, PLANET, colours))
    used = [card for player in game.players for card in player.exhausted] if game.laws else []
    for card, elected, _ in game.laws:
        colour = AGENDAS[card].SKIPS
        if colour and card not in used and game.controller[elected] == seat:
            found.append((card, LAW, (colour,)))
    return found


def captives_of(game: Galaxy, seat: int, type: int) -> list[int]:
    """Whose captured units of that type this player can return to ignore all prerequisites of its upgrade."""
    captured = game.players[seat].captured
    if not captured or not any(
        each.waives_by_captives(game, seat) for each in deciding(game, Modifier.waives_by_captives)
    ):
        return []
    return [owner for owner, captive in dict.fromkeys(captured) if captive == type]


def skipping(game: Galaxy, seat: int) -> dict[int, int]:
    """What this player can exhaust, and for how much, to ignore all prerequisites of a technology."""
    found: dict[int, int] = {}
    for each in deciding(game, Modifier.skips_prerequisites):
        tech, price = each.skips_prerequisites(game, seat)
        if price and tech not in game.players[seat].exhausted and purse(game, seat, RESOURCES) >= price:
            found[tech] = price
    return found


def usable_for(game: Galaxy, seat: int, row: Technology, left: list[str]) -> list[Helper]:
    """Those of the helpers that could stand for one of these prerequisites of a technology."""
    return standing_for(left, Helping(game, seat).towards(row.upgrades)) if left else []


def standing_for(left: list[str], found: list[Helper]) -> list[Helper]:
    return [each for each in found if each[2] == EVERYTHING or any(colour in left for colour in each[2])]


def covers(used: list[Helper], left: list[str]) -> bool:
    """Each of the helpers stands for one of the prerequisites that are left, and none of those stays open."""
    if not left or any(helper[2] == EVERYTHING for helper in used):
        return True
    for number, helper in enumerate(used):
        if left[0] in helper[2] and covers(used[:number] + used[number + 1 :], left[1:]):
            return True
    return False


def ways(game: Galaxy, seat: int, tech: int) -> list[Form]:
    """The smallest sets of helpers by which a technology can be researched; one empty form: none are needed."""
    row = TECHNOLOGY[COMPONENTS[tech].key]
    left = missing(game, seat, row)
    return ways_with(usable_for(game, seat, row, left), left)


def ways_with(every: list[Helper], left: list[str]) -> list[Form]:
    """The same with helpers that could stand for one of these prerequisites."""
    usable = [helper for helper in every if helper[2] != EVERYTHING]
    found: list[Form] = []
    if len(left) <= len(usable):
        for used in combinations(usable, len(left)):
            if covers(list(used), left):
                found.append(Form(tuple([line_of(helper) for helper in used])))
    return found + [Form((line_of(helper),)) for helper in every if helper[2] == EVERYTHING]


def line_of(helper: Helper) -> Gift:
    return helper[0], helper[1], 1


def funds(game: Galaxy, seat: int) -> int:
    """The most that this player can pay in resources to research, with all that makes the price less."""
    return purse(game, seat, RESOURCES) + sum(
        [each.eases_research(game, seat) for each in deciding(game, Modifier.eases_research)]
    )


def may_research(game: Galaxy, seat: int) -> bool:
    """To research would do something: there is a technology for it, or something comes in its place."""
    return is_replaced(game, seat) or bool(researchable(game, seat))


def is_replaced(game: Galaxy, seat: int) -> bool:
    """Something comes in the place of this player's research, whether anything could be researched or not."""
    return any(each.replaces_research(game, seat) for each in deciding(game, Modifier.replaces_research))


def researchable(game: Galaxy, seat: int) -> list[int]:
    return [tech for tech in technology_deck(game, seat) if why_not_researched(game, seat, tech) is None]


def may_own(game: Galaxy, seat: int, tech: int) -> bool:
    """This player could gain that technology: it lies in the deck, and an upgrade fits the sheet."""
    row = TECHNOLOGY[COMPONENTS[tech].key]
    if tech not in technology_deck(game, seat):
        return False
    return bool(row.faction) or row.upgrades == NO_UNIT or not shows_another_unit(game, seat, row.upgrades)


def why_not_researched(game: Galaxy, seat: int, tech: int) -> Refused | None:
    row = TECHNOLOGY[COMPONENTS[tech].key]
    if tech in game.players[seat].techs:
        return Refused("tech-owned", (tech,), "ti4:89.2")
    if tech not in technology_deck(game, seat):
        return Refused("tech-of-another", (tech,), "ti4:89.11")
    if not row.faction and row.upgrades != NO_UNIT and shows_another_unit(game, seat, row.upgrades):
        return Refused("other-unit-printed", (tech,), "ti4:89.6")
    left = missing(game, seat, row)
    if covers(usable_for(game, seat, row, left), left):
        return None
    return Refused("prerequisites-missing", (tech, len(left)), "ti4:89.12")
