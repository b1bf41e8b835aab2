"""Transactions: goods, commodities, notes and relic fragments change hands, if both agree. An aside, possible at any
time of a turn. Action cards are part of the terms where somebody may trade them; what else may be is in `wares`."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Sum, Thing, about
from orrery.kernel.procedure import Call, Done, Goto, Loop, Next, Procedure, Step
from orrery.kernel.window import Window
from orrery.ti4.adjacency import are_neighbours
from orrery.ti4.components import COMPONENTS, NOTE
from orrery.ti4.initiative import order_of
from orrery.ti4.knowledge import know, known_in_hands
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding
from orrery.ti4.rules.commodities import reward_for_gift
from orrery.ti4.rules.control import GainControl
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.giving import give_card
from orrery.ti4.rules.leaving import LeavePlanet, refuges
from orrery.ti4.rules.note_moves import give_note, may_be_given, notes_for, notes_possible, see_note
from orrery.ti4.rules.production import Produce
from orrery.ti4.rules.spending import is_price_open
from orrery.ti4.rules.wares import CAPTIVES, FRAGMENTS, NAMED_PLANET, hand_over, is_ware, wares
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
NAMED_CARD: Final = "card "  # and its number: that action card
ANY_CARD: Final = "card"  # so many of the giver's choice
COUNTED: Final = (ANY_CARD, FRAGMENTS, CAPTIVES, NAMED_PLANET)
PROPOSALS: Final = 3  # to one player in one turn; the rules set no number, but talks must end


def why_no_partner(game: Galaxy, seat: int, other: int) -> Refused | None:
    """Why these two can make no transaction now: neighbours in the turn of one, everybody during an agenda."""
    player = game.players[seat]
    if game.phase not in (ACTION, AGENDA) or (game.phase == ACTION and game.active != seat):
        return Refused("not-your-turn", (game.active,), "ti4:91.1")
    if game.phase == AGENDA and not any(frame.procedure.SCOPE == "agenda" for frame in game.stack):
        return Refused("no-agenda-open", (), "ti4:91.6")
    if is_paid(game):
        return Refused("price-open", (), "ti4:26.0")
    if is_begun(game):
        return Refused("ability-begun", (), "ti4:31.7")
    if game.players[other].eliminated:
        return Refused("eliminated", (other,), "ti4:16")
    if other in player.traded:
        return Refused("traded-already", (other,), "ti4:91.1" if game.phase == ACTION else "ti4:91.6")
    if player.talks.count(other) >= PROPOSALS:
        return Refused("proposals-enough", (other, PROPOSALS), "ti4:91.1")
    if not has_anything(game, seat, other):
        return Refused("nothing-to-trade", (other,), "ti4:91.3")
    if game.phase == ACTION and not may_meet(game, seat, other):
        return Refused("no-neighbour", (other,), "ti4:91.1")
    return None


def may_meet(game: Galaxy, seat: int, other: int) -> bool:
    """These two are neighbours, or need not be."""
    if any(each.trades_afar(game, seat, other) for each in deciding(game, Modifier.trades_afar)):
        return True
    return are_neighbours(game, seat, other)


def trades_cards(game: Galaxy, seat: int, other: int) -> bool:
    """Action cards may be part of a transaction of these two (91.3a)."""
    found = deciding(game, Modifier.trades_cards)
    return any(each.trades_cards(game, seat) or each.trades_cards(game, other) for each in found)


def is_paid(game: Galaxy) -> bool:
    """Somebody has ordered what a price was counted for, and pays it: until then nothing else may take the goods."""
    if is_price_open(game):
        return True
    for frame in game.stack:
        now = frame.procedure
        if isinstance(now, Produce) and now.built:
            return True
        if isinstance(now, Deed) and now.PRICED:
            return True
    return False


def is_begun(game: Galaxy) -> bool:
    """A card or an ability has been announced and is not resolved yet: what it was seen to be possible with, targets
    and price, changes hands neither while it is chosen nor while others answer."""
    for frame in game.stack:
        if isinstance(frame.procedure, Deed) and frame.at <= frame.position("commit_unless_cancelled"):
            return True
    return False


def partners(game: Galaxy, seat: int) -> list[int]:
    """With whom this seat may make a transaction now."""
    return [other for other in range(game.seats) if other != seat and why_no_partner(game, seat, other) is None]


def has_partner(game: Galaxy, seat: int) -> bool:
    """Anybody will do: this is asked at every question."""
    return any(other != seat and why_no_partner(game, seat, other) is None for other in range(game.seats))


def has_anything(game: Galaxy, seat: int, other: int) -> bool:
    one, two = game.players[seat], game.players[other]
    if one.notes or two.notes or one.goods + one.commodities + two.goods + two.commodities > 0:
        return True
    if (one.hand or two.hand) and trades_cards(game, seat, other):
        return True
    return bool(wares(game, seat, other) or wares(game, other, seat))


def asides_of(game: Galaxy, seat: int) -> list[Option]:
    return [PROPOSE] if has_partner(game, seat) and not is_note_played(game) else []


def is_note_played(game: Galaxy) -> bool:
    """A note is being carried out: it cannot be given to anybody meanwhile."""
    sources = [getattr(frame.procedure, "source", NOBODY) for frame in game.stack]
    return any(source != NOBODY and COMPONENTS[source].kind == NOTE for source in sources)


class Transaction(Procedure):
    """One player proposes, the other accepts, declines or names other terms once; what is accepted is done at once."""

    STEPS = (
        Step("ti4:91.1", "choose_partner", "note_partner"),
        Step("ti4:91.2", "choose_terms", "note_terms", check="refuse_terms"),
        Step("ti4:91.4a", "choose_consent", "note_consent", check="refuse_terms"),
        Step("ti4:95.5", "choose_note", "name_note"),
        Step("ti4:91.3a", "choose_cards", "name_cards"),
        Step("ti4:91.2", "exchange"),
        Loop("ti4:53.6", "hand_over_next_planet"),
    )

    def __init__(
        self,
        seat: int,
        other: int = NOBODY,
        terms: tuple[Gift, ...] = (),
        asked: int = NOBODY,
        countered: bool = False,
        granted: bool = False,
    ) -> None:
        self.seat = seat
        self.other = other
        self.terms = terms
        self.asked = asked  # who must consent to the terms
        self.countered = countered
        self.granted = granted  # by an ability: it does not count among those of the turn or agenda

    def choose_partner(self, game: Galaxy) -> Next:
        if self.granted:
            return None
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
            cards, held_there = cards_given(form.gifts, giver), len(game.players[giver].hand)
            if cards > held_there:
                return Refused("not-so-many-cards", (giver, cards, held_there), "ti4:91.3a")
            left = planets_left(game, form.gifts, giver)
            if left and not refuges(game, giver, left[0], left[1:]):
                return Refused("nowhere-to-go", (giver,), "ti4:34.4")
        return None

    def sums(self, game: Galaxy, decision: Decision, form: Form) -> tuple[Sum, ...]:
        """What both would hold: commodities are trade goods in other hands."""
        found: list[Sum] = []
        for seat, other in ((self.seat, self.other), (self.other, self.seat)):
            player = game.players[seat]
            given = {kind: number for giver, kind, number in form.gifts if giver == seat}
            got = sum([number for giver, kind, number in form.gifts if giver == other and is_wealth(kind)])
            found.append((GOODS, seat, player.goods - given.get(GOODS, 0) + got, -1))
            found.append((COMMODITIES, seat, player.commodities - given.get(COMMODITIES, 0), -1))
        return tuple(found)

    def note_terms(self, game: Galaxy, reply: Reply) -> Next:
        player = game.players[self.seat]
        if not self.granted:
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
        options = [DECLINE, ACCEPT] if can_be_kept(game, self.terms, self.seat + self.other) else [DECLINE]
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
        notes = about("note", notes_for(game, self.asked, self.partner()))
        return Decision(self.asked, "give note", notes, things=self.said())

    def name_note(self, game: Galaxy, reply: Reply) -> Next:
        named: list[Gift] = [(self.asked, f"{NAMED_NOTE}{reply.option().id()}", 1)]
        self.terms = tuple([line for line in self.terms if line[1] != ANY_NOTE] + named)
        return None

    def choose_cards(self, game: Galaxy) -> Next:
        """Action cards of the choice of who consents, besides those that are named."""
        number = sum([number for _, kind, number in self.terms if kind == ANY_CARD])
        if not number:
            return None
        named = [int(kind.removeprefix(NAMED_CARD)) for _, kind, _ in self.terms if kind.startswith(NAMED_CARD)]
        cards = [card for card in sorted(game.players[self.asked].hand) if card not in named]
        return Decision(self.asked, "give cards", about("card", cards), number, number, things=self.said())

    def name_cards(self, game: Galaxy, reply: Reply) -> Next:
        named: list[Gift] = [(self.asked, f"{NAMED_CARD}{option.id()}", 1) for option in reply.options()]
        self.terms = tuple([line for line in self.terms if line[1] != ANY_CARD] + named)
        return None

    def exchange(self, game: Galaxy) -> Next:
        """Commodities become trade goods in other hands. Nothing is gained: that comes from the supply (39.2)."""
        one, two = game.players[self.seat], game.players[self.other]
        if not self.granted:
            one.traded, two.traded = (*one.traded, self.other), (*two.traded, self.seat)
        for giver, kind, number in self.terms:
            player = game.players[giver]
            if not is_wealth(kind):
                continue  # wares, notes and cards follow
            if kind == GOODS:
                player.goods -= number
            else:
                player.commodities -= number
            game.players[self.other if giver == self.seat else self.seat].goods += number
        game.note("transaction", self.seat, self.other, *sums_of(self.terms, self.seat))
        for giver, kind, number in self.terms:
            if is_ware(kind):
                hand_over(game, giver, self.other if giver == self.seat else self.seat, kind, number)
        self._reward_gifts(game)
        self._exchange_cards(game)
        self._exchange_notes(game)
        for seat in (self.seat, self.other):
            game.look_at_leaders(seat)
        game.happen(AFTER_TRANSACTION, self.seat, about=self.other)  # each of the two has resolved it
        game.happen(AFTER_TRANSACTION, self.other, about=self.seat)
        self._ask_once_more(game)
        return None

    def _ask_once_more(self, game: Galaxy) -> None:
        """A note or a card may be played at once in the moment in which it was received, though its new holder had
        nothing for it before (F.general.9)."""
        if any(is_note(kind) or is_card(kind) for _, kind, _ in self.terms):
            window = game.beneath(self)
            if isinstance(window, Window):
                window.passes = 0

    def _reward_gifts(self, game: Galaxy) -> None:
        """Goods that come with what is given are a part of the transaction: nobody answers them by themselves."""
        for giver, receiver in ((self.seat, self.other), (self.other, self.seat)):
            given = sum([number for each, kind, number in self.terms if each == giver and kind == COMMODITIES])
            reward = reward_for_gift(game, giver, receiver, given)
            for seat in (giver, receiver) if reward else ():
                game.players[seat].goods += reward
                game.note("goods", seat, reward)

    def hand_over_next_planet(self, game: Galaxy) -> Next:
        """Who gives the card of a planet away leaves it first; then who receives it gains control of it."""
        for at, (giver, kind, _) in enumerate(self.terms):
            if kind.startswith(NAMED_PLANET):
                planet = int(kind.removeprefix(NAMED_PLANET))
                if game.players[giver].troops_on(planet):
                    return Call(LeavePlanet(giver, planet, planets_left(game, self.terms[at + 1 :], giver)))
                self.terms = (*self.terms[:at], *self.terms[at + 1 :])
                receiver = self.other if giver == self.seat else self.seat
                return Call(GainControl(receiver, planet))
        return None

    def _exchange_cards(self, game: Galaxy) -> None:
        """Too many in a hand are due at once."""
        for giver, kind, _ in self.terms:
            if is_card(kind):
                receiver = self.other if giver == self.seat else self.seat
                give_card(game, giver, receiver, int(kind.removeprefix(NAMED_CARD)))

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
        taker = other if giver == seat else seat
        notes = [note for note in notes_possible(game, seat, giver) if may_be_given(game, taker, note)]
        rows += [(giver, f"{NAMED_NOTE}{note}", 1) for note in notes]
        rows += wares(game, giver, taker)
    if game.players[other].notes:
        rows.append((other, ANY_NOTE, 1))
    return (*rows, *card_rows(game, seat, other))


def card_rows(game: Galaxy, seat: int, other: int) -> list[Gift]:
    """Action cards that both could give: one's own, of the other hand those that one knows, and any of them."""
    if not trades_cards(game, seat, other):
        return []
    rows: list[Gift] = [(seat, f"{NAMED_CARD}{card}", 1) for card in sorted(game.players[seat].hand)]
    hand = game.players[other].hand
    rows += [(other, f"{NAMED_CARD}{card}", 1) for card, _ in known_in_hands(game, seat) if card in hand]
    return [*rows, (other, ANY_CARD, len(hand))] if hand else rows


