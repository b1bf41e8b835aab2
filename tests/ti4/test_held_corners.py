"""Corners of rules that hardly any game comes to: what is told, who is left out, what is not lost, what comes too."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Decision, Option
from orrery.kernel.rng import Arranged
from orrery.ti4.agendas.imperial_arbiter import Arbiter
from orrery.ti4.balance import MOST, Fairness
from orrery.ti4.chances import WHOLE
from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.conservation import wrong_of
from orrery.ti4.faction import COMMANDER, HERO
from orrery.ti4.fleets import Side
from orrery.ti4.leaders.kyver_blade_and_key import GuildOfSpies
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.notes.acquiescence import Acquiescence
from orrery.ti4.odds import LATEST, Combat, course
from orrery.ti4.odds_answer import answered
from orrery.ti4.rules.agenda_moves import remove_surplus_structures
from orrery.ti4.rules.combat_round import CombatRound
from orrery.ti4.rules.copying import CopyTechnology
from orrery.ti4.rules.decreeing import ResolveDecreed
from orrery.ti4.rules.dues import settle_next
from orrery.ti4.rules.each_player import lose_fleet_tokens
from orrery.ti4.rules.find_moves import place_storm, purge_fragments
from orrery.ti4.rules.foreign_tokens import return_foreign_token, take_foreign_token
from orrery.ti4.rules.hits import FallWhereTheyStand
from orrery.ti4.rules.relic_moves import destroy_planet
from orrery.ti4.rules.retreat import leave_combat
from orrery.ti4.rules.transaction import PROPOSE, rows_of
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA, FLEET_DUE, HAND_DUE, NOBODY
from orrery.ti4.technologies.aetherstream import Stream
from orrery.ti4.tiles import MECATOL_REX, PLANETS
from orrery.ti4.tolls import chance_in
from orrery.ti4.units import BASIC, DESTROYER, INFANTRY, MECH, PDS, changed, count, force
from orrery.ti4.view import ExplorationView, FoundView
from orrery.ti4.windows import ACTION, END_OF_TURN
from orrery.ti4.words import Ti4Words
from orrery.ti4.words.panels_council import laws_panel
from orrery.ti4.words.panels_finds import exploration_panels, found_panel, holdings_panel
from orrery.title import BadQuestion
from support.cite import card, rule
from support.play import answer, asked, happened
from support.ti4 import Table, plan
from support.ti4_combat import battle
from support.ti4_finds import kings

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
NEBULA = ("42", "46", "20", "47", "48", "49", "50")
FREE = [each for each, planet in enumerate(PLANETS) if not planet.home and each != MECATOL_REX]


# -- what may be used, and by whom -------------------------------------------------------------------------------------


@card("ti4:exotrireme-2")
def test_ships_of_one_type_are_told_apart_from_the_first_on() -> None:
    table = Table("norr", "hacan").own(0).techs(0, "exotrireme-2").planets(0, BEREG).planets(1, LIRTA)
    game = table.ships(0, 1, dreadnought=1).ships(1, 0, cruiser=3).activate(0)
    game.rng = Arranged(1, [], [1] * 4)
    plan(game, 0, (1, "dreadnought", 1))
    answer(game, 0, "tech")
    assert [dict(option.things)["nth"] for option in asked(game, 0).options] == [0, 1, 2]


@card("ti4:aetherstream")
@pytest.mark.parametrize(("active", "offered"), [("empyrean", True), ("hacan", False)])
def test_who_has_no_neighbours_streams_alone_and_helps_nobody_far_away(active: str, offered: bool) -> None:
    other = "hacan" if active == "empyrean" else "empyrean"
    table = Table(active, other, tiles=NEBULA).ships(0, 3, cruiser=1)
    seat = int(active != "empyrean")
    game = table.techs(seat, "aetherstream").planets(1, FREE[0]).activate(2)
    decision = game.asked(seat)
    assert (decision is not None and any(option.key == "tech" for option in decision.options)) == offered


@card("ti4:zeu")
def test_nothing_is_shown_to_oneself_or_to_who_is_eliminated() -> None:
    game = Table("naalu", "hacan", "sol").court(0).planets(0, BEREG).game
    game.players[1].eliminated = True
    game.phase, game.agendas = AGENDA, (NUMBER["arms-reduction"], NUMBER["core-mining"])
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    answer(game, 0, "leader")
    assert [option.things for option in asked(game, 0).options if option.things] == [(("seat", 2),)]


@card("ti4:field-marshal-mercer")
@pytest.mark.parametrize(("infantry", "asks"), [(1, True), (0, False)])
def test_mercer_is_no_use_to_who_has_nobody_to_call(infantry: int, asks: bool) -> None:
    table = Table("hacan", "nomad", tiles=TILES).court(1).planets(0, BEREG).planets(1, FREE[0])
    table.game.players[1].exhausted = (NUMBER["artuno-the-betrayer"], NUMBER["the-thundarian"])
    if infantry:
        table.troops(0, table.game.chart.planets[3][0], infantry=infantry)
    game = table.ships(0, 2, cruiser=1).activate(0)
    answer(game, 0, "move nothing")
    assert (game.asked(1) is not None and asked(game, 1).prompt == "end-of-turn") == asks


@card("ti4:kyver-blade-and-key")
def test_who_has_lost_all_cards_meanwhile_is_passed_over_and_nobody_else() -> None:
    game = Table("yssaril", "hacan", "sol").court(0, HERO).hand(2, "lucky-shot").game
    shot = game.players[2].hand[0]
    question = GuildOfSpies(0, ((1, NUMBER["spy"]), (2, shot))).choose_fate(game)
    assert isinstance(question, Decision)
    assert question.things == (("seat", 2), ("card", shot))


@card("ti4:nekro-acidos", "ti4:valefar-assimilator-x")
def test_a_technology_that_is_copied_unlocks_the_commander_of_the_nekro_too() -> None:
    table = Table("nekro", "hacan").court(0).planets(0, BEREG).planets(1, LIRTA).techs(1, "gravity-drive")
    game = table.techs(0, "valefar-assimilator-x", "neural-motivator", "sarween-tools").game
    assert NUMBER["nekro-acidos"] not in game.players[0].leaders
    game.begin(CopyTechnology(0, NUMBER["valefar-assimilator-x"], NUMBER["gravity-drive"]))
    assert NUMBER["nekro-acidos"] in game.players[0].leaders


# -- what stays, and what goes -----------------------------------------------------------------------------------------


@card("ti4:edict")
def test_who_gets_a_token_back_keeps_the_leaders() -> None:
    table = Table("mahact", "sol").court(1, COMMANDER)
    leaders = table.game.players[1].leaders
    take_foreign_token(table.game, 0, 1)
    return_foreign_token(table.game, 0, 1)
    assert leaders
    assert table.game.players[1].leaders == leaders


@card("ti4:stellar-converter")
def test_what_is_damaged_on_a_destroyed_planet_is_destroyed_as_well() -> None:
    table = Table("hacan", "sol", tiles=TILES).planets(1, BEREG, LIRTA).ships(1, 2, cruiser=1)
    planet = table.game.chart.planets[0][0]
    table.troops(1, planet, infantry=1, mech=1)
    troops = table.game.players[1].troops_on(planet)
    table.game.players[1].put_on_planet(planet, changed(changed(troops, MECH, -1), MECH, 1, True))
    destroy_planet(table.game, 0, planet)
    assert not table.game.players[1].troops_on(planet)
    assert not table.game.players[1].ground.get(planet)
    fallen = [values for kind, _, values in happened(table.game) if kind == "destroyed"]
    assert {values[0] for values in fallen} == {ON_PLANET + planet}


def test_who_leaves_a_combat_ends_only_what_was_for_that_combat() -> None:
    game = Table("empyrean", "hacan").game
    game.effects = [Stream(0, 0)]
    leave_combat(game, 0)
    assert len(game.effects) == 1


@card("ti4:decoy-operation")
def test_a_third_cannon_does_not_come_to_a_planet() -> None:
    """The Titans' cannons are ground forces too, and may be called."""
    table = Table("sol", "titans", tiles=TILES).own(1).hand(1, "decoy-operation").ships(0, 1, cruiser=1)
    game = table.troops(1, BEREG, pds=1).troops(1, FREE[0], pds=2).activate(0)
    answer(game, 1, "card")
    if asked(game, 1).prompt != "decoys":
        answer(game, 1, f"planet {BEREG}")
    answer(game, 1, f"type {PDS}", f"type {PDS}")
    assert count(game.players[1].troops_on(BEREG), PDS) == 2
    assert count(game.players[1].troops_on(FREE[0]), PDS) == 1


