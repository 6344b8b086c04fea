"""The whole program on a real screen: keys go in by the X server, screenshots come out of it (issue 2, 2 and 3)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest

from paydesk.domain.money import Money
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.settings.settings import Theme
from paydesk.sandbox import qr
from paydesk.store.journal.journal import Journal
from paydesk.ui.theme_tokens import DARK, LIGHT, ThemeTokens
from tests.helpers.control import Control
from tests.helpers.screen import Programs, RealScreen, leave, open_demo, real_screen, until

pytestmark = pytest.mark.xvfb

LOOKS: Final = {Theme.LIGHT: LIGHT, Theme.DARK: DARK}
STRIP: Final = 0.01
"""The strip that says HAND OVER covers more than this share of the screen; no other green thing does."""


def sales(home: Path) -> list[Sale]:
    """Return the sales that the program has written down."""
    if not (home / "demo" / "journal.sqlite3").exists():
        return []
    journal = Journal.read_only(home / "demo")
    try:
        return list(journal.all_sales())
    finally:
        journal.close()


def until_phase(programs: Programs, number: int, *phases: Phase) -> Sale:
    """Wait until the sale of this number (from 0) is in one of these phases."""

    def there() -> bool:
        found = sales(programs.home)
        return len(found) > number and found[number].phase in phases

    until(there, lambda: f"sale {number} is not {phases}: {sales(programs.home)}")
    return sales(programs.home)[number]


def cancel(screen: RealScreen, programs: Programs, number: int) -> None:
    """F8 asks; F8 does it once the question has stood there long enough to be read, however often it is pressed."""

    def cancelled() -> bool:
        screen.press("F8")
        return sales(programs.home)[number].phase in {Phase.CANCELLING, Phase.CANCELLED}

    screen.until(cancelled, f"sale {number} is not cancelled")


def next_customer(screen: RealScreen) -> None:
    """Enter goes on, once the green has stood there long enough to be read."""

    def gone_on() -> bool:
        screen.press("Return")
        return not hands_over(screen)

    screen.until(gone_on, "the next customer")


def sent(control: Control, number: int = 0) -> str:
    """Return the text of a transaction's QR, as the service sent it."""
    made = control.books()["transactions"][number]
    return qr.build_payload(made["payment_url"], Money(made["amount_paise"]), made["order_id"])


def hands_over(screen: RealScreen, look: ThemeTokens = LIGHT) -> bool:
    """Return True if the green strip is on the screen."""
    return screen.share_of(look.ok_fill) > STRIP


@pytest.mark.parametrize("theme", LOOKS, ids=["light", "dark"])
@pytest.mark.parametrize(("scale", "size"), [("1", "1366x768"), ("1.5", "2049x1152"), ("2", "2732x1536")])
def test_the_code_on_the_screen_is_what_the_service_sent(
    sandbox: Any, control: Control, tmp_path: Path, theme: Theme, scale: str, size: str
) -> None:
    with real_screen(size) as screen:
        programs = Programs(tmp_path, screen.env)
        try:
            program = open_demo(screen, programs, sandbox, theme, QT_SCALE_FACTOR=scale)
            screen.type("1250")
            screen.press("Return")
            screen.until(lambda: bool(screen.codes()), "no code can be read on the screen")
            assert screen.codes() == [sent(control)]
            assert screen.share_of(LOOKS[theme].bg) > STRIP, "the screen is not in this look"
            leave(screen, program)
        finally:
            programs.end()


def test_three_customers_by_the_keyboard_alone(
    screen: RealScreen, programs: Programs, sandbox: Any, control: Control
) -> None:
    """QR and paid; a link that waits while the next customer is served; a cancel. No pointer is touched."""
    program = open_demo(screen, programs, sandbox)
    screen.type("1250")
    screen.press("Return")
    first = until_phase(programs, 0, Phase.WAITING)
    screen.until(lambda: screen.codes() == [sent(control)], "the code of the first sale")
    assert not hands_over(screen)
    control.phone(first.order_id)
    screen.press("F5")
    until_phase(programs, 0, Phase.PAID)
    screen.until(lambda: hands_over(screen), "HAND OVER")
    next_customer(screen)
    screen.press("F3")
    screen.type("80")
    screen.press("Return")
    second = until_phase(programs, 1, Phase.WAITING)
    screen.press("F4", "F2")
    screen.type("99.50")
    screen.press("Return")
    until_phase(programs, 2, Phase.WAITING)
    cancel(screen, programs, 2)
    control.phone(second.order_id)
    until_phase(programs, 1, Phase.PAID)
    last = until_phase(programs, 2, Phase.CANCELLED)
    leave(screen, program)
    assert [sale.amount for sale in sales(programs.home)] == [Money(125_000), Money(8_000), Money(9_950)]
    statuses = {order["order_id"]: order["order_status"] for order in control.books()["orders"]}
    assert statuses == {first.order_id: "PAID", second.order_id: "PAID", last.order_id: "TERMINATED"}


def test_a_customer_pays_on_the_shops_qr_while_no_order_can_be_made(
    screen: RealScreen, programs: Programs, sandbox: Any, control: Control
) -> None:
    """By the keyboard alone: the sale fails, the QR of the till is paid, and its payment is handed over, once."""
    program = open_demo(screen, programs, sandbox)
    control.fault("status", method="POST", path="/pg/orders", status=400)
    screen.type("1250")
    screen.press("Return")
    until_phase(programs, 0, Phase.FAILED)
    assert not screen.codes()

    def opened() -> bool:
        screen.press("shift+F2")
        return bool(screen.codes())

    screen.until(opened, "the shop's QR")
    assert screen.codes() == [f"{sandbox.url}/pay/terminal/54321"]
    control.pay_static(1250)
    until_phase(programs, 1, Phase.PAID)
    assert not hands_over(screen), "who paid it is said by a person"
    screen.press("Tab")

    def handed_over() -> bool:
        screen.press("space")
        return sales(programs.home)[1].handed_over is not None

    screen.until(handed_over, "the payment is not handed over")
    screen.until(lambda: not screen.codes(), "the page of the failed sale ends")
    leave(screen, program)
    failed, paid = sales(programs.home)
    assert (failed.phase, failed.handed_over) == (Phase.FAILED, None)
    assert (paid.is_static, paid.paid_amount) == (True, Money(125_000))


def test_a_payment_that_wins_against_a_cancel_is_handed_over(
    screen: RealScreen, programs: Programs, sandbox: Any, control: Control
) -> None:
    """The customer's bank is slow; staff cancel meanwhile; the money comes (docs/service.md#order-states)."""
    program = open_demo(screen, programs, sandbox)
    screen.type("640")
    screen.press("Return")
    sale = until_phase(programs, 0, Phase.WAITING)
    control.phone(sale.order_id, "pay_pending", after_ms=60_000)
    cancel(screen, programs, 0)
    screen.until(lambda: not screen.codes(), "the code goes once a cancel was asked")
    assert not hands_over(screen)
    control.advance(60_000)
    screen.press("F5")
    paid = until_phase(programs, 0, Phase.PAID)
    screen.until(lambda: hands_over(screen), "HAND OVER")
    assert paid.raw_status == "PAID"
    leave(screen, program)
