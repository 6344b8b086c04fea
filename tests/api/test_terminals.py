"""Terminal transactions (docs/service.md#terminal-transaction, #create-a-terminal-transaction)."""

from __future__ import annotations

import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import AnswerFault, BadAnswer, RulesBroken, ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.domain.failure import Side
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod, TerminalIdentity, TerminalTransaction
from paydesk.domain.rules import Rule
from tests.api.shapes import CLIENT_ID, CLIENT_SECRET, KEY, TERMINAL, a_new_order, a_transaction, an_order
from tests.helpers.wire_server import WireServer, no, say

QR = PaymentMethod.QR_CODE


async def test_the_transaction_is_asked_for_without_an_amount(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(a_transaction()))
    answered = await gateway.terminals.create_transaction("2149460581", QR, TERMINAL, idempotency_key=KEY)
    assert answered.value == TerminalTransaction(
        cf_payment_id="42887",
        raw_method="QR_CODE",
        amount=Money(125_050),
        payment_url="http://127.0.0.1:1/pay/x",
        qrcode="data:image/png;base64,iVBORw0KGgo=",
        timeout="300000",
    )
    (request,) = server.requests
    assert (request.method, request.path) == ("POST", "/pg/terminal/transactions")
    assert request.headers["x-idempotency-key"] == KEY
    assert request.json() == {"cf_order_id": "2149460581", "payment_method": "QR_CODE", "cf_terminal_id": 54321}


@pytest.mark.parametrize(
    ("version", "order_number", "terminal", "terminal_of_order"),
    [
        ("2022-09-01", 2149460581, 54321, 54321),
        ("2023-08-01", "2149460581", "54321", 54321),
        ("2025-01-01", "2149460581", "54321", "54321"),
        ("2026-01-01", "2149460581", 54321, 54321),
        ("2026-06-01", "2149460581", 54321, 54321),
    ],
)
async def test_ids_have_the_types_of_the_version_that_is_asked_for(
    server: WireServer, version: str, order_number: object, terminal: object, terminal_of_order: object
) -> None:
    server.then(say(an_order()), say(a_transaction()))
    async with GatewayClient(Endpoint(server.url, version), Credentials(CLIENT_ID, CLIENT_SECRET)) as gateway:
        await gateway.orders.create(a_new_order(), KEY)
        await gateway.terminals.create_transaction("2149460581", QR, TERMINAL, idempotency_key=KEY)
    order, transaction = server.requests
    assert [request.headers["x-api-version"] for request in server.requests] == [version, version]
    assert order.json()["terminal"] == {"terminal_type": "SPOS", "cf_terminal_id": terminal_of_order}
    body = transaction.json()
    assert (body["cf_order_id"], body["cf_terminal_id"]) == (order_number, terminal)


@pytest.mark.parametrize("value", [188151392, "188151392"])
async def test_the_payments_number_is_read_as_text_or_number(
    server: WireServer, gateway: GatewayClient, value: object
) -> None:
    server.then(say(a_transaction(cf_payment_id=value)))
    answered = await gateway.terminals.create_transaction("1", QR, TERMINAL, idempotency_key=KEY)
    assert answered.value.cf_payment_id == "188151392"


async def test_a_gst_link_at_a_phone_terminal(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(a_transaction(payment_method="LINK")))
    terminal = TerminalIdentity(terminal_phone_no="9898989898")
    await gateway.terminals.create_transaction("1", PaymentMethod.LINK, terminal, add_invoice=True, idempotency_key=KEY)
    assert server.requests[0].json() == {
        "cf_order_id": "1",
        "payment_method": "LINK",
        "terminal_phone_no": "9898989898",
        "add_invoice": True,
    }


@pytest.mark.parametrize("missing", ["payment_url", "qrcode"])
@pytest.mark.parametrize("value", [None, "", "absent"])
async def test_either_of_link_and_image_may_be_missing(
    server: WireServer, gateway: GatewayClient, missing: str, value: str | None
) -> None:
    entity = a_transaction(**{missing: value})
    if value == "absent":
        del entity[missing]
    server.then(say(entity))
    answered = await gateway.terminals.create_transaction("1", QR, TERMINAL, idempotency_key=KEY)
    assert getattr(answered.value, missing) == ""
    assert answered.value.payment_url or answered.value.qrcode


async def test_a_transaction_with_nothing_to_show_is_a_bad_answer(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(a_transaction(payment_url=None, qrcode="")))
    with pytest.raises(BadAnswer) as caught:
        await gateway.terminals.create_transaction("1", QR, TERMINAL, idempotency_key=KEY)
    assert caught.value.fault is AnswerFault.MISSING_FIELD
    assert caught.value.field == "payment_url, qrcode"
    assert not caught.value.outcome_known


@pytest.mark.parametrize("qrcode", ["iVBORw0KGgo=", "data:image/png;base64,iVBORw0KGgo=", " iVBO\nRw0K "])
async def test_the_image_is_kept_as_it_came(server: WireServer, gateway: GatewayClient, qrcode: str) -> None:
    server.then(say(a_transaction(qrcode=qrcode)))
    answered = await gateway.terminals.create_transaction("1", QR, TERMINAL, idempotency_key=KEY)
    assert answered.value.qrcode == qrcode


@pytest.mark.parametrize(("given", "read"), [(300000, "300000"), ("300000", "300000"), (None, ""), ([], ""), (5.5, "")])
async def test_the_timeout_is_text_or_number(
    server: WireServer, gateway: GatewayClient, given: object, read: str
) -> None:
    server.then(say(a_transaction(timeout=given)))
    answered = await gateway.terminals.create_transaction("1", QR, TERMINAL, idempotency_key=KEY)
    assert answered.value.timeout == read


async def test_an_unknown_terminal_is_the_shops_matter(server: WireServer, gateway: GatewayClient) -> None:
    server.then(no(404, "invalid_request_error", "terminal_post_not_found"))
    with pytest.raises(ServiceError, match=r"^not_found") as caught:
        await gateway.terminals.create_transaction("1", QR, TERMINAL, idempotency_key=KEY)
    assert caught.value.side is Side.SHOP


async def test_broken_rules_are_all_named_and_nothing_is_sent(server: WireServer, gateway: GatewayClient) -> None:
    terminal = TerminalIdentity(terminal_phone_no="98-98")
    with pytest.raises(RulesBroken) as caught:
        await gateway.terminals.create_transaction("", QR, terminal, idempotency_key=KEY)
    assert caught.value.broken == (("cf_order_id", Rule.REQUIRED), ("terminal_phone_no", Rule.DIGITS))
    assert (caught.value.method, caught.value.operation) == ("POST", "/terminal/transactions")
    assert caught.value.outcome_known
    assert server.connections == 0


async def test_a_transaction_of_another_order_is_refused(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(a_transaction(cf_order_id="9")))
    with pytest.raises(BadAnswer) as caught:
        await gateway.terminals.create_transaction("2149460581", QR, TERMINAL, idempotency_key=KEY)
    assert caught.value.fault is AnswerFault.ANOTHER_ORDER


@pytest.mark.parametrize("currency", ["USD", "inr", ["INR"]])
async def test_a_transaction_in_another_currency_tells_no_amount_of_ours(
    server: WireServer, gateway: GatewayClient, currency: object
) -> None:
    server.then(say(a_transaction(cf_order_id=2149460581, payment_currency=currency)))
    answered = await gateway.terminals.create_transaction("2149460581", QR, TERMINAL, idempotency_key=KEY)
    assert (answered.value.amount, answered.value.has_invalid_amount) == (None, True)
