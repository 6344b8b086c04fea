"""History, identity and the list of payouts by keyboard."""

from __future__ import annotations

import csv
import io
import re
from dataclasses import replace
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from paydesk.domain.clock import DAY
from paydesk.domain.commands import (
    DeactivateCashgram,
    ExchangeCode,
    ForgetToken,
    MarkPayoutSeen,
    PayoutCommand,
    ReadBalance,
    ReadHistory,
    ReadPayout,
    ReadTokenState,
    SendPayout,
    SendPayoutAgain,
    SettlePayout,
)
from paydesk.domain.fact import Stamp
from paydesk.domain.messages import Answered, CommandStatus
from paydesk.domain.money import Money
from paydesk.domain.payout.answers import History, HistoryItem, RegisteredBeneficiary
from paydesk.domain.payout.messages import DraftRefused, PayoutChanged, PayoutsLoaded, TokenState, TransferHistory
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason
from paydesk.domain.payout.payout import ApprovalReason, Draft, DraftSummary, Payout, PayoutKind
from paydesk.domain.payout.requests import BeneDetails, DirectTransfer, HistoryQuery
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission
from paydesk.domain.rules import PayoutRule, Rule
from paydesk.domain.settings.settings import (
    PRODUCTION_HOSTS,
    FundSource,
    MoneyOut,
    PayoutHosts,
    Settings,
    TransferVersion,
)
from paydesk.ui import theme
from paydesk.ui.rows.csv_cells import guard_formula
from paydesk.ui.rows.tools import BOM
from paydesk.ui.words.payouts import STATUSES, overdue_words, recipient_words, status_chip
from tests.helpers.fields import faults as wrong
from tests.helpers.fields import typed
from tests.helpers.looks import colours, picture
from tests.helpers.recorder import ended
from tests.ui.conftest import Announced
from tests.ui.driver import Clock
from tests.ui.money.payouts import DONE, DOWN, ENTER, RIGHT, SETTINGS, SPACE, ShownPayouts, judged, many_outs

OK = judged(Outcome.DONE, Reason.DONE, "", Operation.BENEFICIARY_HISTORY)
NOBODY = judged(Outcome.FIX_FIELD, Reason.BENEFICIARY_UNKNOWN, "beneId", Operation.BENEFICIARY_HISTORY)
NO_KEYS = judged(Outcome.NOT_ALLOWED, Reason.KEYS_REFUSED, "", Operation.OAUTH_TOKEN)


@pytest.fixture
def history(qtbot: QtBot, time: Clock) -> ShownPayouts:
    """Return the page on the beneficiary history."""
    there = ShownPayouts(qtbot, time, part="activity")
    there.ask_by_beneficiary()
    return there


def items(count: int, word: str = "SUCCESS") -> tuple[HistoryItem, ...]:
    """Return this number of transfers."""
    return tuple(
        HistoryItem(1_790_000_000_000 - n, f"2026-11-{n % 19 + 1:02d} 10:00", Money(100_00 + n), "upi", "BENE42", word)
        for n in range(count)
    )


def page_came(there: ShownPayouts, transfers: tuple[HistoryItem, ...]) -> None:
    """Deliver the page that was queried last."""
    command = there.client.of(ReadHistory)[-1]
    ask_id, query = command.ask_id, command.query
    there.tell(Answered(ask_id, TransferHistory(query, History(OK, transfers, query.page, query.per_page))))


# History --------------------------------------------------------------------------------------------------------------


