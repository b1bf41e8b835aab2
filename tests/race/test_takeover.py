"""Takeovers: who can be attacked, what is declared, how it is resolved, and what moves with the world."""

from __future__ import annotations

import re
from typing import Any

import pytest

from orrery.kernel.laws import check_game
from orrery.kernel.record import BadOption
from orrery.race.goods import MULTI
from orrery.race.powers import AT_ANYBODY, AT_IMPERIUM, AT_MILITARY, AT_REBEL_WORLD
from orrery.race.queries import total_military
from orrery.race.setup import setup
from orrery.race.standing import Standing
from orrery.race.state import SETTLE, Race
from orrery.race.takeovers import Attack, attack_strength, attacks_of, defense_strength, said_kind, vulnerable
from orrery.race.words import RaceWords
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, key, offered, pick, prestige_of, race, tableau_of

NAMES = ["Andreas", "Britta", "Christiane"]
MIGHTY = ["drop-ships", "space-marines", "expedition-force"]  # Military 6
STRONG = ["old-earth", "imperium-seat", "imperium-troops", "drop-ships", "space-marines"]  # Military 6, Rebels 8


def table(*tableaus: list[str], **more: Any) -> Race:
    """A table with The Gathering Storm, Rebel vs Imperium and takeovers, at its Settle phase."""
    return begin(race(*tableaus, sets="storm+rebel", takeovers=True, **more), "settle")


def brink(*tableaus: list[str], **more: Any) -> Race:
    """The same with all sets."""
    return begin(every(*tableaus, takeovers=True, **more), "settle")


def declare(game: Race, seat: int, *cards: str) -> None:
    """declare(game, 0, "imperium-seat", "rebel-colony"): the power, the world, and what opens it to attack."""
    pick(game, seat, " ".join(["takeover", *cards]))


def outcomes(game: Race) -> list[tuple[str, int, str]]:
    """What became of the takeovers: kind of event, attacker, world."""
    kinds = ("taken over", "destroyed", "takeover failed", "takeover void")
    return [(event.kind, event.actor, key(event.values[0])) for event in game.log or [] if event.kind in kinds]


def strengths(game: Race) -> list[tuple[int, ...]]:
    """Attack and defense of each takeover that was compared."""
    kinds = ("taken over", "destroyed", "takeover failed")
    return [event.values[2:] for event in game.log or [] if event.kind in kinds]


def worlds_offered(game: Race, seat: int) -> list[str]:
    return sorted({name.split()[2] for name in offered(game, seat) if name != "none"})


# -- the module --------------------------------------------------------------------------------------------------------


@rule("race:takeover.setup.1", "race:takeover.intro.1")
def test_takeovers_are_agreed_on_before_the_game() -> None:
    assert setup({"players": 2, "sets": "rebel", "takeovers": "yes"}, 1).takeovers
    assert not setup({"players": 2, "sets": "rebel"}, 1).takeovers
    with pytest.raises(BadOption):
        setup({"players": 2, "sets": "storm", "takeovers": "yes"}, 1)
    game = table(STRONG, ["earths-lost-colony", "rebel-colony"])
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert (tableau_of(game)[-1], tableau_of(game, 1)) == ("rebel-colony", ["earths-lost-colony"])


@rule("race:set2.setup.7")
def test_without_the_module_takeover_powers_mean_nothing_and_the_others_work() -> None:
    game = begin(race(STRONG, ["earths-lost-colony", "rebel-colony"], sets="storm+rebel"), "settle")
    assert game.over
    game = race(
        ["earths-lost-colony", "imperium-cloaking-technology", "drop-ships"],
        ["new-sparta"],
        hands=[["gem-world"], []],
        sets="rebel",
    )
    begin(game, "settle")
    pick(game, 0, "gem-world")
    assert tableau_of(game) == ["earths-lost-colony", "drop-ships", "gem-world"]


# -- who can be attacked -----------------------------------------------------------------------------------------------


