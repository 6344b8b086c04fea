"""One conductor an area: what its pages ask for leads to wishes, what the counter says leads back to its pages."""
