"""The tour's last part: the kiosk and a visitor."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize

from paydesk.commands.kiosk import Kiosk
from paydesk.commands.tour_camera import LARGE, USUAL, Camera, TourError
from paydesk.ui import theme
from paydesk.ui.kiosk.show import Times
from paydesk.ui.kiosk.troubles import ENDS_WITH, Trouble
from paydesk.ui.kiosk.window import Stage

_SCREENS: Final = (
    ("", USUAL),  # first, while the card of the loop that the guide shows is green
    ("-800x480", QSize(800, 480)),
    ("-1024x600", QSize(1024, 600)),
    ("-1920x1080", LARGE),
    ("-1080x1920", QSize(1080, 1920)),
)


def play_kiosk(folder: Path, out: Path) -> None:
    """Play it on data in `folder`, and save its pictures in `out`. Raises TourError when a screen does not come."""
    keeper = theme.keeper()
    if keeper is None:
        raise TourError("there is no look")
    kiosk = Kiosk(folder / "kiosk-pin", folder / "kiosk", Times(card_ms=600, pace=4.0))
    window = kiosk.window
    camera = Camera(window, keeper, out, kiosk.guide.refresh)

    def everywhere(name: str) -> None:
        for suffix, size in _SCREENS:
            for _ in range(3):  # what a larger window holds lets go of its size step by step
                window.resize(size)
                QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
            camera.picture(f"{name}{suffix}")

    try:
        window.resize(USUAL)
        window.show()
        kiosk.on_wiped()
        camera.until(
            "the loop's green card", lambda: window.attract.green_card.is_green and kiosk.guide.show.played > 0
        )
        everywhere("kiosk-attract")
        window.attract.start.click()
        window.amount.goods[1].click()
        everywhere("kiosk-sale")
        camera.until("a counter", lambda: kiosk.guide.has_counter)
        window.amount.go.click()
        camera.until("the code", lambda: not window.pay.code.is_empty)
        everywhere("kiosk-pay")
        window.pay.phone.pay.click()
        camera.until("green", lambda: window.stage is Stage.PAID)
        everywhere("kiosk-paid")
        window.paid.troubles[Trouble.LATE].click()
        camera.until("late money", lambda: window.pay.strip.verdict is ENDS_WITH[Trouble.LATE])
        everywhere("kiosk-too-late")
        window.resize(USUAL)
        window.ask_pin()
        camera.picture("kiosk-pin")
    finally:
        kiosk.end()
