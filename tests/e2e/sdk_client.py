"""Runs in the SDK's own environment: one command of the gateway's published Python SDK against an address.

python sdk_client.py URL CLIENT_ID CLIENT_SECRET create|read|terminate|transaction|payments|verify ... -> JSON on stdout
python sdk_client.py URL CLIENT_ID CLIENT_SECRET serve -> the protocol of sdk_session.js: a line of JSON for each call

Versions 3 to 6 of the SDK are driven alike: each asks for the version of the API that it was made for, and has its
types for ids (texts or numbers).
"""

from __future__ import annotations

import inspect
import itertools
import json
import sys
from collections.abc import Iterator

from cashfree_pg import api_client, rest
from cashfree_pg.api_client import Cashfree
from cashfree_pg.models.create_order_request import CreateOrderRequest
from cashfree_pg.models.create_terminal_transaction_request import CreateTerminalTransactionRequest
from cashfree_pg.models.customer_details import CustomerDetails
from cashfree_pg.models.pay_order_request_payment_method import PayOrderRequestPaymentMethod
from cashfree_pg.models.terminal_details import TerminalDetails
from cashfree_pg.models.upi_payment_method import UPIPaymentMethod

TERMINAL = "54321"
PHONE = "9898989898"


def point_at(url: str) -> None:
    """Send the SDK's calls to `url`; it has no setting of its own for that."""
    plain = api_client.Configuration

    class Pointed(plain):
        def __init__(self, *args: object, **more: object) -> None:
            super().__init__(*args, **{**more, "host": f"{url}/pg"})

    api_client.Configuration = Pointed


def model(kind: type, ids: dict[str, str], **fields: object) -> object:
    """Return an object of the SDK, with its ids as texts, or as the numbers that it wants."""
    try:
        return kind(**fields, **ids)
    except ValueError:
        return kind(**fields, **{name: int(value) for name, value in ids.items()})


def transaction_of(cf_order_id: str) -> object:
    """Return a transaction to create; which of the two ids is a number differs from version to version."""
    kind, terminal = CreateTerminalTransactionRequest, {"cf_terminal_id": TERMINAL}
    try:
        return model(kind, terminal, cf_order_id=cf_order_id, payment_method="QR_CODE")
    except ValueError:
        return model(kind, terminal, cf_order_id=int(cf_order_id), payment_method="QR_CODE")


class Client:
    """The SDK, whose versions 3 to 5 want the version of the API in each call."""

    def __init__(self, client_id: str, client_secret: str) -> None:
        Cashfree.XClientId, Cashfree.XClientSecret = client_id, client_secret
        try:
            self._sdk = Cashfree(XEnvironment=Cashfree.SANDBOX, XClientId=client_id, XClientSecret=client_secret)
        except TypeError:  # versions 3 and 4 have class attributes alone
            Cashfree.XEnvironment = Cashfree.SANDBOX
            self._sdk = Cashfree()

    def call(self, name: str, **arguments: object) -> object:
        """One call; its answer as plain data."""
        function = getattr(self._sdk, name)
        if "x_api_version" in inspect.signature(function).parameters:
            arguments["x_api_version"] = self._sdk.XApiVersion
        data = function(**arguments).data
        if data is None or isinstance(data, (str, dict)):
            return data
        return [each.to_dict() for each in data] if isinstance(data, list) else data.to_dict()

    def verify(self, signature: str, body: str, timestamp: str) -> str:
        """Return the type of a webhook, or why the SDK refuses it."""
        try:
            return self._sdk.PGVerifyWebhookSignature(signature, body, timestamp).type
        except Exception as fault:  # noqa: BLE001 - the SDK raises nothing more exact
            return str(fault)


def variants(value: object) -> Iterator[object]:
    """Yield the data of a call with each choice of text or number for its ids: models of each version want others."""
    names = sorted({name for name in json.dumps(value).split('"') if name.startswith("cf_")})
    for kinds in itertools.product((str, int), repeat=len(names)):
        kind_of = dict(zip(names, kinds, strict=True))
        yield json.loads(
            json.dumps(value),
            object_hook=lambda fields, of=kind_of: {n: of[n](v) if n in of else v for n, v in fields.items()},
        )


