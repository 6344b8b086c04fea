"""Printing from the window: a printer that is missing, hangs or refuses; receipts by F9; nothing prints twice."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, QUrlQuery
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import EndReceipt, PrintReceipt, SaveSettings
from paydesk.domain.fact import PrintOutcome
from paydesk.domain.messages import CommandEnded, CommandStatus, ReceiptReady, SaleChanged
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.settings.settings import Paper, Printing
from paydesk.ui.actions import Action
from paydesk.ui.slips.documents import create_receipt, create_z_slip
from paydesk.ui.slips.presenter import SlipPresenter
from paydesk.ui.slips.printing import PrintResult, SlipPrinter, print_result_words
from paydesk.ui.slips.slip import Slip, TextLine
from paydesk.ui.widgets import read_delay
from paydesk.ui.words.base import path_words
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeDriver
from tests.ui.driver import WindowDriver, shop_settings
from tests.ui.slips.papers import SENDER, paid, z_report
from tests.ui.stage import TEST_HOST, Told

_ON_SLIPS = ("address", "gst_number")
MakePrinter = Callable[..., SlipPrinter]
HANGS = (sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(600)")
SAVES = """
import json, sys, time
job = json.loads(sys.stdin.buffer.read())
if job["do"] == "print":
    open(sys.argv[1], "w").close()
    time.sleep(600)
open(job["pdf"], "w").close()
print(json.dumps({"printer": "", "pdf": job["pdf"], "why": "given_up"}))
"""
"""A printer that never answers, and a disk that does."""


AS_EVER = Printing()


@pytest.fixture
def make_printer(qapp: object, tmp_path: Path) -> Iterator[MakePrinter]:
    made: list[SlipPrinter] = []

    def make(*command: str, patience: int = 60_000) -> SlipPrinter:
        from PySide6.QtCore import QCoreApplication

        app = QCoreApplication.instance()
        assert app is not None
        made.append(SlipPrinter(app, command=command, folder=tmp_path, patience=patience))
        return made[-1]

    yield make
    for printer in made:
        printer.leave()
        printer.deleteLater()


def came_of(printer: SlipPrinter, qtbot: QtBot, *slips: Slip, printing: Printing = AS_EVER) -> list[PrintResult]:
    """Print slips, and return the results."""
    found: list[PrintResult] = []
    printer.finished.connect(found.append)
    for slip in slips:
        printer.print(slip, printing)
    qtbot.waitUntil(lambda: len(found) == len(slips), timeout=60_000)
    assert printer._job is None
    return found


def test_a_slip_goes_to_the_printing_process_whole() -> None:
    for slip in (create_receipt(paid(copies=1), SENDER), create_z_slip(z_report())):
        assert Slip.from_data(json.loads(json.dumps(slip.to_data()))) == slip


PRINTS = """
import json, sys
job = json.loads(sys.stdin.buffer.read())
print(json.dumps({"printer": job["pdf"], "pdf": "", "why": ""}))
"""


def test_a_place_for_pdfs_that_cannot_be_made_stops_no_printer(
    qapp: QObject, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the first job never ended, and nothing was printed until the next start."""
    home = tmp_path / "home"
    monkeypatch.setenv("PAYDESK_HOME", str(home))
    home.touch()  # no folder can be made in it, as on a disk that is gone
    printer = SlipPrinter(qapp, command=(sys.executable, "-c", PRINTS))
    assert came_of(printer, qtbot, Slip("Z", (TextLine("one"),)))[0].failure == ""
    home.unlink()
    last = came_of(printer, qtbot, Slip("Z", (TextLine("two"),)))[0]
    assert (last.failure, last.printer) == ("", str(home / "slips" / "Z.pdf")), (
        "where it would go, were there no printer"
    )
    printer.leave()
    printer.deleteLater()


def test_the_name_of_a_file_keeps_the_vowel_signs_of_its_words(make_printer: MakePrinter, qtbot: QtBot) -> None:
    """Regression: “डेमो: दिन की रिपोर्ट” was saved as “ड म द न क र प र ट”."""
    slips = [Slip(name, (TextLine("one"),)) for name in ("डेमो: दिन की रिपोर्ट", 'a/b\\c:"<d>|?*.e')]
    names = [Path(came.printer).name for came in came_of(make_printer(sys.executable, "-c", PRINTS), qtbot, *slips)]
    assert names == ["डेमो दिन की रिपोर्ट.pdf", "a b c d .e.pdf"]


