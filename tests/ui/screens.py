"""The catalogue of the counter's screens: each a step that leads one window there."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt

from paydesk.domain.failure import Failure, Problem, Side
from paydesk.domain.messages import JournalFault, SaleHistory, SaleRefused, StaticQrState
from paydesk.domain.rules import Rule
from paydesk.ui.actions import Action
from paydesk.ui.day.items import DayPart
from paydesk.ui.day.page import ReportPage
from paydesk.ui.settings.page import COUNTER
from paydesk.ui.words.base import Words
from paydesk.ui.words.problems import JOURNAL_FAULTS
from tests.ui.presses import FIRST_START, FORMS, PLACES, Counter, Scene, clear, page, scene, selling, setting
from tests.ui.stage import modules, static_payment
from tests.ui.stories import SCENES


def sale(name: str) -> Scene:
    """Show a sale with an order number of its own."""

    def show(counter: Counter, sale_id: str) -> None:
        counter.driver.show(SCENES[name].told(sale_id, number=100 + int(sale_id[1:])), SCENES[name].later)

    return show


def said_paid(name: str) -> Scene:
    """Press F6 on a sale."""

    def show(counter: Counter, sale_id: str) -> None:
        sale(name)(counter, sale_id)
        counter.driver.press(Qt.Key.Key_F6)

    return show


def asked_in_words(counter: Counter, sale_id: str) -> None:
    """Ask to cancel a sale that shows no code."""
    scene("QR refused")(counter, sale_id)
    counter.driver.press(Qt.Key.Key_F8)


def line(name: str, problem: Problem, resumes_in: int | None = None) -> Scene:
    """Show a sale while the service does not answer."""

    def show(counter: Counter, sale_id: str) -> None:
        counter.driver.line(problem, resumes_in=resumes_in)
        scene(name)(counter, sale_id)

    return show


def paid_unseen(counter: Counter, sale_id: str) -> None:
    """Report two payments that nobody has seen."""
    counter.driver.window.show_page("sell")
    counter.driver.tell(SCENES["paid after it was closed"].told(sale_id))
    counter.driver.tell(SCENES["paid"].told(f"{sale_id} paid"))


def every_field_broken(counter: Counter, sale_id: str) -> None:
    """Submit a form with a fault in each field."""
    selling(counter, sale_id)
    counter.driver.form.submit("12,50", "a b")


def no_terminal(counter: Counter, sale_id: str) -> None:
    """Refuse a sale for its terminal and its amount."""
    selling(counter, sale_id)
    driver = counter.driver
    driver.form.clear()
    driver.form.submit("1250")
    refused = (("terminal", Rule.REQUIRED), ("amount", Rule.TOO_SMALL))
    driver.store.on_event(SaleRefused(driver.form.page.awaited_sale_id, refused))


def large_amount(counter: Counter, sale_id: str) -> None:
    """Type the largest amount."""
    selling(counter, sale_id)
    counter.driver.form.amount_field.setText("99999999.99")


def nothing_found(counter: Counter, _sale_id: str) -> None:
    """Search for an order that does not exist."""
    counter.driver.window.action_set.perform(Action.SEARCH)
    counter.driver.find_nothing("order of somebody else")


def story(counter: Counter, sale_id: str) -> None:
    """Show the story of a sale in Orders."""
    facts = SCENES["paid after it was closed"].told(sale_id)
    counter.driver.tell(facts)
    counter.driver.window.show_page("orders")
    counter.driver.orders.page.choose(sale_id)
    counter.driver.store.on_event(SaleHistory(sale_id, tuple(facts.facts)))


def settings_broken(counter: Counter, _sale_id: str) -> None:
    """Submit settings with faults."""
    names = ("gateway_url", "api_version", "shop", "terminal", "order_minutes")
    form = counter.driver.settings.open_counter().form
    form.set_values({name: "" for name in names if form.has_field(name)} | {"payee_vpa": "no address"})
    form.submit()


def journal_fault(counter: Counter, sale_id: str) -> None:
    """Report each fault of the journal; the last stays."""
    selling(counter, sale_id)
    for kind in JOURNAL_FAULTS:
        counter.driver.store.on_event(JournalFault(kind))


def notices(counter: Counter, sale_id: str) -> None:
    """Show a notice with all its buttons, and an unseen payment."""
    area = counter.driver.notices.area
    scene("waiting")(counter, sale_id)
    area.show_sale_alarms([], [SCENES["paid"].told(f"{sale_id} paid").sale])
    area.post(Words("It is saved", "receipts.csv"), has_details=True, folder="receipts")


def shop_qr(*, has_code: bool = True, has_payments: bool = True) -> Scene:
    """Show the shop's QR for a sale that could not be paid; without a code, the list cannot be read either."""

    def show(counter: Counter, sale_id: str) -> None:
        now = counter.driver.clock.now
        payments = (
            static_payment("7005"),
            static_payment("7004", 99_99_999_99, bank=""),
            static_payment("7003", None),
            static_payment("7002", handed_over=True),
            *(static_payment(str(number), 4_000, bank=f"61234567{number}") for number in range(6_990, 6_940, -1)),
        )
        failure = None if has_code else Failure(Problem.KEYS_REFUSED, Side.SHOP, outcome_known=True)
        code = modules() if has_code else None
        counter.says(StaticQrState(code, True, payments if has_payments else (), now, failure))  # noqa: FBT003
        sale("order refused")(counter, sale_id)
        counter.driver.window.refresh()
        counter.driver.sale.press(Action.STATIC_QR)

    return show


