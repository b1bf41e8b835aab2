"""Played: what counts as placed and as used in random games."""

from __future__ import annotations

from orrery.kernel.decision import Choice, Decision, Option
from orrery.kernel.event import Event
from orrery.race.cards import CARDS
from orrery.race.played import PRODUCE, SETTLE, Watch, lines, played
from support.race import card, every


def watching(*cards: str) -> Watch:
    """Of two players, the first with these cards."""
    watch = Watch()
    watch.begin(every(["old-earth", *cards], ["new-sparta"]))
    return watch


def used(watch: Watch) -> list[str]:
    """The powers used so far, as "card Power"."""
    return sorted(f"{CARDS[each].key} {type(CARDS[each].powers[place]).__name__}" for each, place in watch.used)


def event(kind: str, *values: int) -> Event:
    return Event("race:settle.1", kind, 0, values)


def test_military_is_used_by_a_conquest_that_it_counts_for() -> None:
    game = every(["old-earth"], ["new-sparta"])
    watch = watching("imperium-seat", "space-marines")
    watch.see_event(game, event("conquered", card("hive-world")))
    assert used(watch) == ["space-marines Military"]
    watch.see_event(game, event("conquered", card("rebel-base")))
    assert used(watch) == ["imperium-seat Military", "space-marines Military"]


def test_a_power_that_may_be_used_counts_when_it_is_chosen() -> None:
    watch = watching("space-mercenaries")
    hand = [Option("card", (("card", card("gem-world")),))]
    decision = Decision(0, "recruit", hand, 0, 1)
    watch.see_choice(decision, Choice(0, ()))
    assert used(watch) == []
    watch.see_choice(decision, Choice(0, (0,)))
    assert used(watch) == ["space-mercenaries MilitaryForCards"]


def test_what_is_placed_now_works_from_the_next_phase_on() -> None:
    game = every(["old-earth"], ["new-sparta"])
    watch = watching()
    watch.see_event(game, event("phase", SETTLE[0]))
    watch.see_event(game, event("placed", card("galactic-markets")))
    watch.see_event(game, event("placed", card("gem-world")))
    assert used(watch) == []
    assert watch.placed == {card("galactic-markets"), card("gem-world")}
    watch.see_event(game, event("phase", PRODUCE))
    assert used(watch) == ["galactic-markets DrawAtProduce"]
    watch.see_event(game, event("good", card("gem-world")))
    assert "gem-world ProduceHere" in used(watch)


def test_a_discount_needs_something_that_costs() -> None:
    game = every(["old-earth"], ["new-sparta"])
    watch = watching("deserted-alien-world")
    watch.see_event(game, event("phase", SETTLE[0]))
    watch.see_event(game, event("placed", card("gem-world")))
    assert used(watch) == []
    watch.see_event(game, event("placed", card("deserted-alien-outpost")))
    assert used(watch) == ["deserted-alien-world SettleForLess"]


def test_some_games_use_most_powers() -> None:
    report = played(40)
    assert (report["games"], report["cards"], report["powers"]) == (40, 196, 342)
    assert report["placed"] >= 180
    assert report["used"] >= 280
    assert len(report["never_used"]) == report["powers"] - report["used"]
    assert f"{report['used']} of 342 powers used" in lines(report)[1]


def test_no_game_shows_everything_as_missing() -> None:
    report = played(0)
    assert (report["placed"], report["used"]) == (0, 0)
    assert "rebel-council: PrestigeForDeveloping" in report["never_used"]
