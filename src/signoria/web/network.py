"""Addresses of this machine: the ones that it alone can open, and those by which others in its networks can."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

import ifaddr

# How adapters are called behind which there are no friends: containers and virtual machines of this one.
INSIDE: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "cni", "podman", "lxc", "lxd", "vethernet")
# An address outside of every network, to ask the system which way it would take. Nothing is sent.
FAR_AWAY: Final = ("198.51.100.1", 9)
# More of them nobody chooses from.
MOST: Final = 4


def only_here(name: str | None) -> bool:
    """Whether a name or address means, on every machine, that machine itself."""
    if name is None:
        return False
    if name == "localhost" or name.endswith(".localhost"):
        return True
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def in_a_network(text: str) -> bool:
    """Whether an address belongs to a network of a house, a club or a firm: not to the whole world, nor to nobody."""
    address = ipaddress.ip_address(text)
    nobody = address.is_loopback or address.is_link_local or address.is_multicast or address.is_unspecified
    return address.version == 4 and not address.is_global and not nobody


def addresses() -> list[str]:
    """Give the addresses of this machine in its networks, the likeliest first: by which it reaches the world."""
    found: list[tuple[bool, bool, str]] = []
    likeliest = on_the_way()
    for adapter in ifaddr.get_adapters():
        inside = adapter.nice_name.lower().startswith(INSIDE)
        found += [
            (ip.ip != likeliest, inside, ip.ip)
            for ip in adapter.ips
            if isinstance(ip.ip, str) and ip.is_IPv4 and in_a_network(ip.ip)
        ]
    # Those that are equally likely stay in the order of the system.
    return list(dict.fromkeys(text for _, _, text in sorted(found, key=lambda one: one[:2])))[:MOST]


def on_the_way() -> str | None:
    """Give the address from which this machine would send something far away, if it could."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        asking.connect(FAR_AWAY)
        address: str = asking.getsockname()[0]
        return address
    return None
