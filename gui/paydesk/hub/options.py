"""The options of `paydesk hub`; nothing is imported for them that only a hub has."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

ROLES: Final = ("viewer", "admin")
"""Roles of managers: a viewer reads; an admin enrols and revokes counters, too."""
_DEFAULT_CONFIG: Final = Path("/etc/paydesk/hub.toml")


def create_parser() -> argparse.ArgumentParser:
    """Return the parser of all commands."""
    parser = argparse.ArgumentParser(
        prog="paydesk hub", allow_abbrev=False, description="The server of a shop with several counters (docs/hub.md)."
    )
    parser.add_argument("--config", type=Path, default=_DEFAULT_CONFIG, metavar="FILE")
    parser.add_argument("--demo", action="store_true", help="a hub on a PostgreSQL of its own, in a temporary folder")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    serve = commands.add_parser("serve", help="serve counters and the pages of managers")
    serve.add_argument("--host", default="127.0.0.1")
    serve.add_argument("--port", type=int, default=8700)
    serve.add_argument("--certificate", type=Path, metavar="FILE", help="of TLS, with its chain")
    serve.add_argument("--private-key", type=Path, metavar="FILE")
    serve.add_argument(
        "--behind-proxy", nargs="?", const="127.0.0.1", metavar="ADDRESS", help="a proxy on the way speaks TLS"
    )
    commands.add_parser("migrate", help="create the tables, or bring them up to this version")
    commands.add_parser("rebuild", help="derive sales, payouts and shifts anew from all facts")
    enrol = commands.add_parser("enrol", help="print a one-time code for a counter")
    enrol.add_argument("--counter", metavar="ID", help="a new key for a counter that is known")
    commands.add_parser("counters", help="list the counters")
    revoke = commands.add_parser("revoke", help="make the key of a counter invalid")
    revoke.add_argument("counter", metavar="ID")
    manager = commands.add_parser("manager", help="add a manager, or give one a new password")
    manager.add_argument("name")
    manager.add_argument("--role", choices=ROLES, default=ROLES[0])
    return parser
