"""The fields of the settings of money out as values: what is wrong with each, and the settings they make."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from paydesk.domain.money import Money, MoneyError, MoneyFault
from paydesk.domain.rules import Rule
from paydesk.domain.settings import rules as money_out_rules
from paydesk.domain.settings.hosts import PRODUCTION, SANDBOX, PayoutHosts
from paydesk.domain.settings.settings import FundSource, Locks, MoneyOut, Settings, TransferVersion, ValidationVersion
from paydesk.ui.words.fields import money_fault_words, rule_words

LIMITS: Final = ("per_transfer", "per_day", "per_beneficiary", "cashier_limit")
HOST_FIELDS: Final = tuple(one.name for one in fields(PayoutHosts))
OWN: Final = "own"
KNOWN_HOSTS: Final[Mapping[str, PayoutHosts]] = {"sandbox": SANDBOX, "production": PRODUCTION}
_OPTIONAL: Final = frozenset({"internal_transfer_url"})


@dataclass(frozen=True, slots=True)
class MoneyOutForm:
    """What stands in the fields, as typed. An empty limit is no limit; an empty row of fund sources is none."""

    per_transfer: str = ""
    per_day: str = ""
    per_beneficiary: str = ""
    cashier_limit: str = ""
    """Empty: a cashier makes no payment link alone."""
    transfer_version: str = TransferVersion.V1_2.value
    validation_version: str = ValidationVersion.V2.value
    sources: tuple[tuple[str, str], ...] = ()
    """Id and name of each."""
    hosts: str = "sandbox"
    """One of KNOWN_HOSTS, or OWN."""
    own: Mapping[str, str] = field(default_factory=dict)
    """With OWN: what is typed, by the names of HOST_FIELDS."""
    public_key: str = ""
    idle_s: int = Locks().idle_s


def form_of(settings: Settings) -> MoneyOutForm:
    """Settings as the fields show them."""
    out = settings.money_out
    return MoneyOutForm(
        per_transfer=_shown(out.per_transfer),
        per_day=_shown(out.per_day),
        per_beneficiary=_shown(out.per_beneficiary),
        cashier_limit=_shown(out.cashier_limit),
        transfer_version=out.transfer_version.value,
        validation_version=out.validation_version.value,
        sources=tuple((source.instrument_id, source.name) for source in out.fund_sources),
        hosts=next((kind for kind, hosts in KNOWN_HOSTS.items() if hosts == out.hosts), OWN),
        own={name: getattr(out.hosts, name) for name in HOST_FIELDS},
        public_key=out.public_key,
        idle_s=settings.locks.idle_s,
    )


def faults_of(form: MoneyOutForm) -> Mapping[str, str]:
    """What is wrong, by field, in words; empty when all is well. Rows are "source_id:0", "source_name:0"."""
    found = {name: _limit_fault(getattr(form, name)) for name in LIMITS}
    found |= dict(_source_faults(form.sources))
    if form.hosts == OWN:
        found |= {name: _host_fault(name, form.own.get(name, "")) for name in HOST_FIELDS}
    found["public_key"] = _key_fault(form.public_key)
    return {name: words for name, words in found.items() if words}


def settings_of(form: MoneyOutForm, before: Settings) -> Settings:
    """The settings that a form without faults makes; what is not of this page stays as it was."""
    out = MoneyOut(
        hosts=KNOWN_HOSTS[form.hosts] if form.hosts != OWN else PayoutHosts(**form.own),
        public_key=form.public_key,
        transfer_version=TransferVersion(form.transfer_version),
        validation_version=ValidationVersion(form.validation_version),
        fund_sources=tuple(FundSource(identity, name) for identity, name in form.sources if identity),
        per_transfer=_limit(form.per_transfer),
        per_day=_limit(form.per_day),
        per_beneficiary=_limit(form.per_beneficiary),
        cashier_limit=_limit(form.cashier_limit),
    )
    return replace(before, money_out=out, locks=Locks(form.idle_s))


def _shown(amount: Money | None) -> str:
    return "" if amount is None else str(amount)


def _limit(text: str) -> Money | None:
    return Money.parse(text) if text else None


def _limit_fault(text: str) -> str:
    try:
        _limit(text)
    except MoneyError as error:
        return "" if error.fault is MoneyFault.EMPTY else money_fault_words(error.fault)
    return ""


def _source_faults(sources: tuple[tuple[str, str], ...]) -> Iterator[tuple[str, str]]:
    seen: set[str] = set()
    for number, (identity, name) in enumerate(sources):
        if not identity:
            yield f"source_id:{number}", rule_words(Rule.REQUIRED) if name else ""
        elif not money_out_rules.instrument(identity):
            yield f"source_id:{number}", rule_words(Rule.CHARACTERS, "paymentInstrumentId")
        elif identity in seen:
            yield f"source_id:{number}", QCoreApplication.translate("MoneyOutForm", "This one is in the list already.")
        seen.add(identity)
        if not money_out_rules.name(name):
            yield f"source_name:{number}", rule_words(Rule.CHARACTERS)


def _host_fault(name: str, text: str) -> str:
    if not text and name in _OPTIONAL:
        return ""
    if name.endswith("_version"):
        if money_out_rules.version(text):
            return ""
        return QCoreApplication.translate("MoneyOutForm", "The version is a day, as 2024-01-01.")
    if not text:
        return rule_words(Rule.REQUIRED)
    if money_out_rules.address(text):
        return ""
    if text.startswith("http://"):
        return QCoreApplication.translate("MoneyOutForm", "Only https:// is used, except for a service on this PC.")
    return QCoreApplication.translate("MoneyOutForm", "This is no address. It looks like https://api.example.com.")


def _key_fault(text: str) -> str:
    if not text or (money_out_rules.public_key(text) and not money_out_rules.is_private_key(text)):
        return ""
    return QCoreApplication.translate(
        "MoneyOutForm", "This is no public key. It begins with -----BEGIN PUBLIC KEY----- and is copied whole."
    )
