"""Renews the pictures of the guide: `python3 -m paydesk tour --all --out DIR`, then this with the same DIR.

For the Hindi guide both with `--language hi`. Each is a picture of the tour in the light theme, smaller and with few
colours, so that all of them stay small. With --wizard also those of the installer for Windows: one of an empty program,
which Wine runs on a virtual screen.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image, ImageChops, ImageGrab

import make_windows
from product_facts import product

ROOT = Path(__file__).resolve().parents[1]
HELP = ROOT / "resources" / "help"
PICTURES = {name: name for name in ("start", "ready", "waiting", "paid", "unknown", "orders", "refund", "payouts")}
PICTURES |= {"kept": "settings-kept", "kiosk": "kiosk-attract"}
"""Name in docs/guide.md, supervisor.md and installing.md -> name in the tour."""
WIZARD_NAME = "windows"
WIDTH = 1000
COLOURS = 128
GAP = 8
TIMEOUT_S = 300


def save_picture(picture: Image.Image, file: Path) -> None:
    """Save a picture in the size and colours of the guide."""
    plain = picture.convert("RGB")
    height = round(plain.height * WIDTH / plain.width)
    small = plain.resize((WIDTH, height), Image.Resampling.LANCZOS)
    few = small.quantize(COLOURS, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)  # a small green stays green
    few.save(file, optimize=True)


def make_pictures(tour: Path, out: Path = HELP) -> int:
    """Write every picture; return their size in bytes. Raises OSError if the tour lacks one."""
    out.mkdir(parents=True, exist_ok=True)
    for name, toured in PICTURES.items():
        with Image.open(tour / f"{toured}.png") as picture:
            save_picture(picture, out / f"{name}.png")
    return sum(file.stat().st_size for file in out.glob("*.png"))


def _grab_stable_screen(display: str, before: Image.Image | None = None) -> Image.Image:
    """Return the screen once it is not empty, differs from `before`, and has stopped changing."""
    end, last = time.monotonic() + TIMEOUT_S, ImageGrab.grab(xdisplay=display)
    while time.monotonic() < end:
        time.sleep(2)
        now = ImageGrab.grab(xdisplay=display)
        still = ImageChops.difference(now, last).getbbox() is None
        if still and now.getbbox() and (before is None or ImageChops.difference(now, before).getbbox()):
            return now
        last = now
    raise TimeoutError("the installer does not go on")


def capture_wizard(out: Path = HELP) -> None:
    """Write the first and the last page of the Windows installer side by side; needs NSIS, Wine, Xvfb and xdotool."""
    sys.path.append(str(ROOT))
    from dev import virtual_screen

    with tempfile.TemporaryDirectory() as scratch, virtual_screen("1024x768x24") as screen:
        folder = Path(scratch)
        (folder / "bundle" / "_internal").mkdir(parents=True)
        for name in ("paydesk.exe", "paydesk-counter.exe"):
            (folder / "bundle" / name).touch()
        make_windows.prepare(product())
        setup = make_windows.make_installer(product(), folder / "bundle", folder, for_64=True)
        quiet = {"WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml=", "WINEPREFIX": str(folder / "prefix")}
        env = os.environ | screen | quiet
        subprocess.run(["wine", "wineboot", "-u"], env=env, check=True, capture_output=True)
        running = subprocess.Popen(["wine", str(setup)], env=env, stderr=subprocess.DEVNULL)
        try:
            pages = [_grab_stable_screen(screen["DISPLAY"])]
            for _ in range(2):
                subprocess.run(["xdotool", "key", "Return"], env=env, check=True)
                pages.append(_grab_stable_screen(screen["DISPLAY"], pages[-1]))
        finally:
            running.kill()
            subprocess.run(["wineserver", "-k"], env=env, check=False)
        window = pages[0].getbbox()
        ends = [page.crop(window) for page in (pages[0], pages[-1])]
        both = Image.new("RGB", (2 * ends[0].width + GAP, ends[0].height), "white")
        both.paste(ends[0], (0, 0))
        both.paste(ends[1], (ends[0].width + GAP, 0))
        save_picture(both, out / f"{WIZARD_NAME}.png")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tour", type=Path, help="the folder that the tour's pictures are in")
    parser.add_argument("--language", choices=["en", "hi"], default="en", help="of the tour, and of the guide")
    parser.add_argument("--wizard", action="store_true", help="those of the installer for Windows as well")
    options = parser.parse_args()
    if options.wizard:
        capture_wizard()
    place = HELP if options.language == "en" else HELP / options.language
    sys.stdout.write(f"{make_pictures(options.tour, place):,} bytes in {place}\n")
