"""Fido: its power, zapped, with others; both halves of its flare."""

from __future__ import annotations

from orrery.cosmic.aliens.fido import WildFido
from orrery.cosmic.cards import ALIEN, CARDS, NUMBERS
from support.cite import rule
from support.cosmic import Cosmos


def discarded(table: Cosmos) -> list[str]:
    return [CARDS[card].key for card in table.game.discard]


def fetching(*aliens: str, hands: dict[int, list[str]] | None = None, card: str = "attack-20") -> Cosmos:
    """Fido, not in the encounter, fetches the card of the offense and offers it to the defense."""
    held = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-08"], **(hands or {})}
    table = Cosmos(*aliens, hands=held, top=["plague", "attack-11"]).will(2, "fido").lays("attack-20", "attack-04")
    return table.says(2, "fido.fetch", card).says(2, "fido.whom", "seat 1")


def test_accepted_the_other_has_the_card_and_fido_may_draw() -> None:
    table = fetching("clone", "mirror", "fido").says(1, "fido.accept", "yes").says(2, "fido.bone", "draw a card")
    table.encounter()
    assert table.hand(1) == ["attack-20"]
    assert table.hand(2) == ["attack-08", "plague"]
    assert discarded(table) == ["attack-04"]
    assert table.game.table == []
    assert [(CARDS[card].key, seat) for card, seat in table.game.view(0).known] == [("attack-20", 1)]


def test_accepted_fido_may_free_a_ship_instead() -> None:
    table = fetching("clone", "mirror", "fido").says(1, "fido.accept", "yes").says(2, "fido.bone", "free a ship")
    table.game.players[2].warp, table.game.colonies[10][2] = 2, 2
    table.encounter()
    assert table.warp(2) == 1
    assert sum(table.ships(2).values()) == 19
    assert table.hand(2) == ["attack-08"]


def test_refused_fido_keeps_it_or_throws_it_back() -> None:
    table = fetching("clone", "mirror", "fido").says(1, "fido.accept", "no").says(2, "fido.keep", "keep it")
    table.encounter()
    assert table.hand(2) == ["attack-08", "attack-20"]
    assert table.game.table == []
    assert len(table.events("refused")) == 1
    table = fetching("clone", "mirror", "fido").says(1, "fido.accept", "no").says(2, "fido.keep", "throw it back")
    table.encounter()
    assert table.hand(2) == ["attack-08"]
    assert sorted(discarded(table)) == ["attack-04", "attack-20"]


def test_only_the_cards_that_settled_the_encounter_can_be_fetched() -> None:
    hands = {0: ["attack-20", "reinforcement-5"]}
    table = fetching("clone", "mirror", "fido", hands=hands).will(0, "reinforcement-5")
    asked = table.to("fido.fetch", 2)
    assert sorted(CARDS[option.id()].key for option in asked.options) == ["attack-04", "attack-20"]
    assert (asked.least, asked.most) == (1, 1)
    assert "reinforcement-5" in discarded(table)


@rule("cosmic:zap.2")
def test_zapped_the_card_stays_in_the_discard_pile() -> None:
    table = fetching("clone", "mirror", "fido", hands={1: ["attack-04", "cosmic-zap"]}).will(1, "cosmic-zap")
    table.encounter()
    assert "1 fido.accept" not in table.prompts
    assert sorted(discarded(table)) == ["attack-04", "attack-20", "cosmic-zap"]


@rule("cosmic:timing.2")
def test_the_filch_as_offense_comes_before_fido() -> None:
    table = Cosmos("filch", "mirror", "fido", hands={0: ["attack-20"], 1: ["attack-04"], 2: ["attack-08"]})
    table.will(0, "filch").will(2, "fido").to("fido.whom", 2)
    assert table.hand(0) == ["attack-04"]
    assert table.game.asked(2).things == (("card", table.game.discard[-1]),)  # type: ignore[union-attr]


def test_what_the_clone_keeps_cannot_be_fetched() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-08"]}
    table = Cosmos("clone", "mirror", "fido", hands=hands).will(0, "clone").will(2, "fido").encounter()
    assert table.hand(0) == ["attack-20"]
    assert "2 fido.fetch" not in table.prompts  # only one card is there
    assert table.events("fetched")[0].values == (table.game.players[2].hand[-1],)


