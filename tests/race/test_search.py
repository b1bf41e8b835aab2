"""Search: the card, the categories, the first and the second that fits, and the search that fails."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.race.cards import CARDS
from orrery.race.goods import ALIEN
from orrery.race.rules.round import RoundWithSets
from orrery.race.rules.whole_game import WholeGame
from orrery.race.searching import (
    ALIEN_GOOD,
    CATEGORIES,
    CHROMOSOME,
    FOUND_BY,
    MILITARY_DEVELOPMENT,
    MILITARY_WINDFALL,
    PEACEFUL_WINDFALL,
    SIX_COST,
    STRONG_WORLD,
    TAKEOVER,
    TWO_GOODS,
)
from orrery.race.state import SEARCH, Drafted, Race
from orrery.race.words import RaceWords
from support.cite import rule
from support.play import asked
from support.race import card, events, every, hand_of, keys, offered, pick, prestige_of

REFINERY = "alien-oort-cloud-refinery"

# The cards of each category; copies and revised cards are as the first.
FITTING = {
    MILITARY_DEVELOPMENT: (
        "expedition-force space-marines new-galactic-order space-mercenaries imperium-troops mercenary-fleet "
        "rebel-troops"
    ),
    MILITARY_WINDFALL: (
        "rebel-fuel-cache former-penal-colony avian-uplift-race star-nomad-lair the-last-of-the-uplift-gnarssh "
        "alien-robot-sentry reptilian-uplift-race runaway-robots aquatic-uplift-race smuggling-lair "
        "rebel-sympathizers primitive-rebel-world insect-uplift-race rebel-convict-mines"
    ),
    PEACEFUL_WINDFALL: (
        "alpha-centauri empath-world pre-sentient-race asteroid-belt radioactive-world destroyed-world "
        "ancient-race galactic-scavengers ravaged-uplift-world"
    ),
    CHROMOSOME: (
        "avian-uplift-race the-last-of-the-uplift-gnarssh reptilian-uplift-race aquatic-uplift-race "
        "clandestine-uplift-lab devolved-uplift-race insect-uplift-race uplift-mercenary-force "
        "mining-mole-uplift-race uplift-revolt-world ravaged-uplift-world"
    ),
    ALIEN_GOOD: (
        "alien-robotic-factory lost-alien-battle-fleet deserted-alien-outpost deserted-alien-colony "
        "alien-robot-sentry lost-alien-warship alien-robot-scout-ship deserted-alien-library damaged-alien-factory "
        "alien-toy-shop alien-data-repository alien-monolith alien-uplift-center alien-oort-cloud-refinery "
        "alien-departure-point alien-guardian"
    ),
    TWO_GOODS: (
        "old-earth diversified-economy consumer-markets mining-conglomerate mining-league free-trade-association "
        "tourist-world pilgrimage-world galactic-genome-project gene-designers galactic-exchange imperium-capital "
        "universal-peace-institute galactic-markets pan-galactic-affluence"
    ),
    STRONG_WORLD: (
        "rebel-outpost lost-alien-battle-fleet lost-alien-warship rebel-homeworld rebel-base rebel-stronghold "
        "alien-monolith alien-uplift-center hidden-fortress rebel-council alien-guardian"
    ),
    SIX_COST: (
        "pan-galactic-league mining-league free-trade-association alien-tech-institute galactic-survey-seti "
        "galactic-federation new-galactic-order merchant-guild new-economy galactic-renaissance galactic-imperium "
        "trade-league terraforming-guild galactic-genome-project imperium-lords imperium-seat rebel-alliance "
        "uplift-code galactic-exchange galactic-bankers prospecting-guild golden-age-of-terraforming "
        "universal-peace-institute pan-galactic-hologrid pan-galactic-affluence alien-cornucopia"
    ),
    TAKEOVER: (
        "imperium-seat rebel-alliance rebel-pact imperium-cloaking-technology interstellar-casus-belli "
        "pan-galactic-security-council imperium-planet-buster rebel-sneak-attack"
    ),
}


def searching(top: list[str], category: int = CHROMOSOME, other: str = "consume-x2", **more: Any) -> Race:
    """Seat 0 searches in this category, and the draw pile begins like this; seat 1 does something else."""
    game = every(["old-earth"], ["new-sparta"], top=top, **more)
    game.begin(RoundWithSets())
    pick(game, 0, "search")
    pick(game, 1, other)
    pick(game, 0, f"category {category}")
    return game


def turned_up(game: Race) -> list[list[str]]:
    return [keys(list(event.values)) for event in events(game, "turned up")]


def uses(game: Race) -> list[bool]:
    """Whose prestige/search card is out of the game."""
    return [player.standing.searched for player in game.players]


# -- the card and the step ---------------------------------------------------------------------------------------------


@rule("race:search.1", "race:search.11")
@pytest.mark.parametrize("prestige", [0, 3])
def test_a_search_costs_no_prestige_and_is_possible_once(prestige: int) -> None:
    game = every(["old-earth"], ["new-sparta"], top=["ravaged-uplift-world"], prestige=[prestige, 0])
    game.rounds = 1
    game.begin(WholeGame())
    pick(game, 0, "search")
    pick(game, 1, "consume-x2")
    assert (game.players[0].actions, prestige_of(game), uses(game)) == ((SEARCH,), [prestige, 0], [False, False])
    pick(game, 0, f"category {CHROMOSOME}")
    pick(game, 0, "take ravaged-uplift-world")
    assert (hand_of(game), prestige_of(game), uses(game)) == (["ravaged-uplift-world"], [prestige, 0], [True, False])
    assert game.rounds == 3
    assert "search" not in offered(game, 0)
    assert "search" in offered(game, 1)


@rule("race:search.2")
def test_the_search_comes_before_the_first_phase_and_only_searchers_take_part() -> None:
    top = ["ravaged-uplift-world", "gem-world", "comet-zone"]
    game = every(["old-earth"], ["new-sparta"], top=top)
    game.begin(RoundWithSets())
    pick(game, 0, "search")
    pick(game, 1, "explore-5")
    assert (asked(game, 0).prompt, game.asked(1), game.phase) == ("search category", None, -1)
    pick(game, 0, f"category {CHROMOSOME}")
    assert (game.asked(1), game.players[1].drawn) == (None, [])
    pick(game, 0, "take ravaged-uplift-world")
    assert [player.drawn[:1] for player in game.players] == [[card("gem-world")], game.players[1].drawn[:1]]
    assert len(game.players[1].drawn) == 7
    kinds = [event.kind for event in game.log or []]
    assert kinds.index("found") < kinds.index("phase")


@rule("race:search.2")
def test_without_a_searcher_there_is_no_search() -> None:
    game = every(["old-earth"], ["new-sparta"])
    game.begin(RoundWithSets())
    pick(game, 0, "explore-5")
    pick(game, 1, "explore-5")
    assert asked(game, 0).prompt == "keep"


@rule("race:search.2")
def test_a_search_makes_no_phase_happen() -> None:
    game = searching(["ravaged-uplift-world"], other="search")
    pick(game, 0, "take ravaged-uplift-world")
    pick(game, 1, f"category {CHROMOSOME}")
    pick(game, 1, offered(game, 1)[0])
    assert game.over
    assert events(game, "phase") == []


@rule("race:search.3")
def test_searchers_act_clockwise_from_the_lowest_start_world_each_finishing_first() -> None:
    top = ["gem-world", "ravaged-uplift-world", "comet-zone", "insect-uplift-race", "devolved-uplift-race"]
    game = every(["new-sparta"], ["alpha-centauri"], ["old-earth"], top=top, first=2)
    game.begin(RoundWithSets())
    pick(game, 0, "search")
    pick(game, 1, "produce")
    pick(game, 2, "search")
    assert [decision.seat for decision in game.waiting()] == [2]
    pick(game, 2, f"category {CHROMOSOME}")
    pick(game, 2, "go on")
    assert hand_of(game, 2) == ["insect-uplift-race"]
    assert [decision.seat for decision in game.waiting()] == [0], "seat 1 does not search"
    pick(game, 0, f"category {CHROMOSOME}")
    pick(game, 0, "take devolved-uplift-race")
    assert hand_of(game, 0) == ["devolved-uplift-race"]
    assert [event.values for event in events(game, "phase")] == [(6,)], "then Produce"


@rule("race:search.4", "race:search.category.9")
def test_one_of_nine_categories_is_named_before_a_card_is_turned_up() -> None:
    for takeovers in (True, False):
        game = every(["old-earth"], ["new-sparta"], takeovers=takeovers)
        game.begin(RoundWithSets())
        pick(game, 0, "search")
        pick(game, 1, "consume-x2")
        numbers = [option.id() for option in asked(game, 0).options]
        assert numbers == list(range(9 if takeovers else 8))
        assert game.shown == ()
    assert len(CATEGORIES) == 9
    assert CATEGORIES[TAKEOVER] == "takeover-power", "only with takeovers"


@rule("race:search.5", "race:note.search-face-up", "race:search.10")
def test_cards_are_turned_up_for_all_to_see_and_turned_down_afterwards() -> None:
    top = ["gem-world", "comet-zone", "ravaged-uplift-world", "spice-world"]
    game = searching(top)
    shown = tuple([card(each) for each in top[:3]])
    assert game.shown == shown, "one at a time, until one fits"
    assert game.public_view().shown == game.view(1).shown == shown
    assert turned_up(game) == [top[:3]]
    assert game.discard == []
    pick(game, 0, "take ravaged-uplift-world")
    assert (game.shown, keys(game.discard), hand_of(game)) == ((), top[:2], [top[2]])
    assert key_on_top(game) == "spice-world"
    view = game.public_view()
    assert (view.discard, view.shown) == (2, ())


def key_on_top(game: Race) -> str:
    return CARDS[game.deck[-1]].key


# -- the first and the second that fits --------------------------------------------------------------------------------


@rule("race:search.6")
def test_the_first_that_fits_may_be_taken() -> None:
    game = searching(["gem-world", "ravaged-uplift-world", "insect-uplift-race"])
    assert (asked(game, 0).prompt, offered(game, 0)) == ("search", ["take ravaged-uplift-world", "go on"])
    pick(game, 0, "take ravaged-uplift-world")
    assert (hand_of(game), key_on_top(game)) == (["ravaged-uplift-world"], "insect-uplift-race")
    assert [event.values for event in events(game, "found")] == [(card("ravaged-uplift-world"),)]


@rule("race:search.7")
def test_the_second_that_fits_must_be_taken() -> None:
    top = ["ravaged-uplift-world", "gem-world", "insect-uplift-race", "comet-zone"]
    game = searching(top)
    pick(game, 0, "go on")
    assert game.over, "nothing more is asked"
    assert (hand_of(game), key_on_top(game)) == (["insect-uplift-race"], "comet-zone")
    assert keys(game.discard) == ["ravaged-uplift-world", "gem-world"]
    assert turned_up(game) == [top[:1], top[1:3]]
    assert uses(game) == [True, False]


# -- the pile runs out -------------------------------------------------------------------------------------------------


@rule("race:search.8")
def test_when_the_pile_ends_only_the_discards_make_a_new_one() -> None:
    game = searching(["gem-world", "comet-zone"], deck=2, discard=["insect-uplift-race"])
    assert [event.values for event in events(game, "reshuffled")] == [(1,)], "what lies open stays aside"
    assert keys(list(game.shown)) == ["gem-world", "comet-zone", "insect-uplift-race"]
    pick(game, 0, "take insect-uplift-race")
    assert (hand_of(game), keys(game.discard)) == (["insect-uplift-race"], ["gem-world", "comet-zone"])
    assert uses(game) == [True, False]


@rule("race:search.9", "race:search.10")
def test_a_search_fails_when_the_new_pile_ends_too() -> None:
    game = searching(["gem-world", "comet-zone"], deck=2, discard=["spice-world", "new-earth"])
    assert game.over
    assert (hand_of(game), game.shown, uses(game)) == ([], (), [False, False])
    assert sorted(keys(game.discard)) == ["comet-zone", "gem-world", "new-earth", "spice-world"]
    assert [event.actor for event in events(game, "search failed")] == [0]
    assert len(events(game, "reshuffled")) == 1


@rule("race:search.9")
def test_after_a_failed_search_the_card_may_be_used_again() -> None:
    game = every(["old-earth"], ["new-sparta"], top=["gem-world"], deck=1, prestige=[1, 0])
    game.rounds = 1
    game.begin(WholeGame())
    pick(game, 0, "search")
    pick(game, 1, "consume-x2")
    pick(game, 0, f"category {CHROMOSOME}")
    assert game.rounds == 3
    assert {"search", "prestige-settle"} <= set(offered(game, 0))


@rule("race:note.search-failed-second-pass")
def test_who_leaves_the_only_one_that_fits_gets_nothing() -> None:
    game = searching(["insect-uplift-race", "gem-world"], deck=2)
    pick(game, 0, "go on")
    assert (hand_of(game), uses(game)) == ([], [False, False])
    assert sorted(keys(game.discard)) == ["gem-world", "insect-uplift-race"]


def test_with_the_draft_a_search_turns_up_the_own_pile() -> None:
    game = every(["old-earth"], ["new-sparta"], deck=0)
    mine = [card("insect-uplift-race"), card("gem-world")]
    game.drafted = Drafted([[], []], [mine, [card("comet-zone")]], [[card("spice-world")], []])
    game.begin(RoundWithSets())
    pick(game, 0, "search")
    pick(game, 1, "consume-x2")
    pick(game, 0, f"category {CHROMOSOME}")
    assert keys(list(game.shown)) == ["gem-world", "insect-uplift-race"]
    pick(game, 0, "take insect-uplift-race")
    assert game.drafted.piles == [[card("spice-world")], [card("comet-zone")]]
    assert game.drafted.heaps == [[card("gem-world")], []]


# -- the categories ----------------------------------------------------------------------------------------------------


@rule(
    "race:search.category.1",
    "race:search.category.2",
    "race:search.category.3",
    "race:search.category.4",
    "race:search.category.5",
    "race:search.category.6",
    "race:search.category.7",
    "race:search.category.8",
    "race:search.category.9",
)
@pytest.mark.parametrize("category", range(9))
def test_the_cards_of_a_category(category: int) -> None:
    found = {CARDS[number].key.removesuffix("-revised") for number in range(len(CARDS)) if FOUND_BY[category][number]}
    assert found == set(FITTING[category].split())


@rule("race:search.category.1")
@pytest.mark.parametrize("wrong", ["imperium-invasion-fleet", "new-military-tactics", "uplift-mercenary-force"])
def test_stronger_temporary_and_counted_military_does_not_fit(wrong: str) -> None:
    game = searching([wrong, "galactic-imperium", "contact-specialist", "space-marines"], MILITARY_DEVELOPMENT)
    assert offered(game, 0) == ["take space-marines", "go on"]


@rule("race:search.category.3")
def test_the_printed_cost_counts() -> None:
    game = searching(["gem-world", "deserted-alien-outpost", "rebel-fuel-cache", "asteroid-belt"], PEACEFUL_WINDFALL)
    assert offered(game, 0)[0] == "take asteroid-belt"


@rule("race:search.category.5")
def test_other_alien_cards_do_not_fit() -> None:
    game = searching(["alien-burial-site", "alien-tech-institute", "alien-rosetta-stone-world"], ALIEN_GOOD)
    assert len(game.shown) > 3
    assert CARDS[game.shown[-1]].kind == ALIEN


@rule("race:search.category.6")
def test_pilgrimage_world_and_goods_of_one_kind_fit() -> None:
    game = searching(["new-economy", "pilgrimage-world", "mining-league"], TWO_GOODS)
    assert offered(game, 0)[0] == "take pilgrimage-world"
    pick(game, 0, "go on")
    assert hand_of(game) == ["mining-league"]


@rule("race:search.category.8")
def test_a_development_with_fixed_points_does_not_fit() -> None:
    game = searching(["pan-galactic-research", "imperium-planet-buster", "merchant-guild"], SIX_COST)
    assert offered(game, 0)[0] == "take merchant-guild"


@rule("race:search.category.9")
def test_powers_for_and_against_takeovers_fit() -> None:
    game = searching(["space-marines", "rebel-pact", "imperium-seat"], TAKEOVER, takeovers=True)
    assert offered(game, 0)[0] == "take rebel-pact"
    pick(game, 0, "go on")
    assert hand_of(game) == ["imperium-seat"]


# -- the multi-kind world ----------------------------------------------------------------------------------------------


@rule("race:search.category.5b")
def test_the_searcher_may_take_the_multi_kind_world() -> None:
    game = searching([REFINERY, "alien-monolith"], ALIEN_GOOD)
    assert offered(game, 0) == [f"take {REFINERY}", "go on"]
    pick(game, 0, f"take {REFINERY}")
    assert hand_of(game) == [REFINERY]


@rule("race:search.category.5b")
def test_the_multi_kind_world_passed_over_was_not_the_first_that_fits() -> None:
    game = searching([REFINERY, "alien-monolith", "alien-toy-shop"], ALIEN_GOOD)
    pick(game, 0, "go on")
    assert offered(game, 0) == ["take alien-monolith", "go on"]
    pick(game, 0, "go on")
    assert hand_of(game) == ["alien-toy-shop"]


@rule("race:search.category.5b")
@pytest.mark.parametrize(("reply", "taken"), [(f"take {REFINERY}", REFINERY), ("go on", "alien-toy-shop")])
def test_after_one_that_fits_the_multi_kind_world_need_not_be_taken(reply: str, taken: str) -> None:
    game = searching(["alien-monolith", REFINERY, "alien-toy-shop"], ALIEN_GOOD)
    pick(game, 0, "go on")
    assert offered(game, 0) == [f"take {REFINERY}", "go on"]
    pick(game, 0, reply)
    assert (hand_of(game), game.over) == ([taken], True)


def test_the_multi_kind_world_fits_no_other_category() -> None:
    refinery = card(REFINERY)
    assert [category for category in range(9) if FOUND_BY[category][refinery]] == [ALIEN_GOOD]
    assert FOUND_BY[STRONG_WORLD][card("alien-monolith")]
    assert FOUND_BY[MILITARY_WINDFALL][card("rebel-fuel-cache")]


# -- in words ----------------------------------------------------------------------------------------------------------


def said(game: Race, seat: int, language: str) -> tuple[str, list[str]]:
    """The question to this seat and its options, in words."""
    decision, view, words = asked(game, seat), game.view(seat), RaceWords(language, ["Anna", "Ben"], seat)
    return words.prompt(decision, view), [words.option(option, decision, view) for option in decision.options]


def test_a_search_in_words() -> None:
    game = searching([REFINERY, "alien-monolith"], ALIEN_GOOD)
    assert said(game, 0, "en") == (
        "You have found Alien Oort Cloud Refinery. Do you take it?",
        ["take Alien Oort Cloud Refinery", "say that it is no Alien technology world, and go on"],
    )
    pick(game, 0, "go on")
    assert said(game, 0, "en")[1][1] == "go on, and take the next that fits"
    assert said(game, 0, "de") == (
        "Du hast Alien Monolith gefunden. Nimmst du die Karte?",
        ["Alien Monolith nehmen", "weitersuchen und die nächste passende nehmen"],
    )
    game.rounds = 1
    words = RaceWords("en", ["Anna", "Ben"], 1)
    lines = [row[0] for row in words.table(game.view(1))[0].rows]
    assert words.phrases.say("panel shown", cards="Alien Oort Cloud Refinery and Alien Monolith") in lines
    assert "Prestige/search card not yet used: Anna and Ben (you)" in lines


def test_every_category_has_a_name() -> None:
    for language in ("en", "de"):
        words = RaceWords(language, ["Anna", "Ben"], 0)
        assert len({words.thing("category", category) for category in range(9)}) == 9


def test_a_failed_search_in_words() -> None:
    game = searching(["gem-world"], deck=1)
    failed = events(game, "search failed")[0]
    lines = [RaceWords(language, ["Anna", "Ben"], seat).event(failed) for language in ("en", "de") for seat in (0, 1)]
    assert lines == [
        "You find nothing and keep the prestige/search card.",
        "Anna finds nothing and keeps the prestige/search card.",
        "Du findest nichts und behältst die Karte Prestige/Suchen.",
        "Anna findet nichts und behält die Karte Prestige/Suchen.",
    ]
