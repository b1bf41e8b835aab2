"""Showing what is hidden: a player may let others look at an action card or a secret objective. An aside."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.components import CARD, OBJECTIVE
from orrery.ti4.initiative import clockwise
from orrery.ti4.knowledge import know, known_in_hands
from orrery.ti4.state import Galaxy

SHOW: Final = Option("show card")
NOTHING: Final = Option("show nothing")
HESITATIONS: Final = 3  # in one turn; the rules set no number, but talks must end


def may_show(game: Galaxy, seat: int) -> bool:
    """Where this player alone is asked something: then nobody else waits for what is shown.

    Who begins to show something and then shows nothing may do so a few times: noted as talks with oneself.
    """
    if len(game.pending) != 1 or game.pending[0].seat != seat:
        return False
    return game.players[seat].talks.count(seat) < HESITATIONS and bool(can_be_shown(game, seat))


def can_be_shown(game: Galaxy, seat: int) -> list[Thing]:
    """Action cards and secret objectives of this player that somebody has not been shown yet."""
    player = game.players[seat]
    if player.eliminated or not (player.hand or player.secrets):
        return []
    cards: list[Thing] = [(CARD, card) for card in sorted(player.hand)]
    cards += [(OBJECTIVE, card) for card in sorted(player.secrets)]
    return [(kind, card) for kind, card in cards if not_shown(game, seat, card)]


def not_shown(game: Galaxy, seat: int, card: int) -> list[int]:
    """Who does not know yet that this player holds that card."""
    return [other for other in clockwise(game, seat)[1:] if (card, seat) not in known_in_hands(game, other)]


class Show(Procedure):
    """To whom, and then what: so nothing that is hidden lies in a procedure that others could ask about."""

    STEPS = (
        Step("ti4:F.general.7", "choose_viewers", "note_viewers"),
        Step("ti4:F.general.7", "choose_card", "show"),
    )

    def __init__(self, seat: int, viewers: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.viewers = viewers

    def choose_viewers(self, game: Galaxy) -> Next:
        unshown = [not_shown(game, self.seat, card) for _, card in can_be_shown(game, self.seat)]
        others = [other for other in clockwise(game, self.seat)[1:] if any(other in each for each in unshown)]
        return Decision(self.seat, "show to", about("seat", others), 1, len(others))

    def note_viewers(self, game: Galaxy, reply: Reply) -> Next:
        self.viewers = tuple([option.id() for option in reply.options()])
        return None

    def choose_card(self, game: Galaxy) -> Next:
        cards = [
            (kind, card)
            for kind, card in can_be_shown(game, self.seat)
            if any(viewer in not_shown(game, self.seat, card) for viewer in self.viewers)
        ]
        options = [Option(kind, ((kind, card),)) for kind, card in cards]
        viewers = tuple([("seat", viewer) for viewer in self.viewers])
        return Decision(self.seat, "show card", [NOTHING, *options], things=viewers)

    def show(self, game: Galaxy, reply: Reply) -> Next:
        if reply.option() == NOTHING:
            player = game.players[self.seat]
            player.talks = (*player.talks, self.seat)
            return None
        kind, card = reply.option().things[0]
        event = "card shown" if kind == CARD else "secret shown"
        for viewer in self.viewers:
            if viewer in not_shown(game, self.seat, card):
                know(game, viewer, card, 1 << self.seat)
                game.note_learned(event, self.seat, [card], [self.seat, viewer], viewer)
        return None
