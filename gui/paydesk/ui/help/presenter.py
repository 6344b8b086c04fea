"""The presenter of help: gathers the support file, reports newer versions and crashes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QGuiApplication

from paydesk.domain import masking
from paydesk.domain.messages import CommandEnded, CommandStatus
from paydesk.domain.people.messages import DenialReason, PermissionDenied
from paydesk.domain.people.person import Permission
from paydesk.domain.settings.commands import GatherSupport, ReadPcState
from paydesk.domain.settings.messages import CrashReported, NewerVersion, PcState, ServiceChecked, SupportNotes
from paydesk.ui.hub import PendingRequests
from paydesk.ui.words.base import Words, translate
from paydesk.ui.words.people import denial_words
from paydesk.ui.words.problems import failed_words

if TYPE_CHECKING:
    from paydesk.ui.help.panel import AboutTab, HelpPanel, SupportTab
    from paydesk.ui.host import Host
    from paydesk.ui.people.presenter import PeoplePresenter
    from paydesk.ui.start.ready_presenter import ReadyPresenter


class HelpPresenter(QObject):
    """Connects the help panel, once created, to the counter."""

    def __init__(self, host: Host, readiness: ReadyPresenter, people: PeoplePresenter, parent: QObject) -> None:
        super().__init__(parent)
        self._host = host
        self._readiness = readiness
        self._people = people
        self._support: SupportTab | None = None
        self._about: AboutTab | None = None
        self._requests = PendingRequests(host.client.send, self)
        self._newer: NewerVersion | None = None
        self._crash: CrashReported | None = None
        """The crash report, until it was shown."""
        self._notes: SupportNotes | None = None
        """The notes shown, until the checks beside them are done."""
        host.hub.subscribe(
            {
                SupportNotes: self._on_notes,
                ServiceChecked: self._on_service_checked,
                PcState: self._on_pc_state,
                NewerVersion: self._on_newer_version,
                CrashReported: self._on_crash,
                PermissionDenied: self._on_permission_denied,
                CommandEnded: self._requests.resolve,
            }
        )
        people.lock_changed.connect(self.on_lock)
        host.frame.help_created.connect(self.on_panel_created)
        host.frame.notices.details_requested.connect(self.on_details_requested)

    @Slot(object)
    def on_panel_created(self, panel: HelpPanel) -> None:
        panel.pages.part_created.connect(self.on_tab_created)
        panel.ready_button.clicked.connect(self.on_ready)

    @Slot(object)
    def on_tab_created(self, name: str) -> None:
        """Connect a tab that was just created."""
        from paydesk.ui.help.panel import AboutTab, SupportTab

        tab = self._host.frame.help_panel.pages.get(name)
        if isinstance(tab, SupportTab):
            self._support = tab
            tab.create_button.clicked.connect(self.gather)
        elif isinstance(tab, AboutTab):
            self._about = tab
            self._show_newer()
            self._host.client.send(ReadPcState())

    @Slot()
    def on_ready(self) -> None:
        """Show the page of the checks."""
        self._host.close_help()
        self._host.show_page("ready")

    @Slot()
    def gather(self) -> None:
        """Request the support file."""
        self._readiness.check()
        if self._support is not None:
            self._support.message.hide()
            self._requests.send("support", GatherSupport(), on_ended=self._on_ended, busy=[self._support.create_button])

    def _on_notes(self, event: SupportNotes) -> None:
        if self._support is not None and self._requests.is_pending("support"):
            self._notes = event
            self._support.show_file(self._text(event))

    def _on_service_checked(self, _event: ServiceChecked) -> None:
        """Update the file with the result of the last check."""
        if self._support is not None and self._notes is not None:
            self._support.show_file(self._text(self._notes))
            self._notes = None

    def _text(self, event: SupportNotes) -> str:
        """Return the file's text, masked once more since it may leave this PC."""
        from paydesk.ui.help.panel import versions

        sizes = [(screen.size(), screen.devicePixelRatio()) for screen in QGuiApplication.screens()]
        screens = [f"{size.width()}x{size.height()} at {ratio}" for size, ratio in sizes]
        size = self._host.frame.size()
        parts = [
            ("window", f"{versions()}{size.width()}x{size.height()} on {', '.join(screens)}\npage {self._host.page}\n"),
            ("checks", "".join(f"{one.name}: {one.state.name.lower()}\n" for one in self._readiness.checks())),
            *event.parts,
        ]
        return masking.free_text("\n".join(f"== {title} ==\n{text}" for title, text in parts))

    def _on_pc_state(self, event: PcState) -> None:
        if self._about is not None:
            self._about.show_folder(event.folder)

    def _on_newer_version(self, event: NewerVersion) -> None:
        """Show a notice once; "About" keeps the information."""
        self._newer = event
        self._show_newer()
        if not event.is_announced:
            title = translate("NewerVersion", "A newer Paydesk is there: {version}")
            text = translate("NewerVersion", "Help (F1), About says what is new, and where to get it.")
            self._host.frame.notices.enqueue(Words(title.format(version=event.version), text))

    def _on_crash(self, event: CrashReported) -> None:
        self._crash = event
        title = translate("CrashKept", "Paydesk ended in the middle of its work")
        text = translate(
            "CrashKept",
            "All sales are saved and continue. The report stays on this PC.",
        )
        self._host.frame.notices.enqueue(Words(title, text), has_details=True)

    @Slot()
    def on_details_requested(self) -> None:
        """Show the crash report of the last run in the support tab."""
        notices, panel = self._host.frame.notices, self._host.frame.help_panel
        notices.post(None)
        panel.open_support()
        if self._crash is not None and self._support is not None:
            self._support.show_file(self._crash.report)
        self._crash = None

    def snapshot_events(self) -> tuple[object, ...]:
        """Return the events that still hold, for a rebuilt window."""
        newer = () if self._newer is None else (replace(self._newer, is_announced=True),)
        seen = self._crash is None or not self._host.frame.notices.has_message
        return newer if seen else (*newer, self._crash)

    def _show_newer(self) -> None:
        if self._about is not None and self._newer is not None:
            self._about.show_newer(self._newer.version, self._newer.news, self._newer.page)

    def _on_permission_denied(self, event: PermissionDenied) -> None:
        if (
            event.permission is Permission.STORED_DATA
            and self._support is not None
            and self._requests.is_pending("support")
        ):
            if event.denial is DenialReason.ROLE:
                self._support.forget()
                self._people.unlock(Permission.STORED_DATA, self._on_unlocked)
            else:
                words = denial_words(event)
                self._support.show_error(words.title, words.todo)

    def _on_ended(self, event: CommandEnded) -> None:
        if self._support is not None and event.status is CommandStatus.FAILED:
            words = failed_words(event)
            self._support.show_error(words.title, words.todo)

    @Slot(object)
    def on_lock(self, _locked: object) -> None:
        """Clear what a supervisor's PIN opened, and cancel requests."""
        self._requests.cancel()
        self._notes = None
        if self._support is not None:
            self._support.forget()

    def _on_unlocked(self, may: bool) -> None:
        if may:
            self.gather()
