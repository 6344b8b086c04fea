"""`paydesk tour`: plays the main screens on the sandbox, without a person, and saves a PNG of each."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from paydesk.app import CounterProgram
from paydesk.commands.tour_camera import MAIN_PICTURES, USUAL_SIZE, TourCamera, TourError
from paydesk.commands.tour_features import FeatureGuide, play_kiosk
from paydesk.domain.commands import CancelSale, ReadSale
from paydesk.domain.language import Language
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.settings import Paper, Settings, Theme
from paydesk.ui import clock
from paydesk.ui.actions import Action
from paydesk.worker.pretend_phone import PretendPhone

_ORDERS: Final = "/pg/orders"
_TRANSACTIONS: Final = "/pg/terminal/transactions"


def tour(out: Path, language: str = Language.ENGLISH, *, everything: bool = False) -> int:
    """Play the tour, save its pictures in `out`, and print the name of each.

    Args:
        everything: Save every screen at every size, and the kiosk's, in place of the main ones.

    Returns:
        0, 1 when a screen did not come, or 2 when nothing can be saved in `out`.
    """
    from paydesk.app import CounterProgram
    from paydesk.domain.settings.demo import demo_settings
    from paydesk.ui.application import create_application, delete_window
    from paydesk.worker.client import StartOptions
    from paydesk.worker.sandbox_process import ChildSandbox

    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        sys.stderr.write(f"paydesk tour: {out} can be no folder: {fault.strerror}\n")
        return 2
    if "QT_QPA_PLATFORM" not in os.environ and sys.platform.startswith("linux") and not _has_display():
        os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={_screen_file(out)}"
    app = create_application()
    sandbox = ChildSandbox(None, seed=20_261_120)
    try:
        with tempfile.TemporaryDirectory(prefix="paydesk-tour-") as folder:
            program = CounterProgram(
                app, StartOptions(Path(folder), demo_settings(Settings(language=Language(language))), sandbox)
            )
            guide = TourGuide(program, PretendPhone(sandbox.keys().url), out, everything=everything)
            try:
                guide.play()
            finally:
                program.window.close()
                program.shut_down()
                delete_window(program.window)
            if everything:
                play_kiosk(Path(folder), out)
    except TourError as fault:
        sys.stderr.write(f"paydesk tour: {fault}\n")
        return 1
    finally:
        sandbox.stop()
    return 0


def _screen_file(out: Path) -> Path:
    """Write a screen of the usual size for Qt's offscreen platform, whose own is 800x800."""
    width, height = USUAL_SIZE.width(), USUAL_SIZE.height()
    screen = {"name": "counter", "x": 0, "y": 0, "width": width, "height": height, "logicalDpi": 96, "dpr": 1}
    file = out / "screen.json"
    file.write_text(json.dumps({"screens": [{**screen, "logicalBaseDpi": 96}]}), encoding="utf-8")
    return file


def _has_display() -> bool:
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


