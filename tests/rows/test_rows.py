"""One test for each row of the service's error tables (docs/service.md#errors), by our client against the sandbox.

Each payout row is produced twice: through the typed method by its magic value, and by its natural cause (the recipes of
`sandbox.payout.causes`) through the same client without its field rules, which would refuse most of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Final, TypeAlias

import pytest

from paydesk.api.endpoints import Credentials, Endpoint
from paydesk.api.errors import ServiceError
from paydesk.api.gateway import GatewayClient
from paydesk.api.payouts.caller import BearerCaller
from paydesk.api.payouts.readers import ParsedReply
from paydesk.api.payouts.session import PayoutsClient
from paydesk.api.payouts.transfers import BALANCE_PATH
from paydesk.domain.failure import Problem
from paydesk.domain.money import Money
from paydesk.domain.payout import service_rows
from paydesk.domain.payout.outcome import Classification, Operation, Outcome, Reason, Retry
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    HistoryQuery,
    InternalTransfer,
    Loan,
    NewCashgram,
    Validation,
)
from paydesk.domain.payout.service_rows import ServiceRow
from paydesk.domain.settings.settings import TransferVersion
from paydesk.sandbox.payout.call import DIRECT, DIRECT_V1_2, HISTORY, INTERNAL, LOAN
from paydesk.sandbox.payout.causes import CAUSES, GOOD, NONE, PATHS, Cause, RequestStep
from paydesk.sandbox.payout.ledger import MAIN, SUPPLIERS
from paydesk.sandbox.payout.outcomes import magic_id, magic_plain_id
from paydesk.sandbox.payout.validation import VALIDATION_V1_ROWS
from paydesk.sandbox.recipes import V1_RECIPES, Recipe
from paydesk.sandbox.server import Running
from tests.api.shapes import a_new_order
from tests.rows.conftest import Control
from tests.rows.expected import COUNTS, GATEWAY_ROWS, LETTERS, OUTCOMES
from tests.sandbox.conftest import key

TABLES: Final[dict[str, tuple[str, tuple[ServiceRow, ...]]]] = {
    "direct-transfer": (DIRECT, service_rows.DIRECT_TRANSFER),
    "direct-transfer-v1.2": (DIRECT_V1_2, service_rows.DIRECT_TRANSFER_V1_2_ONLY),
    "loan": (LOAN, service_rows.LOAN),
    "internal-transfer": (INTERNAL, service_rows.INTERNAL_TRANSFER),
    "beneficiary-history": (HISTORY, service_rows.BENEFICIARY_HISTORY),
}
OPERATIONS: Final = {
    "/payout/v1/directTransfer": Operation.DIRECT_TRANSFER,
    "/payout/v1.2/directTransfer": Operation.DIRECT_TRANSFER_V1_2,
    "/payout/v1/lend": Operation.LOAN,
    "/payout/v1.2/internalTransfer": Operation.INTERNAL_TRANSFER,
    "/payout/v1/beneHistory": Operation.BENEFICIARY_HISTORY,
}

Form: TypeAlias = tuple[str, int, Cause, Outcome]
"""Section, number of the row in it, how the sandbox is brought to say it, and what it must mean."""


def forms() -> list[Form]:
    """Return every form of every row."""
    found: list[Form] = []
    for section, (area, rows) in TABLES.items():
        for number, row in enumerate(rows):
            for sub_code in row.sub_codes:
                for message in row.messages:
                    (cause,) = (
                        cause
                        for cause in CAUSES
                        if (cause.row.area, cause.row.sub_code, cause.row.message) == (area, sub_code, message)
                        and cause.row.status == row.status
                    )
                    first = sub_code == row.sub_codes[0]
                    wanted = LETTERS[OUTCOMES[section][number]] if first else Outcome.UNKNOWN
                    found.append((section, number, cause, wanted))
    return found


FORMS: Final = forms()


def name(value: object) -> str | None:
    return value.row.name if isinstance(value, Cause) else None


async def classification_of(call: Awaitable[Any]) -> Classification:
    """Return the classification of an answer, returned or raised."""
    known: bool | None = None
    try:
        value = (await call).value
        classification = value if isinstance(value, Classification) else value.classification
    except ServiceError as error:
        classification = error.classification
        known = None if error.method == "GET" else error.outcome_known
    assert isinstance(classification, Classification)
    assert known in {None, classification.outcome is not Outcome.UNKNOWN}
    return classification


def typed(payouts: PayoutsClient, cause: Cause, section: str = "") -> Awaitable[Any]:
    """Send the valid typed request whose id asks for this row."""
    area, row = cause.row.area, cause.row.name
    bene = BeneDetails("Asha Traders", "9812345678", "asha@shop.example", "Market Road", "388108022658", "ICIC0000009")
    if area in {DIRECT, DIRECT_V1_2}:
        version = TransferVersion.V1 if section == "direct-transfer" else TransferVersion.V1_2
        return payouts.transfers.direct(DirectTransfer(magic_id(row), Money(25_000), bene, "imps"), version=version)
    if area == LOAN:
        return payouts.transfers.lend(Loan(magic_plain_id(row), "gupta1", Money(100_000), "neft"))
    if area == INTERNAL:
        move = InternalTransfer(
            Money(10_000), magic_id(row), payment_instrument_id=MAIN, to_payment_instrument_id=SUPPLIERS
        )
        return payouts.transfers.internal(move)
    return payouts.beneficiaries.history(HistoryQuery(magic_plain_id(row)))


def check(classification: Classification, cause: Cause, wanted: Outcome) -> None:
    said, row = classification.reply, cause.row
    assert (said.status, said.sub_code) == (row.status, row.sub_code)
    whole_message = said.message == row.message or (row.area == INTERNAL and said.message.endswith(row.message))
    assert whole_message, said.message
    assert classification.outcome is wanted
    assert classification.reason is not Reason.UNFORESEEN
    if wanted is Outcome.FIX_FIELD:
        assert classification.field
    if wanted is Outcome.UNKNOWN:
        assert classification.retry is Retry.NO


@pytest.mark.parametrize(("section", "number", "cause", "wanted"), FORMS, ids=name)
async def test_a_row_through_the_typed_client(
    payouts: PayoutsClient, section: str, number: int, cause: Cause, wanted: Outcome
) -> None:
    check(await classification_of(typed(payouts, cause, section)), cause, wanted)


@pytest.mark.parametrize(
    ("section", "number", "cause", "wanted"), [form for form in FORMS if form[0] == "direct-transfer"], ids=name
)
async def test_a_row_of_v1_comes_from_v1_2_too(
    payouts: PayoutsClient, section: str, number: int, cause: Cause, wanted: Outcome
) -> None:
    """docs/service.md#direct-transfer-errors: all rows apply to v1.2 too."""
    check(await classification_of(typed(payouts, cause)), cause, wanted)


