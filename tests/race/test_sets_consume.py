"""Trade and Consume with the powers of the sets."""

from __future__ import annotations

import pytest

from orrery.race.cards import CARDS
from orrery.race.goods import GENES
from orrery.race.powers import TRADE
from orrery.race.queries import kinds_held, sale
from orrery.race.standing import Standing
from orrery.race.state import ACTIONS, Race
from support import cite
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, keys, offered, pick, prestige_of

REFINERY = "alien-oort-cloud-refinery"


def consuming(
    tableau: list[str],
    goods: list[str] | None = None,
    hand: list[str] | None = None,
    action: str = "produce",
    prestige: int = 0,
    boosted: bool = False,
    top: list[str] | None = None,
) -> Race:
    game = every(
        tableau,
        ["earths-lost-colony"],
        goods=[goods or [], []],
        hands=[hand or [], []],
        actions=[[action], ["produce"]],
        top=top,
    )
    game.players[0].standing = Standing(prestige, boosted=ACTIONS.index(action) if boosted else -1)
    return begin(game, "consume")


def gained(game: Race) -> tuple[int, int, int]:
    """VP chips, cards and prestige of seat 0."""
    player = game.players[0]
    return player.chips, len(player.hand), player.prestige


# -- $: trade ----------------------------------------------------------------------------------------------------------


@rule("race:power.trade.chromosome.1")
def test_clandestine_uplift_lab_counts_chromosome_worlds_when_genes_are_sold() -> None:
    tableau = [card(name) for name in ("clandestine-uplift-lab", "insect-uplift-race", "uplift-gene-breeders")]
    assert sale(tableau, card("insect-uplift-race")) == 4 + 2, "itself and the insects"
    assert sale([*tableau, card("gem-world")], card("gem-world")) == 2


@rule("race:power.trade.no-trade.1", "race:power.trade.no-trade.2")
def test_the_good_of_the_refinery_is_not_for_trade_but_for_a_consume_power() -> None:
    game = consuming([REFINERY, "galactic-bazaar"], [REFINERY, "galactic-bazaar"], action="consume-trade")
    assert [event.values[0] for event in events(game, "sold")] == [card("galactic-bazaar")]
    game = consuming([REFINERY, "trade-league"], [REFINERY], action="consume-trade")
    assert asked(game, 0).prompt == "kind"
    assert offered(game, 0) == ["kind 1", "kind 2", "kind 3", "kind 4"]
    pick(game, 0, "kind 3")
    assert [event.values for event in events(game, "sold")] == [(card(REFINERY), GENES, 5)]
    assert len(hand_of(game)) == 5


@rule("race:power.trade.no-trade.3")
def test_the_restriction_is_a_trade_power() -> None:
    assert CARDS[card(REFINERY)].has_power_in(TRADE)
    assert every([REFINERY, "trade-league"], ["old-earth"]).scores()[0] == 1 + 2 + 1, "itself 2, the refinery 1"


# -- the multi-kind world ----------------------------------------------------------------------------------------------


@rule("race:power.game-end.multi-kind.1")
def test_the_multi_kind_world_fits_every_power_but_need_not() -> None:
    game = consuming([REFINERY, "plague-world", "mining-conglomerate"], [REFINERY])
    assert offered(game, 0) == ["power plague-world 0", "power mining-conglomerate 1", "pass"]
    pick(game, 0, "pass")
    assert gained(game) == (0, 0, 0)
    game = consuming([REFINERY, "plague-world"], [REFINERY, "plague-world"])
    assert sorted(offered(game, 0)) == [REFINERY, "plague-world"], "it must be used, for there is a Genes good"


def test_a_power_for_any_kind_takes_it_as_well() -> None:
    game = consuming([REFINERY, "old-earth"], [REFINERY])
    assert gained(game) == (1, 0, 0)


