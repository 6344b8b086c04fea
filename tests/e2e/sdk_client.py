"""Runs in the SDK's own environment: one command of the gateway's published Python SDK against an address.

python sdk_client.py URL CLIENT_ID CLIENT_SECRET create|read|terminate|transaction|payments ... -> JSON on stdout
"""

from __future__ import annotations

import json
import sys

from cashfree_pg import api_client
from cashfree_pg.api_client import Cashfree
from cashfree_pg.models.create_order_request import CreateOrderRequest
from cashfree_pg.models.create_terminal_transaction_request import CreateTerminalTransactionRequest
from cashfree_pg.models.customer_details import CustomerDetails
from cashfree_pg.models.terminal_details import TerminalDetails
from cashfree_pg.models.terminate_order_request import TerminateOrderRequest

VERSION = "2025-01-01"


def point_at(url: str) -> None:
    """Send the SDK's calls to `url`; it has no setting of its own for that."""
    plain = api_client.Configuration

    class Pointed(plain):
        def __init__(self, *args: object, **more: object) -> None:
            super().__init__(*args, **{**more, "host": f"{url}/pg"})

    api_client.Configuration = Pointed


def main(url: str, client_id: str, client_secret: str, command: str, *rest: str) -> object:
    """One call; its answer as plain data."""
    point_at(url)
    sdk = Cashfree(XEnvironment=Cashfree.SANDBOX, XClientId=client_id, XClientSecret=client_secret)
    sdk.XApiVersion = VERSION
    match command:
        case "create":
            order_id, amount = rest
            request = CreateOrderRequest(
                order_id=order_id,
                order_amount=float(amount),
                order_currency="INR",
                customer_details=CustomerDetails(customer_id="walkin", customer_phone="9999999999"),
                terminal=TerminalDetails(terminal_type="SPOS", cf_terminal_id=54321),
            )
            answer = sdk.PGCreateOrder(request)
        case "read":
            answer = sdk.PGFetchOrder(rest[0])
        case "terminate":
            answer = sdk.PGTerminateOrder(rest[0], TerminateOrderRequest(order_status="TERMINATED"))
        case "transaction":
            answer = sdk.SposCreateTerminalTransaction(
                CreateTerminalTransactionRequest(cf_order_id=rest[0], cf_terminal_id=54321, payment_method="QR_CODE")
            )
        case "payments":
            answer = sdk.PGOrderFetchPayments(rest[0])
        case _:
            raise SystemExit(f"unknown command {command}")
    data = answer.data
    return [each.to_dict() for each in data] if isinstance(data, list) else data.to_dict()


if __name__ == "__main__":
    json.dump(main(*sys.argv[1:]), sys.stdout, default=str)
