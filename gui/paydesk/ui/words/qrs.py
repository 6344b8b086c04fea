"""The words of a QR that was read back (DESIGN.md, truths 12 and 13)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.qr import QrReason
from paydesk.ui.words.base import QT_TRANSLATE_NOOP

QR_REASONS: Final[Mapping[QrReason, str]] = {
    QrReason.MISSING: QT_TRANSLATE_NOOP("QrReasons", "The service sent no picture of a QR."),
    QrReason.NOT_BASE64: QT_TRANSLATE_NOOP("QrReasons", "The picture came garbled (its text is not base64)."),
    QrReason.NOT_AN_IMAGE: QT_TRANSLATE_NOOP("QrReasons", "What came in place of the QR is no picture."),
    QrReason.CUT: QT_TRANSLATE_NOOP("QrReasons", "The picture was cut off on its way."),
    QrReason.TOO_LARGE: QT_TRANSLATE_NOOP("QrReasons", "The picture is far too large to be a QR; it was not opened."),
    QrReason.UNSUPPORTED: QT_TRANSLATE_NOOP("QrReasons", "The picture is of a kind that Paydesk does not open."),
    QrReason.NOT_DECODED: QT_TRANSLATE_NOOP("QrReasons", "No QR was found in the picture."),
    QrReason.NO_AMOUNT: QT_TRANSLATE_NOOP("QrReasons", "The QR names no amount that could be compared."),
    QrReason.WRONG_AMOUNT: QT_TRANSLATE_NOOP("QrReasons", "The QR asks for another amount than the order."),
    QrReason.WRONG_CURRENCY: QT_TRANSLATE_NOOP("QrReasons", "The QR asks for another currency than the order."),
    QrReason.WRONG_PAYEE: QT_TRANSLATE_NOOP("QrReasons", "The QR pays somebody else than this shop."),
    QrReason.WRONG_ORDER: QT_TRANSLATE_NOOP("QrReasons", "The QR belongs to another order."),
    QrReason.REAL_MONEY_IN_DEMO: QT_TRANSLATE_NOOP("QrReasons", "This is the demo, but the QR would move real money."),
    QrReason.SEVERAL: QT_TRANSLATE_NOOP("QrReasons", "The QR names something twice, so apps may read it differently."),
    QrReason.UNSAFE_ADDRESS: QT_TRANSLATE_NOOP(
        "QrReasons", "The payment link is no plain https address; it is not opened."
    ),
    QrReason.OTHER_HOST: QT_TRANSLATE_NOOP(
        "QrReasons", "The payment link leads to another place than the service's own."
    ),
}


def qr_reason_words(reason: QrReason) -> str:
    """Why a QR was not verified."""
    return QCoreApplication.translate("QrReasons", QR_REASONS[reason])
