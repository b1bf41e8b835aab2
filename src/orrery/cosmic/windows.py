"""The moments at which powers and cards may act: the closed list, each with its rule and its policy.

Between them the rulebook's phases run. A window is written with the words a player would use for the moment.
"""

from __future__ import annotations

from typing import Final

from orrery.kernel.moment import Moment
from orrery.kernel.window import RESTART

# Turn and regroup
TURN_START: Final = "turn start"  # once a turn, after the check of the hand
ENCOUNTER_START: Final = "encounter start"  # before a ship is retrieved
RETRIEVAL: Final = "retrieval"  # in place of, or on top of, the one ship
# Destiny
BEFORE_DESTINY: Final = "before destiny"
DESTINY_SHOWN: Final = "destiny shown"
NAMING: Final = "naming the defense"
# Launch
AIMED: Final = "aimed"  # after aiming, before ships are sent
LAUNCHING: Final = "launching"  # how many ships may be sent, and from where
LAUNCHED: Final = "launched"
THROWN_AWAY: Final = "cards thrown away"  # random cards of a hand, face down, on their way to the discards
# Alliance
BEFORE_INVITATIONS: Final = "before invitations"
INVITING: Final = "inviting"
JOINING: Final = "joining"  # one seat, when it is its turn to answer
BRINGING: Final = "bringing ships"  # how many ships an ally may bring, once it has joined
ALLIED: Final = "alliances formed"
# Planning
BEFORE_CARDS: Final = "before cards"
MUST_PLAY: Final = "must play"  # a defense without an encounter card plays what it can first
OPEN_CARD: Final = "open card"  # one of the two cards was laid face up
CARDS_PLACED: Final = "cards placed"
# Reveal
FLIPPING: Final = "flipping"
CARDS_SHOWN: Final = "cards shown"
VALUES: Final = "values"
TOTALS: Final = "totals"
REINFORCING: Final = "reinforcing"
VERDICT: Final = "verdict"
# Resolution
OUTCOME: Final = "outcome known"
LOSING_FIRST: Final = "ships removed"  # Void goes before everything else that concerns lost ships
LOSING_NEXT: Final = "ships saved"  # Zombie
LOSING_THEN: Final = "ships protected"  # Observer
LOSING_LAST: Final = "ships about to be lost"  # one ship saved by a flare, a crash landing, hulls
EXTRA_LOSSES: Final = "extra losses"  # what else the loser loses
COMPENSATION: Final = "compensation"
COMPENSATED: Final = "compensation taken"
BEFORE_REWARDS: Final = "before rewards"
REWARDS: Final = "rewards"
LANDING: Final = "landing"
LANDED: Final = "landed"
DEAL_MADE: Final = "deal made"
DEAL_FAILED: Final = "deal failed"
AFTER_OUTCOME: Final = "after the outcome"
KEEPING: Final = "before discarding"  # the encounter cards
GRABBING: Final = "cards discarded"  # the encounter cards lie on the discard pile
ENCOUNTER_OVER: Final = "encounter over"
# Events, whenever they happen
POWER_USED: Final = "power used"
TAKING_EFFECT: Final = "power takes effect"  # nobody has zapped it: the own super flare may strengthen it
CARD_PLAYED: Final = "card played"
TECH_USED: Final = "tech used"
ARTIFACT_DONE: Final = "artifact done"  # it is about to be discarded
REINFORCED: Final = "reinforcement played"
DRAGGING: Final = "ships drag others along"  # Vacuum goes before Healer
SHIPS_LOST: Final = "ships lost"
SHIPS_FREED: Final = "ships freed"
CARDS_DRAWN: Final = "cards drawn"
DISCARDED: Final = "card discarded"
COLONY_GAINED: Final = "colony gained"
POWER_LOST: Final = "power lost"
RESHUFFLED: Final = "deck reshuffled"
NEW_HAND: Final = "new hand"
CHEATING: Final = "behind the others' backs"  # the classic Filch flare

