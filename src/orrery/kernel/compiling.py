"""What the compiler may take for granted. Interpreted, this says nothing, so it needs no package.

`acyclic`: no object of the class is ever reached from itself, so the garbage collector need not look at it; what it
holds is freed with it. `free_list_len=1`: the last one that was dropped is kept for the next, since there is one at
every step. `i64`: a whole number that fits a register. mypyc takes the decorators away and reads the rest, so this file
itself stays interpreted (`tools/build_fast.py`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(**_):
        return lambda cls: cls
