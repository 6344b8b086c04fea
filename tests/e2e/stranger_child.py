"""Requests of a stranger on the network, made in a network namespace of its own; prints in JSON what it found.

Its standard input is JSON: {"address": the shop's, "port", "pay": the path of a payment page, "own": addresses of this
machine}.
"""

from __future__ import annotations

import http.client
import json
import socket
import sys
from typing import Any

SECRET_PLACES = (
    "/",
    "/docs",
    "/openapi.json",
    "/pay/",
    "/pay/../_sandbox/keys",
    "/pay/%2e%2e/_sandbox/keys",
    "/PAY/x",
    "//pay/x",
    "/_sandbox",
    "/_sandbox/keys",
    "/_sandbox/orders",
    "/_sandbox/phone",
    "/_sandbox/faults",
    "/_sandbox/clock",
    "/_sandbox/settings",
    "/_sandbox/payouts",
    "/_sandbox/identity",
    "/pg/orders/x",
    "/pg/terminal/transactions",
    "/payout/v1/authorize",
    "/payout/v1/getBalance",
    "/verification/oauth2/session",
    "/consent/x",
)
METHODS = ("GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD")


def ask(told: dict[str, Any], method: str, path: str, body: str | None = None, **headers: str) -> tuple[int, str]:
    """Make one request and return status and body."""
    line = http.client.HTTPConnection(told["address"], told["port"], timeout=20)
    line.request(method, path, body, {"Connection": "close", **headers})
    answer = line.getresponse()
    found = answer.status, answer.read().decode()
    line.close()
    return found


def disguised(told: dict[str, Any]) -> list[int]:
    """Ask for the controls as a stranger who claims to be this PC, and return the status of each answer."""
    claims = ({"Host": "localhost"}, {"X-Forwarded-For": "127.0.0.1"}, {"Forwarded": "for=127.0.0.1"})
    return [ask(told, "GET", "/_sandbox/keys", **each)[0] for each in claims]


def open_many(told: dict[str, Any]) -> list[socket.socket]:
    """Connect from every address again and again, and say the beginning of a request, never its end."""
    lines = []
    for own in told["own"]:
        for _ in range(12):
            try:
                line = socket.create_connection((told["address"], told["port"]), 5, (own, 0))
                line.sendall(b"GET /pay/x HTTP/1.1\r\nHo")
            except OSError:
                continue
            lines.append(line)
    return lines


def still_open(line: socket.socket) -> bool:
    """Return True if the other side has not closed it."""
    line.settimeout(0.05)
    try:
        return bool(line.recv(1))
    except TimeoutError:
        return True
    except OSError:
        return False


def main() -> None:
    """Try everything, in this order, and say what came of it."""
    told = json.loads(sys.stdin.readline())
    found = {f"{method} {path}": ask(told, method, path)[0] for path in SECRET_PLACES for method in METHODS}
    shown, page = ask(told, "GET", told["pay"])
    form = {"Content-Type": "application/x-www-form-urlencoded"}
    paid = ask(told, "POST", told["pay"], "action=pay", **form)[0]
    after = ask(told, "GET", told["pay"])[1]
    methods = {method: ask(told, method, told["pay"])[0] for method in ("PUT", "PATCH", "DELETE", "OPTIONS")}
    said = {"found": found, "disguised": disguised(told), "page": page, "shown": shown, "paid": paid, "after": after}
    print(json.dumps({**said, "methods": methods}), flush=True)  # noqa: T201 - it is how it tells
    lines = open_many(told)
    print(json.dumps({"open": sum(map(still_open, lines)), "tried": 12 * len(told["own"])}), flush=True)  # noqa: T201
    sys.stdin.readline()  # the test looks at the shop meanwhile
    for line in lines:
        line.settimeout(60)
        try:
            while line.recv(100):
                pass
        except ConnectionError:
            pass
    print(json.dumps({"again": ask(told, "GET", told["pay"])[0]}), flush=True)  # noqa: T201


if __name__ == "__main__":
    main()
