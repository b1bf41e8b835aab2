"""Takeovers where several players, several worlds or several bonuses meet in one Settle phase."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.race.cards import CARDS
from orrery.race.goals import SETTLE_END, goal_number
from orrery.race.rules.goals import check_goals
from orrery.race.standing import Standing
from orrery.race.state import SETTLE, Race
from orrery.race.takeovers import Attack, defense_strength
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, offered, pick, prestige_of, tableau_of
from support.takeovers import STRONG, declare, outcomes, strengths


def settling(*tableaus: list[str], boosted: tuple[int, ...] = (), **more: Any) -> Race:
    """A Settle phase with all sets and takeovers; these seats have the prestige bonus of Settle."""
    game = every(*tableaus, takeovers=True, **more)
    for seat in boosted:
        game.players[seat].standing = Standing(game.players[seat].prestige, boosted=SETTLE)
    return begin(game, "settle")


@rule("race:takeover.detail.3", "race:takeover.declare.13")
def test_if_the_first_target_has_gone_the_second_takeover_fails_too() -> None:
    """Seat 1 is faster at the first world of seat 0; so there is no first world for the second takeover to follow."""
    both = ["gem-world", "imperium-seat", "improved-logistics", "imperium-cloaking-technology", "drop-ships"]
    game = settling(
        ["earths-lost-colony", "rebel-miners", "outlaw-world", "expedition-force"],
        ["old-earth", "rebel-sneak-attack", "imperium-planet-buster"],
        [*both, "space-marines"],
        first=1,
    )
    declare(game, 1, "imperium-planet-buster", "rebel-miners")
    declare(game, 2, "imperium-seat", "rebel-miners")
    pick(game, 2, "power improved-logistics 0")
    declare(game, 2, "imperium-cloaking-technology", "outlaw-world")
    assert outcomes(game) == [
        ("destroyed", 1, "rebel-miners"),
        ("takeover void", 2, "rebel-miners"),
        ("takeover void", 2, "outlaw-world"),
    ]
    assert "outlaw-world" in tableau_of(game, 0)


@rule("race:takeover.resolve.8", "race:power.settle.second-world.3")
def test_a_second_world_of_another_does_not_take_the_bonus_of_a_takeover() -> None:
    """Both have chosen Settle. Seat 0 takes over for its bonus; seat 1 has its own with the first of two worlds."""
    game = settling(
        STRONG,
        ["earths-lost-colony", "rebel-miners", "improved-logistics", "space-marines"],
        hands=[[], ["outlaw-world", "star-nomad-lair"]],
        actions=[["settle"], ["settle"]],
        top=["gem-world", "comet-zone", "spice-world", "new-vinland"],
    )
    pick(game, 1, "outlaw-world")
    declare(game, 0, "imperium-seat", "rebel-miners")
    drawn = len(game.players[1].hand)
    pick(game, 1, "power improved-logistics 0")
    pick(game, 1, "star-nomad-lair")
    assert len(game.players[1].hand) == drawn - 1, "no bonus for the second world"
    assert outcomes(game) == [("taken over", 0, "rebel-miners")]
    assert len(hand_of(game)) == 1, "the bonus of seat 0"


@rule("race:power.settle.extra-military-world.2", "race:power.settle.extra-military-world.1")
@pytest.mark.parametrize(
    ("hand", "offers"), [(["comet-zone"], False), (["gem-world", "outlaw-world"], True), (["smuggling-lair"], True)]
)
def test_the_extra_world_is_offered_only_if_one_can_be_conquered(hand: list[str], offers: bool) -> None:
    """Neither a world that would be paid for nor a takeover will do."""
    game = settling(
        ["old-earth", "rebel-sneak-attack", "imperium-seat", "space-marines", "drop-ships"],
        ["earths-lost-colony", "rebel-miners"],
        hands=[["rebel-fuel-cache", *hand, "public-works", "colony-ship", "new-earth"], []],
    )
    pick(game, 0, "rebel-fuel-cache")
    assert game.over != offers
    if offers:
        assert offered(game, 0) == ["power rebel-sneak-attack 1", "pass"]


@rule("race:power.settle.takeover-defense.1")
@pytest.mark.parametrize(
    ("others", "bonus"),
    [
        ([], 2),
        (["hive-world"], 3),
        (["hive-world", "smuggling-lair"], 4),
        (["hive-world", "rebel-base", "gem-world"], 5),
    ],
)
def test_the_pact_gives_two_for_each_rebel_world_and_one_for_each_other_military_world(
    others: list[str], bonus: int
) -> None:
    owners = [card(name) for name in ("rebel-pact", "rebel-miners", *others)]
    attack = Attack(0, card("imperium-seat"), 1, card("rebel-miners"), 1)
    assert defense_strength([], owners, attack, 0) == bonus + CARDS[card("rebel-miners")].cost


@rule("race:prestige.action.settle", "race:takeover.resolve.2")
@pytest.mark.parametrize(("boosted", "expected"), [((), (8, 7)), ((0,), (10, 7)), ((1,), (8, 9)), ((0, 1), (10, 9))])
def test_the_prestige_bonus_of_settle_counts_in_attack_and_in_defence(
    boosted: tuple[int, ...], expected: tuple[int, int]
) -> None:
    """With 2 more in defence and none in attack it is hopeless as it stands, so New Military Tactics lies there too."""
    game = settling(
        [*STRONG, "new-military-tactics"],
        ["earths-lost-colony", "rebel-colony", "drop-ships"],
        actions=[["settle"], ["settle"]],
        boosted=boosted,
    )
    declare(game, 0, "imperium-seat", "rebel-colony")
    pick(game, 0, "none")
    assert strengths(game) == [expected]


@rule("race:takeover.declare.7", "race:takeover.resolve.1")
def test_six_players_declare_and_resolve_clockwise_from_the_lowest_start_world() -> None:
    """Seat 4 is first. Seats 5 and 2 attack seat 0, and seat 0 attacks seat 3."""
    attacker = ["gem-world", "imperium-seat", "drop-ships", "space-marines", "mercenary-fleet"]
    game = settling(
        ["earths-lost-colony", "rebel-miners", "rebel-colony", "rebel-alliance"],
        ["comet-zone"],
        ["old-earth", "imperium-cloaking-technology", "imperium-planet-buster", "new-galactic-order"],
        ["spice-world", "outlaw-world", "imperium-troops"],
        ["new-vinland"],
        attacker,
        first=4,
    )
    order: list[int] = []
    for _ in range(3):
        order.append(game.waiting()[0].seat)
        targets = {5: ("imperium-seat", "rebel-colony"), 0: ("rebel-alliance", "outlaw-world")}
        if order[-1] == 2:
            declare(game, 2, "imperium-planet-buster", "outlaw-world")
        else:
            declare(game, order[-1], *targets[order[-1]])
    assert order == [5, 0, 2]
    assert outcomes(game) == [
        ("taken over", 5, "rebel-colony"),
        ("taken over", 0, "outlaw-world"),
        ("takeover void", 2, "outlaw-world"),
    ]
    assert strengths(game)[1][0] == 4, "two Rebel worlds at the beginning of the phase: the lost one still counts"


@rule("race:goals.first.2", "race:goals.most.3", "race:takeover.resolve.7")
def test_a_takeover_moves_a_most_tile_and_leaves_a_first_tile() -> None:
    """Seat 1 loses one of three Rebel worlds, and one of eight cards; seat 0 has three Rebel worlds then."""
    rebels = ["rebel-miners", "rebel-colony", "rebel-base"]
    eight = ["earths-lost-colony", *rebels, "public-works", "investment-credits", "deficit-spending", "new-vinland"]
    game = settling([*STRONG, "mercenary-fleet", "rebel-fuel-cache", "rebel-underground"], eight)
    first, most = goal_number("expansion-leader"), goal_number("propaganda-edge")
    game.goals = (first, most)
    game.players[1].standing = Standing(goals=(first, most), reached=(0, 3))
    declare(game, 0, "imperium-seat", "rebel-miners")
    assert len(game.players[1].tableau) == 7
    check_goals(game, SETTLE_END)
    assert [player.standing.goals for player in game.players] == [(most,), (first,)]


@rule("race:power.settle.replace.5", "race:power.settle.replace.1", "race:powers.9")
def test_the_prestige_of_a_replacement_may_pay_for_the_takeover_of_the_turn() -> None:
    attacker = ["old-earth", "terraforming-engineers", "interstellar-casus-belli", "drop-ships", "gem-world"]
    owner = ["earths-lost-colony", "outlaw-world"]
    game = settling(attacker, owner, hands=[["spice-world"], []], prestige=[0, 0])
    assert (asked(game, 0).prompt, offered(game, 0)) == ("replace", ["none", "replace gem-world spice-world"])
    pick(game, 0, "replace gem-world spice-world")
    assert prestige_of(game) == [1, 0]
    declare(game, 0, "interstellar-casus-belli", "outlaw-world")
    assert (outcomes(game), prestige_of(game)) == ([("taken over", 0, "outlaw-world")], [2, 0])


@rule("race:power.settle.replace.5", "race:powers.9")
def test_a_world_may_be_replaced_after_the_declaration_too() -> None:
    attacker = ["old-earth", "terraforming-engineers", "interstellar-casus-belli", "drop-ships", "gem-world"]
    owner = ["earths-lost-colony", "outlaw-world"]
    game = settling(attacker, owner, hands=[["spice-world"], []], prestige=[0, 0])
    pick(game, 0, "none")
    assert offered(game, 0) == ["power terraforming-engineers 2", "pass"], "no prestige, so no takeover"
    pick(game, 0, "power terraforming-engineers 2")
    pick(game, 0, "replace gem-world spice-world")
    assert (prestige_of(game), game.over) == ([1, 0], True)
    game = settling(
        [*attacker, "improved-logistics"], owner, hands=[["spice-world", "star-nomad-lair"], []], prestige=[0, 0]
    )
    pick(game, 0, "star-nomad-lair")
    pick(game, 0, "none")
    pick(game, 0, "power terraforming-engineers 2")
    pick(game, 0, "replace gem-world spice-world")
    pick(game, 0, "power improved-logistics 0")
    declare(game, 0, "interstellar-casus-belli", "outlaw-world")
    assert (outcomes(game), prestige_of(game)) == ([("taken over", 0, "outlaw-world")], [2, 0])


@rule("race:takeover.set3.4")
def test_who_cannot_pay_for_the_veto_is_not_asked() -> None:
    council = ["earths-lost-colony", "rebel-miners", "pan-galactic-security-council"]
    for prestige, asks in ((0, False), (1, True)):
        game = settling(STRONG, council, prestige=[0, prestige])
        declare(game, 0, "imperium-seat", "rebel-miners")
        assert game.over != asks
        if asks:
            assert asked(game, 1).prompt == "veto"
            pick(game, 1, "veto imperium-seat rebel-miners")
            assert (prestige_of(game), len(events(game, "takeover vetoed"))) == ([0, 0], 1)
            assert "rebel-miners" in tableau_of(game, 1)
