"""The settings of the scanner, learnt from a test scan or typed."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import ClassVar, Final

from PySide6.QtCore import QEvent, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from paydesk.domain.rules import clean_number
from paydesk.domain.scanner import ADDED_MAX, GAP_RANGE_MS, KEY_GAP_MS, Scanner, find_affixes, parse_scan, suggest_gap
from paydesk.ui.forms.fields import FormField, FormSection
from paydesk.ui.settings.form_page import SettingsPart
from paydesk.ui.slips.codes import number_modules
from paydesk.ui.widgets.card import MessagePanel
from paydesk.ui.widgets.flow import add_items, hbox, vbox
from paydesk.ui.widgets.labels import Note, Text
from paydesk.ui.widgets.paint import text_font
from paydesk.ui.widgets.qr_view import QrView

TEST_CODE: Final = "TEST-10045"
"""Content of the code on the page; only for it is known what the scanner adds."""
_MIN_GAPS: Final = 3
"""Minimum number of pauses to learn from."""
_SCAN_END_MS: Final = 400
"""Pause after which a scan is over."""


@dataclass(frozen=True, slots=True)
class ScanReading:
    """A test scan: its text, the pauses between keys in ms, and whether a key followed the number."""

    text: str
    gaps: tuple[float, ...]
    has_end_key: bool


class ScanPad(QLineEdit):
    """Field for a test scan, which it keeps from the sales page. `scanned` carries a ScanReading."""

    scanned = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFont(text_font("body"))
        self.setProperty("takes_scans", "all")
        self.setReadOnly(True)
        self._text = ""
        self._times: list[float] = []
        self._has_end_key = False
        self._end_timer = QTimer(self, singleShot=True, interval=_SCAN_END_MS)
        self._end_timer.timeout.connect(self.finish)

    def event(self, event: QEvent) -> bool:
        # scanned keys must not trigger shortcuts, nor Tab move the focus
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and self._belongs(event):
            event.accept()
            return True
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._belongs(event):
            self._take(event)
            return True
        return super().event(event)

    def _belongs(self, event: QKeyEvent) -> bool:
        """Return True for a character, and for any key right behind one; others (Esc, Ctrl+D) are the window's."""
        text = event.text()
        return (text.isprintable() and bool(text.strip())) or self._end_timer.isActive()

    def _take(self, event: QKeyEvent) -> None:
        text = event.text()
        if not text:
            return
        if not self._end_timer.isActive():
            self._text, self._times, self._has_end_key = "", [], False
        self._times.append(float(event.timestamp()) or time.monotonic() * 1_000)
        if text.isprintable():
            self._text += text
        elif self._text:
            self._has_end_key = True
        self.setText(self._text)
        self._end_timer.start()

    @Slot()
    def finish(self) -> None:
        """Emit the scan: no key has followed."""
        self._end_timer.stop()
        gaps = tuple(later - one for one, later in zip(self._times, self._times[1:], strict=False))
        self.scanned.emit(ScanReading(self._text, gaps, self._has_end_key))


class ScannerSettings(SettingsPart):
    """Pause between keys, and prefix and suffix to remove."""

    field_paths: ClassVar = {
        "scanner_gap": "scanner.longest_gap",
        "scanner_prefix": "scanner.prefix",
        "scanner_suffix": "scanner.suffix",
    }
    parsers: ClassVar = {"scanner_gap": int}

    def create_section(self) -> FormSection:
        """Create the field for a test scan, the code to scan, and the fields."""
        gap = self.tr("Longest pause between keys (ms)")
        gap_note = self.tr("Wired scanners: 35. Radio: up to 150.")
        return FormSection(
            self.tr("Scanner"),
            [
                self._create_pad(),
                FormField(
                    "scanner_gap",
                    gap,
                    hint=str(KEY_GAP_MS),
                    rule=self._fault,
                    required=True,
                    clean=clean_number,
                    note=gap_note,
                    wide=True,
                ),
                FormField("scanner_prefix", self.tr("Characters before each number (removed)"), max_length=ADDED_MAX),
                FormField("scanner_suffix", self.tr("Characters after each number (removed)"), max_length=ADDED_MAX),
            ],
        )

    def _create_pad(self) -> QWidget:
        box = QWidget()
        self.pad = ScanPad(box)
        self.pad.setAccessibleName(self.tr("Scan any code here"))
        self.pad.setPlaceholderText(self.tr("Click here, then scan"))
        self.pad.scanned.connect(self.on_scanned)
        self.result = MessagePanel.create_hidden(box)
        code = QrView(box)
        code.show_code(number_modules(TEST_CODE), description=TEST_CODE)
        code.setFixedSize(110, 110)
        why = Note(self.tr("Scan this code to find the characters the scanner adds."), box)
        label = Text(self.pad.accessibleName(), style="small", tint="ink2", parent=box)
        side = add_items(vbox(spacing=4), label, self.pad, why, 1)
        add_items(vbox(box, (0, 0, 0, 8), 8), add_items(hbox(spacing=12), (side, 1), code), self.result)
        return box

    def _fault(self, text: str) -> str:
        least, most = GAP_RANGE_MS
        if text.isascii() and text.isdigit() and least <= int(text[:6]) <= most:
            return ""
        return self.tr("A whole number from {least} to {most}.").format(least=least, most=most)

    @Slot(object)
    def on_scanned(self, reading: ScanReading) -> None:
        """Fill the fields from a test scan, and show how it is read with them."""
        pace, longest = reading.gaps, suggest_gap(reading.gaps)
        if len(pace) < _MIN_GAPS or not reading.text:
            self.result.show_and_announce("warn", self.tr("That is too short to learn from. Scan a longer code."), "")
            return
        if longest is None:
            text = self.tr("Up to {most} ms between keys. Typed by hand? Scan a code.")
            self.result.show_and_announce("warn", self.tr("No scanner is so slow."), text.format(most=round(max(pace))))
            return
        learnt: dict[str, object] = {"scanner_gap": str(longest)}
        added = find_affixes(TEST_CODE, reading.text)
        if added is not None:
            learnt |= dict(zip(("scanner_prefix", "scanner_suffix"), added, strict=True))
        self.form.set_values(learnt)
        values = self.form.values()
        scanner = Scanner(longest, values.text("scanner_prefix"), values.text("scanner_suffix"))
        read = self.tr("Read as {number}").format(number=parse_scan(reading.text, scanner))
        words = self.tr("Keys {least} to {most} ms apart.").format(least=round(min(pace)), most=round(max(pace)))
        ends = self.tr("A key comes behind the number.") if reading.has_end_key else self.tr("No key comes behind it.")
        self.result.show_and_announce(
            "ok", read, f"{words} {ends}", self.tr("Press Save to use it, and scan again to test it.")
        )
