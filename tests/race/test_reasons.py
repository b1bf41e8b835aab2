"""Why a thing cannot be chosen: each reason with its numbers and its rule, at the question where a player meets it."""

from __future__ import annotations

import ast
from pathlib import Path

from orrery.kernel.decision import Choice
from orrery.kernel.laws import reasons_law
from orrery.race.cards import numbers_of
from orrery.race.rules.search import Search
from orrery.race.setup import setup
from orrery.race.standing import Standing
from orrery.race.state import ACTIONS, Race
from orrery.race.words import RaceWords
from orrery.race.words.reasons import ENGLISH
from support.cite import rule
from support.play import asked
from support.race import begin, card, every, offered, pick, race
from support.takeovers import brink, declare, table

Told = tuple[str, tuple[int, ...], str]


def why(game: Race, name: str, seat: int = 0, kind: str = "card") -> Told:
    """Why that card, action or other thing cannot be chosen: reason, numbers and rule."""
    number = card(name) if kind == "card" else ACTIONS.index(name) if kind == "action" else int(name)
    return why_number(game, number, seat, kind)


def why_number(game: Race, number: int, seat: int = 0, kind: str = "card") -> Told:
    reasons_law(game, game.aside())  # random play comes to few of these tables
    refused = game.why_not(seat, (kind, number))
    assert refused is not None, f"{kind} {number} can be chosen: {offered(game, seat)}"
    return refused.reason, refused.numbers, refused.rule.removeprefix("race:")


def short(game: Race, name: str, seat: int = 0) -> str:
    return why(game, name, seat)[0]


# -- develop -----------------------------------------------------------------------------------------------------------


def developing(tableau: list[str], hand: list[str], action: str = "settle", sets: str = "none") -> Race:
    game = race(["old-earth", *tableau], ["new-sparta"], hands=[hand, []], actions=[[action], []], sets=sets)
    return begin(game, "develop")


@rule("race:develop.5")
def test_a_development_that_is_too_dear() -> None:
    game = developing([], ["public-works", "merchant-guild", "gem-world"])
    assert why(game, "merchant-guild") == ("too-dear", (6, 2), "develop.5")


@rule("race:develop.6", "race:power.develop.reduce-cost.1")
def test_a_development_that_is_too_dear_also_with_bonus_and_powers() -> None:
    game = developing(["investment-credits"], ["public-works", "merchant-guild", "gem-world"], "develop")
    assert why(game, "merchant-guild") == ("too-dear-reduced", (4, 2, 6), "develop.5")


@rule("race:develop.1")
def test_a_world_is_no_development() -> None:
    game = developing([], ["public-works", "merchant-guild", "gem-world"])
    assert why(game, "gem-world") == ("is-world", (), "develop.1")
    assert why(game, "old-earth") == ("asks-development", (), "develop.1")


@rule("race:develop.8")
def test_a_second_copy_is_refused_whatever_it_costs() -> None:
    game = developing(["mining-robots"], ["mining-robots", "public-works"])
    assert why_number(game, numbers_of("mining-robots")[1]) == ("stands-already", (), "develop.8"), "nor affordable"


@rule("race:power.develop.good-reduce.1", "race:power.develop.discard-reduce.1")
def test_what_makes_a_development_cheaper() -> None:
    tableau = ["golden-age-of-terraforming", "r-and-d-crash-program", "comet-zone"]
    hand = ["drop-ships", "gem-world", "spice-world", "new-vinland", "plague-world", "space-port"]
    game = developing(tableau, hand, sets="storm+rebel+brink")
    pick(game, 0, "drop-ships")
    assert asked(game, 0).prompt == "develop how"
    assert why(game, "golden-age-of-terraforming") == ("kind-lacking", (2,), "power.develop.good-reduce.1")
    assert why(game, "comet-zone") == ("no-optional-power", (), "powers.10")
    assert why(game, "drop-ships") == ("is-subject", (), "powers.10")
    assert why(game, "gem-world") == ("asks-help", (), "powers.10")


@rule("race:develop.5", "race:round.13")
def test_a_payment_comes_from_the_hand() -> None:
    game = developing([], ["drop-ships", "gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world"])
    pick(game, 0, "drop-ships")
    assert why(game, "old-earth") == ("asks-hand", (), "develop.5")
    assert why(game, "drop-ships") == ("is-subject", (), "develop.5")
    assert why(game, "new-sparta") == ("not-yours", (1,), "develop.5")


# -- settle ------------------------------------------------------------------------------------------------------------


def settling(tableau: list[str], hand: list[str], sets: str = "none", prestige: int = 0) -> Race:
    game = race(
        tableau,
        ["old-earth" if "old-earth" not in tableau else "new-sparta"],
        hands=[hand, []],
        actions=[["develop"], []],
        sets=sets,
        prestige=[prestige, 0],
    )
    return begin(game, "settle")


