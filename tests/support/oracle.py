"""Replay games that a peer engine has recorded: same draws, same choices, and the same table after every round."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from orrery.kernel.decision import Choice, Decision
from orrery.race.goals import GOALS, goal_number, goal_points, value_of
from orrery.race.queries import card_score, total_military
from orrery.race.rules.moves import saves_cards
from orrery.race.rules.prestige import PRESTIGE_OR_SEARCH
from orrery.race.searching import CATEGORIES
from orrery.race.state import DEVELOP, DEVELOP_2, PHASES, Player
from support.oracle_consuming import Consuming
from support.oracle_draws import Tally
from support.oracle_record import (
    NAMES,
    NOT_THERE,
    NOWHERE,
    ON_ITS_WAY,
    SLIPPED,
    SPENT,
    TRIPLE,
    Differs,
    Line,
    Ruled,
    cards_of,
    names_of,
    records_in,
)
from support.oracle_takeovers import TAKEOVERS

MULTIPLIED: Final = ("race:consume", "race:power.consume")  # the steps in which VP come for goods
NEVER_MULTIPLIED: Final = "race:power.consume.discard-cards.1"
PEACE: Final = "Universal Peace Institute"
PICKS: Final = {
    "start world": "start-world",
    "opening discard": "setup-discard",
    "discard for prestige": "discard-for-prestige",
    "mix": "explore-mix",
    "hand limit": "hand-limit-discard",
}


class Replay(Consuming):
    """One recorded game on our engine, from the setup to the final scores."""

    def play(self) -> None:
        while not self.game.over:
            decisions = self.game.waiting()
            if self.game.rounds > self.round:
                self.end_chapter()
                self.round += 1
                self.declined.clear()
                self.multiplied.clear()
                if self.round == len(self.chapters):
                    raise self.differs(NOWHERE, "our game goes on after the peer's has ended")
            self.answer([Choice(decision.seat, self.picks_for(decision)) for decision in decisions])
        self.end_chapter()
        self.end_game()

    def answer(self, choices: list[Choice]) -> None:
        super().answer(choices)
        declared = given_up = NOWHERE
        for event in self.game.log or []:
            if event.kind == "vp" and event.rule.startswith(MULTIPLIED) and event.rule != NEVER_MULTIPLIED:
                self.multiplied[event.actor] += event.values[0]
            elif event.kind == "phase" and PHASES[event.values[0]][0] in (DEVELOP, DEVELOP_2):
                self.kept_by_peer.clear()  # at the end of it the peer takes the tile from its holder too
            elif event.kind == "takeover declared":
                declared = event.values[0]
            elif event.kind == "given-up":
                given_up = event.values[0]
            elif event.kind == "goal lost" and NOWHERE != declared == given_up:
                self.kept_by_peer.append((event.actor, event.values[0]))

    def picks_for(self, decision: Decision) -> tuple[int, ...]:
        """The recorded reply to a question of ours."""
        seat, prompt, chapter = decision.seat, decision.prompt, self.chapter()
        if self.phase() in ("consume", "produce"):
            self.allow_unasked()
        if prompt in ("action", "announce"):
            return self.acting(decision)
        if prompt in ("search category", "search"):
            return self.searching(decision)
        if prompt == "keep":
            return self.keeping(decision)
        if prompt in PICKS:
            return self.picks_of(decision, chapter.picks.get((PICKS[prompt], seat), []))
        if prompt in ("develop", "settle", "settle another"):
            return self.placing(decision)
        if prompt in ("settle how", "develop how"):
            return self.way(decision)
        if prompt in ("pay", "recruit"):
            return self.paying(decision)
        if prompt in TAKEOVERS:
            return self.taking_over(decision)
        if prompt == "replace" and decision.things:  # for the peer it comes after the world of the turn
            return (0,)
        if prompt in ("spend good", "save", "draw and discard", "settle more", "replace"):
            return self.picks_in_phase(decision)
        if prompt == "consume":
            return self.consuming(decision)
        if prompt == "windfall":
            return self.windfall(decision)
        if prompt == "produce more":
            return self.producing(decision)
        if prompt in ("discard to produce", "produce where"):
            use = chapter.using[seat]
            return self.picks_of(decision, use.cards if prompt == "discard to produce" else [use.world])
        if prompt == "kind":
            return self.pick_kind(decision)
        if prompt == "sell" and not decision.things:
            return self.spending(decision, chapter.sales.get(seat, {}))
        if seat in chapter.using:
            return self.picks_for_power(decision, chapter.using[seat])
        raise self.differs(seat, f"we ask {prompt!r}, the peer does not")

    def keeping(self, decision: Decision) -> tuple[int, ...]:
        """What was kept of what was drawn; for the peer one that was in hand before is not among it."""
        kept = self.chapter().picks.get(("explore-keep", decision.seat), [])
        if len(kept) < decision.least:
            away = self.chapter().picks.get(("explore-mix", decision.seat), [])
            kept = [option.id() for option in decision.options if option.id() not in away]
        return self.picks_of(decision, kept)

    def acting(self, decision: Decision) -> tuple[int, ...]:
        """The actions; who chooses the second one last chooses first what stands in both of the peer's lines."""
        chapter, seat = self.chapter(), decision.seat
        wanted = chapter.actions[seat]
        if seat in chapter.first_actions and seat not in chapter.laid:
            chapter.laid[seat] = [action for action in chapter.first_actions[seat] if action in wanted][:1]
            wanted = chapter.laid[seat]
        elif decision.prompt == "announce":
            wanted = [action for action in wanted if is_for_prestige_card(action)]
        elif seat in chapter.laid:
            wanted = [action for action in wanted if action not in chapter.laid[seat]]
        keys = [each.key for each in decision.options]
        wanted = [action if action in keys else other_copy(action) for action in wanted]  # its lone second copy is laid
        if PRESTIGE_OR_SEARCH in decision.options:  # laid first, and announced when all have chosen
            wanted = [PRESTIGE_OR_SEARCH.key if is_for_prestige_card(each) else each for each in wanted]
        picks = [at for at, each in enumerate(keys) if each in wanted]
        if not decision.least <= len(picks) <= decision.most:
            raise self.differs(seat, "actions", keys, wanted)
        return tuple(picks)

    def searching(self, decision: Decision) -> tuple[int, ...]:
        """The category, or whether a card that fits is taken; the peer does not ask where it must be."""
        chapter, seat = self.chapter(), decision.seat
        if decision.prompt == "search category":
            line = chapter.asked_in[("search-category", "search", seat)].popleft()
            return (CATEGORIES.index(line["category"]),)
        card = decision.things[0][1]
        takes = chapter.found.get(seat) == card
        kept = chapter.asked_in[("search-keep", "search", seat)]
        if kept and kept[0]["card"] == NAMES[card]:
            self.same(seat, f"{NAMES[card]} is taken", takes, kept.popleft()["keep"])
        elif not takes:
            raise self.differs(seat, f"we ask whether {NAMES[card]} is taken, the peer does not")
        return (0 if takes else 1,)

    def picks_in_phase(self, decision: Decision) -> tuple[int, ...]:
        """The reply to a question that the peer may put several times in a phase."""
        seat, prompt, phase = decision.seat, decision.prompt, self.phase()
        asked = self.chapter().asked_in
        if prompt == "draw and discard":
            lines = asked[(f"{phase.split('-')[0]}-discard", phase, seat)]
            cards: list[int] = []
            while lines and len(cards) < decision.most:
                cards += cards_of(lines.popleft()["discard"])
            return self.picks_of(decision, cards)
        if prompt == "settle more":
            return self.settling_more(decision, asked[("settle-power", phase, seat)])
        kind = {"spend good": "goods", "save": "save-paid-card", "replace": "replace-world"}[prompt]
        if not self.round and prompt == "save":
            return self.picks_of(decision, self.chapter().picks[("setup-save", seat)])
        lines = asked[(kind, phase, seat)]
        if not lines and prompt == "spend good":
            left = [option.id() for option in decision.options if option.id() not in self.unpaid(seat)]
            return self.picks_of(decision, left)
        if not lines:
            raise self.differs(seat, f"we ask {prompt!r}, the peer does not")
        line = lines.popleft()
        if prompt == "replace":
            return self.replacing(decision, line)
        return self.picks_of(decision, cards_of(line["worlds"] if prompt == "spend good" else [line["card"]]))

    # -- comparing -----------------------------------------------------------------------------------------------------

    def end_chapter(self) -> None:
        """All that was recorded has happened, and both tables are the same."""
        chapter = self.chapter()
        self.allow_unasked()
        for (kind, phase, player), lines in chapter.asked_in.items():
            for line in lines:
                if kind == "place":
                    self.same(player, f"cards that may be placed in {phase}", [], line["options"])
                if phase == "search":
                    raise self.differs(player, f"the peer asks {kind}, we do not")
        for place, queue in chapter.draws.items():
            if queue:
                raise self.differs(place.player, f"the peer draws {NAMES[queue[0]]} to {place}, we do not")
        for seat, uses in chapter.uses.items():
            self.decline(seat)
            if uses:
                raise self.differs(seat, f"the peer uses {uses[0]}, we do not")
        self.same(NOWHERE, "takeovers", [], chapter.takeovers)
        lead = self.chapter(later=True).lead if self.round + 1 < len(self.chapters) else {}
        for seat in range(self.game.seats):
            self.same_player(seat, self.game.players[seat], chapter.end["players"][seat], lead.get(seat, 0))
        self.same(NOWHERE, "VP in the supply", self.game.pool + sum(lead.values()), chapter.end["pool"])
        deck, discards = len(self.game.deck) + len(self.drawn_later), len(self.game.discard)
        more = deck - chapter.end["deck"]
        if chapter.reshuffles and not self.shuffled_later and 0 < more <= chapter.discarded_late:
            if chapter.end["discards"] - discards == more:
                what = f"the peer has a new pile without {more} that were given up before"
                raise Ruled(ON_ITS_WAY, self.differs(NOWHERE, what))
        if self.shuffled_later:
            self.same(NOWHERE, "all cards", deck + discards, chapter.end["deck"] + chapter.end["discards"])
        else:
            self.same(NOWHERE, "cards in the draw pile", deck, chapter.end["deck"])
            self.same(NOWHERE, "discards", discards, chapter.end["discards"])
        self.tally.rounds += self.round > 0

    def same_player(self, seat: int, ours: Player, theirs: Line, lead: int) -> None:
        """`lead`: VP for most prestige, which we have paid by now and the peer pays in the next round."""
        goods = {NAMES[world]: NAMES[card] for world, card in ours.goods.items()}
        hand = [card for card in ours.hand if card not in self.drawn_later]
        self.same(seat, "tableau", [NAMES[card] for card in ours.tableau], theirs["tableau"])
        self.same(seat, "hand", names_of(hand), sorted(theirs["hand"]))
        self.same(seat, "goods", goods, theirs["goods"])
        if {"prestige-consume-trade", "consume-x2"} <= {*self.chapter().actions.get(seat, [])}:
            if tripled_for_doubled(self.multiplied[seat], ours.chips - lead - theirs["vp"]):
                raise Ruled(TRIPLE, self.differs(seat, "VP chips", ours.chips - lead, theirs["vp"]))
        self.same(seat, "VP chips", ours.chips - lead, theirs["vp"])
        self.same(seat, "Military", total_military(ours.tableau), theirs["military"])
        if self.game.options.sets:
            self.same(seat, "prestige", ours.prestige, theirs.get("prestige", 0))
            used = theirs.get("prestige_search_used", False)
            self.same(seat, "prestige/search card used", ours.standing.searched, used)
            if not any(saves_cards(card) for card in ours.tableau) and theirs.get("saved"):
                what = f"the peer saves {theirs['saved']} under a world that has gone"
                raise Ruled(NOT_THERE, self.differs(seat, what))
            self.same(seat, "saved cards", names_of(list(ours.saved)), sorted(theirs.get("saved", [])))
            goals = [goal for goal in ours.standing.goals if (seat, goal) not in self.goals_later]
            held = sorted([GOALS[goal].key for goal in goals])
            if [key for key in held if key not in theirs.get("goals", []) and self.slipped(seat, key)]:
                raise Ruled(SLIPPED, self.differs(seat, "goals", held, theirs["goals"]))
            kept = [GOALS[goal].key for holder, goal in self.kept_by_peer if holder == seat]
            self.same(seat, "goals", sorted([*held, *kept]), sorted(theirs.get("goals", [])))

    def slipped(self, seat: int, key: str) -> bool:
        """Whether another was ahead of the holder when the goal was last checked, and is no longer."""
        if not GOALS[goal_number(key)].most:
            return False
        place = self.game.goals.index(goal_number(key))
        has = [value_of(player.tableau, player.prestige, key) for player in self.game.players]
        had = [player.standing.reached[place] if player.standing.reached else 0 for player in self.game.players]
        return any(has[other] <= has[seat] < had[other] for other in range(self.game.seats))

    def end_game(self) -> None:
        if self.kept_by_peer:
            seat, goal = self.kept_by_peer[0]
            raise Ruled(SPENT, self.differs(seat, f"the peer still has {GOALS[goal].key}"))
        self.same(NOWHERE, "rounds", self.game.rounds, self.last["rounds"])
        for seat, breakdown in enumerate(self.last["breakdown"]):
            player = self.game.players[seat]
            worth: dict[str, int] = {}
            for card in player.tableau:
                vp = card_score(card, player.tableau, player.goods, player.chips, player.prestige)
                if vp:  # the peer lists no card without VP
                    worth[NAMES[card]] = vp
            theirs = dict(breakdown["cards"])
            if "rulebook_scores" in self.last:  # the peer counts Military against this card even if it is positive
                worth.pop(PEACE, None)
                theirs.pop(PEACE, None)
            self.same(seat, "VP for cards", worth, theirs)
            self.same(seat, "VP for prestige", player.prestige, breakdown.get("prestige", 0))
            self.same(seat, "VP for chips", player.chips, breakdown["chips"])
            goals = goal_points(player.standing.goals, player.standing.tokens)
            self.same(seat, "VP for goals", goals, breakdown.get("goals", 0))
        scores = self.last.get("rulebook_scores", self.last["scores"])
        self.same(NOWHERE, "scores", self.game.scores(), scores)
        if "rulebook_scores" not in self.last:
            self.same(NOWHERE, "winners", sorted(self.game.winners), sorted(self.last["winners"]))
        self.tally.games += 1