def show_offered(game: Galaxy, terms: tuple[Gift, ...], seat: int, other: int) -> None:
    """Who is offered a note or a card by name learns that it is there to be given."""
    for giver, kind, _ in terms:
        if giver == seat and is_note(kind):
            see_note(game, other, int(kind.removeprefix(NAMED_NOTE)))
        elif giver == seat and is_card(kind):
            know(game, other, int(kind.removeprefix(NAMED_CARD)), 1 << seat)


def is_note(kind: str) -> bool:
    return kind.startswith(ANY_NOTE)


def is_card(kind: str) -> bool:
    return kind.startswith(ANY_CARD)


def is_wealth(kind: str) -> bool:
    return kind in (GOODS, COMMODITIES)


def planets_left(game: Galaxy, terms: tuple[Gift, ...], giver: int) -> tuple[int, ...]:
    """The planets that one side gives away with units of its own on them."""
    named = [kind for each, kind, _ in terms if each == giver and kind.startswith(NAMED_PLANET)]
    planets = [int(kind.removeprefix(NAMED_PLANET)) for kind in named]
    return tuple([planet for planet in planets if game.players[giver].troops_on(planet)])


def cards_given(terms: tuple[Gift, ...], giver: int) -> int:
    """The action cards that one side gives, named or not."""
    return sum([number for each, kind, number in terms if each == giver and is_card(kind)])


