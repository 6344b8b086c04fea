"""The overview of the settings: an entry per subject with its current values, and a search."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QSizePolicy, QWidget

from paydesk.domain.language import NATIVE_NAMES
from paydesk.domain.people.person import is_valid_pin
from paydesk.domain.settings.service_kind import ServiceKind, host_of, service_kind
from paydesk.domain.settings.settings import Paper, Settings, Theme
from paydesk.ui.layout import Layout
from paydesk.ui.page import Page
from paydesk.ui.rows.tools import SearchField
from paydesk.ui.widgets.card import Card
from paydesk.ui.widgets.flow import add_items, hbox, set_direction, vbox
from paydesk.ui.widgets.icons import IconLabel
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.labels import Note, Separator, Text
from paydesk.ui.widgets.scroll_area import VScrollArea
from paydesk.ui.words.base import QT_TRANSLATE_NOOP, translate

_THEMES: Final = {
    Theme.SYSTEM: QT_TRANSLATE_NOOP("SettingsOverview", "colours as the system"),
    Theme.LIGHT: QT_TRANSLATE_NOOP("SettingsOverview", "light"),
    Theme.DARK: QT_TRANSLATE_NOOP("SettingsOverview", "dark"),
}


@dataclass(frozen=True, slots=True)
class OverviewEntry:
    """An entry of the overview; it leads to `field` on the page `part`."""

    name: str
    icon: str
    source_text: str
    part: str
    field: str = ""

    @property
    def title(self) -> str:
        """The translated title."""
        return translate("SettingsOverview", self.source_text)


ENTRIES: Final = (
    OverviewEntry("shop", "sell", QT_TRANSLATE_NOOP("SettingsOverview", "Shop and terminal"), "counter", "shop"),
    OverviewEntry(
        "connection", "network", QT_TRANSLATE_NOOP("SettingsOverview", "Connection"), "counter", "gateway_url"
    ),
    OverviewEntry(
        "customer",
        "screen",
        QT_TRANSLATE_NOOP("SettingsOverview", "Customer screen and sound"),
        "counter",
        "second_language",
    ),
    OverviewEntry(
        "printing", "printer", QT_TRANSLATE_NOOP("SettingsOverview", "Receipts and printer"), "counter", "paper"
    ),
    OverviewEntry("scanner", "search", QT_TRANSLATE_NOOP("SettingsOverview", "Scanner"), "counter", "scanner_gap"),
    OverviewEntry("look", "globe", QT_TRANSLATE_NOOP("SettingsOverview", "Language and look"), "counter", "language"),
    OverviewEntry(
        "newer", "info", QT_TRANSLATE_NOOP("SettingsOverview", "Newer versions"), "counter", "look_for_newer"
    ),
    OverviewEntry("people", "person", QT_TRANSLATE_NOOP("SettingsOverview", "People and PINs"), "people"),
    OverviewEntry("keys", "lock", QT_TRANSLATE_NOOP("SettingsOverview", "Keys of the service"), "connections"),
    OverviewEntry("money_out", "pay", QT_TRANSLATE_NOOP("SettingsOverview", "Money out and locks"), "money_out"),
    OverviewEntry("kept", "orders", QT_TRANSLATE_NOOP("SettingsOverview", "What this PC keeps"), "kept"),
    OverviewEntry("ready", "check", QT_TRANSLATE_NOOP("SettingsOverview", "Ready to open"), "ready"),
)


_COUNTER_ENTRIES: Final = 7
"""Number of entries of this counter's page, which come first."""
READY: Final = "ready"
"""A page of its own, not a part of the settings."""


