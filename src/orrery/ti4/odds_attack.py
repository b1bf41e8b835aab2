"""Odds before the attack: of a movement plan as it stands, and with one unit more of each row of the question.

Everything is read from the table: who stands there, whose cannons reach it, what everybody owns. Nothing that is
hidden counts, so every seat may ask. What the plan sends is moved on a copy of the table; whether the ships find their
way is the movement's own question and not asked here.
"""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Gift
from orrery.ti4.combat import no_landing, rivals_on
from orrery.ti4.components import FACTIONS
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET, type_of
from orrery.ti4.odds import Combat, TooLarge, odds
from orrery.ti4.odds_answer import answer
from orrery.ti4.odds_question import ON_PLANET as GROUND_COMBAT
from orrery.ti4.odds_question import SPACE, Party, Question, Unclear
from orrery.ti4.odds_table import ground_sides, owned_keys, space_combat
from orrery.ti4.odds_words import inexact_text, refused
from orrery.ti4.queries import enemies_in, has_ships
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.units import changed, damaged, ground_forces, whole
from orrery.title import BadQuestion

Data = dict[str, Any]


def odds_of_attack(
    game: TwilightImperium, seat: int, system: int, plan: tuple[Gift, ...], rows: tuple[Gift, ...], language: str
) -> Data:
    """The combats that this plan leads to, in space and on each planet; and the chance to win with one more of a row.

    `rows` are those of the movement question: (place, kind, most). Raises Unclear if the plan takes what is not there,
    and TooLarge.
    """
    after = moved(game, seat, system, plan)
    found = attack(after, seat, system)
    return {
        "space": None if found is None else answer(found, language),
        "ground": [invaded(planet, each, language) for planet, each in invasions(after, seat, system)],
        "more": [] if found is None else one_more(game, seat, system, plan, rows),
    }


def invaded(planet: int, read: Question, language: str) -> Data:
    """The answer for one planet, with what is supposed of the rest of the plan."""
    found = answer(read, language)
    found["inexact"] = [*found["inexact"], {"key": "all-land", "text": inexact_text("all-land", language)}]
    return {"planet": planet, **found}


def asked_at_table(game: Any, seat: int, plan: tuple[Gift, ...], language: str) -> Data:
    """The odds of a plan while its seat is asked for one. Raises BadQuestion."""
    assert isinstance(game, TwilightImperium)
    decision = game.asked(seat)
    try:
        if decision is None or decision.prompt != "move":
            raise Unclear("no-plan", "", "")
        return odds_of_attack(game, seat, decision.things[0][1], plan, decision.rows, language)
    except TooLarge:
        unclear = Unclear("too-large", "", "")
    except Unclear as found:
        unclear = found
    raise BadQuestion(unclear.reason, refused(unclear, language))


def moved(game: TwilightImperium, seat: int, system: int, plan: tuple[Gift, ...]) -> TwilightImperium:
    """The table after the plan, as if nothing were lost on the way."""
    after = game.copy_table()
    player = after.players[seat]
    for place, kind, number in plan:
        type, hurt = type_of(kind)
        on_planet = place >= ON_PLANET
        here = player.troops_on(place - ON_PLANET) if on_planet else player.ships_in(place)
        there = damaged(here, type) if hurt else whole(here, type)
        if not 0 <= number <= there:
            raise Unclear("not-there", "", f"{number} {kind}", str(there))
        if number and on_planet:
            player.put_on_planet(place - ON_PLANET, changed(here, type, -number, hurt))
        elif number:
            player.put_in_space(place, changed(here, type, -number, hurt))
        if number:
            player.put_in_space(system, changed(player.ships_in(system), type, number, hurt))
    return after


def attack(game: Galaxy, seat: int, system: int) -> Question | None:
    """The space combat, or the cannons alone if nobody else has ships there; None: nobody fires."""
    combat = space_combat(game, seat, system) if has_ships(game, seat, system) else None
    if combat is None:
        return None
    enemies = enemies_in(game, seat, system)
    return asked(game, seat, enemies[0] if enemies else -1, combat)


def invasions(game: Galaxy, seat: int, system: int) -> list[tuple[int, Question]]:
    """Each planet with ground forces or cannons of others, if all ground forces that come land there."""
    landing = game.players[seat].ships_in(system)
    found: list[tuple[int, Question]] = []
    if not landing or not ground_forces(landing):
        return found
    for planet in game.chart.planets[system]:
        rivals = rivals_on(game, seat, planet)
        if rivals and not no_landing(game, seat, planet):
            mine, theirs = ground_sides(game, seat, rivals[0], planet, landing, joined=True)
            found.append((planet, asked(game, seat, rivals[0], Combat(mine, theirs, ground=True))))
    return found


def asked(game: Galaxy, attacker: int, defender: int, combat: Combat) -> Question:
    """The combat as a question, whose text asks for the same two sides again; third players are not part of it."""
    place = GROUND_COMBAT if combat.ground else SPACE
    mine, theirs = [
        Party(FACTIONS[game.players[seat].faction].key, side, owned_keys(game, seat))
        if seat != NOBODY
        else Party("", side)
        for seat, side in ((attacker, combat.attacker), (defender, combat.defender))
    ]
    return Question(mine, theirs, place, combat.nebula, combat.thirds)


def one_more(
    game: TwilightImperium, seat: int, system: int, plan: tuple[Gift, ...], rows: tuple[Gift, ...]
) -> list[Data]:
    """The chance to win the space combat with one more of each row that has one more."""
    sent = {(place, kind): number for place, kind, number in plan}
    found: list[Data] = []
    for place, kind, most in rows:
        number = sent.get((place, kind), 0)
        if number < most:
            more = tuple([(*each, sent[each]) for each in sent if each != (place, kind)])
            combat = space_combat(moved(game, seat, system, (*more, (place, kind, number + 1))), seat, system)
            if combat is not None:
                found.append({"place": place, "kind": kind, "win": round(odds(combat).win, 9)})
    return found
