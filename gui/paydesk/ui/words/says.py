"""When the customer says that it is paid: what a fresh read found, and what to say to the customer (FEATURES.md I5)."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from paydesk.domain.sale.sale import Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.ui.words.base import Words


def says_paid_words(sale: Sale, now: int, asked_at: int) -> tuple[str, Words]:
    """Kind of panel and words. `asked_at`: when the fresh read was asked for, in ms."""
    verdict = verdict_of(sale, now)
    if verdict is Verdict.HAND_OVER:
        return "ok", Words(
            QCoreApplication.translate("Says", "Yes, it is paid."),
            QCoreApplication.translate("Says", "The service has confirmed it. Hand over the goods."),
        )
    if verdict is Verdict.PAID_LATE:
        return "ok", Words(
            QCoreApplication.translate("Says", "Yes, it is paid, after it was closed here."),
            QCoreApplication.translate("Says", "Hand over once, or refund; never both."),
        )
    if (sale.answered_at or 0) < asked_at and not (sale.problem and sale.failures):
        return "info", Words(
            QCoreApplication.translate("Says", "Asking the service now…"),
            QCoreApplication.translate("Says", "One moment. A screenshot or a sound on the phone is no proof."),
        )
    if verdict is Verdict.UNKNOWN or (sale.answered_at or 0) < asked_at:
        return "warn", Words(
            QCoreApplication.translate("Says", "It cannot be told now."),
            QCoreApplication.translate(
                "Says", "Say: “Our bank does not answer at the moment. Please wait; do not pay a second time.”"
            ),
        )
    if verdict is Verdict.DO_NOT_PAY:
        return "warn", Words(
            QCoreApplication.translate("Says", "No, and nobody shall pay it."),
            QCoreApplication.translate("Says", "Say: “Please do not scan anything; I make a new code for you.”"),
        )
    if verdict is Verdict.NOT_PAID:
        return "warn", Words(
            QCoreApplication.translate("Says", "No, this order was not paid."),
            QCoreApplication.translate(
                "Says", "Say: “No money reached us. If your bank took it, it comes back to you by itself.”"
            ),
        )
    return "warn", Words(
        QCoreApplication.translate("Says", "No, not yet."),
        QCoreApplication.translate(
            "Says",
            "Say: “It has not reached us yet. What does your app say: successful, pending or failed?”"
            " If it says successful, wait a minute: this screen turns green by itself. F6 asks again.",
        ),
    )


def no_sale_words(count: int) -> Words:
    """F6 with no sale on the screen: `count` waiting sales are asked again."""
    if not count:
        return Words(
            QCoreApplication.translate("Says", "No sale is waiting."),
            QCoreApplication.translate("Says", "Look in Orders by amount or order number: Ctrl+K."),
        )
    return Words(
        QCoreApplication.translate("Says", "The waiting sales are asked again."),
        QCoreApplication.translate(
            "Says", "Choose the customer's sale in the list by its amount; a paid one comes up here."
        ),
    )


def upi_code_words() -> Words:
    """A customer's UPI QR was scanned while nothing waits for one."""
    return Words(
        QCoreApplication.translate("Says", "That is a UPI address, not an order number."),
        QCoreApplication.translate("Says", "To see whose it is, open Check UPI and scan it again."),
    )
