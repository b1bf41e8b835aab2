"""Settle with the powers of the sets."""

from __future__ import annotations

import pytest

from orrery.race.queries import military_against, total_military
from orrery.race.standing import NOTHING_SPENT, Standing
from orrery.race.state import ACTIONS, Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, keys, offered, pick, prestige_of, tableau_of

MONEY = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]


def settling(
    tableau: list[str],
    hand: list[str],
    goods: list[str] | None = None,
    prestige: int = 0,
    action: str = "produce",
    boosted: bool = False,
    top: list[str] | None = None,
) -> Race:
    """Seat 0 is about to settle; the other one has neither Military nor a hand."""
    game = every(
        tableau,
        ["earths-lost-colony"],
        hands=[hand, []],
        goods=[goods or [], []],
        prestige=[prestige, 0],
        actions=[[action], ["produce"]],
        top=top,
    )
    if boosted:
        game.players[0].standing = Standing(prestige, boosted=ACTIONS.index(action))
    return begin(game, "settle")


def numbers(*names: str) -> list[int]:
    return [card(name) for name in names]


# -- Military ----------------------------------------------------------------------------------------------------------


@rule("race:power.settle.military.3", "race:power.settle.military.4", "race:power.settle.military.5")
@pytest.mark.parametrize(
    ("tableau", "strength"),
    [
        (["uplift-mercenary-force"], 1),
        (["uplift-mercenary-force", "insect-uplift-race", "uplift-gene-breeders"], 2),
        (["uplift-revolt-world", "uplift-mercenary-force"], 4),
        (["hidden-fortress"], 1),
        (["hidden-fortress", "rebel-fuel-cache", "gem-world", "new-sparta"], 5),
        (["rebel-freedom-fighters"], 1),
        (["rebel-freedom-fighters", "imperium-troops"], 0),
        (["imperium-invasion-fleet"], 3),
        (["imperium-warlord", "imperium-troops"], 2),
    ],
)
def test_total_military(tableau: list[str], strength: int) -> None:
    assert total_military(numbers(*tableau)) == strength


@rule("race:takeover.vulnerable.military.2")
def test_military_against_rebels_and_kinds_is_specialised() -> None:
    tableau = numbers("imperium-troops", "imperium-warlord", "smuggling-world")
    assert total_military(tableau) == 2
    assert military_against(tableau, card("rebel-base")) == 4
    assert military_against(tableau, card("primitive-rebel-world")) == 5, "a Rebel world of the Novelty kind"
    assert military_against(tableau, card("pirate-world")) == 3


@rule("race:set3.powers.4")
def test_what_is_placed_now_is_not_counted_before_the_next_phase() -> None:
    """The second world would need the Military that the first one brings by being counted."""
    game = settling(
        ["old-earth", "hidden-fortress", "pirate-world", "improved-logistics"], ["insect-uplift-race", "hive-world"]
    )
    pick(game, 0, "insect-uplift-race")
    assert game.over, "Military 2 against a defense of 3"
    assert total_military(game.players[0].tableau) == 3


# -- temporary Military ------------------------------------------------------------------------------------------------


@rule("race:power.settle.discard-for-military.1", "race:power.settle.discard-for-military.2")
def test_hand_cards_for_military() -> None:
    game = settling(["old-earth", "space-mercenaries"], ["hive-world", *MONEY[:3]])
    assert offered(game, 0) == ["none", "hive-world", *MONEY[:3]]
    pick(game, 0, "hive-world")
    question = asked(game, 0)
    assert (question.prompt, question.least, question.most) == ("recruit", 2, 2)
    pick(game, 0, "gem-world", "comet-zone")
    assert tableau_of(game)[-1] == "hive-world"
    assert hand_of(game) == ["spice-world"]


@rule("race:power.settle.discard-for-military.1")
def test_more_hand_cards_than_needed_may_be_discarded_but_not_fewer() -> None:
    game = settling(["old-earth", "mercenary-fleet"], ["hive-world", *MONEY[:3]])
    pick(game, 0, "hive-world")
    assert (asked(game, 0).least, asked(game, 0).most) == (1, 2)
    pick(game, 0, "gem-world", "comet-zone")
    assert len(hand_of(game)) == 1


