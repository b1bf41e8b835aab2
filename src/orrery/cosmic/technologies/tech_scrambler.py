"""Tech Scrambler: cancels another technology."""

from __future__ import annotations

from orrery.cosmic.cards import TECH, TECHNOLOGIES, X_RESEARCH
from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.queries import ships_at
from orrery.cosmic.rules.deed import Invent, answered, drop_tech, subject
from orrery.cosmic.rules.research import most_research
from orrery.cosmic.state import ON_TECH, Cosmic, Tech
from orrery.cosmic.windows import PUBLIC_WINDOWS, TECH_USED
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Next

SCRAMBLER = TECH["tech-scrambler"]


class ScrambleUse(Invent):
    """Secret until used. When a technology is used whose number is at most that of the ships here: it is cancelled."""

    WINDOWS = (TECH_USED,)
    SECRET = True

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        use = subject(game)
        if not isinstance(use, Invent) or use.source == SCRAMBLER:
            return False
        return research_number(use.tech(game)) <= ships_at(game, seat, ON_TECH - SCRAMBLER)

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        use = subject(game)
        return isinstance(use, Invent) and research_number(use.tech(game)) <= most_research(game, seat)

    def commit(self, game: Cosmic) -> Next:
        use = answered(game)
        use.cancelled = True
        game.note("scrambled", use.seat, use.source)
        return None


class ScrambleInPlay(Invent):
    """The same in any phase, against a technology that is in play: it is discarded."""

    WINDOWS = tuple(sorted(PUBLIC_WINDOWS))
    SECRET = True

    def __init__(self, seat: int, source: int, cancelled: bool = False, owner: int = NOBODY, target: int = -1) -> None:
        super().__init__(seat, source, cancelled)
        self.owner = owner
        self.target = target

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(targets(game, ships_at(game, seat, ON_TECH - SCRAMBLER)))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return bool(targets(game, most_research(game, seat)))

    def choose(self, game: Cosmic) -> Next:
        if self.target >= 0:
            return None
        found = targets(game, ships_at(game, self.seat, ON_TECH - SCRAMBLER))
        options = [Option("tech of", (("tech", card), ("seat", owner))) for owner, card in found]
        return Decision(self.seat, "tech-scrambler.target", options)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.target, self.owner = reply.option().id(), reply.option().things[1][1]
        game.note("named tech", self.seat, self.target, self.owner)
        return None

    def commit(self, game: Cosmic) -> Next:
        game.note("scrambled", self.owner, self.target)
        drop_tech(game, self.owner, self.target)
        return None


def research_number(tech: Tech) -> int:
    """The number on the card; an X is as many as the ships that lie there."""
    number = TECHNOLOGIES[tech.card][1]
    return tech.ships if number == X_RESEARCH else number


def targets(game: Cosmic, strength: int) -> list[tuple[int, int]]:
    """The technologies in play that can be scrambled: who has them, and which."""
    found: list[tuple[int, int]] = []
    for owner in range(game.seats):
        for tech in game.players[owner].techs:
            if tech.done and tech.card != SCRAMBLER and research_number(tech) <= strength:
                found.append((owner, tech.card))
    return found


DEEDS = (ScrambleUse, ScrambleInPlay)
