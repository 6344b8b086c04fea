"""`paydesk hub`: serve, migrate, and what an operator does by hand."""

from __future__ import annotations

import argparse
import getpass
from collections.abc import Sequence
from typing import Final, TextIO

import psycopg

from paydesk.hub import counters, derive, managers
from paydesk.hub.config import HubConfig, HubConfigError, load_config
from paydesk.hub.database import DatabaseUnavailable, with_database
from paydesk.hub.errors import RequestRefused
from paydesk.hub.logs import configure_logs
from paydesk.hub.migrate import migrate
from paydesk.hub.options import create_parser
from paydesk.hub.postgres_server import PostgresMissing
from paydesk.hub.server import create_server, run_server


def run_hub(argv: Sequence[str], out: TextIO, err: TextIO) -> int:
    """Run a command of the hub; return its exit code."""
    parser = create_parser()
    options = parser.parse_args(argv)
    try:
        if options.demo:
            from paydesk.hub.demo import run_demo

            return run_demo(out)
        if options.command is None:
            parser.print_help(out)
            return 2
        return _COMMANDS[options.command](options, load_config(options.config), out)
    except (HubConfigError, DatabaseUnavailable, PostgresMissing, RequestRefused, psycopg.Error) as fault:
        err.write(f"paydesk hub: {fault}\n")
        return 1


def _serve(options: argparse.Namespace, config: HubConfig, _out: TextIO) -> int:
    configure_logs()
    run_server(
        create_server(
            config,
            host=options.host,
            port=options.port,
            certificate=options.certificate,
            private_key=options.private_key,
            behind_proxy=options.behind_proxy,
        )
    )
    return 0


def _migrate(options: argparse.Namespace, config: HubConfig, out: TextIO) -> int:
    migrate(config.listen_database or config.database)
    return _rebuild(options, config, out) if with_database(config.database, derive.is_stale) else 0


def _rebuild(_options: argparse.Namespace, config: HubConfig, out: TextIO) -> int:
    out.write(f"{with_database(config.database, derive.rebuild)} subjects were derived anew.\n")
    return 0


def _enrol(options: argparse.Namespace, config: HubConfig, out: TextIO) -> int:
    code = with_database(config.database, lambda database: counters.create_code(database, options.counter))
    out.write(f"{code}\nType it at the counter within {counters.CODE_MINUTES} minutes.\n")
    return 0


def _list_counters(_options: argparse.Namespace, config: HubConfig, out: TextIO) -> int:
    out.writelines("  ".join(row) + "\n" for row in with_database(config.database, counters.list_counters))
    return 0


def _revoke(options: argparse.Namespace, config: HubConfig, out: TextIO) -> int:
    if with_database(config.database, lambda database: counters.revoke(database, options.counter)):
        return 0
    out.write("There is no such counter, or it has no key.\n")
    return 1


def _add_manager(options: argparse.Namespace, config: HubConfig, out: TextIO) -> int:
    name, password = options.name, getpass.getpass("Password: ")
    secret = with_database(
        config.database, lambda database: managers.add_manager(database, name, password, options.role)
    )
    out.write(f"Enter this in an authenticator app:\n{managers.totp_address(name, config.shop, secret)}\n")
    return 0


_COMMANDS: Final = {
    "serve": _serve,
    "migrate": _migrate,
    "rebuild": _rebuild,
    "enrol": _enrol,
    "counters": _list_counters,
    "revoke": _revoke,
    "manager": _add_manager,
}
