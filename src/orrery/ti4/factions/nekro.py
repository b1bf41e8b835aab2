"""Nekro Virus: neither votes nor researches; it takes what others know."""

from __future__ import annotations

from typing import Any, Final

from orrery.kernel.decision import Decision, Option, Reply, Thing
from orrery.kernel.procedure import Call, Next, Procedure, Step
from orrery.ti4.combat import thing_at
from orrery.ti4.components import COMPONENTS
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.modifier import Modifier
from orrery.ti4.prediction import ABSTAIN, Prediction
from orrery.ti4.queries import ground_types, has_lasting
from orrery.ti4.reinforcements import force_at
from orrery.ti4.research import may_own
from orrery.ti4.rules.combat_now import opponent_now
from orrery.ti4.rules.copying import CopyTechnology, copied_by, may_copy
from orrery.ti4.rules.deed import Deed
from orrery.ti4.rules.moments import what_happened
from orrery.ti4.rules.researching import GainTechnology, Research
from orrery.ti4.rules.space_combat import combat_round
from orrery.ti4.rules.tokens import GainTokens
from orrery.ti4.rules.vote import agenda_now
from orrery.ti4.state import AGENDA, NOBODY, Galaxy
from orrery.ti4.technology import TECHNOLOGY
from orrery.ti4.units import FLAGSHIP, count, damaged
from orrery.ti4.windows import (
    AFTER_AGENDA_REVEALED,
    AFTER_UNIT_DESTROYED,
    START_OF_SPACE_COMBAT_ROUND,
    WHEN_TECHNOLOGY_RESEARCHED,
)

TOKENS: Final = 3

# -- technologies of others --------------------------------------------------------------------------------------------


def on_offer(game: Galaxy, seat: int, owners: tuple[int, ...]) -> list[Option]:
    """What could be had of those players: technologies to gain, and those of their factions to copy."""
    found: list[Option] = []
    for owner in owners:
        for tech in game.players[owner].techs:
            option = Option("tech", (("tech", tech),))
            if not TECHNOLOGY[COMPONENTS[tech].key].faction and may_own(game, seat, tech) and option not in found:
                found.append(option)
    for owner in owners:
        for card, tech in may_copy(game, seat, owner):
            before = copied_by(game, seat, card)
            things: tuple[Thing, ...] = (("tech", card), ("tech", tech))
            key = "copy" if before == NOBODY else "copy instead"
            found.append(Option(key, things if before == NOBODY else (*things, ("tech", before))))
    return found


class TakeTechnology(Procedure):
    """One technology that one of those players owns, by a faction ability: gained, or copied in its place."""

    STEPS = (Step("ti4:89.16", "choose_technology", "take"),)

    def __init__(self, seat: int, owners: tuple[int, ...]) -> None:
        self.seat = seat
        self.owners = owners

    def choose_technology(self, game: Galaxy) -> Next:
        options = on_offer(game, self.seat, self.owners)
        owners = tuple([("seat", owner) for owner in self.owners])
        return Decision(self.seat, "take technology", options, things=owners) if options else None

    def take(self, game: Galaxy, reply: Reply) -> Next:
        option = reply.option()
        if option.key == "tech":
            return Call(GainTechnology(self.seat, option.id()))
        return Call(CopyTechnology(self.seat, option.id(), option.things[1][1]))


# -- Galactic Threat ---------------------------------------------------------------------------------------------------


