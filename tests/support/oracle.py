"""Replay games that a peer engine has recorded: same draws, same choices, and the same table after every round."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict, deque
from pathlib import Path
from typing import Final

from orrery.kernel.decision import Choice, Decision, Decisions, Option, Reply, chosen
from orrery.kernel.event import Event
from orrery.kernel.record import Options
from orrery.kernel.rng import Arranged
from orrery.race.cards import CARDS
from orrery.race.goals import GOALS
from orrery.race.goods import ANY
from orrery.race.powers import CONSUME as CONSUMING
from orrery.race.powers import Ante
from orrery.race.queries import card_score, must_consume, score, total_military
from orrery.race.rules.develop import DEVELOP_BY
from orrery.race.rules.prestige import PRESTIGE_OR_SEARCH
from orrery.race.rules.round import PHASES, RoundWithSets
from orrery.race.searching import CATEGORIES
from orrery.race.settling import CONQUER, PAY, soldier_strength
from orrery.race.setup import setup
from orrery.race.standing import NO_ACTION
from orrery.race.state import (
    ACTIONS,
    CONSUME_TRADE,
    DEVELOP,
    DEVELOP_2,
    EXPLORE_5,
    PRODUCE,
    SETTLE,
    SETTLE_2,
    Player,
    Race,
)
from orrery.race.takeovers import attacks_of
from orrery.race.words.takeovers import HAPPENED
from support.oracle_record import (
    NAMES,
    NOWHERE,
    NUMBERS,
    Chapter,
    Differs,
    Line,
    Place,
    Ruled,
    Use,
    cards_of,
    chapters_of,
    names_of,
    records_in,
)

TRIES: Final = 300  # no single answer of ours draws that many cards
PHASE_NAMES: Final = {
    EXPLORE_5: "explore",
    DEVELOP: "develop",
    DEVELOP_2: "develop-2",
    SETTLE: "settle",
    SETTLE_2: "settle-2",
    CONSUME_TRADE: "consume",
    PRODUCE: "produce",
}
STOP: Final = "stop"
TAKEOVERS: Final = (
    "takeover",
    "veto",
    "add military",
    "recruit more",
    "add military in defence",
    "recruit in defence",
)
PEACE: Final = "Universal Peace Institute"
PICKS: Final = {
    "start world": "start-world",
    "opening discard": "setup-discard",
    "discard for prestige": "discard-for-prestige",
    "keep": "explore-keep",
    "mix": "explore-mix",
    "hand limit": "hand-limit-discard",
}
SETS: Final = {"gathering-storm": "storm", "rebel-vs-imperium": "rebel", "brink-of-war": "brink"}


class Draw:
    """A card that our engine drew, and where it went. `later`: before the first choice of the next round."""

    def __init__(self, place: Place, card: int, later: bool) -> None:
        self.place = place
        self.card = card
        self.later = later
        self.produced = place.phase == "produce"


class Trial:
    """A copy of the game after some replies: what was drawn, what the record has in these places, what was needed."""

    def __init__(self, game: Race, drawn: list[Draw], wanted: list[int], needed: list[int]) -> None:
        self.game = game
        self.drawn = drawn
        self.wanted = wanted
        self.needed = needed

    def right(self) -> bool:
        return self.needed == [draw.card for draw in self.drawn]


class Tally:
    """How much was replayed."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds = 0
        self.decisions = 0
        self.draws = 0
        self.reshuffles = 0
        self.exchanges = 0
        self.ruled = 0

    def __str__(self) -> str:
        return (
            f"{self.games} games, {self.rounds} rounds, {self.decisions} decisions, "
            f"{self.draws} draws, {self.reshuffles} reshuffles, {self.exchanges} exchanges, {self.ruled} ruled"
        )


