"""The recorded answers to questions about takeovers, and what becomes of them."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision
from orrery.kernel.event import Event
from orrery.race.cards import CARDS
from orrery.race.powers import Takeover
from orrery.race.settling import soldier_strength
from orrery.race.takeovers import attacks_of, place_of_takeover
from support.oracle_placing import Placing
from support.oracle_record import ANEW, FREE_GOOD, NAMES, NUMBERS, OUT_OF_REACH, Line, Ruled, cards_of, names_of

TAKEOVERS: Final = (
    "takeover",
    "veto",
    "add military",
    "recruit more",
    "add military in defence",
    "recruit in defence",
)


class TakingOver(Placing):
    """One recorded game, with its takeovers."""

    def taking_over(self, decision: Decision) -> tuple[int, ...]:
        """The recorded reply to a question about takeovers."""
        seat, prompt = decision.seat, decision.prompt
        if prompt == "takeover":
            return self.declaring(decision, self.asked_next("takeover", seat))
        if prompt == "veto":
            line = self.asked_next("cancel-takeover", seat)
            cards = [] if line["target"] is None else cards_of([line["with"], line["target"]])
            return (self.places_of(decision).index(cards),)
        line = self.defence(decision) if prompt.endswith("in defence") else self.payment_for_takeover(decision)
        if prompt.startswith("recruit"):
            return self.picks_of(decision, cards_of(line["cards"]))
        army = [card for card in cards_of(line["powers"]) if soldier_strength(card)]
        return ([set(cards) for cards in self.places_of(decision)].index(set(army)),)

    def places_of(self, decision: Decision) -> list[list[int]]:
        """The cards of each option, in their order."""
        return [[card for _, card in option.things] for option in decision.options]

    def declaring(self, decision: Decision, line: Line) -> tuple[int, ...]:
        """A power and a world; a card that lets attack worlds that are not military stands in the payment."""
        offered = self.places_of(decision)
        worlds = {NAMES[cards[1]] for cards in offered if cards}
        hopeless = {name for name in line["options"] if name not in worlds and self.hopeless(decision.seat, name)}
        self.same_or_spoilt(decision.seat, "worlds to take over", worlds, set(line["options"]) - hopeless)
        if line["target"] is None:
            return (offered.index([]),)
        wanted = cards_of([line["with"], line["target"]])
        found = [at for at, cards in enumerate(offered) if cards[:2] == wanted]
        if not found:
            others = [cards[0] for cards in offered if cards and cards[1] == wanted[1]]
            if line["target"] in hopeless or any(by_rebels(card) > by_rebels(wanted[0]) for card in others):
                raise self.out_of_reach(decision.seat, line["target"])
            raise self.differs(decision.seat, "takeover", offered, names_of(wanted))
        return (found[0],)

    def hopeless(self, seat: int, name: str) -> bool:
        """The peer thinks that it is in reach by a power that cannot be used for takeovers."""
        powers = [CARDS[card].conquers_peaceful for card in self.game.players[seat].powers()]
        return not CARDS[NUMBERS[name]].military and any(
            power is not None and power.less and not power.with_takeover for power in powers
        )

    def out_of_reach(self, seat: int, name: str) -> Ruled:
        return Ruled(OUT_OF_REACH, self.differs(seat, f"the peer declares a takeover of {name}, which is out of reach"))

    def allow_unasked(self) -> None:
        """No takeover was in reach, so we did not ask; the peer did, for one that is not."""
        for (kind, _, seat), lines in self.chapter().asked_in.items():
            for line in lines if kind == "takeover" else []:
                if line["target"] is not None and self.hopeless(seat, line["target"]):
                    raise self.out_of_reach(seat, line["target"])

    def payment_for_takeover(self, decision: Decision) -> Line:
        """What the attacker added; it was not asked for where nothing could be."""
        seat, world = decision.seat, NAMES[decision.things[0][1]]
        by = NAMES[[attack.card for attack in attacks_of(self.game.attacks) if attack.attacker == seat][-1]]
        for line in self.chapter().asked_in[("pay", self.phase(), seat)]:
            if (line["for"], line.get("takeover_with")) == (world, by):
                return line
        return {"cards": [], "powers": []}

    def defence(self, decision: Decision) -> Line:
        seat, world = decision.seat, NAMES[decision.things[0][1]]
        attack = attacks_of(self.game.attacks)[0]
        for line in self.chapter().asked_in[("defend", self.phase(), seat)]:
            if (line["world"], line["attacker"]) == (world, attack.attacker):
                self.allow_recruits(seat)
                if any(CARDS[card].military_for_good is not None for card in cards_of(line["powers"])):
                    raise Ruled(FREE_GOOD, self.differs(seat, f"the peer adds Military to {world} and keeps the good"))
                return line
        raise self.differs(seat, f"we ask {decision.prompt!r}, the peer does not")

    def allow_recruits(self, seat: int) -> None:
        """A power takes so many hand cards in a phase; the peer lets a defender begin anew."""
        asked = self.chapter().asked_in
        for phase in ("settle", "settle-2"):
            number, powers = 0, set()
            for line in [*asked[("pay", phase, seat)], *asked[("defend", phase, seat)]]:
                cards = [card for card in cards_of(line["powers"]) if CARDS[card].military_for_cards]
                number += len(line["cards"]) if cards else 0
                powers |= set(cards)
            most = sum([CARDS[card].military_for_cards for card in powers])
            if number > most:
                raise Ruled(ANEW, self.differs(seat, f"the peer discards {number} cards for powers that take {most}"))

    def hear_takeover(self, event: Event) -> None:
        """What became of a takeover is the same for both, and so are the strengths."""
        void = event.kind in ("takeover void", "takeover vetoed")
        attacker = event.values[1] if event.kind == "takeover vetoed" else event.actor
        ours: list[object] = [attacker, NAMES[event.values[0]], event.kind in ("taken over", "destroyed")]
        ours += [None, None] if void else event.values[2:4]
        lines = self.chapter().takeovers
        theirs = [[line.get(key) for key in ("player", "takeover", "success", "attack", "defense")] for line in lines]
        if ours not in theirs:
            self.allow_recruits(event.values[1])
            raise self.differs(attacker, "takeovers", ours, theirs)
        lines.pop(theirs.index(ours))


def by_rebels(card: int) -> int:
    """The Military that the takeover power of this card brings for each Rebel military world."""
    power = CARDS[card].powers[place_of_takeover(card)]
    return power.per_rebel_world if isinstance(power, Takeover) else 0
