"""A player's turn in Settle when sets are in use: the world that was shown or a takeover, then further powers."""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import PASS, Decision, Option, Refused, Reply, Thing
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step
from orrery.race.cards import CARDS
from orrery.race.powers import ExtraMilitaryWorld, ReplaceWorld, SecondWorld
from orrery.race.reasons import settling_refused
from orrery.race.rules.develop import no_card
from orrery.race.rules.moves import gain_prestige, give_up, leave, put_good, throw
from orrery.race.rules.placing import PlaceWorldWithSets, means_to_settle, ways_told
from orrery.race.rules.takeover import DeclareTakeover, can_take_over, claim_bonus, unused_powers
from orrery.race.settling import may_settle, replacements
from orrery.race.state import NO_CARD, Race, card_options

NO_POWER: Final = "no-optional-power"


class SettleTurn(Procedure):
    """Place the world that was shown, or declare a takeover; then use powers that place or replace further worlds.

    Replacing is an action by itself: its owner may begin with it.
    """

    STEPS = (
        Step("race:power.settle.replace.5", "replace_first"),
        Step("race:settle.1", "place_world"),
        Step("race:takeover.declare.5", "declare_takeover"),
        Loop("race:power.settle.second-world.1", "choose_power", "use_power"),
    )

    def __init__(self, seat: int, action: int, begun: bool = False, world: int = NO_CARD) -> None:
        self.seat = seat
        self.action = action
        self.begun = begun  # a world was placed or a takeover declared, so that powers may add another
        self.world = world  # the one that was shown

    def replace_first(self, game: Race) -> Next:
        """Before the world of the turn or the declaration; without either there is nothing to come before."""
        player = game.players[self.seat]
        if self.world < 0 and not (game.options.takeovers and unused_powers(game, self.seat)):
            return None
        for card in player.tableau:
            for power in CARDS[card].powers:
                if isinstance(power, ReplaceWorld):
                    return Call(ReplaceFirst(self.seat, power.most, power.prestige, card, self.action, self.world))
        return None

    def place_world(self, game: Race) -> Next:
        if self.world < 0:
            return None
        self.begun = True
        bonus = self.action in game.players[self.seat].actions
        return Call(PlaceWorldWithSets(self.seat, self.world, bonus, self.action))

    def declare_takeover(self, game: Race) -> Next:
        """Instead of placing a world."""
        if self.begun or not game.options.takeovers or not can_take_over(game, self.seat, self.action):
            return None
        return Call(DeclareTakeover(self.seat, self.action))

    def has_begun(self, game: Race) -> bool:
        return self.begun or any(attack[0] == self.seat for attack in game.attacks)

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        kind, card = thing
        if kind != "card" or card not in game.players[seat].tableau:
            return None
        for place in range(len(CARDS[card].powers)):
            reason = no_further_power(game, seat, self.action, self.has_begun(game), card, place)
            if reason != NO_POWER:
                return Refused(reason)
        return Refused(NO_POWER)

    def choose_power(self, game: Race) -> Next:
        options = further_powers(game, self.seat, self.action, self.has_begun(game))
        rules = {rule_of(option) for option in options}
        if rules:
            game.rule = rules.pop() if len(rules) == 1 else "race:powers.9"
        return Decision(self.seat, "settle more", [*options, PASS]) if options else None

    def use_power(self, game: Race, reply: Reply) -> Next:
        option = reply.option()
        if not option.things:
            return Done()
        card, place = option.things[0][1], option.things[1][1]
        game.note("uses", self.seat, card, place)
        player = game.players[self.seat]
        power = CARDS[card].powers[place]
        player.use((card,))
        if isinstance(power, ExtraMilitaryWorld):
            return Call(PlaceAnother(self.seat, self.action, given_up=card))
        if isinstance(power, ReplaceWorld):
            return Call(ReplaceOne(self.seat, power.most, power.prestige))
        return Call(PlaceAnother(self.seat, self.action))


