"""The messages of failures: what happened, on whose side, and the next step."""

from __future__ import annotations

from collections.abc import Mapping
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
    QT_TRANSLATE_TABLES,
    Words,
    countdown_words,
    lookup_in,
    number_words,
    translate,
    translated,
)
from paydesk.ui.words.problem_texts import PROBLEMS, SIDES


def problem_words(problem: Problem, *, resumes_in: int | None = None, issuer: str = "") -> Words:
    """Return the message of a failure.

    `resumes_in`: ms until reads resume after "slow down", if known. `issuer`: of an untrusted certificate.
    """
    words = translated("Problems", PROBLEMS[problem])
    if problem is Problem.NOT_TRUSTED and issuer:
        text = translate("Problems", "It shows a certificate from “{issuer}”, which this PC does not trust.")
        todo = translate("Problems", "If an antivirus or the network opens secure pages, install its certificate here.")
        return Words(words.title, text.format(issuer=issuer), f"{words.todo} {todo}")
    if problem is Problem.SLOW_DOWN and resumes_in is not None and resumes_in > 0:
        todo = translate("Problems", "Wait: asking goes on by itself in {time}.")
        return Words(words.title, words.text, todo.format(time=countdown_words(resumes_in)))
    return words


side_words: Final = lookup_in("Problems", SIDES)
"""Sentence on the side where a failure is."""


def text_and_side(words: Words, failure: Failure) -> str:
    """Return the text with the side, unless it is unknown who answered."""
    unknown = failure.problem in NOT_FROM_SERVICE or failure.problem is Problem.BAD_ANSWER
    return words.text if unknown else f"{words.text} {side_words(failure.side)}"


JOURNAL_FAULTS: Final[Mapping[str, tuple[str, str, str]]] = {
    "disk_full": (
        "The disk of this PC is full",
        "A sale is written down before it is sent. That was not possible.",
        "Free some space on this PC, then press Enter again.",
    ),
    "not_writable": (
        "The journal cannot be written",
        "This PC does not let Paydesk write to its data folder. No sale can start.",
        "Check the rights of the data folder, then press Enter again.",
    ),
    "damaged": (
        "The journal is damaged",
        "The file that holds the sales of this PC cannot be read.",
        "Take no payment here. Call whoever set up this counter.",
    ),
    "altered": (
        "The journal was altered",
        "Somebody changed the sales of this PC outside Paydesk.",
        "Take no payment here. Tell the owner of the shop.",
    ),
    "newer": (
        "The journal is of a newer Paydesk",
        "A newer version of Paydesk has written the sales of this PC.",
        "Start that newer version.",
    ),
    "busy": (
        "The journal is in use",
        "Another program holds the file with the sales of this PC. No sale can start.",
        "Close backup or antivirus programs that use it, then press Enter again.",
    ),
    "absent": (
        "The journal is missing",
        "The file with the sales of this PC was removed or replaced, and cannot be put back.",
        "Check the disk and the rights of the data folder, then press Enter again.",
    ),
    "stopped": (
        "Paydesk has stopped working",
        "Its inner part broke. Every sale is written down, but nothing is asked now.",
        "Close Paydesk and start it again: it goes on where it was.",
    ),
    "bug": (
        "Paydesk made a mistake",
        "Something went wrong while a sale was written down.",
        "Look the sale up in Orders before you take it again.",
    ),
}

UNEXPECTED: Final = "bug"
"""The `fault` of a command that failed with an unexpected exception."""

BLOCKING_FAULTS: Final = frozenset({"damaged", "altered", "newer", "stopped"})
"""Faults that block new sales until they are repaired."""


def journal_words(kind: str) -> Words:
    """Return the message of a journal fault; unknown ones read as a bug of Paydesk."""
    return translated("JournalFaults", JOURNAL_FAULTS.get(kind, JOURNAL_FAULTS["bug"]))


