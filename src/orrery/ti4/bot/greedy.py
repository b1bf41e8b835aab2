"""A bot that plays the whole game for objectives and leaves nothing to chance.

It looks at tables on which nothing stands that its seat cannot know, and answers every question by a judgement.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.rng import Rng
from orrery.ti4.bot import acting, beginning, cards, economy, making, politics, targets
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.replies import named, picked, proposed
from orrery.ti4.game import TwilightImperium
from orrery.ti4.view import Ti4View

Judgement = Callable[[Aims, Decision], Choice]


def is_known(prompt: str) -> bool:
    """The bot has a judgement of its own for that question; what asks in a window is another matter."""
    return prompt in JUDGED or prompt in AT_SIGHT or prompt == "reroll"


class GreedyBot:
    """Looks one action ahead, with the objectives in mind."""

    IMAGINES = True

    def choose(self, view: Ti4View, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        if decision.prompt == "reroll":
            return Choice(decision.seat, misses(view, decision))
        if decision.prompt in AT_SIGHT:
            return AT_SIGHT[decision.prompt](decision)
        if decision.prompt in ALONE and not decision.asides:
            return picked(decision, 0)
        table = imagine() if imagine is not None else None
        if not isinstance(table, TwilightImperium):
            return proposed(decision)
        aims = Aims(table, decision.seat)
        if decision.prompt in JUDGED:
            return JUDGED[decision.prompt](aims, decision)
        return cards.use(aims, decision) if decision.window else targets.target(aims, decision)


def misses(view: Ti4View, decision: Decision) -> tuple[int, ...]:
    """The dice of the last group that have not hit."""
    dice = view.combat.dice[-len(decision.options) :] if view.combat is not None else ()
    return tuple([place for place, die in enumerate(dice) if not die.hit])


def as_many(decision: Decision) -> Choice:
    """The more the better."""
    return Choice(decision.seat, tuple(range(min(decision.most, len(decision.options)))))


def place_fewer(decision: Decision) -> Choice:
    return named(decision, "place fewer")


def draw(decision: Decision) -> Choice:
    return named(decision, "draw secret")


# What needs no look at the table: the engine proposes the best first, or more is better.
AT_SIGHT: Final[dict[str, Callable[[Decision], Choice]]] = {
    "sustain damage": as_many,
    "take along": as_many,
    "none left": place_fewer,
    "draw secret": draw,
    "assign hits": proposed,
    "space cannon": proposed,
    "bombard": proposed,
    "carry": proposed,
    "relocate": proposed,
    "repair": as_many,
    "next enemy": proposed,
    "next cannons": proposed,
    "next combat": proposed,
    "next control": proposed,
    "duty": proposed,
    "spend tokens": proposed,
    "place starting units": proposed,
    "return": proposed,
    "one more die": proposed,
    "show card": proposed,
    "show to": proposed,
}
ALONE: Final = ("end turn", "ready")
JUDGED: Final[dict[str, Judgement]] = {
    "action": acting.choose_action,
    "activate": acting.choose_system,
    "move": acting.choose_plan,
    "land": acting.choose_landing,
    "announce retreat": acting.choose_retreat,
    "custodians": acting.choose_custodians,
    "choose strategy": economy.choose_strategy,
    "secondary": economy.choose_to_follow,
    "research": economy.choose_tech,
    "choose starting technology": economy.choose_tech,
    "prerequisites": economy.choose_helpers,
    "research again": economy.choose_more_research,
    "status tokens": economy.choose_pools,
    "redistribute": economy.choose_pools,
    "gain tokens": economy.choose_gain,
    "buy tokens": economy.choose_tokens_to_buy,
    "which pool": economy.choose_pool,
    "pay": economy.pay,
    "ready planets": economy.choose_readied,
    "produce": making.choose_units,
    "place structure": making.choose_structure,
    "build in system": making.choose_system_to_build_in,
    "which dock": targets.target,
    "remove ships": targets.cheapest,
    "take from board": targets.cheapest,
    "free figures": targets.target,
    "lose tokens": targets.target,
    "score": cards.score,
    "score public": cards.score,
    "keep secret": cards.keep_secret,
    "return secret": cards.return_secret,
    "discard": cards.discard,
    "close system": targets.own_system,
    "take token back": targets.own_system,
    "retreat to": targets.own_system,
    "vote": politics.choose_vote,
    "vote with": politics.choose_votes,
    "break tie": politics.choose_outcome,
    "predict": politics.predict,
    "arrange agendas": politics.arrange,
    "choose speaker": politics.choose_speaker,
    "end turn": politics.end_or_trade,
    "ready": politics.end_or_trade,
    "transaction with": politics.choose_partner,
    "terms": politics.choose_terms,
    "consent": politics.consent,
    "trade favour": politics.favour,
    "choose faction": beginning.choose_faction,
    "place which tile": beginning.choose_tile,
    "place tile where": beginning.choose_place,
    "target planet": targets.target,
    "target system": targets.target,
    "target seat": targets.target,
    "target ship": targets.target,
    "target place": targets.target,
    "choose player": targets.target,
    "bacterial weapon": targets.target,
    "whose ship": targets.target,
    "which ship": targets.target,
    "explore": targets.target,
    "place ship": targets.place_ship,
    "give planet to": targets.weakest,
    "may place infantry": targets.agree,
    "may research": targets.agree,
    "abandoned-warehouses": targets.agree,
    "remove cargo": targets.cheapest,
    "destroy": targets.cheapest,
    "destroy ship": targets.cheapest,
    "leave behind": targets.cheapest,
    "destroy units": targets.cheapest,
    "exhaust planets": targets.exhaust_least,
    "give note": targets.give_note,
    "give strategy": targets.give_strategy,
    "take strategy": targets.take_strategy,
    "bribe with": targets.bribe,
    "elect instead": politics.choose_outcome,
    "name elected": politics.choose_outcome,
    "repeal law": politics.choose_outcome,
}
