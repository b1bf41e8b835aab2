"""The Naaz-Rokha Alliance: abilities, flagship, technologies and note."""

from __future__ import annotations

from orrery.kernel.rng import Arranged
from orrery.ti4.components import NUMBER, note_of, numbers_of
from orrery.ti4.faction import FACTION, FACTIONS
from orrery.ti4.finds import DECKS
from orrery.ti4.fleets import Side, in_space, on_ground
from orrery.ti4.game import TwilightImperium
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.rules.exploring import Explore
from orrery.ti4.rules.fragments import pairs_of_a_kind
from orrery.ti4.units import CARRIER, CRUISER, FLAGSHIP, INFANTRY, MECH, force
from support.cite import card, rule
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, WELLON = 50, 26
HAZARDOUS = DECKS.index("hazardous")
ORB, OBSIDIAN = NUMBER["dominus-orb"], NUMBER["the-obsidian"]
MERCENARIES, LOST_CREW = "mercenary-outfit", "lost-crew"


def fragments(kind: str, number: int = 1) -> tuple[int, ...]:
    return tuple(numbers_of(f"{kind}-relic-fragment")[:number])


def with_decks(table: Table, *keys: str) -> TwilightImperium:
    """The hazardous deck has these cards, the first on top; the other decks have none."""
    game = table.game
    game.kings = True
    deck = tuple([NUMBER[key] for key in reversed(keys)])
    game.explorations = tuple([deck if number == HAZARDOUS else () for number in range(len(DECKS))])
    game.explored = ((),) * len(DECKS)
    return game


# -- abilities ---------------------------------------------------------------------------------------------------------


@card("ti4:distant-suns")
@rule("ti4:29.7")
def test_beside_a_mech_one_more_card_may_be_drawn_and_one_of_them_is_resolved() -> None:
    """However many mechs there are; the other one is discarded."""
    table = Table("naazrokha", "hacan", tiles=TILES).court(0).troops(0, BEREG, mech=2)
    game = with_decks(table, "rich-world", "mining-world", "warfare-research-facility")
    game.begin(Explore(0, BEREG))
    answer(game, 0, "ability")
    rich, mining = NUMBER["rich-world"], NUMBER["mining-world"]
    assert [option.id() for option in asked(game, 0).options] == [rich, mining]
    answer(game, 0, f"find {mining}")
    assert game.explored[HAZARDOUS] == (rich,)
    assert [find for _, _, _, find in game.found] == [mining]


@card("ti4:distant-suns")
def test_without_a_mech_or_without_the_wish_one_card_is_drawn() -> None:
    for mechs in (0, 1):
        table = Table("naazrokha", "hacan", tiles=TILES).court(0).troops(0, BEREG, infantry=1, mech=mechs)
        game = with_decks(table, "rich-world", "mining-world")
        game.begin(Explore(0, BEREG))
        if mechs:
            answer(game, 0, "pass")
        assert [find for _, _, _, find in game.found] == [NUMBER["rich-world"]]
        assert game.explorations[HAZARDOUS] == (NUMBER["mining-world"],)


@card("ti4:fabrication")
@rule("ti4:73.1a", "ti4:93")
def test_two_fragments_of_a_kind_are_a_relic_and_one_is_a_token() -> None:
    """Unknown ones stand in, both of them too; two of different kinds are none."""
    table = Table("naazrokha", "hacan", tiles=TILES).planets(0, WELLON).planets(1, BEREG)
    game = table.game
    game.relics = (OBSIDIAN, ORB)
    game.players[0].fragments = fragments("hazardous") + fragments("cultural") + fragments("unknown", 2)
    table.begin()
    answer(game, 0, "ability")
    keys = [option.key for option in asked(game, 0).options]
    assert keys == ["fabricate relic"] * 3 + ["fabricate token"] * 3
    answer(game, 0, f"find {fragments('cultural')[0]}")
    assert game.players[0].relics == (ORB,)
    assert fragments("cultural")[0] in game.purged


@card("ti4:fabrication")
@rule("ti4:52.3a")
def test_a_fragment_alone_brings_a_command_token() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).planets(0, WELLON).planets(1, BEREG)
    game = table.game
    game.players[0].fragments = fragments("industrial")
    table.begin()
    answer(game, 0, "ability")
    plan(game, 0, (0, "tactic", 1))
    assert (game.players[0].tactic, game.players[0].fragments) == (4, ())


