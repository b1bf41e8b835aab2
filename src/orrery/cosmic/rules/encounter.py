"""An encounter: the seven phases one after the other."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY, OPEN, new_encounter
from orrery.cosmic.rules.aftermath import CONTEST, declare, reactions
from orrery.cosmic.rules.alliance import Alliance
from orrery.cosmic.rules.destiny import Destiny, name_defense
from orrery.cosmic.rules.launch import Launch
from orrery.cosmic.rules.planning import Planning
from orrery.cosmic.rules.regroup import Regroup
from orrery.cosmic.rules.resolution import Resolution
from orrery.cosmic.rules.reveal import Reveal
from orrery.cosmic.state import Cosmic
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step


class HaveEncounter(Procedure):
    """The seven phases. Its result is how it ended."""

    SCOPE = "encounter"
    STEPS = (
        Step("cosmic:turn.4", "begin"),
        Step("cosmic:turn.4", "decide"),
        Step("cosmic:turn.4", "resolution"),
        Loop("cosmic:turn.4", "end"),
    )

    def __init__(self, offense: int, defense: int = NOBODY) -> None:
        self.offense = offense
        self.defense = defense  # fixed by an effect that puts this encounter in

    def begin(self, game: Cosmic) -> Next:
        game.encounters.append(new_encounter(game.seats, self.offense))
        game.met += 1
        for player in game.players:
            player.fresh = 0
            player.drawn.clear()
        for known in game.known:
            known.clear()
        game.note("round", NOBODY, game.met)
        return None

    def decide(self, game: Cosmic) -> Next:
        return Call(Contest(self.defense))

    def resolution(self, game: Cosmic) -> Next:
        assert game.now().outcome != OPEN
        return Call(Resolution())

    def end(self, game: Cosmic) -> Next:
        """Whoever met a condition to win after victory was looked at, while the table was cleared, wins now."""
        last = reactions(game)
        if last is not None:
            return last
        if game.now().reached:
            declare(game, game.now().reached)
        return Done(game.encounters.pop().outcome)


class Contest(Procedure):
    """The phases up to the verdict: Regroup, Destiny, Launch, Alliance, Planning, Reveal. It may be decided early."""

    SCOPE = CONTEST
    STEPS = (
        Step("cosmic:turn.4", "regroup"),
        Step("cosmic:turn.4", "destiny"),
        Step("cosmic:turn.4", "launch"),
        Step("cosmic:turn.4", "alliance"),
        Step("cosmic:turn.4", "planning"),
        Step("cosmic:turn.4", "reveal"),
    )

    def __init__(self, defense: int) -> None:
        self.defense = defense

    def regroup(self, game: Cosmic) -> Next:
        return Call(Regroup())

    def destiny(self, game: Cosmic) -> Next:
        if self.defense == NOBODY:
            return Call(Destiny())
        name_defense(game, self.defense, self.defense)
        return None

    def launch(self, game: Cosmic) -> Next:
        return Call(Launch())

    def alliance(self, game: Cosmic) -> Next:
        return Call(Alliance())

    def planning(self, game: Cosmic) -> Next:
        return Call(Planning())

    def reveal(self, game: Cosmic) -> Next:
        return Call(Reveal())