SETTINGS_FAULTS: Final[Mapping[SettingsFault, tuple[str, str, str]]] = {
    SettingsFault.NEWER: (
        "The settings are of a newer Paydesk",
        "The defaults are used; each payout needs a second person's PIN.",
        "Start that newer version.",
    ),
    SettingsFault.RESTORED: (
        "The settings file was damaged",
        "The settings that were saved last are used again.",
        "Look them over in Settings.",
    ),
    SettingsFault.UNREADABLE: (
        "The settings cannot be read",
        "The defaults are used; each payout needs a second person's PIN.",
        "Check the rights of the data folder, then start Paydesk again.",
    ),
    SettingsFault.SET_ASIDE: (
        "The settings are lost",
        "Their file was damaged, or is gone. The defaults are used; each payout needs a second person's PIN.",
        "Set the address, the shop and the limits again in Settings.",
    ),
    SettingsFault.NOT_WRITTEN: (
        "The settings cannot be written",
        "What you chose is used until Paydesk closes.",
        "Free some space, or check the rights of the data folder; then save again.",
    ),
    SettingsFault.BAD_VALUE: (
        "A setting is not possible",
        "Its default is used; a limit of payouts that cannot be read is nothing.",
        "Look them over in Settings.",
    ),
}


def start_fault_words(kind: str) -> Words:
    """Return why Paydesk cannot start: a fault of the data folder, or another instance.

    `kind`: a fault; "hangs" for an instance that does not respond; "starts" for one that is waited for.
    """
    runs = translate("Problems", "Paydesk runs already on this PC")
    if kind == "starts":
        return Words(
            runs,
            translate("Problems", "It is starting, or ending. This waits a minute for it."),
            translate("Problems", "If its window is there, use that one."),
        )
    if kind == "hangs":
        return Words(
            runs,
            translate("Problems", "Its window does not answer."),
            translate("Problems", "Wait a minute and start Paydesk again. If this comes again, restart this PC."),
        )
    words = journal_words(kind)
    if kind == "disk_full":
        todo = translate("Problems", "Free some space on this PC, then start Paydesk again.")
        return Words(words.title, words.text, todo)
    if kind != "not_writable":
        return words
    return Words(
        words.title, words.text, translated("SettingsTroubles", SETTINGS_FAULTS[SettingsFault.UNREADABLE]).todo
    )


def settings_words(event: SettingsDamaged) -> Words:
    """Return the most serious fault of the settings file."""
    gravest = next(trouble for trouble in SETTINGS_FAULTS if trouble in {each.kind for each in event.problems})
    return translated("SettingsTroubles", SETTINGS_FAULTS[gravest])


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
        translate("Problems", "What you asked for may not be done. What went wrong is in the log."),
        translate("Problems", "Look at how it stands before you press again."),
    )


PARTS: Final[Mapping[CounterPart, str]] = {
    CounterPart.SALES: "Sales are not read for a moment",
    CounterPart.PAYOUTS: "Payouts are not read for a moment",
    CounterPart.JOURNAL: "The journal cannot be taken up",
    CounterPart.RECORDER: "What was answered is not written for a moment",
    CounterPart.KEYS: "The keys cannot be read",
    CounterPart.SANDBOX: "The built-in sandbox does not answer",
    CounterPart.PEOPLE: "Who works here cannot be read",
    CounterPart.CHAIN: "The journal is not checked for a moment",
    CounterPart.HUB: "Nothing is sent to the hub for a moment",
    CounterPart.UPDATES: "Newer versions are not looked for at the moment",
}
"""Text of what is unavailable while a part is down."""


def part_failed_words(event: PartFailed) -> Words | None:
    """Return what is down until its restart; None once it runs."""
    if event.again_at is None:
        return None
    text = translate(
        "Parts", "Paydesk made a mistake; its log says which. This part is started again by itself, all else goes on."
    )
    if event.part is CounterPart.SANDBOX:
        text = translate(
            "Parts", "It ended, or did not start; the log says why. It is started again by itself, all else goes on."
        )
    return Words(translate("Parts", PARTS[event.part]), text)


