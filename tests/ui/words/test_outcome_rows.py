"""Every row of the payout errors in docs/service.md has the right outcome, message and next step; so has any other."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Final

import pytest

from paydesk.domain.failure import Problem
from paydesk.domain.payout import service_rows
from paydesk.domain.payout.answers import RETIREMENTS
from paydesk.domain.payout.classify import (
    classify,
    classify_account_status,
    classify_cashgram_status,
    classify_transfer_status,
)
from paydesk.domain.payout.outcome import Classification, NextStep, Operation, Outcome, Reason, ServiceReply
from paydesk.domain.payout.service_rows import ServiceRow
from paydesk.ui.words.base import Words
from paydesk.ui.words.fields import NAMES, field_words
from paydesk.ui.words.outcomes import REASONS_BY_OUTCOME, outcome_chip, outcome_words, retirement_words
from tests.rows.expected import LETTERS
from tests.ui.words import wanted_outcomes as wanted

TABLES: Final[Mapping[str, tuple[ServiceRow, ...]]] = {
    "7.2": service_rows.DIRECT_TRANSFER,
    "7.3": service_rows.DIRECT_TRANSFER_V1_2_ONLY,
    "7.4": service_rows.LOAN,
    "7.5": service_rows.INTERNAL_TRANSFER,
    "7.6": service_rows.BENEFICIARY_HISTORY,
}
EVERY_FIELD: Final = ("", *NAMES, "beneDetails.vpa", "something_new")


def lines(section: str) -> list[str]:
    return wanted.ROWS[section][0].strip().splitlines()


def entry(section: str, number: int, sub_code: str) -> str:
    """Return the expectation of a row. Raises IndexError if there is none."""
    return wanted.OTHER_FORMS.get((section, number, sub_code)) or lines(section)[number]


EVERY_ROW: Final = [
    pytest.param(section, number, operation, row, sub_code, message, id=f"{section}-{number}-{sub_code}-{operation}")
    for section, rows in TABLES.items()
    for operation in wanted.ROWS[section][1]
    for number, row in enumerate(rows)
    for sub_code in row.sub_codes
    for message in row.messages
]


def check(found: Classification, line: str) -> None:
    """Check a classification against a line; its message names the field."""
    letter, step, _, reason, *field = line.split()
    assert (found.outcome, found.next_step, found.reason) == (LETTERS[letter], step, reason)
    assert found.field == "".join(field)
    message = outcome_words(found, ends="15:12").line
    assert found.outcome is not Outcome.FIX_FIELD or found.field == "tag" or field_words(found.field) in message


@pytest.mark.parametrize("section", TABLES)
def test_every_row_has_an_entry_and_every_entry_a_row(section: str) -> None:
    assert len(lines(section)) == len(TABLES[section])
    second = [(s, n, c) for s, rows in TABLES.items() for n, row in enumerate(rows) for c in row.sub_codes[1:]]
    assert second == list(wanted.OTHER_FORMS)


@pytest.mark.parametrize(("section", "number", "operation", "row", "sub_code", "message"), EVERY_ROW)
def test_a_row_of_part_7(
    section: str, number: int, operation: Operation, row: ServiceRow, sub_code: str, message: str
) -> None:
    check(classify(ServiceReply(operation, row.status, sub_code, message)), entry(section, number, sub_code))


def test_a_row_without_an_entry_fails() -> None:
    with pytest.raises(IndexError):
        entry("7.5", len(TABLES["7.5"]), "422")


@pytest.mark.parametrize("operation", [Operation.VALIDATE, Operation.VALIDATE_V1_2])
@pytest.mark.parametrize("said", wanted.V1_VALIDATE)
def test_validate_says_no_with_400_or_422(operation: Operation, said: tuple[str, str, str]) -> None:
    check(classify(ServiceReply(operation, *said, 200)), wanted.V1_VALIDATE[said])


@pytest.mark.parametrize("said", wanted.CASHGRAM)
def test_a_payment_link(said: tuple[str, str, str]) -> None:
    check(classify(ServiceReply(Operation.CASHGRAM, *said)), wanted.CASHGRAM[said])


@pytest.mark.parametrize("said", wanted.V2)
def test_errors_of_v2(said: tuple[int, str, str]) -> None:
    http_status, kind, code = said
    check(classify(ServiceReply(Operation.VALIDATE_V2, kind, code, "", http_status)), wanted.V2[said])


@pytest.mark.parametrize("said", wanted.OAUTH)
def test_errors_of_the_exchange(said: tuple[int, str, str]) -> None:
    http_status, kind, code = said
    check(classify(ServiceReply(Operation.OAUTH_TOKEN, kind, code, "", http_status)), wanted.OAUTH[said])


@pytest.mark.parametrize(
    ("word", "line"),
    [
        ("SUCCESS", "D nothing | done"),
        ("PENDING", "P wait_and_ask_status | at_the_bank"),
        ("FAILED", "F try_again | transfer_failed"),
        ("REVERSED", "F try_again | reversed"),
        ("MANUALLY_REJECTED", "F try_again | rejected"),
        ("LIMBO", "? read_again | unforeseen"),
    ],
)
def test_the_state_of_a_transfer(word: str, line: str) -> None:
    check(classify_transfer_status(ServiceReply(Operation.TRANSFER_STATUS), word), line)


@pytest.mark.parametrize(
    ("word", "line", "chip"),
    [
        ("ACTIVE", "P nothing | link_open", "Open"),
        ("REDEEMED", "D nothing | done", "Collected"),
        ("EXPIRED", "F try_again | link_expired", "Expired"),
        ("DEACTIVATED", "F try_again | link_deactivated", "Cancelled"),
        ("REVERSED", "F try_again | reversed", "Came back"),
        ("FROZEN", "? read_again | unforeseen", "Unknown"),
    ],
)
def test_the_state_of_a_payment_link(word: str, line: str, chip: str) -> None:
    found = classify_cashgram_status(ServiceReply(Operation.CASHGRAM_STATUS), word)
    check(found, line)
    assert outcome_chip(found)[0] == chip


@pytest.mark.parametrize(
    ("word", "line", "chip"),
    [
        ("VALID", "D nothing | done", ("VALID", "ok")),
        ("INVALID", "X fix_field | address_invalid vpa", ("INVALID", "bad")),
        ("MAYBE", "? read_again | unforeseen", ("Unknown", "warn")),
    ],
)
def test_the_state_of_an_address(word: str, line: str, chip: tuple[str, str]) -> None:
    found = classify_account_status(ServiceReply(Operation.VALIDATE_V2), word)
    check(found, line)
    assert outcome_chip(found) == chip


# Whatever can be ------------------------------------------------------------------------------------------------


def everything() -> Iterator[Classification]:
    """Yield 200,000 combinations of operation, outcome, reason and field."""
    for operation, outcome, reason, field in itertools.product(Operation, Outcome, Reason, EVERY_FIELD):
        yield Classification(outcome, reason, field, ServiceReply(operation))


def whole(judgement: Classification, words: Words, chip: str) -> None:
    """Check that nothing is missing, and that no text is "Error"."""
    said = f"{words.title} {words.text} {words.todo}"
    assert words.title, judgement
    assert words.text, judgement
    assert words.todo, judgement
    assert chip, judgement
    assert "error" not in said.casefold(), judgement
    assert not set("{}") & set(said), judgement
    assert words.text.count(".") <= 4, judgement


def in_doubt(judgement: Classification, words: Words, chip: str) -> None:
    """Check that UNKNOWN never says failed, and says "do not send it again" about money."""
    said = f"{words.title} {words.text} {words.todo} {chip}".casefold()
    if judgement.outcome is Outcome.UNKNOWN:
        assert "fail" not in said, judgement
        assert "not paid" not in said, judgement
        assert "nothing was paid" not in said, judgement
        # a question about no payment has nothing to send
        operation, asked = judgement.reply.operation, {Operation.TRANSFER_STATUS, Operation.CASHGRAM_STATUS}
        of_money = operation.moves_money or operation in asked
        assert ("do not send it again" if of_money else "") in words.todo.casefold(), judgement
    elif judgement.outcome in {Outcome.PENDING, Outcome.SCHEDULED} and judgement.reply.operation.moves_money:
        assert "nothing was paid" not in said, judgement


@pytest.mark.long
def test_every_combination_has_texts_and_steps_are_distinct() -> None:
    """In one pass, which takes two seconds."""
    steps: dict[str, set[NextStep]] = defaultdict(set)
    for judgement in everything():
        words, (chip, _) = outcome_words(judgement), outcome_chip(judgement)
        whole(judgement, words, chip)
        in_doubt(judgement, words, chip)
        steps[words.todo].add(judgement.next_step)
    assert {todo: found for todo, found in steps.items() if len(found) > 1} == {}
    assert set().union(*steps.values()) == set(NextStep)


def test_a_question_that_was_not_answered_says_nothing_about_the_money() -> None:
    for problem in Problem:
        for operation in (Operation.TRANSFER_STATUS, Operation.CASHGRAM_STATUS, Operation.CASHGRAM_DEACTIVATE):
            found = classify(ServiceReply(operation, problem=problem, never_left=True))
            words = outcome_words(found)
            assert "othing was paid" not in words.text, (operation, problem)
            assert outcome_chip(found)[0] != "Not paid", (operation, problem)
    slow = classify(ServiceReply(Operation.TRANSFER_STATUS, "ERROR", "429", "Too many requests"))
    assert outcome_chip(slow)[0] == "No answer"
    gone = classify(ServiceReply(Operation.TRANSFER_STATUS, "ERROR", "404", "transferId does not exist"))
    assert "Nothing was paid." in outcome_words(gone).text
    assert "keeps its number" in outcome_words(gone).todo


def test_every_reason_belongs_to_an_outcome() -> None:
    assert set().union(*REASONS_BY_OUTCOME.values()) == set(Reason)


def test_only_the_right_field_is_named_and_once() -> None:
    for field in NAMES:
        words = outcome_words(
            Classification(Outcome.FIX_FIELD, Reason.FIELD_INVALID, field, ServiceReply(Operation.LOAN))
        )
        assert f"{words.text} {words.todo}".count(f"“{field_words(field)}”") == 1
    assert field_words("beneDetails.vpa") == field_words("vpa") == "UPI address"
    assert field_words("something_new") == "something_new"
    assert len({field_words(name) for name in NAMES}) == len(set(NAMES))


@pytest.mark.parametrize(
    ("problem", "side"),
    [
        (Problem.PC_OFFLINE, "this PC"),
        (Problem.PROXY, "this PC"),
        (Problem.NO_ANSWER, "the payment service"),
        (Problem.NOT_TRUSTED, "this PC"),
    ],
)
def test_responsible_party_of_connection_faults(problem: Problem, side: str) -> None:
    found = classify(ServiceReply(Operation.DIRECT_TRANSFER_V1_2, problem=problem, never_left=True))
    assert outcome_words(found).text.endswith(f"Cause: {side}. Nothing was paid.")


def test_the_thirty_minutes_end_at_a_time_when_it_is_known() -> None:
    found = classify(
        ServiceReply(Operation.DIRECT_TRANSFER, "ERROR", "412", "Please wait 30 minutes after adding the beneficiary.")
    )
    assert "15:12" in outcome_words(found, ends="15:12").todo
    assert "30 minutes after" in outcome_words(found).todo
    assert "15:12" not in outcome_words(classify(ServiceReply(Operation.LOAN)), ends="15:12").todo


def test_a_retirement_names_what_goes_and_what_comes() -> None:
    for operation, replacement in RETIREMENTS.items():
        words = retirement_words(operation)
        assert replacement in words
        assert "not known" in words
        assert ("“Ask the service by beneficiary”" in words) is (operation is Operation.BENEFICIARY_HISTORY)