@rule("race:takeover.vulnerable.rebel", "race:takeover.declare.2", "race:power.settle.takeover.rebel")
def test_the_rebel_symbol_needs_a_rebel_military_world() -> None:
    assert vulnerable([card("rebel-miners")], AT_REBEL_WORLD)
    assert not vulnerable([card("rebel-cantina")], AT_REBEL_WORLD), "a Rebel world, but not military"
    assert not vulnerable([card("rebel-pact"), card("outlaw-world")], AT_REBEL_WORLD)
    assert table(STRONG, ["earths-lost-colony", "rebel-cantina", "outlaw-world"]).over


@rule("race:note.takeover-rebel-target")
def test_the_rebel_symbol_takes_rebel_worlds_only() -> None:
    game = table(STRONG, ["earths-lost-colony", "rebel-miners", "outlaw-world", "rebel-pact"])
    assert offered(game, 0) == ["none", "takeover imperium-seat rebel-miners"]


@rule("race:takeover.vulnerable.imperium", "race:power.settle.takeover.imperium")
def test_the_imperium_symbol_needs_an_imperium_card_and_takes_any_military_world() -> None:
    assert vulnerable([card("imperium-lords")], AT_IMPERIUM)
    assert not vulnerable([card("rebel-miners"), card("new-sparta")], AT_IMPERIUM)
    attacker = ["old-earth", "rebel-alliance", "drop-ships"]
    assert table(attacker, ["earths-lost-colony", "outlaw-world"]).over
    game = table(attacker, ["earths-lost-colony", "outlaw-world", "rebel-fuel-cache", "gem-world", "imperium-lords"])
    assert worlds_offered(game, 0) == ["outlaw-world", "rebel-fuel-cache"]


@rule("race:takeover.vulnerable.military.1", "race:power.settle.takeover.military")
def test_the_military_symbol_needs_military_of_at_least_1() -> None:
    attacker = ["old-earth", "imperium-cloaking-technology", "drop-ships"]
    assert table(attacker, ["earths-lost-colony", "outlaw-world"]).over
    game = table(attacker, ["earths-lost-colony", "outlaw-world", "expedition-force"])
    assert offered(game, 0) == ["none", "takeover imperium-cloaking-technology outlaw-world"]
    declare(game, 0, "imperium-cloaking-technology", "outlaw-world")
    assert tableau_of(game) == ["old-earth", "drop-ships", "outlaw-world"]
    assert strengths(game) == [(3, 2)]


@rule("race:takeover.vulnerable.military.2")
def test_only_military_against_everything_makes_vulnerable() -> None:
    conditional = [card("imperium-seat"), card("alpha-centauri"), card("new-military-tactics")]
    assert not vulnerable(conditional, AT_MILITARY)
    assert vulnerable([*conditional, card("expedition-force")], AT_MILITARY)
    assert not vulnerable([card("expedition-force"), card("contact-specialist")], AT_MILITARY)


@rule("race:takeover.vulnerable.military.2")
def test_temporary_military_does_not_make_vulnerable() -> None:
    game = table(
        ["earths-lost-colony", "new-military-tactics", "star-nomad-lair"],
        ["old-earth", "imperium-cloaking-technology", *MIGHTY],
        hands=[["outlaw-world"], []],
    )
    pick(game, 0, "outlaw-world")
    assert [key(event.values[0]) for event in events(game, "given-up")] == ["new-military-tactics"]
    assert game.over, "nobody else was asked"


@rule("race:takeover.vulnerable.any", "race:power.settle.takeover.any", "race:note.takeover-costs-omitted")
def test_the_universal_symbol_works_against_anybody_for_one_prestige() -> None:
    assert vulnerable([card("contact-specialist")], AT_ANYBODY)
    attacker = ["old-earth", "interstellar-casus-belli", "drop-ships"]
    owner = ["earths-lost-colony", "outlaw-world", "contact-specialist"]
    assert brink(attacker, owner, prestige=[0, 0]).over
    game = brink(attacker, owner, prestige=[1, 0])
    declare(game, 0, "interstellar-casus-belli", "outlaw-world")
    assert [event.values for event in events(game, "prestige spent")] == [(1,)]
    assert strengths(game) == [(3, 0)]
    assert prestige_of(game) == [2, 0], "one spent, two for the success"


