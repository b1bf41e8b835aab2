"""Phase 2: Destiny. A card names the defense and the system."""

from __future__ import annotations

from orrery.cosmic.cards import FEWEST_IN_WARP, MOST_CARDS, MOST_COLONIES, colour_of
from orrery.cosmic.encounter import DEFENSE, NOBODY
from orrery.cosmic.queries import others
from orrery.cosmic.rules.aftermath import Watches
from orrery.cosmic.rules.moves import seat_options
from orrery.cosmic.state import Cosmic
from orrery.cosmic.windows import BEFORE_DESTINY, DESTINY_SHOWN, NAMING
from orrery.kernel.decision import Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Goto, Next, Procedure, Step
from orrery.kernel.zones import reshuffle


class Destiny(Procedure):
    """Draw until a card names somebody whom the offense can meet."""

    STEPS = (
        Watches("cosmic:destiny.1", BEFORE_DESTINY),
        Step("cosmic:destiny.1", "draw"),
        Watches("cosmic:destiny.1", DESTINY_SHOWN),
        Step("cosmic:destiny.1", "drawn_again"),
        Watches("cosmic:destiny.wild.1", NAMING),
        Step("cosmic:destiny.color.3", "choose", "chosen"),
    )

    def __init__(self, redraws: int = 0) -> None:
        self.redraws = redraws  # forced by an effect, already carried out

    def draw(self, game: Cosmic) -> Next:
        if len(game.destiny_deck) < 2:
            shuffle_destiny(game)
        game.now().destiny = game.destiny_deck.pop()
        game.now().named = named_by(game, game.now().destiny)
        game.destiny_discard.append(game.now().destiny)
        game.note_shown("destiny", game.now().offense, game.now().destiny)
        return None

    def drawn_again(self, game: Cosmic) -> Next:
        """An effect makes the offense discard the card and draw another."""
        if sum(each.forces_redraw() for each in game.modifiers()) > self.redraws:
            self.redraws += 1
            return Goto(BEFORE_DESTINY)
        return None

    def choose(self, game: Cosmic) -> Next:
        encounter = game.now()
        if encounter.defense != NOBODY:  # an effect has named the defense
            return None
        seat = encounter.named
        if seat == NOBODY:
            game.rule = "cosmic:destiny.wild.1"
            return Decision(encounter.offense, "wild destiny", seat_options(others(game, encounter.offense)))
        if seat != encounter.offense:
            coloured = colour_of(encounter.destiny) >= 0
            game.rule = "cosmic:destiny.color.1" if coloured else "cosmic:destiny.special.1"
            name_defense(game, seat, seat)
            return None
        return Decision(encounter.offense, "own colour", own_colour_options(game))

    def why_not(self, game: Cosmic, seat: int, thing: Thing) -> Refused | None:
        """At home only: where somebody else lives, or nobody and there are ships to settle with."""
        kind, planet = thing
        if game.now().named == NOBODY or kind != "planet" or not 0 <= planet < len(game.colonies):
            return None
        if planet not in game.home(seat):
            return Refused("not-at-home", (planet,), "cosmic:destiny.color.4")
        if any(game.colonies[planet]):
            return Refused("only-you-there", (planet,), "cosmic:destiny.color.4")
        return Refused("no-ships-to-send", (), "cosmic:destiny.color.5")

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        option = reply.option()
        encounter = game.now()
        if option.key == "redraw":
            game.note("redraw", encounter.offense)
            return Goto(BEFORE_DESTINY)
        if option.key == "seat":
            game.rule = "cosmic:destiny.wild.1"
            name_defense(game, option.id(), option.id())
        elif option.key == "colony":
            game.rule = "cosmic:home.foreign.2"
            name_defense(game, option.things[1][1], encounter.offense)
            encounter.planet = option.id()
        else:  # an own planet that nobody lives on
            encounter.system = encounter.offense
            encounter.planet = option.id()
        return None


def named_by(game: Cosmic, destiny: int) -> int:
    """The player whom a destiny card names as it is drawn: by colour, or by its condition. Nobody for a wild card."""
    if colour_of(destiny) >= 0:
        return colour_of(destiny)
    candidates = others(game, game.now().offense)
    if destiny == MOST_COLONIES:
        return max(candidates, key=game.foreign_colonies)  # the first of those tied is nearest to the left
    if destiny == MOST_CARDS:
        return max(candidates, key=lambda seat: len(game.players[seat].hand))
    if destiny == FEWEST_IN_WARP:
        return min(candidates, key=lambda seat: game.players[seat].warp)
    return NOBODY


def own_colour_options(game: Cosmic) -> list[Option]:
    """Draw again, drive a foreign colony off a home planet, or settle on a home planet that nobody lives on."""
    offense = game.now().offense
    options = [Option("redraw")]
    for planet in game.home(offense):
        for seat in others(game, offense):
            if game.colonies[planet][seat]:
                options.append(Option("colony", (("planet", planet), ("seat", seat))))
        if not any(game.colonies[planet]) and has_settlers(game, offense):
            options.append(Option("planet", (("planet", planet),)))
    return options


def has_settlers(game: Cosmic, seat: int) -> bool:
    """Ships in colonies, or those that regrouped without one and stand on the gate."""
    return game.players[seat].gate > 0 or any(ships[seat] for ships in game.colonies)


def name_defense(game: Cosmic, seat: int, system: int) -> None:
    encounter = game.now()
    encounter.defense = seat
    encounter.system = system
    encounter.sides[seat] = DEFENSE
    game.note("defense", seat, system)


def shuffle_destiny(game: Cosmic) -> None:
    """The last card is not drawn: it is shuffled with the discards into a new deck."""
    reshuffle(game.destiny_deck, game.destiny_discard, game.rng)
    game.note("destiny shuffled", NOBODY)
