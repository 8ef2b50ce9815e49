"""What the framework hands to those who answer requests."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency

from signoria.web.services import Services

AnyRequest: TypeAlias = Request[Any, Any, Any]
# The services of this server.
Provided: TypeAlias = NamedDependency[Services]