NATURAL: Final = [form for form in FORMS if form[2].is_natural and all(s.token in {GOOD, NONE} for s in form[2].steps)]


@pytest.mark.parametrize(
    ("section", "number", "cause", "wanted"),
    [form for form in NATURAL if form[2].steps[-1].token == GOOD],
    ids=name,
)
async def test_a_row_by_its_natural_cause(
    caller: BearerCaller, control: Control, section: str, number: int, cause: Cause, wanted: Outcome
) -> None:
    await caller.get(Operation.BALANCE, BALANCE_PATH, {}, bared)  # with a token at hand, the row is the call's own
    *before, last = cause.steps
    for step in before:
        if step.path.startswith("/_sandbox/"):
            control(step.method, step.path.removeprefix("/_sandbox/"), dict(step.fields))
        else:
            await classification_of(bare(caller, step))
    check(await classification_of(bare(caller, last)), cause, wanted)


class Bare:
    """The value of a call without the typed methods: its classification alone."""

    def __init__(self, classification: Classification) -> None:
        self.classification = classification


def bared(told: ParsedReply) -> Bare:
    return Bare(told.classification)


def bare(caller: BearerCaller, step: RequestStep) -> Awaitable[Any]:
    """Send a request of a recipe unchanged, with our token and our reading of the answer."""
    operation = OPERATIONS.get(step.path, Operation.BALANCE)
    if step.method == "POST":
        return caller.post(operation, step.path, step.fields, bared)
    query = {name: str(value) for name, value in step.fields.items()}
    return caller.get(operation, step.path, query, bared)


