"""Starts a window, says "usable" on stdout once it has been painted and takes keys, and goes.

python start_child.py bare | paydesk
"""

from __future__ import annotations

import os
import sys
from pathlib import Path


def say_when_painted(window: object) -> object:
    """Watch a window; "usable" goes out after its first paint."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QWidget

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Paint and isinstance(watched, QWidget) and watched.isWindow():
                QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
                QTimer.singleShot(0, self, self.say)
            return False

        def say(self) -> None:
            sys.stdout.write("usable\n")
            sys.stdout.flush()
            QApplication.quit()

    watch = Watch()
    QApplication.instance().installEventFilter(watch)  # type: ignore[union-attr]
    return watch


def bare() -> None:
    """The least that PySide6 can show."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.resize(1366, 768)
    watch = say_when_painted(window)
    window.show()
    app.exec()
    del watch


def paydesk() -> None:
    """The counter as `paydesk` starts it, on a journal that is there already."""
    from paydesk import app as paydesk_app

    plain = paydesk_app.application

    def application() -> object:
        made = plain()
        made.setProperty("watch", say_when_painted(made))  # type: ignore[attr-defined]
        return made

    paydesk_app.application = application
    raise SystemExit(paydesk_app.run_counter(demo=False))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2] / "gui"))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    {"bare": bare, "paydesk": paydesk}[sys.argv[1]]()
