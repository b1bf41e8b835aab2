"""Battles of the engine itself, fought as the odds suppose: to compare what comes of them with what was foretold."""

from __future__ import annotations

import math

from orrery.kernel.decision import PASS, Choice, Decision
from orrery.kernel.rng import Rng, seeded
from orrery.ti4.combat import combat_bonus
from orrery.ti4.components import COMPONENTS, FACTIONS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.odds import Combat, Odds
from orrery.ti4.odds_table import ground_sides, space_sides
from orrery.ti4.rules.combat_round import CombatRound, any_round
from orrery.ti4.rules.tactical import TacticalAction
from orrery.ti4.setup import upgrade
from orrery.ti4.state import NOBODY
from orrery.ti4.units import (
    CARRIER,
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    FIGHTER,
    FLAGSHIP,
    GROUND,
    INFANTRY,
    PDS,
    SHIPS,
    TYPES,
    UNIT,
    UNITS,
    WAR_SUN,
    capital_ships,
    count,
    ground_forces,
    ships,
)
from orrery.ti4.windows import MOMENTS
from support.ti4 import Table

FLEET = 13  # tokens in the fleet pool: enough for all ships, and for fighters that fly by themselves
SYSTEM = 0  # where they meet
PLANETS = ("20", "19", "23", "21", "22", "24", "27")  # tiles: the first has one planet, none is an anomaly
NEBULA = "42"
TECHNOLOGIES = (
    "antimass-deflectors",
    "plasma-scoring",
    "graviton-laser-system",
    "duranium-armor",
    "assault-cannon",
    "magen-defense-grid",
    "valkyrie-particle-weave",
)
UPGRADES = {
    FIGHTER: "fighter-2",
    DESTROYER: "destroyer-2",
    CRUISER: "cruiser-2",
    CARRIER: "carrier-2",
    DREADNOUGHT: "dreadnought-2",
    INFANTRY: "infantry-2",
    PDS: "pds-2",
}
COUNTED = ("l1z1x", "norr", "letnev")  # factions whose flagship has a text that the odds count
SIDES = ("sol", "norr", "mentak", "hacan", "l1z1x", "naalu", "letnev")
USED = (  # in this order, where several can be at the same moment
    "plasma-scoring",
    "graviton-laser-system",
    "magen-defense-grid",
    "ambush",
    "assault-cannon",
    "munitions-reserves",
    "harrow",
    "indoctrination",
    "dunlain-reaper",
    "the-alastor",
)
CARDS = ("morale-boost", "shields-holding")
WIN, DRAW, LOSS = "win", "draw", "loss"


class Ended:
    """What came of one battle, for the attacker, and the price of what each side lost."""

    def __init__(self, outcome: str, lost: tuple[float, float]) -> None:
        self.outcome = outcome
        self.lost = lost


# -- random sides ------------------------------------------------------------------------------------------------------


def random_table(rng: Rng, ground: bool) -> Table:
    """Two players of random factions with random technologies, upgrades, cannons and fleets in one system."""
    order = list(range(len(SIDES)))
    rng.shuffle(order)
    tiles = (NEBULA, *PLANETS[1:]) if not ground and rng.below(4) == 0 else PLANETS
    table = Table(SIDES[order[0]], SIDES[order[1]], tiles=tiles)
    for seat in range(2):
        equip(table, seat, rng)
        if ground:
            set_planet(table, seat, rng)
        else:
            set_fleet(table, seat, rng)
            deal(table, seat, rng)
    return table


def equip(table: Table, seat: int, rng: Rng) -> None:
    player = table.pools(seat, 1, FLEET).planets(seat, seat).game.players[seat]  # far away: nobody is eliminated
    faction = FACTIONS[player.faction]
    player.units = faction.sheet()
    for key in TECHNOLOGIES:
        if rng.below(3) == 0:
            table.techs(seat, key)
    own = {UNITS[UNIT[key]].type: key for key in faction.own_techs if key in UNIT}
    for type, key in UPGRADES.items():
        if rng.below(3) == 0:
            upgrade(player, own.get(type, key))
    if faction.key == "letnev" and rng.below(2):
        player.goods = 99  # enough to reroll in every round


