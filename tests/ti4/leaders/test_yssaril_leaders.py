"""The Yssaril Tribes: agent, commander, hero and mech."""

from __future__ import annotations

import pytest

from orrery.kernel.decision import Choice
from orrery.kernel.rng import Arranged, seeded
from orrery.ti4.bot.aims import Aims
from orrery.ti4.bot.leaders.yssaril import least_missed, many_cards, take_or_harm, what_is_hidden
from orrery.ti4.components import COMPONENTS, LEADERS, NUMBER, note_of, numbers_of, thing_of
from orrery.ti4.faction import AGENT, COMMANDER, FACTIONS, HERO
from orrery.ti4.game import TwilightImperium
from orrery.ti4.knowledge import known_in_hands
from orrery.ti4.leaders.kyver_blade_and_key import GuildOfSpies
from orrery.ti4.loading import ON_PLANET
from orrery.ti4.registry import DEEDS, MASK, STANDING
from orrery.ti4.rules.elimination import Eliminate
from orrery.ti4.rules.moves import draw, exhaust, ready_card, take_discarded
from orrery.ti4.rules.note_moves import give_note, notes_known
from orrery.ti4.rules.strategic import StrategicAction
from orrery.ti4.rules.turn import ActionPhase
from orrery.ti4.rules.vote import ResolveAgenda
from orrery.ti4.state import AGENDA
from orrery.ti4.units import CRUISER, DREADNOUGHT, INFANTRY, MECH, count
from support.cite import card
from support.play import answer, asked
from support.ti4 import Table, everything, plan
from support.ti4_combat import battle

TILES = ("35", "19", "20", "21", "22", "23", "24")
BEREG, LIRTA = 50, 51
TRADE, TECHNOLOGY = 5, 7
SSRUU, ATA, KYVER = [NUMBER[each] for each in ("ssruu", "so-ata", "kyver-blade-and-key")]
OTHERS = [
    (faction.key, agent)
    for faction in FACTIONS
    for agent in (faction.court.agents if faction.court is not None else ())
    if agent != "ssruu"
]


def spying(faction: str, agent: str, *more: str, tiles: tuple[str, ...] = TILES) -> Table:
    """The Yssaril at seat 0, that faction with its agent exhausted at seat 1."""
    table = Table("yssaril", faction, *more, tiles=tiles).court(0).court(1)
    table.game.players[1].exhausted = (NUMBER[agent],)
    return table


def used(game: TwilightImperium, agent: str) -> None:
    """Ssruu was exhausted for it, and no other card."""
    assert game.players[0].exhausted == (SSRUU,)
    assert game.players[1].exhausted == (NUMBER[agent],)


# -- Ssruu -------------------------------------------------------------------------------------------------------------


@card("ti4:ssruu")
@pytest.mark.parametrize(("faction", "agent"), OTHERS)
def test_it_has_the_text_of_every_agent_though_that_is_exhausted(faction: str, agent: str) -> None:
    """Whichever there are: in the same windows, and what pays is Ssruu."""
    game, number = spying(faction, agent).game, NUMBER[agent]
    assert LEADERS[agent] == AGENT
    assert number in game.in_play(0)
    assert game.arm(0) & MASK[number] == MASK[number]
    assert ("leader", number) in game.in_sight(0)
    deeds = [deed for window in DEEDS.values() for deed in window.get(number, [])]
    assert deeds or number in STANDING, agent
    exhaust(game, 0, number)
    used(game, agent)


@card("ti4:ssruu", "ti4:viscount-unlenn")
def test_one_ship_rolls_a_die_more_and_with_both_agents_two() -> None:
    table = Table("yssaril", "letnev").court(0).court(1).ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    game = table.ships(1, 3, cruiser=1).activate(0)
    game.rng = Arranged(1, [], [1, 1, 10, 1])
    everything(game, 0)
    answer(game, 0, f"leader {NUMBER['viscount-unlenn']}")
    answer(game, 0, "seat 0")
    answer(game, 1, f"leader {NUMBER['viscount-unlenn']}")
    answer(game, 1, "seat 0")
    answer(game, 1, "stay")
    assert (count(game.players[0].ships_in(0), CRUISER), count(game.players[1].ships_in(0), CRUISER)) == (1, 0)
    assert game.players[0].exhausted == (SSRUU,)
    assert game.players[1].exhausted == (NUMBER["viscount-unlenn"],)