class Session:
    """Every method of the SDK by its name, in any case: the names of Python and Node differ in that."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self._names = {name.lower(): name for name in dir(Cashfree)}
        self._is_sent = False
        send = rest.RESTClientObject.request

        def note_and_send(*arguments: object, **more: object) -> object:
            self._is_sent = True
            return send(*arguments, **more)

        rest.RESTClientObject.request = note_and_send

    def call(self, name: str, ids: dict[str, object], body: object) -> object:
        """One call; a fault before it is sent is one of types, so that the next variant is tried."""
        name = self._names[name.lower()]
        self._is_sent = False
        fault: Exception | None = None
        for choice in variants({"ids": ids, "body": body}):
            arguments = dict(choice["ids"])
            if choice["body"] is not None:
                if name == "PGPayOrder":  # one of several models, for which no plain data can stand
                    method = UPIPaymentMethod(**choice["body"]["payment_method"])
                    choice["body"]["payment_method"] = PayOrderRequestPaymentMethod(method)
                free = (each for each in inspect.signature(getattr(Cashfree, name)).parameters if each not in arguments)
                arguments[next(each for each in free if each != "self" and not each.startswith("x_"))] = choice["body"]
            try:
                return self._client.call(name, **arguments)
            except ValueError as refused:
                fault = refused
                if self._is_sent:
                    break
        raise fault

    @staticmethod
    def _say(value: object) -> None:
        sys.stdout.write(json.dumps(value, default=str) + "\n")
        sys.stdout.flush()

    def serve(self) -> None:
        """Answer each line of standard input; the first line of output has all names."""
        self._say(sorted(self._names))
        for line in sys.stdin:
            try:
                said = {"answer": self.call(**json.loads(line))}
            except Exception as fault:  # noqa: BLE001 - the SDK raises nothing more exact
                body = getattr(fault, "body", None)
                said = {"error": json.loads(body) if body else {"message": repr(fault)}}
            self._say(said)


def new_order(order_id: str, amount: str) -> object:
    """Return an order of the demo's terminal."""
    more = {"terminal_phone_no": PHONE, "terminal_id": "till-1"}
    terminal = model(TerminalDetails, {"cf_terminal_id": TERMINAL}, terminal_type="SPOS", **more)
    return CreateOrderRequest(
        order_id=order_id,
        order_amount=float(amount),
        order_currency="INR",
        customer_details=CustomerDetails(customer_id="walkin", customer_phone="9999999999"),
        terminal=terminal,
    )


def main(url: str, client_id: str, client_secret: str, command: str, *rest: str) -> object:
    """One command, which is one call, or with `trip` an order, its transaction and a read; the answer as plain data."""
    point_at(url)
    client = Client(client_id, client_secret)
    match command:
        case "create":
            return client.call("PGCreateOrder", create_order_request=new_order(*rest))
        case "read":
            return client.call("PGFetchOrder", order_id=rest[0])
        case "terminate":
            from cashfree_pg.models.terminate_order_request import TerminateOrderRequest  # version 3 has none

            request = TerminateOrderRequest(order_status="TERMINATED")
            return client.call("PGTerminateOrder", order_id=rest[0], terminate_order_request=request)
        case "transaction":
            request = transaction_of(rest[0])
            return client.call("SposCreateTerminalTransaction", create_terminal_transaction_request=request)
        case "payments":
            return client.call("PGOrderFetchPayments", order_id=rest[0])
        case "verify":
            return [client.verify(*rest[at : at + 3]) for at in range(0, len(rest), 3)]
        case "serve":
            Session(client).serve()
            raise SystemExit
        case "trip":
            order = client.call("PGCreateOrder", create_order_request=new_order(*rest))
            request = transaction_of(str(order["cf_order_id"]))
            made = client.call("SposCreateTerminalTransaction", create_terminal_transaction_request=request)
            read = client.call("PGFetchOrder", order_id=rest[0])
            return {"order": order, "transaction": made, "read": read, "version": Cashfree.XApiVersion}
    raise SystemExit(f"unknown command {command}")


if __name__ == "__main__":
    json.dump(main(*sys.argv[1:]), sys.stdout, default=str)