def test_pages_are_turned_and_shown(history: ShownPayouts) -> None:
    history.fill(Beneficiary_id="BENE42")
    history.press(ENTER)
    assert history.client.of(ReadHistory)[0].query == HistoryQuery("BENE42")
    page_came(history, items(25))
    tab = history.page.activity.history
    assert tab.table.view.rows_model.rowCount() == 25
    assert "Page 1" in history.words()
    assert re.fullmatch(r"\d\d? \w{3,4} 2026, \d\d:\d\d", str(tab.table.view.rows_model.index(0, 0).data())), (
        "with its year"
    )
    assert not tab.newer_button.isEnabled()
    history.go_to("Older page")
    history.press(ENTER)
    assert history.client.of(ReadHistory)[-1].query.page == 2
    page_came(history, items(3))
    assert tab.table.view.rows_model.rowCount() == 3
    assert not tab.older_button.isEnabled(), "fewer than 25: the last page"
    history.go_to("Newer page")
    history.press(SPACE)
    assert history.client.of(ReadHistory)[-1].query.page == 1


def test_by_v2_the_beneficiary_is_shown_in_place_of_transfers(qtbot: QtBot, time: Clock) -> None:
    settings = replace(SETTINGS, money_out=replace(SETTINGS.money_out, transfer_version=TransferVersion.V2))
    there = ShownPayouts(qtbot, time, settings, part="activity")
    there.ask_by_beneficiary()
    tab = there.page.activity.history
    assert not tab.form.field_widget("endDate").isVisible(), "it has no days"
    assert not tab.retirement_note.isVisible()
    there.fill(Beneficiary_id="BENE42")
    there.press(ENTER)
    command = there.client.of(ReadHistory)[-1]
    assert command.query == HistoryQuery("BENE42")
    found = RegisteredBeneficiary(
        OK, "BENE42", "Asha Rao", "••••1772", "HDFC0000001", "98••••3210", "VERIFIED", 1_790_000_000_000
    )
    there.tell(Answered(command.ask_id, TransferHistory(command.query, beneficiary=found)))
    words = there.words()
    assert "Asha Rao" in words
    assert "••••1772 · HDFC0000001 · 98••••3210 · Verified" in words
    assert tab.table.view.rows_model.rowCount() == 0
    for version, is_told in ((TransferVersion.V1_2, True), (None, False)):
        there.page.use_settings(replace(SETTINGS, money_out=replace(SETTINGS.money_out, transfer_version=version)))
        assert tab.form.field_widget("endDate").isVisible()
        assert ("Beneficiary V2" in there.words()) is is_told, "Automatic needs no word about it"


def test_the_button_is_aligned_with_the_dates(history: ShownPayouts) -> None:
    """Regression: it was 14 pixels too high."""
    part = history.page.activity.history
    day = part.form.field_widget("endDate").control
    assert part.show_button.mapTo(part, QPoint()).y() == day.mapTo(part, QPoint()).y()


@pytest.mark.parametrize(
    ("start", "end", "words"),
    [
        ("01-11-2026", "", "the last day"),
        ("", "20-11-2026", "Choose yesterday or an earlier day"),
        ("", "2026-11-21", "Choose yesterday or an earlier day"),
        ("19-11-2026", "18-11-2026", "after the last"),
        ("31-02-2026", "", "This is no day"),
        ("soon", "", "This is no day"),
    ],
)
def test_dates_are_checked_and_kept_as_typed(history: ShownPayouts, start: str, end: str, words: str) -> None:
    tab = history.page.activity.history
    history.fill(Beneficiary_id="BENE42")
    history.go_to("From")
    history.type(start)
    history.go_to("To")
    history.type(end)
    history.press(ENTER)
    assert history.client.of(ReadHistory) == []
    assert words in history.words()
    if "no day" in words:
        assert typed(tab, "From") == start


@pytest.mark.parametrize("text", ["01-11-2026", "2026-11-01", "01/11/2026", "1.11.2026"])
def test_dates_are_parsed_in_common_formats(history: ShownPayouts, text: str) -> None:
    history.fill(Beneficiary_id="BENE42")
    history.go_to("From")
    history.type(text)
    history.go_to("To")
    history.type("19-11-2026")
    history.press(ENTER)
    query = history.client.of(ReadHistory)[-1].query
    assert (query.start, query.end) == (date(2026, 11, 1), date(2026, 11, 19))
    assert typed(history.page.activity.history, "From") == "1 Nov 2026"


