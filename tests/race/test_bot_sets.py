"""The greedy player with the sets: goals, takeovers, prestige and search, the draft, and what single cards ask."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.record import Options
from orrery.race.bot import GreedyBot
from orrery.race.goals import goal_number
from orrery.race.rules.draft import Draft
from orrery.race.rules.round import RoundWithSets
from orrery.race.rules.search import Search
from orrery.race.searching import CATEGORIES
from orrery.race.standing import Standing
from orrery.race.state import Drafted, Race
from support.greedy import play, replies, reply, wins
from support.play import asked
from support.race import begin, card, events, every, pick, race, tableau_of

ALL = "storm+rebel+brink"
MODULES: list[Options] = [
    {"sets": "storm", "goals": "yes"},
    {"sets": "storm+rebel", "goals": "yes", "takeovers": "yes"},
    {"sets": ALL, "goals": "yes", "takeovers": "yes"},
]

# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("modules", MODULES)
def test_beats_random_play_of_two(modules: Options) -> None:
    assert wins({"players": 2, **modules}, 20) >= 19


@pytest.mark.parametrize("modules", MODULES)
def test_beats_random_play_of_four(modules: Options) -> None:
    assert wins({"players": 4, **modules}, 12) >= 10


@pytest.mark.parametrize(
    "options",
    [
        {"actions": "two", "sets": ALL, "goals": "yes", "takeovers": "yes"},
        {"variant": "draft", "sets": ALL, "goals": "yes", "takeovers": "yes"},
        {"variant": "scenario", "sets": "rebel"},
        {"sets": "brink", "start_worlds": "choice"},
    ],
)
def test_beats_random_play_in_every_kind_of_game(options: Options) -> None:
    assert wins({"players": 2, **options}, 20) >= 19


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_plays_legally_to_the_end(players: int) -> None:
    options: Options = {"players": players, "sets": ALL, "goals": "yes", "takeovers": "yes"}
    for more in ({}, {"variant": "draft"}):
        game = play({**options, **more}, 11, [GreedyBot() for _ in range(players)])
        assert game.winners


def test_uses_what_the_sets_bring() -> None:
    """Over some games against itself: goals, the prestige/search card for both uses, the lead, a takeover."""
    seen: set[str] = set()
    for seed in range(12):
        options: Options = {"players": 2, "sets": ALL, "goals": "yes", "takeovers": "yes"}
        game = play(options, seed, [GreedyBot(), GreedyBot()])
        seen |= {event.kind for event in game.log or []}
    assert {"goal", "boosted", "found", "leads", "takeover declared", "taken over"} <= seen


def test_relies_on_nobody_when_a_game_takes_too_long() -> None:
    """Two players with full worlds could wait for each other's Consume for ever."""
    worlds = ["earths-lost-colony", "space-marines", "public-works", "spice-world", "rebel-sympathizers"]
    other = ["old-earth", "new-vinland", "gem-world", "prosperous-world", "mining-world"]
    game = race(worlds, other, goods=[[worlds[0], *worlds[3:]], other[2:]], sets="storm")
    game.rounds = 40
    game.begin(RoundWithSets())
    assert replies(game)[0] in ("consume-x2", "consume-trade")


# -- goals -------------------------------------------------------------------------------------------------------------


def goals(*keys: str) -> tuple[int, ...]:
    return tuple([goal_number(key) for key in keys])


ALIENS = ["old-earth", "deserted-alien-outpost", "deserted-alien-world", "public-works", "investment-credits"]
ALIENS += ["export-duties", "colony-ship"]
STRONG_WORLDS = ["rebel-base", "rebel-homeworld", "lost-alien-battle-fleet", "malevolent-lifeforms", "hive-world"]
WORLDS = ["new-earth", "alien-toy-shop", *STRONG_WORLDS, "rebel-outpost", "rebel-warrior-race"]


def settling(drawn: tuple[int, ...]) -> Race:
    """Two worlds can be placed: New Earth, or one with a third Alien symbol."""
    game = race(ALIENS, ["new-sparta"], hands=[WORLDS, []], sets="storm", goals=drawn)
    game.rounds = 6
    return game


