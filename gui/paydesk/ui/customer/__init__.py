"""What the customer sees: a window of its own, with the sale in front and nothing else.

See docs/rules.md#customer-display-shows-little.
"""