@rule("race:settle.4", "race:settle.1")
def test_a_world_that_is_too_dear() -> None:
    game = settling(["old-earth"], ["gem-world", "alien-robotic-factory", "public-works"])
    assert why(game, "alien-robotic-factory") == ("too-dear", (6, 2), "settle.4")
    assert why(game, "public-works") == ("is-development", (), "settle.1")
    assert why(game, "old-earth") == ("asks-world", (), "settle.1")


@rule("race:power.settle.reduce-cost.1")
def test_a_world_that_is_too_dear_also_with_powers() -> None:
    game = settling(["old-earth", "replicant-robots"], ["gem-world", "alien-robotic-factory", "public-works"])
    assert why(game, "alien-robotic-factory") == ("too-dear-reduced", (4, 2, 6), "settle.4")


@rule("race:settle.conquest.3")
def test_a_world_that_is_too_strong() -> None:
    game = settling(["old-earth"], ["gem-world", "rebel-miners", "public-works"])
    assert why(game, "rebel-miners") == ("too-strong", (2, 0), "settle.conquest.3")


@rule("race:settle.conquest.3")
def test_military_counts_against_its_kind_only() -> None:
    game = settling(["alpha-centauri"], ["gem-world", "rebel-miners", "avian-uplift-race", "comet-zone"])
    assert why(game, "rebel-miners") == ("too-strong", (2, 1), "settle.conquest.3"), "Rare elements"
    assert why(game, "avian-uplift-race") == ("too-strong", (2, 0), "settle.conquest.3"), "Genes"


@rule("race:settle.conquest.9")
def test_what_could_be_given_up_is_told_apart() -> None:
    game = settling(["new-sparta", "new-military-tactics"], ["gem-world", "rebel-base", "public-works"])
    assert why(game, "rebel-base") == ("too-strong-reserve", (6, 2, 3), "settle.conquest.3")


@rule("race:power.settle.discard-for-military.1")
def test_hand_cards_that_could_be_discarded_count_without_the_world() -> None:
    game = settling(["old-earth", "space-mercenaries"], ["gem-world", "rebel-base", "public-works"], "storm")
    assert why(game, "rebel-base") == ("too-strong-reserve", (6, 1, 2), "settle.conquest.3")


@rule("race:settle.pay-for-military.1", "race:settle.pay-for-military.3")
def test_a_military_world_that_is_too_strong_and_too_dear() -> None:
    game = settling(["old-earth", "contact-specialist"], ["gem-world", "rebel-base", "public-works"])
    assert why(game, "rebel-base") == ("too-strong-too-dear", (6, -1, 5, 2), "settle.conquest.3")


@rule("race:settle.pay-for-military.2")
def test_an_alien_military_world_cannot_be_paid_for() -> None:
    game = settling(["old-earth", "contact-specialist"], ["gem-world", "alien-robot-sentry", "public-works"])
    assert why(game, "alien-robot-sentry") == ("too-strong", (2, -1), "settle.conquest.3")


@rule("race:power.settle.conquer-peaceful.1")
def test_a_world_that_could_be_conquered_as_if_military() -> None:
    hand = ["gem-world", "deserted-alien-library", "public-works"]
    game = settling(["old-earth", "imperium-cloaking-technology"], hand, "storm+rebel")
    assert why(game, "deserted-alien-library") == ("too-strong-too-dear", (4, 0, 6, 2), "settle.conquest.3")


# -- how a world is placed ---------------------------------------------------------------------------------------------


@rule("race:power.settle.reduce-to-zero.2")
def test_a_colony_ship_is_not_for_alien_worlds() -> None:
    game = settling(["new-sparta", "colony-ship", "new-military-tactics"], ["alien-robot-sentry"])
    pick(game, 0, "alien-robot-sentry")
    assert why(game, "colony-ship") == ("not-for-alien", (), "power.settle.reduce-to-zero.2")
    assert why(game, "new-sparta") == ("no-optional-power", (), "powers.10")


@rule("race:settle.conquest.2", "race:settle.pay-for-military.2")
def test_what_pays_for_military_worlds_does_so_for_some() -> None:
    game = settling(["old-earth", "contact-specialist", "colony-ship"], ["gem-world", "comet-zone", "spice-world"])
    pick(game, 0, "gem-world")
    assert why(game, "contact-specialist") == ("only-military", (), "settle.conquest.2")
    tableau = ["new-sparta", "space-marines", "contact-specialist", "new-military-tactics"]
    game = settling(tableau, ["alien-robot-sentry"])
    pick(game, 0, "alien-robot-sentry")
    assert why(game, "contact-specialist") == ("pays-for-others", (), "settle.pay-for-military.2")


