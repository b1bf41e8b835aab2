"""A turn: one encounter, and a second one after a success."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.rules.aftermath import watch
from orrery.cosmic.rules.change import ChangePower
from orrery.cosmic.rules.encounter import HaveEncounter
from orrery.cosmic.rules.gain_tech import GainTech
from orrery.cosmic.rules.hand import CheckHand, NewHand
from orrery.cosmic.rules.moves import has_encounter_card
from orrery.cosmic.rules.resolution import is_success
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import TURN_START
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Goto, Next, Procedure, Step

ENCOUNTERS: Final = 2


class Turn(Procedure):
    """The offense checks its hand, has an encounter, and may have another if that was a success."""

    STEPS = (
        Step("cosmic:variant.changing-powers.1", "change_power"),
        Step("cosmic:new-hand.1", "check_hand"),
        Step("cosmic:turn.1", "turn_start"),
        Step("cosmic:new-hand.1", "refill"),
        Step("cosmic:turn.2", "encounter", "encountered"),
        Step("cosmic:turn.3", "choose_second", "second"),
    )

    def __init__(
        self,
        offense: int,
        encounters: int = 0,
        outcome: int = 0,
        granted: bool = False,
        closed: bool = False,
        laid_by: list[int] | None = None,
        granted_by: str = "",
    ) -> None:
        self.offense = offense
        self.encounters = encounters
        self.outcome = outcome  # of the last one
        self.granted = granted  # an effect brings another encounter
        self.closed = closed  # an effect has ended the turn
        self.laid_by = laid_by if laid_by is not None else []  # cards that stay on the table while a hand is replaced
        self.granted_by = granted_by  # the rule of that effect

    def change_power(self, game: Cosmic) -> Next:
        return Call(ChangePower(self.offense)) if game.options.changing else None

    def check_hand(self, game: Cosmic) -> Next:
        return Call(CheckHand(self.offense, game.rule))

    def turn_start(self, game: Cosmic) -> Next:
        return watch(game, TURN_START, (self.offense,))

    def refill(self, game: Cosmic) -> Next:
        """What happened at the start of the turn may have taken the last encounter card."""
        if has_encounter_card(game, self.offense):
            return None
        hand = game.players[self.offense].hand
        self.laid_by = [card for card in self.laid_by if card in hand]
        for card in self.laid_by:
            hand.remove(card)
        game.table += self.laid_by
        return Call(NewHand(self.offense, [], rule=game.rule))

    def encounter(self, game: Cosmic) -> Next:
        for card in self.laid_by:
            if card in game.table:
                game.table.remove(card)
                game.players[self.offense].hand.append(card)
        self.laid_by = []
        self.encounters += 1
        self.granted, self.granted_by = False, ""
        return Call(HaveEncounter(self.offense))

    def encountered(self, game: Cosmic, reply: Reply) -> Next:
        self.outcome = reply.result
        return None

    def choose_second(self, game: Cosmic) -> Next:
        """After a win or a deal in the first encounter, or if an effect says so: who has used that has chosen it."""
        by_rule = is_success(self.outcome) and self.encounters < ENCOUNTERS
        if self.closed or not (by_rule or self.granted):
            return Done()
        game.rule = self.granted_by or game.rule
        options = [Option("encounter")] if self.granted else [Option("end turn"), Option("encounter")]
        if game.options.technology and (game.tech_deck or game.tech_discard):
            options.append(Option("new technology"))
        return Decision(self.offense, "second encounter", options)

    def second(self, game: Cosmic, reply: Reply) -> Next:
        key = reply.option().key
        if key == "encounter":
            return Goto("refill" if self.laid_by else "encounter")
        return Call(GainTech(self.offense, rule="cosmic:tech.gain.2")) if key == "new technology" else Done()
