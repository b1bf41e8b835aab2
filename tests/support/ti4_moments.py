"""Every moment of a game with probes in it: where it was opened, who was asked in which order, what had happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.procedure import Frame
from orrery.kernel.window import Window
from orrery.ti4.components import NUMBER
from orrery.ti4.game import TwilightImperium
from orrery.ti4.registry import DEEDS, MASK
from orrery.ti4.windows import ACTION, BIT
from support.ti4_modifiers import Probe

PROBES: Final = (NUMBER["valefar-assimilator-x"], NUMBER["valefar-assimilator-y"])  # no colour: they open nothing


class Opened:
    """One window as it was opened, and everybody who was asked in it."""

    def __init__(self, game: TwilightImperium, window: Window, since: int) -> None:
        self.name = window.name
        beneath = next(frame for frame in reversed(game.stack) if frame.procedure is not window)
        self.kinds = [kind.__name__ for kind in type(beneath.procedure).__mro__]
        self.procedure = beneath.procedure.copy()
        self.step = step_of(beneath)  # the one that comes next, or goes on
        self.speaker = game.speaker
        self.discard = list(game.discard)
        self.happened = [event.kind for event in (game.log or [])[since:]]  # since the last choice
        self.orders = {name: seats(game) for name, seats in ORDERS.items()}
        self.asked: list[int] = []


def step_of(frame: Frame) -> str:
    return frame.lines[frame.at].name if frame.at < len(frame.lines) else "end"


# -- the order of asking, from the book --------------------------------------------------------------------------------


def from_speaker(game: TwilightImperium) -> list[int]:
    """31.20: the speaker, then clockwise."""
    return in_game(game, [(game.speaker + step) % game.seats for step in range(game.seats)])


def by_cards(game: TwilightImperium) -> list[int]:
    """45: the lowest strategy card first; who has none comes last, from the speaker clockwise."""
    lowest = {seat: min(player.strategies, default=99) for seat, player in enumerate(game.players)}
    return sorted(from_speaker(game), key=lambda seat: lowest[seat])


def from_active(game: TwilightImperium) -> list[int]:
    """31.19: in initiative order beginning with the active player."""
    order = by_cards(game)
    while game.active in order and order[0] != game.active:
        order.append(order.pop(0))
    return order


def clockwise_from_active(game: TwilightImperium) -> list[int]:
    """96.2"""
    first = max(game.active, 0)
    return in_game(game, [(first + step) % game.seats for step in range(game.seats)])


def of_phase(game: TwilightImperium) -> list[int]:
    if game.phase in ("strategy", "agenda"):
        return from_speaker(game)
    return by_cards(game) if game.phase == "status" else from_active(game)


def in_game(game: TwilightImperium, seats: list[int]) -> list[int]:
    return [seat for seat in seats if not game.players[seat].eliminated]


ORDERS: Final[dict[str, Callable[[TwilightImperium], list[int]]]] = {
    "speaker": from_speaker,
    "initiative": by_cards,
    "active": from_active,
    "clockwise": clockwise_from_active,
    "phase": of_phase,
}


# -- playing -----------------------------------------------------------------------------------------------------------


@contextmanager
def probed(game: TwilightImperium) -> Iterator[None]:
    """Two probes for every seat in every moment but the choice of an action; nothing else acts in them."""
    before = dict(DEEDS)
    masks = [MASK[probe] for probe in PROBES]
    for name in BIT:
        if name != ACTION:
            DEEDS[name] = {probe: [Probe] for probe in PROBES}
    for probe in PROBES:
        MASK[probe] = sum(bit for name, bit in BIT.items() if name != ACTION)
    for player in game.players:
        player.techs += PROBES
        player.changed()
    try:
        yield
    finally:
        DEEDS.update(before)
        for probe, mask in zip(PROBES, masks):
            MASK[probe] = mask


def listened(game: TwilightImperium, reply: Callable[[TwilightImperium, Decision], Choice], limit: int) -> list[Opened]:
    """Play on; in every window each seat does one probe after the other. Returns the windows in their order."""
    found: list[Opened] = []
    open_now: list[tuple[Window, Opened]] = []
    game.log, since = [], 0
    for _ in range(limit):
        if game.over:
            break
        decision = game.waiting()[0]
        window = game.stack[-1].procedure
        probes = [place for place, option in enumerate(decision.options) if option.things and option.id() in PROBES]
        if isinstance(window, Window) and probes:
            open_now = [pair for pair in open_now if any(frame.procedure is pair[0] for frame in game.stack)]
            if not any(pair[0] is window for pair in open_now):
                open_now.append((window, Opened(game, window, since)))
                found.append(open_now[-1][1])
            next(opened for each, opened in open_now if each is window).asked.append(decision.seat)
            game.answer(Choice(decision.seat, (probes[0],)))
        else:
            since = len(game.log)
            game.answer(reply(game, decision))
    unfinished = [opened for window, opened in open_now if any(frame.procedure is window for frame in game.stack)]
    return [opened for opened in found if opened not in unfinished]