@rule("race:power.settle.conquer-peaceful.1", "race:power.settle.temporary-military.2")
def test_powers_of_the_sets_that_do_not_help_now() -> None:
    tableau = ["new-sparta", "new-military-tactics", "imperium-cloaking-technology", "rebel-fuel-refinery"]
    game = settling([*tableau, "alien-booby-trap", "space-mercenaries"], ["rebel-fuel-cache"], "storm+rebel+brink")
    pick(game, 0, "rebel-fuel-cache")
    assert why(game, "imperium-cloaking-technology") == ("only-peaceful", (), "power.settle.conquer-peaceful.1")
    assert why(game, "rebel-fuel-refinery") == ("kind-lacking", (2,), "powers.10")
    assert why(game, "alien-booby-trap") == ("prestige-lacking", (1, 0), "power.settle.temporary-military.2")
    assert why(game, "space-mercenaries") == ("recruits-next", (), "power.settle.discard-for-military.1")


@rule("race:power.settle.conquer-peaceful.1")
def test_what_is_too_weak_for_any_way() -> None:
    hand = ["new-earth", "gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world"]
    game = settling(["old-earth", "imperium-cloaking-technology", "colony-ship"], hand, "storm+rebel")
    pick(game, 0, "new-earth")
    assert offered(game, 0) == ["pay", "pay colony-ship"]
    assert why(game, "imperium-cloaking-technology") == ("no-way-with-it", (), "powers.10"), "defense 3, Military 0"


@rule("race:power.settle.good-reduce.1", "race:set3.powers.6")
def test_which_goods_can_be_spent() -> None:
    tableau = ["old-earth", "golden-age-of-terraforming", "plague-world", "distant-world", "gem-world"]
    game = race(
        tableau,
        ["new-sparta"],
        hands=[["pre-sentient-race", "comet-zone"], []],
        goods=[["plague-world", "distant-world", "gem-world"], []],
        sets="brink",
    )
    begin(game, "settle")
    pick(game, 0, "pre-sentient-race")
    assert offered(game, 0) == ["plague-world", "distant-world"]
    assert why(game, "gem-world") == ("wrong-kind", (3,), "power.settle.good-reduce.1")
    assert why(game, "old-earth") == ("no-good", (), "power.settle.good-reduce.1")
    assert short(game, "pre-sentient-race") == "unpaid"
    assert short(game, "comet-zone") == "asks-good"


@rule("race:power.settle.good-reduce.1", "race:power.settle.temporary-military.3")
def test_a_good_that_is_needed_for_another_kind() -> None:
    tableau = ["old-earth", "golden-age-of-terraforming", "rebel-fuel-refinery", "plague-world", "distant-world"]
    oort = "alien-oort-cloud-refinery"
    goods = [["plague-world", "distant-world", oort], []]
    hands = [["pre-sentient-race", "comet-zone"], []]
    game = race([*tableau, oort], ["new-sparta"], hands=hands, goods=goods, sets="brink")
    begin(game, "settle")
    pick(game, 0, "pre-sentient-race")
    pick(game, 0, "pay golden-age-of-terraforming rebel-fuel-refinery")
    assert offered(game, 0) == ["plague-world", "distant-world"]
    assert why(game, oort) == ("needed-later", (2,), "power.settle.good-reduce.1")


# -- further worlds ----------------------------------------------------------------------------------------------------


@rule("race:power.settle.second-world.1", "race:power.settle.replace.1")
def test_powers_for_another_world() -> None:
    tableau = ["new-sparta", "improved-logistics", "terraforming-engineers", "gem-world", "rebel-sneak-attack"]
    hands = [["rebel-fuel-cache", "space-port", "old-earth"], []]
    game = begin(every([*tableau, "drop-ships"], ["comet-zone"], hands=hands), "settle")
    pick(game, 0, "none")
    assert asked(game, 0).prompt == "settle more"
    assert why(game, "improved-logistics") == ("first-world-first", (), "power.settle.replace.1")
    assert why(game, "drop-ships") == ("no-optional-power", (), "power.settle.replace.1")
    assert short(game, "space-port") == "asks-power"


@rule("race:power.settle.second-world.1", "race:power.settle.extra-military-world.1")
def test_no_other_world_is_in_reach() -> None:
    tableau = ["new-sparta", "improved-logistics", "terraforming-engineers", "rebel-sneak-attack"]
    hands = [["rebel-fuel-cache", "dying-colony"], []]
    game = begin(every(tableau, ["comet-zone"], hands=hands), "settle")
    pick(game, 0, "rebel-fuel-cache")
    assert offered(game, 0) == ["power improved-logistics 0", "pass"]
    assert short(game, "rebel-sneak-attack") == "no-world-in-reach"
    assert short(game, "terraforming-engineers") == "nothing-to-replace"
    assert why(game, "rebel-fuel-cache") == ("placed-now", (), "powers.6")


@rule("race:power.settle.extra-military-world.1")
def test_one_more_world_that_must_be_conquered() -> None:
    tableau = ["new-sparta", "rebel-sneak-attack"]
    hands = [["rebel-fuel-cache", "star-nomad-lair", "gem-world", "comet-zone", "rebel-base"], []]
    game = begin(every(tableau, ["old-earth"], hands=hands), "settle")
    pick(game, 0, "rebel-fuel-cache")
    pick(game, 0, "power rebel-sneak-attack 1")
    assert why(game, "gem-world") == ("not-military", (), "power.settle.extra-military-world.1")
    assert why(game, "rebel-base") == ("too-strong", (6, 2), "settle.conquest.3")