@card("ti4:ssruu", "ti4:evelyn-delouis")
def test_as_evelyn_delouis() -> None:
    table = spying("sol", "evelyn-delouis").ships(0, 1, carrier=1, infantry=1).troops(1, BEREG, infantry=1)
    game = table.troops(1, LIRTA, infantry=1).activate(0)
    game.rng = Arranged(1, [], [1, 10, 1])
    everything(game, 0)
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    answer(game, 0, f"leader {NUMBER['evelyn-delouis']}")
    answer(game, 0, "seat 0")
    assert game.controller[BEREG] == 0
    used(game, "evelyn-delouis")


@card("ti4:ssruu", "ti4:tro")
def test_as_tro() -> None:
    game = spying("norr", "tro").planets(0, BEREG).ships(0, 0, cruiser=1).activate(0)
    answer(game, 0, "move nothing")
    answer(game, 0, f"leader {NUMBER['tro']}")
    answer(game, 0, f"planet {BEREG}")
    assert count(game.players[0].troops_on(BEREG), INFANTRY) == 2
    used(game, "tro")


@card("ti4:ssruu", "ti4:suffi-an")
def test_as_suffi_an_its_owner_draws_and_not_the_mentak() -> None:
    table = spying("mentak", "suffi-an", "hacan").ships(1, 1, cruiser=1).ships(2, 2, cruiser=1).planets(2, BEREG)
    game = table.pools(2, goods=2).hand(2, "mining-initiative").game
    game.deck, game.active = list(range(40, 60)), 1
    table.begin()
    answer(game, 2, "card")
    answer(game, 1, "ability")
    answer(game, 0, f"leader {NUMBER['suffi-an']}")
    answer(game, 0, "card")  # scheming
    assert [len(player.hand) for player in game.players] == [1, 0, 1]
    used(game, "suffi-an")


@card("ti4:ssruu", "ti4:letani-ospha")
def test_as_letani_ospha() -> None:
    game = spying("arborec", "letani-ospha").ships(0, 0, cruiser=1).planets(0, BEREG).begin()
    answer(game, 0, f"leader {NUMBER['letani-ospha']}")
    answer(game, 0, f"type {DREADNOUGHT}")
    assert count(game.players[0].ships_in(0), DREADNOUGHT) == 1
    used(game, "letani-ospha")


@card("ti4:ssruu", "ti4:i48s")
def test_as_i48s() -> None:
    game = spying("l1z1x", "i48s").troops(0, BEREG, infantry=2).activate(0)
    answer(game, 0, f"leader {NUMBER['i48s']}")
    answer(game, 0, f"planet {BEREG}")
    assert count(game.players[0].troops_on(BEREG), MECH) == 1
    used(game, "i48s")


@card("ti4:ssruu", "ti4:nekro-malleon")
def test_as_nekro_malleon_also_beside_a_question() -> None:
    game = spying("nekro", "nekro-malleon").planets(0, BEREG).ships(0, 1, cruiser=1).begin()
    answer(game, 0, "pass")
    asides = [aside.key for aside in asked(game, 0).asides]
    assert "leader" in asides
    game.answer(Choice(0, (len(asked(game, 0).options) + asides.index("leader"),)))
    answer(game, 0, "seat 0")
    answer(game, 0, "pool 0")
    assert game.players[0].goods == 2
    used(game, "nekro-malleon")
    assert all(aside.key != "leader" for aside in asked(game, 0).asides)