class Replay:
    """One recorded game on our engine. Any difference raises Differs, which names game, round and player."""

    def __init__(self, lines: list[Line], tally: Tally) -> None:
        self.header = lines[0]
        self.last = lines[-1]
        self.chapters = chapters_of(lines)
        self.tally = tally
        self.round = 0
        self.becomes: dict[int, int] = {}  # what was drawn for production, and what the record has in its place
        self.declined: dict[int, list[str]] = defaultdict(list)  # Consume powers that the peer used for nothing
        self.shuffled_later = False
        self.drawn_later: list[int] = []  # drawn in the last reply, but before the first choice of the next round
        self.goals_later: list[tuple[int, int]] = []  # the same for goals: who took which
        self.game = table_for(self.header, self.chapters[0])

    def chapter(self, later: bool = False) -> Chapter:
        return self.chapters[self.round + later]

    def differs(self, player: int, what: str, ours: object = None, theirs: object = None) -> Differs:
        who = f", player {player}" if player >= 0 else ""
        found = "" if ours is None and theirs is None else f": ours {ours}, the peer's {theirs}"
        return Differs(f"{self.header['game']}, round {self.round}{who}: {what}{found}")

    def same(self, player: int, what: str, ours: object, theirs: object) -> None:
        if ours != theirs:
            raise self.differs(player, what, ours, theirs)

    def play(self) -> None:
        while not self.game.over:
            decisions = self.game.waiting()
            if self.game.rounds > self.round:
                self.end_chapter()
                self.round += 1
                self.declined.clear()
                if self.round == len(self.chapters):
                    raise self.differs(NOWHERE, "our game goes on after the peer's has ended")
            self.answer([Choice(decision.seat, self.picks_for(decision)) for decision in decisions])
        self.end_chapter()
        self.end_game()

    # -- draws ---------------------------------------------------------------------------------------------------------

    def answer(self, choices: list[Choice]) -> None:
        """Give the replies, and let every card that is drawn then go where the record has it."""
        trial = self.tried(choices, in_their_order=False)
        if not trial.right():
            trial = self.tried(choices, in_their_order=True)
        if not trial.right():
            raise self.wrong_draw(trial)
        self.game = trial.game
        self.tally.decisions += len(choices)
        self.hear(trial)

    def tried(self, choices: list[Choice], in_their_order: bool) -> Trial:
        """Reply on copies until the draw pile was arranged as it was needed, or cannot be.

        Which cards are drawn, and for whom, is known only afterwards, and may depend on what was drawn before; but each
        copy gets at least one more of them right.
        """
        plan: list[int] = []
        piles: list[int] = []
        for _ in range(TRIES):
            game = self.game.copy()
            assert isinstance(game, Race)
            arrange(game, plan, piles)
            game.log = []
            if self.lone_copies():
                self.answer_with_lone_copies(game, choices)
            else:
                for choice in choices:
                    game.answer(choice)
            drawn = draws_in(game.log, self.phase())
            wanted = self.wanted(drawn)
            trial = Trial(game, drawn, wanted, self.in_their_order(drawn, wanted) if in_their_order else wanted)
            if trial.right() or trial.needed == plan:
                break
            plan = trial.needed
            piles = [event.values[0] for event in game.log if event.kind == "reshuffled"]
        return trial

    def lone_copies(self) -> bool:
        """Somebody chooses a second copy without the first, which for the peer is a phase of its own."""
        if self.game.waiting()[0].prompt not in ("action", "announce"):
            return False
        every = [[name.removeprefix("prestige-") for name in names] for names in self.chapter().actions.values()]
        return any(f"{name}-2" in names and name not in names for names in every for name in ("develop", "settle"))

    def answer_with_lone_copies(self, game: Race, choices: list[Choice]) -> None:
        """Reveal the actions, and give each player those of the record before the first phase begins."""
        for index, decision in enumerate(game.pending):
            if game.heard[index] is None:
                game.heard[index] = chosen(decision, next(each for each in choices if each.seat == decision.seat))
        reply = game._collect()
        frame = game.stack[-1]
        line = frame.lines[frame.at]
        line.run(frame.procedure, game, reply)
        frame.at = line.after
        if isinstance(frame.procedure, RoundWithSets) and frame.procedure.laid:
            asked = frame.procedure.announce(game)
            if isinstance(asked, Decisions) and all(decision.forced() for decision in asked.each):
                forced = [chosen(decision, Choice(decision.seat, (0,))) for decision in asked.each]
                line = frame.lines[frame.at + 1]
                line.run(frame.procedure, game, Reply(forced, 0))
                frame.at = line.after
        for seat, player in enumerate(game.players):
            if player.actions:
                names = self.chapter().actions[seat]
                revealed = [ACTIONS.index(name.removeprefix("prestige-")) for name in names]
                if len(player.actions) == len(revealed):
                    player.actions = tuple(sorted(revealed))
                boosted = [action for action, name in zip(revealed, names) if name.startswith("prestige-")]
                if boosted and player.standing.boosted != NO_ACTION:
                    player.standing = player.standing.with_bonus(boosted[0], True)
        game._run(Reply([], 0))

    def wanted(self, drawn: list[Draw]) -> list[int]:
        """The cards that the record has in these places, as far as there are any."""
        taken: Counter[tuple[Place, bool]] = Counter()
        cards: list[int] = []
        for draw in drawn:
            if draw.later and self.round + 1 == len(self.chapters):
                break
            queue = self.chapter(draw.later).draws[draw.place]
            if taken[(draw.place, draw.later)] == len(queue):
                break
            cards.append(queue[taken[(draw.place, draw.later)]])
            taken[(draw.place, draw.later)] += 1
        return cards

    def in_their_order(self, drawn: list[Draw], wanted: list[int]) -> list[int]:
        """The same, but what one player draws in Produce comes in the peer's order, and is exchanged afterwards.

        The rules do not say in which order the worlds and powers of one player produce. If the pile runs out meanwhile,
        that order decides where its last cards go, and nothing else.
        """
        left = {player: deque(cards) for player, cards in self.chapter().produced.items()}
        cards: list[int] = []
        for draw, card in zip(drawn, wanted):
            theirs = left.get(draw.place.player) if draw.produced else None
            cards.append(theirs.popleft() if theirs else card)
        return cards

    def wrong_draw(self, trial: Trial) -> Differs:
        for draw, card in zip(trial.drawn, trial.needed):
            if draw.card != card:
                what = f"{NAMES[card]}, which the peer draws to {draw.place}, is not in our draw pile"
                return self.differs(draw.place.player, what)
        place = trial.drawn[len(trial.needed)].place
        return self.differs(place.player, f"we draw a card to {place}, the peer does not")

    def hear(self, trial: Trial) -> None:
        """Strike out of the record what has happened."""
        for draw, card in zip(trial.drawn, trial.wanted):
            chapter = self.chapter(draw.later)
            chapter.draws[draw.place].popleft()
            if draw.produced:
                chapter.produced[draw.place.player].remove(draw.card)
            if draw.card != card:
                self.becomes[draw.card] = card
        self.tally.draws += len(trial.drawn)
        self.drawn_later = [draw.card for draw in trial.drawn if draw.later]
        kinds = [event.kind for event in self.game.log or []]
        begun = kinds.index("round") if "round" in kinds else len(kinds)
        self.shuffled_later = "reshuffled" in kinds[begun:]
        later = (self.game.log or [])[begun:]
        self.goals_later = [(event.actor, event.values[0]) for event in later if event.kind in ("goal", "goal token")]
        for event in self.game.log or []:
            if event.kind == "uses" and CARDS[event.values[0]].powers[event.values[1]].PHASE == CONSUMING:
                self.hear_use(event.actor, event.values[0], event.values[1])
            if event.kind in HAPPENED and event.kind != "takeover declared":
                self.hear_takeover(event)
            if event.kind == "uses bonus":
                self.hear_use(event.actor, NOWHERE, 0)
            self.tally.reshuffles += event.kind == "reshuffled"
        if self.becomes and set(self.becomes) == set(self.becomes.values()):
            self.exchange()

    def exchange(self) -> None:
        """All that was drawn in another order lies on the table now: give every place its card."""
        for player in self.game.players:
            player.hand = [self.becomes.get(card, card) for card in player.hand]
            player.goods = {world: self.becomes.get(card, card) for world, card in player.goods.items()}
        if not self.game.over:
            self.game.ask_again()  # the open question may be about a hand
        self.becomes.clear()
        self.tally.exchanges += 1

    def hear_use(self, seat: int, card: int, power: int) -> None:
        self.decline(seat)
        uses = self.chapter().uses[seat]
        theirs = str(uses[0]) if uses else "none"
        self.same(seat, "Consume power used", str(Use(card, power)), theirs)
        self.chapter().using[seat] = uses.popleft()

    # -- choices -------------------------------------------------------------------------------------------------------

    def picks_for(self, decision: Decision) -> tuple[int, ...]:
        """The recorded reply to a question of ours."""
        seat, prompt, chapter = decision.seat, decision.prompt, self.chapter()
        if prompt in ("action", "announce"):
            return self.acting(decision)
        if prompt in ("search category", "search"):
            return self.searching(decision)
        if prompt in PICKS:
            return self.picks_of(decision, chapter.picks.get((PICKS[prompt], seat), []))
        if prompt in ("develop", "settle", "settle another"):
            return self.placing(decision)
        if prompt in ("settle how", "develop how"):
            return self.way(decision)
        if prompt in ("pay", "recruit"):
            return self.picks_of(decision, cards_of(self.payment(decision)["cards"]))
        if prompt in TAKEOVERS:
            return self.taking_over(decision)
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

    def acting(self, decision: Decision) -> tuple[int, ...]:
        """The actions; who chooses the second one last chooses first what stands in both of the peer's lines."""
        chapter, seat = self.chapter(), decision.seat
        wanted = chapter.actions[seat]
        first = chapter.first_actions.pop(seat, None)
        if first is not None:
            wanted = [action for action in first if action in wanted][:1]
        keys = [each.key for each in decision.options]
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
        if not lines:
            raise self.differs(seat, f"we ask {prompt!r}, the peer does not")
        line = lines.popleft()
        if prompt == "replace":
            return self.replacing(decision, line)
        return self.picks_of(decision, cards_of(line["worlds"] if prompt == "spend good" else [line["card"]]))

    def settling_more(self, decision: Decision, lines: deque[Line]) -> tuple[int, ...]:
        ours = [str(Use(*power_of(each))) if each.things else STOP for each in decision.options]
        line = lines.popleft() if lines else {"card": None, "options": []}
        theirs = [str(Use(NUMBERS[each["card"]], each["power"])) for each in line["options"]]
        self.same(decision.seat, "powers to settle more", sorted(ours), sorted([*theirs, STOP]))
        return (ours.index(STOP if line["card"] is None else str(Use(NUMBERS[line["card"]], line["power"]))),)

    def replacing(self, decision: Decision, line: Line) -> tuple[int, ...]:
        pairs = [[NAMES[card] for _, card in option.things] for option in decision.options]
        olds, news = {pair[0] for pair in pairs[1:]}, {pair[1] for pair in pairs[1:]}
        self.same(decision.seat, "worlds to be replaced", sorted(olds), sorted(line["old_options"]))
        self.same(decision.seat, "worlds to replace them", sorted(news), sorted(line["options"]))
        return (pairs.index([] if line["new"] is None else [line["old"], line["new"]]),)

    def producing(self, decision: Decision) -> tuple[int, ...]:
        """The next of the powers whose order matters; none left: the rest comes by itself."""
        ordered = self.chapter().ordered[decision.seat]
        offered = [power_of(each) if each.things else (NOWHERE, NOWHERE) for each in decision.options]
        for use in list(ordered):
            ordered.remove(use)
            if (use.card, use.power) in offered:
                self.chapter().using[decision.seat] = use
                return (offered.index((use.card, use.power)),)
        return (len(offered) - 1,)

    def pick_kind(self, decision: Decision) -> tuple[int, ...]:
        kinds = self.chapter().kinds[decision.seat]
        if not kinds:
            raise self.differs(decision.seat, "we ask 'kind', the peer does not")
        wanted = kinds.popleft()
        return tuple([at for at, each in enumerate(decision.options) if each.id() == wanted])

    def picks_for_power(self, decision: Decision, use: Use) -> tuple[int, ...]:
        """The recorded reply to a question about the Consume power in use."""
        if decision.prompt in ("goods", "sell"):
            return self.spending(decision, use.goods)
        if decision.prompt == "good":  # the peer asks for all of them at once
            offered = [each.id() if each.things else NOWHERE for each in decision.options]
            fitting = [card for card in offered if card != NOWHERE and NAMES[card] in use.goods["worlds"]]
            return (offered.index(fitting[0] if fitting else NOWHERE),)
        if decision.prompt == "name a number":
            return tuple([at for at, each in enumerate(decision.options) if each.id() == use.number])
        if decision.prompt in ("discard for vp", "exchange", "cards for prestige"):
            return self.picks_of(decision, use.cards)
        if decision.prompt in ("stake", "prize"):
            return self.picks_of(decision, [use.stake if decision.prompt == "stake" else use.prize])
        raise self.differs(decision.seat, f"we ask {decision.prompt!r}, the peer does not")

    def spending(self, decision: Decision, line: Line) -> tuple[int, ...]:
        """The goods to spend or to sell; the two engines must offer the same, and want the same number."""
        offered = names_of([option.id() for option in decision.options])
        self.same(decision.seat, "goods that may be spent", offered, sorted(line.get("options", [])))
        if "min" in line:
            least_most = (decision.least, decision.most)
            self.same(decision.seat, "number of goods to spend", least_most, (line["min"], line["max"]))
        return self.picks_of(decision, cards_of(line["worlds"]))

    def picks_of(self, decision: Decision, cards: list[int]) -> tuple[int, ...]:
        """Pick exactly these cards."""
        offered = [option.id() for option in decision.options]
        legal = decision.least <= len(cards) <= decision.most and all(card in offered for card in cards)
        if not legal:
            ours = f"{decision.least} to {decision.most} of {names_of(offered)}"
            raise self.differs(decision.seat, f"reply to {decision.prompt!r}", ours, names_of(cards))
        return tuple([at for at, card in enumerate(offered) if card in cards])

    def phase(self) -> str:
        prompts = [decision.prompt for decision in self.game.waiting()]
        return "search" if "search" in prompts else phase_name(self.game.phase)

    def placing(self, decision: Decision) -> tuple[int, ...]:
        """The card to place, or none; what the two engines would allow must be the same."""
        phase = self.phase()
        lines = self.chapter().asked_in[("place", phase, decision.seat)]
        line = lines.popleft() if lines else {"options": [], "card": None}
        offered = [option.id() if option.things else NOWHERE for option in decision.options]
        ours = names_of([card for card in offered if card != NOWHERE])
        self.same(decision.seat, f"cards that may be placed in {phase}", ours, sorted(line["options"]))
        return (offered.index(NUMBERS[line["card"]] if line["card"] is not None else NOWHERE),)

    def payment(self, decision: Decision) -> Line:
        """The recorded payment; it was not asked for where nothing could be chosen."""
        name = NAMES[decision.things[0][1]]
        for line in self.chapter().asked_in[("pay", self.phase(), decision.seat)]:
            if line["for"] == name:
                self.allow_prestige(decision.seat, name, cards_of(line["powers"]))
                return line
        return {"cards": [], "powers": []}

    def allow_prestige(self, seat: int, name: str, powers: list[int]) -> None:
        """What a card brings cannot be used before it is paid for; the peer lets prestige be."""
        player = self.game.players[seat]
        for card in powers:
            if CARDS[card].military_for_prestige and not player.prestige and card not in player.spent.used:
                raise Ruled(str(self.differs(seat, f"the peer pays for {name} with the prestige that it brings")))

    def way(self, decision: Decision) -> tuple[int, ...]:
        """By payment or by conquest, with the recorded optional powers; hand cards for Military are asked later."""
        card = decision.things[0][1]
        powers = [each for each in cards_of(self.payment(decision)["powers"]) if not CARDS[each].military_for_cards]
        peaceful = any(CARDS[each].conquers_peaceful is not None for each in powers)
        pays = not peaceful if not CARDS[card].military else any(CARDS[each].pays_for_military for each in powers)
        key = DEVELOP_BY if not CARDS[card].is_world else PAY if pays else CONQUER
        for at, option in enumerate(decision.options):
            if option.key == key and {each for _, each in option.things} == set(powers):
                return (at,)
        ours = [(option.key, names_of([each for _, each in option.things])) for option in decision.options]
        raise self.differs(decision.seat, f"ways to place {NAMES[card]}", ours, (key, names_of(powers)))

    # -- takeovers -----------------------------------------------------------------------------------------------------

    def taking_over(self, decision: Decision) -> tuple[int, ...]:
        """The recorded reply to a question about takeovers."""
        seat, prompt = decision.seat, decision.prompt
        if prompt == "takeover":
            return self.declaring(decision, self.asked_next("takeover", seat))
        if prompt == "veto":
            line = self.asked_next("cancel-takeover", seat)
            cards = [] if line["target"] is None else cards_of([line["with"], line["target"]])
            return (self.places_of(decision).index(cards),)
        line = self.defence(decision) if prompt.endswith("in defence") else self.payment_for_takeover(decision)
        if prompt.startswith("recruit"):
            return self.picks_of(decision, cards_of(line["cards"]))
        army = [card for card in cards_of(line["powers"]) if soldier_strength(card)]
        return ([set(cards) for cards in self.places_of(decision)].index(set(army)),)

    def asked_next(self, kind: str, seat: int) -> Line:
        lines = self.chapter().asked_in[(kind, self.phase(), seat)]
        if not lines:
            raise self.differs(seat, f"we ask {kind!r}, the peer does not")
        return lines.popleft()

    def places_of(self, decision: Decision) -> list[list[int]]:
        """The cards of each option, in their order."""
        return [[card for _, card in option.things] for option in decision.options]

    def declaring(self, decision: Decision, line: Line) -> tuple[int, ...]:
        """A power and a world; a card that lets attack worlds that are not military stands in the payment."""
        offered = self.places_of(decision)
        worlds = {cards[1] for cards in offered if cards}
        self.same(decision.seat, "worlds to take over", names_of(list(worlds)), sorted(line["options"]))
        if line["target"] is None:
            return (offered.index([]),)
        wanted = cards_of([line["with"], line["target"]])
        found = [at for at, cards in enumerate(offered) if cards[:2] == wanted]
        if not found:
            raise self.differs(decision.seat, "takeover", offered, names_of(wanted))
        return (found[0],)

    def payment_for_takeover(self, decision: Decision) -> Line:
        """What the attacker added; it was not asked for where nothing could be."""
        seat, world = decision.seat, NAMES[decision.things[0][1]]
        by = NAMES[[attack.card for attack in attacks_of(self.game.attacks) if attack.attacker == seat][-1]]
        for line in self.chapter().asked_in[("pay", self.phase(), seat)]:
            if (line["for"], line.get("takeover_with")) == (world, by):
                return line
        return {"cards": [], "powers": []}

    def defence(self, decision: Decision) -> Line:
        seat, world = decision.seat, NAMES[decision.things[0][1]]
        attack = attacks_of(self.game.attacks)[0]
        for line in self.chapter().asked_in[("defend", self.phase(), seat)]:
            if (line["world"], line["attacker"]) == (world, attack.attacker):
                self.allow_recruits(seat)
                return line
        raise self.differs(seat, f"we ask {decision.prompt!r}, the peer does not")

    def allow_recruits(self, seat: int) -> None:
        """A power takes so many hand cards in a phase; the peer lets a defender begin anew."""
        asked = self.chapter().asked_in
        for phase in ("settle", "settle-2"):
            number, powers = 0, set()
            for line in [*asked[("pay", phase, seat)], *asked[("defend", phase, seat)]]:
                cards = [card for card in cards_of(line["powers"]) if CARDS[card].military_for_cards]
                number += len(line["cards"]) if cards else 0
                powers |= set(cards)
            most = sum([CARDS[card].military_for_cards for card in powers])
            if number > most:
                raise Ruled(str(self.differs(seat, f"the peer discards {number} cards for powers that take {most}")))

    def hear_takeover(self, event: Event) -> None:
        """What became of a takeover is the same for both, and so are the strengths."""
        void = event.kind in ("takeover void", "takeover vetoed")
        attacker = event.values[1] if event.kind == "takeover vetoed" else event.actor
        ours: list[object] = [attacker, NAMES[event.values[0]], event.kind in ("taken over", "destroyed")]
        ours += [None, None] if void else event.values[2:4]
        lines = self.chapter().takeovers
        theirs = [[line.get(key) for key in ("player", "takeover", "success", "attack", "defense")] for line in lines]
        if ours not in theirs:
            self.allow_recruits(event.values[1])
            raise self.differs(attacker, "takeovers", ours, theirs)
        lines.pop(theirs.index(ours))

    def usable(self, seat: int, use: Use) -> bool:
        """The peer also offers to stake a card when there is none that can be staked."""
        power = None if use.card == NOWHERE else CARDS[use.card].powers[use.power]
        if not isinstance(power, Ante):
            return True
        return any(power.lowest <= CARDS[card].cost <= power.highest for card in self.game.players[seat].hand)

    def decline(self, seat: int) -> None:
        """Leave out the powers that the peer used for nothing."""
        uses = self.chapter().uses[seat]
        player = self.game.players[seat]
        while uses and uses[0].declined:
            use = uses.popleft()
            if use.card != NOWHERE and must_consume(use.card, use.power, player.hand, player.goods):
                raise Ruled(str(self.differs(seat, f"the peer declines {use}, which is a duty")))
            self.declined[seat].append(str(use))

    def consuming(self, decision: Decision) -> tuple[int, ...]:
        """The next power that the peer used; none left: stop, if we may."""
        self.decline(decision.seat)
        uses = self.chapter().uses[decision.seat]
        ours = [name_of(each) for each in decision.options]
        among = uses[0].among if uses else self.chapter().asked.get(decision.seat)
        if among is not None:
            theirs = [str(use_of(each)) for each in among["options"] if self.usable(decision.seat, use_of(each))]
            if among["may_stop"] or STOP in ours:  # the peer lets decline later what it does not let stop
                theirs.append(STOP)
            able = [each for each in ours if each not in self.declined[decision.seat]]
            self.same(decision.seat, "Consume powers that may be used", sorted(able), sorted(theirs))
        wanted = str(uses[0]) if uses else STOP
        if wanted not in ours:
            raise self.differs(decision.seat, "Consume power to use", ours, wanted)
        return (ours.index(wanted),)

    def windfall(self, decision: Decision) -> tuple[int, ...]:
        """A recorded pair of power and world; a power of the same kind does as well."""
        pairs = self.chapter().windfalls[decision.seat]
        for at, option in enumerate(decision.options):
            world, by = option.things[0][1], option.things[1][1]
            kinds = (ANY,) if by < 0 else CARDS[by].windfall_kinds
            if any((kind, world) in pairs for kind in kinds):
                return (at,)
        ours = [names_of([each.id()]) for each in decision.options]
        raise self.differs(decision.seat, "windfall goods", ours, names_of([world for _, world in pairs]))

    # -- comparing -----------------------------------------------------------------------------------------------------

    def end_chapter(self) -> None:
        """All that was recorded has happened, and both tables are the same."""
        chapter = self.chapter()
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
        self.same(seat, "VP chips", ours.chips - lead, theirs["vp"])
        self.same(seat, "Military", total_military(ours.tableau), theirs["military"])
        if self.game.sets:
            self.same(seat, "prestige", ours.prestige, theirs.get("prestige", 0))
            used = theirs.get("prestige_search_used", False)
            self.same(seat, "prestige/search card used", ours.standing.searched, used)
            self.same(seat, "saved cards", names_of(list(ours.saved)), sorted(theirs.get("saved", [])))
            goals = [goal for goal in ours.standing.goals if (seat, goal) not in self.goals_later]
            held = sorted([GOALS[goal].key for goal in goals])
            self.same(seat, "goals", held, sorted(theirs.get("goals", [])))

    def end_game(self) -> None:
        self.same(NOWHERE, "rounds", self.game.rounds, self.last["rounds"])
        for seat, breakdown in enumerate(self.last["breakdown"]):
            player = self.game.players[seat]
            worth: dict[str, int] = {}
            for card in player.tableau:
                vp = card_score(card, player.tableau, player.goods, player.chips, player.prestige)
                if vp:  # the peer lists no card without VP
                    worth[NAMES[card]] = vp
            fixed = sum(worth.values())
            theirs = dict(breakdown["cards"])
            if "rulebook_scores" in self.last:  # the peer counts Military against this card even if it is positive
                worth.pop(PEACE, None)
                theirs.pop(PEACE, None)
            total = score(player.tableau, player.goods, player.chips, player.prestige) - player.chips - player.prestige
            self.same(seat, "VP for cards", worth, theirs)
            more = breakdown.get("any_kind_world", 0)
            self.same(seat, "VP for the multi-kind world", total - fixed, more)
            self.same(seat, "VP for prestige", player.prestige, breakdown.get("prestige", 0))
            self.same(seat, "VP for chips", player.chips, breakdown["chips"])
        scores = self.last.get("rulebook_scores", self.last["scores"])
        self.same(NOWHERE, "scores", self.game.scores(), scores)
        if "rulebook_scores" not in self.last:
            self.same(NOWHERE, "winners", sorted(self.game.winners), sorted(self.last["winners"]))
        self.tally.games += 1


