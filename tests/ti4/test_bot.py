"""The steady bot: it answers everything legally and the same way each time, and commits no obvious folly."""

from __future__ import annotations

from collections import Counter

import pytest

from orrery.bots.bot import Bot, RandomBot
from orrery.kernel.decision import Choice
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.planets import planets_of
from orrery.ti4.tiles import PLANET
from orrery.ti4.view import Ti4View
from support.play import answer, asked
from support.ti4 import Table, plan
from support.ti4_fleets import skirmish
from support.ti4_skirmish import brawl


def choice(game: TwilightImperium, seat: int) -> Choice:
    decision = asked(game, seat)
    return GreedyBot().choose(game.view(seat), decision, seeded(1), imagination(game, seat, seeded(1)))


def chosen(game: TwilightImperium, seat: int) -> str:
    """The key of the option it picks, or the prompt if it fills in a form."""
    found = choice(game, seat)
    return asked(game, seat).options[found.picks[0]].key if found.form is None else "form"


def played(game: TwilightImperium, bots: list[Bot[Ti4View]], seed: int) -> Counter[str]:
    """To the end; how often each question was asked."""
    prompts: Counter[str] = Counter()
    for _ in range(4000):
        if game.over:
            return prompts
        decision = game.waiting()[0]
        seat, luck = decision.seat, seeded(seed)
        prompts[decision.prompt] += 1
        game.answer(bots[seat].choose(game.view(seat), decision, luck, imagination(game, seat, luck)))
    raise AssertionError("it does not end")


@pytest.mark.parametrize("seed", range(3))
def test_it_plays_whole_brawls_without_an_illegal_reply(seed: int) -> None:
    game = brawl(3 + seed, seed, rounds=1)
    prompts = played(game, [GreedyBot() for _ in range(game.seats)], seed)
    assert {"action", "activate", "move", "land"} <= set(prompts)


def test_the_same_table_is_always_answered_alike() -> None:
    """Nothing is left to chance: another luck makes no difference."""
    one, other = skirmish({"players": 3, "rounds": 1}, 4), skirmish({"players": 3, "rounds": 1}, 4)
    played(one, [GreedyBot() for _ in range(3)], 1)
    played(other, [GreedyBot() for _ in range(3)], 99)
    assert one.same_as(other)


def test_it_takes_more_planets_than_random_play() -> None:
    mine = others = 0.0
    for seed in range(4):
        game = skirmish({"players": 3, "rounds": 1}, seed)
        bots: list[Bot[Ti4View]] = [GreedyBot(), RandomBot(), RandomBot()]
        played(game, bots, seed)
        counts = [len(planets_of(game, seat)) for seat in range(3)]
        mine, others = mine + counts[0], others + sum(counts[1:]) / 2
    assert mine > 1.5 * others, (mine, others)


# -- no folly ----------------------------------------------------------------------------------------------------------


def test_it_takes_a_planet_that_nobody_guards() -> None:
    game = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2).begin()
    game.custodians = False
    assert chosen(game, 0) == "tactical"
    answer(game, 0, "tactical")
    option = asked(game, 0).options[choice(game, 0).picks[0]]
    assert option.id() == 0, "Mecatol Rex is worth most"


def test_it_attacks_where_it_will_win_and_not_where_it_will_lose() -> None:
    strong = Table("sol", "hacan").ships(0, 1, dreadnought=3, carrier=1, infantry=3).ships(1, 0, destroyer=1)
    assert chosen(strong.activate(0), 0) == "form"
    weak = Table("sol", "hacan").ships(0, 1, destroyer=1).ships(1, 0, war_sun=2, dreadnought=3)
    assert chosen(weak.activate(0), 0) == "move nothing"


def test_it_does_not_land_on_a_planet_that_is_held_by_many() -> None:
    made = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=1).troops(1, PLANET["mecatol_rex"], infantry=8)
    game = made.activate(0)
    plan(game, 0, (1, "carrier", 1), (1, "infantry", 1))
    assert asked(game, 0).prompt == "land"
    assert chosen(game, 0) == "land nothing"


def test_it_retreats_from_a_lost_combat_and_stays_in_one_that_it_wins() -> None:
    lost = Table("sol", "hacan").ships(0, 1, war_sun=2).ships(1, 0, cruiser=1, carrier=1).ships(1, 3, cruiser=1)
    game = lost.activate(0)
    plan(game, 0, (1, "war sun", 2))
    assert asked(game, 1).prompt == "announce retreat"
    assert chosen(game, 1) == "retreat"
    won = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 0, war_sun=2).ships(1, 3, cruiser=1)
    game = won.activate(0)
    plan(game, 0, (1, "cruiser", 1))
    assert chosen(game, 1) == "stay"


def test_who_has_played_rout_leaves_the_retreat_to_the_attacker() -> None:
    """A retreat of the defender would bar the one that the card forces on the attacker (71.4)."""
    made = Table("sol", "hacan").ships(0, 1, war_sun=2).ships(1, 0, cruiser=1, carrier=1).ships(1, 3, cruiser=1)
    made.game.kings = True
    game = made.planets(0, made.game.chart.planets[2][0]).hand(1, "rout").activate(0)
    plan(game, 0, (1, "war sun", 2))
    assert asked(game, 1).prompt == "start-of-announce-retreats"
    assert chosen(game, 1) == "card"
    answer(game, 1, f"card {NUMBER['rout']}")
    assert asked(game, 1).prompt == "announce retreat"
    assert chosen(game, 1) == "stay"


def test_it_fires_its_cannons_and_keeps_cards_that_need_a_plan() -> None:
    made = Table("sol", "hacan").ships(0, 1, cruiser=1).hand(0, "flank-speed")
    game = made.troops(1, PLANET["mecatol_rex"], pds=1).activate(0)
    assert asked(game, 0).window
    assert chosen(game, 0) == "pass"
    answer(game, 0, "pass")
    plan(game, 0, (1, "cruiser", 1))
    assert chosen(game, 1) == "fire"


def test_it_agrees_to_what_it_gains_by_and_to_nothing_else() -> None:
    for given, key in (((0, "commodities", 2), "accept"), ((1, "goods", 1), "decline")):
        made = Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)
        game = made.pools(0, goods=2, commodities=2).pools(1, goods=2, commodities=2).begin()
        game.answer(Choice(0, (len(asked(game, 0).options),)))
        if asked(game, 0).prompt == "transaction with":
            answer(game, 0, "seat 1")
        plan(game, 0, given)
        assert asked(game, 1).prompt == "consent"
        assert chosen(game, 1) == key


def test_it_rolls_again_what_has_missed() -> None:
    for seed in range(30):
        made = Table("letnev", "hacan").ships(0, 1, cruiser=4).ships(1, 0, cruiser=4).pools(0, goods=2)
        made.game.rng = seeded(seed)
        game = made.activate(0)
        plan(game, 0, (1, "cruiser", 4))
        while not game.over and game.waiting() and asked(game, game.waiting()[0].seat).prompt != "reroll":
            seat = game.waiting()[0].seat
            if asked(game, seat).prompt == "assign hits":
                break
            game.answer(choice(game, seat))
        if game.asked(0) is not None and asked(game, 0).prompt == "reroll":
            combat = game.view(0).combat
            assert combat is not None
            missed = [place for place, die in enumerate(combat.dice[-4:]) if not die.hit]
            assert choice(game, 0).picks == tuple(missed)
            return
    raise AssertionError("nothing was ever rolled again")
