"""The settings of the Sell page: quick amounts, return, GST; and the logo, which is saved at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from paydesk.domain.commands import SaveSettings
from paydesk.domain.messages import SettingsInUse
from paydesk.domain.money import Money
from paydesk.domain.order import TerminalIdentity
from paydesk.domain.settings.settings import QuickAmount, Selling, Settings, Shop
from paydesk.ui.settings.counter import CounterSettingsPage
from tests.helpers.fields import faults, put
from tests.helpers.recorder import Recorder

TEA = QuickAmount(Money(15_00), "Tea")
SHOP = Shop("Sharma Stores", terminal=TerminalIdentity(cf_terminal_id=777))


def picture(width: int = 20, kind: str = "PNG") -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image = QImage(width, 10, QImage.Format.Format_RGB32)
    image.fill(0)
    image.save(buffer, kind)  # type: ignore[call-overload]  # PySide's stub wants bytes
    return bytes(buffer.data().data())


@pytest.fixture
def client() -> Recorder:
    return Recorder()


@pytest.fixture
def page(qtbot: QtBot, client: Recorder) -> CounterSettingsPage:
    made = CounterSettingsPage(Settings(shop=SHOP, selling=Selling((TEA,))), client, demo=True)
    qtbot.addWidget(made)
    made.show()
    return made


def saved(client: Recorder) -> Settings:
    return client.of(SaveSettings)[-1].settings


def test_settings_shown_are_the_settings_saved(page: CounterSettingsPage, client: Recorder) -> None:
    page.form.submit()
    assert saved(client) == page.settings


def test_quick_amounts_the_return_and_gst_are_saved(page: CounterSettingsPage, client: Recorder) -> None:
    page.form.set_values(
        {
            "quick": [{"name": "Tea", "amount": Money(20_00)}, {"name": "", "amount": Money(500_00)}],
            "return_after": "10",
            "gst_details": True,
        }
    )
    page.form.submit()
    assert saved(client).selling == Selling(
        (QuickAmount(Money(20_00), "Tea"), QuickAmount(Money(500_00))), 10, gst_details=True
    )


@pytest.mark.parametrize("amount", ["", "0", "12,50"])
def test_a_quick_amount_needs_an_amount(page: CounterSettingsPage, client: Recorder, amount: str) -> None:
    put(page, {"Quick amount 1": amount})
    page.form.submit()
    assert client.of(SaveSettings) == []
    assert [*faults(page)] == ["Quick amount 1"]


@pytest.mark.parametrize("kind", ["PNG", "JPEG"])
def test_a_logo_is_saved_at_once_and_can_be_removed(
    page: CounterSettingsPage, client: Recorder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    (tmp_path / "logo").write_bytes(picture(kind=kind))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "logo"), ""))
    assert page.logo.remove_button.isHidden()
    page.logo.on_choose()
    assert saved(client).shop.logo == picture(kind=kind)
    page.on_settings_saved(SettingsInUse(saved(client)))
    assert not page.logo.remove_button.isHidden()
    page.logo.on_remove()
    assert saved(client).shop.logo == b""


@pytest.mark.parametrize("content", [b"", b"GIF89a", picture()[:40], None])
def test_what_is_no_picture_is_not_saved(
    page: CounterSettingsPage,
    client: Recorder,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    content: bytes | None,
) -> None:
    if content is not None:
        (tmp_path / "logo").write_bytes(content)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "logo"), ""))
    page.logo.on_choose()
    assert client.of(SaveSettings) == []
    assert page.logo.remove_button.isHidden()
