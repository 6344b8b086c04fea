"""A visitor at the kiosk: a whole sale by touch, every fault scenario, and no data left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from urllib.error import HTTPError

import pytest

from paydesk.commands import kiosk
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui import clock
from paydesk.ui.kiosk.fault_scenarios import FaultScenario
from paydesk.ui.kiosk.window import KioskStage
from paydesk.worker.sandbox_process import ChildSandbox
from tests.conftest import Logs
from tests.ui.kiosk.conftest import Visitor


def written(folder: Path) -> dict[str, bytes]:
    """Return every file of the visits, by name."""
    return {file.relative_to(folder).as_posix(): file.read_bytes() for file in folder.rglob("*") if file.is_file()}


@pytest.mark.waits
def test_it_plays_real_sales_until_it_is_touched(visitor: Visitor) -> None:
    page = visitor.window.attract
    visitor.until(lambda: not page.scan_card.code.is_empty)
    visitor.until(lambda: page.green_card.is_green)
    visitor.until(lambda: visitor.kiosk.guide.attract_loop.played >= 2)
    assert page.type_card.amount
    visitor.start()
    assert visitor.window.amount.amount.text() == ""


@pytest.mark.waits
def test_a_visitor_pays_with_their_own_phone(visitor: Visitor) -> None:
    visitor.start()
    said = visitor.show_code("2", "5", "00")
    assert "am=2500.00" in said
    assert visitor.window.pay.strip.verdict is Verdict.WAIT
    page = visitor.pay_by_own_phone(said)
    assert "DEMO: no real money moves" in page
    visitor.until(lambda: visitor.window.stage is KioskStage.PAID)
    assert visitor.window.paid.strip.text() == "PAID, HAND OVER"
    assert visitor.window.paid.amount.text() == "₹2,500.00"
    assert "after you pressed" not in visitor.window.paid.note.text(), "nobody knows when that was"


def test_a_visitor_declines_and_pays_on_the_pretend_phone(visitor: Visitor) -> None:
    visitor.start()
    visitor.touch(visitor.window.amount.goods[1])
    visitor.show_code()
    phone = visitor.window.pay.phone
    visitor.touch(phone.decline)
    visitor.until(phone.pay.isEnabled)
    assert visitor.window.pay.strip.verdict is Verdict.WAIT
    visitor.touch(phone.pay)
    visitor.until(lambda: visitor.window.stage is KioskStage.PAID)
    assert "Paid in" in visitor.window.paid.note.text()
    visitor.touch(visitor.window.paid.another)
    assert visitor.window.stage is KioskStage.AMOUNT
    assert visitor.window.amount.amount.amount() is None


@pytest.mark.waits
@pytest.mark.parametrize(
    ("trouble", "ends"),
    [
        (FaultScenario.LATE, Verdict.PAID_LATE),
        (FaultScenario.WRONG, Verdict.DO_NOT_PAY),
        (FaultScenario.TWICE, Verdict.HAND_OVER),
    ],
)
def test_every_scenario_shows_its_verdict(visitor: Visitor, trouble: FaultScenario, ends: Verdict) -> None:
    visitor.start()
    visitor.show_code("7", "5")
    page = visitor.window.pay
    visitor.touch(page.scenario_buttons[trouble])
    assert not page.scenario_buttons[FaultScenario.CUT].isEnabled(), "one after the other"
    if ends is Verdict.HAND_OVER:
        visitor.until(lambda: "PAID TWICE" in visitor.window.paid.note.text())
        assert visitor.window.paid.strip.text() == "PAID, HAND OVER"
        return
    visitor.until(lambda: page.strip.verdict is ends)
    assert page.code.is_empty
    visitor.until(page.another.isVisible)
    visitor.touch(page.another)
    assert visitor.window.stage is KioskStage.AMOUNT


@pytest.mark.waits
def test_a_line_that_is_cut_says_unknown_and_then_what_is_true(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor.start()
    visitor.show_code("7", "5")
    visitor.touch(visitor.window.pay.scenario_buttons[FaultScenario.CUT])
    visitor.until(lambda: not visitor.window.pay.phone.pay.isEnabled())
    with monkeypatch.context() as later:
        real = clock.now_ms
        later.setattr(clock, "now_ms", lambda: real() + 15_000)  # nobody waits for an answer to grow old
        visitor.until(lambda: visitor.window.pay.strip.verdict is Verdict.UNKNOWN)
    visitor.until(lambda: visitor.window.stage is KioskStage.PAID)


@pytest.mark.waits
def test_the_shop_cancels(visitor: Visitor) -> None:
    visitor.start()
    visitor.show_code("4", "0")
    visitor.touch(visitor.window.pay.phone.pay)
    visitor.until(lambda: visitor.window.stage is KioskStage.PAID)
    visitor.touch(visitor.window.paid.scenario_buttons[FaultScenario.CANCEL])
    visitor.until(lambda: visitor.window.pay.strip.verdict is Verdict.NOT_PAID)
    assert visitor.window.pay.another.isVisible()


def test_the_phone_of_a_visitor_who_has_gone_pays_nothing_of_the_next(visitor: Visitor) -> None:
    codes = []
    for key in ("3", "4"):
        visitor.start()
        codes.append(visitor.show_code(key).partition("?")[0])
        if key == "3":
            visitor.touch(visitor.window.restart_button)
    first, second = codes
    assert first != second
    with pytest.raises(HTTPError, match="404"):
        visitor.pay_by_own_phone(first)
    assert visitor.window.pay.strip.verdict is Verdict.WAIT
    visitor.pay_by_own_phone(second)
    visitor.until(lambda: visitor.window.stage is KioskStage.PAID)


def test_a_visitor_who_is_quicker_than_the_counter_gets_a_code(visitor: Visitor) -> None:
    visitor.until(lambda: visitor.kiosk.guide.has_counter)
    visitor.kiosk.guide.go_home()
    assert not visitor.kiosk.guide.has_counter
    visitor.touch(visitor.window.attract.start)
    visitor.press("8", "0")
    visitor.touch(visitor.window.amount.submit_button)
    assert visitor.window.stage is KioskStage.PAY, "what is pressed does something"
    visitor.until(lambda: not visitor.window.pay.code.is_empty)
    assert visitor.window.pay.phone.amount.text() == "₹80.00"


def test_a_sandbox_that_dies_while_nobody_is_there_comes_back(
    make_visitor: Callable[..., Visitor], monkeypatch: pytest.MonkeyPatch, logs: Logs
) -> None:
    started: list[ChildSandbox] = []

    class Known(ChildSandbox):
        def __init__(self, data: Path | None, seed: int | None = None, *, lan: bool = False) -> None:
            super().__init__(data, seed, lan=lan)
            started.append(self)

    monkeypatch.setattr(kiosk, "ChildSandbox", Known)
    visitor = make_visitor()
    visitor.until(lambda: visitor.kiosk.guide.attract_loop.played >= 1)
    started[0].stop()
    played = visitor.kiosk.guide.attract_loop.played + 1  # the round that is under way may have been green already
    visitor.until(lambda: visitor.kiosk.guide.attract_loop.played > played)
    assert len(started) == 2
    logs.expect("Sandbox ended, starting a new one")


@pytest.mark.waits
def test_nobody_is_sent_home_while_a_code_lives_and_nothing_stays_after_that(visitor: Visitor) -> None:
    visitor.start()
    said = visitor.show_code("3", "1", "4", "00")
    assert any("journal" in name for name in written(visitor.folder))
    visitor.walk_away()
    visitor.kiosk.guide.refresh()
    assert visitor.window.stage is KioskStage.PAY, "somebody may be about to pay"
    visitor.pay_by_own_phone(said)
    visitor.until(lambda: visitor.window.stage is KioskStage.PAID)
    before = {name.partition("/")[0] + "/" + name.split("/")[1] for name in written(visitor.folder)}
    visitor.walk_away()
    visitor.until(lambda: visitor.window.stage is KioskStage.ATTRACT)
    visitor.until(lambda: visitor.kiosk.guide.has_counter)
    after = written(visitor.folder)
    assert not [name for name in after if name.rpartition("/")[0] in before]
    assert not [name for name, content in after.items() if b"31400" in content]
    window = visitor.window
    assert window.pay.code.is_empty
    assert (window.amount.amount.text(), window.paid.amount.text(), window.pay.phone.amount.text()) == ("", "", "")
