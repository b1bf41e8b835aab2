"""Card powers: what holds for all of them."""

from __future__ import annotations

import pytest

from orrery.kernel.event import Event
from orrery.race.cards import CARDS, deck_of
from orrery.race.rules.round import Round
from support.cite import rule
from support.play import asked
from support.race import begin, card, events, keys, offered, pick, race

MONEY = ["gem-world", "comet-zone", "spice-world", "new-vinland", "plague-world", "distant-world", "tourist-world"]


@rule("race:powers.1")
@pytest.mark.parametrize("edition", ["first", "revised"])
def test_every_development_and_most_worlds_have_a_power(edition: str) -> None:
    cards = [CARDS[number] for number in deck_of(edition)]
    assert all(each.powers for each in cards if not each.is_world)
    plain = sorted([each.key for each in cards if not each.powers])
    assert plain == [
        "alien-robot-sentry",
        "aquatic-uplift-race",
        "asteroid-belt",
        "avian-uplift-race",
        "deserted-alien-colony",
        "deserted-alien-library",
        "deserted-alien-outpost",
        "destroyed-world",
        "pre-sentient-race",
        "radioactive-world",
        "rebel-base",
        "rebel-fuel-cache",
        "rebel-homeworld",
        "reptilian-uplift-race",
        "the-last-of-the-uplift-gnarssh",
    ], "all other worlds, 49 of 64, have one"


@rule("race:powers.2")
def test_powers_add_up_in_explore() -> None:
    game = race(["old-earth", "galactic-survey-seti", "expedition-force", "research-labs"], ["new-sparta"])
    begin(game, "explore")
    assert len(game.players[0].drawn) == 2 + 2 + 1
    assert asked(game, 0).least == 1 + 1


@rule("race:powers.2")
def test_powers_add_up_in_develop() -> None:
    tableau = ["old-earth", "galactic-federation", "investment-credits", "public-works", "interstellar-bank"]
    game = race(tableau, ["new-sparta"], hands=[["new-economy", *MONEY], []], top=["space-port", "mining-world"])
    begin(game, "develop")
    assert keys(game.players[0].hand)[-1] == "space-port"
    pick(game, 0, "new-economy")
    assert asked(game, 0).least == 6 - 2 - 1
    pick(game, 0, *MONEY[:3])
    assert keys(game.players[0].hand) == [*MONEY[3:], "space-port", "mining-world"]


@rule("race:powers.2")
def test_powers_add_up_in_settle() -> None:
    tableau = ["alpha-centauri", "replicant-robots", "mining-robots", "terraforming-robots"]
    hand = ["new-earth", *MONEY[:4]]
    game = race(tableau, ["new-sparta"], hands=[hand, []], actions=[["settle"], []])
    begin(game, "settle")
    pick(game, 0, "new-earth")
    assert asked(game, 0).least == 5 - 1 - 2 - 1
    pick(game, 0, "gem-world")
    assert len(game.players[0].hand) == 3 + 1 + 1, "the bonus and Terraforming Robots"
    soldiers = ["new-sparta", "space-marines", "drop-ships"]
    game = race(soldiers, ["old-earth"], hands=[["rebel-homeworld"], []])
    begin(game, "settle")
    assert offered(game, 0) == ["none", "rebel-homeworld"], "2 + 2 + 3 against 7"


@rule("race:powers.3")
def test_a_power_changes_only_the_rule_it_names() -> None:
    game = race(
        ["old-earth", "colony-ship", "galactic-federation", "expedition-force"],
        ["new-sparta"],
        hands=[["galactic-resort", "comet-zone"], []],
        actions=[["settle"], []],
        top=["gem-world", "spice-world"],
    )
    begin(game, "settle")
    assert offered(game, 0) == ["none", "galactic-resort", "comet-zone"]
    pick(game, 0, "galactic-resort")
    assert keys(game.players[0].tableau)[-1] == "galactic-resort", "free, because Colony Ship went"
    assert keys(list(game.players[0].goods.values())) == ["gem-world"], "the windfall comes as always"
    assert keys(game.players[0].hand) == ["comet-zone", "spice-world"], "and so does the bonus"
    begin(game, "settle")
    assert game.over, "developments for less make no world cheaper, explorers no bigger hand"


