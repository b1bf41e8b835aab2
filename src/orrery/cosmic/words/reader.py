"""How a sentence about a player speaks to that player: "{who} draws {cards}." becomes "You draw {cards}."

The sentences are written once, in the third person. Where the player is the subject, the verbs of the clause change by
a table; elsewhere the word before the placeholder governs the pronoun, and a few turns of phrase have their own forms.
What the tables do not know is an error: a verb nobody thought of would be said wrongly.
"""

from __future__ import annotations

from typing import Final

CLAUSE_ENDS: Final = ".:;!"
VERB_AFTER: Final = (", ", " and ", " und ", " now ")  # a clause may have several


class Grammar:
    """How one language speaks to the reader."""

    def __init__(
        self,
        subject: str,
        verbs: dict[str, str],
        turns: tuple[tuple[str, str], ...],
        pronouns: dict[str, str],
        owned: tuple[tuple[str, str], ...],
    ) -> None:
        self.subject = subject  # as the first word of a sentence
        self.verbs = verbs  # third person: second person; with what goes with them
        self.turns = turns  # phrases about the reader (X), longest first: what is said instead
        self.pronouns = pronouns  # of an object, by the word before it; "" for all other words
        self.owned = owned  # what is the subject's own

    def to_reader(self, sentence: str, part: str) -> str:
        """The sentence, where the player behind the placeholder reads it."""
        for phrase, instead in self.turns:
            spoken = sentence.replace(phrase.replace("X", part), instead)
            if spoken != sentence:
                return capitalised(spoken)
        before, after = sentence.split(part, 1)
        if not before or before.endswith(": "):
            return before + self.subject_of(before) + self.second_person(self.own(after))
        word = before.split()[-1]
        pronoun = self.pronouns.get(word) or self.pronouns[""]
        return before + pronoun + after

    def own(self, rest: str) -> str:
        for phrase, instead in self.owned:
            rest = rest.replace(phrase, instead)
        return rest

    def subject_of(self, before: str) -> str:
        """German goes on with a capital letter after a colon, English does not."""
        return self.subject if not before or self.subject == "Du" else self.subject.lower()

    def second_person(self, rest: str) -> str:
        """The clause after its subject, with all its verbs turned."""
        end = min([place for each in CLAUSE_ENDS if (place := rest.find(each)) >= 0] or [len(rest)])
        clause = rest[:end]
        first = clause.split()[0]
        spoken = clause.replace(first, self.verbs[first], 1)
        for before in VERB_AFTER:
            told, *more = spoken.split(before)
            spoken = before.join([told, *[self.with_its_verb(each) for each in more]])
        return spoken + rest[end:]

    def with_its_verb(self, rest: str) -> str:
        """What follows a comma or an "and": its first word is turned if it is a verb."""
        first, blank, more = rest.partition(" ")
        return self.verbs.get(first, first) + blank + more


