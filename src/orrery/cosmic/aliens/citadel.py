"""Citadel: attack cards guard planets, whoever lives there."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, ATTACK, CARDS
from orrery.cosmic.encounter import BOTH_LOSE, DEFENSE, NO_CARD, NOBODY, NOWHERE, OFFENSE_WINS
from orrery.cosmic.modifier import Bonus, Modifier
from orrery.cosmic.needs import AS_INVOLVED, BOTH_ATTACK
from orrery.cosmic.queries import cards_of_type, is_lasting
from orrery.cosmic.rules.deed import Clause, Super, Use, Wild
from orrery.cosmic.rules.moves import card_options, discard, planet_options
from orrery.cosmic.sheet import Sheet
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import CARDS_PLACED, DESTINY_SHOWN, OUTCOME, TOTALS
from orrery.kernel.decision import Decision, Reply
from orrery.kernel.procedure import Next

WILD_BONUS = 5
BUILDER = ALIEN["citadel"]


class CitadelLaid(Modifier):
    """Its owner has laid a citadel."""

    KEY = "citadel laid"


class CitadelsOn(Modifier):
    """The citadels of its owner at the planet of the encounter count for a side (`about`), or against it."""

    KEY = "citadels"

    def adds(self, game: Cosmic, side: int) -> int:
        if side != self.about:
            return 0
        points = citadel_value(game, self.owner)
        return -points if is_lasting(game, CitadelsAgainst, self.owner) else points


class CitadelsAgainst(Modifier):
    KEY = "citadels against"


class CitadelBonus(Bonus):
    KEY = "bonus wild citadel"


def citadel_value(game: Cosmic, seat: int) -> int:
    """The citadels that stand at the planet of this encounter."""
    power = game.has(seat, BUILDER)
    if power is None:
        return 0
    return sum(CARDS[card].value for card, planet in zip(power.cards, power.places) if planet == game.now().planet)


class LayCitadel(Use):
    """Once an encounter, when destiny is drawn: lay an attack beside any planet. That is no use: nobody can zap it.

    It turns a hidden sheet up like a use, though, or a hidden Citadel could never begin.
    """

    WINDOWS = (DESTINY_SHOWN,)

    def __init__(
        self, seat: int, source: int, cancelled: bool = False, planet: int = NOWHERE, card: int = NO_CARD
    ) -> None:
        super().__init__(seat, source, cancelled)
        self.planet = planet
        self.card = card

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return cls.might(game, seat) and bool(cards_of_type(game.players[seat].hand, ATTACK))

    @classmethod
    def might(cls, game: Cosmic, seat: int) -> bool:
        return bool(game.players[seat].hand) and not is_lasting(game, CitadelLaid, seat)

    def let_others_answer(self, game: Cosmic) -> Next:
        return None

    def choose(self, game: Cosmic) -> Next:
        if self.planet == NOWHERE:
            return Decision(self.seat, "citadel.planet", planet_options(planets(game)))
        if self.card == NO_CARD:
            attacks = cards_of_type(game.players[self.seat].hand, ATTACK)
            return Decision(self.seat, "citadel.card", card_options(attacks), things=(("planet", self.planet),))
        return None

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        if self.planet == NOWHERE:
            self.planet = reply.option().id()
        else:
            self.card = reply.option().id()
        return None

    def commit(self, game: Cosmic) -> Next:
        game.players[self.seat].hand.remove(self.card)
        power = self.power(game)
        power.cards.append(self.card)
        power.places.append(self.planet)
        game.begin_effect(CitadelLaid(self.seat))
        game.note_shown("citadel laid", self.seat, self.card, self.planet)
        return None


def planets(game: Cosmic) -> list[int]:
    """All planets there are."""
    return [planet for seat in range(game.seats) for planet in game.home(seat)]


def stand_here(game: Cosmic, seat: int) -> bool:
    """This seat has citadels at the planet of the encounter."""
    planet = game.now().planet
    return any(planet in power.places for power in game.held_by(seat) if power.cards)


class Fortification(Use):
    """Both cards placed and face down: the citadels of the attacked planet count for the defense."""

    WINDOWS = (CARDS_PLACED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return stand_here(game, seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(CitadelsOn(self.seat, DEFENSE))
        game.note("citadels on", self.seat, game.now().planet)
        return None


class CitadelsFall(Clause):
    """Citadels that were switched on are discarded if the defense loses. That is no use of the power either."""

    WINDOWS = (OUTCOME,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        lost = game.now().outcome in (OFFENSE_WINS, BOTH_LOSE)
        return lost and is_lasting(game, CitadelsOn, seat) and stand_here(game, seat)

    def commit(self, game: Cosmic) -> Next:
        discard_citadels(game, game.now().planet, self.seat)
        return None


def discard_citadels(game: Cosmic, planet: int, seat: int = NOBODY) -> None:
    """The citadels at a planet are discarded: all of them when it is destroyed, or those of one seat."""
    for owner in range(game.seats) if seat == NOBODY else (seat,):
        for power in game.players[owner].powers if seat == NOBODY else game.held_by(seat):
            if power.alien == BUILDER and planet in power.places:
                fallen = [card for card, place in zip(power.cards, power.places) if place == planet]
                power.cards = [card for card in power.cards if card not in fallen]
                power.places = [place for place in power.places if place != planet]
                discard(game, owner, fallen)


class CitadelSheet(Sheet):
    """What stands at a planet falls with it."""

    def planet_falls(self, game: Cosmic, planet: int) -> None:
        discard_citadels(game, planet)


class WildCitadel(Wild):
    """As main player or ally, after the flip: 5 more for the defense."""

    WINDOWS = (TOTALS,)
    NEEDS = (AS_INVOLVED, BOTH_ATTACK)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(CitadelBonus(DEFENSE, WILD_BONUS))
        return None


class SuperCitadel(Super):
    """The citadels that were switched on count against the defense."""

    WINDOWS = (CARDS_PLACED,)

    @classmethod
    def fits(cls, game: Cosmic, seat: int, source: int) -> bool:
        return is_lasting(game, CitadelsOn, seat)

    def commit(self, game: Cosmic) -> Next:
        game.begin_effect(CitadelsAgainst(self.seat))
        return None


POWER = (LayCitadel, Fortification, CitadelsFall)
WILD = (WildCitadel,)
SUPER = (SuperCitadel,)
SHEET = CitadelSheet()
