"""pytest plugin of the package paydesk-sandbox: `cashfree_sandbox`, `cashfree_clock` and `cashfree_phone`.

One sandbox serves a whole run of pytest; it is reset before each test that uses it (docs/sandbox.md#in-pytest).
"""

from __future__ import annotations

import ssl
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    import httpx


class ControlRefused(Exception):
    """A control of the sandbox refused a request; the text is its reason."""


@dataclass(frozen=True)
class CashfreeSandbox:
    """A running sandbox, as a test sees it."""

    url: str
    client_id: str
    client_secret: str
    _client: httpx.Client = field(repr=False)

    @property
    def headers(self) -> dict[str, str]:
        """Headers of a request to the gateway with the merchant's keys."""
        return {"x-client-id": self.client_id, "x-client-secret": self.client_secret, "x-api-version": "2026-01-01"}

    def control(self, method: str, name: str, body: Mapping[str, Any] | None = None) -> Any:  # noqa: ANN401 - any JSON
        """Call a control, such as ("POST", "faults", {...}), and return its JSON. Raises ControlRefused."""
        answer = self._client.request(method, f"/_sandbox/{name}", json=body)
        if answer.status_code != 200:
            raise ControlRefused(answer.json().get("error", answer.text))
        return answer.json()


@dataclass(frozen=True)
class CashfreeClock:
    """The sandbox's clock; all its times follow it."""

    _sandbox: CashfreeSandbox

    def now(self) -> datetime:
        """Return the sandbox's time, in India's time zone."""
        return datetime.fromisoformat(self._sandbox.control("GET", "clock")["now"])

    def advance(self, **amount: float) -> datetime:
        """Move the clock forward by the arguments of a timedelta (minutes=31), and return the new time."""
        milliseconds = timedelta(**amount) // timedelta(milliseconds=1)
        return datetime.fromisoformat(self._sandbox.control("POST", "clock", {"advance_ms": milliseconds})["now"])

    def stop(self) -> None:
        """Stop the clock, so that only `advance` and `set` move it."""
        self._sandbox.control("POST", "clock", {"rate": 0})

    def set(self, moment: datetime) -> None:
        """Set the clock to a time with a time zone."""
        self._sandbox.control("POST", "clock", {"now": moment.isoformat()})


@dataclass(frozen=True)
class CashfreePhone:
    """A customer's phone, which pays the latest terminal transaction of an order. Each action returns its answer."""

    _sandbox: CashfreeSandbox

    def pay(self, order_id: str) -> Any:  # noqa: ANN401 - any JSON
        """Pay at once."""
        return self.act(order_id, "pay")

    def decline(self, order_id: str) -> Any:  # noqa: ANN401 - any JSON
        """Decline in the UPI app."""
        return self.act(order_id, "decline")

    def pay_late(self, order_id: str, **after: float) -> Any:  # noqa: ANN401 - any JSON
        """Begin now, and pay after the arguments of a timedelta (minutes=2) by the sandbox's clock."""
        return self.act(order_id, "pay_late", after_ms=timedelta(**after) // timedelta(milliseconds=1))

    def act(self, order_id: str, action: str, **more: int) -> Any:  # noqa: ANN401 - any JSON
        """Perform any action of docs/sandbox.md#pretend-phone. Raises ControlRefused."""
        return self._sandbox.control("POST", "phone", {"order_id": order_id, "action": action, **more})


@pytest.fixture(scope="session")
def _cashfree_server() -> Iterator[CashfreeSandbox]:
    """Run a sandbox in a thread until pytest ends."""
    import httpx

    from paydesk.sandbox.server import Running

    loopback_only = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)  # to read this machine's certificates would take 40 ms
    with (
        Running(seed=1) as running,
        httpx.Client(base_url=running.url, trust_env=False, verify=loopback_only) as client,
    ):
        yield CashfreeSandbox(running.url, running.client_id, running.client_secret, client)


@pytest.fixture
def cashfree_sandbox(_cashfree_server: CashfreeSandbox) -> CashfreeSandbox:
    """Return the sandbox after a reset: `url`, `client_id`, `client_secret`, `headers`, `control(...)`."""
    _cashfree_server.control("POST", "reset")
    return _cashfree_server


@pytest.fixture
def cashfree_clock(cashfree_sandbox: CashfreeSandbox) -> CashfreeClock:
    """Return the sandbox's clock: `now`, `advance`, `stop`, `set`."""
    return CashfreeClock(cashfree_sandbox)


@pytest.fixture
def cashfree_phone(cashfree_sandbox: CashfreeSandbox) -> CashfreePhone:
    """Return a customer's phone: `pay`, `decline`, `pay_late`, `act`."""
    return CashfreePhone(cashfree_sandbox)
