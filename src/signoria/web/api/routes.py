"""The routes of the interface: `get`, `post` and `patch` of the framework, with a description of how we say no."""

from __future__ import annotations

from functools import partial
from typing import Final

import litestar
from litestar.openapi import ResponseSpec

from signoria.web.api.shapes import RefusalShown

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

get: Final = partial(litestar.get, responses=REFUSALS)
post: Final = partial(litestar.post, responses=REFUSALS)
patch: Final = partial(litestar.patch, responses=REFUSALS)