def test_hands_are_discarded_together_and_what_else_is_due_stays_due() -> None:
    game = Table("sol", "hacan", "norr").game
    game.due = ((HAND_DUE, 0, -1), (FLEET_DUE, 1, 2), (HAND_DUE, 2, -1))
    settle_next(game)
    assert list(game.due) == [(FLEET_DUE, 1, 2)]


@card("ti4:cultural-relic-fragment")
def test_fragments_that_are_purged_are_no_action_any_more() -> None:
    game = Table("norr", "letnev").game
    game.players[0].fragments = tuple(numbers_of("cultural-relic-fragment")[:3])
    assert game.stirs(ACTION)
    purge_fragments(game, 0, list(game.players[0].fragments))
    assert not game.stirs(ACTION)


@pytest.mark.parametrize("owned", [True, False])
def test_the_law_knows_that_a_token_lies_on_a_technology_only_by_its_card(owned: bool) -> None:
    table = Table("nekro", "hacan")
    if owned:
        table.techs(0, "valefar-assimilator-x")
    player = table.game.players[0]
    player.copied = ((NUMBER["valefar-assimilator-x"], NUMBER["gravity-drive"]),)
    assert bool(wrong_of(player)) != owned


# -- what is told ------------------------------------------------------------------------------------------------------


