"""Topics: subscribers are called in order, and not after they left."""

from __future__ import annotations

from paydesk.counter.topic import Topic


def test_subscribers_are_called_in_order_until_they_leave() -> None:
    topic: Topic[int] = Topic()
    heard: list[str] = []

    def first(value: int) -> None:
        heard.append(f"first {value}")
        topic.unsubscribe(first)

    topic.publish(0)
    topic.subscribe(first)
    topic.subscribe(lambda value: heard.append(f"second {value}"))
    topic.publish(1)
    topic.publish(2)
    topic.unsubscribe(first)
    assert heard == ["first 1", "second 1", "second 2"]
