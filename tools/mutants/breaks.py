"""What can be broken: places inside functions, each with one small change."""

from __future__ import annotations

import ast
import random
import warnings
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any, NamedTuple

from tools.mutants.exchange import essence

TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    **{ast.Eq: ast.NotEq, ast.Is: ast.IsNot, ast.In: ast.NotIn, ast.Lt: ast.LtE, ast.Gt: ast.GtE},
    **{ast.NotEq: ast.Eq, ast.IsNot: ast.Is, ast.NotIn: ast.In, ast.LtE: ast.Lt, ast.GtE: ast.Gt},
}
SWAPPED: dict[type[ast.operator], type[ast.operator]] = {
    **{ast.Add: ast.Sub, ast.Mult: ast.FloorDiv, ast.Mod: ast.Mult, ast.Sub: ast.Add, ast.FloorDiv: ast.Mult}
}
REACHED = "__reached__"


class Mutant(NamedTuple):
    path: str
    number: int  # of the place in its file
    line: int
    change: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line} {self.change}"


class Place(NamedTuple):
    node: ast.AST
    block: list[ast.stmt]  # where its statement stands
    statement: ast.stmt


def change(node: ast.AST) -> tuple[str, str, Any] | None:
    """The kind, and which field of the node becomes what."""
    match node:
        case ast.Compare(ops=[op, *rest]):
            return "comparison", "ops", [TURNED[type(op)](), *rest]
        case ast.BoolOp(op=op):
            return "and/or", "op", ast.And() if isinstance(op, ast.Or) else ast.Or()
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            return "condition", "test", ast.UnaryOp(ast.Not(), test)
        case ast.BinOp(left=ast.JoinedStr() | ast.List()):
            return None  # any test would fail on that
        case ast.BinOp(op=op) | ast.AugAssign(op=op) if type(op) in SWAPPED:
            return "arithmetic", "op", SWAPPED[type(op)]()
        case ast.Constant(value=bool(value)):
            return "boolean", "value", not value
        case ast.Constant(value=int(value)) if value <= 100:  # what is larger is no number of the rules
            return "number", "value", value + 1
        case ast.Expr(value=ast.Call()):
            return "call left out", "value", ast.Constant(None)
    return None


def places(node: ast.AST, inside: tuple[list[ast.stmt], ast.stmt] | None = None) -> Iterator[Place]:
    """All places inside functions, in the order of the source; `inside` is the statement that holds the node."""
    for _, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                around = inside
                if isinstance(child, ast.stmt) and (inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)):
                    around = value, child
                if around and change(child):
                    yield Place(child, *around)
                yield from places(child, around)


def parsed(path: str) -> ast.Module:
    return ast.parse(Path(path).read_text(encoding="utf-8"), path)


def compiled(tree: ast.Module, path: str) -> CodeType:
    with warnings.catch_warnings():  # of `1 is 2` and the like: that is how it was broken
        warnings.simplefilter("ignore")
        return compile(ast.fix_missing_locations(tree), str(Path(path).absolute()), "exec", dont_inherit=True)


def broken(path: str, number: int) -> tuple[Mutant, CodeType]:
    tree = parsed(path)
    node, _, statement = list(places(tree))[number]
    kind, field, value = change(node) or ("", "", None)
    before = ast.unparse(node).splitlines()[0][:70]
    setattr(node, field, value)
    after = ast.unparse(node).splitlines()[0][:70]
    line = getattr(node, "lineno", statement.lineno)
    return Mutant(path, number, line, f"{kind}: {before} -> {after}"), compiled(tree, path)


def watched(path: str, mutants: list[Mutant]) -> CodeType:
    """The file with `__reached__(key)` in front of each statement that one of the mutants breaks."""
    tree = parsed(path)
    found = list(places(tree))
    for key, mutant in enumerate(mutants):
        if mutant.path == path:
            _, block, statement = found[mutant.number]
            call = ast.parse(f"{REACHED}({key})").body[0]
            for node in ast.walk(call):
                ast.copy_location(node, statement)
            block.insert(block.index(statement), call)
    return compiled(tree, path)


def sample(paths: list[str], count: int, seed: int) -> tuple[list[Mutant], int]:
    """The first mutants of all, shuffled, whose bytecode is another one; and how many places there are."""
    everything = [(path, number) for path in paths for number, _ in enumerate(places(parsed(path)))]
    random.Random(seed).shuffle(everything)
    chosen: list[Mutant] = []
    for path, number in everything:
        if len(chosen) < count:
            mutant, code = broken(path, number)
            if essence(code) != essence(compiled(parsed(path), path)):
                chosen.append(mutant)
    return chosen, len(everything)
