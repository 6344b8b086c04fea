"""The pieces windows are made of: each draws itself from the tokens of the theme, all words come through tr().

theme.apply(app, Theme.LIGHT) -> ThemeManager   once; theme.current() -> Tokens; keeper.changed; keeper.use(Theme.DARK)

    key_button      KeyButton(text, key="", kind="plain|primary|danger|ghost", parent, icon=, height=, value=, pressed=)
                    kind, set_busy, set_key, set_height (primary is 60 high), set_icon; icon_button(icon, spoken)
    lines           lines_of(text, font, width) -> Lines: broken so, as far apart as its letters need; draw, height
    labels          Heading(text, parent), Note(text, parent, wrap=), AmountLabel(text, px, parent),
                    Text(text, px, tint, bold=, tabular=, wrap=, parent=) with set_tint; KeyValueGrid(parent): (name, value);
                    Label, Figure: they grow with their window (customer's display, kiosk); fit_all(root, unit)
    card            Card(kind="plain|info|ok|warn|bad|off", parent), Panel(edge="left|right|top|bottom|none", parent);
                    Chip(text, kind="wait|ok|warn|bad|off", parent): show_chip(text, kind); LockBadge(parent)
                    MessagePanel(kind="info|ok|warn|bad", title, text, parent): show_message, tell(kind, title, text);
                    PracticeBanner(parent)
    text_field      TextField(label, placeholder, parent): edit, text, show_fault;
                    keeps a line for its error, so put no spacing between two of them
    confirm         Confirm(yes, no, parent, *instead): asks once more before what is not undone; ask(title, text)
    choice          CheckBox(text, parent); Segmented([(id, text, key)], parent, name=): current, choose, option(id),
                    chosen(id)
    amount          AmountEdit(parent): reads rupees as they are typed; AmountCard(amount, parent) around it
    keypad          Keypad(parent): pressed(key) -> amount.AmountEdit.press; has its own Clear
    accessible      announce(widget, *sentences, urgent=): what a screen reader says
    qr_view         QrView(parent): show_code(modules, image, description), show_nothing
    figures         FigureRow([FigureCard(icon, title, tint)], parent); BarChart(name, parent) of Bar; ChartKey
    icons           icon(name) -> QIcon, paint(painter, name, box, colour), IconLabel(name, tint, px)
    room            Room(content, parent, name=): scrolls what does not fit; OneOf(parent): a stack sized by its front
    flow            put(vbox(parent, margins, spacing), first, (second, 1), 1), hbox, grid; ButtonRow(*widgets): goes on
                    in the next line when it is full
"""
