"""The command line."""

from __future__ import annotations

import json
import os
import re
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress
from typer.core import TyperGroup

from orrery import __version__
from orrery.games import TITLES, title_of
from orrery.kernel.plain import TornSave
from orrery.kernel.record import BadOption, Options
from orrery.lab import bench as bench_lab
from orrery.lab import content as content_lab
from orrery.lab import coverage as coverage_lab
from orrery.lab import ladder as ladder_lab
from orrery.lab import ladder_page
from orrery.lab import odds as odds_lab
from orrery.lab import simulate as simulate_lab
from orrery.lab import verify as verify_lab
from orrery.lab.checkout import NoCheckout, is_compiled
from orrery.tables import storage
from orrery.tables.table import HUMAN, Table, load
from orrery.terminal import replay as replays
from orrery.terminal.client import INTERRUPTED, Client
from orrery.terminal.plain import PlainScreen
from orrery.terminal.rulebook import matching, rule_line, worded
from orrery.terminal.screen import Screen
from orrery.terminal.words import language_of
from orrery.terminal.wrong import bad_option
from orrery.title import BadQuestion, Title
from orrery.words import LANGUAGES

BAD_INPUT = 2
OPPONENT = "greedy"


class BadInput(Exception):
    """What was typed makes no sense. The message says what is wrong and what would be right."""


