"""Reading, creating and ending orders.

See docs/service.md#order, #terminate-an-order; docs/service.md#create-an-order.6.
"""

from __future__ import annotations

import pytest

from paydesk.api.errors import AnswerFault, BadAnswer, RulesBroken
from paydesk.api.gateway import WALK_IN_ID, WALK_IN_PHONE, GatewayClient, find_broken_rules
from paydesk.domain import rules
from paydesk.domain.money import Money
from paydesk.domain.order import Order, OrderStatus, Payment, TerminalIdentity
from paydesk.domain.rules import Rule
from tests.api.shapes import KEY, ORDER_ID, TERMINAL, a_new_order, a_payment, an_order
from tests.helpers.wire_server import WireServer, say


async def test_read_gives_the_order_as_the_service_has_it(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(an_order()))
    answered = await gateway.orders.read(ORDER_ID)
    assert answered.value == Order(
        order_id=ORDER_ID,
        cf_order_id="2149460581",
        raw_status="ACTIVE",
        amount=Money(125_050),
        currency="INR",
        expires_at=1_795_150_800_000,
    )
    (request,) = server.requests
    assert (request.method, request.path) == ("GET", f"/pg/orders/{ORDER_ID}")
    assert "x-idempotency-key" not in request.headers
    assert request.body == b""


async def test_create_sends_what_the_service_wants(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(an_order()))
    new = a_new_order(expires_at_ms=1_795_150_800_999)
    answered = await gateway.orders.create(new, KEY)
    assert answered.value.status is OrderStatus.ACTIVE
    (request,) = server.requests
    assert (request.method, request.path) == ("POST", "/pg/orders")
    assert request.headers["x-idempotency-key"] == KEY
    assert b'"order_amount":1250.5,' in request.body
    assert request.json() == {
        "order_id": ORDER_ID,
        "order_amount": 1250.5,
        "order_currency": "INR",
        "customer_details": {"customer_id": WALK_IN_ID, "customer_phone": WALK_IN_PHONE},
        "terminal": {"terminal_type": "SPOS", "cf_terminal_id": 54321},
        "order_expiry_time": "2026-11-20T10:30:00+05:30",
    }


async def test_a_plain_order_sends_no_empty_fields(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(an_order()))
    await gateway.orders.create(a_new_order(terminal=TerminalIdentity(terminal_phone_no="9898989898")), KEY)
    (request,) = server.requests
    assert request.json()["terminal"] == {"terminal_type": "SPOS", "terminal_phone_no": "9898989898"}
    assert not {"order_note", "order_tags", "order_expiry_time"} & set(request.json())


async def test_terminate_asks_for_the_end_and_tells_what_the_order_is_now(
    server: WireServer, gateway: GatewayClient
) -> None:
    server.then(say(an_order(order_status="TERMINATION_REQUESTED")), say(an_order(order_status="PAID")))
    assert (await gateway.orders.terminate(ORDER_ID, KEY)).value.status is OrderStatus.TERMINATION_REQUESTED
    assert (await gateway.orders.terminate(ORDER_ID, KEY)).value.status is OrderStatus.PAID
    request = server.requests[0]
    assert (request.method, request.path) == ("PATCH", f"/pg/orders/{ORDER_ID}")
    assert request.json() == {"order_status": "TERMINATED"}
    assert request.headers["x-idempotency-key"] == KEY


async def test_payments_are_a_bare_array(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say([a_payment(), a_payment(cf_payment_id=7, payment_status="FAILED", payment_amount="1.234")]))
    answered = await gateway.orders.payments(ORDER_ID)
    assert answered.value == [
        Payment("12376123", "SUCCESS", Money(125_050), "upi", "632412345678", 1_795_149_060_000),
        Payment("7", "FAILED", None, "upi", "632412345678", 1_795_149_060_000),
    ]
    assert server.requests[0].path == f"/pg/orders/{ORDER_ID}/payments"


async def test_no_payments_is_an_answer(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say([]))
    assert (await gateway.orders.payments(ORDER_ID)).value == []


