"""Whom or what a deed is aimed at is told before others answer: they decide about a zap with open eyes."""

from __future__ import annotations

from orrery.cosmic.cards import NUMBERS, TECH
from orrery.cosmic.encounter import DEFENSE, OFFENSE
from support.cite import rule
from support.cosmic import Cosmos

ZAP = "power used"
CARD_ZAP = "card played"
SCRAMBLE = "tech used"
MOST_SHIPS = 9  # on a Tech Scrambler: enough for any technology


def holding(zap: str, *mine: str) -> dict[int, list[str]]:
    """The offense has these cards, the third player the one that may cancel what it does."""
    return {0: ["attack-08", *mine], 1: ["attack-10", "negotiate"], 2: ["attack-06", zap]}


def told(table: Cosmos, window: str, kind: str) -> list[tuple[int, ...]]:
    """What everybody has heard when the third player is asked whether to cancel it; nothing is done yet."""
    table.to(window, 2)
    return [event.values for event in table.events(kind) if not event.secret]


@rule("cosmic:timing.1", "cosmic:zap.1")
def test_a_power_names_the_player_it_is_aimed_at() -> None:
    hands = {**holding("cosmic-zap"), 3: ["attack-04", "trader-flare"]}
    table = Cosmos("clone", "zombie", "mirror", "mind", hands=hands).will(3, "mind").says(3, "mind.hand", "seat 1")
    assert told(table, ZAP, "named") == [(1,)]
    table = Cosmos("clone", "zombie", "mirror", "philanthropist", hands=hands).invites(0, 3).joins(3, "offense")
    table.will(3, "philanthropist").says(3, "philanthropist.receiver", "seat 1")
    assert told(table, ZAP, "named") == [(1,)]
    table = Cosmos("will", "zombie", "mirror", hands=holding("cosmic-zap")).says(0, "will.defense", "seat 2")
    assert told(table, ZAP, "named") == [(2,)]


def test_a_flare_names_the_player_it_is_aimed_at() -> None:
    table = Cosmos("trader", "zombie", "mirror", hands=holding("card-zap", "trader-flare"))
    table.will(0, "trader-flare").says(0, "trader.partner", "seat 2")
    assert told(table, CARD_ZAP, "named") == [(2,)]
    table = Cosmos("will", "zombie", "mirror", hands=holding("card-zap", "will-flare"))
    table.will(0, "will-flare").says(0, "will.hand", "seat 2")
    assert told(table, CARD_ZAP, "named") == [(2,)]
    table = Cosmos("clone", "zombie", "mirror", hands=holding("card-zap", "philanthropist-flare"))
    table.will(0, "philanthropist-flare").says(0, "philanthropist.borrower", "seat 1")
    assert told(table, CARD_ZAP, "named") == [(1,)]
    hands = {0: ["attack-40", "reincarnator-flare"], 1: ["attack-04"], 2: ["attack-06", "card-zap"]}
    table = Cosmos("clone", "mirror", "tripler", hands=hands).will(0, "reincarnator-flare")
    assert told(table, CARD_ZAP, "named") == [(1,)]


def test_the_side_is_named() -> None:
    table = Cosmos("mirror", "zombie", "clone", hands=holding("cosmic-zap", "mirror-flare"))
    table.will(0, "mirror-flare").says(0, "mirror.card", f"side {DEFENSE}")
    assert told(table, ZAP, "named side") == [(DEFENSE,)]
    table = Cosmos("reserve", "zombie", "clone", hands=holding("cosmic-zap", "attack-04")).will(0, "reserve")
    table.lays("attack-08", "attack-10").says(0, "reinforce side", f"side {OFFENSE}")
    assert told(table, ZAP, "named side") == [(OFFENSE,)]


def test_a_reinforcement_names_its_side_before_the_reserve_answers() -> None:
    hands = {0: ["attack-08", "reinforcement-5"], 1: ["attack-10"], 2: ["negotiate"]}
    table = Cosmos("clone", "mirror", "reserve", hands=hands).invites(0, 2).joins(2, "offense")
    table.will(0, "reinforcement-5").says(0, "reinforce side", f"side {OFFENSE}")
    assert told(table, "reinforcement played", "named side") == [(OFFENSE,)]


