"""UPI check: one field, one result, a token that lives an hour."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from paydesk.domain.checked_address import check_token
from paydesk.domain.commands import CheckUpi
from paydesk.domain.messages import Answered, CommandStatus
from paydesk.domain.payout.messages import UpiCheck
from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission
from paydesk.domain.rules import Rule
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.ui.widgets.clipboard import TimedClipboard
from tests.helpers.fields import faults, put, typed
from tests.helpers.looks import heard
from tests.helpers.recorder import ended
from tests.ui.conftest import Announced
from tests.ui.panels.conftest import NAME, TOKEN, MakeStage, PanelStage, judgement

DETAILS = (("bank", "OK BANK"), ("micr", "302999001"), ("neft", "Live"), ("rtgs", "Not Live"), ("upi", "Live"))


def clip() -> str:
    return QGuiApplication.clipboard().text()


def test_valid_shows_the_name_the_address_and_what_else_the_bank_tells(stage: PanelStage, said: Announced) -> None:
    stage.answer(stage.check(), ifsc="OKBK0000123", ifsc_details=DETAILS)
    result = stage.panels.upi.result
    check = stage.client.of(CheckUpi)[0]
    assert (check.vpa, check.phone) == ("asha.rao@okbank", "")
    assert result.verdict.text() == "VALID"
    assert result.name.text() == NAME
    assert "VALID" in said.all[-1]
    assert NAME in said.all[-1]
    assert result.name.font().pixelSize() > result.address.font().pixelSize()
    assert result.kind == "ok"
    assert list(result.details.pairs) == [
        ("IFSC", "OKBK0000123"),
        ("Bank", "OK BANK"),
        ("MICR", "302999001"),
        ("Mode", "NEFT, UPI"),
    ]


def test_unknown_details_are_listed(stage: PanelStage) -> None:
    stage.answer(stage.check(), ifsc_details=(("branchOfficeName", "Hill"), ("swift_code", "X"), ("empty", "")))
    assert list(stage.panels.upi.result.details.pairs) == [("Branch office name", "Hill"), ("SWIFT code", "X")]


def test_invalid_is_red_and_says_what_to_say(stage: PanelStage) -> None:
    stage.answer(stage.check(), "INVALID")
    result = stage.panels.upi.result
    assert result.verdict.text() == "INVALID"
    assert result.kind == "bad"
    assert "read it again" in stage.words()
    assert stage.panels.upi.token.isHidden()


def test_an_unknown_status_is_neither_valid_nor_invalid(stage: PanelStage) -> None:
    stage.answer(stage.check(), "PERHAPS")
    assert stage.panels.upi.result.kind == "warn"
    assert stage.panels.upi.token.isHidden()


def test_of_what_is_pasted_the_address_is_checked(stage: PanelStage) -> None:
    for pasted in (
        "upi://pay?pa=asha.rao@okbank&pn=Asha%20Rao&mc=0000&tr=9f4c2d1ab7e0&tn=For%20the%20groceries%20of%20today&cu=INR",
        "  UPI://pay?pn=Asha&pa=asha.rao%40okbank\n",
        "UPI://PAY?PA=ASHA.RAO@OKBANK&PN=ASHA",
        "ASHA.RAO@OKBANK",
        " asha.rao @ okbank ",
    ):
        stage.panels.forget()
        stage.answer(stage.check(pasted))
        assert stage.client.of(CheckUpi)[-1].vpa == "asha.rao@okbank"
        assert stage.panels.upi.form.values().text("vpa") == "asha.rao@okbank"


def test_a_phone_is_asked_without_its_country_code(stage: PanelStage) -> None:
    stage.panels.open_upi()
    stage.click("Phone")
    assert stage.focus() == "Phone"
    stage.type("+91 98765-43210")
    stage.press(Qt.Key.Key_Return)
    check = stage.client.of(CheckUpi)[-1]
    assert (check.vpa, check.phone) == ("", "9876543210")


BROKEN = (
    ("UPI address", "", "Type a UPI address"),
    ("UPI address", "asha rao@okbank", "A UPI address looks like"),
    ("UPI address", "asha", "A UPI address looks like"),
    ("Phone", "", "Type the phone number"),
    ("Phone", "98a", "8 to 12 digits"),
    ("Phone", "123", "8 to 12 digits"),
    ("Phone", "1234567890123", "8 to 12 digits"),
)


def test_a_broken_rule_is_shown_and_nothing_is_sent(stage: PanelStage) -> None:
    for kind, typed_in, says in BROKEN:
        stage.panels.forget()
        stage.panels.open_upi()
        stage.click(kind)
        stage.type(typed_in)
        stage.press(Qt.Key.Key_Return)
        ((field, told),) = faults(stage.panels.upi).items()
        assert says in told
        assert stage.focus() == field
        assert stage.client.of(CheckUpi) == []
        put(stage.panels.upi, {field: "asha@okbank" if kind == "UPI address" else "98989898"})
        assert faults(stage.panels.upi) == {}


def test_an_answer_to_an_earlier_check_never_replaces_a_newer_one(stage: PanelStage) -> None:
    first = stage.check("first@okbank")
    second = stage.check("second@okbank")
    assert first != second
    stage.answer(first, vpa="first@okbank", name_at_bank="Somebody First")
    assert stage.panels.upi.result.isHidden()
    stage.answer(second, vpa="second@okbank", name_at_bank="Somebody Second")
    stage.answer(first, vpa="first@okbank", name_at_bank="Somebody First")
    assert stage.panels.upi.result.name.text() == "Somebody Second"


def test_enter_twice_checks_once(stage: PanelStage) -> None:
    stage.check()
    stage.press(Qt.Key.Key_Return)
    stage.panels.upi.check_button.click()
    assert len(stage.client.of(CheckUpi)) == 1


def test_an_answer_goes_when_something_else_is_typed(stage: PanelStage) -> None:
    stage.answer(stage.check())
    stage.panels.upi.begin()
    stage.type("b")
    assert stage.panels.upi.result.isHidden()
    assert stage.panels.upi.token.isHidden()
    assert NAME not in stage.words()


def test_a_failed_call_says_what_happened_and_what_to_do(stage: PanelStage) -> None:
    why = judgement(Outcome.NOT_ALLOWED, Reason.IP_NOT_ALLOWED, Operation.VALIDATE_V2)
    stage.store.on_event(Answered(stage.check(), UpiCheck(classification=why)))
    assert stage.panels.upi.result.kind == "bad"
    assert stage.panels.upi.result.todo.text()
    assert "Error" not in stage.words()
    assert stage.panels.upi.check_button.isEnabled()


def test_rules_of_the_counter_are_shown_at_the_field(stage: PanelStage) -> None:
    stage.store.on_event(Answered(stage.check(), UpiCheck(broken=(("vpa", Rule.TOO_LONG),))))
    assert "At most 100 characters" in faults(stage.panels.upi)["UPI address"]


def test_who_may_not_is_told_why(stage: PanelStage) -> None:
    check_id = stage.check()
    stage.panels.on_permission_denied(PermissionDenied(Permission.CHECK_UPI, DenialReason.LOCKED, "of another check"))
    assert stage.panels.upi.result.isHidden()
    stage.panels.on_permission_denied(PermissionDenied(Permission.CHECK_UPI, DenialReason.LOCKED, check_id))
    assert stage.panels.upi.result.kind == "warn"
    assert stage.panels.upi.check_button.isEnabled()


# the token ------------------------------------------------------------------------------------------------------------


def test_the_token_counts_down_and_is_grey_after_an_hour(stage: PanelStage) -> None:
    stage.answer(stage.check())
    token = stage.panels.upi.token
    assert token.chip.text() == "1:00:00 left, single use"
    stage.clock.pass_(19_000)
    stage.panels.refresh(stage.clock.now)
    assert token.chip.text() == "59:41 left, single use"
    assert token.chip.kind == "wait"
    stage.clock.pass_(3_580_000)
    stage.panels.refresh(stage.clock.now)
    assert stage.button("Copy token").isEnabled()
    stage.clock.pass_(1_000)
    stage.panels.refresh(stage.clock.now)
    assert (token.chip.text(), token.chip.kind) == ("Expired", "off")
    assert not token.copy_button.isEnabled()
    assert not stage.button("Copy token").isEnabled()


def test_the_token_is_grey_once_it_was_used(stage: PanelStage) -> None:
    stage.answer(stage.check())
    stage.click("Copy token")
    stage.panels.mark_token_used("somebody.else@okbank")
    assert stage.panels.upi.token.copy_button.isEnabled()
    stage.panels.mark_token_used("Asha.Rao@okbank")
    assert (stage.panels.upi.token.chip.text(), stage.panels.upi.token.chip.kind) == ("Used", "off")
    assert not stage.button("Copy token").isEnabled()
    assert clip() == ""


def test_without_a_token_there_is_no_chip(stage: PanelStage) -> None:
    stage.answer(stage.check(), transfer_token="")
    assert "Copy token" not in stage.buttons()
    assert "Send money" in stage.buttons()


def test_no_token_is_shown_without_the_send_permission(stage: PanelStage) -> None:
    """A token is for a transfer: a cashier cannot use it."""
    stage.panels.set_permissions(frozenset({Permission.CHECK_UPI}))
    stage.answer(stage.check())
    assert NAME in stage.words()
    assert "oken" not in stage.words()
    assert not {"Copy token", "Send money"} & set(stage.buttons())
    stage.panels.set_permissions(frozenset({Permission.CHECK_UPI, Permission.SEND}))
    stage.answer(stage.check())
    assert "Copy token" in stage.buttons()
    stage.panels.set_permissions(frozenset({Permission.CHECK_UPI}))
    assert stage.panels.upi.token.isHidden()


def test_a_copy_leaves_the_clipboard_after_a_minute(stage: PanelStage, qtbot: object) -> None:
    stage.answer(stage.check())
    stage.click("Copy token")
    assert clip() == TOKEN
    timer = stage.panels._copies._timer
    assert timer.isActive()
    assert timer.interval() == 60_000
    timer.timeout.emit()
    assert clip() == ""
    assert not stage.panels.upi.token.copy_button.note.isVisible()


def test_what_somebody_else_copied_stays(stage: PanelStage) -> None:
    stage.answer(stage.check())
    stage.click("Copy token")
    QGuiApplication.clipboard().setText("a shopping list")
    stage.panels.forget()
    assert clip() == "a shopping list"


def test_the_lock_empties_field_answer_and_clipboard(stage: PanelStage) -> None:
    stage.answer(stage.check())
    stage.click("Copy token")
    stage.panels.forget()
    assert clip() == ""
    assert not stage.side.is_open
    stage.panels.open_upi()
    assert typed(stage.panels.upi, "UPI address") == ""
    assert NAME not in stage.words()
    assert TOKEN not in stage.spoken() + stage.words()


def test_histories_of_clipboards_are_asked_not_to_keep_it(stage: PanelStage) -> None:
    stage.answer(stage.check())
    stage.click("Copy token")
    data = QGuiApplication.clipboard().mimeData()
    assert data.data("x-kde-passwordManagerHint").toStdString() == "secret"
    assert data.hasFormat("ExcludeClipboardContentFromMonitorProcessing")


@pytest.mark.parametrize("kind", [ServiceKind.DEMO, ServiceKind.TEST])
def test_where_no_money_moves_a_copy_says_so(make_stage: MakeStage, kind: ServiceKind) -> None:
    stage = make_stage(kind=kind)
    stage.answer(stage.check())
    stage.click("Copy token")
    assert clip().startswith(kind.name)


def test_the_end_of_the_program_empties_the_clipboard(qapp: QApplication) -> None:
    copies = TimedClipboard()
    token = check_token("secret")
    assert token is not None
    copies.copy(token)
    assert clip().endswith("secret")
    qapp.aboutToQuit.emit()
    assert clip() == ""


def test_a_supervisor_goes_on_to_a_transfer(stage: PanelStage) -> None:
    wanted: list[object] = []
    stage.panels.transfer_requested.connect(wanted.append)
    stage.answer(stage.check())
    stage.tab_to("Send money")
    stage.press(Qt.Key.Key_Return)
    assert wanted == [("asha.rao@okbank", NAME)]


def test_a_cashier_is_not_offered_a_transfer(stage: PanelStage) -> None:
    stage.panels.set_permissions(frozenset({Permission.CHECK_UPI, Permission.CASHGRAM}))
    stage.answer(stage.check())
    assert "Send money" not in stage.buttons()


def test_a_panel_that_is_not_theirs_closes(stage: PanelStage) -> None:
    stage.panels.open_upi()
    stage.panels.set_permissions(frozenset({Permission.SELL}))
    assert not stage.side.is_open


def test_a_screen_reader_hears_what_was_found(stage: PanelStage) -> None:
    stage.answer(stage.check())
    assert heard(stage.panels.upi.result).name == "VALID"


def test_a_check_that_failed_says_so_and_can_be_asked_again(stage: PanelStage) -> None:
    stage.check()
    [command] = stage.client.of(CheckUpi)
    stage.store.on_event(ended(command, CommandStatus.FAILED, "bug"))
    assert "Paydesk made a mistake" in stage.words()
    stage.panels.upi.check_button.click()
    assert len(stage.client.of(CheckUpi)) == 2


def test_ten_digits_are_a_phone_in_either_field(stage: PanelStage) -> None:
    """The guide says: type the address or the phone. Regression: it was "no UPI address"."""
    for number in ("9812345678", "+91 98123-45678", "098123 45678", "९८१२३४५६७८"):
        stage.panels.forget()
        stage.check(number)
        check = stage.client.of(CheckUpi)[-1]
        assert (check.vpa, check.phone) == ("", "9812345678"), number
        assert stage.focus() == "Phone"
        stage.answer(str(check.ask_id))
    assert len(stage.client.of(CheckUpi)) == 4


def test_an_address_under_phone_is_an_address(stage: PanelStage) -> None:
    stage.panels.open_upi()
    stage.click("Phone")
    stage.type("asha.rao@okbank")
    stage.press(Qt.Key.Key_Return)
    check = stage.client.of(CheckUpi)[-1]
    assert (check.vpa, check.phone) == ("asha.rao@okbank", "")
