"""The one form engine: a form is a list of descriptions; what is typed comes back as one frozen `Values`.

    form = Form(
        [
            Field("name", self.tr("Name"), required=True, rule=name_fault),
            Field("phone", self.tr("Phone"), Kind.PHONE, mask=masking.phone),
            Field("mode", self.tr("Mode"), Kind.CHOICE, options=mode_options()),
            Field("ifsc", self.tr("IFSC"), clean=str.upper, shown_when=is_bank),
            Field("amount", self.tr("Amount"), Kind.MONEY, required=True, short=True),
            Rows("charges", (Field("party", ...), Field("amount", ..., Kind.MONEY)), add=self.tr("Add a charge"), ...),
            self.balances,  # any widget of yours takes a line of its own
        ],
        parent, name=self.tr("Loan"), faults=self.faults,
    )
    submit = SubmitRow(form, self.tr("Send"), parent=self)  # its button submits; submit.say(words, "ok") below it
    form.use_button(self.send_button)         # a button of yours instead; busy together with the form
    form.submitted.connect(self.on_submitted) # Values: text, money, day, on, rows; a hidden field is empty
    form.refused.connect(self.on_refused)     # something is wrong: it is told, and the focus is there
    form.edited.connect(self.on_edited)       # the name of what changed
    form.left.connect(self.on_left)           # the name of what was left after it was typed into

`rule` judges the text of one field, `faults` the whole (name -> words; "charges:0:party" is a field of a row).
What the counter or the service found is told by `form.tell({"beneDetails.vpa": words})`; "vpa" finds it, too.
Descriptions are in `fields`, Form in `form`, SubmitRow in `submit`.
A `Section` puts fields on a card of its own. `SubmitRow` is a button with the words on what became of it.
"""