def journal_broken_words(event: JournalBroken) -> Words:
    """Return which rows were altered, or that the end of the journal is missing, which is more serious."""
    cut = next((each.row for each in event.facts if each.fault == "cut"), None)
    if cut is not None:
        text = translate("Parts", "It is an older copy, or was cut off after row {row}.")
        todo = translate(
            "Parts",
            "What was sold and sent after that only the service's dashboard knows: look there before money is sent"
            " again. Tell the owner of the shop.",
        )
        title = translate("Parts", "The end of the journal is missing")
        return Words(title, f"{text.format(row=number_words(cut - 1))} {todo}")
    if all(each.fault == "unfit" for each in event.facts):
        return Words(
            translate("Parts", "Paydesk made a mistake"),
            translate("Parts", "It cannot go on with %n sales or payouts: they are set aside.", "", len(event.facts)),
            translate("Parts", "Look them up on the service's dashboard. All else goes on."),
        )
    title = translate("Parts", "The journal was changed outside Paydesk")
    first, others = event.facts[0], len(event.facts) - 1
    text = translate("Parts", "Row {row} is not as it was written.").format(row=number_words(first.row))
    if others:
        text += " " + translate("Parts", "%n more rows are not either.", "", others)
    todo = translate("Parts", "The sales it concerns are set aside, all else goes on. Tell the owner of the shop.")
    return Words(title, f"{text} {todo}")


def tables_rebuilt_words(event: TablesRebuilt) -> Words:
    """Return that the tables differed from the journal and were rebuilt for the Z-report."""
    return Words(
        translate("Parts", "The tables differed from the journal"),
        translate("Parts", "%n rows were made anew. This Z counts what the journal says.", "", event.count),
        translate("Parts", "Tell the owner of the shop: somebody may have changed the file outside Paydesk."),
    )


def journal_copied_words(_event: JournalCopied) -> Words:
    """Return that the journal may belong to another PC, where it may still be in use."""
    return Words(
        translate("Parts", "The keychain of this PC does not know this journal"),
        translate(
            "Parts",
            "The data folder was copied from another PC, or the keychain is new. From now on Z-reports are another"
            " series; for a day each payout needs a second person's PIN.",
        ),
        translate("Parts", "If the other PC goes on, begin here with an empty folder: both count what was open."),
    )


_NUMBERS_MAX: Final = 5


def journal_begun_words(event: JournalStarted) -> Words:
    """Return what a new journal has taken over from the old one, and what not."""
    title = translate("Parts", "A new journal is begun")
    sales = translate("Parts", "%n sales", "", event.sales)
    payouts = translate("Parts", "%n payouts", "", event.payouts)
    taken = translate("Parts", "Not finished, and taken over: {sales}, {payouts}.")
    text, lost = (
        [taken.format(sales=sales, payouts=payouts)],
        bool(event.altered or event.unread or not event.is_complete),
    )
    for left, words in (
        (event.altered, translate("Parts", "Not taken over, as it was altered: {numbers}.")),
        (event.unread, translate("Parts", "Not taken over, as it cannot be read: {numbers}.")),
    ):
        more = len(left) - _NUMBERS_MAX
        others = [translate("Parts", "%n more", "", more)] if more > 0 else []
        if left:
            text.append(words.format(numbers=", ".join([*left[:_NUMBERS_MAX], *others])))
    if not event.is_complete:
        text.append(translate("Parts", "What else was not finished cannot be read."))
    elif not lost:
        text.append(translate("Parts", "Nothing was left behind."))
    todo = translate("Parts", "How the others stand the service's dashboard says.") if lost else ""
    return Words(title, " ".join(text), todo)


QT_TRANSLATE_TABLES("JournalFaults", JOURNAL_FAULTS)
QT_TRANSLATE_TABLES("SettingsTroubles", SETTINGS_FAULTS)
QT_TRANSLATE_TABLES("Parts", PARTS)
