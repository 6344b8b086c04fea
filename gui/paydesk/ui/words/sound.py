"""What is said aloud of a sale, and what stands on the screen when it is said again."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.sale.news import News
from paydesk.domain.sale.sale import Sale
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words, amount_in_words, clock_time, money_words

_SAID: Final[Mapping[News, str]] = {
    News.MINUTE: QT_TRANSLATE_NOOP("Sound", "Less than a minute left to pay"),
    News.MOMENT: QT_TRANSLATE_NOOP("Sound", "Twenty seconds left to pay"),
    News.RAN_OUT: QT_TRANSLATE_NOOP("Sound", "The code has run out"),
    News.FAILED: QT_TRANSLATE_NOOP("Sound", "Not ready to be paid. Look at the screen"),
    News.PAID: QT_TRANSLATE_NOOP("Sound", "Paid: {amount}"),
    News.PAID_LATE: QT_TRANSLATE_NOOP("Sound", "Paid late: {amount}. Look at the screen"),
}


def spoken_words(news: News, sale: Sale) -> str:
    """What a voice says; the amount in words, as every voice reads figures in its own way."""
    amount = "" if sale.amount is None else amount_in_words(sale.amount) or money_words(sale.amount)
    return QCoreApplication.translate("Sound", _SAID[news]).format(amount=amount)


def shown_words(news: News, sale: Sale, at: int) -> Words:
    """The same to be read; `at`: when it was said (ms since 1970)."""
    title = QCoreApplication.translate("Sound", _SAID[news]).format(amount=money_words(sale.amount))
    return Words(title, QCoreApplication.translate("Sound", "Said at {time}").format(time=clock_time(at)))


def nothing_said_words() -> Words:
    """Nothing was announced yet, and it was to be repeated."""
    title = QCoreApplication.translate("Sound", "Nothing was announced yet")
    return Words(title, QCoreApplication.translate("Sound", "The first payment will be."))


def trial_words() -> str:
    """What the voice says when the sound is tried."""
    return QCoreApplication.translate("Sound", "This is how Paydesk sounds")
