"""What lies on the table. Everything is a number; units are counted by place.

What changes seldom is a tuple: a change makes a new one, and copies of the game share it. So a copy is cheap.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.game import Game
from orrery.kernel.plain import Plain
from orrery.ti4.chart import Chart
from orrery.ti4.components import AGENTS, ALLIANCES, COMMANDERS, COMPONENTS, NUMBER
from orrery.ti4.modifier import Lent, Standing
from orrery.ti4.registry import BORROWERS, EARNED, IN_HANDS, MASK, WATCHFUL
from orrery.ti4.units import NONE, Force
from orrery.ti4.windows import BIT

NOBODY: Final = -1
UNKNOWN: Final = -1
NO_STORM: Final = (-1, "")
TOKENS: Final = 16  # command tokens of a player
IMPERIA: Final = NUMBER["imperia"]  # the commanders of those whose tokens one has
STRATEGY: Final = "strategy"  # phases
ACTION: Final = "action"
STATUS: Final = "status"
AGENDA: Final = "agenda"
# What somebody may do that unlocks a leader: see `earn`
PRODUCED: Final = "produced"  # units of a type
USED: Final = "used"  # an ability
FOUGHT: Final = "fought"  # in the system of a planet
# Kinds of dues, in the order in which they are settled
NEXUS_DUE: Final = 0
VICTORY_DUE: Final = 1
PLANET_DUE: Final = 2  # structures left alone, then control by presence
ELIMINATION_DUE: Final = 3
TOKEN_DUE: Final = 4
FLEET_DUE: Final = 5  # blockaded factories, fleet pool, then capacity
FIGURE_DUE: Final = 6  # places with tokens of a type (the number) and no plastic figure
HAND_DUE: Final = 7
FOREIGN_DUE: Final = 8  # so many command tokens of others (the number) that leave a fleet pool
LEADER_DUE: Final = 9  # a leader that may be unlocked; with its number: that is earned already


class Player(Plain):
    """What one player has."""

    KERNEL = ("moments", "standing")

    def __init__(
        self,
        faction: int,
        units: tuple[int, ...],
        space: dict[int, Force],
        ground: dict[int, Force],
        hand: list[int],
        techs: tuple[int, ...] = (),
        abilities: tuple[int, ...] = (),
        exhausted: tuple[int, ...] = (),
        notes: tuple[int, ...] = (),
        area: tuple[int, ...] = (),
        leaders: tuple[int, ...] = (),
        locked: tuple[int, ...] = (),
        relics: tuple[int, ...] = (),
        fragments: tuple[int, ...] = (),
        captured: tuple[tuple[int, int], ...] = (),
        secrets: tuple[int, ...] = (),
        scored: tuple[int, ...] = (),
        strategies: tuple[int, ...] = (),
        used: tuple[int, ...] = (),
        tokens: tuple[int, ...] = (),
        traded: tuple[int, ...] = (),
        tactic: int = 3,
        fleet: int = 3,
        strategy: int = 2,
        goods: int = 0,
        commodities: int = 0,
        points: int = 0,
        passed: bool = False,
        talks: tuple[int, ...] = (),
        refused: tuple[int, ...] = (),
        returning: int = 0,
        eliminated: bool = False,
        copied: tuple[tuple[int, int], ...] = (),
        kept: tuple[int, ...] = (),
        legendary: tuple[int, ...] = (),
        sleepers: tuple[int, ...] = (),
        stored: tuple[tuple[int, int], ...] = (),
        foreign: tuple[int, ...] = (),
        moments: int = UNKNOWN,
        standing: Standing | None = None,
    ) -> None:
        self.faction = faction
        self.units = units  # by type: the row of `units.UNITS` that holds for this player
        self.space = space  # by system; where nothing stands there is no entry
        self.ground = ground  # by planet
        self.hand = hand  # action cards
        self.techs = techs
        self.abilities = abilities  # of the faction sheet
        self.exhausted = exhausted  # technologies, leaders, relics
        self.notes = notes  # promissory notes in hand
        self.area = area  # promissory notes in play
        self.leaders = leaders  # agents, and those that are unlocked; who is purged lies nowhere
        self.locked = locked  # leaders that are not unlocked yet
        self.relics = relics
        self.fragments = fragments  # of relics: exploration cards
        self.captured = captured  # owner and type; of fighters and infantry nobody is the owner: see `rules.capturing`
        self.secrets = secrets  # objectives in hand
        self.scored = scored
        self.strategies = strategies  # strategy cards
        self.used = used  # strategy cards, exhausted
        self.tokens = tokens  # the systems that hold a command token of this player
        self.traded = traded  # with whom, in this turn or agenda
        self.tactic = tactic
        self.fleet = fleet
        self.strategy = strategy
        self.goods = goods
        self.commodities = commodities
        self.points = points
        self.passed = passed
        self.talks = talks  # to whom proposals were made in this turn or agenda; to oneself: what was not shown then
        self.refused = refused  # who has declined a proposal of this player, in this round
        self.returning = returning  # destroyed infantry on the card of its upgrade, until the owner's next turn
        self.eliminated = eliminated
        self.copied = copied  # a card that copies, and the faction technology of another on which its token lies
        self.kept = kept  # exploration cards that stay before their finder
        self.legendary = legendary  # ability cards of legendary planets
        self.sleepers = sleepers  # the planets that hold a sleeper token of this player
        self.stored = stored  # a card, and the trade goods that lie on it
        self.foreign = foreign  # the other players of whom a command token lies in the fleet pool, each one
        self.moments = moments  # the windows in which something here may act; worked out when somebody asks
        self.standing = standing  # what these things change as long as they are here; worked out as well

    def copy(self) -> Player:
        return Player(
            self.faction,
            self.units,
            self.space.copy(),
            self.ground.copy(),
            self.hand.copy(),
            self.techs,
            self.abilities,
            self.exhausted,
            self.notes,
            self.area,
            self.leaders,
            self.locked,
            self.relics,
            self.fragments,
            self.captured,
            self.secrets,
            self.scored,
            self.strategies,
            self.used,
            self.tokens,
            self.traded,
            self.tactic,
            self.fleet,
            self.strategy,
            self.goods,
            self.commodities,
            self.points,
            self.passed,
            self.talks,
            self.refused,
            self.returning,
            self.eliminated,
            self.copied,
            self.kept,
            self.legendary,
            self.sleepers,
            self.stored,
            self.foreign,
            self.moments,
            self.standing,
        )

    def changed(self) -> None:
        """Something came or went that may act or changes something."""
        self.moments = UNKNOWN
        self.standing = None

    def ships_in(self, system: int) -> Force:
        """What stands in the space of a system: ships, and what they carry."""
        return self.space.get(system, NONE)

    def troops_on(self, planet: int) -> Force:
        """Ground forces and structures on a planet."""
        return self.ground.get(planet, NONE)

    def put_in_space(self, system: int, force: Force) -> None:
        if force:
            self.space[system] = force
        else:
            self.space.pop(system, None)

    def put_on_planet(self, planet: int, force: Force) -> None:
        if force:
            self.ground[planet] = force
        else:
            self.ground.pop(planet, None)

    def forces(self) -> list[Force]:
        return [*self.space.values(), *self.ground.values()]

    def in_play(self) -> tuple[int, ...]:
        """Everything but action cards that may act: what lies face up, and what is held: notes, secret objectives."""
        found = self.abilities + self.techs + self.leaders + self.relics + self.area + self.notes + self.secrets
        if self.fragments or self.kept or self.legendary:
            found += self.fragments + self.kept + self.legendary
        return found + self.copies() if self.copied else found

    def copies(self) -> tuple[int, ...]:
        """The technologies of others that this player has by a token on them."""
        return tuple([tech for _, tech in self.copied])


class Galaxy(Game):
    """The table, and what every rule may ask of it."""

    def __init__(
        self,
        seats: int,
        players: list[Player],
        chart: Chart,
        controller: list[int],
        exhausted: list[bool],
        deck: list[int],
        discard: list[int],
        attachments: dict[int, tuple[int, ...]],
        wormholes: tuple[tuple[int, str], ...] = (),
        frontier: tuple[int, ...] = (),
        objectives: tuple[int, ...] = (),
        stage_one: tuple[int, ...] = (),
        stage_two: tuple[int, ...] = (),
        secrets: tuple[int, ...] = (),
        agendas: tuple[int, ...] = (),
        agenda_discard: tuple[int, ...] = (),
        laws: tuple[tuple[int, int, int], ...] = (),
        relics: tuple[int, ...] = (),
        explorations: tuple[tuple[int, ...], ...] = (),
        explored: tuple[tuple[int, ...], ...] = (),
        bonus: tuple[int, ...] = (0,) * 9,
        speaker: int = 0,
        custodians: bool = True,
        phase: str = ACTION,
        active: int = NOBODY,
        active_system: int = NOBODY,
        rounds: int = 1,
        turns: int = 0,
        goal: int = 10,
        everybody: bool = False,
        follow_together: bool = False,
        kings: bool = False,
        alternative: bool = False,
        dealt: tuple[tuple[int, ...], ...] = (),
        due: tuple[tuple[int, int, int], ...] = (),
        agendas_known: tuple[tuple[int, int], ...] = (),
        notes_hidden: tuple[tuple[int, int], ...] = (),
        delayed: tuple[tuple[int, ...], ...] = (),
        leaked: tuple[int, ...] = (),
        known: tuple[tuple[int, int, int], ...] = (),
        reshuffled: tuple[tuple[int, ...], ...] = (),
        gains: tuple[tuple[int, int, str, int, int], ...] = (),
        storm: tuple[int, str] = NO_STORM,
        purged: tuple[int, ...] = (),
        found: tuple[tuple[int, int, int, int], ...] = (),
        gamma: int = NOBODY,
        activated: int = NOBODY,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.chart = chart
        self.controller = controller  # of each planet
        self.exhausted = exhausted  # planet cards
        self.deck = deck  # action cards, drawn from the end
        self.discard = discard
        self.attachments = attachments  # by planet
        self.wormholes = wormholes  # tokens: system and kind
        self.frontier = frontier  # the systems that hold a frontier token
        self.objectives = objectives  # public and revealed
        self.stage_one = stage_one
        self.stage_two = stage_two
        self.secrets = secrets
        self.agendas = agendas
        self.agenda_discard = agenda_discard
        self.laws = laws  # card, elected thing, owner
        self.relics = relics  # drawn from the end
        self.explorations = explorations  # four decks, drawn from the end
        self.explored = explored  # their discard piles
        self.bonus = bonus  # trade goods on strategy cards, by their number
        self.speaker = speaker
        self.custodians = custodians
        self.phase = phase
        self.active = active
        self.active_system = active_system
        self.rounds = rounds
        self.turns = turns  # that have begun in the whole game
        self.goal = goal  # victory points
        self.everybody = everybody  # windows ask also those who can only pass but might hold something
        self.kings = kings  # with Prophecy of Kings
        self.alternative = alternative  # the galaxy has the other layout for this number of players
        self.follow_together = follow_together  # all who could follow a strategy card are asked at once
        self.dealt = dealt  # system tiles in hand by seat, then those that nobody got, until the galaxy is built

        self.due = due  # what may be broken now (kind, seat, place): see `rules.dues`
        self.delayed = delayed  # agenda, then whom it concerns: outcomes put off to the next strategy phase
        self.leaked = leaked  # secret objectives that have become public, and are secret no more whatever comes
        self.known = known  # seat or NOBODY (everybody), hidden card, where it can be: see `knowledge`
        self.reshuffled = reshuffled  # the discard piles of action cards that became the deck, one after the other
        self.gains = gains  # of points: round, seat, the kind and number of what they came from, how many
        self.storm = storm  # the system with the ion storm, and the kind of wormhole that is its upper side now
        self.found = found  # what was explored in this round: turn, seat, planet or system as a place, card
        self.gamma = gamma  # the system with the gamma wormhole token that may be moved; what was found stays
        self.activated = activated  # the system that was activated last in this turn
        self.purged = purged  # exploration cards, relics, ability cards and notes that have left the game
        self.agendas_known = agendas_known  # seat and card: cards of the deck whose place that seat knows
        self.notes_hidden = notes_hidden  # seat or NOBODY (who only watches) and note: that one lost sight of it

    # -- dues ------------------------------------------------------------------------------------------------------

    def mark(self, kind: int, seat: int, place: int = NOBODY) -> None:
        """A limit may be broken there: the runner sees to it before the next step."""
        if (kind, seat, place) not in self.due:
            self.due = (*self.due, (kind, seat, place))
        self.unsettled = True

    def mark_fleets(self, seat: int) -> None:
        """What limits this player's fleets has changed, so every one of them may be too large."""
        for system in sorted(self.players[seat].space):
            self.mark(FLEET_DUE, seat, system)

    def mark_all_fleets(self) -> None:
        """A round is over, and with it what may have let fleets grow."""
        for seat in range(self.seats):
            self.mark_fleets(seat)

    def look_at_leaders(self, seat: int) -> None:
        """Something has changed that may unlock a leader of this player, if it is one, or of who watches all."""
        if seat != NOBODY and self.players[seat].locked:
            self.mark(LEADER_DUE, seat)
        if self.kings:
            for other, player in enumerate(self.players):
                if any(leader in WATCHFUL for leader in player.locked):
                    self.mark(LEADER_DUE, other)

    def earn(self, seat: int, deed: str, about: int) -> None:
        """That player has done something; the leader whose condition it is will be unlocked."""
        for leader in self.players[seat].locked:
            if EARNED.get(leader) == (deed, about):
                self.mark(LEADER_DUE, seat, leader)

    def look_at_all_leaders(self) -> None:
        """Something on the board has changed that may unlock a leader, whosesoever."""
        for seat in range(self.seats):
            self.look_at_leaders(seat)

    # -- windows ---------------------------------------------------------------------------------------------------

    def stirs(self, name: str) -> bool:
        """Somebody has something that acts in that window, or might have, if everybody is to be asked. Nearly all
        windows end here."""
        bit = BIT[name]
        for seat, player in enumerate(self.players):
            moments = player.moments
            if (moments if moments >= 0 else self.arm(seat)) & bit:
                return True
        if self.effects and any(MASK[each.about] & bit for each in self.lasting(Lent)):
            return True
        return self.everybody and name in IN_HANDS

    def in_play(self, seat: int) -> tuple[int, ...]:
        """Everything but action cards that may act for a player: also laws before it or before all, leaked
        secrets, and what acts for a while though it lies elsewhere by now."""
        found = self.held_by(seat)
        if self.effects:
            lent = [each.about for each in self.lasting(Lent) if each.owner == seat]
            found += tuple([each for each in lent if each not in found])  # what one has besides is one thing
        return found

    def held_by(self, seat: int) -> tuple[int, ...]:
        """What acts for a player as long as it lies where it is.

        Notes of one's own colour are for others (95.2).
        """
        player = self.players[seat]
        found = player.in_play()
        if player.notes:
            found = tuple([each for each in found if COMPONENTS[each].issuer != seat])
        if player.area or player.foreign:
            found += self.lent_to(seat)
        if player.leaders:
            found += self.borrowed(seat)
        if self.laws:
            found += tuple([card for card, _, owner in self.laws if owner in (NOBODY, seat)])
        for card in self.leaked:
            if card in self.objectives and card not in self.players[seat].scored:
                found += (card,)
        return found

    def lent_to(self, seat: int) -> tuple[int, ...]:
        """The leaders of others that act for a player as well: commanders by the Alliance or by a command token of
        theirs, once they are unlocked."""
        player = self.players[seat]
        found: tuple[int, ...] = ()
        lenders = [COMPONENTS[note].issuer for note in player.area if note in ALLIANCES]
        if player.foreign and IMPERIA in player.abilities:
            lenders += [other for other in player.foreign if other not in lenders]
        for lender in lenders:
            found += tuple([leader for leader in self.players[lender].leaders if leader in COMMANDERS])
        return found

    def borrowed(self, seat: int) -> tuple[int, ...]:
        """The agents of others whose text an agent of this player has as well, exhausted or not."""
        if not any(leader in BORROWERS for leader in self.players[seat].leaders):
            return ()
        others = [player.leaders for other, player in enumerate(self.players) if other != seat]
        return tuple([each for leaders in others for each in leaders if each in AGENTS and each not in BORROWERS])

    def bearer(self, seat: int, component: int) -> int:
        """The card by which a player has the words of a component: that one, or an agent that borrows them."""
        if component in AGENTS and component not in self.players[seat].leaders:
            return next((leader for leader in self.players[seat].leaders if leader in BORROWERS), component)
        return component

    def arm(self, seat: int) -> int:
        """Work out in which windows something may act for a player. It is remembered until what lies there changes, so
        what only lasts for a while is no part of it."""
        mask, player = 0, self.players[seat]
        for component in self.held_by(seat):
            mask |= MASK[component]
        for card in player.hand:
            mask |= MASK[card]
        player.moments = mask
        return mask

    # -- what every game answers -----------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        return [player.points for player in self.players]

    def rounds_played(self) -> int:
        return self.rounds