class Voteless(Modifier):
    """You cannot vote on agendas."""

    def keeps_from_voting(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class Threatened(Modifier):
    """Has predicted in this agenda phase."""

    SCOPE = "agenda phase"


class Foreseen(Prediction):
    """If it comes true: gain 1 technology of a player who has voted for it."""

    def come_true(self, game: Galaxy) -> Next:
        votes = [(voter, outcome) for voter, outcome, number in agenda_now(game).votes if number]
        voters = [voter for voter, outcome in votes if outcome == self.outcome and voter != self.owner]
        return Call(TakeTechnology(self.owner, tuple(voters)))


class GalacticThreat(Deed):
    """Once in each agenda phase, after an agenda is revealed: predict its outcome aloud."""

    WINDOWS = (AFTER_AGENDA_REVEALED,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, outcome: Option = ABSTAIN) -> None:
        super().__init__(seat, source, cancelled)
        self.outcome = outcome

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        if game.phase != AGENDA or has_lasting(game, Threatened, seat):
            return False
        return bool(agenda_now(game).agenda().outcomes(game))

    def choose(self, game: Galaxy) -> Next:
        if self.outcome != ABSTAIN:
            return None
        now = agenda_now(game)
        return Decision(self.seat, "predict", now.agenda().outcomes(game), things=(("agenda", now.card),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        self.outcome = reply.option()
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Threatened(self.seat))
        game.begin_effect(Foreseen(self.seat, self.source, outcome=self.outcome))
        things = [number for _, number in self.outcome.things]
        game.note(f"predicted {self.outcome.key}", self.seat, self.source, *things)
        return None


# -- Technological Singularity -----------------------------------------------------------------------------------------


class Learned(Modifier):
    """Has taken a technology in this combat."""

    SCOPE = "combat"


class TechnologicalSingularity(Deed):
    """Once in each combat, after a unit of your opponent is destroyed: gain 1 technology that this player owns."""

    WINDOWS = (AFTER_UNIT_DESTROYED,)

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        opponent = opponent_now(game, seat)
        if opponent == NOBODY or what_happened(game).seat != opponent or has_lasting(game, Learned, seat):
            return False
        return bool(on_offer(game, seat, (opponent,)))

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Learned(self.seat))
        return Call(TakeTechnology(self.seat, (what_happened(game).seat,)))


# -- Propagation -------------------------------------------------------------------------------------------------------


class Propagating(Modifier):
    """You cannot research technology."""

    def replaces_research(self, game: Galaxy, seat: int) -> bool:
        return seat == self.owner


class Propagation(Deed):
    """When you would research a technology, gain 3 command tokens instead."""

    WINDOWS = (WHEN_TECHNOLOGY_RESEARCHED,)
    DUTY = True

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        return research_now(game).seat == seat

    def commit(self, game: Galaxy) -> Next:
        research_now(game).replaced = True
        return Call(GainTokens(self.seat, TOKENS))


def research_now(game: Galaxy) -> Research:
    now = game.innermost(Research)
    assert isinstance(now, Research)
    return now


# -- The Alastor -------------------------------------------------------------------------------------------------------

Troops = tuple[int, int, int]  # place, type, how many


class Participating(Modifier):
    """Ground forces that fight in space as if they were ships, from where they stand; to the end of the combat, or
    until their ships leave it."""

    SCOPE = "combat"

    def __init__(self, owner: int, about: int = 0, depth: int = -1, troops: tuple[Troops, ...] = ()) -> None:
        super().__init__(owner, about, depth)
        self.troops = troops

    def joins(self, game: Galaxy, seat: int, place: int) -> tuple[int, ...]:
        if seat != self.owner or place != self.about:
            return ()
        return tuple(sorted({type for _, type, _ in self.troops}))

    def takes_part(self, game: Galaxy, seat: int, place: int) -> tuple[Troops, ...]:
        return self.troops if seat == self.owner and place == self.about else ()

    def without(self, seat: int, place: int, type: int, hurt: bool) -> Modifier:
        if seat != self.owner:
            return self
        less = [(at, kind, number - int((at, kind) == (place, type))) for at, kind, number in self.troops]
        return Participating(self.owner, self.about, self.depth, tuple([line for line in less if line[2]]))

    def ends_by_leaving(self, seat: int) -> bool:
        return seat == self.owner


class Alastor(Deed):
    """The flagship: at the start of a space combat choose any number of your ground forces in its system to take part
    in it as if they were ships."""

    WINDOWS = (START_OF_SPACE_COMBAT_ROUND,)

    def __init__(self, seat: int, source: int, cancelled: bool = False, troops: tuple[Troops, ...] = ()) -> None:
        super().__init__(seat, source, cancelled)
        self.troops = troops

    @classmethod
    def fits(cls, game: Galaxy, seat: int, source: int) -> bool:
        fight = combat_round(game)
        if fight.number != 1 or seat not in (fight.attacker, fight.defender):
            return False
        has_flagship = count(game.players[seat].ships_in(fight.system), FLAGSHIP) > 0
        return has_flagship and bool(ground_forces_in(game, seat, fight.system))

    def choose(self, game: Galaxy) -> Next:
        """One option for each of them."""
        if self.troops:
            return None
        system = combat_round(game).system
        options: list[Option] = []
        for place, type, number in ground_forces_in(game, self.seat, system):
            hurt = damaged(force_at(game, self.seat, place), type)
            for nth in range(number):
                things = (("place", place), ("type", type), ("damaged", int(nth < hurt)), ("nth", nth))
                options.append(Option("join", (*things, thing_at(place))))
        return Decision(self.seat, "join combat", options, 1, len(options), things=(("system", system),))

    def chosen(self, game: Galaxy, reply: Reply) -> Next:
        picked = [(option.things[0][1], option.things[1][1]) for option in reply.options()]
        self.troops = tuple([(place, type, picked.count((place, type))) for place, type in sorted(set(picked))])
        return None

    def commit(self, game: Galaxy) -> Next:
        game.begin_effect(Participating(self.seat, combat_round(game).system, troops=self.troops))
        for place, type, number in self.troops:
            game.note("joined combat", self.seat, place, type, number)
        return None


def ground_forces_in(game: Galaxy, seat: int, system: int) -> list[Troops]:
    """In the space area and on planets of that system."""
    found: list[Troops] = []
    for place in (system, *[ON_PLANET + planet for planet in game.chart.planets[system]]):
        force = force_at(game, seat, place)
        found += [(place, type, count(force, type)) for type in ground_types(game, seat) if count(force, type)]
    return found


DEEDS: Final[dict[str, tuple[Any, ...]]] = {
    "galactic-threat": (GalacticThreat,),
    "technological-singularity": (TechnologicalSingularity,),
    "propagation": (Propagation,),
    "the-alastor": (Alastor,),
}
STANDING: Final[dict[str, type[Modifier]]] = {"galactic-threat": Voteless, "propagation": Propagating}
