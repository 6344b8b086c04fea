"""`X-Cf-Signature`: how a shop with a changing IP address proves itself (SERVICE-FACTS 4.3, 8).

base64 of RSA-OAEP (SHA-1, as the service wants it) under the public key from the dashboard, of the client id, a dot
and the time in whole seconds since 1970.
"""

from __future__ import annotations

import base64
import time
from collections.abc import Callable

from paydesk.api.endpoints import ConfigFault, ConfigurationError


class Signer:
    """Signs calls with one public key (PEM). Raises ConfigurationError (KEYS_UNUSABLE) when it is none."""

    def __init__(self, client_id: str, public_key: str, *, clock: Callable[[], float] = time.time) -> None:
        # imported here: a shop without a public key, and the start of the counter, do without it
        from cryptography.exceptions import UnsupportedAlgorithm
        from cryptography.hazmat.primitives.asymmetric.rsa import RSAPublicKey
        from cryptography.hazmat.primitives.serialization import load_pem_public_key

        try:
            key = load_pem_public_key(public_key.strip().encode())
        except (ValueError, UnsupportedAlgorithm):
            raise ConfigurationError(ConfigFault.KEYS_UNUSABLE, "the public key cannot be read") from None
        if not isinstance(key, RSAPublicKey) or key.key_size < 1024:
            raise ConfigurationError(ConfigFault.KEYS_UNUSABLE, "the public key is not an RSA key")
        self._key = key
        self._client_id = client_id
        self._clock = clock

    def header(self) -> dict[str, str]:
        """The header for a call that leaves now."""
        from cryptography.hazmat.primitives.asymmetric.padding import MGF1, OAEP
        from cryptography.hazmat.primitives.hashes import SHA1

        text = f"{self._client_id}.{int(self._clock())}".encode()
        sealed = self._key.encrypt(text, OAEP(MGF1(SHA1()), SHA1(), None))  # noqa: S303  the service's choice
        return {"x-cf-signature": base64.b64encode(sealed).decode("ascii")}
