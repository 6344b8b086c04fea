"""Keys typed from the first paint on are kept until the counter is ready."""

from __future__ import annotations

import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt, QTimer, QUrl
from PySide6.QtGui import QDesktopServices, QKeyEvent
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from paydesk.app import CounterProgram
from paydesk.domain.checked_address import ExpectedPayment, check_page
from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase
from paydesk.domain.settings.demo import demo_settings
from paydesk.domain.settings.settings import Settings, Theme, WindowState
from paydesk.store.folders import ensure_data_folder
from paydesk.store.settings import window_file
from paydesk.worker.client import StartOptions
from paydesk.worker.second_start import ADDRESS_NAME
from tests.helpers.cut_text import cut_texts
from tests.helpers.demo import AsDemo
from tests.helpers.fingers import type_text
from tests.helpers.windows import PATIENCE_MS, running_program
from tests.ui.driver import WindowDriver
from tests.ui.drivers.screens import Screens


def type_a_sale(program: CounterProgram) -> None:
    """Type an amount and Enter."""
    focus = QApplication.focusWidget()
    assert focus is Screens(program.window).form.amount_field
    type_text(focus, "1250")
    QTest.keyClick(focus, Qt.Key.Key_Return)


def test_keys_before_presenters_exist_are_delivered(qtbot: QtBot, sandbox: Any) -> None:
    """An amount, as native keys."""
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))

    def press(program: CounterProgram) -> None:
        program.window.key_queue.start()
        handle = program.window.windowHandle()
        for key in (Qt.Key.Key_7, Qt.Key.Key_5):
            QTest.keyClick(handle, key, Qt.KeyboardModifier.NoModifier, 60)
        assert Screens(program.window).form.amount_text == ""

    with running_program(qtbot, options, press) as program:
        assert Screens(program.window).form.amount_text == "₹75"
        QTest.keyClick(program.window.windowHandle(), Qt.Key.Key_2)
        assert Screens(program.window).form.amount_text == "₹752"


def test_a_rail_press_before_presenters_exist_opens_the_page(qtbot: QtBot, sandbox: Any) -> None:
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))

    def press(program: CounterProgram) -> None:
        QTest.mouseClick(Screens(program.window).rail.buttons["orders"], Qt.MouseButton.LeftButton)
        assert program.window.page == "sell"

    with running_program(qtbot, options, press) as program:
        assert program.window.page == "orders"


