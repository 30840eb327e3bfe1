"""`lambapea verify` and any file there may be: a status, and one line for what is no record."""

import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from bot import __main__ as program
from engine.record import LONGEST, write_record
from tests.properties.test_tampering import record_for

TEXT = write_record(record_for("saskop", 0))


def verify(path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    monkeypatch.setattr(sys, "argv", ["lambapea", "verify", str(path)])
    status = program.main()
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_true_record_is_true_and_a_false_one_false(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "deal.txt"
    path.write_text(TEXT, encoding="utf-8")
    assert verify(path, monkeypatch, capsys)[0] == 0
    path.write_bytes(TEXT.replace("\n", "\r\n").encode())
    assert verify(path, monkeypatch, capsys)[0] == 0, "an editor's line ends are no tampering"
    path.write_bytes(TEXT.encode()[:-1])
    assert verify(path, monkeypatch, capsys)[0] == 0, "nor is a last line without one"
    path.write_text(TEXT.replace("salt: 0", "salt: 1"), encoding="utf-8")
    status, said, _ = verify(path, monkeypatch, capsys)
    assert (status, "seal" in said) == (1, True)


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\n", b"\0" * 1000, b"\xff\xfe", b"\xef\xbb\xbf" + TEXT.encode(), b"game: saskop", b"game: saskop\n" * 9,
        TEXT.encode() * 2, TEXT.encode()[:-2], TEXT.encode("utf-16"),
        b"x" * (LONGEST + 1), b"x" * (5 * LONGEST), "ÿ".encode() * LONGEST * 3, b"\x89PNG\r\n\x1a\n" + bytes(99),
    ],
    ids=lambda data: f"{data[:8]!r} {len(data)}",
)  # fmt: skip
def test_what_is_no_record_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: bytes
) -> None:
    path = tmp_path / "deal.txt"
    path.write_bytes(data)
    status, said, error = verify(path, monkeypatch, capsys)
    assert (status, said, error.count("\n")) == (2, "", 1)
    assert len(error) < 400


def test_places_that_are_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "round").symlink_to(tmp_path / "round")
    for path in (tmp_path, tmp_path / "none", tmp_path / "round", tmp_path / ("x" * 300), Path(os.devnull)):
        status, said, error = verify(path, monkeypatch, capsys)
        assert (status, said, error.count("\n")) == (2, "", 1), path


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
def test_a_file_without_an_end_is_given_up_on() -> None:
    def modestly() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (1 << 30, 1 << 30))

    done = subprocess.run(
        [sys.executable, "-m", "bot", "verify", "/dev/zero"],
        capture_output=True, text=True, check=False, timeout=30, preexec_fn=modestly,
    )  # fmt: skip
    assert (done.returncode, done.stderr.count("\n")) == (2, 1), done.stderr[-300:]
