"""What lies over the window: dialogs, menus, lists. They show what the page behind them shows, and go with it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog


def close_dialogs() -> None:
    """Close what lies over the window as Esc does: a file dialog, a menu, an open list."""
    popup = QApplication.activePopupWidget()
    while popup is not None:
        popup.close()
        following = QApplication.activePopupWidget()
        popup = following if following is not popup else None
    for window in QApplication.topLevelWidgets():
        if isinstance(window, QDialog) and window.isVisible():
            window.reject()