def deal(table: Table, seat: int, rng: Rng) -> None:
    """Some have a card that is played in the first round."""
    for key in CARDS:
        if rng.below(5) == 0:
            table.hand(seat, key)


def set_fleet(table: Table, seat: int, rng: Rng) -> None:
    for type in SHIPS:
        counted = type == FLAGSHIP and FACTIONS[table.game.players[seat].faction].key in COUNTED
        number = 0 if type in (FIGHTER, FLAGSHIP) else int(rng.below(8) == 0) if type == WAR_SUN else rng.below(3)
        number = rng.below(2) if counted else number
        if number:
            table.ships(seat, SYSTEM, **{TYPES[type]: number})
    if rng.below(3) == 0:
        table.ships(seat, SYSTEM, damaged_dreadnought=1)
    if not capital_ships(table.game.players[seat].ships_in(SYSTEM)):
        table.ships(seat, SYSTEM, cruiser=1)
    player = table.game.players[seat]
    force = player.ships_in(SYSTEM)
    room = sum(count(force, type) * UNITS[player.units[type]].capacity for type in SHIPS)
    fighters = rng.below(min(room, 6, FLEET - capital_ships(force)) + 1)
    if fighters:
        table.ships(seat, SYSTEM, fighter=fighters)
    if rng.below(2):
        beside = table.game.chart.planets[SYSTEM] if seat == 1 else table.game.chart.planets[1 + seat]
        for planet in beside[:1]:
            table.troops(seat, planet, pds=1 + rng.below(2))


def set_planet(table: Table, seat: int, rng: Rng) -> None:
    planet = table.game.chart.planets[SYSTEM][0]
    if seat == 0:
        table.ships(0, SYSTEM, carrier=1, infantry=1 + rng.below(4))
        for type, most in ((DREADNOUGHT, 3), (WAR_SUN, 2 - int(rng.below(4) > 0))):
            number = rng.below(most)
            if number:
                table.ships(0, SYSTEM, **{TYPES[type]: number})
    else:
        table.troops(1, planet, infantry=1 + rng.below(5))
        if rng.below(2):
            table.troops(1, planet, pds=1 + rng.below(2))


# -- what the odds say -------------------------------------------------------------------------------------------------


def combat_on(table: Table, ground: bool) -> Combat:
    game = table.game
    if ground:
        planet = game.chart.planets[SYSTEM][0]
        return Combat(*ground_sides(game, 0, 1, planet, game.players[0].ships_in(SYSTEM)), ground=True)
    sides = space_sides(game, 0, 1, SYSTEM)
    for seat, side in enumerate(sides):  # the cards are hidden: whoever asks names them
        side.has += tuple([COMPONENTS[card].key for card in game.players[seat].hand])
    return Combat(*sides, nebula="nebula" in game.chart.anomalies[SYSTEM])


# -- what the engine does ----------------------------------------------------------------------------------------------


