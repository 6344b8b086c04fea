"""A real CUPS: a slip goes through its queue to a network printer, which is a socket of the test."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from paydesk.domain.settings.settings import Paper, Printing
from paydesk.ui.slips.documents import create_receipt
from paydesk.ui.slips.printing import PrintResult, SlipPrinter
from tests.helpers.looks import decoded
from tests.ui.slips.papers import SENDER, paid

CUPSD = shutil.which("cupsd", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
LPADMIN = shutil.which("lpadmin", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
READY = bool(CUPSD and LPADMIN and shutil.which("pdftoppm") and hasattr(os, "geteuid") and os.geteuid() == 0)
pytestmark = [
    pytest.mark.skipif(not READY, reason="CUPS is a matter of Debian: needs cups, poppler-utils, and root"),
    pytest.mark.long,
    pytest.mark.timeout(300),  # longer than its waits together
]
OPEN = """
LogLevel none
Listen {root}/door
Browsing Off
DefaultAuthType None
<Location />
  Order allow,deny
  Allow all
</Location>
<Policy default>
  <Limit All>
    Order allow,deny
    Allow all
  </Limit>
</Policy>
"""
FILES = """
ServerRoot {root}
CacheDir {root}/cache
RequestRoot {root}/spool
TempDir {root}/spool/tmp
StateDir {root}/state
ErrorLog {root}/error
AccessLog {root}/access
PageLog {root}/page
"""


@dataclass
class NetworkPrinter:
    """Accepts one job a connection."""

    listening: socket.socket
    jobs: list[bytes] = field(default_factory=list)

    def run(self) -> None:
        """Accept jobs until the socket is closed."""
        while True:
            try:
                taken, _ = self.listening.accept()
            except OSError:
                return
            with taken:
                job = b""
                while piece := taken.recv(65_536):
                    job += piece
            if job:
                self.jobs.append(job)


@pytest.fixture
def printer_socket() -> Iterator[NetworkPrinter]:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        printer = NetworkPrinter(listening)
        thread = threading.Thread(target=printer.run, daemon=True)
        thread.start()
        yield printer
        listening.shutdown(socket.SHUT_RDWR)
    thread.join()


@contextmanager
def ended(daemon: subprocess.Popen[bytes]) -> Iterator[None]:
    """Stop the daemon at the end of the test, whatever happens."""
    try:
        yield
    finally:
        daemon.terminate()
        daemon.wait()


@pytest.fixture
def queue(printer_socket: NetworkPrinter, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[str]:
    """Start a CUPS of the test's own with one queue, and yield its name.

    Its backends run as another user, who must reach the folder; Pytest's own folder is closed by each other run of it.
    """
    with tempfile.TemporaryDirectory(prefix="paydesk-cups-") as made:
        root, door = Path(made), f"{made}/door"
        root.chmod(0o755)
        for name in ("cache", "spool", "spool/tmp", "state", "ppd"):
            (root / name).mkdir()
        (root / "cupsd.conf").write_text(OPEN.format(root=root), encoding="utf-8")
        (root / "cups-files.conf").write_text(FILES.format(root=root), encoding="utf-8")
        command = [str(CUPSD), "-f", "-c", str(root / "cupsd.conf"), "-s", str(root / "cups-files.conf")]
        with ended(subprocess.Popen(command)):
            monkeypatch.setenv("CUPS_SERVER", door)

            def answers() -> bool:
                with socket.socket(socket.AF_UNIX) as client:
                    return client.connect_ex(door) == 0

            qtbot.waitUntil(answers)
            device = f"socket://127.0.0.1:{printer_socket.listening.getsockname()[1]}"
            words = [str(LPADMIN), "-p", "Counter", "-E", "-v", device, "-m", "raw"]
            done = subprocess.run(words, check=False, capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
            yield "Counter"


def test_a_receipt_goes_through_cups_to_the_printer(
    queue: str, printer_socket: NetworkPrinter, qtbot: QtBot, tmp_path: Path
) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    printer, came, found = SlipPrinter(app, folder=tmp_path, patience=100_000), list[PrintResult](), list[object]()
    printer.finished.connect(came.append)
    printer.printers_found.connect(found.append)
    printer.list_printers()
    printer.print(create_receipt(paid(), SENDER), Printing(printer=queue, paper=Paper.MM80))
    qtbot.waitUntil(lambda: bool(came) and bool(printer_socket.jobs), timeout=100_000)
    assert found == [(queue,)]
    assert (came[0].printer, came[0].failure, came[0].pdf) == (queue, "", "")
    (tmp_path / "job.pdf").write_bytes(printer_socket.jobs[0])
    subprocess.run(["pdftoppm", "-r", "203", "-png", str(tmp_path / "job.pdf"), str(tmp_path / "page")], check=True)
    (page,) = tmp_path.glob("page*.png")
    image = QImage(str(page))
    assert abs(image.width() - 80 * 203 / 25.4) <= 4
    assert decoded(image) == ["order_20261120_0051_k7q"]
    printer.leave()
    printer.deleteLater()
