"""The rules of technology: research, completing, giving up, gaining."""

from __future__ import annotations

from orrery.cosmic.cards import TECH, TECHNOLOGIES
from orrery.cosmic.rules.gain_tech import GainTech, top_tech
from orrery.cosmic.setup import setup
from orrery.cosmic.state import Tech
from orrery.kernel.decision import Choice
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")


def keys(table: Cosmos) -> list[str]:
    return [
        " ".join([option.key, *[str(number) for _, number in option.things]]) for option in table.to("research").options
    ]


@rule("cosmic:tech.1")
def test_the_twenty_technologies_have_their_research_numbers() -> None:
    numbers = [research for _, research in TECHNOLOGIES]
    assert len(numbers) == 20
    assert sorted(numbers) == [0, 0, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 4, 5, 6, 6, 7, 8, 9, 9]


@rule("cosmic:tech.setup.1", "cosmic:tech.setup.2")
def test_each_player_keeps_one_of_two_face_down() -> None:
    game = setup({"players": 3, "technology": "yes"}, 7)
    for decision in game.waiting():
        game.answer(Choice(decision.seat, (0,)))
    while game.waiting()[0].prompt == "choose hoard":
        game.answer(Choice(game.waiting()[0].seat, (0,)))
    for seat in range(3):
        decision = game.waiting()[0]
        assert (decision.seat, decision.prompt, len(decision.options)) == (seat, "keep technology", 2)
        thrown = decision.options[1].id()
        game.answer(Choice(seat, (0,)))
        assert game.tech_discard[-1] == thrown
    assert [len(player.techs) for player in game.players] == [1, 1, 1]
    assert len(game.tech_deck) == 14
    assert game.view(1).players[0].techs[0].card == -1
    assert game.view(0).players[0].techs[0].card >= 0
    assert [len(player.hand) for player in game.players] == [8, 8, 8]


@rule("cosmic:tech.use.1", "cosmic:tech.research.1")
def test_one_ship_goes_to_research_before_a_ship_is_freed() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"omega-missile": 0}})
    table.game.players[0].warp, table.game.colonies[4][0] = 1, 3
    missile = TECH["omega-missile"]
    assert keys(table) == ["nothing", f"research {missile}", f"give up {missile}"]
    assert table.warp(0) == 1
    table.says(0, "research", "research").says(0, "research ship", "planet 2").to("aim")
    assert table.game.players[0].techs == [Tech(missile, 1)]
    assert table.ships(0)[2] == 3
    assert table.warp(0) == 0


@rule("cosmic:tech.research.1", "cosmic:power-loss.2")
def test_the_last_ship_of_a_home_colony_sent_to_research_may_cost_the_power() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"omega-missile": 0}})
    for planet, ships in ((2, 1), (3, 0), (4, 0)):
        table.game.players[0].warp += 4 - ships
        table.game.colonies[planet][0] = ships
    table.says(0, "research", "research").says(0, "research ship", "planet 2")
    table.to("place ships")
    assert table.game.home_colonies(0) == 2
    assert table.game.players[0].powers[0].lost


@rule("cosmic:tech.use.1")
def test_only_the_player_whose_turn_it_is_researches() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"omega-missile": 0}, 2: {"xenon-lasers": 3}})
    table.to("aim")
    assert not [prompt for prompt in table.prompts if prompt.endswith("research")]


@rule("cosmic:tech.complete.1", "cosmic:tech.complete.2")
def test_completed_with_enough_ships_which_return_to_any_colonies() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"xenon-lasers": 3}})
    table.says(0, "research", "complete").says(0, "place ships", "planet 4", "planet 4", "planet 3").to("aim")
    assert table.game.players[0].techs == [Tech(TECH["xenon-lasers"], 0, True)]
    assert (table.ships(0)[3], table.ships(0)[4]) == (5, 6)
    assert table.game.view(1).players[0].techs[0].card == TECH["xenon-lasers"]


@rule("cosmic:tech.complete.2")
def test_what_is_for_the_start_of_an_encounter_may_be_used_as_soon_as_it_is_completed() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"delta-scanners": 2}}, discard=["attack-40"])
    table.says(0, "research", "complete").will(0, "delta-scanners").to("aim")
    assert "attack-40" in table.hand(0)
    idle = Cosmos(*QUIET[:3], researching={0: {"delta-scanners": 1}}, discard=["attack-40"])
    idle.says(0, "research", "research").will(0, "delta-scanners").to("aim")
    assert "attack-40" not in idle.hand(0)


@rule("cosmic:tech.complete.1")
def test_not_completed_with_too_few() -> None:
    lasers = TECH["xenon-lasers"]
    assert f"complete {lasers}" not in keys(Cosmos(*QUIET[:3], researching={0: {"xenon-lasers": 2}}))


@rule("cosmic:tech.abandon.1", "cosmic:note.tech-abandon-timing")
def test_research_is_given_up_while_ships_are_missing() -> None:
    lasers = TECH["xenon-lasers"]
    table = Cosmos(*QUIET[:3], researching={0: {"xenon-lasers": 2}})
    table.says(0, "research", "give up").to("aim")
    assert table.prompts.count("0 research") == 1, "it was the one step of this phase"
    assert table.game.players[0].techs == []
    assert table.game.tech_discard == [lasers]
    assert sum(table.ships(0).values()) == 20
    assert f"give up {lasers}" not in keys(Cosmos(*QUIET[:3], researching={0: {"xenon-lasers": 3}}))


