"""Who is behind a UPI address or a phone, and the transfer token for it (SPEC.md 2.7, 4.6, 4.7).

The public test values have their public outcomes (SERVICE-FACTS 4.14); a registered beneficiary has its own name; any
other address is VALID, unless `unknown_details_fail` is set.
"""

from __future__ import annotations

import hashlib
import re
import uuid
from dataclasses import dataclass, field
from typing import Final

from paydesk.sandbox.state import Beneficiary, TransferToken
from paydesk.sandbox.world import World

VALID: Final = "VALID"
INVALID: Final = "INVALID"
ADVANCED: Final = "advanced"
PHONE_BANK: Final = "paydesk"
"""What stands after the @ of the UPI address of a phone that no beneficiary has."""

ANOTHER_NAME: Final = "SOMEBODY ELSE"
TEST_ADDRESSES: Final[dict[str, str]] = {
    "success@upi": VALID,
    "failure@upi": VALID,
    "incorrect@upi": INVALID,
    "invalid@upi": INVALID,
    "expired@upi": INVALID,
    "invalidname@upi": VALID,
}
"""The public test values. A transfer to failure@upi fails later; the name at the bank of invalidname@upi is another."""
TEST_PHONES: Final[dict[str, str]] = {"9000000404": INVALID}
"""A phone that no UPI address belongs to; every other has one."""

IFSC: Final = "PYDK0000001"
IFSC_DETAILS: Final[dict[str, str | int]] = {
    "bank": "PAYDESK DEMO BANK",
    "branch": "MARKET ROAD",
    "address": "12 Market Road, Jaipur",
    "city": "JAIPUR",
    "state": "RAJASTHAN",
    "category": "BANK",
    "micr": 302999001,
    "neft": "Live",
    "imps": "Live",
    "rtgs": "Not Live",
    "upi": "Live",
}
"""Keys that are published for a like answer (SERVICE-FACTS 5); those of this one are not, so none can be relied on."""


@dataclass(frozen=True, slots=True)
class Found:
    """What is known of an address. `ifsc` and `details` only when the account gets advanced details."""

    vpa: str = field(repr=False)
    status: str
    name: str = field(default="", repr=False)
    ifsc: str = ""
    details: dict[str, str | int] = field(default_factory=dict)


def look_up(world: World, vpa: str, phone: str, *, invalid: bool = False) -> Found:
    """Look up one of the two; `invalid` finds nobody, whatever it is."""
    bare = re.sub(r"\D", "", phone.removeprefix("+91"))
    bene = _beneficiary(world, vpa, bare)
    if bene is not None and bene.vpa:
        vpa = bene.vpa
    elif bare:
        vpa = f"{bare}@{PHONE_BANK}"
    unknown = INVALID if world.payout_settings.unknown_details_fail else VALID
    status = TEST_PHONES.get(bare) or TEST_ADDRESSES.get(vpa.lower(), unknown)
    if invalid or status == INVALID:
        return Found(vpa, INVALID)
    name = ANOTHER_NAME if vpa.lower() == "invalidname@upi" else _name(vpa, bene)
    if world.payout_settings.vpa_details != ADVANCED:
        return Found(vpa, VALID, name)
    return Found(vpa, VALID, name, (bene.ifsc if bene is not None else "") or IFSC, dict(IFSC_DETAILS))


def new_token(world: World, transfer_id: str, found: Found) -> str:
    """A transfer token for a VALID address; "" for an INVALID one (SPEC.md 4.7)."""
    if found.status != VALID:
        return ""
    now, kept = world.clock.now_ms(), world.records(TransferToken)
    while kept and (oldest := next(iter(kept.values()))).expires_ms <= now:
        del kept[oldest.token]  # nobody can use it any more
    seed = world.ids.token("transfer_token", 64).encode()
    token = str(uuid.UUID(bytes=hashlib.blake2b(seed, digest_size=16).digest(), version=4))
    expires = now + world.payout_settings.transfer_token_life_ms
    world.put(TransferToken(token, transfer_id, found.vpa, found.name, expires))
    return token


def _beneficiary(world: World, vpa: str, phone: str) -> Beneficiary | None:
    for each in world.records(Beneficiary).values():
        same = each.vpa.lower() == vpa.lower() if vpa else bool(each.vpa) and each.phone == phone
        if same and not each.removed:
            return each
    return None


def _name(vpa: str, bene: Beneficiary | None) -> str:
    """The name at the bank, in capitals as banks have it."""
    if bene is not None:
        return bene.name.upper()
    words = re.findall(r"[a-z]+", vpa.partition("@")[0].lower())
    return " ".join(words).upper() or "DEMO CUSTOMER"
