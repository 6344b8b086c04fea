"""Every file, heading, module and decision that code or a document names exists."""

from __future__ import annotations

import pytest

from tests.docs.references import ROOT, dead, sources, texts


def test_every_reference_exists() -> None:
    wrong = [
        f"{file.relative_to(ROOT)}:{line}: {reference}"
        for file in sources()
        for line, text in texts(file)
        for reference in dead(text, file.parent)
    ]
    assert wrong == [], "\n".join(wrong)


@pytest.mark.parametrize(
    "text",
    [
        "See SPEC" + ".md 4.2.",
        "See docs/nowhere" + ".md.",
        "See docs/service.md#no-such" + "-heading.",
        "See docs/service.md#order, #no-such" + "-heading.",
        "See docs/decisions/99" + "99.",
        "Kept by decision 9" + "99.",
        "Kept by truth" + " 15.",
        "See domain/sale/nothing" + ".py.",
        "As paydesk.domain.sale" + ".nothing does.",
        "As `domain.money" + ".Dollar` does.",
        "[there](nowhere" + ".md)",
        "[there](service.md#no-such" + "-heading)",
    ],
)
def test_a_planted_dead_reference_is_found(text: str) -> None:
    assert dead(text, ROOT / "docs")


@pytest.mark.parametrize(
    "text",
    [
        "See docs/service.md#order, #transfer and docs/rules.md#safe.",
        "See docs/decisions/0014 and decision 14.",
        "See CONTRIBUTING.md and domain/sale/verdict.py.",
        "As paydesk.domain.sale.verdict and `domain.money.Money` do.",
        "[rules](rules.md#safe), [home](https://example.com/nothing.md)",
    ],
)
def test_a_reference_that_exists_is_accepted(text: str) -> None:
    assert dead(text, ROOT / "docs") == []
