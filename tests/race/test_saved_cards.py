"""Cards under Galactic Scavengers: how they come there, who knows them, and what becomes of them."""

from __future__ import annotations

import pytest

from orrery.race.state import Race
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, every, hand_of, keys, pick, tableau_of

HAND = ["gem-world", "comet-zone", "spice-world"]


def saved_by(game: Race) -> list[str]:
    return keys(list(game.players[0].saved))


@rule("race:power.develop.save-cost.1", "race:power.settle.save-cost.1")
@pytest.mark.parametrize(("phase", "placed"), [("develop", "deficit-spending"), ("settle", "new-vinland")])
def test_one_card_paid_goes_under_the_world_and_the_others_to_the_discards(phase: str, placed: str) -> None:
    """Both cost 2. While one of the two is chosen, they lie before their owner and nobody else sees them."""
    game = every(["galactic-scavengers"], ["new-sparta"], hands=[[placed, *HAND], []], saved=[["new-earth"], []])
    begin(game, phase)
    pick(game, 0, placed)
    pick(game, 0, "gem-world", "comet-zone")
    assert (asked(game, 0).prompt, hand_of(game)) == ("save", ["spice-world"])
    both = [card("gem-world"), card("comet-zone")]
    assert sorted(game.view(0).drawn) == sorted(both)
    assert game.view(1).drawn == game.public_view().drawn == ()
    assert game.discard == []
    pick(game, 0, "comet-zone")
    assert saved_by(game) == ["new-earth", "comet-zone"]
    assert (hand_of(game), game.players[0].drawn, keys(game.discard)) == (["spice-world"], [], ["gem-world"])
    assert [(event.secret, event.knowers) for event in events(game, "saved")] == [((card("comet-zone"),), (0,))]
    assert [(sorted(event.secret), event.knowers) for event in events(game, "discarded")] == [(sorted(both), (0,))]


@rule("race:power.produce.take-saved.2", "race:set3.powers.5")
def test_only_if_the_world_itself_goes_what_lies_under_it_is_discarded() -> None:
    """New Military Tactics are given up and nothing happens; then the world is replaced."""
    game = every(
        ["galactic-scavengers", "new-military-tactics", "terraforming-engineers"],
        ["new-sparta"],
        hands=[["hive-world", "spice-world"], []],
        saved=[["gem-world", "comet-zone"], []],
    )
    begin(game, "settle")
    pick(game, 0, "hive-world")
    pick(game, 0, "none")
    assert "new-military-tactics" not in tableau_of(game)
    assert saved_by(game) == ["gem-world", "comet-zone"]
    pick(game, 0, "power terraforming-engineers 2")
    pick(game, 0, "replace galactic-scavengers spice-world")
    assert saved_by(game) == []
    assert {card("gem-world"), card("comet-zone"), card("galactic-scavengers")} <= set(game.discard)


@rule("race:power.produce.take-saved.1")
def test_all_of_them_are_taken_when_the_world_produces_or_not() -> None:
    game = every(
        ["galactic-scavengers"],
        ["new-sparta"],
        goods=[["galactic-scavengers"], []],
        saved=[["gem-world", "comet-zone"], []],
    )
    begin(game, "produce")
    assert (hand_of(game), saved_by(game)) == (["gem-world", "comet-zone"], [])
    (told,) = events(game, "took saved")
    assert (told.values, told.knowers) == ((2,), (0,))
