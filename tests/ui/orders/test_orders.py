"""Orders page: dates, filters, search, sums, export and history, by texts and keys."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton

from paydesk.domain.billing.bill import Bill
from paydesk.domain.commands import ExportSales, ListSales, ReadSale, ReadSaleHistory
from paydesk.domain.messages import (
    Answered,
    CommandEnded,
    CommandStatus,
    SaleChanged,
    SaleHistory,
    SaleList,
    SettingsInUse,
)
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.listing import ListedSale, SaleGroup, SaleQuery, Sum, Sums
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.service_kind import ServiceKind
from paydesk.store.journal.journal import Journal
from paydesk.ui.orders.panel import orders_file, show_sums
from paydesk.ui.period_picker import PeriodChoice
from paydesk.ui.words.sales import story_entry
from tests.helpers.accessibility import tree
from tests.ui.conftest import Announced, SayWhere
from tests.ui.driver import WindowDriver, said
from tests.ui.orders.conftest import DAY, Shop
from tests.ui.rows.finger import TouchScreen
from tests.ui.slips.papers import at
from tests.ui.stage import Told
from tests.ui.stories import SCENES

KEY = Qt.Key


# days -----------------------------------------------------------------------------------------------------------------


def test_today_is_listed_and_the_list_says_which_day(shop: Shop) -> None:
    assert sorted(shop.amounts) == ["₹100.00", "₹100.01", "₹100.02"]
    assert shop.driver.button("Day: Fri 20 Nov 2026").isVisible()
    assert said(shop.page.sums) == "3 sales 1 paid ₹100.00"


def test_yesterday_is_one_press_away(shop: Shop) -> None:
    shop.click("Yesterday")
    assert shop.amounts == ["₹1,499.00"]
    assert shop.driver.button("Day: Thu 19 Nov 2026").isVisible()
    shop.click("7 days")
    assert len(shop.amounts) == 4
    assert shop.driver.button("Day: 14 Nov to 20 Nov 2026").isVisible()


def test_the_arrows_go_from_day_to_day_and_not_into_the_future(shop: Shop) -> None:
    assert not shop.page.days.popup.next_button.isEnabled()
    shop.click("Days before")
    assert shop.amounts == ["₹1,499.00"]
    assert shop.page.days.choice.value == "yesterday"
    shop.click("Days before")
    assert shop.amounts == []
    shop.click("Days after")
    assert shop.amounts == ["₹1,499.00"]


def test_a_late_shop_keeps_its_evening_at_midnight(shop: Shop) -> None:
    shop.driver.clock.now += 10 * 3_600_000
    shop.driver.window.refresh()
    assert len(shop.amounts) == 3, "nothing vanishes under somebody's eyes"
    assert shop.page.days.choice.value == "yesterday", "that is what the day is called now"
    assert shop.driver.button("Day: Fri 20 Nov 2026").isVisible()
    shop.click("Today")
    assert shop.amounts == ["₹100.01"], "what is open, of whichever day"
    shop.click("Yesterday")
    assert len(shop.amounts) == 3


def test_the_day_of_a_late_shop_ends_when_its_settings_say(shop: Shop) -> None:
    driver, settings = shop.driver, shop.driver.window.host.settings
    driver.window.hub.on_event(SettingsInUse(replace(settings, shop=replace(settings.shop, day_ends=150))))
    driver.clock.now += 10 * 3_600_000  # past midnight, and before half past two
    driver.window.refresh()
    assert shop.page.days.choice is PeriodChoice.TODAY
    assert driver.button("Day: Fri 20 Nov 2026").isVisible()
    driver.clock.now += 3 * 3_600_000
    driver.window.refresh()
    assert shop.page.days.choice.value == "yesterday"


@pytest.mark.parametrize(
    ("press", "day"),
    [("Today", "Sat 21 Nov 2026"), ("7 days", "15 Nov to 21 Nov 2026"), ("Yesterday", "Thu 19 Nov 2026")],
)
@pytest.mark.parametrize("found", ["", "100"])
def test_a_page_that_comes_back_on_another_day_shows_that_day(shop: Shop, press: str, day: str, found: str) -> None:
    """Regression: a page left with a search kept the old dates."""
    shop.click(press)
    shop.page.search.setText(found)
    shop.page.search.search_requested.emit()
    shop.driver.window.show_page("sell")
    shop.driver.clock.now += DAY
    shop.open()
    shop.page.search.clear()
    assert shop.driver.button(f"Day: {day}").isVisible()


def test_an_open_sale_of_yesterday_is_listed_today(shop: Shop) -> None:
    shop.keep(Told("late", 55_00, began=shop.driver.clock.now - DAY).shown())
    shop.open()
    assert "₹55.00" in shop.amounts
    shop.click("Yesterday")
    assert set(shop.amounts) == {"₹55.00", "₹1,499.00"}


# filters --------------------------------------------------------------------------------------------------------------


def test_the_first_row_is_open_and_a_press_copies_its_numbers(shop: Shop) -> None:
    first = shop.page.view.rows_model.rows[0].key
    assert shop.page.sale_id == first == shop.page.view.selected_key()
    shop.page.choose("paid")
    facts = shop.page.story_panel.facts
    shop.driver.click(facts.bill)
    sale = shop.driver.store.sale("paid")
    assert sale is not None
    assert QApplication.clipboard().text() == sale.order_id
    shop.driver.click(facts.utr)
    assert QApplication.clipboard().text() == facts.utr.text() != ""


def test_sums_follow_the_filters(shop: Shop) -> None:
    shop.filter("Status", "Paid")
    assert shop.amounts == ["₹100.00"]
    assert said(shop.page.sums) == "1 sale 1 paid ₹100.00"
    shop.filter("Status", "Open or unknown")
    assert shop.amounts == ["₹100.01"]
    shop.filter("Status", "Not paid")
    assert shop.amounts == ["₹100.02"]
    shop.filter("Status", "All")
    shop.filter("Method", "Payment link")
    assert shop.amounts == []
    assert shop.driver.client.of(ListSales)[-1].query.method is PaymentMethod.LINK
    assert "No such sale on Fri 20 Nov 2026" in shop.driver.words()
    shop.click("Show all")
    assert len(shop.amounts) == 3
    shop.filter("Person", "Asha")
    assert len(shop.amounts) == 3


def test_the_person_filter_is_named_on_a_day_without_their_sales(shop: Shop) -> None:
    """Regression: it said that nobody had sold anything."""
    shop.filter("Person", "Asha")
    shop.click("Days before")
    shop.click("Days before")
    assert shop.page.person.chosen_text() == "Asha"
    assert shop.driver.client.of(ListSales)[-1].query.person == "Asha"
    assert shop.driver.button("Asha").isVisible(), "the filter is named"
    shop.click("Show all")
    assert shop.page.person.chosen_text() == "All"


def test_a_day_without_sales_says_so_and_what_to_do(shop: Shop) -> None:
    shop.driver.clock.now += 3 * DAY
    shop.driver.window.show_page("sell")
    shop.journal.append(SCENES["waiting"].tell(Told("waiting", 100_01, number=51)).read("TERMINATED").facts[-1:])
    shop.open()
    assert "No sales on Mon 23 Nov 2026" in shop.driver.words()
    shop.click("Show yesterday")
    assert "No sales on Sun 22 Nov 2026" in shop.driver.words()
    assert not shop.page.view.isVisible(), "no blank table"


# search ---------------------------------------------------------------------------------------------------------------


def test_a_search_goes_through_all_days_once_the_typing_pauses(shop: Shop) -> None:
    shop.driver.press(KEY.Key_K, Qt.KeyboardModifier.ControlModifier)
    asked = len(shop.driver.client.of(ListSales))
    shop.driver.type("1499")
    assert len(shop.driver.client.of(ListSales)) == asked
    shop.driver.qtbot.waitUntil(lambda: len(shop.driver.client.of(ListSales)) > asked)
    shop.answer()
    assert shop.amounts == ["₹1,499.00"]
    assert shop.driver.button("Day: All days").isVisible()
    assert said(shop.page.sums) == "1 sale 1 paid ₹1,499.00"


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Down])
def test_enter_and_down_in_the_search_go_to_the_first_hit(shop: Shop, key: Qt.Key) -> None:
    shop.driver.press(KEY.Key_K, Qt.KeyboardModifier.ControlModifier)
    shop.driver.type("1499")
    shop.driver.press(key)
    assert QApplication.focusWidget() is shop.page.search, "it is not there yet"
    shop.answer()
    assert QApplication.focusWidget() is shop.page.view
    assert shop.page.sale_id == "old"
    assert shop.driver.client.of(ReadSaleHistory)[-1].sale_id == "old"


def test_down_focuses_the_present_list(shop: Shop) -> None:
    shop.search("100")
    shop.press(KEY.Key_Down)
    assert QApplication.focusWidget() is shop.page.view


def test_nothing_found_says_so_in_words_and_what_to_do(shop: Shop, said: Announced) -> None:
    shop.search("1499")
    assert said.all[-1] == "1 found"
    shop.search("nothing like it")
    assert said.all[-1] == "Nothing found for “nothing like it”"
    assert "Nothing found for “nothing like it”" in shop.driver.words()
    assert "Check the digits" in shop.driver.words()
    assert not shop.page.view.isVisible()
    shop.press(KEY.Key_Return)
    shop.click("Show all")
    assert len(shop.amounts) == 3
    assert shop.page.search.hasFocus()


def test_long_text_in_the_search_does_not_widen_the_page(shop: Shop) -> None:
    """Regression: a scanned UPI code pushed all filters out of the window."""
    shop.search("nothing like it")
    QApplication.clipboard().setText("upi://pay?pa=sharma@okaxis&pn=SharmaStores" * 200)
    shop.driver.press(KEY.Key_A, Qt.KeyboardModifier.ControlModifier)
    shop.driver.press(KEY.Key_V, Qt.KeyboardModifier.ControlModifier)
    shop.press(KEY.Key_Return)
    shop.answer()
    assert "Nothing found for “upi://pay" in shop.driver.words()
    assert shop.page.minimumSizeHint().width() < shop.page.width()
    assert shop.driver.button("Show all").isVisible()


def test_an_answer_to_an_older_search_is_ignored(shop: Shop) -> None:
    shop.driver.press(KEY.Key_K, Qt.KeyboardModifier.ControlModifier)
    shop.driver.type("1")
    shop.driver.press(KEY.Key_Return)
    older = shop.driver.client.of(ListSales)[-1]
    shop.driver.type("499")
    shop.driver.press(KEY.Key_Return)
    shop.answer()
    lists = shop.journal.lists
    late = SaleList(older.query, lists.sums(older.query), lists.rows(older.query))
    shop.driver.store.on_event(Answered(older.ask_id, late))
    assert len(late.rows or ()) > 1
    assert shop.amounts == ["₹1,499.00"]


def test_escape_goes_back_to_the_day(shop: Shop) -> None:
    shop.search("1499")
    shop.press(KEY.Key_Escape)
    assert len(shop.amounts) == 3
    assert shop.driver.edit("Search").text() == ""
    assert shop.page.days.choice is PeriodChoice.TODAY


def test_another_person_finds_no_search_and_no_clear_button(shop: Shop) -> None:
    """Regression: the clear button covered its key on an empty field."""
    shop.search("1499")
    asked = len(shop.driver.client.of(ListSales))
    [empties] = shop.page.search.findChildren(QToolButton)
    assert empties.isVisible()
    shop.page.forget()
    shop.driver.qtbot.waitUntil(empties.isHidden)
    assert len(shop.driver.client.of(ListSales)) == asked, "nobody asks"
    shop.driver.press(KEY.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shop.driver.edit("Search").text() == ""


def test_search_results_are_not_called_just_now(shop: Shop) -> None:
    shop.search("1499")
    shop.press(KEY.Key_Return)
    shop.driver.store.on_event(SaleHistory("old", shop.journal.facts_of("old")))
    shop.driver.window.show_page("sell")
    assert "old" not in [sale.sale_id for sale in shop.driver.store.recent()]


# what happens meanwhile -----------------------------------------------------------------------------------------------


def test_a_new_sale_comes_to_the_top_and_one_that_is_paid_changes_its_row(shop: Shop) -> None:
    told = Told("new", 5_00, began=shop.driver.clock.now + 1_000, number=77).shown()
    shop.keep(told)
    assert shop.amounts[0] == "₹5.00"
    before = len(told.facts)
    told.read("PAID")
    shop.journal.append(told.facts[before:])
    shop.driver.tell(told, before)
    assert shop.column("Status")[0] == "Paid"
    shop.driver.qtbot.waitUntil(lambda: shop.driver.client.of(ListSales)[-1].sums_only)
    shop.answer()
    assert "2 paid ₹105.00" in said(shop.page.sums)


def test_a_sale_that_no_longer_fits_the_filter_goes(shop: Shop) -> None:
    shop.filter("Status", "Open or unknown")
    told = SCENES["waiting"].tell(Told("waiting", 100_01, number=51))
    before = len(told.facts)
    shop.driver.tell(told.read("PAID"), before)
    assert shop.amounts == []


def test_an_open_sale_becomes_doubtful_by_time(shop: Shop) -> None:
    assert shop.column("Status").count("Unknown") == 0
    shop.driver.clock.now += 120_000
    shop.driver.window.refresh()
    assert shop.column("Status").count("Unknown") == 1
    assert shop.driver.client.of(ListSales)[-1].sums_only, "and so do the sums"


def test_the_selection_stays_on_its_sale(shop: Shop) -> None:
    shop.page.choose("paid")
    shop.keep(Told("new", 5_00, began=shop.driver.clock.now + 5_000, number=77).shown())
    shop.driver.window.refresh()
    assert shop.page.view.selected_key() == "paid"
    assert shop.page.sale_id == "paid"


def test_an_erased_sale_leaves_no_trace_and_no_error(shop: Shop) -> None:
    shop.page.choose("paid")
    shop.driver.store.forget(["paid"])
    shop.driver.window.refresh()
    shop.driver.window.show_page("sell")
    shop.driver.window.refresh()
    shop.open()
    assert shop.driver.store.sale("paid") is None


# the story ------------------------------------------------------------------------------------------------------------


def test_a_sale_that_is_chosen_tells_its_story(shop: Shop) -> None:
    shop.press(KEY.Key_Down)
    chosen = shop.page.sale_id
    assert shop.driver.client.of(ReadSaleHistory)[-1] == ReadSaleHistory(sale_id=chosen)
    told = SCENES[chosen].tell(Told(chosen, 100_00))
    shop.driver.store.on_event(SaleHistory(chosen, tuple(told.facts)))
    lines = [
        face.text(QAccessible.Text.Name)
        for face in tree(shop.page.story_panel.view)
        if face.role() == QAccessible.Role.Cell
    ]
    assert len(lines) == len(told.facts)
    assert "Sale started by Asha, ₹100.00" in lines[0]


def test_the_history_brings_a_sale_that_is_not_in_the_store(shop: Shop) -> None:
    shop.search("1499")
    shop.press(KEY.Key_Return)
    shop.driver.store.on_event(SaleHistory("old", shop.journal.facts_of("old")))
    assert shop.page.story_panel.chip.text() == "Paid"
    shop.click("Details")
    assert shop.driver.window.page == "sale"
    assert shop.driver.sale.page.sale_id == "old"


def test_the_history_of_another_sale_is_ignored(shop: Shop) -> None:
    shop.press(KEY.Key_Down)
    shop.driver.store.on_event(SaleHistory("of another", tuple(SCENES["paid"].told().facts)))
    assert shop.page.story_panel.view.model().rowCount() == 0


def test_the_story_goes_on_while_it_is_read(shop: Shop) -> None:
    shop.page.choose("waiting")
    told = SCENES["waiting"].tell(Told("waiting", 100_01))
    before = len(told.facts)
    shop.driver.tell(told.read("PAID"), before)
    assert shop.driver.client.of(ReadSaleHistory)[-2:] == [ReadSaleHistory(sale_id="waiting")] * 2
    shop.driver.window.refresh()
    assert shop.page.story_panel.chip.text() == "Paid"


def test_the_history_is_reloaded_when_the_page_is_shown_again(shop: Shop) -> None:
    """Regression: the history ended with the QR of a paid sale."""
    shop.page.choose("waiting")
    shop.driver.window.show_page("sell")
    asked = len(shop.driver.client.of(ReadSaleHistory))
    shop.open()
    assert shop.driver.client.of(ReadSaleHistory)[asked:] == [ReadSaleHistory(sale_id="waiting")]


def test_ask_now_asks_for_the_chosen_one(shop: Shop) -> None:
    shop.page.choose("waiting")
    shop.driver.window.refresh()
    shop.click("Check now")
    assert shop.driver.client.of(ReadSale) == [ReadSale(sale_id="waiting")]


def summed(shop: Shop, sums: Sums, listed: int) -> None:
    """Return the sums of all selected sales."""
    show_sums(shop.page.sums, sums, listed, shop.page.list_filter.truncation_note(sums.count, listed))


def test_every_listed_sale_is_in_one_sum(shop: Shop) -> None:
    """Regression: a sale paid before was counted as unknown."""
    for number, scene in enumerate(("paid before it was scanned", "unknown word", "paid, another amount")):
        shop.keep(SCENES[scene].tell(Told(scene, 1_001 + number, number=70 + number)))
    shop.open()
    assert sorted(shop.column("Status")) == ["Cancelled", "Paid", "Paid before", "Unknown", "Unknown", "Waiting"]
    assert said(shop.page.sums) == "6 sales 2 unknown ₹20.05 1 paid elsewhere ₹10.01 1 paid ₹100.00"
    shop.filter("Status", "Open or unknown")
    assert said(shop.page.sums) == "4 sales 2 unknown ₹20.05 1 paid elsewhere ₹10.01"


def many(driver: WindowDriver, journal: Journal) -> Shop:
    """Write thirty sales of today."""
    shop = Shop(driver, journal)
    shop.keep(*(SCENES["paid"].tell(Told(f"s{number}", 100_00 + number, number=number)) for number in range(30)))
    shop.open()
    return shop


# a file ---------------------------------------------------------------------------------------------------------------


def test_the_file_holds_the_same_rows_with_numbers_and_nothing_to_run(
    shop: Shop, say_where: SayWhere, tmp_path: Path
) -> None:
    told = Told("f", 1_25_000_00, number=60)
    told.order_id = "=1+1"
    told.shown()
    shop.keep(told)
    shop.open()
    shop.filter("Status", "Open or unknown")
    names: list[str] = []

    def choose(name: str) -> Path:
        names.append(name)
        return tmp_path / name

    say_where(choose)
    shop.click("Export CSV")
    assert names == ["orders_2026-11-20.csv"]
    lines = (tmp_path / names[0]).read_text(encoding="utf-8-sig").splitlines()
    notices = shop.driver.notices
    assert notices.text.replace("\u200b", "") == str(tmp_path / names[0])
    assert lines[0] == "Day,Time,Order,Method,Person,Status,Payment,Phone,Name,Amount (INR),Refunded (INR),Net (INR)"
    assert len(lines) == 3
    assert any(line.endswith(",125000.00,,") and ",'=1+1,QR,Asha,Waiting," in line for line in lines)
    assert shop.driver.client.of(ExportSales)[-1].query.groups == (SaleGroup.OPEN, SaleGroup.UNKNOWN)
    assert notices.title == "Saved"


def test_a_bill_of_a_program_stands_in_the_list_the_details_and_the_file(shop: Shop) -> None:
    told = Told("b", 100_00, number=60)
    told.bill = Bill("INV-42", "Marg")
    told.wanted()
    shop.keep(told)
    shop.open()
    shop.page.choose("b")
    facts = shop.page.story_panel.facts
    assert facts.shop_bill.text() == "Marg, bill INV-42"
    shop.driver.click(facts.shop_bill)
    assert QApplication.clipboard().text() == "INV-42"
    title, line = (
        orders_file(SaleQuery(), (ListedSale.from_sale(told.sale, at(9, 0)),), ServiceKind.LIVE)
        .data.decode("utf-8-sig")
        .splitlines()
    )
    assert ",Name,Bill,Billing program,Amount (INR)," in title
    assert ",INV-42,Marg,100.00," in line
    assert story_entry(told.facts[0]).text == "Marg, bill INV-42: sale started by Asha, ₹100.00"


def test_the_file_of_a_shop_whose_day_ends_later_says_both_days() -> None:
    """Regression: "Day" was the calendar date, unlike in the day report."""
    told = Told("f", 100_00, number=60)
    told.shown()
    row = replace(ListedSale.from_sale(told.sale, at(9, 0)), started_at=at(1, 30))
    for ends, columns in ((240, "Day,Date,Time,"), (0, "Day,Time,")):
        title, line = orders_file(SaleQuery(), (row,), ServiceKind.LIVE, ends).data.decode("utf-8-sig").splitlines()
        assert title.startswith(columns)
        assert line.startswith("2026-11-19,2026-11-20,01:30" if ends else "2026-11-20,01:30")


def test_the_save_dialog_starts_in_the_users_folder(
    shop: Shop, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str] = []

    def nobody_says(_parent: object, _title: str, path: str, _kinds: str) -> tuple[str, str]:
        asked.append(path)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", nobody_says)
    monkeypatch.setenv("HOME", str(tmp_path))
    shop.click("Export CSV")
    (tmp_path / "Documents").mkdir()
    shop.click("Export CSV")
    assert asked == [str(tmp_path / "orders_2026-11-20.csv"), str(tmp_path / "Documents" / "orders_2026-11-20.csv")]


def test_a_file_is_named_by_the_days_of_its_rows(shop: Shop, say_where: SayWhere) -> None:
    """Regression: the name had the day chosen while the rows were gathered."""
    names: list[str] = []
    say_where(names.append)
    shop.driver.choose_entry("Export CSV")
    shop.click("Yesterday")
    assert names == ["orders_2026-11-20.csv"]


def test_a_refused_export_can_be_pressed_again(shop: Shop) -> None:
    shop.driver.choose_entry("Export CSV")
    assert not shop.page.list.menu.isEnabled()
    command = shop.driver.client.of(ExportSales)[-1]
    shop.driver.store.on_event(CommandEnded(command.command_id, CommandStatus.REFUSED, command.subject))
    assert shop.page.list.menu.isEnabled()


def test_a_file_that_cannot_be_written_says_so(shop: Shop, say_where: SayWhere, tmp_path: Path) -> None:
    say_where(lambda _name: tmp_path / "no such folder" / "x.csv")
    shop.click("Export CSV")
    assert "This PC could not write x.csv" in shop.driver.notices.message.text()


# by finger, and in a small window -------------------------------------------------------------------------------------


def test_a_finger_scrolls_the_orders_and_a_tap_opens_one(shop: Shop) -> None:
    shop.keep(*[Told(f"s{n}", 1_000 + n, began=shop.driver.clock.now - n, number=n).shown() for n in range(60)])
    shop.open()
    view = shop.page.view
    shop.driver.window.move(QPoint(-200, -100))  # a finger reaches no further than the small screen of the tests
    screen, bar = TouchScreen(view), view.verticalScrollBar()
    shop.driver.qtbot.waitUntil(lambda: bar.maximum() > 500)
    screen.drag(QPoint(200, 300), QPoint(0, -150), lambda: shop.driver.qtbot.waitUntil(lambda: bar.value() > 60))
    assert shop.page.sale_id == "cancelled", "as before"
    shop.driver.qtbot.waitUntil(lambda: not bar.isSliderDown())


def test_the_list_is_loaded_once_the_journal_is_open(driver: WindowDriver, journal: Journal) -> None:
    made = Shop(driver, journal)
    driver.window.show_page("orders")
    command = driver.client.of(ListSales)[-1]
    driver.store.on_event(CommandEnded(command.command_id, CommandStatus.FAILED, command.subject))
    made.keep(Told("s1", 5_00).shown())
    driver.store.loaded.emit()
    made.answer()
    assert made.amounts == ["₹5.00"]


@pytest.mark.parametrize(("host", "comes"), [("sandbox.cashfree.com", False), ("api.cashfree.com", True), ("", True)])
def test_a_changed_test_sale_adds_no_row_where_money_is_real(shop: Shop, host: str, *, comes: bool) -> None:
    """Regression: a changed test sale was inserted into the list."""
    begun, *rest = Told("trial", 77_00, number=90).shown().facts
    sale = Sale.from_facts([replace(begun, data={**begun.data, "host": host}), *rest])
    shop.driver.store.on_event(SaleChanged(sale))
    assert ("₹77.00" in shop.amounts) is comes


def test_a_found_test_sale_is_listed_but_not_summed(shop: Shop) -> None:
    summed(shop, Sums(paid=Sum(1, Money(5_00))), 2)
    assert said(shop.page.sums) == "2 sales 1 paid ₹5.00"
    summed(shop, Sums(paid=Sum(3, Money(5_00))), 2)
    assert said(shop.page.sums).endswith(" 3 sales 3 paid ₹5.00"), "the newest two are listed"
