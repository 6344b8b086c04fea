"""Calls of the service that are known by name from its public descriptions, and that this sandbox does not play.

They have one answer, which says so, in the form of their service: a program that needs one is not left to guess.
"""

from __future__ import annotations

import re
from typing import Final

_PARTS: Final = re.compile(r"(\{[^}]*\})")
KNOWN_CALLS: Final[dict[str, tuple[str, ...]]] = {
    "DELETE": (
        "/pg/customers/{customer_id}/instruments/{instrument_id}",
        "/verification/form/static-link",
    ),
    "GET": (
        "/payout/v1/getBatchTransferStatus-wip",
        "/pg/customers/{customer_id}/instruments",
        "/pg/customers/{customer_id}/instruments/{instrument_id}",
        "/pg/customers/{customer_id}/instruments/{instrument_id}/cryptogram",
        "/pg/easy-split/amount/{amount}/charges",
        "/pg/easy-split/orders/{order_id}",
        "/pg/easy-split/vendor-docs/{vendor_id}",
        "/pg/easy-split/vendor-docs/{vendor_id}/download/{doc_type}",
        "/pg/easy-split/vendors/{vendor_id}",
        "/pg/easy-split/vendors/{vendor_id}/balances",
        "/pg/offers/{offer_id}",
        "/pg/partners/merchant/qrcodes",
        "/pg/plans/{plan_id}",
        "/pg/subscriptions/{subscription_id}",
        "/pg/subscriptions/{subscription_id}/payments",
        "/pg/subscriptions/{subscription_id}/payments/{payment_id}",
        "/pg/subscriptions/{subscription_id}/refunds/{refund_id}",
        "/verification/form",
    ),
    "PATCH": ("/pg/easy-split/vendors/{vendor_id}",),
    "POST": (
        "/payout/v1/cardpay",
        "/payout/v1/verifyToke",
        "/pg/customers",
        "/pg/easy-split/orders/{order_id}/split",
        "/pg/easy-split/static-split",
        "/pg/easy-split/vendor-docs/{vendor_id}",
        "/pg/easy-split/vendors",
        "/pg/easy-split/vendors/{vendor_id}/adjustment",
        "/pg/easy-split/vendors/{vendor_id}/transfer",
        "/pg/eligibility/cardlessemi",
        "/pg/eligibility/offers",
        "/pg/eligibility/paylater",
        "/pg/eligibility/payment_methods",
        "/pg/offers",
        "/pg/orders/pay/authenticate/{cf_payment_id}",
        "/pg/orders/sessions/authorize",
        "/pg/orders/{order_id}/authorization",
        "/pg/partners/merchant/qrcodes",
        "/pg/pg/utilities/pars",
        "/pg/plans",
        "/pg/recon/vendor",
        "/pg/split/order/vendor/recon",
        "/pg/subscriptions",
        "/pg/subscriptions/charge/{payment_id}/transaction-return-summary/generate",
        "/pg/subscriptions/eligibility/payment_methods",
        "/pg/subscriptions/pay",
        "/pg/subscriptions/pay/documents/{payment_id}",
        "/pg/subscriptions/{subscription_id}/manage",
        "/pg/subscriptions/{subscription_id}/payments/{payment_id}/manage",
        "/pg/subscriptions/{subscription_id}/refunds",
        "/pg/utilities/cardbin",
        "/pg/utilities/pars",
        "/verification/form",
        "/verification/form/static-link",
        "/verification/name-match",
    ),
}
"""Method -> paths; `{name}` matches one part."""
_PATTERNS: Final = {
    method: [
        (path, re.compile("".join("[^/]+" if part[:1] == "{" else re.escape(part) for part in _PARTS.split(path))))
        for path in paths
    ]
    for method, paths in KNOWN_CALLS.items()
}


FIXED_CALLS: Final = frozenset(
    (method, path) for method, paths in KNOWN_CALLS.items() for path in paths if "{" not in path
)
"""Those whose path has no variable part: an operation with one must not take them for its own."""


def find_known_call(method: str, path: str) -> str:
    """Return "METHOD path" of a call that is known and not played; "" for any other."""
    for known, pattern in _PATTERNS.get(method, ()):
        if pattern.fullmatch(path):
            return f"{method} {known}"
    return ""


def explain(call: str) -> str:
    """Return what the caller is told."""
    return f"not part of this sandbox: {call}. The service's own test environment has it"
