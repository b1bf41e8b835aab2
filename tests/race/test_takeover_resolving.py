"""Takeovers: how they are resolved, what moves with the world, and the worked examples."""

from __future__ import annotations

import pytest

from orrery.race.goods import MULTI
from orrery.race.queries import total_military
from orrery.race.standing import Standing
from orrery.race.state import SETTLE
from orrery.race.takeovers import Attack, attack_strength, attacks_of, defense_strength, said_kind
from orrery.race.words import RaceWords
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, offered, pick, prestige_of, tableau_of
from support.takeovers import (
    ANDREAS,
    BRITTA,
    CHRISTIANE,
    COUNCIL,
    MIGHTY,
    NAMES,
    STRONG,
    all_said,
    brink,
    declare,
    example_2,
    outcomes,
    sound,
    strengths,
    table,
)

# -- resolving ---------------------------------------------------------------------------------------------------------


@rule("race:takeover.declare.4", "race:takeover.resolve.1")
def test_takeovers_are_resolved_when_all_else_is_done() -> None:
    owner = ["earths-lost-colony", "rebel-colony"]
    hands = [[], [], ["gem-world", "public-works", "public-works", "colony-ship"]]
    game = table(STRONG, owner, ["comet-zone"], hands=hands)
    pick(game, 2, "gem-world")
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert asked(game, 2).prompt == "pay"
    assert tableau_of(game, 1) == owner
    assert [attack.world for attack in attacks_of(game.attacks)] == [card("rebel-colony")]
    pick(game, 2, "public-works", "public-works")
    assert tableau_of(game, 1) == ["earths-lost-colony"]
    assert game.attacks == ()


@rule("race:takeover.resolve.2", "race:takeover.example.0")
@pytest.mark.parametrize(("more", "kind"), [([], "taken over"), (["contact-specialist"], "takeover failed")])
def test_a_tie_favours_the_attacker(more: list[str], kind: str) -> None:
    """Military 4 with Cloaking Technology against Military 2 and a world of defense 2; with 3 it would fail."""
    attacker = ["old-earth", "imperium-cloaking-technology", "drop-ships", "expedition-force", "new-military-tactics"]
    owner = ["earths-lost-colony", "avian-uplift-race", "space-marines"]
    game = table([*attacker, *more], owner)
    declare(game, 0, "imperium-cloaking-technology", "avian-uplift-race")
    pick(game, 0, "none")
    assert outcomes(game) == [(kind, 0, "avian-uplift-race")]
    assert strengths(game) == [(3 if more else 4, 4)]


@rule("race:takeover.resolve.3")
def test_conditional_and_negative_military_of_both_sides_count() -> None:
    """Against Genes worlds both have 2 more; against Rebels the attacker has 1 more; Contact Specialist takes 1 off."""
    world, rebel = card("avian-uplift-race"), card("rebel-miners")
    attackers = [card(name) for name in ("abandoned-alien-uplift-camp", "imperium-seat", "drop-ships")]
    owners = [card(name) for name in ("alien-uplift-center", "contact-specialist")]
    genes = Attack(0, card("imperium-seat"), 1, world, 1)
    assert attack_strength(attackers, owners, genes, 3) == 3 + 2 + 3
    assert defense_strength(attackers, owners, genes, 1) == -1 + 2 + 1 + 2
    rebels = Attack(0, card("imperium-seat"), 1, rebel, 1)
    assert attack_strength(attackers, owners, rebels, 0) == 3 + 1
    assert defense_strength(attackers, owners, rebels, 0) == -1 + 2


def test_the_owner_of_the_multi_kind_world_names_the_kind_that_helps_most() -> None:
    world = card("alien-oort-cloud-refinery")
    attackers = [card(name) for name in ("abandoned-alien-uplift-camp", "alpha-centauri", "smuggling-world")]
    owners = [card("alien-rosetta-stone-world")]
    assert said_kind(attackers, owners, world) == 4, "the Alien kind, for 2 Military"
    assert said_kind([card("alien-rosetta-stone-world")], [], world) == 1, "any but Alien technology"
    attack = Attack(0, card("interstellar-casus-belli"), 0, world, 1, card("imperium-invasion-fleet"))
    assert attack_strength(attackers, owners, attack, 0) == 0
    assert defense_strength(attackers, owners, attack, 0) == 2 + 0
    assert MULTI not in (said_kind(attackers, owners, world), 0)


