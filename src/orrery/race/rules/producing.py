"""How a single world produces: for a hand card, and what the owner of the multi-kind world says it is."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.goods import ANY, MULTI, NO_GOOD
from orrery.race.powers import ProduceOnWindfallForCard
from orrery.race.rules.goals import check_named_kind
from orrery.race.rules.moves import discard_picked, draw, gain_prestige, put_good
from orrery.race.rules.spending import kind_options
from orrery.race.state import NO_CARD, Race, card_options


class ProduceMultiKind(Procedure):
    """The owner says what the new good of the multi-kind world is, if the power leaves it open."""

    STEPS = (Step("race:power.game-end.multi-kind.2", "choose_kind", "produce"),)

    def __init__(self, seat: int, world: int, kind: int) -> None:
        self.seat = seat
        self.world = world
        self.kind = kind

    def choose_kind(self, game: Race) -> Next:
        options = [option for option in kind_options() if self.kind in (ANY, option.id())]
        return Decision(self.seat, "kind", options, things=(("card", self.world),))

    def produce(self, game: Race, reply: Reply) -> Next:
        kind = reply.option().id()
        produce_on(game, self.seat, self.world, kind)
        if game.goals and self.kind == ANY:
            check_named_kind(game, self.seat, kind)
        return None


class ProduceForCard(Procedure):
    """A hand card is discarded, and a world produces."""

    STEPS = (
        Step("race:power.produce.discard-windfall.1", "choose_world", "note_world"),
        Step("race:power.produce.discard-to-produce.1", "choose_card", "discard"),
        Step("race:power.produce.discard-to-produce.1", "produce"),
    )

    def __init__(self, seat: int, card: int, place: int, world: int = NO_CARD) -> None:
        self.seat = seat
        self.card = card
        self.place = place
        self.world = world

    def kind(self) -> int:
        power = CARDS[self.card].powers[self.place]
        return power.kind if isinstance(power, ProduceOnWindfallForCard) else NO_GOOD

    def choose_world(self, game: Race) -> Next:
        if self.kind() == NO_GOOD:
            self.world = self.card
            return None
        worlds = [world for world in empty_windfalls(game, self.seat) if CARDS[world].suits[self.kind()]]
        return Decision(self.seat, "produce where", card_options(worlds), things=(("card", self.card),))

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        player = game.players[seat]
        if kind != "card" or card not in player.tableau or game.prompt(seat) != "produce where":
            return None
        return windfall_refused(card, player.goods) or Refused("wrong-kind", (self.kind(),))

    def note_world(self, game: Race, reply: Reply) -> Next:
        self.world = reply.option().id()
        return None

    def choose_card(self, game: Race) -> Next:
        if self.kind() != NO_GOOD:
            game.rule = "race:power.produce.discard-windfall.1"
        hand = card_options(game.players[self.seat].hand)
        return Decision(self.seat, "discard to produce", hand, things=(("card", self.world),))

    def discard(self, game: Race, reply: Reply) -> Next:
        discard_picked(game, self.seat, reply.options())
        return None

    def produce(self, game: Race) -> Next:
        if CARDS[self.world].kind == MULTI:
            return Call(ProduceMultiKind(self.seat, self.world, self.kind()))
        produce_on(game, self.seat, self.world, CARDS[self.world].kind)
        return None


def empty_windfalls(game: Race, seat: int) -> list[int]:
    goods = game.players[seat].goods
    return [world for world in game.players[seat].tableau if not no_windfall(world, goods)]


def no_windfall(card: int, goods: dict[int, int]) -> str:
    """Why this card is no windfall world without a good: the key of a reason, "" if it is one."""
    if not CARDS[card].windfall:
        return "not-windfall"
    return "has-good" if card in goods else ""


def windfall_refused(card: int, goods: dict[int, int]) -> Refused | None:
    reason = no_windfall(card, goods)
    rule = "race:produce.3" if reason == "has-good" else "race:produce.6"
    return Refused(reason, (), rule) if reason else None


def produce_on(game: Race, seat: int, world: int, kind: int) -> None:
    """A good of the kind on the world, if there is still a card for it, and what producing there gives."""
    put_good(game, seat, world)
    player = game.players[seat]
    if world in player.goods:
        player.produced[kind] += 1
        draw(game, seat, CARDS[world].draw_if_produced_here)
        if CARDS[world].prestige_if_produced_here:
            gain_prestige(game, seat, CARDS[world].prestige_if_produced_here)