def test_a_failed_query_says_why_and_keeps_the_last_page(history: ShownPayouts) -> None:
    history.fill(Beneficiary_id="BENE42")
    history.press(ENTER)
    page_came(history, items(25))
    history.go_to("Older page")
    history.press(ENTER)
    command = history.client.of(ReadHistory)[-1]
    ask_id, query = command.ask_id, command.query
    history.tell(Answered("another question", TransferHistory(query, History(OK, (), 9, 25))))
    history.tell(Answered(ask_id, TransferHistory(query, classification=NOBODY)))
    assert not history.page.activity.history.message.isVisible(), "it is said once, at its field"
    assert history.focus.accessibleName() == "Beneficiary id", "the field to mend"
    assert list(wrong(history.page.activity.history)) == ["Beneficiary id"]
    assert history.page.activity.history.table.view.rows_model.rowCount() == 25
    assert history.page.activity.history.older_button.isEnabled()


def test_the_counters_rules_stand_at_their_fields(history: ShownPayouts) -> None:
    history.fill(Beneficiary_id="BENE42")
    history.press(ENTER)
    command = history.client.of(ReadHistory)[-1]
    ask_id, query = command.ask_id, command.query
    broken = (("beneId", Rule.CHARACTERS), ("endDate", PayoutRule.NOT_YET_OVER))
    history.tell(Answered(ask_id, TransferHistory(query, broken=broken)))
    assert set(wrong(history.page.activity.history)) == {"Beneficiary id", "To"}


def test_an_empty_page_says_so(history: ShownPayouts) -> None:
    history.fill(Beneficiary_id="BENE42")
    history.press(ENTER)
    page_came(history, ())
    assert "no transfers on this page" in history.words()
    assert "Save this page as CSV" not in history.buttons()


@pytest.mark.parametrize("word", ["", "DEMO", "TEST"])
def test_a_page_is_saved_as_csv(qtbot: QtBot, time: Clock, word: str) -> None:
    hosts = PayoutHosts() if word == "TEST" else PRODUCTION_HOSTS
    settings = replace(SETTINGS, money_out=replace(SETTINGS.money_out, hosts=hosts))
    there = ShownPayouts(qtbot, time, settings, demo=word == "DEMO")
    there.ask_by_beneficiary()
    there.fill(Beneficiary_id="BENE42")
    there.press(ENTER)
    page_came(there, (*items(1), *items(1, '=HYPERLINK("http://evil")')))
    there.go_to("Save this page as CSV")
    there.press(ENTER)
    (file,) = there.files
    assert file.name == (f"{word}_history_BENE42_page1.csv" if word else "history_BENE42_page1.csv")
    text = file.data.decode("utf-8")
    assert text.startswith(BOM)
    rows = list(csv.reader(io.StringIO(text.removeprefix(BOM))))
    assert rows[1][:5] == ["2026-11-01 10:00", "100.00", "upi", "BENE42", "SUCCESS"]
    assert rows[2][4] == '\'=HYPERLINK("http://evil")'
    assert all((row[-1] == word) == bool(word) for row in rows)


@pytest.mark.parametrize("text", ["=1+1", "+91", "-5", "@cmd", "\tx", "  =1"])
def test_csv_cells_are_no_formulas(text: str) -> None:
    assert guard_formula(text) == "'" + text
    assert guard_formula("1.00") == "1.00"


# Identity -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def identity(qtbot: QtBot, time: Clock) -> ShownPayouts:
    return ShownPayouts(qtbot, time, part="identity")


def exchanged(there: ShownPayouts, kept: str = "keychain") -> None:
    """Exchange a code."""
    there.fill(Authorisation_code="code-77")
    there.press(ENTER)
    ask_id = there.client.of(ExchangeCode)[-1].ask_id
    there.tell(Answered(ask_id, TokenState("ref_42", "ver_42", there.time.now + 3_600_000, kept, "••••9f3a")))


