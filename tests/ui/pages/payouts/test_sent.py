"""History: what was sent from here first, by no beneficiary's id; with sums by state, a search, filters and a file."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from paydesk.domain.commands import ListPayouts, ReadHistory
from paydesk.domain.messages import CommandEnded, End
from paydesk.domain.money import Money
from paydesk.domain.payout.listing import PayoutGroup, PayoutQuery, PayoutSums
from paydesk.domain.payout.messages import PayoutChanged, PayoutsListed
from paydesk.domain.payout.payout import Payout
from paydesk.domain.sale.listing import Sum
from tests.ui.pages.payouts.desk import DOWN, ENTER, Desk, many_outs

DAY = 86_400_000
SUMS = PayoutSums(
    done=Sum(31, Money(2_86_400_00)), pending=Sum(2, Money(5_000_00)), unknown=Sum(1, Money(12_000_00)), not_paid=Sum()
)


def came(desk: Desk, rows: tuple[Payout, ...], sums: PayoutSums = SUMS) -> PayoutQuery:
    """The list that was asked for last."""
    command = desk.client.of(ListPayouts)[-1]
    desk.tell(PayoutsListed(command.ask_id, command.query, rows, sums, ("Ravi",)))
    return command.query


def sent(desk: Desk) -> Desk:
    """The page, on what was sent from here."""
    outs = many_outs(desk.time.now)
    desk.tell(outs)
    desk.part("history")
    came(desk, outs.payouts)
    return desk


def column(desk: Desk, title: str) -> list[str]:
    model = desk.page.sent.table.view.rows_model
    found = next(one for one in model.columns if one.title == title)
    return [found.text(row) for row in model.rows]


def test_it_begins_with_what_was_sent_this_month_and_asks_for_no_id(desk: Desk) -> None:
    sent(desk)
    query = desk.client.of(ListPayouts)[0].query
    assert query.start < desk.time.now - 18 * DAY
    assert desk.client.of(ReadHistory) == []
    assert column(desk, "Amount")[:2] == ["₹5,000.00", "₹12,500.00"]
    assert column(desk, "State")[:2] == ["Unknown", "Pending"]
    words = desk.words()
    assert "₹2,86,400.00" in words
    assert "31 payouts" in words
    assert "1 payout: do not send again" in words
    assert "The newest 7 are listed; the sums are of all." in words


def test_an_older_month_is_one_press_away(desk: Desk) -> None:
    sent(desk)
    desk.page.sent.days.before_button.click()
    query = came(desk, ())
    assert query.end <= desk.time.now - 19 * DAY
    assert "Nothing was sent from here: 1 Oct to 31 Oct 2026" in desk.words()
    assert not desk.page.sent.table.isVisible()


def test_filters_are_part_of_what_is_asked(desk: Desk) -> None:
    sent(desk)
    for box, text in ((desk.page.sent.state, "Unknown"), (desk.page.sent.person, "Ravi")):
        place = box.findText(text)
        box.setCurrentIndex(place)
        box.activated.emit(place)
    query = desk.client.of(ListPayouts)[-1].query
    assert (query.group, query.person) == (PayoutGroup.UNKNOWN, "Ravi")


def test_a_search_goes_through_all_days_and_down_goes_to_the_first(desk: Desk) -> None:
    sent(desk)
    desk.page.sent.search.setFocus(Qt.FocusReason.OtherFocusReason)
    desk.type("asha")
    desk.press(DOWN)
    assert QApplication.focusWidget() is desk.page.sent.table.view
    query = came(desk, many_outs(desk.time.now).payouts[:1])
    assert (query.words, query.start, query.end) == ("asha", 0, 0)
    assert desk.page.sent.table.selected() == "t_20261120_9_k7q"


def test_one_that_is_chosen_leads_to_what_can_be_done(desk: Desk) -> None:
    sent(desk)
    desk.page.sent.table.setFocus(Qt.FocusReason.OtherFocusReason)
    desk.press(ENTER)
    assert "t_20261120_9_k7q · Ravi" in desk.words()
    desk.button("What became of it").click()
    assert desk.page.current == "outbox"
    assert desk.page.outbox.chosen == "t_20261120_9_k7q"


def test_news_of_one_asks_anew(desk: Desk) -> None:
    sent(desk)
    before = len(desk.client.of(ListPayouts))
    desk.tell(PayoutChanged(many_outs(desk.time.now).payouts[0]))
    desk.qtbot.waitUntil(lambda: len(desk.client.of(ListPayouts)) > before)


def test_the_file_holds_the_rows_with_numbers_and_masked_accounts(desk: Desk) -> None:
    sent(desk)
    desk.button("Export CSV").click()
    (file,) = desk.files
    assert file.name == "sent_2026-11-01_2026-11-20.csv"
    lines = file.data.decode("utf-8-sig").splitlines()
    assert lines[0] == "Day,Time,Number,What,To,How,State,UTR,Person,Amount (INR)"
    assert len(lines) == 8
    assert lines[1].endswith("Unknown,,Ravi,5000.00")
    assert "as••••@okbank" in lines[1]


def test_the_service_is_asked_by_beneficiary_behind_a_button_and_back_leads_back(desk: Desk) -> None:
    sent(desk)
    desk.ask_by_beneficiary()
    assert desk.focus.accessibleName() == "Beneficiary id"
    desk.button("Back to what was sent").click()
    desk.settle()
    assert desk.page.sent.table.isVisible()


def test_somebody_else_sees_nothing_of_it(desk: Desk) -> None:
    sent(desk)
    desk.page.forget()
    assert column(desk, "Amount") == []
    assert "₹2,86,400.00" not in desk.words()
    command = desk.client.of(ListPayouts)[-1]
    desk.tell(CommandEnded(command.command_id, End.REFUSED, command.subject))
