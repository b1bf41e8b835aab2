"""The classic Filch flare: cheating, accusing, being caught."""

from __future__ import annotations

from orrery.cosmic.cards import CLASSIC_FILCH, NUMBERS, flare_of
from orrery.cosmic.setup import setup
from orrery.kernel.decision import Choice
from orrery.kernel.laws import check_game
from support import cite
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")
FLARE = "classic-filch-flare"


def cheating(*aliens: str, hands: dict[int, list[str]] | None = None) -> Cosmos:
    """Seat 2 holds the classic flare and has two ships in the warp; a card lies on the discard pile."""
    held = hands or {0: ["attack-04"], 1: ["attack-06"], 2: ["attack-08", FLARE]}
    table = Cosmos(*(aliens or QUIET[:3]), hands=held, top=["attack-40"], discard=["attack-30", "morph"])
    table.agree(classic_filch=True)
    table.game.colonies[10][2] -= 2
    table.game.players[2].warp += 2
    return table


def choices(table: Cosmos, seat: int) -> list[str]:
    decision = table.game.asked(seat)
    assert decision is not None
    return [option.key for option in decision.options]


@rule("cosmic:cards.classic-filch-flare.1")
def test_everybody_is_asked_at_the_same_moment_and_only_the_holder_may_cheat() -> None:
    table = cheating()
    table.to("filch.cheat")
    assert [decision.seat for decision in table.game.waiting()] == [0, 1, 2]
    assert choices(table, 0) == ["look away", "accuse", "accuse"]
    cheats = ["cheat ship"] * 5 + ["cheat deck", "cheat discard", "cheat discard"]
    assert choices(table, 2) == ["look away", "accuse", "accuse", *cheats]


@cite.card("cosmic:classic-filch-flare")
@rule("cosmic:cards.classic-filch-flare.1")
def test_a_ship_from_the_warp() -> None:
    table = cheating().says(2, "filch.cheat", "planet 13")
    table.to("aim")
    assert (table.warp(2), table.ships(2)[13]) == (1, 5)


@cite.card("cosmic:classic-filch-flare")
@rule("cosmic:cards.classic-filch-flare.1")
def test_a_card_from_the_deck_or_the_discard_pile() -> None:
    table = cheating().says(2, "filch.cheat", "cheat deck")
    table.to("aim")
    assert table.hand(2) == ["attack-08", "attack-40", FLARE]
    other = cheating().says(2, "filch.cheat", "morph")
    other.to("aim")
    assert other.hand(2) == ["attack-08", FLARE, "morph"]
    assert other.game.discard == NUMBERS["attack-30"]


@rule("cosmic:cards.classic-filch-flare.2")
def test_uncaught_it_is_in_nobodys_log_and_the_flare_stays_hidden() -> None:
    table = cheating().says(2, "filch.cheat", "cheat deck")
    table.to("filch.cheat")
    before = len(table.game.log or [])
    table.to("aim")
    kinds = [event.kind for event in (table.game.log or [])[before:]]
    assert kinds == [kind for kind in kinds if kind in ("destiny", "defense")]
    assert CLASSIC_FILCH in table.game.players[2].hand
    assert table.game.now().flares == []
    assert table.game.view(0).known == ()


@rule("cosmic:cards.classic-filch-flare.1")
def test_until_all_have_chosen_nobody_can_tell() -> None:
    table = cheating()
    table.to("filch.cheat")
    before = [table.game.view(seat) for seat in (0, 1)]
    table.pick(2, "cheat deck")
    assert [table.game.view(seat) for seat in (0, 1)] == before


@rule("cosmic:cards.classic-filch-flare.1", "cosmic:cards.classic-filch-flare.2")
def test_caught_the_flare_is_shown_a_ship_is_lost_and_nothing_was_taken() -> None:
    table = cheating().says(2, "filch.cheat", "cheat deck").says(0, "filch.cheat", "seat 2")
    table.says(2, "lose ships", "planet 14").to("aim")
    assert table.hand(2) == ["attack-08", FLARE]
    assert (table.warp(2), table.ships(2)[14]) == (3, 3)
    assert [event.values for event in table.events("played")] == [(CLASSIC_FILCH,)]
    assert table.hand(0) == ["attack-04"]
    assert table.game.now().flare_players == [2]


