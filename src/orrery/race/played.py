"""Played: which cards of Race are placed in random games, and which of their powers are used.

A power that its owner chooses to use is used when it is chosen. One that works by itself is used when its phase comes
to something that it counts for: a Military power with a conquest, a discount with something that costs.
"""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Choice, Decision, chosen
from orrery.kernel.event import Event
from orrery.kernel.laws import LONGEST, Broken, random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.race import powers as race_powers
from orrery.race.card import is_one
from orrery.race.cards import CARDS
from orrery.race.goods import ANY
from orrery.race.powers import Power
from orrery.race.queries import FULL_TABLEAU, HAND_LIMIT, count_of
from orrery.race.setup import setup
from orrery.race.state import CONSUME_TRADE, Race
from orrery.title import Played

Use = tuple[int, int]  # card, place of the power

EXPLORE: Final = 0
DEVELOP: Final = (1, 2)
SETTLE: Final = (3, 4)
CONSUME: Final = 5
PRODUCE: Final = 6

# Powers that work as soon as their phase comes.
AT_ONCE: Final[dict[int, tuple[type[Power], ...]]] = {
    EXPLORE: (race_powers.DrawMore, race_powers.KeepMore, race_powers.MixWithHand),
    DEVELOP[0]: (race_powers.DrawAtDevelop, race_powers.SiftAtDevelop),
    DEVELOP[1]: (race_powers.DrawAtDevelop, race_powers.SiftAtDevelop),
    PRODUCE: (race_powers.DrawAtProduce,),
}
# Powers that are chosen as a way to place a card.
CHOSEN: Final[tuple[type[Power], ...]] = (
    race_powers.SettleForNothing,
    race_powers.SettleForGood,
    race_powers.PayForMilitary,
    race_powers.ConquerPeaceful,
    race_powers.TemporaryMilitary,
    race_powers.MilitaryForGood,
    race_powers.MilitaryForPrestige,
    race_powers.DevelopForGivingUp,
    race_powers.DevelopForGood,
)
# Games in which all cards can come up: of all sets, in both editions, and without the set that replaces a card.
GAMES: Final[tuple[Options, ...]] = (
    {"sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes"},
    {"sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes", "edition": "revised"},
    {"sets": "storm+rebel+brink", "goals": "yes", "takeovers": "yes", "start_worlds": "choice"},
    {"sets": "storm+brink", "goals": "yes"},
)
PAUSE: Final = 50  # games between two looks at what is missing
PLAYERS: Final = 5  # 2 to 6, or one less without Rebel vs Imperium