async def make(gateway: GatewayClient, call: str) -> object:
    match call:
        case "create":
            return await gateway.orders.create(a_new_order(), KEY)
        case "terminate":
            return await gateway.orders.terminate(ORDER_ID, KEY)
        case "payments":
            return await gateway.orders.payments(ORDER_ID)
        case _:
            return await gateway.orders.read(ORDER_ID)


@pytest.mark.parametrize("call", ["read", "create", "terminate", "payments"])
async def test_an_answer_about_another_order_is_refused(server: WireServer, gateway: GatewayClient, call: str) -> None:
    """A foreign PAID must never hand over these goods."""
    other = {"order_id": "PD-1002", "order_status": "PAID"}
    answer: object = [a_payment(order_id="PD-1002")] if call == "payments" else an_order(**other)
    server.then(say(answer, x_request_id="theirs-1"))
    with pytest.raises(BadAnswer) as caught:
        await make(gateway, call)
    assert caught.value.fault is AnswerFault.ANOTHER_ORDER
    assert (caught.value.http_status, caught.value.request_id) == (200, "theirs-1")
    assert caught.value.operation.startswith("/orders")
    assert caught.value.outcome_known is (call in {"read", "payments"})


@pytest.mark.parametrize("call", ["read", "terminate"])
async def test_an_answer_with_another_number_of_the_service_is_about_another_order(
    server: WireServer, gateway: GatewayClient, call: str
) -> None:
    """A code would then be asked for by that number: the customer would pay somebody else's order."""

    async def ask(theirs: object) -> str:
        server.then(say(an_order(cf_order_id=theirs)))
        if call == "read":
            return (await gateway.orders.read(ORDER_ID, "4242")).value.cf_order_id
        return (await gateway.orders.terminate(ORDER_ID, KEY, "4242")).value.cf_order_id

    assert [await ask("4242"), await ask(4242)] == ["4242", "4242"]
    with pytest.raises(BadAnswer) as caught:
        await ask("4243")
    assert (caught.value.fault, caught.value.field) == (AnswerFault.ANOTHER_ORDER, "cf_order_id")


async def test_all_broken_rules_are_named_at_once_and_nothing_is_sent(
    server: WireServer, gateway: GatewayClient
) -> None:
    new = a_new_order(
        order_id="a b",
        amount=Money(99),
        customer_phone="12345",
        terminal=TerminalIdentity(terminal_phone_no="98989"),
    )
    with pytest.raises(RulesBroken) as caught:
        await gateway.orders.create(new, KEY)
    assert caught.value.broken == (
        ("order_id", Rule.CHARACTERS),
        ("order_amount", Rule.TOO_SMALL),
        ("customer_phone", Rule.EXACT_LENGTH),
        ("terminal_phone_no", Rule.EXACT_LENGTH),
    )
    assert (caught.value.outcome_known, caught.value.method, caught.value.operation) == (True, "POST", "/orders")
    assert server.connections == 0


def test_the_walk_in_customer_and_the_least_amount_break_no_rule() -> None:
    assert find_broken_rules(a_new_order(amount=Money(100))) == ()
    (named,) = find_broken_rules(a_new_order(terminal=TerminalIdentity(cf_terminal_id=-1)))
    assert named == ("cf_terminal_id", Rule.DIGITS)
    assert rules.check_phone(WALK_IN_PHONE) is None


@pytest.mark.parametrize("order_id", ["", "ab", "..", "a/b", "a b", "PD?x=1", "é" * 5, "a" * 46, "a\nb"])
async def test_an_impossible_order_number_is_never_sent(
    server: WireServer, gateway: GatewayClient, order_id: str
) -> None:
    for method, call in (
        ("GET", gateway.orders.read(order_id)),
        ("PATCH", gateway.orders.terminate(order_id, KEY)),
        ("GET", gateway.orders.payments(order_id)),
    ):
        with pytest.raises(RulesBroken) as caught:
            await call
        assert caught.value.broken == (("order_id", rules.check_order_id(order_id)),)
        assert caught.value.method == method
        assert caught.value.operation.startswith("/orders/{order_id}")
    assert server.connections == 0


