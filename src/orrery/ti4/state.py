"""What lies on the table. Everything is a number; units are counted by place.

What changes seldom is a tuple: a change makes a new one, and copies of the game share it. So a copy is cheap.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.game import Game
from orrery.kernel.plain import Plain
from orrery.ti4.chart import Chart
from orrery.ti4.components import COMPONENTS
from orrery.ti4.registry import IN_HANDS, MASK
from orrery.ti4.units import NONE, Force
from orrery.ti4.windows import BIT

NOBODY: Final = -1
UNKNOWN: Final = -1
TOKENS: Final = 16  # command tokens of a player
STRATEGY: Final = "strategy"  # phases
ACTION: Final = "action"
STATUS: Final = "status"
AGENDA: Final = "agenda"
# Kinds of dues, in the order in which they are settled
VICTORY_DUE: Final = 1
PLANET_DUE: Final = 2  # structures left alone, then control by presence
ELIMINATION_DUE: Final = 3
TOKEN_DUE: Final = 4
FLEET_DUE: Final = 5  # blockaded factories, fleet pool, then capacity
FIGURE_DUE: Final = 6  # places with tokens of a type (the number) and no plastic figure
HAND_DUE: Final = 7


class Player(Plain):
    """What one player has."""

    KERNEL = ("moments",)

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
        relics: tuple[int, ...] = (),
        fragments: tuple[int, ...] = (),
        captured: tuple[int, ...] = (),
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
        moments: int = UNKNOWN,
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
        self.leaders = leaders
        self.relics = relics
        self.fragments = fragments
        self.captured = captured
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
        self.moments = moments  # the windows in which something here may act; worked out when somebody asks

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
            self.moments,
        )

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
        return self.abilities + self.techs + self.leaders + self.relics + self.area + self.notes + self.secrets


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
        dealt: tuple[tuple[int, ...], ...] = (),
        due: tuple[tuple[int, int, int], ...] = (),
        agendas_known: tuple[tuple[int, int], ...] = (),
        notes_hidden: tuple[tuple[int, int], ...] = (),
        delayed: tuple[tuple[int, ...], ...] = (),
        leaked: tuple[int, ...] = (),
        known: tuple[tuple[int, int, int], ...] = (),
        reshuffled: tuple[tuple[int, ...], ...] = (),
        gains: tuple[tuple[int, int, str, int, int], ...] = (),
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
        self.frontier = frontier
        self.objectives = objectives  # public and revealed
        self.stage_one = stage_one
        self.stage_two = stage_two
        self.secrets = secrets
        self.agendas = agendas
        self.agenda_discard = agenda_discard
        self.laws = laws  # card, elected thing, owner
        self.relics = relics
        self.explorations = explorations  # four decks
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
        self.dealt = dealt  # system tiles in hand by seat, then those that nobody got, until the galaxy is built

        self.due = due  # what may be broken now (kind, seat, place): see `rules.dues`
        self.delayed = delayed  # agenda, then whom it concerns: outcomes put off to the next strategy phase
        self.leaked = leaked  # secret objectives that have become public, and are secret no more whatever comes
        self.known = known  # seat or NOBODY (everybody), hidden card, where it can be: see `knowledge`
        self.reshuffled = reshuffled  # the discard piles of action cards that became the deck, one after the other
        self.gains = gains  # of points: round, seat, the kind and number of what they came from, how many
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

    # -- windows ---------------------------------------------------------------------------------------------------

    def stirs(self, name: str) -> bool:
        """Somebody has something that acts in that window, or might have, if everybody is to be asked. Nearly all
        windows end here."""
        bit = BIT[name]
        for seat, player in enumerate(self.players):
            moments = player.moments
            if (moments if moments >= 0 else self.arm(seat)) & bit:
                return True
        return self.everybody and name in IN_HANDS

    def in_play(self, seat: int) -> tuple[int, ...]:
        """Everything but action cards that may act for a player: also laws before it or before all, leaked
        secrets.

        Notes of one's own colour are for others (95.2).
        """
        player = self.players[seat]
        found = player.in_play()
        if player.notes:
            found = tuple([each for each in found if COMPONENTS[each].issuer != seat])
        if self.laws:
            found += tuple([card for card, _, owner in self.laws if owner in (NOBODY, seat)])
        for card in self.leaked:
            if card in self.objectives and card not in self.players[seat].scored:
                found += (card,)
        return found

    def arm(self, seat: int) -> int:
        """Work out in which windows something may act for a player."""
        mask, player = 0, self.players[seat]
        for component in self.in_play(seat):
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
