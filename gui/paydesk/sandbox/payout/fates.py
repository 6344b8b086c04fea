"""What becomes of money that was sent: the fates, and the public test values that have them (SERVICE-FACTS 4.14)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from paydesk.sandbox.payout import days
from paydesk.sandbox.payout.settings import PayoutSettings
from paydesk.sandbox.payout.state import FAILED, PENDING, REVERSED, SUCCESS

SLOW_MS: Final = 25_000
AT_PENDING: Final = "pending"
AT_REVERSAL: Final = "reversal"
AT_SLOW: Final = "slow"
AT_WORKING_DAY: Final = "working_day"
BANK_SAYS: Final = "The beneficiary bank refused the credit."
BANK_RETURNED: Final = "The beneficiary bank returned the amount."


@dataclass(frozen=True, slots=True)
class Fate:
    """`row` (of `rows.ROWS`) is answered; the transfer is `status` then, and `later` comes at the moment `when`."""

    row: str
    status: str
    later: str = ""
    when: str = ""
    means: str = ""

    def plan(self, now_ms: int, settings: PayoutSettings) -> list[list[object]]:
        """What will come of it by itself: [due_ms, status, reason]."""
        if not self.later:
            return []
        due = {
            AT_PENDING: now_ms + settings.pending_ms,
            AT_REVERSAL: now_ms + settings.reversal_ms,
            AT_SLOW: now_ms + SLOW_MS,
            AT_WORKING_DAY: days.next_working_ms(now_ms),
        }[self.when]
        return [[due, self.later, {FAILED: BANK_SAYS, REVERSED: BANK_RETURNED}.get(self.later, "")]]


FATES: Final[dict[str, Fate]] = {
    "completed": Fate("completed", SUCCESS, means="arrives at once"),
    "reversed": Fate("completed", SUCCESS, REVERSED, AT_REVERSAL, "arrives at once, comes back after `reversal_ms`"),
    "scheduled": Fate("scheduled", PENDING, SUCCESS, AT_WORKING_DAY, "arrives on the next working day at 09:00"),
    "awaiting_bank": Fate("awaiting_bank", PENDING, SUCCESS, AT_PENDING, "arrives after `pending_ms`"),
    "pending_at_bank": Fate("pending_at_bank", PENDING, means="stays pending"),
    "pending_then_failed": Fate("pending_at_bank", PENDING, FAILED, AT_PENDING, "fails after `pending_ms`"),
    "received": Fate("received", PENDING, SUCCESS, AT_SLOW, "arrives after 25 seconds"),
    "bank_failed": Fate("bank_failed", FAILED, means="fails at once; the money is back"),
    "bank_failed_520": Fate("bank_failed_520", FAILED, means="fails at once; the money is back"),
    "no_response": Fate("no_response", PENDING, SUCCESS, AT_PENDING, "arrives after `pending_ms` all the same"),
    "no_response_then_failed": Fate("no_response", PENDING, FAILED, AT_PENDING, "fails after `pending_ms`"),
}
"""By name; each name is a magic value too (`causes.magic_word`)."""

# What a test value gets: a fate, or a row that refuses it before any money moves.
TEST_ACCOUNTS: Final[dict[tuple[str, str], str]] = {
    ("026291800001191", "YESB0000262"): "completed",
    ("00011020001772", "HDFC0000001"): "completed",
    ("1233943142", "ICIC0000009"): "completed",
    ("388108022658", "ICIC0000009"): "completed",
    ("000890289871772", "SCBL0036078"): "completed",
    ("000100289877623", "SBIN0008752"): "completed",
    ("2640101002729", "CNRR0002640"): "invalid_ifsc",
    ("1234567890", "ICIC0000001"): "invalid_ifsc",
    ("026291800001190", "YESB0000262"): "invalid_account",
    ("234005000876", "ICIC0000007"): "invalid_account",
    ("007711000031", "HDFC0000077"): "pending_at_bank",
    ("00224412311300", "YESB0000001"): "awaiting_bank",
    ("7766666351000", "YESB0000001"): "pending_then_failed",
    ("7766671735000", "SBIN0000004"): "reversed",
    ("02014457596969", "CITI0000001"): "reversed",
    ("34978321547298", "KKBK0000001"): "received",
}
TEST_VPAS: Final[dict[str, str]] = {
    "success@upi": "completed",
    "failure@upi": "bank_failed",
    "incorrect@upi": "invalid_details",
    "invalid@upi": "invalid_details",
}
PAYTM_PHONES: Final = ("9999999999", "8888888888")
AMAZONPAY_PHONES: Final = ("7777777777", "6666666666")


def fate_name(
    settings: PayoutSettings, mode: str, *, account: str = "", ifsc: str = "", vpa: str = "", phone: str = ""
) -> str:
    """The fate, or the refusing row, of money to these details by this transfer mode."""
    otherwise = "bank_failed" if settings.unknown_details_fail else "completed"
    if mode == "upi":
        return TEST_VPAS.get(vpa.lower(), otherwise)
    if mode == "paytm":
        return _wallet(phone, PAYTM_PHONES, AMAZONPAY_PHONES, "paytm_failed", settings)
    if mode == "amazonpay":
        return _wallet(phone, AMAZONPAY_PHONES, PAYTM_PHONES, "bank_failed", settings)
    return TEST_ACCOUNTS.get((account, ifsc.upper()), otherwise)


def _wallet(phone: str, own: tuple[str, ...], other: tuple[str, ...], fails: str, settings: PayoutSettings) -> str:
    if phone in other or (settings.unknown_details_fail and phone not in own):
        return fails
    return "completed"
