"""Modifiers: what cards, notes, relics and leaders change for a while. Each stands in the file of what brings it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from orrery.kernel.modifier import Modifier as KernelModifier

if TYPE_CHECKING:
    from orrery.ti4.state import Galaxy


class Modifier(KernelModifier):
    """One method for each query that can be changed. As they stand here they change nothing."""

    SCOPE: ClassVar[str] = "tactical action"  # what stands (see `registry`) has none: it goes with its component

    # -- movement --------------------------------------------------------------------------------------------------

    def moves_farther(self, game: Galaxy, seat: int) -> int:
        """What is added to the move value of each ship of that seat."""
        return 0

    def moves_farther_from(self, game: Galaxy, seat: int, start: int) -> int:
        """The same of each ship of that seat that starts its movement in that system."""
        return 0

    def speeds_one(self, game: Galaxy, seat: int) -> tuple[int, int, bool, int]:
        """One ship of that seat has another move value, to which the usual is added: where it starts, its type, whether
        it is damaged, the value; 0: none. Only of what lasts for a while."""
        return -1, -1, False, 0

    def leads(self, game: Galaxy, seat: int) -> int:
        """The type of a ship of that seat that may move before its others; -1: none."""
        return -1

    def keeps_out(self, game: Galaxy, seat: int) -> bool:
        """That seat moves nothing into the active system."""
        return False

    def frees_from_tokens(self, game: Galaxy, seat: int) -> bool:
        """Units of that seat may leave systems that hold its command tokens."""
        return False

    def passes_ships(self, game: Galaxy, seat: int, start: int, type: int) -> bool:
        """Ships of that seat and type that start there may move through systems with ships of others."""
        return False

    def frees_ships(self, game: Galaxy, seat: int) -> tuple[int, ...]:
        """Types of that seat's ships that may leave systems which hold its command tokens, with what they transport.
        Only of what lasts for a while."""
        return ()

    def reaches(self, game: Galaxy, seat: int) -> tuple[int, ...]:
        """Systems to which a moving flagship of that seat is adjacent, wherever it is; no other ship is."""
        return ()

    def lets_pass(self, game: Galaxy, seat: int, other: int) -> bool:
        """Ships of that seat may move through systems with ships of the other. Only of what lasts for a while."""
        return False

    def closes_ways(self, game: Galaxy, seat: int) -> tuple[int, ...]:
        """Systems through which ships of that seat cannot move, whatever lets them pass those of others."""
        return ()

    def ignores_nebulae(self, game: Galaxy, seat: int) -> bool:
        """Nebulae have no effect on the movement of that seat's ships."""
        return False

    def joins_wormholes(self, game: Galaxy, seat: int) -> bool:
        """Alpha and beta wormholes are one kind for that seat; nobody: as everybody sees it."""
        return False

    def wormholes(self, game: Galaxy, acting: int, ahead: int) -> tuple[tuple[int, str], ...]:
        """Systems that hold a wormhole, and its kind, in a tactical action of `acting` or in none. One that comes with
        a ship which goes ahead of others is in `ahead`, if that is told."""
        return ()

    def anomalies(self, game: Galaxy, system: int) -> str:
        """The kinds of anomaly that a system is made to be, divided by blanks, besides those that it is."""
        return ""

    def closes_wormholes(self, game: Galaxy) -> bool:
        """Nothing moves by alpha and beta wormholes."""
        return False

    def seals_nexus(self, game: Galaxy) -> bool:
        """Nothing moves by the alpha and beta wormholes of the wormhole nexus."""
        return False

    def ignores_anomalies(self, game: Galaxy, seat: int) -> bool:
        """Anomalies have no effect on the movement of that seat's ships into the active system. Only of what lasts for
        a while."""
        return False

    def calms_rifts(self, game: Galaxy, seat: int) -> bool:
        """Ships of that seat do not roll for gravity rifts when they move. Only of what lasts for a while."""
        return False

    def farther_by_rifts(self, game: Galaxy, seat: int) -> int:
        """What is added once to the move value of each ship of that seat that moves out of a gravity rift or through
        one, beyond what the rifts add. Only of what lasts for a while."""
        return 0

    def opens_nebulae(self, game: Galaxy, seat: int) -> bool:
        """Ships of that seat may move through nebulae."""
        return False

    def passes_supernovae(self, game: Galaxy, seat: int) -> bool:
        """Ships of that seat may move through supernovas."""
        return False

    def enters_supernovae(self, game: Galaxy, seat: int) -> bool:
        """Ships of that seat may end their movement in supernovas."""
        return False

    def retreats_anywhere(self, game: Galaxy, seat: int) -> bool:
        """Ships of that seat may retreat to systems without units of others, though nothing of its own is there."""
        return False

    def holds_ships(self, game: Galaxy, seat: int) -> bool:
        """Ships of that seat cannot leave a combat, by whatever means. Only of what lasts for a while."""
        return False

    def links(self, game: Galaxy, system: int) -> tuple[int, ...]:
        """Systems that are adjacent to that one for everybody, besides those that it touches."""
        return ()

    # -- combat ----------------------------------------------------------------------------------------------------

    def combat_bonus(self, game: Galaxy, seat: int, type: int, place: int, opponent: int) -> int:
        """What is added to each combat roll of that seat's units of a type."""
        return 0

    def extra_hits(self, game: Galaxy, seat: int, type: int, die: int) -> int:
        """Hits that a combat die of that seat's units of a type makes by what it shows, besides its own."""
        return 0

    def keeps_from_rolling(self, game: Galaxy, seat: int) -> bool:
        """That seat makes no combat rolls."""
        return False

    def extra_dice(self, game: Galaxy, seat: int, type: int) -> int:
        """Dice that one unit of that type rolls on top of its own."""
        return 0

    def dice_of_each(self, game: Galaxy, seat: int, type: int, place: int) -> int:
        """Combat dice that each unit of that type rolls there on top of its own."""
        return 0

    def raises_dice(self, game: Galaxy, seat: int, system: int) -> bool:
        """That seat may spend trade goods on the dice that it rolls in a space combat there: 1 for 1 more on a die."""
        return False

    def shows(self, seat: int, type: int) -> int:
        """The row of units that holds for that seat's units of a type instead of its own; -1: its own. Only of what
        lasts for a while, and of mechs."""
        return -1

    def joins(self, game: Galaxy, seat: int, place: int) -> tuple[int, ...]:
        """Types of that seat that count as ships or ground forces in a combat there, besides those that are."""
        return ()

    def lands(self, game: Galaxy, seat: int, system: int) -> tuple[int, ...]:
        """Types of that seat in the space of a system that may land there as if they were ground forces."""
        return ()

    def commits_from_planets(self, game: Galaxy, seat: int) -> bool:
        """That seat may commit 1 ground force from each planet in and around the active system."""
        return False

    def takes_part(self, game: Galaxy, seat: int, place: int) -> tuple[tuple[int, int, int], ...]:
        """Units of that seat that take part in a combat there from where they stand: place, type, how many."""
        return ()

    def stands_in(self, game: Galaxy, seat: int, place: int) -> tuple[tuple[int, int], ...]:
        """Types of that seat of which one unit in a combat there has the combat value and the anti-fighter barrage of
        another row of `units.UNITS`, and that row. Only of what lasts for a while."""
        return ()

    def captures(self, game: Galaxy, seat: int, place: int, type: int) -> bool:
        """The owner captures units of that seat and type that are destroyed there."""
        return False

    def captures_removed(self, game: Galaxy, seat: int, type: int) -> bool:
        """The owner captures units of that type which that seat removes as too many. Only of what lasts for a
        while."""
        return False

    def without(self, seat: int, place: int, type: int, hurt: bool) -> Modifier:
        """What is left of this once such a unit is destroyed."""
        return self

    def ends_by_leaving(self, seat: int) -> bool:
        """It ends when ships of that seat leave a combat."""
        return False

    def ends_by_rolling_again(self) -> bool:
        """It speaks of the dice of a combat round, and ends when that round's dice are rolled anew."""
        return False

    # -- hits ------------------------------------------------------------------------------------------------------

    def keeps_from_sustaining(self, game: Galaxy, seat: int, type: int, place: int) -> bool:
        """Units of that seat and type cannot use sustain damage there."""
        return False

    def lends_sustaining(self, game: Galaxy, seat: int, type: int, place: int) -> int:
        """Whole units of that seat and type that can use sustain damage there though their row does not say so. Only
        of what lasts for a while."""
        return 0

    def shields_ships(self, game: Galaxy, seat: int, system: int) -> tuple[int, ...]:
        """Types of that seat that are no ships and whose sustain damage may cancel hits of a space combat there against
        its ships."""
        return ()

    def cancels_more(self, game: Galaxy, seat: int) -> int:
        """Hits that each use of sustain damage of that seat cancels besides the first."""
        return 0

    def mends(self, game: Galaxy, seat: int, system: int) -> int:
        """Units of that seat that are repaired at the start of every round of a space combat there."""
        return 0

    def spares_fighters(self, game: Galaxy, seat: int, type: int, system: int) -> bool:
        """Hits of that seat's ships of a type in a space combat there go to other ships than fighters, if able."""
        return False

    def more_guns(self, game: Galaxy, seat: int, ability: str, place: int) -> list[tuple[int, int, int, int]]:
        """What fires at a place as if it were a unit with that ability: see `combat.Gun`."""
        return []

    def takes_away(self, game: Galaxy, seat: int, type: int, ability: str) -> bool:
        """Units of that seat and type have lost a unit ability: space cannon, planetary shield ..."""
        return False

    def lowers_shields(self, game: Galaxy, seat: int, system: int) -> bool:
        """Units of that seat in a system have lost planetary shield."""
        return False

    def silences_cannons(self, game: Galaxy, seat: int, target: int, system: int) -> bool:
        """That seat uses no space cannon against ships of the target in a system."""
        return False

    def silences_defense(self, game: Galaxy, target: int) -> bool:
        """Nobody uses space cannon against ground forces of that seat which have landed."""
        return False

    def ignores_shields(self, game: Galaxy, seat: int) -> bool:
        """Planetary shields do not keep units of that seat from bombarding."""
        return False

    def bombards_from_planets(self, game: Galaxy, seat: int, type: int) -> bool:
        """Units of that seat and type on planets bombard others of their system as if they were ships."""
        return False

    def bombardment_bonus(self, game: Galaxy, planet: int) -> int:
        """What is added to each bombardment roll against that planet."""
        return 0

    # -- what may act ----------------------------------------------------------------------------------------------

    def bars(self, game: Galaxy, seat: int, component: int) -> bool:
        """That seat cannot choose to use that component."""
        return False

    def mutes(self, component: int) -> bool:
        """What that component changes by itself it changes no longer, nor does it what it would have to. Only of
        laws."""
        return False

    def spares(self, game: Galaxy, seat: int, other: int) -> bool:
        """That seat cannot take goods of the other by Pillage."""
        return False

    def silences(self, game: Galaxy, seat: int) -> bool:
        """That seat resolves no abilities at all. Only of what lasts for a while."""
        return False

    def goes_first(self, game: Galaxy) -> int:
        """Who has initiative 0 by this; -1: nobody."""
        return -1

    # -- planets ---------------------------------------------------------------------------------------------------

    def closes(self, game: Galaxy, planet: int) -> bool:
        """No unit lands on that planet, is produced on it or placed on it."""
        return False

    def swaps_values(self, game: Galaxy, planet: int) -> bool:
        """The resources and the influence of that planet have changed places. Only of what lasts for a while."""
        return False

    def keeps_from_producing(self, game: Galaxy, planet: int) -> bool:
        """Units on that planet cannot use production."""
        return False

    def keeps_from_bombarding(self, game: Galaxy, seat: int, planet: int) -> bool:
        """Units of that seat cannot use bombardment against that planet."""
        return False

    def planet_produces(self, game: Galaxy, seat: int, planet: int) -> int:
        """The production value that a planet itself has for that seat, as if it were a unit."""
        return 0

    def bars_production(self, game: Galaxy, seat: int, system: int) -> bool:
        """That seat produces no units in that system."""
        return False

    def keeps_from_making(self, game: Galaxy, seat: int, maker: int, type: int) -> bool:
        """Production values of that seat's units of the type `maker` are not spent on units of another type."""
        return False

    def activates_again(self, game: Galaxy, seat: int) -> bool:
        """That seat may activate systems that hold its command token; both go back then, and the turn ends."""
        return False

    def bars_activation(self, game: Galaxy, seat: int, system: int) -> bool:
        """That seat cannot activate that system."""
        return False

    # -- production and limits -------------------------------------------------------------------------------------

    def lowers_price(self, game: Galaxy, seat: int) -> int:
        """What all units together cost less that units of that seat make by production. Only of what lasts for a
        while."""
        return 0

    def waives_cost(self, game: Galaxy, seat: int) -> bool:
        """Units of that seat that are made by production cost nothing. Only of what lasts for a while."""
        return False

    def ends_pairs(self, game: Galaxy, seat: int) -> bool:
        """That seat produces one fighter or infantry for its cost, not two."""
        return False

    def places_at_docks(self, game: Galaxy, seat: int) -> bool:
        """Fighters and infantry that seat produces may be placed at any of its space docks, if they are not
        blockaded."""
        return False

    def frees_by_captives(self, game: Galaxy, seat: int) -> bool:
        """That seat may return a captured unit of a type for each unit of it that it produces, and not pay for it."""
        return False

    def uncounted_units(self, game: Galaxy, seat: int) -> int:
        """Fighters and infantry that do not count against the production limit of that seat."""
        return 0

    def brings_one_more(self, game: Galaxy, seat: int, type: int) -> bool:
        """Each time that seat pays the cost of such units which it produces, it may place one more of them."""
        return False

    def pays_nothing(self, game: Galaxy, seat: int, type: int) -> bool:
        """That seat produces units of that type without paying; their cost is what is printed all the same."""
        return False

    def more_tokens(self, game: Galaxy, seat: int) -> int:
        """Command tokens that seat gains in the status phase beyond those of everybody."""
        return 0

    def needs_no_room(self, game: Galaxy, seat: int, type: int) -> bool:
        """Units of that seat and type need no capacity, carried or beside a ship that has any."""
        return False

    def more_ships(self, game: Galaxy, seat: int) -> int:
        """Non-fighter ships that seat may have in one system beyond the tokens in its fleet pool."""
        return 0

    def lifts_fleet_limit(self, game: Galaxy, seat: int) -> bool:
        """Neither the fleet pool nor a law limits the non-fighter ships of that seat in a system."""
        return False

    def fleet_pool_limit(self, game: Galaxy, seat: int, limit: int) -> int:
        """The most command tokens in the fleet pool of that seat, where it would be `limit` without this."""
        return limit

    def lifts_structure_limit(self, game: Galaxy, type: int) -> bool:
        """Any number of structures of that type may stand on a planet."""
        return False

    def still_fights(self, game: Galaxy) -> int:
        """A system in which its owner must fight before the turn ends, though the action has ended; -1: none. Only of
        what lasts for a while."""
        return -1

    # -- transactions and strategy cards ---------------------------------------------------------------------------

    def trades_afar(self, game: Galaxy, seat: int, other: int) -> bool:
        """Those two may make transactions though they are no neighbours."""
        return False

    def refuses_note(self, game: Galaxy, seat: int, note: int) -> bool:
        """Nobody gives that seat that promissory note; of its own colour it is purged during set-up."""
        return False

    def trades_cards(self, game: Galaxy, seat: int) -> bool:
        """Action cards may be part of the transactions of that seat."""
        return False

    def trades_planets(self, game: Galaxy, seat: int) -> tuple[int, ...]:
        """Planets whose cards that seat may give away in transactions."""
        return ()

    def gives_strategy_cards(self, game: Galaxy) -> bool:
        """Who chooses a strategy card gives it to another player who lacks one, if there is any."""
        return False

    def follows_free(self, game: Galaxy, seat: int, card: int) -> bool:
        """That seat pays no command token for the secondary ability of that strategy card."""
        return False

    def rewards_gift(self, game: Galaxy, giver: int, receiver: int, commodities: int) -> int:
        """Trade goods that both gain when the one gives the other so many commodities."""
        return 0

    def scores_without_home(self, game: Galaxy, seat: int) -> bool:
        """That seat may score public objectives though others control planets of its home system."""
        return False

    def custodians_price(self, game: Galaxy, seat: int, price: int) -> int:
        """The influence that seat spends to remove the custodians, where it would be `price` without this."""
        return price

    def goods_worth(self, game: Galaxy, seat: int) -> int:
        """What each trade good of that seat is worth in resources or influence beyond 1."""
        return 0

    # -- votes and research ----------------------------------------------------------------------------------------

    def keeps_from_voting(self, game: Galaxy, seat: int) -> bool:
        """That seat casts no votes."""
        return False

    def always_votes(self, game: Galaxy, seat: int) -> bool:
        """Nothing keeps that seat from casting votes."""
        return False

    def votes_each(self, game: Galaxy, seat: int) -> int:
        """Votes that each planet gives which that seat exhausts to vote, beyond its influence."""
        return 0

    def votes_first(self, game: Galaxy, seat: int) -> bool:
        """That seat votes before all others."""
        return False

    def votes_given(self, game: Galaxy, seat: int) -> int:
        """The votes that seat has in place of those of its planets; 0: its planets vote."""
        return 0

    def planets_readied(self, game: Galaxy) -> int:
        """The most planets that each player readies at the end of the agenda phase; 0: all."""
        return 0

    def shows_secrets(self, game: Galaxy, seat: int) -> bool:
        """The secret objectives of that seat lie face up."""
        return False

    def bars_more_votes(self, game: Galaxy) -> bool:
        """Nobody adds votes to those that they cast."""
        return False

    def draws_more(self, game: Galaxy, seat: int) -> int:
        """Action cards that seat draws more whenever it draws any."""
        return 0

    def lifts_hand_limit(self, game: Galaxy, seat: int) -> bool:
        """That seat holds any number of action cards, whatever else says."""
        return False

    def hand_limit(self, game: Galaxy, seat: int, limit: int) -> int:
        """The most action cards that seat may hold, where it would be `limit` without this."""
        return limit

    def more_secrets(self, game: Galaxy, seat: int) -> int:
        """Secret objectives that seat may have beyond those of everybody."""
        return 0

    def explores_frontiers(self, game: Galaxy, seat: int) -> bool:
        """That seat explores the frontier token of a system after a tactical action there, if it has ships there."""
        return False

    def keeps_specialties(self, game: Galaxy, seat: int) -> bool:
        """That seat exhausts no planets for their technology specialties, and those that are exhausted serve too."""
        return False

    def sells_specialties(self, game: Galaxy, seat: int) -> bool:
        """That seat can exhaust planets with a technology specialty in the action phase for 1 trade good each."""
        return False

    def waives_prerequisites(self, game: Galaxy, seat: int, upgrades: int) -> bool:
        """That seat needs no prerequisites for technologies that upgrade units of that type."""
        return False

    def skips_prerequisites(self, game: Galaxy, seat: int) -> tuple[int, int]:
        """What that seat can exhaust to ignore all prerequisites of a technology, and the resources it pays for that;
        without a price: nothing."""
        return -1, 0

    def waives_by_captives(self, game: Galaxy, seat: int) -> bool:
        """That seat may return a captured unit of a type to ignore all prerequisites of a technology that upgrades
        it."""
        return False

    def ignores_one(self, game: Galaxy, seat: int, upgrades: int) -> int:
        """What that seat can exhaust to ignore one prerequisite, of whatever colour, of a technology that upgrades
        units of that type, or none; -1: nothing."""
        return -1

    def saves_strategy_token(self, game: Galaxy, seat: int) -> bool:
        """That seat can spend a token from elsewhere in the place of one of its strategy pool."""
        return False

    def ignores_prerequisites(self, game: Galaxy, seat: int, upgrades: int) -> int:
        """How many prerequisites that seat ignores of a technology that upgrades units of that type, or none."""
        return 0

    def counts_as(self, game: Galaxy, seat: int) -> str:
        """The colour of the prerequisite that this is for that seat, as a technology would be; "": none."""
        return ""

    def turns_into_mechs(self, game: Galaxy, seat: int) -> bool:
        """Whom that seat indoctrinates may become a mech of its own, for more."""
        return False

    def follows_as_primary(self, game: Galaxy, seat: int, card: int) -> bool:
        """That seat may resolve the primary of a strategy card in place of its secondary."""
        return False

    def replaces_research(self, game: Galaxy, seat: int) -> bool:
        """Something else comes for that seat in the place of research, which needs no technology."""
        return False

    def eases_research(self, game: Galaxy, seat: int) -> int:
        """How much less that seat could make the resources that it spends to research."""
        return 0

    def researches_for_nothing(self, game: Galaxy, seat: int) -> bool:
        """That seat pays no resources when it researches by the Technology strategy card."""
        return False


class Lent(Modifier):
    """A component (`about`) that acts for a player for a while, wherever it lies meanwhile."""


Query = Callable[..., Any]  # a method of Modifier


def decides(modifier: Modifier, query: Query) -> bool:
    """It has a say in that query: it does not leave it as it is."""
    name: str = getattr(query, "__name__")  # noqa: B009 (a method has one, whatever the types say)
    return getattr(type(modifier), name) is not query


MOST_KEPT: Final = 4096  # a game has a few hundred

Key = TypeVar("Key")
Kept = TypeVar("Kept")


def kept(known: dict[Key, Kept], key: Key, value: Kept) -> Kept:
    """Remember what was found for that key. When there are too many, all are forgotten: who plays for months would keep
    those of every game."""
    if len(known) >= MOST_KEPT:
        known.clear()
    known[key] = value
    return value


class Standing:
    """What changes something as long as a player has it, and which of it has a say in a query: found once."""

    def __init__(self, modifiers: list[Modifier]) -> None:
        self.modifiers = modifiers
        self.deciding: dict[Query, list[Modifier]] = {}  # of each query that was asked

    def find(self, query: Query) -> list[Modifier]:
        found = self.deciding[query] = [each for each in self.modifiers if decides(each, query)]
        return found