class SettingsOverview(Page):
    """The overview. `entry_requested` carries an OverviewEntry, and the field that the search found in it or ""."""

    entry_requested = Signal(object)

    def __init__(self, labels: Callable[[str], Mapping[str, str]], parent: QWidget | None = None) -> None:
        """Create the overview. `labels` returns field -> label of a part, in the form's order, for the search."""
        super().__init__(parent)
        self._get_labels = labels
        self._labels_by_entry: dict[OverviewEntry, Mapping[str, str]] = {}
        self.search = SearchField(self.tr("Find a setting"), self.tr("Find a setting"), parent=self)
        self.search.setMinimumWidth(320)
        self.search.search_requested.connect(self.on_search)
        self.search.first_row_requested.connect(self.on_first)
        self._no_match_note = Note(self.tr("No setting has this in its name."), self)
        self._no_match_note.hide()
        inside = QWidget(self)
        self._outer_layout = add_items(vbox(self), VScrollArea(inside, self, name=self.tr("Settings")))
        halves = (ENTRIES[:_COUNTER_ENTRIES], ENTRIES[_COUNTER_ENTRIES:])
        self._rows: dict[str, _EntryRow] = {}
        self._cards = [self._card(half, inside) for half in halves]
        self._sides = add_items(hbox(spacing=14), *((card, 1, Qt.AlignmentFlag.AlignTop) for card in self._cards))
        add_items(vbox(inside, spacing=14), self._no_match_note, self._sides, 1)

    def _card(self, lines: Sequence[OverviewEntry], parent: QWidget) -> Card:
        card = Card("plain", parent)
        column = vbox(card, (1, 1, 1, 1), 0)
        for line in lines:
            view = self._rows[line.name] = _EntryRow(line, card)
            view.pressed.connect(self.on_entry)
            column.addWidget(view)
        return card

    def use_layout(self, layout: Layout) -> None:
        """Put both cards side by side if the width allows."""
        low = layout.is_tight
        set_direction(self._sides, vertical=low)
        for line in self._rows.values():
            line.set_padding(12 if low else 18)
        self._outer_layout.setContentsMargins(24, 0, 24, 12)

    def activate(self) -> None:
        self.search.setFocus(Qt.FocusReason.OtherFocusReason)

    def forget(self) -> None:
        """Clear the search."""
        self.search.forget()
        self.on_search()

    def escape(self) -> bool:
        """Clear the search."""
        had_text = bool(self.search.text())
        self.search.clear()
        return had_text

    def show_settings(self, settings: Settings, *, demo: bool) -> None:
        """Show the current values."""
        for name, value in self._values(settings, demo=demo).items():
            self._rows[name].value.set_text_or_hide(value)

    def show_people(self, number: int) -> None:
        """Show the number of people."""
        none = self.tr("Nobody yet: everybody may do everything that needs no supervisor")
        self._rows["people"].value.set_text_or_hide(self.tr("%n people", "", number) if number else none)

    def set_available_parts(self, parts: Sequence[str]) -> None:
        """Hide the entries of other parts."""
        for line in ENTRIES:
            is_available = line.part in {*parts, READY}
            if line.name == "newer":
                is_available = bool(self._labels(line))  # hidden in builds without an update feed
            self._rows[line.name].is_offered = is_available
        self.on_search()

    def _values(self, settings: Settings, *, demo: bool) -> Mapping[str, str]:
        shop, terminal = settings.shop, settings.shop.terminal
        number = "" if terminal is None else str(terminal.cf_terminal_id or terminal.terminal_phone_no or "")
        named = self.tr("terminal {number}").format(number=number) if number else self.tr("no terminal yet")
        kinds = {
            ServiceKind.DEMO: self.tr("Demo: the built-in sandbox"),
            ServiceKind.TEST: self.tr("Test: no money moves"),
            ServiceKind.LIVE: self.tr("Live"),
        }
        host = "" if demo else host_of(settings.connection.gateway_url)
        appearance = [self.tr("as this PC") if settings.language is None else NATIVE_NAMES[settings.language]]
        appearance += [translate("SettingsOverview", _THEMES[settings.theme])]
        appearance.append(self.tr("text at {percent} %").format(percent=settings.text_percent))
        if settings.high_contrast:
            appearance.append(self.tr("high contrast"))
        minutes, seconds = divmod(settings.locks.idle_s, 60)
        locks = (
            self.tr("locks after %n minutes", "", minutes)
            if not seconds
            else self.tr("locks after %n seconds", "", settings.locks.idle_s)
        )
        return {
            "shop": ", ".join(filter(None, (shop.name, shop.counter_name, named))),
            "connection": ", ".join(filter(None, (kinds[service_kind(settings, demo=demo)], host))),
            "customer": self._customer(settings),
            "printing": self._printing(settings),
            "scanner": self._scanner(settings),
            "look": ", ".join(appearance),
            "newer": self.tr("looked for once a day")
            if settings.look_for_newer and not demo
            else self.tr("not looked for"),
            "money_out": ", ".join((self.tr("Limits, versions, fund sources"), locks)),
            "keys": self.tr("Sales, payouts, verification"),
            "kept": self.tr("Journal, copies, export, erasing"),
        }

    def _customer(self, settings: Settings) -> str:
        second = settings.customer_screen.second_language
        sounds = self.tr("tones") if settings.sounds.on else self.tr("no tones")
        spoken = self.tr("amounts spoken") if settings.sounds.spoken else ""
        return ", ".join(filter(None, ("" if second is None else NATIVE_NAMES[second], sounds, spoken)))

    def _scanner(self, settings: Settings) -> str:
        scanner = settings.scanner
        pause = self.tr("keys up to {n} ms apart").format(n=scanner.longest_gap)
        added = f"{scanner.prefix} … {scanner.suffix}" if scanner.prefix or scanner.suffix else ""
        return ", ".join(filter(None, (pause, added)))

    def _printing(self, settings: Settings) -> str:
        papers = {Paper.MM80: "80 mm", Paper.MM58: "58 mm", Paper.A4: "A4"}
        where = settings.printing.printer or self.tr("the system's own printer")
        by_itself = self.tr("by itself when paid") if settings.printing.at_paid else ""
        return ", ".join(filter(None, (where, papers[settings.printing.paper], by_itself)))

    # Finding --------------------------------------------------------------------------------------------------------

    def _labels(self, line: OverviewEntry) -> Mapping[str, str]:
        """Return the labels of an entry's fields, cached: they may require creating the whole part."""
        if line not in self._labels_by_entry:
            self._labels_by_entry[line] = _labels_of(line, self._get_labels(line.part))
        return self._labels_by_entry[line]

    def _hits(self, view: _EntryRow) -> Mapping[str, str]:
        """Return the labels that match the search, by field; the key "" for the entry itself."""
        words = _normalized(self.search.query())
        labels = self._labels(view.line) if words and view.is_offered else {}
        hits = {field: label for field, label in labels.items() if words in _normalized(label)}
        return {**hits, "": ""} if words in _normalized(f"{view.line.title} {view.value.text()}") else hits

    @Slot()
    def on_search(self) -> None:
        """Show the entries whose title, value or fields match."""
        is_pin = is_valid_pin(self.search.query()) and not any(map(self._hits, self._rows.values()))
        if is_pin:  # a PIN typed by habit must not stay readable
            self.search.forget()
        for line in self._rows.values():
            hits = self._hits(line)
            line.setVisible(line.is_offered and bool(hits))
            line.matches.set_text_or_hide(", ".join(filter(None, hits.values())))
        none = all(line.isHidden() for line in self._rows.values())
        self._no_match_note.setVisible(none or is_pin)
        for card, half in zip(self._cards, (ENTRIES[:_COUNTER_ENTRIES], ENTRIES[_COUNTER_ENTRIES:]), strict=True):
            shown = [view for view in (self._rows[line.name] for line in half) if not view.isHidden()]
            card.setVisible(bool(shown))
            for view in shown:
                view.rule.setVisible(view is not shown[-1])

    @Slot()
    def on_first(self) -> None:
        """Open the first visible entry (Enter)."""
        self.on_search()
        first = next((line for line in self._rows.values() if not line.isHidden()), None)
        if first is not None:
            self.on_entry(first.line)

    @Slot(object)
    def on_entry(self, line: OverviewEntry) -> None:
        """Open an entry."""
        field = next(iter(self._hits(self._rows[line.name])), "")
        self.search.setText("")
        self.entry_requested.emit((line, field))


