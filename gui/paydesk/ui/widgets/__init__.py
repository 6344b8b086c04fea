"""Widgets that windows are made of. They draw themselves from the tokens of the theme; all texts come through tr().

theme.apply(app, Theme.LIGHT) -> ThemeManager once; theme.current() -> ThemeTokens; its `changed` follows a switch.

    key_button      KeyButton, a push button that shows its key; icon_button
    lines           break_lines -> TextLines: text broken into lines with the distance that its script needs
    labels          Text, Heading, Note, AmountLabel, KeyValueGrid; ScalableText, ScalableAmount grow with the window
    card            Card, Panel, Chip, MessagePanel, PracticeBanner and PracticeMark
    text_field      TextField with its ErrorLine, which keeps a line for the error
    confirm         ConfirmPrompt: asks once more before what is not undone
    choice          CheckBox, Segmented, CardChoice
    amount          AmountEdit reads rupees as they are typed; AmountCard around it
    amount_text     the texts of that field: groups of digits, sums, and what they come to
    keypad          Keypad for fingers: its keys go to AmountEdit.press_key
    accessible      announce(widget, *texts) for screen readers; VisibleChildrenOnly
    qr_view         QrView draws the modules of a code; CountdownRing
    figures         FigureRow of FigureCard; BarChart of Bar; ChartKey
    icons           create_icon, IconLabel
    scroll_area     VScrollArea scrolls by touch, too; CurrentPageStack is sized by its current page; LazyStack
    flow            vbox, hbox, grid, add_items; ButtonRow wraps into the next line when it is full
    overlay         ModalOverlay, SidePanel with its SideContent
    read_delay      ReadDelay, ChangeDelay, RepeatFilter: guards against a press meant for what stood there before
"""
