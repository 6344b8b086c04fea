"""Fonts of the widgets: the program's own family in other sizes and weights."""

from __future__ import annotations

import sys
from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from paydesk.ui import theme
from paydesk.ui.theme import BASE_PX

_MONO: Final = {"win32": ["Consolas"], "darwin": ["Menlo"]}


def scaled(px: int) -> int:
    """`px` of the design, as large as the window's layout has it, and the application's font beside that."""
    base = QApplication.font().pixelSize()
    if base in {-1, BASE_PX}:
        return px
    scale = theme.scale()
    return round(px * scale * base / theme.base_px(scale))


def target(px: int) -> int:
    """`px` of the design for what is pressed: as large as the window's layout has it, in whatever letters."""
    return round(px * theme.scale())


def font(px: int, *, bold: bool = False, tabular: bool = False, spacing: float = 0.0) -> QFont:
    """The program's font at `px` device-independent pixels, larger where the application's own font is larger.

    `tabular`: all digits equally wide, for amounts and times. `spacing`: pixels added between letters.
    """
    return QFont(_made(QApplication.font().key(), px, bold, tabular, spacing))


@lru_cache(maxsize=256)
def _made(_of: str, px: int, bold: bool, tabular: bool, spacing: float) -> QFont:
    """Made once: a paint asks for a dozen fonts. `_of` names the application's font, which may change."""
    made = QFont(QApplication.font())
    made.setPixelSize(scaled(px))
    made.setWeight(QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
    if tabular:
        made.setFeature(QFont.Tag("tnum"), 1)
    if spacing:
        made.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    return made


def key_font() -> QFont:
    """The small fixed-width font on key caps."""
    return QFont(_key_font(QApplication.font().key()))


@lru_cache(maxsize=4)
def _key_font(_of: str) -> QFont:
    made = QFont(QApplication.font())
    made.setFamilies([*_MONO.get(sys.platform, ["Noto Sans Mono", "DejaVu Sans Mono"]), "monospace"])
    made.setStyleHint(QFont.StyleHint.Monospace)
    made.setPixelSize(scaled(12))
    made.setWeight(QFont.Weight.DemiBold)
    return made
