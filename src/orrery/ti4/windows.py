"""The moments at which abilities may act: the closed list of the game, each with its rule and who is asked first."""

from __future__ import annotations

from typing import Final

from orrery.kernel.moment import Moment
from orrery.kernel.window import ROUND

START_OF_STRATEGY_PHASE: Final = "start-of-strategy-phase"
WHEN_PLAYER_CHOOSES_STRATEGY_CARD: Final = "when-player-chooses-strategy-card"
END_OF_STRATEGY_PHASE: Final = "end-of-strategy-phase"
START_OF_TURN: Final = "start-of-turn"
ACTION: Final = "action"
WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION: Final = "when-player-would-perform-strategic-action"
AFTER_STRATEGIC_ABILITY: Final = "after-strategic-ability"
WHEN_SYSTEM_ACTIVATED: Final = "when-system-activated"
AFTER_SYSTEM_ACTIVATED: Final = "after-system-activated"
BEFORE_MOVEMENT: Final = "before-movement"
AFTER_SHIPS_MOVED: Final = "after-ships-moved"
AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM: Final = "after-active-player-moves-ships-into-active-system"
BEFORE_SPACE_CANNON_ROLL: Final = "before-space-cannon-roll"
AFTER_SPACE_CANNON_ROLL: Final = "after-space-cannon-roll"
BEFORE_ASSIGN_SPACE_CANNON_HITS: Final = "before-assign-space-cannon-hits"
WHEN_SUSTAIN_DAMAGE_USED: Final = "when-sustain-damage-used"
AFTER_SUSTAIN_DAMAGE_USED: Final = "after-sustain-damage-used"
WHEN_UNIT_DESTROYED: Final = "when-unit-destroyed"
AFTER_UNIT_DESTROYED: Final = "after-unit-destroyed"
WHEN_COMBAT_WON: Final = "when-combat-won"
BEFORE_SPACE_COMBAT: Final = "before-space-combat"
START_OF_SPACE_COMBAT_ROUND: Final = "start-of-space-combat-round"
BEFORE_ANTI_FIGHTER_BARRAGE_ROLL: Final = "before-anti-fighter-barrage-roll"
AFTER_ANTI_FIGHTER_BARRAGE_ROLL: Final = "after-anti-fighter-barrage-roll"
BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS: Final = "before-assign-anti-fighter-barrage-hits"
START_OF_ANNOUNCE_RETREATS: Final = "start-of-announce-retreats"
AFTER_RETREAT_ANNOUNCED: Final = "after-retreat-announced"
AFTER_SPACE_COMBAT_ROLL: Final = "after-space-combat-roll"
END_OF_SPACE_COMBAT_ROLL_STEP: Final = "end-of-space-combat-roll-step"
BEFORE_ASSIGN_SPACE_COMBAT_HITS: Final = "before-assign-space-combat-hits"
AFTER_SHIP_DESTROYED_IN_SPACE_COMBAT: Final = "after-ship-destroyed-in-space-combat"
AFTER_ASSIGN_SPACE_COMBAT_HITS: Final = "after-assign-space-combat-hits"
END_OF_SPACE_COMBAT_ROUND: Final = "end-of-space-combat-round"
AFTER_SPACE_COMBAT_WON: Final = "after-space-combat-won"
START_OF_INVASION: Final = "start-of-invasion"
BEFORE_BOMBARDMENT_ROLL: Final = "before-bombardment-roll"
AFTER_BOMBARDMENT_ROLL: Final = "after-bombardment-roll"
BEFORE_COMMIT_GROUND_FORCES: Final = "before-commit-ground-forces"
AFTER_UNITS_COMMITTED: Final = "after-units-committed"
BEFORE_SPACE_CANNON_DEFENSE_ROLL: Final = "before-space-cannon-defense-roll"
AFTER_SPACE_CANNON_DEFENSE_ROLL: Final = "after-space-cannon-defense-roll"
BEFORE_ASSIGN_SPACE_CANNON_DEFENSE_HITS: Final = "before-assign-space-cannon-defense-hits"
START_OF_GROUND_COMBAT_ROUND: Final = "start-of-ground-combat-round"
AFTER_GROUND_COMBAT_ROLL: Final = "after-ground-combat-roll"
END_OF_GROUND_COMBAT_ROLL_STEP: Final = "end-of-ground-combat-roll-step"
BEFORE_ASSIGN_GROUND_COMBAT_HITS: Final = "before-assign-ground-combat-hits"
AFTER_ASSIGN_GROUND_COMBAT_HITS: Final = "after-assign-ground-combat-hits"
END_OF_GROUND_COMBAT_ROUND: Final = "end-of-ground-combat-round"
AFTER_GROUND_COMBAT_WON: Final = "after-ground-combat-won"
WHEN_CONTROL_GAINED: Final = "when-control-gained"
WHEN_PLANET_EXPLORED: Final = "when-planet-explored"
AFTER_PLANET_EXPLORED: Final = "after-planet-explored"
WHEN_FRONTIER_EXPLORED: Final = "when-frontier-explored"
AFTER_CONTROL_GAINED: Final = "after-control-gained"
WHEN_UNITS_USE_PRODUCTION: Final = "when-units-use-production"
AFTER_UNITS_USE_PRODUCTION: Final = "after-units-use-production"
WHEN_UNITS_PRODUCED: Final = "when-units-produced"
WHEN_SPACE_DOCK_PLACED: Final = "when-space-dock-placed"
END_OF_TACTICAL_ACTION: Final = "end-of-tactical-action"
AFTER_TACTICAL_ACTION: Final = "after-tactical-action"
AFTER_ACTION_PERFORMED: Final = "after-action-performed"
END_OF_TURN: Final = "end-of-turn"
WHEN_PLAYER_PASSES: Final = "when-player-passes"
ACTION_PHASE_ANY_TIME: Final = "action-phase-any-time"
START_OF_STATUS_PHASE: Final = "start-of-status-phase"
WHEN_RETURNING_STRATEGY_CARDS: Final = "when-returning-strategy-cards"
END_OF_STATUS_PHASE: Final = "end-of-status-phase"
START_OF_AGENDA_PHASE: Final = "start-of-agenda-phase"
WHEN_AGENDA_REVEALED: Final = "when-agenda-revealed"
AFTER_AGENDA_REVEALED: Final = "after-agenda-revealed"
BEFORE_VOTING: Final = "before-voting"
BEFORE_PLAYER_CASTS_VOTES: Final = "before-player-casts-votes"
WHEN_YOU_CAST_VOTES: Final = "when-you-cast-votes"
AFTER_YOU_CAST_VOTES: Final = "after-you-cast-votes"
AFTER_SPEAKER_VOTES: Final = "after-speaker-votes"
WHEN_ELECTED: Final = "when-elected"
WHEN_OUTCOME_WOULD_RESOLVE: Final = "when-outcome-would-resolve"
BEFORE_OUTCOME_RESOLVES: Final = "before-outcome-resolves"
AFTER_OUTCOME_RESOLVED: Final = "after-outcome-resolved"
AGENDA_PHASE_ANY_TIME: Final = "agenda-phase-any-time"
END_OF_AGENDA_PHASE: Final = "end-of-agenda-phase"
WHEN_ACTION_CARD_PLAYED: Final = "when-action-card-played"
AFTER_ACTION_CARD_DISCARDED: Final = "after-action-card-discarded"
WHEN_ACTION_CARDS_DRAWN: Final = "when-action-cards-drawn"
WHEN_COMMODITIES_REPLENISHED: Final = "when-commodities-replenished"
AFTER_COMMODITIES_REPLENISHED: Final = "after-commodities-replenished"
WHEN_TRADE_GOODS_GAINED: Final = "when-trade-goods-gained"
AFTER_TRADE_GOODS_GAINED: Final = "after-trade-goods-gained"
AFTER_TRANSACTION: Final = "after-transaction"
WHEN_RESOURCES_SPENT: Final = "when-resources-spent"
WHEN_STRATEGY_TOKEN_SPENT: Final = "when-strategy-token-spent"
AFTER_STRATEGY_TOKEN_SPENT: Final = "after-strategy-token-spent"
WHEN_PROMISSORY_NOTE_RECEIVED: Final = "when-promissory-note-received"
WHEN_RELIC_GAINED: Final = "when-relic-gained"
WHEN_RELIC_LOST: Final = "when-relic-lost"
AFTER_AGENT_EXHAUSTED: Final = "after-agent-exhausted"
WHEN_TECHNOLOGY_RESEARCHED: Final = "when-technology-researched"
AFTER_TECHNOLOGY_RESEARCHED: Final = "after-technology-researched"
WHEN_TECHNOLOGY_GAINED: Final = "when-technology-gained"
AFTER_TECHNOLOGY_GAINED: Final = "after-technology-gained"
WHEN_OWNER_ELIMINATED: Final = "when-owner-eliminated"
AFTER_ABILITY_USED: Final = "after-ability-used"
AFTER_SHIPS_RETREATED: Final = "after-ships-retreated"
BEFORE_ASSIGN_BOMBARDMENT_HITS: Final = "before-assign-bombardment-hits"
WHEN_PDS_PLACED: Final = "when-pds-placed"
AFTER_SHIPS_ENTERED: Final = "after-ships-entered"