@pytest.mark.long
def test_without_a_printer_it_is_words_and_a_pdf(make_printer: MakePrinter, qtbot: QtBot) -> None:
    slip, printing = create_receipt(paid(), SENDER), Printing(printer="Nobody's printer", paper=Paper.MM58)
    first, second = came_of(make_printer(), qtbot, slip, slip, printing=printing)
    assert (first.failure, first.printer) == ("none", "Nobody's printer")
    assert Path(first.pdf).name == "DEMO Receipt order_20261120_0051_k7q.pdf"
    assert Path(second.pdf).name == "DEMO Receipt order_20261120_0051_k7q (2).pdf"
    assert Path(first.pdf).read_bytes().startswith(b"%PDF")
    words = print_result_words(first)
    assert words.title == "No printer"
    assert first.pdf in words.text.replace("\u200b", "")


def test_a_printer_that_hangs_is_given_up_and_what_waits_is_saved(
    make_printer: MakePrinter, qtbot: QtBot, tmp_path: Path
) -> None:
    began, found = tmp_path / "began", list[PrintResult]()
    printer = make_printer(sys.executable, "-c", SAVES, str(began))
    printer.finished.connect(found.append)

    def printed(*slips: Slip) -> list[PrintResult]:
        """Print slips, the first to a printer that never answers."""
        found.clear()
        began.unlink(missing_ok=True)
        for slip in slips:
            printer.print(slip, Printing(printer="Counter"))
        qtbot.waitUntil(began.exists)
        printer.on_no_answer()
        qtbot.waitUntil(lambda: len(found) == len(slips))
        return found

    first, second = printed(create_receipt(paid(), SENDER), Slip("Z", (TextLine("Z"),)))
    assert [first.failure, second.failure] == ["given_up", "given_up"]
    assert (first.printer, Path(second.pdf).name) == ("Counter", "Z.pdf")
    assert print_result_words(first).title == "The printer does not answer"
    (third,) = printed(Slip("X", (TextLine("X"),)))
    assert third.failure == "given_up", "the next one is tried again"


def test_nothing_that_is_secret_becomes_a_file(make_printer: MakePrinter, qtbot: QtBot, tmp_path: Path) -> None:
    job = "import json, sys; job = json.loads(sys.stdin.read());"
    echo = f"{job} print(json.dumps({{'printer': '', 'pdf': job['pdf'], 'why': 'none'}}))"
    (what,) = came_of(make_printer(sys.executable, "-c", echo), qtbot, Slip("Link", (TextLine("L"),), is_secret=True))
    assert (what.pdf, list(tmp_path.iterdir())) == ("", [])
    assert "Nothing was saved" in print_result_words(what).text


@pytest.mark.parametrize("command", [("/nowhere/paydesk",), (sys.executable, "-c", "print('x')")])
def test_a_process_that_cannot_print_is_told(make_printer: MakePrinter, qtbot: QtBot, command: tuple[str, ...]) -> None:
    (what,) = came_of(make_printer(*command), qtbot, Slip("R", (TextLine("R"),)))
    assert what.failure == "process"
    assert print_result_words(what).title == "Not printed"


@pytest.mark.waits
def test_printers_are_looked_for_beside_the_window(make_printer: MakePrinter, qtbot: QtBot) -> None:
    names = 'import sys; sys.stdin.read(); print(\'{"printers": ["Counter", "Kitchen"]}\')'
    for command, wanted in (((sys.executable, "-c", names), ("Counter", "Kitchen")), (HANGS, ())):
        found: list[object] = []
        printer = make_printer(*command, patience=1_500 if command is HANGS else 60_000)
        printer.printers_found.connect(found.append)
        printer.list_printers()
        qtbot.waitUntil(lambda: bool(found), timeout=60_000)  # noqa: B023 - waited for at once
        assert found == [wanted]