def test_a_false_accusation_costs_a_card() -> None:
    table = cheating().says(0, "filch.cheat", "seat 2")
    table.to("aim")
    assert table.hand(0) == []
    assert table.hand(2) == ["attack-04", "attack-08", FLARE]


def test_accusing_the_wrong_one_does_not_stop_the_cheat() -> None:
    table = cheating().says(2, "filch.cheat", "cheat deck").says(0, "filch.cheat", "seat 1")
    table.to("aim")
    assert "attack-40" in table.hand(2)
    assert table.hand(1) == ["attack-04", "attack-06"]


def test_who_has_no_card_to_pay_with_cannot_accuse() -> None:
    table = cheating(hands={0: ["attack-04"], 1: [], 2: ["attack-08", FLARE]})
    table.to("filch.cheat")
    assert table.game.asked(1) is None  # only one reply is open to this seat


@rule("cosmic:flares.6")
def test_filch_itself_has_only_the_super_half() -> None:
    table = cheating("mirror", "trader", "filch")
    table.to("filch.cheat")
    assert choices(table, 2) == ["look away", "accuse", "accuse"]


@rule("cosmic:cards.card-zap.1")
def test_a_card_zap_takes_the_shown_flare_away_but_the_ship_is_lost() -> None:
    hands = {0: ["attack-04"], 1: ["attack-06", "card-zap"], 2: ["attack-08", FLARE]}
    table = cheating(hands=hands).says(2, "filch.cheat", "cheat deck").says(0, "filch.cheat", "seat 2")
    table.will(1, "card-zap").to("aim")
    assert table.hand(2) == ["attack-08"]
    assert table.warp(2) == 3


@cite.card("cosmic:classic-filch-flare")
@rule("cosmic:cards.classic-filch-flare.3")
def test_super_takes_a_used_card_of_an_encounter_one_has_no_part_in() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"], 2: ["attack-08", FLARE]}
    table = Cosmos("mirror", "trader", "filch", hands=hands).will(2, FLARE).says(2, "filch.card", "attack-40")
    table.sends(1).encounter()
    assert table.hand(2) == ["attack-08", "attack-40", FLARE]


@rule("cosmic:cards.filch-choice.1")
def test_a_game_has_one_of_the_two_flares() -> None:
    for option, present, absent in (
        ("standard", flare_of(10), CLASSIC_FILCH),
        ("classic", CLASSIC_FILCH, flare_of(10)),
    ):
        game = setup({"players": 3, "filch": option, "deal_aliens": "filch,mirror,trader"}, 3)
        for decision in game.waiting():
            game.answer(Choice(decision.seat, (0,)))
        cards = game.deck + [card for player in game.players for card in player.hand]
        assert present in cards
        assert absent not in cards
        assert game.options.classic_filch == (option == "classic")


def test_without_flares_nobody_is_asked() -> None:
    assert not setup({"players": 3, "filch": "classic", "flares": "none"}, 3).options.classic_filch


def test_random_games_with_the_classic_flare_obey_the_laws() -> None:
    for seed in range(3):
        check_game(
            setup,
            {"players": 3 + seed, "filch": "classic", "deal_aliens": ",".join(QUIET[:3] + ("filch", "will")[:seed])},
            seed,
            40,
        )


def test_from_a_hoard_nobody_cheats() -> None:
    table = cheating("mirror", "trader", "miser")
    hand = table.game.players[2].hand
    table.game.players[2].powers[0].cards.append(hand.pop(hand.index(CLASSIC_FILCH)))
    table.to("filch.cheat")
    assert set(choices(table, 2)) == {"look away", "accuse"}
