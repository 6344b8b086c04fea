"""Payouts by transfer or by link, their state, and the history of a beneficiary."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final

from paydesk.api.answers import ApiResponse
from paydesk.api.payouts import readers
from paydesk.api.payouts.caller import BearerCaller, HeaderCaller
from paydesk.domain import exact_json
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.answers import Balance, History, PayoutState, RegisteredBeneficiary, TransferAccepted
from paydesk.domain.payout.outcome import Classification, Operation
from paydesk.domain.payout.requests import (
    BeneDetails,
    DirectTransfer,
    HistoryQuery,
    InternalTransfer,
    Loan,
    NewBeneficiary,
    NewCashgram,
    StatusQuery,
)
from paydesk.domain.phones import national_phone
from paydesk.domain.settings.settings import TransferVersion

DIRECT_V1_PATH: Final = "/payout/v1/directTransfer"
DIRECT_V1_2_PATH: Final = "/payout/v1.2/directTransfer"
INTERNAL_PATH: Final = "/payout/v1.2/internalTransfer"
TRANSFERS_V2_PATH: Final = "/transfers"
"""Below {payout_v2_url}/payout."""
LOAN_PATH: Final = "/payout/v1/lend"
STATUS_PATH: Final = "/payout/v1/getTransferStatus"
BALANCE_PATH: Final = "/payout/v1/getBalance"
BALANCE_V1_2_PATH: Final = "/payout/v1.2/getBalance"


class Transfers:
    """Transfers, loans and their state. Every method raises ServiceError with a `classification`, and nothing else.

    The caller creates the ids and has them on disk before the call. Nothing is retried here. `sent_before`: the same id
    was sent earlier and is not settled; a refusal is then UNKNOWN, because the first send may have arrived
    (docs/rules.md#payout-outcomes).
    """

    def __init__(self, caller: BearerCaller, internal_caller: BearerCaller, headers: HeaderCaller) -> None:
        self._caller = caller
        self._internal = internal_caller
        self._headers = headers

    async def direct(
        self, request: DirectTransfer, *, version: TransferVersion = TransferVersion.V1_2, sent_before: bool = False
    ) -> ApiResponse[TransferAccepted]:
        """Pay somebody whose details are in the request. v1 takes no instrument.

        The answer is DONE, SCHEDULED or PENDING; anything else is raised, but v2 may also answer with the final state.
        See docs/service.md#direct-transfer, #transfers-v2.
        """
        v1 = version is TransferVersion.V1
        broken = payout_rules.check_direct_transfer(request, v1=v1)
        if version is TransferVersion.V2:
            return await self._headers.post(
                Operation.TRANSFER_V2,
                TRANSFERS_V2_PATH,
                transfer_v2_body(request),
                lambda reply: readers.read_transfer_v2(reply, request),
                broken=broken,
                earlier_unsettled=sent_before,
            )
        operation = Operation.DIRECT_TRANSFER if v1 else Operation.DIRECT_TRANSFER_V1_2
        return await self._caller.post(
            operation,
            DIRECT_V1_PATH if v1 else DIRECT_V1_2_PATH,
            direct_body(request),
            lambda reply: readers.read_transfer(reply, request.transfer_id),
            broken=broken,
            earlier_unsettled=sent_before,
        )

    async def internal(self, request: InternalTransfer, *, sent_before: bool = False) -> ApiResponse[TransferAccepted]:
        """Move money between the shop's own fund sources (docs/service.md#internal-transfer)."""
        return await self._internal.post(
            Operation.INTERNAL_TRANSFER,
            INTERNAL_PATH,
            internal_body(request),
            lambda reply: readers.read_internal_transfer(reply, request.transfer_id),
            broken=payout_rules.check_internal_transfer(request),
            earlier_unsettled=sent_before,
        )

    async def lend(self, request: Loan, *, sent_before: bool = False) -> ApiResponse[TransferAccepted]:
        """Pay out a loan less its charges (docs/service.md#loan-disbursement)."""
        return await self._caller.post(
            Operation.LOAN,
            LOAN_PATH,
            loan_body(request),
            readers.read_transfer,
            broken=payout_rules.check_loan(request),
            earlier_unsettled=sent_before,
        )

    async def status(
        self, query: StatusQuery, *, version: TransferVersion = TransferVersion.V1_2
    ) -> ApiResponse[PayoutState]:
        """Return the state of a transfer, which settles UNKNOWN and PENDING, by the version that it was sent with.

        Repeatable. NOT_FOUND means that the service has no transfer of that id; the *same* id may be sent again.
        See docs/service.md#read-a-transfer, #transfers-v2.
        """
        if version is TransferVersion.V2:
            return await self._headers.get(
                Operation.TRANSFER_STATUS_V2,
                TRANSFERS_V2_PATH,
                {"transfer_id": query.transfer_id},
                lambda reply: readers.read_state_v2(reply, query),
                broken=payout_rules.check_status_query(query),
            )
        return await self._caller.get(
            Operation.TRANSFER_STATUS,
            STATUS_PATH,
            {"transferId": query.transfer_id},
            lambda reply: readers.read_state(reply, query),
            broken=payout_rules.check_status_query(query),
        )

    async def balance(self, payment_instrument_id: str = "") -> ApiResponse[Balance]:
        """Return the balance of the account, or of one of its fund sources."""
        query = {"paymentInstrumentId": payment_instrument_id} if payment_instrument_id else {}
        path = BALANCE_V1_2_PATH if payment_instrument_id else BALANCE_PATH
        return await self._caller.get(Operation.BALANCE, path, query, readers.read_balance)


def direct_body(request: DirectTransfer) -> dict[str, object]:
    """Return the body of docs/service.md#direct-transfer: a number as amount; the rules bar an instrument in v1."""
    body: dict[str, object] = {
        "amount": request.amount.to_wire(),
        "transferId": request.transfer_id,
        "transferMode": str(request.mode),
        "beneDetails": bene_body(request.bene),
    }
    if request.payment_instrument_id:
        body["paymentInstrumentId"] = request.payment_instrument_id
    return body


def transfer_v2_body(request: DirectTransfer) -> dict[str, object]:
    """Return the body of docs/service.md#transfers-v2: a number as amount, no empty fields."""
    body: dict[str, object] = {
        "transfer_id": request.transfer_id,
        "transfer_amount": request.amount.to_wire(),
        "transfer_mode": str(request.mode),
        "beneficiary_details": bene_v2_body(request.bene),
    }
    if request.payment_instrument_id:
        body["fundsource_id"] = request.payment_instrument_id
    return body


def bene_v2_body(bene: BeneDetails) -> dict[str, object]:
    """Return the name, instrument and contact of docs/service.md#beneficiaries-v2, without empty fields."""
    instrument = {"bank_account_number": bene.bank_account, "bank_ifsc": bene.ifsc, "vpa": bene.vpa}
    contact = {
        "beneficiary_email": bene.email,
        "beneficiary_phone": national_phone(bene.phone),
        "beneficiary_address": bene.address1,
    }
    parts: dict[str, object] = {
        "beneficiary_name": bene.name,
        "beneficiary_instrument_details": {name: text for name, text in instrument.items() if text},
        "beneficiary_contact_details": {name: text for name, text in contact.items() if text},
    }
    return {name: part for name, part in parts.items() if part}


def internal_body(request: InternalTransfer) -> dict[str, object]:
    """Return the body of docs/service.md#internal-transfer: a number as amount, no empty fields."""
    texts = {
        "rechargeAccount": request.recharge_account,
        "paymentInstrumentId": request.payment_instrument_id,
        "toPaymentInstrumentId": request.to_payment_instrument_id,
        "remarks": request.remarks,
        "transferId": request.transfer_id,
    }
    return {"amount": request.amount.to_wire(), **{name: text for name, text in texts.items() if text}}


def loan_body(request: Loan) -> dict[str, object]:
    """Return the body of docs/service.md#loan-disbursement: `amount` and `serviceCharges` (JSON in JSON) are text."""
    body: dict[str, object] = {
        "beneId": request.bene_id,
        "loanId": request.loan_id,
        "amount": request.amount.plain(),
        "transferMode": str(request.mode),
    }
    if request.charges:
        pairs = [{"key": charge.party, "value": charge.amount.plain()} for charge in request.charges]
        body["serviceCharges"] = exact_json.encode(pairs)
    if request.bene is not None:
        body["beneDetails"] = bene_body(request.bene)
    return body


def bene_body(bene: BeneDetails) -> dict[str, str]:
    """Return the object of docs/service.md#beneficiary-details, without empty fields."""
    texts = {
        "name": bene.name,
        "phone": national_phone(bene.phone),
        "email": bene.email,
        "address1": bene.address1,
        "bankAccount": bene.bank_account,
        "ifsc": bene.ifsc,
        "vpa": bene.vpa,
    }
    return {name: text for name, text in texts.items() if text}


# History of a beneficiary ---------------------------------------------------------------------------------------------

HISTORY_PATH: Final = "/payout/v1/beneHistory"
BENEFICIARY_PATH: Final = "/beneficiary"
"""Below {payout_v2_url}/payout."""


class Beneficiaries:
    """Beneficiaries and their history. Every method raises ServiceError with a `classification`, and nothing else."""

    def __init__(self, caller: BearerCaller, headers: HeaderCaller, today: Callable[[], date]) -> None:
        self._caller = caller
        self._headers = headers
        self._today = today

    async def create(self, request: NewBeneficiary) -> ApiResponse[RegisteredBeneficiary]:
        """Register a beneficiary (docs/service.md#beneficiaries-v2). ALREADY_EXISTS: its id or account is known."""
        return await self._headers.post(
            Operation.BENEFICIARY_V2,
            BENEFICIARY_PATH,
            {"beneficiary_id": request.bene_id, **bene_v2_body(request.bene)},
            lambda reply: readers.read_beneficiary(reply, request.bene_id),
            broken=payout_rules.check_new_beneficiary(request),
        )

    async def read(self, bene_id: str) -> ApiResponse[RegisteredBeneficiary]:
        """Return a registered beneficiary. Repeatable."""
        return await self._by_id("GET", bene_id)

    async def remove(self, bene_id: str) -> ApiResponse[RegisteredBeneficiary]:
        """Remove a beneficiary; transfers to it stay. Repeatable: a removed one is not known any more."""
        return await self._by_id("DELETE", bene_id)

    async def _by_id(self, method: str, bene_id: str) -> ApiResponse[RegisteredBeneficiary]:
        return await self._headers.get(
            Operation.BENEFICIARY_V2,
            BENEFICIARY_PATH,
            {"beneficiary_id": bene_id},
            lambda reply: readers.read_beneficiary(reply, bene_id),
            broken=payout_rules.check_beneficiary_id(bene_id),
            method=method,
        )

    async def history(self, query: HistoryQuery) -> ApiResponse[History]:
        """Return one page, latest first. Repeatable."""
        return await self._caller.get(
            Operation.BENEFICIARY_HISTORY,
            HISTORY_PATH,
            history_query(query),
            lambda reply: readers.read_history(reply, query),
            broken=payout_rules.check_history_query(query, self._today()),
        )


def history_query(query: HistoryQuery) -> dict[str, str]:
    """Return the query of docs/service.md#beneficiary-history: days as yyyy-mm-dd; page and perPage always."""
    words = {"beneId": query.bene_id}
    if query.start is not None:
        words["startDate"] = query.start.isoformat()
    if query.end is not None:
        words["endDate"] = query.end.isoformat()
    return words | {"perPage": str(query.per_page), "page": str(query.page)}


# Payment links --------------------------------------------------------------------------------------------------------

CREATE_CASHGRAM_PATH: Final = "/payout/v1/createCashgram"
CASHGRAM_STATUS_PATH: Final = "/payout/v1/getCashgramStatus"
DEACTIVATE_CASHGRAM_PATH: Final = "/payout/v1/deactivateCashgram"


class Cashgrams:
    """Payment links by the shop's own id. Every method raises ServiceError with a `classification`, nothing else."""

    def __init__(self, caller: BearerCaller, today: Callable[[], date]) -> None:
        self._caller = caller
        self._today = today

    async def create(self, request: NewCashgram, *, sent_before: bool = False) -> ApiResponse[TransferAccepted]:
        """Create a link. On ALREADY_EXISTS (UNKNOWN) there is one of this id: read its state before anything else."""
        return await self._caller.post(
            Operation.CASHGRAM,
            CREATE_CASHGRAM_PATH,
            cashgram_body(request),
            lambda reply: readers.read_cashgram(reply, request.cashgram_id),
            broken=payout_rules.check_cashgram(request, self._today()),
            earlier_unsettled=sent_before,
        )

    async def state(self, cashgram_id: str) -> ApiResponse[PayoutState]:
        """Return the state of a link: the answer's classification is the link's. Repeatable."""
        return await self._caller.get(
            Operation.CASHGRAM_STATUS,
            CASHGRAM_STATUS_PATH,
            {"cashgramId": cashgram_id},
            lambda reply: readers.read_cashgram_state(reply, cashgram_id),
            broken=payout_rules.check_cashgram_id(cashgram_id),
        )

    async def deactivate(self, cashgram_id: str) -> ApiResponse[Classification]:
        """End a link, so that nobody can redeem it. One that was just redeemed stays redeemed: read its state."""
        return await self._caller.post(
            Operation.CASHGRAM_DEACTIVATE,
            DEACTIVATE_CASHGRAM_PATH,
            {"cashgramId": cashgram_id},
            lambda reply: reply.classification,
            broken=payout_rules.check_cashgram_id(cashgram_id),
        )


def cashgram_body(request: NewCashgram) -> dict[str, object]:
    """Return the body of docs/service.md#create-a-cashgram: a number as amount, YYYY/MM/DD, no empty fields."""
    body: dict[str, object] = {
        "cashgramId": request.cashgram_id,
        "amount": request.amount.to_wire(),
        "name": request.name,
        "phone": national_phone(request.phone),
    }
    if request.link_expiry is not None:
        # not strftime, which drops the zeros of early years on some systems
        day = request.link_expiry
        body["linkExpiry"] = f"{day.year:04d}/{day.month:02d}/{day.day:02d}"
    texts = {"email": request.email, "remarks": request.remarks, "payoutType": request.payout_type}
    body |= {name: text for name, text in texts.items() if text}
    if request.notify_customer:
        body["notifyCustomer"] = True
    return body
