"""The large amount: as large as its space allows, also after a change of theme or window size."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from paydesk.domain.settings.settings import Theme
from paydesk.ui import theme
from paydesk.ui.customer.view_model import CustomerViewModel
from paydesk.ui.customer.window import CustomerWindow
from paydesk.ui.widgets.labels import BigAmount
from tests.helpers.looks import heard
from tests.ui.driver import WindowDriver
from tests.ui.stories import SCENES


def size_of(driver: WindowDriver) -> int:
    (shown,) = [one for one in driver.window.findChildren(BigAmount) if one.isVisible()]
    return shown.font().pixelSize()


def test_a_new_look_leaves_it_as_large_as_it_was(driver: WindowDriver, qapp: QApplication) -> None:
    for scene, px in (("waiting", 80), ("old answer", 56), ("paid", 80)):
        driver.show(SCENES[scene].told(scene), SCENES[scene].later)
        assert size_of(driver) == px
        for look in (Theme.DARK, Theme.LIGHT):
            theme.apply(qapp, look)
            driver.settle()
            assert size_of(driver) == px, (scene, look)


def test_a_new_look_leaves_its_colour(qapp: QApplication) -> None:
    keeper = theme.apply(qapp, Theme.LIGHT)
    window = CustomerWindow()
    window.resize(1366, 768)
    window.show()
    window.show_view_model(CustomerViewModel(title=("Paid", ""), amount="₹1,250.00", is_paid=True))
    qapp.processEvents()
    try:
        for look in (Theme.DARK, Theme.LIGHT):
            theme.apply(qapp, look)
            qapp.processEvents()
            for shown in (window.paid_view.title, window.paid_view.amount):
                assert shown.palette().color(shown.foregroundRole()).name() == keeper.tokens.fill_ink.lower()
    finally:
        window.close()
        window.deleteLater()


def test_it_shrinks_where_the_room_ends_and_grows_again(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting, a large amount"].told())
    usual = size_of(driver)
    assert usual < 80
    assert "₹99,99,99,999.99" in driver.words()
    driver.window.resize(1920, 1080)
    driver.settle()
    assert size_of(driver) > usual
    driver.window.resize(1366, 768)
    driver.settle()
    assert size_of(driver) == usual


def test_a_screen_reader_hears_what_the_amount_is(driver: WindowDriver) -> None:
    driver.show(SCENES["waiting"].told())
    assert heard(driver.sale.page.wait_panel.amount).name == "To pay: ₹1,250.00"
    driver.show(SCENES["paid"].told("s2"))
    assert heard(driver.sale.page.colour_view.amount).name == "Amount: ₹1,250.00"
