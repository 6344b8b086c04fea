"""Where newer versions of this Paydesk are told of: the table [updates] of product.toml."""

from __future__ import annotations

import base64
import tomllib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Feed:
    """Where the file is, and the public key (32 bytes) of who may have signed it."""

    address: str
    key: bytes


def parse_feed(product: str) -> Feed | None:
    """What the text of product.toml names; None where it names nothing that can be used, as before a first release."""
    try:
        updates = tomllib.loads(product)["updates"]
        address, key = updates["feed"], base64.b64decode(updates["key"], validate=True)
    except (ValueError, KeyError, TypeError):
        return None
    return Feed(address, key) if isinstance(address, str) and address and key else None
