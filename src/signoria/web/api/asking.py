"""Who asks: what the handlers of requests need to know about the guest, and the cookie that goes back."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from litestar import Response

from signoria.web.guard.devices import new_ticket
from signoria.web.guard.identity import COOKIE, is_secure, new_guest
from signoria.web.guard.limits import source
from signoria.web.handed import AnyRequest

if TYPE_CHECKING:
    from signoria.tables.table.devices import Ticket
    from signoria.tables.table.rows import Guest
    from signoria.web.services import Services


Content = TypeVar("Content")


class Asker:
    """The guest who asks, perhaps for the first time. Raises `Refusal` for a device that is signed out."""

    def __init__(self, request: AnyRequest, services: Services) -> None:
        self.request = request
        self.services = services
        known = services.identity.ticket(request)
        if known is None:
            services.meters.new_guests.count(self.address)
        self.ticket: Ticket = new_ticket(new_guest()) if known is None else services.devices.renewed(known)
        self.id = self.ticket.guest

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return source(self.request)

    async def name_device(self) -> None:
        """Let a device have a name of its own whose cookie is of the first versions."""
        if not self.ticket.device:
            self.ticket = await self.services.devices.named(self.ticket)

    async def guest(self) -> Guest:
        """Give the guest, for looking."""
        return await self.services.identity.guest(self.id)

    async def acting(self) -> Guest:
        """Give the guest, for changing something: counted, and kept from now on."""
        self.services.meters.changes.count(self.id)
        return await self.services.identity.stored(self.id)

    def answer(self, content: Content, status: int = 200) -> Response[Content]:
        """Answer, with a cookie where one is needed."""
        return answer_as(self.request, self.services, self.ticket, content, status)


def answer_as(
    request: AnyRequest, services: Services, ticket: Ticket, content: Content, status: int
) -> Response[Content]:
    """Answer somebody who has this ticket from now on."""
    response = Response(content, status_code=status)
    if services.identity.stale(request, ticket):
        secure = is_secure(request)
        response.set_cookie(services.identity.cookie(ticket, secure=secure))
        if secure and COOKIE in request.cookies:
            # The one from before there was TLS has done its service.
            response.delete_cookie(COOKIE)
    return response