class Commands(TyperGroup):
    """All commands. Whatever is wrong with the input becomes one line and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BadOption as bad:
            wrong = bad_option(bad)
        except (BadInput, TornSave, NoCheckout, bench_lab.NoEngine) as bad:
            wrong = str(bad)
        typer.echo(f"orrery: {wrong}", err=True)
        raise typer.Exit(BAD_INPUT)


app = typer.Typer(
    cls=Commands, add_completion=False, no_args_is_help=True, rich_markup_mode=None, pretty_exceptions_enable=False,
    help="Space board games, completely: every rule enforced, every step citing the rule behind it.",
)  # fmt: skip

Seats = Annotated[int | None, typer.Option("--players", help="How many play.")]
Seed = Annotated[int | None, typer.Option("--seed", help="The same seed and choices give the same game.")]
Chosen = Annotated[list[str] | None, typer.Option("--option", help="An option of the game, key=value; repeatable.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or de; else that of the environment.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


def show(report: Any, as_json: bool, lines: list[str]) -> None:
    typer.echo(json.dumps(report, ensure_ascii=False) if as_json else "\n".join(lines))


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"orrery {__version__}{' (compiled)' if is_compiled() else ''}")
        raise typer.Exit


@app.callback()
def orrery(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    pass


# -- what several commands read ----------------------------------------------------------------------------------------


def find_language(wanted: str | None) -> str:
    if wanted is None:
        return language_of(os.environ)
    if wanted not in LANGUAGES:
        raise BadInput(f"--lang {wanted}: no such language; possible: {', '.join(LANGUAGES)}")
    return wanted


def read_options(title: Title, pairs: list[str] | None, players: int | None) -> Options:
    """The options of the game, checked."""
    options: Options = {} if players is None else {"players": players}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadInput(f"--option {pair}: write key=value, such as players=2")
        if key in options:
            raise BadInput(f"--option {pair}: {key} is given twice; give it once")
        options[key] = int(value) if re.fullmatch("[0-9]{1,9}", value) else value
    return title.checked(options)


def read_names(bots: str) -> list[str]:
    return [name.strip() for name in bots.split(",")]


@contextmanager
def progress_bar(title: Title, games: int, as_json: bool) -> Iterator[Callable[[], object]]:
    """Shows how far it has come, on a terminal; to be told of every game that is over."""
    console = Console(stderr=True)
    with Progress(console=console, disable=as_json or not console.is_terminal, transient=True) as progress:
        bar = progress.add_task(title.label, total=games)
        yield lambda: progress.advance(bar)


def screen_for(plain: bool) -> Screen | PlainScreen:
    return PlainScreen(sys.stdout.write, input) if plain else Screen(Console(highlight=False), input)


# -- commands ----------------------------------------------------------------------------------------------------------


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="Which game; race if none is named.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Simple lines, for a screen reader.")] = False,
    players: Seats = None,
    bots: Annotated[
        str | None, typer.Option("--bots", help="Who sits in the last seats, such as greedy,random; or none.")
    ] = None,
    seed: Seed = None,
    option: Chosen = None,
    lang: Language = None,
    load_file: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
    hints: Annotated[
        bool | None,
        typer.Option("--hints/--no-hints", help="Whether a bot may be asked; else if one person plays alone."),
    ] = None,
) -> None:
    """Play in the browser. With --terminal, or when the table is described here, at this keyboard."""
    language = find_language(lang)
    given = {"--players": players, "--bots": bots, "--seed": seed, "--option": option or None}
    described = [name for name, value in given.items() if value is not None]
    if not (terminal or plain or described or load_file or hints is not None):
        play_in_browser(game, language if lang else "")
        return
    if load_file is None:
        table = new_table(title_of(game or "race"), players, bots, seed, option)
    else:
        table = loaded_table(load_file, game, described)
    raise typer.Exit(Client(table, language, screen_for(plain), hints).run())


def play_in_browser(game: str | None, language: str) -> None:
    """Serve for this machine alone and open the page."""
    from orrery.web import serve as web  # only here: the terminal needs none of it

    if game is not None:
        title_of(game)
    host = "127.0.0.1"
    try:
        path = f"/?lang={language}" if language else "/"
        web.serve(host, web.free_port(host, web.PORT), web.data_folder(), browser=path)
    except web.CannotServe as wrong:
        raise BadInput(str(wrong)) from None


def new_table(title: Title, players: int | None, bots: str | None, seed: int | None, option: list[str] | None) -> Table:
    """A fresh table. People sit in the first seats, bots in the last ones."""
    named = [] if bots is None or bots == "none" else read_names(bots)
    if players is None and named and not any(pair.startswith("players=") for pair in option or []):
        players = len(named) + 1
    options = read_options(title, option, players)
    seats = int(options["players"])
    if bots is None:
        named = [OPPONENT] * (seats - 1)
    if len(named) >= seats:
        raise BadInput(
            f"--bots {bots}: no seat of {seats} is left for you; name {seats - 1} at most, or use orrery simulate"
        )
    occupants = [HUMAN] * (seats - len(named)) + named
    return Table(title, options, secrets.randbelow(1_000_000_000) if seed is None else seed, occupants)


def loaded_table(path: Path, game: str | None, given: list[str]) -> Table:
    if given:
        raise BadInput(f"--load brings its own table; leave out {', '.join(given)}")
    if game is not None:
        title_of(game)
    table = load(path)
    if game not in (None, table.title.name):
        raise BadInput(f"{path} is a game of {table.title.name}, not of {game}; leave out {game}")
    if HUMAN not in table.occupants:
        raise BadInput(f"{path}: nobody but bots plays at this table; orrery replay shows it")
    return table


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", help="Where to listen; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, help="The port.")] = 8765,
    folder: Annotated[Path | None, typer.Option("--data", help="Where tables are kept.")] = None,
    database: Annotated[str, typer.Option("--database", help="A database other than the file there (URL).")] = "",
    workers: Annotated[int, typer.Option("--workers", min=1, help="Processes in which bots think.")] = 1,
    name: Annotated[
        list[str] | None,
        typer.Option("--name", help="A name that people type to come here, such as games.example; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="The address or network of a proxy in front of this server; may be repeated."),
    ] = None,
    metrics: Annotated[
        list[str] | None,
        typer.Option("--metrics", help="An address or network from which /api/metrics may be read; may be repeated."),
    ] = None,
    linger: Annotated[
        float,
        typer.Option("--linger", min=0, max=4, help="Seconds of requests after SIGTERM, for balancers to notice."),
    ] = 0,
) -> None:
    """Serve the page, for others to join.

    Asked for by another name than this machine's own, its addresses and those given with --name, the server refuses.
    Where a request comes from only a proxy given with --proxy may say (X-Forwarded-For, X-Forwarded-Proto).
    Told to end (SIGTERM, Ctrl-C), it is not ready at once, answers what it has stored and tells pages to come again.
    """
    from orrery.web import serve as web

    if not web.is_free(host, port):
        raise BadInput(f"--port {port}: in use on {host}, or not allowed; name another")
    try:
        web.serve(
            host,
            port,
            folder or web.data_folder(),
            database,
            workers,
            names=name or [],
            proxies=proxy or [],
            readers=metrics or [],
            linger=linger,
        )
    except web.CannotServe as wrong:
        raise BadInput(str(wrong)) from None


@app.command()
def guests(
    folder: Annotated[Path | None, typer.Option("--data", help="Where tables are kept.")] = None,
    database: Annotated[str, typer.Option("--database", help="A database other than the file there (URL).")] = "",
    forget: Annotated[bool, typer.Option("--forget", help="Do it; else only say what would be done.")] = False,
) -> None:
    """Forget guests who came a month ago and have no table. A running server does so by itself."""
    from orrery.web import serve as web

    try:
        typer.echo(web.guests(folder or web.data_folder(), database, forget))
    except web.CannotServe as wrong:
        raise BadInput(str(wrong)) from None


databases = typer.Typer(no_args_is_help=True, help="Look after the database that orrery serve keeps.")
app.add_typer(databases, name="database")
Kept = Annotated[Path | None, typer.Option("--data", help="Where tables are kept.")]
Elsewhere = Annotated[str, typer.Option("--database", help="A database other than the file there (URL).")]


@contextmanager
def database_work() -> Iterator[Any]:
    from orrery.web import database as work
    from orrery.web.serve import CannotServe, data_folder

    try:
        yield work, data_folder()
    except CannotServe as wrong:
        raise BadInput(str(wrong)) from None


@databases.command()
def upgrade(folder: Kept = None, database: Elsewhere = "") -> None:
    """Bring the schema up to this version. A server does so itself when it starts."""
    with database_work() as (work, usual):
        typer.echo(work.upgraded(folder or usual, database))


@databases.command()
def check(folder: Kept = None, database: Elsewhere = "", as_json: AsJson = False) -> None:
    """Say what is wrong, table by table: exit code 1 if anything is. Servers may run meanwhile."""
    with database_work() as (work, usual):
        found = work.checked(folder or usual, database)
    show(work.told(found), as_json, work.lines(found))
    raise typer.Exit(1 if found.wrong else 0)


@databases.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not be there yet.")],
    folder: Kept = None,
    database: Elsewhere = "",
) -> None:
    """Write all that is kept into one file, as it is at this moment. Servers may run meanwhile."""
    with database_work() as (work, usual):
        typer.echo(work.backed_up(folder or usual, database, file))


@databases.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A file that orrery database backup has written.")],
    folder: Kept = None,
    database: Elsewhere = "",
) -> None:
    """Fill an empty database from a backup, also one of the other kind: from SQLite to PostgreSQL, or back."""
    with database_work() as (work, usual):
        typer.echo(work.restored(folder or usual, database, file))


@app.command()
def simulate(
    game: Annotated[str, typer.Argument(help="Which game.")],
    players: Seats = None,
    games: Annotated[int, typer.Option("--games", min=1, help="How many games.")] = 100,
    seed: Annotated[int, typer.Option("--seed", help="Of the first game; the next have the next.")] = 0,
    bots: Annotated[str, typer.Option("--bots", help="The seats in order, repeated if fewer.")] = "random",
    option: Chosen = None,
    jobs: Annotated[int, typer.Option("--jobs", min=1, help="How many processes; the numbers stay the same.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games and count."""
    title = title_of(game)
    options = read_options(title, option, players)
    with progress_bar(title, games, as_json) as progress:
        report = simulate_lab.simulate(title, options, read_names(bots), games, seed, jobs, progress)
    show(report, as_json, simulate_lab.lines(report))
    raise typer.Exit(1 if report["errors"] else 0)