@rule("race:power.settle.takeover.any", "race:note.takeover-costs-omitted")
def test_the_price_of_a_failed_takeover_is_lost() -> None:
    game = brink(
        ["old-earth", "interstellar-casus-belli", "expedition-force"],
        ["earths-lost-colony", "outlaw-world", "space-mercenaries", "contact-specialist"],
        hands=[[], ["gem-world"]],
        prestige=[1, 0],
    )
    declare(game, 0, "interstellar-casus-belli", "outlaw-world")
    pick(game, 1, "gem-world")
    assert (outcomes(game), prestige_of(game)) == ([("takeover failed", 0, "outlaw-world")], [0, 0])


@rule("race:takeover.set3.2", "race:power.settle.conquer-peaceful.4")
def test_with_the_invasion_fleet_any_world_can_be_the_target() -> None:
    attacker = ["old-earth", "interstellar-casus-belli", "imperium-invasion-fleet", "space-marines"]
    game = brink(attacker, ["earths-lost-colony", "gem-world", "outlaw-world", "public-works"], prestige=[1, 0])
    fleet = "imperium-invasion-fleet"
    assert offered(game, 0) == [
        "none",
        f"takeover interstellar-casus-belli earths-lost-colony {fleet}",
        f"takeover interstellar-casus-belli gem-world {fleet}",
        "takeover interstellar-casus-belli outlaw-world",
    ]
    declare(game, 0, "interstellar-casus-belli", "gem-world", fleet)
    assert strengths(game) == [(5, 2)], "the defense is the printed cost, and the fleet given up still counts"
    assert tableau_of(game) == ["old-earth", "interstellar-casus-belli", "space-marines", "gem-world"]
    assert prestige_of(game) == [4, 0], "two for the takeover, two for the fleet"


@rule("race:power.settle.conquer-peaceful.2")
def test_cloaking_technology_opens_no_peaceful_world_to_takeovers() -> None:
    attacker = ["old-earth", "interstellar-casus-belli", "imperium-cloaking-technology", *MIGHTY]
    assert brink(attacker, ["earths-lost-colony", "gem-world"], prestige=[1, 0]).over


@rule("race:note.takeover-rebel-target", "race:power.settle.conquer-peaceful.4")
def test_the_fleet_opens_a_rebel_world_to_the_rebel_symbol_only_beside_a_military_one() -> None:
    attacker = ["old-earth", "imperium-seat", "imperium-invasion-fleet", *MIGHTY]
    assert brink(attacker, ["rebel-cantina", "gem-world"]).over
    game = brink(attacker, ["rebel-cantina", "gem-world", "rebel-miners"])
    assert worlds_offered(game, 0) == ["rebel-cantina", "rebel-miners"]


# -- declaring ---------------------------------------------------------------------------------------------------------


@rule("race:takeover.declare.1", "race:takeover.declare.3", "race:takeover.declare.5")
def test_takeovers_are_declared_after_worlds_are_shown_instead_of_placing_one() -> None:
    hands = [["comet-zone", *["public-works"] * 2, "colony-ship", "gem-world"], ["outlaw-world"]]
    for shown, asks in (("comet-zone", "pay"), ("none", "takeover")):
        game = table(STRONG, ["earths-lost-colony", "rebel-miners", "drop-ships"], hands=hands)
        assert {decision.prompt for decision in game.waiting()} == {"settle"}
        pick(game, 0, shown)
        assert not game.asked(0), "not before all have chosen"
        pick(game, 1, "outlaw-world")
        assert asked(game, 0).prompt == asks
        assert game.players[1].placed == [card("outlaw-world")]


