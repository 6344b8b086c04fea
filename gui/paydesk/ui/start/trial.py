"""The test sale of a first start, on the till's own pages: three ticks above the status bar."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QBoxLayout, QWidget

from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import SettingsInUse
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.domain.settings.settings import FirstStart
from paydesk.ui import clock
from paydesk.ui.feed import current_verdict
from paydesk.ui.widgets.accessible import announce
from paydesk.ui.widgets.card import Panel
from paydesk.ui.widgets.flow import add_items, hbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate

if TYPE_CHECKING:
    from paydesk.ui.host import Host


class TrialTick(Enum):
    """A step of a test sale, with its source text."""

    QR_SHOWN = QT_TRANSLATE_NOOP("TrialBar", "QR shown")
    PAID = QT_TRANSLATE_NOOP("TrialBar", "Paid")
    TURNED_GREEN = QT_TRANSLATE_NOOP("TrialBar", "Screen turned green")

    @property
    def text(self) -> str:
        """The translated text."""
        return translate("TrialBar", self.value)


def ticks_of(sale: Sale | None, now: int) -> frozenset[TrialTick]:
    """Return what the sale in front has shown; `now` in ms since the epoch."""
    if sale is None:
        return frozenset()
    reached = {
        TrialTick.QR_SHOWN: sale.qr is not None and sale.qr.check is QrCheck.VERIFIED,
        TrialTick.PAID: sale.phase is Phase.PAID,
        TrialTick.TURNED_GREEN: current_verdict(sale, now) is Verdict.HAND_OVER,
    }
    return frozenset(tick for tick, is_reached in reached.items() if is_reached)


class TrialBar(Panel):
    """The three ticks, with the buttons "Skip" or "Done", and "Go live"."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("top", parent)
        self.setAccessibleName(self.tr("Test sale"))
        self.title = Text("", bold=True, wrap=False, parent=self)
        self.done_button = KeyButton("", "", "plain", self, height=44)
        self.live_button = KeyButton(self.tr("Go live"), "", "plain", self, height=44)
        row = add_items(hbox(self, (16, 4, 16, 4), 8), self.title)
        self._icons: dict[TrialTick, IconLabel] = {}
        for tick in TrialTick:
            row.addSpacing(8)
            self._icons[tick] = IconLabel("clock", "ink3", 20, self)
            add_items(row, self._icons[tick], Text(tick.text, wrap=False, parent=self))
        add_items(row, 1, self.live_button, self.done_button)

    def show_ticks(self, ticks: frozenset[TrialTick], *, kind: ServiceKind) -> None:
        """Show what is done; `kind`: the service with which the sale is made."""
        for tick, icon in self._icons.items():
            icon.show_icon(*(("check", "ok") if tick in ticks else ("clock", "ink3")))
        is_done = len(ticks) == len(TrialTick)
        first = self.tr("Test sale of real ₹1") if kind is ServiceKind.LIVE else self.tr("Test sale of ₹1")
        self.title.setText(self.tr("Everything works") if is_done else first)
        self.done_button.setText(self.tr("Done") if is_done else self.tr("Skip"))
        self.live_button.setVisible(is_done and kind is ServiceKind.TEST)


class TrialSale(QObject):
    """Shows the bar while the first start is at its test sale."""

    def __init__(self, host: Host, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._bar: TrialBar | None = None
        self._ticks: frozenset[TrialTick] = frozenset()
        host.hub.subscribe({SettingsInUse: self.refresh})
        host.frame.page_shown.connect(self.refresh)

    def begin(self) -> None:
        """Show the sell page with ₹1."""
        self._ticks = frozenset()
        self._host.show_page("sell")
        if not self._host.frame.sell_page.amount.text():
            self._host.frame.sell_page.start_with_digit("1")

    @Slot()
    @Slot(object)
    def refresh(self, _what: object = None) -> None:
        """Show or hide the bar, and tick what the sale in front has shown."""
        host, frame = self._host, self._host.frame
        is_due = host.settings.first_start is FirstStart.TEST_SALE and frame.page in {"sell", "sale"}
        if self._bar is None and is_due:
            self._bar = TrialBar(frame.foot)
            self._bar.done_button.clicked.connect(self.finish)
            self._bar.live_button.clicked.connect(self.on_live)
            layout = frame.foot.layout()
            if isinstance(layout, QBoxLayout):
                layout.insertWidget(0, self._bar)
        if self._bar is None:
            return
        self._bar.setVisible(is_due)
        before, sale = self._ticks, host.sale_store.sale(frame.sale_id) if frame.page == "sale" else None
        self._ticks |= ticks_of(sale, clock.now_ms()) if is_due else frozenset()
        self._bar.show_ticks(self._ticks, kind=host.service_kind)
        if is_due and self._ticks != before and len(self._ticks) == len(TrialTick):
            announce(self._bar, self._bar.title.text())

    @Slot()
    def on_live(self) -> None:
        """Show the keys again, with Live chosen."""
        self._host.show_page("start")
        self._host.frame.start_page.begin_live()

    @Slot()
    def finish(self) -> None:
        """End the first start."""
        before = self._host.settings
        settings = replace(before, first_start=FirstStart.DONE)
        self._host.client.send(SaveSettings(settings=settings, before=before))
        self._host.use_settings(settings)
        self.refresh()
        self._host.focus_page()