def table_for(header: Line, opening: Chapter) -> Race:
    """Our game with the recorded start worlds, goals and opening hands, waiting for the first choice."""
    choice = header["start_world_choice"]
    worlds = [CARDS[NUMBERS[name]].key for name in header["start_worlds"]]
    options: Options = {
        "players": header["players"],
        "sets": "+".join([SETS[name] for name in header["sets"] if name in SETS]) or "none",
        "goals": "yes" if header["goals"] else "no",
        "takeovers": "yes" if header["takeovers"] else "no",
        "start_worlds": "choice" if choice else ",".join(worlds),
        "actions": "two" if header["expert"] else "one",
    }
    game = setup(options, 1)
    game.goals = tuple([goal for goal in range(len(GOALS)) if GOALS[goal].key in header["goals"]])
    pile = game.deck + [card for player in game.players for card in player.hand + player.drawn]
    for seat in range(game.seats):
        dealt = list(opening.draws.pop(Place("", "hand", seat)))
        offered = cards_of(header["start_options"][seat]) if choice else []
        game.players[seat].hand = dealt
        game.players[seat].drawn = offered
        pile = [card for card in pile if card not in dealt + offered]
    game.deck = pile
    game.ask_again()  # the open question still shows the hands that were dealt before
    return game


def arrange(game: Race, plan: list[int], piles: list[int]) -> None:
    """Lay these cards on top of the draw pile; what goes beyond it comes from new piles of these sizes."""
    size = len(game.deck)
    top = [card for card in plan[:size] if card in game.deck]
    game.deck = [card for card in game.deck if card not in top] + top[::-1]
    orders: list[list[int]] = []
    for new in piles:
        orders.append(plan[size : size + new])
        size += new
    game.rng = Arranged(game.rng.state, orders)


