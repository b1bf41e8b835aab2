"""Habits in windows: when to use a power, play a flare or an artifact, answer what others do."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.bot.judgement import EXPECTED_CARD, gap, has, is_main, side_of, worth_as_card
from orrery.cosmic.bot.worth import PRICELESS
from orrery.cosmic.cards import ALIEN, ALIENS, CARDS, REINFORCEMENT
from orrery.cosmic.view import CosmicView
from orrery.cosmic.windows import ANSWERS, REINFORCING
from orrery.kernel.decision import Decision, Option

NEED_A_PLAN: Final = ("loser", "kamikaze", "amoeba", "gambler", "philanthropist", "trader")  # imagination finds it
COSTLY: Final = (
    "loser",
    "shadow",
    "kamikaze",
    "philanthropist",
    "reincarnator",
    "oracle",
    "sorcerer",
    "human",
)  # flares
HUMAN: Final = ALIEN["human"]
ZAPS: Final = ("cosmic-zap", "cosmic-field-generator")


def habit(view: CosmicView, decision: Decision) -> list[int]:
    """The first thing offered that is worth doing, or pass."""
    for at, option in enumerate(decision.options):
        if at and is_worth_doing(view, decision, option):
            return [at]
    return [0]


def is_worth_doing(view: CosmicView, decision: Decision, option: Option) -> bool:
    me = decision.seat
    if decision.prompt in ANSWERS:
        return hurts_me(view, me, decision)
    if option.key == "use":
        return wants_power(view, me, ALIENS[option.id()])
    if option.key == "play":
        return wants_card(view, me, decision.prompt, option.id())
    return True


def hurts_me(view: CosmicView, me: int, decision: Decision) -> bool:
    """What the opponent does, while I am a main player, is worth a zap; but zapped, the Human wins."""
    (_, actor), (kind, source) = decision.things
    if kind == "alien" and source == HUMAN:
        return False
    encounter = view.encounter
    if actor == me or encounter is None or not is_main(view, me):
        return False
    return encounter.sides[actor] == 3 - encounter.sides[me]


def wants_power(view: CosmicView, me: int, alien: str) -> bool:
    encounter = view.encounter
    side = side_of(view, me)
    mine = encounter.laid[side - 1] if encounter is not None and side else -1
    if alien == "sorcerer":
        return mine >= 0 and worth_as_card(view, me, mine) < EXPECTED_CARD
    if alien == "calculator":
        return mine >= 0 and CARDS[mine].value <= EXPECTED_CARD
    if alien == "mirror":
        value = CARDS[mine].value if mine >= 0 else 0
        return value % 10 * 10 + value // 10 > value
    return alien not in NEED_A_PLAN


def wants_card(view: CosmicView, me: int, window: str, card: int) -> bool:
    side = side_of(view, me)
    key = CARDS[card].key
    if window == REINFORCING:
        help = sum(CARDS[each].value for each in view.hand if CARDS[each].type == REINFORCEMENT)
        return side > 0 and 0 < gap(view, side) <= help
    if key == "mobius-tubes":
        others = max(player.warp for seat, player in enumerate(view.players) if seat != me)
        return view.players[me].warp >= 3 and view.players[me].warp >= others - 1
    if key == "plague":
        return True
    if key == "citadel-flare":  # the wild half helps the defense, the other turns the own citadels against it
        return side == (1 if has(view, me, "citadel") else 2)
    if CARDS[card].alien < 0:  # other artifacts are saved for what imagination finds
        return False
    return side > 0 and ALIENS[CARDS[card].alien] not in COSTLY


def holds_priceless(view: CosmicView) -> bool:
    """The hand has a card that no other hand is worth."""
    return any(CARDS[card].value >= PRICELESS for card in view.hand)
