"""The order and the terminal transaction as the counter sees them.

See docs/service.md#order, #terminal-transaction, #order-states.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from paydesk.domain.fact import member
from paydesk.domain.money import Money


class OrderStatus(StrEnum):
    """The five words of docs/service.md#order-states. Any other word of the service is kept as text beside this."""

    ACTIVE = "ACTIVE"
    PAID = "PAID"
    EXPIRED = "EXPIRED"
    TERMINATED = "TERMINATED"
    TERMINATION_REQUESTED = "TERMINATION_REQUESTED"

    @classmethod
    def parse(cls, word: str) -> OrderStatus | None:
        """The status a word means, or None for a word that SPEC.md does not know."""
        return member(cls, word)


_A, _P, _E, _T, _R = (
    OrderStatus.ACTIVE,
    OrderStatus.PAID,
    OrderStatus.EXPIRED,
    OrderStatus.TERMINATED,
    OrderStatus.TERMINATION_REQUESTED,
)

TRANSITIONS: Final = frozenset(
    {(_A, _P), (_A, _E), (_A, _R), (_A, _T), (_E, _P), (_R, _T), (_R, _P), (_R, _A), (_R, _E)}
)
"""What may follow what. A request that fails leaves the order as it really is.

See docs/service.md#order-states, docs/service.md#order-states.
"""


def can_follow(before: OrderStatus, after: OrderStatus) -> bool:
    """Whether a later answer `after` is believable when `before` was read earlier.

    PAID is believed always: the service alone says so, and money is never talked away
    (docs/rules.md#late-payments-are-watched).
    """
    return after in {before, OrderStatus.PAID} or (before, after) in TRANSITIONS


class PaymentMethod(StrEnum):
    """How a terminal transaction is paid (docs/service.md#create-a-terminal-transaction)."""

    QR_CODE = "QR_CODE"
    LINK = "LINK"


@dataclass(frozen=True, slots=True)
class TerminalIdentity:
    """Which terminal takes the payment: its id, or the phone of its agent; exactly one.

    See docs/service.md#create-a-terminal-transaction.
    """

    cf_terminal_id: int | None = None
    terminal_phone_no: str | None = None

    def __post_init__(self) -> None:
        if (self.cf_terminal_id is None) == (self.terminal_phone_no is None):
            raise ValueError("a terminal has exactly one of cf_terminal_id and terminal_phone_no")
        if self.terminal_phone_no == "":
            raise ValueError("an empty phone is no terminal")


@dataclass(frozen=True, slots=True)
class Order:
    """What the counter uses of the order entity (docs/service.md#order)."""

    order_id: str
    cf_order_id: str
    raw_status: str
    amount: Money | None = None
    currency: str = "INR"
    expires_at: int | None = None
    """Milliseconds since 1970, UTC, by the service's clock; None when it was not sent or not readable."""
    has_invalid_amount: bool = False
    """Whether it tells an amount, or a currency, that can be none of ours: that is not the same as telling nothing."""

    @property
    def status(self) -> OrderStatus | None:
        """The status the word means; None for a word SPEC.md does not know."""
        return OrderStatus.parse(self.raw_status)


@dataclass(frozen=True, slots=True)
class TerminalTransaction:
    """The answer to a create. Either of `payment_url` and `qrcode` may be missing.

    See docs/service.md#terminal-transaction.
    """

    cf_payment_id: str
    raw_method: str
    amount: Money | None = None
    payment_url: str = ""
    qrcode: str = ""
    timeout: str = ""
    has_invalid_amount: bool = False
    """Whether it tells an amount that can be none."""


_OVER: Final = frozenset({"SUCCESS", "NOT_ATTEMPTED", "FAILED", "USER_DROPPED", "VOID", "CANCELLED"})
"""The words of docs/service.md#read-the-payments-of-an-order after which a payment does not move any more."""


@dataclass(frozen=True, slots=True)
class Payment:
    """One payment of an order (docs/service.md#read-the-payments-of-an-order)."""

    cf_payment_id: str
    raw_status: str
    amount: Money | None = None
    group: str = ""
    bank_reference: str = ""
    completed_at: int | None = None
    """Milliseconds since 1970, UTC, by the service's clock; None when it did not say."""
    order_amount: Money | None = None
    has_invalid_order_amount: bool = False
    """Whether it tells an amount of its order that can be none."""
    is_captured: bool = True
    """Whether the service does not say that the money was only set aside."""

    @property
    def succeeded(self) -> bool:
        """Whether the service says that the money came."""
        return self.raw_status == "SUCCESS" and self.is_captured

    @property
    def is_untried(self) -> bool:
        """Whether the service says that nobody has tried to pay it: its code was not scanned, or not gone on with."""
        return self.raw_status == "NOT_ATTEMPTED"

    @property
    def is_pending(self) -> bool:
        """Whether the money may still come: every word but those that say that it did, or that it will not."""
        return self.raw_status not in _OVER or (self.raw_status == "SUCCESS" and not self.is_captured)


_SECOND: Final = 1_000
_DAY: Final = 24 * 60 * 60 * 1_000


def parse_timeout_ms(text: str) -> int | None:
    """How long a transaction may be paid, in milliseconds, or None when the text cannot be trusted.

    docs/service.md#terminal-transaction gives no unit; public examples read as milliseconds. Only 1 s to 24 h is
    plausible (docs/rules.md#qr-timeout).
    """
    text = text.strip()
    if not (text.isascii() and text.isdigit()) or len(text) > 12:
        return None
    value = int(text)
    return value if _SECOND <= value <= _DAY else None
