"""Refusals: Discord's to the bot, with status, code and nested form errors, and the client's to people."""

from typing import Any

Json = dict[str, Any]


class ApiError(Exception):
    """What Discord answers instead of doing as asked."""

    def __init__(self, status: int, code: int, message: str, extra: Json | None = None) -> None:
        super().__init__(f"{status} ({code}) {message}")
        self.status = status
        self.body: Json = {"message": message, "code": code, **(extra or {})}


class ClientRefused(Exception):
    """What a person tried that the Discord client does not let anybody do."""


KNOWN = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    30032: (400, "Maximum number of application commands reached (100)."),
    30034: (400, "Max number of daily application command creates has been reached (200)"),
    40005: (413, "Request entity too large"),
    40094: (400, "This interaction has hit the maximum number of follow up messages."),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50003: (403, "Cannot execute action on a DM channel"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
    50027: (401, "Invalid Webhook Token"),
    50278: (403, "Cannot send messages to this user due to having no mutual guilds"),
    50083: (400, "Thread is archived"),
    160005: (400, "Thread is locked"),
    50109: (400, "The request body contains invalid JSON."),
}


def refusal(code: int) -> ApiError:
    status, message = KNOWN[code]
    return ApiError(status, code, message)


class BodyErrors:
    """Collects what is wrong with a request body and raises it all at once, as 50035."""

    def __init__(self) -> None:
        self._errors: Json = {}

    def wrong(self, path: str, code: str, message: str) -> None:
        node = self._errors
        for step in path.split("."):
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": code, "message": message})

    def length(self, path: str, value: object, most: int, least: int = 0) -> bool:
        """A text or list must have a length between the two bounds; absent values pass where nothing is required."""
        if value is None and least == 0:
            return True
        if not isinstance(value, str | list):
            self.wrong(path, "BASE_TYPE_REQUIRED", "This field is required")
            return False
        if least <= len(value) <= most:
            return True
        if len(value) > most:
            self.wrong(path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer in length.")
        else:
            self.wrong(path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length.")
        return False

    def done(self) -> None:
        if self._errors:
            raise ApiError(400, 50035, "Invalid Form Body", {"errors": self._errors})


def refuse_body(path: str, code: str, message: str) -> None:
    """For a body in which this alone is wrong."""
    form = BodyErrors()
    form.wrong(path, code, message)
    form.done()
