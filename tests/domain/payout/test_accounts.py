"""Whom a payout pays: the account it is asked about by, and what is said of it, masked."""

from __future__ import annotations

from datetime import date

import pytest

from paydesk.domain import masking
from paydesk.domain.money import Money
from paydesk.domain.payout import facts
from paydesk.domain.payout.payout import PayoutRequest
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    InternalTransfer,
    Loan,
    NewCashgram,
    TransferMode,
)

ONE = Money(100)
BENE = BeneDetails(
    name="Asha Rao", phone="+919876543210", bank_account="00a1020001772", ifsc="hdfc0000001", vpa=" Asha@OKBank "
)
VPA, PHONE = masking.vpa(" Asha@OKBank "), masking.phone("9876543210")
ACCOUNT = masking.account("00a1020001772")
LINK = NewCashgram("", ONE, "Asha Rao", "+919876543210", date(2026, 12, 1))


def direct(mode: str, bene: BeneDetails = BENE) -> DirectTransfer:
    return DirectTransfer("", ONE, bene, mode)


NOBODY = BeneDetails("Asha Rao")


@pytest.mark.parametrize(
    ("request_", "accounts", "payee"),
    [
        (direct(TransferMode.UPI), ("upi:asha@okbank",), f"Asha Rao, {VPA}"),
        (direct(TransferMode.UPI, NOBODY), (), None),
        (direct(TransferMode.PAYTM), ("phone:9876543210",), f"Asha Rao, {PHONE}"),
        (direct(TransferMode.AMAZONPAY), ("phone:9876543210",), f"Asha Rao, {PHONE}"),
        (direct(TransferMode.PAYTM, NOBODY), (), None),
        (direct(TransferMode.NEFT), ("bank:HDFC:A1020001772",), f"Asha Rao, {ACCOUNT}"),
        (direct("of a newer one"), ("bank:HDFC:A1020001772",), f"Asha Rao, {ACCOUNT}"),
        (direct(TransferMode.IMPS, NOBODY), (), None),
        (
            InternalTransfer(ONE, "", "", "MAIN01", "RENT02"),
            ("internal:MAIN01>RENT02",),
            "RENT02",
        ),
        (
            InternalTransfer(ONE, recharge_account="9988000001"),
            ("internal:>recharge:9988000001",),
            masking.account("9988000001"),
        ),
        (Loan("", "gupta1", ONE), ("bene:gupta1",), "gupta1"),
        (
            Loan("", "gupta1", ONE, TransferMode.UPI, bene=BENE),
            ("bene:gupta1", "upi:asha@okbank"),
            "Asha Rao, gupta1",
        ),
        (LINK, ("phone:9876543210",), f"Asha Rao, {PHONE}"),
    ],
)
def test_whom_it_pays(request_: PayoutRequest, accounts: tuple[str, ...], payee: str | None) -> None:
    assert facts.accounts(request_) == accounts
    assert payee is None or facts.payee(request_) == payee
