"""A promissory note that is given because something says so: no transaction."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Reply, about
from orrery.kernel.procedure import Next, Procedure, Step
from orrery.ti4.rules.note_moves import give_note, notes_for
from orrery.ti4.state import Galaxy


class GiveNote(Procedure):
    """One note of the hand, of the giver's choice; with none nothing is given."""

    STEPS = (Step("ti4:95.6", "choose_note", "give"),)

    def __init__(self, giver: int, receiver: int) -> None:
        self.giver = giver
        self.receiver = receiver

    def choose_note(self, game: Galaxy) -> Next:
        notes = notes_for(game, self.giver, self.receiver)
        things = (("seat", self.receiver),)
        return Decision(self.giver, "hand over note", about("note", notes), things=things) if notes else None

    def give(self, game: Galaxy, reply: Reply) -> Next:
        give_note(game, self.giver, self.receiver, reply.option().id())
        return None