@rule("race:power.settle.discard-for-military.1")
def test_a_world_out_of_reach_is_not_offered() -> None:
    game = settling(["old-earth", "space-mercenaries"], ["hive-world", "gem-world"])
    assert game.over, "one card is left to discard, two are needed"


@rule("race:power.settle.temporary-military.2")
def test_prestige_for_military() -> None:
    game = settling(["old-earth", "alien-booby-trap"], ["hive-world"], prestige=1)
    pick(game, 0, "hive-world")
    assert tableau_of(game)[-1] == "hive-world"
    assert prestige_of(game) == [0, 0]
    assert "hive-world" not in offered(settling(["alien-booby-trap"], ["hive-world", "gem-world", *MONEY[1:3]]), 0)


@cite.card("race:rebel-fuel-refinery")
@rule("race:power.settle.temporary-military.3")
def test_a_rare_good_for_military() -> None:
    tableau = ["old-earth", "rebel-fuel-refinery", "radioactive-world", "pre-sentient-race"]
    game = settling(tableau, ["aquatic-uplift-race"], goods=tableau[1:])
    pick(game, 0, "aquatic-uplift-race")
    assert (asked(game, 0).prompt, offered(game, 0)) == ("spend good", ["rebel-fuel-refinery", "radioactive-world"])
    pick(game, 0, "rebel-fuel-refinery")
    assert keys(list(game.players[0].goods)) == ["radioactive-world", "pre-sentient-race", "aquatic-uplift-race"]


@rule("race:set3.powers.6", "race:note.same-phase-gains")
def test_the_good_of_the_new_world_cannot_pay_for_it() -> None:
    game = settling(["old-earth", "rebel-fuel-refinery"], ["rebel-convict-mines", "gem-world", "comet-zone"])
    assert "rebel-convict-mines" not in offered(game, 0)


@rule("race:set3.powers.6")
def test_the_prestige_of_the_new_world_cannot_pay_for_it_but_for_the_next() -> None:
    hand = ["information-hub", "devolved-uplift-race"]
    game = settling(["old-earth", "alien-booby-trap", "improved-logistics"], hand)
    assert game.over, "Information Hub would bring the prestige that it needs"
    hand = ["alien-burial-site", "information-hub", "gem-world", "comet-zone"]
    game = settling(["old-earth", "alien-booby-trap", "improved-logistics"], hand)
    pick(game, 0, "alien-burial-site")
    pick(game, 0, "gem-world", "comet-zone")
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "information-hub")
    assert tableau_of(game)[-2:] == ["alien-burial-site", "information-hub"]
    assert prestige_of(game) == [1, 0], "one for each of them, one spent"


# -- paying for military worlds ----------------------------------------------------------------------------------------


@rule("race:power.settle.pay-for-military.4", "race:power.settle.pay-for-military.5")
@rule(
    "race:power.settle.pay-for-military.6", "race:power.settle.pay-for-military.7", "race:power.settle.pay-discount.1"
)
@pytest.mark.parametrize(
    ("owned", "world", "price"),
    [
        (["rebel-cantina"], "pirate-world", 3),
        (["rebel-cantina"], "alien-robot-sentry", None),
        (["rebel-alliance"], "rebel-colony", 2),
        (["rebel-alliance"], "pirate-world", None),
        (["alien-research-team"], "alien-robot-sentry", 1),
        (["alien-research-team"], "pirate-world", None),
        (["ravaged-uplift-world"], "insect-uplift-race", 2),
        (["ravaged-uplift-world"], "pirate-world", None),
        (["rebel-cantina", "rebel-pact"], "pirate-world", 1),
        (["rebel-cantina", "rebel-pact", "replicant-robots"], "rebel-outpost", 1),
    ],
)
def test_paying_for_a_military_world(owned: list[str], world: str, price: int | None) -> None:
    game = settling(["old-earth", *owned], [world, *MONEY])
    assert (world in offered(game, 0)) == (price is not None)
    if price is not None:
        pick(game, 0, world)
        assert (asked(game, 0).prompt, asked(game, 0).least) == ("pay", price)


@rule("race:power.settle.pay-discount.2", "race:power.settle.pay-prestige.1")
def test_a_discount_and_a_mediator_alone_let_nobody_pay() -> None:
    game = settling(["old-earth", "rebel-pact", "pan-galactic-mediator"], ["pirate-world", *MONEY])
    assert "pirate-world" not in offered(game, 0)


