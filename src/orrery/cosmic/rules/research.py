"""Technology: research, completing and giving up, at the start of one's own regroup phase."""

from __future__ import annotations

from orrery.cosmic.cards import SECRET_TECHS, TECH, TECHNOLOGIES
from orrery.cosmic.encounter import NOBODY
from orrery.cosmic.queries import colonies_of
from orrery.cosmic.rules.aftermath import reactions, watch
from orrery.cosmic.rules.deed import drop_tech
from orrery.cosmic.rules.moves import picked_planets, put_ships, ship_options, take_ships
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import ON_TECH, PROMETHEUS, Cosmic
from orrery.cosmic.windows import ENCOUNTER_START
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Next, Procedure, Step

COMPLETED: dict[int, type[Procedure]] = {}  # what happens at once when a technology is completed; filled by `content`


class Research(Procedure):
    """Add a ship to one technology, complete one, give one up, or do nothing."""

    STEPS = (
        Step("cosmic:tech.use.1", "choose", "chosen"),
        Step("cosmic:tech.research.1", "choose_ship", "send_ship"),
        Step("cosmic:tech.complete.2", "ships_home"),
        Step("cosmic:tech.complete.2", "take_effect"),
        Step("cosmic:timing.2", "settle"),
        Step("cosmic:tech.complete.2", "use_at_once"),
    )

    def __init__(self, seat: int, doing: str = "", tech: int = -1) -> None:
        self.seat = seat
        self.doing = doing
        self.tech = tech

    def choose(self, game: Cosmic) -> Next:
        if all(tech.done for tech in game.players[self.seat].techs):
            return None
        options = [Option("nothing")]
        colonies = colonies_of(game, self.seat)
        for tech in game.players[self.seat].techs:
            if tech.done:
                continue
            needed = TECHNOLOGIES[tech.card][1]
            if colonies:
                options.append(Option("research", (("tech", tech.card),)))
            if tech.ships >= needed and tech.card not in SECRET_TECHS:
                options.append(Option("complete", (("tech", tech.card),)))
            if tech.ships < needed or is_spent(game, tech.card):
                options.append(Option("give up", (("tech", tech.card),)))
        return Decision(self.seat, "research", options)

    def chosen(self, game: Cosmic, reply: Reply) -> Next:
        self.doing = reply.option().key
        if self.doing == "nothing":
            return None
        self.tech = reply.option().id()
        return None

    def choose_ship(self, game: Cosmic) -> Next:
        if self.doing != "research":
            return None
        return Decision(self.seat, "research ship", ship_options(game, self.seat, colonies_of(game, self.seat), 1))

    def send_ship(self, game: Cosmic, reply: Reply) -> Next:
        for planet, number in picked_planets(reply.options()):
            take_ships(game, self.seat, planet, number)
            put_ships(game, self.seat, ON_TECH - self.tech, number)
        game.note("researched", self.seat, reply.option().id())
        return None

    def ships_home(self, game: Cosmic) -> Next:
        if self.doing == "complete":
            for tech in game.players[self.seat].techs:
                if tech.card == self.tech:
                    tech.done = True
                    game.note_shown("completed", self.seat, self.tech)
                    if colonies_of(game, self.seat) or self.tech != TECH["coldsleep-ship"]:
                        take_ships(game, self.seat, ON_TECH - self.tech, tech.ships)
        elif self.doing == "give up":
            game.rule = "cosmic:tech.abandon.1"
            drop_tech(game, self.seat, self.tech)
        return place_all(game)

    def take_effect(self, game: Cosmic) -> Next:
        if self.doing == "complete" and self.tech in COMPLETED:
            return Call(COMPLETED[self.tech](self.seat))  # type: ignore[call-arg]
        return None

    def settle(self, game: Cosmic) -> Next:
        return reactions(game)

    def use_at_once(self, game: Cosmic) -> Next:
        """It is still the start of the encounter, and what was completed may be used from now on."""
        return watch(game, ENCOUNTER_START) if self.doing == "complete" else None


def is_spent(game: Cosmic, tech: int) -> bool:
    """A Genesis Bomb that came back into the deck has nothing left to bring: there is one Genesis."""
    return tech == TECH["genesis-bomb"] and game.genesis != NOBODY


def most_research(game: Cosmic, seat: int) -> int:
    """The most ships on one technology that this seat has face down."""
    return max([tech.ships for tech in game.players[seat].techs if not tech.done], default=0)


def research_options(game: Cosmic, seat: int, card: int) -> list[Option]:
    """One option for each ship on a technology."""
    options: list[Option] = []
    for tech in game.players[seat].techs:
        if tech.card == card:
            for number in range(tech.ships - tech.prometheus):
                options.append(Option("from research", (("tech", card), ("ship", number))))
            if tech.prometheus:
                options.append(Option("prometheus researching", (("tech", card),)))
    return options


def pick_research(game: Cosmic, seat: int, card: int, options: list[Option]) -> int:
    """Take the picked ships of a technology into their owner's hand. Returns how many there were."""
    number = sum(1 for option in options if option.key == "from research")
    take_ships(game, seat, ON_TECH - card, number)
    for option in options:
        if option.key == "prometheus researching":
            take_ships(game, seat, PROMETHEUS, 1)
            number += 1
    return number
