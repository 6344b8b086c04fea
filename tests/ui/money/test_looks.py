"""On every tab and stage: no text is cut or untranslated, each control has a name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import ExchangeCode, ReadHistory
from paydesk.domain.messages import Answered
from paydesk.domain.money import Money
from paydesk.domain.payout.answers import History, HistoryItem
from paydesk.domain.payout.messages import TokenState, TransferHistory
from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.domain.payout.payout import ApprovalReason
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.page import ACTIVITY, IDENTITY, LOAN, SEND, TRANSFER
from tests.helpers.accessibility import tree
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import WORDS, marked_words, unmarked
from tests.ui.driver import Clock
from tests.ui.money.payouts import ENTER, TIMED_OUT, ShownPayouts, judged
from tests.ui.money.test_sent import sent

OK = judged(Outcome.DONE, Reason.DONE, "", Operation.BENEFICIARY_HISTORY)
Stage = Callable[[ShownPayouts], None]


def put(there: ShownPayouts, **values: object) -> None:
    """Fill the current form by the service's field names (labels are translated here)."""
    flow = there.page.tabs.get(there.page.current_tab)
    assert isinstance(flow, MoneyFlow)
    flow.payout_form.form.set_values({name.replace("__", "."): value for name, value in values.items()})
    flow.update_dependents()
    flow.begin()
    there.settle()


def form(there: ShownPayouts, name: str = "Asha Rao") -> None:
    """Show a transfer, filled in and checked."""
    there.page.fill_transfer("asha.rao@okbank", name)
    put(there, beneDetails__phone="9898983210", amount=Money(500_000))
    there.checked()


def broken(there: ShownPayouts) -> None:
    """Submit an empty form."""
    there.press(ENTER)


def bank(there: ShownPayouts) -> None:
    """Submit an empty form of a bank transfer."""
    put(there, transferMode="imps")
    there.press(ENTER)


def wallet(there: ShownPayouts) -> None:
    put(there, transferMode="paytm")


def summary(there: ShownPayouts) -> None:
    """Show the confirmation with a doubt and a different bank name."""
    form(there, "Meena")
    there.press(ENTER)
    there.reviewed(ApprovalReason(earlier_id="x", earlier_at=there.time.now - 1_200_000))


def unknown(there: ShownPayouts) -> None:
    """Show a payout without an answer."""
    form(there)
    there.press(ENTER)
    there.reviewed()
    there.press(ENTER)
    there.became(TIMED_OUT)


def refused(there: ShownPayouts) -> None:
    """Show a payout that is blocked for half an hour."""
    unknown(there)
    wait = judged(Outcome.FAILED, Reason.WAIT_30_MINUTES)
    there.became(wait, wait_until=there.time.now + 1_800_000, problem=TIMED_OUT)


def between(there: ShownPayouts) -> None:
    """Show an internal transfer with balances."""
    there.balance("SRC1", 12_000_000)


def settling(there: ShownPayouts) -> None:
    """Answer that the money did not arrive."""
    between(there)
    put(there, amount=Money(100_000))
    there.press(ENTER)
    there.reviewed()
    there.press(ENTER)
    there.became(judged(Outcome.UNKNOWN, Reason.LINE_CUT, "", Operation.INTERNAL_TRANSFER))
    flow = there.page.tabs.get("transfer")
    assert isinstance(flow, MoneyFlow)
    flow.outcome.settlement.lost_button.click()
    there.settle()


def loan(there: ShownPayouts) -> None:
    """Show a loan whose charges exceed it."""
    put(there, amount=Money(100_000), serviceCharges=[{"amount": Money(120_000)}])
    there.press(ENTER)


def was_sent(there: ShownPayouts) -> None:
    """Show figures and rows of sent payouts."""
    sent(there)


