"""Standing orders: what a seat may have answered without being asked, and when such an order fits.

Everything that is looked at here the seat can see: the question, its options, what it holds itself, what lies open.
What an order leaves to be worked out is in `order_replies`.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.decision import Decision, Order, Thing
from orrery.kernel.orders import ASK, FIRST, OWN
from orrery.ti4.adjacency import adjacent, presence
from orrery.ti4.chances import WHOLE, chances_now
from orrery.ti4.components import AGENDA, CARD, COMPONENTS, STRATEGY_CARDS, TECHNOLOGY
from orrery.ti4.faction import FACTIONS
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.queries import deciding, has_units
from orrery.ti4.registry import MASK
from orrery.ti4.research import technology_deck
from orrery.ti4.rules.aimed import AimedCard
from orrery.ti4.rules.combat_round import any_round
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.hits import AssignHits
from orrery.ti4.rules.strategic import AS_PRIMARY
from orrery.ti4.rules.tokens import POOLS
from orrery.ti4.seeing_council import agenda_seen, agendas_known
from orrery.ti4.state import NOBODY, Galaxy
from orrery.ti4.tiles import MECATOL_REX, TILE
from orrery.ti4.tolls import card_played, mean_loss
from orrery.ti4.windows import (
    AFTER_AGENDA_REVEALED,
    AFTER_SYSTEM_ACTIVATED,
    BEFORE_ASSIGN_GROUND_COMBAT_HITS,
    BEFORE_ASSIGN_SPACE_CANNON_HITS,
    BEFORE_ASSIGN_SPACE_COMBAT_HITS,
    START_OF_INVASION,
    START_OF_SPACE_COMBAT_ROUND,
    WHEN_ACTION_CARD_PLAYED,
    WHEN_AGENDA_REVEALED,
    WHEN_SYSTEM_ACTIVATED,
)

# Pass ...
NOTHING: Final = "nothing"  # where I have nothing to act with
WITHOUT: Final = "without"  # where I could act with this alone
MOMENT: Final = "moment"  # at this moment
AWAY: Final = "away"  # at this moment, unless I have units in the active system
FEW: Final = "few"  # at this moment, with fewer hits against me
ASIDE: Final = "aside"  # where a card is aimed at something that is not mine
BY: Final = "by"  # where that player plays a card
PLAYED: Final = "played"  # where that card is played
COSTLY: Final = "costly"  # cancel a card that costs me so many units on average
UNITS_LOST: Final = (1, 2, 3)
CANCELS: Final = "sabotage"
FAR: Final = "far"  # at this moment, unless the active system is mine or next to one of mine
AT: Final = "at"  # always ask where it is about that system
# Reply always so to that question
ALWAYS: Final = "always"
QUESTIONS: Final = (  # prompt and reply
    ("space cannon", "fire"),
    ("announce retreat", "stay"),
    ("consent", "decline"),
    ("end turn", "end turn"),
    ("ready", "ready"),
    ("vote", "abstain"),
    ("pay", FIRST),
    ("assign hits", FIRST),
    ("gain tokens", FIRST),
    ("redistribute", FIRST),
)
# Questions beside windows with a reply that does nothing: it may be given in advance
PASSES: Final = {"announce retreat": "stay", "vote": "abstain"}
# Reply with that option, where it is offered: research X, retreat to S, buy so many tokens
WANTED: Final = "wanted"
RESEARCH: Final = "research"
RETREAT_TO: Final = "retreat to"
BUY: Final = "buy tokens"
BOUGHT: Final = (1, 2, 3)
# What is worked out from the question
INTO: Final = "into"  # all command tokens into that pool
RICHEST: Final = "richest"  # ready the planets with the most resources
GREATEST: Final = "greatest"  # ready those with the most influence
UNHURT: Final = "unhurt"  # never sustain damage
SPARED: Final = "spared"  # sustain damage, but not with the flagship
HIT_PROMPTS: Final = ("assign hits", "sustain damage")
FROM: Final = "from"  # what that player proposes
ON: Final = "on"  # about that agenda
LOSING: Final = "losing"  # with a chance to win below so many in a hundred
CHANCES: Final = (25, 50)
# Whenever this strategy card is followed: do so, or do not
FOLLOWED: Final = "followed"
SPARE: Final = "spare"  # whichever it is, while so many strategy tokens are left then
TOKENS_KEPT: Final = (1, 2)
SECONDARY: Final = "secondary"
SCORE: Final = ("score", "score nothing more")  # prompt and reply: asked also of who can score nothing
TOPICS: Final = {  # in which group an order about a question stands; those about moments are one group
    "end turn": "turn",
    "pay": "turn",
    "consent": "turn",
    SECONDARY: "strategy",
    BUY: "strategy",
    "gain tokens": "strategy",
    "redistribute": "strategy",
    "ready planets": "strategy",
    RESEARCH: "research",
    "space cannon": "combat",
    "announce retreat": "combat",
    RETREAT_TO: "combat",
    "assign hits": "combat",
    SCORE[0]: "council",
    "ready": "council",
    "vote": "council",
}
# Moments that come often: orders for them can be given before one is asked.
OFTEN: Final = (
    WHEN_ACTION_CARD_PLAYED,
    WHEN_SYSTEM_ACTIVATED,
    AFTER_SYSTEM_ACTIVATED,
    START_OF_SPACE_COMBAT_ROUND,
    BEFORE_ASSIGN_SPACE_COMBAT_HITS,
    WHEN_AGENDA_REVEALED,
    AFTER_AGENDA_REVEALED,
)
IN_A_SYSTEM: Final = (WHEN_SYSTEM_ACTIVATED, AFTER_SYSTEM_ACTIVATED, START_OF_SPACE_COMBAT_ROUND, START_OF_INVASION)
OF_HITS: Final = (
    BEFORE_ASSIGN_SPACE_CANNON_HITS,
    BEFORE_ASSIGN_SPACE_COMBAT_HITS,
    BEFORE_ASSIGN_GROUND_COMBAT_HITS,
)
HITS: Final = (2, 3)


# -- what may be ordered -----------------------------------------------------------------------------------------------


def orders_of(game: Galaxy, seat: int) -> list[Order]:
    """What this seat may order: for questions, strategy cards, players, agendas, each thing that it could act with,
    moments."""
    others = [other for other, player in enumerate(game.players) if other != seat and not player.eliminated]
    orders = [Order(NOTHING), Order(NOTHING, SCORE[1], SCORE[0])]
    orders += [Order(ALWAYS, reply, prompt) for prompt, reply in QUESTIONS]
    orders += [Order(LOSING, "retreat", "announce retreat", number=chance) for chance in CHANCES]
    orders += [Order(WANTED, "system", RETREAT_TO, things=(("system", each),)) for each in sorted(presence(game, seat))]
    orders += [Order(condition, OWN) for condition in (UNHURT, SPARED)]
    orders += [Order(FROM, "decline", "consent", (("seat", other),)) for other in others]
    orders += [Order(ON, ASK, "vote", ((AGENDA, card),)) for card in agendas_in_sight(game, seat)]
    orders += [Order(SPARE, "follow", SECONDARY, number=kept) for kept in TOKENS_KEPT]
    for card in STRATEGY_CARDS:
        replies = ["follow", "decline"]
        if any(each.follows_as_primary(game, seat, card) for each in deciding(game, Modifier.follows_as_primary)):
            replies.append(AS_PRIMARY.key)
        orders += [Order(FOLLOWED, reply, SECONDARY, (("strategy", card),)) for reply in replies]
    orders += contents(game, seat)
    orders += [Order(WITHOUT, about=(thing,)) for thing in held(game, seat)]
    cancels = [thing for thing in held(game, seat) if key_of(thing) == CANCELS]
    for lost in UNITS_LOST if cancels else ():
        orders.append(Order(COSTLY, OWN, WHEN_ACTION_CARD_PLAYED, tuple(cancels), lost))
    orders += [Order(BY, prompt=WHEN_ACTION_CARD_PLAYED, about=(("seat", other),)) for other in others]
    asked = game.asked(seat)
    now = [asked.prompt] if asked is not None and asked.window and asked.prompt != SCORE[0] else []
    for moment in dict.fromkeys((*OFTEN, *now)):
        orders += orders_at(moment)
    orders += [Order(AT, ASK, about=(("system", each),)) for each in systems_to_watch(game, seat)]
    played = card_played(game)
    if played is not None:
        about = ((CARD, played.source),)
        orders += [Order(PLAYED, reply, WHEN_ACTION_CARD_PLAYED, about) for reply in ("pass", ASK)]
    return orders


def contents(game: Galaxy, seat: int) -> list[Order]:
    """What a secondary asks of who follows: which technology, how many tokens and where to, which planets."""
    techs = technology_deck(game, seat) if game.players[seat].faction != NOBODY else []
    orders = [Order(WANTED, TECHNOLOGY, RESEARCH, things=((TECHNOLOGY, tech),)) for tech in techs]
    orders += [Order(WANTED, BUY, BUY, things=(("tokens", number),)) for number in BOUGHT]
    orders += [Order(INTO, OWN, "gain tokens", (("pool", pool),)) for pool in range(len(POOLS))]
    return [*orders, Order(RICHEST, OWN, "ready planets"), Order(GREATEST, OWN, "ready planets")]


def orders_at(moment: str) -> list[Order]:
    """What may be ordered for a window."""
    found = [Order(MOMENT, prompt=moment), Order(MOMENT, ASK, moment)]
    if moment in IN_A_SYSTEM:
        found += [Order(AWAY, prompt=moment), Order(FAR, prompt=moment)]
    if moment in OF_HITS:
        found += [Order(FEW, prompt=moment, number=hits) for hits in HITS]
    if moment == WHEN_ACTION_CARD_PLAYED:
        found.append(Order(ASIDE, prompt=moment))
    return found


def held(game: Galaxy, seat: int) -> list[Thing]:
    """What this seat could act with: one of several copies of a card stands for all."""
    player = game.players[seat]
    found: dict[str, Thing] = {}
    for number in (*player.hand, *player.in_play(), *game.borrowed(seat)):
        if MASK[number]:
            found.setdefault(COMPONENTS[number].key, (COMPONENTS[number].kind, number))
    return list(found.values())


def agendas_in_sight(game: Galaxy, seat: int) -> list[int]:
    """The one that is being voted on, and those of the deck that this seat has seen."""
    now = agenda_seen(game, seat)
    return [*([] if now is None else [now.card]), *[card for card, _ in agendas_known(game, seat)]]


def systems_to_watch(game: Galaxy, seat: int) -> list[int]:
    """The home of this seat, Mecatol Rex, and where it is about now."""
    faction, chart = game.players[seat].faction, game.chart
    home = TILE[FACTIONS[faction].tile] if faction != NOBODY else NOBODY
    homes = [system for system, tile in enumerate(chart.tiles) if tile == home]
    found = [*homes, chart.system_of[MECATOL_REX], game.active_system]
    return [each for each in dict.fromkeys(found) if each != NOBODY]


# -- whether it fits ---------------------------------------------------------------------------------------------------


def fits(game: Galaxy, order: Order, decision: Decision, orders: list[Order]) -> bool:
    """Whether the order says something about this question."""
    condition = order.condition
    if condition == ALWAYS:
        return order.reply == FIRST or len([each for each in decision.options if each.key == order.reply]) == 1
    if condition == WANTED:
        return any(each.key == order.reply and each.things == order.things for each in decision.options)
    if condition in (INTO, RICHEST, GREATEST):
        return True
    if condition in (UNHURT, SPARED):
        return decision.prompt in HIT_PROMPTS
    if condition in (FOLLOWED, ON):
        return decision.things[:1] == order.about
    if condition == FROM:
        return decision.things[:1] == order.about
    if condition == SPARE:
        in_one_way = all(each.key != AS_PRIMARY.key for each in decision.options)  # else somebody says how
        return in_one_way and tokens_after(game, decision) >= order.number
    if condition == LOSING:
        chances = chances_now(game, decision.seat, any_round(game), game.active_system)
        return bool(chances) and 100 * chances[0] < order.number * WHOLE
    return decision.window and passes(game, order, decision, orders)


def passes(game: Galaxy, order: Order, decision: Decision, orders: list[Order]) -> bool:
    """Whether the order speaks of this window."""
    condition, actions = order.condition, decision.options[1:]
    if condition == NOTHING:
        return not actions
    if condition == WITHOUT:
        given_up = [key_of(each.about[0]) for each in orders if each.condition == WITHOUT]
        return bool(actions) and all(key_of(each.things[0]) in given_up for each in actions)
    if condition == AWAY:
        return game.active_system != NOBODY and not has_units(game, decision.seat, game.active_system)
    if condition == FEW:
        now = game.innermost(AssignHits)
        return isinstance(now, AssignHits) and now.hits_on(decision.seat) < order.number
    if condition == COSTLY:
        return mean_loss(game, decision.seat) >= WHOLE * order.number
    if condition == FAR:
        return game.active_system != NOBODY and is_far(game, decision.seat, game.active_system)
    if condition == AT:
        return order.about[0][1] in systems_in_question(game)
    if condition == PLAYED:
        return key_of(decision.things[1]) == key_of(order.about[0]) if len(decision.things) > 1 else False
    if condition == BY:
        return decision.things[:1] == order.about
    if condition == ASIDE:
        return is_aimed_elsewhere(game, decision.seat)
    return condition == MOMENT


def key_of(thing: Thing) -> str:
    kind, number = thing
    return COMPONENTS[number].key if 0 <= number < len(COMPONENTS) and COMPONENTS[number].kind == kind else ""


def tokens_after(game: Galaxy, decision: Decision) -> int:
    """The strategy tokens that would be left to who follows."""
    costs = game.stack[-1].procedure.option_numbers(game, decision, decision.options[-1])
    return game.players[decision.seat].strategy - costs[0]


def is_far(game: Galaxy, seat: int, system: int) -> bool:
    """Neither that system nor one next to it is this seat's."""
    mine = presence(game, seat)
    return system not in mine and not any(near in mine for near in adjacent(game, system, seat))


def systems_in_question(game: Galaxy) -> list[int]:
    """The active system, and where the target of a card lies that is being played."""
    found = [game.active_system] if game.active_system != NOBODY else []
    card = card_played(game)
    for kind, number in card.aims() if card is not None else ():
        found += [game.chart.system_of[number]] if kind == "planet" else [number] if kind == "system" else []
    return found


def is_aimed_elsewhere(game: Galaxy, seat: int) -> bool:
    """The card that is being played has a target, and that is nothing of this seat's."""
    card = next((frame.procedure for frame in reversed(game.stack) if isinstance(frame.procedure, Deed)), None)
    if not isinstance(card, AimedCard) or card.target == NOBODY:
        return False
    if card.KIND == "seat":
        return card.target != seat
    place = card.target if card.KIND != "planet" else ON_PLANET + card.target
    if place >= ON_PLANET:
        planet = place - ON_PLANET
        return game.controller[planet] != seat and not game.players[seat].troops_on(planet)
    return not has_units(game, seat, place)
