"""Zones of cards: reshuffled, dealt anew, and a hidden card exchanged for any that it could be."""

from __future__ import annotations

from orrery.kernel.rng import seeded
from orrery.kernel.zones import deal_anew, exchanged, places_of, reshuffle


def test_the_discards_and_what_is_left_become_the_pile() -> None:
    pile, discards = [1], [2, 3, 4]
    kept = pile
    reshuffle(pile, discards, seeded(1))
    assert (sorted(pile), discards) == ([1, 2, 3, 4], [])
    assert pile is kept, "whoever holds the pile holds it still"


def test_as_many_cards_lie_in_each_zone_as_before_and_what_is_known_stays() -> None:
    seen: set[tuple[int, ...]] = set()
    for seed in range(20):
        zones = [[1, 2, 3], [4], [5, 6]]
        deal_anew(zones, seeded(seed), {2, 5})
        assert [len(zone) for zone in zones] == [3, 1, 2]
        assert (zones[0][1], zones[2][0]) == (2, 5)
        assert sorted(card for zone in zones for card in zone) == [1, 2, 3, 4, 5, 6]
        seen.add(tuple(zones[0]))
    assert len(seen) > 5


def test_a_hidden_card_could_be_any_at_those_places() -> None:
    found: set[int] = set()
    for seed in range(20):
        zones = [[1, 2], [3, 4]]
        places = places_of(zones, {2, 3, 9})
        assert places == [(zones[0], 1), (zones[1], 0)]
        card = exchanged(7, places, seeded(seed))
        found.add(card)
        assert sorted([*zones[0], *zones[1], card]) == [1, 2, 3, 4, 7]
    assert found == {2, 3}
    assert exchanged(7, [], seeded(1)) == 7