@pytest.mark.parametrize(
    ("key", "rule"),
    [
        ("", Rule.REQUIRED),
        ("two words", Rule.CHARACTERS),
        ("naïve", Rule.CHARACTERS),
        ("line\r\nx-evil: 1", Rule.CHARACTERS),
        ("\x7f", Rule.CHARACTERS),
        pytest.param("k" * 201, Rule.CHARACTERS, id="201 letters"),
        pytest.param(f"!{'~' * 199}", None, id="200 letters"),
        pytest.param("k", None, id="1 letter"),
    ],
)
async def test_a_write_needs_a_sound_idempotency_key(
    server: WireServer, gateway: GatewayClient, key: str, rule: Rule | None
) -> None:
    if rule is None:
        server.then(say(an_order()))
        await gateway.orders.create(a_new_order(), key)
        assert server.requests[0].headers["x-idempotency-key"] == key
        return
    for call, path in (
        (gateway.orders.create(a_new_order(), key), "/orders"),
        (gateway.orders.terminate(ORDER_ID, key), "/orders/{order_id}"),
    ):
        with pytest.raises(RulesBroken) as caught:
            await call
        assert (caught.value.broken, caught.value.operation) == ((("idempotency_key", rule),), path)
    assert server.connections == 0


async def test_what_is_odd_or_new_is_no_error(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say(an_order(order_amount="12.345", loyalty_points=7, order_status="HELD_FOR_REVIEW")))
    answered = await gateway.orders.read(ORDER_ID)
    assert answered.value.amount is None
    assert answered.value.raw_status == "HELD_FOR_REVIEW"
    assert answered.value.status is None


def test_the_repr_of_an_order_shows_no_phone() -> None:
    new = a_new_order(customer_phone="9876543210", terminal=TerminalIdentity(terminal_phone_no="9898989898"))
    assert "9876543210" not in repr(new)
    assert "9898989898" not in repr(new)
    assert "54321" not in repr(a_new_order(terminal=TERMINAL))


@pytest.mark.parametrize("amount", ["\u00a01250.50", "1250.50\u2003", "\x1f1250.50"])
async def test_an_amount_between_odd_blanks_is_another(server: WireServer, gateway: GatewayClient, amount: str) -> None:
    server.then(say(an_order(order_amount=amount)))
    order = (await gateway.orders.read(ORDER_ID)).value
    assert (order.amount, order.has_invalid_amount) == (None, True)


async def test_an_answer_that_is_done_and_refused_at_once_is_nobodys(
    server: WireServer, gateway: GatewayClient
) -> None:
    server.then(say(an_order(order_status="PAID", type="api_error", code="internal_error")))
    with pytest.raises(BadAnswer):
        await gateway.orders.read(ORDER_ID)


async def test_a_payment_that_is_listed_twice_is_one(server: WireServer, gateway: GatewayClient) -> None:
    """Staff were told to give a second payment back, that nobody had made."""
    server.then(say([a_payment(), a_payment(), a_payment(cf_payment_id="12376124")]))
    payments = (await gateway.orders.payments(ORDER_ID)).value
    assert [each.cf_payment_id for each in payments] == ["12376123", "12376124"]


@pytest.mark.parametrize("other", [{"payment_status": "FAILED"}, {"payment_amount": 1}, {"is_captured": False}])
async def test_two_things_said_of_one_payment_are_none(
    server: WireServer, gateway: GatewayClient, other: dict[str, object]
) -> None:
    server.then(say([a_payment(), a_payment(**other)]))
    with pytest.raises(BadAnswer, match="cf_payment_id"):
        await gateway.orders.payments(ORDER_ID)


async def test_a_payment_of_an_order_in_another_currency_is_odd(server: WireServer, gateway: GatewayClient) -> None:
    server.then(say([a_payment(order_amount=1250.5, order_currency="USD")]))
    (payment,) = (await gateway.orders.payments(ORDER_ID)).value
    assert (payment.order_amount, payment.has_invalid_order_amount) == (None, True)