class Fighter:
    """Answers for both sides: stays, uses all it has at once, takes losses in the order of the odds."""

    def __init__(self, ground: bool, combat: Combat) -> None:
        self.ground = ground
        self.fleets = combat.fleets()

    def answer(self, game: TwilightImperium, decision: Decision) -> Choice:
        if decision.prompt in MOMENTS or decision.prompt == "duty":
            return self.in_window(game, decision)
        named = getattr(self, f"to_{decision.prompt.replace(' ', '_').replace('-', '_')}", None)
        if named is not None:
            found: Choice = named(game, decision)
            return found
        return Choice(decision.seat, (FIRST[decision.prompt],))

    def in_window(self, game: TwilightImperium, decision: Decision) -> Choice:
        """Ambush before Assault Cannon; nothing that is not counted."""
        keys = [COMPONENTS[option.id()].key if option.key != PASS.key else "" for option in decision.options]
        used = [keys.index(key) for key in USED if key in keys]
        rounds = [frame.procedure for frame in game.stack if isinstance(frame.procedure, CombatRound)]
        for fight in [each for each in rounds if each.number == 1]:
            kept = () if fight.roller != NOBODY else ("shields-holding",)  # for the dice of the round
            used += [keys.index(key) for key in CARDS if key in keys and key not in kept]
        return Choice(decision.seat, (used[0] if used else 0,))  # 0: pass, or the duty

    def order(self, seat: int) -> list[int]:
        return [kind.type for kind in self.fleets[seat].kinds]

    def to_assign_hits(self, game: TwilightImperium, decision: Decision) -> Choice:
        fleet = self.fleets[decision.seat]
        order = self.order(decision.seat)
        shields = [fleet.kinds[at].type for at in fleet.sustaining]

        def turn(index: int) -> tuple[int, int, int]:
            option = decision.options[index]
            loses = option.key != "sustain"
            return (int(loses), (order if loses else shields).index(option.id()), -option.things[1][1])

        first = sorted(range(len(decision.options)), key=turn)
        return Choice(decision.seat, tuple(sorted(first[: decision.most])))

    def to_sustain_damage(self, game: TwilightImperium, decision: Decision) -> Choice:
        """Asked apart where one use cancels several hits: as many as it takes."""
        return self.to_assign_hits(game, decision)

    def to_destroy_ship(self, game: TwilightImperium, decision: Decision) -> Choice:
        return self.to_assign_hits(game, decision)

    def to_repair(self, game: TwilightImperium, decision: Decision) -> Choice:
        order = self.order(decision.seat)
        best = min(range(len(decision.options)), key=lambda index: order.index(decision.options[index].id()))
        return Choice(decision.seat, (best,))

    def to_remove_cargo(self, game: TwilightImperium, decision: Decision) -> Choice:
        """Fighters before ground forces."""
        first = sorted(range(len(decision.options)), key=lambda index: int(decision.options[index].id() != FIGHTER))
        return Choice(decision.seat, tuple(sorted(first[: decision.most])))

    def to_join_combat(self, game: TwilightImperium, decision: Decision) -> Choice:
        """All that can."""
        return Choice(decision.seat, tuple(range(decision.most)))

    def to_one_more_die(self, game: TwilightImperium, decision: Decision) -> Choice:
        return Choice(
            decision.seat, (min(range(len(decision.options)), key=lambda at: decision.options[at].values[0]),)
        )

    def to_reroll(self, game: TwilightImperium, decision: Decision) -> Choice:
        fight = any_round(game)
        missed: list[int] = []
        for index, option in enumerate(decision.options):
            type = fight.rolled[option.id()]
            more = fight.more_on_rolls(game, decision.seat)
            more += combat_bonus(game, decision.seat, type, fight.place(), fight.opponent(decision.seat))
            if option.things[1][1] + more < fight.value:
                missed.append(index)
        return Choice(decision.seat, tuple(missed))

    def to_bombard(self, game: TwilightImperium, decision: Decision) -> Choice:
        assert decision.forms
        return Choice(decision.seat, (), decision.forms[0])

    def to_pay(self, game: TwilightImperium, decision: Decision) -> Choice:
        return self.to_bombard(game, decision)

    def to_convert_into(self, game: TwilightImperium, decision: Decision) -> Choice:
        """A mech, if it can be one."""
        return Choice(decision.seat, (len(decision.options) - 1,))

    def to_land(self, game: TwilightImperium, decision: Decision) -> Choice:
        return self.to_bombard(game, decision)


# Questions that are answered by one option whatever it is about.
FIRST = {
    "activate": SYSTEM,
    "announce retreat": 0,
    "space cannon": 0,
    "next cannons": 0,
    "which falls": 0,
    "which unit": 0,
    "next combat": 0,
    "next control": 0,
    "move": 0,
    "produce": 0,
    "end turn": 0,
}


