"""`python -m tests.simulation --seed N --days D --sales M`: the books of both sides on stdout; 1 when they differ."""

from __future__ import annotations

import argparse
import logging
import sys
import time

from tests.simulation.books import books_of, page
from tests.simulation.shop import Shop


def main() -> int:
    """Play the days and print the books."""
    parser = argparse.ArgumentParser(prog="dev.py simulate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--days", type=int, default=1)
    parser.add_argument("--sales", type=int, default=2_000, help="a day")
    options = parser.parse_args()
    logging.basicConfig(level=logging.ERROR)
    began = time.perf_counter()
    shop = Shop(options.seed, options.days, options.sales)
    try:
        shop.run()
        books = books_of(shop)
        sys.stdout.write(page(shop, books))
    finally:
        shop.close()
    sys.stderr.write(f"{time.perf_counter() - began:.1f} s\n")
    return 0 if books.agree else 1


if __name__ == "__main__":
    sys.exit(main())
