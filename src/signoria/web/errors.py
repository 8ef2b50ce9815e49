"""Saying no over HTTP: always as JSON with a reason that people can read in their language, and its facts."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import structlog
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import (
    HTTP_400_BAD_REQUEST,
    HTTP_403_FORBIDDEN,
    HTTP_404_NOT_FOUND,
    HTTP_405_METHOD_NOT_ALLOWED,
    HTTP_409_CONFLICT,
    HTTP_410_GONE,
    HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    HTTP_422_UNPROCESSABLE_ENTITY,
    HTTP_429_TOO_MANY_REQUESTS,
    HTTP_500_INTERNAL_SERVER_ERROR,
    HTTP_503_SERVICE_UNAVAILABLE,
)
from sqlalchemy.exc import SQLAlchemyError

from signoria.tables.table.refusal import Refusal
from signoria.web.logs import traced

if TYPE_CHECKING:
    from collections.abc import Callable

    from litestar import Request

LOG: Final = structlog.get_logger("signoria.web")

# What a reason means over HTTP; all others are a conflict with how things stand.
STATUS: Final = {
    "reason-analysis-many": HTTP_429_TOO_MANY_REQUESTS,
    "reason-analysis-other": HTTP_403_FORBIDDEN,
    "reason-busy": HTTP_503_SERVICE_UNAVAILABLE,
    "reason-chat-players": HTTP_403_FORBIDDEN,
    "reason-closed": HTTP_410_GONE,
    "reason-error": HTTP_500_INTERNAL_SERVER_ERROR,
    "reason-holiday-days": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-holiday-most": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-holiday-none": HTTP_404_NOT_FOUND,
    "reason-host": HTTP_400_BAD_REQUEST,
    "reason-invalid": HTTP_400_BAD_REQUEST,
    "reason-media": HTTP_415_UNSUPPORTED_MEDIA_TYPE,
    "reason-muted": HTTP_403_FORBIDDEN,
    "reason-name": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-name-bot": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-name-marks": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-name-mixed": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-network-none": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-invite-fast": HTTP_429_TOO_MANY_REQUESTS,
    "reason-invite-many": HTTP_429_TOO_MANY_REQUESTS,
    "reason-invite-often": HTTP_429_TOO_MANY_REQUESTS,
    "reason-no-bot": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-no-companion": HTTP_404_NOT_FOUND,
    "reason-notice-address": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-notice-mail": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-no-device": HTTP_404_NOT_FOUND,
    "reason-no-game": HTTP_404_NOT_FOUND,
    "reason-no-invitation": HTTP_404_NOT_FOUND,
    "reason-no-moment": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-no-table": HTTP_404_NOT_FOUND,
    "reason-not-found": HTTP_404_NOT_FOUND,
    "reason-not-here": HTTP_403_FORBIDDEN,
    "reason-not-host": HTTP_403_FORBIDDEN,
    "reason-not-seated": HTTP_403_FORBIDDEN,
    "reason-options": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-origin": HTTP_403_FORBIDDEN,
    "reason-preference": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-preference-table": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-record": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-seat-none": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-seats-number": HTTP_422_UNPROCESSABLE_ENTITY,
    "reason-sent-away": HTTP_403_FORBIDDEN,
    "reason-signed-out": HTTP_403_FORBIDDEN,
    "reason-storage": HTTP_503_SERVICE_UNAVAILABLE,
    "reason-too-fast": HTTP_429_TOO_MANY_REQUESTS,
    "reason-too-long": HTTP_413_REQUEST_ENTITY_TOO_LARGE,
    "reason-zone": HTTP_422_UNPROCESSABLE_ENTITY,
}

# What a refusal of the framework is called.
REASON: Final = {
    HTTP_400_BAD_REQUEST: "reason-invalid",
    HTTP_404_NOT_FOUND: "reason-not-found",
    HTTP_405_METHOD_NOT_ALLOWED: "reason-method",
    HTTP_413_REQUEST_ENTITY_TOO_LARGE: "reason-too-long",
    HTTP_415_UNSUPPORTED_MEDIA_TYPE: "reason-media",
}

LONGEST_FACT: Final = 300


def status_of(refusal: Refusal) -> int:
    """Give the status with which something is refused."""
    return STATUS.get(refusal.reason, HTTP_409_CONFLICT)


def headers_of(refusal: Refusal) -> dict[str, str]:
    """Say when it may be possible, where that is known."""
    return {"Retry-After": str(refusal.facts["seconds"])} if "seconds" in refusal.facts else {}


def answer(
    status: int, reason: str, facts: dict[str, Any], headers: dict[str, str] | None = None
) -> Response[dict[str, Any]]:
    """Give the answer that says no."""
    return Response(
        {"reason": reason, "facts": facts}, status_code=status, media_type="application/json", headers=headers or {}
    )


def refused(_request: Request[Any, Any, Any], refusal: Refusal) -> Response[dict[str, Any]]:
    """Answer what was refused."""
    return answer(status_of(refusal), refusal.reason, refusal.facts, headers_of(refusal))


def http(_request: Request[Any, Any, Any], wrong: HTTPException) -> Response[dict[str, Any]]:
    """Answer what the framework refused."""
    status = wrong.status_code
    if status >= HTTP_500_INTERNAL_SERVER_ERROR:
        return unexpected(_request, wrong)
    facts: dict[str, Any] = {}
    if isinstance(wrong, ValidationException) or status == HTTP_400_BAD_REQUEST:
        facts["problem"] = _problem(wrong)
    return answer(status, REASON.get(status, "reason-invalid"), facts, wrong.headers)


def unexpected(request: Request[Any, Any, Any], wrong: Exception) -> Response[dict[str, Any]]:
    """Answer an error of the program: whoever asked learns nothing about it, the log only where it happened."""
    LOG.error("error", method=request.method, **traced(wrong))
    return answer(HTTP_500_INTERNAL_SERVER_ERROR, "reason-error", {})


def too_deep(_request: Request[Any, Any, Any], _wrong: RecursionError) -> Response[dict[str, Any]]:
    """Answer brackets without end; nothing else here goes that deep."""
    return answer(HTTP_400_BAD_REQUEST, "reason-invalid", {"problem": "it is nested too deeply"})


def no_storage(request: Request[Any, Any, Any], wrong: Exception) -> Response[dict[str, Any]]:
    """Answer that the store does not: nobody's fault who asks, and it may be better soon."""
    LOG.error("no storage", method=request.method, **traced(wrong))
    return answer(HTTP_503_SERVICE_UNAVAILABLE, "reason-storage", {}, {"Retry-After": "5"})


def _problem(wrong: HTTPException) -> str:
    """Say what was malformed. The framework repeats what it was sent, and nothing else."""
    items = wrong.extra if isinstance(wrong.extra, list) else []
    parts = [
        f"{item['key']}: {item['message']}" if item.get("key") else str(item["message"])
        for item in items
        if isinstance(item, dict) and "message" in item
    ]
    return ("; ".join(parts) or wrong.detail)[:LONGEST_FACT]


HANDLERS: Final[dict[int | type[Exception], Callable[[Request[Any, Any, Any], Any], Response[Any]]]] = {
    Refusal: refused,
    HTTPException: http,
    RecursionError: too_deep,
    SQLAlchemyError: no_storage,
    OSError: no_storage,
    Exception: unexpected,
}
