"""Outcomes of transfers, and the public test values and magic values that select them.

See docs/service.md#sandbox-test-data.
"""

from __future__ import annotations

import re
from collections.abc import Container
from dataclasses import dataclass
from typing import Final

from paydesk.sandbox import clock
from paydesk.sandbox.payout.call import DIRECT, DIRECT_V1_2, HISTORY, INTERNAL, LOAN, ROWS
from paydesk.sandbox.settings import PayoutSettings
from paydesk.sandbox.state import FAILED, PENDING, REVERSED, SUCCESS

SLOW_MS: Final = 25_000
AT_PENDING: Final = "pending"
AT_REVERSAL: Final = "reversal"
AT_SLOW: Final = "slow"
AT_WORKING_DAY: Final = "working_day"
BANK_REFUSED: Final = "The beneficiary bank refused the credit."
BANK_RETURNED: Final = "The beneficiary bank returned the amount."


@dataclass(frozen=True, slots=True)
class TransferOutcome:
    """A transfer is answered with `row` and starts in `status`; at the time `when` it changes to `later`."""

    row: str
    status: str
    later: str = ""
    when: str = ""
    summary: str = ""

    def plan(self, now_ms: int, settings: PayoutSettings) -> list[list[object]]:
        """Return the later changes: [due_ms, status, reason]."""
        if not self.later:
            return []
        due = {
            AT_PENDING: now_ms + settings.pending_ms,
            AT_REVERSAL: now_ms + settings.reversal_ms,
            AT_SLOW: now_ms + SLOW_MS,
            AT_WORKING_DAY: clock.next_working_day_ms(now_ms),
        }[self.when]
        return [[due, self.later, {FAILED: BANK_REFUSED, REVERSED: BANK_RETURNED}.get(self.later, "")]]


OUTCOMES: Final[dict[str, TransferOutcome]] = {
    "completed": TransferOutcome("completed", SUCCESS, summary="arrives at once"),
    "reversed": TransferOutcome(
        "completed", SUCCESS, REVERSED, AT_REVERSAL, "arrives at once, comes back after `reversal_ms`"
    ),
    "scheduled": TransferOutcome(
        "scheduled", PENDING, SUCCESS, AT_WORKING_DAY, "arrives on the next working day at 09:00"
    ),
    "awaiting_bank": TransferOutcome("awaiting_bank", PENDING, SUCCESS, AT_PENDING, "arrives after `pending_ms`"),
    "pending_at_bank": TransferOutcome("pending_at_bank", PENDING, summary="stays pending"),
    "pending_then_failed": TransferOutcome("pending_at_bank", PENDING, FAILED, AT_PENDING, "fails after `pending_ms`"),
    "received": TransferOutcome("received", PENDING, SUCCESS, AT_SLOW, "arrives after 25 seconds"),
    "bank_failed": TransferOutcome("bank_failed", FAILED, summary="fails at once; the money is back"),
    "bank_failed_520": TransferOutcome("bank_failed_520", FAILED, summary="fails at once; the money is back"),
    "no_response": TransferOutcome(
        "no_response", PENDING, SUCCESS, AT_PENDING, "arrives after `pending_ms` all the same"
    ),
    "no_response_then_failed": TransferOutcome("no_response", PENDING, FAILED, AT_PENDING, "fails after `pending_ms`"),
}
"""Outcomes by name. Each name is a magic value, too (`magic_id`)."""

# details -> outcome, or the row that refuses them before any money moves
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


def outcome_name(
    settings: PayoutSettings, mode: str, *, account: str = "", ifsc: str = "", vpa: str = "", phone: str = ""
) -> str:
    """Return the outcome, or the refusing row, of a transfer by this mode to these details."""
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


FAILURES: Final = {"failure_400": "400", "failure_500": "500"}
"""Magic name of an internal transfer -> subCode of its FAILURE (docs/service.md#internal-transfer)."""

MAGIC_NAMES: Final[dict[str, tuple[str, ...]]] = {
    DIRECT: (*dict.fromkeys((*ROWS[DIRECT], *OUTCOMES)),),
    DIRECT_V1_2: (*dict.fromkeys((*ROWS[DIRECT], *ROWS[DIRECT_V1_2], *OUTCOMES)),),
    LOAN: (*dict.fromkeys((*ROWS[LOAN], *OUTCOMES)),),
    INTERNAL: (*ROWS[INTERNAL], *FAILURES),
    HISTORY: (*ROWS[HISTORY],),
}
"""Area -> names of its rows and outcomes, each with a magic value."""

_ID: Final = re.compile(r"magic_(\w+?)(?:__\w*)?", re.ASCII)
_PLAIN_ID: Final = re.compile(r"magic([a-z0-9]+?)(?:X[A-Za-z0-9]*)?", re.ASCII)
_PERSON: Final = re.compile(r"magic (.+)", re.ASCII | re.IGNORECASE)


def magic_id(name: str) -> str:
    """Return the `transferId` that always gets this row or outcome; `__` and any text may follow, to make it unique."""
    return f"magic_{name}"


def magic_plain_id(name: str) -> str:
    """Return the same for a `loanId` or `beneId`, which has letters and digits only; `X` and any text may follow."""
    return "magic" + name.replace("_", "")


def magic_person(name: str) -> str:
    """Return the same for the beneficiary's name."""
    return "magic " + name.replace("_", " ")


def parse_magic_id(ident: object, names: Container[str]) -> str:
    """Return the one of these names that a magic id stands for; "" if it is not magic."""
    found = _ID.fullmatch(ident) if isinstance(ident, str) else None
    return found[1] if found is not None and found[1] in names else ""


def find_magic_name(area: str, ident: object, person: object = "") -> str:
    """Return the row or outcome that an id or a beneficiary's name stands for; "" if neither is magic."""
    names = MAGIC_NAMES[area]
    if name := parse_magic_id(ident, names):
        return name
    if isinstance(ident, str) and (found := _PLAIN_ID.fullmatch(ident)) and area in {LOAN, HISTORY}:
        return next((name for name in names if name.replace("_", "") == found[1]), "")
    if isinstance(person, str) and (found := _PERSON.fullmatch(person.strip())):
        name = found[1].lower().replace(" ", "_")
        return name if name in names else ""
    return ""
