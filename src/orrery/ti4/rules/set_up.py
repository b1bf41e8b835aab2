"""Setting the table up: speaker, factions, the galaxy, and what everybody begins with."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Form, Gift, Refused, Reply, Thing, about
from orrery.kernel.procedure import Call, Loop, Next, Procedure, Step
from orrery.ti4.balance import balanced_tiles
from orrery.ti4.components import NUMBER, note_of
from orrery.ti4.faction import FACTIONS, Court, Faction, sheets_of
from orrery.ti4.galaxy_building import first_tiles, with_tiles
from orrery.ti4.rules.build_galaxy import BuildGalaxy, layout_of
from orrery.ti4.rules.note_moves import may_be_given
from orrery.ti4.state import NOBODY, Galaxy, Player
from orrery.ti4.technology import KINGS_WITHOUT_PREREQUISITES, WITHOUT_PREREQUISITES
from orrery.ti4.tiles import PLANETS, TILE, TILES
from orrery.ti4.units import INFANTRY, NONE, TYPE, TYPES, UNITS, changed

CHOICE: Final = "choice"
DRAFTED: Final = "drafted"
MORE_THAN_PLAYERS: Final = 3  # sheets to draft from
BUILD: Final = "build"
ASK: Final = "ask"


class SetUp(Procedure):
    """The numbered list of the rulebook, as far as it has choices; the rest is done before a game begins."""

    STEPS = (
        Step("ti4:S1", "choose_speaker"),
        Step("ti4:S2", "choose_factions"),
        Step("ti4:S6", "begin_board"),
        Step("ti4:S6.ii", "build"),
        Step("ti4:S6.5p-compensation", "make_up_for_homes"),
        Step("ti4:S7.frontier", "place_frontier_tokens"),
        Loop("ti4:S11", "next_starting_components"),
    )

    def __init__(self, factions: str, map: str, start: str, speaker: int = NOBODY, begun: int = 0) -> None:
        self.factions = factions
        self.map = map
        self.start = start
        self.speaker = speaker  # agreed on, or nobody
        self.begun = begun  # players that have got what they begin with

    def choose_speaker(self, game: Galaxy) -> Next:
        game.speaker = self.speaker if self.speaker != NOBODY else game.rng.below(game.seats)
        game.note("speaker", game.speaker)
        return None

    def choose_factions(self, game: Galaxy) -> Next:
        if self.factions == CHOICE:
            return Call(ChooseFactions(tuple(sheets_of(game.kings))))
        sheets = sheets_of(game.kings)
        game.rng.shuffle(sheets)
        if self.factions == DRAFTED:
            return Call(ChooseFactions(tuple(sorted(sheets[: game.seats + MORE_THAN_PLAYERS])), backwards=True))
        for seat in range(game.seats):
            if game.players[seat].faction == NOBODY:  # else agreed on
                take_faction(game, seat, sheets[seat])
        return None

    def begin_board(self, game: Galaxy) -> Next:
        factions = [FACTIONS[player.faction] for player in game.players]
        game.chart = first_tiles(factions, layout_of(game), game.kings)
        return None

    def build(self, game: Galaxy) -> Next:
        if self.map == BUILD:
            return Call(BuildGalaxy())
        layout = layout_of(game)
        game.chart = with_tiles(game.chart, balanced_tiles(layout, game.rng, game.kings), list(layout.systems))
        return None

    def make_up_for_homes(self, game: Galaxy) -> Next:
        for seat, goods in enumerate(layout_of(game).goods):
            if goods:
                game.players[seat].goods += goods
                game.note("goods for home", seat, goods)
        return None

    def place_frontier_tokens(self, game: Galaxy) -> Next:
        """In each system without planets, anomalies and the Creuss gate as well; hyperlanes are no systems."""
        if game.kings:
            game.frontier = tuple([system for system, planets in enumerate(game.chart.planets) if not planets])
        return None

    def next_starting_components(self, game: Galaxy) -> Next:
        if self.begun == game.seats:
            return None
        self.begun += 1
        return Call(StartingComponents((game.speaker + self.begun - 1) % game.seats, self.start == ASK))


def take_faction(game: Galaxy, seat: int, number: int) -> None:
    """The player has that sheet with its units and abilities."""
    player = game.players[seat]
    player.faction = number
    sheet = FACTIONS[number]
    player.units = sheet.sheet(game.kings)
    player.abilities = tuple([NUMBER[key] for key in (*sheet.abilities, sheet.flagship, *sheet.acting_units())])
    if game.kings and sheet.court is not None:
        take_court(player, sheet.court)
    player.notes = (*player.notes, *[note_of(key, seat) for key in sheet.notes()])
    player.changed()
    purge_refused_notes(game, seat)
    game.note("faction", seat, number)


def purge_refused_notes(game: Galaxy, seat: int) -> None:
    """Notes of its own that a faction does without."""
    player = game.players[seat]
    purged = [note for note in player.notes if not may_be_given(game, seat, note)]
    player.notes = tuple([note for note in player.notes if note not in purged])
    game.purged = (*game.purged, *purged)


def take_court(player: Player, court: Court) -> None:
    """The leaders lie on their sheet, agents readied and the others locked; the mech's card lies beside them."""
    player.leaders = tuple([NUMBER[key] for key in court.agents])
    player.locked = (NUMBER[court.commander], NUMBER[court.hero])
    player.abilities = (*player.abilities, NUMBER[court.mech])


