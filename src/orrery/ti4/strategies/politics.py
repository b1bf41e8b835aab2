"""Politics: a new speaker, action cards, and a look at the agendas to come."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.rules.agenda_moves import arrange_agendas, look_at_agendas
from orrery.ti4.rules.drawing import DrawCards
from orrery.ti4.rules.moves import make_speaker
from orrery.ti4.rules.strategic import StrategyCard
from orrery.ti4.state import Galaxy

CARDS: Final = 2
AGENDAS: Final = 2
TOP: Final = 0
BOTTOM: Final = 1


class PoliticsPrimary(Procedure):
    STEPS = (
        Step("ti4:68.2.i", "choose_speaker", "give_token"),
        Step("ti4:68.2.ii", "draw"),
        Step("ti4:68.2.iii", "look"),
        Step("ti4:68.2.iii", "choose_order", "put_back"),
    )

    def __init__(self, seat: int, seen: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.seen = seen  # the top agendas, the first on top

    def choose_speaker(self, game: Galaxy) -> Next:
        """Who is left alone in the galaxy stays the speaker."""
        others = [seat for seat in range(game.seats) if seat != game.speaker and not game.players[seat].eliminated]
        return Decision(self.seat, "choose speaker", about("seat", others)) if others else None

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        is_speaker = thing == ("seat", game.speaker)
        return Refused("is-speaker", (game.speaker,), "ti4:68.2.i") if is_speaker else None

    def give_token(self, game: Galaxy, reply: Reply) -> Next:
        make_speaker(game, reply.option().id())
        return None

    def draw(self, game: Galaxy) -> Next:
        return Call(DrawCards(self.seat, CARDS))

    def look(self, game: Galaxy) -> Next:
        self.seen = look_at_agendas(game, self.seat, AGENDAS)
        return None

    def choose_order(self, game: Galaxy) -> Next:
        """Every arrangement: each card to the top or the bottom, and their order where both go to one end."""
        if not self.seen:
            return None
        return Decision(self.seat, "arrange agendas", arrangements(self.seen))

    def put_back(self, game: Galaxy, reply: Reply) -> Next:
        things = reply.option().things
        top = [card for (_, card), (_, end) in zip(things[::2], things[1::2]) if end == TOP]
        bottom = [card for (_, card), (_, end) in zip(things[::2], things[1::2]) if end == BOTTOM]
        arrange_agendas(game, self.seat, top, bottom)
        self.seen = ()
        return None


def arrangements(cards: tuple[int, ...]) -> list[Option]:
    """The first card named lies above the second where both go to the same end."""
    if len(cards) == 1:
        return [arrangement(((cards[0], end),)) for end in (TOP, BOTTOM)]
    one, two = cards
    ends = ((TOP, TOP), (TOP, BOTTOM), (BOTTOM, BOTTOM))
    return [arrangement(((first, a), (second, b))) for a, b in ends for first, second in ((one, two), (two, one))]


def arrangement(way: tuple[tuple[int, int], ...]) -> Option:
    things: list[Thing] = []
    for card, end in way:
        things += [("agenda", card), ("end", end)]
    return Option("arrange", tuple(things))


class PoliticsSecondary(Procedure):
    STEPS = (Step("ti4:68.3", "draw"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def draw(self, game: Galaxy) -> Next:
        return Call(DrawCards(self.seat, CARDS))


CARD: Final = StrategyCard(PoliticsPrimary, PoliticsSecondary)
