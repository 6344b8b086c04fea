"""Starts a window, says "usable" on stdout once it has been painted and takes keys, and goes.

python start_child.py bare | paydesk
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication


def say_when_painted(app: QApplication) -> None:
    """Watch the first window; "usable" goes out after its first paint, which the event Expose brings about.

    Only the window's handle is watched: a filter of the application would make every event of a start slower.
    """
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    class Watch(QObject):
        def begin(self) -> None:
            (handle,) = QApplication.topLevelWindows()
            if handle.isExposed():
                QTimer.singleShot(0, self, self.say)
            else:
                handle.installEventFilter(self)

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() is QEvent.Type.Expose:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, self, self.say)
            return False

        def say(self) -> None:
            sys.stdout.write("usable\n")
            sys.stdout.flush()
            QApplication.closeAllWindows()

    watch = Watch(app)
    QTimer.singleShot(0, watch, watch.begin)


def bare() -> None:
    """Show the least that PySide6 can show."""
    from PySide6.QtWidgets import QApplication, QMainWindow

    app = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.resize(1366, 768)
    say_when_painted(app)
    window.show()
    app.exec()


def paydesk() -> None:
    """Start the counter as `paydesk` does, on an existing journal."""
    from PySide6.QtWidgets import QApplication

    from paydesk.__main__ import main

    def run(app: QApplication) -> int:
        say_when_painted(app)
        return plain()

    plain, QApplication.exec = QApplication.exec, run  # type: ignore[method-assign, assignment]
    raise SystemExit(main([]))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2] / "gui"))
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    {"bare": bare, "paydesk": paydesk}[sys.argv[1]]()
