"""What a seat may see: the only door between the table and any client or bot.

What is printed on tiles, planets, units and cards is no part of it: clients have that as things, by their numbers.
"""

from __future__ import annotations

from orrery.kernel.decision import Decision, Thing
from orrery.kernel.plain import Value


class Stack(Value):
    """The units of one player and one type at one place."""

    def __init__(self, seat: int, type: int, whole: int, damaged: int) -> None:
        self.seat = seat
        self.type = type
        self.whole = whole
        self.damaged = damaged


class SystemView(Value):
    """A system; its number is its place in the list."""

    def __init__(
        self,
        tile: int,
        q: int,
        r: int,
        planets: tuple[int, ...],
        wormholes: str,
        anomalies: str,
        tokens: tuple[int, ...],
        units: tuple[Stack, ...],
        frontier: bool,
        storm: str,
        destroyed: tuple[int, ...],
    ) -> None:
        self.tile = tile
        self.q = q  # with r its place on the board; 99 and 99: it touches nothing
        self.r = r
        self.planets = planets
        self.wormholes = wormholes  # printed ones and tokens, divided by blanks
        self.anomalies = anomalies
        self.tokens = tokens  # the seats with a command token there
        self.units = units  # in space
        self.frontier = frontier  # holds a frontier token
        self.storm = storm  # the kind of wormhole that the ion storm shows there; "": it is elsewhere
        self.destroyed = destroyed  # planets of the tile that are no more


class PlanetView(Value):
    """A planet on the board."""

    def __init__(
        self,
        planet: int,
        system: int,
        controller: int,
        exhausted: bool,
        resources: int,
        influence: int,
        units: tuple[Stack, ...],
        attached: tuple[int, ...],
        specialty: str,
        sleeper: int,
    ) -> None:
        self.planet = planet
        self.system = system
        self.controller = controller  # -1: nobody
        self.exhausted = exhausted
        self.resources = resources  # with what is attached to it
        self.influence = influence
        self.units = units
        self.attached = attached  # exploration cards, laws, a note or a hero
        self.specialty = specialty  # printed or attached
        self.sleeper = sleeper  # whose sleeper token lies there; -1: nobody's


class FoundView(Value):
    """An exploration card as it was found."""

    def __init__(self, turn: int, seat: int, planet: int, system: int, find: int) -> None:
        self.turn = turn
        self.seat = seat
        self.planet = planet  # -1: a frontier token
        self.system = system
        self.find = find


class ExplorationView(Value):
    """The exploration decks: what is left in them and where the rest lies. Their order alone is hidden."""

    def __init__(
        self,
        decks: tuple[tuple[int, ...], ...],
        discards: tuple[tuple[int, ...], ...],
        relics: tuple[int, ...],
        purged: tuple[int, ...],
        found: tuple[FoundView, ...],
        now: int,
        turn: int,
    ) -> None:
        self.decks = decks  # of each: the cards in it, by their numbers and not by their places
        self.discards = discards
        self.relics = relics  # left to be gained, in the same way
        self.purged = purged
        self.found = found  # in this round
        self.now = now  # the place in `found` of the card that is being resolved; -1: none is
        self.turn = turn  # the one that goes on


class Ti4Player(Value):
    """What is seen of one player."""

    def __init__(
        self,
        faction: int,
        units: tuple[int, ...],
        tactic: int,
        fleet: int,
        strategy: int,
        goods: int,
        commodities: int,
        most_commodities: int,
        points: int,
        passed: bool,
        eliminated: bool,
        techs: tuple[int, ...],
        abilities: tuple[int, ...],
        exhausted: tuple[int, ...],
        scored: tuple[int, ...],
        strategies: tuple[int, ...],
        used: tuple[int, ...],
        leaders: tuple[int, ...],
        locked: tuple[tuple[int, int, int], ...],
        relics: tuple[int, ...],
        area: tuple[int, ...],
        hand_size: int,
        secret_count: int,
        note_count: int,
        tiles: tuple[int, int],
        fleet_limit: int,
        resources: int,
        influence: int,
        left: tuple[int, ...],
        tokens_left: int,
        returning: int,
        copied: tuple[tuple[int, int], ...],
        good_worth: int,
        fragments: tuple[int, ...],
        kept: tuple[int, ...],
        legendary: tuple[int, ...],
        captured: tuple[tuple[int, int], ...],
        foreign: tuple[int, ...],
        stored: tuple[tuple[int, int], ...],
    ) -> None:
        self.faction = faction  # -1: not chosen yet
        self.units = units  # by type: the row of `units.UNITS`
        self.tactic = tactic
        self.fleet = fleet
        self.strategy = strategy
        self.goods = goods
        self.commodities = commodities
        self.most_commodities = most_commodities
        self.points = points
        self.passed = passed
        self.eliminated = eliminated
        self.techs = techs
        self.abilities = abilities
        self.exhausted = exhausted  # technologies, leaders, relics
        self.scored = scored
        self.strategies = strategies
        self.used = used  # strategy cards, exhausted
        self.leaders = leaders  # that are not locked
        self.locked = locked  # leader, how much there is of what unlocks it, how much it takes
        self.relics = relics
        self.area = area  # promissory notes in play
        self.hand_size = hand_size  # action cards
        self.secret_count = secret_count
        self.note_count = note_count  # promissory notes in hand
        self.tiles = tiles  # still to be placed: with blue backs, with red ones
        self.fleet_limit = fleet_limit  # ships in one system
        self.resources = resources  # of ready planets
        self.influence = influence
        self.left = left  # by type: plastic that is not on the board
        self.tokens_left = tokens_left  # command tokens in the reinforcements
        self.returning = returning  # infantry on its card, which comes back at the start of the turn
        self.copied = copied  # a card that copies, and the technology of another on which its token lies
        self.good_worth = good_worth  # what one trade good pays of a price in resources or influence
        self.fragments = fragments  # of relics
        self.kept = kept  # other exploration cards that stay before their finder
        self.legendary = legendary  # ability cards of legendary planets
        self.captured = captured  # owner and type; of fighters and infantry: -1
        self.foreign = foreign  # the players of whom a command token lies in the fleet pool
        self.stored = stored  # a card, and the trade goods that lie on it