@card("ti4:fabrication")
@rule("ti4:73.2a")
def test_with_an_empty_relic_deck_fragments_are_purged_for_nothing() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).planets(0, WELLON).planets(1, BEREG)
    game = table.game
    game.players[0].fragments = fragments("cultural", 2)
    table.begin()
    answer(game, 0, "ability")
    answer(game, 0, "fabricate relic")
    assert (game.players[0].relics, game.players[0].fragments) == ((), ())


def test_pairs_of_a_kind_are_named_once() -> None:
    held = fragments("cultural", 3) + fragments("hazardous") + fragments("unknown", 2)
    keys = [sorted([one, two]) for one, two in pairs_of_a_kind(held)]
    assert len(keys) == 4, "two cultural, a cultural or a hazardous with an unknown, two unknown"


# -- flagship ----------------------------------------------------------------------------------------------------------


@card("ti4:visz-el-vir")
@rule("ti4:20.1")
def test_mechs_beside_the_flagship_roll_one_die_more_each_in_space_and_below() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).own(0).court(0).ships(0, 1, flagship=1, mech=2)
    game = table.troops(1, BEREG, infantry=2).activate(0)
    game.rng = Arranged(1, [], [1] * 60)
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "mech", 2))
    rolled = [event.values for event in game.log or [] if event.kind == "rolled" and event.actor == 0]
    assert [len(values) - 1 for values in rolled[:1]] == [6], "two mechs with 2 and 1 more each"


# -- technologies and note ---------------------------------------------------------------------------------------------


@card("ti4:supercharge")
@rule("ti4:97.2")
def test_for_one_round_all_combat_rolls_count_one_more() -> None:
    """A carrier hits on 9: an 8 is enough now, and no more in the next round."""
    table = Table("naazrokha", "hacan").techs(0, "supercharge").ships(0, 1, carrier=1).ships(1, 0, carrier=2)
    game = battle(table.ships(1, 3, cruiser=1), 8, 1, 1, 8, 1, *[1] * 20)
    answer(game, 0, "tech")
    answer(game, 1, "stay")
    assert sum(game.players[1].ships_in(0)) == 1
    assert NUMBER["supercharge"] in game.players[0].exhausted
    answer(game, 1, "stay")
    assert sum(game.players[1].ships_in(0)) == 1


@card("ti4:pre-fab-arcologies")
@rule("ti4:29.7")
def test_a_planet_that_was_explored_is_readied() -> None:
    table = Table("naazrokha", "hacan", tiles=TILES).techs(0, "pre-fab-arcologies").troops(0, BEREG, infantry=1)
    game = with_decks(table, "rich-world")
    game.exhausted[BEREG] = True
    game.begin(Explore(0, BEREG))
    assert not game.exhausted[BEREG]


@card("ti4:black-market-forgery")
@rule("ti4:58.3")
def test_a_forgery_makes_a_relic_of_two_fragments_while_there_is_one() -> None:
    for relics in ((), (ORB,)):
        table = Table("naazrokha", "hacan", tiles=TILES).planets(0, WELLON).planets(1, BEREG)
        game = table.notes(1, 0, "black-market-forgery").game
        game.relics, game.players[1].fragments, game.active = relics, fragments("cultural", 2), 0
        table.begin()
        notes = [option for option in asked(game, 1).options if option.key == "note"]
        assert bool(notes) == bool(relics)
        if relics:
            answer(game, 1, "note")
            assert game.players[1].relics == (ORB,)
            assert note_of("black-market-forgery", 0) in game.players[0].notes


def test_they_begin_with_a_mech() -> None:
    table = Table("naazrokha", "hacan").court(0)
    assert table.game.players[0].units[MECH] != Table("hacan").game.players[0].units[MECH]


# -- odds --------------------------------------------------------------------------------------------------------------


@card("ti4:eidolon", "ti4:visz-el-vir")
def test_the_odds_know_eidolons_between_ships_and_their_flagship() -> None:
    """Two dice that need 8 in space; on the ground 6, and one die more beside the flagship."""
    printed = FACTIONS[FACTION["naazrokha"]].sheet(kings=True)
    other = Side(force({CRUISER: 1}))
    side = Side(force({CARRIER: 1, MECH: 2}), printed)
    kinds = {kind.type: kind for kind in in_space(side, other).kinds}
    assert (kinds[MECH].number, kinds[MECH].dice, kinds[MECH].needs, kinds[MECH].sustains) == (2, 2, 8, False)
    landing = Side(force({FLAGSHIP: 1, MECH: 1}), printed)
    kinds = {kind.type: kind for kind in on_ground(landing, Side(force({INFANTRY: 1})), True).kinds}
    assert (kinds[MECH].dice, kinds[MECH].needs, kinds[MECH].sustains) == (3, 6, True)