@app.command()
def ladder(
    game: Annotated[str, typer.Argument(help="Which game.")],
    bots: Annotated[str, typer.Option("--bots", help="Two or more; each plays each.")] = "random,greedy",
    players: Seats = None,
    games: Annotated[
        int, typer.Option("--games", min=1, help="Of each pairing at least; every deal in all seats.")
    ] = 400,
    seed: Annotated[int, typer.Option("--seed", help="Of the first deal; the next have the next.")] = 0,
    option: Chosen = None,
    jobs: Annotated[
        int | None, typer.Option("--jobs", min=1, help="How many processes, else one for each core; the same numbers.")
    ] = None,
    page: Annotated[Path | None, typer.Option("--html", help="Write a page with plots there.")] = None,
    as_json: AsJson = False,
) -> None:
    """Rate bots: all pairings, on the same deals from every seat."""
    title = title_of(game)
    options = read_options(title, option, players)
    names = read_names(bots)
    if page is not None and not page.parent.is_dir():
        raise BadInput(f"--html {page}: there is no folder {page.parent}")
    total = ladder_lab.games_in_all(names, games, int(options["players"]))
    with progress_bar(title, total, as_json) as progress:
        report = ladder_lab.ladder(title, options, names, games, seed, jobs or os.cpu_count() or 1, progress)
    if page is not None:
        page.write_text(ladder_page.page(report, title.label), encoding="utf-8")
    show(report, as_json, ladder_lab.lines(report))
    raise typer.Exit(1 if report["errors"] else 0)


