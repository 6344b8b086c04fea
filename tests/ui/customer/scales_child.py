"""Shows the customer window on monitors of other scales than the counter's, in a process of its own.

Qt's offscreen platform reads its monitors from a file; an unplugged one is one that `screens` omits. Prints JSON: a
result of `seen` for each monitor.
"""

from __future__ import annotations

import json
import sys

import qrcode
import zxingcpp
from PIL import Image
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage, QScreen
from PySide6.QtWidgets import QWidget

from paydesk.domain.language import Language
from paydesk.domain.messages import QrPicture
from paydesk.domain.settings.settings import Theme
from paydesk.ui import language, theme
from paydesk.ui.application import create_application
from paydesk.ui.customer import window as customer_window
from paydesk.ui.customer.view_model import CustomerViewModel
from paydesk.ui.customer.window import CustomerWindow
from paydesk.ui.payable_code import PayableCode

CODE = "upi://pay?pa=sharma@okbank&pn=Sharma%20Stores&am=1250.00&cu=INR&tr=order_20261120_0043_k7q"


class Plugged:
    """Replaces QGuiApplication: the monitors that are plugged in."""

    there: list[QScreen]

    @classmethod
    def screens(cls) -> list[QScreen]:
        return cls.there


def grey(window: CustomerWindow) -> Image.Image:
    """Return the content of the window, in device pixels."""
    picture = window.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
    data = bytes(picture.constBits())
    return Image.frombytes("L", (picture.width(), picture.height()), data, "raw", "L", picture.bytesPerLine())


def blurred(window: CustomerWindow, whole: Image.Image, count: int) -> int:
    """Return the number of modules with more than one colour; -1 if modules are not whole pixels wide."""
    code, ratio = window.pay_view.code, window.devicePixelRatio()
    corner = code.mapTo(window, QPoint(0, 0))
    inside = QRect(corner, code.size()).adjusted(12, 12, -12, -12)  # without the round corners of its ground
    edges = [round(edge * ratio) for edge in (inside.left(), inside.top(), inside.right(), inside.bottom())]
    drawn = whole.crop((edges[0], edges[1], edges[2], edges[3]))
    box = drawn.point(lambda value: 255 * (value < 250)).getbbox()  # all that is not white
    if box is None or (box[2] - box[0]) % count or (box[3] - box[1]) % count:
        return -1
    step = (box[2] - box[0]) // count
    modules = (
        drawn.crop((x, y, x + step, y + step)) for x in range(box[0], box[2], step) for y in range(box[1], box[3], step)
    )
    return sum(len(module.getcolors() or ()) != 1 for module in modules)


def main() -> int:
    """Show the window on each monitor, and while that one is unplugged."""
    app = create_application()
    theme.apply(app, Theme.LIGHT)
    language.apply(app, Language.ENGLISH)
    customer_window.QGuiApplication = Plugged  # type: ignore[attr-defined, assignment]
    own, *others = app.screens()
    counter = QWidget()
    counter.setGeometry(own.geometry())
    counter.show()
    made = qrcode.QRCode(border=0)
    made.add_data(CODE)
    matrix = tuple(tuple(bool(dark) for dark in row) for row in made.get_matrix())
    window = CustomerWindow()
    window.set_shop("Sharma Stores", b"")
    window.show_view_model(
        CustomerViewModel(amount="₹1,250.00", code=PayableCode(QrPicture("", 0, matrix), None, None), order="0043")
    )
    seen = []
    for other in others:
        for there in ([own, other], [own], [own, other]):
            Plugged.there = there
            customer_window.place_window(window, counter, has_sale=True)
            for _ in range(5):
                app.processEvents()
            whole = grey(window)
            read = [found.text for found in zxingcpp.read_barcodes(whole)]
            full = window.geometry() == other.geometry()
            seen.append([window.devicePixelRatio(), full, read == [CODE], blurred(window, whole, len(matrix))])
    sys.stdout.write(json.dumps(seen))
    return 0


if __name__ == "__main__":
    sys.exit(main())
