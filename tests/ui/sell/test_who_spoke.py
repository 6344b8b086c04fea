"""A network's page in place of the service: the window says who answered, and blames nothing of the shop's."""

from __future__ import annotations

from paydesk.domain.failure import NOT_FROM_SERVICE, Failure, Problem, Side
from paydesk.domain.sale.facts import SaleFactKind
from tests.ui.driver import WindowDriver
from tests.ui.stage import Told


def page(problem: Problem, status: int) -> Failure:
    return Failure(problem, Side.THIS_PC, outcome_known=False, http_status=status)


def test_the_page_of_a_sale_says_that_something_between_answered(driver: WindowDriver) -> None:
    """Regression: 511 was blamed on the service, 407 on the details of this sale, 401 on the keys."""
    for problem, status, todo in (
        (Problem.NOT_THE_SERVICE, 401, "Open a web page"),
        (Problem.NOT_THE_SERVICE, 409, "Open a web page"),
        (Problem.NETWORK_LOGIN, 511, "Does it want a login"),
        (Problem.PROXY_LOGIN, 407, "Have the proxy checked"),
        (Problem.FILTERED, 451, "Have the service's address allowed"),
        (Problem.EDGE_FAULT, 502, "check the network"),
    ):
        told = Told(str(status)).wanted().order_sent()
        driver.show(told.failed(SaleFactKind.ORDER_FAILED, page(problem, status)))
        words = driver.words()
        assert "answered instead" in words
        assert todo in words
        for blamed in ("details of this sale", "Cause: the shop", "Cause: the payment service", "client id"):
            assert blamed not in words


def test_each_of_them_has_words_on_the_line(driver: WindowDriver) -> None:
    for problem in sorted(NOT_FROM_SERVICE):
        driver.line(problem)
        assert "keys" not in driver.foot().lower()
