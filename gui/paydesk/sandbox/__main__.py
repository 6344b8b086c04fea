"""Entry point of `paydesk-sandbox` and `python -m paydesk.sandbox`: `paydesk sandbox` without the rest."""

from __future__ import annotations

import argparse

from paydesk.sandbox.options import add_options, serve_with
from paydesk.version import __version__


def main() -> int:
    """Parse the arguments and serve; return the exit code."""
    parser = argparse.ArgumentParser(prog="paydesk-sandbox", description="The whole service, offline.")
    parser.add_argument("--version", action="version", version=f"paydesk-sandbox {__version__}")
    add_options(parser)
    return serve_with(parser.parse_args())


if __name__ == "__main__":
    raise SystemExit(main())