@card("ti4:neuroglaive")
def test_each_token_that_leaves_the_fleet_pool_is_told() -> None:
    game = Table("sol", "hacan").pools(0, fleet=1).game
    lose_fleet_tokens(game, 0, 2)
    assert [event for event in happened(game) if event[0] == "token from pool"] == [("token from pool", 0, (1,))]


@card("ti4:ion-storm")
def test_the_storm_and_its_side_are_told() -> None:
    game = Table("sol", "hacan").game
    place_storm(game, 0, 3, "beta")
    assert ("ion storm beta", 0, (3,)) in happened(game)


@card("ti4:arvicon-rex")
def test_the_flagship_of_the_mahact_counts_in_space_and_not_on_the_ground() -> None:
    for place, told in (("space", True), ("ground", False)):
        sides = {"attacker": "mahact, 1 flagship, 2 infantry", "defender": "2 infantry" if not told else "2 cruiser"}
        rests = [each["what"] for each in answered({**sides, "place": place}, "en")["rests_on"] if each["rule"]]
        assert (rests.count("arvicon-rex") > 1) == told


@card("ti4:direct-hit")
def test_attacker_and_defender_are_told_chances_of_one_combat() -> None:
    """What one of them wins, the other loses: with the draws it is all."""
    table = Table("sol", "hacan").ships(0, 1, cruiser=2).ships(1, 0, dreadnought=1, cruiser=1)
    game = table.hand(0, "direct-hit").hand(1, "sabotage").activate(0)
    game.rng = Arranged(1, [], [10, 1, 1, 1])
    plan(game, 0, (1, "cruiser", 2))
    answer(game, 1, "sustain")
    fight = next(frame.procedure for frame in game.stack if isinstance(frame.procedure, CombatRound))
    (win, draw), (loss, same) = chance_in(game, 0, fight), chance_in(game, 1, fight)
    assert draw == same > 0
    assert win + draw + loss == WHOLE


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_secret_objective_is_scored_in_a_window_and_only_named_elsewhere(language: str) -> None:
    flagship = NUMBER["unveil-flagship"]
    option = Option("objective", (("objective", flagship),))
    words, view = Ti4Words(language, ["Ada", "Bo"], 0), Table("sol", "hacan").game.view(0)
    scored, named = [
        words.option(option, Decision(0, prompt, [option]), view) for prompt in (END_OF_TURN, "give secret")
    ]
    assert words.component(flagship) in scored
    assert words.component(flagship) in named
    assert scored != named


