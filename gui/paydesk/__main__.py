"""The command line. Each command imports its modules late, so that the counter's window comes soon."""

from __future__ import annotations

import contextlib
import errno
import gc
import io
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from paydesk import environment
from paydesk.version import __version__

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence


_INTERRUPTED = 130
_BROKEN_PIPE = 141
"""Exit code of a program in a pipe whose reader has gone, as after SIGPIPE."""


def _parser() -> argparse.ArgumentParser:
    import argparse

    from paydesk.sandbox.options import add_options

    parser = argparse.ArgumentParser(
        prog="paydesk",
        allow_abbrev=False,
        description="The program on a shop counter. With no command: the counter itself.",
    )
    parser.add_argument("--version", action="version", version=f"paydesk {__version__}")
    parser.add_argument(
        "--demo", action="store_true", help="the counter on the built-in sandbox; no account, no network"
    )
    parser.add_argument(
        "--kiosk", action="store_true", help="full screen, plays by itself until touched; no account, no real money"
    )
    parser.add_argument(
        "--lan",
        dest="kiosk_lan",  # not that of the sandbox, whose default would replace it
        action="store_true",
        help="with --kiosk: visitors' phones on the same network may pay",
    )
    parser.add_argument("--set-pin", action="store_true", help="with --kiosk: choose the PIN that ends it, and no more")
    parser.add_argument("--service", metavar="URL", help="with --demo: a sandbox that already runs on this PC")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    sandbox = commands.add_parser("sandbox", help="serve the sandbox; the first line on stdout says where, in JSON")
    add_options(sandbox)
    tour = commands.add_parser("tour", help="play the main screens on the sandbox and save a PNG of each")
    tour.add_argument("--out", type=Path, required=True, metavar="DIR")
    tour.add_argument(
        "--language",
        default="en",
        choices=["en", "hi", "mr", "bn", "ta", "te"],
        help="which language its screens speak",
    )
    tour.add_argument("--all", action="store_true", help="every screen at every size, and the kiosk's")
    commands.add_parser("charge", help="charge a bill at the counter that runs: paydesk charge --help")
    commands.add_parser("hub", help="the server of a shop with several counters: paydesk hub --help")
    journal = commands.add_parser("journal", help="list the sales on this PC, masked")
    journal.add_argument("--json", action="store_true", help="one JSON object per sale")
    journal.add_argument("--demo", dest="of_demo", action="store_true", help="the demo's sales instead")
    commands.add_parser("forget-people", help="where nobody can sign in any more: let the counter begin with nobody")
    commands.add_parser("forget-keys", help="take all keys out of the system's keychain, once the data is removed")
    commands.add_parser("print-slip")  # internal: the job comes on standard input
    commands.add_parser("demo-counter")  # internal: `paydesk hub --demo` starts it
    commands.add_parser("self-test", help="open every resource and make a sale on the sandbox")
    return parser


def _prepare_streams() -> None:
    """Let every command write its output, in any code page.

    On Windows a program without a console (paydesk-counter.exe) has no streams: its output goes nowhere. Into a pipe or
    a file it writes UTF-8 there; elsewhere the locale decides, and a character that it lacks is escaped.
    """
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open("w", encoding="utf-8"))  # noqa: SIM115 - it stays open
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8" if os.name == "nt" else None, errors="backslashreplace")


def _flush(code: int) -> int:
    """Flush the output of a command; return its exit code, or another if that fails.

    The reader of a pipe may have gone (`paydesk journal | head`), and a disk may be full: neither is a crash. Unwritten
    output is dropped, so that the interpreter does not try again at its end.
    """
    try:
        sys.stdout.flush()
    except OSError as fault:
        return _report_output_error(fault)
    return code


def _is_output_error(fault: OSError) -> bool:
    """Return True if `fault` names no file, and is about writing to a pipe or a full disk."""
    return fault.filename is None and fault.errno in {errno.EPIPE, errno.ENOSPC}


def _report_output_error(fault: OSError) -> int:
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(fault, BrokenPipeError):
        return _BROKEN_PIPE
    with contextlib.suppress(OSError):
        sys.stderr.write(f"paydesk: the output could not be written: {fault.strerror or fault}\n")
        sys.stderr.flush()
    return 1


