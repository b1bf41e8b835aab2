"""Skirmishes: some rounds of tactical actions with given fleets, for laws and measures before the whole game stands."""

from __future__ import annotations

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.laws import Broken, demand, random_choice, save_law
from orrery.kernel.rng import Rng, seeded
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.limits import over_capacity, over_fleet
from orrery.ti4.routes import reach
from orrery.ti4.rules.dues import open_dues
from orrery.ti4.rules.moments import Aftermath
from orrery.ti4.setup import setup, upgrade
from orrery.ti4.state import UNKNOWN
from orrery.ti4.units import CARRIER, CRUISER, DESTROYER, DREADNOUGHT, FIGHTER, INFANTRY, UNIT, WAR_SUN, changed, count

FLEET = ((CARRIER, 2), (CRUISER, 2), (DESTROYER, 1), (DREADNOUGHT, 1), (FIGHTER, 4), (INFANTRY, 3))
TECHS = ("gravity-drive", "light-wave-deflector", "antimass-deflectors", "carrier-2", "cruiser-2", "fighter-2")


def skirmish(seed: int, players: int = 6, rounds: int = 2) -> TwilightImperium:
    """Each seat with its start and a fleet beside it, some of the technologies that change movement, many tokens."""
    game = setup({"players": players, "rounds": rounds}, seed)
    rng = seeded(seed + 17)
    for seat, player in enumerate(game.players):
        player.tactic, player.fleet = 4, 3 + rng.below(3)
        for key in TECHS:
            if rng.below(2):
                if key in UNIT:
                    upgrade(player, key)
                elif NUMBER[key] not in player.techs:
                    player.techs += (NUMBER[key],)
        for home in list(player.space):
            force = player.space[home]
            for type, most in FLEET:
                force = changed(force, type, rng.below(most + 1))
            player.space[home] = changed(force, WAR_SUN, 1) if not rng.below(4) else force
            for type in (FIGHTER, INFANTRY):
                while over_capacity(game, seat, home) and count(player.space[home], type):
                    player.space[home] = changed(player.space[home], type, -1)
            player.fleet += over_fleet(game, seat, home)
        player.moments = UNKNOWN
    return game


def lively(game: TwilightImperium, decision: Decision, rng: Rng) -> Choice:
    """A random player that plays on: acts while it has tokens, goes where its ships can go, moves, lands and builds."""
    if decision.prompt == "action":
        wanted = [index for index, option in enumerate(decision.options) if option.key != "pass"]
        if wanted:
            return Choice(decision.seat, (wanted[rng.below(len(wanted))],))
    if decision.prompt == "activate":
        ships = reach(game, decision.seat)
        wanted = [index for index, option in enumerate(decision.options) if ships[option.id()]]
        if wanted:
            return Choice(decision.seat, (wanted[rng.below(len(wanted))],))
    if decision.forms and decision.prompt in ("move", "land", "produce", "carry"):
        return Choice(decision.seat, (), decision.forms[rng.below(len(decision.forms))])
    return random_choice(decision, rng)


def play(game: TwilightImperium, seed: int, is_lively: bool, every: int = 9, limit: int = 6000) -> int:
    """To the end under the laws of a skirmish. Returns the number of decisions."""
    rng = seeded(seed + 1)
    start = game.count()
    for number in range(limit):
        if game.over:
            return number
        check(game, start)
        if number % every == 0:
            save_law(game)
        decision = game.waiting()[rng.below(len(game.waiting()))]
        game.answer(lively(game, decision, rng) if is_lively else random_choice(decision, rng))
    raise Broken("termination: the skirmish does not end")


def check(game: TwilightImperium, start: dict[str, int]) -> None:
    """Nothing is lost or comes from nowhere, and no due is open but the one that is being settled."""
    demand(game.count() == start, f"conservation: {start} became {game.count()}")
    if not any(isinstance(frame.procedure, Aftermath) for frame in game.stack):
        broken = open_dues(game)
        demand(not broken, f"dues: {broken} in {game.where()}")
