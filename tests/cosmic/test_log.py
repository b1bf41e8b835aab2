"""What happens is told: who did it, and to what."""

from __future__ import annotations

from orrery.cosmic.cards import ALIEN, CLASSIC_FILCH, NUMBERS, TECH, flare_of
from orrery.cosmic.encounter import DEFENSE, OFFENSE
from orrery.cosmic.rules.change import ChangePower
from orrery.cosmic.rules.gain_tech import GainTech, top_tech
from orrery.cosmic.setup import setup
from orrery.kernel.decision import Choice
from orrery.kernel.procedure import Procedure
from support.cite import rule
from support.cosmic import Cosmos

QUIET = ("mirror", "trader", "calculator", "sorcerer")
WON = {0: ["attack-20"], 1: ["attack-04"]}
LOST = {0: ["attack-04"], 1: ["attack-20"]}

Line = tuple[int, tuple[int, ...]]


def told(table: Cosmos, kind: str) -> list[Line]:
    return [(event.actor, event.values) for event in table.events(kind)]


def card(key: str) -> int:
    return NUMBERS[key][0]


def run(table: Cosmos, procedure: Procedure) -> Cosmos:
    """That procedure alone."""
    table.game.begin(procedure)
    return table


# -- turns and encounters ----------------------------------------------------------------------------------------------


@rule("cosmic:turn.1")
def test_turns_are_counted() -> None:
    game = setup({"players": 3, "deal_aliens": "mirror,trader,calculator"}, 3)
    while game.turns < 2:
        decision = game.waiting()[0]
        game.answer(Choice(decision.seat, tuple(range(decision.least))))
    lines = [(event.actor, event.values) for event in game.log or [] if event.kind == "turn"]
    assert lines == [((game.turn + 2) % 3, (1,)), (game.turn, (2,))]


def test_an_offense_without_ships_to_send() -> None:
    table = Cosmos(*QUIET[:3], hands=WON)
    table.to("aim")
    for planet in range(5):
        table.game.colonies[planet][0] = 0
    table.game.players[0].gone = 20
    table.encounter()
    assert told(table, "no ships") == [(0, ())]


def test_who_was_invited_and_stays_out_is_named() -> None:
    table = Cosmos(*QUIET, hands=WON).invites(0, 2).encounter()
    assert told(table, "stayed out") == [(2, ())]


def test_landing_on_an_own_colony_is_no_new_one() -> None:
    table = Cosmos(*QUIET[:3], hands=WON)
    table.game.colonies[5][0] = 1
    table.sends(2, 5).encounter()
    assert told(table, "landed") == [(0, (5, 2))]
    assert told(table, "colony") == []


@rule("cosmic:victory.1")
def test_the_winners_and_their_colonies() -> None:
    table = Cosmos(*QUIET[:3], hands=WON)
    for planet in (6, 7, 8, 9):
        table.game.colonies[planet][0] = 1
    table.sends(1, 5).encounter()
    assert told(table, "wins") == [(0, (5,))]


def test_talks_and_how_they_ended() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["negotiate"], 1: ["negotiate"]})
    table.to("deal")
    table.pick(0, "end talks")
    table.encounter()
    assert told(table, "no deal") == [(0, ())]
    assert told(table, "deal failed") == [(-1, ())], "it is about both"
    table = Cosmos(*QUIET[:3], hands={0: ["negotiate"], 1: ["negotiate"]})
    table.to("deal")
    table.offer(0, (0, "colony", 0), (1, "colony", 5))
    table.pick(1, "accept").encounter()
    assert (told(table, "deal"), told(table, "no deal"), told(table, "deal failed")) == ([(-1, ())], [], [])


def test_a_card_that_is_taken_back() -> None:
    hands = {0: ["attack-06"], 1: ["attack-20"], 2: ["cosmic-zap"]}
    table = Cosmos("miser", "zombie", "clone", hands=hands).will(2, "cosmic-zap").sends(2)
    hoarded = table.game.deck.pop(table.game.deck.index(card("attack-40")))
    table.game.players[0].powers[0].cards.append(hoarded)
    table.to("launch")
    table.game.deck.append(table.game.players[0].hand.pop())
    table.encounter()
    assert told(table, "card taken back") == [(1, ())]


