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
from paydesk.ui.money.flow import MoneyFlow
from tests.helpers.cut_text import cut_texts
from tests.helpers.longer import WORDS, marked_words, unmarked
from tests.ui.pages.payouts.desk import ENTER, TIMED_OUT, Desk, judged, many_outs
from tests.ui.test_accessibility import tree
from tests.ui.till import Clock

OK = judged(Outcome.DONE, Reason.DONE, "", Operation.BENEFICIARY_HISTORY)
Stage = Callable[[Desk], None]


def put(desk: Desk, **values: object) -> None:
    """Fill the form in front by the service's names (its words are other ones here)."""
    flow = desk.page.tab(desk.page.current)
    assert isinstance(flow, MoneyFlow)
    flow.kind.form.put({name.replace("__", "."): value for name, value in values.items()})
    flow.follow()
    flow.begin()
    desk.settle()


def form(desk: Desk, name: str = "Asha Rao") -> None:
    """A transfer, filled and checked."""
    desk.page.fill_transfer("asha.rao@okbank", name)
    put(desk, beneDetails__phone="9898983210", amount=Money(500_000))
    desk.checked()


def broken(desk: Desk) -> None:
    """An empty form was submitted."""
    desk.press(ENTER)


def bank(desk: Desk) -> None:
    """An empty form of a bank transfer was submitted."""
    put(desk, transferMode="imps")
    desk.press(ENTER)


def wallet(desk: Desk) -> None:
    """A wallet."""
    put(desk, transferMode="paytm")


def summary(desk: Desk) -> None:
    """The question, with a doubt, and another name at the bank."""
    form(desk, "Meena")
    desk.press(ENTER)
    desk.reviewed(Objection(earlier_id="x", earlier_at=desk.time.now - 1_200_000))


def unknown(desk: Desk) -> None:
    """No answer."""
    form(desk)
    desk.press(ENTER)
    desk.reviewed()
    desk.press(ENTER)
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
    put(desk, amount=Money(100_000))
    desk.press(ENTER)
    desk.reviewed()
    desk.press(ENTER)
    desk.became(judged(Outcome.UNKNOWN, Reason.LINE_CUT, "", Operation.INTERNAL_TRANSFER))
    flow = desk.page.tab("between")
    assert isinstance(flow, MoneyFlow)
    flow.outcome.settle.on_lost()
    desk.settle()


def loan(desk: Desk) -> None:
    """A loan whose charges are too much."""
    desk.part("loan")
    put(desk, amount=Money(100_000), serviceCharges=[{"amount": Money(120_000)}])
    desk.press(ENTER)


def history(desk: Desk) -> None:
    """A page of history."""
    desk.ask_by_beneficiary()
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
    desk.window.setUpdatesEnabled(False)  # `cut_texts` paints what it looks at
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
    heard = [
        text
        for face in tree(desk.window)
        for text in (face.text(QAccessible.Text.Name), face.text(QAccessible.Text.Description))
    ]
    if stage is summary:
        return  # there it is whole: it is to be compared
    desk.page.show_tab("send")
    said = "\n".join([*heard, desk.words(), desk.edit("Phone").text()])
    assert "asha.rao" not in said
    assert "9898983210" not in said
    assert desk.edit("UPI address").text() in {"", "asha.rao@okbank"}
