"""Takeovers: the module, who can be attacked, and what is declared."""

from __future__ import annotations

import pytest

from orrery.kernel.laws import check_game
from orrery.kernel.record import BadOption
from orrery.race.powers import AT_ANYBODY, AT_IMPERIUM, AT_MILITARY, AT_REBEL_WORLD
from orrery.race.queries import total_military
from orrery.race.setup import setup
from orrery.race.takeovers import vulnerable
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, hand_of, key, offered, pick, prestige_of, race, tableau_of
from support.takeovers import MIGHTY, STRONG, brink, declare, outcomes, strengths, table, worlds_offered

# -- the module --------------------------------------------------------------------------------------------------------


@rule("race:takeover.setup.1", "race:takeover.intro.1")
def test_takeovers_are_agreed_on_before_the_game() -> None:
    assert setup({"players": 2, "sets": "rebel", "takeovers": "yes"}, 1).options.takeovers
    assert not setup({"players": 2, "sets": "rebel"}, 1).options.takeovers
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


@cite.card("race:rebel-alliance")
@rule("race:takeover.vulnerable.imperium", "race:power.settle.takeover.imperium")
def test_the_imperium_symbol_needs_an_imperium_card_and_takes_any_military_world() -> None:
    assert vulnerable([card("imperium-lords")], AT_IMPERIUM)
    assert not vulnerable([card("rebel-miners"), card("new-sparta")], AT_IMPERIUM)
    attacker = ["old-earth", "rebel-alliance", "drop-ships"]
    assert table(attacker, ["earths-lost-colony", "outlaw-world"]).over
    game = table(attacker, ["earths-lost-colony", "outlaw-world", "rebel-fuel-cache", "gem-world", "imperium-lords"])
    assert worlds_offered(game, 0) == ["outlaw-world", "rebel-fuel-cache"]


@cite.card("race:imperium-cloaking-technology")
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


@cite.card("race:interstellar-casus-belli")
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


@cite.card("race:imperium-invasion-fleet")
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


# -- laws --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("players", "sets"), [(2, "rebel"), (3, "storm+rebel"), (4, "rebel+brink"), (6, "storm+rebel+brink")]
)
def test_random_games_with_takeovers_keep_the_laws(players: int, sets: str) -> None:
    for seed in range(3):
        check_game(setup, {"players": players, "sets": sets, "takeovers": "yes"}, seed, 20)
