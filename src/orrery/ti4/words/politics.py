"""The agenda phase in words: agendas, votes, laws, predictions, promissory notes. English and German."""

from __future__ import annotations

from typing import Final

ASKS: Final[dict[str, tuple[str, str]]] = {
    "ready": (
        "The vote is about to begin. This is the last time for transactions: are you ready?",
        "Gleich wird abgestimmt. Jetzt ist die letzte Gelegenheit für Transaktionen: Bist du bereit?",
    ),
    "vote": ("{agenda0}: what do you vote for?", "{agenda0}: Wofür stimmst du?"),
    "vote with": (
        "{agenda0}: which planets do you exhaust for your vote ({outcome})?",
        "{agenda0}: Welche Planeten erschöpfst du für deine Stimme ({outcome})?",
    ),
    "next prediction": (
        "{agenda0}: which of your predictions do you resolve first?",
        "{agenda0}: Welche deiner Vorhersagen führst du zuerst aus?",
    ),
    "break tie": ("{agenda0}: which outcome wins the tie?", "{agenda0}: Welche Alternative gewinnt bei Gleichstand?"),
    "predict": ("{agenda0}: which outcome do you predict?", "{agenda0}: Welche Alternative prognostizierst du?"),
    "arrange agendas": (
        "How do you put the agendas back?",
        "Wie legst du die Agendakarten zurück?",
    ),
    "bribe with": ("How many trade goods do you spend for votes?", "Wie viele Handelswaren gibst du für Stimmen aus?"),
    "elect instead": ("Who is elected in your place?", "Wer ist an deiner Stelle gewählt?"),
    "name elected": ("{agenda0}: whom do you elect?", "{agenda0}: Wen wählst du?"),
    "repeal law": ("Which law is discarded?", "Welches Gesetz wird abgelegt?"),
    "give note": ("Which promissory note do you give?", "Welche Vertragskarte gibst du?"),
}

OPTIONS: Final[dict[str, tuple[str, str]]] = {
    "ready": ("Ready", "Bereit"),
    "abstain": ("Abstain", "Enthalten"),
    "for": ("For", "Dafür"),
    "against": ("Against", "Dagegen"),
    "agenda": ("{agenda0}", "{agenda0}"),
    "planet votes": ("{planet0}: {votes1}", "{planet0}: {votes1}"),
    "arrange": ("{ways}", "{ways}"),
}