@pytest.mark.parametrize(("kept", "words"), [("keychain", "keychain"), ("memory", "until Paydesk closes")])
def test_a_code_becomes_a_token_that_is_never_shown(identity: ShownPayouts, kept: str, words: str) -> None:
    exchanged(identity, kept)
    assert identity.client.of(ExchangeCode)[0].auth_code == "code-77"
    said = identity.words()
    for part in ("••••9f3a", "ref_42", "ver_42", "15:36, in 1:00:00", words):
        assert part in said
    assert typed(identity.identity, "Authorisation code") == ""
    identity.time.pass_(3_600_000)
    identity.page.refresh()
    assert "The token has expired" in identity.words()


def test_a_token_is_forgotten(identity: ShownPayouts) -> None:
    exchanged(identity)
    identity.go_to("Delete token")
    identity.press(ENTER)
    assert identity.client.of(ForgetToken) == [ForgetToken()]
    assert "••••9f3a" not in identity.words()


def test_a_token_of_another_person_can_be_deleted(identity: ShownPayouts) -> None:
    """Regression: after the lock or a restart the token was neither shown nor deleted."""
    exchanged(identity)
    identity.identity.forget()
    identity.fill(Authorisation_code="code-78")
    identity.page.activate()
    [asked] = identity.client.of(ReadTokenState)[-1:]
    identity.tell(
        Answered(asked.ask_id, TokenState(expires_at=identity.time.now + 60_000, stored_in="memory", hint="••••9f3a"))
    )
    assert typed(identity.identity, "Authorisation code") == "code-78", "what is typed stays"
    assert "••••9f3a" in identity.words()
    identity.go_to("Delete token")
    identity.press(ENTER)
    assert identity.client.of(ForgetToken) == [ForgetToken()]
    identity.tell(Answered(asked.ask_id, TokenState(stored_in="memory", hint="••••9f3a")))
    assert "••••9f3a" not in identity.words(), "what was asked before is old"


def test_a_token_that_the_keychain_keeps_stays_shown(identity: ShownPayouts) -> None:
    exchanged(identity)
    identity.go_to("Delete token")
    identity.press(ENTER)
    [command] = identity.client.of(ForgetToken)
    identity.tell(ended(command, CommandStatus.FAILED))
    said = identity.words()
    assert "••••9f3a" in said
    assert "The token is not deleted" in said
    identity.identity.forget()
    identity.tell(ended(command, CommandStatus.FAILED))
    assert "••••9f3a" not in identity.words(), "nor shown to who comes next"


def test_a_refused_code_stays_and_says_why(identity: ShownPayouts) -> None:
    identity.press(ENTER)
    assert identity.client.of(ExchangeCode) == []
    identity.fill(Authorisation_code="code-77")
    identity.press(ENTER, ENTER)
    [command] = identity.client.of(ExchangeCode)
    ask_id = command.ask_id
    identity.tell(Answered(ask_id, TokenState(classification=NO_KEYS)))
    assert identity.identity.message.isVisible()
    assert typed(identity.identity, "Authorisation code") == "code-77"
    identity.press(ENTER)
    assert len(identity.client.of(ExchangeCode)) == 2
    identity.page.on_permission_denied(PermissionDenied(Permission.IDENTITY, DenialReason.PAGES_LOCKED))
    assert identity.unlocks == [Permission.IDENTITY]
    identity.press(ENTER)
    assert len(identity.client.of(ExchangeCode)) == 3


def test_a_code_that_was_used_says_so_once_and_what_to_do(identity: ShownPayouts) -> None:
    identity.fill(Authorisation_code="code-77")
    identity.press(ENTER)
    used = judged(Outcome.FIX_FIELD, Reason.FIELD_INVALID, "auth_code", Operation.OAUTH_TOKEN)
    identity.tell(Answered(identity.client.of(ExchangeCode)[0].ask_id, TokenState(classification=used)))
    assert "If it is right, get another code" in identity.words()
    assert list(wrong(identity.identity)) == [], "it is said once"
    assert identity.focus.accessibleName() == "Authorisation code"


