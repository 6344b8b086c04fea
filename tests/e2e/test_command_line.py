"""The command line as processes: what each command prints, how it ends, and what it refuses."""

from __future__ import annotations

import asyncio
import json
import os
import re
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from paydesk.domain.commands import TakeSale
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.sale import Phase
from paydesk.sandbox.server import Running
from paydesk.store import kiosk_pin, single_instance
from paydesk.store.journal.journal import Journal
from paydesk.store.settings import file as settings_file
from paydesk.worker.sandbox_process import DemoServiceError, RunningSandbox
from tests.helpers import secret_service
from tests.helpers.control import Control
from tests.helpers.journals import payout, whole_sale
from tests.helpers.plain import NO_TLS
from tests.helpers.sale_rig import SaleRig
from tests.helpers.screen import Programs, Started, until
from tests.helpers.secret_service import SecretService
from tests.ui.driver import shop_settings

PHONE = "9812345678"
LINK = "paydesk://charge?bill=1&amount=10"


@pytest.mark.long
@pytest.mark.parametrize(
    "locale",
    [
        pytest.param({"LANG": "C.UTF-8"}, id="utf-8", marks=pytest.mark.full),
        pytest.param({"LANG": ""}, id="none", marks=pytest.mark.full),
        pytest.param({"LC_ALL": "C"}, id="C"),
        pytest.param({"LC_ALL": "POSIX"}, id="POSIX", marks=pytest.mark.full),
        pytest.param({"LC_ALL": "en_US.ISO-8859-1"}, id="not installed"),
    ],
)
def test_self_test_is_well_in_any_locale(hidden: Programs, locale: dict[str, str]) -> None:
    """Python may not help with the locale: in a bundle it does not."""
    system = {"PYTHON_KEYRING_BACKEND": ""} if sys.platform == "win32" else {}  # there it tries the keychain too
    done = hidden.run("self-test", PYTHONCOERCECLOCALE="0", PYTHONUTF8="1", **system, **locale)
    assert (done.process.returncode, done.complained) == (0, "")
    assert done.said.splitlines()[-1] == "self-test: all is well"


@pytest.mark.parametrize(
    "address", ["http://192.0.2.7:8000", "https://api.cashfree.com", "http://localhost.example", "ftp://127.0.0.1", "x"]
)
def test_a_demo_takes_an_address_of_this_pc_only(hidden: Programs, address: str) -> None:
    done = hidden.run("--demo", "--service", address)
    assert (done.process.returncode, done.said) == (2, "")
    assert "address of this PC" in done.complained
    assert not hidden.home.exists()


