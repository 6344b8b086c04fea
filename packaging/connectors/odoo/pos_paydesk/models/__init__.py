from . import pos_payment, pos_payment_method