# Gateway --------------------------------------------------------------------------------------------------------------

GATEWAY: Final[list[tuple[str, Problem, bool]]] = [
    # the order number that asks for the row, its class, whether a create that fails so has surely done nothing
    ("magic_bad_url", Problem.REFUSED, True),
    ("magic_authentication", Problem.KEYS_REFUSED, True),
    ("magic_not_found", Problem.NOT_FOUND, True),
    ("magic_already_exists", Problem.ALREADY_EXISTS, True),
    ("magic_idempotency", Problem.KEY_REUSED, True),
    ("magic_rate_limit", Problem.SLOW_DOWN, True),
    ("magic_internal_error", Problem.SERVICE_FAULT, False),
]


@pytest.mark.parametrize(("row", "case"), list(zip(GATEWAY_ROWS, GATEWAY, strict=True)))
async def test_a_row_of_the_gateway(
    gateway: GatewayClient, row: tuple[str, str, str], case: tuple[str, Problem, bool]
) -> None:
    order_id, kind, known = case
    for call in (
        gateway.orders.create(a_new_order(order_id=order_id), key("key-1")),
        gateway.orders.terminate(order_id, key("key-2")),
        gateway.orders.read(order_id),
        gateway.orders.payments(order_id),
    ):
        with pytest.raises(ServiceError) as caught:
            await call
        error = caught.value
        assert error.problem is kind
        assert (error.type, error.code, error.message) == row
        assert error.outcome_known is (known or error.method == "GET")


async def fails(call: Awaitable[Any]) -> ServiceError:
    """Return the error that a call raises."""
    with pytest.raises(ServiceError) as caught:
        await call
    return caught.value


async def test_the_rows_of_the_gateway_by_their_natural_causes(sandbox: Running, control: Control) -> None:
    """All but the 404, which here has a code of its own for each thing that is not there."""
    keys = Credentials(sandbox.client_id, sandbox.client_secret)
    order = a_new_order(order_id="bill-1")
    found: list[ServiceError] = []
    async with GatewayClient(Endpoint(f"{sandbox.url}/pg/pg"), keys) as astray:
        found.append(await fails(astray.orders.read("bill-1")))
    async with GatewayClient(Endpoint(f"{sandbox.url}/pg"), Credentials(sandbox.client_id, "wrong")) as stranger:
        found.append(await fails(stranger.orders.read("bill-1")))
    async with GatewayClient(Endpoint(f"{sandbox.url}/pg"), keys) as gateway:
        await gateway.orders.create(order, key("key-1"))
        found.append(await fails(gateway.orders.create(order, key("key-2"))))
        found.append(await fails(gateway.orders.create(replace(order, amount=Money(777)), key("key-1"))))
        control("POST", "settings", {"rate_limits": {"terminate_order": 0}})
        found.append(await fails(gateway.orders.terminate("bill-1", key("key-3"))))
        control("POST", "faults", {"kind": "status_500", "match": {"method": "POST"}, "times": 1})
        found.append(await fails(gateway.orders.create(replace(order, order_id="bill-2"), key("key-4"))))
    rows = [row for row in GATEWAY_ROWS if row[1] != "somethind_not_found"]
    kinds = [kind for name, kind, _ in GATEWAY if name != "magic_not_found"]
    assert [(error.type, error.code, error.message) for error in found] == rows
    assert [error.problem for error in found] == kinds
    assert [error.outcome_known for error in found] == [True, True, True, True, True, False]


# Validation -----------------------------------------------------------------------------------------------------------

