"""Clients without TLS, for loopback: reading a machine's certificates takes 40 ms for each client."""

from __future__ import annotations

import ssl
from typing import Final

NO_TLS: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For `httpx.Client(verify=...)`: it trusts nobody, so that an https address fails."""
