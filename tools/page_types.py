"""Write the page's types from the server's own: WebSocket messages, the HTTP API, and what a seat sees of each game.

`python tools/page_types.py` writes web/src/lib/types.ts; with `--check` it only says whether the file is up to date.
"""

from __future__ import annotations

import argparse
import inspect
import re
import sys
import types
from pathlib import Path
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec

from orrery.games import TITLES
from orrery.kernel.decision import Decision
from orrery.kernel.plain import Value
from orrery.web import messages
from orrery.web.app import create_app

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "types.ts"
HEAD = "// Made by tools/page_types.py from the server's types. Do not edit: run it again.\n"
UNIONS = ("FromServer", "FromPage")
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "unknown"}


# -- types of Python -------------------------------------------------------------------------------------------------


def typescript(hint: Any) -> str:
    """A Python annotation as a TypeScript type."""
    if hint in PLAIN:
        return PLAIN[hint]
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typescript(one) for one in inner))
    if origin is list or (origin is tuple and inner[1:] == (...,)):
        item = typescript(inner[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is tuple:
        return f"[{', '.join(typescript(each) for each in inner)}]"
    if origin is dict:
        return f"Record<{typescript(inner[0])}, {typescript(inner[1])}>"
    if inspect.isclass(hint):
        return hint.__name__
    raise TypeError(f"no TypeScript for {hint!r}")


def interface(name: str, fields: list[str], doc: str | None) -> str:
    comment = f"/** {first_sentence(doc)} */\n" if doc else ""
    return f"{comment}export interface {name} {{\n" + "".join(f"  {field};\n" for field in fields) + "}\n"


def first_sentence(doc: str) -> str:
    return re.split(r"(?<=\.)\s", " ".join(doc.split()))[0]


def structs() -> list[type[msgspec.Struct]]:
    """The messages and their parts, in the order of the file."""
    found = [each for each in vars(messages).values() if inspect.isclass(each) and issubclass(each, msgspec.Struct)]
    return [each for each in found if each.__module__ == messages.__name__]


def struct(each: type[msgspec.Struct]) -> str:
    hints = get_type_hints(each)
    fields = [f"{name}: {typescript(hints[name])}" for name in each.__struct_fields__]
    tag = each.__struct_config__.tag
    return interface(each.__name__, [f'type: "{tag}"', *fields] if tag else fields, each.__doc__)


def views() -> list[type[Value]]:
    """What the games show of themselves: the view of each, after the parts that it is made of."""
    found: list[type[Value]] = []
    for title in TITLES.values():
        game = get_type_hints(title.setup)["return"]
        gather(get_type_hints(game.view)["return"], found)
    return found


def gather(hint: Any, found: list[type[Value]]) -> None:
    """Add the kinds of values that an annotation names, the innermost first. Questions travel on their own."""
    for inner in get_args(hint):
        gather(inner, found)
    if inspect.isclass(hint) and issubclass(hint, Value) and hint is not Decision and hint not in found:
        for each in fields_of(hint).values():
            gather(each, found)
        found.append(hint)


def view(each: type[Value]) -> str:
    """A view as the server sends it: its fields without the open question, which travels on its own."""
    hints = fields_of(each)
    fields = [f"{name}: {typescript(hints[name])}" for name in (*each.FIELDS, *each.TOLD) if name != "asked"]
    return interface(each.__name__, fields, each.__doc__)


def fields_of(each: type[Value]) -> dict[str, Any]:
    """The fields and what follows from them, with their annotations."""
    hints = get_type_hints(each.__init__)
    hints.pop("return")
    return {**hints, **{name: get_type_hints(getattr(each, name).fget)["return"] for name in each.TOLD}}


# -- schemas of the HTTP API -----------------------------------------------------------------------------------------


def schema_type(schema: dict[str, Any]) -> str:
    """A JSON schema of the API as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{each}"' if isinstance(each, str) else str(each) for each in schema["enum"])
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(dict.fromkeys(schema_type(each) for each in schema[several]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(schema_type(each) for each in schema["prefixItems"]) + "]"
        item = schema_type(schema.get("items", {}))
        return f"({item})[]" if "|" in item else f"{item}[]"
    if kind == "object" and "properties" not in schema:
        more = schema.get("additionalProperties")
        return f"Record<string, {schema_type(more) if isinstance(more, dict) else 'unknown'}>"
    names = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return names.get(str(kind), "unknown")


def api_type(name: str, schema: dict[str, Any], sent: bool) -> str:
    """One schema. What only the page sends may leave out what has a default; what it receives is always whole."""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"export type {name} = {schema_type(schema)};\n"
    required = schema.get("required", [])
    fields = [
        f"{key}{'?' if sent and key not in required else ''}: {schema_type(value)}"
        for key, value in schema["properties"].items()
    ]
    return interface(name, fields, schema.get("description"))


def sent_only(document: dict[str, Any]) -> set[str]:
    """The schemas that occur in what the page sends and nowhere in what it gets."""
    sent: set[str] = set()
    got: set[str] = set()
    for path in document["paths"].values():
        for call in path.values():
            sent |= named(call.get("requestBody", {}), document)
            got |= named(call.get("responses", {}), document)
    return sent - got


def named(part: Any, document: dict[str, Any]) -> set[str]:
    """The schemas that a part of the document refers to, also through others."""
    found: set[str] = set()
    waiting = [part]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            reference = one.get("$ref")
            if isinstance(reference, str) and (name := reference.rsplit("/", 1)[-1]) not in found:
                found.add(name)
                waiting.append(document["components"]["schemas"].get(name, {}))
            waiting += one.values()
        elif isinstance(one, list):
            waiting += one
    return found


# -- the file --------------------------------------------------------------------------------------------------------


def written() -> str:
    document = create_app(Path()).openapi()  # nothing is opened before it serves
    sent = sent_only(document)
    parts = [HEAD, "// -- at a table, over the WebSocket\n"]
    parts += [struct(each) for each in structs()]
    for union in UNIONS:
        members = " | ".join(each.__name__ for each in get_args(getattr(messages, union)))
        parts.append(f"export type {union} = {members};\n")
    parts.append("// -- what a seat sees of a game\n")
    parts += [view(each) for each in views()]
    parts.append("// -- the HTTP API\n")
    own = [each.__name__ for each in [*structs(), *views()]]
    taken = set(own)
    for name in taken:
        if own.count(name) > 1:
            raise SystemExit(f"page types: {name} names two things")
    for name, schema in document["components"]["schemas"].items():
        if name in taken:
            raise SystemExit(f"page types: {name} names two things")
        if "ValidationError" not in name:
            parts.append(api_type(name, schema, name in sent))
    return "\n".join(parts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if the file is out of date")
    check = parser.parse_args().check
    text = written()
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text:
        print("page types: up to date")
    elif check:
        sys.exit("page types: out of date, run python tools/page_types.py")
    else:
        TARGET.write_text(text, encoding="utf-8")
        print(f"page types: written to {TARGET.name}")


if __name__ == "__main__":
    main()
