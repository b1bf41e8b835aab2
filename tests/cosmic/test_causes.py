"""A question shows the rule that caused it, also where several rules share one procedure."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.cosmic import setup as cosmic_setup
from orrery.cosmic.cards import WILD_DESTINY
from orrery.cosmic.rules.deed import Artifact, Deed, Invent, Super, Use, Wild
from orrery.cosmic.rules.reinforcements import Reinforce
from orrery.kernel.decision import Decision
from orrery.kernel.game import Game
from orrery.kernel.laws import random_reply
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.kernel.window import Window
from support.cosmic import Cosmos

ATTACKS = {0: ["attack-40"], 1: ["attack-04"]}


# -- ships of choice are lost ------------------------------------------------------------------------------------------


def failed_deal() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["negotiate"], 1: ["negotiate"]})
    return table.to("lose ships")


def plague() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={2: ["plague"]}).will(2, "plague")
    return table.to("lose ships")


def lent_power() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={2: ["philanthropist-flare"]}).will(2, "philanthropist-flare")
    return table.to("lose ships")


def smashed() -> Decision:
    return Cosmos("cudgel", "mirror", "clone", hands=ATTACKS).to("lose ships")


def smashed_with_allies() -> Decision:
    hands = {0: ["attack-40", "cudgel-flare"], 1: ["attack-04"]}
    table = Cosmos("cudgel", "mirror", "clone", hands=hands).invites(1, 2).joins(2, "defense")
    return table.will(0, "cudgel-flare").to("lose ships", 2)


def taken_along() -> Decision:
    hands = {0: ["attack-40"], 1: ["attack-04", "shadow-flare"]}
    return Cosmos("tripler", "mirror", "clone", hands=hands).will(1, "shadow-flare").to("lose ships")


def enraged() -> Decision:
    return Cosmos("hate", "mirror", "clone").says(1, "hate.pay", "lose ships").to("lose ships")


def caught_cheating() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["attack-06", "classic-filch-flare"]})
    table.agree(classic_filch=True)
    table.to("filch.cheat")
    table.pick(0, "cheat deck").pick(1, "seat 0").pick(2, "look away")
    return table.to("lose ships")


# -- ships are put down ------------------------------------------------------------------------------------------------


def regrouped() -> Decision:
    return Cosmos("tripler", "mirror", "clone").in_warp(0, 1).to("place ships")


def rewarded() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["attack-04"], 1: ["attack-40"]}).in_warp(2, 1)
    table.invites(1, 2).joins(2, "defense").says(2, "reward", "ships 1")
    table.to("reward")
    return table.to("place ships", 2)


def helped_the_defense() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["attack-04"], 1: ["attack-40"]})
    return table.invites(1, 2).joins(2, "defense").to("place ships", 2)


def left_without_a_card() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["attack-04"]})
    table.to("invite", 1)
    table.game.discard += table.game.players[0].hand
    table.game.players[0].hand.clear()
    return table.to("place ships", 0)


def called_home_from_talks() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["negotiate"], 1: ["negotiate"]})
    return table.invites(0, 2).joins(2, "offense").to("place ships", 2)


def went_home_after_talks() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["negotiate"], 1: ["negotiate"]})
    table.to("deal")
    return table.to("place ships", 0)


def freed_by_tubes() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["mobius-tubes", "attack-06"]}).in_warp(1, 1)
    return table.will(0, "mobius-tubes").to("place ships", 1)


def immortal() -> Decision:
    return Cosmos("tripler", "zombie", "clone", hands=ATTACKS).to("place ships", 1)


def saved_by_a_flare() -> Decision:
    hands = {0: ["attack-40"], 1: ["attack-04", "zombie-flare"]}
    return Cosmos("tripler", "mirror", "clone", hands=hands).will(1, "zombie-flare").to("place ships", 1)


def given_up_research() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", researching={0: {"xenon-lasers": 1}})
    return table.says(0, "research", "give up").to("place ships", 0)


def completed_research() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", researching={0: {"xenon-lasers": 6}})
    return table.says(0, "research", "complete").to("place ships", 0)


# -- technologies, destiny, allies, the second encounter ---------------------------------------------------------------


def dealt_technologies() -> Decision:
    game = cosmic_setup.setup({"technology": "yes", "deal_aliens": "tripler,mirror,clone,zombie"}, 1)
    return game.waiting()[0]


def gained_technology() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", hands=ATTACKS, techs={1: ["xenon-lasers"]})
    table.game.tech_deck = [3, 4, 5]
    table.to("second encounter")
    table.pick(0, "new technology")
    return table.game.waiting()[0]


def wild_card() -> Decision:
    return Cosmos("tripler", "mirror", "clone", destiny=[WILD_DESTINY]).to("wild destiny")


def own_colour() -> Decision:
    table = Cosmos("tripler", "mirror", "clone", destiny=[0])
    table.game.colonies[0][1] = 1
    return table.to("own colour")


def allied_with_the_offense() -> Decision:
    return Cosmos("tripler", "mirror", "clone").invites(0, 2).joins(2, "offense").to("ally ships")


def allied_with_the_defense() -> Decision:
    return Cosmos("tripler", "mirror", "clone").invites(1, 2).joins(2, "defense").to("ally ships")


def after_a_win() -> Decision:
    return Cosmos("tripler", "mirror", "clone", hands=ATTACKS).to("second encounter")


def by_machine() -> Decision:
    hands = {0: ["attack-04", "attack-06"], 1: ["attack-40"]}
    table = Cosmos("machine", "mirror", "clone", hands=hands, techs={1: ["xenon-lasers"]})
    table.game.tech_deck = [3, 4, 5]
    return table.lays("attack-04", "attack-40").will(0, "machine").to("second encounter")


def laid_openly() -> Decision:
    return Cosmos("oracle", "mirror", "clone").to("open card")


CAUSES: dict[Callable[[], Decision], str] = {
    failed_deal: "resolution.deal-failed.1",
    plague: "artifacts.1",
    lent_power: "flares.5",
    smashed: "conflict.1",
    smashed_with_allies: "flares.6",
    taken_along: "flares.5",
    enraged: "conflict.1",
    caught_cheating: "flares.5",
    regrouped: "regroup.1",
    rewarded: "rewards.2",
    helped_the_defense: "resolution.defense-wins.3",
    left_without_a_card: "new-hand.3",
    called_home_from_talks: "reveal.negotiate.1",
    went_home_after_talks: "reveal.negotiate.6",
    freed_by_tubes: "artifacts.1",
    immortal: "conflict.1",
    saved_by_a_flare: "flares.5",
    given_up_research: "tech.abandon.1",
    completed_research: "tech.complete.2",
    dealt_technologies: "tech.setup.1",
    gained_technology: "tech.gain.2",
    wild_card: "destiny.wild.1",
    own_colour: "destiny.color.3",
    allied_with_the_offense: "alliance.7",
    allied_with_the_defense: "alliance.8",
    after_a_win: "turn.3",
    by_machine: "conflict.1",
    laid_openly: "conflict.1",
}


@pytest.mark.parametrize("asked", CAUSES, ids=lambda asked: asked.__name__)
def test_a_question_shows_the_rule_that_caused_it(asked: Callable[[], Decision]) -> None:
    assert asked().rule == f"cosmic:{CAUSES[asked]}"


def test_a_new_hand_is_told_with_the_rule_that_gives_it() -> None:
    offense = Cosmos("tripler", "mirror", "clone", hands={0: ["card-zap"]})
    offense.to("aim")
    defense = Cosmos("tripler", "mirror", "clone", hands={1: ["card-zap"]})
    defense.to("encounter card")
    giver = Cosmos("philanthropist", "mirror", "clone", hands={0: ["attack-06"]}).will(0, "philanthropist")
    giver.to("encounter card")
    rules = [table.events("new hand")[0].rule for table in (offense, defense, giver)]
    assert rules == ["cosmic:new-hand.1", "cosmic:new-hand.4", "cosmic:conflict.1"]


def test_a_card_is_put_away_by_the_rule_for_its_kind() -> None:
    """An artifact is discarded, a technology leaves by its own text, a reinforcement is no artifact."""
    table = Cosmos("tripler", "mirror", "clone", hands={0: ["attack-06", "reinforcement-5"], 2: ["plague"]})
    table.will(2, "plague").will(0, "reinforcement-5").says(2, "plague.victim", "seat 1").encounter()
    told = {event.values[0]: event.rule for event in table.events("discarded")}
    cards = {card: rule for card, rule in told.items() if rule != "cosmic:resolution.after.1"}
    assert sorted(set(cards.values())) == ["cosmic:artifacts.1", "cosmic:artifacts.2", "cosmic:reinforcements.3"]
    opened = Cosmos("tripler", "mirror", "clone", techs={0: ["warpspace-key"]}).in_warp(0, 3).will(0, "warpspace-key")
    assert [event.rule for event in opened.encounter().events("tech discarded")] == ["cosmic:tech.effect.1"]


EFFECTS = ((Use, "conflict.1"), (Wild, "flares.5"), (Super, "flares.6"), (Invent, "tech.effect.1"))


def rule_of(deed: Deed) -> str:
    """The rule by which a deed of that kind has its effect."""
    if isinstance(deed, Reinforce):
        return "cosmic:reinforcements.3"
    if isinstance(deed, Artifact):
        return "cosmic:artifacts.1"
    return next(f"cosmic:{rule}" for kind, rule in EFFECTS if isinstance(deed, kind))


def cause(game: Game) -> Deed | None:
    """The deed in progress out of which the open question comes, if it does: no window or loss lies in between."""
    for frame in reversed(game.stack):
        if isinstance(frame.procedure, Deed):
            return frame.procedure if frame.at < len(frame.lines) - 1 else None  # after that it is put away
        if isinstance(frame.procedure, Window) or type(frame.procedure).__name__ in OTHERS:
            return None
    return None


# What goes by rules of its own although a deed has set it off; and where a super flare has strengthened a use.
OTHERS = ("Losses", "Aftermath", "HaveEncounter", "NewHand", "UseHoard")
BY_RULES_OF_THEIR_OWN = ("the-prometheus.place", "the-prometheus.fate", "mutant.discard")

PLAYED: list[Options] = [
    {"players": 5, "flares": "many", "technology": "yes"},
    {"players": 4, "flares": "many", "changing": "yes"},
    {"players": 3, "planets": "four", "powers": "hidden"},
]


@pytest.mark.parametrize("options", PLAYED, ids=str)
def test_what_a_deed_asks_is_asked_by_the_rule_of_the_deed(options: Options) -> None:
    seen: set[str] = set()
    for seed in range(6):
        game, luck = cosmic_setup.setup(options, seed), seeded(seed)
        while not game.over:
            deed = cause(game)
            for decision in game.waiting():
                if deed is not None and decision.prompt not in BY_RULES_OF_THEIR_OWN:
                    assert decision.rule == rule_of(deed), f"{decision.prompt} in {game.where()}"
                    seen.add(decision.prompt)
            game.answer(random_reply(game, luck))
    assert len(seen) > 10, seen
