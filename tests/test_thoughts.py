"""Thinking in slices, and what is left of a thought that fails."""

import pytest
from contract import Thinking
from fakes import FakePort
from thoughts import Thoughts


def thought(steps: int, fails: bool = False) -> Thinking[str]:
    """Think for so many steps; then fail, or know the answer."""
    for _n in range(steps):
        yield
    if fails:
        raise ArithmeticError
    return "answer"


@pytest.mark.parametrize("thinks", [0, 3])
def test_one_is_busy_until_the_answer_is_there(thinks: int) -> None:
    port = FakePort()
    port.thinks = thinks
    thoughts = Thoughts(port)
    answers: list[tuple[str, bool]] = []
    thoughts.start(thought(9), lambda answer: answers.append((answer, thoughts.busy)))
    assert thoughts.busy == bool(thinks)
    port.wait()
    assert answers == [("answer", False)]


@pytest.mark.parametrize("steps", [0, 9], ids=["in its first slice", "in a later one"])
def test_a_thought_that_fails_leaves_nobody_busy(steps: int) -> None:
    port = FakePort()
    port.thinks = 3
    thoughts = Thoughts(port)
    answers: list[str] = []

    def fail() -> None:
        thoughts.start(thought(steps, fails=True), answers.append)
        port.wait()

    with pytest.raises(ArithmeticError):
        fail()
    assert not thoughts.busy
    thoughts.start(thought(0), answers.append)
    port.wait()
    assert answers == ["answer"]