@app.command()
def replay(
    record: Annotated[Path, typer.Argument(help="A saved game or record.")],
    verify: Annotated[bool, typer.Option("--verify", help="Play it again and compare the end.")] = False,
    as_json: AsJson = False,
    plain: Annotated[bool, typer.Option("--plain", help="Simple lines, for a screen reader.")] = False,
    lang: Language = None,
) -> None:
    """Step through a record, or verify it."""
    language = find_language(lang)
    stored = storage.read(record)
    if verify or not stored.record.course:
        storage.demand_todays_rules(record, stored)
    if verify:
        report = verify_lab.verify(stored)
        show(report, as_json, [verify_lab.line(report)])
        raise typer.Exit(0 if report["verified"] else 1)
    again = replays.Replay(stored, language)
    if as_json:
        show(replays.told(again), True, [])
        raise typer.Exit(1 if again.error else 0)
    raise typer.Exit(replays.show(again, screen_for(plain), sys.stdin.isatty()))


@app.command()
def rules(
    game: Annotated[str, typer.Argument(help="Which game, or coverage.")],
    rule: Annotated[str | None, typer.Argument(metavar="[ID]", help="Which rule, such as settle.5.")] = None,
    search: Annotated[str | None, typer.Option("--search", help="Only rules with this word.")] = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Show the rules of a game, or with `coverage` how many of them are proved by tests."""
    language = find_language(lang)
    if game == "coverage":
        if rule is not None or search is not None:
            raise BadInput("rules coverage counts the rules of all games; leave out the rest")
        show_coverage(as_json)
        return
    title = title_of(game)
    if rule is None:
        entries = matching(title, search or "", language)
        if not entries:
            raise BadInput(f"no rule of {game} has the word {search}; orrery rules {game} lists them all")
        show(entries, as_json, [f"{entry['id']}  {worded(entry, 'text', language)}" for entry in entries])
        return
    if search is not None:
        raise BadInput("--search looks through all rules; leave out the id, or --search")
    entry = title.rulebook().get(rule.removeprefix(f"{title.name}:"))
    if entry is None:
        raise BadInput(f"no rule of {game} has the id {rule}; orrery rules {game} lists them all")
    show(entry, as_json, [rule_line(entry, language)])


def show_coverage(as_json: bool) -> None:
    report = coverage_lab.coverage()
    show(report, as_json, coverage_lab.lines(report))


@app.command()
def odds(
    game: Annotated[str, typer.Argument(help="Which game: ti4.")],
    attacker: Annotated[str, typer.Argument(help='Such as "3 cruiser-2, 3 fighter, assault-cannon".')],
    defender: Annotated[str, typer.Argument(help='Such as "2 dreadnought damaged, pds, plasma-scoring".')],
    ground: Annotated[bool, typer.Option("--ground", help="An invasion of a planet, not a space combat.")] = False,
    nebula: Annotated[bool, typer.Option("--nebula", help="The space combat is in a nebula.")] = False,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Exact odds of a combat between two sides, each a list of units, technologies, cards and a faction."""
    language = find_language(lang)
    asked = {
        "attacker": attacker,
        "defender": defender,
        "place": "ground" if ground else "space",
        "nebula": "yes" if nebula else "no",
    }
    try:
        report = odds_lab.odds(game, asked, language)
    except BadQuestion as bad:
        raise BadInput(bad.text) from None
    show(report, as_json, odds_lab.lines(game, report, language))


@app.command()
def content(
    as_json: AsJson = False,
    games: Annotated[
        int, typer.Option("--played", min=0, help="Random games at most, until everything was used.")
    ] = 1000,
) -> None:
    """Count what is implemented and tested, against what is in the boxes, and what is used in random games."""
    report = content_lab.content()
    text = content_lab.lines(report)
    if games:
        played = {name: title.played(games) for name, title in TITLES.items() if title.played is not None}
        report["played"] = {name: part.numbers for name, part in played.items()}
        text += [line for name, part in played.items() for line in (f"{name}, played:", *part.lines)]
    show(report, as_json, text)


@app.command()
def bench(
    what: Annotated[str, typer.Argument(help="engine, a game such as race, or web: the server under load.")] = "engine",
    as_json: AsJson = False,
    games: Annotated[int, typer.Option("--games", min=1, help="Games in one measurement of the engine.")] = 50,
    seconds: Annotated[int, typer.Option("--seconds", min=1, help="Of one measurement of the server.")] = 20,
    against: Annotated[
        Path | None, typer.Option("--against", help="Say what is slower than the values kept there.")
    ] = None,
    keep: Annotated[Path | None, typer.Option("--keep", help="Keep the values there, to compare with later.")] = None,
    servers: Annotated[int, typer.Option("--servers", min=0, help="Of web: so many on one PostgreSQL, too.")] = 0,
    database: Annotated[
        str, typer.Option("--database", help="postgresql://... for --servers; databases are made there, and dropped.")
    ] = "",
    rate: Annotated[
        float, typer.Option("--rate", min=0, help="Of web: choices a second, where it is paced; 0: 200, of ti4 20.")
    ] = 0,
    game: Annotated[
        str, typer.Option("--game", help="Of web: race, a hundred tables of two; ti4, six people in mid-game at two.")
    ] = "race",
    rounds: Annotated[int, typer.Option("--rounds", min=1, help="Of web: the best of so many is shown.")] = 1,
) -> None:
    """Measure the speed of the engine, interpreted and compiled, or that of the server under load."""
    if what == "web":
        bench_server(as_json, game, seconds, rate, servers, database, rounds)
        return
    if what not in ("engine", *TITLES):
        raise BadInput(f"bench {what}: possible are engine, {', '.join(TITLES)} and web")
    report = bench_lab.bench(games, what if what in TITLES else "")
    if any(part["compiled"] is None for part in report.values()):
        typer.echo("orrery: no compiled engine to measure; run make fast", err=True)
    show(report, as_json, bench_lab.lines(report))
    if keep is not None:
        keep.write_text(json.dumps(bench_lab.kept_of(report), indent=1) + "\n", encoding="utf-8")
    if against is not None:
        compare(report, json.loads(against.read_text(encoding="utf-8")))


def bench_server(as_json: bool, game: str, seconds: int, rate: float, servers: int, database: str, rounds: int) -> None:
    try:
        from orrery.web import bench as bench_web
    except ModuleNotFoundError as missing:
        raise BadInput(f"bench web needs the package {missing.name}; pip install {missing.name}") from None

    if game not in bench_web.EVENINGS:
        raise BadInput(f"bench web --game {game}: possible are {', '.join(bench_web.EVENINGS)}")
    try:
        evening = bench_web.EVENINGS[game]
        report = bench_web.run(evening, seconds, rate, servers, database, rounds)
    except bench_web.CannotMeasure as wrong:
        raise BadInput(str(wrong)) from None
    show(report, as_json, bench_web.lines(report))


def compare(report: dict[str, Any], kept: dict[str, dict[str, float]]) -> None:
    """Say what got slower than the kept values; much slower ends with an error."""
    slower = bench_lab.slower(report, kept)
    for name, times in slower:
        typer.echo(f"slower than kept: {name}, {times} times as long", err=True)
    if slower and slower[0][1] >= bench_lab.TOO_SLOW:
        raise typer.Exit(1)


def main() -> None:
    """Run the command line. A character that the terminal cannot show is no reason to fail."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        app()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
