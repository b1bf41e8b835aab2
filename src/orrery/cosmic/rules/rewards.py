"""Rewards: allies who helped the defense win draw cards or free ships."""

from __future__ import annotations

from orrery.cosmic.encounter import DEFENSE
from orrery.cosmic.queries import allies
from orrery.cosmic.rules.aftermath import watch
from orrery.cosmic.rules.compensation import worth
from orrery.cosmic.rules.moves import draw, free_from_warp, take_ships
from orrery.cosmic.rules.ships import place_all
from orrery.cosmic.state import BESIDE, Cosmic
from orrery.cosmic.windows import BEFORE_REWARDS, REWARDS
from orrery.kernel.decision import Decision, Option, Reply
from orrery.kernel.procedure import Call, Done, Loop, Next, Procedure, Step


class Rewards(Procedure):
    """Each defensive ally in turn: ships home, then for each of them a card or a ship out of the warp."""

    STEPS = (Step("cosmic:rewards.1", "before"), Loop("cosmic:rewards.1", "next_ally"))

    def __init__(self, done: int = 0) -> None:
        self.done = done

    def before(self, game: Cosmic) -> Next:
        denied = any(each.denies_rewards() for each in game.modifiers())
        return Done() if denied else watch(game, BEFORE_REWARDS)

    def next_ally(self, game: Cosmic) -> Next:
        helpers = allies(game, DEFENSE)
        while self.done < len(helpers):
            seat = helpers[self.done]
            self.done += 1
            number = game.players[seat].beside
            if number:
                return Call(Reward(seat, number * worth(game, seat)))
        return None


class Reward(Procedure):
    """One ally's reward: any mixture of cards and ships, as many as ships were sent."""

    STEPS = (
        Step("cosmic:resolution.defense-wins.3", "ships_home"),
        Step("cosmic:rewards.3", "choose", "take"),
        Step("cosmic:rewards.2", "place_freed"),
        Step("cosmic:rewards.1", "after"),
    )

    def __init__(self, seat: int, number: int, drawn: list[int] | None = None) -> None:
        self.seat = seat
        self.number = number
        self.drawn = drawn if drawn is not None else []  # cards just received

    def ships_home(self, game: Cosmic) -> Next:
        take_ships(game, self.seat, BESIDE, game.players[self.seat].beside)
        return place_all(game)

    def choose(self, game: Cosmic) -> Next:
        most = min(self.number, game.players[self.seat].warp)
        options = [Option("reward", (("cards", self.number - ships), ("ships", ships))) for ships in range(most + 1)]
        return Decision(self.seat, "reward", options)

    def take(self, game: Cosmic, reply: Reply) -> Next:
        things = reply.option().things
        cards, ships = things[0][1], things[1][1]
        game.note("reward", self.seat, cards, ships)
        free_from_warp(game, self.seat, ships)
        self.drawn = draw(game, self.seat, cards)
        return None

    def place_freed(self, game: Cosmic) -> Next:
        return place_all(game)

    def after(self, game: Cosmic) -> Next:
        return watch(game, REWARDS, (self.seat,))
