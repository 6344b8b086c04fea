"""Snapshots of the sandbox's state for tests, and manual changes of payouts and identity sessions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any, Final

from paydesk.sandbox import lifecycle
from paydesk.sandbox.clock import to_iso
from paydesk.sandbox.gateway.entities import order_entity, payment_entity, payment_url, refund_entity
from paydesk.sandbox.gateway_state import SoundboxRecord, TerminalDocument
from paydesk.sandbox.identity import ConsentClosed, find_code, give_consent, is_expired, refuse_consent
from paydesk.sandbox.identity_state import AccessTokenRecord, IdentitySession, TransferToken
from paydesk.sandbox.pages.consent import redirect_target
from paydesk.sandbox.payout import lifecycle as payout_lifecycle
from paydesk.sandbox.payout.incidents import set_incident
from paydesk.sandbox.payout.ledger import OUTSIDE, fund_account, transit_account
from paydesk.sandbox.payout_state import BankValidation, SelfWithdrawal
from paydesk.sandbox.refund_lifecycle import settle_refunds
from paydesk.sandbox.settings import SettingError
from paydesk.sandbox.state import (
    Beneficiary,
    CashgramRecord,
    Charge,
    FundSourceRecord,
    InternalMove,
    OrderRecord,
    PaymentRecord,
    PayoutToken,
    Posting,
    RefundRecord,
    TransactionRecord,
    TransferRecord,
)
from paydesk.sandbox.world import World

API_VERSION: Final = "2026-01-01"
"""API version in whose format orders and payments are shown."""


def snapshot_orders(world: World) -> dict[str, Any]:
    """Return all orders, transactions, payments and refunds, their numbers, and the calls of each operation."""
    for order in world.orders.values():
        lifecycle.settle(world, order)
    calls: dict[str, dict[str, int]] = {}
    for (operation, outcome), count in sorted(world.calls.items()):
        calls.setdefault(operation, dict.fromkeys(("asked", "done", "refused", "replayed"), 0))[outcome] = count
    return {
        "orders": [_order(world, order) for order in world.orders.values()],
        "transactions": [describe_transaction(world, each) for each in world.transactions.values()],
        "payments": [_payment(world, payment) for payment in world.payments.values()],
        "refunds": [_refund(world, refund) for refund in world.records(RefundRecord).values()],
        "soundboxes": [asdict(each) for each in world.records(SoundboxRecord).values() if not each.removed],
        "terminal_documents": [asdict(each) for each in world.records(TerminalDocument).values()],
        "counts": {
            "orders": len(world.orders),
            "transactions": len(world.transactions),
            "payments": len(world.payments),
            "idempotency_keys": len(world.kept_answers),
        },
        "calls": calls,
    }


def describe_transaction(world: World, transaction: TransactionRecord) -> dict[str, Any]:
    """Return a transaction as the controls show it."""
    order = world.orders[transaction.order_id]
    why = lifecycle.closed_reason(world, transaction)
    return {
        "cf_payment_id": transaction.cf_payment_id,
        "order_id": order.order_id,
        "cf_order_id": order.cf_order_id,
        "order_status": order.status,
        "amount_paise": order.amount_paise,
        "payment_method": transaction.method,
        "upi_id": transaction.upi_id or None,
        "cf_terminal_id": transaction.cf_terminal_id,
        "add_invoice": transaction.add_invoice,
        "payment_url": payment_url(world, transaction),
        "token": transaction.token,
        "created_at": to_iso(transaction.created_ms),
        "created_ms": transaction.created_ms,
        "timeout_ms": transaction.timeout_ms,
        "closed": why.value if why is not None else None,
    }


def _order(world: World, order: OrderRecord) -> dict[str, Any]:
    return {
        **order_entity(world, order, API_VERSION),
        "amount_paise": order.amount_paise,
        "transactions": [each.cf_payment_id for each in world.transactions_of(order.order_id)],
        "payments": [each.cf_payment_id for each in world.payments_of(order.order_id)],
    }


def _refund(world: World, refund: RefundRecord) -> dict[str, Any]:
    settle_refunds(world, refund)
    return {**refund_entity(world, refund, API_VERSION), "created_ms": refund.created_ms}


def _payment(world: World, payment: PaymentRecord) -> dict[str, Any]:
    return {
        **payment_entity(world, payment, API_VERSION),
        "transaction": payment.transaction_id,
        "started_ms": payment.started_ms,
        "completed_ms": payment.completed_ms,
        "amount_paise": payment.amount_paise,
    }


_MOST_PAISE: Final = 10**13


def snapshot_payouts(world: World) -> dict[str, Any]:
    """Return the whole payout side. `total` is the sum of all accounts: not 0 means that the ledger is broken."""
    payout_lifecycle.settle(world)
    ledger = world.ledger
    return {
        "fund_sources": [
            {
                **asdict(each),
                "available_paise": ledger.balance(fund_account(each.instrument_id)),
                "in_transit_paise": ledger.balance(transit_account(each.instrument_id)),
            }
            for each in world.records(FundSourceRecord).values()
        ],
        "beneficiaries": [asdict(each) for each in world.records(Beneficiary).values()],
        "transfers": [asdict(each) for each in world.records(TransferRecord).values()],
        "internal_transfers": [asdict(each) for each in world.records(InternalMove).values()],
        "charges": [asdict(each) for each in world.records(Charge).values()],
        "cashgrams": [asdict(each) for each in world.records(CashgramRecord).values()],
        "self_withdrawals": [asdict(each) for each in world.records(SelfWithdrawal).values()],
        "bank_validations": [asdict(each) for each in world.records(BankValidation).values()],
        "accounts": ledger.balances(),
        "total": ledger.total(),
        "postings": len(world.records(Posting)),
        "tokens": len(world.records(PayoutToken)),
    }


def apply_payout_action(world: World, body: Mapping[str, Any]) -> dict[str, Any]:
    """Change a transfer, a cashgram, the balance of a fund source, or an incident at a bank. Raises SettingError.

    `body` is {"transfer_id", "become": SUCCESS | FAILED | REVERSED}, {"cashgram_id", "become": REDEEMED | FAILED |
    REVERSED}, {"fund_source", "add_paise": N, "take_paise": N}, or {"bank", "resolved": false | true}.
    """
    payout_lifecycle.settle(world)
    if "bank" in body:
        return set_incident(world, body)
    if "fund_source" in body:
        return _change_balance(world, body)
    records: Mapping[str, TransferRecord | CashgramRecord] = world.records(
        TransferRecord if "transfer_id" in body else CashgramRecord
    )
    sent = records.get(str(body.get("transfer_id", body.get("cashgram_id"))))
    if sent is None:
        raise SettingError("give the transfer_id or cashgram_id of one that there is, or fund_source")
    try:
        payout_lifecycle.change_status(world, sent, str(body.get("become")), world.clock.now_ms(), "By hand.")
    except payout_lifecycle.InvalidTransition as fault:
        raise SettingError(str(fault)) from None
    sent.plan.clear()
    world.put(sent)
    return asdict(sent)


def _change_balance(world: World, body: Mapping[str, Any]) -> dict[str, Any]:
    source = world.records(FundSourceRecord).get(str(body["fund_source"]))
    add, take = body.get("add_paise", 0), body.get("take_paise", 0)
    if source is None:
        raise SettingError("there is no such fund source")
    for value in (add, take):
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= _MOST_PAISE:
            raise SettingError("add_paise and take_paise are whole numbers from 0")
    account = fund_account(source.instrument_id)
    if take > world.ledger.balance(account) + add:
        raise SettingError("it holds less than that")
    payout_lifecycle.post(world, OUTSIDE, account, add, "by hand")
    payout_lifecycle.post(world, account, OUTSIDE, take, "by hand")
    return {"fund_source": source.instrument_id, "available_paise": world.ledger.balance(account)}


CONSENT_ACTIONS: Final = ("allow", "deny")


def snapshot_identity(world: World) -> dict[str, Any]:
    """Return the sessions with their codes, the access tokens, and the transfer tokens of validations."""
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
            for each in world.records(AccessTokenRecord).values()
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


def apply_identity_action(world: World, body: Mapping[str, Any]) -> dict[str, Any]:
    """Allow or refuse as the person of a session: {"verification_id" | "session_id", "action": allow | deny}.

    Returns the session with its `auth_code` and the redirect address. Raises SettingError.
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
            give_consent(world, session)
        else:
            refuse_consent(world, session)
    except ConsentClosed as fault:
        raise SettingError(str(fault)) from None
    return _session(world, session)


def _session(world: World, session: IdentitySession) -> dict[str, Any]:
    code = find_code(world, session)
    return {
        "verification_id": session.verification_id,
        "reference_id": session.reference_id,
        "session_id": session.session_id,
        "page": f"{world.public_url}/consent/{session.session_id}",
        "status": "EXPIRED" if is_expired(world, session) else session.status,
        "auth_code": code.code if code is not None else None,
        "used": code is not None and code.used_ms is not None,
        "goes_back_to": redirect_target(world, session) or None,
    }
