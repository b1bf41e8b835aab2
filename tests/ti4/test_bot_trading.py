"""The bot trades what is fair to both, helps nobody to win, and does not ask again who has declined."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice, Form, Gift
from orrery.kernel.imagining import imagination
from orrery.kernel.rng import seeded
from orrery.ti4.bot import GreedyBot
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.moving import points_lost
from orrery.ti4.bot.note_worth import note_worth
from orrery.ti4.bot.raiders import goods_first
from orrery.ti4.bot.trading import gain, is_fair, keeps_savings, partners, proposal
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import COMMANDER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.rules.strategy_phase import StrategyPhase
from orrery.ti4.tiles import PLANETS
from support.play import answer, asked
from support.ti4 import Table

THRONE = "support-for-the-throne"


def neighbours() -> Table:
    return Table("sol", "hacan").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)


def by_bot(game: TwilightImperium, seat: int) -> None:
    luck = seeded(1)
    game.answer(GreedyBot().choose(game.view(seat), asked(game, seat), luck, imagination(game, seat, luck)))


def note(key: str, issuer: int) -> str:
    return f"note {note_of(key, issuer)}"


def test_commodities_are_washed_with_a_neighbour() -> None:
    made = neighbours().pools(0, tactic=0, commodities=2).pools(1, commodities=3)
    game = made.begin()
    assert asked(game, 0).prompt == "end turn"
    by_bot(game, 0)
    by_bot(game, 0)
    assert asked(game, 1).prompt == "consent"
    by_bot(game, 1)
    assert [player.goods for player in game.players] == [2, 2]
    assert [player.commodities for player in game.players] == [0, 1]


def test_commodities_alone_are_sold_for_half_as_many_goods() -> None:
    game = neighbours().pools(0, commodities=4).pools(1, goods=5).begin()
    assert proposal(game, 0, 1) == [(0, "commodities", 4), (1, "goods", 2)]
    assert is_fair(game, 1, 0, proposal(game, 0, 1))


def test_a_throne_is_supported_for_a_throne() -> None:
    """Both gain a point; neither can use its own note."""
    game = neighbours().notes(0, 0, THRONE).notes(1, 1, THRONE).begin()
    terms: list[Gift] = [(0, note(THRONE, 0), 1), (1, note(THRONE, 1), 1)]
    assert proposal(game, 0, 1) == terms
    assert is_fair(game, 1, 0, terms)


def test_a_throne_is_not_supported_for_a_good_nor_for_who_is_about_to_win() -> None:
    made = neighbours().notes(0, 0, THRONE).notes(1, 1, THRONE).pools(1, goods=5)
    sold: list[Gift] = [(0, note(THRONE, 0), 1), (1, "goods", 5)]
    assert not is_fair(made.game, 0, 1, sold)
    assert is_fair(made.game, 1, 0, sold)
    for points in (3, 8):
        made.game.players[1].points = points
        assert proposal(made.game, 0, 1) == [], "too far ahead, or too near to the end"


def test_who_has_declined_is_not_asked_again_in_this_round() -> None:
    game = neighbours().pools(0, commodities=2).pools(1, commodities=2).begin()
    assert partners(Aims(game, 0)) == [1]
    game.answer(Choice(0, (len(asked(game, 0).options),)))
    by_bot(game, 0)
    answer(game, 1, "decline")
    for player in game.players:
        player.talks = ()  # another turn
    assert partners(Aims(game, 0)) == []
    game.begin(StrategyPhase())
    assert game.players[0].refused == (), "another round"


def test_nothing_is_given_for_nothing() -> None:
    game = neighbours().pools(0, goods=3, commodities=3).begin()
    assert partners(Aims(game, 0)) == []
    assert not is_fair(game, 0, 1, [(0, "goods", 1)])
    assert not is_fair(game, 0, 1, [(0, "commodities", 1)])


def test_the_point_of_a_throne_weighs_against_an_attack_on_it() -> None:
    made = neighbours()
    made.game.players[0].area = (note_of(THRONE, 1),)
    assert points_lost(Aims(made.game, 0), 2) == 1
    assert points_lost(Aims(made.game, 0), 1) == 0


# -- notes -------------------------------------------------------------------------------------------------------------

AGREEMENT, TERRAFORM, CONVOYS, PACT = "research-agreement", "terraform", "trade-convoys", "blood-pact"


def test_a_note_is_swapped_for_another_that_is_worth_as_much() -> None:
    """Both are good for their holder alone, so both gain by it; a cheap one is not taken for a dear one."""
    game = neighbours().notes(0, 0, AGREEMENT).notes(1, 1, TERRAFORM).begin()
    terms: list[Gift] = [(0, note(AGREEMENT, 0), 1), (1, note(TERRAFORM, 1), 1)]
    assert proposal(game, 0, 1) == terms
    assert is_fair(game, 1, 0, terms)
    unlike = neighbours().notes(0, 0, AGREEMENT).notes(1, 1, "ceasefire").begin()
    assert proposal(unlike, 0, 1) == []


def test_of_notes_of_equal_worth_the_same_are_swapped() -> None:
    game = neighbours().notes(0, 0, "political-secret", "ceasefire").notes(1, 1, "ceasefire").begin()
    assert proposal(game, 0, 1) == [(0, note("ceasefire", 0), 1), (1, note("ceasefire", 1), 1)]


def test_a_note_is_sold_for_commodities_and_then_goods() -> None:
    made = neighbours().notes(0, 0, AGREEMENT)
    for commodities, goods in ((3, 0), (1, 2), (0, 3)):
        game = made.pools(1, commodities=commodities, goods=goods).game
        paid: list[Gift] = [(1, kind, each) for kind, each in (("commodities", commodities), ("goods", goods)) if each]
        assert proposal(game, 0, 1) == [(0, note(AGREEMENT, 0), 1), *paid]
    assert proposal(made.pools(1, commodities=1, goods=1).game, 0, 1) == [], "too little"


def test_a_note_that_is_worth_no_more_than_its_price_is_not_sold_for_goods() -> None:
    made = neighbours().notes(0, 0, "ceasefire").pools(1, goods=5)
    assert proposal(made.game, 0, 1) == []
    assert proposal(made.pools(1, commodities=2).game, 0, 1) == [(0, note("ceasefire", 0), 1), (1, "commodities", 2)]


def test_a_note_whose_use_costs_its_issuer_a_token_is_sold_for_more() -> None:
    """A Ceasefire is worth as much to its holder, and costs its issuer nothing."""
    made = neighbours().notes(0, 0, "military-support")
    assert proposal(made.pools(1, commodities=2).game, 0, 1) == []
    assert proposal(made.pools(1, commodities=3).game, 0, 1) == [
        (0, note("military-support", 0), 1),
        (1, "commodities", 3),
    ]


def test_a_note_is_bought_for_commodities_and_not_for_goods() -> None:
    """They are good for nothing else; goods are kept for what one builds."""
    made = neighbours().notes(1, 1, CONVOYS).pools(0, commodities=3)
    assert proposal(made.game, 0, 1) == [(1, note(CONVOYS, 1), 1), (0, "commodities", 3)]
    assert proposal(made.pools(0, goods=9).game, 0, 1) == []


def test_nobody_who_is_about_to_win_is_sold_a_note() -> None:
    made = neighbours().notes(0, 0, AGREEMENT).pools(1, goods=5)
    made.game.players[1].points = 8
    assert proposal(made.game, 0, 1) == []


def test_an_alliance_is_worth_more_when_the_commander_serves() -> None:
    made = Table("sol", "empyrean").court(1)
    assert note_worth(made.game, note_of("alliance", 1)) == 1.5
    assert note_worth(Table("sol", "empyrean").court(1, COMMANDER).game, note_of("alliance", 1)) == 3.0
    assert note_worth(made.game, note_of(PACT, 1)) == 1.5


def test_goods_that_an_objective_costs_pay_for_no_note() -> None:
    """Nine goods, and five of them are for the objective: four may go."""
    made = neighbours().pools(0, goods=9)
    bought: list[Gift] = [(0, "goods", 5), (1, note(CONVOYS, 1), 1)]
    assert keeps_savings(Aims(made.game, 0), bought)
    made.game.objectives = (NUMBER["negotiate-trade-routes"],)
    assert not keeps_savings(Aims(made.game, 0), bought)
    assert keeps_savings(Aims(made.game, 0), [(0, "goods", 4), bought[1]])
    assert keeps_savings(Aims(made.game, 0), [*bought, (1, "commodities", 1)]), "four in all"


@pytest.mark.parametrize(("goods", "keeps"), [(9, True), (8, False)])
def test_goods_that_are_saved_are_not_given_whatever_planets_pay(goods: int, keeps: bool) -> None:
    rich = [each for each, planet in enumerate(PLANETS) if planet.resources and planet.influence and not planet.home]
    made = neighbours().pools(0, goods=goods).planets(0, *rich[:9])
    made.game.objectives = (NUMBER["negotiate-trade-routes"],)
    assert keeps_savings(Aims(made.game, 0), [(0, "goods", 4), (1, note(CONVOYS, 1), 1)]) == keeps


def test_who_lives_next_to_pillagers_is_no_richer_by_a_trade_than_they_let_it_be() -> None:
    """From three goods on one of them is theirs."""
    made = Table("sol", "hacan", "mentak").own(2).ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 0, cruiser=1)
    terms: list[Gift] = [(0, "commodities", 1), (1, "commodities", 1)]
    assert gain(made.pools(0, goods=1, commodities=1).game, 0, terms) == 0.5
    assert gain(made.pools(0, goods=2, commodities=1).game, 0, terms) == -0.5
    assert gain(made.pools(2, goods=9).game, 2, [(2, "commodities", 1), (1, "commodities", 1)]) == 0.5, (
        "not from themselves"
    )
    calm = Table("sol", "hacan", "norr").own(2).ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).ships(2, 0, cruiser=1)
    assert gain(calm.pools(0, goods=2, commodities=1).game, 0, terms) == 0.5


def test_next_to_pillagers_goods_are_spent_before_planets() -> None:
    planets, goods = Form(((5, "planet", 1),)), Form(((0, "goods", 3),))
    made = Table("sol", "mentak").own(1).ships(0, 1, cruiser=1).ships(1, 2, cruiser=1)
    assert goods_first(made.pools(0, goods=2).game, 0, [planets, goods]) == [planets, goods]
    assert goods_first(made.pools(0, goods=3).game, 0, [planets, goods]) == [goods, planets]
    far = Table("sol", "mentak").own(1).ships(0, 1, cruiser=1).ships(1, 4, cruiser=1).pools(0, goods=3)
    assert goods_first(far.game, 0, [planets, goods]) == [planets, goods]