class ChooseFactions(Procedure):
    """From the sheets that lie there, in turn: from the speaker on, or in a draft that ends with the speaker."""

    STEPS = (Loop("ti4:S2", "choose", "take"),)

    def __init__(self, sheets: tuple[int, ...], backwards: bool = False, chosen: int = 0) -> None:
        self.sheets = sheets
        self.backwards = backwards
        self.chosen = chosen

    def seat(self, game: Galaxy) -> int:
        step = game.seats - 1 - self.chosen if self.backwards else self.chosen
        return (game.speaker + step) % game.seats

    def choose(self, game: Galaxy) -> Next:
        if self.chosen == game.seats:
            return None
        return Decision(self.seat(game), "choose faction", about("faction", self.left(game)))

    def left(self, game: Galaxy) -> list[int]:
        taken = [player.faction for player in game.players]
        return [number for number in self.sheets if number not in taken]

    def take(self, game: Galaxy, reply: Reply) -> Next:
        take_faction(game, self.seat(game), reply.option().id())
        self.chosen += 1
        return None

    def why_not(self, game: Galaxy, seat: int, thing: Thing) -> Refused | None:
        kind, number = thing
        if kind != "faction":
            return None
        for other, player in enumerate(game.players):
            if player.faction == number:
                return Refused("faction-taken", (other, number), "ti4:S2")
        return Refused("faction-not-drafted", (number,), "ti4:S2")


# -- what a player begins with -----------------------------------------------------------------------------------------


