"""The draft: packs go round, everybody draws from and discards to piles of their own."""

from __future__ import annotations

import os

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.event import Event
from orrery.kernel.laws import check_game, random_choice
from orrery.kernel.record import BadOption, Options
from orrery.kernel.rng import seeded
from orrery.race.cards import CARDS, deck_of
from orrery.race.rules.moves import give_up
from orrery.race.rules.prestige import reward_leaders
from orrery.race.rules.round import RoundWithSets
from orrery.race.rules.search import Search
from orrery.race.setup import CHOICES, checked, sets_of, setup
from orrery.race.standing import Standing
from orrery.race.state import Drafted, Race
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, keys, offered, pick

ALL = "storm+rebel+brink"
GAMES = int(os.environ.get("ORRERY_GAMES", "2"))


def drafting(players: int, seed: int = 1, sets: str = ALL, **more: str) -> Race:
    """A game whose first packs have been dealt."""
    return setup({"players": players, "sets": sets, "variant": "draft", **more}, seed)


def own(game: Race) -> Drafted:
    assert game.drafted is not None
    return game.drafted


def packs(game: Race) -> list[list[int]]:
    return [list(pack) for pack in own(game).packs]


def take(game: Race, place: int = 0) -> None:
    """Everybody who is asked picks the card at that place."""
    for decision in game.waiting():
        game.answer(Choice(decision.seat, (place if place >= 0 else len(decision.options) - 1,)))


def drafted(game: Race) -> Race:
    """To the end of the draft."""
    while game.waiting()[0].prompt == "draft":
        take(game)
    return game


def with_piles(game: Race, piles: list[list[str]], heaps: list[list[str]] | None = None) -> Race:
    """The same table with own piles of these cards, the first to be drawn first. The common pile must stay as it is."""
    numbers: list[list[int]] = []
    for names in [*piles, *(heaps or [[] for _ in piles])]:
        numbers.append([])
        for name in names:
            copy = next(each for each in game.deck if CARDS[each].key == name)
            game.deck.remove(copy)
            numbers[-1].append(copy)
    game.drafted = Drafted([[] for _ in piles], [pile[::-1] for pile in numbers[: len(piles)]], numbers[len(piles) :])
    return game


def piles_of(game: Race) -> list[list[str]]:
    """The own draw piles, the top card first."""
    return [keys(pile[::-1]) for pile in own(game).piles]


def heaps_of(game: Race) -> list[list[str]]:
    return [keys(heap) for heap in own(game).heaps]


# -- who may draft -----------------------------------------------------------------------------------------------------

MOST = {"storm": 4, "rebel": 4, "brink": 4, "storm+rebel": 5, "storm+brink": 5, "rebel+brink": 5, ALL: 6}


@rule("race:draft.2")
@pytest.mark.parametrize("sets", MOST)
def test_four_may_draft_with_one_set_and_one_more_with_each_further_set(sets: str) -> None:
    most = MOST[sets]
    game = drafted(drafting(most, sets=sets))
    assert 32 <= len(own(game).piles[0]) + len(game.players[0].hand) <= 39, "about as many cards for each"
    if most < 6:
        with pytest.raises(BadOption) as refusal:
            drafting(most + 1, sets=sets)
        too_few_seats = sets in ("brink", "storm+brink")  # refused whether they draft or not
        assert refusal.value.reason == ("too-many-players" if too_few_seats else "too-many-drafters")


@rule("race:draft.2")
def test_every_choice_of_sets_but_none_can_be_drafted() -> None:
    for sets in CHOICES["sets"]:
        if sets != "none":
            assert checked({"players": 2, "sets": sets, "variant": "draft"})["variant"] == "draft"


@pytest.mark.parametrize(
    ("options", "reason", "right", "law"),
    [
        ({}, "draft-needs-set", "sets=storm", "race:draft.2"),
        ({"players": 5, "sets": "storm"}, "too-many-drafters", "players=4, sets=storm+rebel", "race:draft.2"),
        (
            {"players": 6, "sets": "storm+rebel"},
            "too-many-drafters",
            "players=5, sets=storm+rebel+brink",
            "race:draft.2",
        ),
        ({"sets": "storm", "setup": "first-game"}, "variant-deals-hands", "setup=random", "race:draft.8"),
        (
            {"sets": "storm", "start_worlds": "old-earth,new-sparta"},
            "draft-deals-start-worlds",
            "start_worlds=choice",
            "race:draft.3",
        ),
    ],
)
def test_what_does_not_go_with_a_draft_is_refused(options: Options, reason: str, right: str, law: str) -> None:
    with pytest.raises(BadOption) as refusal:
        checked({**options, "variant": "draft"})
    assert (refusal.value.reason, refusal.value.right, refusal.value.rule) == (reason, right, law)