def test_places_the_world_that_reaches_a_goal() -> None:
    """The third Alien symbol is worth three points more than the world itself."""
    assert replies(begin(settling(()), "settle")) == ["new-earth"]
    assert replies(begin(settling(goals("overlord-discoveries")), "settle")) == ["alien-toy-shop"]


def test_leaves_a_goal_that_somebody_has() -> None:
    game = settling(goals("overlord-discoveries"))
    game.players[1].standing = Standing(goals=goals("overlord-discoveries"))
    assert replies(begin(game, "settle")) == ["new-earth"]


LATE = ["old-earth", "comet-zone", "gem-world", "artist-colony", "spice-world", "destroyed-world", "radioactive-world"]


def developing(rival: list[str], drawn: tuple[int, ...]) -> Race:
    """Military 3, late in the game, and two developments to choose from."""
    tableau = [*LATE, "space-marines", "expedition-force"]
    hand = ["drop-ships", "replicant-robots", "rebel-stronghold", "rebel-council", "alien-guardian", "alien-monolith"]
    game = every(tableau, rival, hands=[hand, []], goals=drawn)
    game.rounds = 10
    return game


def test_takes_the_tile_for_most_where_it_is_in_reach() -> None:
    """Drop Ships bring Military to six; that wins the tile from nobody, but not from somebody with ten."""
    weak, mighty = (
        ["doomed-world"],
        ["new-sparta", "imperium-invasion-fleet", "imperium-planet-buster", "mercenary-fleet"],
    )
    tile = goals("greatest-military")
    assert replies(begin(developing(weak, ()), "develop")) == ["replicant-robots"]
    assert replies(begin(developing(weak, tile), "develop")) == ["drop-ships"]
    assert replies(begin(developing(mighty, tile), "develop")) == ["replicant-robots"]


# -- takeovers ---------------------------------------------------------------------------------------------------------

SEAT = ["imperium-warlord", "imperium-seat", "space-marines", "imperium-troops"]  # 6 against Rebels
PREY = ["old-earth", "rebel-colony", "rebel-underground"]


def test_takes_over_the_best_world_in_reach() -> None:
    game = race(SEAT, PREY, sets="storm+rebel", takeovers=True)
    begin(game, "settle")
    assert replies(game) == ["takeover imperium-seat rebel-colony"]


def test_settles_nothing_from_hand_if_a_takeover_is_better() -> None:
    """Who places a world cannot declare one."""
    for takeovers, placed in ((False, "spice-world"), (True, "none")):
        hands = [["spice-world", "artist-colony", "alien-robotic-factory", "gem-world"], []]
        game = race(SEAT, PREY, hands=hands, sets="storm+rebel", takeovers=takeovers)
        assert replies(begin(game, "settle")) == [placed]


def test_gives_up_no_card_for_a_world_that_is_worth_less() -> None:
    """Cloaking Technology would be lost, and it counts for two developments."""
    tableau = ["new-sparta", "imperium-cloaking-technology", "imperium-lords", "imperium-seat", "space-marines"]
    game = race(tableau, ["epsilon-eridani", "outlaw-world"], sets="storm+rebel", takeovers=True)
    game.rounds, game.pool = 12, 1
    assert replies(begin(game, "settle")) == ["none"]


def test_counts_what_the_owner_can_still_add() -> None:
    """New Military Tactics and hand cards would stop one attack; the other world is safe to take."""
    safe, guarded = ["epsilon-eridani", "rebel-underground"], ["old-earth", "rebel-colony", "space-mercenaries"]
    for more, world in (([], "rebel-colony"), (["new-military-tactics"], "rebel-underground")):
        hands = [[], ["terraforming-guild", "mining-league"], []]
        game = race(SEAT, [*guarded, *more], safe, hands=hands, sets="storm+rebel", takeovers=True)
        begin(game, "settle")
        assert replies(game) == [f"takeover imperium-seat {world}"]