def test_an_answer_for_the_previous_person_is_dropped(identity: ShownPayouts) -> None:
    identity.fill(Authorisation_code="code-77")
    identity.press(ENTER)
    identity.page.forget()
    identity.tell(Answered(identity.client.of(ExchangeCode)[-1].ask_id, TokenState("ref_42", hint="••••9f3a")))
    assert "ref_42" not in identity.words()
    assert typed(identity.identity, "Authorisation code") == ""


# Activity -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def outbox(qtbot: QtBot, time: Clock) -> ShownPayouts:
    """Return the page on a list with payouts of each state."""
    there = ShownPayouts(qtbot, time)
    there.list_payouts()
    return there


def test_the_first_payout_is_shown_beside_the_list(outbox: ShownPayouts) -> None:
    assert "Do not send it again" in outbox.words()
    detail, view = outbox.page.activity.detail, outbox.page.activity.view
    assert detail.mapTo(outbox.page, QPoint()).x() > view.mapTo(outbox.page, QPoint()).x() + view.width()


def test_loan_and_identity_are_offered_once_switched_on(there: ShownPayouts) -> None:
    hidden = {"Loan", "Identity"}
    assert hidden.isdisjoint(there.buttons())
    money_out = replace(SETTINGS.money_out, loans=True, identity=True)
    there.page.use_settings(replace(SETTINGS, money_out=money_out))
    assert hidden <= set(there.buttons())
    there.part("identity")
    there.page.use_settings(SETTINGS)
    assert there.page.current_tab == "send"
    assert hidden.isdisjoint(there.buttons())


def test_older_payouts_that_are_not_settled_are_listed_first(there: ShownPayouts) -> None:
    outs = many_outs(there.time.now).payouts
    old = replace(outs[0], payout_id="old", wanted_at=there.time.now - 40 * DAY)
    there.tell(PayoutsLoaded((*outs, old)))
    there.part("activity")
    there.listed(outs)
    assert [row.key for row in there.page.activity.view.rows_model.rows][:2] == ["old", outs[0].payout_id]


@pytest.mark.parametrize(
    ("number", "what"), [(9, ["What", "Transfer · UPI"]), (6, []), (5, ["What", "Bank transfer"])], ids=str
)
def test_facts_do_not_repeat_the_text_above(outbox: ShownPayouts, number: int, what: list[str]) -> None:
    """Regression: "What: Payout link" below a text about a payout link."""
    outbox.page.activity.choose(f"t_20261120_{number}_k7q")
    outbox.settle()
    shown = [one.text() for one in outbox.page.activity.detail.panel.pairs.findChildren(QLabel) if one.isVisible()]
    assert shown[: shown.index("Sent")] == what


def test_each_row_has_its_state_and_the_tab_a_count(outbox: ShownPayouts) -> None:
    """Regression: rows without chips made unknown outcomes look done."""
    assert "Activity · 4" in outbox.buttons()
    view = outbox.page.activity.view
    assert {theme.current().warn_soft, theme.current().ok_soft} <= colours(picture(view)).keys()
    first = outbox.store.unsettled()[0]
    outbox.tell(PayoutChanged(replace(first, settlement=Stamp(1), classification=judged(Outcome.DONE, Reason.DONE))))
    assert "Activity · 3" in outbox.buttons()


DOES = [
    (0, {"Check now": ReadPayout}),
    (1, {"Check now": ReadPayout}),
    (2, {"It arrived": None, "It did not arrive": None}),
    (3, {"Check now": ReadPayout, "Cancel payout link": DeactivateCashgram}),
    (4, {"Check now": ReadPayout}),
    (5, {}),
    (6, {"Send again, same number": SendPayoutAgain}),
]
ALL = {"Check now", "It arrived", "It did not arrive", "Cancel payout link", "Send again, same number"}


