"""No seat ever receives what it may not know: not by views, options, events, errors, undo, the clock or timing."""

from __future__ import annotations

import msgspec
import pytest

from signoria.tables.history.replay import replay_of_table
from signoria.tables.table.change import Sender
from signoria.tables.table.commands.choose import Choose
from signoria.tables.table.commands.leave import Leave
from signoria.tables.table.commands.prefer import Prefer
from signoria.tables.table.commands.undo import AnswerUndo, Undo
from signoria.tables.wire.messages import Accepted, Sync, Update
from signoria.web.api.results import summary
from tests.kit.driver import Driver
from tests.tables.kit import Device, House, Witness, begin, guest, reason, stage

ANNA, BRAM, CLEO = guest("Anna"), guest("Bram"), guest("Cleo")
ANNA_FIRST = {"start-player": "chosen", "start-seat": 0}


async def at_table(house: House, clock: int | None = None) -> tuple[Device, Device, Device]:
    """Give Anna and Bram, who play, and Cleo, who watches."""
    room = await house.open(ANNA, "me", "open", options=ANNA_FIRST, clock=clock)
    await begin(room, ANNA, BRAM)
    return await house.come(room, ANNA), await house.come(room, BRAM), await house.come(room, CLEO)


KINGDOM = ["cellar", "chapel", "library", "militia", "moat", "remodel", "spy", "thief", "village", "witch"]


@pytest.mark.parametrize("seed", range(4))
async def test_everybody_sees_what_the_game_shows_to_that_seat_and_nothing_else(seed: int) -> None:
    driver = Driver(seed, lively=True)
    async with House() as house:
        room = await house.open(ANNA, "me", "open", options={"kingdom-mode": "custom", "kingdom": KINGDOM})
        await begin(room, ANNA, BRAM)
        anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
        cleo = await house.come(room, CLEO)
        witnesses = [Witness(anna, 0), Witness(bram, 1), Witness(cleo, None)]
        for _ in range(250):
            play = witnesses[0].play
            for witness in witnesses:
                witness.look()
                told = msgspec.json.encode(witness.device.now())
                # The secret, and the ids that prove who somebody is, stay inside.
                assert room.table.row.secret.hex().encode() not in told
                assert b"guest-" not in told
            if play.position.asked is None:
                break
            asked = (anna, bram)[play.position.asked]
            if len(play.position.legal()) == 1:
                await house.wait(3)
            else:
                assert isinstance(await asked.choose(play.position.notation(driver.choose(play.position))), Accepted)
        for witness in witnesses:
            witness.look_back()


async def test_nobody_notices_how_far_a_selection_has_come() -> None:
    async with House() as house:
        anna, bram, cleo = await at_table(house, clock=60)
        await stage(house, anna.room, players=[{"hand": "cellar, 2 estate, copper", "deck": "5 gold"}, {}])
        await anna.choose("play cellar")
        before = [(len(device.all(Update)), device.now()) for device in (bram, cleo)]
        await house.wait(10)
        await anna.choose("discard estate")
        await anna.choose("discard estate")
        # The one who selects is told, with a number for each move.
        assert anna.now().ply == 3
        assert [(len(device.all(Update)), device.now()) for device in (bram, cleo)] == before
        # Whatever else makes them look again shows nothing of it either.
        await house.come(anna.room, guest("Dirk"))
        for device in (bram, cleo):
            old = before[0][1] if device is bram else before[1][1]
            assert (device.now().version, device.now().ply) == (old.version, old.ply)
            assert device.now().view == old.view
            assert device.seconds == 50
        # Nor can it be found out by answering in another's place.
        for ply in range(5):
            answer = reason(await bram.send(Choose(f"probe {ply}", ply, ["done"])))
            assert answer == ("reason-not-asked" if ply == 1 else "reason-stale")
        assert isinstance(await anna.choose("done"), Accepted)
        assert (anna.now().ply, bram.now().ply) == (4, 2)


async def test_what_happens_in_the_middle_of_a_selection_does_not_tell_how_far_it_is() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "open", "open", options=ANNA_FIRST)
        await begin(room, ANNA, *(BRAM, CLEO))
        anna, bram = await house.come(room, ANNA), await house.come(room, BRAM)
        await stage(house, room, players=[{"hand": "cellar, 2 estate, copper", "deck": "5 gold"}, {}, {}])
        await anna.choose("play cellar")
        await anna.choose("discard estate")
        await room.receive(Leave(), Sender(CLEO))
        await house.rest()
        assert bram.shown().seats[2].kept
        assert (anna.now().ply, bram.now().ply) == (2, 1)
        assert isinstance(await anna.choose("discard estate"), Accepted)
        assert (anna.now().ply, bram.now().ply) == (3, 1)


