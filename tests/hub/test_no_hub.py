"""A counter without a hub and billing programs imports nothing of them, nor of what only they need."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = (
    *("paydesk.hub.", "paydesk.counter.hub.", "paydesk.api.hub."),
    *("paydesk.billing.app.", "paydesk.billing.server.", "paydesk.billing.exchange."),
)
LIBRARIES = ("alembic", "jinja2", "prometheus_client", "psycopg", "sqlalchemy", "starlette", "structlog", "uvicorn")
CODE = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QObject, Slot
from paydesk.app import CounterProgram
from paydesk.domain.commands import ListSales
from paydesk.domain.messages import CommandEnded
from paydesk.domain.sale.listing import SaleQuery
from paydesk.domain.settings.settings import Settings
from paydesk.ui.application import create_application, delete_window
from paydesk.worker.client import StartOptions

class Waiter(QObject):
    @Slot(object)
    def on_event(self, event):
        if isinstance(event, CommandEnded) and event.command_id == question.command_id:
            print(json.dumps([event.status.value, sorted(sys.modules)]))
            app.quit()

app = create_application()
program = CounterProgram(app, StartOptions(Path(sys.argv[1]), Settings()))
waiter, question = Waiter(), ListSales(query=SaleQuery())
program.worker.event_emitted.connect(waiter.on_event)
program.open()
program.finish_start()
program.worker.send(question)
app.exec()
program.shut_down()
delete_window(program.window)
"""


@pytest.mark.long
def test_a_counter_without_a_hub_imports_nothing_of_one(tmp_path: Path) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PAYDESK_HOME": str(tmp_path)}
    command = [sys.executable, "-c", CODE, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT / "gui", env=environment, capture_output=True, text=True, check=True)
    status, modules = json.loads(done.stdout)
    assert status == "done", "its journal is open, and it sells"
    assert "paydesk.counter.hub_service" in modules
    assert [name for name in modules if f"{name}.".startswith(PARTS) or name.startswith(LIBRARIES)] == []
