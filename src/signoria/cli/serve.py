"""`signoria serve`."""

from __future__ import annotations

import os
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING, Annotated
from urllib.parse import urlsplit

import msgspec
import typer

from signoria.cli.arguments import Refused, reason

if TYPE_CHECKING:
    from signoria.web.settings import Notices, ServerSettings

KEY = "SIGNORIA_KEY"
MAIL = "SIGNORIA_MAIL"


def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everyone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen at; 0 for any.")] = 8730,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="SIGNORIA_DATABASE",
            help="Where tables are kept, for example postgresql://user@host/name.",
            show_default="a file in the data folder",
        ),
    ] = None,
    data: Annotated[
        Path | None, typer.Option(help="The data folder: tables, and the server's key.", show_default="as the system")
    ] = None,
    public: Annotated[
        list[str] | None, typer.Option(help="An address by which others know this server: https://games.example.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(help="The address or network of a proxy before this server.", show_default="this machine"),
    ] = None,
    metrics: Annotated[
        list[str] | None,
        typer.Option(help="The address or network from which /metrics may be read.", show_default="this machine"),
    ] = None,
    keep: Annotated[
        int | None,
        typer.Option(
            min=1, help="Forget tables at which nothing has changed for so many days.", show_default="keep all"
        ),
    ] = None,
    notify: Annotated[
        list[str] | None,
        typer.Option(help="Where messages may go though it is not public: https://ntfy.home.arpa."),
    ] = None,
    mail_from: Annotated[
        str | None,
        typer.Option(help="The sender of letters; the mail server is in SIGNORIA_MAIL.", show_default="no letters"),
    ] = None,
    log: Annotated[str, typer.Option(help="How to log: console or json.")] = "console",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "warning",
    open_browser: Annotated[bool, typer.Option("--open", help="Open it in the browser.")] = False,  # noqa: FBT002
) -> None:
    """Serve tables to browsers, here or in the whole network.

    Several servers may share one PostgreSQL; they need the same key, 64 hexadecimal digits in SIGNORIA_KEY. Keys that
    signed before may follow it, with commas. The mail server for letters to guests is in SIGNORIA_MAIL, such as
    smtps://user:password@mail.example, or smtp:// for one with STARTTLS.
    """
    if log not in ("console", "json"):
        raise Refused(f"--log is console or json, not {log!r:.40}")
    if log_level not in ("debug", "info", "warning", "error"):
        raise Refused(f"--log-level is debug, info, warning or error, not {log_level!r:.40}")
    # Whoever can read the tables knows the hidden cards of all games.
    os.umask(0o077)
    settings = settled(host, database, data, public or [], proxy or [], keep, log, log_level)
    settings = msgspec.structs.replace(
        settings,
        notices=told(notify or [], mail_from),
        measured_from=networks("--metrics", metrics or []) or settings.measured_from,
    )

    from signoria.web.serving import CannotListenError  # noqa: PLC0415 - slow to import, and only needed from here on
    from signoria.web.serving import serve as run  # noqa: PLC0415
    from signoria.web.storage import CannotOpenError  # noqa: PLC0415

    def ready(address: str) -> None:
        print(f"Signoria is open at {address} (stop it with Ctrl+C)", flush=True)
        if open_browser:
            webbrowser.open(address)

    try:
        started = run(settings, host, port, ready)
    except CannotListenError as wrong:
        raise Refused(f"the server cannot listen at {host} port {port}: {wrong}") from None
    except CannotOpenError as wrong:
        raise Refused(str(wrong)) from None
    if not started:
        raise typer.Exit(1)


def networks(option: str, addresses: list[str]) -> tuple[str, ...]:
    """Give the addresses and networks that an option names."""
    from signoria.web.guard.proxies import checked_network  # noqa: PLC0415

    try:
        return tuple(checked_network(address) for address in addresses)
    except ValueError as wrong:
        raise Refused(f"{option} is an address or a network such as 10.0.0.0/8: {wrong}") from None


def settled(
    host: str,
    database: str | None,
    data: Path | None,
    public: list[str],
    proxy: list[str],
    keep: int | None,
    log: str,
    log_level: str,
) -> ServerSettings:
    """Give the settings that the arguments mean."""
    import platformdirs  # noqa: PLC0415

    from signoria.web.settings import LOOPBACK, THIS_MACHINE, ServerSettings, checked_keys, full_address, kept_keys  # noqa: PLC0415

    folder = data or platformdirs.user_data_path("signoria", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        given = os.environ.get(KEY)
        keys = checked_keys(given) if given else kept_keys(folder)
    except (OSError, ValueError) as wrong:
        raise Refused(f"there is no key to sign cookies with ({folder}, {KEY}): {reason(wrong)}") from None
    proxies = networks("--proxy", proxy)
    names = {public_name(address) for address in public}
    wanted = database or f"sqlite:///{(folder / 'signoria.db').resolve()}"
    try:
        full_address(wanted)
    except ValueError as wrong:
        # Without the address itself: it may hold a password.
        raise Refused(str(wrong)) from None
    return ServerSettings(
        database=wanted,
        keys=keys,
        proxies=proxies or THIS_MACHINE,
        keep_days=keep,
        # Other sites must not reach a server that is meant for this machine by giving it a name of theirs.
        hosts=LOOPBACK | names if host in LOOPBACK else None,
        origins=frozenset(address.rstrip("/") for address in public),
        public=tuple(address.rstrip("/") for address in public),
        log_format=log,
        log_level=log_level,
    )


def told(notify: list[str], mail_from: str | None) -> Notices:
    """Give how people are told who are not at their tables."""
    from signoria.web.notices.mail import mail_server  # noqa: PLC0415
    from signoria.web.settings import Notices  # noqa: PLC0415

    for address in notify:
        public_name(address, "--notify")
    if mail_from is None:
        return Notices(allowed=frozenset(address.rstrip("/") for address in notify))
    try:
        server = mail_server(os.environ.get(MAIL, ""), mail_from)
    except ValueError as wrong:
        # Without the address itself: it may hold a password.
        raise Refused(f"letters cannot be sent (--mail-from, {MAIL}): {wrong}") from None
    return Notices(allowed=frozenset(address.rstrip("/") for address in notify), mail=server)


def public_name(address: str, option: str = "--public") -> str:
    """Give the name of the machine in an address."""
    try:
        parts = urlsplit(address)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/"):
        raise Refused(f"{option} is an address such as https://games.example, not {address!r:.60}")
    return parts.hostname
