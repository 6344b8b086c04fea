"""The whole program with requests in flight, closed when its standard input says so. For tests/e2e/test_closing.py.

python close_child.py URL CLIENT_ID CLIENT_SECRET: takes twenty sales at a service that never answers.
"""

from __future__ import annotations

import sys
import threading

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from paydesk.app import CounterProgram
from paydesk.domain.commands import TakeSale
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.settings.demo import demo_settings
from paydesk.domain.settings.settings import Settings
from paydesk.store.folders import ensure_data_folder
from paydesk.ui.application import create_application, delete_window
from paydesk.worker.client import StartOptions
from paydesk.worker.sandbox_process import DemoKeys

SALES = 20


class Service:
    """The stalling service of the test, as a demo service."""

    def keys(self) -> DemoKeys:
        """Return address and keys of the sandbox."""
        return DemoKeys(sys.argv[1], sys.argv[2], sys.argv[3])

    def wait_until_died(self) -> bool:
        """Return False."""
        return False

    def stop(self) -> None:
        """Do nothing: the test ends it."""


class Closer(QObject):
    """Closes the window when the test says so; the word comes on a thread of its own."""

    said = Signal(object)

    def __init__(self, program: CounterProgram) -> None:
        super().__init__()
        self._program = program
        self.said.connect(self.close)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        self.said.emit(sys.stdin.readline())

    @Slot(object)
    def close(self, _line: object) -> None:
        """Close the window as a person would."""
        self._program.window.close()

    @Slot()
    def begin(self) -> None:
        """Take twenty sales at once."""
        self._program.finish_start()
        for n in range(SALES):
            self._program.worker.send(
                TakeSale(sale_id=f"sale{n}", method=PaymentMethod.QR_CODE, amount=Money(10_000 + n))
            )


def main() -> int:
    """Run until closed; the exit code of the process."""
    app = create_application()
    program = CounterProgram(app, StartOptions(ensure_data_folder(demo=True), demo_settings(Settings()), Service()))
    closer = Closer(program)
    program.window.show()
    QTimer.singleShot(0, closer, closer.begin)
    code = app.exec()
    program.shut_down()
    delete_window(program.window)  # as the program itself does: Python would delete it after Qt's application
    return code


if __name__ == "__main__":
    raise SystemExit(main())
