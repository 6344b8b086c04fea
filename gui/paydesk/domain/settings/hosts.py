"""Where the payout and verification side is: values only, each a setting (SERVICE-FACTS 3.1, 3.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class PayoutHosts:
    """The hosts of SPEC.md "Addresses", with the public sandbox as default. https, or loopback."""

    payouts_url: str = "https://payout-gamma.cashfree.com"
    """{base_url}: v1 and v1.2. Its paths start with `/payout`."""
    payouts_v2_url: str = "https://sandbox.cashfree.com/payout"
    """{payout_v2_url} with `/payout` at its end: header authentication."""
    verification_url: str = "https://sandbox.cashfree.com/verification"
    """{verification_url} with `/verification` at its end."""
    internal_transfer_url: str = ""
    """Host of internal transfers where it is another one (SERVICE-FACTS 3.1 knows one); "": as `payouts_url`."""
    payouts_v2_version: str = "2024-01-01"
    verification_version: str = "2024-12-01"

    @classmethod
    def at(cls, origin: str) -> PayoutHosts:
        """All of them on one host, as the sandbox of this program has them: "http://127.0.0.1:8123"."""
        origin = origin.rstrip("/")
        return cls(origin, f"{origin}/payout", f"{origin}/verification")


SANDBOX: Final = PayoutHosts()
PRODUCTION: Final = PayoutHosts(
    payouts_url="https://payout-api.cashfree.com",
    payouts_v2_url="https://api.cashfree.com/payout",
    verification_url="https://api.cashfree.com/verification",
)
ONE_ESCROW_SANDBOX: Final = "https://sandbox.cashfree.com"
ONE_ESCROW_PRODUCTION: Final = "https://api.cashfree.com"
"""Hosts on which the internal transfer of one-escrow accounts is published (SERVICE-FACTS 3.1)."""
