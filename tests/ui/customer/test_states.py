"""The customer window in each state of a sale, and that it shows nothing meant for staff.

See docs/rules.md#customer-display-shows-little.
"""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import qrcode
from PySide6.QtCore import Qt, QTranslator

from paydesk import assets
from paydesk.domain.language import Language
from paydesk.domain.messages import QrPicture
from paydesk.domain.money import Money
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict, verdict_of
from paydesk.domain.settings.settings import CustomerScreen
from paydesk.ui.customer.view_model import RESULT_MS, BilingualText, create_customer_view_model
from paydesk.ui.sell.view_model import LAYOUTS_WITH_CODE
from tests.helpers.looks import decoded, picture
from tests.ui.conftest import MakeDriver
from tests.ui.customer.conftest import Display
from tests.ui.stage import Told
from tests.ui.stories import SCENES

SHOWN: Final = {
    "wanted": "Please wait",
    "QR on its way": "Please wait",
    "order lost": "Please wait",
    "QR lost": "Please wait",
    "waiting, no picture": "Please wait",
    "waiting, QR run out": "Time is up",
    "old answer": "Please wait",
    "unknown word": "Please wait",
    "QR refused": "Please wait",
    "link refused": "Please wait",
    "cancelling": "Please wait",
    "cancel lost": "Please wait",
    "cancelled": "Cancelled",
    "expired": "Please wait",
    "expired, old answer": "Please wait",
    "expired for good": "Time is up",
    "order refused": "No code this time",
    "scanned, not found": "Please wait",
    "scanned, another amount": "Please wait",
    "scanned, another amount and paid": "Please wait",
    "paid, another amount": "Please wait",
    "not known to these keys": "Please wait",
    "taken off the list": "Please wait",
    "expired, a payment pending": "Please wait",
    "cancel wanted while it is made": "Please wait",
    "paid": "Paid",
    "paid, the cancel came too late": "Paid",
    "paid after it was closed": "Please wait",
    "paid after it was closed, settled": "Paid",
    "paid twice": "Paid",
    "paid before it was scanned": "Paid before",
    "paid long ago": "Welcome",
}
"""The title of each state that shows no code."""
CODES: Final = {
    *("waiting", "waiting, a link", "waiting, no time named", "waiting, not read back", "waiting, a read failed"),
    *("waiting, a large amount", "cancel refused"),
}
PHONE: Final = "9876543210"


def each_scene(display: Display) -> Iterator[tuple[str, Told, Sale]]:
    """Show every state of a sale, one after the other, without painting."""
    for window in (display.window, display.driver.window):
        window.setUpdatesEnabled(False)
    for number, (name, scene) in enumerate(SCENES.items()):
        told = scene.told(f"sale_{number}_at_this_till")
        told.facts[0].data["customer_phone"] = PHONE  # type: ignore[index]
        yield name, told, display.driver.show(told, scene.later)


def test_the_word_of_each_state_that_shows_no_code(display: Display) -> None:
    said = {name: display.words() for name, _, _ in each_scene(display) if name in SHOWN}
    assert {name: words for name, words in said.items() if SHOWN[name] not in words} == {}
    assert len(said) == len(SHOWN)


def test_of_late_money_that_goes_back_no_goods_are_to_be_taken(display: Display) -> None:
    """Regression: for a minute the customer was told to take the goods of refunded money."""
    for given_back in (False, True):
        told = (
            SCENES["paid after it was closed"]
            .told()
            .say(SaleFactKind.SEEN, facts.seen_data("Asha", given_back=given_back))
        )
        display.driver.show(told)
        assert ("Take your goods" in display.heard()) is not given_back


def test_a_code_stands_with_shop_amount_and_time_and_nothing_else(display: Display) -> None:
    said = {name: display.words() for name, _, _ in each_scene(display) if display.has_code()}
    assert set(said) == CODES
    for name, (shop, order, amount, in_words, scan, once, *left) in said.items():
        assert shop == "Sharma Stores"
        assert re.fullmatch(r"Order …\d{3}k7q", order)
        assert amount == ("₹99,99,99,999.99" if name == "waiting, a large amount" else "₹1,250.00")
        assert in_words.startswith("Rupees ")
        assert scan.startswith(("Scan with your phone", "Compare the amount"))
        assert once == "Pay once, wait for the green screen"
        assert bool(left) is (name != "waiting, no time named")
        assert not left or re.fullmatch(r"\d:\d\d", left[0])