@card("ti4:ssruu", "ti4:zeu")
def test_as_zeu() -> None:
    table = spying("naalu", "zeu").planets(0, BEREG)
    game = table.game
    game.phase, game.agendas = AGENDA, (NUMBER["arms-reduction"], NUMBER["core-mining"])
    game.begin(ResolveAgenda(NUMBER["mutiny"]))
    answer(game, 0, f"leader {NUMBER['zeu']}")
    answer(game, 0, "show nobody")
    assert [known for known, _ in game.view(0).agendas_known] == [NUMBER["core-mining"]]
    assert not game.view(1).agendas_known
    used(game, "zeu")


@card("ti4:ssruu", "ti4:doctor-sucaban")
def test_as_doctor_sucaban_its_owner_may_count_on_it() -> None:
    table = spying("jolnar", "doctor-sucaban").pools(0, goods=3).troops(0, BEREG, infantry=2)
    game = table.game
    game.exhausted[BEREG] = True
    game.active = 1
    game.begin(StrategicAction(1, TECHNOLOGY))
    answer(game, 1, f"tech {NUMBER['neural-motivator']}")
    answer(game, 0, "follow")
    assert (asked(game, 0).prompt, asked(game, 0).options) == ("volunteers", [])
    plan(game, 0, (ON_PLANET + BEREG, "infantry", 1))
    assert game.players[0].goods == 0
    used(game, "doctor-sucaban")


@card("ti4:ssruu", "ti4:artuno-the-betrayer")
def test_as_artuno_the_goods_lie_on_ssruu_until_it_readies() -> None:
    game = spying("nomad", "artuno-the-betrayer").game
    game.players[1].exhausted = tuple(
        [each for each in game.players[1].leaders if LEADERS[COMPONENTS[each].key] == AGENT]
    )
    game.begin(StrategicAction(0, TRADE))
    answer(game, 0, f"leader {NUMBER['artuno-the-betrayer']}")
    assert (game.players[0].goods, game.players[0].stored) == (3, ((SSRUU, 3),))
    ready_card(game, 0, SSRUU)
    assert (game.players[0].goods, game.players[0].stored) == (6, ())


@card("ti4:ssruu", "ti4:the-thundarian")
def test_as_the_thundarian_once_for_a_roll() -> None:
    """The Nomad are asked about the new dice, not about those that are rolled anew already."""
    table = spying("nomad", "artuno-the-betrayer").ships(0, 1, cruiser=1).ships(1, 0, cruiser=1)
    for seat in range(2):
        table.planets(seat, seat)
    game = battle(table, 1, 10, 10, 1)
    answer(game, 0, f"leader {NUMBER['the-thundarian']}")
    assert [event.kind for event in game.log or []].count("rolled") == 4
    assert asked(game, 1).prompt == "end-of-space-combat-roll-step"
    answer(game, 1, "pass")
    assert count(game.players[0].ships_in(0), CRUISER) == 1


@card("ti4:ssruu", "ti4:jae-mir-kan")
@pytest.mark.parametrize("spent", [(), (SSRUU,)])
def test_as_jae_mir_kan_it_pays_while_it_is_readied(spent: tuple[int, ...]) -> None:
    table = spying("mahact", "jae-mir-kan", "norr")
    table.planets(0, BEREG).planets(1, LIRTA).planets(2, LIRTA + 1)
    game = table.game
    game.players[0].strategy, game.players[0].exhausted, game.players[1].strategy = 0, spent, 0
    game.players[2].tokens, game.active = (2,), 2
    game.begin(StrategicAction(2, TRADE))
    game.answer(Choice(2, ()))  # nobody replenishes for nothing
    assert (game.asked(0) is not None) == (not spent)
    if not spent:
        answer(game, 0, "follow")
        used(game, "jae-mir-kan")
        assert 2 not in game.players[2].tokens


