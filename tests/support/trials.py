"""One card of Race beside cards that do nothing in that phase: what it draws, saves, conquers, sells, eats, makes."""

from __future__ import annotations

from orrery.race.cards import CARDS, deck_of
from orrery.race.goods import ALIEN, GENES, NOVELTY, RARE
from orrery.race.powers import CONSUME
from orrery.race.setup import sets_of
from orrery.race.state import Race
from support.play import asked
from support.race import begin, every, hand_of, name_of, offered, pick

ALL = sets_of("storm+rebel+brink")
PRICES = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}
# A world of each kind, and one of none, that is settled for cards, with its price.
DEAR = {
    NOVELTY: ("galactic-studios", 5),
    RARE: ("new-earth", 5),
    GENES: ("distant-world", 4),
    ALIEN: ("deserted-alien-outpost", 4),
    0: ("merchant-world", 4),
}
# A world of each kind without any power in Consume.
WORLDS = {
    NOVELTY: "artist-colony",
    RARE: "asteroid-belt",
    GENES: "pre-sentient-race",
    ALIEN: "deserted-alien-outpost",
}
MONEY = ["export-duties", "public-works", "deficit-spending", "colony-ship", "genetics-lab", "mining-league"]
NAMES = {"novelty": NOVELTY, "rare": RARE, "genes": GENES, "alien": ALIEN}


# -- explore and develop -----------------------------------------------------------------------------------------------


def exploring(*cards: str) -> Race:
    game = begin(every(["old-earth", *cards], ["new-sparta"], hands=[["gem-world"], []]), "explore")
    if asked(game, 0).prompt == "discard for prestige":
        pick(game, 0)
    return game


def drawn(*cards: str) -> int:
    """Cards drawn in Explore."""
    return len(exploring(*cards).players[0].drawn)


def kept(*cards: str) -> int:
    """How many of them may be kept."""
    game = exploring(*cards)
    decision = asked(game, 0)
    return decision.most if decision.prompt == "keep" else len(game.players[0].drawn) - decision.most


def mixes(*cards: str) -> bool:
    """Whether the discards are chosen from hand cards and drawn ones together."""
    game = exploring(*cards)
    assert len(asked(game, 0).options) == len(game.players[0].drawn) + (1 if asked(game, 0).prompt == "mix" else 0)
    return "gem-world" in offered(game, 0)


def price_of_development(*cards: str) -> int:
    """Of Interstellar Bank, which costs two."""
    hand = ["interstellar-bank", "gem-world", "spice-world", "comet-zone"]
    game = begin(every(["old-earth", *cards], ["new-sparta"], hands=[hand, []]), "develop")
    pick(game, 0, "interstellar-bank")
    return asked(game, 0).least


def drawn_at_develop(*cards: str) -> int:
    game = every(["old-earth", *cards], ["new-sparta"])
    begin(game, "develop")
    return len(game.players[0].hand)


# -- settle ------------------------------------------------------------------------------------------------------------


def price_of_world(kind: int, *cards: str) -> int:
    """What the world of that kind costs in cards."""
    world, _ = DEAR[kind]
    game = begin(every(["earths-lost-colony", *cards], ["old-earth"], hands=[[world, *MONEY], []]), "settle")
    pick(game, 0, world)
    if asked_prompt(game) == "settle how":
        pick(game, 0, "pay")
    return asked(game, 0).least if asked_prompt(game) == "pay" else 0


def choose(game: Race, *names: str) -> None:
    """Answer if there is a choice at all."""
    if game.asked(0) is not None:
        pick(game, 0, *names)


def asked_prompt(game: Race) -> str:
    decision = game.asked(0)
    return decision.prompt if decision is not None else ""


def takes_off(*cards: str) -> dict[str, int]:
    """By kind, how much less a world costs; kinds that cost the same are left out."""
    found: dict[str, int] = {}
    for name, kind in {**NAMES, "none": 0}.items():
        less = DEAR[kind][1] - price_of_world(kind, *cards)
        if less:
            found[name] = less
    return found


def drawn_after_settling(*cards: str) -> int:
    """Cards drawn after placing a world that costs nothing more than the hand holds."""
    game = every(
        ["earths-lost-colony", *cards], ["old-earth"], hands=[["artist-colony", "gem-world", "comet-zone"], []]
    )
    begin(game, "settle")
    pick(game, 0, "artist-colony")
    if asked_prompt(game) == "settle how":
        pick(game, 0, "pay")
    if asked_prompt(game) == "pay":
        price = asked(game, 0).least
        pick(game, 0, *["gem-world", "comet-zone"][:price])
        return len(game.players[0].hand) - (2 - price)
    return len(game.players[0].hand) - 2