# In the window ----------------------------------------------------------------------------------------------------


@pytest.fixture
def driver(make_driver: MakeDriver) -> WindowDriver:
    """Create a counter with all features loaded."""
    made = make_driver()
    made.window.add_features()
    return made


@pytest.fixture
def printed(driver: WindowDriver, monkeypatch: pytest.MonkeyPatch) -> list[Slip]:
    """Collect the slips of this window in place of a printer."""
    found: list[Slip] = []
    monkeypatch.setattr(presenter_of(driver).printer, "print", lambda slip, *_: found.append(slip))
    return found


def presenter_of(driver: WindowDriver) -> SlipPresenter:
    assert driver.window.features is not None
    return driver.window.features.slips


def printed_once() -> Told:
    return Told(host=TEST_HOST).shown().read("PAID").say(SaleFactKind.RECEIPT_PRINTED, {"by": "Asha"})


def test_f9_asks_for_a_receipt_and_prints_it_when_it_is_in_the_journal(
    driver: WindowDriver, printed: list[Slip]
) -> None:
    sale = driver.show(Told().shown().read("PAID"))
    driver.press(Qt.Key.Key_F9)
    driver.press(Qt.Key.Key_F9)
    assert driver.client.of(PrintReceipt) == [PrintReceipt(sale_id=sale.sale_id)], "one at a time"
    assert printed == []
    driver.window.hub.on_event(ReceiptReady(printed_once().sale))
    assert [slip.name for slip in printed] == [f"TEST: Receipt {sale.order_id}"]
    assert "PAID" in printed[0].texts()


def test_the_receipt_of_a_sale_that_was_refunded_says_so(driver: WindowDriver, printed: list[Slip]) -> None:
    """Regression: it said PAID, and was shown at the counter for the goods."""
    told = printed_once()
    driver.window.hub.on_event(SaleChanged(told.sale, Money(1_250_00)))
    driver.window.hub.on_event(ReceiptReady(told.sale))
    assert "REFUNDED ₹1,250.00" in printed[0].texts()


def test_the_button_of_the_green_page_and_that_of_the_orders_do_the_same(
    driver: WindowDriver, printed: list[Slip]
) -> None:
    sale = driver.show(Told().shown().read("PAID"))
    driver.click(driver.button("Receipt"))
    driver.window.hub.on_event(ended(driver.client.of(PrintReceipt)[-1]))
    driver.window.show_page("orders")
    driver.list_orders()
    driver.orders.page.choose(sale.sale_id)
    driver.settle()
    driver.click(driver.button("Receipt"))
    assert driver.client.of(PrintReceipt) == [PrintReceipt(sale_id=sale.sale_id)] * 2


def test_what_is_not_paid_has_no_receipt(driver: WindowDriver) -> None:
    for word in ("ACTIVE", "EXPIRED", "TERMINATED"):
        driver.show(Told(word).shown().read(word))
        driver.press(Qt.Key.Key_F9)
        assert driver.client.of(PrintReceipt) == []
        assert not any(name.startswith("Receipt") for name in driver.names())


def test_the_receipt_of_the_last_sale_can_be_had_from_the_page_that_takes_the_next(driver: WindowDriver) -> None:
    driver.press(Qt.Key.Key_F9)
    assert driver.client.of(PrintReceipt) == []
    sale = driver.show(Told().shown().read("PAID"))
    driver.press(Qt.Key.Key_F4)
    driver.press(Qt.Key.Key_F9)
    assert driver.client.of(PrintReceipt) == [PrintReceipt(sale_id=sale.sale_id)]


def test_a_shop_may_have_receipts_printed_by_themselves_once_each(driver: WindowDriver) -> None:
    settings = replace(shop_settings(), printing=Printing(at_paid=True))
    for wanted, uses in ((0, shop_settings()), (1, settings)):
        driver.window.host.use_settings(uses)
        driver.tell(Told().shown())
        driver.tell(Told().shown().read("PAID"))
        assert len(driver.client.of(PrintReceipt)) == wanted
        driver.tell(printed_once())
        assert len(driver.client.of(PrintReceipt)) == wanted
        driver.window.host.sale_store.forget(frozenset({"s1"}))


