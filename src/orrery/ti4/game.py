"""The game as the kernel plays it: the table with its windows, its views and its redeals."""

from __future__ import annotations

from typing import Any

from orrery.kernel.decision import Decision, Option, Refused, Thing
from orrery.kernel.game import Game, Moment, Offer
from orrery.kernel.plain import Value
from orrery.kernel.procedure import Procedure
from orrery.kernel.rng import Rng
from orrery.kernel.window import Window
from orrery.ti4.components import COMPONENTS
from orrery.ti4.galaxy_building import dealt_again, dealt_as_seen
from orrery.ti4.initiative import order_of
from orrery.ti4.reasons import reason_for
from orrery.ti4.registry import DEEDS
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.dues import drop_what_holds
from orrery.ti4.rules.moments import Aftermath
from orrery.ti4.rules.transaction import Transaction, asides_of
from orrery.ti4.state import NOBODY, UNKNOWN, Galaxy
from orrery.ti4.windows import COMBAT_WINDOWS, MOMENTS


class View(Value):
    """What a seat may see: everything but the cards in the other hands and the decks."""

    def __init__(self, table: Any, hand: tuple[int, ...], others: tuple[int, ...], asked: Decision | None) -> None:
        self.table = table
        self.hand = hand
        self.others = others
        self.asked = asked


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
            self.goal,
            self.everybody,
            self.dealt,
            self.due,
            self.agendas_known,
            self.delayed,
            self.leaked,
        )

    # -- windows ---------------------------------------------------------------------------------------------------

    def moment(self, name: str) -> Moment:
        return MOMENTS[name]

    def order(self, name: str) -> list[int]:
        return order_of(self, name)

    def about(self, name: str) -> tuple[Thing, ...]:
        for frame in reversed(self.stack):
            source = getattr(frame.procedure, "source", NOBODY)
            if source != NOBODY:
                seat = getattr(frame.procedure, "seat", NOBODY)
                return (("seat", seat), (COMPONENTS[source].kind, source))
        return ()

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        assert isinstance(window, Window)
        if window.name in COMBAT_WINDOWS and any_round(self).is_over(self):
            return []
        users = DEEDS[window.name]
        player = self.players[seat]
        found: list[Offer] = []
        for component in self.in_play(seat):
            if component in users and component not in player.exhausted:
                add_offers(self, users[component], seat, component, found)
        for card in player.hand:
            if card in users:
                add_offers(self, users[card], seat, card, found)
        return found

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        assert isinstance(window, Window)
        component, tail = option.id(), option.things[1:]
        for deed in DEEDS[window.name][component]:
            if deed.AS == tail:
                made = deed(seat, component)
                assert isinstance(made, Procedure)
                return made
        raise LookupError(option.key)

    def asides(self, seat: int) -> list[Option]:
        if any(isinstance(frame.procedure, Transaction) for frame in self.stack):
            return []
        return asides_of(self, seat)

    def step_aside(self, seat: int, option: Option) -> Procedure:
        return Transaction(seat)

    def aftermath(self, result: int) -> Procedure | None:
        """What has happened, then what is due. The aftermath that is just looking on hears of it itself."""
        if self.due:
            drop_what_holds(self)
        if self.over or not (self.happened or self.due):
            return None
        todo, self.happened = self.happened, []
        now = self.stack[-1].procedure
        if isinstance(now, Aftermath) and not self.leaving:
            now.todo += todo
            return None
        return Aftermath(result, todo)

    def reason(self, seat: int, thing: Thing) -> Refused | None:
        return reason_for(self, seat, thing)

    # -- what is seen ----------------------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        bare = self.copy_table()
        bare.deck = []
        for player in bare.players:
            player.hand = []
        bare.dealt = dealt_as_seen(self.dealt, seat)
        hands = tuple([len(player.hand) for player in self.players])
        return View(bare, tuple(self.players[seat].hand), (len(self.deck), *hands), self.asked(seat))

    def redeal(self, seat: int, rng: Rng) -> Game:
        new = self.copy()
        assert isinstance(new, TwilightImperium)
        zones = [new.deck, *[new.players[other].hand for other in range(new.seats) if other != seat]]
        unknown = [card for zone in zones for card in zone]
        rng.shuffle(unknown)
        for zone in zones:
            zone[:] = [unknown.pop() for _ in zone]
        for player in new.players:
            player.moments = UNKNOWN
        new.dealt = dealt_again(new.dealt, seat, rng)
        return new


def add_offers(game: Galaxy, deeds: list[Any], seat: int, component: int, found: list[Offer]) -> None:
    kind = COMPONENTS[component].kind
    for deed in deeds:
        if deed.fits(game, seat, component):
            found.append(Offer(Option(kind, ((kind, component), *deed.AS)), deed.DUTY, deed.WAITS))
