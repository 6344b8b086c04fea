"""Writes the signed update feed of this version, dist/paydesk-feed.json. --new-key generates its key pair.

The private key comes in PAYDESK_FEED_KEY (32 bytes, base64). Without it no feed is written, with a warning.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import sys
from typing import TYPE_CHECKING

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

import product_facts

if TYPE_CHECKING:
    from pathlib import Path

NAME = "paydesk-feed.json"
KEY = "PAYDESK_FEED_KEY"


def generate_keys() -> tuple[str, str]:
    """Return a new private key and its public key, both in base64."""
    key = Ed25519PrivateKey.generate()
    return _text(key.private_bytes_raw()), _text(key.public_key().public_bytes_raw())


def build_feed(about: product_facts.Product, private: str, page: str) -> bytes:
    """Return the feed of this version, whose download page is `page`.

    Raises:
        PackagingError: The key is invalid, or not the one whose public key is in product.toml.
    """
    try:
        key = Ed25519PrivateKey.from_private_bytes(base64.b64decode(private, validate=True))
    except ValueError:
        raise product_facts.PackagingError(f"{KEY} is no private key") from None
    if _text(key.public_key().public_bytes_raw()) != about.table_value("updates", "key"):
        raise product_facts.PackagingError(f"{KEY} is not the key whose public half product.toml names")
    news = " ".join(product_facts.changelog_notes(about.version).partition("\n\n")[0].split())
    signed = json.dumps({"version": about.version, "news": news, "page": page})
    return json.dumps({"signed": signed, "signature": _text(key.sign(signed.encode()))}, indent=1).encode() + b"\n"


def _text(raw: bytes) -> str:
    return base64.b64encode(raw).decode("ascii")


def main() -> int:
    """Write the feed, or print new keys."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--page", default="", help="where this version is to be had: https://...")
    parser.add_argument("--new-key", action="store_true", help="print a new pair of keys, and make nothing")
    parser.add_argument("--dry-run", action="store_true", help="say what would be made")
    options = parser.parse_args()
    out: Path = product_facts.DIST / NAME
    if options.new_key:
        private, public = generate_keys()
        print(f"for {KEY}, kept secret: {private}\nfor product.toml, as updates.key: {public}")
        return 0
    if options.dry_run:
        print(f"{out}: {product_facts.version()}, signed with {KEY}")
        return 0
    private = os.environ.get(KEY, "")
    if not private:
        print(f"warning: {KEY} is not set: no {NAME} is made, and nobody is told of this version", file=sys.stderr)
        return 0
    try:
        made = build_feed(product_facts.product(), private, options.page)
    except product_facts.PackagingError as fault:
        sys.exit(f"feed: {fault}")
    out.parent.mkdir(exist_ok=True)
    out.write_bytes(made)
    print(out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
