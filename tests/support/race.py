"""Set a table of Race in one line, answer by card names, look at what lies there."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Choice, Option
from orrery.kernel.event import Event
from orrery.kernel.procedure import Procedure
from orrery.race.cards import CARDS, deck_of, numbers_of
from orrery.race.rules.consume import Consume
from orrery.race.rules.develop import Develop
from orrery.race.rules.explore import Explore, ExploreWithSets
from orrery.race.rules.produce import Produce
from orrery.race.rules.settle import Settle
from orrery.race.setup import sets_of
from orrery.race.standing import Standing
from orrery.race.state import ACTIONS, Player, Race, RaceOptions
from support.play import asked


def card(key: str) -> int:
    """The number of the first copy: card("gem-world")."""
    assert numbers_of(key), f"no card is called {key}"
    return numbers_of(key)[0]


def key(number: int) -> str:
    return CARDS[number].key


def keys(numbers: list[int]) -> list[str]:
    return [CARDS[number].key for number in numbers]


class Box:
    """The cards of the box, taken out by name: a second "public-works" is the second copy."""

    def __init__(self, edition: str = "first", sets: str = "none") -> None:
        self.left = deck_of(edition, sets_of(sets))

    def take(self, names: list[str]) -> list[int]:
        taken: list[int] = []
        for name in names:
            copies = [number for number in numbers_of(name) if number in self.left]
            assert copies, f"no copy of {name} is left in the box"
            self.left.remove(copies[0])
            taken.append(copies[0])
        return taken


def race(
    *tableaus: list[str],
    hands: list[list[str]] | None = None,
    goods: list[list[str]] | None = None,
    actions: list[list[str]] | None = None,
    top: list[str] | None = None,
    deck: int | None = None,
    discard: list[str] | None = None,
    chips: list[int] | None = None,
    pool: int | None = None,
    actions_each: int = 1,
    edition: str = "first",
    first: int = 0,
    sets: str = "none",
    prestige: list[int] | None = None,
    saved: list[list[str]] | None = None,
    takeovers: bool = False,
    goals: tuple[int, ...] = (),
) -> Race:
    """A table with these tableaus (card keys, one list for each seat), nothing in progress.

    `goods` names the worlds that hold a good, `top` the next cards of the draw pile, the first one first.
    All other cards lie in the draw pile below, or only `deck` of them (the rest is out of the game).
    """
    box = Box(edition, sets)
    seats = len(tableaus)
    cards = [box.take(tableau) for tableau in tableaus]
    held = [box.take(hand) for hand in (hands or [[] for _ in range(seats)])]
    next_cards = box.take(top or [])
    thrown = box.take(discard or [])
    under = [tuple(box.take(cards)) for cards in (saved or [[] for _ in range(seats)])]
    players: list[Player] = []
    for seat in range(seats):
        laid = {cards[seat][tableaus[seat].index(world)]: box.left.pop(0) for world in (goods[seat] if goods else [])}
        start = CARDS[cards[seat][0]].start if cards[seat] else -1
        chosen = tuple([ACTIONS.index(action) for action in actions[seat]]) if actions else ()
        won = chips[seat] if chips else 0
        player = Player(
            start=start,
            hand=held[seat],
            tableau=cards[seat],
            goods=laid,
            drawn=[],
            placed=[],
            produced=[0, 0, 0, 0, 0],
            actions=chosen,
            chips=won,
            saved=under[seat],
        )
        if prestige:
            player.standing = Standing(prestige[seat])
        players.append(player)
    pile = box.left + next_cards[::-1]
    if deck is not None:
        pile = pile[len(pile) - deck :]
    supply = 12 * seats if pool is None else pool
    return Race(
        seats=seats,
        players=players,
        deck=pile,
        discard=thrown,
        pool=supply,
        options=RaceOptions(sets_of(sets), takeovers, actions_each),
        first=first,
        goals=goals,
    )


PHASES: dict[str, type[Procedure]] = {"explore": Explore, "consume": Consume, "produce": Produce}


def begin(game: Race, phase: str) -> Race:
    """Carry out one phase: "explore", "develop", "develop-2", "settle", "settle-2", "consume" or "produce"."""
    game.over = False  # the phase before it may have left nothing to do
    if phase.startswith("develop"):
        game.begin(Develop(phase == "develop-2"))
    elif phase.startswith("settle"):
        game.begin(Settle(phase == "settle-2"))
    elif phase == "explore" and game.options.sets:
        game.begin(ExploreWithSets())
    else:
        game.begin(PHASES[phase]())
    return game


def name_of(option: Option) -> str:
    """An option in card names: "gem-world", "none", "conquer new-military-tactics", "power new-economy 0"."""
    if option.key == "card":
        return key(option.id())
    words = [option.key]
    for kind, number in option.things:
        if kind == "card" or (kind == "by" and number >= 0):
            words.append(key(number))
        elif kind in ("power", "number", "by", "kind", "category"):
            words.append(str(number))
    return " ".join(words)


def offered(game: Race, seat: int) -> list[str]:
    """What this seat is offered, by name."""
    return [name_of(option) for option in asked(game, seat).options]


def pick(game: Race, seat: int, *wanted: str) -> None:
    """pick(game, 0, "gem-world", "old-earth") answers seat 0's question with those two."""
    names = offered(game, seat)
    picks: list[int] = []
    for want in wanted:
        fitting = [index for index, name in enumerate(names) if name == want and index not in picks]
        assert fitting, f"no option {want!r} among {names}"
        picks.append(fitting[0])
    game.answer(Choice(seat, tuple(sorted(picks))))


def events(game: Race, kind: str) -> list[Event]:
    return [event for event in game.log or [] if event.kind == kind]


def goods_of(game: Race) -> list[str]:
    return keys(list(game.players[0].goods))


def in_hand(game: Race) -> list[str]:
    return keys(game.players[0].hand)


def to_pay(game: Race) -> int:
    question = asked(game, 0)
    assert (question.prompt, question.least) == ("pay", question.most)
    return question.least


def gained(game: Race) -> tuple[int, int]:
    """VP chips and cards, from a hand that was empty."""
    return game.players[0].chips, len(game.players[0].hand)


def every(*tableaus: list[str], **more: Any) -> Race:
    """A table with all three sets."""
    return race(*tableaus, sets="storm+rebel+brink", **more)


def prestige_of(game: Race) -> list[int]:
    return [player.prestige for player in game.players]


def tableau_of(game: Race, seat: int = 0) -> list[str]:
    return keys(game.players[seat].tableau)


def hand_of(game: Race, seat: int = 0) -> list[str]:
    return keys(game.players[seat].hand)