def test_a_demo_wants_a_sandbox_where_it_is_told_one_is(
    hidden: Programs, sandbox: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The address is dead, or another program's; the proxy of the environment is not asked."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        nobody = f"http://127.0.0.1:{taken.getsockname()[1]}"
    done = hidden.run("--demo", "--service", nobody)
    assert (done.process.returncode, done.said) == (2, "")
    assert f"no sandbox answers at that address: {nobody}" in done.complained
    assert not hidden.home.exists()
    monkeypatch.setenv("http_proxy", nobody)
    for name in ("no_proxy", "NO_PROXY"):
        monkeypatch.delenv(name, raising=False)
    assert RunningSandbox(sandbox.url).keys().url == sandbox.url


def test_another_program_at_the_address_is_no_sandbox() -> None:
    def say_something(server: socket.socket) -> None:
        connection, _ = server.accept()
        with connection:
            connection.recv(4_096)
            connection.sendall(b"SSH-2.0-OpenSSH_9.2\r\n")

    with socket.create_server(("127.0.0.1", 0)) as server:
        thread = threading.Thread(target=say_something, args=(server,))
        thread.start()
        with pytest.raises(DemoServiceError, match="no sandbox answers"):
            RunningSandbox(f"http://127.0.0.1:{server.getsockname()[1]}").keys()
        thread.join()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always one")
def test_without_a_screen_it_says_so(hidden: Programs) -> None:
    for arguments in (["--demo"], [], ["--kiosk"], ["--kiosk", "--set-pin"]):
        done = hidden.run(*arguments, QT_QPA_PLATFORM="", DISPLAY="", WAYLAND_DISPLAY="")
        assert (done.process.returncode, done.said) == (2, "")
        assert "no screen here" in done.complained
    assert not hidden.home.exists()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always one")
def test_a_screen_that_cannot_be_reached_is_no_crash(hidden: Programs) -> None:
    """Regression: on the display of another user Qt dumped core, and advised to install Paydesk again."""
    for arguments in (["--demo"], ["--demo"], ["--kiosk", "--set-pin"]):
        done = hidden.run(*arguments, QT_QPA_PLATFORM="xcb", DISPLAY=":1999999999")
        assert (done.process.returncode, done.said) == (2, "")
        assert "this screen cannot be reached" in done.complained
        assert "install" not in done.complained
    assert list((hidden.home / "demo").glob("crash-*")) == []


def _until_asked(program: Started, times: int) -> None:
    until(lambda: program.complained.count(": ") == times, lambda: program.complained)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        (("4826", "4826"), ""),
        (("4826", "4827"), "two different PINs"),
        (("12",), "4 to 8 digits"),
        (("1234",), "visitors would guess"),
        (("\x04",), "no PIN was chosen"),
    ],
)
def test_without_a_screen_the_kiosks_pin_is_asked_for_in_the_terminal(
    hidden: Programs, typed: tuple[str, ...], said: str
) -> None:
    """A PC that shows nothing but the kiosk: who had forgotten its PIN could not choose another one."""
    import pty  # not on Windows

    keys, terminal = pty.openpty()
    program = hidden.start_in(terminal, "--kiosk", "--set-pin", QT_QPA_PLATFORM="", DISPLAY="")
    for number, words in enumerate(typed, 1):
        _until_asked(program, number)
        os.write(keys, words.encode() if words == "\x04" else f"{words}\n".encode())
    program.ended()
    os.close(keys)
    os.close(terminal)
    assert program.process.returncode == bool(said)
    assert said in program.complained
    assert kiosk_pin.verify(hidden.home, "4826") is not bool(said)


def test_a_tour_whose_folder_is_a_file_says_so(hidden: Programs, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    done = hidden.run("tour", "--out", str(file))
    assert (done.process.returncode, done.said) == (2, "")
    assert f"{file} can be no folder" in done.complained
    assert "Traceback" not in done.complained


WINDOWLESS = """
import sys

sys.stdout = sys.stderr = None
from paydesk.__main__ import main
raise SystemExit(main(["--demo", "--service", "x"]))
"""


def test_without_streams_it_ends_as_ever(hidden: Programs, tmp_path: Path) -> None:
    """On Windows the program without its black window has none."""
    script = tmp_path / "windowless.py"
    script.write_text(WINDOWLESS, encoding="utf-8")
    done = hidden.run_script(script)
    assert (done.process.returncode, done.said, done.complained) == (2, "", "")


INTERRUPTED = """
import signal
from paydesk import app
from paydesk.__main__ import main

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell that starts tests with `&` has it ignored
app.ensure_data_folder = lambda **_: signal.raise_signal(signal.SIGINT)
raise SystemExit(main([]))
"""


def test_ctrl_c_before_there_is_a_window_ends_it_without_a_word(hidden: Programs, tmp_path: Path) -> None:
    """Regression: it was a traceback."""
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED, encoding="utf-8")
    done = hidden.run_script(script)
    assert (done.process.returncode, done.said, done.complained) == (130, "", "")


def test_real_money_takes_no_address_from_the_command_line(hidden: Programs) -> None:
    done = hidden.run("--service", "http://127.0.0.1:8000")
    assert (done.process.returncode, done.said) == (2, "")
    assert "--service goes with --demo" in done.complained


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--kiosk", "--demo"], "--kiosk goes alone"),
        (["--kiosk", "--demo", "--service", "http://127.0.0.1:8000"], "--kiosk goes alone"),
        (["--kiosk", "--service", "http://127.0.0.1:8000"], "--service goes with --demo"),
        (["--kiosk", "journal"], "--kiosk goes alone"),
        (["--lan"], "go with --kiosk"),
        (["--set-pin", "--demo"], "go with --kiosk"),
        (["--lan", "sandbox"], "go with --kiosk"),
        (["--demo", "journal"], "what journal takes stands behind its name"),
    ],
)
def test_the_kiosk_goes_with_nothing_that_leads_elsewhere(hidden: Programs, arguments: list[str], words: str) -> None:
    done = hidden.run(*arguments)
    assert (done.process.returncode, done.said) == (2, "")
    assert words in done.complained
    assert not hidden.home.exists()


