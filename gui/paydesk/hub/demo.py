"""`paydesk hub --demo`: a hub on a PostgreSQL of its own, with three demo counters, and codes for three more."""

from __future__ import annotations

import secrets
import signal
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Final, TextIO

from paydesk.hub import counters, managers
from paydesk.hub.config import HubConfig
from paydesk.hub.database import with_database
from paydesk.hub.demo_counters import add_demo_counters
from paydesk.hub.logs import configure_logs
from paydesk.hub.migrate import migrate
from paydesk.hub.postgres_server import PostgresServer
from paydesk.hub.server import create_server, run_server

_COUNTERS: Final = 3


def run_demo(out: TextIO) -> int:
    """Serve until it is told to end; all data goes then. Raises PostgresMissing."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that PostgreSQL ends with us
    with tempfile.TemporaryDirectory(prefix="paydesk-hub-") as folder:
        Path(folder).chmod(0o711)
        database_folder = Path(folder, "db")
        database_folder.mkdir()
        postgres = PostgresServer(database_folder, durable=False)
        postgres.start()
        try:
            config = HubConfig(database=postgres.dsn(), shop="Demo Stores")
            migrate(config.database)
            _prepare(config, out)
            configure_logs()
            run_server(create_server(config, port=0, ready=partial(_tell_address, out)))
        finally:
            postgres.stop()
    return 0


def _prepare(config: HubConfig, out: TextIO) -> None:
    """Add the demo counters, and print codes for others, and a manager."""
    with_database(config.database, add_demo_counters)
    codes = [with_database(config.database, counters.create_code) for _ in range(_COUNTERS)]
    out.writelines(f"Code of counter {number}: {code}\n" for number, code in enumerate(codes, 1))
    password = secrets.token_urlsafe(12)
    secret = with_database(config.database, lambda database: managers.add_manager(database, "demo", password, "admin"))
    out.write(
        f"Manager: demo, password {password}, second factor {managers.totp_address('demo', config.shop, secret)}\n"
    )


def _tell_address(out: TextIO, port: int) -> None:
    out.write(f"The hub is at http://127.0.0.1:{port}\n")
    out.flush()
