"""The recorded answers to questions about placing cards: which, how, and what is paid."""

from __future__ import annotations

from collections import deque
from typing import Final

from orrery.kernel.decision import Decision, Option
from orrery.race.cards import CARDS
from orrery.race.rules.develop import DEVELOP_BY
from orrery.race.rules.placing import means_to_settle
from orrery.race.settling import CONQUER, PAY, Means, ways
from orrery.race.state import PHASES
from support.oracle_draws import Drawing
from support.oracle_record import (
    CHEAPER,
    NAMES,
    NOWHERE,
    NUMBERS,
    OWN_PRESTIGE,
    TWO_FLEETS,
    Line,
    Ruled,
    Use,
    cards_of,
    names_of,
)

STOP: Final = "stop"


class Placing(Drawing):
    """One recorded game, with its answers about developments and worlds."""

    def picks_of(self, decision: Decision, cards: list[int]) -> tuple[int, ...]:
        """Pick exactly these cards."""
        offered = [option.id() for option in decision.options]
        legal = decision.least <= len(cards) <= decision.most and all(card in offered for card in cards)
        if not legal:
            ours = f"{decision.least} to {decision.most} of {names_of(offered)}"
            raise self.differs(decision.seat, f"reply to {decision.prompt!r}", ours, names_of(cards))
        return tuple([at for at, card in enumerate(offered) if card in cards])

    def asked_next(self, kind: str, seat: int) -> Line:
        lines = self.chapter().asked_in[(kind, self.phase(), seat)]
        if not lines:
            raise self.differs(seat, f"we ask {kind!r}, the peer does not")
        return lines.popleft()

    def same_or_spoilt(self, seat: int, what: str, ours: set[str], theirs: set[str]) -> None:
        """The same, but for what needs a power for hand cards that the peer has spoilt: named, and not needed."""
        for line in self.chapter().asked_in[("pay", self.phase(), seat)]:
            taken = [CARDS[card].military_for_cards for card in cards_of(line["powers"])]
            spoilt = any(number and len(line["cards"]) <= sum(taken) - number for number in taken)
            if spoilt and theirs <= ours:
                return
        self.same(seat, what, sorted(ours), sorted(theirs))

    def placing(self, decision: Decision) -> tuple[int, ...]:
        """The card to place, or none; what the two engines would allow must be the same."""
        seat, phase = decision.seat, self.phase()
        lines = self.chapter().asked_in[("place", phase, seat)]
        line = lines.popleft() if lines else {"options": [], "card": None}
        offered = [option.id() if option.things else NOWHERE for option in decision.options]
        ours = {NAMES[card] for card in offered if card != NOWHERE}
        theirs = set(line["options"])
        wider = theirs - ours if self.saved_before(seat) else set()
        narrower = {name for name in ours - theirs if self.more_for_us(seat, NUMBERS[name])}
        self.same_or_spoilt(seat, f"cards that may be placed in {phase}", ours - narrower, theirs - wider)
        if line["card"] is None:
            return (offered.index(NOWHERE),)
        self.allow_payment(seat, line["card"], line["card"] in wider)
        return (offered.index(NUMBERS[line["card"]]),)

    def payment(self, seat: int, name: str) -> Line:
        """The recorded payment; it was not asked for where nothing could be chosen."""
        for line in self.chapter().asked_in[("pay", self.phase(), seat)]:
            if line["for"] == name:
                return line
        return {"cards": [], "powers": []}

    def paying(self, decision: Decision) -> tuple[int, ...]:
        """The hand cards for a price, or for Military."""
        name = NAMES[decision.things[0][1]]
        cards = cards_of(self.payment(decision.seat, name)["cards"])
        self.allow_saving(decision.seat, name, len(cards) < decision.least)
        return self.picks_of(decision, cards)

    def way(self, decision: Decision) -> tuple[int, ...]:
        """By payment or by conquest, with the recorded optional powers; hand cards for Military are asked later."""
        seat, card = decision.seat, decision.things[0][1]
        powers = [
            each for each in cards_of(self.payment(seat, NAMES[card])["powers"]) if not CARDS[each].military_for_cards
        ]
        peaceful = [each for each in powers if CARDS[each].conquers_peaceful is not None]
        pays = not peaceful if not CARDS[card].military else any(CARDS[each].pays_for_military for each in powers)
        key = DEVELOP_BY if not CARDS[card].is_world else PAY if pays else CONQUER
        for at, option in enumerate(decision.options):
            if option.key == key and {each for _, each in option.things} == set(powers):
                return (at,)
        ours = [(option.key, names_of([each for _, each in option.things])) for option in decision.options]
        raise self.differs(seat, f"ways to place {NAMES[card]}", ours, (key, names_of(powers)))

    def settling_more(self, decision: Decision, lines: deque[Line]) -> tuple[int, ...]:
        ours = [str(Use(*power_of(each))) if each.things else STOP for each in decision.options]
        line = lines.popleft() if lines else {"card": None, "options": []}
        theirs = [str(Use(NUMBERS[each["card"]], each["power"])) for each in line["options"]]
        self.same_or_spoilt(decision.seat, "powers to settle more", {*ours}, {*theirs, STOP})
        return (ours.index(STOP if line["card"] is None else str(Use(NUMBERS[line["card"]], line["power"]))),)

    def replacing(self, decision: Decision, line: Line) -> tuple[int, ...]:
        pairs = [[NAMES[card] for _, card in option.things] for option in decision.options]
        olds, news = {pair[0] for pair in pairs[1:]}, {pair[1] for pair in pairs[1:]}
        self.same(decision.seat, "worlds to be replaced", sorted(olds), sorted(line["old_options"]))
        self.same(decision.seat, "worlds to replace them", sorted(news), sorted(line["options"]))
        return (pairs.index([] if line["new"] is None else [line["old"], line["new"]]),)

    # -- what the peer may do in a payment, and we may not -------------------------------------------------------------

    def allow_payment(self, seat: int, name: str, too_dear: bool) -> None:
        """What a card brings cannot be used before it is paid for; the peer lets prestige be."""
        self.allow_saving(seat, name, too_dear)
        player, powers = self.game.players[seat], cards_of(self.payment(seat, name)["powers"])
        spent = [card for card in powers if CARDS[card].military_for_prestige and card not in player.spent.used]
        if len(spent) > player.prestige:
            what = f"the peer pays for {name} with the prestige that it brings"
            raise Ruled(OWN_PRESTIGE, self.differs(seat, what))
        if len([card for card in powers if CARDS[card].conquers_peaceful is not None]) > 1:
            raise Ruled(TWO_FLEETS, self.differs(seat, f"the peer gives up two cards to conquer {name}"))

    def saved_before(self, seat: int) -> bool:
        """Whether a good made a world cheaper in this phase; the peer takes as much off the price of the next one."""
        lines = self.chapter().asked_in[("pay", self.phase(), seat)]
        powers = [card for line in lines for card in cards_of(line["powers"])]
        return any(CARDS[card].settle_for_good is not None for card in powers)

    def allow_saving(self, seat: int, name: str, too_little: bool) -> None:
        if too_little and self.saved_before(seat):
            raise Ruled(CHEAPER, self.differs(seat, f"the peer pays for {name} with a good spent for another world"))

    def more_for_us(self, seat: int, card: int) -> bool:
        """Whether the peer could not place this world as we can.

        It lets one power at a time pay for a military world, and no good of a world be spent in the phase in which that
        is placed, if nothing was asked about its price.
        """
        if not CARDS[card].is_world:
            return False
        player = self.game.players[seat]
        all_means = means_to_settle(player, PHASES[self.game.phase][0])
        goods = tuple([world for world in all_means.goods if world not in self.unpaid(seat)])
        means = Means(
            goods, all_means.prestige, all_means.gone, all_means.used, all_means.reinforced, all_means.cheaper
        )
        for way in ways(player.powers(), len(player.hand) - 1, card, means):
            if len([by for _, by in way.things if CARDS[by].pays_for_military]) < 2:
                return False
        return True

    def unpaid(self, seat: int) -> list[int]:
        """The worlds that the seat has placed in this phase without a question about their price."""
        asked = [line["for"] for line in self.chapter().asked_in[("pay", self.phase(), seat)]]
        return [card for card in self.game.players[seat].placed if NAMES[card] not in asked]


def power_of(option: Option) -> tuple[int, int]:
    return option.things[0][1], option.things[1][1]
