"""What a seat may see: the only door between the table and any client or bot."""

from __future__ import annotations

from orrery.cosmic.encounter import LedgerLine
from orrery.kernel.decision import Decision
from orrery.kernel.plain import Value


class PowerView(Value):
    """An alien sheet as somebody sees it."""

    def __init__(
        self,
        number: int,
        alien: int,
        cards: tuple[int, ...],
        card_count: int,
        places: tuple[int, ...],
        face_up: bool,
        lost: bool,
        zapped: bool,
        tokens: int,
    ) -> None:
        self.number = number
        self.alien = alien  # -1: it lies face down
        self.cards = cards
        self.card_count = card_count
        self.places = places
        self.face_up = face_up
        self.lost = lost
        self.zapped = zapped  # off until the encounter ends: zapped, lent, or a borrowed one takes its place
        self.tokens = tokens


class TechView(Value):
    """A technology as somebody sees it."""

    def __init__(self, card: int, ships: int, done: bool, under: int, loaded: bool, prometheus: bool) -> None:
        self.card = card  # -1: it lies face down
        self.ships = ships
        self.done = done
        self.under = under
        self.loaded = loaded  # a card lies under it
        self.prometheus = prometheus  # is one of the ships


class CosmicPlayer(Value):
    """What is seen of one player."""

    def __init__(
        self,
        hand_size: int,
        powers: tuple[PowerView, ...],
        techs: tuple[TechView, ...],
        dealt_size: int,
        aside: tuple[int, ...],
        aside_size: int,
        warp: int,
        gone: int,
        gate: int,
        beside: int,
        adrift: int,
    ) -> None:
        self.hand_size = hand_size
        self.powers = powers
        self.techs = techs
        self.dealt_size = dealt_size
        self.aside = aside
        self.aside_size = aside_size
        self.warp = warp
        self.gone = gone
        self.gate = gate
        self.beside = beside
        self.adrift = adrift


class LedgerView(Value):
    """What the total of one side is made of, as far as it is known."""

    def __init__(self, value: int, ships: int, bonus: int, total: int, lines: tuple[LedgerLine, ...]) -> None:
        self.value = value  # of the card, after everything that changes it
        self.ships = ships  # what the ships make of it
        self.bonus = bonus  # what else is added
        self.total = total
        self.lines = lines  # the same, line by line


class LeadView(Value):
    """Which of two attacks is ahead."""

    def __init__(self, side: int, by: int, lower: bool) -> None:
        self.side = side  # 0: both totals are the same
        self.by = by
        self.lower = lower  # the lower total wins


class DealView(Value):
    """What the terms of a deal may hold."""

    def __init__(
        self,
        grants: tuple[tuple[int, int, bool], ...],
        releases: tuple[tuple[int, int, int], ...],
        cards: tuple[int, ...],
    ) -> None:
        self.grants = grants  # giver, planet, and whether the other would win by it; home planets first
        self.releases = releases  # giver, whose ships may leave the warp, and how many at most
        self.cards = cards  # that each seat can give at most


class EncounterView(Value):
    """The encounter as somebody sees it."""

    def __init__(
        self,
        offense: int,
        defense: int,
        planet: int,
        system: int,
        destiny: int,
        sides: tuple[int, ...],
        laid: tuple[int, ...],
        is_laid: tuple[bool, ...],
        faces: tuple[int, ...],
        open_cards: tuple[bool, ...],
        invited: tuple[tuple[int, ...], ...],
        flares: tuple[int, ...],
        lost: tuple[int, ...],
        outcome: int,
        shown: bool,
        effects: tuple[tuple[str, int, int], ...],
        phase: str,
        ledgers: tuple[LedgerView, ...],
        lead: LeadView | None = None,
        about_to_win: tuple[int, ...] = (),
        deal: DealView | None = None,
    ) -> None:
        self.offense = offense
        self.defense = defense
        self.planet = planet
        self.system = system
        self.destiny = destiny
        self.sides = sides
        self.laid = laid  # -1: not laid, or face down and not mine
        self.is_laid = is_laid
        self.faces = faces
        self.open_cards = open_cards
        self.invited = invited
        self.flares = flares
        self.lost = lost
        self.outcome = outcome
        self.shown = shown
        self.effects = effects  # in force: name, owner, about
        self.phase = phase
        self.ledgers = ledgers  # offense, defense; none before there is a defense
        self.lead = lead  # where both show attacks; this and what follows is told to people, not to bots
        self.about_to_win = about_to_win  # by landing where the gate points
        self.deal = deal  # while the two talk, for them