@rule("race:power.settle.replace.1", "race:power.settle.replace.5")
def test_what_can_be_replaced() -> None:
    tableau = ["old-earth", "terraforming-engineers", "gem-world", "rebel-fuel-cache", "comet-zone"]
    hands = [["spice-world", "plague-world", "rebel-base", "public-works"], []]
    game = begin(every(tableau, ["new-sparta"], hands=hands), "settle")
    pick(game, 0, "none")
    pick(game, 0, "power terraforming-engineers 2")
    assert asked(game, 0).prompt == "replace"
    assert why(game, "rebel-fuel-cache") == ("only-peaceful-worlds", (), "power.settle.replace.1")
    assert short(game, "public-works") == "only-peaceful-worlds"
    assert why(game, "comet-zone") == ("no-successor", (3,), "power.settle.replace.1")
    assert why(game, "plague-world") == ("no-predecessor", (3,), "power.settle.replace.1")
    assert short(game, "new-sparta") == "not-yours"


@rule("race:power.settle.replace.5")
def test_what_would_leave_too_little_for_the_world_that_was_shown() -> None:
    tableau = ["old-earth", "terraforming-engineers", "golden-age-of-terraforming", "plague-world", "gem-world"]
    hands = [["lost-species-ark-world", "spice-world", "distant-world"], []]
    game = begin(every(tableau, ["new-sparta"], hands=hands, goods=[["plague-world"], []]), "settle")
    pick(game, 0, "lost-species-ark-world")
    assert offered(game, 0) == ["none", "replace gem-world spice-world"], "the good must stay, and a card"
    assert why(game, "plague-world") == ("leaves-too-little", (), "power.settle.replace.5")
    assert short(game, "distant-world") == "leaves-too-little"


# -- takeovers ---------------------------------------------------------------------------------------------------------


@rule("race:takeover.resolve.2", "race:takeover.declare.1")
def test_a_world_that_is_defended_too_well() -> None:
    mine = ["old-earth", "imperium-seat", "imperium-troops"]
    theirs = ["gem-world", "rebel-fuel-cache", "rebel-base", "public-works", "space-marines"]
    game = table(mine, theirs, hands=[["deficit-spending"], []])
    assert why(game, "deficit-spending") == ("asks-takeover", (), "takeover.declare.8")
    assert asked(game, 0).prompt == "takeover"
    assert why(game, "rebel-base") == ("defended", (8, 3), "takeover.resolve.2"), "6 and Military 2; 3 at Rebels"
    assert why(game, "public-works", 0) == ("only-worlds", (), "takeover.declare.1")
    assert why(game, "gem-world", 0) == ("only-rebels", (), "takeover.vulnerable.rebel")
    assert why(game, "imperium-troops") == ("no-takeover-power", (), "takeover.declare.2")


@rule("race:takeover.vulnerable.rebel", "race:takeover.vulnerable.imperium", "race:takeover.vulnerable.military.1")
def test_who_is_safe_from_a_power() -> None:
    mine = ["old-earth", "imperium-seat", "drop-ships"]
    game = table(mine, ["gem-world", "rebel-fuel-cache"], ["comet-zone", "outlaw-world"])
    assert why(game, "outlaw-world") == ("no-rebel-world", (2,), "takeover.declare.2")
    mine = ["old-earth", "rebel-alliance", "drop-ships", "space-marines", "expedition-force"]
    game = table(mine, ["gem-world", "imperium-troops", "star-nomad-lair"], ["comet-zone", "outlaw-world"])
    assert why(game, "outlaw-world") == ("no-imperium-card", (2,), "takeover.declare.2")
    mine = ["old-earth", "imperium-cloaking-technology", "drop-ships", "space-marines", "expedition-force"]
    game = table(mine, ["gem-world", "new-survivalists", "alpha-centauri"], ["new-sparta", "star-nomad-lair"])
    assert why(game, "new-survivalists") == ("no-military", (1,), "takeover.declare.2")


@rule("race:takeover.declare.1", "race:power.settle.takeover.any")
def test_a_world_that_no_power_opens() -> None:
    mine = ["old-earth", "interstellar-casus-belli", "drop-ships", "space-marines"]
    game = brink(mine, ["gem-world", "star-nomad-lair"], prestige=[1, 0])
    assert why(game, "gem-world") == ("not-military", (), "takeover.declare.1")


@rule("race:power.settle.takeover.any")
def test_a_takeover_that_takes_prestige() -> None:
    mine = ["old-earth", "interstellar-casus-belli", "imperium-seat", "drop-ships", "imperium-planet-buster"]
    game = brink(mine, ["gem-world", "rebel-fuel-cache"], prestige=[0, 0])
    assert why(game, "interstellar-casus-belli") == ("prestige-lacking", (1, 0), "takeover.declare.8")
    assert why(game, "imperium-planet-buster") == ("no-target", (), "takeover.declare.8")


