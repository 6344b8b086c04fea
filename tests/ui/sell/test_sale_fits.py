"""The most important parts of a sale are fully visible at every window size: nothing scrolls or is covered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QMenu

from paydesk.domain.checked_address import CheckedAddress
from paydesk.domain.language import Language
from paydesk.domain.money import Money
from paydesk.domain.qr import QrCheck, QrReading, QrReason
from paydesk.domain.sale import facts
from paydesk.domain.sale.facts import SaleFactKind
from paydesk.domain.settings.settings import Theme
from paydesk.ui import theme
from paydesk.ui.widgets import paint
from paydesk.ui.widgets.key_button import KeyButton
from paydesk.ui.widgets.paint import font
from paydesk.ui.widgets.qr_view import QrView
from paydesk.ui.words.sales import MARKS, mark_words
from tests.helpers.looks import picture
from tests.helpers.spoken import spoken
from tests.ui.conftest import MakeDriver
from tests.ui.counter import CounterDriver, MakeCounter, place, scrolling, show_paid_late, shown, whole
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told
from tests.ui.stories import SCENES

LINK, QR = "waiting, a link", "waiting"
SENDS = ["WhatsApp", "SMS", "Print a slip"]


def seen(driver: WindowDriver) -> list[str]:
    """Return the labels of the visible buttons."""
    page = driver.window.frame.page_area
    buttons = [button for button in page.findChildren(QAbstractButton) if button.isVisible()]
    return [
        button.text() for button in sorted(buttons, key=lambda button: place(button, page).topLeft().toTuple()[::-1])
    ]


# Selling --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(911, 512), (960, 540), (1024, 600)], ids=str)
def test_a_new_payment_is_there_whole(make_counter: MakeCounter, size: tuple[int, int]) -> None:
    driver = make_counter(size).driver
    assert scrolling(driver.window.frame.page_area) == []
    order, phone = driver.edit("Order number"), driver.edit("Customer phone")
    assert place(order, driver.window).top() == place(phone, driver.window).top()


@pytest.mark.parametrize("size", [(900, 560), (960, 560), (1000, 560), (1000, 580), (1199, 699), (1280, 700)], ids=str)
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL], ids=str)
def test_the_time_left_is_whole_beside_a_code(
    qapp: QApplication, make_counter: MakeCounter, size: tuple[int, int], language: Language
) -> None:
    with spoken(qapp, language):
        driver = make_counter(size).driver
        shown(driver, QR)
        panel = driver.window.frame.sale_page.pay_panel
        assert panel.ring.isVisible()
        assert whole(panel.ring)
        assert whole(panel.time_left)


@pytest.mark.parametrize("size", [(911, 512), (1000, 560), (1024, 572), (1024, 600), (1100, 650)], ids=str)
def test_hand_over_and_its_amount_stand_apart(make_counter: MakeCounter, size: tuple[int, int]) -> None:
    """With large fonts they need a visible gap."""
    driver = make_counter(size).driver
    driver.show(SCENES["paid"].told())
    frame = driver.window.frame
    drawn = picture(frame.sale_page)
    top = place(frame.sale_page.paid_bottom.amount, frame.sale_page).top()
    ground = drawn.pixelColor(8, 8)

    def inked(y: int) -> bool:
        return any(drawn.pixelColor(x, y) != ground for x in range(40, frame.sale_page.width() - 40, 3))

    rows = [inked(y) for y in range(top - 60, top + 60)]
    gaps = "".join("x" if row else "." for row in rows).strip(".").split("x")
    assert max(map(len, gaps)) >= 24


@pytest.mark.parametrize("size", [(683, 384), (911, 512), (960, 540), (1024, 600), (1366, 768), (1920, 1080)], ids=str)
def test_a_code_and_what_stands_beside_it_are_there_whole(make_counter: MakeCounter, size: tuple[int, int]) -> None:
    driver = make_counter(size).driver
    for scene in (LINK, QR):
        shown(driver, scene)
        assert scrolling(driver.window.frame.page_area) == [], scene
        assert driver.window.size() == QSize(*size), scene
        (code,) = (each for each in driver.window.frame.page_area.findChildren(QrView) if each.isVisible())
        card = code.parentWidget()
        assert card is not None
        assert abs(place(code, card).center().x() - card.rect().center().x()) <= 1, f"{scene}: not in the middle"


LONG = {"waiting, a read failed": 683}
"""Scenes whose text is longer than a window of this width holds; the title stays visible."""


@pytest.mark.parametrize("size", [(683, 384), (911, 512), (1024, 600)], ids=str)
def test_the_texts_of_a_sale_are_fully_visible_in_every_state(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    driver = make_driver(demo=True, live=False, size=size)
    scenes = [name for name in SCENES if not name.startswith("no answer") and LONG.get(name) != size[0]]
    scrolls = {name: scrolling(shown(driver, name).window.frame.page_area) for name in scenes}
    assert {name: areas for name, areas in scrolls.items() if areas} == {}


@pytest.mark.parametrize("language", [Language.TAMIL, Language.HINDI])
@pytest.mark.parametrize("size", [(683, 384), (911, 512)], ids=str)
def test_verdict_amount_and_phrase_are_visible_in_long_languages(
    make_driver: MakeDriver, qapp: QApplication, size: tuple[int, int], language: Language
) -> None:
    with spoken(qapp, language):
        driver = make_driver(demo=True, live=False, size=size)
        page, area = driver.window.frame.sale_page, driver.window.frame.page_area
        for scene in ("paid", "paid twice", "paid, the cancel came too late", "waiting, QR run out"):
            shown(driver, scene)
            assert (area.verticalScrollBar().maximum(), area.horizontalScrollBar().maximum()) == (0, 0), scene
        shown(driver, "waiting, not read back")
        assert scrolling(area) == [], "what to do about it is whole"
        shown(driver, "order lost")
        for text in (page.text_view.customer_phrase.first, page.text_view.customer_phrase.second):
            assert text.text()
            assert text.visibleRegion().boundingRect() == text.rect()
            assert text.height() >= text.heightForWidth(text.width())


def test_the_phrase_for_the_customer_has_the_size_of_its_layout(make_driver: MakeDriver) -> None:
    """Regression: after a small window it stayed at 16 pixels on a screen of 1920."""
    driver = make_driver(demo=True, live=False)
    quote = shown(driver, "order lost").window.frame.sale_page.text_view.customer_phrase
    for size, letters in (((683, 384), 16), ((1920, 1080), 20), ((1024, 600), 16), ((1366, 768), 20)):
        driver.window.resize(*size)
        driver.settle()
        assert quote.first.font().pixelSize() == letters, size


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
@pytest.mark.parametrize("size", [(683, 384), (911, 512), (1024, 600), (1366, 768)], ids=str)
def test_the_verdict_does_not_overlap_the_text_beside_it(
    make_driver: MakeDriver, qapp: QApplication, size: tuple[int, int], language: Language
) -> None:
    """Regression: in Tamil the age of the answer overlapped WAIT."""
    with spoken(qapp, language):
        strip = shown(make_driver(demo=True, live=False, size=size), QR).window.frame.sale_page.strip
        note = strip.note.geometry()
        right = strip._word_rect.left() + max(strip._width(line, strip._px) for line in strip._lines)
        assert right <= note.left() or strip._word_rect.top() + strip._word_height() <= note.top()
        assert strip._px >= 22, "read from where a person stands"
        assert strip.rect().contains(note)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
@pytest.mark.parametrize("size", [(911, 512), (1024, 600)], ids=str)
def test_nothing_is_written_over_the_code_of_a_link(
    make_driver: MakeDriver, qapp: QApplication, size: tuple[int, int], language: Language
) -> None:
    """Regression: in a low window its background covered the first line below, and the code shrank."""
    with spoken(qapp, language):
        sale_place = shown(make_driver(demo=True, live=False, size=size), LINK).window.frame.sale_page.code_card
        code = place(sale_place.qr_view, sale_place)
        others = [sale_place.web_page_note, sale_place.camera_note, sale_place.qr_button]
        assert [part for part in others if part.isVisible() and place(part, sale_place).intersects(code)] == []
        assert min(code.width(), code.height()) >= 230
        assert whole(sale_place.qr_button)


def test_the_two_notes_above_hand_over_stand_in_the_middle_of_their_line(driver: WindowDriver) -> None:
    """Regression: with two fonts one note was three pixels above the other."""
    top = shown(driver, "paid").window.frame.sale_page.paid_top
    assert [bool(note.alignment() & Qt.AlignmentFlag.AlignVCenter) for note in (top.order, top.note)] == [True, True]


@pytest.mark.parametrize("language", list(Language))
def test_a_refused_qr_is_no_wider_than_the_window_whatever_its_order_is_called(
    make_driver: MakeDriver, qapp: QApplication, language: Language
) -> None:
    """Regression: in Tamil, at twice the size, a wide letter in the number made the page scroll sideways."""
    with spoken(qapp, language):
        driver = make_driver(demo=True, live=False, size=(683, 384))
        told = Told("s1")
        told.order_id = "order_20261120_9999_mwmwm"
        payload = f"http://127.0.0.1:8/pay/42887?am=1250.01&cu=INR&tr={told.order_id}&pn=Sharma%20Stores"
        reading = QrReading(QrCheck.MISMATCH, payload, Money(125_001), QrReason.WRONG_AMOUNT)
        driver.show(
            told.ordered()
            .transaction_sent()
            .transaction_answered()
            .say(SaleFactKind.QR_CHECKED, facts.qr_checked_data(reading))
        )
        driver.settle()
        assert [label.text() for label in driver.window.findChildren(QLabel)].count(told.order_id) >= 2
        assert driver.window.frame.page_area.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
@pytest.mark.parametrize("size", [(683, 384), (911, 512), (1024, 600), (1366, 768)], ids=str)
def test_late_money_says_which_choice_fits_in_words_and_what_to_say_with_each(
    make_driver: MakeDriver, qapp: QApplication, size: tuple[int, int], language: Language
) -> None:
    """Regression: at twice the size only a colour marked the choice; in Tamil both had to be scrolled to."""
    with spoken(qapp, language):
        counter = CounterDriver(make_driver(demo=True, live=False, size=size))
        late = shown(counter.driver, "paid after it was closed").window.frame.sale_page.late_view
        assert scrolling(late) == []
        for words in (
            late.question,
            late.refund_card.title,
            late.refund_card.customer_phrase,
            late.hand_over_card.title,
            late.hand_over_card.customer_phrase,
        ):
            assert whole(words), words.text()
        assert whole(late.hand_over_card.recommended_chip)
        assert late.hand_over_card.recommended_chip.text()
        assert not late.refund_card.recommended_chip.isVisible()


@pytest.mark.parametrize("language", Language)
def test_how_a_sale_stands_is_whole_in_the_list_of_a_small_window(
    make_driver: MakeDriver, qapp: QApplication, language: Language
) -> None:
    """Regression: in Tamil and Hindi "Paid before" was elided."""
    with spoken(qapp, language):
        driver = make_driver(size=(1024, 600))
        driver.show(SCENES["waiting"].told())
        room = driver.window.frame.side_list.view.viewport().width() - 8
        wide = {
            text: paint.chip_size(text, 10).width() - 20 + paint.CHIP_MIN_PADDING for text, _ in map(mark_words, MARKS)
        }
        assert {text: width for text, width in wide.items() if width > room} == {}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("size", [(683, 384), (911, 512)], ids=str)
def test_a_choice_of_late_money_touches_no_edge_where_its_card_has_height_left(
    make_driver: MakeDriver, qapp: QApplication, size: tuple[int, int], language: Language
) -> None:
    """Regression: title and chip touched the border, and the phrase the title, above free space."""
    with spoken(qapp, language):
        late = shown(
            make_driver(demo=True, live=False, size=size), "paid after it was closed"
        ).window.frame.sale_page.late_view
        assert scrolling(late) == []
        for card in (late.refund_card, late.hand_over_card):
            title, first = (
                place(card.title, card),
                place(card.customer_phrase if card.text.isHidden() else card.text, card),
            )
            assert title.top() >= 8
            assert first.top() - title.bottom() >= 6
        assert place(late.refund_card.title, late).top() - place(late.hand_over_card.title, late).top() in range(-4, 1)
        assert place(late.hand_over_card.recommended_chip, late.hand_over_card).top() >= 8


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
def test_a_late_payment_with_its_replacement_fits_a_small_window(
    make_driver: MakeDriver, qapp: QApplication, language: Language
) -> None:
    """Regression: in Tamil the page scrolled sideways, and the phrase had to be scrolled to."""
    with spoken(qapp, language):
        driver = make_driver(demo=True, live=False, size=(683, 384))
        show_paid_late(driver, Told("s2", number=44).shown().read("PAID"))
        page = driver.window.frame.sale_page
        assert page.minimumSizeHint().width() <= driver.window.width()
        assert whole(page.late_view.question)
        assert scrolling(page.late_view) == []


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
def test_what_does_not_fit_of_a_code_is_in_sight_in_a_low_window(
    make_driver: MakeDriver, qapp: QApplication, language: Language
) -> None:
    """Regression: a wrong payee was the last row of a table that scrolls."""
    with spoken(qapp, language):
        driver = make_driver(demo=True, live=False, size=(683, 384))
        told = Told("s1").ordered().transaction_sent().transaction_answered()
        claim = f"upi://pay?pa=mallory@bank&pn=Mallory&am=1250.00&cu=INR&tr={told.sale.order_id}"
        reading = QrReading(QrCheck.MISMATCH, claim, told.amount, QrReason.WRONG_PAYEE)
        driver.show(told.say(SaleFactKind.QR_CHECKED, facts.qr_checked_data(reading)))
        driver.settle()
        table = driver.window.frame.sale_page.text_view.comparison
        assert [whole(label) for label in table.findChildren(QLabel) if label.text() == "Mallory"] == [True]


def test_a_window_that_gets_small_the_moment_money_came_shows_the_green_page(make_counter: MakeCounter) -> None:
    """Regression: Receipt was in the "More" menu before the page had its width."""
    driver = make_counter((1366, 768)).driver
    told = SCENES["paid"].told("paid")
    told.tell(driver.store)
    driver.window.show_sale(told.sale_id)
    for size in ((683, 384), (911, 512), (683, 384)):
        driver.window.resize(*size)
    driver.settle()
    assert "₹1,250.00" in driver.words()
    assert "Receipt" in driver.names()


@pytest.mark.parametrize("scene", [LINK, QR])
def test_a_code_and_what_stands_beside_it_are_whole_the_moment_a_window_has_another_size(
    make_counter: MakeCounter, scene: str
) -> None:
    """Regression: half of the code was below the edge until the next second."""
    driver = shown(make_counter((1366, 768)).driver, scene)
    for size in ((683, 384), (1366, 768), (911, 512), (683, 384)):
        driver.window.resize(*size)
        driver.settle()
        assert scrolling(driver.window.frame.page_area) == [], size


def test_a_window_that_becomes_low_and_high_again_has_room_for_the_same(make_counter: MakeCounter) -> None:
    driver = shown(make_counter((1024, 600)).driver, LINK)
    before = seen(driver)
    driver.window.resize(911, 512)
    shown(driver, LINK)
    assert scrolling(driver.window.frame.page_area) == []
    driver.window.resize(1024, 600)
    shown(driver, LINK)
    assert seen(driver) == before


@pytest.mark.parametrize("size", [(683, 384), (911, 512), (1024, 600), (1366, 768)], ids=str)
def test_the_address_of_a_link_is_seen_from_its_beginning_to_its_end(
    make_counter: MakeCounter, size: tuple[int, int]
) -> None:
    """Regression: at 150 % and 200 % its end was cut, and at 1024x600 it had the smallest font."""
    panel = shown(make_counter(size).driver, LINK).window.frame.sale_page.pay_panel
    middle = "https://payments.example/link/Xk29QmTr7Ld0Xk29QmTr7"
    looks = []
    for text in (f"{middle}A", f"{middle}B", f"H{middle[1:]}A"):
        panel.link.setText(text)
        panel.link.setCursorPosition(0)
        looks.append(picture(panel.link))
        assert panel.link.font().pixelSize() >= 12
    assert looks[1] != looks[0] != looks[2]


@pytest.mark.parametrize("size", [(911, 512), (1024, 600)], ids=str)
def test_the_verdict_beside_a_code_begins_where_its_card_does(make_counter: MakeCounter, size: tuple[int, int]) -> None:
    page = shown(make_counter(size).driver, QR).window.frame.sale_page
    assert page.strip.y() == page.code_card.y()


@pytest.mark.parametrize("scene", [QR, LINK])
def test_the_white_ground_of_a_code_covers_no_border_of_its_card(make_driver: MakeDriver, scene: str) -> None:
    card = shown(make_driver(), scene).window.frame.sale_page.code_card
    seen, middle = picture(card), card.rect().center()
    sides = [(0, middle.y()), (card.width() - 1, middle.y()), (middle.x(), 0), (middle.x(), card.height() - 1)]
    assert {seen.pixelColor(*side).name() for side in sides} == {theme.current().line.lower()}


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768), (1920, 1080)], ids=str)
def test_what_sends_a_link_stands_in_one_line_each_with_its_sign(
    make_counter: MakeCounter, size: tuple[int, int]
) -> None:
    driver = shown(make_counter(size).driver, LINK)
    buttons = [driver.button(name) for name in SENDS]
    assert len({place(button, driver.window).top() for button in buttons}) == 1
    widths = [button.width() for button in buttons]
    assert max(widths) - min(widths) <= 1
    signed = [picture(button) for button in buttons]
    for button in buttons:
        assert isinstance(button, KeyButton)
        button.set_icon("")
    assert all(picture(button) != before for button, before in zip(buttons, signed, strict=True))


@pytest.mark.parametrize("size", [(683, 384), (911, 512), (1024, 600), (1366, 768)], ids=str)
@pytest.mark.parametrize("scene", [QR, "order lost", "paid after it was closed", "paid"])
def test_what_stands_below_the_verdict_does_not_touch_it(
    make_counter: MakeCounter, scene: str, size: tuple[int, int]
) -> None:
    page = shown(make_counter(size).driver, scene).window.frame.sale_page
    below = page.action_row.parentWidget()
    assert below is not None
    assert place(below, page).top() - place(page.strip, page).bottom() > 4


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
@pytest.mark.parametrize("size", [(683, 384), (911, 512)], ids=str)
def test_in_a_low_window_the_menu_sends_a_link(make_counter: MakeCounter, size: tuple[int, int]) -> None:
    driver = shown(make_counter(size).driver, LINK)
    assert not set(SENDS) & set(seen(driver))
    driver.click(driver.button("More"))
    [menu] = [menu for menu in driver.window.findChildren(QMenu) if menu.isVisible()]
    assert set(SENDS) <= {line.text().partition("\t")[0] for line in menu.actions()}
    menu.close()


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
@pytest.mark.parametrize("size", [(683, 384), (911, 512), (1366, 768)], ids=str)
def test_the_pretend_phone_opens_in_any_window(make_counter: MakeCounter, size: tuple[int, int]) -> None:
    """Regression: its menu entry in a small window did nothing."""
    driver, name, opened = shown(make_counter(size).driver, LINK), "Pay with the pretend phone", list[CheckedAddress]()
    driver.window.phone_requested.connect(opened.append)
    if name in seen(driver):
        driver.click(driver.button(name))
    else:
        driver.click(driver.button("More"))
        [menu] = [menu for menu in driver.window.findChildren(QMenu) if menu.isVisible()]
        next(line for line in menu.actions() if line.text() == name).trigger()
    assert [address.text for address in opened] == [driver.window.frame.sale_page.pay_panel.link.text()]


def test_the_texts_of_a_sale_have_the_usual_font_size_in_any_window(make_counter: MakeCounter) -> None:
    driver = shown(make_counter((1366, 768)).driver, "order lost")
    for size in ((3840, 2160), (911, 512), (1366, 768)):
        driver.window.resize(*size)
        driver.settle()
        said = driver.window.frame.sale_page.text_view.paragraphs
        fonts = {label.font().pixelSize() for label in said.findChildren(QLabel) if label.parent() is said}
        assert fonts == {16}, size


def test_the_words_of_the_verdict_are_whole_in_a_new_look(make_counter: MakeCounter) -> None:
    driver = make_counter((1366, 768)).driver  # Qt gives its labels these letters back before they have their own
    driver.window.resize(1920, 1080)
    shown(driver, QR)
    keeper = theme.manager()
    assert keeper is not None
    strip = driver.window.frame.sale_page.strip
    for look in (Theme.DARK, Theme.LIGHT):
        keeper.use(look)
        driver.settle()
        for label in [label for label in strip.findChildren(QLabel) if label.isVisible()]:
            lines = label.text().split("\n")
            assert label.width() >= max(label.fontMetrics().horizontalAdvance(line) for line in lines), (look, lines)
            assert label.height() >= label.fontMetrics().height() * len(lines), (look, lines)


@pytest.mark.parametrize("size", [(683, 384), (911, 512)], ids=str)
def test_the_buttons_of_a_doubt_are_there_whole_in_a_low_window(
    make_counter: MakeCounter, size: tuple[int, int]
) -> None:
    driver = shown(make_counter(size).driver, "order lost")
    area = driver.window.frame.page_area
    assert area.verticalScrollBar().maximum() == 0
    row = driver.window.frame.sale_page.action_row
    assert place(area, driver.window).contains(place(row, driver.window))


READ_AT_ONCE = (
    "old answer",
    "order lost",
    "cancel lost",
    "QR refused",
    "waiting, QR run out",
    "paid after it was closed",
)


@pytest.mark.parametrize("size", [(683, 384), (911, 512), (1024, 600)], ids=str)
def test_what_must_be_read_at_once_needs_no_scrolling(make_driver: MakeDriver, size: tuple[int, int]) -> None:
    """Regression: at twice the size the phrase for the customer was below the edge, and so was a wrong QR."""
    driver = make_driver(size=size)
    assert scrolling(driver.window.frame.page_area) == [], "an empty form, its last line too"
    scrolls = {}
    for scene in READ_AT_ONCE:  # each another sale
        driver.show(SCENES[scene].told(scene), SCENES[scene].later)
        scrolls[scene] = scrolling(driver.window.frame.page_area)
    assert scrolls == {scene: [] for scene in READ_AT_ONCE}


@pytest.mark.qt_log_ignore("grabbing the keyboard", r"raise\(\)", extend=True)
@pytest.mark.parametrize("size", [(683, 384), (911, 512), (1024, 600)], ids=str)
def test_both_ways_to_settle_late_money_are_in_reach(make_counter: MakeCounter, size: tuple[int, int]) -> None:
    driver = shown(make_counter(size).driver, "paid after it was closed")
    area, words = driver.window.frame.page_area, seen(driver)
    if "More" in words:
        driver.window.frame.sale_page.action_row.on_more_clicked()
        (menu,) = driver.window.frame.sale_page.action_row.findChildren(QMenu)
        words += [entry.text().split("\t")[0] for entry in menu.actions()]
        menu.close()
    assert {"Hand over for this sale", "Refund ₹1,250.00", "Decide later"} <= set(words)
    for button in driver.window.frame.sale_page.action_row.visible_buttons().values():
        assert place(area, driver.window).contains(place(button, driver.window))


@pytest.mark.parametrize("size", [(683, 384), (911, 512), (1366, 768), (1920, 1080)], ids=str)
def test_buttons_of_one_line_are_of_one_height(make_counter: MakeCounter, size: tuple[int, int]) -> None:
    """Regression: F6 was 54 pixels high beside others of 48 and 60."""
    driver = make_counter(size).driver
    for scene in ("waiting", "waiting, a link", "old answer", "QR refused", "expired", "cancelled", "paid"):
        driver.show(SCENES[scene].told(scene), SCENES[scene].later)
        driver.settle()
        lines: dict[int, set[int]] = {}
        for button in driver.window.frame.sale_page.action_row.visible_buttons().values():
            spot = place(button, driver.window)
            lines.setdefault(spot.center().y() // 8, set()).add(spot.height())
        assert all(len(heights) == 1 for heights in lines.values()), (scene, lines)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
def test_all_of_a_new_payment_is_in_sight_at_200_percent_under_the_banner(
    make_driver: MakeDriver, qapp: QApplication, language: Language
) -> None:
    """Regression: half of its check box was below the edge."""
    with spoken(qapp, language):
        driver = make_driver(demo=True, live=False, size=(683, 384))
        page = driver.window.frame.sell_page
        for part in (page.amount, page.amount_note, page.methods, page.order, page.phone, page.invoice):
            assert whole(part), part
        assert scrolling(driver.window.frame.page_area) == []


@pytest.mark.parametrize(("size", "letters"), [((1366, 768), 58), ((1920, 1080), 72)], ids=str)
def test_what_is_to_be_paid_is_as_large_as_its_column_lets_it_be(
    make_driver: MakeDriver, size: tuple[int, int], letters: int
) -> None:
    """The design has 72, 58 and 46; a large screen has space for 72."""
    panel = shown(make_driver(size=size), QR).window.frame.sale_page.pay_panel
    assert panel.amount.font().pixelSize() == letters
    shown(driver := make_driver(size=size), "waiting, a large amount")
    assert whole(driver.window.frame.sale_page.pay_panel.amount)


def test_a_moved_widget_keeps_its_font_on_a_large_screen(make_counter: MakeCounter) -> None:
    """Regression: Qt gives a moved widget the fonts of the smallest window, a fifth too small."""
    driver = shown(make_counter((1366, 768)).driver, "old answer")
    for scene in (QR, LINK, QR):
        shown(driver, scene)
    driver.window.resize(1920, 1080)
    shown(driver, LINK)
    page = driver.window.frame.sale_page
    assert page.pay_panel.time_left.font().pixelSize() == font(20).pixelSize()
    [name] = [each for each in page.text_view.findChildren(QLabel) if each.text() == "Say to the customer"]
    assert name.font().pixelSize() == font(14).pixelSize()