@cite.card("race:rebel-alliance")
def test_several_powers_to_pay_go_together() -> None:
    game = settling(["old-earth", "rebel-alliance", "contact-specialist"], ["rebel-colony", *MONEY])
    pick(game, 0, "rebel-colony")
    both = "pay rebel-alliance contact-specialist"
    assert offered(game, 0) == ["pay rebel-alliance", "pay contact-specialist", both]
    pick(game, 0, both)
    assert asked(game, 0).least == 1


@rule("race:power.settle.pay-prestige.1")
def test_prestige_for_paying_for_a_military_world() -> None:
    game = settling(["old-earth", "rebel-cantina", "pan-galactic-mediator"], ["pirate-world", *MONEY])
    pick(game, 0, "pirate-world")
    pick(game, 0, *MONEY[:3])
    assert prestige_of(game) == [1, 0]
    game = settling(["old-earth", "rebel-cantina", "pan-galactic-mediator", "drop-ships"], ["rebel-miners", *MONEY])
    pick(game, 0, "rebel-miners")
    pick(game, 0, "conquer")
    assert prestige_of(game) == [0, 0], "it was conquered"


@rule("race:power.settle.reduce-to-zero.1", "race:power.settle.good-reduce.1", "race:power.settle.limits.1")
def test_another_power_that_lowers_a_price_of_nothing_may_be_used_in_vain() -> None:
    owned = ["doomed-world", "colony-ship", "lifeforms-inc"]
    game = settling(owned, ["gem-world", *MONEY[1:]], goods=["lifeforms-inc"])
    pick(game, 0, "gem-world")
    for way in ("pay colony-ship", "pay doomed-world", "pay doomed-world colony-ship", "pay colony-ship lifeforms-inc"):
        assert way in offered(game, 0)
    pick(game, 0, "pay doomed-world colony-ship lifeforms-inc")
    assert tableau_of(game) == ["lifeforms-inc", "gem-world"]
    assert game.players[0].goods == {}
    assert len(hand_of(game)) == len(MONEY) - 1, "nothing was paid"


def test_each_way_to_pay_is_offered_once() -> None:
    owned = ["colony-ship", "lifeforms-inc", "golden-age-of-terraforming", "ancient-race"]
    game = settling(owned, ["gem-world", *MONEY[1:]], goods=["lifeforms-inc", "ancient-race"])
    pick(game, 0, "gem-world")
    powers = ["colony-ship", "lifeforms-inc", "golden-age-of-terraforming"]
    assert sorted(offered(game, 0)) == sorted(
        [" ".join(["pay", *[power for at, power in enumerate(powers) if number >> at & 1]]) for number in range(8)]
    )


@rule("race:power.settle.good-reduce.1", "race:power.settle.second-world.1")
def test_a_good_makes_only_one_world_cheaper() -> None:
    game = settling(["old-earth", "lifeforms-inc", "improved-logistics"], MONEY, goods=["lifeforms-inc"])
    pick(game, 0, "spice-world")
    pick(game, 0, "pay lifeforms-inc")
    assert "spice-world" in keys(game.players[0].placed)
    pick(game, 0, offered(game, 0)[0])
    pick(game, 0, "comet-zone")
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("pay", 3)


@rule("race:power.game-end.multi-kind.1")
def test_the_good_of_any_kind_is_kept_for_the_power_that_nothing_else_can_pay() -> None:
    owned = ["old-earth", "contact-specialist", "lifeforms-inc", "alien-oort-cloud-refinery", "rebel-fuel-refinery"]
    game = settling(owned, ["rebel-fuel-cache", *MONEY[1:]], goods=["lifeforms-inc", "alien-oort-cloud-refinery"])
    pick(game, 0, "rebel-fuel-cache")
    pick(game, 0, "pay contact-specialist lifeforms-inc rebel-fuel-refinery")
    assert sorted(keys(list(game.players[0].goods))) == ["rebel-fuel-cache"], "only one good would do for either"


@rule("race:power.settle.conquer-peaceful.1", "race:power.settle.conquer-peaceful.3")
def test_one_card_opens_a_world_that_is_not_military() -> None:
    owned = ["new-sparta", "drop-ships", "imperium-cloaking-technology", "imperium-invasion-fleet"]
    game = settling(owned, ["gem-world", *MONEY[1:]])
    pick(game, 0, "gem-world")
    assert offered(game, 0) == ["conquer imperium-cloaking-technology", "conquer imperium-invasion-fleet", "pay"]


