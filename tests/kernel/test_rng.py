"""The generator: one integer of state, the same sequence everywhere."""

from __future__ import annotations

from orrery.kernel.rng import M1, M2, Arranged, Rng, seeded


def test_the_sequence_never_changes() -> None:
    """Records of years ago are replayed with these numbers."""
    rng = seeded(1)
    assert rng.state == 1334378658658514271
    assert [rng.below(1000) for _ in range(8)] == [176, 909, 36, 338, 222, 756, 486, 43]
    assert seeded(0).state == 2242967552482062130


def test_one_step_by_hand() -> None:
    rng = Rng((3 << 31) | 2)
    first, second = 3 * 40014, 2 * 40692
    assert rng.below(10**6) == (first - second) % (M1 - 1) % 10**6
    assert rng.state == (first << 31) | second
    large = Rng(((M1 - 1) << 31) | (M2 - 1))
    large.below(2)
    assert large.state == ((40014 * (M1 - 1) % M1) << 31) | (40692 * (M2 - 1) % M2)


def test_seeds_give_different_games_and_the_state_stays_small() -> None:
    starts = [seeded(seed).state for seed in [*range(200), 2**31, 2**32, 2**63, -1]]
    assert len(set(starts)) == len(starts)
    for state in starts:
        assert 0 < state >> 31 < M1
        assert 0 < state & 0x7FFFFFFF < M2
    rng = seeded(5)
    for _ in range(1000):
        rng.below(3)
        assert 0 < rng.state < 2**62


def test_every_bit_of_the_seed_counts() -> None:
    starts = {seeded(1 << bit).state for bit in range(64)}
    assert len(starts) == 64
    highs = {state >> 31 for state in starts}
    lows = {state & 0x7FFFFFFF for state in starts}
    assert len(highs) == len(lows) == 64


def test_below_reaches_every_number_about_equally_often() -> None:
    rng, counts = seeded(3), [0] * 6
    for _ in range(6000):
        counts[rng.below(6)] += 1
    assert all(900 < count < 1100 for count in counts)


def test_a_die_has_no_zero() -> None:
    rng = seeded(4)
    assert {rng.die(10) for _ in range(500)} == set(range(1, 11))


def test_a_shuffle_keeps_all_cards_and_reaches_all_orders() -> None:
    rng = seeded(6)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(2400):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        assert sorted(cards) == [0, 1, 2, 3]
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 24
    assert all(60 < count < 150 for count in counts.values())


def test_a_shuffle_of_one_card_draws_no_number() -> None:
    rng = seeded(7)
    before = rng.state
    rng.shuffle([5])
    rng.shuffle([])
    assert rng.state == before


def test_the_shuffle_never_changes() -> None:
    cards = list(range(10))
    seeded(8).shuffle(cards)
    assert cards == [3, 5, 9, 4, 0, 8, 7, 2, 1, 6]


def test_a_copy_goes_its_own_way() -> None:
    rng = seeded(9)
    copy = rng.copy()
    assert [rng.below(100) for _ in range(5)] == [copy.below(100) for _ in range(5)]
    copy.below(2)
    assert copy.state != rng.state


def test_told_orders_come_first_and_then_chance() -> None:
    told = Arranged(seeded(10).state, [[7, 3], [1, 2, 3]])
    cards = [1, 3, 5, 7]
    told.shuffle(cards)
    assert cards == [1, 5, 3, 7], "the first of the order is drawn first, from the end"
    told.shuffle(cards)
    assert cards == [5, 7, 3, 1], "what is not in the pile is left out"
    chance = seeded(10)
    drawn, same = list(range(8)), list(range(8))
    told.shuffle(drawn)
    chance.shuffle(same)
    assert drawn == same


def test_a_copy_of_told_orders_keeps_them() -> None:
    told = Arranged(5, [[1], [2]])
    copy = told.copy()
    cards = [1, 2]
    told.shuffle(cards)
    assert cards == [2, 1]
    assert copy.orders == [[1], [2]]
    copy.orders[0].append(9)
    assert told.orders == [[2]]
    assert copy.state == 5


def test_dice_can_be_told_and_are_drawn_again_when_none_is_left() -> None:
    told = Arranged(5, [], [7, 1])
    copy = told.copy()
    assert [told.die(10), told.die(10)] == [7, 1]
    assert copy.dice == [7, 1], "a copy has dice of its own"
    assert told.die(10) == Rng(5).die(10)