# -- the packs ---------------------------------------------------------------------------------------------------------


@rule("race:draft.3")
def test_goals_lie_there_and_each_has_a_red_and_a_blue_start_world_before_the_draft() -> None:
    seen: set[int] = set()
    for seed in range(30):
        game = drafting(4, seed, goals="yes")
        assert len(game.view(0).goals) == 6
        for seat in range(4):
            mine = game.players[seat].drawn
            assert [CARDS[world].start % 2 for world in mine] == [1, 0]
            assert game.view(seat).drawn == tuple(mine), "its owner may look"
            assert [player.drawn_size for player in game.view(seat).players] == [2] * 4
            assert [player.tableau for player in game.view(seat).players] == [()] * 4
            seen |= set(mine)
        assert asked(game, 0).prompt == "draft", "the choice comes after the draft"
    assert len(seen) == 16


@rule("race:draft.4")
def test_the_other_start_worlds_are_among_the_cards_to_draft() -> None:
    dealt, places = 0, set()
    for seed in range(30):
        game = drafting(2, seed)
        there = [each for zone in [*packs(game), game.deck] for each in zone]
        worlds = [world for player in game.players for world in player.drawn]
        assert sorted([*there, *worlds]) == sorted(deck_of("first", sets_of(ALL)))
        others = [number for number in there if CARDS[number].start >= 0]
        assert len(others) == 12
        dealt += any(number in pack for number in others for pack in packs(game))
        places |= {game.deck.index(number) // 55 for number in others if number in game.deck}
    assert dealt > 0
    assert places == {0, 1, 2, 3}, "they lie everywhere in the pile"


@rule("race:draft.1", "race:draft.5")
def test_everybody_keeps_one_card_and_passes_the_others_to_the_left() -> None:
    game = drafting(3)
    first = packs(game)
    assert [len(pack) for pack in first] == [5, 5, 5]
    for seat in range(3):
        assert asked(game, seat).rule == "race:draft.5"
        assert (asked(game, seat).least, asked(game, seat).most) == (1, 1)
        assert [option.id() for option in asked(game, seat).options] == first[seat]
    game.answer(Choice(1, (4,)))
    game.answer(Choice(0, (2,)))
    assert packs(game) == first, "nobody passes anything before all have chosen"
    game.answer(Choice(2, (0,)))
    kept = [first[0][2], first[1][4], first[2][0]]
    rest = [[each for each in first[seat] if each != kept[seat]] for seat in range(3)]
    assert packs(game) == [rest[2], rest[0], rest[1]], "seat 1 sits to the left of seat 0"
    assert [game.view(seat).picked for seat in range(3)] == [(each,) for each in kept]
    assert [game.view(seat).pack for seat in range(3)] == [tuple(rest[2]), tuple(rest[0]), tuple(rest[1])]


@rule("race:draft.5")
def test_all_five_cards_of_a_pack_are_distributed() -> None:
    game = drafting(3)
    first = packs(game)
    for _ in range(4):
        assert len(own(game).packs[0]) == len(asked(game, 0).options)
        take(game)
    assert sorted([each for pile in own(game).piles for each in pile]) == sorted(
        [each for pack in first for each in pack]
    )
    assert [len(pile) for pile in own(game).piles] == [5, 5, 5], "the last card needs no question"
    for seat in range(3):
        from_whom = [next(who for who in range(3) if each in first[who]) for each in own(game).piles[seat]]
        assert from_whom == [seat, (seat - 1) % 3, (seat - 2) % 3, seat, (seat - 1) % 3]
    assert [(event.actor, event.values, event.secret, event.knowers) for event in events(game, "drafted")] == [
        (seat, (5,), tuple(own(game).piles[seat]), (seat,)) for seat in range(3)
    ]


@rule("race:draft.6")
def test_the_direction_changes_with_every_pack() -> None:
    game = drafting(4)
    for number in range(4):
        before = packs(game)
        take(game)
        rest = [pack[1:] for pack in before]
        left, right = [rest[3], rest[0], rest[1], rest[2]], [rest[1], rest[2], rest[3], rest[0]]
        assert packs(game) == (right if number % 2 else left)
        for _ in range(3):
            take(game)
        assert [len(pack) for pack in packs(game)] == [5] * 4, "the next packs"
    assert [event.values for event in events(game, "packs")] == [(number, 5) for number in (1, 2, 3, 4, 5)]


@rule("race:draft.7")
@pytest.mark.parametrize(
    ("players", "sets", "each", "last", "removed"),
    [
        (3, "storm", 43, 3, 1),  # 136 cards, 6 start worlds dealt
        (4, "storm", 32, 2, 0),
        (4, "rebel", 37, 2, 2),
        (6, ALL, 36, 1, 0),
        (2, ALL, 112, 2, 0),
        (5, "storm+rebel", 34, 4, 0),
        (5, ALL, 43, 3, 3),
    ],
)
def test_the_last_packs_are_smaller_and_what_is_left_is_out_of_the_game(
    players: int, sets: str, each: int, last: int, removed: int
) -> None:
    game = drafting(players, sets=sets)
    total = game.count()
    drafted(game)
    assert [event.values[1] for event in events(game, "packs")] == [5] * (each // 5) + [last]
    assert [len(own(game).piles[seat]) + len(game.players[seat].hand) for seat in range(players)] == [each] * players
    assert len(game.removed) == removed
    assert (game.deck, game.discard, packs(game)) == ([], [], [[]] * players)
    assert game.count() == total
    while not game.over:
        game.answer(random_choice(game.waiting()[0], seeded(len(game.log or []))))
    assert len(game.removed) == removed, "they never come back"


@rule("race:draft.7")
def test_packs_that_come_out_even_leave_no_pack_of_nothing() -> None:
    game = drafting(4, sets="storm+rebel")  # 180 - 8 cards: 43 each
    drafted(game)
    assert [event.values[1] for event in events(game, "packs")] == [5] * 8 + [3]
    game = drafting(2, sets="rebel+brink")  # 206 - 4 cards: 101 each
    assert [event.values[1] for event in events(drafted(game), "packs")] == [5] * 20 + [1]


# -- the beginning of the game -----------------------------------------------------------------------------------------


@rule("race:draft.8", "race:note.draft-drawn-six")
def test_six_cards_of_the_own_pile_of_which_four_stay_and_one_start_world() -> None:
    game = drafting(3)
    picked: list[list[int]] = [[], [], []]
    while asked(game, 0).prompt == "draft":
        take(game)
        for seat in range(3):
            picked[seat] = list(own(game).piles[seat]) or picked[seat]
    worlds = [list(player.drawn) for player in game.players]
    for seat in range(3):
        hand = game.players[seat].hand
        assert len(hand) == 6
        assert asked(game, seat).prompt == "start world"
        assert [option.id() for option in asked(game, seat).options] == worlds[seat]
        assert (game.view(seat).pack, game.view(seat).picked) == ((), ())
    hands = [list(player.hand) for player in game.players]
    take(game, -1)
    for seat in range(3):
        kept = 3 if CARDS[worlds[seat][1]].key == "ancient-race" else 4
        assert (asked(game, seat).prompt, asked(game, seat).most) == ("opening discard", 6 - kept)
        assert [view.tableau for view in game.view(seat).players] == [()] * 3, "revealed together"
    for decision in game.waiting():
        game.answer(Choice(decision.seat, tuple(range(decision.most))))
    assert [player.tableau for player in game.players] == [[pair[1]] for pair in worlds]
    for seat in range(3):
        thrown = hands[seat][: 6 - len(game.players[seat].hand) - len(game.players[seat].saved)]
        assert sorted(own(game).heaps[seat]) == sorted([*thrown, worlds[seat][0]]), "on the own heap, face down"
    assert game.discard == []


@rule("race:draft.8")
def test_the_own_pile_is_shuffled() -> None:
    game = drafted(drafting(2))
    for seat in (0, 1):
        order = [each for event in events(game, "drafted") if event.actor == seat for each in event.secret]
        drawn = [*own(game).piles[seat], *game.players[seat].hand[::-1]]
        assert sorted(order) == sorted(drawn), "each has the cards that were picked"
        moved = [place for place in range(len(order)) if order[place] != drawn[place]]
        assert len(moved) > 100


@rule("race:draft.9")
def test_a_windfall_start_world_has_a_good_of_the_own_pile() -> None:
    game = drafting(2)
    drafted(game)
    game.players[0].drawn = [card("new-sparta"), card("alpha-centauri")]
    game.players[1].drawn = [card("doomed-world"), card("epsilon-eridani")]
    game.ask_again()
    top = own(game).piles[0][-1]
    pick(game, 0, "alpha-centauri")
    pick(game, 1, "doomed-world")
    for decision in game.waiting():
        game.answer(Choice(decision.seat, (0, 1)))
    assert game.players[0].goods == {card("alpha-centauri"): top}


# -- own piles ---------------------------------------------------------------------------------------------------------


@rule("race:draft.9")
def test_everybody_draws_from_the_own_pile_and_discards_to_the_own_heap() -> None:
    game = every(["old-earth"], ["new-sparta"], actions=[["explore-5"], ["settle"]])
    names = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "space-port"]
    with_piles(game, [[*names, "new-earth"], ["mining-world", "pirate-world", "rebel-miners"]])
    rest = list(game.deck)
    begin(game, "explore")
    assert (offered(game, 0), offered(game, 1)) == (names, ["mining-world", "pirate-world"])
    pick(game, 0, "plague-world")
    pick(game, 1, "mining-world")
    assert heaps_of(game) == [[name for name in names if name != "plague-world"], ["pirate-world"]]
    assert piles_of(game) == [["new-earth"], ["rebel-miners"]]
    assert (game.deck, game.discard) == (rest, []), "there is no common pile"
    assert (game.view(1).piles, game.view(1).heaps) == ((1, 1), (6, 1)), "all see how high the piles are"


@rule("race:draft.9")
def test_an_empty_pile_is_made_anew_from_the_own_heap_only() -> None:
    game = every(["old-earth"], ["new-sparta"], actions=[["explore-5"], ["settle"]])
    with_piles(
        game,
        [["gem-world"], ["mining-world", "pirate-world", "rebel-miners"]],
        [["comet-zone", "new-earth"], ["spice-world"]],
    )
    begin(game, "explore")
    assert sorted(offered(game, 0)) == ["comet-zone", "gem-world", "new-earth"], "no more than the own cards"
    assert offered(game, 1) == ["mining-world", "pirate-world"]
    assert [(event.actor, event.values) for event in events(game, "reshuffled own")] == [(0, (2,))]
    assert heaps_of(game) == [[], ["spice-world"]]
    assert piles_of(game) == [[], ["rebel-miners"]]


@rule("race:draft.9")
def test_payments_and_goods_go_to_the_own_heap_and_rewards_come_from_the_own_pile() -> None:
    game = every(
        ["old-earth"],
        ["new-sparta", "gem-world"],
        goods=[[], ["gem-world"]],
        hands=[["space-port", "comet-zone", "public-works", "tourist-world"], []],
        actions=[["develop"], ["consume-trade"]],
    )
    with_piles(game, [["spice-world"], ["plague-world", "distant-world", "new-earth"]])
    good = keys(list(game.players[1].goods.values()))
    begin(game, "develop")
    pick(game, 0, "public-works")
    while game.waiting():
        pick(game, 0, *offered(game, 0)[: asked(game, 0).least])
    paid = heaps_of(game)[0]
    begin(game, "consume")
    assert heaps_of(game) == [paid, good]
    assert hand_of(game, 1) == ["plague-world", "distant-world"], "a Novelty good is worth two of the own cards"
    assert piles_of(game)[1] == ["new-earth"]


@rule("race:draft.9")
def test_a_good_that_is_produced_is_a_card_of_the_own_pile() -> None:
    game = every(["old-earth", "spice-world"], ["new-sparta", "gem-world"], actions=[["produce"], ["settle"]])
    with_piles(game, [["comet-zone", "new-earth"], ["plague-world", "distant-world"]])
    begin(game, "produce")
    assert [keys(list(player.goods.values())) for player in game.players] == [["comet-zone"], ["plague-world"]]


@rule("race:draft.9")
def test_a_search_turns_up_the_own_pile_and_the_own_heap() -> None:
    game = every(["old-earth"], ["new-sparta"])
    with_piles(
        game,
        [["gem-world", "comet-zone"], ["space-marines", "expedition-force"]],
        [["spice-world"], ["new-military-tactics"]],
    )
    rest = list(game.deck)
    game.begin(Search(0))
    pick(game, 0, "category 0")
    assert hand_of(game) == []
    assert sorted([*piles_of(game)[0], *heaps_of(game)[0]]) == ["comet-zone", "gem-world", "spice-world"]
    assert piles_of(game)[1] == ["space-marines", "expedition-force"]
    assert (game.deck, heaps_of(game)[1]) == (rest, ["new-military-tactics"])
    assert events(game, "search failed") != [], "what the other has drafted cannot be found"
    game = with_piles(every(["old-earth"], ["new-sparta"]), [["gem-world", "space-marines"], ["expedition-force"]])
    game.begin(Search(0))
    pick(game, 0, "category 0")
    assert offered(game, 0) == ["take space-marines", "go on"]
    pick(game, 0, "take space-marines")
    assert (hand_of(game), heaps_of(game)) == (["space-marines"], [["gem-world"], []])


@rule("race:draft.9")
def test_a_gamble_turns_up_the_own_pile() -> None:
    game = every(
        ["gambling-world-replacement"],
        ["new-sparta"],
        hands=[["gem-world", "refugee-world"], []],
        actions=[["consume-x2"], ["settle"]],
    )
    own_cards = ["comet-zone", "new-vinland", "space-port"]
    with_piles(game, [own_cards, ["rebel-homeworld", "rebel-base", "alien-robotic-factory"]])
    begin(game, "consume")
    pick(game, 0, "power gambling-world-replacement 1")
    if asked(game, 0).prompt == "stake":
        pick(game, 0, "gem-world")
    turned = 2  # the cost of the stake
    assert keys(list(game.shown)) == ["gem-world", *own_cards[:turned]]
    pick(game, 0, "comet-zone")
    assert heaps_of(game) == [["new-vinland"], []]
    assert sorted(hand_of(game)) == ["comet-zone", "gem-world", "refugee-world"]


ELEVEN = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "space-port"]
ELEVEN += ["new-earth", "mining-world", "tourist-world", "merchant-world"]
TWELVE = [
    "pirate-world",
    "rebel-miners",
    "rebel-base",
    "rebel-outpost",
    "hive-world",
    "volcanic-world",
    "export-duties",
]
TWELVE += ["refugee-world", "destroyed-world", "empath-world", "artist-colony", "secluded-world"]


