"""Approval of a confirmed draft: rules, limits, and a second person who saw the objections."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from paydesk.counter.access import Access, SecondPersonVerifier
from paydesk.counter.context import Configuration
from paydesk.counter.ids import sample_id, with_id
from paydesk.counter.payout.connections import PayoutAccount
from paydesk.counter.payout.prior import CombinedPayouts, JournalPayouts, PriorQuestion, RefundedOrder
from paydesk.counter.recorder import Recorder
from paydesk.domain.clock import date_of
from paydesk.domain.messages import Event
from paydesk.domain.money import Money
from paydesk.domain.payout import facts, limits, refunds
from paydesk.domain.payout import rules as payout_rules
from paydesk.domain.payout.draft import operation_of
from paydesk.domain.payout.limits import PayoutProposal
from paydesk.domain.payout.messages import DraftRefused, DraftReviewed
from paydesk.domain.payout.outcome import Operation
from paydesk.domain.payout.payout import Draft, DraftSummary, Payout, PayoutKind, PayoutRequest, kind_of
from paydesk.domain.payout.requests import DirectTransfer, InternalTransfer, Loan, NewCashgram, OrderRefund
from paydesk.domain.people.person import Permission, has_permission
from paydesk.domain.rules import BrokenRules, PayoutRule
from paydesk.domain.sale.sale import Sale
from paydesk.domain.settings.messages import StoredKind
from paydesk.domain.settings.service_kind import takes_real_money
from paydesk.domain.settings.settings import TransferVersion
from paydesk.domain.settings.stored_facts import account_key_lost_fact
from paydesk.store.account_key import AccountKey
from paydesk.store.journal.journal import Journal


@dataclass(frozen=True, slots=True)
class ReviewedDraft:
    """A draft as it would be sent (a refund names its order), or the rules that it breaks."""

    summary: DraftSummary
    broken: BrokenRules = ()
    accounts: tuple[str, ...] = ()
    """Digests of the accounts that it pays."""
    order_id: str = ""
    version: TransferVersion = TransferVersion.V1_2

    @property
    def draft(self) -> Draft:
        """Draft that would be sent, without its ID."""
        return self.summary.draft


class PayoutReviewer:
    """Reviews drafts by the rules, the journal and the current settings. Nothing that windows say is trusted.

    Args:
        account: Returns the account that sends a kind of payout.
        choose_version: Returns the version of a new direct transfer (`VersionChooser`).
    """

    def __init__(
        self,
        journal: Journal,
        recorder: Recorder,
        config: Configuration,
        account: Callable[[PayoutKind], PayoutAccount],
        choose_version: Callable[[], Awaitable[TransferVersion]],
    ) -> None:
        self._journal = journal
        self._prior = CombinedPayouts(JournalPayouts(journal), lambda: config.other_payouts)
        self._recorder = recorder
        self._config = config
        self._account = account
        self._choose_version = choose_version

    async def review(self, draft: Draft, *, by_supervisor: bool, existing: Payout | None = None) -> ReviewedDraft:
        """Check a draft against rules and limits. Raises KnownFault.

        Args:
            existing: Payout that the draft has become already; it does not count against its own limits.
        """
        # a repeated send uses its first version, whatever the settings say now (docs/rules.md#one-version)
        version = TransferVersion.V1_2 if existing is None else existing.version
        if existing is None and isinstance(draft.request, DirectTransfer):
            version = await self._choose_version()
        self._recorder.flush()  # include facts not yet on disk
        excluded_id = "" if existing is None else existing.payout_id
        sale = self._journal.sale(draft.refund_of)
        if sale is not None:
            draft = replace(draft, request=_with_order(draft.request, sale.number))
        kind = kind_of(draft.request)
        account, real = self._account(kind), self._config.is_real(kind)
        rules, known = self._rules(draft.request, version, account.now), account.is_time_known
        now = account.now if known else 0  # 0: without the service's time, equal payouts of any age are questioned
        proposal = PayoutProposal(
            kind,
            draft.request.amount,
            () if rules else self._digests(draft.request, account.now),
            draft.refund_of,
            by_supervisor,
        )
        order = None if sale is None else self._refunded_order(sale)
        earlier = await self._prior.answer(PriorQuestion(proposal, now, real, excluded_id, order))
        broken = (*rules, *self._refund_rules(draft, sale, earlier.refunded))
        if existing is not None and self._is_mixed_money(existing.host, existing.operation):
            broken = (*broken, ("transferId", PayoutRule.OTHER_MONEY))
        if broken:
            return ReviewedDraft(DraftSummary(draft), broken)
        prior = earlier.totals
        if (
            existing is not None
            and existing.earlier_send_unresolved
            and existing.keys not in {"", self._account(kind).keys}
        ):
            # another account takes the same id for a new payout, not for a repeated send
            prior = replace(prior, duplicate_id=existing.payout_id, duplicate_at=limits.last_sent_at(existing))
        return ReviewedDraft(
            DraftSummary(
                draft,
                limits.approval_reasons(
                    proposal,
                    prior,
                    self._config.settings.money_out,
                    day_known=known,
                    lately_unknown=self._is_lately_unknown(account.now) or not earlier.is_complete,
                ),
            ),
            (),
            proposal.accounts,
            sale.number if sale is not None else "",
            version,
        )

    def _is_lately_unknown(self, now: int) -> bool:
        return self._journal.shifts.is_older_copy(now) or self._journal.payouts.is_account_key_lost(now)

    def _rules(self, request: PayoutRequest, version: TransferVersion, now: int) -> BrokenRules:
        match with_id(request, sample_id(kind_of(request))):
            case DirectTransfer() as direct:
                return payout_rules.check_direct_transfer(direct, v1=version is TransferVersion.V1)
            case InternalTransfer() as internal:
                return payout_rules.check_internal_transfer(internal)
            case Loan() as loan:
                return payout_rules.check_loan(loan)
            case NewCashgram() as cashgram:
                return payout_rules.check_cashgram(cashgram, date_of(now))
            case OrderRefund() as refund:
                return payout_rules.check_order_refund(refund)

    def _refund_rules(self, draft: Draft, sale: Sale | None, refunded: Money) -> BrokenRules:
        if not draft.refund_of and not isinstance(draft.request, OrderRefund):
            return ()
        has_no_order = sale is not None and sale.is_static and isinstance(draft.request, OrderRefund)
        if has_no_order or not isinstance(draft.request, NewCashgram | OrderRefund):
            return (("refundOf", PayoutRule.NOT_ONE_OF),)
        if sale is not None and self._is_mixed_money(
            sale.host, operation_of(kind_of(draft.request), TransferVersion.V2)
        ):
            return (("refundOf", PayoutRule.OTHER_MONEY),)
        return refunds.broken_rules(sale, draft.request.amount, refunded)

    def _is_mixed_money(self, host: str, operation: Operation) -> bool:
        """Return True if money of this host is real and the payout's is not, or the other way round."""
        goes_out = takes_real_money(self._config.payout_host(operation)) is True
        return takes_real_money(host) not in {None, goes_out}

    def _refunded_order(self, sale: Sale) -> RefundedOrder:
        """Return the order of the sale, with all its sales here: an order is paid once."""
        journal = self._journal
        same = () if sale.is_static else journal.find_by_order_id(sale.order_id)
        sales = [each for each in map(journal.sale, same) if each is not None]
        # the same number at another host is another order
        elsewhere = frozenset(each.sale_id for each in sales if each.host != sale.host)
        return RefundedOrder(
            sale.number, frozenset({sale.sale_id, *(each.sale_id for each in sales)}) - elsewhere, elsewhere
        )

    def _digests(self, request: PayoutRequest, now: int) -> tuple[str, ...]:
        # created with the first payout; read anew each time, since a hub brings that of its shop
        key = AccountKey.load_or_create(self._journal.path.parent, partial(self._write_key_lost, now))
        return tuple(key.digest(account) for account in facts.account_ids(request))

    def _write_key_lost(self, now: int) -> None:
        """Record that an earlier key was lost, before the new one is stored: afterwards nothing would show it."""
        if any(each.count for each in self._journal.count_stored() if each.kind is StoredKind.PAYOUTS):
            self._journal.append([account_key_lost_fact(now)])


