"""Set a table of Cosmic Encounter in one line, say what everybody will do, play an encounter, look at the outcome."""

from __future__ import annotations

from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.cards import ALIEN, CARDS, COSMOS, DESTINY, NUMBERS, TECH, colour_of
from orrery.cosmic.encounter import DEFENSE, OFFENSE
from orrery.cosmic.game import CosmicEncounter
from orrery.cosmic.queries import total
from orrery.cosmic.rules.deed import TURNED_UP
from orrery.cosmic.rules.turn import Turn
from orrery.cosmic.state import Cosmic, CosmicOptions, Player, Tech
from orrery.cosmic.windows import MOMENTS
from orrery.cosmic.words.phrases import phrases_of
from orrery.kernel.decision import Choice, Decision, Form, Gift, Option
from orrery.kernel.event import Event

SIDES = {"offense": OFFENSE, "defense": DEFENSE}
assert cosmic_setup.RULES  # importing the set-up fills the registry of deeds


class Cosmos:
    """A table at which the offense (seat 0) is about to have an encounter with the defense (seat 1).

    `hands` are exact, by card keys; all other cosmos cards lie in the deck, `top` first. Flares are in the game only if
    somebody holds them or they lie on top. Everybody passes, invites nobody and places ships on the first colony unless
    told otherwise (`will`, `lays`, `invites`, `joins`, `says`).
    """

    def __init__(
        self,
        *aliens: str,
        hands: dict[int, list[str]] | None = None,
        top: list[str] | None = None,
        discard: list[str] | None = None,
        offense: int = 0,
        defense: int = 1,
        destiny: list[int] | None = None,
        planets: int = 5,
        techs: dict[int, list[str]] | None = None,
        researching: dict[int, dict[str, int]] | None = None,
        hidden: bool = False,
        many_flares: bool = False,
        seed: int = 1,
    ) -> None:
        seats = len(aliens)
        left = list(range(COSMOS))
        held = hands or {}
        taken = [self._take(held.get(seat, ["attack-06", "attack-08"]), left) for seat in range(seats)]
        upper = self._take(top or [], left)
        thrown = self._take(discard or [], left)
        players = [Player(hand=taken[seat], powers=[], techs=[], dealt=[], aside=[]) for seat in range(seats)]
        colonies = [
            [4 if planet // planets == seat else 0 for seat in range(seats)] for planet in range(seats * planets)
        ]
        cards = destiny if destiny is not None else [defense * 3]
        rest = [card for card in range(DESTINY) if colour_of(card) < seats and card not in cards]
        game = CosmicEncounter(
            seats=seats,
            players=players,
            options=CosmicOptions(
                planets_each=planets,
                hidden=hidden,
                many_flares=many_flares,
                technology=bool(techs or researching),
            ),
            colonies=[*colonies, [0] * seats],
            deck=left + upper[::-1],
            discard=thrown,
            destiny_deck=rest + cards[::-1],
            aliens=[alien for alien in range(50) if alien not in [ALIEN[key] for key in aliens]],
        )
        game.turn, game.turns = offense, 1
        for seat, key in enumerate(aliens):
            players[seat].powers.append(game.new_power(ALIEN[key]))
        for seat, keys in (techs or {}).items():
            players[seat].techs += [Tech(TECH[key], 0, True) for key in keys]
        for seat, ships in (researching or {}).items():
            for key, number in ships.items():
                players[seat].techs.append(Tech(TECH[key], number))
                self._take_ships(game, seat, number)
        game.rng.state = seed
        self.game = game
        self.offense = offense
        self.wants: list[tuple[int, str]] = []  # deeds that a seat will do as soon as they are offered
        self.answers: dict[tuple[int, str], list[list[str]]] = {}  # replies to come, by seat and prompt
        self.prompts: list[str] = []  # what has been asked, in order: "seat prompt"
        self.start: dict[str, int] = {}  # how many of everything there were at the first question

    def agree(self, **variants: bool) -> None:
        """This game is played with these variants."""
        now = self.game.options
        agreed = {name: getattr(now, name) for name in CosmicOptions.FIELDS}
        self.game.options = CosmicOptions(**{**agreed, **variants})

    @staticmethod
    def _take(keys: list[str], left: list[int]) -> list[int]:
        taken: list[int] = []
        for key in keys:
            copies = [card for card in NUMBERS[key] if card in left or (card >= COSMOS and card not in taken)]
            assert copies, f"no {key} is left"
            taken.append(copies[0])
            if copies[0] in left:
                left.remove(copies[0])
        return taken

    @staticmethod
    def _take_ships(game: Cosmic, seat: int, number: int) -> None:
        for planet in game.home(seat):
            some = min(number, game.colonies[planet][seat] - 1)
            game.colonies[planet][seat] -= some
            number -= some
        assert not number

    # -- what everybody will do ------------------------------------------------------------------------------------

    def will(self, seat: int, *deeds: str) -> Cosmos:
        """These deeds, by alien, card or technology key, as soon as they are offered: will(2, "cosmic-zap")."""
        self.wants += [(seat, deed) for deed in deeds]
        return self

    def says(self, seat: int, prompt: str, *picks: str) -> Cosmos:
        """The next reply of that seat to that question, in words of `matches`; several calls queue up."""
        assert prompt in MOMENTS or f"ask {prompt}" in phrases_of("en").sentences, f"nobody is ever asked {prompt}"
        self.answers.setdefault((seat, prompt), []).append(list(picks))
        return self

    def lays(self, offense: str, defense: str) -> Cosmos:
        """The encounter cards of the two main players."""
        self.answers.setdefault((-1, "encounter card"), []).append([offense, defense])
        return self

    def invites(self, seat: int, *guests: int) -> Cosmos:
        return self.says(seat, "invite", *[f"seat {guest}" for guest in guests])

    def joins(self, seat: int, side: str, ships: int = 1) -> Cosmos:
        self.says(seat, "ally", f"side {SIDES[side]}")
        return self.says(seat, "ally ships", *["ship"] * ships)

    def sends(self, ships: int, planet: int | None = None) -> Cosmos:
        """How many ships the offense launches, from its first colonies, and where it aims."""
        if planet is not None:
            self.says(self.offense, "aim", f"planet {planet}")
        return self.says(self.offense, "launch", *["ship"] * ships)

    def in_warp(self, seat: int, number: int) -> Cosmos:
        """That many ships of a seat, from its home planets, lie in the warp already."""
        self._take_ships(self.game, seat, number)
        self.game.players[seat].warp += number
        return self

    # -- playing ---------------------------------------------------------------------------------------------------

    def begin(self) -> Cosmos:
        self.start = self.game.count()
        self.game.begin(Turn(self.offense))
        return self

    def to(self, prompt: str, seat: int = -1) -> Decision:
        """Play on until somebody (that seat) is asked this; nothing is answered there."""
        if not self.game.stack and not self.game.over:
            self.begin()
        for _ in range(2000):
            assert not self.game.over, f"over before anybody was asked {prompt}: {self.prompts}"
            for decision in self.game.waiting():
                if decision.prompt == prompt and seat in (-1, decision.seat):
                    return decision
            self.answer_one()
        raise AssertionError(f"nobody is asked {prompt}: {self.prompts[-30:]}")

    def encounter(self) -> Cosmos:
        """Play until the encounter is over and the offense is asked for a second one, or the turn has ended."""
        if not self.game.stack and not self.game.over:
            self.begin()
        for _ in range(2000):
            if self.game.over or self.game.waiting()[0].prompt == "second encounter":
                return self
            self.answer_one()
        raise AssertionError(f"the encounter does not end: {self.prompts[-30:]}")

    def answer_one(self) -> None:
        decision = self.game.waiting()[0]
        self.prompts.append(f"{decision.seat} {decision.prompt}")
        self.game.answer(Choice(decision.seat, self._picks(decision)))

    def pick(self, seat: int, *picks: str) -> Cosmos:
        """Answer the open question of that seat now."""
        decision = self.game.asked(seat)
        assert decision is not None, f"seat {seat} is not asked, but {self.game.waiting()}"
        self.game.answer(Choice(seat, self._find(decision, list(picks))))
        return self

    def offer(self, seat: int, *gifts: Gift) -> Cosmos:
        """Fill in the terms of a deal: (giver, kind, number) each."""
        self.game.answer(Choice(seat, (), Form(gifts)))
        return self

    def _picks(self, decision: Decision) -> tuple[int, ...]:
        queue = self.answers.get((decision.seat, decision.prompt), [])
        if queue:
            return self._find(decision, queue.pop(0))
        laid = self.answers.get((-1, decision.prompt), [])
        if laid:
            side = 0 if decision.seat == self.game.now().offense else 1
            return self._find(decision, [laid[0][side]])
        for want in self.wants:
            seat, deed = want
            places = [place for place, option in enumerate(decision.options) if deed_key(option) == deed]
            if seat == decision.seat and places:
                self.wants.remove(want)
                return (places[0],)
        return tuple(range(decision.least))

    @staticmethod
    def _find(decision: Decision, picks: list[str]) -> tuple[int, ...]:
        found: list[int] = []
        for pick in picks:
            fitting = [at for at, option in enumerate(decision.options) if matches(option, pick) and at not in found]
            assert fitting, f"no {pick!r} among {decision.options}"
            found.append(fitting[0])
        return tuple(sorted(found))

    # -- looking ---------------------------------------------------------------------------------------------------

    def offered(self, seat: int) -> list[str]:
        """What a seat is offered now: the deeds of a window, or cards by key."""
        decision = self.game.asked(seat)
        return [deed_key(option) for option in decision.options] if decision is not None else []

    def hand(self, seat: int) -> list[str]:
        return sorted(CARDS[card].key for card in self.game.players[seat].hand)

    def events(self, kind: str) -> list[Event]:
        return [event for event in self.game.log or [] if event.kind == kind]

    def totals(self) -> tuple[int, ...]:
        """The totals that were compared in the last encounter."""
        return tuple(self.events("totals")[-1].values)

    def total(self, side: str) -> int:
        return total(self.game, SIDES[side])

    def conserved(self) -> bool:
        """No card and no ship has been lost or made since the first question."""
        return self.game.count() == self.start

    def outcome(self) -> int:
        return self.events("outcome")[-1].values[0]

    def ships(self, seat: int) -> dict[int, int]:
        """The ships of a seat by planet."""
        return {planet: ships[seat] for planet, ships in enumerate(self.game.colonies) if ships[seat]}

    def warp(self, seat: int) -> int:
        return self.game.players[seat].warp


def deed_key(option: Option) -> str:
    """ "zombie" for the use of a power, "card-zap" for a card, "xenon-lasers" for a technology, else the key."""
    if not option.things:
        return option.key
    if ("as", TURNED_UP) in option.things:
        return "turn up"
    kind, number = option.things[0]
    if kind == "alien":
        return next(key for key, alien in ALIEN.items() if alien == number)
    if kind == "card":
        return CARDS[number].key
    if kind == "tech":
        return next(key for key, tech in TECH.items() if tech == number)
    return option.key


def matches(option: Option, pick: str) -> bool:
    """An option by its key ("accept"), by what it is about ("planet 7", "seat 2"), or by a card's or alien's key."""
    return pick in (option.key, deed_key(option), *[f"{kind} {number}" for kind, number in option.things])