@pytest.mark.parametrize(("line", "does"), DOES)
def test_each_payout_offers_its_available_commands(
    outbox: ShownPayouts, line: int, does: dict[str, type[PayoutCommand] | None]
) -> None:
    outbox.press(*[DOWN] * line)
    payout_id = outbox.page.activity.view.rows_model.rows[line].key
    assert outbox.page.activity.view.selected_key() == payout_id
    assert {words for words in outbox.buttons() if words in ALL} == set(does)
    for words, command in does.items():
        if command is not None:
            outbox.go_to(words)
            outbox.press(ENTER)
            if command is DeactivateCashgram:
                assert outbox.client.of(command) == [], "Confirm a larger amount once"
                outbox.go_to("Yes, cancel")
                outbox.press(ENTER)
            assert outbox.client.of(command) == [command(payout_id=payout_id)]


def test_an_internal_transfer_is_settled_from_the_outbox(outbox: ShownPayouts) -> None:
    outbox.press(DOWN, DOWN)
    outbox.go_to("Refresh balances")
    outbox.press(ENTER)
    assert outbox.client.of(ReadBalance) == [
        ReadBalance(instrument_id="SRC1"),
        ReadBalance(instrument_id="SRC2"),
    ]
    outbox.balance("SRC2", 2_150_000)
    assert "before: " not in outbox.words()
    assert "now: ₹21,500.00" in outbox.words()
    outbox.go_to("It arrived")
    outbox.press(ENTER)
    outbox.go_to("Yes, it arrived")
    outbox.press(ENTER)
    payout_id = next(out.payout_id for out in outbox.store.unsettled() if out.kind is PayoutKind.INTERNAL)
    assert outbox.client.of(SettlePayout) == [SettlePayout(payout_id=payout_id, arrived=True)]


def test_what_is_unknown_for_a_day_is_settled_by_the_statement(outbox: ShownPayouts) -> None:
    first = outbox.store.unsettled()[0]
    outbox.tell(PayoutChanged(replace(first, sent=Stamp(outbox.time.now - DAY))))
    assert {"Check now", "It arrived", "It did not arrive"} <= set(outbox.buttons())
    assert "Refresh balances" not in outbox.buttons()
    assert "Check the account's statement" in outbox.words()
    assert outbox.page.activity.detail.panel.main_control() is outbox.button("Check now")
    outbox.go_to("It did not arrive")
    outbox.press(ENTER)
    outbox.go_to("Yes, it did not arrive")
    outbox.press(ENTER)
    assert outbox.client.of(SettlePayout) == [SettlePayout(payout_id=first.payout_id, arrived=False)]


def test_a_refusal_enables_the_buttons(outbox: ShownPayouts) -> None:
    outbox.press(*[DOWN] * 6)
    outbox.go_to("Send again, same number")
    outbox.press(ENTER)
    assert "Send again, same number" not in outbox.buttons()
    outbox.page.on_permission_denied(PermissionDenied(Permission.SEND, DenialReason.ROLE, "x"))
    assert "Send again, same number" in outbox.buttons()
    assert outbox.unlocks == []


def test_a_refused_resend_says_why(outbox: ShownPayouts) -> None:
    """Regression: the button did nothing and no message said why."""
    outbox.press(*[DOWN] * 6)
    outbox.go_to("Send again, same number")
    outbox.press(ENTER)
    [command] = outbox.client.of(SendPayoutAgain)
    outbox.page.on_permission_denied(PermissionDenied(Permission.SEND, DenialReason.ROLE, command.payout_id))
    assert "You may not do this." in outbox.words()
    assert "Send again, same number" in outbox.buttons()