@pytest.mark.parametrize("end", [CommandStatus.DONE, CommandStatus.FAILED])
def test_a_receipt_by_hand_is_said_whatever_became_of_the_one_by_itself(
    driver: WindowDriver, printed: list[Slip], end: CommandStatus
) -> None:
    hub, printer = driver.window.hub, presenter_of(driver).printer
    driver.window.host.use_settings(replace(shop_settings(), printing=Printing(at_paid=True)))
    driver.tell(Told().shown())
    driver.tell(Told().shown().read("PAID"))
    if end is CommandStatus.DONE:
        hub.on_event(ReceiptReady(printed_once().sale))
        printer.finished.emit(PrintResult(printed[-1], "HP"))
        assert not driver.notices.has_message
    hub.on_event(CommandEnded(driver.client.of(PrintReceipt)[-1].command_id, end, "s1"))
    driver.press(Qt.Key.Key_F9)
    hub.on_event(ReceiptReady(printed_once().sale))
    printer.finished.emit(PrintResult(printed[-1], "HP"))
    assert driver.notices.title == "Printed"


def test_what_came_of_it_is_said(driver: WindowDriver) -> None:
    slip = create_receipt(paid(), SENDER)
    presenter_of(driver).printer.finished.emit(PrintResult(slip, "", "slips/slip.pdf", "none"))
    assert driver.notices.title == "No printer"
    assert path_words("slips/slip.pdf") in driver.notices.text
    assert "Open the folder" in driver.names()


NO_PDF = "slips/receipt.pdf"


BECAME = {
    ("HP", "", ""): PrintOutcome.PRINTER,
    ("", NO_PDF, "none"): PrintOutcome.FILE,
    ("", "", "none"): PrintOutcome.NOWHERE,
    ("HP", "", "refused"): PrintOutcome.NOWHERE,
    ("", "", "process"): PrintOutcome.NOWHERE,
    ("HP", NO_PDF, "given_up"): PrintOutcome.FILE,
    ("HP", "", "given_up"): None,
    ("HP", "", "process"): None,
}


