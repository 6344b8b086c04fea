"""Qt's own texts that users can see: context menus, buttons of message boxes, Qt's file dialog.

Qt has no translation for most languages of India. Contexts and texts are Qt's, so that its own look-up finds the
translations in the program's files. The program does not import this module.
"""

from __future__ import annotations

from typing import Final

from paydesk.ui.words.base import QT_TRANSLATE_NOOP

TEXTS: Final = (
    ("QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Undo")),
    ("QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Redo")),
    ("QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "Cu&t")),
    ("QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Copy")),
    ("QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "&Paste")),
    ("QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "Delete")),
    ("QLineEdit", QT_TRANSLATE_NOOP("QLineEdit", "Select All")),
    ("QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Undo")),
    ("QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Redo")),
    ("QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Cu&t")),
    ("QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Copy")),
    ("QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Copy &Link Location")),
    ("QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "&Paste")),
    ("QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Delete")),
    ("QWidgetTextControl", QT_TRANSLATE_NOOP("QWidgetTextControl", "Select All")),
    ("QAbstractSpinBox", QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Select All")),
    ("QAbstractSpinBox", QT_TRANSLATE_NOOP("QAbstractSpinBox", "&Step up")),
    ("QAbstractSpinBox", QT_TRANSLATE_NOOP("QAbstractSpinBox", "Step &down")),
    ("QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Scroll here")),
    ("QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Top")),
    ("QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Bottom")),
    ("QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Page up")),
    ("QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Page down")),
    ("QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Scroll up")),
    ("QScrollBar", QT_TRANSLATE_NOOP("QScrollBar", "Scroll down")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "OK")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Save")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Open")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "&Yes")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "&No")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Close")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Discard")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Help")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Apply")),
    ("QPlatformTheme", QT_TRANSLATE_NOOP("QPlatformTheme", "Retry")),
    ("QMessageBox", QT_TRANSLATE_NOOP("QMessageBox", "Show Details...")),
    ("QMessageBox", QT_TRANSLATE_NOOP("QMessageBox", "Hide Details...")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "File &name:")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Save")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Open")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "&Choose")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Save As")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Find Directory")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Directory:")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Back")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Forward")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Parent Directory")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Create New Folder")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "List View")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "Detail View")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "%1 already exists.\nDo you want to replace it?")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "New Folder")),
    ("QFileDialog", QT_TRANSLATE_NOOP("QFileDialog", "All Files (*)")),
)
"""(context, text), as Qt 6 looks them up."""
