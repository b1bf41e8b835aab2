"""The questions of Twilight Imperium as they are written in its sources."""

from __future__ import annotations

import ast
from pathlib import Path

from orrery import ti4

TI4 = Path(ti4.__path__[0])
SOURCES = [*sorted(TI4.rglob("*.py")), TI4.parent / "kernel" / "window.py"]


class Asking:
    """The functions that ask: where in a call the name of the question stands. `Decision` itself is one."""

    def __init__(self, trees: list[tuple[str, ast.Module]]) -> None:
        self.places = {"Decision": 1}
        self.kinds: set[str] = set()  # of targets: what f"target {kind}" may mean
        for _, tree in trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef):
                    names = [each.arg for each in node.args.args if each.arg != "self"]
                    if "prompt" in names and any(passes_on(call) for call in ast.walk(node)):
                        self.places[node.name] = names.index("prompt")
                self.note_kind(node)

    def note_kind(self, node: ast.AST) -> None:
        """KIND = "planet" in a class, or self.ask("seat", ...)."""
        value: ast.expr | None = None
        if isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(each, ast.Name) and each.id == "KIND" for each in targets):
                value = node.value
        if isinstance(node, ast.Call) and called(node) == "ask" and node.args:
            value = node.args[0]
        if isinstance(value, ast.Constant) and isinstance(value.value, str):
            self.kinds.add(value.value)

    def names(self, call: ast.Call) -> list[str] | None:
        """What the call may ask; None: that cannot be read."""
        at = self.places[called(call)]
        prompt = call.args[at] if at < len(call.args) else None
        if isinstance(prompt, ast.Constant) and isinstance(prompt.value, str):
            return [prompt.value]
        if isinstance(prompt, ast.JoinedStr) and ast.unparse(prompt) == "f'target {kind}'":
            return [f"target {kind}" for kind in sorted(self.kinds)]
        passed_on = isinstance(prompt, ast.Name) and prompt.id == "prompt"  # by a function that is asked itself
        of_window = prompt is not None and ast.unparse(prompt) in ("self.name", "self.prompt")  # a moment, or a copy
        return [] if passed_on or of_window else None


def called(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def passes_on(node: ast.AST) -> bool:
    """Asks the question whose name it was given."""
    if not isinstance(node, ast.Call) or called(node) != "Decision" or len(node.args) < 2:
        return False
    return isinstance(node.args[1], ast.Name) and node.args[1].id == "prompt"


def written_prompts() -> tuple[set[str], list[str]]:
    """Every question that game and windows ask by a name of their own; and the places at which none can be read."""
    trees = [(path.name, ast.parse(path.read_text(encoding="utf-8"))) for path in SOURCES]
    asking, found, unread = Asking(trees), set[str](), list[str]()
    for name, tree in trees:
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and called(call) in asking.places:
                prompts = asking.names(call)
                found.update(prompts or [])
                unread += [] if prompts is not None else [f"{name}: {ast.unparse(call)}"]
    return found, unread


def names_read(path: Path) -> list[str]:
    """Every name and attribute that a source reads."""
    found: list[str] = []
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            found.append(node.id)
        elif isinstance(node, ast.Attribute):
            found.append(node.attr)
    return found