class DieView(Value):
    """A die that has been rolled."""

    def __init__(self, seat: int, type: int, die: int, needs: int, hit: bool) -> None:
        self.seat = seat
        self.type = type  # of the unit that rolled it
        self.die = die
        self.needs = needs  # a hit on this or more
        self.hit = hit


class CombatView(Value):
    """What is being shot at: a combat, or units that fire by an ability."""

    def __init__(
        self,
        kind: str,
        system: int,
        planet: int,
        attacker: int,
        defender: int,
        round: int,
        step: str,
        dice: tuple[DieView, ...],
        hits: tuple[int, int],
        retreating: int,
        troops: tuple[tuple[int, int, int, int], ...],
    ) -> None:
        self.kind = kind  # "space combat", "ground combat", "space cannon", "bombardment"
        self.system = system
        self.planet = planet  # -1: in space
        self.attacker = attacker  # or who fires
        self.defender = defender  # or at whom; -1: not yet said
        self.round = round
        self.step = step  # "start", "barrage", "retreats", "dice", "hits", "retreat", "end"
        self.dice = dice  # of this round as far as rolled; of the barrage while it goes on
        self.hits = hits  # still to be assigned: made by the attacker, by the defender
        self.retreating = retreating  # who has announced a retreat
        self.troops = troops  # that fight in space as if they were ships: seat, place, type, how many


class GoalView(Value):
    """An objective that is revealed, or a secret one of mine, and how far I am."""

    def __init__(self, card: int, have: int, need: int, things: tuple[Thing, ...], scored: tuple[int, ...]) -> None:
        self.card = card
        self.have = have  # of need, as far as it counts; a watcher has nothing
        self.need = need
        self.things = things  # that count towards it
        self.scored = scored  # the seats that have scored it


class VoteView(Value):
    """Votes that were cast for an outcome, or a prediction of it."""

    def __init__(self, seat: int, outcome: str, number: int, votes: int, card: int) -> None:
        self.seat = seat
        self.outcome = outcome  # "for", "against", "seat", "planet", "agenda", "objective"; "abstain": none yet
        self.number = number  # of the elected thing; -1: none
        self.votes = votes
        self.card = card  # of a prediction: what predicts; -1: a vote


class AgendaView(Value):
    """The agenda that is being voted on."""

    def __init__(
        self,
        card: int,
        votes: tuple[VoteView, ...],
        predictions: tuple[VoteView, ...],
        voted: tuple[int, ...],
        voting: int,
        outcome: VoteView,
        hidden: int = -1,
    ) -> None:
        self.card = card
        self.votes = votes
        self.predictions = predictions
        self.voted = voted  # the seats that have had their vote
        self.voting = voting  # who votes just now
        self.outcome = outcome  # as it stands once it is decided; of nobody
        self.hidden = hidden  # the agenda that is voted on unseen, if I know it


class WindowView(Value):
    """The moment at which I am asked whether I act: who is asked in which order.

    It says nothing of what anybody holds: who could not act has passed like the others.
    """

    def __init__(self, order: tuple[int, ...], passed: tuple[int, ...]) -> None:
        self.order = order
        self.passed = passed  # since somebody acted last, or since it began


class ResearchView(Value):
    """A technology that I do not own."""

    def __init__(self, tech: int, lacks: tuple[str, ...], can: bool, helpers: tuple[Thing, ...]) -> None:
        self.tech = tech
        self.lacks = lacks  # prerequisites that my technologies do not satisfy, by colour
        self.can = can  # it could be researched now, if need be with helpers
        self.helpers = helpers  # that would be used up for what is missing


