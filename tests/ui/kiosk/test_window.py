"""The kiosk window alone: it fits every screen in every language, is accessible, and needs the PIN to close."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Final

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from paydesk.domain.language import Language
from paydesk.domain.messages import QrPicture
from paydesk.domain.money import Money, MoneyFault
from paydesk.domain.sale.sale import Sale
from paydesk.store import kiosk_pin
from paydesk.ui import clock
from paydesk.ui.demo.phone_view import PhoneState
from paydesk.ui.kiosk.attract_loop import KioskTimes
from paydesk.ui.kiosk.guide import KioskGuide
from paydesk.ui.kiosk.window import KioskStage, KioskWindow, SetPinWindow
from paydesk.ui.payable_code import PayableCode, payable_code
from paydesk.ui.people.pin_pad import PinPad
from paydesk.ui.sell.store import SaleStore
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.big_button import BigButton
from paydesk.ui.words.fields import money_fault_words
from tests.helpers import fingers
from tests.helpers.accessibility import tree
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import WORDS, longer_words, marked_words, unmarked
from tests.helpers.recorder import Recorder
from tests.helpers.spoken import spoken
from tests.ui.conftest import Seconds
from tests.ui.driver import Clock, paint_at_the_end
from tests.ui.kiosk.conftest import Visitor
from tests.ui.stories import SCENES

LOW_SIZES: Final = ((800, 480), (911, 512))
"""Low screens with space for the texts; the second is 1366x768 at 150 %."""
SIZES: Final = ((1024, 600), (1366, 768), (1920, 1080), (1080, 1920))
ENGLISH: Final = [("en", "English", ""), ("xx", "Another", "")]
SHOP: Final = "Sharma Stores"
CODE: Final = tuple(tuple((x * y + x) % 3 == 0 for x in range(57)) for y in range(57))
PIN: Final = "4073"
DATA: Final = ("Paydesk", SHOP, "English", "Another", "Lunch")


def every_screen(window: KioskWindow, time: Clock) -> Iterator[str]:
    """Show each page of the kiosk, and yield its name."""
    page = window.attract
    page.type_card.show_amount("₹18,999.00")
    page.green_card.show_amount("₹18,999.00")
    page.scan_card.code.show_code(CODE, b"", "₹18,999.00")
    page.highlight(2)
    yield "attract"
    window.show_stage(KioskStage.AMOUNT)
    window.show_time("Restarts in 58 s")
    window.amount.amount.set_amount(Money(1_899_900))
    yield "amount"
    window.amount.amount.set_amount(Money(99_999_900))
    yield "amount, too much"
    window.show_stage(KioskStage.PAY)
    window.pay.show_nothing(SHOP, "₹1,00,000.00")
    yield "pay, on its way"
    for name in ("waiting", "old answer", "QR refused", "cancelled", "paid after it was closed"):
        told = SCENES[name].told(name, paise=10_000_000)
        sale, now = Sale.from_facts(told.facts), told.at + SCENES[name].later
        code = payable_code(sale, QrPicture(name, sale.attempt, CODE, b""), now)
        for trouble in (None, *window.pay.scenario_buttons):
            window.pay.show_scenario(trouble, 0)
            window.pay.show_sale(sale, code, now, SHOP, PhoneState.DECLINED if sale.can_show_code else PhoneState.OVER)
            yield f"{name}, {trouble}"
    window.show_stage(KioskStage.PAID)
    for name in ("paid", "paid twice"):
        told = SCENES[name].told(name, paise=10_000_000)
        window.paid.show_sale(Sale.from_facts(told.facts), told.at, 1.4)
        yield name
    window.ask_pin()
    yield "the PIN"
    window.leave_panel.refuse()
    yield "a wrong PIN"


@pytest.fixture
def open_window(qtbot: QtBot) -> Callable[..., KioskWindow]:
    """Return a function that shows a kiosk window of a size."""

    def make(size: tuple[int, int], language: str = "en") -> KioskWindow:
        window = KioskWindow(ENGLISH, language)
        qtbot.addWidget(window)
        window.resize(*size)
        window.show()
        return window

    return make


@pytest.mark.parametrize(
    ("words", "size"),
    [*product(["longer"], SIZES), *product(["en"], SIZES[1:]), *product(Language, (*LOW_SIZES, SIZES[0]))],
    ids=str,
)
def test_no_word_is_cut(
    open_window: Callable[..., KioskWindow], qapp: QApplication, time: Clock, size: tuple[int, int], words: str
) -> None:
    with longer_words(1.4) if words == "longer" else spoken(qapp, Language(words)):
        window = open_window(size, "en" if words == "longer" else words)
        window.setUpdatesEnabled(False)  # `cut_texts` paints what it looks at
        found = {}
        for name in every_screen(window, time):
            found[name] = cut_texts(window, window.leave_panel if window.leave_panel.isVisible() else None)
        assert (window.width(), window.height()) == size, "the window grew"
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_a_phone_is_asked_for_only_where_it_gets_somewhere(qtbot: QtBot) -> None:
    """With --lan and the cable unplugged, the code names this PC by a local address."""
    told = SCENES["waiting"].told("waiting")
    sale = Sale.from_facts(told.facts)
    assert sale.qr is not None
    window = KioskWindow(ENGLISH, "en", own_phone=True)
    qtbot.addWidget(window)
    said = []
    for host in ("192.0.2.7", "127.0.0.1", "192.0.2.7"):
        here = replace(sale, qr=replace(sale.qr, payload=f"http://{host}:8700/pay/x?am=1250.00&cu=INR"))
        code = PayableCode(QrPicture(sale.sale_id, 1, ((True,),)), here.amount, None)
        window.pay.show_sale(here, code, told.at, "Sharma Stores", PhoneState.ASKING)
        said.append(("Join this Wi-Fi" in window.pay.text.text(), "with your phone" in window.pay.below.text()))
    assert said == [(True, True), (False, False), (True, True)]


def test_every_word_goes_through_tr(open_window: Callable[..., KioskWindow], time: Clock) -> None:
    with marked_words():
        window = open_window(SIZES[1])
        found = {}
        for name in every_screen(window, time):
            window.show_time("")
            texts = {
                face.text(kind) for face in tree(window) for kind in (QAccessible.Text.Name, QAccessible.Text.Value)
            }
            bare = {unmarked(text) for text in texts}
            for known in (*DATA, "ACTIVE", "TERMINATED", "Rupees"):
                bare = {text.replace(known, "") for text in bare if not text.startswith("Rupees")}
            found[name] = {text for text in bare if WORDS.search(text)}
    assert {name: left for name, left in found.items() if left} == {}


def test_what_is_pressed_is_large_enough(open_window: Callable[..., KioskWindow], time: Clock) -> None:
    window = open_window(LOW_SIZES[0])
    for name in every_screen(window, time):
        small = [
            face.text(QAccessible.Text.Name)
            for face in tree(window)
            if face.role() == QAccessible.Role.Button and not face.state().invisible
            if min(face.rect().width(), face.rect().height()) < paint.TOUCH_SIZE
        ]
        assert small == [], name


def test_keys_and_the_close_button_do_not_leave(visitor: Visitor) -> None:
    window = visitor.window
    for stage in (KioskStage.ATTRACT, KioskStage.AMOUNT):
        window.show_stage(stage)
        handle = window.windowHandle()
        for key in (Qt.Key.Key_Escape, Qt.Key.Key_F11, Qt.Key.Key_F4, Qt.Key.Key_Q, Qt.Key.Key_W):
            QTest.keyClick(handle, key, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier)
            QTest.keyClick(handle, key)
            assert window.isVisible()
            assert not window.leave_panel.isVisible()
    assert not window.close()
    assert window.isVisible()
    assert window.leave_panel.isVisible()
    visitor.touch(window.leave_panel.back)
    assert not window.leave_panel.isVisible()


def test_the_keyboard_stays_in_the_panel_of_the_pin_and_esc_goes_back(visitor: Visitor) -> None:
    window = visitor.window
    window.show_stage(KioskStage.AMOUNT)
    window.ask_pin()
    for key in (*[Qt.Key.Key_Tab] * 20, *[Qt.Key.Key_Backtab] * 40):
        QTest.keyClick(window.windowHandle(), key)
        focused = window.focusWidget()
        assert focused is not None
        assert window.leave_panel.isAncestorOf(focused)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Escape)
    assert not window.leave_panel.isVisible()
    assert window.stage is KioskStage.AMOUNT


def test_the_pin_prompt_on_the_start_page_closes_when_the_person_leaves(visitor: Visitor) -> None:
    """Regression: after Alt+F4 it covered the loop until somebody pressed Back."""
    window, guide = visitor.window, visitor.kiosk.guide
    visitor.walk_away()
    assert not window.close()
    guide.refresh()
    assert window.leave_panel.isVisible(), "nobody may have touched it for hours"
    visitor.walk_away()
    guide.refresh()
    assert not window.leave_panel.isVisible()
    assert window.stage is KioskStage.ATTRACT


def test_it_fills_the_screen_and_comes_back_when_it_is_made_smaller(visitor: Visitor) -> None:
    window = visitor.window
    window.showFullScreen()
    for make_smaller in (window.showNormal, window.showMinimized, window.showMaximized):
        make_smaller()
        visitor.until(lambda: window.isFullScreen() and not window.isMinimized())


def type_pin(visitor: Visitor, pad: PinPad, pin: str) -> None:
    """Tap the keys of a PIN, and Open."""
    for digit in pin:
        visitor.touch(next(key for key in pad.keys.findChildren(QPushButton) if key.objectName() == digit))
    visitor.touch(pad.button)


@pytest.mark.long
def test_only_the_pin_leaves(visitor: Visitor, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    kiosk_pin.save(visitor.folder.parent, PIN)
    window = visitor.window
    visitor.start()
    visitor.touch(window.exit_button)
    pad = window.leave_panel.pad
    assert pad.button.text() == "Close the kiosk"
    for _ in range(5):
        type_pin(visitor, pad, "2580")
        visitor.until(lambda: not pad.button.is_busy and bool(pad.title.text()))
        assert window.isVisible()
        if not pad.is_closed:
            pad.say(None)
    assert pad.is_closed, "five wrong ones, and the next has to wait"
    assert "Too many" in pad.title.text()
    window.leave_panel.dismiss()
    visitor.touch(window.languages.buttons["mr"])
    visitor.until(lambda: window.language == "mr")
    visitor.touch(window.exit_button)
    assert window.leave_panel.pad.is_closed, "another language is no way to more tries"
    real = clock.now_ms
    monkeypatch.setattr(clock, "now_ms", lambda: real() + 61_000)
    visitor.until(lambda: window.stage is KioskStage.ATTRACT)  # nobody was there for a minute
    assert not window.leave_panel.isVisible()
    visitor.start()
    visitor.touch(window.exit_button)
    pad = window.leave_panel.pad
    visitor.until(lambda: not pad.is_closed)
    with qtbot.waitSignal(window.left, timeout=10_000):
        type_pin(visitor, pad, PIN)
    assert not window.isVisible()


def test_a_file_that_is_damaged_lets_nobody_out_and_nobody_choose(tmp_path: Path) -> None:
    assert not kiosk_pin.is_set(tmp_path)
    kiosk_pin.save(tmp_path, PIN)
    assert PIN not in (tmp_path / kiosk_pin.FILE_NAME).read_text(encoding="utf-8")
    assert kiosk_pin.verify(tmp_path, PIN)
    assert not kiosk_pin.verify(tmp_path, "4074")
    (tmp_path / kiosk_pin.FILE_NAME).write_text("{}", encoding="utf-8")
    assert kiosk_pin.is_set(tmp_path)
    assert not kiosk_pin.verify(tmp_path, PIN)


def test_what_a_scanner_types_is_no_pin_of_the_kiosk_and_no_amount(
    qtbot: QtBot, open_window: Callable[..., KioskWindow]
) -> None:
    window = open_window((1366, 768))
    given: list[object] = []
    window.pin_entered.connect(given.append)
    window.activateWindow()
    window.show_stage(KioskStage.AMOUNT)
    qtbot.waitUntil(window.amount.amount.hasFocus)
    fingers.scan(window.amount.amount, "10045")
    assert window.amount.amount.text() == ""
    window.ask_pin()
    pad = window.leave_panel.pad
    fingers.scan(pad.edit, "48264826")
    assert (given, pad.edit.digit_count, pad.title.text()) == ([], 0, "A scanner typed that. It is no PIN.")
    fingers.type_text(pad.edit, PIN, end=True)
    assert given == [PIN]


def test_a_pin_is_chosen_by_typing_it_twice(qtbot: QtBot) -> None:
    window = SetPinWindow()
    qtbot.addWidget(window)
    window.show()
    chosen: list[object] = []
    window.chosen.connect(chosen.append)
    first, second = window.pads
    assert [pad.button.text() for pad in window.pads] == ["Next", "Save PIN"]
    assert "Paydesk" not in window.windowTitle()  # Qt puts it behind the title
    for tried, pad in (("1234", first), (PIN, first), ("9073", second), (PIN, first)):
        QTest.keyClicks(pad.edit, tried)
        QTest.keyClick(pad.edit, Qt.Key.Key_Return)
        assert chosen == []
    assert second.isVisible()
    QTest.keyClicks(second.edit, PIN)
    QTest.keyClick(second.edit, Qt.Key.Key_Return)
    assert chosen == [PIN]


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
def test_a_pin_is_chosen_on_a_screen_of_800_by_480(qtbot: QtBot, qapp: QApplication, language: Language) -> None:
    """Regression: the button and the last keys were below the edge."""
    with spoken(qapp, language):
        window = SetPinWindow()
        qtbot.addWidget(window)
        window.fit(QSize(*LOW_SIZES[0]))
        window.show()
        QApplication.processEvents()
        assert window.width() <= LOW_SIZES[0][0]
        assert window.height() <= LOW_SIZES[0][1] - 40, "its title bar has room, too"
        [pad] = [pad for pad in window.pads if pad.isVisible()]
        assert window.rect().contains(QRect(pad.button.mapTo(window, QPoint()), pad.button.size()))
        assert pad.keys.x() > pad.edit.geometry().right()
        window.fit(QSize(1366, 768))
        QApplication.processEvents()
        assert pad.keys.y() > pad.edit.geometry().bottom()


def test_what_is_typed_and_no_amount_says_why(open_window: Callable[..., KioskWindow]) -> None:
    window = open_window((1366, 768))
    window.show_stage(KioskStage.AMOUNT)
    page = window.amount
    for typed, said in (("12.345", MoneyFault.TOO_MANY_DECIMALS), ("1-2", MoneyFault.NOT_A_NUMBER), ("0", None)):
        page.begin()
        QTest.keyClicks(page.amount, typed)
        assert said is None or page.note.text() == money_fault_words(said)
        assert not page.submit_button.isEnabled()
    page.begin()
    assert page.note.text() == ""


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)])
def test_the_first_key_moves_nothing(
    open_window: Callable[..., KioskWindow], qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = open_window(size)
    window.show_stage(KioskStage.AMOUNT)
    QApplication.processEvents()
    page = window.amount
    parts = [page.amount, *page.goods, page.keys, page.submit_button]
    before = [part.geometry() for part in parts]
    QTest.keyClicks(page.amount, "12")
    qtbot.waitUntil(lambda: page.note.text() != "")
    QApplication.processEvents()
    assert [part.geometry() for part in parts] == before


def test_another_language_keeps_what_was_typed_and_goes_with_the_visitor(visitor: Visitor) -> None:
    visitor.start()
    visitor.press("4", "2")
    visitor.touch(visitor.window.languages.buttons["bn"])
    visitor.until(lambda: visitor.window.language == "bn")
    assert visitor.window.amount.amount.amount() == Money(4_200)
    assert visitor.window.stage is KioskStage.AMOUNT
    visitor.touch(visitor.window.restart_button)
    visitor.until(lambda: visitor.window.language == "en" and visitor.window.stage is KioskStage.ATTRACT)
    QApplication.processEvents()
    assert visitor.window.attract.start.isVisible()
    assert visitor.window.childAt(QPoint(5, visitor.window.height() // 2)) is not None


def test_the_second_of_two_touches_reaches_nothing_that_the_first_has_brought(
    qtbot: QtBot, time: Clock, guards: Seconds
) -> None:
    """Regression: a double tap to start typed an amount, and one that requested the QR declined it."""
    window, store, client = KioskWindow(ENGLISH, "en"), SaleStore(), Recorder()
    paint_at_the_end(qtbot, window)
    store.setParent(window)
    guide = KioskGuide(window, SHOP, KioskTimes(seconds=lambda: 0.0), window)
    asked: list[object] = []
    guide.sandbox_requested.connect(asked.append)
    window.resize(1366, 768)
    window.show()
    QApplication.processEvents()
    guide.input_filter.on_focus_window(window.windowHandle())
    guide.use_counter(client, store)
    touched = 0
    for stage in KioskStage:
        for at in range(len(window.pages[stage].findChildren(BigButton)) + len(window.findChildren(BigButton))):
            guide.go_home()
            guide.use_counter(client, store)
            if stage is not KioskStage.ATTRACT:
                guide.start()
            if stage is KioskStage.AMOUNT:
                window.amount.amount.set_amount(Money(250_00))
            if stage in {KioskStage.PAY, KioskStage.PAID}:
                guide.on_amount(Money(250_00))
                told = SCENES["paid" if stage is KioskStage.PAID else "waiting"].told(guide.visit.sale_id)
                time.now = told.at
                told.tell(store)
                store.on_event(told.picture())
                guide.refresh()
            QApplication.processEvents()
            assert window.stage is stage
            there = [b for b in window.findChildren(BigButton) if b.isVisible() and b.isEnabled()]
            if at >= len(there):
                break
            spot = there[at].mapTo(window, there[at].rect().center())
            guards.now += 10
            QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)
            QApplication.processEvents()
            came = window.stage, len(client.sent), len(asked), window.amount.amount.text(), window.leave_panel.is_open
            QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)
            QApplication.processEvents()
            now = window.stage, len(client.sent), len(asked), window.amount.amount.text(), window.leave_panel.is_open
            assert now == came or there[at].text() == "Decline", there[at].text()  # as often as one likes
            touched += 1
            window.leave_panel.dismiss()
    guide.end()
    assert touched > 20
