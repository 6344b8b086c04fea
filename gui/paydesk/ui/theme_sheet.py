"""The one style sheet: only for Qt's own controls. The widgets of paydesk.ui.widgets paint themselves."""

from __future__ import annotations

from string import Template
from typing import Final

from paydesk.ui.theme_tokens import Tokens

_TOUCH: Final = 44
"""The least height of what a finger must hit, its line included."""

_SHEET: Final = Template("""
QToolTip { background: $ink; color: $surface; border: 0; padding: 6px 8px; }

QLineEdit, QPlainTextEdit, QTextEdit, QSpinBox, QDateEdit {
    background: $surface; color: $ink; border: 1px solid $edge; border-radius: 10px; padding: 0 11px;
    placeholder-text-color: $ink3; selection-background-color: $brand; selection-color: $brand_ink;
}
QLineEdit { min-height: ${touch}px; }
QPlainTextEdit, QTextEdit { padding: 8px 7px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QSpinBox:focus, QDateEdit:focus {
    border: 2px solid $brand; padding: 0 10px;
}
QPlainTextEdit:focus, QTextEdit:focus { padding: 7px 6px; }
QLineEdit:focus { min-height: ${touch_focus}px; }
QLineEdit[faulty="true"] { border: 2px solid $bad; padding: 0 10px; min-height: ${touch_focus}px; }
QLineEdit:disabled, QPlainTextEdit:disabled { background: $sunken; color: $ink3; }
AmountEdit, AmountEdit:focus { background: transparent; border: 0; padding: 0; min-height: 0; }
VerdictStrip, VerdictStrip:focus { border: 0; padding: 0; min-height: 0; }

QPushButton {
    background: $surface; color: $ink; border: 1px solid $edge; border-radius: 10px;
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
QScrollBar::handle { background: $edge; border: 3px solid transparent; border-radius: 6px; }
QScrollBar::handle:vertical { min-height: 44px; }
QScrollBar::handle:horizontal { min-width: 44px; }
QScrollBar::handle:hover { background: $ink3; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QHeaderView { background: transparent; border: 0; }
QHeaderView::section { background: $sunken; color: $ink3; border: 0; padding: 0 16px; }
QHeaderView::section:first { border-top-left-radius: 11px; }
QHeaderView::section:last { border-top-right-radius: 11px; }
QHeaderView::section:only-one { border-top-left-radius: 11px; border-top-right-radius: 11px; }
QTableView, QListView, QTreeView { background: transparent; border: 0; outline: 0; color: $ink; }

QMenu { background: $surface; color: $ink; border: 1px solid $line; padding: 6px; }
QMenu::item { padding: 10px 18px; border-radius: 6px; }
QMenu::item:selected { background: $brand_soft; color: $brand; }
QMenu::separator { height: 1px; background: $line; margin: 6px 4px; }
""")


def sheet(tokens: Tokens, scale: float = 1.0) -> str:
    """The style sheet in these colours, its targets as large as `scale` says."""
    touch = round(_TOUCH * scale)
    sizes = {"touch": str(touch - 2), "touch_focus": str(touch - 4)}  # less the line around, which is 1 or 2 wide
    return _SHEET.substitute({name: tokens.colour(name) for name in _names()} | sizes)


def _names() -> set[str]:
    return {found for match in _SHEET.pattern.finditer(_SHEET.template) if (found := match["named"])}