def military_worlds() -> list[int]:
    """One copy of each military world in the box."""
    found: dict[str, int] = {}
    for number in deck_of("first", ALL):
        if CARDS[number].military:
            found.setdefault(CARDS[number].key, number)
    return list(found.values())


def conquered(*cards: str) -> set[str]:
    """All military worlds that these cards, beside New Sparta's 2, can conquer."""
    prizes = [CARDS[number].key for number in military_worlds() if CARDS[number].key not in ("new-sparta", *cards)]
    game = every(["new-sparta", *cards], ["old-earth"], hands=[prizes, []])
    begin(game, "settle")
    return set(offered(game, 0)) - {"none"} if game.asked(0) is not None else set()


def within(strength: int, *cards: str, rebels: int = 0, **kinds: int) -> set[str]:
    """The worlds that so much Military beside New Sparta's 2 is enough for, more of it against Rebels or a kind."""
    found: set[str] = set()
    for number in military_worlds():
        world = CARDS[number]
        total = 2 + strength + (rebels if world.rebel else 0)
        total += sum([more for name, more in kinds.items() if NAMES[name] == world.kind])
        if world.cost <= total and world.key not in ("new-sparta", *cards):
            found.add(world.key)
    return found


# -- trade, consume and produce ----------------------------------------------------------------------------------------


def sold_for_more(*cards: str) -> dict[str, int]:
    """By kind, how many cards a good brings beyond its price; kinds without any are left out."""
    found: dict[str, int] = {}
    for name, kind in NAMES.items():
        world = WORLDS[kind]
        actions = [["consume-trade"], ["explore-5"]]
        game = every(["new-sparta", *cards, world], ["old-earth"], goods=[[world], []], actions=actions)
        begin(game, "consume")
        if asked_prompt(game) == "sell":
            pick(game, 0, world)
        more = len(game.players[0].hand) - PRICES[kind]
        if more:
            found[name] = more
    return found


def sources(kind: int, number: int, *apart: str) -> list[str]:
    """So many worlds of the kind that have no Consume power."""
    found: list[str] = []
    for each in deck_of("first", ALL):
        world = CARDS[each]
        if world.kind == kind and world.key not in (*apart, *found) and not world.has_power_in(CONSUME):
            if world.start < 0 and not world.sell_for_more_here and world.key != "alien-oort-cloud-refinery":
                found.append(world.key)
    return found[:number]


def consumed(key: str, goods: list[str], action: str = "explore-5") -> tuple[int, int, int, list[str]]:
    """VP, cards and prestige for one use of the card's Consume power, and the goods that are left."""
    tableau = ["new-sparta", key, *[world for world in goods if world != key]]
    game = every(tableau, ["old-earth"], goods=[goods, []], actions=[[action], ["explore-5"]], pool=99)
    begin(game, "consume")
    while asked_prompt(game) in ("consume", "goods"):
        question = asked(game, 0)
        number = question.most if question.prompt == "goods" else 1
        pick(game, 0, *[name_of(option) for option in question.options[:number]])
    player = game.players[0]
    return player.chips, len(player.hand), player.prestige, [CARDS[world].key for world in player.goods]


def producing(*cards: str, hand: list[str] | None = None, action: str = "explore-5") -> Race:
    """Beside New Sparta, all worlds empty."""
    tableau = ["new-sparta", *cards]
    game = every(tableau, ["old-earth"], hands=[hand or [], []], actions=[[action], ["explore-5"]])
    return begin(game, "produce")


def drawn_at_produce(*cards: str) -> int:
    game = producing(*cards)
    return len(hand_of(game))


def filled_by(*cards: str) -> list[str]:
    """The kinds of empty windfall worlds that these cards can produce on."""
    worlds = {"novelty": "star-nomad-lair", "rare": "asteroid-belt", "genes": "pre-sentient-race"}
    worlds["alien"] = "deserted-alien-outpost"
    game = producing(*cards, *worlds.values())
    if game.asked(0) is None or asked(game, 0).prompt != "windfall":
        made = [CARDS[world].key for world in game.players[0].goods]
        return [name for name, world in worlds.items() if world in made]
    found = {CARDS[option.id()].key for option in asked(game, 0).options}
    return [name for name, world in worlds.items() if world in found]
