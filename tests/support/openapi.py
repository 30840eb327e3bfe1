"""Checks recorded REST calls against Discord's own OpenAPI description, where that lies beside the repository."""

import copy
import json
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bot.sandbox.recorder import RestCall

DESCRIPTION = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"


class OpenApi:
    """The description, and what a call has against it."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._paths = document["paths"]
        self._components = copy.deepcopy(document["components"])
        # Discord takes ids as numbers too, and discord.py numbers new attachments so.
        snowflake = {"anyOf": [{"type": "string", "pattern": "^(0|[1-9][0-9]*)$"}, {"type": "integer", "minimum": 0}]}
        self._components["schemas"]["SnowflakeType"] = snowflake
        # The faults of single fields carry words as codes, as Discord's reference shows and its description does not.
        word = {"type": "object", "properties": {"code": {"type": "string"}}, "required": ["code", "message"]}
        self._components["schemas"]["InnerErrors"]["properties"]["_errors"]["items"] = word
        self._validators: dict[str, Draft202012Validator] = {}

    def faults(self, call: RestCall) -> list[str]:
        """What is wrong with a call's request and with its answer."""
        operation = self._operation(call)
        if operation is None:
            return [f"{call.method} {call.path}: no such route"]
        return self.request_faults(call) + self.answer_faults(call)

    def request_faults(self, call: RestCall) -> list[str]:
        """What is wrong with a call's body."""
        content = (self._operation(call) or {}).get("requestBody", {}).get("content", {})
        if not content or call.body is None:
            return []
        return self._check(f"{call.method} {call.path} request", content["application/json"]["schema"], call.body)

    def answer_faults(self, call: RestCall) -> list[str]:
        """What is wrong with the loopback's answer."""
        if call.answer is None or call.status in {401, 500}:
            return []
        responses = (self._operation(call) or {}).get("responses", {})
        found = responses.get(str(call.status)) or responses.get(f"{call.status // 100}XX")
        if found is None:
            return [f"{call.method} {call.path}: status {call.status} is not described"]
        found = self._resolved(found)
        schema = found.get("content", {}).get("application/json", {}).get("schema")
        return self._check(f"{call.method} {call.path} → {call.status}", schema, call.answer) if schema else []

    def _operation(self, call: RestCall) -> dict[str, Any] | None:
        fitting = [path for path in self._paths if _pattern(path).fullmatch(call.path)]
        fitting = [path for path in fitting if call.method.lower() in self._paths[path]]
        if not fitting:
            return None
        operation: dict[str, Any] = self._paths[min(fitting, key=lambda path: path.count("{"))][call.method.lower()]
        return operation

    def _resolved(self, part: dict[str, Any]) -> dict[str, Any]:
        if "$ref" not in part:
            return part
        node: Any = {"components": self._components}
        for step in part["$ref"].removeprefix("#/").split("/"):
            node = node[step]
        resolved: dict[str, Any] = node
        return resolved

    def _check(self, where: str, schema: dict[str, Any], value: Any) -> list[str]:
        key = json.dumps(schema, sort_keys=True)
        if key not in self._validators:
            self._validators[key] = Draft202012Validator(schema | {"components": self._components})
        return [f"{where}: {_worst(error)}" for error in self._validators[key].iter_errors(value)]


def _worst(error: Any) -> str:
    """The deepest cause below an `anyOf` or `oneOf`, which itself only says that nothing fits."""
    while error.context:
        error = max(error.context, key=lambda each: (len(each.absolute_path), -len(str(each.message))))
    return f"{'.'.join(str(step) for step in error.absolute_path)}: {error.message[:300]}"


@cache
def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\\\{[^}]+\\\}", "[^/]+", re.escape(path)))


@cache
def description() -> OpenApi:
    """The description; tests that ask for it are skipped where it is missing."""
    if not DESCRIPTION.exists():
        pytest.skip(f"{DESCRIPTION} is not there")
    return OpenApi(json.loads(DESCRIPTION.read_text(encoding="utf-8")))
