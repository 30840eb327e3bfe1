"""The referee as a program of its own: `python -m engine`."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.engine.test_referee import HANDS, NOT_JSON

# ruff: noqa: S603 - our own program under our own interpreter

COMMAND = (sys.executable, "-m", "engine")
FRESH = json.dumps({"id": 0, "game": "saskop", "dealer": 0, "hands": HANDS}).encode()


@pytest.fixture
def referee() -> Iterator["subprocess.Popen[bytes]"]:
    with subprocess.Popen(COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        yield process
        process.kill()


def test_hostile_lines_get_one_reply_each_and_end_nothing() -> None:
    lines = [
        *(line for line in NOT_JSON if b"\n" not in line),
        b"",
        b"\r",
        b"\0" * 1000,
        b"x" * 3_000_000,
        b"\xff" * 1000,
        FRESH,
    ]
    done = subprocess.run(COMMAND, input=b"\n".join(lines), capture_output=True, check=False, timeout=60)
    replies = [json.loads(line) for line in done.stdout.split(b"\n")[:-1]]
    assert done.returncode == 0
    assert done.stderr == b""
    assert len(replies) == len(lines) - 2
    assert all(reply["error"]["at"] is None for reply in replies[:-1])
    assert replies[-1]["phase"] == "auction"


def test_each_line_is_answered_before_the_next_is_asked(referee: "subprocess.Popen[bytes]") -> None:
    assert referee.stdin
    assert referee.stdout
    for number in range(3):
        referee.stdin.write(FRESH.replace(b'"id": 0', b'"id": %d' % number) + b"\n")
        referee.stdin.flush()
        assert json.loads(referee.stdout.readline())["id"] == number
    out, err = referee.communicate()
    assert (out, err, referee.returncode) == (b"", b"", 0)


def test_nobody_listening_is_no_reason_to_complain(referee: "subprocess.Popen[bytes]") -> None:
    assert referee.stdin
    assert referee.stdout
    assert referee.stderr
    referee.stdout.close()
    try:
        referee.stdin.write((FRESH + b"\n") * 100)
        referee.stdin.close()
    except BrokenPipeError:
        pass
    assert referee.stderr.read() == b""
    assert referee.wait(timeout=30) == 0


def test_without_an_input_there_is_nothing_to_do() -> None:
    closed = subprocess.run(
        COMMAND, check=False, timeout=30, stdin=subprocess.DEVNULL, capture_output=True, env=os.environ
    )
    assert (closed.returncode, closed.stdout, closed.stderr) == (0, b"", b"")
