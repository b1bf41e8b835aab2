"""A small cosmic encounter: powers, zaps of zaps, a deal, and an encounter inside another.

Shows: windows with duties and offers, actions that can be cancelled, lasting effects asked by queries, a form.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Form, Gift, Option, Reply, about
from orrery.kernel.deed import Deed, cancel_answered
from orrery.kernel.event import NOBODY
from orrery.kernel.game import Game
from orrery.kernel.modifier import Modifier
from orrery.kernel.moment import Moment, Offer
from orrery.kernel.plain import Value
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from orrery.kernel.window import RESTART, At, Window

NEGOTIATE: Final = 30  # cards 0-29 attack with their number, 30-39 negotiate
COSMIC_ZAP: Final = 40
CARD_ZAP: Final = 50
CARDS: Final = 60
COLONIES_TO_WIN: Final = 4
LONGEST: Final = 40  # encounters

MOMENTS: Final[dict[str, Moment]] = {
    "cards laid": Moment("cosmic:planning.3", RESTART),
    "outcome": Moment("cosmic:resolution.1", RESTART),
    "encounter over": Moment("cosmic:resolution.9", RESTART),
    "power used": Moment("cosmic:zap.1", RESTART),
    "card played": Moment("cosmic:artifact.2", RESTART),
}


# -- the table ---------------------------------------------------------------------------------------------------------


class Cosmic(Game):
    def __init__(
        self,
        seats: int,
        powers: list[str],
        deck: list[int],
        discard: list[int],
        hands: list[list[int]],
        laid: list[list[int]],
        colonies: list[int],
        encounters: int = 0,
    ) -> None:
        super().__init__(seats)
        self.powers = powers
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.laid = laid  # encounter cards on the table, face down until the encounter says otherwise
        self.colonies = colonies
        self.encounters = encounters

    def view(self, seat: int) -> CosmicView:
        laid = [tuple(cards) if other == seat or revealed(self) else () for other, cards in enumerate(self.laid)]
        sizes = tuple([len(hand) for hand in self.hands])
        return CosmicView(tuple(self.hands[seat]), sizes, tuple(laid), tuple(self.colonies), self.asked(seat))

    def redeal(self, seat: int, rng: Rng) -> Game:
        new = self.copy()
        assert isinstance(new, Cosmic)
        zones = [new.deck, *[new.hands[other] for other in range(new.seats) if other != seat]]
        zones += [] if revealed(self) else [new.laid[other] for other in range(new.seats) if other != seat]
        known = named(self)
        unknown = [card for zone in zones for card in zone if card not in known]
        rng.shuffle(unknown)
        for zone in zones:
            zone[:] = [card if card in known else unknown.pop() for card in zone]
        return new

    def count(self) -> dict[str, int]:
        zones = [self.deck, self.discard, *self.hands, *self.laid]
        return {"cards": len({card for zone in zones for card in zone}), "places": sum(len(zone) for zone in zones)}

    def moment(self, name: str) -> Moment:
        return MOMENTS[name]

    def order(self, name: str) -> list[int]:
        """Offense, defense, then clockwise from the left of the offense."""
        main = encounter(self)
        left = [(main.offense + step) % self.seats for step in range(1, self.seats)]
        return [main.offense, main.defense, *[seat for seat in left if seat != main.defense]]

    def offers(self, window: Procedure, seat: int) -> list[Offer]:
        assert isinstance(window, Window)
        subject = self.beneath(window)
        offers: list[Offer] = []
        power = POWERS[self.powers[seat]]
        if power.window == window.name and may_use_power(self, seat) and power.usable(self, seat):
            offers.append(Offer(Option("power", (("seat", seat),)), power.mandatory))
        for card in self.hands[seat]:
            zaps_power = card >= COSMIC_ZAP and card < CARD_ZAP and isinstance(subject, UsePower)
            if zaps_power or (card >= CARD_ZAP and isinstance(subject, PlayArtifact)):
                offers.append(Offer(Option("card", (("card", card),))))
        return offers

    def act(self, window: Procedure, seat: int, option: Option) -> Procedure:
        return UsePower(seat, self.powers[seat]) if option.key == "power" else PlayArtifact(seat, option.id())


class CosmicView(Value):
    def __init__(
        self,
        hand: tuple[int, ...],
        hand_sizes: tuple[int, ...],
        laid: tuple[tuple[int, ...], ...],
        colonies: tuple[int, ...],
        asked: Decision | None,
    ) -> None:
        self.hand = hand
        self.hand_sizes = hand_sizes
        self.laid = laid
        self.colonies = colonies
        self.asked = asked


def setup(options: Options, seed: int) -> Cosmic:
    seats, rng, deck = int(options["players"]), seeded(seed), list(range(CARDS))
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(6)] for _ in range(seats)]
    powers = [list(POWERS)[(rng.below(2) + seat) % len(POWERS)] for seat in range(seats)]
    game = Cosmic(seats, powers, deck, [], hands, [[] for _ in range(seats)], [0] * seats)
    game.rng = rng
    game.begin(Encounters())
    return game


# -- queries: they ask the effects in force, each of which answers only what it changes --------------------------------


class Change(Modifier):
    """One method for each thing a card or power can change. The neutral answer hands the value on."""

    SCOPE = "encounter"

    def total(self, seat: int, value: int) -> int:
        return value

    def may_use_power(self, seat: int, allowed: bool) -> bool:
        return allowed


class Surged(Change):
    def total(self, seat: int, value: int) -> int:
        return value + 5 if self.owner == seat else value


class Dampened(Change):
    def total(self, seat: int, value: int) -> int:
        return value - 8 if self.about == seat else value


class Zapped(Change):
    def may_use_power(self, seat: int, allowed: bool) -> bool:
        return allowed and self.about != seat


def total(game: Cosmic, seat: int) -> int:
    """A side's total, computed from scratch each time."""
    value = game.laid[seat][0]
    for change in game.lasting(Change):
        value = change.total(seat, value)
    return value


