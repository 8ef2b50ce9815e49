"""The application: all routes, behind the door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from litestar import HttpMethod, Litestar, route
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath
from litestar.status_codes import HTTP_404_NOT_FOUND

import signoria
from signoria.web.api.afterwards import course, ratings
from signoria.web.api.games import games
from signoria.web.api.history import history
from signoria.web.api.me import follow_link, me, new_personal_link, rename, show_link
from signoria.web.api.records import check_record, record, record_log, replay, replay_log, replay_record
from signoria.web.api.rules import rules
from signoria.web.api.shapes import RefusalShown
from signoria.web.api.statistics import ladder, statistics
from signoria.web.api.tables import (
    change_options,
    change_seats,
    close,
    join,
    leave,
    open_table,
    play_now,
    start,
    table,
    tables,
)
from signoria.web.errors import HANDLERS, Problem
from signoria.web.guard.door import Door
from signoria.web.health import health
from signoria.web.metrics import metrics
from signoria.web.pages import page
from signoria.web.services import Services
from signoria.web.sockets import table_socket

if TYPE_CHECKING:
    from signoria.tables.nodes.bus import Bus
    from signoria.tables.store.store import Store
    from signoria.tables.thinking.thinker import Thinker
    from signoria.web.settings import Settings


# How every operation says no, for the description of the interface.
REFUSALS: Final = {
    status: ResponseSpec(RefusalShown, generate_examples=False, description=description)
    for status, description in (
        (400, "The request is malformed."),
        (403, "Somebody else may do that."),
        (404, "There is no such thing."),
        (409, "Not as things stand."),
        (413, "Too long."),
        (422, "The values do not fit."),
        (429, "Too fast."),
        (503, "The server is not able to, for now."),
    )
}


@route(
    ["/api", "/api/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE],
    include_in_schema=False,
    sync_to_thread=False,
)
def unknown(path: FromPath[str] = "") -> None:
    """Say no to what cannot be asked."""
    raise Problem(HTTP_404_NOT_FOUND, "reason-not-found")


def create_app(
    settings: Settings, store: Store | None = None, bus: Bus | None = None, thinker: Thinker | None = None
) -> Litestar:
    """Give the server as an ASGI application. What is not given is made as the settings say."""
    services = Services(settings, store, bus, thinker)

    def provide_services() -> Services:
        return services

    handlers: list[Any] = [
        *(me, rename, new_personal_link, show_link, follow_link),
        *(games, rules, history, statistics, ladder),
        *(tables, table, open_table, play_now, join, leave, start, change_seats, change_options, close),
        *(record, replay_log, replay, course, ratings, check_record, record_log, replay_record),
        *(health, metrics, table_socket, page, unknown),
    ]
    for handler in handlers:
        if isinstance(handler, HTTPRouteHandler):
            handler.responses = REFUSALS
    app = Litestar(
        handlers,
        dependencies={"services": Provide(provide_services, sync_to_thread=False)},
        signature_namespace={"Services": Services},
        exception_handlers=dict(HANDLERS),
        lifespan=[services.running],
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=signoria.__version__,
            summary="Tables to play board games at. Moves go over the WebSocket at /ws/tables/{code}.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=settings.limits.body_bytes,
    )
    app.state.services = services
    # Outside of the framework, which does not let middleware see requests without a route.
    app.asgi_handler = Door(app.asgi_handler, settings, services.meters, services.metrics)
    return app
