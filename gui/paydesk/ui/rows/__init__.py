"""All lists and tables: one model, one delegate, one view. A list is a table of one column with two lines a row."""