def test_what_became_of_a_receipt_is_told_where_it_is_known(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    printer = presenter_of(driver).printer
    monkeypatch.setattr(printer, "_start_next", lambda: None)  # no process
    sale = printed_once().sale
    for what, became in BECAME.items():
        driver.client.sent.clear()
        driver.window.hub.on_event(ReceiptReady(sale))
        ((slip, _),) = printer._callbacks
        printer._finish(PrintResult(create_receipt(paid(), SENDER), "HP"))  # of another slip
        assert driver.client.of(EndReceipt) == []
        printer._finish(PrintResult(slip, *what))
        asked_at = sale.receipts[-1].at
        wanted = [] if became is None else [EndReceipt(sale_id=sale.sale_id, asked_at=asked_at, result=became)]
        assert driver.client.of(EndReceipt) == wanted, what
        assert printer._callbacks == []


# Links ------------------------------------------------------------------------------------------------------------


class Opened:
    """Records the addresses given to other programs; there are programs for `schemes`, by default for none."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *schemes: str) -> None:
        self.urls: list[QUrl] = []
        self._schemes = schemes
        monkeypatch.setattr(QDesktopServices, "openUrl", self._open)

    def _open(self, url: QUrl) -> bool:
        self.urls.append(url)
        return url.scheme() in self._schemes


def test_a_link_is_printed_whole_and_handed_to_other_programs(
    driver: WindowDriver, printed: list[Slip], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Opened(monkeypatch, "whatsapp").urls
    sale = driver.show(Told(host=TEST_HOST).shown(PaymentMethod.LINK))
    driver.sale.press(Action.LINK_SLIP)
    assert sale.payment_url in printed[0].texts()
    driver.click(driver.button("WhatsApp"))
    assert opened[0].scheme() == "whatsapp"
    text = QUrlQuery(opened[0]).queryItemValue("text", QUrl.ComponentFormattingOption.FullyDecoded)
    assert text.endswith(f"please pay {sale.amount} here: {sale.payment_url}")
    assert text.startswith("TEST: ")
    driver.click(driver.button("SMS"))
    assert opened[1].scheme() == "sms"
    assert driver.notices.title == "No program found for this"


def test_a_link_goes_out_once_by_a_double_click(
    driver: WindowDriver, printed: list[Slip], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Regression: the other program opened twice, and two slips were printed."""
    went = Opened(monkeypatch, "whatsapp", "sms")
    driver.show(Told(host=TEST_HOST).shown(PaymentMethod.LINK))
    for action in (Action.WHATSAPP, Action.SMS, Action.LINK_SLIP):
        before = len([*went.urls, *printed])
        monkeypatch.setattr(read_delay, "GUARD_MS", 400_000)
        for _ in range(2):
            driver.sale.press(action)
        assert len([*went.urls, *printed]) == before + 1
        monkeypatch.setattr(read_delay, "GUARD_MS", 0)
        driver.sale.press(action)
        assert len([*went.urls, *printed]) == before + 2, "later it is wanted again"


@pytest.mark.parametrize("has_program", [True, False])
def test_a_receipt_is_handed_to_a_program_of_this_pc(
    driver: WindowDriver, monkeypatch: pytest.MonkeyPatch, *, has_program: bool
) -> None:
    went = Opened(monkeypatch, "whatsapp", "mailto") if has_program else Opened(monkeypatch)
    for action, schemes in ((Action.RECEIPT_SHARE, ["whatsapp", "https"]), (Action.RECEIPT_MAIL, ["mailto"])):
        went.urls.clear()
        sale = driver.show(Told(action, host=TEST_HOST).shown().read("PAID").paid_by("774228629"))
        assert action in driver.sale.actions
        driver.sale.press(action)
        assert [url.scheme() for url in went.urls] == (schemes[:1] if has_program else schemes)
        query, whole = QUrlQuery(went.urls[0]), QUrl.ComponentFormattingOption.FullyDecoded
        lines = (query.queryItemValue("text", whole) or query.queryItemValue("body", whole)).splitlines()
        assert {"PAID", str(sale.amount), f"Order: {sale.order_id}", "TEST: NO REAL MONEY MOVED"} <= set(lines)
        assert not any(line.startswith("DUPLICATE") for line in lines)
        assert (driver.notices.title == "No program found for this") is not has_program
        driver.notices.remove()


def test_a_qr_is_no_link_to_send(driver: WindowDriver) -> None:
    driver.show(Told().shown())
    assert not {"WhatsApp", "SMS", "Print a slip"} & set(driver.names())


# Settings ---------------------------------------------------------------------------------------------------------


def test_the_shop_sets_its_printer_and_what_stands_on_its_slips(driver: WindowDriver, printed: list[Slip]) -> None:
    driver.window.show_page("settings")
    driver.click(driver.button("Printer and screen"))
    page = driver.settings.counter
    typed = {"paper": "58mm", "printer": "Counter", "address": "12 MG Road", "gst_number": "29ABCDE1234F1Z5"}
    page.form.set_values({**typed, "at_paid": True, "thanks": "Come again!"})
    driver.click(driver.button("Print a test slip"))
    assert {"12 MG Road", "GSTIN 29ABCDE1234F1Z5", "Test slip"} <= set(printed[0].texts())
    driver.click(driver.button("Save"))
    wanted = Printing("Counter", Paper.MM58, at_paid=True, thanks="Come again!", **{k: typed[k] for k in _ON_SLIPS})
    assert driver.client.last(SaveSettings).settings.printing == wanted
    page.form.set_values({"gst_number": "29ABC"})
    driver.click(driver.button("Save"))
    assert len(driver.client.of(SaveSettings)) == 1
    assert "15 letters and digits" in page.form.faults()["gst_number"]


def test_the_settings_name_the_printers(driver: WindowDriver) -> None:
    driver.window.show_page("settings")
    driver.click(driver.button("Printer and screen"))
    presenter_of(driver).printer.printers_found.emit(("Counter", "Kitchen"))
    assert "This PC knows: Counter, Kitchen" in driver.words()
    presenter_of(driver).printer.printers_found.emit(())
    assert "No printer. Receipts are saved as PDF." in driver.words()