# -- powers ------------------------------------------------------------------------------------------------------------


@rule("cosmic:variant.hidden-powers.1")
def test_a_hidden_sheet_that_is_turned_up() -> None:
    table = Cosmos("tripler", "filch", "clone", hands=WON, hidden=True).will(0, "tripler").encounter()
    assert told(table, "power shown")[0] == (0, (ALIEN["tripler"],))


def test_a_sheet_that_is_refused_and_one_that_is_taken_unseen() -> None:
    for hidden, refused in ((False, [(0, (ALIEN["tripler"],))]), (True, [])):
        table = Cosmos("mirror", "trader", "calculator", hidden=hidden)
        table.game.aliens = [ALIEN["tripler"]]
        run(table, ChangePower(0)).pick(0, "mirror")
        assert told(table, "sheet refused") == refused
    table = Cosmos("mirror", "trader", "calculator", hidden=True)
    table.game.aliens = [ALIEN["tripler"]]
    run(table, ChangePower(0)).pick(0, "tripler")
    assert told(table, "hidden power") == [(0, ())]
    assert told(table, "new power") == []


def test_mirror_says_which_cards_are_turned_and_copied() -> None:
    table = Cosmos("mirror", "trader", "clone", hands=WON).will(0, "mirror").encounter()
    assert told(table, "reversal") == [(0, (0,))]
    table = Cosmos("zombie", "trader", "clone", hands={0: ["attack-04", "mirror-flare"], 1: ["attack-20"]})
    table.will(0, "mirror-flare").encounter()
    assert told(table, "copied") == [(0, ())]


def test_amoeba_and_calculator() -> None:
    table = Cosmos("amoeba", "clone", "zombie", hands=WON).will(0, "amoeba").sends(2)
    table.says(0, "amoeba.way", "fewer ships").says(0, "amoeba.fewer", "planet 2", "planet 3").encounter()
    assert (told(table, "oozed out"), told(table, "oozed in")) == ([(0, (2,))], [])
    hands = {0: ["attack-15", "calculator-flare"], 1: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "calculator-flare")
    table.says(0, "calculator.call", "even").encounter()
    assert (told(table, "called even"), told(table, "called odd")) == ([(0, ())], [])


def hoarding(*keys: str, hands: dict[int, list[str]]) -> Cosmos:
    table = Cosmos("miser", "zombie", "clone", hands=hands)
    for key in keys:
        table.game.players[0].powers[0].cards.append(table.game.deck.pop(table.game.deck.index(card(key))))
    return table


def test_what_miser_does_with_the_hoard() -> None:
    table = hoarding("plague", hands={0: ["attack-06"], 1: ["attack-20", "attack-10"]}).will(0, "miser")
    table.to("encounter card")
    assert told(table, "new hoard") == [(0, ())]
    assert told(table, "hoarded") == [(0, (8,))]
    drawn = table.events("hoarded")[0]
    assert len(drawn.seen_by(0).secret) == 8
    assert drawn.seen_by(1).secret == ()
    table = hoarding("mobius-tubes", "attack-04", hands={0: ["attack-06"], 1: ["attack-20"]}).in_warp(0, 2)
    table.will(0, "mobius-tubes").to("aim")
    assert told(table, "from hoard") == [(0, (card("mobius-tubes"),))]


def test_cards_set_aside_are_counted() -> None:
    hands = {0: ["attack-20", "attack-10"], 1: ["miser-flare", "reinforcement-2", "reinforcement-3", "plague"]}
    hands[2] = ["attack-04"]
    table = Cosmos("zombie", "clone", "tripler", hands=hands, top=["attack-06"] * 7 + ["attack-08"])
    table.will(1, "miser-flare").says(1, "miser.aside", "reinforcement-2", "reinforcement-3").to("encounter card")
    assert told(table, "set aside") == [(1, (2,))]


