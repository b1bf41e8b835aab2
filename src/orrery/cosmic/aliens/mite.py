"""Mite: the defense throws cards away or lets Mite settle."""

from __future__ import annotations

from orrery.cosmic.encounter import SUCCESS, UNINVOLVED
from orrery.cosmic.needs import AS_MAIN, AS_OFFENSE
from orrery.cosmic.queries import allies, is_main, opponent, other_side, ships_in_encounter, side_of
from orrery.cosmic.rules.aftermath import decide, reactions, watch
from orrery.cosmic.rules.deed import Super, Use, Wild
from orrery.cosmic.rules.moves import card_options, discard, forget, know, random_cards, settle, take_ships
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import BESIDE, GATE, Cosmic
from orrery.cosmic.windows import ALLIED, LAUNCHED, THROWN_AWAY
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

CARDS_LEFT = 3


class Bluster(Use):
    """As offense, before invitations, if the defense holds more than three cards: it must give in, one way or other."""

    WINDOWS = (LAUNCHED,)
    NEEDS = (AS_OFFENSE,)
    DUTY = True

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return len(game.players[game.now().defense].hand) > CARDS_LEFT

    def commit(self, game: Cosmic) -> Next:
        return Call(GiveIn(self.seat))


class GiveIn(Procedure):
    """The defense throws away random cards until three are left, or Mite's ships land: a success."""

    STEPS = (
        Step("cosmic:conflict.1", "choose", "give_in"),
        Step("cosmic:flares.6", "before_discard"),
        Step("cosmic:conflict.1", "discard_them"),
        Step("cosmic:timing.2", "react"),
    )

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, game: Cosmic) -> Next:
        encounter = game.now()
        things = (("seat", self.seat), ("planet", encounter.planet))
        return Decision(encounter.defense, "mite.give in", [Option("throw cards"), Option("let settle")], things=things)

    def give_in(self, game: Cosmic, reply: Reply) -> Next:
        """Thrown cards lie face down for a moment: their owner alone has seen which they are."""
        encounter = game.now()
        player = game.players[encounter.defense]
        if reply.option().key == "throw cards":
            cards = random_cards(game, encounter.defense, max(0, len(player.hand) - CARDS_LEFT))
            forget(game, player.hand, (encounter.defense,))
            for card in cards:
                player.hand.remove(card)
            player.aside += cards
            game.note("cards thrown", encounter.defense, len(cards))
            return None
        number = game.players[self.seat].gate
        take_ships(game, self.seat, GATE, number)
        settle(game, self.seat, encounter.planet, number)
        return decide(game, SUCCESS)

    def before_discard(self, game: Cosmic) -> Next:
        return watch(game, THROWN_AWAY, (self.seat,))

    def discard_them(self, game: Cosmic) -> Next:
        defense = game.now().defense
        cards = game.players[defense].aside.copy()
        game.players[defense].aside.clear()
        discard(game, defense, cards)
        return None

    def react(self, game: Cosmic) -> Next:
        return reactions(game)


class WildMite(Wild):
    """As main player, if more ships are allied with the opponent than with you: all allied ships go home."""

    WINDOWS = (ALLIED,)
    NEEDS = (AS_MAIN,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return allied_ships(game, other_side(side_of(game, seat))) > allied_ships(game, side_of(game, seat))

    def commit(self, game: Cosmic) -> Next:
        encounter = game.now()
        for seat in range(game.seats):
            if encounter.sides[seat] != UNINVOLVED and not is_main(game, seat):
                place = BESIDE if side_of(game, seat) == side_of(game, encounter.defense) else GATE
                take_ships(game, seat, place, ships_in_encounter(game, seat))
                encounter.sides[seat] = UNINVOLVED
        game.note("allies sent home", self.seat)
        return place_all(game)


class SuperMite(Super):
    """Look at the cards that the bluster makes the opponent throw away, and keep any of them."""

    WINDOWS = (THROWN_AWAY,)
    NEEDS = (AS_OFFENSE,)

    @classmethod
    def besides(cls, game: Cosmic, seat: int, source: int) -> bool:
        return bool(game.players[game.now().defense].aside)

    def commit(self, game: Cosmic) -> Next:
        defense = opponent(game, self.seat)
        cards = game.players[defense].aside.copy()
        know(game, self.seat, cards)
        game.note_learned("looked at thrown", self.seat, cards, [self.seat, defense], defense, len(cards))
        return Call(KeepThrown(self.seat))


class KeepThrown(Procedure):
    """Take any of the cards that were thrown away into the hand."""

    STEPS = (Step("cosmic:flares.6", "choose", "keep"),)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def choose(self, game: Cosmic) -> Next:
        cards = game.players[opponent(game, self.seat)].aside
        return Decision(self.seat, "mite.keep", card_options(cards), 0, len(cards))

    def keep(self, game: Cosmic, reply: Reply) -> Next:
        defense = opponent(game, self.seat)
        cards = [option.id() for option in reply.options()]
        for card in cards:
            game.players[defense].aside.remove(card)
        game.players[self.seat].hand += cards
        if cards:
            know(game, defense, cards)
            game.note_learned("given", defense, cards, [self.seat, defense], self.seat, len(cards))
        return None


def allied_ships(game: Cosmic, side: int) -> int:
    return sum(ships_in_encounter(game, seat) for seat in allies(game, side))


POWER = (Bluster,)
WILD = (WildMite,)
SUPER = (SuperMite,)
