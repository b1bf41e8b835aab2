"""Legendary planets: their ability cards come and go with them, and what each of them does."""

from __future__ import annotations

from orrery.ti4.attachments import ATTACHMENT
from orrery.ti4.components import LEGENDARY, NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.planets import is_legendary
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.status_phase import StatusPhase
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.setup import setup
from orrery.ti4.things import things
from orrery.ti4.tiles import PLANET, PLANETS
from orrery.ti4.units import FIGHTER, INFANTRY, MECH, count
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything
from support.ti4_facts import facts, key
from support.ti4_finds import LODOR, carry_out, keys, kings

PRIMOR, HOPES_END, MALLICE = (PLANET[each] for each in ("primor", "hopesend", "mallice"))
# Primor, Hope's End, Mallice, Lodor, and two without planets
LEGENDS = ("18", "65", "66", "82A", "26", "46", "47")


def ruler(planet: int, *others: int) -> Table:
    """Seat 0 has just gained a legendary planet and is about to have its turn."""
    table = kings(tiles=LEGENDS).planets(0, *others).planets(1, LODOR)
    table.game.deck = list(range(30))
    table.game.begin(GainControl(0, planet))
    table.game.active = 1
    return table


def at_end_of_turn(table: Table) -> TwilightImperium:
    """Seat 0 passes, and so its turn ends."""
    game = carry_out(table.game, ActionPhase())
    answer(game, 0, "pass")
    if game.asked(0) is not None and asked(game, 0).prompt == "end turn":
        answer(game, 0, "end turn")
    return game


def test_the_rows_are_the_printed_cards() -> None:
    printed = {fact["id"]: fact["legendary"] for fact in facts("planets")["planets"] if fact["legendary"]}
    assert {row.key: row.legendary for row in PLANETS if row.legendary} == {
        planet: key(fact["name"]) for planet, fact in printed.items()
    }


@rule("ti4:56.2", "ti4:56.2a", "ti4:67.5", "ti4:S9.planets")
def test_who_gains_a_legendary_planet_gains_its_card_readied() -> None:
    game = kings(tiles=LEGENDS).game
    assert all(player.legendary == () for player in game.players), "before that it lies beside the board"
    game.begin(GainControl(0, PRIMOR))
    assert keys(game.players[0].legendary) == ["the-atrament"]
    assert game.players[0].exhausted == ()
    assert game.exhausted[PRIMOR], "the planet itself comes exhausted"
    assert is_legendary(game, PRIMOR)
    assert not is_legendary(game, LODOR)
    assert keys(game.view(1).players[0].legendary) == ["the-atrament"]
    assert things("en")["planet"][str(PRIMOR)]["legendary"] == NUMBER["the-atrament"]
    assert things("de")[LEGENDARY][str(NUMBER["the-atrament"])]["name"] == "Das Atrament"


@rule("ti4:56.2", "ti4:56.2b", "ti4:53.3")
def test_the_card_goes_with_the_planet_readied_or_exhausted_as_it_is() -> None:
    for used in (False, True):
        game = ruler(PRIMOR).game
        if used:
            game.players[0].exhausted = game.players[0].legendary
        carry_out(game, GainControl(1, PRIMOR))
        assert game.players[0].legendary == ()
        assert keys(game.players[1].legendary) == ["the-atrament"]
        assert (game.players[0].exhausted, keys(game.players[1].exhausted)) == ((), ["the-atrament"] if used else [])


@rule("ti4:56.3", "ti4:C.the-atrament")
@card("ti4:primor")
def test_the_atrament_places_up_to_two_infantry_on_one_planet() -> None:
    game = at_end_of_turn(ruler(PRIMOR))
    assert asked(game, 0).prompt == "end-of-turn"
    answer(game, 0, "legendary")
    options = [option.things for option in asked(game, 0).options]
    assert options == [(("planet", PRIMOR), ("n", 2)), (("planet", PRIMOR), ("n", 1))], "only one's own planets"
    answer(game, 0, "n 2")
    assert count(game.players[0].troops_on(PRIMOR), INFANTRY) == 2
    assert keys(game.players[0].exhausted) == ["the-atrament"]


