"""Known cards: what somebody has seen of other hands and of the decks is kept when the rest is dealt anew."""

from __future__ import annotations

from orrery.kernel.laws import random_choice
from orrery.kernel.rng import seeded
from orrery.ti4.adjacency import are_neighbours, neighbours_of
from orrery.ti4.components import COMPONENTS, DECK, NOTE, NUMBER, note_of, numbers_of
from orrery.ti4.game import TwilightImperium
from orrery.ti4.knowledge import IN_DECK, known_in_hands, possible, who_knows
from orrery.ti4.objective_cards import SECRET, of_stage
from orrery.ti4.rules.giving import give_random_card
from orrery.ti4.rules.moves import discard_cards, draw, draw_secret, return_secret
from orrery.ti4.rules.note_moves import give_note, may_have_note, notes_possible
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.setup import setup
from orrery.ti4.state import NOBODY
from support.cite import card, rule
from support.play import answer
from support.ti4 import Table

DEALS = 24


def dealt(*keys: str) -> TwilightImperium:
    """Four players with three action cards each, the first those of seat 0; all others lie in the deck."""
    table = Table("sol", "hacan", "norr", "letnev").hand(0, *keys)
    game = table.game
    game.deck = [number for number in range(DECK) if number not in table.used]
    game.rng.shuffle(game.deck)
    for player in game.players[1:]:
        player.hand = [game.deck.pop() for _ in range(3)]
    return game


def holders(game: TwilightImperium, seat: int, wanted: int) -> set[int]:
    """In whose hand that card lies at tables at which the seat could be sitting; -1: in the deck."""
    found: set[int] = set()
    for seed in range(10 * DEALS):
        deal = game.redeal(seat, seeded(seed))
        places = [*[(other, player.hand) for other, player in enumerate(deal.players)], (-1, deal.deck)]
        places += [(other, list(player.secrets)) for other, player in enumerate(deal.players)]
        found.update(other for other, zone in [*places, (-1, list(deal.secrets))] if wanted in zone)
    return found


@rule("ti4:3.3")
@card("ti4:spy")
def test_who_was_spied_out_knows_who_has_the_card_and_nobody_else_does() -> None:
    game = dealt("plague", "uprising", "veto")
    spy, before = numbers_of("spy")[0], game.players[0].hand.copy()
    for zone in (game.deck, *[player.hand for player in game.players]):
        if spy in zone:
            zone.remove(spy)
    game.players[1].hand.append(spy)
    game.players[0].passed = True
    game.begin(ActionPhase())
    answer(game, 1, f"card {spy}")
    answer(game, 1, "seat 0")
    [stolen] = [each for each in before if each not in game.players[0].hand]
    assert stolen in game.players[1].hand
    assert holders(game, 0, stolen) == {1}
    assert holders(game, 2, stolen) >= {-1, 0, 1}
    assert (stolen, 1) in game.view(0).known
    assert not [each for seat in (1, 2, 3) for each in game.view(seat).known]
    assert game.public_view().known == ()


def test_what_others_know_they_know_of_the_cards_that_lie_there_now() -> None:
    """To a third player it may be another card that was stolen; whose it was knows it at every such table."""
    game = dealt("plague", "uprising", "veto")
    give_random_card(game, 0, 1)
    seen: set[int] = set()
    for seed in range(DEALS):
        deal = game.redeal(2, seeded(seed))
        [(known, where)] = deal.view(0).known
        assert where == 1
        assert known in deal.players[1].hand
        seen.add(known)
    assert len(seen) > 3


def test_a_card_that_may_have_been_taken_again_is_in_one_of_two_hands() -> None:
    game = dealt("plague")
    stolen = game.players[0].hand[0]
    give_random_card(game, 0, 1)
    give_random_card(game, 1, 2)
    assert holders(game, 0, stolen) == {1, 2}
    assert possible(game, 0)[stolen] == 0b110
    assert game.view(0).known == ()


def test_who_knows_a_card_sees_it_leave() -> None:
    game = dealt("plague")
    stolen = game.players[0].hand[0]
    give_random_card(game, 0, 1)
    discard_cards(game, 1, [stolen])
    assert game.view(0).known == ()
    assert holders(game, 0, stolen) == set()


@rule("ti4:59.5")
def test_a_deck_that_was_made_of_the_discard_pile_holds_those_cards_until_somebody_draws() -> None:
    game = dealt("plague", "uprising", "veto")
    game.discard, game.deck = game.deck, []
    pile = set(game.discard)
    draw(game, 2, 1)
    for seed in range(DEALS):
        deal = game.redeal(0, seeded(seed))
        held = [player.hand for player in deal.players]
        assert not pile & {*held[1], *held[3]}, "these have drawn nothing since"
        assert len(pile & set(held[2])) == 1
        assert len(deal.deck) == len(game.deck)
    assert len({tuple(game.redeal(0, seeded(seed)).players[2].hand) for seed in range(DEALS)}) > 3
    draw(game, 1, 1)
    assert len(pile & set(game.redeal(0, seeded(3)).players[1].hand)) == 1, "everybody has seen how many they drew"


# -- secret objectives -------------------------------------------------------------------------------------------------


