"""Every part and every stage of it: no word is cut, none is bare of a translation, each control has a name."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import ExchangeCode, ReadHistory
from paydesk.domain.money import Money
from paydesk.domain.payout.answers import History, HistoryItem
from paydesk.domain.payout.messages import HistoryCame, IdentityCame
from paydesk.domain.payout.outcome import Operation, Outcome, Reason
from paydesk.domain.payout.payout import Objection
from paydesk.domain.payout.requests import TransferMode
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import WORDS, marked_words, unmarked
from tests.ui.pages.payouts.desk import ENTER, TIMED_OUT, Desk, judged, many_outs
from tests.ui.test_accessibility import tree
from tests.ui.till import Clock

OK = judged(Outcome.DONE, Reason.DONE, "", Operation.BENEFICIARY_HISTORY)
Stage = Callable[[Desk], None]


def form(desk: Desk) -> None:
    """A transfer, filled and checked."""
    send = desk.page.send
    send.bene.name.set_text("Asha Rao")
    send.bene.phone.set_text("9898983210")
    send.bene.vpa.set_text("asha.rao@okbank")
    send.amount.set_amount(Money(500_000))
    send.on_vpa_left()
    desk.checked()


def broken(desk: Desk) -> None:
    """An empty form was submitted."""
    desk.page.send.submit()


def bank(desk: Desk) -> None:
    """An empty form of a bank transfer was submitted."""
    desk.page.send.bene.choose_mode(TransferMode.IMPS)
    desk.page.send.submit()


def wallet(desk: Desk) -> None:
    """A wallet."""
    desk.page.send.bene.choose_mode(TransferMode.PAYTM)


def summary(desk: Desk) -> None:
    """The summary, with a doubt, and another name at the bank."""
    form(desk)
    desk.page.send.bene.name.set_text("Meena")
    desk.page.send.submit()
    desk.reviewed(Objection(earlier_id="x", earlier_at=desk.time.now - 1_200_000))


def unknown(desk: Desk) -> None:
    """No answer."""
    form(desk)
    desk.page.send.submit()
    desk.reviewed()
    desk.page.send.confirm.submit()
    desk.became(TIMED_OUT)


def refused(desk: Desk) -> None:
    """Refused for half an hour."""
    unknown(desk)
    wait = judged(Outcome.FAILED, Reason.WAIT_30_MINUTES)
    desk.became(wait, wait_until=desk.time.now + 1_800_000, problem=TIMED_OUT)


def between(desk: Desk) -> None:
    """Between accounts, with balances."""
    desk.part("between")
    desk.balance("SRC1", 12_000_000)


def settling(desk: Desk) -> None:
    """Somebody says that it did not arrive."""
    between(desk)
    desk.page.between.amount.set_amount(Money(100_000))
    desk.press(ENTER)
    desk.reviewed()
    desk.press(ENTER)
    desk.became(judged(Outcome.UNKNOWN, Reason.LINE_CUT, "", Operation.INTERNAL_TRANSFER))
    desk.page.between.out_panel.settle.on_lost()


def loan(desk: Desk) -> None:
    """A loan whose charges are too much."""
    desk.part("loan")
    tab = desk.page.loan
    tab.amount.set_amount(Money(100_000))
    tab.charges.on_add()
    tab.charges.rows[0].amount.set_amount(Money(120_000))
    tab.submit()


def history(desk: Desk) -> None:
    """A page of history."""
    desk.part("history")
    desk.page.history.form.put({"beneId": "BENE42"})
    desk.press(ENTER)
    command = desk.client.of(ReadHistory)[-1]
    ask_id, query = command.ask_id, command.query
    item = HistoryItem(desk.time.now - 86_400_000, "2026-11-19", Money(125_000), "upi", "BENE42", "SUCCESS")
    desk.tell(HistoryCame(ask_id, query, History(OK, (item,) * 25, 1, 25)))


def identity(desk: Desk) -> None:
    """A token."""
    desk.part("identity")
    desk.page.identity.form.put({"auth_code": "4242"})
    desk.press(ENTER)
    ask_id = desk.client.of(ExchangeCode)[-1].ask_id
    desk.tell(IdentityCame(ask_id, "4242", "4243", desk.time.now + 3_600_000, "keychain", "••••9f3a"))


def outbox(desk: Desk) -> None:
    """Some of each."""
    desk.tell(many_outs(desk.time.now))
    desk.part("outbox")


def empty_outbox(desk: Desk) -> None:
    """Nothing has gone out."""
    desk.part("outbox")


STAGES: Final[tuple[Stage, ...]] = (
    form, broken, bank, wallet, summary, unknown, refused, between, settling, loan, history, identity, outbox,
    empty_outbox,
)  # fmt: skip
DATA = re.compile(
    r"Asha Rao|Meena( Joshi)?|Vikram Iyer|Ravi( Kumar)?|\S*@\S*|BENE42|ABCD0123456|Main fund source|Salaries"
    r"|t_2026\S*|SUCCESS|\d+ \w{3} 2026|\d+ Nov|••••\w+|\b(UPI|IMPS|NEFT|RTGS)\b"
)
"""What is nobody's language."""


@pytest.mark.parametrize("stage", STAGES)
@pytest.mark.parametrize("width", [934, 1488], ids=["1366x768", "1920x1080"])
def test_no_word_is_cut(qtbot: QtBot, time: Clock, words: str, stage: Stage, width: int) -> None:
    desk = Desk(qtbot, time, width=width)
    desk.page.show_unlocked("Unlocked by Ravi, supervisor · 0:52")
    stage(desk)
    assert cut_texts(desk.window) == []
    assert desk.window.width() == width, "the window grew"


@pytest.mark.parametrize("stage", STAGES)
def test_every_word_is_translated_and_every_control_has_a_name(qtbot: QtBot, time: Clock, stage: Stage) -> None:
    with marked_words():
        desk = Desk(qtbot, time)
        stage(desk)
        bare = set()
        for face in tree(desk.window):
            texts = [face.text(kind) for kind in (QAccessible.Text.Name, QAccessible.Text.Description)]
            if not face.state().editable:
                texts.append(face.text(QAccessible.Text.Value))
            bare |= {text for text in texts if WORDS.search(DATA.sub("", unmarked(text)))}
        assert bare == set()
    controls = [*desk.page.findChildren(QLineEdit), *desk.page.findChildren(QComboBox)]
    controls_too = desk.page.findChildren(QAbstractButton)
    assert [each for each in (*controls, *controls_too) if each.isVisible() and not each.accessibleName()] == []


@pytest.mark.parametrize("stage", STAGES)
def test_nothing_private_is_heard_where_it_is_not_typed(qtbot: QtBot, time: Clock, stage: Stage) -> None:
    desk = Desk(qtbot, time)
    stage(desk)
    field = desk.page.send.bene.vpa.edit
    heard = [
        text
        for face in tree(desk.window)
        for text in (face.text(QAccessible.Text.Name), face.text(QAccessible.Text.Description))
    ]
    said = "\n".join([*heard, desk.words(), desk.page.send.bene.phone.edit.text()])
    assert "asha.rao" not in said
    assert "9898983210" not in said
    assert field.text() in {"", "asha.rao@okbank"}
