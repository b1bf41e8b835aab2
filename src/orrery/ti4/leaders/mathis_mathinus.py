"""Mathis Mathinus, hero of the Winnu: speaks with the voice of the empire."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option, Reply, Thing, about
from orrery.kernel.procedure import Call, Loop, Next, Step
from orrery.ti4.components import STRATEGY_CARDS
from orrery.ti4.initiative import clockwise
from orrery.ti4.queries import has_lasting
from orrery.ti4.rules.deed import Hero
from orrery.ti4.rules.strategic import STRATEGIES, Favoured, StrategicAction, ways_to_follow
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.windows import ACTION


class MathisMathinus(Hero):
    """As an action: resolve the primary of any strategy card; any other players whom you choose may then resolve its
    secondary."""

    WINDOWS = (ACTION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, card: int = NOBODY) -> None:
        super().__init__(seat, source, cancelled)
        self.card = card

    def choose(self, game: Galaxy) -> Next:
        if self.card != NOBODY:
            return None
        return Decision(self.seat, "imperial seal", about("strategy", sorted(STRATEGY_CARDS)))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.card = reply.option().id()
        return None

    def aims(self) -> tuple[Thing, ...]:
        return (("strategy", self.card),) if self.card != NOBODY else ()

    def commit(self, game: Galaxy) -> Next:
        return Call(ImperialSeal(self.seat, self.card))


class ImperialSeal(StrategicAction):
    """As a strategic action goes on, but the card may lie anywhere, is not exhausted, and only those follow who were
    chosen; whoever the primary has favoured as well."""

    STEPS = (
        Step("ti4:83.1", "resolve_primary"),
        Step("ti4:83.1", "react_to_primary"),
        Step("ti4:31.7", "choose_players", "note_players"),
        Step("ti4:83.1", "ask_at_once", "keep_replies"),
        Loop("ti4:83.1", "choose_to_follow", "follow"),
    )

    def __init__(
        self,
        seat: int,
        card: int,
        asked: int = 1,
        said: tuple[tuple[int, str], ...] = (),
        invited: tuple[int, ...] = (),
    ) -> None:
        super().__init__(seat, card, asked, said)
        self.invited = invited  # seats

    def resolve_primary(self, game: Galaxy) -> Next:
        game.note("imperial seal", self.seat, self.card)
        return Call(STRATEGIES[self.card].primary(self.seat))

    def choose_players(self, game: Galaxy) -> Next:
        """Who could not follow need not be chosen."""
        others = [seat for seat in clockwise(game, self.seat)[1:] if not game.players[seat].eliminated]
        others = [seat for seat in others if ways_to_follow(game, seat, self.card)]
        others = [seat for seat in others if not has_lasting(game, Favoured, seat)]
        things = (("strategy", self.card),)
        return Decision(self.seat, "seal for", about("seat", others), 0, len(others), things=things) if others else None

    def note_players(self, game: Galaxy, reply: Reply) -> Next:
        self.invited = tuple([option.id() for option in reply.options()])
        return None

    def ways(self, game: Galaxy, seat: int) -> list[Option]:
        invited = seat in self.invited or has_lasting(game, Favoured, seat)
        return super().ways(game, seat) if invited else []


DEEDS = (MathisMathinus,)