@rule("race:powers.4")
def test_draw_means_into_the_hand_except_in_explore() -> None:
    tableau = ["old-earth", "interstellar-bank", "expedition-force"]
    game = race(tableau, ["new-sparta"], top=["gem-world", "comet-zone", "spice-world", "new-vinland"])
    begin(game, "develop")
    assert keys(game.players[0].hand) == ["gem-world"]
    assert game.players[0].drawn == []
    begin(game, "explore")
    assert keys(game.players[0].hand) == ["gem-world"]
    assert offered(game, 0) == ["comet-zone", "spice-world", "new-vinland"], "the third card is one to choose from"


@rule("race:powers.5")
def test_a_cost_below_zero_is_zero_and_gives_no_cards_back() -> None:
    game = race(["old-earth", "galactic-federation"], ["new-sparta"], hands=[["public-works", "gem-world"], []])
    begin(game, "develop")
    pick(game, 0, "public-works")
    assert keys(game.players[0].hand) == ["gem-world"]
    assert events(game, "drawn") == []
    game = race(["old-earth", "replicant-robots"], ["new-sparta"], hands=[["artist-colony", "gem-world"], []])
    begin(game, "settle")
    pick(game, 0, "artist-colony")
    assert keys(game.players[0].hand) == ["gem-world"]
    assert events(game, "drawn") == []
    assert game.over


# -- from the next phase on --------------------------------------------------------------------------------------------


@rule("race:powers.6")
def test_a_development_does_not_make_itself_cheaper_or_stronger() -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["investment-credits"], ["galactic-federation", *MONEY[:5]]])
    begin(game, "develop")
    assert game.over, "neither can be paid for: they cost 1 and 6"
    game = race(["old-earth"], ["new-sparta"], hands=[["investment-credits", "gem-world"], []])
    begin(game, "develop")
    pick(game, 0, "investment-credits")
    assert game.players[0].hand == []


@rule("race:powers.6")
def test_a_world_does_not_help_to_conquer_itself() -> None:
    game = race(["epsilon-eridani"], ["old-earth"], hands=[["former-penal-colony"], []])
    begin(game, "settle")
    assert game.over, "Military 1 against 2; the colony's own 1 comes later"


@rule("race:powers.6")
def test_terraforming_robots_wait_for_the_next_phase_and_help_there() -> None:
    hand = ["terraforming-robots", "gem-world", "comet-zone", "spice-world", "artist-colony", "plague-world"]
    game = race(["old-earth"], ["new-sparta"], hands=[hand, []], top=["space-port"])
    game.begin(Round())
    pick(game, 0, "develop")
    pick(game, 1, "settle")
    pick(game, 0, "terraforming-robots")
    assert keys(game.players[0].tableau) == ["old-earth"], "placed, but not yet at work"
    assert game.view(1).players[0].placed == (card("terraforming-robots"),)
    pick(game, 0, "gem-world", "comet-zone")
    pick(game, 0, "artist-colony")
    pick(game, 0, "spice-world")
    assert keys(game.players[0].hand) == ["plague-world", "space-port"]


@rule("race:powers.6")
def test_soldiers_of_develop_conquer_in_settle_of_the_same_round() -> None:
    hand = ["space-marines", "gem-world", "comet-zone", "rebel-miners"]
    game = race(["old-earth"], ["new-sparta"], hands=[hand, []])
    game.begin(Round())
    pick(game, 0, "settle")
    pick(game, 1, "develop")
    pick(game, 0, "space-marines")
    pick(game, 0, "gem-world", "comet-zone")
    pick(game, 0, "rebel-miners")
    assert keys(game.players[0].tableau) == ["old-earth", "space-marines", "rebel-miners"]


@rule("race:powers.7")
def test_public_works_gives_no_card_for_itself() -> None:
    game = race(["old-earth"], ["new-sparta"], hands=[["public-works", "gem-world"], []])
    begin(game, "develop")
    pick(game, 0, "public-works")
    assert events(game, "drawn") == []
    assert game.players[0].hand == []


# -- compulsory and optional -------------------------------------------------------------------------------------------


@rule("race:powers.8")
def test_a_power_without_may_has_to_be_used() -> None:
    game = race(
        ["old-earth", "public-works", "deficit-spending", "gem-world"],
        ["new-sparta", "refugee-world"],
        hands=[["spice-world"], ["rebel-miners"]],
        goods=[["gem-world"], []],
    )
    begin(game, "settle")
    assert game.asked(1) is None, "2 - 1 against 2: nobody may leave a negative Military out"
    begin(game, "consume")
    assert [name for name in offered(game, 0) if name == "pass"] == [], "there is a good to be consumed"
    pick(game, 0, offered(game, 0)[0])
    assert offered(game, 0)[-1] == "pass", "Deficit Spending says may"
    assert game.players[0].chips == 1