def may_use_power(game: Cosmic, seat: int) -> bool:
    allowed = True
    for change in game.lasting(Change):
        allowed = change.may_use_power(seat, allowed)
    return allowed


def encounter(game: Cosmic) -> Encounter:
    """The innermost encounter in progress."""
    for frame in reversed(game.stack):
        procedure = frame.procedure
        if isinstance(procedure, Encounter):
            return procedure
    raise LookupError("no encounter is in progress")


def revealed(game: Cosmic) -> bool:
    return any(isinstance(frame.procedure, Encounter) and frame.procedure.winner != NOBODY for frame in game.stack)


def named(game: Cosmic) -> list[int]:
    """Cards in a hand that everybody knows of, because the terms of a deal name them."""
    cards: list[int] = []
    for frame in game.stack:
        deal = frame.procedure
        if isinstance(deal, Deal) and deal.terms is not None:
            cards += [number for _, kind, number in deal.terms.gifts if kind == "card"]
    return cards


def gain_colony(game: Cosmic, seats: list[int]) -> None:
    """All colonies of one batch count together, so a win can be shared."""
    for seat in seats:
        game.colonies[seat] += 1
        game.note("colony", seat)
    winners = [seat for seat in range(game.seats) if game.colonies[seat] >= COLONIES_TO_WIN]
    if winners:
        game.finish(winners)


def draw(game: Cosmic, seat: int, number: int) -> None:
    cards: list[int] = []
    while len(cards) < number and (game.deck or game.discard):
        if not game.deck:
            game.deck, game.discard = game.discard, game.deck
            game.rng.shuffle(game.deck)
        cards.append(game.deck.pop())
    game.hands[seat] += cards
    game.note_learned("drawn", seat, cards, [seat], len(cards))


# -- powers and artifacts ----------------------------------------------------------------------------------------------


class Power:
    """The lowest rung that can say it: when, must or may, and what happens at the commit."""

    def __init__(self, window: str, mandatory: bool) -> None:
        self.window = window
        self.mandatory = mandatory

    def usable(self, game: Cosmic, seat: int) -> bool:
        return seat in (encounter(game).offense, encounter(game).defense)

    def targets(self, game: Cosmic, seat: int) -> list[int]:
        return []

    def commit(self, game: Cosmic, seat: int, target: int) -> Next:
        raise NotImplementedError


class Surge(Power):
    def commit(self, game: Cosmic, seat: int, target: int) -> Next:
        game.begin_effect(Surged(seat))
        return None