def tripled_for_doubled(ours: int, surplus: int) -> bool:
    """Whether that is exactly what our VP, tripled, are more than the same doubled."""
    return 3 * surplus == ours > 0


def other_copy(action: str) -> str:
    return f"{action}-2" if action in ("develop", "settle") else action


def is_for_prestige_card(action: str) -> bool:
    return action == "search" or action.startswith("prestige-")


def replay(lines: list[Line], tally: Tally) -> None:
    Replay(lines, tally).play()


def first_difference(lines: list[Line]) -> str:
    """Where a record and our engine part, or "" if they never do; for those who build what is missing."""
    try:
        replay(lines, Tally())
    except Ruled as ruling:
        return f"{ruling} (ruled: {ruling.cause})"
    except Differs as difference:
        return str(difference)
    except Exception as error:  # the rules behind this choice are not there, or wrong
        return f"{lines[0]['game']}: {type(error).__name__} {error}"
    return ""


if __name__ == "__main__":
    for name in sys.argv[1:]:
        stops = [first_difference(lines) for lines in records_in(Path(name))]
        ruled = [stop for stop in stops if "(ruled: " in stop]
        print(f"{Path(name).name}: {stops.count('')} of {len(stops)} games agree, {len(ruled)} are ruled")
        print("\n".join([stop for stop in stops if stop]))
