"""The recorded answers to questions about Consume and Produce powers."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Option
from orrery.kernel.event import Event
from orrery.race.cards import CARDS
from orrery.race.goods import ANY
from orrery.race.powers import CONSUME as CONSUMING
from orrery.race.powers import Ante
from orrery.race.queries import must_consume
from support.oracle_placing import STOP, power_of
from support.oracle_record import DUTY, NAMES, NOWHERE, NUMBERS, Line, Ruled, Use, cards_of, names_of
from support.oracle_takeovers import TakingOver

DECIDED = ("takeover vetoed", "takeover void", "takeover failed", "taken over", "destroyed")


class Consuming(TakingOver):
    """One recorded game, with the powers that were used."""

    def hear_event(self, event: Event) -> None:
        if event.kind == "uses" and CARDS[event.values[0]].powers[event.values[1]].PHASE == CONSUMING:
            self.hear_use(event.actor, event.values[0], event.values[1])
        if event.kind in DECIDED:
            self.hear_takeover(event)
        if event.kind == "uses bonus":
            self.hear_use(event.actor, NOWHERE, 0)

    def hear_use(self, seat: int, card: int, power: int) -> None:
        uses = self.chapter().uses[seat]
        if uses and uses[0].declined and (uses[0].card, uses[0].power) == (card, power):
            raise Ruled(DUTY, self.differs(seat, f"the peer declines {uses[0]}, which is a duty"))
        self.decline(seat)
        theirs = str(uses[0]) if uses else "none"
        self.same(seat, "Consume power used", str(Use(card, power)), theirs)
        self.chapter().using[seat] = uses.popleft()

    def usable(self, seat: int, use: Use) -> bool:
        """The peer also offers to stake a card when there is none that can be staked."""
        power = None if use.card == NOWHERE else CARDS[use.card].powers[use.power]
        if not isinstance(power, Ante):
            return True
        return any(power.lowest <= CARDS[card].cost <= power.highest for card in self.game.players[seat].hand)

    def decline(self, seat: int) -> None:
        """Leave out the powers that the peer used for nothing."""
        uses = self.chapter().uses[seat]
        player = self.game.players[seat]
        while uses and uses[0].declined:
            use = uses.popleft()
            if use.card != NOWHERE and must_consume(use.card, use.power, player.hand, player.goods):
                raise Ruled(DUTY, self.differs(seat, f"the peer declines {use}, which is a duty"))
            self.declined[seat].append(str(use))

    def consuming(self, decision: Decision) -> tuple[int, ...]:
        """The next power that the peer used; none left: stop, if we may."""
        self.decline(decision.seat)
        uses = self.chapter().uses[decision.seat]
        ours = [name_of(each) for each in decision.options]
        among = uses[0].among if uses else self.chapter().asked.get(decision.seat)
        if among is not None:
            theirs = [str(use_of(each)) for each in among["options"] if self.usable(decision.seat, use_of(each))]
            if among["may_stop"] or STOP in ours:  # the peer lets decline later what it does not let stop
                theirs.append(STOP)
            able = [each for each in ours if each not in self.declined[decision.seat]]
            self.same(decision.seat, "Consume powers that may be used", sorted(able), sorted(theirs))
        wanted = str(uses[0]) if uses else STOP
        if wanted not in ours:
            raise self.differs(decision.seat, "Consume power to use", ours, wanted)
        return (ours.index(wanted),)

    def picks_for_power(self, decision: Decision, use: Use) -> tuple[int, ...]:
        """The recorded reply to a question about the Consume power in use."""
        if decision.prompt in ("goods", "sell"):
            return self.spending(decision, use.goods)
        if decision.prompt == "good":  # the peer asks for all of them at once
            offered = [each.id() if each.things else NOWHERE for each in decision.options]
            fitting = [card for card in offered if card != NOWHERE and NAMES[card] in use.goods["worlds"]]
            return (offered.index(fitting[0] if fitting else NOWHERE),)
        if decision.prompt == "name a number":
            return tuple([at for at, each in enumerate(decision.options) if each.id() == use.number])
        if decision.prompt in ("discard for vp", "exchange", "cards for prestige"):
            return self.picks_of(decision, use.cards)
        if decision.prompt in ("stake", "prize"):
            return self.picks_of(decision, [use.stake if decision.prompt == "stake" else use.prize])
        raise self.differs(decision.seat, f"we ask {decision.prompt!r}, the peer does not")

    def spending(self, decision: Decision, line: Line) -> tuple[int, ...]:
        """The goods to spend or to sell; the two engines must offer the same, and want the same number."""
        offered = names_of([option.id() for option in decision.options])
        self.same(decision.seat, "goods that may be spent", offered, sorted(line.get("options", [])))
        if "min" in line:
            least_most = (decision.least, decision.most)
            self.same(decision.seat, "number of goods to spend", least_most, (line["min"], line["max"]))
        return self.picks_of(decision, cards_of(line["worlds"]))

    def pick_kind(self, decision: Decision) -> tuple[int, ...]:
        kinds = self.chapter().kinds[decision.seat]
        if not kinds:
            raise self.differs(decision.seat, "we ask 'kind', the peer does not")
        wanted = kinds.popleft()
        return tuple([at for at, each in enumerate(decision.options) if each.id() == wanted])

    def windfall(self, decision: Decision) -> tuple[int, ...]:
        """A recorded pair of power and world; a power of the same kind does as well, if the one used is not offered."""
        goods = self.chapter().windfalls[decision.seat]
        pairs = [power_of(option) for option in decision.options]  # world and card
        for at, (world, by) in enumerate(pairs):
            if (by, world) in [(card, there) for card, _, there in goods]:
                return (at,)
        for at, (world, by) in enumerate(pairs):
            kinds = (ANY,) if by < 0 else CARDS[by].windfall_kinds
            if any((kind, world) in [(known, there) for _, known, there in goods] for kind in kinds):
                return (at,)
        ours = [names_of([world]) for world, _ in pairs]
        raise self.differs(decision.seat, "windfall goods", ours, names_of([world for _, _, world in goods]))

    def producing(self, decision: Decision) -> tuple[int, ...]:
        """The next of the powers whose order matters; none left: the rest comes by itself."""
        ordered = self.chapter().ordered[decision.seat]
        offered = [power_of(each) if each.things else (NOWHERE, NOWHERE) for each in decision.options]
        for use in list(ordered):
            ordered.remove(use)
            if (use.card, use.power) in offered:
                self.chapter().using[decision.seat] = use
                return (offered.index((use.card, use.power)),)
        return (len(offered) - 1,)


def name_of(option: Option) -> str:
    if option.key == "bonus":
        return str(Use(NOWHERE, 0))
    return str(Use(*power_of(option))) if option.things else STOP


def use_of(line: Line) -> Use:
    return Use(NUMBERS[line["card"]], line["power"]) if "card" in line else Use(NOWHERE, 0)