class Dampen(Power):
    def usable(self, game: Cosmic, seat: int) -> bool:
        return True

    def targets(self, game: Cosmic, seat: int) -> list[int]:
        return [each for each in (encounter(game).offense, encounter(game).defense) if each != seat]

    def commit(self, game: Cosmic, seat: int, target: int) -> Next:
        game.begin_effect(Dampened(seat, target))
        return None


class Collect(Power):
    def usable(self, game: Cosmic, seat: int) -> bool:
        return encounter(game).winner == seat

    def commit(self, game: Cosmic, seat: int, target: int) -> Next:
        draw(game, seat, 1)
        return None


class Again(Power):
    """An encounter inside the encounter; not inside that one again."""

    def usable(self, game: Cosmic, seat: int) -> bool:
        inside = [frame for frame in game.stack if isinstance(frame.procedure, Encounter)]
        return seat == encounter(game).offense and len(inside) == 1

    def commit(self, game: Cosmic, seat: int, target: int) -> Next:
        return Call(Encounter(seat))


POWERS: Final[dict[str, Power]] = {
    "surge": Surge("cards laid", True),
    "dampen": Dampen("cards laid", False),
    "collect": Collect("outcome", True),
    "again": Again("encounter over", False),
}


class UsePower(Deed):
    STEPS = (
        Step("cosmic:power.1", "announce"),
        Step("cosmic:power.2", "choose_target", "note_target"),
        At("cosmic:zap.1", "power used"),
        Step("cosmic:power.3", "commit_unless_cancelled"),
    )

    def __init__(self, seat: int, power: str, target: int = NOBODY, cancelled: bool = False, source: int = 0) -> None:
        super().__init__(seat, source, cancelled)
        self.power = power
        self.target = target

    def announce(self, game: Cosmic) -> Next:
        game.note("power used", self.seat)
        return None

    def choose_target(self, game: Cosmic) -> Next:
        targets = POWERS[self.power].targets(game, self.seat)
        return Decision(self.seat, "target", about("seat", targets)) if targets else None

    def note_target(self, game: Cosmic, reply: Reply) -> Next:
        self.target = reply.option().id()
        return None

    def commit(self, game: Cosmic) -> Next:
        return POWERS[self.power].commit(game, self.seat, self.target)


class PlayArtifact(Deed):
    """The card leaves the hand when it is announced; its effect waits for the commit."""

    STEPS = (
        Step("cosmic:artifact.1", "announce"),
        At("cosmic:artifact.2", "card played"),
        Step("cosmic:artifact.3", "commit_unless_cancelled"),
    )

    def announce(self, game: Cosmic) -> Next:
        game.hands[self.seat].remove(self.source)
        game.discard.append(self.source)
        game.note("card played", self.seat, self.source)
        return None

    def commit(self, game: Cosmic) -> Next:
        subject = cancel_answered(game, self)
        game.note("cancelled", self.seat, subject.seat)
        if isinstance(subject, UsePower):
            game.begin_effect(Zapped(self.seat, subject.seat))
        return None


# -- the encounter -----------------------------------------------------------------------------------------------------


class Encounters(Procedure):
    STEPS = (Loop("cosmic:turn.1", "next_encounter"), Step("cosmic:win.2", "most_colonies_win"))

    def next_encounter(self, game: Cosmic) -> Next:
        if game.encounters == LONGEST:
            return None
        game.encounters += 1
        return Call(Encounter((game.encounters - 1) % game.seats))

    def most_colonies_win(self, game: Cosmic) -> Next:
        game.finish([seat for seat in range(game.seats) if game.colonies[seat] == max(game.colonies)])
        return None


