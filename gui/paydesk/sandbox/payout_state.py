"""Records of validations of bank accounts, self withdrawals and incidents. Amounts in paise, times in epoch ms."""

from __future__ import annotations

from dataclasses import dataclass, field

from paydesk.sandbox.keyed_record import KeyedRecord


@dataclass(slots=True)
class BankValidation(KeyedRecord):
    """A validation of a bank account (docs/service.md#validate-a-bank-account)."""

    reference: int
    bank_account: str
    ifsc: str
    code: str
    """Its result, known from `done_ms` on: ACCOUNT_IS_VALID, or why it is not."""
    done_ms: int
    name_at_bank: str = ""
    utr: str = ""
    name: str = ""
    phone: str = ""
    user_id: str = ""


@dataclass(slots=True)
class BulkValidation(KeyedRecord):
    """A request to validate many bank accounts."""

    bulk_validation_id: str
    references: list[int] = field(default_factory=list)


@dataclass(slots=True)
class SelfWithdrawal(KeyedRecord):
    """Money that the shop took out of its own fund source (docs/service.md#self-withdrawal)."""

    withdrawal_id: str
    amount_paise: int
    instrument_id: str
    created_ms: int
    remarks: str = ""


@dataclass(slots=True)
class Incident(KeyedRecord):
    """A time in which transfers to a bank are disturbed (docs/service.md#incidents)."""

    number: int
    bank_code: str
    created_ms: int
    resolved_ms: int | None = None
