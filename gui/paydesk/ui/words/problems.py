"""The messages of failures: what happened, on whose side, and the next step."""

from __future__ import annotations

from typing import Final

from paydesk.domain.failure import NOT_FROM_SERVICE, Failure, Problem
from paydesk.domain.messages import (
    CommandEnded,
    CounterPart,
    JournalBroken,
    JournalCopied,
    JournalStarted,
    PartFailed,
    TablesRebuilt,
)
from paydesk.domain.settings.messages import SettingsDamaged
from paydesk.domain.settings.settings import SettingsFault
from paydesk.ui.words.base import (
    Words,
    countdown_words,
    number_words,
    translate,
)
from paydesk.ui.words.texts import TextTable

PROBLEM_TEXTS: Final = TextTable("problems", "Problems.problem")
SIDE_TEXTS: Final = TextTable("problems", "Problems.side")
_CLOSER: Final = TextTable("problems", "Problems.closer")
JOURNAL_FAULTS: Final = TextTable("problems", "JournalFaults.fault")
SETTINGS_FAULTS: Final = TextTable("problems", "SettingsTroubles.fault")
"""In the order of their weight."""
PARTS: Final = TextTable("problems", "Parts.down")
"""Text of a part that is down."""


def problem_words(problem: Problem, *, resumes_in: int | None = None, issuer: str = "") -> Words:
    """Return the message of a failure.

    `resumes_in`: ms until reads resume after "slow down", if known. `issuer`: of an untrusted certificate.
    """
    words = PROBLEM_TEXTS.words(problem)
    if problem is Problem.NOT_TRUSTED and issuer:
        text = _CLOSER("untrusted_issuer").format(issuer=issuer)
        return Words(words.title, text, f"{words.todo} {_CLOSER('install_certificate')}")
    if problem is Problem.SLOW_DOWN and resumes_in is not None and resumes_in > 0:
        todo = _CLOSER("resumes_in").format(time=countdown_words(resumes_in))
        return Words(words.title, words.text, todo)
    return words


def text_and_side(words: Words, failure: Failure) -> str:
    """Return the text with the side, unless it is unknown who answered."""
    unknown = failure.problem in NOT_FROM_SERVICE or failure.problem is Problem.BAD_ANSWER
    return words.text if unknown else f"{words.text} {SIDE_TEXTS(failure.side)}"


UNEXPECTED: Final = "bug"
"""The `fault` of a command that failed with an unexpected exception."""

BLOCKING_FAULTS: Final = frozenset({"damaged", "altered", "newer", "stopped"})
"""Faults that block new sales until they are repaired."""


def journal_words(kind: str) -> Words:
    """Return the message of a journal fault; unknown ones read as a bug of Paydesk."""
    return JOURNAL_FAULTS.words(kind if kind in JOURNAL_FAULTS else UNEXPECTED)


def start_fault_words(kind: str) -> Words:
    """Return why Paydesk cannot start: a fault of the data folder, or another instance.

    `kind`: a fault; "hangs" for an instance that does not respond; "starts" for one that is waited for.
    """
    runs = translate("Problems", "Paydesk is already running on this PC")
    if kind == "starts":
        return Words(
            runs,
            translate("Problems", "It is starting or closing. This waits a minute for it."),
            translate("Problems", "If its window is there, use that one."),
        )
    if kind == "hangs":
        return Words(
            runs,
            translate("Problems", "Its window does not answer."),
            translate("Problems", "Wait a minute, then start Paydesk again. If this repeats, restart this PC."),
        )
    words = journal_words(kind)
    if kind == "disk_full":
        todo = translate("Problems", "Free some space, then start Paydesk again.")
        return Words(words.title, words.text, todo)
    if kind != "not_writable":
        return words
    return Words(words.title, words.text, SETTINGS_FAULTS.words(SettingsFault.UNREADABLE).todo)


def settings_words(event: SettingsDamaged) -> Words:
    """Return the most serious fault of the settings file."""
    return SETTINGS_FAULTS.words(min((each.kind for each in event.problems), key=list(SETTINGS_FAULTS).index))


def failed_words(event: CommandEnded) -> Words:
    """Return why a command failed: a fault of this PC, of the service, or a bug."""
    if event.fault and event.fault != UNEXPECTED:
        return journal_words(event.fault)
    if event.failure is not None:
        return problem_words(event.failure.problem)
    return unexpected_error_words()