class Watch:
    """Looks on while games are played, and notes what is placed and used."""

    def __init__(self) -> None:
        self.placed: set[int] = set()
        self.used: set[Use] = set()
        self.tableaus: list[list[int]] = []
        self.waiting: list[list[int]] = []  # placed in this phase: their powers wait
        self.made: list[list[int]] = []  # kinds of the goods produced in this phase
        self.phase = -1
        self.begun = False  # the first round has

    def begin(self, game: Race) -> None:
        self.tableaus = [list(player.tableau) for player in game.players]
        self.waiting = [[] for _ in game.players]
        self.made = [[] for _ in game.players]
        self.phase = -1
        self.begun = False

    def use(self, seat: int, *kinds: type[Power]) -> None:
        """All powers of these kinds that the seat has are used."""
        for card in self.tableaus[seat]:
            self.use_of(card, *kinds)

    def use_of(self, card: int, *kinds: type[Power]) -> None:
        for place, power in enumerate(CARDS[card].powers):
            if isinstance(power, kinds):
                self.used.add((card, place))

    # -- what was chosen -----------------------------------------------------------------------------------------------

    def see_choice(self, decision: Decision, choice: Choice) -> None:
        options = chosen(decision, choice).options
        prompt, seat = decision.prompt, decision.seat
        if prompt in ("settle how", "develop how", "add military", "add military in defence"):
            self.see_way(seat, options[0].key, [card for _, card in options[0].things])
        elif prompt in ("recruit", "recruit more", "recruit in defence") and options:
            self.use(seat, race_powers.MilitaryForCards)
        elif prompt == "discard for prestige" and options:
            self.use(seat, race_powers.PrestigeForCard)
        elif prompt == "windfall":
            self.use_of(max(0, options[0].things[1][1]), race_powers.ProduceOnWindfall)
        elif prompt == "takeover" and options[0].things:
            for _, card in options[0].things[::2]:
                self.use_of(card, race_powers.Takeover, race_powers.ConquerPeaceful)
        elif prompt == "veto" and options[0].things:
            self.use(seat, race_powers.CancelTakeover)
        elif prompt == "kind":
            self.use(seat, race_powers.OwnerNamesKind)
        elif prompt == "action" and decision.rule == "race:power.select-last.1":
            self.use(seat, race_powers.ChooseActionLast)

    def see_way(self, seat: int, way: str, cards: list[int]) -> None:
        for card in cards:
            self.use_of(card, *CHOSEN)
        if way == "pay" and any(CARDS[card].pays_for_military for card in cards):
            self.use(seat, race_powers.PayForMilitaryForLess, race_powers.PrestigeForPaying)

    # -- what happened -------------------------------------------------------------------------------------------------

    def see_event(self, game: Race, event: Event) -> None:
        seat, values = event.actor, event.values
        if event.kind in ("phase", "round"):
            self.begun = True
            self.turn_over(game, values[0] if event.kind == "phase" else -1)
        elif event.kind in ("start world", "side"):
            self.tableaus[seat] = [values[0]]
            self.placed.add(values[0])
            self.use_of(values[0], race_powers.StartWithFewer)
        elif event.kind in ("placed", "replaced"):
            self.see_placed(seat, values[-1])
            self.waiting[seat].append(values[-1])
            if event.kind == "replaced":
                self.tableaus[seat].remove(values[0])
        elif event.kind == "given-up":
            self.tableaus[seat].remove(values[0])
        elif event.kind == "conquered":
            self.see_conquered(seat, values[0])
        elif event.kind in ("taken over", "destroyed"):
            self.tableaus[values[1]].remove(values[0])
            if event.kind == "taken over":
                self.waiting[seat].append(values[0])
        elif event.kind == "uses":
            self.used.add((values[0], values[1]))
        else:
            self.see_goods(event)

    def see_goods(self, event: Event) -> None:
        seat, values = event.actor, event.values
        if event.kind == "sold":
            self.see_sold(seat, values[0], values[1])
        elif event.kind == "good" and self.phase == PRODUCE:
            self.see_produced(seat, values[0])
        elif event.kind == "saved":
            kinds = (race_powers.SavePaidForDevelopment, race_powers.SavePaidForWorld)
            self.use(seat, kinds[self.phase in SETTLE] if self.begun else race_powers.SaveHandCard)
        elif event.kind == "took saved":
            self.use(seat, race_powers.TakeSavedCards)
        elif event.kind == "taken":
            self.use(seat, race_powers.TakeExcess)
        elif event.kind == "takeover declared" and count_of(self.tableaus[values[2]], race_powers.MILITARY_WORLD):
            self.use(values[2], race_powers.TakeoverDefense)

    def turn_over(self, game: Race, phase: int) -> None:
        """A phase ends and another one begins, or a round does."""
        if self.phase == PRODUCE:
            self.see_most()
        self.phase = phase
        for seat in range(len(self.tableaus)):
            self.tableaus[seat] += self.waiting[seat]
            self.waiting[seat] = []
            self.made[seat] = []
            self.use(seat, *AT_ONCE.get(phase, ()))
            player = game.players[seat]
            if phase == CONSUME and CONSUME_TRADE in player.actions:
                self.use(seat, race_powers.NotForTrade)
            if phase == PRODUCE:
                self.see_counts(seat)
            if phase < 0 and len(player.hand) > HAND_LIMIT:
                self.use(seat, race_powers.HandLimit)
            if phase < 0 and len(self.tableaus[seat]) >= FULL_TABLEAU:
                self.use(seat, race_powers.LargerTableau)

    def see_placed(self, seat: int, card: int) -> None:
        self.placed.add(card)
        printed = CARDS[card]
        if self.phase in DEVELOP:
            self.use(seat, race_powers.DrawAfterDeveloping)
            if printed.cost:
                self.use(seat, race_powers.DevelopForLess)
        elif self.phase in SETTLE:
            self.use(seat, race_powers.DrawAfterSettling, race_powers.SiftAfterSettling)
            if printed.production:
                self.use(seat, race_powers.GoodOnNewWorld)
        for each in self.tableaus[seat]:
            for place, power in enumerate(CARDS[each].powers):
                if isinstance(power, (race_powers.PrestigeForDeveloping, race_powers.PrestigeForSettling)):
                    world = isinstance(power, race_powers.PrestigeForSettling)
                    fits = printed.is_world == world and is_one(printed, power.what)
                elif isinstance(power, race_powers.SettleForLess):
                    fits = printed.is_world and not printed.military and printed.cost > 0 and printed.suits[power.kind]
                else:
                    continue
                if fits:
                    self.used.add((each, place))

    def see_conquered(self, seat: int, world: int) -> None:
        """Military that counted, for or against."""
        target = CARDS[world]
        for each in self.tableaus[seat]:
            for place, power in enumerate(CARDS[each].powers):
                if isinstance(power, race_powers.Military):
                    against = target.rebel if power.rebels_only else target.suits[power.kind]
                    counts = count_of(self.tableaus[seat], power.per) and count_of(self.tableaus[seat], power.owning)
                    if against and counts:
                        self.used.add((each, place))

    def see_sold(self, seat: int, world: int, kind: int) -> None:
        for each in self.tableaus[seat]:
            for place, power in enumerate(CARDS[each].powers):
                if isinstance(power, race_powers.SellForMore):
                    if each == world if power.here else power.kind in (ANY, kind):
                        self.used.add((each, place))
                elif isinstance(power, race_powers.SellForMorePer) and power.kind == kind:
                    self.used.add((each, place))

    def see_produced(self, seat: int, world: int) -> None:
        self.made[seat].append(CARDS[world].kind)
        here = (race_powers.ProduceHere, race_powers.DrawIfProducedHere, race_powers.PrestigeIfProducedHere)
        self.use_of(world, *here)
        self.use(seat, race_powers.DrawPerKindProduced)
        for each in self.tableaus[seat]:
            for place, power in enumerate(CARDS[each].powers):
                if isinstance(power, race_powers.DrawPerGoodProduced) and power.kind == CARDS[world].kind:
                    self.used.add((each, place))

    def see_counts(self, seat: int) -> None:
        """Powers that count what lies there when Produce begins."""
        tableau = self.tableaus[seat]
        for each in tableau:
            for place, power in enumerate(CARDS[each].powers):
                if isinstance(power, race_powers.DrawPerWorld):
                    works = any(CARDS[card].suits[power.kind] for card in tableau)
                elif isinstance(power, race_powers.DrawPerCard):
                    works = count_of(tableau, power.per) > 0
                elif isinstance(power, race_powers.PrestigeForMostChromosomes):
                    what = race_powers.CHROMOSOME_WORLD
                    others = [count_of(other, what) for other in self.tableaus if other is not tableau]
                    works = count_of(tableau, what) > max(others)
                else:
                    continue
                if works:
                    self.used.add((each, place))

    def see_most(self) -> None:
        """Who produced most has drawn for it."""
        for seat in range(len(self.tableaus)):
            for each in self.tableaus[seat]:
                for place, power in enumerate(CARDS[each].powers):
                    if isinstance(power, race_powers.DrawIfProducedMost):
                        numbers = [len(made) if power.kind == ANY else made.count(power.kind) for made in self.made]
                        if all(numbers[seat] > numbers[other] for other in range(len(numbers)) if other != seat):
                            self.used.add((each, place))


