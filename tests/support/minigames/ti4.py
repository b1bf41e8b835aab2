"""A small galaxy: turn, activation, movement, combat rounds with dice, action cards, and Sabotage on Sabotage.

Shows: windows inside combat inside movement inside a turn, "when" before "after", a cancelled action given back,
an adjacency for one seat only, a combat that is left from within a round, a card handed over beside whatever is asked,
and a victory that ends the game from deep in the stack.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import NO_OPTIONS, PASS, Decision, Option, Order, Reply, about
from orrery.kernel.deed import Deed, GameOfDeeds, Registry, cancel_answered, subject
from orrery.kernel.event import NOBODY
from orrery.kernel.game import Game
from orrery.kernel.modifier import Modifier
from orrery.kernel.moment import Moment
from orrery.kernel.plain import Plain, Value
from orrery.kernel.procedure import Call, Done, Goto, Leave, Loop, Next, Procedure, Step
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from orrery.kernel.window import ROUND, At
from orrery.kernel.zones import deal_anew

SYSTEMS: Final = 7  # 0 is the middle, 1-6 the ring around it
SHIPS: Final = 6  # for each seat
POINTS_TO_WIN: Final = 5
LONGEST: Final = 6  # rounds
CARDS: Final = 40

SABOTAGE: Final = "Sabotage"
WINDFALL: Final = "Windfall"
FLANK_SPEED: Final = "Flank Speed"
MORALE_BOOST: Final = "Morale Boost"
NAMES: Final = [SABOTAGE, WINDFALL, FLANK_SPEED, MORALE_BOOST]
SCAN: Final = len(NAMES)  # the scouts' ability: a component like the cards

MOMENTS: Final[dict[str, Moment]] = {
    "when-action-card-played": Moment("ti4:2.5", ROUND),
    "when-system-activated": Moment("ti4:88.1", ROUND),
    "after-system-activated": Moment("ti4:88.1", ROUND),
    "start-of-combat-round": Moment("ti4:71.1", ROUND),
}

CANCELLED: Final = 1
PERFORMED: Final = 2


def kind_of(card: int) -> int:
    return card % len(NAMES)


def name_of(card: int) -> str:
    return NAMES[kind_of(card)]


# -- the table ---------------------------------------------------------------------------------------------------------


class Seat(Plain):
    """What one player has."""

    def __init__(self, faction: str, hand: list[int], ships: list[int], points: int = 0, passed: bool = False) -> None:
        self.faction = faction
        self.hand = hand
        self.ships = ships  # by system
        self.points = points
        self.passed = passed

    def copy(self) -> Seat:
        return Seat(self.faction, self.hand.copy(), self.ships.copy(), self.points, self.passed)


class Galaxy(GameOfDeeds):
    def __init__(
        self,
        seats: int,
        players: list[Seat],
        deck: list[int],
        discard: list[int],
        lost: int = 0,
        active: int = 0,
        rounds: int = 0,
    ) -> None:
        super().__init__(seats)
        self.players = players
        self.deck = deck
        self.discard = discard
        self.lost = lost  # ships destroyed
        self.active = active
        self.rounds = rounds

    def copy_table(self) -> Galaxy:
        players = [player.copy() for player in self.players]
        return Galaxy(self.seats, players, self.deck.copy(), self.discard.copy(), self.lost, self.active, self.rounds)

    def view(self, seat: int) -> GalaxyView:
        others = [(p.faction, len(p.hand), tuple(p.ships), p.points, p.passed) for p in self.players]
        return GalaxyView(tuple(self.players[seat].hand), tuple(others), len(self.deck), self.asked(seat))

    def redeal(self, seat: int, rng: Rng) -> Game:
        new = self.copy()
        assert isinstance(new, Galaxy)
        deal_anew([new.deck, *[new.players[other].hand for other in range(new.seats) if other != seat]], rng)
        return new

    def count(self) -> dict[str, int]:
        cards = [*self.deck, *self.discard, *[card for player in self.players for card in player.hand]]
        return {"cards": len(set(cards)), "ships": self.lost + sum(sum(player.ships) for player in self.players)}

    def moment(self, name: str) -> Moment:
        return MOMENTS[name]

    def order(self, name: str) -> list[int]:
        """The active player, then clockwise."""
        return [(self.active + step) % self.seats for step in range(self.seats)]

    def registry(self) -> Registry[Deed]:
        return REGISTRY

    def in_play(self) -> list[int]:
        return [SCAN]

    def in_hands(self) -> list[int]:
        return [kind for kind in REGISTRY.deeds if kind != SCAN]

    def all_hands(self) -> list[list[int]]:
        return [[kind_of(card) for card in player.hand] for player in self.players]

    def held(self, seat: int) -> list[tuple[int, Option]]:
        cards = [(kind_of(option.id()), option) for option in about("card", self.players[seat].hand)]
        return [(SCAN, Option("scan", (("seat", seat),))), *cards]

    def orders(self, seat: int) -> list[Order]:
        """Pass unless my ships are there; cancel that card; pass with my turn while I have so many ships at most."""
        cancels = [Order("card", "card", "when-action-card-played", about=(("card", 1),), things=(("card", 0),))]
        return [Order("elsewhere"), *cancels, Order("weak", prompt="choose an action", number=2)]

    def spans(self) -> dict[str, int]:
        return {"round": self.rounds}

    def follows(self, order: Order, decision: Decision, orders: list[Order]) -> bool:
        ships = self.players[decision.seat].ships
        if order.condition == "weak":
            return sum(ships) <= order.number
        for frame in self.stack:
            procedure = frame.procedure
            if order.condition == "card" and isinstance(procedure, ActionCard):
                return kind_of(procedure.source) == order.about[0][1]
            if order.condition == "elsewhere" and isinstance(procedure, TacticalAction):
                return decision.window and not ships[procedure.system]
        return False

    def asides(self, seat: int) -> list[Option]:
        """Whoever is not active may hand the active player a card, whatever is asked."""
        return NO_OPTIONS if seat == self.active else about("card", self.players[seat].hand)

    def step_aside(self, seat: int, option: Option) -> Procedure:
        return HandOver(seat, option.id())


class GalaxyView(Value):
    def __init__(
        self,
        hand: tuple[int, ...],
        players: tuple[tuple[str, int, tuple[int, ...], int, bool], ...],
        deck: int,
        asked: Decision | None,
    ) -> None:
        self.hand = hand
        self.players = players
        self.deck = deck
        self.asked = asked


def setup(options: Options, seed: int) -> Galaxy:
    seats, rng, deck = int(options["players"]), seeded(seed), list(range(CARDS))
    rng.shuffle(deck)
    factions = ["Ghosts", "Scouts", "Hordes", "Traders"]
    players: list[Seat] = []
    for seat in range(seats):
        ships = [0] * SYSTEMS
        ships[1 + seat * (6 // seats)] = SHIPS
        players.append(Seat(factions[seat], [deck.pop() for _ in range(4)], ships))
    game = Galaxy(seats, players, deck, [])
    game.rng = rng
    game.begin(ActionPhase())
    return game


# -- queries -----------------------------------------------------------------------------------------------------------


def adjacent(game: Galaxy, one: int, other: int, asker: int) -> bool:
    """Ring and middle touch; for the Ghosts alone, opposite systems of the ring do too."""
    if one == 0 or other == 0:
        return one != other
    distance = (one - other) % 6
    return distance in (1, 5) or (distance == 3 and game.players[asker].faction == "Ghosts")


def reachable(game: Galaxy, start: int, target: int, seat: int) -> bool:
    if adjacent(game, start, target, seat):
        return True
    fast = any(effect.owner == seat for effect in game.lasting(Fast))
    return fast and any(
        adjacent(game, start, middle, seat) and adjacent(game, middle, target, seat) for middle in range(SYSTEMS)
    )


def to_hit(game: Galaxy, seat: int) -> int:
    """A die of ten hits at this number or more."""
    return 7 - sum(1 for effect in game.lasting(Bold) if effect.owner == seat)


def enemy_in(game: Galaxy, system: int, seat: int) -> int:
    for other in range(game.seats):
        if other != seat and game.players[other].ships[system]:
            return other
    return NOBODY


def gain_point(game: Galaxy, seat: int) -> None:
    """Victory is checked the instant points change."""
    game.players[seat].points += 1
    game.note("point", seat, game.players[seat].points)
    if game.players[seat].points >= POINTS_TO_WIN:
        game.finish([seat])


def draw(game: Galaxy, seat: int) -> None:
    if game.deck:
        card = game.deck.pop()
        game.players[seat].hand.append(card)
        game.note_learned("drawn", seat, [card], [seat])


# -- cards -------------------------------------------------------------------------------------------------------------


class Scan(Deed):
    """A duty: the scouts draw a card when they activate a system."""

    STEPS = (Step("ti4:scan", "commit_unless_cancelled"),)
    WINDOWS = ("when-system-activated",)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return game.players[seat].faction == "Scouts" and seat == game.active

    def commit(self, game: Galaxy) -> Next:
        draw(game, self.seat)
        return None


class ActionCard(Deed):
    """Announce the card, let the others answer, then resolve it unless cancelled."""

    STEPS = (
        Step("ti4:2.4", "announce"),
        Step("ti4:2.5", "let_others_answer"),
        Step("ti4:2.6", "commit_unless_cancelled"),
        Step("ti4:2.6", "say_how_it_went"),
    )
    ANSWERED = "when-action-card-played"

    def announce(self, game: Galaxy) -> Next:
        game.players[self.seat].hand.remove(self.source)
        game.discard.append(self.source)
        game.note("card played", self.seat, self.source)
        return None

    def say_how_it_went(self, game: Galaxy) -> Next:
        return Done(CANCELLED if self.cancelled else PERFORMED)


class Sabotage(ActionCard):
    WINDOWS = ("when-action-card-played",)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return subject(game).seat != seat

    def commit(self, game: Galaxy) -> Next:
        game.note("cancelled", self.seat, cancel_answered(game, self).seat)
        return None


class Windfall(ActionCard):
    WINDOWS = ("action",)

    def commit(self, game: Galaxy) -> Next:
        gain_point(game, self.seat)
        return None


class Fast(Modifier):
    """Flank Speed: ships move one system further."""

    SCOPE = "turn"


class Bold(Modifier):
    """Morale Boost: one more on each combat roll."""

    SCOPE = "combat round"


class FlankSpeed(ActionCard):
    WINDOWS = ("after-system-activated",)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return seat == game.active

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Fast(self.seat))
        return None


class MoraleBoost(ActionCard):
    WINDOWS = ("start-of-combat-round",)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        combat = game.innermost(CombatRound)
        return isinstance(combat, CombatRound) and seat in (combat.attacker, combat.defender)

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Bold(self.seat))
        return None


class HandOver(Procedure):
    """A present to the active player: only the two know what it is."""

    STEPS = (Step("ti4:94.2", "hand_over"),)

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def hand_over(self, game: Galaxy) -> Next:
        game.players[self.seat].hand.remove(self.card)
        game.players[game.active].hand.append(self.card)
        game.note_learned("handed over", self.seat, [self.card], [self.seat, game.active], game.active)
        return None


# -- the action phase --------------------------------------------------------------------------------------------------


class ActionPhase(Procedure):
    """Turn after turn until all have passed; six rounds at most."""

    STEPS = (Loop("ti4:3.1", "next_turn"), Step("ti4:77.8", "most_points_win"))

    def next_turn(self, game: Galaxy) -> Next:
        if all(player.passed for player in game.players):
            game.rounds += 1
            if game.rounds == LONGEST:
                return None
            for seat in range(game.seats):
                game.players[seat].passed = False
                draw(game, seat)
        game.active = (game.active + 1) % game.seats
        while game.players[game.active].passed:
            game.active = (game.active + 1) % game.seats
        return Call(Turn(game.active))

    def most_points_win(self, game: Galaxy) -> Next:
        points = [player.points for player in game.players]
        game.finish([seat for seat in range(game.seats) if points[seat] == max(points)])
        return None


class Turn(Procedure):
    """One action. A component action that was cancelled leaves the action unused: choose again."""

    SCOPE = "turn"
    STEPS = (
        Step("ti4:4.1", "choose_action", "note_action"),
        Step("ti4:4.1", "perform_action", "give_back_if_cancelled"),
    )

    def __init__(self, seat: int, action: Option = PASS) -> None:
        self.seat = seat
        self.action = action

    def choose_action(self, game: Galaxy) -> Next:
        player = game.players[self.seat]
        options = [PASS]
        if sum(player.ships):
            options.append(Option("tactical"))
        options += about("card", [card for card in player.hand if kind_of(card) in REGISTRY.users("action")])
        return Decision(self.seat, "choose an action", options)

    def note_action(self, game: Galaxy, reply: Reply) -> Next:
        self.action = reply.option()
        return None

    def perform_action(self, game: Galaxy) -> Next:
        if self.action.key == "tactical":
            return Call(TacticalAction(self.seat))
        if self.action.key == "card":
            card = self.action.id()
            return Call(REGISTRY.deed(("action",), kind_of(card))(self.seat, card))
        game.players[self.seat].passed = True
        return None

    def give_back_if_cancelled(self, game: Galaxy, reply: Reply) -> Next:
        return Goto("choose_action") if reply.result == CANCELLED else None


class TacticalAction(Procedure):
    STEPS = (
        Step("ti4:88.1", "choose_system", "activate"),
        At("ti4:88.1", "when-system-activated"),
        At("ti4:88.1", "after-system-activated"),
        Step("ti4:88.2", "choose_ships", "move_ships"),
        Loop("ti4:88.3", "fight"),
        Step("ti4:88.4", "claim"),
    )

    def __init__(self, seat: int, system: int = NOBODY) -> None:
        self.seat = seat
        self.system = system

    def choose_system(self, game: Galaxy) -> Next:
        return Decision(self.seat, "activate", about("system", list(range(SYSTEMS))))

    def activate(self, game: Galaxy, reply: Reply) -> Next:
        self.system = reply.option().id()
        game.note("activated", self.seat, self.system)
        return None

    def choose_ships(self, game: Galaxy) -> Next:
        """Ships of one system are alike, so an option names the system and which of its ships."""
        ships = game.players[self.seat].ships
        options: list[Option] = []
        for start in range(SYSTEMS):
            if start != self.system and ships[start] and reachable(game, start, self.system, self.seat):
                options += [Option("ship", (("system", start), ("ship", ship))) for ship in range(ships[start])]
        return Decision(self.seat, "move", options, 0, len(options)) if options else None

    def move_ships(self, game: Galaxy, reply: Reply) -> Next:
        ships = game.players[self.seat].ships
        for option in reply.options():
            ships[option.id()] -= 1
            ships[self.system] += 1
        game.note("moved", self.seat, self.system, len(reply.options()))
        return None

    def fight(self, game: Galaxy) -> Next:
        enemy = enemy_in(game, self.system, self.seat)
        if enemy == NOBODY or not game.players[self.seat].ships[self.system]:
            return None
        return Call(Combat(self.seat, enemy, self.system))

    def claim(self, game: Galaxy) -> Next:
        if self.system == 0 and game.players[self.seat].ships[0]:
            gain_point(game, self.seat)
        return None


class Combat(Procedure):
    """Round after round, until a round leaves it."""

    SCOPE = "combat"
    STEPS = (Loop("ti4:71.1", "next_round"),)

    def __init__(self, attacker: int, defender: int, system: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.system = system

    def next_round(self, game: Galaxy) -> Next:
        return Call(CombatRound(self.attacker, self.defender, self.system))


class CombatRound(Procedure):
    SCOPE = "combat round"
    STEPS = (
        At("ti4:71.1", "start-of-combat-round"),
        Step("ti4:71.5", "roll_and_destroy"),
    )

    def __init__(self, attacker: int, defender: int, system: int) -> None:
        self.attacker = attacker
        self.defender = defender
        self.system = system

    def roll_and_destroy(self, game: Galaxy) -> Next:
        attack, defense = self.hits(game, self.attacker), self.hits(game, self.defender)
        self.destroy(game, self.defender, attack)
        self.destroy(game, self.attacker, defense)
        if attack and not game.players[self.defender].ships[self.system]:
            gain_point(game, self.attacker)
        left = [game.players[seat].ships[self.system] for seat in (self.attacker, self.defender)]
        return None if all(left) else Leave("combat")

    def hits(self, game: Galaxy, seat: int) -> int:
        dice = [game.rng.die(10) for _ in range(game.players[seat].ships[self.system])]
        game.note_shown("rolled", seat, *dice)
        return sum(1 for die in dice if die >= to_hit(game, seat))

    def destroy(self, game: Galaxy, seat: int, hits: int) -> None:
        ships = game.players[seat].ships
        destroyed = min(hits, ships[self.system])
        ships[self.system] -= destroyed
        game.lost += destroyed


REGISTRY: Final = Registry({0: (Sabotage,), 1: (Windfall,), 2: (FlankSpeed,), 3: (MoraleBoost,), SCAN: (Scan,)})
