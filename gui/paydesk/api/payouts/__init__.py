"""Clients of the payout side, one module per area, behind `session.PayoutsClient`.

A method takes a frozen request (`domain.payout.requests`) and returns ApiResponse[...] of `domain.payout.answers`,
whose `classification` is one of the seven outcomes; or it raises ServiceError, which has a `classification` too.
"""