@rule("race:takeover.declare.9", "race:takeover.declare.6")
def test_a_world_of_this_phase_and_a_power_that_was_used() -> None:
    mine = ["old-earth", "imperium-seat", "drop-ships", "improved-logistics", "imperium-cloaking-technology"]
    theirs = ["gem-world", "rebel-fuel-cache", "new-sparta"]
    game = table(mine, theirs, hands=[[], ["star-nomad-lair"]], first=1)
    pick(game, 1, "star-nomad-lair")
    assert why(game, "star-nomad-lair") == ("placed-now-target", (), "takeover.declare.9")
    declare(game, 0, "imperium-seat", "rebel-fuel-cache")
    while asked(game, 0).prompt != "takeover":
        pick(game, 0, offered(game, 0)[0])
    assert why(game, "imperium-seat") == ("used", (), "takeover.declare.6")


@rule("race:takeover.set3.4")
def test_only_a_takeover_that_was_declared_can_fail() -> None:
    theirs = ["gem-world", "pan-galactic-security-council", "rebel-fuel-cache", "rebel-base"]
    hands = [[], ["public-works"]]
    game = brink(["old-earth", "imperium-seat", "drop-ships"], theirs, prestige=[0, 1], hands=hands)
    declare(game, 0, "imperium-seat", "rebel-fuel-cache")
    assert asked(game, 1).prompt == "veto"
    assert why(game, "rebel-base", 1) == ("not-attacked", (), "takeover.set3.4")
    assert why(game, "drop-ships", 1) == ("not-attacked", (), "takeover.set3.4")
    assert why(game, "public-works", 1) == ("asks-veto", (), "takeover.set3.4")


@rule("race:takeover.declare.8")
def test_what_adds_no_military_to_an_attack() -> None:
    mine = ["old-earth", "imperium-seat", "drop-ships", "new-military-tactics", "space-mercenaries"]
    game = table(mine, ["gem-world", "rebel-fuel-cache"], hands=[["comet-zone"], []])
    declare(game, 0, "imperium-seat", "rebel-fuel-cache")
    assert asked(game, 0).prompt == "add military"
    assert why(game, "drop-ships") == ("no-optional-power", (), "takeover.declare.8")
    assert why(game, "space-mercenaries")[0] == "recruits-next"
    assert why(game, "comet-zone") == ("asks-help", (), "takeover.declare.8")


# -- consume -----------------------------------------------------------------------------------------------------------


def consuming(tableau: list[str], goods: list[str], hand: list[str] | None = None, action: str = "produce") -> Race:
    game = every(tableau, ["new-sparta"], hands=[hand or [], []], goods=[goods, []], actions=[[action], []])
    return begin(game, "consume")


@rule("race:consume.6")
def test_what_a_consume_power_lacks() -> None:
    tableau = ["old-earth", "new-vinland", "gem-world", "tourist-world", "diversified-economy", "mining-conglomerate"]
    more = ["deficit-spending", "space-marines", "alien-toy-shop", "galactic-power-brokers", "trade-league"]
    game = consuming([*tableau, *more, "gambling-world-replacement", "pan-galactic-security-council"], ["gem-world"])
    assert asked(game, 0).prompt == "consume"
    assert why(game, "tourist-world") == ("goods-lacking", (2, 1), "consume.6")
    assert why(game, "diversified-economy") == ("kinds-lacking", (3, 1), "consume.6")
    assert why(game, "mining-conglomerate") == ("goods-of-kind-lacking", (1, 0, 2), "consume.6")
    assert why(game, "deficit-spending") == ("hand-lacking", (1, 0), "consume.6")
    assert why(game, "pan-galactic-security-council") == ("hand-lacking", (2, 0), "consume.6")
    assert why(game, "galactic-power-brokers") == ("prestige-lacking", (1, 0), "consume.6")
    assert why(game, "alien-toy-shop") == ("no-good", (), "consume.6")
    assert why(game, "space-marines") == ("no-consume-power", (), "consume.6")
    assert why(game, "gem-world") == ("no-consume-power", (), "consume.6")


@rule("race:power.consume.ante.1")
def test_a_stake_that_nobody_holds() -> None:
    tableau = ["old-earth", "gambling-world-replacement", "gem-world", "comet-zone", "new-vinland"]
    game = consuming(tableau, ["gem-world", "comet-zone"], ["dying-colony"])
    pick(game, 0, "power gambling-world-replacement 0")
    pick(game, 0, "gem-world")
    assert why(game, "gambling-world-replacement") == ("stake-lacking", (1, 6), "consume.6"), "it costs nothing"


