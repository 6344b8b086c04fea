"""The log of a hub: a JSON object a line, on stderr."""

from __future__ import annotations

import logging
import sys

import structlog


def configure_logs() -> None:
    """Write the log of this process so."""
    logging.basicConfig(stream=sys.stderr, format="%(message)s", level=logging.INFO)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            structlog.stdlib.add_logger_name,
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
