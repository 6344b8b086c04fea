"""One conductor an area: what its pages ask for leads to commands, what the counter says leads back to its pages."""