@rule("race:takeover.declare.5", "race:takeover.declare.1")
def test_who_has_placed_a_world_may_take_over_instead_of_a_second_one() -> None:
    hand = ["outlaw-world", "star-nomad-lair"]
    owner = ["earths-lost-colony", "rebel-miners"]
    game = table([*STRONG, "improved-logistics"], owner, hands=[hand, []], actions=[["settle"], ["develop"]])
    pick(game, 0, "outlaw-world")
    drawn = len(game.players[0].hand)
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "none")
    declare(game, 0, "imperium-seat", "rebel-miners")
    assert tableau_of(game)[-2:] == ["outlaw-world", "rebel-miners"]
    assert len(game.players[0].hand) == drawn, "the second world earns no bonus"


@rule("race:takeover.declare.6", "race:takeover.detail.3")
def test_two_takeovers_need_two_powers_and_the_first_must_succeed() -> None:
    attacker = [*STRONG, "improved-logistics", "imperium-cloaking-technology"]
    owner = ["earths-lost-colony", "rebel-miners", "rebel-colony", "drop-ships", "space-mercenaries"]
    for discards, happened in (
        ([], [("taken over", 0, "rebel-colony"), ("taken over", 0, "rebel-miners")]),
        (["gem-world"], [("takeover failed", 0, "rebel-colony"), ("takeover void", 0, "rebel-miners")]),
    ):
        game = table(attacker, owner, hands=[[], ["gem-world"]], actions=[["settle"], ["develop"]])
        declare(game, 0, "imperium-seat", "rebel-colony")
        pick(game, 0, "power improved-logistics 0")
        powers = {name.split()[1] for name in offered(game, 0) if name != "none"}
        assert powers == {"imperium-cloaking-technology"}, "each power only once"
        declare(game, 0, "imperium-cloaking-technology", "rebel-miners")
        pick(game, 1, *discards)
        assert outcomes(game) == happened
        assert len(game.players[0].hand) == (0 if discards else 1), "the bonus comes once"


def test_two_takeovers_may_aim_at_one_world_but_only_the_first_can_succeed() -> None:
    attacker = [*STRONG, "improved-logistics", "imperium-cloaking-technology"]
    game = table(attacker, ["earths-lost-colony", "rebel-miners", "expedition-force"])
    declare(game, 0, "imperium-seat", "rebel-miners")
    pick(game, 0, "power improved-logistics 0")
    declare(game, 0, "imperium-cloaking-technology", "rebel-miners")
    assert outcomes(game) == [("taken over", 0, "rebel-miners"), ("takeover void", 0, "rebel-miners")]


@rule("race:settle.5", "race:power.settle.second-world.3")
@pytest.mark.parametrize("discards", [[], ["spice-world"]])
def test_the_bonus_goes_with_the_first_world_that_is_placed(discards: list[str]) -> None:
    """A takeover is declared first, then a world is placed from hand: that one comes first."""
    game = table(
        [*STRONG, "improved-logistics"],
        ["earths-lost-colony", "rebel-colony", "drop-ships", "space-mercenaries"],
        hands=[["outlaw-world"], ["spice-world"]],
        actions=[["settle"], ["develop"]],
        top=["gem-world", "comet-zone"],
    )
    pick(game, 0, "none")
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 0, "power improved-logistics 0")
    pick(game, 0, "outlaw-world")
    assert hand_of(game) == ["gem-world"]
    pick(game, 1, *discards)
    assert hand_of(game) == ["gem-world"]
    assert tableau_of(game)[5:] == ["improved-logistics", "outlaw-world", *([] if discards else ["rebel-colony"])]


@rule("race:power.settle.extra-military-world.2")
def test_the_extra_military_world_is_no_takeover_but_may_follow_one() -> None:
    attacker = ["old-earth", "rebel-alliance", "rebel-sneak-attack", *MIGHTY]
    game = brink(attacker, ["imperium-warlord", "outlaw-world"], hands=[["star-nomad-lair"], []])
    pick(game, 0, "none")
    declare(game, 0, "rebel-alliance", "outlaw-world")
    pick(game, 0, "power rebel-sneak-attack 1")
    assert offered(game, 0) == ["none", "star-nomad-lair"]
    pick(game, 0, "none")
    assert game.over, "no takeover instead of that world"
    assert outcomes(game) == [("taken over", 0, "outlaw-world")]


