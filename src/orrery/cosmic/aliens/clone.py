"""Clone: keeps its own encounter card."""

from __future__ import annotations

from orrery.cosmic.cards import ARTIFACT, CARDS
from orrery.cosmic.encounter import NO_CARD
from orrery.cosmic.modifier import Modifier
from orrery.cosmic.needs import AS_MAIN
from orrery.cosmic.queries import is_hidden, laid_by, side_of
from orrery.cosmic.rules.compensation import compensation
from orrery.cosmic.rules.deed import Artifact, Super, Use, Wild, answered, subject
from orrery.cosmic.rules.moves import know, take_openly
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import ARTIFACT_DONE, COMPENSATION, KEEPING
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next


class KeptArtifact(Modifier):
    """An artifact (`about`) that was taken back is not played again in this encounter."""

    KEY = "kept"

    def bars(self, game: Cosmic, seat: int, card: int) -> bool:
        return card == self.about


class Replicate(Use):
    """As main player, when all is settled: the own encounter card returns to the hand."""

    WINDOWS = (KEEPING,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return game.now().laid[side_of(game, seat) - 1] != NO_CARD

    def commit(self, game: Cosmic) -> Next:
        encounter = game.now()
        place = side_of(game, self.seat) - 1
        card = encounter.laid[place]
        hidden = is_hidden(encounter, place)
        encounter.laid[place] = NO_CARD
        if not hidden:
            take_openly(game, self.seat, card)
            return None
        game.players[self.seat].hand.append(card)
        knower = laid_by(game, encounter, place)
        know(game, knower, [card])
        game.note_learned("replicated", self.seat, [card], [self.seat, knower])
        return None


class WildClone(Wild):
    """An artifact of one's own, just played, goes back to the hand; it may be played again in a later encounter."""

    WINDOWS = (ARTIFACT_DONE,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        played = subject(game)
        return isinstance(played, Artifact) and played.seat == seat and CARDS[played.source].type == ARTIFACT

    def commit(self, game: Cosmic) -> Next:
        card = answered(game).source
        game.table.remove(card)
        take_openly(game, self.seat, card)
        if game.encounters:
            game.begin_effect(KeptArtifact(self.seat, card))
        return None


class SuperClone(Super):
    """When collecting compensation: up to twice as many cards."""

    WINDOWS = (COMPENSATION,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, number: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.number = number  # of cards to collect

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return compensation(game).taker == seat and compensation(game).number > 0

    def choose(self, game: Cosmic) -> Next:
        if self.number:
            return None
        usual = compensation(game).number
        options = [Option("cards", (("cards", number),)) for number in range(usual + 1, 2 * usual + 1)]
        return Decision(self.seat, "clone.cards", options)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.number = reply.option().id()
        game.note("wants more", self.seat, self.number)
        return None

    def commit(self, game: Cosmic) -> Next:
        compensation(game).number = self.number
        return None


POWER = (Replicate,)
WILD = (WildClone,)
SUPER = (SuperClone,)
