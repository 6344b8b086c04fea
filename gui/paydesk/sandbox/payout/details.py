"""Who gets the money: `beneDetails` or a registered `beneId`, checked for the transfer mode (SPEC.md 2.6, 4.8, 7.2)."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from paydesk.domain.exact_json import Json
from paydesk.sandbox.payout.call import PayoutError, read_fields
from paydesk.sandbox.payout.rows import DIRECT
from paydesk.sandbox.payout.state import BLOCKED, Beneficiary
from paydesk.sandbox.schemas import Field, Shape
from paydesk.sandbox.world import World

BANK_MODES: Final = ("banktransfer", "neft", "imps", "rtgs")
PHONE: Final = r"(?:\+91)?\s*[0-9]{8,12}"
VPA: Final = r"[A-Za-z0-9._-]{1,64}@[A-Za-z0-9.-]{1,35}"

_BAD: Final = "invalid_details"
DETAILS: Final = Shape(
    "BeneDetails",
    (
        Field("name", needed=True, high=100, pattern=r"[A-Za-z0-9 .'&/-]+", missing=_BAD, wrong=_BAD),
        Field("phone", pattern=PHONE, wrong=_BAD, means="8 to 12 digits after +91"),
        Field("email", high=200, pattern=r"[^@\s]+@[^@\s]+\.[^@\s]+", wrong=_BAD),
        Field("address1", high=150, wrong=_BAD),
        Field("bankAccount", high=2_000, wrong="invalid_account", means="9 to 18 letters and digits, for bank modes"),
        Field("ifsc", high=2_000, wrong="invalid_ifsc", means="11 letters and digits, for bank modes"),
        Field("vpa", high=2_000, wrong=_BAD, means="a UPI address, for upi"),
    ),
)
_ACCOUNT: Final = re.compile(r"[A-Za-z0-9]{9,18}", re.ASCII)
_IFSC: Final = re.compile(r"[A-Za-z]{4}0[A-Za-z0-9]{6}", re.ASCII)
_VPA: Final = re.compile(VPA, re.ASCII)


@dataclass(frozen=True, slots=True)
class Payee:
    """Who gets the money; `known` is the registered beneficiary with these details, if there is one."""

    bene_id: str
    name: str = field(repr=False)
    phone: str = field(default="", repr=False)
    bank_account: str = field(default="", repr=False)
    ifsc: str = ""
    vpa: str = field(default="", repr=False)
    known: Beneficiary | None = field(default=None, repr=False)


def inline(world: World, sent: Mapping[str, Json], mode: str) -> Payee:
    """The payee of `beneDetails`. Raises PayoutError in the words of 7.2."""
    found = read_fields(sent, DETAILS, DIRECT)
    if world.payout_settings.strict_beneficiaries and not all(found[each] for each in ("phone", "email", "address1")):
        raise PayoutError.row(DIRECT, _BAD)
    account, ifsc = found["bankAccount"], found["ifsc"].upper()
    phone = found["phone"].removeprefix("+91").strip()
    check_instrument(mode, account, ifsc, found["vpa"], phone)
    known = registered(world, mode, account, ifsc, found["vpa"])
    bene_id = known.bene_id if known is not None else _made_id(mode, account, ifsc, found["vpa"], phone)
    return Payee(bene_id, found["name"], phone, account, ifsc, found["vpa"], known)


def of_beneficiary(bene: Beneficiary, mode: str) -> Payee:
    """The payee that a registered beneficiary is. Raises PayoutError when it lacks what the mode needs."""
    check_instrument(mode, bene.bank_account, bene.ifsc, bene.vpa, bene.phone)
    return Payee(bene.bene_id, bene.name, bene.phone, bene.bank_account, bene.ifsc, bene.vpa, bene)


def check_instrument(mode: str, account: str, ifsc: str, vpa: str, phone: str) -> None:
    """What this transfer mode needs must be there, and have its shape. Raises PayoutError."""
    wrong = ""
    if mode in BANK_MODES:
        if not account or not ifsc:
            wrong = "no_account"
        elif not _IFSC.fullmatch(ifsc):
            wrong = "invalid_ifsc"
        elif not _ACCOUNT.fullmatch(account):
            wrong = "invalid_account"
    elif mode == "upi":
        if not vpa:
            wrong = "no_vpa"
        elif not _VPA.fullmatch(vpa):
            wrong = _BAD
    elif not phone:
        wrong = _BAD
    if wrong:
        raise PayoutError.row(DIRECT, wrong)


def check_may_get(world: World, payee: Payee) -> None:
    """A blocked beneficiary gets nothing, a new one waits 30 minutes (SPEC.md 8). Raises PayoutError."""
    bene = payee.known
    if bene is None:
        return
    if bene.status == BLOCKED:
        raise PayoutError.row(DIRECT, "beneficiary_not_allowed")
    if world.clock.now_ms() < bene.added_ms + world.payout_settings.wait_ms:
        raise PayoutError.row(DIRECT, "wait_30_minutes")


def beneficiary(world: World, bene_id: str) -> Beneficiary | None:
    """The beneficiary of this id, unless it was removed."""
    found = world.records(Beneficiary).get(bene_id)
    return None if found is None or found.removed else found


def registered(world: World, mode: str, account: str, ifsc: str, vpa: str) -> Beneficiary | None:
    """The registered beneficiary with this account, or with this UPI address."""
    for each in world.records(Beneficiary).values():
        same_account = bool(account) and (each.bank_account, each.ifsc) == (account, ifsc)
        same_vpa = bool(vpa) and each.vpa.lower() == vpa.lower()
        if not each.removed and ((mode in BANK_MODES and same_account) or (mode == "upi" and same_vpa)):
            return each
    return None


def _made_id(mode: str, account: str, ifsc: str, vpa: str, phone: str) -> str:
    """The beneId that the service makes for details that nobody registered: the same for the same details."""
    way = (account, ifsc) if mode in BANK_MODES else (vpa.lower(),) if mode == "upi" else (mode, phone)
    return "DT" + hashlib.sha256("\0".join(way).encode()).hexdigest()[:18]