class MeetingView(Value):
    """A neighbour of mine, and where we meet."""

    def __init__(self, seat: int, mine: int, theirs: int) -> None:
        self.seat = seat
        self.mine = mine  # a system with something of mine
        self.theirs = theirs  # the same system, or an adjacent one with something of theirs


class StatusView(Value):
    """The status phase in progress."""

    def __init__(self, step: int, scored: tuple[int, ...], draws: int, gains: int) -> None:
        self.step = step  # 1 to 8
        self.scored = scored  # who has had their chance before me, while I score
        self.draws = draws  # action cards that I draw
        self.gains = gains  # command tokens that I gain


class Ti4View(Value):
    """The whole game as one seat sees it."""

    def __init__(
        self,
        seat: int,
        players: tuple[Ti4Player, ...],
        systems: tuple[SystemView, ...],
        planets: tuple[PlanetView, ...],
        lanes: tuple[tuple[int, int, int, int], ...],
        joined: tuple[tuple[int, int], ...],
        links: tuple[tuple[int, int], ...],
        hand: tuple[int, ...],
        notes: tuple[int, ...],
        secrets: tuple[int, ...],
        known: tuple[tuple[int, int], ...],
        tiles: tuple[int, ...],
        places: tuple[tuple[int, int], ...],
        deck: int,
        discard: tuple[int, ...],
        objectives: tuple[int, ...],
        goals: tuple[GoalView, ...],
        objectives_left: tuple[int, int, int],
        bonus: tuple[int, ...],
        agenda: AgendaView | None,
        agendas: int,
        agendas_known: tuple[tuple[int, int], ...],
        agenda_discard: tuple[int, ...],
        laws: tuple[tuple[int, int, int], ...],
        phase: str,
        step: str,
        round: int,
        goal: int,
        speaker: int,
        custodians: bool,
        active: int,
        active_system: int,
        combat: CombatView | None,
        ways: tuple[int, ...],
        window: WindowView | None,
        gains: tuple[tuple[int, int, str, int, int], ...],
        research: tuple[ResearchView, ...],
        neighbours: tuple[MeetingView, ...],
        partners: tuple[int, ...],
        notes_known: tuple[tuple[int, int], ...],
        status: StatusView | None,
        zero: int,
        exploration: ExplorationView | None,
        over: bool,
        winners: tuple[int, ...],
        asked: Decision | None,
    ) -> None:
        self.seat = seat
        self.players = players
        self.systems = systems
        self.planets = planets
        self.lanes = lanes  # hyperlane tiles: tile, q, r, turns by sixty degrees
        self.joined = joined  # pairs of systems that hyperlanes join
        self.links = links  # pairs of systems that wormholes join, or something else for a while
        self.hand = hand  # my action cards
        self.notes = notes  # my promissory notes
        self.secrets = secrets  # my secret objectives
        self.known = known  # cards and notes that I know to be in another hand, and whose
        self.tiles = tiles  # my system tiles, while the galaxy is built
        self.places = places  # by number: q and r of where tiles are placed, while the galaxy is built
        self.deck = deck
        self.discard = discard
        self.objectives = objectives  # public and revealed
        self.goals = goals  # these and my secret ones, with my progress
        self.objectives_left = objectives_left  # still to be revealed: of stage I, of stage II; secret ones in the deck
        self.bonus = bonus  # trade goods on strategy cards, by their number
        self.agenda = agenda
        self.agendas = agendas  # in their deck
        self.agendas_known = agendas_known  # cards of the deck that I have seen, and their place from the top
        self.agenda_discard = agenda_discard
        self.laws = laws  # card, elected thing, owner
        self.phase = phase
        self.step = step  # of the tactical action: "activate", "move", "cannon", "space combat" ...; "" elsewhere
        self.round = round
        self.goal = goal  # victory points
        self.speaker = speaker
        self.custodians = custodians  # their token is still there
        self.active = active
        self.active_system = active_system
        self.combat = combat
        self.ways = ways  # who plans a movement: the move value needed from each system, -1: no way
        self.window = window  # None: I am not asked in one; others who are asked are nobody's business
        self.gains = gains  # of points: round, seat, the kind and number of what they came from, how many
        self.research = research  # what I do not own, with what is missing
        self.neighbours = neighbours  # mine
        self.partners = partners  # with whom I may make a transaction now
        self.notes_known = notes_known  # in the hands of others, as far as I know: seat, note
        self.status = status
        self.zero = zero  # who has initiative 0, whatever their strategy cards; -1: nobody
        self.exploration = exploration  # None: without Prophecy of Kings
        self.over = over
        self.winners = winners
        self.asked = asked