@card("ti4:ion-storm")
def test_the_panel_of_finds_says_which_is_being_resolved() -> None:
    one, two = numbers_of("ion-storm")[0], numbers_of("gamma-wormhole")[0]
    found = (FoundView(1, 0, -1, 3, one), FoundView(1, 0, -1, 4, two))
    words = Ti4Words("en", ["Ada", "Bo"], 0)
    rows = found_panel(words, ExplorationView((), (), (), (), found, 1, 1)).rows
    assert [row[2] == words.component(number) for row, number in zip(rows, (one, two))] == [True, False]


@card("ti4:enigmatic-device", "ti4:local-fabricators")
def test_the_panel_of_finds_says_where_each_was_found() -> None:
    device, fabricators = numbers_of("enigmatic-device")[0], numbers_of("local-fabricators")[0]
    found = (FoundView(1, 0, -1, 3, device), FoundView(1, 1, 0, 4, fabricators))
    words = Ti4Words("en", ["Ada", "Bo"], 0)
    rows = found_panel(words, ExplorationView((), (), (), (), found, 1, 1)).rows
    assert [row[1] for row in rows] == [words.system(3), words.phrases.planet(0)]


@card("ti4:dominus-orb", "ti4:ion-storm")
def test_what_players_hold_comes_first_then_what_is_found_then_the_decks() -> None:
    game = kings("sol", "hacan").game
    game.players[0].relics = (NUMBER["dominus-orb"],)
    game.found = ((game.turns, 0, 3, numbers_of("ion-storm")[0]),)
    words = Ti4Words("en", ["Ada", "Bo"], 0)
    titles = [panel.title for panel in exploration_panels(words, game.view(0))]
    assert titles == [words.say(f"panel {name}") for name in ("finds", "found", "decks")]


@card("ti4:scepter-of-emelpar", "ti4:dominus-orb")
@pytest.mark.parametrize(("language", "said"), [("en", "exhausted"), ("de", "erschöpft")])
def test_the_panel_says_which_relic_is_exhausted(language: str, said: str) -> None:
    table = Table("sol", "hacan")
    player = table.game.players[0]
    player.relics = (NUMBER["scepter-of-emelpar"], NUMBER["dominus-orb"])
    player.exhausted = player.relics[:1]
    words, view = Ti4Words(language, ["Ada", "Bo"], 0), table.game.view(0)
    scepter, orb = [words.component(relic) for relic in player.relics]
    assert holdings_panel(words, view).rows[0][1] == f"{scepter} ({said}), {orb}"


def test_the_panel_of_laws_names_the_first_seat_too() -> None:
    table = Table("sol", "hacan").law("minister-of-war", 0, 0)
    rows = laws_panel(Ti4Words("en", ["Ada", "Bo"], 1), table.game.view(1)).rows
    assert [row[2] for row in rows] == ["Ada"]


def test_what_a_law_no_longer_allows_is_told_when_it_goes() -> None:
    game = Table("sol", "hacan").troops(0, BEREG, pds=3).game
    remove_surplus_structures(game, 0)
    assert ("removed", 0, (ON_PLANET + BEREG, PDS)) in happened(game)