def capitalised(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


REGULAR: Final = (
    "accuses",
    "adds",
    "aims",
    "attacks",
    "begins",
    "blusters",
    "brings",
    "calls",
    "cancels",
    "claims",
    "completes",
    "declares",
    "destroys",
    "discards",
    "draws",
    "earns",
    "ends",
    "executes",
    "founds",
    "frees",
    "gets",
    "gives",
    "grants",
    "hands",
    "holds",
    "invites",
    "joins",
    "keeps",
    "lands",
    "lays",
    "leaves",
    "lends",
    "lets",
    "looks",
    "loses",
    "makes",
    "names",
    "offers",
    "pays",
    "picks",
    "plays",
    "pulls",
    "puts",
    "raises",
    "reinforces",
    "saves",
    "sends",
    "sets",
    "shows",
    "stays",
    "strikes",
    "swaps",
    "takes",
    "throws",
    "turns",
    "uses",
    "wins",
)  # English verbs that only lose their s

ENGLISH: Final = Grammar(
    "You",
    {
        **{verb: verb.removesuffix("s") for verb in REGULAR},
        "does": "do",
        "fetches": "fetch",
        "has": "have",
        "is": "are",
        "launches": "launch",
        "mixes": "mix",
        "must": "must",
        "now": "now",
        "replaces": "replace",
        "switches": "switch",
    },
    (
        ("Offer by X", "Your offer"),
        ("does X pay", "do you pay"),
        ("{card0} of X is stopped and returns to the hand", "your {card0} is stopped and returns to your hand"),
        ("the hand of X", "your hand"),
        ("the home system of X", "your home system"),
        ("in place of X", "in your place"),
        ("what X throws away", "what you throw away"),
        ("{alien0} of X", "your {alien0}"),
        ("{card0} of X", "your {card0}"),
        ("{tech0} of X", "your {tech0}"),
        ("the card that X gave", "the card that you gave"),
        ("The card of X", "your card"),
        ("The Lunar Cannon of X", "your Lunar Cannon"),
        ("The Prometheus of X", "your Prometheus"),
        ("{ships0} of X", "{ships0} of yours"),
        ("{ships} of X", "{ships} of yours"),
        ("ship of X", "ship of yours"),
        ("to X, who must join", "to you, and you must join"),
        ("X's ", "your "),
    ),
    {"": "you"},
    (
        ("the own ", "your "),
        ("the hand,", "your hand,"),
        ("into the hand", "into your hand"),
        ("the power", "your power"),
    ),
)

GERMAN: Final = Grammar(
    "Du",
    {
        "apportiert": "apportierst",
        "beendet": "beendest",
        "befreit": "befreist",
        "beginnt": "beginnst",
        "behauptet": "behauptest",
        "behält": "behältst",
        "bekommt": "bekommst",
        "benutzt": "benutzt",
        "beschuldigt": "beschuldigst",
        "bietet": "bietest",
        "bringt": "bringst",
        "deckt": "deckst",
        "erhöht": "erhöhst",
        "ersetzt": "ersetzt",
        "exekutiert": "exekutierst",
        "gewinnt": "gewinnst",
        "gewährt": "gewährst",
        "gibt": "gibst",
        "glaubt": "glaubst",
        "greift": "greifst",
        "gründet": "gründest",
        "hat": "hast",
        "hebt": "hebst",
        "hält": "hältst",
        "ist": "bist",
        "landet": "landest",
        "legt": "legst",
        "leiht": "leihst",
        "lädt": "lädst",
        "lässt": "lässt",
        "mischt": "mischst",
        "muss": "musst",
        "nennt": "nennst",
        "nimmt": "nimmst",
        "reicht": "reichst",
        "rettet": "rettest",
        "ruft": "rufst",
        "sagt": "sagst",
        "schaltet": "schaltest",
        "schickt": "schickst",
        "schlägt": "schlägst",
        "sieht": "siehst",
        "spielt": "spielst",
        "stellt": "stellst",
        "tauscht": "tauschst",
        "tritt": "trittst",
        "verliert": "verlierst",
        "verstärkt": "verstärkst",
        "vertauscht": "vertauschst",
        "will": "willst",
        "wird": "wirst",
        "wirft": "wirfst",
        "zahlt": "zahlst",
        "zeigt": "zeigst",
        "zerstört": "zerstörst",
        "zieht": "ziehst",
        "zielt": "zielst",
        "zählt": "zählst",
    },
    (
        ("Angebot von X", "Dein Angebot"),
        ("zahlt X?", "zahlst du?"),
        (
            "{card0} von X wird aufgehalten und kehrt auf die Hand",
            "deine Karte {card0} wird aufgehalten und kehrt auf deine Hand",
        ),
        ("X hält sich", "Du hältst dich"),
        ("X plustert sich", "Du plusterst dich"),
        ("X sieht sich", "Du siehst dir"),
        ("die Hand von X", "deine Hand"),
        ("ins Heimatsystem von X", "in dein Heimatsystem"),
        ("an Stelle von X", "an deiner Stelle"),
        ("was X abwirft", "was du abwirfst"),
        ("die eigene Hand mit der von X", "die eigene Hand mit deiner"),
        ("die X gegeben hat", "die du gegeben hast"),
        ("{alien0} von X", "deine Spezies {alien0}"),
        ("{card0} von X", "deine Karte {card0}"),
        ("{tech0} von X", "deine Technologie {tech0}"),
        ("Die Karte von X", "deine Karte"),
        ("Die Mondkanone von X", "deine Mondkanone"),
        ("Die Prometheus von X", "deine Prometheus"),
        ("Das Verhandeln von X", "dein Verhandeln"),
        ("an X weiter, der mitkommen muss", "an dich weiter: Du musst mitkommen"),
    ),
    {
        "": "dich",
        "gibt": "dir",
        "mit": "dir",
        "von": "dir",
    },
    (
        ("die eigene ", "deine "),
        ("die Hand,", "deine Hand,"),
        ("die Hand mit", "deine Hand mit"),
        ("auf die Hand", "auf deine Hand"),
        ("die Fähigkeit", "deine Fähigkeit"),
        ("Die Fähigkeit", "Deine Fähigkeit"),
    ),
)

GRAMMARS: Final = {"en": ENGLISH, "de": GERMAN}
