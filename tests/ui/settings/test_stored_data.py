"""The stored data page: a complete list, erasing after one question, export without secrets."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import EraseOld, ExportSettings, ReadStoredData
from paydesk.domain.language import Language
from paydesk.domain.messages import Answered, CommandStatus
from paydesk.domain.settings.messages import Area, AreaKeys, Erased, Exported, StoredData, StoredItem, StoredKind
from paydesk.ui.hub import EventHub
from paydesk.ui.settings.keys import KeysStore
from paydesk.ui.settings.stored_data import StoredDataPage
from paydesk.ui.words.settings import KINDS, age_words, count_words, erased_words, stored_kind_words
from tests.helpers.accessibility import tree
from tests.helpers.cut_text import cut_texts, settle
from tests.helpers.keyboard import at_keyboard, press
from tests.helpers.longer import longer_words
from tests.helpers.recorder import Recorder, ended
from tests.helpers.spoken import spoken
from tests.ui.conftest import SayWhere
from tests.ui.driver import Clock, paint_at_the_end

DAY = 24 * 3_600 * 1_000
THINGS = tuple(
    StoredItem(kind, "journal.sqlite3" if number < 3 else "keychain", number + 2, 1_000 * number, 1_700_000_000_000)
    for number, kind in enumerate(StoredKind)
)


class Wired(StoredDataPage):
    """The page with a hub, and recorded commands."""

    hub: EventHub
    client: Recorder

    def tell_stored(self, items: tuple[StoredItem, ...]) -> None:
        """Answer the last question."""
        self.hub.on_event(Answered(self.client.last(ReadStoredData).ask_id, StoredData("/data/of/paydesk", items)))


@pytest.fixture
def make(qtbot: QtBot, time: Clock) -> Callable[[], Wired]:
    assert time.now

    def build() -> Wired:
        client = Recorder()
        keys, hub = KeysStore(), EventHub()
        page = Wired(keys, client)
        paint_at_the_end(qtbot, page)
        page.client, page.hub = client, hub
        hub.subscribe(keys.handlers)
        hub.subscribe(page.handlers)
        page.resize(934, 672)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(lambda: QApplication.activeWindow() is page)
        page.activate()
        page.tell_stored(THINGS)
        return page

    return build


def words(page: StoredDataPage) -> str:
    QApplication.processEvents()
    labels = [label.text() for label in page.findChildren(QLabel) if label.isVisibleTo(page)]
    model = page.table.view.rows_model
    return "\n".join([*labels, *(model.row_text(row) for row in range(model.rowCount()))])


def test_everything_is_listed_with_words_of_its_own(make: Callable[[], Wired]) -> None:
    page = make()
    assert page.client.of(ReadStoredData) == [ReadStoredData()]
    shown = words(page)
    assert "/data/of/paydesk" in shown
    for kind in StoredKind:
        assert all(text in shown for text in stored_kind_words(kind)), kind
    assert len({text for kind in KINDS for text in stored_kind_words(StoredKind(kind))}) == 2 * len(StoredKind)
    page.activate()
    page.tell_stored(THINGS[:1])
    assert "Settings for a second counter" in words(page)
    assert stored_kind_words(StoredKind.TOKEN)[0] not in words(page)


def test_the_list_is_as_high_as_its_rows_at_every_width(make: Callable[[], Wired], qtbot: QtBot) -> None:
    page = make()
    view = page.table.view
    heights = []
    for width in (934, 500, 1300):
        page.resize(width, 672)
        qtbot.waitUntil(lambda: page.table.height() == page.table.sizeHint().height() and not page.table.isHidden())
        assert view.verticalHeader().length() <= view.viewport().height()
        heights.append(page.table.height())
    assert heights[1] > heights[0] >= heights[2], "words of more lines"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.TAMIL])
def test_in_a_small_window_what_is_kept_has_the_width(
    make: Callable[[], Wired], qapp: QApplication, language: Language
) -> None:
    """In Tamil the title was cut above eight lines of a word each."""
    with spoken(qapp, language):
        page = make()
        page.resize(683, 320)
        settle(page)
        view = page.table.view
        assert view.columnWidth(0) * 2 > view.width()


def test_erasing_asks_once_names_the_day_and_is_done_by_keyboard(make: Callable[[], Wired], time: Clock) -> None:
    page = make()
    press(Qt.Key.Key_Tab)
    assert at_keyboard() is page.age.option("30")
    press(Qt.Key.Key_Right)
    assert page.age.current() == "90"
    press(Qt.Key.Key_Tab)
    assert at_keyboard() is page.erase_card.button
    press(Qt.Key.Key_Return)
    assert "22 Aug 2026" in page.erase_card.question.accessibleName()
    assert at_keyboard() is page.erase_card.question.no
    press(Qt.Key.Key_Backtab)
    press(Qt.Key.Key_Return)
    assert page.client.of(EraseOld) == [EraseOld(before=time.now - 90 * DAY)]
    assert not page.erase_card.button.isEnabled()
    page.hub.on_event(Erased(((StoredKind.SALES, 12), (StoredKind.COPIES, 0), (StoredKind.LOGS, 3))))
    page.hub.on_event(ended(page.client.last(EraseOld)))
    assert not page.erase_card.button.is_busy
    assert page.erase_result.text() == "Sales: 12, Logs: 3"
    page.tell_stored(THINGS[:1])
    assert page.table.view.rows_model.rowCount() == 1, "what is stored was read again"


def test_another_age_is_another_day_in_the_question_and_esc_erases_nothing(make: Callable[[], Wired]) -> None:
    page = make()
    page.erase_card.ask_first()
    assert "21 Oct 2026" in page.erase_card.question.accessibleName()
    page.age.option("365").click()
    assert "20 Nov 2025" in page.erase_card.question.accessibleName()
    press(Qt.Key.Key_Escape)
    assert not page.erase_card.question.isVisible()
    assert page.client.of(EraseOld) == []
    assert set(age_words) == {"30", "90", "365"}


def test_failed_erasing_is_reported(make: Callable[[], Wired]) -> None:
    page = make()
    page.erase_card.ask_first()
    page.erase_card.question.yes.click()
    page.hub.on_event(Erased((), failed=True))
    assert page.erase_result.title() == "Not everything was erased"
    assert erased_words(Erased(((StoredKind.SALES, 0),))) == "Nothing finished is that old."


def test_settings_go_to_a_file_or_the_clipboard(make: Callable[[], Wired], say_where: SayWhere, tmp_path: Path) -> None:
    page = make()
    chosen: list[Path | None] = [tmp_path / "out.json", None, tmp_path / "none" / "out.json"]
    say_where(lambda _name: chosen.pop(0))
    for _ in range(3):
        page.save_button.click()
        page.hub.on_event(Exported('{"a": 1}\n'))
        page.hub.on_event(ended(page.client.last(ExportSettings)))
    assert (tmp_path / "out.json").read_text() == '{"a": 1}\n'
    assert page.export_result.title() == "Not saved"
    page.copy_button.click()
    page.hub.on_event(Exported('{"b": 2}\n'))
    assert QGuiApplication.clipboard().text() == '{"b": 2}\n'
    assert page.client.of(ExportSettings) == [ExportSettings()] * 4
    assert not page.save_button.is_busy


@pytest.mark.parametrize(("state", "shown"), [("absent", True), ("locked", True), ("keychain", False)])
def test_the_keychain_is_said_plainly(make: Callable[[], Wired], state: str, shown: bool) -> None:
    page = make()
    page.hub.on_event(AreaKeys(Area.GATEWAY, "none", "", state))
    assert page.keychain.isVisible() is shown


def test_all_of_the_table_is_seen_and_read_row_by_row(make: Callable[[], Wired]) -> None:
    page = make()
    page.resize(1274, 578)  # beside the rail, at 1366x768
    settle(page)
    view = page.table.view
    assert view.verticalScrollBar().maximum() == 0, "the page scrolls, not a part of it"
    cells = [face.text(QAccessible.Text.Name) for face in tree(view) if face.role() == QAccessible.Role.Cell]
    assert [text.split(",")[0] for text in cells[::4]] == [stored_kind_words(thing.kind)[0] for thing in THINGS]


def test_one_file_has_a_size_and_many_a_number_too() -> None:
    assert count_words(StoredItem(StoredKind.SETTINGS, "settings.json", 1, 900)) == "900 bytes"
    assert count_words(StoredItem(StoredKind.LOGS, "paydesk.log", 2, 900)) == "2, 900 bytes"
    assert count_words(StoredItem(StoredKind.SALES, "journal.sqlite3", 1, 860_800)) == "1, 860.8 kB"
    assert count_words(StoredItem(StoredKind.KEYS, "keychain", 3)) == "3"


def test_longer_words_fit(make: Callable[[], Wired]) -> None:
    with longer_words():
        page = make()
        page.erase_card.ask_first()
        page.hub.on_event(AreaKeys(Area.GATEWAY, "none", "", "absent"))
        QApplication.processEvents()
        assert cut_texts(page) == []


@pytest.mark.parametrize("end", [CommandStatus.REFUSED, CommandStatus.FAILED])
def test_an_erasing_that_was_not_done_can_be_asked_for_again(make: Callable[[], Wired], end: CommandStatus) -> None:
    page = make()
    page.erase_card.ask_first()
    page.erase_card.question.yes.click()
    assert page.erase_card.button.is_busy
    page.hub.on_event(ended(page.client.of(EraseOld)[0], end))
    assert not page.erase_card.button.is_busy