def _parse_options(argv: Sequence[str] | None) -> argparse.Namespace:
    """Return the options; exit with 2 and a message for a combination that makes no sense."""
    parser = _parser()
    options = parser.parse_args(argv)
    if options.service and not options.demo:
        parser.error("--service goes with --demo: real money never takes its address from a command line")
    if options.kiosk and (options.demo or options.command):
        parser.error("--kiosk goes alone: it has a sandbox of its own, and reaches nothing else")
    if (options.set_pin or options.kiosk_lan) and not options.kiosk:
        parser.error("--lan and --set-pin go with --kiosk")
    if options.demo and options.command:
        parser.error(f"--demo is the counter's; what {options.command} takes stands behind its name")
    return options


def _is_display_named() -> bool:
    """Return True if the system names a display."""
    names = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    return not sys.platform.startswith("linux") or any(os.environ.get(name) for name in names)


def _has_screen() -> bool:
    """Return True if a window can be shown; say so where it cannot."""
    if _is_display_named():
        return True
    sys.stderr.write("paydesk: no screen here (DISPLAY is not set); paydesk tour --out DIR needs none\n")
    return False


def main(argv: Sequence[str] | None = None) -> int:
    """Run Paydesk and return the exit code; after Ctrl+C before the window, that of a shell."""
    environment.clean()
    _prepare_streams()
    try:
        return _flush(_run(argv))
    except KeyboardInterrupt:
        return _INTERRUPTED
    except OSError as fault:
        if not _is_output_error(fault):
            raise
        return _report_output_error(fault)


def _run(argv: Sequence[str] | None) -> int:
    argv = sys.argv[1:] if argv is None else argv
    if not argv:  # the usual start: no parser needed
        return _run_counter(demo=False, service=None)
    match argv[0]:
        case "hub":
            return _run_hub(argv[1:])
        case "charge":
            from paydesk.commands.charge import run_charge

            return run_charge(argv[1:], sys.stdout, sys.stderr)
        case _ if any(word.lower().startswith("paydesk:") for word in argv):
            return _run_link(argv)
        case _:
            return _run_command(_parse_options(argv))


def _run_command(options: argparse.Namespace) -> int:
    match options.command:
        case "sandbox":
            from paydesk.sandbox.options import serve_with

            return serve_with(options)
        case "tour":
            from paydesk.commands.tour import tour

            return tour(options.out, options.language, everything=options.all)
        case "journal":
            from paydesk.commands.journal_cli import print_journal

            return print_journal(as_json=options.json, demo=options.of_demo, out=sys.stdout)
        case "forget-people" | "forget-keys" as what:
            from paydesk.commands.journal_cli import forget_keys, forget_people

            return (forget_keys if what == "forget-keys" else forget_people)(sys.stdout, sys.stderr)
        case "print-slip":
            from paydesk.commands.print_slip import print_slip

            return print_slip(sys.stdin.buffer, sys.stdout)
        case "demo-counter":
            from paydesk.commands.demo_counter import run_demo_counter

            return run_demo_counter(sys.stdin)
        case "self-test":
            from paydesk.commands.self_test import self_test

            return self_test()
        case _ if options.kiosk:
            in_terminal = options.set_pin and not _is_display_named() and sys.stdin is not None and sys.stdin.isatty()
            if not in_terminal and not _has_screen():
                return 2
            from paydesk.commands.kiosk import run_kiosk, set_pin

            return set_pin(in_terminal=in_terminal) if options.set_pin else run_kiosk(lan=options.kiosk_lan)
        case _:
            return _run_counter(demo=options.demo, service=options.service)


def _run_link(argv: Sequence[str]) -> int:
    """Open a charge link (docs/billing.md#links). Whoever wrote the link may have added words: none is taken."""
    if list(argv[:-1]) not in ([], ["--demo"]):
        sys.stderr.write("paydesk: a link goes alone, or after --demo\n")
        return 2
    return _run_counter(demo=len(argv) > 1, service=None, link=argv[-1])


def _run_hub(argv: Sequence[str]) -> int:
    try:
        from paydesk.hub.command_line import run_hub
    except ModuleNotFoundError as missing:
        sys.stderr.write(f"paydesk: there is no hub here ({missing.name} is missing): see docs/hub.md, Install\n")
        return 2
    return run_hub(argv, sys.stdout, sys.stderr)


def _run_counter(*, demo: bool, service: str | None, link: str = "") -> int:
    if not _has_screen():
        return 2
    gc.disable()  # until the window is painted (`ui.application`): what the imports create stays anyway
    from paydesk.app import run_counter

    return run_counter(demo=demo, service=service, link=link)


if __name__ == "__main__":
    raise SystemExit(main())
