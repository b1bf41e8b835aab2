"""A deal: both main players showed a negotiate. Talks, terms, and what follows."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ATTACK, CARDS
from orrery.cosmic.encounter import DEAL, FAILED_DEAL, NOBODY, OFFENSE
from orrery.cosmic.queries import colonies_of, holds, main_of, opponent, other_side, ships_in_colonies
from orrery.cosmic.rules.aftermath import watch
from orrery.cosmic.rules.deed import turn_up
from orrery.cosmic.rules.losses import loss_of_choice
from orrery.cosmic.rules.moves import (
    card_options,
    free_from_warp,
    give_cards,
    know,
    picked_planets,
    random_cards,
    settle,
    ship_options,
    take_ships,
)
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.rules.terms import (
    AN_ATTACK,
    ANY,
    CARD,
    COLONY,
    OF_TYPE,
    RANDOM,
    RELEASE,
    SEAT_FACTOR,
    can_keep,
    colony_objection,
    most_particular_first,
    objection,
    releasing_sheet,
    sensible_terms,
)
from orrery.cosmic.state import BESIDE, GATE, Cosmic
from orrery.cosmic.windows import DEAL_FAILED, DEAL_MADE
from orrery.kernel.decision import Decision, Form, Gift, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step

OFFERS: Final = 8  # offers and counter-offers before the minute is over
FAILED_DEAL_SHIPS: Final = 3


class Deal(Procedure):
    """Allies go home; the main players talk; then the terms are carried out, or both pay for having failed."""

    STEPS = (
        Step("cosmic:reveal.negotiate.1", "allies_home"),
        Loop("cosmic:reveal.negotiate.2", "talk", "heard", check="check_terms"),
        Step("cosmic:reveal.negotiate.8", "say_how_it_went"),
        Step("cosmic:resolution.deal-made.1", "may_be_called_off"),
        Step("cosmic:reveal.negotiate.6", "gate_home"),
        Step("cosmic:resolution.deal-made.1", "finish_deal"),
    )

    def __init__(self, turn: int = OFFENSE, offer: tuple[Gift, ...] = (), offers: int = 0, over: bool = False) -> None:
        self.turn = turn  # the side that speaks
        self.offer = offer
        self.offers = offers
        self.over = over

    def allies_home(self, game: Cosmic) -> Next:
        for seat in range(game.seats):
            if seat != game.now().offense:
                take_ships(game, seat, GATE, game.players[seat].gate)
            take_ships(game, seat, BESIDE, game.players[seat].beside)
        return place_all(game)

    def talk(self, game: Cosmic) -> Next:
        """Offer, counter-offer, accept, or end the talks."""
        if self.over:
            return None
        seat = main_of(game, self.turn)
        options = [Option("end talks")]
        if self.offer and can_keep(game, seat, self.offer) and can_keep(game, opponent(game, seat), self.offer):
            options.append(Option("accept"))
        things = tuple([(f"gift {kind} {giver}", number) for giver, kind, number in self.offer])
        forms = sensible_terms(game, seat) if self.offers < OFFERS else []
        return Decision(seat, "deal", options, forms=forms if self.offers < OFFERS else None, things=things)

    def check_terms(self, game: Cosmic, seat: int, form: Form) -> str:
        return objection(game, seat, form, self.offer)

    def why_not(self, game: Cosmic, seat: int, thing: Thing) -> Refused | None:
        """Cards and colonies are no options: they go into the terms, as long as offers can be made."""
        kind, number = thing
        if kind not in ("card", "planet") or (kind == "card" and not holds(game, seat, number)):
            return None
        if self.offers >= OFFERS:
            return Refused("deal-offers", (OFFERS,))
        if kind == "card":
            return None
        keys = [colony_objection(game, giver, number) for giver in (seat, opponent(game, seat))]
        return None if "" in keys else Refused(min(keys, key=lambda each: each == "deal-no-colony"))

    def heard(self, game: Cosmic, reply: Reply) -> Next:
        form = reply.form()
        seat = main_of(game, self.turn)
        if form is not None:
            self.offer = form.gifts
            self.offers += 1
            turn_up_releasing(game, seat, form.gifts)
            tell_offer(game, seat, form.gifts)
            self.turn = other_side(self.turn)
            return None
        self.over = True
        if reply.option().key == "end talks":
            game.now().outcome = FAILED_DEAL
        return None

    def say_how_it_went(self, game: Cosmic) -> Next:
        if game.now().outcome == DEAL:
            game.note("deal", NOBODY)
        else:
            game.note("no deal", main_of(game, self.turn))
        return None

    def may_be_called_off(self, game: Cosmic) -> Next:
        """Nothing has changed hands yet."""
        return watch(game, DEAL_MADE) if game.now().outcome == DEAL else None

    def gate_home(self, game: Cosmic) -> Next:
        """An offense without a colony keeps its ships on the gate for the one that it was granted."""
        offense = game.now().offense
        granted = any(kind == COLONY and giver != offense for giver, kind, _ in self.offer)
        if granted and game.now().outcome == DEAL and not colonies_of(game, offense):
            return None
        take_ships(game, offense, GATE, game.players[offense].gate)
        return place_all(game)

    def finish_deal(self, game: Cosmic) -> Next:
        if game.now().outcome == DEAL:
            return Call(CarryOutDeal(most_particular_first(self.offer), []))
        return Call(FailedDeal())


class CarryOutDeal(Procedure):
    """First, line by line, what the terms leave to the giver's choice; then the rest changes hands; then colonies."""

    STEPS = (
        Step("cosmic:reveal.negotiate.5", "land_from_gate"),
        Loop("cosmic:reveal.negotiate.3", "choose_cards", "give_chosen"),
        Step("cosmic:resolution.deal-made.1", "hand_over"),
        Loop("cosmic:reveal.negotiate.5", "choose_ships", "found"),
    )

    def __init__(self, terms: tuple[Gift, ...], given: list[int], at: int = 0, founded: int = 0) -> None:
        self.terms = terms
        self.given = given  # cards that have changed hands
        self.at = at  # the line of the terms being chosen for
        self.founded = founded

    def land_from_gate(self, game: Cosmic) -> Next:
        """Ships that are still on the gate have no other place to go to than the colony that was granted."""
        offense = game.now().offense
        number = game.players[offense].gate
        for giver, kind, planet in self.terms:
            if number and kind == COLONY and giver != offense:
                take_ships(game, offense, GATE, number)
                settle(game, offense, planet, number)
        return None

    def choose_cards(self, game: Cosmic) -> Next:
        while self.at < len(self.terms):
            giver, kind, number = self.terms[self.at]
            if kind in (ANY, AN_ATTACK) or kind in OF_TYPE:
                fitting = self._fitting(game, giver, kind, number)
                wanted = min(1 if kind == AN_ATTACK else number, len(fitting))
                if wanted:
                    return Decision(giver, "deal cards", card_options(fitting), wanted, wanted)
            self.at += 1
        return None

    def give_chosen(self, game: Cosmic, reply: Reply) -> Next:
        self._give(game, self.terms[self.at][0], [option.id() for option in reply.options()])
        self.at += 1
        return None

    def _fitting(self, game: Cosmic, giver: int, kind: str, number: int) -> list[int]:
        """Neither a card just received nor one that is promised by name."""
        named = [card for who, what, card in self.terms if who == giver and what == CARD]
        free = [card for card in game.players[giver].hand if card not in self.given and card not in named]
        if kind == AN_ATTACK:
            return [card for card in free if CARDS[card].type == ATTACK and CARDS[card].value >= number]
        return [card for card in free if CARDS[card].type == OF_TYPE[kind]] if kind in OF_TYPE else free

    def _give(self, game: Cosmic, giver: int, cards: list[int]) -> None:
        give_cards(game, giver, opponent(game, giver), cards)
        self.given += cards

    def hand_over(self, game: Cosmic) -> Next:
        """Named cards, unless played since; blind cards out of what is left; ships that Zombie lets go."""
        for giver, kind, card in self.terms:
            if kind == CARD and card in game.players[giver].hand:
                self._give(game, giver, [card])
        blind: list[tuple[int, list[int]]] = []
        for giver, kind, number in self.terms:
            if kind == RANDOM:
                hand = game.players[giver].hand
                taken = self.given + [card for _, cards in blind for card in cards]
                left = [card for card in random_cards(game, giver, len(hand)) if card not in taken]
                blind.append((giver, left[:number]))
            elif kind == RELEASE:
                free_from_warp(game, number // SEAT_FACTOR, number % SEAT_FACTOR)
        for giver, cards in blind:
            self._give(game, giver, cards)
        return place_all(game)

    def choose_ships(self, game: Cosmic) -> Next:
        """The receiver founds the colony with any ships that are not in the warp."""
        grants = [(giver, planet) for giver, kind, planet in self.terms if kind == COLONY]
        while self.founded < len(grants):
            giver, planet = grants[self.founded]
            receiver = opponent(game, giver)
            most = ships_in_colonies(game, receiver)
            if most and not game.colonies[planet][receiver]:
                options = ship_options(game, receiver, colonies_of(game, receiver), most)
                return Decision(receiver, "deal colony", options, 1, most, things=(("planet", planet),))
            self.founded += 1
        return None

    def found(self, game: Cosmic, reply: Reply) -> Next:
        grants = [(giver, planet) for giver, kind, planet in self.terms if kind == COLONY]
        giver, planet = grants[self.founded]
        receiver = opponent(game, giver)
        sent = 0
        for source, number in picked_planets(reply.options()):
            take_ships(game, receiver, source, number)
            sent += number
        settle(game, receiver, planet, sent)
        self.founded += 1
        return None


class FailedDeal(Procedure):
    """Both main players lose three ships of their choice."""

    STEPS = (Step("cosmic:resolution.deal-failed.1", "before"), Loop("cosmic:resolution.deal-failed.1", "next_loss"))

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def before(self, game: Cosmic) -> Next:
        game.note("deal failed", NOBODY)
        return watch(game, DEAL_FAILED)

    def next_loss(self, game: Cosmic) -> Next:
        if self.done == 2:
            return None
        self.done += 1
        seat = main_of(game, self.done)
        number = FAILED_DEAL_SHIPS + sum(each.failed_deal_ships(seat) for each in game.modifiers())
        return Call(loss_of_choice(game, seat, max(0, number)))


def turn_up_releasing(game: Cosmic, seat: int, gifts: tuple[Gift, ...]) -> None:
    """A hidden sheet shows itself by an offer that only it allows."""
    sheet = releasing_sheet(game, seat, True)
    if sheet is not None and any(giver == seat and kind == RELEASE for giver, kind, _ in gifts):
        turn_up(game, seat, sheet)


def tell_offer(game: Cosmic, seat: int, gifts: tuple[Gift, ...]) -> None:
    """Everybody hears how much is offered; which card is named, only the two who talk."""
    other = opponent(game, seat)
    for giver, kind, number in gifts:
        if kind == CARD:
            game.note_learned("offer card", seat, [number], [seat, other], giver)
            know(game, other if giver == seat else seat, [number])
        else:
            game.note(f"offer {kind}", seat, giver, number)