# -- other ways to place a world ---------------------------------------------------------------------------------------


@rule("race:power.settle.good-reduce.1")
def test_a_genes_good_for_three_less() -> None:
    tableau = ["old-earth", "lifeforms-inc", "ancient-race"]
    game = settling(tableau, ["new-earth", *MONEY[:5]], goods=["lifeforms-inc", "ancient-race"])
    pick(game, 0, "new-earth")
    assert offered(game, 0) == ["pay", "pay lifeforms-inc"]
    pick(game, 0, "pay lifeforms-inc")
    pick(game, 0, "ancient-race")
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("pay", 2)


@rule("race:power.settle.good-reduce.1")
def test_each_such_power_needs_a_good_of_its_own() -> None:
    tableau = ["old-earth", "lifeforms-inc", "golden-age-of-terraforming"]
    game = settling(
        tableau, ["alien-robotic-factory", "gem-world", "comet-zone", "spice-world"], goods=["lifeforms-inc"]
    )
    pick(game, 0, "alien-robotic-factory")
    assert offered(game, 0) == ["pay lifeforms-inc", "pay golden-age-of-terraforming"]


@cite.card("race:imperium-cloaking-technology")
@rule("race:power.settle.conquer-peaceful.1", "race:power.settle.conquer-peaceful.2")
def test_cloaking_technology_conquers_a_world_that_is_not_military() -> None:
    game = settling(["new-sparta", "imperium-cloaking-technology"], ["prosperous-world", "tourist-world"])
    assert offered(game, 0) == ["none", "prosperous-world", "tourist-world"], "3-2 and 4-2 against Military 2"
    pick(game, 0, "prosperous-world")
    assert tableau_of(game) == ["new-sparta", "prosperous-world"]
    assert keys(game.discard) == ["imperium-cloaking-technology"]
    assert hand_of(game) == ["tourist-world"]
    assert [event.values for event in events(game, "conquered")] == [(card("prosperous-world"),)]


@cite.card("race:imperium-invasion-fleet")
@rule("race:power.settle.conquer-peaceful.3", "race:power.settle.conquer-peaceful.4")
def test_invasion_fleet_conquers_for_prestige() -> None:
    game = settling(["new-sparta", "imperium-invasion-fleet"], ["new-earth", *MONEY])
    pick(game, 0, "new-earth")
    assert offered(game, 0) == ["conquer imperium-invasion-fleet", "pay"], "its own +3 count: 5 against 5"
    pick(game, 0, "conquer imperium-invasion-fleet")
    assert tableau_of(game) == ["new-sparta", "new-earth"]
    assert prestige_of(game) == [2, 0]


@rule("race:power.settle.conquer-peaceful.1", "race:power.settle.temporary-military.1")
@pytest.mark.parametrize(("world", "able"), [("new-earth", True), ("gene-designers", False)])
def test_temporary_military_helps_to_conquer_a_world_that_is_not_military(world: str, able: bool) -> None:
    game = settling(["old-earth", "imperium-cloaking-technology", "new-military-tactics"], [world])
    if able:
        assert offered(game, 0) == ["none", world], "3 against 5-2"
        pick(game, 0, world)
        assert tableau_of(game) == ["old-earth", world]
        assert sorted(keys(game.discard)) == ["imperium-cloaking-technology", "new-military-tactics"]
    else:
        assert game.over


def test_the_defense_of_a_world_that_is_not_military_may_be_below_zero() -> None:
    game = settling(["old-earth", "imperium-cloaking-technology", "contact-specialist"], ["destroyed-world"])
    pick(game, 0, "destroyed-world")
    assert tableau_of(game)[-1] == "destroyed-world", "Military -1 against 1-2"


# -- further worlds ----------------------------------------------------------------------------------------------------