@rule("race:takeover.resolve.4")
def test_the_defender_may_add_temporary_military_and_the_attacker_may_not() -> None:
    attacker = [*STRONG, "new-military-tactics"]
    game = table(attacker, ["earths-lost-colony", "rebel-colony", "drop-ships", "new-military-tactics"])
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 0, "none")
    assert [decision.seat for decision in game.waiting()] == [1]
    assert offered(game, 1) == ["none", "with new-military-tactics"]
    pick(game, 1, "with new-military-tactics")
    assert (outcomes(game), strengths(game)) == ([("takeover failed", 0, "rebel-colony")], [(8, 10)])
    assert "new-military-tactics" in tableau_of(game)
    assert tableau_of(game, 1) == ["earths-lost-colony", "rebel-colony", "drop-ships"]


@rule("race:takeover.resolve.4", "race:power.settle.temporary-military.2", "race:power.settle.temporary-military.3")
def test_goods_and_prestige_in_defence() -> None:
    """Rebel Fuel Refinery takes a Rare good there too, and Alien Booby Trap prestige."""
    owner = [
        "earths-lost-colony",
        "rebel-colony",
        "drop-ships",
        "rebel-fuel-refinery",
        "alien-booby-trap",
        "alpha-centauri",
    ]
    game = brink(STRONG, owner, goods=[[], ["alpha-centauri"]], prestige=[0, 1])
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 1, "with rebel-fuel-refinery alien-booby-trap")
    assert outcomes(game) == [("takeover failed", 0, "rebel-colony")]
    assert strengths(game) == [(8, 7 + 2 + 3)]
    assert game.players[1].goods == {}
    assert game.players[1].prestige == 0


def test_the_defender_is_asked_only_if_it_can_matter() -> None:
    owner = ["earths-lost-colony", "rebel-colony", "new-military-tactics", "expedition-force"]
    game = table(STRONG, owner)
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert game.over, "8 against 5: even 3 more would not do"
    assert "new-military-tactics" in tableau_of(game, 1)
    game = table(STRONG, [*owner, "blaster-runners"])
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert asked(game, 1).prompt == "add military in defence", "8 against 6: 3 more will do"


@rule("race:takeover.resolve.5", "race:takeover.resolve.6", "race:note.interrupt-exceptions")
def test_the_rest_of_a_power_may_be_used_in_defence_but_not_to_attack() -> None:
    """Britta discards one card for Space Mercenaries to conquer a world, and a second one in defence."""
    hand = ["alien-robot-scout-ship", "gem-world", "comet-zone", "spice-world"]
    owner = ["earths-lost-colony", "rebel-colony", "space-mercenaries", "space-marines"]
    game = table(STRONG, owner, hands=[[], hand])
    pick(game, 1, "alien-robot-scout-ship")
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 1, "gem-world")
    assert asked(game, 1).prompt == "recruit in defence"
    assert asked(game, 1).most == 1
    pick(game, 1, "comet-zone")
    assert (outcomes(game), strengths(game)) == ([("takeover failed", 0, "rebel-colony")], [(8, 9)])
    attacker = ["old-earth", "imperium-seat", "space-mercenaries", "improved-logistics", "space-marines"]
    game = table(attacker, ["earths-lost-colony", "rebel-colony"], hands=[hand, []])
    pick(game, 0, "alien-robot-scout-ship")
    pick(game, 0, "gem-world")
    pick(game, 0, "power improved-logistics 0")
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert strengths(game) == [(5, 4)], "what was used of it still counts"
    assert hand_of(game) == ["comet-zone", "spice-world"]


