"""Research Agreement, of the Jol-Nar: what they find out another knows too."""

from __future__ import annotations

from orrery.kernel.procedure import Call, Next
from orrery.ti4.components import COMPONENTS
from orrery.ti4.research import may_own
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.note_moves import return_note
from orrery.ti4.rules.researching import GainTechnology, Research
from orrery.ti4.state import Galaxy
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.windows import AFTER_TECHNOLOGY_RESEARCHED


class ResearchAgreement(Deed):
    """After the Jol-Nar player researches a technology that is no faction technology: gain that technology. Then it
    returns."""

    WINDOWS = (AFTER_TECHNOLOGY_RESEARCHED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        done = researched(game)
        is_generic = not TECHNOLOGY[COMPONENTS[done.tech].key].faction
        return done.seat == COMPONENTS[source].issuer and is_generic and may_own(game, seat, done.tech)

    def commit(self, game: Galaxy) -> Next:
        """It is back before anything else happens to the technology."""
        return_note(game, self.seat, self.source)
        return Call(GainTechnology(self.seat, researched(game).tech))


def researched(game: Galaxy) -> Research:
    done = game.innermost(Research)
    assert isinstance(done, Research)
    return done


DEEDS = (ResearchAgreement,)
