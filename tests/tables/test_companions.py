"""With whom somebody has played, who may be invited how often, and what every store keeps of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import msgspec
import pytest

from signoria.tables.nodes.bus import MemoryBus, Note
from signoria.tables.store.store import NotFound
from signoria.tables.table.commands.open import Open, SeatWish
from signoria.tables.table.companions import (
    MOST_COMPANIONS,
    MOST_TO_ONE,
    MOST_WAITING,
    WHILE,
    allowed,
    companions,
    free,
    holding,
)
from signoria.tables.table.house import HouseRules, mark_of
from signoria.tables.table.names import NOBODY
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.rows import Ending, Invitation, Listed, Parting
from signoria.tables.table.seats import OPEN, Seat
from signoria.tables.wire.messages import Invitations
from tests.tables.kit import House, guest
from tests.tables.test_store import a_store

if TYPE_CHECKING:
    from collections.abc import Sequence

    from signoria.tables.table.rows import Guest, NewTable

ANNA, BRAM, CLEO = guest("Anna"), guest("Bram"), guest("Cleo")
NOW = 1_000_000.0


def gathered(host: Guest = ANNA, *seats: Seat, now: float = NOW) -> NewTable:
    """Give a table that gathers, with its host, others, and an open seat."""
    new = Open("dominion", [SeatWish("me"), SeatWish("open")]).opened(host, now)
    sitting = [new.summary.seats[0], *seats, OPEN]
    return msgspec.structs.replace(new, summary=msgspec.structs.replace(new.summary, seats=sitting))


def sits(one: Guest, name: str | None = None) -> Seat:
    """Give the seat of a guest."""
    return Seat("person", name or one.name, one.id)


def at(new: NewTable, **changes: object) -> Listed:
    """Give a table in a list."""
    summary = msgspec.structs.replace(new.summary, **changes)
    return Listed(new.row.code, new.row.game, new.row.created, new.row.created, summary, id=new.row.id)


def over(*seats: Seat, now: float = NOW, **changes: object) -> Listed:
    """Give a game of Anna and others that is over."""
    people = [sits(ANNA), *seats]
    usual = {"seats": people, "status": "over", "turn": 3, "result": Ending([0] * len(people), [0])}
    return at(gathered(now=now), **usual | changes)


def names(found: Sequence[object]) -> list[list[str]]:
    """Give what companions are called."""
    return [one.names for one in found]  # type: ignore[attr-defined]


def test_companions_are_those_with_whom_a_game_was_played_the_last_first() -> None:
    """Under the names of the last time, and once however often; who only sat down somewhere has not played."""
    tables = [
        over(sits(BRAM, "Bram the Bold")),
        at(gathered(ANNA, sits(CLEO))),
        at(gathered(ANNA, sits(CLEO)), status="closed"),
        over(sits(BRAM), Seat("bot", "Dante", None, "house")),
        over(sits(guest("Dora"), "Dora"), sits(guest("Dora"), "Emma")),
        over(Seat("person", NOBODY, "gone"), Seat("person", f"{NOBODY} 2", "gone too")),
    ]
    found = companions(ANNA.id, tables, [])
    assert names(found) == [["Bram the Bold"], ["Dora", "Emma"]]
    assert [one.games for one in found] == [2, 1]
    assert found[0].who == mark_of(ANNA.id, BRAM.id)
    # Nobody else names Bram like that.
    assert companions(BRAM.id, tables[:1], [])[0].who not in {one.who for one in found}


def test_a_game_that_goes_on_or_was_ended_together_counts_as_one_of_the_first_versions_does() -> None:
    running = over(sits(BRAM), status="playing", turn=1, result=None)
    for table in (running, over(sits(BRAM), status="closed", turn=2, result=None), over(sits(BRAM), turn=0)):
        assert names(companions(ANNA.id, [table], [])) == [["Bram"]]


def test_the_list_has_an_end() -> None:
    many = [over(sits(guest(f"P{number}"))) for number in range(MOST_COMPANIONS + 5)]
    assert len(companions(ANNA.id, many, [])) == MOST_COMPANIONS


def test_who_is_taken_off_is_on_the_list_of_neither() -> None:
    """Whoever took them off sees it, and can put them back; the other one is told nothing."""
    tables = [over(sits(BRAM)), over(sits(CLEO))]
    parted = [Parting(ANNA.id, BRAM.id)]
    mine = companions(ANNA.id, tables, parted)
    assert [(one.names, one.off) for one in mine] == [(["Cleo"], False), (["Bram"], True)]
    assert companions(BRAM.id, tables[:1], parted) == []


@pytest.mark.parametrize("rule", ["muted", "sent_away"])
def test_whom_a_host_has_silenced_or_sent_away_is_no_companion(rule: str) -> None:
    """To neither of the two; what the host of another table thinks of somebody is not theirs."""
    plain = over(sits(BRAM), sits(CLEO))
    mark = mark_of(plain.id, BRAM.id)
    rules = HouseRules(muted=frozenset({mark})) if rule == "muted" else HouseRules(sent_away={mark: "Bram"})
    ruled = msgspec.structs.replace(plain, summary=msgspec.structs.replace(plain.summary, rules=rules))
    assert names(companions(ANNA.id, [over(sits(BRAM)), ruled], [])) == [["Cleo"]]
    assert names(companions(BRAM.id, [ruled], [])) == [["Cleo"]]
    assert names(companions(CLEO.id, [ruled], [])) == [["Anna"], ["Bram"]]


# --- Inviting --------------------------------------------------------------------------------------------------------


def to_bram(table: str, by: Guest = ANNA, when: float = NOW, *, declined: bool = False) -> Invitation:
    """Give an invitation of Bram."""
    return Invitation(table, BRAM.id, by.id, when, declined)


def refused(known: list[Invitation], new: Invitation) -> tuple[str, dict[str, str | int]]:
    """Give why an invitation is refused."""
    with pytest.raises(Refusal) as why:
        allowed(known, new, "Bram")
    return why.value.reason, why.value.facts


def test_said_twice_it_holds_once_and_a_refusal_is_one() -> None:
    """Who has declined is not asked again to the same table, by nobody; to another one not for a while, by the same."""
    assert allowed([], to_bram("t1"), "Bram")
    assert not allowed([to_bram("t1")], to_bram("t1", CLEO), "Bram")
    declined = to_bram("t1", when=NOW - 60, declined=True)
    assert refused([declined], to_bram("t1", CLEO)) == ("reason-invite-declined", {"name": "Bram"})
    assert refused([declined], to_bram("t2")) == ("reason-invite-often", {"name": "Bram", "minutes": 59})
    assert allowed([declined], to_bram("t2", CLEO), "Bram")
    assert allowed([declined], to_bram("t2", when=NOW + WHILE), "Bram")


def test_nobody_is_invited_by_the_same_person_all_the_time() -> None:
    known = [to_bram(f"t{number}", when=NOW - 600 + number) for number in range(MOST_TO_ONE)]
    assert refused(known, to_bram("another")) == ("reason-invite-often", {"name": "Bram", "minutes": 50})
    assert allowed(known, to_bram("another", CLEO), "Bram")
    assert allowed(known, to_bram("another", when=NOW + WHILE), "Bram")


def test_nobody_is_invited_by_everybody() -> None:
    known = [to_bram(f"t{number}", guest(f"P{number}")) for number in range(MOST_WAITING)]
    assert refused(known, to_bram("another"))[0] == "reason-invite-many"
    answered = [msgspec.structs.replace(known[0], declined=True), *known[1:]]
    assert allowed(answered, to_bram("another"), "Bram")


def test_an_invitation_holds_while_it_leads_to_a_seat() -> None:
    """From somebody who still sits there and is wanted, to somebody who does not sit there and was not sent away."""
    table = at(gathered())
    pair = to_bram(table.id), table

    def holds(listed: Listed, *partings: Parting) -> bool:
        return holding(BRAM.id, [(pair[0], listed)], partings) != []

    assert holds(table)
    assert holds(table, Parting(BRAM.id, CLEO.id))
    for one in (Parting(BRAM.id, ANNA.id), Parting(ANNA.id, BRAM.id)):
        assert not holds(table, one)
    for seats in ([sits(ANNA), sits(CLEO)], [sits(CLEO), OPEN], [sits(ANNA), sits(BRAM), OPEN]):
        assert not holds(msgspec.structs.replace(table, summary=msgspec.structs.replace(table.summary, seats=seats)))
    for status in ("playing", "over", "closed"):
        summary = msgspec.structs.replace(table.summary, status=status)
        assert not holds(msgspec.structs.replace(table, summary=summary))
    away = HouseRules(sent_away={mark_of(table.id, BRAM.id): "Bram"})
    ruled = msgspec.structs.replace(table, summary=msgspec.structs.replace(table.summary, rules=away))
    assert not holds(ruled)
    assert (free(ruled, None), free(ruled, CLEO.id), free(ruled, BRAM.id)) == (True, True, False)


# --- What is kept ----------------------------------------------------------------------------------------------------


async def test_every_store_keeps_invitations(store_url: str) -> None:
    async with a_store(store_url) as store:
        table, other = gathered(), gathered(CLEO, now=NOW + 1)
        for one in (table, other):
            await store.create_table(one)
        first, second = to_bram(table.row.id), to_bram(other.row.id, CLEO, NOW + 1)
        with pytest.raises(NotFound):
            await store.invite(first, lambda _: True, 0.0)
        await store.save_guest(BRAM)
        with pytest.raises(NotFound):
            await store.invite(msgspec.structs.replace(first, table="nothing"), lambda _: True, 0.0)
        seen: list[list[Invitation]] = []

        def notice(known: Sequence[Invitation]) -> bool:
            seen.append(list(known))
            return True

        for new in (first, second):
            await store.invite(new, notice, 0.0)
        assert seen == [[], [first]]
        await store.invite(to_bram(table.row.id, CLEO), lambda _: False, 0.0)
        found = await store.invitations_to(BRAM.id, 0.0)
        assert [(one, listed.code, listed.id) for one, listed in found] == [
            (second, other.row.code, other.row.id),
            (first, table.row.code, table.row.id),
        ]
        assert await store.invitations_at(table.row.id) == [first]
        assert await store.invitations_to(ANNA.id, 0.0) == []
        assert [one for one, _ in await store.invitations_to(BRAM.id, NOW + 0.5)] == [second]
        gone = msgspec.structs.replace(second, declined=True)
        for _ in range(2):
            assert await store.decline(other.row.code, BRAM.id) == gone
        assert [one for one, _ in await store.invitations_to(BRAM.id, 0.0)] == [first]
        assert await store.invitations_at(other.row.id) == [gone]
        for code, who in ((table.row.code, CLEO), ("nothing", BRAM)):
            with pytest.raises(NotFound):
                await store.decline(code, who.id)
        # What is old is forgotten with the next one, and with the table.
        await store.invite(to_bram(table.row.id), lambda known: known == [gone], NOW + 0.5)
        await store.remove_table(other.row.code)
        assert [one for one, _ in await store.invitations_to(BRAM.id, 0.0)] == [first]
        await store.remove_table(table.row.code)
        assert await store.invitations_to(BRAM.id, 0.0) == []


async def test_of_many_who_invite_at_once_each_sees_what_the_others_did(store_url: str) -> None:
    async with a_store(store_url) as store:
        await store.save_guest(BRAM)
        tables = [gathered(now=NOW + number) for number in range(MOST_TO_ONE + 3)]
        for one in tables:
            await store.create_table(one)

        async def invite(table: str) -> bool:
            new = to_bram(table)
            try:
                await store.invite(new, lambda known: allowed(known, new, "Bram"), 0.0)
            except Refusal:
                return False
            return True

        done = await asyncio.gather(*(invite(one.row.id) for one in tables))
        assert done.count(True) == MOST_TO_ONE


async def test_every_store_keeps_who_parted_from_whom(store_url: str) -> None:
    async with a_store(store_url) as store:
        await store.save_guest(ANNA)
        parted = Parting(ANNA.id, BRAM.id)
        await asyncio.gather(*(store.part(parted, apart=True) for _ in range(3)))
        assert await store.partings(ANNA.id) == await store.partings(BRAM.id) == [parted]
        assert await store.partings(CLEO.id) == []
        await store.part(parted, apart=False)
        assert await store.partings(BRAM.id) == []


async def test_every_store_shows_listed_games_that_are_over(store_url: str) -> None:
    async with a_store(store_url) as store:
        tables = [gathered(now=NOW + number) for number in range(4)]
        for number, one in enumerate(tables):
            listed = msgspec.structs.replace(
                one.summary, listed=number != 1, status="playing" if number == 2 else "over", result=Ending([1, 0], [0])
            )
            await store.create_table(msgspec.structs.replace(one, summary=listed))
        assert [one.code for one in await store.games_shown()] == [tables[3].row.code, tables[0].row.code]
        assert [one.code for one in await store.games_shown(1)] == [tables[3].row.code]


# --- Telling ---------------------------------------------------------------------------------------------------------


async def test_who_is_at_some_table_hears_of_an_invitation_through_any_node() -> None:
    """Nobody else does; and being named by others does not count as being here."""
    bus = MemoryBus()
    async with House(bus=bus) as one, House(one.store, bus=bus) as other:
        room = await one.open(ANNA, "me", "open")
        hers, his = await one.come(room, ANNA), await one.come(room, BRAM)
        for house in (one, other):
            before = len([told for told in his.told if told == Invitations()])
            await house.rooms.invited(BRAM.id)
            await one.rest()
            assert len([told for told in his.told if told == Invitations()]) == before + 1
        assert Invitations() not in hers.told
        await other.rooms.invited(CLEO.id)
        assert not one.rooms.seen(CLEO.id, 0.0)


def test_news_about_different_people_are_different_news() -> None:
    """What waits to be sent is replaced by newer notes about the same: not about somebody else."""
    notes = [Note("n", "", "invitations", (who.id,)) for who in (ANNA, BRAM)]
    assert notes[0].about != notes[1].about
    present = [Note("n", "t", "presence", (who.id,)) for who in (ANNA, BRAM)]
    assert present[0].about == present[1].about