@rule("race:takeover.resolve.7")
def test_the_world_moves_with_its_good() -> None:
    owner = ["earths-lost-colony", "rebel-miners", "rebel-fuel-cache"]
    game = table(STRONG, owner, goods=[[], ["rebel-miners", "rebel-fuel-cache"]])
    good = game.players[1].goods[card("rebel-miners")]
    declare(game, 0, "imperium-seat", "rebel-miners")
    assert game.players[0].goods == {card("rebel-miners"): good}
    assert list(game.players[1].goods) == [card("rebel-fuel-cache")]
    assert game.players[0].tableau[-1] == card("rebel-miners")


def test_cards_saved_under_the_world_go_with_it() -> None:
    attacker = ["old-earth", "interstellar-casus-belli", "imperium-invasion-fleet"]
    owner = ["galactic-scavengers", "public-works"]
    saved = [[], ["gem-world", "comet-zone"]]
    game = brink(attacker, owner, saved=saved, prestige=[1, 0])
    declare(game, 0, "interstellar-casus-belli", "galactic-scavengers", "imperium-invasion-fleet")
    assert game.players[0].saved == (card("gem-world"), card("comet-zone"))
    assert game.players[1].saved == ()
    (taken,) = events(game, "saved taken")
    assert taken.knowers == (0,)
    assert [RaceWords("en", NAMES, seat).event(taken) for seat in (0, 1)] == [
        "You get 2 cards, saved there: Gem World and Comet Zone.",
        "Andreas gets 2 cards, saved there.",
    ]
    assert all(sound(text) for text in all_said(game))


def test_cards_saved_under_another_world_stay() -> None:
    owner = ["galactic-scavengers", "rebel-miners"]
    game = brink(STRONG, owner, saved=[[], ["gem-world"]], goods=[[], ["galactic-scavengers"]])
    declare(game, 0, "imperium-seat", "rebel-miners")
    assert (game.players[0].saved, game.players[1].saved) == ((), (card("gem-world"),))
    assert (game.players[0].goods, list(game.players[1].goods)) == ({}, [card("galactic-scavengers")])


@rule("race:takeover.resolve.8")
def test_a_successful_takeover_counts_as_placing_a_world() -> None:
    owner = ["earths-lost-colony", "rebel-colony"]
    for actions, cards in (([["settle"], ["develop"]], 2), ([["develop"], ["settle"]], 1)):
        game = table([*STRONG, "terraforming-robots"], owner, actions=actions)
        declare(game, 0, "imperium-seat", "rebel-colony")
        assert len(game.players[0].hand) == cards
    game = table(["old-earth", "imperium-seat", "terraforming-robots", "new-military-tactics"], owner)
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 0, "none")
    assert hand_of(game) == [], "it has failed"


@rule("race:takeover.resolve.8", "race:set3.powers.3")
def test_draw_and_discard_powers_work_too() -> None:
    attacker = ["old-earth", "imperium-seat", "imperium-fuel-depot", *MIGHTY]
    game = brink(attacker, ["earths-lost-colony", "rebel-miners"], top=["gem-world", "comet-zone"])
    declare(game, 0, "imperium-seat", "rebel-miners")
    pick(game, 0, "gem-world")
    assert hand_of(game) == ["comet-zone"]


@rule("race:takeover.resolve.9", "race:power.settle.auto-produce.2")
def test_no_good_is_added_to_a_world_taken_over() -> None:
    for world in ("rebel-fuel-cache", "rebel-miners"):
        game = brink([*STRONG, "golden-age-of-terraforming"], ["earths-lost-colony", world])
        declare(game, 0, "imperium-seat", world)
        assert tableau_of(game)[-1] == world
        assert game.players[0].goods == {}


@rule("race:takeover.detail.2", "race:set3.powers.5")
def test_the_former_owner_keeps_the_powers_of_a_lost_world_until_the_phase_ends() -> None:
    """Seat 0 takes the world that lets Britta discard a card; she still can, when the next one is attacked."""
    owner = ["earths-lost-colony", "primitive-rebel-world", "avian-uplift-race", "expedition-force", "space-marines"]
    game = table(
        STRONG,
        owner,
        ["comet-zone", "imperium-cloaking-technology", "drop-ships", "mercenary-fleet"],
        hands=[[], ["gem-world"], []],
    )
    declare(game, 0, "imperium-seat", "primitive-rebel-world")
    declare(game, 2, "imperium-cloaking-technology", "avian-uplift-race")
    assert outcomes(game) == [("taken over", 0, "primitive-rebel-world")]
    assert asked(game, 1).prompt == "recruit in defence"
    pick(game, 1, "gem-world")
    assert outcomes(game)[1:] == [("takeover failed", 2, "avian-uplift-race")]
    assert strengths(game)[1] == (5, 6)


