"""The page's own words, read from its sources: tests find what they touch by the name a reader sees or hears."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
WORD = re.compile(r'^\s+(?:"([^"]+)"|([\w-]+)):\s+"((?:[^"\\]|\\.)*)",$', re.MULTILINE)
PART = re.compile(r"\{\w+\}")


@cache
def catalogues() -> tuple[dict[str, str], dict[str, str]]:
    """All words of the page, English and German, by folder and key."""
    english: dict[str, str] = {}
    german: dict[str, str] = {}
    pairs = [("frame", read("lib/words/en.ts"), read("lib/words/de.ts"))]
    boards = {path.parent.name: path for path in SOURCES.glob("boards/*/words.ts")}
    pages = {"pages": SOURCES / "pages" / "words.ts", "odds": SOURCES / "pages" / "odds" / "words.ts"}
    pages["panels"] = SOURCES / "boards" / "ti4" / "panels" / "words.ts"
    pages["round"] = SOURCES / "boards" / "ti4" / "round" / "words.ts"
    for name in ("status", "trade", "sheet", "react", "since", "result", "faction", "hint"):
        pages[name] = SOURCES / "boards" / "ti4" / name / "words.ts"
    others = [*pages.items(), ("boards", SOURCES / "lib" / "gamewords.ts"), *boards.items()]
    others += [(path.parent.name, path) for path in SOURCES.glob("boards/*/facewords.ts")]
    for name, path in others:
        first, second = path.read_text(encoding="utf-8").split("\nconst de", 1)
        pairs.append((name, first, second))
    for name, one, other in pairs:
        english.update(entries(name, one))
        german.update(entries(name, other))
    assert english.keys() == german.keys(), english.keys() ^ german.keys()
    return english, german


def read(path: str) -> str:
    return (SOURCES / path).read_text(encoding="utf-8")


def entries(name: str, text: str) -> dict[str, str]:
    found = {f"{name}:{quoted or bare}": words for quoted, bare, words in WORD.findall(text)}
    assert found, f"no words of {name}"
    return found


def word(key: str, language: str = "en", **parts: object) -> str:
    """A sentence of the frame, or of another catalogue by its name: `pages:start.play`."""
    text = catalogues()[language == "de"][key if ":" in key else f"frame:{key}"]
    if "|" in text:
        one, many = text.split("|", 1)
        text = one if parts.get("n") == 1 else many
    return PART.sub(lambda part: str(parts.get(part[0][1:-1], part[0])), text)


def shape(text: str) -> re.Pattern[str]:
    """What a sentence looks like once its parts are filled in."""
    return re.compile(".+".join(re.escape(piece) for piece in PART.split(text)))


def sentences(catalogue: dict[str, str]) -> list[str]:
    return [sentence for text in catalogue.values() for sentence in text.split("|")]


@cache
def only_english() -> tuple[re.Pattern[str], ...]:
    """Sentences that stand on an English page and never on a German one."""
    english, german = catalogues()
    found = []
    for key, text in english.items():
        if text == german[key]:
            continue
        for sentence in text.split("|"):
            letters = re.sub(r"[^A-Za-z]", "", PART.sub("", sentence))
            looks = shape(sentence)
            # What German says as well ("Bot"), or what is nothing but parts, tells nothing.
            if len(letters) > 2 and not any(looks.fullmatch(spoken) for spoken in sentences(german)):
                found.append(looks)
    return tuple(found)