def test_no_more_than_twelve_rounds_are_told_one_by_one() -> None:
    side = Side(force({DESTROYER: 1}), BASIC)
    assert len(course(Combat(side, side))) == LATEST + 1, "and how it stands before the first"


def test_damaged_ships_count_against_the_greatest_fleet_too() -> None:
    with pytest.raises(BadQuestion, match="large-fleet"):
        answered({"attacker": "8 cruiser, 8 destroyer, 5 dreadnought damaged", "defender": "1 cruiser"}, "en")


# -- fairness of a galaxy ----------------------------------------------------------------------------------------------


def test_what_exceeds_a_limit_of_fairness_weighs_twice() -> None:
    def unfair(resources: int) -> int:
        return Fairness([0, resources], [0, 0], [0, 0], [3, 3], [1, 1]).unfairness()

    assert unfair(10) - unfair(0) == 10
    assert unfair(MOST[0] + 10) - unfair(MOST[0]) == 20


@card("ti4:spy-net")
def test_nothing_is_traded_while_a_note_is_carried_out() -> None:
    table = Table("norr", "yssaril").ships(0, 1, cruiser=1).ships(1, 2, cruiser=1).pools(0, goods=2).pools(1, goods=2)
    game = table.notes(0, 1, "spy-net").hand(1, "veto", "summit").begin()
    assert PROPOSE in asked(game, 0).asides
    answer(game, 0, "note")
    assert PROPOSE not in asked(game, 0).asides, "a card is chosen"
    answer(game, 0, f"card {NUMBER['veto']}")
    assert asked(game, 0).prompt == "action"
    assert PROPOSE in asked(game, 0).asides


@card("ti4:xxekir-grom")
def test_who_decrees_alone_has_cast_a_single_vote() -> None:
    """Of three dreadnoughts in as many systems two may stay: while that is chosen everybody sees who has voted."""
    table = Table("xxcha", "hacan")
    for system in (1, 2, 3):
        table.ships(0, system, dreadnought=1)
    game = table.game
    game.begin(ResolveDecreed(NUMBER["arms-reduction"], seat=0))
    answer(game, 0, "for")
    seen = game.view(1).agenda
    assert seen is not None
    assert [(vote.seat, vote.outcome, vote.votes) for vote in seen.votes] == [(0, "for", 1)]
    assert ("outcome for", NOBODY, (NUMBER["arms-reduction"],)) in happened(game)


@rule("ti4:91.3")
def test_of_each_note_there_is_one_to_be_given() -> None:
    game = Table("sol", "hacan").notes(0, 0, "ceasefire", "political-secret").notes(1, 1, "trade-agreement").game
    notes = [row for row in rows_of(game, 0, 1) if row[1].startswith("note")]
    assert {(giver, number) for giver, _, number in notes} == {(0, 1), (1, 1)}
    assert {(0, f"note {note_of('ceasefire', 0)}", 1), (1, f"note {note_of('trade-agreement', 1)}", 1)} < set(notes)


@card("ti4:the-alastor")
@rule("ti4:F.nekro.2")
def test_where_one_is_doomed_already_the_next_does_not_stand() -> None:
    """One of infantry in space and one on Bereg take part, and both fall: of the second nobody is asked."""
    table = Table("nekro", "hacan", tiles=TILES).own(0).planets(0, 0).planets(1, 1).pools(0, fleet=3)
    table.ships(0, 1, flagship=1, infantry=1).troops(0, BEREG, infantry=1).ships(1, 0, cruiser=2)
    game = battle(table.ships(1, 3, cruiser=1))
    answer(game, 0, "flagship")
    answer(game, 0, "join", "join")
    both = ((0, 0, INFANTRY, False),) * 2
    falling = FallWhereTheyStand(both, (1, 1), (1, 1))
    assert isinstance(falling.choose_fallen(game), Decision)
    falling.placed, falling.done = ((0, ON_PLANET + BEREG, INFANTRY, False),), 1
    assert falling.choose_fallen(game) is None
    assert falling.placed[-1] == (0, 0, INFANTRY, False)