@rule("race:takeover.declare.7", "race:takeover.declare.12", "race:takeover.detail.1")
def test_players_declare_in_order_and_several_may_aim_at_one_world() -> None:
    other = ["gem-world", "imperium-cloaking-technology", "mercenary-fleet", *MIGHTY]
    game = table(["earths-lost-colony", "rebel-miners", "blaster-runners"], STRONG, other, first=1)
    assert [decision.seat for decision in game.waiting()] == [1]
    declare(game, 1, "imperium-seat", "rebel-miners")
    assert [decision.seat for decision in game.waiting()] == [2]
    declare(game, 2, "imperium-cloaking-technology", "rebel-miners")
    assert outcomes(game) == [("taken over", 1, "rebel-miners"), ("takeover void", 2, "rebel-miners")]
    assert tableau_of(game, 1)[-1] == "rebel-miners"


@rule("race:takeover.declare.12", "race:takeover.declare.13", "race:takeover.resolve.1")
def test_a_takeover_does_not_follow_the_world_to_its_new_owner() -> None:
    """Seat 2 has the lowest start world, and could easily beat seat 0 who took the world in between."""
    game = table(
        [*STRONG, "contact-specialist"],
        ["earths-lost-colony", "rebel-miners", "blaster-runners"],
        ["gem-world", "imperium-cloaking-technology", "new-galactic-order", "mercenary-fleet", *MIGHTY],
        first=2,
    )
    declare(game, 2, "imperium-cloaking-technology", "rebel-miners")
    declare(game, 0, "imperium-seat", "rebel-miners")
    assert outcomes(game) == [("taken over", 2, "rebel-miners"), ("takeover void", 0, "rebel-miners")]
    assert "rebel-miners" in tableau_of(game, 2)


@rule("race:takeover.declare.8")
def test_the_declaration_names_power_world_and_all_temporary_military() -> None:
    attacker = ["old-earth", "imperium-seat", "new-military-tactics", "space-mercenaries"]
    hand = ["gem-world", "comet-zone", "spice-world"]
    game = table(attacker, ["earths-lost-colony", "rebel-colony"], hands=[hand, []])
    pick(game, 0, "none")
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert offered(game, 0) == ["none", "with new-military-tactics"]
    pick(game, 0, "with new-military-tactics")
    question = asked(game, 0)
    assert (question.prompt, question.least, question.most) == ("recruit more", 0, 2)
    pick(game, 0, "gem-world", "comet-zone")
    assert strengths(game) == [(7, 4)]
    assert tableau_of(game) == ["old-earth", "imperium-seat", "space-mercenaries", "rebel-colony"]
    assert hand_of(game) == ["spice-world"]


@rule("race:takeover.declare.8")
def test_less_than_needed_may_be_added() -> None:
    game = table(["old-earth", "imperium-seat", "new-military-tactics"], ["earths-lost-colony", "rebel-colony"])
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 0, "none")
    assert (outcomes(game), strengths(game)) == ([("takeover failed", 0, "rebel-colony")], [(1, 4)])


def test_what_is_hopeless_is_not_offered() -> None:
    assert table(["old-earth", "imperium-seat", "drop-ships"], ["earths-lost-colony", "rebel-outpost"]).over
    tactics = ["old-earth", "imperium-seat", "drop-ships", "new-military-tactics"]
    game = table(tactics, ["earths-lost-colony", "rebel-outpost"])
    assert offered(game, 0) == ["none", "takeover imperium-seat rebel-outpost"]