@rule("race:takeover.detail.2")
def test_military_bought_with_a_lost_world_stays() -> None:
    """Britta discards a card for the world that she is about to lose, to conquer another one."""
    owner = ["earths-lost-colony", "primitive-rebel-world", "avian-uplift-race", "space-marines"]
    third = ["comet-zone", "imperium-cloaking-technology", "drop-ships", "mercenary-fleet"]
    game = table(STRONG, owner, third, hands=[[], ["hive-world", "gem-world"], []])
    pick(game, 1, "hive-world")
    declare(game, 0, "imperium-seat", "primitive-rebel-world")
    assert hand_of(game, 1) == []
    declare(game, 2, "imperium-cloaking-technology", "avian-uplift-race")
    assert outcomes(game)[0] == ("taken over", 0, "primitive-rebel-world")
    assert strengths(game)[1] == (5, 2 + 2 + 1)


@rule("race:takeover.resolve.2")
def test_military_added_in_defence_counts_in_a_later_takeover_of_the_defender() -> None:
    defender = ["earths-lost-colony", "rebel-miners", "imperium-cloaking-technology", "drop-ships", "expedition-force"]
    third = ["comet-zone", "avian-uplift-race", "blaster-runners"]
    game = table(STRONG, [*defender, "new-military-tactics"], third)
    declare(game, 0, "imperium-seat", "rebel-miners")
    declare(game, 1, "imperium-cloaking-technology", "avian-uplift-race")
    pick(game, 1, "none")
    pick(game, 1, "with new-military-tactics")
    assert strengths(game) == [(8, 9), (7, 3)]


def test_the_target_may_have_been_replaced_meanwhile() -> None:
    attacker = ["old-earth", "interstellar-casus-belli", "imperium-invasion-fleet"]
    owner = ["earths-lost-colony", "gem-world", "terraforming-engineers", "public-works"]
    game = brink(attacker, owner, hands=[[], ["spice-world"]], prestige=[1, 0])
    declare(game, 0, "interstellar-casus-belli", "earths-lost-colony", "imperium-invasion-fleet")
    pick(game, 1, "power terraforming-engineers 2")
    pick(game, 1, "replace earths-lost-colony spice-world")
    assert outcomes(game) == [("takeover void", 0, "earths-lost-colony")]
    assert prestige_of(game)[0] == 0


# -- the worked examples -----------------------------------------------------------------------------------------------


@rule("race:takeover.example.1")
def test_example_1() -> None:
    owner = ["earths-lost-colony", "rebel-colony", "drop-ships", "expedition-force"]
    game = table(ANDREAS, owner, ["gem-world"], actions=[["settle"], ["explore-5"], ["develop"]], top=["comet-zone"])
    assert (total_military(game.players[0].tableau), total_military(game.players[1].tableau)) == (6, 4)
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert strengths(game) == [(8, 8)]
    assert tableau_of(game) == [*ANDREAS, "rebel-colony"]
    assert hand_of(game) == ["comet-zone"]


@rule("race:takeover.example.2")
def test_example_2() -> None:
    game = example_2(BRITTA, ["gem-world"])
    assert total_military([card(name) for name in BRITTA]) == 4
    pick(game, 1, "comet-zone")
    assert (outcomes(game), strengths(game)) == ([("takeover failed", 0, "rebel-colony")], [(8, 9)])
    assert tableau_of(game, 1) == [*BRITTA, "outlaw-world"]