@rule("race:draft.10")
def test_retrofit_and_salvage_draws_as_many_cards_as_the_others_discard() -> None:
    game = every(["old-earth", "retrofit-and-salvage-inc"], ["new-sparta"], hands=[ELEVEN, TWELVE])
    with_piles(game, [["colony-ship", "research-labs", "investment-credits"], ["drop-ships"]])
    game.begin(RoundWithSets(phase=7))
    for seat in (0, 1):
        pick(game, seat, "produce")
    pick(game, 0, "gem-world")
    pick(game, 1, "pirate-world", "rebel-base")
    assert hand_of(game) == [*ELEVEN[1:], "colony-ship", "research-labs"]
    assert heaps_of(game) == [["gem-world"], ["pirate-world", "rebel-base"]], "theirs stay where they are"
    assert piles_of(game) == [["investment-credits"], ["drop-ships"]]
    assert [event.values for event in events(game, "drawn")] == [(2,)]


@rule("race:draft.11")
def test_a_world_destroyed_by_the_planet_buster_goes_to_the_heap_of_its_owner() -> None:
    game = every(
        ["new-sparta", "imperium-planet-buster", "space-marines"],
        ["old-earth", "rebel-miners", "space-port", "expedition-force"],
        goods=[[], ["rebel-miners"]],
        actions=[["settle"], ["settle"]],
        takeovers=True,
    )
    with_piles(game, [["gem-world", "comet-zone"], ["spice-world", "new-vinland"]])
    good = keys(list(game.players[1].goods.values()))
    begin(game, "settle")
    pick(game, 0, "takeover imperium-planet-buster rebel-miners")
    while game.waiting():
        decision = game.waiting()[0]
        game.answer(Choice(decision.seat, (0,)))
    assert "rebel-miners" not in [*keys(game.players[0].tableau), *keys(game.players[1].tableau)]
    assert sorted(heaps_of(game)[1]) == sorted(["rebel-miners", *good])
    assert heaps_of(game)[0] == []
    assert (game.removed, game.discard) == ((), [])


