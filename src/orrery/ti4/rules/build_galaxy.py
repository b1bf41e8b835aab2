"""Building the galaxy: tiles are dealt, the speaker may place some first, then all place one after the other."""

from __future__ import annotations

from orrery.kernel.decision import Decision, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.galaxy_building import (
    drawable,
    layout_for,
    no_place,
    no_tile,
    open_places,
    placements,
    placing_seat,
    with_tiles,
)
from orrery.ti4.layouts import Layout
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import TILES


def layout_of(game: Galaxy) -> Layout:
    return layout_for(game.seats, game.alternative)


class BuildGalaxy(Procedure):
    STEPS = (
        Step("ti4:S6.i", "sort_and_deal"),
        Step("ti4:S6.extra", "draw_extra_tiles"),
        Loop("ti4:S6.extra", "next_extra_tile"),
        Loop("ti4:S6.iii", "next_tile"),
        Step("ti4:S6.iii.homes", "put_the_rest_away"),
    )

    def __init__(self, extra: tuple[int, ...] = (), turn: int = 0) -> None:
        self.extra = extra  # tiles that the speaker has drawn and is to place
        self.turn = turn

    def sort_and_deal(self, game: Galaxy) -> Next:
        """Two stacks by their backs, shuffled. What is left over lies at the end of `game.dealt`, behind the hands."""
        layout = layout_of(game)
        hands: list[list[int]] = [[] for _ in range(game.seats + 1)]
        for back, number in (("blue", layout.blue), ("red", layout.red)):
            stack = drawable(back, game.kings)
            game.rng.shuffle(stack)
            for seat in range(game.seats):
                hands[seat] = sorted([*hands[seat], *[stack.pop() for _ in range(number)]])
            hands[-1] += stack
        game.dealt = tuple([tuple(hand) for hand in hands])
        for seat in range(game.seats):
            game.note_learned("tiles dealt", seat, hands[seat], [seat], layout.blue, layout.red)
        return None

    def draw_extra_tiles(self, game: Galaxy) -> Next:
        """Red and blue ones, by the layout, seen by all before they are placed."""
        layout = layout_of(game)
        for back, number in (("red", layout.extra), ("blue", layout.extra_blue)):
            stack = [tile for tile in reversed(game.dealt[-1]) if TILES[tile].back == back]
            self.extra += tuple(stack[:number])
        left = [tile for tile in game.dealt[-1] if tile not in self.extra]
        game.dealt = (*game.dealt[:-1], tuple(left))
        for tile in self.extra:
            game.note_shown("extra tile", game.speaker, tile)
        return None

    def next_extra_tile(self, game: Galaxy) -> Next:
        """Anywhere beside Mecatol Rex, one after the other in the speaker's order."""
        self.extra = tuple([tile for tile in self.extra if tile not in game.chart.tiles])
        return Call(PlaceTile(game.speaker, drawn=self.extra)) if self.extra else None

    def next_tile(self, game: Galaxy) -> Next:
        seat = placing_seat(self.turn, game.speaker, game.seats)
        if not game.dealt[seat]:
            return None
        self.turn += 1
        return Call(PlaceTile(seat))

    def put_the_rest_away(self, game: Galaxy) -> Next:
        game.dealt = ()
        game.note("galaxy built", NOBODY, game.chart.systems)
        return None


class PlaceTile(Procedure):
    """One tile from a player's hand, or of those that the speaker has drawn, onto the board: which, and where."""

    STEPS = (
        Step("ti4:S6.iii", "choose_tile", "take_tile"),
        Step("ti4:S6.iii.rings", "choose_place", "place_tile"),
    )

    def __init__(self, seat: int, tile: int = NOBODY, drawn: tuple[int, ...] = ()) -> None:
        self.seat = seat
        self.tile = tile
        self.drawn = drawn  # by the speaker, not from the hand

    def tiles(self, game: Galaxy) -> tuple[int, ...]:
        """What there is to place."""
        return self.drawn or game.dealt[self.seat]

    def choose_tile(self, game: Galaxy) -> Next:
        pairs = placements(game.chart, layout_of(game), self.tiles(game))
        tiles = sorted({tile for tile, _ in pairs})
        return Decision(self.seat, "place which tile", about("tile", tiles))

    def take_tile(self, game: Galaxy, reply: Reply) -> Next:
        self.tile = reply.option().id()
        return None

    def choose_place(self, game: Galaxy) -> Next:
        return Decision(self.seat, "place tile where", about("place", self.places(game)), things=(("tile", self.tile),))

    def places(self, game: Galaxy) -> list[int]:
        pairs = placements(game.chart, layout_of(game), self.tiles(game))
        return [number for tile, number in pairs if tile == self.tile]

    def place_tile(self, game: Galaxy, reply: Reply) -> Next:
        number = reply.option().id()
        game.chart = with_tiles(game.chart, [self.tile], [layout_of(game).systems[number]])
        hands = list(game.dealt)
        if not self.drawn:
            hands[self.seat] = tuple([tile for tile in hands[self.seat] if tile != self.tile])
        game.dealt = tuple(hands)
        game.note_shown("tile placed", self.seat, self.tile, number)
        return None

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        layout = layout_of(game)
        kind, number = thing
        if kind == "place" and self.tile != NOBODY and 0 <= number < len(layout.systems):
            return no_place(game.chart, layout, self.tile, number)
        if kind == "tile" and self.tile == NOBODY and number in self.tiles(game) and open_places(game.chart, layout):
            return no_tile(game.chart, layout, number)
        return None
