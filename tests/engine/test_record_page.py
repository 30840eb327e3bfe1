"""What `docs/record.md` shows is what the program reads, writes and answers."""

import hashlib
import json
import re
from pathlib import Path

from engine.record import read_record, verify, write_record
from engine.referee import answer

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```(\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
RECORD = next(text for kind, text in BLOCKS if kind == "text")
LINES = [text.strip() for kind, text in BLOCKS if kind == "json"]


def test_the_record_on_the_page_is_read_back_exactly_and_true() -> None:
    record = read_record(RECORD)
    assert write_record(record) == RECORD
    assert verify(record) == []


def test_the_seal_is_the_hash_of_salt_colon_and_cards() -> None:
    shown = dict(re.findall(r"^(seal|salt|pack): (.*)$", RECORD, re.MULTILINE))
    assert hashlib.sha256(f"{shown['salt']}:{shown['pack']}".encode()).hexdigest() == shown["seal"]


def test_the_referee_answers_each_request_on_the_page_as_it_says() -> None:
    requests, replies = LINES[::2], LINES[1::2]
    assert len(requests) == len(replies) == 2
    for request, reply in zip(requests, replies, strict=True):
        assert json.loads(answer(request.encode()) or "") == json.loads(reply)