def rule_of(option: Option) -> str:
    """The rule of the power that places another world or replaces one."""
    power = CARDS[option.things[0][1]].powers[option.things[1][1]]
    if isinstance(power, ReplaceWorld):
        return "race:power.settle.replace.1"
    if isinstance(power, ExtraMilitaryWorld):
        return "race:power.settle.extra-military-world.1"
    return "race:power.settle.second-world.1"


class PlaceAnother(Procedure):
    """One more world, as a rule without the bonus of the action; or, where it need not be conquered, a takeover."""

    STEPS = (
        Step("race:power.settle.second-world.1", "choose_world", "show"),
        Step("race:power.settle.second-world.3", "place_world"),
        Step("race:takeover.declare.6", "declare_takeover"),
    )

    def __init__(self, seat: int, action: int, given_up: int = NO_CARD, world: int = NO_CARD) -> None:
        self.seat = seat
        self.action = action
        self.given_up = given_up  # the card that lets conquer one more world
        self.world = world

    def by_conquest(self) -> bool:
        return self.given_up != NO_CARD

    def choose_world(self, game: Race) -> Next:
        player = game.players[self.seat]
        able = may_settle(player.powers(), player.hand, means_to_settle(player, self.action), self.by_conquest())
        if self.by_conquest():
            game.rule = "race:power.settle.extra-military-world.1"
        return Decision(self.seat, "settle another", no_card() + card_options(able)) if able else None

    def option_numbers(self, game: Race, decision: Decision, option: Option) -> tuple[int, ...]:
        return ways_told(game.players[self.seat], self.action, option, self.by_conquest())

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        player = game.players[seat]
        if thing[0] != "card" or thing[1] not in player.hand:
            return None
        means = means_to_settle(player, self.action)
        return settling_refused(player.powers(), player.hand, thing[1], means, self.by_conquest())

    def show(self, game: Race, reply: Reply) -> Next:
        option = reply.option()
        if option.things:
            self.world = option.id()
            player = game.players[self.seat]
            if self.by_conquest():
                give_up(game, self.seat, self.given_up)
            player.hand.remove(self.world)
            player.placed.append(self.world)
            game.note_shown("placed", self.seat, self.world)
            if CARDS[self.world].windfall:
                put_good(game, self.seat, self.world)
        return None

    def place_world(self, game: Race) -> Next:
        if self.world < 0:
            return None
        bonus = not self.by_conquest() and claim_bonus(game, self.seat)
        return Call(PlaceWorldWithSets(self.seat, self.world, bonus, self.action, self.by_conquest()))

    def declare_takeover(self, game: Race) -> Next:
        instead = self.world < 0 and not self.by_conquest() and game.options.takeovers
        if not instead or not can_take_over(game, self.seat, self.action):
            return None
        return Call(DeclareTakeover(self.seat, self.action, first=False))


class ReplaceOne(Procedure):
    """A world of the tableau goes and one of the same kind from hand takes its place, for prestige."""

    STEPS = (Step("race:power.settle.replace.1", "choose_worlds", "replace"),)

    def __init__(self, seat: int, most: int, prestige: int) -> None:
        self.seat = seat
        self.most = most
        self.prestige = prestige

    def choose_worlds(self, game: Race) -> Next:
        player = game.players[self.seat]
        pairs = replacements(player.tableau, player.hand, self.most)
        return Decision(self.seat, "replace", pair_options(pairs))

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        return replacing_refused(game, seat, thing, self.most)

    def replace(self, game: Race, reply: Reply) -> Next:
        if reply.option().things:
            old, new = [card for _, card in reply.option().things]
            replace_world(game, self.seat, old, new, self.prestige)
        return None