@rule("race:consume.order.2")
def test_a_power_is_used_once() -> None:
    tableau = ["old-earth", "new-vinland", "gem-world", "spice-world", "comet-zone", "tourist-world"]
    game = consuming(tableau, ["gem-world", "spice-world", "comet-zone"])
    pick(game, 0, "power new-vinland 0")
    pick(game, 0, "gem-world")
    assert why(game, "new-vinland") == ("used", (), "consume.order.2")


@rule("race:consume.trade.1", "race:power.trade.no-trade.1")
def test_which_goods_can_be_sold() -> None:
    oort = "alien-oort-cloud-refinery"
    tableau = ["old-earth", "gem-world", "plague-world", oort]
    game = consuming(tableau, ["gem-world", "plague-world", oort], ["comet-zone"], "consume-trade")
    assert asked(game, 0).prompt == "sell"
    assert why(game, oort) == ("not-for-trade", (), "power.trade.no-trade.1")
    assert why(game, "old-earth") == ("no-good", (), "consume.trade.1")
    assert why(game, "comet-zone") == ("asks-good", (), "consume.trade.1")


@rule("race:power.consume.trade-price.1", "race:power.game-end.multi-kind.1")
def test_a_power_that_sells_needs_a_good_too() -> None:
    oort = "alien-oort-cloud-refinery"
    game = consuming(["black-market-trading-world", "gem-world", oort], ["gem-world", oort])
    assert asked(game, 0).prompt == "sell"
    assert why(game, "black-market-trading-world")[0] == "no-good"
    pick(game, 0, oort)
    assert asked(game, 0).prompt == "kind"
    assert why(game, "gem-world") == ("asks-kind", (), "power.game-end.multi-kind.1")


@rule("race:power.consume.specific-kind.1", "race:consume.order.3")
def test_goods_of_another_kind_are_not_taken() -> None:
    tableau = ["mining-conglomerate", "old-earth", "comet-zone", "mining-world", "blaster-gem-mines", "gem-world"]
    game = consuming(tableau, ["comet-zone", "mining-world", "blaster-gem-mines", "gem-world"])
    pick(game, 0, "power mining-conglomerate 1")
    assert why(game, "gem-world") == ("wrong-kind", (2,), "consume.order.3")
    assert why(game, "old-earth") == ("no-good", (), "consume.order.3")


@rule("race:power.consume.fixed-number.2")
def test_one_good_of_each_of_three_kinds() -> None:
    tableau = ["diversified-economy", "gem-world", "spice-world", "comet-zone", "plague-world", "tourist-world"]
    game = consuming(tableau, ["gem-world", "spice-world", "comet-zone", "plague-world"])
    pick(game, 0, "power diversified-economy 0")
    assert offered(game, 0) == ["gem-world", "spice-world"]
    assert why(game, "comet-zone") == ("other-first", (card("gem-world"),), "power.consume.fixed-number.2")
    alien = "deserted-alien-outpost"
    game = consuming([*tableau, alien], ["gem-world", "spice-world", "comet-zone", "plague-world", alien])
    pick(game, 0, "power diversified-economy 0")
    pick(game, 0, "gem-world")
    assert why(game, "spice-world") == ("kind-taken", (1,), "power.consume.fixed-number.2")
    assert why(game, "gem-world") == ("set-aside", (), "power.consume.fixed-number.2")
    assert why(game, "tourist-world")[0] == "no-good"


@rule("race:power.consume.up-to-different.1")
def test_one_good_of_each_kind_there_is() -> None:
    tableau = ["galactic-exchange", "gem-world", "spice-world", "comet-zone", "mining-world", "tourist-world"]
    game = consuming(tableau, ["gem-world", "spice-world", "comet-zone", "mining-world"])
    pick(game, 0, "power galactic-exchange 0")
    assert why(game, "comet-zone") == ("wrong-kind", (1,), "power.consume.up-to-different.1")
    assert why(game, "tourist-world")[0] == "no-good"
    pick(game, 0, "gem-world")
    assert why(game, "spice-world") == ("kind-taken", (1,), "power.consume.up-to-different.1")
    assert why(game, "gem-world") == ("set-aside", (), "power.consume.up-to-different.1")


@rule("race:power.consume.ante.1", "race:power.consume.ante.2")
def test_what_can_be_staked_and_won() -> None:
    hand = ["alien-monolith", "public-works", "gem-world"]
    top = ["merchant-guild", "comet-zone", "spice-world"]
    world = "gambling-world-replacement"
    game = every([world], ["new-sparta"], hands=[hand, []], top=top, actions=[["produce"], []])
    begin(game, "consume")
    pick(game, 0, f"power {world} 1")
    assert why(game, "alien-monolith") == ("stake-cost", (8, 1, 6), "power.consume.ante.1")
    pick(game, 0, "gem-world")
    assert asked(game, 0).prompt == "prize"
    assert why(game, "gem-world") == ("is-stake", (), "power.consume.ante.2")
    assert why(game, "public-works") == ("asks-shown", (), "power.consume.ante.2")


