"""A store in memory: for tests, and for a game that nobody wants to keep."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Any

import msgspec

from signoria.tables.history.puzzling import Attempt
from signoria.tables.history.rating import Skill, solved
from signoria.tables.store.statements import HANDED_ON, renumbered
from signoria.tables.store.store import Conflict, NotFound, SignedOut
from signoria.tables.table.devices import MOST_DEVICES, Barred, Device, SignOut
from signoria.tables.table.entries import read, written
from signoria.tables.table.habits import habits_of, other_than_usual
from signoria.tables.table.notices import MOST_FAILURES
from signoria.tables.table.personal import habits
from signoria.tables.table.rows import (
    Head,
    Listed,
    Parting,
    Preferred,
    Snapshot,
    Standing,
    StoredTable,
    share_of_victory,
)
from tests.kit.memory_ratings import MemoryRatings

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Mapping, Sequence

    from signoria.tables.history.puzzling import Answer
    from signoria.tables.history.rating import Rated
    from signoria.tables.table.devices import Sighting, Ticket
    from signoria.tables.table.entries import AnyEntry
    from signoria.tables.table.habits import Preferences
    from signoria.tables.table.notices import Channel, Notice
    from signoria.tables.table.rows import Guest, Invitation, NewTable, Spoken, Summary, TableRow


class _Kept:
    """What is kept of one table. Entries and positions are kept as text, as in a database: nothing is shared."""

    def __init__(self, new: NewTable) -> None:
        self.row: TableRow = new.row
        self.entries = [written(entry) for entry in new.entries]
        self.summary = new.summary
        self.snapshot = None if new.snapshot is None else msgspec.json.encode(new.snapshot)
        self.changed = new.entries[-1].at
        self.chat: list[Spoken] = []
        self.preferences: dict[tuple[str, str], bool] = {}
        self.removed: set[str] = set()

    def listed(self, guest: str | None = None) -> Listed:
        row = self.row
        return Listed(row.code, row.game, row.created, self.changed, self.summary, guest in self.removed, row.id)


class MemoryStore:
    """Keeps everything as long as the process lives."""

    def __init__(self) -> None:
        self._tables: dict[str, _Kept] = {}
        self._guests: dict[str, Guest] = {}
        self._links: dict[bytes, tuple[str, float]] = {}
        self._devices: defaultdict[str, dict[str, Device]] = defaultdict(dict)
        self._sign_outs: list[SignOut] = []
        self._ratings = MemoryRatings()
        self._invitations: list[Invitation] = []
        self._partings: set[tuple[str, str]] = set()
        self._channels: list[Channel] = []
        self._told: dict[tuple[str, str, str], str] = {}
        self._keepsakes: dict[str, bytes] = {}
        self._analyses: dict[str, bytes] = {}
        self._attempts: dict[str, list[Attempt]] = {}

    # --- Tables --------------------------------------------------------------------------------------------------

    async def create_table(self, new: NewTable) -> None:
        await self._pause()
        self._check_code(new)
        self._tables[new.row.id] = _Kept(new)

    async def load_table(self, code: str) -> StoredTable:
        await self._pause()
        kept = self._by_code(code)
        snapshot = None if kept.snapshot is None else msgspec.json.decode(kept.snapshot, type=Snapshot)
        return StoredTable(kept.row, [read(text) for text in kept.entries], snapshot)

    async def entries_after(self, table: str, number: int) -> list[AnyEntry]:
        await self._pause()
        return [read(text) for text in self._by_id(table).entries[number:]]

    async def heads(self, tables: Sequence[str]) -> dict[str, Head]:
        await self._pause()
        return {
            table: Head(len(kept.entries), len(kept.chat), await self.preferences(table))
            for table, kept in list(self._tables.items())
            if table in tables
        }

    async def append(
        self,
        table: str,
        expected: int,
        entries: Sequence[AnyEntry],
        *,
        summary: Summary | None = None,
        snapshot: Snapshot | None = None,
        opens: NewTable | None = None,
        reseated: bool = True,
        changed: float | None = None,
    ) -> None:
        await self._pause()
        kept = self._by_id(table)
        if len(kept.entries) != expected:
            raise Conflict
        if opens is not None:
            self._check_code(opens)
            self._tables[opens.row.id] = _Kept(opens)
            self._tables[opens.row.id].chat = renumbered(kept.chat[-HANDED_ON:], opens)
        kept.entries.extend(written(entry) for entry in entries)
        kept.changed = entries[-1].at if changed is None else changed
        if summary is not None:
            kept.summary = summary
            self._ratings.rate(kept.row, summary)
        if snapshot is not None:
            kept.snapshot = msgspec.json.encode(snapshot)
        await self._pause()

    async def remove_table(self, code: str) -> None:
        await self._pause()
        gone = self._by_code(code).row.id
        del self._tables[gone]
        self._ratings.forget(code)
        self._invitations = [one for one in self._invitations if one.table != gone]

    def _check_code(self, new: NewTable) -> None:
        if any(kept.row.code == new.row.code for kept in self._tables.values()):
            raise Conflict

    def _by_code(self, code: str) -> _Kept:
        for kept in self._tables.values():
            if kept.row.code == code:
                return kept
        raise NotFound(code)

    def _by_id(self, table: str) -> _Kept:
        if table not in self._tables:
            raise NotFound(table)
        return self._tables[table]

    async def _pause(self) -> None:
        """Let others run, as a database does: so that tests meet what happens in between."""
        await asyncio.sleep(0)

    # --- Beside the entries --------------------------------------------------------------------------------------

    async def say(self, table: str, spoken: Spoken) -> Spoken:
        await self._pause()
        chat = self._by_id(table).chat
        for line in chat:
            if (line.guest, line.message) == (spoken.guest, spoken.message):
                return line
        chat.append(msgspec.structs.replace(spoken, number=len(chat) + 1))
        return chat[-1]

    async def chat_after(self, table: str, number: int, most: int) -> list[Spoken]:
        await self._pause()
        return self._by_id(table).chat[number:][-most:]

    async def prefer(self, table: str, preference: Preferred) -> None:
        await self._pause()
        self._by_id(table).preferences[preference.guest, preference.name] = preference.value

    async def preferences(self, table: str) -> Preferences:
        await self._pause()
        found: Preferences = {}
        kept = self._by_id(table)
        for seat in kept.summary.seats:
            if seat.guest in self._guests:
                found[seat.guest] = habits(self._guests[seat.guest].settings, kept.row.game, kept.row.code)
        for (guest, name), value in kept.preferences.items():
            found[guest] = habits_of(found, guest).with_preference(name, unusual=value)
        return other_than_usual(found)

    # --- Lists ---------------------------------------------------------------------------------------------------

    async def lobby(self, game: str | None = None, most: int = 100) -> list[Listed]:
        await self._pause()
        found = [
            kept.listed()
            for kept in self._tables.values()
            if kept.summary.listed and kept.summary.status in ("gathering", "playing") and game in (None, kept.row.game)
        ]
        return sorted(found, key=lambda listed: -listed.created)[:most]

    async def tables_of(self, guest: str, most: int = 100) -> list[Listed]:
        await self._pause()
        found = [
            kept.listed(guest)
            for kept in self._tables.values()
            if any(seat.guest == guest for seat in kept.summary.seats)
        ]
        return sorted(found, key=lambda listed: -listed.changed)[:most]

    async def take_off_list(self, code: str, guest: str) -> None:
        await self._pause()
        self._by_code(code).removed.add(guest)

    async def games_shown(self, most: int = 100) -> list[Listed]:
        await self._pause()
        kept = (kept for kept in self._tables.values() if kept.summary.listed and kept.summary.status == "over")
        return sorted((one.listed() for one in kept), key=lambda listed: -listed.created)[:most]

    async def busy_tables(self) -> list[str]:
        await self._pause()
        return [kept.row.code for kept in self._tables.values() if kept.summary.busy]

    async def standings(self, game: str, most: int = 100) -> list[Standing]:
        await self._pause()
        found: dict[tuple[str | None, str | None], Standing] = {}
        over = [kept for kept in self._tables.values() if kept.row.game == game and kept.summary.result is not None]
        for kept in sorted(over, key=lambda kept: kept.changed):
            result = kept.summary.result
            assert result is not None
            for number, seat in enumerate(kept.summary.seats):
                who = (seat.guest, None if seat.guest else seat.bot)
                before = found.get(who, Standing(*who, "", 0, 0.0))
                wins = before.wins + share_of_victory(kept.summary, number)
                found[who] = Standing(*who, seat.name, before.games + 1, wins)
        return sorted(found.values(), key=lambda standing: -standing.games)[:most]

    # --- Ratings -------------------------------------------------------------------------------------------------

    async def ratings(self, game: str, guests: Collection[str]) -> dict[str, Skill]:
        await self._pause()
        return {guest: skill for guest, skill in self._ratings.ratings(game).items() if guest in guests}

    async def ratings_of(self, guest: str) -> dict[str, Skill]:
        await self._pause()
        return self._ratings.ratings_of(guest)

    async def rated_at(self, code: str) -> list[Rated]:
        await self._pause()
        return self._ratings.changes_at(code)

    async def rated_of(self, guest: str) -> dict[str, Rated]:
        await self._pause()
        return self._ratings.changes_of(guest)

    # --- Guests --------------------------------------------------------------------------------------------------

    async def save_guest(self, guest: Guest) -> None:
        await self._pause()
        known = self._guests.get(guest.id)
        self._guests[guest.id] = guest if known is None else msgspec.structs.replace(guest, settings=known.settings)

    async def set_guest(self, guest: Guest, change: Callable[[Mapping[str, Any]], dict[str, Any]]) -> dict[str, Any]:
        await self._pause()
        known = self._guests.get(guest.id, guest)
        self._guests[guest.id] = new = msgspec.structs.replace(known, settings=change(known.settings))
        return new.settings

    async def guest(self, guest: str) -> Guest:
        await self._pause()
        if guest not in self._guests:
            raise NotFound(guest)
        return self._guests[guest]

    async def add_link(self, digest: bytes, guest: str, until: float, asking: Ticket | None = None) -> None:
        await self.guest(guest)
        if asking is not None:
            self._admit(asking)
        self._links[digest] = (guest, until)

    async def guest_by_link(self, digest: bytes, now: float) -> Guest:
        guest, until = self._links.get(digest, ("", 0.0))
        if until <= now:
            raise NotFound("link")
        return await self.guest(guest)

    async def use_link(self, digest: bytes, now: float) -> Guest:
        guest, until = self._links.get(digest, ("", 0.0))
        if until <= now:
            raise NotFound("link")
        self._links[digest] = (guest, now)
        return await self.guest(guest)

    # --- Companions ----------------------------------------------------------------------------------------------

    async def invite(self, new: Invitation, check: Callable[[Sequence[Invitation]], bool], since: float) -> None:
        await self.guest(new.guest)
        self._by_id(new.table)
        self._invitations = [one for one in self._invitations if one.guest != new.guest or one.at >= since]
        if check([one for one in self._invitations if one.guest == new.guest]):
            self._invitations.append(new)

    async def invitations_to(self, guest: str, since: float) -> list[tuple[Invitation, Listed]]:
        await self._pause()
        found = [
            (one, self._by_id(one.table).listed())
            for one in self._invitations
            if one.guest == guest and one.at >= since and not one.declined
        ]
        return sorted(found, key=lambda pair: -pair[0].at)

    async def invitations_at(self, table: str) -> list[Invitation]:
        await self._pause()
        return [one for one in self._invitations if one.table == table]

    async def decline(self, code: str, guest: str) -> Invitation:
        await self._pause()
        table = next((kept.row.id for kept in self._tables.values() if kept.row.code == code), None)
        for place, one in enumerate(self._invitations):
            if (one.table, one.guest) == (table, guest):
                self._invitations[place] = msgspec.structs.replace(one, declined=True)
                return self._invitations[place]
        raise NotFound(code)

    async def part(self, parting: Parting, *, apart: bool) -> None:
        await self._pause()
        change = self._partings.add if apart else self._partings.discard
        change((parting.guest, parting.other))

    async def partings(self, guest: str) -> list[Parting]:
        await self._pause()
        return [Parting(*pair) for pair in self._partings if guest in pair]

    # --- Notices -------------------------------------------------------------------------------------------------

    async def channels(self, guest: str) -> list[Channel]:
        await self._pause()
        return [one for one in self._channels if one.guest == guest]

    async def channel(self, wanted: str) -> Channel:
        await self._pause()
        for one in self._channels:
            if one.id == wanted:
                return one
        raise NotFound(wanted)

    async def open_channel(self, new: Channel, check: Callable[[Sequence[Channel]], None]) -> None:
        await self.guest(new.guest)

        def followed(one: Channel) -> bool:
            same = (one.way, one.address) == (new.way, new.address)
            browser = one.device == new.device if one.guest == new.guest else same
            return one.way == new.way and ((same and one.guest == new.guest) or (new.way == "push" and browser))

        left = [one for one in self._channels if not followed(one)]
        check([one for one in left if one.guest == new.guest])
        self._channels = [*left, new]

    async def close_channel(self, guest: str, wanted: str) -> None:
        if (await self.channel(wanted)).guest != guest:
            raise NotFound(wanted)
        self._channels = [one for one in self._channels if one.id != wanted]

    async def confirm_channel(self, wanted: str) -> None:
        self._change_channel(await self.channel(wanted), confirmed=True)

    async def tried(self, wanted: str, *, arrived: bool) -> None:
        found = [one for one in self._channels if one.id == wanted]
        for one in found:
            self._change_channel(one, failures=0 if arrived else one.failures + 1)
        self._channels = [one for one in self._channels if one.failures < MOST_FAILURES]

    def _change_channel(self, channel: Channel, **changes: object) -> None:
        place = self._channels.index(channel)
        self._channels[place] = msgspec.structs.replace(channel, **changes)

    async def claim(self, notice: Notice) -> bool:
        await self._pause()
        if notice.table not in self._tables:
            return False
        key = (notice.table, notice.guest, notice.kind)
        new = self._told.get(key) != notice.mark
        self._told[key] = notice.mark
        return new

    async def keep_attempt(self, guest: str, answer: Answer) -> Attempt:
        await self._pause()
        mine = self._attempts.setdefault(guest, [])
        known = next((one for one in mine if one.puzzle == answer.puzzle), None)
        if known is not None:
            return known
        before = ([one.after for one in mine if one.game == answer.game] or [Skill()])[-1]
        after = solved(before, answer.level, right=answer.right)
        mine.append(
            Attempt(answer.puzzle, answer.game, answer.table, answer.at, answer.move, answer.right, before, after)
        )
        return mine[-1]

    async def attempts_of(self, guest: str) -> list[Attempt]:
        await self._pause()
        return sorted(self._attempts.get(guest, []), key=lambda one: (one.game, one.after.games))

    async def keep_analysis(self, table: str, body: bytes, at: float) -> None:
        await asyncio.sleep(0)
        if any(kept.row.id == table for kept in self._tables.values()):
            self._analyses[table] = body

    async def analysis(self, table: str) -> bytes | None:
        await asyncio.sleep(0)
        return self._analyses.get(table)

    async def keepsake(self, name: str, new: bytes) -> bytes:
        await self._pause()
        return self._keepsakes.setdefault(name, new)

    # --- Devices -------------------------------------------------------------------------------------------------

    async def see_devices(self, seen: Sequence[Sighting]) -> list[Sighting]:
        await self._pause()
        kept = [one for one in seen if one.ticket.guest in self._guests]
        for one in kept:
            devices, id_ = self._devices[one.ticket.guest], one.ticket.device
            if id_ in devices or not self._barred(one.ticket.guest).bars(one.ticket):
                first = devices[id_].first if id_ in devices else one.at
                devices[id_] = Device(id_, one.browser, one.system, first, one.at)
            for surplus in await self.devices(one.ticket.guest, MOST_DEVICES):
                del devices[surplus.id]
        return kept

    async def devices(self, guest: str, after: int = 0) -> list[Device]:
        await self._pause()
        return sorted(self._devices[guest].values(), key=lambda one: (-one.last, -one.first, one.id))[after:]

    async def sign_out(self, guest: str, device: str | None, asking: Ticket | None, now: float) -> SignOut:
        await self.guest(guest)
        if asking is not None:
            self._admit(asking)
        own = asking is not None and asking.device == device
        kept = asking.device if asking is not None and device is None else None
        if device is not None and asking is not None and not own and device not in self._devices[guest]:
            raise NotFound(device)
        for one in [one for one in self._devices[guest] if one == device or (device is None and one != kept)]:
            del self._devices[guest][one]
        self._channels = [
            one
            for one in self._channels
            if one.guest != guest or not one.device or (one.device != device if device else one.device == kept)
        ]
        if not own:
            self._links = {digest: link for digest, link in self._links.items() if link[0] != guest}
        at = max(int(now), self._barred(guest).last + 1)
        done = SignOut(len(self._sign_outs) + 1, guest, device, kept, at)
        self._sign_outs.append(done)
        return done

    async def sign_outs(self, after: int) -> list[SignOut]:
        await self._pause()
        return self._sign_outs[after:]

    async def barred(self, guest: str) -> Barred:
        await self._pause()
        return self._barred(guest)

    def _barred(self, guest: str) -> Barred:
        return Barred(*(one for one in self._sign_outs if one.guest == guest))

    def _admit(self, ticket: Ticket) -> None:
        if self._barred(ticket.guest).bars(ticket):
            raise SignedOut

    async def probe(self) -> None:
        await self._pause()

    async def close(self) -> None:
        await self._pause()
