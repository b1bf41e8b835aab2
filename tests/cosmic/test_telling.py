"""What people are told with the table and the question: numbers that words and page say and do not work out."""

from __future__ import annotations

from pathlib import Path

import pytest

from orrery.cosmic.cards import ALIEN, WILD_DESTINY
from orrery.cosmic.encounter import DEFENSE, OFFENSE
from orrery.cosmic.rules.aftermath import declare
from orrery.cosmic.view import DealView, LeadView
from orrery.cosmic.windows import REINFORCING
from orrery.cosmic.words import CosmicWords
from support.cite import rule
from support.cosmic import Cosmos
from support.cosmic_reasons import PLAIN, card_of, everybody
from support.rulebook import CHECKOUT

BOARD = CHECKOUT / "web" / "src" / "boards" / "cosmic"


def lead(table: Cosmos, seat: int = 0) -> LeadView | None:
    encounter = table.game.view(seat).encounter
    assert encounter is not None
    return encounter.lead


def terms(table: Cosmos, seat: int) -> DealView | None:
    encounter = table.game.view(seat).encounter
    assert encounter is not None
    return encounter.deal


@rule("cosmic:reveal.attack.1", "cosmic:reveal.attack.4")
def test_who_leads_and_by_how_much() -> None:
    table = everybody(*PLAIN, hands={0: ["attack-14"], 1: ["attack-10", "attack-08"]}).lays("attack-14", "attack-10")
    table.to("encounter card", 0)
    assert lead(table) is None, "nothing is shown yet"
    table.to(REINFORCING)
    assert lead(table) == LeadView(OFFENSE, 14 + 1 - 10 - 4, False)


@rule("cosmic:conflict.1")
def test_under_anti_matter_the_lower_total_leads() -> None:
    table = everybody("anti-matter", *PLAIN[1:], hands={0: ["attack-14", "attack-06"], 1: ["attack-04"]})
    table.lays("attack-14", "attack-04").to(REINFORCING)
    mine = lead(table)
    assert mine is not None
    assert (mine.side, mine.lower) == (DEFENSE, True)


def test_no_attack_no_lead() -> None:
    table = everybody(*PLAIN, hands={0: ["attack-14"], 1: ["negotiate"]})
    table.to("cards shown")
    assert lead(table) is None


@rule("cosmic:victory.1", "cosmic:variant.four-planets.1")
@pytest.mark.parametrize("planets", [5, 4])
def test_who_would_win_by_landing(planets: int) -> None:
    table = everybody(*PLAIN, planets=planets).invites(0, 2).joins(2, "offense")
    view = table.game.view(0)
    assert (view.to_win, view.foreign, view.homes) == (planets, (0, 0, 0, 0), (planets,) * 4)
    for planet in range(planets - 1):  # all but one of the colonies that it takes
        table.game.colonies[3 * planets + planet][2] = 1
    table.to("before cards")
    encounter = table.game.view(1).encounter
    assert encounter is not None
    assert encounter.about_to_win == (2,)
    assert table.game.view(1).foreign == (0, 0, planets - 1, 0)


@rule("cosmic:reveal.negotiate.3", "cosmic:reveal.negotiate.5")
def test_what_a_deal_may_hold() -> None:
    hands = {0: ["negotiate", "attack-06"], 1: ["negotiate", "attack-08", "attack-10"], 2: []}
    table = Cosmos("clone", "zombie", "chosen", hands=hands).lays("negotiate", "negotiate").in_warp(2, 2)
    for planet in range(10, 14):
        table.game.colonies[planet][0] = 1
    table.game.colonies[12][1] = 1
    table.to("deal")
    deal = terms(table, 0)
    assert deal is not None
    wins = [(giver, planet) for giver, planet, last in deal.grants if last]
    assert wins == [(1, planet) for planet in range(5, 10)], "the fifth foreign colony of the offense"
    assert [planet for giver, planet, _ in deal.grants if giver == 0] == [0, 1, 2, 3, 4, 10, 11, 13]
    assert deal.releases == ((1, 2, 2),)
    assert deal.cards == (1, 2, 0)
    assert terms(table, 2) is None, "who does not talk needs no terms"


