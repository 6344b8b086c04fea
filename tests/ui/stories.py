"""A scene for each state of the sale page: its facts, and the time since then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.fold import EXPIRED_WAIT
from paydesk.domain.sale.sale import Phase
from paydesk.domain.sale.verdict import Verdict
from tests.ui.stage import REFUSED, Told, failure

MINUTE: Final = 60_000


@dataclass(frozen=True)
class Scene:
    """Facts, the ms since the last, and texts that the page must contain."""

    tell: Callable[[Told], Told]
    phase: Phase
    verdict: Verdict
    later: int = 400

    def told(self, sale_id: str = "s1", **more: Any) -> Told:
        """Add the facts to a sale."""
        return self.tell(Told(sale_id, **more))


def _expired(told: Told) -> Told:
    return told.shown().read("EXPIRED")


def _too_late(told: Told) -> Told:
    return told.shown().cancel().answer(SaleFactKind.TERMINATE_ANSWERED, "PAID").paid_by("774228632")


def _after_close(told: Told) -> Told:
    cancelled = told.shown().cancel().answer(SaleFactKind.TERMINATE_ANSWERED, "TERMINATED")
    return cancelled.read("PAID", after=5 * MINUTE).paid_by("774228633")


def _before(told: Told) -> Told:
    return told.wanted(created_here=False).read("PAID").paid_by("774228634")


def _no_image(told: Told) -> Told:
    made = told.ordered().transaction_sent().transaction_answered()
    return made.qr(QrCheck.NO_IMAGE, QrReason.NOT_BASE64)


def _refused(told: Told) -> Told:
    made = told.ordered().transaction_sent().transaction_answered()
    return made.qr(QrCheck.MISMATCH, QrReason.WRONG_AMOUNT, Money(125_001))


def _link_refused(told: Told) -> Told:
    made = told.ordered(PaymentMethod.LINK).transaction_sent().transaction_answered()
    return made.qr(QrCheck.MISMATCH, QrReason.UNSAFE_ADDRESS)


def _unreadable(told: Told) -> Told:
    made = told.ordered().transaction_sent().transaction_answered()
    return made.qr(QrCheck.UNREADABLE, QrReason.NOT_DECODED)


W, P = Verdict, Phase
SCENES: Final[Mapping[str, Scene]] = {
    "wanted": Scene(lambda t: t.wanted(), P.PREPARING, W.WAIT),
    "order on its way": Scene(lambda t: t.wanted().order_sent(), P.PREPARING, W.WAIT),
    "scanned, being read": Scene(lambda t: t.wanted(created_here=False), P.PREPARING, W.WAIT),
    "order lost": Scene(lambda t: t.wanted().order_sent().failed(SaleFactKind.ORDER_FAILED), P.PREPARING, W.UNKNOWN),
    "QR on its way": Scene(lambda t: t.ordered().transaction_sent(), P.PREPARING, W.WAIT),
    "link on its way": Scene(lambda t: t.ordered().transaction_sent(PaymentMethod.LINK), P.PREPARING, W.WAIT),
    "QR lost": Scene(
        lambda t: t.ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED), P.PREPARING, W.UNKNOWN
    ),
    "waiting": Scene(lambda t: t.shown(), P.WAITING, W.WAIT),
    "waiting, a link": Scene(lambda t: t.shown(PaymentMethod.LINK), P.WAITING, W.WAIT),
    "waiting, no time named": Scene(lambda t: t.shown(lasts=None), P.WAITING, W.WAIT),
    "waiting, not read back": Scene(_unreadable, P.WAITING, W.WAIT),
    "waiting, no picture": Scene(_no_image, P.WAITING, W.WAIT),
    "waiting, a read failed": Scene(lambda t: t.shown().failed(SaleFactKind.READ_FAILED), P.WAITING, W.WAIT),
    "waiting, QR run out": Scene(lambda t: t.shown(lasts=2_000), P.WAITING, W.WAIT, 3_000),
    "waiting, a large amount": Scene(
        lambda t: Told(t.sale_id, 99_99_99_999_99, number=9_999).shown(), P.WAITING, W.WAIT
    ),
    "old answer": Scene(lambda t: t.shown(), P.WAITING, W.UNKNOWN, 5 * MINUTE),
    "unknown word": Scene(lambda t: t.shown().read("PARTIALLY_PAID_AND_UNDER_REVIEW"), P.WAITING, W.UNKNOWN),
    "QR refused": Scene(_refused, P.QR_REFUSED, W.DO_NOT_PAY),
    "QR refused, old answer": Scene(_refused, P.QR_REFUSED, W.DO_NOT_PAY, 5 * MINUTE),
    "link refused": Scene(_link_refused, P.QR_REFUSED, W.DO_NOT_PAY),
    "cancelling": Scene(lambda t: t.shown().cancel(), P.CANCELLING, W.WAIT),
    "cancel lost": Scene(lambda t: t.shown().cancel().failed(SaleFactKind.TERMINATE_FAILED), P.CANCELLING, W.UNKNOWN),
    "cancel requested": Scene(
        lambda t: t.shown().cancel().answer(SaleFactKind.TERMINATE_ANSWERED, "TERMINATION_REQUESTED"),
        P.CANCELLING,
        W.WAIT,
    ),
    "cancel refused": Scene(
        lambda t: t.shown().cancel().failed(SaleFactKind.TERMINATE_FAILED, REFUSED).read("ACTIVE"), P.WAITING, W.WAIT
    ),
    "cancel wanted while it is made": Scene(
        lambda t: t.wanted().order_sent().say(SaleFactKind.CANCEL_ASKED, facts.actor_data("Asha")), P.CANCELLING, W.WAIT
    ),
    "cancelled": Scene(
        lambda t: t.shown().cancel().answer(SaleFactKind.TERMINATE_ANSWERED, "TERMINATED"), P.CANCELLED, W.NOT_PAID
    ),
    "ended elsewhere": Scene(lambda t: t.shown().read("TERMINATED"), P.CANCELLED, W.NOT_PAID),
    "expired": Scene(_expired, P.EXPIRED, W.WAIT),
    "expired, old answer": Scene(_expired, P.EXPIRED, W.UNKNOWN, 5 * MINUTE),
    "expired for good": Scene(
        lambda t: _expired(t).read("EXPIRED", after=EXPIRED_WAIT).paid_by(), P.EXPIRED, W.NOT_PAID
    ),
    "expired, a payment pending": Scene(
        lambda t: _expired(t).read("EXPIRED", after=EXPIRED_WAIT).paid_by("774228640", word="PENDING"),
        P.EXPIRED,
        W.WAIT,
    ),
    "order refused": Scene(
        lambda t: t.wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, REFUSED), P.FAILED, W.NOT_PAID
    ),
    "QR refused by the service": Scene(
        lambda t: t.ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED), P.FAILED, W.NOT_PAID
    ),
    "QR refused, old answer of the order": Scene(
        lambda t: t.ordered().transaction_sent().failed(SaleFactKind.TRANSACTION_FAILED, REFUSED),
        P.FAILED,
        W.UNKNOWN,
        60 * MINUTE,
    ),
    "scanned, not found": Scene(
        lambda t: t.wanted(created_here=False).failed(SaleFactKind.READ_FAILED, failure(Problem.NOT_FOUND)),
        P.FAILED,
        W.UNKNOWN,
    ),
    "scanned, another amount": Scene(
        lambda t: t.wanted(created_here=False, billed=Money(500_000)).read("ACTIVE"), P.FAILED, W.DO_NOT_PAY
    ),
    "scanned, another amount and paid": Scene(
        lambda t: t.wanted(created_here=False, billed=Money(500_000)).read("PAID"), P.PAID, W.UNKNOWN
    ),
    "paid, another amount": Scene(lambda t: t.shown().read("PAID", amount=Money(100)), P.PAID, W.UNKNOWN),
    "not known to these keys": Scene(
        lambda t: t.shown().failed(SaleFactKind.READ_FAILED, failure(Problem.OTHER_KEYS)),
        P.WAITING,
        W.UNKNOWN,
        5 * MINUTE,
    ),
    "taken off the list": Scene(
        lambda t: t.shown().say(SaleFactKind.CLOSED, facts.actor_data("Asha")), P.GIVEN_UP, W.UNKNOWN, 5 * MINUTE
    ),
    "paid": Scene(lambda t: t.shown().read("PAID").paid_by("774228629"), P.PAID, W.HAND_OVER),
    "paid long ago": Scene(lambda t: t.shown().read("PAID"), P.PAID, W.HAND_OVER, 60 * MINUTE),
    "paid, the cancel came too late": Scene(_too_late, P.PAID, W.HAND_OVER),
    "paid after it was closed": Scene(_after_close, P.PAID, W.PAID_LATE),
    "paid after it was closed, settled": Scene(
        lambda t: _after_close(t).say(SaleFactKind.SEEN, facts.seen_data("Asha", given_back=False)), P.PAID, W.PAID_LATE
    ),
    "paid twice": Scene(lambda t: t.shown().read("PAID").paid_by("774228629", "774228630"), P.PAID, W.HAND_OVER),
    "paid before it was scanned": Scene(_before, P.PAID, W.UNKNOWN),
    **{
        f"no answer: {problem.value}": Scene(
            lambda t, problem=problem: (
                t.wanted().order_sent().failed(SaleFactKind.ORDER_FAILED, failure(problem, known=False))
            ),  # type: ignore[misc]
            P.PREPARING,
            W.UNKNOWN,
        )
        for problem in Problem
    },
}