@card("ti4:ssruu", "ti4:jae-mir-kan", "ti4:doctor-sucaban")
@pytest.mark.parametrize("goods", [3, 4])
def test_it_pays_for_the_token_or_makes_the_price_less_and_not_both(goods: int) -> None:
    """With three goods Technology cannot be followed: one of the four resources must come from infantry."""
    table = spying("mahact", "jae-mir-kan", "norr", "jolnar").court(3).pools(0, goods=goods)
    table.planets(0, BEREG).planets(1, LIRTA).planets(2, LIRTA + 1).troops(0, BEREG, infantry=2)
    game = table.game
    game.exhausted[BEREG] = True
    for player in game.players:
        player.strategy = 0
    game.players[2].tokens, game.active = (2,), 2
    game.begin(StrategicAction(2, TECHNOLOGY))
    answer(game, 2, f"tech {NUMBER['neural-motivator']}")
    assert (game.asked(0) is not None) == (goods == 4)
    if goods == 4:
        answer(game, 0, "follow")
        assert game.players[0].exhausted == (SSRUU,)


@card("ti4:ssruu", "ti4:emissary-taivra")
def test_as_emissary_taivra() -> None:
    tiles = ("18", "39", "20", "21", "40", "24", "22")
    game = spying("creuss", "emissary-taivra", tiles=tiles).ships(0, 4, dreadnought=1).planets(0, 0).activate(1)
    answer(game, 0, f"leader {NUMBER['emissary-taivra']}")
    everything(game, 0)
    assert count(game.players[0].ships_in(1), DREADNOUGHT) == 1
    used(game, "emissary-taivra")


@card("ti4:ssruu")
def test_once_it_is_exhausted_it_has_no_text_and_says_so() -> None:
    table = Table("yssaril", "arborec", tiles=TILES).court(0).court(1).ships(0, 0, cruiser=1).planets(0, BEREG)
    table.game.players[0].exhausted = (SSRUU,)
    game = table.begin()
    assert all(option.key != "leader" for option in asked(game, 0).options)
    refused = game.reason(0, thing_of(NUMBER["letani-ospha"]))
    assert refused is not None
    assert refused.reason == "component-exhausted"


@card("ti4:ssruu")
def test_what_it_borrows_stays_with_its_owner_and_goes_with_it() -> None:
    game = Table("yssaril", "letnev", "hacan").court(0).court(1).game
    unlenn = NUMBER["viscount-unlenn"]
    assert [unlenn in game.in_play(seat) for seat in range(3)] == [True, True, False]
    assert [SSRUU in game.in_play(seat) for seat in range(3)] == [True, False, False]
    assert game.view(0).players[0].leaders == (SSRUU,), "it lies before the other"
    game.begin(Eliminate(1))
    assert unlenn not in game.in_play(0)
    assert not game.arm(0) & MASK[unlenn]


# -- So Ata ------------------------------------------------------------------------------------------------------------


def visited() -> TwilightImperium:
    """Seat 1 comes to ships of the Yssaril, whose commander is unlocked."""
    table = Table("yssaril", "hacan", "sol").court(0, COMMANDER).ships(0, 0, cruiser=1).ships(1, 1, cruiser=1)
    table.hand(1, "sabotage", "spy").notes(1, 2, "ceasefire").notes(1, 1, "trade-agreement")
    game = table.game
    game.players[1].secrets = (NUMBER["unveil-flagship"],)
    game.active = 0
    table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 0")
    return game


@card("ti4:so-ata")
def test_action_cards_of_who_comes_are_seen_by_its_owner_alone() -> None:
    game = visited()
    answer(game, 0, "leader")
    assert {option.key for option in asked(game, 0).options} == {"look at cards", "look at notes", "look at secrets"}
    answer(game, 0, "look at cards")
    hand = {(each, 1) for each in game.players[1].hand}
    assert hand <= set(known_in_hands(game, 0))
    assert not known_in_hands(game, 2)
    assert hand == set(known_in_hands(game.redeal(0, seeded(3)), 0)), "they stay where they were seen"