def fought(table: Table, ground: bool, combat: Combat, seed: int) -> Ended:
    """One tactical action of seat 0 in the system where all stand, from the cannons on or from the bombardment on."""
    game = table.game.copy()
    assert isinstance(game, TwilightImperium)
    game.rng = seeded(seed)
    game.active = 0
    game.log = []
    before = [worth(game, seat, ground) for seat in range(2)]
    fighter = Fighter(ground, combat)
    game.begin(TacticalAction(0, skips=("move", "fight", "produce") if ground else ("invade", "produce")))
    while not game.over and game.waiting():
        game.answer(fighter.answer(game, game.waiting()[0]))
    lost = [before[seat] - worth(game, seat, ground) for seat in range(2)]
    return Ended(outcome_of(game, ground), (lost[0], lost[1]))


def outcome_of(game: TwilightImperium, ground: bool) -> str:
    """Who was named the winner; without a combat: who is left."""
    name = "ground combat over" if ground else "space combat over"
    for event in game.log or []:
        if event.kind == name:
            return {0: WIN, 1: LOSS}.get(event.actor, DRAW)
    left = [standing(game, seat, ground) for seat in range(2)]
    if all(left):
        raise AssertionError("nobody has fought")
    return WIN if left[0] else LOSS if left[1] else DRAW


def standing(game: TwilightImperium, seat: int, ground: bool) -> bool:
    player = game.players[seat]
    if ground:
        return ground_forces(player.troops_on(game.chart.planets[SYSTEM][0])) > 0
    return bool(player.ships_in(SYSTEM)) and ships(player.ships_in(SYSTEM)) > 0


def worth(game: TwilightImperium, seat: int, ground: bool) -> float:
    """The price of all that fights."""
    player = game.players[seat]
    forces = [*player.space.values(), *player.ground.values()]
    types = GROUND if ground else SHIPS
    return sum(price(player.units[type]) * count(force, type) for force in forces for type in types)


def price(row: int) -> float:
    return UNITS[row].cost / (2 if UNITS[row].pair else 1)


# -- whether they agree ------------------------------------------------------------------------------------------------


def tail(number: int, of: int, chance: float) -> float:
    """How likely it is to see something so far from what was to be expected: the smaller tail."""
    least = sum(likely(seen, of, chance) for seen in range(number + 1))
    most = sum(likely(seen, of, chance) for seen in range(number, of + 1))
    return min(least, most)


def likely(seen: int, of: int, chance: float) -> float:
    return math.comb(of, seen) * chance**seen * (1 - chance) ** (of - seen)


RARE = 3.4e-6  # beyond 4.5 deviations


class Tally:
    """Every pair of sides within 4.5 deviations, and all of them together within 3: wins, draws and losses of units."""

    def __init__(self) -> None:
        self.surplus = {WIN: 0.0, DRAW: 0.0}
        self.variance = {WIN: 0.0, DRAW: 0.0}
        self.loss_surplus = self.loss_variance = 0.0

    def count(self, battles: list[Ended], expected: Odds, told: str) -> None:
        number = len(battles)
        for outcome, chance in ((WIN, expected.win), (DRAW, expected.draw), (LOSS, expected.loss)):
            seen = sum(1 for each in battles if each.outcome == outcome)
            chance = min(1.0, max(0.0, chance))
            assert tail(seen, number, chance) > RARE, (outcome, seen, number, chance, told)
            if outcome != LOSS:
                self.surplus[outcome] += seen - number * chance
                self.variance[outcome] += number * chance * (1 - chance)
        for side, left in enumerate((expected.attacker, expected.defender)):
            lost = [each.lost[side] for each in battles]
            mean = sum(lost) / number
            self.loss_surplus += mean - left.lost
            self.loss_variance += sum((each - mean) ** 2 for each in lost) / number / max(1, number - 1)

    def deviations(self) -> dict[str, float]:
        found = {key: self.surplus[key] / math.sqrt(max(self.variance[key], 1e-9)) for key in self.surplus}
        return {**found, "lost": self.loss_surplus / math.sqrt(max(self.loss_variance, 1e-9))}
