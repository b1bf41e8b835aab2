"""The game as the kernel plays it: the table with its windows, its views and its redeals."""

from __future__ import annotations

from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.likelihood import OF_WHAT_IS_HIDDEN, might_act
from orrery.cosmic.offers import answered_in, deed_of, offers_in
from orrery.cosmic.redealing import redeal_unseen
from orrery.cosmic.seeing import seen_by
from orrery.cosmic.state import Cosmic
from orrery.cosmic.view import CosmicView
from orrery.cosmic.windows import MOMENTS
from orrery.kernel.decision import Decision, Option, Thing
from orrery.kernel.game import Moment, Offer
from orrery.kernel.procedure import Procedure
from orrery.kernel.rng import Rng
from orrery.kernel.window import Window


class CosmicEncounter(Cosmic):
    """Answers what the kernel asks of every game."""

    def copy_table(self) -> CosmicEncounter:
        return CosmicEncounter(
            self.seats,
            [player.copy() for player in self.players],
            self.planets_each,
            [ships.copy() for ships in self.colonies],
            self.deck.copy(),
            self.discard.copy(),
            self.destiny_deck.copy(),
            self.destiny_discard.copy(),
            self.aliens.copy(),
            self.tech_deck.copy(),
            self.tech_discard.copy(),
            self.table.copy(),
            [encounter.copy() for encounter in self.encounters],
            self.happened.copy(),
            self.destroyed.copy(),
            self.boxed.copy(),
            [cards.copy() for cards in self.known],
            self.hidden,
            self.changing,
            self.many_flares,
            self.technology,
            self.ask_everybody,
            self.without_flares,
            self.turn,
            self.turns,
            self.met,
            self.powers_made,
            self.shifted,
            self.genesis,
            self.cannon,
            self.prometheus,
            self.prometheus_at,
            self.classic_filch,
        )

    # -- windows ---------------------------------------------------------------------------------------------------

    def moment(self, name: str) -> Moment:
        return MOMENTS[name]

    def asks_also(self, name: str, seat: int) -> bool:
        return self.ask_everybody and might_act(self, name, seat)

    def asks_forced(self, decision: Decision) -> bool:
        return self.ask_everybody and decision.prompt in OF_WHAT_IS_HIDDEN

    def about(self, name: str) -> tuple[Thing, ...]:
        return answered_in(self, name)

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        assert isinstance(window, Window)
        return offers_in(self, window.name, seat)

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        assert isinstance(window, Window)
        deed, source = deed_of(self, window.name, seat, option)
        if deed.AGAIN:
            window.used.pop()
        made = deed(seat, source)
        assert isinstance(made, Procedure)
        return made

    # -- what is seen ----------------------------------------------------------------------------------------------

    def view(self, seat: int) -> CosmicView:
        return seen_by(self, seat, self.asked(seat))

    def public_view(self) -> CosmicView:
        return seen_by(self, NOBODY, None)

    def redeal(self, seat: int, rng: Rng) -> CosmicEncounter:
        new = self.copy()
        assert isinstance(new, CosmicEncounter)
        redeal_unseen(new, seat, rng)
        return new
