"""Laws for and against: what they change as long as they are in play, what comes of a vote against them."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Refused
from orrery.ti4.adjacency import adjacent, are_neighbours
from orrery.ti4.agendas.prophecy_of_ixth import Fervour
from orrery.ti4.building import price
from orrery.ti4.combat import cannons, may_sustain, no_bombarding
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.objective_cards import may_score, scored_secrets
from orrery.ti4.research import researchable
from orrery.ti4.routes import Passage
from orrery.ti4.rules.agenda_moves import repeal_law
from orrery.ti4.rules.placing import why_no_structure
from orrery.ti4.rules.researching import Research
from orrery.ti4.rules.retreat import retreats
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.tokens import GainTokens, Redistribute
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import STATUS
from orrery.ti4.units import CRUISER, DREADNOUGHT, FIGHTER, PDS, WAR_SUN, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_agendas import abstain, enact, next_strategy_phase, ready, resolved

WELLON, VEFUT, THIBAH, TARMANN, QUANN, LODOR = 26, 27, 28, 29, 32, 33  # Quann (beta) and Lodor (alpha) are cultural
HOLES = ("18", "39", "26", "40", "25", "19", "42")  # alpha in 1 and 2, beta in 3 and 4
FAR = ("18", "39", "42", "46", "26", "40", "47")  # alpha in 1 and 4, which are opposite; beta in 5


def voted(table: Table, key: str, outcome: str) -> TwilightImperium:
    """Seat 1 alone votes, with Thibah."""
    game = table.planets(1, THIBAH).game
    game.begin(ResolveAgenda(NUMBER[key]))
    answer(game, 1, outcome)
    abstain(game)
    return game


# -- ships and systems -------------------------------------------------------------------------------------------------


@rule("ti4:F.agenda.3", "ti4:63.1")
@card("ti4:enforced-travel-ban")
def test_the_travel_ban_closes_wormholes_to_movement_and_retreats_and_to_nothing_else() -> None:
    table = (
        Table("sol", "hacan", tiles=FAR).ships(0, 1, cruiser=1).troops(1, LODOR, pds=1, infantry=1).techs(1, "pds-2")
    )
    table.planets(0, 22).game.controller[LODOR] = 1
    game = table.game
    assert Passage(game, 0, 4).needs_from(1) == 1
    enact(table, "enforced-travel-ban")
    assert Passage(game, 0, 4).needs_from(1) == 2, "through Mecatol Rex"
    assert 4 not in retreats(game, 0, 1)
    assert cannons(game, 1, 1), "cannons reach through"
    assert are_neighbours(game, 0, 1)


@rule("ti4:31.6a")
@card("ti4:enforced-travel-ban", "ti4:wormhole-reconstruction")
def test_nothing_closes_wormholes_to_the_creuss_nor_those_that_are_joined() -> None:
    game = enact(Table("creuss", "sol", tiles=FAR), "enforced-travel-ban").game
    assert 5 in adjacent(game, 1, 0, True)
    assert 5 not in adjacent(game, 1, 1)
    assert 4 not in adjacent(game, 1, 1, True)
    game.laws = (*game.laws, (NUMBER["wormhole-reconstruction"], -1, -1))
    assert {4, 5} <= set(adjacent(game, 1, 1, True)), "joined they are adjacent, and no wormhole is passed"


@card("ti4:enforced-travel-ban")
def test_against_the_travel_ban_each_pds_at_a_wormhole_or_next_to_one_falls() -> None:
    tiles = ("46", "17", "18", "20", "21", "22", "47")
    table = Table("sol", "hacan", tiles=tiles).troops(0, 25, pds=2, infantry=1).troops(1, VEFUT, pds=1)
    game = resolved(table.troops(1, TARMANN, pds=1), "enforced-travel-ban", "against")
    assert count(game.players[0].troops_on(25), PDS) == 0, "Mecatol Rex is next to the delta"
    assert [count(game.players[1].troops_on(planet), PDS) for planet in (VEFUT, TARMANN)] == [1, 1]
    assert game.laws == ()


@card("ti4:wormhole-reconstruction")
def test_wormhole_reconstruction_joins_alpha_and_beta_for_everybody() -> None:
    game = resolved(Table("sol", "hacan", tiles=FAR), "wormhole-reconstruction", "for")
    assert {4, 5} <= set(adjacent(game, 1, 0))
    repeal_law(game, NUMBER["wormhole-reconstruction"])
    assert 4 in adjacent(game, 1, 0)
    assert 5 not in adjacent(game, 1, 0)


@rule("ti4:52.3b", "ti4:52.6")
@card("ti4:wormhole-reconstruction")
def test_against_it_tokens_lie_where_ships_are_at_wormholes() -> None:
    table = Table("sol", "hacan", tiles=FAR).ships(0, 1, cruiser=1).ships(0, 3, cruiser=1).ships(0, 5, fighter=1)
    table.pools(0, tactic=9, fleet=5).game.players[0].tokens = (5,)
    game = resolved(table.planets(0, WELLON), "wormhole-reconstruction", "against")
    assert game.players[0].tokens == (5, 1)
    told = [(event.kind, event.values) for event in game.log or [] if event.kind.startswith("token ")]
    assert told == [("token placed", (1,)), ("token kept", (5,))]
    assert asked(game, 0).prompt == "which pool", "none is left in the reinforcements"
    answer(game, 0, "pool 0")
    assert game.players[0].tactic == 8


@rule("ti4:65.1a", "ti4:65.1")
@card("ti4:shared-research")
def test_shared_research_opens_nebulae_to_movement_but_not_to_retreats() -> None:
    tiles = ("18", "46", "42", "47", "19", "20", "21")
    table = Table("sol", "hacan", tiles=tiles).ships(0, 1, cruiser=1).ships(0, 2, cruiser=1).ships(1, 0, cruiser=1)
    game = table.game
    assert Passage(game, 0, 3).needs_from(1) > 2, "the nebula and Mecatol Rex are closed"
    enact(table, "shared-research")
    assert Passage(game, 0, 3).needs_from(1) == 2
    assert 2 not in retreats(game, 0, 1)


@card("ti4:shared-research")
def test_against_shared_research_each_home_system_has_a_token() -> None:
    table = Table("sol", "hacan", tiles=("18", "1", "16", "21", "22", "23", "24"))
    game = resolved(table, "shared-research", "against")
    assert [player.tokens for player in game.players] == [(1,), (2,)]


# -- combat and units --------------------------------------------------------------------------------------------------


@card("ti4:conventions-of-war")
def test_conventions_of_war_spare_cultural_planets() -> None:
    table = Table("sol", "hacan", tiles=HOLES).troops(1, LODOR, infantry=1).troops(1, WELLON, infantry=1)
    game = resolved(table, "conventions-of-war", "for")
    assert no_bombarding(game, 0, LODOR) == "bombarding-forbidden"
    assert no_bombarding(game, 0, WELLON) == ""


@card("ti4:conventions-of-war")
def test_against_the_conventions_those_who_voted_so_lose_their_hands() -> None:
    game = voted(
        Table("sol", "norr").hand(0, "sabotage").hand(1, "sabotage", "flank-speed"), "conventions-of-war", "against"
    )
    assert [len(player.hand) for player in game.players] == [1, 0]


@rule("ti4:75")
@card("ti4:publicize-weapon-schematics")
def test_publicized_schematics_make_war_suns_common_and_weak() -> None:
    table = Table("sol", "hacan").techs(1, "war-sun").ships(1, 1, war_sun=1, dreadnought=1)
    game = table.game
    assert NUMBER["war-sun"] not in researchable(game, 0)
    resolved(table, "publicize-weapon-schematics", "for")
    assert NUMBER["war-sun"] in researchable(game, 0)
    assert not may_sustain(game, 1, WAR_SUN, 1)
    assert may_sustain(game, 1, DREADNOUGHT, 1)
    game.players[1].techs = ()
    assert NUMBER["war-sun"] not in researchable(game, 0), "as long as somebody owns it"


@card("ti4:publicize-weapon-schematics")
def test_against_publicity_owners_of_war_suns_lose_their_hands() -> None:
    table = Table("sol", "hacan").techs(1, "war-sun").hand(0, "sabotage").hand(1, "sabotage")
    game = resolved(table, "publicize-weapon-schematics", "against")
    assert [len(player.hand) for player in game.players] == [1, 0]


@rule("ti4:26.1")
@card("ti4:regulated-conscription")
def test_regulated_conscription_sells_fighters_one_by_one() -> None:
    table = Table("sol", "hacan")
    order = ((1, "fighter", 4), (ON_PLANET + WELLON, "infantry", 2), (1, "cruiser", 1))
    assert price(table.game, 0, order, True) == 2 + 1 + 2
    assert price(resolved(table, "regulated-conscription", "for"), 0, order, True) == 4 + 2 + 2
    assert resolved(Table("sol", "hacan"), "regulated-conscription", "against").laws == ()


@rule("ti4:34.5")
@card("ti4:homeland-defense-act")
def test_the_homeland_is_full_of_pds_until_the_act_is_repealed() -> None:
    table = Table("sol", "hacan").troops(0, WELLON, pds=2, infantry=1)
    reason = why_no_structure(table.game, 0, ON_PLANET + WELLON, PDS)
    assert reason is not None
    assert reason.reason == "structures-enough"
    game = resolved(table, "homeland-defense-act", "for")
    assert why_no_structure(game, 0, ON_PLANET + WELLON, PDS) is None
    table.troops(0, WELLON, pds=3)
    repeal_law(game, NUMBER["homeland-defense-act"])
    assert count(game.players[0].troops_on(WELLON), PDS) == 2


@card("ti4:homeland-defense-act")
def test_against_the_act_everybody_loses_a_pds_of_their_choice() -> None:
    table = Table("sol", "hacan").troops(0, WELLON, pds=1, infantry=1).troops(0, VEFUT, pds=1, infantry=1)
    game = resolved(table.troops(1, THIBAH, pds=2, infantry=1), "homeland-defense-act", "against")
    answer(game, 0, f"planet {VEFUT}")
    assert [count(game.players[0].troops_on(planet), PDS) for planet in (WELLON, VEFUT)] == [1, 0]
    assert count(game.players[1].troops_on(THIBAH), PDS) == 1


# -- tokens ------------------------------------------------------------------------------------------------------------


@rule("ti4:32.3")
@card("ti4:fleet-regulations")
def test_fleet_regulations_return_tokens_at_once() -> None:
    table = Table("sol", "hacan").pools(0, fleet=6).ships(0, 1, cruiser=4, carrier=1).planets(0, WELLON)
    game = resolved(table, "fleet-regulations", "for")
    assert game.players[0].fleet == 4
    assert asked(game, 0).prompt == "remove ships"


@rule("ti4:52.2")
@card("ti4:fleet-regulations")
def test_no_fifth_token_comes_into_a_regulated_fleet_pool() -> None:
    game = enact(Table("sol", "hacan"), "fleet-regulations").game
    game.begin(GainTokens(1, 2))
    with pytest.raises(Refused, match="form-line"):
        plan(game, 1, (1, "fleet", 2))
    plan(game, 1, (1, "fleet", 1), (1, "tactic", 1))
    game.over = False
    game.begin(Redistribute(1))
    with pytest.raises(Refused, match="form-line"):
        plan(game, 1, (1, "fleet", 5), (1, "tactic", 5))
    lines = [line for form in asked(game, 1).forms or [] for line in form.gifts]
    assert max(number for _, kind, number in lines if kind == "fleet") == 4


@card("ti4:fleet-regulations")
def test_the_status_phase_knows_the_regulations_and_against_them_fleets_grow() -> None:
    table = Table("sol", "hacan").pools(0, fleet=4).pools(1, tactic=9, fleet=5)
    assert [player.fleet for player in resolved(table, "fleet-regulations", "against").players] == [5, 5]
    game = enact(Table("sol", "hacan"), "fleet-regulations").game
    game.stage_one = (NUMBER["expand-borders"],)
    game.begin(StatusPhase())
    assert [row for row in asked(game, 0).rows if row[1] == "fleet"] == [(0, "fleet", 4)]


# -- research ----------------------------------------------------------------------------------------------------------


@rule("ti4:89.10")
@card("ti4:anti-intellectual-revolution")
def test_research_costs_a_ship_while_the_revolution_lasts() -> None:
    table = enact(Table("sol", "hacan"), "anti-intellectual-revolution")
    table.ships(0, 1, cruiser=1, fighter=2).ships(0, 2, carrier=1).ships(1, 3, cruiser=1)
    game = table.game
    game.begin(Research(0))
    answer(game, 0, f"tech {NUMBER['neural-motivator']}")
    assert [option.things[1] for option in asked(game, 0).options] == [("type", CRUISER), ("type", 3)]
    answer(game, 0, "system 1")
    assert count(game.players[0].ships_in(1), CRUISER) == 0
    assert count(game.players[0].ships_in(2), 3) == 1
    assert count(game.players[1].ships_in(3), CRUISER) == 1


@card("ti4:anti-intellectual-revolution")
def test_who_has_only_fighters_researches_for_nothing() -> None:
    table = enact(Table("sol", "hacan").ships(0, 1, fighter=1), "anti-intellectual-revolution")
    table.game.begin(Research(0))
    answer(table.game, 0, f"tech {NUMBER['neural-motivator']}")
    assert table.game.over
    assert table.game.players[0].techs == (NUMBER["neural-motivator"],)


@card("ti4:anti-intellectual-revolution")
def test_against_the_revolution_a_planet_rests_for_each_technology() -> None:
    table = Table("sol", "hacan").planets(0, WELLON, VEFUT, QUANN).planets(1, THIBAH)
    table.techs(0, "neural-motivator", "carrier-2").techs(1, "neural-motivator", "antimass-deflectors")
    game = next_strategy_phase(resolved(table, "anti-intellectual-revolution", "against"))
    assert asked(game, 0).least == 2
    answer(game, 0, f"planet {WELLON}", f"planet {QUANN}")
    assert [game.exhausted[planet] for planet in (WELLON, VEFUT, QUANN, THIBAH)] == [True, False, True, True]
    assert asked(game, 0).prompt == "choose strategy"


# -- votes and objectives ----------------------------------------------------------------------------------------------


@rule("ti4:2.6", "ti4:2.15")
@card("ti4:representative-government-base", "ti4:bribery")
def test_with_a_representative_government_everybody_has_one_vote_and_what_is_added() -> None:
    table = enact(Table("sol", "hacan", "norr").planets(1, VEFUT), "representative-government-base")
    game = table.hand(2, "bribery").pools(2, goods=1).game
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    ready(game)
    answer(game, 1, "against")
    assert not game.exhausted[VEFUT]
    answer(game, 2, "for")
    answer(game, 0, "abstain")
    answer(game, 2, "card")
    answer(game, 2, "goods 1")
    assert game.players[2].points == 1


@rule("ti4:2.16")
@card("ti4:representative-government-base", "ti4:assassinate-representative")
def test_who_cannot_vote_has_not_even_one() -> None:
    table = enact(Table("sol", "hacan", "norr"), "representative-government-base")
    game = table.hand(0, "assassinate-representative").game
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    answer(game, 0, "card")
    answer(game, 0, "seat 1")
    assert asked(game, 2).prompt == "vote"


@card("ti4:representative-government-base")
def test_against_representatives_those_who_voted_so_exhaust_their_cultural_planets_later() -> None:
    table = Table("sol", "hacan").planets(0, QUANN).planets(1, LODOR)
    game = table.planets(1, THIBAH).game
    game.begin(ResolveAgenda(NUMBER["representative-government-base"]))
    answer(game, 1, "against")
    answer(game, 1, f"planet {THIBAH}")
    answer(game, 0, "abstain")
    next_strategy_phase(game)
    assert (game.exhausted[LODOR], game.exhausted[QUANN]) == (True, False)


def leaked(key: str) -> Table:
    """Seat 1 has scored a secret objective that is elected."""
    table = Table("sol", "hacan")
    table.game.players[1].scored = (NUMBER[key],)
    table.game.players[0].scored = (NUMBER["fuel-the-war-machine"],)
    game = resolved(table, "classified-document-leaks", f"objective {NUMBER[key]}")
    game.over, game.active = False, 1
    return table


@rule("ti4:14.21", "ti4:14.16", "ti4:F.agenda.4")
@card("ti4:classified-document-leaks")
def test_a_leaked_secret_is_public_and_counts_no_longer_among_secrets() -> None:
    table = leaked("establish-a-perimeter").troops(0, WELLON, pds=2).troops(0, VEFUT, pds=2)
    game, secret = table.game, NUMBER["establish-a-perimeter"]
    assert scored_secrets(game, 1) == []
    assert may_score(game, 0, STATUS) == [secret]
    repeal_law(game, NUMBER["classified-document-leaks"])
    assert may_score(game, 0, STATUS) == []
    assert scored_secrets(game, 1) == [], "it does not become a secret again"
    assert secret in game.players[1].scored


@rule("ti4:14.5b")
@card("ti4:classified-document-leaks")
def test_a_leaked_secret_of_the_action_phase_is_scored_in_its_window_by_anybody() -> None:
    table = leaked("unveil-flagship").ships(0, 1, flagship=1, cruiser=2).ships(1, 0, fighter=1).planets(0, WELLON)
    game = table.planets(1, VEFUT).activate(0)
    everything(game, 0)
    while asked(game, game.waiting()[0].seat).prompt != "after-space-combat-won":
        decision = game.waiting()[0]
        answer(game, decision.seat, "stay" if decision.prompt == "announce retreat" else decision.options[0].key)
    answer(game, 0, "objective")
    assert game.players[0].points == 1
    assert NUMBER["unveil-flagship"] in game.players[0].scored


@rule("ti4:2.2.i")
@card("ti4:classified-document-leaks")
def test_without_a_scored_secret_there_is_nothing_to_leak() -> None:
    game = Table("sol", "hacan").game
    game.agendas = (NUMBER["seed-of-an-empire"], NUMBER["mutiny"])
    game.begin(ResolveAgenda(NUMBER["classified-document-leaks"]))
    assert asked(game, 0).things == (("agenda", NUMBER["mutiny"]),)
    assert game.agenda_discard == (NUMBER["classified-document-leaks"],)


@card("ti4:prophecy-of-ixth")
def test_only_fighters_of_who_has_the_prophecy_roll_one_more() -> None:
    law = Fervour(0)
    game = Table("sol", "hacan").game
    units = [(seat, type) for seat in (0, 1) for type in (FIGHTER, CRUISER)]
    rows = [(seat, type, law.combat_bonus(game, seat, type, 0, 1 - seat)) for seat, type in units]
    assert rows == [(0, FIGHTER, 1), (0, CRUISER, 0), (1, FIGHTER, 0), (1, CRUISER, 0)]
