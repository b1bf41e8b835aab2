"""How strong attackers and owners are as far as one can see, and what a seat may lose."""

from __future__ import annotations

from typing import Final

from orrery.race.cards import CARDS
from orrery.race.powers import Takeover
from orrery.race.settling import Means
from orrery.race.state import SETTLE, SETTLE_2
from orrery.race.takeovers import (
    Attack,
    attack_strength,
    defense_strength,
    is_target,
    openers_for,
    place_of_takeover,
    reserve,
    takeover_openers,
    vulnerable,
)
from orrery.race.view import PlayerView, RaceView

SECOND_SETTLE: Final = 4  # place among the phases
FEAR: Final = 0.45  # chance that somebody who can take a world will do it
FEAR_ONCE: Final = 0.3  # the same if a card must be given up for it


def action_now(view: RaceView) -> int:
    return SETTLE_2 if view.phase == SECOND_SETTLE else SETTLE


def means_of(player: PlayerView, action: int) -> Means:
    """What the player can use in this Settle phase."""
    boosted = player.standing.boosted == action
    reinforced = player.spent.reinforced + (2 if boosted else 0)
    return Means(player.goods, player.standing.prestige, player.spent.gone, player.spent.used, reinforced)


def strength_of(view: RaceView, attack: Attack, reinforced: int) -> int:
    attackers, owners = view.players[attack.attacker].powers(), view.players[attack.owner].powers()
    return attack_strength(attackers, owners, attack, reinforced)


def defended(view: RaceView, attack: Attack) -> int:
    """The owner's Military with what was added in this phase, and the defense of the world."""
    attackers, owners = view.players[attack.attacker].powers(), view.players[attack.owner].powers()
    return defense_strength(
        attackers, owners, attack, means_of(view.players[attack.owner], action_now(view)).reinforced
    )


def owner_of(view: RaceView, world: int) -> int:
    for seat in range(len(view.players)):
        if world in view.players[seat].tableau:
            return seat
    return -1


class Threat:
    """A takeover power of another player."""

    def __init__(self, seat: int, card: int, power: Takeover, cards: list[int], more: int, openers: list[int]) -> None:
        self.seat = seat
        self.card = card
        self.power = power
        self.cards = cards
        self.more = more  # temporary Military
        self.openers = openers


def threats_to(view: RaceView) -> list[Threat]:
    """The takeover powers of the others, with all the Military that each could use."""
    found: list[Threat] = []
    if not view.takeovers:
        return found
    for seat in range(len(view.players)):
        if seat == view.seat:
            continue
        player = view.players[seat]
        for card in [*player.tableau, *player.placed]:
            place = place_of_takeover(card)
            if place < 0:
                continue
            power = CARDS[card].powers[place]
            assert isinstance(power, Takeover)
            means = means_of(player, SETTLE)
            if player.standing.prestige >= power.prestige_to_pay:
                cards = [*player.tableau, *player.placed]
                more = reserve(cards, player.hand_size, means)
                found.append(Threat(seat, card, power, cards, more, takeover_openers(cards, means)))
    return found


def danger(threats: list[Threat], cards: tuple[int, ...], seat: int) -> float:
    """What a seat with these cards is likely to lose by takeovers."""
    total = 0.0
    mine = list(cards)
    for threat in threats:
        if vulnerable(mine, threat.power.aim):
            most = 0.0
            for world in mine:
                if is_target(world, threat.power.aim) and within_reach(threat, mine, world, seat):
                    card = CARDS[world]
                    most = max(most, card.vp + 2.0 + (1.0 if card.kind else 0.0) + max(0, card.strength))
            total += most * (FEAR_ONCE if threat.power.given_up else FEAR)
    return total


def within_reach(threat: Threat, mine: list[int], world: int, seat: int) -> bool:
    """Whether the threat is strong enough for this world."""
    for opener in openers_for(world, threat.openers):
        attack = Attack(threat.seat, threat.card, place_of_takeover(threat.card), world, seat, opener)
        if attack_strength(threat.cards, mine, attack, threat.more) >= defense_strength(threat.cards, mine, attack, 0):
            return True
    return False
