"""Transactions: goods and commodities change hands, if both agree. An aside, possible at any time of a turn."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum, Thing, about
from orrery.kernel.procedure import Done, Goto, Next, Procedure, Step
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.state import ACTION, AGENDA, NOBODY, Galaxy
from orrery.ti4.windows import AFTER_TRANSACTION

PROPOSE: Final = Option("propose transaction")
NO_DEAL: Final = Option("no deal")
ACCEPT: Final = Option("accept")
DECLINE: Final = Option("decline")
GOODS: Final = "goods"
COMMODITIES: Final = "commodities"
PROPOSALS: Final = 3  # to one player in one turn; the rules set no number, but talks must end


def why_no_partner(game: Galaxy, seat: int, other: int) -> Refused | None:
    """Why these two can make no transaction now: neighbours in the turn of one, everybody during an agenda."""
    player = game.players[seat]
    if game.phase not in (ACTION, AGENDA) or (game.phase == ACTION and game.active != seat):
        return Refused("not-your-turn", (game.active,), "ti4:91.1")
    if game.players[other].eliminated:
        return Refused("eliminated", (other,), "ti4:16")
    if other in player.traded:
        return Refused("traded-already", (other,), "ti4:91.1" if game.phase == ACTION else "ti4:91.6")
    if player.talks.count(other) >= PROPOSALS:
        return Refused("proposals-enough", (other, PROPOSALS), "ti4:91.1")
    if not has_anything(game, seat, other):
        return Refused("nothing-to-trade", (other,), "ti4:91.3")
    if game.phase == ACTION and not are_neighbours(game, seat, other):
        return Refused("no-neighbour", (other,), "ti4:91.1")
    return None


def partners(game: Galaxy, seat: int) -> list[int]:
    """With whom this seat may make a transaction now."""
    return [other for other in range(game.seats) if other != seat and why_no_partner(game, seat, other) is None]


def has_anything(game: Galaxy, seat: int, other: int) -> bool:
    one, two = game.players[seat], game.players[other]
    return one.goods + one.commodities + two.goods + two.commodities > 0


def asides_of(game: Galaxy, seat: int) -> list[Option]:
    return [PROPOSE] if partners(game, seat) else []


class Transaction(Procedure):
    """One player proposes, the other accepts, declines or names other terms once; what is accepted is done at once."""

    STEPS = (
        Step("ti4:91.1", "choose_partner", "note_partner"),
        Step("ti4:91.2", "choose_terms", "note_terms", check="refuse_terms"),
        Step("ti4:91.4a", "choose_consent", "exchange", check="refuse_terms"),
    )

    def __init__(
        self, seat: int, other: int = NOBODY, terms: tuple[Gift, ...] = (), asked: int = NOBODY, countered: bool = False
    ) -> None:
        self.seat = seat
        self.other = other
        self.terms = terms
        self.asked = asked  # who must consent to the terms
        self.countered = countered

    def choose_partner(self, game: Galaxy) -> Next:
        return Decision(self.seat, "transaction with", about("seat", partners(game, self.seat)))

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, other = thing
        if self.other != NOBODY:
            nothing = kind in (GOODS, COMMODITIES) and 0 <= other < game.seats and not held(game, other, kind)
            return Refused("nothing-of-it", (other,), "ti4:91.3") if nothing else None
        if kind != "seat" or not 0 <= other < game.seats:
            return None
        return Refused("yourself", (), "ti4:91.1") if other == seat else why_no_partner(game, seat, other)

    def note_partner(self, game: Galaxy, reply: Reply) -> Next:
        self.other = reply.option().id()
        return None

    def choose_terms(self, game: Galaxy) -> Next:
        forms, rows = samples(game, self.seat, self.other), rows_of(game, self.seat, self.other)
        return Decision(self.seat, "terms", [NO_DEAL], forms=forms, things=(("seat", self.other),), rows=rows)

    def refuse_terms(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        return None if form.gifts else Refused("nothing-changes-hands", (), "ti4:91.2")

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        """What both would hold: commodities are trade goods in other hands."""
        found: list[Sum] = []
        for seat, other in ((self.seat, self.other), (self.other, self.seat)):
            player = game.players[seat]
            given = {kind: number for giver, kind, number in form.gifts if giver == seat}
            got = sum([number for giver, _, number in form.gifts if giver == other])
            found.append((GOODS, seat, player.goods - given.get(GOODS, 0) + got, -1))
            found.append((COMMODITIES, seat, player.commodities - given.get(COMMODITIES, 0), -1))
        return tuple(found)

    def note_terms(self, game: Galaxy, reply: Reply) -> Next:
        player = game.players[self.seat]
        player.talks = (*player.talks, self.other)
        form = reply.form()
        if form is None:
            return Done()
        self.terms, self.asked = form.gifts, self.other
        game.note("proposed", self.seat, self.other, *sums_of(self.terms, self.seat))
        return None

    def choose_consent(self, game: Galaxy) -> Next:
        """Asked also where nothing but a decline is possible: silence would tell what somebody lacks."""
        partner = self.seat if self.asked == self.other else self.other
        things = tuple([(f"gift {kind} {giver}", number) for giver, kind, number in self.terms])
        options = [DECLINE, ACCEPT] if can_be_kept(game, self.terms) else [DECLINE]
        about_terms = (("seat", partner), *things)
        if self.countered:
            return Decision(self.asked, "consent", options, things=about_terms, window=len(options) == 1)
        forms, rows = samples(game, self.asked, partner), rows_of(game, self.asked, partner)
        forms = [form for form in forms if sorted(form.gifts) != sorted(self.terms)]
        return Decision(self.asked, "consent", options, forms=forms, things=about_terms, rows=rows)

    def exchange(self, game: Galaxy, reply: Reply) -> Next:
        """Commodities become trade goods in other hands. Nothing is gained: that comes from the supply (39.2)."""
        form = reply.form()
        if form is not None:
            self.terms, self.asked, self.countered = form.gifts, self.seat, True
            game.note("other terms", self.other, self.seat, *sums_of(self.terms, self.other))
            return Goto("choose_consent")
        if reply.option().key == DECLINE.key:
            game.note("declined", self.asked, self.seat)
            return None
        one, two = game.players[self.seat], game.players[self.other]
        one.traded, two.traded = (*one.traded, self.other), (*two.traded, self.seat)
        for giver, kind, number in self.terms:
            player = game.players[giver]
            if kind == GOODS:
                player.goods -= number
            else:
                player.commodities -= number
            game.players[self.other if giver == self.seat else self.seat].goods += number
        game.note("transaction", self.seat, self.other, *sums_of(self.terms, self.seat))
        game.happen(AFTER_TRANSACTION, self.seat, about=self.other)
        return None


def rows_of(game: Galaxy, seat: int, other: int) -> tuple[Gift, ...]:
    rows: list[Gift] = []
    for giver in (seat, other):
        player = game.players[giver]
        rows += [(giver, GOODS, player.goods), (giver, COMMODITIES, player.commodities)]
    return tuple(rows)


def sums_of(terms: tuple[Gift, ...], seat: int) -> list[int]:
    """Goods and commodities that this seat gives, then those that the other one gives."""
    sums = [0, 0, 0, 0]
    for giver, kind, number in terms:
        sums[(0 if giver == seat else 2) + (kind == COMMODITIES)] += number
    return sums


def held(game: Galaxy, seat: int, kind: str) -> int:
    return game.players[seat].goods if kind == GOODS else game.players[seat].commodities


def can_be_kept(game: Galaxy, terms: tuple[Gift, ...]) -> bool:
    """Everybody still has what the terms say."""
    have = {GOODS: [player.goods for player in game.players], COMMODITIES: [each.commodities for each in game.players]}
    return all(number <= have[kind][giver] for giver, kind, number in terms)


def samples(game: Galaxy, seat: int, other: int) -> list[Form]:
    """Commodities for commodities, a commodity for a good, a gift."""
    mine, theirs = game.players[seat], game.players[other]
    forms: list[Form] = []
    number = min(mine.commodities, theirs.commodities)
    if number:
        forms.append(Form(((seat, COMMODITIES, number), (other, COMMODITIES, number))))
    if mine.commodities and theirs.goods:
        forms.append(Form(((seat, COMMODITIES, 1), (other, GOODS, 1))))
    if mine.goods:
        forms.append(Form(((seat, GOODS, 1),)))
    return forms