class StartingComponents(Procedure):
    STEPS = (
        Step("ti4:S5", "take_home"),
        Step("ti4:S11", "maybe_draw_technologies"),
        Loop("ti4:S11", "choose_technology", "take_technology"),
        Step("ti4:76.1", "place_ships"),
        Step("ti4:S11", "maybe_place_as_proposed"),
        Step("ti4:87.5", "choose_planets", "place_on_planets", check="refuse_planets"),
    )

    def __init__(self, seat: int, asks: bool, chosen: int = 0, placed: bool = False) -> None:
        self.seat = seat
        self.asks = asks
        self.chosen = chosen  # technologies
        self.placed = placed  # what stands on planets

    def faction(self, game: Galaxy) -> Faction:
        return FACTIONS[game.players[self.seat].faction]

    def planets(self, game: Galaxy) -> tuple[int, ...]:
        return TILES[TILE[self.faction(game).tile]].planets

    def take_home(self, game: Galaxy) -> Next:
        """The planets of the home, readied, and the technologies of the sheet."""
        for planet in self.planets(game):
            game.controller[planet] = self.seat
        for key in self.faction(game).techs:
            self.gain(game, NUMBER[key])
        return None

    def gain(self, game: Galaxy, technology: int) -> None:
        player = game.players[self.seat]
        player.techs = (*player.techs, technology)
        player.changed()
        game.note("starting technology", self.seat, technology)

    def choose_technology(self, game: Galaxy) -> Next:
        faction = self.faction(game)
        if self.chosen == faction.choose:
            return None
        return Decision(self.seat, "choose starting technology", about("tech", self.technologies(game)))

    def technologies(self, game: Galaxy) -> list[int]:
        techs = game.players[self.seat].techs
        keys = self.faction(game).choose_from
        if game.kings and keys == WITHOUT_PREREQUISITES:
            keys += KINGS_WITHOUT_PREREQUISITES
        return [NUMBER[key] for key in keys if NUMBER[key] not in techs]

    def maybe_draw_technologies(self, game: Galaxy) -> Next:
        """The quick start asks nobody: chance chooses."""
        while not self.asks and self.chosen < self.faction(game).choose:
            left = self.technologies(game)
            self.gain(game, left[game.rng.below(len(left))])
            self.chosen += 1
        return None

    def take_technology(self, game: Galaxy, reply: Reply) -> Next:
        self.chosen += 1
        self.gain(game, reply.option().id())
        return None

    def place_ships(self, game: Galaxy) -> Next:
        """All ships, and what else of the sheet lives in space, in the space area of the home."""
        player = game.players[self.seat]
        home = game.chart.tiles.index(TILE[self.faction(game).tile])
        for name, number in self.faction(game).units.items():
            if self.is_in_space(game, TYPE[name]):
                player.put_in_space(home, changed(player.ships_in(home), TYPE[name], number))
        return None

    def is_in_space(self, game: Galaxy, type: int) -> bool:
        return type < INFANTRY or UNITS[game.players[self.seat].units[type]].in_space

    def on_planets(self, game: Galaxy) -> list[tuple[int, int]]:
        """What is to be placed on the planets of the home: type and number."""
        units = self.faction(game).units
        return [(TYPE[name], units[name]) for name in units if not self.is_in_space(game, TYPE[name])]

    def maybe_place_as_proposed(self, game: Galaxy) -> Next:
        """Where there is one planet, or nobody is asked."""
        if len(self.planets(game)) == 1 or not self.asks:
            self.put(game, self.proposal(game).gifts)
            self.placed = True
        return None

    def choose_planets(self, game: Galaxy) -> Next:
        """Which of them on which planet of the home, where there are several."""
        if self.placed:
            return None
        planets = self.planets(game)
        rows: list[Gift] = []
        for planet in planets:
            for type, number in self.on_planets(game):
                rows.append((planet, TYPES[type], number))
        forms = [self.proposal(game), *[self.all_on(game, planet) for planet in planets]]
        things: tuple[Thing, ...] = (("faction", game.players[self.seat].faction),)
        return Decision(self.seat, "place starting units", [], forms=forms, things=things, rows=tuple(rows))

    def proposal(self, game: Galaxy) -> Form:
        """Structures on the planet with most resources, infantry in turn from there on."""
        planets = sorted(self.planets(game), key=lambda planet: -PLANETS[planet].resources)
        lines: list[Gift] = []
        for type, number in self.on_planets(game):
            for at, planet in enumerate(planets):
                share = number if type != INFANTRY and at == 0 else 0
                if type == INFANTRY:
                    share = len(range(at, number, len(planets)))
                if share:
                    lines.append((planet, TYPES[type], share))
        return Form(tuple(lines))

    def all_on(self, game: Galaxy, planet: int) -> Form:
        return Form(tuple([(planet, TYPES[type], number) for type, number in self.on_planets(game)]))

    def refuse_planets(self, game: Galaxy, seat: int, form: Form) -> Refused | None:
        """All of them are placed, no more and no fewer."""
        for type, number in self.on_planets(game):
            placed = sum(each for _, kind, each in form.gifts if kind == TYPES[type])
            if placed != number:
                return Refused("place-all-units", (type, placed, number), "ti4:S11")
        return None

    def place_on_planets(self, game: Galaxy, reply: Reply) -> Next:
        form = reply.form()
        assert form is not None
        self.put(game, form.gifts)
        return None

    def put(self, game: Galaxy, lines: tuple[Gift, ...]) -> None:
        player = game.players[self.seat]
        for planet, kind, number in lines:
            player.put_on_planet(planet, changed(player.ground.get(planet, NONE), TYPE[kind], number))
        game.note("starting units", self.seat)
