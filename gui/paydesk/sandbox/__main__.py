"""Entry point of `python -m paydesk.sandbox`: `paydesk sandbox` without the rest of the program."""

from __future__ import annotations

import argparse
from pathlib import Path

from paydesk.sandbox.server import serve


def main() -> int:
    """Parse the arguments and serve; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m paydesk.sandbox", description="The whole service, offline.")
    parser.add_argument("--port", type=int, default=0, help="0 (the default) takes a free one")
    parser.add_argument("--data", type=Path, help="keep its state in this file over restarts")
    parser.add_argument("--seed", help="the same seed and the same calls give the same ids")
    parser.add_argument("--lan", action="store_true", help="let phones on the same network pay")
    parser.add_argument("--parent-pipe", action="store_true", help="end when standard input ends")
    parser.add_argument("--webhooks-anywhere", action="store_true", help="send webhooks to other machines, too")
    options = parser.parse_args()
    return serve(
        options.port,
        options.data,
        options.seed,
        lan=options.lan,
        parent_pipe=options.parent_pipe,
        webhooks_anywhere=options.webhooks_anywhere,
    )


if __name__ == "__main__":
    raise SystemExit(main())
