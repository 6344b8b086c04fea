"""The payout side as Python: one module for each area of SPEC.md 4.5 to 4.13, behind one `session.Payouts`.

A method takes a frozen request (`domain.payout.requests`) and answers with `Answered[...]` (`domain.payout.answers`),
whose `judgement` is one of the seven outcomes; or it raises ServiceError, whose `judgement` is one too.
"""
