"""The first answer for an idempotency key is kept, whatever it was, and given again (SERVICE-FACTS 1.5, 1.6)."""

from __future__ import annotations

import hashlib
import json

from paydesk.domain.exact_json import Json
from paydesk.sandbox.gateway.errors import GatewayError
from paydesk.sandbox.state import KeptAnswer
from paydesk.sandbox.world import World


def fingerprint(method: str, path: str, body: Json) -> str:
    """What tells one request from another: method, path, and the body's meaning (not its spaces or its order)."""
    text = json.dumps(body, sort_keys=True, default=str)
    return hashlib.sha256(f"{method} {path}\n{text}".encode()).hexdigest()


def kept_answer(world: World, key: str, mark: str) -> KeptAnswer | None:
    """The kept answer for this key, if there is one. Raises GatewayError 422 when it was for another request."""
    kept = world.answers.get(key)
    if kept is not None and kept.fingerprint != mark:
        raise GatewayError("idempotency")
    return kept


def keep_answer(world: World, key: str, mark: str, status: int, body: bytes) -> None:
    """Keep the first answer for this key, errors and 500s too."""
    world.put(KeptAnswer(key, mark, status, body.decode()))
