"""Money out and locks in the settings file. Amounts stand in paise, a limit that is none as null."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from paydesk.domain.money import MAX_PAISE, Money
from paydesk.domain.settings import rules as money_out_rules
from paydesk.domain.settings.settings import (
    IDLE_RANGE_S,
    FundSource,
    Locks,
    MoneyOut,
    PayoutHosts,
    TransferVersion,
    ValidationVersion,
)
from paydesk.store.settings.values import Object, Reader, text, url, version, whole


def money_out_object(money_out: MoneyOut) -> Object:
    """What is written. A private key that found its way in is left out: no secret is ever in this file."""
    key = "" if money_out_rules.is_private_key(money_out.public_key) else money_out.public_key
    return {
        "hosts": {field.name: getattr(money_out.hosts, field.name) for field in fields(PayoutHosts)},
        "public_key": key,
        "transfer_version": money_out.transfer_version.value,
        "validation_version": money_out.validation_version.value,
        "fund_sources": [
            {"instrument_id": source.instrument_id, "name": source.name} for source in money_out.fund_sources
        ],
        "per_transfer": _paise(money_out.per_transfer),
        "per_day": _paise(money_out.per_day),
        "per_beneficiary": _paise(money_out.per_beneficiary),
        "cashier_limit": _paise(money_out.cashier_limit),
    }


def locks_object(locks: Locks) -> Object:
    """What is written."""
    return {"idle_s": locks.idle_s}


def money_out_of(known: Mapping[str, Any], reader: Reader) -> MoneyOut:
    """What is read."""
    plain = MoneyOut()
    part = reader.part(known, "money_out")
    if not isinstance(known.get("money_out", {}), dict):
        return strictest()
    return MoneyOut(
        hosts=_hosts_of(part, reader),
        public_key=reader.take(part, "money_out.public_key", _public_key, plain.public_key),
        transfer_version=reader.take(part, "money_out.transfer_version", TransferVersion, plain.transfer_version),
        validation_version=reader.take(
            part, "money_out.validation_version", ValidationVersion, plain.validation_version
        ),
        fund_sources=reader.take(part, "money_out.fund_sources", _fund_sources, plain.fund_sources),
        per_transfer=_limit_of(part, "per_transfer", reader, plain.per_transfer),
        per_day=_limit_of(part, "per_day", reader, plain.per_day),
        per_beneficiary=_limit_of(part, "per_beneficiary", reader, plain.per_beneficiary),
        cashier_limit=_limit_of(part, "cashier_limit", reader, plain.cashier_limit),
    )


def strictest() -> MoneyOut:
    """What counts when the settings are lost: no payout without a second person's PIN, whatever the limits were."""
    nothing = Money(0)
    return MoneyOut(per_transfer=nothing, per_day=nothing, per_beneficiary=nothing)


def _limit_of(part: Mapping[str, Any], name: str, reader: Reader, usual: Money | None) -> Money | None:
    """A limit: the usual one where none was ever set, nothing at all where it is damaged."""
    nothing: Money | None = Money(0)
    return reader.take(part, f"money_out.{name}", _limit, nothing) if name in part else usual


def locks_of(known: Mapping[str, Any], reader: Reader) -> Locks:
    """What is read."""
    return Locks(reader.take(reader.part(known, "locks"), "locks.idle_s", _idle, Locks().idle_s))


def _hosts_of(known: Mapping[str, Any], reader: Reader) -> PayoutHosts:
    plain, name = PayoutHosts(), "money_out.hosts"
    part = reader.part(known, name)
    return PayoutHosts(
        payouts_url=reader.take(part, f"{name}.payouts_url", url, plain.payouts_url),
        payouts_v2_url=reader.take(part, f"{name}.payouts_v2_url", url, plain.payouts_v2_url),
        verification_url=reader.take(part, f"{name}.verification_url", url, plain.verification_url),
        internal_transfer_url=reader.take(
            part, f"{name}.internal_transfer_url", _url_or_none, plain.internal_transfer_url
        ),
        payouts_v2_version=reader.take(part, f"{name}.payouts_v2_version", version, plain.payouts_v2_version),
        verification_version=reader.take(part, f"{name}.verification_version", version, plain.verification_version),
    )


def _paise(amount: Money | None) -> int | None:
    return None if amount is None else amount.paise


def _limit(value: object) -> Money | None:
    return None if value is None else Money(whole(value, 0, MAX_PAISE))


def _idle(value: object) -> int:
    return whole(value, *IDLE_RANGE_S)


def _url_or_none(value: object) -> str:
    return "" if value == "" else url(value)


def _public_key(value: object) -> str:
    if value == "":
        return ""
    if not isinstance(value, str) or not money_out_rules.public_key(value):
        raise ValueError
    return value


def _fund_sources(value: object) -> tuple[FundSource, ...]:
    if not isinstance(value, list) or not all(isinstance(one, dict) for one in value):
        raise ValueError
    found = tuple(FundSource(text(one.get("instrument_id")), text(one.get("name", ""))) for one in value)
    if not money_out_rules.fund_sources(found):
        raise ValueError
    return found
