"""Transactions: goods, commodities and notes change hands, if both agree. An aside, possible at any time of a turn."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum, Thing, about
from orrery.kernel.procedure import Done, Goto, Next, Procedure, Step
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.initiative import order_of
from orrery.ti4.rules.note_moves import give_note, notes_possible, see_note
from orrery.ti4.state import ACTION, AGENDA, NOBODY, Galaxy
from orrery.ti4.windows import AFTER_TRANSACTION, PHASE_DEPENDENT

PROPOSE: Final = Option("propose transaction")
NO_DEAL: Final = Option("no deal")
ACCEPT: Final = Option("accept")
DECLINE: Final = Option("decline")
GOODS: Final = "goods"
COMMODITIES: Final = "commodities"
NAMED_NOTE: Final = "note "  # and its number: that promissory note
ANY_NOTE: Final = "note"  # one of the giver's choice
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
    hands = len(one.notes) + len(two.notes)
    return hands + one.goods + one.commodities + two.goods + two.commodities > 0


def asides_of(game: Galaxy, seat: int) -> list[Option]:
    return [PROPOSE] if partners(game, seat) else []


class Transaction(Procedure):
    """One player proposes, the other accepts, declines or names other terms once; what is accepted is done at once."""

    STEPS = (
        Step("ti4:91.1", "choose_partner", "note_partner"),
        Step("ti4:91.2", "choose_terms", "note_terms", check="refuse_terms"),
        Step("ti4:91.4a", "choose_consent", "note_consent", check="refuse_terms"),
        Step("ti4:95.5", "choose_note", "name_note"),
        Step("ti4:91.2", "exchange"),
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
        if not form.gifts:
            return Refused("nothing-changes-hands", (), "ti4:91.2")
        for giver in (self.seat, self.other):
            if sum([number for each, kind, number in form.gifts if each == giver and is_note(kind)]) > 1:
                return Refused("one-note", (giver,), "ti4:91.2")
        return None

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        """What both would hold: commodities are trade goods in other hands."""
        found: list[Sum] = []
        for seat, other in ((self.seat, self.other), (self.other, self.seat)):
            player = game.players[seat]
            given = {kind: number for giver, kind, number in form.gifts if giver == seat}
            got = sum([number for giver, kind, number in form.gifts if giver == other and not is_note(kind)])
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
        show_offered(game, self.terms, self.seat, self.other)
        game.note("proposed", self.seat, self.other, *sums_of(self.terms, self.seat))
        return None

    def choose_consent(self, game: Galaxy) -> Next:
        """Asked also where nothing but a decline is possible (`asks_forced`): silence would tell what is lacking."""
        options = [DECLINE, ACCEPT] if can_be_kept(game, self.terms) else [DECLINE]
        about_terms, partner = self.said(), self.partner()
        if self.countered:
            return Decision(self.asked, "consent", options, things=about_terms)
        forms, rows = samples(game, self.asked, partner), rows_of(game, self.asked, partner)
        forms = [form for form in forms if sorted(form.gifts) != sorted(self.terms)]
        return Decision(self.asked, "consent", options, forms=forms, things=about_terms, rows=rows)

    def partner(self) -> int:
        """Whom the one who is asked deals with."""
        return self.seat if self.asked == self.other else self.other

    def said(self) -> tuple[Thing, ...]:
        """What a question about the terms names: the partner, then line by line who gives what."""
        return (("seat", self.partner()), *[(f"gift {kind} {giver}", number) for giver, kind, number in self.terms])

    def note_consent(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        if form is not None:
            self.terms, self.asked, self.countered = form.gifts, self.seat, True
            show_offered(game, self.terms, self.other, self.seat)
            game.note("other terms", self.other, self.seat, *sums_of(self.terms, self.other))
            return Goto("choose_consent")
        if reply.option().key == DECLINE.key:
            game.note("declined", self.asked, self.seat)
            player = game.players[self.seat]
            player.refused = (*player.refused, self.other)
            return Done()
        return None

    def choose_note(self, game: Galaxy) -> Next:
        """Only who consents may have been asked for a note of their choice."""
        if not any(kind == ANY_NOTE for _, kind, _ in self.terms):
            return None
        notes = about("note", sorted(game.players[self.asked].notes))
        return Decision(self.asked, "give note", notes, things=self.said())

    def name_note(self, game: Galaxy, reply: Reply) -> Next:
        named: list[Gift] = [(self.asked, f"{NAMED_NOTE}{reply.option().id()}", 1)]
        self.terms = tuple([line for line in self.terms if line[1] != ANY_NOTE] + named)
        return None

    def exchange(self, game: Galaxy) -> Next:
        """Commodities become trade goods in other hands. Nothing is gained: that comes from the supply (39.2)."""
        one, two = game.players[self.seat], game.players[self.other]
        one.traded, two.traded = (*one.traded, self.other), (*two.traded, self.seat)
        for giver, kind, number in self.terms:
            player = game.players[giver]
            if is_note(kind):
                continue
            if kind == GOODS:
                player.goods -= number
            else:
                player.commodities -= number
            game.players[self.other if giver == self.seat else self.seat].goods += number
        game.note("transaction", self.seat, self.other, *sums_of(self.terms, self.seat))
        self._exchange_notes(game)
        game.happen(AFTER_TRANSACTION, self.seat, about=self.other)
        return None

    def _exchange_notes(self, game: Galaxy) -> None:
        """Who comes first in the order of the phase receives first: it may be the point that ends the game."""
        order = order_of(game, PHASE_DEPENDENT)
        given = [(giver, int(kind.removeprefix(NAMED_NOTE))) for giver, kind, _ in self.terms if is_note(kind)]
        receivers = {self.seat: self.other, self.other: self.seat}
        for giver, note in sorted(given, key=lambda line: order.index(receivers[line[0]])):
            give_note(game, giver, receivers[giver], note)


def rows_of(game: Galaxy, seat: int, other: int) -> tuple[Gift, ...]:
    """What both could give, as far as the first of them knows: of the other hand every note that may be in it."""
    rows: list[Gift] = []
    for giver in (seat, other):
        player = game.players[giver]
        rows += [(giver, GOODS, player.goods), (giver, COMMODITIES, player.commodities)]
        rows += [(giver, f"{NAMED_NOTE}{note}", 1) for note in notes_possible(game, seat, giver)]
    if game.players[other].notes:
        rows.append((other, ANY_NOTE, 1))
    return tuple(rows)


def show_offered(game: Galaxy, terms: tuple[Gift, ...], seat: int, other: int) -> None:
    """Who is offered a note by name learns that it is there to be given."""
    for giver, kind, _ in terms:
        if giver == seat and is_note(kind):
            see_note(game, other, int(kind.removeprefix(NAMED_NOTE)))


def is_note(kind: str) -> bool:
    return kind.startswith(ANY_NOTE)


def sums_of(terms: tuple[Gift, ...], seat: int) -> list[int]:
    """Goods and commodities that this seat gives, then those that the other one gives."""
    sums = [0, 0, 0, 0]
    for giver, kind, number in terms:
        if not is_note(kind):
            sums[(0 if giver == seat else 2) + (kind == COMMODITIES)] += number
    return sums


def held(game: Galaxy, seat: int, kind: str) -> int:
    return game.players[seat].goods if kind == GOODS else game.players[seat].commodities


def can_be_kept(game: Galaxy, terms: tuple[Gift, ...]) -> bool:
    """Everybody still has what the terms say."""
    return all(number <= amount_held(game, giver, kind) for giver, kind, number in terms)


def amount_held(game: Galaxy, seat: int, kind: str) -> int:
    player = game.players[seat]
    if kind == ANY_NOTE:
        return len(player.notes)
    return int(int(kind.removeprefix(NAMED_NOTE)) in player.notes) if is_note(kind) else held(game, seat, kind)


def samples(game: Galaxy, seat: int, other: int) -> list[Form]:
    """Commodities for commodities, a commodity for a good, a gift; a note for a note, for a good, for nothing."""
    mine, theirs = game.players[seat], game.players[other]
    forms: list[Form] = []
    number = min(mine.commodities, theirs.commodities)
    if number:
        forms.append(Form(((seat, COMMODITIES, number), (other, COMMODITIES, number))))
    if mine.commodities and theirs.goods:
        forms.append(Form(((seat, COMMODITIES, 1), (other, GOODS, 1))))
    if mine.goods:
        forms.append(Form(((seat, GOODS, 1),)))
    return [*forms, *note_samples(game, seat, other)]


def note_samples(game: Galaxy, seat: int, other: int) -> list[Form]:
    forms: list[Form] = []
    for note in sorted(game.players[seat].notes):
        mine: Gift = (seat, f"{NAMED_NOTE}{note}", 1)
        if game.players[other].notes:
            forms.append(Form((mine, (other, ANY_NOTE, 1))))
        forms.append(Form((mine, (other, GOODS, 1)) if game.players[other].goods else (mine,)))
    return forms