def shop_qr_offered(name: str) -> Scene:
    """Show a sale that could not be paid, in a shop that has a QR of its own."""

    def show(counter: Counter, sale_id: str) -> None:
        counter.says(StaticQrState(modules(), True))  # noqa: FBT003
        sale(name)(counter, sale_id)

    return show


def help_panel(counter: Counter, sale_id: str) -> None:
    """Show the table of keys."""
    selling(counter, sale_id)
    counter.driver.press(Qt.Key.Key_F1)


def day_part(part: DayPart) -> Scene:
    """Show a part of the day's report."""

    def show(counter: Counter, sale_id: str) -> None:
        page("report")(counter, sale_id)
        report = counter.driver.get_page("report")
        assert isinstance(report, ReportPage)
        report.show_part(part)

    return show


SALES: Final[dict[str, Scene]] = {f"sale: {name}": sale(name) for name in SCENES}
"""Each state of a sale."""
PAGES: Final[dict[str, Scene]] = {
    f"page: {name}": page(name) for name in ("sell", "orders", "report", "payouts", "settings", "start")
} | {f"report, {part.value}": day_part(part) for part in (DayPart.ITEMS, DayPart.Z_REPORTS)}
_STATIC_OFFERS: Final = ("order refused", "QR refused by the service", "order lost", "waiting, no picture")
MOMENTS: Final[dict[str, Scene]] = {
    "asked to cancel, in words": asked_in_words,
    "F6, waiting": said_paid("waiting"),
    "F6, in doubt": said_paid("unknown word"),
    "slow down": line("waiting", Problem.SLOW_DOWN, 42_000),
    "line broken": line("waiting, a link", Problem.NOT_TRUSTED),
    "paid, unseen": paid_unseen,
    "every field broken": every_field_broken,
    "no terminal": no_terminal,
    "a large amount": large_amount,
    "nothing found": nothing_found,
    "a story": story,
    "settings, counter": setting(COUNTER),
    "settings broken": settings_broken,
    "notices": notices,
    "help": help_panel,
    "shop's QR": shop_qr(),
    "shop's QR, no payments": shop_qr(has_payments=False),
    "shop's QR, no code": shop_qr(has_code=False),
    **{f"shop's QR offered: {name}": shop_qr_offered(name) for name in _STATIC_OFFERS},
    "journal": journal_fault,
}
SCREENS: Final[dict[str, Scene]] = {
    **PAGES, **SALES, **{name: show for name, show in PLACES.items() if name not in SCENES}, **FIRST_START, **MOMENTS,
}  # fmt: skip
"""Every screen, in an order in which one window can show them; what leaves a trace comes last."""

LABELLED: Final = {
    *(name for name in PLACES if name.partition(",")[0] in FORMS),
    *("between, unknown", "an open link", "a new PIN", "remove somebody", "keys", "right keys"),
}
"""Screens whose fields are filled by their English labels."""


def lead(counter: Counter, name: str, number: int) -> None:
    """Show one screen."""
    SCREENS[name](counter, f"s{number}")
    counter.driver.settle()
    counter.driver.window.refresh()
    counter.driver.settle()


def leave(counter: Counter) -> None:
    """Close what lies over the pages."""
    if counter.driver.help.is_open:
        counter.driver.press(Qt.Key.Key_Escape)
    counter.driver.sale.question.close_question()
    counter.driver.window.sales.on_dismissed()
    clear(counter)
