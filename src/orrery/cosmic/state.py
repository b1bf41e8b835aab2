"""What lies on the table. Cards, aliens and technologies are numbers (see `cards`); ships are counted by place.

Nothing here asks or shows anything: what a seat may do is in `offers`, what it sees in `seeing`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from orrery.cosmic.cards import POWERS, TECHS
from orrery.cosmic.encounter import NO_CARD, NOBODY, Encounter
from orrery.cosmic.modifier import Modifier
from orrery.kernel.deed import GameOfDeeds
from orrery.kernel.plain import Plain, Value

# Places of ships other than planets, which are numbered from 0.
GATE: Final = -1
BESIDE: Final = -2  # a defensive ally's ships, beside the planet
WARP: Final = -3
GONE: Final = -4  # out of the game
ADRIFT: Final = -5  # in their owner's hand, about to be placed
RESEARCHING: Final = -6  # where the Prometheus is while it researches: its technology says so
PROMETHEUS: Final = -7  # as a place to take a ship from: wherever the Prometheus is
FREED: Final = -8  # the Prometheus in its owner's hand, who may leave it in the warp and take another ship
ON_TECH: Final = -10  # minus the number of the technology: research ships

HAND: Final = 8
NOTHING: Final = -1  # to remember


class CosmicOptions(Value):
    """What was agreed before the game and stays so."""

    def __init__(
        self,
        planets_each: int = 5,
        hidden: bool = False,
        changing: bool = False,
        many_flares: bool = False,
        without_flares: bool = False,
        technology: bool = False,
        classic_filch: bool = False,
        ask_everybody: bool = False,
    ) -> None:
        self.planets_each = planets_each
        self.hidden = hidden  # variants
        self.changing = changing
        self.many_flares = many_flares
        self.without_flares = without_flares
        self.technology = technology
        self.classic_filch = classic_filch  # cheating may be going on
        self.ask_everybody = ask_everybody  # also those who can only pass


class Power(Plain):
    """An alien's power as a thing that a seat holds: it can be swapped, lent or lost, and has a state of its own."""

    def __init__(
        self,
        number: int,
        alien: int,
        cards: list[int],
        places: list[int],
        face_up: bool = True,
        lost: bool = False,
        tokens: int = 0,
    ) -> None:
        self.number = number  # of the instance, unique in a game
        self.alien = alien
        self.cards = cards  # that lie on the sheet, or belong to it
        self.places = places  # what its alien has to remember of each, or of others
        self.face_up = face_up
        self.lost = lost  # for want of home colonies
        self.tokens = tokens

    def copy(self) -> Power:
        return Power(
            self.number, self.alien, self.cards.copy(), self.places.copy(), self.face_up, self.lost, self.tokens
        )


class Tech(Plain):
    """A technology in front of a player."""

    def __init__(
        self,
        card: int,
        ships: int = 0,
        done: bool = False,
        under: int = NO_CARD,
        prometheus: bool = False,
        memory: int = NOTHING,
    ) -> None:
        self.card = card
        self.ships = ships
        self.done = done  # completed: face up and in play
        self.under = under  # the card under a Quark Battery
        self.prometheus = prometheus  # is one of the ships
        self.memory = memory  # what its file has to remember: where it stands, what it brought

    def copy(self) -> Tech:
        return Tech(self.card, self.ships, self.done, self.under, self.prometheus, self.memory)


class Player(Plain):
    """What one player has. Ships on planets are in the game's `colonies`."""

    def __init__(
        self,
        hand: list[int],
        powers: list[Power],
        techs: list[Tech],
        dealt: list[int],
        aside: list[int],
        warp: int = 0,
        fresh: int = 0,
        gone: int = 0,
        gate: int = 0,
        beside: int = 0,
        adrift: int = 0,
        drawn: list[int] | None = None,
    ) -> None:
        self.hand = hand
        self.powers = powers
        self.techs = techs
        self.dealt = dealt  # flares to choose an alien from, cards to choose from: seen by this seat alone
        self.aside = aside  # cards set aside for a moment, in nobody's reach
        self.warp = warp
        self.fresh = fresh  # of those in the warp, came there in this encounter
        self.gone = gone
        self.gate = gate
        self.beside = beside
        self.adrift = adrift
        self.drawn = drawn if drawn is not None else []  # the cards of the last draw, wherever they are by now

    def copy(self) -> Player:
        return Player(
            self.hand.copy(),
            [power.copy() for power in self.powers],
            [tech.copy() for tech in self.techs],
            self.dealt.copy(),
            self.aside.copy(),
            self.warp,
            self.fresh,
            self.gone,
            self.gate,
            self.beside,
            self.adrift,
            self.drawn.copy(),
        )