def test_sending_again_from_the_outbox_may_need_a_second_person(outbox: ShownPayouts) -> None:
    outbox.press(*[DOWN] * 6)
    outbox.go_to("Send again, same number")
    outbox.press(ENTER)
    draft = Draft("d6", DirectTransfer("t_1", Money(75_000), BeneDetails()))
    summary = DraftSummary(draft, (ApprovalReason(earlier_id="x", earlier_at=1),))
    outbox.tell(DraftRefused("d6", second=summary))
    assert outbox.seconds == [summary]
    outbox.page.flows.on_second_pin("meera", "4826")
    assert outbox.client.of(SendPayout) == [SendPayout(draft=draft, second_id="meera", pin="4826")]


def test_sending_again_what_breaks_a_rule_by_now_says_so(outbox: ShownPayouts, said: Announced) -> None:
    outbox.press(*[DOWN] * 6)
    outbox.go_to("Send again, same number")
    outbox.press(ENTER)
    outbox.tell(DraftRefused("d6", (("linkExpiry", PayoutRule.IN_THE_PAST),)))
    assert "day is over" in outbox.words()
    assert "day is over" in said.all[-1]
    assert "Send again, same number" in outbox.buttons()


def test_an_internal_transfer_that_waits_can_be_settled_too(outbox: ShownPayouts) -> None:
    out = next(out for out in outbox.store.unsettled() if out.kind is PayoutKind.INTERNAL)
    outbox.press(DOWN, DOWN)
    waits = judged(Outcome.PENDING, Reason.RECEIVED, "", Operation.INTERNAL_TRANSFER)
    outbox.tell(PayoutChanged(replace(out, classification=waits)))
    assert {"It arrived", "It did not arrive"} <= set(outbox.buttons())
    assert "In a few minutes, compare both balances" in outbox.words()


def test_keys_of_another_account_are_reported(outbox: ShownPayouts) -> None:
    first = outbox.store.unsettled()[0]
    absent = judged(Outcome.FAILED, Reason.NOT_FOUND, "", Operation.TRANSFER_STATUS)
    outbox.tell(PayoutChanged(replace(first, problem=absent, asked_other_keys=True)))
    assert "Sent with other keys" in outbox.words()
    assert "Unknown" in outbox.words()


def test_after_three_days_without_an_end_it_says_whom_to_ask(outbox: ShownPayouts) -> None:
    first, now = outbox.store.unsettled()[0], outbox.time.now
    outbox.tell(PayoutChanged(replace(first, sent=Stamp(now - 3 * DAY + 1))))
    assert "Call the service's support" not in outbox.words()
    late = replace(first, sent=Stamp(now - 3 * DAY))
    outbox.tell(PayoutChanged(late))
    assert "Sent 72 h ago, still open. Call the service's support" in outbox.words()
    waiting = judged(Outcome.PENDING, Reason.LINK_OPEN, "", Operation.CASHGRAM_STATUS)
    for ends in (
        replace(late, settlement=Stamp(now)),
        replace(late, kind=PayoutKind.INTERNAL),
        replace(late, kind=PayoutKind.CASHGRAM, classification=waiting),
    ):
        assert overdue_words(ends, now) == ""


def test_commands_appear_when_they_become_available(outbox: ShownPayouts) -> None:
    now = outbox.time.now
    out = next(out for out in outbox.store.unsettled() if out.kind is PayoutKind.INTERNAL)
    outbox.press(DOWN, DOWN)
    outbox.tell(PayoutChanged(replace(out, classification=None, sent=Stamp(now))))
    assert "It arrived" not in outbox.buttons(), "its answer may still be on the way"
    outbox.time.pass_(61_000)
    outbox.page.refresh(outbox.time.now)
    assert "It arrived" in outbox.buttons()


def test_the_parts_are_chosen_by_arrows_and_entered_by_enter(there: ShownPayouts) -> None:
    there.page.tab_bar.option("send").setFocus()
    for name in ("transfer", "activity"):
        there.press(RIGHT)
        assert there.page.current_tab == name
    there.page.show_tab("send")
    there.page.tab_bar.option("send").setFocus()
    there.press(ENTER)
    assert isinstance(there.focus, QLineEdit)