def sums_of(terms: tuple[Gift, ...], seat: int) -> list[int]:
    """Goods and commodities that this seat gives, then those that the other one gives; then of both, as far as there
    are any: action cards, relic fragments, captured units, planets."""
    sums, more = [0, 0, 0, 0], [0] * (2 * len(COUNTED))
    for giver, kind, number in terms:
        if is_wealth(kind):
            sums[(0 if giver == seat else 2) + (kind == COMMODITIES)] += number
        for at, begins in enumerate(COUNTED):
            if kind.startswith(begins):
                more[2 * at + int(giver != seat)] += number
    while more and not any(more[-2:]):
        del more[-2:]
    return sums + more


def held(game: Galaxy, seat: int, kind: str) -> int:
    return game.players[seat].goods if kind == GOODS else game.players[seat].commodities


def can_be_kept(game: Galaxy, terms: tuple[Gift, ...], both: int) -> bool:
    """Everybody still has what the terms say. Of the two their sum is told: less the giver it is who receives."""
    if any(cards_given(terms, giver) > len(game.players[giver].hand) for giver, _, _ in terms):
        return False
    return all(number <= amount_held(game, giver, both - giver, kind) for giver, kind, number in terms)


def amount_held(game: Galaxy, seat: int, other: int, kind: str) -> int:
    """How many of a kind the one could give the other."""
    player = game.players[seat]
    if kind == ANY_NOTE:
        return len(notes_for(game, seat, other))
    if is_ware(kind):
        return sum([number for _, each, number in wares(game, seat, other) if each == kind])
    if is_card(kind):
        return len(player.hand) if kind == ANY_CARD else int(int(kind.removeprefix(NAMED_CARD)) in player.hand)
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
    forms += ware_samples(game, seat, other)
    return [*forms, *note_samples(game, seat, other), *card_samples(game, seat, other)]