class Encounter(Procedure):
    """Destiny, cards, reveal, outcome. Effects "until the end of the encounter" end when this frame is left."""

    SCOPE = "encounter"
    STEPS = (
        Step("cosmic:destiny.1", "draw_destiny"),
        Step("cosmic:planning.1", "check_hands"),
        Step("cosmic:planning.2", "choose_cards", "lay_cards"),
        At("cosmic:planning.3", "cards laid"),
        Step("cosmic:reveal.1", "reveal"),
        At("cosmic:resolution.1", "outcome"),
        Step("cosmic:resolution.8", "discard_cards"),
        At("cosmic:resolution.9", "encounter over"),
    )

    def __init__(self, offense: int, defense: int = NOBODY, winner: int = NOBODY) -> None:
        self.offense = offense
        self.defense = defense
        self.winner = winner

    def draw_destiny(self, game: Cosmic) -> Next:
        self.defense = (self.offense + 1 + game.rng.below(game.seats - 1)) % game.seats
        game.note("encounter", self.offense, self.defense)
        return None

    def check_hands(self, game: Cosmic) -> Next:
        for seat in (self.offense, self.defense):
            while min(game.hands[seat], default=CARDS) >= COSMIC_ZAP:
                game.discard += game.hands[seat]
                game.hands[seat].clear()
                draw(game, seat, 6)
        return None

    def choose_cards(self, game: Cosmic) -> Next:
        decisions: list[Decision] = []
        for seat in (self.offense, self.defense):
            cards = [card for card in game.hands[seat] if card < COSMIC_ZAP]
            decisions.append(Decision(seat, "encounter card", about("card", cards)))
        return Decisions(decisions)

    def lay_cards(self, game: Cosmic, reply: Reply) -> Next:
        for answer in reply.answers:
            game.hands[answer.seat].remove(answer.options[0].id())
            game.laid[answer.seat] = [answer.options[0].id()]
        return None

    def reveal(self, game: Cosmic) -> Next:
        cards = (game.laid[self.offense][0], game.laid[self.defense][0])
        totals = (total(game, self.offense), total(game, self.defense))
        game.note_shown("revealed", self.offense, *cards, *totals)
        negotiates = [card >= NEGOTIATE for card in cards]
        self.winner = self.defense
        if all(negotiates):
            return Call(Deal(self.offense, self.defense))
        if negotiates[1] or (not negotiates[0] and totals[0] > totals[1]):
            self.winner = self.offense
            gain_colony(game, [self.offense])
        return None

    def discard_cards(self, game: Cosmic) -> Next:
        for seat in (self.offense, self.defense):
            game.discard += game.laid[seat]
            game.laid[seat].clear()
        return None


class Deal(Procedure):
    """One side proposes terms, the other agrees or not; agreed terms are carried out together."""

    STEPS = (
        Step("cosmic:deal.1", "choose_terms", "note_terms", check="refuse_terms"),
        Step("cosmic:deal.2", "choose_consent", "make_deal"),
    )

    def __init__(self, proposer: int, other: int, terms: Form | None = None) -> None:
        self.proposer = proposer
        self.other = other
        self.terms = terms

    def choose_terms(self, game: Cosmic) -> Next:
        colony: Gift = (self.other, "colony", 1)
        terms = [Form(((self.proposer, "colony", 1), colony))]
        hand = game.hands[self.proposer]
        if hand:
            terms.append(Form(((self.proposer, "card", hand[game.aside().below(len(hand))]), colony)))
        return Decision(self.proposer, "terms", [Option("no deal")], forms=terms)

    def refuse_terms(self, game: Cosmic, seat: int, form: Form) -> str:
        """The law of deals: something changes hands, each gift once, and nobody names a card that only others know."""
        if not form.gifts or len(set(form.gifts)) < len(form.gifts):
            return "no-terms"
        for giver, kind, number in form.gifts:
            if giver not in (self.proposer, self.other):
                return "not-a-main-player"
            if kind == "card" and (giver != self.proposer or number not in game.hands[giver]):
                return "not-in-your-hand"
            if kind not in ("card", "colony"):
                return "not-for-deals"
        return ""

    def note_terms(self, game: Cosmic, reply: Reply) -> Next:
        self.terms = reply.form()
        if self.terms is None:
            return Done()
        for giver, kind, number in self.terms.gifts:
            game.note("card offered" if kind == "card" else "colony offered", giver, number)
        return None

    def choose_consent(self, game: Cosmic) -> Next:
        return Decision(self.other, "consent", [Option("refuse"), Option("agree")])

    def make_deal(self, game: Cosmic, reply: Reply) -> Next:
        assert self.terms is not None
        if reply.option().key == "agree":
            receivers = [self.other if giver == self.proposer else self.proposer for giver, _, _ in self.terms.gifts]
            for receiver, (giver, kind, number) in zip(receivers, self.terms.gifts):
                if kind == "card":
                    game.hands[giver].remove(number)
                    game.hands[receiver].append(number)
            gain_colony(game, [receivers[i] for i, gift in enumerate(self.terms.gifts) if gift[1] == "colony"])
        return None
