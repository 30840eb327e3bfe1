"""The examples in the engine's docstrings are true, and everything that others may use has one."""

import doctest

import pytest

import engine

EXPORTED = [name for name in engine.__all__ if callable(getattr(engine, name))]


def examples(exported: object, name: str) -> doctest.DocTest:
    """The examples of a docstring, which know nothing but what they import."""
    (found,) = doctest.DocTestFinder(recurse=False).find(exported, name, module=False, globs={})
    return found


def report(test: doctest.DocTest) -> str:
    """What went otherwise than the examples say."""
    lines: list[str] = []
    doctest.DocTestRunner(verbose=False).run(test, out=lines.append)
    return "".join(lines)


@pytest.mark.parametrize("name", ["engine", *EXPORTED])
def test_what_others_may_use_has_an_example_that_is_true(name: str) -> None:
    found = examples(getattr(engine, name, engine), name)
    assert found.examples, "without an example"
    assert report(found) == ""


def test_an_example_that_is_wrong_is_found() -> None:
    def wrong() -> None:
        """Say what is not so.

        >>> 1 + 1
        3
        """

    assert "Expected:\n    3\nGot:\n    2" in report(examples(wrong, "wrong"))
