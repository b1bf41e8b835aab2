"""A bot that plays the whole game for objectives and leaves nothing to chance.

It looks at tables on which nothing stands that its seat cannot know, and answers every question by a judgement.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.kernel.imagining import Imagine
from orrery.kernel.rng import Rng
from orrery.ti4.agendas.crown_of_thalnos_agenda import Peril
from orrery.ti4.bot import (
    acting,
    beginning,
    cards,
    council,
    economy,
    exploring,
    farther,
    guarding,
    kings_cards,
    kings_decks,
    leaders,
    making,
    moving,
    sheets,
    targets,
    trading,
)
from orrery.ti4.bot.aims import Aims, under_way
from orrery.ti4.bot.reasons import REASONS
from orrery.ti4.bot.reasons_of_war import CHEAP
from orrery.ti4.bot.replies import named, picked, proposed
from orrery.ti4.game import TwilightImperium
from orrery.ti4.relics.the_crown_of_thalnos import CrownRerolls
from orrery.ti4.seeing_fire import combat_seen
from orrery.ti4.view import Ti4View
from orrery.ti4.windows import MOMENTS

Judgement = Callable[[Aims, Decision], Choice]


def is_known(prompt: str) -> bool:
    """The bot has a judgement of its own for that question, or it is that of a window: there, what may be used is
    judged, also where a duty forbids to pass."""
    return prompt in JUDGED or prompt in AT_SIGHT or prompt in MOMENTS or prompt == "reroll"


class GreedyBot:
    """Looks one action ahead, with the objectives in mind. All that its seat sees is on the tables that it imagines, so
    it needs no view."""

    IMAGINES = True

    def choose(self, view: Ti4View | None, decision: Decision, rng: Rng, imagine: Imagine | None = None) -> Choice:
        if decision.prompt in AT_SIGHT:
            return AT_SIGHT[decision.prompt](decision)
        if decision.prompt in ALONE and not decision.asides:
            return picked(decision, 0)
        table = imagine() if imagine is not None else None
        if not isinstance(table, TwilightImperium):
            return proposed(decision)
        if decision.prompt == "reroll":
            return Choice(decision.seat, misses(table, decision))
        aims = Aims(table, decision.seat)
        if decision.prompt in JUDGED:
            return JUDGED[decision.prompt](aims, decision)
        return cards.use(aims, decision) if decision.prompt in MOMENTS else targets.target(aims, decision)


def is_perilous(table: TwilightImperium) -> bool:
    """Who rolls again and misses is lost."""
    return under_way(table, Peril) is not None or under_way(table, CrownRerolls) is not None


def misses(table: TwilightImperium, decision: Decision) -> tuple[int, ...]:
    """The own dice of the last group that have not hit; where who misses again is lost, only those of cheap units."""
    combat, peril = combat_seen(table), is_perilous(table)
    own = [die for die in combat.dice if die.seat == decision.seat] if combat is not None else []
    dice = own[-len(decision.options) :]
    missed = [place for place, die in enumerate(dice) if not die.hit]
    return tuple([place for place in missed if not peril or dice[place].type in CHEAP])


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
    "repair": as_many,
    "next enemy": proposed,
    "next cannons": proposed,
    "next combat": proposed,
    "next control": proposed,
    "next prediction": proposed,
    "which unit": proposed,
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
    "activate": farther.choose_system,
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
    "relocate": guarding.relocate,
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
    "take token back": moving.take_token_back,
    "retreat to": targets.own_system,
    "vote": council.choose_vote,
    "vote with": council.choose_votes,
    "break tie": council.choose_outcome,
    "predict": council.predict,
    "arrange agendas": council.arrange,
    "choose speaker": council.choose_speaker,
    "end turn": trading.end_or_trade,
    "ready": trading.end_or_trade,
    "transaction with": trading.choose_partner,
    "terms": trading.choose_terms,
    "consent": trading.consent,
    "trade favour": trading.favour,
    "choose faction": beginning.choose_faction,
    "place which tile": beginning.choose_tile,
    "place tile where": beginning.choose_place,
    "target planet": targets.aim,
    "target system": targets.aim,
    "target seat": targets.aim,
    "target ship": targets.aim,
    "target place": targets.aim,
    "bacterial weapon": targets.poison,
    "whose ship": targets.own_side,
    "which ship": targets.dearest,
    "place ship": targets.place_ship,
    "give planet to": targets.weakest,
    "may place infantry": targets.agree,
    "may research": targets.agree,
    "remove cargo": targets.cheapest,
    "destroy": targets.cheapest,
    "destroy ship": targets.cheapest,
    "leave behind": targets.cheapest,
    "destroy units": targets.cheapest,
    "exhaust planets": targets.exhaust_least,
    "give note": trading.give_note,
    "give cards": trading.give_cards,
    "give strategy": targets.give_strategy,
    "take strategy": targets.take_strategy,
    "bribe with": council.bribe,
    "elect instead": council.choose_outcome,
    "name elected": council.choose_outcome,
    "repeal law": council.choose_outcome,
    **exploring.JUDGED,
    **sheets.gathered("JUDGED"),
    **kings_decks.JUDGED,
    **kings_cards.JUDGED,
    **leaders.gathered("JUDGED"),
}
REASONS.update(exploring.REASONS)
REASONS.update(sheets.gathered("REASONS"))
REASONS.update(kings_decks.REASONS)
REASONS.update(kings_cards.REASONS)
REASONS.update(leaders.gathered("REASONS"))
economy.GOOD_TECHS.update(sheets.gathered("TECHS"))
economy.BRINGS_MORE.update(sheets.gathered("STRATEGIES"))
economy.GOOD_TECHS.update(kings_decks.TECHS)