def test_adds_as_much_military_as_the_attack_needs() -> None:
    """Four against the Rebel Underground's three and one more of its owner: nothing. Against two more: one card."""
    tableau = ["imperium-warlord", "imperium-seat", "space-mercenaries"]
    hands = [["mining-league", "investment-credits", "public-works"], []]
    for owner, cards in ((["old-earth"], []), (["new-sparta"], ["mining-league"])):
        game = race(tableau, [*owner, "rebel-underground"], hands=hands, sets="storm+rebel", takeovers=True)
        begin(game, "settle")
        assert replies(game) == ["takeover imperium-seat rebel-underground"]
        reply(game)
        assert asked(game, 0).prompt == "recruit more"
        assert replies(game) == cards


def test_defends_with_what_it_can_miss() -> None:
    """One more than the attacker is enough: New Military Tactics stay where a hand card will do."""
    owner = ["old-earth", "rebel-colony", "space-mercenaries", "new-military-tactics"]
    hands = [[], ["terraforming-guild", "investment-credits", "public-works"]]
    attacker = ["imperium-warlord", "imperium-seat", "imperium-troops"]
    game = race(attacker, owner, hands=hands, sets="storm+rebel", takeovers=True)
    begin(game, "settle")
    pick(game, 0, "takeover imperium-seat rebel-colony")
    assert asked(game, 1).prompt == "add military in defence"
    assert replies(game, 1) == ["none"]
    reply(game, 1)
    assert asked(game, 1).prompt == "recruit in defence"
    assert replies(game, 1) == ["terraforming-guild"]
    reply(game, 1)
    assert "rebel-colony" in tableau_of(game, 1)


def test_prefers_military_if_a_world_is_in_danger() -> None:
    """A takeover power lies before the other: Space Marines would keep the Rebel Base."""
    tableau = ["old-earth", "rebel-base", "space-mercenaries"]
    hand = ["space-marines", "investment-credits", "rebel-homeworld", "gem-world", "comet-zone"]
    for takeovers, placed in ((False, "investment-credits"), (True, "space-marines")):
        game = race(tableau, SEAT, hands=[hand, []], sets="storm+rebel", takeovers=takeovers)
        game.rounds = 8
        assert replies(begin(game, "develop")) == [placed]


def test_forbids_a_takeover_of_its_own_world_only() -> None:
    guard = ["old-earth", "pan-galactic-security-council"]
    for world, said in (("rebel-colony", "veto imperium-seat rebel-colony"), ("", "none")):
        mine, theirs = ([*guard, world], ["epsilon-eridani"]) if world else (guard, ["epsilon-eridani", "rebel-colony"])
        game = every(SEAT, mine, theirs, prestige=[0, 2, 0], takeovers=True)
        begin(game, "settle")
        pick(game, 0, "takeover imperium-seat rebel-colony")
        assert asked(game, 1).prompt == "veto"
        assert replies(game, 1) == [said]


# -- prestige and search -----------------------------------------------------------------------------------------------


def test_spends_prestige_for_points_when_the_lead_is_out_of_reach() -> None:
    """Three points for one; but not the prestige that holds the lead for many rounds."""
    tableau = ["old-earth", "interstellar-casus-belli"]
    game = every(tableau, ["new-sparta"], prestige=[1, 6], actions=[["consume-x2"], ["produce"]])
    assert replies(begin(game, "consume")) == ["power interstellar-casus-belli 1"]


def test_keeps_the_prestige_that_holds_the_lead() -> None:
    tableau = ["old-earth", "galactic-power-brokers"]
    game = every(
        tableau, ["new-sparta"], prestige=[2, 1], actions=[["consume-x2"], ["produce"]], hands=[["gem-world"], []]
    )
    game.rounds = 2
    assert replies(begin(game, "consume")) == ["pass"]


def test_discards_a_useless_card_for_prestige() -> None:
    hand = ["rebel-stronghold", "gem-world"]
    game = every(["old-earth", "pan-galactic-hologrid"], ["new-sparta"], hands=[hand, []], prestige=[0, 0])
    assert replies(begin(game, "explore")) == ["rebel-stronghold"]


def test_plays_the_prestige_card_when_it_makes_a_great_card_affordable() -> None:
    """Galactic Federation counts seven developments; only with three cards less can it be paid for."""
    tableau = ["old-earth", "public-works", "colony-ship", "export-duties", "deficit-spending", "investment-credits"]
    tableau += ["genetics-lab", "space-marines", "drop-ships"]
    hand = ["galactic-federation", "rebel-stronghold", "rebel-homeworld"]
    game = every(tableau, ["new-sparta"], hands=[hand, []], prestige=[1, 9])
    game.rounds = 9
    game.begin(RoundWithSets())
    assert replies(game) == ["prestige-develop"]