@rule("race:power.settle.second-world.1", "race:power.settle.second-world.3")
def test_improved_logistics_places_a_second_world_without_the_bonus() -> None:
    hand = ["destroyed-world", "radioactive-world", *MONEY[:3]]
    game = settling(["old-earth", "improved-logistics"], hand, action="settle", top=["alien-toy-shop", "new-earth"])
    pick(game, 0, "destroyed-world")
    pick(game, 0, "gem-world")
    assert hand_of(game).count("new-earth") == 1, "the bonus: a card"
    assert offered(game, 0) == ["power improved-logistics 0", "pass"]
    pick(game, 0, "power improved-logistics 0")
    assert asked(game, 0).prompt == "settle another"
    before = len(hand_of(game))
    pick(game, 0, "radioactive-world")
    pick(game, 0, "comet-zone", "spice-world")
    assert len(hand_of(game)) == before - 3, "no bonus for the second one"
    assert tableau_of(game)[-2:] == ["destroyed-world", "radioactive-world"]
    assert card("radioactive-world") in game.players[0].goods


@rule("race:power.settle.second-world.1")
def test_without_a_first_world_there_is_no_second() -> None:
    game = settling(["old-earth", "improved-logistics"], ["destroyed-world", "gem-world"])
    pick(game, 0, "none")
    assert game.over


@rule("race:power.settle.second-world.2")
def test_powers_of_the_first_world_do_not_help_the_second() -> None:
    game = settling(["new-sparta", "improved-logistics"], ["former-penal-colony", "hive-world"])
    pick(game, 0, "former-penal-colony")
    assert game.over, "its Military +1 comes too late for a defense of 3"


@rule("race:power.settle.second-world.1", "race:settle.conquest.7")
def test_temporary_military_serves_the_second_world_too() -> None:
    game = settling(["old-earth", "improved-logistics", "new-military-tactics"], ["hive-world", "rebel-sympathizers"])
    pick(game, 0, "hive-world")
    assert game.players[0].spent.reinforced == 3
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "rebel-sympathizers")
    assert tableau_of(game) == ["old-earth", "improved-logistics", "hive-world", "rebel-sympathizers"]
    assert game.players[0].spent == NOTHING_SPENT, "nothing is left of it when the phase has ended"


@rule("race:set3.powers.5")
def test_a_card_given_up_keeps_its_military_until_the_phase_ends() -> None:
    hand = ["gem-world", "alien-toy-shop", "rebel-miners"]
    game = settling(["old-earth", "imperium-invasion-fleet", "improved-logistics"], hand)
    pick(game, 0, "gem-world")
    pick(game, 0, "conquer imperium-invasion-fleet")
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "rebel-miners")
    assert tableau_of(game) == ["old-earth", "improved-logistics", "gem-world", "rebel-miners"], (
        "+3 and +1 are still there"
    )
    assert total_military(game.players[0].tableau) == 0


@rule("race:power.settle.extra-military-world.1", "race:power.settle.extra-military-world.2")
def test_rebel_sneak_attack_conquers_one_more_and_nobody_pays_for_it() -> None:
    tableau = ["new-sparta", "rebel-sneak-attack", "contact-specialist"]
    game = settling(tableau, ["devolved-uplift-race", "smuggling-lair", "pirate-world", *MONEY[:2]], action="settle")
    pick(game, 0, "devolved-uplift-race")
    pick(game, 0, "conquer")
    assert offered(game, 0) == ["power rebel-sneak-attack 1", "pass"]
    pick(game, 0, "power rebel-sneak-attack 1")
    assert offered(game, 0) == ["none", "smuggling-lair"], "Pirate World could only be paid for"
    before = len(hand_of(game))
    pick(game, 0, "smuggling-lair")
    assert len(hand_of(game)) == before - 1, "no bonus"
    assert tableau_of(game) == ["new-sparta", "contact-specialist", "devolved-uplift-race", "smuggling-lair"]
    assert card("rebel-sneak-attack") in game.discard


@rule("race:power.settle.extra-military-world.2", "race:power.settle.extra-military-world.3")
def test_rebel_sneak_attack_after_improved_logistics_and_with_cloaking_technology() -> None:
    tableau = ["new-sparta", "rebel-sneak-attack", "improved-logistics", "imperium-cloaking-technology"]
    game = settling(tableau, ["devolved-uplift-race", "smuggling-lair", "prosperous-world"])
    pick(game, 0, "devolved-uplift-race")
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "smuggling-lair")
    pick(game, 0, "power rebel-sneak-attack 1")
    pick(game, 0, "prosperous-world")
    assert tableau_of(game) == [
        "new-sparta",
        "improved-logistics",
        "devolved-uplift-race",
        "smuggling-lair",
        "prosperous-world",
    ]


