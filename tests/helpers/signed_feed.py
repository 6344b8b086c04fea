"""A publisher's feed of newer versions, signed with a key of the test's own."""

from __future__ import annotations

import base64
import json
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from paydesk.domain.settings.feed import UpdateFeed

OWNER = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
KEY = OWNER.public_key().public_bytes_raw()
PAGE = "https://paydesk.example/releases/9.0.0"


def signed(text: str, by: Ed25519PrivateKey = OWNER) -> dict[str, Any]:
    """Return the signed file."""
    return {"signed": text, "signature": base64.b64encode(by.sign(text.encode())).decode()}


def feed(version: str = "9.0.0", **more: object) -> dict[str, Any]:
    """Return a feed that announces a version."""
    return signed(json.dumps({"version": version, "news": "Refunds in one step.", "page": PAGE} | more))


def product_file(folder: Path, address: str) -> Path:
    """Write a product.toml that names a feed at this address."""
    path = folder / "product.toml"
    key = base64.b64encode(KEY).decode()
    path.write_text(f'[updates]\nfeed = "{address}"\nkey = "{key}"\n', encoding="utf-8")
    return path


def feed_at(address: str) -> UpdateFeed:
    """Return the feed as the counter reads it."""
    return UpdateFeed(address, KEY)