class ReplaceFirst(Procedure):
    """The same before the world that was shown is placed: only what leaves the means for it."""

    STEPS = (Step("race:power.settle.replace.1", "choose_worlds", "replace"),)

    def __init__(self, seat: int, most: int, prestige: int, card: int, action: int, world: int) -> None:
        self.seat = seat
        self.most = most
        self.prestige = prestige
        self.card = card  # whose power it is
        self.action = action
        self.world = world  # the one that was shown, or none: then a takeover may follow

    def choose_worlds(self, game: Race) -> Next:
        player = game.players[self.seat]
        found = replacements(player.tableau, player.hand, self.most)
        pairs = [(old, new) for old, new in found if self.leaves_enough(game, old, new)]
        return Decision(self.seat, "replace", pair_options(pairs), things=(("card", self.card),)) if pairs else None

    def why_not(self, game: Race, seat: int, thing: Thing) -> Refused | None:
        return replacing_refused(game, seat, thing, self.most)

    def leaves_enough(self, game: Race, old: int, new: int) -> bool:
        """Whether the world that was shown can be placed afterwards, tried on a copy."""
        if self.world < 0:
            return True
        trial = game.copy()
        assert isinstance(trial, Race)
        replace_world(trial, self.seat, old, new, self.prestige)
        player = trial.players[self.seat]
        means = means_to_settle(player, self.action, self.world)
        return self.world in may_settle(player.powers(), [*player.hand, self.world], means)

    def replace(self, game: Race, reply: Reply) -> Next:
        if reply.option().things:
            old, new = [card for _, card in reply.option().things]
            places = [isinstance(power, ReplaceWorld) for power in CARDS[self.card].powers]
            game.note("uses", self.seat, self.card, places.index(True))
            game.players[self.seat].use((self.card,))
            replace_world(game, self.seat, old, new, self.prestige)
        return None


def replacing_refused(game: Race, seat: int, thing: Thing, most: int) -> Refused | None:
    """Why a world can neither be replaced nor take the place of another."""
    kind, card = thing
    player = game.players[seat]
    if kind == "card" and card in player.placed:
        return Refused("placed-now", (), "race:power.settle.replace.4")
    if kind != "card" or card not in player.tableau + player.hand:
        return None
    if not CARDS[card].is_world or CARDS[card].military:
        return Refused("only-peaceful-worlds")
    if any(card in pair for pair in replacements(player.tableau, player.hand, most)):
        return Refused("leaves-too-little", (), "race:power.settle.replace.5")
    return Refused("no-successor" if card in player.tableau else "no-predecessor", (most,))


def pair_options(pairs: list[tuple[int, int]]) -> list[Option]:
    return [Option("none"), *[Option("replace", (("card", old), ("card", new))) for old, new in pairs]]


def replace_world(game: Race, seat: int, old: int, new: int, prestige: int) -> None:
    """No other power or bonus of the phase goes with it, but the new world gets its good and its prestige."""
    player = game.players[seat]
    leave(game, seat, old)
    throw(game, seat, [old])
    player.hand.remove(new)
    player.placed.append(new)
    game.note_shown("replaced", seat, old, new)
    if CARDS[new].windfall:
        put_good(game, seat, new)
    gain_prestige(game, seat, prestige + CARDS[new].prestige)


def further_powers(game: Race, seat: int, action: int, begun: bool) -> list[Option]:
    """The powers that place a world after a first one, if that has `begun`, or replace one, as options."""
    options: list[Option] = []
    for card in game.players[seat].tableau:
        for place in range(len(CARDS[card].powers)):
            if not no_further_power(game, seat, action, begun, card, place):
                options.append(Option("power", (("card", card), ("power", place))))
    return options


def no_further_power(game: Race, seat: int, action: int, begun: bool, card: int, place: int) -> str:
    """Why this power cannot place or replace a world now: the key of a reason, "" if it can."""
    power = CARDS[card].powers[place]
    if not isinstance(power, (SecondWorld, ExtraMilitaryWorld, ReplaceWorld)):
        return NO_POWER
    player = game.players[seat]
    if card in player.spent.used:
        return "used"
    if isinstance(power, ReplaceWorld):
        return "" if replacements(player.tableau, player.hand, power.most) else "nothing-to-replace"
    if not begun:
        return "first-world-first"
    return "" if can_place(game, seat, action, isinstance(power, ExtraMilitaryWorld)) else "no-world-in-reach"


def can_place(game: Race, seat: int, action: int, by_conquest: bool) -> bool:
    """Whether one more world can be placed, or taken over if that will do."""
    player = game.players[seat]
    if may_settle(player.powers(), player.hand, means_to_settle(player, action), by_conquest):
        return True
    return not by_conquest and game.options.takeovers and can_take_over(game, seat, action)
