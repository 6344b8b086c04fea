"""The orders page: the list of sales with dates, filters, search, sums and CSV export, and the history of one sale."""