class CosmicView(Value):
    """The whole game as one seat sees it."""

    TOLD = ("owners", "foreign", "homes")

    def __init__(
        self,
        seat: int,
        hand: tuple[int, ...],
        dealt: tuple[int, ...],
        players: tuple[CosmicPlayer, ...],
        planets_each: int,
        colonies: tuple[tuple[int, ...], ...],
        destroyed: tuple[int, ...],
        deck: int,
        discard: tuple[int, ...],
        destiny_deck: int,
        destiny_discard: tuple[int, ...],
        tech_deck: int,
        tech_discard: tuple[int, ...],
        table: tuple[int, ...],
        encounter: EncounterView | None,
        turn: int,
        turns: int,
        met: int,
        genesis: int,
        cannon: int,
        prometheus: int,
        prometheus_at: int,
        known: tuple[tuple[int, int], ...],
        technology: bool,
        over: bool,
        winners: tuple[int, ...],
        asked: Decision | None,
        to_win: int = 0,
        order: tuple[int, ...] = (),
        ways: tuple[str, ...] = (),
        supers: tuple[int, ...] = (),
    ) -> None:
        self.seat = seat
        self.hand = hand
        self.dealt = dealt
        self.players = players
        self.planets_each = planets_each
        self.colonies = colonies
        self.destroyed = destroyed
        self.deck = deck
        self.discard = discard
        self.destiny_deck = destiny_deck
        self.destiny_discard = destiny_discard
        self.tech_deck = tech_deck
        self.tech_discard = tech_discard
        self.table = table
        self.encounter = encounter
        self.turn = turn
        self.turns = turns
        self.met = met
        self.genesis = genesis
        self.cannon = cannon
        self.prometheus = prometheus
        self.prometheus_at = prometheus_at
        self.known = known  # cards of other hands this seat knows of: the card, and who holds it
        self.technology = technology
        self.over = over
        self.winners = winners
        self.asked = asked
        self.to_win = to_win  # foreign colonies; this and what follows is told to people, not to bots
        self.order = order  # in which the seats are asked
        self.ways = ways  # how each seat has won: colonies, an alien's key, other; "" for who has not
        self.supers = supers  # flares within reach whose super half counts for this seat

    @property
    def owners(self) -> tuple[int, ...]:
        """In whose home system each planet lies."""
        return tuple([self.owner(planet) for planet in range(len(self.colonies))])

    @property
    def foreign(self) -> tuple[int, ...]:
        """The foreign colonies of each seat."""
        return tuple([self.foreign_colonies(seat) for seat in range(len(self.players))])

    @property
    def homes(self) -> tuple[int, ...]:
        """The home colonies of each seat."""
        return tuple([self.home_colonies(seat) for seat in range(len(self.players))])

    def owner(self, planet: int) -> int:
        """In whose home system the planet lies."""
        return self.genesis if planet == len(self.colonies) - 1 else planet // self.planets_each

    def foreign_colonies(self, seat: int) -> int:
        return sum(1 for planet, ships in enumerate(self.colonies) if ships[seat] and self.owner(planet) != seat)

    def home_colonies(self, seat: int) -> int:
        return sum(1 for planet, ships in enumerate(self.colonies) if ships[seat] and self.owner(planet) == seat)

    def ships_in_encounter(self, seat: int) -> int:
        """The ships with which this seat takes part in the encounter."""
        encounter = self.encounter
        if encounter is None or encounter.planet < 0 or not encounter.sides[seat]:
            return 0
        player = self.players[seat]
        if encounter.sides[seat] == 1:
            return player.gate
        return self.colonies[encounter.planet][seat] if seat == encounter.defense else player.beside
