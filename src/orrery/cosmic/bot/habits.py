"""Habits: for each question of the game an answer from the view alone, without looking ahead.

They play for everybody on imagined tables, and answer by themselves where looking ahead shows no difference.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.cosmic.bot import deeds
from orrery.cosmic.bot.alliances import ally, invite, join_late
from orrery.cosmic.bot.cards import (
    best_cards,
    call_of_parity,
    card_for_rage,
    card_to_lay,
    charge,
    claim,
    distrust,
    fodder,
    hand_to_hoard,
    junk,
    keep_or_see_another,
    least_cards,
    no_cards,
    pay_or_bleed,
    pray,
    reinforcing_attack,
    take_it,
    taken_or_given,
    top_card,
    whose_card_to_reverse,
)
from orrery.cosmic.bot.judgement import best_attack, leader, side_of, standing
from orrery.cosmic.bot.plans import (
    better_alien,
    better_technology,
    bone,
    cheat,
    destiny_for_others,
    fate,
    fetch,
    give_in,
    offer_to,
    prize,
    research,
    reward,
    scramble,
    second_encounter,
    small_number,
    source_of_cards,
)
from orrery.cosmic.bot.ships import (
    aim,
    all_spare,
    ally_ships,
    best,
    cannon,
    destroy,
    execute,
    fortress,
    lose_ships,
    new_colony,
    one_ship,
    oozing_out,
    own_colour,
    place_ships,
    ships_for_points,
    thin_colony,
    two_ships,
    whom_to_meet,
)
from orrery.cosmic.view import CosmicView
from orrery.kernel.decision import Decision

Habit = Callable[[CosmicView, Decision], list[int]]


def picks_by_habit(view: CosmicView, decision: Decision) -> list[int]:
    """The places of the options to take."""
    answer = deeds.habit if decision.window else HABITS[decision.prompt]
    return sorted(answer(view, decision))


# -- seats -------------------------------------------------------------------------------------------------------------


def rival(view: CosmicView, decision: Decision) -> list[int]:
    """Whoever is furthest ahead of the others; never oneself."""
    seats = [option.id() for option in decision.options]
    foes = [seat for seat in seats if seat != decision.seat] or seats
    return [seats.index(leader(view, foes))]


def friend(view: CosmicView, decision: Decision) -> list[int]:
    """Oneself, else whoever is furthest behind."""
    seats = [option.id() for option in decision.options]
    if decision.seat in seats:
        return [seats.index(decision.seat)]
    return [best(decision, lambda at: -standing(view, seats[at]))]


def rich_rival(view: CosmicView, decision: Decision) -> list[int]:
    """Whoever holds most cards."""
    return [best(decision, lambda at: view.players[decision.options[at].id()].hand_size)]


def foes(view: CosmicView, decision: Decision) -> list[int]:
    """All who are on the other side; without such, the leader of those who are not on one's own."""
    me = decision.seat
    seats = [option.id() for option in decision.options]
    mine = side_of(view, me)
    found = [at for at, seat in enumerate(seats) if seat != me and mine and side_of(view, seat) == 3 - mine]
    if found:
        return found[: decision.most]
    others = [seat for seat in seats if seat != me] or seats
    return [seats.index(leader(view, others))]


def everybody(view: CosmicView, decision: Decision) -> list[int]:
    return list(range(min(decision.most, len(decision.options))))


def drag(view: CosmicView, decision: Decision) -> list[int]:
    """As many ships as may be, of the leader first."""
    order = sorted(range(len(decision.options)), key=lambda at: -standing(view, decision.options[at].id()))
    return order[: decision.most]


def mined(view: CosmicView, decision: Decision) -> list[int]:
    """The attackers who would gain most, their offense first."""
    encounter = view.encounter
    assert encounter is not None
    seats = [option.id() for option in decision.options]
    order = sorted(range(len(seats)), key=lambda at: (seats[at] != encounter.offense, -standing(view, seats[at])))
    return order[: decision.least]


# -- yes and no --------------------------------------------------------------------------------------------------------


def first(view: CosmicView, decision: Decision) -> list[int]:
    """All of them must be done; the order is the printed one."""
    return [0]


def last(view: CosmicView, decision: Decision) -> list[int]:
    """The options rise from little to much."""
    return [len(decision.options) - 1]


def own_side(view: CosmicView, decision: Decision) -> list[int]:
    """The side one fights on."""
    sides = [option.id() for option in decision.options]
    mine = side_of(view, decision.seat)
    return [sides.index(mine) if mine in sides else 0]


