"""Qt as the program loads it: what is left out is there when it is wanted, and says what it always says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

GUI = Path(__file__).resolve().parents[1] / "gui"
SHOW = """
import builtins, inspect, sys
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
app = QApplication(["x", "-platform", "offscreen"])
window = QWidget()
QVBoxLayout(window).addWidget(QLabel("there"))
window.show()
app.processEvents()
"""
WRONG = """
for call in (lambda: QLabel(3, 4, 5), lambda: QTimer.singleShot("x"), lambda: QTimer().start("x"),
             lambda: app.setFont(3), lambda: QLabel(nothing=3), lambda: window.setGeometry("x")):
    try:
        call()
    except (TypeError, AttributeError) as error:
        print(type(error).__name__, error)
from PySide6.support.signature import get_signature
print(get_signature(QLabel.setText), QLabel.__doc__)
"""
QUICK = "from paydesk.commands import quick_qt\nquick_qt.load()\n"
LOADED = "print([n for n in quick_qt.LATE if sys.modules[n].__dict__['_late_loader'] is None])\n"


def said(code: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", code], cwd=GUI, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_a_wrong_call_is_told_in_the_same_words() -> None:
    plain = said(SHOW + WRONG)
    assert sum("called with wrong argument types" in line for line in plain) >= 3
    assert said(QUICK + SHOW + WRONG) == plain


def test_a_window_needs_none_of_it_and_no_import_is_looked_into() -> None:
    shown = said(QUICK + SHOW + LOADED + "print(builtins.__import__ is builtins.__orig_import__)\n" + WRONG + LOADED)
    assert shown[:2] == ["[]", "True"]
    assert "shibokensupport.signature.parser" in shown[-1]


def test_where_qt_is_loaded_already_it_stays_as_it_is() -> None:
    looked = "print(sys.meta_path == before, builtins.__import__ is builtins.__orig_import__)\n"
    assert said(SHOW + "before = list(sys.meta_path)\n" + QUICK + looked) == ["True True"]