@card("ti4:so-ata")
def test_who_comes_to_others_shows_nothing() -> None:
    """The first system, where ships of the Yssaril are not, is no system of the first seat."""
    table = Table("yssaril", "hacan", "sol").court(0, COMMANDER).ships(0, 4, cruiser=1).ships(1, 1, cruiser=1)
    game = table.ships(2, 0, cruiser=1).hand(1, "sabotage").game
    game.active = 0
    table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, "system 0")
    assert game.asked(0) is None


@card("ti4:so-ata")
def test_or_the_secret_objectives() -> None:
    game = visited()
    answer(game, 0, "leader")
    answer(game, 0, "look at secrets")
    assert (NUMBER["unveil-flagship"], 1) in known_in_hands(game, 0)
    assert not known_in_hands(game, 2)


@card("ti4:so-ata")
def test_or_the_promissory_notes() -> None:
    game = visited()
    give_note(game, 2, 1, game_note(game))
    lost = [note for seat, note in game.notes_hidden if seat == 0]
    assert lost
    answer(game, 0, "leader")
    answer(game, 0, "look at notes")
    assert notes_known(game, 0, 1) == list(game.players[1].notes)
    assert game.notes_hidden == () or all(seat != 0 for seat, _ in game.notes_hidden)


def game_note(game: TwilightImperium) -> int:
    """A note that seat 2 can give, besides one that it keeps."""
    given, keeps = note_of("political-secret", 2), note_of("trade-agreement", 2)
    game.players[2].notes = (given, keeps)
    return given


@card("ti4:so-ata")
@pytest.mark.parametrize(("system", "asks"), [(0, True), (2, False)])
def test_only_where_its_owner_had_units(system: int, asks: bool) -> None:
    table = Table("yssaril", "hacan").court(0, COMMANDER).ships(0, 0, cruiser=1).hand(1, "spy")
    game = table.game
    game.active = 0
    table.begin()
    answer(game, 1, "tactical")
    answer(game, 1, f"system {system}")
    decision = game.asked(0)
    assert (decision is not None and decision.prompt == "after-system-activated") == asks


@card("ti4:so-ata", "ti4:scheming")
def test_seven_cards_unlock_it_once_the_scheming_is_done() -> None:
    game = Table("yssaril", "hacan").court(0).hand(0, "sabotage", "spy", "plague", "uprising", "insubordination").game
    game.deck = list(range(40, 60))
    draw(game, 0, 1)
    game.begin(ActionPhase())
    assert len(game.players[0].hand) == 7
    assert ATA in game.players[0].locked, "one is still to be discarded"
    answer(game, 0, "card")
    assert ATA in game.players[0].locked, "six are left"
    again = Table("yssaril", "hacan").court(0).game
    again.players[0].hand = list(range(30, 36))
    again.discard = [50]
    take_discarded(again, 0, 50)
    again.begin(ActionPhase())
    assert ATA in again.players[0].leaders


# -- Kyver -------------------------------------------------------------------------------------------------------------


def opened() -> TwilightImperium:
    table = Table("yssaril", "hacan", "sol", "letnev").court(0, HERO).planets(0, BEREG)
    table.hand(1, "sabotage", "spy", "plague", "uprising").hand(2, "sabotage", "lucky-shot")
    game = table.begin()
    answer(game, 0, f"leader {KYVER}")
    return game


@card("ti4:kyver-blade-and-key")
def test_each_shows_a_card_of_their_choice_and_loses_it_or_three_others() -> None:
    """All show before anything is taken; who has no cards is not asked."""
    game = opened()
    spy, shot = numbers_of("spy")[0], numbers_of("lucky-shot")[0]
    answer(game, 1, f"card {spy}")
    assert game.asked(0) is None, "somebody has not shown yet"
    answer(game, 2, f"card {shot}")
    assert {(spy, 1), (shot, 2)} <= set(known_in_hands(game, 0))
    shown = [(event.actor, event.secret, event.knowers) for event in game.log or [] if event.kind == "card shown"]
    assert shown == [(1, (spy,), (1, 0)), (2, (shot,), (2, 0))]
    assert not known_in_hands(game, 3)
    assert asked(game, 0).things == (("seat", 1), ("card", spy))
    answer(game, 0, "discard at random")
    assert (len(game.players[1].hand), len(game.discard)) == (1, 3)
    answer(game, 0, "take shown card")
    assert game.players[0].hand == [shot], "taken, not drawn: no scheming"
    assert KYVER not in game.players[0].leaders