FIELDS: Final = {
    # row of validation v1 -> the field that the client must point at; "" when nothing is wrong
    "completed": "",
    "transfer_id_missing": "transferId",
    "transfer_id_invalid": "transferId",
    "neither": "vpa",
    "both": "phone",
    "vpa_invalid": "vpa",
    "phone_invalid": "phone",
}


@pytest.mark.parametrize("v1_2", [False, True])
@pytest.mark.parametrize("row", VALIDATION_V1_ROWS)
async def test_a_row_of_validation_through_the_typed_client(payouts: PayoutsClient, row: str, v1_2: bool) -> None:
    request = Validation(magic_id(row), vpa="asha@okbank")
    classification = await classification_of(payouts.validations.v1(request, v1_2=v1_2))
    said = VALIDATION_V1_ROWS[row]
    assert (classification.reply.status, classification.reply.sub_code) == (said.status, said.sub_code)
    assert classification.reply.http_status == 200
    assert classification.field == FIELDS[row]
    assert classification.outcome is (Outcome.FIX_FIELD if FIELDS[row] else Outcome.DONE)


@pytest.mark.parametrize(
    "recipe", [each for each in V1_RECIPES if each.name in VALIDATION_V1_ROWS], ids=lambda each: each.name
)
async def test_a_row_of_validation_by_its_natural_cause(caller: BearerCaller, recipe: Recipe) -> None:
    [step] = recipe.steps
    classification = await classification_of(caller.post(Operation.VALIDATE, step.path, step.fields, bared))
    assert (classification.reply.sub_code, classification.reply.http_status) == (recipe.body["subCode"], 200)
    assert classification.reply.message == recipe.body["message"]
    assert classification.field == FIELDS[recipe.name]
    assert classification.outcome is (Outcome.FIX_FIELD if FIELDS[recipe.name] else Outcome.DONE)


def test_validation_fails_with_the_sub_codes_of_the_spec() -> None:
    assert {said.sub_code for said in VALIDATION_V1_ROWS.values() if said.status == "ERROR"} == {"400", "422"}
    assert VALIDATION_V1_ROWS.keys() == FIELDS.keys()


async def test_a_payment_link_of_the_same_id(payouts: PayoutsClient, control: Control) -> None:
    """The second create is UNKNOWN; the state of the link settles it."""
    from datetime import date

    now = control("GET", "clock")["now"]
    link = NewCashgram("CG-1", Money(9_900), "Asha Rao", "9876543210", date.fromisoformat(now[:10]))
    first = await payouts.cashgrams.create(link)
    again = await classification_of(payouts.cashgrams.create(link))
    assert (again.outcome, again.reason, again.reply.sub_code) == (Outcome.UNKNOWN, Reason.ID_EXISTS, "409")
    state = await payouts.cashgrams.state("CG-1")
    assert (state.value.link, state.value.reference_id) == (first.value.link, first.value.reference_id)
    assert state.value.classification.reason is Reason.LINK_OPEN


# The counts -----------------------------------------------------------------------------------------------------


def test_as_many_rows_are_tested_as_the_spec_has() -> None:
    tested = {(section, number) for section, number, *_ in FORMS}
    counts = Counter(section for section, _ in tested) | Counter({"gateway": len(GATEWAY)})
    assert counts == COUNTS
    assert all(len(OUTCOMES[section]) == COUNTS[section] for section in OUTCOMES)
    assert len(FORMS) == sum(COUNTS.values()) - COUNTS["gateway"] + 2  # the two double rows, in both their forms


def test_nearly_every_row_has_a_natural_cause() -> None:
    """Exceptions: 520 of the bank, twice, and of the service; bad or missing tokens, which our client never sends."""
    met = {(form[0], form[1]) for form in NATURAL if form[2].steps[-1].token == GOOD}
    missing = sorted({form[2].row.name for form in FORMS if (form[0], form[1]) not in met})
    assert missing == ["no_response", "token_missing", "token_not_valid", "unknown_error"]
    assert set(PATHS.values()) == set(OPERATIONS)
    assert replace(CAUSES[0], description="").is_natural is False