@rule("race:power.settle.extra-military-world.1", "race:settle.windfall.2")
def test_rebel_sneak_attack_is_given_up_before_its_world_is_placed() -> None:
    """The good of the world is the last card of the pile: what was given up for it is in the new one."""
    game = settling(["new-sparta", "rebel-sneak-attack"], ["devolved-uplift-race", "smuggling-lair"])
    pick(game, 0, "devolved-uplift-race")
    pick(game, 0, "power rebel-sneak-attack 1")
    del game.deck[1:]
    pick(game, 0, "smuggling-lair")
    assert card("smuggling-lair") in game.players[0].goods
    assert card("rebel-sneak-attack") in game.deck


def test_rebel_sneak_attack_is_kept_if_no_world_is_chosen() -> None:
    game = settling(["new-sparta", "rebel-sneak-attack"], ["devolved-uplift-race", "smuggling-lair"])
    pick(game, 0, "devolved-uplift-race")
    pick(game, 0, "power rebel-sneak-attack 1")
    pick(game, 0, "none")
    assert game.over
    assert "rebel-sneak-attack" in tableau_of(game)


# -- replacing a world -------------------------------------------------------------------------------------------------


@rule("race:power.settle.replace.1", "race:power.settle.replace.2", "race:power.settle.replace.6")
def test_which_worlds_can_be_replaced() -> None:
    tableau = ["galactic-engineers", "terraforming-engineers", "gem-world", "pirate-world", "radioactive-world"]
    hand = ["prosperous-world", "merchant-world", "terraformed-world", "comet-zone", "artist-colony", "new-earth"]
    game = settling(tableau, hand)
    pick(game, 0, "none")
    pick(game, 0, "power terraforming-engineers 2")
    assert offered(game, 0)[1:] == [
        "replace galactic-engineers merchant-world",
        "replace galactic-engineers terraformed-world",
        "replace gem-world prosperous-world",
        "replace radioactive-world comet-zone",
        "replace radioactive-world new-earth",
    ], "grey for grey; Novelty for Novelty, not cheaper; production for windfall of one kind; no military world"


@rule("race:power.settle.replace.3", "race:power.settle.replace.4", "race:power.settle.replace.5")
def test_replacing_a_world() -> None:
    tableau = ["old-earth", "terraforming-engineers", "gem-world", "terraforming-robots"]
    game = settling(tableau, ["alien-tourist-attraction", "pirate-world"], goods=["gem-world"], action="settle")
    good = game.players[0].goods[card("gem-world")]
    pick(game, 0, "power terraforming-engineers 2")
    pick(game, 0, "replace gem-world alien-tourist-attraction")
    assert tableau_of(game) == [
        "old-earth",
        "terraforming-engineers",
        "terraforming-robots",
        "alien-tourist-attraction",
    ]
    assert good in game.discard
    assert card("gem-world") in game.discard
    assert card("alien-tourist-attraction") in game.players[0].goods, "a windfall world has its good"
    assert prestige_of(game) == [2, 0], "one for replacing, one for the symbol"
    assert hand_of(game) == ["pirate-world"], "no bonus and no card for placing a world"


@rule("race:power.settle.replace.4")
def test_a_world_placed_in_this_phase_cannot_be_replaced_in_it() -> None:
    game = settling(["new-sparta", "terraforming-engineers"], ["destroyed-world", "radioactive-world", "comet-zone"])
    pick(game, 0, "destroyed-world")
    assert game.over
    game = settling(["new-sparta", "terraforming-engineers", "asteroid-belt"], ["destroyed-world", "comet-zone"])
    pick(game, 0, "destroyed-world")
    assert offered(game, 0) == ["none", "replace asteroid-belt comet-zone"]
    pick(game, 0, "none")
    pick(game, 0, "power terraforming-engineers 2")
    assert offered(game, 0) == ["none", "replace asteroid-belt comet-zone"]


