"""The players' part in the shuffles: sealed by all, told by all, and chosen by nobody."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING

import pytest

from signoria.core.chance import commitment, mixed
from signoria.core.record import RecordError, verify
from signoria.games import REGISTRY
from signoria.tables.history.rebuild import rebuilt
from signoria.tables.history.replay import record
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.join import Join
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.rematch import Rematch
from signoria.tables.table.commands.seal import Seal
from signoria.tables.table.commands.share import Share
from signoria.tables.table.commands.start import Start
from signoria.tables.table.refusal import Refusal
from signoria.tables.table.shares import PATIENCE, seal_of
from signoria.tables.wire.messages import Accepted
from tests.tables.kit import Device, House, guest, reason
from tests.tables.test_evening import play_on

if TYPE_CHECKING:
    from signoria.core.position import Position
    from signoria.tables.room.room import Room

ANNA, BRAM = guest("Anna"), guest("Bram")
HERS, HIS = "0a" * 32, "b0" * 32


async def gathered(house: House, *, sealed: bool = True) -> tuple[Room, Device, Device]:
    """Two people at a table, who have sealed their shares."""
    room = await house.open(ANNA, "me", "open")
    await room.receive(Join(), Sender(BRAM))
    anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
    if sealed:
        for device, share in ((anna, HERS), (bram, HIS)):
            assert isinstance(await device.send(Seal(device.new_id(), seal_of(share))), Accepted)
    return room, anna, bram


async def tell(device: Device, share: str) -> None:
    """Tell a share."""
    assert isinstance(await device.send(Share(device.new_id(), share)), Accepted)


def dealt(position: Position) -> list[object]:
    """Give what everybody was dealt, as they see it."""
    return [position.view(seat)["players"] for seat in range(2)]


async def test_the_game_begins_with_the_last_share_and_all_of_them_decide_the_shuffles() -> None:
    async with House() as house:
        room, anna, bram = await gathered(house)
        # All seals are known before any share is, and the server's too.
        assert bram.shown().seals == [seal_of(HERS), seal_of(HIS)]
        assert bram.shown().commitment == commitment(room.table.row.secret)
        await room.receive(Start(), Sender(ANNA))
        await house.rest()
        assert (bram.shown().status, bram.shown().starting) == ("gathering", True)
        await tell(bram, HIS)
        assert (anna.shown().shares, anna.shown().starting) == ([None, HIS], True)
        await tell(anna, HERS)
        assert (anna.shown().status, anna.shown().starting) == ("playing", False)
        assert anna.shown().shares == [HERS, HIS]
        # As anybody can repeat it: keyed with the secret, over the number and the share of each seat.
        given = b"\0" + bytes.fromhex(HERS) + b"\1" + bytes.fromhex(HIS)
        seed = blake2b(given, key=room.table.row.secret, digest_size=32).digest()
        expected = REGISTRY.game("dominion").new(2, seed, room.table.options)
        assert room.table.play is not None
        assert dealt(room.table.play.position) == dealt(expected)


async def test_every_share_counts() -> None:
    """The same secret and one other share: another game."""
    seeds = []
    for his in (HIS, "b1" * 32):
        async with House() as house:
            room, anna, bram = await gathered(house, sealed=False)
            await anna.send(Seal("a", seal_of(HERS)))
            await bram.send(Seal("b", seal_of(his)))
            await room.receive(Start(), Sender(ANNA))
            await tell(anna, HERS)
            await tell(bram, his)
            assert room.table.play is not None
            seeds.append(room.table.play.position.chance.save())
    assert seeds[0] != seeds[1]


async def test_a_share_is_the_one_that_was_sealed() -> None:
    """Who has seen the others' shares cannot choose another one, nor seal anew, nor sit down in between."""
    async with House() as house:
        room, anna, bram = await gathered(house)
        assert reason(await bram.send(Share("early", HIS))) == "reason-not-started"
        await room.receive(Start(), Sender(ANNA))
        await tell(anna, HERS)
        for wrong in ("b1" * 32, HERS, "B0" * 32, "b0", "", "x" * 64):
            assert reason(await bram.send(Share(bram.new_id(), wrong))) == "reason-share"
        assert reason(await bram.send(Seal("again", seal_of("b1" * 32)))) == "reason-starting"
        for command in (Start(), Join(name="Opa")):
            with pytest.raises(Refusal, match="reason-starting"):
                await room.receive(command, Sender(ANNA))
        assert bram.shown().status == "gathering"
        await tell(bram, HIS)
        assert reason(await bram.send(Share("late", HIS))) == "reason-started"


async def test_a_seal_is_given_by_somebody_at_the_table_and_has_its_form() -> None:
    async with House() as house:
        room, anna, _ = await gathered(house, sealed=False)
        for wrong in ("", "0" * 63, "0" * 65, "G" * 64, "A" * 64):
            assert reason(await anna.send(Seal(anna.new_id(), wrong))) == "reason-share"
        cleo = await house.come(room, guest("Cleo"))
        assert reason(await cleo.send(Seal("c", seal_of(HERS)))) == "reason-not-seated"
        # Another device of the same person, or the same one after it forgot: the last seal counts.
        await anna.send(Seal("one", seal_of(HIS)))
        await anna.send(Seal("two", seal_of(HERS)))
        assert anna.shown().seals == [seal_of(HERS), None]


