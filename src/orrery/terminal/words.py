"""What the terminal itself says, in every language. The games bring their own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

# Command words of all languages work in every language.
COMMANDS: Final[dict[str, str]] = {
    "help": "help",
    "h": "help",
    "hilfe": "help",
    "undo": "undo",
    "zurück": "undo",
    "zurueck": "undo",
    "rückgängig": "undo",
    "rueckgaengig": "undo",
    "save": "save",
    "speichern": "save",
    "sichern": "save",
    "load": "load",
    "laden": "load",
    "log": "log",
    "protokoll": "log",
    "verlauf": "log",
    "table": "table",
    "tisch": "table",
    "hint": "hint",
    "tipp": "hint",
    "why": "why",
    "warum": "why",
    "orders": "orders",
    "anweisungen": "orders",
    "quit": "quit",
    "exit": "quit",
    "q": "quit",
    "ende": "quit",
    "beenden": "quit",
}
WITH_FILE: Final = ("save", "load")
ABOUT: Final = "why"  # the command that is followed by what it is about
WITH_NUMBERS: Final = ("orders",)

YES: Final = ("y", "yes", "j", "ja")
NO: Final = ("n", "no", "nein")

ENGLISH: Final[dict[str, str]] = {
    "player": "Player {number}",
    "bot": "Bot {number} ({name})",
    "welcome": "{label}, game {seed}. Type the number of what you want, or help.",
    "since": "What happened",
    "log": "The log",
    "log-empty": "Nothing has happened yet.",
    "pick-one": "Pick one.",
    "pick-exactly": "Pick exactly {least} at a time, such as {example}.",
    "pick-some": "Pick {least} to {most} at a time, such as {example}.",
    "pick-any": "Pick up to {most} at a time, such as {example}; 0 for none.",
    "or-none": "0 for none.",
    "ask": "> ",
    "pass-keyboard": "Pass the keyboard to {name}. {name}: press Enter when only you are looking.",
    "pass-undo": "{name} may still type undo instead.",
    "bad-command": "“{text}” is no number and no command; type a number, or help.",
    "bad-empty": "Type the number of an option, or help.",
    "bad-number": "There is no option {number}; the options are 1 to {last}.",
    "bad-twice": "{number} stands there twice; name each option once.",
    "bad-count": "That is {count}. {hint}",
    "bad-form": "An offer is picked alone.",
    "rows": "Or fill in how many of each, such as {example}",
    "row": "{letter}: {text}, at most {most}",
    "row-number": "“{part}”: say how many first, such as 2a or 2 and a name; all will do too.",
    "row-unknown": "“{name}” is none of the rows; name one by its letter or by words of it.",
    "row-several": "“{name}” could be: {several}.",
    "bad-extra": "“{command}” needs nothing after it.",
    "no-file": "Name a file: {command} game.json",
    "rule": "Rule {rule}, {section}: {text}",
    "rule-unknown": "Rule {rule} is not in the rule index.",
    "no-thing": "Nothing is called “{text}”; type ? and the beginning of a name, or the number of a rule.",
    "why-what": "Name what you mean: {command} and the beginning of its name, or a number of the list.",
    "why-can": "{thing}: you can choose it.",
    "why-not": "{thing}: {reason}",
    "hint": "What the bot {bot} would do",
    "hint-option": "{number}. {text}: {share} %",
    "hint-stop": "nothing more",
    "hint-picks": "In all it would pick {picks}.",
    "hint-expects": "Chance to win: {wins} %. Points ahead of the best other: {margin}.",
    "hint-off": "At this table nobody may ask for hints; orrery play --hints allows it.",
    "hint-nobody": "No bot knows how to explain itself in such a game.",
    "hint-nothing": "There is nothing to weigh here.",
    "orders": "Standing orders. Type orders and a number to switch one on or off; a second number says for how long:"
    " {spans}.",
    "order": "{number}. [{state}] {order}",
    "order-off": "off",
    "order-answered": "Your order has answered: {order}",
    "orders-none": "In this game there is nothing to order.",
    "orders-bad": "“{text}” is none of the orders; type orders to see them.",
    "undone": "Taken back.",
    "undo-nothing": "You have not chosen anything that could be taken back.",
    "undo-learned": "It cannot be taken back: something hidden has been seen since.",
    "undo-rules": "It cannot be taken back: the rules have been corrected since.",
    "undo-loaded": "It cannot be taken back: you chose it before this game was loaded.",
    "undo-others": "It cannot be taken back: {name} has answered since.",
    "saved": "Saved: {path}",
    "autosaved": "Your game is saved: {path}  (go on with: orrery play --load {path})",
    "autosaved-over": "The record of the game is saved: {path}",
    "save-failed": "Not saved: {path}: {reason}",
    "save-exists": "Not saved: {path} holds something else; choose another name.",
    "save-nowhere": "The game could not be saved anywhere: {reason}",
    "loaded": "Loaded: {path}",
    "load-failed": "Not loaded: {reason}",
    "load-no-human": "Not loaded: at that table nobody but bots plays; orrery replay shows it.",
    "quit-ask": "Save before you leave? [yes/no/back] ",
    "quit-again": "Type yes, no or back.",
    "glance": "The rest of the table: type table.",
    "over": "The game is over.",
    "record-ask": "Save the record of the game? A file name, Enter for {path}, or no: ",
    "crash": "A mistake in the program: {reason}",
    "unsaid": "A sentence is missing here, and the game goes on: {what} ({reason})",
    "bye": "Good-bye.",
    "replay-choice": "{number}. {name}: {prompt} – {picked}",
    "replay-hidden": "{number}. {name} chooses.",
    "replay-unfinished": "This game is not over: what is hidden from a bystander is not told.",
    "nothing": "nothing",
    "replay-ask": "Enter for the next step, q to stop: ",
    "replay-end": "End of the record after {choices} choices.",
    "replay-crash": "Here the game crashed: {reason}",
    "replay-earlier": "This game was played by earlier rules, which have been corrected since. It is told as it"
    " happened then; what was asked, only where the rules of today ask the same.",
    "replay-before": "The rules were corrected after choice {number}. Up to there it is told as it happened then; what"
    " was asked, only where the rules of today ask the same.",
    "replay-corrected": "From here on the corrected rules were played.",
    "help-text": """3                the third option; 1 4 or 1,4 where several may be picked
