"""The feed of newer versions: the table [updates] of product.toml."""

from __future__ import annotations

import base64
import tomllib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class UpdateFeed:
    """The address of the feed, and the public key (32 bytes) of its signer."""

    address: str
    key: bytes


def parse_feed(product: str) -> UpdateFeed | None:
    """Return the feed in the text of product.toml; None if it names no usable one, as before a first release."""
    try:
        updates = tomllib.loads(product)["updates"]
        address, key = updates["feed"], base64.b64decode(updates["key"], validate=True)
    except (ValueError, KeyError, TypeError):
        return None
    return UpdateFeed(address, key) if isinstance(address, str) and address and key else None
