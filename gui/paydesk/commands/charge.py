"""`paydesk charge`: charge a bill at the counter that runs on this PC, for whatever can start a program.

It calls the counter as any billing program does (docs/billing.md#paydesk-charge), never the payment service. The result
is the exit code; with `--json` the charge is on stdout.
"""

from __future__ import annotations

import argparse
import json
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from enum import IntEnum
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final, TextIO, TypeAlias
from urllib.parse import urlencode

from paydesk.store.folders import data_folder, demo_folder

Charge: TypeAlias = "dict[str, Any]"
_ADDRESS_FILE: Final = "billing.json"
_TIMEOUT_S: Final = 70.0
"""Longer than the longest wait of one call."""
_MAX_WAIT_S: Final = 55
_RETRY_S: Final = 1.0
_MAX_KEY_BYTES: Final = 1_000


class ExitCode(IntEnum):
    """The result of `paydesk charge`."""

    HAND_OVER = 0
    USAGE = 2
    WAIT = 10
    """The time was over; it may still be paid."""
    NOT_PAID = 11
    PERSON_DECIDES = 12
    GIVEN_BACK = 13
    NO_COUNTER = 20
    KEY = 21
    LOCKED = 22
    OTHER_AMOUNT = 23
    REFUSED = 24
    """Refused for another reason, which stands on stderr; nothing was begun."""


_BY_STATUS: Final = {
    "hand_over": ExitCode.HAND_OVER,
    "wait": ExitCode.WAIT,
    "unknown": ExitCode.WAIT,
    "not_paid": ExitCode.NOT_PAID,
    "paid_late": ExitCode.PERSON_DECIDES,
    "do_not_pay": ExitCode.PERSON_DECIDES,
    "given_back": ExitCode.GIVEN_BACK,
}
_BY_ERROR: Final = {
    "unknown_program": ExitCode.KEY,
    "locked": ExitCode.LOCKED,
    "bill_has_another_amount": ExitCode.OTHER_AMOUNT,
}


class CallRefused(Exception):
    """A refusal of the counter."""

    def __init__(self, code: str, message: str, charge: Charge | None) -> None:
        super().__init__(message)
        self.code = code
        self.charge = charge


class CounterGone(Exception):
    """No counter answers: none runs, it serves no program, or it has just ended."""


class CounterCalls:
    """Calls to the counter whose data folder this is."""

    def __init__(self, folder: Path, key: str) -> None:
        self._folder = folder
        self._key = key
        self._opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))

    def send(self, method: str, path: str, body: Charge | None = None, **query: object) -> Charge:
        """Return the charge that the counter answers with. Raises CallRefused, CounterGone."""
        url = f"{self._url()}{path}" + (f"?{urlencode(query)}" if query else "")
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self._key}", "Content-Type": "application/json"}
        request = urllib.request.Request(url, data, headers, method=method)  # noqa: S310  http at this PC
        try:
            with self._opener.open(request, timeout=_TIMEOUT_S) as answer:
                found: Charge = json.load(answer)
                return found
        except urllib.error.HTTPError as error:
            raise _refusal_of(error) from None
        except (OSError, ValueError) as error:
            raise CounterGone(str(error)) from None

    def _url(self) -> str:
        try:
            url = json.loads((self._folder / _ADDRESS_FILE).read_bytes())["url"]
        except (OSError, ValueError, KeyError, TypeError):
            raise CounterGone("no counter serves billing programs here") from None
        if not isinstance(url, str) or not url.startswith("http://127.0.0.1:"):
            raise CounterGone("the address of the counter is damaged")
        return url


def _refusal_of(error: urllib.error.HTTPError) -> CallRefused:
    try:
        body = json.load(error)
        return CallRefused(str(body["error"]["code"]), str(body["error"]["message"]), body.get("charge"))
    except (OSError, ValueError, KeyError, TypeError):
        return CallRefused("", HTTPStatus(error.code).phrase, None)


def run_charge(argv: Sequence[str], out: TextIO, err: TextIO) -> int:
    """Run the command; return its exit code."""
    options = create_parser().parse_args(argv)
    if not options.status and not options.cancel and options.amount is None:
        err.write("paydesk charge: --amount is missing\n")
        return ExitCode.USAGE
    try:
        key = _read_key(options.key_file)
    except (OSError, ValueError) as error:
        err.write(f"paydesk charge: the key cannot be read: {error}\n")
        return ExitCode.KEY
    calls = CounterCalls(demo_folder() if options.demo else data_folder(), key)
    try:
        charge = _work(calls, options)
    except CallRefused as refused:
        err.write(f"paydesk charge: {refused}\n")
        if options.json and refused.charge is not None:
            out.write(json.dumps(refused.charge) + "\n")
        return _BY_ERROR.get(refused.code, ExitCode.REFUSED)
    except CounterGone as gone:
        err.write(f"paydesk charge: {gone}\n")
        return ExitCode.NO_COUNTER
    words = (charge["status"], charge["bill"], charge["amount"] or "", charge["order_id"])
    out.write((json.dumps(charge) if options.json else " ".join(words)) + "\n")
    return _BY_STATUS[charge["status"]]


def create_parser() -> argparse.ArgumentParser:
    """Return the parser of its options."""
    parser = argparse.ArgumentParser(
        prog="paydesk charge",
        allow_abbrev=False,
        description="Charge a bill at the counter on this PC. Ctrl+C cancels nothing.",
    )
    parser.add_argument("--bill", required=True, help="its number")
    parser.add_argument("--amount", help='rupees with at most two decimals, as "1250.50"')
    parser.add_argument("--part", type=int, default=1, help="1 to 99, for a bill that is paid in parts")
    parser.add_argument("--method", choices=["qr", "link"], default="qr")
    parser.add_argument("--wait", type=int, default=0, metavar="SECONDS", help="wait so long for the end")
    parser.add_argument("--json", action="store_true", help="the charge as JSON on stdout")
    parser.add_argument("--key-file", type=Path, required=True, metavar="FILE", help="file with the program's key")
    parser.add_argument("--demo", action="store_true", help="the counter of the demo")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--status", action="store_true", help="only tell the status")
    what.add_argument("--cancel", action="store_true", help="cancel the charge")
    return parser


def _read_key(path: Path) -> str:
    with path.open("rb") as file:
        key = file.read(_MAX_KEY_BYTES).decode("ascii").strip()
    if not key:
        raise ValueError(f"{path} is empty")
    return key


def _work(calls: CounterCalls, options: argparse.Namespace) -> Charge:
    """Do what is asked, and wait for its end if that is asked. A lost answer is repeated: it begins nothing twice."""
    until = time.monotonic() + options.wait
    charge = _begin(calls, options)
    while not charge["final"] and (left := until - time.monotonic()) > 0:
        try:
            charge = calls.send(
                "GET", f"/v1/charges/{charge['id']}", wait=min(_MAX_WAIT_S, int(left) + 1), after=charge["rev"]
            )
        except CounterGone:
            time.sleep(min(_RETRY_S, max(0.0, until - time.monotonic())))
    return charge


def _begin(calls: CounterCalls, options: argparse.Namespace) -> Charge:
    if options.status:
        return calls.send("GET", "/v1/charges", bill=options.bill, part=options.part)
    if options.cancel:
        charge = calls.send("GET", "/v1/charges", bill=options.bill, part=options.part)
        return calls.send("POST", f"/v1/charges/{charge['id']}/cancel", {})
    body = {"bill": options.bill, "amount": options.amount, "part": options.part, "method": options.method}
    return calls.send("POST", "/v1/charges", body)
