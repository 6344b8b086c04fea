"""The options of `paydesk sandbox`, which `python -m paydesk.sandbox` has, too."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from paydesk.sandbox.server_options import ServerOptions


def add_options(parser: argparse.ArgumentParser) -> None:
    """Add the options to a parser."""
    parser.add_argument("--port", type=int, default=0, help="0 (the default) takes a free one")
    parser.add_argument("--data", type=Path, help="keep its state in this file over restarts")
    parser.add_argument("--seed", help="the same seed and the same calls give the same answers")
    parser.add_argument("--now", metavar="TIME", help="begin at this time (ISO 8601 with an offset), and stand still")
    parser.add_argument("--preload", type=Path, metavar="FILE", help="begin with the records of this JSON file")
    parser.add_argument("--merchants", type=int, default=1, help="so many merchants (1 to 20), each with its own keys")
    parser.add_argument("--http-200", action="store_true", help="errors of payouts v1 come with HTTP 200")
    parser.add_argument("--tls", type=Path, metavar="FOLDER", help="https, by an authority made in this folder")
    parser.add_argument("--names", type=_names, default=(), help="with --tls: host names of the certificate, a,b")
    parser.add_argument("--plain-port", type=int, metavar="N", help="with --tls: http at this port, too")
    parser.add_argument("--unix", type=Path, metavar="PATH", help="a Unix socket of this user, too, without TLS")
    parser.add_argument("--log", action="store_true", help="a line on stderr for each request")
    parser.add_argument("--lan", action="store_true", help="let phones on the same network pay")
    parser.add_argument("--parent-pipe", action="store_true", help="end when standard input ends")
    parser.add_argument("--webhooks-anywhere", action="store_true", help="send webhooks to other machines, too")


def _names(text: str) -> tuple[str, ...]:
    names = tuple(each.strip().lower() for each in text.split(",") if each.strip())
    if not all(re.fullmatch(r"[a-z0-9.-]{1,253}", each) for each in names):
        raise argparse.ArgumentTypeError("names are host names, with commas between them")
    return names


def serve_with(options: argparse.Namespace) -> int:
    """Serve with these options until the end; return the exit code."""
    from paydesk.sandbox.clock import parse_iso
    from paydesk.sandbox.server import serve

    now_ms = None
    if options.now is not None:
        now_ms = parse_iso(options.now)
        if now_ms is None:
            raise SystemExit("--now is no time such as 2026-01-01T10:00:00+05:30")
    if options.names and options.tls is None:
        raise SystemExit("--names are those of a certificate: give --tls FOLDER, too")
    if options.plain_port is not None and options.tls is None:
        raise SystemExit("--plain-port is beside https: give --tls FOLDER, too")
    if not 1 <= options.merchants <= 20 or (options.merchants > 1 and options.lan):
        raise SystemExit("--merchants is a number from 1 to 20, and not for phones (--lan)")
    if options.tls is not None and options.lan:
        raise SystemExit("--tls is for programs of this PC: phones do not know its authority (--lan)")
    given = {name: value for name, value in vars(options).items() if name in ServerOptions.__slots__}
    return serve(ServerOptions(now_ms=now_ms, **given))