def _with_order(request: PayoutRequest, order_id: str) -> PayoutRequest:
    """Return the request with the order that it refunds; a cashgram names it in its remarks."""
    if isinstance(request, OrderRefund):
        return replace(request, order_id=order_id)
    if not isinstance(request, NewCashgram):
        return request
    order_words = " ".join(re.findall(r"[A-Za-z0-9]+", order_id))
    return request if order_words in request.remarks else replace(request, remarks=refunds.refund_remarks(order_id))


MAX_PENDING: Final = 50
"""Most drafts that wait for a second person; the oldest is dropped."""


class Approval:
    """Approves drafts, or tells the window why not. Raises StoreError, AccessDenied and CommandRefused."""

    def __init__(
        self,
        reviewer: PayoutReviewer,
        access: Access,
        second_person: SecondPersonVerifier,
        emit: Callable[[Event], None],
    ) -> None:
        self._reviewer = reviewer
        self._access = access
        self._second_person = second_person
        self._emit = emit
        self._pending: OrderedDict[str, DraftSummary] = OrderedDict()
        """Summary that a second person was asked to approve, by draft ID: nothing else is sent with their PIN."""

    async def review(self, draft: Draft, by: str) -> bool:
        """Check rules and limits, and emit DraftReviewed or DraftRefused; return True if no rule is broken."""
        found = await self._review(draft, by)
        if found is not None:
            self._remember(draft, found.summary)
            self._emit(DraftReviewed(found.summary))
        return found is not None

    async def approve(
        self, draft: Draft, second_id: str, pin: str, by: str, *, existing: Payout | None = None
    ) -> tuple[ReviewedDraft, str] | None:
        """Return what may be sent and the second person's name (or ""); None after telling the window why not.

        Permission and objections are checked again after the PIN, which takes time.

        Args:
            existing: Payout that the draft has become already.
        """
        found = await self._review(draft, by, existing)
        if found is None or not found.summary.needs_second_person:
            return None if found is None else (found, "")
        if not second_id or not self._was_shown(draft, found.summary):
            self._request_second(draft, found.summary)
            return None
        name = await self._second_person.verify_second(draft.draft_id, second_id, pin, first=by)
        if not name:
            return None
        is_same_user = self._access.require(draft.permission, draft.draft_id) == by
        after = await self._review(draft, by, existing)
        if after is None:
            return None
        if not is_same_user or not self._was_shown(draft, after.summary):
            self._request_second(draft, after.summary)
            return None
        del self._pending[draft.draft_id]
        return after, name

    async def _review(self, draft: Draft, by: str, existing: Payout | None = None) -> ReviewedDraft | None:
        found = await self._reviewer.review(draft, by_supervisor=self._is_supervisor(by), existing=existing)
        if found.broken:
            self._emit(DraftRefused(draft.draft_id, found.broken))
            return None
        return found

    def _is_supervisor(self, name: str) -> bool:
        """Return True if the person may send money without a second one."""
        here = (self._access.person, self._access.unlocked_by)
        return any(
            person is not None and person.name == name and has_permission(person.role, Permission.SEND, demo=True)
            for person in here
        )

    def _request_second(self, draft: Draft, summary: DraftSummary) -> None:
        self._remember(draft, summary)
        self._emit(DraftRefused(draft.draft_id, second=summary))

    def _remember(self, draft: Draft, summary: DraftSummary) -> None:
        if summary.needs_second_person:
            self._pending[draft.draft_id] = summary
            if len(self._pending) > MAX_PENDING:
                self._pending.popitem(last=False)

    def _was_shown(self, draft: Draft, summary: DraftSummary) -> bool:
        """Return True if the second person was asked about this very payment and all its objections."""
        shown = self._pending.get(draft.draft_id)
        return (
            shown is not None
            and shown.draft == summary.draft
            and set(summary.approval_reasons) <= set(shown.approval_reasons)
        )
