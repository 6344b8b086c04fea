"""Every row of docs/service.md#payout-errors, by its natural cause and its magic values; the page of the docs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from paydesk.domain.payout import service_rows
from paydesk.sandbox.payout import rows_page
from paydesk.sandbox.payout.call import DIRECT, DIRECT_V1_2, HISTORY, INTERNAL, LOAN, ROWS, PayoutRow
from paydesk.sandbox.payout.causes import CAUSES, PATHS, Cause, RequestStep, magic_step, sound_payee, sound_request
from paydesk.sandbox.payout.outcomes import OUTCOMES, magic_id, magic_person, magic_plain_id
from tests.sandbox.payout.conftest import Payer, summarize

PAGE = Path(__file__).resolve().parents[3] / "docs" / "sandbox-rows.md"
NATURAL = [cause for cause in CAUSES if cause.is_natural]


def name_of(value: Any) -> str:
    """Return the id of a test case."""
    return f"{value.row.area}-{value.row.name}" if isinstance(value, Cause) else str(value)


def expect(payer: Payer, said: PayoutRow, answer: Any) -> None:
    """Check that the answer is the row, and that the ledger is sound."""
    status, sub_code, message = summarize(answer)
    if (said.area, said.name) == (INTERNAL, "completed"):
        assert message.startswith("RefId-")
        message = message.rpartition("-")[2]
    assert (status, sub_code, message) == (said.status, said.sub_code, said.message)
    payer.snapshot()


def on_v1_2(step: RequestStep) -> RequestStep:
    """Return the same request for v1.2."""
    return replace(step, path=PATHS[DIRECT_V1_2]) if step.path == PATHS[DIRECT] else step


def test_there_is_a_cause_for_every_form_of_every_row() -> None:
    tables = {
        DIRECT: (service_rows.DIRECT_TRANSFER, 36),
        DIRECT_V1_2: (service_rows.DIRECT_TRANSFER_V1_2_ONLY, 3),
        LOAN: (service_rows.LOAN, 9),
        INTERNAL: (service_rows.INTERNAL_TRANSFER, 3),
        HISTORY: (service_rows.BENEFICIARY_HISTORY, 13),
    }
    for area, (rows, count) in tables.items():
        assert len(rows) == count
        forms = [(code, row.status, words) for row in rows for code in row.sub_codes for words in row.messages]
        mine = [cause.row for cause in CAUSES if cause.row.area == area]
        assert sorted((said.sub_code, said.status, said.message) for said in mine) == sorted(forms)
    assert len(CAUSES) == 36 + 3 + 9 + 3 + 13 + 2


def test_all_but_three_have_a_natural_cause() -> None:
    assert [name_of(cause) for cause in CAUSES if not cause.is_natural] == [
        "direct_transfer-bank_failed_520",
        "direct_transfer-no_response",
        "history-unknown_error",
    ]


@pytest.mark.parametrize("cause", NATURAL, ids=name_of)
def test_a_row_by_its_natural_cause(payer: Payer, cause: Cause) -> None:
    *before, last = cause.steps
    for step in before:
        payer.step(step)
    expect(payer, cause.row, payer.step(last))


@pytest.mark.parametrize("cause", [cause for cause in NATURAL if cause.row.area == DIRECT], ids=name_of)
def test_a_row_by_its_natural_cause_on_v1_2(payer: Payer, cause: Cause) -> None:
    *before, last = map(on_v1_2, cause.steps)
    for step in before:
        payer.step(step)
    expect(payer, cause.row, payer.step(last))


@pytest.mark.parametrize("cause", CAUSES, ids=name_of)
def test_a_row_by_its_magic_value(payer: Payer, cause: Cause) -> None:
    [step] = cause.magic_steps
    expect(payer, cause.row, payer.step(step))
    if cause.row.area == DIRECT:
        fields = {**step.fields, "transferId": f"{step.fields['transferId']}__2"}
        expect(payer, cause.row, payer.step(on_v1_2(replace(step, fields=fields))))


@pytest.mark.parametrize("cause", [cause for cause in CAUSES if cause.row.area in {DIRECT, LOAN}], ids=name_of)
def test_a_row_by_a_beneficiarys_name(payer: Payer, cause: Cause) -> None:
    said = cause.row
    details = sound_payee(name=magic_person(said.name).title())
    expect(payer, said, payer.step(sound_request(said.area, beneDetails=details)))


def test_a_refusing_magic_value_moves_no_money_and_stores_no_id(payer: Payer) -> None:
    before = payer.snapshot()["postings"]
    for area, rows in ROWS.items():
        for name, said in rows.items():
            if name not in OUTCOMES and name != "completed":
                first, second = payer.step(magic_step(area, name)), payer.step(magic_step(area, name))
                assert summarize(first) == summarize(second) == (said.status, said.sub_code, said.message)
    assert payer.snapshot()["postings"] == before


def test_magic_ids_are_told_apart_from_others(payer: Payer) -> None:
    for name in ("magic", "magic_", "magic_nothing", "xmagic_below_minimum", "magic_below_minimum_2"):
        assert summarize(payer.pay(name))[1] == "200"
    assert summarize(payer.pay(magic_id("below_minimum") + "__2"))[1] == "412"
    loan = magic_plain_id("charges_too_large") + "X7"
    assert summarize(payer.step(sound_request(LOAN, loanId=loan)))[2].startswith("Total service charge")


def test_the_page_of_the_docs_is_current() -> None:
    text = PAGE.read_text(encoding="utf-8")
    assert text == rows_page.page_text(), "run: python -m paydesk.sandbox.payout.rows_page docs/sandbox-rows.md"
    for cause in CAUSES:
        assert f"| {cause.row.sub_code} | {cause.row.status} | {cause.row.message} |" in text
