"""The Precursor Seed: a second power beside the first."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, TECH
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")


def seeded(next_alien: str, hands: dict[int, list[str]] | None = None, aliens: tuple[str, ...] = QUIET[:3]) -> Cosmos:
    table = Cosmos(*aliens, hands=hands, researching={0: {"precursor-seed": 9}}).says(0, "research", "complete")
    table.game.aliens.remove(ALIEN[next_alien])
    table.game.aliens.append(ALIEN[next_alien])
    return table


@rule("cosmic:tech.complete.2")
def test_both_powers_work() -> None:
    table = seeded("tripler", {0: ["attack-10"], 1: ["attack-40"]}).sends(1).encounter()
    assert [power.alien for power in table.game.players[0].powers] == [ALIEN["mirror"], ALIEN["tripler"]]
    assert table.totals() == (30 + 1, 40 + 4)


@rule("cosmic:zap.2")
def test_each_power_is_zapped_by_itself() -> None:
    table = seeded("tripler", {0: ["attack-10"], 1: ["attack-40", "cosmic-zap"]}).will(1, "cosmic-zap").sends(1)
    table.encounter()
    assert table.totals() == (10 + 1, 40 + 4)


@rule("cosmic:flares.6")
def test_both_flares_are_super() -> None:
    hands = {0: ["attack-13", "tripler-flare"], 1: ["attack-40"]}
    table = seeded("tripler", hands).will(0, "tripler-flare").sends(1).encounter()
    assert table.totals() == (39 + 1, 40 + 4)


def test_aliens_with_setup_text_and_rivals_are_passed_over() -> None:
    table = seeded("will", aliens=("sorcerer", "mirror", "trader"))
    for key in ("miser", "tick-tock", "gambler"):
        table.game.aliens.remove(ALIEN[key])
        table.game.aliens.append(ALIEN[key])
    table.to("aim")
    assert [power.alien for power in table.game.players[0].powers] == [ALIEN["sorcerer"], ALIEN["will"]]
    assert ALIEN["gambler"] in table.game.aliens


@rule("cosmic:power-loss.1")
def test_with_too_few_home_colonies_both_powers_are_lost() -> None:
    table = seeded("tripler", {0: ["attack-10"], 1: ["attack-40"]})
    for planet in (0, 1, 2):
        table.game.players[0].warp += table.game.colonies[planet][0]
        table.game.colonies[planet][0] = 0
    table.to("aim")
    assert [power.lost for power in table.game.players[0].powers] == [True, True]


def test_the_second_power_leaves_with_the_seed() -> None:
    table = seeded("tripler", {0: ["attack-10"], 1: ["attack-40"]})
    table.to("aim")
    seed = table.game.players[0].techs[0]
    table.game.players[1].techs.append(seed.copy())
    scrambler = table.game.players[1].techs[0]
    scrambler.card, scrambler.done, scrambler.ships, scrambler.memory = TECH["tech-scrambler"], False, 9, 0
    for planet in (6, 7, 8):
        table.game.colonies[planet][1] -= 3
    table.says(1, "place ships", *["planet 6"] * 9).will(1, "tech-scrambler").sends(1).encounter()
    assert [power.alien for power in table.game.players[0].powers] == [ALIEN["mirror"]]
    assert ALIEN["tripler"] in table.game.aliens
    assert [event.actor for event in table.events("second power lost")] == [0]
    assert table.totals() == (10 + 1, 40 + 4)