@pytest.mark.parametrize(
    "arguments",
    [
        [LINK, "--demo"],
        ["--kiosk", LINK],
        ["--demo", "--service", "http://127.0.0.1:8000", LINK],
        [LINK, LINK],
        ["journal", LINK],
    ],
)
def test_a_link_takes_no_word_beside_it(hidden: Programs, arguments: list[str]) -> None:
    """A link may be written so that an option follows it: Windows puts its text between quotes, and no more."""
    done = hidden.run(*arguments)
    assert (done.process.returncode, done.said) == (2, "")
    assert "a link goes alone" in done.complained
    assert not hidden.home.exists()


def test_the_sandbox_says_in_json_where_it_is(hidden: Programs) -> None:
    command = [sys.executable, "-m", "paydesk", "sandbox", "--seed", "7", "--parent-pipe"]
    gui = str(Path(__file__).parents[2] / "gui")
    with subprocess.Popen(command, cwd=gui, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as child:
        assert child.stdout is not None
        said = json.loads(child.stdout.readline())
        headers = {
            "x-client-id": said["client_id"],
            "x-client-secret": said["client_secret"],
            "x-api-version": "2026-01-01",
        }
        answer = httpx.get(f"{said['url']}/pg/orders/none", headers=headers, trust_env=False, verify=NO_TLS)
        assert answer.status_code == 404
        child.communicate(timeout=60)
    assert child.returncode == 0


async def sell(rig: SaleRig, control: Control) -> dict[str, str]:
    """One sale paid, one cancelled, one waiting with a phone; their order ids by what became of them."""
    paid, cancelled = await rig.take(1250), await rig.take(640)
    await rig.send(TakeSale(sale_id="waits", method=PaymentMethod.LINK, amount=Money(9_950), customer_phone=PHONE))
    control.phone(rig.sale(paid).order_id)
    await rig.until_phase(paid, Phase.PAID)
    await rig.cancel(cancelled)
    await rig.until_phase(cancelled, Phase.CANCELLED)
    return {name: rig.sale(sale_id).order_id for name, sale_id in
            (("paid", paid), ("cancelled", cancelled), ("waiting", "waits"))}  # fmt: skip


async def test_journal_tells_what_was_sold_and_masks_the_phone(
    hidden: Programs, sandbox: Any, control: Control
) -> None:
    async with SaleRig(hidden.home, sandbox.url, sandbox.client_id, sandbox.client_secret) as rig:
        orders = await sell(rig, control)
    listed = await asyncio.to_thread(hidden.run, "journal", "--json")
    assert (listed.process.returncode, listed.complained) == (0, "")
    told = {each["order_id"]: each for each in map(json.loads, listed.said.splitlines())}
    assert {order_id: each["phase"] for order_id, each in told.items()} == {
        orders["paid"]: "paid",
        orders["cancelled"]: "cancelled",
        orders["waiting"]: "waiting",
    }
    books = {order["order_id"]: order for order in control.books()["orders"]}
    assert {order_id: each["amount"] for order_id, each in told.items()} == {
        order_id: order["amount_paise"] for order_id, order in books.items()
    }
    assert {order_id: each["cf_order_id"] for order_id, each in told.items()} == {
        order_id: str(order["cf_order_id"]) for order_id, order in books.items()
    }
    (payment,) = [each for each in control.books()["payments"] if each["payment_status"] == "SUCCESS"]
    assert told[orders["paid"]]["cf_payment_id"] == str(payment["cf_payment_id"])
    assert told[orders["paid"]]["verdict"] == "hand_over"
    assert told[orders["waiting"]]["customer_phone"][-4:] == PHONE[-4:]
    plain = await asyncio.to_thread(hidden.run, "journal")
    assert (plain.process.returncode, plain.complained) == (0, "")
    lines = plain.said.splitlines()
    assert [order_id for order_id in told if not any(order_id in line for line in lines)] == []
    assert ["₹1,250.00" in lines[0], "₹640.00" in lines[1], "₹99.50" in lines[2]] == [True] * 3
    for text in (listed.said, plain.said):
        assert PHONE not in text
        assert sandbox.client_secret not in text


def test_journal_tells_of_a_row_that_was_altered_and_leaves_its_sale_out(hidden: Programs) -> None:
    hidden.home.mkdir(mode=0o700)
    with Journal.open(hidden.home) as journal:
        journal.append([*whole_sale("a", 1_000), *whole_sale("b", 2_000)])
        journal._db.execute("DROP TRIGGER facts_are_final")
        journal._db.execute("UPDATE facts SET data = replace(data, '1', '2') WHERE seq = 3")
    listed = hidden.run("journal", "--json")
    assert (listed.process.returncode, [json.loads(line)["sale_id"] for line in listed.said.splitlines()]) == (2, ["b"])
    assert listed.complained == "Row 3 of the journal is not as it was written (altered), of a, which is left out.\n"


def test_journal_says_what_was_refunded(hidden: Programs) -> None:
    hidden.home.mkdir(mode=0o700)
    with Journal.open(hidden.home) as journal:
        journal.append([*whole_sale("a", 1_000), *whole_sale("b", 2_000)])
        journal.append(payout("r", 3_000, "pending", kind="cashgram", paise=450_00, refund_of="a"))
    listed = hidden.run("journal", "--json").said.splitlines()
    assert [json.loads(line)["refunded"] for line in listed] == [450_00, 0]
    assert [line.endswith("  refunded ₹450.00") for line in hidden.run("journal").said.splitlines()] == [True, False]


def test_without_a_journal_it_says_so(hidden: Programs) -> None:
    done = hidden.run("journal")
    assert done.process.returncode == 1
    assert "cannot be read" in done.said


KEPT = """
import keyring
from pathlib import Path
from paydesk.domain.people.person import Person, Role
from paydesk.store.people.file import Member, PeopleFile
from paydesk.store.people.pin_digest import hash_pin
from paydesk.store.keychain import ENTRIES, PEOPLE_AREA, KeyPair
from paydesk.store.secrets import KeychainSecrets

keyring.set_password("Another program", "gateway", "not ours")
for name in (*ENTRIES, "gateway@one.example", "payouts@one.example,two.example", "gateway@two.example"):
    if name != PEOPLE_AREA:
        assert KeychainSecrets().set(name, KeyPair("id", "secret")) == "keychain"
keyring.set_password("Paydesk", "identity", "of an older version")
meera = Member(Person("m", "Meera", Role.ADMIN), hash_pin("4826"))
PeopleFile(Path({0!r}), KeychainSecrets()).write((meera,), new_key=True)
"""
THERE = """
import secretstorage
everything = secretstorage.search_items(secretstorage.dbus_init(), dict())
print(*sorted(each.get_attributes()["username"] for each in everything if each.get_attributes()["service"] == {0!r}))
"""
ALL_KEPT = " ".join(
    [
        *("gateway@one.example", "gateway@two.example", "hosts", "hub", "identity", "journal"),
        *("payouts@one.example,two.example", "people", "token"),
    ]
)
FRESH = """
from pathlib import Path
from paydesk.store.errors import KnownFault
from paydesk.store.people.file import PeopleFile
from paydesk.store.secrets import KeychainSecrets
try:
    print(PeopleFile(Path({0!r}), KeychainSecrets()).read())
except KnownFault as fault:
    print(fault.kind)
"""


@pytest.mark.skipif(bool(secret_service.MISSING), reason=secret_service.REASON)
def test_keys_are_forgotten_once_the_data_is_removed_and_never_before(hidden: Programs, tmp_path: Path) -> None:
    """A key that stays in the keychain would lock a new installation: its people are gone, and were set up once."""
    data, ours, other = str(hidden.home), THERE.format("Paydesk"), THERE.format("Another program")
    with SecretService(tmp_path / "user") as session:
        session.unlock()
        hidden.home.mkdir()
        session.python(KEPT.format(data))
        assert session.python(ours) == ALL_KEPT
        env = session.environment | {"PYTHON_KEYRING_BACKEND": ""}
        refused = hidden.run("forget-keys", **env)
        assert (refused.process.returncode, refused.said) == (1, "")
        assert data in refused.complained
        assert session.python(ours) == ALL_KEPT
        (hidden.home / "people.json").unlink()
        hidden.home.rmdir()
        assert session.python(FRESH.format(data)) == "absent"
        done = hidden.run("forget-keys", **env)
        assert (done.process.returncode, done.complained) == (0, "")
        assert "keeps nothing of Paydesk's" in done.said
        assert (session.python(ours), session.python(other)) == ("", "gateway")
        assert session.python(FRESH.format(data)) == "()"
        session.kill()
        # it cannot be opened now: what may still be there is not said to be gone
        with SecretService(tmp_path / "user") as locked:
            locked.unlock("a wrong password")
            failed = hidden.run("forget-keys", **locked.environment, PYTHON_KEYRING_BACKEND="")
        assert (failed.process.returncode, failed.said) == (1, "")
        assert "does not let go" in failed.complained


def test_without_a_keychain_there_are_no_keys_to_forget(hidden: Programs) -> None:
    done = hidden.run("forget-keys")
    assert (done.process.returncode, done.complained) == (0, "")
    assert "no keychain" in done.said


STUCK = """
import threading
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from paydesk.worker.thread import CounterThread
from paydesk import app

stuck = threading.Event()
def run(self):
    stuck.set()
    threading.Event().wait()
def close():
    if stuck.is_set():
        QApplication.closeAllWindows()
CounterThread.run = run
plain = app.create_application
def application(*scale):
    made = plain(*scale)
    timer = QTimer(made, interval=20)
    timer.timeout.connect(close)
    timer.start()
    return made
app.create_application = application
raise SystemExit(app.run_counter())
"""


NOWHERE = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox
from paydesk import app
from paydesk.worker import second_start

second_start._REPLY_TIMEOUT_MS = 100
second_start._START_TIMEOUT_S = 0.1
plain = app.create_application
def application(*scale):
    made = plain(*scale)
    QTimer.singleShot(100, answer)
    return made
def answer():
    box = QApplication.activeModalWidget()
    print(*box.text().splitlines()[::3], sep="\\n", flush=True)
    box.close()
app.create_application = application
from paydesk.commands import kiosk
kiosk.create_application = application
raise SystemExit({run})
"""


@pytest.mark.parametrize("run", ["app.run_counter()", "kiosk.run_kiosk()", "kiosk.set_pin()"])
def test_a_data_folder_that_cannot_be_made_is_words_in_a_window(hidden: Programs, tmp_path: Path, run: str) -> None:
    (tmp_path / "file").touch()
    script = tmp_path / "nowhere.py"
    script.write_text(NOWHERE.format(run=run), encoding="utf-8")
    done = hidden.run_script(script, PAYDESK_HOME=str(tmp_path / "file" / "home"))
    assert (done.process.returncode, done.said.splitlines()) == (
        1,
        ["The journal cannot be written", "Check the rights of the data folder, then start Paydesk again."],
    )
    (line,) = [line for line in done.complained.splitlines() if "This plugin does not support" not in line]
    assert re.fullmatch(
        r"paydesk: home: it cannot be opened or written \([\w ]*(directory|path)[\w ]*\)", line, re.IGNORECASE
    )


def test_where_the_first_program_hangs_a_second_start_says_so_in_a_window(hidden: Programs, tmp_path: Path) -> None:
    """A person presses the icon again since nothing moves; stderr is seen by nobody there."""
    script = tmp_path / "second.py"
    script.write_text(NOWHERE.format(run="app.run_counter()"), encoding="utf-8")
    hidden.home.mkdir()
    first = single_instance.claim(hidden.home)
    assert first is not None
    done = hidden.run_script(script)
    first.release()
    todo = "Wait a minute, then start Paydesk again. If this repeats, restart this PC."
    assert (done.process.returncode, done.said.splitlines()) == (1, ["Paydesk is already running on this PC", todo])
    assert "paydesk: it runs already on this PC, but its window did not answer\n" in done.complained


WAITS = """
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from paydesk import app
from paydesk.worker import second_start

second_start._SILENT_WAIT_S = 0.1
plain = app.create_application
def application(*scale):
    made = plain(*scale)
    timer = QTimer(made, interval=20)
    timer.timeout.connect(look)
    timer.start()
    return made
def look():
    for box in QApplication.topLevelWidgets():
        if isinstance(box, QMessageBox) and box.isVisible():
            print(*box.text().splitlines(), sep="\\n", flush=True)
            box.button(box.StandardButton.Cancel).click()
app.create_application = application
from paydesk.commands import kiosk
raise SystemExit({run})
"""


@pytest.mark.parametrize("run", ["app.run_counter()", "kiosk.run_kiosk()"])
def test_what_a_second_start_waits_for_is_said_in_a_window_that_can_be_closed(
    hidden: Programs, tmp_path: Path, run: str
) -> None:
    """A full disk, or a first program that hung at its start: for a minute there was nothing on the screen."""
    script = tmp_path / "second.py"
    script.write_text(WAITS.format(run=run), encoding="utf-8")
    folder = hidden.home / "kiosk" if "kiosk" in run else hidden.home
    folder.mkdir(parents=True)
    first = single_instance.claim(folder)
    assert first is not None
    done = hidden.run_script(script)
    first.release()
    words = "It is starting or closing. This waits a minute for it."
    todo = "If its window is there, use that one."
    assert (done.process.returncode, done.said.splitlines()) == (
        0,
        ["Paydesk is already running on this PC", "", words, todo],
    )


def test_a_counter_that_hangs_does_not_keep_the_program(hidden: Programs, tmp_path: Path) -> None:
    """Qt aborts a process whose thread still runs at its end."""
    script = tmp_path / "stuck.py"
    script.write_text(STUCK, encoding="utf-8")
    done = hidden.run_script(script)
    of_qt = "This plugin does not support", "QThreadStorage: entry"  # Windows takes Qt down with its threads at an exit
    lines = [line for line in done.complained.splitlines() if not line.startswith(of_qt)]
    assert (done.process.returncode, lines) == (0, [])
    assert "did not stop" in (hidden.home / "paydesk.log").read_text(encoding="utf-8")


AT_WORK = """
import gc, threading, time
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from paydesk import app
from paydesk.ui import application as timed

class Cycle(QWidget):
    def __init__(self):
        super().__init__()
        self.itself = self
        self.ticks = QTimer(self, interval=1)
        self.ticks.start()
        self.destroyed.connect(lambda: gone.append(threading.get_ident()), Qt.ConnectionType.DirectConnection)

def busy():
    while len(gone) < 20 and time.monotonic() < until:
        [[] for _ in range(10_000)]

def end():
    if len(gone) < 20 and time.monotonic() < until:
        return
    ends.stop()
    print(gc.get_freeze_count(), len(gone), set(gone) == {threading.get_ident()}, flush=True)
    QApplication.closeAllWindows()

def begin(self):
    QTimer.singleShot(timed._START_DELAY_MS + 200, at_work)

def at_work():
    for _ in range(20):
        Cycle()
    threading.Thread(target=busy, daemon=True).start()
    ends.start()

gone, until = [], time.monotonic() + 60
app.CounterProgram.on_startup_slice = begin
timed._START_DELAY_MS, timed._INTERVAL_MS = 500, 50
application = app.create_application

def with_a_timer(*scale):
    global ends
    made = application(*scale)
    ends = QTimer(made, interval=20)
    ends.timeout.connect(end)
    return made

app.create_application = with_a_timer
raise SystemExit(app.run_counter())
"""


def test_garbage_is_looked_for_in_the_window_s_thread_and_not_in_what_a_start_made(
    hidden: Programs, tmp_path: Path
) -> None:
    """A widget that another thread destroys ends the program."""
    script = tmp_path / "at_work.py"
    script.write_text(AT_WORK, encoding="utf-8")
    done = hidden.run_script(script)
    assert done.process.returncode == 0, done.complained
    frozen, gone, in_this_thread = done.said.split()
    assert int(frozen) > 10_000
    assert (gone, in_this_thread) == ("20", "True")


FIRST = """
import sys
from paydesk import app

def begin(self):
    print(*sorted(sys.modules))
    self.window.close()
app.CounterProgram.on_startup_slice = begin
raise SystemExit(app.run_counter())
"""
LATE = (
    *("asyncio.", "httpx.", "PIL.", "keyring.", "cryptography.", "subprocess.", "paydesk.api.", "paydesk.counter."),
    *("decimal.", "logging.handlers.", "msgspec.", "pickle.", "queue.", "sqlite3.", "uuid."),
    *("paydesk.domain.payout.", "paydesk.domain.commands.", "paydesk.domain.messages.", "paydesk.domain.failure."),
    *("paydesk.domain.sale.", "paydesk.domain.qr.", "paydesk.domain.people.", "paydesk.domain.settings.messages."),
    *("paydesk.store.journal.", "paydesk.store.sqlite_errors.", "paydesk.store.secrets.", "paydesk.worker.core."),
    *(
        "PySide6.QtNetwork.",
        "paydesk.ui.features.",
        "paydesk.ui.navigation.",
        "paydesk.ui.sell.presenter.",
        "paydesk.ui.sell.store.",
    ),
    *("paydesk.ui.rows.view.", "paydesk.ui.rows.model.", "paydesk.ui.money.", "paydesk.ui.people."),
    *(
        "paydesk.ui.forms.field_widget.",
        "paydesk.ui.words.problems.",
        "paydesk.ui.words.sales.",
        "paydesk.ui.words.status.",
    ),
)


@pytest.mark.parametrize("page", ["start", "sell"])
def test_the_first_window_needs_nothing_of_what_comes_later(hidden: Programs, tmp_path: Path, page: str) -> None:
    """docs/decisions/0009: whatever it imports stands before the first paint."""
    if page == "sell":
        hidden.home.mkdir()
        settings_file.save(hidden.home, shop_settings(live=False))
    script = tmp_path / "first.py"
    script.write_text(FIRST, encoding="utf-8")
    done = hidden.run_script(script)
    assert done.process.returncode == 0, done.complained
    modules = done.said.split()
    assert [name for name in modules if name in {"paydesk.ui.sell.page", "paydesk.ui.start.page"}] == [
        f"paydesk.ui.{page}.page"
    ]
    assert [name for name in modules if f"{name}.".startswith(LATE)] == []


BROKEN = """
import faulthandler
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QAbstractButton, QPlainTextEdit
from paydesk import app
from paydesk.ui.widgets.card import MessagePanel

begin = app.CounterProgram.finish_start
def then(self):
    begin(self)
    if "break" in sys.argv:
        faulthandler._sigsegv()
    QTimer.singleShot(0, lambda: look(self.window))
def look(window):
    shown = [panel.title() for panel in window.findChildren(MessagePanel) if panel.isVisible()]
    print(*shown or ["nothing is said"], flush=True)
    for button in window.findChildren(QAbstractButton):
        if button.isVisible() and button.text() == "Open":
            button.click()
            print(*(text.toPlainText() for text in window.findChildren(QPlainTextEdit) if text.isVisible()))
    window.close()
app.CounterProgram.on_startup_slice = then
raise SystemExit(app.run_counter())
"""


def test_a_crash_is_told_once_at_the_next_start_and_its_report_shown(hidden: Programs, tmp_path: Path) -> None:
    script = tmp_path / "broken.py"
    script.write_text(BROKEN, encoding="utf-8")
    assert hidden.run_script(script, "break").process.returncode != 0
    title, report = hidden.run_script(script).said.split("\n", 1)
    assert title == "Paydesk ended in the middle of its work"
    assert "Segmentation fault" in report
    assert "broken.py" in report
    assert hidden.run_script(script).said == "nothing is said\n"


PLANTED = """
from pathlib import Path
(Path(__file__).parent / "planted-code-was-run").touch()
raise SystemExit("planted")
"""


@pytest.mark.long
def test_children_run_nothing_from_the_working_folder(hidden: Programs, tmp_path: Path) -> None:
    """The sandbox and the printing child: a folder of downloads may hold modules of any name."""
    for name in ("uvicorn", "starlette", "qrcode", "site", "argparse"):
        (tmp_path / f"{name}.py").write_text(PLANTED, encoding="utf-8")
    script = tmp_path / "child.py"
    script.write_text(CHILD, encoding="utf-8")
    done = hidden.run_script(script)
    assert (done.process.returncode, done.complained) == (0, "")
    assert not (tmp_path / "planted-code-was-run").exists()


CHILD = """
import subprocess, sys
sys.path.pop(0)  # this script's own folder, which is the working folder
from paydesk.worker.sandbox_process import ChildSandbox, program_command

sandbox = ChildSandbox(None, seed=1)
assert sandbox.keys().url.startswith("http://127.0.0.1:")
sandbox.stop()
assert subprocess.run([*program_command(), "print-slip"], input=b'{"do": "list"}', stdout=-3).returncode == 0
"""


@pytest.mark.long
def test_a_proxy_of_the_environment_is_not_for_this_pc(hidden: Programs) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        nobody = f"http://127.0.0.1:{taken.getsockname()[1]}"
    done = hidden.run("self-test", http_proxy=nobody, HTTP_PROXY=nobody, ALL_PROXY=nobody, PYTHON_KEYRING_BACKEND="")
    assert (done.process.returncode, done.complained) == (0, "")


def _many_sales(home: Path) -> None:
    home.mkdir(mode=0o700)
    with Journal.open(home) as journal:
        journal.append([fact for number in range(400) for fact in whole_sale(f"s{number}", 1_000 + number)])


def test_whoever_reads_a_pipe_may_go(hidden: Programs, tmp_path: Path) -> None:
    """`paydesk journal | head -1` ended with a traceback."""
    _many_sales(hidden.home)
    script = tmp_path / "reader_goes.py"
    script.write_text(READER_GOES, encoding="utf-8")
    done = hidden.run_script(script)
    assert (done.said, done.complained) == ("{141}", "")


READER_GOES = """
import subprocess, sys
from pathlib import Path

codes = set()
for words in (["journal"], ["journal", "--json"], ["sandbox"]):
    with subprocess.Popen([sys.executable, "-m", "paydesk", *words], stdout=subprocess.PIPE) as child:
        if words[0] == "journal":
            child.stdout.readline()
        child.stdout.close()
        codes.add(child.wait(60))
print(codes, end="")
"""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full disk")
@pytest.mark.parametrize("words", [["journal"], ["sandbox"]])
def test_a_full_disk_is_said(hidden: Programs, tmp_path: Path, words: list[str]) -> None:
    _many_sales(hidden.home)
    script = tmp_path / "full.py"
    script.write_text(FULL, encoding="utf-8")
    done = hidden.run_script(script, *words)
    assert (done.process.returncode, done.complained.count("\n")) == (1, 1)
    assert "could not be written" in done.complained


FULL = """
import os, sys
os.dup2(os.open("/dev/full", os.O_WRONLY), 1)
sys.argv[:] = ["paydesk", *sys.argv[1:]]
from paydesk.__main__ import main
raise SystemExit(main())
"""


@pytest.mark.parametrize("page", ["ascii", "latin-1", "cp1252", "cp932"])
def test_the_journal_is_listed_in_any_code_page(hidden: Programs, page: str) -> None:
    """Few have a rupee sign: it was an exception at the first sale."""
    hidden.home.mkdir(mode=0o700)
    with Journal.open(hidden.home) as journal:
        journal.append(whole_sale("a", 1_000))
    done = hidden.run("journal", PYTHONIOENCODING=page)
    assert (done.process.returncode, done.complained) == (0, "")
    assert len(done.said.splitlines()) == 1


def test_debug_switches_of_libraries_reach_nothing(hidden: Programs, sandbox: Running, tmp_path: Path) -> None:
    """SSLKEYLOGFILE writes down the keys of each connection; others print requests."""
    script = tmp_path / "switches.py"
    script.write_text(SWITCHES, encoding="utf-8")
    keys = tmp_path / "keys.log"
    done = hidden.run_script(script, SSLKEYLOGFILE=str(keys), PYTHONASYNCIODEBUG="1", QT_FATAL_WARNINGS="1")
    assert (done.process.returncode, done.complained) == (0, "")
    assert done.said.split() == ["PYTHONASYNCIODEBUG", "QT_FATAL_WARNINGS", "SSLKEYLOGFILE"]
    assert not keys.exists()


SWITCHES = """
import sys
from paydesk import __main__, environment

__main__._run = lambda argv: print(*environment.removed_names) or 0
raise SystemExit(__main__.main([]))
"""
