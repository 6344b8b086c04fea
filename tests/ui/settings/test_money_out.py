"""The settings of money out: saved whole, faults are marked, input is kept, no secret stays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QLineEdit, QPlainTextEdit, QRadioButton, QWidget
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import CommandStatus, SettingsInUse
from paydesk.domain.money import Money
from paydesk.domain.settings.keys import hosts_of
from paydesk.domain.settings.messages import Area, AreaKeys
from paydesk.domain.settings.settings import (
    PRODUCTION_HOSTS,
    SANDBOX_HOSTS,
    FundSource,
    Locks,
    MoneyOut,
    PayoutHosts,
    Settings,
    Shop,
    TransferVersion,
    ValidationVersion,
)
from paydesk.ui.settings.keys import KeysStore
from paydesk.ui.settings.money_out import MoneyOutSettings
from paydesk.ui.theme_tokens import ThemeTokens
from tests.helpers.accessibility import faults, tree
from tests.helpers.cut_text import cut_texts, settle
from tests.helpers.fields import control, put, typed
from tests.helpers.fields import faults as wrong
from tests.helpers.longer import WORDS, longer_words, marked_words, unmarked
from tests.helpers.recorder import Recorder, ended
from tests.ui.driver import paint_at_the_end

PEM = "-----BEGIN PUBLIC KEY-----\n" + "QUJD" * 40 + "\n-----END PUBLIC KEY-----"
OWN = replace(PRODUCTION_HOSTS, internal_transfer_url="https://api.cashfree.com")
FULL = Settings(
    shop=Shop("Sharma Stores", "till 2"),
    money_out=MoneyOut(
        hosts=OWN,
        public_key=PEM,
        transfer_version=TransferVersion.V1,
        validation_version=ValidationVersion.V1_2,
        fund_sources=(FundSource("CFMAIN1", "Daily payouts"), FundSource("CFRENT2", "")),
        per_transfer=Money(1_500_00),
        per_day=None,
        per_beneficiary=Money(0),
        cashier_limit=Money(500_00),
    ),
    locks=Locks(45),
)


class CounterDriver:
    """The page in its own window, and its commands."""

    def __init__(self, qtbot: QtBot, settings: Settings, *, demo: bool = False, width: int = 1100) -> None:
        self.client = Recorder()
        self.page = MoneyOutSettings(settings, self.client, demo=demo)
        paint_at_the_end(qtbot, self.page)
        self.page.resize(width, 680)
        self.page.show()
        self.page.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is self.page)
        self.page.activate()

    @property
    def saved(self) -> list[Settings]:
        """The settings of the last save."""
        return [command.settings for command in self.client.of(SaveSettings)]

    def save(self, end: CommandStatus = CommandStatus.DONE) -> None:
        """Press Save, and answer."""
        before = len(self.saved)
        self.click("Save")
        for command in self.client.of(SaveSettings)[before:]:
            self.page.requests.resolve(ended(command, end))

    @property
    def focus(self) -> QWidget:
        found = QApplication.focusWidget()
        assert found is not None
        return found

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focus, key)

    def type(self, text: str) -> None:
        QTest.keyClicks(self.focus, text)

    def button(self, name: str) -> QAbstractButton:
        every = [each for each in self.page.findChildren(QAbstractButton) if each.isVisible()]
        found = [each for each in every if each.accessibleName() == name]
        assert len(found) == 1, name
        return found[0]

    def click(self, name: str) -> None:
        QTest.mouseClick(self.button(name), Qt.MouseButton.LeftButton)

    def words(self) -> str:
        return "\n".join(label.text() for label in self.page.findChildren(QLabel) if label.isVisible())

    def errors(self) -> dict[str, str]:
        return wrong(self.page)


@pytest.fixture
def counter(qtbot: QtBot) -> CounterDriver:
    return CounterDriver(qtbot, Settings())


def test_settings_shown_are_the_settings_saved(qtbot: QtBot) -> None:
    every = (FULL, Settings(), replace(FULL, money_out=MoneyOut(hosts=PRODUCTION_HOSTS), locks=Locks(900)))
    for shown, settings in [(CounterDriver(qtbot, settings), settings) for settings in every]:
        shown.save()
        assert shown.saved == [settings]


def test_what_is_typed_is_saved_by_keyboard_alone(counter: CounterDriver) -> None:
    counter.type("x")
    assert counter.focus.accessibleName() == "One transfer, at most"
    for text in ("1500", "", "20000.50", "500"):
        QTest.keyClick(counter.focus, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        counter.press(Qt.Key.Key_Backspace)
        counter.type(text)
        counter.press(Qt.Key.Key_Tab)
    assert counter.button("Add a fund source").hasFocus()
    counter.press(Qt.Key.Key_Return)
    counter.type("CFMAIN1")
    counter.press(Qt.Key.Key_Tab)
    counter.type("Daily payouts")
    counter.press(Qt.Key.Key_Return)
    (saved,) = counter.saved
    counter.page.requests.resolve(ended(counter.client.of(SaveSettings)[0]))
    out = saved.money_out
    assert (out.per_transfer, out.per_day, out.per_beneficiary) == (Money(1_500_00), None, Money(20_000_50))
    assert out.cashier_limit == Money(500_00)
    assert out.fund_sources == (FundSource("CFMAIN1", "Daily payouts"),)
    assert "Saved" in counter.words()


def test_tab_goes_down_the_page_in_the_order_of_the_eye(qtbot: QtBot) -> None:
    shown = CounterDriver(qtbot, FULL)
    met: list[str] = []
    while shown.focus.accessibleName() != "Save":
        assert len(met) < 40, met
        # a choice is one stop, whichever of its options has it
        group = shown.focus.parentWidget() if isinstance(shown.focus, QRadioButton) else None
        met.append((group or shown.focus).accessibleName())
        shown.press(Qt.Key.Key_Tab)
    assert met == [
        *("One transfer, at most", "All of a day, at most", "To one beneficiary a day, at most"),
        "A cashier's payout link, at most",
        *("Id of fund source 1", "Name of fund source 1", "Remove fund source 1"),
        *("Id of fund source 2", "Name of fund source 2", "Remove fund source 2"),
        *("Add a fund source", "Version of transfers", "Version of the UPI check", "Where the payout side is"),
        *("Payouts, v1 and v1.2", "Payouts, v2", "Verification", "Internal transfers, if elsewhere (optional)"),
        *("Version of payouts, v2", "Version of verification", "Public key (optional)"),
        *("Lock the screen after", "Loans", "Verify a person"),
    ]


WRONG = {
    "One transfer, at most": ["12,50", "1.2.3", "-5", "lots"],
    "All of a day, at most": ["1 lakh"],
    "To one beneficiary a day, at most": ["1,0,0"],
    "A cashier's payout link, at most": ["some"],
    "Id of fund source 1": ["", "CF-1", "a b", "CFRENT2"],
    "Payouts, v1 and v1.2": ["", "payout-api.example.com", "http://payout-api.example.com", "https://u:p@x.example"],
    "Payouts, v2": ["", "ftp://x"],
    "Verification": ["", "https://"],
    "Internal transfers, if elsewhere (optional)": ["escrow"],
    "Version of payouts, v2": ["", "v2", "2024-13-01", "2024-1-1"],
    "Version of verification": ["latest"],
    "Public key (optional)": ["not a key", PEM[:60], PEM.replace("QUJD", "?")],
}


def is_seen(widget: QWidget) -> bool:
    """Return True if any part is visible."""
    return not widget.visibleRegion().isEmpty()


def test_a_wrong_value_is_marked_and_kept_and_nothing_is_saved(qtbot: QtBot) -> None:
    """In one window; each field is reset before the next."""
    shown = CounterDriver(qtbot, FULL)
    for name in WRONG:
        before = typed(shown.page, name)
        a_wrong_value_is_marked_and_kept(qtbot, shown, name)
        put(shown.page, {name: before})


def a_wrong_value_is_marked_and_kept(qtbot: QtBot, shown: CounterDriver, name: str) -> None:
    for text in WRONG[name]:
        put(shown.page, {name: text, "Name of fund source 1": "Renamed"})
        control(shown.page, "Lock the screen after").setFocus()
        shown.save()
        assert shown.saved == [], (name, text)
        marked = ["Id of fund source 2"] if text == "CFRENT2" else [name]
        assert list(shown.errors()) == marked, (name, text)
        assert typed(shown.page, name) == text
        assert typed(shown.page, "Name of fund source 1") == "Renamed"
        focus = shown.focus
        assert focus.accessibleName() == marked[0], f"the focus goes to what is to be corrected: {text}"
        qtbot.waitUntil(partial(is_seen, focus))


def test_corrected_it_is_saved(qtbot: QtBot) -> None:
    shown = CounterDriver(qtbot, FULL)
    put(shown.page, {"All of a day, at most": "lots"})
    shown.save()
    put(shown.page, {"All of a day, at most": ""})
    shown.save()
    assert shown.saved == [FULL]
    assert shown.errors() == {}


def test_a_private_key_does_not_even_stay_on_the_screen(counter: CounterDriver) -> None:
    key = "Public key (optional)"
    put(counter.page, {key: PEM.replace("PUBLIC", "PRIVATE")})
    assert typed(counter.page, key) == ""
    assert "private key" in counter.errors()[key]
    edit = control(counter.page, key)
    assert isinstance(edit, QPlainTextEdit)
    edit.undo()
    assert typed(counter.page, key) == ""
    put(counter.page, {key: PEM})
    assert counter.errors() == {}
    put(counter.page, {key: ""})
    counter.save()
    (saved,) = counter.saved
    assert saved.money_out.public_key == ""


def test_where_the_service_is(counter: CounterDriver) -> None:
    assert not control(counter.page, "Payouts, v2").isVisible()
    counter.click("Production")
    counter.save()
    counter.click("Own addresses")
    put(counter.page, {"Payouts, v1 and v1.2": "http://127.0.0.1:8123"})
    counter.save()
    counter.click("The service's sandbox")
    counter.save()
    hosts = [each.money_out.hosts for each in counter.saved]
    assert hosts == [PRODUCTION_HOSTS, replace(SANDBOX_HOSTS, payouts_url="http://127.0.0.1:8123"), SANDBOX_HOSTS]


def test_fund_sources_come_and_go(counter: CounterDriver) -> None:
    assert "None yet" in counter.words()
    for identity in ("CFA", "CFB", "CFC"):
        counter.click("Add a fund source")
        counter.type(identity)
    counter.click("Add a fund source")  # an empty row is none
    assert "None yet" not in counter.words()
    counter.button("Remove fund source 2").setFocus()
    counter.press(Qt.Key.Key_Return)
    assert counter.button("Remove fund source 2").hasFocus()
    counter.save()
    (saved,) = counter.saved
    assert [source.instrument_id for source in saved.money_out.fund_sources] == ["CFA", "CFC"]


def test_the_list_of_fund_sources_has_an_end(counter: CounterDriver) -> None:
    for _ in range(20):
        counter.button("Add a fund source").click()
    assert not counter.button("Add a fund source").isEnabled()
    counter.button("Remove fund source 20").click()
    assert counter.button("Add a fund source").isEnabled()


@pytest.mark.parametrize("seconds", [15, 45, 60, 899, 900])
def test_the_screen_locks_after_what_is_chosen(qtbot: QtBot, seconds: int) -> None:
    shown = CounterDriver(qtbot, Settings(locks=Locks(seconds)))
    shown.save()
    assert shown.saved == [Settings(locks=Locks(seconds))]
    control(shown.page, "Lock the screen after").setFocus()
    shown.press(Qt.Key.Key_Home)
    shown.save()
    assert shown.saved[-1] == Settings(locks=Locks(15))


def test_other_settings_stay_as_the_counter_has_them(counter: CounterDriver) -> None:
    put(counter.page, {"One transfer, at most": "777"})
    counter.page.on_settings_saved(SettingsInUse(FULL))  # another page was saved meanwhile
    assert typed(counter.page, "One transfer, at most") in {"₹777", "₹777.00"}, "what is typed stays"
    counter.save()
    (saved,) = counter.saved
    assert (saved.shop, saved.money_out.per_transfer) == (FULL.shop, Money(777_00))


def test_a_refused_save_is_not_reported_as_saved(counter: CounterDriver) -> None:
    put(counter.page, {"One transfer, at most": "777"})
    counter.save(CommandStatus.REFUSED)
    assert "Saved" not in counter.words()
    assert "an admin's PIN is needed" in counter.words()
    counter.page.cancel_save()
    assert "Not saved: this needs an admin. Your text stays." in counter.words()
    counter.save()
    assert "Saved" in counter.words()


def test_an_unwritten_save_is_not_reported_as_saved(counter: CounterDriver) -> None:
    """The notice of the failed write stood beside "Saved"."""
    put(counter.page, {"One transfer, at most": "777"})
    counter.page.on_settings_saved(SettingsInUse(FULL, is_saved=False))
    counter.save()
    assert "Saved" not in counter.words()
    assert "The settings cannot be saved. Your changes last until Paydesk closes." in counter.words()
    counter.page.on_settings_saved(SettingsInUse(FULL))
    counter.save()
    assert "Saved" in counter.words()


def test_after_an_admins_pin_it_is_saved_and_nothing_says_otherwise(counter: CounterDriver) -> None:
    put(counter.page, {"One transfer, at most": "777"})
    counter.save(CommandStatus.REFUSED)
    counter.page.resend()
    counter.page.on_settings_saved(SettingsInUse(counter.saved[-1]))
    counter.page.requests.resolve(ended(counter.client.of(SaveSettings)[-1]))
    assert counter.saved[0] == counter.saved[1]
    assert "Saved" in counter.words()
    assert "Not saved" not in counter.words()


def test_the_demo_sets_no_address(qtbot: QtBot) -> None:
    shown = CounterDriver(
        qtbot, Settings(money_out=MoneyOut(hosts=PayoutHosts.at_origin("http://127.0.0.1:1"))), demo=True
    )
    assert "This is the demo" in shown.words()
    names = {edit.accessibleName() for edit in shown.page.findChildren(QLineEdit)}
    assert "All of a day, at most" in names
    assert "Payouts, v2" not in names


# How it looks ---------------------------------------------------------------------------------------------------


def broken(shown: CounterDriver) -> None:
    """Return a form with a fault in every field."""
    for edit in shown.page.findChildren(QLineEdit):
        edit.setText("one, two")
    shown.page.form.submit()


@pytest.mark.parametrize("demo", [False, True])
def test_every_control_has_a_name_of_its_own(qtbot: QtBot, look: ThemeTokens, demo: bool) -> None:
    shown = CounterDriver(qtbot, FULL, demo=demo)
    assert faults(shown.page) == []
    controls = [
        face.text(QAccessible.Text.Name)
        for face in tree(shown.page)
        if isinstance(widget := face.object(), QWidget) and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    assert len(set(controls)) == len(controls)


@pytest.mark.parametrize("factor", [1.0, 1.4])
@pytest.mark.parametrize("width", [960, 1500])
def test_no_word_is_cut(qtbot: QtBot, width: int, factor: float) -> None:
    with longer_words(factor):
        shown = CounterDriver(qtbot, FULL, demo=True, width=width)
        broken(shown)
        settle(shown.page)
        assert cut_texts(shown.page) == []
        shown.page.resize(width, 2_000)
        assert cut_texts(shown.page) == []


@pytest.fixture
def marked() -> Iterator[None]:
    with marked_words():
        yield


def test_every_word_can_be_translated(qtbot: QtBot, marked: None) -> None:
    shown = CounterDriver(qtbot, FULL, demo=True)
    shown.button("«Add a fund source»").click()
    for edit in shown.page.findChildren(QLineEdit):
        edit.setText("one, two")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    data = {"v1", "v1.2", "v2"}
    found = set()
    for face in tree(shown.page):
        texts = [face.text(QAccessible.Text.Name), face.text(QAccessible.Text.Description)]
        found |= {text for text in texts if WORDS.search(unmarked(text)) and text not in data}
    assert found == set()


def test_hosts_that_the_keys_were_not_given_for_are_told_where_they_are_chosen(counter: CounterDriver) -> None:
    keys = KeysStore()
    counter.page.service.set_store(keys)
    given = hosts_of(Area.PAYOUTS, Settings(money_out=MoneyOut(PRODUCTION_HOSTS)))
    keys.on_event(AreaKeys(Area.PAYOUTS, "keychain", "••••1234", "keychain", given))
    words = "The keys on this PC are of api.cashfree.com, payout-api.cashfree.com. Paydesk sends them nowhere else."

    def shown() -> bool:
        return words in [label.text() for label in counter.page.findChildren(QLabel) if label.isVisible()]

    for kind, told in (("sandbox", True), ("production", False), ("own", True)):
        counter.page.form.set_values({"payouts_url": "https://payout-api.cashfree.example", "hosts": kind})
        counter.page.form.edited.emit("hosts")
        assert shown() is told, kind
