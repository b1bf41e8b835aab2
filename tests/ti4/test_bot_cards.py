"""Why the bot uses a card: there is a reason for each, and where it does not hold the card is kept."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import seeded
from orrery.ti4.agenda import AGENDAS
from orrery.ti4.bot import GreedyBot
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.council import PRIZES, forecast, price_of_bribe
from orrery.ti4.bot.guarding import relocation
from orrery.ti4.bot.outcomes import COUNTED, WORTH_OF_FOR
from orrery.ti4.bot.reasons import REASONS
from orrery.ti4.components import ABILITY, ACTION_CARDS, COMPONENTS, NUMBER, OBJECTIVE
from orrery.ti4.game import TwilightImperium
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.strategy_phase import ChooseStrategyCard
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.tiles import MECATOL_REX, PLANET, PLANETS
from orrery.ti4.units import FIGHTER, ground_forces
from support.play import answer, asked
from support.ti4 import Table, plan

HAZARDOUS = [each for each, planet in enumerate(PLANETS) if planet.traits == "hazardous"]
DIPLOMACY, IMPERIAL = 2, 8
FAR = ("46", "47", "48", "49", "18", "50", "45")  # Mecatol Rex alone, in system 4: two away from system 1


def choice(game: TwilightImperium, seat: int) -> Choice:
    luck = seeded(1)
    return GreedyBot().choose(game.view(seat), asked(game, seat), luck, imagination(game, seat, luck))


def chosen(game: TwilightImperium, seat: int) -> str:
    """The card it uses, or the key of what else it picks."""
    option = asked(game, seat).options[choice(game, seat).picks[0]]
    is_component = option.things and option.key == COMPONENTS[option.id()].kind
    return COMPONENTS[option.id()].key if is_component else option.key


# -- nothing is forgotten ----------------------------------------------------------------------------------------------


def test_there_is_a_reason_for_every_action_card() -> None:
    assert len(ACTION_CARDS) == 59
    assert [key for key, _ in ACTION_CARDS if key not in REASONS] == []


def test_there_is_a_reason_for_everything_that_may_be_used_in_a_window() -> None:
    """Factions' own abilities are used as soon as they may be; objectives are scored."""
    found: set[str] = set()
    for components in DEEDS.values():
        for number, deeds in components.items():
            if COMPONENTS[number].kind not in (ABILITY, OBJECTIVE) and not all(deed.DUTY for deed in deeds):
                found.add(COMPONENTS[number].key)
    assert len(found) > 70
    assert sorted(found - set(REASONS)) == []


def test_no_reason_is_for_nothing() -> None:
    keys = {component.key for component in COMPONENTS}
    assert sorted(set(REASONS) - keys) == []
    assert sorted(set(PRIZES) - keys) == []
    assert sorted({*WORTH_OF_FOR, *COUNTED} - keys) == []


def test_it_knows_what_every_agenda_for_and_against_is_worth() -> None:
    game = Table("sol", "hacan", "norr").game
    keys = [COMPONENTS[card].key for card, each in AGENDAS.items() if "for" in [o.key for o in each.outcomes(game)]]
    assert len(keys) > 15
    assert sorted(set(keys) - {*WORTH_OF_FOR, *COUNTED}) == []


# -- the way of ships --------------------------------------------------------------------------------------------------


def test_flank_speed_is_played_where_it_reaches_more() -> None:
    game = Table("sol", "hacan", tiles=FAR).ships(0, 1, carrier=1, infantry=2).hand(0, "flank-speed").activate(4)
    assert asked(game, 0).window
    assert chosen(game, 0) == "flank-speed"


def test_flank_speed_is_kept_where_the_ships_come_anyway() -> None:
    game = Table("sol", "hacan").ships(0, 1, carrier=1, infantry=2).hand(0, "flank-speed").activate(0)
    assert chosen(game, 0) == "pass"


