"""The tour's second part: side panels, supervisor's pages, people and locks, settings, and the kiosk."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QSize

from paydesk.app import CounterProgram
from paydesk.commands.kiosk import Kiosk
from paydesk.commands.tour_camera import LARGE_SIZE, USUAL_SIZE, TourCamera, TourError
from paydesk.domain.commands import SignIn, UnlockPages
from paydesk.domain.money import Money
from paydesk.domain.payout.outcome import Outcome
from paydesk.domain.people.person import DEMO_PEOPLE, Permission
from paydesk.domain.sale.sale import Phase
from paydesk.ui import theme
from paydesk.ui.actions import Action
from paydesk.ui.features import Features
from paydesk.ui.kiosk.attract_loop import KioskTimes
from paydesk.ui.kiosk.fault_scenarios import FINAL_VERDICTS, FaultScenario
from paydesk.ui.kiosk.window import KioskStage
from paydesk.ui.money.flow import MoneyFlow
from paydesk.ui.money.money_out import MoneyOutPresenter
from paydesk.ui.money.page import ACTIVITY, IDENTITY, LOAN, SEND, TRANSFER, PayoutsPage
from paydesk.ui.money.transfer import TransferForm
from paydesk.ui.settings.page import CONNECTIONS, KEPT, MONEY_OUT, PEOPLE
from paydesk.ui.settings.stored_data import StoredDataPage

_PINS = {person.person_id: pin for person, pin in DEMO_PEOPLE}


class FeatureGuide:
    """Leads a program through the features beside a sale."""

    def __init__(self, program: CounterProgram, camera: TourCamera) -> None:
        self._program = program
        self._window = program.window
        self._camera = camera

    @property
    def _features(self) -> Features:
        features = self._window.features
        if features is None:
            raise TourError("the window is not complete")
        return features

    @property
    def _money(self) -> MoneyOutPresenter:
        return self._features.money

    def play(self) -> None:
        """Play all of these screens."""
        people = self._features.people_store
        self._camera.wait_until("people and keys", lambda: bool(people.people) and self._money.has_keys)
        self._check_upi()
        self._cashgram()
        self._refund()
        self._gate()
        self._payouts()
        self._day()
        self._settings()
        self._lock()

    # side panels ----------------------------------------------------------------------------------------------------

    def _check_upi(self) -> None:
        self._window.show_page("sell")
        self._window.action_set.perform(Action.UPI)
        panel = self._money.panels.upi
        panel.fill_address("asha.rao@okbank")
        panel.form.submit()
        self._camera.wait_until("a checked address", lambda: not panel.result.isHidden())
        self._camera.save_all("upi")

    def _cashgram(self) -> None:
        self._window.action_set.perform(Action.CASHGRAM)
        flow = self._money.panels.cashgrams.flow
        flow.payout_form.form.set_values({"name": "Asha Rao", "phone": "9876543210", "amount": Money(30_000)})
        self._camera.save_all("cashgram")
        flow.submit()
        self._camera.wait_until("the question about a cashgram", lambda: flow.stage == "question")
        self._camera.save("cashgram-summary")
        flow.confirmation_page.submit()
        self._camera.wait_until(
            "a cashgram's link", lambda: flow.outcome.link is not None and flow.outcome.link.is_shown
        )
        self._camera.save_all("cashgram-link")
        self._money.panels.close()

    def _refund(self) -> None:
        """Open the refund of the last paid sale."""
        paid = [sale for sale in self._program.sale_store.sales.values() if sale.phase is Phase.PAID][-1]
        self._window.show_sale(paid.sale_id)
        self._money.panels.open_order_refund(paid)
        self._camera.save_all("refund")
        self._money.panels.close()

    # the supervisor's pages -----------------------------------------------------------------------------------------

    def _gate(self) -> None:
        self._window.show_page("payouts")
        self._camera.save_all("payouts-gate")
        self._features.people.escape()
        self._open("ravi")

    def _open(self, person_id: str) -> None:
        self._program.worker.send(UnlockPages(ask_id="tour", person_id=person_id, pin=_PINS[person_id]))
        book = self._features.people_store
        self._camera.wait_until(
            "an open page", lambda: (who := book.unlocker()) is not None and who.person_id == person_id
        )

    def _page(self) -> PayoutsPage:
        page = self._money.page
        if page is None:
            raise TourError("there is no page of payouts")
        return page

    def _payouts(self) -> None:
        self._window.show_page("payouts")
        page = self._page()
        self._send(page)
        self._send_again(page)
        self._open("ravi")
        for tab in (TRANSFER, ACTIVITY, LOAN, IDENTITY):
            page.show_tab(tab)
            self._window.host.focus_page()
            self._camera.save_all(f"payouts-{tab}")

    def _send_flow(self) -> MoneyFlow:
        part = self._page().tabs.get(SEND)
        if not isinstance(part, MoneyFlow):
            raise TourError("there is no form of a transfer")
        return part

    def _fill(self, page: PayoutsPage) -> None:
        page.fill_transfer("success@upi", "Meena Devi")
        flow = self._send_flow()
        flow.payout_form.form.set_values({"amount": Money(500_000)})
        flow.update_dependents()
        kind = flow.payout_form
        self._camera.wait_until(
            "the name at the bank", lambda: isinstance(kind, TransferForm) and bool(kind.name_check.validated)
        )

    def _send(self, page: PayoutsPage) -> None:
        self._fill(page)
        self._camera.save_all("payouts")
        flow, outs = self._send_flow(), self._features.payout_store
        flow.submit()
        self._camera.wait_until("the question", lambda: flow.stage == "question")
        self._camera.save_all("payouts-summary")
        flow.confirmation_page.submit()
        self._camera.wait_until("an outcome", lambda: any(out.outcome is Outcome.DONE for out in outs.payouts.values()))
        self._camera.save_all("payouts-done")
        flow.on_new()

    def _send_again(self, page: PayoutsPage) -> None:
        """Send the same amount to the same account: a second person has to approve."""
        self._open("ravi")
        self._fill(page)
        flow = self._send_flow()
        flow.submit()
        self._camera.wait_until("the doubt", lambda: flow.stage == "question")
        self._camera.save("payouts-doubt")
        flow.confirmation_page.submit()
        self._camera.wait_until("the second person's panel", lambda: self._features.people.is_covering)
        self._camera.save_all("second-person")
        self._features.people.escape()
        flow.step_back()

    # the day --------------------------------------------------------------------------------------------------------

    def _day(self) -> None:
        from paydesk.ui.day.items import DayPart
        from paydesk.ui.day.page import ReportPage

        self._window.show_page("report")
        page = self._window.frame.get_page("report")
        if not isinstance(page, ReportPage):
            raise TourError("there is no page of the day")
        self._camera.wait_until("figures", lambda: page.report is not None and page.report.paid.count > 0)
        self._camera.save_all("report")
        page.part_requested.emit(DayPart.HAND_OVER)
        self._camera.wait_until(
            "a shift to hand over", lambda: page.shift_end is not None and page.shift_end.number > 0
        )
        self._camera.save_all("hand-over")
        page.on_left()
        self._open("ravi")
        page.close_button.click()
        self._camera.wait_until(
            "the end of the shift", lambda: page.shift_end is not None and page.shift_end.number > 0
        )
        if page.shift_end is not None and page.report is not None:
            page.shift_end.count_form.set_values(
                {"bills": str(page.report.paid.count), "total": page.report.paid.amount}
            )
            page.shift_end.on_counted("total")
            self._camera.save_all("shift-close")
            self._open("ravi")
            page.shift_end.no_paper_button.click()
        self._camera.wait_until("a closed shift", lambda: page.shift_end is None)
        page.part_requested.emit(DayPart.Z_REPORTS)
        self._camera.wait_until("a Z report", lambda: page.slip_view.slip is not None)
        self._camera.save_all("z-reports")
        page.on_left()

    # settings and the lock ------------------------------------------------------------------------------------------

    def _settings(self) -> None:
        self._open("meera")
        self._window.show_page("settings")
        self._window.frame.notices.post(None)  # the shift that was closed
        settings_page = self._window.frame.settings_page
        for part in (PEOPLE, CONNECTIONS, MONEY_OUT, KEPT):
            self._open("meera")
            settings_page.show_part(part)
            if isinstance(kept := settings_page.pages.get(part), StoredDataPage):
                self._camera.wait_until("what is kept", kept.table.isVisible)
            self._camera.save_all(f"settings-{part}")
        self._window.show_page("sell")

    def _lock(self) -> None:
        self._window.action_set.perform(Action.LOCK)
        self._camera.wait_until("the lock", lambda: not self._features.people_store.is_allowed(Permission.SELL))
        self._camera.save_all("lock")
        self._program.worker.send(SignIn(ask_id="tour", person_id="asha", pin=_PINS["asha"]))
        self._camera.wait_until("an open screen", lambda: self._features.people_store.is_allowed(Permission.SELL))


_SCREENS: Final = (
    ("", USUAL_SIZE),  # first, while the attract loop's card is green
    ("-800x480", QSize(800, 480)),
    ("-1024x600", QSize(1024, 600)),
    ("-1920x1080", LARGE_SIZE),
    ("-1080x1920", QSize(1080, 1920)),
)


def play_kiosk(folder: Path, out: Path) -> None:
    """Play the kiosk with data in `folder`, and save its pictures in `out`. Raises TourError if a screen is missing."""
    keeper = theme.manager()
    if keeper is None:
        raise TourError("there is no theme")
    kiosk = Kiosk(folder / "kiosk-pin", folder / "kiosk", KioskTimes(card_ms=600, pace=4.0))
    window = kiosk.window
    camera = TourCamera(window, keeper, out, kiosk.guide.refresh)

    def everywhere(name: str) -> None:
        for suffix, size in _SCREENS:
            window.resize(size)
            camera.save(f"{name}{suffix}")

    try:
        window.setMinimumSize(1, 1)  # a screen may be smaller than the window's minimum
        window.resize(USUAL_SIZE)
        window.show()
        kiosk.start_visit()
        camera.wait_until(
            "the loop's green card", lambda: window.attract.green_card.is_green and kiosk.guide.attract_loop.played > 0
        )
        everywhere("kiosk-attract")
        window.attract.start.click()
        window.amount.goods[1].click()
        everywhere("kiosk-sale")
        camera.wait_until("a counter", lambda: kiosk.guide.has_counter)
        window.amount.submit_button.click()
        camera.wait_until("the code", lambda: not window.pay.code.is_empty)
        everywhere("kiosk-pay")
        window.pay.phone.pay.click()
        camera.wait_until("green", lambda: window.stage is KioskStage.PAID)
        everywhere("kiosk-paid")
        window.paid.scenario_buttons[FaultScenario.LATE].click()
        camera.wait_until("late money", lambda: window.pay.strip.verdict is FINAL_VERDICTS[FaultScenario.LATE])
        everywhere("kiosk-too-late")
        window.resize(USUAL_SIZE)
        window.ask_pin()
        camera.save("kiosk-pin")
    finally:
        kiosk.end()
