"""The application: all routes, behind the door."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from litestar import HttpMethod, Litestar, route
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.params import FromPath

import signoria
from signoria.tables.table.refusal import Refusal
from signoria.web.api.afterwards import course, outcome, ratings
from signoria.web.api.analyses import analyse, analyse_record, analysis, stop_analysis, stop_record_analysis
from signoria.web.api.companions import companions, decline, invitations, invite, part
from signoria.web.api.devices import begin_anew, devices, sign_out, sign_out_others
from signoria.web.api.film import film_of
from signoria.web.api.games import games, words
from signoria.web.api.history import games_shown, history, opponents_met
from signoria.web.api.holidays import end_holiday, holidays, take_holiday
from signoria.web.api.invitation import close_network, invitation, open_network, reach
from signoria.web.api.lessons import all_lessons, learn
from signoria.web.api.me import follow_link, me, new_personal_link, prefer, rename, show_link
from signoria.web.api.notices import (
    close_channel,
    notices,
    open_hook,
    open_mail,
    open_push,
    settle_channel,
    show_channel,
    try_channel,
)
from signoria.web.api.puzzles import all_puzzles, solve, solved
from signoria.web.api.records import (
    branch,
    branch_record,
    check_record,
    record,
    record_log,
    replay,
    replay_log,
    replay_record,
)
from signoria.web.api.rules import rules
from signoria.web.api.statistics import ladder, statistics
from signoria.web.api.tables import (
    change_options,
    change_seats,
    close,
    hush,
    join,
    leave,
    mute,
    open_table,
    play_now,
    propose_end,
    remove,
    resign,
    send_away,
    start,
    table,
    tables,
)
from signoria.web.errors import HANDLERS
from signoria.web.guard.door import Door
from signoria.web.health import health, metrics, ready
from signoria.web.lists import lists_socket
from signoria.web.pages import AS_IT_IS, letters, page
from signoria.web.services import Services
from signoria.web.sockets import table_socket

if TYPE_CHECKING:
    from litestar.types import ASGIApp


# Bytes of an answer from which on it is zipped.
LONG: Final = 1000
# Files were made small when they were built. An answer with a secret, such as a personal link, is sent as it is: how
# long it is when zipped together with something else would tell about it.
UNZIPPED: Final = ["^/i/", "^/api/me", "^/api/devices"]


@route(
    ["/api", "/api/{path:path}"],
    http_method=[HttpMethod.GET, HttpMethod.POST, HttpMethod.PUT, HttpMethod.PATCH, HttpMethod.DELETE],
    include_in_schema=False,
    sync_to_thread=False,
)
def unknown(path: FromPath[str] = "") -> None:
    """Say no to what cannot be asked."""
    raise Refusal("reason-not-found")


def create_app(services: Services) -> ASGIApp:
    """Give a server as an ASGI application: the door, and behind it the framework."""

    def provide_services() -> Services:
        return services

    inner = Litestar(
        [
            *(me, rename, prefer, new_personal_link, show_link, follow_link),
            *(holidays, take_holiday, end_holiday, film_of),
            *(devices, sign_out, sign_out_others, begin_anew),
            *(notices, open_push, open_hook, open_mail, close_channel, try_channel, show_channel, settle_channel),
            *(all_lessons, learn),
            *(all_puzzles, solve, solved),
            *(games, words, rules, history, opponents_met, games_shown, statistics, ladder),
            *(tables, table, open_table, play_now, join, leave, start, change_seats, change_options, close),
            *(resign, propose_end, remove),
            *(mute, send_away, hush),
            *(companions, part, invite, invitations, decline),
            *(invitation, reach, open_network, close_network),
            *(
                record,
                replay_log,
                replay,
                course,
                ratings,
                outcome,
                check_record,
                record_log,
                replay_record,
                branch,
                branch_record,
            ),
            *(analysis, analyse, analyse_record, stop_analysis, stop_record_analysis),
            *(health, ready, metrics, table_socket, lists_socket, letters, page, unknown),
        ],
        dependencies={"services": Provide(provide_services, sync_to_thread=False)},
        signature_namespace={"Services": Services},
        exception_handlers=dict(HANDLERS),
        lifespan=[services.running],
        logging_config=None,
        compression_config=CompressionConfig(
            "gzip", minimum_size=LONG, gzip_compress_level=5, exclude=UNZIPPED, exclude_opt_key=AS_IT_IS
        ),
        openapi_config=OpenAPIConfig(
            title="Signoria",
            version=signoria.__version__,
            summary="Tables to play board games at. Moves go over the WebSocket at /ws/tables/{code}.",
            path="/schema",
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=services.settings.limits.body_bytes,
    )
    # Outside of the framework, which does not let middleware see requests without a route.
    return Door(inner, services.settings, services.meters, services.metrics, services.reach)
