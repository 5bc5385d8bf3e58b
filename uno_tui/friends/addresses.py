"""The addresses at which this machine can be reached, and who is near enough to come."""

from __future__ import annotations

import errno
import ipaddress
import socket
import sys

from uno_tui.message import Message, message, why

PORT = 8022
_SHARED = ipaddress.ip_network("100.64.0.0/10")
"""Addresses that providers and VPNs such as Tailscale give out: no part of the public internet."""
_PROBES = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses of documentation, where nobody is: only the route to them is looked up, and nothing is sent."""


def own_addresses() -> list[str]:
    """Return the addresses of this machine in its networks, IPv4 first; none where it is in no network."""
    found = []
    for family, probe in _PROBES:
        try:
            # A kernel without IPv6 makes no such socket.
            with socket.socket(family, socket.SOCK_DGRAM) as route:
                route.connect((probe, 9))
                address = str(route.getsockname()[0])
        except OSError:
            continue
        if not ipaddress.ip_address(address).is_loopback:
            found.append(address)
    return found


def is_near(address: str) -> bool:
    """Return whether an address belongs to this machine or to one of its own networks, not to the public internet."""
    try:
        peer = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(peer, ipaddress.IPv6Address):
        if peer.teredo is not None:  # counts as private, but is the public internet through a tunnel
            return False
        if peer.ipv4_mapped is not None:
            peer = peer.ipv4_mapped
    return peer.is_private or peer.is_loopback or peer.is_link_local or (peer.version == 4 and peer in _SHARED)


def why_not_listening(address: str, port: int) -> Message | None:
    """Return why no program can listen at an address ("" for all of this machine) and a port now; None if one can."""
    try:
        with socket.socket(socket.AF_INET6 if ":" in address else socket.AF_INET) as probe:
            if sys.platform != "win32":  # where it would let two programs listen at one port
                probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((address, port))
    except OSError as error:
        return fault_of_listening(error, address, port)
    return None


def fault_of_listening(error: OSError, address: str, port: int) -> Message:
    """Return the sentence for an error of listening."""
    # Windows reports errors of sockets by codes of its own.
    if error.errno in (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE)):
        return message("friends-port-in-use", port=str(port))
    if error.errno in (errno.EADDRNOTAVAIL, getattr(errno, "WSAEADDRNOTAVAIL", errno.EADDRNOTAVAIL)):
        return message("friends-address-not-here", address=address)
    if error.errno in (errno.EACCES, getattr(errno, "WSAEACCES", errno.EACCES)):
        return message("friends-port-forbidden", port=str(port))
    return message("friends-not-listening", reason=why(error))


def split_listen(text: str) -> tuple[str, int] | None:
    """Return the address ("" for all of this machine) and the port of `ADDRESS[:PORT]` or `:PORT`; None for neither."""
    address, port = text, ""
    if text.startswith("["):
        address, bracket, rest = text[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")):
            return None
        port = rest[1:]
    elif text.count(":") <= 1:
        address, _, port = text.partition(":")
    if port and not (port.isdecimal() and len(port) <= 5 and int(port) <= 65535):
        return None
    try:
        if address:
            ipaddress.ip_address(address)
    except ValueError:
        return None
    return address, int(port) if port else PORT