def with_secrets() -> TwilightImperium:
    """Seats 0 and 1 have two secret objectives each."""
    game = Table("sol", "hacan", "norr").game
    game.secrets = tuple(of_stage(SECRET, False))
    for seat in (0, 0, 1, 1):
        draw_secret(game, seat)
    return game


@rule("ti4:14.21a", "ti4:S12.i")
def test_who_has_returned_a_secret_knows_that_it_lies_in_the_deck_until_another_draws() -> None:
    game = with_secrets()
    returned = game.players[0].secrets[0]
    return_secret(game, 0, returned)
    assert holders(game, 0, returned) == {-1}
    assert holders(game, 2, returned) == {-1, 0, 1}, "to others it may be any"
    draw_secret(game, 2)
    assert holders(game, 0, returned) == {-1, 2}
    draw_secret(game, 0)
    assert holders(game, 0, returned) <= {-1, 0, 2}


@rule("ti4:16.7")
def test_a_secret_that_had_been_scored_goes_into_the_deck_in_sight_of_all() -> None:
    game = with_secrets()
    scored = game.players[1].secrets[0]
    game.players[1].secrets = game.players[1].secrets[1:]
    return_secret(game, 1, scored, is_open=True)
    assert holders(game, 0, scored) == holders(game, 2, scored) == {-1}
    draw_secret(game, 2)
    assert holders(game, 0, scored) == {-1, 2}


# -- notes -------------------------------------------------------------------------------------------------------------


@rule("ti4:95.6")
def test_notes_are_seen_as_far_as_they_are_known() -> None:
    table = Table("sol", "hacan", "norr").notes(0, 0, "ceasefire", "trade-agreement").notes(1, 1, "ceasefire")
    game = table.begin()
    ceasefire, trade, other = note_of("ceasefire", 0), note_of("trade-agreement", 0), note_of("ceasefire", 1)
    assert game.public_view().known == ((ceasefire, 0), (other, 1), (trade, 0))
    give_note(game, 0, 1, ceasefire)
    assert game.view(0).known == ((ceasefire, 1), (other, 1))
    assert game.view(1).known == ((trade, 0),)
    assert game.view(2).known == game.public_view().known == ((other, 1),), "one of the two, nobody else knows which"


# -- conservation ------------------------------------------------------------------------------------------------------


def broken(game: TwilightImperium) -> list[str]:
    start = begun().count()
    return [key for key, number in game.count().items() if number != start[key]]


def begun() -> TwilightImperium:
    game = setup({"players": 3}, 1)
    assert game.count() == {
        "action cards": 80,
        "agendas": 50,
        "secret objectives": 20,
        "exploration cards": 0,
        "relics": 0,
        "notes": 12,
        "twice": 0,
        "wrong": 0,
    }
    return game


def test_whatever_is_lost_or_lies_twice_breaks_the_law() -> None:
    game = begun()
    game.deck.pop()
    assert broken(game) == ["action cards"]
    game = begun()
    game.discard.append(game.deck[0])
    assert broken(game) == ["twice"]
    game = begun()
    game.agendas = game.agendas[1:]
    assert broken(game) == ["agendas"]
    game.laws = ((game.agendas[0], -1, -1),)
    assert broken(game) == ["agendas", "twice"]
    game = begun()
    game.players[0].notes = game.players[0].notes[1:]
    assert broken(game) == ["notes"]
    game = begun()
    game.players[1].secrets = game.players[1].secrets[1:]
    assert broken(game) == ["secret objectives"]
    game = begun()
    game.players[0].strategies = game.players[1].strategies = (3,)
    assert broken(game) == ["twice"]


def test_more_than_there_is_breaks_the_law() -> None:
    game = begun()
    game.players[0].tactic = 16
    assert broken(game) == ["wrong"]
    game = begun()
    game.players[0].commodities = 9
    assert broken(game) == ["wrong"]
    game = begun()
    game.players[0].goods = -1
    assert broken(game) == ["wrong"]
    game = begun()
    game.players[2].techs = (NUMBER["war-sun"], NUMBER["war-sun"])
    assert broken(game) == ["wrong"]
    assert IN_DECK > 1 << game.seats


def test_what_is_asked_beside_every_question_is_what_the_longer_way_finds() -> None:
    """Who knows a card, who may hold a note, who are neighbours: short ways, because they are asked at every step."""
    game = setup({"players": 5, "sets": "kings", "factions": "creuss,hacan,yssaril,nekro,sol"}, 11)
    luck, seen = seeded(11), 0
    notes = [number for number, each in enumerate(COMPONENTS) if each.kind == NOTE]
    while not game.over and game.rounds < 4:
        waiting = game.waiting()
        game.answer(random_choice(waiting[luck.below(len(waiting))], luck))
        if luck.below(8):
            continue
        for seat, player in enumerate(game.players):
            others = [other for other in range(game.seats) if other != seat]
            for held in (*player.hand, *player.secrets):
                knowing = [other for other in others if (held, seat) in known_in_hands(game, other)]
                assert who_knows(game, held, seat) == knowing
                seen += bool(knowing)
            may_have = [note for note in notes if may_have_note(game, seat, note)]
            assert may_have == notes_possible(game, NOBODY, seat)
            assert neighbours_of(game, seat) == [other for other in others if are_neighbours(game, seat, other)]
    assert seen