async def test_a_message_cannot_look_around_corners() -> None:
    """Were the second move judged with what the first one drew, a refusal would tell what lies on the deck."""
    async with House() as house:
        anna, _, _ = await at_table(house)
        for top in ("smithy", "estate"):
            await stage(house, anna.room, players=[{"hand": "2 village, copper", "deck": f"{top}, 3 gold"}, {}])
            version = anna.room.table.version
            assert reason(await anna.choose("play village", "play smithy")) == "reason-one-by-one"
            assert reason(await anna.choose("play village", "play village")) == "reason-one-by-one"
            assert anna.room.table.version == version
            assert anna.now().ply == 0


async def test_errors_do_not_tell_what_would_be_possible() -> None:
    async with House() as house:
        anna, bram, cleo = await at_table(house)
        await stage(house, anna.room, players=[{"hand": "militia", "deck": ""}, {"hand": "2 gold, moat, 2 estate"}])
        await anna.choose("play militia")
        assert bram.options == ["reveal moat", "pass"]
        assert anna.options == []
        assert cleo.options == []
        assert reason(await anna.choose("reveal moat")) == "reason-not-asked"
        assert reason(await anna.choose("buy moon")) == "reason-not-asked"
        assert reason(await anna.choose("pass", seat=1)) == "reason-not-seated"
        assert reason(await cleo.choose("pass")) == "reason-not-seated"


async def without_a_moat(house: House) -> tuple[Device, Device]:
    """Anna attacks Bram, who holds no Moat."""
    anna, bram, _ = await at_table(house)
    players = [{"hand": "militia", "deck": ""}, {"hand": "2 gold, 3 estate", "deck": "moat"}]
    await stage(house, anna.room, players=players)
    await anna.choose("play militia")
    return anna, bram


async def test_a_forced_secret_answer_takes_a_while_and_an_open_one_none() -> None:
    """R1, R8: Bram holds no Moat and cannot reveal one; Anna must not notice."""
    async with House() as house:
        anna, bram = await without_a_moat(house)
        assert bram.options == ["pass"]
        assert anna.question == "moat-reveal"
        await house.wait(1.9)
        assert anna.question == "moat-reveal"
        await house.wait(0.2)
        assert anna.question == "militia-discard"
        assert anna.room.table.play is not None
        assert anna.room.table.play.moves[-1].by == "table"


async def test_nobody_holds_a_forced_answer_up() -> None:
    """Whoever could make the pause begin anew would learn that there is one."""
    async with House() as house:
        anna, bram = await without_a_moat(house)
        for number in range(3):
            await house.wait(0.6)
            await anna.send(Prefer(f"a{number}", "always-reveal-moat", value=number % 2 == 0))
            assert bram.options == ["pass"]
        await house.wait(0.3)
        assert anna.question == "militia-discard"


async def test_a_moat_that_is_always_revealed_takes_as_long() -> None:
    """DO-R02.15: the preference is personal, and nobody is told of it."""
    async with House() as house:
        anna, bram, _ = await at_table(house)
        told = len(anna.told)
        assert isinstance(await bram.send(Prefer("p", "always-reveal-moat", value=True)), Accepted)
        assert bram.now().preferences == ["always-reveal-moat"]
        assert anna.now().preferences == []
        assert len(anna.told) == told
        assert reason(await bram.send(Prefer("q", "always-win", value=True))) == "reason-preference"
        players = [{"hand": "militia", "deck": ""}, {"hand": "moat, gold, 3 estate", "deck": "copper"}]
        await stage(house, anna.room, players=players)
        await anna.choose("play militia")
        assert anna.question == "moat-reveal"
        await house.wait(2.1)
        assert "moat-revealed" in [line.event for line in anna.log]
        assert anna.question != "militia-discard"


async def test_a_shared_device_shows_no_hand_before_it_is_handed_over() -> None:
    async with House() as house:
        room = await house.open(ANNA, "me", "local Opa", options=ANNA_FIRST)
        device = await house.come(room, ANNA)
        assert device.now().seat is None
        assert room.table.play is not None
        assert device.view == room.table.play.position.view(None)
        await device.send(Sync(-1, 0))
        assert device.now().seat == 0
        await device.choose("play-all-treasures")
        await device.choose("buy copper")
        # Opa is asked, but Anna still sits there: nothing of his hand, not even what he may choose.
        assert device.view["asked"] == 1
        assert device.options == []
        assert "hand" not in device.view["players"][1]
        await device.send(Sync(-1, 1))
        assert "play-all-treasures" in device.options
        assert "hand" not in device.view["players"][0]
        assert reason(await device.send(Sync(-1, 2))) == "reason-not-seated"


async def test_others_hands_open_when_the_game_is_over_and_not_before() -> None:
    async with House() as house:
        anna, bram, cleo = await at_table(house)
        for device in (cleo, bram):
            assert reason(await device.send(Sync(-1, 0))) == "reason-not-seated"
        await stage(house, anna.room, players=[{"hand": "copper"}, {}], supply={"province": 1}, coins=8, phase="buy")
        await anna.choose("start-buying")
        await anna.choose("buy province")
        assert cleo.shown().status == "over"
        await cleo.send(Sync(-1, 0))
        assert cleo.now().seat == 0
        players = replay_of_table(anna.room.table).at(1).view(1)["players"]
        assert isinstance(players, list)
        assert "hand" in players[1]
        assert "hand" in cleo.view["players"][0]