def test_does_not_waste_the_prestige_card() -> None:
    """Nothing to place, nothing to consume: a plain Explore is enough."""
    game = every(["old-earth"], ["new-sparta"], hands=[["rebel-stronghold", "rebel-homeworld"], []], prestige=[1, 1])
    game.rounds = 1
    game.begin(RoundWithSets())
    assert replies(game)[0] in ("explore-1-1", "explore-5")


def name_category(game: Race, category: str) -> None:
    names = [CATEGORIES[option.id()] for option in asked(game, 0).options]
    game.answer(Choice(0, (names.index(category),)))


def searched(game: Race) -> str:
    """The category that the greedy player names."""
    game.rounds = 5
    game.begin(Search(0))
    reply(game)
    return CATEGORIES[events(game, "searches")[0].values[0]]


def test_searches_for_what_suits_its_tableau() -> None:
    strong = ["new-sparta", "space-marines", "drop-ships", "expedition-force", "imperium-invasion-fleet"]
    assert searched(every(strong, ["old-earth"], hands=[["gem-world"], []])) == "strong-military-world"
    scholars = ["epsilon-eridani", "deserted-alien-world", "alien-tech-institute", "artist-colony"]
    hand = ["rebel-base", "rebel-outpost", "rebel-homeworld", "rebel-stronghold", "rebel-council"]
    assert searched(every(scholars, ["old-earth"], hands=[hand, []])) == "alien-good-world"


@pytest.mark.parametrize(("found", "said"), [("galactic-federation", "take"), ("mining-league", "go on")])
def test_leaves_a_card_that_most_others_would_beat(found: str, said: str) -> None:
    tableau = ["old-earth", "public-works", "investment-credits", "export-duties", "colony-ship", "genetics-lab"]
    tableau += ["deficit-spending", "interstellar-bank", "replicant-robots", "space-port"]
    hand = ["gem-world", "spice-world", "comet-zone", "new-earth", "artist-colony", "mining-robots"]
    game = every(tableau, ["new-sparta"], hands=[hand, []], top=[found])
    game.rounds = 9
    game.begin(Search(0))
    name_category(game, "six-cost-development")
    assert replies(game)[0].split()[0] == said.split()[0]


def test_chooses_last_by_what_the_others_have_called() -> None:
    """Full worlds: if another consumes anyway, Produce fills them again; if not, it must consume itself."""
    worlds = ["psi-crystal-world", "galactic-trendsetters", "new-earth", "prosperous-world", "spice-world"]
    for called, chosen in (("consume-x2", "produce"), ("explore-5", "consume-x2")):
        game = every(["old-earth", *worlds], ["new-sparta"], goods=[worlds[:1] + worlds[2:], []], prestige=[0, 9])
        game.rounds = 6
        game.begin(RoundWithSets())
        pick(game, 1, called)
        assert replies(game) == [chosen]


# -- single cards ------------------------------------------------------------------------------------------------------


def test_drafts_what_suits_the_cards_drafted_before() -> None:
    """Genetics cards are worth more to who has the Galactic Genome Project."""
    for picked, wanted in (([], "mining-world"), (["galactic-genome-project"], "distant-world")):
        game = every([], [])
        pack = [card(name) for name in ("mining-world", "distant-world", "rebel-homeworld")]
        others = [card(name) for name in ("gem-world", "spice-world", "comet-zone")]
        for each in [*pack, *others, *[card(name) for name in picked]]:
            game.deck.remove(each)
        game.deck.clear()
        game.drafted = Drafted([pack, others], [[card(name) for name in picked], []], [[], []])
        game.players[0].drawn = [card("old-earth"), card("epsilon-eridani")]
        game.begin(Draft())
        assert replies(game) == [wanted]