@rule("race:power.settle.replace.5", "race:power.settle.second-world.1", "race:power.settle.extra-military-world.1")
def test_replacing_is_not_placing_a_first_world() -> None:
    tableau = ["new-sparta", "terraforming-engineers", "improved-logistics", "rebel-sneak-attack", "asteroid-belt"]
    hand = ["comet-zone", "radioactive-world", "smuggling-lair", *MONEY[2:4]]
    game = settling(tableau, hand)
    pick(game, 0, "none")
    assert offered(game, 0) == ["power terraforming-engineers 2", "pass"]
    pick(game, 0, "power terraforming-engineers 2")
    pick(game, 0, "replace asteroid-belt comet-zone")
    assert game.over, "no world was placed, so there is no second one"


@rule("race:power.settle.replace.5", "race:power.settle.second-world.1")
def test_replacing_between_the_first_world_and_the_second() -> None:
    tableau = ["new-sparta", "terraforming-engineers", "improved-logistics", "asteroid-belt"]
    game = settling(tableau, ["destroyed-world", "comet-zone", "smuggling-lair"])
    pick(game, 0, "destroyed-world")
    pick(game, 0, "none")
    pick(game, 0, "power terraforming-engineers 2")
    pick(game, 0, "replace asteroid-belt comet-zone")
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "smuggling-lair")
    assert tableau_of(game)[-3:] == ["destroyed-world", "comet-zone", "smuggling-lair"]


@rule("race:power.settle.replace.5", "race:powers.9")
def test_replacing_before_the_world_of_the_turn_serves_it() -> None:
    """The good of the new windfall world is a Rare good, which Rebel Fuel Refinery takes for Military."""
    tableau = ["new-sparta", "terraforming-engineers", "rebel-fuel-refinery", "new-military-tactics", "destroyed-world"]
    ways: list[list[str]] = []
    for first in ("none", "replace destroyed-world asteroid-belt"):
        game = settling(tableau, ["rebel-warrior-race", "asteroid-belt"])
        pick(game, 0, "rebel-warrior-race")
        pick(game, 0, first)
        ways.append([event.kind for event in events(game, "given-up")] if game.over else offered(game, 0))
    assert "conquer rebel-fuel-refinery" not in ways[0]
    assert {"conquer new-military-tactics", "conquer rebel-fuel-refinery"} <= set(ways[1])


@rule("race:power.settle.replace.5", "race:power.settle.replace.1")
def test_who_replaces_first_does_it_once_and_still_places_the_world() -> None:
    tableau = ["old-earth", "terraforming-engineers", "gem-world", "terraforming-robots"]
    hand = ["alien-tourist-attraction", "destroyed-world", MONEY[3]]
    game = settling(tableau, hand, top=["pirate-world", "new-earth", *MONEY[4:6]], action="settle")
    pick(game, 0, "destroyed-world")
    assert asked(game, 0).prompt == "replace"
    pick(game, 0, "replace gem-world alien-tourist-attraction")
    assert prestige_of(game) == [2, 0]
    assert game.over, "the power is used, and nothing is left to pay"
    assert tableau_of(game)[-2:] == ["destroyed-world", "alien-tourist-attraction"]
    assert hand_of(game) == MONEY[3:6], "the bonus, and a card of the robots, for the one world that was placed"
    assert [event.kind for event in game.log or [] if event.kind in ("uses", "replaced")] == ["uses", "replaced"]


@rule("race:power.settle.replace.5", "race:settle.4")
def test_only_a_replacement_that_leaves_the_price_of_the_world_comes_first() -> None:
    tableau = ["new-sparta", "terraforming-engineers", "asteroid-belt"]
    hand = ["gem-world", "comet-zone"]
    game = settling(tableau, hand)
    pick(game, 0, "gem-world")
    assert game.over, "the comet zone had to pay"
    assert tableau_of(game)[-2:] == ["asteroid-belt", "gem-world"]
    game = settling(tableau, [*hand, MONEY[3]])
    pick(game, 0, "gem-world")
    assert offered(game, 0) == ["none", "replace asteroid-belt comet-zone"]


# -- what a new world brings -------------------------------------------------------------------------------------------


@rule("race:power.settle.draw-discard.1")
def test_two_cards_after_placing_a_world_and_one_is_discarded() -> None:
    game = settling(
        ["old-earth", "imperium-fuel-depot"], ["destroyed-world", "gem-world"], top=["pirate-world", *MONEY[3:6]]
    )
    pick(game, 0, "destroyed-world")
    assert hand_of(game) == MONEY[3:5]
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("draw and discard", 1)
    pick(game, 0, MONEY[3])
    assert hand_of(game) == [MONEY[4]]


