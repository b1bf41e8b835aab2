"""Windows: when to use a power, play a flare or an artifact, answer what others do."""

from __future__ import annotations

from typing import Final

from orrery.cosmic.cards import ALIENS, CARDS
from orrery.cosmic.view import CosmicView
from orrery.cosmic.windows import CARD_PLAYED, POWER_USED, REINFORCED, REINFORCING
from orrery.kernel.decision import Choice, Decision, Option
from orrery.kernel.rng import Rng
from support.cosmic_first.judgement import EXPECTED_CARD, side_ships, worth_as_card

GAMBLES: Final = ("loser", "kamikaze", "amoeba", "gambler")  # powers that need a plan
COSTLY_FLARES: Final = ("loser-flare", "shadow-flare", "kamikaze-flare", "philanthropist-flare", "reincarnator-flare")


def wants(view: CosmicView, decision: Decision, rng: Rng) -> Choice:
    """The first thing offered that is worth doing, or pass."""
    for place, option in enumerate(decision.options):
        if place and is_worth_doing(view, decision, option, rng):
            return Choice(decision.seat, (place,))
    return Choice(decision.seat, (0,))


def is_worth_doing(view: CosmicView, decision: Decision, option: Option, rng: Rng) -> bool:
    me = decision.seat
    if decision.prompt in (POWER_USED, CARD_PLAYED, REINFORCED):
        return hurts_me(view, me, decision)
    if option.key == "use":
        return wants_power(view, me, ALIENS[option.id()], rng)
    if option.key == "play":
        return wants_card(view, me, decision.prompt, option.id(), rng)
    return True


def hurts_me(view: CosmicView, me: int, decision: Decision) -> bool:
    """What somebody on the other side does, while I am in the encounter, is worth a zap."""
    actor = decision.things[0][1] if decision.things else me
    encounter = view.encounter
    if actor == me or encounter is None or not encounter.sides[me]:
        return False
    return encounter.sides[actor] == 3 - encounter.sides[me]


def wants_power(view: CosmicView, me: int, alien: str, rng: Rng) -> bool:
    encounter = view.encounter
    if alien == "sorcerer" and encounter is not None and encounter.sides[me]:
        mine = encounter.laid[encounter.sides[me] - 1]
        return mine >= 0 and worth_as_card(view, me, mine) < EXPECTED_CARD
    if alien == "calculator" and encounter is not None:
        mine = encounter.laid[encounter.sides[me] - 1]
        return mine >= 0 and CARDS[mine].value <= EXPECTED_CARD
    if alien == "mirror" and encounter is not None:
        mine = encounter.laid[encounter.sides[me] - 1]
        value = CARDS[mine].value if mine >= 0 else 0
        return value % 10 * 10 + value // 10 > value
    return alien not in GAMBLES or rng.below(4) == 0


def wants_card(view: CosmicView, me: int, window: str, card: int, rng: Rng) -> bool:
    encounter = view.encounter
    key = CARDS[card].key
    if window == REINFORCING:
        return encounter is not None and encounter.sides[me] in (1, 2) and is_near(view, me)
    if key == "mobius-tubes":
        others = max(player.warp for seat, player in enumerate(view.players) if seat != me)
        return view.players[me].warp >= 3 and view.players[me].warp >= others - 1
    if key == "plague":
        return True
    if key in ("force-field", "emotion-control", "ionic-gas", "quash"):
        return encounter is not None and encounter.sides[me] > 0 and rng.below(2) == 0
    return key not in COSTLY_FLARES and rng.below(3) > 0


def is_near(view: CosmicView, me: int) -> bool:
    """The totals are close enough for a few points to matter."""
    encounter = view.encounter
    assert encounter is not None
    mine = encounter.sides[me]
    faces = [max(0, face) for face in encounter.faces]
    gap = faces[2 - mine] + side_ships(view, 3 - mine) - faces[mine - 1] - side_ships(view, mine)
    return -1 <= gap <= 8
