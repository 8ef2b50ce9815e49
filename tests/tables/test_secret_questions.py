"""A question of which the others must not even learn that it is asked: not who, and not by clock, list or number."""

from __future__ import annotations

from signoria.tables.table.playthrough import Making
from signoria.tables.table.rows import Listed
from signoria.tables.wire.messages import Accepted, Update
from signoria.web.api.results import summary
from tests.tables.kit import Device, House, begin, guest, stage

ANNA, BRAM, CLEO, DIRK = guest("Anna"), guest("Bram"), guest("Cleo"), guest("Dirk")
# Anna ends her turn; then the murdered King of Bram, who holds Rasputin, is called.
MURDER = {
    "players": [
        {"characters": "assassin", "hand": "tavern"},
        {"characters": "king", "hand": "rasputin, castle"},
        {"characters": "warlord"},
        {"characters": "merchant"},
    ],
    "murdered": "king",
    "turn": {"seat": 0, "as": "assassin", "income-taken": True},
}


async def at_table(house: House, clock: int | None = None) -> list[Device]:
    """Give four players, before the first ends a turn."""
    wish = {"game": "machiavelli", "options": {"action-cards": "on"}, "clock": clock}
    room = await house.open(ANNA, "me", "open", "open", "open", **wish)
    await begin(room, ANNA, *(BRAM, CLEO, DIRK))
    devices = [await house.come(room, person) for person in (ANNA, BRAM, CLEO, DIRK)]
    await stage(house, room, **MURDER)
    return devices


async def test_only_the_asked_player_learns_of_it() -> None:
    async with House() as house:
        anna, bram, cleo, dirk = await at_table(house, clock=60)
        assert isinstance(await anna.choose("end-turn"), Accepted)
        play = bram.room.table.play
        assert play is not None
        assert (play.position.asked, play.position.question, play.secretly_asked) == (1, "rasputin", True)
        assert bram.now().question is not None
        assert bram.now().clock is not None
        for device in (anna, cleo, dirk):
            assert (device.now().question, device.now().clock) == (None, None)
            assert device.view["asked"] is None
        watching = await house.come(anna.room, guest("Eva"))
        assert (watching.now().question, watching.now().clock, watching.view["asked"]) == (None, None, None)
        # Lists of tables tell it to Bram alone.
        table = bram.room.table
        listed = Listed(table.row.code, table.row.game, 0.0, 0.0, table.summary())
        assert summary(listed, BRAM.id).asked == 1
        assert [summary(listed, person).asked for person in (ANNA.id, CLEO.id, None)] == [None] * 3


async def test_a_clock_that_runs_out_does_not_tell_either() -> None:
    """A bot that takes over is seen by everybody: the question lapses instead."""
    async with House() as house:
        anna, bram, cleo, _ = await at_table(house, clock=60)
        await anna.choose("end-turn")
        before = len(cleo.all(Update))
        await house.wait(21)
        # Then an Acrobat may be asked.
        await house.wait(2)
        assert not bram.room.table.seats[1].kept
        assert len(cleo.all(Update)) > before
        assert "seat-kept" not in [line.event for line in cleo.log]
        assert "rasputin" not in str(cleo.log)


async def test_a_game_that_goes_on_in_the_middle_of_a_secret_question_tells_nobody_either() -> None:
    """Nobody has seen what was before, so there is no picture of it: yet no clock shows, and then all that follows."""
    async with House() as house:
        anna, bram, cleo, _ = await at_table(house, clock=60)
        await stage(house, anna.room, **{name: fact for name, fact in MURDER.items() if name != "turn"}, call="king")
        assert bram.question == "rasputin"
        assert bram.seconds == 20
        assert (cleo.now().question, cleo.now().clock) == (None, None)
        assert isinstance(await bram.choose("play-rasputin"), Accepted)
        assert cleo.view["turn"]["character"] == "king"
        assert cleo.question == "turn-action"


async def test_a_bot_that_says_no_for_somebody_leaves_no_mark() -> None:
    """What follows would follow if nobody had been asked; what is played shows, and so does who played it."""
    async with House() as house:
        anna, bram, _, _ = await at_table(house)
        await anna.choose("end-turn")
        asked = bram.room.table.play
        assert asked is not None
        no, yes = asked.copy(), asked.copy()
        no.make(1, str(asked.lapse()), Making("bot", unnoticed=True, kept=True))
        yes.make(1, "play-rasputin", Making("bot", unnoticed=True, kept=True))
        assert len(no.log) > len(asked.log)
        assert no.marked == frozenset()
        assert yes.marked != frozenset()