@rule("race:takeover.declare.8", "race:power.settle.temporary-military.2", "race:power.settle.temporary-military.3")
@pytest.mark.parametrize(
    ("army", "strength", "prestige", "goods"),
    [
        ("alien-booby-trap", 4, 0, 1),
        ("rebel-fuel-refinery", 3, 1, 0),
        ("alien-booby-trap rebel-fuel-refinery", 6, 0, 0),
    ],
)
def test_goods_and_prestige_for_an_attack(army: str, strength: int, prestige: int, goods: int) -> None:
    attacker = ["old-earth", "imperium-seat", "alien-booby-trap", "rebel-fuel-refinery", "alpha-centauri"]
    game = brink(attacker, ["earths-lost-colony", "rebel-outpost"], goods=[["alpha-centauri"], []], prestige=[1, 0])
    declare(game, 0, "imperium-seat", "rebel-outpost")
    assert offered(game, 0) == [
        "none",
        "with alien-booby-trap",
        "with rebel-fuel-refinery",
        "with alien-booby-trap rebel-fuel-refinery",
    ]
    pick(game, 0, f"with {army}")
    assert strengths(game) == [(strength, 6)]
    assert (prestige_of(game)[0], len(game.players[0].goods)) == (prestige, goods)


@rule("race:takeover.resolve.4", "race:power.settle.temporary-military.3")
def test_the_good_of_the_target_itself_may_be_spent_to_keep_it() -> None:
    attacker = ["old-earth", "imperium-seat", "mercenary-fleet", *MIGHTY]
    owner = ["earths-lost-colony", "rebel-fuel-refinery", "drop-ships", "rebel-fuel-cache", "expedition-force"]
    game = brink(attacker, owner, goods=[[], ["rebel-fuel-refinery", "rebel-fuel-cache"]])
    declare(game, 0, "imperium-seat", "rebel-fuel-refinery")
    pick(game, 1, "with rebel-fuel-refinery")
    assert offered(game, 1) == ["rebel-fuel-refinery", "rebel-fuel-cache"]
    pick(game, 1, "rebel-fuel-refinery")
    assert (outcomes(game), strengths(game)) == ([("takeover failed", 0, "rebel-fuel-refinery")], [(9, 10)])
    assert list(game.players[1].goods) == [card("rebel-fuel-cache")]


@rule("race:takeover.declare.9")
def test_a_world_placed_in_this_phase_is_no_target() -> None:
    owner = ["earths-lost-colony", "rebel-fuel-cache", "drop-ships"]
    game = table(STRONG, owner, hands=[[], ["rebel-miners"]])
    pick(game, 1, "rebel-miners")
    assert worlds_offered(game, 0) == ["rebel-fuel-cache"]


@rule("race:takeover.declare.10")
def test_new_worlds_neither_help_nor_make_vulnerable() -> None:
    """Britta places a Rebel world, an Imperium world, or one with Military: all the same."""
    for aim, new in (
        ("imperium-seat", "rebel-warrior-race"),
        ("rebel-alliance", "imperium-fuel-depot"),
        ("imperium-cloaking-technology", "former-penal-colony"),
    ):
        attacker = ["old-earth", aim, "mercenary-fleet", *MIGHTY]
        game = brink(attacker, ["earths-lost-colony", "outlaw-world", "new-military-tactics"], hands=[[], [new]])
        pick(game, 1, new)
        assert not events(game, "takeover declared")
        assert game.over
    owner = ["earths-lost-colony", "outlaw-world", "expedition-force"]
    attacker = ["old-earth", "imperium-cloaking-technology", "drop-ships"]
    game = table(attacker, owner, hands=[[], ["blaster-runners"]])
    pick(game, 1, "blaster-runners")
    declare(game, 0, "imperium-cloaking-technology", "outlaw-world")
    assert strengths(game) == [(3, 2)], "Military of the new world is no help in defence"
    assert total_military(game.players[1].tableau) == 2


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

ANDREAS = STRONG
BRITTA = ["earths-lost-colony", "rebel-colony", "drop-ships", "space-mercenaries", "terraforming-robots"]
CHRISTIANE = [
    "gem-world",
    "contact-specialist",
    "rebel-alliance",
    "rebel-pact",
    "rebel-miners",
    "rebel-underground",
    "rebel-homeworld",
    "rebel-base",
    "rebel-fuel-cache",
    "star-nomad-lair",
]


