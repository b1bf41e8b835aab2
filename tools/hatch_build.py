"""Called when a wheel is built: the wheel carries the built page, so that nobody who installs it needs Node."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class BuildPage(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return  # in a checkout `make play` builds the page
        root = Path(self.root)
        built = subprocess.run([sys.executable, str(root / "tools" / "build_page.py")], cwd=root).returncode == 0
        if not built and not (root / "src" / "orrery" / "web" / "page" / "index.html").exists():
            raise SystemExit("orrery: a wheel carries the page, and it is not built; run `make page` first")