@card("ti4:the-alastor")
@rule("ti4:F.nekro.2")
def test_what_is_to_fall_damaged_does_not_fall_where_none_is_damaged() -> None:
    """A mech on each of two planets takes part, and only one of them is damaged."""
    table = Table("nekro", "hacan", tiles=TILES).own(0).planets(0, 0).planets(1, 1).pools(0, fleet=3)
    table.ships(0, 1, flagship=1).troops(0, BEREG, mech=1).planets(0, LIRTA).ships(1, 0, cruiser=2)
    table.game.players[0].put_on_planet(LIRTA, changed((), MECH, 1, True))
    game = battle(table.ships(1, 3, cruiser=1))
    answer(game, 0, "flagship")
    answer(game, 0, "join", "join")
    for hurt, place in ((True, LIRTA), (False, BEREG)):
        falling = FallWhereTheyStand(((0, 0, MECH, hurt),), (1,), (1,))
        assert falling.choose_fallen(game) is None, "nobody is asked"
        assert falling.placed == ((0, ON_PLANET + place, MECH, hurt),)


def test_the_first_card_of_all_is_refused_by_name_too() -> None:
    game = Table("sol", "hacan").begin()
    for number, reason in ((0, "not-yours"), (-1, "not-in-question")):
        refused = game.why_not(0, ("card", number))
        assert (refused.reason if refused is not None else "") == reason


@card("ti4:awaken")
@rule("ti4:59.4a")
@pytest.mark.parametrize(("pds", "awakes"), [(1, True), (2, False)])
def test_a_sleeper_awakes_as_long_as_one_figure_is_left(pds: int, awakes: bool) -> None:
    """All others stand in systems with tokens of their owner, from where none comes."""
    table = kings("titans", "hacan", tiles=TILES).own(0).planets(0, 0).planets(1, 1)
    for system, number in ((1, 2), (2, 2), (3, pds)):
        table.troops(0, table.game.chart.planets[system][0], pds=number)
    table.game.players[0].tokens, table.game.players[0].sleepers = (1, 2, 3), (BEREG,)
    decision = table.ships(0, 4, cruiser=1).activate(0).asked(0)
    assert (decision is not None and any(option.key == "ability" for option in decision.options)) == awakes


@card("ti4:imperial-arbiter", "ti4:acquiescence")
@pytest.mark.parametrize(("mine", "theirs", "fits"), [((1,), (2,), True), ((), (2,), False), ((1,), (), False)])
def test_strategy_cards_are_swapped_where_both_have_one(
    mine: tuple[int, ...], theirs: tuple[int, ...], fits: bool
) -> None:
    game = Table("sol", "winnu").game
    game.players[0].strategies, game.players[1].strategies = mine, theirs
    assert Arbiter.fits(game, 0, NUMBER["imperial-arbiter"]) == fits
    assert Acquiescence.fits(game, 0, note_of("acquiescence", 1)) == fits


@card("ti4:cmorran-norr")
def test_it_is_said_what_the_flagship_adds_where_there_is_one() -> None:
    def rests_on(attacker: str) -> list[tuple[str, str, str]]:
        found = answered({"attacker": attacker, "defender": "cruiser"}, "en")["rests_on"]
        return [(each["what"], each["side"], each["rule"]) for each in found]

    said = ("cmorran-norr", "attacker", "ti4:71.5")
    assert rests_on("norr, cruiser, cmorran-norr").count(said) == 2, "the flagship itself, and what it adds"
    assert said not in rests_on("norr, cruiser")
    assert rests_on("norr, cruiser, cmorran-norr").count(("cmorran-norr", "defender", "ti4:71.5")) == 0