async def test_who_does_not_answer_is_left_out_for_all_to_see() -> None:
    """A phone may be asleep: the game does not wait for ever."""
    async with House() as house:
        room, anna, bram = await gathered(house)
        await room.receive(Start(), Sender(ANNA))
        await tell(anna, HERS)
        await house.wait(PATIENCE - 0.1)
        assert bram.shown().status == "gathering"
        await house.wait(0.1)
        assert (bram.shown().status, bram.shown().shares) == ("playing", [HERS, None])
        assert bram.shown().seals == [seal_of(HERS), seal_of(HIS)]


async def test_a_called_game_begins_though_the_server_was_restarted() -> None:
    async with House() as house:
        room, anna, _ = await gathered(house)
        await room.receive(Start(), Sender(ANNA))
        await tell(anna, HERS)
        (busy,) = await house.store.busy_tables()
        code = room.table.row.code
    async with House(house.store, timing=house.timing) as later:
        assert busy == code
        again = await later.rooms.room(code)
        device = await later.come(again, BRAM)
        assert device.shown().starting
        assert isinstance(await device.send(Share("after the restart", HIS)), Accepted)
        assert device.shown().shares == [HERS, HIS]


async def test_without_shares_the_game_begins_at_once() -> None:
    """Programs that know nothing of shares play as ever: the secret alone decides."""
    async with House() as house:
        room, anna, _ = await gathered(house, sealed=False)
        await room.receive(Start(), Sender(ANNA))
        await house.rest()
        assert anna.shown().status == "playing"
        assert room.table.play is not None
        assert room.table.play.position.chance.save()[1] == room.table.row.secret.hex()


async def test_whoever_leaves_takes_the_seal_along_and_a_called_game_is_called_off() -> None:
    async with House() as house:
        room, anna, bram = await gathered(house)
        await room.receive(Leave(), Sender(BRAM))
        await house.rest()
        assert anna.shown().seals == [seal_of(HERS), None]
        await room.receive(Join(), Sender(BRAM))
        await bram.send(Seal("again", seal_of(HIS)))
        await room.receive(Start(), Sender(ANNA))
        await tell(anna, HERS)
        await room.receive(Leave(), Sender(BRAM))
        await house.rest()
        # Her share is known now: whoever comes could choose one that suits. All begin anew.
        assert (anna.shown().starting, anna.shown().seals, anna.shown().shares) == (False, [None, None], [None, None])
        await house.wait(2 * PATIENCE)
        assert anna.shown().status == "gathering"


async def test_the_record_has_the_shares_and_is_checked_with_them() -> None:
    async with House() as house:
        room, anna, bram = await gathered(house)
        await room.receive(Start(), Sender(ANNA))
        await tell(anna, HERS)
        await tell(bram, HIS)
        await play_on(room, anna, bram)
        written = record(room.table)
        seed = written["seed"]
        assert isinstance(seed, dict)
        assert seed == {
            "secret": room.table.row.secret.hex(),
            "commitment": commitment(room.table.row.secret),
            "shares": [HERS, HIS],
        }
        assert verify(written, REGISTRY).over
        with pytest.raises(RecordError):
            verify({**written, "seed": {**seed, "shares": [HERS, None]}}, REGISTRY)
        # What is stored leads to the same game.
        again = rebuilt(await house.store.load_table(room.table.row.code))
        assert record(again) == written


async def test_a_rematch_is_sealed_when_it_is_wished_for() -> None:
    """Everybody comes along to the new table and tells there; nobody has to press anything again."""
    async with House() as house:
        room, anna, bram = await gathered(house, sealed=False)
        await room.receive(Start(), Sender(ANNA))
        await play_on(room, anna, bram)
        assert reason(await anna.send(Rematch("wrong", "no seal"))) == "reason-share"
        await anna.send(Rematch("a", seal_of(HERS)))
        await bram.send(Rematch("b"))
        code = anna.shown().following
        assert code is not None
        new = await house.rooms.room(code)
        hers = await house.come(new, ANNA)
        assert (hers.shown().starting, hers.shown().seals) == (True, [seal_of(HERS), None])
        await tell(hers, HERS)
        assert (hers.shown().status, hers.shown().shares) == ("playing", [HERS, None])


async def test_one_device_for_several_seats_has_one_share() -> None:
    async with House() as house:
        room = await house.open(ANNA, "local Opa", "me", "open")
        await room.receive(Join(), Sender(BRAM))
        anna = await house.come(room, ANNA)
        await anna.send(Seal("a", seal_of(HERS)))
        assert anna.shown().seals == [seal_of(HERS), None, None]


async def test_a_game_at_once_waits_for_the_share_of_its_only_player() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "bot", seal=seal_of(HERS))
        anna = await house.come(room, ANNA)
        assert anna.shown().starting
        await tell(anna, HERS)
        assert (anna.shown().status, anna.shown().shares) == ("playing", [HERS, None])


def test_a_share_counts_at_its_seat() -> None:
    """Two players with the same share, or one who changes seats, make other seeds."""
    secret, share, other = bytes(32), bytes([1] * 32), bytes([2] * 32)
    seeds = [
        mixed(secret, shares)
        for shares in ([share, None], [None, share], [share, share], [share, other], [other, share])
    ]
    assert len({secret, *seeds}) == 6
    assert mixed(secret, []) == mixed(secret, [None, None]) == secret
