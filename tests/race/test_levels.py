"""The levels of play of Race: where they are offered, that they answer legally everywhere and know nothing hidden."""

from __future__ import annotations

import io
import json
import random
import zipfile
from array import array
from pathlib import Path

import pytest

from orrery.bots.learned import LearnedBot
from orrery.bots.levels import FRIENDLY, LEVELS, STRONG, STRONGEST, Levels
from orrery.bots.net import Net, Shape, save_net
from orrery.bots.searching import SearchingBot
from orrery.kernel.decision import chosen
from orrery.kernel.imagining import imagination, imagine
from orrery.kernel.laws import random_choice
from orrery.kernel.record import Options
from orrery.kernel.rng import seeded
from orrery.lab.ladder import ladder
from orrery.race.bot import GreedyBot
from orrery.race.bot.features import RaceCoder
from orrery.race.setup import setup
from orrery.race.title import NET, TITLE
from orrery.tables.table import Table
from support.race_settings import SETTINGS
from support.rulebook import CHECKOUT

CODER = RaceCoder()
MEASURED = {"any": ["start_worlds"], "settings": [{"players": ["2", "3"]}, {"players": ["2"], "sets": ["storm"]}]}
MEBIBYTE = 1 << 20


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small net that knows nothing, and where it would be offered."""
    path, luck = tmp_path_factory.mktemp("nets") / "small.net", random.Random(5)
    shape = Shape(len(CODER.features), len(CODER.scalars), len(CODER.rows), 12, 8)
    sizes = shape.matrices().items()
    weights = {
        name: [array("f", [luck.gauss(0, 0.5) for _ in range(wide)]) for _ in range(n)] for name, (n, wide) in sizes
    }
    save_net(path, CODER, shape, weights, {"title": "race", "command": "by chance"})
    path.with_suffix(".json").write_text(json.dumps(MEASURED), encoding="utf-8")
    return path


def levels_at(path: Path) -> Levels:
    return Levels("race", path, lambda: CODER, GreedyBot, ("action",))


def fits(levels: Levels, **options: int | str) -> bool:
    return levels.fit(TITLE.checked(options), TITLE.checked({}))


def test_levels_are_offered_where_the_net_was_measured(net: Path) -> None:
    levels = levels_at(net)
    assert levels.names() == list(LEVELS)
    assert fits(levels, players=2)
    assert fits(levels, players=2, start_worlds="choice")
    assert fits(levels, players=2, sets="storm")
    assert not fits(levels, players=4)
    assert not fits(levels, players=3, sets="storm")
    assert not fits(levels, players=2, sets="storm", goals="yes")
    assert not fits(levels, players=2, edition="revised")


def test_without_a_net_there_are_no_levels(tmp_path: Path) -> None:
    levels = levels_at(tmp_path / "none.net")
    assert levels.names() == []
    assert not fits(levels, players=2)


def test_elsewhere_the_greedy_bot_plays(net: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TITLE, "levels", levels_at(net))
    monkeypatch.setattr(TITLE, "bots", {**TITLE.bots, STRONG: lambda: levels_at(net).bot(STRONG)})
    assert TITLE.playing(STRONG, {"players": 3}) == STRONG
    assert TITLE.playing(STRONG, {"players": 4}) == "greedy"
    assert TITLE.playing("random", {"players": 4}) == "random"
    assert (TITLE.adviser({"players": 3}), TITLE.adviser({"players": 4})) == (STRONG, "")
    assert Table(TITLE, {"players": 4}, 1, ["human", STRONG, "random", STRONG]).occupants == [
        "human",
        "greedy",
        "random",
        "greedy",
    ]


def test_what_the_levels_are(net: Path) -> None:
    levels = levels_at(net)
    friendly, strong, strongest = [levels.bot(level) for level in LEVELS]
    assert (type(friendly), type(strong), type(strongest)) == (LearnedBot, LearnedBot, SearchingBot)
    assert friendly.temperature > strong.temperature == strongest.temperature == 0
    assert [levels.imagines(level) for level in LEVELS] == [bot.IMAGINES for bot in (friendly, strong, strongest)]
    assert friendly.net is strong.net is strongest.net, "it is read once"
    for language in ("en", "de"):
        words = TITLE.words(language, [], -1)
        assert all(": " in words.bot(level) for level in LEVELS)


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_every_level_answers_legally_in_every_setting(net: Path, number: int) -> None:
    levels = levels_at(net)
    bots = [levels.bot(level) for level in LEVELS]
    game, luck = setup(SETTINGS[number], 70 + number), seeded(number)
    searches = 0
    for made in range(150):
        if game.over:
            break
        decision = game.first_asked()
        view, seat = game.view(decision.seat), decision.seat
        searched = decision.prompt == "action"
        searches += searched
        for bot in bots[: 2 if searched and searches > 2 else 3]:
            choice = bot.choose(view, decision, luck, imagination(game, seat, luck))
            assert choice.seat == seat
            chosen(decision, choice)
        game.answer(choice if made % 2 else random_choice(decision, luck))


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_a_bot_explains_itself_by_what_its_seat_knows(net: Path, number: int) -> None:
    """On every table at which the seat could be sitting the reasons are the same, and they are those of its choice."""
    strong = levels_at(net).bot(STRONG)
    game, luck = setup(SETTINGS[number], 90 + number), seeded(number)
    weighed_at = 0
    for _ in range(60):
        if game.over:
            break
        decision = game.first_asked()
        seat = decision.seat
        view = game.view(seat)
        table = imagine(game, seat, luck)
        weighed, asked = strong.weigh(view, decision), table.asked(seat)
        assert asked is not None
        also = strong.weigh(table.view(seat), asked)
        choice = strong.choose(view, decision, luck, imagination(game, seat, luck))
        if weighed is not None:
            assert also is not None
            assert (weighed.best, weighed.picks, weighed.wins) == (also.best, also.picks, also.wins)
            assert weighed.picks == choice.picks
            assert sum(share for _, share in weighed.best) <= 1.000001
            assert weighed.best[0][1] == max(share for _, share in weighed.best)
            assert strong.expected(view, decision) == (weighed.wins, weighed.margin)
            weighed_at += 1
        game.answer(random_choice(decision, luck))
    assert weighed_at > 10


# -- the net of the package --------------------------------------------------------------------------------------------


def test_the_net_of_the_package_is_of_todays_keys_and_small() -> None:
    assert NET.stat().st_size < 8 * MEBIBYTE
    levels = TITLE.levels
    assert levels is not None
    _, net = levels.loaded()
    assert isinstance(net, Net)
    assert net.about["features"] == CODER.features
    assert net.about["scalars"] == CODER.scalars
    assert net.about["rows"] == CODER.rows
    assert net.about["command"]


def test_every_setting_in_which_levels_are_offered_is_one() -> None:
    levels = TITLE.levels
    assert levels is not None
    names = set(TITLE.checked({}))
    for setting in levels.measured["settings"]:
        asked: Options = {name: values[0] for name, values in setting.items() if name in names}
        assert set(setting) <= names | {"measured"}
        assert TITLE.adviser({**asked, "players": int(setting["players"][0])}) == STRONG, setting


def test_the_friendly_level_loses_to_the_strong_one() -> None:
    report = ladder(TITLE, {"players": 2}, [FRIENDLY, STRONG], 40, 11)
    assert report["errors"] == []
    assert report["pairings"][0]["shares"][1] > 0.6


def test_strongest_thinks_ahead_of_the_action_alone() -> None:
    strongest = TITLE.bot(STRONGEST)
    assert isinstance(strongest, SearchingBot)
    assert strongest.prompts == ("action",)


def test_what_is_installed_stays_small() -> None:
    """Packed as a wheel is: everything below the package, the page included where it is built."""
    package, packed = CHECKOUT / "src" / "orrery", io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path in package.rglob("*"):
            if path.is_file() and "__pycache__" not in path.parts:
                wheel.write(path, path.relative_to(package))
    assert len(packed.getvalue()) < 12_000_000
