"""The version of Paydesk."""

__version__ = "0.4.0"