class TourGuide:
    """Leads a program through its screens."""

    def __init__(self, program: CounterProgram, phone: PretendPhone, out: Path, *, everything: bool) -> None:
        self._program = program
        self._window = program.window
        self._phone = phone
        self._everything = everything
        only = None if everything else MAIN_PICTURES
        self._camera = TourCamera(program.window, program.theme, out, program.window.refresh, only=only)

    def play(self) -> None:
        """Play all screens, in the order of a day."""
        self._program.theme.use(Theme.LIGHT)
        self._program.open()
        self._program.finish_start()
        self._store = self._program.sale_store
        self._camera.save("opening")
        self._window.showNormal()
        self._window.resize(USUAL_SIZE)
        self._earlier_sales()
        self._sell()
        waiting = self._wait_for_customer()
        self._pay(waiting)
        self._link()
        self._cancelled()
        self._unknown()
        self._refused_and_unreadable()
        self._orders()
        self._other_pages()
        if self._everything:
            FeatureGuide(self._program, self._camera).play()

    # steps ----------------------------------------------------------------------------------------------------------

    def _earlier_sales(self) -> None:
        """Take some sales of the day, so that lists are not empty."""
        for rupees, method, action in (
            ("310", PaymentMethod.QR_CODE, "pay"),
            ("215000", PaymentMethod.LINK, "pay"),
            ("90", PaymentMethod.QR_CODE, "pay"),
            ("320.50", PaymentMethod.LINK, ""),
        ):
            sale = self._take(rupees, method)
            if action:
                self._phone.act(sale.order_id, action)
                self._program.worker.send(ReadSale(sale_id=sale.sale_id))
                self._camera.wait_until("paid", partial(self._has_phase, sale, Phase.PAID))
        cancelled = self._take("4500", PaymentMethod.QR_CODE)
        self._program.worker.send(CancelSale(sale_id=cancelled.sale_id))
        self._phone.advance_clock(60_000)
        self._camera.wait_until("cancelled", lambda: self._has_phase(cancelled, Phase.CANCELLED))
        self._take("12000", PaymentMethod.QR_CODE)
        self._window.action_set.perform(Action.NEXT)

    def _sell(self) -> None:
        self._type("1250")
        self._camera.save_all("sell")
        self._window.frame.notices.sale_alarm.dismissed.emit()

    def _wait_for_customer(self) -> Sale:
        sale = self._submit()
        self._camera.save_all("waiting")
        self._customer("customer")
        return sale

    def _customer(self, name: str) -> None:
        """Take pictures of the customer's screen."""
        display = self._window.features.customer if self._window.features is not None else None
        if display is None:
            raise TourError("the window is not complete")
        display.toggle()
        window = display.window
        if window is not None:
            window.resize(USUAL_SIZE)
            self._camera.save_all(name, window)
            window.resize(800, 480)
            self._camera.save(f"{name}-800x480", window)
        display.toggle()

    def _pay(self, sale: Sale) -> None:
        self._phone.act(sale.order_id, "pay")
        self._program.worker.send(ReadSale(sale_id=sale.sale_id))
        self._camera.wait_until(
            "paid", lambda: self._has_phase(sale, Phase.PAID) and bool(self._current(sale).payments)
        )
        self._camera.save_all("paid")
        self._receipt(sale)
        self._customer("customer-paid")
        self._window.action_set.perform(Action.NEXT)
        self._window.show_sale(sale.sale_id)
        self._camera.save("paid-earlier")
        self._window.action_set.perform(Action.NEXT)
        self._window.frame.sell_page.set_order_id(sale.order_id)
        self._window.frame.sell_page.submit()
        self._camera.wait_until("the sale again", lambda: self._window.frame.sale_id == sale.sale_id)
        self._camera.save("already-paid")
        self._window.action_set.perform(Action.NEXT)

    def _receipt(self, sale: Sale) -> None:
        """Save a receipt as a printer would print it."""
        from PySide6.QtGui import QPixmap
        from PySide6.QtWidgets import QLabel

        from paydesk.ui.slips.documents import create_receipt
        from paydesk.ui.slips.printing import render_slip

        features = self._window.features
        if features is None:
            raise TourError("the window is not complete")
        slip = create_receipt(self._current(sale), features.slips.issuer)
        for paper in (Paper.MM80, Paper.MM58):
            shown = QLabel()
            shown.setPixmap(QPixmap.fromImage(render_slip(slip, paper)))
            shown.adjustSize()
            self._camera.save(f"receipt-{paper}", shown)

    def _link(self) -> None:
        self._take("640", PaymentMethod.LINK)
        self._camera.save("link")
        self._window.action_set.perform(Action.CANCEL)
        self._camera.save("cancel-asks-once")
        self._window.navigation.escape()

    def _cancelled(self) -> None:
        sale = self._take("75", PaymentMethod.QR_CODE)
        self._program.worker.send(CancelSale(sale_id=sale.sale_id))
        self._camera.wait_until("cancelling", lambda: self._has_phase(sale, Phase.CANCELLING))
        self._camera.save("cancelling")
        self._phone.advance_clock(60_000)
        self._program.worker.send(ReadSale(sale_id=sale.sale_id))
        self._camera.wait_until("cancelled", lambda: self._has_phase(sale, Phase.CANCELLED))
        self._camera.save("cancelled")
        late = self._take("1180", PaymentMethod.QR_CODE)
        self._phone.act(late.order_id, "pay")
        self._program.worker.send(CancelSale(sale_id=late.sale_id))
        self._camera.wait_until("paid too late to cancel", lambda: self._has_phase(late, Phase.PAID))
        self._camera.save("cancel-too-late")

    def _unknown(self) -> None:
        self._phone.set_fault("drop_after", _TRANSACTIONS)
        self._phone.set_fault("status_503", _ORDERS, method="GET")
        self._window.show_page("sell")
        self._type("860")
        self._window.frame.sell_page.submit()
        self._camera.wait_until("a sale", lambda: self._window.page == "sale")
        sale = self._shown_sale()
        self._camera.wait_until("unknown", lambda: verdict_of(self._current(sale), clock.now_ms()) is Verdict.UNKNOWN)
        self._camera.save_all("unknown")
        self._phone.clear_faults()
        self._program.worker.send(ReadSale(sale_id=sale.sale_id))
        self._camera.wait_until("known again", lambda: self._has_phase(sale, Phase.WAITING))

    def _refused_and_unreadable(self) -> None:
        for fault, name in (("qr_wrong_amount", "qr-refused"), ("qr_undecodable", "qr-unreadable")):
            self._phone.set_fault(fault, _TRANSACTIONS)
            self._take("999", PaymentMethod.QR_CODE)
            self._phone.clear_faults()
            self._camera.save(name)

    def _orders(self) -> None:
        self._window.show_page("orders")
        [paid] = [sale for sale in self._store.sales.values() if sale.amount == Money(125_000)]
        self._window.frame.orders_page.choose(paid.sale_id)
        self._camera.wait_until("the story", lambda: self._window.frame.orders_page.sale_id == paid.sale_id)
        self._camera.save_all("orders")

    def _other_pages(self) -> None:
        self._window.show_page("settings")
        self._camera.save_all("settings")
        self._window.show_page("start")
        self._camera.save_all("start")
        self._window.show_page("ready")
        self._camera.wait_until("the checks", lambda: not self._checking())
        self._camera.save_all("ready")
        self._window.show_page("sell")
        self._window.navigation.toggle_help(keys=True)
        self._camera.save("keys")
        self._window.navigation.toggle_help(keys=True)

    def _checking(self) -> bool:
        from paydesk.ui.start.ready import ReadyPage

        page = self._window.frame.get_page("ready")
        return isinstance(page, ReadyPage) and page.check_again_button.is_busy

    # what a person would do

    def _type(self, amount: str) -> None:
        self._window.frame.sell_page.clear()
        for letter in amount:
            self._window.frame.sell_page.amount.press_key(letter)

    def _submit(self, method: PaymentMethod = PaymentMethod.QR_CODE) -> Sale:
        known = set(self._store.sales)
        self._window.frame.sell_page.submit_with(method)
        if self._window.frame.sell_page.question.is_open:  # a large amount is asked about
            self._window.frame.sell_page.send()
        self._camera.wait_until("a QR", lambda: self._window.page == "sale" and self._shown_sale().sale_id not in known)
        self._camera.wait_until("its picture", self._is_picture_shown)
        return self._shown_sale()

    def _take(self, amount: str, method: PaymentMethod) -> Sale:
        self._window.show_page("sell")
        self._type(amount)
        return self._submit(method)

    def _shown_sale(self) -> Sale:
        return self._store.sales[self._window.frame.sale_page.sale_id]

    def _is_picture_shown(self) -> bool:
        sale = self._shown_sale()
        return sale.phase is Phase.QR_REFUSED or self._store.picture(sale) is not None

    def _current(self, sale: Sale) -> Sale:
        return self._store.sales[sale.sale_id]

    def _has_phase(self, sale: Sale, phase: Phase) -> bool:
        return self._current(sale).phase is phase
