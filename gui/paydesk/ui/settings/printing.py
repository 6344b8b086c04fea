"""The part of a counter's settings that is about receipts and the printer, as pieces of its form."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from paydesk.domain.settings.settings import Paper, Printing, Settings
from paydesk.ui.forms.fields import Field, Kind, Section, Values

_GST_NUMBER: Final = re.compile(r"[0-9]{2}[A-Z0-9]{13}", re.ASCII)


def _gst_fault(text: str) -> str:
    if _GST_NUMBER.fullmatch(text):
        return ""
    return QCoreApplication.translate("PrintSettings", "A GSTIN has 15 letters and digits, as 29ABCDE1234F1Z5.")


def section(buttons: QWidget, names: QWidget) -> Section:
    """Printer, paper, and what the shop says on its slips. `buttons` try it, `names` says which printers there are."""
    translate = QCoreApplication.translate
    papers = [
        (Paper.MM80.value, translate("PrintSettings", "Roll of 80 mm")),
        (Paper.MM58.value, translate("PrintSettings", "Roll of 58 mm")),
        (Paper.A4.value, translate("PrintSettings", "A4")),
    ]
    usual = translate("PrintSettings", "the system's own")
    return Section(
        translate("PrintSettings", "Receipts and printer"),
        [
            Field("paper", translate("PrintSettings", "Paper"), Kind.PICK, options=papers, wide=True),
            Field("printer", translate("PrintSettings", "Name of the printer (optional)"), hint=usual),
            buttons,
            names,
            Field(
                "at_paid",
                translate("PrintSettings", "Print a receipt by itself when a sale is paid"),
                Kind.CHECK,
                wide=True,
            ),
            Field("address", translate("PrintSettings", "Address of the shop (on slips)")),
            Field("gst_number", translate("PrintSettings", "GSTIN (on slips)"), rule=_gst_fault),
            Field("thanks", translate("PrintSettings", "Last line of a receipt"), hint=usual_thanks()),
        ],
    )


def usual_thanks() -> str:
    """What the last line says where the shop says nothing of its own."""
    return QCoreApplication.translate("Slip", "Thank you. Come again.")


def values_of(settings: Settings) -> Mapping[str, object]:
    """The settings as these fields show them."""
    printing = settings.printing
    return {
        "paper": printing.paper.value,
        "printer": printing.printer,
        "at_paid": printing.at_paid,
        "address": printing.address,
        "gst_number": printing.gst_number,
        "thanks": printing.thanks,
    }


def printing_of(values: Values) -> Printing:
    """What stands in these fields."""
    return Printing(
        values.text("printer"),
        Paper(values.text("paper")),
        values.on("at_paid"),
        values.text("address"),
        values.text("gst_number"),
        values.text("thanks"),
    )


def settings_of(values: Values, before: Settings) -> Settings:
    """The settings with what stands in these fields."""
    return replace(before, printing=printing_of(values))


def names_words(names: tuple[str, ...]) -> str:
    """Which printers this PC knows."""
    if not names:
        return QCoreApplication.translate("PrintSettings", "This PC knows no printer: slips are saved as PDF files.")
    source = QCoreApplication.translate("PrintSettings", "This PC knows: {names}")
    return source.format(names=", ".join(names))