@rule("race:takeover.example.1")
def test_example_1() -> None:
    owner = ["earths-lost-colony", "rebel-colony", "drop-ships", "expedition-force"]
    game = table(ANDREAS, owner, ["gem-world"], actions=[["settle"], ["explore-5"], ["develop"]], top=["comet-zone"])
    assert (total_military(game.players[0].tableau), total_military(game.players[1].tableau)) == (6, 4)
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert strengths(game) == [(8, 8)]
    assert tableau_of(game) == [*ANDREAS, "rebel-colony"]
    assert hand_of(game) == ["comet-zone"]


def example_2(britta: list[str], third: list[str], **more: Any) -> Race:
    """Andreas declares; Britta has placed a military world, and draws her only card for Terraforming Robots."""
    game = table(ANDREAS, britta, third, hands=[[], ["outlaw-world"], []], top=["comet-zone"], **more)
    pick(game, 1, "outlaw-world")
    declare(game, 0, "imperium-seat", "rebel-colony")
    assert hand_of(game, 1) == ["comet-zone"]
    return game


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


COUNCIL = ["gem-world", "pan-galactic-security-council"]


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


# -- words -------------------------------------------------------------------------------------------------------------


def question(game: Race, seat: int, language: str) -> tuple[str, list[str]]:
    decision, view, words = asked(game, seat), game.view(seat), RaceWords(language, NAMES, seat)
    return words.prompt(decision, view), [words.option(option, decision, view) for option in decision.options]


def test_questions_tell_both_strengths() -> None:
    attacker = ["old-earth", "interstellar-casus-belli", "imperium-invasion-fleet", "new-military-tactics"]
    owner = ["earths-lost-colony", "outlaw-world", "space-mercenaries", "contact-specialist", "space-marines"]
    game = brink(attacker, owner, prestige=[1, 0], hands=[[], ["gem-world"]])
    prompt, options = question(game, 0, "en")
    assert prompt == "Which world do you attack, and with which power?"
    assert options == [
        "declare no takeover",
        "Earth's Lost Colony with Interstellar Casus Belli, giving up Imperium Invasion Fleet: "
        "Military 3, up to 6, against 4",
        "Outlaw World with Interstellar Casus Belli: Military 3, up to 6, against 3",
    ]
    declare(game, 0, "interstellar-casus-belli", "outlaw-world")
    assert question(game, 0, "en") == (
        "What do you add for the takeover of Outlaw World? It is 3 against 3 now.",
        ["nothing", "3 Military with New Military Tactics: giving up New Military Tactics"],
    )
    pick(game, 0, "none")
    assert question(game, 1, "en")[0] == (
        "Choose up to 1 card from hand to discard for 1 Military each, to keep Outlaw World: it is 3 against 3 now."
    )
    assert question(game, 1, "de")[0].startswith("Wähle bis zu 1 Karte aus der Hand")


def test_what_happens_is_told_to_everybody_in_both_languages() -> None:
    game = example_2([*BRITTA, "imperium-lords"], CHRISTIANE)
    declare(game, 2, "rebel-alliance", "rebel-colony")
    pick(game, 1)
    kinds = ("takeover declared", "taken over", "takeover void")
    told = [event for event in game.log or [] if event.kind in kinds]
    assert [RaceWords("en", NAMES, 1).event(event) for event in told] == [
        "Andreas declares a takeover of Rebel Colony with Imperium Seat, against you.",
        "Christiane declares a takeover of Rebel Colony with Rebel Alliance, against you.",
        "Andreas takes over Rebel Colony from you: 8 against 8.",
        "Christiane can no longer take over Rebel Colony from you.",
    ]
    assert [RaceWords("de", NAMES, 2).event(event) for event in told] == [
        "Andreas kündigt mit Imperium Ratssitz an, Rebellen Kolonie von Britta zu übernehmen.",
        "Du kündigst mit Rebellen Allianz an, Rebellen Kolonie von Britta zu übernehmen.",
        "Andreas übernimmt Rebellen Kolonie von Britta: 8 gegen 8.",
        "Du kannst Rebellen Kolonie nicht mehr von Britta übernehmen.",
    ]
    assert RaceWords("de", NAMES, 1).event(told[2]) == "Andreas übernimmt Rebellen Kolonie von dir: 8 gegen 8."