def test_what_was_paid_unseen_is_kept_at_once_and_by_the_counters_thread(
    qtbot: QtBot, sandbox: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A slow disk must not delay the window; a closed window wins."""
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))
    in_window, closed, held = threading.get_ident(), threading.Event(), threading.Event()
    save = window_file.save

    def slowly(folder: Path, place: WindowState) -> None:
        if threading.get_ident() != in_window and held.is_set():
            closed.wait(PATIENCE_MS / 1_000)
        save(folder, place)
        if threading.get_ident() == in_window:
            closed.set()

    def unseen() -> object:
        kept = window_file.load(options.folder)
        return None if kept is None else kept.unseen

    monkeypatch.setattr(window_file, "save", slowly)
    with running_program(qtbot, options, lambda program: program.open()) as program:
        program.sale_store.set_unseen(["s2", "s1"])
        qtbot.waitUntil(lambda: unseen() == ["s2", "s1"], timeout=PATIENCE_MS)
        assert not closed.is_set(), "written by the window"
        held.set()
        program.sale_store.set_unseen(["s3"])
        program.window.resize(1200, 700)
    kept = window_file.load(options.folder)
    assert kept is not None
    assert (kept.unseen, kept.width, kept.height) == (["s3"], 1200, 700)
    with running_program(qtbot, options) as program:
        assert program.sale_store.unseen == ("s3",)


@pytest.mark.parametrize(
    ("opens", "says"),
    [(True, "The pretend phone opens in this PC's browser"), (False, "This PC has no program for it")],
)
def test_the_address_of_the_simulated_phone_is_shown(
    qtbot: QtBot, sandbox: Any, monkeypatch: pytest.MonkeyPatch, says: str, *, opens: bool
) -> None:
    opened: list[str] = []

    def begin_to_open(address: QUrl) -> bool:
        opened.append(address.toString())
        return opens

    monkeypatch.setattr(QDesktopServices, "openUrl", begin_to_open)
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    with running_program(qtbot, StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))) as program:
        said = Screens(program.window).notices.message
        address = "http://127.0.0.1:38403/pay/hiv2ro7crci6ja3mvv4lrhp6"
        expected = ExpectedPayment(amount=Money(100), order_id="order_1", host="127.0.0.1:38403", demo=True)
        program.window.host.phone_requested.emit(check_page(address, expected).address)
        assert (opened, said.isVisible(), said.title()) == ([address], True, says)
        QApplication.processEvents()
        assert cut_texts(said) == [], "where no browser comes, it is typed elsewhere"


def test_before_the_first_paint_only_the_page_is_made_that_is_painted(qtbot: QtBot) -> None:
    made: list[str] = []
    options = StartOptions(ensure_data_folder(demo=False), replace(Settings(), theme=Theme.LIGHT))
    with running_program(qtbot, options, lambda program: made.extend(Screens(program.window).created_pages)) as program:
        assert made == ["start"]
        assert program.window.page == "start"
        assert "sell" in Screens(program.window).created_pages


def test_a_burst_before_the_window_is_joined_is_no_amount(qtbot: QtBot, sandbox: Any) -> None:
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))

    def scan(program: CounterProgram) -> None:
        program.window.key_queue.start()
        for at, sign in enumerate("10045\r"):
            key = Qt.Key.Key_Return if sign == "\r" else Qt.Key(ord(sign))
            for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, sign)
                event.setTimestamp(1_000 + 10 * at)
                QApplication.sendEvent(program.window.windowHandle(), event)

    with running_program(qtbot, options, scan) as program:
        assert Screens(program.window).form.amount_text == ""
        assert Screens(program.window).form.bill.text() == "10045"


def test_the_rest_is_created_in_small_steps(qtbot: QtBot, sandbox: Any) -> None:
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))
    turns: list[bool] = []

    def watch(program: CounterProgram) -> None:
        between = QTimer(program, interval=0)
        between.timeout.connect(lambda: turns.append(program.window.features is not None))
        between.start()
        program.start_after_paint()
        qtbot.waitUntil(program.worker.isRunning, timeout=PATIENCE_MS)
        between.stop()

    with running_program(qtbot, options, watch) as program:
        assert program.window.features is not None
        assert turns.count(False) >= 2


def test_the_first_sale_finds_its_page_made_and_laid_out(qtbot: QtBot, sandbox: Any) -> None:
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))
    with running_program(qtbot, options) as program:
        screens = Screens(program.window)
        assert program.window.page == "sell"
        assert "sale" in screens.created_pages
        page = screens.sale.page
        assert page.size() == screens.page_area.pages.size()
        assert page.qr_pane.width() > page.width() // 3


def test_a_sale_typed_at_the_first_paint_is_taken(qtbot: QtBot, sandbox: Any) -> None:
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))
    with running_program(qtbot, options, type_a_sale) as program:
        qtbot.waitUntil(lambda: program.window.page == "sale", timeout=PATIENCE_MS)
        (sale,) = program.sale_store.sales.values()
        assert sale.amount == Money(125_000)
        qtbot.waitUntil(lambda: program.sale_store.sales[sale.sale_id].phase is Phase.WAITING, timeout=PATIENCE_MS)


def test_a_pin_typed_for_payouts_during_the_start_is_no_amount(qtbot: QtBot, sandbox: Any) -> None:
    settings = replace(demo_settings(Settings()), theme=Theme.LIGHT)
    options = StartOptions(ensure_data_folder(demo=True), settings, AsDemo(sandbox))

    def ask(program: CounterProgram) -> None:
        program.window.key_queue.start()
        handle = program.window.windowHandle()
        QTest.keyClick(handle, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
        type_text(handle, "3690")
        QTest.keyClick(handle, Qt.Key.Key_Return)

    with running_program(qtbot, options, ask) as program:
        qtbot.waitUntil(lambda: program.window.features is not None, timeout=PATIENCE_MS)
        features = program.window.features
        assert features is not None
        qtbot.waitUntil(lambda: program.window.page == "payouts", timeout=PATIENCE_MS)
        qtbot.waitUntil(lambda: features.people_store.unlocker() is not None, timeout=PATIENCE_MS)
        assert Screens(program.window).form.amount_text == ""
        assert program.sale_store.sales == {}


def test_widget_types_are_created_before_their_first_use(driver: WindowDriver) -> None:
    """PySide takes 20 ms to create the types of all widgets (docs/decisions/0009)."""
    around: QWidget | None = driver.created_pages["sell"]
    while around is not None:
        assert Shiboken.createdByPython(around), around
        around = around.parentWidget()


def test_a_second_start_is_answered_by_the_window_itself(qtbot: QtBot) -> None:
    """It may hang while the counter's thread runs."""
    folder = ensure_data_folder()
    with running_program(qtbot, StartOptions(folder, Settings(theme=Theme.LIGHT))) as program:
        program.window.showMinimized()
        caller = QLocalSocket()
        caller.connectToServer((folder / ADDRESS_NAME).read_text(encoding="utf-8"))
        assert caller.waitForConnected()
        qtbot.waitUntil(lambda: caller.bytesAvailable() > 0)
        assert not program.window.isMinimized()
    assert not (folder / ADDRESS_NAME).exists(), "who starts now waits for its end"
