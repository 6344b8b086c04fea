"""How to get each answer that payout.causes does not have: of the gateway, of validation, of identity."""