# Who is asked first
SPEAKER_CLOCKWISE: Final = "speaker-clockwise"
ACTIVE_INITIATIVE: Final = "active-initiative"
INITIATIVE: Final = "initiative"
CLOCKWISE_FROM_ACTIVE: Final = "clockwise-from-active"
SINGLE: Final = "single"
PHASE_DEPENDENT: Final = "phase-dependent"

WINDOWS: Final = (
    (START_OF_STRATEGY_PHASE, "ti4:85", SPEAKER_CLOCKWISE),
    (WHEN_PLAYER_CHOOSES_STRATEGY_CARD, "ti4:85.1", SPEAKER_CLOCKWISE),
    (END_OF_STRATEGY_PHASE, "ti4:85", SPEAKER_CLOCKWISE),
    (START_OF_TURN, "ti4:4.3a", ACTIVE_INITIATIVE),
    (ACTION, "ti4:4.1", SINGLE),
    (WHEN_PLAYER_WOULD_PERFORM_STRATEGIC_ACTION, "ti4:83", ACTIVE_INITIATIVE),
    (AFTER_STRATEGIC_ABILITY, "ti4:83", ACTIVE_INITIATIVE),
    (WHEN_SYSTEM_ACTIVATED, "ti4:88.1", ACTIVE_INITIATIVE),
    (AFTER_SYSTEM_ACTIVATED, "ti4:88.1", ACTIVE_INITIATIVE),
    (BEFORE_MOVEMENT, "ti4:17.6", ACTIVE_INITIATIVE),
    (AFTER_SHIPS_MOVED, "ti4:99.2a", ACTIVE_INITIATIVE),
    (AFTER_ACTIVE_PLAYER_MOVES_SHIPS_INTO_ACTIVE_SYSTEM, "ti4:17.7", ACTIVE_INITIATIVE),
    (BEFORE_SPACE_CANNON_ROLL, "ti4:96.2", CLOCKWISE_FROM_ACTIVE),
    (AFTER_SPACE_CANNON_ROLL, "ti4:96.3", ACTIVE_INITIATIVE),
    (BEFORE_ASSIGN_SPACE_CANNON_HITS, "ti4:96.5", ACTIVE_INITIATIVE),
    (WHEN_SUSTAIN_DAMAGE_USED, "ti4:75", ACTIVE_INITIATIVE),
    (AFTER_SUSTAIN_DAMAGE_USED, "ti4:75", ACTIVE_INITIATIVE),
    (WHEN_UNIT_DESTROYED, "ti4:101", ACTIVE_INITIATIVE),
    (AFTER_UNIT_DESTROYED, "ti4:31.14a", ACTIVE_INITIATIVE),
    (WHEN_COMBAT_WON, "ti4:71.10", ACTIVE_INITIATIVE),
    (BEFORE_SPACE_COMBAT, "ti4:71.2", ACTIVE_INITIATIVE),
    (START_OF_SPACE_COMBAT_ROUND, "ti4:71", ACTIVE_INITIATIVE),
    (BEFORE_ANTI_FIGHTER_BARRAGE_ROLL, "ti4:71.3", ACTIVE_INITIATIVE),
    (AFTER_ANTI_FIGHTER_BARRAGE_ROLL, "ti4:46.1", ACTIVE_INITIATIVE),
    (BEFORE_ASSIGN_ANTI_FIGHTER_BARRAGE_HITS, "ti4:46.2", ACTIVE_INITIATIVE),
    (START_OF_ANNOUNCE_RETREATS, "ti4:71.4", ACTIVE_INITIATIVE),
    (AFTER_RETREAT_ANNOUNCED, "ti4:71.4", ACTIVE_INITIATIVE),
    (AFTER_SPACE_COMBAT_ROLL, "ti4:71.5b", ACTIVE_INITIATIVE),
    (END_OF_SPACE_COMBAT_ROLL_STEP, "ti4:71.5", ACTIVE_INITIATIVE),
    (BEFORE_ASSIGN_SPACE_COMBAT_HITS, "ti4:71.6a", ACTIVE_INITIATIVE),
    (AFTER_SHIP_DESTROYED_IN_SPACE_COMBAT, "ti4:31.14a", ACTIVE_INITIATIVE),
    (AFTER_ASSIGN_SPACE_COMBAT_HITS, "ti4:71.6", ACTIVE_INITIATIVE),
    (END_OF_SPACE_COMBAT_ROUND, "ti4:71.9a", ACTIVE_INITIATIVE),
    (AFTER_SPACE_COMBAT_WON, "ti4:71.10", ACTIVE_INITIATIVE),
    (START_OF_INVASION, "ti4:27", ACTIVE_INITIATIVE),
    (BEFORE_BOMBARDMENT_ROLL, "ti4:22.1", ACTIVE_INITIATIVE),
    (AFTER_BOMBARDMENT_ROLL, "ti4:22.1c", ACTIVE_INITIATIVE),
    (BEFORE_COMMIT_GROUND_FORCES, "ti4:40.2", SINGLE),
    (AFTER_UNITS_COMMITTED, "ti4:27.2", ACTIVE_INITIATIVE),
    (BEFORE_SPACE_CANNON_DEFENSE_ROLL, "ti4:27.3", ACTIVE_INITIATIVE),
    (AFTER_SPACE_CANNON_DEFENSE_ROLL, "ti4:27.3a", ACTIVE_INITIATIVE),
    (BEFORE_ASSIGN_SPACE_CANNON_DEFENSE_HITS, "ti4:96.8", ACTIVE_INITIATIVE),
    (START_OF_GROUND_COMBAT_ROUND, "ti4:20", ACTIVE_INITIATIVE),
    (AFTER_GROUND_COMBAT_ROLL, "ti4:20.1", ACTIVE_INITIATIVE),
    (END_OF_GROUND_COMBAT_ROLL_STEP, "ti4:20.1", ACTIVE_INITIATIVE),
    (BEFORE_ASSIGN_GROUND_COMBAT_HITS, "ti4:20.2", ACTIVE_INITIATIVE),
    (AFTER_ASSIGN_GROUND_COMBAT_HITS, "ti4:20.3", ACTIVE_INITIATIVE),
    (END_OF_GROUND_COMBAT_ROUND, "ti4:20.4b", ACTIVE_INITIATIVE),
    (AFTER_GROUND_COMBAT_WON, "ti4:20.4c", ACTIVE_INITIATIVE),
    (WHEN_CONTROL_GAINED, "ti4:27.5", ACTIVE_INITIATIVE),
    (WHEN_PLANET_EXPLORED, "ti4:29.1", SINGLE),
    (AFTER_PLANET_EXPLORED, "ti4:29.7", ACTIVE_INITIATIVE),
    (WHEN_FRONTIER_EXPLORED, "ti4:29.4", SINGLE),
    (AFTER_CONTROL_GAINED, "ti4:53", ACTIVE_INITIATIVE),
    (WHEN_UNITS_USE_PRODUCTION, "ti4:69", ACTIVE_INITIATIVE),
    (AFTER_UNITS_USE_PRODUCTION, "ti4:69", ACTIVE_INITIATIVE),
    (WHEN_SPACE_DOCK_PLACED, "ti4:72", ACTIVE_INITIATIVE),
    (END_OF_TACTICAL_ACTION, "ti4:88", ACTIVE_INITIATIVE),
    (AFTER_TACTICAL_ACTION, "ti4:88", ACTIVE_INITIATIVE),
    (AFTER_ACTION_PERFORMED, "ti4:4.1", ACTIVE_INITIATIVE),
    (END_OF_TURN, "ti4:4.3a", ACTIVE_INITIATIVE),
    (WHEN_PLAYER_PASSES, "ti4:4.2", ACTIVE_INITIATIVE),
    (ACTION_PHASE_ANY_TIME, "ti4:14.5b", SINGLE),
    (START_OF_STATUS_PHASE, "ti4:82", INITIATIVE),
    (WHEN_RETURNING_STRATEGY_CARDS, "ti4:82.8", INITIATIVE),
    (END_OF_STATUS_PHASE, "ti4:82.8", INITIATIVE),
    (START_OF_AGENDA_PHASE, "ti4:2.1", SPEAKER_CLOCKWISE),
    (WHEN_AGENDA_REVEALED, "ti4:2.2.i", SPEAKER_CLOCKWISE),
    (AFTER_AGENDA_REVEALED, "ti4:2.22", SPEAKER_CLOCKWISE),
    (BEFORE_VOTING, "ti4:2.2.ii", SPEAKER_CLOCKWISE),
    (BEFORE_PLAYER_CASTS_VOTES, "ti4:2.2.ii", SPEAKER_CLOCKWISE),
    (WHEN_YOU_CAST_VOTES, "ti4:2.6", SPEAKER_CLOCKWISE),
    (AFTER_YOU_CAST_VOTES, "ti4:2.15", SPEAKER_CLOCKWISE),
    (AFTER_SPEAKER_VOTES, "ti4:2.15", SPEAKER_CLOCKWISE),
    (WHEN_ELECTED, "ti4:2.10a", SPEAKER_CLOCKWISE),
    (WHEN_OUTCOME_WOULD_RESOLVE, "ti4:31.15", SPEAKER_CLOCKWISE),
    (BEFORE_OUTCOME_RESOLVES, "ti4:14.5c", SPEAKER_CLOCKWISE),
    (AFTER_OUTCOME_RESOLVED, "ti4:2.22b", SPEAKER_CLOCKWISE),
    (AGENDA_PHASE_ANY_TIME, "ti4:14.5c", SINGLE),
    (END_OF_AGENDA_PHASE, "ti4:2.4", SPEAKER_CLOCKWISE),
    (WHEN_ACTION_CARD_PLAYED, "ti4:3.7", PHASE_DEPENDENT),
    (AFTER_ACTION_CARD_DISCARDED, "ti4:3.7", PHASE_DEPENDENT),
    (WHEN_ACTION_CARDS_DRAWN, "ti4:3.3", PHASE_DEPENDENT),
    (WHEN_COMMODITIES_REPLENISHED, "ti4:57.3", PHASE_DEPENDENT),
    (AFTER_COMMODITIES_REPLENISHED, "ti4:57", PHASE_DEPENDENT),
    (WHEN_TRADE_GOODS_GAINED, "ti4:39.2", PHASE_DEPENDENT),
    (AFTER_TRADE_GOODS_GAINED, "ti4:39", PHASE_DEPENDENT),
    (AFTER_TRANSACTION, "ti4:91", PHASE_DEPENDENT),
    (WHEN_RESOURCES_SPENT, "ti4:26", PHASE_DEPENDENT),
    (WHEN_STRATEGY_TOKEN_SPENT, "ti4:52.5", PHASE_DEPENDENT),
    (AFTER_STRATEGY_TOKEN_SPENT, "ti4:52.5", PHASE_DEPENDENT),
    (WHEN_PROMISSORY_NOTE_RECEIVED, "ti4:31.23a", PHASE_DEPENDENT),
    (WHEN_RELIC_GAINED, "ti4:73.2", PHASE_DEPENDENT),
    (WHEN_RELIC_LOST, "ti4:73", PHASE_DEPENDENT),
    (AFTER_AGENT_EXHAUSTED, "ti4:7.4", PHASE_DEPENDENT),
    (WHEN_TECHNOLOGY_RESEARCHED, "ti4:89.12", PHASE_DEPENDENT),
    (AFTER_TECHNOLOGY_RESEARCHED, "ti4:89.10", PHASE_DEPENDENT),
    (WHEN_TECHNOLOGY_GAINED, "ti4:89.5", PHASE_DEPENDENT),
    (AFTER_TECHNOLOGY_GAINED, "ti4:89.5", PHASE_DEPENDENT),
    (WHEN_OWNER_ELIMINATED, "ti4:16", PHASE_DEPENDENT),
    (AFTER_ABILITY_USED, "ti4:31.16", PHASE_DEPENDENT),
    (AFTER_SHIPS_RETREATED, "ti4:71.7", ACTIVE_INITIATIVE),
    (BEFORE_ASSIGN_BOMBARDMENT_HITS, "ti4:22.2", ACTIVE_INITIATIVE),
    (WHEN_PDS_PLACED, "ti4:34.2", PHASE_DEPENDENT),
    (WHEN_UNITS_PRODUCED, "ti4:26", PHASE_DEPENDENT),
    (AFTER_SHIPS_ENTERED, "ti4:17.9", PHASE_DEPENDENT),
)
# Moments of a combat: once one side has nothing left the combat is over, and nobody acts in them any more.
COMBAT_WINDOWS: Final = frozenset(
    (
        START_OF_SPACE_COMBAT_ROUND,
        BEFORE_ANTI_FIGHTER_BARRAGE_ROLL,
        START_OF_ANNOUNCE_RETREATS,
        AFTER_RETREAT_ANNOUNCED,
        AFTER_SPACE_COMBAT_ROLL,
        END_OF_SPACE_COMBAT_ROLL_STEP,
        START_OF_GROUND_COMBAT_ROUND,
        AFTER_GROUND_COMBAT_ROLL,
        END_OF_GROUND_COMBAT_ROLL_STEP,
    )
)
OF_A_PLAYER: Final = (AFTER_TRADE_GOODS_GAINED, AFTER_TRANSACTION)  # moments that tell whom they are about
MOMENTS: Final[dict[str, Moment]] = {name: Moment(rule, ROUND, order) for name, rule, order in WINDOWS}
BIT: Final[dict[str, int]] = {name: 1 << number for number, (name, _, _) in enumerate(WINDOWS)}
