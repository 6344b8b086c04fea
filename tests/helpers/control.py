"""The sandbox's control addresses, for tests: the pretend phone, faults, the clock, the books."""

from __future__ import annotations

from typing import Any

import httpx

from tests.helpers.plain import NO_TLS


class Control:
    """Blocking calls to `/_sandbox/` (loopback, quick)."""

    def __init__(self, url: str) -> None:
        self._client = httpx.Client(base_url=url, trust_env=False, verify=NO_TLS, timeout=10)

    def close(self) -> None:
        self._client.close()

    def _send(self, method: str, path: str, body: dict[str, Any] | None = None) -> Any:
        answer = self._client.request(method, f"/_sandbox/{path}", json=body)
        answer.raise_for_status()
        return answer.json()

    def phone(self, order_id: str, action: str = "pay", **more: Any) -> None:
        """Let the customer's phone act on an order."""
        self._send("POST", "phone", {"order_id": order_id, "action": action, **more})

    def pay_code(self, cf_payment_id: str) -> None:
        """Pay one of several codes of an order."""
        self._send("POST", "phone", {"cf_payment_id": cf_payment_id, "action": "pay"})

    def pay_static(self, rupees: float = 40, terminal: int = 54321) -> str:
        """Pay on the static QR of a terminal; the number of the payment."""
        return str(self._send("POST", "phone", {"terminal": terminal, "amount": rupees})["cf_payment_id"])

    def fault(self, kind: str, *, method: str | None = None, path: str | None = None, **more: Any) -> None:
        """Break answers; `path` is the beginning of the paths meant, `glob` (of `more`) a pattern for the whole."""
        named = (("method", method), ("path", path), ("glob", more.pop("glob", None)))
        match = {name: value for name, value in named if value}
        self._send("POST", "faults", {"match": match, "kind": kind, **more})

    def mend(self) -> None:
        """Remove all faults."""
        self._client.delete("/_sandbox/faults").raise_for_status()

    def advance(self, milliseconds: int) -> None:
        """Move the sandbox's clock."""
        self._send("POST", "clock", {"advance_ms": milliseconds})

    def settings(self, **changed: Any) -> None:
        """Change times or limits of the service."""
        self._send("POST", "settings", changed)

    def cashgrams(self) -> list[dict[str, Any]]:
        """Return all payout links."""
        found: list[dict[str, Any]] = self._send("GET", "payouts")["cashgrams"]
        return found

    def transfers(self) -> list[dict[str, Any]]:
        """Return all transfers to beneficiaries."""
        found: list[dict[str, Any]] = self._send("GET", "payouts")["transfers"]
        return found

    def books(self) -> dict[str, Any]:
        """All orders, transactions and payments."""
        found: dict[str, Any] = self._send("GET", "orders")
        return found


def begin_identity(
    url: str, client_id: str, client_secret: str, verification_id: str = "V-1", mobile: str = "9876543210"
) -> Any:
    """Start an identity session, as the shop's web page does; no window of Paydesk does."""
    keys = {"x-client-id": client_id, "x-client-secret": client_secret, "x-api-version": "2024-12-01"}
    user = {"identifier_type": "MOBILE", "identifier_value": mobile}
    body = {"verification_id": verification_id, "user": user}
    with httpx.Client(base_url=url, trust_env=False, verify=NO_TLS, timeout=10) as page:
        answer = page.post("/verification/oauth2/session", json=body, headers=keys)
    answer.raise_for_status()
    return answer.json()
