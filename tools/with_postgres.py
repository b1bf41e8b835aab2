"""Run a command beside a PostgreSQL that is there as long as the command runs; no root, no network, nothing to install
but the packages for tests.

    python tools/with_postgres.py orrery bench web --servers 3 --database {}
    python tools/with_postgres.py bash        three servers by hand: orrery serve --port 8001 --database $DATABASE

`{}` in the command is the address of an empty database, also in $DATABASE. It waits for the disk, as a database that
somebody plays on must. Afterwards it is gone.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "tests")]

from support.postgres import CannotRun, Cluster  # noqa: E402  it lies with the tests

SAFE = {"fsync": "on", "full_page_writes": "on", "shared_buffers": "128MB"}


def main() -> int:
    command = sys.argv[1:]
    if not command or command[0] in ("-h", "--help"):
        print(__doc__)
        return 0 if command else 2
    try:
        cluster = Cluster(SAFE)
    except CannotRun as why:
        print(f"with_postgres: {why}", file=sys.stderr)
        return 2
    try:
        address = cluster.new_database()
        given = [word.replace("{}", address) for word in command]
        path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        environment = {**os.environ, "DATABASE": address, "PATH": path}
        return subprocess.run(given, env=environment).returncode
    except KeyboardInterrupt:  # the command has had it too
        return 130
    finally:
        cluster.close()


if __name__ == "__main__":
    sys.exit(main())