@rule("race:power.game-end.multi-kind.1")
def test_up_to_three_genes_with_and_without_the_multi_kind_world() -> None:
    tableau = [REFINERY, "gene-designers", "ancient-race", "pre-sentient-race"]
    game = consuming(tableau, [REFINERY, "ancient-race", "pre-sentient-race"])
    assert (asked(game, 0).least, asked(game, 0).most) == (2, 3)
    pick(game, 0, "ancient-race", "pre-sentient-race")
    assert gained(game) == (2, 2, 0)
    assert keys(list(game.players[0].goods)) == [REFINERY]


def test_the_multi_kind_world_is_one_more_kind() -> None:
    goods = {card(name): 0 for name in ("gem-world", "comet-zone", REFINERY)}
    assert kinds_held(goods) == 3
    goods |= {card(name): 0 for name in ("plague-world", "alien-robotic-factory")}
    assert kinds_held(goods) == 4


@rule("race:power.game-end.multi-kind.1")
def test_the_multi_kind_world_scores_as_the_best_kind() -> None:
    assert every([REFINERY, "mining-league"], ["old-earth"]).scores()[0] == 1 + 1
    assert every([REFINERY, "galactic-genome-project"], ["old-earth"]).scores()[0] == 1 + 2
    both = [REFINERY, "mining-league", "galactic-genome-project"]
    assert every(both, ["old-earth"]).scores()[0] == 1 + 2, "one kind for all of them"


# -- IV: consume -------------------------------------------------------------------------------------------------------


@rule("race:consume.1", "race:power.game-end.multi-kind.1")
def test_a_good_that_fits_must_be_used_whatever_the_multi_kind_world_is() -> None:
    worlds = ["alien-toy-shop", "alien-oort-cloud-refinery"]
    game = consuming(worlds, worlds)
    assert gained(game) == (2, 0, 0)
    assert keys(list(game.players[0].goods)) == ["alien-oort-cloud-refinery"]


@rule("race:power.consume.this-world.1")
def test_alien_toy_shop_takes_only_its_own_good() -> None:
    game = consuming(["alien-toy-shop", "deserted-alien-outpost"], ["deserted-alien-outpost"])
    assert gained(game) == (0, 0, 0)
    game = consuming(["alien-toy-shop", "deserted-alien-outpost"], ["alien-toy-shop", "deserted-alien-outpost"])
    assert gained(game) == (2, 0, 0)
    assert keys(list(game.players[0].goods)) == ["deserted-alien-outpost"]


@cite.card("race:galactic-exchange")
@rule("race:power.consume.up-to-different.1")
def test_galactic_exchange_takes_one_good_of_each_kind() -> None:
    tableau = ["galactic-exchange", "gem-world", "space-port", "comet-zone", "plague-world"]
    game = consuming(tableau[:1] + tableau[1:4], tableau[1:4])
    assert (asked(game, 0).prompt, offered(game, 0)) == ("good", ["gem-world", "space-port"])
    pick(game, 0, "space-port")
    assert gained(game) == (2, 2, 0), "a Novelty and a Rare good"
    assert keys(list(game.players[0].goods)) == ["gem-world"]


@rule("race:power.consume.up-to-different.1", "race:power.game-end.multi-kind.1")
def test_galactic_exchange_and_the_multi_kind_world() -> None:
    game = consuming(["galactic-exchange", "comet-zone", REFINERY], ["comet-zone", REFINERY])
    assert offered(game, 0) == ["comet-zone", REFINERY]
    pick(game, 0, "comet-zone")
    assert offered(game, 0) == [REFINERY, "pass"]
    pick(game, 0, REFINERY)
    assert gained(game) == (2, 2, 0)


@rule("race:power.consume.up-to-different.1", "race:power.game-end.multi-kind.1")
def test_galactic_exchange_may_leave_the_good_of_the_multi_kind_world() -> None:
    game = consuming(["galactic-exchange", "comet-zone", REFINERY], ["comet-zone", REFINERY])
    pick(game, 0, "comet-zone")
    pick(game, 0, "pass")
    assert gained(game) == (1, 1, 0)
    assert keys(list(game.players[0].goods)) == [REFINERY]
    assert game.over, "nothing else is asked"