def test_wild_flare_gives_the_opponent_the_top_discard_and_draws() -> None:
    hands = {0: ["attack-20", "fido-flare"], 1: ["attack-08"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands, discard=["attack-01", "attack-00"], top=["plague"])
    table.will(0, "fido-flare").lays("attack-20", "attack-00").sends(1).encounter()
    assert table.totals() == (20 + 1, 0 + 4)
    assert table.hand(1) == ["attack-08"]
    assert table.hand(0) == ["fido-flare", "plague"]


def test_super_flare_fetches_all_and_offers_them_one_after_the_other() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-08", "fido-flare"]}
    table = Cosmos("clone", "mirror", "fido", hands=hands, top=["plague"]).will(2, "fido-flare")
    table.says(2, "fido.fetch", "attack-20", "attack-04").says(2, "fido.next", "seat 1").says(1, "fido.accept", "yes")
    table.says(2, "fido.bone", "draw a card").says(0, "fido.accept", "no").says(2, "fido.keep", "keep it").encounter()
    assert len(table.hand(1)) == 1
    assert len(table.hand(2)) == 4
    assert "plague" in table.hand(2)
    assert discarded(table) == []


def test_super_flare_after_the_power_fetches_the_other_card() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-08", "fido-flare"]}
    table = Cosmos("clone", "mirror", "fido", hands=hands).will(2, "fido", "fido-flare").encounter()
    assert len(table.events("fetched")) == 2
    assert table.hand(2) == ["attack-04", "attack-08", "attack-20", "fido-flare"]


def test_what_was_fetched_by_the_super_flare_and_thrown_back_is_not_fetched_again() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-08", "fido-flare"]}
    table = Cosmos("clone", "mirror", "fido", hands=hands).will(2, "fido-flare", "fido")
    table.says(2, "fido.fetch", "attack-20").says(2, "fido.keep", "throw it back").encounter()
    assert len(table.events("fetched")) == 1


def test_without_a_card_on_the_pile_there_is_nothing_to_fetch() -> None:
    hands = {0: ["attack-20"], 1: ["attack-04"], 2: ["attack-08", "fido-flare"]}
    table = Cosmos("clone", "mirror", "fido", hands=hands).will(0, "clone").will(1, "clone")
    table.game.players[1].powers = [table.game.new_power(ALIEN["clone"])]
    table.will(2, "fido", "fido-flare").encounter()
    assert len(table.events("power")) == 2
    assert not table.events("played")


def test_fido_may_take_nothing_for_an_accepted_card_and_frees_no_ship_that_is_not_in_the_warp() -> None:
    table = fetching("clone", "mirror", "fido").says(1, "fido.accept", "yes")
    assert [option.key for option in table.to("fido.bone", 2).options] == ["nothing", "draw a card"]
    table.pick(2, "nothing").encounter()
    assert table.hand(2) == ["attack-08"]


def test_wild_flare_needs_a_discard_and_a_main_player() -> None:
    hands = {0: ["attack-20", "fido-flare"], 1: ["attack-08"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands).will(0, "fido-flare").encounter()
    assert not table.events("played")
    hands = {0: ["attack-20"], 1: ["attack-08"], 2: ["fido-flare"]}
    table = Cosmos("clone", "mirror", "sorcerer", hands=hands, discard=["attack-01"]).will(2, "fido-flare").encounter()
    assert not table.events("played")


def test_wild_flare_still_draws_when_the_discard_pile_has_become_the_deck_meanwhile() -> None:
    hands = {0: ["attack-08", "attack-06", "fido-flare"], 1: ["attack-04", "attack-05"]}
    table = Cosmos("clone", "filch", "chosen", hands=hands, top=["attack-40"], discard=["attack-12"])
    table.says(0, "before cards", "fido-flare").to("before cards", 0)
    table.game.deck, table.game.discard = table.game.discard + table.game.deck, []
    flare = WildFido(0, NUMBERS["fido-flare"][0])
    flare.commit(table.game)
    assert "attack-40" in table.hand(0)
    assert table.hand(1) == ["attack-04", "attack-05"]


def test_a_card_that_was_shuffled_into_the_deck_meanwhile_is_out_of_reach() -> None:
    hands = {
        0: ["attack-10", "negotiate"],
        1: ["attack-06", "negotiate"],
        2: ["cosmic-zap"],
        3: ["healer-flare"],
        4: ["remora-flare"],
    }
    aliens = ("mirror", "trader", "sorcerer", "fido", "virus")
    table = Cosmos(*aliens, hands=hands).lays("attack-10", "attack-06").will(3, "fido", "healer-flare")
    table.will(2, "cosmic-zap").will(4, "remora-flare").to("fido.fetch", 3)
    game = table.game
    game.boxed, game.deck = game.boxed + game.deck, []  # so the Remora's draw makes the discards the new deck
    table.encounter()
    assert table.events("reshuffled")
    assert not table.events("fetched")
    assert "3 fido.bone" not in table.prompts


def test_who_may_zap_is_told_which_card_is_meant_for_whom() -> None:
    hands = {0: ["attack-10"], 1: ["attack-06"], 2: ["cosmic-zap"]}
    table = Cosmos("fido", "mirror", "clone", hands=hands).will(0, "fido").says(0, "fido.fetch", "attack-06")
    table.says(0, "fido.whom", "seat 2").to("power used", 2)
    card, guest = table.events("picked for")[0].values
    assert (CARDS[card].key, guest) == ("attack-06", 2)
    assert card in table.game.discard


def test_with_the_super_flare_too() -> None:
    hands = {0: ["attack-10", "fido-flare"], 1: ["attack-06"], 2: ["cosmic-zap"]}
    table = Cosmos("fido", "mirror", "clone", hands=hands).will(0, "fido-flare")
    table.says(0, "fido.fetch", "attack-10", "attack-06").to("power used", 2)
    assert {CARDS[event.values[0]].key for event in table.events("picked card")} == {"attack-10", "attack-06"}