def watch_game(watch: Watch, options: Options, seed: int) -> None:
    """One random game under the eyes of the watch."""
    game = setup(options, seed)
    luck = seeded(seed + 1)
    watch.begin(game)
    seen = 0
    for _ in range(LONGEST):
        log = game.log or []
        for event in log[seen:]:
            watch.see_event(game, event)
        seen = len(log)
        if game.over:
            return
        decision = game.waiting()[luck.below(len(game.waiting()))]
        choice = random_choice(decision, luck)
        watch.see_choice(decision, choice)
        game.answer(choice)
    raise Broken(f"termination: the game of {options} with seed {seed} does not end")


def played(games: int, seed: int = 0) -> dict[str, Any]:
    """Random games with all modules, of two to six players in turn, until everything was placed and used.

    `games` is the most that are played.
    """
    watch = Watch()
    number = 0
    while number < games:
        options = GAMES[number % len(GAMES)]
        players = 2 + number // len(GAMES) % (PLAYERS if "takeovers" in options else PLAYERS - 1)
        watch_game(watch, {**options, "players": players}, seed + number)
        number += 1
        if number % PAUSE == 0:
            report = report_of(watch, number)
            if not report["never_placed"] and not report["never_used"]:
                return report
    return report_of(watch, number)


def report_of(watch: Watch, games: int) -> dict[str, Any]:
    placed = {CARDS[card].key for card in watch.placed}
    used = {(CARDS[card].key, place) for card, place in watch.used}
    printed = {card.key: card for card in CARDS}
    powers = [(key, place) for key, card in printed.items() for place in range(len(card.powers))]
    unused = [(key, place) for key, place in powers if (key, place) not in used]
    return {
        "games": games,
        "cards": len(printed),
        "placed": len(placed),
        "never_placed": [key for key in printed if key not in placed],
        "powers": len(powers),
        "used": len(powers) - len(unused),
        "never_used": [f"{key}: {type(printed[key].powers[place]).__name__}" for key, place in unused],
    }


def report(games: int) -> Played:
    """What `orrery content` says of it."""
    numbers = played(games)
    return Played(numbers, lines(numbers))


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text = [f"  race, in {report['games']} random games:"]
    text.append(
        f"    {report['placed']} of {report['cards']} cards placed, {report['used']} of {report['powers']} powers used"
    )
    for label, key in (("never placed", "never_placed"), ("never used", "never_used")):
        if report[key]:
            text.append(f"      {label}: {', '.join(report[key])}")
    return text
