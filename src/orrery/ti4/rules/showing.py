"""Showing what is hidden: a player may let others look at an action card or a secret objective, which is an aside; and
abilities by which others look at it."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Option, Reply, Thing, about
from orrery.kernel.procedure import Done, Next, Procedure, Step
from orrery.ti4.components import CARD, OBJECTIVE
from orrery.ti4.initiative import clockwise
from orrery.ti4.knowledge import know, who_knows
from orrery.ti4.rules.note_moves import see_note
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
    cards: list[Thing] = [(CARD, card) for card in sorted(player.hand)]
    cards += [(OBJECTIVE, card) for card in sorted(player.secrets)]
    return [(kind, card) for kind, card in cards if not_shown(game, seat, card)]


def not_shown(game: Galaxy, seat: int, card: int) -> list[int]:
    """Who does not know yet that this player holds that card."""
    knowing = who_knows(game, card, seat)
    return [other for other in clockwise(game, seat)[1:] if other not in knowing]


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


# -- looked at by an ability -------------------------------------------------------------------------------------------


def look_at_cards(game: Galaxy, seat: int, other: int) -> None:
    """All action cards of another hand."""
    hand = sorted(game.players[other].hand)
    for card in hand:
        know(game, seat, card, 1 << other)
    game.note_learned("hand seen", seat, hand, [seat, other], other)


def look_at_notes(game: Galaxy, seat: int, other: int) -> None:
    """All promissory notes of another hand."""
    notes = sorted(game.players[other].notes)
    for note in notes:
        see_note(game, seat, note)
    game.note_learned("notes seen", seat, notes, [seat, other], other)


def look_at_secrets(game: Galaxy, seat: int, other: int) -> None:
    """All secret objectives of another hand."""
    secrets = sorted(game.players[other].secrets)
    for card in secrets:
        know(game, seat, card, 1 << other)
    game.note_learned("secrets seen", seat, secrets, [seat, other], other)


class ShownCards(Procedure):
    """Players show one action card each, of their choice, all at once. Which it was two know, so that a redeal for
    anybody else lays another card in its place."""

    def __init__(self, seat: int, shown: tuple[tuple[int, int], ...] = ()) -> None:
        self.seat = seat  # who sees them
        self.shown = shown  # player and card

    def viewed(self, game: Galaxy) -> list[int]:
        raise NotImplementedError

    def choose_cards(self, game: Galaxy) -> Next:
        asked: list[Decision] = []
        for other in self.viewed(game):
            if game.players[other].hand:
                hand = about(CARD, sorted(game.players[other].hand))
                asked.append(Decision(other, "show one card", hand, things=(("seat", self.seat),)))
        return Decisions(asked) if asked else Done()

    def show(self, game: Galaxy, reply: Reply) -> Next:
        self.shown = tuple([(answer.seat, answer.options[0].id()) for answer in reply.answers])
        for other, card in self.shown:
            know(game, self.seat, card, 1 << other)
            game.note_learned("card shown", other, [card], [other, self.seat], self.seat)
        return None
