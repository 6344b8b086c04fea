"""The pieces windows are made of: each draws itself from the tokens of the theme."""