@rule("race:takeover.example.2b")
def test_example_2_without_temporary_military_of_the_attacker() -> None:
    game = table(
        [*ANDREAS, "new-military-tactics"],
        BRITTA,
        ["gem-world"],
        hands=[[], ["outlaw-world"], []],
        top=["comet-zone"],
    )
    pick(game, 1, "outlaw-world")
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 0, "none")
    pick(game, 1, "comet-zone")
    assert game.over, "Andreas is not asked again"
    assert outcomes(game) == [("takeover failed", 0, "rebel-colony")]


@rule("race:takeover.example.3", "race:power.settle.takeover-defense.1")
def test_example_3() -> None:
    game = example_2([*BRITTA, "imperium-lords"], CHRISTIANE)
    christiane = game.players[2].tableau
    assert total_military(christiane) == -1
    declare(game, 2, "rebel-alliance", "rebel-colony")
    pick(game, 1, "comet-zone")
    assert outcomes(game) == [("takeover failed", 0, "rebel-colony"), ("taken over", 2, "rebel-colony")]
    assert strengths(game) == [(8, 9), (9, 9)]
    on_her = Attack(0, card("imperium-seat"), 1, card("star-nomad-lair"), 2)
    assert defense_strength([], christiane[:10], on_her, 0) == 10 + 1


@rule("race:takeover.example.3b", "race:takeover.declare.12")
def test_example_3_if_britta_keeps_her_card() -> None:
    game = example_2([*BRITTA, "imperium-lords"], CHRISTIANE)
    declare(game, 2, "rebel-alliance", "rebel-colony")
    pick(game, 1)
    assert outcomes(game) == [("taken over", 0, "rebel-colony"), ("takeover void", 2, "rebel-colony")]
    assert strengths(game) == [(8, 8)]


@rule("race:takeover.example.4", "race:power.settle.takeover.imperium")
def test_example_4_a_lost_rebel_world_counts_until_the_phase_ends() -> None:
    """Andreas needs 11 to take a world of defense 1 from Christiane. Her attack is still 9 then."""
    britta = ["earths-lost-colony", "rebel-colony", "drop-ships", "expedition-force", "imperium-lords"]
    game = table([*ANDREAS, "new-military-tactics"], britta, CHRISTIANE)
    declare(game, 0, "imperium-seat", "rebel-fuel-cache")
    pick(game, 0, "with new-military-tactics")
    declare(game, 2, "rebel-alliance", "rebel-colony")
    assert strengths(game) == [(11, 11), (9, 8)]
    assert outcomes(game) == [("taken over", 0, "rebel-fuel-cache"), ("taken over", 2, "rebel-colony")]
    on_her = Attack(0, card("imperium-seat"), 1, card("star-nomad-lair"), 2)
    assert defense_strength([], game.players[2].tableau, on_her, 0) == 11, "one Rebel world less and one more"


# -- The Brink of War --------------------------------------------------------------------------------------------------


@cite.card("race:imperium-planet-buster")
@rule("race:takeover.set3.3", "race:power.settle.takeover.planet-buster", "race:note.planet-buster-destination")
def test_the_planet_buster_destroys_the_world() -> None:
    attacker = ["old-earth", "imperium-planet-buster"]
    owner = ["earths-lost-colony", "star-nomad-lair", "expedition-force"]
    game = brink(attacker, owner, goods=[[], ["star-nomad-lair"]], actions=[["settle"], ["develop"]], prestige=[0, 0])
    good = game.players[1].goods[card("star-nomad-lair")]
    declare(game, 0, "imperium-planet-buster", "star-nomad-lair")
    assert (outcomes(game), strengths(game)) == ([("destroyed", 0, "star-nomad-lair")], [(3, 2)])
    assert (tableau_of(game), tableau_of(game, 1)) == (attacker, ["earths-lost-colony", "expedition-force"])
    assert sorted(game.discard) == sorted([card("star-nomad-lair"), good])
    assert prestige_of(game) == [2, 0]
    assert len(game.players[0].hand) == 1, "it counts as placed, so the bonus comes"


@rule("race:power.settle.takeover.planet-buster")
def test_the_planet_buster_needs_a_player_with_military() -> None:
    assert brink(["old-earth", "imperium-planet-buster"], ["earths-lost-colony", "star-nomad-lair"]).over


