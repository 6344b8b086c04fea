"""Renders the program's icon from its SVG in every size that a system needs: PNG, .ico and .icns.

Qt renders, Pillow writes; both are libraries of the program, so that nothing else must be installed.
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from pathlib import Path

from product_facts import GENERATED, ROOT, Product, product


def render_png(source: Path, size: int) -> bytes:
    """Render the icon as a PNG of `size` x `size` pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]  # PySide takes str only, and says bytes
    return bytes(data.data())


def make(about: Product, folder: Path) -> list[Path]:
    """Write all icons into a folder: paydesk-SIZE.png, paydesk.ico, paydesk.icns; return the files."""
    from PIL import Image

    folder.mkdir(parents=True, exist_ok=True)
    source, name = ROOT / about.table_value("icons", "source"), about["id"]
    sizes = {size for kind in ("png", "ico", "icns") for size in about.table_value("icons", kind)}
    pictures = {size: render_png(source, size) for size in sorted(sizes)}
    made = []
    for size in about.table_value("icons", "png"):
        made.append(folder / f"{name}-{size}.png")
        made[-1].write_bytes(pictures[size])
    for kind in ("ico", "icns"):
        each = [Image.open(io.BytesIO(pictures[size])) for size in about.table_value("icons", kind)]
        made.append(folder / f"{name}.{kind}")
        each[-1].save(made[-1], append_images=each[:-1], sizes=[one.size for one in each])
    return made


def main() -> int:
    """Write the icons, or list them."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=GENERATED, help="the folder to write to")
    parser.add_argument("--dry-run", action="store_true", help="say what would be drawn")
    options = parser.parse_args()
    about = product()
    if options.dry_run:
        source, sizes = about.table_value("icons", "source"), about.table_value("icons", "png")
        print(f"{source} in {sizes} pixels, and as .ico and .icns")
        return 0
    for file in make(about, options.out):
        print(file.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