class Cosmic(GameOfDeeds):
    """The table, and what every rule may ask of it."""

    def __init__(
        self,
        seats: int,
        players: list[Player],
        options: CosmicOptions,
        colonies: list[list[int]],
        deck: list[int],
        destiny_deck: list[int],
        aliens: list[int],
        discard: list[int] | None = None,
        destiny_discard: list[int] | None = None,
        tech_deck: list[int] | None = None,
        tech_discard: list[int] | None = None,
        table: list[int] | None = None,
        encounters: list[Encounter] | None = None,
        destroyed: list[int] | None = None,
        boxed: list[int] | None = None,
        known: list[list[int]] | None = None,
        turn: int = NOBODY,
        turns: int = 0,
        met: int = 0,
        powers_made: int = 0,
        shifted: bool = False,
        genesis: int = NOBODY,
        prometheus: int = -1,
        prometheus_at: int = GONE,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.options = options
        self.colonies = colonies  # of each planet: how many ships of each seat. The last planet is Genesis
        self.deck = deck  # drawn from the end
        self.discard = discard if discard is not None else []  # face up, the last on top
        self.destiny_deck = destiny_deck
        self.destiny_discard = destiny_discard if destiny_discard is not None else []
        self.aliens = aliens  # sheets in the box that may still come into play, shuffled
        self.tech_deck = tech_deck if tech_deck is not None else []
        self.tech_discard = tech_discard if tech_discard is not None else []
        self.table = table if table is not None else []  # cards being played, in nobody's hand
        self.encounters = encounters if encounters is not None else []  # the innermost last
        self.destroyed = destroyed if destroyed is not None else []  # planets
        self.boxed = boxed if boxed is not None else []  # cards put back into the box
        # Cards of others that each seat has seen or been told of in this encounter.
        self.known = known if known is not None else [[] for _ in range(seats)]
        self.turn = turn  # whose turn it is
        self.turns = turns
        self.met = met  # encounters begun
        self.powers_made = powers_made
        self.shifted = shifted  # colonies have changed since powers and victory were checked
        self.genesis = genesis  # in whose system the Genesis planet lies
        self.prometheus = prometheus  # its owner
        self.prometheus_at = prometheus_at

    # -- who and where ---------------------------------------------------------------------------------------------

    def now(self) -> Encounter:
        """The encounter being played."""
        return self.encounters[-1]

    def home(self, seat: int) -> list[int]:
        """The planets of that seat's home system."""
        first = seat * self.options.planets_each
        planets = list(range(first, first + self.options.planets_each))
        if self.genesis == seat:
            planets.append(len(self.colonies) - 1)
        if self.destroyed:
            planets = [planet for planet in planets if planet not in self.destroyed]
        return planets

    def owner(self, planet: int) -> int:
        """In whose home system the planet lies."""
        return self.genesis if planet == len(self.colonies) - 1 else planet // self.options.planets_each

    def order(self, name: str) -> list[int]:
        """Offense, defense, then the others clockwise from the left of the offense."""
        if not self.encounters:
            return [(self.turn + step) % self.seats for step in range(self.seats)]
        encounter = self.encounters[-1]
        seats = [(encounter.offense + step) % self.seats for step in range(self.seats)]
        if encounter.defense != NOBODY and encounter.defense != encounter.offense:
            seats.remove(encounter.defense)
            seats.insert(1, encounter.defense)
        return seats

    def holder(self, power: Power) -> int:
        """In front of whom that sheet lies."""
        for seat in range(self.seats):
            if any(held is power for held in self.players[seat].powers):
                return seat
        return NOBODY

    def new_power(self, alien: int) -> Power:
        self.powers_made += 1
        self.at_table = None
        return Power(self.powers_made, alien, [], [], not self.options.hidden)

    # -- powers ----------------------------------------------------------------------------------------------------

    def modifiers(self) -> list[Modifier]:
        """The modifiers in force, which queries ask."""
        return cast("list[Modifier]", self.in_force())

    def is_zapped(self, power: Power) -> bool:
        return any(each.turns_off(power) for each in self.modifiers())

    def held_by(self, seat: int) -> list[Power]:
        """The powers this seat has in this encounter: its own, or the one it was lent in place of them."""
        powers = self.players[seat].powers
        if self.effects:
            for each in self.modifiers():
                powers = each.powers_of(self, seat, powers)
        return powers

    def works(self, power: Power) -> bool:
        """Neither lost nor zapped. A sheet that lies face down (hidden powers) does not work, but may be turned up."""
        return power.face_up and not power.lost and not (self.effects and self.is_zapped(power))

    def has(self, seat: int, alien: int) -> Power | None:
        """The working power of that alien, if this seat has one."""
        for power in self.held_by(seat):
            if power.alien == alien and self.works(power):
                return power
        return None

    # -- windows ---------------------------------------------------------------------------------------------------

    def in_play(self) -> Iterable[int]:
        """The sheets and technologies that lie before players."""
        sheets = [POWERS + power.alien for player in self.players for power in player.powers]
        return sheets + [TECHS + tech.card for player in self.players for tech in player.techs]

    def in_hands(self) -> Iterable[int]:
        return [card for zone in self.zones() for card in zone]

    def stirs(self, name: str) -> bool:
        """As for every game, but a sheet may have cards too, and everybody may have to be asked."""
        if self.options.ask_everybody:
            return True
        table = self.at_table or self.can_act()
        if name in table.windows:
            return True
        cards = table.cards.get(name)
        if cards is None:
            return False
        for player in self.players:
            if not cards.isdisjoint(player.hand):
                return True
            for power in player.powers:
                if power.cards and not cards.isdisjoint(power.cards):
                    return True
        return False

    # -- laws ------------------------------------------------------------------------------------------------------

    def zones(self) -> list[list[int]]:
        """Where the cards of the game are."""
        found = [self.deck, self.discard, self.table]
        for player in self.players:
            found += [player.hand, player.aside, player.dealt]
            found += [power.cards for power in player.powers]
            found += [[tech.under] for tech in player.techs if tech.under != NO_CARD]
        return found + [[card for card in encounter.laid if card != NO_CARD] for encounter in self.encounters]

    def count(self) -> dict[str, int]:
        ships = below_zero = 0
        for player in self.players:
            ships += player.warp + player.gone + player.gate + player.beside + player.adrift
            ships += sum(tech.ships for tech in player.techs)
            places = (player.warp, player.gone, player.gate, player.beside, player.adrift)
            below_zero += sum(1 for number in places if number < 0)
        for planet in self.colonies:
            ships += sum(planet)
            below_zero += sum(1 for number in planet if number < 0)
        if self.prometheus != NOBODY:
            ships -= 1
        cards = [card for zone in [*self.zones(), self.boxed] for card in zone]
        techs = len(self.tech_deck) + len(self.tech_discard) + sum(len(player.techs) for player in self.players)
        return {
            "cards": len(set(cards)),
            "places": len(cards),
            "ships": ships,
            "below zero": below_zero,  # no place ever owes a ship
            "destiny": len(self.destiny_deck) + len(self.destiny_discard),
            "techs": techs,
        }

    def scores(self) -> list[int]:
        """Foreign colonies."""
        return [self.foreign_colonies(seat) for seat in range(self.seats)]

    def foreign_colonies(self, seat: int) -> int:
        count = 0
        for planet, ships in enumerate(self.colonies):
            if ships[seat] and self.owner(planet) != seat:
                count += 1
        return count

    def home_colonies(self, seat: int) -> int:
        return sum(1 for planet in self.home(seat) if self.colonies[planet][seat])

    def rounds_played(self) -> int:
        return self.met
