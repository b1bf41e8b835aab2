"""Other code for a file: when it is imported, or in the functions that are there already."""

from __future__ import annotations

import gc
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, ExtensionFileLoader, FileFinder, SourceFileLoader
from types import CodeType, FunctionType

Name = tuple[str, int]


class OtherCode(SourceFileLoader):
    by_path: dict[str, CodeType] = {}

    def get_code(self, fullname: str) -> CodeType | None:
        return self.by_path.get(self.path) or super().get_code(fullname)


def on_import(codes: list[CodeType]) -> None:
    """From now on importing these files runs this code; the files themselves stay as they are."""
    OtherCode.by_path = {code.co_filename: code for code in codes}
    loaders = (ExtensionFileLoader, EXTENSION_SUFFIXES), (OtherCode, SOURCE_SUFFIXES)
    sys.path_hooks.insert(0, FileFinder.path_hook(*loaders))
    sys.path_importer_cache.clear()


def essence(code: CodeType) -> tuple[object, ...]:
    """What the code does, wherever it stands."""
    constants = [essence(each) if isinstance(each, CodeType) else (type(each), each) for each in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, tuple(constants)


def name_of(code: CodeType) -> Name:
    return code.co_qualname, code.co_firstlineno


def by_name(code: CodeType, found: dict[Name, list[CodeType]]) -> dict[Name, list[CodeType]]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            found.setdefault(name_of(each), []).append(each)
            by_name(each, found)
    return found


def exchange(sound: CodeType, broken: CodeType) -> bool:
    """Let all functions of the file run the broken code. False: nothing was exchanged, only a fresh process can."""
    old, new = by_name(sound, {}), by_name(broken, {})
    changed = {name for name in old if list(map(essence, old[name])) != list(map(essence, new.get(name, [])))}
    functions = [each for each in gc.get_objects() if isinstance(each, FunctionType)]
    mine = [each for each in functions if each.__code__.co_filename == sound.co_filename]
    live = [(each, new.get(name_of(each.__code__), [])) for each in mine if name_of(each.__code__) in changed]
    # Places lie inside functions: if the outermost is not there, nobody would run what is inside.
    if all("<locals>" in each.__qualname__ for each, _ in live):
        return False
    if any(len(codes) != 1 or codes[0].co_freevars != each.__code__.co_freevars for each, codes in live):
        return False
    for each, codes in live:
        each.__code__ = codes[0]
    return True
