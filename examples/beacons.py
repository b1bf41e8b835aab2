"""Beacons: a whole small game on the kernel. Read it from top to bottom; it is the shortest way into this project.

Two to four keepers tend lighthouses. Each night everybody lays a lamp face down, all at once. Then a Fog may be played:
until morning all *other* lamps are three weaker; or a Storm: the night is over, and the lamps lie for the next. A card
may be answered with a Gust, which cancels it. The lamps are turned up, and the brightest brings the ship in; where the
brightest are tied, it sails past. Everybody draws a card. Four ships win, or the most ships when the cards run out.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Decisions, Option, Reply, about
from orrery.kernel.deed import Deed, GameOfDeeds, Registry, cancel_answered
from orrery.kernel.laws import random_game
from orrery.kernel.modifier import Modifier
from orrery.kernel.moment import Moment
from orrery.kernel.plain import Value
from orrery.kernel.procedure import Call, Leave, Loop, Next, Procedure, Step
from orrery.kernel.record import Options
from orrery.kernel.rng import Rng, seeded
from orrery.kernel.window import ROUND, At
from orrery.kernel.zones import deal_anew, exchanged, places_of

# Cards are numbers: lamps first (five of each strength from 1 to 8), then ten Fogs, ten Gusts and three Storms.
FOG, GUST, STORM, CARDS = 40, 50, 60, 63
SHIPS_TO_WIN, NO_LAMP = 4, -1

# The moments at which cards may be played, each with its rule. ROUND: one after the other until all pass in a row.
MOMENTS: Final = {"lamps laid": Moment("beacons:night.2", ROUND), "card played": Moment("beacons:card.2", ROUND)}


class Beacons(GameOfDeeds):
    """The table. Every field is an argument of the constructor; copies and saves come from that."""

    def __init__(
        self, seats: int, deck: list[int], discard: list[int], hands: list[list[int]], laid: list[int], ships: list[int]
    ) -> None:
        super().__init__(seats)
        self.deck = deck
        self.discard = discard
        self.hands = hands
        self.laid = laid  # face down: one lamp for each seat, or NO_LAMP
        self.ships = ships

    def view(self, seat: int) -> BeaconsView:
        return BeaconsView(tuple(self.hands[seat]), self.laid[seat], tuple(self.ships), self.asked(seat))

    def public_view(self) -> BeaconsView:
        return BeaconsView((), NO_LAMP, tuple(self.ships), None)

    def redeal(self, seat: int, rng: Rng) -> Beacons:
        """A copy in which everything that this seat cannot know is dealt anew; bots think about such copies."""
        new = self.copy()
        assert isinstance(new, Beacons)
        deal_anew([new.deck, *[hand for other, hand in enumerate(new.hands) if other != seat]], rng)
        for other in [each for each in range(self.seats) if each != seat and new.laid[each] != NO_LAMP]:  # a lamp!
            new.laid[other] = exchanged(new.laid[other], places_of([new.deck], range(FOG)), rng)
        return new

    def count(self) -> dict[str, int]:  # of what must never change in number
        cards = {*self.deck, *self.discard, *self.laid, *[card for hand in self.hands for card in hand]}
        return {"cards": len(cards - {NO_LAMP})}

    def scores(self) -> list[int]:
        return self.ships.copy()

    def moment(self, name: str) -> Moment:
        return MOMENTS[name]

    def registry(self) -> Registry[Deed]:
        return REGISTRY

    def held(self, seat: int) -> list[tuple[int, Option]]:
        return [(option.id() // 10, option) for option in about("card", self.hands[seat])]


class BeaconsView(Value):  # what a seat may see: clients and bots get this and nothing else
    def __init__(self, hand: tuple[int, ...], laid: int, ships: tuple[int, ...], asked: Decision | None) -> None:
        self.hand = hand
        self.laid = laid
        self.ships = ships
        self.asked = asked


class Haze(Modifier):
    SCOPE = "night"  # what a fog leaves behind is gone when the night is left


def brightness(game: Beacons, seat: int) -> int:
    """How bright a lamp is, computed afresh each time it is asked: so nothing must be taken back in the morning."""
    return 1 + game.laid[seat] % 8 - 3 * len([haze for haze in game.lasting(Haze) if haze.owner != seat])


class WholeGame(Procedure):
    """A procedure is a numbered list of the rulebook. This Loop calls night after night until `next_night` has none."""

    STEPS = (Loop("beacons:end.1", "next_night"), Step("beacons:end.2", "most_ships_win"))

    def next_night(self, game: Beacons) -> Next:
        return None if max(game.ships) == SHIPS_TO_WIN or len(game.deck) < game.seats else Call(Night())

    def most_ships_win(self, game: Beacons) -> Next:
        game.finish([seat for seat in range(game.seats) if game.ships[seat] == max(game.ships)])
        return None


class Night(Procedure):
    SCOPE = "night"  # what lasts may end with a procedure that is a scope
    STEPS = (
        Step("beacons:night.1", "choose_lamps", "lay_lamps"),  # the first asks, the second uses what came back
        At("beacons:night.2", "lamps laid"),
        Step("beacons:night.3", "turn_up_lamps"),
        Step("beacons:night.4", "draw_cards"),
    )

    def choose_lamps(self, game: Beacons) -> Next:
        """Several questions at once are secret: nobody can tell that another has replied until all have."""
        seats = [seat for seat in range(game.seats) if game.laid[seat] == NO_LAMP]
        lamps = {seat: [card for card in game.hands[seat] if card < FOG] for seat in seats}
        return Decisions([Decision(seat, "lamp", about("card", lamps[seat])) for seat in lamps if lamps[seat]])

    def lay_lamps(self, game: Beacons, reply: Reply) -> Next:
        for answer in reply.answers:
            game.laid[answer.seat] = answer.options[0].id()
            game.hands[answer.seat].remove(game.laid[answer.seat])
        return None

    def turn_up_lamps(self, game: Beacons) -> Next:
        lights = {seat: brightness(game, seat) for seat in range(game.seats) if game.laid[seat] != NO_LAMP}
        for seat, light in lights.items():
            game.note_shown("shines", seat, light)
            game.discard.append(game.laid[seat])
            game.laid[seat] = NO_LAMP
        brightest = [seat for seat, light in lights.items() if light == max(lights.values())]
        if len(brightest) == 1:
            game.ships[brightest[0]] += 1
            game.note("ship", brightest[0])
        return None

    def draw_cards(self, game: Beacons) -> Next:
        for seat in range(game.seats):
            game.hands[seat].append(game.deck.pop())
            game.note_learned("draws", seat, game.hands[seat][-1:], [seat])  # only that seat can read which card
        return None


class Fog(Deed):
    """A deed can be answered. Its effect waits for the commit, so a cancelled one leaves nothing to undo."""

    STEPS = (
        Step("beacons:card.1", "announce"),
        Step("beacons:card.2", "let_others_answer"),
        Step("beacons:card.3", "commit_unless_cancelled"),
    )
    WINDOWS = ("lamps laid",)
    ANSWERED = "card played"

    def announce(self, game: Beacons) -> Next:
        game.hands[self.seat].remove(self.source)
        game.discard.append(self.source)
        game.note_shown(("fog", "gust", "storm")[self.source // 10 - 4], self.seat)
        return None

    def commit(self, game: Beacons) -> Next:
        game.begin_effect(Haze(self.seat))
        return None


class Gust(Fog):
    WINDOWS = ("card played",)

    def commit(self, game: Beacons) -> Next:
        game.note("cancels", self.seat, cancel_answered(game, self).seat)
        return None


class Storm(Fog):
    def commit(self, game: Beacons) -> Next:
        return Leave("night")  # from however deep in the stack; what is in progress in it is done first


REGISTRY: Final = Registry({FOG // 10: (Fog,), GUST // 10: (Gust,), STORM // 10: (Storm,)})  # a kind is a ten


def setup(options: Options, seed: int) -> Beacons:
    """Options and a seed lead to a table that waits for its first decision; the same seed always to the same one."""
    seats, rng, deck = int(options["players"]), seeded(seed), list(range(CARDS))
    rng.shuffle(deck)
    hands = [[deck.pop() for _ in range(5)] for _ in range(seats)]
    game = Beacons(seats, deck, [], hands, [NO_LAMP] * seats, [0] * seats)
    game.rng = rng
    game.begin(WholeGame())
    return game


if __name__ == "__main__":
    played, record = random_game(setup, {"players": 3}, seed=4)
    print(*[f"{each.rule:16} seat {each.actor} {each.kind} {each.values}" for each in played.log or []], sep="\n")
    print(f"ships {played.scores()}, winners {played.winners}, {len(record.choices)} decisions")
