"""Four hints that lead through the first sale of a fresh demo; each is shown once."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Final

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, Signal, Slot
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from paydesk.domain.sale.sale import Phase
from paydesk.ui.actions import Action
from paydesk.ui.host import Host
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.flow import add_items, hbox
from paydesk.ui.widgets.key_button import icon_button
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import translate

_GAP: Final = 8
_LABEL_WIDTH: Final = 240
"""Pixels in the middle of a wide button that its own text needs."""


class DemoHint(IntEnum):
    """The steps of a first sale, in their order."""

    AMOUNT = 0
    SHOW_QR = 1
    PHONE = 2
    NEXT = 3


def bubble_spot(size: QRect, target: QRect, area: QRect, kept: Sequence[QRect]) -> QPoint | None:
    """Return where a bubble points at `target` inside of `area`; None where it would cover one of `kept`."""
    left, middle = target.left(), target.center().y() - size.height() // 2
    candidates = [
        QPoint(left, target.top() - size.height() - _GAP),
        QPoint(left, target.bottom() + _GAP),
        QPoint(target.right() + _GAP, middle),
    ]
    if target.width() >= 2 * (size.width() + 2 * _GAP) + _LABEL_WIDTH:
        candidates.insert(0, QPoint(left + 2 * _GAP, middle))
    for point in candidates:
        spot = QRect(point, size.size())
        if area.contains(spot) and not any(spot.intersects(each) for each in kept):
            return point
    return None


class HintBubble(paint.PaintMixin, QWidget):
    """A hint beside the control that it names. `closed`: its button was pressed."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._text = Text("", bold=True, wrap=False, parent=self)
        self.close_button = icon_button("close", self.tr("Close the hint"), self, "ghost")
        self.close_button.clicked.connect(self.closed)
        add_items(hbox(self, (16, 0, 4, 0), 8), self._text, self.close_button)
        self.hide()

    def show_text(self, text: str) -> None:
        """Set the text, and fit the size to it."""
        if text != self._text.text():
            self._text.setText(text)
            self.setAccessibleName(text)
        self.adjustSize()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        paint.draw_box(painter, QRectF(self.rect()), 12, tokens.brand_soft, tokens.brand, 2)


class DemoHints(QObject):
    """Shows the next hint of the demo (`Host.hints_done`) where it is due."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._bubble: HintBubble | None = None
        self._shown: DemoHint | None = None
        if host.demo:
            host.frame.page_shown.connect(self.refresh)
            host.frame.sell_page.amount.changed.connect(self.refresh)

    def _due(self) -> DemoHint | None:
        frame = self._host.frame
        if frame.is_covered or (frame.panel is not None and frame.panel.is_open):
            return None
        if frame.page == "sell":
            return DemoHint.AMOUNT if not frame.sell_page.amount.text() else DemoHint.SHOW_QR
        sale = self._host.sale_store.sale(frame.sale_id) if frame.page == "sale" else None
        if sale is None:
            return None
        if sale.phase is Phase.PAID:
            return DemoHint.NEXT
        return DemoHint.PHONE if frame.sale_page.wait_panel.phone_button.isVisible() else None

    def _target(self, hint: DemoHint) -> tuple[QWidget, list[QWidget]]:
        """Return the control of a hint, and what the bubble must not cover."""
        sell, sale = self._host.frame.sell_page, self._host.frame.sale_page
        match hint:
            case DemoHint.AMOUNT:
                return sell.amount, [sell.amount]
            case DemoHint.SHOW_QR:
                return sell.show_button, [sell.amount]
            case DemoHint.PHONE:
                panel = sale.wait_panel
                return panel.phone_button, [panel.amount, panel.strip, sale.qr_pane]
            case DemoHint.NEXT:
                view = sale.colour_view
                return view.buttons.button(Action.NEXT), [view.title, view.amount]

    @Slot()
    @Slot(object)
    def refresh(self, _page: object = None) -> None:
        """Show the hint that is due; the ones before it are done."""
        host = self._host
        due = self._due() if host.demo and host.hints_done < len(DemoHint) else None
        if self._shown is not None and due is not self._shown:
            host.hints_done = max(host.hints_done, self._shown + 1)
        self._shown = due if due is not None and due >= host.hints_done else None
        if self._shown is not None:
            self._show(self._shown)
        elif self._bubble is not None:
            self._bubble.hide()

    def _show(self, hint: DemoHint) -> None:
        if self._bubble is None:
            self._bubble = HintBubble(self._host.frame.body)
            self._bubble.closed.connect(self.on_closed)
        bubble, body = self._bubble, self._host.frame.body
        was_hidden, before = bubble.isHidden(), bubble.accessibleName()
        bubble.show_text(hint_text(hint))
        target, kept = self._target(hint)

        def rect(part: QWidget) -> QRect:
            return QRect(part.mapTo(body, QPoint(0, 0)), part.size())

        kept_rects = [rect(part) for part in kept if part.isVisible()]
        spot = bubble_spot(bubble.rect(), rect(target), body.rect(), kept_rects) if target.isVisible() else None
        if spot is None:
            bubble.hide()
            return
        bubble.move(spot)
        bubble.show()
        if was_hidden or before != bubble.accessibleName():
            bubble.raise_()
            announce(bubble, bubble.accessibleName())

    @Slot()
    def on_closed(self) -> None:
        """Close a hint: the next one comes with its step."""
        self._host.hints_done += 1
        self.refresh()


def hint_text(hint: DemoHint) -> str:
    """Return the text of a hint."""
    return {
        DemoHint.AMOUNT: translate("DemoHints", "1 of 4: type an amount"),
        DemoHint.SHOW_QR: translate("DemoHints", "2 of 4: Show QR"),
        DemoHint.PHONE: translate("DemoHints", "3 of 4: Pay on the phone"),
        DemoHint.NEXT: translate("DemoHints", "4 of 4: Next"),
    }[hint]