@rule("race:power.consume.draw-if-lucky.1")
def test_a_number_is_named() -> None:
    game = race(["gambling-world", "gem-world"], ["new-sparta"], actions=[["produce"], []])
    begin(game, "consume")
    assert why(game, "new-sparta") == ("not-yours", (1,), "power.consume.draw-if-lucky.1")
    assert why(game, "gem-world") == ("asks-number", (), "power.consume.draw-if-lucky.1")


# -- produce -----------------------------------------------------------------------------------------------------------


@rule("race:produce.6", "race:produce.3", "race:power.produce.specific-windfall.1")
def test_where_a_windfall_power_produces() -> None:
    tableau = ["genetics-lab", "pre-sentient-race", "empath-world", "refugee-world", "galactic-resort", "gem-world"]
    hands = [["comet-zone"], []]
    game = race(tableau, ["new-sparta"], hands=hands, goods=[["galactic-resort"], []], actions=[["settle"], []])
    begin(game, "produce")
    assert asked(game, 0).prompt == "windfall"
    assert why(game, "gem-world") == ("not-windfall", (), "produce.6")
    assert why(game, "galactic-resort") == ("has-good", (), "produce.3")
    assert why(game, "refugee-world") == ("no-power-for-kind", (1,), "produce.5")
    assert why(game, "comet-zone") == ("asks-windfall", (), "produce.5")


@rule("race:power.produce.discard-windfall.1", "race:power.produce.discard-to-produce.1")
def test_powers_that_cost_a_card() -> None:
    tableau = ["damaged-alien-factory", "lifeforms-inc", "alien-booby-trap", "old-earth"]
    windfalls = ["pre-sentient-race", "empath-world", "radioactive-world"]
    hands, goods = [["comet-zone", "spice-world"], []], [["damaged-alien-factory"], []]
    game = begin(every([*tableau, *windfalls], ["new-sparta"], hands=hands, goods=goods), "produce")
    assert asked(game, 0).prompt == "produce more"
    assert why(game, "damaged-alien-factory")[:2] == ("has-good", ())
    assert why(game, "alien-booby-trap")[:2] == ("no-empty-windfall", (4,))
    assert why(game, "old-earth")[:2] == ("no-optional-power", ())
    pick(game, 0, "power lifeforms-inc 2")
    assert asked(game, 0).prompt == "produce where"
    assert why(game, "radioactive-world") == ("wrong-kind", (3,), "power.produce.discard-windfall.1")
    assert why(game, "old-earth") == ("not-windfall", (), "produce.6")


@rule("race:powers.9")
def test_with_an_empty_hand_a_draw_comes_first() -> None:
    tableau = ["damaged-alien-factory", "consumer-markets", "research-labs", "artist-colony"]
    game = begin(every(tableau, ["new-sparta"]), "produce")
    assert offered(game, 0) == ["power consumer-markets 1", "pass"]
    assert why(game, "damaged-alien-factory")[:2] == ("hand-lacking", (1, 0))
    assert why(game, "research-labs")[:2] == ("draws-nothing", ())


# -- rounds ------------------------------------------------------------------------------------------------------------


def whole_game(choose: dict[str, int], **options: int | str) -> Race:
    """A game from its beginning, up to the first question of seat 0 that `choose` does not answer."""
    game = setup({"players": 2, **options}, 7)
    while True:
        decision = asked(game, 0) if game.asked(0) else game.waiting()[0]
        if decision.seat == 0 and decision.prompt not in choose:
            return game
        first = choose.get(decision.prompt, 0) if decision.seat == 0 else 0
        game.answer(Choice(decision.seat, tuple(range(first, first + decision.least))))


@rule("race:setup.5", "race:setup.7")
def test_before_the_first_round() -> None:
    game = whole_game({}, start_worlds="choice")
    assert why_number(game, game.players[0].hand[0]) == ("asks-start-world", (), "setup.5")
    game = whole_game({})
    assert why_number(game, game.players[0].tableau[0]) == ("asks-hand", (), "setup.7")
    assert why_number(game, game.players[1].tableau[0]) == ("not-yours", (1,), "setup.7")
    assert why_number(game, game.deck[0]) == ("unseen", (), "setup.7")
    assert why_number(game, game.players[1].hand[0]) == ("unseen", (), "setup.7"), (
        "in a hand or in the pile is the same"
    )
    assert why(game, "0", kind="seat") == ("seat", (), "setup.7")


@rule("race:draft.5", "race:draft.8")
def test_in_the_draft() -> None:
    game = setup({"players": 2, "variant": "draft", "sets": "storm"}, 7)
    picked = asked(game, 0).options[0].id()
    game.answer(Choice(0, (0,)))
    game.answer(Choice(1, (0,)))
    assert why_number(game, picked) == ("drafted", (), "draft.8")
    assert why_number(game, game.players[0].drawn[0]) == ("asks-pack", (), "draft.5")