def test_mite_blusters() -> None:
    five = ["plague", "quash", "force-field", "ionic-gas", "emotion-control"]
    hands = {0: ["attack-20", "mite-flare"], 1: five}
    table = Cosmos("mite", "zombie", "clone", hands=hands).says(1, "mite.give in", "throw cards").will(0, "mite-flare")
    table.to("mite.keep")
    assert told(table, "cards thrown") == [(1, (2,))]
    seen = table.events("looked at thrown")[0]
    assert (seen.actor, seen.values) == (0, (1, 2))
    assert [len(seen.seen_by(seat).secret) for seat in range(3)] == [2, 2, 0]
    hands = {0: ["attack-20", "mite-flare"], 1: ["attack-04"], 2: ["attack-06"], 3: ["attack-08"]}
    table = Cosmos("zombie", "clone", "mirror", "warrior", hands=hands).will(0, "mite-flare")
    table.invites(0, 2).invites(1, 3).joins(2, "offense", 1).joins(3, "defense", 2).encounter()
    assert told(table, "allies sent home") == [(0, ())]


def test_mixed_hands_are_seen_by_their_holders() -> None:
    hands = {0: ["attack-04", "plague", "oracle-flare"], 1: ["attack-06", "attack-08", "attack-10", "attack-12"]}
    table = Cosmos("zombie", "clone", "mirror", hands=hands).will(0, "oracle-flare")
    table.to("encounter card", 1)
    assert told(table, "hands mixed") == [(0, (1,))]
    assert told(table, "mixed hand") == [(0, (2,)), (1, (4,))]
    for event in table.events("mixed hand"):
        assert event.seen_by(event.actor).secret
        assert event.seen_by(1 - event.actor).secret == ()


def test_a_power_that_is_lent() -> None:
    hands = {0: ["attack-04"], 1: ["attack-20"], 2: ["philanthropist-flare", "attack-06"]}
    table = Cosmos("clone", "zombie", "tripler", hands=hands, hidden=True).will(2, "philanthropist-flare")
    table.says(2, "philanthropist.borrower", "seat 0").sends(1).encounter()
    assert (2, (ALIEN["tripler"],)) in told(table, "power shown")
    assert told(table, "power lent") == [(2, (0, ALIEN["tripler"]))]


def test_a_flare_that_goes_to_another() -> None:
    hands = {**LOST, 2: ["reincarnator-flare"]}
    table = Cosmos("clone", "zombie", "tripler", hands=hands).will(2, "reincarnator-flare").encounter()
    assert told(table, "flare given") == [(2, (0, flare_of(ALIEN["reincarnator"])))]


def test_vulch_keeps_a_card() -> None:
    hands = {0: ["attack-40", "vulch-flare"], 1: ["attack-08", "attack-04"]}
    table = Cosmos("mirror", "clone", "zombie", hands=hands).will(0, "vulch-flare").lays("attack-40", "attack-08")
    table.says(0, "vulch.keep", "keep").encounter()
    assert told(table, "card kept") == [(0, ())]


@rule("cosmic:cards.card-zap.1")
def test_a_card_that_is_zapped() -> None:
    hands = {0: ["attack-04", "cosmic-zap"], 1: ["attack-20"], 2: ["card-zap"]}
    table = Cosmos("clone", "tripler", "mirror", hands=hands).will(0, "cosmic-zap").will(2, "card-zap").encounter()
    assert told(table, "card zapped") == [(0, (card("cosmic-zap"),))]


@rule("cosmic:cards.classic-filch-flare.1", "cosmic:cards.classic-filch-flare.2")
def test_accusations_and_who_is_caught() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-04"], 1: ["attack-06"], 2: ["attack-08", "classic-filch-flare"]})
    table.agree(classic_filch=True)
    table.says(2, "filch.cheat", "cheat deck").says(0, "filch.cheat", "seat 2").says(1, "filch.cheat", "seat 0")
    table.to("aim")
    assert told(table, "accused") == [(0, (2,)), (1, (0,))]
    assert told(table, "caught") == [(2, ())]
    assert told(table, "played") == [(2, (CLASSIC_FILCH,))]