@rule("race:powers.8")
def test_draws_are_not_optional() -> None:
    tableau = ["old-earth", "interstellar-bank", "public-works", "terraforming-robots", "expedition-force"]
    game = race(tableau, ["new-sparta"], hands=[["space-marines", *MONEY[:6]], []])
    begin(game, "develop")
    assert len(game.players[0].hand) == 8, "the bank"
    pick(game, 0, "space-marines")
    pick(game, 0, "gem-world", "comet-zone")
    assert len(game.players[0].hand) == 6, "Public Works"
    begin(game, "settle")
    pick(game, 0, "spice-world")
    pick(game, 0, "new-vinland", "plague-world")
    assert len(game.players[0].hand) == 4, "Terraforming Robots"
    begin(game, "explore")
    assert len(game.players[0].drawn) == 3, "Expedition Force"


@rule("race:powers.9")
def test_a_player_picks_the_order_of_powers() -> None:
    def both() -> list[str]:
        return ["power old-earth 1", "power new-vinland 0"]

    left: list[tuple[int, int]] = []
    for first in both():
        game = race(["old-earth", "new-vinland"], ["new-sparta"], goods=[["new-vinland"], []])
        begin(game, "consume")
        assert offered(game, 0) == both()
        pick(game, 0, first)
        left.append((game.players[0].chips, len(game.players[0].hand)))
        assert game.over, "the good is gone, whichever power took it"
    assert left == [(1, 0), (0, 2)]


@rule("race:powers.10")
def test_colony_ship_must_go_when_the_world_shown_needs_it() -> None:
    game = race(["old-earth", "colony-ship"], ["new-sparta"], hands=[["tourist-world", "gem-world"], []])
    begin(game, "settle")
    pick(game, 0, "tourist-world")
    assert game.over, "there is one way only, so nobody is asked"
    assert keys(game.players[0].tableau) == ["old-earth", "tourist-world"]
    assert keys(game.players[0].hand) == ["gem-world"]
    assert keys(game.discard) == ["colony-ship"]
    assert events(game, "given-up") == [Event("race:powers.10", "given-up", 0, (card("colony-ship"),))]


@rule("race:powers.10")
def test_new_military_tactics_must_go_when_the_world_shown_needs_it() -> None:
    game = race(["new-sparta", "new-military-tactics"], ["old-earth"], hands=[["rebel-outpost"], []])
    begin(game, "settle")
    pick(game, 0, "rebel-outpost")
    assert keys(game.players[0].tableau) == ["new-sparta", "rebel-outpost"]
    assert keys(game.discard) == ["new-military-tactics"]


@rule("race:powers.10")
def test_an_optional_power_that_is_not_needed_is_the_owners_choice() -> None:
    for way, tableau in [
        ("pay", ["old-earth", "colony-ship", "gem-world"]),
        ("pay colony-ship", ["old-earth", "gem-world"]),
    ]:
        game = race(["old-earth", "colony-ship"], ["new-sparta"], hands=[["gem-world", "comet-zone", "space-port"], []])
        begin(game, "settle")
        pick(game, 0, "gem-world")
        assert offered(game, 0) == ["pay", "pay colony-ship"]
        assert asked(game, 0).rule == "race:powers.10"
        assert asked(game, 0).things == (("card", card("gem-world")),)
        pick(game, 0, way)
        assert keys(game.players[0].tableau) == tableau
        assert len(game.players[0].hand) == (0 if way == "pay" else 2)


@rule("race:powers.11")
def test_no_power_interrupts_another() -> None:
    tableau = ["epsilon-eridani", "tourist-world", "gem-world", "comet-zone", "plague-world"]
    game = race(tableau, ["new-sparta"], goods=[["gem-world", "comet-zone", "plague-world"], []])
    begin(game, "consume")
    assert "power epsilon-eridani 1" in offered(game, 0)
    pick(game, 0, "power tourist-world 0")
    assert offered(game, 0) == ["gem-world", "comet-zone", "plague-world"], "goods for the tourists, and no power"
    assert (asked(game, 0).least, asked(game, 0).most) == (2, 2)
    pick(game, 0, "gem-world", "comet-zone")
    assert game.players[0].chips == 3, "done, before the next power begins"
    assert offered(game, 0) == ["power epsilon-eridani 1", "power plague-world 0"]