@rule("race:round.1", "race:goals.check.1", "race:explore.2")
def test_in_a_round() -> None:
    game = whole_game({"opening discard": 0}, sets="storm", goals="yes")
    assert why_number(game, game.players[0].hand[0]) == ("asks-action", (), "round.1")
    assert why(game, str(game.goals[0]), kind="goal") == ("goal", (), "goals.check.1")
    game = whole_game({"opening discard": 0, "action": 0}, sets="storm", goals="yes")
    assert asked(game, 0).prompt == "keep"
    assert why_number(game, game.players[0].hand[0]) == ("asks-drawn", (), "explore.2")
    assert why(game, "produce", kind="action") == ("action-later", (), "round.1")


@rule("race:prestige.action.1", "race:prestige.action.7", "race:two-player.2", "race:power.select-last.2")
def test_action_cards_that_are_gone() -> None:
    game = whole_game({"opening discard": 0}, sets="brink")
    game.players[0].standing = game.players[0].standing.with_bonus(-1, True)
    game.ask_again()
    assert why(game, "search", kind="action") == ("search-used", (), "prestige.action.7")
    game = whole_game({"opening discard": 0}, sets="brink", actions="two")
    game.players[0].standing = Standing(1)
    game.ask_again()
    pick(game, 0, "develop", "prestige-search")
    game.answer(Choice(1, (0, 1)))
    assert asked(game, 0).prompt == "announce"
    assert why(game, "develop", kind="action") == ("action-chosen", (), "two-player.2")
    game = whole_game({"opening discard": 0}, sets="brink", actions="two")
    game.players[0].tableau.append(card("psi-crystal-world"))
    game.deck.remove(card("psi-crystal-world"))
    game.ask_again()
    pick(game, 0, "develop")
    game.answer(Choice(1, (0, 1)))
    assert why(game, "develop", kind="action") == ("action-chosen", (), "two-player.2")


@rule("race:search.4", "race:search.6", "race:search.7", "race:search.category.9")
def test_in_a_search() -> None:
    top = ["gem-world", "space-marines", "comet-zone", "expedition-force", "drop-ships"]
    game = every(["old-earth"], ["new-sparta"], hands=[["public-works"], []], top=top)
    game.begin(Search(0))
    assert why(game, "8", kind="category") == ("no-takeovers", (), "search.category.9")
    assert why(game, "public-works") == ("asks-category", (), "search.4")
    pick(game, 0, "category 0")
    assert asked(game, 0).prompt == "search"
    assert why(game, "gem-world") == ("not-searched", (0,), "search.6")
    assert why(game, "public-works") == ("asks-shown", (), "search.6")


@rule("race:search.category.5b", "race:search.7")
def test_a_card_that_was_left_in_a_search() -> None:
    oort = "alien-oort-cloud-refinery"
    top = ["alien-robot-sentry", oort, "gem-world"]
    game = every(["old-earth"], ["new-sparta"], top=top)
    game.begin(Search(0))
    pick(game, 0, "category 4")
    pick(game, 0, "go on")
    assert asked(game, 0).prompt == "search", "its owner says what it is"
    assert why(game, "alien-robot-sentry") == ("passed-over", (), "search.7")


@rule("race:power.produce.take-saved.1", "race:power.develop.save-cost.1")
def test_a_card_that_is_saved() -> None:
    hand = ["drop-ships", "gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world"]
    tableau = ["galactic-scavengers"]
    game = every(tableau, ["new-sparta"], hands=[hand, []], saved=[["space-port"], []])
    begin(game, "develop")
    pick(game, 0, "drop-ships")
    pick(game, 0, "gem-world", "comet-zone", "spice-world", "new-vinland")
    assert asked(game, 0).prompt == "save"
    assert why(game, "space-port") == ("saved", (), "power.produce.take-saved.1")
    assert why(game, "plague-world") == ("asks-saved", (), "power.develop.save-cost.1")


# -- all of them -------------------------------------------------------------------------------------------------------


def test_every_reason_is_met_above() -> None:
    source = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    named = {node.value for node in ast.walk(source) if isinstance(node, ast.Constant)}
    assert sorted(set(ENGLISH) - named) == []


def test_a_reason_in_words() -> None:
    game = settling(["alpha-centauri"], ["gem-world", "rebel-miners", "merchant-world", "public-works"])
    refused = game.why_not(0, ("card", card("rebel-miners")))
    assert refused is not None
    english, german = [RaceWords(language, ["Ada", "Bo"], 0).refusal(refused) for language in ("en", "de")]
    assert english == "Defense 2; your Military against it is 1. (Rule race:settle.conquest.3)"
    assert german == (
        "Verteidigungsstärke 2; deine militärische Stärke gegen sie ist 1. (Regel race:settle.conquest.3)"
    )
    refused = game.why_not(0, ("card", card("merchant-world")))
    assert refused is not None
    english = RaceWords("en", ["Ada", "Bo"], 0).refusal(refused)
    assert english == "It costs 4, and you hold 3 cards besides it. (Rule race:settle.4)"
