"""The game as the kernel plays it: the table with its windows, its views and its redeals."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Choice, Decision, Form, Gift, Option, Order, Refused, Sum, Thing
from orrery.kernel.event import Event
from orrery.kernel.moment import Moment, Offer
from orrery.kernel.plain import Value
from orrery.kernel.procedure import Procedure
from orrery.kernel.rng import Rng
from orrery.kernel.window import Window
from orrery.ti4.chances import chances_now, form_chances
from orrery.ti4.components import COMPONENTS, thing_of
from orrery.ti4.conservation import counted
from orrery.ti4.initiative import order_of
from orrery.ti4.likelihood import asks_though_forced, might_act
from orrery.ti4.order_replies import worked_out
from orrery.ti4.orders import PASSES, fits, orders_of
from orrery.ti4.queries import is_barred, is_exhausted, is_mute, is_silenced
from orrery.ti4.reasons import reason_for
from orrery.ti4.redealing import redeal_unseen
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.dues import drop_what_holds, is_due
from orrery.ti4.rules.leaders import is_resolving
from orrery.ti4.rules.moments import Aftermath
from orrery.ti4.rules.selling import SELL, SellSpecialties, may_sell
from orrery.ti4.rules.showing import SHOW, Show, may_show
from orrery.ti4.rules.transaction import PROPOSE, Transaction, asides_of, is_paid
from orrery.ti4.seeing import Shown, seen_by
from orrery.ti4.state import ACTION, NOBODY, Galaxy
from orrery.ti4.telling import thing_of_row, things_in_sight
from orrery.ti4.tolls import toll_numbers
from orrery.ti4.view import Ti4View
from orrery.ti4.windows import ACTION_PHASE_ANY_TIME, COMBAT_WINDOWS, MOMENTS, OF_A_PLAYER, WHEN_ACTION_CARD_PLAYED


class TwilightImperium(Galaxy):
    """Answers what the kernel asks of every game."""

    def copy_table(self) -> TwilightImperium:
        return TwilightImperium(
            self.seats,
            [player.copy() for player in self.players],
            self.chart,
            self.controller.copy(),
            self.exhausted.copy(),
            self.deck.copy(),
            self.discard.copy(),
            self.attachments.copy(),
            self.wormholes,
            self.frontier,
            self.objectives,
            self.stage_one,
            self.stage_two,
            self.secrets,
            self.agendas,
            self.agenda_discard,
            self.laws,
            self.relics,
            self.explorations,
            self.explored,
            self.bonus,
            self.speaker,
            self.custodians,
            self.phase,
            self.active,
            self.active_system,
            self.rounds,
            self.turns,
            self.goal,
            self.everybody,
            self.follow_together,
            self.kings,
            self.alternative,
            self.dealt,
            self.due,
            self.agendas_known,
            self.notes_hidden,
            self.delayed,
            self.leaked,
            self.known,
            self.reshuffled,
            self.gains,
            self.storm,
            self.purged,
            self.found,
            self.gamma,
            self.activated,
        )

    # -- windows ---------------------------------------------------------------------------------------------------

    def moment(self, name: str) -> Moment:
        return MOMENTS[name]

    def order(self, name: str) -> list[int]:
        return order_of(self, name)

    def asks_also(self, name: str, seat: int) -> bool:
        return self.everybody and might_act(self, name, seat)

    def asks_forced(self, decision: Decision) -> bool:
        return asks_though_forced(self, decision.prompt, decision.seat)

    def about(self, name: str) -> tuple[Thing, ...]:
        for frame in reversed(self.stack):
            if name in OF_A_PLAYER and isinstance(frame.procedure, Aftermath) and frame.procedure.now is not None:
                return (("seat", frame.procedure.now.seat),)
            source = getattr(frame.procedure, "source", NOBODY)
            if source != NOBODY:
                seat = getattr(frame.procedure, "seat", NOBODY)
                aims = frame.procedure.aims() if isinstance(frame.procedure, Deed) else ()
                return (("seat", seat), thing_of(source), *aims)
        return ()

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        assert isinstance(window, Window)
        if window.name in COMBAT_WINDOWS and any_round(self).is_over(self):
            return []
        if is_silenced(self, seat):
            return []
        users = DEEDS[window.name]
        player = self.players[seat]
        found: list[Offer] = []
        for component in self.in_play(seat):
            if component in users:
                deeds = users[component]
                if is_exhausted(self, seat, component):
                    deeds = [deed for deed in deeds if deed.WHILE_EXHAUSTED]
                add_offers(self, deeds, seat, component, found)
        for card in player.hand:
            if card in users:
                add_offers(self, users[card], seat, card, found)
        return found

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        assert isinstance(window, Window)
        component, tail = option.id(), option.things[1:]
        for deed in DEEDS[window.name][component]:
            if deed.AS == tail:
                if deed.AGAIN:
                    window.used.pop()
                made = deed(seat, component)
                assert isinstance(made, Procedure)
                return made
        raise LookupError(option.key)

    def asides(self, seat: int) -> list[Option]:
        if any(isinstance(frame.procedure, (Transaction, Show, SellSpecialties)) for frame in self.stack):
            return []
        found = asides_of(self, seat) + at_any_time(self, seat)
        if self.kings and may_sell(self, seat):
            found = [*found, SELL]
        return [*found, SHOW] if may_show(self, seat) else found

    def delays(self, asides: list[Option]) -> bool:
        """Nobody waits for who could show something."""
        return PROPOSE in asides or SELL in asides

    def step_aside(self, seat: int, option: Option) -> Procedure:
        if option == SELL:
            return SellSpecialties(seat)
        if option.things:
            return self.act(Window(ACTION_PHASE_ANY_TIME, (seat,)), seat, option)
        return Show(seat) if option == SHOW else Transaction(seat)

    def aftermath(self, result: int) -> Procedure | None:
        """What has happened, then what is due. The aftermath that is just looking on hears of it itself."""
        if self.due:
            drop_what_holds(self)
        if self.over or not (self.happened or is_due(self)):
            return None
        todo, self.happened = self.happened, []
        now = self.stack[-1].procedure
        if isinstance(now, Aftermath) and not self.leaving:
            now.todo += todo
            return None
        return Aftermath(result, todo)

    def reason(self, seat: int, thing: Thing) -> Refused | None:
        kind, number = thing
        if kind == "row":
            reasons = self.row_reasons(seat)
            return reasons[number] if 0 <= number < len(reasons) else None
        return reason_for(self, seat, thing)

    # -- standing orders -------------------------------------------------------------------------------------------

    def orders(self, seat: int) -> list[Order]:
        return orders_of(self, seat)

    def spans(self) -> dict[str, int]:
        return {"turn": self.turns, "round": self.rounds}

    def follows(self, order: Order, decision: Decision, orders: list[Order]) -> bool:
        return fits(self, order, decision, orders)

    def passing(self, decision: Decision) -> str:
        return PASSES.get(decision.prompt) or super().passing(decision)

    def tells_of_pass(self, event: Event) -> bool:
        return event.kind == "abstained"

    def ordered(self, order: Order, decision: Decision) -> Choice | None:
        return worked_out(self, order, decision)

    # -- what is told of a question --------------------------------------------------------------------------------

    def sums(self, seat: int, form: Form) -> tuple[Sum, ...]:
        found, decision = super().sums(seat, form), self.asked(seat)
        return (*found, *form_chances(self, decision, form)) if found and decision is not None else found

    def told(self, seat: int) -> Decision | None:
        """Who thinks of a retreat is told the chances to win and to draw; who may answer a card, what it would cost."""
        found = super().told(seat)
        if found is not None and found.window and found.prompt == WHEN_ACTION_CARD_PLAYED:
            return found.telling(found.options, toll_numbers(self, seat))
        if found is None or found.prompt != "announce retreat":
            return found
        return found.telling(found.options, chances_now(self, seat, any_round(self), self.active_system))

    def count(self) -> dict[str, int]:
        return counted(self)

    # -- what is seen ----------------------------------------------------------------------------------------------

    def view(self, seat: int) -> Ti4View:
        return seen_by(self, seat, self.asked(seat))

    def public_view(self) -> Ti4View:
        return seen_by(self, NOBODY, None)

    def views(self, readers: list[int]) -> list[Value]:
        shown = Shown(self)
        return [seen_by(self, reader, self.asked(reader) if reader != NOBODY else None, shown) for reader in readers]

    def in_sight(self, seat: int) -> list[Thing]:
        return things_in_sight(self, seat)

    def row_of(self, decision: Decision, row: Gift) -> Thing:
        return thing_of_row(decision, row)

    def redeal(self, seat: int, rng: Rng) -> TwilightImperium:
        new = self.copy()
        assert isinstance(new, TwilightImperium)
        redeal_unseen(new, seat, rng)
        return new


def add_offers(game: Galaxy, deeds: list[Any], seat: int, component: int, found: list[Offer]) -> None:
    """What the deeds of a component offer. One that has lost its text does not even what it must."""
    if is_mute(game, component):
        return
    kind = COMPONENTS[component].kind
    for deed in deeds:
        if not deed.DUTY and is_barred(game, seat, component):
            continue
        if deed.fits(game, seat, component):
            found.append(Offer(Option(kind, ((kind, component), *deed.AS)), deed.DUTY, deed.WAITS))


def at_any_time(game: Galaxy, seat: int) -> list[Option]:
    """What this seat may use at any time of the action phase: while nothing is being resolved, and no price is paid."""
    users = DEEDS[ACTION_PHASE_ANY_TIME]
    if game.phase != ACTION or not users:
        return []
    found: list[Offer] = []
    for component in game.players[seat].leaders + game.borrowed(seat):
        if component in users and not is_exhausted(game, seat, component):
            if not is_resolving(game) and not is_paid(game):
                add_offers(game, users[component], seat, component, found)
    return [offer.option for offer in found]
