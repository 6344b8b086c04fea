"""Renews the pictures of the guide: `python3 -m paydesk tour --out DIR`, then this with the same DIR.

Each is one of the tour's, in the light, smaller and with few colours, so that all of them weigh little.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parents[1]
HELP = ROOT / "resources" / "help"
PICTURES = ("start", "ready", "waiting", "paid", "unknown", "orders", "payouts")
"""The names of the tour that docs/guide.md and docs/supervisor.md show."""
WIDTH = 1000
COLOURS = 128


def make(tour: Path, out: Path = HELP) -> int:
    """Make every picture; the bytes of all of them. Raises OSError where the tour has no such picture."""
    out.mkdir(parents=True, exist_ok=True)
    for name in PICTURES:
        with Image.open(tour / f"{name}.png") as picture:
            plain = picture.convert("RGB")
            height = round(plain.height * WIDTH / plain.width)
            small = plain.resize((WIDTH, height), Image.Resampling.LANCZOS)
            small.quantize(COLOURS, dither=Image.Dither.NONE).save(out / f"{name}.png", optimize=True)
    return sum(file.stat().st_size for file in out.glob("*.png"))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tour", type=Path, help="the folder that the tour's pictures are in")
    sys.stdout.write(f"{make(parser.parse_args().tour):,} bytes in {HELP}\n")