def test_the_very_ship_is_named() -> None:
    table = Cosmos("shadow", "zombie", "mirror", hands=holding("cosmic-zap")).says(0, "shadow.ship", "planet 7")
    assert told(table, ZAP, "marked ship") == [(1, 7)]
    researching = {1: {"xenon-lasers": 2}}
    table = Cosmos("shadow", "zombie", "mirror", hands=holding("cosmic-zap"), researching=researching)
    assert told(table.says(0, "shadow.ship", "research ship"), ZAP, "marked research ship") == [(1, 1)]
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["attack-06", "cosmic-zap"], 3: ["attack-06"]}
    table = Cosmos("vacuum", "clone", "mirror", "tripler", hands=hands).sends(3)
    table.says(0, "vacuum.drag", "seat 1", "seat 3", "seat 3")
    assert told(table, ZAP, "named ships") == [(1, 1), (2, 3)]


def test_the_planet_is_named() -> None:
    hands = {0: ["reinforcement-2"], 1: ["attack-08", "tick-tock-flare"], 2: ["attack-06", "card-zap"]}
    table = Cosmos("clone", "mirror", "zombie", hands=hands).will(1, "tick-tock-flare")
    table.game.discard, table.game.deck = table.game.deck, []
    assert told(table.says(1, "tick-tock.planet", "planet 12"), CARD_ZAP, "named planet") == [(12,)]
    table = Cosmos("clone", "zombie", "mirror", hands={1: ["attack-08", "parasite-flare"], 2: ["card-zap"]})
    for planet in (0, 1):
        table.game.colonies[planet][0] = 0
        table.game.players[0].gone += 4
    table.game.colonies[2][0], table.game.players[0].gone = 1, table.game.players[0].gone + 3
    table.says(0, "launch", "planet 2").will(1, "parasite-flare").says(1, "parasite.planet", "planet 3")
    assert told(table, CARD_ZAP, "named planet") == [(3,)]


def test_what_a_remora_will_take_is_said() -> None:
    hands = {0: ["attack-40"], 1: ["attack-04", "remora-flare"], 2: ["attack-06", "card-zap"]}
    table = Cosmos("clone", "remora", "mirror", hands=hands).will(1, "remora-flare")
    assert told(table.says(1, "reward", "ships 1"), CARD_ZAP, "named gains") == [(0, 1)]


def test_artifacts_name_their_victims() -> None:
    table = Cosmos("clone", "zombie", "mirror", hands=holding("card-zap", "plague")).will(0, "plague")
    table.says(0, "plague.victim", "seat 1").to(CARD_ZAP, 2)
    assert [event.actor for event in table.events("plague threatens")] == [1]
    table = Cosmos("clone", "zombie", "mirror", hands=holding("card-zap", "force-field")).will(0, "force-field")
    assert told(table.invites(0, 2).joins(2, "offense"), CARD_ZAP, "named") == [(2,)]


def inventing(tech: str) -> Cosmos:
    """The offense will use that technology; the third player could scramble it."""
    table = Cosmos(
        "clone",
        "zombie",
        "mirror",
        hands=holding("attack-04"),
        discard=["attack-40", "negotiate"],
        destiny=[15],
        techs={0: [tech]},
        researching={2: {"tech-scrambler": MOST_SHIPS}},
    )
    return table.will(0, tech)


def test_technologies_name_what_they_are_aimed_at() -> None:
    for tech in ("coldsleep-ship", "omega-missile"):
        table = inventing(tech).says(0, f"{tech}.planet", "planet 7")
        assert told(table, SCRAMBLE, "named planet") == [(7,)]
    table = inventing("delta-scanners").says(0, "delta-scanners.card", "attack-40")
    assert told(table, SCRAMBLE, "named card") == [(NUMBERS["attack-40"][0],)]
    assert told(inventing("the-qax").invites(0, 2), SCRAMBLE, "named") == [(2,)]
    assert told(inventing("lunar-cannon").says(0, "lunar-cannon.gap", "planet 9"), SCRAMBLE, "named gap") == [(8, 9)]
    assert told(inventing("xenon-lasers").says(0, "xenon lasers", "minus one"), SCRAMBLE, "lasers set") == [(-1,)]


def test_the_scrambler_names_the_technology() -> None:
    researching = {0: {"tech-scrambler": 4}}
    table = Cosmos("clone", "zombie", "mirror", techs={1: ["xenon-lasers"]}, researching=researching)
    table.will(0, "tech-scrambler").encounter()
    assert [event.values for event in table.events("named tech")] == [(TECH["xenon-lasers"], 1)]
