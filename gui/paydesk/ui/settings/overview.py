"""The overview of the settings: a row for each topic with its current values."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.language import NATIVE_NAMES
from paydesk.domain.settings.service_kind import ServiceKind, host_of, service_kind
from paydesk.domain.settings.settings import Paper, Settings, Theme
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.theme_tokens import ThemeTokens
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Text
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate

_THEMES: Final = {
    Theme.SYSTEM: QT_TRANSLATE_NOOP("SettingsOverview", "colours of the system"),
    Theme.LIGHT: QT_TRANSLATE_NOOP("SettingsOverview", "Light"),
    Theme.DARK: QT_TRANSLATE_NOOP("SettingsOverview", "Dark"),
}


@dataclass(frozen=True, slots=True)
class OverviewEntry:
    """An entry of the overview; it leads to the page `part`, where `name` may be one of several topics."""

    name: str
    icon: str
    source_text: str
    part: str

    @property
    def title(self) -> str:
        """The translated title."""
        return translate("SettingsOverview", self.source_text)


MAIN_ENTRIES: Final = (
    OverviewEntry("shop", "shop", QT_TRANSLATE_NOOP("SettingsOverview", "Shop"), "counter"),
    OverviewEntry("people", "person", QT_TRANSLATE_NOOP("SettingsOverview", "People"), "people"),
    OverviewEntry("printing", "printer", QT_TRANSLATE_NOOP("SettingsOverview", "Printer and screen"), "counter"),
    OverviewEntry("look", "globe", QT_TRANSLATE_NOOP("SettingsOverview", "Language and look"), "counter"),
    OverviewEntry("keys", "pay", QT_TRANSLATE_NOOP("SettingsOverview", "Payments account"), "connections"),
    OverviewEntry("programs", "orders", QT_TRANSLATE_NOOP("SettingsOverview", "Billing programs"), "programs"),
    OverviewEntry("advanced", "settings", QT_TRANSLATE_NOOP("SettingsOverview", "Advanced"), "advanced"),
)
ADVANCED_ENTRIES: Final = (
    OverviewEntry("money_out", "lock", QT_TRANSLATE_NOOP("SettingsOverview", "Limits and lock"), "money_out"),
    OverviewEntry("connection", "wifi", QT_TRANSLATE_NOOP("SettingsOverview", "Connection"), "counter"),
    OverviewEntry("scanner", "search", QT_TRANSLATE_NOOP("SettingsOverview", "Scanner"), "counter"),
    OverviewEntry("kept", "disk", QT_TRANSLATE_NOOP("SettingsOverview", "Data on this PC"), "kept"),
    OverviewEntry("newer", "download", QT_TRANSLATE_NOOP("SettingsOverview", "New versions"), "counter"),
    OverviewEntry("ready", "check", QT_TRANSLATE_NOOP("SettingsOverview", "Ready to open"), "ready"),
)
ENTRIES: Final = MAIN_ENTRIES + ADVANCED_ENTRIES


class SettingsOverview(Page):
    """Rows of settings. `entry_requested` carries an OverviewEntry."""

    entry_requested = Signal(object)

    def __init__(self, entries: Sequence[OverviewEntry], name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        inside = QWidget(self)
        card = Card("plain", inside)
        self._people = 0
        self._locks = ""
        self._rows = {entry.name: _EntryRow(entry, card) for entry in entries}
        self._current = entries[0].name
        """Name of the entry that was opened last."""
        column = vbox(card, (1, 1, 1, 1), 0)
        for row in self._rows.values():
            row.chosen.connect(self.on_entry)
            column.addWidget(row)
        self._column = add_items(vbox(inside, spacing=0), card)
        self._column.addStretch(1)
        add_items(vbox(self), VScrollArea(inside, self, name=name))

    def use_layout(self, layout: Layout) -> None:
        """Make the rows lower in a compact window."""
        page = layout.metrics.page
        self._column.setContentsMargins(page, 0, page, page)
        for row in self._rows.values():
            row.use_layout(layout)

    def activate(self) -> None:
        self._rows[self._current].setFocus(Qt.FocusReason.OtherFocusReason)

    def set_available(self, names: Collection[str]) -> None:
        """Hide all other entries."""
        for row in self._rows.values():
            row.setVisible(row.entry.name in names)
        first = next((row for row in self._rows.values() if not row.isHidden()), None)
        for row in self._rows.values():
            row.is_first = row is first

    def show_settings(self, settings: Settings, *, demo: bool) -> None:
        """Show the current values."""
        for name, value in self._values(settings, demo=demo).items():
            if name in self._rows:
                self._rows[name].show_value(value)
        self.show_people(self._people)

    def show_people(self, number: int) -> None:
        """Show the number of people."""
        self._people = number
        if "people" in self._rows:
            count = self.tr("%n people", "", number) if number else self.tr("Nobody yet")
            self._rows["people"].show_value(f"{count}, {self._locks}")

    def _values(self, settings: Settings, *, demo: bool) -> Mapping[str, str]:
        shop, kind = settings.shop, service_kind(settings, demo=demo)
        kinds = {
            ServiceKind.DEMO: self.tr("Demo, no real money"),
            ServiceKind.TEST: self.tr("Test, no real money"),
            ServiceKind.LIVE: self.tr("Live"),
        }
        minutes, seconds = divmod(settings.locks.idle_s, 60)
        self._locks = (
            self.tr("locks after %n minutes", "", minutes)
            if not seconds
            else self.tr("locks after %n seconds", "", settings.locks.idle_s)
        )
        look = [self.tr("Language of the system") if settings.language is None else NATIVE_NAMES[settings.language]]
        look.append(translate("SettingsOverview", _THEMES[settings.theme]))
        look.append(self.tr("text {percent} %").format(percent=settings.text_percent))
        if settings.high_contrast:
            look.append(self.tr("High contrast"))
        paper = {Paper.MM80: self.tr("80 mm paper"), Paper.MM58: self.tr("58 mm paper"), Paper.A4: "A4"}
        sound = self.tr("sound on") if settings.sounds.on else self.tr("sound off")
        second = settings.customer_screen.second_language
        terminal = "" if shop.terminal is not None else self.tr("No terminal")
        values = {
            "shop": (shop.name, shop.counter_name, terminal),
            "printing": (paper[settings.printing.paper], sound, "" if second is None else NATIVE_NAMES[second]),
            "look": look,
            "keys": (kinds[kind],),
            "programs": tuple(each.name for each in settings.billing.programs) or (self.tr("None yet"),),
            "advanced": (self.tr("Limits, connection, scanner, data on this PC"),),
            "money_out": (self.tr("Payouts, fund sources, automatic lock"),),
            "connection": (kinds[kind] if demo else host_of(settings.connection.gateway_url),),
            "scanner": (self.tr("Up to {n} ms between keys").format(n=settings.scanner.longest_gap),),
            "kept": (self.tr("Journal, copies, erasing, second counter"),),
            "newer": (self.tr("Checked once a day") if settings.look_for_newer and not demo else self.tr("Off"),),
        }
        return {name: ", ".join(filter(None, parts)) for name, parts in values.items()}

    @Slot(object)
    def on_entry(self, entry: OverviewEntry) -> None:
        """Open an entry."""
        self._current = entry.name
        self.entry_requested.emit(entry)


class _EntryRow(KeyButton):
    """Icon, title and values; the whole row presses. `chosen` carries its OverviewEntry."""

    is_first = paint.RepaintProperty(True)  # noqa: FBT003

    def __init__(self, entry: OverviewEntry, parent: QWidget) -> None:
        super().__init__("", parent=parent, value=entry)
        self.entry = entry
        self.setAccessibleName(entry.title)
        self._value = Text("", tint="ink2", parent=self)
        self._value.hide()
        texts = add_items(vbox(spacing=2), Text(entry.title, style="action", parent=self), self._value)
        self._row = add_items(
            hbox(self, spacing=24),
            (IconLabel(entry.icon, "ink2", 24, self), 0, Qt.AlignmentFlag.AlignVCenter),
            (texts, 1),
            (IconLabel("right", "ink2", 24, self), 0, Qt.AlignmentFlag.AlignVCenter),
        )
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.use_layout(Layout.NORMAL)

    def use_layout(self, layout: Layout) -> None:
        """Make the row lower in a compact window."""
        padding = 12 if layout.is_tight else 24
        self._row.setContentsMargins(24, padding, 24, padding)

    def show_value(self, value: str) -> None:
        """Show the current values of the topic."""
        self._value.set_text_or_hide(value)
        self.setAccessibleDescription(value)

    def sizeHint(self) -> QSize:
        return self._row.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._row.minimumSize()

    def _draw(self, painter: QPainter, tokens: ThemeTokens) -> None:
        box = QRectF(self.rect()).adjusted(4, 4, -4, -4)
        if self.underMouse() or self.isDown() or self.is_flashing:
            paint.draw_box(painter, box, paint.RADIUS, tokens.sunken)
        if self.hasFocus():
            paint.draw_focus_ring(painter, box, paint.RADIUS, tokens.brand)
        if not self.is_first:
            painter.fillRect(QRectF(0, 0, self.width(), 1), QColor(tokens.line))
