# Paydesk connector for Odoo. LGPL-3.0-or-later.
{
    "name": "Paydesk: UPI at the counter",
    "version": "1.0",
    "category": "Sales/Point of Sale",
    "summary": "Hand bills of the point of sale to the Paydesk program beside it",
    "author": "Paydesk",
    "license": "LGPL-3",
    "depends": ["point_of_sale"],
    "data": ["views/pos_payment_method_views.xml"],
    "assets": {
        "point_of_sale._assets_pos": [
            "pos_paydesk/static/src/app/*.js",
            "pos_paydesk/static/src/odoo19/*.js",
        ],
    },
    "installable": True,
}