def test_it_says_paid_and_shows_a_code_only_where_the_page_of_the_sale_does(display: Display) -> None:
    for name, _, sale in each_scene(display):
        hands_over = verdict_of(sale, display.driver.clock.now) is Verdict.HAND_OVER or name.endswith("settled")
        said = "paid" in display.heard().lower()
        before = name == "paid before it was scanned"  # "Paid before", and whom to ask
        assert said is ((hands_over and name != "paid long ago") or before), name
        screen = display.driver.sale.page.view_model
        assert screen is not None
        shows = screen.layout in LAYOUTS_WITH_CODE and not display.driver.sale.qr_view.is_empty
        assert display.has_code() is shows, name


def test_what_is_for_staff_is_nowhere_on_it(display: Display) -> None:
    other = Told("other", 77_700, number=44).shown()
    display.driver.tell(other)
    found = {}
    for name, told, sale in each_scene(display):
        assert sale.customer_phone == PHONE
        secrets = {sale.sale_id, told.order_id, sale.cf_order_id, sale.payment_url, sale.cf_payment_id, sale.terminal}
        secrets |= {other.order_id, "777", "Asha", "till 2", PHONE, PHONE[-4:], "http", "pay/"}
        secrets |= {payment.cf_payment_id for payment in sale.payments}
        heard = re.sub(r"…\d{3}k7q", "", display.heard())  # the end of its own order
        found[name] = [secret for secret in secrets if secret and secret in heard]
    assert found == {name: [] for name in SCENES}


def test_between_sales_there_is_the_shops_name_and_a_welcome(display: Display) -> None:
    assert display.words() == ["Sharma Stores", "Welcome"]
    display.driver.tell(Told("other").shown())
    display.driver.window.refresh()
    assert display.words() == ["Sharma Stores", "Welcome"]


def test_the_next_customer_sees_nothing_of_the_one_before(display: Display) -> None:
    display.driver.show(SCENES["waiting"].told())
    assert display.has_code()
    display.driver.press(Qt.Key.Key_F4)
    assert display.words() == ["Sharma Stores", "Welcome"]
    assert display.window.pay_view.code.is_empty
    assert "1,250" not in display.heard()


def test_a_result_goes_by_itself_and_doubt_stays(display: Display) -> None:
    sale = display.driver.show(SCENES["paid"].told())
    assert "Paid" in display.words()
    display.driver.clock.now = (sale.paid_at or 0) + RESULT_MS - 1
    display.driver.window.refresh()
    assert "Paid" in display.words()
    display.driver.clock.pass_(1)
    display.driver.window.refresh()
    assert display.words() == ["Sharma Stores", "Welcome"]
    display.driver.show(SCENES["old answer"].told("s2"), SCENES["old answer"].later)
    display.driver.clock.pass_(10 * RESULT_MS)
    display.driver.window.refresh()
    assert "Please wait" in display.words()


def until(display: Display, told: Told, sale: Sale, left: int) -> None:
    """Leave `left` ms for the code, with a fresh answer of the service."""
    assert sale.qr_expires_at is not None
    display.driver.clock.now = sale.qr_expires_at - left
    before, told.at = len(told.facts), display.driver.clock.now - 100
    display.driver.tell(told.read("ACTIVE"), before)
    display.driver.window.refresh()


def test_the_apps_stand_beside_a_upi_code_and_beside_no_address() -> None:
    told = SCENES["waiting"].told()
    sale = Sale.from_facts(told.facts)
    assert sale.qr is not None
    code = QrPicture(sale.sale_id, 1, ((True,),))
    shown = {}
    for payload in ("upi://pay?pa=sharma@okbank&am=1250.00", "http://192.0.2.7/pay/x"):
        payable = replace(sale, qr=replace(sale.qr, payload=payload))
        texts = BilingualText(Language.ENGLISH, None)
        shown[payload[:3]] = create_customer_view_model(payable, code, None, texts, told.at).apps
    assert shown == {"upi": "BHIM UPI · GPay · PhonePe · Paytm", "htt": ""}


def test_the_time_left_goes_down(display: Display) -> None:
    told = SCENES["waiting"].told()
    sale = display.driver.show(told)
    until(display, told, sale, 61_000)
    assert display.words()[-1] == "1:01"
    display.driver.clock.pass_(1_000)
    display.driver.window.refresh()
    assert display.words()[-1] == "1:00"
    assert display.words()[-2] == "Less than a minute left"
    until(display, told, sale, 20_000)
    assert display.words()[-2:] == ["Almost expired. Ask for a new code", "0:20"]


def test_what_is_over_is_gone_at_once(display: Display) -> None:
    told = SCENES["waiting"].told()
    display.driver.show(told)
    before = len(told.facts)
    sale = display.driver.tell(told.read("PAID"), before)
    assert sale.phase is Phase.PAID
    assert not display.has_code()
    assert display.window.pay_view.code.is_empty
    assert "Paid" in display.words()


