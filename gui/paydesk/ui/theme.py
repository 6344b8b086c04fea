"""Themes: turns colour tokens into a palette, a font and a style sheet; can follow the system.

The ThemeManager is a child of the application. Widgets call `current()` when they paint, so a change of theme needs
only a repaint.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from string import Template
from typing import Final
from weakref import WeakValueDictionary

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QFontDatabase, QPalette
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from paydesk.domain.settings.settings import Theme
from paydesk.ui.layout import Layout
from paydesk.ui.text_styles import style_rules
from paydesk.ui.theme_tokens import DARK, LIGHT, ThemeTokens, with_contrast

_TOUCH: Final = 44
"""Minimum height of a touch target, with its border."""
RADIUS: Final = 12.0
"""Corner radius of controls, in device-independent pixels."""
CARD_RADIUS: Final = 14.0

_SHEET: Final = Template("""
QToolTip { background: $ink; color: $surface; border: 0; padding: 6px 8px; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDateEdit {
    background: $surface; color: $ink; border: 1px solid $edge; border-radius: ${round}px; padding: 0 11px;
    placeholder-text-color: $ink3; selection-background-color: $brand; selection-color: $brand_ink;
}
QLineEdit { min-height: ${touch}px; }
QPlainTextEdit, QTextEdit { padding: 8px 7px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDateEdit:focus {
    border: 2px solid $brand; padding: 0 10px;
}
QPlainTextEdit:focus, QTextEdit:focus { padding: 7px 6px; }
QLineEdit:focus { min-height: ${touch_focus}px; }
QLineEdit[large="true"] { min-height: 60px; }
QLineEdit[faulty="true"] { border: 2px solid $bad; padding: 0 10px; min-height: ${touch_focus}px; }
QLineEdit:disabled, QPlainTextEdit:disabled { background: $sunken; color: $ink3; }
AmountEdit, AmountEdit:focus, QLineEdit[bare="true"], QLineEdit[bare="true"]:focus {
    background: transparent; border: 0; padding: 0; min-height: 0;
}
QLineEdit[bare="true"], QLineEdit[bare="true"]:focus { min-height: ${touch_bare}px; }

VerdictStrip { border-width: 2px; border-style: solid; border-radius: ${card}px; }
VerdictStrip[verdict="hand_over"] { background: $ok_fill; border-color: $ok_fill; }
VerdictStrip[verdict="wait"] { background: $brand_soft; border-color: $brand_soft; }
VerdictStrip[verdict="unknown"] { background: $warn_soft; border-color: $warn; }
VerdictStrip[verdict="not_paid"] { background: $sunken; border-color: $line; }
VerdictStrip[verdict="paid_late"] { background: $late_fill; border-color: $late_fill; }
VerdictStrip[verdict="do_not_pay"] { background: $bad_fill; border-color: $bad_fill; }
VerdictStrip[flush="true"] { border-bottom-left-radius: 0; border-bottom-right-radius: 0; }

QPushButton {
    background: $surface; color: $ink; border: 1px solid $edge; border-radius: ${round}px;
    padding: 0 14px; min-height: ${touch}px; font-weight: 600;
}
QPushButton:hover { background: $sunken; }
QPushButton:pressed { background: $brand_soft; }
QPushButton:focus { border: 2px solid $brand; padding: 0 13px; min-height: ${touch_focus}px; }
QPushButton:default { background: $brand; color: $brand_ink; border-color: $brand; }
QPushButton:default:focus { border-color: $ink; }
QPushButton:disabled { color: $ink3; background: $sunken; }

QScrollArea, QAbstractScrollArea { background: transparent; border: 0; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle { background: $edge; margin: 2px 3px; border-radius: 3px; }
QScrollBar::handle:vertical { min-height: 44px; }
QScrollBar::handle:horizontal { min-width: 44px; }
QScrollBar::handle:hover { background: $ink3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QHeaderView { background: transparent; border: 0; }
QHeaderView::section { background: transparent; color: $ink3; border: 0; padding: 0 16px; }
QTableView, QListView, QTreeView { background: transparent; border: 0; outline: 0; color: $ink; }
QListView:window, QComboBox QAbstractItemView { background: $surface; border: 1px solid $edge; }
QComboBox QAbstractItemView::item { min-height: ${touch}px; padding: 1px 12px; }
QComboBox QAbstractItemView::item:selected { background: $brand_soft; color: $brand; }

QMenu { background: $surface; color: $ink; border: 1px solid $line; padding: 6px; }
QMenu::item { padding: 10px 18px; border-radius: 6px; }
QMenu::item:selected { background: $brand_soft; color: $brand; }
QMenu::item:disabled { background: $surface; color: $ink3; }
QMenu::separator { height: 1px; background: $line; margin: 6px 4px; }
""")


def style_sheet(tokens: ThemeTokens, layout: Layout = Layout.NORMAL) -> str:
    """Return the style sheet in these colours, with the text sizes of this layout."""
    sizes = {
        "touch": str(_TOUCH - 2),
        "touch_focus": str(_TOUCH - 4),
        "touch_bare": str(_TOUCH),
    }  # less the border of 1 or 2 px
    sizes |= {"round": str(round(RADIUS)), "card": str(round(CARD_RADIUS))}
    return _SHEET.substitute({name: tokens.colour(name) for name in _token_names()} | sizes) + style_rules(layout)


def _token_names() -> set[str]:
    return {found for match in _SHEET.pattern.finditer(_SHEET.template) if (found := match["named"])}


BASE_PX: Final = 14
"""Size of plain text, in device-independent pixels."""

_ROLES: Final[tuple[tuple[QPalette.ColorRole, str], ...]] = (
    (QPalette.ColorRole.Window, "bg"),
    (QPalette.ColorRole.WindowText, "ink"),
    (QPalette.ColorRole.Base, "surface"),
    (QPalette.ColorRole.AlternateBase, "sunken"),
    (QPalette.ColorRole.Text, "ink"),
    (QPalette.ColorRole.PlaceholderText, "ink3"),
    (QPalette.ColorRole.Button, "surface"),
    (QPalette.ColorRole.ButtonText, "ink"),
    (QPalette.ColorRole.BrightText, "bad"),
    (QPalette.ColorRole.Highlight, "brand"),
    (QPalette.ColorRole.HighlightedText, "brand_ink"),
    (QPalette.ColorRole.Accent, "brand"),
    (QPalette.ColorRole.Link, "brand"),
    (QPalette.ColorRole.LinkVisited, "brand"),
    (QPalette.ColorRole.ToolTipBase, "ink"),
    (QPalette.ColorRole.ToolTipText, "surface"),
    (QPalette.ColorRole.Light, "surface"),
    (QPalette.ColorRole.Midlight, "surface"),
    (QPalette.ColorRole.Mid, "line"),
    (QPalette.ColorRole.Dark, "ink3"),
    (QPalette.ColorRole.Shadow, "ink3"),
)
_DISABLED_ROLES: Final = (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText)


_MANAGERS: Final[WeakValueDictionary[str, ThemeManager]] = WeakValueDictionary()
"""The manager; finding it among the application's children would create Python types for all of them."""


class ThemeManager(QObject):
    """Holds the theme of the program. `changed`: the new theme is applied."""

    changed = Signal()

    def __init__(self, app: QApplication, scheme: Theme, *, high_contrast: bool = False) -> None:
        super().__init__(app)
        self._app = app
        self.scheme = scheme
        self._high_contrast = high_contrast
        self._tokens: ThemeTokens | None = None
        self._script_family = ""
        self.layout = Layout.NORMAL
        """Layout of the main window; text sizes follow it."""
        hints = app.styleHints()
        hints.colorSchemeChanged.connect(self._system_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._system_changed)
        app.setFont(base_font())
        self.use(scheme, high_contrast=high_contrast)

    @property
    def tokens(self) -> ThemeTokens:
        """The colours in use."""
        return self._tokens or LIGHT

    def use_script_font(self, family: str) -> None:
        """Use a font family for a script that the program's font lacks; "" for none. Affects new widgets."""
        self._script_family = family
        self._app.setFont(base_font(BASE_PX, family))

    def use_layout(self, layout: Layout) -> None:
        """Use the text sizes of this layout; open windows follow."""
        if layout is not self.layout:
            self.layout = layout
            self._apply_style_sheet()
            for widget in self._app.allWidgets():
                widget.updateGeometry()  # some sizes depend on the font

    def _apply_style_sheet(self) -> None:
        with keep_fonts(self._app.allWidgets()):
            self._app.setStyleSheet(style_sheet(self.tokens, self.layout))

    def use(self, scheme: Theme, *, high_contrast: bool = False) -> None:
        """Switch the theme. Without `high_contrast` the system decides about contrast."""
        self.scheme, self._high_contrast = scheme, high_contrast
        hints = self._app.styleHints()
        if scheme is Theme.SYSTEM:
            hints.unsetColorScheme()
        else:  # title bars and native dialogs follow
            hints.setColorScheme(Qt.ColorScheme.Dark if scheme is Theme.DARK else Qt.ColorScheme.Light)
        self._apply_theme()

    @Slot()
    def _system_changed(self) -> None:
        self._apply_theme()

    def system_is_dark(self) -> bool:
        """Return True if the system prefers dark windows."""
        return self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark

    def _apply_theme(self) -> None:
        hints = self._app.styleHints()
        dark = self.scheme is Theme.DARK
        if self.scheme is Theme.SYSTEM:
            dark = self.system_is_dark()
        tokens = DARK if dark else LIGHT
        system_contrast = hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast
        if system_contrast or self._high_contrast:
            tokens = with_contrast(tokens)
        if tokens == self._tokens:
            return
        self._tokens = tokens
        self._app.setPalette(create_palette(tokens))
        self._apply_style_sheet()
        self.changed.emit()


def apply(app: QApplication, scheme: Theme, *, high_contrast: bool = False) -> ThemeManager:
    """Set the theme of the application; create the manager if needed."""
    existing = manager()
    if existing is not None:
        existing.use(scheme, high_contrast=high_contrast)
        return existing
    created = ThemeManager(app, scheme, high_contrast=high_contrast)
    _MANAGERS[""] = created
    return created


@contextmanager
def keep_fonts(widgets: Iterable[QWidget]) -> Iterator[None]:
    """Keep the own fonts of widgets across a new style sheet or parent.

    Qt resets such a widget to the font that it had before its first style sheet.
    """
    own = [
        (widget, QFont(widget.font()))
        for widget in widgets
        if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)
        and widget.font().pixelSize() > 0
        and widget.property("textStyle") is None
    ]
    yield
    for widget, font in own:
        widget.setFont(font)


def manager() -> ThemeManager | None:
    """Return the manager, or None before `apply`."""
    existing = _MANAGERS.get("")
    return existing if existing is not None and isValid(existing) else None


def current() -> ThemeTokens:
    """Return the colours in use; LIGHT before `apply`."""
    existing = manager()
    return LIGHT if existing is None else existing.tokens


def create_palette(tokens: ThemeTokens) -> QPalette:
    """Return a palette in these colours, for what the style sheet does not reach."""
    created = QPalette()
    for role, token in _ROLES:
        created.setColor(role, QColor(tokens.colour(token)))
    for role in _DISABLED_ROLES:
        created.setColor(QPalette.ColorGroup.Disabled, role, QColor(tokens.ink3))
    return created


def base_font(px: int = BASE_PX, script_family: str = "") -> QFont:
    """Return the program's font: the platform's sans serif, or Noto Sans where it has no known one.

    `script_family` is the family for a script that it lacks; macOS has all. Families that macOS lacks are slow to look
    up, so each platform starts with its own.
    """
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).families()
    first = {"win32": ["Segoe UI", "Noto Sans"], "darwin": []}.get(sys.platform, ["Noto Sans", "Segoe UI"])
    font = QFont()
    font.setFamilies([family for family in dict.fromkeys([*first, script_family, *system]) if family])
    font.setPixelSize(px)
    if sys.platform == "darwin":  # elsewhere the digits of these families are equally wide
        font.setFeature(QFont.Tag("tnum"), 1)
    return font
