"""Phase 5: Planning. Both main players lay an encounter card face down."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ARTIFACT, ATTACK, CARDS, FLARE, REINFORCEMENT
from orrery.cosmic.encounter import DEFENSE, FACE_DOWN, NO_CARD, NOBODY, OFFENSE, TURN_ENDS, UNINVOLVED
from orrery.cosmic.queries import holds, main_of, playable, side_of
from orrery.cosmic.rules.aftermath import decide, watch
from orrery.cosmic.rules.hand import CheckHand
from orrery.cosmic.rules.moves import card_options, has_encounter_card, know
from orrery.cosmic.sheet import lender, sheet_of
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_PLACED, FLIPPING, OPEN_CARD
from orrery.kernel.decision import Answer, Decision, Decisions, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Goto, Loop, Next, Procedure, Step

NO_ENCOUNTER_CARD: Final = {
    REINFORCEMENT: "cosmic:reinforcements.1",
    ARTIFACT: "cosmic:artifacts.1",
    FLARE: "cosmic:flares.1",
}


class Planning(Procedure):
    """The hands are checked, before and after what may be done before cards are chosen; then cards are laid."""

    STEPS = (
        Step("cosmic:new-hand.4", "check_defense"),
        Step("cosmic:new-hand.2", "check_offense"),
        Step("cosmic:planning.1", "before"),
        Step("cosmic:new-hand.4", "check_defense_again"),
        Step("cosmic:new-hand.2", "check_offense_again"),
        Step("cosmic:conflict.1", "choose_open_card", "lay_open_card"),
        Step("cosmic:zap.1", "use_sheet_openly"),
        Step("cosmic:zap.2", "choose_openly_again"),
        Step("cosmic:planning.1", "bluff_openly"),
        Step("cosmic:planning.1", "turn_up"),
        Step("cosmic:planning.1", "watch_open_card"),
        Step("cosmic:new-hand.4", "check_defense_last"),
        Step("cosmic:new-hand.2", "check_offense_last"),
        Step("cosmic:planning.1", "choose_cards", "lay_cards"),
        Loop("cosmic:zap.1", "use_sheet"),
        Step("cosmic:zap.2", "choose_again"),
        Step("cosmic:planning.1", "placed"),
    )

    def __init__(self, settled: int = 0) -> None:
        self.settled = settled  # sides whose use of a sheet is settled

    def check_defense(self, game: Cosmic) -> Next:
        """If the turn ends for want of a card of the offense, the defense needs none."""
        over = self.check_offense(game)
        if over is not None:
            return over
        if game.now().laid[1] != NO_CARD:
            return None
        return None if has_encounter_card(game, game.now().defense) else Call(CheckHand(game.now().defense))

    def check_offense(self, game: Cosmic) -> Next:
        """An offense with nothing to play ends its turn at once."""
        encounter = game.now()
        if encounter.laid[0] != NO_CARD or has_encounter_card(game, encounter.offense):
            return None
        if not playable(game, encounter.offense):
            take_back(game, DEFENSE)
            game.note("no encounter card", game.now().offense)
            return decide(game, TURN_ENDS)
        return None

    def before(self, game: Cosmic) -> Next:
        return watch(game, BEFORE_CARDS)

    def check_defense_again(self, game: Cosmic) -> Next:
        return self.check_defense(game)

    def check_offense_again(self, game: Cosmic) -> Next:
        return self.check_offense(game)

    def choose_open_card(self, game: Cosmic) -> Next:
        """Some power makes its opponent lay the card face up first."""
        side = laid_openly(game)
        if not side:
            return None
        return Decision(main_of(game, side), "open card", card_options(choices(game, side)))

    def lay_open_card(self, game: Cosmic, reply: Reply) -> Next:
        lay(game, reply.answers[0])
        return None

    def use_sheet_openly(self, game: Cosmic) -> Next:
        return use_to_lay(game, OFFENSE) or use_to_lay(game, DEFENSE)

    def choose_openly_again(self, game: Cosmic) -> Next:
        """The card went back to the sheet before anybody saw it."""
        if laid_openly(game) and game.now().laid == [NO_CARD, NO_CARD]:
            return Goto("check_defense_again")
        return None

    def bluff_openly(self, game: Cosmic) -> Next:
        """The card is turned up at once, but for somebody who may bluff about it."""
        for side in (OFFENSE, DEFENSE):
            if game.now().laid[side - 1] != NO_CARD:
                return watch(game, FLIPPING, (main_of(game, side),))
        return None

    def turn_up(self, game: Cosmic) -> Next:
        encounter = game.now()
        for side in (OFFENSE, DEFENSE):
            card = encounter.laid[side - 1]
            if card != NO_CARD and encounter.claimed != side:
                encounter.open_cards[side - 1] = True
                game.note_shown("open card", main_of(game, side), card)
        return None

    def watch_open_card(self, game: Cosmic) -> Next:
        return watch(game, OPEN_CARD) if any(game.now().open_cards) or game.now().claimed else None

    def choose_cards(self, game: Cosmic) -> Next:
        decisions: list[Decision] = []
        for side in (OFFENSE, DEFENSE):
            if game.now().laid[side - 1] == NO_CARD:
                decisions.append(Decision(main_of(game, side), "encounter card", card_options(choices(game, side))))
        return Decisions(decisions)

    def why_not(self, game: Cosmic, seat: int, thing: Thing) -> Refused | None:
        """Only encounter cards are laid, and of those what a duty leaves."""
        kind, card = thing
        if kind != "card" or not holds(game, seat, card):
            return None
        if not CARDS[card].is_encounter:
            return no_encounter_card(card)
        left = choices(game, side_of(game, seat))
        if CARDS[card].type != ATTACK and all(CARDS[other].type == ATTACK for other in left) and len(left) > 1:
            return Refused("lay-an-attack", (len(left),), "cosmic:conflict.1")
        return Refused("lay-that-card", (left[0],), "cosmic:conflict.1")

    def lay_cards(self, game: Cosmic, reply: Reply) -> Next:
        for answer in reply.answers:
            lay(game, answer)
        game.note("cards laid", NOBODY)
        return None

    def use_sheet(self, game: Cosmic) -> Next:
        """Laying a card that a sheet lends is a use of its power."""
        while self.settled < DEFENSE:
            self.settled += 1
            if not game.now().open_cards[self.settled - 1] and game.now().claimed != self.settled:
                use = use_to_lay(game, self.settled)
                if use is not None:
                    return use
        return None

    def check_defense_last(self, game: Cosmic) -> Next:
        return self.check_defense(game)

    def check_offense_last(self, game: Cosmic) -> Next:
        return self.check_offense(game)

    def choose_again(self, game: Cosmic) -> Next:
        """Whoever got the card back chooses another one; the other card stays."""
        self.settled = 0
        return Goto("check_defense_last") if NO_CARD in game.now().laid else None

    def placed(self, game: Cosmic) -> Next:
        return watch(game, CARDS_PLACED)


def no_encounter_card(card: int) -> Refused:
    """Only attacks, negotiates and the morph are laid."""
    return Refused("no-encounter-card-type", (card, CARDS[card].type), NO_ENCOUNTER_CARD[CARDS[card].type])


def choices(game: Cosmic, side: int) -> list[int]:
    """What a side may lay, given its duties: the card it was given, or an attack after an upset was declared."""
    cards = playable(game, main_of(game, side))
    for each in game.modifiers():
        if each.must_lay(game, side) in cards:
            return [each.must_lay(game, side)]
    for each in game.modifiers():
        cards = each.may_lay(game, side, cards)
    return cards


def laid_openly(game: Cosmic) -> int:
    """The side that must lay its card first and face up, if any."""
    for each in game.modifiers():
        if each.lays_openly():
            return each.lays_openly()
    return UNINVOLVED


def lay(game: Cosmic, answer: Answer) -> int:
    """Lay the chosen card. Returns the side."""
    seat, card = answer.seat, answer.options[0].id()
    side = OFFENSE if seat == game.now().offense else DEFENSE
    hand = game.players[seat].hand
    if card in hand:
        hand.remove(card)
    else:
        power = lender(game, seat)
        assert power is not None
        power.cards.remove(card)
        game.now().from_sheet[side - 1] = True
    game.now().laid[side - 1] = card
    return side


def use_to_lay(game: Cosmic, side: int) -> Next:
    """The use of a power by which the card of that side was laid, if it was."""
    if not game.now().from_sheet[side - 1]:
        return None
    seat = main_of(game, side)
    power = lender(game, seat)
    return Call(sheet_of(power).use_to_lay(seat, power, side)) if power is not None else None


def take_back(game: Cosmic, side: int) -> None:
    """A main player takes the card laid in this encounter back into the hand, or onto the sheet it came from."""
    encounter = game.now()
    card = encounter.laid[side - 1]
    if card == NO_CARD:
        return
    seat = main_of(game, side)
    power = lender(game, seat) if encounter.from_sheet[side - 1] else None
    (game.players[seat].hand if power is None else power.cards).append(card)
    if encounter.open_cards[side - 1]:
        for other in range(game.seats):
            know(game, other, [card])
    encounter.laid[side - 1] = NO_CARD
    encounter.open_cards[side - 1] = False
    encounter.from_sheet[side - 1] = False
    if encounter.claimed == side:
        encounter.claimed, encounter.faces[side - 1] = 0, FACE_DOWN
    game.note("card taken back", seat)