RULES: Final = (
    (TURN_START, "cosmic:turn.1"),
    (ENCOUNTER_START, "cosmic:timing.1"),
    (RETRIEVAL, "cosmic:regroup.1"),
    (BEFORE_DESTINY, "cosmic:destiny.1"),
    (DESTINY_SHOWN, "cosmic:destiny.1"),
    (NAMING, "cosmic:destiny.wild.1"),
    (AIMED, "cosmic:launch.1"),
    (LAUNCHING, "cosmic:launch.2"),
    (LAUNCHED, "cosmic:launch.2"),
    (THROWN_AWAY, "cosmic:flares.6"),
    (BEFORE_INVITATIONS, "cosmic:alliance.1"),
    (INVITING, "cosmic:alliance.1"),
    (JOINING, "cosmic:alliance.4"),
    (BRINGING, "cosmic:alliance.7"),
    (ALLIED, "cosmic:alliance.9"),
    (BEFORE_CARDS, "cosmic:planning.1"),
    (MUST_PLAY, "cosmic:new-hand.4"),
    (OPEN_CARD, "cosmic:planning.1"),
    (CARDS_PLACED, "cosmic:planning.1"),
    (FLIPPING, "cosmic:reveal.1"),
    (CARDS_SHOWN, "cosmic:reveal.1"),
    (VALUES, "cosmic:reveal.attack.1"),
    (TOTALS, "cosmic:reveal.attack.1"),
    (REINFORCING, "cosmic:reinforcements.4"),
    (VERDICT, "cosmic:reveal.1"),
    (OUTCOME, "cosmic:reveal.1"),
    (LOSING_FIRST, "cosmic:conflict.1"),
    (LOSING_NEXT, "cosmic:conflict.1"),
    (LOSING_THEN, "cosmic:conflict.1"),
    (LOSING_LAST, "cosmic:conflict.1"),
    (EXTRA_LOSSES, "cosmic:conflict.1"),
    (COMPENSATION, "cosmic:compensation.1"),
    (COMPENSATED, "cosmic:compensation.1"),
    (BEFORE_REWARDS, "cosmic:rewards.1"),
    (REWARDS, "cosmic:rewards.1"),
    (LANDING, "cosmic:resolution.offense-wins.1"),
    (LANDED, "cosmic:resolution.offense-wins.1"),
    (DEAL_MADE, "cosmic:resolution.deal-made.1"),
    (DEAL_FAILED, "cosmic:resolution.deal-failed.1"),
    (AFTER_OUTCOME, "cosmic:resolution.after.1"),
    (KEEPING, "cosmic:resolution.after.1"),
    (GRABBING, "cosmic:resolution.after.1"),
    (ENCOUNTER_OVER, "cosmic:resolution.after.1"),
    (POWER_USED, "cosmic:zap.1"),
    (TAKING_EFFECT, "cosmic:flares.6"),
    (CARD_PLAYED, "cosmic:cards.card-zap.1"),
    (TECH_USED, "cosmic:tech.effect.1"),
    (ARTIFACT_DONE, "cosmic:artifacts.2"),
    (REINFORCED, "cosmic:reinforcements.4"),
    (DRAGGING, "cosmic:timing.2"),
    (SHIPS_LOST, "cosmic:timing.2"),
    (SHIPS_FREED, "cosmic:timing.2"),
    (CARDS_DRAWN, "cosmic:timing.2"),
    (DISCARDED, "cosmic:timing.2"),
    (COLONY_GAINED, "cosmic:timing.2"),
    (POWER_LOST, "cosmic:power-loss.1"),
    (RESHUFFLED, "cosmic:note.cosmic-deck-empty"),
    (NEW_HAND, "cosmic:new-hand.1"),
    (CHEATING, "cosmic:cards.classic-filch-flare.1"),
)
MOMENTS: Final[dict[str, Moment]] = {name: Moment(rule, RESTART) for name, rule in RULES}
PUBLIC_WINDOWS: Final = frozenset(  # moments of every encounter
    (
        ENCOUNTER_START,
        DESTINY_SHOWN,
        BEFORE_INVITATIONS,
        ALLIED,
        BEFORE_CARDS,
        CARDS_PLACED,
        CARDS_SHOWN,
        REINFORCING,
        OUTCOME,
    )
)

# Windows of answers, and what is answered in them.
ANSWERS: Final = {POWER_USED: "alien", CARD_PLAYED: "card", TECH_USED: "tech", REINFORCED: "card"}