def history(there: ShownPayouts) -> None:
    """Show a page of history."""
    there.ask_by_beneficiary()
    there.page.activity.history.form.set_values({"beneId": "BENE42"})
    there.press(ENTER)
    command = there.client.of(ReadHistory)[-1]
    ask_id, query = command.ask_id, command.query
    item = HistoryItem(there.time.now - 86_400_000, "2026-11-19", Money(125_000), "upi", "BENE42", "SUCCESS")
    there.tell(Answered(ask_id, TransferHistory(query, History(OK, (item,) * 25, 1, 25))))


def identity(there: ShownPayouts) -> None:
    """Show a token."""
    there.identity.form.set_values({"auth_code": "4242"})
    there.press(ENTER)
    ask_id = there.client.of(ExchangeCode)[-1].ask_id
    there.tell(Answered(ask_id, TokenState("4242", "4243", there.time.now + 3_600_000, "keychain", "••••9f3a")))


def outbox(there: ShownPayouts) -> None:
    """Show payouts of each state."""
    there.list_payouts()


def empty_outbox(there: ShownPayouts) -> None:
    assert there.page.current_tab == ACTIVITY


STAGES: Final[tuple[Stage, ...]] = (
    form, broken, bank, wallet, summary, unknown, refused, between, settling, loan, was_sent, history, identity, outbox,
    empty_outbox,
)  # fmt: skip
PARTS: Final[dict[Stage, str]] = {
    between: TRANSFER, settling: TRANSFER, loan: LOAN, was_sent: ACTIVITY, history: ACTIVITY, identity: IDENTITY,
    outbox: ACTIVITY, empty_outbox: ACTIVITY,
}  # fmt: skip
"""Tab of the stages that are not of a transfer."""
DATA = re.compile(
    r"Asha Rao|Meena( Joshi)?|Vikram Iyer|Ravi( Kumar)?|\S*@\S*|BENE42|ABCD0123456|Main fund source|Salaries"
    r"|t_2026\S*|SUCCESS|\d+ \w{3} 2026|November 2026|\d+ Nov|••••\w+|\b(UPI|IMPS|NEFT|RTGS)\b"
)
"""Texts that are not translated."""


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("width", [1274, 1804], ids=["1366x768", "1920x1080"])
def test_no_text_is_cut(qtbot: QtBot, time: Clock, words: str, stage: Stage, width: int) -> None:
    there = ShownPayouts(qtbot, time, width=width, part=PARTS.get(stage, SEND))
    there.window.setUpdatesEnabled(False)  # `cut_texts` paints what it looks at
    there.page.show_unlocked("Unlocked by Ravi · 0:52")
    stage(there)
    assert cut_texts(there.window) == []
    assert there.window.width() == width, "the window grew"


@pytest.mark.parametrize("stage", STAGES)
def test_readers_hear_translated_names_and_no_private_values(qtbot: QtBot, time: Clock, stage: Stage) -> None:
    with marked_words():
        there = ShownPayouts(qtbot, time, part=PARTS.get(stage, SEND))
        stage(there)
        heard, bare = [], set()
        for face in tree(there.window):
            texts = [face.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
            heard += texts
            if not face.state().editable:
                texts.append(face.text(QAccessible.Text.Value))
            bare |= {text for text in texts if WORDS.search(DATA.sub("", unmarked(text)))}
        assert bare == set()
        controls = [*there.page.findChildren(QLineEdit), *there.page.findChildren(QComboBox)]
        controls_too = there.page.findChildren(QAbstractButton)
        assert [each for each in (*controls, *controls_too) if each.isVisible() and not each.accessibleName()] == []
        if stage is summary:
            return  # there it is whole: it is to be compared
        there.page.show_tab("send")
        edits = {edit.accessibleName().strip("«»"): edit.text() for edit in there.page.findChildren(QLineEdit)}
    phones = [text for name, text in edits.items() if name.startswith("Phone")]
    assert phones
    said = "\n".join([*heard, there.words(), *phones])
    assert "asha.rao" not in said
    assert "9898983210" not in said
    assert edits["UPI address or account number"] in {"", "asha.rao@okbank"}
