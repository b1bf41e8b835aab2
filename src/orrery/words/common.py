"""What is said in every game alike."""

from __future__ import annotations

from typing import Final

SENTENCES: Final[dict[str, dict[str, str]]] = {
    "en": {
        "and": "and",
        "nobody": "nobody",
        "gives": "{name} gives {thing}",
        "gives nothing": "nothing",
        "unsaid": "You are asked: {prompt}",
        "refused": "That is not possible here.",
        "rule": "{sentence} (Rule {rule})",
        "no-form": "There is no form to fill in here: pick from the options.",
        "form-line": "A line of the form is none of those that can be filled in, stands twice, or says too much.",
        "pick-exactly": "Pick exactly {options1}; you picked {n2}.",
        "pick-between": "Pick at least {n0} and at most {options1}; you picked {n2}.",
        "pick-unknown": "There is no option {n0}: the options are numbered 1 to {n1}.",
        "pick-order": "Name each option once only, the lowest number first.",
        "not-asked": "There is nothing for you to decide now.",
        "not-in-question": "This question is about something else.",
        "game-over": "The game is over.",
        "unknown-option": "No setting is called {asked}. The settings are: {right}.",
        "no-such-value": "{asked} is not possible. Possible values: {right}.",
        "bot random": "Random: any legal choice",
        "bot greedy": "Steady: plays for points",
        "bot friendly": "Friendly: has learned the game from itself, and errs often",
        "bot strong": "Strong: has learned the game from itself, and always takes what it thinks best",
        "bot strongest": "Strongest: the same, and thinks ahead before it chooses its action",
        "unknown-game": "No game is called {asked}. The games are: {right}.",
    },
    "de": {
        "and": "und",
        "nobody": "niemand",
        "gives": "{name} gibt {thing}",
        "gives nothing": "nichts",
        "unsaid": "Du wirst gefragt: {prompt}",
        "refused": "Das geht hier nicht.",
        "rule": "{sentence} (Regel {rule})",
        "no-form": "Hier gibt es nichts auszufüllen: Wähle aus den Möglichkeiten.",
        "form-line": "Eine Zeile des Formulars gibt es nicht, sie steht doppelt da, oder sie nennt zu viel.",
        "pick-exactly": "Wähle genau {options1}; du hast {n2} gewählt.",
        "pick-between": "Wähle mindestens {n0} und höchstens {options1}; du hast {n2} gewählt.",
        "pick-unknown": "Eine Möglichkeit {n0} gibt es nicht: Sie sind von 1 bis {n1} nummeriert.",
        "pick-order": "Nenne jede Möglichkeit nur einmal, die kleinste Nummer zuerst.",
        "not-asked": "Du hast gerade nichts zu entscheiden.",
        "not-in-question": "Bei dieser Frage geht es um etwas anderes.",
        "game-over": "Das Spiel ist zu Ende.",
        "unknown-option": "Eine Einstellung {asked} gibt es nicht. Die Einstellungen sind: {right}.",
        "no-such-value": "{asked} ist nicht möglich. Mögliche Werte: {right}.",
        "bot random": "Zufällig: irgendeine erlaubte Wahl",
        "bot greedy": "Beständig: spielt auf Punkte",
        "bot friendly": "Freundlich: hat das Spiel gegen sich selbst gelernt und irrt oft",
        "bot strong": "Stark: hat das Spiel gegen sich selbst gelernt und nimmt stets, was ihm am besten scheint",
        "bot strongest": "Am stärksten: wie stark, und denkt voraus, bevor es seine Aktion wählt",
        "unknown-game": "Ein Spiel {asked} gibt es nicht. Die Spiele sind: {right}.",
    },
}

NOUNS: Final = {
    "en": {"options": ("option", "options")},
    "de": {"options": ("Möglichkeit", "Möglichkeiten")},
}