def _normalized(text: str) -> str:
    """Return a text for comparison: letters with a dot below can be one character or two."""
    return unicodedata.normalize("NFKC", text).casefold()


def _labels_of(line: OverviewEntry, labels: Mapping[str, str]) -> Mapping[str, str]:
    """Return the labels of an entry's fields: from its own to the next entry's."""
    starts = {other.field for other in ENTRIES if other.part == line.part and other.field}
    mine = False
    taken = {}
    for field, label in labels.items():
        if field in starts:
            mine = field == line.field
        if mine or not line.field:
            taken[field] = label
    return taken


class _EntryRow(QWidget):
    """Icon, title, values and the button "More". `pressed` carries its OverviewEntry."""

    pressed = Signal(object)

    def __init__(self, entry: OverviewEntry, parent: QWidget) -> None:
        super().__init__(parent)
        self.line = entry
        self.is_offered = True
        self.value = Text("", 14, "ink2", parent=self)
        self.matches = Text("", 13, "brand", parent=self)
        for below in (self.value, self.matches):
            below.hide()
        texts = add_items(
            vbox(spacing=2), Text(entry.title, 16, "ink", bold=True, parent=self), self.value, self.matches
        )
        more = KeyButton(self.tr("More"), "", "plain", self, icon="right", value=entry, on_press=self.pressed)
        more.setAccessibleName(self.tr("More: {title}").format(title=entry.title))
        self._row = add_items(
            hbox(None, (20, 12, 18, 12), 18),
            (IconLabel(entry.icon, "ink2", 24, self), 0, Qt.AlignmentFlag.AlignVCenter),
            (texts, 1),
            (more, 0, Qt.AlignmentFlag.AlignVCenter),
        )
        self.rule = Separator(self)
        """Separator to the next row."""
        add_items(vbox(self, spacing=0), self._row, self.rule)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def set_padding(self, pixels: int) -> None:
        self._row.setContentsMargins(20, pixels, 18, pixels)
