"""`paydesk hub --demo`: a hub on a PostgreSQL of its own, with three counters that sell, and codes for three more."""

from __future__ import annotations

import contextlib
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
from paydesk.hub.demo_shop import DemoShop
from paydesk.hub.logs import configure_logs
from paydesk.hub.migrate import migrate
from paydesk.hub.postgres_server import PostgresServer
from paydesk.hub.server import create_server, run_server

_COUNTERS: Final = 3


def run_demo(out: TextIO) -> int:
    """Serve until it is told to end; all data goes then. Raises PostgresMissing."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that PostgreSQL ends with us
    with contextlib.ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="paydesk-hub-")))
        folder.chmod(0o711)
        database_folder = folder / "db"
        database_folder.mkdir()
        postgres = PostgresServer(database_folder, durable=False)
        postgres.start()
        stack.callback(postgres.stop)
        shop = DemoShop(folder) if DemoShop.is_installed() else None
        if shop is not None:
            stack.callback(shop.stop)
        secret = (shop.secret,) if shop is not None else ()
        config = HubConfig(database=postgres.dsn(), shop="Demo Stores", gateway_secrets=secret)
        migrate(config.database)
        codes = _prepare(config, out)

        def on_ready(port: int) -> None:
            address = f"http://127.0.0.1:{port}"
            if shop is not None:
                shop.open(address, codes)
            out.write(f"The hub is at {address}\n")
            out.flush()

        configure_logs()
        run_server(create_server(config, port=0, ready=on_ready))
    return 0


def _prepare(config: HubConfig, out: TextIO) -> dict[str, str]:
    """Add the demo counters; print codes for others, and a manager. Return a code of each demo counter by its name."""
    ids = with_database(config.database, add_demo_counters)
    codes = [with_database(config.database, counters.create_code) for _ in range(_COUNTERS)]
    out.writelines(f"Code of counter {number}: {code}\n" for number, code in enumerate(codes, 1))
    password = secrets.token_urlsafe(12)
    secret = with_database(config.database, lambda database: managers.add_manager(database, "demo", password, "admin"))
    out.write(
        f"Manager: demo, password {password}, second factor {managers.totp_address('demo', config.shop, secret)}\n"
    )
    return {name: with_database(config.database, partial(counters.create_code, counter_id=ids[name])) for name in ids}