@rule("ti4:C.the-atrament", "ti4:30.4")
def test_the_atrament_may_be_kept_and_is_for_ones_own_turn() -> None:
    table = ruler(PRIMOR)
    game = at_end_of_turn(table)
    answer(game, 0, "pass")
    assert game.players[0].exhausted == ()
    assert game.active == 1
    answer(game, 1, "pass")
    assert game.over or game.asked(0) is None or asked(game, 0).prompt != "end-of-turn"
    table = ruler(PRIMOR)
    table.game.players[0].exhausted = table.game.players[0].legendary
    game = at_end_of_turn(table)
    assert game.asked(0) is None, "exhausted it does nothing"


@rule("ti4:30.2", "ti4:56.3")
def test_ability_cards_are_readied_in_the_status_phase() -> None:
    table = ruler(PRIMOR)
    table.game.players[0].exhausted = table.game.players[0].legendary
    table.game.stage_one = (NUMBER["corner-the-market"], NUMBER["develop-weaponry"])
    game = carry_out(table.game, StatusPhase())
    for seat in (0, 1):
        everything(game, seat)
    assert game.players[0].exhausted == ()


@card("ti4:hopesend")
def test_the_vault_holds_a_mech_or_an_action_card() -> None:
    game = at_end_of_turn(ruler(HOPES_END))
    answer(game, 0, "legendary")
    answer(game, 0, f"planet {HOPES_END}")
    assert count(game.players[0].troops_on(HOPES_END), MECH) == 1
    game = at_end_of_turn(ruler(HOPES_END))
    answer(game, 0, "legendary")
    answer(game, 0, "draw action card")
    assert len(game.players[0].hand) == 1
    assert keys(game.players[0].exhausted) == ["imperial-arms-vault"]


@card("ti4:hopesend", "ti4:demilitarized-zone")
def test_no_mech_on_a_demilitarized_planet() -> None:
    table = ruler(HOPES_END)
    table.game.attachments[HOPES_END] = (ATTACHMENT["demilitarized-zone"],)
    game = at_end_of_turn(table)
    answer(game, 0, "legendary")
    assert len(game.players[0].hand) == 1, "only the card is left, so nobody is asked"


@card("ti4:mallice")
@rule("ti4:57.5c")
def test_the_headquarters_give_two_goods_or_turn_all_commodities() -> None:
    game = at_end_of_turn(ruler(MALLICE).pools(0, commodities=3))
    answer(game, 0, "legendary")
    answer(game, 0, "convert commodities")
    assert (game.players[0].goods, game.players[0].commodities) == (3, 0)
    game = at_end_of_turn(ruler(MALLICE).pools(0, commodities=3))
    answer(game, 0, "legendary")
    answer(game, 0, "gain goods")
    assert (game.players[0].goods, game.players[0].commodities) == (2, 3)
    game = at_end_of_turn(ruler(MALLICE))
    answer(game, 0, "legendary")
    assert game.players[0].goods == 2, "without commodities nobody is asked"


@card("ti4:mirage")
def test_the_academy_sends_up_to_two_fighters_to_ships_of_ones_own() -> None:
    table = kings(tiles=LEGENDS).ships(0, 5, carrier=1).ships(1, 6, carrier=1).planets(1, LODOR)
    table.game.players[0].legendary = (NUMBER["mirage-flight-academy"],)
    table.game.controller[PLANET["mirage"]] = 0
    table.game.active = 1
    game = at_end_of_turn(table)
    answer(game, 0, "legendary")
    assert [option.things for option in asked(game, 0).options] == [
        (("system", 5), ("n", 2)),
        (("system", 5), ("n", 1)),
    ]
    answer(game, 0, "n 1")
    assert count(game.players[0].ships_in(5), FIGHTER) == 1


@card("ti4:mirage")
def test_without_ships_the_academy_is_of_no_use() -> None:
    table = kings(tiles=LEGENDS).planets(1, LODOR)
    table.game.players[0].legendary = (NUMBER["mirage-flight-academy"],)
    table.game.controller[PLANET["mirage"]] = 0
    table.game.active = 1
    game = at_end_of_turn(table)
    assert game.asked(0) is None


def test_a_law_says_where_ability_cards_lie() -> None:
    game = ruler(PRIMOR).game
    assert game.count()["wrong"] == 0
    game.players[0].legendary, game.players[1].legendary = (), game.players[0].legendary
    assert game.count()["wrong"] > 0
    assert setup({"players": 3, "sets": "kings"}, 1).count()["wrong"] == 0
