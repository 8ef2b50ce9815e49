"""Lessons: what there is to learn, and beginning with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from litestar import Response
from litestar.params import FromPath
from litestar.status_codes import HTTP_201_CREATED

from signoria.tables.lessons.learn import Learn
from signoria.tables.lessons.lesson import Lesson, lessons
from signoria.web.api.asking import Asker
from signoria.web.api.routes import get, post
from signoria.web.api.shapes import Code
from signoria.web.api.tables import opened
from signoria.web.handed import AnyRequest, Provided

if TYPE_CHECKING:
    pass


@get("/api/lessons", tags=["games"], summary="The lessons", sync_to_thread=False)
def all_lessons() -> list[Lesson]:
    """List the lessons with their steps."""
    return list(lessons().values())


@post("/api/lessons/{lesson:str}", tags=["games"], summary="Begin a lesson", status_code=HTTP_201_CREATED)
async def learn(request: AnyRequest, services: Provided, lesson: FromPath[str]) -> Response[Code]:
    """Open the table of a lesson, against easy bots. It changes no rating."""
    asker = Asker(request, services)
    return asker.answer(Code(await opened(asker, Learn(lesson))), HTTP_201_CREATED)
