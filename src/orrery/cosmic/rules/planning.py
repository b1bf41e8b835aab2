"""Phase 5: Planning. Both main players lay an encounter card face down."""

from __future__ import annotations

from orrery.cosmic.cards import ATTACK, CARDS
from orrery.cosmic.encounter import DEFENSE, OFFENSE, TURN_ENDS
from orrery.cosmic.queries import encounter_cards, lasting, main_of
from orrery.cosmic.rules.aftermath import watch
from orrery.cosmic.rules.hand import CheckHand
from orrery.cosmic.rules.moves import card_options, has_encounter_card
from orrery.cosmic.state import HOARDER, Cosmic
from orrery.cosmic.windows import BEFORE_CARDS, CARDS_PLACED, OPEN_CARD
from orrery.kernel.decision import Answer, Decision, Decisions, Reply
from orrery.kernel.procedure import Call, Done, Next, Procedure, Step


class Planning(Procedure):
    """The hands are checked, before and after what may be done before cards are chosen; then cards are laid."""

    STEPS = (
        Step("cosmic:new-hand.4", "check_defense"),
        Step("cosmic:new-hand.2", "check_offense"),
        Step("cosmic:planning.1", "before"),
        Step("cosmic:new-hand.4", "check_defense_again"),
        Step("cosmic:new-hand.2", "check_offense_again"),
        Step("cosmic:planning.1", "choose_open_card", "lay_open_card"),
        Step("cosmic:planning.1", "watch_open_card"),
        Step("cosmic:planning.1", "choose_cards", "lay_cards"),
        Step("cosmic:planning.1", "placed"),
    )

    def check_defense(self, game: Cosmic) -> Next:
        if game.ended():
            return Done()
        return None if has_encounter_card(game, game.now().defense) else Call(CheckHand(game.now().defense))

    def check_offense(self, game: Cosmic) -> Next:
        """An offense with nothing to play ends its turn at once."""
        if game.ended():
            return Done()
        if not playable(game, game.now().offense):
            game.now().outcome = TURN_ENDS
            game.note("no encounter card", game.now().offense)
            return Done()
        return None

    def before(self, game: Cosmic) -> Next:
        return watch(game, BEFORE_CARDS)

    def check_defense_again(self, game: Cosmic) -> Next:
        return self.check_defense(game)

    def check_offense_again(self, game: Cosmic) -> Next:
        return self.check_offense(game)

    def choose_open_card(self, game: Cosmic) -> Next:
        """Some power makes its opponent lay the card face up first."""
        if game.ended():
            return Done()
        for effect in lasting(game, "open card"):  # about: the side that lays openly
            return Decision(main_of(game, effect.about), "open card", card_options(choices(game, effect.about)))
        return None

    def lay_open_card(self, game: Cosmic, reply: Reply) -> Next:
        side = lay(game, reply.answers[0])
        game.now().open_cards[side - 1] = True
        game.note_shown("open card", main_of(game, side), game.now().laid[side - 1])
        return None

    def watch_open_card(self, game: Cosmic) -> Next:
        return watch(game, OPEN_CARD) if any(game.now().open_cards) else None

    def choose_cards(self, game: Cosmic) -> Next:
        if game.ended():
            return Done()
        decisions: list[Decision] = []
        for side in (OFFENSE, DEFENSE):
            if not game.now().open_cards[side - 1]:
                decisions.append(Decision(main_of(game, side), "encounter card", card_options(choices(game, side))))
        return Decisions(decisions)

    def lay_cards(self, game: Cosmic, reply: Reply) -> Next:
        for answer in reply.answers:
            lay(game, answer)
        game.note("cards laid", game.now().offense)
        return None

    def placed(self, game: Cosmic) -> Next:
        return watch(game, CARDS_PLACED)


def playable(game: Cosmic, seat: int) -> list[int]:
    """The encounter cards a main player may lay: of the hand, and of Miser's hoard."""
    cards = encounter_cards(game.players[seat].hand)
    hoard = game.has(seat, HOARDER)
    return cards + encounter_cards(hoard.cards) if hoard is not None else cards


def choices(game: Cosmic, side: int) -> list[int]:
    """What a side may lay, given its duties: the card it was given, or an attack after an upset was declared."""
    cards = playable(game, main_of(game, side))
    for effect in lasting(game, "must lay"):  # about: a card
        if effect.about in cards:
            return [effect.about]
    if lasting(game, "upset") and any(CARDS[card].type == ATTACK for card in cards):
        cards = [card for card in cards if CARDS[card].type == ATTACK]
    return cards


def lay(game: Cosmic, answer: Answer) -> int:
    """Lay the chosen card. Returns the side."""
    seat, card = answer.seat, answer.options[0].id()
    side = OFFENSE if seat == game.now().offense else DEFENSE
    hand = game.players[seat].hand
    if card in hand:
        hand.remove(card)
    else:
        hoard = game.has(seat, HOARDER)
        assert hoard is not None
        hoard.cards.remove(card)
        game.now().hoarded[side - 1] = True
    game.now().laid[side - 1] = card
    return side
