"""Transactions: goods, commodities and notes change hands, if both agree. An aside, possible at any time of a turn."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, about
from orrery.kernel.procedure import Done, Next, Procedure, Step
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


def partners(game: Galaxy, seat: int) -> list[int]:
    """With whom this seat may make a transaction now: neighbours in one's turn, everybody during an agenda."""
    player = game.players[seat]
    if game.phase == ACTION and game.active != seat:
        return []
    talked = player.talks
    others = [
        other
        for other in range(game.seats)
        if other != seat and other not in player.traded and talked.count(other) < PROPOSALS
    ]
    if game.phase == AGENDA:
        return others
    return [other for other in others if has_anything(game, seat, other) and are_neighbours(game, seat, other)]


def has_anything(game: Galaxy, seat: int, other: int) -> bool:
    one, two = game.players[seat], game.players[other]
    return one.goods + one.commodities + two.goods + two.commodities > 0


def asides_of(game: Galaxy, seat: int) -> list[Option]:
    return [PROPOSE] if partners(game, seat) else []


class Transaction(Procedure):
    """One player proposes, the other accepts or declines; an accepted transaction is done at once."""

    STEPS = (
        Step("ti4:91.1", "choose_partner", "note_partner"),
        Step("ti4:91.2", "choose_terms", "note_terms", check="refuse_terms"),
        Step("ti4:91.4a", "choose_consent", "exchange"),
    )

    def __init__(self, seat: int, other: int = NOBODY, terms: tuple[Gift, ...] = ()) -> None:
        self.seat = seat
        self.other = other
        self.terms = terms

    def choose_partner(self, game: Galaxy) -> Next:
        return Decision(self.seat, "transaction with", about("seat", partners(game, self.seat)))

    def note_partner(self, game: Galaxy, reply: Reply) -> Next:
        self.other = reply.option().id()
        return None

    def choose_terms(self, game: Galaxy) -> Next:
        rows: list[Gift] = []
        for giver in (self.seat, self.other):
            player = game.players[giver]
            if player.goods:
                rows.append((giver, GOODS, player.goods))
            if player.commodities:
                rows.append((giver, COMMODITIES, player.commodities))
        forms = self._samples(game)
        return Decision(self.seat, "terms", [NO_DEAL], forms=forms, things=(("seat", self.other),), rows=tuple(rows))

    def _samples(self, game: Galaxy) -> list[Form]:
        """Commodities for commodities, a good for a good, a gift."""
        mine, theirs = game.players[self.seat], game.players[self.other]
        forms: list[Form] = []
        if mine.commodities and theirs.commodities:
            number = min(mine.commodities, theirs.commodities)
            forms.append(Form(((self.seat, COMMODITIES, number), (self.other, COMMODITIES, number))))
        if mine.commodities and theirs.goods:
            forms.append(Form(((self.seat, COMMODITIES, 1), (self.other, GOODS, 1))))
        if mine.goods:
            forms.append(Form(((self.seat, GOODS, 1),)))
        return forms

    def refuse_terms(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        return None if form.gifts else Refused("nothing-changes-hands", (), "ti4:91.2")

    def note_terms(self, game: Galaxy, reply: Reply) -> Next:
        player = game.players[self.seat]
        player.talks = (*player.talks, self.other)
        form = reply.form()
        if form is None:
            return Done()
        self.terms = form.gifts
        game.note("proposed", self.seat, self.other)
        return None

    def choose_consent(self, game: Galaxy) -> Next:
        things = tuple([(f"gift {kind} {giver}", number) for giver, kind, number in self.terms])
        return Decision(self.other, "consent", [DECLINE, ACCEPT], things=(("seat", self.seat), *things))

    def exchange(self, game: Galaxy, reply: Reply) -> Next:
        """Commodities become trade goods in other hands. Nothing is gained: that comes from the supply (39.2)."""
        if reply.option().key == DECLINE.key:
            game.note("declined", self.other, self.seat)
            return None
        one, two = game.players[self.seat], game.players[self.other]
        one.traded, two.traded = (*one.traded, self.other), (*two.traded, self.seat)
        for giver, kind, number in self.terms:
            player = game.players[giver]
            if kind == GOODS:
                player.goods -= number
            else:
                player.commodities -= number
        for giver, _, number in self.terms:
            game.players[self.other if giver == self.seat else self.seat].goods += number
        game.note("transaction", self.seat, self.other)
        game.happen(AFTER_TRANSACTION, self.seat, about=self.other)
        return None
