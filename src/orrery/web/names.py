"""The names under which the server may be asked for. A page of another site can give a name of its own our address,
and would then be taken for ours."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from typing import Final

AT_HOME: Final = ("local", "lan", "home", "home.arpa", "internal")  # given out by no registry to others


def own_names(more: Iterable[str] = ()) -> frozenset[str]:
    """This machine's names, also as its own network may call it, and those that it was given."""
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    at_home = [f"{short}.{ending}" for ending in AT_HOME]
    return frozenset(("localhost", machine, short, *at_home, *[name.lower().rstrip(".") for name in more]))


def host_in(header: str) -> str:
    """The host of a Host header, without port, brackets and the dot of a full name."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower().rstrip(".")


def may_be_asked_as(host: str, names: frozenset[str], connected: str) -> bool:
    """Known names; and addresses, which are no names: the one that was called, or one of this network."""
    if host in names or host.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return host == connected or address.is_private or address.is_loopback or address.is_link_local
