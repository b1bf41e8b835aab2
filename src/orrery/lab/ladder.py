"""Ladder: all pairings of some bots on the same deals, in all rotations of the seats, and how strong each bot is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from orrery.kernel.record import BadOption, Options
from orrery.lab import playing
from orrery.lab.playing import Outcome, Task, Thought, demand_bots, outcomes
from orrery.lab.ratings import Match, Ratings, rated, share_interval
from orrery.title import Title

Seating = tuple[int, ...]  # by seat: 0 for the first of two, 1 for the second


def seatings(seats: int) -> list[Seating]:
    """Two bots by turns around the table, rotated until each has had every seat, and as many of them as the other."""
    by_turns = [seat % 2 for seat in range(seats)]
    found: list[Seating] = []
    for turned in range(seats):
        rotated = tuple(by_turns[turned:] + by_turns[:turned])
        found += [rotated, tuple([1 - each for each in rotated])]
    return list(dict.fromkeys(found))


def deals_for(games: int, seats: int) -> int:
    """Deals for at least so many games of a pairing."""
    return -(-games // len(seatings(seats)))


def games_in_all(bots: list[str], games: int, seats: int) -> int:
    return len(list(combinations(bots, 2))) * deals_for(games, seats) * len(seatings(seats))


def named_apart(bots: list[str]) -> list[str]:
    """A bot that is named again, to measure it against itself, is the second one of its name."""
    return [bot if bot not in bots[:at] else f"{bot} ({bots[: at + 1].count(bot)})" for at, bot in enumerate(bots)]


class Fixture:
    """One deal of one pairing: the games of all seatings."""

    def __init__(self, first: int, second: int, seed: int) -> None:
        self.first = first
        self.second = second
        self.seed = seed
        self.games: list[tuple[Seating, Outcome]] = []

    def bot_at(self, seating: Seating, seat: int) -> int:
        return self.second if seating[seat] else self.first

    def is_whole(self) -> bool:
        return all(outcome.over and not outcome.error for _, outcome in self.games)

    def match(self) -> Match:
        games = []
        for seating, outcome in self.games:
            shares = win_shares(outcome, len(seating))
            games.append((seating.count(0), sum(share for share, who in zip(shares, seating, strict=True) if not who)))
        return Match(self.seed, self.first, self.second, games)


def win_shares(outcome: Outcome, seats: int) -> list[float]:
    """What each seat has of the win; if nobody has won, all have lost alike."""
    winners = outcome.winners or list(range(seats))
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def ladder(
    title: Title,
    options: Options,
    bots: list[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[], object] = lambda: None,
) -> dict[str, Any]:
    """Play so many games of each pairing, and rate. But for times, the numbers do not depend on the jobs."""
    chosen = title.checked(options)
    seats = int(chosen["players"])
    demand_bots(title, bots)
    if len(bots) < 2:
        raise BadOption("too-few-bots", ",".join(bots), "two or more")
    deals = deals_for(games, seats)
    count = Count(named_apart(bots), seats)
    started = time.perf_counter()
    for fixture in played(title, chosen, bots, range(seed, seed + deals), jobs, progress):
        count.add(fixture)
    seconds = time.perf_counter() - started
    played_games = games_in_all(bots, games, seats)
    return {
        "game": title.name,
        "players": seats,
        "bots": count.names,
        "options": chosen,
        "seed": seed,
        "deals": deals,
        "games_each": deals * len(seatings(seats)),
        "games": played_games,
        "seconds": round(seconds, 4),
        "games_per_s": round(played_games / seconds, 2),
        "decisions": count.decisions,
        "mean_rounds": round(count.rounds / count.games, 4) if count.games else None,
        **count.standings(),
        "start": title.start.called if title.start is not None else "",
        "seats": count.table(count.seat_wins),
        "starts": count.table(dict(sorted(count.start_wins.items()))),
        "unfinished": count.unfinished,
        "left_out": count.left_out,
        "errors": count.errors,
    }


def played(
    title: Title, options: Options, bots: list[str], seeds: range, jobs: int, progress: Callable[[], object]
) -> Iterator[Fixture]:
    """All deals of all pairings; each pairing has the same deals."""
    rotations = seatings(int(options["players"]))
    fixtures = [Fixture(*pair, seed) for pair in combinations(range(len(bots)), 2) for seed in seeds]
    tasks: list[Task] = []
    for fixture in fixtures:
        for seating in rotations:
            seated = tuple([bots[fixture.bot_at(seating, seat)] for seat in range(len(seating))])
            tasks.append((title.name, options, fixture.seed, seated))
    results = outcomes(tasks, jobs)
    for fixture in fixtures:
        for seating in rotations:
            fixture.games.append((seating, next(results)))
            progress()
        yield fixture
    for _ in results:  # nothing comes any more; but so the processes end
        pass


class Wins:
    """Games and wins of each bot under some heading: a seat, a start."""

    def __init__(self, bots: int) -> None:
        self.games = [0] * bots
        self.wins = [0.0] * bots


class Count:
    """Sums over the deals that came to an end in all seatings: one that did not would favour somebody."""

    def __init__(self, names: list[str], seats: int) -> None:
        self.names = names
        self.seats = seats
        self.matches: list[Match] = []
        self.thoughts = [Thought() for _ in names]
        self.seat_wins: dict[int | str, Wins] = {seat + 1: Wins(len(names)) for seat in range(seats)}
        self.start_wins: dict[int | str, Wins] = {}
        self.games = 0
        self.rounds = 0
        self.decisions = 0
        self.left_out = 0
        self.unfinished: list[dict[str, Any]] = []
        self.errors: list[dict[str, Any]] = []

    def add(self, fixture: Fixture) -> None:
        for seating, outcome in fixture.games:
            who = [fixture.bot_at(seating, seat) for seat in range(self.seats)]
            self.decisions += outcome.decisions
            for bot, thought in zip(who, outcome.thoughts):  # none if the game could not begin
                self.thoughts[bot].add_all(thought)
            names = [self.names[bot] for bot in who]
            if outcome.error:
                self.errors.append({"bots": names, **outcome.failure()})
            elif not outcome.over:
                self.unfinished.append({"bots": names, "seed": outcome.seed})
        if not fixture.is_whole():
            self.left_out += 1
            return
        self.matches.append(fixture.match())
        for seating, outcome in fixture.games:
            self.games += 1
            self.rounds += outcome.rounds
            shares = win_shares(outcome, self.seats)
            for seat in range(self.seats):
                bot = fixture.bot_at(seating, seat)
                self.win(self.seat_wins, seat + 1, bot, shares[seat])
                if outcome.starts:
                    self.win(self.start_wins, outcome.starts[seat], bot, shares[seat])

    def win(self, under: dict[int | str, Wins], heading: int | str, bot: int, share: float) -> None:
        wins = under.setdefault(heading, Wins(len(self.names)))
        wins.games[bot] += 1
        wins.wins[bot] += share

    # -- what it comes to ----------------------------------------------------------------------------------------------

    def standings(self) -> dict[str, Any]:
        """The bots by strength, and each pairing."""
        held = [seating.count(0) for seating in seatings(self.seats)]
        ratings = rated(len(self.names), self.seats, held, self.matches)
        order = sorted(range(len(self.names)), key=lambda bot: -round(ratings.elo[bot], 1))
        pairs = combinations(range(len(self.names)), 2)
        return {
            "ratings": [self.rating(ratings, bot) for bot in order],
            "pairings": [self.pairing(ratings, first, second) for first, second in pairs],
        }

    def rating(self, ratings: Ratings, bot: int) -> dict[str, Any]:
        thought = self.thoughts[bot]
        return {
            "bot": self.names[bot],
            "elo": round(ratings.elo[bot], 1),
            "interval": round(ratings.interval(bot), 1),
            "choices": thought.choices,
            "ms_per_choice": round(1000 * thought.seconds / max(1, thought.choices), 4),
            "ms_longest": round(1000 * thought.longest, 3),
        }

    def pairing(self, ratings: Ratings, first: int, second: int) -> dict[str, Any]:
        matches = [match for match in self.matches if (match.first, match.second) == (first, second)]
        share = sum(match.share() for match in matches) / len(matches) if matches else 0.5
        return {
            "bots": [self.names[first], self.names[second]],
            "games": sum(len(match.games) for match in matches),
            "shares": [round(share, 4), round(1 - share, 4)],
            "share_interval": [round(each, 4) for each in share_interval(matches)],
            "elo": round(ratings.gap(first, second), 1),
            "elo_interval": round(ratings.gap_interval(first, second), 1),
        }

    def table(self, under: dict[Any, Wins]) -> list[dict[str, Any]]:
        """For each heading its share of all wins, and how often it wins; the same for each bot."""
        return [
            {
                "name": str(heading),
                "games": sum(wins.games),
                "share": round(sum(wins.wins) / max(1, self.games), 6),
                "rate": round(sum(wins.wins) / max(1, sum(wins.games)), 4),
                "bots": {
                    name: {"games": wins.games[bot], "rate": round(wins.wins[bot] / wins.games[bot], 4)}
                    for bot, name in enumerate(self.names)
                    if wins.games[bot]
                },
            }
            for heading, wins in under.items()
        ]


# -- for people --------------------------------------------------------------------------------------------------------


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def lines(report: dict[str, Any]) -> list[str]:
    """The report for people."""
    text = [
        f"{report['game']}, {report['players']} players: {report['games']} games in {report['seconds']:.1f} s "
        f"({report['games_per_s']:.1f} games/s), {report['deals']} deals in every seating"
    ]
    wide = max(len(name) for name in report["bots"])
    for each in report["ratings"]:
        text.append(
            f"  {each['bot']:{wide}}  Elo {each['elo']:+7.1f} ± {each['interval']:.1f}, "
            f"{each['ms_per_choice']:.3f} ms a choice, {each['ms_longest']:.1f} ms at most"
        )
    for each in report["pairings"]:
        low, high = each["share_interval"]
        text.append(
            f"  {each['bots'][0]} against {each['bots'][1]}: {percent(each['shares'][0])} of {each['games']} games "
            f"({percent(low)} to {percent(high)}), Elo {each['elo']:+.1f} ± {each['elo_interval']:.1f}"
        )
    text += [f"  seat {each['name']}: {percent(each['share'])} of the wins{by_bot(each)}" for each in report["seats"]]
    for each in report["starts"]:
        won = f"wins {percent(each['rate'])} of {each['games']}"
        text.append(f"  {report['start']} {each['name']}: {won}{by_bot(each)}")
    if report["mean_rounds"] is not None:
        text.append(f"  mean rounds {report['mean_rounds']:.1f}")
    return text + troubles(report)


def by_bot(each: dict[str, Any]) -> str:
    return "".join([f"; {name} {percent(part['rate'])} of {part['games']}" for name, part in each["bots"].items()])


def troubles(report: dict[str, Any]) -> list[str]:
    """What did not come to an end; such a deal is left out in all its seatings."""
    text = [
        f"  stopped after {playing.DECISION_LIMIT} decisions: seed {each['seed']}, {', '.join(each['bots'])}"
        for each in report["unfinished"]
    ]
    text += [
        f"  error in the game of seed {each['seed']}, {', '.join(each['bots'])}: {each['error']}"
        for each in report["errors"]
    ]
    if report["left_out"]:
        text.append(f"  {report['left_out']} deals are left out of all numbers but the times")
    return text
