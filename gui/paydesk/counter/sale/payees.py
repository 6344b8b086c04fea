"""Learns the shop's UPI addresses from paid codes, for a shop that has not set its own."""

from __future__ import annotations

import logging

from paydesk.domain.payment_code import is_vpa
from paydesk.domain.qr import QrCheck, claim_of
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.store.errors import StoreError
from paydesk.store.journal.journal import Journal

_LOG = logging.getLogger("paydesk.counter")


def find_payee(sale: Sale) -> str:
    """Return the UPI address that a paid sale went to, in lower case; "" if its code named none."""
    if sale.phase is not Phase.PAID or not sale.amount_matches or sale.qr is None or sale.qr.check is QrCheck.MISMATCH:
        return ""
    numbers = {payment.cf_payment_id for payment in sale.payments}
    if numbers and sale.codes and sale.codes[-1] not in numbers:
        return ""  # an earlier code was paid, or another counter's
    claim = claim_of(sale.qr.payload)
    return claim.payee.lower() if claim is not None and is_vpa(claim.payee) else ""


class PaidPayees:
    """UPI addresses of the last paid sales, read from the journal when needed."""

    def __init__(self, journal: Journal) -> None:
        self._journal = journal
        self._known: dict[tuple[str, str], frozenset[str]] = {}

    def get(self, host: str, keys: str) -> frozenset[str]:
        """Return the addresses, in lower case, that sales at this host and with these keys went to."""
        if (host, keys) not in self._known:
            self._known[host, keys] = self._read(host, keys)
        return self._known[host, keys]

    def _read(self, host: str, keys: str) -> frozenset[str]:
        try:
            found = [self._journal.sale(sale_id) for sale_id in self._journal.lists.paid_by_upi()]
        except StoreError as fault:
            _LOG.info("Paid UPI addresses cannot be read: %s", fault)
            return frozenset()
        sales = [sale for sale in found if sale is not None and (sale.host, sale.keys) == (host, keys)]
        return frozenset(map(find_payee, sales)) - {""}

    def clear(self) -> None:
        """Read the addresses again at the next `get`, because a sale was paid."""
        self._known.clear()