@rule("race:power.consume.up-to-different.1")
@pytest.mark.parametrize(("boosted", "vp"), [(False, 8), (True, 12)])
def test_the_points_of_galactic_exchange_are_doubled_and_its_cards_are_not(boosted: bool, vp: int) -> None:
    worlds = ["gem-world", "comet-zone", "plague-world", "alien-robotic-factory"]
    game = consuming(["galactic-exchange", *worlds], worlds, action="consume-x2", boosted=boosted)
    pick(game, 0, "power galactic-exchange 0")
    assert gained(game) == (vp, 4, 0)


@cite.card("race:galactic-salon")
@rule("race:power.consume.gain-vp.1")
@pytest.mark.parametrize(
    ("action", "boosted", "vp"), [("produce", False, 1), ("consume-x2", False, 2), ("consume-x2", True, 3)]
)
def test_galactic_salon_gives_a_point_that_is_doubled(action: str, boosted: bool, vp: int) -> None:
    assert gained(consuming(["galactic-salon"], action=action, boosted=boosted)) == (vp, 0, 0)


@cite.card("race:r-and-d-crash-program")
@rule("race:power.consume.discard-draw.1")
def test_r_and_d_crash_program_exchanges_a_card() -> None:
    game = consuming(["r-and-d-crash-program"], hand=["gem-world", "comet-zone"], top=["new-earth"])
    assert offered(game, 0) == ["power r-and-d-crash-program 1", "pass"]
    pick(game, 0, "power r-and-d-crash-program 1")
    pick(game, 0, "gem-world")
    assert hand_of(game) == ["comet-zone", "new-earth"]


@cite.card("race:alien-guardian")
@rule("race:power.consume.cards-for-prestige.1")
@pytest.mark.parametrize("owner", ["pan-galactic-security-council", "alien-guardian"])
def test_two_cards_for_prestige(owner: str) -> None:
    game = consuming([owner], hand=["gem-world", "comet-zone", "new-earth"], action="consume-x2")
    pick(game, 0, offered(game, 0)[0])
    assert (asked(game, 0).least, asked(game, 0).most) == (2, 2)
    pick(game, 0, "gem-world", "new-earth")
    assert gained(game) == (0, 1, 1), "prestige is never doubled"
    assert consuming([owner], hand=["gem-world"]).over, "one card is too few"


@rule("race:power.consume.goods-for-prestige.1")
@pytest.mark.parametrize(
    ("owner", "goods", "gain"),
    [
        ("federation-capital", ["gem-world"], (0, 0, 1)),
        ("imperium-capital", ["gem-world", "comet-zone"], (0, 0, 2)),
        ("universal-peace-institute", ["gem-world", "comet-zone"], (2, 1, 1)),
        ("alien-research-team", ["deserted-alien-outpost"], (0, 0, 1)),
        ("pan-galactic-affluence", ["gem-world", "comet-zone"], (2, 0, 1)),
    ],
)
def test_goods_for_prestige(owner: str, goods: list[str], gain: tuple[int, int, int]) -> None:
    assert gained(consuming([owner, *goods], goods, action="consume-x2")) == gain


@cite.card("race:interstellar-casus-belli", "race:galactic-power-brokers")
@rule("race:power.consume.spend-prestige.1", "race:power.consume.spend-prestige.2")
def test_prestige_for_cards_and_points() -> None:
    game = consuming(["galactic-power-brokers"], prestige=1)
    pick(game, 0, "power galactic-power-brokers 1")
    assert gained(game) == (0, 3, 0)
    game = consuming(["interstellar-casus-belli"], prestige=2, action="consume-x2")
    pick(game, 0, "power interstellar-casus-belli 1")
    assert gained(game) == (6, 0, 1)
    assert consuming(["galactic-power-brokers"]).over, "nothing to spend"
    game = consuming(["galactic-power-brokers"], prestige=1)
    pick(game, 0, "pass")
    assert prestige_of(game) == [1, 0]


