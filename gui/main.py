"""Starts Paydesk (for freezers, pyside6-project and `python gui/main.py`)."""

from paydesk.__main__ import main

raise SystemExit(main())
