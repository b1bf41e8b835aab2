"""The game as the kernel plays it: the table with its windows, its views and its redeals."""

from __future__ import annotations

from orrery.cosmic.content import REGISTRY
from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.likelihood import OF_WHAT_IS_HIDDEN, might_act
from orrery.cosmic.offers import answered_in, begun_with, deed_of, offers_in
from orrery.cosmic.orders import fits, orders_of
from orrery.cosmic.reasons import reason_for
from orrery.cosmic.redealing import redeal_unseen
from orrery.cosmic.rules.deed import Deed
from orrery.cosmic.seeing import seen_by
from orrery.cosmic.state import Cosmic
from orrery.cosmic.telling import numbers_with, things_in_sight
from orrery.cosmic.view import CosmicView
from orrery.cosmic.windows import MOMENTS
from orrery.kernel.decision import Decision, Option, Order, Refused, Thing
from orrery.kernel.deed import Registry
from orrery.kernel.moment import Moment, Offer
from orrery.kernel.procedure import Procedure
from orrery.kernel.rng import Rng
from orrery.kernel.window import Window


class CosmicEncounter(Cosmic):
    """Answers what the kernel asks of every game."""

    def copy_table(self) -> CosmicEncounter:
        return CosmicEncounter(
            seats=self.seats,
            players=[player.copy() for player in self.players],
            options=self.options,
            colonies=[ships.copy() for ships in self.colonies],
            deck=self.deck.copy(),
            discard=self.discard.copy(),
            destiny_deck=self.destiny_deck.copy(),
            destiny_discard=self.destiny_discard.copy(),
            aliens=self.aliens.copy(),
            tech_deck=self.tech_deck.copy(),
            tech_discard=self.tech_discard.copy(),
            table=self.table.copy(),
            encounters=[encounter.copy() for encounter in self.encounters],
            destroyed=self.destroyed.copy(),
            boxed=self.boxed.copy(),
            known=[cards.copy() for cards in self.known],
            turn=self.turn,
            turns=self.turns,
            met=self.met,
            powers_made=self.powers_made,
            shifted=self.shifted,
            genesis=self.genesis,
            prometheus=self.prometheus,
            prometheus_at=self.prometheus_at,
        )

    # -- windows ---------------------------------------------------------------------------------------------------

    def moment(self, name: str) -> Moment:
        return MOMENTS[name]

    def asks_also(self, name: str, seat: int) -> bool:
        return self.options.ask_everybody and might_act(self, name, seat)

    def asks_forced(self, decision: Decision) -> bool:
        return self.options.ask_everybody and decision.prompt in OF_WHAT_IS_HIDDEN

    def about(self, name: str) -> tuple[Thing, ...]:
        return answered_in(self, name)

    def registry(self) -> Registry[Deed]:
        return REGISTRY

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        assert isinstance(window, Window)
        return offers_in(self, window.name, seat)

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        assert isinstance(window, Window)
        deed, source = deed_of(self, window.name, seat, option)
        if deed.AGAIN:
            window.used.pop()
        return begun_with(self, seat, deed, source)

    def orders(self, seat: int) -> list[Order]:
        return orders_of(self, seat)

    def spans(self) -> dict[str, int]:
        return {"encounter": self.met, "turn": self.turns}

    def follows(self, order: Order, decision: Decision, orders: list[Order]) -> bool:
        return fits(self, order, decision, orders)

    def reason(self, seat: int, thing: Thing) -> Refused | None:
        return reason_for(self, seat, thing)

    def in_sight(self, seat: int) -> list[Thing]:
        return things_in_sight(self.view(seat))

    def numbers_of(self, decision: Decision, option: Option) -> tuple[int, ...]:
        return numbers_with(self, decision, option)

    # -- what is seen ----------------------------------------------------------------------------------------------

    def view(self, seat: int) -> CosmicView:
        return seen_by(self, seat, self.asked(seat), told=True)

    def public_view(self) -> CosmicView:
        return seen_by(self, NOBODY, None, told=True)

    def redeal(self, seat: int, rng: Rng) -> CosmicEncounter:
        new = self.copy()
        assert isinstance(new, CosmicEncounter)
        redeal_unseen(new, seat, rng)
        new.at_table = None  # what lies face down may be something else
        return new