@rule("race:draft.9")
def test_what_was_taken_over_is_discarded_to_the_new_owners_heap() -> None:
    game = every(
        ["new-sparta", "imperium-seat", "space-marines"],
        ["old-earth", "rebel-miners"],
        goods=[[], ["rebel-miners"]],
        actions=[["settle"], ["settle"]],
        takeovers=True,
    )
    with_piles(game, [["gem-world", "comet-zone"], ["spice-world", "new-vinland"]])
    good = keys(list(game.players[1].goods.values()))
    begin(game, "settle")
    pick(game, 0, "takeover imperium-seat rebel-miners")
    while game.waiting():
        game.answer(Choice(game.waiting()[0].seat, (0,)))
    assert "rebel-miners" in keys(game.players[0].tableau)
    assert hand_of(game) == ["gem-world"], "the bonus of the action is a card of the own pile"
    give_up(game, 0, card("rebel-miners"))
    assert heaps_of(game) == [[*good, "rebel-miners"], []]


@rule("race:draft.9")
def test_the_prestige_lead_is_worth_a_card_of_the_own_pile() -> None:
    game = with_piles(every(["old-earth"], ["new-sparta"], prestige=[2, 1]), [["gem-world"], ["spice-world"]])
    game.players[0].standing = Standing(prestige=2, gained=1)
    game.leaders = (0,)
    reward_leaders(game)
    assert (hand_of(game), piles_of(game)) == (["gem-world"], [[], ["spice-world"]])


