"""Printing beside the window: a printer that is missing, hangs or refuses; what F9 asks for; nothing prints twice."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QUrl, QUrlQuery
from PySide6.QtGui import QDesktopServices
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import PrintReceipt, SaveSettings
from paydesk.domain.messages import ReceiptReady
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.facts import Kind
from paydesk.domain.settings.settings import Paper, Printing
from paydesk.ui.slips.presenter import SlipPresenter
from paydesk.ui.slips.printing import Printed, SlipPrinter, printed_words
from paydesk.ui.slips.receipt import receipt
from paydesk.ui.slips.slip import Line, Slip
from paydesk.ui.slips.z_report import z_slip
from tests.helpers.recorder import ended
from tests.ui.conftest import MakeTill
from tests.ui.slips.papers import SENDER, paid, z_report
from tests.ui.stage import Told
from tests.ui.till import Till, shop_settings

_ON_SLIPS = ("address", "gst_number")
MakePrinter = Callable[..., SlipPrinter]
HANGS = (sys.executable, "-c", "import sys, time; sys.stdin.read(); time.sleep(600)")
SAVES = """
import json, sys, time
job = json.loads(sys.stdin.buffer.read())
if job["do"] == "print":
    time.sleep(600)
open(job["pdf"], "w").close()
print(json.dumps({"printer": "", "pdf": job["pdf"], "why": "given_up"}))
"""
"""A printer that never answers, beside a disk that does."""


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


def came_of(printer: SlipPrinter, qtbot: QtBot, *slips: Slip) -> list[Printed]:
    """What became of these."""
    found: list[Printed] = []
    printer.ended.connect(found.append)
    for slip in slips:
        printer.print(slip)
    qtbot.waitUntil(lambda: len(found) == len(slips), timeout=60_000)
    assert not printer.busy
    return found


def test_a_slip_goes_to_the_printing_process_whole() -> None:
    for slip in (receipt(paid(copies=1), SENDER), z_slip(z_report())):
        assert Slip.of_data(json.loads(json.dumps(slip.as_data()))) == slip


@pytest.mark.long
def test_without_a_printer_it_is_words_and_a_pdf(make_printer: MakePrinter, qtbot: QtBot) -> None:
    printer = make_printer()
    printer.use(Printing(printer="Nobody's printer", paper=Paper.MM58))
    slip = receipt(paid(), SENDER)
    first, second = came_of(printer, qtbot, slip, slip)
    assert (first.why, first.printer) == ("none", "Nobody's printer")
    assert Path(first.pdf).name == "DEMO Receipt order_20261120_0051_k7q.pdf"
    assert Path(second.pdf).name == "DEMO Receipt order_20261120_0051_k7q (2).pdf"
    assert Path(first.pdf).read_bytes().startswith(b"%PDF")
    words = printed_words(first)
    assert words.title == "No printer"
    assert first.pdf in words.text


def test_a_printer_that_hangs_is_given_up_and_what_waits_is_saved(make_printer: MakePrinter, qtbot: QtBot) -> None:
    printer = make_printer(sys.executable, "-c", SAVES, patience=1_500)
    printer.use(Printing(printer="Counter"))
    first, second = came_of(printer, qtbot, receipt(paid(), SENDER), Slip("Z", (Line("Z"),)))
    assert [first.why, second.why] == ["given_up", "given_up"]
    assert (first.printer, Path(second.pdf).name) == ("Counter", "Z.pdf")
    assert printed_words(first).title == "The printer does not answer"
    (third,) = came_of(printer, qtbot, Slip("X", (Line("X"),)))
    assert third.why == "given_up", "the next one is tried again"


def test_nothing_that_is_secret_becomes_a_file(make_printer: MakePrinter, qtbot: QtBot, tmp_path: Path) -> None:
    job = "import json, sys; job = json.loads(sys.stdin.read());"
    echo = f"{job} print(json.dumps({{'printer': '', 'pdf': job['pdf'], 'why': 'none'}}))"
    (what,) = came_of(make_printer(sys.executable, "-c", echo), qtbot, Slip("Link", (Line("L"),), secret=True))
    assert (what.pdf, list(tmp_path.iterdir())) == ("", [])
    assert "Nothing was saved" in printed_words(what).text


@pytest.mark.parametrize("command", [("/nowhere/paydesk",), (sys.executable, "-c", "print('x')")])
def test_a_process_that_cannot_print_is_told(make_printer: MakePrinter, qtbot: QtBot, command: tuple[str, ...]) -> None:
    (what,) = came_of(make_printer(*command), qtbot, Slip("R", (Line("R"),)))
    assert what.why == "process"
    assert printed_words(what).title == "Not printed"


def test_printers_are_looked_for_beside_the_window(make_printer: MakePrinter, qtbot: QtBot) -> None:
    names = 'import sys; sys.stdin.read(); print(\'{"printers": ["Counter", "Kitchen"]}\')'
    for command, wanted in (((sys.executable, "-c", names), ("Counter", "Kitchen")), (HANGS, ())):
        found: list[object] = []
        printer = make_printer(*command, patience=1_500 if command is HANGS else 60_000)
        printer.found.connect(found.append)
        printer.look()
        qtbot.waitUntil(lambda: bool(found), timeout=60_000)  # noqa: B023 - waited for at once
        assert found == [wanted]


# In the window ----------------------------------------------------------------------------------------------------


@pytest.fixture
def till(make_till: MakeTill) -> Till:
    """A counter with all that comes after its first paint."""
    made = make_till()
    made.window.complete()
    return made


@pytest.fixture
def printed(till: Till, monkeypatch: pytest.MonkeyPatch) -> list[Slip]:
    """What goes to the printer of this window, instead of to a printer."""
    found: list[Slip] = []
    monkeypatch.setattr(presenter_of(till).printer, "print", found.append)
    return found


def presenter_of(till: Till) -> SlipPresenter:
    assert till.window.features is not None
    return till.window.features.slips


def printed_once() -> Told:
    return Told().shown().read("PAID").say(Kind.RECEIPT_PRINTED, {"by": "Asha"})


def test_f9_asks_for_a_receipt_and_prints_it_when_it_is_in_the_journal(till: Till, printed: list[Slip]) -> None:
    sale = till.show(Told().shown().read("PAID"))
    till.press(Qt.Key.Key_F9)
    till.press(Qt.Key.Key_F9)
    assert till.client.of(PrintReceipt) == [PrintReceipt(sale_id=sale.sale_id)], "one at a time"
    assert printed == []
    till.window.hub.on_event(ReceiptReady(printed_once().sale))
    assert [slip.name for slip in printed] == [f"TEST: Receipt {sale.order_id}"]
    assert "PAID" in printed[0].texts()


def test_the_button_of_the_green_page_and_that_of_the_orders_do_the_same(till: Till, printed: list[Slip]) -> None:
    sale = till.show(Told().shown().read("PAID"))
    till.click(till.button("Receipt"))
    till.window.hub.on_event(ended(till.client.of(PrintReceipt)[-1]))
    till.window.show_page("orders")
    till.list_orders()
    till.window.orders.choose(sale.sale_id)
    till.settle()
    till.click(till.button("Receipt"))
    assert till.client.of(PrintReceipt) == [PrintReceipt(sale_id=sale.sale_id)] * 2


@pytest.mark.parametrize("word", ["ACTIVE", "EXPIRED", "TERMINATED"])
def test_what_is_not_paid_has_no_receipt(till: Till, word: str) -> None:
    story = Told().shown()
    till.show(story if word == "ACTIVE" else story.read(word))
    till.press(Qt.Key.Key_F9)
    assert till.client.of(PrintReceipt) == []
    assert not any(name.startswith("Receipt") for name in till.names())


def test_the_receipt_of_the_last_sale_can_be_had_from_the_page_that_takes_the_next(till: Till) -> None:
    till.press(Qt.Key.Key_F9)
    assert till.client.of(PrintReceipt) == []
    sale = till.show(Told().shown().read("PAID"))
    till.press(Qt.Key.Key_F4)
    till.press(Qt.Key.Key_F9)
    assert till.client.of(PrintReceipt) == [PrintReceipt(sale_id=sale.sale_id)]


def test_a_shop_may_have_receipts_printed_by_themselves_once_each(till: Till) -> None:
    settings = replace(shop_settings(), printing=Printing(at_paid=True))
    for wanted, uses in ((0, shop_settings()), (1, settings)):
        till.window.on_settings(uses)
        till.tell(Told().shown())
        till.tell(Told().shown().read("PAID"))
        assert len(till.client.of(PrintReceipt)) == wanted
        till.tell(printed_once())
        assert len(till.client.of(PrintReceipt)) == wanted
        till.window.book.forget(frozenset({"s1"}))


def test_what_came_of_it_is_said(till: Till) -> None:
    slip = receipt(paid(), SENDER)
    presenter_of(till).printer.ended.emit(Printed(slip, "", "slips/slip.pdf", "none"))
    assert till.window.frame.notices.word.title() == "No printer"
    assert "slips/slip.pdf" in till.window.frame.notices.word.text()


# Links ------------------------------------------------------------------------------------------------------------


def test_a_link_is_printed_whole_and_handed_to_other_programs(
    till: Till, printed: list[Slip], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QUrl] = []

    def open_url(url: QUrl) -> bool:
        opened.append(url)
        return len(opened) == 1

    monkeypatch.setattr(QDesktopServices, "openUrl", open_url)
    sale = till.show(Told().shown(PaymentMethod.LINK))
    till.click(till.button("Print a slip"))
    assert sale.payment_url in printed[0].texts()
    till.click(till.button("WhatsApp"))
    assert opened[0].scheme() == "whatsapp"
    text = QUrlQuery(opened[0]).queryItemValue("text", QUrl.ComponentFormattingOption.FullyDecoded)
    assert text.endswith(f"please pay {sale.amount} here: {sale.payment_url}")
    assert text.startswith("TEST: ")
    till.click(till.button("SMS"))
    assert opened[1].scheme() == "sms"
    assert till.window.frame.notices.word.title() == "This PC has no program for it"


def test_a_qr_is_no_link_to_send(till: Till) -> None:
    till.show(Told().shown())
    assert not {"WhatsApp", "SMS", "Print a slip"} & set(till.names())


# Settings ---------------------------------------------------------------------------------------------------------


def test_the_shop_sets_its_printer_and_what_stands_on_its_slips(till: Till, printed: list[Slip]) -> None:
    till.window.show_page("settings")
    till.click(till.button("More: Receipts and printer"))
    page = till.window.settings_page
    typed = {"paper": "58mm", "printer": "Counter", "address": "12 MG Road", "gst_number": "29ABCDE1234F1Z5"}
    page.form.put({**typed, "at_paid": True, "thanks": "Come again!"})
    till.click(till.button("Print a test slip"))
    assert {"12 MG Road", "GSTIN 29ABCDE1234F1Z5", "Test slip"} <= set(printed[0].texts())
    till.click(till.button("Save"))
    wanted = Printing("Counter", Paper.MM58, at_paid=True, thanks="Come again!", **{k: typed[k] for k in _ON_SLIPS})
    assert till.client.last(SaveSettings).settings.printing == wanted
    page.form.put({"gst_number": "29ABC"})
    till.click(till.button("Save"))
    assert len(till.client.of(SaveSettings)) == 1
    assert "15 letters and digits" in page.form.faults()["gst_number"]


def test_the_settings_name_the_printers(till: Till) -> None:
    till.window.show_page("settings")
    till.click(till.button("More: Receipts and printer"))
    presenter_of(till).printer.found.emit(("Counter", "Kitchen"))
    assert "This PC knows: Counter, Kitchen" in till.words()
    presenter_of(till).printer.found.emit(())
    assert "This PC knows no printer: slips are saved as PDF files." in till.words()
