"""What sells: the page that takes a sale, the page of one sale, the list and the notices beside them."""