2a 1c            a form: two of row a, one of row c; also 2 carrier from Wellon, 3 fighter
?                the text of the rule behind the question
? NAME           what is printed on a card or another thing; the beginning of its name is enough
why NAME         why you cannot choose it now; also why 7, a number of the list
hint             what a strong bot would do, where the table allows it and there is such a bot
table            the whole table
log              all that has happened
undo             take back your last choice, as long as nothing was learned from it
orders           what you want to happen without being asked, where a game offers it
save FILE        save the game
load FILE        go on with a saved game
quit             leave; you are asked whether to save""",
}

GERMAN: Final[dict[str, str]] = {
    "player": "Spieler {number}",
    "bot": "Bot {number} ({name})",
    "welcome": "{label}, Partie {seed}. Gib die Nummer ein, die du willst, oder hilfe.",
    "since": "Was geschah",
    "log": "Das Protokoll",
    "log-empty": "Es ist noch nichts geschehen.",
    "pick-one": "Wähle eins.",
    "pick-exactly": "Wähle genau {least} auf einmal, etwa {example}.",
    "pick-some": "Wähle {least} bis {most} auf einmal, etwa {example}.",
    "pick-any": "Wähle bis zu {most} auf einmal, etwa {example}; 0 für nichts.",
    "or-none": "0 für nichts.",
    "ask": "> ",
    "pass-keyboard": "Gib die Tastatur an {name} weiter. {name}: Drücke Enter, wenn nur du zusiehst.",
    "pass-undo": "{name} kann stattdessen noch zurück eingeben.",
    "bad-command": "„{text}“ ist keine Nummer und kein Befehl; gib eine Nummer ein oder hilfe.",
    "bad-empty": "Gib die Nummer einer Möglichkeit ein oder hilfe.",
    "bad-number": "Die Möglichkeit {number} gibt es nicht; es gibt 1 bis {last}.",
    "bad-twice": "{number} steht zweimal da; nenne jede Möglichkeit einmal.",
    "bad-count": "Das sind {count}. {hint}",
    "bad-form": "Ein Angebot wird allein gewählt.",
    "rows": "Oder gib an, wie viele wovon, etwa {example}",
    "row": "{letter}: {text}, höchstens {most}",
    "row-number": "„{part}“: Nenne zuerst die Anzahl, etwa 2a oder 2 und einen Namen; alle geht auch.",
    "row-unknown": "„{name}“ ist keine der Zeilen; nenne sie mit ihrem Buchstaben oder mit Wörtern daraus.",
    "row-several": "„{name}“ kann sein: {several}.",
    "bad-extra": "Nach „{command}“ folgt nichts.",
    "no-file": "Nenne eine Datei: {command} partie.json",
    "rule": "Regel {rule}, {section}: {text}",
    "rule-unknown": "Die Regel {rule} steht nicht im Verzeichnis.",
    "no-thing": "Nichts heißt „{text}“; gib ? und den Anfang eines Namens ein oder die Nummer einer Regel.",
    "why-what": "Nenne, was du meinst: {command} und den Anfang seines Namens, oder eine Nummer der Liste.",
    "why-can": "{thing}: Das kannst du wählen.",
    "why-not": "{thing}: {reason}",
    "hint": "Was der Bot {bot} täte",
    "hint-option": "{number}. {text}: {share} %",
    "hint-stop": "nichts weiter",
    "hint-picks": "Insgesamt wählte er {picks}.",
    "hint-expects": "Gewinnchance: {wins} %. Vorsprung in Punkten: {margin}.",
    "hint-off": "An diesem Tisch darf niemand nach Tipps fragen; orrery play --hints erlaubt es.",
    "hint-nobody": "In so einer Partie kann kein Bot sagen, warum er was täte.",
    "hint-nothing": "Hier gibt es nichts abzuwägen.",
    "orders": "Anweisungen. Gib anweisungen und eine Nummer ein, um eine an- oder abzuschalten; eine zweite sagt, wie"
    " lange: {spans}.",
    "order": "{number}. [{state}] {order}",
    "order-off": "aus",
    "order-answered": "Deine Anweisung hat geantwortet: {order}",
    "orders-none": "In diesem Spiel gibt es nichts anzuweisen.",
    "orders-bad": "„{text}“ ist keine der Anweisungen; gib anweisungen ein, um sie zu sehen.",
    "undone": "Zurückgenommen.",
    "undo-nothing": "Du hast nichts gewählt, was du zurücknehmen könntest.",
    "undo-learned": "Das geht nicht mehr zurück: Seitdem wurde Verborgenes gesehen.",
    "undo-rules": "Das geht nicht mehr zurück: Seitdem wurden die Regeln berichtigt.",
    "undo-loaded": "Das geht nicht mehr zurück: Du hast es gewählt, bevor die Partie geladen wurde.",
    "undo-others": "Das geht nicht mehr zurück: {name} hat seitdem geantwortet.",
    "saved": "Gespeichert: {path}",
    "autosaved": "Deine Partie ist gespeichert: {path}  (weiter mit: orrery play --load {path})",
    "autosaved-over": "Die Aufzeichnung der Partie ist gespeichert: {path}",
    "save-failed": "Nicht gespeichert: {path}: {reason}",
    "save-exists": "Nicht gespeichert: {path} enthält etwas anderes; wähle einen anderen Namen.",
    "save-nowhere": "Die Partie konnte nirgends gespeichert werden: {reason}",
    "loaded": "Geladen: {path}",
    "load-failed": "Nicht geladen: {reason}",
    "load-no-human": "Nicht geladen: An diesem Tisch spielen nur Bots; orrery replay zeigt die Partie.",
    "quit-ask": "Vor dem Gehen speichern? [ja/nein/bleiben] ",
    "quit-again": "Gib ja, nein oder bleiben ein.",
    "glance": "Der Rest des Tisches: gib tisch ein.",
    "over": "Die Partie ist zu Ende.",
    "record-ask": "Die Aufzeichnung der Partie speichern? Ein Dateiname, Enter für {path}, oder nein: ",
    "crash": "Ein Fehler im Programm: {reason}",
    "unsaid": "Hier fehlt ein Satz, und die Partie geht weiter: {what} ({reason})",
    "bye": "Auf Wiedersehen.",
    "replay-choice": "{number}. {name}: {prompt} – {picked}",
    "replay-hidden": "{number}. {name} wählt.",
    "replay-unfinished": "Diese Partie ist nicht zu Ende: Was Zuschauern verborgen ist, wird nicht erzählt.",
    "nothing": "nichts",
    "replay-ask": "Enter für den nächsten Schritt, q zum Beenden: ",
    "replay-end": "Ende der Aufzeichnung nach {choices} Entscheidungen.",
    "replay-crash": "Hier stürzte die Partie ab: {reason}",
    "replay-earlier": "Diese Partie lief nach früheren Regeln, die inzwischen berichtigt sind. Sie wird erzählt, wie"
    " sie damals geschah; was gefragt war, nur wo die heutigen Regeln dasselbe fragen.",
    "replay-before": "Nach Entscheidung {number} wurden die Regeln berichtigt. Bis dahin wird erzählt, wie es damals"
    " geschah; was gefragt war, nur wo die heutigen Regeln dasselbe fragen.",
    "replay-corrected": "Ab hier galten die berichtigten Regeln.",
    "help-text": """3                die dritte Möglichkeit; 1 4 oder 1,4, wo man mehrere wählen darf