# -- technologies ------------------------------------------------------------------------------------------------------


@rule("cosmic:tech.research.1", "cosmic:tech.complete.2")
def test_research_and_its_end() -> None:
    table = Cosmos(*QUIET[:3], researching={0: {"omega-missile": 1}})
    table.says(0, "research", "research").says(0, "research ship", "planet 2").to("aim")
    assert told(table, "researched") == [(0, (2,))]
    table = Cosmos(*QUIET[:3], researching={0: {"xenon-lasers": 3}}).says(0, "research", "complete")
    table.to("aim")
    assert told(table, "completed") == [(0, (TECH["xenon-lasers"],))]
    table = Cosmos(*QUIET[:3], researching={0: {"omega-missile": 1}}).says(0, "research", "give up")
    table.to("aim")
    assert told(table, "tech discarded") == [(0, (TECH["omega-missile"],))]


@rule("cosmic:tech.gain.2")
def test_technologies_that_are_not_kept() -> None:
    table = Cosmos(*QUIET[:3])
    table.game.tech_deck = [3, 4, 5]
    run(table, GainTech(0, 2)).pick(0, "tech 4")
    assert told(table, "tech discarded") == [(0, (5,))]
    table.game.tech_deck = []
    top_tech(table.game)
    assert told(table, "techs shuffled") == [(-1, ())]


def test_what_technologies_do() -> None:
    table = Cosmos(*QUIET[:3], researching={1: {"genesis-bomb": 5}}).will(1, "genesis-bomb")
    table.to("aim")
    assert told(table, "genesis") == [(1, (15,))]
    table = Cosmos(*QUIET[:3], techs={0: ["omega-missile"]}).will(0, "omega-missile")
    table.says(0, "omega-missile.planet", "planet 7").to("aim")
    assert told(table, "destroyed") == [(0, (7,))]
    table = Cosmos(*QUIET[:3], hands=WON, techs={1: ["lunar-cannon"]}).will(1, "lunar-cannon")
    table.game.players[1].techs[0].memory = 5
    table.sends(1, 5).encounter()
    assert told(table, "cannon fired") == [(1, (DEFENSE,))]
    table = Cosmos(*QUIET, hands=WON, techs={0: ["the-qax"]}).will(0, "the-qax").invites(0, 2, 3)
    table.says(0, "the-qax.guest", "seat 3").encounter()
    assert told(table, "qax") == [(0, (3,))]
    assert told(table, "allied")[0] == (3, (OFFENSE, 4))


def test_what_lies_under_a_battery_only_its_owner_reads() -> None:
    hands = {0: ["attack-30", "attack-04"]}
    table = Cosmos(*QUIET[:3], hands=hands, researching={0: {"quark-battery": 3}}).says(0, "research", "complete")
    table.says(0, "quark-battery.card", "attack-30").to("aim")
    charged = table.events("charged")[0]
    assert (charged.actor, charged.seen_by(0).secret) == (0, (card("attack-30"),))
    assert charged.seen_by(1).secret == ()


def test_a_second_power_comes_and_goes() -> None:
    for hidden in (False, True):
        table = Cosmos(*QUIET[:3], hidden=hidden, researching={0: {"precursor-seed": 9}})
        table.game.aliens = [ALIEN["tripler"]]
        table.says(0, "research", "complete").to("aim")
        if hidden:
            assert (told(table, "hidden second power"), told(table, "second power")) == ([(0, ())], [])
        else:
            assert told(table, "second power") == [(0, (ALIEN["tripler"],))]


def test_what_is_about_both_sides_is_nobodys_line() -> None:
    table = Cosmos(*QUIET[:3], hands={0: ["attack-10"], 1: ["attack-04"]}).encounter()
    for kind in ("cards laid", "totals", "outcome"):
        assert [actor for actor, _ in told(table, kind)] == [-1], kind
