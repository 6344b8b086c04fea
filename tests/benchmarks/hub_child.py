"""One hub in a process of its own, for benchmarks: prints its port, and serves until it is terminated.

python -m tests.benchmarks.hub_child DSN
"""

from __future__ import annotations

import sys

from paydesk.hub.config import HubConfig
from paydesk.hub.logs import configure_logs
from paydesk.hub.server import create_server, run_server
from tests.helpers.hub import SECRET


def main(dsn: str) -> None:
    """Serve, with the log on stderr: nobody reads stdout after the port, and a full pipe would stop the hub."""
    configure_logs()
    config = HubConfig(database=dsn, gateway_secrets=(SECRET,), payout_secrets=(SECRET,))
    run_server(create_server(config, port=0, ready=tell))


def tell(port: int) -> None:
    """Print the port."""
    sys.stdout.write(f"{port}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main(sys.argv[1])