@rule("cosmic:reinforcements.3")
def test_a_reinforcement_says_what_the_totals_would_be() -> None:
    table = everybody(*PLAIN, hands={0: ["attack-14", "reinforcement-5"], 1: ["attack-10"]})
    table.to(REINFORCING, 0)
    told = table.game.told(0)
    assert told is not None
    assert told.options[1].values == (20, 14, 15, 19), "for the offense, then for the defense"
    table.pick(0, "reinforcement-5")
    told = table.game.told(0)
    assert told is not None
    assert [option.values for option in told.options] == [(20, 14), (15, 19)]


@rule("cosmic:flares.6", "cosmic:flares.7")
def test_the_half_of_a_flare_travels_with_the_option_and_the_hand() -> None:
    table = everybody("amoeba", "clone", *PLAIN[2:], hands={0: ["amoeba-flare", "loser-flare", "attack-06"]})
    assert table.game.view(0).supers == (card_of("amoeba-flare"),)
    decision = table.to("before cards", 0)
    words = CosmicWords("en", ["Ada", "Ben", "Cleo", "Dag"], 0)
    said = [words.option(option, decision, table.game.view(0)) for option in decision.options]
    assert "Play Loser flare (wild)" in said
    table.game.players[0].powers[0].lost = True
    assert table.game.view(0).supers == ()


@rule("cosmic:victory.1")
@pytest.mark.parametrize(("alien", "way"), [("masochist", "masochist"), ("tick-tock", "tick-tock"), ("clone", "other")])
def test_how_somebody_has_won(alien: str, way: str) -> None:
    table = Cosmos(alien, *PLAIN[1:])
    for planet in range(5, 10):
        table.game.colonies[planet][2] = 1
    declare(table.game, [0, 2])
    assert table.game.view(1).ways == (way, "", "colonies", "")
    assert [event.kind for event in table.game.log or []] == ["wins otherwise", "wins"]


@rule("cosmic:timing.2")
def test_the_order_in_which_the_seats_are_asked() -> None:
    table = Cosmos(*PLAIN, defense=2, destiny=[WILD_DESTINY]).says(0, "wild destiny", "seat 2")
    table.to("aim")
    assert table.game.view(1).order == (0, 2, 1, 3)


def test_bots_are_asked_without_what_only_people_are_told() -> None:
    table = everybody(*PLAIN, hands={0: ["attack-14", "reinforcement-5"], 1: ["attack-10"]})
    decision = table.to(REINFORCING, 0)
    assert [option.values for option in decision.options] == [(), ()]


@pytest.mark.parametrize("word", ["scores[", "planets_each", "anti-matter", '"zombie"', '"tick-tock"'])
def test_the_page_states_no_rule(word: str) -> None:
    """How many colonies win, who leads and how somebody has won come from the server."""
    allowed = {
        "scores[": {"SystemLabel.svelte", "Aside.svelte", "Ending.svelte", "index.ts"},  # shown as they are
        "planets_each": {"cosmic.ts"},  # a planet's name
        '"tick-tock"': {"ways.ts"},
    }
    found = {path.name for path in sorted(BOARD.glob("*")) if word in Path(path).read_text(encoding="utf-8")}
    assert found == allowed.get(word, set())


def test_in_sight_is_what_the_view_shows_and_nothing_that_others_hold() -> None:
    """It is what the law of reasons asks about."""
    table = everybody(*PLAIN, hands={0: ["attack-14", "plague"], 1: ["attack-10", "quash"]})
    table.lays("attack-14", "attack-10").to("cards placed")
    mine = table.game.in_sight(0)
    assert {("card", card_of("plague")), ("card", card_of("attack-14")), ("alien", ALIEN["filch"])} <= set(mine)
    assert {("planet", 7), ("seat", 3), ("warp", 0), ("side", DEFENSE)} <= set(mine)
    assert not {("card", card_of("quash")), ("card", card_of("attack-10"))} & set(mine)
    table.to("cards shown")
    assert ("card", card_of("attack-10")) in table.game.in_sight(0)
