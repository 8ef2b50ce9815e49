"""What somebody prefers at all tables and on all devices, and what is otherwise at one of them: a document each.

Only what was chosen is kept; whatever else there is, is as usual. A table acts upon a few of these wishes itself
(habits.py); the rest matters to the devices alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from signoria.games import REGISTRY
from signoria.tables.table.calendar import Calendar, Night
from signoria.tables.table.habits import Habits, Pace
from signoria.tables.table.holidays import holidays_in, place
from signoria.tables.table.refusal import Refusal

# So many tables may differ from the others; of those that were set first, nobody thinks any more.
MOST_TABLES: Final = 20
MOST_LESSONS: Final = 100
# The part of a guest's settings that is the document.
PART: Final = "preferences"
# The night of somebody who has not said otherwise.
NIGHT_FROM: Final = 22
NIGHT_TO: Final = 8

Confirm = Literal["never", "last", "always"]
Size = Literal["small", "normal", "large", "huge"]
# A place, by the name that the IANA gives the clock there.
Zone = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_+/-]{1,64}$")]
Hour = Annotated[int, Meta(ge=0, le=23)]
Standing = Annotated[dict[Annotated[str, Meta(max_length=40)], bool], Meta(max_length=40)]


LessonId = Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,40}$")]


class LessonTaken(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How far somebody has come with a lesson: at which table, at which step, and whether it was ever finished."""

    table: Annotated[str, Meta(pattern=r"^[a-z0-9]{1,20}$")] | None = None
    step: Annotated[int, Meta(ge=0, le=99)] = 0
    done: bool = False


class TableWishes(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What may be otherwise at one table."""

    pace: Pace | UnsetType = UNSET  # at which others are seen to move, where nobody waits for it
    confirm: Confirm | UnsetType = UNSET  # which own moves are asked about before they are made
    odd: bool | UnsetType = UNSET  # moves that hardly anybody wants are asked about
    single: bool | UnsetType = UNSET  # where there is one choice, it is made without asking


class Wishes(TableWishes, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """What somebody prefers everywhere."""

    standing: Standing | UnsetType = UNSET  # answers that are given each time, by name
    text: Size | UnsetType = UNSET
    keys: bool | UnsetType = UNSET  # single keys do something
    calm: bool | UnsetType = UNSET  # nothing moves that need not
    contrast: bool | UnsetType = UNSET  # stronger than usual
    volume: Annotated[int, Meta(ge=0, le=100)] | UnsetType = UNSET
    hear_turn: bool | UnsetType = UNSET
    hear_table: bool | UnsetType = UNSET
    hear_chat: bool | UnsetType = UNSET
    # The night: from and to which hour nothing is told that can wait, and no clock of days runs, by the clock of the
    # place where one is.
    quiet_from: Hour | UnsetType = UNSET
    quiet_to: Hour | UnsetType = UNSET
    zone: Zone | UnsetType = UNSET
    # No wish, but it goes with the guest from device to device like one: how far the lessons are, by their names.
    lessons: Annotated[dict[LessonId, LessonTaken], Meta(max_length=100)] | UnsetType = UNSET


Known = TypeVar("Known", bound=TableWishes)


class Wishlist(msgspec.Struct, frozen=True):
    """All wishes of a guest. `revision` counts the changes, so that every device can tell whether it knows them."""

    revision: int = 0
    everywhere: Wishes = Wishes()
    tables: dict[str, TableWishes] = {}


def document_in(settings: Mapping[str, Any]) -> Wishlist:
    """Read the document of a guest; what another version of this program has written there, and only that, is lost."""
    kept = settings.get(PART)
    if not isinstance(kept, dict):
        return Wishlist()
    revision, tables = kept.get("revision"), kept.get("tables")
    return Wishlist(
        revision if isinstance(revision, int) else 0,
        _known(kept.get("everywhere"), Wishes),
        {str(code): _known(part, TableWishes) for code, part in (tables if isinstance(tables, dict) else {}).items()},
    )


def _known(kept: object, kind: type[Known]) -> Known:
    """Give the wishes among what is kept that can be understood, each by itself."""
    found: dict[str, Any] = {}
    for name, value in kept.items() if isinstance(kept, dict) else ():
        try:
            msgspec.convert({name: value}, kind)
        except msgspec.ValidationError:
            continue
        found[name] = value
    return msgspec.convert(found, kind)


def amended(
    settings: Mapping[str, Any], changes: Wishes, table: str | None = None, *, anew: bool = False
) -> dict[str, Any]:
    """Give the settings of a guest with other wishes, everywhere or at one table; `anew`: forget the earlier ones.

    Raises `Refusal`.
    """
    _check(changes, table)
    before = document_in(settings)
    told = {name: value for name, value in msgspec.structs.asdict(changes).items() if value is not UNSET}
    everywhere, tables = before.everywhere, dict(before.tables)
    if table is None:
        if "standing" in told and everywhere.standing is not UNSET and not anew:
            told["standing"] = everywhere.standing | told["standing"]
        taken = {} if everywhere.lessons is UNSET else everywhere.lessons
        if taken or "lessons" in told:
            # Whoever wants everything as usual has learnt what they have learnt.
            told["lessons"] = dict(list((taken | told.get("lessons", {})).items())[-MOST_LESSONS:])
        everywhere = msgspec.structs.replace(Wishes() if anew else everywhere, **told)
    else:
        here = tables.pop(table, TableWishes())
        tables[table] = msgspec.structs.replace(TableWishes() if anew else here, **told)
        if tables[table] == TableWishes():
            del tables[table]
        tables = dict(list(tables.items())[-MOST_TABLES:])
    return {**settings, PART: msgspec.to_builtins(Wishlist(before.revision + 1, everywhere, tables))}


def _check(changes: Wishes, table: str | None) -> None:
    names = {wish.name for game in REGISTRY.games() for wish in REGISTRY.game(game).about.preferences}
    if changes.standing is not UNSET and not names.issuperset(changes.standing):
        raise Refusal("reason-preference")
    if table is not None:
        for name in set(Wishes.__struct_fields__).difference(TableWishes.__struct_fields__):
            if getattr(changes, name) is not UNSET:
                raise Refusal("reason-preference-table")


def habits(settings: Mapping[str, Any], game: str, code: str) -> Habits:
    """Give what a table acts upon: the preferences of its game that are other than usual, and the wishes it knows."""
    kept = document_in(settings)
    here, everywhere = kept.tables.get(code, TableWishes()), kept.everywhere
    pace = everywhere.pace if here.pace is UNSET else here.pace
    confirm = everywhere.confirm if here.confirm is UNSET else here.confirm
    single = everywhere.single if here.single is UNSET else here.single
    standing = {} if everywhere.standing is UNSET else everywhere.standing
    known = REGISTRY.game(game).about.preferences
    return Habits(
        frozenset(wish.name for wish in known if standing.get(wish.name, wish.usual) != wish.usual),
        "normal" if pace is UNSET else pace,
        confirms=confirm in ("last", "always"),
        answers_all=single is False,
        revision=kept.revision,
        calendar=Calendar(night_of(everywhere), holidays_in(settings)),
    )


def night_of(wishes: Wishes) -> Night | None:
    """Give when somebody sleeps; it must be known where that is."""
    begin = NIGHT_FROM if wishes.quiet_from is UNSET else wishes.quiet_from
    end = NIGHT_TO if wishes.quiet_to is UNSET else wishes.quiet_to
    if wishes.zone is UNSET or begin == end:
        return None
    try:
        place(wishes.zone)
    except Refusal:
        # A place of which this machine does not know the time.
        return None
    return Night(begin, end, wishes.zone)