@rule("race:draft.10")
def test_retrofit_and_salvage_draws_when_all_have_discarded() -> None:
    game = every(["old-earth", "retrofit-and-salvage-inc"], ["new-sparta"], hands=[ELEVEN, TWELVE])
    with_piles(game, [["colony-ship"], ["drop-ships"]])
    game.begin(RoundWithSets(phase=7))
    for seat in (0, 1):
        pick(game, seat, "produce")
    pick(game, 0, "gem-world")
    pick(game, 1, "pirate-world", "rebel-base")
    assert hand_of(game) == [*ELEVEN[1:], "colony-ship", "gem-world"], "the own discards make the new pile"


# -- what a player may know --------------------------------------------------------------------------------------------


@rule("race:draft.1")
def test_nobody_sees_what_the_others_draft() -> None:
    game = drafting(3)
    for _ in range(7):
        take(game)
    watcher = game.public_view()
    assert (watcher.pack, watcher.picked, watcher.drawn) == ((), (), ())
    assert watcher.piles == (7 + 1,) * 3, "seven chosen, one came as the last of its pack"
    log = game.log_for(1)
    assert all(event.secret == () for event in log if event.kind == "drafted" and event.actor != 1)


def test_imagined_tables_deal_anew_what_the_others_have_and_keep_the_own_cards() -> None:
    game = drafting(3, sets="storm")
    for _ in range(6):
        take(game)
    mine = sorted(own(game).piles[1])
    others: set[int] = set()
    worlds: set[int] = set()
    first: set[int] = set()
    for seed in range(60):
        other = game.redeal(1, seeded(seed))
        assert sorted(own(other).piles[1]) == mine
        assert packs(other)[1] == packs(game)[1]
        others |= set(packs(other)[0])
        worlds |= set(other.players[0].drawn)
        assert sorted([CARDS[world].start % 2 for world in other.players[0].drawn]) == [0, 1]
        first |= {CARDS[other.players[0].drawn[0]].start % 2}
    assert first == {0, 1}, "nobody knows which of the two will be chosen"
    assert len(others) > 60, "any card that is not in sight could be there"
    assert others & set(game.deck)
    hidden = {world for world in range(len(CARDS)) if CARDS[world].start in range(9)} - set(game.players[1].drawn)
    assert worlds == hidden - set(mine) - set(packs(game)[1])
    drafted(game)
    gone = {game.redeal(0, seeded(seed)).removed for seed in range(20)}
    assert len(gone) > 10, "what is out of the game has not been seen"


def test_the_log_tells_which_packs_are_dealt() -> None:
    game = drafting(2, sets="storm")
    assert events(game, "packs") == [Event("race:draft.5", "packs", -1, (1, 5))]


# -- whole games -------------------------------------------------------------------------------------------------------

TABLES: list[Options] = [
    {"players": 2, "sets": "storm", "goals": "yes"},
    {"players": 2, "sets": ALL, "takeovers": "yes", "actions": "two"},
    {"players": 3, "sets": "rebel", "takeovers": "yes"},
    {"players": 3, "sets": "storm+brink", "goals": "yes", "edition": "revised"},
    {"players": 4, "sets": "brink"},
    {"players": 4, "sets": "rebel+brink", "takeovers": "yes"},
    {"players": 5, "sets": "storm+rebel", "takeovers": "yes", "goals": "yes"},
    {"players": 6, "sets": ALL, "takeovers": "yes", "goals": "yes"},
]


@pytest.mark.parametrize("options", TABLES)
def test_random_games_under_all_laws(options: Options) -> None:
    for seed in range(GAMES):
        assert check_game(setup, {**options, "variant": "draft"}, seed, every=11) > 100