@card("ti4:kyver-blade-and-key")
def test_nothing_need_happen_and_fewer_than_three_are_all() -> None:
    game = opened()
    answer(game, 1, "card")
    answer(game, 2, "card")
    answer(game, 0, "leave cards")
    assert len(game.players[1].hand) == 4
    answer(game, 0, "discard at random")
    assert game.players[2].hand == []


@card("ti4:kyver-blade-and-key")
@pytest.mark.parametrize("seat", [0, 1, 2, 3])
def test_who_imagines_the_table_knows_no_more_of_what_was_shown_than_at_the_table(seat: int) -> None:
    game = opened()
    spy, shot = numbers_of("spy")[0], numbers_of("lucky-shot")[0]
    held = [each for player in game.players for each in player.hand]
    game.deck = [each for each in range(30, 58) if each not in held]
    answer(game, 1, f"card {spy}")
    answer(game, 2, f"card {shot}")
    found: set[tuple[tuple[int, int], ...]] = set()
    for number in range(12):
        imagined = game.redeal(seat, seeded(number))
        spies = imagined.innermost(GuildOfSpies)
        assert isinstance(spies, GuildOfSpies)
        assert all(each in imagined.players[other].hand for other, each in spies.shown)
        found.add(spies.shown)
    assert (len(found) == 1) == (seat == 0)
    assert all((seat, own) in rows for rows in found for other, own in ((1, spy), (2, shot)) if other == seat)


# -- Blackshade Infiltrator --------------------------------------------------------------------------------------------


@card("ti4:blackshade-infiltrator", "ti4:stall-tactics")
def test_after_stall_tactics_a_mech_comes_to_a_planet_of_its_owner() -> None:
    table = Table("yssaril", "hacan", tiles=TILES).court(0).planets(0, BEREG, LIRTA).hand(0, "spy", "sabotage")
    game = table.troops(1, 30, infantry=1).begin()
    answer(game, 0, f"ability {NUMBER['stall-tactics']}")
    answer(game, 0, "card")
    assert asked(game, 0).prompt == "after-ability-used"
    answer(game, 0, "mech")
    assert sorted([option.id() for option in asked(game, 0).options]) == [BEREG, LIRTA]
    answer(game, 0, f"planet {LIRTA}")
    assert count(game.players[0].troops_on(LIRTA), MECH) == 1


@card("ti4:blackshade-infiltrator")
def test_no_fifth_mech_and_none_on_a_closed_planet() -> None:
    table = Table("yssaril", "hacan", tiles=TILES).court(0).troops(0, BEREG, mech=4).hand(0, "spy", "sabotage")
    game = table.begin()
    answer(game, 0, f"ability {NUMBER['stall-tactics']}")
    answer(game, 0, "card")
    assert game.asked(0) is None or asked(game, 0).prompt != "after-ability-used"


# -- how the bot plays them --------------------------------------------------------------------------------------------


def test_the_bot_looks_where_most_is_hidden_and_takes_what_is_good() -> None:
    game = visited()
    answer(game, 0, "leader")
    game.answer(what_is_hidden(Aims(game, 0), asked(game, 0)))
    assert known_in_hands(game, 0)
    game = opened()
    assert many_cards(Aims(game, 0), asked(game, 1), KYVER)
    game.answer(least_missed(Aims(game, 1), asked(game, 1)))
    game.answer(least_missed(Aims(game, 2), asked(game, 2)))
    game.answer(take_or_harm(Aims(game, 0), asked(game, 0)))
    game.answer(take_or_harm(Aims(game, 0), asked(game, 0)))
    assert len(game.players[1].hand) + len(game.players[2].hand) < 6