def draws_in(log: list[Event], phase: str) -> list[Draw]:
    """Where the cards of the draw pile went, in the order of drawing. `phase`: the phase in which the log begins."""
    found: list[Draw] = []
    name = phase
    later = False
    for event in log:
        if event.kind == "phase":
            name = phase_name(event.values[0])
        elif event.kind == "round":
            name, later = "", True
        elif event.kind == "searches":
            name = "search"
        elif event.kind == "drawn":
            found += [Draw(Place(name, "hand", event.actor), card, later) for card in event.secret]
        elif event.kind == "good":
            found.append(Draw(Place(name, "good", event.actor, event.values[0]), event.secret[0], later))
        elif event.kind in ("lucky", "unlucky"):
            found.append(Draw(Place(name, "aside", NOWHERE), event.values[1], later))
        elif event.kind == "turned up":
            found += [Draw(Place(name, "aside", NOWHERE), card, later) for card in event.values]
    return found


def phase_name(phase: int) -> str:
    """What the records call a phase; outside of any, nothing is drawn but in the setup."""
    return PHASE_NAMES[PHASES[phase][0]] if phase >= 0 else ""


def is_for_prestige_card(action: str) -> bool:
    return action == "search" or action.startswith("prestige-")


def name_of(option: Option) -> str:
    if option.key == "bonus":
        return str(Use(NOWHERE, 0))
    return str(Use(*power_of(option))) if option.things else STOP


def use_of(line: Line) -> Use:
    return Use(NUMBERS[line["card"]], line["power"]) if "card" in line else Use(NOWHERE, 0)


def power_of(option: Option) -> tuple[int, int]:
    return option.things[0][1], option.things[1][1]


def replay(lines: list[Line], tally: Tally) -> None:
    Replay(lines, tally).play()


def first_difference(lines: list[Line]) -> str:
    """Where a record and our engine part, or "" if they never do; for those who build what is missing."""
    try:
        replay(lines, Tally())
    except Differs as difference:
        return str(difference)
    except Exception as error:  # the rules behind this choice are not there, or wrong
        return f"{lines[0]['game']}: {type(error).__name__} {error}"
    return ""


if __name__ == "__main__":
    for name in sys.argv[1:]:
        stops = [first_difference(lines) for lines in records_in(Path(name))]
        print(f"{Path(name).name}: {stops.count('')} of {len(stops)} games agree")
        print("\n".join([stop for stop in stops if stop]))
