"""Tests that reach into `window.frame` instead of using a driver of tests/ui/drivers: the list may only get shorter."""

from __future__ import annotations

REACHES_INTO_FRAME = frozenset(
    {
        "tests/ui/customer/test_display.py",
        "tests/ui/customer/test_for_real.py",
        "tests/ui/customer/test_states.py",
        "tests/ui/settings/test_counter.py",
        "tests/ui/settings/test_new_journal.py",
        "tests/ui/settings/test_overview.py",
        "tests/ui/settings/test_saved_and_left.py",
        "tests/ui/settings/test_scanner_settings.py",
        "tests/ui/start/test_first_start.py",
        "tests/ui/start/test_looks.py",
        "tests/ui/start/test_ready.py",
        "tests/ui/start/test_whole.py",
        "tests/ui/test_demo_sale.py",
        "tests/ui/test_practice.py",
        "tests/ui/test_restart.py",
        "tests/ui/test_start_with_people.py",
        "tests/ui/test_upgrade.py",
    }
)
