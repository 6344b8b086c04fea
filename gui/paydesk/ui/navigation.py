"""Decides which actions are available, and where the rail, a scan and Esc lead."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QWidget

from paydesk.domain.rules import extract_vpa
from paydesk.ui.actions import Action, Actions
from paydesk.ui.screens import MORE_GROUPS, SCREENS, Screen
from paydesk.ui.sell.scanner_filter import ScannerFilter

if TYPE_CHECKING:
    from paydesk.ui.features import Features
    from paydesk.ui.host import Host
    from paydesk.ui.more_sheet import MoreSheet
    from paydesk.ui.sell.presenter import SalePresenter

ALWAYS: Final = frozenset({Action.HELP, Action.KEYS, Action.ESCAPE, Action.FULL_SCREEN})
AT_WORK: Final = ALWAYS | {Action.NEXT, Action.SEARCH, Action.SAYS_PAID, Action.SETTINGS, Action.TAKE_AGAIN}
LOCKED: Final = frozenset({Action.FULL_SCREEN, Action.ESCAPE})
COVERED: Final = LOCKED | {Action.LOCK}
"""Actions while a panel asks for a PIN."""


class Navigation(QObject):
    """Knows what covers what in one window: this decides which actions are available and what Esc closes."""

    def __init__(self, host: Host, sales: SalePresenter, scanner: ScannerFilter, parent: QWidget) -> None:
        super().__init__(parent)
        self._host = host
        self._frame = host.frame
        self._key_queue = host.key_queue
        self._sales = sales
        self._features: Features | None = None
        self.actions = Actions(parent, self.allowed_actions)
        self.actions.add_handlers(sales.handlers())
        self.actions.add_handlers(self.handlers())
        self._panel_openers: dict[Action | None, Callable[[], None]] = {Action.HELP: self.toggle_help}
        """Handlers that open the panels, by their actions."""
        scanner.scanned.connect(self.on_scanned)
        scanner.scan_interrupted.connect(self.on_scan_interrupted)
        scanner.scan_suspected.connect(self._frame.sell_page.scan_check.suspect_scan)
        self._frame.rail.chosen.connect(self.on_screen_chosen)
        self._frame.more_created.connect(self.on_more_created)
        self._frame.help_closed.connect(self.on_help_closed)

    def add_features(self, features: Features) -> None:
        """Add the actions of the features."""
        self._features = features
        handlers, rail_actions = features.handlers(), {place.action for place in SCREENS.values()}
        self._panel_openers |= {action: do for action, do in handlers.items() if action in rail_actions}
        self.actions.add_handlers({action: do for action, do in handlers.items() if action not in rail_actions})
        self.update_actions()

    def update_actions(self) -> None:
        """Enable the available actions; open the pending page if it is available now."""
        name = self._key_queue.pending_page
        is_known = bool(name) and name not in self._pending
        if name and (self.is_covered or (is_known and not self._is_available(name))):
            self._key_queue.discard()
        elif is_known:
            self.on_screen_chosen(name)
            self.actions.set_enabled(self.allowed_actions())
            self._key_queue.release()
        if self._frame.shows_more:
            self._frame.more_sheet.use_entries(self._more_groups())
        self.actions.set_enabled(self.allowed_actions())

    @property
    def _pending(self) -> frozenset[str]:
        """Names of the screens of which it is not known yet whether they are available."""
        if self._features is None:
            return frozenset(name for name, screen in SCREENS.items() if screen.is_late or not screen.is_permanent)
        if self._features.is_availability_known:
            return frozenset()
        return frozenset(name for name, is_available in self._features.availability().items() if not is_available)

    def _is_available(self, name: str) -> bool:
        return self._features is None or self._features.availability().get(name, True)

    @property
    def _open_panel(self) -> str:
        return self._features.money.panels.open_panel if self._features is not None else ""

    # What is asked for before it is known whether it is there -------------------------------------------------------

    def _wait_for(self, name: str) -> None:
        self._key_queue.on_page_requested(name)
        self._key_queue.start()
        self._frame.rail.buttons["more"].setFocus(Qt.FocusReason.OtherFocusReason)

    def handlers(self) -> Mapping[Action, Callable[[], None]]:
        """Return the handlers of the actions that are performed here."""
        return {
            Action.KEYS: partial(self.toggle_help, keys=True),
            Action.FULL_SCREEN: self._toggle_full_screen,
            Action.ESCAPE: self.escape,
            Action.TYPE_KEYS: self._show_connections,
            **{place.action: partial(self._open, place) for place in SCREENS.values() if place.action},
        }

    # What means something -------------------------------------------------------------------------------------------

    @property
    def is_covered(self) -> bool:
        """True if the lock or a PIN panel covers the pages."""
        return self._features is not None and self._features.people.is_covering

    def allowed_actions(self) -> frozenset[Action]:
        """Return the actions that are available now."""
        features, frame = self._features, self._frame
        if features is not None and features.people.is_covering:
            return LOCKED if features.people.is_locked else COVERED
        late = frozenset(action for name in self._pending if (action := SCREENS[name].action))
        if self._key_queue.pending_page:
            return LOCKED | late
        offered = late | (frozenset[Action]() if features is None else features.offered_actions())
        page = frame.get_page(frame.page)
        if frame.shows_more:
            return ALWAYS | {Action.SETTINGS} | (offered & {screen.action for screen in SCREENS.values()})
        if frame.shows_help or not page.takes_sale_keys:
            return ALWAYS | (offered & {Action.LOCK})
        return AT_WORK | offered | page.allowed_actions()

    # Where it leads -------------------------------------------------------------------------------------------------

    @Slot(object)
    def on_scanned(self, text: object) -> None:
        """Pass a scan on: to the PIN panel, to a UPI field, or to the sales."""
        if self._features is not None and self._features.people.on_scanned():
            return
        address = extract_vpa(str(text))
        if self._features is None or not address or not self._features.accept_upi_address(address):
            self._sales.on_scanned(text)

    @Slot(object)
    def on_scan_interrupted(self, pieces: list[str]) -> None:
        """Pass on the pieces of an interrupted scan, unless a PIN panel took them."""
        if self._features is None or not self._features.people.on_scanned():
            self._sales.on_scan_interrupted(pieces)

    @Slot(object)
    def on_screen_chosen(self, name: object) -> None:
        """Open the page or panel of an entry of the rail or "More"; panels only where their key is available."""
        screen = SCREENS[str(name)]
        self._key_queue.pending_page = ""
        if screen.name == "more":
            self._toggle_more()
            return
        if screen.is_page or screen.action is None:
            self._open(screen)
        else:
            self.actions.perform(screen.action)

    def _open(self, screen: Screen) -> None:
        """Open a page or panel, or wait until it is known whether it is available."""
        if self._frame.shows_more:
            self._frame.more_sheet.on_close_requested()
        if screen.name in self._pending:
            self._wait_for(screen.name)
        elif not screen.is_page:
            self._panel_openers[screen.action]()
        else:
            if self._features is not None and screen.name not in {"sell", "payouts"}:  # a panel would cover half of it
                self._features.money.panels.close()
            self._host.show_page(screen.name)

    @Slot(object)
    def on_more_created(self, sheet: MoreSheet) -> None:
        sheet.chosen.connect(self.on_screen_chosen)
        sheet.closed.connect(self.on_more_closed)

    @Slot()
    def on_more_closed(self) -> None:
        self._frame.mark_rail(self._open_panel)
        self.update_actions()

    def _toggle_more(self) -> None:
        sheet = self._frame.more_sheet
        if sheet.is_open:
            sheet.on_close_requested()
            return
        role = self._features.role_words if self._features is not None else ""
        sheet.open(self._host.staff_name, role, self._more_groups())
        self._frame.mark_rail("more")
        self.update_actions()

    def _more_groups(self) -> list[list[Screen]]:
        """Return the entries of "More" that are known to be available, in their groups."""
        features, pending = self._features, self._pending
        return [
            [SCREENS[name] for name in group if name not in pending and (features is None or features.is_in_more(name))]
            for group in MORE_GROUPS
        ]

    def toggle_help(self, *, keys: bool = False) -> None:
        """Open help at the current page, or close it; `keys`: the keys of this page, also from the guide."""
        if not self._frame.shows_help:
            self._frame.show_help(self.allowed_actions(), self._open_panel, keys=keys)
        elif keys and not self._frame.help_panel.shows_keys:
            self._frame.help_panel.show_keys()
        else:
            self._frame.help_panel.on_close_requested()
        self.update_actions()

    @Slot()
    def on_help_closed(self) -> None:
        self._host.focus_page()
        self._host.refresh()

    def escape(self) -> None:
        """Close the topmost of what covers the page; else let the page handle Esc."""
        features, frame = self._features, self._frame
        if self._key_queue.pending_page:
            self._key_queue.discard()
        elif frame.shows_more and not self.is_covered:
            frame.more_sheet.on_close_requested()
        elif frame.shows_help:
            frame.help_panel.on_escape()
        elif frame.notices.is_over_panel and not self.is_covered:
            frame.notices.post(None)
        elif features is not None and features.escape():
            pass
        elif frame.notices.has_message:
            frame.notices.post(None)
        else:
            frame.get_page(frame.page).escape()

    def _toggle_full_screen(self) -> None:
        window = self._frame.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)  # keeps the maximised state
        if self._features is not None:
            self._features.customer.on_screens()

    def _show_connections(self) -> None:
        self._host.show_page("settings")
        self._frame.settings_page.on_connections()