def test_saves_the_best_of_the_cards_it_pays_with() -> None:
    hand = ["gem-world", "rebel-stronghold", "comet-zone"]
    game = every(["galactic-scavengers"], ["new-sparta"], hands=[hand, []])
    game.rounds = 3
    begin(game, "settle")
    pick(game, 0, "gem-world")
    while asked(game, 0).prompt != "save":
        reply(game)
    assert replies(game) == ["comet-zone"]


def test_sells_the_good_of_any_kind_as_the_dearest() -> None:
    """The refinery's good is not for trade, but a Consume power sells it as a good of the Alien kind: five cards."""
    tableau = ["old-earth", "alien-oort-cloud-refinery", "black-market-trading-world"]
    game = every(tableau, ["new-sparta"], goods=[[tableau[1]], []], actions=[["consume-trade"], ["produce"]])
    begin(game, "consume")
    while asked(game, 0).prompt != "kind":
        reply(game)
    assert replies(game) == ["kind 4"]


def test_places_a_second_world_with_improved_logistics() -> None:
    hand = ["gem-world", "artist-colony", "rebel-homeworld", "rebel-base", "rebel-outpost"]
    game = race(["old-earth", "improved-logistics"], ["new-sparta"], hands=[hand, []], sets="storm")
    begin(game, "settle")
    while game.asked(0) is not None:
        reply(game)
    assert sorted(tableau_of(game)[2:]) == ["artist-colony", "gem-world"]


def test_replaces_a_world_by_a_better_one() -> None:
    hand = ["galactic-studios", "rebel-base"]
    tableau = ["old-earth", "terraforming-engineers", "spice-world"]
    game = every(tableau, ["new-sparta"], hands=[hand, []])
    begin(game, "settle")
    while game.asked(0) is not None:
        reply(game)
    assert "galactic-studios" in tableau_of(game)
    assert "spice-world" not in tableau_of(game)


def test_stakes_a_card_of_a_middling_cost() -> None:
    """For one card only one is turned up; a dear one is hardly beaten."""
    game = every(
        ["old-earth", "gambling-world-replacement"],
        ["new-sparta"],
        hands=[["rebel-underground", "alien-robotic-factory"], []],
        actions=[["consume-x2"], ["produce"]],
    )
    begin(game, "consume")
    reply(game)
    assert asked(game, 0).prompt == "stake"
    assert replies(game) == ["rebel-underground"]


# -- produce -----------------------------------------------------------------------------------------------------------

FACTORY = ["old-earth", "damaged-alien-factory", "spice-world", "consumer-markets"]


DRAWN = ["public-works", "rebel-homeworld"]  # the good of Spice World, then a card that is of little use


def producing(tableau: list[str], hand: list[str], top: list[str] = DRAWN) -> Race:
    game = every(tableau, ["new-sparta"], hands=[hand, []], top=top, actions=[["produce"], ["develop"]])
    return begin(game, "produce")


def test_draws_first_when_there_is_no_card_to_produce_for() -> None:
    """Passing would lose the factory's good: the card for it comes from a draw that is due anyway."""
    game = producing(FACTORY, [])
    assert asked(game, 0).prompt == "produce more"
    assert replies(game) == ["power consumer-markets 1"]
    reply(game)
    assert len(game.players[0].hand) == 1
    assert replies(game) == ["power damaged-alien-factory 0"]
    while game.waiting():
        reply(game)
    assert card("damaged-alien-factory") in game.players[0].goods


def test_draws_first_what_will_not_count_the_good_to_come() -> None:
    """A fourth kind is one card more for Diversified Economy, but not for Consumer Markets."""
    for order in (["consumer-markets", "diversified-economy"], ["diversified-economy", "consumer-markets"]):
        game = producing([*FACTORY[:3], *order], [])
        assert replies(game) == ["power consumer-markets 1"]


def test_keeps_good_cards_and_looks_for_a_cheap_one_before_it_passes() -> None:
    game = producing(FACTORY, ["galactic-federation"])
    assert replies(game) == ["power consumer-markets 1"]
    reply(game)
    assert replies(game) == ["power damaged-alien-factory 0"]
    reply(game)
    assert replies(game) == ["rebel-homeworld"]
    game = producing(FACTORY, ["galactic-federation"], ["public-works", "gene-designers"])
    reply(game)
    assert replies(game) == ["pass"]