async def test_nothing_tells_that_a_selection_has_begun() -> None:
    """Not what others may take back, not the numbers that they guess, not the lists of tables; nor its being undone."""
    async with House() as house:
        room = await house.open(ANNA, "me", "open", "open", options=ANNA_FIRST)
        await begin(room, ANNA, BRAM, CLEO)
        anna, bram, cleo = [await house.come(room, person) for person in (ANNA, BRAM, CLEO)]
        hand = {"hand": "2 copper, 3 estate"}
        await stage(house, room, players=[{"hand": "militia"}, hand, hand])
        await anna.choose("play militia")
        await bram.choose("discard copper", "discard copper")
        assert room.table.play is not None
        assert room.table.play.position.asked == 2
        await bram.undo()
        await anna.send(AnswerUndo("no", agree=False))

        async def known() -> object:
            guesses = [reason(await bram.send(Undo(bram.new_id(), bram.now().ply + more))) for more in range(4)]
            listed = [summary(one, BRAM.id) for one in await house.store.tables_of(BRAM.id)]
            return guesses, listed, bram.now(), len(bram.all(Update)), bram.log

        before = await known()
        for move in ("discard estate", None):
            await house.wait(5)
            if move is None:
                assert isinstance(await cleo.undo(), Accepted)
                assert cleo.options == ["discard copper", "discard estate"]
            else:
                assert isinstance(await cleo.choose(move), Accepted)
            assert await known() == before
        assert isinstance(await cleo.choose("discard estate", "discard estate"), Accepted)
        assert bram.now().undo.possible == "ask"


async def test_how_much_was_selected_does_not_show_when_it_is_taken_back() -> None:
    async with House() as house:
        anna, bram, cleo = await at_table(house)
        await stage(house, anna.room, players=[{"hand": "militia"}, {"hand": "2 copper, 3 estate"}])
        await anna.choose("play militia")
        await bram.choose("discard copper")
        assert isinstance(await anna.undo(), Accepted)
        assert [line.args for line in cleo.log if line.event == "undone"] == [{"player": {"seat": 0}, "moves": 1}]


async def test_a_request_to_take_back_does_not_tell_a_forced_answer_from_a_free_one() -> None:
    async with House() as house:
        anna, bram, _ = await at_table(house)
        for hand, deck in (("moat, 4 estate", "5 copper"), ("5 estate", "moat, 4 copper")):
            players = [{"hand": "village, witch", "deck": "3 copper"}, {"hand": hand, "deck": deck}]
            await stage(house, anna.room, players=players)
            await anna.choose("play village")
            await anna.choose("play witch")
            assert anna.question == "moat-reveal"
            assert isinstance(await anna.send(Undo(anna.new_id(), anna.now().ply)), Accepted)
            assert isinstance(await anna.undo(), Accepted)
            assert bram.now().undo.asked_by == 0
            if len(bram.options) > 1:
                assert reason(await bram.choose("pass")) == "reason-undo-first"
            await house.wait(29)
            assert anna.room.table.play is not None
            assert anna.room.table.play.ply == 1


async def attacked(house: House, hand: str, deck: str) -> list[Device]:
    """Give Anna, who has played a Militia, and Bram, who is asked for a Moat."""
    anna, bram, _ = await at_table(house)
    await stage(house, anna.room, players=[{"hand": "militia"}, {"hand": hand, "deck": deck}])
    await anna.choose("play militia")
    return [anna, bram]


async def test_the_table_answers_for_nobody_who_is_away() -> None:
    """A choice would wait for its player too."""
    async with House() as house:
        anna, bram = await attacked(house, "5 estate", "moat, 4 copper")
        await bram.leave()
        await house.wait(20)
        assert anna.question == "moat-reveal"
        await house.come(anna.room, BRAM)
        await house.wait(1.9)
        assert anna.question == "moat-reveal"
        await house.wait(0.1)
        assert anna.question == "militia-discard"


async def test_a_quick_answer_is_kept_back_as_long_as_a_forced_one_takes() -> None:
    async with House() as house:
        anna, bram = await attacked(house, "moat, 4 estate", "5 copper")
        await house.wait(0.5)
        assert await bram.send(Choose("quick", bram.now().ply, ["pass"])) is None
        # Whoever reconnects says it again.
        assert await bram.send(Choose("quick", bram.now().ply, ["pass"])) is None
        await house.wait(1.4)
        assert anna.question == "moat-reveal"
        await house.wait(0.1)
        assert anna.question == "militia-discard"
        assert [told.id for told in bram.all(Accepted)] == ["quick", "quick"]