def test_a_system_is_activated_for_the_sake_of_flank_speed() -> None:
    """Without it there is but a step on the way."""
    for cards, system in (((), 0), (("flank-speed",), 4)):
        game = Table("sol", "hacan", tiles=FAR).ships(0, 1, carrier=1, infantry=2).hand(0, *cards).begin()
        assert chosen(game, 0) == "tactical"
        answer(game, 0, "tactical")
        assert asked(game, 0).options[choice(game, 0).picks[0]].id() == system


# -- agendas -----------------------------------------------------------------------------------------------------------


def council(*cards: str, goods: int = 0) -> Table:
    """Seat 1 has three planets, so it decides; seat 2 holds the cards."""
    made = Table("sol", "hacan", "norr").planets(1, *HAZARDOUS[:3]).planets(2, HAZARDOUS[3]).planets(0, HAZARDOUS[4])
    made.game.players[1].points = 3
    return made.hand(2, *cards).pools(2, goods=goods)


def test_what_will_come_of_a_vote_is_what_the_strongest_wants() -> None:
    game = council("veto").game
    game.begin(ResolveAgenda(NUMBER["minister-of-commerce"]))
    assert forecast(Aims(game, 2)).outcome.things == (("seat", 1),)
    assert forecast(Aims(game, 2), (1,)).outcome.things != (("seat", 1),)


@pytest.mark.parametrize(("key", "used"), [("shard-of-the-throne-agenda", "veto"), ("regulated-conscription", "pass")])
def test_veto_is_for_what_would_harm(key: str, used: str) -> None:
    game = council("veto").game
    game.begin(ResolveAgenda(NUMBER[key]))
    assert chosen(game, 2) == used


def test_the_representative_who_decides_is_assassinated() -> None:
    game = council("assassinate-representative").game
    game.begin(ResolveAgenda(NUMBER["shard-of-the-throne-agenda"]))
    assert chosen(game, 2) == "assassinate-representative"
    game.answer(choice(game, 2))
    assert asked(game, 2).options[choice(game, 2).picks[0]].id() == 1


def test_a_rider_predicts_what_the_others_will_vote_for() -> None:
    game = council("trade-rider").game
    game.begin(ResolveAgenda(NUMBER["minister-of-commerce"]))
    assert chosen(game, 2) == "trade-rider"
    game.answer(choice(game, 2))
    assert asked(game, 2).prompt == "predict"
    assert asked(game, 2).options[choice(game, 2).picks[0]].things == (("seat", 1),)


@pytest.mark.parametrize(("goods", "price"), [(1, 0), (9, 3)])
def test_goods_buy_a_vote_that_they_turn_and_no_more_than_that(goods: int, price: int) -> None:
    """Three votes against one; a point is at stake. As few goods as turn it, and none where they do not suffice."""
    game = council("bribery", goods=goods).game
    agenda = ResolveAgenda(NUMBER["shard-of-the-throne-agenda"], voted=(0, 1, 2))
    game.begin(agenda)
    outcomes = agenda.agenda().outcomes(game)
    now = game.innermost(ResolveAgenda)
    assert isinstance(now, ResolveAgenda)
    now.votes = [(1, outcomes[1], 3), (2, outcomes[2], 1)]
    assert price_of_bribe(Aims(game, 2)) == price


# -- strategy cards ----------------------------------------------------------------------------------------------------


def test_imperial_is_denied_to_who_holds_mecatol_rex() -> None:
    for planet, used in ((MECATOL_REX, "public-disgrace"), (PLANET["quann"], "pass")):
        made = Table("sol", "hacan", "norr").planets(1, planet).hand(0, "public-disgrace")
        made.game.players[0].strategies = (1,)
        made.game.begin(ChooseStrategyCard(1))
        answer(made.game, 1, f"strategy {IMPERIAL}")
        assert chosen(made.game, 0) == used


