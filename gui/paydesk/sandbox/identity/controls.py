"""Identity, and the tokens of validations, under `/_sandbox/identity`: what there is, and what a person does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from paydesk.sandbox.identity.consent import way_back
from paydesk.sandbox.identity.oauth import NotPossible, closed, code_of, consent, refuse
from paydesk.sandbox.settings import SettingError
from paydesk.sandbox.state import AccessToken, IdentitySession, TransferToken
from paydesk.sandbox.world import World

CONSENT_ACTIONS: Final = ("allow", "deny")


def dump(world: World) -> dict[str, Any]:
    """Sessions with their codes, access tokens, and the transfer tokens of validations."""
    now = world.clock.now_ms()
    return {
        "sessions": [_session(world, each) for each in world.records(IdentitySession).values()],
        "access_tokens": [
            {
                "access_token": each.token,
                "verification_id": each.verification_id,
                "expires_ms": each.expires_ms,
                "expired": now >= each.expires_ms,
            }
            for each in world.records(AccessToken).values()
        ],
        "transfer_tokens": [
            {
                "transfer_token": each.token,
                "transfer_id": each.transfer_id,
                "vpa": each.vpa,
                "expires_ms": each.expires_ms,
                "used": each.used_ms is not None,
                "expired": now >= each.expires_ms,
            }
            for each in world.records(TransferToken).values()
        ],
    }


def act(world: World, body: Mapping[str, Any]) -> dict[str, Any]:
    """Let the person of a session do something: {"verification_id" | "session_id", "action": allow | deny}.

    The session as it is then, with its `auth_code` and the way back. Raises SettingError.
    """
    sessions = world.records(IdentitySession)
    session = next(
        (
            each
            for each in sessions.values()
            if body.get("verification_id") == each.verification_id or body.get("session_id") == each.session_id
        ),
        None,
    )
    if body.get("action") not in CONSENT_ACTIONS:
        raise SettingError("action is one of " + ", ".join(CONSENT_ACTIONS))
    if session is None:
        raise SettingError("give the verification_id or the session_id of a session")
    try:
        if body["action"] == "allow":
            consent(world, session)
        else:
            refuse(world, session)
    except NotPossible as fault:
        raise SettingError(str(fault)) from None
    return _session(world, session)


def _session(world: World, session: IdentitySession) -> dict[str, Any]:
    code = code_of(world, session)
    return {
        "verification_id": session.verification_id,
        "reference_id": session.reference_id,
        "session_id": session.session_id,
        "page": f"{world.public_url}/consent/{session.session_id}",
        "status": "EXPIRED" if closed(world, session) else session.status,
        "auth_code": code.code if code is not None else None,
        "used": code is not None and code.used_ms is not None,
        "goes_back_to": way_back(world, session) or None,
    }
