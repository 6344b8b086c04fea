"""Creates the view model of one sale: a pure function of the sale, the time and the service's health."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from paydesk.domain.clock import MINUTE
from paydesk.domain.commands import (
    CancelSale,
    CloseSale,
    HandOverSale,
    MarkSaleSeen,
    PrintReceipt,
    ReadSale,
    RenewSale,
    SaleCommand,
    TakeSale,
)
from paydesk.domain.failure import LINE_PROBLEMS, NEVER_CREATED, NOT_FROM_SERVICE, Problem
from paydesk.domain.messages import ServiceHealth
from paydesk.domain.money import Money
from paydesk.domain.order import PaymentMethod
from paydesk.domain.qr import QrCheck
from paydesk.domain.sale.addresses import browser_page, checked_link
from paydesk.domain.sale.headline import Arrival, RefundSummary, headline_input_of
from paydesk.domain.sale.request import RequestState
from paydesk.domain.sale.sale import Phase, Sale
from paydesk.domain.sale.verdict import Verdict
from paydesk.ui.actions import Action
from paydesk.ui.feed import current_commands, current_verdict
from paydesk.ui.sell.missing_code import create_missing_code_view
from paydesk.ui.sell.paid_view_models import create_paid_view
from paydesk.ui.sell.static_offer import add_static_offer, can_pay_static
from paydesk.ui.sell.view_model import (
    Paragraph,
    SaleLayout,
    SaleViewModel,
    amount_mismatch,
    create_late_view,
    create_mismatch_view,
    name_words,
    removed_words,
)
from paydesk.ui.words.base import amount_in_words, translate
from paydesk.ui.words.problems import problem_words, text_and_side
from paydesk.ui.words.sales import qr_reason_words

_NO_REFUND: Final = RefundSummary()
_LINE_FAULTS: Final = (
    LINE_PROBLEMS
    | NOT_FROM_SERVICE
    | {Problem.SLOW_DOWN, Problem.KEYS_REFUSED, Problem.NOT_ALLOWED, Problem.SERVICE_FAULT, Problem.BAD_ANSWER}
)
_RETRIED_FAULTS: Final = frozenset({Problem.TIMED_OUT, Problem.LINE_CUT, Problem.SERVICE_FAULT})
"""Faults after which one can only wait; the page of an unknown sale says so anyway."""
_RETRIED_WHILE_OPEN: Final = _RETRIED_FAULTS | {Problem.NO_ANSWER}
"""Faults whose advice is that Paydesk asks again; not true for a failed sale, which is taken again."""
_REMOVABLE_AFTER_MS: Final = 15 * MINUTE
"""The time without an answer after which a sale may be removed from the list."""
_ENDED: Final = frozenset({Phase.CANCELLED, Phase.EXPIRED, Phase.FAILED, Phase.GIVEN_UP})
"""Phases in which the amount is no longer to be paid."""
_COMMAND_OF_ACTION: Final[Mapping[Action, type[SaleCommand]]] = {
    Action.READ_STATUS: ReadSale,
    Action.CANCEL: CancelSale,
    Action.CLOSE: CloseSale,
    Action.HAND_OVER: MarkSaleSeen,
    Action.HAND_OVER_NOW: HandOverSale,
    Action.LINK: RenewSale,
    Action.QR: RenewSale,
    Action.RENEW: RenewSale,
    **dict.fromkeys((Action.RECEIPT, Action.RECEIPT_SHARE, Action.RECEIPT_MAIL), PrintReceipt),
    Action.TAKE_AGAIN: TakeSale,
}
"""The command that an action sends; the action is offered only while the command is possible."""
_BY_KEY: Final = (Action.READ_STATUS,)
"""Actions whose keys work on each page, while they are possible."""


def create_view_model(
    sale: Sale,
    now: int,
    *,
    health: ServiceHealth | None = None,
    has_picture: bool = True,
    no_code: bool = False,
    instead: Sequence[Sale] = (),
    arrival: Arrival = Arrival.OPENED,
    refunded: RefundSummary = _NO_REFUND,
) -> SaleViewModel:
    """Create the view model of a sale at `now` (ms since the epoch).

    Args:
        has_picture: True if there is a code to draw for the present attempt.
        no_code: True if it is known that none can be drawn any more.
        instead: The sales that replaced it.
        arrival: How it came to the screen.
        refunded: Its refunds, confirmed or possible.
    """
    if sale.phase is Phase.PAID:
        view_model = _create_paid(sale, now, instead, arrival, refunded)
    else:
        view_model = _create_unpaid(sale, now, health, has_picture, no_code)
    possible = current_commands(sale, now)

    def is_offered(action: Action) -> bool:
        if action is Action.PHONE:
            return browser_page(sale) is not None
        return action not in _COMMAND_OF_ACTION or _COMMAND_OF_ACTION[action] in possible

    keys = {Action.NEXT} | ({Action.SAYS_PAID} if sale.order_id else set()) | set(filter(is_offered, _BY_KEY))
    name = view_model.amount_label or (translate("AmountEdit", "Amount") if sale.phase in _ENDED else "")
    actions = tuple(filter(is_offered, view_model.actions))
    page = replace(view_model, actions=actions, key_actions=frozenset(keys), amount_label=name)
    return add_static_offer(page) if can_pay_static(sale, now) else page


def _create_paid(
    sale: Sale, now: int, instead: Sequence[Sale], arrival: Arrival, refunded: RefundSummary
) -> SaleViewModel:
    situation = headline_input_of(sale, now, refunded.amount, arrival)
    page = create_paid_view(sale, now, situation, refunded, instead)
    if page is not None:
        return page
    is_late = situation.verdict is Verdict.PAID_LATE
    return create_late_view(sale, now, instead) if is_late else create_mismatch_view(sale)


def _create_unpaid(
    sale: Sale, now: int, health: ServiceHealth | None, has_picture: bool, no_code: bool
) -> SaleViewModel:
    verdict = current_verdict(sale, now)
    view_model = _create_by_phase(sale, now, verdict, health, has_picture, no_code)
    is_run_out = sale.phase is Phase.WAITING and verdict is Verdict.WAIT
    if view_model.layout is SaleLayout.COLOUR and verdict is not Verdict.NOT_PAID and not is_run_out:
        return replace(view_model, layout=SaleLayout.TEXT, heading=view_model.subtitle)  # the verdict says it
    return view_model


def _create_by_phase(
    sale: Sale, now: int, verdict: Verdict, health: ServiceHealth | None, has_picture: bool, no_code: bool
) -> SaleViewModel:
    in_doubt = verdict is Verdict.UNKNOWN
    problem = _problem_paragraphs(sale, now, health)
    not_to_be_paid = verdict is Verdict.DO_NOT_PAY
    if not_to_be_paid and sale.is_refused_amount:
        return _create_refused_amount(sale, problem)
    match sale.phase:
        case Phase.QR_REFUSED if not_to_be_paid and not sale.unknown_to_service:
            return _create_refused_code(sale)
        case Phase.GIVEN_UP:
            return _create_given_up(sale)
        case Phase.CANCELLED:
            return _create_cancelled(sale)
        case Phase.EXPIRED:
            return _create_expired(sale, problem)
        case Phase.FAILED:
            return _create_failed(sale, now, problem)
        case Phase.CANCELLING:
            return _create_cancelling(sale, problem)
    if in_doubt or not_to_be_paid:
        return _create_unknown(sale, now, problem)
    if sale.phase is Phase.PREPARING:
        return _create_preparing(sale, problem)
    brief = _problem_paragraphs(sale, now, health, brief=True)
    return _create_waiting(sale, now, brief, has_picture=has_picture, no_code=no_code)


def _problem_paragraphs(
    sale: Sale, now: int, health: ServiceHealth | None, *, brief: bool = False
) -> tuple[Paragraph, ...]:
    """Return the reason and the last problem of the sale, or of the line; brief: without whose side it is."""
    met = {each.problem: each for each in (sale.refusal, sale.problem) if each is not None}
    problems: list[Problem] = list(met)
    if not met and health is not None and health.problem in _LINE_FAULTS and sale.phase is not Phase.PAID:
        problems = [health.problem]
    resumes_in = health.resumes_at - now if health is not None and health.resumes_at is not None else None
    paragraphs = []
    for problem in problems:
        issuer = met[problem].issuer if problem in met else ""
        words = problem_words(problem, resumes_in=resumes_in, issuer=issuer)
        text = text_and_side(words, met[problem]) if problem in met and not brief else words.text
        lead = translate("Screens", "{title}.").format(title=words.title)
        failed = sale.phase is Phase.FAILED and problem in _RETRIED_WHILE_OPEN
        goes_on = problem in _RETRIED_FAULTS and current_verdict(sale, now) is Verdict.UNKNOWN
        paragraphs.append(Paragraph(text if failed or goes_on else f"{text} {words.todo}", lead))
    return tuple(paragraphs)


def _to_paragraphs(*texts: str) -> tuple[Paragraph, ...]:
    return tuple(Paragraph(text) for text in texts)


def _create_ended(sale: Sale, heading: str, subtitle: str, *actions: Action, icon: str = "no") -> SaleViewModel:
    """Create the page of a sale that nobody paid; its second button repeats the sale."""
    labels = {Action.NEXT: translate("Screens", "Next")}
    return SaleViewModel(
        SaleLayout.COLOUR, heading, (), actions, labels=labels, icon=icon, subtitle=subtitle, details=name_words(sale)
    )


def _create_cancelled(sale: Sale) -> SaleViewModel:
    heading, text = translate("Screens", "CANCELLED"), translate("Screens", "Nobody can pay this now")
    return _create_ended(sale, heading, text, Action.NEXT, Action.TAKE_AGAIN)


def _create_expired(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    if sale.expired_for_good:
        text = translate("Screens", "Time is over. Nobody can pay this now")
        actions = (Action.NEXT, Action.TAKE_AGAIN, Action.READ_STATUS)
        return _create_ended(sale, _not_paid_words(), text, *actions, icon="clock")
    texts = (
        translate("Screens", "Time is over. A payment may still come."),
        translate("Screens", "Keep the goods for five minutes."),
    )
    if sale.pending:
        texts = (
            translate("Screens", "A bank is still working on this payment."),
            translate("Screens", "Keep the goods. Do not charge again."),
        )
    heading = translate("Screens", "Order expired")
    actions = (Action.NEXT, Action.READ_STATUS, Action.CLOSE)
    return SaleViewModel(SaleLayout.TEXT, heading, (*_to_paragraphs(*texts), *problem), actions)


def _not_paid_words() -> str:
    return translate("VerdictStrip", "NOT PAID")


def _create_failed(sale: Sale, now: int, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    if sale.is_refused_amount:
        return _create_refused_amount(sale, problem)
    if sale.order.state is RequestState.OK:
        text = translate("Screens", "No QR came")
    elif sale.created_here:
        text = translate("Screens", "The sale did not start")
    elif sale.has_no_order:
        text = translate("Screens", "No bill with this number")
        problem = _to_paragraphs(translate("Screens", "Scan again, or type the amount."))
    else:
        text = translate("Screens", "This bill cannot be paid here")
    again = Action.RENEW if RenewSale in current_commands(sale, now) else Action.TAKE_AGAIN
    actions: tuple[Action, ...] = (Action.NEXT, again, Action.CANCEL)
    if sale.problem is not None and sale.problem.problem is Problem.NO_KEYS:
        actions = (Action.NEXT, Action.TYPE_KEYS, again, Action.CANCEL)
    if sale.created_here and sale.problem == NEVER_CREATED:  # neither number nor terminal is wrong
        problem = _to_paragraphs(translate("Screens", "The service got no order. Charge again."))
    page = _create_ended(sale, _not_paid_words(), text, *actions)
    return replace(page, paragraphs=problem)


def _create_refused_amount(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    """Create the page of a scanned order with another amount than the bill: it stays refused.

    See docs/rules.md#typed-details-are-kept.
    """
    todo = Paragraph(translate("Screens", "Check bill number, or charge without amount."))
    heading = translate("Screens", "The amounts differ")
    actions = (Action.NEXT, Action.TAKE_AGAIN, Action.READ_STATUS, Action.CANCEL, Action.CLOSE)
    return SaleViewModel(SaleLayout.TEXT, heading, (amount_mismatch(sale), todo, *problem), actions)


def _create_given_up(sale: Sale) -> SaleViewModel:
    check = translate("Screens", "Check with the service before you hand over.")
    paragraphs = _to_paragraphs(removed_words(), check)
    heading = translate("Screens", "Removed from list")
    order = (Paragraph(sale.order_id),) if sale.order_id else ()
    actions = (Action.NEXT, Action.READ_STATUS, Action.RENEW, Action.CANCEL, Action.TAKE_AGAIN)
    return SaleViewModel(SaleLayout.TEXT, heading, (*paragraphs, *order), actions)


def _create_cancelling(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    paragraphs = _to_paragraphs(translate("Screens", "Keep the goods. The customer may have paid."))
    heading = translate("Screens", "Cancelling…")
    again = () if sale.termination.state is RequestState.OK else (Action.CANCEL,)
    actions = (Action.READ_STATUS, Action.NEXT, *again, Action.CLOSE)
    return SaleViewModel(SaleLayout.TEXT, heading, (*problem, *paragraphs), actions)


def _create_refused_code(sale: Sale) -> SaleViewModel:
    code_amount = sale.qr.amount if sale.qr else None
    reason = sale.qr.reason if sale.qr else None
    paragraphs = [Paragraph(qr_reason_words(reason), "", "bad")] if reason is not None else []
    if code_amount is not None and sale.amount is not None and code_amount != sale.amount:
        source = translate("Screens", "QR: {asked}. Sale: {order}.")
        paragraphs.append(Paragraph(source.format(asked=code_amount, order=sale.amount), "", "bad"))
    paragraphs.append(Paragraph(translate("Screens", "Show one new QR. Refused again? Call supervisor.")))
    heading = translate("Screens", "The QR does not match this sale.")
    if sale.method is PaymentMethod.LINK:
        heading = translate("Screens", "The payment link does not match this sale.")
    actions = (Action.RENEW, Action.NEXT, _other_method(sale), Action.CANCEL)
    return SaleViewModel(SaleLayout.TEXT, heading, tuple(paragraphs), actions, has_refused_code=True)


def _create_unknown_to_service(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    """Create the page of an order that the service knew once, and does not know with the present keys."""
    close, heading = translate("Screens", "Remove from list. Stays unknown in Orders."), ""
    if sale.problem is not None and sale.problem.problem is Problem.NOT_FOUND:  # with other keys it is not even read
        heading = translate("Screens", "The service no longer knows this order")
    actions = (Action.READ_STATUS, Action.NEXT, Action.CLOSE)
    return SaleViewModel(SaleLayout.TEXT, heading, (*problem, Paragraph(close)), actions, button_count=3)


def _create_unknown(sale: Sale, now: int, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    if sale.unknown_to_service:
        return _create_unknown_to_service(sale, problem)
    paragraphs = list(problem)
    if sale.raw_status and sale.status is None:
        source = translate("Screens", "Unknown answer: “{word}”.")
        paragraphs.append(Paragraph(source.format(word=sale.raw_status)))
    elif not paragraphs and sale.create_state is RequestState.UNKNOWN:
        paragraphs.append(Paragraph(translate("Screens", "No QR came")))
    elif not paragraphs and not sale.amount_matches:
        paragraphs.append(amount_mismatch(sale))
    elif not paragraphs:
        paragraphs.append(Paragraph(translate("Screens", "The last answer is too old.")))
    safe = translate("Screens", "The sale is saved. Paydesk checks again.")
    again = (Action.RENEW,) if sale.phase is not Phase.WAITING and RenewSale in current_commands(sale, now) else ()
    if again and sale.create_state is RequestState.UNKNOWN:
        safe = translate("Screens", "Show a new QR. Paydesk checks first.")
    paragraphs.append(Paragraph(safe))
    lasts = now - (sale.answered_at or sale.started_at) >= _REMOVABLE_AFTER_MS
    close = (Action.CLOSE,) if lasts else ()
    actions = (*again, Action.READ_STATUS, Action.SAYS_PAID, Action.NEXT, Action.CANCEL, *close)
    say = translate("Screens", "Please wait. Do not pay again.")
    return SaleViewModel(SaleLayout.TEXT, "", tuple(paragraphs), actions, button_count=3, customer_phrase=say)


def _create_amount_question(sale: Sale, limit: Money) -> SaleViewModel:
    """Create the page of a scanned order above the shop's limit: a person confirms it before its code is created."""
    words = amount_in_words(sale.amount) if sale.amount is not None else ""
    text = translate("Screens", "Above {limit}: compare with the bill.").format(limit=limit)
    heading = translate("Screens", "Is this amount right?")
    paragraphs = (*_to_paragraphs(*filter(None, (words,))), Paragraph(text))
    yes = translate("Screens", "Yes, show the QR")
    if sale.method is PaymentMethod.LINK:
        yes = translate("Screens", "Yes, make the link")
    actions, labels = (Action.RENEW, Action.NEXT, Action.CANCEL), {Action.RENEW: yes}
    return SaleViewModel(SaleLayout.TEXT, heading, paragraphs, actions, labels=labels)