@rule("cosmic:tech.research.2", "cosmic:tech.ships.1")
def test_research_ships_stay_and_take_no_part() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"omega-missile": 6}})
    launch = table.to("launch")
    assert len(launch.options) == sum(min(4, ships) for ships in table.ships(0).values())
    assert sum(table.ships(0).values()) == 14
    table.encounter()
    assert table.game.players[0].techs[0].ships == 6


@rule("cosmic:tech.ships.2")
def test_the_gate_is_not_aimed_at_research() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"omega-missile": 6}})
    assert [option.id() for option in table.to("aim").options] == [5, 6, 7, 8, 9]


@rule("cosmic:tech.effect.1")
def test_some_stay_and_others_are_discarded() -> None:
    hands = {0: ["attack-10"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["xenon-lasers", "energy-cloak"]})
    table.will(0, "xenon-lasers", "energy-cloak").sends(1).encounter()
    assert [tech.card for tech in table.game.players[0].techs] == [TECH["xenon-lasers"]]


@rule("cosmic:tech.gain.1", "cosmic:tech.gain.2")
def test_a_second_encounter_is_given_up_for_a_technology() -> None:
    hands = {0: ["attack-40", "attack-06"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["xenon-lasers"]}).lays("attack-40", "attack-04").sends(1)
    table.game.tech_deck = [3, 4, 5, 6, 7]
    table.encounter()
    assert [option.key for option in table.game.waiting()[0].options] == ["end turn", "encounter", "new technology"]
    table.pick(0, "new technology")
    drawn = table.game.waiting()[0]
    assert [option.id() for option in drawn.options] == [7, 6]  # one foreign colony and one more
    table.pick(0, "tech 6")
    assert table.game.players[0].techs[1:] == [Tech(6)]
    assert table.game.tech_discard == [7]
    assert table.game.over  # the turn has ended; this table plays one turn


def test_every_technology_of_the_deck_can_be_drawn() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["xenon-lasers"]})
    table.game.tech_deck = [TECH["coldsleep-ship"]]
    table.game.begin(GainTech(1, 2))
    assert table.game.players[1].techs == [Tech(TECH["coldsleep-ship"])]
    assert [event.values for event in table.events("techs drawn")] == [(1,)]


@rule("cosmic:tech.gain.1")
def test_no_technology_without_a_second_encounter() -> None:
    hands = {0: ["attack-04"], 1: ["attack-40"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["xenon-lasers"]}).sends(1)
    table.game.tech_deck = [3, 4, 5]
    table.encounter()
    assert table.game.over
    assert "0 second encounter" not in table.prompts


@rule("cosmic:tech.gain.3")
def test_any_number_face_down_but_one_step_in_a_phase() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"xenon-lasers": 3, "omega-missile": 0, "the-qax": 1}})
    assert len([key for key in keys(table) if key.startswith("research")]) == 3
    table.says(0, "research", "complete").to("aim")
    assert table.prompts.count("0 research") == 1


@rule("cosmic:tech.gain.4")
def test_an_empty_deck_is_made_of_the_discards() -> None:
    table = Cosmos(*QUIET[:3], techs={0: ["xenon-lasers"]})
    table.game.tech_deck, table.game.tech_discard = [], [1, 2, 3]
    drawn = [top_tech(table.game) for _ in range(4)]
    assert sorted(drawn[:3]) == [1, 2, 3]
    assert drawn[3] == -1
    assert table.game.tech_discard == []
    table.game.tech_discard = list(range(20))
    drawn = [top_tech(table.game) for _ in range(20)]
    assert sorted(drawn) == list(range(20))
    assert drawn not in (list(range(20)), list(range(20))[::-1])


def test_with_no_technology_left_nobody_gives_an_encounter_up_for_one() -> None:
    hands = {0: ["attack-40", "attack-06"], 1: ["attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["xenon-lasers"]}).lays("attack-40", "attack-04").sends(1)
    table.encounter()
    assert [option.key for option in table.game.waiting()[0].options] == ["end turn", "encounter"]
    table.game.begin(GainTech(0))
    assert table.game.over
    assert len(table.game.players[0].techs) == 1


@rule("cosmic:tech.gain.5")
def test_machine_ends_its_turn_by_gaining_a_technology() -> None:
    hands = {0: ["attack-04", "attack-06", "attack-08"], 1: ["attack-40"]}
    table = Cosmos("machine", *QUIET[:2], hands=hands, techs={0: ["xenon-lasers"]}).will(0, "machine").sends(1)
    table.game.tech_deck = [3, 4, 5]
    table.lays("attack-04", "attack-40").encounter()
    table.pick(0, "new technology")
    assert table.game.over
    assert len(table.game.players[0].techs) == 2


@rule("cosmic:tech.ships.2")
def test_technologies_are_no_part_of_a_deal() -> None:
    hands = {0: ["negotiate"], 1: ["negotiate"]}
    table = Cosmos(*QUIET[:3], hands=hands, techs={0: ["xenon-lasers"]}).sends(1)
    forms = table.to("deal").forms or []
    assert all(kind != "tech" for form in forms for _, kind, _ in form.gifts)