@rule("race:power.settle.takeover.sneak-attack")
def test_sneak_attack() -> None:
    attacker = ["old-earth", "rebel-sneak-attack", "rebel-miners", "rebel-colony", "rebel-troops"]
    assert brink(attacker, ["earths-lost-colony", "hive-world"]).over
    game = brink(attacker, ["imperium-warlord", "hive-world"])
    declare(game, 0, "rebel-sneak-attack", "hive-world")
    assert strengths(game) == [(5, 4)]
    assert tableau_of(game) == ["old-earth", "rebel-miners", "rebel-colony", "rebel-troops", "hive-world"]


@rule("race:takeover.set3.5")
def test_a_world_taken_over_brings_no_prestige_of_its_own() -> None:
    attacker = ["old-earth", "imperium-seat", "mercenary-fleet", *MIGHTY]
    game = brink(attacker, ["earths-lost-colony", "rebel-council"], prestige=[0, 0])
    declare(game, 0, "imperium-seat", "rebel-council")
    assert prestige_of(game) == [0, 0]
    game = brink([*attacker, "imperium-capital"], ["earths-lost-colony", "rebel-council"], prestige=[0, 0])
    declare(game, 0, "imperium-seat", "rebel-council")
    assert prestige_of(game) == [1, 0], "Imperium Capital rewards Rebel worlds, however they come"


@rule(
    "race:takeover.set3.4",
    "race:power.settle.takeover-prevent.1",
    "race:note.takeover-costs-omitted",
)
def test_the_security_council_makes_a_takeover_against_anybody_fail() -> None:
    owner = ["earths-lost-colony", "rebel-colony"]
    game = brink(STRONG, owner, COUNCIL, prestige=[0, 0, 2])
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert offered(game, 2) == ["none", "veto imperium-seat rebel-colony"]
    pick(game, 2, "veto imperium-seat rebel-colony")
    assert tableau_of(game, 1) == owner
    assert prestige_of(game) == [0, 0, 1]
    assert game.attacks == ()
    assert brink(STRONG, owner, COUNCIL).waiting()[0].seat == 0
    game = brink(STRONG, owner, COUNCIL, prestige=[0, 0, 0])
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert game.over, "without prestige it is not asked"


@rule("race:takeover.set3.4")
def test_the_council_acts_once_before_the_first_is_resolved_and_may_choose() -> None:
    attacker = ["comet-zone", "imperium-planet-buster", "improved-logistics", "interstellar-casus-belli", *COUNCIL]
    owner = ["earths-lost-colony", "outlaw-world", "runaway-robots", "expedition-force", "space-mercenaries"]
    for vetoed, happened in (
        ("interstellar-casus-belli runaway-robots", [("destroyed", 0, "outlaw-world")]),
        ("imperium-planet-buster outlaw-world", [("takeover void", 0, "runaway-robots")]),
    ):
        game = brink(attacker, owner, prestige=[2, 0], hands=[[], ["spice-world"]])
        declare(game, 0, "imperium-planet-buster", "outlaw-world")
        pick(game, 0, "power improved-logistics 0")
        declare(game, 0, "interstellar-casus-belli", "runaway-robots")
        assert asked(game, 0).prompt == "veto", "its owner is asked first, even about the own ones"
        pick(game, 0, f"veto {vetoed}")
        assert game.over or asked(game, 1).prompt == "recruit in defence", "and never again"
        if not game.over:
            pick(game, 1)
        assert outcomes(game) == happened


def test_the_prestige_bonus_of_settle_helps_attack_and_defence() -> None:
    attacker, owner = ["old-earth", "imperium-seat"], ["earths-lost-colony", "rebel-fuel-cache"]
    for seat, numbers in ((0, [(3, 1)]), (1, [(4, 3)])):
        game = every(
            attacker if seat == 0 else [*attacker, "drop-ships"],
            owner,
            takeovers=True,
            actions=[["settle"], ["settle"]],
        )
        game.players[seat].standing = Standing(boosted=SETTLE)
        begin(game, "settle")
        declare(game, 0, "imperium-seat", "rebel-fuel-cache")
        assert strengths(game) == numbers