# -- Gambling World ----------------------------------------------------------------------------------------------------


def gambling(stake: str, top: list[str]) -> Race:
    game = consuming(["gambling-world-replacement"], hand=[stake, "refugee-world"], top=top)
    assert offered(game, 0) == ["power gambling-world-replacement 1", "pass"]
    pick(game, 0, "power gambling-world-replacement 1")
    return game


@rule("race:power.consume.ante.1", "race:power.consume.ante.2", "race:power.consume.ante.3")
def test_a_stake_of_five_and_a_card_of_seven() -> None:
    top = ["gem-world", "rebel-homeworld", "comet-zone", "spice-world", "new-vinland"]
    game = gambling("new-earth", top)
    assert keys(list(game.shown)) == ["new-earth", *top], "all see them"
    assert game.view(1).shown == game.shown
    assert (asked(game, 0).prompt, offered(game, 0)) == ("prize", top)
    pick(game, 0, "comet-zone")
    assert sorted(hand_of(game)) == ["comet-zone", "new-earth", "refugee-world"]
    assert sorted(keys(game.discard)) == sorted(set(top) - {"comet-zone"})
    assert game.shown == ()


@rule("race:power.consume.ante.2", "race:power.consume.ante.3")
def test_a_stake_is_lost_if_no_card_is_higher() -> None:
    game = gambling("new-earth", ["gem-world", "galactic-studios", "comet-zone", "spice-world", "new-vinland"])
    assert hand_of(game) == ["refugee-world"]
    assert len(game.discard) == 6
    assert card("new-earth") in game.discard


@rule("race:power.consume.ante.1", "race:power.consume.ante.2")
@pytest.mark.parametrize(
    ("top", "hand"),
    [("gem-world", ["contact-specialist", "gem-world", "refugee-world"]), ("artist-colony", ["refugee-world"])],
)
def test_a_stake_of_one_turns_up_one_card_and_wins_it_if_it_costs_more(top: str, hand: list[str]) -> None:
    game = gambling("contact-specialist", [top, "comet-zone"])
    assert [event.values for event in events(game, "turned up")] == [(card(top),)]
    assert sorted(hand_of(game)) == hand
    assert keys(game.discard) == ([] if len(hand) > 1 else ["contact-specialist", top])


@rule("race:power.consume.ante.1")
def test_only_cards_of_one_to_six_can_be_staked() -> None:
    hand = ["refugee-world", "rebel-homeworld", "contact-specialist", "gem-world", "alien-robotic-factory"]
    game = consuming(["gambling-world-replacement"], hand=hand)
    pick(game, 0, "power gambling-world-replacement 1")
    assert (asked(game, 0).prompt, offered(game, 0)) == ("stake", hand[2:])
    assert consuming(["gambling-world-replacement"], hand=["refugee-world"]).over, "a card of cost 0 cannot be staked"


# -- the prestige bonus ------------------------------------------------------------------------------------------------


def test_the_prestige_bonus_of_trade() -> None:
    """Three cards more for the sale, twice the VP, and up to two hand cards for a point each."""
    tableau = ["gem-world", "comet-zone", "expanding-colony"]
    game = consuming(tableau, tableau[:2], hand=["new-earth"], action="consume-trade", boosted=True)
    pick(game, 0, "comet-zone")
    assert events(game, "sold")[0].values[2] == 3 + 3
    assert offered(game, 0) == ["power expanding-colony 0", "bonus"]
    pick(game, 0, "power expanding-colony 0")
    assert game.players[0].chips == 2
    assert offered(game, 0) == ["bonus", "pass"]
    pick(game, 0, "bonus")
    assert (asked(game, 0).least, asked(game, 0).most) == (0, 2)
    pick(game, 0, *offered(game, 0)[:2])
    assert game.players[0].chips == 4, "these two are not doubled"