def test_strategy_cards_are_kept_that_would_not_come_again() -> None:
    """Imperial with Mecatol Rex, where two others choose first; not Diplomacy."""
    for card, used in ((IMPERIAL, True), (DIPLOMACY, False)):
        made = Table("sol", "hacan", "norr").planets(2, MECATOL_REX)
        made.game.players[2].strategies = (card,)
        made.game.speaker = 0
        aims = Aims(made.game, 2)
        decision = Decision(2, "when-returning-strategy-cards", [])
        assert REASONS["political-stability"](aims, decision, NUMBER["political-stability"]) == used


def test_the_arbiter_swaps_for_what_is_better() -> None:
    for own, theirs, used in ((DIPLOMACY, IMPERIAL, True), (IMPERIAL, DIPLOMACY, False)):
        made = Table("sol", "hacan", "norr").planets(0, MECATOL_REX)
        made.game.players[0].strategies, made.game.players[1].strategies = (own,), (theirs,)
        decision = Decision(0, "end-of-strategy-phase", [])
        assert REASONS["imperial-arbiter"](Aims(made.game, 0), decision, NUMBER["imperial-arbiter"]) == used


# -- actions -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("infantry", "used"), [(1, "pass"), (4, "plague")])
def test_plague_is_for_many(infantry: int, used: str) -> None:
    made = Table("sol", "hacan").hand(0, "plague").troops(1, HAZARDOUS[0], infantry=infantry)
    game = made.pools(0, tactic=0).begin()
    assert chosen(game, 0) == used


@pytest.mark.parametrize(("cannons", "used"), [(0, "pass"), (1, "cripple-defenses")])
def test_cripple_defenses_is_for_cannons(cannons: int, used: str) -> None:
    made = Table("sol", "hacan").hand(0, "cripple-defenses").planets(1, HAZARDOUS[0])
    game = made.troops(1, HAZARDOUS[1], infantry=1, pds=cannons).pools(0, tactic=0).begin()
    assert chosen(game, 0) == used
    if cannons:
        game.answer(choice(game, 0))
        assert asked(game, 0).options[choice(game, 0).picks[0]].id() == HAZARDOUS[1]


def test_transit_diodes_bring_guards_to_planets_without_any() -> None:
    made = Table("sol", "hacan").techs(0, "transit-diodes").troops(0, HAZARDOUS[0], infantry=5)
    assert relocation(Aims(made.planets(0, HAZARDOUS[1]).game, 0)) == [], "one is not worth it"
    made.planets(0, HAZARDOUS[2]).pools(0, tactic=0)
    game = made.begin()
    assert chosen(game, 0) == "transit-diodes"
    game.answer(choice(game, 0))
    assert asked(game, 0).prompt == "relocate"
    game.answer(choice(game, 0))
    troops = game.players[0].troops_on
    assert [ground_forces(troops(planet)) for planet in HAZARDOUS[:3]] == [3, 1, 1]


# -- combats -----------------------------------------------------------------------------------------------------------


def test_the_crown_of_thalnos_risks_cheap_units_alone() -> None:
    """Who misses again is lost: fighters are risked, cruisers are not."""
    rerolled: set[int] = set()
    for seed in range(6):
        made = Table("sol", "hacan").law("crown-of-thalnos-agenda", 0, owner=0)
        made.ships(0, 1, cruiser=2, carrier=1, fighter=3).ships(1, 0, cruiser=4).pools(0, tactic=1).pools(1, tactic=0)
        made.game.rng = seeded(seed)
        game = made.activate(0)
        plan(game, 0, (1, "cruiser", 2), (1, "carrier", 1), (1, "fighter", 3))
        while not game.over:  # seat 0 has no token left, and seat 1 none to begin with
            asks = game.waiting()[0]
            if asks.prompt == "reroll":
                combat = game.view(0).combat
                assert combat is not None
                dice = combat.dice[-len(asks.options) :]
                rerolled.update(dice[place].type for place in choice(game, 0).picks)
            game.answer(choice(game, asks.seat))
    assert rerolled == {FIGHTER}