EVENTS: Final[dict[str, tuple[str, str]]] = {
    "agenda": (
        "{who} {who|reveals|reveal} the agenda {agenda0}.",
        "{who} {who|deckt|deckst} die Agenda {agenda0} auf.",
    ),
    "agenda void": (
        "{agenda0} can do nothing now and is discarded; another agenda is revealed.",
        "{agenda0} kann jetzt nichts bewirken und wird abgelegt; eine andere Agenda wird aufgedeckt.",
    ),
    "agenda discarded": ("{agenda0} is discarded.", "{agenda0} wird abgelegt."),
    "vetoed": (
        "{who} {who|discards|discard} {agenda0}; another agenda is revealed.",
        "{who} {who|legt|legst} {agenda0} ab; eine andere Agenda wird aufgedeckt.",
    ),
    "agendas seen": (
        "{who} {who|looks|look} at the top {n0|agenda|{n0} agendas} of the deck{cards||: {cards}}.",
        "{who} {who|sieht sich|siehst dir} {n0|die oberste Agendakarte|die obersten {n0} Agendakarten} an{cards||:"
        " {cards}}.",
    ),
    "agendas arranged": (
        "{who} {who|puts|put} {n0} on top and {n1} at the bottom of the agenda deck{cards||: {cards}}.",
        "{who} {who|legt|legst} {n0} nach oben und {n1} nach unten in den Agendastapel{cards||: {cards}}.",
    ),
    "abstained": ("{who} {who|abstains|abstain}: {agenda0}.", "{who} {who|enthält sich|enthältst dich}: {agenda0}."),
    "no vote": (
        "{who} {who|casts|cast} no votes now.",
        "{who} {who|gibt|gibst} jetzt keine Stimmen ab.",
    ),
    "voted for": ("{who} {who|casts|cast} {votes0}: for.", "{who} {who|gibt|gibst} {votes0} ab: dafür."),
    "voted against": ("{who} {who|casts|cast} {votes0}: against.", "{who} {who|gibt|gibst} {votes0} ab: dagegen."),
    "voted seat": (
        "{who} {who|casts|cast} {votes0} for {seat1:you}.",
        "{who} {who|gibt|gibst} {votes0} ab: für {seat1:dich}.",
    ),
    "voted planet": (
        "{who} {who|casts|cast} {votes0} for {planet1}.",
        "{who} {who|gibt|gibst} {votes0} ab: für {planet1}.",
    ),
    "voted agenda": (
        "{who} {who|casts|cast} {votes0} for {agenda1}.",
        "{who} {who|gibt|gibst} {votes0} ab: für {agenda1}.",
    ),
    "voted objective": (
        "{who} {who|casts|cast} {votes0} for {objective1}.",
        "{who} {who|gibt|gibst} {votes0} ab: für {objective1}.",
    ),
    "votes added": (
        "{who} {who|adds|add} {votes0} to {who|their|your} own.",
        "{who} {who|fügt|fügst} den eigenen Stimmen noch {votes0} hinzu.",
    ),
    "outcome for": ("{agenda0}: the vote is for it.", "{agenda0}: Die Abstimmung ist dafür."),
    "outcome against": ("{agenda0}: the vote is against it.", "{agenda0}: Die Abstimmung ist dagegen."),
    "outcome seat": (
        "{agenda0}: {seat1:you} {seat1|is|are} elected.",
        "{agenda0}: {seat1:Du} {seat1|ist|bist} gewählt.",
    ),
    "outcome planet": ("{agenda0}: {planet1} is elected.", "{agenda0}: {planet1} ist gewählt."),
    "outcome agenda": ("{agenda0}: {agenda1} is elected.", "{agenda0}: {agenda1} ist gewählt."),
    "outcome objective": ("{agenda0}: {objective1} is elected.", "{agenda0}: {objective1} ist gewählt."),
    "elected instead": (
        "{who} {who|names|name} somebody else: {seat0:you} {seat0|is|are} elected.",
        "{who} {who|nennt|nennst} jemand anderen: {seat0:Du} {seat0|ist|bist} gewählt.",
    ),
    "elected in place": (
        "{who} {who|is|are} elected instead of {seat0:you}.",
        "{who} {who|ist|bist} statt {seat0:dir} gewählt.",
    ),
    "predicted for": (
        "{who} {who|predicts|predict} with {component0}: for.",
        "{who} {who|prognostiziert|prognostizierst} mit {component0}: dafür.",
    ),
    "predicted against": (
        "{who} {who|predicts|predict} with {component0}: against.",
        "{who} {who|prognostiziert|prognostizierst} mit {component0}: dagegen.",
    ),
    "predicted seat": (
        "{who} {who|predicts|predict} with {component0}: {seat1:you}.",
        "{who} {who|prognostiziert|prognostizierst} mit {component0}: {seat1:dich}.",
    ),
    "predicted planet": (
        "{who} {who|predicts|predict} with {component0}: {planet1}.",
        "{who} {who|prognostiziert|prognostizierst} mit {component0}: {planet1}.",
    ),
    "predicted agenda": (
        "{who} {who|predicts|predict} with {component0}: {agenda1}.",
        "{who} {who|prognostiziert|prognostizierst} mit {component0}: {agenda1}.",
    ),
    "predicted objective": (
        "{who} {who|predicts|predict} with {component0}: {objective1}.",
        "{who} {who|prognostiziert|prognostizierst} mit {component0}: {objective1}.",
    ),
    "prediction": (
        "The prediction of {who} comes true: {component0}.",
        "Die Prognose von {who:dir} trifft ein: {component0}.",
    ),
    "law": ("{agenda0} is a law now{elected}.", "{agenda0} ist jetzt Gesetz{elected}."),
    "law owned": (
        "{agenda0} is a law now, and {who} {who|owns|own} it.",
        "{agenda0} ist jetzt Gesetz, und {who} {who|besitzt|besitzt} es.",
    ),
    "law repealed": ("{agenda0} is no law any more.", "{agenda0} ist kein Gesetz mehr."),
    "law exhausted": ("{who} {who|exhausts|exhaust} {agenda0}.", "{who} {who|erschöpft|erschöpfst} {agenda0}."),
    "law won": (
        "{who} {who|takes|take} {agenda0} from {seat1:you}.",
        "{who} {who|nimmt|nimmst} {seat1:dir} {agenda0} ab.",
    ),
    "artifact die": (
        "{who} {who|rolls|roll} a {n0} for the artifact.",
        "{who} {who|würfelt|würfelst} {n0} für das Artefakt.",
    ),
    "note given": (
        "{who} {who|gives|give} {seat0:you} a promissory note{cards||: {cards}}.",
        "{who} {who|gibt|gibst} {seat0:dir} eine Vertragskarte{cards||: {cards}}.",
    ),
    "note in play": (
        "{who} {who|puts|put} {component0} into play.",
        "{who} {who|bringt|bringst} {component0} ins Spiel.",
    ),
}

CARRYING: Final = {
    "agenda": (
        "agenda",
        "agenda void",
        "agenda discarded",
        "vetoed",
        "abstained",
        "law repealed",
        "law exhausted",
        "outcome for",
        "outcome against",
    ),
    "n": ("agendas seen", "voted for", "voted against", "votes added", "artifact die"),
    "n n": ("agendas arranged",),
    "n seat": ("voted seat",),
    "n planet": ("voted planet",),
    "n agenda": ("voted agenda",),
    "n objective": ("voted objective",),
    "agenda seat": ("outcome seat", "law won"),
    "agenda planet": ("outcome planet",),
    "agenda agenda": ("outcome agenda",),
    "agenda objective": ("outcome objective",),
    "component": ("predicted for", "predicted against", "prediction", "note in play"),
    "component seat": ("predicted seat",),
    "component planet": ("predicted planet",),
    "component agenda": ("predicted agenda",),
    "component objective": ("predicted objective",),
    "agenda n +elected": ("law", "law owned"),
    "seat": ("elected instead", "elected in place", "note given"),
    "": ("no vote",),
}