def test_a_new_name_of_the_shop_is_there_at_once(display: Display) -> None:
    settings = display.driver.window.host.settings
    display.driver.window.host.use_settings(replace(settings, shop=replace(settings.shop, name="Gupta & Sons")))
    assert display.words()[0] == "Gupta & Sons"
    assert "Gupta & Sons" in display.window.windowTitle()


def test_a_code_that_could_not_be_read_back_is_shown_as_it_came(display: Display) -> None:
    told = SCENES["waiting, not read back"].told()
    display.driver.show(told)
    png = io.BytesIO()
    qrcode.make("upi://pay?pa=shop@okbank&am=1250.00").save(png)
    display.driver.store.on_event(QrPicture("s1", told.attempts, (), png.getvalue()))
    display.driver.settle()
    assert decoded(picture(display.window)) == ["upi://pay?pa=shop@okbank&am=1250.00"]
    assert "Compare the amount with your phone" in display.words()
    display.driver.clock.pass_(1_000)
    display.driver.window.refresh()
    assert decoded(picture(display.window)) == ["upi://pay?pa=shop@okbank&am=1250.00"]


def test_a_result_is_wiped_at_its_time_and_not_at_the_next_second(display: Display) -> None:
    """The window's own tick may be almost a second away."""
    sale = display.driver.show(SCENES["paid"].told())
    display.driver.clock.now = (sale.paid_at or 0) + RESULT_MS - 5
    display.counter.features.customer.refresh(display.driver.clock.now)
    assert "Paid" in display.words()
    display.driver.clock.pass_(5)
    display.driver.window.host.scheduler._tick.stop()
    display.driver.qtbot.waitUntil(lambda: display.words() == ["Sharma Stores", "Welcome"])


def test_a_code_is_wiped_when_its_time_is_over(display: Display) -> None:
    told = SCENES["waiting"].told()
    sale = display.driver.show(told)
    until(display, told, sale, 5)
    assert display.has_code()
    display.driver.clock.pass_(5)
    display.driver.window.host.scheduler._tick.stop()
    display.driver.qtbot.waitUntil(lambda: not display.has_code())


# Two languages --------------------------------------------------------------------------------------------------------


def test_an_amount_is_read_in_both_languages(make_driver: MakeDriver) -> None:
    display = Display(make_driver(), Language.TAMIL)
    display.press_f10()
    display.driver.show(SCENES["waiting"].told())
    assert "Rupees one thousand two hundred fifty only" in display.words()
    assert "ஆயிரத்து இருநூற்று ஐம்பது ரூபாய் மட்டும்" in display.words()
    display.use_screen(CustomerScreen(Language.HINDI))
    assert "एक हज़ार दो सौ पचास रुपये मात्र" in display.words()
    display.use_screen(CustomerScreen(Language.ENGLISH))
    assert [line for line in display.words() if line.startswith("Rupees")] == [
        "Rupees one thousand two hundred fifty only"
    ], "the shop speaks it already"
    display.counter.features.close()


def test_every_text_is_shown_in_the_second_language_as_translated(make_driver: MakeDriver) -> None:
    display = Display(make_driver(), Language.HINDI)
    display.press_f10()
    hindi = QTranslator()
    assert hindi.load(str(assets.path("translations/paydesk_hi.qm")))
    found = {}
    for name, _, _ in each_scene(display):
        shown = display.words()
        sources = [text for text in shown if hindi.translate("Customer", text)]
        found[name] = [text for text in sources if text != "Paid" and hindi.translate("Customer", text) not in shown]
        assert sources or not display.has_code(), name
    assert found == {name: [] for name in found}
    display.counter.features.close()


def test_the_shops_language_comes_first_and_is_not_repeated() -> None:
    tongues = BilingualText(Language.HINDI, Language.ENGLISH)
    assert tongues.spell_amount(Money(1_00)) == ("एक रुपया मात्र", "Rupee one only")
    assert tongues.translate("Welcome")[1] == "Welcome"
    assert BilingualText(Language.HINDI, Language.HINDI).spell_amount(Money(1_00)) == ("एक रुपया मात्र", "")


def test_the_customer_is_thanked_once(display: Display) -> None:
    """Regression: reopening or scanning the sale told the next customer to take the goods."""
    told = SCENES["paid"].told("there")
    display.driver.show(told)
    assert "Take your goods" in display.heard()
    display.driver.press(Qt.Key.Key_Return)
    display.driver.window.show_sale("there")
    display.driver.window.refresh()
    assert "Welcome" in display.words()
    assert "aid" not in display.heard()
