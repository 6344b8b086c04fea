"""The words of a part of the counter that broke, and of a journal that was changed outside Paydesk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.messages import JournalBroken, Part, PartFailed
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, Words, number_words

PARTS: Final[Mapping[Part, str]] = {
    Part.SALES: QT_TRANSLATE_NOOP("Parts", "Sales are not read for a moment"),
    Part.PAYOUTS: QT_TRANSLATE_NOOP("Parts", "Payouts are not read for a moment"),
    Part.JOURNAL: QT_TRANSLATE_NOOP("Parts", "The journal cannot be taken up"),
    Part.RECORDER: QT_TRANSLATE_NOOP("Parts", "What was answered is not written for a moment"),
    Part.KEYS: QT_TRANSLATE_NOOP("Parts", "The keys cannot be read"),
    Part.PEOPLE: QT_TRANSLATE_NOOP("Parts", "Who works here cannot be read"),
    Part.CHAIN: QT_TRANSLATE_NOOP("Parts", "The journal is not checked for a moment"),
    Part.SECOND_START: QT_TRANSLATE_NOOP("Parts", "A second start of Paydesk is not heard for a moment"),
    Part.UPDATES: QT_TRANSLATE_NOOP("Parts", "Newer versions are not looked for at the moment"),
}
"""What does not work while a part is down."""


def part_words(event: PartFailed) -> Words | None:
    """What is down, and that it is started again by itself; None once it runs."""
    if event.again_at is None:
        return None
    text = QCoreApplication.translate(
        "Parts", "Paydesk made a mistake; its log says which. This part is started again by itself, all else goes on."
    )
    return Words(QCoreApplication.translate("Parts", PARTS[event.part]), text)


def broken_words(event: JournalBroken) -> Words:
    """Which row is not as it was written, and what is done about it."""
    title = QCoreApplication.translate("Parts", "The journal was changed outside Paydesk")
    first, others = event.facts[0], len(event.facts) - 1
    text = QCoreApplication.translate("Parts", "Row {row} is not as it was written.").format(
        row=number_words(first.row)
    )
    if others:
        text += " " + QCoreApplication.translate("Parts", "%n more rows are not either.", "", others)
    todo = QCoreApplication.translate(
        "Parts", "The sales it concerns are set aside, all else goes on. Tell the owner of the shop."
    )
    return Words(title, f"{text} {todo}")