def test_the_states_of_a_history_are_said_as_everywhere_else() -> None:
    assert [status_chip(word)[0] for word in STATUSES] == [
        "Done",
        "Done",
        "Pending",
        "Not paid",
        "Not paid",
        "Came back",
    ]
    assert status_chip("success") == ("Done", "ok")
    assert status_chip("ON_HOLD") == ("ON_HOLD", "off"), "a word that is not known here stays as it came"


def test_amounts_are_aligned_with_their_heading(there: ShownPayouts) -> None:
    model, right = there.page.activity.history.table.view.rows_model, Qt.AlignmentFlag.AlignRight
    sides = [
        model.headerData(place, Qt.Orientation.Horizontal, Qt.ItemDataRole.TextAlignmentRole) for place in range(5)
    ]
    assert [isinstance(side, Qt.AlignmentFlag) and bool(side & right) for side in sides] == [
        False,
        False,
        False,
        False,
        True,
    ]


def test_fund_sources_are_shown_by_name() -> None:
    sources = (FundSource("MAIN01", "Daily payouts"), FundSource("SUPPLIERS02", "Suppliers"))
    moved = Payout(payout_id="a", kind=PayoutKind.INTERNAL, source="MAIN01", payee="SUPPLIERS02")
    assert recipient_words(moved, MoneyOut(fund_sources=sources)) == "Daily payouts → Suppliers"
    assert recipient_words(moved, MoneyOut(fund_sources=sources[:1])) == "Daily payouts → SUPPLIERS02"
    assert recipient_words(replace(moved, kind=PayoutKind.DIRECT, payee="Asha Rao"), MoneyOut()) == "Asha Rao"


@pytest.mark.parametrize(
    ("judgement", "words"),
    [
        (judged(Outcome.FAILED, Reason.REVERSED), "This was done, then the money came back"),
        (DONE, "This was reported as not done, but it was. Do not send"),
        (judged(Outcome.PENDING, Reason.RECEIVED), "This was reported as not done, but it was. Do not send"),
    ],
)
def test_a_reversed_outcome_is_shown_until_acknowledged(
    outbox: ShownPayouts, judgement: Classification, words: str
) -> None:
    out = Payout(
        payout_id="back",
        kind=PayoutKind.DIRECT,
        amount=Money(500_000),
        sends=1,
        settlement=Stamp(outbox.time.now) if judgement.settled else None,
        reversed_at=outbox.time.now,
        classification=judgement,
        wanted_at=outbox.time.now,
    )
    outbox.tell(PayoutChanged(out))
    outbox.page.activity.choose("back")
    assert words in outbox.words()
    outbox.go_to("I have seen it")
    outbox.press(ENTER)
    assert outbox.client.of(MarkPayoutSeen) == [MarkPayoutSeen(payout_id="back")]
    outbox.tell(PayoutChanged(replace(out, seen_at=outbox.time.now)))
    assert words in outbox.words()
    assert "I have seen it" not in outbox.buttons()


@pytest.mark.parametrize(
    ("host", "hosts", "word"),
    [
        ("payout-gamma.cashfree.com", PRODUCTION_HOSTS, "TEST"),
        ("payout-api.cashfree.com", PRODUCTION_HOSTS, ""),
        ("", PRODUCTION_HOSTS, ""),
        ("payout-gamma.cashfree.com", PayoutHosts(), ""),
    ],
)
def test_a_test_payout_is_marked_where_money_is_real(
    outbox: ShownPayouts, host: str, hosts: PayoutHosts, word: str
) -> None:
    """Regression: after going live, test payouts were not marked. In a test environment the page is marked instead."""
    first = outbox.store.unsettled()[0]
    outbox.tell(PayoutChanged(replace(first, host=host)))
    outbox.page.show_payout(first.payout_id)
    outbox.page.use_settings(Settings(money_out=MoneyOut(hosts)))
    mark = outbox.page.activity.detail.panel.mark
    assert (mark.text(), mark.isVisible()) == (word, bool(word))