@rule("race:power.settle.auto-produce.1")
def test_a_good_on_a_new_production_world() -> None:
    game = settling(["old-earth", "golden-age-of-terraforming"], ["gem-world", *MONEY[1:4]])
    pick(game, 0, "gem-world")
    pick(game, 0, *MONEY[1:3])
    assert keys(list(game.players[0].goods)) == ["gem-world"]


@rule("race:power.settle.prestige.1")
@pytest.mark.parametrize(
    ("owned", "world", "prestige"),
    [
        ("imperium-capital", "rebel-fuel-cache", 1),
        ("imperium-capital", "smuggling-lair", 0),
        ("imperium-capital", "rebel-cantina", 0),
        ("rebel-freedom-fighters", "primitive-rebel-world", 1),
        ("alien-cornucopia", "gem-world", 1),
        ("alien-cornucopia", "destroyed-world", 0),
    ],
)
def test_prestige_for_settling(owned: str, world: str, prestige: int) -> None:
    """Rebel Cantina is a Rebel world, but not a military one."""
    game = settling(["old-earth", owned, "drop-ships"], [world, *MONEY[2:6]])
    pick(game, 0, world)
    while not game.over:
        pick(game, 0, *offered(game, 0)[: asked(game, 0).least])
    assert tableau_of(game)[-1] == world
    assert prestige_of(game) == [prestige, 0]


@rule("race:power.settle.save-cost.1", "race:power.settle.save-cost.2")
def test_a_card_paid_for_a_world_is_saved_but_not_one_discarded_for_military() -> None:
    game = settling(["galactic-scavengers"], ["gem-world", *MONEY[1:4]])
    pick(game, 0, "gem-world")
    pick(game, 0, "comet-zone", "spice-world")
    pick(game, 0, "spice-world")
    assert keys(list(game.players[0].saved)) == ["spice-world"]
    game = settling(["galactic-scavengers", "rebel-troops"], ["aquatic-uplift-race", *MONEY[1:4]])
    pick(game, 0, "aquatic-uplift-race")
    pick(game, 0, "comet-zone")
    assert game.players[0].saved == ()
    assert keys(game.discard) == ["comet-zone"]


@rule("race:power.produce.take-saved.2")
def test_saved_cards_are_discarded_with_the_world() -> None:
    game = every(
        ["galactic-scavengers", "terraforming-engineers"],
        ["earths-lost-colony"],
        hands=[["galactic-resort"], []],
        saved=[["pirate-world", "new-earth"], []],
    )
    begin(game, "settle")
    pick(game, 0, "power terraforming-engineers 2")
    pick(game, 0, "replace galactic-scavengers galactic-resort")
    assert game.players[0].saved == ()
    assert sorted(keys(game.discard)) == ["galactic-scavengers", "new-earth", "pirate-world"]


@rule("race:power.settle.save-cost.1", "race:power.produce.take-saved.2")
def test_nothing_is_saved_when_the_world_that_saves_is_gone() -> None:
    tableau = ["galactic-scavengers", "terraforming-engineers", "improved-logistics"]
    game = settling(tableau, ["destroyed-world", "galactic-resort", "radioactive-world", *MONEY[:3]])
    pick(game, 0, "destroyed-world")
    pick(game, 0, "none")
    pick(game, 0, "power terraforming-engineers 2")
    pick(game, 0, "replace galactic-scavengers galactic-resort")
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "radioactive-world")
    pick(game, 0, "gem-world")
    assert tableau_of(game)[-1] == "radioactive-world"
    assert game.players[0].saved == ()
    assert card("gem-world") in game.discard


def test_the_prestige_bonus_of_settle() -> None:
    game = settling(["old-earth"], ["new-earth", "devolved-uplift-race", *MONEY[:2]], action="settle", boosted=True)
    assert offered(game, 0)[:3] == ["none", "new-earth", "devolved-uplift-race"], "3 less, and Military 2"
    pick(game, 0, "new-earth")
    assert (asked(game, 0).prompt, asked(game, 0).least) == ("pay", 2)
    before = len(hand_of(game))
    pick(game, 0, "gem-world", "comet-zone")
    assert len(hand_of(game)) == before - 2 + 1, "and a card"