def sound(text: str) -> bool:
    """Something is said, nothing was left to be filled in, no space is doubled or lost."""
    return bool(text) and text == text.strip() and not re.search(r"[{}]|  | [.,;:)]|None", text)


def all_said(game: Race) -> list[str]:
    """Everything that was noted, for every reader in both languages; and what is asked now."""
    said: list[str] = []
    for language in ("en", "de"):
        for reader in (-1, 0, 1, 2):
            said += [RaceWords(language, NAMES, reader).event(event) for event in game.log or []]
        for decision in game.waiting():
            prompt, options = question(game, decision.seat, language)
            said += [prompt, *options]
    assert all(sound(text) for text in said), said
    return said


def test_every_question_has_words() -> None:
    attacker = ["old-earth", "imperium-seat", "drop-ships", "space-mercenaries"]
    owner = ["earths-lost-colony", "rebel-colony", "new-military-tactics"]
    game = brink(attacker, owner, COUNCIL, hands=[["comet-zone"], [], []], prestige=[0, 0, 1])
    assert "Welche Welt willst du übernehmen, und mit welcher Fähigkeit?" in all_said(game)
    declare(game, 0, "imperium-seat", "rebel-colony")
    said = all_said(game)
    assert (
        "Choose up to 1 card from hand to discard for 1 Military each, to take over Rebel Colony: "
        "it is 5 against 4 now." in said
    )
    pick(game, 0)
    assert question(game, 2, "en") == (
        "Which takeover do you make fail with Pan-Galactic Security Council?",
        ["none", "that of Rebel Colony with Imperium Seat"],
    )
    assert "die von Rebellen Kolonie mit Imperium Ratssitz" in all_said(game)
    pick(game, 2, "none")
    assert question(game, 1, "en") == (
        "What do you add to keep Rebel Colony? It is 4 against 5 now.",
        ["nothing", "3 Military with New Military Tactics: giving up New Military Tactics"],
    )
    assert "militärische Stärke 3 durch Neue Militärische Taktiken: du gibst Neue Militärische Taktiken ab" in all_said(
        game
    )
    pick(game, 1, "with new-military-tactics")
    assert "You fail to take over Rebel Colony from Britta: 5 against 7." in all_said(game)


def test_every_ending_has_words() -> None:
    game = brink(STRONG, ["earths-lost-colony", "rebel-colony"], COUNCIL, prestige=[0, 0, 1])
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 2, "veto imperium-seat rebel-colony")
    said = all_said(game)
    assert "Christiane makes the takeover of Rebel Colony by you fail." in said
    assert "Du lässt die von Andreas angekündigte Übernahme von Rebellen Kolonie scheitern." in said
    game = brink(["old-earth", "imperium-planet-buster"], ["earths-lost-colony", "runaway-robots", "expedition-force"])
    declare(game, 0, "imperium-planet-buster", "runaway-robots")
    assert "You destroy Runaway Robots in a takeover from Britta: 3 against 2." in all_said(game)
    attacker = ["old-earth", "interstellar-casus-belli", "imperium-invasion-fleet"]
    game = brink(attacker, ["galactic-scavengers"], saved=[[], ["gem-world"]], prestige=[1, 0])
    declare(game, 0, "interstellar-casus-belli", "galactic-scavengers", "imperium-invasion-fleet")
    said = all_said(game)
    assert "You get 1 card, saved there: Gem World." in said
    assert "Andreas gets 1 card, saved there." in said


# -- laws --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "sets"), [(2, "rebel"), (3, "storm+rebel"), (4, "rebel+brink"), (6, "storm+rebel+brink")]
)
def test_random_games_with_takeovers_keep_the_laws(players: int, sets: str) -> None:
    for seed in range(3):
        check_game(setup, {"players": players, "sets": sets, "takeovers": "yes"}, seed, 20)