def ware_samples(game: Galaxy, seat: int, other: int) -> list[Form]:
    """One of what else may be traded: for a good, else for nothing; and the same the other way round."""
    forms: list[Form] = []
    for giver, taker in ((seat, other), (other, seat)):
        for _, kind, _ in wares(game, giver, taker):
            line: Gift = (giver, kind, 1)
            forms.append(Form((line, (taker, GOODS, 1)) if game.players[taker].goods else (line,)))
    return forms


def note_samples(game: Galaxy, seat: int, other: int) -> list[Form]:
    forms: list[Form] = []
    for note in notes_for(game, seat, other):
        mine: Gift = (seat, f"{NAMED_NOTE}{note}", 1)
        if game.players[other].notes:
            forms.append(Form((mine, (other, ANY_NOTE, 1))))
        forms.append(Form((mine, (other, GOODS, 1)) if game.players[other].goods else (mine,)))
    return forms


def card_samples(game: Galaxy, seat: int, other: int) -> list[Form]:
    """An action card for a card, for a good, for nothing; a good for a card."""
    if not trades_cards(game, seat, other):
        return []
    mine, theirs = game.players[seat], game.players[other]
    forms: list[Form] = []
    for card in sorted(mine.hand):
        given: Gift = (seat, f"{NAMED_CARD}{card}", 1)
        if theirs.hand:
            forms.append(Form((given, (other, ANY_CARD, 1))))
        forms.append(Form((given, (other, GOODS, 1)) if theirs.goods else (given,)))
    if mine.goods and theirs.hand:
        forms.append(Form(((seat, GOODS, 1), (other, ANY_CARD, 1))))
    return forms
