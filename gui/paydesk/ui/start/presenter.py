"""The presenter of the first start."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from paydesk.domain.commands import SaveSettings, SetKeys, TestConnection
from paydesk.domain.language import parse_language
from paydesk.domain.messages import Answered, CommandEnded, CommandStatus, SettingsInUse
from paydesk.domain.settings.commands import ReadSettingsFile
from paydesk.domain.settings.messages import Area, AreaKeys, ImportProblem, SettingsFileContent
from paydesk.domain.settings.settings import FirstStart, Settings
from paydesk.ui.hub import BusyWidget, PendingRequests
from paydesk.ui.start.connect import ConnectStep
from paydesk.ui.start.people import PeopleStep
from paydesk.ui.start.step import CONNECT, PEOPLE
from paydesk.ui.words.problems import failed_words

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from paydesk.ui.features import Features
    from paydesk.ui.host import Host
    from paydesk.ui.start.page import StartPage


class StartPresenter(QObject):
    """Sends the requests of the steps to the counter, and shows the next step."""

    def __init__(self, host: Host, page: StartPage, features: Features) -> None:
        super().__init__(page)
        self._host = host
        self._page = page
        self._settings = host.settings
        self._features = features
        self._requests = PendingRequests(host.client.send, self)
        host.hub.subscribe(
            {
                AreaKeys: self._on_area_keys,
                SettingsInUse: self._on_settings_saved,
                **dict.fromkeys((Answered, CommandEnded), self._requests.resolve),
            }
        )
        page.steps.factories = {CONNECT: self._create_connect, PEOPLE: self._create_people}
        page.welcome.connect_button.chosen.connect(page.show_step)
        page.welcome.file_chosen.connect(self.on_file)
        page.welcome.language_chosen.connect(self.on_language)
        page.welcome.add_language_choice()
        page.welcome.show_keychain(features.settings_presenter.keys.keys(Area.GATEWAY).keychain)
        self._resume()

    def _resume(self) -> None:
        """Continue at the step where an earlier run stopped."""
        if self._settings.shop.terminal is not None:
            self._page.show_step(PEOPLE if self._settings.first_start is FirstStart.PEOPLE else CONNECT)

    # The steps ------------------------------------------------------------------------------------------------------

    def _create_people(self, parent: QWidget) -> PeopleStep:
        step = PeopleStep(self._features.people_store, self._host.client, parent)
        step.done.connect(self.on_people_done)
        return step

    def _create_connect(self, parent: QWidget) -> ConnectStep:
        step = ConnectStep(self._settings, parent)
        step.test_requested.connect(self.on_test_requested)
        step.keys_accepted.connect(self.on_keys_accepted)
        step.show_keys(self._features.settings_presenter.keys.keys(Area.GATEWAY))
        return step

    @property
    def _connect(self) -> ConnectStep | None:
        """The step Connect, once created."""
        return self._page.findChild(ConnectStep)

    @Slot(object)
    def on_language(self, code: object) -> None:
        """Set the shop's language; the window is rebuilt."""
        settings = replace(self._settings, language=parse_language(code))
        self._host.client.send(SaveSettings(settings=settings, before=self._settings))
        self._host.use_settings(settings)

    # Restore settings -----------------------------------------------------------------------------------------------

    @Slot(object)
    def on_file(self, text: object) -> None:
        """Let the counter read a settings file into the next step, whose buttons are busy meanwhile."""
        busy = [self._page.welcome.file_button, self._page.welcome.connect_button]
        self._requests.send("file", ReadSettingsFile(text=str(text)), self._on_file_read, busy=busy)

    def _on_file_read(self, event: SettingsFileContent) -> None:
        if event.settings is None:
            newer = event.problem is ImportProblem.NEWER
            self._page.welcome.show_file_error(
                self.tr("This file cannot be used"),
                self.tr("A newer Paydesk wrote it. Install that version here first.")
                if newer
                else self.tr("No Paydesk settings in this file."),
            )
            return
        self._page.show_step(CONNECT)
        if self._connect is not None:
            self._connect.show_settings(event.settings)
            self._connect.report_restored(left_out=len(event.left_out))

    # Keys -----------------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_test_requested(self, typed: tuple[Settings, str, str]) -> None:
        """Test the input without saving it."""
        settings, client_id, secret = typed
        command = TestConnection(area=Area.GATEWAY, settings=settings, client_id=client_id, client_secret=secret)
        if (step := self._connect) is not None:
            shown = partial(step.show_tested, typed)
            self._requests.send("test", command, shown, busy=[step.form, step.test_again_button])

    @Slot(object)
    def on_keys_accepted(self, typed: tuple[Settings, str, str]) -> None:
        """Save the tested settings and keys."""
        settings, client_id, secret = typed
        self._save(settings, PEOPLE, busy=[] if self._connect is None else [self._connect.form])
        if client_id:  # after the address, to which keys are bound
            self._host.client.send(SetKeys(area=Area.GATEWAY, client_id=client_id, client_secret=secret))

    def _on_area_keys(self, event: AreaKeys) -> None:
        if event.area is not Area.GATEWAY:
            return
        if event.keychain:
            self._page.welcome.show_keychain(event.keychain)
        if self._connect is not None:
            self._connect.show_keys(event)

    # Saving ---------------------------------------------------------------------------------------------------------

    def _save(self, settings: Settings, then: int | None, *, busy: Sequence[BusyWidget] = ()) -> None:
        command = SaveSettings(settings=settings, before=self._settings)
        self._requests.send("save", command, on_ended=partial(self._on_save_ended, then), busy=busy)
        self._host.use_settings(settings)

    def _on_settings_saved(self, event: SettingsInUse) -> None:
        self._settings = event.settings

    def _on_save_ended(self, then: int | None, event: CommandEnded) -> None:
        """Show the step `then`, or for None the test sale."""
        if event.status is CommandStatus.FAILED:
            self._host.frame.notices.post(failed_words(event))
        elif event.status is CommandStatus.DONE and self._host.page == "start":
            if then is None:
                self._features.trial.begin()
            else:
                self._page.show_step(then)

    # People, and the test sale --------------------------------------------------------------------------------------

    @Slot()
    def on_people_done(self) -> None:
        """Go to the test sale."""
        self._save(replace(self._settings, first_start=FirstStart.TEST_SALE), None)
