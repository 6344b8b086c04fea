"""The order and the terminal transaction (docs/service.md#order, #terminal-transaction, #order-states)."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from paydesk.domain.fact import member
from paydesk.domain.money import Money


class OrderStatus(StrEnum):
    """The statuses of docs/service.md#order-states. Others are kept as text (`Order.raw_status`)."""

    ACTIVE = "ACTIVE"
    PAID = "PAID"
    EXPIRED = "EXPIRED"
    TERMINATED = "TERMINATED"
    TERMINATION_REQUESTED = "TERMINATION_REQUESTED"

    @classmethod
    def parse(cls, word: str) -> OrderStatus | None:
        """Return the status, or None for one that is not in docs/service.md#order-states."""
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
"""Possible transitions (docs/service.md#order-states). A failed request does not change the order."""


def can_follow(before: OrderStatus, after: OrderStatus) -> bool:
    """Return True if the later status `after` is possible after `before`.

    PAID always is: money is never denied (docs/rules.md#late-payments-are-watched).
    """
    return after in {before, OrderStatus.PAID} or (before, after) in TRANSITIONS


class PaymentMethod(StrEnum):
    """The payment methods of a terminal transaction (docs/service.md#create-a-terminal-transaction)."""

    QR_CODE = "QR_CODE"
    LINK = "LINK"
    STATIC_QR = "STATIC_QR"
    """Not of a transaction: a payment on the static QR of the terminal (docs/rules.md#static-qr)."""


TRANSACTION_METHODS: Final = (PaymentMethod.QR_CODE, PaymentMethod.LINK)
"""The methods by which an order can be paid."""


@dataclass(frozen=True, slots=True)
class TerminalIdentity:
    """The terminal, by its id or by the phone of its agent; exactly one.

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
    """The used part of the order entity (docs/service.md#order)."""

    order_id: str
    cf_order_id: str
    raw_status: str
    amount: Money | None = None
    currency: str = "INR"
    expires_at: int | None = None
    """In ms since 1970, UTC, by the service's clock; None if missing or unreadable."""
    has_invalid_amount: bool = False
    """True if its amount or currency is impossible, which is not the same as missing."""

    @property
    def status(self) -> OrderStatus | None:
        """None for a status that is not in docs/service.md#order-states."""
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
    """True if its amount is impossible."""


_OVER: Final = frozenset({"SUCCESS", "NOT_ATTEMPTED", "FAILED", "USER_DROPPED", "VOID", "CANCELLED"})
"""Final statuses of a payment (docs/service.md#read-the-payments-of-an-order)."""


@dataclass(frozen=True, slots=True)
class Payment:
    """A payment of an order (docs/service.md#read-the-payments-of-an-order)."""

    cf_payment_id: str
    raw_status: str
    amount: Money | None = None
    group: str = ""
    bank_reference: str = ""
    completed_at: int | None = None
    """In ms since 1970, UTC, by the service's clock; None if missing."""
    order_amount: Money | None = None
    has_invalid_order_amount: bool = False
    """True if it states an impossible amount of its order."""
    is_captured: bool = True
    """False if the money was only authorised."""

    @property
    def succeeded(self) -> bool:
        """True if the money came, according to the service."""
        return self.raw_status == "SUCCESS" and self.is_captured

    @property
    def is_untried(self) -> bool:
        """True if no attempt was made: the code was not scanned, or the payment not continued."""
        return self.raw_status == "NOT_ATTEMPTED"

    @property
    def is_pending(self) -> bool:
        """True if the money may still come."""
        return self.raw_status not in _OVER or (self.raw_status == "SUCCESS" and not self.is_captured)


STATIC_MODE: Final = "UPI_OFFLINE_STATIC"


@dataclass(frozen=True, slots=True)
class TerminalPayment:
    """A payment at a terminal, as the service lists it (docs/service.md#terminal-payments)."""

    cf_payment_id: str
    raw_status: str
    mode: str
    cf_terminal_id: int | None = None
    amount: Money | None = None
    """None for one that is no amount in rupees."""
    paid_at: int | None = None
    """In ms since 1970, UTC, by the service's clock; None if missing or unreadable."""
    bank_reference: str = ""

    @property
    def is_static_success(self) -> bool:
        """True if money came by the static QR of a terminal, according to the service."""
        return self.mode == STATIC_MODE and self.raw_status == "SUCCESS"


TERMINAL_EVENT: Final = "terminal:"
"""Stands before the number of a terminal in events of money without an order; no order ID has a `:`."""


@dataclass(frozen=True, slots=True)
class StaticCode:
    """A static QR of a terminal, as the service has it: an image and the text in it. Neither is checked yet."""

    image: str = field(default="", repr=False)
    text: str = ""
    is_active: bool = True


_SECOND: Final = 1_000
_DAY: Final = 24 * 60 * 60 * 1_000


def parse_timeout_ms(text: str) -> int | None:
    """Return the timeout of a transaction in ms; None if the text cannot be trusted.

    docs/service.md#terminal-transaction gives no unit; public examples read as milliseconds. Only 1 s to 24 h is
    plausible (docs/rules.md#qr-timeout).
    """
    text = text.strip()
    if not (text.isascii() and text.isdigit()) or len(text) > 12:
        return None
    value = int(text)
    return value if _SECOND <= value <= _DAY else None