def _create_preparing(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    if sale.needs_amount_confirmation and sale.ask_above is not None and sale.order.state is RequestState.OK:
        return _create_amount_question(sale, sale.ask_above)
    if sale.order.state is not RequestState.OK:
        heading = translate("Screens", "Starting the sale")
        if not sale.created_here:
            heading = translate("Screens", "Reading the bill")
    elif sale.method is PaymentMethod.LINK:
        heading = translate("Screens", "Making the link")
    else:
        heading = translate("Screens", "Making the QR")
    return SaleViewModel(SaleLayout.TEXT, heading, problem, (Action.NEXT, Action.CANCEL))


def _other_method(sale: Sale) -> Action:
    return Action.QR if sale.method is PaymentMethod.LINK else Action.LINK


def _create_waiting(
    sale: Sale, now: int, problem: tuple[Paragraph, ...], *, has_picture: bool, no_code: bool
) -> SaleViewModel:
    if sale.qr_expires_at is not None and sale.qr_expires_at <= now:
        return _create_run_out(sale, problem)
    actions: tuple[Action, ...] = (Action.SAYS_PAID, Action.NEXT, _other_method(sale), Action.CANCEL)
    unusable = sale.qr is None or (sale.qr.check is QrCheck.NO_IMAGE and not has_picture)
    if no_code and not unusable:
        return create_missing_code_view(sale, problem, actions)
    if unusable:
        heading = translate("Screens", "No QR to show")
        why = (Paragraph(qr_reason_words(sale.qr.reason)),) if sale.qr is not None and sale.qr.reason else ()
        todo = translate("Screens", "Show a new QR, or send a link.")
        return SaleViewModel(SaleLayout.TEXT, heading, (*problem, *why, Paragraph(todo)), (Action.RENEW, *actions))
    is_link = checked_link(sale) is not None
    layout = SaleLayout.LINK if is_link else SaleLayout.QR
    sent = (Action.WHATSAPP, Action.SMS, Action.LINK_SLIP) if is_link else ()
    actions = (Action.PHONE, *actions[:-1], Action.RENEW, *sent, Action.CANCEL)
    return SaleViewModel(layout, translate("Screens", "Waiting for the customer"), problem, actions)


def _create_run_out(sale: Sale, problem: tuple[Paragraph, ...]) -> SaleViewModel:
    """Create the page of a QR whose time is over on an open order: another one can be created now, not earlier."""
    heading, text = translate("Screens", "QR EXPIRED"), translate("Screens", "Not paid yet")
    actions = (Action.RENEW, Action.NEXT, Action.SAYS_PAID, _other_method(sale), Action.CANCEL)
    page = _create_ended(sale, heading, text, *actions, icon="clock")
    return replace(page, paragraphs=problem)
