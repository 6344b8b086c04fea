"""The payout side as Python: one module for each area of SPEC.md 4.5 to 4.13, behind one `session.Payouts`.

Every method takes a frozen request of `domain.payouts` and answers with `Answered[...]` of `domain.payout_answers`,
whose `judgement` is one of the seven outcomes; or it raises ServiceError, whose `judgement` is one too.
"""