def plus_or_minus(view: CosmicView, decision: Decision) -> list[int]:
    """One more, or one less where the lower total wins."""
    encounter = view.encounter
    lower = encounter is not None and any(name in ("anti-matter", "upset") for name, _, _ in encounter.effects)
    return [1 if lower else 0]


def more_or_fewer(view: CosmicView, decision: Decision) -> list[int]:
    """More ships behind a good card, fewer behind a bad one."""
    encounter = view.encounter
    side = side_of(view, decision.seat)
    strong = best_attack(view) >= 12 or encounter is None or not side
    return [0 if strong else len(decision.options) - 1]


HABITS: Final[dict[str, Habit]] = {
    # before and between the encounters
    "choose alien": better_alien,
    "change power": better_alien,
    "choose hoard": hand_to_hoard,
    "keep technology": better_technology,
    "research": research,
    "research ship": one_ship,
    "second encounter": second_encounter,
    "duty": first,
    # the encounter
    "own colour": own_colour,
    "wild destiny": whom_to_meet,
    "aim": aim,
    "launch": all_spare,
    "invite": invite,
    "ally": ally,
    "ally ships": ally_ships,
    "encounter card": card_to_lay,
    "open card": card_to_lay,
    "reinforce side": own_side,
    "reward": reward,
    "deal cards": least_cards,
    "deal colony": two_ships,
    "place ships": place_ships,
    "lose ships": lose_ships,
    "pick compensation": taken_or_given,
    # artifacts
    "force-field.allies": foes,
    "plague.victim": rival,
    "plague.discard": least_cards,
    # aliens
    "amoeba.way": more_or_fewer,
    "amoeba.more": all_spare,
    "amoeba.fewer": oozing_out,
    "barbarian.loot": best_cards,
    "barbarian.unwanted": no_cards,
    "calculator.call": call_of_parity,
    "chosen.pick": pray,
    "citadel.planet": fortress,
    "citadel.card": least_cards,
    "clone.cards": last,
    "cudgel.allies": foes,
    "dictator.destiny": destiny_for_others,
    "fido.accept": take_it,
    "fido.bone": bone,
    "fido.fetch": fetch,
    "fido.keep": first,
    "fido.next": offer_to,
    "fido.whom": friend,
    "filch.card": best_cards,
    "filch.cheat": cheat,
    "fodder.cards": fodder,
    "fodder.ship": one_ship,
    "fodder.side": join_late,
    "gambler.challenge": distrust,
    "gambler.claim": claim,
    "gambler.spread": small_number,
    "gambler.stakes": small_number,
    "hacker.give back": no_cards,
    "hacker.who pays": rich_rival,
    "hate.card": card_for_rage,
    "hate.pay": pay_or_bleed,
    "kamikaze.sacrifice": two_ships,
    "kamikaze.ships for points": ships_for_points,
    "masochist.which ship": last,
    "masochist.who frees a ship": friend,
    "mind.hand": rival,
    "mirror.card": whose_card_to_reverse,
    "miser.aside": best_cards,
    "mite.give in": give_in,
    "mite.keep": best_cards,
    "mutant.discard": junk,
    "mutant.source": source_of_cards,
    "observer.draw": last,
    "parasite.planet": new_colony,
    "parasite.ship": one_ship,
    "philanthropist.borrower": friend,
    "philanthropist.card": least_cards,
    "philanthropist.loan": first,
    "philanthropist.receiver": friend,
    "reincarnator.target": rival,
    "reserve.card": reinforcing_attack,
    "shadow.ship": execute,
    "shadow.victim": rival,
    "tick-tock.planet": new_colony,
    "tick-tock.settlers": two_ships,
    "trader.give back": least_cards,
    "trader.partner": rich_rival,
    "vacuum.drag": drag,
    "vulch.hand over": least_cards,
    "vulch.keep": keep_or_see_another,
    "will.defense": whom_to_meet,
    "will.hand": rival,
    "zombie.extra ship": last,
    # technologies
    "coldsleep-ship.planet": new_colony,
    "coldsleep-ship.ships": two_ships,
    "delta-scanners.card": top_card,
    "enigma-device.discard": junk,
    "genesis-bomb.settle": two_ships,
    "gluon-mines.ships": mined,
    "lunar-cannon.gap": cannon,
    "omega-missile.planet": destroy,
    "plasma-thrusters.ship": one_ship,
    "quark-battery.card": charge,
    "tech-scrambler.target": scramble,
    "the-prometheus.fate": fate,
    "the-prometheus.place": thin_colony,
    "the-qax.guest": friend,
    "vacuum-turbines.keep": prize,
    "xenon lasers": plus_or_minus,
}
