"""HTML pages without scripts: the payment page, the consent page, the pretend phone, the front page."""