2a 1c            ein Formular: zwei von Zeile a, eins von Zeile c; auch 2 Träger von Wellon, 3 Jäger
?                der Text der Regel hinter der Frage
? NAME           was auf einer Karte oder etwas anderem steht; der Anfang des Namens genügt
warum NAME       warum du es jetzt nicht wählen kannst; auch warum 7, eine Nummer der Liste
tipp             was ein starker Bot täte, wo der Tisch es erlaubt und es so einen Bot gibt
tisch            der ganze Tisch
protokoll        alles, was geschehen ist
zurück           die letzte Wahl zurücknehmen, solange niemand etwas daraus erfahren hat
anweisungen      was ohne Frage an dich geschehen soll, wo ein Spiel das anbietet
speichern DATEI  die Partie speichern
laden DATEI      mit einer gespeicherten Partie weiterspielen
ende             gehen; vorher wirst du gefragt, ob gespeichert werden soll""",
}

TEXTS: Final = {"en": ENGLISH, "de": GERMAN}
BACK: Final = ("back", "b", "cancel", "bleiben", "abbrechen")


def say(language: str, key: str, **parts: object) -> str:
    """A sentence of the terminal in that language."""
    return TEXTS[language][key].format(**parts)


def language_of(environment: Mapping[str, str]) -> str:
    """The language of the person, as the system knows it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "de" if environment[name].lower().startswith("de") else "en"
    return "en"


def seat_names(language: str, occupants: list[str]) -> list[str]:
    """How the seats are called: "Player 1", "Bot 2 (greedy)"."""
    names: list[str] = []
    for seat, occupant in enumerate(occupants):
        if occupant == "human":
            names.append(say(language, "player", number=seat + 1))
        else:
            names.append(say(language, "bot", number=seat + 1, name=occupant))
    return names