def unexpected_error_words() -> Words:
    """Return the message of an unexpected exception."""
    return Words(
        translate("Problems", "Paydesk made a mistake"),
        translate("Problems", "Your last action may not be done. See the log."),
        translate("Problems", "Check before you press again."),
    )


def part_failed_words(event: PartFailed) -> Words | None:
    """Return what is down until its restart; None once it runs."""
    if event.again_at is None:
        return None
    text = translate("Parts", "Paydesk made a mistake; see its log. This part restarts automatically.")
    if event.part is CounterPart.SANDBOX:
        text = translate("Parts", "The sandbox stopped; see the log. It restarts automatically.")
    return Words(PARTS(event.part), text)


def journal_broken_words(event: JournalBroken) -> Words:
    """Return which rows were altered, or that the end of the journal is missing, which is more serious."""
    cut = next((each.row for each in event.facts if each.fault == "cut"), None)
    if cut is not None:
        text = translate("Parts", "This is an older copy, or was cut off after row {row}.")
        todo = translate(
            "Parts",
            "Check later sales and payouts in the service's dashboard before you send money.",
        )
        title = translate("Parts", "The end of the journal is missing")
        return Words(title, f"{text.format(row=number_words(cut - 1))} {todo}")
    if all(each.fault == "unfit" for each in event.facts):
        return Words(
            translate("Parts", "Paydesk made a mistake"),
            translate("Parts", "Sales and payouts set aside: %n.", "", len(event.facts)),
            translate("Parts", "Check them in the service's dashboard. All else works."),
        )
    title = translate("Parts", "The journal was changed outside Paydesk")
    first, others = event.facts[0], len(event.facts) - 1
    text = translate("Parts", "Row {row} is not as written.").format(row=number_words(first.row))
    if others:
        text += " " + translate("Parts", "Other changed rows: %n.", "", others)
    todo = translate("Parts", "The sales of these rows are set aside. Tell the owner of the shop.")
    return Words(title, f"{text} {todo}")


def tables_rebuilt_words(event: TablesRebuilt) -> Words:
    """Return that the tables differed from the journal and were rebuilt for the Z-report."""
    return Words(
        translate("Parts", "The tables differed from the journal"),
        translate("Parts", "Corrected rows: %n. This Z counts what the journal says.", "", event.count),
        translate("Parts", "Tell the owner of the shop: somebody may have changed the file."),
    )


def journal_copied_words(_event: JournalCopied) -> Words:
    """Return that the journal may belong to another PC, where it may still be in use."""
    return Words(
        translate("Parts", "This PC's keychain does not know this journal"),
        translate("Parts", "The data folder was copied from another PC, or the keychain is new.")
        + " "
        + translate("Parts", "New series of Z-reports. For a day, each payout needs a second person's PIN."),
        translate("Parts", "Other PC still in use? Begin here with an empty folder."),
    )


_NUMBERS_MAX: Final = 5


def journal_begun_words(event: JournalStarted) -> Words:
    """Return what a new journal has taken over from the old one, and what not."""
    title = translate("Parts", "A new journal is begun")
    sales = translate("Parts", "%n sales", "", event.sales)
    payouts = translate("Parts", "%n payouts", "", event.payouts)
    taken = translate("Parts", "Copied because unfinished: {sales}, {payouts}.")
    text, lost = (
        [taken.format(sales=sales, payouts=payouts)],
        bool(event.altered or event.unread or not event.is_complete),
    )
    for left, words in (
        (event.altered, translate("Parts", "Not copied, altered: {numbers}.")),
        (event.unread, translate("Parts", "Not copied, unreadable: {numbers}.")),
    ):
        more = len(left) - _NUMBERS_MAX
        others = [translate("Parts", "%n more", "", more)] if more > 0 else []
        if left:
            text.append(words.format(numbers=", ".join([*left[:_NUMBERS_MAX], *others])))
    if not event.is_complete:
        text.append(translate("Parts", "Other unfinished sales and payouts cannot be read."))
    elif not lost:
        text.append(translate("Parts", "Nothing was left behind."))
    todo = translate("Parts", "Check the others in the service's dashboard.") if lost else ""
    return Words(title, " ".join(text), todo)
